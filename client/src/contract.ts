// The bodies of the REST contract, generated from the OpenAPI document of the gateway. Not edited by hand.
export type ExtractionReply = Answered | Unanswered;
export interface ImageSize {
  width: number;
  height: number;
}
export interface Certificate {
  documento: {
    tipo: string;
    órgão_emissor: string;
  };
  dados_pessoais: {
    nome_completo: string;
    cpf: string;
    matrícula: string;
    data_nascimento: {
      texto_completo: string;
      dia: string;
      mês: string;
      ano: string;
    };
    hora_nascimento: string;
    naturalidade: string;
    sexo: string;
  };
  local_nascimento: {
    estabelecimento: string;
    município: string;
    uf: string;
  };
  registro: {
    município: string;
    uf: string;
    cartório: string;
    data_registro: string;
    número_dnv: string;
    livro: string;
    folha: string;
    termo: string;
  };
  filiação: {
    genitor_1: {
      nome_completo: string;
      naturalidade: string;
    };
    genitor_2: {
      nome_completo: string;
      naturalidade: string;
    };
  };
  avós: {
    paternos: {
      avô: string;
      avó: string;
    };
    maternos: {
      avô: string;
      avó: string;
    };
  };
  gêmeos: {
    status: string;
    informações_adicionais: string;
  };
  observações: {
    averbações: string;
    anotações: string;
  };
  autenticação: {
    selo_digital: string;
    oficial_registro: string;
    data_emissão: string;
  };
}
export interface EmptyCertificate {
  documento: {
    tipo: '';
    órgão_emissor: '';
  };
  dados_pessoais: {
    nome_completo: '';
    cpf: '';
    matrícula: '';
    data_nascimento: {
      texto_completo: '';
      dia: '';
      mês: '';
      ano: '';
    };
    hora_nascimento: '';
    naturalidade: '';
    sexo: '';
  };
  local_nascimento: {
    estabelecimento: '';
    município: '';
    uf: '';
  };
  registro: {
    município: '';
    uf: '';
    cartório: '';
    data_registro: '';
    número_dnv: '';
  };
  filiação: {
    genitor_1: {
      nome_completo: '';
      naturalidade: '';
    };
    genitor_2: {
      nome_completo: '';
      naturalidade: '';
    };
  };
  avós: {
    paternos: {
      avô: '';
      avó: '';
    };
    maternos: {
      avô: '';
      avó: '';
    };
  };
  gêmeos: {
    status: 'Não';
    informações_adicionais: '';
  };
  observações: {
    averbações: '';
    anotações: '';
  };
  autenticação: {
    selo_digital: '';
    oficial_registro: '';
    data_emissão: '';
  };
}
export interface Point {
  x: number;
  y: number;
}
export interface FieldEvidence {
  /**
   * The path in data.
   */
  field:
    | 'documento.tipo'
    | 'documento.órgão_emissor'
    | 'dados_pessoais.nome_completo'
    | 'dados_pessoais.cpf'
    | 'dados_pessoais.matrícula'
    | 'dados_pessoais.data_nascimento.texto_completo'
    | 'dados_pessoais.data_nascimento.dia'
    | 'dados_pessoais.data_nascimento.mês'
    | 'dados_pessoais.data_nascimento.ano'
    | 'dados_pessoais.hora_nascimento'
    | 'dados_pessoais.naturalidade'
    | 'dados_pessoais.sexo'
    | 'local_nascimento.estabelecimento'
    | 'local_nascimento.município'
    | 'local_nascimento.uf'
    | 'registro.município'
    | 'registro.uf'
    | 'registro.cartório'
    | 'registro.data_registro'
    | 'registro.número_dnv'
    | 'registro.livro'
    | 'registro.folha'
    | 'registro.termo'
    | 'filiação.genitor_1.nome_completo'
    | 'filiação.genitor_1.naturalidade'
    | 'filiação.genitor_2.nome_completo'
    | 'filiação.genitor_2.naturalidade'
    | 'avós.paternos.avô'
    | 'avós.paternos.avó'
    | 'avós.maternos.avô'
    | 'avós.maternos.avó'
    | 'gêmeos.status'
    | 'gêmeos.informações_adicionais'
    | 'observações.averbações'
    | 'observações.anotações'
    | 'autenticação.selo_digital'
    | 'autenticação.oficial_registro'
    | 'autenticação.data_emissão';
  /**
   * The probability that the value is right.
   */
  confidence: number;
  /**
   * Read where the value stands, repaired by a check digit or a list, or derived from something else.
   */
  source: 'read' | 'repaired' | 'derived';
  /**
   * Around the words read: from where the text begins, clockwise as it is read. Absent where the value was not read from a place.
   *
   * @minItems 4
   * @maxItems 4
   */
  polygon?: [Point, Point, Point, Point];
}
export interface Evidence {
  imageSize: ImageSize;
  /**
   * Of every field that was found, in the order of data.
   */
  fields: FieldEvidence[];
}
export interface Answered {
  success: true;
  /**
   * Milliseconds the extraction took.
   */
  processingTimeMs: number;
  data: Certificate;
  /**
   * Present only when the image was resized.
   */
  imageResized?: true;
  originalImageSize?: ImageSize;
  finalImageSize?: ImageSize;
  /**
   * The engine that answered.
   */
  engine: 'fast' | 'mini' | 'large';
  /**
   * What the request cost; 0 for a replay.
   */
  creditsCharged: number;
  evidence?: Evidence;
}
export interface Unanswered {
  success: false;
  /**
   * What is wrong and what to do, in the language of the request.
   */
  error: string;
  errorCode:
    | 'IMAGE_NOT_PROCESSABLE'
    | 'DOCUMENT_NOT_RECOGNIZED'
    | 'EXTRACTION_TIMEOUT'
    | 'EXTRACTION_BUSY'
    | 'EXTRACTION_UNAVAILABLE';
  /**
   * Milliseconds the extraction took.
   */
  processingTimeMs: number;
  data: EmptyCertificate;
  /**
   * Present only when the image was resized.
   */
  imageResized?: true;
  originalImageSize?: ImageSize;
  finalImageSize?: ImageSize;
  creditsCharged: 0;
}
export interface ImageRefused {
  success: false;
  /**
   * What is wrong and what to do, in the language of the request.
   */
  error: string;
  errorCode:
    | 'IMAGE_MISSING'
    | 'IMAGE_BASE64_INVALID'
    | 'IMAGE_TOO_LARGE'
    | 'IMAGE_TOO_MANY_PIXELS'
    | 'IMAGE_FORMAT_UNSUPPORTED'
    | 'IMAGE_UNREADABLE'
    | 'IMAGE_URL_NOT_ALLOWED'
    | 'IMAGE_RESOLUTION_TOO_LOW'
    | 'IMAGE_RESOLUTION_TOO_HIGH'
    | 'IMAGE_INVALID'
    | 'PDF_PASSWORD_PROTECTED'
    | 'PDF_UNREADABLE'
    | 'PDF_TOO_MANY_PAGES'
    | 'IMAGE_DOWNLOAD_FAILED';
  /**
   * Milliseconds the extraction took.
   */
  processingTimeMs: number;
  data: EmptyCertificate;
  creditsCharged: 0;
}
export interface ExtractionRequest {
  /**
   * Which of the two image fields is used.
   */
  imageType: 'url' | 'base64';
  /**
   * A public, direct link that opens without a login. Required when imageType is url.
   */
  imageUrl?: string;
  /**
   * The file in base64, with or without a data URI prefix: PDF, JPG, PNG, WebP or GIF, up to 10 MB. Used when imageType is base64.
   */
  imageBase64?: string | null;
  /**
   * Chosen by the caller, without personal data. A repeat with the same one is answered once and charged once.
   */
  requestId?: string | null;
  /**
   * Resize an image whose long side is outside 1344 to 2048 px, for an extra charge.
   */
  resizeImage?: boolean | null;
  /**
   * Tried first; the standard engines follow when it cannot answer.
   */
  engine?: 'fast';
  [k: string]: unknown;
}
export interface BadRequest {
  /**
   * One sentence for each problem.
   *
   * @minItems 1
   */
  message: [string, ...string[]];
  error: 'Bad Request';
  statusCode: 400;
}
export interface Unauthorized {
  error: 'Unauthorized';
  message: string;
  timestamp: string;
}
export interface NotEnoughCredits {
  statusCode: 402;
  message: string;
  error: string;
  errorCode: 'NOT_ENOUGH_CREDITS';
  /**
   * What to do.
   */
  action: string;
  creditsAvailable: number;
  /**
   * To the hundredth of a credit.
   */
  creditsRequired: number;
  /**
   * Left of the monthly plan allowance.
   */
  planCreditsRemaining: number;
  purchasedCreditsRemaining: number;
}
export interface RequestInProgress {
  statusCode: 409;
  message: string;
  error: string;
  errorCode: 'REQUEST_IN_PROGRESS';
  /**
   * Seconds to wait.
   */
  retryAfter: number;
}
export interface BodyTooLarge {
  success: false;
  errorCode: 'IMAGE_TOO_LARGE';
  error: string;
  processingTimeMs: 0;
}
export interface LimitExceeded {
  statusCode: 429;
  message: string;
  error: string;
  /**
   * Seconds to wait.
   */
  retryAfter: number;
}
export interface NotFound {
  statusCode: 404;
  message: string;
  error: string;
}
export interface MethodNotAllowed {
  statusCode: 405;
  message: string;
  error: string;
}
export interface RequestTimeout {
  statusCode: 408;
  message: string;
  error: string;
}
export interface Prices {
  /**
   * An answer of the standard engines.
   */
  standard: number;
  /**
   * An answer of the fast engine.
   */
  fast: number;
  /**
   * Added when the image was resized.
   */
  resizeImage: number;
}
export interface DocumentTypes {
  types: {
    id: string;
    name: string;
    description: string;
    /**
     * An emoji.
     */
    icon: string;
    enabled: boolean;
    /**
     * The path to POST to.
     */
    endpoint: string;
  }[];
}
export interface Health {
  status: 'ok' | 'unavailable';
  timestamp: string;
  /**
   * Seconds.
   */
  uptime: number;
  environment: string;
  /**
   * True when the engines are simulated.
   */
  loadTestMode: boolean;
}
