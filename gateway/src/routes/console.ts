// The console's API: sign-in and sign-out, the journal as CSV, and a route for each row of console/operations.
import { Readable } from 'node:stream';
import type Router from '@koa/router';
import { isSessionSecret } from '@lavra/shared/console-token';
import type { Middleware, Next } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { z } from 'zod';
import { callerNetwork } from '../console/caller-address.ts';
import { csvHeader, csvLine } from '../console/csv.ts';
import {
  CONSOLE_OPERATIONS,
  type ConsoleOperation,
  type ConsoleServices,
  readJournal,
  sessionReply,
} from '../console/operations.ts';
import { CONSOLE_PATH } from '../console/path.ts';
import { isFromOurPage } from '../console/same-origin.ts';
import { inputs } from '../console/schemas.ts';
import { cameByHttps, readSession, sessionCookie } from '../console/session-cookie.ts';
import type { ContextState, RequestContext } from '../middleware/request-context.ts';
import { consoleDocument } from '../openapi/console-document.ts';
import { ConsoleRefusedError } from '../reply/console-refusals.ts';
import type { Language } from '../reply/messages/messages.ts';

/** No body of the console comes near it. */
const BODY_BYTES_MAX = 16_384;
/** A file that a spreadsheet still opens. */
const CSV_ROWS_MAX = 100_000;
const CSV_ROWS_PER_CALL = 500;

/** @param proxies how many of ours stand in front of this gateway */
export function addConsoleRoutes(router: Router<ContextState>, services: ConsoleServices, proxies: number): void {
  const change = [requireOurPage, readSmallJson];
  const at = (path: string) => CONSOLE_PATH + path.replaceAll(/\{(\w+)\}/g, ':$1');
  router.post(at('/session'), protect, ...change, signIn(services, proxies));
  router.delete(at('/session'), protect, requireOurPage, signOut(services));
  const document = consoleDocument();
  router.get(at('/openapi.json'), (ctx) => {
    ctx.body = document;
  });
  router.get(at('/organizations/{organizationId}/journal.csv'), protect, downloadJournal(services));
  for (const operation of CONSOLE_OPERATIONS) {
    const chain = operation.method === 'get' ? [protect] : [protect, ...change];
    router[operation.method](at(operation.path), ...chain, run(operation, services));
  }
}

/** Nothing here is for other sites, not even as a picture or a script of theirs. */
async function protect(ctx: RequestContext, next: Next): Promise<void> {
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
  try {
    await next();
  } catch (error) {
    const isOver = error instanceof ConsoleRefusedError && error.refusal.kind === 'signedOut';
    if (isOver && readSession(ctx.get('cookie')) !== '') setSession(ctx, '', 0);
    throw error;
  }
}

function requireOurPage(ctx: RequestContext, next: Next): Promise<void> {
  const request = { secFetchSite: ctx.get('sec-fetch-site'), origin: ctx.get('origin'), host: ctx.get('host') };
  if (!isFromOurPage(request)) throw new ConsoleRefusedError({ kind: 'foreignPage' });
  return next();
}

const parseBody = koaBody({
  json: true,
  multipart: false,
  urlencoded: false,
  text: false,
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
  jsonLimit: BODY_BYTES_MAX,
  jsonStrict: true,
  onError(error) {
    const isTooLarge = 'status' in error && error.status === 413;
    throw new ConsoleRefusedError({ kind: isTooLarge ? 'bodyTooLarge' : 'notJson' });
  },
}) as unknown as Middleware<ContextState>;

/** What is no JSON is left unread by the parser, and is refused for having none of the fields. */
const readSmallJson: Middleware<ContextState> = (ctx, next) => parseBody(ctx, next);

function signIn(services: ConsoleServices, proxies: number) {
  return async (ctx: RequestContext): Promise<void> => {
    const { token } = check(inputs.signIn, bodyOf(ctx), ctx.state.language);
    const network = callerNetwork(ctx.req.socket.remoteAddress ?? '', ctx.get('x-forwarded-for'), proxies);
    const opened = await services.ledger.signIn(token.trim(), network, ctx.state.httpRequestId);
    setSession(ctx, opened.session, Math.max(0, Math.round((opened.expiresAt.getTime() - Date.now()) / 1_000)));
    ctx.status = 201;
    ctx.body = sessionReply(opened.organizationId, opened.expiresAt.toISOString());
  };
}

function signOut(services: ConsoleServices) {
  return async (ctx: RequestContext): Promise<void> => {
    await services.ledger.call((client) => client.closeConsoleSession, {}, sessionCall(ctx));
    setSession(ctx, '', 0);
    ctx.status = 204;
  };
}

function run(operation: ConsoleOperation, services: ConsoleServices) {
  return async (ctx: RequestContext): Promise<void> => {
    const given = operation.inputIn === 'query' ? { ...ctx.query } : bodyOf(ctx);
    const input = operation.input ? check(operation.input, given, ctx.state.language) : {};
    const call = { services, path: pathParts(ctx), input: input as never, session: sessionCall(ctx) };
    ctx.body = await operation.run(call);
    ctx.status = operation.status;
  };
}

function downloadJournal(services: ConsoleServices) {
  return async (ctx: RequestContext): Promise<void> => {
    const { organizationId = '' } = pathParts(ctx);
    const filter = check(inputs.journal, { ...ctx.query }, ctx.state.language);
    const session = sessionCall(ctx);
    const page = (before: number) =>
      readJournal(services, session, organizationId, { ...filter, before, limit: CSV_ROWS_PER_CALL });
    // The first page is read before anything is answered, so that a refusal is still one.
    const first = await page(filter.before);
    async function* lines() {
      yield csvHeader();
      let rows = 0;
      for (let { rows: found, next } = first; ; { rows: found, next } = await page(next)) {
        yield found.map(csvLine).join('');
        rows += found.length;
        if (next === null || rows >= CSV_ROWS_MAX) return;
      }
    }
    ctx.set('Content-Disposition', `attachment; filename="lavra-${organizationId}.csv"`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = Readable.from(lines());
  };
}

function sessionCall(ctx: RequestContext) {
  const session = readSession(ctx.get('cookie'));
  // Nothing else, however good a credential: the ledger would take the operator's own token, too.
  if (!isSessionSecret(session)) throw new ConsoleRefusedError({ kind: 'signedOut' });
  return { session, httpRequestId: ctx.state.httpRequestId };
}

function setSession(ctx: RequestContext, session: string, maxAgeSeconds: number): void {
  const isHttps = cameByHttps(ctx.get('origin'), ctx.get('x-forwarded-proto'));
  ctx.set('Set-Cookie', sessionCookie(session, maxAgeSeconds, isHttps));
}

function bodyOf(ctx: RequestContext): unknown {
  return (ctx as unknown as { readonly request: { readonly body?: unknown } }).request.body ?? {};
}

function pathParts(ctx: RequestContext): Readonly<Record<string, string>> {
  return (ctx as unknown as { readonly params: Record<string, string> }).params;
}

const LOCALES = { en: z.locales.en(), 'pt-BR': z.locales.ptBR() } as const;

/** @throws ConsoleRefusedError that names every field that is wrong */
function check<Schema extends z.ZodType>(schema: Schema, given: unknown, language: Language): z.output<Schema> {
  const checked = schema.safeParse(given, { error: LOCALES[language].localeError });
  if (checked.success) return checked.data;
  const problems = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ConsoleRefusedError({ kind: 'invalid', problems });
}
