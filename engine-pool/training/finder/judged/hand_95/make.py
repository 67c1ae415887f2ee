#!/usr/bin/env python3
import sys, os
from lib import *
DP, LN, RG, FI, AV, AU = 'dados_pessoais.', 'local_nascimento.', 'registro.', 'filiação.', 'avós.', 'autenticação.'
FORMS = {}
def form(f): FORMS[f.__name__] = f; return f
def de(b): return 'da' if b in ('BA', 'PB') else 'de' if b in ('AL', 'GO', 'MG', 'MS', 'PE', 'RO', 'RR', 'SC', 'SP', 'SE') else 'do'
def natf(x, st):
    a, b = x.split('/')
    if st == 'est': return f'{a}, Estado {de(b)} {EST[b]}' if b in EST and b not in ('DF',) else f'{a}, {EST.get(b, b)}'
    return {'/': f'{a}/{b}', '-': f'{a} - {b}', '()': f'{a} ({b})', ',': f'{a}, {b}'}[st]
def swapavo(d):
    for k in ('avô', 'avó'):
        a, b = 'avós.paternos.'+k, 'avós.maternos.'+k
        d.acc.setdefault(a, []).append(d.v.get(b, '')); d.acc.setdefault(b, []).append(d.v.get(a, ''))
def nasc(d, R, txt, u=str, words=True):
    """birth date by its text; day, month and year into the truth"""
    b = R.nasc
    for k, v in zip(('dia', 'mês', 'ano'), b.strftime('%d %m %Y').split()): d.set(DP+'data_nascimento.'+k, v)
    return d.p(DP+'data_nascimento.texto_completo', txt, None, dmy(b), u(dext(b)))
def hora(d, R, st=':'):
    h, m = R.hora
    t = {':': f'{h:02d}:{m:02d}', 'h': f'{h:02d}h{m:02d}min', 'horas': f'{h:02d}:{m:02d} horas', 'w': (f'uma hora' if h == 1 else f'{ext(h).replace("dois","duas").replace("um","uma")} horas' if h else 'zero hora')+(f' e {ext(m).replace("dois","duas")} minutos' if m else ''), 'hm': f'{h} horas e {m} minutos' if m else f'{h} horas'}[st]
    return d.p(DP+'hora_nascimento', t, f'{h:02d}:{m:02d}')
def sexo(d, R, st): return d.p(DP+'sexo', st(('Masculino', 'Feminino')[R.sex == 'F']), ('Masculino', 'Feminino')[R.sex == 'F'])
def emi(d, R, txt): return d.p(AU+'data_emissão', txt, dmy(R.emi))
def dreg(d, R, txt): return d.p(RG+'data_registro', txt, dmy(R.reg))
def born(d, R, u=str): d.set(LN+'município', u(R.bm)); d.set(LN+'uf', R.bu)
def reg(d, R, u=str): d.set(RG+'município', u(R.mun)); d.set(RG+'uf', R.uf)
def selfnat(d, R, u=str): d.set(DP+'naturalidade', u(f'{R.bm}/{R.bu}'), '')
def frommat(d, R): d.set(RG+'livro', f'{R.lv:05d}'); d.set(RG+'folha', f'{R.fl:03d}'); d.set(RG+'termo', f'{R.tm:07d}'); return d.p(DP+'matrícula', R.mat)
def notes(d, R, none, averb='{}', anot='{}', u=str):
    a, b = u(R.averb), u(R.anot)
    d.set('observações.averbações', a); d.set('observações.anotações', b)
    t = ' '.join(t.format(x) for t, x in ((averb, a), (anot, b)) if x)
    if d.joint and a and b: d.acc['observações.averbações'] = d.acc['observações.anotações'] = [t, a+' '+b]
    return E(t or none)
def twin(d, R, txt, yes='Sim', no='Não'):
    d.set('gêmeos.status', 'Sim' if R.twin else 'Não')
    if R.twin: d.tw.append(R.twin); d.set('gêmeos.informações_adicionais', txt, R.twin)
    return E(yes if R.twin else no)

@form
def A(n):  # national model (Prov. 63): legend labels on rounded boxes
    R = rec(f'95A-{n}', n, (1958, 2023), (2018, 2024)); d = Doc(f'95A-{n}', joint=True); u = str.upper; p = d.p; r = R.r
    def bx(l, v, w=100): return f'<div class="b" style="width:{w}%"><fieldset><legend>{l}</legend>{v or "&nbsp;"}</fieldset></div>'
    def gen(i, nm, nt): return (f'<div>{p(FI+"genitor_%d.nome_completo"%i, u(nm))}, natural de {p(FI+"genitor_%d.naturalidade"%i, u(natf(nt, "-")))}</div>') if nm else ''
    def gp(side, t, a, b, ga, gb):
        x = [p(AV+f'{side}.{k}', u(v)) for k, v in ((ga, a), (gb, b)) if v]
        return f'<div>{t}: {" e ".join(x)}</div>' if x else ''
    born(d, R, u); reg(d, R, u)
    d2 = R.s.duas
    avos = gp('maternos', 'AVÓS POR PARTE DE '+E(u(R.mae.split()[0])) if d2 else 'MATERNOS', R.avo[2], R.avo[3], 'avô', 'avó') + gp('paternos', 'AVÓS POR PARTE DE '+E(u(R.pai.split()[0])) if d2 else 'PATERNOS', R.avo[0], R.avo[1], 'avô', 'avó')
    if d2: swapavo(d)
    cart = r.choice([f'{r.randint(1,4)}º Ofício de Registro Civil das Pessoas Naturais de {R.mun}', f'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede - {R.mun}', f'Cartório {R.ofi.split()[-1]} - Registro Civil'])
    est = u(R.est) if R.est else 'DOMICÍLIO'
    css = 'body{font:9pt "Liberation Sans";padding:22pt 34pt}.c{text-align:center}.b{display:inline-block;vertical-align:top;padding:0 1.5pt 3pt}fieldset{border:.8pt solid #555;border-radius:5pt;margin:0;padding:0 5pt 3pt;min-height:24pt;min-width:0}legend{font-size:6pt;color:#444;padding:0 2pt}.r{font-size:0}.r .b{font-size:9pt}h1{font-size:15pt;margin:2pt 0 6pt;letter-spacing:1pt}'
    tw = twin(d, R, f'{u(R.twin)} - {R.twmat}', 'SIM', 'NÃO')
    b = f'''<div class="c">{arms(46)}<div style="font-size:9pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:10pt;font-weight:bold">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div style="font-size:7pt">NOME:</div><div style="font-weight:bold;font-size:12pt">{p(DP+"nome_completo", u(R.nome))}</div><div style="font-size:7pt;margin-top:2pt">CPF:</div><div><b>{p(DP+"cpf", R.cpf) if R.cpf else d.set(DP+"cpf","") or "NÃO CONSTA"}</b></div><div style="font-size:7pt;margin-top:2pt">MATRÍCULA:</div><div style="font-weight:bold;margin-bottom:5pt">{frommat(d, R)}</div></div><div class="r">
{bx("DATA DE NASCIMENTO POR EXTENSO", nasc(d, R, u(dext(R.nasc)), u), 70)}{bx("DIA", f"{R.nasc.day:02d}", 8)}{bx("MÊS", f"{R.nasc.month:02d}", 8)}{bx("ANO", R.nasc.year, 14)}
{bx("HORA DE NASCIMENTO", hora(d, R, "horas"), 28)}{bx("NATURALIDADE", p(DP+"naturalidade", u(natf(R.bm+"/"+R.bu, "-"))), 72)}
{bx("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", E(u(natf(R.mun+"/"+R.uf, "-"))), 50)}{bx("LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", p(LN+"estabelecimento", est)+"<br>"+E(u(natf(R.bm+"/"+R.bu, "-"))), 36)}{bx("SEXO", sexo(d, R, u), 14)}
{bx("FILIAÇÃO", gen(1, R.mae, R.maenat)+gen(2, R.pai, R.painat))}{bx("AVÓS", avos or "***")}
{bx("GÊMEO", tw, 12)}{bx("NOME E MATRÍCULA DO(S) GÊMEO(S)", E(d.v.get("gêmeos.informações_adicionais", "") or "***"), 88)}
{bx("DATA DO REGISTRO POR EXTENSO", dreg(d, R, u(dext(R.reg))), 66)}{bx("NÚMERO DA DNV/DECLARAÇÃO DE NASCIDO VIVO", p(RG+"número_dnv", R.dnv) if R.nasc.year > 1998 and not R.s.home else "NÃO CONSTA", 34)}
{bx("AVERBAÇÕES/ANOTAÇÕES A ACRESCER", '<div style="min-height:52pt">'+notes(d, R, "NADA CONSTA.", "AVERBAÇÃO: {}", "ANOTAÇÃO: {}")+"</div>")}'''
    cad = ''
    if n in (1, 4, 8): d.cad = [R.rg, R.tit]; cad = f'RG nº {R.rg}, SSP/{R.uf}, expedido em {dmy(some(R.emi, r, -2500, -900))}. Título de eleitor nº {R.tit}, zona {r.randint(1,300):03d}, seção {r.randint(1,400):04d}.'
    b += f'''{bx("ANOTAÇÕES DE CADASTRO", cad or "NENHUMA ANOTAÇÃO DE CADASTRO.")}<div class="b" style="width:100%;font-size:6pt">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div></div>
<div style="display:flex;font-size:8pt;margin-top:6pt"><div style="width:50%;line-height:1.4">Nome do Ofício:<br><b>{p(RG+"cartório", cart)}</b><br>Oficial Registrador: <b>{p(AU+"oficial_registro", R.ofi)}</b><br>Município/UF: {E(R.mun)} - {R.uf}<br>Endereço: {E(R.end)} CEP {R.cep}<br>Fone: {R.tel} - registrocivil{R.cns}@cartorio.not.br</div>
<div style="width:50%;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(R.mun)}, {emi(d, R, dlong(R.emi))}.{sig(r)}<div style="border-top:.7pt solid #000;margin:0 20pt">{E(R.esc)}<br>Escrevente Autorizada</div></div></div>
<div style="position:absolute;left:34pt;right:34pt;bottom:20pt;display:flex;font-size:7pt;border-top:.6pt dashed #777;padding-top:4pt"><div style="margin-right:8pt">{qr(r, 46)}</div><div>Poder Judiciário - Tribunal de Justiça<br>Selo Digital de Fiscalização: <b>{p(AU+"selo_digital", R.selo)}</b><br>Consulte a autenticidade em selo.tj{R.uf.lower()}.jus.br<br>Emolumentos: R$ 37,{n}2 - Fundos: R$ 9,4{n} - ISS: R$ 1,87 - Total: R$ 48,6{n} - Guia {r.randint(1000,9999)}</div></div>'''
    return d, css, b

@form
def B(n):  # Prov. 3/2009 model: no CPF, labels in bold inline with colon, serif, two-line table rows
    R = rec(f'95B-{n}', n, (1939, 2014), (2010, 2016)); d = Doc(f'95B-{n}'); p = d.p; r = R.r; u = str.upper
    if R.s.duas: R.s.duas = 0; R.mae, R.pai, R.maenat, R.painat = R.pai, R.mae, R.painat, R.maenat; R.avo = R.avo[2:]+R.avo[:2]; R.pai = nome(r, 'M', [R.pai.split()[-1]]); R.averb = ''
    born(d, R, u); reg(d, R, u); selfnat(d, R, u)
    par = lambda i, nm, lab: f'<tr><td class="l">{lab}</td><td>{p(FI+f"genitor_{i}.nome_completo", u(nm))}</td></tr>' if nm else ''
    i = 1 if R.pai else 0
    fil = (par(1, R.pai, 'Pai') if R.pai else '') + par(1+i, R.mae, 'Mãe')
    def g(side, lab, k, v): return f'<tr><td class="l">{lab}</td><td>{p(AV+side+"."+k, u(v)) if v else "-.-.-.-.-.-"}</td></tr>'
    av = g('paternos', 'Avô paterno', 'avô', R.avo[0])+g('paternos', 'Avó paterna', 'avó', R.avo[1])+g('maternos', 'Avô materno', 'avô', R.avo[2])+g('maternos', 'Avó materna', 'avó', R.avo[3])
    est = R.est or f'em domicílio, {R.casa}'
    tw = twin(d, R, R.twin, 'Sim', 'Não')
    css = 'body{font:10.5pt "Liberation Serif";padding:40pt 48pt;background:#fff}table{width:100%;border-collapse:collapse;margin-bottom:4pt}td{padding:1.2pt 4pt}td.l{width:82pt;font-weight:bold;font-size:9.5pt}.t{background:#e4e4dc;font-weight:bold;font-size:9pt;padding:1.5pt 4pt;border-top:1pt solid #000;border-bottom:.5pt solid #000;margin-top:3pt}.x{display:flex}.x>div{padding:2pt 4pt;flex:1}.k{font-size:8.5pt;font-style:italic;display:block}'
    f = lambda l, v, w=1: f'<div style="flex:{w}"><span class="k">{l}</span>{v}</div>'
    b = f'''<div style="display:flex;align-items:center">{arms(50,"#265c2f")}<div style="flex:1;text-align:center"><div style="font-size:12pt">República Federativa do Brasil</div><div style="font-size:13pt;font-weight:bold">Registro Civil das Pessoas Naturais</div><div style="font-size:20pt;font-weight:bold;font-variant:small-caps">Certidão de Nascimento</div></div><div style="width:50pt;font-size:8pt;text-align:right">{"2ª via" if n != 3 else "1ª via"}</div></div>
<div class="t">Nome</div><div style="font-size:14pt;font-weight:bold;padding:3pt 4pt">{p(DP+"nome_completo", u(R.nome))}</div><div style="padding:0 4pt 3pt"><b>Matrícula:</b> {frommat(d, R).replace(" ", ".") if n%2 else frommat(d, R)}</div>
<div class="t">Nascimento</div><div class="x">{f("Data de nascimento (por extenso)", nasc(d, R, dext(R.nasc)), 4)}{f("Dia", f"{R.nasc.day:02d}")}{f("Mês", f"{R.nasc.month:02d}")}{f("Ano", R.nasc.year)}</div>
<div class="x">{f("Hora", hora(d, R, "h"), 1)}{f("Município de nascimento e UF", E(u(R.bm))+" / "+R.bu, 2)}{f("Sexo", sexo(d, R, str.lower), 1)}</div>
<div class="x">{f("Local de nascimento", p(LN+"estabelecimento", est, None, *([] if R.est else ["", "em domicílio", "Domicílio"])), 3)}{f("Município de registro e UF", E(u(R.mun))+" / "+R.uf, 2)}</div>
<div class="t">Filiação</div><table>{fil}</table><div class="t">Avós</div><table>{av}</table>
<div class="t">Gêmeo</div><div class="x">{f("É gêmeo?", tw)}{f("Nome e matrícula do(s) gêmeo(s)", E(R.twin) or "-.-.-.-.-.-", 4)}</div>
<div class="t">Registro</div><div class="x">{f("Data do registro (por extenso)", dreg(d, R, dext(R.reg)), 3)}{f("Número da DNV", p(RG+"número_dnv", R.dnv.replace("-", "")) if R.nasc.year > 2000 and R.est else "Prejudicado", 1)}</div>
<div class="t">Observações / Averbações</div><div style="padding:3pt 4pt;min-height:44pt;text-align:justify">{notes(d, R, "Nada consta à margem do termo.", "Averbação: {}", "Anotação: {}")}</div><div style="border-top:1pt solid #000"></div>
<div style="display:flex;margin-top:10pt;font-size:9.5pt"><div style="width:54%;line-height:1.35">{p(RG+"cartório", f"Serviço de Registro Civil das Pessoas Naturais da Comarca de {R.mun}")}<br><b>{p(AU+"oficial_registro", R.ofi)}</b> - Oficial Titular<br>{E(R.mun)} - {R.uf}<br>{E(R.end)}, CEP {R.cep}<br>Tel. {R.tel}</div><div style="text-align:center;flex:1">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {E(R.mun)}, {emi(d, R, dmy(R.emi))}<div style="margin-top:6pt">{sig(r, 140)}</div><div style="border-top:.7pt solid #000">Assinatura do Oficial</div></div></div>
<div style="position:absolute;right:48pt;bottom:26pt;border:.8pt solid #000;padding:4pt 8pt;font:8pt 'Liberation Sans';text-align:center">SELO DE AUTENTICIDADE<br><b>{p(AU+"selo_digital", R.selo.split("-")[0])}</b><br>{bars(r, 90, 14)}</div><div style="position:absolute;left:48pt;bottom:30pt;font-size:7.5pt;color:#444">Válida em todo o território nacional. Qualquer adulteração, rasura ou emenda invalida este documento.</div>'''
    return d, css, b
@form
def C(n):  # digital certificate of 2021-2025: coloured band, two cards for the parents, registration first, QR at the head
    R = rec(f'95C-{n}', n, (1985, 2024), (2021, 2025)); d = Doc(f'95C-{n}'); p = d.p; r = R.r
    born(d, R); reg(d, R); col = ['#1d4f7c', '#5b2b66', '#24664d', '#7a3b1e'][n % 4]
    f = lambda l, v, w=1: f'<div class="f" style="flex:{w}"><div class="l">{l}</div><div>{v or "—"}</div></div>'
    row = lambda *a: '<div class="r">'+''.join(a)+'</div>'
    def card(i, nm, nt, side, a, b):
        if not nm: return '<div class="card"><div class="h">Filiação 2</div><div style="padding:14pt;color:#888">Não declarada</div></div>'
        return f'<div class="card"><div class="h">Filiação {i}</div>{f("Nome", "<b>"+p(FI+f"genitor_{i}.nome_completo", nm)+"</b>")}{f("Naturalidade", p(FI+f"genitor_{i}.naturalidade", natf(nt, "/")))}{f("Avós", (p(AV+side+".avô", a) if a else "—")+"<br>"+(p(AV+side+".avó", b) if b else "—"))}</div>'
    ma = (R.mae, R.maenat, 'maternos', R.avo[2], R.avo[3]); pa = (R.pai, R.painat, 'paternos', R.avo[0], R.avo[1])
    c2 = card(1, *ma)+card(2, *pa) if n % 2 or not R.pai else card(1, *pa)+card(2, *ma)
    if R.s.duas: swapavo(d)
    tw = twin(d, R, f'{R.twin} (matrícula {R.twmat})', 'Sim', 'Não')
    a, t = R.averb, R.anot; d.set('observações.averbações', a); d.set('observações.anotações', t); d.set(RG+'livro', f'A-{R.lv}'); d.set(RG+'folha', str(R.fl)); d.set(RG+'termo', str(R.tm))
    cads = ''
    if n in (2, 5, 8): d.cad = [R.rg]; cads = f'<table class="cad"><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th></tr><tr><td>RG</td><td>{R.rg}</td><td>{dmy(some(R.emi, r, -2000, -400))}</td><td>SSP/{R.uf}</td></tr></table>'
    css = f'body{{font:9pt "Noto Sans";padding:0 30pt;line-height:1.25}}.top{{margin:0 -30pt;background:{col};color:#fff;padding:12pt 30pt;display:flex;align-items:center}}.l{{font-size:6.5pt;color:{col};font-weight:bold}}.r{{display:flex;border-bottom:.5pt solid #ccc}}.f{{padding:3pt 4pt}}.cards{{display:flex;gap:8pt;margin:5pt 0}}.card{{flex:1;border:.8pt solid {col};border-radius:4pt;padding-bottom:3pt}}.h{{background:#eee;color:{col};font-weight:bold;font-size:8pt;padding:2pt 6pt}}.cad{{font-size:7pt;border-collapse:collapse;width:100%}}.cad td,.cad th{{border:.5pt solid #bbb;padding:1pt 4pt;text-align:left}}'
    b = f'''<div class="top">{arms(40,"#fff")}<div style="flex:1;padding-left:12pt"><div style="font-size:8pt">República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><div style="font-size:18pt;font-weight:bold">Certidão de Nascimento</div><div style="font-size:7pt">Breve relato · documento assinado eletronicamente</div></div><div style="background:#fff;padding:3pt">{qr(r, 48)}</div></div>
<div style="padding:6pt 4pt 2pt"><div class="l">Nome</div><div style="font-size:15pt;font-weight:bold">{p(DP+"nome_completo", R.nome)}</div></div>
{row(f("Número do CPF", p(DP+"cpf", R.cpf) if R.cpf else "Não informado"), f("Matrícula", p(DP+"matrícula", R.mat), 2))}
{row(f("Data do registro", dreg(d, R, dmy(R.reg))), f("Livro", f"A-{R.lv}", .6), f("Folha", R.fl, .6), f("Termo", R.tm, .6), f("Município de registro / UF", E(natf(R.mun+"/"+R.uf, "/")), 1.8))}
{row(f("Data de nascimento", nasc(d, R, dmy(R.nasc))), f("Hora", hora(d, R), .6), f("Sexo", sexo(d, R, str), .8), f("Naturalidade", p(DP+"naturalidade", natf(R.bm+"/"+R.bu, "/")), 1.8))}
{row(f("Local de nascimento", p(LN+"estabelecimento", R.est or "Domicílio"), 2), f("Município de nascimento / UF", E(natf(R.bm+"/"+R.bu, "/")), 1.6), f("DNV", p(RG+"número_dnv", R.dnv) if R.nasc.year > 1999 and R.est else "—"))}
<div class="cards">{c2}</div>
{row(f("Gêmeo", tw, .4), f("Nome e matrícula do(s) gêmeo(s)", E(d.v.get("gêmeos.informações_adicionais", "") and f"{R.twin} (matrícula {R.twmat})"), 3))}
{row(f("Averbações", '<div style="min-height:30pt">'+(E(a) or "Não há averbações.")+"</div>"))}{row(f("Anotações", '<div style="min-height:30pt">'+(E(t) or "Não há anotações.")+"</div>"))}
<div class="f"><div class="l">Anotações voluntárias de cadastro</div>{cads or "Sem anotações."}</div>
<div style="position:absolute;left:30pt;right:30pt;bottom:22pt"><div style="display:flex;border-top:1.5pt solid {col};padding-top:6pt"><div style="width:55%;font-size:8pt"><b>{p(RG+"cartório", f"{R.r.randint(1,6)}º Registro Civil das Pessoas Naturais - Subdistrito {R.mun}")}</b><br>CNS {R.cns:06d} · {E(R.mun)}/{R.uf}<br>{E(R.end)} · {R.cep}<br>{R.tel} · WhatsApp {R.tel}</div><div style="text-align:right;flex:1;font-size:8pt">Certifico e dou fé. {E(R.mun)}/{R.uf}, {emi(d, R, dlong(R.emi))}<br>Assinado digitalmente por <b>{E(R.esc) if n % 2 else p(AU+"oficial_registro", R.ofi)}</b><br>{"Escrevente - Oficial: "+p(AU+"oficial_registro", R.ofi) if n % 2 else "Oficial de Registro"}</div></div>
<div style="font-size:6.5pt;color:#555;margin-top:6pt;display:flex;justify-content:space-between"><span>Selo eletrônico: <b>{p(AU+"selo_digital", f"{R.cns:06d}.{R.tm:06d}.{R.selo}")}</b> · Ato gratuito (Lei 9.534/97)</span><span>Valide em https://validador.registrocivil.example/{r.randrange(10**8):08d}</span></div></div>'''
    return d, css, b

@form
def D(n):  # everything in one bordered table, label cells at the left, DejaVu Sans Condensed
    R = rec(f'95D-{n}', n, (1946, 2020), (2012, 2022)); d = Doc(f'95D-{n}', joint=True); p = d.p; r = R.r; u = str.upper
    born(d, R, u); reg(d, R, u); selfnat(d, R, u)
    tr = lambda *c: '<tr>'+''.join(f'<td class="l">{x}</td>' if i % 2 == 0 else f'<td colspan="{7-len(c)+1 if i == len(c)-1 else 1}">{x}</td>' for i, x in enumerate(c))+'</tr>'
    two = lambda l, v: f'<tr><td class="l">{l}</td><td colspan="5">{v}</td></tr>'
    three = lambda a, b, c, e: f'<tr><td class="l">{a}</td><td colspan="2">{b}</td><td class="l">{c}</td><td colspan="2">{e}</td></tr>'
    six = lambda *c: '<tr>'+''.join(f'<td class="l">{x}</td>' if i % 2 == 0 else f'<td>{x}</td>' for i, x in enumerate(c))+'</tr>'
    P1, P2 = ('GENITORA', 'GENITORA') if R.s.duas else ('PAI', 'MÃE')
    G = lambda k, v: p(AV+k, u(v)) if v else 'XXXXXXXXXX'
    if R.pai: fil = three(P1, p(FI+'genitor_1.nome_completo', u(R.pai)), 'NATURAL DE', p(FI+'genitor_1.naturalidade', u(natf(R.painat, '()')))) + three('AVÔ', G('paternos.avô', R.avo[0]), 'AVÓ', G('paternos.avó', R.avo[1]))
    else: fil = three('PAI', 'XXXXXXXXXX', 'NATURAL DE', 'XXXXXXXXXX') + three('AVÔ', 'XXXXXXXXXX', 'AVÓ', 'XXXXXXXXXX')
    i = 2 if R.pai else 1
    fil += three(P2, p(FI+f'genitor_{i}.nome_completo', u(R.mae)), 'NATURAL DE', p(FI+f'genitor_{i}.naturalidade', u(natf(R.maenat, '()')))) + three('AVÔ', G('maternos.avô', R.avo[2]), 'AVÓ', G('maternos.avó', R.avo[3]))
    if R.s.duas: swapavo(d)
    tw = twin(d, R, u(R.twin), 'SIM', 'NÃO'); fl = f'{R.fl:03d}'+('V' if r.random() < .4 else '')
    css = 'body{font:8pt "DejaVu Sans Condensed","DejaVu Sans";padding:34pt 36pt}table{width:100%;border-collapse:collapse;table-layout:fixed}td{border:1pt solid #000;padding:3.5pt 4pt;vertical-align:middle;overflow-wrap:break-word}td.l{background:#ddd;font-weight:bold;font-size:6.5pt}td.h{text-align:center;font-weight:bold;background:#bbb;font-size:8.5pt;padding:3pt}'
    H = lambda t: f'<tr><td class="h" colspan="6">{t}</td></tr>'
    b = f'''<table><tr><td style="text-align:center">{arms(42)}</td><td colspan="4" style="text-align:center;font-size:9pt">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO {u(de(R.uf))} {u(EST[R.uf])}<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font-size:14pt">CERTIDÃO DE NASCIMENTO</b></td><td style="text-align:center">{qr(r, 50)}</td></tr>
{H("DADOS DO REGISTRADO")}{two("NOME", '<b style="font-size:11pt">'+p(DP+"nome_completo", u(R.nome))+"</b>")}{three("MATRÍCULA", p(DP+"matrícula", R.mat.replace(" ", "") if n % 3 == 0 else R.mat), "CPF", p(DP+"cpf", R.cpf) if R.cpf and R.emi.year > 2016 else d.set(DP+"cpf", "") or "XXXXXXXXXX")}
{two("DATA DE NASCIMENTO", nasc(d, R, dmy(R.nasc)+f" ({u(dext(R.nasc))})"))}{six("HORA", hora(d, R), "SEXO", sexo(d, R, u), "GÊMEO", tw)}
{three("LOCAL DE NASCIMENTO", p(LN+"estabelecimento", u(R.est or "RESIDÊNCIA DOS PAIS"), None, *([] if R.est else ["", "DOMICÍLIO"])), "MUNICÍPIO / UF", E(u(R.bm))+" / "+R.bu)}{two("NOME DO(S) GÊMEO(S)", E(u(R.twin)) or "XXXXXXXXXX")}
{H("FILIAÇÃO E ASCENDÊNCIA")}{fil}
{H("DADOS DO REGISTRO")}{six("LIVRO", p(RG+"livro", f"A-{R.lv:04d}"), "FOLHA", p(RG+"folha", fl), "TERMO", p(RG+"termo", f"{R.tm:,}".replace(",", ".")))}
{three("DATA DO REGISTRO", dreg(d, R, dmy(R.reg)), "Nº DA D.N.V.", p(RG+"número_dnv", R.dnv) if R.nasc.year > 2000 and R.est else "XXXXXXXXXX")}{three("DECLARANTE", E(u(R.dec)), "MUNICÍPIO DO REGISTRO / UF", E(u(R.mun))+" / "+R.uf)}
{H("AVERBAÇÕES E ANOTAÇÕES À MARGEM")}<tr><td colspan="6" style="height:70pt;vertical-align:top;font-size:8.5pt">{notes(d, R, "NADA CONSTA", "{}", "{}")}</td></tr>
{H("SERVENTIA")}<tr><td colspan="3" style="line-height:1.45"><b>{p(RG+"cartório", u(f"Cartório do {r.randint(1,3)}º Ofício de {R.mun} - Registro Civil"))}</b><br>CNS: {R.cns:06d}<br>{E(R.end)} - CEP {R.cep}<br>{E(R.mun)} - {R.uf} - TEL. {R.tel}<br>OFICIAL: {p(AU+"oficial_registro", u(R.ofi))}<br>SUBSTITUTO: {E(u(R.te1))}</td><td colspan="3" style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(u(R.mun))} - {R.uf}, {emi(d, R, u(dlong(R.emi)))}{sig(r, 130, 36, "#111")}<div style="border-top:.7pt solid #000;margin:0 20pt">{E(u(R.esc))}<br>ESCREVENTE</div></td></tr>
<tr><td class="l">SELO DIGITAL</td><td colspan="2">{p(AU+"selo_digital", R.selo)}</td><td class="l">VALOR DA CERTIDÃO</td><td colspan="2">R$ {r.randint(28,69)},{r.randint(10,99)} {"(ISENTO)" if n == 3 else ""}</td></tr></table>'''
    return d, css, b

@form
def E_(n):  # landscape security paper, values above their captions, guilloche border
    R = rec(f'95E-{n}', n, (1952, 2016), (2010, 2017)); d = Doc(f'95E-{n}', 842, 595, joint=True); p = d.p; r = R.r
    if R.s.duas: R.s.duas = 0; R.pai = nome(r, 'M', [R.pai.split()[-1]])
    born(d, R); reg(d, R); selfnat(d, R)
    f = lambda l, v, w: f'<div class="f" style="width:{w}%"><div class="v">{v}</div><div class="l">{l}</div></div>'
    G = lambda k, v: p(AV+k, v) if v else '- - - - -'
    i = 1 if R.pai else 0; tw = twin(d, R, R.twin, 'Sim', 'Não'); fl = f'{R.fl}'+('v' if n % 3 == 1 else '')
    css = 'body{font:10pt "C059","Liberation Serif";padding:34pt 46pt 0;background:#fbfdf6}.f{display:inline-block;vertical-align:bottom;padding:0 4pt 11pt}.v{border-bottom:.6pt solid #4a6b3a;min-height:13pt;padding:0 2pt;font:9.5pt "Liberation Mono";letter-spacing:-.3pt}.l{font-size:6.5pt;color:#3d5a2f;line-height:1.35}.g{font-size:0}'
    b = guil(842, 595, '#7fa36a')+f'''<div style="position:relative"><div style="display:flex;align-items:center;margin-bottom:6pt"><div style="width:90pt">{arms(46, "#3d5a2f")}</div><div style="flex:1;text-align:center;color:#233a18"><div>República Federativa do Brasil</div><div style="font-size:9pt">Registro Civil das Pessoas Naturais</div><div style="font-size:20pt;letter-spacing:2pt">CERTIDÃO DE NASCIMENTO</div></div><div style="width:90pt;text-align:right;font:bold 11pt 'Liberation Mono';color:#a33">{"ABCDEFGH"[n-1]}{n} {r.randint(100000,999999)}</div></div><div class="g">
{f("nome", '<b style="font-size:12pt">'+p(DP+"nome_completo", R.nome)+"</b>", 62)}{f("matrícula", p(DP+"matrícula", R.mat), 38)}
{f("data de nascimento (por extenso)", nasc(d, R, dext(R.nasc)), 62)}{f("dia", f"{R.nasc.day:02d}", 8)}{f("mês", f"{R.nasc.month:02d}", 8)}{f("ano", R.nasc.year, 10)}{f("hora", hora(d, R), 12)}
{f("local de nascimento", p(LN+"estabelecimento", R.est or "Em domicílio"), 44)}{f("município de nascimento e unidade da federação", E(R.bm)+" "+R.bu, 38)}{f("sexo", sexo(d, R, str), 18)}
{f("município de registro e unidade da federação", E(R.mun)+" "+R.uf, 40)}{f("livro", p(RG+"livro", f"A-{R.lv}"), 10)}{f("folha", p(RG+"folha", fl), 10)}{f("termo", p(RG+"termo", str(R.tm)), 12)}{f("número da DNV", p(RG+"número_dnv", R.dnv.replace("-", "")) if R.nasc.year > 2005 and R.est else "- - - - -", 28)}
{f("filiação - pai", p(FI+"genitor_1.nome_completo", R.pai) if R.pai else "- - - - -", 50)}{f("filiação - mãe", p(FI+f"genitor_{1+i}.nome_completo", R.mae), 50)}
{f("avô paterno", G("paternos.avô", R.avo[0]), 50)}{f("avô materno", G("maternos.avô", R.avo[2]), 50)}{f("avó paterna", G("paternos.avó", R.avo[1]), 50)}{f("avó materna", G("maternos.avó", R.avo[3]), 50)}
{f("gêmeo", tw, 10)}{f("nome e matrícula do(s) gêmeo(s)", E(R.twin) or "- - - - -", 50)}{f("data do registro", dreg(d, R, dlong(R.reg)), 40)}</div>
<div style="padding:2pt 4pt;min-height:50pt"><span class="l">observações / averbações: </span><span style="font:9pt 'Liberation Mono'">{notes(d, R, "Nada consta.", "{}", "{}")}</span></div>
<div style="display:flex;font-size:8.5pt;gap:14pt"><div style="width:40%">{p(RG+"cartório", f"Registro Civil das Pessoas Naturais do {r.randint(1,5)}º Distrito de {R.mun}")}<br>{E(R.ofi) and "Oficial: "+p(AU+"oficial_registro", R.ofi)}<br>{E(R.end)}, {E(R.mun)}/{R.uf}<br>Telefone {R.tel}</div><div style="width:20%;text-align:center">{stamp(r, "REGISTRO CIVIL", R.uf, 70)}</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {emi(d, R, dmy(R.emi))} - {E(R.mun)}, {R.uf}{sig(r, 130, 30)}<div style="border-top:.6pt solid #000">{E(R.esc)} - Oficial Substituta</div></div></div></div>
<div style="position:absolute;left:46pt;right:46pt;bottom:24pt;font-size:6.5pt;text-align:center;color:#3d5a2f">{"Selo nº "+p(AU+"selo_digital", R.selo)+" - " if n % 2 else ""}Papel de segurança - Provimento CNJ nº 3/2009 - Emolumentos R$ 2{n},{r.randint(10,99)}</div>'''
    return d, css, b

def old(d, R, u=str):
    """observations of the older forms; the late registration's and the twin's remark stand there too"""
    d.joint = True; x = notes(d, R, '', '{}', '{}', u)
    if R.s.late and not x: t = u('Registro lavrado nos termos do art. 46 da Lei nº 6.015/73.' if R.reg.year > 1976 else 'Registro tardio, com multa dispensada (Dec. nº 4.857/39).'); d.set('observações.averbações', t, ''); return E(t)
    return x
def sx(R, a='o', b='a'): return b if R.sex == 'F' else a
SPM = [m for m in MUN if m[1] in ('SP', 'PR', 'MS')]
@form
def F(n):  # state registry of the 1990s: certifying sentence broken into ruled lines, dot-matrix capitals
    R = rec(f'95F-{n}', n, (1986, 1999), None, True, SPM); d = Doc(f'95F-{n}'); p = d.p; r = R.r; u = str.upper
    born(d, R, u); reg(d, R, u)
    if n % 2: d.set(DP+'naturalidade', u(f'{R.bm}/{R.bu}'), '')
    V = lambda l, v, w=1: f'<span class="l">{l}</span><span class="v" style="flex:{w}">{v or "*******"}</span>'
    L = lambda *a: '<div class="r">'+''.join(a)+'</div>'
    i = 2 if R.pai else 1; m = f'A-{R.lv:03d}'; fl = f'{R.fl:03d}'+('-V' if n in (3, 5) else '')
    av = lambda s, a, b: ' E '.join(x for x in ((p(AV+s+'.avô', u(a)) if a else ''), (p(AV+s+'.avó', u(b)) if b else '')) if x)
    twin(d, R, u(R.twin)); ob = old(d, R, u)
    if R.twin: ob = E(u(f'Gême{sx(R)} de {R.twin}, registro nº {R.tm+1}.')); d.set('observações.averbações', '', u(f'Gême{sx(R)} de {R.twin}, registro nº {R.tm+1}.'), R.twin and u(f'Gême{sx(R)} de {R.twin}'))
    css = 'body{font:10pt "Nimbus Roman","Liberation Serif";padding:36pt 44pt}.fr{position:absolute;inset:22pt;border:2.5pt double #123f7a}.r{display:flex;align-items:flex-end;margin-bottom:6.5pt;white-space:nowrap}.l{color:#123f7a;padding-right:3pt}.v{border-bottom:.7pt dotted #123f7a;font:9.5pt "Liberation Mono";padding:0 3pt;color:#222;letter-spacing:-.35pt}h1{font-size:21pt;text-align:center;color:#123f7a;margin:8pt 0 14pt;letter-spacing:3pt}'
    b = f'''<div class="fr"></div><div style="position:relative;color:#123f7a"><div style="text-align:center">{arms(44, "#123f7a")}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO {u(de(R.uf))} {u(EST[R.uf])}</div>
<div style="display:flex;justify-content:space-between;font-size:9pt;margin-top:6pt"><div>COMARCA DE <b>{E(u(R.mun))}</b><br>MUNICÍPIO DE <b>{E(u(R.mun))}</b><br>DISTRITO DA SEDE</div><div style="text-align:right"><b>{p(RG+"cartório", u(f"Cartório do Registro Civil das Pessoas Naturais e Anexos de {R.mun}"))}</b><br>Oficial: {p(AU+"oficial_registro", R.ofi)}<br>Oficial Maior: {E(R.te1)}</div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div style="margin-bottom:8pt;text-indent:30pt">CERTIFICO que, revendo os livros de assentos de nascimento deste cartório, deles consta o registro seguinte:</div>
{L(V("Registro nº", p(RG+"termo", str(R.tm))), V("fls.", p(RG+"folha", fl)), V("Livro", p(RG+"livro", m)))}{L(V("Nome", "<b>"+p(DP+"nome_completo", u(R.nome))+"</b>"))}{L(V("nascid"+sx(R)+" aos", nasc(d, R, u(dext(R.nasc)), u)))}
{L(V("às", hora(d, R, "horas"), .5), V("em", p(LN+"estabelecimento", u(R.est or "domicílio"), None, *([] if R.est else [""]))))}{L(V("município de", E(u(R.bm)), 2), V("Estado", R.bu, .3), V("sexo", sexo(d, R, u), .8))}
{"" if n % 2 else L(V("Naturalidade", p(DP+"naturalidade", u(natf(R.bm+"/"+R.bu, "-")))))}{L(V("filh"+sx(R)+" de", p(FI+"genitor_1.nome_completo", u(R.pai)) if R.pai else ""))}{L(V("natural de", p(FI+"genitor_1.naturalidade", u(natf(R.painat, "-"))) if R.pai else "", 2), V("profissão", r.choice(["LAVRADOR", "PEDREIRO", "COMERCIANTE", "MOTORISTA"]) if R.pai else ""))}
{L(V("e de", p(FI+f"genitor_{i}.nome_completo", u(R.mae))))}{L(V("natural de", p(FI+f"genitor_{i}.naturalidade", u(natf(R.maenat, "-"))), 2), V("profissão", r.choice(["DO LAR", "PROFESSORA", "COSTUREIRA"])))}
{L(V("avós paternos", av("paternos", R.avo[0], R.avo[1])))}{L(V("avós maternos", av("maternos", R.avo[2], R.avo[3])))}
{L(V("Foi declarante", E(u(R.dec))))}{L(V("e serviram de testemunhas", E(u(R.te1))+" E "+E(u(R.te2)) if n > 5 else "AS CONSTANTES DO TERMO"))}{L(V("Registro feito em", dreg(d, R, dmy(R.reg)), .8), V("D.N.V.", p(RG+"número_dnv", R.dnv) if R.nasc.year > 1994 and R.est else ""))}
<div class="l">Observações:</div><div style="font:9.5pt/1.5 'Liberation Mono';color:#222;letter-spacing:-.35pt;min-height:46pt;border-bottom:.7pt dotted #123f7a">{ob or "NADA MAIS."}</div>
<div style="display:flex;margin-top:12pt"><div style="width:40%;font-size:8pt">{stamp(r, u(R.mun)[:22], "REG. CIVIL", 74, "#8a2a2a")}</div><div style="text-align:center;flex:1">O referido é verdade e dou fé.<br><span style="font:9.5pt 'Liberation Mono';color:#222">{E(u(R.mun))}, {emi(d, R, u(dlong(R.emi)))}</span>{sig(r, 150, 40)}<div style="border-top:.7pt solid">O Oficial / Escrevente Autorizado</div></div></div></div><div style="position:absolute;left:44pt;right:44pt;bottom:30pt;text-align:center;font-size:7.5pt;color:#123f7a">{E(R.end)} - CEP {R.cep} - Fone {R.tel} - Ao Of. CR$ {r.randint(100,900)},00 - Ao Est. CR$ {r.randint(20,99)},00 - Ao IPESP CR$ {r.randint(10,60)},00</div>'''
    return d, css, b

@form
def G(n):  # 2000s, before the matrícula: list of "Label....: value", judiciary head and sticker seal
    R = rec(f'95G-{n}', n, (1961, 2008), (2000, 2009), True, [m for m in MUN if m[1] in ('RJ', 'MG', 'ES', 'GO', 'PA')]); d = Doc(f'95G-{n}'); p = d.p; r = R.r
    born(d, R); reg(d, R); st = 'est' if n % 2 else '/'; d.joint = False
    row = lambda l, v: f'<tr><td class="l">{l}<i></i></td><td class="q">:</td><td>{v or "- x - x - x -"}</td></tr>'
    i = 2 if R.pai else 1; tw = twin(d, R, R.twin); G_ = lambda k, v: p(AV+k, v) if v else ''
    nt = lambda i, x: p(FI+f'genitor_{i}.naturalidade', natf(x, st))
    a, t = R.averb, R.anot; d.set('observações.averbações', a); d.set('observações.anotações', t)
    css = 'body{font:10.5pt "Nimbus Sans","Liberation Sans";padding:40pt 52pt}table{border-collapse:collapse;width:100%}td{padding:2.6pt 2pt;vertical-align:top}td.l{width:128pt;font-weight:bold;color:#333}td.q{width:8pt}.bx{border:1pt solid #000;padding:4pt 8pt;font-size:9.5pt}'
    b = f'''<div style="text-align:center;line-height:1.3"><div style="font-size:9pt">PODER JUDICIÁRIO - ESTADO {de(R.uf).upper()} {EST[R.uf].upper()}</div>{arms(40, "#000")}<div style="font-weight:bold;font-size:12pt">{p(RG+"cartório", f"{r.randint(1,12)}ª Circunscrição do Registro Civil das Pessoas Naturais")}</div><div>{E(R.mun)} - {R.uf}</div><div style="font-size:8.5pt">{E(R.end)} - Tel.: {R.tel}</div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin:14pt 0 10pt"><div style="font-size:19pt;font-weight:bold;text-decoration:underline">Certidão de Nascimento</div><div class="bx">Livro: <b>{p(RG+"livro", f"{R.lv}-A")}</b> &nbsp; Folha: <b>{p(RG+"folha", f"{R.fl}"+("v" if n % 3 == 0 else ""))}</b> &nbsp; Termo: <b>{p(RG+"termo", f"{R.tm:,}".replace(",", "."))}</b></div></div>
<div style="text-align:justify;margin-bottom:8pt">Eu, {p(AU+"oficial_registro", R.ofi)}, Oficial do Registro Civil desta Circunscrição, CERTIFICO que do livro e folha acima consta o assento com os seguintes dados:</div><table>
{row("Data do assento", dreg(d, R, dlong(R.reg)))}{row("Nome d"+sx(R)+" registrad"+sx(R), "<b>"+p(DP+"nome_completo", R.nome.upper())+"</b>")}{row("Sexo", sexo(d, R, str))}{row("Data do nascimento", nasc(d, R, dlong(R.nasc)))}{row("Hora", hora(d, R, "hm"))}{row("Local do nascimento", p(LN+"estabelecimento", R.est or "Em domicílio", None, *([] if R.est else ["", R.casa])) + ("" if R.est else ", "+E(R.casa)))}{row("Natural de", p(DP+"naturalidade", natf(R.bm+"/"+R.bu, st)))}
{row("Mãe", p(FI+"genitor_1.nome_completo", R.mae))}{row("Naturalidade da mãe", nt(1, R.maenat))}{row("Avô materno", G_("maternos.avô", R.avo[2]))}{row("Avó materna", G_("maternos.avó", R.avo[3]))}
{row("Pai", p(FI+"genitor_2.nome_completo", R.pai) if R.pai else "")}{row("Naturalidade do pai", nt(2, R.painat) if R.pai else "")}{row("Avô paterno", G_("paternos.avô", R.avo[0]))}{row("Avó paterna", G_("paternos.avó", R.avo[1]))}
{row("Gêmeos", E(f"Sim, com {R.twin}") if R.twin else "Não")}{row("Declarante", E(R.dec))}{row("Testemunhas", E(f"{R.te1} e {R.te2}") if R.s.home else "")}{row("Declaração de N. Vivo", p(RG+"número_dnv", R.dnv) if R.nasc.year > 1994 and R.est else "")}{row("Averbações", E(a))}{row("Anotações", E(t))}</table>
<div style="margin-top:12pt;text-align:justify">Nada mais continha o referido assento, do qual bem e fielmente extraí a presente certidão. O referido é verdade e dou fé.</div>
<div style="display:flex;margin-top:10pt"><div style="width:150pt"><div style="border:1.2pt solid #7a1f1f;border-radius:6pt;padding:4pt;text-align:center;font-size:7.5pt;color:#7a1f1f;width:118pt">CORREGEDORIA GERAL DA JUSTIÇA<br>SELO DE FISCALIZAÇÃO<br><b style="font-size:11pt;color:#000">{p(AU+"selo_digital", R.selo[:9])}</b><br>CERTIDÃO - {R.uf}</div></div><div style="flex:1;text-align:center">{E(R.mun)}, {emi(d, R, dlong(R.emi))}.{sig(r, 140, 38, "#111")}<div style="border-top:.7pt solid #000;font-size:9pt">{E(R.esc)}<br>Escrevente Juramentada - Mat. 94/{r.randint(100,9999)}</div></div></div>'''
    return d, css, b

@form
def H(n):  # 1970s: printed sentences with gaps on ruled lines, filled by typewriter, ofício paper of the north-east
    R = rec(f'95H-{n}', n, (1958, 1978), None, True, [m for m in MUN if m[1] in ('PE', 'PB', 'BA', 'CE', 'RN', 'AL', 'SE', 'PI', 'MA')]); d = Doc(f'95H-{n}', 612, 936); p = d.p; r = R.r
    born(d, R); reg(d, R); selfnat(d, R); i = 2 if R.pai else 1
    V = lambda v, w=1: f'<span class="v" style="flex:{w}">{v or "----------"}</span>'
    L = lambda *a: '<div class="r">'+''.join(V(x[0], x[1]) if isinstance(x, tuple) else V(x[1:]) if x[:1] == '~' else f'<span class="l">{x}</span>' for x in a)+'</div>'
    nasc(d, R, f'{R.nasc.day} de {MES[R.nasc.month-1]} de {R.nasc.year}'); dreg(d, R, ''); est = R.est or f'domicílio, {R.casa}'; ob = old(d, R)
    twin(d, R, R.twin); gm = f'Gême{sx(R)} com {R.twin}.'
    if R.twin: ob = E(gm); d.set('observações.averbações', '', gm, gm[:-1])
    nt = lambda k, x: p(FI+f'genitor_{k}.naturalidade', natf(x, '-'))
    Y = lambda x: (f'{x.year%100:02d}', .35)
    css = 'body{font:11pt "Liberation Serif";padding:44pt 46pt 0 60pt;background:#faf3e0;color:#2b2118}.r{display:flex;align-items:flex-end;margin-bottom:8pt;white-space:nowrap}.l{padding-right:4pt}.v{border-bottom:.6pt solid #6b5a45;font:10pt "Nimbus Mono PS","Liberation Mono";color:#1b1b3a;padding:0 4pt 1pt}.v+.l{padding-left:4pt}'
    b = f'''<div style="text-align:center">{arms(50, "#2b2118")}<div style="font-size:13pt;letter-spacing:1pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font:italic 12pt 'Z003','Liberation Serif'">Registro Civil das Pessoas Naturais</div></div><div style="margin-top:12pt"></div>
{L("Estado", (EST[R.uf], 1), "Comarca", (E(R.mun), 1.3))}{L("Município", (E(R.mun), 1), "Distrito", ("Sede", .6))}{L("Cartório", (p(RG+"cartório", f"{r.randint(1,3)}º Ofício de {R.mun}" if n % 2 else f"Cartório {R.ofi.split()[-1]}"), 1))}{L("Oficial", (p(AU+"oficial_registro", R.ofi), 1))}
<div style="text-align:center;font-size:24pt;font-weight:bold;margin:10pt 0 14pt">CERTIDÃO DE NASCIMENTO</div>
{L("CERTIFICO que às fls.", (p(RG+"folha", f"{R.fl}"+("v" if n in (2, 4, 7) else "")), .6), "do livro n.º", (p(RG+"livro", f"A-{R.lv//4+1}" if n % 2 else str(R.lv//4+1)), .6), "sob o n.º", (p(RG+"termo", f"{R.tm//4:,}".replace(",", ".")), .8))}
{L("do Registro de Nascimentos, foi lavrado hoje o assento de" if 0 else "do Registro de Nascimentos, consta o assento de")}{L("~"+p(DP+"nome_completo", R.nome.upper() if n % 2 else R.nome))}
{L("do sexo", (sexo(d, R, str.lower), 1), "de côr", (r.choice(["parda", "branca", "morena", "preta"]), .8), "nascid"+sx(R)+" aos", (str(R.nasc.day), .3))}{L("de", (MES[R.nasc.month-1], 1), "de 19", Y(R.nasc), "às", (hora(d, R, "w"), 2.6))}
{L("em", (p(LN+"estabelecimento", est, None, *([] if R.est else ["", "domicílio"])), 1))}{L("na cidade de", (E(R.bm), 1), "Estado de", (EST[R.bu], .8))}
{L("filh"+sx(R)+(" legítim"+sx(R) if R.pai else " natural")+" de", (p(FI+"genitor_1.nome_completo", R.pai) if R.pai else "", 1))}{L("e de D.", (p(FI+f"genitor_{i}.nome_completo", R.mae), 1))}
{L("êle natural de", (nt(1, R.painat) if R.pai else "", 1), "ela de", (nt(i, R.maenat), 1))}{L("avós paternos", (p(AV+"paternos.avô", R.avo[0]) if R.avo[0] else "", 1))}{L("e D.", (p(AV+"paternos.avó", R.avo[1]) if R.avo[1] else "", 1))}{L("avós maternos", (p(AV+"maternos.avô", R.avo[2]) if R.avo[2] else "", 1))}{L("e D.", (p(AV+"maternos.avó", R.avo[3]) if R.avo[3] else "", 1))}
{L("Foi declarante", (E(R.dec), 1))}{L("e testemunhas", (E(R.te1)+" e "+E(R.te2), 1))}{L("Registro feito em", (str(R.reg.day), .3), "de", (MES[R.reg.month-1], 1), "de 19", Y(R.reg))}
<div style="font:10pt/1.75 'Nimbus Mono PS','Liberation Mono';color:#1b1b3a"><span class="l" style="font:11pt 'Liberation Serif';color:#2b2118">Observações:</span> {ob or "--------------------"}</div>
<div style="margin:8pt 0 4pt;text-indent:40pt">O referido é verdade e dou fé.</div><div class="r" style="margin-left:110pt">{V(E(R.mun), 1.4)}<span class="l">,</span>{emi(d, R, "") or V(str(R.emi.day), .3)}<span class="l">de</span>{V(MES[R.emi.month-1])}<span class="l">de 19</span>{V(f"{R.emi.year%100:02d}", .3)}</div>
<div style="display:flex;margin-top:4pt"><div style="width:150pt"><div style="border:1pt dashed #6b5a45;width:64pt;height:62pt;font-size:7.5pt;text-align:center;padding-top:18pt">TAXA<br>JUDICIÁRIA<br>Cr$ {r.randint(2,30)},00</div></div><div style="flex:1;text-align:center">{sig(r, 170, 40, "#1c2f6b")}<div style="border-top:.7pt solid #2b2118">O Oficial do Registro Civil</div></div></div><div style="position:absolute;left:0;right:0;bottom:14pt;text-align:center;font-size:6.5pt">Mod. 12 - Tip. {r.choice(["São José", "Progresso", "Moderna"])} - {E(R.mun)}</div>'''
    d.v[AU+'data_emissão'] = dmy(R.emi); d.v[RG+'data_registro'] = dmy(R.reg)
    return d, css, b

@form
def I(n):  # 1980s small southern card: green captions in cells, father and mother in two columns, typed
    R = rec(f'95I-{n}', n, (1979, 1988), None, True, [m for m in MUN if m[1] in ('RS', 'SC', 'PR', 'RO', 'RR', 'AM', 'AC')]); d = Doc(f'95I-{n}', 595, 520); p = d.p; r = R.r; u = str.upper
    born(d, R, u); reg(d, R, u); i = 2 if R.pai else 1
    f = lambda l, v, w=1: f'<div style="flex:{w}"><span class="l">{l}</span><br><span class="v">{v or "/////////"}</span></div>'
    row = lambda *a: '<div class="r">'+''.join(a)+'</div>'
    G = lambda k, v: p(AV+k, u(v)) if v else ''
    tw = twin(d, R, u(R.twin)); ob = old(d, R, u); N = lambda k, x: p(FI+f'genitor_{k}.naturalidade', u(natf(x, '-')))
    css = 'body{font:8pt "URW Gothic","Liberation Sans";padding:22pt 26pt 0 44pt;background:#f1f8ee;color:#1d5c35}.r{display:flex;border-bottom:.7pt solid #1d5c35}.r>div{padding:1.5pt 4pt 2pt;border-right:.7pt solid #1d5c35;line-height:1.2}.r>div:last-child{border-right:0}.l{font-size:5.8pt}.v{font:9pt "Noto Mono","DejaVu Sans Mono";color:#222;white-space:nowrap;letter-spacing:-.4pt}.bx{border:1.2pt solid #1d5c35;border-bottom:.5pt solid #1d5c35}'
    b = f'''<div style="position:absolute;left:14pt;top:470pt;transform:rotate(-90deg);transform-origin:0 0;font-size:9pt;letter-spacing:3pt;white-space:nowrap">REGISTRO CIVIL DAS PESSOAS NATURAIS</div>
<div style="display:flex;align-items:center;margin-bottom:5pt">{arms(34, "#1d5c35")}<div style="flex:1;padding-left:8pt"><b>ESTADO {u(de(R.uf))} {u(EST[R.uf])}</b><br><span style="font-size:16pt;font-weight:bold">CERTIDÃO DE NASCIMENTO</span></div><div style="text-align:right;font-size:7pt">{p(RG+"cartório", f"OFÍCIO DO REGISTRO CIVIL DE {u(R.mun)}" if n % 2 else f"{r.randint(1,4)}ª ZONA DO REGISTRO CIVIL - {u(R.mun)}")}<br>{E(R.end)}<br>Fone {r.randint(20,99)}-{r.randint(1000,9999)}</div></div><div class="bx">
{row(f("MUNICÍPIO / UF", E(u(R.mun))+" - "+R.uf, 2.4), f("LIVRO", p(RG+"livro", f"{R.lv}A")), f("FOLHAS", p(RG+"folha", f"{R.fl:03d}"+("V" if n in (1, 6) else ""))), f("TERMO", p(RG+"termo", str(R.tm))), f("REGISTRADO EM", dreg(d, R, R.reg.strftime("%d.%m.%Y")), 1.3))}
{row(f("NOME", p(DP+"nome_completo", u(R.nome)), 4), f("SEXO", sexo(d, R, u)))}{row(f("DATA DO NASCIMENTO", nasc(d, R, R.nasc.strftime("%d.%m.%Y"))), f("POR EXTENSO", E(dext(R.nasc)), 3.4), f("HORA", hora(d, R), .5))}
{row(f("LOCAL DO NASCIMENTO", p(LN+"estabelecimento", u(R.est or "Domicílio"), None, *([] if R.est else [""])), 2), f("NATURALIDADE", p(DP+"naturalidade", u(natf(R.bm+"/"+R.bu, "-"))), 1.4))}
{row(f("NOME DO PAI", p(FI+"genitor_1.nome_completo", u(R.pai)) if R.pai else ""), f("NOME DA MÃE", p(FI+f"genitor_{i}.nome_completo", u(R.mae))))}{row(f("NATURALIDADE", N(1, R.painat) if R.pai else ""), f("NATURALIDADE", N(i, R.maenat)))}{row(f("AVÔ PATERNO", G("paternos.avô", R.avo[0])), f("AVÔ MATERNO", G("maternos.avô", R.avo[2])))}{row(f("AVÓ PATERNA", G("paternos.avó", R.avo[1])), f("AVÓ MATERNA", G("maternos.avó", R.avo[3])))}
{row(f("DECLARANTE", E(u(R.dec))), f("GÊMEO COM", E(u(R.twin))))}<div style="padding:2pt 4pt;min-height:62pt"><span class="l">OBSERVAÇÕES</span><br><span class="v" style="white-space:normal;line-height:1.3">{ob or "/////////"}</span></div></div>
<div style="display:flex;margin-top:8pt"><div style="width:38%">{stamp(r, "OFÍCIO DO REGISTRO CIVIL", R.uf, 66, "#55318c")}</div><div style="flex:1;text-align:center"><span class="l" style="font-size:8pt">DOU FÉ.</span> <span class="v">{E(u(R.mun))}, {emi(d, R, u(dlong(R.emi)))}</span>{sig(r, 140, 30)}<div style="border-top:.7pt solid #1d5c35"><span class="v">{p(AU+"oficial_registro", u(R.ofi))}</span><br>OFICIAL</div></div></div>
<div style="position:absolute;left:44pt;bottom:8pt;font-size:6pt">Emol. Cr$ {r.randint(100,999)},00 - ISENTA DE SELO - Confere com o original</div>'''
    return d, css, b

@form
def J(n):  # one justified paragraph of running text
    R = rec(f'95J-{n}', n, (1964, 2008) if n % 2 else (1975, 2021), (1996, 2009) if n % 2 else (2012, 2024)); d = Doc(f'95J-{n}', joint=True); p = d.p; r = R.r
    born(d, R); reg(d, R); selfnat(d, R); i = 2 if R.pai else 1; st = 'est' if n % 2 else '/'
    tw = twin(d, R, R.twin); x = notes(d, R, '', 'À margem do termo consta a seguinte averbação: {}', 'Consta ainda a seguinte anotação: {}' if R.averb else 'À margem do termo consta a seguinte anotação: {}')
    def gp(side, a, b):
        t = [p(AV+f'{side}.{k}', v) for k, v in (('avô', a), ('avó', b)) if v]; return ' e de '.join(t)
    nt = lambda k, v: p(FI+f'genitor_{k}.naturalidade', natf(v, st)); o = sx(R)
    par = f'filh{o} de <b>{p(FI+"genitor_1.nome_completo", R.mae)}</b>, {r.choice(["do lar", "professora", "comerciária"])}, natural de {nt(1, R.maenat)}' + (f', e de <b>{p(FI+"genitor_2.nome_completo", R.pai)}</b>, {r.choice(["agricultora", "bancária"]) if R.s.duas else r.choice(["agricultor", "mecânico", "bancário"])}, natural de {nt(2, R.painat)}' if R.pai else '')
    m, q = gp('maternos', R.avo[2], R.avo[3]), gp('paternos', R.avo[0], R.avo[1])
    av = ', '.join(y for y in ((f'net{o}, por parte de {E(R.mae.split()[0])}, de {m}' if R.s.duas else f'sendo avós maternos {m.replace(" e de ", " e ")}') if m else '', (f'e, por parte de {E(R.pai.split()[0])}, de {q}' if R.s.duas else f'e avós paternos {q.replace(" e de ", " e ")}') if q else '') if y)
    if R.s.duas: swapavo(d)
    loc = (lambda e: f'n{"o" if e[:2] in ("Ho",) else "a"} {p(LN+"estabelecimento", e)}')(R.est) if R.est else f'em {p(LN+"estabelecimento", "domicílio", None, "", R.casa)} ({E(R.casa)})'
    mt = f' (matrícula nº {p(DP+"matrícula", R.mat)})' if R.emi.year > 2009 else ''
    cp = f', inscrit{o} no CPF sob o nº {p(DP+"cpf", R.cpf)}' if R.cpf and R.emi.year > 2016 else ''
    if not cp: d.v.pop(DP+'cpf', 0)
    wr = f'Eu, {E(R.esc)}, escrevente, a digitei e conferi, e eu, {p(AU+"oficial_registro", R.ofi)}, Oficial, a subscrevo e assino.'
    css = 'body{font:11.5pt/1.75 "URW Bookman","Liberation Serif";padding:50pt 62pt}.s{font:8.5pt/1.35 "Liberation Sans"}'
    b = f'''<div style="text-align:center;line-height:1.35">{arms(48)}<div style="font-weight:bold">{p(RG+"cartório", f"Cartório de Registro Civil e Notas do Município de {R.mun}" if n % 2 else f"{r.randint(1,5)}º Tabelionato e Registro Civil {R.ofi.split()[-1]}")}</div><div style="font-size:9.5pt">Comarca de {E(R.mun)} - Estado {de(R.uf)} {EST[R.uf]}</div><div class="s">{E(R.end)} - {R.cep} - {R.tel}</div><div style="font-size:18pt;letter-spacing:4pt;margin:18pt 0">CERTIDÃO DE NASCIMENTO</div></div>
<div style="text-align:justify;text-indent:48pt;hyphens:manual">CERTIFICO e dou fé, a pedido verbal de parte interessada, que revendo nesta serventia o livro <b>{p(RG+"livro", f"A-{R.lv}")}</b> de Registro de Nascimentos, nele, às folhas <b>{p(RG+"folha", f"{R.fl}"+("-v" if n in (3, 8) else ""))}</b>, sob o termo nº <b>{p(RG+"termo", str(R.tm))}</b>{mt}, consta que no dia {dreg(d, R, dext(R.reg))} foi registrado o nascimento de <b>{p(DP+"nome_completo", R.nome.upper())}</b>{cp}, do sexo {sexo(d, R, str.lower)}, nascid{o} no dia {nasc(d, R, dext(R.nasc))}, às {hora(d, R, "w" if n % 2 else "h")}, {loc}, na cidade de {E(R.bm)}, Estado {de(R.bu)} {EST[R.bu]}, {par}{", "+av if av else ""}. {f"O registro informa que {'a' if o == 'a' else 'o'} registrad{o} é gême{o} de {E(R.twin)}. " if R.twin else ""}Foi declarante {E(R.dec)}{f" e testemunhas {E(R.te1)} e {E(R.te2)}" if n > 5 else ""}. {x or "Nada consta à margem do termo."} Nada mais se continha em dito termo, que para aqui fielmente transcrevi. {wr}</div>
<div style="text-align:right;margin-top:14pt">{E(R.mun)}-{R.uf}, {emi(d, R, dext(R.emi) if n in (1, 5) else dlong(R.emi))}.</div><div style="margin:14pt 0 0 180pt;text-align:center;line-height:1.3">{sig(r, 160, 40)}<div style="border-top:.8pt solid #000;font-size:10pt">Oficial do Registro Civil</div></div>
<div class="s" style="position:absolute;left:62pt;right:62pt;bottom:28pt;display:flex;align-items:center;gap:10pt;border:.7pt solid #888;padding:5pt">{qr(r, 40) if n % 2 == 0 else bars(r, 80, 22)}<div>{"Selo "+("digital " if n % 2 == 0 else "de autenticidade ")}nº <b>{p(AU+"selo_digital", R.selo if n % 2 == 0 else R.selo[:9])}</b><br>Custas: R$ {r.randint(12,60)},{r.randint(10,99)} - Recibo {r.randint(100,9999)} - Válida somente sem emendas ou rasuras</div></div>'''
    return d, css, b

#--MAIN--
if __name__ == '__main__':
    out = sys.argv[1]; os.makedirs(out, exist_ok=True)
    for k, f in FORMS.items():
        for n in range(1, 9): d, css, b = f(n); d.write(out, css, b)
