// Loads a network once for each worker process.
import { readFile } from 'node:fs/promises';
import { StartupError } from '@lavra/shared/startup-error';
import { InferenceSession } from 'onnxruntime-node';

interface Options {
  /**
   * Keeps the memory of a run for the next one: what one network of large maps uses for every page. The others need little or
   * run seldom, and an arena never gives memory back.
   */
  readonly arena?: boolean;
  /** Unpacks weights of 8 bits once, at load: else products are in 8 bits, slower, and other ones on other processors. */
  readonly unpacked?: boolean;
  /** It was fetched into the folder that LAVRA_MODELS_DIR names, and does not belong to Lavra itself. */
  readonly fetched?: boolean;
}

/** @throws StartupError that names the file when it is missing or damaged */
export async function loadNetwork(path: string, options: Options = {}): Promise<InferenceSession> {
  const { arena = false, unpacked = false, fetched = false } = options;
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    const hint = fetched ? 'LAVRA_MODELS_DIR names its folder' : 'install Lavra anew';
    throw new StartupError(`the network ${path} cannot be read (${hint})`, { cause });
  }
  try {
    return await InferenceSession.create(bytes, {
      // A worker reads in one thread; more throughput comes from more workers.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableCpuMemArena: arena,
      // It plans for one shape of input at a time; no two pages have the same.
      enableMemPattern: false,
      logSeverityLevel: 3,
      ...(unpacked && { extra: { session: { disable_quant_qdq: '1' } } }),
    });
  } catch (cause) {
    const mend = fetched ? 'remove it and start again to fetch it anew' : 'install Lavra anew';
    throw new StartupError(`the network ${path} is damaged: ${mend}`, { cause });
  }
}
