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

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than a test takes to meet its limit, on a busy machine too. */
const LEFT_MS = 20_000;

/** A test of a limit begins early enough in its window, which starts on the UTC minute or day, not to end in the next. */
export async function untilWindowHasRoom(window: 'minute' | 'day'): Promise<void> {
  const windowMs = window === 'day' ? DAY_MS : MINUTE_MS;
  await until(() => windowMs - (Date.now() % windowMs) > LEFT_MS);
}
