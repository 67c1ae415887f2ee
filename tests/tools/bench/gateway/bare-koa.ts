// The peer: a bare Koa server with koa-body that parses, decodes and hashes the same body.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { koaBody } from 'koa-body';

const app = new Koa();
app.use(koaBody({ jsonLimit: '15mb' }));
app.use((ctx) => {
  const { imageBase64 } = (ctx.request as unknown as { body: { imageBase64: string } }).body;
  const file = Buffer.from(imageBase64, 'base64');
  ctx.status = 201;
  ctx.body = { success: true, sha256: createHash('sha256').update(file).digest('hex') };
});
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.once('disconnect', () => process.exit());
