// The gateway's application: the door, the middleware in running order, then the routes.
import type { RequestListener } from 'node:http';
import { isTracing } from '@lavra/shared/tracing';
import Koa from 'koa';
import type { Gateway } from './context.ts';
import { allowBrowsers } from './middleware/allow-browsers.ts';
import { authenticate } from './middleware/authenticate.ts';
import { chooseLanguage } from './middleware/choose-language.ts';
import { findRoute } from './middleware/find-route.ts';
import { logRequest } from './middleware/log-request.ts';
import { nameRequest } from './middleware/name-request.ts';
import { readJsonBody } from './middleware/read-json-body.ts';
import { refuseMalformedTarget } from './middleware/refuse-malformed-target.ts';
import { refuseWhileDraining } from './middleware/refuse-while-draining.ts';
import { replyErrors } from './middleware/reply-errors.ts';
import type { RequestState, Route } from './middleware/request.ts';
import { reserveMemory } from './middleware/reserve-memory.ts';
import { setHeaders } from './middleware/set-headers.ts';
import { traceRequest } from './middleware/trace-request.ts';
import { refuseAtTheDoor } from './refuse-at-the-door.ts';
import { getHealth } from './routes/get-health.ts';
import { getOpenApi } from './routes/get-openapi.ts';
import { getPrices } from './routes/get-prices.ts';
import { getTypes } from './routes/get-types.ts';
import { postBirthCertificate } from './routes/post-birth-certificate.ts';
import { docsRoutes } from './web/docs-page.ts';

export function createApp(gateway: Gateway): RequestListener {
  const routes: readonly Route[] = [
    postBirthCertificate(gateway),
    getPrices(gateway),
    getTypes(),
    getHealth(gateway),
    getOpenApi(),
    ...docsRoutes(),
  ];

  const app = new Koa<RequestState>();
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
  app.use(refuseWhileDraining(gateway.drain));
  app.use(findRoute(routes));
  app.use(authenticate(gateway.keys));
  app.use(reserveMemory(gateway.fileMemory));
  app.use(readJsonBody(gateway.bodyTimes, gateway.fairTurns));
  app.use((ctx) => ctx.state.route.handle(ctx));

  const isRefused = refuseAtTheDoor(gateway, routes);
  const handle = app.callback();
  return (request, response) => {
    if (!isRefused(request, response)) gateway.drain.track(handle(request, response));
  };
}
