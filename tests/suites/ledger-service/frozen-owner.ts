// A gateway's part in a process of its own, to be frozen: admits one request, waits, settles it, and tells both.
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Engine } from '@lavra/proto/engine/v1/engine';
import { call } from '@lavra/shared/grpc-client';
import { ledgerClients, SERVICE_TOKEN } from './support.ts';

export interface OwnerTask {
  readonly address: string;
  readonly organizationId: string;
  readonly keyId: string;
  /** Base64url. */
  readonly idempotencyKey: string;
}

/** In which the test freezes it. */
const WORK_MS = 1_000;

const { address, organizationId, keyId, idempotencyKey } = JSON.parse(process.argv[2] ?? '') as OwnerTask;
const { ledger, close } = ledgerClients(address);
const settings = { token: SERVICE_TOKEN, timeoutMs: 5_000 };

const request = { organizationId, keyId, idempotencyKey: Buffer.from(idempotencyKey, 'base64url') };
const options = { engine: Engine.ENGINE_UNSPECIFIED, resizeImage: false, otherIdempotencyKeys: [], extractionId: '' };
const { outcome } = await call(ledger.admit.bind(ledger), { ...request, ...options }, settings);
tell(outcome?.$case);
if (outcome?.$case === 'admitted') {
  await sleep(WORK_MS);
  const { extractionId, fencingToken } = outcome.value;
  const charge = { $case: 'charge' as const, value: { engine: Engine.ENGINE_LARGE, imageResized: false } };
  const settlement = { extractionId, fencingToken, resolution: charge, sealedAnswer: Buffer.from('late') };
  // The first call after a freeze may meet a connection that ended meanwhile.
  const settled = await call(ledger.settle.bind(ledger), settlement, settings).catch(() =>
    call(ledger.settle.bind(ledger), settlement, settings),
  );
  tell(settled.outcome?.$case);
}
close();

function tell(text: string | undefined): void {
  writeSync(1, `${text}\n`);
}
