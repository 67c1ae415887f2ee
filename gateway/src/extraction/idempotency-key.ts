// The idempotency key of a request: it finds the request's state and says nothing about it.
import { createHmac } from 'node:crypto';

/** What makes two requests the same. Language and imageType are no part of it. */
export interface IdempotencyKeyParts {
  readonly organizationId: string;
  readonly requestId: string;
  /** SHA-256 of the file, 32 bytes. */
  readonly fileSha256: Buffer;
  readonly resizeImage: boolean;
  readonly engine: 'fast' | undefined;
}

/**
 * HMAC-SHA-256 under LAVRA_SECRET, 32 bytes. The two texts end in a byte that neither can contain and the rest has a
 * fixed length, so that no two requests are written alike.
 */
export function idempotencyKeyOf(parts: IdempotencyKeyParts, secret: string): Buffer {
  return (
    createHmac('sha256', secret)
      // Written as ever: under another word every answer that is kept would be lost, and paid twice.
      .update('lavra triple\0')
      .update(`${parts.organizationId}\0${parts.requestId}\0`)
      .update(parts.fileSha256)
      .update(Buffer.from([parts.resizeImage ? 1 : 0, parts.engine === 'fast' ? 1 : 0]))
      .digest()
  );
}
