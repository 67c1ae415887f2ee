// The phrases of running-text certificates ("CERTIFICO que ... foi lavrado o assento de nascimento de ...") and what they hold.
// All patterns run over the flow's keys: folded words and signs with single spaces between.

/** Where a person's name ends. */
const NAME_END =
  '(?= (?:[,;.:(]|do sexo|de sexo|sexo|nascid[oa]|que nasceu|nasceu|natura(?:l|is)|cpf|inscrit[oa]|matricula|filh[oa] (?:\\( [ao] \\) )?(?:legitim|de |do casal|d[oa]s? senhor|natural)|ocorrid[oa]|no dia|de cor|portador|brasileir[oa]s?|com \\d|e que|sendo|xx+|e (?:foi|e) |tendo) |$)';
const NAME = "((?:[a-z'’.-]+ ){0,11}?[a-z'’-]{2,})";
const OF_PERSON = '(?:d[eoa](?: \\( [ao] \\))?|:|em nome de|referente a|relativo a|pertencente a|com o nome(?: de)?) ';

export const REGISTRANT: readonly RegExp[] = [
  new RegExp(`certifico ,? ?(?:[a-z ]{0,60},? ?)?que ${NAME} ,? ?(?=(?:do sexo|nascid[oa]|que nasceu|nasceu))`),
  new RegExp(`declarou o nascimento d[eoa] ${NAME}${NAME_END}`),
  new RegExp(`encontrei (?:[.,] )?o (?:assento |registro |termo )?(?:de nascimento )?d[eoa] ${NAME}${NAME_END}`),
  new RegExp(
    `(?:registro|assento|termo|certidao) d[eo] nascimento (?:de numero \\d+ |n [o.]? ?\\d+ ,? ?)?${OF_PERSON}${NAME}${NAME_END}`,
  ),
  new RegExp(
    `(?:o nome|(?:por|com|de|sob o) nome|prenome|nome completo|(?:chama|chamara|chamar|denomina|denominado|chamado) - se|chamar se|se (?:chama|chamara|chamou))(?: de| :| a)? ${NAME}${NAME_END}`,
  ),
  new RegExp(`(?:registrad[oa]|lavrad[oa]|inscrit[oa]|assentad[oa]|consta) o nascimento d[eoa] ${NAME}${NAME_END}`),
  new RegExp(
    `(?:registrad[oa]|assento|registro|nascimento) (?:de :|de|:) ${NAME} ,? ?(?=(?:(?:do )?sexo|nascid[oa]|que nasceu|nasceu))`,
  ),
];

export const SEX = /\bsexo :? ?(masculino|feminino)/;

/** What announces the date of birth, nearest before it. */
export const BIRTH_CUE =
  /(?:nascid[oa](?: \( [oa] \))?|nasceu|nascimento ocorrido|ocorrid[oa]|data d[eo] nascimento|nascimento :)(?: [a-z:,(]+){0,5} $/;
/** The date comes before the verb: "no dia ..., às ..., nasceu". */
export const BIRTH_AFTER = /^.{0,160}?\b(?:nasceu|nascimento de uma crianca)\b/;
export const REGISTRATION_CUE =
  /(?:registro (?:feito|efetuado|lavrado|realizado|de nascimento lavrado)|lavrad[oa]|lavrei|registrad[oa]|feito|data d[eo] (?:registro|assento|termo)|assento (?:feito|lavrado)|registro)(?: (?:hoje|em|no|dia|aos|a|na|data|de|:|,|o|presente|termo|assento|registro|nascimento)){0,7} $/;
/** The entry itself begins with its date: "Aos ... dias ..., neste cartório, compareceu". */
export const REGISTRATION_AFTER = /^.{0,120}?\b(?:compareceu|compareceram|perante mim|em meu cartorio)\b/;
/** The entry's place in the books may stand between the verb and its date. */
export const REGISTRATION_FAR =
  /(?:lavrad[oa]|feit[oa]|registrad[oa])(?: (?!nasc|ocorrid)\S+){0,18} (?:em|aos|no dia|data de) $/;
export const OATH =
  /(?:o referido e verdade|(?<!certifico (?:e |, (?:e )?)?)dou fe\b|verdade e dou|certidao verdadeira)/;

export const PLACE: readonly RegExp[] = [
  /\bno estabelecimento(?: denominado)? (.+?)(?= ?[,;])/,
  /\blocal(?: d[eo] nascimento)? :? ?(.+?)(?= ,? ?(?:(?:no |neste )?municipio|na cidade|nesta cidade|em [a-z' ]+[/-] [a-z]{2} |; |filh[oa] |filiacao))/,
  /\b(?:n[oa]|em|n[oa]s dependencias d[oae]) ((?:hospital|maternidade|casa de saude|casa de parto|santa casa|clinica|policlinica|unidade|pronto|centro|instituto|sanatorio|ambulatorio|posto|fundacao|beneficencia|sociedade)\b.+?)(?= ?(?:[,;]|\b(?:em|neste|nesta|no municipio|na cidade|municipio|situad[oa]|desta|deste|filh[oa])\b)|(?<! (?:n|sra|sr|dr|dra|sta|sto|prof|profa|st|gov|pres|cel|gal|d|jr|nsa|mons|pe|s)) \. (?!$))/,
  /\b((?:em|no) (?:proprio )?domicilio(?: d[oae]s? (?:pais|genitores|mae))?|em (?:sua )?residencia(?: d[oae]s? (?:pais|genitores|mae))?|em casa)\b/,
];
/** The place of birth's municipality with its state, up to the end of its phrase. */
export const CITY: readonly RegExp[] = [
  /\b(?:municipio|cidade|comarca|distrito) d[eoa] (.+?)(?= (?:[.;] |filh[oa]|filiacao|as \d|sendo|do sexo|e (?:e )?filh|, (?:filh|as |do sexo|sendo|nascid|foi|a ))|$)/,
  /\bem ([a-z' ]+?(?: - [a-z]{3,})? ?[/(,–—-] ?(?:[a-z]{2}|estado (?:d[eoa] )?[a-z ]+?)) ?\)? ?(?=[,;.]|filh|nasceu)/,
];

export const FATHER =
  /(?:\bpai :|(?<=[;.—–-] )pai\b) ?(.*?)(?= ?(?:[;.] ?mae\b|\bmae :|e mae\b|; |\. (?:avos|filh|mae|decl)|avos\b|declarante))/;
export const MOTHER =
  /(?:\bmae :|(?<=[;.—–-] )mae\b) ?(.+?)(?= ?(?:[;.] ?pai\b|\bpai :|; |\. (?:avos|sao|sendo|neto|decl|regist|observ|test)|avos\b|declarante|sendo avos|neto|\. $))/;
export const CHILD_OF =
  /\b(?:cujos pais sao|(?:tendo|sendo) (?:por|como) pais|pais :|filh[oa](?: (?:legitim[oa]|natural|reconhecid[oa]|, ))* (?:de|del[ea](?: (?:mesm[oa] )?declarante)? ?,?|d[oa] (?:sr|sra|dr|dra) \.?|do casal|dos? senhor(?:es)?|d[ae] senhora|:))(?: (?:dona|d \.|o senhor|a senhora))? (.+?)(?= ?(?:[;.]? ?(?:(?:sao|sendo|tendo|e|por) )?(?:seus? )?(?:avos\b|avo (?:pat|mat)|net[oa]s? (?:patern|matern|pel[oa]|por|d[eoa] )|pelo lado)|declarante|foi declarante|testemunha|\. (?:foi|o registro|registro|reg|observ|o referido|nada|dou|assento|o assento|nasceu|gemeo|para|eu )|; (?:foi|o reg|neto)|registro feito|registrad[oa] (?:em|aos|no dia)|observacoes))/;
export const FILIATION = /\bfiliacao :? ?[—–-]? ?(.+?)(?= ?(?:\. (?:avos|decl|regist|sao)|avos\b|declarante))/;

const COUPLE_END =
  '(?= ?(?:; |para constar|do que para|e para constar|(?:e )?(?:sendo )?net[oa]s? (?:patern|matern|de |por )|(?<! (?:d|sr|sra|dr|dra)) \\. (?!\\p{L} )|,? ?(?:e )?(?:sao |sendo |os |seus )?(?:avos |avo )?(?:pelo lado )?matern[oa]s?\\b|,? ?(?:e )?(?:sao |sendo )?(?:avos |avo )?patern[oa]s\\b|declarante|foi declarante|foram testemunhas|testemunha|registro feito|registrad[oa] (?:em|aos|no dia)|o registro|observacoes|, (?:foi|tendo|sendo)|$))';
const COUPLE_START =
  ' ?(?:[:,]|sao|sendo|de|do|os|senhores|e|o|a|d \\.|dona)*(?: (?:sao|os|senhores|de|:))* (?![:,] |avos? )(.+?)';
export const PATERNAL = new RegExp(
  `\\b(?:avos?|net[oa]s?|lado|(?<=[:;,.] )(?:e )?)(?: \\( [oa] \\))? ?patern[oa]s?${COUPLE_START}${COUPLE_END}`,
  'u',
);
export const MATERNAL = new RegExp(`\\bmatern[oa]s?${COUPLE_START}${COUPLE_END}`, 'u');

export const TWIN =
  /\bgemeos? ?: ?sim ?,? ?(?:com|de|:)? (.+?)(?= ?(?:[,;.]|$))|\b(?:(?:e |sendo )?(?:irma[o]? )?gem(?:eo|ea|eos|eas)(?: \( [a-z]+ \))?(?: (?:de|com|univitelin[oa]s?|:|e irma[o]? de))+ )(.+?)(?= ?(?:[,;.]|e (?:filh|matric)|filh[oa]|nascid|$))/;
export const NOTES_HEAD =
  /\b(?:observacoes|observacao|averbacoes|averbacao|anotacoes|anotacao|a margem(?: do termo)?)(?: (?:[/e]|ou) (?:averbacoes|anotacoes))* ?[:.—–-]/;
