// One certificate, all the way through: REST in, real fields out, charged once, replayed free.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, ROOT, startEmbedded } from '../../support/embedded.ts';
import { sample } from '../../support/samples.ts';
import { send, type Target } from '../../support/send.ts';

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.stop());

async function organization(credits: string): Promise<Target & { readonly org: string }> {
  const { id: org } = await embedded.lavra<{ id: string }>(
    ...['org', 'create', '--name', 'Test', '--plan-credits', '0', '--purchased-credits', credits],
  );
  const { key } = await embedded.lavra<{ key: string }>('key', 'create', '--org', org, '--kind', 'test');
  return { baseUrl: embedded.baseUrl, key, org };
}

/** Fields that stand in every sample and that a customer looks at first. */
function criticalFields(data: ReturnType<typeof sample>['data']) {
  const { nome_completo, matrícula, data_nascimento } = data.dados_pessoais;
  const { genitor_1, genitor_2 } = data.filiação;
  return {
    nome_completo,
    // Printed with dots or spaces; the answer always has spaces.
    matrícula: matrícula.replace(/\D/g, ''),
    dia: data_nascimento.dia,
    ano: data_nascimento.ano,
    genitores: [genitor_1.nome_completo, genitor_2.nome_completo],
    data_registro: data.registro.data_registro,
  };
}

interface Evidence {
  readonly imageSize: { readonly width: number; readonly height: number };
  readonly fields: readonly { field: string; confidence: number; polygon?: { x: number; y: number }[] }[];
}

/** The name stands on the image, in a place longer than high. */
function expectPlaced({ imageSize, fields }: Evidence): void {
  expect(fields.length).toBeGreaterThan(15);
  const name = fields.find(({ field }) => field === 'dados_pessoais.nome_completo');
  expect(name?.confidence).toBeGreaterThan(0.9);
  const [begin, end, below] = name?.polygon ?? [];
  if (!begin || !end || !below) throw new Error('the name has no place');
  expect(Math.hypot(end.x - begin.x, end.y - begin.y)).toBeGreaterThan(
    3 * Math.hypot(below.x - end.x, below.y - end.y),
  );
  for (const { x, y } of fields.flatMap(({ polygon }) => polygon ?? [])) {
    expect(x).toBeLessThanOrEqual(imageSize.width);
    expect(y).toBeLessThanOrEqual(imageSize.height);
  }
}

test.each(['certidao.jpg', 'escaneada.png', 'pdf-escaneado.pdf', 'digital.pdf'])(
  '%s is read, charged and replayed',
  async (name) => {
    const { file, base64, data } = sample(name);
    expect(file.length).toBeGreaterThan(1000);
    const target = await organization('5');
    const request = { imageType: 'base64', imageBase64: base64, requestId: `e2e-${name}` };

    const first = await send(target, request);
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(first.body).toMatchObject({ success: true, engine: 'mini', creditsCharged: 1 });
    expect(criticalFields(first.body.data)).toEqual(criticalFields(data));

    const again = await send(target, request);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual({ ...first.body, creditsCharged: 0 });

    const { body } = await send(target, request, undefined, '?include=evidence');
    const { evidence, ...rest } = body;
    expect(rest).toEqual(again.body);
    expectPlaced(evidence);

    expect(await embedded.lavra('org', 'show', target.org)).toEqual({
      planCreditsRemaining: 0,
      purchasedCreditsRemaining: 4,
      creditsHeld: 0,
      creditsAvailable: 4,
      creditsCharged: 1,
    });
    expect(await embedded.lavra('audit')).toMatchObject({ ok: true, violations: [] });
  },
);

test('a document that is no birth certificate costs nothing', async () => {
  const target = await organization('1');
  const { base64 } = sample('neg-marriage.pdf');
  const reply = await send(target, { imageType: 'base64', imageBase64: base64 });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({ success: false, errorCode: 'DOCUMENT_NOT_RECOGNIZED', creditsCharged: 0 });
  expect(await embedded.lavra('org', 'show', target.org)).toMatchObject({ creditsAvailable: 1, creditsHeld: 0 });
});

test('a revoked key is refused', async () => {
  const target = await organization('1');
  const [key] = await embedded.lavra<{ id: string }[]>('key', 'list', '--org', target.org);
  await embedded.lavra('key', 'revoke', key?.id as string);
  expect((await send(target, { imageType: 'base64', imageBase64: sample('certidao.jpg').base64 })).status).toBe(401);
});

test('usage tells what was charged, by day, engine and outcome', async () => {
  const target = await organization('5');
  await send(target, { imageType: 'base64', imageBase64: sample('digital.pdf').base64, requestId: 'usage' });
  expect(await embedded.lavra('usage', '--org', target.org)).toEqual([
    {
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      engine: 'mini',
      outcome: 'charged',
      extractions: 1,
      creditsCharged: 1,
    },
  ]);
});

test('credits granted and prices set by the operator count at once', async () => {
  const target = await organization('0');
  const request = { imageType: 'base64', imageBase64: sample('digital.pdf').base64, requestId: 'granted' };
  expect((await send(target, request)).status).toBe(402);
  await embedded.lavra('credits', 'grant', '--org', target.org, '--amount', '12.5');
  expect((await send(target, request)).body).toMatchObject({ success: true, creditsCharged: 1 });
  expect(await embedded.lavra('org', 'show', target.org)).toMatchObject({ creditsAvailable: 11.5 });
});

test('the exported journal is checked by a program that knows nothing of Lavra', async () => {
  const file = join(embedded.dataDir, 'journal.jsonl');
  await promisify(execFile)(process.execPath, ['cli/src/main.ts', 'audit', '--export', file], {
    cwd: ROOT,
    env: { ...process.env, ...embedded.operatorEnv },
  });
  const { stdout } = await promisify(execFile)(process.execPath, ['docs/check-journal.mjs', file], { cwd: ROOT });
  expect(stdout).toMatch(/^[1-9]\d* rows, 0 problems$/m);
});

test('terms changed by the operator are the organization’s from then on', async () => {
  const { org } = await organization('5');
  expect(await embedded.lavra('org', 'update', org, '--per-minute', '3')).toEqual({
    planCredits: 0,
    perMinute: 3,
    perDay: 1000,
  });
});

test('`lavra read` prints the fields without a server', async () => {
  const { path, data } = sample('digital.pdf');
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/src/main.ts', 'read', path, '--evidence'], {
    cwd: ROOT,
  });
  expect(stdout).toContain(`dados_pessoais.nome_completo: ${data.dados_pessoais.nome_completo}\n`);
  expect(stdout).toMatch(/read, confidence [01]\.\d\d at \d+,\d+ \d+×\d+ px/);
  expect(stdout).toMatch(/image as read: \d+×\d+ px/);
});
