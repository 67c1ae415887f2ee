// What runs is remembered as it was committed, until another connection commits.
import { describe, expect, it } from 'vitest';
import { anExtraction } from '../../model/examples.ts';
import { RunningExtractions } from './running-extractions.ts';

/** Of a file that another connection writes to whenever the test says so. */
function memory() {
  const file = { data_version: 1 };
  const statements = { dataVersion: { get: () => ({ ...file }) } };
  const running = new RunningExtractions(statements as unknown as ConstructorParameters<typeof RunningExtractions>[0]);
  running.refresh();
  return { file, running };
}

const started = anExtraction({ id: 'started' });

describe('running extractions', () => {
  it('are found as they were committed, and what a caller does to one is its own', () => {
    const { running } = memory();
    running.committed({ updated: [], inserted: [started] });
    running.refresh();
    const spoilt = running.find('started');
    expect(spoilt).toEqual(started);
    Object.assign(spoilt ?? {}, { resolution: 'charge' });
    expect(running.find('started')).toEqual(started);
    const renewed = { ...started, leaseEndsAtMs: started.leaseEndsAtMs + 1 };
    running.committed({ updated: [renewed], inserted: [] });
    expect(running.find('started')).toEqual(renewed);
  });

  it.each(['charge', 'release', 'expire'] as const)('are forgotten after their %s', (resolution) => {
    const { running } = memory();
    running.committed({ updated: [], inserted: [started] });
    running.committed({ updated: [{ ...started, resolution }], inserted: [] });
    expect(running.find('started')).toBeUndefined();
  });

  it('are read again once another connection has committed', () => {
    const { file, running } = memory();
    running.committed({ updated: [], inserted: [started] });
    file.data_version++;
    running.refresh();
    expect(running.find('started')).toBeUndefined();
  });

  it('are forgotten from the oldest when there are very many', () => {
    const { running } = memory();
    const many = Array.from({ length: 50_001 }, (_, index) => ({ ...started, id: String(index) }));
    running.committed({ updated: [], inserted: many });
    expect([running.find('0'), running.find('1')]).toEqual([undefined, many[1]]);
  });
});
