// The part of grpcurl that our documentation uses, for machines that have none: it asks the server for the contract by
// reflection and makes the same call. `grpcurl -plaintext -max-time S -H HEADER [-d JSON|@] ADDRESS SERVICE/METHOD`
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  Client,
  type ClientUnaryCall,
  credentials,
  loadPackageDefinition,
  Metadata,
  type ServiceClientConstructor,
} from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer, loadSync, type PackageDefinition } from '@grpc/proto-loader';

interface Options {
  readonly maxTimeSeconds: number;
  readonly metadata: Metadata;
  readonly data: string | undefined;
  readonly address: string;
  /** "package.Service/Method" */
  readonly method: string;
}

const MESSAGE_BYTES_MAX = 11 * 1_048_576;
const REFLECTION = fileURLToPath(
  new URL('../proto/grpc/reflection/v1/reflection.proto', import.meta.resolve('@grpc/reflection')),
);
const JSON_FORM = { longs: String, enums: String, bytes: String, oneofs: true } as const;

function parse(given: readonly string[]): Options {
  const metadata = new Metadata();
  const places: string[] = [];
  let [maxTimeSeconds, data]: [number, string | undefined] = [Number.NaN, undefined];
  for (let index = 0; index < given.length; index++) {
    const value = given[index + 1] ?? '';
    switch (given[index]) {
      case '-plaintext':
        break;
      case '-max-time':
        maxTimeSeconds = Number(value);
        index++;
        break;
      case '-H': {
        const [name = '', ...rest] = value.split(':');
        metadata.set(name, rest.join(':').trim());
        index++;
        break;
      }
      case '-d':
        data = value;
        index++;
        break;
      default:
        places.push(given[index] as string);
    }
  }
  const [address, method] = places;
  if (!address || !method || !(maxTimeSeconds > 0)) throw new Error(`not understood: ${given.join(' ')}`);
  return { maxTimeSeconds, metadata, data, address, method };
}

/** The file that declares a symbol and all that it imports, as the server sends them. */
async function reflect(address: string, symbol: string, deadline: number): Promise<PackageDefinition> {
  const { grpc } = loadPackageDefinition(loadSync(REFLECTION)) as unknown as {
    readonly grpc: { readonly reflection: { readonly v1: { readonly ServerReflection: ServiceClientConstructor } } };
  };
  const client = new grpc.reflection.v1.ServerReflection(address, credentials.createInsecure());
  try {
    const stream = (client as unknown as Reflecting).serverReflectionInfo({ deadline });
    stream.write({ fileContainingSymbol: symbol });
    stream.end();
    const files: Buffer[] = [];
    for await (const { fileDescriptorResponse } of stream)
      files.push(...(fileDescriptorResponse?.fileDescriptorProto ?? []));
    if (files.length === 0) throw new Error(`the server has no ${symbol}`);
    return loadFileDescriptorSetFromBuffer(
      Buffer.concat(files.flatMap((file) => [lengthPrefix(file.length), file])),
      JSON_FORM,
    );
  } finally {
    client.close();
  }
}

interface Reflecting {
  serverReflectionInfo(options: object): NodeJS.ReadWriteStream & {
    write(request: object): boolean;
    [Symbol.asyncIterator](): AsyncIterator<{ fileDescriptorResponse?: { fileDescriptorProto: Buffer[] } }>;
  };
}

/** Of one element of FileDescriptorSet.file. */
function lengthPrefix(length: number): Buffer {
  const bytes = [0x0a];
  let rest = length;
  for (; rest > 0x7f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return Buffer.from([...bytes, rest]);
}

const { maxTimeSeconds, metadata, data, address, method } = parse(process.argv.slice(2));
const deadline = Date.now() + maxTimeSeconds * 1_000;
const [service = '', name = ''] = method.split('/');
const definition = (await reflect(address, service, deadline))[service] as unknown as Record<
  string,
  {
    readonly path: string;
    readonly requestSerialize: (value: object) => Buffer;
    readonly responseDeserialize: (bytes: Buffer) => object;
  }
>;
const called = definition[name];
if (!called) throw new Error(`${service} has no ${name}`);
const request = JSON.parse(data === '@' ? await text(process.stdin) : (data ?? '{}'));
const client = new Client(address, credentials.createInsecure(), { 'grpc.max_send_message_length': MESSAGE_BYTES_MAX });
const response = await new Promise<object | undefined>((resolve, reject): ClientUnaryCall => {
  const { path, requestSerialize, responseDeserialize } = called;
  return client.makeUnaryRequest(
    path,
    requestSerialize,
    responseDeserialize,
    request,
    metadata,
    { deadline },
    (error, value) => (error ? reject(error) : resolve(value)),
  );
});
client.close();
/** Protobuf's names as its JSON has them. */
const jsonNamed = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name.replace(/_(\w)/g, (_, next: string) => next.toUpperCase()),
          part,
        ]),
      )
    : value;
process.stdout.write(`${JSON.stringify(response, jsonNamed, 2)}\n`);
