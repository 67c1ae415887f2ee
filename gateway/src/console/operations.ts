// Every operation of the console's API in one table: the routes and the OpenAPI document are made of it.

import { KeyKind } from '@lavra/proto/ledger/v1/admin';
import { engineName } from '@lavra/shared/engine-name';
import type { ClientTls } from '@lavra/shared/tls';
import type { z } from 'zod';
import type { ConsoleLedger, SessionCall } from '../clients/console-ledger.ts';
import { describeEnginePools, describeLedgers } from '../clients/replicas.ts';
import { ConsoleRefusedError } from '../reply/console-refusals.ts';
import type { AuditRuns } from './audit-runs.ts';
import {
  journalKinds,
  journalRowReplies,
  keyReply,
  organizationReply,
  priceReplies,
  timeText,
  toHundredths,
  usageReply,
} from './replies.ts';
import { inputs, type Reply, type ReplyName } from './schemas.ts';

export interface ConsoleServices {
  readonly ledger: ConsoleLedger;
  readonly audits: AuditRuns;
  readonly ledgerAddress: string;
  readonly enginePoolAddress: string;
  readonly enginePoolToken: string;
  readonly tls: ClientTls | undefined;
  /** Of this gateway's link to NATS. */
  natsState(): 'none' | 'connected' | 'away';
}

export interface ConsoleCall<Input> {
  readonly services: ConsoleServices;
  /** The parts of the path that its pattern names. */
  readonly path: Readonly<Record<string, string>>;
  /** The query's or the body's fields, as the operation's schema gave them. */
  readonly input: Input;
  readonly session: SessionCall;
}

export interface ConsoleOperation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** After /api/v1/console, with `{name}` for its parts. */
  readonly path: string;
  readonly summary: string;
  /** `owner`: an operator, or the owner of the organization. The ledger decides; this is for the document. */
  readonly who: 'operator' | 'owner';
  readonly input: z.ZodObject | undefined;
  readonly inputIn: 'query' | 'body';
  readonly status: 200 | 201 | 202;
  readonly reply: ReplyName;
  run(call: ConsoleCall<never>): Promise<object>;
}

/** Ties what an operation takes and gives to its schemas. */
function operation<Input extends z.ZodObject, Name extends ReplyName>(row: {
  readonly id: string;
  readonly method: ConsoleOperation['method'];
  readonly path: string;
  readonly summary: string;
  readonly who: ConsoleOperation['who'];
  readonly input?: Input;
  readonly status?: ConsoleOperation['status'];
  readonly reply: Name;
  readonly run: (call: ConsoleCall<z.output<Input>>) => Promise<Reply<Name>>;
}): ConsoleOperation {
  const inputIn = row.method === 'get' ? ('query' as const) : ('body' as const);
  return { input: undefined, status: 200, ...row, inputIn };
}

export const CONSOLE_OPERATIONS: readonly ConsoleOperation[] = [
  operation({
    id: 'getConsoleSession',
    method: 'get',
    path: '/session',
    summary: 'Whose the session is',
    who: 'owner',
    reply: 'ConsoleSession',
    async run({ services, session }) {
      const { organizationId, expiresAt } = await services.ledger.call(
        (client) => client.getConsoleSession,
        {},
        session,
      );
      return sessionReply(organizationId || null, timeText(expiresAt));
    },
  }),
  operation({
    id: 'listOrganizations',
    method: 'get',
    path: '/organizations',
    summary: 'Organizations, in the order of their ids',
    who: 'operator',
    input: inputs.page,
    reply: 'ConsoleOrganizations',
    async run({ services, session, input: { after, limit } }) {
      const request = { afterId: after, limit };
      const { organizations } = await services.ledger.call((client) => client.listOrganizations, request, session);
      const next = organizations.length < limit ? null : (organizations.at(-1)?.id ?? null);
      return { organizations: organizations.map(organizationReply), next };
    },
  }),
  operation({
    id: 'createOrganization',
    method: 'post',
    path: '/organizations',
    summary: 'Create an organization',
    who: 'operator',
    input: inputs.createOrganization,
    status: 201,
    reply: 'ConsoleOrganization',
    async run({ services, session, input }) {
      const { name, planCredits, purchasedCredits, perMinute, perDay } = input;
      const request = {
        name,
        planCreditsHundredths: toHundredths(planCredits),
        purchasedCreditsHundredths: toHundredths(purchasedCredits),
        perMinute,
        perDay,
      };
      const { organization } = await services.ledger.call((client) => client.createOrganization, request, session);
      return organizationReply(existing(organization));
    },
  }),
  operation({
    id: 'getOrganization',
    method: 'get',
    path: '/organizations/{organizationId}',
    summary: 'Its balance and limits',
    who: 'owner',
    reply: 'ConsoleOrganization',
    async run({ services, session, path: { organizationId = '' } }) {
      const { organization } = await services.ledger.call(
        (client) => client.getOrganization,
        { organizationId },
        session,
      );
      return organizationReply(existing(organization));
    },
  }),
  operation({
    id: 'updateOrganization',
    method: 'patch',
    path: '/organizations/{organizationId}',
    summary: 'Change its limits, or its plan from the next month on',
    who: 'operator',
    input: inputs.updateOrganization,
    reply: 'ConsoleOrganization',
    async run({ services, session, path: { organizationId = '' }, input: { planCredits, perMinute, perDay } }) {
      const planCreditsHundredths = planCredits === undefined ? undefined : toHundredths(planCredits);
      const request = { organizationId, planCreditsHundredths, perMinute, perDay };
      const { organization } = await services.ledger.call((client) => client.updateOrganization, request, session);
      return organizationReply(existing(organization));
    },
  }),
  operation({
    id: 'grantCredits',
    method: 'post',
    path: '/organizations/{organizationId}/grants',
    summary: 'Add purchased credits, once for each grantId',
    who: 'operator',
    input: inputs.grantCredits,
    status: 201,
    reply: 'ConsoleOrganization',
    async run({ services, session, path: { organizationId = '' }, input: { amount, grantId } }) {
      const request = { organizationId, amountHundredths: toHundredths(amount), grantId };
      const { organization } = await services.ledger.call((client) => client.grantCredits, request, session);
      return organizationReply(existing(organization));
    },
  }),
  operation({
    id: 'getUsage',
    method: 'get',
    path: '/organizations/{organizationId}/usage',
    summary: 'Extractions and credits by day, engine and outcome',
    who: 'owner',
    input: inputs.usage,
    reply: 'ConsoleUsage',
    async run({ services, session, path: { organizationId = '' }, input: { from = '' } }) {
      const { rows } = await services.ledger.call((client) => client.getUsage, { organizationId }, session);
      return usageReply(rows.filter(({ day }) => day >= from));
    },
  }),
  operation({
    id: 'listJournal',
    method: 'get',
    path: '/organizations/{organizationId}/journal',
    summary: 'Charges, replays and changes, the newest first',
    who: 'owner',
    input: inputs.journal,
    reply: 'ConsoleJournal',
    async run({ services, session, path: { organizationId = '' }, input }) {
      return readJournal(services, session, organizationId, input);
    },
  }),
  operation({
    id: 'listKeys',
    method: 'get',
    path: '/organizations/{organizationId}/keys',
    summary: 'All keys it ever had, without the keys themselves',
    who: 'owner',
    reply: 'ConsoleKeys',
    async run({ services, session, path: { organizationId = '' } }) {
      const { keys } = await services.ledger.call((client) => client.listKeys, { organizationId }, session);
      return { keys: keys.map(keyReply) };
    },
  }),
  operation({
    id: 'createKey',
    method: 'post',
    path: '/organizations/{organizationId}/keys',
    summary: 'Create a key, shown this once',
    who: 'owner',
    input: inputs.createKey,
    status: 201,
    reply: 'ConsoleCreatedKey',
    async run({ services, session, path: { organizationId = '' }, input: { kind, expiresAt } }) {
      const request = {
        organizationId,
        kind: kind === 'live' ? KeyKind.KEY_KIND_LIVE : KeyKind.KEY_KIND_TEST,
        expiresAt: expiresAt === null ? undefined : new Date(expiresAt),
      };
      const { key, secret } = await services.ledger.call((client) => client.createKey, request, session);
      return { key: keyReply(existing(key)), secret };
    },
  }),
  operation({
    id: 'revokeKey',
    method: 'delete',
    path: '/keys/{keyId}',
    summary: 'Refuse a key from now on',
    who: 'owner',
    reply: 'ConsoleKey',
    async run({ services, session, path: { keyId = '' } }) {
      const { key } = await services.ledger.call((client) => client.revokeKey, { keyId }, session);
      return keyReply(existing(key));
    },
  }),
  operation({
    id: 'listPriceVersions',
    method: 'get',
    path: '/prices',
    summary: 'Every price list there was, oldest first',
    who: 'owner',
    reply: 'ConsolePrices',
    async run({ services, session }) {
      const { versions } = await services.ledger.call((client) => client.listPriceVersions, {}, session);
      return priceReplies(versions);
    },
  }),
  operation({
    id: 'setPrice',
    method: 'put',
    path: '/prices/{name}',
    summary: 'Set a price, from the next request on',
    who: 'operator',
    input: inputs.setPrice,
    reply: 'ConsolePrices',
    async run({ services, session, path: { name = '' }, input: { credits } }) {
      const request = { name, priceHundredths: toHundredths(credits) };
      await services.ledger.call((client) => client.setPrice, request, session);
      const { versions } = await services.ledger.call((client) => client.listPriceVersions, {}, session);
      return priceReplies(versions);
    },
  }),
  operation({
    id: 'listOutcomes',
    method: 'get',
    path: '/outcomes',
    summary: 'How the extractions of a day ended, over all organizations',
    who: 'operator',
    input: inputs.day,
    reply: 'ConsoleUsage',
    async run({ services, session, input: { day = '' } }) {
      const { rows } = await services.ledger.call((client) => client.listOutcomes, { day }, session);
      return usageReply(rows);
    },
  }),
  operation({
    id: 'describeSystem',
    method: 'get',
    path: '/system',
    summary: 'Engine pools, ledgers, their store and NATS',
    who: 'operator',
    reply: 'ConsoleSystem',
    run: describeSystem,
  }),
  operation({
    id: 'getAudit',
    method: 'get',
    path: '/audit',
    summary: "The last audit's result",
    who: 'operator',
    reply: 'ConsoleAudit',
    async run({ services, session }) {
      const { run } = await services.ledger.call((client) => client.getLastAudit, {}, session);
      return services.audits.reply(run);
    },
  }),
  operation({
    id: 'runAudit',
    method: 'post',
    path: '/audit',
    summary: 'Prove every balance from the journal',
    who: 'operator',
    status: 202,
    reply: 'ConsoleAudit',
    async run({ services, session }) {
      // First, because it is refused to who may not: an audit that already runs is not told of then either.
      await services.ledger.call((client) => client.getLastAudit, {}, session);
      await services.audits.run(session);
      const { run } = await services.ledger.call((client) => client.getLastAudit, {}, session);
      return services.audits.reply(run);
    },
  }),
];

export function sessionReply(organizationId: string | null, expiresAt: string): Reply<'ConsoleSession'> {
  return { role: organizationId === null ? 'operator' : 'owner', organizationId, expiresAt };
}

export async function readJournal(
  services: Pick<ConsoleServices, 'ledger'>,
  session: SessionCall,
  organizationId: string,
  { kinds, from, until, before, limit }: z.output<typeof inputs.journal>,
): Promise<Reply<'ConsoleJournal'>> {
  const request = {
    organizationId,
    kinds: journalKinds(kinds),
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
    beforeSequence: before,
    limit,
  };
  const page = await services.ledger.call((client) => client.listJournal, request, session);
  return { rows: journalRowReplies(page.rows), next: page.nextBefore || null };
}

async function describeSystem({ services, session }: ConsoleCall<unknown>): Promise<Reply<'ConsoleSystem'>> {
  const { ledgerAddress, enginePoolAddress, enginePoolToken, tls } = services;
  // The ledger says whether the session may know any of this; engine pools know no sessions.
  await services.ledger.call((client) => client.describeLedger, {}, session);
  const [ledgers, enginePools] = await Promise.all([
    describeLedgers(ledgerAddress, session.session, tls),
    describeEnginePools(enginePoolAddress, enginePoolToken, tls),
  ]);
  return {
    nats: services.natsState(),
    ledgers: ledgers.map(({ address, description }) => ({
      address,
      reached: description !== undefined,
      ...(description && {
        store: description.store === 'mongodb' ? ('mongodb' as const) : ('sqlite' as const),
        storeReached: description.storeReached,
        nats: natsState(description),
        startedAt: timeText(description.startedAt),
        commandsWaiting: description.commandsWaiting,
      }),
    })),
    enginePools: enginePools.map(({ address, description }) => ({
      address,
      reached: description !== undefined,
      ...(description && {
        workerThreads: description.workerThreads,
        running: description.running,
        queued: description.queued,
        queueMax: description.queueMax,
        simulated: description.simulated,
        engines: description.engines.flatMap((engine) => engineName(engine) ?? []),
      }),
    })),
  };
}

function natsState({ natsConfigured, natsConnected }: { natsConfigured: boolean; natsConnected: boolean }) {
  if (!natsConfigured) return 'none';
  return natsConnected ? 'connected' : 'away';
}

/** A message field is optional on the wire; a ledger that leaves it out has nothing of that name. */
function existing<Message>(message: Message | undefined): Message {
  if (message === undefined) throw new ConsoleRefusedError({ kind: 'notFound' });
  return message;
}
