/// <reference lib="esnext.typedarrays" />
// Decodes the base64 of imageBase64 piece by piece while it arrives, checks its alphabet and padding, and hashes the file.
import { createHash, type Hash } from 'node:crypto';
import { IMAGE_BYTES_MAX } from '@lavra/shared/limits';

export type DecodedBase64 =
  | { readonly kind: 'decoded'; readonly file: Buffer; readonly sha256: Buffer }
  /** Nothing was left after trimming, or after the data URI's prefix. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'too_large'; readonly sizeBytes: number };

/** A data URI's prefix (`data:<mime>;base64,`) is shorter than this, whatever parameters its type carries. */
const DATA_URI_PREFIX_CHARACTERS_MAX = 1_024;
const GROUP_BYTES = 3;
const CAPACITY_MIN_BYTES = 64 * 1_024;
const CAPACITY_MAX_BYTES = IMAGE_BYTES_MAX + GROUP_BYTES;
/** The end of a piece, too short to be decoded yet. */
const FEW_BASE64 = /^[A-Za-z0-9+/=]*$/;
const BLANKS_AT_START = /^[ \t\r\n]+/;
const BLANK_INSIDE = /[ \t\f]/;
const BLANKS_AT_END = /[ \t\r\n]+$/;

/**
 * Standard alphabet, padding optional, line breaks ignored anywhere and blanks at both ends; everything else is
 * invalid, which Node's own decoder would pass over in silence. The work is native and spread over the pieces, so that
 * 14 MB of text never hold up the event loop.
 */
export class Base64Decoder {
  /** Both made when the first byte is stored: opening a text must cost nothing, however often a body does it. */
  #file: Buffer | undefined;
  #hash: Hash | undefined;
  #length = 0;
  /** What of it the hash has seen. */
  #hashedLength = 0;
  /** Until the prefix is decided. */
  #head: string | undefined = '';
  /** The last one to four characters: only the end of the text may be padded or incomplete. */
  #carry = '';
  #started = false;
  #ended = false;
  #invalid = false;
  #sizeBytes = 0;
  readonly #sizeHintBytes: number;

  /** @param sizeHintBytes what the file will probably have; a wrong hint costs a copy. */
  constructor(sizeHintBytes: number) {
    this.#sizeHintBytes = sizeHintBytes;
  }

  /** Forgets what was written and keeps the memory it was in. Not after `end`, which gave that memory away. */
  restart(): void {
    this.#hash = undefined;
    this.#length = 0;
    this.#hashedLength = 0;
    this.#head = '';
    this.#carry = '';
    this.#started = false;
    this.#ended = false;
    this.#invalid = false;
    this.#sizeBytes = 0;
  }

  /** @returns true when the text is known to be nothing but base64 characters. */
  write(text: string): boolean {
    if (this.#invalid) return false;
    if (this.#head === undefined) return this.#decode(text);
    this.#head = (this.#head + text).replace(BLANKS_AT_START, '');
    if (this.#head.length > DATA_URI_PREFIX_CHARACTERS_MAX) this.#leaveHead(this.#head);
    return false;
  }

  end(): DecodedBase64 {
    if (this.#head !== undefined) this.#leaveHead(this.#head);
    if (this.#invalid) return { kind: 'invalid' };
    if (this.#carry !== '' && !this.#store(this.#carry, 'loose')) return { kind: 'invalid' };
    if (this.#sizeBytes > IMAGE_BYTES_MAX) return { kind: 'too_large', sizeBytes: this.#sizeBytes };
    const hash = this.#hashStored();
    if (!this.#file || !hash) return { kind: 'missing' };
    return { kind: 'decoded', file: this.#file.subarray(0, this.#length), sha256: hash.digest() };
  }

  #leaveHead(head: string): void {
    this.#head = undefined;
    // A colon is in no base64, so this cannot be mistaken for data.
    if (!/^data:/i.test(head)) {
      this.#decode(head);
      return;
    }
    const comma = head.indexOf(',');
    if (comma < 0 || comma > DATA_URI_PREFIX_CHARACTERS_MAX || !/;base64$/i.test(head.slice(0, comma)))
      this.#invalid = true;
    else this.#decode(head.slice(comma + 1));
  }

  #decode(piece: string): boolean {
    // Few texts hold anything but base64 characters, and nothing tells so as cheaply as decoding them.
    const mayFit = this.#sizeBytes + piece.length <= IMAGE_BYTES_MAX;
    if (this.#started && !this.#ended && mayFit && this.#decodeDense(piece)) return true;
    this.#decodeSparse(piece);
    return false;
  }

  #decodeSparse(piece: string): void {
    let text = piece.includes('\n') || piece.includes('\r') ? piece.replace(/[\r\n]+/g, '') : piece;
    if (!this.#started) text = text.replace(BLANKS_AT_START, '');
    if (text === '') return;
    this.#started = true;
    const mayStandHere = !this.#ended;
    if (text.includes(' ') || text.includes('\t') || text.includes('\f')) {
      // Blanks may follow the last character and nothing may follow them.
      this.#ended = true;
      text = text.replace(BLANKS_AT_END, '');
      if (text === '') return;
    }
    const isGood = mayStandHere && !(this.#ended && BLANK_INSIDE.test(text)) && this.#decodeDense(text);
    if (!isGood) this.#invalid = true;
  }

  /** @returns false when it is not all base64 characters, or is padded before its end; nothing was taken then. */
  #decodeDense(piece: string): boolean {
    // The carry is completed on its own, so that the long rest is decoded where it stands and not joined first.
    const taken = this.#carry === '' ? 0 : 4 - this.#carry.length;
    if (piece.length <= taken) {
      if (!FEW_BASE64.test(piece)) return false;
      this.#carry += piece;
      return true;
    }
    const end = taken + ((piece.length - taken - 1) & ~3);
    const carry = piece.slice(end);
    const [length, sizeBytes] = [this.#length, this.#sizeBytes];
    if (
      !FEW_BASE64.test(carry) ||
      !this.#store(this.#carry + piece.slice(0, taken), 'strict') ||
      !this.#store(piece.slice(taken, end), 'strict')
    ) {
      this.#length = length;
      this.#sizeBytes = sizeBytes;
      return false;
    }
    this.#carry = carry;
    this.#hashStored();
    return true;
  }

  /** @returns false when the text is no base64, or in a strict one anything but whole groups. */
  #store(text: string, lastChunkHandling: 'strict' | 'loose'): boolean {
    if (text === '') return true;
    const padding = lastChunkHandling === 'loose' ? text.indexOf('=') : -1;
    const bytes = Math.floor(((padding < 0 ? text.length : padding) * 3) / 4);
    this.#sizeBytes += bytes;
    if (this.#sizeBytes > IMAGE_BYTES_MAX) return true;
    // A full target ends the decoding before the rest of the text is checked: leave a group's room.
    const file = this.#reserve(this.#length + bytes + GROUP_BYTES);
    const target = file.subarray(this.#length, this.#length + bytes + GROUP_BYTES);
    try {
      // Fewer where it holds blanks, which the decoder passes over, or padding.
      if (target.setFromBase64(text, { lastChunkHandling }).written !== bytes) return false;
    } catch {
      return false;
    }
    this.#length += bytes;
    return true;
  }

  #hashStored(): Hash | undefined {
    if (this.#file && this.#hashedLength < this.#length) {
      this.#hash ??= createHash('sha256');
      this.#hash.update(this.#file.subarray(this.#hashedLength, this.#length));
      this.#hashedLength = this.#length;
    }
    return this.#hash;
  }

  #reserve(bytes: number): Buffer {
    const file = this.#file;
    if (file && bytes <= file.length) return file;
    const wanted = Math.max(bytes, file ? file.length * 2 : this.#sizeHintBytes, CAPACITY_MIN_BYTES);
    const larger = Buffer.allocUnsafeSlow(Math.min(wanted, CAPACITY_MAX_BYTES));
    file?.copy(larger, 0, 0, this.#length);
    this.#file = larger;
    return larger;
  }
}
