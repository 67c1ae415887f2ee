// Votes several readings of one page into one answer, field by field.
import type { Certificate } from '@lavra/proto/certificate/v1/certificate';
import type { FieldEvidence } from '@lavra/proto/engine/v1/engine';
import { certificateOf, type FieldPath, valueAt } from '@lavra/shared/certificate-fields';
import { fold } from '../certificate/text/fold.ts';

export interface Ballot {
  readonly certificate: Certificate;
  readonly evidence: readonly FieldEvidence[];
}

/** Fields that say one thing together are taken from one reading. */
const TOGETHER: readonly (readonly string[])[] = [
  [
    'dados_pessoais.data_nascimento.texto_completo',
    'dados_pessoais.data_nascimento.dia',
    'dados_pessoais.data_nascimento.mes',
    'dados_pessoais.data_nascimento.ano',
  ],
];
/** What the other readings did not see at all may be something else that stands near. */
const SEEN_ONCE_FACTOR = 0.85;

interface Candidate {
  readonly entries: readonly FieldEvidence[];
  readonly values: readonly string[];
  /** Of its least sure field. */
  readonly confidence: number;
}

/**
 * Of each field the value with the most confidence behind it; readings that differ only in case, accents and spaces
 * stand together against others, and are told apart after that.
 * @param ballots at least one, the most trusted first: it wins where two have as much behind them
 */
export function vote(ballots: readonly Ballot[]): { certificate: Certificate; evidence: FieldEvidence[] } {
  const [first] = ballots as readonly [Ballot];
  const voted = new Map<string, string>();
  const evidence: FieldEvidence[] = [];
  for (const paths of groupsOf(ballots)) {
    const candidates = ballots.flatMap((ballot) => candidateOf(ballot, paths) ?? []);
    const groups = [
      ...Map.groupBy(candidates, ({ values }) => values.map(fold).join('\n').replace(/\s+/g, '')).values(),
    ];
    const winners = heaviest(groups);
    const winner = heaviest([...Map.groupBy(winners, ({ values }) => values.join('\n')).values()])[0] as Candidate;
    const factor = trust(weight(winners) / weight(candidates), candidates.length, ballots.length);
    for (const path of paths) voted.set(path, '');
    winner.entries.forEach((entry, index) => {
      voted.set(entry.field, winner.values[index] as string);
      const best = Math.max(...winners.map((one) => confidenceIn(one, entry.field)));
      evidence.push({ ...entry, confidence: Math.round(best * factor * 1000) / 1000 });
    });
  }
  const certificate = certificateOf(({ path }) => voted.get(path) ?? valueAt(first.certificate, path));
  return { certificate, evidence };
}

/** 1 for a value that nothing speaks against. */
function trust(share: number, seen: number, asked: number): number {
  return (0.5 + share / 2) * (seen === 1 && asked > 1 ? SEEN_ONCE_FACTOR : 1);
}

/** Every field that some reading found, alone or with those it belongs to. */
function groupsOf(ballots: readonly Ballot[]): (readonly string[])[] {
  const found = new Set(ballots.flatMap(({ evidence }) => evidence.map(({ field }) => field)));
  const together = TOGETHER.filter((paths) => paths.some((path) => found.has(path)));
  const alone = [...found].filter((field) => !TOGETHER.some((paths) => paths.includes(field)));
  return [...together, ...alone.map((field) => [field])];
}

function candidateOf({ certificate, evidence }: Ballot, paths: readonly string[]): Candidate | undefined {
  const entries = evidence.filter(({ field }) => paths.includes(field));
  if (entries.length === 0) return undefined;
  return {
    entries,
    values: entries.map(({ field }) => valueAt(certificate, field as FieldPath)),
    confidence: Math.min(...entries.map(({ confidence }) => confidence)),
  };
}

function confidenceIn({ entries }: Candidate, path: string): number {
  return entries.find(({ field }) => field === path)?.confidence ?? 0;
}

function weight(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { confidence, entries }) => sum + confidence * entries.length, 0);
}

function heaviest(groups: readonly (readonly Candidate[])[]): readonly Candidate[] {
  return groups.reduce((best, group) => (weight(group) > weight(best) ? group : best));
}
