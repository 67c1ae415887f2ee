from base import *
from people import *
import art

# ---------- P1: Bahia, border paper, national model as set by a small vendor, 2018-2025
V1 = [
 dict(c="Ilhéus", u="BA", rc="Ilhéus", b="2019-04-03", h="14:20", s="F", r="2019-04-10", i="2023-08-01", e="Maternidade Santa Helena do Pontal", cart="Cartório do Registro Civil das Pessoas Naturais do 1º Ofício de Ilhéus"),
 dict(c="Itabuna", u="BA", rc="Canavieiras", b="2004-11-29", h="00:35", s="M", r="2005-03-02", i="2021-12-09", e="Hospital Manoel Novaes de Assis", nopai=1, av="Nos termos do Provimento nº 63/2017 da Corregedoria Nacional de Justiça, averbou-se em 06/12/2021 a inscrição do registrado no Cadastro de Pessoas Físicas sob o número acima.", cart="Cartório do Registro Civil das Pessoas Naturais da Sede – Canavieiras"),
 dict(c="Xique-Xique", u="BA", rc="Xique-Xique", b="1987-06-24", h=None, s="M", r="1991-01-15", i="2019-05-20", e="Domicílio", an="Casou-se em 12/10/2012, no Registro Civil de Irecê - BA (livro B-31, folha 77, termo 9.214), permanecendo com o mesmo nome.", cad=["RG 08.412.336-70 SSP/BA, expedido em 14/02/2003", "Título de eleitor 0832 1147 0515, zona 087, seção 0112"], cart="Ofício do Registro Civil das Pessoas Naturais de Xique-Xique"),
 dict(c="Salvador", u="BA", rc="Salvador", b="2021-01-01", h="23:59", s="F", r="2021-01-04", i="2021-01-04", e="Maternidade Professor Abílio Sampaio", twin="F", cart="Cartório do Registro Civil das Pessoas Naturais do Subdistrito de Brotas"),
 dict(c="Jequié", u="BA", rc="Jequié", b="2012-09-12", h="07:05", s="M", r="2012-09-27", i="2024-03-18", e="Hospital Geral Prado Valadares Filho", rare="Kowalski", av="Pelo casamento de seus genitores, realizado em 19/05/2017 neste Ofício, a mãe do registrado passou a assinar-se {mae2}.", cart="2º Ofício do Registro Civil de Jequié"),
 dict(c="Bom Jesus da Lapa", u="BA", rc="Bom Jesus da Lapa", b="1969-12-08", h="05:00", s="F", r="1974-08-06", i="2020-02-28", e="Domicílio", noavp=1, nocpf=1, an="Divorciada por sentença de 03/11/1998 do Juízo da 1ª Vara Cível de Barreiras - BA, voltando a usar o nome de solteira. Óbito do cônjuge não anotado.", cart="Cartório de Registro Civil da Comarca de Bom Jesus da Lapa"),
 dict(c="Feira de Santana", u="BA", rc="Cachoeira", b="2023-02-17", h="18:48", s="F", r="2023-02-23", i="2023-02-23", e="Hospital Inácia Pinto dos Santos Reis", longo=1, cart="Registro Civil das Pessoas Naturais de Cachoeira"),
 dict(c="Porto Seguro", u="BA", rc="Porto Seguro", b="2016-07-30", h="11:11", s="M", r="2016-08-19", i="2025-06-05", e="Casa de Parto Natural Mãe Terra", junior=1, cad=["Passaporte GB 417.228, emitido em 09/01/2024 pela DPF/BA, validade 08/01/2029"], cart="Cartório de Registro Civil de Porto Seguro – Sede"),
]
CSS1 = """body{font:10.2pt Caladea,serif;color:#111}.pg{padding:17mm 17mm 15mm;background:#fdfdf6;display:flex;flex-direction:column}
.l{font:italic 7.6pt Caladea;color:#27603a;display:block;line-height:1.15}.g{display:grid;grid-template-columns:repeat(24,1fr);column-gap:4mm;row-gap:3mm}.f{border-bottom:.7px dotted #27603a;padding-bottom:.5mm;min-height:8.4mm}
h1{font:bold 17pt 'EB Garamond';letter-spacing:2px;margin:1mm 0 2mm;color:#1d4a2b}.c{text-align:center}b.n{font-size:13pt}.mat{font-size:12pt;letter-spacing:1px;font-weight:bold}
table{border-collapse:collapse;width:100%;font-size:8.3pt}td{border-bottom:.5px dotted #999;padding:.5mm 0}.ft{margin-top:auto;display:grid;grid-template-columns:76mm 1fr;gap:8mm;padding-top:3mm;font-size:8.4pt}.box{border:1px solid #27603a;border-radius:3mm;padding:2mm 3mm;line-height:1.25}"""
def p1(n, v, rng):
    t = truth(f"P1-{n}", "P1")
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"])
    f = family(rng, b.year, v["s"], rare=v.get("rare"), longo=v.get("longo"), junior=v.get("junior"), nopai=v.get("nopai"))
    fem = v["s"] == "F"
    up = n % 2 == 1
    N = (lambda s: s.upper()) if up else (lambda s: s)
    nome = N(f["nome"])
    book, leaf, entry = rng.randrange(20, 180), rng.randrange(1, 300), rng.randrange(3000, 60000)
    mat = mat_fmt(matricula(rng.randrange(7000, 14500), 1, r.year, book, leaf, entry))
    nc = "" if v.get("nocpf") else cpf(rng)
    mn, mu = near(rng, "BA"); pn, pu = near(rng, "BA")
    blank = ["-x-x-x-", "*****", "Não consta", "--------"][n % 4]
    hora = v["h"] and (v["h"].replace(":", "h") + "min" if n % 3 else v["h"] + " horas")
    est = v["e"]; loc = ("Em domicílio, na Rua da Gameleira, s/nº" if est == "Domicílio" else est) + f", {v['c']} - {v['u']}"
    dnv = f"30-{rng.randrange(10**7, 10**8)}-{rng.randrange(10)}" if b.year > 2010 else ""
    pai = N(f["pai"]) if not v.get("nopai") else ""
    mae = N(f["mae"])
    fil = f"<b>{mae}</b>, natural de {mn} - {mu}" + (f"<br><b>{pai}</b>, natural de {pn} - {pu}" if pai else f"<br>{blank}")
    avm = f"{N(f['ma'])} e {N(f['mb'])}"; avp = f"{N(f['pa'])} e {N(f['pb'])}"
    if v.get("nopai") or v.get("noavp"): avp = ""
    tw = ""
    if v.get("twin"):
        g = N(f["irma"] if v["twin"] == "F" else f["irmao"])
        m2 = mat_fmt(matricula(int(mat[:6]), 1, r.year, book, leaf, entry+1))
        tw = f"{g} – {m2}"; twin(t, tw, [g]); accept(t, "gêmeos.informações_adicionais", g)
    notes = []
    av = v.get("av", "").replace("{mae2}", (f["mae"].split()[0] + " " + f["tail"]))
    an = v.get("an", "")
    joint = av or an
    t["meta"]["joint_notes"] = bool(joint)
    t["meta"]["cadastro"] = v.get("cad", [])
    of = adult(rng, "FM"[n % 2], 1968); sub = adult(rng, "F", 1980)
    selo = f"{rng.randrange(1000, 2800)}.A{rng.choice('BCD')}{rng.randrange(100000, 999999)}-{rng.randrange(10)}"
    cd = v.get("cad") or []
    fill(t, nome=nome, cpf=nc, mat=mat, hora=v["h"], nat=f"{v['c']} - {v['u']}", sexo="Feminino" if fem else "Masculino", est=est if est != "Domicílio" else "Domicílio",
         lmun=v["c"], luf=v["u"], rmun=v["rc"], ruf="BA", cart=v["cart"], dreg=dmy(r), dnv=dnv, livro=str(book), folha=str(leaf), termo=str(entry),
         g1=mae, g1n=f"{mn} - {mu}", g2=pai, g2n=f"{pn} - {pu}" if pai else "", ma=N(f["ma"]), mb=N(f["mb"]),
         pa=N(f["pa"]) if avp else "", pb=N(f["pb"]) if avp else "", averb=av, anot=an, selo=selo, of=of, emi=dmy(i))
    dt = por_extenso(b); dt = cap(dt) if n % 2 else dt
    born(t, b, dt); accept(t, "dados_pessoais.data_nascimento.texto_completo", dmy(b))
    F = lambda lab, val, span, cls="": f'<div class="f {cls}" style="grid-column:span {span}"><span class="l">{lab}</span>{val}</div>'
    body = f"""<div class="pg">{art.guilloche(793, 1121, 18, 22, '#4b8f5e', 8, 22)}{art.waves(793, 1121, '#dfeedd', 12, 5, 80)}
<div class="c">{art.arms(58)}<div style="font-size:10pt;letter-spacing:1px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:8.6pt">Registro Civil das Pessoas Naturais · Estado da Bahia</div><h1>Certidão de Nascimento</h1></div>
<div class="c"><span class="l">nome de quem foi registrado(a)</span><b class="n">{nome}</b></div>
<div class="c" style="margin:1.5mm 0"><span class="l">inscrição no CPF/MF</span>{nc or blank}</div>
<div class="c" style="margin-bottom:3mm"><span class="l">nº de matrícula</span><span class="mat">{mat}</span></div>
<div class="g">{F('data em que nasceu, por extenso', dt, 15)}{F('dia', f'{b.day:02d}', 3, 'c')}{F('mês', f'{b.month:02d}', 3, 'c')}{F('ano', b.year, 3, 'c')}
{F('horário', hora or blank, 5)}{F('naturalidade', f"{v['c']} - {v['u']}", 11)}{F('sexo', 'feminino' if fem else 'masculino', 8)}
{F('local do nascimento, município e UF', loc, 15)}{F('município em que se fez o registro e UF', f"{v['rc']} - BA", 9)}
{F('filiação', fil, 24)}{F('avós por parte de mãe', avm, 12)}{F('avós por parte de pai', avp or blank, 12)}
{F('gêmeo?', 'Sim' if tw else 'Não', 4)}{F('nome(s) e matrícula(s) do(s) gêmeo(s)', tw or blank, 20)}
{F('registro lavrado em (por extenso)', por_extenso(r), 15)}{F('nº da DNV/DO', dnv or blank, 9)}
{F('averbações e anotações à margem do termo', joint or 'Nada consta até a presente data.', 24)}
<div class="f" style="grid-column:span 24"><span class="l">anotações voluntárias de cadastro</span>{''.join('<div>'+x+'</div>' for x in cd) or blank}</div></div>
<div class="ft"><div class="box"><b>{v['cart']}</b><br>Oficial{'a' if n%2==0 else ''}: {of}<br>Município: {v['rc']} - BA<br>Praça {['J. J. Seabra','da Matriz','Rui Barbosa','Castro Alves'][n%4]}, {rng.randrange(8,400)}, Centro – CEP 4{rng.randrange(4000,8999)}-000<br>Tel. (7{rng.choice('1345')}) 3{rng.randrange(200,699)}-{rng.randrange(1000,9999)}</div>
<div class="c">O conteúdo desta certidão é verdadeiro. Dou fé.<br>{v['rc']}, {meio(i)}.<div style="height:11mm">{art.sign(rng, 160, 38)}</div><div style="border-top:.7px solid #222">{sub}<br><small>Escrevente autorizada</small></div></div>
<div style="grid-column:span 2;font-size:7.2pt;display:flex;justify-content:space-between;border-top:.6px solid #27603a;padding-top:1mm"><span>DAJE {rng.randrange(1000,9999)}.002.{rng.randrange(100000,999999)} · Emolumentos R$ {rng.randrange(20,48)},{rng.randrange(10,99)} · Tx. Fiscal R$ {rng.randrange(9,19)},40</span><span>Selo de autenticidade do TJBA: <b>{selo}</b> · Consulte: www.tjba.jus.br/autenticidade</span></div></div></div>"""
    return art.page(CSS1, body), t

# ---------- P2: Pernambuco, electronic second copy with a side bar, key-value rows
V2 = [
 dict(c="Recife", rc="Recife", b="1996-05-14", h="03:15", s="M", r="1996-06-03", i="2022-03-11 14:33:20", e="Hospital Agamenon Maranhão", cart="4º Distrito Judiciário da Capital – Registro Civil da Encruzilhada"),
 dict(c="Caruaru", rc="Caruaru", b="2014-10-31", h="22:40", s="F", r="2014-11-11", i="2023-10-02 09:05:47", e="Hospital Jesus Nazareno de Lira", nopai=1, av="Reconhecimento de paternidade: conforme escritura pública de 14/08/2019, o registrado tem como pai {pai2}, passando a chamar-se {nome2}.", cart="Registro Civil do 1º Distrito de Caruaru"),
 dict(c="Petrolina", rc="Petrolina", b="1979-01-20", h="12:00", s="F", r="1979-02-05", i="2021-07-15 16:20:09", e="Hospital Dom Malan de Souza", an="Falecida em 02/02/2021, em Juazeiro - BA, conforme assento de óbito lavrado no livro C-44, fls. 118, nº 20.311, do RCPN daquela cidade.", cart="Serventia Registral de Petrolina – Sede"),
 dict(c="Garanhuns", rc="Garanhuns", b="2008-08-08", h=None, s="M", r="2008-12-19", i="2024-01-30 11:48:33", e="Domicílio", noavp=1, cart="Cartório Único de Registro Civil de Garanhuns"),
 dict(c="Olinda", rc="Olinda", b="1990-02-27", h="06:50", s="F", r="1990-03-09", i="2020-09-21 08:12:56", e="Maternidade Brites de Albuquerque Lins", rare="Moreau", an="Casada com {conj} em 22/11/2014, RCPN de Olinda (2º Distrito), livro B-Aux 12, fl. 40, termo 3561; adotou o nome {nome3}.", cart="RCPN 2º Distrito de Olinda"),
 dict(c="Afogados da Ingazeira", rc="São José do Egito", b="2017-03-19", h="09:09", s="M", r="2017-03-24", i="2025-02-14 10:27:01", e="Hospital Regional Emília Câmara Neta", twin="M", cart="Cartório do Registro Civil de São José do Egito"),
 dict(c="Limoeiro", rc="Limoeiro", b="1963-12-25", h="19:30", s="M", r="1980-05-23", i="2021-11-04 13:59:42", e="", noavm=1, nocpf=1, av="Registro retificado por sentença do Juízo de Direito da Comarca de Limoeiro, proc. 0000{p}, para constar corretamente o nome da genitora.", cart="Ofício de Registro Civil – Limoeiro"),
 dict(c="Jaboatão dos Guararapes", rc="Recife", b="2022-06-13", h="17:02", s="F", r="2022-06-20", i="2022-06-22 15:40:18", e="Hospital Memorial Piedade", longo=1, cart="3º Distrito Judiciário da Capital – Registro Civil da Boa Vista"),
]
CSS2 = """body{font:9.4pt Roboto,sans-serif;color:#0e1d3d}.pg{display:grid;grid-template-columns:1fr 47mm}.m{padding:14mm 9mm 10mm 13mm;display:flex;flex-direction:column}.s{background:#eaf0f8;border-left:2.5px solid #1d4b8f;padding:14mm 5mm;font-size:7pt;line-height:1.4;word-break:break-word}
h1{font:500 15pt Roboto;margin:0;color:#1d4b8f}.k{display:grid;grid-template-columns:43mm 1fr}.k>*{padding:1.6mm 0;border-bottom:.5px solid #c8d4e6}.k>:nth-child(odd){color:#55688a;font-size:8pt;padding-top:2mm}.h{background:#1d4b8f;color:#fff;font-size:8pt;padding:.8mm 2mm;margin:3mm 0 .5mm;letter-spacing:.5px}
.s b{display:block;margin-top:3mm;color:#1d4b8f;font-size:7pt;text-transform:none}"""
def p2(n, v, rng):
    t = truth(f"P2-{n}", "P2")
    b, r = P(v["b"]), P(v["r"]); i = P(v["i"][:10]); hh = v["i"][11:]
    f = family(rng, b.year, v["s"], rare=v.get("rare"), longo=v.get("longo"))
    nome = f["nome"]; fem = v["s"] == "F"
    book, leaf, entry = rng.randrange(3, 240), rng.randrange(1, 300), rng.randrange(900, 150000)
    mat = mat_fmt(matricula(rng.randrange(74000, 78000), 1, r.year, book, leaf, entry), ".")
    nc = "" if v.get("nocpf") else cpf(rng)
    mn, mu = near(rng, "PE"); pn, pu = near(rng, "PE")
    bl = ["—", "não informado", "ignorado", "nada consta"][n % 4]
    dnv = f"{rng.randrange(30,60)}{rng.randrange(10**8,10**9)}" if b.year > 1998 else ""
    nopai = v.get("nopai")
    av, an = v.get("av", ""), v.get("an", "")
    pai = f["pai"]
    if nopai:   # the father came by a later averbação: filiação as of now shows him
        old = f["nome"].split()[0]
        av = av.replace("{pai2}", pai).replace("{nome2}", nome).replace("o registrado", "a registrada")
    av = av.replace("{p}", f"{rng.randrange(100,999)}-{rng.randrange(10,99)}.2011.8.17.0920")
    conj = adult(rng, "M", 1988)
    an = an.replace("{conj}", conj).replace("{nome3}", nome + " " + conj.split()[-1])
    avp = None if v.get("noavp") else (f["pa"], f["pb"]); avm = None if v.get("noavm") else (f["ma"], f["mb"])
    g = f["irmao"]
    of = adult(rng, "FM"[n % 2], 1970); sub = adult(rng, "M", 1985)
    selo = f"00{rng.randrange(73000,78000)}.{''.join(rng.choice('ABCDEFGHJKLMNPQRSTUVXZ') for _ in range(3))}{i.month:02d}{i.year}{rng.randrange(1,9):02d}.{rng.randrange(100,9999):05d}"
    hsh = "".join(rng.choice("0123456789abcdef") for _ in range(40))
    code = "-".join("".join(rng.choice("ABCDEFGHJKMNPQRSTUVWXYZ23456789") for _ in range(5)) for _ in range(4))
    est = v["e"]
    fill(t, nome=nome, cpf=nc, mat=mat, hora=v["h"], nat=f"{v['c']} - PE", sexo="Feminino" if fem else "Masculino", est=est, lmun=v["c"], luf="PE", rmun=v["rc"], ruf="PE",
         cart=v["cart"], dreg=dmy(r), dnv=dnv, livro=str(book), folha=str(leaf), termo=str(entry), g1=pai, g1n=f"{pn} - {pu}", g2=f["mae"], g2n=f"{mn} - {mu}",
         averb=av, anot=an, selo=selo, of=of, emi=dmy(i))
    if avp: fill(t, pa=avp[0], pb=avp[1])
    if avm: fill(t, ma=avm[0], mb=avm[1])
    born(t, b, dmy(b))
    tw = ""
    if v.get("twin"):
        tw = f"{g}"; twin(t, tw, [g])
    row = lambda k, x: f"<span>{k}</span><span>{x}</span>"
    joinav = lambda a: f"{a[0]}<br>{a[1]}" if a else bl
    body = f"""<div class="pg"><div class="m"><div style="display:flex;gap:5mm;align-items:center;margin-bottom:3mm">{art.shield(40,'#1d4b8f')}<div><h1>Certidão eletrônica de nascimento</h1>
<div style="font-size:8pt">2ª via em meio digital · Registro Civil das Pessoas Naturais · Pernambuco</div></div></div>
<div class="h">PESSOA REGISTRADA</div><div class="k">{row('Nome completo', f'<b style="font-size:11pt">{nome}</b>')}{row('Matrícula', f'<span style="font-family:Roboto Condensed;font-size:10.5pt">{mat}</span>')}{row('CPF', nc or bl)}{row('Sexo', 'F – Feminino' if fem else 'M – Masculino')}
{row('Nascimento', dmy(b) + (f", às {v['h']} h" if v['h'] else ', hora não declarada'))}{row('Natural de', f"{v['c']} - PE")}{row('Nasceu em', (est + ' – ' if est else '') + f"{v['c']}/PE")}{row('Gemelaridade', f'Sim. Gêmeo: {tw}' if tw else 'Parto único')}</div>
<div class="h">PAIS</div><div class="k">{row('Genitor', f"<b>{pai}</b><br>natural de {pn} - {pu}")}{row('Genitora', f"<b>{f['mae']}</b><br>natural de {mn} - {mu}")}</div>
<div class="h">ASCENDENTES DE 2º GRAU</div><div class="k">{row('Linha paterna', joinav(avp))}{row('Linha materna', joinav(avm))}</div>
<div class="h">ASSENTO</div><div class="k">{row('Lavrado em', dmy(r))}{row('Serventia', v['cart'])}{row('Município / UF', f"{v['rc']} / PE")}{row('Decl. de Nascido Vivo', dnv or bl)}</div>
<div class="h">ATOS POSTERIORES</div><div class="k">{row('Averbações', av or 'nada consta')}{row('Anotações', an or 'nada consta')}</div>
<div style="margin-top:auto;padding-top:4mm;font-size:7.6pt;line-height:1.35">Certifico que os dados acima foram extraídos do acervo desta serventia. Titular da delegação: <b>{of}</b>.<br>Documento assinado digitalmente por {sub}:***{rng.randrange(100,999)}.{rng.randrange(100,999)}-** (substituto) com certificado ICP-Brasil, nos termos da MP 2.200-2/2001. Certidão emitida em {dmy(i)} às {hh}. A versão impressa deve ser conferida no endereço ao lado no prazo de 90 dias.</div></div>
<div class="s">{art.qr(rng, 130, 33, '#0e1d3d')}<b>Validação</b>registrocivil.org.br/validar<b>Código</b>{code}<b>Resumo (SHA-1)</b>{hsh}<b>Selo digital de fiscalização</b>{selo}<br>Confira em www.tjpe.jus.br/selodigital<b>Pedido CRC nº</b>{rng.randrange(10**7,10**8)} de {dmy(i)}<b>Valores</b>Emolumentos R$ {rng.randrange(30,60)},{rng.randrange(10,99)}<br>TSNR R$ 9,{rng.randrange(10,99)}<br>FERC R$ 4,{rng.randrange(10,99)}<br>ISS R$ 2,{rng.randrange(10,99)}<b>Contato</b>atendimento@rc{deacc(v['rc']).lower().replace(' ','')}.not.br<br>(81) 3{rng.randrange(200,499)}-{rng.randrange(1000,9999)}<div style="margin-top:12mm;opacity:.6">{art.rosette(130,'#1d4b8f',24)}</div></div></div>"""
    return art.page(CSS2, body), t
