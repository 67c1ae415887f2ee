// The console's API as the page calls it: the session travels in a cookie that no script can see.
import { signal } from '@preact/signals';
import { language } from '../i18n/language.ts';
import type { ConsoleRefusal, ConsoleSession } from './contract.ts';

const BASE = '/api/v1/console';

/** Undefined: not asked yet; null: signed out. */
export const session = signal<ConsoleSession | null | undefined>(undefined);

/** A request that was refused, or could not be sent: with a sentence for the person. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly refusal: ConsoleRefusal | undefined;
  constructor(refusal: ConsoleRefusal | undefined, message: string) {
    super(message);
    this.refusal = refusal;
  }

  /** What is wrong with a field; undefined where nothing is. */
  problemOf(field: string): string | undefined {
    return this.refusal?.problems?.find((problem) => problem.field === field)?.message;
  }
}

const UNREACHABLE = {
  en: 'The service does not answer at the moment. Try again.',
  'pt-BR': 'O serviço não responde no momento. Tente de novo.',
} as const;

type Query = Readonly<Record<string, string | number | undefined>>;

/** @throws ConsoleError */
export function get<Reply>(path: string, query: Query = {}): Promise<Reply> {
  return ask<Reply>('GET', address(path, query));
}

/** @throws ConsoleError */
export function send<Reply>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Reply> {
  return ask<Reply>(method, path, body);
}

/** Where a browser finds what it saves as a file. */
export function downloadAddress(path: string, query: Query): string {
  return BASE + address(path, query);
}

function address(path: string, query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(BASE + path, {
    method,
    credentials: 'same-origin',
    headers: {
      'Accept-Language': language.value,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  }).catch(() => undefined);
  const isJson = response?.headers.get('content-type')?.includes('json');
  if (response?.ok) return (isJson ? await response.json() : undefined) as Reply;
  const refusal: ConsoleRefusal | undefined = isJson ? await response?.json() : undefined;
  if (refusal?.code === 'signedOut') session.value = null;
  throw new ConsoleError(refusal, refusal?.message ?? UNREACHABLE[language.value]);
}
