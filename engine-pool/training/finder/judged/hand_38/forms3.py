from base import *
from people import *
import art

# ---------- P5: Maranhão, printed blank of a local press, typed in, 1976-1999
V5 = [
 dict(c="Codó", b="1974-02-11", h="04:00", s="M", r="1976-03-08", i="1976-03-08", e="Casa de Saúde Nossa Senhora das Graças"),
 dict(c="Viana", b="1958-09-30", h="17:30", s="F", r="1971-01-13", i="1981-07-02", e="", dom=1, noavp=1),
 dict(c="São Luís", b="1983-12-19", h="10:45", s="M", r="1984-01-04", i="1990-02-20", e="Maternidade Benedito Leite Viana", twin="F"),
 dict(c="Carolina", b="1966-04-23", h=None, s="M", r="1966-05-30", i="1986-10-10", e="", dom=1, obs="Casado com Doralice Bringel Noleto, em 15 de junho de 1985, conforme comunicação do Cartório de Riachão, deste Estado.", kind="an"),
 dict(c="Bacabal", b="1977-07-07", h="13:20", s="F", r="1977-08-01", i="1977-08-01", e="Hospital Laura Vasconcelos Neta", nopai=1),
 dict(c="Pinheiro", b="1989-03-01", h="21:00", s="F", r="1989-04-17", i="1996-05-29", e="Hospital Materno Infantil de Pinheiro", rare="Assayag"),
 dict(c="Barra do Corda", b="1980-11-15", h="00:30", s="M", r="1981-02-23", i="1999-01-11", e="Unidade Mista de Saúde de Barra do Corda", obs="Por mandado do Juiz de Direito desta Comarca, de 8-6-1993, foi averbada a mudança do prenome do registrado, que era Raimundo, para o acima declarado.", kind="av"),
 dict(c="Alcântara", b="1949-08-22", h="06:00", s="F", r="1949-09-12", i="1978-12-04", e="", dom=1, noavm=1),
]
CSS5 = """body{font:10.5pt 'EB Garamond',serif;color:#5b3416}.pg{padding:14mm 17mm 12mm 24mm;background:#fbf3df;display:flex;flex-direction:column}
.r{display:flex;align-items:flex-end;gap:1.5mm;margin-top:2.35mm;line-height:1.15}.r>i{white-space:nowrap;font-style:normal}.r>span{border-bottom:1px dotted #5b3416;font:11pt 'TeX Gyre Cursor',monospace;color:#161a2c;min-height:5mm;padding:0 1mm;position:relative;top:0}
.x{flex:1}.w{flex:1 1 100%}.v{position:absolute;left:8mm;top:70mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:7.5pt;letter-spacing:1px}"""
def typed(rng, s):
    o = []
    for w in s.split(" "):
        dy = rng.choice((0, 0, 0, .3, -.4, .6)); op = rng.choice((1, 1, .9, .8))
        o.append(f'<span style="position:relative;top:{dy}px;opacity:{op}">{w}</span>' if dy or op != 1 else w)
    return " ".join(o)
def p5(n, v, rng):
    t = truth(f"P5-{n}", "P5")
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); fem = v["s"] == "F"
    f = family(rng, b.year, v["s"], rare=v.get("rare"), nopai=v.get("nopai"))
    nome = f["nome"].upper() if n % 2 else f["nome"]
    T = lambda s: typed(rng, s)
    bl = ["- - - - - - - - - -", "x.x.x.x.x.x.x", "ignorado", "..............", "= = = = = = ="][n % 5]
    livro = [f"{rng.randrange(8,60)}", f"A-{rng.randrange(8,60)}", f"{rng.randrange(8,60)}-A"][n % 3]
    folha = f"{rng.randrange(2,198)}" + ["", " v.", "v"][(n*2) % 3]; termo = f"{rng.randrange(500,19999)}"
    if n % 2: termo = f"{int(termo):,}".replace(",", ".")
    mn, mu = near(rng, "MA", .9); pn, pu = near(rng, "MA", .9)
    of = adult(rng, "MF"[n % 2], 1930); nopai = v.get("nopai")
    wrds = f"{dia_ext(b)} de {MES[b.month]} de {ext(b.year)}"
    # printed pieces of the blank stand between typed ones
    y = ext(b.year - 1900)
    born(t, b, f"{dia_ext(b)} dias do mês de {MES[b.month]} de mil novecentos e {y}")
    accept(t, "dados_pessoais.data_nascimento.texto_completo", wrds, dmy(b))
    cart = ["CARTÓRIO DO 1.º OFÍCIO","CARTÓRIO DO 2.º OFÍCIO","CARTÓRIO DO OFÍCIO ÚNICO"][n%3]
    fill(t, nome=nome, hora=v["h"], sexo="Feminino" if fem else "Masculino", est="Domicílio" if v.get("dom") else v["e"], lmun=v["c"], luf="MA", rmun=v["c"], ruf="MA", cart=cart, dreg=dmy(r),
         livro=livro, folha=folha, termo=termo, g1="" if nopai else f["pai"], g1n="" if nopai else f"{pn} - {pu}", g2=f["mae"], g2n=f"{mn} - {mu}", of=of, emi=dmy(i))
    if nopai: fill(t, g1=f["mae"], g1n=t["data"]["filiação"]["genitor_2"]["naturalidade"], g2="", g2n="")   # the only parent named
    avp = not (nopai or v.get("noavp")); avm = not v.get("noavm")
    if avp: fill(t, pa=f["pa"], pb=f["pb"])
    if avm: fill(t, ma=f["ma"], mb=f["mb"])
    obs = v.get("obs", "")
    if obs: fill(t, **({"averb": obs} if v["kind"] == "av" else {"anot": obs})); t["meta"]["joint_notes"] = True
    if v.get("twin"):
        g = f["irma"]; obs = f"Do mesmo parto nasceu em segundo lugar a gêmea {g}, registrada sob o n.º seguinte."
        twin(t, obs, [g]); accept(t, "gêmeos.informações_adicionais", g)
    a = "a" if fem else "o"
    local = "em domicílio, à Rua do Sol, n.º %d" % rng.randrange(3, 90) if v.get("dom") else v["e"]
    hora = hora_ext(v["h"]).replace(" horas", "", 1).replace(" hora", "", 1) if v["h"] else bl[:9]
    # printed word "horas" follows the blank: the typed value leads it
    if v["h"]:
        hh, mm = map(int, v["h"].split(":")); hora = v["h"].replace(":", ",") if mm else f"{hh}"
    t1, t2 = adult(rng, "M", 1950), adult(rng, "F", 1950)
    decl = (f["mae"] if nopai else f["pai"]) if n % 3 else adult(rng, "M", 1930)
    R = lambda *a: '<div class="r">' + "".join(a) + "</div>"
    L = lambda s: f"<i>{s}</i>"
    X = lambda s, st="flex:1": f'<span style="{st}">{T(str(s))}</span>'
    body = f"""<div class="pg">{art.waves(793,1118,'#ecdcb6',16,2,30,.5)}<div class="v">Mod. 12 – Tip. e Papelaria Ribeiro & Filhos – Rua do Egito, São Luís – Ma.</div>
<div style="text-align:center">{art.arms(62,'#5b3416','#7c5227','#d8bd8a')}<div style="font:bold 13pt 'EB Garamond'">REPÚBLICA FEDERATIVA DO BRASIL</div><div>ESTADO DO MARANHÃO</div><div style="font:bold 15pt 'TeX Gyre Bonum';letter-spacing:2px;margin-top:3mm">REGISTRO CIVIL</div></div>
{R(L('Comarca de'), X(v['c']), X(cart.replace('CARTÓRIO DO ', 'CARTÓRIO DO ')))}
<div style="text-align:center;font:bold 17pt 'TeX Gyre Bonum';margin:5mm 0 2mm">Certidão de Nascimento</div>
{R(L('<b>CERTIFICO</b> que, às fls.'), X(folha, 'width:22mm'), L('do livro n.º'), X(livro, 'width:24mm'), L('de Registro de Nascimentos, sob o n.º'), X(termo))}
{R(L('foi lavrado, em'), X(f"{r.day} de {MES[r.month]}", 'flex:1'), L(f"de 19"), X(f"{r.year%100:02d}", 'width:12mm'), L('o assento de'))}
<div class="r" style="margin-top:4mm"><span style="flex:1;text-align:center;font-size:13pt;font-weight:bold">{T(nome)}</span></div>
{R(L(f'do sexo'), X('feminino' if fem else 'masculino', 'width:36mm'), L('nascid'), X(a, 'width:6mm;padding:0;margin-left:-1.5mm'), L('aos'), X(dia_ext(b)), L('dias do mês de'))}
{R(X(MES[b.month], 'width:40mm'), L('de mil novecentos e'), X(y), L('às'), X(hora, 'width:32mm'), L('horas,'))}
{R(L('em'), X(local))}
{R(L('município de'), X(v['c']), L('Estado d'), X('o Maranhão', 'width:42mm;padding:0;margin-left:-1.5mm'))}
{R(L('filh'), X(a, 'width:6mm;padding:0;margin-left:-1.5mm'), L('de'), X(bl if nopai else f["pai"]))}
{R(L('natural de'), X(bl if nopai else f"{pn} - {pu}"), L('profissão'), X(bl if nopai else rng.choice(['lavrador','operário','comerciário','marítimo']), 'width:40mm'))}
{R(L('e de Dona'), X(f["mae"]))}
{R(L('natural de'), X(f"{mn} - {mu}"), L('profissão'), X(rng.choice(['doméstica','lavradora','quebradeira de coco']), 'width:50mm'))}
{R(L('Avós paternos:'), X(f["pa"] if avp else bl))}{R(L('e D.'), X(f["pb"] if avp else bl))}
{R(L('Avós maternos:'), X(f["ma"] if avm else bl))}{R(L('e D.'), X(f["mb"] if avm else bl))}
{R(L('Foi declarante'), X(decl))}{R(L('e testemunhas'), X(t1 + ' e ' + t2))}
<div class="r" style="align-items:flex-start"><i>Observações:</i><span style="flex:1;line-height:1.45;min-height:11mm">{T(obs) if obs else bl}</span></div>
<p style="margin:4mm 0 0 14mm">O referido é verdade e dou fé.</p>
{R(X(v['c'] + ' - Ma.', 'width:60mm'), L(','), X(i.day, 'width:14mm'), L('de'), X(MES[i.month], 'width:38mm'), L('de 19'), X(f"{i.year%100:02d}", 'width:12mm;margin-left:-1.5mm'))}
<div style="display:flex;justify-content:space-between;margin-top:auto;padding-top:3mm"><div style="margin:-12mm 0 0 4mm">{art.stamp(150, 'REGISTRO CIVIL DAS PESSOAS NATURAIS', (v['c']+' - MARANHÃO').upper(), c=['#27408b','#7a1f3d','#333'][n%3], rot=rng.randrange(-30,25), op=.5)}</div>
<div style="width:82mm;text-align:center;padding-top:3mm">{art.sign(rng,180,40,'#23306a',1.5)}<div style="border-top:1px dotted #5b3416;padding-top:.5mm"><span style="font:10.4pt 'TeX Gyre Cursor';color:#161a2c">{of}</span><br>Oficial do Registro Civil</div></div></div></div>"""
    return art.page(CSS5, body), t

# ---------- P6: Pará, dot-matrix print of the vendor's program of the nineties, landscape continuous paper
V6 = [
 dict(c="Belém", b="1988-01-09", h="03:05", s="M", r="1988-01-22", i="1994-03-30", e="Hospital da Ordem Terceira do Guamá"),
 dict(c="Cametá", b="1991-06-29", h=None, s="F", r="1995-10-02", i="1995-10-02", e="Domicílio", nopai=1),
 dict(c="Santarém", b="1979-10-10", h="18:25", s="F", r="1979-11-05", i="1998-09-14", e="Hospital Imaculada Conceição", anot="CASOU-SE COM EDMILSON REGO PICANCO EM 27/12/1997, OF. UNICO DE BELTERRA, PASSANDO A USAR O SOBRENOME PICANCO."),
 dict(c="Óbidos", b="1967-05-05", h="09:00", s="M", r="1967-05-16", i="2001-02-07", e="Santa Casa de Misericórdia de Óbidos", noavp=1),
 dict(c="Abaetetuba", b="1999-12-31", h="23:50", s="M", r="2000-01-17", i="2002-06-26", e="Hospital Santa Rosa de Lima", twin="M", selo=1),
 dict(c="Conceição do Araguaia", b="1985-08-15", h="11:40", s="F", r="1986-04-01", i="2004-11-08", e="Hospital Regional de Conceição do Araguaia", averb="RETIFICADO O NOME DA AVO MATERNA, POR SENTENCA DE 19/08/2003 DO JUIZO DA 1A VARA DESTA COMARCA.", selo=1),
 dict(c="Soure", b="2003-03-08", h="15:15", s="F", r="2003-03-21", i="2003-03-21", e="Hospital Municipal Menino Deus", rare="Abrahim", selo=1, noavm=1),
 dict(c="Bragança", b="1996-09-23", h="07:30", s="M", r="1996-10-07", i="2006-01-31", e="Maternidade Santo Antônio Maria Zaccaria", selo=1),
]
CSS6 = """body{font:10pt 'Liberation Mono',monospace;color:#23233a}.pg{padding:9mm 0 0 22mm;background:repeating-linear-gradient(#fff 0 9mm,#eaf5ea 9mm 18mm)}pre{margin:0;font:inherit;line-height:1.36}
.ho{position:absolute;top:0;width:9mm;height:100%;background:radial-gradient(circle at 4.5mm 6.35mm,#bbb 0 1.9mm,transparent 2mm) 0 0/9mm 12.7mm;border-right:1px dashed #ccc}b{font-weight:bold}"""
def p6(n, v, rng):
    t = truth(f"P6-{n}", "P6", 842, 595)
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); fem = v["s"] == "F"
    f = family(rng, b.year, v["s"], rare=v.get("rare"), nopai=v.get("nopai"))
    A = lambda s: deacc(s).upper()
    f = {k: A(x) for k, x in f.items()}
    W = 116
    bl = ["*"*12, "NAO INFORMADO", "-"*10, "IGNORADO"][n % 4]
    livro, folha, termo = f"A-{rng.randrange(10,199):04d}", f"{rng.randrange(1,300):04d}{'V' if n%4==1 else ''}", f"{rng.randrange(900,88000):06d}"
    mn, mu = near(rng, "PA", .85); pn, pu = near(rng, "PA", .85)
    mnat, pnat = f"{A(mn)} - {mu}", f"{A(pn)} - {pu}"
    of, esc = A(adult(rng, "MF"[n % 2], 1940)), A(adult(rng, "F", 1975))
    nopai = v.get("nopai")
    cart = A(["Cartório do 1º Ofício", "Cartório do Registro Civil", "Cartório Privativo de Casamentos e Registros", "Cartório do 2º Ofício"][n % 4]) + " DE " + A(v["c"])
    selo = f"{rng.randrange(1,9):03d}.{rng.randrange(100,999)}.{rng.randrange(100,999)}" if v.get("selo") else ""
    est = A(v["e"])
    born(t, b, dmy(b))
    fill(t, nome=f["nome"], hora=v["h"], nat=f"{A(v['c'])} - PA", sexo="Feminino" if fem else "Masculino", est="Domicílio" if v["e"] == "Domicílio" else est, lmun=A(v["c"]), luf="PA", rmun=A(v["c"]), ruf="PA", cart=cart,
         dreg=dmy(r), livro=livro, folha=folha, termo=termo, g1="" if nopai else f["pai"], g1n="" if nopai else pnat, g2=f["mae"], g2n=mnat, averb=v.get("averb", ""), anot=v.get("anot", ""), selo=selo, of=of, emi=dmy(i))
    if A(v["c"]) != v["c"].upper():
        for k in ("lmun", "rmun"): accept(t, k, v["c"], v["c"].upper())
        accept(t, "nat", f"{v['c'].upper()} - PA", f"{v['c']} - PA")
    if nopai: fill(t, g1=f["mae"], g1n=t["data"]["filiação"]["genitor_2"]["naturalidade"], g2="", g2n="")   # the only parent named
    avp = not (nopai or v.get("noavp")); avm = not v.get("noavm")
    if avp: fill(t, pa=f["pa"], pb=f["pb"])
    if avm: fill(t, ma=f["ma"], mb=f["mb"])
    tw = ""
    if v.get("twin"): tw = f["irmao"]; twin(t, tw, [tw])
    row = lambda s="": "| " + s.ljust(W-4)[:W-4] + " |"
    lab = lambda k, x: f"{k:.<17}: {x}"
    two = lambda a, c, w=66: a.ljust(w) + c
    bar = "+" + "-"*(W-2) + "+"; dbl = "+" + "="*(W-2) + "+"
    cen = lambda s: row(s.center(W-4))
    import textwrap
    nt = []
    for k in ("averb", "anot"):
        nm = "AVERBACOES" if k == "averb" else "ANOTACOES"
        ls = textwrap.wrap(v.get(k, "") or "NADA CONSTA", W-4-20)
        nt.append(row(lab(nm, ls[0]))); nt += [row(" "*19 + x) for x in ls[1:]]
    yy = lambda d: f"{d.day:02d}/{d.month:02d}/{d.year}"
    lines = [dbl, cen("REPUBLICA FEDERATIVA DO BRASIL - ESTADO DO PARA"), cen(cart), cen("C E R T I D A O   D E   N A S C I M E N T O"), dbl,
      row(two(lab("REGISTRADO", ""), "")), row("   <b>" + f["nome"] + "</b>" + " "*0), bar,
      row(two(lab("NASCIMENTO", yy(b)), lab("HORA", v["h"] or bl))), row(two(lab("SEXO", "2-FEMININO" if fem else "1-MASCULINO"), lab("NATURAL DE", f"{A(v['c'])} - PA"))), row(lab("LOCAL NASCIMENTO", (est if v["e"] != "Domicílio" else "DOMICILIO, RIO ITANDUBA S/N"))), row(two(lab("CIDADE/UF LOCAL", f"{A(v['c'])}/PA"), lab("GEMEO", "SIM" if tw else "NAO")))]
    if tw: lines.append(row(lab("IRMAO GEMEO", tw)))
    lines += [bar, row(two(lab("PAI", f["pai"] if not nopai else bl), lab("NAT.", pnat if not nopai else bl))), row(lab("  PAIS DO PAI", f"{f['pa']} / {f['pb']}" if avp else bl)),
      row(two(lab("MAE", f["mae"]), lab("NAT.", mnat))), row(lab("  PAIS DA MAE", f"{f['ma']} / {f['mb']}" if avm else bl)), bar,
      row(f"LIVRO: {livro}    FOLHA: {folha}    TERMO: {termo}    DT.REGISTRO: {yy(r)}    DECLARANTE: {rng.choice(['PAI','MAE','AVO','TIO']) if not nopai else 'MAE'}"),
      row(lab("TESTEMUNHAS", f"1) {A(adult(rng,'M',1950))}   2) {A(adult(rng,'F',1960))}"))] + nt + [bar,
      row("CERTIFICO E DOU FE QUE OS DADOS ACIMA CONFEREM COM O ASSENTO EXISTENTE NESTE CARTORIO."),
      row(two(f"{A(v['c'])} (PA), {yy(i)}", f"CUSTAS R$ {rng.randrange(3,14)},{rng.randrange(10,99)}   GUIA {rng.randrange(1000,9999)}")), row(), row(), row(two("", "_"*40)),
      row(two(f"DIGITADO POR: {esc}", of)), row(two(f"SELO DE SEGURANCA SERIE A NR. {selo}" if selo else "", "OFICIAL DO REGISTRO CIVIL")), dbl]
    # the bold row carries tags: pad it by the visible width
    lines = [("|    " + f"<b>{f['nome']}</b>" + " "*(W-6-len(f["nome"])) + "|") if "<b>" in x else x for x in lines]
    pre = "\n".join(lines)
    body = f"""<div class="pg"><div class="ho" style="left:0"></div><div class="ho" style="right:0;transform:scaleX(-1)"></div><div style="position:relative;display:inline-block"><pre>{pre}</pre><div style="position:absolute;left:68ch;bottom:4.6em">{art.sign(rng,190,40,"#10206a",1.6)}</div><div style="position:absolute;left:43ch;bottom:.3em">{art.stamp(106, "REGISTRO CIVIL", (v["c"]+" - PARÁ").upper(), c="#3c3c3c", op=.4, rot=rng.randrange(-20,20))}</div></div><pre style="font-size:7pt;margin-top:2mm">SISCART V{rng.randrange(2,5)}.{rng.randrange(10,99)}  REL0{rng.randrange(10,99)}.PRG  FORM. CONTINUO 132 COL.   {yy(i)} {rng.randrange(8,17):02d}:{rng.randrange(10,59)}</pre></div>"""
    return art.page(CSS6, body, "A4 landscape", "297mm", "209.6mm"), t
