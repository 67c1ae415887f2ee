// Pumps every reader of text with what it looks for: the time may grow with the length of a text, and little more, since a
// stranger wrote it.
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import { expect, test } from 'vitest';
import { withWordSpaces } from '../input/pdf-word-spaces.ts';
import type { Line, PageText } from '../ocr/page-text.ts';
import { withSideways } from '../ocr/sideways-lines.ts';
import { tidyText } from '../ocr/tidy-text.ts';
import { isBlank } from './normalise/blank.ts';
import { readBookPart } from './normalise/book-number.ts';
import { findDates, findRelativeDate, readDatePart } from './normalise/dates.ts';
import { readEstablishment } from './normalise/establishment.ts';
import { findHour, readHour } from './normalise/hour.ts';
import { normaliseField } from './normalise/normalise-field.ts';
import { readCpfInNote, sortNotes } from './normalise/note.ts';
import { readCpf, readDnv, readMatricula } from './normalise/numbers.ts';
import { readName } from './normalise/person-name.ts';
import { placeText, readPlace } from './normalise/place.ts';
import { isOffice, readOffice } from './normalise/registry-office.ts';
import { readSeal } from './normalise/seal.ts';
import { readSex } from './normalise/sex.ts';
import { readTwinNames, readTwins } from './normalise/twins.ts';
import { fold } from './text/fold.ts';
import { Lexicon, tokenize } from './text/tokens.ts';
import { checkCpf } from './validate/cpf.ts';
import { checkMatricula } from './validate/matricula.ts';
import { municipalityOf, stateOf } from './validate/municipalities.ts';

const LEXICON = ['nascido', 'nascida', 'aos', 'dia', 'dias', 'do', 'mes', 'ano', 'a', 'o', 'filho'];

type Read = (text: string) => unknown;

/** They meet lines, notes and whole pages. */
const PAGE_READERS: Readonly<Record<string, Read>> = {
  fold,
  tokenize: (text) => tokenize(text, new Lexicon(LEXICON)),
  findDates,
  findHour,
  sortNotes: (text) => sortNotes(text, 'averbacoes'),
  readCpfInNote,
  tidyText: (text) => tidyText(wordsAndBoxes(text)),
  withSideways: (text) => {
    const { lines, ...page } = wordsAndBoxes(text);
    return withSideways({ ...page, lines: [] }, [{ way: 'up', line: lines[0] as Line }]);
  },
  withWordSpaces: (text) =>
    withWordSpaces([{ run: 0, text, left: 0, baseline: 0, width: 1, height: 1 }], NOTHING_DRAWN),
};

const NOTHING_DRAWN = { getOperatorList: async () => ({ fnArray: [], argsArray: [] }) } as unknown as Parameters<
  typeof withWordSpaces
>[1];

const BOXES = 1_000;

/** The text as one word, and below it a picture's row of boxes with a letter of it in each. */
function wordsAndBoxes(text: string): PageText {
  const at = (left: number, top: number, width: number) => ({ left, top, width, height: 12 });
  const boxes = [...text.slice(0, BOXES)].map((letter, index) => {
    const box = at(20 * index, 30, 8);
    return { words: [{ text: letter, box, confidence: 0.9 }], box };
  });
  const box = at(0, 0, 8 * text.length);
  return { width: 900, height: 60, lines: [{ words: [{ text, box, confidence: 1 }], box }, ...boxes] };
}

/** They meet the words of one field. */
const VALUE_READERS: Readonly<Record<string, Read>> = {
  isBlank,
  readBookPart,
  readCpf,
  readDatePart: (text) => readDatePart('year', text),
  findRelativeDate,
  readDnv,
  readEstablishment,
  readHour,
  readMatricula,
  readName: (text) => readName(text, false),
  placeText: (text) => placeText(text, false),
  readPlace,
  isOffice,
  readOffice: (text) => readOffice(text, false),
  readSeal,
  readSex,
  readTwinNames,
  readTwins,
  checkCpf,
  checkMatricula,
  municipalityOf: (text) => municipalityOf(text, 'SP'),
  stateOf,
  ...Object.fromEntries(
    CERTIFICATE_FIELDS.map((field) => [`normaliseField ${field.path}`, (text) => normaliseField(field, text, false)]),
  ),
};

/** What such rules look for, so that they begin again and again. */
const PARTS = [
  ...['a', 'A', 'é', 'ª', '1', '0', ' ', ',', '.', '-', '/', ':', '(', ')', '"', '\n', '_'],
  ...[
    'maria',
    'Silva',
    'de',
    'da',
    'e',
    'dia',
    'de maio',
    'vinte',
    'dois mil',
    'mil',
    '12/05/2010',
    '14:30',
    'h',
    'min',
  ],
  ...[
    'SP',
    'São Paulo',
    'município',
    'Cartório',
    'Rua',
    'nº',
    'CPF',
    'RG',
    'livro',
    'folha',
    'termo',
    'Dr.',
    'natural',
  ],
  ...['gêmeos', 'sim', 'averbação', 'anotação', 'nascidoaos', 'masculino', 'hospital', '123456 01 55 2010 1'],
];
/** Each alone, and with the one behind it. */
const PUMPS = [...PARTS, ...PARTS.map((part, index) => part + PARTS[(index + 1) % PARTS.length])];
/** What does not fit to all before it, a letter and a figure: what looks for its end tries every one. */
const ENDS = ['', 'z9'];

function pumped(pump: string, length: number): string {
  return pump.repeat(Math.ceil(length / pump.length));
}

/** Processor time of this thread, the least of some runs: others on the machine do not count. */
function cpuMs(read: Read, text: string, enoughMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 4 && least > enoughMs; run++) {
    const before = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Ten times the letters: ten times the time, and somewhat more; what tries every start with every end, a hundred times. */
const GROWTH_MAX = 30;
/** Below this, what is measured is the machine. */
const MEASURABLE_MS = 30;

test.each(Object.entries(PAGE_READERS))('%s: ten times the letters', (_, read) => {
  for (const end of ENDS) {
    for (const pump of PUMPS) {
      let beforeMs = MEASURABLE_MS / 10;
      for (const length of [100, 1_000, 10_000]) {
        const ms = cpuMs(read, pumped(pump, length) + end, MEASURABLE_MS / 10);
        if (ms > MEASURABLE_MS) expect(ms / beforeMs, pump + end).toBeLessThan(GROWTH_MAX);
        beforeMs = Math.max(beforeMs, ms);
      }
    }
  }
});

/** What a field's words are cut to (normalise-found.ts). */
const VALUE_LENGTH = 600;
const VALUE_MS_MAX = 40;

test.each(Object.entries(VALUE_READERS))('%s: the longest value', (_, read) => {
  for (const pump of PUMPS) {
    expect(cpuMs(read, pumped(pump, VALUE_LENGTH), VALUE_MS_MAX / 4), pump).toBeLessThan(VALUE_MS_MAX);
  }
});
