// What every replica behind an address list says of itself, asked one by one and never for long.

import { type DescribeResponse, EnginePoolServiceClient } from '@lavra/proto/engine/v1/engine';
import { type DescribeLedgerResponse, LedgerAdminServiceClient } from '@lavra/proto/ledger/v1/admin';
import { AddressList, type HostPort, parseAddresses } from '@lavra/shared/grpc-addresses';
import { call, channel } from '@lavra/shared/grpc-client';
import type { ClientTls } from '@lavra/shared/tls';

const ASK_TIMEOUT_MS = 4_000;
/** More than a page shows. */
const REPLICAS_MAX = 100;

export interface Replica<Description> {
  readonly address: string;
  /** Undefined: it did not answer. */
  readonly description: Description | undefined;
}

interface Closeable {
  close(): void;
}

type Connect<Client> = new (...parts: ReturnType<typeof channel>) => Client;

export function describeEnginePools(addresses: string, token: string, tls: ClientTls | undefined) {
  return askEach(addresses, tls, EnginePoolServiceClient, (client) =>
    call<object, DescribeResponse>(client.describe.bind(client), {}, { token, timeoutMs: ASK_TIMEOUT_MS }),
  );
}

/** @param session of an operator: the ledger says so, and each that does not take it counts as not answering */
export function describeLedgers(addresses: string, session: string, tls: ClientTls | undefined) {
  const settings = { token: session, timeoutMs: ASK_TIMEOUT_MS };
  return askEach(addresses, tls, LedgerAdminServiceClient, (client) =>
    call<object, DescribeLedgerResponse>(client.describeLedger.bind(client), {}, settings),
  );
}

async function askEach<Client extends Closeable, Description>(
  addresses: string,
  tls: ClientTls | undefined,
  Connection: Connect<Client>,
  ask: (client: Client) => Promise<Description>,
): Promise<Replica<Description>[]> {
  const replicas = (await Promise.all(parseAddresses(addresses).map(replicasOf))).flat();
  return Promise.all(
    replicas.slice(0, REPLICAS_MAX).map(async ({ name, address }) => {
      const [target] = channel(address);
      // Certificates are for names, and what is dialled here is one of the addresses behind a name.
      const [, credentials, options] = channel(name, { tls });
      const client = new Connection(target, credentials, options);
      try {
        return { address, description: await ask(client).catch(() => undefined) };
      } finally {
        client.close();
      }
    }),
  );
}

async function replicasOf({ host, port }: HostPort) {
  const found = await new AddressList(withPort(host, port)).resolve();
  return found.map((each) => ({ name: withPort(host, port), address: withPort(each.host, port) }));
}

function withPort(host: string, port: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
