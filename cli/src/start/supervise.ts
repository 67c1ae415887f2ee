// Keeps one service running: a process that dies is started again, after a pause that grows while it keeps dying.
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadyMessage } from '@lavra/shared/lifecycle';
import {
  type Ending,
  type ServiceName,
  type ServicePorts,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';

/** A process that lived this long was well: its next death is met with no pause. */
const WELL_AFTER_MS = 10_000;
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 5_000;

export interface SupervisedService {
  /** What it was told to bind. */
  readonly given: ServicePorts;
  /** Where it serves, at the first readiness; undefined when the process ended before: it cannot start. */
  readonly started: Promise<ReadyMessage | undefined>;
  /** Drains the service for good; settles once it is gone. */
  stop(): Promise<void>;
}

/** @param say gets one line when the service is started again. */
export function supervise(
  name: ServiceName,
  given: ServicePorts,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): SupervisedService {
  const stopped = new AbortController();
  const started = Promise.withResolvers<ReadyMessage | undefined>();
  let running: ServiceProcess;
  let ports = given;

  const run = async () => {
    let pauseMs = 0;
    let wasReady = false;
    while (true) {
      const startedAt = performance.now();
      running = startServiceProcess(name, ports, env);
      running.ready.then((ready) => {
        wasReady = true;
        // The others have been told its address: it comes back on the ports that it got.
        ports = { port: ready.port, metricsPort: ready.metricsPort ?? ports.metricsPort };
        started.resolve(ready);
      });
      const ending = await running.ended;
      if (stopped.signal.aborted) return;
      if (!wasReady) return started.resolve(undefined);
      const wasWell = performance.now() - startedAt > WELL_AFTER_MS;
      pauseMs = wasWell ? 0 : Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, pauseMs * 2));
      say(`${name} ended (${describe(ending)}); starting it again`);
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
    }
  };
  const ended = run();

  return {
    given,
    started: started.promise,
    async stop() {
      stopped.abort();
      running.stop();
      await ended;
    },
  };
}

function describe(ending: Ending): string {
  return 'signal' in ending ? ending.signal : `exit code ${ending.code}`;
}
