// Which engines are tried for a request, in which order.
import { Engine as EngineName } from '@lavra/proto/engine/v1/engine';
import type { Engine } from './engine.ts';

/** Contract 2.2: these answer every request; the others only where they are asked for, and before these. */
const STANDARD: readonly EngineName[] = [EngineName.ENGINE_MINI, EngineName.ENGINE_LARGE];

/** An engine that is asked for and not there is skipped: the standard ones answer in its place. */
export function enginesInOrder(requested: EngineName, available: readonly Engine[]): Engine[] {
  const names = STANDARD.includes(requested) ? [requested] : [requested, ...STANDARD];
  return names.flatMap((name) => available.filter((engine) => engine.name === name));
}
