// One character as a reader saw it.

export interface Character {
  readonly character: string;
  /** How sure its reader is, 0 to 1. */
  readonly probability: number;
}

export interface PlacedCharacter extends Character {
  /** Its middle, in steps of the network from the left edge of the line image. */
  readonly step: number;
}
