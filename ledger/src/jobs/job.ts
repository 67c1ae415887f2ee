// Runs something again and again, one run at a time, until it is closed; a run that fails is told and tried again.

export interface Job {
  readonly name: string;
  readonly intervalMs: number;
  runOnce(): Promise<void>;
}

export interface RunningJob {
  /** After the run in progress, if any. */
  close(): Promise<void>;
}

export function startJob(job: Job, onError: (name: string, error: unknown) => void): RunningJob {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let closed = false;
  const schedule = () => {
    timer = setTimeout(() => {
      running = job
        .runOnce()
        .catch((error) => onError(job.name, error))
        .then(() => {
          if (!closed) schedule();
        });
    }, job.intervalMs);
  };
  schedule();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
