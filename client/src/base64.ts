// Base64 in Node 20 and in browsers alike.

/** Arguments of one call are bounded; this many are safe everywhere. */
const BYTES_AT_ONCE = 32_768;

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  }
  return btoa(text);
}
