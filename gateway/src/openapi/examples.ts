// The examples of the document, made by the code that makes the replies, so that they cannot differ from them.
import { certificateOf, type FieldPath } from '@lavra/shared/certificate-fields';
import { certificateJson } from '../reply/certificate-json.ts';
import type { EvidenceJson } from '../reply/evidence-json.ts';
import { type Answer, extractionReply } from '../reply/extraction-reply.ts';
import { type Refusal, renderRefusal } from '../reply/refusals.ts';

interface Example {
  readonly summary: string;
  readonly value: unknown;
}
type Examples = Readonly<Record<string, Example>>;

/** The smallest PNG there is: it shows the form, and is refused for its size. */
const TINY_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const NOW = new Date('2026-01-15T12:00:00.000Z');

export const REQUEST_EXAMPLES: Examples = {
  url: {
    summary: 'An image by its link',
    value: { imageType: 'url', imageUrl: 'https://example.com/certificate.jpg', requestId: 'order-1234' },
  },
  base64: {
    summary: 'An image in base64, resized if need be',
    value: { imageType: 'base64', imageBase64: TINY_PNG, requestId: 'order-1235', resizeImage: true },
  },
  fast: {
    summary: 'The fast engine first',
    value: { imageType: 'url', imageUrl: 'https://example.com/certificate.pdf', engine: 'fast' },
  },
};

/** Of a made-up person; every other field is empty. */
const SPECIMEN_VALUES: Readonly<Partial<Record<FieldPath, string>>> = {
  'documento.tipo': 'CERTIDÃO DE NASCIMENTO',
  'documento.orgao_emissor': 'REGISTRO CIVIL DAS PESSOAS NATURAIS',
  'dados_pessoais.nome_completo': 'MARINA EXEMPLO DA SILVA',
  'dados_pessoais.cpf': '529.982.247-25',
  'dados_pessoais.matricula': '104539 01 55 2013 1 00012 021 0000123 21',
  'dados_pessoais.data_nascimento.texto_completo': 'Dezesseis de março de dois mil e treze',
  'dados_pessoais.data_nascimento.dia': '16',
  'dados_pessoais.data_nascimento.mes': '03',
  'dados_pessoais.data_nascimento.ano': '2013',
  'dados_pessoais.hora_nascimento': '07:45',
  'dados_pessoais.naturalidade': 'CAMPINAS - SP',
  'dados_pessoais.sexo': 'Feminino',
  'local_nascimento.estabelecimento': 'MATERNIDADE EXEMPLO',
  'local_nascimento.municipio': 'CAMPINAS',
  'local_nascimento.uf': 'SP',
  'registro.municipio': 'CAMPINAS',
  'registro.uf': 'SP',
  'registro.cartorio': '1º OFÍCIO DE REGISTRO CIVIL',
  'registro.data_registro': '20/03/2013',
  'registro.numero_dnv': '30123456789',
  'registro.livro': 'A-12',
  'registro.folha': '21',
  'registro.termo': '123',
  'filiacao.genitor_1.nome_completo': 'ANA EXEMPLO DA SILVA',
  'filiacao.genitor_1.naturalidade': 'SANTOS - SP',
  'filiacao.genitor_2.nome_completo': 'PAULO EXEMPLO DA SILVA',
  'filiacao.genitor_2.naturalidade': 'CAMPINAS - SP',
  'avos.paternos.avo_masculino': 'JOÃO EXEMPLO DA SILVA',
  'avos.paternos.avo_feminino': 'ROSA EXEMPLO DA SILVA',
  'avos.maternos.avo_masculino': 'LUIZ EXEMPLO',
  'avos.maternos.avo_feminino': 'CLARA EXEMPLO',
  'autenticacao.oficial_registro': 'MARIA EXEMPLO',
  'autenticacao.data_emissao': '20/03/2013',
};
const SPECIMEN = certificateJson(certificateOf(({ path }) => SPECIMEN_VALUES[path] ?? ''));

const EVIDENCE: EvidenceJson = {
  imageSize: { width: 1_448, height: 2_048 },
  fields: [
    {
      field: 'dados_pessoais.nome_completo',
      confidence: 0.994,
      source: 'read',
      polygon: [
        { x: 212, y: 604 },
        { x: 796, y: 611 },
        { x: 795, y: 642 },
        { x: 211, y: 635 },
      ],
    },
    { field: 'registro.livro', confidence: 0.99, source: 'derived' },
  ],
};

const READ_BY_MINI: Answer = {
  processingTimeMs: 2_150,
  outcome: { kind: 'answered', engine: 'mini', data: SPECIMEN, evidence: EVIDENCE },
};
const ENGLISH = { language: 'en', withEvidence: false } as const;

const refusal = (of: Refusal, summary: string): Example => ({ summary, value: renderRefusal(of, 'en', NOW).body });
const unanswered = (code: 'DOCUMENT_NOT_RECOGNIZED' | 'EXTRACTION_BUSY'): unknown =>
  extractionReply({ processingTimeMs: 640, outcome: { kind: 'unanswered', code } }, 0, ENGLISH);

/** By the name of the schema. */
export const EXAMPLES: Readonly<Record<string, Examples>> = {
  ExtractionReply: {
    answered: {
      summary: 'Data was read',
      value: extractionReply(READ_BY_MINI, 100, ENGLISH),
    },
    evidence: {
      summary: 'Data was read, and ?include=evidence asked how',
      value: extractionReply(READ_BY_MINI, 100, { ...ENGLISH, withEvidence: true }),
    },
    resized: {
      summary: 'Data was read from a resized image',
      value: extractionReply(
        {
          processingTimeMs: 2_480,
          outcome: { kind: 'answered', engine: 'large', data: SPECIMEN, evidence: EVIDENCE },
          resized: { original: { width: 900, height: 1_200 }, final: { width: 1_008, height: 1_344 } },
        },
        200,
        ENGLISH,
      ),
    },
    notRecognized: { summary: 'No birth certificate', value: unanswered('DOCUMENT_NOT_RECOGNIZED') },
    busy: { summary: 'All engines are busy', value: unanswered('EXTRACTION_BUSY') },
  },
  BadRequest: {
    several: refusal({ kind: 'body', problems: ['image_url_missing', 'engine_unknown'] }, 'Two problems'),
  },
  Unauthorized: { missing: refusal({ kind: 'key', problem: 'missing' }, 'No key') },
  NotEnoughCredits: {
    balance: refusal(
      {
        kind: 'not_enough_credits',
        requiredHundredths: 200,
        availableHundredths: 50,
        planRemainingHundredths: 50,
        purchasedRemainingHundredths: 0,
      },
      'The balance is too small',
    ),
  },
  NotFound: { path: refusal({ kind: 'not_found' }, 'Another path') },
  MethodNotAllowed: { method: refusal({ kind: 'method_not_allowed', allowed: ['POST'] }, 'Another method') },
  RequestTimeout: { slow: refusal({ kind: 'request_timeout' }, 'Too slow') },
  RequestInProgress: { running: refusal({ kind: 'in_progress', retryAfterSeconds: 12 }, 'Still running') },
  BodyTooLarge: { body: refusal({ kind: 'body_too_large' }, 'More than 15 MB') },
  ImageRefused: {
    small: refusal(
      {
        kind: 'image',
        image: { code: 'IMAGE_RESOLUTION_TOO_LOW', widthPx: 900, heightPx: 1_200, surcharge: 1 },
        processingTimeMs: 35,
      },
      'Too small',
    ),
    download: refusal(
      {
        kind: 'image',
        image: { code: 'IMAGE_DOWNLOAD_FAILED', problem: { kind: 'status', status: 404 } },
        processingTimeMs: 210,
      },
      'A dead link',
    ),
  },
  LimitExceeded: {
    minute: refusal({ kind: 'limit', window: 'minute', limit: 10, retryAfterSeconds: 37 }, 'By minute'),
    day: refusal({ kind: 'limit', window: 'day', limit: 1_000, retryAfterSeconds: 30_000 }, 'By day'),
  },
  Prices: { default: { summary: 'As installed', value: { standard: 1, fast: 1.5, resizeImage: 1 } } },
  Health: {
    ok: {
      summary: 'Well',
      value: {
        status: 'ok',
        timestamp: NOW.toISOString(),
        uptime: 86_400.5,
        environment: 'production',
        loadTestMode: false,
      },
    },
  },
};
