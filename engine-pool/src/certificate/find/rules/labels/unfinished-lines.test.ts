// The rest of a note or of a name is text, whatever label it reads like; labels found by what stands around them.
import { expect, it } from 'vitest';
import { readCertificate } from '../../../read-certificate.ts';
import { pageOf } from '../../../testing/page-of.ts';

const FORM = [
  'CERTIDÃO DE NASCIMENTO',
  'Nome: RUI DO PRADO LIMA',
  'Nascido aos: 03/05/1980',
  'às: 10:00',
  'Sexo: MASCULINO',
  'Onde nasceu: HOSPITAL REGIONAL',
  'em: CAMPO MAIOR (PI)',
  'Nome do pai: BENTO LIMA',
  'e de: FLÁVIA GABRIELA DO',
  '@6 NASCIMENTO',
  'Avós paternos: Não informado e Bárbara Vitória Fernandes',
  'Data do registro: 04/05/1980',
  'Referência do assento: 220-A, 133, 131.500',
];

it('goes on with a note and a name, and ends both where they end', () => {
  const found = readCertificate(
    pageOf([
      ...FORM,
      'Observações: Em 05/06/2018, averba-se que o registrado está inscrito no',
      'CPF/MF sob o nº 529.982.247-25, nos termos do Provimento nº 63/2017.',
      'Era o que se continha. Dou fé.',
    ]),
  )?.certificate;
  expect(found?.observacoes?.averbacoes).toMatch(/inscrito no CPF\/MF sob o nº .* nº 63\/2017\.$/);
  expect(found?.filiacao?.genitor2?.nomeCompleto).toBe('FLÁVIA GABRIELA DO NASCIMENTO');
  expect(found?.localNascimento).toMatchObject({ municipio: 'CAMPO MAIOR', uf: 'PI' });
  expect(found?.avos?.paternos).toEqual({ avoMasculino: '', avoFeminino: 'Bárbara Vitória Fernandes' });
  expect(found?.registro).toMatchObject({ livro: '220-A', folha: '133', termo: '131.500' });
});
