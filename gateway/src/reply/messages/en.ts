// Every sentence a caller can read, in English: what is wrong, what to do, with the numbers.
import {
  BODY_BYTES_MAX,
  IMAGE_BYTES_MAX,
  LONG_SIDE_MAX_PX,
  LONG_SIDE_MIN_PX,
  REQUEST_ID_CHARACTERS_MAX,
} from '@lavra/shared/limits';
import { IMAGE_URL_CHARACTERS_MAX } from '../../limits.ts';
import type { DownloadProblem, Messages, UrlProblem } from './messages.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const MIB = 1_048_576;
const imageMb = number.format(IMAGE_BYTES_MAX / MIB);
const bodyMb = number.format(BODY_BYTES_MAX / MIB);
const standard = `${LONG_SIDE_MIN_PX} to ${LONG_SIDE_MAX_PX} px`;
const formats = 'PDF, JPG, PNG, WebP or GIF';

const credits = (amount: number) => `${number.format(amount)} ${amount === 1 ? 'credit' : 'credits'}`;
const extra = (surcharge: number | undefined) =>
  surcharge === undefined
    ? 'at the extra charge of the price list'
    : `for ${number.format(surcharge)} extra ${surcharge === 1 ? 'credit' : 'credits'}`;
const sides = ({ widthPx, heightPx }: { widthPx?: number; heightPx?: number }) =>
  widthPx && heightPx ? ` (${widthPx} × ${heightPx} px)` : '';

/** A wait as a person would say it. */
function wait(seconds: number): string {
  const [amount, unit] =
    seconds >= 7_200
      ? [Math.ceil(seconds / 3_600), 'hour']
      : seconds >= 120
        ? [Math.ceil(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

const urlProblems: Record<UrlProblem, string> = {
  not_a_url: 'imageUrl is not a web address. Send a complete one, such as https://example.com/certificate.jpg.',
  scheme: 'imageUrl must start with http:// or https://.',
  credentials: 'imageUrl must not contain a user name or password. Send a link that opens without a login.',
  port: 'imageUrl may only use the ports 80 and 443. Send a link without another port.',
  host: 'imageUrl does not lead to a public internet address. Send a public link that opens without a login.',
};

function downloadProblem(problem: DownloadProblem): string {
  switch (problem.kind) {
    case 'unreachable':
      return 'The address could not be reached.';
    case 'too_slow':
      return 'The address answered too slowly.';
    case 'too_many_redirects':
      return 'The link redirects more than 3 times.';
    case 'bad_redirect':
      return 'The link redirects to an address that is not allowed.';
    case 'empty':
      return 'The link answered with an empty file.';
    case 'encoded':
      return 'The link answered with a compressed transfer that was not asked for.';
    case 'status':
      return `The link answered HTTP ${problem.status}.`;
  }
}

export const en: Messages = {
  keys: {
    missing: 'The API key is missing. Send it in the header Authorization: Bearer <API_KEY>.',
    malformed: 'The API key is malformed: it is not complete or has a typing error. Copy it again from your panel.',
    unknown: 'The API key does not exist. Check that it is the one shown in your panel.',
    revoked: 'The API key was revoked. Use another key of your organization.',
    expired: 'The API key has expired. Create a new key in your panel.',
  },
  bodyTooLarge: `The request body is larger than ${bodyMb} MB. Send an image of up to ${imageMb} MB.`,
  bodyProblems: {
    content_type: 'The Content-Type header must be application/json.',
    compressed: 'The body must not be compressed: send it without a Content-Encoding header.',
    empty: 'The request has no body. Send a JSON object with imageType and the image.',
    malformed: 'The body is not valid JSON.',
    not_an_object: 'The body must be a JSON object.',
    rest_too_large: 'The fields other than imageBase64 take more than 1 MB together. Send only the documented fields.',
    image_type_missing: 'imageType is required: send url or base64.',
    image_type_unknown: 'imageType must be url or base64.',
    image_url_missing: 'imageUrl is required when imageType is url.',
    image_url_not_text: 'imageUrl must be a string.',
    image_url_too_long: `imageUrl may have at most ${number.format(IMAGE_URL_CHARACTERS_MAX)} characters.`,
    image_base64_not_text: 'imageBase64 must be a string.',
    request_id_not_text: 'requestId must be a string.',
    request_id_length: `requestId must have 1 to ${REQUEST_ID_CHARACTERS_MAX} characters.`,
    request_id_characters: 'requestId may contain only letters (without accents), digits, _, -, . and :.',
    resize_image_not_boolean: 'resizeImage must be true or false.',
    engine_unknown: 'engine must be fast, or be left out for the standard engines.',
    include_unknown: 'The query parameter include must be evidence, or be left out.',
  },
  refusals: {
    IMAGE_MISSING: () => 'imageBase64 is missing or empty. Send the file in base64, or use imageType url.',
    IMAGE_BASE64_INVALID: () =>
      'imageBase64 is not valid base64. Use the standard alphabet (A-Z, a-z, 0-9, + and /), with or without a prefix such as data:image/jpeg;base64,.',
    IMAGE_TOO_LARGE: ({ sizeBytes }) =>
      `The image ${sizeBytes === undefined ? 'is larger' : `has ${number.format(Math.ceil((sizeBytes / MIB) * 100) / 100)} MB, more`} than the limit of ${imageMb} MB. Send a smaller file.`,
    IMAGE_TOO_MANY_PIXELS: (image) =>
      `The image has too many pixels to be opened${sides(image)}. Send it with a long side of ${standard}.`,
    IMAGE_FORMAT_UNSUPPORTED: () =>
      `The file is not a ${formats}. Convert it to one of these formats and send it again.`,
    IMAGE_UNREADABLE: () =>
      'The image is damaged or incomplete and could not be opened. Export or photograph it again.',
    IMAGE_URL_NOT_ALLOWED: ({ problem }) => urlProblems[problem],
    IMAGE_RESOLUTION_TOO_LOW: (image) =>
      `The long side of the image must have ${standard}; this image is smaller${sides(image)}. Send a larger one, or set resizeImage to true to have it resized ${extra(image.surcharge)}.`,
    IMAGE_RESOLUTION_TOO_HIGH: (image) =>
      `The long side of the image must have ${standard}; this image is larger${sides(image)}. Send a smaller one, or set resizeImage to true to have it resized ${extra(image.surcharge)}.`,
    IMAGE_INVALID: () => 'The file is not a usable image. Check the file and send it again.',
    PDF_PASSWORD_PROTECTED: () => 'The PDF asks for a password. Save it without one and send it again.',
    PDF_UNREADABLE: () => 'The PDF is damaged and could not be opened. Export it again.',
    PDF_TOO_MANY_PAGES: ({ pages, pagesMax }) =>
      `The PDF has ${number.format(pages)} pages and the limit is ${number.format(pagesMax)}. Only the first page is read: send just the page of the certificate.`,
    IMAGE_DOWNLOAD_FAILED: ({ problem }) =>
      `The image could not be downloaded from imageUrl. ${downloadProblem(problem)} Send a public link that opens the file without a login.`,
  },
  unanswered: {
    DOCUMENT_NOT_RECOGNIZED:
      'The image does not seem to be a Brazilian birth certificate. Send another image; nothing was charged.',
    IMAGE_NOT_PROCESSABLE:
      'The image could not be read: it may be blank, blurred or too dark. Send another image; nothing was charged.',
    EXTRACTION_TIMEOUT:
      'The reading took longer than its time limit. Send the same request again later; nothing was charged.',
    EXTRACTION_BUSY:
      'All engines are busy at the moment. Send the same request again in a few seconds; nothing was charged.',
    EXTRACTION_UNAVAILABLE:
      'The engines are unavailable at the moment. Send the same request again later; nothing was charged.',
  },
  inProgress: ({ retryAfterSeconds }) =>
    `This request is still running. Wait ${wait(retryAfterSeconds)} and send the same request again to receive its answer at no charge.`,
  limitExceeded: {
    minute: ({ limit, retryAfterSeconds }) =>
      `The limit of ${number.format(limit)} ${limit === 1 ? 'request' : 'requests'} per minute was exceeded. Try again in ${wait(retryAfterSeconds)}.`,
    day: ({ limit, retryAfterSeconds }) =>
      `The limit of ${number.format(limit)} ${limit === 1 ? 'request' : 'requests'} per day was exceeded. It starts again at midnight UTC, in ${wait(retryAfterSeconds)}.`,
    downloads: ({ limit, retryAfterSeconds }) =>
      `The limit of ${number.format(limit)} image ${limit === 1 ? 'download' : 'downloads'} per minute was exceeded. Try again in ${wait(retryAfterSeconds)}, or send the file in base64.`,
    downloads_of_host: ({ limit, retryAfterSeconds }) =>
      `The limit of ${number.format(limit)} image ${limit === 1 ? 'download' : 'downloads'} per minute from one host was exceeded. Try again in ${wait(retryAfterSeconds)}, or send the file in base64.`,
  },
  notEnoughCredits: ({ required, available }) =>
    `This request costs up to ${credits(required)} and ${credits(available)} ${available === 1 ? 'is' : 'are'} available.`,
  notEnoughCreditsAction: ({ required, available }) =>
    `Purchase at least ${credits(Math.max(0, Math.round((required - available) * 100) / 100))} in your panel, or wait for the requests that are running or for the monthly renewal of your plan.`,
  notFound: 'There is nothing at this address. Check the path and the version (/api/v1).',
  methodNotAllowed: ({ allowed }) => `This address does not accept this method. Use ${allowed}.`,
  requestTimeout: 'The request took too long to arrive. Send it again over a faster connection.',
  headersTooLarge: 'The request headers are larger than 16 KB. Send only the documented headers.',
  notHttp: 'The request is not valid HTTP. Check the client or the proxy that sent it.',
  birthCertificate: {
    name: 'Birth certificate',
    description: 'Reads a Brazilian birth certificate from a photo, a scan or a PDF.',
  },
  unavailable: {
    title: 'Service restarting',
    text: 'The service is not available at the moment. Send the same request again in a few seconds, with the same requestId so that it is never charged twice.',
  },
};
