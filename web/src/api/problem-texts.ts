// Every problem as a person reads it: what happened, and what to do about it.
import type { Translations } from '../i18n/language.ts';
import type { ProblemCode } from './problem.ts';

interface ProblemTexts {
  readonly title: string;
  readonly advice: string;
}

export const PROBLEM_TEXTS: Translations<Readonly<Record<ProblemCode, ProblemTexts>>> = {
  en: {
    IMAGE_MISSING: { title: 'The file is empty', advice: 'Choose a file that holds the certificate.' },
    IMAGE_BASE64_INVALID: { title: 'The file arrived garbled', advice: 'Choose the file again.' },
    IMAGE_TOO_LARGE: {
      title: 'The file is too large',
      advice: 'The limit is 10 MB. An image can be made smaller right here, without cost.',
    },
    IMAGE_TOO_MANY_PIXELS: {
      title: 'The image has too many pixels',
      advice: 'Make it smaller here, without cost, or choose another picture.',
    },
    IMAGE_FORMAT_UNSUPPORTED: {
      title: 'This kind of file cannot be read',
      advice: 'Choose a PDF, JPG, PNG, WebP or GIF.',
    },
    IMAGE_UNREADABLE: {
      title: 'The image is damaged',
      advice: 'Export it or photograph the page again.',
    },
    IMAGE_URL_NOT_ALLOWED: {
      title: 'This link may not be opened',
      advice: 'Use a public link, or choose the file itself.',
    },
    IMAGE_RESOLUTION_TOO_LOW: {
      title: 'The image is too small',
      advice: 'A larger picture reads best. Otherwise the service can enlarge this one, for an extra charge.',
    },
    IMAGE_RESOLUTION_TOO_HIGH: {
      title: 'The image is larger than the service reads',
      advice: 'Make it smaller here, without cost, or have the service do it, for an extra charge.',
    },
    IMAGE_INVALID: {
      title: 'The file is not a usable image',
      advice: 'Check the file and choose it again, or choose another one.',
    },
    PDF_PASSWORD_PROTECTED: {
      title: 'The PDF asks for a password',
      advice: 'Save it without the password and choose that file.',
    },
    PDF_UNREADABLE: { title: 'The PDF is damaged', advice: 'Export it again, or photograph the printed page.' },
    PDF_TOO_MANY_PAGES: {
      title: 'The PDF has too many pages',
      advice: 'Only the first page is read: save the page of the certificate alone.',
    },
    IMAGE_DOWNLOAD_FAILED: {
      title: 'The link did not open',
      advice: 'Check that it opens without a login, or choose the file itself.',
    },
    IMAGE_NOT_PROCESSABLE: {
      title: 'Nothing could be read on this page',
      advice:
        'It may be blank, blurred or too dark. Take another picture: flat, in even light, the whole page. Nothing was charged.',
    },
    DOCUMENT_NOT_RECOGNIZED: {
      title: 'This does not look like a birth certificate',
      advice:
        'Choose the page with the registration data. Sending the same page again will not help. Nothing was charged.',
    },
    EXTRACTION_TIMEOUT: {
      title: 'Reading took too long',
      advice: 'For some minutes it is sent again by itself, after that by you. Nothing was charged.',
    },
    EXTRACTION_BUSY: {
      title: 'All readers are busy',
      advice: 'For some minutes it is sent again by itself, after that by you. Nothing was charged.',
    },
    EXTRACTION_UNAVAILABLE: {
      title: 'The readers are away',
      advice: 'For some minutes it is sent again by itself, after that by you. Nothing was charged.',
    },
    NOT_ENOUGH_CREDITS: {
      title: 'Not enough credits',
      advice: 'Ask whoever runs the service for credits, or use the key of another organization.',
    },
    REQUEST_IN_PROGRESS: {
      title: 'This request is still running',
      advice: 'Its answer is fetched as soon as it is there. Nothing is paid twice.',
    },
    BAD_REQUEST: {
      title: 'The service did not understand the request',
      advice: 'Load this page again: it may be older than the service.',
    },
    KEY_REFUSED: {
      title: 'The key was refused',
      advice: 'Type in the key of your organization, whole and without spaces.',
    },
    LIMIT_EXCEEDED: { title: 'Too many requests for now', advice: 'It goes on by itself as soon as the limit allows.' },
    REQUEST_TIMEOUT: {
      title: 'The file arrived too slowly',
      advice: 'Send it again over a faster connection, or make the image smaller.',
    },
    SERVICE_RESTARTING: {
      title: 'The service is restarting',
      advice: 'The same request is sent again by itself. Nothing is paid twice.',
    },
    CONNECTION_LOST: {
      title: 'The connection was lost',
      advice: 'The same request is sent again by itself. Nothing is paid twice.',
    },
    UNEXPECTED: {
      title: 'The service gave an answer that this page does not know',
      advice: 'Send it again. Nothing is paid twice.',
    },
  },
  'pt-BR': {
    IMAGE_MISSING: { title: 'O arquivo está vazio', advice: 'Escolha um arquivo que contenha a certidão.' },
    IMAGE_BASE64_INVALID: { title: 'O arquivo chegou corrompido', advice: 'Escolha o arquivo de novo.' },
    IMAGE_TOO_LARGE: {
      title: 'O arquivo é grande demais',
      advice: 'O limite é de 10 MB. Uma imagem pode ser reduzida aqui mesmo, sem custo.',
    },
    IMAGE_TOO_MANY_PIXELS: {
      title: 'A imagem tem pixels demais',
      advice: 'Reduza-a aqui, sem custo, ou escolha outra imagem.',
    },
    IMAGE_FORMAT_UNSUPPORTED: {
      title: 'Este tipo de arquivo não pode ser lido',
      advice: 'Escolha um PDF, JPG, PNG, WebP ou GIF.',
    },
    IMAGE_UNREADABLE: { title: 'A imagem está danificada', advice: 'Exporte-a ou fotografe a página de novo.' },
    IMAGE_URL_NOT_ALLOWED: {
      title: 'Este link não pode ser aberto',
      advice: 'Use um link público ou escolha o próprio arquivo.',
    },
    IMAGE_RESOLUTION_TOO_LOW: {
      title: 'A imagem é pequena demais',
      advice: 'Uma imagem maior é lida melhor. Se não houver, o serviço pode ampliar esta, com custo adicional.',
    },
    IMAGE_RESOLUTION_TOO_HIGH: {
      title: 'A imagem é maior do que o serviço lê',
      advice: 'Reduza-a aqui, sem custo, ou deixe o serviço reduzi-la, com custo adicional.',
    },
    IMAGE_INVALID: {
      title: 'O arquivo não é uma imagem utilizável',
      advice: 'Confira o arquivo e escolha-o de novo, ou escolha outro.',
    },
    PDF_PASSWORD_PROTECTED: { title: 'O PDF pede uma senha', advice: 'Salve-o sem a senha e escolha esse arquivo.' },
    PDF_UNREADABLE: { title: 'O PDF está danificado', advice: 'Exporte-o de novo ou fotografe a página impressa.' },
    PDF_TOO_MANY_PAGES: {
      title: 'O PDF tem páginas demais',
      advice: 'Só a primeira página é lida: salve apenas a página da certidão.',
    },
    IMAGE_DOWNLOAD_FAILED: {
      title: 'O link não abriu',
      advice: 'Verifique se ele abre sem login ou escolha o próprio arquivo.',
    },
    IMAGE_NOT_PROCESSABLE: {
      title: 'Nada pôde ser lido nesta página',
      advice:
        'Ela pode estar em branco, tremida ou escura demais. Fotografe de novo: página plana e inteira, luz uniforme. Nada foi cobrado.',
    },
    DOCUMENT_NOT_RECOGNIZED: {
      title: 'Isto não parece uma certidão de nascimento',
      advice: 'Escolha a página com os dados do registro. Enviar a mesma página de novo não ajuda. Nada foi cobrado.',
    },
    EXTRACTION_TIMEOUT: {
      title: 'A leitura demorou demais',
      advice: 'Por alguns minutos ela é reenviada sozinha, depois por você. Nada foi cobrado.',
    },
    EXTRACTION_BUSY: {
      title: 'Todos os leitores estão ocupados',
      advice: 'Por alguns minutos ela é reenviada sozinha, depois por você. Nada foi cobrado.',
    },
    EXTRACTION_UNAVAILABLE: {
      title: 'Os leitores estão indisponíveis',
      advice: 'Por alguns minutos ela é reenviada sozinha, depois por você. Nada foi cobrado.',
    },
    NOT_ENOUGH_CREDITS: {
      title: 'Créditos insuficientes',
      advice: 'Peça créditos a quem opera o serviço ou use a chave de outra organização.',
    },
    REQUEST_IN_PROGRESS: {
      title: 'Esta requisição ainda está em andamento',
      advice: 'A resposta é buscada assim que existir. Nada é pago duas vezes.',
    },
    BAD_REQUEST: {
      title: 'O serviço não entendeu a requisição',
      advice: 'Carregue esta página de novo: ela pode ser mais antiga que o serviço.',
    },
    KEY_REFUSED: { title: 'A chave foi recusada', advice: 'Digite a chave da sua organização, inteira e sem espaços.' },
    LIMIT_EXCEEDED: {
      title: 'Requisições demais por enquanto',
      advice: 'Continua sozinho assim que o limite permitir.',
    },
    REQUEST_TIMEOUT: {
      title: 'O arquivo chegou devagar demais',
      advice: 'Envie de novo por uma conexão mais rápida ou reduza a imagem.',
    },
    SERVICE_RESTARTING: {
      title: 'O serviço está reiniciando',
      advice: 'A mesma requisição é reenviada sozinha. Nada é pago duas vezes.',
    },
    CONNECTION_LOST: {
      title: 'A conexão caiu',
      advice: 'A mesma requisição é reenviada sozinha. Nada é pago duas vezes.',
    },
    UNEXPECTED: {
      title: 'O serviço deu uma resposta que esta página não conhece',
      advice: 'Envie de novo. Nada é pago duas vezes.',
    },
  },
};
