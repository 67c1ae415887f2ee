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
