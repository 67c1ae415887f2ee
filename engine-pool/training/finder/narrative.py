"""Certificates told in running text, old and new, as parts (text, tag) that joined as they are make the text.

A tag is the field of the words (None: plain words): name cpf mat bdate hour nat sex bplace bcity buf rcity ruf office rdate
dnv livro folha termo p1name p1nat p2name p2nat pnatboth gpm gpf gmm gmf twin twname averb anot selo officer edate ecity euf.
p1 is the parent who is printed first; pnatboth is one place said of both parents; gpm and gpf are the paternal grandfather and
grandmother, gmm and gmf the maternal ones. A person or date that is repeated, or who is only a declarant or a witness, has no tag.

`narrative(rng, r)` draws a whole text; each `clause_...(rng, r)` one clause of it.
"""
import random
import re

import people
import places
from grammar import choose, compile_parts, expand_parts, tidy
from records import MONTHS, are_of_one_sex, cpf_text, date_text, day_words, hour_text, mat_text, number_words, record, sex_text, year_words
from texts import anotacao, averbacao, nothing

PARTS = compile_parts({
    "certify": "O {officertitle} [que esta subscreve|infra-assinado|abaixo assinado], [na forma da lei|a requerimento verbal|em virtude de seu cargo], certifica que;Faço [saber|certo] a quem a presente vir que;[Pela presente|Por esta] certidão, faço [constar|saber] que;Em cumprimento ao [despacho|requerimento] de parte interessada, certifico que;Extraí do [livro|assento] próprio a presente certidão, pela qual consta que;[CERTIFICO E PORTO POR FÉ|Certifico e porto por fé], que;Saibam quantos esta virem que;Do [registro|livro] [a meu cargo|sob minha guarda] consta que;[De acordo com|Conforme] os [assentamentos|livros] deste [cartório|ofício];{officertag}, {officertitle} [deste Registro|desta serventia|do Registro Civil|], [certifica|CERTIFICA][,|] que;Eu, {officertag}, {officertitle}, [certifico|CERTIFICO] que;CERTIFICO[,| e dou fé][,|] que;Certifico [e dou fé|][,|] que;CERTIFICO, a pedido [verbal|] [da parte interessada|de pessoa interessada|do interessado], que;Certifico que[,| ] revendo [os livros|o arquivo|o livro competente|em meu cartório os livros] [de registro de nascimentos|deste cartório|deste ofício|], [deles consta|verifiquei|encontrei|verifiquei constar|achei] que;CERTIFICO, [para os devidos fins|em breve relatório|por me haver sido pedido|em razão do meu cargo|usando das atribuições que a lei me confere], que;Eu, {officertitle}, [CERTIFICO|certifico] que;Certifica-se que;[O|A] {officertitle} abaixo [assinado|firmado] [certifica|CERTIFICA] que;Certifico, [à vista do livro próprio|como me foi requerido|atendendo a pedido verbal], que;[Atesto|Declaro] e certifico que;Dou fé que;~;~",
    "leaf": "fls.{folha};a fls.{folha};às fls.{folha};à fôlha {folha};no verso das folhas {folha};a páginas {folha};às folhas de número {folha};lançado a fls. {folha};fl. {folha};às folhas {folha};às fls. {folha};a folhas {folha};na folha {folha};à fl. {folha};à folha {folha};fls. {folha};às folhas nº {folha};na folha nº {folha};a fls. {folha};sob folhas {folha};às páginas {folha};folhas {folha}",
    "book": "lv.{livro};do liv.{livro};L.{livro};do livro de nascimentos [de número|número|n.] {livro};livro de registro civil de nascimento [número|nº|letra] {livro};no Livro {livro}, [destinado a|próprio para|de] nascimentos;do tomo {livro};Lº {livro};do livro {livro};no livro {livro};do livro nº {livro};do livro {livro} de [registro de |]nascimentos;do livro de registro de nascimentos nº {livro};do livro número {livro};no livro [próprio|competente] nº {livro};livro {livro};do Lv. {livro};no livro [de assentos de nascimento|de nascimentos] {livro};do [referido |]livro {livro}, deste [cartório|ofício|registro|distrito]",
    "entry": "sob n.{termo};sob nº{termo};termo nº{termo};registrado sob nº {termo};termo de número {termo};onde tomou o número {termo};com o nº de ordem {termo};ao nº {termo};no assento número {termo};R. {termo};sob o nº {termo};sob nº {termo};sob o número {termo};sob o termo nº {termo};termo nº {termo};termo {termo};sob o número de ordem {termo};sob n. {termo};assento nº {termo};registro nº {termo};sob o nº de ordem {termo};no termo {termo};sob número {termo};nº {termo}",
    "bookall": "{leaf}, {book}, {entry};{entry}, {leaf}, {book};{leaf} {book}, {entry};{book}, {leaf}, {entry};{entry}, {leaf} {book};{book}, {leaf} e {entry};{leaf}, {entry}, {book};{entry}, {book}, {leaf};{leaf} {book} e {entry}",
    "lies": "[foi lavrado|foi feito|consta|acha-se lavrado|encontra-se|está registrado|existe|foi registrado|se acha|se encontra lavrado|consta lavrado|foi hoje lavrado] [o assento|o registro|o termo|o assentamento] [de|do] nascimento;[foi lavrado|foi feito|consta|acha-se|encontra-se] o [assento|registro|termo|assentamento];foi registrado o nascimento;consta o [nascimento|assento de nascimento];foi feito hoje o registro;[fica|ficou] registrado o nascimento;se encontra o registro civil;acha-se o registro",
    "child": "d[o|a] [menor|criança|inocente];d{o} registrad{x};de",
    "before": "perante mim, {officertitle};perante mim, {officer}, {officertitle},;em meu cartório;neste cartório;perante as testemunhas abaixo [nomeadas|assinadas];neste cartório, perante mim {officertitle} e as testemunhas [adiante|abaixo] [nomeadas|assinadas|declaradas];em cartório;perante mim",
    "herehere": "na sede do distrito de {rplace};nesta villa de {rplace};na cidade de {rplace}, em o meu cartório;no lugar {district}, termo de {rplace};no cartório do registro civil de {rplace};nesta cidade [de {rplace}|];neste distrito de {rplace};nesta cidade de {rplace}, [comarca do mesmo nome|sede da comarca|do Brasil];nesta vila de {rplace};neste município de {rplace};em {rplace};neste distrito [de {district}|], município de {rplace};nesta cidade e comarca de {rplace};neste {district}, subdistrito de {rplace};nesta comarca de {rplace}",
    "lastline": "Nada mais declarou. Lido e achado conforme, assina comigo, {clerk}, {clerktitle} que o escrevi.;Lido e achado conforme, vai assinado. Eu, {clerk}, o escrevi.;Do que para constar lavrei este termo, que lido e achado conforme assinam. Eu, {clerk}, {clerktitle}, subscrevi.;E nada mais havendo, encerrei este termo, lido e assinado. Eu, {officer}, {officertitle}, o fiz.",
    "signers": "{clerk}; {signer}; {witness1}; {witness2};{clerk}, {signer}, {witness1} e {witness2};{signer}. {witness1}. {witness2}. {clerk};{officer} - {signer} - {witness1};{clerk}; {signer}",
    "died": "[, já falecidos|, falecidos|, ambos falecidos|, ele já falecido|, residentes neste distrito|, naturais deste Estado|, brasileiros|, ambos lavradores|, ignorando a residência|||||||]",
    "signend": "{lastline} (aa) {signers};{lastline} (a.a.) {signers};{lastline} Assinados: {signers};[Do que, para constar, lavrei|E, para constar, lavrei|Para constar lavrei|E para firmeza lavrei|Em firmeza do que lavro] [este termo|o presente termo|este assento|este] [, que, lido e achado conforme,|, o qual lido e achado conforme,|que depois de lido e achado conforme|, que lido,] [assinam o declarante e as testemunhas|vai assinado pelo declarante e testemunhas|assinam comigo|assina o declarante|assino com o declarante e as testemunhas|vai por todos assinado];Nada mais [declarou|foi declarado|disse]. Lido e achado conforme, [assina|assinam|vai devidamente assinado];Lavrado por mim, {clerk}, {clerktitle}, que [o escrevi|digitei|subscrevi|assino];Eu, {clerk}, {clerktitle}, [o escrevi|a escrevi|lavrei o presente|o datilografei|o subscrevo];Lido, achado conforme e assinado[. Nada mais|]",
})

_CLAUSES = compile_parts({
    "book": (
        "{certify} {bookall}, {lies} {nameof};{certify}, {rdaylong}, {bookall}, {lies} {nameof};{certify} {bookall}, {lies} {nameof}, [lavrado|feito|registrado] [em|aos|no dia] {rdate};{certify} [neste cartório|neste ofício|no {office}|neste Registro Civil], {bookall}, {lies} {nameof};{certify} {lies} {nameof}, {bookall};"
        "{certify}, no {office}, {bookall}, {lies} {nameof};{certify} {nameis} [foi registrad{x}|acha-se registrad{x}|está registrad{x}|é registrad{x}] [neste cartório|neste Registro Civil|no {office}|], {bookall};{certify} {nameis} [foi registrad{x}|acha-se registrad{x}] [em|aos|no dia] {rdate}, {bookall};"
        "{certify} do [arquivo|acervo] deste [cartório|ofício], {bookall}, consta que {nameis};[Matrícula|Sob a matrícula|Com a matrícula] {mat}, {lies} {nameof};{certify} [sob a matrícula|com a matrícula|registro de matrícula] {mat}, {lies} {nameof}"),
    "name": "ao qual foi dado o nome de {name};cujo nome é {name};deram-lhe o nome de {name};foi-lhe dado o nome de {name};o nome {name} foi dado à criança;o infante chama-se {name};[Trata-se|Cuida-se] do registro de {name};[Pessoa registrada|Titular do registro|Titular]: {name};{nameof2} {name};O nome [da criança|d{o} registrad{x}|dado à criança] é {name};[Registrad{x}|Nome|Nascimento de|Registro de nascimento de|Assento de]: {name};A presente certidão refere-se a {name};[A criança|{o} registrad{x}|O recém-nascido] recebeu o nome de {name};[que|e] recebeu o nome de {name};a quem foi [posto|dado|imposto] o nome de {name};que [se chamará|há de chamar-se|terá o nome de|receberá o nome de|tomou o nome de] {name}",
    "birth": (
        "nascid{x} [em|aos|no dia|a|no dia] {bdate}, {hourat}, {placeat}[, {sexof}|];{sexof}, nascid{x} [em|aos|no dia] {bdate}, {hourat}, {placeat};que nasceu [no dia|em|aos|a] {bdate}, {hourat}, {placeat}[, {sexof}|];nascid{x} {hourat} do dia {bdateplain}, {placeat}[, {sexof}|];{hourat} do dia {bdateplain}, {placeat}, nasceu [uma criança|{sexof}|uma criança {sexof}];"
        "nascid{x} {placeat}, [em|aos|no dia] {bdate}, {hourat}[, {sexof}|];[no dia|em|aos] {bdate}, {hourat}, {placeat}, nasceu {sexof};{sexof}, nascid{x} {placeat}, {hourat} [do dia|de] {bdateplain};[Data e hora|Nascimento]: {bdate}, {hourat}. Local: {bplaceonly}, {bcityuf}[. Sexo: {sex}|];de nascimento ocorrido [em|aos|a] {bdate}, {hourat}, {placeat}[, {sexof}|];"
        "nascid{x} [em|aos] {bdate}[, {hourat}|], [{natof}, |]{sexof}, {placeat};[o qual|a qual] nasceu {placeat} [no dia|aos|em] {bdate}, {hourat}[, sendo {sexof}|]"),
    "told": (
        "[no dia|aos|em|hoje,|ontem,] {bdate}, {hourat}, {placeat}, nasceu [uma criança|] {sexdo};{placeat}, [no dia|aos] {bdate}, {hourat}, nasceu [uma criança|um menino|uma menina|] {sexdo};{hourat} do dia {bdateplain}, {placeat}, nasceu [uma criança|] {sexdo};nasceu [no dia|aos|em] {bdate}, {hourat}, {placeat}, uma criança {sexdo};[no dia|aos|em] {bdate}, {hourat}, nasceu, {placeat}, [uma criança|] {sexdo};"
        "[nasceu uma criança|teve lugar o nascimento de uma criança|veio à luz uma criança] {sexdo}, {placeat}, [no dia|aos] {bdate}, {hourat};é nascida [no dia|aos] {bdate}, {hourat}, {placeat}, uma criança {sexdo}"),
    "yesterday": "[ontem|hoje|hontem|ante-ontem|no mesmo dia|neste mesmo dia|no dia de ontem|na madrugada de hoje|na noite de ontem], {hourat}, {placeat}, [nasceu|veio ao mundo|veio à luz] uma criança {sexdo};{placeat}, [hoje|ontem|hontem], {hourat}, nasceu [uma criança|um menino|uma menina|] {sexdo};nasceu [ontem|hontem|hoje|neste mesmo dia], {placeat}, {hourat}, [uma criança|] {sexdo}",
    "sex": "que é do sexo {sex};criança essa do sexo {sex};de sexo {sex};{sexof};sendo {sexdo}",
    "parents": "cujos pais são {p1}[,|] {andp2};é [seu pai|filiação]: {p1}[,|¦] {andp2};nasceu de {p1}[,|] {andp2};tem por pais {p1}[,|] {andp2};[descendente|fruto do casamento] de {p1}[,|] {andp2};{filho}{p1}[,|] {andp2}",
    "registration_date": "O [assento|termo|registro] [traz|tem|é de] [a data de|] {rdate};[A declaração foi feita|A inscrição se fez|Foi inscrito|O lançamento é] [em|aos|no dia] {rdate};tudo conforme termo lavrado [em|aos] {rdate};com data de registro [em|de] {rdate};[O registro foi feito|O assento foi lavrado|Registro lavrado|Termo lavrado|Registrado|O termo foi lavrado|Registro feito|Assento lavrado|Lavrado o termo|Registro efetuado|O presente registro foi lavrado] [em|aos|no dia|na data de|a] {rdate};Data do registro: {rdate};[Lavrado|Registrado] em {rplace}[,| aos| em] {rdate};[Foi registrad{x}|Registrad{x}] [em|aos] {rdate} [no {office}|neste cartório|neste ofício]",
    "declarant": "[Foi declarante|Foi declarante|Declarante|Serviu de declarante|Declarou o nascimento|Fez a declaração|O declarante foi|Declarante:|Registro feito por declaração de|Foi o declarante] {declarant};[Declarante|Foi declarante]: {declarant}, {declarantmore}",
    "witnesses": "[Foram testemunhas|Testemunhas|Serviram de testemunhas|Sendo testemunhas|Testemunhas:|Foram testemunhas instrumentárias|Assinaram como testemunhas|Presentes as testemunhas|Testemunharam] {witness1}[, {witnessmore1}|] e {witness2}[, {witnessmore2}|]",
    "twins": "[{o} registrad{x} é gême{x} de|Gême{x} de|É gême{x} com|É gême{x} de|Nasceu gême{x} com|Tem como irmã[o|] gême[o|a]|Gêmeo:|Gêmeos: {twinyes}, com|Irmã[o|] gême[o|a]:|Parto gemelar, com|gême{x} de] {twins}",
    "notwin": "[Não é gême{x}|Parto único|Gêmeo: {twinno}|Gêmeos: {twinno}|Não é gêmeo|{twinno}]",
    "documents": "[CPF|Inscrit{x} no CPF|C.P.F.|CPF nº|inscrit{x} no CPF sob o nº] {cpf};[DNV|Declaração de nascido vivo|conforme declaração de nascido vivo|Apresentada a declaração de nascido vivo|conforme a DNV|foi apresentada a D.N.] nº {dnv};[Matrícula|matrícula nº|Matrícula nº|sob matrícula] {mat};[Natural|É natural|Naturalidade:] de {nat}",
    "closing": "[O referido é verdade[ e dou fé|]. |][E, para constar, eu,|Para constar, eu,|E, para que conste, eu,|Do que, para constar, eu,|E eu,|Eu,] {officertag}, {officertitle}, [mandei passar|fiz passar|passei|mandei lavrar|lavrei|fiz expedir|mandei expedir] [a presente|a presente certidão|esta certidão], que [dato e assino|assino|conferi e assino|subscrevo e assino|assino e faço selar|assino e faço selar com o selo [desta repartição|deste ofício|de armas]]. {ecityuf}, {edate};[O referido é verdade[ e dou fé|]. |Dou fé. |]{ecityuf}, {edate}. [E, para constar, eu,|Para constar, eu,|E, para que conste, eu,|Do que, para constar, eu,|E eu,|Eu,] {officertag}, {officertitle}, [mandei passar|fiz passar|passei|mandei lavrar|lavrei|fiz expedir|mandei expedir] [a presente|a presente certidão|esta certidão], que [dato e assino|assino|conferi e assino|subscrevo e assino|assino e faço selar|assino e faço selar com o selo [desta repartição|deste ofício|de armas]];[O referido é verdade e dou fé|O referido é verdade|Dou fé|É o que consta|Nada mais consta. Dou fé|O conteúdo da certidão é verdadeiro. Dou fé|Era o que se continha no termo, do que dou fé]. {ecityuf}, {edate}. [O|A|] {officertitle}[,|] [________________,|] {officertag};[O referido é verdade e dou fé|Dou fé]. {ecityuf}, {edate};[Eu,|] {officertag}, {officertitle}[,] [subscrevi e assino|o subscrevi|a assino|lavrei e assino]. [Dou fé.|] {ecityuf}, {edate};[Selo|Selo digital|Selo nº] {selo}. [Dou fé. |]{ecityuf}, {edate}. {officertag}, {officertitle};[Expedida|Passada|Emitida|Dada e passada] [em|nesta cidade de] {ecityuf}, [aos|em] {edate}. [O referido é verdade e dou fé.|] {officertag}, {officertitle};[Dou fé. |]{ecityuf}, {edate}. Eu, {clerk}, {clerktitle}, [subscrevo e assino|conferi e assino|a subscrevi], [na ausência [ocasional|eventual|] do [titular|oficial]. Titular [do serviço|da delegação|]: {officertag}|por delegação de {officertag}, {officertitle}|no impedimento de {officertag}, [titular|{officertitle}]];[Eu,|] {clerk}, {clerktitle}, [digitei|a digitei e conferi]. E eu, {officertag}, {officertitle}, [subscrevo|a subscrevi|assino]. {ecityuf}, {edate}",
    "appeared": (
        "{rdayopen}, {herehere}, {before}, compareceu {declarantopen} e [declarou|declara|disse|declarou perante as testemunhas] que;{rdayopen}, {herehere}, {before}, compareceu {declarantopen}, exibindo [a declaração de nascido vivo nº {dnv}|o atestado médico|a guia do hospital|o atestado de duas testemunhas], e declarou que;{rdayopen}, {before}, {herehere}, compareceu {declarantopen}, e, [perante as testemunhas abaixo assinadas|na presença das testemunhas|], declarou que;"
        "Nº {termo}. {rdayopen}, {herehere}, {before}, compareceu {declarantopen} e declarou que;{rdayopen}, {herehere}, {before}, [comparece|apresentou-se|compareceu|veio|esteve presente|foi presente] {declarantopen} e [por ele|] [me foi dito|foi declarado|foi dito] que;Termo número {termo}. {rdayopen}, {before}, compareceu {declarantopen} e declarou que"),
    "transcript": "{certify} {bookall}, [consta o assento do teor seguinte|encontra-se o termo do teor seguinte|se acha o registro do seguinte teor|foi lavrado o registro a seguir transcrito|consta o termo de nascimento que passo a transcrever|existe o assento cujo teor é o seguinte]:;[CERTIDÃO DE INTEIRO TEOR|Inteiro teor|Transcrição]: {bookall};{certify} [verbo ad verbum|em inteiro teor|de inteiro teor], {bookall}, [consta|se lê|acha-se lavrado] o seguinte:",
    "named": "cujo nome será {name};que na pia batismal receberá o nome de {name};e deram-lhe o nome de {name};o recém-nascido [chama-se|receberá o nome de] {name};sendo-lhe dado o nome de {name};[a ela|ao menor] puseram o nome de {name};com o nome de {name};a [quem|qual] [foi posto|deu|puseram|foi dado|deram|é posto|impuseram] o nome de {name};que [se chamará|há de chamar-se|receberá o nome de|terá o nome de|recebeu o nome de|tem por nome] {name};de nome {name};[e que|a qual] [recebeu|tomou|levará] o nome de {name};que se chamará {name};a criança [chama-se|recebeu o nome de|chamar-se-á] {name}",
})


def told_from_entry(rng, d):
    """A day of the month or the year that the entry is of: "cinco do corrente mês e ano"."""
    day = rng.choice([day_words(rng, d.day), day_words(rng, d.day), f"{d.day:02d}", f"{day_words(rng, d.day)} ({d.day:02d})"])
    return rng.choice([f"{day} do corrente", f"{day} do corrente mês e ano", f"{day} do corrente mês", f"{day} deste mês", f"{day} do mês corrente", f"{day} do mesmo mês e ano", f"{day} do andante mez", f"{day} do mês próximo passado", f"{day} do mez findo", f"{day} de {MONTHS[d.month - 1]} do corrente ano", f"{day} de {MONTHS[d.month - 1]} do mesmo ano", f"{day} de {MONTHS[d.month - 1]} último", f"{day} de {MONTHS[d.month - 1]} do ano próximo passado", f"{day} de {MONTHS[d.month - 1]} deste ano"])


def year_first(rng, d):
    """"mil novecentos e dois, aos cinco dias do mês de maio" behind "No ano de"."""
    day = "primeiro dia" if d.day == 1 else f"{day_words(rng, d.day)} dias"
    year = rng.choice([year_words(rng, d.year), year_words(rng, d.year), str(d.year)])
    return f"{year}, {rng.choice(['aos', 'em', 'aos', 'a'])} {day} {rng.choice(['do mês de', 'do mez de', 'de', 'do mês de'])} {MONTHS[d.month - 1]}"


# Spellings of before 1943, as far as they are of words that every certificate has.
OLD_SPELLINGS = [(re.compile(rf"\b{new}\b"), old) for new, old in [
    ("ano", "anno"), ("anos", "annos"), ("mês", "mez"), ("distrito", "districto"), ("vila", "villa"), ("ele", "elle"), ("ela", "ella"), ("dele", "delle"), ("dela", "della"), ("nele", "nelle"), ("deles", "delles"), ("pai", "pae"), ("pais", "paes"), ("às", "ás"), ("à", "á"), ("criança", "creança"), ("oficial", "official"),
    ("Oficial", "Official"), ("ofício", "officio"), ("registro", "registo"), ("cartório", "cartorio"), ("legítimo", "legitimo"), ("legítima", "legitima"), ("número", "numero"), ("assinado", "assignado"), ("assinadas", "assignadas"), ("assinam", "assignam"), ("assina", "assigna"), ("assino", "assigno"), ("ontem", "hontem"), ("sítio", "sitio"),
    ("Brasil", "Brazil"), ("naturais", "naturaes"), ("casa", "caza"), ("dito", "dicto"), ("dezesseis", "desesseis"), ("dezessete", "desessete"), ("dois", "dous"), ("um", "hum"), ("cinquenta", "cincoenta"), ("janeiro", "Janeiro"), ("maio", "Maio"), ("setembro", "Setembro")]]


def in_old_spelling(rng, parts):
    """The same with most of these words as they were spelt then; names stay, as they have spellings of their own."""
    out = []
    for text, tag in parts:
        if tag in (None, "bdate", "rdate", "hour"):
            for new, old in OLD_SPELLINGS:
                if rng.random() < .8:
                    text = new.sub(old, text)
        out.append((text, tag))
    return out


def sex_word(rng, sex):
    """A word that says it by itself, as parts."""
    if rng.random() < .2:
        return [("pessoa ", None), ("feminina" if sex == "F" else "masculina", "sex")]
    return [(rng.choice(("menina", "menina", "mulher") if sex == "F" else ("menino", "varão", "varão", "homem")), "sex")]


class Story(dict):
    """Parts for the clauses of one narrative: one manner of writing dates and places, one order of parents, tags given once."""

    def __init__(self, rng, r):
        super().__init__(PARTS)
        self.rng, self.r = rng, r
        self.done = set()
        self.from_entry = False  # the birth is told by the month or year of the entry
        self.declared = False  # the first parent was named as the declarant and is only referred to
        self.dates = rng.choice([None, "words", "words", "dias", "num", "semi", "paren"])
        self.places = rng.choice([None, "/", "-", ",", "long", "long", "("])
        parents = [p for p in (r["father"], r["mother"]) if p]
        if rng.random() < .15 and not are_of_one_sex(r):
            parents.reverse()
        self.parents = parents
        self.hidden_nat = rng.random() < .3
        self.told_after = len(parents) == 2 and not self.hidden_nat and not are_of_one_sex(r) and rng.random() < .15
        self.both = not self.told_after and len(parents) == 2 and parents[0]["nat"] == parents[1]["nat"] and not self.hidden_nat
        o = "o(a)" if rng.random() < .08 else "o" if r["sex"] == "M" else "a"
        d, w = r["declarant"], r["witnesses"]

        def one(tag, text):
            """A value with its tag, without it when it has been said."""
            def draw():
                tagged = tag not in self.done
                self.done.add(tag)
                value = text()
                return [(value, tag if tagged else None)] if value else ""
            return draw

        def plain(text):
            return lambda: text

        def day(date, tag, style=None):
            return one(tag, lambda: date_text(rng, date, style or self.dates))

        birth = self.birth_date
        self.update({
            "o": plain(o), "x": plain(o), "officertitle": plain(r["officer_title"]), "officer": plain(r["officer"]), "clerk": plain(r["clerk"]), "clerktitle": plain(r["clerk_title"]), "district": plain(r["district"]),
            "name": self.name, "livro": one("livro", lambda: r["livro"]), "folha": one("folha", lambda: r["folha"]), "termo": one("termo", lambda: r["termo"]), "office": one("office", lambda: r["office"]),
            "mat": one("mat", lambda: mat_text(rng, r["mat"])), "cpf": one("cpf", lambda: cpf_text(rng, r["cpf"])), "dnv": one("dnv", lambda: r["dnv"]) if r["dnv"] else plain("não apresentada"), "sex": one("sex", lambda: sex_text(rng, r["sex"], False)), "selo": one("selo", lambda: r["seal"]),
            "nat": lambda: self.place(r["nat"], "nat", "nat"), "rdate": day(r["rdate"], "rdate"), "rdaylong": lambda: [(rng.choice(["em ", "aos ", "no dia ", "na data de ", "em data de "]), None)] + day(r["rdate"], "rdate")(), "rdayopen": self.opening_date,
            "bdate": lambda: birth(None), "bdateplain": lambda: birth(rng.choice(["num", "semi", "words"])), "hourat": self.hour, "placeat": self.birth_place, "bplaceonly": one("bplace", lambda: r["bplace"]), "bcityuf": lambda: self.place((r["bcity"], r["buf"]), "bcity", "buf"),
            "rplace": lambda: self.place((r["rcity"], r["ruf"]), "rcity", "ruf"), "ecityuf": lambda: self.issue_place(), "edate": day(r["edate"], "edate", rng.choice(["semi", "semi", "num", "words", "dias"])), "officertag": one("officer", lambda: r["officer"]),
            "hour": one("hour", lambda: hour_text(rng, r["time"])), "sexof": self.sex_of, "sexdo": lambda: self.sex_of(True), "natof": lambda: [("natural de ", None)] + self.place(r["nat"], "nat", "nat"), "nameof": lambda: [(rng.choice([" de ", " de ", " de: ", f" d{o} menor " if len(o) == 1 else " de ", f" d{o} registrad{o} " if len(o) == 1 else " de "]), None)] + self["name"](), "nameis": lambda: self["name"](),
            "nameof2": plain(rng.choice(["Nascimento de", "Registro de", "Assento de nascimento de", "Certidão de nascimento de", "CERTIFICO o nascimento de", "Registrado:", "de nome"])),
            "filho": self.filho,
            "p1": lambda: self.parent(0), "andp2": lambda: self.parent(1), "declarant": lambda: self.declarant(), "declarantmore": lambda: self.person_more(d), "declarantopen": self.declarant_open, "signer": plain(d["name"]),
            "witness1": plain(w[0]["name"]), "witness2": plain(w[1]["name"]), "witnessmore1": lambda: self.person_more(w[0]), "witnessmore2": lambda: self.person_more(w[1]), "twins": self.twins, "twinyes": lambda: [(rng.choice(["sim", "Sim"]), "twin")], "twinno": lambda: [(rng.choice(["não", "Não", "Não"]), "twin")] if rng.random() < .9 else [("não consta", None)],
        })

    def name(self):
        tag = None if "name" in self.done else "name"
        self.done.add("name")
        value = [(self.r["name"], tag)]
        if self.rng.random() < .07:
            a, b = self.rng.choice(["“”", '""', "()", "**", "--", "==", "<>", "''"])
            return [(a * (2 if a in "*-=" else 1), None)] + value + [(b * (2 if b in "*-=" else 1), None)]
        return value

    def place(self, where, city_tag, uf_tag):
        tagged = city_tag not in self.done
        self.done.add(city_tag)
        return places.place_parts(self.rng, where, city_tag if tagged else None, uf_tag if tagged else None, self.places if self.rng.random() < .85 else None)

    def issue_place(self):
        rng, r = self.rng, self.r
        where = (r["ecity"], r["euf"])
        if rng.random() < .55:
            return [(where[0], "ecity")]
        return places.place_parts(rng, where, "ecity", "euf", self.places)

    def opening_date(self):
        rng = self.rng
        self.done.add("rdate")
        if rng.random() < .1:
            return [(rng.choice(["No ano de ", "Anno de ", "Ano de ", "No anno de ", "Ano: "]), None), (year_first(rng, self.r["rdate"]), "rdate")]
        style = rng.choice(["dias", "dias", "dias", "words", "semi", "paren"])
        lead = "Aos " if style == "dias" or rng.random() < .3 else rng.choice(["Em ", "No dia ", "Em data de "])
        return [(lead, None), (date_text(rng, self.r["rdate"], style), "rdate")]

    def birth_date(self, style):
        rng = self.rng
        tagged = "bdate" not in self.done
        self.done.add("bdate")
        if self.from_entry and tagged:
            return [(told_from_entry(rng, self.r["birth"]), "bdate")]
        return [(date_text(rng, self.r["birth"], style or self.dates), "bdate" if tagged else None)]

    def hour(self):
        rng, r = self.rng, self.r
        if rng.random() < .04:
            return rng.choice(["em hora ignorada", "às ____ horas", "hora ignorada", "às horas não declaradas"])
        text = hour_text(rng, r["time"])
        lead = rng.choice(["às ", "às ", "às ", "pelas ", "à hora de ", "às "])
        if text.startswith("meio") or text.startswith("zero hora"):
            lead = rng.choice(["ao ", "à ", "às "])
        return [(lead, None), (text, "hour")]

    def birth_place(self):
        """Where: the establishment or home, then city and state, or "nesta cidade" where it is that of the registration."""
        rng, r = self.rng, self.r
        here = r["bcity"] == r["rcity"]
        place = r["bplace"]
        low = place[:3].lower()
        if low in ("na ", "no ", "em ", "via", "nes", "dom", "res", "par", "à r", "à a") or low.startswith("à"):
            lead = rng.choice(["", "", "em "]) if low in ("dom", "res", "via", "par") else ""
        else:
            lead = rng.choice(["no ", "na ", "em ", "no(a) ", "no estabelecimento ", "no estabelecimento denominado ", "no local ", "no lugar ", "no hospital denominado ", "em: ", "no lugar denominado ", "na localidade de ", "na propriedade denominada ", "no povoado ", "no prédio denominado "])
        first = [(lead, None), (place, "bplace")]
        if not any(c.isdigit() for c in place) and rng.random() < .2:
            first.append((rng.choice([", situado na ", ", sito à ", ", na ", ", à ", " situada na ", ", com sede na ", ", localizado na ", ", na casa da "]) + places.address(rng), None))
        if here and "rcity" in self.done and rng.random() < .6:
            return first + [(rng.choice([", nesta cidade", ", neste município", ", neste distrito", " desta cidade", ", desta cidade", ", nesta comarca", ", local"]), None)]
        second = [(rng.choice([", em ", ", em ", ", na cidade de ", ", nesta cidade de " if here else ", no município de ", ", município de ", " em ", " - ", ", ", "; ", ", situado em ", ", do município de "]), None)] + self.place((r["bcity"], r["buf"]), "bcity", "buf")
        if rng.random() < .12:
            second[0] = (rng.choice(["em ", "na cidade de ", "no município de "]), None)
            first[0] = (", " + first[0][0], None)
            return second + first
        return first + second

    def sex_of(self, plain=False):
        rng, r = self.rng, self.r
        if "sex" in self.done:
            return ""
        self.done.add("sex")
        if rng.random() < .15 and r["sex"] in "MF":
            return sex_word(rng, r["sex"])
        if not plain and rng.random() < .12 and r["sex"] in "MF":
            return [(rng.choice(["uma criança do sexo ", "um indivíduo do sexo ", "criança do sexo ", "pessoa do sexo "]), None), (sex_text(rng, r["sex"], False), "sex")]
        return [(rng.choice(["do sexo ", "do sexo ", "de sexo ", "sexo ", "do sexo: ", "sexo: "]), None), (sex_text(rng, r["sex"], False), "sex")]

    def person_more(self, p):
        """What else is said of a person: work, age, state, residence."""
        rng = self.rng
        f = p["sex"] == "F"
        age = rng.choice([f"{p['age']} anos", f"com {p['age']} anos de idade", f"com {number_words(p['age'])} anos de idade", f"de {p['age']} anos", "maior", "maior e capaz", f"com {p['age']} anos"])
        home = rng.choice([f"residente {rng.choice(['à', 'na', 'em'])} {p['residence']}", "residente nesta cidade", "aqui residente", "residente e domiciliad" + ("a" if f else "o") + " nesta cidade", f"domiciliad{'a' if f else 'o'} em {places.place_text(rng, places.place(rng))}"])
        paper = rng.choice([f"CPF {cpf_text(rng, p['cpf'])}", f"portador{'a' if f else ''} da cédula de identidade RG nº {p['rg']}", f"RG {p['rg']}", f"CPF/MF nº {cpf_text(rng, p['cpf'])}", f"inscrit{'a' if f else 'o'} no CPF sob o nº {cpf_text(rng, p['cpf'])}", f"identidade {p['rg']}"])
        pool = [p["nationality"], p["profession"], p["civil"], age, home, paper]
        if rng.random() < .08:
            pool.append(f"filh{'a' if f else 'o'} de {people.person(rng, 'M')} e de {people.person(rng, 'F')}")
        return ", ".join(rng.sample(pool, rng.choice([1, 1, 2, 2, 3, 4])))

    def filho(self):
        rng = self.rng
        o = self["o"]()
        if "p1name" in self.done:
            self.declared = rng.random() < .6
            if self.declared:
                female = self.parents[0]["sex"] == "F"
                seu = "seu/sua" if len(o) > 1 else "sua" if o == "a" else "seu"
                return rng.choice([f"{seu} filh{o}", f"filh{o} {seu}"] + ([f"filh{o} dela declarante", f"filh{o} da declarante"] if female else [f"filh{o} dele declarante", f"filh{o} legítim{o} dele declarante", f"filh{o} do declarante"]))
        return rng.choice([f"filh{o} de ", f"filh{o} de ", f"filh{o} legítim{o} de ", f"sendo filh{o} de ", f"é filh{o} de ", f"filh{o} natural de ", f"filh{o} de: ", "Filiação: ", "sendo seus pais ", "são pais: ", f"filh{o} do casal ", f"filh{o} reconhecid{o} de ", "tendo como pais ", "Pais: "])

    def parent(self, n):
        """The n-th parent with what is said of them; the second after "e de" and the like."""
        rng = self.rng
        if n >= len(self.parents):
            if n == 0:
                return rng.choice(["pais ignorados", "pais incógnitos", "filiação não declarada", "pais não declarados"])
            return rng.choice(["", "", "pai ignorado", "sendo o pai desconhecido", "e de pai não declarado", "de pai ignorado"])
        p = self.parents[n]
        female = p["sex"] == "F"
        out = []
        if n == 1:
            out.append((rng.choice(["e de ", "e de ", "e de ", "e ", "e de dona " if female else "e de ", "e de sua mulher " if female else "e de ", "e de sua esposa " if female else "e ", "e D. " if female else "e ", "e de D. " if female else "e de ", "e de sua mulher dona " if female else "e "]), None))
        elif rng.random() < .08:
            out.append((("dona " if female else rng.choice(["o Sr. ", "Sr. ", "o senhor "])), None))
        tag = f"p{n + 1}name"
        said = tag in self.done
        self.done.add(tag)
        if said and n == 1 and rng.random() < .8:
            its = "a" if female else "e"
            return [(rng.choice([f"e del{its} declarante", f"e del{its}, declarante", f"e del{its} própri{'a' if female else 'o'} declarante", f"e d{'a' if female else 'o'} declarante"]), None)]
        if said:
            return "" if n == 0 and self.declared else out + [(p["name"], None)]
        out.append((p["name"], tag))
        if rng.random() < .4:
            out.append((", " + self.person_more(p), None))
        if self.told_after:
            if n == 1:
                out += self.both_origins()
        elif self.hidden_nat or f"p{n + 1}nat" in self.done:
            if rng.random() < .1:
                out.append((rng.choice([", natural deste Estado", ", natural do lugar", ", naturais deste Estado"]), None))
        elif self.both:
            if n == 1:
                m, f = self.parents[0]["sex"] == "M", female
                out.append((rng.choice([", ambos naturais de ", ", naturais de ", ", brasileiros, naturais de ", ", ambos brasileiros e naturais de ", ", ele e ela naturais de " if m and f else ", ambos naturais de ", ", ambos nascidos em ", " naturais de ", ", ambos de "]), None))
                out += self.nat(p["nat"], "pnatboth")
        else:
            out.append((rng.choice([", natural de ", ", natural de ", ", natural do município de ", ", nascida em " if female else ", nascido em ", ", ela natural de " if female else ", ele natural de ", " (natural de ", ", brasileira, natural de " if female else ", brasileiro, natural de ", " natural de ", ", natural da cidade de ", ", procedente de "]), None))
            closes = out[-1][0].startswith(" (")
            if p["nat"] == (self.r["rcity"], self.r["ruf"]) and rng.random() < .5:
                self.done.add(f"p{n + 1}nat")
                out[-1] = (rng.choice([", natural ", ", natural ", " natural ", ", brasileira, natural " if female else ", brasileiro, natural "]), None)
                out.append((places.this_city(rng), f"p{n + 1}nat"))
                closes = False
            else:
                out += self.nat(p["nat"], f"p{n + 1}nat")
            if closes:
                out.append((")", None))
        return out

    def both_origins(self):
        """", ele natural de Crato e ela de Icó", behind both parents."""
        rng = self.rng
        first, second = self.parents
        its = {"F": ["ela", "esta", "a mãe"], "M": ["ele", "aquele", "o pai"]}
        k = rng.randrange(3)
        said = rng.choice(["natural de", "natural de", "nascid{x} em", "de", "natural do município de"])
        out = [(rng.choice([", ", "; ", " (", ", sendo "]) + its[first["sex"]][k] + " " + said.format(x="a" if first["sex"] == "F" else "o") + " ", None)]
        closes = out[0][0].startswith(" (")
        out += self.nat(first["nat"], "p1nat") + [(rng.choice([" e ", ", ", "; ", ", e "]) + its[second["sex"]][k] + rng.choice([" de ", " natural de ", " em " if "nascid" in said else " de "]), None)] + self.nat(second["nat"], "p2nat")
        return out + [(")", None)] if closes else out

    def nat(self, where, tag):
        self.done.add(tag)
        if where[1] == self.r["ruf"] and self.rng.random() < .15:
            return [(where[0] + places.this_state(self.rng), tag)]
        return places.place_parts(self.rng, where, tag, tag, self.places if self.rng.random() < .85 else None)

    def declarant(self):
        d = self.r["declarant"]
        if self.rng.random() < .3:
            return d["kin"] if d["kin"] not in ("o próprio", "a própria") else d["name"]
        return self.rng.choice([d["name"], f"{d['kin']}, {d['name']}", f"{d['name']}, {d['kin']}"])

    def declarant_open(self):
        """The declarant of an old opening; a parent who declares is named here and so first, but for "filha de Rui Dias e dela declarante"."""
        rng, r = self.rng, self.r
        d = r["declarant"]
        female = d["sex"] == "F"
        lead = rng.choice(["", "dona ", "a senhora ", "D. "] if female else ["", "o senhor ", "o Sr. ", "o cidadão ", "o declarante ", "o pai "])
        match = [p for p in self.parents if p["name"] == d["name"]]
        out = [(lead, None)]
        if match and rng.random() < .55:
            second = match[0] is not self.parents[0] and rng.random() < .4
            if not second:
                self.parents = match + [p for p in self.parents if p is not match[0]]
            name, nat = ("p2name", "p2nat") if second else ("p1name", "p1nat")
            self.done.add(name)
            out.append((d["name"], name))
            if rng.random() < .6 and not self.both and not self.hidden_nat:
                out.append((rng.choice([", natural de ", ", natural do município de "]), None))
                out += self.nat(match[0]["nat"], nat)
        elif not match and rng.random() < .3 and (told := [key for key, who in r["gp"].items() if who]):
            key = rng.choice(told)  # "avós maternos ele declarante e Ana Dias"
            self.done.add(key)
            out[0] = (rng.choice(["", "dona ", "a senhora "] if key[2] == "f" else ["", "o senhor ", "o Sr. "]), None)
            out += [(r["gp"][key], key), (rng.choice([", av" + ("ô " if key[2] == "m" else "ó ") + ("patern" if key[1] == "p" else "matern") + ("o," if key[2] == "m" else "a,"), ","]), None)]
        else:
            out.append((d["name"], None))
        return out + [(", " + self.person_more(d) + rng.choice(["", ",", ","]), None)]

    def twins(self):
        out = []
        for n, twin in enumerate(self.r["twins"]):
            if n:
                out.append((self.rng.choice([" e ", " e de ", "; ", ", "]), None))
            out.append((twin["name"], "twname"))
            if self.rng.random() < .35:
                out.append((self.rng.choice([", matrícula ", " (matrícula ", " - ", ", termo "]), None))
                closes = out[-1][0].startswith(" (")
                out.append((mat_text(self.rng, twin["mat"]) + (")" if closes else ""), None))
        return out

    def grandparents(self):
        rng, gp = self.rng, self.r["gp"]
        sides = [("gpm", "gpf", "paternos"), ("gmm", "gmf", "maternos")]
        if rng.random() < .4:
            sides.reverse()
        lead = rng.choice(["sendo avós ", "sendo avós ", "são avós ", "Avós ", "avós ", "São seus avós ", "neto dos ", "Seus avós ", "tendo como avós ", "e netos dos "])
        manner = rng.choice(["kind", "kind", "kind", "side", "colon", "trail", "net", "parents"])
        out = []
        for n, (a, b, side) in enumerate(sides):
            pair = self.pair(gp[a], gp[b], a, b)
            if not pair and rng.random() < .7:
                continue
            pair = pair or [(rng.choice(["ignorados", "não declarados", "incógnitos", "desconhecidos", "não constam"]), None)]
            line = side[:-1]
            if manner == "kind":
                head = (lead if not out else rng.choice([" e ", "; ", ". Avós ", ", e ", "; avós "])) + (side if out or "neto" not in lead else "avós " + side)
                out += [(head + rng.choice([": ", " ", " ", ", "]), None)] + pair
            elif manner == "side":
                out += [((("neto" if self.r["sex"] == "M" else "neta") + " " if not out else rng.choice([" e ", "; e ", ", "])) + rng.choice([f"pelo lado {line} de ", f"por parte {'do pai' if line == 'paterno' else 'da mãe'} de ", f"pela parte {line.replace('no', 'na')} de "]), None)] + pair
            elif manner == "colon":
                out += [((". " if out else "") + f"Avós {side}: ", None)] + pair
            elif manner == "parents":
                who = "pai" if line == "paterno" else "mãe"
                head = [f"pel{'o' if who == 'pai' else 'a'} {who}, ", f"são pais d{'o' if who == 'pai' else 'a'} {who} ", f"do lado del{'e' if who == 'pai' else 'a'}, ", f"os pais d{'aquele' if who == 'pai' else 'esta'} são ", f"por linha {line.replace('no', 'na')} descende de ", f"por el{'e' if who == 'pai' else 'a'}, ", f"por linha {'masculina' if who == 'pai' else 'feminina'}, ", f"genitores d{'o' if who == 'pai' else 'a'} {who}, ", f"da parte {'do marido' if who == 'pai' else 'da esposa'}, "]
                said = said if out else rng.randrange(len(head))  # of both sides alike
                out += [((rng.choice(["; ", " e ", ", "]) if out else rng.choice(["avós: ", "Avós: ", ""])) + head[said], None)] + pair
            elif manner == "trail":
                of = "do pai" if line == "paterno" else "da mãe"
                tail = rng.choice([f" ({side})", f" ({side})", f" ({side[:3]}.)", f", genitores {of}", f", pais {of}", f", estes por parte {of}", f", do lado {of}", f", ascendentes {side}", f" são os {side}"])
                out += [((rng.choice([" e ", "; ", ", "]) if out else rng.choice(["Avós: ", "São seus avós ", "e netos de "])), None)] + pair + [(tail, None)]
            else:
                out += [((rng.choice([". ", "; "]) if out else "") + f"São avós {side} ", None)] + pair
        if out:
            out.append((expand_parts(rng, choose(rng, PARTS["died"]), self) or [("", None)])[0])
        return out

    def pair(self, a, b, tag_a, tag_b):
        rng = self.rng
        declares = next((tag for tag in (tag_a, tag_b) if tag in self.done), None)
        if declares:
            its = rng.choice(["ele declarante", "o declarante"] if declares == tag_a else ["ela declarante", "a declarante"])
            a, b = (its, b) if declares == tag_a else (a, its)
            tag_a, tag_b = (None, tag_b) if declares == tag_a else (tag_a, None)
        if not a and not b:
            return []
        if not a or not b:
            out = [(a or b, tag_a if a else tag_b)]
            if rng.random() < .25:
                out = [(rng.choice(["avô ignorado e ", "ignorado e "]), None)] + out if b else out + [(rng.choice([" e avó ignorada", " e ignorada", " e de avó não declarada"]), None)]
            return out
        mid = rng.choice([" e ", " e ", " e de ", " e dona ", " e D. ", " e sua mulher ", " e de dona ", ", e "])
        lead = [(rng.choice(["o Sr. ", "Sr. ", "o finado ", "o senhor "]), None)] if rng.random() < .05 else []
        return lead + [(a, tag_a), (mid, None), (b, tag_b)]


def _clause(rng, r, name, story=None):
    story = story or Story(rng, r)
    return expand_parts(rng, choose(rng, _CLAUSES[name]), story)


def clause_book(rng, r, story=None):
    """Book, leaf and entry, with the name and now and then the date of registration."""
    return _clause(rng, r, "book", story)


def clause_name(rng, r, story=None):
    return _clause(rng, r, "name", story)


def clause_birth(rng, r, story=None):
    return _clause(rng, r, "birth", story)


def clause_parents(rng, r, story=None):
    return _clause(rng, r, "parents", story)


def clause_grandparents(rng, r, story=None):
    return tidy((story or Story(rng, r)).grandparents())


def clause_declarant(rng, r, story=None):
    return _clause(rng, r, "declarant", story)


def clause_witnesses(rng, r, story=None):
    return _clause(rng, r, "witnesses", story)


def clause_registration_date(rng, r, story=None):
    return _clause(rng, r, "registration_date", story)


def clause_twins(rng, r, story=None):
    return _clause(rng, r, "twins" if r["twins"] else "notwin", story)


def clause_documents(rng, r, story=None):
    """CPF, declaração de nascido vivo, matrícula or naturalidade."""
    return _clause(rng, r, "documents", story)


def clause_closing(rng, r, story=None):
    return _clause(rng, r, "closing", story)


def clause_notes(rng, r, story=None):
    """Averbações and anotações in running text, or that there are none."""
    out = []
    if rng.random() < .5:
        out += [(rng.choice(["Averbação: ", "À margem consta: ", "AVERBAÇÕES: ", "Averbações à margem: ", "Consta a seguinte averbação: ", "Observações: ", "Obs.: ", "Observações / averbações: "]), None), (averbacao(rng, r), "averb")]
    if rng.random() < .4:
        out += [(rng.choice([" Anotação: ", " Anotado à margem: ", " ANOTAÇÕES: ", " Anotações à margem: ", " Consta a anotação: "]), None), (anotacao(rng, r), "anot")]
    if not out:
        out = [(rng.choice(["Observações: ", "Averbações: ", "À margem: ", "Obs.: ", ""]) + nothing(rng), None)]
    return tidy(out)


def _join(rng, clauses, ends):
    """Clauses after each other, each with an end: the comma and so on that its place asks for."""
    out = []
    for clause, end in zip(clauses, ends):
        if not clause:
            continue
        if not out and clause[0][1] is None:
            clause = [(clause[0][0][:1].upper() + clause[0][0][1:], None)] + list(clause[1:])
        if out:
            last = out[-1]
            starts_new = last[1] is None and last[0].rstrip().endswith((".", ":"))
            if starts_new and clause[0][1] is None and clause[0][0]:
                clause = [(clause[0][0][0].upper() + clause[0][0][1:], None)] + list(clause[1:])
            out.append((" ", None))
        out += list(clause)
        text = out[-1][0].rstrip()
        if not (text and text[-1] in ".,;:" and (out[-1][1] is None or text[-1] == ".")):
            out.append((end, None))
    return out


def run_together(rng, r):
    """A telegraphic certificate: a word that leads and its value, one after another in a paragraph."""
    story = Story(rng, r)
    lead = rng.choice([": ", ": ", ", ", " ", " - ", " = "])
    end = rng.choice(["; ", "; ", " - ", ". ", " • ", " / ", ", ", " — "])
    case = rng.choice([str.upper, str.upper, str.capitalize, str.lower])
    gp, parents = r["gp"], story.parents

    def item(names, *parts):
        parts = tidy([part for some in parts for part in (some if isinstance(some, list) else [(some, None)])])
        return [(case(rng.choice(names.split("|"))) + lead, None)] + parts if any(tag for _, tag in parts) else []

    book = [item("livro|lv.|lº", [(r["livro"], "livro")]), item("folha|fls.|fl.", [(r["folha"], "folha")]), item("registro|termo|nº|assento", [(r["termo"], "termo")])]
    rdate = item("registrado em|lavrado em|data do registro|registro em", story["rdate"]())
    head = [item("nome|registrado|criança|nascimento de", story["name"]())]
    birth = [item("nascido em|nascimento|veio à luz em|data", story["bdate"]()), item("hora|às|horas", [(hour_text(rng, r["time"]), "hour")]), item("local|em|no local", [(r["bplace"], "bplace"), (", ", None)], story.place((r["bcity"], r["buf"]), "bcity", "buf")), item("sexo|sx.", story["sex"]())]
    rng.shuffle(birth)
    family = [item("filiação|pais|progenitores|filho de", [(p["name"], "p1name")]) for p in parents[:1]]
    if len(parents) == 2:
        family[0] += [(" e ", None), (parents[1]["name"], "p2name")]
    if any(gp.values()):
        sides = [story.pair(gp["gpm"], gp["gpf"], "gpm", "gpf"), story.pair(gp["gmm"], gp["gmf"], "gmm", "gmf")]
        if rng.random() < .5:
            family += [item(names, pair) for names, pair in zip(("avós paternos|paternos|av. pat.", "avós maternos|maternos|av. mat."), sides)]
        else:
            family.append(item("avós|avoengos|netos de", sides[0] + ([(" (pat.)", None)] if sides[0] else []), " e " if all(sides) else "", sides[1] + ([(" (mat.)", None)] if sides[1] else [])))
    rest = [item("cpf", story["cpf"]())] * (r["cpf"] != "" and rng.random() < .4) + [[(case("declarante") + lead + r["declarant"]["kin"], None)]] * (rng.random() < .5)
    if r["twins"]:
        rest.append(item("gêmeo de|gêmeo", story.twins()))
    blocks = [book + [rdate], head + birth, family, rest] if rng.random() < .4 else [head + birth, family, rest, book + [rdate]]
    out = []
    for some in [one for block in blocks for one in block if one]:
        out += ([(end, None)] if out else []) + some
    out.append((". ", None))
    if rng.random() < .5:
        out += clause_notes(rng, r, story) + [(" ", None)]
    return out + clause_closing(rng, r, story)


def narrative(rng, r):
    """A whole certificate in running text: a breve relato of this or of older times, a termo transcribed, or a telegraphic list."""
    if rng.random() < .1:
        return tidy(run_together(rng, r))
    story = Story(rng, r)
    if rng.random() < .4:
        parts = _old(rng, r, story)
    else:
        parts = _report(rng, r, story)
    return tidy(in_old_spelling(rng, parts) if rng.random() < .12 else parts)


def _report(rng, r, story):
    head = clause_book(rng, r, story) if rng.random() < .82 else clause_name(rng, r, story)
    if "name" not in story.done:
        head += [(", ", None)] + clause_name(rng, r, story)
    middle = [clause_birth(rng, r, story)]
    if "sex" not in story.done and rng.random() < .7:
        middle.append(_clause(rng, r, "sex", story))
    family = [clause_parents(rng, r, story), clause_grandparents(rng, r, story)]
    if rng.random() < .12:
        middle, family = family, middle
    rest = []
    if "rdate" not in story.done and rng.random() < .9:
        rest.append(clause_registration_date(rng, r, story))
    if rng.random() < .6:
        rest.append(clause_declarant(rng, r, story))
    if rng.random() < .35:
        rest.append(clause_witnesses(rng, r, story))
    if r["twins"] or rng.random() < .15:
        rest.append(clause_twins(rng, r, story))
    for _ in range(rng.choice([0, 0, 1, 2])):
        documents = clause_documents(rng, r, story)
        if any(tag for _, tag in documents):
            rest.append(documents)
    if rng.random() < .5:
        rng.shuffle(rest)
    tail = [clause_notes(rng, r, story)] if rng.random() < .5 else []
    if rng.random() < .8:
        tail.append(clause_closing(rng, r, story))
    if rng.random() < .15:  # nobody's order
        loose = middle + family + rest
        rng.shuffle(loose)
        middle, family, rest = loose[:1], loose[1:3], loose[3:]
    clauses = [head] + middle + family + rest + tail
    soft = rng.choice([",", ",", ",", ";"])
    ends = [","] + [soft] * (len(middle) + len(family) - 2) + [rng.choice([".", ".", ";"]), "."][:1] + ["."] * (len(rest) + len(tail) + 1)
    return _join(rng, clauses, ends)


def _old(rng, r, story):
    """The term itself: "Aos ... compareceu ... e declarou que no dia ... nasceu ... a quem foi posto o nome de ..."."""
    clauses, ends = [], []
    if rng.random() < .55:
        clauses.append(_clause(rng, r, "transcript", story))
        ends.append(":")
    clauses.append(_clause(rng, r, "appeared", story))
    ends.append("")
    told = rng.random()
    story.from_entry = told < .1
    clauses.append(_clause(rng, r, "yesterday" if told > .94 else "told", story))
    story.done.add("bdate")
    ends.append(",")
    if "sex" not in story.done:
        clauses.append(_clause(rng, r, "sex", story))
        ends.append(",")
    trio = [_clause(rng, r, "named", story), clause_parents(rng, r, story), clause_grandparents(rng, r, story)]
    k = rng.random()
    order = trio if k < .5 else [trio[1], trio[0], trio[2]] if k < .65 else [trio[1], trio[2], trio[0]]
    clauses += order
    ends += [rng.choice([",", ",", ";"]), ",", "."]
    early = bool(r["twins"]) and rng.random() < .35
    if early:
        at = rng.randint(len(clauses) - 2, len(clauses) - 1)
        clauses.insert(at, clause_twins(rng, r, story))
        ends.insert(at, ",")
    if r["twins"] and not early:
        clauses.append(clause_twins(rng, r, story))
        ends.append(".")
    if rng.random() < .5:
        clauses.append(clause_witnesses(rng, r, story))
        ends.append(".")
    if rng.random() < .8:
        clauses.append(expand_parts(rng, choose(rng, PARTS["signend"]), story))
        ends.append(".")
    if rng.random() < .4:
        clauses.append(clause_notes(rng, r, story))
        ends.append(".")
    if rng.random() < .6:
        clauses.append(clause_closing(rng, r, story))
        ends.append(".")
    return _join(rng, clauses, ends)


# ------------------------------------------------------------------ printed forms that were filled in
_FORM = compile_parts({
    "name": "Certifico que [às fls.|a folhas] {folha} do livro nº {livro} de registro de nascimentos, sob o nº {termo}, [consta|foi lavrado] o assento de {name};Nome {name};[Nome d[o|a] registrad[o|a]|Nome do registrado(a)|Nome da criança] {name};CERTIFICO que foi feito o registro de {name};Registro nº {termo} fls. {folha} livro {livro} de {name}",
    "birth": "nascid[o|a|o(a)|__] [aos|em|no dia|a] {bdate} às {hour} [horas|hs.|] {placeat} [Estado de {bufonly}|];Nascido(a) em {bdate}, às {hour} [horas|], no lugar {placeat};Data do nascimento {bdate} Hora {hour} Local {placeat};nasceu a {bdate} às {hour} {placeat}",
    "sex": "do sexo {sex};Sexo {sex};sexo: {sex};[de|do] sexo {sex} [e de cor {color}|]",
    "family": "filh[o|a|o(a)|__] [de|legítimo de|] {p1} e de {andp2};Filho(a) de {p1} e de {andp2};Pai {p1} Mãe {andp2};sendo filh[o|a|__] de {p1} e de D. {andp2};Filiação {p1} e {andp2}",
    "grand": "[neto pelo lado paterno de|avós paternos|Avós paternos:|São avós paternos] {gpaternal} e [pelo lado materno de|maternos|avós maternos:|avós maternos] {gmaternal}",
    "registered": "[O termo foi assinado|Foi feito o registro|Registro feito|Assento lavrado] [aos|em|no dia] {rdate};[Foi declarante|Declarante|O declarante foi] {declarant} e [serviram de|foram] testemunhas {witness1} e {witness2};Registrado [em|aos] {rdate} [em|no distrito de|na cidade de] {rplace}",
    "end": "[Observações|Obs.|OBSERVAÇÕES] {notes};O referido é verdade e dou fé. {ecityuf}, {edate}. {officertag} [Oficial|Escrivão|{officertitle}];[Dada e passada em|] {ecityuf}, [aos|em] {edate} [O Oficial|O Escrivão|] {officertag}",
})


def filled_form(rng, r):
    """An old printed form whose gaps were typed: printed words and values by turns, leaders in between."""
    story = Story(rng, r)
    gp = r["gp"]
    story.update({
        "bufonly": lambda: places.uf_text(rng, r["buf"]), "color": lambda: r["color"], "gpaternal": lambda: story.pair(gp["gpm"], gp["gpf"], "gpm", "gpf") or [(rng.choice(["---", "ignorados", "........"]), None)], "gmaternal": lambda: story.pair(gp["gmm"], gp["gmf"], "gmm", "gmf") or [(rng.choice(["---", "ignorados", "........"]), None)],
        "notes": lambda: [(averbacao(rng, r), "averb")] if rng.random() < .5 else nothing(rng), "andp2": lambda: [(p, t) for p, t in ([("", None)] + list(story.parent(1) or []))[1:] if not (t is None and p.startswith("e"))] if len(story.parents) > 1 else rng.choice(["........", "----", "ignorado"]),
    })
    leader = rng.choice(["", "", "....", "......", "____", "..........", "…", "--", "=="])
    clauses = []
    for name in ("name", "birth", "sex", "family", "grand", "registered", "end"):
        if name == "grand" and rng.random() < .1:
            continue
        story.done -= {"rcity"}
        clause = expand_parts(rng, choose(rng, _FORM[name]), story)
        filled = []
        for text, tag in clause:
            if tag and leader and rng.random() < .45:
                text_parts = [(leader + " ", None)] * (rng.random() < .6) + [(text, tag)] + [(" " + leader + " ", None)] * (rng.random() < .8)
                filled += text_parts
            else:
                filled.append((text, tag))
        clauses.append(filled)
    end = rng.choice([",", "", ";", "."])
    return tidy(_join(rng, clauses, [end] * len(clauses)))


def show(parts):
    return "".join(text if tag is None else f"⟦{tag} {text}⟧" for text, tag in parts)


if __name__ == "__main__":
    rng = random.Random(8)
    for _ in range(14):
        print(show(narrative(rng, record(rng))), "\n")
    for _ in range(6):
        print("FORM", show(filled_form(rng, record(rng))), "\n")
