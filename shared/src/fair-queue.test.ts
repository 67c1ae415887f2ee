// The queue under any order of arrivals, ends, breakdowns and callers that leave; and the moment a slot is kept.
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { FairQueue, type Taken } from './fair-queue.ts';

const PATIENT = new AbortController().signal;
type Work = Extract<Taken<number>, { kind: 'taken' }>;

afterEach(() => vi.useRealTimers());

function queueOf(slots: number, waitingMax: number, expectedMs = 0, breakingMs = 0): FairQueue<number> {
  const queue = new FairQueue<number>({ insideMax: slots + waitingMax, expectedMs, breakingMs });
  for (let slot = 0; slot < slots; slot++) queue.offer(slot);
  return queue;
}

async function taken(queue: FairQueue<number>, id: string): Promise<Work> {
  const work = await queue.take(id, PATIENT);
  if (work.kind !== 'taken') throw new Error(work.kind);
  return work;
}

interface Asked {
  readonly id: string;
  readonly arrival: number;
  state: 'waits' | 'runs' | 'over';
  work?: Work;
  readonly abort: AbortController;
}

type Step = readonly ['ask', number] | readonly ['end' | 'break' | 'cancel', number];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('ask' as const), fc.nat({ max: 3 })) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('end' as const), fc.nat({ max: 50 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('break' as const, 'cancel' as const), fc.nat({ max: 50 })) },
);

test('limits hold, no slot idles while something waits, who has fewer goes first, and nobody starves', async () => {
  const scenario = fc.asyncProperty(
    fc.integer({ min: 1, max: 4 }),
    fc.nat({ max: 5 }),
    fc.array(step, { maxLength: 120 }),
    async (slots, waitingMax, steps) => {
      const queue = queueOf(slots, waitingMax);
      const all: Asked[] = [];
      const broken: Work[] = [];
      const inState = (state: Asked['state']) => all.filter((each) => each.state === state);
      const holds = (id: string) => inState('runs').filter((each) => each.id === id).length;
      /** How often another flow was given a slot while this one waits and has none. */
      const passedOver = new Map<string, Map<string, number>>();

      const onTaken = (asked: Asked, work: Work) => {
        const waitingBefore = inState('waits');
        const had = holds(asked.id);
        for (const other of waitingBefore) {
          if (other.id === asked.id) expect(other.arrival).toBeGreaterThanOrEqual(asked.arrival);
        }
        // A broken slot is on its flow's account too: flows are compared while there is none.
        for (const id of broken.length === 0 ? new Set(waitingBefore.map((each) => each.id)) : []) {
          expect(holds(id)).toBeGreaterThanOrEqual(had);
          if (id === asked.id || holds(id) > 0) continue;
          const passes = passedOver.get(id) ?? new Map<string, number>();
          passes.set(asked.id, (passes.get(asked.id) ?? 0) + 1);
          passedOver.set(id, passes);
          expect(passes.get(asked.id)).toBeLessThanOrEqual(1);
        }
        passedOver.delete(asked.id);
        asked.state = 'runs';
        asked.work = work;
      };
      const ask = (id: string) => {
        const abort = new AbortController();
        const asked: Asked = { id, arrival: all.length, state: 'waits', abort };
        all.push(asked);
        queue.take(id, abort.signal).then((result) => {
          if (result.kind === 'taken') return onTaken(asked, result);
          asked.state = 'over';
          if (!inState('waits').some((each) => each.id === id)) passedOver.delete(id);
        });
      };
      const settle = async () => {
        for (let turn = 0; turn < 5; turn++) await null;
        const waits = inState('waits').length;
        expect([queue.running, queue.waiting]).toEqual([inState('runs').length, waits]);
        expect(queue.running + queue.waiting).toBeLessThanOrEqual(slots + waitingMax);
        if (waits > 0) expect(queue.running + broken.length).toBe(slots);
      };
      const pick = (among: readonly Asked[], at: number) => among[at % Math.max(1, among.length)];
      for (const [kind, at] of steps) {
        if (kind === 'ask') ask(`organization ${at}`);
        else if (kind === 'cancel') pick(inState('waits'), at)?.abort.abort();
        else {
          const asked = pick(inState('runs'), at);
          if (asked?.work) {
            asked.state = 'over';
            if (kind === 'end') asked.work.giveBack(asked.work.slot);
            else {
              asked.work.breakSlot();
              broken.push(asked.work);
            }
          }
        }
        await settle();
      }
      while (broken.length > 0) {
        const [work] = broken as [Work];
        work.giveBack(work.slot);
        await null;
        broken.shift();
        await settle();
      }
      while (inState('runs').length > 0) {
        const asked = inState('runs')[0] as Asked;
        asked.state = 'over';
        asked.work?.giveBack(asked.work.slot);
        await settle();
      }
      expect(inState('waits')).toEqual([]);
    },
  );
  await fc.assert(scenario, { numRuns: 300 });
});

test('alone it has every slot and every place; the first of another takes the place of its newest and is next', async () => {
  const queue = queueOf(2, 2);
  const flood = [await taken(queue, 'flood'), await taken(queue, 'flood')];
  const [third, fourth] = [queue.take('flood', PATIENT), queue.take('flood', PATIENT)];
  expect(await queue.take('flood', PATIENT)).toEqual({ kind: 'full' });
  const other = queue.take('other', PATIENT);
  expect(await fourth).toEqual({ kind: 'full' });
  flood[0]?.giveBack(0);
  expect((await other).kind).toBe('taken');
  expect(queue.waiting).toBe(1);
  flood[1]?.giveBack(1);
  expect((await third).kind).toBe('taken');
});

test('a slot is kept a moment for who sends one after the other, and no longer', async () => {
  vi.useFakeTimers();
  const queue = queueOf(2, 4, 250);
  await taken(queue, 'flood');
  const first = await taken(queue, 'other');
  const waiting = queue.take('flood', PATIENT);
  first.giveBack(first.slot);
  vi.advanceTimersByTime(249);
  expect(queue.waiting).toBe(1);
  const second = await taken(queue, 'other');
  second.giveBack(second.slot);
  vi.advanceTimersByTime(250);
  expect((await waiting).kind).toBe('taken');
});

test('a slot that its work broke is on its account until another is there', async () => {
  const queue = queueOf(2, 4);
  const [breaks, other] = [await taken(queue, 'flood'), await taken(queue, 'other')];
  breaks.breakSlot();
  const [flood, next] = [queue.take('flood', PATIENT), queue.take('other', PATIENT)];
  expect(queue.running).toBe(1);
  other.giveBack(other.slot);
  expect((await next).kind).toBe('taken');
  breaks.giveBack(2);
  expect(await flood).toMatchObject({ slot: 2 });
});

test('who breaks slots leaves as many as it has to others, until it has broken none for a while', async () => {
  vi.useFakeTimers();
  const queue = queueOf(2, 4, 0, 30_000);
  const breaks = await taken(queue, 'flood');
  breaks.breakSlot();
  const waiting = queue.take('flood', PATIENT);
  expect((await taken(queue, 'other')).slot).toBe(1);
  breaks.giveBack(2);
  const again = await waiting;
  queue.offer(3);
  const second = queue.take('flood', PATIENT);
  vi.advanceTimersByTime(29_999);
  expect([again.kind, queue.waiting]).toEqual(['taken', 1]);
  vi.advanceTimersByTime(1);
  expect(await second).toMatchObject({ slot: 3 });
});

test('a free slot that is gone is given to nobody, and closing cancels what waits', async () => {
  const queue = queueOf(2, 4);
  queue.withdraw(0);
  expect((await taken(queue, 'one')).slot).toBe(1);
  const waiting = queue.take('two', PATIENT);
  queue.close();
  expect(await waiting).toEqual({ kind: 'cancelled' });
  expect(await queue.take('two', AbortSignal.abort())).toEqual({ kind: 'cancelled' });
});

test('who resumes is the next of its flow, and finds no queue full', async () => {
  const queue = queueOf(1, 1);
  const first = await taken(queue, 'a');
  const order: string[] = [];
  const asked = async (name: string, resumes: boolean): Promise<void> => {
    const work = await queue.take('a', PATIENT, { resumes });
    order.push(work.kind === 'taken' ? name : work.kind);
    if (work.kind === 'taken') work.giveBack(work.slot);
  };
  const all = [asked('new', false), asked('one too many', false), asked('resumed', true)];
  await all[1];
  first.giveBack(first.slot);
  await Promise.all(all);
  expect(order).toEqual(['full', 'resumed', 'new']);
});
