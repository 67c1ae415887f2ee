// `npm run accuracy -- DIR`: reads a folder of documents with truth and says how much of it was right.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CertificateTruth } from '../../generator/truth.ts';
import { answerFromBody, NO_ANSWER } from './answer.ts';
import { compareTexts } from './compare-texts.ts';
import { drawEvidence } from './draw.ts';
import { type Evaluation, evaluate, type ReadDocument } from './evaluate.ts';
import { ENGINE_NAMES, type EngineName, startPoolReader } from './read-with-pool.ts';
import { formatReport } from './report.ts';
import { isNegative } from './score.ts';
import { summarise } from './summary.ts';
import { loadTruths } from './truths.ts';

const HELP = `npm run accuracy -- DIR [--json|--jsonl] [--engine ${ENGINE_NAMES.join('|')}] [--answers DIR] [--wrong N] [--draw DIR] [--peers]
  DIR      documents, each beside <case>.json with its truth
  json     one object with every figure
  jsonl    one line for each document with its fields, then one with every figure: its kind says which
  answers  score ready answers, DIR/<case>.json, instead of reading
  wrong    also list up to N wrong fields, with what is printed and what was read
  draw     write every certificate as it was read, DIR/<case>.png, with the boxes and confidences of its fields
  peers    also say, in every table, which printed values stand in the words of our everyday engine and of general
           readers (RapidOCR, Tesseract), wherever: they know no fields. Reads everything again, one thread each
`;

function isEngine(name: string): name is EngineName {
  return (ENGINE_NAMES as readonly string[]).includes(name);
}

/** Answers that were kept as response bodies; a missing or broken one is no answer. */
function readyAnswers(folder: string): ReadDocument {
  return async (truth) => {
    try {
      return answerFromBody(JSON.parse(await readFile(join(folder, `${truth.case}.json`), 'utf8')));
    } catch {
      return NO_ANSWER;
    }
  };
}

async function evaluateWithPool(folder: string, engine: EngineName | undefined): Promise<Evaluation> {
  const truths = await loadTruths(folder);
  const pool = await startPoolReader(engine);
  const progress = (done: number): void => {
    if (done % 10 === 0 || done === truths.length) process.stderr.write(`${done} of ${truths.length} documents read\n`);
  };
  try {
    const read: ReadDocument = async (truth) => pool.read(await readFile(join(folder, truth.file)), truth.resizeImage);
    return await evaluate(truths, read, pool.threads, progress);
  } finally {
    await pool.close();
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** A line for each document; the fields with what was printed, read and how sure the reader was. */
function documentLines({ certificates, negatives }: Evaluation): string {
  const scores = certificates.map(({ answer: { success, code, engine, durationMs }, fields, ...score }) => ({
    kind: 'certificate',
    ...score,
    success,
    code,
    engine,
    durationMs,
    fields: fields.map(({ evidence, ...field }) => ({ ...field, confidence: evidence?.confidence })),
  }));
  return [...scores, ...negatives.map(({ kind, ...score }) => ({ kind: 'other', layout: kind, ...score }))]
    .map(line)
    .join('');
}

function wrongFields({ certificates }: Evaluation, limit: number): string {
  const wrong = certificates.flatMap((score) =>
    score.fields
      .filter((field) => !field.right)
      .map(
        (field) =>
          `${score.case} ${field.path}\n  printed ${JSON.stringify(field.printed)}\n  read    ${JSON.stringify(field.answer)}\n`,
      ),
  );
  return wrong.slice(0, limit).join('');
}

async function certificatesOf(folder: string): Promise<CertificateTruth[]> {
  return (await loadTruths(folder)).filter((truth) => !isNegative(truth));
}

async function drawAll(folder: string, { certificates }: Evaluation, to: string): Promise<void> {
  const files = new Map((await loadTruths(folder)).map((truth) => [truth.case, join(folder, truth.file)]));
  await mkdir(to, { recursive: true });
  for (const score of certificates) await drawEvidence(score, files.get(score.case) ?? '', to);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      jsonl: { type: 'boolean', default: false },
      engine: { type: 'string' },
      answers: { type: 'string' },
      wrong: { type: 'string', default: '0' },
      draw: { type: 'string' },
      peers: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  const { engine } = values;
  if (values.help || folder === undefined || (engine !== undefined && !isEngine(engine))) {
    process.stderr.write(HELP);
    return values.help ? 0 : 2;
  }
  const evaluation =
    values.answers === undefined
      ? await evaluateWithPool(folder, engine)
      : await evaluate(await loadTruths(folder), readyAnswers(values.answers), 1);
  if (values.draw !== undefined) await drawAll(folder, evaluation, values.draw);
  const texts = values.peers ? await compareTexts(folder, await certificatesOf(folder)) : undefined;
  const summary = summarise(evaluation.certificates, evaluation.negatives, texts);
  if (values.jsonl) process.stdout.write(documentLines(evaluation) + line({ kind: 'summary', ...summary }));
  else if (values.json) process.stdout.write(line(summary));
  else process.stdout.write(formatReport(summary) + wrongFields(evaluation, Number(values.wrong)));
  return 0;
}

process.exitCode = await main();
