// A fault of ours: the caller gets a 503 and tries again with the same requestId.

export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}
