// Reads through the REST API of a service, by the client that never pays twice.
import { createHash } from 'node:crypto';
import { LavraClient, LavraError } from '../../../client/src/index.ts';
import { CommandError } from '../output.ts';
import type { FileOutcome, Reader } from './outcome.ts';

export interface ServiceReaderOptions {
  /** With or without /api/v1. */
  readonly url: string;
  readonly key: string;
  readonly engine: string | undefined;
  readonly resizeImage: boolean;
}

/** What a service with few workers takes at once; its limits a minute, and its busy hours, are waited out by the client. */
const PARALLEL = 4;

/** @throws CommandError */
export function createServiceReader({ url, key, engine, resizeImage }: ServiceReaderOptions): Reader {
  if (engine !== undefined && engine !== 'fast') {
    throw new CommandError('--engine of a service is fast, or absent for its standard engines');
  }
  const client = new LavraClient({ baseUrl: baseUrlOf(url), apiKey: key });
  const read = async (file: Buffer): Promise<FileOutcome> => {
    try {
      const result = await client.readBirthCertificate({
        image: file,
        requestId: requestIdOf(file),
        ...(engine === 'fast' && { engine }),
        ...(resizeImage && { resizeImage }),
      });
      if (!result.success) return { kind: 'failed', code: result.errorCode, message: result.error };
      const { engine: answeredBy, data, creditsCharged, isReplay } = result;
      return { kind: 'answered', engine: answeredBy, data, creditsCharged, isReplay };
    } catch (error) {
      if (!(error instanceof LavraError)) throw error;
      return outcomeOf(error);
    }
  };
  return { parallel: PARALLEL, read, close: async () => {} };
}

/** The client has waited out what passes within minutes. */
function outcomeOf({ status, errorCode, message }: LavraError): FileOutcome {
  switch (status) {
    case 401:
      return { kind: 'stopped', code: 'KEY_REFUSED', message };
    case 402:
      return { kind: 'stopped', code: 'NOT_ENOUGH_CREDITS', message };
    case 429:
      return { kind: 'stopped', code: 'LIMIT_EXCEEDED', message };
    case undefined:
    case 502:
    case 503:
    case 504:
      return { kind: 'stopped', code: 'SERVICE_AWAY', message };
    default:
      return { kind: 'failed', code: errorCode ?? `HTTP_${status}`, message };
  }
}

/** The same in every run: what was answered within the last 15 minutes is replayed, and not paid again. */
function requestIdOf(file: Buffer): string {
  return `cli-${createHash('sha256').update('lavra read').update(file).digest('hex').slice(0, 32)}`;
}

function baseUrlOf(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new CommandError(`--url is no address: ${text}`);
  }
  return /\/api\/v\d+\/?$/.test(url.pathname) ? url.href : new URL('/api/v1', url).href;
}
