// The phrases of running-text certificates ("CERTIFICO que ... foi lavrado o assento de nascimento de ...") and what they hold.
// All patterns run over the flow's keys: folded words and signs with single spaces between.

/** What announces the child's name, surest first: the name stands right behind. */
export const REGISTRANT: readonly RegExp[] = [
  /certifico ,? ?(?:\S+ ){0,12}?que ,? ?(?=\S+ (?:\S+ ){1,12},? ?(?:do sexo|nascid[oa]|que nasceu|nasceu))/g,
  /declar(?:ou|a|aram|ando)(?: ser)? o nascimento d[eoa] /g,
  /encontrei (?:[.,] )?o (?:assento |registro |termo )?(?:de nascimento )?d[eoa] /g,
  /(?:recebeu|dado|posto|tera|teve|tomou) (?:o |por )nome (?:de |: )?/g,
  /(?:registro|assento|termo|certidao)s? (?:d[eo]s? )?nascimentos? (?:de numero \d+ |n [o.]? ?\d+ ,? ?)?(?:d[eoa]|:|em nome de|referente a|relativo a|pertencente a|com o nome de) /g,
  /(?:o nome|(?:por|com|de|sob o) nome|prenome|nome completo)(?: de| :| a)? /g,
  /(?:(?:chama|chamara|chamar|denomina|denominado|chamado)(?: - | )se|se (?:chama|chamara|chamou))(?: de| :)? /g,
  /(?:registrad[oa]|lavrad[oa]|inscrit[oa]|assentad[oa]|consta) o nascimento d[eoa] /g,
  /\b(?:(?:registrad[oa]|registrand[oa]|inscrit[oa]) (?:(?:de :|d[eoa]|:|,) )?|(?:assento|registro|nascimento) (?:de :|d[eoa]|:) )/g,
];
/** What follows the child's name wherever the name itself stands. */
export const OF_REGISTRANT = /,? ?(?:do sexo|nascid[oa]|que nasceu|nasceu)\b/g;

export const SEX = /\bsexo :? ?(masculino|feminino)/;
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

/** A dot that ends a sentence: none behind an abbreviation, none before an initial or before more of the same person. */
const SENTENCE_END =
  '(?<! (?:d|sr|sra|dr|dra|prof|profa|nat|est|n|s|sta|sto|jr|,)) \\. (?!\\p{L} |e de |natura|brasileir)';
/** Where a clause about people surely ends: with the next thing that a certificate tells of. */
const NEXT = [
  'avos?\\b',
  'net[oa]s? (?:patern|matern|pel[oa]|por|d[eoa]s? )',
  '(?:patern|matern)[oa]s?\\b',
  '(?:por parte|(?:pel|d)o lado) d[eoa] (?:seu |sua )?(?:pai|mae)',
  'declarantes?\\b',
  'declarad[oa]',
  'testemunhas?\\b',
  // The municipality is a place, with its state behind it.
  'registro\\b(?! ?[-–/,(] ?sp\\b)',
  'registrad[oa]\\b',
  'assento\\b',
  'lavrad[oa]\\b',
  'livro\\b',
  'folhas?\\b',
  'termo\\b',
  'observacoes\\b',
  'observacao\\b',
  'averbac',
  'anotac',
  'nascid[oa]\\b(?! em [a-z])',
  'nasceu\\b',
  'gemeos?\\b',
  'gemeas?\\b',
  'o referido',
  'dou fe\\b',
  'para constar',
  'do que para',
  'nada mais',
  'que\\b',
  '(?:[oa] qual|ao? qual|a quem|recebeu|tomou|tera|tem|teve) (?:recebeu|foi|se cham|chamara|[oa] nome)',
  'do sexo\\b',
].join('|');
/** What leads over to the next clause: it belongs to it, and not to the one that ends. */
const LEADING_OVER =
  '(?<![a-z])(?:(?:e|,|:|-|sao|sendo|tendo|como|por|pel[oa]s?|seus?|suas?|[oa]s?|aos|vos|foi|foram|servido|servindo|serviram|de|lado|irma|irmao|assento) )*';
const CLAUSE_END = ` ?(?:; |${SENTENCE_END}|${LEADING_OVER}\\b(?:${NEXT})|\\. $|$)`;
const PEOPLE_END = `(?=${CLAUSE_END})`;

export const FATHER = new RegExp(
  `(?:\\bpai :|(?<=[;.—–-] )pai\\b|\\bsendo (?:o )?pai\\b) ?(.*?)(?= ?[;.,]? ?(?:e )?(?:de )?mae\\b|${CLAUSE_END})`,
  'u',
);
export const MOTHER = new RegExp(
  `(?:\\bmae :|(?<=[;.—–-] )mae\\b|\\b(?:sendo|e) (?:a )?mae\\b) ?(.*?)(?= ?[;.,]? ?(?:e )?(?:de )?pai\\b|${CLAUSE_END})`,
  'u',
);
/** Whose child: the parents stand behind, the first of them perhaps only as the one who declares. */
export const CHILD_OF = new RegExp(
  '\\b(?:cujos pais sao|(?:tendo|sendo) (?:por|como) pais|pais :|filiacao :?(?: [—–-])?|' +
    'filh[oa](?: (?:legitim[oa]|natural|reconhecid[oa]|legitimad[oa]|adotiv[oa]|,))* (?:de|del[ea]|:|d[oa]s?(?= (?:mesm|propri|declarante|comparecente|casal|senhor|sra? |dra? |dona )))(?= ))' +
    '(?: (?:mesm[oa]|propri[oa]|el[ea]))*(?: (declarante|comparecente)(?: ,)?)?' +
    `(?: (?:casal|senhor(?:es|a)?|srs?|sra|dra?|dona|d|[oa]s?)(?: \\.)?(?= ))* ?(.*?)${PEOPLE_END}`,
  'gu',
);
/** Who came to declare the birth. */
export const DECLARER = /\b(?:compareceu|compareceram|declarante)(?: (?:como|perante mim|[oa]|,|:|declarante))* /g;

const COUPLE_START =
  '(?: (?:[:,–—-]|sao|sendo|de|do|os|seus|avos|net[oa]s?|senhores|e|o|a|d \\.|dona|respectivamente)(?= ))* ?(?![:,] )(.*?)';
const OF_HIS = '(?:por parte|(?:pel|d)o lado) d[eo] (?:seu )?pai';
const OF_HERS = '(?:por parte|(?:pel|d)o lado) d[ea] (?:sua )?mae';
export const PATERNAL = new RegExp(
  `\\b(?:(?:avos?|net[oa]s?|lado|(?<=[:;,.–-] )(?:e )?(?:os )?)(?: \\( [oa] \\))? ?patern[oa]s?|${OF_HIS})${COUPLE_START}${PEOPLE_END}`,
  'u',
);
export const MATERNAL = new RegExp(`\\b(?:matern[oa]s?|${OF_HERS})${COUPLE_START}${PEOPLE_END}`, 'u');

/** "gêmeo com", "irmã gêmea de", "gêmeo: sim, com": the twins' names stand behind. */
export const TWIN = /\bgem(?:eos?|eas?)\b(?: (?:de|com|univitelin[oa]s?|:|,|e|irma|irmao|sim|nome|seu|sua|[oa]))* /g;
export const NOTES_HEAD =
  /\b(?:(?:observacoes|observacao|obs(?: \.)?|averbacoes|averbacao|anotacoes|anotacao)(?: (?:[/e]|ou) (?:averbacoes|anotacoes))* ?[:.—–-]|\bobs \. ?:?|(?<=[.;] )observacoes (?!em branco)|observacoes (?=conforme|em \d|por (?:sentenca|mandado)|procedid|averbad|anotad|casou|nos termos|inclus|retific|reconhec)|(?<!consta )a margem(?: d[oe] (?:termo|assento|registro|livro))?(?: (?:consta|constam|foi|existe|ha|se acha|a|o|seguinte|seguintes|averbad[oa]|averbacao|averbacoes|anotacao)){0,5} ?[:.—–-]|a seguinte (?:averbacao|anotacao) :)/;
