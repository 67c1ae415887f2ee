import { PDFDocument, type PDFPage } from 'pdf-lib';
import { expect, test } from 'vitest';
import { Stages } from '../stages.ts';
import { preparePage } from './prepare-page.ts';
import { flatPng } from './testing/image-files.ts';

const PROSE = Array.from({ length: 8 }, (_, index) => `Certifico que consta o assento de casamento numero ${index}`);

/** A page of text, and of what else is drawn on it. */
async function pageWith(draw: (page: PDFPage, document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  for (const [index, line] of PROSE.entries()) page.drawText(line, { x: 60, y: 780 - 20 * index, size: 12 });
  await draw(page, document);
  return document.save({ useObjectStreams: false });
}

const picture = (width: number, height: number) => async (page: PDFPage, document: PDFDocument) =>
  page.drawImage(await document.embedPng(flatPng(width, height)), { x: 60, y: 60, width: 200, height: 200 });
const shapes = (count: number) => (page: PDFPage) => {
  for (let index = 0; index < count; index++) page.drawSvgPath('M 0 0 L 5 0 L 5 5 Z', { x: 9 + (index % 500), y: 300 });
};
const filledIn = (page: PDFPage, document: PDFDocument) => {
  const field = document.getForm().createTextField('nome');
  field.setText('MARIA DA SILVA');
  field.addToPage(page, { x: 60, y: 400, width: 200, height: 20 });
};

test.each<[string, Parameters<typeof pageWith>[0], boolean]>([
  ['nothing else', () => {}, false],
  ['a coat of arms', picture(600, 600), false],
  ['the lines of a form', shapes(300), false],
  ['a scan', picture(827, 1169), true],
  [
    'a scan in strips',
    async (page, document) => Promise.all([1, 2, 3].map(() => picture(1654, 120)(page, document))),
    true,
  ],
  ['letters drawn as shapes', shapes(1_500), true],
  ['a form that was filled in', filledIn, true],
])('text and %s', async (_, draw, expected) => {
  const stages = new Stages(AbortSignal.timeout(30_000));
  const page = await preparePage(await pageWith(draw), { resizeImage: false, pdfPagesMax: 1 }, stages);
  expect(page.pdfText).not.toBeNull();
  expect(await page.mayShowMoreThanText(false)).toBe(expected);
  await page.close();
});

test.each<[string, Parameters<typeof pageWith>[0], boolean]>([
  ['nothing else', () => {}, false],
  ['a few lines', shapes(30), false],
  ['a small picture', picture(60, 20), true],
  ['a name drawn as shapes', shapes(60), true],
])('a form and %s', async (_, draw, expected) => {
  const stages = new Stages(AbortSignal.timeout(30_000));
  const page = await preparePage(await pageWith(draw), { resizeImage: false, pdfPagesMax: 1 }, stages);
  expect(await page.mayShowMoreThanText(true)).toBe(expected);
  await page.close();
});
