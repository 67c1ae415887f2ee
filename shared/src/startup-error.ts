// A service that cannot start says why in one line that names the variable or path to mend.

export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a Node system error, if it is one ("EADDRINUSE", "EACCES", "ENOSPC"). */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Turns what listening on a port can fail with into a line that names the variable; passes anything else on. */
export function portError(error: unknown, variable: string, port: number): unknown {
  switch (systemErrorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(`${variable}: port ${port} is in use by another process`, { cause: error });
    case 'EACCES':
      return new StartupError(`${variable}: port ${port} may not be opened by this user`, { cause: error });
    default:
      return error;
  }
}
