// One certificate on its way: what was chosen, how far it is, what came back. Everything else on the page only shows this.
import { batch, computed, effect, signal } from '@preact/signals';
import { type Answered, LavraClient, LavraError, type Unanswered } from '../../../client/src/index.ts';
import { type Attempt, fetchWithProgress } from '../api/exchange.ts';
import { apiKey } from '../api/key.ts';
import { BASE_URL, type Options, options } from '../api/options.ts';
import { mayPass, type Problem, problemOf, problemOfError } from '../api/problem.ts';
import { newRequestId } from '../api/request-id.ts';
import type { FieldPath } from '../fields/fields.ts';
import { type Values, valuesOf } from '../fields/values.ts';
import { shrinkImage } from '../files/shrink-image.ts';
import { language } from '../i18n/language.ts';

export interface Document {
  readonly file: Blob;
  readonly name: string;
}

/** What was sent, as far as it is not the file. */
export interface SentRequest extends Options {
  readonly requestId: string;
  readonly language: string;
  readonly fileName: string;
}

export type Stage =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'reading'; readonly sinceMs: number };

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answered; readonly isReplay: boolean }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** A request with the answer that ended it. */
export interface Exchange {
  readonly request: SentRequest;
  /** Undefined: none came. */
  readonly attempt: Attempt | undefined;
  readonly outcome: Outcome;
}

export type Picture =
  | { readonly kind: 'none' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'unavailable' };

export const chosen = signal<Document | undefined>(undefined);
export const stage = signal<Stage | undefined>(undefined);
/** Why the request is being sent again by itself. */
export const trouble = signal<Problem | undefined>(undefined);
export const picture = signal<Picture>({ kind: 'none' });
/** Of the chosen document, the latest last. */
export const exchanges = signal<readonly Exchange[]>([]);
/** As read, and as a person corrected it since. */
export const readValues = signal<Values | undefined>(undefined);
export const values = signal<Values | undefined>(undefined);

/** On the page or in the form. */
const hoveredField = signal<FieldPath | undefined>(undefined);
const focusedField = signal<FieldPath | undefined>(undefined);
/** The field to be shown on both sides. */
export const activeField = computed(() => hoveredField.value ?? focusedField.value);

/** For whatever stands for a field: makes it the active one while the mouse is over it or the focus is in it. */
export function activates(path: FieldPath) {
  const leave = (field: typeof hoveredField) => {
    if (field.value === path) field.value = undefined;
  };
  return {
    // A finger is over nothing, and a mouse at rest means nothing when the page scrolls beneath it.
    onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) hoveredField.value = path;
    },
    onPointerLeave: () => leave(hoveredField),
    onFocusIn: () => {
      hoveredField.value = undefined;
      focusedField.value = path;
    },
    onFocusOut: () => leave(focusedField),
  };
}

let requestId = '';
let running: AbortController | undefined;

/** Shows the document and, with a key, reads it at once. @param id another one than a new one, to have the replay */
export function choose(document: Document, id = newRequestId()): void {
  running?.abort();
  batch(() => {
    chosen.value = document;
    exchanges.value = [];
    readValues.value = undefined;
    values.value = undefined;
    hoveredField.value = undefined;
    focusedField.value = undefined;
    stage.value = undefined;
  });
  requestId = id;
  void drawPicture(document.file);
  if (apiKey.value !== '') void read();
}

/** Sends the chosen document; again with the same requestId, so that a repeat is a replay. */
export async function read(): Promise<void> {
  const document = chosen.value;
  if (!document) return;
  running?.abort();
  const control = new AbortController();
  running = control;
  const { engine, resizeImage } = options.value;
  const request = { engine, resizeImage, requestId, language: language.value, fileName: document.name };
  let attempt: Attempt | undefined;
  trouble.value = undefined;
  stage.value = { kind: 'preparing' };
  const client = new LavraClient({
    baseUrl: BASE_URL,
    apiKey: apiKey.value,
    language: language.value,
    fetch: fetchWithProgress((progress) => {
      if (control.signal.aborted) return;
      switch (progress.kind) {
        case 'uploading':
          stage.value = { kind: 'uploading', share: progress.sentBytes / Math.max(1, progress.totalBytes) };
          break;
        case 'reading':
          stage.value = { kind: 'reading', sinceMs: Date.now() };
          break;
        case 'answered': {
          attempt = progress.attempt;
          const problem = problemOf(attempt.status, parseJson(attempt.text));
          if (mayPass(problem)) trouble.value = problem;
          break;
        }
        case 'lost':
          attempt = undefined;
          trouble.value = { code: 'CONNECTION_LOST' };
      }
    }),
  });
  const outcome = await client
    .readBirthCertificate({
      image: document.file,
      requestId,
      include: ['evidence'],
      signal: control.signal,
      ...(engine === 'fast' && { engine }),
      ...(resizeImage && { resizeImage }),
    })
    .then(
      ({ requestId: _, isReplay, ...answer }) => outcomeOf(answer, isReplay),
      (error: unknown): Outcome => ({ kind: 'failed', problem: problemOfThrown(error) }),
    );
  if (control.signal.aborted) return;
  batch(() => {
    stage.value = undefined;
    exchanges.value = [...exchanges.value, { request, attempt, outcome }];
    if (outcome.kind === 'answered') {
      readValues.value = valuesOf(outcome.answer.data);
      // A replay is the same answer: what was corrected meanwhile stays.
      values.value = (outcome.isReplay && values.value) || readValues.value;
    }
  });
}

/** Stops waiting. What runs at the service is finished there, and kept for the same requestId. */
export function cancel(): void {
  running?.abort();
  stage.value = undefined;
}

/** Makes the image fit in the browser and reads that instead. */
export async function shrinkAndRead(): Promise<void> {
  const document = chosen.value;
  if (!document) return;
  const file = await shrinkImage(document.file).catch(() => undefined);
  if (file) choose({ file, name: document.name.replace(/(\.\w+)?$/, '-2048.jpg') });
}

export function readWith(changed: Partial<Options>): void {
  options.value = { ...options.value, ...changed };
  void read();
}

async function drawPicture(file: Blob): Promise<void> {
  picture.value = { kind: 'drawing' };
  const drawn = isPdf(file)
    ? await import('../files/draw-pdf.ts').then(({ drawPdf }) => drawPdf(file)).catch(() => undefined)
    : file;
  if (chosen.value?.file !== file) return;
  picture.value = drawn ? { kind: 'ready', url: URL.createObjectURL(drawn) } : { kind: 'unavailable' };
}

/** The browser could not open it; the service says in its own words why. */
export function pictureFailed(): void {
  picture.value = { kind: 'unavailable' };
}

effect(() => {
  const shown = picture.value;
  if (shown.kind === 'ready') return () => URL.revokeObjectURL(shown.url);
});

export function isPdf(file: Blob): boolean {
  return file.type === 'application/pdf';
}

function outcomeOf(answer: Answered | Unanswered, isReplay: boolean): Outcome {
  if (answer.success) return { kind: 'answered', answer, isReplay };
  return { kind: 'failed', problem: problemOf(201, answer) };
}

function problemOfThrown(error: unknown): Problem {
  return error instanceof LavraError ? problemOfError(error) : { code: 'UNEXPECTED' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
