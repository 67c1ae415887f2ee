// The pool's own worker with its own engines, given a PDF that keeps it busy for ever.
import { Engine } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { pdfOfNestedForms, pdfWithText } from '../input/testing/pdf-files.ts';
import { createPool } from './pool.ts';

test('a PDF that pdf.js never comes to an end with loses its thread; the next file is read', async () => {
  const { modelsDir } = readConfig({ LAVRA_SERVICE_TOKEN: 'a token for tests that nobody can guess' });
  const settings = { threads: 1, queueMax: 1, modelsDir, pdfPagesMax: 1, simulatedEngineMs: null };
  const pool = createPool(settings, { limitedStageMs: 5_000 });
  const read = async (file: Uint8Array) => {
    const patient = new AbortController().signal;
    const { ended } = await pool.extract(file, false, Engine.ENGINE_UNSPECIFIED, patient);
    return ended;
  };
  try {
    expect(await read(pdfOfNestedForms(3))).toBe('read');
    expect(await read(pdfOfNestedForms(12))).toBe('overdue');
    expect(await read(pdfWithText(['Certidao de nascimento']))).toBe('read');
  } finally {
    await pool.close();
  }
}, 60_000);
