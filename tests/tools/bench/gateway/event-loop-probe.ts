// Loaded into a measured process before its own code (--import): on a message it tells how long the event loop was kept
// by the process's own work, since it was last asked. What other processes take of a shared core does not count.
const INTERVAL_MS = 5;
let delaysMs: number[] = [];
let last = { at: performance.now(), cpu: cpuMs() };

setInterval(() => {
  const now = { at: performance.now(), cpu: cpuMs() };
  delaysMs.push(Math.max(0, Math.min(now.at - last.at - INTERVAL_MS, now.cpu - last.cpu)));
  last = now;
}, INTERVAL_MS).unref();

process.on('message', (message) => {
  if (message !== 'event-loop') return;
  const sorted = delaysMs.sort((a, b) => a - b);
  delaysMs = [];
  process.send?.(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
});

/** CPU time of this thread alone. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
