// The fingerprint of a triple (requestId, file, options) of one organization: it finds the state of the request and says
// nothing about it.
import { createHmac } from 'node:crypto';

export interface Triple {
  readonly organizationId: string;
  readonly requestId: string;
  /** SHA-256 of the file, 32 bytes. */
  readonly fileSha256: Buffer;
  readonly resizeImage: boolean;
  readonly engine: 'fast' | undefined;
}

/**
 * HMAC-SHA-256 under LAVRA_SECRET, 32 bytes. The two texts end in a byte that neither can contain and the rest has a
 * fixed length, so that no two triples are written alike. Language and imageType are not options.
 */
export function fingerprint(triple: Triple, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('lavra triple\0')
    .update(`${triple.organizationId}\0${triple.requestId}\0`)
    .update(triple.fileSha256)
    .update(Buffer.from([triple.resizeImage ? 1 : 0, triple.engine === 'fast' ? 1 : 0]))
    .digest();
}
