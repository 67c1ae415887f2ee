// Tells a narrow column beside the text ("no livro, folhas e número ao lado indicados") from the text itself.
import { bottom, right } from './boxes.ts';
import type { PreparedLine } from './prepare-lines.ts';

/** So many lines begin at one left edge where a text has an edge at all. */
const BODY_LINES_MIN = 6;
/** The column has fewer lines than the text: as many of each are labels and their values. */
const MARGIN_SHARE_MAX = 0.7;

/** The text's lines and those of the column beside it; all are the text's where there is no such column. */
export function partMargin(lines: readonly PreparedLine[]): { body: readonly PreparedLine[]; margin: PreparedLine[] } {
  for (const edge of lines) {
    const { left, height } = edge.box;
    const body = lines.filter(({ box }) => Math.abs(box.left - left) < height * 0.6);
    if (body.length < BODY_LINES_MIN) continue;
    const top = Math.min(...body.map(({ box }) => box.top));
    const end = Math.max(...body.map(({ box }) => bottom(box)));
    const beside = lines.filter(
      ({ box }) => box.top > top - height && bottom(box) < end + height && box.left < left - height,
    );
    const margin = beside.filter(({ box }) => right(box) < left);
    if (margin.length < 2 || margin.length < beside.length || margin.length > body.length * MARGIN_SHARE_MAX) continue;
    return { body: lines.filter((line) => !margin.includes(line)), margin };
  }
  return { body: lines, margin: [] };
}
