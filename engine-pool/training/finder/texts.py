"""Running wording around a record: averbações, anotações, legal sentences and footers, blanks, the table of documents.

Each is drawn by recombining clauses (templates: grammar.py) over the values of the record and over values of others: other
persons, dates, books, courts and places, which is what makes these texts hard for a tagger.
"""
import datetime as dt
import random

import people
import places
from grammar import choose, compile_parts, expand
from records import TODAY, code, cpf, cpf_text, date_text, folha_text, hour_text, issuer, livro_text, mat_text, matricula, money, number_words, record, rg, security_code, termo_text


class Values(dict):
    """Parts for templates over one record: fixed wordings of PARTS, values drawn anew each time they are asked for.

    The later dates never lie before `since`.
    """

    def __init__(self, rng, r, since=None):
        super().__init__(PARTS)
        since = min(since or r["rdate"], TODAY - dt.timedelta(days=1))
        male = r["sex"] != "F"
        neutral = rng.random() < .15

        def later():
            return since + dt.timedelta(days=int(rng.random() * max(1, (min(r["edate"], TODAY) if r["edate"] > since else TODAY).toordinal() - since.toordinal())))

        def person(sex=None):
            return people.person(rng, sex or rng.choice("MF"))

        def place():
            return places.place_text(rng, places.place(rng, r["ruf"] if rng.random() < .6 else None))

        def book(letter):
            n, leaf, entry = rng.randint(1, 300), rng.randint(1, 300), rng.randint(1, 90000)
            lv = rng.choice([f"{letter}-{n}", f"{letter}-{n}", f"{n}-{letter}", f"{letter} {n}", f"{letter}-{n:05d}", f"{letter}-{n} Aux.", f"nº {n}", str(n)])
            fl, tm = folha_text(rng, leaf), termo_text(rng, entry)
            return rng.choice([
                f"livro {lv}, folhas {fl}, termo {tm}", f"livro {lv}, fls. {fl}, nº {tm}", f"às fls. {fl} do livro {lv}, sob o nº {tm}", f"Lv. {lv}, Fls. {fl}, T. {tm}", f"termo nº {tm}, às folhas {fl}, do livro {lv}", f"livro {lv}, fl. {fl}",
                f"matrícula {mat_text(rng, matricula(rng.randint(100, 199999), later().year, n, leaf, entry))}", f"matrícula nº {mat_text(rng, matricula(rng.randint(100, 199999), later().year, n, leaf, entry))}", f"sob nº {tm}, fls. {fl}, livro {lv}", f"registro nº {tm}, fls. {fl}, do livro {lv}",
                f"livro {lv} de registro, folha {fl} e termo {tm}", f"L. {lv}, F. {fl}, N. {tm}", f"liv. {lv} fls. {fl} n. {tm}",
            ])

        def process():
            y = later().year
            if y > 2009 and rng.random() < .8:
                return f"{rng.randint(1, 9999999):07d}-{rng.randint(1, 99):02d}.{y}.8.{rng.randint(1, 27):02d}.{rng.randint(1, 999):04d}"
            return rng.choice([f"{rng.randint(10, 9999)}/{y % 100:02d}", f"{rng.randint(100, 9999)}/{y}", f"{rng.randint(1, 999):03d}.{y % 100:02d}.{rng.randint(1, 999999):06d}-{rng.randint(0, 9)}", f"{rng.randint(1000, 99999)}", f"{y}.{rng.randint(1, 999):03d}.{rng.randint(1, 999999):06d}-{rng.randint(0, 9)}", f"{rng.randint(100, 9999)}-{rng.randint(1, 9)}"])

        def other_name():
            names = r["name"].split()
            k = rng.random()
            if k < .35:
                return " ".join(names[:-1] + [people.surname(rng)])
            if k < .6:
                return r["name"] + " " + people.surname(rng)
            if k < .75:
                return people.given(rng, r["sex"]) + " " + " ".join(names[1:])
            return people.person(rng, r["sex"])

        def relative():
            pool = [p["name"] for p in r["parents"]] + [n for n in r["gp"].values() if n]
            return rng.choice(pool) if pool else person()

        mother, father = r["mother"], r["father"]
        self.update({
            "date": lambda: date_text(rng, later()), "dn": lambda: date_text(rng, later(), "num"), "dw": lambda: date_text(rng, later(), rng.choice(["words", "dias", "semi"])), "year": lambda: str(later().year), "hour": lambda: hour_text(rng, r["time"]),
            "place": place, "city": lambda: places.place(rng, r["ruf"] if rng.random() < .6 else None)[0], "here": lambda: r["rcity"], "uf": lambda: r["ruf"], "abroad": lambda: places.place_text(rng, places.foreign(rng)),
            "state": lambda: places.UF_NAMES.get(rng.choice(list(places.UF_NAMES)), ""), "office": lambda: places.office(rng, *places.place(rng)), "thisoffice": lambda: r["office"], "hospital": lambda: places.hospital(rng, places.place(rng)[0]),
            "p": person, "pm": lambda: person("M"), "pf": lambda: person("F"), "spouse": lambda: person("F" if male else "M"), "relative": relative, "surname": lambda: people.surname(rng), "surnames": lambda: people.surnames(rng),
            "name": lambda: r["name"], "newname": other_name, "mother": lambda: mother["name"] if mother else person("F"), "father": lambda: father["name"] if father else person("M"),
            "misspelt": lambda: people.person(rng, "F", None), "job": lambda: people.profession(rng, rng.choice("MF")), "nationality": lambda: people.nationality(rng, rng.choice("MF")), "address": lambda: places.address(rng),
            "bookA": lambda: book("A"), "bookB": lambda: book(rng.choice(["B", "B", "B", "BA", "B Aux."])), "bookC": lambda: book("C"), "bookE": lambda: book("E"), "process": process, "n": lambda: str(rng.randint(1, 999)), "n1": lambda: str(rng.randint(1, 9)), "number": lambda: str(rng.randint(100, 99999)),
            "cpf": lambda: cpf_text(rng, cpf(rng)), "owncpf": lambda: cpf_text(rng, r["cpf"]), "rg": lambda: rg(rng), "mat": lambda: mat_text(rng, r["mat"]), "mat2": lambda: mat_text(rng, matricula(rng.randint(100, 199999), later().year, rng.randint(1, 99), rng.randint(1, 300), rng.randint(1, 9999))),
            "livro": lambda: livro_text(rng, rng.randint(1, 300)), "folha": lambda: folha_text(rng, rng.randint(1, 300)), "termo": lambda: termo_text(rng, rng.randint(1, 90000)), "ownbook": lambda: f"livro {r['livro']}, folhas {r['folha']}, termo {r['termo']}",
            "officer": lambda: r["officer"], "officertitle": lambda: r["officer_title"], "clerk": lambda: r["clerk"], "clerktitle": lambda: r["clerk_title"], "seal": lambda: rng.choice(r["seals"]), "sec": lambda: r["security"] or security_code(rng), "money": lambda: money(rng), "protocol": lambda: r["protocol"],
            "site": lambda: places.website(rng, r["rcity"], r["ruf"]), "email": lambda: r["email"], "phone": lambda: r["phone"], "addr": lambda: r["address"], "edate": lambda: date_text(rng, r["edate"]), "rdate": lambda: date_text(rng, r["rdate"]), "hash": lambda: code(rng, "0123456789abcdef", rng.choice([16, 24, 32, 40])),
            "o": (lambda: "o(a)") if neutral else (lambda: "o" if male else "a"), "x": (lambda: "o(a)") if neutral else (lambda: "o" if male else "a"), "ao": (lambda: "ao(à)") if neutral else (lambda: "ao" if male else "à"),
            "single": (lambda: "solteiro") if male else (lambda: "solteira"), "age": lambda: str(rng.randint(18, 95)), "agew": lambda: number_words(rng.randint(18, 95)), "issuer": lambda: issuer(rng),
        })


PARTS = compile_parts({
    "reg": "[{o}] registrad{x};[{o}] registrad{x};[{o}] registrad{x};a pessoa registrada;o titular deste assento;[{o}] nascid{x};[{o}] menor;o titular do registro;[{o}] contraente deste registro;[{o}] inscrit{x};[{o}] registrad{x} {name};{name}",
    "ofreg": "d{o} registrad{x};d{o} registrad{x};da pessoa registrada;do titular do registro;d{o} menor;constante deste assento;do presente registro;deste termo;da criança;deste assento",
    "court": "da {n1}ª Vara [Cível|de Família|da Família|de Família e Sucessões|da Família e das Sucessões|da Infância e da Juventude|da Infância e Juventude|Judicial|de Registros Públicos|Cível e de Registros Públicos|da Comarca|de Órfãos e Sucessões|Cível e Criminal|Federal];da {n1}a. Vara [Cível|de Família];da Vara [Única|de Registros Públicos|da Infância e da Juventude|Cível|de Família|Distrital|de Menores|da Família, Órfãos e Sucessões];do Juizado [da Infância e da Juventude|de Menores];do Juízo de [Direito|Família|Menores|Paz];do {n1}º Juizado [Especial|de Família];da Vara dos [Registros Públicos|Feitos da Fazenda]",
    "judge": "do MM. Juiz [de Direito|Corregedor|Corregedor Permanente|Substituto|Titular|] [Dr. {pm}|];da MMª. Juíza de Direito [Dra. {pf}|];do Exmo. Sr. Dr. Juiz de Direito [{pm}|];do Dr. {pm}, Juiz de Direito;do M.M. Juiz;do Meritíssimo Juiz [de Direito|];da Dra. {pf}, MMª Juíza [Substituta|de Direito];do Juiz [de Direito|Corregedor Permanente|de Paz]",
    "seat": "{court} [da Comarca de|de|desta Comarca de|do Foro de|do Foro Regional de|da Circunscrição Judiciária de] {place};{court} [desta Comarca|desta cidade|local];da Comarca de {place};{court} - {place}",
    "mandate": "mandado [judicial|de averbação|de retificação|expedido|] [datado de|de|expedido em|de data de|do dia] {date};mandado [judicial|de averbação] nº {number}, [de|datado de] {date};carta de sentença de {date};ofício nº {n}/{year}, de {date};sentença [judicial|] [proferida|prolatada|datada] [em|de] {date};decisão judicial de {date};carta precatória [nº {number}|] de {date};mandado oriundo {court}",
    "autos": "[extraído|extraída|nos|expedido nos] [dos|] autos [do processo|da ação|do processo digital|] nº {process};processo nº {process};[proc.|autos|feito] n. {process};autos {process};nos autos da ação [de investigação de paternidade|declaratória|de retificação de registro|negatória de paternidade|de adoção|de guarda|de alimentos] nº {process};[feito|processo] {process}",
    "final": "[que transitou|transitada|com trânsito] em julgado [em|aos|na data de] {date};transitada em julgado;[cuja decisão|que] transitou livremente em julgado;já transitada em julgado",
    "by_court": "Por [r.|respeitável|venerável|] sentença [|proferida por decisão|da lavra|prolatada|] {judge} {seat}, {autos},;Por sentença de {date}, {final},;Por determinação [judicial|{judge}|do Juízo {seat}],;Por {mandate}, {seat}, {autos},;Conforme {mandate}, {autos},;De acordo com {mandate}, por ordem {judge},;Nos termos de {mandate}, {seat},;Em cumprimento a {mandate}, {autos},;Por {mandate}, arquivado neste cartório,;Por ordem {judge},;Consoante {mandate}, {seat}, {final},;Atendendo a {mandate};Conforme sentença {judge} {seat};Por decisão {judge}, {final}, {autos},;Em virtude de {mandate}, {seat},",
    "by_office": "[Conforme|Nos termos do|Por|Mediante|De acordo com o] requerimento [datado de {date}|da parte interessada|do interessado|firmado em {date}|de {p}|d{o} própri{x} registrad{x}|arquivado neste ofício|protocolado sob nº {number}];Por escritura pública [lavrada|declaratória lavrada] [em|aos] {date}, [no {office}|às fls. {folha} do livro {livro} do {office}|nas notas do {office}];[Por|Conforme] termo de [reconhecimento|declaração|reconhecimento de filiação] [lavrado|firmado|datado] [em|de] {date};Por procedimento administrativo [nº {number}|protocolo {number}|de {date}];Em {date};Aos {dw};Nesta data;Conforme [documento|documentos] [apresentado|apresentados|arquivado|arquivados] [neste ofício|em cartório|sob nº {number}];Por declaração [firmada em {date}|do genitor|de {p}];Conforme comunicação [recebida do {office}|datada de {date}|via CRC nº {number}|eletrônica de {date}]",
    "law": "nos termos [da Lei {lawno}|do art. {article}|do {rule}|do artigo {article}];[conforme|consoante|de acordo com] [o art. {article}|a Lei {lawno}|o {rule}];[com base|com fundamento] [no art. {article}|na Lei {lawno}|no {rule}|no artigo {article}];na forma [da lei|da Lei {lawno}|do art. {article}];(art. {article});(Lei {lawno})",
    "lawno": "nº 6.015/73;n. 6.015/1973;Federal nº 6.015, de 31 de dezembro de 1973;nº 8.560/92;8.560/1992;nº 8.069/90;nº 14.382/2022;nº 13.484/2017;nº 11.790/08;nº 9.708/98;nº 10.406/2002;nº 13.445/2017;nº 12.010/2009;nº 883, de 21.10.1949;nº 6.515/77;nº 9.534/97;nº 765/49;nº 4.655/65",
    "article": "110 da Lei nº 6.015/73;109 da Lei 6.015/73;57 da Lei de Registros Públicos;56 da Lei nº 6.015/73;1.609 do Código Civil;106 da Lei 6.015/73;107, § 1º, da Lei de Registros Públicos;102 da LRP;47 do ECA;12 da CF/88;97 da Lei n. 6.015/73;1.614 do CC;50 da Lei 6.015/73;29, § 1º, \"d\", da Lei nº 6.015/73;1.565, § 1º, do Código Civil;46 da Lei nº 6.015/73;226, § 6º, da Constituição Federal",
    "rule": "Provimento [nº|n.] [63/2017|73/2018|83/2019|82/2019|16/2012|149/2023|28/2013|13/2010|153/2023|122/2021] [do CNJ|da CNJ|da Corregedoria Nacional de Justiça|CNJ|];Prov. [63|73|149] [do CNJ|CNJ];Provimento [nº|] {n}/{year} da [CGJ|Corregedoria Geral da Justiça];item {n} do Cap. XVII das NSCGJ;Decreto nº {number};Código de Normas [da CGJ|]",
    "closing": "[Ficam|Permanecem] inalterados os demais [dados|elementos|termos] [deste assento|do registro|];[Do que,|E,] para constar, [lavrei a presente averbação|fiz esta averbação|faço a presente anotação|foi feita esta averbação];Dou fé;O referido é verdade e dou fé;Eu, {clerk}, {clerktitle}, [digitei|escrevi|averbei|subscrevi|o fiz];[O Oficial|A Oficial|O Escrivão|A Escrevente], {p};{here}, {date};{here}, {date}. {officertitle}, {officer};Nada mais;Protocolo [nº|n.] {number};Selo [nº|digital] {seal};Isento de emolumentos;Averbado em {date};(a) {p};Documento[s|] arquivado[s|] [sob nº {number}|em pasta própria|neste ofício|no maço {n}];Arquivado sob nº {n};Emolumentos: R$ {money};Ass. {p}, {officertitle};[Conferido|Averbado] por {clerk};Dou fé. {here}, {date}. {p}, {clerktitle}",
    "fix": "o nome [correto|certo|exato] d{o} registrad{x} é {newname}[, e não como constou|];o [correto|certo] nome da [mãe|genitora|avó materna|avó paterna] é {pf}[ e não {pf}|, e não como constou|];o nome do [pai|genitor|avô paterno|avô materno] é {pm}[ e não {pm}|, e não como constou|];a data [correta|certa|exata] [do nascimento|de nascimento] é {date}[, e não {date}|];o [local|lugar] do nascimento [foi|é] {place}[, e não {place}|];o sexo [correto|] [d{o} registrad{x}|da criança|] é [masculino|feminino];[a genitora é|o genitor é] natural de {place};[o nome da avó materna é {pf}|os avós maternos são {pm} e {pf}|os avós paternos são {pm} e {pf}];a hora [do nascimento|correta] é {hour};o número da DNV é [30|10]-{number}{n}-{n1};a profissão do [pai|genitor] é {job};o município do nascimento é {city};o sobrenome [é|correto é] {surname}[, com \"z\"|, com \"ss\"|, com dois \"tt\"|]",
})

#: What offices also write where averbações and anotações stand: under what rule the entry was made, by whom, from what.
_REMARKS = (
    "[Certidão|Esta certidão é] [de segunda via|em segunda via|gratuita|extraída do livro original|expedida por força do {rule}];Registro lavrado nos termos [da Lei nº 6.015/73|do art. {article}|da Lei {lawno}];[Isenta|Isento] de emolumentos conforme Lei 9.534/97;[Certidão isenta|Isento o ato] de [emolumentos|custas] [na forma|nos termos] do art. 30 da Lei [nº|] 6.015/73;Registro e primeira certidão gratuitos[, {law}|];[Segunda via|2ª via|Certidão] expedida a [pedido verbal|requerimento d{o} própri{x}|pedido da parte interessada];Nada mais consta à margem do termo;Registro feito dentro do prazo legal;Registro feito [fora do prazo|tardiamente] {law};Assento lavrado por declaração [do pai|da mãe|de ambos os pais|de {p}];"
    "[Os pais são|Pais] casados [entre si|, conforme certidão apresentada|];Declaração de nascido vivo arquivada [neste ofício|em pasta própria|];Registro [transcrito|transposto] do livro antigo [em {date}|];[O presente|Este] registro foi [digitalizado|restaurado|transcrito] em {date};Certidão extraída [pela CRC Nacional|a pedido de {p}|por meio eletrônico] [em {date}|];Foi apresentada a guia [hospitalar|amarela] nº {number};O termo não menciona [a hora do nascimento|a naturalidade dos pais|os avós];"
    "O CPF foi [emitido|gerado] no ato do registro;Testemunhas: {p} e {p};Foi declarante {p};[Registro|Assento] [assinado|lavrado] por {p}, [escrevente|oficial] à época;A criança recebeu o nome na presença de {p}")

_AVERBACOES = compile_parts({
    "paternity": (
        "{by_court} foi [declarada|reconhecida|homologada] a paternidade [{ofreg}|] [atribuída a|em favor de|por parte de|de] {pm}, [passando {reg} a [chamar-se|assinar|usar o nome de] {newname}|acrescentando-se o patronímico {surname}|], [sendo avós paternos {pm} e {pf}|tendo como avós paternos {pm} e {pf}|e constando os avós paternos {pm} e {pf}|];"
        "{by_office}, [{pm}|o Sr. {pm}|{pm}, {nationality}, {job}, RG {rg}, CPF {cpf}|{pm}, natural de {place}] reconheceu [voluntariamente|espontaneamente|como seu filho|a paternidade d{o}|] {reg}, {law}[, passando a constar como avós paternos {pm} e {pf}|, passando {reg} a chamar-se {newname}|, com anuência da genitora {mother}|];"
        "Reconhecimento [espontâneo|voluntário|judicial|] de paternidade [em|aos|datado de] {date}, {law}, [livro {livro}, fls. {folha}|por escritura pública|perante o Oficial|protocolo {number}];"
        "Averba-se o reconhecimento [de paternidade|de filiação|de filho] [feito por|por|efetuado por] {pm}, [avós paternos: {pm} e {pf}|passando {o} registrad{x} a assinar-se {newname}|nascido em {date}, natural de {place}];"
        "Filiação paterna: {pm}, [natural de {place}|{nationality}|{job}]¦ avós paternos: {pm} e {pf}. [Por termo de {date}|Conforme mandado de {date}|Por reconhecimento {law}];"
        "{by_court} foi [excluído|cancelado|excluído deste registro] o nome do [pai|genitor] {father} [e dos avós paternos|, bem como dos avós paternos {pm} e {pf}|], [em ação negatória de paternidade|por não ser o pai biológico|, voltando {reg} a chamar-se {newname}|];"
        "[Por|Em] {date}, [foi averbada|procedi à averbação d|averbei] a[ retificação da|] filiação para [incluir|constar|acrescentar] como [pai|genitor|pai socioafetivo|segundo pai|mãe socioafetiva] {p}, [sem exclusão do pai biológico|em multiparentalidade|{law}|filho de {pm} e de {pf}]"),
    "socioaffective": (
        "{by_office}, foi reconhecida a [paternidade|maternidade|filiação|parentalidade] socioafetiva {ofreg} por {p}, [{law}|com parecer favorável do Ministério Público|mantida a filiação biológica], [passando a constar também como [pai|mãe] e avós {pm} e {pf}|passando {reg} a chamar-se {newname}|];"
        "Multiparentalidade: {by_court} [passou a constar|inclua-se|foi incluído] no assento [também|] como genitor[a|] {p}, [filho de|filha de] {pm} e {pf}"),
    "adoption": (
        "{by_court} foi [decretada|concedida|deferida] a adoção [plena|simples|] {ofreg} [por|a|em favor de] {pm} e [sua mulher|sua esposa|] {pf}[, passando a chamar-se {newname}|, sendo avós paternos {pm} e {pf} e avós maternos {pm} e {pf}|];"
        "Adoção [averbada|decretada|plena deferida] [em|por sentença de] {date}, {autos}[, sendo adotantes {pm} e {pf}|];"
        "Por [sentença|escritura] de {date}, {reg} foi adotad{x} por [{pm}|{pf}|{pm} e {pf}], [passando a assinar {newname}|mantidos os vínculos com {relative}|{law}];"
        "{by_court} este assento [fica cancelado|foi cancelado] [em virtude de adoção|], lavrando-se novo registro, {bookA}"),
    "power": (
        "{by_court} [foi decretada|decretou-se] a [perda|destituição|suspensão] do [poder familiar|pátrio poder] [de|em relação a|dos genitores|da genitora] {relative} [sobre {reg}|em relação a{o} registrad{x}|];"
        "Destituição do [poder familiar|pátrio poder] averbada em {date}, {autos};"
        "{by_court} foi deferida a guarda [definitiva|compartilhada|provisória|] {ofreg} [a|em favor de] {p}[ e {p}|, avó materna|, avô paterno|, tia materna|];"
        "{by_court} foi nomead{x} tutor [{ofreg}|do menor] {p}, [que prestou compromisso em {date}|por termo de {date}|{job}, residente na {address}];"
        "Guarda [e responsabilidade|] d{o} registrad{x} concedida a {p}, {by_court} [{final}|]"),
    "name": (
        "{by_court} [foi retificado|fica retificado|foi alterado|retifica-se] o nome {ofreg} [para|que passa a ser|, passando a chamar-se|de {newname} para] {newname};"
        "{by_office}, [{law}|], {reg} [passou|passa] a [chamar-se|assinar|assinar-se|usar o nome de] {newname}[, em virtude de alteração do prenome|, com a inclusão do sobrenome {surname}|, com a supressão do sobrenome {surname}|];"
        "Alteração [de prenome|imotivada de prenome|de sobrenome|de nome] [feita|averbada|procedida] [em|aos] {date}, {law}, [passando de {newname} para {name}|prenome anterior: {newname}|nome anterior: {newname}];"
        "[Acrescido|Incluído|Suprimido|Excluído] o [sobrenome|patronímico|apelido de família] {surname}, {law}, [em {date}|conforme requerimento de {date}|por sentença de {date}];"
        "{by_court} acrescentou-se [o patronímico|o apelido|o nome] {surname} ao nome {ofreg}, [que passou a ser {newname}|por ser notório|{law}];"
        "O nome [civil|atual] {ofreg} passou a ser {newname}"),
    "gender": (
        "{by_office}, [{law},|nos termos do Provimento 73/2018 do CNJ,|] [foram alterados o|foi alterado o|procedeu-se à alteração do] [prenome e o gênero|prenome e o sexo|gênero] {ofreg}, [passando a constar {newname}, sexo feminino|para {newname}, do sexo masculino|que passa a chamar-se {newname}];"
        "{by_court} [ficam retificados|foram retificados] o prenome e o sexo {ofreg}, [para constar {newname}, do sexo feminino|passando a chamar-se {newname}, sexo masculino];"
        "Retificação de [sexo|gênero] averbada em {date}[, de masculino para feminino|, de feminino para masculino|, {law}]"),
    "rectify": (
        "{by_court} [retifica-se|foi retificado|ficou retificado|fica retificado] [o presente assento|este registro|o assento ao lado|o termo|o registro] para [constar|ficar constando|declarar] que {fix}[¦ e que {fix}|];"
        "{by_office}, [procedo|procedeu-se|procedi] à retificação [administrativa|do erro evidente|deste assento|], {law}, para [constar|fazer constar] que {fix};"
        "Retificad{x} em {date}: {fix};"
        "[Em tempo|Retificação|RETIFICAÇÃO|Ressalva|Em aditamento]: {fix}. {law};"
        "Em {date}, de acordo com [o art. {article}|o {rule}|despacho {judge}], [foi corrigida a grafia do nome|foi corrigido o nome|corrigiu-se a grafia do sobrenome] [do avô|da avó|da genitora|do genitor|d{o} registrad{x}], [para {p}|passando a {p}|que é {p}];"
        "[Retificado|Corrigido] [em {date}|] [o lugar do nascimento|o ano de nascimento|o mês de nascimento|a naturalidade|o nome da mãe|o nome do pai|a data do registro|a grafia do sobrenome], [por despacho {judge}|protocolo nº {number}|{law}|nos autos {process}]"),
    "mother_name": (
        "[A mãe|A genitora|O nome da genitora|A genitora {ofreg}] [passou a assinar|passou a chamar-se|passa a usar o nome de] {pf}, [em virtude de|por ter contraído] [casamento|matrimônio|divórcio] [com {pm}|] [em {date}|, conforme certidão {bookB}|];"
        "{by_office}, [averba-se|fica averbada|foi averbada] a alteração do [patronímico|nome|sobrenome] [da genitora|da mãe|materno|do genitor] para {p}, [em razão de casamento|em virtude de divórcio|{law}];"
        "Os [pais|genitores] {ofreg} [casaram-se|contraíram matrimônio|contrairam casamento] em {date}, [no {office}|em {place}|{bookB}], [passando a mãe a assinar {pf}|ficando {o} registrad{x} legitimad{x}|ficando legitimad{x} {reg}|adotando a contraente o nome de {pf}];"
        "Legitimad{x} pelo [subsequente|superveniente] [casamento|matrimônio] dos pais, [em {date}|{bookB}|realizado em {place} aos {date}]"),
    "cpf": (
        "[Inclusão|Inserção|Averbação] [do CPF|do número do CPF|de CPF] [nº|n.|sob nº|] {owncpf}, [nos termos do|conforme|de acordo com o] {rule}[, em {date}|];"
        "[Averba-se|Fica averbado|Averbado|Procedo à averbação para constar] [o CPF|o número do CPF|o número de inscrição no CPF/MF|a inscrição no CPF] {ofreg}: {owncpf};"
        "CPF [nº|] {owncpf} [incluído|averbado] [em {date}|de ofício|por comunicação da Receita Federal do Brasil|, {law}];"
        "{by_office}, fica constando que {reg} [está inscrit{x}|é inscrit{x}|inscreve-se] no CPF [sob o nº|sob nº|n.] {owncpf}"),
    "nat": (
        "{by_office}, [fica constando|averba-se|inclui-se] que {reg} é natural de {place}, {law};"
        "[Opção|Averbada a opção] de nacionalidade brasileira [homologada|confirmada] por sentença de {date}, {seat}[, {autos}|, {final}];"
        "Nos termos do artigo 12, inciso I, alínea \"c\", [in fine,|] da Constituição Federal, a confirmação da nacionalidade brasileira depende de [residência no Brasil e de|] opção, depois de atingida a maioridade, em qualquer tempo, perante a Justiça Federal;"
        "[Brasileir{x} nat{x}|Nacionalidade brasileira|Brasileir{x}] [nos termos|na forma|de acordo com o disposto|conforme os termos] d[o|a alínea \"c\" do inciso I do] [artigo|art.] 12[, inciso I, alínea \"c\"|, I, \"c\"|], [in limine, |in fine, |]da Constituição [Federal|da República][, com a redação da EC nº 54/2007|de 1988|];"
        "[A condição de nacionalidade brasileira|A confirmação da nacionalidade|A aquisição da nacionalidade brasileira] depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal;"
        "[Traslado|Transcrição|Registro] feit[o|a] nos termos do art. 32 da Lei nº 6.015/73 e da Resolução nº 155/2012 do CNJ;"
        "Brasileir{x} nat{x}, [registrad{x} no Consulado do Brasil em {abroad}|nos termos do art. 12, I, \"c\", da CF|filh{x} de pai brasileiro];"
        "{o} registrad{x} [perdeu|readquiriu] a nacionalidade brasileira, conforme [Decreto|Portaria] [nº|do Ministério da Justiça nº] {number}, de {date}"),
    "cancel": (
        "{by_court} [foi cancelado|fica cancelado|determinou-se o cancelamento de] [este assento|o presente registro|o registro anterior|o assento em duplicidade], [por duplicidade|lavrado em duplicidade|prevalecendo o {bookA}|prevalecendo o registro lavrado no {office}, {bookA}];"
        "Registro [restaurado|suprido|reconstituído|lavrado] [por|conforme] [mandado judicial|{mandate}|decisão {judge}], [{autos}|{seat}|em virtude de incêndio|por extravio do livro original];"
        "[Assento|Registro] lavrado [por|em cumprimento a|conforme] {mandate}, {seat}, {autos};"
        "Assento [transcrito|trasladado] [do|da] [Consulado-Geral do Brasil em {abroad}|Repartição Consular em {abroad}|certidão estrangeira expedida em {abroad}], [em {date}|{bookE}|{law}];"
        "Registro [tardio|fora do prazo|lavrado fora do prazo legal] [{law}|na forma do art. {article}|com despacho {judge}|, mediante declaração de duas testemunhas|]"),
    "remark": _REMARKS,
    "indigenous": (
        "{by_office}, [fica averbada|averba-se] a [etnia|origem étnica|qualificação indígena] {ofreg}, [da aldeia {city}|pertencente ao povo {surname}|com RANI nº {number}], [nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012|{law}];"
        "RANI nº {number}, livro {livro}, fls. {folha}, [FUNAI|posto indígena {surname}|Aldeia {city}]"),
    "short": (
        "[Retificado|Averbado|Cancelado|Legitimado|Reconhecido|Alterado] [em|aos] {dn};Vide verso;Paternidade reconhecida [em|por termo de] {date};Adotad{x} por {p};Retificação [administrativa|judicial] [de|em] {date};Averbação [nº {n1}|feita] em {date}, [autos {process}|protocolo {number}];CPF {owncpf};Mudou o nome para {newname};Guarda: {p}, {dn};Perfilhad{x} [por {pm}|em {date}];Nome alterado [por sentença|] em {date};Filh{x} legitimad{x} [em {date}|pelo casamento dos pais]"),
})

_ANOTACOES = compile_parts({
    "marriage": (
        "[{reg}|Contraiu matrimônio|Casou-se|Casou-se|Casou|Casad{x}|O titular deste registro casou-se|Contraiu núpcias|Consorciou-se|Contraiu casamento civil] [com {spouse} em {date}, em {place}|em {date}, em {place}, com {spouse}|em {date}, com {spouse}|com {spouse}, aos {dw}|com {spouse} no dia {date}], [conforme|consoante|registro:|assento:|] {bookB}[, do {office}|, no Registro Civil de {city}|][, passando a assinar {newname}|, passando ela a assinar-se {pf}|, adotando o nome de {newname}|, permanecendo com o mesmo nome|, continuando a usar o mesmo nome|, passando a usar o nome de {newname}|];"
        "Casamento: [em|aos] {date}, com {spouse}, [{bookB}|no {office}, {bookB}|em {place}][, sob o regime da [comunhão parcial|comunhão universal|separação] de bens|][. Nome adotado: {newname}|];"
        "Contraiu [matrimônio|casamento] com {spouse} [em|aos] {date} no {office}, {bookB};"
        "[Anotação|Nota]: {reg} casou-se [com {spouse}|] [em {date}|], [nesta cidade|neste cartório|em {place}|no {office}], {bookB};"
        "Cas. c/ {spouse} em {dn}, {bookB};"
        "Contraiu união estável com {spouse}, [por escritura pública de {date}|registrada, {bookE}|em {date}, {office}], [passando a assinar {newname}|];"
        "Conversão de união estável em casamento com {spouse}, [em {date}|{bookB}|lavrada aos {dw}, {bookB}]"),
    "divorce": (
        "[Divorciad{x}|Divorciou-se|Divórcio|Divórcio decretado|Separad{x} judicialmente|Desquitad{x}|Separação consensual|Divórcio consensual|Averbado o divórcio] [em {date}|por sentença de {date}|por escritura pública de {date}|aos {dw}], [{seat}|do {office}|lavrada no {office}|nos autos {process}|por sentença {judge}], [{bookB}|averbado em {date}|] [, voltando a [usar|assinar] o nome de {single}[, {newname}|]|, permanecendo com o nome de casad{x}|, voltando a chamar-se {newname}|, continuando a usar o nome {newname}|];"
        "{by_court} foi decretad{x} [o divórcio|a separação judicial|a conversão da separação em divórcio] d{o} registrad{x} e de {spouse}[, voltando ela a assinar {pf}|, {final}|];"
        "Reconciliação [do casal|] homologada em {date}, {autos};"
        "Anulado o casamento por sentença de {date}, {seat}"),
    "death": (
        "[{reg} faleceu|Faleceu|Óbito ocorrido|Óbito:|Falecid{x}|Óbito|O registrado faleceu|Falecimento:] [em|aos|no dia] {date}[, em {place}|, nesta cidade|, no {hospital}, em {city}|], [conforme|registro:|assento lavrado:|óbito registrado,|] {bookC}[, do {office}|][, no estado civil de [solteir{x}|casad{x}|viúv{x}]|];"
        "Óbito [registrado|lavrado|anotado]: {bookC}, [do {office}|em {place}|em {date}];"
        "[Viúv{x}|Enviuvou] [em|aos] {date}, [pelo falecimento de {spouse}|óbito de {spouse}], {bookC};"
        "Obt. {dn}, {bookC};"
        "Morte presumida [declarada|decretada] por sentença de {date}, {seat}, {bookE};"
        "O pai {ofreg}, {father}, faleceu em {date}, {bookC}"),
    "status": (
        "[Emancipad{x}|Foi emancipad{x}|Emancipação] [em {date}|por escritura pública de {date}|por sentença de {date}|pelos pais], [{bookE}|lavrada no {office}|registrada, {bookE}, do {office}];"
        "[Interditad{x}|Interdição|Curatela|Tomada de decisão apoiada] [decretada|declarada|] por sentença de {date}, {seat}, [sendo nomead{x} curador[a|] {p}|curador: {p}|{bookE}][, levantada em {date}|];"
        "[Ausência|Declaração de ausência] [d{o} registrad{x}|] [decretada em {date}|{bookE}];"
        "Tutela: {p}, [{bookE}|nomead{x} em {date}|por termo de {date}];"
        "Levantada a interdição em {date}, {seat}[, {autos}|]"),
    "remark": _REMARKS,
    "papers": (
        "[Expedida|Extraída|Emitida] [2ª via|segunda via|1ª via|certidão|3ª via] em {date}[, para fins [de casamento|de aposentadoria|escolares|militares|eleitorais|previdenciários]|][, a pedido de {p}|];"
        "[CPF|Título de eleitor|RG|CNH] [nº|] {rg}, [anotado em {date}|expedido em {date} pela {issuer}|{issuer}];"
        "[Alistad{x}|Alistou-se] [no serviço militar|] em {date}[, em {city}|];"
        "Fez [o exame|prova de idade] em {date};Batizad{x} em {date} na [paróquia|matriz] de {city}[, padrinhos {pm} e {pf}|];"
        "[Comunicado|Comunicação] [ao|do] {office} [em {date}|ofício {n}/{year}];"
        "[Anotação feita|Anotado] [de ofício|em {date}|nos termos do art. {article}|por comunicação do {office}|conforme comunicação CRC {number}]"),
})
_AVERB_KINDS = ["paternity", "paternity", "paternity", "socioaffective", "adoption", "power", "name", "name", "gender", "rectify", "rectify", "rectify", "mother_name", "mother_name", "cpf", "cpf", "nat", "nat", "cancel", "indigenous", "short", "remark", "remark"]
_ANOT_KINDS = ["marriage", "marriage", "marriage", "marriage", "divorce", "divorce", "death", "death", "death", "status", "papers", "remark"]
_FIRST_DATE = {"marriage": 6600, "divorce": 7000, "death": 400, "status": 5800, "papers": 200, "remark": 0}


def _sentence(text):
    text = text.strip(" ,")
    if not text:
        return text
    text = text[0].upper() + text[1:]
    while ",," in text or " ," in text or ", ." in text or ",." in text:
        text = text.replace(",,", ",").replace(" ,", ",").replace(", .", ".").replace(",.", ".")
    return text if text[-1] in ".;" else text + "."


def _note(rng, values, tables, kinds, word):
    kind = rng.choice(kinds)
    text = _sentence(expand(rng, choose(rng, tables[kind]), values))
    if rng.random() < .3:
        text += " " + _sentence(expand(rng, choose(rng, PARTS["closing"]), values))
    if rng.random() < .04:
        text = text.rstrip(".")
    k = rng.random()
    if k < .1:
        text = rng.choice([f"Procedo à presente {word.lower()} para constar o seguinte: ", f"{word}: ", f"{word.upper()}: ", f"{word} nº {rng.randint(1, 5)}: ", f"{word} - ", f"{word[:2].upper()}.{rng.randint(1, 4)} - ", f"{rng.randint(1, 3)}) ", f"{word}: Certifico que ", f"{rng.randint(1, 3)}ª {word}: ", "Certifico que ", "Certifico e dou fé que ", "Consta à margem: ", f"À margem consta a seguinte {word.lower()}: "]) + text
    return text


def averbacao(rng, r):
    """The text of one averbação, seldom of two or three: 2 to 130 words, other persons, dates, books and places in it."""
    values = Values(rng, r)
    text = _note(rng, values, _AVERBACOES, _AVERB_KINDS, "Averbação")
    while rng.random() < .13:
        text += rng.choice([" ", " ", " - ", " / "]) + _note(rng, values, _AVERBACOES, _AVERB_KINDS, "Averbação")
    return text


def remark(rng, r):
    """What offices also write where averbações and anotações stand."""
    return _sentence(expand(rng, choose(rng, _AVERBACOES["remark"]), Values(rng, r)))


def anotacao(rng, r):
    """The text of one anotação, seldom of two: marriage, divorce, death, guardianship, papers."""
    old = (min(r["edate"], TODAY) - r["birth"]).days
    kind = rng.choice([kind for kind in _ANOT_KINDS if _FIRST_DATE[kind] < old] or ["papers", "papers", "death", "status"])
    values = Values(rng, r, r["birth"] + dt.timedelta(days=_FIRST_DATE[kind]))
    text = _note(rng, values, _ANOTACOES, [kind], "Anotação")
    if rng.random() < .15:
        text += rng.choice([" ", " ", " - "]) + _note(rng, values, _ANOTACOES, [kind, "papers"], "Anotação")
    return text


_NOTHING = compile_parts({"x": (
    "[Nada|NADA] [consta|a constar|a averbar|a anotar|a declarar|averbado|mais consta|mais a constar|consta à margem|há a averbar];[Não constam|Não há|Inexistem|Não existem|Não consta|Sem] [averbações|anotações|averbações nem anotações|averbações ou anotações|anotações/averbações|observações|averbação|quaisquer averbações|averbações a acrescer|registros] [à margem|à margem do termo|até a presente data|no assento|a acrescer|no registro|neste termo|];"
    "Nada mais [consta|constava|a constar|se continha] [à margem|no assento|do registro|no referido termo|];Sem [observações|averbações|anotações|alterações|ressalvas|registro|mais];Não há;Nenhuma;Nihil;Nenhuma [averbação|anotação|observação];Nada consta até [a presente data|esta data];O registro não [contém|possui] [averbações|anotações|emendas ou rasuras];Prejudicado;Em branco;Não se aplica;Nada digno de nota;Negativo;Nada consta nos livros;NÃO HÁ AVERBAÇÕES [E/OU ANOTAÇÕES|]")})["x"]


def nothing(rng):
    """What stands in the place of notes where there are none."""
    text = expand(rng, choose(rng, _NOTHING), PARTS)
    return text + "." if rng.random() < .6 else text


_BLANKS = (
    "não consta|Não consta|NÃO CONSTA|não constam|nada consta|Nada consta|não informado|Não informado|não informada|não declarado|Não declarado|não declarada|ignorado|ignorada|Ignorado|ignorados|desconhecido|desconhecida|sem informação|Sem informações|S/I|s/i|S.I.|N/C|n/c|NC|N/D|N/A|n.a.|ND|prejudicado|Prejudicado|em branco|EM BRANCO|(em branco)|"
    "não se aplica|não aplicável|não há|nenhum|nihil|vago|omisso|omissa|a declarar|não mencionado|não mencionada|não especificado|inexistente|pai ignorado|não existe no registro|não consta no termo|não consta do assento|não consta no assento|dado inexistente|sem registro|sem declaração|não identificado|não apresentado|dispensado|isento|não fornecido|"
    "consta em branco|(não consta)|[não consta]|<em branco>|não consta no livro|não declarados|idem|xxx|x|X|0|-0-|null|sem dados|não possui|nada a declarar|não localizado|...|nao consta|NAO CONSTA|N. consta|ñ consta|não cta.|não constante|dado não informado no registro|informação não disponível|não disponível"
).split("|")
_FILLERS = ("-", "-", "-", "*", "*", "x", "X", "=", "_", ".", "–", "—", "/", "~", "…", "x ", "* ", "- ", "X.", "-x", "-*", ". ", "= ", "#", "_ ", "//", "+", "xX", "— ", "z", "I", "°")


def blank(rng):
    """A manner of saying that nothing stands here; never empty."""
    k = rng.random()
    if k < .55:
        text = rng.choice(_BLANKS)
        if rng.random() < .08:
            text = rng.choice(["---{}---", "*{}*", "-{}-", "({})", "{}.", "** {} **", "- {} -", "\"{}\"", "={}="]).format(text)
        return text
    filler = rng.choice(_FILLERS)
    n = rng.choice([1, 2, 3, 3, 4, 5, 6, 8, 10, 14, 20, 28, 40])
    return (filler * max(n, 2 if filler.strip() in (".", "x", "I", "z", "/") else 1)).strip()


# ------------------------------------------------------------------ legal sentences and footers
LEGAL = compile_parts({
    "faith": (
        "[O|Que o] [conteúdo|teor] [da|desta] certidão é verdadeiro. Dou fé.;O referido é verdade [e|do que] dou fé.;O referido é verdade e dou fé. [{here}, {edate}.|];[Certifico|CERTIFICO] [e dou fé|] que o [conteúdo|teor] desta certidão é [verdadeiro|a expressão da verdade|fiel ao original].;Era o que continha [o|em dito|no referido] [assento|termo|registro], [que foi fielmente extraído|do qual extraí esta certidão|ao qual me reporto e dou fé].;"
        "Nada mais [se continha|constava|continha] em dito [assento|termo] [que para aqui bem e fielmente transcrevi|, que fielmente transcrevi do original ao qual me reporto|]. Dou fé.;Eu, {clerk}, {clerktitle}, [digitei|datilografei|subscrevi|conferi e assino|a digitei e subscrevi|extraí e conferi|escrevi].;Eu, ____________, {clerktitle}, [a fiz datilografar|subscrevi|digitei] e assino.;Dou fé.;Em testemunho da verdade [________|].;Em test. ____ da verdade.;"
        "[É|Era] o que [me cumpria|tinha a] certificar.;Do que dou fé.;Conferida e achada conforme[, assino|. Dou fé|].;Está conforme o original [ao qual me reporto|]. Dou fé.;[Certidão|A presente certidão] [extraída|expedida|lavrada] [nos termos do art. 19 da Lei 6.015/73|em {edate}|por meio reprográfico|do livro original|a pedido verbal da parte interessada|a pedido de {p}|para fins {purpose}].;O referido é verdade. {here} - {uf}, {edate}. {officer}, {officertitle}."),
    "purpose": "de direito;escolares;de casamento;previdenciários;militares;eleitorais;trabalhistas;de prova junto ao INSS;judiciais;de cidadania italiana;de passaporte;particulares;de inventário;gerais",
    "validity": (
        "[Válida|Válido|Esta certidão é válida|A presente certidão é válida|VÁLIDA] [em todo o território nacional|somente com selo|por {days} dias|por prazo indeterminado|sem rasuras|somente no original|sem emendas ou rasuras] [, {lawshort}|]. ;[Qualquer|Toda] [adulteração|rasura|emenda|rasura ou emenda] [, rasura ou emenda|] [invalida|invalidará|torna nulo] este documento[, passível de punição nos termos da lei|, sendo considerada como indício de fraude|].;"
        "[Prazo de validade|Validade]: [{days} dias|indeterminada|90 (noventa) dias|30 dias|180 dias a contar da emissão].;[Não é válida|Não vale|Sem valor|Não tem validade] [sem o selo|como certidão|sem assinatura|em caso de rasura|cópia não autenticada|sem autenticação mecânica].;Este documento [é cópia do original assinado digitalmente|só tem validade com o selo de fiscalização|foi gerado eletronicamente|dispensa assinatura|é de uso gratuito|tem fé pública].;"
        "[Certidão|Documento] [com validade jurídica|assinado digitalmente|emitido eletronicamente|materializado] [conforme MP nº 2.200-2/2001|nos termos da Lei nº 11.977/2009|na forma do Provimento 46/2015 CNJ|por certificado ICP-Brasil].;Documento de identificação do cidadão. [Guarde com cuidado.|]"),
    "days": "30;60;90;180;120;365;30 (trinta);noventa",
    "lawshort": "Lei 6.015/73;nos termos da Lei;art. 217 do Código Civil;Lei nº 7.116/83;conforme o Código Civil;art. 19, § 5º, da LRP",
    "lgpd": (
        "[Os dados pessoais|Dados pessoais|As informações] [deste documento|contidos nesta certidão|aqui contidas] [são protegidos|estão protegidos|são tratados] [pela LGPD|pela Lei nº 13.709/2018|nos termos da Lei Geral de Proteção de Dados|conforme Lei 13.709/18 (LGPD)][ e pelo Provimento 134/2022 do CNJ|].;"
        "[Documento|Certidão] com dados [sensíveis|sigilosos|de acesso restrito]: [proibida a divulgação|uso exclusivo do interessado|art. 18 da Lei 6.015/73|LGPD].;Encarregado [de dados|pelo tratamento de dados|(DPO)]: {p}, {email}.;O tratamento dos dados observa o art. 23 da LGPD."),
    "fees": (
        "[Emolumentos|Emol.|Custas|Ao Oficial]: R$ {money}[¦|,| -|] [Taxa|TFJ|FETJ|Estado|Fundo|ISS|Recompe]: R$ {money}[¦|,| -|] [Total|Valor total|TOTAL]: R$ {money}.;Isent[a|o] de [emolumentos|custas|selos e emolumentos|taxas] [conforme|nos termos da|,] Lei [nº|] 9.534[/97|, de 10.12.1997|/1997].;Recebi [a importância de|] R$ {money} [pela presente certidão|referente a esta certidão|]. Recibo nº {number}.;"
        "[Gratuita|GRATUITA|Certidão gratuita|1ª via gratuita|Primeira via gratuita|Isenta - assento de nascimento|Ato gratuito] [- Lei 9.534/97|(Lei nº 9.534/97)|por pobreza declarada|nos termos da lei|na forma do art. 30 da Lei 6.015/73|].;Cota-recibo: [Em.|E.] {money} [T.|Sel.] {money} [Tot.|] {money}. [Guia nº {number}.|];[Valor|Preço] desta certidão: R$ {money}[ (Tabela {n1}, item {n1}.{n1})|, conforme tabela vigente|].;Custas: Tab. {n1}, nº {n1}, letra \"a\"¦ R$ {money};"
        "Total R$ {money} - Protocolo {protocol}[ - Guia {number}|];[Emolumentos recolhidos|Recolhida a taxa] pela guia nº {number}[/{year}|], [em {edate}|no valor de R$ {money}]."),
    "abroad": "[Brasileiro nato|Brasileira nata|Brasileiro(a) de nascimento] [nos termos|na forma|de acordo com o disposto] [do|no] [artigo|art.] 12, [inciso I|I], [alínea|letra] [\"c\"|c], da Constituição [Federal|da República].;[Esta|A presente] certidão [deve|deverá|precisa] ser [trasladada|transcrita] [no Brasil,|] no [Cartório do 1º Ofício|1º Ofício] do Registro Civil do domicílio [do registrado|] ou[, em sua falta,|] [do Distrito Federal|no Distrito Federal][, art. 32 da Lei nº 6.015/73|].;[Isento|Isenta] de emolumentos [consulares|]. Etiqueta [consular|] nº {sec}.;[Registro|Assento] [feito|lavrado] com fundamento no artigo 12 da Constituição [Federal|].",
    "consult": (
        "[Consulte|Confira|Verifique|Valide] [a autenticidade|a validade|a procedência|o selo|a veracidade] [deste selo|desta certidão|do ato|deste documento|] [em|no site|no endereço|pelo site|através do site] {site}[ com o código {sec}| informando o selo {seal}|].;[Para|P/] [conferir|verificar|consultar] [a autenticidade|a autenticidade do selo|a procedência deste ato], [acesse|visite|consulte] {site}.;Selo [digital|eletrônico] [de fiscalização|] [{seal}|nº {seal}] [- consulta em|- confira em|:] {site};"
        "[Poder Judiciário|PODER JUDICIÁRIO] - [TJ{uf}|Tribunal de Justiça|Corregedoria Geral da Justiça] - Selo [de Fiscalização Eletrônico|Digital|de autenticidade] - [Consulte a validade em|Confira os dados do ato em|consulte em] {site};[Código|Cód.] de [segurança|validação|rastreabilidade|verificação]: {sec}[. Consulte em {site}|];[Aponte|Posicione] a câmera [do celular|] para o QR Code [ao lado|abaixo|acima|] [e confira|para validar|e verifique a autenticidade].;"
        "Hash: {hash};[Assinado|Assinada] [digitalmente|eletronicamente|com certificado digital] por {clerk}[, {clerktitle}|] em {edate}[ às {hour}|].;Documento assinado digitalmente conforme MP 2.200-2/2001[, que instituiu a ICP-Brasil|]. [Confira em {site}.|];CRC Nacional: [pedido|certidão|código] {number}. [Validade {days} dias.|];A autenticidade pode ser confirmada [em|no portal] {site}[, código {sec}|]."),
    "sign": (
        "[________________________|____________________________________|_______________|] {officer} [-|,|/|] {officertitle};{officertitle};Assinatura [do oficial|do registrador|do declarante|do escrevente|do titular|e carimbo|do portador];O {officertitle}, [{officer}|______________];[Assinatura|Rubrica|Carimbo e assinatura|Visto|Ass.];{clerk}, {clerktitle} [em exercício|autorizado|];(assinado no original) {p};Polegar direito;A rogo [de {p}|do declarante, por não saber assinar];"
        "[Reconheço|Reconheci] [a firma|por semelhança a firma] [supra|de {p}|retro]. [{here}, {edate}.|];Sinal público [arquivado|] no {office};{officer} {officertitle} Matrícula funcional {number};Digitado por: {clerk};Conferido por: {p};Usuário: {clerk} - {edate} {hour};Impresso em {edate}, às {hour}, por {clerk};[Declarante|Testemunha|1ª testemunha|Pai|Mãe]: [________________|{p}]"),
    "stamp": (
        "{thisoffice} - {officer} - {officertitle} - {addr} - {phone};CARTÓRIO DO REGISTRO CIVIL {here} - {uf};[Selo de Autenticidade|SELO DE FISCALIZAÇÃO|Autenticação|CÓPIA AUTÊNTICA];Autenticação: certifico que a presente cópia [é reprodução fiel do original|confere com o original] [que me foi apresentado|]. {here}, {edate}.;[Recebido|Protocolado|Entregue|Retirado] em {edate};[2ª VIA|SEGUNDA VIA|1ª VIA|VIA DO REGISTRADO|CÓPIA|VIA ÚNICA];{officer} [Oficial|Registrador] CPF {cpf};Arquivo [nº {number}|]¦ Apostila nº {number} (Convenção de Haia);Apostille [Nº|n.] {number};Tradução juramentada nº {n}, livro {livro}, folhas {folha};"
        "Carimbo do [cartório|oficial|ofício];Selo pago por verba;Taxa judiciária paga;CONFERE COM O ORIGINAL;Certidão expedida gratuitamente para [alistamento eleitoral|fins escolares|serviço militar]."),
    "margin": (
        "[Certidão|Mod.|Modelo|Form.|Formulário|Impresso] [nº|padrão|ref.|] {number};[Mod.|Modelo|Form.] [A|B|RC|CN]-{n} [- {year}|];[Gráfica|Tipografia|Papelaria|Graf.] {surname} [Ltda.|& Cia|S.A.|] - {city} - [fone {phone}|CGC {number}|];[Casa da Moeda do Brasil|Papel de segurança|CASA DA MOEDA];Nº [de controle|da via|do papel|] {number}{n};[Fls.|Página|Pág.] [1|1/1|1 de 1|01|2 de 2];[Via|Folha] [única|1|1 de 1];Série [A|B|AA] nº {number};[Cód. barras|Cód.|Controle]: {number}{number};Lei 6.015/73;[verso|continua no verso|vide verso|V. verso];{sec};[Impresso|Emitido] por sistema [informatizado|de automação|] [v. {n1}.{n}|];www.{surname}.com.br"),
    "vertical": "[REGISTRO CIVIL|CERTIDÃO DE NASCIMENTO|VÁLIDA EM TODO O TERRITÓRIO NACIONAL|REPÚBLICA FEDERATIVA DO BRASIL|PAPEL DE SEGURANÇA|DOCUMENTO ORIGINAL|GRATUITA|QUALQUER RASURA INVALIDA ESTE DOCUMENTO|A{number}{n}|Nº {number}|SEGUNDA VIA|CARTÓRIO {surname}|ARPEN BRASIL|NÃO PLASTIFICAR|{sec}|BR{number}{number}|VIA DO INTERESSADO|SEM EMENDAS NEM RASURAS|CERTIDÃO|CRC NACIONAL|REGISTRO CIVIL DAS PESSOAS NATURAIS|{site}|{uf} {number}]",
    "watermark": "[REGISTRO CIVIL|ARPEN|ARPEN-BRASIL|CERTIDÃO|NASCIMENTO|BRASIL|SELO|ORIGINAL|CÓPIA|2ª VIA|AUTÊNTICO|REPÚBLICA FEDERATIVA DO BRASIL|CASA DA MOEDA|CARTÓRIO|PESSOAS NATURAIS|RCPN|SEM VALOR|SPECIMEN|CRC|CARTÓRIO {surname}|VÁLIDA|REGISTRO|CIDADANIA|TJ{uf}|JUSTIÇA|FÉ PÚBLICA|RASCUNHO|MODELO|{uf}|PODER JUDICIÁRIO|SEGURANÇA]",
    "law": (
        "[Lei nº 6.015/73|LEI Nº 6.015, DE 31 DE DEZEMBRO DE 1973|Lei dos Registros Públicos]: [art. 50. Todo nascimento que ocorrer no território nacional deverá ser dado a registro|art. 19. A certidão será lavrada em inteiro teor, em resumo, ou em relatório|art. 21. Sempre que houver qualquer alteração posterior ao ato, deve o oficial mencioná-la];[Base legal|Fundamento]: [art. {article}|{rule}|Lei {lawno}].;Observação: [a presente certidão envolve elementos de averbação à margem do termo|certidão nos termos do art. 21 da Lei 6.015/73|esta certidão não contém anotações de cadastro];"
        "A [presente|] certidão envolve elementos de averbação à margem do termo [(art. 21, parágrafo único, da Lei 6.015/73)|].;As anotações de cadastro [acima|] não dispensam a [parte interessada|apresentação do documento original,] [da apresentação do documento original|] quando exigida [pelo órgão solicitante|pela autoridade].;[* As|As] anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida.;Art. 299 do Código Penal: [falsidade ideológica|omitir declaração em documento público] - pena: reclusão de um a cinco anos.;"
        "[São gratuitos|É gratuito] [o registro de nascimento e a primeira certidão|o registro civil de nascimento] [(Lei 9.534/97)|para todos|- Constituição, art. 5º, LXXVI].;[Registro|Assento] lavrado [dentro do|fora do|no] prazo [legal|].;[Direitos humanos|Todo brasileiro tem direito a nome e sobrenome|Registro civil: direito de todos|Cidadania começa com o registro]."),
    "header": "[Comarca|Município|Distrito|Termo] de {here};Estado [de|do|da] {state};{thisoffice} - {addr};{addr} - [Tel.|Fone] {phone};{officer} - {officertitle};{officertitle}: {officer} - [Substituto|Escrevente]: {clerk};{clerk} - {clerktitle};Atendimento: segunda a sexta, das 9h às 17h;[CNPJ|CGC] {number}/0001-{n};CNS {number};e-mail: {email};{thisoffice}, [Tel.|Fone:] {phone}, {email}",
})
LEGAL_KINDS = ("faith", "validity", "lgpd", "fees", "consult", "sign", "stamp", "margin", "vertical", "watermark", "law", "header", "abroad")
_LEGAL_DRAW = ("faith",) * 4 + ("validity",) * 3 + ("lgpd",) + ("fees",) * 3 + ("consult",) * 4 + ("sign",) * 2 + ("stamp",) + ("margin",) * 2 + ("law",) * 3 + ("header",)


def legal(rng, r, kind=None):
    """A sentence or footer that certificates print; `kind` is one of LEGAL_KINDS (vertical and watermark only if asked for)."""
    values = Values(rng, r, r["edate"])
    for name in ("purpose", "days", "lawshort"):
        values[name] = LEGAL[name]
    abroad = is_abroad(r) and rng.random() < .5
    return expand(rng, choose(rng, LEGAL[kind or ("abroad" if abroad else rng.choice(_LEGAL_DRAW))]), values)


def is_abroad(r):
    """Whether a consulate keeps the entry."""
    return r["ruf"] not in places.UF_NAMES


# ------------------------------------------------------------------ the table of documents
_DOCUMENTS = ("RG", "PIS/NIS", "Passaporte", "Cartão Nacional de Saúde", "Título de Eleitor", "CEP residencial", "Grupo sanguíneo", "CNH", "CTPS", "Carteira de Identidade Nacional", "Certificado de reservista", "RNE", "NIS", "CPF", "PIS/PASEP", "Título eleitoral", "Cartão SUS", "Carteira profissional", "OAB", "RANI", "Documento de identidade", "CNS", "Inscrição no INSS", "Registro de classe", "Identidade")


def cadastro(rng, r):
    """Anotações de cadastro: (column titles, rows of as many texts; "" is an empty cell)."""
    columns = [rng.choice(["Tipo de documento", "Documento", "Tipo documento", "Tipo"]), rng.choice(["Número", "Nº", "Número do documento", "Nº do documento"])]
    extra = [x for x in ("date", "issuer", "validity", "zone", "city") if rng.random() < {"date": .8, "issuer": .8, "validity": .4, "zone": .25, "city": .15}[x]]
    titles = {"date": ["Data expedição", "Data de expedição", "Expedição", "Data de emissão", "Emissão"], "issuer": ["Órgão expedidor", "Órgão emissor", "Emissor", "Expedidor", "Órgão/UF"], "validity": ["Data de validade", "Validade", "Válido até"], "zone": ["Zona/Seção", "Zona", "Zona e seção"], "city": ["Município", "Cidade", "Município/UF", "UF"]}
    columns += [rng.choice(titles[x]) for x in extra]
    rows, share = [], rng.choice([0, .15, .3, .6])
    for kind in rng.sample(_DOCUMENTS, rng.randint(2, 8)):
        if rng.random() >= share:
            rows.append([kind] + [blank(rng) if rng.random() < .3 else "" for _ in columns[1:]])
            continue
        day = r["birth"] + dt.timedelta(days=rng.randint(3000, 20000))
        cell = {"date": date_text(rng, day, "num"), "issuer": issuer(rng, r["ruf"]) if "eitor" not in kind else "TRE/" + r["ruf"], "validity": date_text(rng, day + dt.timedelta(days=3652), "num"), "zone": f"{rng.randint(1, 400):03d}/{rng.randint(1, 600):04d}" if "eitor" in kind or "leitoral" in kind else "", "city": places.place_text(rng, places.place(rng, r["ruf"]))}
        number = {"CEP residencial": places.cep(rng), "Grupo sanguíneo": rng.choice(["O+", "A+", "AB-", "B+", "O-", "A positivo", "O Rh+"]), "CPF": cpf_text(rng, r["cpf"]), "Passaporte": rng.choice("FGY") + rng.choice("ABCZ") + str(rng.randint(100000, 999999))}.get(kind)
        number = number or rng.choice([rg(rng), str(rng.randint(10 ** 10, 10 ** 12)), f"{rng.randint(100, 999)}.{rng.randint(10000, 99999)}.{rng.randint(10, 99)}-{rng.randint(0, 9)}", f"{rng.randint(100, 999)} {rng.randint(1000, 9999)} {rng.randint(1000, 9999)} {rng.randint(1000, 9999)}"])
        rows.append([kind, number] + [cell[x] if rng.random() < .85 else "" for x in extra])
    return columns, rows


def cadastro_text(rng, r):
    """The same as running text."""
    columns, rows = cadastro(rng, r)
    parts = []
    for row in rows:
        said = [value for value in row[1:] if value]
        parts.append(f"{row[0]}{rng.choice([': ', ' nº ', ' - '])}{', '.join(said)}" if said else f"{row[0]}{rng.choice([': ', ' '])}{blank(rng)}")
    return rng.choice(["; ", ", ", " | ", " / ", ". "]).join(parts)


if __name__ == "__main__":
    rng = random.Random(21)
    for _ in range(60):
        print("AV", averbacao(rng, record(rng)))
    for _ in range(45):
        print("AN", anotacao(rng, record(rng)))
    for kind in LEGAL_KINDS:
        print("##", kind, " ## ".join(legal(rng, record(rng), kind) for _ in range(9)))
    print(" | ".join(nothing(rng) for _ in range(30)))
    print(" | ".join(blank(rng) for _ in range(60)))
    for _ in range(3):
        print(cadastro(rng, record(rng)))
        print(cadastro_text(rng, record(rng)))
