# -*- coding: utf-8 -*-
# B: AS/400 program on a line printer, 80 columns, upper case without accents, abbreviated and cut labels, asterisk fill, continuous paper
from common import *
import textwrap
W_ = 78
CSS = """
body{width:241.3mm;height:279.4mm;position:relative;font-family:'Liberation Mono',monospace;font-size:11.6pt;color:#1c1c26}
pre{margin:0;position:absolute;left:21mm;top:13mm;font-family:inherit;line-height:%s}
.h{position:absolute;width:4mm;height:4mm;border-radius:50%%;border:1px solid #999;background:#eee}
.p{position:absolute;top:0;bottom:0;border-left:1px dashed #bbb}
.g{position:absolute;left:14mm;right:14mm;background:%s}
b{font-weight:bold}
"""
U = lambda s: noacc(s.upper())
def lab(s, w=15, cut=True): return (s[:w] if cut else s).ljust(w, ".") + ": "
def render(p, o):
    L = []
    def ln(s=""):
        assert len(s) <= W_, (len(s), s); L.append(esc(s))
    def two(a, b, c=44): ln((a.ljust(c) + b) if len(a) < c else a + " " + b)
    bl = p.blank
    V = lambda x: x if x else bl
    two(U("Comarca de " + p.com), "PAG.: 001   PROG.: " + o["prog"], 46)
    two(U("Município de %s - %s" % (p.rcid, p.ruf)), "DATA: %s  HORA: %s" % (p.emi.strftime("%d/%m/%y"), o["now"]), 46)
    ln(U(p.cartorio)[:W_])
    ln(o["rule"] * W_)
    ln()
    ln("C E R T I D A O   D E   N A S C I M E N T O".center(W_).rstrip())
    ln()
    if o["intro"]:
        for s in textwrap.wrap("CERTIFICO QUE, REVENDO O LIVRO DE REGISTRO DE NASCIMENTOS DESTE CARTORIO, DELE CONSTA O ASSENTO COM OS SEGUINTES DADOS:", W_): ln(s)
        ln()
    w = o["lw"]
    fs = {}
    ln("%sLIVRO: %s   FLS: %s   TERMO: %s   DT.REG: %s" % (o["pre"], p.livro, p.folha, p.termo, dmy(p.reg)))
    ln(o["r2"] * W_)
    ln(lab("REGISTRADO(A)", w) + p.nome)
    if o["ext"]:
        ln(lab("DT NASCIMENTO", w) + dmy(p.nasc))
        ln(" " * (w+2) + "(" + U(words(p.nasc)) + ")")
    else: ln(lab("DT NASCIMENTO", w) + dmy(p.nasc))
    two(lab("HORA NASCIMENTO", w) + V(p.hora.replace(":", "H") if p.hora else ""), "SEXO: " + ("F" if p.sexo == "F" else "M") + ("  COR: " + o["cor"] if o["cor"] else ""))
    ln(lab("LOCAL NASCIMENTO", w) + V(p.estab))
    two(lab("MUNICIPIO/UF", w) + p.cid + "/" + p.uf, "GEMEO: " + ("S" if p.twins else "N"))
    if p.twins: ln(lab("NOME DO GEMEO", w) + p.gemeo)
    ln(o["r2"] * W_)
    def par(tag, nome, nat, a1, a2, ex):
        ln(lab("NOME %s" % tag, w) + V(nome))
        two(lab("  NATURALIDADE", w) + V(nat), ex)
        ln(lab("  AVO " + ("PAT." if tag == "PAI" else "MAT."), w) + V(a1))
        ln(lab("  AVO' " + ("PAT." if tag == "PAI" else "MAT."), w) + V(a2))
    seq = [("PAI", p.pai, p.pai_nat, p.avop, p.avop2, "PROF: " + V(o["pp"])), ("MAE", p.mae, p.mae_nat, p.avom, p.avom2, "PROF: " + V(o["pm"]))]
    if o["order"] == "mp": seq.reverse()
    for s in seq: par(*s)
    ln(o["r2"] * W_)
    ln(lab("DECLARANTE", w) + p.decl)
    ln(lab("1A TESTEMUNHA", w) + p.test1)
    ln(lab("2A TESTEMUNHA", w) + p.test2)
    ln(o["r2"] * W_)
    tx = ([("AVERBACOES", p.averb)] if o["onlyav"] else [("AVERBACOES", p.averb), ("ANOTACOES", p.anot)])
    for tg, s in tx:
        ws = textwrap.wrap(s, W_ - w - 2, break_long_words=False, break_on_hyphens=False) if s else [o["fill"]]
        for i, s_ in enumerate(ws): ln((lab(tg, w) if i == 0 else " " * (w+2)) + s_)
    ln(o["r2"] * W_)
    for s in textwrap.wrap("O REFERIDO E VERDADE E DOU FE.", W_): ln(s)
    ln(U("%s, %s." % (p.rcid, ext(p.emi, True))))
    ln(); ln(); ln()
    two("_" * 32, "_" * 30, 42)
    two(p.oficial if o["left"] else p.escrev, p.escrev if o["left"] else p.oficial, 42)
    two(*(("OFICIAL DO REGISTRO CIVIL", "ESCREVENTE JURAMENTADO(A)") if o["left"] else ("AUXILIAR", o["tit"])), 42)
    ln()
    if o["fee"]:
        ln("+------------------+------------------+------------------+")
        ln("| EMOLUMENTOS      | TAXA JUDICIARIA  | TOTAL            |")
        ln("| %-16s | %-16s | %-16s |" % o["fee"])
        ln("+------------------+------------------+------------------+")
    ln(o["foot"])
    holes = "".join('<i class="h" style="left:4mm;top:%.1fmm"></i><i class="h" style="right:4mm;top:%.1fmm"></i>' % (6 + 12.7*i, 6 + 12.7*i) for i in range(21)) if o["holes"] else ""
    perf = '<i class="p" style="left:12mm"></i><i class="p" style="right:12mm"></i>' if o["holes"] else ""
    bars = "".join('<i class="g" style="top:%.2fmm;height:12.7mm"></i>' % (12.7 + 25.4*i) for i in range(10)) if o["bars"] else ""
    return page(CSS % (o["lh"], o["bars"] or "none"), bars + holes + perf + "<pre>%s</pre>" % "\n".join(L), "241.3mm 279.4mm")
def forms():
    P = [
     (person("B1", nasc="08/05/1979", cid="São João del-Rei", uf="MG", sexo="M", com="São João del-Rei", estab="Santa Casa de Misericórdia", pai_nat="Prados/MG", mae_nat="São João del-Rei/MG", emi="22/08/1991", cartorio="Cartório do Registro Civil - 1º Subdistrito", blank="**********"),
      dict(prog="RCN120R", now="14:32", rule="=", r2="-", lw=16, pre="", intro=True, ext=True, cor="", order="pm", pp="FERROVIARIO", pm="DO LAR", onlyav=True, fill="*" * 56, left=True, tit="", fee=("CR$ 1.250,00", "CR$ 180,00", "CR$ 1.430,00"), foot="VALIDA EM TODO O TERRITORIO NACIONAL.", holes=True, bars="#e9f3e6", lh="14.2pt")),
     (person("B2", nasc="27/01/1990", cid="Mossoró", uf="RN", sexo="F", com="Mossoró", estab="Maternidade Almeida Braga", pai="", pai_nat="", avop="", avop2="", mae_nat="Areia Branca/RN", emi="05/02/1990", reg="05/02/1990", cartorio="2º Cartório Judiciário - Registro Civil das Pessoas Naturais", blank="---"),
      dict(prog="CART05/N", now="09:07", rule="*", r2=" ", lw=14, pre="", intro=False, ext=True, cor="PARDA", order="pm", pp="", pm="DOMESTICA", onlyav=False, fill="NADA CONSTA", left=False, tit="TITULAR DO OFICIO", fee=None, foot="1A VIA - ISENTA DE CUSTAS (LEI 7.844/89)", holes=True, bars="", lh="14.6pt")),
     (person("B3", nasc="16/10/1962", cid="Bagé", uf="RS", sexo="F", com="Bagé", estab="Domicílio", hora="", pai_nat="Dom Pedrito/RS", mae_nat="Melo/Uruguai", emi="03/06/1996", cartorio="Ofício do Registro Civil das Pessoas Naturais", blank="N/CONSTA", averb="Por sentença de 14/03/1988, da 1ª Vara de Família desta comarca, foi retificado o nome da mãe da registrada, para o que ora consta. Averbado em 02/05/1988.", anot="Casou-se em 20/12/1984, em Bagé, Livro B-41, fls. 77, termo 8.912."),
      dict(prog="SIRCIV-033", now="16:55", rule="=", r2=".", lw=13, pre="REF.: ", intro=False, ext=False, cor="", order="mp", pp="MILITAR", pm="PROFESSORA", onlyav=False, fill="", left=True, tit="", fee=("R$ 6,40", "R$ 0,00", "R$ 6,40"), foot="PROCESSADO POR CPD-SUL INFORMATICA LTDA.  SERIE B  NR. 004471", holes=False, bars="#e4eef7", lh="14.2pt")),
     (person("B4", nasc="01/01/1985", cid="Itabuna", uf="BA", sexo="M", com="Itabuna", estab="Hospital Manoel Porto", pai_nat="Ilhéus/BA", mae_nat="Una/BA", emi="30/11/1989", reg="09/01/1985", cartorio="Cartório do Registro Civil do 1º Ofício", blank="XXX", twins=["?"], anot="", averb=""),
      dict(prog="RCNAS-01", now="11:20", rule="#", r2="-", lw=16, pre="", intro=True, ext=True, cor="", order="pm", pp="COMERCIANTE", pm="", onlyav=False, fill="XXX", left=False, tit="OFICIAL DO REG. CIVIL", fee=("NCZ$ 12,60", "NCZ$ 1,26", "NCZ$ 13,86"), foot="NAO CONTEM EMENDAS NEM RASURAS", holes=True, bars="", lh="14.2pt")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        p.cpf = ""; p.dnv = ""; p.selo = ""
        if p.twins:
            p.twins = ["Cosme Damião " + " ".join(p.nome.split()[1:])] if False else []
            last = p.mae.split()[-2] + " " + p.pai.split()[-1]
            p.nome = "Cosme " + last; p.twins = ["Damião " + last]; p.gemeo = p.twins[0]
        acco = {"dados_pessoais.naturalidade": ["", "%s/%s" % (p.cid, p.uf)], "local_nascimento.município": [p.cid], "registro.município": [p.rcid]}
        if p.pai_nat and noacc(p.pai_nat) != p.pai_nat: acco["pai"] = [p.pai_nat]
        mapall(p, U)
        g1, g2 = ("mae", "pai") if o["order"] == "mp" else ("pai", "mae")
        if "pai" in acco:
            v = acco.pop("pai"); acco["filiação.%s.naturalidade" % ("genitor_1" if g1 == "pai" else "genitor_2")] = v
        p.livro = ["A-112", "38", "A/97-B", "A0031"][n-1]
        p.livro_n = 0
        p.verso = n in (1, 4)
        p.folha = "%d%s" % (p.folha_n, "-V" if p.verso else "") if n != 2 else "%03d" % p.folha_n
        t = truth("B", n, p, order=o["order"], texto=U(words(p.nasc)) if o["ext"] else dmy(p.nasc), size=(684, 792), accept=acco)
        if p.verso: t["data"]["registro"]["folha"] = p.folha.replace("-V", "v"); acco["registro.folha"] = [p.folha]
        if n in (2,): t["data"]["autenticação"]
        t["data"]["dados_pessoais"]["naturalidade"] = "%s/%s" % (p.cid, p.uf)
        if p.estab == "DOMICILIO": acco["local_nascimento.estabelecimento"] = ["", "Domicílio", "em domicílio"]
        if n == 3: acco["filiação.genitor_1.naturalidade"] = ["Melo", "Melo, Uruguai"]
        out.append((t, render(p, o)))
    return out
