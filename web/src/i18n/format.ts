// Numbers and times as the reader's language writes them.
import { language } from './language.ts';

/** Credits, to the hundredth. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }).format(value);
}

/** Seconds to the tenth; below one, milliseconds. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  const seconds = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return `${seconds.format(ms / 1_000)} s`;
}

export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 1_048_576 ? [bytes / 1_024, 'KB'] : [bytes / 1_048_576, 'MB'];
  return `${new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}

/** A moment, to the minute, where the reader is. */
export function formatTime(iso: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso));
}

/** A calendar day (YYYY-MM-DD), which is the same everywhere. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
