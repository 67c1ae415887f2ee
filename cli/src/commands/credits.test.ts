// A grant whose answer is lost: sent again under the same name, it is made once.
import { status } from '@grpc/grpc-js';
import { GrantCreditsResponse, type LedgerAdminServiceServer } from '@lavra/proto/ledger/v1/admin';
import { GrpcFailure, type RunningGrpcServer, unary } from '@lavra/shared/grpc-server';
import { createLogger } from '@lavra/shared/logger';
import { Command } from 'commander';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScriptedLedger } from '../testing/scripted-ledger.ts';
import { addCreditsCommands } from './credits.ts';

/** The names under which a grant came, in order. */
let asked: (string | undefined)[];
let made: Set<string | undefined>;
let lostAnswers: number;
let server: RunningGrpcServer;
let printed: string;

beforeEach(async () => {
  [asked, made, lostAnswers, printed] = [[], new Set(), 0, ''];
  const grantCredits: LedgerAdminServiceServer['grantCredits'] = unary(
    'GrantCredits',
    createLogger('scripted', 'silent'),
    ({ organizationId, grantId }) => {
      if (organizationId === 'unknown') throw new GrpcFailure(status.NOT_FOUND, 'no such organization');
      asked.push(grantId);
      made.add(grantId ?? `unnamed ${asked.length}`);
      if (asked.length <= lostAnswers) throw new GrpcFailure(status.UNAVAILABLE, 'it fell over after the commit');
      return GrantCreditsResponse.fromPartial({ organization: { purchasedRemainingHundredths: made.size * 1_250 } });
    },
  );
  server = await startScriptedLedger({ grantCredits });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await server.close();
});

async function grant(...options: string[]): Promise<void> {
  const program = new Command();
  addCreditsCommands(program);
  const command = ['credits', 'grant', '--org', 'org', '--amount', '12.5', '--json', ...options];
  await program.parseAsync(command, { from: 'user' });
}

test('is made once, and the command answers', async () => {
  lostAnswers = 2;
  await grant();
  expect(asked).toHaveLength(3);
  expect(made.size).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({ purchasedCreditsRemaining: 12.5 });
});

test('names itself when no answer comes at all, and can be repeated by hand', async () => {
  lostAnswers = 4;
  const failure = await grant().then(
    () => '',
    (error: Error) => error.message,
  );
  const [, grantId = ''] = /does not answer.*--grant-id ([\w-]+)/.exec(failure) ?? [];
  expect(made).toEqual(new Set([grantId]));
  await grant('--grant-id', grantId);
  expect(made.size).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({ purchasedCreditsRemaining: 12.5 });
});

test('two commands are two grants', async () => {
  await grant();
  await grant();
  expect(made.size).toBe(2);
});

test('a refusal is not tried again and names no grant', async () => {
  await expect(grant('--org', 'unknown')).rejects.toThrow(/^no such organization$/);
});
