"""Printed wording of forms: labels, headings and titles, drawn by recombination.

Wordings are templates (see grammar.py). `label(rng, concept)` adds what printers and clerks do to a label: abbreviations, a slip,
a lost accent, a second language, an explanation, or words that no list knows. Case is left to the page.
"""
import random
import unicodedata

from grammar import choose, compile_parts, expand

PARTS = compile_parts({
    # who is registered
    "reg": "do registrado; da registrada; do(a) registrado(a); do registrado(a); da criança; do registrando; do(a) registrando(a); do nascido; da pessoa registrada; do(a) menor; do titular; do recém-nascido; do RN; do(a) nascido(a); do Registrado; da pessoa; do(a) titular; do filho; da(o) registrada(o); do inscrito; do(a) interessado(a); do cidadão; do registrado/a; do assentado",
    "no": "nº; n.; n°; n.º; No.; número; núm.; Nº; N.; num.",
    "num": "Número; Nº; N.º; N°; Núm.; No.; Num.; Nr.; Código; Cód.",
    "uf": "UF; Estado; Unidade da Federação; U.F.; Unidade Federativa; Est.; Unid. Fed.; Estado (UF); UF/Estado; Sigla do Estado; unidade da federação; Uf; Unid. da Federação; estado; Província/Estado; Estado ou País",
    "city": "Município; Cidade; Município; Município; Munic.; Mun.; Localidade; Cidade/Município; Município ou cidade; Município/Cidade; Vila ou cidade; Termo",
    "birthof": "de nascimento; do nascimento; de nasc.; do nasc.; nascimento; em que nasceu; natal; do parto; de origem",
    "date": "Data; Data; Data; Dia; Dt.; DATA; Dia, mês e ano; Data (dia, mês e ano); D/M/A; Data por extenso; Data e ano",
    "ext": "(por extenso); por extenso; (em algarismos); (dd/mm/aaaa); (DD/MM/AAAA); (dia/mês/ano); em palavras; (numérica); [(|]por extenso e em algarismos[)|]",
    "place": "Local; Lugar; Local; Localidade; Sítio",
    "office": "cartório; ofício; serventia; registro civil; ofício de registro civil; cartório de registro civil; unidade de serviço; serviço registral; repartição; ofício do registro civil das pessoas naturais; unidade; cartório de origem; cartório emissor; delegação",
    "parent": "genitor; genitora; genitor(a); pai ou mãe; pai/mãe; ascendente; progenitor; progenitor(a); responsável; filiação; genitor/a",
    "full": "completo; por extenso; civil; por inteiro; sem abreviaturas; completo e sem abreviaturas; e sobrenome; ~; ~",
    "nat": "Naturalidade; Natural de; Município de naturalidade; Naturalidade/UF; Naturalidade (município/UF); Nat.; Natural; Lugar de naturalidade; Naturalidade (cidade/UF); Município e UF de naturalidade; Onde nasceu; Procedência; Local de nascimento; Lugar de nascimento; Município de nascimento; Cidade natal; Nascido(a) em; Terra natal; Origem; Natur.; É natural de; Nascimento (local); Cidade de origem",
    "pat": "paterno; paternos; pelo lado paterno; por parte de pai; por parte do pai; (pai); do lado do pai; da linha paterna; paterno(s); do pai; pelo pai; lado paterno",
    "matn": "materno; maternos; pelo lado materno; por parte de mãe; por parte da mãe; (mãe); do lado da mãe; da linha materna; materno(s); da mãe; pela mãe; lado materno",
    "who": "o registrado; a pessoa registrada; a criança; o titular; o(a) registrado(a); quem foi registrado; ele; ela; esta pessoa",
    "of": "do registrado; da criança; da pessoa registrada; do(a) registrado(a); do titular; dele; dela; desta pessoa; da pessoa",
    "a": "o; a; o(a); o/a",
    "info": "Informe; Indique; Preencha; Escreva; Declare; Consta; Conste; Transcreva",
})

_LABELS = {
    "name": ("Nome;Nome;Nome completo;Nome;Nome do(a) registrado(a);Registrado;Nome do registrado",
        "[Nome|Nome {full}|Nome e sobrenome|Nome e prenome|Prenome e sobrenome|Nome próprio e de família|Nome e apelido|Prenome|Nome civil|Nome registrado] {reg};Nome {full};[Registrad][o|a|o(a)];[Registrando|Nascido|Nascida|Titular|Inscrito|Criança|Registrado/a|Menor|Interessado];Nome [da criança|do menor|da criança, por extenso|dado à criança|posto à criança|que recebeu|pelo qual foi registrado];[Identificação|Qualificação|Denominação] {reg};[Assento|Registro|Certidão|Nascimento] [de|em nome de|relativo a|referente a];[Quem|Pessoa] [foi registrada|registrada|nasceu|é registrada][?|];Qual [é |][o|seu] nome [{reg}|][?];Nome por extenso [e sem abreviaturas|];[Nome atual|Nome vigente|Nome de registro|Nome do titular do registro|Nome na certidão];{info} o nome {reg};Nome [do assentado|da(o) nascida(o)|do neonato|da pessoa natural|da pessoa a quem se refere o registro|do registrado (sem abreviações)|constante do registro|constante do assento];Nome / Sobrenome;[NOME CIVIL COMPLETO|Nome social/civil|Nome completo atual do(a) titular];Nm. {reg}"),
    "given_names": ("Prenome;Prenomes;Prenome(s);Nome;Nome próprio",
        "[Prenome|Prenomes|Prenome(s)|Nome próprio|Nomes próprios|Primeiro nome|Nome de batismo] [{reg}|];Nome [(sem sobrenome)|próprio|individual|];Nome(s);Pré-nome"),
    "surname": ("Sobrenome;Sobrenomes;Sobrenome(s);Apelido;Nome de família",
        "[Sobrenome|Sobrenomes|Sobrenome(s)|Apelido|Apelidos|Apelidos de família|Patronímico|Patronímicos|Nome de família|Cognome] [{reg}|];Sobrenome [de família|completo|dos pais];[Últimos nomes|Nome da família]"),
    "cpf": ("CPF;CPF;Número do CPF;CPF;CPF nº;CPF/MF",
        "[CPF|C.P.F.|CPF/MF|CPF-MF|C.P.F./M.F.|C.P.F|CIC|CIC/CPF|CPF (MF)|CPF/CIC] [|{no}|{reg}|{no} {reg}|do titular];{num} [do|de|no] CPF [{reg}|];Inscrição [no CPF|no CPF/MF|no Cadastro de Pessoas Físicas|CPF] [{no}|];[Cadastro|Cad.] [de|das] Pessoa[s|] Física[s|] [(CPF)|- CPF|{no}|];{num} [de inscrição|do registro|da inscrição] no CPF[/MF|];CPF - [Cadastro de Pessoa Física|Receita Federal|Ministério da Fazenda];Identificação única [(CPF)|nacional];CPF [atribuído|inscrito|vinculado|incluído] [{reg}|];[Registro geral nacional (CPF)|Doc. CPF|Nº CPF|NÚMERO CPF]"),
    "matricula": ("Matrícula;Matrícula;MATRÍCULA;Número da matrícula;Matrícula nº",
        "Matrícula [{no}|da certidão|do registro|do assento|nacional|da certidão de nascimento|CNJ|(CNJ)|do ato|do termo|única|da certidão {no}|[de|do] nascimento|{no} CNJ];{num} [da|de] matrícula [CNJ|nacional|];[Código|Cód.] [da|de] matrícula;Mat.;Matr.;Matríc.;Matrícula [- 32 dígitos|(Prov. CNJ)|padrão CNJ|atual|do registro civil];Identificação [da matrícula|do registro|do ato|do assento] [(matrícula)|];[Numeração|Código] [nacional|única|do CNJ|padronizado] [(matrícula)|];Registro [nacional|sob matrícula];Sob [a matrícula|matrícula {no}|o número de matrícula];[Inscrição|Código CNJ|MATRICULA|Código nacional de matrícula]"),
    "birth_date": ("Data de nascimento;Data de nascimento;Data do nascimento;Nascimento;Nascido em;Nascido(a) em",
        "{date} [de|do] [nascimento|nasc.|nascimento {reg}|parto];[Nascimento|Nasc.|Nascto.|Data nasc.|Data Nasc|DN|D.N.|D. Nasc.|Dt. nasc.|Dt. Nascto|Data natal|Natalício];[Nascid][o|a|o(a)] [em|a|aos|no dia|em (data)];[Quando|Em que dia|Em que data] [nasceu|foi o nascimento|ocorreu o nascimento|veio à luz|se deu o nascimento][?|];Nasceu [em|a|no dia|aos|aos dias];[Dia, mês e ano|Dia, mês, ano|Dia/mês/ano|Ano, mês e dia] [de|do|em que ocorreu o] nascimento;Data [em que nasceu|do evento|do fato|da ocorrência|completa do nascimento|em que veio à luz|de nascimento {ext}];{date} {ext};Data de nascimento {reg};{info} a data de nascimento;Aniversário"),
    "birth_date_words": ("Data de nascimento por extenso;Data de nascimento (por extenso);Data do nascimento por extenso",
        "Data [de|do] nascimento[,|] [(|][por extenso|em palavras|extenso|escrita por extenso|em letras|em cifras e letras|literal][)|];[Nascimento|Nasc.|Nascido em|Nasceu em|Data|Dia, mês e ano] [(|]por extenso[)|];Por extenso;[Nascido|Nascida|Nascido(a)] [aos|em|no dia];Aos;[Dia, mês e ano do nascimento|Data em que nasceu|Data completa] [- por extenso|por extenso|escrita por extenso|];Data [de nasc.|nascimento] p/ extenso;{info} a data de nascimento por extenso"),
    "birth_day": ("Dia;Dia;Dia", "Dia;DIA;D;[Dia do|Dia de] nascimento;Dia [(nasc.)|nasc.|(dd)|do mês|do evento];dd;No dia;Aos;Día"),
    "birth_month": ("Mês;Mês;Mês", "Mês;Mes;MÊS;M;Mês [do|de] nascimento;Mês [(nasc.)|(mm)|nasc.];mm;Do mês de;Mês do evento;de"),
    "birth_year": ("Ano;Ano;Ano", "Ano;ANO;A;Ano [do|de] nascimento;Ano [(nasc.)|(aaaa)|nasc.];aaaa;Do ano de;Ano do evento;Anno;de 19...;do ano"),
    "hour": ("Hora;Hora de nascimento;Hora do nascimento;Horário;Horário de nascimento",
        "[Hora|Horário|Horas|Hora exata|Hora certa|H.|Hr.|Hor.] [[de|do] [nascimento|nasc.|parto]|em que nasceu|do evento|natal|da ocorrência|local|];[Às|às|A's|Pelas|À hora de|Às (horas)];[A que horas|Em que hora|Que horas] [nasceu|foi|ocorreu][?|];Hora e minuto[s|] [do nascimento|];Hora nasc.;Hora [(hh:mm)|(HH:MM)|(24 h)|(oficial)|oficial|aproximada|legal];Nasceu às;Momento do nascimento;Horas e minutos"),
    "nat": ("Naturalidade;Naturalidade;Natural de;Município de naturalidade;Naturalidade",
        "[Naturalidade|Natural|Natural de|Nat.|Natur.|Município de naturalidade|Naturalidade (município/UF)|Naturalidade/UF|Município de naturalidade/UF|Município de naturalidade e UF|Município de naturalidade e unidade da federação] [{reg}|];Naturalidade [(opção)|declarada|(município)|(cidade/UF)|(optada)|(Lei 13.484/17)|escolhida|opcional|opção do declarante];[É|Sendo] natural [de|do município de];[Cidade|Município|Lugar] de [naturalidade|que é natural];[Nacionalidade/naturalidade|Naturalidade e UF|Naturalidade - UF|Naturalidade: município e estado];De onde é natural[?|];Filho natural de;Terra de origem"),
    "sex": ("Sexo;Sexo;SEXO;Gênero",
        "Sexo [{reg}|da criança|biológico|(M/F)|declarado|registral|civil|do recém-nascido|(masculino/feminino)|];[Do|De] sexo;Gênero [{reg}|];[Sx.|Sex.|S.|Gén.];[Sexo/Gênero|Sexo - M ou F|Sexo (M, F ou I)];Qual o sexo[?|];É do sexo;Masculino/Feminino;Do gênero"),
    "birth_place": ("Local de nascimento;Local do nascimento;Local;Estabelecimento;Local de nascimento;Hospital",
        "{place} [{birthof}|onde nasceu|do parto|da ocorrência|em que nasceu|onde ocorreu o nascimento|do evento];[Estabelecimento|Estab.] [de saúde|hospitalar|onde nasceu|de nascimento|de saúde do nascimento|de ocorrência|do parto|];[Hospital|Maternidade|Hospital/Maternidade|Hospital ou maternidade|Unidade de saúde|Nosocômio|Casa de saúde|Hospital/Domicílio|Hospital, maternidade ou domicílio|Hospital ou residência|Instituição];Nome [do estabelecimento|do hospital|da maternidade|do estabelecimento de saúde|do local];[Onde|Em que lugar|Em que local|Em que hospital] nasceu[?|];[Nascid][o|a|o(a)] [em|no|na|no(a)|no local];{place} [(hospital/domicílio)|(estabelecimento)|(hospital, residência etc.)|- estabelecimento|exato];Local nasc.;L. nasc.;[Endereço|Logradouro] [do nascimento|do local de nascimento];Ocorrido em;Local de ocorrência;{info} o local do nascimento;Circunstância e local do parto"),
    "birth_city": ("Município de nascimento;Município do nascimento;Cidade de nascimento;Município;Cidade",
        "{city} {birthof};{city};{city} [onde nasceu|de ocorrência|do evento|do local de nascimento|do hospital|(nascimento)|- nascimento];[Em que cidade|Em que município] nasceu[?|];Munic. nasc.;Cid. nasc.;[Na cidade de|No município de|Neste município de|Em];[Município/Distrito|Distrito|Distrito/Município|Cidade ou vila] [do nascimento|];Nasceu na cidade de;Comarca/município do nascimento"),
    "birth_uf": ("UF;UF;Estado;Unidade da Federação", "{uf};{uf} {birthof};{uf} [(nasc.)|nasc.|onde nasceu|do nascimento|do município];[Estado|Província] [do nascimento|de|(sigla)];No Estado de;UF nasc"),
    "birth_city_uf": ("Município de nascimento e unidade da federação;Município de nascimento e UF;Município de nascimento/UF;Município e UF;Cidade/UF",
        "{city} {birthof} [e|/|-|,|e a] {uf};{city}[/|~/~|~-~|~e~] {uf};{city} e {uf} {birthof};[Cidade|Município|Localidade], [estado|UF] e [país|distrito] [do nascimento|];{city} [(UF)|/ UF|e UF] [onde nasceu|do local de nascimento|do parto|da ocorrência];[Lugar|Local|Município] do nascimento [(município/UF)|(cidade e estado)|- município e UF];Em que cidade e estado nasceu[?|];Munic./UF nasc.;{city}/{uf} [de nascimento|nascimento|nasc.]"),
    "birth_place_all": ("Local de nascimento;Local do nascimento;Local de nascimento, município e UF;Lugar do nascimento",
        "{place} [{birthof}|do parto], [município e UF|cidade e UF|município e estado|município, UF|cidade, estado];[Local, cidade e UF|Local, município e estado|Local e município|Hospital, cidade e estado|Estabelecimento, município e UF|Local e cidade] [{birthof}|];[Onde|Em que lugar] nasceu[?|];{place} {birthof} [completo|(estabelecimento, município e UF)|(hospital, cidade)|e município|e naturalidade];Local nasc. / Município;[Nascido|Nascida|Nascido(a)] [em|no|na]"),
    "birth_datetime": ("Data e hora de nascimento;Data e hora do nascimento;Data/hora de nascimento;Nascido em",
        "[Data e hora|Data/hora|Dia e hora|Data e horário|Data - hora|Dia, mês, ano e hora|Data, hora|Hora e data|Data (hora)] [[de|do] [nascimento|nasc.|parto]|em que nasceu|];[Nascid][o|a|o(a)] em;Nascimento (data e hora);[Quando|Em que dia e hora] nasceu[?|];Nasceu no dia [e hora|]"),
    "reg_city": ("Município de registro;Município do registro;Município;Cidade;Comarca",
        "{city} [do|de] [registro|assento|cartório];{city};[Comarca|Comarca de|Termo|Distrito|Sede|Sede da comarca|Foro|Praça|Circunscrição|Subdistrito];{city} [da serventia|do ofício|do cartório|onde foi registrado|em que foi lavrado|da sede|do registro civil|(registro)|da lavratura|emissor];[Onde foi|Em que cidade foi] [registrado|lavrado][?|];Registrado [em|na cidade de|no município de];Munic. reg.;Município e comarca"),
    "reg_uf": ("UF;UF;Estado;Unidade da Federação", "{uf};{uf} [do|de] [registro|cartório|assento];UF [reg.|registro|(registro)|da serventia|do ofício];Estado [de|do cartório|da comarca];No Estado de"),
    "reg_city_uf": ("Município de registro e unidade da federação;Município de registro e UF;Município de registro/UF;Município/UF;Município e UF",
        "{city} [do|de] [registro|assento|ofício|cartório] [e|/|-|,] {uf};{city}[/|~/~|~-~|~e~]{uf};[Comarca|Município/Comarca|Sede|Cidade] [e UF|/UF|- UF|e Estado];[Registrado em|Registrado na cidade de|Local do registro|Local de registro|Lugar do registro|Onde foi registrado];{city} e {uf} [da serventia|do cartório|do ofício|onde foi lavrado|da unidade|do registro];[Município, comarca e UF|Distrito, município e UF|Município/Distrito/UF];Município (UF) de registro;Munic./UF reg."),
    "office": ("Nome do ofício;Cartório;Serventia;Cartório;Ofício;Nome do cartório",
        "[Nome|Denominação|Designação|Identificação|Razão social] [do|do(a)|da(o)] {office};[Cartório|Ofício|Serventia|Registro civil|Ofício de registro|Unidade de serviço|Cart.|Serv.|Delegação|Cartório/Ofício|Repartição|Unidade] [de origem|do registro|onde foi registrado|responsável|emissor|emissora|lavrador|de registro|que lavrou o assento|expedidor|];[Em que cartório|Onde] [foi registrado|foi lavrado|consta o registro][?|];Lavrado [no|pelo] cartório;[Registrado|Assentado|Inscrito] [no cartório|no|no ofício];Ofício do registro civil [das pessoas naturais|];Nome do(a) {office};Cartório do registro civil [de|];{info} o {office};Oficial de registro civil [das pessoas naturais de|];Serventia [nº|extrajudicial]"),
    "reg_date": ("Data do registro;Data de registro;Data do registro;Registrado em;Data do assento;Data da lavratura",
        "{date} [do|de|da] [registro|assento|lavratura|lavratura do assento|termo|assentamento|inscrição|ato|lançamento|registro de nascimento|registro civil];[Registrad][o|a|o(a)] [em|aos|a|no dia];[Registro|Assento|Termo|Ato] [feito|lavrado|datado|efetuado|realizado|de] [em|aos|a|no dia];[Lavrado|Lavrada|Assentado|Inscrito] [em|aos|no dia];[Quando|Em que data] foi [registrado|feito o registro|lavrado][?|];Data [em que foi registrado|em que foi lavrado o assento|da declaração|do registro {ext}|completa do registro|reg.|do livro];Dt. reg.;Data registro;Data do registro [(por extenso)|por extenso|e lavratura];Aos;{info} a data do registro"),
    "dnv": ("Número da declaração de nascido vivo;Nº da Declaração de Nascido Vivo;DNV;Declaração de nascido vivo;DNV nº;Número da DNV/DO",
        "{num} [da|de|do] [DNV|declaração de nascido vivo|DN|D.N.V.|declaração de nascidos vivos|DN (declaração de nascido vivo)|declaração|D.N.|decl. nasc. vivo|DNV/DO|declaração de nascido vivo (DNV)|declaração do hospital];[DNV|D.N.V.|DN|D.N.|Declaração de nascido vivo|Decl. de nascido vivo|Decl. nasc. vivo|Declaração de nascidos vivos|Declaração nasc. vivo] [{no}|(número)|{reg}|- DNV|];[Declaração|Guia|Documento|Papeleta|Atestado] [de nascimento|hospitalar|do hospital|do nascido vivo|da maternidade] [{no}|];Nascido vivo {no};Guia amarela {no};DNV [(SINASC)|- Ministério da Saúde|apresentada|arquivada]"),
    "livro": ("Livro;Livro;Livro nº;Livro A", "Livro [{no}|A|\"A\"|de registro|de nascimentos|de nascimento|de assentos|A nº|de registro de nascimento|do registro|];[Lv.|Lº|L.|Liv.|Lvr.|LIVRO|Livro-A|Liv. A];{num} do livro;[No|Do] livro [de nascimentos|A|];Livro (letra e número);Tomo;Volume;Livro/Tomo"),
    "folha": ("Folha;Folhas;Fls.;Folha;Fl.", "[Folha|Folhas|Folha(s)|Fls.|Fl.|Fls|Fl|Fs.|Pág.|Página|Páginas|Pag.|F.|Flª|Fôlha|Fôlhas|FLS] [{no}|];[Às folhas|A folhas|À folha|Às fls.|Na folha|A fls.|às páginas];{num} da[s|] folha[s|];Folha [do livro|do registro|(frente/verso)]"),
    "termo": ("Termo;Termo nº;Termo;Número do termo;Registro nº;Assento", "[Termo|Assento|Registro|Ordem|Assentamento|Inscrição|Lançamento|Reg.|Têrmo|Ass.|T.] [{no}|de nascimento|];{num} [do|de|da] [termo|assento|ordem|registro|inscrição|lançamento|ato];[Sob o|Sob] [nº|número|n.|termo|nº de ordem];{num};[Nº de ordem|Número de ordem|N. de ordem|Nº geral|Nº Ordem];Termo/[Registro|Assento|Ordem]"),
    "book_all": ("Livro/Folha/Termo;Livro, folha e termo;Assento;Registro;Dados do registro",
        "Livro[/|,~|~/~|~-~|~e~]folha[s|][/|~e~|,~|~-~] termo;[Referência|Localização|Dados|Indicação|Elementos|Lançamento|Identificação] [do|de] [assento|registro|termo|livro];[Assento|Registro|Inscrição|Lançamento|Assentamento] [nº|(livro, folha, termo)|em|];[Registrado|Lavrado|Inscrito|Assentado] [no|no livro|às|em];[Lv/Fls/Termo|L/F/T|Liv. Fls. Nº|Livro - Folhas - Número|Livro, fls. e nº|Liv./Fls./Reg.];Acervo [/ livro|];Folhas, livro e número de ordem;Registro anterior"),
    "filiation": ("Filiação;Filiação;Genitores;Nome dos pais;FILIAÇÃO",
        "[Filiação|Genitores|Pais|Progenitores|Ascendentes|Filiação {reg}|Filiações|Filiação e naturalidade];[Nome|Nomes] [dos pais|dos genitores|do pai e da mãe|dos progenitores|da mãe e do pai|de seus pais];[Filho|Filha|Filho(a)] [de|legítimo de|de (pai e mãe)];Filiação [(nome e naturalidade)|- pais|(pai e mãe)|completa|civil|1 e 2|declarada|(genitores)|/ genitores|materna e paterna];[Pai e mãe|Mãe e pai|Pais {reg}|Pai/Mãe|Genitor e genitora];De quem é filho[?|];Quem são os pais[?|];[Nome, naturalidade e profissão dos pais|Nome e naturalidade dos genitores|Dados dos pais|Qualificação dos pais]"),
    "father": ("Pai;Pai;Nome do pai;Genitor;Nome do genitor",
        "[Nome|Nome {full}|Identificação|Dados|Qualificação] do [pai|genitor|progenitor|pai {reg}];[Pai|Genitor|Progenitor|PAI] [{reg}|(nome)|- nome|declarado|];[Filiação|Filiação -|Filiação:|Linha|Lado] [paterna|pai|paterno|(pai)];[Filho|Filha|Filho(a)] de [(pai)|];[Quem é o|Qual o nome do] pai[?|];Pae;O pai;Genitor [masculino|(pai)|paterno];P.;Nome completo do pai [sem abreviaturas|]"),
    "mother": ("Mãe;Mãe;Nome da mãe;Genitora;Nome da genitora",
        "[Nome|Nome {full}|Identificação|Dados|Qualificação] da [mãe|genitora|progenitora|mãe {reg}|parturiente];[Mãe|Genitora|Progenitora|MÃE|Parturiente] [{reg}|(nome)|- nome|];[Filiação|Filiação -|Filiação:|Linha|Lado] [materna|mãe|materno|(mãe)];[e de|E de (mãe)|e de Dona];[Quem é a|Qual o nome da] mãe[?|];Mai;A mãe;Genitora [feminina|(mãe)|materna];M.;Nome de solteira da mãe;Nome completo da mãe [sem abreviaturas|]"),
    "parent": ("Genitor;Genitor(a);Filiação;Nome do(a) genitor(a)", "[Genitor|Genitor(a)|Progenitor(a)|Filiação|Pai/mãe|Pai ou mãe|Ascendente|Genitor/a|Responsável legal|Parente em 1º grau] [nome|(nome)|];[Nome|Nome {full}] [do|do(a)|da] {parent};Nome"),
    "parent_1": ("Genitor 1;Filiação 1;Genitor(a) 1;1º genitor", "[Genitor|Genitor(a)|Filiação|Progenitor(a)|Pai/Mãe|Ascendente|Nome do genitor|Nome do(a) genitor(a)|Genitora] [1|I|A|(1)|nº 1|01|um];[1º|1º(ª)|1.º|Primeiro|Primeiro(a)|1ª] [genitor|genitor(a)|filiação|progenitor|ascendente];Filiação [1 - nome|(1ª)|primeira]"),
    "parent_2": ("Genitor 2;Filiação 2;Genitor(a) 2;2º genitor", "[Genitor|Genitor(a)|Filiação|Progenitor(a)|Pai/Mãe|Ascendente|Nome do genitor|Nome do(a) genitor(a)|Genitora] [2|II|B|(2)|nº 2|02|dois];[2º|2º(ª)|2.º|Segundo|Segundo(a)|2ª] [genitor|genitor(a)|filiação|progenitor|ascendente];Filiação [2 - nome|(2ª)|segunda]"),
    "parent_name": ("Nome;Nome completo;Nome do genitor", "Nome;Nome {full};Nome [do|do(a)|da] {parent};Nome e sobrenome;Nome civil;Identificação;Nome [e qualificação|por extenso]"),
    "father_nat": ("Naturalidade do pai;Naturalidade;Natural de", "{nat} [do pai|do genitor|(pai)|- pai|paterna];Pai natural de;[Naturalidade|Natural] pai;{nat};Nat. do pai;De onde é natural o pai[?|]"),
    "mother_nat": ("Naturalidade da mãe;Naturalidade;Natural de", "{nat} [da mãe|da genitora|(mãe)|- mãe|materna];Mãe natural de;[Naturalidade|Natural] mãe;{nat};Nat. da mãe;De onde é natural a mãe[?|]"),
    "parent_nat": ("Naturalidade;Natural de;Município de naturalidade;Naturalidade/UF", "{nat};{nat} [do|do(a)|da] {parent};{nat} [(município/UF)|- cidade/UF|e UF|]"),
    "nat_both": ("Naturalidade dos pais;Naturalidade dos genitores;Naturalidade", "{nat} [dos pais|dos genitores|de ambos|do pai e da mãe|dos pais, respectivamente|dos genitores (na ordem)|dos progenitores];[Pais naturais de|Genitores naturais de|Ambos naturais de|São naturais de];Naturalidades"),
    "gp_paternal": ("Avós paternos;Avós paternos;Nome dos avós paternos;Paternos",
        "[Avós|Avôs|Avoengos|Ascendentes|Nome dos avós|Nomes dos avós] {pat};Paternos;[Nome|Nomes] [dos avós paternos|dos pais do pai|dos ascendentes paternos];Pais do [pai|genitor];[Avô e avó|Avó e avô] paternos;[Neto|Neta|Neto(a)] [paterno|pelo lado paterno|por parte de pai] de;São avós paternos;Avós - lado paterno;Avós pat.;AVÓS PATERNOS;Seus avós paternos [são|]"),
    "gp_maternal": ("Avós maternos;Avós maternos;Nome dos avós maternos;Maternos",
        "[Avós|Avôs|Avoengos|Ascendentes|Nome dos avós|Nomes dos avós] {matn};Maternos;[Nome|Nomes] [dos avós maternos|dos pais da mãe|dos ascendentes maternos];Pais da [mãe|genitora];[Avô e avó|Avó e avô] maternos;[Neto|Neta|Neto(a)] [materno|pelo lado materno|por parte de mãe] de;São avós maternos;Avós - lado materno;Avós mat.;AVÓS MATERNOS;Seus avós maternos [são|]"),
    "gp_all": ("Avós;Nome dos avós;Avós paternos e maternos;Avós", "[Avós|Avós {reg}|Avoengos|Ascendentes|Avós paternos e maternos|Avós (paternos e maternos)|Avós maternos e paternos|Os avós|Avós/ascendentes|Avôs e avós];[Nome|Nomes|Dados|Qualificação|Identificação] dos avós [paternos e maternos|];[Neto|Neta|Neto(a)] de;Quem são os avós[?|];São [seus|] avós"),
    "gp_of_parent": ("Avós;Pais;Pais do genitor;Filiação", "[Avós|Pais|Filiação|Genitores|Ascendentes|Avós do registrado|Seus pais|Filiação do genitor|Filiação do(a) genitor(a)|Avós desta linha|Pais do(a) genitor(a)|Filho de|Filho(a) de|Ascendência|Avós por esta parte|Progenitores|Nomes dos avós]"),
    "grandfather_pat": ("Avô paterno;Avô paterno;Nome do avô paterno", "[Avô|Avo|Nome do avô|Nome {full} do avô] {pat};Avô pat.;Pai do [pai|genitor];Avô (paterno);Avô - lado paterno;Ascendente paterno masculino;Avô 1;1º avô"),
    "grandmother_pat": ("Avó paterna;Avó paterna;Nome da avó paterna", "[Avó|Nome da avó|Nome {full} da avó] [paterna|pelo lado paterno|por parte de pai|(pai)|do lado do pai|da linha paterna];Avó pat.;Mãe do [pai|genitor];Avó (paterna);Ascendente paterna feminina;Avó 1;1ª avó"),
    "grandfather_mat": ("Avô materno;Avô materno;Nome do avô materno", "[Avô|Avo|Nome do avô|Nome {full} do avô] {matn};Avô mat.;Pai da [mãe|genitora];Avô (materno);Avô - lado materno;Ascendente materno masculino;Avô 2;2º avô"),
    "grandmother_mat": ("Avó materna;Avó materna;Nome da avó materna", "[Avó|Nome da avó|Nome {full} da avó] [materna|pelo lado materno|por parte de mãe|(mãe)|do lado da mãe|da linha materna];Avó mat.;Mãe da [mãe|genitora];Avó (materna);Ascendente materna feminina;Avó 2;2ª avó"),
    "grandfather": ("Avô;Avô", "Avô;Nome do avô;Avô (nome);Pai;Ele;Avo"),
    "grandmother": ("Avó;Avó", "Avó;Nome da avó;Avó (nome);Mãe;Ela"),
    "twin": ("Gêmeo;Gêmeos;Gêmeo(s);Gêmeo;É gêmeo?",
        "[Gêmeo|Gêmeos|Gêmeo(s)|Gêmeo(a)|Gêmea|Gêmeo/a|Gemelar|Gemelaridade|Gemeo|Gêmeos (sim/não)|Gemelares];[É|Possui|Tem|Há|Existe|Nasceu com] [gêmeo|gêmeos|irmão gêmeo|gêmeo(s)|irmãos gêmeos][?|];[Parto|Nascimento|Gestação|Gravidez] [gemelar|múltiplo|múltipla|único|duplo|gemelar?];[Tipo|Condição|Característica] [de|do] [parto|nascimento|gravidez|gemelaridade];Gêmeo: sim ou não;Trata-se de gêmeo[?|];Se gêmeo"),
    "twin_names": ("Nome e matrícula do(s) gêmeo(s);Nome do(s) gêmeo(s);Nome e matrícula dos gêmeos;Irmão gêmeo",
        "[Nome|Nomes|Nome(s)|Identificação|Nome e matrícula|Nome e registro|Nome completo|Matrícula e nome|Dados|Nome(s) e matrícula(s)] [do(s)|dos|do|do(a)|da(s)] [gêmeo(s)|gêmeos|gêmeo|irmão(s) gêmeo(s)|irmãos gêmeos|gêmeo(a)|outro gêmeo|outro(s) gêmeo(s)|demais gêmeos|irmão gêmeo|co-gêmeo];[Irmão|Irmão(s)|Irmãos|Irmã] gêmeo[s|(s)|];[Gêmeo|Gêmeos] [de|com|(nome)|- nome];Se gêmeo, [nome|indicar o nome|nome e matrícula] [do outro|];Quem é o gêmeo[?|];Irmão de parto [gemelar|];Nome do(s) outro(s)"),
    "averbacoes": ("Averbações;Averbação;Averbações a acrescer;AVERBAÇÕES", "[Averbações|Averbação|Averbaçoes|Averb.|Averbações/alterações|Averbações e retificações|Averbação(ões)] [a acrescer|do registro|à margem|à margem do termo|(se houver)|existentes|constantes do assento|do assento|lançadas|feitas|];À margem [do termo|do assento|do registro|constam|];[Alterações|Modificações|Retificações] [do registro|do assento|averbadas|];Registro de averbações;Averba-se"),
    "anotacoes": ("Anotações;Anotação;Anotações a acrescer;ANOTAÇÕES", "[Anotações|Anotação|Anotaçoes|Anot.|Anotação(ões)|Notas|Notas marginais|Remissões|Anotações remissivas|Comunicações] [a acrescer|do registro|à margem|à margem do termo|(se houver)|existentes|do assento|lançadas|diversas|];[Anotado|Anotada] à margem;Notas [de|do] [casamento, óbito etc.|registro];Registros posteriores"),
    "notes_joint": ("Averbações/Anotações a acrescer;Observações / Averbações;Averbações e anotações;Observações;Observações/Averbações",
        "[Averbações|Averbação|Observações|Anotações|Notas] [/|e|ou|,|-|e/ou] [anotações|averbações|anotação|observações|anotações a acrescer|averbações a acrescer];[Observações|Observação|Obs.|OBS|Observ.|Obs] [/ averbações|complementares|gerais|do registro|do assento|do oficial|(averbações e anotações)|];[Informações|Dados|Declarações|Elementos] [complementares|adicionais|à margem|relevantes];[À margem|Ao lado|Notas à margem|Notações] [do termo|do assento|];Averbações, anotações e observações;Outros dados [constantes|];Mais consta;Consta [mais|à margem|ainda];Ressalvas [e averbações|]"),
    "cadastro": ("Anotações de cadastro;Anotações de cadastro;Documentos", "[Anotações|Anotação|Notas|Dados] [de|do] cadastro [(Prov. 63/2017)|da pessoa|do registrado|facultativas|];[Documentos|Dados cadastrais|Cadastro|Outros documentos|Documentos do registrado|Documentação|Documentos anotados|Documentos cadastrais|Números de documentos] [{reg}|];Tabela de documentos;Anotações voluntárias [de cadastro|]"),
    "seal": ("Selo digital;Selo;Selo digital de fiscalização;Selo eletrônico;Selo nº",
        "Selo [digital|eletrônico|de fiscalização|de autenticidade|digital de fiscalização|de fiscalização eletrônico|eletrônico de fiscalização|do ato|do Tribunal|do TJ|de controle|de consulta|de segurança|fiscal|isento|gratuito|de autenticação|digital de consulta e autenticidade|digital do ato|] [{no}|];{num} [do|de] selo [digital|eletrônico|de fiscalização|de autenticidade|];[Código|Cód.|Identificação|Numeração|Consulta] [do|de] selo [digital|];[Selo(s)|Selos|SELO|Selo/Código|Selo - Nº|Selo Digital nº|Selagem] [utilizado(s)|];Ato selado [com|sob];[Autenticidade|Fiscalização] [(selo)|- selo];Selo digital do[s|] ato[s|] de [registro|nascimento|certidão]"),
    "officer": ("Oficial registrador;Oficial;Oficial Registrador(a);Oficial do registro civil;Registrador",
        "[Oficial|Oficiala|Registrador|Registradora|Registrador(a)|Oficial(a)|Escrivão|Escrivã|Titular|Delegatário|Delegatário(a)|Tabelião|Tabelião(ã)|Serventuário|Oficial/Registrador] [titular|do registro civil|registrador|registrador(a)|responsável|civil|interino|designado|de registro|do ofício|da serventia|das pessoas naturais|público|];[Nome|Assinatura|Identificação|Assinatura e nome] do [oficial|registrador|oficial registrador|titular|escrivão|oficial do registro civil|delegatário|responsável];[Responsável|Responsável pela serventia|Resp. pelo expediente|Responsável pelo ofício];O [oficial|escrivão|registrador];Of. Registrador;[Dou fé.|Eu,] [o oficial|oficial];Oficial [que lavrou o registro|que subscreve|signatário|em exercício]"),
    "issue_date": ("Data da emissão;Data de emissão;Emitida em;Expedida em;Data da expedição",
        "{date} [da|de] [emissão|expedição|certidão|extração|assinatura|emissão da certidão|expedição da certidão|impressão|via|lavratura da certidão];[Emitid|Expedid|Extraíd|Passad|Dad|Assinad|Impress][a|o] [em|aos|no dia|nesta data];[Emissão|Expedição|Certidão de|Dt. emissão|Data emis.|Data certidão|Emis.];Certidão [emitida|expedida|extraída|passada|lavrada] [em|aos];[Quando|Em que data] foi [emitida|expedida][?|];Data [desta certidão|da 2ª via|da segunda via|atual]"),
    "issue_place": ("Local da emissão;Local;Local de expedição;Cidade de emissão", "{place} [da|de] [emissão|expedição|assinatura];[Cidade|Município|Praça|Localidade] [da|de] [emissão|expedição|certidão];[Emitida|Expedida|Passada|Dada] [em|na cidade de|nesta cidade de];Local;Município emissor"),
    "issue_place_date": ("Local e data;Data e local;Local e data da emissão", "[Local e data|Data e local|Local/data|Lugar e data|Cidade e data|Local, data|Município e data|Data/local] [da emissão|de emissão|da expedição|da certidão|];[Emitida|Expedida|Dada e passada|Passada] em"),
    "issue_unit": ("Unidade emissora;Emitida por;Cartório emissor", "[Unidade|Serventia|Cartório] [emissora|emissor|expedidor|que emitiu a certidão];[Emitida|Expedida|Materializada|Impressa] [por|pelo|no]"),
    # what stands on certificates and is no field of ours
    "declarant": ("Declarante;Nome do declarante;Declarante;Foi declarante", "[Declarante|Nome do declarante|Nome do(a) declarante|Foi declarante|Declarante do nascimento|Quem declarou|Declarou|Informante|Comparecente|Apresentante|Declarante (nome)|Declarante/qualificação|Nome e qualificação do declarante|Requerente|Solicitante|Declarado por|Parte declarante|O declarante foi|Identificação do declarante|Quem fez a declaração?]"),
    "witnesses": ("Testemunhas;Testemunha;1ª testemunha", "[Testemunhas|Testemunha|1ª testemunha|2ª testemunha|Primeira testemunha|Segunda testemunha|Foram testemunhas|Test.|Testemunhas do ato|Nome das testemunhas|Testemunha(s)|Assinaram como testemunhas|Testemunhas instrumentárias|A rogo|Assina a rogo|Testemunha 1|Testemunha 2]"),
    "profession": ("Profissão;Profissão;Ocupação", "[Profissão|Profissão do pai|Profissão da mãe|Ocupação|Ofício/Profissão|Prof.|Ocupação habitual|Atividade|Profissões|Profissão dos pais|Profissão do genitor|Trabalho|Profissão do(a) genitor(a)|Emprego|Profissão (pai)|Profissão (mãe)]"),
    "age": ("Idade;Idade;Idade", "[Idade|Idade do pai|Idade da mãe|Idade dos pais|Idade (anos)|Idade à época|Idade na data do parto|Idade da genitora|Anos|Idade do genitor|Com a idade de|Idade na ocasião do registro|Idade do(a) genitor(a)|Id.]"),
    "residence": ("Residência;Endereço;Domicílio", "[Residência|Residência dos pais|Endereço dos pais|Domicílio|Residente em|Domicílio e residência|Residência da mãe|Moradia|Residentes e domiciliados|Residência do declarante|Endereço residencial|Domicílio dos pais|Onde residem|Reside em|End. residencial|Residência (rua, nº, bairro)|Domicílio do(a) genitor(a)|Logradouro]"),
    "civil": ("Estado civil;Estado civil", "[Estado civil|Est. civil|Estado civil do pai|Estado civil da mãe|Estado civil dos pais|Situação conjugal|E. civil|Estado]"),
    "nationality": ("Nacionalidade;Nacionalidade", "[Nacionalidade|Nacionalidade do pai|Nacionalidade da mãe|País|Nacional.|Nacionalidade dos pais|Nac.|País de nascimento|Pátria|Nacionalidade {reg}]"),
    "parent_birth": ("Data de nascimento;Nascimento", "[Data de nascimento|Nascimento|Nascido em|Data nasc.|Data de nascimento do genitor|Dt. nasc. da mãe|Data de nascimento do pai|Nascida em]"),
    "fees": ("Emolumentos;Valor;Custas", "[Emolumentos|Valor|Custas|Taxas|Emol.|Valor cobrado|Valor da certidão|Total|Recibo|Valores|Cotação|Custas e emolumentos|Emolumentos e taxas|Valor recebido pela certidão|Preço|Isento|Gratuito|Valor total|Cota|Recolhimento]"),
    "phone": ("Telefone;Tel.;Fone", "[Telefone|Tel.|Fone|Telefone(s)|Tel|Fone/Fax|Telefax|Contato|Celular|WhatsApp|Telefone para contato|Fones|Telefone do ofício|Tel./Fax|Telef.]"),
    "email": ("E-mail;Email;Correio eletrônico", "[E-mail|Email|e-mail|Correio eletrônico|Endereço eletrônico|E-mail do ofício|Mail|E-mail institucional|Site|E-mail para contato|Eletrônico]"),
    "address": ("Endereço;Endereço do ofício;Logradouro", "[Endereço|Endereço do ofício|Endereço da serventia|Logradouro|End.|Endereço do cartório|Localização|Endereço completo|Rua|Sede|Localizado na|Av./Rua|Endereço (rua, nº, bairro)|Estabelecido na|Situado à|Endereço da unidade]"),
    "cep": ("CEP;CEP", "[CEP|C.E.P.|Cep|Código postal|CEP do ofício|CEP nº]"),
    "cns": ("CNS;CNS;Código CNS", "[CNS|C.N.S.|Código CNS|CNS nº|Código nacional da serventia|CNS do ofício|Código Nacional de Serventia (CNS)|Nº CNS|Cód. da serventia|Código da serventia|CNJ/CNS|CNS/CNJ]"),
    "cnpj": ("CNPJ;CNPJ", "[CNPJ|C.N.P.J.|CNPJ nº|CNPJ/MF|CNPJ do ofício|C.G.C.|CGC/MF]"),
    "district": ("Bairro;Distrito", "[Bairro|Distrito|Subdistrito|Bairro/Distrito|Zona|Setor|Circunscrição|Distrito judiciário|Bairro ou vila]"),
    "protocol": ("Protocolo;Protocolo nº;Pedido", "[Protocolo|Protocolo nº|Pedido|Nº do pedido|Nº do protocolo|Ordem de serviço|Requisição|O.S.|Ficha|Solicitação nº|Recibo nº|Talão|Prot.|Controle|Nº de controle|Guia nº|Pedido nº|Via|Ref.]"),
    "clerk": ("Escrevente;Substituto;Escrevente autorizado(a)", "[Escrevente|Substituto|Escrevente autorizado(a)|Escrevente autorizado|Preposto|Conferido por|Digitado por|Emitido por|Atendente|Substituto(a)|Conferente|Escrevente juramentado|Lavrado por|Auxiliar|Impresso por|Usuário|Digitador|Expedido por|Buscas por|Subscrito por|Conferi|Elaborado por]"),
    "marriage_of_parents": ("Casamento dos pais;Estado civil dos pais", "[Casamento dos pais|Pais casados em|Lugar e cartório do casamento dos pais|Data do casamento dos pais|Local do casamento dos pais|Os pais são casados?|Casados onde|Registro do casamento dos pais|Casamento dos genitores|Cartório do casamento dos pais|Casaram-se em]"),
    "color": ("Cor;Cor/raça;Raça", "[Cor|Raça/cor|Cor/raça|Raça|Cútis|Cor da pele|Etnia|Cor do registrado|Raça ou cor|Cor (pele)|Povo indígena|Raça/Etnia]"),
    "document_rg": ("RG;RG nº;Identidade", "[RG|R.G.|RG nº|Identidade|Carteira de identidade|Registro geral|RG/órgão expedidor|Documento de identidade|C.I.|Céd. identidade|RNE|RG do pai|RG da mãe|Identidade nº|Doc. de identidade]"),
    "document_table": ("Tipo de documento;Documento;Órgão expedidor", "[Tipo de documento|Documento|Número|Data de expedição|Órgão expedidor|Data de validade|Emissor|Expedição|Validade|Tipo documento|Nº do documento|Órgão emissor|UF emissora|Zona/Seção|Município|Doc.]"),
    "security_code": ("Código de segurança;Código verificador;Cód. de segurança", "[Código|Cód.] [de segurança|verificador|de verificação|de autenticidade|de validação|de conferência|de acesso|hash|de controle|CERP|de rastreabilidade|da certidão|do documento];[Chave|Chave de acesso|Token|Hash|Autenticação|Senha|Assinatura digital|CRC|Identificador|ID|Nº de validação|Controle]"),
    "qr": ("QR Code;Consulte o QR Code", "[QR Code|QR-Code|Leia o QR Code|Aponte a câmera|Consulte a autenticidade|Valide aqui|Consulta pelo QR Code|Código QR|Escaneie o código|Verifique a autenticidade|Consulte o selo]"),
    "other": ("Situação;Tipo;Via", "[Situação|Tipo|Via|Espécie|Finalidade|Requerente|Solicitante|Natureza|Modalidade|Etnia|Religião|Nome anterior|Nome social|Aldeia|Grupo sanguíneo|Peso ao nascer|Apgar|Tipo de parto|Médico|CRM|Assistente do parto|Ordem do nascimento|Duração da gestação|Nascimentos anteriores|Filhos vivos|Filhos mortos|Idade gestacional|Data da DNV|Registro tardio|Prazo legal|Ato|Tipo de certidão|Origem|Anexo|Estampa|Carimbo|Processo|Natimorto|Assinatura|Rubrica|Polegar direito|Impressão digital|Reconhecimento|Legitimidade|Legítimo|Quantos filhos|Qualidade da filiação|Grau de parentesco|Parentesco|Cartório do casamento|País|Acervo|Folha de informação|Ordem de nascimento]"),
}
LABELS = {concept: (compile_parts({"x": common})["x"], compile_parts({"x": wide})["x"]) for concept, (common, wide) in _LABELS.items()}
CONCEPTS = tuple(LABELS)

_SECOND = {
    "name": ("Name|Full name|Given name and surname|Name of the child", "Nombre|Nombre y apellidos|Nombre completo"), "given_names": ("Given names|First name|Forenames|Prénoms|Prenomi", "Nombres|Nombre de pila|Vornamen"), "surname": ("Surname|Family name|Last name|Nom|Cognome", "Apellidos|Apellido|Familienname"), "cpf": ("Taxpayer no.|Individual taxpayer number", "N.º de CPF|Identificación fiscal"), "matricula": ("Registration number|Record no.", "Matrícula|N.º de registro"),
    "birth_date": ("Date of birth|Birth date|Born on", "Fecha de nacimiento|Nacido el"), "birth_date_words": ("Date of birth in words", "Fecha de nacimiento en letras"), "birth_day": ("Day", "Día"), "birth_month": ("Month", "Mes"), "birth_year": ("Year", "Año"), "hour": ("Time|Time of birth|Hour", "Hora|Hora de nacimiento"),
    "nat": ("Place of origin|Birthplace", "Natural de|Lugar de origen"), "sex": ("Sex|Gender", "Sexo"), "birth_place": ("Place of birth|Hospital", "Lugar de nacimiento|Establecimiento"), "birth_city": ("City of birth|City", "Ciudad|Municipio de nacimiento"), "birth_uf": ("State", "Estado|Provincia"), "birth_city_uf": ("City and state of birth", "Ciudad y estado"),
    "reg_city": ("City of registration|City", "Municipio de registro"), "reg_uf": ("State", "Estado"), "reg_city_uf": ("City and state of registration", "Municipio y estado de registro"), "office": ("Registry office|Civil registry", "Registro civil|Oficina"), "reg_date": ("Date of registration|Registered on", "Fecha de inscripción|Fecha de registro"), "dnv": ("Live birth certificate no.|Live birth declaration", "Declaración de nacido vivo"),
    "livro": ("Book", "Libro|Tomo"), "folha": ("Page|Sheet", "Folio"), "termo": ("Entry|Record", "Acta|Asiento"), "book_all": ("Book, page and entry", "Libro, folio y acta"), "filiation": ("Parents|Filiation", "Padres|Filiación"), "father": ("Father|Father's name", "Padre|Nombre del padre"), "mother": ("Mother|Mother's name", "Madre|Nombre de la madre"), "parent": ("Parent", "Progenitor"), "parent_1": ("Parent 1", "Progenitor 1"), "parent_2": ("Parent 2", "Progenitor 2"),
    "father_nat": ("Father's birthplace", "Naturalidad del padre"), "mother_nat": ("Mother's birthplace", "Naturalidad de la madre"), "parent_nat": ("Birthplace|Native of", "Natural de"), "gp_paternal": ("Paternal grandparents", "Abuelos paternos"), "gp_maternal": ("Maternal grandparents", "Abuelos maternos"), "gp_all": ("Grandparents", "Abuelos"),
    "grandfather_pat": ("Paternal grandfather", "Abuelo paterno"), "grandmother_pat": ("Paternal grandmother", "Abuela paterna"), "grandfather_mat": ("Maternal grandfather", "Abuelo materno"), "grandmother_mat": ("Maternal grandmother", "Abuela materna"), "twin": ("Twin", "Gemelo"), "twin_names": ("Name of the twin(s)", "Nombre del gemelo"), "averbacoes": ("Amendments", "Anotaciones marginales"), "anotacoes": ("Notes", "Notas"), "notes_joint": ("Remarks|Observations", "Observaciones"),
    "seal": ("Seal|Digital seal", "Sello"), "officer": ("Registrar", "Oficial del registro"), "issue_date": ("Date of issue|Issued on", "Fecha de emisión"), "issue_place": ("Place of issue", "Lugar de emisión"), "declarant": ("Declarant|Informant", "Declarante"), "witnesses": ("Witnesses", "Testigos"), "profession": ("Occupation", "Profesión"), "age": ("Age", "Edad"), "residence": ("Residence", "Domicilio"), "phone": ("Phone", "Teléfono"), "address": ("Address", "Dirección"), "nationality": ("Nationality", "Nacionalidad"),
}
SECOND = {concept: tuple(words.split("|") for words in pair) for concept, pair in _SECOND.items()}

#: Labels of pages that ask everything in plain questions, and of prints of a database.
_VOICES = {
    "question": {
        "name": "[Quem|Qual pessoa] [nasceu|foi registrad{a}|é {who}|está registrad{a}|se registrou][?];[Como|De que modo] [se chama|é chamad{a}|foi chamad{a}|ficou chamad{a}] [{who}|][?];[Qual é o|Qual o|Que] nome [{of}|completo|foi dado|tem {who}|recebeu {who}|consta do registro][?];De quem é [esta certidão|este registro|o nascimento][?]",
        "cpf": "[Qual é|Qual] [o|o seu|o número do] CPF[ {of}|][?];Que CPF [tem|recebeu] {who}[?];[Tem|Possui] CPF?;CPF?",
        "matricula": "[Qual é|Qual] [a|o número da] matrícula[ do registro| da certidão|][?];Que matrícula [tem|recebeu] [o registro|o assento|esta certidão][?];Com que matrícula?;Matrícula?",
        "birth_date": "[Quando|Em que dia|Em que data|Que dia] [nasceu|foi o nascimento|se deu o nascimento|veio ao mundo|{who} nasceu][?];Qual [é |foi |]a data [de|do] nascimento[?];Quando?;Nasceu quando?",
        "birth_date_words": "[Quando|Em que dia|Em que data] nasceu, por extenso?;E por extenso?;Como se escreve a data?",
        "birth_day": "[Em que|Qual|Que] dia[?];Dia?", "birth_month": "[De que|Em que|Qual o] mês[?];Mês?", "birth_year": "[De que|Em que|Qual o] ano[?];Ano?",
        "hour": "[A que horas|Que horas|Em que hora|A que hora] [nasceu|foi|foi o parto|foi o nascimento|{who} nasceu|eram][?];Qual [foi |]a hora[?];E a que horas?",
        "nat": "De [onde|que cidade|que município] [é|é natural|se declara natural|vem] [{who}|][?];[Qual é|Qual] a naturalidade[ {of}|][?];Natural de onde?",
        "sex": "[Qual é|Qual] [o|o seu] sexo[ {of}|][?];É [menino ou menina|homem ou mulher|do sexo masculino ou feminino][?];De que sexo[?];Menino ou menina?",
        "birth_place": "[Onde|Em que lugar|Em que hospital|Em que maternidade|Em que estabelecimento|Em qual local] [nasceu|foi o parto|foi o nascimento|aconteceu|{who} nasceu][?];Qual [foi |]o [local|hospital|lugar|estabelecimento][?];Onde?",
        "birth_city": "[Em que|Em qual|Que] [cidade|município] [nasceu|foi|foi o nascimento|foi o parto|era][?];E a cidade?;Qual o município?",
        "birth_uf": "[Em que|De que|Qual o] estado[?];E o estado?;Qual UF?",
        "birth_city_uf": "[Em que|Em qual] [cidade e estado|município e UF|cidade|município] [nasceu|foi|foi o nascimento][?];Qual [é |]o município e o estado[?];Cidade e estado?",
        "birth_place_all": "[Onde|Em que lugar] [nasceu|foi o nascimento|{who} nasceu|foi o parto][?];Onde, em que cidade e estado?",
        "birth_datetime": "[Quando|Em que dia e a que horas] [nasceu|foi o nascimento|{who} nasceu][?];Que dia e que horas?",
        "reg_city": "[Em que|Em qual] [cidade|município] foi [registrad{a}|feito o registro|lavrado][?];Em que cidade fica o [cartório|registro][?]",
        "reg_uf": "[Em que|De que] estado[?];Qual UF?",
        "reg_city_uf": "[Em que cidade|Em que município|Onde] [foi registrad{a}|foi feito o registro|foi lavrado|fica o cartório][?]",
        "office": "[Em que|Qual|Em qual] [cartório|ofício|serventia] [foi registrad{a}|registrou|fez o registro|guarda o registro|foi lavrado|é][?];[Quem|Que cartório] [registrou|fez o registro|guarda este registro|lavrou o assento][?];Qual é o cartório?",
        "reg_date": "[Quando|Em que dia|Em que data] [foi registrad{a}|foi feito o registro|foi lavrado|foi o registro|se registrou][?];Qual [é |foi |]a data do registro[?];Registrad{a} quando?",
        "dnv": "[Qual é|Qual] [o número da|a] [DNV|declaração de nascido vivo][?];Que número tem a declaração de nascido vivo?",
        "livro": "[Em que|Qual|Que] livro[?]", "folha": "[Em que|Qual|Que] [folha|página][?]", "termo": "[Com que|Sob que|Qual o] [número|termo][?];Qual termo?",
        "book_all": "[Onde está|Em que livro, folha e termo está|Onde se acha] [escrito|o registro|o assento|anotado][?];[Em que|Qual] livro, folha e termo[?]",
        "filiation": "De quem [é filh{a}|nasceu][?];Quem são [os pais|os genitores|seus pais|o pai e a mãe][?];Filh{a} de quem?;Quais são os pais?",
        "father": "Quem [é|era|foi] [o|seu] pai[ {of}|][?];[Qual é|Qual|Como é] o nome do pai[?];Como se chama o pai?;E o pai?;O pai?;Pai?",
        "mother": "Quem [é|era|foi] [a|sua] mãe[ {of}|][?];[Qual é|Qual|Como é] o nome da mãe[?];Como se chama a mãe?;E a mãe?;A mãe?;Mãe?;Quem deu à luz?",
        "parent": "Quem é [o genitor|a genitora|um dos pais][?];Qual é o nome do genitor?", "parent_1": "Quem é [o primeiro genitor|o genitor 1|a primeira pessoa][?]", "parent_2": "Quem é [o segundo genitor|o genitor 2|a outra pessoa][?];E o outro?",
        "parent_name": "Quem é?;Como se chama?;Qual o nome?", "father_nat": "[De onde|De que cidade] [é|é natural|vem|veio] [o pai|ele][?];Onde nasceu [o pai|ele][?];E é de onde?", "mother_nat": "[De onde|De que cidade] [é|é natural|vem|veio] [a mãe|ela][?];Onde nasceu [a mãe|ela][?];E é de onde?",
        "parent_nat": "[De onde é|De onde vem|Natural de onde|Onde nasceu|De que cidade é][?]", "nat_both": "De onde [são|vêm] [os pais|eles|ambos][?];Onde nasceram os pais?",
        "gp_paternal": "Quem são [os avós paternos|os pais do pai|os avós por parte de pai][?];E os avós [paternos|por parte de pai][?]", "gp_maternal": "Quem são [os avós maternos|os pais da mãe|os avós por parte de mãe][?];E os avós [maternos|por parte de mãe][?]",
        "gp_all": "Quem são [os avós|os quatro avós|seus avós][?];Quais são os avós?;E os avós?", "gp_of_parent": "[Filho de quem|Filha de quem|Quem são seus pais|De quem é filho][?]",
        "grandfather_pat": "Quem é o [avô paterno|pai do pai|avô por parte de pai][?]", "grandmother_pat": "Quem é a [avó paterna|mãe do pai|avó por parte de pai][?]", "grandfather_mat": "Quem é o [avô materno|pai da mãe|avô por parte de mãe][?]", "grandmother_mat": "Quem é a [avó materna|mãe da mãe|avó por parte de mãe][?]",
        "grandfather": "Quem é o avô?;E o avô?", "grandmother": "Quem é a avó?;E a avó?",
        "twin": "[É|Tem|Nasceu com] [gêmeo|gêmeos|irmão gêmeo|irmã gêmea][?];Nasceu sozinh{a}?;Foi parto de gêmeos?", "twin_names": "[Quem é|Como se chama|Quem nasceu junto, como se chama|Quem são] [o irmão gêmeo|o gêmeo|a gêmea|os gêmeos][?];Com quem nasceu?;Quem mais nasceu?",
        "averbacoes": "[O que mudou|O que foi averbado|Há averbações|Houve alguma mudança|Mudou alguma coisa][?]", "anotacoes": "[O que foi anotado|Há anotações|O que mais consta|O que aconteceu depois][?]", "notes_joint": "[Há averbações ou anotações|O que mais consta|Algo mais a dizer|O que se escreveu à margem|Há observações|Mudou algo desde então][?]",
        "seal": "[Qual é o|Qual o|Que] selo[ digital|][?];Como conferir?", "officer": "Quem [é o oficial|assina|responde pelo cartório|é o registrador|registrou|certifica][?]", "issue_date": "[Quando|Em que dia|Em que data] [foi emitida|se emitiu|foi expedida|foi passada|saiu] [esta certidão|a certidão|este papel|][?];Emitida quando?",
        "issue_place": "Onde foi emitida?", "issue_place_date": "[Onde e quando|Quando e onde] [foi emitida|foi passada|se emitiu][?]",
        "declarant": "Quem [declarou|avisou|foi ao cartório|deu a notícia][?]", "witnesses": "Quem [testemunhou|foram as testemunhas|viu][?]", "profession": "[O que faz|Qual a profissão|Em que trabalha][?]", "age": "[Que idade tinha|Quantos anos tinha][?]", "residence": "Onde [mora|moram|reside|vivem][?]", "clerk": "Quem [conferiu|digitou|atendeu|escreveu][?]", "fees": "Quanto custou?", "protocol": "Qual é o pedido?", "address": "Onde fica?", "phone": "Qual é o telefone?", "email": "Qual é o e-mail?",
    },
    "technical": {
        "name": "[nm|nome|ds_nome|no|NM][_registrado|_pessoa|_completo|_titular|_reg|_nascido|];[nomeRegistrado|nomeCompleto|registrado.nome|pessoa.nome|nome_do_registrado]", "cpf": "[nr|num|nu|cd|NR][_cpf];[cpf|numeroCpf|cpf_registrado|registrado.cpf]", "matricula": "[nr|num|cd|nu|NR|CD][_matricula|_mat];[matricula|matriculaNacional|numeroMatricula|matricula_cnj|registro.matricula]",
        "birth_date": "[dt|data|dat|DT][_nasc|_nascimento|_nascto|_evento];[dataNascimento|nascimento.data|data_de_nascimento|dtNasc]", "birth_date_words": "[dt_nasc_extenso|ds_dt_nascimento|dataNascimentoExtenso|data_extenso|nascimento.data_extenso]", "birth_day": "[dia|nr_dia|dia_nasc|dd_nasc]", "birth_month": "[mes|nr_mes|mes_nasc|mm_nasc]", "birth_year": "[ano|nr_ano|ano_nasc|aa_nasc]",
        "hour": "[hr|hora|hh|HR][_nasc|_nascimento|_parto|_evento];[horaNascimento|nascimento.hora|hr]", "nat": "[nm|ds|mun|cd|NM][_naturalidade|_mun_natural|_nat];[naturalidade|naturalidadeRegistrado|registrado.naturalidade]", "sex": "[tp|cd|in|ds|TP|CD][_sexo|_genero];[sexo|sexoRegistrado|registrado.sexo|sx]",
        "birth_place": "[nm|ds|NM][_local_nasc|_estab|_estabelecimento|_hospital|_local];[localNascimento|estabelecimento|nascimento.local|estab_saude]", "birth_city": "[nm|mun|cid|NM][_mun_nasc|_nascimento|_municipio_nasc|_cidade_nasc];[municipioNascimento|nascimento.municipio|mun_nasc]", "birth_uf": "[uf|sg_uf|cd_uf|SG_UF][_nasc|_nascimento|];[ufNascimento|nascimento.uf]", "birth_city_uf": "[mun_uf|municipio_uf|cidade_uf|local][_nasc|_nascimento];[nascimento.municipioUf]",
        "birth_place_all": "[local_nasc|ds_local_nascimento|localNascimento|nascimento.local]", "birth_datetime": "[dh_nasc|dt_hr_nascimento|dataHoraNascimento|nascimento.dataHora|ts_nasc]",
        "reg_city": "[nm|mun|NM][_mun_reg|_registro|_mun_cartorio|_comarca];[municipioRegistro|registro.municipio|serventia.municipio]", "reg_uf": "[uf|sg_uf|cd_uf][_reg|_registro|_cartorio];[ufRegistro|serventia.uf]", "reg_city_uf": "[mun_uf_reg|municipio_uf_registro|cidade_uf_cartorio|serventia.municipioUf]", "office": "[nm|ds|NM][_cartorio|_serventia|_oficio|_orgao];[serventia|nomeCartorio|serventia.nome|cartorio]",
        "reg_date": "[dt|data|DT][_reg|_registro|_lavratura|_assento];[dataRegistro|registro.data|dtReg]", "dnv": "[nr|num|nu|cd|NR][_dnv|_dn|_dnv_do|_decl_nasc];[numeroDnv|dnv|nascimento.dnv]", "livro": "[nr|cd|nu|NR][_livro|_lv];[livro|registro.livro|lv]", "folha": "[nr|cd|nu|NR][_folha|_fl|_fls];[folha|registro.folha|fl]", "termo": "[nr|cd|nu|NR][_termo|_registro|_assento];[termo|registro.termo|tm]", "book_all": "[livro_folha_termo|lft|assento|registro.referencia|lv_fl_tm]",
        "filiation": "[nm_filiacao|filiacao|ds_filiacao|nm_pais|genitores]", "father": "[nm|nome|NM][_pai|_genitor|_genitor_1|_pai_reg];[nomePai|pai.nome|filiacao.pai|genitor]", "mother": "[nm|nome|NM][_mae|_genitora|_genitor_2|_mae_reg];[nomeMae|mae.nome|filiacao.mae|genitora]", "parent": "[nm_genitor|nomeGenitor|genitor.nome]", "parent_1": "[nm_genitor_1|genitor1|genitor1.nome|nm_gen1]", "parent_2": "[nm_genitor_2|genitor2|genitor2.nome|nm_gen2]", "parent_name": "[nome|nm|nm_pessoa]",
        "father_nat": "[nat|mun_nat|naturalidade|nm_nat][_pai|_genitor];[naturalidadePai|pai.naturalidade]", "mother_nat": "[nat|mun_nat|naturalidade|nm_nat][_mae|_genitora];[naturalidadeMae|mae.naturalidade]", "parent_nat": "[naturalidade|mun_nat|nat]", "nat_both": "[naturalidade_pais|nat_genitores]", "gp_paternal": "[nm_avos_pat|avos_paternos|avosPaternos|avos.paternos]", "gp_maternal": "[nm_avos_mat|avos_maternos|avosMaternos|avos.maternos]", "gp_all": "[nm_avos|avos|ds_avos]", "gp_of_parent": "[avos|nm_avos|pais]",
        "grandfather_pat": "[nm_avo_pat_m|avo_paterno|avoPaterno|avos.paternos.avo|nm_avo_p]", "grandmother_pat": "[nm_avo_pat_f|avo_paterna|avohPaterna|avos.paternos.avoh|nm_ava_p]", "grandfather_mat": "[nm_avo_mat_m|avo_materno|avoMaterno|avos.maternos.avo|nm_avo_m]", "grandmother_mat": "[nm_avo_mat_f|avo_materna|avohMaterna|avos.maternos.avoh|nm_ava_m]", "grandfather": "[avo|nm_avo]", "grandmother": "[avoh|nm_avoh|ava]",
        "twin": "[in|fl|st|IN][_gemeo|_gemelar|_gemeos];[gemeo|gemelaridade|possuiGemeo]", "twin_names": "[nm_gemeo|nm_gemeos|gemeo.nome|nomesGemeos|gemeos]", "averbacoes": "[tx|ds|TX][_averbacao|_averbacoes|_averb];[averbacoes|averbacao]", "anotacoes": "[tx|ds|TX][_anotacao|_anotacoes|_anot];[anotacoes|anotacao]", "notes_joint": "[tx_obs|ds_observacao|observacoes|averbacoes_anotacoes|obs]",
        "seal": "[cd|nr|CD][_selo|_selo_digital];[selo|seloDigital|codigoSelo|selo.codigo]", "officer": "[nm|NM][_oficial|_registrador|_titular];[oficial|nomeOficial|serventia.oficial]", "issue_date": "[dt|data|DT][_emissao|_expedicao|_certidao|_impressao];[dataEmissao|emissao.data]", "issue_place": "[mun_emissao|local_emissao]", "issue_place_date": "[local_data|local_dt_emissao]",
        "declarant": "[nm_declarante|declarante]", "witnesses": "[nm_test_1|testemunhas|nm_testemunhas]", "profession": "[ds_profissao|ocupacao_pai|cd_cbo]", "age": "[nr_idade|idade_mae|idade_pai]", "residence": "[ds_endereco|endereco_mae]", "clerk": "[nm_escrevente|usuario|cd_usuario|login]", "fees": "[vl_emol|valor|vl_total]", "protocol": "[nr_protocolo|protocolo|id_pedido|id]", "address": "[ds_endereco|endereco|logradouro]", "phone": "[nr_tel|telefone]", "email": "[email|ds_email]", "cns": "[cd_cns|cns|nr_cns]", "security_code": "[hash|cd_verificador|token]",
    },
}
VOICES = {voice: compile_parts(labels) for voice, labels in _VOICES.items()}

_STRANGE = "Dado Item Campo Registro Informação Elemento Referência Descrição Valor Quadro Anotação Conteúdo Célula Linha Entrada Parcela Seção Bloco Índice Ficha Título Especificação Assunto Espaço Quesito Dados Detalhe Indicador Verbete Tópico Cota".split()
_SYL = "ba ce di fo gu la me ni po qui ra se ti vo xa lho nha bre cri dro fla gra pla tre zu mer tal con des per sub tor vin lar mon der ção mento dade gem ncia vel tório".split()


def strip_accents(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")


def slip(rng, text):
    """One slip of a typist: a letter lost, doubled, exchanged, or a wrong neighbour."""
    if len(text) < 5:
        return text
    i = rng.randrange(1, len(text) - 2)
    if not (text[i].isalpha() and text[i + 1].isalpha()):
        return text
    k = rng.random()
    if k < .3:
        return text[:i] + text[i + 1:]
    if k < .5:
        return text[:i] + text[i] + text[i:]
    if k < .8:
        return text[:i] + text[i + 1] + text[i] + text[i + 2:]
    return text[:i] + rng.choice("aeiorstnl") + text[i + 1:]


def shorten(rng, text):
    """Long words cut before a vowel and ended with a point, as narrow cells ask for."""
    words = text.split(" ")
    for i, word in enumerate(words):
        if len(word) > 6 and word.isalpha() and rng.random() < .6:
            cut = rng.randint(3, min(6, len(word) - 2))
            while cut > 2 and strip_accents(word[cut - 1]).lower() in "aeiou":
                cut -= 1
            words[i] = word[:max(cut, 2)] + "."
    return " ".join(words)


def strange_label(rng):
    """A label that says nothing: generic nouns, numbers, or words of no language."""
    k = rng.random()
    if k < .4:
        return rng.choice(_STRANGE) + rng.choice(["", " " + str(rng.randint(1, 60)), " " + rng.choice("ABCDEFGH"), " nº " + str(rng.randint(1, 40)), " " + rng.choice("IVX") + rng.choice("IVX") if rng.random() < .5 else ""])
    return " ".join("".join(rng.choice(_SYL) for _ in range(rng.randint(2, 4))) for _ in range(rng.randint(1, 3))).capitalize()


_PREFIXES = ("Dados: ", "(*) ", "Campo ", "Informe: ", "> ", "• ", "- ", "* ", "Item ", "→ ", "§ ")
_SUFFIXES = (" *", " (*)", " (conforme o termo)", " (conforme assento)", " (obrigatório)", " (1)", " (2)", " - conforme registro", " constante do assento", " (se houver)", " declarado(a)", " atual", " (vide verso)", " ¹", " (preencher por extenso)", " (letra de forma)", " no ato do registro", " (dados do assento)", " [campo obrigatório]", " (se conhecido)", ", segundo o termo", " (sem abreviar)")


def label(rng, concept, strange=.025, second=.03, voice=None):
    """A label for a concept; `strange` and `second` are the shares of words that no list knows and of a second language beside.

    `voice`: "question" or "technical" for a page that asks, or names its labels as a database does, wherever it can.
    """
    if rng.random() < strange:
        return strange_label(rng)
    if voice and concept in VOICES[voice]:
        return expand(rng, choose(rng, VOICES[voice][concept]), PARTS)
    common, wide = LABELS[concept]
    trees = common if rng.random() < .42 else wide
    text = expand(rng, choose(rng, trees), PARTS)
    k = rng.random()
    if k < .015:
        text = rng.choice(_PREFIXES) + text
    elif k < .035:
        text += rng.choice(_SUFFIXES)
    elif k < .055:
        text = slip(rng, text)
    elif k < .08:
        text = strip_accents(text)
    elif k < .11:
        text = shorten(rng, text)
    if rng.random() < second and concept in SECOND:
        text = both_languages(rng, concept, text, rng.choice((0, 1)))
    return text


def both_languages(rng, concept, text, language):
    """The label with its English (0) or Spanish (1) beside it; unchanged where the concept has none."""
    if concept not in SECOND:
        return text
    other = rng.choice(SECOND[concept][language])
    return rng.choice([f"{text} / {other}", f"{text} / {other}", f"{text} - {other}", f"{text} ({other})", f"{other} / {text}", f"{text}/{other}", f"{text} | {other}"])


_SMALL = frozenset("de do da dos das e em no na a o ou por com".split())


def cased(text, case):
    """A text in one case: "upper", "title" (small words stay small), "lower", anything else: as it is."""
    if case == "upper":
        return text.upper()
    if case == "lower":
        return text.lower()
    if case == "title":
        return " ".join(word if word in _SMALL else word[:1].upper() + word[1:] for word in text.split(" "))
    return text


_HEADINGS = compile_parts({
    "person": "[Dados|Identificação|Qualificação|Informações] [do registrado|da registrada|do(a) registrado(a)|da pessoa|da criança|pessoais|do titular|do nascido|da pessoa registrada|do registrando|civil|do recém-nascido];[Registrado|Registrada|Registrado(a)|Pessoa registrada|Dados pessoais|Do registrado|Da pessoa|Titular|Da criança|Identificação|Do(a) registrado(a)|A criança|O registrado|Quem|Nascido]",
    "birth": "[Dados|Informações|Circunstâncias|Elementos] [do nascimento|de nascimento|do parto|sobre o nascimento|do nascimento e local];[Nascimento|Do nascimento|Local e data do nascimento|Data e local de nascimento|Data, hora e local do nascimento|Do parto|Quando e onde nasceu|Nascimento e naturalidade|O nascimento|Onde e quando]",
    "parents": "[Dados|Identificação|Qualificação|Nomes] [dos pais|dos genitores|da filiação|dos progenitores];[Filiação|Genitores|Pais|Da filiação|Dos pais|Filiação e ascendência|Filiação e avós|Dos genitores|Ascendência|Filiação do registrado|Os pais|Família|Filiação (genitores)]",
    "father": "[Dados do|Qualificação do|Do|Identificação do|Sobre o] [pai|genitor];[Pai|Genitor|PAI|Filiação paterna|Lado paterno|Linha paterna|O pai]",
    "mother": "[Dados da|Qualificação da|Da|Identificação da|Sobre a] [mãe|genitora|parturiente];[Mãe|Genitora|MÃE|Filiação materna|Lado materno|Linha materna|A mãe]",
    "grandparents": "[Dados|Nomes|Identificação|Qualificação] dos avós;[Avós|Dos avós|Ascendentes|Avoengos|Avós paternos e maternos|Avós do registrado|Os avós|Segundo grau|Ascendência em 2º grau|Ascendentes em segundo grau]",
    "registration": "[Dados|Informações|Referências|Elementos|Localização] [do registro|do assento|da lavratura|do termo|registrais|do livro];[Registro|Do registro|Assento|Assento de nascimento|Do assento|Registro de nascimento|Registro civil|Da lavratura|O registro|Lavratura|Termo de nascimento|Inscrição]",
    "notes": "[Averbações e anotações|Observações|Notas|Observações e averbações|Averbações|Anotações|À margem|Das averbações|Averbações / anotações a acrescer|Outras informações|Informações complementares|Anotações e observações|Notas marginais|Demais informações|Histórico do registro]",
    "office": "[Dados|Identificação|Endereço|Informações] [da serventia|do cartório|do ofício|da unidade|do oficial|do ofício de registro];[Serventia|Cartório|Ofício|Da serventia|Do ofício|Unidade emissora|Cartório de registro|Registro civil|O cartório|Oficial e serventia|Unidade de serviço|Contato]",
    "seal": "[Selo e autenticidade|Autenticação|Autenticidade|Selo digital|Validação|Selo|Selo de fiscalização|Poder Judiciário|Corregedoria|Consulta do selo|Segurança|Tribunal de Justiça|Confira a autenticidade|Selagem|Dados do selo]",
    "issue": "[Emissão|Expedição|Da expedição|Emissão da certidão|Expedição da certidão|Encerramento|Certificação|Dados da emissão|Fecho|Assinatura|Fé pública|Da certidão|Local, data e assinatura]",
    "twins": "[Gêmeos|Gemelaridade|Dos gêmeos|Nascimento gemelar|Parto gemelar|Irmãos gêmeos|Gêmeo|Dados dos gêmeos]",
    "cadastro": "[Anotações de cadastro|Documentos|Cadastro|Dados cadastrais|Documentos do registrado|Anotações voluntárias de cadastro|Documentos vinculados|Outros documentos]",
    "declarant": "[Declarante|Do declarante|Dados do declarante|Declarante e testemunhas|Testemunhas|Das testemunhas|Comparecentes|Declaração]",
})
HEADING_SECTIONS = tuple(_HEADINGS)
_NUMBERINGS = ("{r} - ", "{r}. ", "{r} – ", "{n}. ", "{n} - ", "{n}) ", "{r}) ", "Quadro {r} - ", "Quadro {n}: ", "Parte {r} - ", "Bloco {n} - ", "{a}) ", "{a}. ", "Seção {r} - ", "{n:02d} ", "§ {n} ", "{n}.0 ", "Campo {r}: ")
_ROMANS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def numbering(rng):
    """A manner of numbering headings for one page: format with n (1..), r (roman), a (letter); "" for none."""
    return rng.choice(_NUMBERINGS) if rng.random() < .2 else ""


def heading(rng, section, manner="", n=1):
    """A section's heading, numbered in the page's manner."""
    trees = _HEADINGS[section]
    text = expand(rng, choose(rng, trees), PARTS)
    if rng.random() < .02:
        text = slip(rng, text)
    if manner:
        n = max(1, min(n, len(_ROMANS)))
        text = manner.format(n=n, r=_ROMANS[n - 1], a="ABCDEFGHIJKL"[n - 1]) + text
    return text


_TITLES = compile_parts({"x": (
    "Certidão de nascimento;Certidão de nascimento;Certidão de nascimento;CERTIDÃO DE NASCIMENTO;Certidão de nascimento[ - 2ª via| - segunda via| (2ª via)| - 1ª via| (breve relatório)| em breve relatório| de inteiro teor| (inteiro teor)| digital| eletrônica| em inteiro teor| - via original|, segunda via| - gratuita| simplificada| por quesitos| resumida| - reprográfica];"
    "Certidão [de inteiro teor|em inteiro teor|verbo ad verbum|em breve relatório|em resumo|por extrato|reprográfica|de registro civil|de assento de nascimento|do registro de nascimento|do termo de nascimento|de registro de nascimento|de nascido];Nascimento;Registro de nascimento;Assento de nascimento;Extrato de certidão de nascimento;[Certidão|Traslado|Cópia] [do assento|do registro|de registro] de nascimento;"
    "Certidão de transcrição de nascimento;Traslado de assento de nascimento [lavrado no exterior|];Certidão internacional de nascimento;Certidão [Nº {n}|de Nascimento Nº {n}];Certidão de Nasci[mento|mento];Registro civil de nascimento;Certidão de idade;Certidão de nascimento de indígena;Certidão civil de nascimento;Certificado de nascimento")})["x"]
_TOP = compile_parts({"x": (
    "República Federativa do Brasil;República Federativa do Brasil;República Federativa do Brasil;República dos Estados Unidos do Brasil;Estados Unidos do Brasil;Republica dos Estados Unidos do Brazil;Registro Civil das Pessoas Naturais;Registro Civil das Pessoas Naturais;Registro Civil;Poder Judiciário;Registro Civil do Brasil;"
    "[Poder Judiciário|Tribunal de Justiça|Corregedoria Geral da Justiça|Corregedoria-Geral da Justiça] [do Estado|];Ministério da Justiça;Justiça;Registros Públicos;Associação Nacional dos Registradores [de Pessoas Naturais|];Central de Informações do Registro Civil;Ofício da Cidadania;Brasil;Serviço de Registro Civil [das Pessoas Naturais|];Conselho Nacional de Justiça;Cartório do Registro Civil [das Pessoas Naturais|];Serviço público delegado;Estado e Município;Válido em todo o território nacional;Secretaria da Justiça;Justiça de Paz;Serventia extrajudicial;Arquivo do registro civil;Ministério das Relações Exteriores;Armas da República;Departamento de Justiça")})["x"]


def title(rng):
    """The document's title."""
    return expand(rng, choose(rng, _TITLES), {**PARTS, "n": lambda: str(rng.randint(1, 99999))})


def top_line(rng):
    """A line above the title that names no place."""
    return expand(rng, choose(rng, _TOP), PARTS)


if __name__ == "__main__":
    rng = random.Random(11)
    for concept in CONCEPTS:
        seen = {label(rng, concept, 0, 0) for _ in range(3000)}
        print(f"{concept} ({len(seen)}): " + " | ".join(label(rng, concept) for _ in range(14)))
    for section in HEADING_SECTIONS:
        print("#", section, " | ".join(heading(rng, section, numbering(rng), rng.randint(1, 9)) for _ in range(8)))
    print(" | ".join(title(rng) for _ in range(20)))
    print(" | ".join(top_line(rng) for _ in range(20)))
