// The peer: what one writes first. A withTransaction for each admission and each settlement, on the same server.
import { randomBytes, randomUUID } from 'node:crypto';
import { type ClientSession, MongoClient } from 'mongodb';
import type { Admit } from './ledger-load.ts';

interface Account {
  readonly _id: string;
  readonly credits: number;
  readonly held: number;
}

interface Run {
  readonly _id: string;
  readonly account: string;
  readonly idempotencyKey: string;
  readonly state: 'running' | 'answered';
  readonly answer?: Uint8Array;
}

interface Entry {
  readonly account: string;
  readonly run: string;
  readonly kind: string;
  readonly amount: number;
}

const PRICE = 100;
const ANSWER = new Uint8Array(2_048).fill(7);

export async function naiveMongo(
  url: string,
): Promise<{ admit(accounts: number): Promise<Admit>; close(): Promise<void> }> {
  const client = await MongoClient.connect(url, { maxPoolSize: 100 });
  const database = client.db();
  const accounts = database.collection<Account>('accounts');
  const runs = database.collection<Run>('runs');
  const entries = database.collection<Entry>('entries');
  await runs.createIndex({ account: 1, idempotencyKey: 1 }, { unique: true });
  await entries.createIndex({ account: 1 });

  const transact = (work: (session: ClientSession) => Promise<void>) =>
    client.withSession((session) =>
      session.withTransaction(() => work(session), {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority' },
      }),
    );

  const admit = async (count: number): Promise<Admit> => {
    const ids = Array.from({ length: count }, () => randomUUID());
    await accounts.insertMany(ids.map((_id) => ({ _id, credits: 1_000_000_000, held: 0 })));
    return async (number) => {
      const account = ids[number] as string;
      const run = randomUUID();
      const idempotencyKey = randomBytes(32).toString('base64url');
      await transact(async (session) => {
        const found = await accounts.findOne({ _id: account }, { session });
        if (!found || found.credits - found.held < PRICE) throw new Error('not enough credits');
        if (await runs.findOne({ account, idempotencyKey }, { session })) throw new Error('it runs');
        await accounts.updateOne({ _id: account }, { $inc: { held: PRICE } }, { session });
        await runs.insertOne({ _id: run, account, idempotencyKey, state: 'running' }, { session });
        await entries.insertOne({ account, run, kind: 'hold', amount: PRICE }, { session });
      });
      return () =>
        transact(async (session) => {
          const found = await runs.findOne({ _id: run }, { session });
          if (found?.state !== 'running') throw new Error('it was settled');
          await accounts.updateOne({ _id: account }, { $inc: { held: -PRICE, credits: -PRICE } }, { session });
          await runs.updateOne({ _id: run }, { $set: { state: 'answered', answer: ANSWER } }, { session });
          await entries.insertOne({ account, run, kind: 'charge', amount: PRICE }, { session });
        });
    };
  };
  return { admit, close: () => client.close() };
}
