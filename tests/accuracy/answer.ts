// An answer as the report scores it, whoever gave it.

export interface Answer {
  readonly success: boolean;
  /** Why there is no data: an errorCode of the contract, or NO_ANSWER. */
  readonly code: string;
  readonly engine: string;
  /** Every field by its path under the contract's own names, "filiação.genitor_1.nome_completo". */
  readonly fields: ReadonlyMap<string, string>;
  /** How sure the reader was, 0 to 1, by the same paths; empty where no evidence came. */
  readonly confidences: ReadonlyMap<string, number>;
  /** Undefined where it was not measured. */
  readonly durationMs: number | undefined;
}

export const NO_ANSWER: Answer = {
  success: false,
  code: 'NO_ANSWER',
  engine: '',
  fields: new Map(),
  confidences: new Map(),
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
    confidences: new Map(),
    durationMs: typeof processingTimeMs === 'number' ? processingTimeMs : undefined,
  };
}
