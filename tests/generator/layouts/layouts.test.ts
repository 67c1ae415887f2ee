// Every layout prints what its truth says, whoever the person is, and keeps it on the sheet.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../tools/accuracy/answer.ts';
import { lettersAndDigits } from '../../tools/accuracy/text.ts';
import { registerFonts } from '../drawing/fonts.ts';
import { type Align, PAGE_HEIGHT_PT, PAGE_WIDTH_PT, Page, type Type } from '../drawing/page.ts';
import { drawRegistration, type Registration } from '../people/registration.ts';
import { Random } from '../random.ts';
import { LAYOUTS } from './index.ts';

/** Fields that the truth gives in a format of the contract, whatever the print looks like. */
const NORMALISED = new Set([
  'documento.tipo',
  'documento.órgão_emissor',
  'dados_pessoais.data_nascimento.dia',
  'dados_pessoais.data_nascimento.mês',
  'dados_pessoais.data_nascimento.ano',
  'dados_pessoais.hora_nascimento',
  'dados_pessoais.sexo',
  'local_nascimento.uf',
  'registro.uf',
  'registro.data_registro',
  'gêmeos.status',
  'autenticação.data_emissão',
]);
const PEOPLE_PER_LAYOUT = 12;

/** Keeps what is written, and how far it reaches. */
class ListeningPage extends Page {
  readonly said: string[] = [];
  right = 0;
  bottom = 0;

  override text(text: string, x: number, baseline: number, type: Type, align: Align = 'left'): number {
    const width = super.text(text, x, baseline, type, align);
    this.said.push(text);
    this.right = Math.max(this.right, align === 'left' ? x + width : align === 'center' ? x + width / 2 : x);
    this.bottom = Math.max(this.bottom, baseline);
    return width;
  }
}

registerFonts();
const context = createCanvas(PAGE_WIDTH_PT, PAGE_HEIGHT_PT).getContext('2d');

test.each(LAYOUTS)('$name prints its truth, and nothing of the registration that the truth leaves empty', (layout) => {
  for (let n = 0; n < PEOPLE_PER_LAYOUT; n++) {
    const random = new Random(`layout-test/${n}`);
    const registration = drawRegistration(layout.era, random.fork('person'));
    const { data, draw } = layout.compose(registration, random.fork('form'));
    const page = new ListeningPage(context, random.fork('ink'));
    draw(page);
    const print = lettersAndDigits(page.said.join(' '));
    const numbered = data.dados_pessoais.matrícula !== '';
    const fields = fieldsOf(data);
    for (const [path, value] of fields) {
      // With a matrícula, livro, folha and termo stand in it alone.
      if (value === '' || NORMALISED.has(path) || (numbered && /^registro\.(?:livro|folha|termo)$/.test(path)))
        continue;
      // Some forms have a cell each for day, month and year in words.
      const pieces = path.endsWith('texto_completo') ? value.split(/ de /i) : [value];
      for (const piece of pieces) expect(print, `${layout.name} ${n} ${path}`).toContain(lettersAndDigits(piece));
    }
    for (const [path, value] of Object.entries(numbersOf(registration))) {
      if (value === '' || fields.get(path) !== '') continue;
      expect(print, `${layout.name} ${n} ${path}`).not.toContain(lettersAndDigits(value));
    }
    expect(print).toMatch(/certidãode(?:inteiroteorde|registrode|trasladode|transcriçãode)?nascimento/);
    expect(page.right, `${layout.name} ${n} right`).toBeLessThan(PAGE_WIDTH_PT - 12);
    expect(page.bottom, `${layout.name} ${n} bottom`).toBeLessThan(PAGE_HEIGHT_PT - 12);
  }
});

/** Values that stand nowhere on a page by chance. */
function numbersOf(registration: Registration): Record<string, string> {
  return {
    'dados_pessoais.cpf': registration.cpf,
    'dados_pessoais.matrícula': registration.matricula.join(' '),
    'registro.número_dnv': registration.dnv,
    'autenticação.selo_digital': registration.seal,
    'observações.averbações': registration.averbacao,
    'observações.anotações': registration.anotacao,
  };
}
