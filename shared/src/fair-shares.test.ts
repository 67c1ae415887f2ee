import { describe, expect, test } from 'vitest';
import { type Flow, flowToPushOut, nextFlow } from './fair-shares.ts';

/** "A 2+3 @7": the flow A has two slots, three pieces wait, since 7; "A 2+0 expected", "A 1+2 breaking". */
function flows(...texts: string[]): Flow[] {
  return texts.map((text) => {
    const [, id = '', running, waiting, since = 0] = /^(\w+) (\d+)\+(\d+)(?: @(\d+))?/.exec(text) ?? [];
    const isExpected = text.endsWith('expected');
    const isBreaking = text.endsWith('breaking');
    return { id, running: Number(running), waiting: Number(waiting), since: Number(since), isExpected, isBreaking };
  });
}

describe('the next free slot', () => {
  test.each<[string, Flow[], number, string | undefined]>([
    ['goes to nobody where nobody waits', flows('A 1+0', 'B 0+0'), 1, undefined],
    ['goes to who is alone, whatever it has', flows('A 7+1'), 1, 'A'],
    ['goes to who has fewer', flows('A 3+9 @1', 'B 0+1 @8'), 1, 'B'],
    ['goes to who has waited longer of two with as many', flows('A 1+9 @7', 'B 1+1 @6'), 1, 'B'],
    ['goes past who has fewer and waits for none', flows('A 3+9', 'B 0+0'), 1, 'A'],
    ['is kept for who had one a moment ago and has fewer', flows('A 1+9', 'B 0+0 expected'), 1, undefined],
    ['is not kept for who has as many', flows('A 1+9', 'B 1+0 expected'), 1, 'A'],
    ['is not kept where another is free', flows('A 1+9', 'B 0+0 expected'), 2, 'A'],
    ['is kept for each of several', flows('A 2+9', 'B 0+0 expected', 'C 1+0 expected'), 2, undefined],
    ['is not kept from who has none', flows('A 0+1', 'B 0+0 expected'), 1, 'A'],
    ['goes to who breaks slots where it has none', flows('A 0+2 breaking'), 1, 'A'],
    ['is left free by who breaks slots', flows('A 1+2 breaking'), 1, undefined],
    ['goes to who breaks slots where as many stay free as it has then', flows('A 1+2 breaking'), 3, 'A'],
    ['goes past who breaks slots', flows('A 1+2 breaking', 'B 2+1'), 1, 'B'],
  ])('%s', (_, all, free, id) => {
    expect(nextFlow(all, free)?.id).toBe(id);
  });
});

describe('a full queue', () => {
  test.each<[string, Flow[], string, string | undefined]>([
    ['gives a place to a newcomer', flows('A 1+3'), 'B', 'A'],
    ['gives none to who fills it', flows('A 1+3'), 'A', undefined],
    ['gives a place of the largest', flows('A 1+3', 'B 1+1', 'C 2+3'), 'B', 'C'],
    ['counts slots as well as places', flows('A 2+1', 'B 0+2'), 'C', 'A'],
    ['never drops what runs', flows('A 4+0', 'B 0+2'), 'C', 'B'],
    ['changes no equal share for another', flows('A 1+1', 'B 1+0'), 'B', undefined],
    ['changes nothing among many small', flows('A 1+0', 'B 0+1', 'C 0+1'), 'D', undefined],
  ])('%s', (_, all, id, pushedOut) => {
    expect(flowToPushOut(all, id)?.id).toBe(pushedOut);
  });
});
