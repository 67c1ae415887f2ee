// Gives common Brazilian names the accent a reader lost. Only where it was unsure: people are registered without it, too.
import type { Word } from '../../reading/page-text.ts';
import { fold } from './fold.ts';

/** Names that are nearly always printed with their accents. */
const NAMES = `Letícia Cecília Lívia Mônica Débora Érika Érica Ítalo Hélio Júlio Júlia Antônio Antônia José João André Luís Luísa Luíza
  Cláudio Cláudia Fábio Flávio Flávia Márcio Márcia Mário Lúcio Lúcia Célia Sônia Vânia Tânia Rogério Sérgio Patrícia Fátima Ângela
  Ângelo Álvaro Américo Áurea Bárbara Benício César Cássio Cássia Cândido Cândida Conceição Édson Elói Eugênio Eugênia
  Fabrício Glória Graça Heloísa Hortência Inês Inácio Íris Isaías Jéssica Laís Leônidas Lázaro Marília Maurício Natália Nádia Noêmia
  Olívia Otávio Otília Péricles Raíssa Rômulo Rosângela Rosália Sebastião Simão Sílvio Sílvia Thaís Taís Tomás Túlio Úrsula
  Valéria Valério Vinícius Verônica Virgínia Vitória Zélia Emília Emílio Amélia Amália Aurélio Aurélia Basílio Fabíola Gláucia
  Gláucio Gílson Nélson Ícaro Jerônimo Lídia Moisés Nívea Rúbia Teófilo Dóris Araújo Assunção Gonçalves Guimarães Magalhães
  Simões Brandão Leão Falcão Câmara Espírito Nóbrega Prudêncio Veríssimo Peçanha Patrício Távora Encarnação Paixão Bragança Catão
  Abrahão Aragão Galvão Gusmão Mourão Salomão Purificação Anunciação Ressurreição Ascensão Queirós Romão Serrão Tristão Valadão`;

/** By their folded letters. */
export const ACCENTED_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.split(/\s+/).map((name) => [fold(name), name]),
);
/** A reader that sees no accent where none is says so with more than this. */
const UNSURE = 0.985;

/** A wrong accent ("Mónica") is a misreading more often than a lost one is. */
const SURE = 0.998;

/** The word with its accent put right where it is one of these names. */
export function restoreAccent(word: Word): Word & { asRead?: string } {
  const letters = word.text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 3 || word.confidence === 1) return word;
  const bare = /^[A-Z][A-Za-z]+$/.test(letters);
  const name = word.confidence < (bare ? UNSURE : SURE) ? ACCENTED_NAMES.get(fold(letters)) : undefined;
  if (!name) return word;
  return {
    ...word,
    asRead: word.text,
    text: word.text.replace(letters, letters === letters.toUpperCase() ? name.toLocaleUpperCase('pt-BR') : name),
  };
}
