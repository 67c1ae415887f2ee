// Reads the metadata of an ONNX file, which ONNX Runtime's Node binding does not give.

/** Field numbers of onnx.proto: ModelProto.metadata_props, StringStringEntryProto.key and .value. */
const METADATA_PROPS = 14;
const ENTRY_KEY = 1;
const ENTRY_VALUE = 2;

const WIRE_VARINT = 0;
const WIRE_FIXED64 = 1;
const WIRE_LENGTH_DELIMITED = 2;
const WIRE_FIXED32 = 5;

/**
 * The value stored under `key` in the model's metadata, or null.
 * @throws RangeError when the bytes are no protobuf message.
 */
export function readOnnxMetadata(model: Uint8Array, key: string): string | null {
  for (const entry of lengthDelimitedFields(model, METADATA_PROPS)) {
    const [name] = lengthDelimitedFields(entry, ENTRY_KEY);
    if (name === undefined || utf8(name) !== key) continue;
    const [value] = lengthDelimitedFields(entry, ENTRY_VALUE);
    return value === undefined ? '' : utf8(value);
  }
  return null;
}

function utf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function* lengthDelimitedFields(message: Uint8Array, wanted: number): Generator<Uint8Array> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError('a protobuf message ends in the middle of a number');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
  };
  while (at < message.length) {
    const tag = varint();
    switch (tag % 8) {
      case WIRE_VARINT:
        varint();
        break;
      case WIRE_FIXED64:
        at += 8;
        break;
      case WIRE_FIXED32:
        at += 4;
        break;
      case WIRE_LENGTH_DELIMITED: {
        const length = varint();
        if (at + length > message.length) throw new RangeError('a protobuf field is longer than its message');
        if (Math.floor(tag / 8) === wanted) yield message.subarray(at, at + length);
        at += length;
        break;
      }
      default:
        throw new RangeError('not a protobuf message');
    }
  }
}
