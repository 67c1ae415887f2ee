// What ONNX Runtime's Node binding does not give: a model's metadata, and a model that knows fewer classes.
import { bytesField, editFields, fieldsOf, repeatedVarint, varintField } from './protobuf.ts';

/** Field numbers of onnx.proto. */
const MODEL = { graph: 7, metadata: 14 };
const ENTRY = { key: 1, value: 2 };
const GRAPH = { initializer: 5, output: 12 };
const VALUE_INFO = { type: 2 };
const TYPE = { tensor: 1 };
const TENSOR_TYPE = { shape: 2 };
const SHAPE = { dimension: 1 };
const DIMENSION = { value: 1 };
const TENSOR = { dimensions: 1, dataType: 2, rawData: 9 };
const FLOAT32 = 1;
const FLOAT32_BYTES = 4;

/**
 * The value stored under `key` in the model's metadata, or null.
 * @throws RangeError when the bytes are no protobuf message
 */
export function readOnnxMetadata(model: Uint8Array, key: string): string | null {
  for (const { number, bytes } of fieldsOf(model)) {
    if (number !== MODEL.metadata) continue;
    const entry = new Map([...fieldsOf(bytes)].map((field) => [field.number, new TextDecoder().decode(field.bytes)]));
    if (entry.get(ENTRY.key) === key) return entry.get(ENTRY.value) ?? '';
  }
  return null;
}

/**
 * The same model with only some of its output's classes, in the order given: every float tensor whose last axis is as
 * long as there are classes (the last layer's weights and biases) loses the other columns.
 * @throws RangeError when the bytes are no protobuf message
 */
export function keepClasses(model: Uint8Array, classCount: number, keep: Int32Array): Uint8Array {
  const editDimension = (dimension: Uint8Array): Uint8Array => {
    const declared = [...fieldsOf(dimension)].some((field) => {
      return field.number === DIMENSION.value && field.value === classCount;
    });
    return declared ? varintField(DIMENSION.value, keep.length) : dimension;
  };
  const editOutput = (output: Uint8Array): Uint8Array =>
    editFields(output, VALUE_INFO.type, (type) =>
      editFields(type, TYPE.tensor, (tensor) =>
        editFields(tensor, TENSOR_TYPE.shape, (shape) => editFields(shape, SHAPE.dimension, editDimension)),
      ),
    );
  return editFields(model, MODEL.graph, (graph) => {
    const cut = editFields(graph, GRAPH.initializer, (tensor) => keepColumns(tensor, classCount, keep));
    return editFields(cut, GRAPH.output, editOutput);
  });
}

function keepColumns(tensor: Uint8Array, columns: number, keep: Int32Array): Uint8Array {
  const dimensions = repeatedVarint(tensor, TENSOR.dimensions);
  const [dataType] = repeatedVarint(tensor, TENSOR.dataType);
  if (dimensions.at(-1) !== columns || dataType !== FLOAT32) return tensor;
  const parts: Uint8Array[] = [];
  for (const { number, bytes, raw } of fieldsOf(tensor)) {
    if (number === TENSOR.rawData) parts.push(bytesField(number, columnsOf(bytes, columns, keep)));
    else if (number !== TENSOR.dimensions) parts.push(raw);
  }
  for (const dimension of [...dimensions.slice(0, -1), keep.length]) {
    parts.push(varintField(TENSOR.dimensions, dimension));
  }
  return Buffer.concat(parts);
}

function columnsOf(data: Uint8Array, columns: number, keep: Int32Array): Uint8Array {
  const rows = data.length / (columns * FLOAT32_BYTES);
  const kept = new Uint8Array(rows * keep.length * FLOAT32_BYTES);
  let to = 0;
  for (let row = 0; row < rows; row++) {
    for (const column of keep) {
      const from = (row * columns + column) * FLOAT32_BYTES;
      for (let byte = 0; byte < FLOAT32_BYTES; byte++) kept[to++] = data[from + byte] as number;
    }
  }
  return kept;
}
