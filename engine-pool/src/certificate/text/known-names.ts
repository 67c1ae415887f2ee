// The commonest Brazilian names: evidence that a reader split one, glued two, or took a speck for an accent.
import { withoutDiacritics } from '../../ocr/without-diacritics.ts';
import { ACCENTED_NAMES } from './accented-names.ts';
import { fold } from './fold.ts';

const GIVEN = `Maria Ana Francisca Adriana Juliana Marcela Fernanda Aline Sandra Camila Amanda Bruna Luciana Vanessa Mariana
  Gabriela Vera Larissa Beatriz Luana Rita Simone Eliane Josefa Cristina Terezinha Teresa Tereza Rosa Raimunda Benedita Aparecida
  Helena Alice Isabel Isabela Rafaela Daniela Renata Eduarda Carolina Clara Sofia Laura Luiza Regina Madalena Alexandra Joana
  Luzia Alícia Marta Marlene Neuza Neusa Silvana Valentina Manuela Rebeca Raquel Sara Severina Margarida Iracema Jacira Jussara
  Carlos Paulo Pedro Lucas Marcos Marcelo Rafael Daniel Bruno Eduardo Felipe Filipe Raimundo Rodrigo Manoel Manuel
  Mateus Matheus Francisco Fernando Gustavo Leonardo Gabriel Guilherme Henrique Roberto Ricardo Ronaldo Geraldo Severino
  Sebastiana Vicente Arthur Alexandre Alessandro Anderson Joaquim Benedito Augusto Alberto Gilberto Humberto Eliseu Elias
  Miguel Samuel Calebe Natanael Ezequiel Davi Domingos Expedito Osvaldo Oswaldo Arnaldo Reinaldo Valdir Waldir Wilson Edson
  Nelson Milton Ailton Washington Wellington Thiago Tiago Diego Murilo Caio Enzo Heitor Bernardo Lorenzo Nicolau Gaspar`;

const SURNAMES = `Silva Santos Oliveira Lima Pereira Ferreira Alves Rodrigues Costa Gomes Ribeiro Martins Carvalho
  Almeida Soares Fernandes Vieira Barbosa Rocha Dias Nunes Marques Mendes Freitas Teixeira Cardoso Ramos Santana Moura Moreira
  Cavalcante Cavalcanti Campos Castro Cunha Pinto Reis Machado Miranda Batista Monteiro Andrade Nascimento Borges
  Nogueira Rezende Resende Tavares Bezerra Sampaio Siqueira Medeiros Farias Coelho Guedes Braga Duarte Bastos Matos
  Amaral Prado Trindade Pacheco Viana Vasconcelos Figueiredo Dantas Fonseca Antunes Chaves Lacerda Linhares Aguiar Pires
  Pimentel Xavier Evangelista Barros Barreto Brito Peixoto Menezes Correia Bitencourt Bittencourt Esteves Meireles Drummond`;

const MARKED_SURNAMES = `Conceição Araújo Assunção Gonçalves Guimarães Magalhães Simões Brandão Leão Falcão Câmara Nóbrega Prudêncio
  Veríssimo Peçanha Távora Encarnação Paixão Bragança Abrahão Aragão Galvão Gusmão Mourão Salomão Romão Serrão Valadão Inácio Corrêa`;

/** Of these nobody marks the i or the u; "María", "Luíza", "Daví" and "Wílson" are registered, and so stay as printed. */
const NEVER_MARKED = `Reis Silva Lima Oliveira Pereira Ferreira Rodrigues Ribeiro Martins Vieira Teixeira Batista Pinto Miranda
  Monteiro Nascimento Siqueira Trindade Evangelista Correia Pires Coutinho Cunha Nunes Duarte Filipe Felipe Cristina Regina
  Francisca Francisco Henrique Guilherme Aline Camila Ricardo Eduardo Eduarda Bruno Bruna Luana Antonieta Julieta Marieta
  Jesus Bartolomeu Augusto Gustavo Murilo Miguel Manuel Samuel Emanuel Benedito Benedita Domingos Aparecido Aparecida`;

function folded(names: string): string[] {
  return names.split(/\s+/).map(fold);
}

const FAMILY = new Set([...folded(SURNAMES), ...folded(MARKED_SURNAMES)]);
const KNOWN = new Set([...folded(GIVEN), ...FAMILY, ...ACCENTED_NAMES.keys()]);
const PLAIN = new Set(
  `${GIVEN} ${SURNAMES}`
    .split(/\s+/)
    .filter((name) => withoutDiacritics(name) === name)
    .map(fold),
);
const UNMARKED = new Set(folded(NEVER_MARKED));

/** "MÁTEUS": true for a name that hardly anybody writes with a mark. */
export function isPlainName(word: string): boolean {
  return PLAIN.has(fold(word));
}

/** True for a name whose i or u bears no mark: one seen on it is a speck. */
export function isNeverMarked(word: string): boolean {
  return UNMARKED.has(fold(word));
}

/** True for a common surname, whatever marks it was read with. */
export function isSurname(word: string): boolean {
  return FAMILY.has(fold(word));
}

/** True for a common name, given or a surname, whatever marks it was read with. */
export function isKnownName(word: string): boolean {
  return isKnownKey(fold(word));
}

/** @param key a folded name */
export function isKnownKey(key: string): boolean {
  return KNOWN.has(key);
}
