// ?include=evidence through a real gateway: what it adds, that it adds nothing else, and that a repeat may ask differently.
import { Engine, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { createLogger } from '@lavra/shared/logger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '../../tools/accuracy/answer.ts';
import { type GatewayStack, IMAGE_BODY, startGatewayStack } from './support/gateway-stack.ts';
import { answered } from './support/scripted-services.ts';

interface Answer {
  readonly data: object;
  readonly creditsCharged: number;
  readonly evidence?: {
    readonly imageSize: object;
    readonly fields: readonly { field: string; source: string; polygon?: { x: number; y: number }[] }[];
  };
}

const ASKED = '?include=evidence';
const logged: string[] = [];
let stack: GatewayStack;
beforeAll(async () => {
  stack = await startGatewayStack({ logger: createLogger('test', 'trace', { write: (line) => logged.push(line) }) });
});
afterAll(() => stack.close());

let last = 0;
const withId = () => ({ ...IMAGE_BODY, requestId: `evidence-${last++}` });
const read = async (response: Response) => (await response.json()) as Answer;

test('names every field as the data does, in the order of the data', async () => {
  const { data, evidence } = await read(await stack.post(IMAGE_BODY, {}, ASKED));
  const fields = fieldsOf(data);
  expect(evidence?.fields.map(({ field }) => field)).toEqual([...fields.keys()]);
  expect(evidence?.imageSize).toEqual({ width: 1500, height: 2000 });
  // The scripted engine pool gives its n-th field from below a place at 10 n: each is at the field it was sent for.
  for (const [number, { source, polygon }] of (evidence?.fields ?? []).toReversed().entries()) {
    expect(source).toBe(['read', 'repaired', 'derived'][number % 3]);
    expect(polygon?.map(({ y }) => y)).toEqual(
      source === 'derived' ? undefined : [10 * number, 10 * number, 10 * number + 8, 10 * number + 8],
    );
  }
});

test('is all that it adds, and comes last', async () => {
  const text = await (await stack.post(IMAGE_BODY)).text();
  const withEvidence = await (await stack.post(IMAGE_BODY, {}, ASKED)).text();
  const settled = (body: string) => body.replace(/"processingTimeMs":\d+/, '');
  expect(settled(withEvidence).startsWith(`${settled(text).slice(0, -1)},"evidence":{`)).toBe(true);
});

test.each([
  ['', ASKED],
  [ASKED, ''],
])('first asked with "%s", then with "%s": one extraction, one charge, the same answer', async (first, second) => {
  const body = withId();
  const runs = stack.enginePool.extracted.length;
  const original = await stack.post(body, {}, first);
  const repeat = await stack.post(body, {}, second);
  expect(repeat.headers.get('idempotent-replayed')).toBe('true');
  const answers = [await read(original), await read(repeat)] as const;
  expect(answers.map(({ creditsCharged }) => creditsCharged)).toEqual([1, 0]);
  expect(answers.map(({ evidence }) => evidence !== undefined)).toEqual([first === ASKED, second === ASKED]);
  expect(answers[1].data).toEqual(answers[0].data);
  expect(stack.enginePool.extracted).toHaveLength(runs + 1);
});

test('is replayed as it was first told', async () => {
  const body = withId();
  const { evidence } = await read(await stack.post(body, {}, ASKED));
  expect((await read(await stack.post(body, {}, ASKED))).evidence).toEqual(evidence);
});

test('is not there where nothing was read', async () => {
  stack.enginePool.script = () => ({
    outcome: { $case: 'unanswered', value: { code: UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED } },
    image: undefined,
    stageTimes: [],
  });
  const response = await stack.post(IMAGE_BODY, {}, ASKED);
  stack.enginePool.script = () => answered({ engine: Engine.ENGINE_MINI });
  expect(await response.json()).not.toHaveProperty('evidence');
});

test('is nothing that the ledger is told, nor the query anything that is logged', async () => {
  await stack.post(withId(), {}, ASKED);
  await stack.post(withId(), {}, '?include=MARIA+DA+SILVA&name=MARIA');
  const settled = stack.ledger.settled.at(-1);
  expect(settled?.sealedAnswer.length).toBeGreaterThan(1_000);
  expect(JSON.stringify([stack.ledger.admitted.at(-1), settled?.resolution])).not.toMatch(/evidence|polygon/);
  expect(settled?.sealedAnswer.includes('polygon')).toBe(false);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toMatch(/include|MARIA/);
});
