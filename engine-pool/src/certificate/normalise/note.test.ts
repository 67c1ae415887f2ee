import { describe, expect, it } from 'vitest';
import { readCpfInNote, sortNotes } from './note.ts';

describe('notes', () => {
  it.each([
    ['Nada consta.', '', ''],
    ['s s', '', ''],
    ['Averbação: Em 11/05/1989 foi retificada a grafia.', 'Em 11/05/1989 foi retificada a grafia.', ''],
    ['Averbação de CPF: nº 12.', 'Averbação de CPF: nº 12.', ''],
    ['ANOTAÇÃO MARGINAL: Casou em 1994.', '', 'Casou em 1994.'],
    ['Suprimido o sobrenome. CPF do titular:', 'Suprimido o sobrenome.', ''],
    ['Anotação Casou em 1994.', 'Casou em 1994.', ''],
    ['Annotação Casou em 1944.', 'Casou em 1944.', ''],
    ['Casou a 21-9- 1922 nesta vila.', 'Casou a 21-9-1922 nesta vila.', ''],
    ['“Retificado o nome.” Nada', '“Retificado o nome.”', ''],
    ['Retificado o nome. O referido', 'Retificado o nome.', ''],
    ['ANOTADO O DIVÓRCIO EM 2018.', 'ANOTADO O DIVÓRCIO EM 2018.', ''],
    ['MARGINAL: Casou em 1994.', 'Casou em 1994.', ''],
    ['Há anotações? Casou em 1994.', 'Casou em 1994.', ''],
    ['CONSTA: Casou em 1994.', 'Casou em 1994.', ''],
    ['Averb.: Retificado. Anot. 2: Casou em 1994.', 'Retificado.', 'Casou em 1994.'],
    ['Assento lavrado no livro A-39, fls. 243, sob o nº 54.321. Casou em 1994.', 'Casou em 1994.', ''],
    ['Registro lavrado no livro 12.', '', ''],
    ['Óbito lavrado no livro Observações: C-20, fls. 9.', 'Óbito lavrado no livro C-20, fls. 9.', ''],
    ['Assento lavrado no', '', ''],
    [', nascida às 15h52min, termo 41.084. Casou em 1994.', 'Casou em 1994.', ''],
    [', por sentença do Dr. Rui Dias', '', ''],
    ['Casou em 1994. ÓBITO: não há anotação.', 'Casou em 1994. ÓBITO: não há anotação.', ''],
    ['Certifico que à margem do termo nada foi lançado.', '', ''],
    ['Nada consta à margem do termo.', '', ''],
    ['Título de eleitor nº 0482 1177 2720, zona 025.', '', ''],
    ['Faleceu em 2005. É o que consta, do que dou fé.', 'Faleceu em 2005.', ''],
    ['À margem, anotação: Casou em 1968.', '', 'Casou em 1968.'],
    ['MARGEM: Casou em 1968.', 'Casou em 1968.', ''],
    ['CERTIFICO E DOU FE. O REFERIDO CONSTA DO LIVRO.', '', ''],
    ['Casou em 1968. ====== E DOU FE.', 'Casou em 1968.', ''],
    ['Retificado o nome, que é o que consta acima.', 'Retificado o nome, que é o que consta acima.', ''],
    ['O Oficial averbou o CPF.', 'O Oficial averbou o CPF.', ''],
    ['Feita em 1962.” “Anotação', 'Feita em 1962.”', ''],
    ['Anotação ÓBITO – 14/03/2017.', 'ÓBITO – 14/03/2017.', ''],
    ['ANOTAÇÃO DE ÓBITO: 14/03/2017.', 'ANOTAÇÃO DE ÓBITO: 14/03/2017.', ''],
    ['Anotação 1 O registrado casou em 1994. Anotação 2 Faleceu.', 'O registrado casou em 1994. Faleceu.', ''],
    ['AVERBAÇÃO Em 1994 mudou de nome.', 'Em 1994 mudou de nome.', ''],
    ['ANOTAÇÃO À MARGEM: Casou em 1994.', '', 'Casou em 1994.'],
    ['Anotações à margem do termo Casou em 1994.', 'Casou em 1994.', ''],
    [', registrada em seguida.', '', ''],
    ['À margem consta a seguinte retificada a grafia em 1989.', 'retificada a grafia em 1989.', ''],
    ['Consta ainda a seguinte Casou em 1994.', 'Casou em 1994.', ''],
    ['À margem consta: Casou em 1994.', 'Casou em 1994.', ''],
    ['Certidão extraída por meio reprográfico, na forma da lei.', '', ''],
    ['Notas à margem Legitimada em 1954.', 'Legitimada em 1954.', ''],
    ['Anotação: Óbito em 1996. Averbação: Guarda.', 'Guarda.', 'Óbito em 1996.'],
    ['| Deferida | a guarda. |', 'Deferida a guarda.', ''],
    ['CERTIFICO QUE OS DADOS ACIMA FORAM EXTRAIDOS DO LIVRO.', '', ''],
    ['Casou-se com Fulano em 1990.', 'Casou-se com Fulano em 1990.', ''],
    ['Casou-se em 1990. Nada mais.', 'Casou-se em 1990.', ''],
    ['Retificada em 1990 . O referido é verdade; dou fé.', 'Retificada em 1990 .', ''],
    ['O referido é verdade e dou fé.', '', ''],
    ['CERTIDÃO ISENTA DE EMOLUMENTOS - LEI 9.534/97.', '', ''],
  ])('%s', (text, averbacoes, anotacoes) => {
    expect(sortNotes(text, 'averbacoes')).toEqual({ averbacoes, anotacoes });
  });
});

it('takes a CPF out of a note only where it is the registrant’s and the only one', () => {
  expect(readCpfInNote('Inclusão do CPF nº 529.982.247-25, averbada em 2/3/2019.')).toBe('529.982.247-25');
  expect(readCpfInNote('Inscrição no Cadastro de Pessoas Físicas sob nº 529.982.247-25.')).toBe('529.982.247-25');
  expect(readCpfInNote('Casou-se com RUI DIAS. Anotado o CPF nº 529.982.247-25.')).toBe('529.982.247-25');
  expect(readCpfInNote('Casou-se com RUI DIAS, CPF nº 529.982.247-25.')).toBe('');
  expect(readCpfInNote('CPF do genitor: 529.982.247-25.')).toBe('');
  expect(readCpfInNote('CPF 529.982.247-25 e CPF 111.444.777-35.')).toBe('');
});
