// The engines by the names that callers know, to and from the protocol's enum.
import { Engine } from '@lavra/proto/engine/v1/engine';

export const ENGINE_NAMES = ['fast', 'mini', 'large'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

const ENGINES = {
  fast: Engine.ENGINE_FAST,
  mini: Engine.ENGINE_MINI,
  large: Engine.ENGINE_LARGE,
} as const satisfies Record<EngineName, Engine>;

/** Unspecified, without a name: the standard engines. */
export function engineOf(name: EngineName | undefined): Engine {
  return name === undefined ? Engine.ENGINE_UNSPECIFIED : ENGINES[name];
}

/** Undefined for the standard engines, and for an engine of a later version. */
export function engineName(engine: Engine): EngineName | undefined {
  return ENGINE_NAMES.find((name) => ENGINES[name] === engine);
}
