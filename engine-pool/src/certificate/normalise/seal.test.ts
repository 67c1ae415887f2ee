import { expect, it } from 'vitest';
import { readSeal } from './seal.ts';

it.each([
  ['V.3.6', ''],
  ['WLY383918-MXPT', 'WLY383918-MXPT'],
  ['nº 0960.04.1700003.48749', '0960.04.1700003.48749'],
  ['2760701XJ00000008176718U', '2760701XJ00000008176718U'],
  ['168560XJO000000550256 REGISTRO CIVIL', '168560XJO000000550256'],
  ['CERTIDÃO EH 225052', 'EH 225052'],
  ['WLY38391 - MXPT', 'WLY38391-MXPT'],
  ['KUHAD.TLJAR.ESUNK-XLFEC.HAZL', 'KUHAD.TLJAR.ESUNK-XLFEC.HAZL'],
  ['bBtCU . ez7lh . yX6Lp', 'bBtCU.ez7lh.yX6Lp'],
  ['6x1uMFV1SP.rZTW-jkJAx', '6x1uMFV1SP.rZTW-jkJAx'],
  ['Cód. do Ato: 66 - GMF95559', 'GMF95559'],
  ['9.167.879 série G', '9.167.879 série G'],
  ['TJRS: 0469.01.1900001.12345', '0469.01.1900001.12345'],
  ['CERTID030254AX0JK1LM3N4P5T18 12/04/2022 10:15:22', 'CERTID030254AX0JK1LM3N4P5T18'],
  ['SELO 300 RÉIS', ''],
  ['consulte o portal', ''],
  ['***', ''],
  ['6.015/73', ''],
  ['Lei 6.015/1973', ''],
  ['DAJE 1234-002-621772', ''],
  ['SFRC1.c5sHc.J5aPJ-4MtIs.F185q', 'SFRC1.c5sHc.J5aPJ-4MtIs.F185q'],
  ['SFRC1.c5sHc.J5aPJ- 4MtIs.F185q', 'SFRC1.c5sHc.J5aPJ-4MtIs.F185q'],
  ['SFRC1.GJ4nP.Kz8vB-7HwQx.1147q.', 'SFRC1.GJ4nP.Kz8vB-7HwQx.1147q'],
  ['SFTN4.xMGX0.7baua.Y', 'SFTN4.xMGX0.7baua.Y'],
  ['kNUGX.jvguB.twmDE', 'kNUGX.jvguB.twmDE'],
  ['certidao.registro.exemplo', ''],
  ['ÚWO422371-VREX', 'UWO422371-VREX'],
  ['0960.04.1700003 .48749', '0960.04.1700003.48749'],
])('seal %s', (text, expected) => {
  expect(readSeal(text)).toBe(expected);
});
