// The first page of a PDF as a picture. pdf.js is four times as large as everything else here: it is loaded for PDFs only.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

const LONG_SIDE_PX = 1600;
/** A page that asks for more is drawn without its pictures. */
const IMAGE_PIXELS_MAX = 50_000_000;

/** Rejects when the PDF cannot be opened. */
export async function drawPdf(file: Blob): Promise<Blob> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // Scanned pages are often JBIG2 or JPEG 2000. Without WebAssembly the Content-Security-Policy can stay as it is.
    useWasm: false,
    wasmUrl: PDF_DECODERS_URL,
    enableXfa: false,
    maxImageSize: IMAGE_PIXELS_MAX,
  });
  try {
    const pdf = await loading.promise;
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LONG_SIDE_PX / Math.max(width, height) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the page could not be encoded')))),
    );
  } finally {
    await loading.destroy();
  }
}
