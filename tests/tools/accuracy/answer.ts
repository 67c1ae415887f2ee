// An answer as the report scores it, whoever gave it.
import type { Point } from '@lavra/proto/engine/v1/engine';

export interface Evidence {
  /** 0 to 1 */
  readonly confidence: number;
  /** Corners in pixels of the page as read; empty for a derived value. */
  readonly polygon: readonly Point[];
}

export interface Answer {
  readonly success: boolean;
  /** Why there is no data: an errorCode of the contract, or NO_ANSWER. */
  readonly code: string;
  readonly engine: string;
  /** Every field by its path under the contract's own names, "filiação.genitor_1.nome_completo". */
  readonly fields: ReadonlyMap<string, string>;
  /** How the fields were had, by the same paths; empty where no evidence came. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Undefined where it was not measured. */
  readonly durationMs: number | undefined;
}

export const NO_ANSWER: Answer = {
  success: false,
  code: 'NO_ANSWER',
  engine: '',
  fields: new Map(),
  evidence: new Map(),
  durationMs: undefined,
};

/** The texts of a nested object by their paths; whatever is no text counts as an empty one. */
export function fieldsOf(data: unknown, path = ''): Map<string, string> {
  const fields = new Map<string, string>();
  if (typeof data !== 'object' || data === null) return fields;
  for (const [key, value] of Object.entries(data)) {
    const field = path + key.normalize('NFC');
    if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of fieldsOf(value, `${field}.`)) fields.set(inner, text);
    } else
      fields.set(field, typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value));
  }
  return fields;
}

/** Reads a response body of the REST contract. */
export function answerFromBody(body: unknown): Answer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return NO_ANSWER;
  const { success, errorCode, engine, data, processingTimeMs } = body as Record<string, unknown>;
  const answered = success === true;
  return {
    success: answered,
    code: answered ? '' : String(errorCode ?? 'NO_CODE'),
    engine: String(engine ?? ''),
    fields: answered ? fieldsOf(data) : new Map(),
    evidence: new Map(),
    durationMs: typeof processingTimeMs === 'number' ? processingTimeMs : undefined,
  };
}
