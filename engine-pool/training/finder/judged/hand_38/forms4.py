from base import *
from people import *
import art

# ---------- P7: Rondônia, A5 across, boxes with tiny captions, with a stub, 2000-2009
V7 = [
 dict(c="Porto Velho", b="2002-05-18", h="02:10", s="F", r="2002-06-03", i="2002-06-03", e="Hospital de Base Dr. Ary Tupinambá"),
 dict(c="Guajará-Mirim", b="1984-09-07", h=None, s="M", r="1990-04-25", i="2003-10-14", e="Domicílio", noavp=1),
 dict(c="Ji-Paraná", b="1995-11-20", h="16:45", s="M", r="1995-12-01", i="2005-08-08", e="Hospital 20 de Novembro", rare="Zimmermann", nat=("Erechim", "RS")),
 dict(c="Ariquemes", b="2006-03-31", h="19:22", s="F", r="2006-04-12", i="2006-04-12", e="Hospital Monte Sinai do Jamari", nopai=1),
 dict(c="Vilhena", b="1978-01-28", h="08:00", s="F", r="1979-07-16", i="2008-02-22", e="Hospital Bom Jesus do Guaporé", obs="Casou-se em 14/09/2001 com Adir Dalla Costa Fiorin, em Vilhena - RO, passando a assinar com o acréscimo Fiorin (Lº B-18, fls. 230).", kind="an", nat=("Umuarama", "PR")),
 dict(c="Cacoal", b="2000-02-29", h="12:30", s="M", r="2000-03-20", i="2001-01-09", e="Hospital e Maternidade Menino Jesus", twin="F"),
 dict(c="Costa Marques", b="1971-06-13", h="05:30", s="M", r="1987-05-12", i="2009-03-05", e="Domicílio", obs="Registro feito fora do prazo, por despacho do MM. Juiz de Direito. Averbada, em 22/10/2004, a alteração do nome da mãe por sentença.", kind="av", obs_av="Averbada, em 22/10/2004, a alteração do nome da mãe por sentença."),
 dict(c="Rolim de Moura", b="2007-10-12", h="21:48", s="F", r="2007-10-29", i="2009-12-17", e="Hospital Municipal Amélio João da Silveira", longo=1, nat=("Colatina", "ES")),
]
CSS7 = """body{font:9.3pt 'TeX Gyre Bonum',serif;color:#12204f}.pg{display:grid;grid-template-columns:38mm 1fr;background:#f4f8fc;overflow:visible}.st{border-right:1.2px dashed #4a66a8;padding:7mm 4mm;font:7pt 'TeX Gyre Heros Cn',sans-serif;line-height:1.45}.m{padding:6mm 8mm 5mm 6mm;display:flex;flex-direction:column}
.g{display:grid;grid-template-columns:repeat(30,1fr);border-left:.8px solid #33508f;border-top:.8px solid #33508f}.b{border-right:.8px solid #33508f;border-bottom:.8px solid #33508f;padding:.4mm 1mm .5mm;line-height:1.12;min-height:9.3mm;background:rgba(255,255,255,.6)}.b>i{display:block;font:6.5pt 'TeX Gyre Heros Cn',sans-serif;color:#33508f}"""
def p7(n, v, rng):
    t = truth(f"P7-{n}", "P7", 595, 420)
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); fem = v["s"] == "F"
    f = family(rng, b.year, v["s"], rare=v.get("rare"), nopai=v.get("nopai"), longo=v.get("longo"))
    nome = f["nome"]; nopai = v.get("nopai")
    book, leaf, entry = f"A-{rng.randrange(2,90):03d}", f"{rng.randrange(1,300):03d}", f"{rng.randrange(400,39000)}"
    pn, pu = v.get("nat") or near(rng, "RO", .3); mn, mu = near(rng, "RO", .4)
    of = adult(rng, "FM"[n % 2], 1955); esc = adult(rng, "F", 1978)
    bl = ["**********", "//////////", "não consta", "xxxxxxxxx"][n % 4]
    bt = f"{b.day:02d} de {MES[b.month]} de {b.year}"
    born(t, b, bt)
    cart = ["Ofício de Registro Civil das Pessoas Naturais e 2º Tabelionato de Notas", "1º Ofício de Registro Civil", "Registro Civil das Pessoas Naturais e Tabelionato de Notas"][n % 3]
    selo = f"{rng.choice('ABCDEF')}{rng.randrange(1,9)}{rng.choice('ABCDEF')}{rng.choice('GHJK')}{rng.randrange(10000,99999)}"
    fill(t, nome=nome, hora=v["h"], nat="", sexo="Feminino" if fem else "Masculino", est=v["e"], lmun=v["c"], luf="RO", rmun=v["c"], ruf="RO", cart=cart, dreg=dmy(r), livro=book, folha=leaf, termo=entry,
         g1="" if nopai else f["pai"], g1n="" if nopai else f"{pn} - {pu}", g2=f["mae"], g2n=f"{mn} - {mu}", selo=selo, of=of, emi=dmy(i))
    if nopai: fill(t, g1=f["mae"], g1n=f"{mn} - {mu}", g2="", g2n="")   # the only parent named
    avp = not (nopai or v.get("noavp"))
    if avp: fill(t, pa=f["pa"], pb=f["pb"])
    fill(t, ma=f["ma"], mb=f["mb"])
    obs = v.get("obs", "")
    if obs:
        fill(t, **({"averb": v.get("obs_av", obs)} if v["kind"] == "av" else {"anot": obs})); t["meta"]["joint_notes"] = True
        if v.get("obs_av"): accept(t, "averb", obs)
    tw = ""
    if v.get("twin"):
        s = f["irma"]; tw = f"Gêmea: {s}."; twin(t, s, [s]); accept(t, "gêmeos.informações_adicionais", tw, tw[:-1])
    B = lambda lab, val, span, st="": f'<div class="b" style="grid-column:span {span};{st}"><i>{lab}</i>{val}</div>'
    em = rng.randrange(900, 2400)/100
    body = f"""<div class="pg">{art.waves(793, 556, '#c9d8ee', 6, 3, 26, .45)}
<div class="st"><b style="font-size:9pt">RECIBO</b> nº {rng.randrange(1000,19999)}<br>Certidão de nascimento<br><br>Requerente:<br>{adult(rng,'M',1970)}<br>RG {rng.randrange(100000,999999)} SSP/RO<br><br>Emolumentos R$ {em:.2f}<br>FUJU R$ {em*.1:.2f}<br>Selo R$ 0,{rng.randrange(40,80)}<br>Total R$ {em*1.1+.6:.2f}<br><br>Retirada: {dmy(i)}<br>Atendente: {esc.split()[0]}<div style="margin-top:9mm;text-align:center;opacity:.7">{art.rosette(112,'#33508f',20,.6)}</div><div style="margin-top:5mm">{art.bars(rng,100,20,'#12204f')}</div></div>
<div class="m"><div style="display:flex;gap:3mm;align-items:center;margin-bottom:1.5mm">{art.arms(44,'#2d4a8a','#12204f','#c7b25a')}<div style="flex:1;line-height:1.2"><div style="font:bold 12.5pt 'TeX Gyre Bonum'">NASCIMENTO — CERTIDÃO</div><div style="font-size:7.6pt">{cart}</div><div style="font-size:7.2pt">Município e Comarca de {v['c']} · Estado de Rondônia</div></div>
<div class="g" style="width:46mm;font-size:8pt">{B('Livro', book, 15)}{B('Folha', leaf, 15)}{B('Termo', entry, 15)}{B('Assento de', dmy(r), 15)}</div></div>
<div class="g">{B('Registrad' + ('a' if fem else 'o'), f'<b style="font-size:11pt">{nome}</b>', 24)}{B('Sexo', 'feminino' if fem else 'masculino', 6)}
{B('Veio ao mundo em', bt, 10)}{B('Hora', (v['h'].replace(':', ' h ') + ' min') if v['h'] else bl, 5)}{B('Onde', v['e'], 8)}{B('Cidade – UF', f"{v['c']} – RO", 7)}
{B('Pai', f['pai'] if not nopai else bl, 18)}{B('natural de', f"{pn} - {pu}" if not nopai else bl, 12)}
{B('Mãe', f['mae'], 18)}{B('natural de', f"{mn} - {mu}", 12)}
{B('Avô paterno', f['pa'] if avp else bl, 15)}{B('Avó paterna', f['pb'] if avp else bl, 15)}{B('Avô materno', f['ma'], 15)}{B('Avó materna', f['mb'], 15)}
{B('Declarante', (f['mae'] if nopai else f['pai']), 12)}{B('Testemunhas', f"{adult(rng,'M',1965)}; {adult(rng,'F',1965)}", 18)}
{B('Observações', (obs + ' ' + tw).strip() or bl, 30, 'min-height:10mm')}</div>
<div style="display:flex;gap:3mm;margin-top:auto;align-items:flex-end;padding-top:1.5mm"><div style="width:36mm;border:1px solid #a33;padding:1mm;text-align:center;font:6.5pt 'TeX Gyre Heros Cn';color:#8c1f1f;background:#fff6f0;line-height:1.25"><b>TRIBUNAL DE JUSTIÇA<br>RONDÔNIA</b><br>SELO DE FISCALIZAÇÃO<br><span style="font:bold 10pt 'Liberation Mono'">{selo}</span></div>
<div style="flex:1;font-size:7.6pt;line-height:1.25">Dou fé de que o presente é extrato fiel do assento.<br>{v['c']}, {meio(i)}.</div><div style="text-align:center;width:60mm;font-size:7.6pt">{art.sign(rng,150,28,'#12204f',1.1)}<div style="border-top:.7px solid #12204f">{of}<br>Oficial{'a' if n%2==0 else ''} de Registro Civil</div></div></div></div></div>"""
    return art.page(CSS7, body, "A5 landscape", "210mm", "147.6mm"), t

# ---------- P8: Acre and the Upper Amazon, narrated, typed under a printed head, 1946-1974, old spelling
V8 = [
 dict(c="Xapuri", b="1921-04-16", h="05:00", s="M", r="1921-05-02", i="1949-11-08", terr=1, dom="no seringal “Bom Destino”, deste têrmo"),
 dict(c="Rio Branco", b="1944-10-30", h="23:00", s="F", r="1944-11-14", i="1957-02-19", terr=1, e="Maternidade Bárbara Heliodora Pessôa"),
 dict(c="Cruzeiro do Sul", b="1936-01-06", h=None, s="M", r="1952-08-25", i="1952-08-25", terr=1, dom="à margem direita do rio Môa", noavp=1, nopai=1),
 dict(c="Sena Madureira", b="1950-12-08", h="15:15", s="F", r="1951-01-20", i="1968-07-31", dom="na rua Avelino Chaves, desta cidade"),
 dict(c="Tarauacá", b="1939-06-24", h="14:30", s="M", r="1939-07-10", i="1965-03-17", dom="na praça da Matriz, número sete", obs="casou-se o registrado, em vinte e oito de maio de mil novecentos e sessenta e quatro, com Raimunda Aldenora Façanha, no Cartório de Feijó", kind="an"),
 dict(c="Brasiléia", b="1955-09-19", h="08:20", s="F", r="1955-10-03", i="1974-01-24", e="Hospital Raimundo Chaar Filho", rare="Mamani", twin="F"),
 dict(c="Feijó", b="1928-02-29", h="19:00", s="F", r="1930-12-01", i="1961-09-04", terr=1, dom="no seringal “Porto Brasil”, rio Envira", obs="por sentença do Doutor Juiz Municipal, de dez de março de mil novecentos e quarenta e sete, foi retificado o nome paterno da registrada", kind="av"),
 dict(c="Rio Branco", b="1961-05-01", h="10:00", s="M", r="1961-05-18", i="1971-12-15", e="Santa Casa de Misericórdia do Acre", noavm=1),
]
CSS8 = """body{font:11.6pt 'Courier Prime',monospace;color:#1d1c22}.pg{padding:13mm 19mm 12mm 32mm;background:#f1e4c6;display:flex;flex-direction:column}.hd{text-align:center;color:#4a2c12;font-family:'TeX Gyre Schola',serif;line-height:1.3}
p{margin:0;text-align:justify;line-height:1.72;text-indent:16mm}"""
def p8(n, v, rng):
    from forms3 import typed
    t = truth(f"P8-{n}", "P8")
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); fem = v["s"] == "F"
    f = family(rng, b.year, v["s"], rare=v.get("rare"), nopai=v.get("nopai"))
    up = n % 3 != 0
    N = (lambda s: s.upper()) if up else (lambda s: s)
    nome = N(f["nome"]); nopai = v.get("nopai")
    livro = [str(rng.randrange(3, 40)), f"{rng.randrange(3,40)}-A", f"A-{rng.randrange(3,40)}"][n % 3]
    folha = f"{rng.randrange(2,190)}" + ["", "v", ""][n % 3]; termo = str(rng.randrange(60, 3900))
    of, esc = adult(rng, "M", 1920), adult(rng, "M", 1930)
    cart = ["Cartório do Registro Civil", "Cartório do Primeiro Ofício", "Cartório do Registro Civil das Pessôas Naturais"][n % 3]
    mn, mu = near(rng, rng.choice(["CE", "AC", "AM", "RN", "PB"]), 1); pn, pu = near(rng, rng.choice(["CE", "CE", "PA", "RN", "AC"]), 1)
    a = "a" if fem else "o"
    dp = lambda d: (("ao primeiro dia" if d.day == 1 else f"aos {ext(d.day)} dias") + f" do mês de {MES[d.month]} do ano de {ext(d.year)}")
    bt = dp(b).split(" ", 1)[1]
    born(t, b, bt); accept(t, "dados_pessoais.data_nascimento.texto_completo", por_extenso(b))
    dom = v.get("dom")
    estw = f"em casa de residência de seus pais, {dom}" if dom and not nopai else (f"em domicílio, {dom}" if dom else f"na {v['e']}" if v.get("e", "").startswith(("M", "Santa")) else f"no {v.get('e')}")
    estado = "Território Federal do Acre" if v.get("terr") else "Estado do Acre"
    fill(t, nome=nome, hora=v["h"], sexo="Feminino" if fem else "Masculino", est="Domicílio" if dom else v["e"], lmun=v["c"], luf="AC", rmun=v["c"], ruf="AC", cart=cart, dreg=dmy(r), livro=livro, folha=folha, termo=termo,
         g1="" if nopai else f["pai"], g1n="" if nopai else f"{pn} - {pu}", g2=f["mae"], g2n=f"{mn} - {mu}", of=of, emi=dmy(i))
    if nopai: fill(t, g1=f["mae"], g1n=f"{mn} - {mu}", g2="", g2n="")
    if dom: accept(t, "est", estw.split(" ", 1)[1], "casa de residência de seus pais")
    accept(t, "filiação.genitor_1.naturalidade", f"{(mn if nopai else pn)}, {ESTADO[mu if nopai else pu]}")
    if not nopai: accept(t, "filiação.genitor_2.naturalidade", f"{mn}, {ESTADO[mu]}")
    avp = not (nopai or v.get("noavp")); avm = not v.get("noavm")
    if avp: fill(t, pa=f["pa"], pb=f["pb"])
    if avm: fill(t, ma=f["ma"], mb=f["mb"])
    x = [f"CERTIFICO, a pedido verbal de pessôa interessada, que, revendo o livro número {livro} de registro de nascimentos dêste Cartório, nêle, às fôlhas {folha}, consta, sob o número {termo}, lavrado {dp(r)}, o têrmo de nascimento de {nome}, do sexo {'feminino' if fem else 'masculino'}, de côr {rng.choice(['parda','morena','branca','preta'])}, nascid{a} {dp(b)}, "
         + (f"às {hora_ext(v['h'])}, " if v["h"] else "em hora ignorada, ") + f"{estw}, município de {v['c']}, {estado}, "]
    if nopai: x[0] += f"filh{a} natural de Dona {f['mae']}, solteira, de ofício doméstico, natural de {mn}, Estado {DE[mu]} {ESTADO[mu]}, "
    else: x[0] += f"filh{a} legítim{a} de {f['pai']}, {rng.choice(['seringueiro','comerciante','guarda-livros','barqueiro'])}, natural de {pn}, Estado {DE[pu]} {ESTADO[pu]}, e de Dona {f['mae']}, doméstica, natural de {mn}, Estado {DE[mu]} {ESTADO[mu]}; "
    x[0] += (f"sendo avós paternos {f['pa']} e Dona {f['pb']}, " if avp else "sendo ignorados os avós paternos, ") + (f"e maternos {f['ma']} e Dona {f['mb']}. " if avm else "e não declarados os maternos. ")
    if v.get("twin"):
        g = f["irma"]; s = f"nasceu do mesmo parto, antes desta, outra criança de nome {g}"
        x[0] += f"Consta mais que {s}. "; twin(t, s, [g]); accept(t, "gêmeos.informações_adicionais", g)
    x[0] += f"Foi declarante {'a própria mãe' if nopai else 'o pai'} e serviram de testemunhas {adult(rng,'M',1915)} e {adult(rng,'M',1915)}, residentes nesta cidade."
    obs = v.get("obs")
    if obs:
        x.append(f"CERTIFICO, ainda, que à margem do têrmo consta o seguinte: {obs}.")
        fill(t, **({"averb": obs} if v["kind"] == "av" else {"anot": obs})); t["meta"]["joint_notes"] = True
    else: x.append(["Nada mais se continha em dito têrmo, ao qual me reporto.", "À margem nada consta."][n % 2])
    x.append(f"O referido é verdade e dou fé. {v['c']}, {i.day} de {MES[i.month]} de {i.year}. Eu, {esc}, escrevente juramentado, datilografei. E eu, {of}, Oficial do Registro Civil, subscrevo e assino.")
    tx = "".join(f"<p>{typed(rng, s)}</p>" for s in x)
    stp = "".join(f'<div style="display:inline-block;width:17mm;height:21mm;border:2px dotted #f1e4c6;outline:.6px solid {c};background:{c}22;color:{c};text-align:center;font:6.5pt Caladea;padding-top:1.5mm;margin-right:2mm;transform:rotate({rng.randrange(-3,3)}deg)">TESOURO<br><span style="font-size:11pt;font-weight:bold">{val}</span><br>{art.shield(20,c)}</div>' for c, val in (("#2b6b4a", "Cr$ 2,00"), ("#8a3b2a", "Cr$ 5,00")))
    body = f"""<div class="pg"><div style="position:absolute;left:25mm;top:0;bottom:0;border-left:1px solid #c9a98a"></div><div class="hd">{art.arms(66,'#4a2c12','#6b4522','#c9a566')}<div style="font-size:10pt;letter-spacing:2px">{estado.upper()}</div><div style="font-size:10pt">Comarca de {v['c']}</div><div style="font:bold 14pt 'TeX Gyre Schola';margin-top:1mm">{cart}</div><div style="font-size:8.5pt">Oficial: {of}</div><div style="border-top:1px solid #4a2c12;border-bottom:2.5px solid #4a2c12;height:1.4mm;margin:2mm 20mm 5mm"></div></div>
<div style="text-align:center;font-weight:bold;letter-spacing:4px;text-decoration:underline;margin-bottom:5mm">CERTIDÃO DE NASCIMENTO</div>{tx}
<div style="margin-top:auto;display:flex;align-items:flex-end;justify-content:space-between;padding-top:4mm"><div style="position:relative">{stp}<div style="position:absolute;left:6mm;top:-8mm">{art.stamp(112,'CARTÓRIO DO REGISTRO CIVIL',(v['c']+' - ACRE').upper(),c='#3b2a6b',op=.5,rot=rng.randrange(-30,30))}</div></div><div style="text-align:center;width:80mm">{art.sign(rng,200,46,'#141b4d',1.7)}<div>{'.'*28}</div><div style="font-size:10.5pt">Oficial do Registro Civil</div></div></div></div>"""
    return art.page(CSS8, body), t
