// What of a page's text a person sees, as rows of PDF's own operators.
import { degrees, PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { Stages } from '../stages.ts';
import { preparePage } from './prepare-page.ts';
import { pdfOfOperators } from './testing/pdf-files.ts';

const OPTIONS = { resizeImage: false, pdfPagesMax: 1 };
const PROSE = 'Certifico que consta o assento de nascimento no livro ';
const PRINTED = Array.from({ length: 4 }, (_, at) => `BT /F1 12 Tf 60 ${780 - 20 * at} Td (${PROSE}${at}) Tj ET`).join(
  '\n',
);

const name = (text: string, before = '') => `BT /F1 12 Tf ${before} 60 400 Td (${text}) Tj ET`;
const RUI = name('RUI PRADO');
const ANA = name('ANA LIMA');
const cover = (colour: string, before = '') => `q ${before} ${colour} rg 50 390 200 30 re f Q`;

/** The page's text but for its prose. */
async function readWith(operators: string): Promise<string[] | null> {
  const stages = new Stages(AbortSignal.timeout(30_000));
  const file = pdfOfOperators(`${PRINTED}\n${operators}`);
  const page = await preparePage(file, OPTIONS, stages);
  await page.close();
  return page.pdfText?.flatMap(({ text }) => (text.startsWith(PROSE) ? [] : text)) ?? null;
}

test.each<[string, string, string[]]>([
  ['text on a white sheet', RUI, ['RUI PRADO']],
  ['text on a white ground painted before', `${cover('1 1 1')} ${RUI}`, ['RUI PRADO']],
  ['text that is painted over', `${RUI} ${cover('1 1 1')}`, []],
  ['text painted over by two that meet', `${RUI} q 1 g 50 390 50 30 re f 100 390 99 30 re f Q ${cover('1 1 1')}`, []],
  ['an old value under a new one', `${RUI} ${cover('1 1 1')} ${ANA}`, ['ANA LIMA']],
  ['the same value printed anew', `${RUI} ${cover('1 1 1')} ${RUI}`, ['RUI PRADO']],
  ['text under colour that shines through', `${RUI} ${cover('1 1 0', '/Half gs')}`, ['RUI PRADO']],
  ['text that a frame goes around', `${RUI} q 50 390 200 30 re 52 392 196 26 re f* Q`, ['RUI PRADO']],
  ['text under something round', `${RUI} q 60 390 m 200 390 l 250 405 l 200 420 l 60 420 l f Q`, ['RUI PRADO']],
  [
    'text in the corner of what stands on its own',
    `${RUI} q 0.7 0.7 -0.7 0.7 200 300 cm 1 g 0 0 150 150 re f Q`,
    ['RUI PRADO'],
  ],
  ['text under a scan that leans a little', `${RUI} q 300 5 -5 90 50 360 cm /Grey Do Q`, []],
  ['text beside what is painted', `${RUI} q 1 g 50 300 200 30 re f Q`, ['RUI PRADO']],
  ['text of which only the beginning is painted over', `${RUI} q 1 g 50 390 30 30 re f Q`, ['RUI PRADO']],
  ['text under a picture', `${RUI} q 200 0 0 30 50 390 cm /Grey Do Q`, []],
  ['text under glass', `${RUI} q 200 0 0 30 50 390 cm /Glass Do Q`, ['RUI PRADO']],
  ['text on a picture', `q 200 0 0 30 50 390 cm /Grey Do Q ${RUI}`, ['RUI PRADO']],
  ['invisible text', name('RUI PRADO', '3 Tr'), []],
  ['text that only cuts out', name('RUI PRADO', '7 Tr'), []],
  ['text that is stroked', name('RUI PRADO', '1 Tr'), ['RUI PRADO']],
  ['white text', `q 1 g ${RUI} Q`, []],
  ['nearly white text', `q 0.95 0.93 0.94 rg ${RUI} Q`, []],
  ['grey text', `q 0.8 g ${RUI} Q`, ['RUI PRADO']],
  ['white text on blue', `${cover('0 0 0.6')} q 1 g ${RUI} Q`, ['RUI PRADO']],
  [
    'white text on more than is followed',
    `${'300 300 9 9 re f '.repeat(10_000)} ${cover('0 0 0.6')} q 1 g ${RUI} Q`,
    ['RUI PRADO'],
  ],
  ['blue text on blue', `${cover('0 0 0.6')} q 0 0 0.6 rg ${RUI} Q`, []],
  ['type of one point', `BT /F1 1 Tf 60 400 Td (RUI PRADO) Tj ET`, []],
  ['type of one point drawn large', `q 12 0 0 12 60 400 cm BT /F1 1 Tf (RUI PRADO) Tj ET Q`, ['RUI PRADO']],
  ['text beside the page', `BT /F1 12 Tf 700 400 Td (RUI PRADO) Tj ET`, []],
  ['text that is clipped away', `q 50 300 200 30 re W n ${RUI} Q`, []],
  ['text inside its clip', `q 50 390 200 30 re W n ${RUI} Q`, ['RUI PRADO']],
  ['text behind a clip that ended', `q 50 300 200 30 re W n Q ${RUI}`, ['RUI PRADO']],
  ['a layer that is off', `/OC /Off BDC ${RUI} EMC`, []],
  ['a layer that is on', `/OC /On BDC ${RUI} EMC`, ['RUI PRADO']],
  ['a layer inside one that is off', `/OC /Off BDC /OC /On BDC ${RUI} EMC EMC`, []],
  ['two layers that say two values', `/OC /On BDC ${ANA} EMC /OC /Off BDC ${RUI} EMC`, ['ANA LIMA']],
  ['a cover in a layer that is off', `${RUI} /OC /Off BDC ${cover('1 1 1')} EMC`, ['RUI PRADO']],
  ['a form, and what lies outside its box', 'q 1 0 0 1 60 300 cm /Form Do Q', ['FORMA']],
  [
    'lines told by their leading',
    `BT /F1 12 Tf 14 TL 60 400 Td (RUI) Tj T* (ANA) Tj ET q 1 g 50 380 99 15 re f Q`,
    ['RUI'],
  ],
  [
    'two strings of one line',
    `BT /F1 12 Tf 60 400 Td (RUI) Tj 60 0 Td (ANA) Tj ET q 1 g 110 390 99 30 re f Q`,
    ['RUI'],
  ],
])('%s', async (_, operators, expected) => {
  expect(await readWith(operators)).toEqual(expected);
});

test.each([0, 90])('what was filled in is read, turned by %i degrees', async (turn) => {
  const document = await PDFDocument.load(pdfOfOperators(PRINTED));
  const field = document.getForm().createTextField('nome');
  field.setText('MARIA DA SILVA');
  field.addToPage(document.getPage(0), { x: 60, y: 400, width: 200, height: 20, rotate: degrees(turn) });
  const page = await preparePage(await document.save(), OPTIONS, new Stages(AbortSignal.timeout(30_000)));
  await page.close();
  expect(page.pdfText?.flatMap(({ text }) => (text.startsWith(PROSE) ? [] : text))).toEqual(['MARIA DA SILVA']);
});

test('a page of which no text is seen has none', async () => {
  expect(await readWith('q 595 0 0 842 0 0 cm /Grey Do Q')).toBeNull();
});
