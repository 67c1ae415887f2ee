// Reads every document of a folder with the reader given and scores what it answers.
import type { Truth } from '../../generator/truth.ts';
import type { Answer } from './answer.ts';
import { type CertificateScore, isNegative, type NegativeScore, scoreCertificate, scoreNegative } from './score.ts';

export type ReadDocument = (truth: Truth) => Promise<Answer>;

export interface Evaluation {
  readonly certificates: readonly CertificateScore[];
  readonly negatives: readonly NegativeScore[];
}

/**
 * @param atOnce how many documents are read at the same time
 * @param onRead told after each document how many are done
 */
export async function evaluate(
  truths: readonly Truth[],
  read: ReadDocument,
  atOnce: number,
  onRead: (done: number) => void = () => {},
): Promise<Evaluation> {
  const answers = new Map<Truth, Answer>();
  const waiting = [...truths];
  const reader = async (): Promise<void> => {
    for (let truth = waiting.shift(); truth !== undefined; truth = waiting.shift()) {
      answers.set(truth, await read(truth));
      onRead(answers.size);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, reader));
  const certificates: CertificateScore[] = [];
  const negatives: NegativeScore[] = [];
  for (const truth of truths) {
    const answer = answers.get(truth);
    if (answer === undefined) throw new Error('every document has been read');
    if (isNegative(truth)) negatives.push(scoreNegative(truth, answer));
    else certificates.push(scoreCertificate(truth, answer));
  }
  return { certificates, negatives };
}
