// Where words meet that a reader set too close.
import { expect, test } from 'vitest';
import type { Word } from '../../../../ocr/page-text.ts';
import { textOf } from '../../../text/words.ts';
import { partGluedWords } from './glued-words.ts';

function row(text: string, confidence = 0.95): Word[] {
  return text.split(' ').map((part, at) => ({
    text: part,
    confidence,
    box: { left: at * 100, top: 0, width: 90, height: 20 },
  }));
}

const isKnown = (word: string): boolean => ['nascido', 'dezembro'].includes(word);

test.each([
  ['Galvão da SilvaeÂngela Macêdo', 'Galvão da Silva e Ângela Macêdo'],
  ['Araújo de Limae Stéfany Júlia', 'Araújo de Lima e Stéfany Júlia'],
  ['Pedro Cabeçae Raimunda', 'Pedro Cabeça e Raimunda'],
  ['CHAGAS CÂMARA eALÍCIA VITÓRIA', 'CHAGAS CÂMARA e ALÍCIA VITÓRIA'],
  ['Espírito Santonaturalde Caxias', 'Espírito Santo natural de Caxias'],
  ['deMIL NOVECENTOS E SESSENTA E TRÊSàstrês horas', 'de MIL NOVECENTOS E SESSENTA E TRÊS às três horas'],
  ['quarenta e oitoàs14h42min', 'quarenta e oito às 14h42min'],
  ['nascido atreze de junhode mil', 'nascido a treze de junho de mil'],
  ['- - -eJacira da Penha', '- - - e Jacira da Penha'],
  ['- - -e SEVERINA', '- - - e SEVERINA'],
  ['da SilvanaturaldeGuajará', 'da Silva natural de Guajará'],
  ['Túlioda Silva', 'Túlio da Silva'],
  ['nascidodeÍtalo São José,emCaxias', 'nascido de Ítalo São José, em Caxias'],
  ['Rosa Drummond.NascidodeÍtalo', 'Rosa Drummond. Nascido de Ítalo'],
  ['Zilda (naturaldeTianguá/CE)', 'Zilda (natural de Tianguá/CE)'],
  ['Não constaeTerezinha Rosa', 'Não consta e Terezinha Rosa'],
])('%s', (read, said) => {
  expect(textOf(partGluedWords(row(read), isKnown))).toBe(said);
});

test.each([
  'Henrique Vicente de Assis',
  'Alice Fernanda Rosado Maia',
  'município deste Estado',
  'Noé Israel McDonald Fernandes e Felipe',
  'a tarde, atrás da casa',
  'naScido no sexXO em deZembro de JesUs',
  'naScido(a) em 1982',
])('%s stays', (text) => {
  expect(textOf(partGluedWords(row(text), isKnown))).toBe(text);
});

test('a text layer is right', () => {
  expect(textOf(partGluedWords(row('SilvaeÂngela', 1), isKnown))).toBe('SilvaeÂngela');
});
