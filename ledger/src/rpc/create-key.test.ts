// A key is made with the expiry that was asked for, or not at all.
import { status } from '@grpc/grpc-js';
import { KeyKind } from '@lavra/proto/ledger/v1/admin';
import { expect, it } from 'vitest';
import { createKey } from './create-key.ts';

it('refuses an expiry past all dates, which would be a key that never expires', async () => {
  const organizationId = `org_${'0'.repeat(20)}`;
  const request = { organizationId, kind: KeyKind.KEY_KIND_LIVE, expiresAt: new Date(Number.NaN) };
  const made = createKey({} as Parameters<typeof createKey>[0], request, {} as Parameters<typeof createKey>[2]);
  await expect(made).rejects.toMatchObject({
    code: status.INVALID_ARGUMENT,
    message: 'expires_at must be a time that dates can tell',
  });
});
