// The fields as a form to check and correct, and to copy or save.
import type { Answered } from '../../../client/src/index.ts';
import { type ConfidenceLevel, confidenceLevel, isToCheck } from '../fields/confidence.ts';
import {
  FIELD_NAMES,
  FIELD_PATHS,
  type FieldPath,
  GROUP_NAMES,
  GROUPS,
  groupOf,
  isLong,
  widthOf,
} from '../fields/fields.ts';
import { dataOf, type Values } from '../fields/values.ts';
import { toCsv } from '../files/csv.ts';
import { saveFile } from '../files/save.ts';
import { inLanguage } from '../i18n/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { activates, activeField, chosen, readValues, values } from './reading.ts';

type FieldEvidence = NonNullable<Answered['evidence']>['fields'][number];
type Source = FieldEvidence['source'];

const texts = inLanguage({
  en: {
    title: 'The fields',
    toCheck: (count: number) => (count === 1 ? '1 field to check' : `${count} fields to check`),
    nothingToCheck: 'The reader is sure of every field',
    next: 'Next one to check',
    source: { read: '', repaired: 'repaired', derived: 'derived' },
    level: { sure: '', unsure: 'have a look', doubtful: 'please check' },
    edited: 'edited',
    undo: 'As read',
    absent: 'not on the page',
    legend: 'What the marks mean',
    meanings: {
      sure: '90 % or more: the reader is sure.',
      unsure: '70 to 90 %: have a look.',
      doubtful: 'Below 70 %: please check letter by letter.',
      repaired: 'Repaired: letters were corrected by what is known, such as check digits and names.',
      derived: 'Derived: not printed there, but follows from another field.',
    },
    copyJson: 'Copy JSON',
    saveJson: 'Save JSON',
    copyCsv: 'Copy CSV',
    saveCsv: 'Save CSV',
    export: 'Take the fields with you',
  },
  'pt-BR': {
    title: 'Os campos',
    toCheck: (count: number) => (count === 1 ? '1 campo a conferir' : `${count} campos a conferir`),
    nothingToCheck: 'O leitor tem certeza de todos os campos',
    next: 'Próximo a conferir',
    source: { read: '', repaired: 'reparado', derived: 'derivado' },
    level: { sure: '', unsure: 'dê uma olhada', doubtful: 'confira, por favor' },
    edited: 'editado',
    undo: 'Como lido',
    absent: 'não consta na página',
    legend: 'O que as marcas dizem',
    meanings: {
      sure: '90 % ou mais: o leitor tem certeza.',
      unsure: '70 a 90 %: dê uma olhada.',
      doubtful: 'Abaixo de 70 %: confira letra por letra.',
      repaired: 'Reparado: letras corrigidas pelo que se sabe, como dígitos verificadores e nomes.',
      derived: 'Derivado: não está impresso ali, mas decorre de outro campo.',
    },
    copyJson: 'Copiar JSON',
    saveJson: 'Salvar JSON',
    copyCsv: 'Copiar CSV',
    saveCsv: 'Salvar CSV',
    export: 'Leve os campos',
  },
});
const names = inLanguage(FIELD_NAMES);
const groupNames = inLanguage(GROUP_NAMES);

export function FieldForm({ answer }: { readonly answer: Answered }) {
  const t = texts.value;
  const shown = values.value;
  if (!shown) return null;
  const evidence = new Map(answer.evidence?.fields.map((field) => [field.field, field]));
  const toCheck = FIELD_PATHS.filter((path) => {
    const known = evidence.get(path);
    return known && isToCheck(known);
  });
  return (
    <section class="card stack">
      <h2>{t.title}</h2>
      <div class="row">
        <span class={`badge ${toCheck.length > 0 ? 'badge-doubtful' : 'badge-good'}`}>
          {toCheck.length > 0 ? t.toCheck(toCheck.length) : t.nothingToCheck}
        </span>
        {toCheck.length > 0 && (
          <button type="button" class="button" onClick={() => focusNext(toCheck)}>
            {t.next}
          </button>
        )}
      </div>
      <Legend />
      <div class="stack field-groups">
        {GROUPS.map((group) => (
          <fieldset key={group} class="field-group">
            <legend>{groupNames.value[group]}</legend>
            {FIELD_PATHS.filter((path) => groupOf(path) === group).map((path) => (
              <FieldRow key={path} path={path} value={shown[path]} evidence={evidence.get(path)} />
            ))}
          </fieldset>
        ))}
      </div>
      <Exports shown={shown} />
    </section>
  );
}

interface FieldRowProps {
  readonly path: FieldPath;
  readonly value: string;
  readonly evidence: FieldEvidence | undefined;
}

function FieldRow({ path, value, evidence }: FieldRowProps) {
  const t = texts.value;
  const id = `field-${path}`;
  const isEdited = value !== readValues.value?.[path];
  const isAbsent = value === '' && !isEdited && !evidence;
  const level: ConfidenceLevel | undefined = evidence && confidenceLevel(evidence.confidence);
  const control = {
    id,
    name: path,
    value,
    autocomplete: 'off',
    spellcheck: false,
    'aria-describedby': `${id}-notes`,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      edit(path, currentTarget.value),
  };
  return (
    <div
      class={`field certificate-field width-${widthOf(path)} ${level ? `is-${level}` : ''} ${isAbsent ? 'is-absent' : ''} ${path === activeField.value ? 'is-active' : ''}`}
      {...activates(path)}
    >
      <div class="row field-head">
        <label class="field-label" for={id}>
          {names.value[path]}
        </label>
        <span class="row field-notes" id={`${id}-notes`}>
          {isEdited && <span class="badge">{t.edited}</span>}
          {!isEdited && evidence && level && <Marks evidence={evidence} level={level} />}
          {isAbsent && <span class="small muted">{t.absent}</span>}
        </span>
        {isEdited && (
          <button type="button" class="undo" onClick={() => edit(path, readValues.value?.[path] ?? '')}>
            {t.undo}
          </button>
        )}
      </div>
      {isLong(path) && value.length > 60 ? <textarea {...control} rows={4} /> : <input type="text" {...control} />}
    </div>
  );
}

const LEVEL_BADGES = { sure: 'badge-good', unsure: 'badge-doubtful', doubtful: 'badge-bad' } as const;

function Marks({ evidence, level }: { readonly evidence: FieldEvidence; readonly level: ConfidenceLevel }) {
  const t = texts.value;
  const source: Source = evidence.source;
  return (
    <>
      {source !== 'read' && <span class="badge">{t.source[source]}</span>}
      <span class={`badge ${LEVEL_BADGES[level]}`}>
        {Math.round(evidence.confidence * 100)} %{level !== 'sure' && `, ${t.level[level]}`}
      </span>
    </>
  );
}

function Legend() {
  const t = texts.value;
  return (
    <details class="legend">
      <summary>{t.legend}</summary>
      <ul class="stack small">
        {(Object.keys(t.meanings) as (keyof typeof t.meanings)[]).map((mark) => (
          <li key={mark} class="row">
            <span class={`swatch is-${mark}`} aria-hidden="true" />
            <span>{t.meanings[mark]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Exports({ shown }: { readonly shown: Values }) {
  const t = texts.value;
  const json = () => `${JSON.stringify(dataOf(shown), null, 2)}\n`;
  const csv = () => toCsv([FIELD_PATHS, FIELD_PATHS.map((path) => shown[path])]);
  const baseName = chosen.value?.name.replace(/\.\w+$/, '') ?? 'certificate';
  return (
    <div class="stack">
      <h3>{t.export}</h3>
      <div class="row">
        <CopyButton name={t.copyJson} text={json} />
        <button type="button" class="button" onClick={() => saveFile(`${baseName}.json`, 'application/json', json())}>
          {t.saveJson}
        </button>
        <CopyButton name={t.copyCsv} text={csv} />
        <button type="button" class="button" onClick={() => saveFile(`${baseName}.csv`, 'text/csv', csv())}>
          {t.saveCsv}
        </button>
      </div>
    </div>
  );
}

/** After the one in focus, and around. */
function focusNext(toCheck: readonly FieldPath[]): void {
  const next = toCheck[(toCheck.indexOf(lastChecked) + 1) % toCheck.length] as FieldPath;
  lastChecked = next;
  document.getElementById(`field-${next}`)?.focus();
}
let lastChecked = '' as FieldPath;

function edit(path: FieldPath, value: string): void {
  if (values.value) values.value = { ...values.value, [path]: value };
}
