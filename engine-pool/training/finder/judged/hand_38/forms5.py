from base import *
from people import *
import art

# ---------- P9: full text of the old entry with its margin, Pernambuco, Bahia, Ceará, Maranhão, issued 2015-2025
V9 = [
 dict(c="Serra Talhada", u="PE", b="1961-03-09", h="15:15", s="M", r="1961-03-20", i="2019-06-11", dom="em casa de residência do declarante, no sítio Lagoa Nova, deste município", cart="Cartório do Registro Civil de Serra Talhada – 1º Distrito",
   av="AV.1 – Em 04/10/1994, por mandado do Juízo da 2ª Vara de Serra Talhada (proc. 318/94), fica averbado que o casamento dos pais do registrado se realizou apenas no religioso.", an="AN.2 – O registrado faleceu em 30/01/2018, em Recife - PE (óbito lavrado no 1º Distrito Judiciário, Lº C-211, fls. 90, nº 154.377)."),
 dict(c="Cachoeira", u="BA", b="1974-12-25", h="04:20", s="F", r="1975-01-07", i="2022-05-25", e="Santa Casa de Misericórdia de São Félix de Cima", cart="Ofício do Registro Civil das Pessoas Naturais da Comarca de Cachoeira"),
 dict(c="Sobral", u="CE", b="1988-08-08", h="11:00", s="M", r="1988-08-29", i="2024-02-07", e="Santa Casa de Sobral Nova", corr=1, cart="2º Ofício de Notas e Registro Civil de Sobral", an="AN.1 – Casou-se com Antônia Regilane Muniz Ponte em 11/05/2013, Lº B-41, fls. 12, nº 9.830, deste Ofício."),
 dict(c="Balsas", u="MA", b="1993-04-30", h="22:30", s="F", r="1996-09-17", i="2021-08-13", nopai=1, e="Hospital São Francisco das Balsas", cart="Serventia Extrajudicial do 2º Ofício de Balsas", av="AV.1 – Por mandado de 28/11/2007 do Juízo da 1ª Vara de Balsas, averbou-se a suspensão do poder familiar da genitora, nomeada tutora da registrada sua avó materna."),
 dict(c="Goiana", u="PE", b="1957-07-16", h=None, s="F", r="1957-08-05", i="2015-10-30", dom="em casa dos pais, à rua da Soledade, desta cidade", noavp=1, cart="Registro Civil das Pessoas Naturais de Goiana"),
 dict(c="Iguatu", u="CE", b="2002-10-27", h="06:06", s="M", r="2002-11-11", i="2025-01-22", e="Hospital e Maternidade Dr. Agenor Araújo Neto", twin="M", cart="Cartório Assis Couto – Registro Civil de Iguatu", av="AV.1 – CPF nº {cpf} incluído de ofício em 22/01/2025 (Provimento CNJ 63/2017, art. 6º)."),
 dict(c="Senhor do Bonfim", u="BA", b="1969-06-23", h="19:40", s="M", r="1969-07-01", i="2017-03-03", dom="em casa de moradia do declarante, na fazenda Quicé, deste município", rare="D'Ávila", corr=1, cart="Cartório do Registro Civil das Pessoas Naturais de Senhor do Bonfim", an="AN.1 – Casamento em 18/12/1992 com Ednalva Gama Reis (Lº B-20, fls. 155, nº 2.611, Jaguarari - BA). AN.2 – Divórcio decretado em 05/09/2009, 1ª Vara Cível de Juazeiro - BA."),
 dict(c="São Luís", u="MA", b="1981-01-31", h="00:45", s="F", r="1981-02-16", i="2023-12-01", e="Maternidade Marly Sarney Neta", cart="4ª Zona de Registro Civil das Pessoas Naturais de São Luís", av="AV.1 – Por decisão administrativa de 14/11/2023 (art. 110 da Lei 6.015/73), retificado de ofício erro de grafia na profissão da testemunha, sem outra alteração."),
]
CSS9 = """body{font:10.4pt 'TeX Gyre Pagella',serif;color:#131313}.pg{padding:13mm 15mm 11mm;display:flex;flex-direction:column}.fr{position:absolute;inset:7mm;border:2.5px solid #7c1f2b;outline:.7px solid #7c1f2b;outline-offset:-5px}
.g{display:grid;grid-template-columns:49mm 1fr;border-top:1px solid #7c1f2b;border-bottom:1px solid #7c1f2b;margin-top:3mm}.mg{border-right:1px solid #7c1f2b;padding:3mm 4mm 3mm 0;font-size:9.4pt;line-height:1.32}.tx{padding:3mm 0 4mm 5mm;text-align:justify;line-height:1.58;font-size:11.4pt}"""
def p9(n, v, rng):
    t = truth(f"P9-{n}", "P9")
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); fem = v["s"] == "F"; uf = v["u"]
    f = family(rng, b.year, v["s"], rare=v.get("rare"), nopai=v.get("nopai"))
    nome = f["nome"]; nopai = v.get("nopai"); a = "a" if fem else "o"
    book, leaf, entry = rng.randrange(11, 130), rng.randrange(2, 199), rng.randrange(600, 42000)
    mat = mat_fmt(matricula(rng.randrange(7000, 30000), 1, r.year, book, leaf, entry))
    livro, folha, termo = f"A-{book}", f"{leaf}{'v' if n%2==0 else ''}", (f"{entry:,}".replace(",", ".") if n % 2 else str(entry))
    mn, mu = near(rng, uf); pn, pu = near(rng, uf)
    av, an = v.get("av", ""), v.get("an", "")
    nc = cpf(rng) if "{cpf}" in av else ""
    first = nome.split()[0]; new = "Sofia" if first != "Sofia" else "Clara"
    if v.get("chg"):   # margin changes the name: the text is the old entry
        av = av.replace("{old}", nome[:-len(f["tail"])].strip()).replace("{new}", "Valentina de Fátima")
    av = av.replace("{sm}", f["mb"].split()[-1]).replace("{cpf}", nc).replace("{n2}", nome + " Coêlho")
    of, esc, old = adult(rng, "FM"[n % 2], 1968), adult(rng, "F", 1985), adult(rng, "M", 1920)
    U = lambda s: s.upper()
    bt = f"{dia_ext(b)} de {MES[b.month]} do corrente ano" if v.get("corr") else por_extenso(b)
    born(t, b, bt)
    if v.get("corr"): accept(t, "dados_pessoais.data_nascimento.texto_completo", dmy(b), por_extenso(b))
    where = v.get("dom") or f"{'na' if v['e'].startswith(('S','M')) else 'no'} {v['e']}, desta cidade"
    selo = {"PE": f"00{rng.randrange(73000,78000)}.{rng.choice(['XKQ','PLM','ZRT'])}{i.month:02d}{i.year}01.{rng.randrange(100,9999):05d}", "BA": f"{rng.randrange(1000,2800)}.AB{rng.randrange(100000,999999)}-{rng.randrange(10)}",
            "CE": f"AAI{rng.randrange(100000,999999)}-{rng.choice('KXYZ')}{rng.randrange(1,9)}{rng.choice('LMN')}{rng.randrange(1,9)}", "MA": f"REGCIV{rng.randrange(10**5,10**6)}{''.join(rng.choice('ABCDEFGHKLMNPQRSTUVXZ0123456789') for _ in range(14))}"}[uf]
    fill(t, nome=U(nome), cpf=nc, mat=mat, hora=v["h"], sexo="Feminino" if fem else "Masculino", est="Domicílio" if v.get("dom") else v["e"], lmun=v["c"], luf=uf, rmun=v["c"], ruf=uf, cart=v["cart"], dreg=dmy(r),
         livro=livro, folha=folha, termo=termo, g1=U(f["pai"]), g1n=f"{pn} - {pu}", g2=U(f["mae"]), g2n=f"{mn} - {mu}", averb=av, anot=an, selo=selo, of=of, emi=dmy(i))
    if nopai: fill(t, g1=U(f["mae"]), g1n=f"{mn} - {mu}", g2="", g2n="")
    if v.get("dom"): accept(t, "est", v["dom"].split(",")[0].replace("em casa", "casa"), v["dom"])
    if av or an: t["meta"]["joint_notes"] = True
    avp = not (nopai or v.get("noavp"))
    if avp: fill(t, pa=f["pa"], pb=f["pb"])
    fill(t, ma=f["ma"], mb=f["mb"])
    st = lambda u: f"Estado {DE.get(u,'de')} {ESTADO[u]}"
    if not nopai:
        accept(t, "filiação.genitor_1.naturalidade", f"{pn}, {ESTADO[pu]}"); accept(t, "filiação.genitor_2.naturalidade", f"{mn}, {ESTADO[mu]}")
    else: accept(t, "filiação.genitor_1.naturalidade", f"{mn}, {ESTADO[mu]}")
    res = rng.choice(["residente e domiciliad{} nesta cidade", "morador{} neste município", "residente{} à rua do Comércio, nº 118"])
    hh = f"às {hora_ext(v['h'])}, " if v["h"] else "em hora que não soube precisar, "
    dz = f"{'Ao primeiro dia' if r.day==1 else 'Aos '+ext(r.day)+' dias'} do mês de {MES[r.month]} do ano de {ext(r.year)}"
    gem = ""
    if v.get("twin"):
        s = f"sendo o registrado o primeiro de parto duplo, gêmeo de {U(f['irmao'])}"; gem = f", {s}"; twin(t, s, [U(f["irmao"])]); accept(t, "gêmeos.informações_adicionais", U(f["irmao"]))
    wit = [adult(rng, "M", 1950), adult(rng, "F", 1950)]
    if nopai: decl = f"<b>{U(f['mae'])}</b>, brasileira, solteira, doméstica, natural de {mn}, {st(mu)}, {res.format('a').replace('moradora','moradora').replace('residentea','residente')}"
    else: decl = f"<b>{U(f['pai'])}</b>, brasileiro, casado, {rng.choice(['agricultor','negociante','funcionário público','ferroviário'])}, natural de {pn}, {st(pu)}, {res.format('o').replace('moradoro','morador').replace('residenteo','residente')}"
    fil = (f"filh{a} dela declarante" if nopai else f"filh{a} legítim{a} dele declarante e de sua mulher <b>{U(f['mae'])}</b>, brasileira, {rng.choice(['de prendas domésticas','professora','costureira'])}, natural de {mn}, {st(mu)}")
    net = (f"net{a} pela parte paterna de {f['pa']} e {f['pb']}; e" if avp else f"net{a},") + f" pela parte materna, de {f['ma']} e {f['mb']}"
    text = f"“Número {termo}. {dz}, neste Cartório, na cidade de {v['c']}, {st(uf)}, compareceu {decl}, e, perante as testemunhas no fim nomeadas, declarou que, no dia {bt}, {hh}{where}, nasceu uma criança do sexo {'feminino' if fem else 'masculino'}, de cor {rng.choice(['parda','branca','morena'])}, a quem foi dado o nome de <b>{U(nome)}</b>{gem}, {fil}; {net}. Declarou mais que não existe outro registro. Do que, para constar, lavrei este termo, que, lido e achado conforme, assinam o declarante e as testemunhas {wit[0]}, comerciante, e {wit[1]}, doméstica, ambos residentes nesta cidade. Eu, {old}, Oficial, o escrevi e assino. (aa) {old}. {f['mae'] if nopai else f['pai']}. {wit[0]}. {wit[1]}.”".replace("assinam o declarante", "assinam " + ("a" if nopai else "o") + " declarante")
    notes = "".join(f"<p style='margin:0 0 3mm'>{x}</p>" for x in (av, an) if x) or "<p style='margin:0'>Não há averbações nem anotações à margem.</p>"
    body = f"""<div class="pg"><div class="fr"></div>{art.at(60, 108, art.rosette(330,'#c9a0a6',40,.35), -1)}
<div style="display:flex;align-items:center;gap:4mm;padding:3mm 3mm 0">{art.arms(56,'#7c1f2b','#3d1016','#c99a3a')}<div style="flex:1;line-height:1.25"><b style="font-size:13pt">{v['cart']}</b><br><span style="font-size:9.5pt">{of}, {'Oficiala Titular' if n%2==0 else 'Oficial Titular'} · {v['c']} – {ESTADO[uf]}</span></div><div style="text-align:right;font-size:8.5pt">Folha 1 de 1<br>Pedido {rng.randrange(1000,99999)}/{i.year}</div></div>
<h1 style="font:600 17pt 'TeX Gyre Pagella';text-align:center;letter-spacing:3px;color:#7c1f2b;margin:5mm 0 1mm">CERTIDÃO DE NASCIMENTO<br><span style="font-size:12pt;letter-spacing:5px">EM INTEIRO TEOR</span></h1>
<div style="text-align:center;font-size:10pt">Matrícula {mat}</div>
<p style="margin:4mm 3mm 0;text-align:justify;line-height:1.35">Certifico, atendendo a requerimento escrito de parte interessada, que no Livro {livro} de assentos de nascimento, a fls. {folha}, acha-se o termo nº {termo}, cujo teor, copiado palavra por palavra, é o seguinte:</p>
<div class="g" style="margin-left:3mm;margin-right:3mm;flex:0 1 auto"><div class="mg"><div style="text-align:center;letter-spacing:1.5px;font-size:8.5pt;color:#7c1f2b;margin-bottom:2mm">À MARGEM</div>{notes}</div><div class="tx">{text}</div></div>
<p style="margin:3mm 3mm 0;text-align:justify;line-height:1.35">Era o que se continha no dito termo, que fiz transcrever fielmente e conferi. Dou fé. {v['c']} ({uf}), {por_extenso(i) if n%2 else meio(i)}.</p>
<div style="margin-top:auto;display:grid;grid-template-columns:26mm 1fr 72mm;gap:5mm;align-items:end;padding:3mm 3mm 1mm">{art.qr(rng,86,29,'#3d1016')}<div style="font-size:8.4pt;line-height:1.3">Poder Judiciário – TJ{uf}<br>Selo nº <b>{selo}</b><br>Ato: certidão de inteiro teor<br>Emol. R$ {rng.randrange(60,120)},{rng.randrange(10,99)} · Fundos R$ {rng.randrange(8,20)},{rng.randrange(10,99)}</div><div style="text-align:center;font-size:10pt">{art.sign(rng,170,40,'#1a2b6d')}<div style="border-top:.8px solid #000">{esc}<br><i>Escrevente, por delegação da titularidade</i></div></div></div></div>"""
    return art.page(CSS9, body), t

# ---------- P10: births abroad, transcribed in Book E; Legal paper, captions below the values
V10 = [
 dict(city="Cobija", pais="Bolívia", reg="Brasiléia", uf="AC", b="2009-05-27", h="09:30", s="M", r="2011-02-14", i="2018-07-04", e="Hospital Roberto Galindo Terán", nome="Rubén Mateus Choque Saraiva", pai="Rubén Darío Choque Flores", mae="Francimar Saraiva de Lima", pa="Eleuterio Choque Condori", pb="Juana Flores Ticona", ma="Raimundo Nonato de Lima", mb="Altina Saraiva", pn="Riberalta, Bolívia", mn="Xapuri - AC", orig="Oficialía de Registro Civil nº 9010102 de Cobija, partida 58", tipo="c"),
 dict(city="Caiena", pais="Guiana Francesa", reg="Macapá", uf="AP", b="2014-11-03", h="22:08", s="F", r="2015-09-28", i="2015-09-28", e="Centre Hospitalier Andrée Rosemon", orig="Mairie de Cayenne, acte nº 2871/2014", tipo="b"),
 dict(city="Paramaribo", pais="Suriname", reg="Belém", uf="PA", b="2001-08-19", h=None, s="M", r="2004-03-15", i="2022-10-20", e="Sint Vincentius Ziekenhuis", nome="Johan Elias van Ommeren Furtado", pai="Henk Rudolf van Ommeren", mae="Maria Dinair Furtado Gaia", pa="Rudolf Johannes van Ommeren", pb="Wilhelmina Kartodikromo", ma="Pedro Gaia", mb="Odete Furtado Gaia", pn="Nickerie, Suriname", mn="Cametá - PA", orig="Centraal Bureau voor Burgerzaken, Paramaribo, akte 1203", tipo="c", av="Homologada a opção pela nacionalidade brasileira por sentença de 11/09/2020 da 5ª Vara da Justiça Federal – Seção Judiciária do Pará."),
 dict(city="Iquitos", pais="Peru", reg="Tabatinga", uf="AM", b="2017-02-08", h="03:50", s="F", r="2018-06-25", i="2024-08-15", e="Hospital Regional de Loreto", nopai=1, orig="RENIEC – Oficina Registral Iquitos, acta 80213377", tipo="b"),
 dict(city="Hamamatsu", pais="Japão", reg="Fortaleza", uf="CE", b="1998-04-12", h="16:27", s="M", r="2002-12-09", i="2013-01-17", e="Seirei Hamamatsu Byoin", rare="Yamada", twin="M", orig="Consulado-Geral do Brasil em Nagoia, livro 12, fls. 87, nº 3.412", tipo="a"),
 dict(city="Danbury", pais="Estados Unidos da América", reg="Salvador", uf="BA", b="2006-07-04", h="13:03", s="F", r="2019-11-18", i="2020-01-27", e="Danbury Hospital", orig="State of Connecticut, certificate 106-06-028814", tipo="c", rare="Cohen", an="Anotado em 20/01/2020 o traslado do casamento dos pais (Lº E-038, fls. 3, nº 1.402, desta serventia)."),
 dict(city="Guayaramerín", pais="Bolívia", reg="Guajará-Mirim", uf="RO", b="1986-09-14", h=None, s="F", r="1999-03-22", i="2011-05-09", e="", noavp=1, orig="Registro Civil de Guayaramerín, libro 4/86, partida 177", tipo="c", av="Averbado o termo de opção de nacionalidade (Livro E-02, fls. 41), por mandado da 3ª Vara Federal de Porto Velho, de 17/06/2005."),
 dict(city="Coimbra", pais="Portugal", reg="São Luís", uf="MA", b="2020-10-16", h="07:44", s="M", r="2023-04-10", i="2025-05-12", e="Maternidade Bissaya Barreto Nova", longo=1, orig="Conservatória do Registo Civil de Coimbra, assento 1.944/2020", tipo="b"),
]
CSS10 = """body{font:10pt Lato,sans-serif;color:#0b2a26}.pg{padding:15mm 17mm 12mm;background:#fbfdf9;display:flex;flex-direction:column}.q{display:grid;grid-template-columns:repeat(12,1fr);gap:0 5mm}.q>div{margin-top:4.2mm}.q>div>b{display:block;font-weight:500;font-size:10.6pt;border-bottom:.8px solid #2a7a6c;padding:0 1mm .4mm;min-height:5.4mm;line-height:1.2}.q>div>i{font:6.9pt Lato;color:#2a7a6c;padding-left:1mm}
.bx{border:1px solid #2a7a6c;border-radius:1.5mm;padding:2.2mm 3mm;font-size:8.8pt;line-height:1.4}.bx h3{margin:0 0 1mm;font:900 7.6pt Lato;letter-spacing:1.2px;color:#2a7a6c}"""
BASE = {"a": "Registro consular trasladado nos termos do art. 32, § 1º, da Lei 6.015/73.", "b": "Brasileiro(a) nato(a), conforme a alínea “c” do inciso I do art. 12 da Constituição Federal.", "c": "A condição de nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal."}
def p10(n, v, rng):
    t = truth(f"P10-{n}", "P10", 612, 1008)
    b, r, i = P(v["b"]), P(v["r"]), P(v["i"]); fem = v["s"] == "F"; uf = v["uf"]
    f = family(rng, b.year, v["s"], rare=v.get("rare"), longo=v.get("longo"), nopai=v.get("nopai"))
    for k in ("nome", "pai", "mae", "pa", "pb", "ma", "mb"):
        if k in v: f[k] = v[k]
    nopai = v.get("nopai")
    book, leaf, entry = rng.randrange(1, 40), rng.randrange(1, 299), rng.randrange(40, 5200)
    livro, folha, termo = f"E-{book:03d}", f"{leaf:03d}", f"{entry:07d}" if n % 2 else f"{entry}"
    mat = mat_fmt(matricula(rng.randrange(400, 30000), 1, r.year, book, leaf, entry, 7)) if i.year >= 2010 else ""
    mn = v.get("mn") or " - ".join(near(rng, uf)); pn = v.get("pn") or " - ".join(near(rng, uf))
    place = f"{v['city']}, {v['pais']}"
    bl = ["— — —", "nada informado", "*.*.*.*", "não consta"][n % 4]
    of = adult(rng, "MF"[n % 2], 1966); sub = adult(rng, "M", 1986)
    cart = ["Primeiro Ofício do Registro Civil das Pessoas Naturais", "Cartório do 1º Ofício de Registro Civil – Livro E", "1ª Serventia de Registro Civil (Sede da Comarca)"][n % 3]
    nc = cpf(rng) if n in (1, 3, 5, 6, 8) else ""
    selo = f"{uf}-{rng.randrange(10**3,10**4)}.{rng.randrange(10**5,10**6)}.{rng.choice('ABCDEF')}{rng.randrange(10,99)}"
    bt = f"{b.day}{'º' if b.day==1 else ''} de {MES[b.month]} de {b.year}"
    born(t, b, por_extenso(b)); accept(t, "dados_pessoais.data_nascimento.texto_completo", bt, dmy(b))
    av, an = v.get("av", ""), v.get("an", "")
    fill(t, nome=f["nome"], cpf=nc, mat=mat, hora=v["h"], nat=place, sexo="Feminino" if fem else "Masculino", est=v["e"], lmun=v["city"], luf="", rmun=v["reg"], ruf=uf, cart=cart, dreg=dmy(r), livro=livro, folha=folha, termo=termo,
         g1=f["mae"], g1n=mn, g2="" if nopai else f["pai"], g2n="" if nopai else pn, averb=av, anot=an, selo=selo, of=of, emi=dmy(i))
    accept(t, "lmun", place)
    avp = not (nopai or v.get("noavp"))
    if avp: fill(t, pa=f["pa"], pb=f["pb"])
    fill(t, ma=f["ma"], mb=f["mb"])
    tw = ""
    if v.get("twin"):
        tw = f["irmao"]; twin(t, tw, [tw])
    Q = lambda val, capt, span: f'<div style="grid-column:span {span}"><b>{val}</b><i>{capt}</i></div>'
    base = BASE[v["tipo"]]
    body = f"""<div class="pg">{art.waves(816, 1340, '#d9ece2', 18, 7, 120, .6)}<div style="text-align:center;line-height:1.35">{art.arms(70,'#1c5e52','#0b2a26','#c2a24a')}<div style="font-size:9pt;letter-spacing:1.5px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-weight:900;font-size:16pt;margin-top:1mm">Certidão de Traslado de Nascimento</div><div style="font-size:9.4pt">ocorrido no exterior — {cart}<br>{v['reg']} – {ESTADO[uf]}</div></div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:5mm;margin-top:5mm"><div class="bx"><h3>ASSENTO DE ORIGEM</h3>{v['orig']}<br>Documento {'consular' if v['tipo']=='a' else 'legalizado/apostilado e traduzido por tradutor público'}<br>Apresentado em {dmy(r)}</div><div class="bx"><h3>TRASLADO</h3>Livro {livro} &nbsp; Folha {folha} &nbsp; Ordem {termo}<br>Trasladado aos {meio(r)}<br>{'Matrícula ' + mat if mat else 'Sem matrícula nacional'}</div></div>
<div class="q">{Q(f'<span style="font-size:14pt;font-weight:900">{f["nome"]}</span>', 'como se chama a pessoa trasladada', 12)}
{Q(por_extenso(b), 'quando nasceu', 9)}{Q('feminino' if fem else 'masculino', 'sexo', 3)}
{Q(v['h'].replace(':', 'h') if v['h'] else bl, 'hora (local do país)', 3)}{Q(nc or bl, 'CPF da pessoa', 4)}{Q(v['e'] or bl, 'casa de saúde', 5)}
{Q(v['city'], 'cidade do nascimento', 5)}{Q(v['pais'], 'país do nascimento', 7)}{Q(place, 'naturalidade', 12)}
{Q(f['mae'], 'mãe', 8)}{Q(mn, 'de onde é natural', 4)}{Q(f['ma'], 'pai da mãe', 6)}{Q(f['mb'], 'mãe da mãe', 6)}
{Q(f['pai'] if not nopai else bl, 'pai', 8)}{Q(pn if not nopai else bl, 'de onde é natural', 4)}{Q(f['pa'] if avp else bl, 'pai do pai', 6)}{Q(f['pb'] if avp else bl, 'mãe do pai', 6)}
{Q('sim' if tw else 'não', 'tem gêmeo', 2)}{Q(tw or bl, 'quem é', 10)}
{Q(f"{f['mae']}, passaporte {rng.choice(['FT','GC','YC'])} {rng.randrange(100000,999999)}", 'requerente do traslado e seu documento', 12)}</div>
<div class="bx" style="margin-top:6mm"><h3>FUNDAMENTO</h3>{base}</div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:5mm;margin-top:4mm"><div class="bx" style="min-height:24mm"><h3>AVERBAÇÕES</h3>{av or bl}</div><div class="bx" style="min-height:24mm"><h3>ANOTAÇÕES</h3>{an or bl}</div></div>
<div style="margin-top:auto;display:grid;grid-template-columns:44mm 1fr 60mm;gap:5mm;align-items:end;padding-top:6mm"><div>{art.stamp(138, v['reg'].upper()+' - '+uf, 'REGISTRO CIVIL - LIVRO E', c='#1c5e52', op=.6, rot=rng.randrange(-20,20))}</div><div style="font-size:9pt;line-height:1.4">Extraída fielmente do traslado. Dou fé.<br>{v['reg']}, {dmy(i, '.')}<br>Selo: <b>{selo}</b><br><span style="font-size:7.4pt">Cód. autenticidade {rng.randrange(16**7,16**8):x}-{rng.randrange(16**3,16**4):x} · Rua dos Andradas, {rng.randrange(10,900)}</span></div><div style="text-align:center">{art.sign(rng,170,44,'#0b2a6a')}<div style="border-top:.8px solid #0b2a26;font-size:9pt">{sub}<br>p/ {of}, Oficial{'a' if n%2 else ''}</div></div></div></div>"""
    return art.page(CSS10, body, "8.5in 14in", "8.5in", "13.98in"), t
