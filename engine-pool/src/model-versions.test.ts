// What a replica says that it reads with.
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { modelVersions } from './model-versions.ts';

const config = (env: NodeJS.ProcessEnv = {}) =>
  readConfig({ LAVRA_SERVICE_TOKEN: 'a token for tests that nobody can guess', ...env });

test('every network by its file, a model elsewhere by its name', async () => {
  const remote = { ENGINE_LARGE_URL: 'https://models.example/v1', ENGINE_LARGE_MODEL: 'some-vision-model' };
  const models = await modelVersions(config(remote));
  expect(models.map(({ name }) => name)).toEqual([
    'PP-OCRv6_det_small',
    'PP-OCRv6_rec_small_cut',
    'PP-OCRv6_det_small_int8',
    'PP-OCRv6_rec_small_int8',
    'field-tagger-int8',
    'large',
  ]);
  expect(models.at(-1)?.version).toBe('some-vision-model');
  for (const { version } of models.slice(0, -1)) expect(version).toMatch(/^[0-9a-f]{12}$/);
});

test('simulated engines read with nothing', async () => {
  expect(await modelVersions(config({ LOAD_TEST_MODE: 'true' }))).toEqual([]);
});
