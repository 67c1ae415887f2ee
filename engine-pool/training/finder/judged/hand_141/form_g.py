# G: Ceará 1990s continuous stationery (9.5 x 11 in), green bars and tractor holes, dot-matrix capitals, coded cells, date in separate boxes, X in brackets for sex and twins
from lib import *
def o(**k): return O(k)
F = [
 o(mun="FORTALEZA", M="Fortaleza", of="FRANCISCO EDNALDO PINHO BRÍGIDO", cart="CARTÓRIO PINHO BRÍGIDO - 3ª ZONA", livro="A-204", fls="188", n="172.415", dn="10-0455871-3", DN="10-0455871-3", nome="FRANCISCA JANAÍNA SOUSA CAVALCANTE", sx="F", date=(17, 5, 1993), h=("04", "25"), est="MATERNIDADE ESCOLA ASSIS CHATEAUBRIAND", gem="N", pai="RAIMUNDO NONATO CAVALCANTE FILHO", pn="PACAJUS/CE", mae="MARIA DO SOCORRO SOUSA CAVALCANTE", mn="QUIXADÁ/CE", A=["RAIMUNDO NONATO CAVALCANTE", "MARIA ALVES CAVALCANTE", "LUÍS GONZAGA DE SOUSA", "FRANCISCA BENÍCIO DE SOUSA"], rd=(24, 5, 1993), obs=["***************"], em=(24, 5, 1993)),
 o(mun="JUAZEIRO DO NORTE", M="Juazeiro do Norte", of="CICERO ROMAO FEITOSA LOBO", cart="CARTORIO DO 2. OFICIO - REGISTRO CIVIL", livro="98", fls="54V", n="61.230", dn="N/C", DN="", nome="JOSE CICERO DO NASCIMENTO", sx="M", date=(2, 11, 1991), h=("**", "**"), est="SITIO LOGRADOURO (EM CASA, COM PARTEIRA)", gem="N", pai="*" * 26, pn="*" * 14, mae="MARIA DAS DORES DO NASCIMENTO", mn="MISSAO VELHA/CE", A=["*" * 20, "*" * 20, "ANTONIO JOAO DO NASCIMENTO", "IGN."], rd=(15, 6, 1994), obs=["ANOTACAO: MAE FALECIDA EM 30.01.1996, LIVRO C-11, FLS. 20, TERMO 3.377,", "MISSAO VELHA/CE."], em=(19, 3, 1997)),
 o(mun="SOBRAL", M="Sobral", of="GERARDO MAGELA PARENTE PONTE", cart="CARTÓRIO PARENTE PONTE - 1ª ZONA", livro="A-77", fls="12", n="80.944", dn="08-7714520-1", DN="08-7714520-1", nome="ANTÔNIO WESLEY FROTA XIMENES ARAGÃO DE VASCONCELOS", sx="M", date=(30, 8, 1995), h=("23", "50"), est="SANTA CASA DE MISERICÓRDIA DE SOBRAL", gem="S", twin="ANTÔNIO WENDEL FROTA XIMENES ARAGÃO DE VASCONCELOS", pai="JOSÉ AIRTON ARAGÃO DE VASCONCELOS", pn="MASSAPÊ/CE", mae="ANA LÚCIA FROTA XIMENES", mn="SOBRAL/CE", A=["FCO. DAS CHAGAS VASCONCELOS", "RITA ARAGÃO DE VASCONCELOS", "EDSON XIMENES", "MARIA LIDUÍNA FROTA XIMENES"], rd=(1, 9, 1995), obs=["***************"], em=(4, 9, 1995)),
 o(mun="CANINDE", M="Canindé", of="TEREZA NEUMA CRUZ LIMA", cart="CARTORIO CRUZ LIMA - REGISTRO CIVIL", livro="A-33", fls="140", n="35.518", dn="IGN.", DN="", nome="FRANCISCA TAMIRES LUZ", sx="F", date=(4, 10, 1992), h=("12", "00"), est="HOSPITAL REGIONAL SAO FRANCISCO", gem="N", pai="FRANCISCO GLAUBER LUZ", pn="ITATIRA/CE", mae="ANTONIA ERIVANDA PAULINO LUZ", mn="MADALENA/CE", A=["N/C", "VICENCIA LUZ", "VALDEMAR PAULINO", "RAIMUNDA UCHOA PAULINO"], rd=(6, 10, 1992), obs=["AVERBACAO: DIVORCIO DOS PAIS, SENTENCA DE 11.12.1997 DA COMARCA DE CANINDE,", "VOLTANDO A MAE A ASSINAR ANTONIA ERIVANDA PAULINO. AVERBADO EM 05.01.1998."], em=(6, 1, 1998)),
]
def make(out):
    for i, f in enumerate(F):
        case = f"{HAND}G-{i + 1}"
        s = Sheet(241.3, 279.4, case, font="sans", ink="#2f6b4a", size=7, tink=["#3a3a48", "#55555c", "#2e2e3e", "#4a4a52"][i], tsize=9.6, mono=["dejavu", "notomono", "dejavu", "lib"][i], paper="#ffffff", dx=[0, .9, -.5, .4][i], dy=[-.2, .5, -.8, .2][i], jit=0)
        for y in range(0, 280, 17): s.bg.append(f'<div class="a" style="left:14mm;top:{y}mm;width:213mm;height:8.5mm;background:#e6f3ea"></div>')
        for k in range(22):
            for x in (6.4, 234.9): s.bgsvg(f'<circle cx="{x}" cy="{6.4 + k * 12.7}" r="2" fill="#d5d5d5" stroke="#aaa" stroke-width=".2"/>')
        for x in (13, 228): s.vl(x, 0, 279, .2, "dashed", "#bbb")
        s.p(120.6, 17, "REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DO CEARÁ", 10, "sansb", anchor="c"); s.p(120.6, 23, "REGISTRO CIVIL DAS PESSOAS NATURAIS", 9, anchor="c")
        s.p(120.6, 33, "CERTIDÃO DE NASCIMENTO", 18, "sansb", anchor="c", ls=.6)
        X0 = 20; y = 40
        def R(h, *cells):
            nonlocal y
            ws = sum(c[0] for c in cells); x = X0
            for w, lb, v, *k in cells:
                ww = w / ws * 201; s.cell(x, y, ww, h, lb, v, 6, **(k[0] if k else {})); x += ww
            y += h
        C = {"center": True}
        R(11, (90, "01 - SERVENTIA", f.cart), (60, "02 - MUNICÍPIO", f.mun), (14, "03 - UF", "CE", C))
        R(11, (30, "04 - LIVRO", f.livro, C), (30, "05 - FOLHA", f.fls, C), (36, "06 - TERMO", f.n, C), (54, "07 - DATA DO REGISTRO", br(f.rd).replace("/", "."), C), (60, "08 - DECLARAÇÃO DE NASCIDO VIVO", f.dn))
        long = len(f.nome) > 45
        R(12, (201, "09 - NOME DO REGISTRADO", f.nome))
        yy = y; s.rect(X0, y, 201, 15)
        s.p(X0 + 1, y + 2.7, "10 - DATA DE NASCIMENTO", 6); s.p(X0 + 64, y + 2.7, "11 - HORA", 6); s.p(X0 + 98, y + 2.7, "12 - SEXO", 6); s.p(X0 + 162, y + 2.7, "13 - GÊMEO", 6)
        d = f.date
        for x, w, t, lb in ((4, 14, "%02d" % d[0], "DIA"), (19, 14, "%02d" % d[1], "MÊS"), (34, 22, str(d[2]), "ANO"), (66, 12, f.h[0], "HORAS"), (80, 12, f.h[1], "MIN.")):
            s.rect(X0 + x, y + 4, w, 6.5, .2, fill="#fff"); s.t(X0 + x + (w - s.tw(t)) / 2, y + 9, t); s.p(X0 + x + w / 2, y + 13.4, lb, 5, anchor="c")
        for x, k, on in ((96, "MASCULINO", f.sx == "M"), (129, "FEMININO", f.sx == "F"), (163, "SIM", f.gem == "S"), (181, "NÃO", f.gem == "N")):
            s.p(X0 + x, y + 9, "(      )  " + k, 8)
            if on: s.t(X0 + x + 2.0, y + 9, "X", bold=700, rec=False)
        y += 15
        R(11, (201, "14 - LOCAL DE NASCIMENTO (ESTABELECIMENTO OU ENDEREÇO)", f.est))
        R(11, (100, "15 - MUNICÍPIO DE NASCIMENTO", f.mun), (14, "16 - UF", "CE"), (60, "17 - NOME DO OUTRO GÊMEO (VER 27)" if False else "17 - PARTO", "DUPLO" if f.gem == "S" else "ÚNICO" if i != 1 and i != 3 else "UNICO"))
        R(11, (140, "18 - PAI", f.pai), (61, "19 - NATURALIDADE/UF", f.pn))
        R(11, (100, "20 - AVÔ PATERNO", f.A[0]), (101, "21 - AVÓ PATERNA", f.A[1]))
        R(11, (140, "22 - MÃE", f.mae), (61, "23 - NATURALIDADE/UF", f.mn))
        R(11, (100, "24 - AVÔ MATERNO", f.A[2]), (101, "25 - AVÓ MATERNA", f.A[3]))
        R(11, (201, "26 - GÊMEO DE", f.get("twin", "*" * 40)))
        s.rect(X0, y, 201, 22); s.p(X0 + 1, y + 2.7, "27 - AVERBAÇÕES / ANOTAÇÕES", 6)
        for k, t in enumerate(f.obs): s.t(X0 + 2, y + 8.5 + 6 * k, t, w=197)
        y += 22
        s.p(X0, y + 7, "O REFERIDO É VERDADE E DOU FÉ.", 8)
        s.dots = "chars"; s.line(y + 16, ["LOCAL E DATA", (100, f"{f.mun}, {br(f.em)}", {"size": 9.4})], X0, 130, 8, "sans")
        s.hl(140, 250, 76, .2); s.sign(148, 248, 54, ink="#1c1c40"); s.t(178 - s.tw(f.of, 8.6) / 2, 255.2, f.of, size=8.6, j=False); s.p(178, 260, "OFICIAL DO REGISTRO", 6.5, anchor="c")
        s.stamp(52, 252, 11, "REGISTRO CIVIL", ["CEARÁ"], ink="#6a2d6d", op=.5); s.p(X0, 274, "FORM. RC-02 / 2 VIAS", 5)
        st = lambda x: "" if not x.strip("*") or x in ("IGN.", "N/C") else x
        joint = [t for t in f.obs if t.strip("*")]
        txt = " ".join(joint)
        v = dict(nome=f.nome, texto=br(f.date), date=f.date, hora="" if f.h[0] == "**" else ":".join(f.h), nat=f.mun + "/CE", sexo={"M": "Masculino", "F": "Feminino"}[f.sx], estab=f.est, mun=f.mun, uf="CE", rmun=f.mun, ruf="CE", cart=f.cart, dreg=br(f.rd), dnv=f.DN, livro=f.livro, folha=f.fls, termo=f.n, g1=st(f.pai), g1n=st(f.pn), g2=f.mae, g2n=f.mn, ap=st(f.A[0]), avp=st(f.A[1]), am=st(f.A[2]), avm=st(f.A[3]), ofic=f.of, emis=br(f.em), averb=txt.replace("AVERBACAO: ", "").replace("ANOTACAO: ", "") if True else "")
        acc = {"nat": ["", f.M + "/CE"], "mun": f.M, "rmun": f.M, "texto": [ext(f.date), "%02d %02d %d" % f.date], "averb": [txt] if txt else [], "estab": ["", "Domicílio", "SITIO LOGRADOURO", "EM CASA", "SITIO LOGRADOURO (EM CASA)"] if i == 1 else [], "dreg": br(f.rd).replace("/", "."), "hora": " ".join(f.h) if f.h[0] != "**" else []}
        if f.get("twin"): v.update(gem="Sim", gi=f.twin)
        tr = truth(case, s, v, acc, [f.twin] if f.get("twin") else [])
        if i == 1: d0 = tr["data"]["observações"]; d0["anotações"], d0["averbações"] = d0["averbações"], ""; a = tr["accept"]; a[K["anot"]] = a.pop(K["averb"])
        write(out, case, s, tr)
