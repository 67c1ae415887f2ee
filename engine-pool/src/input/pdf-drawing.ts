// Whether a PDF page may show something to read that its text does not say: a picture, letters drawn as shapes, a form that
// was filled in.
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In pixels over all pictures: coats of arms and QR codes stay below, a scan at 100 dpi has twice as many. */
const PICTURES_MAX = 500_000;
/** Ruled forms have some hundred shapes, print drawn as shapes one a letter. */
const SHAPES_MAX = 1_000;
/** Of a page whose values are missing: a few words are some dozen letters, or a small picture. */
const SHAPES_OF_VALUES_MIN = 50;

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** Of so many pictures that pdf.js draws them together. */
const PICTURE_GROUPS: ReadonlySet<number> = new Set([
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
]);

/** @param lacksValues its text is that of a form: little is enough */
export async function mayShowMoreThanText(page: PDFPageProxy, lacksValues: boolean): Promise<boolean> {
  const annotations: { subtype?: string }[] = await page.getAnnotations();
  if (annotations.some(({ subtype }) => subtype !== 'Link')) return true;
  const { fnArray, argsArray } = await page.getOperatorList();
  const [pixelsMax, shapesMax] = lacksValues ? [0, SHAPES_OF_VALUES_MIN] : [PICTURES_MAX, SHAPES_MAX];
  let pixels = 0;
  let shapes = 0;
  for (const [index, operation] of fnArray.entries()) {
    if (PICTURE_GROUPS.has(operation)) return true;
    if (operation === OPS.constructPath) shapes++;
    if (PICTURES.has(operation)) pixels += pixelsOf(argsArray[index]);
    if (pixels > pixelsMax || shapes > shapesMax) return true;
  }
  return false;
}

/** A picture's operands are its name and its sizes, or one object with these. */
function pixelsOf([picture, width, height]: readonly (
  | number
  | { width?: number; height?: number }
  | string
)[]): number {
  const sizes = typeof picture === 'object' ? [picture.width, picture.height] : [width, height];
  return Number(sizes[0]) * Number(sizes[1]) || Number.POSITIVE_INFINITY;
}
