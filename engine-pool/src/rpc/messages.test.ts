// Words and messages, there and back.
import { Engine, RefusalCode, UnansweredCode } from '@lavra/proto/engine/v1/engine';
import { expect, test } from 'vitest';
import type { EngineName } from '../engines/engine.ts';
import type { Extraction, Outcome } from '../extract.ts';
import { engineMessage, engineName, extractResponse } from './messages.ts';

test.each<[EngineName, Engine]>([
  ['fast', Engine.ENGINE_FAST],
  ['mini', Engine.ENGINE_MINI],
  ['large', Engine.ENGINE_LARGE],
])('engine %s', (name, engine) => {
  expect(engineMessage(name)).toBe(engine);
  expect(engineName(engine)).toBe(name);
});

test.each([Engine.ENGINE_UNSPECIFIED, Engine.UNRECOGNIZED, 9 as Engine])(
  'engine %i asks for the standard order',
  (engine) => {
    expect(engineName(engine)).toBeNull();
  },
);

test.each<[Outcome, object]>([
  [
    { kind: 'refused', code: 'PDF_TOO_MANY_PAGES', pageCount: 60, pageCountMax: 50 },
    { $case: 'refused', value: { code: RefusalCode.REFUSAL_CODE_PDF_TOO_MANY_PAGES, pageCount: 60, pageCountMax: 50 } },
  ],
  [
    { kind: 'unanswered', code: 'DOCUMENT_NOT_RECOGNIZED' },
    { $case: 'unanswered', value: { code: UnansweredCode.UNANSWERED_CODE_DOCUMENT_NOT_RECOGNIZED } },
  ],
])('outcome %o', (outcome, message) => {
  expect(extractResponse({ outcome, image: undefined, stageTimes: [] }).outcome).toEqual(message);
});

test.each<[number, boolean]>([
  [1400, false],
  [1800, true],
])('an image of %i px read at 1400 px', (height, resized) => {
  const image = { original: { width: 1000, height }, final: { width: 1000, height: 1400 } };
  const extraction: Extraction = {
    outcome: { kind: 'unanswered', code: 'IMAGE_NOT_PROCESSABLE' },
    image,
    stageTimes: [],
  };
  expect(extractResponse(extraction).image).toEqual({ ...image, resized });
});
