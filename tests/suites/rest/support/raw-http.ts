// HTTP by hand over a socket, for what no client library would send.
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  readonly socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves with everything once the other side ended the connection; rejects when it was reset. */
  ended(): Promise<string>;
  /** Resolves once what was received matches. */
  until(pattern: RegExp): Promise<string>;
}

export function openConnection(host: string, port: number): RawConnection {
  const socket = connect({ host, port, allowHalfOpen: true });
  let text = '';
  const end = Promise.withResolvers<string>();
  const waiting = new Set<() => void>();
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => {
    text += piece;
    for (const check of waiting) check();
  });
  socket.on('end', () => end.resolve(text));
  socket.on('error', end.reject);
  end.promise.catch(() => {});
  return {
    socket,
    received: () => text,
    ended: () => end.promise,
    until(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const check = () => {
        if (!pattern.test(text)) return;
        waiting.delete(check);
        resolve(text);
      };
      waiting.add(check);
      end.promise.then(() => reject(new Error(`the connection ended after: ${text}`)), reject);
      check();
      return promise;
    },
  };
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const body = rest.join('\r\n\r\n');
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.startsWith('{') ? JSON.parse(body) : body };
}
