// The worker's half of an engine elsewhere: reads the page's own words, and prepares what the model is sent.
import type { ReadCertificate } from '../../certificate/read-certificate.ts';
import { encodeJpeg } from '../../input/encode-jpeg.ts';
import type { Engine, EngineName } from '../engine.ts';
import type { ReadPixels } from '../read-pixels.ts';
import { readTextLayer } from '../read-text-layer.ts';

/** A page that says itself what it holds, and one on which nothing is to be seen, ask nobody. */
export function createAsking(name: EngineName, readPixels: ReadPixels, readCertificate: ReadCertificate): Engine {
  return {
    name,
    async read(page, stages) {
      const printed = await readTextLayer(page, readCertificate, stages);
      if (printed !== null) return printed;
      const { text, transform } = await readPixels(page, stages);
      if (text.lines.length === 0) return { kind: 'no-text', sure: true };
      const jpeg = await stages.run('encode', async () => encodeJpeg(await page.pixels()));
      return { kind: 'question', jpeg, text, transform };
    },
  };
}
