// A ledger that is told to stop does not wait for an audit or an export, which could take minutes.
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { call } from '@lavra/shared/grpc-client';
import { expect, it } from 'vitest';
import { OPERATOR_TOKEN, startTestLedger, temporaryFolder } from './support.ts';

/** Two reads each: an audit of them takes seconds at the rate an audit may read. */
const ORGANIZATIONS = 400;
const LONG_MS = 60_000;
const operator = { token: OPERATOR_TOKEN, timeoutMs: LONG_MS };

it('ends a running audit and a running export as unavailable', async () => {
  const folder = temporaryFolder();
  const { admin, close } = await startTestLedger({ kind: 'sqlite', path: `${folder.path}/ledger.db` });
  const terms = { planCreditsHundredths: 100, purchasedCreditsHundredths: 0, perMinute: 1, perDay: 1 };
  await Promise.all(
    Array.from({ length: ORGANIZATIONS }, (_, index) =>
      call(admin.createOrganization.bind(admin), { name: `${index}`, ...terms }, operator),
    ),
  );

  const audit = call(admin.audit.bind(admin), {}, operator).catch((error: ServiceError) => error.code);
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${OPERATOR_TOKEN}`);
  const stream = admin.exportJournal({ organizationId: '' }, metadata, { deadline: Date.now() + LONG_MS });
  const exported = new Promise((resolve) => {
    stream.on('error', (error: ServiceError) => resolve(error.code));
    stream.on('end', () => resolve('all'));
  });
  // The first message comes after most of the organizations: both are under way.
  await new Promise((resolve) => stream.once('data', resolve));

  const began = performance.now();
  const closed = close();
  expect(await Promise.all([audit, exported])).toEqual([status.UNAVAILABLE, status.UNAVAILABLE]);
  await closed;
  expect(performance.now() - began).toBeLessThan(2_000);
  folder.remove();
});
