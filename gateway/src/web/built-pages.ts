// The pages that the workspace `web` builds, as they lie in its folder `dist`: read at start and served from memory.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestContext } from '../middleware/request-context.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The address of each page, which is not its file's name. */
const PAGES: Readonly<Record<string, string>> = { 'index.html': '/', 'console.html': '/console' };

/** Nothing from another host, no inline script or style; pictures and workers that a page made of what it was given. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** The build compresses what is text: the file's name and one of these. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof COMPRESSED;

/** What serves each page and asset, by its path; none where the pages were not built: the API works without them. */
export function builtPages(): readonly (readonly [string, (ctx: RequestContext) => void])[] {
  if (!existsSync(join(DIST, 'index.html'))) return [];
  return [
    ...Object.entries(PAGES).map(([file, path]) => [path, serve(file, setPageHeaders)] as const),
    ...readdirSync(join(DIST, 'assets'), { recursive: true, encoding: 'utf8' })
      .filter((file) => extname(file) in TYPES)
      .map((file) => [`/assets/${file.replaceAll(sep, '/')}`, serve(join('assets', file), setAssetHeaders)] as const),
  ];
}

function serve(file: string, setHeaders: (ctx: RequestContext) => void): (ctx: RequestContext) => void {
  const type = TYPES[extname(file)] as string;
  const content = readFileSync(join(DIST, file));
  const etag = createHash('sha256').update(content).digest('base64url');
  const encoded = (Object.keys(COMPRESSED) as Encoding[]).flatMap((encoding) => {
    const path = join(DIST, file + COMPRESSED[encoding]);
    return existsSync(path) ? [[encoding, readFileSync(path)] as const] : [];
  });
  const variants = new Map<string, Buffer>([...encoded, ['identity', content]]);
  return (ctx) => {
    const encoding = ctx.acceptsEncodings([...variants.keys()]) || 'identity';
    ctx.type = type;
    setHeaders(ctx);
    ctx.vary('Accept-Encoding');
    ctx.etag = etag;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = variants.get(encoding);
  };
}

function setPageHeaders(ctx: RequestContext): void {
  ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  // The names in it change with every build.
  ctx.set('Cache-Control', 'no-cache');
}

/** The name holds the content's hash, or its version. */
function setAssetHeaders(ctx: RequestContext): void {
  // A worker has the policy of its own script, not that of the page.
  ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
}
