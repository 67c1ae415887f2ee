// Curves over a logarithmic axis, a small picture each.

export interface Curve {
  readonly name: string;
  readonly unit: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 420;
const HEIGHT = 250;
const LEFT = 52;
const BOTTOM = 44;
const TOP = 34;
const RIGHT = 18;

/** Both axes logarithmic. @returns an SVG with two pictures a row */
export function drawCurves(curves: readonly Curve[], xName: string): string {
  const rows = Math.ceil(curves.length / 2);
  const pictures = curves.map((curve, index) => {
    const [dx, dy] = [(index % 2) * WIDTH, Math.floor(index / 2) * HEIGHT];
    return `<g transform="translate(${dx} ${dy})">${picture(curve, xName)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * 2} ${rows * HEIGHT}" font-family="system-ui, sans-serif" font-size="11">`,
    `<title>${curves.map(({ name }) => name).join('; ')}</title>`,
    `<rect width="${WIDTH * 2}" height="${rows * HEIGHT}" fill="#fff"/>`,
    ...pictures,
    '</svg>\n',
  ].join('\n');
}

function picture({ name, unit, points }: Curve, xName: string): string {
  const xs = powers(points.map(([x]) => x));
  const ys = powers(points.map(([, y]) => y));
  const place = (value: number, [low, high]: readonly [number, number], from: number, to: number) =>
    from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  const x = (value: number) => place(value, xs, LEFT, WIDTH - RIGHT).toFixed(1);
  const y = (value: number) => place(value, ys, HEIGHT - BOTTOM, TOP).toFixed(1);
  const grid = [
    ...decades(xs).map(
      (value) =>
        `<line x1="${x(value)}" x2="${x(value)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="#ddd"/><text x="${x(value)}" y="${HEIGHT - BOTTOM + 14}" text-anchor="middle" fill="#666">${value.toLocaleString('en')}</text>`,
    ),
    ...decades(ys).map(
      (value) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end" fill="#666">${value.toLocaleString('en')}${unit && ` ${unit}`}</text>`,
    ),
  ];
  const line = points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ');
  const dots = points.map(([px, py]) => `<circle cx="${x(px)}" cy="${y(py)}" r="2.5" fill="#2f6fb0"/>`);
  return [
    `<text x="${LEFT}" y="20" fill="#222" font-size="13">${name}</text>`,
    ...grid,
    `<polyline points="${line}" fill="none" stroke="#2f6fb0" stroke-width="1.8"/>`,
    ...dots,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle" fill="#666">${xName}</text>`,
  ].join('');
}

/** The powers of ten around the values. */
function powers(values: readonly number[]): readonly [number, number] {
  const low = Math.floor(Math.log10(Math.min(...values)));
  return [low, Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))];
}

function decades([low, high]: readonly [number, number]): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
}
