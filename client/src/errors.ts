// What a refused or unanswered request becomes.

export class LavraError extends Error {
  override readonly name = 'LavraError';
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** Of contract 7.4, where the reply has one. */
  readonly errorCode: string | undefined;
  /** To send the same request again, safely. */
  readonly requestId: string | undefined;
  /** The reply as received. */
  readonly body: unknown;

  constructor(
    message: string,
    details: {
      status?: number | undefined;
      errorCode?: string | undefined;
      requestId?: string | undefined;
      body?: unknown;
    },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = details.status;
    this.errorCode = details.errorCode;
    this.requestId = details.requestId;
    this.body = details.body;
  }
}

/** The sentence of a refusal is in `message`, a list in a 400, or in `error` where the reply has the extraction's form. */
export function refusal(response: Response, body: unknown, requestId?: string): LavraError {
  const { message, error, errorCode } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const sentence = Array.isArray(message) ? message.join(' ') : (message ?? error ?? `HTTP ${response.status}`);
  return new LavraError(String(sentence), {
    status: response.status,
    errorCode: typeof errorCode === 'string' ? errorCode : undefined,
    requestId,
    body,
  });
}
