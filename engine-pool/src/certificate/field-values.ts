// The fields found so far: each with where it came from and how sure we are.
import type { Box } from '../ocr/page-text.ts';
import { boxAround, confidenceOf, type MendedWord } from './text/words.ts';

/** Every leaf of `lavra.certificate.v1.Certificate`, by its proto names. */
export const FIELD_PATHS = [
  'documento.tipo',
  'documento.orgao_emissor',
  'dados_pessoais.nome_completo',
  'dados_pessoais.cpf',
  'dados_pessoais.matricula',
  'dados_pessoais.data_nascimento.texto_completo',
  'dados_pessoais.data_nascimento.dia',
  'dados_pessoais.data_nascimento.mes',
  'dados_pessoais.data_nascimento.ano',
  'dados_pessoais.hora_nascimento',
  'dados_pessoais.naturalidade',
  'dados_pessoais.sexo',
  'local_nascimento.estabelecimento',
  'local_nascimento.municipio',
  'local_nascimento.uf',
  'registro.municipio',
  'registro.uf',
  'registro.cartorio',
  'registro.data_registro',
  'registro.numero_dnv',
  'registro.livro',
  'registro.folha',
  'registro.termo',
  'filiacao.genitor_1.nome_completo',
  'filiacao.genitor_1.naturalidade',
  'filiacao.genitor_2.nome_completo',
  'filiacao.genitor_2.naturalidade',
  'avos.paternos.avo_masculino',
  'avos.paternos.avo_feminino',
  'avos.maternos.avo_masculino',
  'avos.maternos.avo_feminino',
  'gemeos.status',
  'gemeos.informacoes_adicionais',
  'observacoes.averbacoes',
  'observacoes.anotacoes',
  'autenticacao.selo_digital',
  'autenticacao.oficial_registro',
  'autenticacao.data_emissao',
] as const;

export type FieldPath = (typeof FIELD_PATHS)[number];
export type Source = 'read' | 'repaired' | 'derived';

export interface Reading {
  readonly value: string;
  /** 0 to 1 */
  readonly confidence: number;
  /** Absent for a derived value. */
  readonly box: Box | undefined;
  readonly source: Source;
}

/** The words a value was read from: its box and how sure the reader was of them. */
export interface Origin {
  readonly box: Box | undefined;
  /** 0 to 1 */
  readonly confidence: number;
  /** What the reader made of them, before anything was mended. */
  readonly text?: string;
}

export function originOf(words: readonly MendedWord[], quality = 1): Origin {
  return {
    box: boxAround(words.map((word) => word.box)),
    confidence: confidenceOf(words) * quality,
    text: words.map((word) => word.asRead ?? word.text).join(' '),
  };
}

/** Values that are taken over as they stand on the page. */
const VERBATIM =
  /(?:nome_completo|avo_(?:mascul|femin)ino|naturalidade|municipio|estabelecimento|cartorio|oficial_registro)$/;

/** Only the letters: signs and spaces are set right without more ado. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('pt-BR')
    .replace(/[^\p{L}]/gu, '');
}

export class Draft {
  readonly #readings = new Map<FieldPath, Reading>();

  get(path: FieldPath): Reading | undefined {
    return this.#readings.get(path);
  }

  valueOf(path: FieldPath): string {
    return this.#readings.get(path)?.value ?? '';
  }

  /** Keeps the first non-empty value of a field: callers come in the order of their trustworthiness. */
  offer(path: FieldPath, value: string, origin: Origin, source: Source = 'read', factor = 1): void {
    if (value === '' || this.#readings.has(path)) return;
    const mended = source === 'read' && origin.text !== undefined && VERBATIM.test(path);
    const repaired = mended && !lettersOf(origin.text).includes(lettersOf(value));
    const how = repaired ? 'repaired' : source;
    this.replace(path, { value, confidence: origin.confidence * factor, box: origin.box, source: how });
  }

  replace(path: FieldPath, reading: Reading): void {
    this.#readings.set(path, reading);
  }

  drop(path: FieldPath): void {
    this.#readings.delete(path);
  }

  /** Fields the other draft has and this one lacks; `factor` lowers their confidence. */
  fillFrom(other: Draft, factor: number): void {
    for (const path of FIELD_PATHS) {
      const reading = other.get(path);
      if (reading && !this.#readings.has(path)) {
        this.replace(path, { ...reading, confidence: reading.confidence * factor });
      }
    }
  }

  scale(path: FieldPath, factor: number): void {
    const reading = this.#readings.get(path);
    if (reading) this.replace(path, { ...reading, confidence: Math.min(1, reading.confidence * factor) });
  }
}
