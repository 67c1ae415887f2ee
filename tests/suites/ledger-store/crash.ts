// Kills a ledger between any two things it does to its store; then looks, and lets the client ask again.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LedgerStore } from '../../../ledger/src/store/store.ts';
import type { CrashLine, CrashTask } from './crash-child.ts';
import { admission, brokenRules, createOrganization, newIdempotencyKey, send } from './harness.ts';

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
const START_MS = Date.UTC(2026, 10, 21, 12);
/** Runs beside each other: a process start is most of what one costs. */
const AT_ONCE = 4;

export interface CrashStorage {
  readonly name: string;
  /** Where the child finds what `open` opens. */
  location(): CrashTask['store'];
  open(clock: () => number): Promise<LedgerStore>;
}

export function describeCrashes(storage: CrashStorage): void {
  describe(`a ledger on ${storage.name}`, () => {
    it('killed before any of its writes loses nothing it told and charges nothing twice', async () => {
      const clock = { nowMs: START_MS };
      const store = await storage.open(() => clock.nowMs);
      try {
        const whole = await crashAt(storage, store, 0);
        // Three transactions of several writes each.
        expect(whole).toBeGreaterThan(15);
        const points = Array.from({ length: whole }, (_, index) => index + 1);
        while (points.length > 0) {
          await Promise.all(points.splice(0, AT_ONCE).map((point) => crashAt(storage, store, point)));
        }
      } finally {
        await store.close();
      }
    });
  });
}

/** One organization's story with a death at this point; the number of points it had, 0 when it died. */
async function crashAt(storage: CrashStorage, store: LedgerStore, dieAt: number): Promise<number> {
  const organization = await createOrganization(store, { allowance: 0, purchased: 1_000 });
  const { organizationId } = organization;
  const task = {
    ...organization,
    store: storage.location(),
    charged: newIdempotencyKey(),
    released: newIdempotencyKey(),
  };
  const first = await live({ ...task, nowMs: START_MS, dieAt });
  const told = first.map((line) => line.told);
  // A transaction that met a conflict is written twice: not every life has as many points.
  const whole = first.at(-1);
  const points = whole?.told === 'done' ? whole.writes : 0;
  if (dieAt > 0 && points > 0) expect(points, `survived ${dieAt}`).toBeLessThan(dieAt);

  // What was told is there, what was not is there whole or not at all.
  const { organization: after } = (await store.findAuditSubject(organizationId)) ?? {};
  expect(await brokenRules(store, organizationId), `at ${dieAt}`).toEqual([]);
  expect([0, 200], `at ${dieAt}`).toContain(after?.heldHundredths);
  expect([0, 100], `at ${dieAt}`).toContain(after?.chargedHundredths);
  if (told.includes('settled')) {
    expect(after).toMatchObject({ chargedHundredths: 100, heldHundredths: 0 });
    const repeat = await send(store, organizationId, admission(organization, { idempotencyKey: task.charged }));
    expect(repeat.kind).toBe('replayed');
  } else if (told.includes('admitted')) {
    expect([after?.heldHundredths, after?.chargedHundredths]).toContainEqual(after?.chargedHundredths ? 0 : 200);
  }

  // The client asks again, of a ledger that does not die.
  const second = await live({ ...task, nowMs: START_MS + 1_000, dieAt: 0 });
  const end = second.at(-1);
  expect(end?.told, `at ${dieAt}`).toBe('done');
  const { organization: last } = (await store.findAuditSubject(organizationId)) ?? {};
  expect(last, `at ${dieAt}`).toMatchObject({ chargedHundredths: 100, heldHundredths: 0, purchasedHundredths: 950 });
  expect(await brokenRules(store, organizationId), `at ${dieAt}`).toEqual([]);
  return points;
}

async function live(task: CrashTask): Promise<CrashLine[]> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(errors).toBe('');
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
