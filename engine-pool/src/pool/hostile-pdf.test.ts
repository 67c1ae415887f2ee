// The pool's own worker with its own engines, given a PDF that keeps it busy for ever.
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { pdfOfNestedForms, pdfWithText } from '../input/testing/pdf-files.ts';
import { startPool } from './pool.ts';
import { WORKER_LIMITS } from './worker-limits.ts';

test('a PDF that pdf.js never comes to an end with loses its worker; the next file is read', async () => {
  const { modelsDir } = readConfig({ LAVRA_SERVICE_TOKEN: 'a token for tests that nobody can guess' });
  const settings = { workers: 1, queueMax: 1, modelsDir, pdfPagesMax: 1, simulatedEngineMs: null };
  const pool = await startPool(settings, { limits: { ...WORKER_LIMITS, stageCpuMsMax: 2_000 } });
  const read = async (file: Uint8Array) => {
    const { signal } = new AbortController();
    const task = { kind: 'read', file, resizeImage: false, engines: ['mini'] } as const;
    const result = await pool.run(task, { caller: '', signal });
    return result.kind === 'died' ? result.cause : result.kind;
  };
  try {
    expect(await read(pdfOfNestedForms(3))).toBe('done');
    expect(await read(pdfOfNestedForms(12))).toBe('time');
    expect(await read(pdfWithText(['Certidao de nascimento']))).toBe('done');
  } finally {
    await pool.close();
  }
}, 90_000);
