// The words that labels are made of, by what they speak of.

/** What a word of a label speaks of. */
const MEANINGS = {
  filler: `de do da dos das e o a os as em no na nos nas ao aos que por pelo pela com seu sua foi foram lado parte
    se esta este tem ou i ii um uma nesta neste qual quando ocorreu ocorrido deu fez faz`,
  ordinal: `1 2 1a 2a 1o 2o primeiro primeira segundo segunda`,
  number: `n nr num numero codigo cod`,
  whole: `completo completa civil extenso inteiro atual oficial dados identificacao informacoes relativo relativos respectiva respectivo
    escolhida escolhido declarada declarado`,
  date: `data d dt dia mes ano datas`,
  birth: `nascimento nasc nascido nascida nasceu parto natalicia natalicio nascto`,
  registry: `registro reg registros assento assentamento lavratura lavrado lavrada lavrou efetuado feito inscricao
    traslado trasladado transcricao transcrito`,
  entry: `termo ordem`,
  person: `registrado registrada registrando registranda crianca titular pessoa menor recem interessado`,
  hour: `hora horas horario hr hs`,
  sex: `sexo genero`,
  city: `municipio cidade localidade comarca munic mun uf estado unidade federacao federativa provincia`,
  place: `local lugar estabelecimento hospital maternidade saude hospitalar ocorrencia onde`,
  natural: `natural naturalidade nat`,
  mother: `mae mat genitora materna materno maternos maternas parturiente`,
  father: `pai pat genitor paterna paterno paternos paternas progenitor`,
  parents: `pais filiacao genitores genitor(es) progenitores`,
  grand: `avos avo avoengos ascendentes ascendencia`,
  issue: `emissao expedicao emitida expedida emitido expedido`,
  certificate: `certidao documento`,
  office: `cartorio serventia oficio`,
  officer: `oficial oficiala registrador registradora tabeliao tabelia delegatario respondente responsavel substituto`,
  name: `nome nomes prenome sobrenome prenomes`,
  seal: `selo fiscalizacao digital eletronico autenticidade`,
  dnv: `dnv declaracao vivo`,
  cpf: `cpf cpf/mf`,
  matricula: `matricula`,
  book: `livro lv liv`,
  leaf: `folha folhas fls fl`,
  twin: `gemeo gemeos gemea gemeas gemelar irmao irmaos irma irmas multiplo`,
  averbacao: `averbacao averbacoes averb`,
  anotacao: `anotacao anotacoes anot`,
  note: `observacao observacoes obs margem acrescer acrescentar retificacoes comunicacoes existentes constantes posteriores`,
  other: `declarante compareceu como testemunha testemunhas profissao endereco residencia nacionalidade cor raca idade civil rg identidade telefone
    email cadastro voluntarias cep bairro ocupacao emolumentos validade orgao expedidor eleitor passaporte pis nis
    etnia etnico etnica povo aldeia terra origem indigena lingua rani religiao escolaridade instrucao parentesco`,
} as const;

export type Meaning = keyof typeof MEANINGS;

/** By its folded letters; of a word that speaks of several things, the first. */
export const MEANING_OF: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(MEANINGS) as Meaning[])
    .flatMap((meaning) => MEANINGS[meaning].split(/\s+/).map((word): [string, Meaning] => [word, meaning]))
    .filter(([word], at, all) => all.findIndex(([other]) => other === word) === at),
);
