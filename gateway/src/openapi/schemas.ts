// Registers the request and every reply as zod schemas. The request's is the one that validates; the replies' are what
// the document promises and the tests hold every answer to.
import { CERTIFICATE_FIELDS } from '@lavra/shared/certificate-fields';
import { ENGINE_NAMES } from '@lavra/shared/engine-name';
import { KEPT_FAILURE_CODES, PASSING_FAILURE_CODES, REFUSAL_CODES } from '@lavra/shared/error-codes';
import { z } from 'zod';
import { requestSchema } from '../extraction/parse-request.ts';
import { FIELDS_WITHOUT_DATA } from '../reply/certificate-json.ts';

/** Schemas with a name of their own in the document. */
export const named = z.registry<{ id: string; description?: string }>();

const milliseconds = z.int().min(0).describe('Milliseconds the extraction took.');
const credits = z.number().min(0).describe('To the hundredth of a credit.');
const pixels = z.int().min(1);
const text = z.string();

const size = z.object({ width: pixels, height: pixels }).register(named, {
  id: 'ImageSize',
  description: 'Pixels, in display orientation.',
});

/** An object of objects with a schema at the end of every path. */
function treeSchema(leaves: readonly (readonly [path: readonly string[], leaf: z.ZodType])[]): z.ZodObject {
  const groups = Map.groupBy(leaves, ([path]) => path[0] as string);
  const nodes = [...groups].map(([name, below]) => {
    const leaf = below.find(([path]) => path.length === 1)?.[1];
    return [name, leaf ?? treeSchema(below.map(([path, schema]) => [path.slice(1), schema]))] as const;
  });
  return z.object(Object.fromEntries(nodes));
}

const data = treeSchema(CERTIFICATE_FIELDS.map(({ contractPath }) => [contractPath.split('.'), text])).register(named, {
  id: 'Certificate',
  description: 'The fields of the certificate; empty where it has none.',
});

const emptyData = treeSchema(
  FIELDS_WITHOUT_DATA.map(({ contractPath, whenAbsent }) => [contractPath.split('.'), z.literal(whenAbsent)]),
).register(named, {
  id: 'EmptyCertificate',
  description: 'The certificate of an answer without data: every field empty, without livro, folha and termo.',
});

const resized = {
  imageResized: z.literal(true).optional().describe('Present only when the image was resized.'),
  originalImageSize: size.optional(),
  finalImageSize: size.optional(),
};

const point = z.object({ x: z.int().min(0), y: z.int().min(0) }).register(named, {
  id: 'Point',
  description: 'In pixels from the top left.',
});

const fieldEvidence = z
  .object({
    field: z.enum(CERTIFICATE_FIELDS.map(({ contractPath }) => contractPath)).describe('The path in data.'),
    confidence: z.number().min(0).max(1).describe('The probability that the value is right.'),
    source: z
      .enum(['read', 'repaired', 'derived'])
      .describe('Read where the value stands, repaired by a check digit or a list, or derived from something else.'),
    polygon: z
      .array(point)
      .length(4)
      .optional()
      .describe(
        'Around the words read: from where the text begins, clockwise as it is read. Absent where the value was not read from a place.',
      ),
  })
  .register(named, { id: 'FieldEvidence', description: 'How one field was had.' });

const evidence = z
  .object({
    imageSize: size,
    fields: z.array(fieldEvidence).describe('Of every field that was found, in the order of data.'),
  })
  .register(named, {
    id: 'Evidence',
    description:
      'Present only with ?include=evidence. imageSize is what the polygons lie on: the image upright as its EXIF says, after resizing; of a PDF the first page as drawn. To draw them on another size, scale by its width over this one.',
  });

const answered = z
  .object({
    success: z.literal(true),
    processingTimeMs: milliseconds,
    data,
    ...resized,
    engine: z.enum(ENGINE_NAMES).describe('The engine that answered.'),
    creditsCharged: credits.describe('What the request cost; 0 for a replay.'),
    evidence: evidence.optional(),
  })
  .register(named, { id: 'Answered', description: 'Data was extracted.' });

const withoutData = {
  success: z.literal(false),
  error: z.string().describe('What is wrong and what to do, in the language of the request.'),
};

const unanswered = z
  .object({
    ...withoutData,
    errorCode: z.enum([...KEPT_FAILURE_CODES, ...PASSING_FAILURE_CODES]),
    processingTimeMs: milliseconds,
    data: emptyData,
    ...resized,
    creditsCharged: z.literal(0),
  })
  .register(named, {
    id: 'Unanswered',
    description:
      'No engine could answer, or the image is no birth certificate. Nothing is charged. EXTRACTION_BUSY, EXTRACTION_TIMEOUT and EXTRACTION_UNAVAILABLE may pass when the same request is sent again.',
  });

z.object({
  ...withoutData,
  errorCode: z.enum(REFUSAL_CODES),
  processingTimeMs: milliseconds,
  data: emptyData,
  creditsCharged: z.literal(0),
}).register(named, { id: 'ImageRefused', description: 'The image cannot be used or downloaded. Nothing is charged.' });

const seconds = z.int().min(0).describe('Seconds to wait.');

const problem = <Status extends number>(statusCode: Status, id: string) =>
  z.object({ statusCode: z.literal(statusCode), message: text, error: text }).register(named, { id });

requestSchema.register(named, { id: 'ExtractionRequest' });
z.union([answered, unanswered]).register(named, { id: 'ExtractionReply' });
z.object({
  message: z.array(text).min(1).describe('One sentence for each problem.'),
  error: z.literal('Bad Request'),
  statusCode: z.literal(400),
}).register(named, { id: 'BadRequest' });
z.object({ error: z.literal('Unauthorized'), message: text, timestamp: z.iso.datetime() }).register(named, {
  id: 'Unauthorized',
});
z.object({
  statusCode: z.literal(402),
  message: text,
  error: text,
  errorCode: z.literal('NOT_ENOUGH_CREDITS'),
  action: z.string().describe('What to do.'),
  creditsAvailable: z.number(),
  creditsRequired: credits,
  planCreditsRemaining: z.number().describe('Left of the monthly plan allowance.'),
  purchasedCreditsRemaining: z.number(),
}).register(named, { id: 'NotEnoughCredits' });
z.object({
  statusCode: z.literal(409),
  message: text,
  error: text,
  errorCode: z.literal('REQUEST_IN_PROGRESS'),
  retryAfter: seconds,
}).register(named, { id: 'RequestInProgress' });
z.object({
  success: z.literal(false),
  errorCode: z.literal('IMAGE_TOO_LARGE'),
  error: text,
  processingTimeMs: z.literal(0),
}).register(named, { id: 'BodyTooLarge' });
z.object({ statusCode: z.literal(429), message: text, error: text, retryAfter: seconds }).register(named, {
  id: 'LimitExceeded',
});
problem(404, 'NotFound');
problem(405, 'MethodNotAllowed');
problem(408, 'RequestTimeout');
z.object({
  standard: credits.describe('An answer of the standard engines.'),
  fast: credits.describe('An answer of the fast engine.'),
  resizeImage: credits.describe('Added when the image was resized.'),
}).register(named, { id: 'Prices' });
z.object({
  types: z.array(
    z.object({
      id: text,
      name: text,
      description: text,
      icon: z.string().describe('An emoji.'),
      enabled: z.boolean(),
      endpoint: z.string().describe('The path to POST to.'),
    }),
  ),
}).register(named, { id: 'DocumentTypes' });
z.object({
  status: z.enum(['ok', 'unavailable']),
  timestamp: z.iso.datetime(),
  uptime: z.number().describe('Seconds.'),
  environment: text,
  loadTestMode: z.boolean().describe('True when the engines are simulated.'),
}).register(named, { id: 'Health' });
