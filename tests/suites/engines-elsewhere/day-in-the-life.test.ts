// A day in the life of a vision model's server that misbehaves: what the caller got, and what was charged. The whole product
// runs with all three engines elsewhere; the table is the one of docs/engines-elsewhere.md.
import { readFileSync } from 'node:fs';
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import { type Behaviour, startVisionServer, type VisionServer } from '@lavra/shared/testing/vision-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from '../../support/embedded.ts';
import { type Sample, sample } from '../../support/samples.ts';
import { type Reply, send, type Target } from '../../support/send.ts';

const API_KEY = 'a key that only the model sees';
/** Long enough for a busy machine to send a page. */
const TIMEOUT_MS = 8_000;
const ENGINES = ['FAST', 'MINI', 'LARGE'];
const DOCS = new URL('../../../docs/engines-elsewhere.md', import.meta.url);

let model: VisionServer;
let embedded: Embedded;
let target: Target & { readonly org: string };
/** As they were last asked for, less what an answer since says it charged. */
let creditsLeft = 50;
const page: Sample = sample('tabela.png');
const printed: string[] = [];

beforeAll(async () => {
  model = await startVisionServer();
  const settings = ENGINES.flatMap((engine) => [
    [`ENGINE_${engine}_URL`, model.url],
    [`ENGINE_${engine}_MODEL`, `a-model-for-${engine.toLowerCase()}`],
    [`ENGINE_${engine}_API_KEY`, API_KEY],
    [`ENGINE_${engine}_TIMEOUT_MS`, String(TIMEOUT_MS)],
  ]);
  embedded = await startEmbedded({ env: Object.fromEntries(settings) });
  const { id: org } = await embedded.lavra<{ id: string }>(
    ...[
      'org',
      'create',
      '--name',
      'Whose day it is',
      '--plan-credits',
      '0',
      '--purchased-credits',
      String(creditsLeft),
      '--per-minute',
      '1000',
    ],
  );
  const { key } = await embedded.lavra<{ key: string }>('key', 'create', '--org', org, '--kind', 'test');
  target = { baseUrl: embedded.baseUrl, key, org };
});
afterAll(async () => {
  await embedded.stop();
  await model.close();
  process.stdout.write(`${printed.join('\n')}\n`);
});

/** What an honest model says of the sample, but for some fields (in the contract's names). */
function says(changes: Readonly<Record<string, string>> = {}): Behaviour {
  const fields = CERTIFICATE_FIELDS.map(({ path, contractPath }) => {
    const value = contractPath.split('.').reduce((node, name) => node[name], page.data);
    return [path.replaceAll('.', '__'), changes[contractPath] ?? value];
  });
  return { kind: 'says', content: { is_birth_certificate: true, fields: Object.fromEntries(fields) } };
}

const NAME = 'dados_pessoais.nome_completo';
const CITY = 'local_nascimento.município';
const EVERYTHING_ELSE = Object.fromEntries(
  CERTIFICATE_FIELDS.map(({ contractPath }) => [contractPath, 'INVENTADO POR QUEM NADA VIU']),
);

interface Row {
  readonly does: string;
  readonly behaviour: () => Behaviour;
  readonly got: string;
  readonly charged: number;
  /** Sent again once the server is well: a kept answer, or a new run that is charged. */
  readonly again: 'the same, free' | 'the data, charged 1';
}

const PASSES = 'the data, charged 1';
const KEPT = 'the same, free';
/** Failures last: those of one page open the circuit of `large` for the next, where no row asks for its answer. */
const DAY: readonly Row[] = [
  { does: 'answers well', behaviour: says, got: 'the data', charged: 1, again: KEPT },
  {
    does: 'refuses the page',
    behaviour: () => ({ kind: 'refuses' }),
    got: 'IMAGE_NOT_PROCESSABLE',
    charged: 0,
    again: KEPT,
  },
  {
    does: 'says a name that is not on the page',
    behaviour: () => says({ [NAME]: 'FULANO INVENTADO DE TAL' }),
    got: 'the data without that field',
    charged: 1,
    again: KEPT,
  },
  {
    does: 'invents everything',
    behaviour: () => says(EVERYTHING_ELSE),
    got: 'DOCUMENT_NOT_RECOGNIZED',
    charged: 0,
    again: KEPT,
  },
  {
    does: 'says it is no birth certificate',
    behaviour: () => ({
      kind: 'says',
      content: { ...(says() as { content: object }).content, is_birth_certificate: false },
    }),
    got: 'DOCUMENT_NOT_RECOGNIZED',
    charged: 0,
    again: KEPT,
  },
  {
    does: 'says 429',
    behaviour: () => ({ kind: 'status', status: 429 }),
    got: 'EXTRACTION_BUSY',
    charged: 0,
    again: PASSES,
  },
  {
    does: 'takes too long',
    behaviour: () => ({ kind: 'waits' }),
    got: 'EXTRACTION_TIMEOUT',
    charged: 0,
    again: PASSES,
  },
  {
    does: 'says 503',
    behaviour: () => ({ kind: 'status', status: 503 }),
    got: 'EXTRACTION_UNAVAILABLE',
    charged: 0,
    again: PASSES,
  },
  {
    does: 'hangs up',
    behaviour: () => ({ kind: 'hangs up' }),
    got: 'EXTRACTION_UNAVAILABLE',
    charged: 0,
    again: PASSES,
  },
  {
    does: 'talks nonsense',
    behaviour: () => ({ kind: 'says', content: 'Claro! O nome é Maria.' }),
    got: 'EXTRACTION_UNAVAILABLE',
    charged: 0,
    again: PASSES,
  },
  {
    does: 'never stops talking',
    behaviour: () => ({ kind: 'pours' }),
    got: 'EXTRACTION_UNAVAILABLE',
    charged: 0,
    again: PASSES,
  },
  {
    does: 'points to another server',
    behaviour: () => ({ kind: 'redirects', to: 'http://127.0.0.1:9/' }),
    got: 'EXTRACTION_UNAVAILABLE',
    charged: 0,
    again: PASSES,
  },
];

/** In the words of the table. */
function gotBy({ status, body }: Reply): string {
  expect(status).toBe(201);
  if (!body.success) return body.errorCode;
  const [name, city] = [NAME, CITY].map((path) => path.split('.').reduce((node, part) => node[part], body.data));
  expect(city).toBe(page.data.local_nascimento.município);
  if (name === '') return 'the data without that field';
  expect(name).toBe(page.data.dados_pessoais.nome_completo);
  return 'the data';
}

function tableRow({ does, got, charged, again }: Row): string {
  return `| ${does} | ${got} | ${charged} | ${again} |`;
}

test.each(DAY)('$does: $got, $charged credits', async (row) => {
  const request = { imageType: 'base64', imageBase64: page.base64, requestId: `day-${row.does.replaceAll(' ', '-')}` };
  const asked = model.requests.length;
  model.behaviour = row.behaviour();
  const first = await send(target, request);
  expect([gotBy(first), model.requests.length > asked]).toEqual([row.got, true]);
  expect(first.body.creditsCharged).toBe(row.charged);
  const before = creditsLeft;
  creditsLeft = await credits();
  expect(before - creditsLeft).toBe(row.charged);

  model.behaviour = says();
  const askedAgain = model.requests.length;
  const second = await send(target, request);
  const isReplay = second.headers.get('idempotent-replayed') === 'true';
  const again = isReplay ? KEPT : `${gotBy(second)}, charged ${second.body.creditsCharged}`;
  if (isReplay) expect(second.body).toEqual({ ...first.body, creditsCharged: 0 });
  expect(model.requests.length > askedAgain).toBe(!isReplay);
  creditsLeft -= second.body.creditsCharged;

  const line = tableRow({
    ...row,
    got: gotBy(first),
    charged: first.body.creditsCharged,
    again: again as Row['again'],
  });
  printed.push(line);
  expect(line).toBe(tableRow(row));
  expect(readFileSync(DOCS, 'utf8')).toContain(`\n${line}\n`);
});

async function credits(): Promise<number> {
  return (await embedded.lavra<{ creditsAvailable: number }>('org', 'show', target.org)).creditsAvailable;
}

test('one worker asks about several pages at once, as none waits for an answer', async () => {
  model.behaviour = { kind: 'waits' };
  const replies = ['a', 'b', 'c'].map((id) =>
    send(target, { imageType: 'base64', imageBase64: page.base64, requestId: `at-once-${id}` }),
  );
  await expect.poll(() => model.open, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(2);
  for (const { body } of await Promise.all(replies)) {
    // By `large`, too, unless its circuit is still open.
    expect(body.errorCode).toMatch(/^EXTRACTION_(TIMEOUT|UNAVAILABLE)$/);
  }
});

test('a PDF that holds its own words asks nobody', async () => {
  const asked = model.requests.length;
  const reply = await send(target, {
    imageType: 'base64',
    imageBase64: sample('digital.pdf').base64,
    requestId: 'digital',
  });
  expect(reply.body).toMatchObject({ success: true, engine: 'mini', creditsCharged: 1 });
  expect(model.requests.length).toBe(asked);
});

test('the model is sent the page and nothing of its sender', async () => {
  const all = JSON.stringify(model.requests);
  for (const secret of [target.key, target.org, 'day-answers-well', 'Whose day it is'])
    expect(all).not.toContain(secret);
  const models = new Set(model.requests.map(({ body }) => body.model));
  expect([...models]).toEqual(['a-model-for-mini', 'a-model-for-large']);
  expect(model.requests.every(({ headers }) => headers.authorization === `Bearer ${API_KEY}`)).toBe(true);
  expect(await embedded.lavra('audit')).toMatchObject({ ok: true, violations: [] });
});
