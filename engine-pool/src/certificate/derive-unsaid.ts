// Derives what a certificate leaves unsaid: the name of a registry that has none of its own, its town, and what all of them say alike.
import type { Line, PageText } from '../ocr/page-text.ts';
import { type FieldValues, type Origin, originOf } from './field-values.ts';
import { fold } from './text/fold.ts';
import { textOf } from './text/words.ts';
import { statesOf } from './validate/municipalities.ts';

/** "Cartório do Registro Civil": a line of its own that says what every registry is, and not which. */
const NAMELESS =
  /^(?:(?:cart[óo]rio|of[íi]cio|servi[çc]o|escrivania)\s(?:de paz\s)?(?:d[eo]|e)\s)?registro civil(?:\sdas pessoas naturais)?$/iu;
/** Of such lines on pages without another name all 14 were the registry's, on 850 pages of forms by other hands; a sex in a word is no surer. */
const TOLD = 0.9;
const PRINTED_ON_ALL: Origin = { box: undefined, confidence: 0.99 };
/** "Av. Brasil, 12 – Centro – Sinop/MT", "Reg. Civ. de Sinop-MT": lines with addresses or a registry's name, and the municipality with its state in them. */
const TOWN_LINE =
  /(?<!\p{L})(?:rua|r\.|av\.|avenida|pra[çc]a|trav\p{L}*\.?|alameda|largo|cep|reg\p{L}*\.? civ\p{L}*\.?|rcpn)(?!\p{L})/iu;
const TOWN = /(?<![\p{L}'’-]|\p{L}\s)(?:[Dd][EeAaOo] )?(\p{Lu}[\p{L}'’ -]*?)\s?[-–/(,]\s?(\p{Lu}{2})(?!\p{L})/gu;
const OF_TOWN_LINE = 0.85;
/** Entries tell the sex by who was born, whose grandchild that is, or a word of its own; "Filho de" is printed for all, "Varão" a name. */
const tellsOf = (o: string, one: string, words: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:nasceu[^.;]{0,80}?\\s${o}\\s+filh${o}|(?:${one}) filh${o}|net${o},? (?:[mp]atern\\p{L}* )?(?:de|d[oa]|por|pel[oa]|deste)|menin${o}s?(?! (?:jesus|deus))|${words})(?!\\p{L})`,
    'iu',
  );
const BOY = tellsOf('o', 'um|seu', '(?-i:var[ãa]o)|pessoa masculina|(?<=[.,]\\s|[ée]\\s|registrado\\s)homem');
const GIRL = tellsOf('a', 'uma|sua', 'd?a registrada|pessoa feminina|(?<=[.,]\\s|[ée]\\s|registrada\\s)mulher');
/** An entry that is certified on its day. */
const TODAY = /(?<!\p{L})(?:foi|fica|lavrad[oa]|feit[oa]|registrad[oa]|abri|assento),? (?:hoje|nesta data)(?!\p{L})/iu;
/** Where a certificate says nothing of twins, there are hardly ever any. */
const NO_TWINS: Origin = { box: undefined, confidence: 0.95 };

export function deriveUnsaid(values: FieldValues, { lines }: PageText): void {
  const words = lines.find((line) => NAMELESS.test(textOf(line.words)))?.words;
  if (words) values.offer('registro.cartorio', textOf(words), { ...originOf(words), attribution: TOLD });
  values.offer('documento.tipo', 'Certidão de Nascimento', PRINTED_ON_ALL, 'derived');
  values.offer('documento.orgao_emissor', 'Registro Civil das Pessoas Naturais', PRINTED_ON_ALL, 'derived');
  if (!values.get('registro.municipio')) deriveTown(values, lines);
  const text = textOf(lines.flatMap(({ words }) => words));
  const [isBoy, isGirl] = [BOY.test(text), GIRL.test(text)];
  const told = { ...PRINTED_ON_ALL, attribution: TOLD };
  if (isBoy !== isGirl) values.offer('dados_pessoais.sexo', isGirl ? 'Feminino' : 'Masculino', told, 'derived');
  const issued = values.get('autenticacao.data_emissao');
  if (issued && TODAY.test(text)) values.offer('registro.data_registro', issued.value, issued, 'derived');
  values.offer('gemeos.status', 'Não', NO_TWINS, 'derived');
}

/** The registry's town, where nothing names it, is that of the addresses and of the lines that say what it is. */
function deriveTown(values: FieldValues, lines: readonly Line[]): void {
  const towns = lines.flatMap(({ words }) => {
    const said = TOWN_LINE.test(textOf(words)) ? [...textOf(words).matchAll(TOWN)] : [];
    return said.flatMap(([, city = '', uf = '']) => (statesOf(city).includes(uf) ? [{ city, uf, words }] : []));
  });
  const [town] = towns;
  if (!town || towns.some(({ city }) => fold(city) !== fold(town.city))) return;
  const origin = { ...originOf(town.words), box: undefined, attribution: OF_TOWN_LINE };
  values.offer('registro.municipio', town.city, origin, 'derived');
  values.offer('registro.uf', town.uf, origin, 'derived');
}
