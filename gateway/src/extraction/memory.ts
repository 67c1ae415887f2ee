// Bounds what all requests together keep of their files: a flood of large ones is sent away before it fills the memory.
import { UnavailableError } from '../reply/unavailable.ts';

/** Some hundred files of the largest size; what the engine pool takes at once is far less. */
const BYTES_MAX = 1_024 * 1_048_576;

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
