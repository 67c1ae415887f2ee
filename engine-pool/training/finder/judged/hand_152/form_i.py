"""Pará, 1949-1973: printed formula as one flowing paragraph with typed insertions, ornamental frame, narrow left column for fiscal stamps and marginal notes."""
from common import *
L = "152I"
CSS = """body{font-family:'C059';color:#12401f}.p{margin:9mm 9mm;width:192mm;height:278mm;border:1.6mm solid #2d6a3f;outline:.4mm solid #2d6a3f;outline-offset:1.2mm;display:flex}
.s{width:40mm;border-right:.5mm solid #2d6a3f;padding:4mm 3mm;display:flex;flex-direction:column;align-items:center}.s em{font-style:normal;font-size:7.6pt;letter-spacing:.5px;margin-bottom:2mm}.s .n{font-family:'FreeMono';font-weight:bold;font-size:8.8pt;color:#222;line-height:1.45;align-self:stretch;flex:1}
.st{width:25mm;height:31mm;border:.6mm dotted #7a5b2b;background:#f4e7c8;color:#7a5b2b;text-align:center;font-size:6.2pt;padding-top:5mm;margin-bottom:3mm;line-height:1.35}.st b{font-size:10pt;display:block;margin:2mm 0}
.m{flex:1;padding:6mm 7mm 5mm;display:flex;flex-direction:column}.t{text-align:center;line-height:1.35}.t .a{font-size:11pt}.t .b{font-size:14pt;font-weight:bold}.t .c{font-size:9.6pt;color:#222}.t h1{font-family:'URW Bookman';font-size:21pt;margin:6mm 0 5mm;font-weight:600}
.x{font-size:12pt;line-height:11mm;text-align:justify}.x u{text-decoration:none;border-bottom:.25mm solid #2d6a3f;font-family:'FreeMono';font-weight:bold;font-size:11pt;color:#1a1a55;padding:0 1.2mm}
.f{margin-top:auto;text-align:center;font-size:11pt;line-height:1.5}.f .q{margin-top:13mm;border-top:.3mm solid #222;padding-top:1mm;width:85mm;margin-left:auto}.f u{text-decoration:none;font-family:'FreeMono';font-weight:bold;font-size:11pt;color:#1a1a55}"""

ROWS = [
 dict(top="ESTADOS UNIDOS DO BRASIL", reg="Santarém", cart="Cartório do Registro Civil do 1º Ofício", of="Hildebrando Sirotheau Campos", em="20/06/1955", ems="20 de junho de 1955", nome="Raimunda Célia Pinto Vasconcelos", lv="34", fl="117", tm="4.208", sx="feminino", cor="morena", nt="cinco de fevereiro de mil novecentos e quarenta e seis", nasc="05/02/1946", hr="seis da manhã", hora="06:00",
  loc="casa de seus pais, à Travessa dos Mártires, nesta cidade", est="casa de seus pais, à Travessa dos Mártires", ea=["Travessa dos Mártires", "à Travessa dos Mártires", "casa de seus pais, à Travessa dos Mártires, nesta cidade"], lm="Santarém", p=("Osvaldo Vasconcelos", "Óbidos, neste Estado"), m=("Maria Pinto Vasconcelos", "Alenquer, neste Estado"), av=("Lourenço Vasconcelos", "Inês Guimarães Vasconcelos"), am=("Bernardino Pinto", "Leopoldina Pinto"),
  drx="onze de fevereiro de mil novecentos e quarenta e seis", dr="11/02/1946", dec="o pai", obs="", tax=("CR$ 2,00", "CR$ 3,00")),
 dict(top="REPÚBLICA FEDERATIVA DO BRASIL", reg="Bragança", cart="Cartório do Registro Civil da Comarca de Bragança", of="Zuíla Medeiros Corrêa", em="04/11/1971", ems="4 de novembro de 1971", nome="Benedito Nazareno da Costa", lv="62-A", fl="28v.", tm="9.915", sx="masculino", cor="preta", nt="nove de outubro de mil novecentos e sessenta e três", nasc="09/10/1963", hr="- - -", hora="",
  loc="lugar Tamatateua, neste município", est="lugar Tamatateua", ea=["Tamatateua", "lugar Tamatateua, neste município"], lm="Bragança", p=None, m=("Raimunda Nonata da Costa", "Viseu, neste Estado"), av=None, am=("Domingos da Costa", "Estefânia do Rosário"),
  drx="trinta de outubro de mil novecentos e setenta e um", dr="30/10/1971", dec="a mãe", obs="Registro feito fora do prazo, de acôrdo com o despacho do Dr. Juiz de Direito da Comarca, de 28-10-1971.", tax=("CR$ 0,50", "CR$ 1,00")),
 dict(top="REPÚBLICA FEDERATIVA DO BRASIL", reg="Belém", cart="Cartório Guerreiro - Registro Civil do 2º Ofício", of="Lauro Guerreiro Chermont", em="12/03/1969", ems="12 de março de 1969", nome="Ana Lúcia Bitar Tourinho", lv="118", fl="250", tm="40.331", sx="feminino", cor="branca", nt="vinte e oito de agosto de mil novecentos e quarenta e quatro", nasc="28/08/1944", hr="dezoito e quinze", hora="18:15",
  loc="Ordem Terceira, nesta capital", est="Ordem Terceira", ea=["Ordem Terceira, nesta capital"], lm="Belém", p=("Fernando Augusto Tourinho", "Belém, neste Estado"), m=("Salma Bitar Tourinho", "Manaus, Estado do Amazonas"), av=("Henrique Tourinho", "Guilhermina Chaves Tourinho"), am=("Miguel Bitar", "Nazira Bitar"),
  drx="quatro de setembro de mil novecentos e quarenta e quatro", dr="04/09/1944", dec="o pai", obs="Casada com Paulo Roberto Klautau Dias, em 22-12-1967, liv. 70, fls. 91, nº 15.402, dêste Cartório, passando a assinar-se Ana Lúcia Tourinho Dias.", tax=("NCR$ 0,10", "NCR$ 0,40")),
 dict(top="ESTADOS UNIDOS DO BRASIL", reg="Cametá", cart="Cartório Único do Registro Civil", of="Carlindo Gaia Wanzeller", em="19/01/1962", ems="19 de janeiro de 1962", nome="João Crisóstomo Mendonça Valente", lv="15", fl="84", tm="1.773", sx="masculino", cor="morena", nt="vinte e sete de janeiro de mil novecentos e trinta e sete", nasc="27/01/1937", hr="três da tarde", hora="15:00",
  loc="sítio Bom Jardim, no rio Tocantins, neste município", est="sítio Bom Jardim, no rio Tocantins", ea=["sítio Bom Jardim", "sítio Bom Jardim, no rio Tocantins, neste município"], lm="Cametá", p=("Crisóstomo Valente", "Cametá, neste Estado"), m=("Izabel Mendonça Valente", "Mocajuba, neste Estado"), av=("Procópio Valente", "Ângela Furtado Valente"), am=("Hilário Mendonça", "Raquel Serrão Mendonça"),
  drx="quinze de março de mil novecentos e trinta e sete", dr="15/03/1937", dec="o pai", obs="É gêmeo de José Mendonça Valente, nº 1.774.", tw="José Mendonça Valente", tax=("CR$ 5,00", "CR$ 10,00")),
]

def make():
    for n, r in enumerate(ROWS, 1):
        u = lambda s: f"<u>{s}</u>"; o = "o" if r["sx"][0] == "m" else "a"; dash = "- - - - - - - -"
        p = r["p"] or (dash, dash); pr = lambda t: f"{t[0]} e {t[1]}" if t else dash
        h = f"""<div class="p"><div class="s"><em>SELOS</em><div class="st">ESTADO DO PARÁ<b>{r["tax"][0]}</b>ESTATÍSTICA</div><div class="st">ESTADO DO PARÁ<b>{r["tax"][1]}</b>TAXA JUDICIÁRIA</div><em style="margin-top:4mm">ANOTAÇÕES À MARGEM</em><div class="n">{nb(r["obs"])}</div></div>
        <div class="m"><div class="t"><div class="a">{r["top"]}</div><div class="b">ESTADO DO PARÁ</div><div class="c">{r["cart"]}<br>{r["reg"]}</div><h1>Certidão de Nascimento</h1></div>
        <div class="x">Certifico que às fôlhas {u(r["fl"])} do livro número {u(r["lv"])} de Registro de Nascimentos, sob o número de ordem {u(r["tm"])}, foi lavrado em {u(r["drx"])} o assento de {u(r["nome"])}, nascid{o} a {u(r["nt"])}, às {u(r["hr"])} horas, em {u(r["loc"])}, do sexo {u(r["sx"])}, de côr {u(r["cor"])}, filh{o} de {u(p[0])}, natural de {u(p[1])}, e de {u(r["m"][0])}, natural de {u(r["m"][1])}, sendo avós paternos {u(pr(r["av"]))} e avós maternos {u(pr(r["am"]))}. Foi declarante {u(r["dec"])}, tendo assinado as testemunhas do têrmo.</div>
        <div class="f">O referido é verdade e dou fé.<br><u>{r["reg"]}, {r["ems"]}</u><div class="q">{r["of"]}<br>Oficial do Registro Civil</div></div></div></div>"""
        def pl(b):
            mu, st = b.split(", "); uf = "PA" if "neste" in st else "AM"; return f"{mu}/{uf}", [b, mu]
        ac = {NAT: ["", r["lm"]], EST: r["ea"], "dados_pessoais.data_nascimento.texto_completo": ["a " + r["nt"]]}; ps = [q for q in (r["p"], r["m"]) if q]; g = []
        for key, (a, b) in zip((G1, G2), ps): v, ac[key] = pl(b); g.append((a, v))
        g.append(("", "")); tw = r.get("tw")
        if tw: ac["gêmeos.informações_adicionais"] = [tw, "É gêmeo de " + tw + ", nº 1.774."]; ac["observações.anotações"] = [r["obs"]]
        ob = "" if tw else r["obs"]
        if ob: ac["observações.averbações"] = [ob]; ac["observações.anotações"] = [""]
        if r["fl"] == "28v.": ac["registro.folha"] = ["28v", "28", "28 v."]
        case = f"{L}-{n}"
        yield case, page(CSS, h), truth(case, nome=r["nome"], nasc=(r["nt"], r["nasc"]), hora=r["hora"], natural=r["lm"] + "/PA", sexo=r["sx"].capitalize(), estab=r["est"], lmun=r["lm"], luf="PA", rmun=r["reg"], ruf="PA", cart=r["cart"], dreg=r["dr"],
            livro=r["lv"], folha=r["fl"], termo=r["tm"], g1=g[0], g2=g[1], pat=r["av"] or ("", ""), mato=r["am"], gem=f"{tw}, nº 1.774" if tw else None, anot=ob, oficial=r["of"], emissao=r["em"], accept=ac, twins=[tw] if tw else [])
