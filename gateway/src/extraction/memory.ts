// Bounds what all requests together keep of their files: a flood of large ones is sent away before it fills the memory.
import { UnavailableError } from '../reply/unavailable.ts';

/**
 * Fifty files of the largest size or a thousand usual photos; what an engine pool takes at once is far less. While it is
 * handed over a file is there twice, so that a gateway with this much reserved needs some 1 GB.
 */
const BYTES_MAX = 512 * 1_048_576;

export interface Reservation {
  /** @throws UnavailableError when there is not enough. */
  add(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

export class FileMemory {
  #bytes = 0;
  readonly #bytesMax: number;

  constructor(bytesMax = BYTES_MAX) {
    this.#bytesMax = bytesMax;
  }

  /** By all requests, now. */
  get reservedBytes(): number {
    return this.#bytes;
  }

  reserve(): Reservation {
    let reserved = 0;
    return {
      add: (bytes) => {
        if (this.#bytes + bytes > this.#bytesMax) throw new UnavailableError('too many large files at once');
        this.#bytes += bytes;
        reserved += bytes;
      },
      release: () => {
        this.#bytes -= reserved;
        reserved = 0;
      },
    };
  }
}
