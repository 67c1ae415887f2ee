# -*- coding: utf-8 -*-
from lib import *
S = {}
# ------------------------------------------------------------------ Y1 typed half sheet
S["Y1"] = [
 dict(c="Diamantina", uf="MG", y=1952, e=1959, x="M", v="v"),
 dict(c="Prudentópolis", uf="PR", y=1949, e=1957, x="F", eth="pl", natf=True, hosp="home"),
 dict(c="Penedo", uf="AL", y=1958, e=1964, x="M", fam="nofather", cart="Cartório de Paz e Notas Peixoto"),
 dict(c="Bagé", uf="RS", y=1961, e=1961, x="F", tw=1, hosp="Santa Casa de Caridade", v="v", sub="Ajudante Substituto"),
 dict(c="Oeiras", uf="PI", y=1936, late=9, e=1946, x="F", gp="single", hosp="home", given="Raimunda", h=None),
 dict(c="Bastos", uf="SP", y=1955, e=1956, x="M", eth="jp", given="Paulo Kenji"),
 dict(c="Caicó", uf="RN", y=1943, e=1951, x="F", av=["leg"], h=(0, 0), hosp="home"),
 dict(c="Óbidos", uf="PA", y=1938, e=1966, x="M", av=["reto"], an=["casold"], order="fm", long=True),
]
CSS1 = """
body{width:210mm;height:148mm;background:#f6f0dc;font-family:'Old Standard TT','GFS Didot',serif;color:#222;font-size:10.2pt;position:relative;overflow:hidden}
.f{position:absolute;inset:5mm;border:3px double #444}
.h{position:absolute;left:9mm;right:9mm;top:7.5mm;display:flex;gap:5mm;align-items:center;border-bottom:1px solid #444;height:20.5mm}
.h .c{flex:1;text-align:center;line-height:1.22}.h .c b{letter-spacing:.12em;font-size:10pt}
.h .r{width:54mm;font-size:8.4pt;line-height:1.72;white-space:nowrap}.h .r .t{font-size:8.4pt;border:none}
h1{font-size:15pt;letter-spacing:.24em;margin:0;text-align:center;position:absolute;top:29.2mm;left:0;right:0;font-weight:700}
.b{position:absolute;left:10mm;right:10mm;top:38mm;line-height:1.86;font-size:10.6pt;text-align:justify}
.t{font-family:'Courier Prime','Nimbus Mono PS',monospace;font-size:9.6pt;border-bottom:1px dotted #555;color:#1c1c3c;padding:0 1mm}
.o{position:absolute;left:10mm;right:10mm;bottom:29mm;font-size:9.2pt;line-height:1.45}
.s{position:absolute;left:10mm;right:10mm;bottom:8mm;height:19mm;font-size:9.4pt}
.s .d{position:absolute;left:0;top:1mm}.s .g{position:absolute;right:4mm;bottom:0;width:70mm;text-align:center;border-top:1px solid #333;line-height:1.25}
.s .st{position:absolute;left:82mm;top:.5mm;width:20mm;height:19mm;border:1.4px dashed #7a4a2a;color:#7a4a2a;font-size:5.8pt;text-align:center;padding-top:3mm;line-height:1.25}
"""
def y1(p):
    T = lambda s: f'<span class="t">{E(s) if s else "- x - x -"}</span>'
    n = p.n
    txt = data_ext(p.nasc); alt = dmy(p.nasc, "-")
    if n in (2, 5, 7):
        txt = f"{dia_ext(p.nasc.day)} do mês de {MES[p.nasc.month-1]} do ano de {ext(p.nasc.year)}"
    dt = txt + (f" ({alt})" if n in (1, 4, 8) else "")
    if p.hora is None: hh = ""
    elif n in (2, 7, 8): hh = hora_periodo(*p.hora)
    else: hh = "%d,%02d horas" % p.hora
    ht = f"às {T(hh)}" if hh else f"às {T('')} horas"
    loc = T("em domicílio, à " + p.rua) if p.home else "em " + T(p.estab)
    pai = p.father
    fil = {True: "legítim" + p.o, False: "natural"}[bool(pai) and "leg" not in p.s.get("av", [])] if "leg" not in p.s.get("av", []) else "legitimad" + p.o
    prt = (f'{T(pai["n"])}, natural de {T(nato(pai["nat"]))}, {T(pai["prof"])}' if pai else T(""))
    obs = p.av + p.an
    if p.tw: pass
    b = f"""<b>CERTIFICO</b> que, às fôlhas {T(p.folha)} do livro n.º {T(p.livro)} do Registro de Nascimentos, sob o n.º de ordem {T(p.termo)}, foi lavrado no dia {T(data_longa(p.reg))} o assento de {T(p.nome)}, do sexo {T('masculino' if p.sexo=='M' else 'feminino')}, de côr {T(p.r.choice(['branca','parda','branca','morena']))}, nascid{p.o} a {T(dt)}, {ht}, {loc}, neste município, filh{p.o} {T(fil)} de {prt}, e de D. {T(p.mae['n'])}, natural de {T(nato(p.mae['nat']))}, {T(p.mae['prof'])}. São avós paternos {T(p.pat[0])} e D. {T(p.pat[1])}, e maternos {T(p.mat[0])} e D. {T(p.mat[1])}. Foi declarante {T('o pai' if pai else 'a mãe')} e serviram de testemunhas {T(p.wit[0])} e {T(p.wit[1])}."""
    if p.tw: b = b.replace("São avós paternos", f"É gême{p.o if p.o=='a' else 'o'} com {T(p.tw[0][0])}. São avós paternos")
    tw = ""
    if p.tw:
        tw = ""
    o = f'<b>Observações:</b> {T(" ".join(obs)) if obs else T("nada consta")}{tw}'
    sg = p.of; ti = p.oft if p.s.get("oft") else ("O Oficial do Registro Civil" if p.os == "M" else "A Oficial do Registro Civil")
    g = f'<div class="g"><span style="font-family:Courier Prime;font-size:9pt">{E(sg)}</span><br>{ti}</div>'
    if p.sub: g = f'<div class="g" style="right:2mm;width:54mm">{E(sg)}<br>{ti}</div><div class="g" style="right:59mm;width:46mm;z-index:2">{E(p.sub)}<br>{E(p.subt)}</div>'
    st = f'<div class="st">ESTADO<br>{UFN[p.uf].upper()}<br><b style="font-size:9pt">Cr$ 5,00</b><br>SÊLO</div>'
    if p.sub: st = ""
    html_ = page("210mm 148mm", CSS1, f"""<div class="f"></div><div class="h">{arms(54,'#333','#777')}<div class="c"><b>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</b><br>ESTADO {de_uf(p.uf).upper()} {UFN[p.uf].upper()}<br><span style="font-size:9pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</span><br><b style="font-size:11pt;letter-spacing:0">{E(p.cart)}</b></div><div class="r">Comarca de {T(p.city)}<br>Município de {T(p.city)}<br>Distrito da {T('Sede')}</div></div>
<h1>CERTIDÃO DE NASCIMENTO</h1><div class="b">{b}</div><div class="o">{o}</div><div class="s"><div class="d">O referido é verdade e dou fé.<br>{T(p.city)}, {T(data_longa(p.emi))}.</div>{st}{g}</div>""")
    acc = [data_ext(p.nasc)] + ([alt] if n in (1, 4, 8) else []) + [dt]
    t = truth(p, w=595, h=420, drop=["dados_pessoais.matrícula", "dados_pessoais.cpf", "registro.número_dnv", "autenticação.selo_digital"], joint=True, datatxt=txt, dataacc=acc)
    return html_, t

# ------------------------------------------------------------------ Y2 inteiro teor, verbatim old text
S["Y2"] = [
 dict(c="Vassouras", uf="RJ", y=1918, e=2014, x="M", hosp="home", lf="{}", os="F", given="Joaquim"),
 dict(c="Urussanga", uf="SC", y=1913, e=2019, x="F", eth="it", hosp="home", lf="{}", given="Angela", an=["obi"], os="M"),
 dict(c="Amparo", uf="SP", y=1927, e=2022, x="M", eth="pt", hosp="home", lf="A-{}", v="v", given="Albino", sub=True),
 dict(c="Caetité", uf="BA", y=1933, e=2016, x="F", fam="nofather", hosp="home", lf="{}", gp="unkfather", h=None),
 dict(c="Antônio Prado", uf="RS", y=1921, e=2011, x="M", eth="it", hosp="home", lf="A-{}", tw=1, given="Pietro", order="fm"),
 dict(c="Aracati", uf="CE", y=1941, e=2021, x="F", hosp="home", lf="A-{}", av=["cpf"], an=["cas"], v="v"),
 dict(c="Cametá", uf="PA", y=1938, late=11, e=2023, x="M", hosp="home", lf="{}", gp="single", av=["prof"], oft="Oficial Interino", os="M"),
 dict(c="Santa Teresa", uf="ES", y=1952, e=2024, x="F", lf="A-{}", hosp="Hospital Madre Regina Protmann", an=["cas", "obi"], cpf=True, cart="Cartório do Registro Civil e Notas da Sede"),
]
CSS2 = """
body{width:216mm;height:330mm;background:#fff;font-family:'EB Garamond 12','EB Garamond','Caladea',serif;font-size:14.3pt;font-variant-numeric:lining-nums;color:#111;position:relative}
.hd{position:absolute;top:12mm;left:22mm;right:18mm;text-align:center;line-height:1.25}
.hd .u{font-size:11pt}.hd h1{font-size:21pt;letter-spacing:.05em;margin:4mm 0 1mm;font-weight:600;border-top:2px solid #444;border-bottom:1px solid #444;padding:1.5mm 0}
.hd{font-size:12pt}.id{font-size:13pt;position:absolute;top:71mm;left:22mm;right:18mm;line-height:1.5;text-align:center}
.tx{position:absolute;top:96mm;left:30mm;right:24mm;text-align:justify;line-height:1.52;border-left:3px solid #999;padding-left:6mm}
.ft{position:absolute;bottom:14mm;left:22mm;right:18mm}
.sl{border:1px solid #333;padding:2mm 3mm;font:9pt 'Liberation Sans';display:flex;gap:4mm;align-items:center;width:96mm}
.as{text-align:center;margin:9mm 0 8mm;line-height:1.3}
"""
def velho(s):
    for a, b in (("Antônio", "Antonio"), ("Terezinha", "Therezinha"), ("Antônia", "Antonia"), ("Conceição", "Conceição"), ("Eulália", "Eulalia"), ("Luiz", "Luiz"), ("Olímpia", "Olympia"), ("Hermínio", "Herminio"), ("Perpétua", "Perpetua"), ("Otacílio", "Octacilio"), ("Osvaldo", "Oswaldo"), ("Filomena", "Philomena"), ("Antonio Prado", "Antonio Prado"), ("Hermínia", "Herminia"), ("Emília", "Emilia"), ("Custódio", "Custodio"), ("Batista", "Baptista"), ("Sampaio", "Sampaio"), ("Aragão", "Aragão")):
        s = s.replace(a, b)
    return s
def y2(p):
    n = p.n; over = {}; acc = {}
    V = velho if p.nasc.year < 1943 else str
    for g in p.G: g["n"] = V(g["n"])
    p.nome = V(p.nome); p.pat = tuple(map(V, p.pat)); p.mat = tuple(map(V, p.mat)); p.tw = [(V(a), b) for a, b in p.tw]
    o = p.o; b = p.nasc; pai, mae = p.father, p.mae
    ORT = p.reg.year < 1939
    mez, anno = ("mez", "anno") if ORT else ("mês", "ano")
    MM = MES[b.month-1]
    same = (p.nasc.month, p.nasc.year) == (p.reg.month, p.reg.year)
    txt = f"{dia_ext(b.day)} de {MM} de {ext(b.year)}"
    dacc = [data_ext(b)]
    if n == 1:
        if not same: p.reg = D(b.year, b.month, min(28, b.day + 3)); 
        if p.reg.day <= b.day: p.reg = D(b.year, b.month, 28)
        p.nasc = b = D(b.year, b.month, min(b.day, 24)); 
        txt = f"{dia_ext(b.day)} do corrente {mez} e {anno}"
        dacc = [data_ext(b), f"{dia_ext(b.day)} de {MM} do corrente {anno}", dmy(b)]
    reg = f"Aos {ext(p.reg.day) if p.reg.day>1 else 'um'} dias do {mez} de {MES[p.reg.month-1]} do {anno} de {ext(p.reg.year)}" if p.reg.day > 1 else f"Ao primeiro dia do {mez} de {MES[p.reg.month-1]} do {anno} de {ext(p.reg.year)}"
    if p.hora is None: hr = ""
    else: hr = f", às {hora_periodo(*p.hora)}" if p.hora not in ((0, 0), (12, 0)) else f", à {hora_periodo(*p.hora)}" if p.hora == (0, 0) else ", ao meio-dia"
    lug = "nesta cidade" if n not in (3, 7) else "neste município"
    onde = f"em casa de residencia de seus paes, à {p.rua}, {lug} de {p.city}" if p.home and ORT else f"em domicílio, à {p.rua}, {lug} de {p.city}" if p.home else f"no {p.estab}, {lug} de {p.city}"
    if not pai and p.home: onde = onde.replace("de seus paes", "de sua mãe")
    nt = lambda g: nato(g["nat"], ", Estado " + "de ", False) if not isinstance(g["nat"], tuple) else f"{g['nat'][0]}, Estado {de_uf(g['nat'][1])} {UFN[g['nat'][1]]}"
    cart_ = "cartorio" if ORT else "cartório"
    quem = f"compareceu {pai['n']}, de profissão {pai['prof']}, natural de {nt(pai)}, com {ext(pai['id'])} {anno}s de edade, " if pai else f"compareceu {mae['n']}, solteira, de profissão {mae['prof']}, natural de {nt(mae)}, "
    if not ORT: quem = quem.replace("edade", "idade")
    sx = f"do sexo {'masculino' if p.sexo=='M' else 'feminino'}"
    cre = "uma creança" if ORT else "uma criança"
    cr = p.r.choice(["branca", "parda", "branca"])
    T1 = f"{reg}, neste {cart_}, {quem}e perante as testemunhas abaixo nomeadas e assignadas declarou que no dia {txt}{hr}, {onde}, nasceu {cre} {sx}, de côr {cr}, à qual se deu o nome de {p.nome}, "
    if not ORT: T1 = T1.replace("assignadas", "assinadas").replace("côr", "cor")
    if p.late: T1 = T1.replace("compareceu ", "por despacho do M.M. Juiz de Direito em petição que fica archivada, compareceu ".replace("archivada", "arquivada"), 1)
    if p.tw:
        T1 += f"gêmeo com {p.tw[0][0]}, registrad{'o' if p.tw[0][0].split()[0] in GM['o'] else 'a'} em seguida, "
        T1 = T1.replace("gêmeo com", "gemeo com" if ORT else "gêmeo com") if p.sexo == "M" else T1
    if pai:
        T1 += f"filh{o} legitim{o} delle declarante e de sua mulher {mae['n']}, de profissão {mae['prof']}, natural de {nt(mae)}, "
        if not ORT: T1 = T1.replace("delle", "dele").replace("legitim", "legítim")
        T1 += f"net{o} pela parte paterna de {p.pat[0]} e {p.pat[1]}, e pela materna de {p.mat[0]} e {p.mat[1]}. "
    else:
        T1 += f"filh{o} natural della declarante, net{o} pela parte materna de {p.mat[1]}. "
    T1 += f"{'Do' if not ORT else 'Do'} que para constar lavrei este termo que, lido e achado conforme, assigno com o declarante e as testemunhas {p.wit[0]}, lavrador, e {p.wit[1]}, negociante, residentes neste {'districto' if ORT else 'distrito'}. Eu, {V(J('Theodoro','Pimenta','Salles'))}, {'escrivão de paz' if ORT else 'oficial do registro civil'}, o escrevi."
    if not pai: T1 = T1.replace("o declarante", "a declarante")
    if not ORT: T1 = T1.replace("assigno", "assino").replace("della", "dela")
    marg = ""
    if p.av: marg += f'<p style="margin:3mm 0 0"><b>À margem, averbação:</b> {E(" ".join(p.av))}</p>'
    if p.an: marg += f'<p style="margin:3mm 0 0"><b>À margem, anotação:</b> {E(" ".join(p.an))}</p>'
    if not marg: marg = '<p style="margin:3mm 0 0"><i>Sem averbações ou anotações à margem.</i></p>'
    ti = p.oft
    sig = f'<div class="as">_______________________________________<br><b>{E(p.of)}</b><br>{E(ti)}</div>'
    if p.sub: sig = f'<div class="as">_______________________________________<br>{E(p.sub)}<br>{E(p.subt)}</div><div style="font-size:10.5pt;text-align:center">Serventia: {E(p.cart)} &nbsp;·&nbsp; {E(ti)}: {E(p.of)}</div><br>'
    sl = f'<div class="sl">{qr(p.matr,62)}<div>Poder Judiciário {de_uf(p.uf)} {UFN[p.uf]}<br>Corregedoria-Geral da Justiça<br>Selo digital de fiscalização<br><b>{E(p.selo)}</b></div></div>'
    cpfl = ""
    if p.cpf and "cpf" not in p.s.get("av", []): cpfl = f"<br>CPF: {p.cpf}"
    h = page("216mm 330mm", CSS2, f"""<div class="hd">{shield(54,'#555','#999')}<div class="u">Estado {de_uf(p.uf)} {UFN[p.uf]} — Comarca de {p.city}<br><b style="font-size:13pt">{E(p.cart)}</b><br>Município de {p.city}</div><h1>CERTIDÃO DE INTEIRO TEOR</h1>(Nascimento)</div>
<div class="id">Matrícula: <b>{p.matr}</b>{cpfl}<br>Registrad{o}: <b>{E(p.nome)}</b></div>
<div class="tx" style="{'font-size:12.8pt;line-height:1.42' if n in (6,7,8) else 'font-size:13.6pt'}">CERTIFICO que, revendo os livros de registro de nascimentos desta serventia, no livro <b>{p.livro}</b>, à folha <b>{p.folha}</b>, sob o número <b>{p.termo}</b>, encontrei o assento do teor seguinte: «{E(T1)}»{marg}<p style="margin:3mm 0 0">Era o que se continha no referido assento, fielmente transcrito. O referido é verdade e dou fé.</p></div>
<div class="ft"><div style="text-align:right">{p.city}, {data_longa(p.emi)}.</div>{sig}{sl}</div>""")
    over = {}
    if n == 5: pass
    if "cpf" in p.s.get("av", []): acc["dados_pessoais.cpf"] = [""]
    t = truth(p, w=612, h=935, drop=["registro.número_dnv"], over=over, accept=acc, datatxt=txt, dataacc=dacc)
    return h, t

# ------------------------------------------------------------------ Y3 landscape numbered cells, dot matrix
S["Y3"] = [
 dict(c="Ji-Paraná", uf="RO", y=1983, e=1983, x="M", hosp="Hospital Dr. Claudionor Roriz Pontes".replace("Claudionor Roriz","Amâncio")),
 dict(c="Guaíra", uf="PR", y=1979, e=1986, x="F", an=[], av=["pato"], sub=True),
 dict(c="Registro", uf="SP", y=1985, e=1985, x="F", eth="jp", given="Cristina Sumie", natf=False),
 dict(c="Feijó", uf="AC", y=1984, late=6, e=1990, x="M", hosp="home", gp="single", h=None),
 dict(c="Brasília", uf="DF", y=1984, e=1992, x="F", cart="Cartório do 3º Ofício de Registro Civil - Taguatinga", hosp="Hospital Regional de Taguatinga", v="v"),
 dict(c="Lagarto", uf="SE", y=1988, e=1988, x="M", tw=2, h=(5, 30)),
 dict(c="Jaguarão", uf="RS", y=1978, e=1994, x="F", eth="uy", ew="g2", av=["reto"], onlysub=True, sub=True),
 dict(c="Barra do Garças", uf="MT", y=1966, e=1993, x="M", fam="nofather", an=["casold"], b=("Goiás", "GO")),
]
CSS3 = """
body{width:297mm;height:210mm;background:#fbfff8;font-family:'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif;color:#14532d;position:relative;overflow:hidden}
.sb{position:absolute;left:6mm;top:6mm;bottom:6mm;width:25mm;border:2px solid #14532d;background:#e5f3e2}
.sb .v{position:absolute;left:50%;top:52%;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;font-size:21pt;font-weight:700;letter-spacing:.16em}
.sb .a{position:absolute;top:4mm;left:0;right:0;text-align:center}.sb .m{position:absolute;bottom:3mm;left:0;right:0;text-align:center;font-size:7pt}
.tp{position:absolute;left:34mm;right:6mm;top:6mm;height:15mm;border:2px solid #14532d;padding:1.2mm 3mm;font-size:10pt;line-height:1.35;display:flex;justify-content:space-between}
.g{position:absolute;left:34mm;right:6mm;top:23mm;display:grid;grid-template-columns:repeat(24,1fr);border-left:1.4px solid #14532d;border-top:1.4px solid #14532d}
.k{border-right:1.4px solid #14532d;border-bottom:1.4px solid #14532d;min-height:17.2mm;position:relative;padding:.6mm 1.4mm 0}
.k i{font-style:normal;font-size:7.2pt;text-transform:uppercase;display:block}.k i b{background:#14532d;color:#fff;padding:0 1mm;margin-right:1.2mm}
.k u{text-decoration:none;font-family:'Oxygen Mono','PT Mono','Noto Mono',monospace;font-size:11pt;color:#2b2b3a;display:block;margin-top:1mm;line-height:1.22}
"""
def y3(p):
    U = str.upper
    def k(n, lab, val, span, hh=""):
        return f'<div class="k" style="grid-column:span {span};{hh}"><i><b>{n:02d}</b>{lab}</i><u>{val if val else "***"}</u></div>'
    e = lambda s: E(U(s))
    hora = "%02d:%02d" % p.hora if p.hora else ""
    dts = dmy(p.nasc); dx = U(data_ext(p.nasc))
    filho = lambda g: f"{e(g['n'])}<br>NAT.: {e(nato(g['nat'],'/'))}" if g else ""
    avs = lambda x: "<br>".join(e(y) if y else "***" for y in x) if any(x) else ""
    loc = e(p.estab) if not p.home else "DOMICÍLIO - " + e(p.rua)
    b = ""
    b += k(1, "Livro", p.livro, 3) + k(2, "Folha", p.folha, 3) + k(3, "Termo", p.termo, 4) + k(4, "Data do registro", dmy(p.reg, "."), 5) + k(5, "Cartório expedidor", e(p.cart), 9)
    b += k(6, "Nome do registrado", f"<b>{e(p.nome)}</b>", 18) + k(7, "Sexo", "MASCULINO" if p.sexo == "M" else "FEMININO", 6)
    b += k(8, "Nascimento: data por extenso", dx, 13) + k(9, "Dia / mês / ano — hora", f"{dts} &nbsp;&nbsp; {hora or '--:--'}", 11)
    b += k(10, "Local do nascimento", loc, 14) + k(11, "Município e Estado do nascimento", f"{e(p.bcity)} / {e(UFN[p.buf])}", 10)
    b += k(12, "Pai — naturalidade", filho(p.father), 12) + k(13, "Avós paternos", avs(p.pat), 12)
    b += k(14, "Mãe — naturalidade", filho(p.mae), 12) + k(15, "Avós maternos", avs(p.mat), 12)
    b += k(16, "Gêmeo?", "SIM" if p.tw else "NÃO", 4) + k(17, "Irmão(s) gêmeo(s)", " E ".join(e(x) for x, _ in p.tw), 12) + k(18, "Declarante", "O PAI" if p.father else "A MÃE", 8)
    b += k(19, "Averbações", E(" ".join(p.av)), 12, "min-height:36mm;") + k(20, "Anotações à margem", E(" ".join(p.an)), 12, "min-height:36mm;")
    sg = e(p.of) + "<br>OFICIAL DO REGISTRO CIVIL"
    if p.onlysub: sg = e(p.sub) + "<br>" + e(p.subt)
    elif p.sub: sg = e(p.of) + " - OFICIAL<br>" + e(p.sub) + " - " + e(p.subt)
    b += k(21, "Local e data da expedição", f"{e(p.city)}-{p.uf}, {dmy(p.emi)}", 9, "min-height:23mm;") + k(22, "Assinatura e nome de quem expede", "<br>" + sg, 15, "min-height:23mm;")
    h = page("297mm 210mm", CSS3, f"""<div class="sb"><div class="a">{arms(62,'#14532d','#7aa86f')}</div><div class="v">CERTIDÃO DE NASCIMENTO</div><div class="m">MOD. RC-02<br>Gráfica Alvorada</div></div>
<div class="tp"><div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Registro Civil das Pessoas Naturais — {'Estado ' + de_uf(p.uf) + ' ' + UFN[p.uf] if p.uf!='DF' else 'Distrito Federal'} — Município: <b>{E(p.city)}</b></div><div style="text-align:right;font-size:8pt">Isenta de sêlo quando<br>para fins militares</div></div><div class="g">{b}</div>""")
    t = truth(p, U, w=842, h=595, drop=["dados_pessoais.matrícula", "dados_pessoais.cpf", "registro.número_dnv", "autenticação.selo_digital"],
        over={"registro.cartório": U(p.cart), "registro.município": p.city, "autenticação.oficial_registro": U(p.sub if p.onlysub else p.of)},
        accept={"registro.município": [U(p.city)]}, datatxt=dx, dataacc=[dmy(p.nasc)], tw=" E ".join(U(x) for x, _ in p.tw), twacc=["; ".join(U(x) for x, _ in p.tw)] if len(p.tw) > 1 else [])
    return h, t

# ------------------------------------------------------------------ Y4 DOS text with box drawing
S["Y4"] = [
 dict(c="Itabaiana", uf="SE", y=1997, e=1997, x="F", dnv=False),
 dict(c="Dourados", uf="MS", y=1999, e=2001, x="M", eth="guar", given="Werá", last="Benites", hosp="Hospital da Missão Evangélica Caiuá".replace("da Missão Evangélica Caiuá","Evangélico de Dourados"), order="mf"),
 dict(c="Picos", uf="PI", y=1989, late=12, e=2001, x="F", hosp="home", h=None, gp="nopat"),
 dict(c="Araguaína", uf="TO", y=1996, e=2008, x="M", av=["patj"], v="v"),
 dict(c="São Borja", uf="RS", y=1998, e=2003, x="F", eth="ar", ew="g1", h=(0, 0)),
 dict(c="Manhumirim", uf="MG", y=2005, e=2005, x="M", tw=1, dnv=True),
 dict(c="Mossoró", uf="RN", y=1978, e=2004, x="F", an=["cas", "dvc"], sub=True, hosp="Maternidade Almeida Castro"),
 dict(c="Caracaraí", uf="RR", y=2007, e=2007, x="M", fam="nofather", dnv=True, long=True, onlysub=True, sub="Tabeliã Substituta"),
]
import textwrap
def y4(p):
    ua = p.n % 2 == 1
    c = (lambda s: unac(s).upper()) if ua else str.upper
    W = 78; L = []
    top = lambda t="": L.append("╔" + "═" * W + "╗") if not t else L.append("╠" + ("═[ " + c(t) + " ]").ljust(W, "═") + "╣")
    def row(s): 
        assert len(s) <= W - 2, s
        L.append("║ " + s.ljust(W - 2) + " ║")
    def kv(lab, val, blank="NAO CONSTA"):
        lab = c(lab).ljust(24, ".") + ": "
        v = c(val) if val else c("Não consta") if p.n % 3 else "-x-x-x-"
        ls = textwrap.wrap(v, W - 2 - len(lab), break_on_hyphens=False)
        row(lab + ls[0])
        for x in ls[1:]: row(" " * len(lab) + x)
    def ctr(s): row(c(s).center(W - 2).rstrip())
    top(); ctr("República Federativa do Brasil"); ctr(("Estado " + de_uf(p.uf) + " " + UFN[p.uf])); ctr("Comarca e Município de " + p.city + " - " + p.uf); ctr(p.cart)
    row(""); ctr("*** C E R T I D Ã O   D E   N A S C I M E N T O ***"); row("")
    top("Assento"); kv("Livro / Folhas / Termo", f"{p.livro} / {p.folha} / {p.termo}"); kv("Data do assento", dmy(p.reg))
    top("Registrado"); kv("Nome", p.nome); kv("Sexo", "Masculino" if p.sexo == "M" else "Feminino")
    dx = data_ext(p.nasc)
    if p.n in (2, 5, 8): kv("Nascido em", dmy(p.nasc)); dtxt = dmy(p.nasc); da = []
    else: kv("Nascido em", dx + f" ({dmy(p.nasc)})"); dtxt = c(dx); da = [dmy(p.nasc)]
    kv("Hora", ("%02dh%02dmin" % p.hora).replace("h", " h ") if p.hora else "")
    kv("Lugar do nascimento", ("Domicílio, " + p.rua) if p.home else p.estab); kv("Cidade / UF", f"{p.bcity} / {p.buf}")
    if p.dnv: kv("DN numero", p.dnv)
    kv("Gêmeo", ("Sim. " + p.tw[0][0]) if p.tw else "Não")
    top("Filiação")
    lab = {"M": "Pai", "F": "Mãe"}
    if not p.father and p.fam == "nofather": kv("Pai", "")
    for g in p.G:
        kv(lab[g["sx"]], g["n"]); kv("  Natural de", nato(g["nat"], "-"))
    top("Avós"); kv("Paternos", " e ".join(x for x in p.pat if x)); kv("Maternos", " e ".join(x for x in p.mat if x))
    top("Averbações"); kv("Texto", " ".join(p.av))
    top("Anotações"); kv("Texto", " ".join(p.an))
    top("Fecho"); row(""); row(c("O referido é verdade e dou fé."))
    row(c(f"{p.city}, {data_longa(p.emi)}.")); row(""); row(""); ctr("_" * 44)
    if p.onlysub: ctr(p.sub); ctr(p.subt)
    elif p.sub: ctr(f"{p.sub} - {p.subt}"); row(""); ctr(f"Oficial titular do cartório: {p.of}")
    else: ctr(p.of); ctr("Oficial do Registro Civil" if p.os == "M" else "Oficiala do Registro Civil")
    row(""); L.append("╚" + "═" * W + "╝")
    css = "body{width:210mm;height:297mm;background:#fff;position:relative}pre{margin:0;position:absolute;left:14mm;top:14mm;font-family:'DejaVu Sans Mono',monospace;font-size:10.2pt;line-height:1.3;color:#222}.hole{position:absolute;width:4mm;height:4mm;border-radius:50%;border:1px solid #bbb}"
    holes = "".join(f'<div class="hole" style="left:3mm;top:{8+i*12.7}mm"></div><div class="hole" style="right:3mm;top:{8+i*12.7}mm"></div>' for i in range(23))
    h = page("210mm 297mm", css, holes + f"<pre>{E(chr(10).join(L))}</pre>")
    ac = {}
    ac = {"registro.folha": [p.folha]} if p.v else {}
    ov = {"registro.folha": c(p.folha), "registro.cartório": c(p.cart), "autenticação.oficial_registro": c(p.sub if p.onlysub else p.of)}
    t = truth(p, c, drop=["dados_pessoais.matrícula", "dados_pessoais.cpf", "autenticação.selo_digital"], over=ov, accept=ac, datatxt=dtxt, dataacc=da, notes=([c(x) for x in p.av], [c(x) for x in p.an]))
    return h, t

# ------------------------------------------------------------------ Y5 labels below lines, margin notes, portrait half sheet
S["Y5"] = [
 dict(c="Lages", uf="SC", y=1969, e=1970, x="M", lf="{}-A"),
 dict(c="Goiás", uf="GO", y=1974, e=1974, x="F", fam="nofather", hosp="home", lf="{}-A"),
 dict(c="Garanhuns", uf="PE", y=1950, e=1983, x="M", an=["casold", "dvc"], lf="{}-A"),
 dict(c="Cantagalo", uf="RJ", y=1967, e=1967, x="F", v="v", lf="{}-A", eth="lb", ew="g1"),
 dict(c="Tefé", uf="AM", y=1971, late=9, e=1980, x="M", gp="none", hosp="home", h=None, lf="{}-A", given="Raimundo", last="Nonato"),
 dict(c="Barra do Corda", uf="MA", y=1977, e=1977, x="F", tw=1, lf="{}-A", h=(12, 0), sub=True),
 dict(c="Monteiro", uf="PB", y=1972, e=1989, x="M", av=["pato", "alim"], lf="{}-A"),
 dict(c="Poconé", uf="MT", y=1966, e=1985, x="F", an=["obi"], av=["reto"], lf="{}-A", hosp="home"),
]
CSS5 = """
body{width:148mm;height:210mm;background:#eef4fb;font-family:'TeX Gyre Schola','C059',serif;color:#1d3f8a;position:relative;overflow:hidden}
.mg{position:absolute;left:5mm;top:5mm;bottom:5mm;width:29mm;border:1px solid #1d3f8a}
.mg h3{font-size:7pt;text-align:center;margin:1.5mm 0;border-bottom:1px solid #1d3f8a;padding-bottom:1.3mm}
.mg p{font:7.4pt/1.32 'Nimbus Mono PS','TeX Gyre Cursor',monospace;font-weight:700;color:#222;margin:1.5mm}
.mn{position:absolute;left:38mm;right:6mm;top:5mm;bottom:5mm}
.hd{text-align:center;font-size:8pt;line-height:1.3}.hd h1{font-size:13pt;margin:1mm 0 1.5mm;letter-spacing:.04em;font-family:'TeX Gyre Chorus','Z003',cursive;font-size:20pt;font-weight:400}
.ln{display:flex;gap:3mm;margin-top:1.25mm;align-items:flex-end}.ln>div{flex:1}
.v{font:700 8.6pt/4.3mm 'Nimbus Mono PS','TeX Gyre Cursor',monospace;color:#1b1b1b;border-bottom:.8px solid #1d3f8a;min-height:4.5mm;padding-left:1mm}
.l{font-size:5.9pt;line-height:2.7mm;text-align:center;letter-spacing:.05em}
"""
def y5(p):
    def f(lab, val, flex=1):
        return f'<div style="flex:{flex}"><div class="v">{E(val) if val else "x-x-x-x-x-x"}</div><div class="l">({lab})</div></div>'
    R = lambda *x: '<div class="ln">' + "".join(x) + "</div>"
    n = p.n; hora = ""
    if p.hora: hora = hora_ext(*p.hora) if n in (2, 4, 7) else ("%02d:%02d hs" % p.hora)
    if p.hora == (12, 0): hora = "meio-dia"
    pai = p.father
    dx = data_ext(p.nasc)
    rows = R(f("nome do cartório", p.cart, 2), f("comarca e município", p.city + " - " + p.uf, 1.3))
    rows += R(f("nome completo da pessoa registrada", p.nome))
    rows += R(f("sexo", "Masculino" if p.sexo == "M" else "Feminino", 1), f("côr", p.r.choice(["branca", "parda"]), .8), f("hora do nascimento", hora, 2))
    rows += R(f("data do nascimento, por extenso", dx, 1))
    rows += R(f("lugar em que ocorreu o nascimento", "em domicílio" if p.home else p.estab, 1.4), f("cidade e Estado", f"{p.bcity} - {p.buf}", 1))
    rows += R(f("filh" + p.o + " de — pai", pai["n"] if pai else "")) + R(f("natural de", nato(pai["nat"]) if pai else "", 1.4), f("profissão", pai["prof"] if pai else "", 1))
    rows += R(f("e de — mãe", p.mae["n"])) + R(f("natural de", nato(p.mae["nat"]), 1.4), f("profissão", p.mae["prof"], 1))
    rows += R(f("avô paterno", p.pat[0])) + R(f("avó paterna", p.pat[1]))
    rows += R(f("avô materno", p.mat[0])) + R(f("avó materna", p.mat[1]))
    rows += R(f("gêmeo", "sim" if p.tw else "não", .5), f("nome do gêmeo, se houver", p.tw[0][0] if p.tw else "", 2.4))
    rows += R(f("livro", p.livro), f("fôlha", p.folha), f("número do têrmo", p.termo), f("registrado em", dmy(p.reg, "/"), 1.3))
    rows += R(f("declarante", "o pai" if pai else "a mãe", 1), f("cidade e data desta certidão", f"{p.city}, {data_longa(p.emi)}", 2))
    sig = f'<div style="margin-top:9mm">' + R(f("Oficial do Registro Civil", p.of, 1), *( [f("Escrevente juramentado" if True else "", p.sub, 1)] if p.sub else [])) + "</div>"
    nt = p.av + p.an
    mg = "".join(f"<p>{E(x)}</p>" for x in nt) or "<p>Nada consta.</p>"
    h = page("148mm 210mm", CSS5, f"""<div class="mg"><h3>AVERBAÇÕES E ANOTAÇÕES</h3>{mg}</div><div class="mn"><div class="hd"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado {de_uf(p.uf)} {UFN[p.uf]}<br>REGISTRO CIVIL<h1>Certidão de Nascimento</h1></div>{rows}{sig}</div>""")
    t = truth(p, w=420, h=595, drop=["dados_pessoais.matrícula", "dados_pessoais.cpf", "registro.número_dnv", "autenticação.selo_digital"], joint=True, datatxt=dx)
    return h, t
