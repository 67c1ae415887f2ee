// Waiting for something a caller can see, instead of for a time.
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;

/** Asks until the answer is neither undefined nor false. The test's own time limit ends it. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
): Promise<Answer> {
  while (true) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Answer;
    await pause(POLL_MS);
  }
}
