import sys, os, json, unicodedata, datetime as dt
from lib import *
FORMS = {}
def form(L, W, H):
    def deco(fn): FORMS[L] = (fn, W, H); return fn
    return deco
def row(*c): return "<tr>" + "".join(f"<td>{x}</td>" for x in c) + "</tr>"
def ms(R): return "filh" + R.a
def NOTE(R, k):
    c = dt.date(min(R.em.year - 1, R.reg.year + 24), 1 + R.T % 12, 1 + R.F % 27)
    if c <= R.reg: c = R.reg + dt.timedelta(40)
    if c >= R.em: c = R.em
    if k == 'cas' and c.year - R.nasc.year < 18: k = 'obi'
    lo = {'gen': dt.date(1979, 4, 11), 'cpf': dt.date(2018, 3, 5), 'pat': dt.date(2012, 6, 4)}.get(k, c); c = max(c, min(lo, R.em)); sp = R.x()
    return {"cas": f"{R.a.upper()} registrad{R.a} contraiu casamento em {dmy(c)} com {sp}, no livro B-{R.F}, fls. {R.L % 190 + 4}, termo {R.T % 9000 + 77}, do Registro Civil de {CITY['SP'][R.T % 6]}, continuando a usar o mesmo nome.",
      "obi": f"Óbito d{R.a} registrad{R.a} ocorrido em {dmy(c)}, lavrado no livro C-{R.L + 2}, fls. {R.F}, termo {R.T % 7000 + 101}, deste Ofício.",
      "ret": f"Por despacho do MM. Juiz de Direito desta Comarca, datado de {ext(c)}, autos nº {R.T}/{c.year}, fica retificado o prenome da avó materna, como acima consta.",
      "pat": f"Reconhecimento de paternidade averbado em {dmy(c)}, nos termos do Provimento nº 16 do CNJ, à vista de escrito particular arquivado sob nº {R.T % 900 + 11}.",
      "gen": f"A genitora voltou a usar o nome de solteira em virtude de divórcio, conforme mandado expedido em {dmy(c)} pela {R.L % 4 + 1}ª Vara de Família.",
      "cpf": f"Inclusão do CPF d{R.a} registrad{R.a} feita de ofício em {dmy(c)}, Provimento nº 63/2017 do CNJ."}[k]
def old(s):
    for a, b in (("três", "tres"), ("quatorze", "quatorze"), ("cinquenta", "cincoenta"), ("Goiás", "Goyaz"), ("Minas Gerais", "Minas Geraes"), ("Rio Grande do Sul", "Rio Grande do Sul")): s = s.replace(a, b)
    return s

@form("A", 595, 842)
def A(n, key):
    R = rec(key, ["girl", "boy mae home", "boy ext twin", "girl home noap"][n], y=(1926, 1937), em=(1938, 1943), old=True, sep="Estado")
    tc = old(f"{dia1(R.nasc)} dia{'s' if R.nasc.day > 1 else ''} do mez de {MES[R.nasc.month-1].capitalize()} do anno de {num(R.nasc.year)}")
    if n == 3: R.joint = True; R.av = f"Este assento foi lavrado fóra do prazo legal, com a multa dispensada por despacho do M. Juiz de Direito, na fórma do regulamento em vigor."
    R.cart = f"Cartorio do Registro Civil do 1.º Districto de {R.mun}"; v = lambda x: f"<i>&nbsp;{e(x)}&nbsp;</i>"
    lug = f"casa de residencia de seus paes, á {R.end.replace('nº', 'n.º')}, nesta cidade" if R.home else f"{R.est}, nesta cidade"
    if R.home: R.est = "casa de residencia de seus paes"; R.acc["local_nascimento.estabelecimento"] = [lug, lug[:-13], R.end.replace('nº', 'n.º')]
    fil = f"{ms(R)} legitim{R.a} de {v(R.pai)}, natural de {v(R.pnat)}, de profissão {v('lavrador' if n % 2 else 'negociante')}, e de D. {v(R.mae)}" if R.pai else f"{ms(R)} natural de D. {v(R.mae)}"
    avp = f"São avós paternos {v(R.ap[0])} e D. {v(R.ap[1])}, e maternos" if R.ap[0] else "São avós maternos"
    t = f"""<b>CERTIFICO</b> que a folhas {v(R.folha)} do livro n.º {v(R.livro)} do registro de nascimentos, sob o n.º de ordem {v(R.termo)}, em data de {v(ext(R.reg).replace(MES[R.reg.month-1], MES[R.reg.month-1].capitalize()))}, foi lavrado o assento de {v(R.nome)}, nascid{R.a} aos {v(tc)}, ás {v(hw(R.h).replace('três', 'tres'))}, em {v(lug)}, do sexo {v(R.sexo.lower())}, de côr {v('branca parda morena branca'.split()[n])}, {fil}, natural de {v(R.mnat)}, domestica. {avp} {v(R.am[0])} e D. {v(R.am[1])}. {'É geme' + R.a + ' de ' + v(R.twin) + ', nascid' + R.a + ' em segundo logar. ' if R.twin else ''}Foi declarante {v(R.dec)} e serviram de testemunhas {v(R.t1)} e {v(R.t2)}.<br>Observações: {v(R.av or '— — — — —')}"""
    css = "body{font:14.5pt/29pt 'Nimbus Roman';color:#222;background:#fbf6e6}i{font:17pt/20pt Z003;color:#20306b;border-bottom:1px dotted #555}.h{text-align:center;line-height:1.25}"
    b = rules(595, 239.6, 800, 29, "#c9d3de", 40, 560) + f"""<div class=h style="padding:26pt 60pt 0"><div style="letter-spacing:1.5pt;font-size:12pt">REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div>{arms(52)}<div style="font:italic 12pt/16pt C059">Estado {e(old(UFN[R.uf]))} — Comarca e Municipio de {e(R.mun)}<br>{e(R.cart)}</div><div style="font:bold 27pt/36pt 'URW Bookman';letter-spacing:2pt">Certidão de Nascimento</div></div>
    <div style="position:absolute;left:46pt;right:40pt;top:216pt;text-align:justify">{t}</div>
    <div style="position:absolute;bottom:26pt;left:46pt;right:40pt;line-height:17pt;font-size:12pt"><div>O referido é verdade e dou fé. &nbsp;{v(R.mun)}, {v(ext(R.em))}.</div><div style="text-align:right;padding-right:20pt">{sig(key)}<br><i>{e(R.ofi)}</i><br><span style="font-size:10pt">O Official do Registro Civil</span></div></div>
    <div style="position:absolute;left:60pt;bottom:24pt;width:58pt;height:44pt;border:3px double #476;color:#476;font:8pt/13pt C059;text-align:center">THESOURO<br>NACIONAL<br>1$200</div>"""
    return R, css, b, dict(tc=tc)

@form("B", 740, 480)
def B(n, key):
    R = rec(key, ["boy", "girl home noap", "girl mf twin", "boy mae"][n], y=(1951, 1968), em=(1974, 1980), old=True, sep=[" - ", "/", " - ", ", "][n])
    R.cart = f"Cartório de Paz do Distrito da Sede — {R.mun}"; tc = word(R.nasc); g = pars(R)
    if n in (0, 2): R.av, R.joint = NOTE(R, "ret" if n == 0 else "cas"), True
    c = lambda w, x, l: f'<div style="flex:{w}"><p>{e(x) or "&nbsp;"}</p><s>{l}</s></div>'
    r = lambda *a: '<div class=r>' + "".join(a) + "</div>"; z = lambda x: x or "x-x-x-x-x"
    b = f"""<div style="position:absolute;left:14pt;top:14pt;bottom:14pt;width:46pt;background:#dfe8df;border:1px solid #486a52"><div style="position:absolute;left:23pt;top:226pt;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;font:bold 13pt 'URW Gothic';color:#2d4f38;text-align:center">REGISTRO CIVIL DE NASCIMENTO</div></div>
    <div style="position:absolute;left:76pt;right:22pt;top:14pt;bottom:12pt"><div style="text-align:center;font:bold 10pt 'URW Gothic'">{e(R.cart)} — Estado {e(UFN[R.uf])}<div style="font-size:17pt;color:#2d4f38">CERTIDÃO DE NASCIMENTO <span style="font-size:9pt">(art. 54 da Lei nº 6.015)</span></div></div>
    {r(c(1, R.nome, 'prenome e sobrenomes de quem nasceu'))}
    {r(c(1.1, R.sexo.lower(), 'sexo'), c(5, tc, 'data em que nasceu, por extenso'), c(1, '%02d:%02d' % R.h, 'a que horas'))}
    {r(c(4, ('em domicílio, ' + R.end) if R.home else R.est, 'casa, hospital ou lugar onde nasceu'), c(2, R.mun, 'município'), c(.5, R.uf, 'Estado'))}
    {r(c(3, g[0][0], 'pai' if R.pai and not R.mf else 'mãe'), c(2, g[0][1], 'donde é natural'))}{r(c(3, z(g[1][0]), 'mãe' if R.pai and not R.mf else 'pai'), c(2, z(g[1][1]), 'donde é natural'))}
    {r(c(1, z(R.ap[0]), 'pai do pai'), c(1, z(R.ap[1]), 'mãe do pai'))}{r(c(1, R.am[0], 'pai da mãe'), c(1, R.am[1], 'mãe da mãe'))}
    {r(c(.7, R.livro, 'livro'), c(.7, R.folha, 'folha'), c(1, R.termo, 'ordem'), c(1.5, dmy(R.reg), 'lavrou-se em'), c(3, R.dec, 'quem declarou'), c(2, R.twin or '-x-', 'irmão gêmeo'))}
    <div style="font:7pt/8pt 'URW Gothic';margin-top:6pt">O que consta à margem:</div><div style="font:9.5pt/12pt 'Nimbus Mono PS'">{e(R.av) or 'NADA CONSTA. x-x-x-x-x-x-x-x-x-x'}</div></div>
    <div style="position:absolute;left:76pt;bottom:14pt;font:8pt/11pt 'URW Gothic'">Dou fé. <span style="font:10.5pt 'Nimbus Mono PS'">{e(R.mun)}, {ext(R.em)}</span><br>Emolumentos: Cr$ {3 + n},40 &nbsp; Taxa judiciária: Cr$ 0,80</div>
    <div style="position:absolute;right:22pt;bottom:10pt;width:250pt;text-align:center;font:7.5pt/10pt 'URW Gothic'">{sig(key, 130, 24)}<div style="font:10pt 'Nimbus Mono PS'">{e(R.ofi)}</div>Oficial do Registro Civil e Escrivão de Paz</div>"""
    css = ".r{display:flex;gap:14pt;margin-top:8pt}.r p{margin:0;font:10.5pt/13pt 'Nimbus Mono PS';border-bottom:1.6px dotted #333;color:#111;white-space:nowrap}.r s{text-decoration:none;display:block;font:7pt/8pt 'URW Gothic';color:#2d4f38;text-align:center;margin-top:1.5pt}"
    return R, css, b, dict(tc=tc)

@form("C", 595, 842)
def C(n, key):
    R = rec(key, ["boy", "girl twin", "girl mae home", "boy ext noap"][n], y=(1946, 1979), em=(2014, 2024), sep=" - "); tc = f"{dia1(R.nasc)} de {MES[R.nasc.month-1]} de {num(R.nasc.year)}"
    R.cpf = "" if n % 2 else R.cpf; oldofi = R.x()
    if n != 2: R.av = NOTE(R, ["ret", "gen", "", "pat"][n])
    if n in (0, 2): R.an = NOTE(R, ["obi", "", "cas"][n])
    w = lambda x: f"<b>{e(x)}</b>"; onde = f"em domicílio, na {R.end}, nesta cidade" if R.home else f"n{'o' if R.est[0] == 'H' else 'a'} {e(R.est)}, nesta cidade"
    g = f"{w(R.pai)}, natural de {e(R.pnat)}, comerciante, e de {w(R.mae)}" if R.pai else f"{w(R.mae)}"
    avp = f"sendo avós paternos {e(R.ap[0])} e {e(R.ap[1])} e avós maternos" if R.ap[0] else "sendo avós maternos"
    R.hide.discard("")
    t = f"Nº {R.termo}. Aos {dia1(R.reg)} dia{'s' if R.reg.day > 1 else ''} do mês de {MES[R.reg.month-1]} do ano de {num(R.reg.year)}, nesta cidade de {e(R.mun)}, Estado {UFN[R.uf]}, em cartório, compareceu {e(R.dec)}, residente neste município, e perante as testemunhas adiante nomeadas declarou que no dia {tc}, às {hw(R.h)}, {onde}, nasceu uma criança do sexo {R.sexo.lower()}, de cor branca, que recebeu o nome de {w(R.nome)}, {ms(R)} de {g}, natural de {e(R.mnat)}, de prendas domésticas, {avp} {e(R.am[0])} e {e(R.am[1])}. {'Declarou mais que a criança é gêmea de ' + e(R.twin) + ', registrada no termo imediato. ' if R.twin else ''}Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas {e(R.t1)} e {e(R.t2)}, ambos maiores e aqui domiciliados. Eu, {e(oldofi)}, escrivão, o datilografei e subscrevi. (aa) {e(R.dec)}. — {e(R.t1)}. — {e(R.t2)}. — {e(oldofi)}. ERA O QUE SE CONTINHA em dito assento, que bem e fielmente transcrevi."
    b = rules(595, 152, 640, 23, "#c5cfe0", 24, 571) + f"""<svg style="position:absolute;left:0;top:0;z-index:-1" width="595pt" height="645pt" viewBox="0 0 595 645"><path d="M184 128V640M187 128V640" stroke="#c66" stroke-width=".8"/></svg>
    <div style="padding:22pt 30pt 0;text-align:center;font:11pt/15pt 'DejaVu Serif'">{e(R.cart)}<br><span style="font-size:8.5pt">{e(R.mun)} – Estado {UFN[R.uf]} · {e(R.end)} · Tel. {R.fone}</span><div style="font:bold 17pt/26pt 'DejaVu Serif'">CERTIDÃO DE NASCIMENTO – INTEIRO TEOR</div><span style="font-size:10pt">Livro {'A-' if n % 2 == 0 else ''}{R.livro}, fls. {R.folha}, termo {R.termo} — matrícula {R.matr}</span></div>
    <div style="position:absolute;left:28pt;width:148pt;top:134pt;font:9.6pt/23pt 'Liberation Sans'"><b>À MARGEM</b><br>{'<u>Averbação</u>: ' + e(R.av) + '<br>' if R.av else ''}{'<u>Anotação</u>: ' + e(R.an) if R.an else ''}{'' if R.av or R.an else 'Nada consta.'}</div>
    <div style="position:absolute;left:196pt;right:28pt;top:134pt;font:10.4pt/23pt 'Liberation Mono';letter-spacing:-.6pt;text-align:justify">{t}</div>
    <div style="position:absolute;left:30pt;right:30pt;top:690pt;border-top:1px solid #777;padding-top:6pt;font:9pt/12.5pt 'DejaVu Serif'">{'CPF d' + R.a + ' registrad' + R.a + ': ' + R.cpf + '. ' if R.cpf else ''}O referido é verdade e dou fé. {e(R.mun)}/{R.uf}, {ext(R.em)}. Certidão expedida por {e(R.esc)}, escrevente, a requerimento verbal.<div style="display:flex;margin-top:6pt"><div>{qr(key, 52)}</div><div style="padding-left:8pt;width:220pt">Selo digital de fiscalização<br><b>{R.selo}</b><br>Consulte em selo.tj{R.uf.lower()}.jus.br<br>Emolumentos R$ 84,12 + ISS 2,52</div><div style="flex:1;text-align:center">{sig(key)}<br>{e(R.ofi)}<br>Oficial Registrador</div></div></div>"""
    return R, "", b, dict(tc=tc)

@form("D", 595, 842)
def D(n, key):
    ct, co, cc, cu = [("Almada", "Portugal", "Lisboa", "€ 5,00"), ("Framingham", "Estados Unidos da América", "Boston", "US$ 5.00"), ("Hamamatsu", "Japão", "Nagoia", "¥ 600"), ("Hernandarias", "Paraguai", "Ciudad del Este", "US$ 5.00")][n]
    R = rec(key, ["girl mf", "boy mae", "girl maes", "boy twin mf"][n], y=(2004 if n != 2 else 2012, 2022), em=(2017, 2025), sep=[" / ", "/", "-", " – "][n])
    R.mun, R.uf, R.rmun, R.ruf, R.nat, R.est = ct, "", cc, "", f"{ct}, {co}", [f"Hospital Garcia de Sousa", "St. Brendan Medical Center", "Clínica Sakura-no-Sato", "Sanatorio del Este"][n]
    R.cart = f"Consulado-Geral do Brasil em {cc}"; R.cpf = R.cpf if n % 2 == 0 else ""; R.matr = R.selo = ""; etq = f"{R.T % 900 + 100}.{R.L + 400}.{R.F + 300}"; tc = ext(R.nasc)
    A = R.acc; A["autenticação.selo_digital"] = [etq]; A["registro.uf"] = A["local_nascimento.uf"] = ["EX", "Exterior", co]; A["local_nascimento.município"] = [R.nat, f"{ct}/{co}"]; A["registro.município"] = [f"{cc}, {co}"]; A["dados_pessoais.naturalidade"] = [f"{ct}/{co}"]
    A["documento.órgão_emissor"] = [R.cart, "Ministério das Relações Exteriores"]; A["documento.tipo"] = ["Certidão de Registro de Nascimento"]
    R.joint = True; R.av = "Registro de nascimento lavrado nos termos do artigo 12, inciso I, alínea c, da Constituição Federal." + (f" Documento apresentado: certidão local nº {R.T}." if n % 2 else ""); g = pars(R); k = lambda a, b: f"<p><span>{a}</span>{b}</p>"; w = lambda x: f"<b>{e(x)}</b>"
    av = (f"{w(R.ap[0])} e {w(R.ap[1])}, por parte {'de pai' if 'maes' not in R.f else 'da primeira'}; " if R.ap[0] else "") + f"{w(R.am[0])} e {w(R.am[1])}, por parte {'de mãe' if 'maes' not in R.f else 'da segunda'}"
    if "maes" in R.f: R.mf = False
    g = pars(R)
    b = f"""<div style="position:absolute;left:0;top:0;width:595pt;height:9pt;background:#0a6b38"></div><div style="position:absolute;left:0;top:9pt;width:595pt;height:4pt;background:#f2c400"></div>
    <div style="text-align:center;padding:30pt 60pt 0;font:11pt/15pt 'Nimbus Roman'">{arms(62, '#0a6b38')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DAS RELAÇÕES EXTERIORES<br><b>{e(R.cart)}</b><div style="font:bold 18pt/34pt 'Nimbus Roman';letter-spacing:1pt">CERTIDÃO DE REGISTRO DE NASCIMENTO</div></div>
    <div class=t><p>CERTIFICO que, às folhas {w(R.folha)} do livro {w(R.livro + '-N')} desta Repartição consular, consta, sob o termo nº {w(R.termo)}, em {w(ext(R.reg))}, o assento do nascimento de</p><p style="text-align:center;font-size:17pt;line-height:24pt;border:1px solid #0a6b38;padding:5pt">{w(R.nome)}</p>
    <p>do sexo {w(R.sexo.lower())}, nacional brasileir{R.a} (CPF {w(R.cpf or 'não informado')}), que veio à luz no {w(R.est)}, em {w(R.nat)}, no dia {w(tc)}, às {w('%02dh%02d' % R.h)} (hora local){'; tem como gêmeo(a) ' + w(R.twin) + ', registrado(a) no termo seguinte' if R.twin else ''}.</p>
    <p>Filh{R.a} de {w(g[0][0])}, nacional brasileira, natural de {w(g[0][1])}{f", e de {w(g[1][0])}, nacional brasileir{'a' if 'maes' in R.f else 'o'}, natural de {w(g[1][1])}" if g[1][0] else ''}, residentes em {ct}.</p><p>Net{R.a} de {av}.</p><p>Serviu de declarante {w(R.dec)}, que exibiu passaporte brasileiro válido. Testemunhas: {e(R.t1)} e {e(R.t2)}.</p><p>Observações: {e(R.av)}</p>
    <p style="font-size:9.5pt;line-height:13pt">Esta certidão deverá ser trasladada no Cartório do 1º Ofício do Registro Civil do domicílio do registrado no Brasil ou no Distrito Federal, conforme a Resolução nº 155/2012 do CNJ. Dispensada a legalização (Decreto nº 8.742/2016).</p><p>{cc}, {ext(R.em)}.</p></div>
    <div style="position:absolute;right:50pt;bottom:44pt;width:220pt;text-align:center;font:11pt/14pt 'Nimbus Roman'">{sig(key, 140, 32)}<br>{e(R.ofi)}<br><i>{['Vice-Cônsul', 'Cônsul-Adjunta', 'Cônsul-Geral', 'Vice-Cônsul'][n]}</i></div>
    <div style="position:absolute;left:50pt;bottom:40pt;width:170pt;border:1.5px solid #0a6b38;font:8pt/11pt 'Liberation Sans';padding:5pt;background:#eef7ee">ETIQUETA CONSULAR<br><b style="font-size:11pt">{etq}</b><br>Valor recebido: {cu} · TEC 451<br>Atendente: {e(R.esc)}</div>"""
    return R, ".t{padding:8pt 52pt 0;font:11.6pt/18.5pt 'Nimbus Roman';text-align:justify}.t p{margin:0 0 8pt}", b, dict(tc=tc)

@form("E", 595, 842)
def E_(n, key):
    ct, co = [("Genebra", "Suíça"), ("Toyota", "Japão"), ("Caiena", "Guiana Francesa"), ("Turim", "Itália")][n]
    R = rec(key, ["boy", "girl mf nocpf", "boy mae", "girl ext"][n], y=(1988 if n < 3 else 2008, 2018), tipo=7, sep=["-", "/", " (", "/"][n] if n != 2 else " - ")
    R.rmun, R.ruf = R.mun, R.uf; R.mun, R.uf, R.nat = ct, "", f"{ct} - {co}"; R.est = ["Clinique des Grangettes-Neuves", "Hospital Mikawa Chuo", "Centre Hospitalier de l'Oyapock", "Ospedale Sant'Eusebio"][n]; R.livro = f"E-{R.L}"
    R.cart = f"1º Ofício do Registro Civil, Interdições e Tutelas de {R.rmun}"; A = R.acc; A["registro.livro"] = [str(R.L), f"{R.L:05d}"]; A["local_nascimento.uf"] = ["EX", co]; A["local_nascimento.município"] = [R.nat, f"{ct}/{co}"]; A["documento.tipo"] = ["Certidão de Transcrição de Nascimento"]; A["dados_pessoais.naturalidade"] = [f"{ct}/{co}", f"{ct}, {co}"]
    R.an = f"Trasladado de certidão expedida pelo Consulado-Geral do Brasil em {['Genebra', 'Nagoia', 'Caiena', 'Milão'][n]}, termo {R.T % 3000 + 20}, livro {R.L % 30 + 2}. " + ["Brasileiro nato, conforme o art. 12, I, c, in fine, da Constituição Federal.", "A condição da nacionalidade depende de opção, a qualquer tempo, perante a Justiça Federal.", "Assento de nascimento de filho de brasileira a serviço do Brasil.", "Brasileira nata, conforme a Emenda Constitucional nº 54/2007."][n]
    if n == 3: R.av = NOTE(R, "ret")
    g = pars(R); z = lambda x: e(x) or "—"; tc = word(R.nasc).capitalize(); i = iter(range(1, 40)); it = lambda l, v: f'<div class=i><u>{next(i)}</u><span>{l}</span><b>{v}</b></div>'
    lab = ("Mãe", "Pai") if R.mf or not R.pai else ("Pai", "Mãe")
    b = f"""<div style="padding:24pt 36pt 0;display:flex;align-items:center;gap:14pt;border-bottom:2px solid #6b2d5c;padding-bottom:10pt">{arms(48, '#6b2d5c')}<div style="font:10pt/14pt 'URW Gothic'"><b style="font-size:15pt">CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO</b><br>{e(R.cart)} – {R.ruf}<br>Livro E de atos relativos ao estado civil praticados no exterior</div></div>
    <div style="padding:8pt 36pt">{it('Transcrit' + R.a, f'<span style="font-size:14pt;color:#000">{e(R.nome)}</span>')}{it('Matrícula do ato', R.matr)}{it('Assento trasladado em', dmy(R.reg))}{it('Livro, folha e número', f'{R.livro}, fl. {R.folha}, nº {R.termo}')}{it('Cadastro na Receita Federal', R.cpf or '—')}{it('Dia, mês e ano em que nasceu', tc)}{it('Horário', '%02d:%02d' % R.h)}{it('Casa de parto ou hospital', e(R.est))}{it('Cidade e país', e(R.nat))}{it('Gênero', R.sexo)}
    {it(lab[0], f'{z(g[0][0])}<br><em>{z(g[0][1])}</em>')}{it(lab[1], f'{z(g[1][0])}<br><em>{z(g[1][1])}</em>')}{it('Ascendentes do lado paterno', z(R.ap[0]) + '<br>' + z(R.ap[1]))}{it('Ascendentes do lado materno', z(R.am[0]) + '<br>' + z(R.am[1]))}{it('Parto múltiplo', 'Não')}{it('Averbações', z(R.av))}{it('Anotações', e(R.an))}</div>
    <div style="position:absolute;left:36pt;right:36pt;bottom:22pt;font:8.6pt/12pt 'URW Gothic';display:flex;gap:16pt;border-top:1px solid #6b2d5c;padding-top:8pt"><div>{qr(key, 56, '#6b2d5c')}</div><div style="flex:1">Selo <b>{R.selo}</b><br>Emitida aos {dmy(R.em)} em {e(R.rmun)}, {R.ruf}<br>{e(R.end)} — fone {R.fone}<br>Isenta de custas (Lei nº 9.534/97)</div><div style="text-align:center">{sig(key, 120, 24)}<br><b>{e(R.ofi)}</b><br>Registradora titular<br>p/ {e(R.esc)}, substituto</div></div>"""
    return R, ".i{display:flex;font:10pt/13.5pt 'URW Gothic';padding:4.6pt 0;border-bottom:1px dashed #cbb4c5}.i u{text-decoration:none;width:26pt;color:#6b2d5c;font-weight:bold}.i span{width:172pt;color:#6b2d5c}.i b{flex:1;font:10.4pt/13.5pt 'Liberation Sans'}.i em{font-style:normal;color:#444}.i b span{width:auto}", b, dict(tc=tc)

@form("F", 420, 880)
def F(n, key):
    R = rec(key, ["girl dnv", "boy maes dnv", "girl mae dnv nocpf", "boy twin mf"][n], y=(2012, 2023), em=(2023, 2025), sep=[", ", "/", " · ", "-"][n], msep=" " if n % 2 else ".")
    R.livro, R.folha, R.termo = f"{R.L:05d}", f"{R.F:03d}", f"{R.T:07d}"; g = pars(R); z = lambda x: e(x) or "não consta"
    if n == 2: R.an = "Expedida segunda via a pedido da genitora, sem outras alterações no assento."
    if n == 3: R.av = NOTE(R, "pat")
    col = ["#0b7a75", "#5b3fa8", "#b2452b", "#1f5fa8"][n]; cd = lambda t, x: f'<div class=c><h4>{t}</h4>{x}</div>'; ini = R.nome[0] + R.apel.split()[-1][0]
    who = lambda i: "Mamãe" if g[i][0] == R.mae or "maes" in R.f else "Papai"
    pe = lambda i: f'<div class=p><div>{who(i)}</div><b>{e(g[i][0])}</b><span>nasceu em {e(g[i][1])}</span></div>' if g[i][0] else '<div class=p><div>Outro genitor</div><b>—</b></div>'
    vs = ("Vovôs de " + ("papai" if "maes" not in R.f else "1ª mamãe"), "Vovôs de " + ("mamãe" if "maes" not in R.f else "2ª mamãe"))
    b = f"""<div style="background:{col};color:#fff;height:132pt;padding:16pt 20pt"><div style="font:9pt 'Noto Sans'">‹ Meus documentos &nbsp;|&nbsp; Certidão de Nascimento</div><div style="display:flex;gap:12pt;align-items:center;margin-top:14pt"><div style="width:50pt;height:50pt;border-radius:50%;background:#ffffff;color:{col};font:bold 20pt/50pt 'Noto Sans';text-align:center">{ini}</div><div style="flex:1;font:bold 15pt/19pt 'Noto Sans'">{e(R.nome)}<br><span style="font-size:9pt;font-weight:400">CPF {R.cpf or 'ainda não emitido'}</span></div></div></div>
    <div style="padding:12pt 14pt;display:flex;flex-direction:column;gap:8pt">{cd('Quando nasceu', f'<b>{ext(R.nasc)}</b>, às <b>%02d:%02d</b> · {R.sexo} · {("gêmeo de <b>" + e(R.twin) + "</b>") if R.twin else "parto único"}' % R.h)}{cd('Onde nasceu', f'<b>{e(R.est)}</b><br>{e(R.nat)}')}
    {cd('Minha família', f'<div class=g>{pe(0)}{pe(1)}</div><div class=g style="margin-top:5pt"><div class=p><div>{vs[0]}</div>{z(R.ap[0])}<br>{z(R.ap[1])}</div><div class=p><div>{vs[1]}</div>{z(R.am[0])}<br>{z(R.am[1])}</div></div>')}
    {cd('Meu registro', f'Matrícula <b>{R.matr}</b><br>Feito em <b>{dmy(R.reg)}</b> no(a) <b>{e(R.cart)}</b>, {e(R.rmun)} ({R.ruf})' + (f'<br>DNV <b>{R.dnv}</b>' if R.dnv else ''))}{cd('O que mudou depois (averbações)', e(R.av) or 'Nenhuma mudança até agora.')}{cd('Lembretes do cartório (anotações)', e(R.an) or 'Nenhum lembrete.')}</div>
    <div style="position:absolute;left:14pt;right:14pt;bottom:14pt;display:flex;gap:10pt;font:8.4pt/12pt 'Noto Sans';background:#fff;border-radius:8pt;padding:9pt">{qr(key, 62, col)}<div>Documento gerado em {dmy(R.em)} às 14:0{n}<br>Selo eletrônico: <b>{R.selo}</b><br>Assinado por <b>{e(R.ofi)}</b>, Oficial de Registro<br>Aponte a câmera ou acesse registrocivil.org.br/validar<br>Válida por 90 dias · Lei 6.015/73, art. 19 § 5º</div></div>"""
    return R, f"body{{background:#eceff1}}.c{{background:#fff;border-radius:8pt;padding:8pt 10pt;font:9.4pt/13pt 'Noto Sans';color:#222}}.c h4{{margin:0 0 3pt;color:{col};font-size:9pt}}.g{{display:flex;gap:8pt}}.p{{flex:1;background:#f4f6f7;border-radius:5pt;padding:5pt 6pt}}.p div{{font-size:7.6pt;color:#777}}.p b,.p span{{display:block}}.p span{{font-size:8pt}}", b, dict(tc=ext(R.nasc))

@form("G", 842, 595)
def G(n, key):
    R = rec(key, ["boy", "girl mf noap", "boy mae", "girl twin dnv"][n], y=(1978, 2015), em=(2020, 2025), sep=["/", " – ", "/", ", "][n]); R.livro = f"A-{R.L}"; g = pars(R); z = lambda x: e(x) or "∅"
    rg, tit = f"{R.T % 90 + 10}.{R.L + 300}.{R.F + 500}-{n}", f"{R.T % 9000 + 1000} {R.F + 1000} {R.L + 2000}"; R.cad = [rg, tit] if n < 2 else []
    if n in (0, 3): R.an = NOTE(R, "cas" if n == 0 else "cpf")
    if n in (1, 2): R.av = NOTE(R, "gen")
    T = lambda t, x, w=1, c="": f'<div class=t style="flex:{w};{c}"><h5>{t}</h5>{x}</div>'; role = ("ASCENDENTE 1", "ASCENDENTE 2")
    ev = [(dmy(R.nasc), f"Nascimento às %02d:%02d" % R.h), (dmy(R.reg), "Lavratura do registro"), (dmy(R.em), "Emissão desta via")]
    tl = "".join(f'<div style="position:absolute;left:{30 + k * 190}pt;top:30pt;width:140pt;font:8pt/11pt \'Liberation Sans\'"><b>{a}</b><br>{t}</div><svg style="position:absolute;left:{30 + k * 190}pt;top:12pt" width="12pt" height="12pt" viewBox="0 0 12 12"><circle cx="6" cy="6" r="5" fill="#e07a1f"/></svg>' for k, (a, t) in enumerate(ev))
    b = f"""<div style="position:absolute;left:0;top:0;bottom:0;width:212pt;background:#16324a;color:#e9f0f5;padding:22pt 18pt;font:9pt/13pt 'Liberation Sans'"><b style="font-size:13pt;line-height:17pt">CERTIDÃO DE NASCIMENTO</b><br>Painel do registro<div style="margin:18pt 0 6pt;background:#fff;padding:7pt;width:104pt;height:104pt">{qr(key, 90)}</div>Chave do selo<br><b>{R.selo}</b><br><br>Nº único de matrícula<br><b>{R.matr}</b><br><br>Serventia<br><b>{e(R.cart)}</b><br>{e(R.rmun)} / {R.ruf}<br>CNS {R.cns:06d} · {R.fone}<br><br>Responsável<br><b>{e(R.ofi)}</b><br>Operadora: {e(R.esc)}<div style="background:#f4f7f9;margin-top:10pt;width:150pt;padding:4pt">{sig(key, 130, 26)}</div></div>
    <div style="position:absolute;left:224pt;right:14pt;top:16pt;display:flex;flex-direction:column;gap:7pt"><div class=r>{T('PESSOA', f'<b style="font-size:17pt;line-height:22pt">{e(R.nome)}</b>', 3)}{T('CPF', R.cpf, 1)}</div>
    <div class=r>{T('DIA', f'<b class=n>{R.nasc.day:02d}</b>', .6)}{T('MÊS', f'<b class=n>{R.nasc.month:02d}</b>', .6)}{T('ANO', f'<b class=n>{R.nasc.year}</b>', .8)}{T('HORA', '<b class=n>%02d:%02d</b>' % R.h, .9)}{T('SEXO', f'<b class=n style="font-size:13pt">{R.sexo}</b>', 1.1)}{T('LIVRO', f'<b class=n>{R.livro}</b>', .9)}{T('FOLHA', f'<b class=n>{R.folha}</b>', .8)}{T('TERMO', f'<b class=n>{R.termo}</b>', .9)}</div>
    <div class=r>{T('UNIDADE DE SAÚDE', e(R.est), 2)}{T('LUGAR', e(R.nat), 1.2)}{T('REGISTRADO EM', dmy(R.reg), .8)}{T('GEMELARIDADE', e(R.twin) or 'Não', 1.2)}{T('DNV', R.dnv, 1) if R.dnv else ''}</div>
    <div class=r>{T(role[0], f'<b>{e(g[0][0])}</b><br>{e(g[0][1])}')}{T(role[1], f'<b>{z(g[1][0])}</b><br>{z(g[1][1])}')}</div><div class=r>{T('PAIS DO PAI', z(R.ap[0]) + '<br>' + z(R.ap[1]))}{T('PAIS DA MÃE', z(R.am[0]) + '<br>' + z(R.am[1]))}</div>
    <div class=r>{T('AVERBAÇÕES', z(R.av))}{T('ANOTAÇÕES', z(R.an))}</div>{f'<div class=r>{T("DOCUMENTOS VINCULADOS", f"RG {rg} SSP/{R.ruf} &nbsp;•&nbsp; Título de eleitor {tit}")}</div>' if R.cad else ''}</div>
    <div style="position:absolute;left:224pt;right:14pt;bottom:12pt;height:62pt"><svg style="position:absolute;left:0;top:17pt" width="600pt" height="3pt" viewBox="0 0 600 3"><path d="M10 1.5H560" stroke="#e07a1f" stroke-width="2"/></svg>{tl}</div>"""
    return R, "body{background:#e4ebf0}.r{display:flex;gap:7pt}.t{background:#fff;border-left:3pt solid #e07a1f;padding:5pt 7pt;font:9.3pt/12.5pt 'Liberation Sans'}.t h5{margin:0 0 2pt;font-size:6.8pt;line-height:9pt;color:#5c7485;letter-spacing:.5pt}.n{font-size:15pt;line-height:19pt}", b, dict(tc=dmy(R.nasc))
def spiral(c):
    import math
    s = lambda cx, cy, r, t: "M" + "L".join(f"{cx + r * k / 60 * math.cos(t * k / 9):.1f} {cy + r * k / 60 * math.sin(t * k / 9):.1f}" for k in range(4, 61))
    return f'<g fill="none" stroke="{c}" stroke-width="1.6"><path d="{s(48, 48, 40, 1)}"/><path d="{s(112, 34, 24, -1)}"/><path d="{s(34, 112, 24, -1)}"/><path d="{s(158, 24, 15, 1)}"/><path d="{s(24, 158, 15, 1)}"/><path d="M8 190Q4 4 190 8M14 200Q60 70 200 14"/></g>'

@form("H", 842, 595)
def H(n, key):
    R = rec(key, ["girl", "boy home mae", "girl mf twin", "boy maes nov"][n], y=(1996, 2021), em=(2021, 2025), sep=[" – ", "/", "/", " - "][n]); g = pars(R); z = lambda x: e(x) or "—"; col = ["#8a5a14", "#7a1f3d", "#1e5a3a", "#2b3f86"][n]
    if n == 0: R.av = NOTE(R, "pat")
    if n == 2: R.an = NOTE(R, "obi")
    cor = "".join(f'<g transform="{t}">{spiral(col)}</g>' for t in ("translate(10,10)", "translate(832,10) scale(-1,1)", "translate(10,585) scale(1,-1)", "translate(832,585) scale(-1,-1)"))
    p = lambda l, v: f"<h6>{l}</h6><p>{v}</p>"; who = lambda i: "Progenitora" if g[i][0] == R.mae or "maes" in R.f else "Progenitor"
    lado = lambda i: f"{p(who(i), '<b>' + e(g[i][0]) + '</b>')}{p('Torrão natal', e(g[i][1]))}" if g[i][0] else p("Progenitor", "não declarado")
    onde = f"no lar da família, {R.end}" if R.home else R.est
    if R.home: R.est = "no lar da família"; R.acc["local_nascimento.estabelecimento"] = ["lar da família", onde]
    aL, aR = (R.ap, R.am) if "maes" in R.f or not R.mf and R.pai else (R.am, R.ap); tl = lambda a: "Seus pais" if "maes" in R.f else ("Ramo paterno", "Ramo materno")[a is R.am]
    b = f"""<svg style="position:absolute;left:0;top:0;z-index:-1" width="842pt" height="595pt" viewBox="0 0 842 595"><rect x="9" y="9" width="824" height="577" fill="#fffdf6" stroke="{col}" stroke-width="5"/><rect x="16" y="16" width="810" height="563" fill="none" stroke="{col}" stroke-dasharray="2 3"/>{cor}<path d="M290 196V440M552 196V440" stroke="{col}" stroke-dasharray="1 4"/></svg><div style="position:absolute;left:346pt;top:234pt;opacity:.10;z-index:-1">{ros(150, col)}</div>
    <div style="text-align:center;padding-top:34pt">{arms(58, col)}<div style="font:46pt/50pt Z003;color:{col}">Certidão de Nascimento</div><div style="font:italic 10pt/14pt P052">{e(R.cart)}, em {e(R.rmun)}, Estado {UFN[R.ruf]}, guarda em seus livros a memória deste dia</div></div>
    <div class=k style="left:78pt">{lado(0)}{p(tl(aL), z(aL[0]) + '<br>&amp; ' + z(aL[1]) if aL[0] else '—')}</div>
    <div class=k style="left:300pt;width:242pt"><div style="font:bold 17pt/21pt P052;color:{col};margin-bottom:6pt">{e(R.nome)}</div>{p('Veio ao mundo', ext(R.nasc) + ', às %02dh%02dmin' % R.h)}{p('Sob o céu de', e(R.nat))}{p('Acolhid' + R.a + ' em', e(onde))}{p('Sexo', R.sexo)}{p('Irmandade de parto', 'gêmea de ' + e(R.twin) if R.twin else 'nascimento singular')}{p('Inscrição tributária', R.cpf)}</div>
    <div class=k style="left:564pt">{lado(1)}{p(tl(aR), z(aR[0]) + '<br>&amp; ' + z(aR[1]) if aR[0] else '—')}</div>
    <div style="position:absolute;left:100pt;right:100pt;top:444pt;text-align:center;font:9pt/12.5pt P052">Assentad{R.a} no livro <b>{R.livro}</b>, à folha <b>{R.folha}</b>, termo <b>{R.termo}</b>, em <b>{dmy(R.reg)}</b> · Matrícula <b>{R.matr}</b><br>Averbações: {e(R.av) or 'não há'}<br>Anotações: {e(R.an) or 'não há'}</div>
    <div style="position:absolute;left:190pt;top:512pt;display:flex;gap:8pt;font:7.6pt/10.5pt P052;width:240pt">{qr(key, 46, col)}<div>Selo: <b>{R.selo}</b><br>Expedida em {ext(R.em)}<br>Conferida por {e(R.esc)}<br>Custas: gratuita (1ª via)</div></div><div style="position:absolute;left:440pt;top:506pt;width:210pt;text-align:center;font:9pt/11pt P052">{sig(key, 130, 28, col)}<br>{e(R.ofi)}<br><i>Oficiala/Oficial do Registro</i></div>"""
    return R, f".k{{position:absolute;top:196pt;width:202pt;text-align:center;font:11pt/14pt P052}}.k h6{{margin:0;font:italic 9.5pt/12pt P052;color:{col}}}.k p{{margin:0 0 6pt}}", b, dict(tc=ext(R.nasc))

@form("I", 595, 842)
def I_(n, key):
    R = rec(key, ["boy", "girl mae home", "girl mf", "boy ext twin nocpf"][n], y=(1962, 1999), em=(2009, 2021), sep=["/", " (", "-", "/"][n] if n != 1 else " - "); R.livro = f"A-{R.L}"; g = pars(R); tc = ext(R.nasc); w = lambda x: f"<b>{e(x)}</b>"
    if n == 0: R.av, R.joint = NOTE(R, "ret"), True
    if n == 2: R.an, R.joint = NOTE(R, "cas"), True
    li = lambda a, nat: f"<li>{w(a)}, natural de {e(nat)};</li>"
    onde = "em casa, com assistência de parteira" if R.home else f"n{'o' if R.est[0] == 'H' else 'a'} {w(R.est)}"
    if R.home: R.est = "em casa"; R.acc["local_nascimento.estabelecimento"] = [onde, "casa"]
    av = (f"Os avós pelo lado do pai chamam-se {e(R.ap[0])} e {e(R.ap[1])}; os do lado da mãe, " if R.ap[0] else "Os avós do lado da mãe chamam-se ") + f"{e(R.am[0])} e {e(R.am[1])}."
    b = f"""<div style="padding:34pt 60pt 0;display:flex;justify-content:space-between;border-bottom:0"><div style="font:bold 15pt/19pt 'Noto Serif';width:330pt">{e(R.cart)}<div style="font:8.5pt/12pt 'Noto Serif';color:#555">{e(R.end)}, Centro – {e(R.rmun)}/{R.ruf}<br>CNPJ {R.L+10}.{R.F+100}.{R.T%900+100}/0001-0{n} · {R.fone} · segunda a sexta, 9h às 17h</div></div>{arms(56)}</div>
    <div class=t><p style="text-align:right">{e(R.rmun)}, {ext(R.em)}.</p><p><b>Assunto:</b> CERTIDÃO DE NASCIMENTO (por declaração do Oficial)<br><b>Referência:</b> livro {R.livro}, fls. {R.folha}, termo {R.termo} – matrícula {R.matr}</p><p>A quem interessar possa,</p>
    <p>Declaro e certifico, no uso de minhas atribuições e a pedido de parte interessada, que {w(R.nome)}{', inscrit' + R.a + ' no CPF sob o nº ' + R.cpf + ',' if R.cpf else ''} nasceu neste município de {e(R.mun)} ({R.uf}), {onde}, em {w(tc)}, quando o relógio marcava {w('%02d:%02d' % R.h)}, sendo pessoa do sexo {R.sexo.lower()}{', gêmeo de ' + w(R.twin) if R.twin else ''}. O registro foi feito no dia {w(ext(R.reg))}, mediante declaração de {e(R.dec)}.</p><p>{'São seus pais' if g[1][0] else 'Consta apenas a maternidade'}:</p><ul>{li(*g[0])}{li(*g[1]) if g[1][0] else ''}</ul><p>{av}</p><p>Quanto ao que se acha à margem do termo, {'cumpre-me transcrever o seguinte: “' + e(R.av or R.an) + '”' if R.av or R.an else 'nada consta.'}</p><p>Por ser expressão da verdade, firmo a presente, que vale como certidão para todos os fins de direito (Código Civil, art. 217).</p><p>Atenciosamente,</p></div>
    <div style="position:absolute;left:60pt;bottom:92pt;font:10.5pt/14pt 'Noto Serif'">{sig(key, 150, 34)}<br><b>{e(R.ofi)}</b><br>Oficial do Registro Civil</div><div style="position:absolute;right:60pt;bottom:92pt;font:8pt/11pt 'Noto Serif';width:150pt;text-align:right">{qr(key, 54)}<br>Selo digital {R.selo}</div>
    <div style="position:absolute;left:60pt;right:60pt;bottom:34pt;border-top:1px solid #999;padding-top:5pt;font:7.5pt/10pt 'Noto Serif';color:#555">Digitado por {e(R.esc)}, auxiliar. Qualquer emenda ou rasura invalida este documento. Emolumentos: R$ 31,{R.F % 90 + 10}; Fundo de apoio: R$ 4,02.</div>"""
    return R, ".t{padding:14pt 60pt;font:11pt/16.5pt 'Noto Serif';text-align:justify}.t p{margin:0 0 8pt}.t ul{margin:0 0 8pt}", b, dict(tc=tc)

@form("J", 595, 842)
def J(n, key):
    R = rec(key, ["girl", "boy mf", "boy maes", "girl mae"][n], y=(1975, 2008), em=(2019, 2025), sep=[" - ", "/", "-", ", "][n]); R.livro = f"{R.L}-A"; g = pars(R); z = lambda x: e(x) or "***"
    y = R.reg.year; D = lambda k: dmy(dt.date(min(2018, y + k), 1 + (R.T + k) % 12, 1 + (R.F + k) % 27)); ad = "a registrada" if R.fem else "o registrado"
    rows = [[(D(3), "Adoção", f"Por sentença da Vara da Infância e da Juventude, transitada em julgado, {ad} passou a ter os genitores acima e a chamar-se como consta no alto desta certidão."), (D(9), "Cadastro", f"Incluído o CPF {R.cpf}.")],
      [(D(4), "Legitimação", "Matrimônio subsequente dos genitores, que passaram a assinar o sobrenome comum."), (D(6), "Retificação", "Corrigida a grafia do sobrenome do avô materno."), (D(10), "Sobrenome", f"Incluído o patronímico {R.apel.split()[-1]}, a pedido do interessado, art. 57 da Lei de Registros Públicos.")],
      [(D(2), "Adoção", "Adoção unilateral deferida à segunda mãe, autos arquivados na pasta 14."), (D(7), "Sobrenomes", "Alterados os dois sobrenomes finais, por escolha das requerentes.")], [(D(5), "Restauração", "Termo restaurado por ordem judicial após incêndio da serventia.")]][n]
    J_ = lambda f: "; ".join(f(i + 1, *r) for i, r in enumerate(rows)); R.av = J_(lambda i, a, b, c: f"{i} {a} {b} {c}")
    R.acc["observações.averbações"] = [J_(lambda i, a, b, c: c), J_(lambda i, a, b, c: f"{a} {c}"), J_(lambda i, a, b, c: f"{a} {b} {c}"), J_(lambda i, a, b, c: f"{b} {c}"), J_(lambda i, a, b, c: f"{i} {a} {b} {c} {R.F + i}")]
    tr = "".join(f"<tr><td>{i+1}</td><td>{r[0]}</td><td>{r[1]}</td><td>{e(r[2])}</td></tr>" for i, r in enumerate(rows)) + "<tr><td>–</td><td>–</td><td>–</td><td>(espaço em branco inutilizado)</td></tr>"
    h = lambda *a: "<tr>" + "".join(f"<th>{x}</th>" for x in a) + "</tr>"
    b = f"""<div style="padding:26pt 34pt 0;font:11pt/15pt 'Liberation Sans Narrow'"><div style="display:flex;justify-content:space-between;align-items:flex-end"><div><span style="font-size:22pt;line-height:26pt;font-weight:bold">Certidão de Nascimento</span><br>com quadro de averbações</div><div style="text-align:right">{e(R.cart)}<br>{e(R.rmun)} – {R.ruf}</div></div>
    <table><caption>I. PESSOA NATURAL</caption>{h('Nome por inteiro', 'Sexo', 'CPF/MF')}{row('<b>' + e(R.nome) + '</b>', R.sexo, R.cpf)}</table><table>{h('Nascimento', 'Instante', 'Estabelecimento de saúde', 'Cidade/UF')}{row(dmy(R.nasc), '%02d:%02d' % R.h, e(R.est), e(R.nat))}</table>
    <table><caption>II. LINHA ASCENDENTE</caption>{h('Grau', 'Nome', 'Natural de')}{row('1º', e(g[0][0]), e(g[0][1]))}{row('1º', z(g[1][0]), z(g[1][1]))}{row('2º — lado paterno' if 'maes' not in R.f else '2º — lado da primeira', z(R.ap[0]) + '<br>' + z(R.ap[1]), '')}{row('2º — lado materno' if 'maes' not in R.f else '2º — lado da segunda', e(R.am[0]) + '<br>' + e(R.am[1]), '')}</table>
    <table><caption>III. ATO</caption>{h('Livro', 'Folha', 'Termo', 'Lavrado em', 'Matrícula nacional')}{row(R.livro, R.folha, R.termo, dmy(R.reg), R.matr)}</table><table><caption>IV. AVERBAÇÕES</caption>{h('Nº', 'Data', 'Espécie', 'Teor')}{tr}</table><table><caption>V. ANOTAÇÕES</caption><tr><td>Sem anotações à margem do termo.</td></tr></table>
    <div style="display:flex;margin-top:16pt;gap:12pt;font-size:9.5pt;line-height:12.5pt">{qr(key, 60)}<div style="flex:1">Selo de autenticidade {R.selo}<br>Validade por tempo indeterminado<br>Protocolo {R.T % 5000 + 9}/{R.em.year} – buscas: R$ 12,08<br>Lavrou esta: {e(R.esc)}, escrevente</div><div style="text-align:center">Passada em {e(R.rmun)} aos {dmy(R.em)}<br>{sig(key, 140, 28)}<br><b>{e(R.ofi)}</b><br>Oficial Titular</div></div></div>"""
    return R, "table{width:100%;border-collapse:collapse;margin-top:7pt}caption{text-align:left;font-weight:bold;padding:5pt 0 2pt;color:#7b1e1e}th{background:#ece6da;font-size:8.6pt;line-height:11pt;text-align:left;padding:2pt 5pt;border:1px solid #8d8371}td{border:1px solid #8d8371;padding:3pt 5pt;vertical-align:top}", b, dict(tc=dmy(R.nasc), natlab=0)

@form("K", 595, 842)
def K(n, key):
    u, mun, et, ald, ti = [("MT", "Barra do Garças", "Xavante", "Aldeia Tsõ'repré de Cima", "Terra Indígena Rio das Antas"), ("AM", "São Gabriel da Cachoeira", "Tukano", "Comunidade Pari-Ponta", "Terra Indígena Médio Uaupés"), ("MA", "Grajaú", "Guajajara", "Aldeia Zutiwa Nova", "Terra Indígena Cabeceira"), ("MS", "Amambai", "Guarani-Kaiowá", "Aldeia Jaguary Mirim", "Terra Indígena Takuaraty")][n]
    R = rec(key, ["boy late home", "girl late home mae nocpf", "girl mf home", "boy late home noap"][n], y=(1958, 1985), em=(2018, 2025), uf=u, city=mun, sep="/")
    r = R.r; nm = r.sample(["Tserewa", "Yepárió", "Arasy", "Kunumi", "Wirapé", "Moroti", "Doéthiro", "Penõ"], 5); R.pre = nm[0] + " " + R.pre; R.apel = {0: "Xavante", 1: "Tukano", 2: "Guajajara", 3: "Kaiowá"}[n]; R.nome = f"{R.pre} {R.apel}"; ch = lambda x: x and " ".join(x.split()[:1]) + f" {r.choice(nm)} " + R.apel
    R.pai, R.mae, R.ap, R.am = ch(R.pai), ch(R.mae), tuple(map(ch, R.ap)), tuple(map(ch, R.am)); R.dec = R.nome if "late" in R.f else R.mae; R.est = ald; A = R.acc; A["local_nascimento.estabelecimento"] = [f"{ald}, {ti}", f"{ald} – {ti}"]
    R.pnat = R.pai and f"{mun}/{u}"; R.mnat = f"{mun}/{u}"; ran = f"{R.T % 9000 + 800}/{R.em.year - 3}"; R.cad = [ran]; late = "late" in R.f
    R.an = f"Registro {'tardio, ' if late else ''}lavrado nos termos {'da Resolução Conjunta CNJ/CNMP nº 3/2012' if R.reg.year > 2012 else 'do art. 12 da Lei nº 6.001/1973'}" + (f", por determinação do MM. Juiz Corregedor Permanente, processo nº {R.T}-{R.L}.{R.reg.year}." if late else ", com a presença de representante da FUNAI.")
    if n == 3: R.av = f"Incluída a etnia como sobrenome por mandado de {dmy(dt.date(2017, 5, 9))}."
    g = pars(R); z = lambda x: e(x) or "não sabido"; l = lambda a, v: f'<div class=l><span>{a}</span><u></u><b>{v}</b></div>'
    pat = "".join(f"M{x} {y}l9 -9 9 9 -9 9zM{x+4} {y}l5 -5 5 5 -5 5z" for x in (4, 26) for y in range(14, 830, 22))
    b = f"""<svg style="position:absolute;left:14pt;top:10pt" width="50pt" height="822pt" viewBox="0 0 50 834"><rect width="50" height="834" fill="#a8321d"/><path d="{pat}" fill="none" stroke="#f6e2b8" stroke-width="1.6"/></svg>
    <div style="padding:26pt 34pt 0 82pt"><div style="font:bold 15.4pt/22pt 'URW Bookman';color:#7a2412">CERTIDÃO DE NASCIMENTO DE PESSOA INDÍGENA</div><div style="font:10pt/14pt 'URW Bookman'">{e(R.cart)} · {e(R.rmun)} · Estado {UFN[R.ruf]}</div>
    <h3>Quem é</h3>{l('Nome completo', e(R.nome))}{l('Povo ou etnia', et)}{l('Nome da pessoa na língua do povo', nm[1])}{l('RANI – registro administrativo', ran)}{l('CPF', R.cpf or 'sem inscrição')}{l('Homem ou mulher', R.sexo)}
    <h3>De onde veio</h3>{l('Data em que nasceu', ext(R.nasc))}{l('Hora aproximada', '%02d:%02d' % R.h)}{l('Aldeia ou comunidade', e(ald))}{l('Terra indígena', ti)}{l('Município e Estado', f'{e(mun)}/{u}')}
    <h3>Parentes</h3>{l('Genitor(a)', e(g[0][0]))}{l('Município de origem', e(g[0][1]))}{l('Genitor(a)', z(g[1][0]))}{l('Município de origem', z(g[1][1]))}{l('Avô por parte de pai', z(R.ap[0]))}{l('Avó por parte de pai', z(R.ap[1]))}{l('Avô por parte de mãe', z(R.am[0]))}{l('Avó por parte de mãe', z(R.am[1]))}
    <h3>Escrita no livro</h3>{l('Matrícula', R.matr)}{l('Livro / folha / termo', f'A-{R.livro} / {R.folha} / {R.termo}')}{l('Data do lançamento', dmy(R.reg))}{l('Quem declarou', e(R.dec))}<p><b>Averbações:</b> {e(R.av) or 'não há.'}</p><p><b>Anotações:</b> {e(R.an)}</p></div>
    <div style="position:absolute;left:82pt;right:34pt;bottom:26pt;display:flex;gap:12pt;font:8.6pt/12pt 'URW Bookman'">{qr(key, 56, '#7a2412')}<div style="flex:1">Dada em {e(R.rmun)}, no dia {dmy(R.em)}<br>Selo nº {R.selo}<br>Gratuita — Lei nº 6.001/73<br>Intérprete: {e(R.t1)}</div><div style="text-align:center">{sig(key, 130, 26)}<br>{e(R.ofi)}<br>Registrador(a) Civil</div></div>"""
    return R, ".l{display:flex;align-items:baseline;font:10.2pt/15.6pt 'URW Bookman'}.l u{flex:1;border-bottom:1px dotted #777;margin:0 4pt}h3{margin:9pt 0 2pt;font:bold 11pt/14pt 'URW Bookman';color:#a8321d;border-bottom:1.5px solid #a8321d}p{margin:6pt 0 0;font:9.6pt/12.6pt 'URW Bookman'}", b, dict(tc=ext(R.nasc))

@form("L", 595, 842)
def L_(n, key):
    R = rec(key, ["girl", "boy mae", "boy mf twin", "girl ext noap nocpf"][n], y=(1970, 1998), em=(2010, 2016), sep=["-", "/", "-", "/"][n], msep="" if n % 2 else " ")
    na = lambda s: unicodedata.normalize("NFD", s.replace("ß", "ss")).encode("ascii", "ignore").decode().upper()
    if n == 0: R.av = NOTE(R, "gen").replace("ª", "A.").replace("º", "O")
    if n == 3: R.an = NOTE(R, "cas")
    for k in "nome mun rmun nat est end cart pai mae pnat mnat ofi esc dec twin av an selo".split(): setattr(R, k, na(getattr(R, k)))
    R.ap, R.am = tuple(map(na, R.ap)), tuple(map(na, R.am)); g = pars(R); q = ["|", "/", ";", "|"][n]; S = f" {q}{q} " if n == 3 else f" {q} "; z = lambda x: x or "XXXX"; tc = na(word(R.nasc))
    J = lambda *a: f'<div class=x>{S.join(e(x) for x in a)}</div>'; hr = '<div class=x style="white-space:nowrap;overflow:hidden">' + "=" * 70 + "</div>"
    b = f"""<div style="position:absolute;left:12pt;top:0;bottom:0;width:14pt;border-right:1px dashed #bbb"></div><div style="position:absolute;right:12pt;top:0;bottom:0;width:14pt;border-left:1px dashed #bbb"></div><div style="padding:34pt 44pt 0">{J(R.cart)}{J('SISTEMA SRC-NET V4.' + str(n), 'EMISSAO ' + dmy(R.em), 'PAG 001/001')}{hr}<div class=x style="text-align:center;font-weight:bold;font-size:14pt">C E R T I D A O &nbsp; D E &nbsp; N A S C I M E N T O</div>{hr}
    {J('REGISTRANDO', R.nome)}{J('SX', R.sexo[0], 'CPF', R.cpf or 'ISENTO')}{J('NASCTO', tc)}{J('HS', '%02d:%02d' % R.h, 'LOCAL', R.est)}{J('MUNIC-UF', R.nat)}{J('GEMEO', R.twin or 'NAO')}{hr}{J('FILIACAO 1', g[0][0])}{J('NATURAL', g[0][1])}{J('FILIACAO 2', z(g[1][0]))}{J('NATURAL', z(g[1][1]))}{J('AVOS PAT', z(R.ap[0]), z(R.ap[1]))}{J('AVOS MAT', R.am[0], R.am[1])}{hr}
    {J('LV', R.livro, 'FL', R.folha, 'TM', R.termo, 'DT REG', dmy(R.reg))}{J('MATRIC', R.matr)}{J('DECLTE', R.dec)}{hr}{J('AVERB', R.av or 'NADA CONSTA')}{J('ANOT', R.an or 'NADA CONSTA')}{hr}{J('O REFERIDO E VERDADE E DOU FE', R.rmun + '-' + R.ruf, dmy(R.em))}{J('SELO', R.selo, 'CUSTAS R$ 22,40')}<div style="margin:18pt 0 0 250pt">{sig(key)}</div>{J('OFICIAL', R.ofi)}{J('ESCREVENTE', R.esc)}{J('ENDERECO', R.end, 'FONE ' + R.fone)}</div>"""
    svg = "".join(f'<circle cx="{x}" cy="{y}" r="3.4" fill="none" stroke="#aaa"/>' for x in (6, 589) for y in range(14, 840, 22)); b += f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="595pt" height="842pt" viewBox="0 0 595 842">{svg}' + "".join(f'<rect x="26" y="{y}" width="543" height="17.5" fill="#eef6ee"/>' for y in range(34, 800, 35)) + "</svg>"
    return R, ".x{font:10.6pt/17.5pt 'DejaVu Sans Mono';letter-spacing:-.25pt}", b, dict(tc=tc)

@form("M", 595, 842)
def M_(n, key):
    R = rec(key, ["boy dnv", "girl mf", "girl mae twin dnv", "boy maes"][n], y=(2003, 2022), em=(2022, 2025), sep=["/", "-", " ", "/"][n] if n != 2 else "-", msep=[" ", "", ".", " "][n]); R.livro, R.folha, R.termo = f"{R.L:05d}", f"{R.F:03d}", f"{R.T:07d}"; g = pars(R); c = ["#2d6cb3", "#2e8b57", "#b0603a", "#6a4c93"][n]
    if n == 1: R.av, R.joint = NOTE(R, "cpf"), True
    f = lambda x, y, w, l, v, s=12: f'<div style="position:absolute;left:{x}pt;top:{y}pt;width:{w}pt"><div style="font:6.6pt/8pt \'Liberation Sans\';color:{c}">{l}</div><div style="font:bold {s}pt/{s*1.15:.1f}pt \'Liberation Sans Narrow\'">{e(v) or "***"}</div></div>'
    card = lambda top, x: f'<div style="position:absolute;left:35pt;top:{top}pt;width:525pt;height:332pt;border:1.5px solid {c};border-radius:16pt;overflow:hidden;background:#fbfcfa"><div style="position:absolute;right:-40pt;top:60pt;opacity:.16">{ros(260, c, 24)}</div><div style="position:absolute;left:-60pt;top:120pt;opacity:.10">{ros(240, c, 24)}</div>{x}</div>'
    rel = (("PAI/MÃE 1", "PAI/MÃE 2")); fr = f"""<div style="position:absolute;left:0;top:0;width:100%;height:40pt;background:{c};color:#fff;font:bold 9pt/12pt 'Liberation Sans';padding:8pt 16pt">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL<br>CERTIDÃO DE NASCIMENTO — FORMATO CARTÃO</div>{f(16, 50, 400, 'NOME / NAME', R.nome, 16)}{f(16, 84, 110, 'NASCIMENTO / BIRTH', dmy(R.nasc))}{f(132, 84, 60, 'HORA / TIME', '%02d:%02d' % R.h)}{f(200, 84, 50, 'SEXO / SEX', R.sexo[0])}{f(258, 84, 150, 'CPF', R.cpf)}{f(16, 114, 390, 'NASCID' + R.a.upper() + ' EM / PLACE OF BIRTH', R.nat)}{f(16, 144, 390, 'HOSPITAL', R.est)}{f(16, 178, 310, rel[0], g[0][0], 13)}{f(340, 178, 170, 'NAT.', g[0][1])}{f(16, 212, 310, rel[1], g[1][0], 13)}{f(340, 212, 170, 'NAT.', g[1][1])}{f(16, 252, 490, 'MATRÍCULA / REGISTRATION NUMBER', R.matr, 15)}{f(16, 290, 300, 'GÊMEO(S) / TWIN', R.twin or 'NÃO')}<div style="position:absolute;right:16pt;top:56pt">{qr(key, 84, c)}</div>"""
    no = R.av or R.an
    vs = f"""<div style="position:absolute;left:0;top:0;width:100%;height:14pt;background:{c}"></div>{f(16, 24, 240, 'AVÔ 1', R.ap[0])}{f(270, 24, 240, 'AVÓ 1', R.ap[1])}{f(16, 54, 240, 'AVÔ 2', R.am[0])}{f(270, 54, 240, 'AVÓ 2', R.am[1])}{f(16, 86, 360, 'SERVENTIA', R.cart)}{f(390, 86, 120, 'CNS', f'{R.cns:06d}')}{f(16, 118, 240, 'SEDE', f'{R.rmun} / {R.ruf}')}{f(270, 118, 110, 'REGISTRO', dmy(R.reg))}{f(390, 118, 120, 'EMISSÃO', dmy(R.em))}{f(16, 150, 230, 'DNV', R.dnv)}{f(270, 150, 240, 'SELO', R.selo)}<div style="position:absolute;left:16pt;top:182pt;width:490pt;font:9pt/11.5pt 'Liberation Sans'"><span style="font-size:6.6pt;color:{c}">OBSERVAÇÕES</span><br>{e(no) or 'Sem averbações ou anotações.'}</div><div style="position:absolute;right:20pt;bottom:38pt;width:230pt;text-align:center;font:8pt/10pt 'Liberation Sans'">{sig(key, 140, 26)}<br><b>{e(R.ofi)}</b><br>Registrador Civil — assinatura digital ICP-Brasil</div><div style="position:absolute;left:16pt;bottom:30pt;font:7.4pt/10pt 'Liberation Sans';width:220pt">Emitido por {e(R.esc)}, preposto.<br>Confira em www.cartaoregistro.not.br com o código {R.T % 9000 + 1000}-{R.F + 100}</div><div style="position:absolute;left:16pt;bottom:10pt;font:11pt 'DejaVu Sans Mono';letter-spacing:1pt">C&lt;BRA{R.matr[:6]}&lt;&lt;{R.nasc.strftime('%y%m%d')}{R.sexo[0]}&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;0{n}</div>"""
    if "maes" not in R.f:
        fr = fr.replace(rel[0], "MÃE / MOTHER" if R.mf or not R.pai else "PAI / FATHER").replace(rel[1], "MÃE / MOTHER" if R.pai and not R.mf else "PAI / FATHER"); vs = vs.replace("AVÔ 1", "AVÔ PATERNO").replace("AVÓ 1", "AVÓ PATERNA").replace("AVÔ 2", "AVÔ MATERNO").replace("AVÓ 2", "AVÓ MATERNA")
    b = f"""<div style="position:absolute;left:35pt;top:22pt;right:35pt;font:9pt/12pt 'Liberation Sans';color:#555">Ampliação (190%) do cartão de registro — frente e verso. Recorte na linha.</div>{card(48, fr)}<div style="position:absolute;left:35pt;right:35pt;top:396pt;border-top:1px dashed #888"></div>{card(412, vs)}<div style="position:absolute;left:35pt;right:35pt;bottom:40pt;font:8pt/11pt 'Liberation Sans';color:#555">O cartão reproduz o assento e tem fé pública (Lei nº 6.015/1973, arts. 16 a 21; MP nº 2.200-2/2001). Extravio: comunique à serventia, tel. {R.fone}.</div>"""
    return R, "", b, dict(tc=dmy(R.nasc))

@form("N", 612, 936)
def N_(n, key):
    R = rec(key, ["girl", "boy home mae", "girl mf twin", "boy ext"][n], y=(1955, 1984), em=(1981, 2002), old=True, sep=[" - ", "/", "-", "/"][n]); R.reg = R.nasc + dt.timedelta(7); br = ["[]", "()", "<>", "{}"][n]; w = lambda x: e(f"{br[0]}{x}{br[1]}"); tc = word(R.nasc); g = pars(R)
    if R.em <= R.reg: R.em = R.reg + dt.timedelta(300)
    R.joint = True
    if n in (0, 2): R.av = NOTE(R, "ret" if n else "cas")
    onde = f"domicílio da genitora, {R.end}" if R.home else R.est
    if R.home: R.est = "domicílio da genitora"; R.acc["local_nascimento.estabelecimento"] = [onde]
    R.cart = f"Cartório {R.x().split()[-1]} – Registro Civil e Anexos"; z = lambda x: x or "em branco"
    t = f"Certifico, revendo os livros desta serventia, que deles consta o seguinte: tomo de nascimentos {w(R.livro)}; página {w(R.folha)}; assento {w(R.termo)}; lançado em {w(dmy(R.reg))}; nome da pessoa {w(R.nome)}; sexo {w(R.sexo.lower())}; cor {w('branca')}; nascimento {w(tc)}; relógio {w('%02d:%02d' % R.h)}; lugar {w(onde)}; cidade {w(R.mun)}; Estado {w(R.uf)}; {'genitora' if R.mf or not R.pai else 'genitor'} {w(g[0][0])}, oriund{'a' if R.mf or not R.pai else 'o'} de {w(g[0][1])}; {'genitora' if R.pai and not R.mf else 'genitor'} {w(z(g[1][0]))}, oriund{'a' if R.pai and not R.mf else 'o'} de {w(z(g[1][1]))}; avô pelo pai {w(z(R.ap[0]))}; avó pelo pai {w(z(R.ap[1]))}; avô pela mãe {w(R.am[0])}; avó pela mãe {w(R.am[1])}; irmão gêmeo {w(R.twin or 'não há')}; declarante {w(R.dec)}; primeira testemunha {w(R.t1)}; segunda testemunha {w(R.t2)}; averbações e anotações {w(R.av or 'nada consta')}; é o que me cumpre certificar, do que dou fé; selos pagos por verba; {e(R.mun)}, {w(ext(R.em))}; eu, {e(R.esc)}, escrevente autorizado, a datilografei; e eu, {w(R.ofi)}, Oficial, a conferi e assino."
    b = f"""<svg style="position:absolute;left:0;top:0;z-index:-1" width="612pt" height="936pt" viewBox="0 0 612 936"><rect x="26" y="26" width="560" height="884" fill="none" stroke="#333" stroke-width="3"/><rect x="32" y="32" width="548" height="872" fill="none" stroke="#333" stroke-width=".8"/></svg><div style="text-align:center;padding:50pt 60pt 0;font:12pt/16pt C059">{arms(50, '#333')}<br>ESTADO {UFN[R.ruf].upper()} – COMARCA DE {e(R.rmun.upper())}<br><i>{e(R.cart)}</i><div style="font:bold 20pt/40pt C059;letter-spacing:3pt">CERTIDÃO DE NASCIMENTO</div></div><div style="padding:6pt 62pt 0;font:11.4pt/22pt 'Nimbus Mono PS';text-align:justify">{t}</div><div style="position:absolute;right:90pt;bottom:66pt;text-align:center;font:9pt/12pt C059">{sig(key, 180, 40)}<br>____________________________</div><div style="position:absolute;left:64pt;bottom:60pt;width:70pt;height:70pt;border:2px solid #885;border-radius:50%;font:7.5pt/10pt C059;text-align:center;padding-top:20pt;color:#885">REGISTRO CIVIL<br>FÉ PÚBLICA<br>{R.ruf}</div>"""
    return R, "", b, dict(tc=tc)

@form("O", 842, 595)
def O_(n, key):
    R = rec(key, ["boy", "girl mf home noap", "boy mae", "girl twin"][n], y=(1976, 1996), em=(2010, 2018) if n % 2 else (1997, 2008), sep=["/", " - ", "-", "/"][n])
    if n % 2 == 0: R.cpf = R.selo = R.matr = ""
    if n == 0: R.an = NOTE(R, "cas")
    if n == 3: R.av, R.an = NOTE(R, "gen"), NOTE(R, "cas")
    tc = word(R.nasc); g = pars(R); r = lambda a, v: f'<div class=d><span>{a}</span><b>{v}</b></div>'
    if R.home: R.est = "domicílio"
    nat = {R.pai: R.pnat, R.mae: R.mnat}; z = lambda x: e(x) or "desconhecido"
    box = lambda x, y, w, l, v, s="": f'<div style="position:absolute;left:{x}pt;top:{y}pt;width:{w}pt;height:{50 if s else 46}pt;border:1px solid #3b5d4b;border-radius:4pt;background:#f6faf5;text-align:center;padding:3pt;font:bold 8pt/10pt \'Noto Serif\'"><div style="font:italic 6.6pt/8pt \'Noto Serif\';color:#3b5d4b">{l}</div>{z(v)}{f"<div style=font-weight:400>{e(s)}</div>" if s and v else ""}</div>'
    L1, L2 = ("mãe", "pai") if R.mf or not R.pai else ("pai", "mãe"); A1, A2 = (R.am, R.ap) if L1 == "mãe" else (R.ap, R.am)
    tree = f"""<svg style="position:absolute;left:0;top:0" width="380pt" height="240pt" viewBox="0 0 380 240"><path d="M46 70V82H136V70M91 82V96M242 70V82H332V70M287 82V96M91 146V164H287V146M189 164V182" fill="none" stroke="#3b5d4b" stroke-width="1.4"/></svg>{box(2, 24, 88, 'avô', A1[0])}{box(96, 24, 88, 'avó', A1[1])}{box(196, 24, 88, 'avô', A2[0])}{box(290, 24, 88, 'avó', A2[1])}{box(8, 96, 172, L1, g[0][0], g[0][1] or ' ')}{box(202, 96, 172, L2, g[1][0], g[1][1] or ' ')}{box(84, 182, 210, 'registrad' + R.a, R.nome)}<div style="position:absolute;left:2pt;top:6pt;width:184pt;text-align:center;font:bold 8.5pt/12pt 'Noto Serif'">{'Família materna' if L1 == 'mãe' else 'Família paterna'}</div><div style="position:absolute;left:194pt;top:6pt;width:184pt;text-align:center;font:bold 8.5pt/12pt 'Noto Serif'">{'Família paterna' if L1 == 'mãe' else 'Família materna'}</div>"""
    b = f"""<svg style="position:absolute;left:0;top:0;z-index:-1" width="842pt" height="595pt" viewBox="0 0 842 595"><rect x="12" y="12" width="818" height="571" rx="8" fill="#fdfbf3" stroke="#3b5d4b" stroke-width="2"/><path d="M417 12V583M421 12V583M425 12V583" stroke="#d8d2bd"/></svg>
    <div style="position:absolute;left:36pt;top:30pt;width:356pt"><div style="text-align:center;font:bold 16pt/21pt 'Noto Serif';color:#3b5d4b">CERTIDÃO DE NASCIMENTO<div style="font:9pt/13pt 'Noto Serif';color:#333">{e(R.cart)}<br>{e(R.rmun)} · {R.ruf}</div></div><div style="height:10pt"></div>{r('Chama-se', e(R.nome))}{r('Sexo', R.sexo)}{r('Nasceu a', tc)}{r('Pelas', '%02d:%02d horas' % R.h)}{r('Em', e(R.est))}{r('Terra natal', e(R.nat))}{r('Gêmeo', e(R.twin) or 'não')}{r('Livro', 'A-' + R.livro)}{r('Folhas', R.folha)}{r('Assento nº', R.termo)}{r('Data do assento', dmy(R.reg))}{r('Matrícula', R.matr) + r('CPF', R.cpf) if R.matr else ''}{r('Declarou', e(R.dec))}{r('Testemunharam', e(R.t1) + ' e ' + e(R.t2))}</div><div style="position:absolute;left:36pt;bottom:22pt;width:356pt;text-align:center;font:8pt 'Noto Serif'">– {R.F % 20 * 2} –</div>
    <div style="position:absolute;left:444pt;top:30pt;width:380pt;height:240pt">{tree}</div><div style="position:absolute;left:446pt;top:282pt;width:374pt;font:9pt/13pt 'Noto Serif'"><b>Averbações.</b> {e(R.av) or 'Não constam.'}<br><b>Anotações.</b> {e(R.an) or 'Não constam.'}</div>
    <div style="position:absolute;left:446pt;top:420pt;width:374pt;font:9pt/13pt 'Noto Serif'">É cópia fiel do assento. {e(R.rmun)}, {ext(R.em)}.{' Selo digital: <b>' + R.selo + '</b>.' if R.selo else ' Selo de autenticidade colado no verso.'}<div style="text-align:center;margin-top:12pt">{sig(key, 150, 30)}<br><b>{e(R.ofi)}</b><br>Oficial do Registro Civil<br><span style="font-size:7.5pt">na ausência: {e(R.esc)}, Oficial substituto</span></div></div><div style="position:absolute;left:446pt;bottom:22pt;width:374pt;text-align:center;font:8pt 'Noto Serif'">– {R.F % 20 * 2 + 1} –</div>"""
    return R, ".d{display:flex;font:10pt/14pt 'Noto Serif';padding:4pt 0;border-bottom:1px dotted #999}.d span{width:92pt;color:#3b5d4b;font-style:italic}.d b{flex:1;font-weight:600}", b, dict(tc=tc, natlab=1)

@form("P", 595, 842)
def P_(n, key):
    R = rec(key, ["girl", "boy mf ext", "girl mae nocpf", "boy noap twin"][n], y=(1964, 2019), em=(2016, 2025), sep=[" / ", "/", ", ", " - "][n]); g = pars(R); z = lambda x: e(x) or "–"; it = iter(range(1, 40))
    if n == 1: R.av, R.joint = NOTE(R, "gen"), True
    def q(pt, fr, en, v, v2=None):
        k = next(it); return f'<tr><td class=k>{k}</td><td class=l>{pt}<i>{fr} · {en}</i></td>' + (f'<td colspan=2 class=v>{v}</td>' if v2 is None else f'<td class=v>{v}</td><td class=v>{v2}</td>') + '</tr>'
    d = R.nasc; jma = lambda x: f"{x.day:02d}/{x.month:02d}/{x.year}"; P1, P2 = ("Mãe", "Pai") if R.mf or not R.pai else ("Pai", "Mãe"); X = {"Mãe": ("Mère", "Mother"), "Pai": ("Père", "Father")}
    b = f"""<div style="padding:24pt 34pt 0"><table><tr><td style="width:50%;padding:6pt" colspan=2><i>Estado · État · State</i><b>BRASIL — {UFN[R.ruf][3:].upper()}</b></td><td style="padding:6pt" colspan=2><i>Serviço do registro civil de · Service de l'état civil de · Civil Registry Office of</i><b>{e(R.cart)}</b><br>{e(R.rmun)} – {R.ruf}</td></tr><tr><td colspan=4 style="text-align:center;background:#dfe6f2;padding:6pt;font-size:12pt;line-height:16pt"><b>CERTIDÃO DE NASCIMENTO</b> – EXTRATO MULTILÍNGUE<i>Extrait de l'acte de naissance · Extract of the birth record</i></td></tr>
    {q('Número do assento', "Nº de l'acte", 'Record No.', f'livro {R.livro} · folha {R.folha} · termo {R.termo}')}{q('Matrícula nacional', "Code d'immatriculation", 'National code', R.matr)}{q('Data do assento', "Date de l'acte", 'Date of record', jma(R.reg))}{q('Data e hora do nascimento', 'Date et heure de naissance', 'Date and time of birth', jma(d), '%02d:%02d' % R.h)}{q('Localidade do nascimento', 'Lieu de naissance', 'Place of birth', e(R.nat), e(R.est))}{q('Apelidos (sobrenomes)', 'Nom', 'Surnames', '<b>' + e(R.apel) + '</b>')}{q('Prenomes', 'Prénoms', 'Forenames', '<b>' + e(R.pre) + '</b>')}{q('Sexo', 'Sexe', 'Sex', 'M' if not R.fem else 'F')}{q('Identificação fiscal (CPF)', 'Numéro fiscal', 'Tax number', R.cpf or '–')}{q(P1, *X[P1], e(g[0][0]), e(g[0][1]))}{q(P2, *X[P2], z(g[1][0]), z(g[1][1]))}{q('Avós paternos', 'Grands-parents paternels', 'Paternal grandparents', z(R.ap[0]), z(R.ap[1]))}{q('Avós maternos', 'Grands-parents maternels', 'Maternal grandparents', z(R.am[0]), z(R.am[1]))}{q('Gêmeos', 'Jumeaux', 'Twins', e(R.twin) or 'Não')}{q('Outras menções do assento', "Autres énonciations de l'acte", 'Other particulars', e(R.av) or '–')}{q('Data de emissão, assinatura e selo', 'Date de délivrance, signature et sceau', 'Date of issue, signature and seal', f'{jma(R.em)}<br>{sig(key, 130, 26)}<br>{e(R.ofi)}<br><small>Oficial · Officier · Registrar</small>', f'{qr(key, 52)}<br>{R.selo}')}</table>
    <p style="font:7.6pt/10.5pt 'Noto Sans';margin:8pt 0">SÍMBOLOS · SYMBOLES · SYMBOLS — Jo: dia, jour, day · Mo: mês, mois, month · An: ano, année, year · M: masculino, masculin, masculine · F: feminino, féminin, feminine. As inscrições são em caracteres latinos. Extrato passado por {e(R.esc)}, escrevente, para uso no exterior; sujeito a apostila (Convenção da Haia de 1961). {e(R.end)}.</p></div>"""
    return R, "table{width:100%;border-collapse:collapse;font:9.6pt/12.5pt 'Noto Sans'}td{border:1px solid #48597a;padding:3.5pt 5pt;vertical-align:top}i{display:block;font:italic 6.8pt/9pt 'Noto Sans';color:#667}.k{width:20pt;text-align:center;font-weight:bold;background:#dfe6f2}.l{width:150pt}small{font-size:7pt}", b, dict(tc=jma(d), natlab=0)

if __name__ == "__main__":
    out = sys.argv[1]; os.makedirs(out, exist_ok=True)
    for L, (fn, W, H) in FORMS.items():
        for n in range(4):
            case = f"82{L}-{n+1}"; R, css, b, o = fn(n, case)
            open(f"{out}/{case}.html", "w").write(page(W, H, css, b.replace('Estado do Distrito Federal', 'Distrito Federal').replace('ESTADO DO DISTRITO', 'DISTRITO'))); json.dump(truth(case, R, W, H, **o), open(f"{out}/{case}.json", "w"), ensure_ascii=False, indent=1)
