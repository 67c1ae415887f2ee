"""Documents that are no birth certificates, and empty birth forms: what a page classifier must tell apart.

`other_document(rng)` -> (kind, blocks); a block is (heading or None, content), the content rows [(label, value)] or running text.
KINDS names the kinds. Many carry the words of a birth certificate (names, dates, registries, parents, even "nascimento").
"""
import datetime as dt
import random

from faker.providers.lorem.en_US import Provider as LoremEN
from faker.providers.lorem.la import Provider as LoremLA

import people
import places
import texts
import wording
from grammar import choose, compile_parts, expand
from records import cnpj, code, cpf, cpf_text, date_text, dnv_text, fees, folha_text, hour_text, issuer, livro_text, mat_text, matricula, money, record, rg, sex_text, termo_text

# Plain Portuguese words for prose and letters: common ones of all kinds, no text of anybody's.
_PT = (
    "tempo casa vida água cidade rio mundo homem mulher criança dia noite caminho trabalho escola livro rua porta janela mesa carta história memória campo serra mar vento chuva sol lua terra pedra árvore flor fruto pão café leite mercado praça igreja festa música dança silêncio voz palavra olhar mão rosto coração alma sonho medo coragem "
    "verdade justiça direito dever contrato prazo empresa serviço cliente produto preço conta valor pagamento reunião projeto equipe resultado problema solução análise método sistema programa política governo estado nação povo cultura língua arte ciência saúde doença médico remédio exame paciente aluno professor aula prova nota curso "
    "amigo vizinho avó pai mãe filho irmão tio primo família festa viagem estrada ponte trem navio avião carro bicicleta cavalo cachorro gato pássaro peixe mata sertão praia ilha porto farol barco rede canoa vaqueiro feira roça colheita milho feijão arroz mandioca açúcar sal fogo lenha panela prato copo garfo faca toalha cama lençol"
).split()
_PT_VERBS = "era tinha foi disse veio ficou andava parecia fez deu viu trouxe levou abriu fechou partiu chegou voltou esperou pensou soube quis pôde deve pode será haverá existe depende mostra indica revela permite exige garante mantém apresenta inclui oferece corre canta dorme sobe desce olha fala ouve".split()
_PT_SMALL = "o a os as um uma de da do das dos em na no nas nos por para com sem sob sobre entre até que e mas ou se como quando onde porque ainda já não sempre nunca muito pouco mais menos bem mal ali aqui depois antes cada todo outro este aquele seu sua".split()
_LANGS = [list(LoremEN.word_list), list(LoremLA.word_list)]


def sentence(rng, words=None):
    """A made-up sentence: Portuguese by default, or of a list of words."""
    n = rng.randint(5, 22)
    if words:
        out = [rng.choice(words) for _ in range(n)]
    else:
        out = [rng.choice(_PT_SMALL if i % 2 == 0 else _PT if rng.random() < .7 else _PT_VERBS) for i in range(n)]
        if rng.random() < .12:
            out[rng.randrange(n)] = people.person(rng, rng.choice("MF"))
        if rng.random() < .1:
            out[rng.randrange(n)] = places.place(rng)[0]
        if rng.random() < .08:
            out[rng.randrange(n)] = str(rng.choice([rng.randint(1, 99), rng.randint(1900, 2026)]))
    for i in range(4, n - 2, 6):
        if rng.random() < .5:
            out[i] += ","
    text = " ".join(out)
    return text[0].upper() + text[1:] + rng.choice([".", ".", ".", ".", "!", "?", ";"])


def paragraph(rng, words=None):
    return " ".join(sentence(rng, words) for _ in range(rng.randint(2, 7)))


def _some(rng, rows, least=.55):
    """Most of the rows, in their order."""
    share = rng.uniform(least, 1)
    return [row for row in rows if rng.random() < share]


def _any_day(rng, first=1940, last=2026):
    return dt.date(rng.randint(first, last), rng.randint(1, 12), rng.randint(1, 28))


def _day(rng, first=1940, last=2026, style=None):
    return date_text(rng, _any_day(rng, first, last), style)


def _who(rng, sex=None):
    return people.person(rng, sex or rng.choice("MF"))


def _where(rng):
    return places.place_text(rng, places.place(rng))


def _issue(rng, r):
    return f"{places.place_text(rng, (r['ecity'], r['euf']))}, {date_text(rng, r['edate'])}. {rng.choice([r['officer'] + ' - ' + r['officer_title'], r['clerk'] + ', ' + r['clerk_title'], '________________'])}"


def _registry_head(rng, r, title):
    lines = [wording.top_line(rng) for _ in range(rng.choice([1, 1, 2]))] + [title]
    return (None, " ".join(lines))


def _registry_tail(rng, r):
    blocks = [(rng.choice([None, wording.heading(rng, "notes")]), [(wording.label(rng, "notes_joint"), rng.choice([texts.nothing(rng), texts.averbacao(rng, r), texts.anotacao(rng, r)]))])]
    if rng.random() < .7:
        blocks.append((wording.heading(rng, "office") if rng.random() < .5 else None, _some(rng, [(wording.label(rng, "office"), r["office"]), (wording.label(rng, "officer"), r["officer"]), (wording.label(rng, "reg_city_uf"), f"{r['rcity']}/{r['ruf']}"), (wording.label(rng, "address"), r["address"]), (wording.label(rng, "phone"), r["phone"]), (wording.label(rng, "email"), r["email"])])))
    blocks += [(None, texts.legal(rng, r)) for _ in range(rng.randint(1, 3))]
    blocks.append((None, _issue(rng, r)))
    if rng.random() < .6:
        blocks.append((None, [(wording.label(rng, "seal"), r["seal"])]))
    return blocks


def _book_rows(rng, letter):
    return [(wording.label(rng, "livro"), f"{letter}-{rng.randint(1, 400)}"), (wording.label(rng, "folha"), folha_text(rng, rng.randint(1, 300))), (wording.label(rng, "termo"), termo_text(rng, rng.randint(1, 99999)))]


def marriage(rng, r):
    """Certidão de casamento, in cells or told."""
    man, woman = _who(rng, "M"), _who(rng, "F")
    day = _any_day(rng, 1940)
    mat = mat_text(rng, matricula(rng.randint(100, 199999), day.year, rng.randint(1, 300), rng.randint(1, 300), rng.randint(1, 99999), kind=rng.choice([2, 2, 3])))
    title = rng.choice(["Certidão de Casamento", "CERTIDÃO DE CASAMENTO", "Certidão de Casamento - 2ª via", "Certidão de Casamento Religioso com Efeito Civil", "Certidão de Casamento - Inteiro Teor", "Certidão de conversão de união estável em casamento"])
    regime = rng.choice(["Comunhão parcial de bens", "Comunhão universal de bens", "Separação de bens", "Comunhão de bens", "Separação obrigatória de bens", "Participação final nos aquestos"])
    if rng.random() < .3:
        text = (
            f"CERTIFICO que, às fls. {folha_text(rng, 45)} do livro B-{rng.randint(1, 99)}, sob o nº {termo_text(rng, rng.randint(1, 9999))}, foi lavrado em {date_text(rng, day)} o assento do casamento de {man} e {woman}, contraído perante o Juiz de Casamentos {_who(rng, 'M')} e as testemunhas {_who(rng)} e {_who(rng)}. "
            f"Ele, nascido em {_where(rng)}, aos {_day(rng, 1900, 2000)}, {people.profession(rng, 'M')}, filho de {_who(rng, 'M')} e de {_who(rng, 'F')}. Ela, nascida em {_where(rng)}, aos {_day(rng, 1900, 2000)}, {people.profession(rng, 'F')}, filha de {_who(rng, 'M')} e de {_who(rng, 'F')}, a qual passou a assinar {woman} {people.surname(rng)}. Regime: {regime}.")
        return [_registry_head(rng, r, title), (None, text)] + _registry_tail(rng, r)
    cards = []
    for who, sex, word in ((man, "M", "contraente"), (woman, "F", "contraente")):
        cards.append((rng.choice([None, f"{'1º' if sex == 'M' else '2º'} {word}", "Noivo" if sex == "M" else "Noiva", "Cônjuge " + ("1" if sex == "M" else "2")]), _some(rng, [
            (rng.choice(["Nome", "Nome de solteiro", "Nome completo de solteiro", "Nome do contraente", "Nome anterior"]), who), ("CPF", cpf_text(rng, cpf(rng))), ("Data de nascimento", _day(rng, 1920, 2004)), (rng.choice(["Naturalidade", "Natural de"]), _where(rng)), ("Nacionalidade", people.nationality(rng, sex)),
            ("Filiação", f"{_who(rng, 'M')} e {_who(rng, 'F')}"), ("Profissão", people.profession(rng, sex)), ("Estado civil", people.civil_status(rng, sex)), (rng.choice(["Nome que passou a utilizar", "Nome que passou a assinar", "Nome após o casamento"]), who + " " + people.surname(rng))], .75)))
    main = _some(rng, [("Matrícula", mat), (rng.choice(["Data de celebração do casamento", "Data do casamento", "Data da celebração"]), date_text(rng, day)), ("Regime de bens do casamento", regime), (wording.label(rng, "reg_date"), date_text(rng, day)), ("Celebrante", _who(rng)), ("Testemunhas", f"{_who(rng)} e {_who(rng)}")] + _book_rows(rng, "B"), .7)
    return [_registry_head(rng, r, title)] + cards + [(rng.choice([None, "Casamento", "Dados do casamento"]), main)] + _registry_tail(rng, r)


def death(rng, r):
    """Certidão de óbito."""
    sex = rng.choice("MF")
    who = _who(rng, sex)
    day = _any_day(rng, 1940)
    title = rng.choice(["Certidão de Óbito", "CERTIDÃO DE ÓBITO", "Certidão de Óbito - 2ª via", "Certidão de Natimorto", "Certidão de óbito em inteiro teor", "Registro de óbito"])
    cause = rng.choice(["insuficiência respiratória aguda, pneumonia", "infarto agudo do miocárdio", "choque séptico", "parada cardiorrespiratória", "neoplasia maligna do pulmão", "causas naturais", "traumatismo craniano", "acidente vascular cerebral", "indeterminada", "sem assistência médica", "falência múltipla de órgãos", "COVID-19"])
    if rng.random() < .3:
        text = (
            f"CERTIFICO que, às fls. {folha_text(rng, 77)} do livro C-{rng.randint(1, 99)}, sob nº {termo_text(rng, rng.randint(1, 9999))}, foi lavrado em {date_text(rng, day)} o assento de óbito de {who}, falecid{'o' if sex == 'M' else 'a'} em {date_text(rng, day)}, às {hour_text(rng, (rng.randint(0, 23), rng.randint(0, 59)))}, em {places.hospital(rng, 'Sé')}, nesta cidade, do sexo {sex_text(rng, sex, False)}, "
            f"com {rng.randint(1, 99)} anos de idade, natural de {_where(rng)}, {people.civil_status(rng, sex)}, {people.profession(rng, sex)}, filh{'o' if sex == 'M' else 'a'} de {_who(rng, 'M')} e de {_who(rng, 'F')}. Causa da morte: {cause}. Médico: Dr. {_who(rng, 'M')}. Sepultamento no cemitério {places.made_city(rng)}. Foi declarante {_who(rng)}. Deixou bens e {rng.randint(1, 9)} filhos: {_who(rng)}, {_who(rng)}.")
        return [_registry_head(rng, r, title), (None, text)] + _registry_tail(rng, r)
    rows = _some(rng, [
        (rng.choice(["Nome", "Nome do falecido", "Nome do(a) falecido(a)"]), who), ("CPF", cpf_text(rng, cpf(rng))), ("Matrícula", mat_text(rng, matricula(rng.randint(100, 199999), day.year, rng.randint(1, 300), rng.randint(1, 300), rng.randint(1, 99999), kind=4))), ("Sexo", sex_text(rng, sex)), ("Cor", people.color(rng, sex)), ("Estado civil e idade", f"{people.civil_status(rng, sex)}, {rng.randint(1, 99)} anos"),
        ("Naturalidade", _where(rng)), ("Documento de identificação", f"RG {rg(rng)} {issuer(rng)}"), ("Eleitor", rng.choice(["Sim", "Não", "Ignorado"])), ("Filiação e residência", f"{_who(rng, 'M')} e {_who(rng, 'F')}. Residência: {places.address(rng)}"), (rng.choice(["Data e hora do falecimento", "Data do óbito", "Data e hora de falecimento"]), f"{date_text(rng, day)}, às {hour_text(rng, (rng.randint(0, 23), rng.randint(0, 59)))}"),
        ("Dia", f"{day.day:02d}"), ("Mês", f"{day.month:02d}"), ("Ano", str(day.year)), (rng.choice(["Local de falecimento", "Local do óbito"]), places.hospital(rng, "Natal")), ("Município de falecimento e UF", _where(rng)), ("Causa da morte", cause), (rng.choice(["Sepultamento/Cremação", "Local de sepultamento"]), "Cemitério " + places.made_city(rng)), ("Declarante", _who(rng)),
        (rng.choice(["Nome e número de documento do médico que atestou o óbito", "Médico"]), f"Dr. {_who(rng, 'M')}, CRM {rng.randint(1000, 99999)}")] + _book_rows(rng, "C"), .7)
    cut = rng.randint(2, max(3, len(rows) - 2))
    return [_registry_head(rng, r, title), (None, rows[:cut]), (rng.choice([None, "Falecimento", "Dados do óbito"]), rows[cut:])] + _registry_tail(rng, r)


def identity(rng, r):
    """Carteira de identidade: front, back or both."""
    day = r["birth"]
    rows = [(rng.choice(["Registro geral", "RG", "REGISTRO GERAL"]), rg(rng)), (rng.choice(["Data de expedição", "Expedição"]), _day(rng, 1985, 2026, "num")), (rng.choice(["Nome", "NOME", "Nome / Name"]), r["name"]), (rng.choice(["Filiação", "FILIAÇÃO", "Filiação / Filiation"]), " ".join(p["name"] for p in r["parents"]) or "---"), (rng.choice(["Naturalidade", "NATURALIDADE", "Naturalidade / Place of Birth"]), places.place_text(rng, r["nat"])),
            (rng.choice(["Data de nascimento", "DATA DE NASCIMENTO", "Data de Nascimento / Date of Birth"]), date_text(rng, day, "num")), (rng.choice(["Doc. origem", "DOC. ORIGEM", "Documento de origem"]), rng.choice([f"C.N. LV {r['livro']} FLS {r['folha']} TERMO {r['termo']}", f"CERT. NASC. {r['rcity']}-{r['ruf']} LV:{r['book']} FL:{r['leaf']} N:{r['entry']}", mat_text(rng, r["mat"])])),
            ("CPF", cpf_text(rng, r["cpf"])), (rng.choice(["Assinatura do diretor", "Assinatura do titular"]), ""), ("Fator RH", rng.choice(["O+", "A-", "---"])), ("Sexo / Sex", r["sex"]), ("Nacionalidade / Nationality", "BRA"), ("Validade / Expiry", _day(rng, 2024, 2036, "num")), ("Órgão expedidor / Card Issuer", issuer(rng))]
    head = rng.choice(["REPÚBLICA FEDERATIVA DO BRASIL CARTEIRA DE IDENTIDADE", "CARTEIRA DE IDENTIDADE NACIONAL", "Cédula de identidade - Secretaria da Segurança Pública", "VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "INSTITUTO DE IDENTIFICAÇÃO - CARTEIRA DE IDENTIDADE", "GOVERNO FEDERAL - Carteira de Identidade"])
    return [(None, head), (None, _some(rng, rows, .7)), (None, rng.choice(["LEI Nº 7.116 DE 29/08/83", "Lei nº 7.116, de 29 de agosto de 1983", "POLEGAR DIREITO", "NÃO PLASTIFICAR", "Este documento é válido em todo o território nacional"]))]


def driver(rng, r):
    """CNH."""
    rows = [("Nome", r["name"]), ("Doc. identidade / Órg. emissor / UF", f"{rg(rng)} {issuer(rng)}"), ("CPF", cpf_text(rng, r["cpf"])), ("Data nascimento", date_text(rng, r["birth"], "num")), ("Filiação", " ".join(p["name"] for p in r["parents"]) or _who(rng)), ("Permissão", ""), ("ACC", ""), ("Cat. hab.", rng.choice(["A", "B", "AB", "C", "D", "E"])), ("Nº registro", f"{rng.randint(10 ** 9, 10 ** 10):011d}"), ("Validade", _day(rng, 2024, 2036, "num")), ("1ª habilitação", _day(rng, 1980, 2024, "num")), ("Observações", rng.choice(["EAR", "A", "Exerce atividade remunerada", "***", ""])), ("Local", f"{r['rcity']}, {r['ruf']}"), ("Data emissão", date_text(rng, r["edate"], "num")), ("Assinatura do portador", ""), ("2e1 Nome e sobrenome / Name and surname", r["name"]), ("3 Data, local e UF de nascimento", f"{date_text(rng, r['birth'], 'num')}, {places.place_text(rng, (r['bcity'], r['buf']))}")]
    return [(None, rng.choice(["REPÚBLICA FEDERATIVA DO BRASIL MINISTÉRIO DA INFRAESTRUTURA CARTEIRA NACIONAL DE HABILITAÇÃO", "CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN", "DEPARTAMENTO NACIONAL DE TRÂNSITO - CNH", "SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN - Carteira Nacional de Habilitação"])), (None, _some(rng, rows, .7)), (None, "VÁLIDA EM TODO O TERRITÓRIO NACIONAL " + str(rng.randint(10 ** 8, 10 ** 9)))]


_GOODS = "arroz feijão óleo açúcar café leite pão detergente sabão papel caneta caderno camisa calça sapato parafuso cimento tijolo tinta cabo lâmpada tomada pneu filtro óleo_lubrificante serviço_de_instalação mensalidade consulta manutenção frete mão_de_obra biscoito refrigerante carne frango queijo tomate banana notebook mouse celular fralda remédio".split()


def invoice(rng, r):
    """Invoice, bill or order."""
    company = f"{people.surname(rng)} {rng.choice(['& Filhos Ltda', 'Comércio e Serviços ME', 'S.A.', 'Distribuidora', 'EPP', 'Energia S/A', 'Telecom', 'Saneamento'])}"
    title = rng.choice(["NOTA FISCAL ELETRÔNICA", "DANFE - Documento Auxiliar da Nota Fiscal Eletrônica", "FATURA", "CONTA DE ENERGIA ELÉTRICA", "CONTA DE ÁGUA", "BOLETO BANCÁRIO", "ORÇAMENTO", "PEDIDO DE VENDA", "NOTA FISCAL DE SERVIÇOS", "FATURA DE TELEFONE", "Recibo do sacado", "INVOICE", "DUPLICATA"])
    head = [("Emitente", company), ("CNPJ", cnpj(rng)), ("Inscrição estadual", str(rng.randint(10 ** 8, 10 ** 9))), ("Número", str(rng.randint(1, 999999))), ("Série", str(rng.randint(1, 9))), ("Data de emissão", _day(rng, 2005, 2026, "num")), ("Vencimento", _day(rng, 2005, 2026, "num")), ("Destinatário", _who(rng)), ("CPF/CNPJ", cpf_text(rng, cpf(rng))), ("Endereço", places.address(rng)), ("Município", places.place(rng)[0]), ("UF", places.place(rng)[1]), ("CEP", places.cep(rng)), ("Fone", places.phone(rng)), ("Chave de acesso", code(rng, "0123456789", 44))]
    lines = " ".join(f"{rng.randint(1, 9999):04d} {rng.choice(_GOODS).replace('_', ' ')} {rng.randint(1, 50)} UN {money(rng, 90)} {money(rng, 900)}" for _ in range(rng.randint(2, 14)))
    return [(None, title), (None, _some(rng, head)), (rng.choice([None, "Dados do produto/serviço", "Discriminação"]), lines), (rng.choice([None, "Cálculo do imposto"]), [(k, money(rng, 3000)) for k in rng.sample(["Base de cálculo do ICMS", "Valor do ICMS", "Valor total", "Desconto", "Frete", "Total a pagar", "IPI", "Juros", "Multa"], rng.randint(2, 6))])]


def prose(rng, r):
    """A page of prose: novel, article, letter or notice, now and then in another language."""
    words = None if rng.random() < .75 else rng.choice(_LANGS)
    title = sentence(rng, words)[:50].rstrip(".,!?;")
    return [(None, title)] + [(None, paragraph(rng, words)) for _ in range(rng.randint(2, 9))]


def receipt(rng, r):
    text = expand(rng, choose(rng, _RECEIPTS), texts.Values(rng, r))
    return [(None, rng.choice(["RECIBO", "Recibo de pagamento", "RECIBO Nº " + str(rng.randint(1, 999)), "COMPROVANTE DE PAGAMENTO", "Cupom fiscal", "Comprovante de transferência Pix", "RECIBO DE ALUGUEL", "Comprovante de protocolo"])), (None, text), (None, f"{places.place(rng)[0]}, {_day(rng, 1990, 2026)}"), (None, "____________________ " + _who(rng))]


_RECEIPTS = compile_parts({"x": (
    "[Recebi|Recebemos] d[o Sr.|a Sra.|e] {p} a [importância|quantia] de R$ {money} ([valor por extenso|{agew} reais]), referente a [serviços prestados|aluguel do mês|emolumentos da certidão de nascimento|honorários|venda de {job}|certidões|mensalidade escolar]. [Para clareza firmo o presente.|];Valor pago: R$ {money}. Pagador: {p}, CPF {cpf}. Favorecido: {p}. Data: {dn}. Autenticação: {hash};"
    "{office}. Pedido nº {number}. Serviço: [2ª via de certidão de nascimento|reconhecimento de firma|autenticação|certidão de casamento]. Requerente: {p}. Valor: R$ {money}. [Prazo de entrega|Retirar em]: {dn}. Tel. {phone};CUPOM FISCAL [COO|Nº] {number} - TOTAL R$ {money} - Dinheiro - Troco R$ {money} - {dn}")})["x"]


def school(rng, r):
    """Boletim, histórico escolar, declaration of enrolment, diploma."""
    rows = [("Aluno(a)", r["name"]), ("Data de nascimento", date_text(rng, r["birth"])), ("Naturalidade", places.place_text(rng, r["nat"])), ("Filiação", " e ".join(p["name"] for p in r["parents"]) or "---"), ("Turma", f"{rng.randint(1, 9)}º {rng.choice('ABCD')}"), ("Ano letivo", str(rng.randint(1970, 2026))), ("Turno", rng.choice(["Manhã", "Tarde", "Noite", "Integral"])), ("Matrícula", str(rng.randint(1000, 9999999))), ("RG", rg(rng)), ("RA", str(rng.randint(10 ** 8, 10 ** 9))), ("Diretor(a)", _who(rng)), ("Certidão de nascimento", f"termo {r['termo']}, fls. {r['folha']}, livro {r['livro']}")]
    marks = [(s, " ".join(f"{rng.randint(0, 100) / 10:.1f}".replace(".", ",") for _ in range(rng.randint(1, 5)))) for s in rng.sample(["Português", "Matemática", "História", "Geografia", "Ciências", "Inglês", "Arte", "Educação Física", "Física", "Química", "Biologia", "Filosofia", "Sociologia", "Religião"], rng.randint(4, 11))]
    school_name = rng.choice(["Escola Estadual", "E.M.E.F.", "Colégio", "Escola Municipal", "Instituto", "Centro Educacional", "Universidade"]) + " " + _who(rng)
    return [(None, school_name), (None, rng.choice(["Boletim escolar", "HISTÓRICO ESCOLAR", "Ficha individual", "DECLARAÇÃO DE MATRÍCULA", "Relatório de desempenho", "Certificado de conclusão", "DIPLOMA", "Ficha de matrícula"])), (None, _some(rng, rows)), (rng.choice([None, "Componentes curriculares", "Notas"]), marks), (None, rng.choice([paragraph(rng), f"{places.place(rng)[0]}, {_day(rng, 1980, 2026)}. Secretária: {_who(rng, 'F')}"]))]


_FOREIGN = {
    "en": ("CERTIFICATE OF LIVE BIRTH|Certification of Birth|CERTIFICATE OF BIRTH|Birth Certificate|State of Massachusetts Certificate of Live Birth|Certified copy of an entry of birth|Department of Health - Vital Records", {"name": "Name of child|Child's name|Full name|Name", "date": "Date of birth|Born on", "hour": "Time of birth", "sex": "Sex", "place": "Place of birth|City or town|Facility name|Hospital", "father": "Father's name|Father|Name of father", "mother": "Mother's maiden name|Mother|Mother's name prior to first marriage", "origin": "Birthplace|State or country of birth", "reg": "Date filed|Date of registration|Date issued", "officer": "Registrar|State Registrar|Deputy Registrar", "no": "Certificate No.|State file number|Entry no."}),
    "es": ("ACTA DE NACIMIENTO|CERTIFICADO DE NACIMIENTO|Certificación literal de nacimiento|REGISTRO CIVIL - Acta de Nacimiento|PARTIDA DE NACIMIENTO|República Argentina - Registro Civil|Estado Plurinacional de Bolivia - Certificado de Nacimiento|República Bolivariana de Venezuela - Acta de Nacimiento", {"name": "Nombre|Nombres y apellidos|Nombre del inscrito|Inscrito", "date": "Fecha de nacimiento|Nacido el", "hour": "Hora", "sex": "Sexo", "place": "Lugar de nacimiento|Localidad|Municipio", "father": "Padre|Nombre del padre|Progenitor A", "mother": "Madre|Nombre de la madre|Progenitor B", "origin": "Nacionalidad|Natural de", "reg": "Fecha de inscripción|Fecha de registro|Fecha de expedición", "officer": "Oficial del Registro Civil|El encargado|Juez", "no": "Acta|Tomo|Folio|Libro"}),
    "it": ("ESTRATTO PER RIASSUNTO DELL'ATTO DI NASCITA|Certificato di nascita|Comune di Treviso - Ufficio di Stato Civile - Atto di nascita|ESTRATTO DI NASCITA", {"name": "Nome e cognome|Cognome e nome|Nome", "date": "Data di nascita|Nato il", "hour": "Ora", "sex": "Sesso", "place": "Luogo di nascita|Comune", "father": "Padre|Nome del padre|Paternità", "mother": "Madre|Nome della madre|Maternità", "origin": "Cittadinanza", "reg": "Data|Rilasciato il", "officer": "L'Ufficiale dello Stato Civile", "no": "Atto N.|Parte|Serie|Anno"}),
    "fr": ("EXTRAIT D'ACTE DE NAISSANCE|Copie intégrale d'acte de naissance|ACTE DE NAISSANCE|République d'Haïti - Acte de naissance", {"name": "Nom|Prénoms|Nom et prénoms", "date": "Date de naissance|Né le", "hour": "Heure", "sex": "Sexe", "place": "Lieu de naissance|Commune", "father": "Père|Nom du père", "mother": "Mère|Nom de la mère", "origin": "Nationalité", "reg": "Délivré le|Date de l'acte", "officer": "L'officier de l'état civil", "no": "Acte n°|Registre"}),
    "de": ("GEBURTSURKUNDE|Auszug aus dem Geburtsregister|Geburtsurkunde - Standesamt|INTERNATIONALE GEBURTSURKUNDE", {"name": "Familienname|Vornamen|Name des Kindes", "date": "Geburtsdatum|geboren am|Tag der Geburt", "hour": "Uhrzeit", "sex": "Geschlecht", "place": "Geburtsort|Ort der Geburt", "father": "Vater", "mother": "Mutter", "origin": "Staatsangehörigkeit|Religion", "reg": "Ausstellungsdatum|Datum", "officer": "Der Standesbeamte|Standesbeamtin", "no": "Nr.|Registernummer"}),
    "pt": ("ASSENTO DE NASCIMENTO - Conservatória do Registo Civil|CERTIDÃO NARRATIVA DE REGISTO DE NASCIMENTO|Instituto dos Registos e do Notariado - Certidão de nascimento|República de Angola - Cédula pessoal - Boletim de nascimento|Boletim de Nascimento|Certidão de cópia integral do registo de nascimento", {"name": "Nome próprio|Apelidos|Nome completo do registado|Registado", "date": "Data de nascimento|Hora e data", "hour": "Hora", "sex": "Sexo", "place": "Freguesia|Concelho|Naturalidade|Freguesia da naturalidade", "father": "Pai|Nome do pai", "mother": "Mãe|Nome da mãe", "origin": "Naturalidade|Residência habitual", "reg": "Data do assento|Emitida em", "officer": "A Conservadora|O Conservador|O Ajudante|A Oficial de Registos", "no": "Assento n.º|Maço|Cota"}),
}
_FOREIGN_MONTHS = {"en": "January February March April May June July August September October November December", "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre", "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre", "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre", "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember", "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"}


_SPOKEN = {
    "en": ("Estados Unidos da América", "Estados Unidos", "EUA", "Reino Unido", "Inglaterra", "Irlanda", "Canadá", "Austrália", "Guiana", "Nigéria", "África do Sul"), "es": ("Argentina", "Uruguai", "Paraguai", "Bolívia", "Peru", "Chile", "Colômbia", "Venezuela", "Espanha", "Cuba", "México", "Equador"),
    "it": ("Itália",), "fr": ("França", "Guiana Francesa", "Haiti", "Senegal", "Bélgica", "Suíça"), "de": ("Alemanha", "Áustria", "Suíça"), "pt": ("Portugal", "Angola", "Moçambique", "Cabo Verde", "Guiné-Bissau", "Timor-Leste"),
}


def foreign_birth(rng, r):
    """A birth certificate of another country, in its language."""
    lang = rng.choice(list(_FOREIGN))
    titles, words = _FOREIGN[lang]
    months = _FOREIGN_MONTHS[lang].split()

    def day(d):
        return rng.choice([f"{d.day:02d}/{d.month:02d}/{d.year}", f"{d.month:02d}-{d.day:02d}-{d.year}", f"{d.day} {months[d.month - 1]} {d.year}", f"{months[d.month - 1]} {d.day}, {d.year}", f"{d.day}.{d.month}.{d.year}", f"{d.year}-{d.month:02d}-{d.day:02d}"])
    city, country = rng.choice([where for where in places.FOREIGN if where[1] in _SPOKEN[lang]]) if rng.random() < .85 else places.foreign(rng)
    sex = {"en": ("Male", "Female"), "es": ("Masculino", "Femenino"), "it": ("M", "F"), "fr": ("masculin", "féminin"), "de": ("männlich", "weiblich"), "pt": ("Masculino", "Feminino")}[lang][r["sex"] == "F"]
    values = {"name": r["name"], "date": day(r["birth"]), "hour": f"{r['time'][0]:02d}:{r['time'][1]:02d}", "sex": sex, "place": rng.choice([city, f"{city}, {country}"]), "father": _who(rng, "M"), "mother": _who(rng, "F"), "origin": country, "reg": day(r["rdate"]), "officer": _who(rng), "no": str(rng.randint(1, 99999))}
    rows = [(rng.choice(labels.split("|")), values[key]) for key, labels in words.items()]
    if rng.random() < .4:
        rng.shuffle(rows)
    blocks = [(None, rng.choice(titles.split("|"))), (None, country), (None, _some(rng, rows, .75))]
    if rng.random() < .4:
        blocks.append((None, " ".join(rng.choice(_LANGS[0] if lang == "en" else _LANGS[1]) for _ in range(rng.randint(8, 40)))))
    return blocks


def live_birth(rng, r):
    """Declaração de nascido vivo: the hospital's form, of which the registration is made."""
    rows = [("Nome do recém-nascido" if rng.random() < .5 else "Nome do RN", rng.choice([r["name"], "RN de " + _who(rng, "F"), ""])), ("Data do nascimento", date_text(rng, r["birth"], "num")), ("Hora", hour_text(rng, r["time"], "num")), ("Sexo", rng.choice(["M - Masculino", "F - Feminino", "Masculino", "Feminino"])), ("Peso ao nascer", f"{rng.randint(1800, 4800)} g"), ("Índice de Apgar", f"1º minuto {rng.randint(5, 9)} 5º minuto {rng.randint(7, 10)}"), ("Detectada alguma anomalia congênita?", rng.choice(["Não", "Sim", "Ignorado"])),
            ("Local da ocorrência", rng.choice(["1 - Hospital", "3 - Domicílio", "2 - Outros estab. saúde"])), ("Estabelecimento", places.hospital(rng, r["bcity"])), ("Código CNES", str(rng.randint(2000000, 9999999))), ("Endereço da ocorrência", places.address(rng)), ("Município de ocorrência", r["bcity"]), ("UF", r["buf"]), ("Nome da mãe", _who(rng, "F")), ("Cartão SUS", code(rng, "0123456789", 15)), ("Escolaridade", rng.choice(["Fundamental II", "Médio completo", "Superior"])), ("Ocupação habitual", people.profession(rng, "F")),
            ("Data nascimento da mãe", _day(rng, 1975, 2008, "num")), ("Naturalidade da mãe", _where(rng)), ("Situação conjugal", people.civil_status(rng, "F")), ("Raça/cor da mãe", people.color(rng, "F")), ("Residência da mãe", places.address(rng)), ("Nome do pai", _who(rng, "M")), ("Idade do pai", str(rng.randint(17, 60))), ("Histórico gestacional", f"gestações anteriores {rng.randint(0, 6)}"), ("Número de semanas de gestação", str(rng.randint(28, 42))), ("Número de consultas de pré-natal", str(rng.randint(0, 14))), ("Tipo de parto", rng.choice(["Vaginal", "Cesáreo"])), ("Tipo de gravidez", rng.choice(["Única", "Dupla"])), ("Responsável pelo preenchimento", _who(rng)), ("CRM/COREN", str(rng.randint(1000, 99999))), ("Cartório", ""), ("Registro", "")]
    head = rng.choice(["REPÚBLICA FEDERATIVA DO BRASIL MINISTÉRIO DA SAÚDE 1ª VIA - SECRETARIA DE SAÚDE DECLARAÇÃO DE NASCIDO VIVO", "Ministério da Saúde - Declaração de Nascido Vivo", "DECLARAÇÃO DE NASCIDO VIVO 2ª via - Família", "SINASC - Declaração de Nascido Vivo"])
    chosen = _some(rng, rows, .7)
    third = max(1, len(chosen) // 3)
    return [(None, head + " " + dnv_text(rng)), (rng.choice([None, "I Identificação do recém-nascido"]), chosen[:third]), (rng.choice([None, "II Local da ocorrência", "III Mãe"]), chosen[third:2 * third]), (rng.choice([None, "V Gestação e parto", "IV Pai"]), chosen[2 * third:])]


def baptism(rng, r):
    o = "o" if r["sex"] == "M" else "a"
    text = f"{rng.choice(['Certifico que', 'Aos ' + _day(rng, 1900, 2024, 'dias') + ',', 'CERTIFICO que revendo os livros desta paróquia'])} foi solenemente batizad{o} {r['name']}, nascid{o} aos {date_text(rng, r['birth'])}, em {_where(rng)}, filh{o} de {' e de '.join(p['name'] for p in r['parents']) or _who(rng)}. Foram padrinhos {_who(rng, 'M')} e {_who(rng, 'F')}. Celebrante: Pe. {_who(rng, 'M')}. Livro {livro_text(rng, rng.randint(1, 90))}, folhas {folha_text(rng, rng.randint(1, 200))}, nº {rng.randint(1, 999)}."
    rows = [("Nome", r["name"]), ("Data do batismo", _day(rng, 1930, 2024)), ("Nascimento", date_text(rng, r["birth"])), ("Pais", " e ".join(p["name"] for p in r["parents"])), ("Padrinhos", f"{_who(rng, 'M')} e {_who(rng, 'F')}"), ("Celebrante", "Pe. " + _who(rng, "M")), ("Paróquia", rng.choice(["São José", "N. Sra. da Conceição", "Santo Antônio", "Sagrado Coração"])), ("Livro", livro_text(rng, 12)), ("Folha", folha_text(rng, 30)), ("Pároco", "Pe. " + _who(rng, "M"))]
    head = rng.choice(["CERTIDÃO DE BATISMO", "Certidão de Batismo", "LEMBRANÇA DO BATISMO", "Certidão de Batizado", "Batistério", "Certificado de Apresentação", "Registro de batismo", "CERTIDÃO DE CRISMA"])
    return [(None, rng.choice(["Diocese de ", "Arquidiocese de ", "Paróquia de ", "Igreja Evangélica de ", "Cúria Diocesana de "]) + places.place(rng)[0]), (None, head), (None, text if rng.random() < .55 else _some(rng, rows, .7)), (None, f"{places.place(rng)[0]}, {_day(rng, 1950, 2026)}. {rng.choice(['O Pároco', 'Secretária paroquial', 'Pastor'])}: {_who(rng)}")]


_CONTRACTS = compile_parts({"x": (
    "CONTRATO DE [LOCAÇÃO RESIDENCIAL|PRESTAÇÃO DE SERVIÇOS|COMPRA E VENDA|TRABALHO|HONORÁRIOS|COMODATO]. Pelo presente instrumento particular, de um lado {p}, {nationality}, {job}, portador do RG {rg} e CPF {cpf}, residente na {address}, e de outro {p}, {nationality}, {job}, CPF {cpf}, residente na {address}, têm entre si justo e contratado o que segue.;"
    "PROCURAÇÃO. Outorgante: {p}, {nationality}, {job}, RG {rg}, CPF {cpf}, residente na {address}. Outorgado: {p}, CPF {cpf}. Poderes: requerer [certidão de nascimento|certidões|segunda via de documentos|o que for preciso] perante [o {office}|cartórios, órgãos públicos e bancos], podendo assinar, receber e dar quitação. {city}, {date}.;"
    "ESCRITURA PÚBLICA DE [COMPRA E VENDA|UNIÃO ESTÁVEL|RECONHECIMENTO DE FILHO|EMANCIPAÇÃO|DIVÓRCIO CONSENSUAL|INVENTÁRIO]. Saibam quantos esta virem que, aos {dw}, nesta cidade de {here}, em cartório, compareceram {p}, {nationality}, nascido em {date}, filho de {pm} e de {pf}, e {p}, nascida em {date}, natural de {place}, filha de {pm} e de {pf}. Livro {livro}, folhas {folha}. Dou fé.;"
    "DECLARAÇÃO. Eu, {p}, {nationality}, {job}, RG {rg}, CPF {cpf}, residente na {address}, declaro para os devidos fins que [resido no endereço acima|sou pobre na acepção da lei|vivo em união estável com {p}|{p} é meu filho|conheço {p} desde o nascimento]. Por ser verdade, firmo a presente. {city}, {date}.;"
    "AUTO DE [INFRAÇÃO|PRISÃO|APREENSÃO]. Aos {dw}, na cidade de {here}, compareceu {p}, {nationality}, filho de {pm} e {pf}, natural de {place}, nascido em {dn}, e declarou o que segue.;"
    "REQUERIMENTO. Ilmo. Sr. Oficial do {office}. {p}, CPF {cpf}, vem requerer a Vossa Senhoria [a segunda via da certidão de nascimento|a averbação|a retificação do registro] de {p}, nascido em {date}, em {place}, filho de {pm} e de {pf}, registrado no {bookA}. Nestes termos, pede deferimento. {city}, {date}.")})["x"]


def contract(rng, r):
    """Contracts, powers of attorney, deeds, declarations, requests."""
    values = texts.Values(rng, r)
    blocks = [(None, expand(rng, choose(rng, _CONTRACTS), values))]
    for n in range(rng.randint(0, 7)):
        blocks.append((None, f"{rng.choice(['CLÁUSULA', 'Cláusula', 'Art.', '§'])} {n + 1}{rng.choice(['ª', 'º', ' -', '.'])} {paragraph(rng)}"))
    blocks.append((None, f"_______________ {_who(rng)} _______________ {_who(rng)} Testemunhas: {_who(rng)} {_who(rng)}"))
    return blocks


_NEGATIVES = compile_parts({"x": (
    "CERTIDÃO NEGATIVA DE [NASCIMENTO|REGISTRO|ÓBITO|CASAMENTO]. CERTIFICO, a pedido da parte interessada, que, revendo os livros deste [cartório|ofício], no período de {year} a {year}, NÃO FOI ENCONTRADO o registro de [nascimento|óbito|casamento] de {p}, [nascido em {date}|filho de {pm} e de {pf}|natural de {place}]. O referido é verdade e dou fé. {here}, {date}. {officer}, {officertitle}.;"
    "CERTIDÃO NEGATIVA DE DÉBITOS [TRIBUTÁRIOS|TRABALHISTAS|MUNICIPAIS]. Nome: {p}. CPF: {cpf}. Ressalvado o direito de a Fazenda cobrar, certifica-se que não constam pendências. Emitida em {dn}. Código de controle: {hash}.;"
    "CERTIDÃO DE ANTECEDENTES CRIMINAIS. CERTIFICA-SE que NÃO CONSTA condenação com trânsito em julgado em nome de {p}, filho de {pm} e {pf}, nascido em {date}, RG {rg}, CPF {cpf}. Emitida em {dn}.;"
    "CERTIDÃO DE [QUITAÇÃO ELEITORAL|DISTRIBUIÇÃO CÍVEL|INTERDIÇÃO|PROTESTO]. Certifico que, [de acordo com os assentamentos|revendo os registros], nada consta em nome de {p}, nascido em {date}, mãe {pf}, pai {pm}. {here}, {date}.;"
    "CERTIDÃO DE [EMANCIPAÇÃO|INTERDIÇÃO|AUSÊNCIA|UNIÃO ESTÁVEL|OPÇÃO DE NACIONALIDADE]. CERTIFICO que, {bookE}, foi registrada em {date} a [sentença|escritura] relativa a {p}, nascido em {date}, natural de {place}, filho de {pm} e de {pf}. {officer}, {officertitle}.;"
    "CERTIDÃO DE [MATRÍCULA DE IMÓVEL|ÔNUS REAIS|INTEIRO TEOR DA MATRÍCULA]. Matrícula nº {number}. IMÓVEL: lote nº {n}, situado na {address}. PROPRIETÁRIO: {p}, CPF {cpf}, casado com {p}. R.1 - {dn}. Dou fé. {officer}.")})["x"]


def negative(rng, r):
    blocks = [(None, wording.top_line(rng)), (None, expand(rng, choose(rng, _NEGATIVES), texts.Values(rng, r)))]
    blocks += [(None, texts.legal(rng, r)) for _ in range(rng.randint(0, 3))]
    if rng.random() < .5:
        blocks.append((None, [(wording.label(rng, "seal"), r["seal"]), (wording.label(rng, "address"), r["address"])]))
    return blocks


def papers(rng, r):
    """Other papers with a person's data: voter's card, work card, passport, vaccination, prescription, exam, bank, CV, police report."""
    person = [("Nome", r["name"]), ("Data de nascimento", date_text(rng, r["birth"], "num")), ("Nome da mãe", _who(rng, "F")), ("Filiação", f"{_who(rng, 'M')} e {_who(rng, 'F')}"), ("CPF", cpf_text(rng, r["cpf"])), ("Naturalidade", places.place_text(rng, r["nat"])), ("Sexo", sex_text(rng, r["sex"])), ("Endereço", places.address(rng)), ("Estado civil", people.civil_status(rng, "M")), ("Município", r["rcity"]), ("UF", r["ruf"]), ("Data de emissão", _day(rng, 1990, 2026, "num"))]
    extra = {
        "TÍTULO ELEITORAL": [("Inscrição", code(rng, "0123456789", 12)), ("Zona", f"{rng.randint(1, 400):03d}"), ("Seção", f"{rng.randint(1, 600):04d}"), ("Juiz eleitoral", _who(rng))],
        "CARTEIRA DE TRABALHO E PREVIDÊNCIA SOCIAL": [("Número", str(rng.randint(1000, 99999))), ("Série", f"{rng.randint(1, 400):05d}-{r['ruf']}"), ("Empregador", people.surname(rng) + " Ltda"), ("Cargo", people.profession(rng, "M")), ("Data de admissão", _day(rng, 1980, 2026, "num"))],
        "PASSAPORTE / PASSPORT": [("Tipo / Type", "P"), ("País emissor", "BRA"), ("Passaporte nº", "FX" + str(rng.randint(100000, 999999))), ("Autoridade", "SR/DPF/" + r["ruf"]), ("Válido até", _day(rng, 2024, 2036, "num"))],
        "CADERNETA DE VACINAÇÃO": [(v, _day(rng, 2000, 2026, "num")) for v in ("BCG", "Hepatite B", "Tríplice viral", "Pentavalente", "Febre amarela")],
        "RECEITUÁRIO MÉDICO": [("Paciente", _who(rng)), ("Uso oral", rng.choice(["Amoxicilina 500 mg", "Dipirona 1 g", "Losartana 50 mg"])), ("Médico", "Dr. " + _who(rng, "M")), ("CRM", str(rng.randint(1000, 99999)))],
        "RESULTADO DE EXAMES LABORATORIAIS": [(v, money(rng, 300)) for v in ("Glicose", "Hemoglobina", "Colesterol total", "Ureia", "Creatinina", "TSH", "Leucócitos")],
        "EXTRATO BANCÁRIO": [(_day(rng, 2015, 2026, "num"), money(rng, 4000)) for _ in range(8)],
        "CURRICULUM VITAE": [("Objetivo", people.profession(rng, "M")), ("Formação", sentence(rng)), ("Experiência", sentence(rng)), ("Telefone", places.phone(rng)), ("E-mail", places.email(rng, "x"))],
        "BOLETIM DE OCORRÊNCIA": [("Natureza", rng.choice(["Extravio de documento", "Furto", "Acidente de trânsito", "Extravio de certidão de nascimento"])), ("Local do fato", places.address(rng)), ("Data do fato", _day(rng, 2005, 2026)), ("Comunicante", _who(rng)), ("Histórico", paragraph(rng)), ("Delegado", _who(rng))],
        "CERTIFICADO DE RESERVISTA": [("RA", code(rng, "0123456789", 12)), ("Região militar", f"{rng.randint(1, 12)}ª RM"), ("Dispensado em", _day(rng, 1970, 2024, "num"))],
        "FICHA DE CADASTRO": [("Profissão", people.profession(rng, "M")), ("Telefone", places.phone(rng)), ("Cônjuge", _who(rng)), ("Renda", "R$ " + money(rng, 9000)), ("Banco", str(rng.randint(1, 400)))],
        "CARTÃO NACIONAL DE SAÚDE": [("CNS", code(rng, "0123456789", 15))], "COMPROVANTE DE INSCRIÇÃO NO CPF": [("Situação", "Regular"), ("Data da inscrição", _day(rng, 1990, 2026, "num")), ("Código de controle", code(rng, "0123456789ABCDEF", 16))],
        "REGISTRO ADMINISTRATIVO DE NASCIMENTO DE INDÍGENA - RANI": [("Povo", people.surname(rng)), ("Aldeia", places.made_city(rng)), ("Livro", livro_text(rng, 12)), ("Folha", folha_text(rng, 33)), ("Chefe do posto", _who(rng))],
        "CONVITE DE CASAMENTO": [("Noivos", f"{_who(rng, 'F')} e {_who(rng, 'M')}"), ("Data", _day(rng, 2010, 2026)), ("Local", places.address(rng))],
        "CARTÃO DA CRIANÇA": [("Hora do nascimento", hour_text(rng, r["time"])), ("Peso", f"{rng.randint(2000, 4500)} g"), ("Maternidade", places.hospital(rng, r["bcity"])), ("Pai", _who(rng, "M")), ("Mãe", _who(rng, "F"))],
        "PULSEIRA DE IDENTIFICAÇÃO": [("RN de", _who(rng, "F")), ("Hora", hour_text(rng, r["time"], "num")), ("Leito", str(rng.randint(1, 400)))],
    }
    title = rng.choice(list(extra))
    rows = _some(rng, person, .5) + extra[title]
    if rng.random() < .3:
        rng.shuffle(rows)
    return [(None, title), (None, rows)] + ([(None, paragraph(rng))] if rng.random() < .3 else [])


def list_page(rng, r):
    """Lists and tables: candidates, menus, schedules, price lists, indexes of a book of births."""
    k = rng.randint(0, 4)
    if k == 0:
        return [(None, rng.choice(["LISTA DE PRESENÇA", "Relação de candidatos", "Resultado do processo seletivo", "Relação de alunos"])), (None, [(str(i + 1), f"{_who(rng)} {cpf_text(rng, cpf(rng)) if rng.random() < .4 else ''}".strip()) for i in range(rng.randint(6, 30))])]
    if k == 1:
        return [(None, rng.choice(["CARDÁPIO", "Tabela de preços", "Lista de compras"])), (None, [(rng.choice(_GOODS).replace("_", " "), "R$ " + money(rng, 90)) for _ in range(rng.randint(6, 25))])]
    if k == 2:
        return [(None, rng.choice(["Índice do livro de nascimentos", "ÍNDICE", "Índice alfabético - livro A-12"])), (None, [(_who(rng), f"{rng.randint(1, 300)}{rng.choice(['', 'v'])} {rng.randint(1, 9999)}") for _ in range(rng.randint(8, 30))])]
    if k == 3:
        return [(None, rng.choice(["AGENDA", "Cronograma", "Escala de plantão", "Calendário"])), (None, [(_day(rng, 2015, 2026, "num"), sentence(rng)[:40]) for _ in range(rng.randint(5, 20))])]
    return [(None, "Tabela de emolumentos"), (None, [(f"{a}", b) for _ in range(4) for a, b in fees(rng)])]


_FORM_ORDER = [("person", ["name", "cpf", "matricula", "sex"]), ("birth", ["birth_date_words", "birth_day", "birth_month", "birth_year", "hour", "nat", "birth_place", "birth_city_uf"]), ("parents", ["filiation", "father", "mother", "father_nat", "mother_nat"]), ("grandparents", ["gp_paternal", "gp_maternal"]), ("twins", ["twin", "twin_names"]), ("registration", ["reg_date", "dnv", "livro", "folha", "termo"]), ("notes", ["averbacoes", "anotacoes"]), ("office", ["office", "officer", "reg_city_uf", "address"]), ("seal", ["seal"]), ("issue", ["issue_place_date"])]


def blank_form(rng, r):
    """A birth certificate's form that nobody has filled in: labels and titles, gaps for values."""
    gap = rng.choice(["", "", "________", "....................", "__/__/____", " ", "( )"])
    blocks = [(None, wording.top_line(rng)), (None, wording.title(rng))]
    for section, concepts in _FORM_ORDER:
        if rng.random() < .12:
            continue
        rows = [(wording.label(rng, c), gap) for c in concepts if rng.random() < .85]
        blocks.append((wording.heading(rng, section) if rng.random() < .5 else None, rows))
    if rng.random() < .5:
        blocks.append((None, texts.legal(rng, r, rng.choice(["faith", "law", "validity", "margin"]))))
    return blocks


def office_page(rng, r):
    """A registry's own papers: notices, cards, certificates of service, envelopes; much about births, nobody born."""
    blocks = [(None, r["office"]), (None, r["address"] + " " + r["phone"])]
    blocks += [(None, texts.legal(rng, r, rng.choice(texts.LEGAL_KINDS))) for _ in range(rng.randint(2, 7))]
    if rng.random() < .5:
        blocks.insert(1, (None, rng.choice(["DOCUMENTOS NECESSÁRIOS PARA O REGISTRO DE NASCIMENTO", "Como tirar a segunda via da certidão de nascimento", "TABELA DE EMOLUMENTOS", "AVISO", "Horário de atendimento", "Envelope - certidão de nascimento", "PROTOCOLO DE ENTREGA"])))
    if rng.random() < .5:
        blocks.append((None, "; ".join(rng.sample(["RG e CPF dos pais", "declaração de nascido vivo (DNV)", "certidão de casamento", "comprovante de residência", "duas testemunhas maiores", "nome completo da criança", "data, hora e local do nascimento", "naturalidade", "nome dos avós paternos e maternos"], rng.randint(3, 8)))))
    if rng.random() < .3:
        blocks.append((None, paragraph(rng)))
    return blocks


_MAKERS = {
    "marriage": (marriage, 5), "death": (death, 5), "identity": (identity, 4), "driver_licence": (driver, 3), "invoice": (invoice, 3), "prose": (prose, 4), "receipt": (receipt, 3), "school_report": (school, 3), "foreign_birth": (foreign_birth, 5),
    "live_birth_declaration": (live_birth, 4), "baptism": (baptism, 3), "contract": (contract, 3), "negative_certificate": (negative, 3), "papers": (papers, 5), "list": (list_page, 2), "blank_birth_form": (blank_form, 3), "registry_paper": (office_page, 2),
}
KINDS = tuple(_MAKERS)
_DRAW = tuple(kind for kind, (_, weight) in _MAKERS.items() for _ in range(weight))


def other_document(rng, kind=None):
    """(kind, blocks) of a document that is no birth certificate (or an empty one); `kind` is one of KINDS."""
    kind = kind or rng.choice(_DRAW)
    return kind, [block for block in _MAKERS[kind][0](rng, record(rng)) if block[1]]


if __name__ == "__main__":
    rng = random.Random(4)
    for kind in KINDS:
        print("=====", *other_document(rng, kind), sep="\n  ")
