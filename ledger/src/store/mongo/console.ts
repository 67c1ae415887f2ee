// What the console keeps, in MongoDB.
import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import type { AuditRun, ConsoleSession, ConsoleToken, SignInFailures } from '../../model/console.ts';
import { addressSubject, CONSOLE_TOKENS_LISTED_MAX, type ConsoleStore, tokenSubject } from '../console-store.ts';
import { inTransaction, storeError } from './transaction.ts';

type TokenDocument = Omit<ConsoleToken, 'id'> & { readonly _id: string };
type SessionDocument = Omit<ConsoleSession, 'hash'> & { readonly _id: string };
type FailuresDocument = SignInFailures & { readonly _id: string };
type AuditRunDocument = AuditRun & { readonly _id: 'last' };

interface Access {
  readonly client: MongoClient;
  readonly database: Db;
  now(): Promise<number>;
}

export function mongoConsoleStore({ client, database, now }: Access): ConsoleStore {
  const tokens = database.collection<TokenDocument>('console_tokens');
  const sessions = database.collection<SessionDocument>('console_sessions');
  const failures = database.collection<FailuresDocument>('console_failures');
  const audits = database.collection<AuditRunDocument>('audit_runs');

  const run = <Result>(work: () => Promise<Result>): Promise<Result> =>
    work().catch((error) => {
      throw storeError(error);
    });

  return {
    async addToken({ id, ...rest }) {
      await run(() => tokens.insertOne({ _id: id, ...rest }));
    },

    async findToken(tokenId) {
      return readToken(await run(() => tokens.findOne({ _id: tokenId })));
    },

    async listTokens(organizationId) {
      const newest = () =>
        tokens.find({ organizationId }).sort({ createdAtMs: -1, _id: -1 }).limit(CONSOLE_TOKENS_LISTED_MAX).toArray();
      return (await run(newest)).flatMap((found) => readToken(found) ?? []);
    },

    async revokeToken(tokenId, revokedBy) {
      const revokedAtMs = await now();
      await run(() => tokens.updateOne({ _id: tokenId, revokedAtMs: null }, { $set: { revokedAtMs, revokedBy } }));
      return readToken(await run(() => tokens.findOne({ _id: tokenId })));
    },

    async signIn({ addressHash, tokenId }, decide) {
      const nowMs = await now();
      return inTransaction(client, async (session) => {
        const address = addressSubject(addressHash);
        const find = (subject: string) => failures.findOne({ _id: subject }, { session });
        const view = {
          nowMs,
          token: tokenId === undefined ? undefined : readToken(await tokens.findOne({ _id: tokenId }, { session })),
          addressFailures: readFailures(await find(address)),
          tokenFailures: tokenId === undefined ? undefined : readFailures(await find(tokenSubject(tokenId))),
        };
        const { outcome, addressFailures, tokenFailures } = decide(view);
        await putFailures(failures, session, address, addressFailures);
        if (tokenId !== undefined) await putFailures(failures, session, tokenSubject(tokenId), tokenFailures);
        if (outcome.kind === 'opened') {
          const { hash, ...rest } = outcome.session;
          await sessions.insertOne({ _id: hash, ...rest }, { session });
        }
        return { write: outcome.kind !== 'locked', result: outcome };
      });
    },

    async findSession(sessionHash) {
      const found = await run(() => sessions.findOne({ _id: sessionHash }));
      const token = found && readToken(await run(() => tokens.findOne({ _id: found.tokenId })));
      if (!found || !token) return undefined;
      const { _id, ...rest } = found;
      return { session: { hash: _id, ...rest }, token };
    },

    async endSession(sessionHash) {
      await run(() => sessions.deleteOne({ _id: sessionHash }));
    },

    async purge(failuresBeforeMs) {
      const nowMs = await now();
      await run(() => sessions.deleteMany({ expiresAtMs: { $lte: nowMs } }));
      await run(() => failures.deleteMany({ sinceMs: { $lte: failuresBeforeMs } }));
    },

    async putAuditRun(auditRun) {
      await run(() => audits.replaceOne({ _id: 'last' }, auditRun, { upsert: true }));
    },

    async lastAuditRun() {
      const found = await run(() => audits.findOne({ _id: 'last' }));
      if (!found) return undefined;
      const { _id, ...auditRun } = found;
      return auditRun;
    },
  };
}

async function putFailures(
  collection: Collection<FailuresDocument>,
  session: ClientSession,
  subject: string,
  value: SignInFailures | null | undefined,
): Promise<void> {
  if (value) await collection.replaceOne({ _id: subject }, { ...value }, { upsert: true, session });
  else if (value === null) await collection.deleteOne({ _id: subject }, { session });
}

function readToken(found: TokenDocument | null): ConsoleToken | undefined {
  if (!found) return undefined;
  const { _id, ...rest } = found;
  return { id: _id, ...rest };
}

function readFailures(found: FailuresDocument | null): SignInFailures | undefined {
  return found ? { failures: found.failures, sinceMs: found.sinceMs } : undefined;
}
