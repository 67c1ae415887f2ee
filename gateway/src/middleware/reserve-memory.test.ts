// The memory of a file ends with its request.
import { expect, test } from 'vitest';
import { FileMemory } from '../body/file-memory.ts';
import { BodyScanner } from '../body/scan-body.ts';
import type { RequestContext } from './request-context.ts';
import { reserveMemory } from './reserve-memory.ts';

function contextOf(headers: Record<string, string>): RequestContext {
  const state = { caller: { organizationId: 'org-1' } };
  return { get: (name: string) => headers[name] ?? '', state } as unknown as RequestContext;
}

test('a file is there until its request has ended, however it ended, and then its memory is free', async () => {
  for (const ending of ['answered', 'failed']) {
    const memory = new FileMemory();
    const ctx = contextOf({ 'content-length': '42' });
    let file: Buffer = Buffer.alloc(0);
    const request = reserveMemory(memory)(ctx, async () => {
      const scanner = new BodyScanner(42);
      scanner.push(Buffer.from('{"imageBase64":"QUJDREVG"}'));
      ctx.state.body = scanner.end();
      if (ctx.state.body.kind === 'json' && ctx.state.body.image?.kind === 'decoded') file = ctx.state.body.image.file;
      expect(file.toString()).toBe('ABCDEF');
      expect(memory.reservedBytes).toBe(42);
      if (ending === 'failed') throw new Error('failed');
    });
    await request.catch((error: Error) => expect(error.message).toBe(ending));
    expect(file).toHaveLength(0);
    expect(memory.reservedBytes).toBe(0);
  }
});
