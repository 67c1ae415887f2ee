// What the RPCs of one running engine pool share.
import type { EnginePoolConfig } from './config.ts';
import type { EnginePoolEvents } from './events.ts';
import type { ModelVersion } from './model-versions.ts';
import type { Extractor } from './pool/extractor.ts';
import type { ExtractionPool } from './pool/pool.ts';

export interface EnginePoolContext {
  readonly config: EnginePoolConfig;
  readonly pool: ExtractionPool;
  readonly extract: Extractor;
  readonly models: readonly ModelVersion[];
  readonly events: EnginePoolEvents;
}
