// The errorCode values of contract 7.4: the words every part uses for what can go wrong with a request.

/** 422: the image cannot be used. Never charged, never kept. */
export const REFUSAL_CODES = [
  'IMAGE_MISSING',
  'IMAGE_BASE64_INVALID',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_FORMAT_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'IMAGE_URL_NOT_ALLOWED',
  'IMAGE_RESOLUTION_TOO_LOW',
  'IMAGE_RESOLUTION_TOO_HIGH',
  'IMAGE_INVALID',
  'PDF_PASSWORD_PROTECTED',
  'PDF_UNREADABLE',
  'PDF_TOO_MANY_PAGES',
  'IMAGE_DOWNLOAD_FAILED',
] as const;

/** 201 with success false that sending again cannot help: kept and replayed. */
export const KEPT_FAILURE_CODES = ['IMAGE_NOT_PROCESSABLE', 'DOCUMENT_NOT_RECOGNIZED'] as const;

/** 201 with success false that may pass: released, and run again when sent again. */
export const PASSING_FAILURE_CODES = ['EXTRACTION_TIMEOUT', 'EXTRACTION_BUSY', 'EXTRACTION_UNAVAILABLE'] as const;

/** Refusals with a status and a body of their own: 402 and 409. */
export const CONFLICT_CODES = ['NOT_ENOUGH_CREDITS', 'REQUEST_IN_PROGRESS'] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type KeptFailureCode = (typeof KEPT_FAILURE_CODES)[number];
export type PassingFailureCode = (typeof PASSING_FAILURE_CODES)[number];
export type UnansweredCode = KeptFailureCode | PassingFailureCode;
export type ErrorCode = RefusalCode | UnansweredCode | (typeof CONFLICT_CODES)[number];
