// Says of every field where it came from and how sure we are.
import { type FieldEvidence, FieldSource } from '@lavra/proto/engine/v1/engine';
import { cornersOf } from '../image/geometry.ts';
import type { Box } from '../ocr/page-text.ts';
import { type Draft, FIELD_PATHS, type FieldPath, type Source } from './field-values.ts';

const SOURCES: Record<Source, FieldSource> = {
  read: FieldSource.FIELD_SOURCE_READ,
  repaired: FieldSource.FIELD_SOURCE_REPAIRED,
  derived: FieldSource.FIELD_SOURCE_DERIVED,
};

export function toEvidence(draft: Draft): FieldEvidence[] {
  const evidence: FieldEvidence[] = [];
  for (const field of FIELD_PATHS) {
    const reading = draft.get(field);
    if (!reading) continue;
    const box = reading.box && withMargin(reading.box);
    evidence.push({
      field,
      confidence: calibrated(reading.confidence),
      source: SOURCES[reading.source],
      box,
      polygon: box ? cornersOf(box) : [],
    });
  }
  return evidence;
}

/** Readers see where letters are and not how wide: their boxes end within the last one, by up to half of it. */
const MARGIN_HEIGHTS = 0.15;
/** Of several lines no more than of one large one. */
const MARGIN_MAX_PX = 6;

function withMargin({ left, top, width, height }: Box): Box {
  const margin = Math.min(height * MARGIN_HEIGHTS, MARGIN_MAX_PX);
  return {
    left: Math.round(left - margin),
    top: Math.round(top),
    width: Math.round(width + 2 * margin),
    height: Math.round(height),
  };
}

/** Measured over read samples: below this a reader's own confidence promises more than it keeps. */
const TRUSTED = 0.99;
const DOUBTED_FACTOR = 0.955;

function calibrated(confidence: number): number {
  const bounded = Math.max(0, Math.min(1, confidence));
  return Math.round((bounded < TRUSTED ? bounded * DOUBTED_FACTOR : bounded) * 1000) / 1000;
}

/** What nearly every certificate says; one that is missing was probably not read. */
const EXPECTED: readonly FieldPath[] = [
  'dados_pessoais.nome_completo',
  'dados_pessoais.data_nascimento.texto_completo',
  'dados_pessoais.sexo',
  'local_nascimento.municipio',
  'registro.cartorio',
  'registro.data_registro',
  'registro.livro',
  'registro.folha',
  'registro.termo',
  'filiacao.genitor_1.nome_completo',
  'autenticacao.data_emissao',
];

export function overallConfidence(draft: Draft): number {
  const sum = EXPECTED.reduce((total, path) => total + (draft.get(path)?.confidence ?? 0), 0);
  return Math.round((sum / EXPECTED.length) * 1000) / 1000;
}
