// Every sentence a caller can read, in Brazilian Portuguese: what is wrong, what to do, with the numbers.
import {
  BODY_BYTES_MAX,
  IMAGE_BYTES_MAX,
  LONG_SIDE_MAX_PX,
  LONG_SIDE_MIN_PX,
  REQUEST_ID_CHARACTERS_MAX,
} from '@lavra/shared/limits';
import { IMAGE_URL_CHARACTERS_MAX } from '../../limits.ts';
import type { DownloadProblem, Messages, UrlProblem } from './messages.ts';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const MIB = 1_048_576;
const imageMb = number.format(IMAGE_BYTES_MAX / MIB);
const bodyMb = number.format(BODY_BYTES_MAX / MIB);
const standard = `${LONG_SIDE_MIN_PX} a ${LONG_SIDE_MAX_PX} px`;
const formats = 'PDF, JPG, PNG, WebP ou GIF';

// In Portuguese anything below two is singular: 1,5 crédito.
const credits = (amount: number) => `${number.format(amount)} ${amount < 2 ? 'crédito' : 'créditos'}`;
const extra = (surcharge: number | undefined) =>
  surcharge === undefined ? 'com o acréscimo da lista de preços' : `por mais ${credits(surcharge)}`;
const sides = ({ widthPx, heightPx }: { widthPx?: number; heightPx?: number }) =>
  widthPx && heightPx ? ` (${widthPx} × ${heightPx} px)` : '';

/** A wait as a person would say it. */
function wait(seconds: number): string {
  const [amount, unit] =
    seconds >= 7_200
      ? [Math.ceil(seconds / 3_600), 'hora']
      : seconds >= 120
        ? [Math.ceil(seconds / 60), 'minuto']
        : [seconds, 'segundo'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

const urlProblems: Record<UrlProblem, string> = {
  not_a_url: 'imageUrl não é um endereço da web. Envie um endereço completo, como https://example.com/certidao.jpg.',
  scheme: 'imageUrl deve começar com http:// ou https://.',
  credentials: 'imageUrl não pode conter usuário nem senha. Envie um link que abra sem login.',
  port: 'imageUrl só pode usar as portas 80 e 443. Envie um link sem outra porta.',
  host: 'imageUrl não leva a um endereço público da internet. Envie um link público, que abra sem login.',
};

function downloadProblem(problem: DownloadProblem): string {
  switch (problem.kind) {
    case 'unreachable':
      return 'Não foi possível alcançar o endereço.';
    case 'too_slow':
      return 'O endereço respondeu devagar demais.';
    case 'too_many_redirects':
      return 'O link redireciona mais de 3 vezes.';
    case 'bad_redirect':
      return 'O link redireciona para um endereço que não é permitido.';
    case 'empty':
      return 'O link respondeu com um arquivo vazio.';
    case 'encoded':
      return 'O link respondeu com uma transferência comprimida que não foi pedida.';
    case 'status':
      return `O link respondeu HTTP ${problem.status}.`;
  }
}

export const ptBr: Messages = {
  keys: {
    missing: 'Falta a chave de API. Envie-a no cabeçalho Authorization: Bearer <API_KEY>.',
    malformed: 'A chave de API está malformada: incompleta ou com erro de digitação. Copie-a de novo do seu painel.',
    unknown: 'A chave de API não existe. Confira se é a que aparece no seu painel.',
    revoked: 'A chave de API foi revogada. Use outra chave da sua organização.',
    expired: 'A chave de API expirou. Crie uma nova chave no seu painel.',
  },
  bodyTooLarge: `O corpo da requisição passa de ${bodyMb} MB. Envie uma imagem de até ${imageMb} MB.`,
  bodyProblems: {
    content_type: 'O cabeçalho Content-Type deve ser application/json.',
    compressed: 'O corpo não pode ser comprimido: envie-o sem o cabeçalho Content-Encoding.',
    empty: 'A requisição não tem corpo. Envie um objeto JSON com imageType e a imagem.',
    malformed: 'O corpo não é um JSON válido.',
    not_an_object: 'O corpo deve ser um objeto JSON.',
    rest_too_large: 'Os campos além de imageBase64 somam mais de 1 MB. Envie apenas os campos documentados.',
    image_type_missing: 'imageType é obrigatório: envie url ou base64.',
    image_type_unknown: 'imageType deve ser url ou base64.',
    image_url_missing: 'imageUrl é obrigatório quando imageType é url.',
    image_url_not_text: 'imageUrl deve ser um texto.',
    image_url_too_long: `imageUrl pode ter no máximo ${number.format(IMAGE_URL_CHARACTERS_MAX)} caracteres.`,
    image_base64_not_text: 'imageBase64 deve ser um texto.',
    request_id_not_text: 'requestId deve ser um texto.',
    request_id_length: `requestId deve ter de 1 a ${REQUEST_ID_CHARACTERS_MAX} caracteres.`,
    request_id_characters: 'requestId só pode conter letras (sem acento), dígitos, _, -, . e :.',
    resize_image_not_boolean: 'resizeImage deve ser true ou false.',
    engine_unknown: 'engine deve ser fast, ou ser omitido para usar os motores padrão.',
    include_unknown: 'O parâmetro de consulta include deve ser evidence, ou ser omitido.',
  },
  refusals: {
    IMAGE_MISSING: () => 'imageBase64 está ausente ou vazio. Envie o arquivo em base64, ou use imageType url.',
    IMAGE_BASE64_INVALID: () =>
      'imageBase64 não é um base64 válido. Use o alfabeto padrão (A-Z, a-z, 0-9, + e /), com ou sem um prefixo como data:image/jpeg;base64,.',
    IMAGE_TOO_LARGE: ({ sizeBytes }) =>
      `A imagem ${sizeBytes === undefined ? 'passa' : `tem ${number.format(Math.ceil((sizeBytes / MIB) * 100) / 100)} MB e passa`} do limite de ${imageMb} MB. Envie um arquivo menor.`,
    IMAGE_TOO_MANY_PIXELS: (image) =>
      `A imagem tem pixels demais para ser aberta${sides(image)}. Envie-a com o lado maior de ${standard}.`,
    IMAGE_FORMAT_UNSUPPORTED: () => `O arquivo não é ${formats}. Converta-o para um desses formatos e envie de novo.`,
    IMAGE_UNREADABLE: () =>
      'A imagem está danificada ou incompleta e não pôde ser aberta. Exporte ou fotografe o documento de novo.',
    IMAGE_URL_NOT_ALLOWED: ({ problem }) => urlProblems[problem],
    IMAGE_RESOLUTION_TOO_LOW: (image) =>
      `O lado maior da imagem deve ter de ${standard}; esta imagem é menor${sides(image)}. Envie uma maior, ou use resizeImage true para redimensioná-la ${extra(image.surcharge)}.`,
    IMAGE_RESOLUTION_TOO_HIGH: (image) =>
      `O lado maior da imagem deve ter de ${standard}; esta imagem é maior${sides(image)}. Envie uma menor, ou use resizeImage true para redimensioná-la ${extra(image.surcharge)}.`,
    IMAGE_INVALID: () => 'O arquivo não é uma imagem utilizável. Confira o arquivo e envie de novo.',
    PDF_PASSWORD_PROTECTED: () => 'O PDF pede senha. Salve-o sem senha e envie de novo.',
    PDF_UNREADABLE: () => 'O PDF está danificado e não pôde ser aberto. Exporte-o de novo.',
    PDF_TOO_MANY_PAGES: ({ pages, pagesMax }) =>
      `O PDF tem ${number.format(pages)} páginas e o limite é ${number.format(pagesMax)}. Só a primeira página é lida: envie apenas a página da certidão.`,
    IMAGE_DOWNLOAD_FAILED: ({ problem }) =>
      `Não foi possível baixar a imagem de imageUrl. ${downloadProblem(problem)} Envie um link público, que abra o arquivo sem login.`,
  },
  unanswered: {
    DOCUMENT_NOT_RECOGNIZED:
      'A imagem não parece ser de uma certidão de nascimento brasileira. Envie outra imagem; nada foi cobrado.',
    IMAGE_NOT_PROCESSABLE:
      'Não foi possível ler a imagem: ela pode estar em branco, desfocada ou escura demais. Envie outra imagem; nada foi cobrado.',
    EXTRACTION_TIMEOUT: 'A leitura passou do tempo limite. Envie a mesma requisição mais tarde; nada foi cobrado.',
    EXTRACTION_BUSY:
      'Todos os motores estão ocupados no momento. Envie a mesma requisição em alguns segundos; nada foi cobrado.',
    EXTRACTION_UNAVAILABLE:
      'Os motores estão indisponíveis no momento. Envie a mesma requisição mais tarde; nada foi cobrado.',
  },
  inProgress: ({ retryAfterSeconds }) =>
    `Esta requisição ainda está em andamento. Espere ${wait(retryAfterSeconds)} e envie a mesma requisição para receber a resposta sem custo.`,
  limitExceeded: {
    minute: ({ limit, retryAfterSeconds }) =>
      `O limite de ${number.format(limit)} ${limit < 2 ? 'requisição' : 'requisições'} por minuto foi excedido. Tente de novo em ${wait(retryAfterSeconds)}.`,
    day: ({ limit, retryAfterSeconds }) =>
      `O limite de ${number.format(limit)} ${limit < 2 ? 'requisição' : 'requisições'} por dia foi excedido. Ele recomeça à meia-noite UTC, em ${wait(retryAfterSeconds)}.`,
    downloads: ({ limit, retryAfterSeconds }) =>
      `O limite de ${number.format(limit)} ${limit < 2 ? 'download de imagem' : 'downloads de imagens'} por minuto foi excedido. Tente de novo em ${wait(retryAfterSeconds)}, ou envie o arquivo em base64.`,
    downloads_of_host: ({ limit, retryAfterSeconds }) =>
      `O limite de ${number.format(limit)} ${limit < 2 ? 'download de imagem' : 'downloads de imagens'} por minuto de um mesmo servidor foi excedido. Tente de novo em ${wait(retryAfterSeconds)}, ou envie o arquivo em base64.`,
  },
  notEnoughCredits: ({ required, available }) =>
    `Esta requisição custa até ${credits(required)} e o saldo disponível é de ${credits(available)}.`,
  notEnoughCreditsAction: ({ required, available }) =>
    `Compre pelo menos ${credits(Math.max(0, Math.round((required - available) * 100) / 100))} no seu painel, ou espere as requisições em andamento ou a renovação mensal do seu plano.`,
  notFound: 'Não há nada neste endereço. Confira o caminho e a versão (/api/v1).',
  methodNotAllowed: ({ allowed }) => `Este endereço não aceita este método. Use ${allowed}.`,
  requestTimeout: 'A requisição demorou demais para chegar. Envie-a de novo por uma conexão mais rápida.',
  headersTooLarge: 'Os cabeçalhos da requisição passam de 16 KB. Envie apenas os cabeçalhos documentados.',
  notHttp: 'A requisição não é HTTP válido. Confira o cliente ou o proxy que a enviou.',
  birthCertificate: {
    name: 'Certidão de nascimento',
    description: 'Lê uma certidão de nascimento brasileira de uma foto, digitalização ou PDF.',
  },
  unavailable: {
    title: 'Serviço reiniciando',
    text: 'O serviço não está disponível no momento. Envie a mesma requisição em alguns segundos, com o mesmo requestId para que nunca seja cobrada duas vezes.',
  },
};
