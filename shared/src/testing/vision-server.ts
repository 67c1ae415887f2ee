// A server that speaks the chat completions of OpenAI's API on loopback, and misbehaves as a test says.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type Behaviour =
  /** The content of a well-formed completion: a text as it is, an object as JSON. */
  | { readonly kind: 'says'; readonly content: string | object }
  | { readonly kind: 'refuses' }
  | { readonly kind: 'status'; readonly status: number; readonly code?: string }
  | { readonly kind: 'redirects'; readonly to: string }
  /** Ends the connection without an answer. */
  | { readonly kind: 'hangs up' }
  /** Never answers. */
  | { readonly kind: 'waits' }
  /** An answer that never ends. */
  | { readonly kind: 'pours' }
  /** No completion at all. */
  | { readonly kind: 'babbles' };

export interface VisionRequest {
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: looked into by tests
  readonly body: any;
}

export interface VisionServer {
  /** As configured: .../v1 */
  readonly url: string;
  behaviour: Behaviour;
  readonly requests: VisionRequest[];
  /** Calls that wait for an answer now. */
  readonly open: number;
  close(): Promise<void>;
}

export async function startVisionServer(): Promise<VisionServer> {
  const requests: VisionRequest[] = [];
  let open = 0;
  const server = createServer(async (request, response) => {
    open++;
    response.once('close', () => open--);
    requests.push({ headers: request.headers, body: await json(request) });
    misbehave(vision.behaviour, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const vision: VisionServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behaviour: { kind: 'waits' },
    requests,
    get open() {
      return open;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return vision;
}

function misbehave(behaviour: Behaviour, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'says': {
      const { content } = behaviour;
      complete(response, { content: typeof content === 'string' ? content : JSON.stringify(content) });
      return;
    }
    case 'refuses':
      complete(response, { content: null, refusal: 'I cannot help with that.' });
      return;
    case 'status':
      reply(response, behaviour.status, { error: { message: 'no', code: behaviour.code ?? null } });
      return;
    case 'redirects':
      response.writeHead(307, { Location: behaviour.to }).end();
      return;
    case 'hangs up':
      response.destroy();
      return;
    case 'waits':
      return;
    case 'pours': {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
      return;
    }
    case 'babbles':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"choices": 7');
      return;
  }
}

function complete(response: ServerResponse, message: object): void {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }];
  reply(response, 200, { id: 'c', object: 'chat.completion', created: 0, model: 'm', choices });
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
