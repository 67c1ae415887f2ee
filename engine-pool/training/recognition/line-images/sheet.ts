// Draws a page of lines, or a whole certificate in other typefaces, and keeps where each word came to stand.
import { type Face, registerFonts } from '../../../../tests/generator/drawing/fonts.ts';
import { drawGuilloche, drawSignature, drawStamp } from '../../../../tests/generator/drawing/ornaments.ts';
import {
  type DrawingContext,
  PAGE_HEIGHT_PT,
  PAGE_WIDTH_PT,
  type Page,
  type Type,
} from '../../../../tests/generator/drawing/page.ts';
import { LAYOUTS } from '../../../../tests/generator/layouts/index.ts';
import { drawRegistration } from '../../../../tests/generator/people/registration.ts';
import type { Random } from '../../../../tests/generator/random.ts';
import type { Faces } from './faces.ts';
import { sizeFor } from './handwriting.ts';
import { type Placed, Recorder } from './recorder.ts';
import { someTypewriter } from './typewriter.ts';
import { longText, phrase, type Words } from './words.ts';

/** Layouts that are typed into: letters far apart are lost first. */
const TYPED_LAYOUTS = LAYOUTS.filter(({ name }) =>
  ['running_typed', 'typed_leaders', 'running_request', 'state_boxed', 'state_below', 'label_column'].includes(name),
);
const TYPED_SHARE = 0.3;

interface Look {
  label: Type;
  value: Type;
}

function look(faces: Faces, written: boolean, random: Random): Look {
  const family = (): keyof Faces => random.pick(['sans', 'sans', 'sans', 'serif', 'serif', 'typed'] as const);
  const filled = random.chance(0.3) ? 'typed' : family();
  const color = (): string =>
    random.pick(['#000000', '#111111', '#222222', '#333333', '#1a1a40', '#444444', '#2a2a2a']);
  const label = family();
  const value = random.chance(0.3) ? label : filled;
  const size = random.between(7, 13);
  const typed = value === 'typed' && random.chance(0.75);
  const printed: Type = {
    face: random.pick(faces[label]) as Face,
    sizePt: random.between(5.5, 9.5),
    bold: random.chance(0.3),
    color: random.chance(0.2) ? random.pick(['#0b3d2e', '#5b1a1a', '#1d2f80', '#666666']) : color(),
  };
  if (written) {
    const face = random.pick(faces.written);
    const ink = random.pick(['#101010', '#1a1a2a', '#1b2f8a', '#27408b', '#152a6e', '#4a2a6a', '#3a3a3a']);
    return {
      label: printed,
      value: { face: face as Face, sizePt: sizeFor(random.between(3.2, 6.8), face), color: ink },
    };
  }
  return {
    label: printed,
    value: {
      face: random.pick(faces[value]) as Face,
      sizePt: size,
      bold: random.chance(0.35),
      color: color(),
      ...(typed ? { uneven: random.between(0.3, 1) } : {}),
      ...(!typed && random.chance(0.1) ? { smallCaps: 0.78 } : {}),
      ...(random.chance(0.12) ? { spacingPt: random.between(0.2, 1.1) } : {}),
    },
  };
}

/** Points typed or printed on the line itself, to its end. */
function dots(page: Page, from: number, to: number, baseline: number, random: Random): void {
  if (to - from < 8) return;
  const widthPt = random.between(0.6, 1.3);
  page.line(from, baseline - widthPt / 2, to, baseline - widthPt / 2, {
    color: random.pick(['#222222', '#444444', '#777777']),
    widthPt,
    dash: [widthPt, random.between(1.5, 5)],
  });
}

/** Fine lines that run through the print, as safety paper has them on top of a copy. */
function drawWaves(page: Page, random: Random): void {
  const { context } = page;
  context.strokeStyle = random.pick(['#5f7f68', '#7080a0', '#a07a6a', '#909070', '#777777']);
  context.lineWidth = random.between(0.25, 0.6);
  context.globalAlpha = random.between(0.3, 0.8);
  const [apart, high, long] = [random.between(3, 9), random.between(2, 9), random.between(18, 80)];
  for (let y = 0; y < PAGE_HEIGHT_PT; y += apart) {
    context.beginPath();
    context.moveTo(0, y);
    for (let x = 0; x < PAGE_WIDTH_PT; x += 4)
      context.lineTo(x, y + high * Math.sin((x / long) * 2 * Math.PI + y / 40));
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawOwn(page: Recorder, faces: Faces, words: Words, written: boolean, random: Random): void {
  const margin = random.between(25, 55);
  const width = PAGE_WIDTH_PT - 2 * margin;
  if (random.chance(0.35))
    drawGuilloche(
      page,
      margin,
      30,
      width,
      780,
      random.pick(['#9fc5a8', '#a9b9d9', '#d9b9a9', '#c9c9a0', '#bbbbbb']),
      random,
    );
  if (random.chance(0.3))
    page.rect(0, 0, PAGE_WIDTH_PT, PAGE_HEIGHT_PT, {
      fill: random.pick(['#f4f0dc', '#eef4ea', '#e9eef7', '#fbeee6']),
      stroked: false,
    });
  let style = look(faces, written, random);
  // Hardly a clerk writes in capitals alone.
  const some = (): string => phrase(words, random, written ? 0.12 : undefined);
  let y = random.between(34, 60);
  while (y < PAGE_HEIGHT_PT - 50) {
    if (random.chance(0.12)) style = look(faces, written, random);
    const { label, value } = style;
    const kind = random.next();
    if (kind < 0.25) {
      // Cells, labels above.
      const cells = random.int(1, 4);
      const each = width / cells;
      const height = label.sizePt * 1.25 + value.sizePt * 1.35 + 3;
      for (let i = 0; i < cells; i++) {
        const left = margin + i * each;
        if (random.chance(0.8))
          page.rect(left, y, each, height, {
            color: random.pick(['#222222', '#888888', '#336644']),
            widthPt: random.between(0.4, 1),
          });
        page.text(page.wrap(random.pick(words.forms), label, each - 6)[0] as string, left + 3, y + label.sizePt, label);
        const line = page.wrap(some(), value, each - 6)[0] as string;
        if (page.measure(line, value) < each) page.text(line, left + 3, y + label.sizePt * 1.25 + value.sizePt, value);
      }
      y += height + random.pick([0, 0, 3, 6]);
    } else if (kind < 0.5) {
      // A label with its value beside, perhaps over leaders or a rule.
      const word = `${random.pick(words.forms).split(' ').slice(0, 3).join(' ')}:`;
      const left = margin + page.text(word, margin, y + value.sizePt, label) + 5;
      const line = page.wrap(some(), value, margin + width - left)[0] as string;
      const end = left + page.text(line, left, y + value.sizePt, value);
      const under = random.next();
      if (under < 0.2) page.leader(left, margin + width, y + value.sizePt + random.between(0.5, 2.5));
      else if (under < 0.4) dots(page, end + random.between(0, 6), margin + width, y + value.sizePt, random);
      else if (under < 0.5)
        page.line(left, y + value.sizePt + 2, margin + width, y + value.sizePt + 2, { color: '#555555', widthPt: 0.5 });
      y += value.sizePt * random.between(1.25, 1.9);
    } else if (kind < 0.68) {
      // What is filled in stands between the words of the form, over leaders or not.
      const printed: Type = { ...label, sizePt: value.sizePt * random.between(0.9, 1.1) };
      const leaders = random.chance(0.6);
      for (let line = random.int(1, 4); line > 0; line--) {
        const baseline = y + value.sizePt;
        let x = margin;
        for (let filled = random.chance(0.3); x < margin + width * 0.8; filled = !filled) {
          const type = filled ? value : printed;
          const text = filled ? some() : random.pick(words.forms).toLocaleLowerCase('pt-BR');
          const part = page.wrap(text, type, margin + width - x)[0] as string;
          if (page.measure(part, type) > margin + width - x) break;
          const from = x;
          x += page.text(part, x, baseline, type) + page.measure(' ', printed) * random.between(1, 2.5);
          if (filled && leaders) page.leader(from, x, baseline + random.between(1, 2.5));
        }
        if (leaders && random.chance(0.3)) dots(page, x, margin + width, baseline, random);
        y += value.sizePt * random.between(1.3, 2.3);
      }
    } else {
      const type = random.chance(0.5) ? value : label;
      const leaders = random.chance(0.25);
      const leading = type.sizePt * random.between(1.12, 1.6);
      for (const line of page.wrap(longText(words, random), type, width).slice(0, 6)) {
        page.text(line, margin, y + type.sizePt, type);
        if (leaders) page.leader(margin, margin + width, y + type.sizePt + 1.5);
        y += leading;
      }
      y += random.between(0, 6);
    }
  }
  if (random.chance(0.2)) drawWaves(page, random);
  for (let i = random.int(0, 2); i > 0; i--)
    drawSignature(page, random.between(60, 350), random.between(200, 800), random.between(90, 170), random);
  for (let i = random.int(0, 2); i > 0; i--)
    drawStamp(page, random.between(60, 520), random.between(80, 780), ['CARTÓRIO', 'OFICIAL', 'RCPN'], random);
}

/** One of the generator's layouts as it is, in its own typefaces; returns the words with their places. */
export function drawForm(context: DrawingContext, random: Random): Placed[] {
  registerFonts();
  const page = new Recorder(context, random.fork('ink'), new Map(), null, []);
  drawLayout(page, random);
  return page.placed;
}

function drawLayout(page: Page, random: Random): void {
  const layout = random.pick(random.chance(TYPED_SHARE) ? TYPED_LAYOUTS : LAYOUTS);
  layout.compose(drawRegistration(layout.era, random.fork('registration')), random.fork('layout')).draw(page);
}

/**
 * Draws made-up lines, or one of the generator's layouts in other typefaces; returns the words with their places.
 * @param written lines alone, filled in by hand
 */
export function drawSheet(
  context: DrawingContext,
  available: Faces,
  words: Words,
  written: boolean,
  random: Random,
): Placed[] {
  const own = random.chance(0.5) || written;
  const typewriter = random.chance(0.8) ? someTypewriter(random.fork('typewriter')) : null;
  const faces = new Map<string, string>();
  for (const face of [
    'arimo',
    'caladea',
    'carlito',
    'dejavu-sans',
    'old-standard-tt',
    'open-sans',
    'pt-serif',
    'roboto-condensed',
    'tinos',
  ])
    faces.set(face, random.pick([...available.sans, ...available.serif]));
  for (const face of ['courier-prime', 'cousine', 'special-elite']) faces.set(face, random.pick(available.typed));
  const page = new Recorder(context, random.fork('ink'), own ? new Map() : faces, typewriter, available.written);
  if (own) drawOwn(page, available, words, written, random);
  else drawLayout(page, random);
  return page.placed;
}
