// Opens Tesseract's WebAssembly inside the calling thread: no process, no thread, no network of its own.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** What is used of tesseract.js-core, which brings no types. */
export interface TesseractModule {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
  getPointer(object: unknown): number;
  destroy(object: unknown): void;
}

export interface TesseractApi {
  /** 0 for done. */
  Init(folder: string, language: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes the file `/input`; 1 for one that is no image. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetIterator(): ResultIterator;
  Clear(): void;
}

export interface ResultIterator {
  Begin(): void;
  Next(level: number): boolean;
  IsAtBeginningOf(level: number): boolean;
  GetUTF8Text(level: number): string;
  /** In percent. */
  Confidence(level: number): number;
}

type LoadModule = (options: {
  wasmBinary: Uint8Array;
  print(text: string): void;
  printErr(text: string): void;
}) => Promise<TesseractModule>;

const CORE = 'tesseract.js-core/tesseract-core-simd-lstm';
/** The integer network: `4.0.0`, five times its size, reads every line alike. */
const LANGUAGE_DATA = '4.0.0_best_int/por.traineddata.gz';
const LSTM_ONLY = 1;
/** One line as it stands: with a look for lines first (7) Tesseract tears blurred line images apart. */
const RAW_LINE = '13';

/** @throws when the package's files are not there or do not open. */
export async function openTesseract(): Promise<{ module: TesseractModule; api: TesseractApi }> {
  const require = createRequire(import.meta.url);
  const load = require(`${CORE}.js`) as LoadModule;
  const silent = (): void => {};
  const module = await load({
    wasmBinary: await readFile(require.resolve(`${CORE}.wasm`)),
    print: silent,
    printErr: silent,
  });
  const language = join(dirname(require.resolve('@tesseract.js-data/por')), LANGUAGE_DATA);
  module.FS.writeFile('por.traineddata', await promisify(gunzip)(await readFile(language)));
  const api = new module.TessBaseAPI();
  if (api.Init('.', 'por', LSTM_ONLY) !== 0) throw new Error('Tesseract does not take its language data');
  api.SetVariable('tessedit_pageseg_mode', RAW_LINE);
  return { module, api };
}
