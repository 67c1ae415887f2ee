// The sentences a caller can read, as a type: a language that lacks one does not compile.
import type { RefusalCode, UnansweredCode } from '@lavra/shared/error-codes';

export type Language = 'en' | 'pt-BR';

export type KeyProblem = 'missing' | 'malformed' | 'unknown' | 'revoked' | 'expired';

/** Requests by time, and downloads of a minute: of the organization, and from one host. */
export type LimitWindow = 'minute' | 'day' | 'downloads' | 'downloads_of_host';

/** Each sentence in `message` of a 400. */
export const BODY_PROBLEMS = [
  'content_type',
  'compressed',
  'empty',
  'malformed',
  'not_an_object',
  'rest_too_large',
  'image_type_missing',
  'image_type_unknown',
  'image_url_missing',
  'image_url_not_text',
  'image_url_too_long',
  'image_base64_not_text',
  'request_id_not_text',
  'request_id_length',
  'request_id_characters',
  'resize_image_not_boolean',
  'engine_unknown',
  'include_unknown',
] as const;
export type BodyProblem = (typeof BODY_PROBLEMS)[number];

/** Why imageUrl is refused by its text alone: nothing about the network is told. */
export type UrlProblem = 'not_a_url' | 'scheme' | 'credentials' | 'port' | 'host';

/** What went wrong with a download. An internal host and an absent one are both `unreachable`. */
export type DownloadProblem =
  | { readonly kind: 'unreachable' | 'too_slow' | 'too_many_redirects' | 'bad_redirect' | 'empty' | 'encoded' }
  | { readonly kind: 'status'; readonly status: number };

interface ImageSides {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What the sentence of a refusal code tells, where it tells more than the code. */
interface DetailsByCode {
  readonly IMAGE_TOO_LARGE: { readonly sizeBytes: number | undefined };
  readonly IMAGE_TOO_MANY_PIXELS: Partial<ImageSides>;
  readonly IMAGE_URL_NOT_ALLOWED: { readonly problem: UrlProblem };
  readonly IMAGE_RESOLUTION_TOO_LOW: Partial<ImageSides> & { readonly surcharge: number | undefined };
  readonly IMAGE_RESOLUTION_TOO_HIGH: Partial<ImageSides> & { readonly surcharge: number | undefined };
  readonly PDF_TOO_MANY_PAGES: { readonly pages: number; readonly pagesMax: number };
  readonly IMAGE_DOWNLOAD_FAILED: { readonly problem: DownloadProblem };
}

export type RefusalDetails<Code extends RefusalCode> = Code extends keyof DetailsByCode ? DetailsByCode[Code] : object;

/** Credits, to the hundredth. */
interface CreditAmounts {
  readonly required: number;
  readonly available: number;
  readonly plan: number;
  readonly purchased: number;
}

export interface Messages {
  readonly keys: Readonly<Record<KeyProblem, string>>;
  readonly bodyTooLarge: string;
  readonly bodyProblems: Readonly<Record<BodyProblem, string>>;
  readonly refusals: { readonly [Code in RefusalCode]: (details: RefusalDetails<Code>) => string };
  readonly unanswered: Readonly<Record<UnansweredCode, string>>;
  inProgress(details: { readonly retryAfterSeconds: number }): string;
  readonly limitExceeded: Readonly<
    Record<LimitWindow, (details: { readonly limit: number; readonly retryAfterSeconds: number }) => string>
  >;
  notEnoughCredits(amounts: CreditAmounts): string;
  notEnoughCreditsAction(amounts: CreditAmounts): string;
  readonly notFound: string;
  methodNotAllowed(details: { readonly allowed: string }): string;
  readonly requestTimeout: string;
  readonly headersTooLarge: string;
  readonly notHttp: string;
  readonly birthCertificate: { readonly name: string; readonly description: string };
  readonly unavailable: { readonly title: string; readonly text: string };
}
