// A DNS server on loopback for tests: answers A and AAAA questions from a table.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Addresses of a name, or what says them at each question. */
export type DnsTable = Readonly<Record<string, readonly string[] | (() => readonly string[])>>;

export interface DnsServer {
  /** 127.0.0.1:port */
  readonly address: string;
  close(): Promise<void>;
}

const TYPE_A = 1;
const TYPE_AAAA = 28;
const HEADER_BYTES = 12;
const NAME_ERROR = 3;

export async function startDnsServer(table: DnsTable): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => socket.send(answer(query, table), peer.port, peer.address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function answer(query: Buffer, table: DnsTable): Buffer {
  const { name, end } = readName(query);
  const type = query.readUInt16BE(end);
  const question = query.subarray(HEADER_BYTES, end + 4);
  const entry = table[name];
  const addresses = typeof entry === 'function' ? (type === TYPE_A ? entry() : []) : (entry ?? []);
  const wanted = addresses.filter((address) => address.includes(':') === (type === TYPE_AAAA));
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (entry ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(wanted.length, 6);
  return Buffer.concat([header, question, ...wanted.map((address) => record(address, type))]);
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (;;) {
    const length = query[at] ?? 0;
    if (length === 0) return { name: labels.join('.').toLowerCase(), end: at + 1 };
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
}

/** Points back at the question's name; nothing may be cached. */
function record(address: string, type: number): Buffer {
  const data = type === TYPE_A ? Buffer.from(address.split('.').map(Number)) : packIpv6(address);
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}

function packIpv6(address: string): Buffer {
  // The URL parser writes every form as pairs of hexadecimal groups.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [left, right] = [groups(before), groups(after)];
  const all = [...left, ...new Array(8 - left.length - right.length).fill(0), ...right];
  const packed = Buffer.alloc(16);
  for (const [at, group] of all.entries()) packed.writeUInt16BE(group, at * 2);
  return packed;
}
