// Check digits of CPF and matrícula, and the repair of one misread digit.

import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { describe, expect, it } from 'vitest';
import { checkCpf } from './cpf.ts';
import { checkMatricula, formatMatricula, isValidMatricula, partsOf } from './matricula.ts';

const MATRICULA = '10453901552013100012021000012321';

describe('matrícula', () => {
  it('accepts the test vector and takes it apart', () => {
    expect(isValidMatricula(MATRICULA)).toBe(true);
    expect(formatMatricula(MATRICULA)).toBe('104539 01 55 2013 1 00012 021 0000123 21');
    expect(partsOf(MATRICULA)).toEqual({ year: 2013, bookType: '1', livro: '12', folha: '21', termo: '123' });
  });

  it('notices nearly every single wrong digit', () => {
    let unnoticed = 0;
    for (let at = 0; at < 32; at++) {
      for (let by = 1; by <= 9; by++) {
        const digit = (Number(MATRICULA[at]) + by) % 10;
        if (isValidMatricula(MATRICULA.slice(0, at) + digit + MATRICULA.slice(at + 1))) unnoticed++;
      }
    }
    expect(unnoticed).toBeLessThanOrEqual(3);
  });

  it('reads separators of any kind and letters for digits', () => {
    expect(checkMatricula('104539.01.55.2013.1.00012.021.0000123-21')).toEqual({ digits: MATRICULA, state: 'valid' });
    expect(checkMatricula('1O4539 O1 55 2013 1 00012 021 0000123 2l')).toEqual({ digits: MATRICULA, state: 'valid' });
  });

  it('restores a misread fixed part', () => {
    expect(checkMatricula('104539 01 56 2013 1 00012 021 0000123 21')).toEqual({
      digits: MATRICULA,
      state: 'repaired',
    });
  });

  it.each([
    [
      'of two like figures one was read',
      '104539 01 5 2013 1 00012 021 0000123 21',
      { digits: MATRICULA, state: 'repaired' },
    ],
    [
      'of two like figures one was read twice',
      '104539 01 5 55 2013 1 00012 021 0000123 21',
      { digits: MATRICULA, state: 'repaired' },
    ],
    ['of more like figures', '104539 01 55 2013 1 0012 021 0000123 21', { digits: MATRICULA, state: 'repaired' }],
    ['a figure is missing that has no like beside it', '104539 01 55 213 1 00012 021 0000123 21', null],
    [
      'a sign was read as a stroke',
      '104539.01.55.2013I1.00012.021.0000123-21',
      { digits: MATRICULA, state: 'repaired' },
    ],
  ])('%s', (_, read, expected) => {
    expect(checkMatricula(read)).toEqual(expected);
  });

  it('leaves alone what several readings fit, and says so', () => {
    const read = '104539 01 55 2013 1 00012 021 0000183 21';
    expect(checkMatricula(read)?.state).toBe('invalid');
    expect(checkMatricula('12345')).toBeNull();
  });
});

describe('CPF', () => {
  it.each([
    ['52998224725', true],
    ['11144477735', true],
    ['52998224724', false],
    ['11111111111', false],
    ['529982247', false],
    ['00000000000', false],
  ])('%s is valid: %s', (digits, valid) => {
    expect(checkCpf(digits)?.state === 'valid').toBe(valid);
  });

  it('repairs one likely misread digit when only one reading fits', () => {
    const misread = '529.932.247-25';
    const found = checkCpf(misread);
    expect(found && formatCpf(found.digits)).toBe('529.982.247-25');
    expect(found?.state).toBe('repaired');
  });

  it('leaves exact text as it is printed', () => {
    expect(checkCpf('529.932.247-25', true)).toEqual({ digits: '52993224725', state: 'invalid' });
    expect(checkMatricula('104539 01 56 2013 1 00012 021 0000123 21', true)?.state).toBe('invalid');
  });

  it('refuses what is no CPF at all', () => {
    expect(checkCpf('30-51234567')).toBeNull();
    expect(checkCpf('')).toBeNull();
  });
});
