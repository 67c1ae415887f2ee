// Hours as registries print them.
import { expect, it } from 'vitest';
import { findHour, readHour } from './hour.ts';

const ROWS: [string, string | null][] = [
  ['17:32', '17:32'],
  ['10h08min', '10:08'],
  ['02H00MIN', '02:00'],
  ['21:45 horas', '21:45'],
  ['8 horas', '08:00'],
  ['8 horas e 5 minutos', '08:05'],
  ['23 horas e 40 minutos', '23:40'],
  ['onze e meia horas da noite', '23:30'],
  ['três e quarenta e cinco horas', '03:45'],
  ['vinte e duas e dez horas', '22:10'],
  ['22 e 10 minutos horas', '22:10'],
  ['23 e 45 min. horas', '23:45'],
  ['4,55 da tarde', '16:55'],
  ['7 e 50 da manhã', '07:50'],
  ['17 HORAS E 53 MINUTOS', '17:53'],
  ['dezenove horas e quarenta e nove minutos', '19:49'],
  ['uma hora e quinze minutos', '01:15'],
  ['quatorze horas horas e vinte minutos', '14:20'],
  ['dezenove hs e quarenta min.', '19:40'],
  ['sete e meia', '07:30'],
  ['duas horas da tarde', '14:00'],
  ['zero hora e dez minutos', '00:10'],
  ['meia-noite', '00:00'],
  ['doze minutos passados da meia-noite', '00:12'],
  ['passados vinte minutos das cinco da tarde', '17:20'],
  ['um minuto depois da uma da madrugada', '01:01'],
  ['meia hora da madrugada', '00:30'],
  ['doze horas e vinte minutos da noite', '00:20'],
  ['12 horas e 20 minutos da tarde', '12:20'],
  ['12 horas da madrugada', '00:00'],
  ['duas horas da madrugada', '02:00'],
  ['meia hora depois do meio-dia', '12:30'],
  ['meio-dia', '12:00'],
  ['7:3O h', '07:30'],
  ['05.11 HORAS', '05:11'],
  ['19:43:00', '19:43'],
  ['7h35m', '07:35'],
  ['23h.35m.', '23:35'],
  ['meio-dia e quinze', '12:15'],
  ['uma hora e meia da madrugada', '01:30'],
  ['5 1/2 horas da manhã', '05:30'],
  ['às 4 e ½ horas', '04:30'],
  ['quatro e um quarto da tarde horas', '16:15'],
  ['seis e três quartos', '06:45'],
  ['sete horas e um quarto da noite', '19:15'],
  ['sete da manhã horas', '07:00'],
  ['vinte e duas (22) horas e dez (10) minutos', '22:10'],
  ['dez minutos para as oito da noite', '19:50'],
  ['quinze para o meio-dia', '11:45'],
  ['11:58 P.M.', '23:58'],
  ['12h10 a.m.', '00:10'],
  ['00hl0min', '00:10'],
  ['ao meio dia de dezenove', '12:00'],
  ['10 horas, 15 de maio', '10:00'],
  ['em 12.10.1998', null],
  ['ignorada', null],
  ['25:10', null],
];

it.each(ROWS)('%s', (text, expected) => {
  expect(findHour(text)).toBe(expected);
});

it.each([
  ['1530 horas', '15:30'],
  ['...15 30', '15:30'],
  ['uma', '01:00'],
  ['vinte e duas', '22:00'],
  ['7', ''],
  ['não declarada', ''],
])('alone in its cell: %s', (text, expected) => {
  expect(readHour(text)).toBe(expected);
});
