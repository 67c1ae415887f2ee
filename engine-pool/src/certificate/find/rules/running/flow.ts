// A page as one running text, with the way back from any stretch of it to the printed words.
import type { Word } from '../../../../ocr/page-text.ts';
import { MONTHS } from '../../../normalise/date-words.ts';
import { NUMBER_WORDS } from '../../../normalise/number-words.ts';
import { fold } from '../../../text/fold.ts';
import { isKnownKey } from '../../../text/known-names.ts';
import { Lexicon, type Token, tokenize } from '../../../text/tokens.ts';
import { partGluedWords } from './glued-words.ts';
import { nameAt } from './person-name.ts';

/** The words running-text certificates are made of; misread and glued ones are put right before matching. */
const LEXICON = new Lexicon([
  ...NUMBER_WORDS,
  ...MONTHS,
  ...`certifico certifica que no na nos nas do da dos das de em e ou a o as os ao aos com por pelo pela este esta neste nesta
  livro livros folha folhas fls termo assento registro registros nascimento nascimentos consta constam acima indicados indicado
  nascido nascida nasceu nascer nascidos nome sexo masculino feminino filho filha legitimo legitima natural naturais
  municipio cidade distrito estado comarca hospital maternidade parto saude municipal local domicilio residencia casa santa santo santos sao
  filiacao pai mae genitor genitora genitores avos avo paterno paterna paternos paternas materno materna maternos maternas neto neta
  declarante testemunhas testemunha observacoes observacao averbacao averbacoes anotacao anotacoes referido verdade dou
  lavrado lavrada lavrei feito feita registrado registrada efetuado hoje data dia dias mes ano anos hora horas minuto minutos
  ocorrido ocorrida sendo senhor senhora dona brasileiro brasileira brasileiros residente residentes domiciliados casado casada
  solteiro solteira profissao numero sob ordem compareceu compareceram cartorio oficial escrevente perante presente
  gemeo gemea gemeos irmao irma crianca recebeu dado foi qual seus suas seu sua tendo lado parte
  lavrador lavradora lavradores porto melo idade casados domiciliado`.split(/\s+/),
]);

export interface Stretch {
  /** As printed. */
  readonly text: string;
  readonly words: readonly Word[];
}

export interface NameStretch extends Stretch {
  /** Index behind its last token. */
  readonly to: number;
}

/** "nascido(a)", "filho(a)", "no(a)": the other ending says nothing. */
function withoutOtherEndings(tokens: readonly Token[]): Token[] {
  const isEnding = (at: number): boolean =>
    tokens[at]?.text === '(' &&
    tokens[at]?.start === tokens[at - 1]?.end &&
    /^(?:[ao]s?|s|es)$/.test(tokens[at + 1]?.key ?? '') &&
    tokens[at + 2]?.text === ')';
  return tokens.filter((_, at) => !isEnding(at) && !isEnding(at - 1) && !isEnding(at - 2));
}

/** "Costa" is a name, and no misread "consta". */
function keepName(token: Token): Token {
  const key = fold(token.text);
  return key !== token.key && /^\p{Lu}/u.test(token.text) && isKnownKey(key) ? { ...token, key } : token;
}

export class Flow {
  /** As printed, single spaces, a hyphen at a line's end taken out. */
  readonly text: string;
  /** The folded and corrected tokens with single spaces between: what the grammar matches. */
  readonly keys: string;
  readonly tokens: readonly Token[];
  readonly #keyStarts: readonly number[];
  readonly #words: readonly { word: Word; start: number; end: number }[];

  constructor(rows: readonly (readonly Word[])[]) {
    let text = '';
    const words: { word: Word; start: number; end: number }[] = [];
    for (const row of rows) {
      for (const [index, word] of partGluedWords(row, (word) => LEXICON.has(word)).entries()) {
        const broken = index === 0 && /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(word.text);
        if (broken) text = text.slice(0, -1);
        else if (text !== '') text += ' ';
        words.push({ word, start: text.length, end: text.length + word.text.length });
        text += word.text;
      }
    }
    this.text = text;
    this.#words = words;
    this.tokens = withoutOtherEndings(tokenize(text, LEXICON)).map(keepName);
    const starts: number[] = [];
    let keys = '';
    for (const token of this.tokens) {
      starts.push(keys.length);
      keys += `${token.key} `;
    }
    this.keys = keys;
    this.#keyStarts = starts;
  }

  /** The stretch between two positions of `keys`. */
  stretch(keyStart: number, keyEnd: number): Stretch {
    const from = this.tokenAt(keyStart);
    const to = this.tokenAt(keyEnd);
    const first = this.tokens[from];
    const last = this.tokens[to - 1];
    if (!first || !last || to <= from) return { text: '', words: [] };
    return this.between(first.start, last.end);
  }

  /** What a pattern's group took of the keys, which the pattern was run on from `offset`. */
  captured(match: RegExpExecArray | RegExpMatchArray, group: number, offset = 0): Stretch {
    const text = match[group] ?? '';
    const start = (match.index ?? 0) + match[0].lastIndexOf(text) + offset;
    return this.stretch(start, start + text.length);
  }

  /** The stretch between two positions of `text`. */
  between(start: number, end: number): Stretch {
    const words = this.#words.filter((word) => word.end > start && word.start < end).map(({ word }) => word);
    return { text: this.text.slice(start, end).trim(), words };
  }

  /** The person's name that begins at a token, titles before it passed over; null where none does. */
  nameFrom(token: number): NameStretch | null {
    const found = nameAt(this.tokens, token);
    const first = this.tokens[found?.[0] ?? -1];
    const last = this.tokens[(found?.[1] ?? 0) - 1];
    if (!found || !first || !last) return null;
    return { ...this.between(first.start, last.end), to: found[1] };
  }

  /** The index of the first token at or behind a position of `keys`. */
  tokenAt(keyIndex: number): number {
    const index = this.#keyStarts.findIndex((start) => start >= keyIndex);
    return index < 0 ? this.tokens.length : index;
  }

  /** The position in `text` of a position in `keys`. */
  textAt(keyIndex: number): number {
    return this.tokens[this.tokenAt(keyIndex)]?.start ?? this.text.length;
  }

  /** The position in `keys` of a position in `text`. */
  keyAt(textIndex: number): number {
    const index = this.tokens.findIndex((token) => token.start >= textIndex);
    return index < 0 ? this.keys.length : (this.#keyStarts[index] ?? this.keys.length);
  }
}
