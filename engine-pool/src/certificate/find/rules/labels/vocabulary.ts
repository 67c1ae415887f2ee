// The labels printed on Brazilian birth certificates, by what stands next to them. Written folded; matched without spaces.
import { compact } from '../../../text/fold.ts';

/** What a label announces. `other` announces nothing we keep, but ends the value before it;
 * `heading` is a line of the page's head, which nothing belongs to. */
export type Slot =
  | 'name'
  | 'cpf'
  | 'matricula'
  | 'birthDate'
  | 'birthDateAndHour'
  /** Whose date it is, the heading over it tells. */
  | 'date'
  | 'day'
  | 'month'
  | 'year'
  | 'hour'
  | 'naturalidade'
  | 'sex'
  | 'birthPlace'
  | 'birthCity'
  | 'birthPlaceAndCity'
  | 'uf'
  | 'registryCity'
  | 'officeCity'
  | 'registrationDate'
  | 'dnv'
  | 'filiation'
  | 'father'
  | 'mother'
  | 'parent'
  | 'naturalOf'
  | 'grandparents'
  /** "Avô" or "Avó", of the side that the heading tells. */
  | 'grandparent'
  /** The parents of the parent named first, or second, where no side is said. */
  | 'eldersOfFirst'
  | 'eldersOfSecond'
  | 'paternal'
  | 'maternal'
  | 'paternalGrandfather'
  | 'paternalGrandmother'
  | 'maternalGrandfather'
  | 'maternalGrandmother'
  | 'twin'
  | 'twinNames'
  | 'notes'
  | 'averbacoes'
  | 'anotacoes'
  | 'office'
  | 'officer'
  | 'selo'
  | 'issue'
  | 'livro'
  | 'folha'
  | 'termo'
  | 'livroFolhaTermo'
  /** Where and when the entry was made, in one line. */
  | 'entry'
  | 'heading'
  | 'other';

/** The boxes of notes: of both kinds, or of one. */
export const NOTES: ReadonlySet<Slot> = new Set<Slot>(['notes', 'averbacoes', 'anotacoes']);
/** What names a parent. */
export const PARENTS: ReadonlySet<Slot> = new Set<Slot>(['father', 'mother', 'parent']);
/** What names a municipality, of the birth, the registry or a person. */
export const CITIES: ReadonlySet<Slot> = new Set<Slot>([
  'birthCity',
  'registryCity',
  'officeCity',
  'naturalidade',
  'naturalOf',
]);

const LABELS: Record<Slot, string> = {
  name: `nome | nome completo | nome do registrado | nome da registrada | nome do(a) registrado(a) | nome completo do registrado
    | nome do registrando | nome da crianca | nome do titular | registrado | registrada | registrado(a) | nome do nascido
    | nome civil | prenome e nome | nome e sobrenome | nome por extenso | nome de registro | dados do registrado
    | nome e prenome | identificacao do registrado | nome da pessoa registrada | pessoa registrada`,
  cpf: `cpf | numero do cpf | cpf n | cpf no | n do cpf | no do cpf | inscricao no cpf | cpf do registrado | cpf mf | c.p.f.
    | cadastro de pessoas fisicas | cadastro de pessoas fisicas (cpf) | cpf do(a) registrado(a) | cpf numero | cpf/mf no | inscrito no cpf sob o no`,
  matricula: `matricula | numero da matricula | matricula n | matricula no | no da matricula | n da matricula | matricula numero
    | codigo da matricula | matricula cnj | matricula da certidao`,
  birthDate: `data de nascimento por extenso | data do nascimento por extenso | data de nascimento | data do nascimento
    | nascimento | nascido em | nascida em | nascido(a) em | data nascimento | data de nasc | dt nascimento | dt de nascimento
    | nasceu em | dia do nascimento | dia mes e ano do nascimento | dia mes ano de nascimento | data de nascimento extenso
    | nascido aos | nascida aos | data natalicia | data por extenso do nascimento | dia, mes e ano de nascimento
    | data de nascimento (por extenso) | data de nascimento em extenso`,
  birthDateAndHour: `data e hora de nascimento | data e hora do nascimento | data/hora de nascimento | data e horario de nascimento
    | data e horario do nascimento | data, hora de nascimento | dia e hora do nascimento | data/hora do nascimento`,
  date: `data`,
  day: `dia`,
  month: `mes`,
  year: `ano`,
  hour: `as | hora | hora de nascimento | hora do nascimento | horario de nascimento | horario do nascimento | horario | horas
    | hora nascimento | as horas | hora do parto | hora local | horario local`,
  naturalidade: `naturalidade | natural | natural de | natural da cidade de | naturalidade do registrado | naturalidade (opcao) | municipio de naturalidade
    | municipio de naturalidade e unidade da federacao | municipio de naturalidade e uf | naturalidade/uf | naturalidade e uf`,
  sex: `sexo | sexo do registrado | do sexo | genero | sexo biologico`,
  birthPlace: `data, hora e lugar do nascimento | data, hora e local do nascimento | dia, hora e lugar do nascimento
    | local de nascimento | local do nascimento | local | lugar | estabelecimento | local do parto | onde | onde nasceu | lugar do nascimento
    | lugar de nascimento | estabelecimento de saude | hospital | maternidade | nome do estabelecimento | local nascimento
    | estabelecimento de nascimento | unidade de saude | hospital/maternidade | nascido no | local onde nasceu
    | estabelecimento de saude do nascimento | estabelecimento hospitalar`,
  birthCity: `municipio de nascimento e unidade da federacao | municipio de nascimento e uf | municipio de nascimento/uf
    | municipio do nascimento | municipio de nascimento | cidade de nascimento | municipio e uf de nascimento
    | municipio/uf de nascimento | cidade/uf de nascimento | cidade do nascimento | municipio do nascimento e uf
    | municipio do nascimento e unidade da federacao | cidade e estado de nascimento | cidade de nascimento e uf | municipio/estado de nascimento
    | nascimento municipio/uf | municipio de nascimento e estado | municipio e estado de nascimento
    | municipio e unidade da federacao de nascimento | municipio de nasc | munic. de nascimento
    | cidade/pais | cidade e pais | cidade e pais de nascimento | municipio de nascimento/pais`,
  birthPlaceAndCity: `local, municipio de nascimento e uf | local municipio de nascimento e unidade da federacao
    | local de nascimento, municipio e uf | local de nascimento, municipio e unidade da federacao
    | local e municipio de nascimento | local e municipio de nascimento e uf | local, municipio e uf de nascimento
    | local de nascimento e municipio | local e cidade de nascimento | local de nascimento municipio uf
    | local de nascimento/municipio/uf | local, municipio e unidade da federacao do nascimento | local, cidade e uf de nascimento`,
  uf: `uf | estado | unidade da federacao | unidade federativa | unidade da federacao (uf) | uf de nascimento | estado de nascimento
    | uf do nascimento | unidade da federacao de nascimento | estado/uf`,
  registryCity: `municipio de registro e unidade da federacao | municipio de registro e uf | municipio de registro | municipio do registro
    | municipio do registro e uf | municipio do registro e unidade da federacao | municipio de registro/uf | local de registro
    | local do registro | cidade de registro | cidade do registro | municipio/uf de registro | municipio/uf do registro
    | municipio e uf de registro | municipio e uf do registro | municipio em que foi registrado | local do registro e uf
    | municipio e unidade da federacao do registro | cidade/uf do registro | registro municipio/uf`,
  officeCity: `municipio/uf | municipio e uf | municipio | cidade | comarca | municipio/comarca | cidade/uf | municipio - uf | cidade/estado
    | municipio / comarca / uf | municipio/comarca/uf | comarca/uf | municipio e unidade da federacao | cidade e uf | distrito | em`,
  registrationDate: `data do registro por extenso | data de registro por extenso | data do registro | data de registro | registrado em
    | registrada em | registro feito em | data do assento | data do termo | data da lavratura | registro lavrado em | data registro
    | lavrado em | registrado aos | registrado no dia | data do registro no brasil | data do registro consular | registrado nesta reparticao em | registrado neste cartorio em | assento lavrado em | registro efetuado em | registro realizado em | data do assentamento | registro em
    | data da lavratura do registro | data da lavratura do assento | data do registro (por extenso) | data de lavratura | dt registro`,
  dnv: `numero da declaracao de nascido vivo | n da declaracao de nascido vivo | no da declaracao de nascido vivo
    | declaracao de nascido vivo | dnv | d.n.v. | dnv n | dnv no | numero da dnv | no da dnv | numero da dnv / declaracao de nascido vivo
    | declaracao de nascido vivo (dnv) | declaracao de nascido vivo dnv n | dn | numero da d.n.v. | dnv numero
    | numero da declaracao de nascido vivo dnv | declaracao de nascido vivo n | declaracao de nascido vivo no
    | dnv - declaracao de nascido vivo | numero dnv | d.n. no | d.n. n`,
  filiation: `filiacao | filiacoes | genitores | pais | nome dos pais | nomes dos pais | filiacao do registrado | dados dos genitores
    | filiacao e naturalidade dos genitores | nome dos genitores | nomes dos genitores | filiacao e naturalidade
    | filiacao (nome e naturalidade) | nome e naturalidade dos genitores | genitor(es)`,
  father: `pai | pal | nome do pai | genitor | nome do genitor | filiacao paterna | nome completo do pai | dados do pai`,
  mother: `mae | nome da mae | genitora | nome da genitora | filiacao materna | nome completo da mae | dados da mae`,
  parent: `filiacao 1 nome | filiacao 2 nome | nome da filiacao 1 | nome da filiacao 2 | filiacao 1 | filiacao 2 | genitor 1 | genitor 2 | genitor(a) 1 | genitor(a) 2 | genitor(a) | 1o genitor | 2o genitor
    | primeiro genitor | segundo genitor | filiacao i | filiacao ii | nome do genitor 1 | nome do genitor 2 | genitor i | genitor ii
    | filho de | filha de | filho(a) de | e de | nome do(a) genitor(a) | nome do(a) genitor(a) 1 | nome do(a) genitor(a) 2`,
  naturalOf: `naturalidade do pai | naturalidade da mae | naturalidade do genitor | naturalidade da genitora
    | naturalidade do(a) genitor(a) | naturalidade do genitor 1 | naturalidade do genitor 2 | naturalidade genitor 1
    | naturalidade genitor 2 | municipio de naturalidade do pai | municipio de naturalidade da mae
    | naturalidade genitor | naturalidade genitora | naturalidade pai | naturalidade mae`,
  grandparents: `avos | nome dos avos | nomes dos avos | dados dos avos`,
  grandparent: `avo`,
  eldersOfFirst: `avos (filiacao 1) | avos 1`,
  eldersOfSecond: `avos (filiacao 2) | avos 2`,
  paternal: `avos paternos | paternos | nome dos avos paternos | avos por parte de pai | avos pelo lado paterno | avos paterno
    | nomes dos avos paternos | avos paternos do registrado | avoengos paternos | sao avos paternos`,
  maternal: `avos maternos | maternos | nome dos avos maternos | avos por parte de mae | avos pelo lado materno | avos materno
    | nomes dos avos maternos | avos maternos do registrado | avoengos maternos | e maternos | sao avos maternos`,
  paternalGrandfather: `avo paterno | nome do avo paterno`,
  paternalGrandmother: `avo paterna | nome da avo paterna`,
  maternalGrandfather: `avo materno | nome do avo materno`,
  maternalGrandmother: `avo materna | nome da avo materna`,
  twin: `gemeo | gemeos | gemeo(s) | gemeo(a) | gemelar | parto gemelar | e gemeo | gemeo? | parto multiplo | gravidez gemelar
    | nascimento gemelar | tipo de parto`,
  twinNames: `nome e matricula do(s) gemeo(s) | nome e matricula dos gemeos | nome do(s) gemeo(s) | nome dos gemeos | nome do gemeo
    | nome e matricula do gemeo | nomes dos gemeos | nome(s) do(s) gemeo(s) | nome dos irmaos gemeos | irmao gemeo | irmaos gemeos
    | nome(s) e matricula(s) do(s) gemeo(s) | gemeo de | nome do irmao gemeo | irma gemea | gemeo(s) nome e matricula
    | matricula do(s) gemeo(s) | gemeo nome e matricula | identificacao do(s) gemeo(s)`,
  notes: `observacoes / averbacoes | observacoes e averbacoes | averbacoes/anotacoes a acrescer | averbacoes / anotacoes
    | averbacoes e anotacoes | averbacoes anotacoes a acrescer | observacoes/averbacoes/anotacoes | anotacoes/averbacoes
    | averbacoes/observacoes | averbacoes e anotacoes a acrescer | averbacoes/anotacoes e observacoes | observacoes averbacoes
    | averbacoes / anotacoes / observacoes | observacoes e anotacoes | observacoes/anotacoes | anotacoes e averbacoes
    | averbacao/anotacao | averbacoes, anotacoes e observacoes | observacoes ou averbacoes | a margem do termo | a margem
    | averbacoes/anotacoes a acrescentar | observacoes | observacao | obs`,
  averbacoes: `averbacoes | averbacao | averbacoes a acrescer | averbacoes a acrescentar | averbacoes do registro`,
  anotacoes: `anotacoes | anotacao | anotacoes a acrescer | anotacoes a acrescentar | anotacoes do registro`,
  office: `nome do oficio | cartorio | nome do cartorio | serventia | nome da serventia | oficio | denominacao do oficio
    | cartorio de registro | registro civil | unidade de servico | nome da unidade | identificacao do oficio | denominacao da serventia
    | serventia extrajudicial | cartorio do registro civil | oficio do registro civil | oficio de registro | cartorio/oficio | dados do cartorio
    | nome do oficio/serventia | orgao expedidor da certidao`,
  officer: `oficial registrador | oficial registrador(a) | oficial | oficial do registro | oficial(a) | oficiala | registrador | registradora
    | registrador(a) | nome do oficial | oficial titular | registrador civil | oficial de registro | oficial do registro civil
    | titular | delegatario | delegada | oficial delegado | nome do registrador | nome do(a) oficial | oficial registradora | oficial(a) registrador(a)
    | nome do oficial registrador | responsavel | registrador titular | tabeliao | oficial responsavel | oficial interino | oficial designado
    | oficial do registro civil das pessoas naturais | registrador responsavel | nome do(a) oficial(a) | nome do(a) registrador(a)
    | nome do oficial(a) registrador(a)`,
  selo: `selo digital | selo digital n | selo digital no | selo | selo n | selo no | selo eletronico | selo de fiscalizacao
    | selo de autenticidade | codigo do selo | numero do selo | selo de fiscalizacao eletronico | selo digital de fiscalizacao
    | selo eletronico de fiscalizacao | selo de fiscalizacao digital | codigo do selo digital | selo de controle | n do selo
    | selo de consulta | selo de fiscalizacao n | selo digital de autenticidade | numero do selo digital | no do selo | selo eletronico n`,
  issue: `data e local | local e data | data e local da emissao | data de emissao | data da emissao | emitida em | expedida em
    | data da expedicao | emissao | data e local de emissao | local e data de emissao | data da certidao | certidao emitida em
    | local e data da emissao | certidao expedida em | data de expedicao da certidao | emitido em | local/data | data/local | local, data`,
  livro: `livro | livro n | livro no | livro numero | no do livro | numero do livro | n do livro | lv | liv`,
  folha: `folha | folhas | fls | fl | fi | fis | folha n | folha no | folhas n | folhas no | as folhas | as fls | folha(s) | no da folha | numero da folha | pagina | pag
    | fls n | fls no | n da folha`,
  termo: `termo | termo n | termo no | numero do termo | no do termo | n do termo | termo numero | assento | assento n | assento no
    | numero de ordem | no de ordem | n de ordem | numero do registro | no do registro | registro n | registro no | ordem | n ordem | no ordem | n.o de ordem
    | numero do assento | no do assento | termo/registro | sob o no | sob n | sob no`,
  livroFolhaTermo: `livro/folha/termo | livro, folha e termo | livro folha termo | livro / folhas / termo | livro, folhas e termo | livro, fls e no | livro, folha e no`,
  entry: `registro | referencia do assento | referencia do registro | dados do assento | registrado no livro | registrada no livro | registro de nascimento`,
  heading: `certidao de nascimento | republica federativa do brasil | registro civil das pessoas naturais | certidao de nascimento inteiro teor
    | certidao de nascimento 2a via | segunda via | republica dos estados unidos do brasil`,
  other: `nome social | nome anterior | anotacoes de cadastro | anotacoes voluntarias de cadastro | tipo de documento | numero | no | data de expedicao | orgao expedidor
    | data de validade | titulo de eleitor | cep residencial | grupo sanguineo | pis/nis | passaporte | cartao nacional de saude
    | endereco | telefone | tel | e-mail | email | fone | fone/fax | declarante | nome do declarante | testemunhas | testemunha
    | o conteudo da certidao e verdadeiro dou fe | o conteudo da certidao e verdadeiro | o referido e verdade e dou fe
    | o referido e verdade | emolumentos | protocolo n | protocolo | valida em todo o territorio nacional | qualquer adulteracao
    | certifico que | certifico e dou fe | certifica | profissao | idade | nacionalidade | estado civil | residencia | residentes
    | residente | domicilio dos pais | cor | raca/cor | escrevente | escrevente autorizado(a) | assinatura | assinatura do oficial ou escrevente | primeira via isenta
    | cns | codigo nacional da serventia | etnia | povo | aldeia | nome indigena | foi declarante | cor/raca
    | as anotacoes de cadastro acima | consulte a autenticidade | isenta de emolumentos | codigo de seguranca | codigo verificador
    | site | cep | bairro | custas | total | substituto | escrevente substituto | rg | cartao sus | conselho profissional | carteira de trabalho
    | dados do registro | dados do nascimento | ordem de filiacao | via | primeira via | 1a via | 2a via | codigo de validacao
    | para verificar a autenticidade | verifique a autenticidade | confira a autenticidade | poder judiciario | corregedoria geral da justica
    | assinado digitalmente | qr code | primeira via gratuita | lei n | nada mais consta | nada mais | numero do documento
    | zona/secao | zona | secao | data da declaracao | orgao emissor | horario de funcionamento | whatsapp | cnpj`,
};

/** "(a)" and "(s)" behind a word: the other ending it may have. Labels are compared without. */
export const OTHER_ENDING = /\((?:a|[oó]|s|as|os)\)/gi;

export interface Label {
  readonly slot: Slot;
  /** Folded letters and digits only. */
  readonly key: string;
}

export const VOCABULARY: readonly Label[] = (Object.keys(LABELS) as Slot[]).flatMap((slot) =>
  [...new Set(LABELS[slot].split('|').map((text) => compact(text.replace(OTHER_ENDING, ''))))].map((key) => ({
    slot,
    key,
  })),
);
