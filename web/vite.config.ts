// Builds the pages: one HTML file each, everything else with a hash in its name, and no inline script or style.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const DIST = resolve(import.meta.dirname, 'dist');
const PDFJS = join(import.meta.dirname, '../node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(join(PDFJS, 'package.json'), 'utf8')) as { version: string };
/** pdf.js asks for its decoders by their names: the version makes the address change with them. */
const PDF_DECODERS = `assets/pdfjs-${version}/`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pdfDecoders(), compressText()],
  define: { PDF_DECODERS_URL: JSON.stringify(`/${PDF_DECODERS}`) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2022',
    // Browsers since 2024 know light-dark() by themselves.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        console: resolve(import.meta.dirname, 'console.html'),
      },
    },
  },
});

/** What pdf.js loads by itself when a scanned page needs it. */
function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    generateBundle() {
      for (const file of ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']) {
        this.emitFile({
          type: 'asset',
          fileName: PDF_DECODERS + file,
          source: readFileSync(join(PDFJS, 'wasm', file)),
        });
      }
    },
  };
}

/** Lays a compressed copy beside every text, so that the gateway compresses nothing itself. */
function compressText(): Plugin {
  return {
    name: 'compress-text',
    // Not closeBundle: a build that failed has no files, and its own error is the one to tell.
    writeBundle() {
      for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|m?js|css|svg)$/.test(file)) continue;
        const path = join(DIST, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
