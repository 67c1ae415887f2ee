// Bounds what all requests together keep of their files: a flood of large ones is sent away before it fills the memory,
// and one organization's flood before it takes what the others need.
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
  readonly #byOrganization = new Map<string, number>();

  constructor(bytesMax = BYTES_MAX) {
    this.#bytesMax = bytesMax;
  }

  /** By all requests, now. */
  get reservedBytes(): number {
    return this.#bytes;
  }

  /**
   * An organization may have as much as it leaves free: half when it is alone, a third of two, a fourth of three. So
   * whoever comes next finds something, however slowly the bodies of the others arrive.
   */
  reserve(organizationId: string): Reservation {
    let reserved = 0;
    return {
      add: (bytes) => {
        const own = (this.#byOrganization.get(organizationId) ?? 0) + bytes;
        if (own > this.#bytesMax - this.#bytes - bytes) throw new UnavailableError('too many large files at once');
        this.#byOrganization.set(organizationId, own);
        this.#bytes += bytes;
        reserved += bytes;
      },
      release: () => {
        const own = (this.#byOrganization.get(organizationId) ?? 0) - reserved;
        if (own > 0) this.#byOrganization.set(organizationId, own);
        else this.#byOrganization.delete(organizationId);
        this.#bytes -= reserved;
        reserved = 0;
      },
    };
  }
}
