// fetch towards a model elsewhere: to no other address than the configured one, and for no longer an answer than it can give.

/** An answer with every field at its longest is some 50 KB. */
const ANSWER_BYTES_MAX = 1_048_576;

/** @throws TypeError for a redirect, or for an answer that is longer. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new TypeError('the answer is too long');
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status, statusText, headers });
}
