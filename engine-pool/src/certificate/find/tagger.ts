// The network that says of every token of a page which field it is the value of; trained in `training/finder`.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartupError } from '@lavra/shared/startup-error';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { DOCUMENT_CLASSES, FIELD_CLASSES } from './classes.ts';
import { type Features, GEOMETRY, NGRAMS, TYPES } from './features.ts';

const WEIGHTS = fileURLToPath(new URL('../../../weights/field-tagger-int8.onnx', import.meta.url));

/** The page with what the network says of it. */
export interface TaggedPage extends Features {
  /** n × FIELD_CLASSES.length probabilities, each token's adding up to 1. */
  readonly fields: Float32Array;
  /** For each token the probability that a value begins with it. */
  readonly begins: Float32Array;
  /** One probability for each of DOCUMENT_CLASSES. */
  readonly document: Float32Array;
}

export type Tag = (features: Features) => Promise<TaggedPage>;

/** @throws StartupError that names the file when the weights are missing or damaged */
export async function loadTagger(): Promise<Tag> {
  let session: InferenceSession;
  try {
    session = await InferenceSession.create(await readFile(WEIGHTS), {
      // A worker is one thread; more throughput comes from more workers.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // An arena never gives memory back, and no two pages have the same size.
      enableCpuMemArena: false,
      enableMemPattern: false,
      logSeverityLevel: 3,
      // Unpacks the weights once, at load: else products are in 8 bits, slower, and other ones on other processors.
      extra: { session: { disable_quant_qdq: '1' } },
    });
  } catch (cause) {
    throw new StartupError(`the weights of the field tagger cannot be used: ${WEIGHTS}`, { cause });
  }
  return async (features) => {
    const count = features.tokens.length;
    const { fields, begins, document } = await session.run({
      grams: new Tensor('int32', features.grams, [1, count, NGRAMS]),
      words: new Tensor('int32', features.words, [1, count]),
      types: new Tensor('float32', features.types, [1, count, TYPES]),
      geometry: new Tensor('float32', features.geometry, [1, count, GEOMETRY]),
      relations: new Tensor('int32', features.relations, [1, count, count]),
    });
    return {
      ...features,
      fields: floats(fields, count * FIELD_CLASSES.length),
      begins: floats(begins, count),
      document: floats(document, DOCUMENT_CLASSES.length),
    };
  };
}

function floats(tensor: Tensor | undefined, length: number): Float32Array {
  if (!(tensor?.data instanceof Float32Array) || tensor.data.length !== length)
    throw new Error('the field tagger answered in another shape than asked');
  return tensor.data;
}
