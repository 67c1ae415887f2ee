// The figures as tables for people.
import {
  type FieldLine,
  type Given,
  type Share,
  type Slice,
  SURE_FROM,
  type Summary,
  type TextRecall,
} from './summary.ts';

const percent = (share: Share): string => (share === null ? '-' : `${(share * 100).toFixed(1)} %`).padStart(8);

/** Columns: a name, then figures. */
function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const nameWidth = Math.max(title.length, ...rows.map(([name = '']) => name.length));
  const line = ([name = '', ...figures]: readonly string[]): string =>
    [name.padEnd(nameWidth), ...figures.map((figure, i) => figure.padStart(Math.max(8, heads[i]?.length ?? 0)))]
      .join('  ')
      .trimEnd();
  return [line([title, ...heads]), ...rows.map(line)].join('\n');
}

/** The columns of the readers whose words were compared. */
const textHeads = (recall: TextRecall): string[] => Object.keys(recall).map((reader) => `text: ${reader}`);
const textShares = (recall: TextRecall): string[] => Object.values(recall).map(percent);

const GIVEN_HEADS = ['given', `≥ ${SURE_FROM}`, 'of it right', 'impossible'];
const givenCells = ({ fields, sure, sureRight, impossible }: Given): string[] => [
  String(fields),
  String(sure),
  percent(sureRight),
  String(impossible),
];

function sliceTable(title: string, slices: readonly Slice[], texts: readonly string[]): string {
  const heads = [
    'right',
    'critical',
    'every critical',
    'every field',
    'refused',
    'documents',
    'fields',
    ...GIVEN_HEADS,
    ...texts,
  ];
  const rows = slices.map((one) => [
    one.name,
    percent(one.right),
    percent(one.critical),
    percent(one.everyCritical),
    percent(one.every),
    percent(one.refused),
    String(one.certificates),
    String(one.fields),
    ...givenCells(one.given),
    ...textShares(one.textRecall),
  ]);
  return table(title, heads, rows);
}

function fieldTable(lines: readonly FieldLine[], texts: readonly string[]): string {
  return table(
    'field',
    ['right', 'fields', ...GIVEN_HEADS, ...texts],
    lines.map((line) => [
      line.name,
      percent(line.right),
      String(line.fields),
      ...givenCells(line.given),
      ...textShares(line.textRecall),
    ]),
  );
}

const listed = (counts: Readonly<Record<string, number | string>>): string =>
  Object.entries(counts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ') || 'none';

export function formatReport(summary: Summary): string {
  const figures: [string, Share][] = [
    ['right, of the fields that have a value', summary.right],
    ['  the same, of answered certificates only', summary.rightOfAnswered],
    ['right, of all fields', summary.rightOfAll],
    ['equal but for case and space', summary.plain],
    ['identical', summary.strict],
    ['right, of the critical fields', summary.critical],
    ['certificates with every critical field right', summary.everyCritical],
    ['certificates with every field right', summary.every],
    ['invented: filled though not on the document', summary.invented],
    [`right, of the ${summary.given.sure} fields given with ${SURE_FROM} or more`, summary.given.sureRight],
    ['certificates refused', summary.refused],
    ['other documents refused with the right code', summary.negativesRight],
    ['other documents read as certificates', summary.negativesAnswered],
  ];
  for (const [reader, share] of Object.entries(summary.textRecall)) {
    figures.push([`text: printed values that stand in the words of ${reader}, but for accents and space`, share]);
  }
  const texts = textHeads(summary.textRecall);
  const parts = [
    `${summary.certificates} certificates, ${summary.fields} fields with a value, ${summary.negatives} other documents`,
    figures.map(([text, value]) => `${percent(value)}  ${text}`).join('\n'),
    [
      `impossible values: ${summary.given.impossible} of ${summary.given.fields} given`,
      `engines: ${listed(summary.engines)}`,
      `refusals: ${listed(summary.refusalCodes)}`,
      `other documents: ${listed(summary.negativeOutcomes)}`,
      ...(summary.medianMs === null
        ? []
        : [`time: median ${Math.round(summary.medianMs)} ms, slowest ${Math.round(summary.slowestMs ?? 0)} ms`]),
    ].join('\n'),
    sliceTable('condition', summary.conditions, texts),
    sliceTable('layout', summary.layouts, texts),
    fieldTable(summary.byField, texts),
  ];
  if (summary.calibration.length > 0) {
    const rows = summary.calibration
      .filter(({ fields }) => fields > 0)
      .map((band) => [`≥ ${band.from}`, percent(band.meanConfidence), percent(band.right), String(band.fields)]);
    parts.push(table('confidence', ['mean', 'right', 'fields'], rows));
  }
  return `${parts.join('\n\n')}\n`;
}
