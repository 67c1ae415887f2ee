// The order in which engines are tried for a request.
import type { EngineName } from './engine.ts';

/** Contract 2.2: these answer every request; the others only where they are asked for, and before these. */
const STANDARD: readonly EngineName[] = ['mini', 'large'];

export function enginesInOrder(requested: EngineName | null): readonly EngineName[] {
  if (requested === null) return STANDARD;
  return STANDARD.includes(requested) ? [requested] : [requested, ...STANDARD];
}
