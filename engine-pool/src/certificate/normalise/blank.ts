// Recognises what registries print where there is no value: dashes, asterisks, x's, "Nada consta".
import { fold } from '../text/fold.ts';

const SIGNS_ONLY = /^[\W_x]*$/;
const WORDS = new RegExp(
  `^(?:${[
    'nada (?:mais )?(?:a )?consta\\w*',
    'nao (?:ha|consta|constam|constante|informad[oa]s?|declarad[oa]s?|possui|exist\\w+|disponivel|se aplica|aplicavel|conhecid[oa]s?|mudou)(?: (?!e )[^,.;:]{0,90})?',
    'sem (?:averba|anota|observa|informa|registro).{0,40}',
    '(?:pai |mae |avos? |de )?(?:ignorad|desconhecid|prejudicad|omitid)\\w+',
    'nenhum\\w?',
    'nihil',
    'em branco',
    'inexist\\w+(?: .{0,40})?',
    'n ?/ ?[cda]',
  ].join('|')})[\\W_]*$`,
);

/** A row of strokes, some of them read as figures or letters: "--11-1-". */
const STROKES = /^(?=(?:.*[-–—/*=_]){3})[\W_x1il]*$/;

/** True for an empty value and for every usual mark of "nothing here". */
export function isBlank(text: string): boolean {
  const folded = fold(text)
    // "NADA.CONSTA": a speck between two words.
    .replace(/(?<=[a-z]{2})\.(?=[a-z]{2})/g, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\W_]+/, '');
  return SIGNS_ONLY.test(folded) || STROKES.test(fold(text)) || WORDS.test(folded);
}
