// Finds fields by rules: labels and their cells, sentences and their grammar, and the value's own form.

import { CERTIFICATE_FIELDS, type FieldPath } from '@lavra/shared/certificate-fields';
import type { PageText } from '../../../ocr/page-text.ts';
import { FieldValues } from '../../field-values.ts';
import { isBlank } from '../../normalise/blank.ts';
import { fold } from '../../text/fold.ts';
import { textOf } from '../../text/words.ts';
import { type FoundField, type FoundPage, NOTHING_FOUND } from '../find-fields.ts';
import { looksLikeBirthCertificate } from './classify-by-words.ts';
import { offerEntryDateLeft } from './extract/elimination.ts';
import { fieldsFromFrame } from './extract/from-frame.ts';
import { fieldsFromLabels } from './extract/from-labels.ts';
import { rescueFields } from './extract/rescue.ts';
import type { AttachedPage } from './labels/attach-values.ts';
import { attachWhereLabelsStand } from './labels/direction.ts';
import { findLabels } from './labels/find-labels.ts';
import type { LabelledPage } from './labels/labelled-page.ts';
import { markHeadings, resolveSections } from './labels/sections.ts';
import { markUnknownLabels } from './labels/unknown-labels.ts';
import type { Slot } from './labels/vocabulary.ts';
import { right } from './page/boxes.ts';
import { partMargin } from './page/margin-column.ts';
import { type PreparedLine, prepareLines } from './page/prepare-lines.ts';
import { printedRows } from './page/printed-rows.ts';
import { BOOK_PATHS } from './running/book.ts';
import { Flow } from './running/flow.ts';
import { bookFromSentence, countRunningCues, fieldsFromRunningText } from './running/read-running.ts';

export function findByRules(page: PageText): FoundPage {
  const lines = prepareLines(page);
  if (lines.length === 0) return NOTHING_FOUND;
  const labelled = markUnknownLabels(markHeadings(findLabels(lines)));
  const attached = resolveSections(attachWhereLabelsStand(labelled, page.height));
  const draft = combine(lines, labelled, attached, flowOf(lines));
  return { birthCertificate: looksLikeBirthCertificate(lines, draft) ? 1 : 0, found: [...foundIn(draft)] };
}

function* foundIn(draft: FieldValues): Generator<FoundField> {
  for (const { path } of CERTIFICATE_FIELDS) {
    const value = draft.get(path);
    if (value) yield { kind: 'value', field: path, value };
  }
}

/** "no livro, folhas e termo ao lado indicados": then a column beside the text is read before it. */
function flowOf(lines: readonly PreparedLine[]): Flow {
  const flow = new Flow(printedRows(lines));
  if (!/\b(?:ao lado|a margem) (?:\S+ )?(?:indicad|mencionad|referid|citad|declarad)/.test(flow.keys)) return flow;
  const { body, margin } = partMargin(lines);
  return margin.length === 0 ? flow : new Flow([...printedRows(margin), ...printedRows(body)]);
}

/** Labels that only forms print; running text says the same in sentences. */
const FORM_SLOTS: ReadonlySet<Slot> = new Set<Slot>([
  'name',
  'birthDate',
  'sex',
  'hour',
  'birthPlace',
  'birthCity',
  'filiation',
  'father',
  'mother',
]);
const RUNNING_CUES_MIN = 2;
const OF_THE_CHILD = [
  'dados_pessoais.nome_completo',
  'dados_pessoais.data_nascimento.texto_completo',
  'dados_pessoais.data_nascimento.dia',
  'dados_pessoais.data_nascimento.mes',
  'dados_pessoais.data_nascimento.ano',
  'dados_pessoais.hora_nascimento',
] as const;
/** A value found by the way of reading that does not suit the page is doubtful. */
const OTHER_WAY_FACTOR = 0.85;

function combine(
  lines: readonly PreparedLine[],
  labelled: LabelledPage,
  attached: AttachedPage,
  flow: Flow,
): FieldValues {
  const fromLabels = fieldsFromLabels(attached, Math.max(...lines.map((line) => right(line.box))));
  const frame = fieldsFromFrame(lines);
  const forms = new Set(labelled.segments.map((segment) => segment.slot).filter((slot) => FORM_SLOTS.has(slot))).size;
  const running = countRunningCues(flow);
  const draft = new FieldValues();
  if (running >= RUNNING_CUES_MIN && running > forms) {
    for (const path of BOOK_PATHS) {
      const reading = fromLabels.get(path);
      if (reading) draft.replace(path, reading);
    }
    const fromText = fieldsFromRunningText(flow);
    takeCouples(draft, fromText, fromLabels);
    draft.fillFrom(fromText, 1);
    draft.fillFrom(fromLabels, OTHER_WAY_FACTOR);
  } else {
    draft.fillFrom(fromLabels, 1);
    // A sentence over a form may name the child: "consta o assento de FULANO, sexo: ...".
    // Where its lines break inside a prompt ("nascido | em: 28 DE ABRIL"), only the sentence has the date or its hour.
    const missing = OF_THE_CHILD.filter((path) => !draft.get(path));
    const told = missing.length > 0 || running >= RUNNING_CUES_MIN;
    const fromText = told ? fieldsFromRunningText(flow) : new FieldValues();
    for (const path of missing) {
      const reading = fromText.get(path);
      if (reading) draft.replace(path, { ...reading, confidence: reading.confidence * OTHER_WAY_FACTOR });
    }
    // The matrícula says itself where the entry stands; what else a sentence names is another entry.
    if (draft.get('dados_pessoais.matricula')) for (const path of BOOK_PATHS) fromText.drop(path);
    // Half labels, half sentences: "Registro: feito em ...", "Nascimento: ocorrido em ..., às ..., no ...".
    if (running >= RUNNING_CUES_MIN) {
      dropSaidBlank(fromText, attached);
      takeWholeNotes(draft, fromText);
      draft.fillFrom(fromText, OTHER_WAY_FACTOR);
    }
    // A table may say in a sentence over it where the entry stands: "Certifico que às fls. 12 do livro A-3 ...".
    if (!draft.get('dados_pessoais.matricula')) draft.fillFrom(bookFromSentence(flow), OTHER_WAY_FACTOR);
  }
  draft.fillFrom(rescueFields(attached, lines), OTHER_WAY_FACTOR);
  draft.fillFrom(frame, 1);
  offerEntryDateLeft(draft, attached.loose);
  return draft;
}

/** A note that the label's lines begin and the sentences end. */
function takeWholeNotes(draft: FieldValues, fromText: FieldValues): void {
  for (const path of ['observacoes.averbacoes', 'observacoes.anotacoes'] as const) {
    const whole = fromText.get(path);
    const begun = draft.valueOf(path);
    if (whole && begun !== '' && whole.value.length > begun.length && whole.value.startsWith(begun))
      draft.replace(path, whole);
  }
}

/** What a cell of its own holds, where a page has one. */
const CELLS: Partial<Record<Slot, FieldPath>> = {
  twinNames: 'gemeos.informacoes_adicionais',
  averbacoes: 'observacoes.averbacoes',
  anotacoes: 'observacoes.anotacoes',
  dnv: 'registro.numero_dnv',
};

/** A cell with a mark of "nothing here" says so for good: what a sentence seems to hold of it is other print. */
function dropSaidBlank(draft: FieldValues, { values }: AttachedPage): void {
  for (const { slot, lines } of values) {
    const path = CELLS[slot];
    if (path && lines.length > 0 && isBlank(textOf(lines.flat()))) draft.drop(path);
  }
}

const NATIVE = ['filiacao.genitor_1.naturalidade', 'filiacao.genitor_2.naturalidade'] as const;
/** What two ways of reading are not mixed in: halves of two readings do not fit together. */
const FAMILY = [
  ['avos.paternos.avo_masculino', 'avos.paternos.avo_feminino'],
  ['avos.maternos.avo_masculino', 'avos.maternos.avo_feminino'],
  ['filiacao.genitor_1.nome_completo', 'filiacao.genitor_2.nome_completo', ...NATIVE],
] as const;

/** A parent's place that broke over two lines ("natural de Palmeira dos | Índios"): its rest is nobody's name. */
function isPartOfPlace(name: string, draft: FieldValues): boolean {
  return NATIVE.some((path) => fold(draft.valueOf(path)).includes(fold(name)));
}

/** Couples are taken whole from the way of reading that named more of their people. */
function takeCouples(draft: FieldValues, first: FieldValues, second: FieldValues): void {
  for (const paths of FAMILY) {
    const named = (source: FieldValues) =>
      paths.slice(0, 2).filter((path) => source.get(path) && !isPartOfPlace(source.valueOf(path), first)).length;
    const [source, other] = named(second) > named(first) ? [second, first] : [first, second];
    if (named(source) === 0) continue;
    for (const path of paths) {
      const reading = source.get(path);
      if (reading) draft.replace(path, reading);
      other.drop(path);
    }
  }
}
