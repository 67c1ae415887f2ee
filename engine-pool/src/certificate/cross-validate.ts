// Cross-validates the fields: agreement raises confidence, contradiction lowers it, and what one field implies of
// another is derived.
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { FieldPath } from '@lavra/shared/certificate-fields';
import { agreeSides } from './agree-sides.ts';
import { derivePlaces } from './derive-places.ts';
import { type FieldValues, SAID_SURELY } from './field-values.ts';
import { findDates, formatDate, two } from './normalise/dates.ts';
import { digitsOf } from './text/fold.ts';
import { agreesWithMatricula, isValidMatricula, partsOf } from './validate/matricula.ts';

const BIRTH = 'dados_pessoais.data_nascimento';
/** What two independent printings of one fact that agree are worth. */
const AGREED = 0.995;
const DISAGREED_FACTOR = 0.5;
/** Of a date in words that its figures contradict. */
const CONTRADICTED_FACTOR = 0.8;

/** Repairs, weighs and derives fields by one another, in this order. */
export function crossValidate(values: FieldValues): void {
  agreeBirthDate(values);
  agreeRegistration(values);
  agreeCenturies(values);
  agreeMatricula(values);
  agreeCpf(values);
  agreeTwins(values);
  agreeSides(values);
  derivePlaces(values);
}

/** Who names twins says that there are some; a clear "não" says that the names are somebody else's. */
function agreeTwins(values: FieldValues): void {
  const status = values.get('gemeos.status');
  const names = values.get('gemeos.informacoes_adicionais');
  if (!names) return;
  if (status?.value === 'Não' && status.attribution >= names.attribution) values.drop('gemeos.informacoes_adicionais');
  else values.replace('gemeos.status', { ...names, value: 'Sim', box: undefined, source: 'derived' });
}

/** The date in words against dia, mês and ano; "do corrente mês" is the registration's, and alone no date. */
function agreeBirthDate(values: FieldValues): void {
  const whole = values.get(`${BIRTH}.texto_completo`);
  const [registered] = findDates(values.valueOf('registro.data_registro'));
  const [date] = whole ? findDates(whole.value, registered) : [];
  const parts = [
    [`${BIRTH}.dia`, date ? two(date.day) : ''],
    [`${BIRTH}.mes`, date ? two(date.month) : ''],
    [`${BIRTH}.ano`, date ? String(date.year) : ''],
  ] as const;
  if (whole && date) {
    const same = parts.every(([path, value]) => values.valueOf(path) === '' || values.valueOf(path) === value);
    for (const [path, value] of parts) {
      const known = values.get(path);
      // Words carry more letters than figures: a figure that disagrees is the likelier misreading.
      const confidence = same ? Math.max(whole.confidence, known ? AGREED : 0) : whole.confidence * DISAGREED_FACTOR;
      const source = known && known.value !== value ? 'repaired' : (known?.source ?? 'derived');
      const attribution = Math.max(whole.attribution, known?.attribution ?? 0);
      values.replace(path, { value, confidence, attribution, box: known?.box, source });
    }
    const text = findDates(whole.value).length > 0 ? whole.value : formatDate(date);
    const attribution = whole.attribution * (same ? 1 : CONTRADICTED_FACTOR);
    values.replace(`${BIRTH}.texto_completo`, { ...whole, value: text, attribution });
    return;
  }
  values.drop(`${BIRTH}.texto_completo`);
  const said = parts.flatMap(([path]) => values.get(path) ?? []);
  if (said.length < parts.length) return;
  const value = said.map((part) => part.value).join('/');
  const confidence = Math.min(...said.map((part) => part.confidence));
  const attribution = Math.min(...said.map((part) => part.attribution));
  values.offer(`${BIRTH}.texto_completo`, value, { box: undefined, confidence, attribution }, 'derived');
}

/** "Registrada a nove do mesmo mês e ano": those of the birth. */
function agreeRegistration(values: FieldValues): void {
  const path = 'registro.data_registro';
  const said = values.get(path);
  if (!said || findDates(said.value).length > 0) return;
  const [born] = findDates(values.valueOf(`${BIRTH}.texto_completo`));
  const [date] = born ? findDates(said.value, born) : [];
  values.drop(path);
  if (date) values.offer(path, formatDate(date), said, 'derived');
}

/** "08.01.07" of who was born in 2006: nobody is registered before the birth, nor in the future. */
function agreeCenturies(values: FieldValues): void {
  const yearOf = (path: FieldPath) => findDates(values.valueOf(path))[0]?.year ?? 0;
  const born = yearOf(`${BIRTH}.texto_completo`);
  for (const path of ['registro.data_registro', 'autenticacao.data_emissao'] as const) {
    const [said, year] = [values.get(path), yearOf(path)];
    if (!said || year >= born || year + 100 < born) continue;
    if (year + 100 > new Date().getFullYear()) values.drop(path);
    else values.replace(path, { ...said, value: `${said.value.slice(0, 6)}${year + 100}`, source: 'repaired' });
  }
}

/** Livro, folha and termo out of the matrícula where they are not printed, or are another entry's. */
function agreeMatricula(values: FieldValues): void {
  const reading = values.get('dados_pessoais.matricula');
  const digits = digitsOf(reading?.value ?? '');
  if (!reading || !isValidMatricula(digits)) return;
  if (reading.source === 'read') values.replace('dados_pessoais.matricula', { ...reading, confidence: AGREED });
  const parts = partsOf(digits);
  for (const part of ['livro', 'folha', 'termo'] as const) {
    const path = `registro.${part}` as const;
    const known = values.valueOf(path);
    if (known !== '' && !agreesWithMatricula(parts, path, known)) values.drop(path);
    const confidence = Math.min(AGREED, reading.confidence + 0.1);
    values.offer(path, parts[part], { box: undefined, confidence, attribution: reading.attribution }, 'derived');
  }
}

function agreeCpf(values: FieldValues): void {
  const reading = values.get('dados_pessoais.cpf');
  if (!reading) return;
  const valid = isValidCpf(digitsOf(reading.value));
  const confidence = !valid ? reading.confidence * 0.4 : reading.source === 'read' ? AGREED : 0.9;
  if (!valid && reading.attribution < SAID_SURELY) values.drop('dados_pessoais.cpf');
  else values.replace('dados_pessoais.cpf', { ...reading, confidence });
}
