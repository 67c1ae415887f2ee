// Dates as registries print them.
import { expect, it } from 'vitest';
import { findDates, findRelativeDate, formatDate, monthOf, respelt } from './dates.ts';

const ROWS: [string, string, string][] = [
  ['28/01/1983', '28/01/1983', '28/01/1983'],
  ['oito de fevereiro de 1 934', '08/02/1934', 'oito de fevereiro de 1934'],
  ['26 07 1978', '26/07/1978', '26/07/1978'],
  ['26 · 07 · 1978', '26/07/1978', '26/07/1978'],
  ['26 07 · 1978', '26/07/1978', '26/07/1978'],
  ['26 071978', '26/07/1978', '26/07/1978'],
  ['26 OI 1978', '26/01/1978', '26/01/1978'],
  ['10º 26 M0 07 An 1978', '26/07/1978', '26/07/1978'],
  ['O8/1O/1991', '08/10/1991', '08/10/1991'],
  ['27.05.2002', '27/05/2002', '27/05/2002'],
  ['23 DE JANEIRO DE 1980', '23/01/1980', '23 DE JANEIRO DE 1980'],
  ['1º de maio de 1980', '01/05/1980', '1º de maio de 1980'],
  ['primeiro de outubro de dois mil e dezoito', '01/10/2018', 'primeiro de outubro de dois mil e dezoito'],
  [
    'VINTE (20) DE MAIO DE MIL NOVECENTOS E NOVENTA E TRÊS (1993)',
    '20/05/1993',
    'VINTE (20) DE MAIO DE MIL NOVECENTOS E NOVENTA E TRÊS (1993)',
  ],
  [
    'aos nove dias do mês de agosto do ano de mil novecentos e oitenta, às',
    '09/08/1980',
    'nove dias do mês de agosto do ano de mil novecentos e oitenta',
  ],
  [
    'trinta e um de marco de hum mil novecentos e cincoenta',
    '31/03/1950',
    'trinta e um de marco de hum mil novecentos e cincoenta',
  ],
  ['no último dia de fevereiro de 1972', '29/02/1972', '29/02/1972'],
  ['12 de março de 2.011', '12/03/2011', '12 de março de 2.011'],
  ['24-MAR-1993', '24/03/1993', '24-MAR-1993'],
  ['25-XII-1991', '25/12/1991', '25-XII-1991'],
  ['3/ii/1952', '03/02/1952', '3/ii/1952'],
  ['3/II/1952', '03/02/1952', '3/II/1952'],
  ['1.º de Julho de 1902', '01/07/1902', '1.º de Julho de 1902'],
  ['1º.01.1980', '01/01/1980', '01/01/1980'],
  ['1993-FEV-17', '17/02/1993', '17/02/1993'],
  ['2012-11-30', '30/11/2012', '30/11/2012'],
  ['18 ABR/APR 2011', '18/04/2011', '18 ABR/APR 2011'],
  ['21 dez. / Dec. 2004', '21/12/2004', '21 dez. / Dec. 2004'],
  ['9 / nov. / 1986', '09/11/1986', '9 / nov. / 1986'],
  ['quatro de outubro de 19 54', '04/10/1954', 'quatro de outubro de 1954'],
  ['26 07 1978', '26/07/1978', '26/07/1978'],
  ['15 / 05 1955', '15/05/1955', '15/05/1955'],
  ['15 / 01 / 1996', '15/01/1996', '15/01/1996'],
  ['VINTE E UM DE SETEMBR0 DE MIL N0VECENTOS E OITENTA', '', ''],
  ['dezessete de junh0', '', ''],
  ['Angra dos Reis, 13 de agosto de 2014', '13/08/2014', '13 de agosto de 2014'],
  ['vinte e nove de junho de ... dois', '', ''],
  ['4.IX.48', '04/09/1948', '4.IX.48'],
  [
    'Vinte de Novembro de Mil, Novecentos e Trinta e Nove.',
    '20/11/1939',
    'Vinte de Novembro de Mil Novecentos e Trinta e Nove',
  ],
  [
    'vinte e quatro de abril de mil novecentos e secenta',
    '24/04/1960',
    'vinte e quatro de abril de mil novecentos e secenta',
  ],
  ['31 de agosto do mesmo ano de 1968', '31/08/1968', '31 de agosto do mesmo ano de 1968'],
  [
    'tres do referido mez de Outubro de mil novecentos e um',
    '03/10/1901',
    'tres do referido mez de Outubro de mil novecentos e um',
  ],
  ['16 do mesmo fevereiro de 1912', '16/02/1912', '16 do mesmo fevereiro de 1912'],
  ['11 de 7bro de 1893', '11/09/1893', '11/09/1893'],
  ['12 de ag.to de 1925', '12/08/1925', '12/08/1925'],
  ['4 de 10.bro de 1931', '04/12/1931', '04/12/1931'],
  ['2 de Xbro de 1888', '02/12/1888', '02/12/1888'],
  [
    'No ano de mil novecentos e setenta e dois, aos quinze dias do mês de maio',
    '15/05/1972',
    'mil novecentos e setenta e dois, aos quinze dias do mês de maio',
  ],
  ['registrado no ano de 1972. Niterói, 3 de julho', '', ''],
  ['em 5 de 6 de 1975', '05/06/1975', '05/06/1975'],
  ['dia 04, mês 08, ano 2010', '04/08/2010', '04/08/2010'],
  ['14 de setembro de 19.73', '14/09/1973', '14 de setembro de 19.73'],
  ['31/02/1980', '', ''],
  ['sem data', '', ''],
];

it.each(ROWS)('%s', (text, date, printed) => {
  const [found] = findDates(text);
  expect(found ? formatDate(found) : '').toBe(date);
  expect(found?.text ?? '').toBe(printed);
});

it('takes the year said before for "do corrente ano"', () => {
  const dates = findDates(
    'Aos dois de maio de mil novecentos e trinta ... no dia trinta de abril do corrente ano nasceu',
  );
  expect(dates.map(formatDate)).toEqual(['02/05/1930', '30/04/1930']);
});

it('doubts a date whose words and figures disagree', () => {
  expect(findDates('VINTE (21) DE MAIO DE 1993')[0]?.doubtful).toBe(true);
});

it.each([
  ['no dia seis do corrente mês e ano, à', 'seis do corrente mês e ano', 6, null, '06/12/1934'],
  ['dois do corrente mez e anno', 'dois do corrente mez e anno', 2, null, '02/12/1934'],
  ['15 do dito mez e anno', '15 do dito mez e anno', 15, null, '15/12/1934'],
  ['vinte e um (21) do mês corrente', 'vinte e um (21) do mês corrente', 21, null, '21/12/1934'],
  ['dez deste mês', 'dez deste mês', 10, null, '10/12/1934'],
  ['3 de março do mesmo ano', '3 de março do mesmo ano', 3, 3, '03/03/1934'],
  ['trinta (30) de novembro último', 'trinta (30) de novembro último', 30, 11, '30/11/1934'],
  ['30 de dezembro próximo passado', '30 de dezembro próximo passado', 30, 12, '30/12/1934'],
  ['doze do mês próximo passado', 'doze do mês próximo passado', 12, null, '12/11/1934'],
  ['vinte do mez findo', 'vinte do mez findo', 20, null, '20/11/1934'],
  ['vinte do mês p. findo', 'vinte do mês p. findo', 20, null, '20/11/1934'],
  ['dezoito do andante mez', 'dezoito do andante mez', 18, null, '18/12/1934'],
  ['17 de março do anno próximo passado', '17 de março do anno próximo', 17, 3, '17/03/1933'],
  ['no mesmo dia, mês e ano', 'mesmo dia', null, null, '10/12/1934'],
  ['hontem', 'hontem', null, null, '09/12/1934'],
  ['9 daquele mês', '9 daquele mês', 9, null, '09/12/1934'],
  ['às nove horas do dia anterior', 'dia anterior', null, null, '09/12/1934'],
  ['na véspera', 'véspera', null, null, '09/12/1934'],
  ['ante-ontem', 'ante-ontem', null, null, '08/12/1934'],
  ['na antevéspera', 'antevéspera', null, null, '08/12/1934'],
  ['quatro dias antes', 'quatro dias antes', null, null, '06/12/1934'],
  ['no próprio dia', 'próprio dia', null, null, '10/12/1934'],
])('%s', (text, printed, day, month, date) => {
  expect(findRelativeDate(text)).toEqual({ text: printed, day, month });
  expect(findDates(text, findDates('10/12/1934')[0]).map(formatDate)).toEqual([date]);
});

it.each(['6 de maio de 1934', 'dezenove dias do mês', 'seis', 'alguns dias antes'])('no relative date: %s', (text) => {
  expect(findRelativeDate(text)).toBeNull();
});

it('takes a month that was last before January for one of the year before', () => {
  const [entry] = findDates('10/01/1934');
  expect(findDates('30 de dezembro último', entry).map(formatDate)).toEqual(['30/12/1933']);
  expect(findDates('doze do mês passado', entry).map(formatDate)).toEqual(['12/12/1933']);
});

it.each([
  ['mil noveentos e três', 'mil novecentos e três'],
  ['QUINZE DE MARÇ DE MIL', 'QUINZE DE MARÇO DE MIL'],
  ['Quinze de agôsto', 'Quinze de agôsto'],
  ['dezesete de março', 'dezesete de março'],
  ['TRES DE MARCO DE', 'TRES DE MARÇO DE'],
])('%s is spelt %s', (read, spelt) => {
  expect(respelt(read)).toBe(spelt);
});

it('reads the spelling of before 1943', () => {
  const [date] = findDates('vinte e tres dias do mez de Julho do anno de mil novecentos e trinta e um');
  expect(date && formatDate(date)).toBe('23/07/1931');
});

it.each([
  ['AGO', 8],
  ['set.', 9],
  ['Março', 3],
  ['12', 12],
  ['sete', null],
])('%s is a month', (text, month) => {
  expect(monthOf(text)).toBe(month);
});
