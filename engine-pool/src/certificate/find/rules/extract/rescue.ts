// Finds values whose label was not read, where the value's own form tells what it is.

import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import type { Word } from '../../../../ocr/page-text.ts';
import { FieldValues, originOf } from '../../../field-values.ts';
import { findHour } from '../../../normalise/hour.ts';
import { readSex } from '../../../normalise/sex.ts';
import { digitsOf } from '../../../text/fold.ts';
import { textOf } from '../../../text/words.ts';
import { checkCpf } from '../../../validate/cpf.ts';
import type { AttachedPage } from '../labels/attach-values.ts';
import { right } from '../page/boxes.ts';
import type { PreparedLine } from '../page/prepare-lines.ts';
import { readGrandparents } from './couples.ts';
import { offerCouple, offerParents } from './family.ts';
import { offerMatricula } from './offer.ts';
import { toFound } from './parents.ts';
import { readParents } from './people.ts';

/** Only whole printed lines count, and only forms no other field has. */
export function rescueFields(attached: AttachedPage, lines: readonly PreparedLine[]): FieldValues {
  const draft = new FieldValues();
  const pageRight = Math.max(...lines.map((line) => right(line.box)));
  const parents: Word[][] = [];
  for (const { words } of lines) {
    const text = textOf(words);
    const origin = originOf(words);
    if (/^[\d\s.\-–OoIl|]{32,48}$/.test(text)) offerMatricula(draft, text, origin);
    if (/^\d{3}[.,\s]?\d{3}[.,\s]?\d{3}\s?[-–]\s?\d{2}$/.test(text)) {
      const cpf = checkCpf(digitsOf(text));
      if (cpf && cpf.state !== 'invalid') draft.offer('dados_pessoais.cpf', formatCpf(cpf.digits), origin);
    }
    const dnv = /(?:^(?:n[ºo°.]+\s?:?\s?)?|\bvivo\W{0,3}(?:n[ºo°.]*\s*)?)(\d{2}-\d{8}-\d)(?!\d|\s?\p{L})/iu.exec(
      text,
    )?.[1];
    if (dnv) draft.offer('registro.numero_dnv', dnv, origin);
    if (/^(?:masculino|feminino)$/i.test(text)) draft.offer('dados_pessoais.sexo', readSex(text), origin);
    if (/^\d{1,2}\s?(?:h|:)\s?\d{2}\s?(?:min|h|horas)?$/i.test(text)) {
      draft.offer('dados_pessoais.hora_nascimento', findHour(text)?.value ?? '', origin);
    }
    if (/\S+\s+\S+.*,\s*natural de\s/i.test(text)) parents.push([...words]);
  }
  offerParents(draft, readParents(parents, pageRight).map(toFound));
  const tagged = attached.loose.filter(({ words }) => /\((?:patern|matern)[oa]s?\)/i.test(textOf(words)));
  const both = readGrandparents(tagged.map(({ words }) => words));
  const found = { lines: tagged.map(({ words }) => words), quality: 1 };
  offerCouple(draft, 'paternos', both.paternal, found);
  offerCouple(draft, 'maternos', both.maternal, found);
  return draft;
}
