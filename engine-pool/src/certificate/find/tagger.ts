// The network that says of every token of a page which field it is the value of; trained in `training/finder`.
import { fileURLToPath } from 'node:url';
import { Tensor } from 'onnxruntime-node';
import { loadNetwork } from '../../load-network.ts';
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
  const session = await loadNetwork(WEIGHTS, { unpacked: true });
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
