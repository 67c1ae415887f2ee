// What a request asks for, checked against contract 2.1 and 7.3, and its ?include=; every problem is found at once.
import { REQUEST_ID_CHARACTERS_MAX } from '@lavra/shared/limits';
import { z } from 'zod';
import type { DecodedBase64 } from '../body/decode-base64.ts';
import type { ScannedBody } from '../body/scan-body.ts';
import { IMAGE_URL_CHARACTERS_MAX } from '../limits.ts';
import { BODY_PROBLEMS, type BodyProblem } from '../reply/messages/messages.ts';
import { RefusedError } from '../reply/refusals.ts';

export interface ExtractionRequest {
  readonly source:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'base64'; readonly image: DecodedBase64 };
  /** Absent: nothing is kept, nothing is replayed. */
  readonly requestId: string | undefined;
  readonly resizeImage: boolean;
  readonly engine: 'fast' | undefined;
  /** How the reply is to be told, and no part of the idempotency key: a repeat may ask differently. */
  readonly withEvidence: boolean;
}

/** A zod error whose text is the problem's name: the sentence is chosen with the language, later. */
const problem = (name: BodyProblem) => ({ error: () => name });

/** Null in requestId, resizeImage and imageBase64 counts as absent; in imageUrl and engine it is a mistake. */
export const requestSchema = z
  .object(
    {
      imageType: z
        .enum(['url', 'base64'], {
          error: ({ input }) =>
            (input === undefined ? 'image_type_missing' : 'image_type_unknown') satisfies BodyProblem,
        })
        .describe('Which of the two image fields is used.'),
      imageUrl: z
        .string(problem('image_url_not_text'))
        .max(IMAGE_URL_CHARACTERS_MAX, problem('image_url_too_long'))
        .optional()
        .describe('A public, direct link that opens without a login. Required when imageType is url.'),
      imageBase64: z
        .string(problem('image_base64_not_text'))
        .nullish()
        .describe(
          'The file in base64, with or without a data URI prefix: PDF, JPG, PNG, WebP or GIF, up to 10 MB. Used when imageType is base64.',
        ),
      requestId: z
        .string(problem('request_id_not_text'))
        .min(1, problem('request_id_length'))
        .max(REQUEST_ID_CHARACTERS_MAX, problem('request_id_length'))
        .regex(/^[A-Za-z0-9_.:-]*$/, problem('request_id_characters'))
        .nullish()
        .describe(
          'Chosen by the caller, without personal data. A repeat with the same one is answered once and charged once.',
        ),
      resizeImage: z
        .boolean(problem('resize_image_not_boolean'))
        .nullish()
        .describe('Resize an image whose long side is outside 1344 to 2048 px, for an extra charge.'),
      engine: z
        .enum(['fast'], problem('engine_unknown'))
        .optional()
        .describe('Tried first; the standard engines follow when it cannot answer.'),
    },
    problem('not_an_object'),
  )
  .refine(({ imageType, imageUrl }) => imageType !== 'url' || (imageUrl !== undefined && imageUrl !== ''), {
    ...problem('image_url_missing'),
    // Also when another field is wrong: the caller learns everything at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** What ?include= may hold, once or more, separated by commas. */
export const INCLUDES = ['evidence'] as const;

type QueryValue = string | readonly string[] | undefined;

/** @throws RefusedError (400) that lists every problem. */
export function parseRequest(body: ScannedBody, include: QueryValue): ExtractionRequest {
  const asked = include === undefined ? [] : [include].flat().flatMap((value) => value.split(','));
  const queryProblems: BodyProblem[] = asked.every((name) => INCLUDES.some((known) => known === name))
    ? []
    : ['include_unknown'];
  if (body.kind !== 'json') throw new RefusedError({ kind: 'body', problems: [body.kind, ...queryProblems] });
  const parsed = requestSchema.safeParse(body.value);
  if (!parsed.success || queryProblems.length > 0) {
    const problems = (parsed.error?.issues ?? []).map(({ message }) => knownProblem(message));
    throw new RefusedError({ kind: 'body', problems: [...new Set([...problems, ...queryProblems])] });
  }
  const { imageType, imageUrl = '', requestId, resizeImage, engine } = parsed.data;
  return {
    source:
      imageType === 'url'
        ? { kind: 'url', url: imageUrl }
        : { kind: 'base64', image: body.image ?? { kind: 'missing' } },
    requestId: requestId ?? undefined,
    resizeImage: resizeImage ?? false,
    engine,
    withEvidence: asked.includes('evidence'),
  };
}

function knownProblem(message: string): BodyProblem {
  const known = BODY_PROBLEMS.find((name) => name === message);
  if (!known) throw new Error(`the request schema has no sentence for: ${message}`);
  return known;
}
