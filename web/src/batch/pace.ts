// How fast files may be sent: as fast as it goes until the service names its limit, then no faster than that a minute.

export interface Pace {
  /** As the service named it; undefined until it did. */
  readonly limitPerMinute: number | undefined;
  /** When the service's minute ends, by this page's clock. */
  readonly windowEndsAtMs: number;
  readonly sentInWindow: number;
}

export const UNLIMITED: Pace = { limitPerMinute: undefined, windowEndsAtMs: 0, sentInWindow: 0 };

const MINUTE_MS = 60_000;
/** Clocks tick apart a little: better a moment late than refused once more. */
const GRACE_MS = 250;

/** When the next file may be sent: `nowMs` or later. */
export function nextSendAtMs(pace: Pace, nowMs: number): number {
  const { limitPerMinute, sentInWindow, windowEndsAtMs } = inWindowOf(pace, nowMs);
  if (limitPerMinute === undefined || sentInWindow < limitPerMinute) return nowMs;
  return windowEndsAtMs;
}

export function afterSending(pace: Pace, nowMs: number): Pace {
  const current = inWindowOf(pace, nowMs);
  return { ...current, sentInWindow: current.sentInWindow + 1 };
}

/** @param message of the 429: it names the limit's size */
export function afterRefusal(pace: Pace, retryAfterSeconds: number, message: string, nowMs: number): Pace {
  const waitMs = retryAfterSeconds * 1_000 + GRACE_MS;
  const isMinute = retryAfterSeconds <= MINUTE_MS / 1_000;
  const named = Number(/\d[\d.,]*/.exec(message)?.[0].replace(/[.,]/g, ''));
  const limitPerMinute = isMinute && named > 0 ? named : (pace.limitPerMinute ?? Math.max(1, pace.sentInWindow - 1));
  return { limitPerMinute, windowEndsAtMs: nowMs + waitMs, sentInWindow: Math.max(limitPerMinute, pace.sentInWindow) };
}

/** The same pace with its window moved on to the one that `nowMs` is in. */
function inWindowOf(pace: Pace, nowMs: number): Pace {
  if (pace.limitPerMinute === undefined || nowMs < pace.windowEndsAtMs) return pace;
  const passed = Math.floor((nowMs - pace.windowEndsAtMs) / MINUTE_MS) + 1;
  return { ...pace, windowEndsAtMs: pace.windowEndsAtMs + passed * MINUTE_MS, sentInWindow: 0 };
}
