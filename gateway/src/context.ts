// What the routes work with, put together once at start.

import type { EnginePool } from '@lavra/engine-client';
import type { FairTurns } from './body/fair-turns.ts';
import type { FileMemory } from './body/file-memory.ts';
import type { BodyTimes } from './body/read-body.ts';
import type { Health } from './clients/health.ts';
import type { KeyDirectory } from './clients/key-directory.ts';
import type { Ledger } from './clients/ledger.ts';
import type { PriceList } from './clients/price-list.ts';
import type { GatewayConfig } from './config.ts';
import type { ConsoleServices } from './console/operations.ts';
import type { Drain } from './drain.ts';
import type { Events } from './events.ts';
import type { DownloadLimits } from './extraction/download-limits.ts';
import type { Leases } from './extraction/leases.ts';
import type { Network } from './extraction/network.ts';
import type { RequestStateFollower } from './request-states/request-states.ts';

export interface Gateway {
  readonly config: GatewayConfig;
  readonly events: Events;
  readonly ledger: Ledger;
  readonly enginePool: EnginePool;
  readonly keys: KeyDirectory;
  readonly prices: PriceList;
  readonly health: Health;
  readonly leases: Leases;
  readonly requestStates: RequestStateFollower;
  readonly drain: Drain;
  readonly bodyTimes: BodyTimes;
  readonly fairTurns: FairTurns;
  readonly fileMemory: FileMemory;
  readonly downloads: DownloadLimits;
  /** How imageUrl is reached. */
  readonly network: Network;
  readonly console: ConsoleServices;
}
