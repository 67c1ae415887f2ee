// Reads a made-up certificate a few times before the first real one: V8 makes code quick only once it has run.
import { readFile } from 'node:fs/promises';
import type { Engine } from '../engines/engine.ts';
import { extract } from '../extract.ts';
import { Stages } from '../stages.ts';

/** Born digital, so that no pixel is read: the networks need no warming. Drawn by tests/generator/generate.ts. */
const SPECIMEN = new URL('./warm-up.pdf', import.meta.url);
/** Measured: the first one takes 450 ms. After four the fields of the next 26 pages take 25 ms beside the network, after eight or twelve 21. */
const READINGS = 8;

/** Less than two seconds of processor time. */
export async function warmUp(engine: Engine): Promise<void> {
  const file = await readFile(SPECIMEN);
  const options = { resizeImage: false, pdfPagesMax: 1 };
  for (let reading = 0; reading < READINGS; reading++) {
    await extract(file, options, [engine], new Stages({ throwIfAborted() {} }));
  }
}
