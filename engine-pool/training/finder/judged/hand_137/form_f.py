# -*- coding: utf-8 -*-
"""F: São Paulo, 1989-2001. Dot-matrix listing on continuous paper: labels with leader dots and a colon, values beside, two pairs a line."""
from lib import *
import unicodedata
F = [
 dict(nome="JULIANA APARECIDA BERTOLUCCI", nd="02/10/1992", hora="13:10", sexo="Feminino", lm="Birigui", uf="SP", est="Santa Casa de Misericórdia de Birigui", rm="Coroados", cart="Cartório do Registro Civil de Coroados", sub="Comarca de Birigui", dreg="09/10/1992", livro="A-017", folha="066", termo="05219",
  g1="ADEMIR BERTOLUCCI", g1n="Coroados/SP", g2="SUELI DE FÁTIMA RONDON BERTOLUCCI", g2n="Penápolis/SP", a=("Osvaldo Bertolucci","Thereza Zanardo Bertolucci","Miguel Rondon","Aparecida Porcel Rondon"), obs="", of="Clóvis Roberto Sarmento Leite", ot="Oficial", demi="09/10/1992", decl="O PAI", acc=False),
 dict(nome="WELLINGTON JOSÉ DOS REIS", nd="30/01/1990", hora="04:45", sexo="Masculino", lm="São Paulo", uf="SP", est="Hospital Maternidade Leonor Mendes de Barros", rm="São Paulo", cart="Registro Civil das Pessoas Naturais do 33º Subdistrito - Alto da Mooca", sub="Comarca da Capital", dreg="12/02/1990", livro="A-229", folha="041v", termo="118304",
  g1="MARIA LUCIENE DOS REIS", g1n="Garanhuns/PE", g2="", g2n="", a=("","","José Belarmino dos Reis","Quitéria Maria dos Reis"), obs="Por escritura pública de reconhecimento de 17/08/1995, do 9º Tabelião de Notas da Capital, o registrado foi reconhecido como filho por Edson Carlos Vasques. Averbado em 04/09/1995.", of="Hélio Pacheco Ferraz", ot="Oficial", demi="21/06/1999", decl="A MÃE", acc=False),
 dict(nome="BRUNO HENRIQUE TAKEDA MAZZARO", nd="18/07/1996", hora="20:05", sexo="Masculino", lm="Marília", uf="SP", est="Hospital das Clínicas - FAMEMA", rm="Garça", cart="Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de Garça", sub="Comarca de Garça", dreg="22/07/1996", livro="A-068", folha="192", termo="40316",
  g1="LUÍS ANTÔNIO MAZZARO", g1n="Vera Cruz/SP", g2="SÍLVIA HARUMI TAKEDA MAZZARO", g2n="Londrina/PR", a=("Antônio Mazzaro","Deolinda Fabri Mazzaro","Yoshio Takeda","Mitsuko Ogawa Takeda"), obs="", of="Ieda Maria Contrucci Penteado", ot="Oficial Delegada", demi="14/01/2001", decl="O PAI", acc=True, tw="BEATRIZ HELENA TAKEDA MAZZARO"),
 dict(nome="MARIA DO CARMO PONTES", nd="04/05/1947", hora="", sexo="Feminino", lm="Iporanga", uf="SP", est="Domicílio", rm="Iporanga", cart="Cartório do Registro Civil e Anexos de Iporanga", sub="Comarca de Apiaí", dreg="19/05/1947", livro="A-009", folha="118", termo="01277",
  g1="BENEDICTO PONTES MACIEL", g1n="", g2="OLYMPIA DE MOURA", g2n="", a=("Salvador Pontes Maciel","Escolástica de Lima","Diogo de Moura","Gertrudes Ursulino"), obs="Casou-se com Izaltino Dias Batista aos 16/02/1966, L. B-12, fls. 45, n. 604, neste Cartório, passando a assinar Maria do Carmo Pontes Batista.", of="Lázaro Furquim de Almeida", ot="Oficial", demi="30/08/1994", decl="O PAI", acc=True),
]
def na(s): return "".join(c for c in unicodedata.normalize("NFD", s.replace("º", "o").replace("ª", "a")) if not unicodedata.combining(c))
def wrap(t, w):
    out, l = [], ""
    for x in t.split(" "):
        if len(l)+len(x)+1 > w and l: out.append(l); l = x
        else: l = (l+" "+x).strip()
    return out+[l]
def make(n):
    f = F[n-1]; q = (lambda s: s) if f["acc"] else na; U_ = lambda s: q(s).upper()
    Z = {1: "", 2: "********", 3: "-o-", 4: "................"}[n]; a = f["a"]; nx = U_(dext(f["nd"])); rx = U_(dext(f["dreg"]))
    L = []; lw = 20 if n != 3 else 18
    def one(l, v):
        ls = wrap(v or Z, 78-lw-2)
        L.append(q(l).upper().ljust(lw, ".")+": "+ls[0]); L.extend(" "*(lw+2)+x for x in ls[1:])
    def two(l1, v1, l2, v2):
        x = q(l1).upper().ljust(lw, ".")+": "+(v1 or Z); L.append(x.ljust(42)+q(l2).upper().ljust(14, ".")+": "+(v2 or Z))
    bar = "="*78; thin = "-"*78
    L += ["REPUBLICA FEDERATIVA DO BRASIL".center(78) if not f["acc"] else "REPÚBLICA FEDERATIVA DO BRASIL".center(78), "REGISTRO CIVIL - ESTADO DE SAO PAULO".center(78) if not f["acc"] else "REGISTRO CIVIL - ESTADO DE SÃO PAULO".center(78)]
    cw = wrap(U_(f["cart"]), 74); L += [c.center(78) for c in cw]+[U_(f["sub"]).center(78), bar, q("C E R T I D Ã O   D E   N A S C I M E N T O").center(78), bar]
    sx = f["sexo"][0] if n != 4 else f["sexo"].upper()
    one("Nome", f["nome"] if f["acc"] else na(f["nome"])); 
    if n == 3: one("Gêmeo", "SIM - "+f["tw"])
    two("Data Nascimento", f["nd"], "Hora", {1: "13:10", 2: "04:45 HS", 3: "20H05", 4: ""}[n]); one("Por extenso", nx)
    two("Sexo", sx, "Cor", {1: "BRANCA", 4: "PARDA"}.get(n, "")); one("Local Nascimento", U_(f["est"] if f["est"] != "Domicílio" else "Em domicílio, Bairro da Betari"))
    two("Município", U_(f["lm"]), "Estado", f["uf"]); L.append(thin)
    lab = ("Pai", "Mãe") if n != 2 else ("Genitora", "Genitor")
    one(lab[0], q(f["g1"])); one("  Natural de", U_(f["g1n"]).replace("/", " - ")); one(lab[1], q(f["g2"])); one("  Natural de", U_(f["g2n"]).replace("/", " - "))
    if n in (1, 4):
        one("Avô paterno", U_(a[0])); one("Avó paterna", U_(a[1])); one("Avô materno", U_(a[2])); one("Avó materna", U_(a[3]))
    else:
        one("Avós paternos", " E ".join(U_(x) for x in a[:2] if x)); one("Avós maternos", " E ".join(U_(x) for x in a[2:] if x))
    L.append(thin); two("Livro", f["livro"], "Folhas", f["folha"]); two("Termo", f["termo"], "Data Registro", f["dreg"]); one("Declarante", q(f["decl"]))
    L.append(thin); one("Observações", U_(f["obs"])); L.append(bar)
    dt = "%s, %s" % (U_(f["rm"]), U_(dmed(f["demi"]))); 
    L += ["", q("O REFERIDO É VERDADE E DOU FÉ.").center(78), dt.rjust(76), "", "", "", ("_"*38).rjust(76), U_(f["of"]).center(38).rjust(76), U_(f["ot"]).center(38).rjust(76)]
    pre = E("\n".join(L))
    css = "body{font:9.4pt/%s 'Liberation Mono',monospace;color:#2a2a3c}.p{width:210mm;height:296mm;padding:16mm 0 0 23mm;position:relative}pre{font:inherit;margin:0}.hole{position:absolute;width:3.4mm;height:3.4mm;border:.5pt solid #999;border-radius:50%%}" % (1.32 if n != 3 else 1.38)
    if n == 3: css = css.replace("'Liberation Mono'", "'DejaVu Sans Mono'").replace("9.4pt", "8.9pt")
    holes = "".join('<div class="hole" style="left:5mm;top:%dmm"></div><div class="hole" style="right:5mm;top:%dmm"></div>' % (8+13*i, 8+13*i) for i in range(22)) if n != 3 else ""
    bars = "".join('<div style="position:absolute;left:14mm;right:14mm;top:%dmm;height:8mm;background:#eaf4ea"></div>' % (10+16*i) for i in range(17)) if n == 2 else ""
    body = '<div class="p">%s%s<pre style="position:relative">%s</pre><div style="position:absolute;left:110mm;bottom:%dmm">%s</div><div style="position:absolute;left:24mm;bottom:16mm;font:7.2pt/1.3 \'Liberation Sans\';border:.6pt solid #555;padding:1.5mm 3mm">AO OFICIAL %s<br>AO ESTADO &nbsp;%s<br>IPESP &nbsp;%s<br>APAMAGIS %s</div></div>' % (holes, bars, pre, 40, "", ["GRÁTIS (1ª via)","R$ 2,91","R$ 5,38","R$ 1,14"][n-1], ["-","0,79","1,45","0,31"][n-1], ["-","0,58","1,07","0,22"][n-1], ["-","0,03","0,06","0,01"][n-1])
    u = lambda s: U_(s)
    tr = truth("F", n, nome=q(f["nome"]), nasc=nx, nd=f["nd"], hora=f["hora"], nat="%s/%s" % (u(f["lm"]), f["uf"]), sexo=f["sexo"], est="Domicílio" if f["est"] == "Domicílio" else u(f["est"]), lmun=u(f["lm"]), luf=f["uf"], rmun=u(f["rm"]), ruf="SP", cart=u(f["cart"]), dreg=f["dreg"],
      livro=f["livro"], folha=f["folha"], termo=f["termo"], g1=q(f["g1"]), g1n=u(f["g1n"]), g2=q(f["g2"]), g2n=u(f["g2n"]), ap1=u(a[0]), ap2=u(a[1]), am1=u(a[2]), am2=u(a[3]), gem="Sim" if f.get("tw") else "Não", geminfo=f.get("tw", ""),
      averb=u(f["obs"]) if n == 2 else "", anot=u(f["obs"]) if n == 4 else "", oficial=u(f["of"]), demi=f["demi"],
      accept={"dados_pessoais.naturalidade": ["", "%s - %s" % (u(f["lm"]), f["uf"])], "local_nascimento.estabelecimento": ["", "EM DOMICÍLIO, BAIRRO DA BETARI", "Em domicílio, Bairro da Betari"] if f["est"] == "Domicílio" else [f["est"]] if not f["acc"] else [],
        "filiação.genitor_1.naturalidade": [u(f["g1n"]).replace("/", " - ")] if f["g1n"] else [], "filiação.genitor_2.naturalidade": [u(f["g2n"]).replace("/", " - ")] if f["g2n"] else [], "dados_pessoais.data_nascimento.texto_completo": [f["nd"]]},
      meta={"twin_names": [f["tw"]] if f.get("tw") else [], "joint_notes": True})
    if not f["acc"]: # the page has no accents: the accented reading of the same names is also right
        def acc(p, v):
            if v and na(v) != v: tr["accept"].setdefault(p, []).append(v.upper())
        acc("dados_pessoais.nome_completo", f["nome"]); acc("filiação.genitor_1.nome_completo", f["g1"]); acc("filiação.genitor_2.nome_completo", f["g2"]); acc("registro.cartório", f["cart"]); acc("registro.município", f["rm"]); acc("local_nascimento.município", f["lm"])
        acc("autenticação.oficial_registro", f["of"]); acc("filiação.genitor_2.naturalidade", f["g2n"])
        for k, v in zip(("paternos.avô","paternos.avó","maternos.avô","maternos.avó"), a): acc("avós."+k, v)
    return page(css, body), tr, {"dados_pessoais.hora_nascimento": ["20H05"], "autenticação.data_emissão": [U_(dmed(f["demi"]))], "dados_pessoais.sexo": [": "+f["sexo"][0]], "dados_pessoais.naturalidade": [u(f["lm"])]}
