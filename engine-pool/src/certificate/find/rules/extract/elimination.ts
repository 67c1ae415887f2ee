// The date of the entry where its label could not be read: the one date that stands alone and can be no other.
import { type FieldValues, originOf } from '../../../field-values.ts';
import { dateOrder, type FoundDate, findDates, formatDate } from '../../../normalise/dates.ts';
import { textOf } from '../../../text/words.ts';
import type { FreePiece } from '../labels/labelled-page.ts';

/** Nothing but the date stands in its piece: all but this many characters. */
const BESIDE_DATE_MAX = 4;
/** Right most of the time; another engine is to look whether it can read the label. */
const GUESSED_FACTOR = 0.8;

/** @param loose what no label claims. Dates in figures alone are left: other papers' dates of issue are written so. */
export function offerEntryDateLeft(draft: FieldValues, loose: readonly FreePiece[]): void {
  if (draft.get('registro.data_registro')) return;
  const [birth] = findDates(draft.valueOf('dados_pessoais.data_nascimento.texto_completo'));
  const [issue] = findDates(draft.valueOf('autenticacao.data_emissao'));
  if (!birth || !issue) return;
  const canBe = (date: FoundDate) => dateOrder(date) > dateOrder(birth) && dateOrder(date) <= dateOrder(issue);
  const left = loose.flatMap(({ words }) => {
    const text = textOf(words);
    const [date, more] = findDates(text);
    const alone = date && !more && !date.digitsOnly && text.length - (date.end - date.start) <= BESIDE_DATE_MAX;
    return alone && canBe(date) ? [{ date, words }] : [];
  });
  const [only] = left;
  if (left.length !== 1 || !only) return;
  draft.offer('registro.data_registro', formatDate(only.date), originOf(only.words), 'read', GUESSED_FACTOR);
}
