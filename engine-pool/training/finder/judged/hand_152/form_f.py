"""Rio Grande do Sul, 1992-2003: dot-matrix print on continuous stationery (tractor holes), one monospaced block, labels with dot leaders beside the values."""
from common import *
import textwrap
L = "152F"
CSS = """body{background:#fff}.p{width:240mm;height:279mm;position:relative;background:repeating-linear-gradient(#fff 0,#fff 12.7mm,#f4f8f1 12.7mm,#f4f8f1 25.4mm)}
.hl{position:absolute;top:0;bottom:0;width:10mm;background:#fff;border-right:.2mm dashed #bbb}.hl.r{right:0;border-right:0;border-left:.2mm dashed #bbb}.hl i{position:absolute;left:3mm;width:4mm;height:4mm;border:.25mm solid #bbb;border-radius:2mm}
pre{position:absolute;left:19mm;top:9mm;margin:0;font-family:'Nimbus Mono PS';font-weight:bold;font-size:10.4pt;line-height:13.1pt;color:#333}"""
W = 84
def kv(lab, val, ind=0):
    lab = " " * ind + lab; head = lab + "." * (20 - len(lab)) + ": "
    return textwrap.fill(val, W, initial_indent=head, subsequent_indent=" " * 22, break_on_hyphens=False, break_long_words=False) if val else head.rstrip()

ROWS = [
 dict(com="SÃO LUIZ GONZAGA", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS", of="Erondina Vargas Pilecco", cg="OFICIAL", aj="", lv="A-58", fl="117", tm="23.906", nome="LEANDRO DUTRA KUNZLER", sx="MASCULINO", dt="20 DE JULHO DE 1978", nasc="20/07/1978", hr="22 HORAS E 30 MINUTOS", hora="22:30", loc="HOSPITAL DE CARIDADE", mu="SÃO LUIZ GONZAGA - RS",
  p=("ARLINDO KUNZLER", "CERRO LARGO - RS"), m=("NEIVA DUTRA KUNZLER", "SÃO LUIZ GONZAGA - RS"), av=("EDVINO KUNZLER", "OLGA THOMAS KUNZLER"), am=("ATALIBA DUTRA", "CENIRA BRUM DUTRA"), dreg="24 DE JULHO DE 1978", dr="24/07/1978", dec="O PAI", obs="", em="16/09/1998", ems="16 DE SETEMBRO DE 1998"),
 dict(com="CAXIAS DO SUL", cart="REGISTRO CIVIL DAS PESSOAS NATURAIS DA 2a. ZONA", of="Moacir Antônio Sartor", cg="OFICIAL", aj="Janete Zorzi - Escrevente Autorizada", lv="A-91", fl="44-V", tm="61.275", nome="PRISCILA TONIETTO DA ROSA", sx="FEMININO", dt="09 DE FEVEREIRO DE 1993", nasc="09/02/1993", hr="08 HORAS E 05 MINUTOS", hora="08:05", loc="HOSPITAL POMPÉIA", mu="CAXIAS DO SUL - RS",
  p=("JOÃO CARLOS DA ROSA", "BOM JESUS - RS"), m=("MARISTELA TONIETTO DA ROSA", "FLORES DA CUNHA - RS"), av=("OTACÍLIO DA ROSA", "MARIA JOANA VELHO DA ROSA"), am=("GUERINO TONIETTO", "IRMA MOLON TONIETTO"), dreg="11 DE FEVEREIRO DE 1993", dr="11/02/1993", dec="O PAI", tw="PATRÍCIA TONIETTO DA ROSA",
  obs="GÊMEA DE PATRÍCIA TONIETTO DA ROSA, TERMO 61.276. POR SENTENÇA DE 30/10/2001 DO JUÍZO DA 1a. VARA DE FAMÍLIA, OS PAIS DIVORCIARAM-SE, VOLTANDO A MÃE A ASSINAR MARISTELA TONIETTO.", em="05/03/2003", ems="05 DE MARÇO DE 2003"),
 dict(com="PELOTAS", cart="CARTÓRIO DO REGISTRO CIVIL DA 1a. ZONA", of="Cláudio Nunes Echenique", cg="OFICIAL AJUDANTE", aj="", lv="A-140", fl="288", tm="102.547", nome="ALEX SANDRO SIQUEIRA", sx="MASCULINO", dt="1º DE MAIO DE 1974", nasc="01/05/1974", hr="NÃO CONSTA", hora="", loc="DOMICÍLIO, À RUA SANTOS DUMONT, 1140", mu="RIO GRANDE - RS",
  p=None, m=("SANTA IRACI SIQUEIRA", "CANGUÇU - RS"), av=None, am=("NÃO CONSTA", "OTÍLIA SIQUEIRA"), dreg="18 DE AGOSTO DE 1986", dr="18/08/1986", dec="A MÃE", obs="REGISTRO FEITO POR MANDADO JUDICIAL DE 12/08/1986.", em="28/12/1992", ems="28 DE DEZEMBRO DE 1992"),
 dict(com="SANTANA DO LIVRAMENTO", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS", of="Berenice Irigoyen Fagundes", cg="OFICIAL DESIGNADA", aj="", lv="A-29", fl="206", tm="14.118", nome="MARIA EDUARDA OLIVERA ALVES", sx="FEMININO", dt="13 DE ABRIL DE 1949", nasc="13/04/1949", hr="05 HORAS", hora="05:00", loc="ESTÂNCIA SANTA RUFINA, 3o. DISTRITO", mu="SANTANA DO LIVRAMENTO - RS",
  p=("DELMAR ALVES", "DOM PEDRITO - RS"), m=("BLANCA OLIVERA", "RIVERA - URUGUAI"), av=("PANTALEÃO ALVES", "MARIA ANTÔNIA CHAVES"), am=("WENCESLAO OLIVERA", "RAMONA TECHERA"), dreg="02 DE MAIO DE 1949", dr="02/05/1949", dec="O PAI",
  obs="CASOU EM 07/10/1972 COM JORGE LUIZ PEDROSO VIDAL, PASSANDO A ASSINAR-SE MARIA EDUARDA ALVES VIDAL (LIVRO B-17, FLS. 63, TERMO 3.340). VIÚVA DESDE 29/11/1990 (LIVRO C-22, FLS. 130, TERMO 8.902, DESTE OFÍCIO).", em="10/06/1996", ems="10 DE JUNHO DE 1996"),
]

def make():
    for n, r in enumerate(ROWS, 1):
        nc = "NÃO CONSTA"; rule = "=" * W
        pair = lambda t: f"{t[0]} E {t[1]}" if t else nc
        p = r["p"] or (nc, "")
        ls = ["ESTADO DO RIO GRANDE DO SUL".center(W), f"COMARCA DE {r['com']}".center(W), r["cart"].center(W), (f"{r['of']} - {r['cg'].title()}").center(W), "", rule, "C E R T I D Ã O   D E   N A S C I M E N T O".center(W), rule, "",
              f"LIVRO: {r['lv']}".ljust(28) + f"FOLHA: {r['fl']}".ljust(28) + f"TERMO: {r['tm']}", "", textwrap.fill("CERTIFICO QUE NO LIVRO, FOLHA E TERMO ACIMA INDICADOS CONSTA O REGISTRO DE NASCIMENTO COM OS SEGUINTES DADOS:", W), "",
              kv("NOME", r["nome"]), "", kv("SEXO", r["sx"]), kv("DATA DE NASCIMENTO", r["dt"]), kv("HORA", r["hr"]), kv("LOCAL", r["loc"]), kv("MUNICÍPIO", r["mu"]), "", kv("PAI", p[0]), kv("NATURAL DE", p[1], 2), kv("MÃE", r["m"][0]), kv("NATURAL DE", r["m"][1], 2), "",
              kv("AVÓS PATERNOS", pair(r["av"])), "", kv("AVÓS MATERNOS", pair(r["am"])), "", kv("DATA DO REGISTRO", r["dreg"]), kv("DECLARANTE", r["dec"]), "", kv("OBSERVAÇÕES", r["obs"] or "-x-x-x-x-x-x-x-x-x-x-"), "", "-" * W, "",
              "O REFERIDO É VERDADE E DOU FÉ.", "", f"{r['com']}, {r['ems']}.".rjust(W), "", "", "", ("_" * 40).rjust(W), (r["aj"] or f"{r['of']} - {r['cg'].title()}").rjust(W), "", "", "EMOLUMENTOS: NIHIL" if n == 3 else f"EMOLUMENTOS: R$ {[9, 14, 0, 8][n-1]},{[80, 20, 0, 50][n-1]:02d}"]
        holes = "".join(f'<i style="top:{4.35 + 12.7 * i:.2f}mm"></i>' for i in range(21))
        h = f'<div class="p"><div class="hl">{holes}</div><div class="hl r">{holes}</div><pre>' + "\n".join(ls) + "</pre></div>"
        sl = lambda s: s if "URUGUAI" in s else s.replace(" - ", "/"); ac = {NAT: ["", r["mu"], r["mu"].split(" - ")[0]], "dados_pessoais.data_nascimento.texto_completo": [r["dt"]]}
        ps = [x for x in (r["p"], r["m"]) if x]
        for key, x in zip((G1, G2), ps): ac[key] = [x[1], x[1].replace(" - ", "/")]
        if r["loc"].startswith("DOM"): ac[EST] = ["DOMICÍLIO", "RUA SANTOS DUMONT, 1140", "À RUA SANTOS DUMONT, 1140"]
        if r["fl"] == "44-V": ac["registro.folha"] = ["44V", "44v"]
        if n == 3: ac["observações.averbações"] = [""]
        av = r["obs"]; tw = r.get("tw")
        if tw: ac["gêmeos.informações_adicionais"] = [tw, tw + " TERMO 61.276"]; av = r["obs"].split("61.276. ")[1]; ac["observações.averbações"] = [r["obs"]]
        if n == 4: ac["observações.anotações"] = [av]
        if not r["obs"]: ac["observações.averbações"] = ["-x-x-x-x-x-x-x-x-x-x-"]
        c0 = lambda t: tuple("" if x == nc else x for x in t) if t else ("", "")
        case = f"{L}-{n}"; g = [(a, sl(b)) for a, b in ps] + [("", "")]
        yield case, page(CSS, h, "240mm 279.4mm"), truth(case, (680, 792), nome=r["nome"], nasc=(r["dt"], r["nasc"]), hora=r["hora"], natural=sl(r["mu"]), sexo=r["sx"].capitalize(), estab=r["loc"], lmun=r["mu"].split(" - ")[0], luf="RS", rmun=r["com"], ruf="RS", cart=r["cart"], dreg=r["dr"],
            livro=r["lv"], folha=r["fl"], termo=r["tm"], g1=g[0], g2=g[1], pat=c0(r["av"]), mato=c0(r["am"]), gem=f"{tw}, TERMO 61.276" if tw else None, averb=av, oficial=r["of"], emissao=r["em"], accept=ac, twins=[tw] if tw else [], joint=True)
