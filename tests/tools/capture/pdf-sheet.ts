// The first page of any PDF as a sheet that the generator's captures can scan and photograph.
import { fileURLToPath } from 'node:url';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Sheet } from '../../generator/captures/condition.ts';
import { PAGE_HEIGHT_PT, PAGE_WIDTH_PT } from '../../generator/drawing/page.ts';

/** A4 at 300 dpi: sharper than all captures but the largest. */
const LONG_SIDE_PX = 3508;

const packageFolder = (name: string): string => fileURLToPath(import.meta.resolve(`pdfjs-dist/${name}/`));

export interface PdfSheet extends Sheet {
  /** The page is wider than high, and drawn a quarter turned, its top to the right. */
  readonly isOnItsSide: boolean;
}

/** The part of pdf.js's canvas factory that drawing needs; pdf.js gives it no type. */
interface CanvasFactory {
  create(width: number, height: number): { readonly context: ReadableContext };
}
interface ReadableContext {
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

/**
 * Draws the page once, as large as A4 holds it, in the middle of a white sheet; one wider than high on its side, so that
 * it fills the sheet as it would fill a scanner's glass.
 * @throws what pdf.js throws for a file that it cannot draw
 */
export async function pdfSheet(file: Uint8Array): Promise<PdfSheet> {
  const loading = getDocument({
    // A copy: pdf.js takes the bytes away from their owner.
    data: new Uint8Array(file),
    standardFontDataUrl: packageFolder('standard_fonts'),
    cMapUrl: packageFolder('cmaps'),
    wasmUrl: packageFolder('wasm'),
    iccUrl: packageFolder('iccs'),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const page = await document.getPage(1);
    const natural = page.getViewport({ scale: 1 });
    const isOnItsSide = natural.width > natural.height;
    const viewport = page.getViewport({
      scale: LONG_SIDE_PX / Math.max(natural.width, natural.height),
      rotation: natural.rotation + (isOnItsSide ? 90 : 0),
    });
    const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    // pdf.js's own factory: a canvas of another build of the library could not take its paths and images.
    const surface = (document.canvasFactory as CanvasFactory).create(width, height);
    await page.render({ canvas: null, canvasContext: surface.context as never, viewport, background: '#fff' }).promise;
    const picture = createCanvas(width, height);
    const { data } = surface.context.getImageData(0, 0, width, height);
    picture.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
    const scale = Math.min(PAGE_WIDTH_PT / width, PAGE_HEIGHT_PT / height);
    const [drawnWidth, drawnHeight] = [width * scale, height * scale];
    return {
      isOnItsSide,
      draw({ context }) {
        if (!('drawImage' in context)) throw new TypeError('a page is captured as a bitmap');
        context.imageSmoothingQuality = 'high';
        context.drawImage(
          picture,
          (PAGE_WIDTH_PT - drawnWidth) / 2,
          (PAGE_HEIGHT_PT - drawnHeight) / 2,
          drawnWidth,
          drawnHeight,
        );
      },
    };
  } finally {
    await loading.destroy();
  }
}
