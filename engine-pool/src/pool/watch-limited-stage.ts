// Watches, from outside its thread, that a stage which must end in time does.
import { limitedStage, type TaskFlag } from './task.ts';

/** How often it is looked at in its time: a stage is ended that much later at most. */
const LOOKS = 15;

/** Calls `onOverdue` once one limited stage was seen for `limitMs`. @returns ends the watch. */
export function watchLimitedStage(flag: TaskFlag, limitMs: number, onOverdue: () => void): () => void {
  let seen = 0;
  let seenAtMs = 0;
  const timer = setInterval(() => {
    const stage = limitedStage(flag);
    if (stage !== seen) {
      seen = stage;
      seenAtMs = performance.now();
    } else if (stage !== 0 && performance.now() - seenAtMs >= limitMs) {
      clearInterval(timer);
      onOverdue();
    }
  }, limitMs / LOOKS);
  return () => clearInterval(timer);
}
