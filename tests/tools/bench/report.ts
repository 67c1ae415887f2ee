// How a measurement tells its figures: one JSON line a figure on standard output, progress on standard error.

export interface Figure {
  readonly bench: string;
  readonly metric: string;
  readonly ours: number;
  /** Null: there is nothing to compare with. */
  readonly peer: number | null;
  /** Absent: ours / peer. Null: they are told side by side and do not compare. */
  readonly ratio?: number | null;
  readonly unit: string;
}

export function report({ bench, metric, ours, peer, ratio, unit }: Figure): void {
  const given = ratio === undefined && peer !== null ? ours / peer : (ratio ?? null);
  const line = {
    bench,
    metric,
    ours: rounded(ours),
    peer: peer && rounded(peer),
    ratio: given && rounded(given),
    unit,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Three significant digits say as much as a shared machine knows; what was counted is exact. */
function rounded(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(3));
}
