import { expect, test } from 'vitest';
import { RuleBroken } from '../store/store.ts';
import type { Command, Outcome } from './commands.ts';
import {
  BATCH_WEIGHT_MAX,
  CommandTooLate,
  MAILBOX_COMMANDS_MAX,
  Mailboxes,
  MailboxFull,
  type OrganizationCommands,
} from './mailbox.ts';

const touch = { kind: 'touch' } as const;
const LATER = Number.MAX_SAFE_INTEGER;

/** Commits that wait to be let through, in the order they were asked for. */
function gatedCommits() {
  const asked: { organizationId: string; commands: number; finish: (error?: Error) => void }[] = [];
  const commitOne = ({ organizationId, commands }: OrganizationCommands) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome[]>();
    const finish = (error?: Error) => (error ? reject(error) : resolve(commands.map(() => undefined)));
    asked.push({ organizationId, commands: commands.length, finish });
    return promise;
  };
  const together: string[][] = [];
  const commit = (batches: readonly OrganizationCommands[]) => {
    together.push(batches.map(({ organizationId }) => organizationId));
    return Promise.allSettled(batches.map(commitOne));
  };
  return { asked, together, commit };
}

/** Lets everything run that can. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what arrives together is committed together, and answered after the commit', async () => {
  const { asked, commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  let answered = 0;
  for (let i = 0; i < 10; i++) void mailboxes.submit('a', touch, LATER).then(() => answered++);
  await settle();
  expect(asked.map(({ commands }) => commands)).toEqual([10]);
  expect(answered).toBe(0);
  asked[0]?.finish();
  await settle();
  expect(answered).toBe(10);
});

test('a batch of much data has fewer commands, and never none', async () => {
  const { asked, commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  const leases = (count: number) => Array.from({ length: count }, () => ({ extractionId: 'e', fencingToken: 1 }));
  const settlement = (bytes: number): Command => ({
    kind: 'settle',
    extractionId: 'e',
    fencingToken: 1,
    request: { kind: 'release', errorCode: 'E' },
    sealedAnswer: new Uint8Array(bytes),
  });
  const sent: Command[] = [
    { kind: 'renew', leases: leases(2 * BATCH_WEIGHT_MAX) },
    { kind: 'renew', leases: leases(BATCH_WEIGHT_MAX - 1) },
    touch,
    touch,
    ...Array.from({ length: BATCH_WEIGHT_MAX / 16 }, () => settlement(256 * 1024)),
    settlement(2_048),
  ];
  for (const command of sent) void mailboxes.submit('a', command, LATER);
  for (let turn = 0; turn < 4; turn++) {
    await settle();
    asked[turn]?.finish();
  }
  expect(asked.map(({ commands }) => commands)).toEqual([1, 2, BATCH_WEIGHT_MAX / 16, 2]);
});

test('a busy organization queues again behind the others', async () => {
  const { asked, commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  for (let i = 0; i < 3 * BATCH_WEIGHT_MAX; i++) void mailboxes.submit('busy', touch, LATER);
  void mailboxes.submit('quiet', touch, LATER);
  for (let turn = 0; turn < 4; turn++) {
    await settle();
    asked[turn]?.finish();
  }
  expect(asked.map(({ organizationId }) => organizationId)).toEqual(['busy', 'quiet', 'busy', 'busy']);
});

test('an organization commits one batch at a time, others beside it', async () => {
  const { asked, commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 2 });
  void mailboxes.submit('a', touch, LATER);
  await settle();
  void mailboxes.submit('a', touch, LATER);
  void mailboxes.submit('b', touch, LATER);
  await settle();
  expect(asked.map(({ organizationId }) => organizationId)).toEqual(['a', 'b']);
});

test('organizations that wait for a turn are committed together, as many as one commit takes', async () => {
  const { asked, together, commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1, organizationsTogether: () => 3 });
  const submit = (organizationId: string, count: number) =>
    Array.from({ length: count }, () => mailboxes.submit(organizationId, touch, LATER));
  const first = submit('first', 1);
  await settle();
  const waiting = [...submit('a', 2), ...submit('b', 1), ...submit('heavy', BATCH_WEIGHT_MAX - 3), ...submit('c', 1)];
  const failed = expect(Promise.all(submit('d', 2))).rejects.toThrow('away');
  for (let turn = 0; turn < 4; turn++) {
    for (const { finish, organizationId } of asked) finish(organizationId === 'd' ? new Error('away') : undefined);
    await settle();
  }
  await Promise.all([...first, ...waiting]);
  await failed;
  expect(together).toEqual([['first'], ['a', 'b', 'heavy'], ['c', 'd']]);
  await mailboxes.drained();
});

test('a full mailbox refuses at once, and the others still have room', async () => {
  const { commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  for (let i = 0; i < MAILBOX_COMMANDS_MAX; i++) void mailboxes.submit('a', touch, LATER);
  await expect(mailboxes.submit('a', touch, LATER)).rejects.toBeInstanceOf(MailboxFull);
  void mailboxes.submit('b', touch, LATER);
  expect(mailboxes.waiting).toBe(MAILBOX_COMMANDS_MAX + 1);
});

test('a command nobody waits for any more is not committed', async () => {
  const { asked, commit } = gatedCommits();
  let nowMs = 0;
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1, now: () => nowMs });
  void mailboxes.submit('a', touch, LATER);
  await settle();
  const late = mailboxes.submit('a', touch, 1_000);
  void mailboxes.submit('a', touch, LATER);
  nowMs = 1_000;
  const refused = expect(late).rejects.toBeInstanceOf(CommandTooLate);
  asked[0]?.finish();
  await refused;
  await settle();
  expect(asked.map(({ commands }) => commands)).toEqual([1, 1]);
});

test('a store that commits without waiting, and callers that never rest, leave the event loop to others', async () => {
  let commits = 0;
  const commit = async (batches: readonly OrganizationCommands[]) => {
    commits++;
    return batches.map(({ commands }) => ({ status: 'fulfilled' as const, value: commands.map(() => undefined) }));
  };
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  const commitsOfTurns: number[] = [];
  const callers = Array.from({ length: 4 }, async () => {
    while (commitsOfTurns.length < 20) {
      await mailboxes.submit('a', touch, LATER);
      // Some microtasks later, as a call's answer comes: the mailbox is gone by then.
      for (let hop = 0; hop < 10; hop++) await undefined;
    }
  });
  while (commitsOfTurns.length < 20) {
    const before = commits;
    await new Promise(setImmediate);
    commitsOfTurns.push(commits - before);
  }
  await Promise.all(callers);
  expect(Math.max(...commitsOfTurns)).toBe(1);
});

test('a failed batch fails its commands only', async () => {
  const { asked, commit } = gatedCommits();
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  const first = expect(mailboxes.submit('a', touch, LATER)).rejects.toThrow('away');
  await settle();
  const second = mailboxes.submit('a', touch, LATER);
  asked[0]?.finish(new Error('away'));
  await first;
  await settle();
  asked[1]?.finish();
  await second;
  await mailboxes.drained();
  expect(mailboxes.waiting).toBe(0);
});

test('what the store refuses fails alone, and once', async () => {
  const committed: Command[] = [];
  const refused = { kind: 'grant', amountHundredths: 1, grantId: 'refused', by: 'operator' } as const;
  const commit = async ([batch]: readonly OrganizationCommands[]): Promise<PromiseSettledResult<Outcome[]>[]> => {
    const { commands } = batch as OrganizationCommands;
    if (commands.includes(refused)) return [{ status: 'rejected', reason: new RuleBroken('refused') }];
    committed.push(...commands);
    return [{ status: 'fulfilled', value: commands.map(() => undefined) }];
  };
  const mailboxes = new Mailboxes({ commit, parallelCommits: 1 });
  const sent: Command[] = Array.from({ length: 9 }, (_, index) => (index === 5 ? refused : { ...touch }));
  const outcomes = await Promise.allSettled(sent.map((command) => mailboxes.submit('a', command, LATER)));
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(sent.map((command) => command === refused));
  const others = sent.filter((command) => command !== refused);
  expect(committed).toHaveLength(others.length);
  for (const [index, command] of committed.entries()) expect(command).toBe(others[index]);
});
