from common import *
X = V
MZ = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
FILL = [
 dict(pad=". ", ink="#1d1d24", estado="Ceará", uf="CE", mun="Quixadá", com="Quixadá", dist="Custódio", cart=X("Cartorio do Registro Civil do Districto de Custódio", "do Registro Civil do Districto de Custódio"),
  of="Raymundo Enéas Holanda", livro="n. 3", folha="61 v.", termo="n. 145", nome="Francisca Iracema Queiroz Damasceno", nasc=(24, 6, 1932), dt="vinte e quatro de junho de mil novecentos e trinta e dois",
  hora=X("03:00", "tres horas da madrugada"), sexo="feminino", cor="morena", leg="legitima", local=X("Fazenda Juatama", "na fazenda Juatama, d'este districto"), lmun="Quixadá", luf="CE", gem=X("", "- - -"),
  g1="Manoel Damasceno Filho", n1=X("Quixeramobim/CE", "Quixeramobim, d'este Estado"), pr1="criador", pp="Manoel Damasceno", pm="Joanna Baptista",
  g2="Maria Adelaide Queiroz", n2=X("Mossoró/RN", "Mossoró, Rio Gde. do Norte"), pr2="domestica", mp="Arcelino Queiroz Lima", mm="Rachel de Alencar",
  decl="o pae", test="Abel Pinto e Luiz Cavalcante", reg=(1, 7, 1932), rdt="primeiro de julho de mil novecentos e trinta e dois", emi=(14, 9, 1939), obs="",
  acc={"registro.folha": ["61v", "61 verso"], "local_nascimento.estabelecimento": ["na fazenda Juatama", "na fazenda Juatama, d'este districto", "Domicílio", ""], "filiação.genitor_2.naturalidade": ["Mossoró, Rio Gde. do Norte", "Mossoró, Rio Grande do Norte"]}),
 dict(pad="=", ink="#241f4e", estado="SANTA CATARINA", uf="SC", mun="Brusque", com="BRUSQUE", dist="SÉDE", cart=X("Cartorio de Paz e Registro Civil de Brusque", "DE PAZ E REGISTRO CIVIL DE BRUSQUE"),
  of="GUILHERME STREMLOW NETTO", livro="12-A", folha="204", termo="1.917", nome="ADALBERTO WERNER SCHAEFER", nasc=(11, 2, 1938), dt="ONZE DE FEVEREIRO DE MIL NOVECENTOS E TRINTA E OITO",
  hora=X("17:30", "DEZESETE E MEIA HORAS (17,30)"), sexo="masculino", cor="branca", leg="legitimo", local=X("Hospital de Azambuja", "HOSPITAL DE AZAMBUJA, N/ CIDADE"), lmun="Brusque", luf="SC", gem=X("", "======"),
  g1="WERNER JOÃO SCHAEFER", n1=X("Nova Trento/SC", "NOVA TRENTO, N/ ESTADO"), pr1="TECELÃO", pp="JOÃO PEDRO SCHAEFER", pm="MARGARIDA KORMANN",
  g2="HERTA OLGA RIFFEL", n2=X("Curitiba/PR", "CURITYBA, PARANÁ"), pr2="DO LAR", mp="", mm="OLGA RIFFEL",
  decl="O PAE", test="ERICO WALENDOWSKY E ARNO RISTOW", reg=(18, 2, 1938), rdt="DEZOITO DE FEVEREIRO DE MIL NOVECENTOS E TRINTA E OITO", emi=(5, 11, 1959),
  obs="O registrado casou em Blumenau, aos 12-7-1958, com Ingrid Hering Zimmermann. Têrmo 877, Lº B-9, fls. 43. Brusque, 20-7-1958.",
  acc={"local_nascimento.estabelecimento": ["HOSPITAL DE AZAMBUJA, N/ CIDADE"], "filiação.genitor_2.naturalidade": ["CURITYBA, PARANÁ", "Curityba/PR"]}),
 dict(pad="", ink="#202020", estado="Matto Grosso", uf="MT", mun="Cáceres", com="S. Luiz de Cáceres", dist="1.º", cart=X("Cartorio do Registro Civil do 1.º Districto", "do Registro Civil do 1.º Districto"),
  of="Leopoldo Ambrosio Dulce", livro="8", folha="19", termo="73", nome="Cosme Villanova de Arruda", nasc=(27, 9, 1930), dt="vinte e sete de setembro de mil novecentos e trinta",
  hora=X("21:15", "vinte e uma horas e quinze minutos"), sexo="masculino", cor="branca", leg="legitimo", local=X("Rua Coronel Faria n. 9", "em casa, á rua Coronel Faria n. 9"), lmun="Cáceres", luf="MT", gem=X("Damião Villanova de Arruda", "Damião Villanova de Arruda, nascido depois"),
  twins=("Damião Villanova de Arruda",),
  g1="João Carlos de Arruda", n1=X("Cuiabá/MT", "Cuiabá, d'este Estado"), pr1="negociante", pp="Antonio Thomé de Arruda", pm="Gertrudes Nunes",
  g2="Rosalia Villanova", n2=X("Corumbá/MT", "Corumbá, idem"), pr2="domestica", mp="Ramón Villanova", mm="Bernarda Ojeda",
  decl="o avô materno", test="Virgilio Castrillon e Pedro Alexandrino", reg=(2, 10, 1930), rdt="dois de outubro de mil novecentos e trinta", emi=(2, 10, 1930), obs="",
  acc={"local_nascimento.estabelecimento": ["em casa, á rua Coronel Faria n. 9", "em casa", "Domicílio", ""], "filiação.genitor_2.naturalidade": ["Corumbá, idem", "Corumbá, d'este Estado"], "gêmeos.informações_adicionais": ["Damião Villanova de Arruda, nascido depois"]}),
 dict(pad="-x-", ink="#1b1b30", estado="Rio de Janeiro", uf="RJ", mun="Vassouras", com="Vassouras", dist="Ferreiros", cart=X("Cartorio do Registro Civil de Ferreiros", "do Registro Civil de Ferreiros"),
  of="Octavio Balbino Werneck Furquim", livro="A-5", folha="90", termo="266", nome="Zilda da Rocha Portella Monteiro de Macedo", nasc=(6, 1, 1943), dt="seis de janeiro de mil novecentos e quarenta e tres",
  hora=X("00:20", "zero hora e vinte minutos"), sexo="feminino", cor="branca", leg="legitima", local=X("Casa de Saúde Santa Thereza", "na Casa de Saúde Santa Thereza, em Petrópolis"), lmun="Petrópolis", luf="RJ", gem=X("", "-x-x-"),
  g1="Armando Portella de Macedo", n1=X("Valença/RJ", "Valença, E. do Rio"), pr1="ferroviario", pp="Ernesto Corrêa de Macedo", pm="Idalina Portella",
  g2="Lucilia da Rocha Monteiro de Macedo", n2=X("Juiz de Fora/MG", "Juiz de Fóra, Minas"), pr2="professora", mp="", mm="",
  decl="o pae", test="Nestor Avellar e Oswaldo Teixeira", reg=(12, 1, 1943), rdt="doze de janeiro de mil novecentos e quarenta e tres", emi=(4, 3, 1952), obs="Faleceu a 9-8-1951, em Vassouras. Obito n. 51, L.º C-3, fls. 12.",
  acc={"filiação.genitor_2.naturalidade": ["Juiz de Fóra, Minas", "Juiz de Fóra/MG"], "local_nascimento.estabelecimento": ["na Casa de Saúde Santa Thereza", "na Casa de Saúde Santa Thereza, em Petrópolis"]}),
]
CSS = """body{background:#f4efdf;display:flex;height:168mm}.m{width:46mm;border:.5mm solid #5a2a1f;border-right:.3mm solid #5a2a1f;padding:2mm}.r{flex:1;border:.5mm solid #5a2a1f;border-left:0;padding:2mm 4mm}
.p,.k{color:#5a2a1f}.mt{text-align:center;font-weight:bold;font-size:9pt;color:#5a2a1f;border-bottom:.3mm solid #5a2a1f;margin:0 -2mm 1mm;padding-bottom:1mm}.m .o{padding-top:1mm;line-height:1.35}.m .t{white-space:pre-wrap;font-size:8.6pt}.h{text-align:center;color:#5a2a1f}"""
def build(out):
    for i, d in enumerate(FILL, 1):
        P = Page(160, 10, 10, d["pad"], 3460 + i, d["ink"]); L = P.L
        up = (lambda s: s.upper()) if d["nome"].isupper() else (lambda s: s)
        e, W = d["emi"], 162
        b = P.css("230mm 176mm", "4mm 5mm", 6.35, CSS) + '<body><div class=m><div class=mt>ASSENTAMENTO</div>'
        for k, v in (("Livro", "livro"), ("Folhas", "folha"), ("Termo", "termo")): b += L(k, G(d[v], False), W=41)
        b += '<div class=mt style="margin-top:6mm;border-top:.3mm solid #5a2a1f;padding-top:1mm">NOTAS E AVERBAÇÕES</div><div class=o>' + P.ty(d["obs"] or (d["pad"] * 17)[:17].strip() or "nada consta") + "</div></div><div class=r>"
        b += '<div class=h style="font-size:9pt;letter-spacing:.5mm">ESTADOS UNIDOS DO BRASIL — REGISTRO CIVIL</div><div class=h style="font:bold italic 19pt \'Liberation Serif\';margin-bottom:-1mm">Certidão de Nascimento</div>'
        b += L("Estado de", F(20, d["estado"]), "Comarca de", G(d["com"], False), W=W)
        b += L("Municipio de", F(16, up(d["mun"])), "Districto de", G(d["dist"], False), W=W) + L("Cartorio", G(d["cart"]), W=W)
        b += L("O cidadão", F(36, d["of"]), ", Escrivão e Official do Registro Civil,", W=W)
        b += '<div class=l><span class=p>certifica que no termo citado á margem, lavrado em</span></div>'
        b += L(G(d["rdt"]), ", se acha o seguinte:", W=W)
        b += L("<i>Quando nasceu:</i>", G(d["dt"]), W=W)
        b += L("<i>A que horas:</i>", F(36, d["hora"], True), "<i>Sexo:</i>", G(up(d["sexo"]), False), W=W)
        b += L("<i>Em que logar:</i>", G(d["local"]), W=W)
        b += L("<i>Nome que lhe foi posto:</i>", G(d["nome"]), W=W)
        b += L("<i>Filiação</i> (legitimidade):", F(12, up(d["leg"])), "<i>Côr:</i>", F(8, up(d["cor"])), W=W)
        b += L("<i>Si gemeo, nome do outro:</i>", G(d["gem"]), W=W)
        for a, n, pr, x, y, k, z in (("g1", "n1", "pr1", "pp", "pm", "Pae", "paternos"), ("g2", "n2", "pr2", "mp", "mm", "Mãe", "maternos")):
            b += L(f"<i>{k}:</i>", G(d[a]), W=W) + L("natural de", F(30, d[n], True), "profissão", G(d[pr]), W=W)
            b += L(f"<i>Avós {z}:</i>", F(30, d[x], True), "e", G(d[y]), W=W)
        b += L("<i>Declarante:</i>", F(16, d["decl"]), "<i>Testemunhas:</i>", G(d["test"], False), W=W)
        b += L("Nada mais continha. Dou fé.", F(14, up(d["mun"]) if d["dist"] in ("SÉDE", "1.º") else d["dist"]), ",", F(2, str(e[0])), "de", F(9, up(MZ[e[1]-1])), "de 19", F(2, "%02d" % (e[2] % 100)), W=W)
        b += f'<div style="margin-left:80mm;text-align:center;margin-top:1mm">{sign(P.r)}<div class=k style="border-top:.3mm solid #5a2a1f">O Official</div></div></div></body>'
        T = dict(d, texto=d["dt"], averb=d["obs"], nat=f'{d["lmun"]}/{d["luf"]}', sexo=d["sexo"].capitalize())
        for k in ("livro", "termo"): T[k] = d[k].replace("n. ", "")
        acc = dict(d["acc"]); n = d["nasc"]
        acc.update({"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": ["%02d/%02d/%d" % n], "registro.livro": [d["livro"]], "registro.termo": [d["termo"]]})
        for k, j in (("n1", "genitor_1"), ("n2", "genitor_2")): acc.setdefault(f"filiação.{j}.naturalidade", [p(d[k])])
        save(out, f"146C-{i}", b, T, acc, True, d.get("twins", ()), (652, 499))
