// Common Brazilian names that are nearly always printed with their accents.
import { fold } from './fold.ts';

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
