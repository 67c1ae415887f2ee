// Takes protobuf messages apart and puts them together again, as far as ONNX files need it.

const WIRE_VARINT = 0;
const WIRE_FIXED64 = 1;
const WIRE_BYTES = 2;
const WIRE_FIXED32 = 5;

export interface Field {
  readonly number: number;
  /** Of a varint. */
  readonly value: number;
  /** Of a string, byte string or message; of any other field empty. */
  readonly bytes: Uint8Array;
  /** The whole field as it stands in the message. */
  readonly raw: Uint8Array;
}

/** @throws RangeError when the bytes are no protobuf message */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
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
    const start = at;
    const tag = varint();
    let value = 0;
    let length = 0;
    switch (tag % 8) {
      case WIRE_VARINT:
        value = varint();
        break;
      case WIRE_FIXED64:
        at += 8;
        break;
      case WIRE_FIXED32:
        at += 4;
        break;
      case WIRE_BYTES:
        length = varint();
        at += length;
        break;
      default:
        throw new RangeError('not a protobuf message');
    }
    if (at > message.length) throw new RangeError('a protobuf field is longer than its message');
    yield {
      number: Math.floor(tag / 8),
      value,
      bytes: message.subarray(at - length, at),
      raw: message.subarray(start, at),
    };
  }
}

/** The varints of a repeated field, packed or not. */
export function repeatedVarint(message: Uint8Array, number: number): number[] {
  const values: number[] = [];
  for (const field of fieldsOf(message)) {
    if (field.number !== number) continue;
    if (field.bytes.length === 0) values.push(field.value);
    else values.push(...unpacked(field.bytes));
  }
  return values;
}

function unpacked(bytes: Uint8Array): number[] {
  const values: number[] = [];
  let value = 0;
  let scale = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * scale;
    scale *= 128;
    if (byte >= 0x80) continue;
    values.push(value);
    value = 0;
    scale = 1;
  }
  return values;
}

export function varintField(number: number, value: number): Uint8Array {
  return Uint8Array.from([...varintBytes(number * 8 + WIRE_VARINT), ...varintBytes(value)]);
}

export function bytesField(number: number, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([
    Uint8Array.from([...varintBytes(number * 8 + WIRE_BYTES), ...varintBytes(bytes.length)]),
    bytes,
  ]);
}

function varintBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

/** The message with the bodies of its fields `number` put through `edit`, everything else as it was. */
export function editFields(message: Uint8Array, number: number, edit: (body: Uint8Array) => Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const field of fieldsOf(message)) {
    if (field.number !== number) {
      parts.push(field.raw);
      continue;
    }
    const body = edit(field.bytes);
    parts.push(body === field.bytes ? field.raw : bytesField(number, body));
  }
  return Buffer.concat(parts);
}
