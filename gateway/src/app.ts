// The gateway's application: what every request passes, in running order, then the routes, each with its own chain.
import type { RequestListener } from 'node:http';
import Router from '@koa/router';
import { isTracing } from '@lavra/shared/tracing';
import Koa from 'koa';
import type { Gateway } from './context.ts';
import { allowBrowsers } from './middleware/allow-browsers.ts';
import { answerProbes } from './middleware/answer-probes.ts';
import { authenticate } from './middleware/authenticate.ts';
import { chooseLanguage } from './middleware/choose-language.ts';
import { logRequest } from './middleware/log-request.ts';
import { nameRequest } from './middleware/name-request.ts';
import { readJsonBody } from './middleware/read-json-body.ts';
import { refuseMalformedTarget } from './middleware/refuse-malformed-target.ts';
import { refuseUnrouted } from './middleware/refuse-unrouted.ts';
import { refuseWhileDraining } from './middleware/refuse-while-draining.ts';
import { replyErrors } from './middleware/reply-errors.ts';
import type { ContextState } from './middleware/request-context.ts';
import { reserveMemory } from './middleware/reserve-memory.ts';
import { setHeaders } from './middleware/set-headers.ts';
import { traceRequest } from './middleware/trace-request.ts';
import { addConsoleRoutes } from './routes/console.ts';
import { getHealth } from './routes/get-health.ts';
import { getOpenApi } from './routes/get-openapi.ts';
import { getPrices } from './routes/get-prices.ts';
import { getTypes } from './routes/get-types.ts';
import { postBirthCertificate } from './routes/post-birth-certificate.ts';
import { builtPages } from './web/built-pages.ts';
import { docsPages } from './web/docs-page.ts';

export function createApp(gateway: Gateway): RequestListener {
  const app = new Koa<ContextState>();
  // Every error is answered and reported below; what Koa would print is a connection that ended early.
  app.silent = true;
  app.use(nameRequest);
  if (isTracing()) app.use(traceRequest);
  app.use(logRequest(gateway.events));
  app.use(setHeaders);
  app.use(allowBrowsers);
  app.use(chooseLanguage);
  app.use(replyErrors(gateway.events));
  app.use(refuseMalformedTarget);
  app.use(answerProbes(gateway));
  app.use(refuseWhileDraining(gateway.drain));
  app.use(createRouter(gateway).routes());
  app.use(refuseUnrouted);

  const handle = app.callback();
  return (request, response) => gateway.drain.track(handle(request, response));
}

/** Every path is exact; HEAD is GET without the body. The order of the refusals is the order of a chain. */
function createRouter(gateway: Gateway): Router<ContextState> {
  const { keys, fileMemory, bodyTimes, fairTurns } = gateway;
  const router = new Router<ContextState>({ sensitive: true, strict: true });
  router.post(
    '/api/v1/documents/birth-certificate',
    authenticate(keys),
    reserveMemory(fileMemory),
    readJsonBody(bodyTimes, fairTurns),
    postBirthCertificate(gateway),
  );
  router.get('/api/v1/documents/prices', getPrices(gateway));
  router.get('/api/v1/documents/types', authenticate(keys), getTypes);
  router.get('/api/v1/health', getHealth(gateway));
  router.get('/api/v1/openapi.json', getOpenApi());
  addConsoleRoutes(router, gateway.console, gateway.config.proxies ?? 0);
  for (const [path, serve] of [...docsPages(), ...builtPages()]) router.get(path, serve);
  return router;
}
