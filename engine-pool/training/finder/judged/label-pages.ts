// Makes pages to learn from out of forms that judged once: node label-pages.ts PAGES OUT [--pictures]. PAGES, called like the
// program beside this file that wrote it, holds <case>.html and the truth <case>.json; OUT gets, as set-pages.ts writes pages,
// <class of document>.<hand>_<form>-<number>.json, and the picture beside it where asked for. A word gets the class of a value
// that was found right, or that is printed as the truth has it; a word of which neither tells what it is gets the class "?",
// and nothing is learned of it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldAt } from '@lavra/shared/certificate-fields';
import sharp from 'sharp';
import type { Truth } from '../../../../tests/generator/truth.ts';
import { launchChromium } from '../../../../tests/support/chromium.ts';
import { NO_ANSWER } from '../../../../tests/tools/accuracy/answer.ts';
import { contractFields, contractPath } from '../../../../tests/tools/accuracy/contract-fields.ts';
import { evaluate } from '../../../../tests/tools/accuracy/evaluate.ts';
import { type CertificateScore, isNegative } from '../../../../tests/tools/accuracy/score.ts';
import { loadTruths } from '../../../../tests/tools/accuracy/truths.ts';
import { FIELD_CLASSES, FIELDS_OF, type FieldClass } from '../../../src/certificate/find/classes.ts';
import { completed } from '../../../src/certificate/find/complete-spans.ts';
import { featuresOf } from '../../../src/certificate/find/features.ts';
import { createFindByTagger, nativesOfHere } from '../../../src/certificate/find/find-by-tagger.ts';
import { notesOf } from '../../../src/certificate/find/notes.ts';
import { NOTES, type Span, spansOf } from '../../../src/certificate/find/spans.ts';
import { loadTagger, type TaggedPage } from '../../../src/certificate/find/tagger.ts';
import { asPrinted, leftOf, middleOf, rightOf, type Token, tokensOf } from '../../../src/certificate/find/tokens.ts';
import { findDates, formatDate } from '../../../src/certificate/normalise/dates.ts';
import { findHour } from '../../../src/certificate/normalise/hour.ts';
import { normaliseField } from '../../../src/certificate/normalise/normalise-field.ts';
import { THIS_CITY } from '../../../src/certificate/normalise/place.ts';
import { readSex } from '../../../src/certificate/normalise/sex.ts';
import { createReadCertificate } from '../../../src/certificate/read-certificate.ts';
import { compact } from '../../../src/certificate/text/fold.ts';
import { preparePage } from '../../../src/input/prepare-page.ts';
import type { PageText } from '../../../src/ocr/page-text.ts';
import { textLayerOf } from '../../../src/ocr/pdf-text/text-layer.ts';
import { tidyText } from '../../../src/ocr/tidy-text.ts';
import { Stages } from '../../../src/stages.ts';

/** The width of the sheet that set-pages.ts measures in. */
const SHEET_WIDTH = 794;
/** Dots of a picture for each that boxes are measured in, as set-pages.ts has it. */
const PICTURE_SCALE = 2;
const UNSAID = '?';
/** Parts of dates and answers are not printed as the truth has them. */
const PRINTED: ReadonlySet<FieldClass> = new Set<FieldClass>(
  (
    'name cpf mat nat bplace bcity rcity office dnv p1name p1nat p2name p2nat gpm gpf gmm gmf selo officer twname ' +
    'termo folha livro'
  ).split(' ') as FieldClass[],
);
/** A shorter value stands on a page by chance. */
const PRINTED_MIN = 3;
/** Of these the page says the same in other words; of how many tokens at most, and what is compared. */
const SAID: Readonly<Partial<Record<FieldClass, readonly [tokensMax: number, read: (text: string) => string]>>> = {
  // "Dou fé" begins like one.
  sex: [1, (text) => (compact(text).length > PRINTED_MIN ? readSex(text) : '')],
  hour: [12, (text) => findHour(text) ?? ''],
  bdate: [20, dateOf],
  rdate: [20, dateOf],
  edate: [20, dateOf],
};
/** What a rule may have derived, right, from words that are this field's. */
const DERIVED: ReadonlySet<FieldClass> = new Set<FieldClass>(['sex', 'rdate', 'rcity']);
const PRINTED_TOKENS_MAX = 24;
/** Heights of a word that a line may be off, and that the rest of a value may stand below its beginning. */
const SAME_LINE = 0.5;
const LINES_BELOW_MAX = 3.5;
/** A word that the network takes for a value like this is not surely none. */
const DOUBTED_MIN = 0.3;
/** Of several places that say the same, one has to be so much likelier. */
const LIKELIER = 2;
/** Kinds of other documents by their names; every other is "other". */
const KINDS: Readonly<Record<string, RegExp>> = {
  marriage: /casam/,
  death: /obito/,
  blank_form: /branco/,
  foreign_birth: /portugal|argentina|estratto|extrait|acta|-us\b|africa|estrangeiro/,
};

interface Seen {
  readonly page: PageText;
  readonly tokens: readonly Token[];
  readonly tagged: TaggedPage;
}
type Labels = Map<Token, { readonly name: FieldClass | typeof UNSAID; readonly begins: boolean }>;

async function main(folder: string, out: string, pictures: boolean): Promise<void> {
  await mkdir(out, { recursive: true });
  const tag = await loadTagger();
  const read = createReadCertificate(createFindByTagger(tag));
  const browser = await launchChromium();
  const sheet = await browser.newPage();
  const seen = new Map<string, Seen>();
  const truths = await loadTruths(folder);
  const { certificates } = await evaluate(
    truths,
    async (truth) => {
      await sheet.setContent(await readFile(join(folder, `${truth.case}.html`), 'utf8'));
      const pdf = await sheet.pdf({ preferCSSPageSize: true, printBackground: true });
      const text = await textOf(pdf, pictures ? join(out, `${nameOf(truth, folder)}.png`) : undefined);
      if (text === null) return NO_ANSWER;
      const page = tidyText(text);
      const tokens = tokensOf(page);
      seen.set(truth.case, { page, tokens, tagged: await tag(featuresOf(tokens)) });
      const reading = await read(text);
      return reading ? { ...NO_ANSWER, success: true, fields: contractFields(reading.certificate) } : NO_ANSWER;
    },
    1,
  );
  await browser.close();
  const scores = new Map(certificates.map((score) => [score.case, score]));
  for (const truth of truths) {
    const one = seen.get(truth.case);
    if (one === undefined) continue;
    const score = scores.get(truth.case);
    const labels: Labels = score ? labelsOf(one, score) : new Map();
    await writeFile(join(out, `${nameOf(truth, folder)}.json`), JSON.stringify(wordsOf(one, labels)));
  }
}

/** Null of a page whose font does not say all its letters. `picture`: where the page goes as it looks. */
async function textOf(pdf: Uint8Array, picture?: string): Promise<PageText | null> {
  const stages = new Stages(new AbortController().signal);
  const page = await preparePage(pdf, { resizeImage: true, pdfPagesMax: 1 }, stages);
  const text = textLayerOf(page);
  if (text && picture !== undefined) {
    const { data, width, height } = await page.pixels();
    const scale = (SHEET_WIDTH * PICTURE_SCALE) / Math.min(text.width, text.height);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(Math.round(text.width * scale))
      .png()
      .toFile(picture);
  }
  await page.close();
  return text;
}

function classOf(truth: Truth): string {
  if (!isNegative(truth)) return 'birth';
  return Object.keys(KINDS).find((kind) => KINDS[kind]?.test(truth.case)) ?? 'other';
}

/** "birth.hand_51_T7-3": hands call different forms alike. */
function nameOf(truth: Truth, folder: string): string {
  return `${classOf(truth)}.${basename(folder)}_${truth.case.replace(/-(?=.*-)/g, '_')}`;
}

function labelsOf(one: Seen, { fields }: CertificateScore): Labels {
  const { tagged } = one;
  const labels: Labels = new Map();
  const give = (tokens: readonly Token[], name: FieldClass | typeof UNSAID) => {
    for (const [at, token] of tokens.entries()) {
      const known = labels.get(token)?.name;
      if (known === undefined || (known === UNSAID && name !== UNSAID)) labels.set(token, { name, begins: at === 0 });
    }
  };
  const scoreOf = (name: FieldClass) => {
    const [path] = FIELDS_OF[name];
    return path && fields.find((field) => field.path === contractPath(path));
  };
  const values = spansOf(tagged).map((span) => completed(span, tagged));
  const spans = [...values, ...nativesOfHere(values, tagged.tokens), ...notesOf(tagged)];
  for (const span of spans) {
    const score = scoreOf(span.field);
    give(span.tokens, score?.right && says(span, [score.printed, score.answer]) ? span.field : UNSAID);
  }
  for (const name of [...PRINTED, ...(Object.keys(SAID) as FieldClass[])]) {
    const score = scoreOf(name);
    const isFound = !DERIVED.has(name) || spans.some(({ field }) => field === name);
    if (!score || (score.right && isFound)) continue;
    const isFree = (place: readonly Token[]) => place.every((token) => (labels.get(token)?.name ?? UNSAID) === UNSAID);
    const places = [...printedPlacesOf(name, score.printed, one), ...saidPlacesOf(name, score.printed, one)]
      .filter(isFree)
      .sort((a, b) => likelihood(b, name, one) - likelihood(a, name, one));
    const [best, next] = places;
    const isSure = best && (!next || likelihood(best, name, one) > LIKELIER * likelihood(next, name, one));
    if (isSure) {
      for (const token of best) labels.delete(token);
      give(best, name);
    }
    for (const place of places) give(place, UNSAID);
  }
  for (const [at, token] of tagged.tokens.entries()) {
    const first = at * FIELD_CLASSES.length;
    const isDoubted = tagged.fields.subarray(first + 1, first + FIELD_CLASSES.length).some((p) => p > DOUBTED_MIN);
    if (isDoubted) give([token], UNSAID);
  }
  // Of a note that was not found whole nothing tells which words are its own.
  const notes = [...NOTES].map(scoreOf);
  if (notes.some((note) => note && !note.right)) {
    const said = compact(notes.map((note) => note?.printed ?? '').join(' '));
    for (const token of tagged.tokens) if (said.includes(compact(token.text))) give([token], UNSAID);
  }
  return labels;
}

/** Whether the words of a span are the value that was right, as printed or in the contract's form. */
function says({ field, tokens }: Span, values: readonly string[]): boolean {
  if (NOTES.has(field) || /^b(?:day|mon|year)$/.test(field)) return true;
  const text = asPrinted(tokens);
  // The truth says which town "desta cidade" is.
  if (THIS_CITY.test(text)) return true;
  const [path] = FIELDS_OF[field];
  const said = path ? normaliseField(fieldAt(path), text, true).map(({ value }) => value) : [];
  const wanted = new Set(values.map(compact).filter((value) => value !== ''));
  return [text, ...said].some((value) => wanted.has(compact(value)));
}

/** Where a value stands as the truth has it. */
function printedPlacesOf(name: FieldClass, printed: string, { tagged: { tokens } }: Seen): Token[][] {
  const wanted = compact(printed);
  if (!PRINTED.has(name) || wanted.length < PRINTED_MIN) return [];
  const whole = placesOf(wanted, tokens);
  return whole.length > 0 ? whole : tornPlacesOf(wanted, tokens);
}

/** Where a value stands in other words: the shortest runs of tokens that say it. */
function saidPlacesOf(name: FieldClass, printed: string, { tagged: { tokens } }: Seen): Token[][] {
  const [tokensMax, read] = SAID[name] ?? [];
  const wanted = read?.(printed);
  if (!tokensMax || !read || !wanted) return [];
  const runs = tokens.flatMap((_, first) => {
    const longer = Array.from({ length: tokensMax }, (_, more) => tokens.slice(first, first + 1 + more));
    const run = longer.find((some) => read(asPrinted(some)) === wanted);
    return run ? [run] : [];
  });
  return runs.filter((run, at) => runs[at + 1]?.at(-1) !== run.at(-1));
}

function dateOf(text: string): string {
  const [date, ...others] = findDates(text);
  return date && others.length === 0 ? formatDate(date) : '';
}

/** Every run of tokens that says it, and nothing else. */
function placesOf(wanted: string, tokens: readonly Token[]): Token[][] {
  return tokens.flatMap((_, first) => {
    const runs = Array.from({ length: PRINTED_TOKENS_MAX }, (_, more) => tokens.slice(first, first + 1 + more));
    const run = runs.find((some) => compact(asPrinted(some)) === wanted);
    return run && compact(run[0]?.text ?? '') !== '' ? [run] : [];
  });
}

/** Every two runs that say it together: the second beside the first, in another cell, or on a line below, in its column. */
function tornPlacesOf(wanted: string, tokens: readonly Token[]): Token[][] {
  const places: Token[][] = [];
  for (let cut = PRINTED_MIN; cut <= wanted.length - PRINTED_MIN; cut++) {
    const beginnings = placesOf(wanted.slice(0, cut), tokens);
    if (beginnings.length === 0) continue;
    const ends = placesOf(wanted.slice(cut), tokens);
    for (const beginning of beginnings) {
      for (const end of ends) if (isNextTo(beginning, end)) places.push([...beginning, ...end]);
    }
  }
  return places;
}

function isNextTo(beginning: readonly Token[], end: readonly Token[]): boolean {
  const [last, first] = [beginning.at(-1) as Token, end[0] as Token];
  const down = (middleOf(first) - middleOf(last)) / last.box.height;
  if (Math.abs(down) < SAME_LINE) return leftOf(first) > rightOf(last);
  const overlaps =
    leftOf(first) < Math.max(...beginning.map(rightOf)) && rightOf(first) > leftOf(beginning[0] as Token);
  return down > 0 && down < LINES_BELOW_MAX && overlaps;
}

function likelihood(place: readonly Token[], name: FieldClass, { tagged }: Seen): number {
  const of = (token: Token) =>
    tagged.fields[tagged.tokens.indexOf(token) * FIELD_CLASSES.length + FIELD_CLASSES.indexOf(name)] ?? 0;
  return place.reduce((sum, token) => sum + of(token), 0) / place.length;
}

/** [segments, left, top, right, bottom] of each word, a segment [text, field, concept, begins]: as set-pages.ts. */
function wordsOf({ page, tokens }: Seen, labels: Labels): unknown[] {
  const scale = SHEET_WIDTH / Math.min(page.width, page.height);
  return [...Map.groupBy(tokens, ({ word }) => word)].map(([{ text, box }, parts]) => {
    const segments: [string, string, string, boolean][] = [];
    let at = 0;
    for (const part of parts) {
      if (part.start > at) segments.push([text.slice(at, part.start), 'none', UNSAID, false]);
      const { name = 'none', begins = false } = labels.get(part) ?? {};
      segments.push([part.text, name, UNSAID, begins]);
      at = part.start + part.text.length;
    }
    if (at < text.length) segments.push([text.slice(at), 'none', UNSAID, false]);
    const edges = [box.left, box.top, box.left + box.width, box.top + box.height];
    return [segments, ...edges.map((edge) => Math.round(edge * scale * 100) / 100)];
  });
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'boolean' } } });
const [pages = '', out = ''] = positionals;
await main(pages, out, values.pictures ?? false);
