// Answers a key that is known to be refused before anything else is made of its request. Anyone can cause this answer,
// as often as they like, without paying for it: so it costs little more than the HTTP server it runs in. What is not
// known yet, and everything else, goes through the application, which answers the same.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gateway } from './context.ts';
import { endSocketAfterReply } from './http-server.ts';
import { CORS_HEADERS } from './middleware/allow-browsers.ts';
import { languageOf } from './middleware/choose-language.ts';
import { httpRequestIdFrom } from './middleware/name-request.ts';
import type { Route } from './middleware/request.ts';
import { ANSWER_HEADERS } from './middleware/set-headers.ts';
import { type Refusal, refusalName, renderRefusal } from './reply/refusals.ts';

/** True when it replied; false leaves the request to the application. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean;

export function refuseAtTheDoor(
  { keys, events, drain }: Pick<Gateway, 'keys' | 'events' | 'drain'>,
  routes: readonly Route[],
): Door {
  const routesWithKey = Map.groupBy(
    routes.filter(({ needsKey }) => needsKey),
    ({ path }) => path,
  );
  return (request, response) => {
    const route = routesWithKey.get(request.url ?? '')?.find(({ method }) => method === request.method);
    if (!route || drain.isDraining) return false;
    const startedAt = performance.now();
    const problem = keys.knownProblem(request.headers.authorization ?? '');
    if (problem === undefined) return false;

    const httpRequestId = httpRequestIdFrom(request.headers['x-request-id']);
    const refusal = { kind: 'key', problem } as const;
    endSocketAfterReply(request, response);
    reply(request, response, httpRequestId, refusal);
    events.requestEnded({
      method: route.method,
      route: route.path,
      status: response.statusCode,
      durationMs: Math.round(performance.now() - startedAt),
      httpRequestId,
      organizationId: undefined,
      outcome: refusalName(refusal),
    });
    return true;
  };
}

/** All headers at once: set one by one they cost as much as the rest. */
function reply(request: IncomingMessage, response: ServerResponse, httpRequestId: string, refusal: Refusal): void {
  const language = languageOf(request.headers['accept-language'] ?? '');
  const { status, headers, body } = renderRefusal(refusal, language, new Date());
  const text = JSON.stringify(body);
  const all = ['X-Request-Id', httpRequestId];
  const add = (more: Readonly<Record<string, string>>) => {
    for (const name in more) all.push(name, more[name] as string);
  };
  add(ANSWER_HEADERS);
  if (request.headers.origin !== undefined) add(CORS_HEADERS);
  add(headers);
  all.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(text)));
  response.writeHead(status, all).end(text);
}
