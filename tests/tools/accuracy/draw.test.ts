// The drawn places of an answer: on the page as it was read, where they are.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLES_FOLDER } from '../../generator/samples.ts';
import { answerFromBody } from './answer.ts';
import { drawEvidence } from './draw.ts';
import { isNegative, scoreCertificate } from './score.ts';
import { loadTruths } from './truths.ts';

test('a right field is outlined in blue, a wrong one in red', async () => {
  const [truth] = (await loadTruths(SAMPLES_FOLDER)).filter((one) => !isNegative(one));
  if (!truth || isNegative(truth)) throw new Error('there is no sample');
  const square = (left: number, top: number) =>
    [
      [left, top],
      [left + 40, top],
      [left + 40, top + 20],
      [left, top + 20],
    ].map(([x = 0, y = 0]) => ({ x, y }));
  const evidence = new Map([
    ['dados_pessoais.nome_completo', { confidence: 0.9, polygon: square(100, 300) }],
    ['dados_pessoais.sexo', { confidence: 0.9, polygon: square(100, 600) }],
  ]);
  const data = { ...truth.data, dados_pessoais: { ...truth.data.dados_pessoais, sexo: 'Ilegível' } };
  const score = scoreCertificate(truth, { ...answerFromBody({ success: true, data }), evidence });
  const folder = await mkdtemp(join(tmpdir(), 'lavra-draw-'));
  try {
    await drawEvidence(score, join(SAMPLES_FOLDER, truth.file), folder);
    const picture = sharp(join(folder, `${truth.case}.png`)).removeAlpha();
    const colorAt = async (left: number, top: number) => {
      const [red = 0, , blue = 0] = await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      return { red, blue };
    };
    const right = await colorAt(120, 320);
    expect(right.blue).toBeGreaterThan(right.red + 100);
    const wrong = await colorAt(120, 620);
    expect(wrong.red).toBeGreaterThan(wrong.blue + 100);
  } finally {
    await rm(folder, { recursive: true });
  }
});
