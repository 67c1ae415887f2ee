// A requestId of our own: random, so that it says nothing of anybody.

/** 128 random bits; crypto.randomUUID is missing on pages without TLS. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `web-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
