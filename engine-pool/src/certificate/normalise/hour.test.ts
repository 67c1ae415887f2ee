// Hours as registries print them.
import { expect, it } from 'vitest';
import { findHour } from './hour.ts';

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
  ['em 12.10.1998', null],
  ['ignorada', null],
  ['25:10', null],
];

it.each(ROWS)('%s', (text, expected) => {
  expect(findHour(text)).toBe(expected);
});
