// Reads the JSON body while it arrives: lifts the text of imageBase64 out into the decoder and leaves the little rest to
// JSON.parse, so that a body of 15 MB costs neither a second copy nor a pause of the event loop.

import { IMAGE_URL_CHARACTERS_MAX } from '../limits.ts';
import { Base64Decoder, type DecodedBase64 } from './decode-base64.ts';

export type ScannedBody =
  | {
      readonly kind: 'json';
      /** The parsed body; a text in imageBase64 is left empty. */
      readonly value: unknown;
      /** What imageBase64 held; undefined where the body has no such text. */
      readonly image: DecodedBase64 | undefined;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  /** Everything but the image is more than REST_BYTES_MAX. */
  | { readonly kind: 'rest_too_large' };

/** All fields but the image's are short; this leaves room for fields that are ignored and bounds JSON.parse to ~10 ms. */
export const REST_BYTES_MAX = 1_048_576;

/** No field may be longer, in UTF-8: of a longer text only this much is kept, which is still too long for its field. */
const TEXT_BYTES_MAX = 4 * IMAGE_URL_CHARACTERS_MAX;

const LIFTED_FIELD = 'imageBase64';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
const [COLON, SPACE, TAB, LINE_FEED, RETURN] = [0x3a, 0x20, 0x09, 0x0a, 0x0d];
const UTF8 = new TextDecoder('utf-8', { fatal: true });

type State = 'between' | 'in text' | 'in lifted text';

export class BodyScanner {
  #state: State = 'between';
  #depth = 0;
  /** The last byte between texts that is not blank; QUOTE after a text. */
  #previous = 0;
  #key = '';
  /** True when the first byte of the next piece is escaped by a backslash at the end of this one. */
  #escaped = false;
  #rest: Buffer = Buffer.allocUnsafe(4_096);
  #restLength = 0;
  #textStart = 0;
  #restTooLarge = false;
  #malformed = false;
  /** Of the last text in the field: of a field given twice the last counts, as for JSON.parse. */
  #lifted: Base64Decoder | undefined;
  /** The beginning of an escape whose end is in the next piece. */
  #partialEscape = '';
  #sizeHintBytes: number;

  /** @param bodyBytes the announced length of the body, 0 when unknown. */
  constructor(bodyBytes: number) {
    this.#sizeHintBytes = Math.ceil((bodyBytes * 3) / 4);
  }

  push(piece: Buffer): void {
    let at = 0;
    while (at < piece.length && !this.#restTooLarge) {
      at = this.#state === 'between' ? this.#scanBetween(piece, at) : this.#scanText(piece, at);
    }
  }

  end(): ScannedBody {
    if (this.#restTooLarge) return { kind: 'rest_too_large' };
    if (this.#restLength === 0) return { kind: 'empty' };
    if (this.#malformed || this.#state !== 'between') return { kind: 'malformed' };
    let value: unknown;
    try {
      value = JSON.parse(UTF8.decode(this.#rest.subarray(0, this.#restLength)));
    } catch {
      return { kind: 'malformed' };
    }
    return { kind: 'json', value, image: hasLiftedText(value) ? this.#lifted?.end() : undefined };
  }

  #scanBetween(piece: Buffer, from: number): number {
    for (let at = from; at < piece.length; at++) {
      const byte = piece[at] as number;
      switch (byte) {
        case QUOTE:
          this.#openText();
          return at + 1;
        case SPACE:
        case TAB:
        case LINE_FEED:
        case RETURN:
          // One blank stands for all, so that a body of blanks stays small.
          if (this.#restLength > 0 && this.#rest[this.#restLength - 1] !== SPACE) this.#keepByte(SPACE);
          continue;
        case OPEN_OBJECT:
        case OPEN_ARRAY:
          this.#depth++;
          break;
        case CLOSE_OBJECT:
        case CLOSE_ARRAY:
          this.#depth--;
          break;
      }
      this.#previous = byte;
      this.#keepByte(byte);
      if (this.#restTooLarge) break;
    }
    return piece.length;
  }

  #openText(): void {
    this.#keepByte(QUOTE);
    this.#escaped = false;
    this.#textStart = this.#restLength;
    if (this.#depth === 1 && this.#previous === COLON && this.#key === LIFTED_FIELD) {
      this.#state = 'in lifted text';
      // One for all: a body may repeat the field some ten thousand times before its rest is too large.
      if (this.#lifted) this.#lifted.restart();
      else this.#lifted = new Base64Decoder(this.#sizeHintBytes);
    } else {
      this.#state = 'in text';
    }
  }

  #scanText(piece: Buffer, from: number): number {
    const end = this.#findTextEnd(piece, from);
    const part = piece.subarray(from, end < 0 ? piece.length : end);
    if (this.#state === 'in lifted text') this.#lift(part, end >= 0);
    else this.#keepText(part);
    if (end < 0) return piece.length;
    this.#closeText();
    return end + 1;
  }

  /** The first quote from `from` that no backslash escapes, or -1; remembers an escape that goes on in the next piece. */
  #findTextEnd(piece: Buffer, from: number): number {
    let start = from;
    for (;;) {
      const quote = piece.indexOf(QUOTE, start);
      const stop = quote < 0 ? piece.length : quote;
      let run = 0;
      while (stop - run > start && piece[stop - run - 1] === BACKSLASH) run++;
      // The backslash that ended the last piece escapes the first byte of this one, a backslash too.
      const escapes = run + (run === stop - start && this.#escaped ? 1 : 0);
      this.#escaped = false;
      if (quote < 0) {
        this.#escaped = escapes % 2 === 1;
        return -1;
      }
      if (escapes % 2 === 0) return quote;
      start = quote + 1;
    }
  }

  #closeText(): void {
    if (this.#state === 'in text' && this.#depth === 1 && this.#previous !== COLON) this.#key = this.#readKey();
    this.#state = 'between';
    this.#previous = QUOTE;
    this.#keepByte(QUOTE);
  }

  /** A key may be written with escapes too. */
  #readKey(): string {
    const raw = this.#rest.toString('utf8', this.#textStart, this.#restLength);
    return raw.includes('\\') ? (parseText(raw) ?? '') : raw;
  }

  #lift(part: Buffer, isLast: boolean): void {
    let text = this.#partialEscape + part.toString('latin1');
    this.#partialEscape = '';
    if (text.includes('\\')) {
      const whole = isLast ? text.length : lengthWithoutPartialEscape(text);
      this.#partialEscape = text.slice(whole);
      const unescaped = parseText(text.slice(0, whole));
      if (unescaped === undefined) this.#malformed = true;
      text = unescaped ?? '';
    }
    if (this.#lifted?.write(text)) return;
    // JSON forbids bare line breaks and tabs in a text; the decoder takes them for blanks.
    if (part.includes(LINE_FEED) || part.includes(RETURN) || part.includes(TAB)) this.#malformed = true;
  }

  #keepText(part: Buffer): void {
    const kept = this.#restLength - this.#textStart;
    if (kept >= TEXT_BYTES_MAX) return;
    if (kept + part.length < TEXT_BYTES_MAX) {
      this.#keep(part);
      return;
    }
    // Cut off anywhere it could end inside an escape, so a filler takes its place.
    this.#restLength = this.#textStart;
    this.#keep(Buffer.alloc(TEXT_BYTES_MAX, 'x'));
  }

  #keepByte(byte: number): void {
    if (!this.#makeRoom(1)) return;
    this.#rest[this.#restLength++] = byte;
  }

  #keep(bytes: Buffer): void {
    if (!this.#makeRoom(bytes.length)) return;
    bytes.copy(this.#rest, this.#restLength);
    this.#restLength += bytes.length;
  }

  #makeRoom(bytes: number): boolean {
    if (this.#restLength + bytes > REST_BYTES_MAX) {
      this.#restTooLarge = true;
      return false;
    }
    if (this.#restLength + bytes > this.#rest.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.#rest.length * 2, this.#restLength + bytes));
      this.#rest.copy(larger, 0, 0, this.#restLength);
      this.#rest = larger;
    }
    return true;
  }
}

/** False when the field is absent, or was given again as something else. */
function hasLiftedText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && LIFTED_FIELD in value && value[LIFTED_FIELD] === '';
}

/** What a JSON text says, undefined when it is none. */
function parseText(raw: string): string | undefined {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return undefined;
  }
}

/** Up to where a piece of JSON text can be read on its own: before an escape that is not complete. */
function lengthWithoutPartialEscape(text: string): number {
  const last = text.lastIndexOf('\\');
  if (last < text.length - 5) return text.length;
  let first = last;
  while (first > 0 && text[first - 1] === '\\') first--;
  const escapesSomething = (last - first) % 2 === 0;
  if (!escapesSomething) return text.length;
  const complete = text[last + 1] === 'u' ? last + 6 : last + 2;
  return complete <= text.length ? text.length : last;
}
