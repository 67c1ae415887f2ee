// Derives what a certificate leaves unsaid: the name of a registry that has none of its own, and what all of them say alike.
import type { PageText } from '../ocr/page-text.ts';
import { type FieldValues, type Origin, originOf } from './field-values.ts';
import { textOf } from './text/words.ts';

/** "Cartório do Registro Civil": a line of its own that says what every registry is, and not which. */
const NAMELESS =
  /^(?:(?:cart[óo]rio|of[íi]cio|servi[çc]o|escrivania)\s(?:de paz\s)?(?:d[eo]|e)\s)?registro civil(?:\sdas pessoas naturais)?$/iu;
/** Of such lines on pages without another name all 14 were the registry's, on 850 pages of forms by other hands. */
const ATTRIBUTION = 0.9;
const PRINTED_ON_ALL: Origin = { box: undefined, confidence: 0.99 };
/** Old entries tell the sex by who was born. */
const BORN = /\b(?:nasceu\s+(?:[oa]|uma?|seu|sua)\s+(?:menin|filh)|(?:uma?|[oa])\s+menin)([oa])\b/iu;
/** Where a certificate says nothing of twins, there are hardly ever any. */
const NO_TWINS: Origin = { box: undefined, confidence: 0.95 };

export function deriveUnsaid(values: FieldValues, { lines }: PageText): void {
  const words = lines.find((line) => NAMELESS.test(textOf(line.words)))?.words;
  if (words) values.offer('registro.cartorio', textOf(words), { ...originOf(words), attribution: ATTRIBUTION });
  values.offer('documento.tipo', 'Certidão de Nascimento', PRINTED_ON_ALL, 'derived');
  values.offer('documento.orgao_emissor', 'Registro Civil das Pessoas Naturais', PRINTED_ON_ALL, 'derived');
  const born = BORN.exec(textOf(lines.flatMap(({ words }) => words)))?.[1];
  if (born) values.offer('dados_pessoais.sexo', born === 'a' ? 'Feminino' : 'Masculino', PRINTED_ON_ALL, 'derived');
  values.offer('gemeos.status', 'Não', NO_TWINS, 'derived');
}
