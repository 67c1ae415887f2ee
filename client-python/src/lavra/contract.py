"""The bodies of the REST contract, generated from the OpenAPI document of the gateway. Not edited by hand."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class ImageSize(TypedDict):
    width: int
    height: int


class CertificateDocumento(TypedDict):
    tipo: str
    órgão_emissor: str


class CertificateDadosPessoaisDataNascimento(TypedDict):
    texto_completo: str
    dia: str
    mês: str
    ano: str


class CertificateDadosPessoais(TypedDict):
    nome_completo: str
    cpf: str
    matrícula: str
    data_nascimento: CertificateDadosPessoaisDataNascimento
    hora_nascimento: str
    naturalidade: str
    sexo: str


class CertificateLocalNascimento(TypedDict):
    estabelecimento: str
    município: str
    uf: str


class CertificateRegistro(TypedDict):
    município: str
    uf: str
    cartório: str
    data_registro: str
    número_dnv: str
    livro: str
    folha: str
    termo: str


class CertificateFiliaçãoGenitor1(TypedDict):
    nome_completo: str
    naturalidade: str


class CertificateFiliaçãoGenitor2(TypedDict):
    nome_completo: str
    naturalidade: str


class CertificateFiliação(TypedDict):
    genitor_1: CertificateFiliaçãoGenitor1
    genitor_2: CertificateFiliaçãoGenitor2


class CertificateAvósPaternos(TypedDict):
    avô: str
    avó: str


class CertificateAvósMaternos(TypedDict):
    avô: str
    avó: str


class CertificateAvós(TypedDict):
    paternos: CertificateAvósPaternos
    maternos: CertificateAvósMaternos


class CertificateGêmeos(TypedDict):
    status: str
    informações_adicionais: str


class CertificateObservações(TypedDict):
    averbações: str
    anotações: str


class CertificateAutenticação(TypedDict):
    selo_digital: str
    oficial_registro: str
    data_emissão: str


class Certificate(TypedDict):
    documento: CertificateDocumento
    dados_pessoais: CertificateDadosPessoais
    local_nascimento: CertificateLocalNascimento
    registro: CertificateRegistro
    filiação: CertificateFiliação
    avós: CertificateAvós
    gêmeos: CertificateGêmeos
    observações: CertificateObservações
    autenticação: CertificateAutenticação


class EmptyCertificateDocumento(TypedDict):
    tipo: Literal[""]
    órgão_emissor: Literal[""]


class EmptyCertificateDadosPessoaisDataNascimento(TypedDict):
    texto_completo: Literal[""]
    dia: Literal[""]
    mês: Literal[""]
    ano: Literal[""]


class EmptyCertificateDadosPessoais(TypedDict):
    nome_completo: Literal[""]
    cpf: Literal[""]
    matrícula: Literal[""]
    data_nascimento: EmptyCertificateDadosPessoaisDataNascimento
    hora_nascimento: Literal[""]
    naturalidade: Literal[""]
    sexo: Literal[""]


class EmptyCertificateLocalNascimento(TypedDict):
    estabelecimento: Literal[""]
    município: Literal[""]
    uf: Literal[""]


class EmptyCertificateRegistro(TypedDict):
    município: Literal[""]
    uf: Literal[""]
    cartório: Literal[""]
    data_registro: Literal[""]
    número_dnv: Literal[""]


class EmptyCertificateFiliaçãoGenitor1(TypedDict):
    nome_completo: Literal[""]
    naturalidade: Literal[""]


class EmptyCertificateFiliaçãoGenitor2(TypedDict):
    nome_completo: Literal[""]
    naturalidade: Literal[""]


class EmptyCertificateFiliação(TypedDict):
    genitor_1: EmptyCertificateFiliaçãoGenitor1
    genitor_2: EmptyCertificateFiliaçãoGenitor2


class EmptyCertificateAvósPaternos(TypedDict):
    avô: Literal[""]
    avó: Literal[""]


class EmptyCertificateAvósMaternos(TypedDict):
    avô: Literal[""]
    avó: Literal[""]


class EmptyCertificateAvós(TypedDict):
    paternos: EmptyCertificateAvósPaternos
    maternos: EmptyCertificateAvósMaternos


class EmptyCertificateGêmeos(TypedDict):
    status: Literal["Não"]
    informações_adicionais: Literal[""]


class EmptyCertificateObservações(TypedDict):
    averbações: Literal[""]
    anotações: Literal[""]


class EmptyCertificateAutenticação(TypedDict):
    selo_digital: Literal[""]
    oficial_registro: Literal[""]
    data_emissão: Literal[""]


class EmptyCertificate(TypedDict):
    documento: EmptyCertificateDocumento
    dados_pessoais: EmptyCertificateDadosPessoais
    local_nascimento: EmptyCertificateLocalNascimento
    registro: EmptyCertificateRegistro
    filiação: EmptyCertificateFiliação
    avós: EmptyCertificateAvós
    gêmeos: EmptyCertificateGêmeos
    observações: EmptyCertificateObservações
    autenticação: EmptyCertificateAutenticação


class Point(TypedDict):
    x: int
    y: int


class FieldEvidence(TypedDict):
    field: Literal[
        "documento.tipo",
        "documento.órgão_emissor",
        "dados_pessoais.nome_completo",
        "dados_pessoais.cpf",
        "dados_pessoais.matrícula",
        "dados_pessoais.data_nascimento.texto_completo",
        "dados_pessoais.data_nascimento.dia",
        "dados_pessoais.data_nascimento.mês",
        "dados_pessoais.data_nascimento.ano",
        "dados_pessoais.hora_nascimento",
        "dados_pessoais.naturalidade",
        "dados_pessoais.sexo",
        "local_nascimento.estabelecimento",
        "local_nascimento.município",
        "local_nascimento.uf",
        "registro.município",
        "registro.uf",
        "registro.cartório",
        "registro.data_registro",
        "registro.número_dnv",
        "registro.livro",
        "registro.folha",
        "registro.termo",
        "filiação.genitor_1.nome_completo",
        "filiação.genitor_1.naturalidade",
        "filiação.genitor_2.nome_completo",
        "filiação.genitor_2.naturalidade",
        "avós.paternos.avô",
        "avós.paternos.avó",
        "avós.maternos.avô",
        "avós.maternos.avó",
        "gêmeos.status",
        "gêmeos.informações_adicionais",
        "observações.averbações",
        "observações.anotações",
        "autenticação.selo_digital",
        "autenticação.oficial_registro",
        "autenticação.data_emissão",
    ]
    """The path in data."""
    confidence: float
    """The probability that the value is right."""
    source: Literal["read", "repaired", "derived"]
    """Read where the value stands, repaired by a check digit or a list, or derived from something else."""
    polygon: NotRequired[list[Point]]
    """Around the words read: from where the text begins, clockwise as it is read. Absent where the value was not read from a place."""


class Evidence(TypedDict):
    imageSize: ImageSize
    fields: list[FieldEvidence]
    """Of every field that was found, in the order of data."""


class Answered(TypedDict):
    success: Literal[True]
    processingTimeMs: int
    """Milliseconds the extraction took."""
    data: Certificate
    imageResized: NotRequired[Literal[True]]
    """Present only when the image was resized."""
    originalImageSize: NotRequired[ImageSize]
    finalImageSize: NotRequired[ImageSize]
    engine: Literal["fast", "mini", "large"]
    """The engine that answered."""
    creditsCharged: float
    """What the request cost; 0 for a replay."""
    evidence: NotRequired[Evidence]


class Unanswered(TypedDict):
    success: Literal[False]
    error: str
    """What is wrong and what to do, in the language of the request."""
    errorCode: Literal[
        "IMAGE_NOT_PROCESSABLE",
        "DOCUMENT_NOT_RECOGNIZED",
        "EXTRACTION_TIMEOUT",
        "EXTRACTION_BUSY",
        "EXTRACTION_UNAVAILABLE",
    ]
    processingTimeMs: int
    """Milliseconds the extraction took."""
    data: EmptyCertificate
    imageResized: NotRequired[Literal[True]]
    """Present only when the image was resized."""
    originalImageSize: NotRequired[ImageSize]
    finalImageSize: NotRequired[ImageSize]
    creditsCharged: Literal[0]


class ImageRefused(TypedDict):
    success: Literal[False]
    error: str
    """What is wrong and what to do, in the language of the request."""
    errorCode: Literal[
        "IMAGE_MISSING",
        "IMAGE_BASE64_INVALID",
        "IMAGE_TOO_LARGE",
        "IMAGE_TOO_MANY_PIXELS",
        "IMAGE_FORMAT_UNSUPPORTED",
        "IMAGE_UNREADABLE",
        "IMAGE_URL_NOT_ALLOWED",
        "IMAGE_RESOLUTION_TOO_LOW",
        "IMAGE_RESOLUTION_TOO_HIGH",
        "IMAGE_INVALID",
        "PDF_PASSWORD_PROTECTED",
        "PDF_UNREADABLE",
        "PDF_TOO_MANY_PAGES",
        "IMAGE_DOWNLOAD_FAILED",
    ]
    processingTimeMs: int
    """Milliseconds the extraction took."""
    data: EmptyCertificate
    creditsCharged: Literal[0]


class ExtractionRequest(TypedDict):
    imageType: Literal["url", "base64"]
    """Which of the two image fields is used."""
    imageUrl: NotRequired[str]
    """A public, direct link that opens without a login. Required when imageType is url."""
    imageBase64: NotRequired[str | None]
    """The file in base64, with or without a data URI prefix: PDF, JPG, PNG, WebP or GIF, up to 10 MB. Used when imageType is base64."""
    requestId: NotRequired[str | None]
    """Chosen by the caller, without personal data. A repeat with the same one is answered once and charged once."""
    resizeImage: NotRequired[bool | None]
    """Resize an image whose long side is outside 1344 to 2048 px, for an extra charge."""
    engine: NotRequired[Literal["fast"]]
    """Tried first; the standard engines follow when it cannot answer."""


ExtractionReply: TypeAlias = Answered | Unanswered


class BadRequest(TypedDict):
    message: list[str]
    """One sentence for each problem."""
    error: Literal["Bad Request"]
    statusCode: Literal[400]


class Unauthorized(TypedDict):
    error: Literal["Unauthorized"]
    message: str
    timestamp: str


class NotEnoughCredits(TypedDict):
    statusCode: Literal[402]
    message: str
    error: str
    errorCode: Literal["NOT_ENOUGH_CREDITS"]
    action: str
    """What to do."""
    creditsAvailable: float
    creditsRequired: float
    """To the hundredth of a credit."""
    planCreditsRemaining: float
    """Left of the monthly plan allowance."""
    purchasedCreditsRemaining: float


class RequestInProgress(TypedDict):
    statusCode: Literal[409]
    message: str
    error: str
    errorCode: Literal["REQUEST_IN_PROGRESS"]
    retryAfter: int
    """Seconds to wait."""


class BodyTooLarge(TypedDict):
    success: Literal[False]
    errorCode: Literal["IMAGE_TOO_LARGE"]
    error: str
    processingTimeMs: Literal[0]


class LimitExceeded(TypedDict):
    statusCode: Literal[429]
    message: str
    error: str
    retryAfter: int
    """Seconds to wait."""


class NotFound(TypedDict):
    statusCode: Literal[404]
    message: str
    error: str


class MethodNotAllowed(TypedDict):
    statusCode: Literal[405]
    message: str
    error: str


class RequestTimeout(TypedDict):
    statusCode: Literal[408]
    message: str
    error: str


class Prices(TypedDict):
    standard: float
    """An answer of the standard engines."""
    fast: float
    """An answer of the fast engine."""
    resizeImage: float
    """Added when the image was resized."""


class DocumentTypesType(TypedDict):
    id: str
    name: str
    description: str
    icon: str
    """An emoji."""
    enabled: bool
    endpoint: str
    """The path to POST to."""


class DocumentTypes(TypedDict):
    types: list[DocumentTypesType]


class Health(TypedDict):
    status: Literal["ok", "unavailable"]
    timestamp: str
    uptime: float
    """Seconds."""
    environment: str
    loadTestMode: bool
    """True when the engines are simulated."""
