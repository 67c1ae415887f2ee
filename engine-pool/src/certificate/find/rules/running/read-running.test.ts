// Running-text certificates in the wordings that registries used, from the text to the fields.
import { describe, expect, it } from 'vitest';
import { readCertificate } from '../../../read-certificate.ts';
import { pageOf } from '../../../testing/page-of.ts';

/** Reads a page whose body is the given text, broken into lines of some 80 letters as a typewriter would. */
function read(body: string, heading = ['REGISTRO CIVIL', 'CERTIDÃO DE NASCIMENTO']) {
  const lines: string[] = [...heading];
  for (const paragraph of body.trim().split(/\n\s*/)) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length > 80) {
        lines.push(line);
        line = '';
      }
      line += line === '' ? word : ` ${word}`;
    }
    lines.push(line);
  }
  const reading = readCertificate(pageOf(lines));
  if (!reading) throw new Error('not recognised');
  return reading.certificate;
}

describe('running text', () => {
  it('reads "foi lavrado o assento de nascimento de ... filho de ... e de dona ..."', () => {
    const c = read(
      `CERTIFICO que às fls. 123v do livro A-45, sob o nº 6.789, foi lavrado em 15 de março de 1962 o assento de
nascimento de MARIA APARECIDA DE SOUZA LIMA, nascida aos dez dias do mês de março do ano de mil novecentos e sessenta e dois, às
sete horas e trinta minutos, em domicílio, nesta cidade, do sexo feminino, de cor branca, filha legítima de JOSÉ DE SOUZA LIMA,
brasileiro, natural de Caruaru/PE, lavrador, e de dona ANA MARIA DA CONCEIÇÃO, brasileira, natural de Garanhuns/PE, doméstica,
sendo avós paternos ANTÔNIO DE SOUZA LIMA e FRANCISCA LIMA e maternos PEDRO DA CONCEIÇÃO e JOANA DA CONCEIÇÃO.
Foi declarante o pai. O referido é verdade e dou fé.
Caruaru, 20 de abril de 1985.`
        .replace(/\n/g, ' ')
        .replace(/ (?=Foi|Caruaru, 20)/g, '\n'),
    );
    expect(c.dadosPessoais?.nomeCompleto).toBe('MARIA APARECIDA DE SOUZA LIMA');
    expect(c.dadosPessoais?.dataNascimento).toMatchObject({ dia: '10', mes: '03', ano: '1962' });
    expect(c.dadosPessoais?.horaNascimento).toBe('07:30');
    expect(c.dadosPessoais?.sexo).toBe('Feminino');
    expect(c.registro).toMatchObject({ livro: 'A-45', folha: '123v', termo: '6.789', dataRegistro: '15/03/1962' });
    expect(c.filiacao).toEqual({
      genitor1: { nomeCompleto: 'JOSÉ DE SOUZA LIMA', naturalidade: 'Caruaru/PE' },
      genitor2: { nomeCompleto: 'ANA MARIA DA CONCEIÇÃO', naturalidade: 'Garanhuns/PE' },
    });
    expect(c.avos).toEqual({
      paternos: { avoMasculino: 'ANTÔNIO DE SOUZA LIMA', avoFeminino: 'FRANCISCA LIMA' },
      maternos: { avoMasculino: 'PEDRO DA CONCEIÇÃO', avoFeminino: 'JOANA DA CONCEIÇÃO' },
    });
    expect(c.autenticacao?.dataEmissao).toBe('20/04/1985');
  });

  it('takes the label after nobody for no name, and the rest of a place for no parent', () => {
    const c = read(
      `Certifico que, no livro, folhas e termo acima indicados, consta o registro de nascimento de Ana Lima do sexo feminino nascido a
      três de maio de mil novecentos e sessenta às 10:00, local Casa de Parto, município de Maceió Estado Alagoas.
      Filiação — Pai: ; Mãe: Penha de Jesus Lima natural de Palmeira dos Índios - AL.
      Avós paternos:
      Avós maternos: - - - -eJacira da Penha.
      Registro feito em 10 de maio de 1960.
      O referido é verdade e dou fé.`,
    );
    expect(c.filiacao).toEqual({
      genitor1: { nomeCompleto: 'Penha de Jesus Lima', naturalidade: 'Palmeira dos Índios - AL' },
      genitor2: { nomeCompleto: '', naturalidade: '' },
    });
    expect(c.avos).toEqual({
      paternos: { avoMasculino: '', avoFeminino: '' },
      maternos: { avoMasculino: '', avoFeminino: 'Jacira da Penha' },
    });
  });

  it('reads an entry in full ("inteiro teor"): who came, declared, and what was born', () => {
    const c = read(
      `CERTIFICO que, revendo o livro A-12 de registro de nascimentos, às folhas 88, sob o termo nº 2.345, consta o
      assento do teor seguinte: Aos vinte e três dias do mês de maio do ano de mil novecentos e cinquenta e quatro, neste cartório,
      compareceu JOÃO BATISTA FERREIRA e declarou que no dia dezoito de maio do corrente ano de mil novecentos e cinquenta e quatro, às quatorze horas,
      no Hospital São José, nasceu uma criança do sexo masculino, que recebeu o nome de CARLOS ALBERTO FERREIRA, filho de JOÃO BATISTA FERREIRA
      e de MARIA DAS DORES FERREIRA, neto paterno de MANOEL FERREIRA e ROSA FERREIRA e neto materno de JOAQUIM ALVES e LUÍZA ALVES.
      Nada mais se continha no referido assento. O referido é verdade e dou fé.`.replace(/\s+/g, ' '),
      ['REGISTRO CIVIL DAS PESSOAS NATURAIS', 'CERTIDÃO DE NASCIMENTO', 'INTEIRO TEOR'],
    );
    expect(c.dadosPessoais?.nomeCompleto).toBe('CARLOS ALBERTO FERREIRA');
    expect(c.dadosPessoais?.dataNascimento).toMatchObject({ dia: '18', mes: '05', ano: '1954' });
    expect(c.dadosPessoais?.horaNascimento).toBe('14:00');
    expect(c.dadosPessoais?.sexo).toBe('Masculino');
    expect(c.localNascimento?.estabelecimento).toBe('Hospital São José');
    expect(c.registro).toMatchObject({ livro: 'A-12', folha: '88', termo: '2.345', dataRegistro: '23/05/1954' });
    expect(c.filiacao?.genitor1?.nomeCompleto).toBe('JOÃO BATISTA FERREIRA');
    expect(c.filiacao?.genitor2?.nomeCompleto).toBe('MARIA DAS DORES FERREIRA');
    expect(c.avos).toEqual({
      paternos: { avoMasculino: 'MANOEL FERREIRA', avoFeminino: 'ROSA FERREIRA' },
      maternos: { avoMasculino: 'JOAQUIM ALVES', avoFeminino: 'LUÍZA ALVES' },
    });
  });

  it('leaves an absent father empty', () => {
    const c = read(
      `Certifico que no livro A-7, folhas 12, termo 345, consta o registro de nascimento de Paulo Moreira, do sexo
      masculino, nascido em 02/01/1971, às 8 horas e 5 minutos, no Hospital Regional, em Patos - PB, filho de Tereza Moreira, natural de Patos - PB.
      Avós maternos: Sebastião Moreira e Raimunda Moreira. Registro feito em 10 de janeiro de 1971. O referido é verdade e dou fé.`.replace(
        /\s+/g,
        ' ',
      ),
    );
    expect(c.dadosPessoais?.nomeCompleto).toBe('Paulo Moreira');
    expect(c.dadosPessoais?.horaNascimento).toBe('08:05');
    expect(c.localNascimento).toEqual({ estabelecimento: 'Hospital Regional', municipio: 'Patos', uf: 'PB' });
    expect(c.filiacao?.genitor1).toEqual({ nomeCompleto: 'Tereza Moreira', naturalidade: 'Patos - PB' });
    expect(c.filiacao?.genitor2).toEqual({ nomeCompleto: '', naturalidade: '' });
    expect(c.avos?.paternos).toEqual({ avoMasculino: '', avoFeminino: '' });
    expect(c.avos?.maternos).toEqual({ avoMasculino: 'Sebastião Moreira', avoFeminino: 'Raimunda Moreira' });
    expect(c.registro?.dataRegistro).toBe('10/01/1971');
  });

  it('reads a form with filled gaps: labels inside sentences', () => {
    const c = read(
      `Certifico que sob o nº 15.202, às fls. 47 do livro nº A-31 de Registro de Nascimentos, foi feito o registro de LUCIANO PEREIRA DA SILVA
      nascido aos 30 de agosto de 1978 às 21:15 horas em Hospital Santa Izabel, município de Salvador, Estado da Bahia,
      sexo masculino filho de PEDRO PEREIRA DA SILVA e de LÚCIA MARIA DA SILVA sendo avós paternos ANÍSIO PEREIRA DA SILVA e de dona MARTA DA SILVA
      e avós maternos JORGE DOS SANTOS e de dona ELZA DOS SANTOS. Foi declarante o pai e serviram de testemunhas Fulano de Tal e Beltrano de Tal.
      Registro lavrado em 05 de setembro de 1978. Observações: nada consta. O referido é verdade e dou fé.
      Salvador, 12 de junho de 1990.`.replace(/\s+/g, ' '),
    );
    expect(c.dadosPessoais?.nomeCompleto).toBe('LUCIANO PEREIRA DA SILVA');
    expect(c.dadosPessoais?.horaNascimento).toBe('21:15');
    expect(c.localNascimento).toEqual({ estabelecimento: 'Hospital Santa Izabel', municipio: 'Salvador', uf: 'BA' });
    expect(c.filiacao?.genitor1?.nomeCompleto).toBe('PEDRO PEREIRA DA SILVA');
    expect(c.filiacao?.genitor2?.nomeCompleto).toBe('LÚCIA MARIA DA SILVA');
    expect(c.avos).toEqual({
      paternos: { avoMasculino: 'ANÍSIO PEREIRA DA SILVA', avoFeminino: 'MARTA DA SILVA' },
      maternos: { avoMasculino: 'JORGE DOS SANTOS', avoFeminino: 'ELZA DOS SANTOS' },
    });
    expect(c.registro).toMatchObject({ livro: 'A-31', folha: '47', termo: '15.202', dataRegistro: '05/09/1978' });
    expect(c.observacoes).toEqual({ averbacoes: '', anotacoes: '' });
    expect(c.autenticacao?.dataEmissao).toBe('12/06/1990');
  });

  it('reads the entry behind a leaf turned over, and the notes behind "OBS."', () => {
    const c = read(
      `Certifico que no livro 199-A, fls. 194 verso, nº 5993, foi lavrado o assento de nascimento de RUI DIAS, nascido aos 12 de agosto de 1986,
      do sexo masculino, filho de LUIZ DIAS e de ANA REIS, avós paternos IVO DIAS e EVA DIAS e aós maternos JOÃO REIS e IARA REIS. Data do registro: 20/10/1986.
      OBS.: Em 9 de maio de 2002, por sentença da 4ª Vara, foi averbado o reconhecimento de paternidade. O referido é verdade e dou fé.`.replace(
        /\s+/g,
        ' ',
      ),
    );
    expect(c.registro).toMatchObject({ livro: '199-A', termo: '5993', dataRegistro: '20/10/1986' });
    expect(c.avos?.paternos).toEqual({ avoMasculino: 'IVO DIAS', avoFeminino: 'EVA DIAS' });
    expect(c.observacoes?.averbacoes).toBe(
      'Em 9 de maio de 2002, por sentença da 4ª Vara, foi averbado o reconhecimento de paternidade.',
    );
  });

  it('passes over a speck behind a comma, and a nought among capitals', () => {
    const c = read(
      `Certifico que foi lavrado o assento de nascimento de RUI DIAS, nascido aos 12 de agosto de 1986, no HOSPITAL GERAL, em PASS0 FUNDO-RS,
      do sexo masculino, filho de Luiz Dias, brasileiro,. casado, e de Ana Reis, natural de Registro – SP. Avós paternos: Ivo Dias e Eva Dias. O referido é verdade.`.replace(
        /\s+/g,
        ' ',
      ),
    );
    expect(c.localNascimento).toMatchObject({ municipio: 'PASSO FUNDO', uf: 'RS' });
    expect(c.filiacao?.genitor2).toEqual({ nomeCompleto: 'Ana Reis', naturalidade: 'Registro – SP' });
  });

  it('reads phrases a line each, that no sign ends', () => {
    const c = read(
      `Certifico que no livro A-375, às folhas 7, sob o nº 181453, consta o registro de nascimento de TIAGO MAGALHÃES
      nascido em 25/02/1985 (VINTE E CINCO DE FEVEREIRO DE MIL NOVECENTOS E OITENTA E CINCO) à hora de DEZOITO HORAS E QUARENTA E SETE MINUTOS (18:47) no local HOSPITAL DA SAGRADA FAMÍLIA na cidade de SÃO JOSÉ/SC
      do sexo MASCULINO filho de WELLINGTON MAGALHÃES e de FABÍOLA KOWALSKI neto paterno de ARIOVALDO MAGALHÃES E SÍLVIA MAGALHÃES
      e avós maternos ADÃO KOWALSKI E KETLYN KOWALSKI registrado em DEZOITO DE NOVEMBRO DE MIL NOVECENTOS E OITENTA E SEIS.`.replace(
        /\s+/g,
        ' ',
      ),
    );
    expect(c.dadosPessoais?.horaNascimento).toBe('18:47');
    expect(c.avos).toEqual({
      paternos: { avoMasculino: 'ARIOVALDO MAGALHÃES', avoFeminino: 'SÍLVIA MAGALHÃES' },
      maternos: { avoMasculino: 'ADÃO KOWALSKI', avoFeminino: 'KETLYN KOWALSKI' },
    });
  });

  it('takes the one who came for the first parent, and the month said before for that of the birth', () => {
    const c = read(
      `Certifico que no livro A-12, fls. 34, consta o termo nº 567: Aos dez dias do mês de maio de mil novecentos e cinquenta, em meu cartório,
      compareceu o senhor Pedro Dias, brasileiro, casado, lavrador, natural de Caruaru/PE, e declarou que no dia três do corrente mês e ano, às nove horas
      da noite, no Hospital Regional, em Recife, Estado de Pernambuco, nasceu uma criança do sexo masculino, filho legítimo dele declarante e de sua mulher
      dona Ana Costa, com trinta anos de idade, casados em 12 de maio de 1948; neto por parte de pai de João Dias e de Rita Melo e por parte de mãe de Luís Costa
      e Eva Costa, que recebeu o nome de Gustavo Dias. O referido é verdade e dou fé.`.replace(/\s+/g, ' '),
    );
    expect(c.dadosPessoais).toMatchObject({ nomeCompleto: 'Gustavo Dias', horaNascimento: '21:00' });
    expect(c.dadosPessoais?.dataNascimento).toMatchObject({ dia: '03', mes: '05', ano: '1950' });
    expect(c.registro).toMatchObject({ livro: 'A-12', folha: '34', termo: '567', dataRegistro: '10/05/1950' });
    expect(c.filiacao).toEqual({
      genitor1: { nomeCompleto: 'Pedro Dias', naturalidade: 'Caruaru/PE' },
      genitor2: { nomeCompleto: 'Ana Costa', naturalidade: '' },
    });
    expect(c.avos).toEqual({
      paternos: { avoMasculino: 'João Dias', avoFeminino: 'Rita Melo' },
      maternos: { avoMasculino: 'Luís Costa', avoFeminino: 'Eva Costa' },
    });
  });

  it('tells the date of the entry from those of a law and a mandate, whichever side its verb stands', () => {
    const c = read(
      `CERTIFICO que, em data de 7 de junho de 1975, no livro 8, a folhas 9, sob o nº 10, foi lavrado, nos termos do art. 46 da Lei nº 6.015, de 31 de dezembro de 1973,
      o registro de nascimento de ÉDSON LIMA FILHO do sexo masculino, nascido a 2 de maio de 1940, às 10 horas, em domicílio, filho de ÉDSON LIMA e de
      D. MARIA DAS DORES, sendo avós: paternos, JOSÉ LIMA e ANA LIMA; maternos, JOÃO DAS DORES e EVA DAS DORES. O referido é verdade e dou fé.`.replace(
        /\s+/g,
        ' ',
      ),
    );
    expect(c.dadosPessoais?.nomeCompleto).toBe('ÉDSON LIMA FILHO');
    expect(c.dadosPessoais?.dataNascimento).toMatchObject({ dia: '02', mes: '05', ano: '1940' });
    expect(c.registro?.dataRegistro).toBe('07/06/1975');
    expect(c.filiacao?.genitor2?.nomeCompleto).toBe('MARIA DAS DORES');
    expect(c.avos?.maternos).toEqual({ avoMasculino: 'JOÃO DAS DORES', avoFeminino: 'EVA DAS DORES' });
  });
});
