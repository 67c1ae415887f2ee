// `fetch` for a page that tells how far a request is: what was sent of it, that it is being answered, what came back.

/** One attempt at one request, answered. */
export interface Attempt {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** From the first byte sent to the last one received. */
  readonly durationMs: number;
}

export type Progress =
  | { readonly kind: 'uploading'; readonly sentBytes: number; readonly totalBytes: number }
  /** Everything was sent; the service has it now. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'answered'; readonly attempt: Attempt }
  | { readonly kind: 'lost' };

/** XMLHttpRequest beneath, since fetch does not tell how much of a body was sent. */
export function fetchWithProgress(tell: (progress: Progress) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const { signal, method = 'GET', body } = init;
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      if (typeof body === 'string') {
        tell({ kind: 'uploading', sentBytes: 0, totalBytes: body.length });
        request.upload.onprogress = ({ loaded, total }) =>
          tell({ kind: 'uploading', sentBytes: loaded, totalBytes: total });
        request.upload.onload = () => tell({ kind: 'reading' });
      }
      request.onload = () => {
        const headers = parseHeaders(request.getAllResponseHeaders());
        const { status, responseText: text } = request;
        tell({ kind: 'answered', attempt: { status, headers, text, durationMs: performance.now() - startedAt } });
        resolve(new Response(text, { status, headers }));
      };
      request.onerror = () => {
        tell({ kind: 'lost' });
        reject(new TypeError('The connection was lost.'));
      };
      request.onabort = () => reject(signal?.reason ?? new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted) request.abort();
      else request.send(typeof body === 'string' ? body : null);
    });
}

function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
