// A trace as a picture: a row a span, in the order of the tree, its bar where it ran.
import type { CollectedSpan } from '../../support/trace-collector.ts';

const WIDTH = 1_080;
const NAMES_WIDTH = 330;
const ROW_HEIGHT = 22;
const MARGIN = 12;
const AXIS_HEIGHT = 26;
const INDENT = 14;
const TICKS = 6;
const COLOURS: Readonly<Record<string, string>> = {
  'lavra-gateway': '#2f6fb0',
  'lavra-ledger': '#7a4fa3',
  'lavra-engine-pool': '#2b8a57',
};

/** @param spans of one trace @returns an SVG */
export function drawTrace(spans: readonly CollectedSpan[]): string {
  const rows = inOrder(spans);
  const beginMs = Math.min(...spans.map(({ startedAtMs }) => startedAtMs));
  const lastMs = Math.max(...spans.map(({ endedAtMs }) => endedAtMs));
  const scale = (WIDTH - NAMES_WIDTH - 2 * MARGIN - 60) / (lastMs - beginMs);
  const x = (ms: number) => NAMES_WIDTH + MARGIN + (ms - beginMs) * scale;
  const height = 2 * MARGIN + AXIS_HEIGHT + rows.length * ROW_HEIGHT + 24;
  const axis = Array.from({ length: TICKS + 1 }, (_, tick) => {
    const ms = ((lastMs - beginMs) * tick) / TICKS;
    const at = x(beginMs + ms).toFixed(1);
    return `<line x1="${at}" x2="${at}" y1="${MARGIN + AXIS_HEIGHT - 6}" y2="${height - MARGIN - 24}" stroke="#ddd"/><text x="${at}" y="${MARGIN + 12}" text-anchor="middle" fill="#666">${duration(ms)}</text>`;
  });
  const bars = rows.map(({ span, depth }, row) => {
    const y = MARGIN + AXIS_HEIGHT + row * ROW_HEIGHT;
    const width = Math.max(1.5, (span.endedAtMs - span.startedAtMs) * scale);
    const colour = COLOURS[span.service] ?? '#777';
    return [
      `<text x="${MARGIN + depth * INDENT}" y="${y + 14}" fill="#222">${escaped(nameOf(span))}</text>`,
      `<rect x="${x(span.startedAtMs).toFixed(1)}" y="${y + 3}" width="${width.toFixed(1)}" height="${ROW_HEIGHT - 8}" rx="2" fill="${colour}"/>`,
      `<text x="${(x(span.startedAtMs) + width + 5).toFixed(1)}" y="${y + 14}" fill="#666">${duration(span.endedAtMs - span.startedAtMs)}</text>`,
    ].join('');
  });
  const legend = Object.entries(COLOURS).map(([service, colour], index) => {
    const left = MARGIN + index * 170;
    return `<rect x="${left}" y="${height - 26}" width="12" height="12" rx="2" fill="${colour}"/><text x="${left + 18}" y="${height - 16}" fill="#222">${service.replace('lavra-', '')}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12">`,
    '<title>One request through all three services</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...axis,
    ...bars,
    ...legend,
    '</svg>\n',
  ].join('\n');
}

interface Row {
  readonly span: CollectedSpan;
  readonly depth: number;
}

/** Parents before their children, those in the order in which they began. */
function inOrder(spans: readonly CollectedSpan[]): Row[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const children = Map.groupBy(spans, ({ parentSpanId }) =>
    parentSpanId && ids.has(parentSpanId) ? parentSpanId : '',
  );
  const below = (parent: string, depth: number): Row[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => a.startedAtMs - b.startedAtMs)
      .flatMap((span) => [{ span, depth }, ...below(span.spanId, depth + 1)]);
  return below('', 0);
}

/** Without the package: "LedgerService/Admit". */
function nameOf({ name }: CollectedSpan): string {
  return name.replace(/^lavra\.\w+\.v1\./, '');
}

function duration(ms: number): string {
  return ms >= 1_000 ? `${(ms / 1_000).toFixed(2)} s` : ms >= 10 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(1)} ms`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
