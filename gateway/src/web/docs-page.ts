// The documentation page with try-it: Swagger UI over our own OpenAPI document, every byte of it served by us.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RequestContext } from '../middleware/request-context.ts';

/** Nothing from another host, no inline script, no plug-ins, no frame around it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lavra: API documentation</title>
<link rel="icon" href="/docs/favicon.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;

const PAGE_SCRIPT = `SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

const PAGE_STYLE = `body { margin: 0; background: #fafafa; }
.swagger-ui .info { margin: 30px 0; }
`;

interface Asset {
  readonly type: string;
  readonly content: string | Buffer;
}

/** /docs and the files it needs: what serves each, by its path. */
export function docsPages(): readonly (readonly [string, (ctx: RequestContext) => void])[] {
  const packaged = createRequire(import.meta.url);
  const file = (name: string) => readFileSync(packaged.resolve(`swagger-ui-dist/${name}`));
  const assets: Record<string, Asset> = {
    '/docs': { type: 'text/html; charset=utf-8', content: PAGE },
    '/docs/page.js': { type: 'text/javascript; charset=utf-8', content: PAGE_SCRIPT },
    '/docs/page.css': { type: 'text/css; charset=utf-8', content: PAGE_STYLE },
    '/docs/swagger-ui.css': { type: 'text/css; charset=utf-8', content: file('swagger-ui.css') },
    '/docs/swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', content: file('swagger-ui-bundle.js') },
    '/docs/favicon.png': { type: 'image/png', content: file('favicon-32x32.png') },
  };
  return Object.entries(assets).map(([path, { type, content }]) => [
    path,
    (ctx) => {
      ctx.type = type;
      ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.set('Cache-Control', 'public, max-age=300');
      ctx.body = content;
    },
  ]);
}
