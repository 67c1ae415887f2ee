// How the console's API refuses: a code for programs, a sentence for people, and where a field is wrong its name.
import type { Language } from './messages/messages.ts';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export type ConsoleRefusal =
  | { readonly kind: 'signedOut' | 'foreignPage' | 'notAllowed' | 'notFound' | 'bodyTooLarge' | 'notJson' }
  | { readonly kind: 'tokenRefused'; readonly reason: 'unknown' | 'revoked' | 'expired' }
  | { readonly kind: 'lockedOut'; readonly retryAfterSeconds: number }
  | { readonly kind: 'conflict'; readonly reason: 'fastBelowStandard' | 'grantIdTaken' | 'balanceTooLarge' | 'other' }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] };

/** Thrown where a request is refused; becomes a reply in middleware/reply-errors. */
export class ConsoleRefusedError extends Error {
  override readonly name = 'ConsoleRefusedError';
  readonly refusal: ConsoleRefusal;
  constructor(refusal: ConsoleRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

const STATUSES = {
  signedOut: [401, 'Unauthorized'],
  tokenRefused: [401, 'Unauthorized'],
  foreignPage: [403, 'Forbidden'],
  notAllowed: [403, 'Forbidden'],
  notFound: [404, 'Not Found'],
  conflict: [409, 'Conflict'],
  bodyTooLarge: [413, 'Payload Too Large'],
  notJson: [400, 'Bad Request'],
  invalid: [400, 'Bad Request'],
  lockedOut: [429, 'Too Many Requests'],
} as const satisfies Record<ConsoleRefusal['kind'], readonly [number, string]>;

interface Sentences {
  readonly signedOut: string;
  readonly foreignPage: string;
  readonly notAllowed: string;
  readonly notFound: string;
  readonly bodyTooLarge: string;
  readonly notJson: string;
  readonly invalid: string;
  readonly tokenRefused: Readonly<Record<'unknown' | 'revoked' | 'expired', string>>;
  readonly lockedOut: (minutes: number) => string;
  readonly conflict: Readonly<Record<'fastBelowStandard' | 'grantIdTaken' | 'balanceTooLarge' | 'other', string>>;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    signedOut: 'You are signed out. Sign in again.',
    foreignPage: 'The request did not come from the console’s own page.',
    notAllowed: 'Only an operator may do this.',
    notFound: 'There is no such thing, or it is not yours.',
    bodyTooLarge: 'The body is too large.',
    notJson: 'The body must be a JSON object, sent as application/json.',
    invalid: 'Some fields are wrong.',
    tokenRefused: {
      unknown: 'This token is not known. Check that you copied all of it.',
      revoked: 'This token was revoked. Ask your operator for another one.',
      expired: 'This token has expired. Ask your operator for another one.',
    },
    lockedOut: (minutes) => `Too many failed attempts. Try again in ${minutes} min.`,
    conflict: {
      fastBelowStandard: 'The price of fast must not be lower than that of standard.',
      grantIdTaken: 'Another amount was already granted under this grantId.',
      balanceTooLarge: 'The balance would be larger than the ledger counts.',
      other: 'This contradicts what is there.',
    },
  },
  'pt-BR': {
    signedOut: 'Sua sessão terminou. Entre novamente.',
    foreignPage: 'A solicitação não veio da própria página do painel.',
    notAllowed: 'Somente um operador pode fazer isto.',
    notFound: 'Isto não existe ou não é seu.',
    bodyTooLarge: 'O corpo da solicitação é grande demais.',
    notJson: 'O corpo deve ser um objeto JSON, enviado como application/json.',
    invalid: 'Há campos errados.',
    tokenRefused: {
      unknown: 'Este token não é conhecido. Confira se ele foi copiado por inteiro.',
      revoked: 'Este token foi revogado. Peça outro ao seu operador.',
      expired: 'Este token expirou. Peça outro ao seu operador.',
    },
    lockedOut: (minutes) => `Muitas tentativas sem sucesso. Tente de novo em ${minutes} min.`,
    conflict: {
      fastBelowStandard: 'O preço de fast não pode ser menor que o de standard.',
      grantIdTaken: 'Outra quantia já foi concedida com este grantId.',
      balanceTooLarge: 'O saldo seria maior do que o registro comporta.',
      other: 'Isto contradiz o que já existe.',
    },
  },
};

export interface ConsoleReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

export function renderConsoleRefusal(refusal: ConsoleRefusal, language: Language): ConsoleReply {
  const [statusCode, error] = STATUSES[refusal.kind];
  const message = sentenceOf(refusal, SENTENCES[language]);
  const common = { statusCode, error, code: codeOf(refusal), message };
  switch (refusal.kind) {
    case 'lockedOut': {
      const { retryAfterSeconds: retryAfter } = refusal;
      return { status: statusCode, headers: { 'Retry-After': String(retryAfter) }, body: { ...common, retryAfter } };
    }
    case 'invalid':
      return { status: statusCode, headers: {}, body: { ...common, problems: refusal.problems } };
    default:
      return { status: statusCode, headers: {}, body: common };
  }
}

/** For programs, logs and counters. */
export function codeOf(refusal: ConsoleRefusal): string {
  return 'reason' in refusal ? `${refusal.kind}.${refusal.reason}` : refusal.kind;
}

function sentenceOf(refusal: ConsoleRefusal, sentences: Sentences): string {
  switch (refusal.kind) {
    case 'tokenRefused':
      return sentences.tokenRefused[refusal.reason];
    case 'conflict':
      return sentences.conflict[refusal.reason];
    case 'lockedOut':
      return sentences.lockedOut(Math.ceil(refusal.retryAfterSeconds / 60));
    default:
      return sentences[refusal.kind];
  }
}
