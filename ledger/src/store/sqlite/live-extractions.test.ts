// Idempotency keys are remembered no longer than there is something that may answer for them.
import { describe, expect, it, vi } from 'vitest';
import { LiveExtractions } from './live-extractions.ts';

/** As many rows as the test says, each with its idempotency key until it gives that up. */
function fakeFile() {
  const rows: { fence: number; live_triple: string | null }[] = [];
  const live = () => rows.filter((row) => row.live_triple !== null);
  const get = vi.fn((_organization, fencingToken, idempotencyKey) =>
    rows.find((row) => row.fence === fencingToken && row.live_triple === idempotencyKey),
  );
  const since = vi.fn((_organization: string, fencingToken: number) =>
    live().filter((row) => row.fence > fencingToken),
  );
  const statements = {
    allLive: { iterate: () => live().map((row) => ({ organization_id: 'org', ...row })) },
    live: { get },
    liveSince: { iterate: since },
    oldestLive: { get: () => live()[0] },
  };
  return {
    rows,
    get,
    since,
    live: new LiveExtractions(statements as unknown as ConstructorParameters<typeof LiveExtractions>[0]),
  };
}

describe('live extractions', () => {
  it('are forgotten once nothing as old answers any more', () => {
    const { rows, get, live } = fakeFile();
    rows.push({ fence: 1, live_triple: 'a' }, { fence: 2, live_triple: 'b' }, { fence: 3, live_triple: 'c' });
    live.refresh('org');
    expect(live.find('org', 'b')).toBe(rows[1]);
    for (const row of rows.slice(0, 2)) row.live_triple = null;
    live.refresh('org');
    get.mockClear();
    expect([live.find('org', 'a'), live.find('org', 'b')]).toEqual([undefined, undefined]);
    expect(get).not.toHaveBeenCalled();
    expect(live.find('org', 'c')).toBe(rows[2]);
  });

  it('are forgotten of an organization that sends nothing any more', () => {
    const { rows, get, live } = fakeFile();
    rows.push({ fence: 1, live_triple: 'a' });
    live.refresh('org');
    rows.length = 0;
    live.forgetSome();
    expect(live.find('org', 'a')).toBeUndefined();
    expect(get).not.toHaveBeenCalled();
  });

  it('of a file just opened are read once, and not at the first request', () => {
    const { rows, since, live } = fakeFile();
    rows.push({ fence: 1, live_triple: 'a' }, { fence: 2, live_triple: 'b' });
    live.load();
    live.refresh('org');
    expect(since).toHaveBeenCalledExactlyOnceWith('org', 2);
    expect([live.find('org', 'a'), live.find('org', 'b')]).toEqual(rows);
  });

  it('are forgotten a little at a time', () => {
    const { rows, live } = fakeFile();
    for (let fence = 1; fence <= 2_500; fence++) rows.push({ fence, live_triple: `key-${fence}` });
    live.load();
    const rowsBefore = [...rows];
    rows.length = 0;
    live.forgetSome();
    rows.push(...rowsBefore);
    expect([live.find('org', 'key-1000'), live.find('org', 'key-1001')]).toEqual([undefined, rows[1_000]]);
    rows.length = 0;
    live.forgetSome();
    live.forgetSome();
    rows.push(...rowsBefore);
    expect(live.find('org', 'key-2500')).toBeUndefined();
  });

  it('are found again for the newest extraction that took them', () => {
    const { rows, live } = fakeFile();
    rows.push({ fence: 1, live_triple: 'a' }, { fence: 2, live_triple: 'b' });
    live.refresh('org');
    for (const row of rows) row.live_triple = null;
    rows.push({ fence: 3, live_triple: 'b' }, { fence: 4, live_triple: 'a' });
    live.refresh('org');
    expect(live.find('org', 'a')).toBe(rows[3]);
    expect(live.find('org', 'b')).toBe(rows[2]);
  });

  it('are known from the commit that admitted them, and what another process admitted since is read', () => {
    const { rows, since, live } = fakeFile();
    live.refresh('org');
    rows.push({ fence: 1, live_triple: 'a' }, { fence: 2, live_triple: null }, { fence: 3, live_triple: 'c' });
    live.admitted(
      'org',
      rows.map((row) => ({ fencingToken: row.fence, liveIdempotencyKey: row.live_triple })),
    );
    expect([live.find('org', 'a'), live.find('org', 'c')]).toEqual([rows[0], rows[2]]);
    rows.push({ fence: 4, live_triple: 'd' });
    since.mockClear();
    live.refresh('org');
    expect(since.mock.results.map(({ value }) => value)).toEqual([[rows[3]]]);
    expect(live.find('org', 'd')).toBe(rows[3]);
  });
});
