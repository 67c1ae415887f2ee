// The order in which engines are tried for a request.
import type { Engine, EngineName } from './engine.ts';

/** Contract 2.2: these answer every request; the others only where they are asked for, and before these. */
const STANDARD: readonly EngineName[] = ['mini', 'large'];

/** An engine that is asked for and not there is skipped: the standard ones answer in its place. */
export function enginesInOrder(requested: EngineName | null, available: readonly Engine[]): Engine[] {
  const names = requested === null ? STANDARD : STANDARD.includes(requested) ? [requested] : [requested, ...STANDARD];
  return names.flatMap((name) => available.filter((engine) => engine.name === name));
}
