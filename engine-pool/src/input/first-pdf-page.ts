// Step: the first page of a PDF, with its own words where it was born digital, drawn only if somebody asks for pixels.
import { fileURLToPath } from 'node:url';
import { LONG_SIDE_MAX_PX } from '@lavra/shared/limits';
import {
  AnnotationMode,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Stages } from '../stages.ts';
import { fitLongSide } from './check-size.ts';
import { checkPdfBudget, checkPdfPixels } from './pdf-budget.ts';
import { mayShowMoreThanText } from './pdf-drawing.ts';
import { readPdfText } from './pdf-text.ts';
import type { PreparedPage } from './prepared-page.ts';
import type { Raster } from './raster.ts';
import { Refusal } from './refusal.ts';
import { PIXELS_MAX } from './sharp-setup.ts';
import { shrinkPdfScans } from './shrink-pdf-scans.ts';

/** A page is drawn at the largest size of the standard: small print stays readable. */
const DRAWN_LONG_SIDE_PX = LONG_SIDE_MAX_PX;
/** Longer and thinner than any paper. */
const SIDE_RATIO_MAX = 20;

/** Fonts, character maps and decoders come from the package, as a file may need any of them. */
const packageFolder = (name: string): string => fileURLToPath(import.meta.resolve(`pdfjs-dist/${name}/`));
const RESOURCES = {
  standardFontDataUrl: packageFolder('standard_fonts'),
  cMapUrl: packageFolder('cmaps'),
  iccUrl: packageFolder('iccs'),
  wasmUrl: packageFolder('wasm'),
};

/** @throws {Refusal} PDF_PASSWORD_PROTECTED, PDF_TOO_MANY_PAGES, IMAGE_TOO_MANY_PIXELS or PDF_UNREADABLE */
export async function firstPdfPage(file: Uint8Array, pagesMax: number, stages: Stages): Promise<PreparedPage> {
  await checkPdfBudget(file);
  // A copy: pdf.js takes the bytes away from their owner.
  const data = new Uint8Array(file);
  await shrinkPdfScans(data);
  const loading = getDocument({
    data,
    ...RESOURCES,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: PIXELS_MAX,
    canvasMaxAreaInBytes: 4 * PIXELS_MAX,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > pagesMax) {
      throw new Refusal('PDF_TOO_MANY_PAGES', { pageCount: document.numPages });
    }
    checkPdfPixels(file, document.numPages);
    const page = await document.getPage(1);
    const viewport = drawnViewport(page);
    const size = { width: viewport.width, height: viewport.height };
    const pdfText = await readPdfText(page, viewport, await document.getOptionalContentConfig());
    let pixels: Promise<Raster> | undefined;
    return {
      original: size,
      final: size,
      pdfText,
      mayShowMoreThanText: (lacksValues) => stages.run('pdf-drawing', () => mayShowMoreThanText(page, lacksValues)),
      pixels: () => {
        pixels ??= stages.run('draw', () => draw(document, page, viewport));
        return pixels;
      },
      close: () => loading.destroy(),
    };
  } catch (error) {
    await loading.destroy();
    throw refusalOf(error);
  }
}

function drawnViewport(page: PDFPageProxy) {
  const natural = page.getViewport({ scale: 1 });
  const { width, height } = natural;
  const isSize = width > 0 && height > 0 && Number.isFinite(width * height);
  if (!isSize || Math.max(width, height) > SIDE_RATIO_MAX * Math.min(width, height)) {
    throw new Refusal('PDF_UNREADABLE');
  }
  const scale = DRAWN_LONG_SIDE_PX / Math.max(width, height);
  const viewport = page.getViewport({ scale });
  // Whole pixels: the canvas cuts the rest off.
  return Object.assign(viewport, fitLongSide({ width, height }, DRAWN_LONG_SIDE_PX));
}

async function draw(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  viewport: ReturnType<typeof drawnViewport>,
): Promise<Raster> {
  // pdf.js's own factory: a canvas of another build of the library could not take its paths and images.
  const factory = document.canvasFactory as CanvasFactory;
  const surface = factory.create(viewport.width, viewport.height);
  try {
    await page
      .render({
        canvas: null,
        canvasContext: surface.context as never,
        viewport,
        annotationMode: AnnotationMode.ENABLE,
        background: '#fff',
      })
      .promise.catch((error) => {
        throw refusalOf(error);
      });
    const { width, height } = viewport;
    const { data } = surface.context.getImageData(0, 0, width, height);
    const rgb = new Uint8Array(width * height * 3);
    for (let from = 0, to = 0; from < data.length; from += 4) {
      rgb[to++] = data[from] as number;
      rgb[to++] = data[from + 1] as number;
      rgb[to++] = data[from + 2] as number;
    }
    return { width, height, data: rgb };
  } finally {
    factory.destroy(surface);
  }
}

/** The part of pdf.js's canvas factory that drawing needs; pdf.js gives it no type. */
interface CanvasFactory {
  create(width: number, height: number): Surface;
  destroy(surface: Surface): void;
}

interface Surface {
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}

/** Whatever pdf.js cannot make sense of is a broken file: it throws many kinds of error, none of them ours. */
function refusalOf(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  const code = cause instanceof PasswordException ? 'PDF_PASSWORD_PROTECTED' : 'PDF_UNREADABLE';
  return new Refusal(code, { cause });
}
