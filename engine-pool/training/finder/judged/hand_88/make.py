import sys, os, json, re
from lib import *
DP, RG, LN, AU = 'dados_pessoais.', 'registro.', 'local_nascimento.', 'autenticação.'
FL = ['plain', 'solo', 'twins', 'notes', 'abroad', 'home', 'late', 'nogp']
def flag(k, n, two=None):
    x = FL[(n*3 + k) % 8]; return 'two' if two and x == two else x
def par(f, order): return [f[k] for k in order if f[k]]
def gp(p, j=' e ', none=''):
    i = 'IGNORADO' if p['ava'].isupper() else 'ignorado'
    return j.join(x for x in (p['avo'] or p['ava'] and i, p['ava']) if x) or none
def B(l, v, st=''): return f'<div class="b" style="{st}"><i>{E(l)}</i><span>{E(v) or "&nbsp;"}</span></div>'
def R(*c): return '<div class="r">' + ''.join(c) + '</div>'
fx = lambda n: f'flex:{n}'
LIV = [RG + 'livro', RG + 'folha', RG + 'termo']

def A(n):  # current model, boxed, small label above, one column; notes apart
    f = facts('A', n, flag(1, n, 'abroad' if n % 2 else None), (1976, 2023), (2018, 2025), sep=' - '); u, r = f['u'], f['r']; ps = par(f, 'mp'); none = n % 2
    tw = '; '.join(f'{a}, MATRÍCULA {t}' for a, t in f['tw']) or ('NÃO POSSUI' if none else '-x-x-x-')
    rgl = ['avós maternos', 'avós paternos'] if f['flag'] != 'two' else ['avós maternos', 'avós maternos']
    av = '; '.join(u(l) + ': ' + gp(p, ' E ', 'NÃO CONSTAM' if none else '***') for l, p in zip(rgl, ps))
    cad = [f['rg'], f['tit']] if n in (2, 5, 8) and f['dt'].year < 2000 else []
    h = f'''<div class="h">{arms(44)}<p>República Federativa do Brasil<br><b>Registro Civil das Pessoas Naturais</b></p><h1>Certidão de Nascimento</h1></div>
    <div class="n"><i>Nome</i><b>{E(f['nome'])}</b><i>CPF</i><b>{f['cpf'] or 'Não informado'}</b><i>Matrícula</i><b class="m">{f['mat']}</b></div>'''
    h += R(B('Data de nascimento por extenso', u(ext(f['dt'])), fx(5)), B('Dia', '%02d' % f['dt'].day, fx(.6)), B('Mês', '%02d' % f['dt'].month, fx(.6)), B('Ano', str(f['dt'].year), fx(.8)))
    h += R(B('Hora de nascimento', f['hora'] + ('h' if none else ''), fx(1)), B('Naturalidade', f['nat'], fx(2)))
    h += R(B('Município de registro e Unidade da Federação', f['rmun'] + ' - ' + f['ruf'], fx(1)), B('Local, município de nascimento e UF', f"{f['est']}, {f['mun']} - {f['uf']}", fx(1.5)), B('Sexo', u(f['sexo']), fx(.55)))
    h += R('<div class="b" style="flex:1"><i>Filiação</i>' + ''.join(f"<span>{E(p['nome'])}, NATURAL DE {E(p['nat'])}</span>" for p in ps) + '</div>') + R(B('Avós', av, fx(1)))
    h += R(B('Gêmeo', 'SIM' if f['tw'] else 'NÃO', fx(.4)), B('Nome e matrícula do(s) gêmeo(s)', tw, fx(3)))
    h += R(B('Data de registro por extenso', u(ext(f['reg'])) + f" ({dd(f['reg'])})", fx(2.4)), B('Número da DNV/Declaração de Nascido Vivo', f['dnv'] or ('NÃO CONSTA' if none else '-x-x-x-'), fx(1)))
    na = 'NADA CONSTA.' if none else '-x-x-x-x-x-'
    h += R(B('Averbações/Anotações a acrescer', ' '.join(x for x in (f['av'] and 'AVERBAÇÃO: ' + f['av'], f['an'] and 'ANOTAÇÃO: ' + f['an']) if x) or na, fx(1) + ';min-height:62pt'))
    rows = [('RG', f['rg'] if cad else '', 'SSP/' + f['ruf'] if cad else ''), ('PIS/NIS', '', ''), ('Passaporte', '', ''), ('Cartão Nacional de Saúde', '', ''), ('Título de Eleitor', f['tit'] if cad else '', f['ruf'] if cad else '')]
    h += '<div class="b c"><i>Anotações de cadastro</i><table><tr><th>Tipo documento<th>Número<th>Data expedição<th>Órgão expedidor<th>Validade</tr>' + ''.join(f'<tr><td>{a}<td>{b or "---"}<td>---<td>{c or "---"}<td>---</tr>' for a, b, c in rows) + '</table><small>* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</small></div>'
    h += f'''<div class="f"><div>{E(f['cart'])}<br>Oficial: {E(f['oficial'])}<br>{E(f['rmun'])} - {f['ruf']}<br>{f['rua']} - CEP {f['cep']}<br>{f['tel']} - {f['mail']}</div><div class="d">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(f['rmun'])} - {f['ruf']}, {med(f['em'])}.<br>{sign(r)}<br>{E(f['clerk'])}<br>Escrevente Autorizada</div></div>
    <div class="s">{qr(r, 44)}<p>Selo Digital: <b>{f['selo']}</b><br>Emolumentos R$ {r.randint(30, 60)},{r.randint(10, 99)} &nbsp; ISS R$ 1,{r.randint(10, 99)} &nbsp; Total R$ {r.randint(61, 99)},{r.randint(10, 99)}<br>Consulte a autenticidade em https://selodigital.tj{f['ruf'].lower()}.jus.br</p></div>'''
    css = 'font:9pt Liberation Sans;padding:30pt 34pt;.h{text-align:center}.h p{margin:2pt}h1{font-size:17pt;margin:4pt;text-transform:uppercase}.n{text-align:center;margin-bottom:6pt}.n i,.b i{display:block;font:normal 6.4pt Liberation Sans;color:#444}.n b{display:block;font-size:10.5pt;margin-bottom:3pt}.r{display:flex}.b{border:.7pt solid #222;padding:2.5pt 4pt 6pt;margin:0 -.7pt -.7pt 0}.b span{display:block;line-height:1.25}table{width:100%;border-collapse:collapse;font-size:6.6pt}td,th{border:.4pt solid #888;padding:1pt 3pt;text-align:left}small{font-size:5.6pt}.f{display:flex;border:.7pt solid #222;padding:6pt;margin-top:4pt;line-height:1.35}.f div{flex:1}.d{text-align:center}.s{display:flex;gap:8pt;margin-top:8pt;font-size:7pt}'
    return h, css, truth(f, cad=cad)

def Bf(n):  # current model, another software: value on a rule, label BELOW it; father first; block per parent
    f = facts('B', n, flag(4, n), (1960, 2022), (2019, 2025), up=False, sep='/'); r = f['r']; ps = par(f, 'pm')
    V = lambda v, l, k=1, c='': f'<div class="v {c}" style="flex:{k}"><span>{E(v) or "&nbsp;"}</span><i>{E(l)}</i></div>'
    h = guil(595, 842, '#c9b27a') + f'<div class="h">{arms(38, "#8a6d1f")}<div><h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h3>Registro Civil das Pessoas Naturais</h3><h1>CERTIDÃO DE NASCIMENTO</h1></div>{qr(r, 46)}</div>'
    h += R(V(f['nome'], 'Nome', 1, 'g')) + R(V(f['cpf'] or '—', 'Número do CPF', 1), V(f['mat'].replace(' ', ' ' if n % 2 else '.'), 'Matrícula', 2.2))
    h += R(V('%02d' % f['dt'].day, 'Dia', .4), V('%02d' % f['dt'].month, 'Mês', .4), V(str(f['dt'].year), 'Ano', .6), V(ext(f['dt']), 'Data de nascimento por extenso', 4)) 
    h += R(V(f"{f['h']:02d}h{f['mi']:02d}min", 'Hora do nascimento', .8), V(f['sexo'], 'Sexo', .8), V(f['nat'], 'Naturalidade', 1.6)) + R(V(f['est'], 'Local de nascimento', 1.5), V(f['mun'] + '/' + f['uf'], 'Município de nascimento e UF', 1))
    for i in (0, 1):
        p = ps[i] if i < len(ps) else None; t = 'Avós paternos' if p is f['p'] and p else 'Avós maternos' if p else 'Avós'
        if not p: continue
        h += f'<div class="p">{"Primeiro genitor" if i == 0 else "Segundo genitor"}</div>' + R(V(p['nome'], 'Nome', 1.6), V(p['nat'], 'Município de nascimento e UF', 1)) + R(V(p['avo'] or '—', t + ' (1)'), V(p['ava'] or '—', t + ' (2)'))
    h += '<div class="p">Registro</div>' + R(V(f"{dd(f['reg'])} — {ext(f['reg'])}", 'Data do registro', 2), V(f['dnv'] or '—', 'Declaração de nascido vivo (DNV)', 1)) + R(V(f['rmun'] + '/' + f['ruf'], 'Município de registro e UF', 1), V('Sim' if f['tw'] else 'Não', 'Gêmeos', .3), V(', '.join(f'{a} — {t}' for a, t in f['tw']) or '—', 'Nome e matrícula dos gêmeos', 1.7))
    h += f'<div class="p">Averbações</div><div class="t">{E(f["av"]) or "Não há averbações."}</div><div class="p">Anotações</div><div class="t">{E(f["an"]) or "Não há anotações."}</div>'
    h += f'''<div class="f"><div><b>{E(f['cart'])}</b><br>{f['rua']}<br>CEP {f['cep']} · {f['rmun']}/{f['ruf']}<br>CNS {f['cns']:06d}<br>Oficial(a) Registrador(a): {E(f['oficial'])}<br>Substituta: {E(f['clerk'])}</div><div><p>O conteúdo da certidão é verdadeiro. Dou fé.</p><p>{f['rmun']}/{f['ruf']}, {dd(f['em'])}</p>{sign(r)}<div class="l">{E(f['oficial'])}<br><small>Oficial(a) Registrador(a)</small></div></div></div><div class="s">PODER JUDICIÁRIO — TJ{f['ruf']} · Selo de fiscalização nº {f['selo']} · Isento de emolumentos (1ª via) · Lei 9.534/97 · Valide em www.tj{f['ruf'].lower()}.jus.br/selo</div>'''
    css = 'font:9.8pt P052;padding:34pt 42pt;color:#111;.h{display:flex;align-items:center;gap:10pt;margin-bottom:6pt}.h div{flex:1;text-align:center}h1{font-size:16pt;margin:3pt;letter-spacing:1.5pt;color:#6b5314}h2,h3{font-size:9.5pt;margin:0}h3{font-weight:400}.r{display:flex;gap:10pt;position:relative}.v{margin-top:7pt}.v span{display:block;border-bottom:.5pt solid #a08a4a;padding-bottom:1pt}.v i{font:6.3pt Liberation Sans;color:#7a6422}.g span{font-size:13pt;font-weight:bold;text-align:center}.g i{display:block;text-align:center}.p{background:#efe6cc;margin-top:7pt;padding:1pt 5pt;font:bold 7.5pt Liberation Sans;position:relative}.t{padding:3pt 5pt;text-align:justify;min-height:20pt}.f{display:flex;gap:16pt;margin-top:10pt;font-size:8pt;line-height:1.35}.f>div{flex:1}.f p{margin:0 0 3pt}.l{border-top:.5pt solid #333;text-align:center;margin-top:-4pt;padding-top:2pt}.s{margin-top:10pt;border:.5pt dashed #888;padding:4pt;font:6.6pt Liberation Sans;text-align:center}'
    t = truth(f, order='pm', joint=False, put={DP + 'matrícula': f['mat'].replace(' ', ' ' if n % 2 else '.')}, acc={'gêmeos.informações_adicionais': [', '.join(f'{a} — {t}' for a, t in f['tw'])]} if f['tw'] else None)
    return h, css, t

def C(n):  # current model, digital certificate in two-column cards, table of parents, rotated margin text
    f = facts('C', n, flag(6, n, 'late' if n % 2 == 0 else None), (1985, 2024), (2021, 2025), sep=' / '); r = f['r']; ps = par(f, 'mp')
    K = lambda t, b: f'<section><h4>{t}</h4>{b}</section>'
    L = lambda l, v: f'<p><i>{l}</i>{E(v) or "—"}</p>'
    two = f['flag'] == 'two'; cad = [f['tit']] if n in (1, 6) and f['dt'].year < 2003 else []
    h = f'<div class="m">Documento eletrônico assinado digitalmente por {E(f["clerk"])} em {dd(f["em"])} {r.randint(9, 17):02d}:{r.randint(10, 59)} — MP 2.200-2/2001 — código de verificação {r.randrange(16**8):08x}-{r.randrange(16**4):04x}-{r.randrange(16**4):04x}</div>'
    h += f'<header>{arms(36, "#fff")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>Certidão de Nascimento</h1></div></header>'
    h += f'<div class="k"><i>NOME</i><b>{E(f["nome"])}</b><div><span><i>MATRÍCULA</i>{f["mat"]}</span><span><i>CPF</i>{f["cpf"] or "—"}</span></div></div><div class="g">'
    h += K('NASCIMENTO', L('Data', dd(f['dt'])) + L('Por extenso', f['u'](ext(f['dt']))) + L('Hora', f['hora'] if n % 3 else 'IGNORADA') + L('Sexo', f['u'](f['sexo'])) + L('Naturalidade', f['nat']))
    h += K('LOCAL DO NASCIMENTO', L('Estabelecimento', f['est']) + L('Município', f['mun']) + L('UF', f['uf']) + L('Nº da DNV', f['dnv'])) + '</div>'
    h += K('FILIAÇÃO E AVÓS', '<table><tr><th>Genitor(a)<th>Naturalidade<th>Avós</tr>' + ''.join(f'<tr><td><b>{E(p["nome"])}</b><td>{E(p["nat"])}<td>{E(p["avo"]) or "—"}<br>{E(p["ava"]) or "—"}</tr>' for p in ps) + '</table>')
    h += '<div class="g">' + K('REGISTRO', L('Data do registro', dd(f['reg'])) + L('Município / UF', f['rmun'] + ' / ' + f['ruf']) + L('Livro / Folha / Termo', f'A-{f["lv"]} / {f["fo"]} / {f["te"]}') + L('Declarante', f['u'](f['decl'])))
    h += K('GÊMEOS', L('Gêmeo', 'SIM' if f['tw'] else 'NÃO') + L('Nome(s)', '; '.join(a for a, _ in f['tw'])) + L('Matrícula(s)', '; '.join(t for _, t in f['tw']))) + '</div>'
    na = 'SEM AVERBAÇÕES OU ANOTAÇÕES.' if n % 2 else 'NADA CONSTA'
    h += K('AVERBAÇÕES / ANOTAÇÕES A ACRESCER', f'<p class="x">{E(" ".join(x for x in (f["av"], f["an"]) if x)) or na}</p>') + K('ANOTAÇÕES DE CADASTRO', f'<p>Título de eleitor: {cad[0] if cad else "—"} &nbsp; · &nbsp; RG: — &nbsp; · &nbsp; PIS/NIS: — &nbsp; · &nbsp; CEP residencial: {f["cep"] if n % 2 else "—"}</p>')
    h += f'<footer><div>{qr(r, 74)}<br>Selo: {f["selo"]}</div><div><b>{E(f["cart"])}</b><br>Oficial de Registro: {E(f["oficial"])}<br>{f["rua"]}, {E(f["rmun"])} / {f["ruf"]} — {f["tel"]}<br><br>O conteúdo da certidão é verdadeiro. Dou fé.<br>Emitida em {dd(f["em"])}<br>{E(f["clerk"])} — Preposta autorizada</div></footer><div class="z">Certidão expedida por meio eletrônico (Provimento CNJ nº 46/2015). Prazo para validação: 90 dias. Confira em https://registrocivil.example/certidao</div>'
    css = 'font:8.8pt Noto Sans;padding:28pt 30pt 20pt 50pt;color:#1b2530;.m{position:absolute;left:-280pt;top:415pt;width:600pt;text-align:center;transform:rotate(-90deg);font-size:5.8pt;color:#667}header{display:flex;gap:12pt;align-items:center;background:#1f4e5f;color:#fff;padding:8pt 12pt;font-size:7.5pt}h1{font-size:16pt;margin:0}.k{border-left:4pt solid #1f4e5f;padding:5pt 10pt;margin:8pt 0}.k b{font-size:13pt;display:block}.k i,p i{font:normal 6.6pt Noto Sans;color:#5a6b75}.k div{display:flex;gap:30pt}.k span i{display:block}.g{display:grid;grid-template-columns:1fr 1fr;gap:8pt}section{border:.6pt solid #b8c6cc;margin-bottom:7pt}h4{margin:0;background:#dfe9ec;padding:2pt 6pt;font-size:7pt;letter-spacing:.5pt}section p{margin:3.6pt 6pt;display:flex}section p.x,section p:not(:has(i)){display:block;min-height:22pt}p i{width:70pt;flex:none}table{width:100%;border-collapse:collapse}th{font-size:6.6pt;text-align:left;color:#5a6b75;font-weight:400}td,th{padding:2pt 6pt;border-top:.4pt solid #d5dfe3;vertical-align:top}footer{display:flex;gap:14pt;font-size:7.6pt;line-height:1.35}footer div:first-child{font-size:6pt;width:110pt}.z{font-size:5.8pt;color:#667;margin-top:6pt}'
    put = {} if n % 3 else {DP + 'hora_nascimento': ''}; ac = {}
    if two:
        for s, o in (('paternos', 'm'), ('maternos', 'p')): 
            for a, k in (('avô', 'avo'), ('avó', 'ava')): ac[f'avós.{s}.{a}'] = [f[o][k]]
    ac[RG + 'livro'] = [f'A-{f["lv"]}']
    if f['tw']: ac['gêmeos.informações_adicionais'] = ['; '.join(a for a, _ in f['tw']) + ' ' + '; '.join(t for _, t in f['tw'])]
    return h, css, truth(f, put=put, acc=ac, cad=cad + ([f['cep']] if n % 2 else []))

def Df(n):  # 2009-2017 model (Prov. 2/3 CNJ), serif, numbered boxes with titles in bold, second copies 2010-2017
    f = facts('D', n, flag(3, n), (1966, 2016), (2010, 2017), sep='-'); u, r = f['u'], f['r']; ps = par(f, 'pm')
    h = guil(595, 842, '#8fb79a', 8) + f'<div class="h">{arms(50)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1><i>NOME:</i><h2>{E(f["nome"])}</h2><i>MATRÍCULA:</i><h2 class="m">{f["mat"]}</h2></div>'
    h += R(B('DATA DE NASCIMENTO POR EXTENSO', u(ext(f['dt'])), fx(5)), B('DIA', '%02d' % f['dt'].day, fx(.6)), B('MÊS', '%02d' % f['dt'].month, fx(.6)), B('ANO', str(f['dt'].year), fx(.7)))
    h += R(B('HORA', f'{f["hora"]} HORAS', fx(1)), B('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', f['mun'] + '-' + f['uf'], fx(3)))
    h += R(B('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', f['rmun'] + '-' + f['ruf'], fx(2)), B('LOCAL DE NASCIMENTO', f['est'], fx(2)), B('SEXO', u(f['sexo']), fx(.8)))
    h += R('<div class="b" style="flex:1;min-height:36pt"><i>FILIAÇÃO</i>' + ''.join(f'<span>{"PAI" if p is f["p"] else "MÃE"}: {E(p["nome"])} - NATURAL DE {E(p["nat"])}</span>' for p in ps) + '</div>')
    h += R('<div class="b" style="flex:1;min-height:36pt"><i>AVÓS</i>' + ''.join(f'<span>{"PATERNOS" if p is f["p"] else "MATERNOS"}: {E(gp(p, " E ", "NÃO DECLARADOS"))}</span>' for p in ps) + '</div>')
    h += R(B('GÊMEO', 'SIM' if f['tw'] else 'NÃO', fx(.5)), B('NOME E MATRÍCULA DO(S) GÊMEO(S)', '; '.join(f'{a} - {t}' for a, t in f['tw']) or '* * *', fx(3)))
    h += R(B('DATA DO REGISTRO POR EXTENSO', u(ext(f['reg'])), fx(2)), B('NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO', f['dnv'] or '* * *', fx(1)))
    c = f['cpf'] and n % 2 and f['em'].year > 2014; av = f['av'] if f['av'] else ''
    nt = ' '.join(x for x in (av, f['an']) if x)
    h += R('<div class="b" style="flex:1;min-height:84pt"><i>OBSERVAÇÕES / AVERBAÇÕES</i>' + (f'<span>CPF: {f["cpf"]}.</span>' if c else '') + f'<span>{E(nt) or "* * * * * * * * * *"}</span></div>')
    h += f'''<div class="f"><div>NOME DO OFÍCIO<br><b>{E(f['cart'])}</b><br><br>OFICIAL REGISTRADOR<br><b>{E(f['oficial'])}</b><br><br>MUNICÍPIO/UF<br><b>{E(f['rmun'])}-{f['ruf']}</b><br><br>ENDEREÇO<br>{f['rua']}<br>Fone {f['tel']}</div><div class="d">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e Local:<br>{f['rmun'].title() if 0 else E(f['rmun'])}-{f['ruf']}, {med(f['em'])}<br><br>{sign(r, 130, 32)}<br>Assinatura do Oficial / Preposto<br><br>{seal('', 52)}<br>{'Selo Digital de Fiscalização ' + f['selo'] if n % 4 else 'Válido somente com selo de autenticidade'}</div></div><div class="s">{'2ª VIA - ' if n % 2 else ''}QUALQUER ADULTERAÇÃO OU EMENDA INVALIDA ESTE DOCUMENTO &nbsp; Nº {r.randint(100000, 999999)}</div>'''
    css = 'font:10.2pt Liberation Serif;padding:34pt 38pt;.h{text-align:center;line-height:1.3}h1{font-size:18pt;margin:5pt}h2{font-size:13pt;margin:0 0 3pt}.m{font:bold 11.5pt Liberation Mono}.h i{font:7pt Liberation Serif}.r{display:flex;position:relative}.b{border:1pt solid #2d5a3a;border-radius:3pt;padding:3pt 5pt 5pt;margin:1.5pt}.b i{display:block;font:bold 6.2pt Liberation Serif;color:#2d5a3a}.b span{display:block}.f{display:flex;font-size:8pt;margin-top:8pt}.f>div{flex:1;padding-left:6pt}.d{text-align:center}.s{text-align:center;font-size:6.5pt;margin-top:8pt}'
    drop = [] if n % 4 else [AU + 'selo_digital']
    t = truth(f, order='pm', drop=drop + ([] if c else [DP + 'cpf']), acc={DP + 'naturalidade': ['']})
    if c: t['accept']['observações.averbações'] = [f'CPF: {f["cpf"]}. {nt}'.strip()]
    if not c and 'CPF' in f['av']: t['accept'][DP + 'cpf'] = [f['cpf']]; t['data']['dados_pessoais']['cpf'] = f['cpf']; t['accept'][DP + 'cpf'] = ['']
    return h, css, t

def old(f, v=''):  # book, leaf and entry as old offices print them
    f['L'], f['F'], f['T'] = f'A-{f["lv"] % 90 + 2}', f'{f["fo"]}{v}', f'{f["te"] % 30000 + 90:,}'.replace(',', '.')
    return {RG + 'livro': f['L'], RG + 'folha': f['F'], RG + 'termo': f['T']}, {RG + 'livro': [f['L'][2:]], RG + 'termo': [f['T'].replace('.', '')], DP + 'naturalidade': ['']}
ODROP = [DP + 'cpf', DP + 'matrícula', RG + 'número_dnv']

def Ef(n):  # 1990s state blank, half sheet landscape, printed green labels in line, dot-matrix values
    f = facts('E', n, flag(5, n), (1988, 1999), None if n % 2 else (1999, 2003), sep='-', uf=S('PR|SC|MG|GO|MT|ES|RS|MS')[n-1]); u, r = f['u'], f['r']; m, p = f['m'], f['p']; put, ac = old(f, 'v' if n % 3 == 0 else '')
    X = lambda l, v, k=1: f'<div class="x" style="flex:{k}"><label>{l}</label><span>{E(v) or "-.-.-.-.-"}</span></div>'
    h = f'<div class="h">{arms(34, "#1c6b3c")}<div>ESTADO {DE(f["ruf"]).upper()} {UFN[f["ruf"]].upper()}<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>Comarca de <u>{E(f["rmun"])}</u> &nbsp; Município de <u>{E(f["rmun"])}</u></div><div class="o">{E(f["cart"])}<br>{E(f["oficial"])}<br>OFICIAL<br>{f["rua"]}</div></div>'
    h += f'<h1>CERTIDÃO DE NASCIMENTO</h1>' + R(X('Livro', f['L']), X('Folhas', f['F']), X('Termo nº', f['T']), X('Data do registro', dd(f['reg']), 1.5))
    h += R(X('Nome', f['nome'], 3)) + R(X('Nascid' + ('o' if f['sx'] == 'M' else 'a') + ' em', u(ext(f['dt'])), 3), X('às', f'{f["hora"]} hs'))
    h += R(X('Local', f['est'], 2), X('Município', f['mun'] + '-' + f['uf'], 1.6), X('Sexo', u(f['sexo']), .9))
    h += R(X('Pai', p['nome'] if p else '', 1.7), X('natural de', p['nat'] if p else '')) + R(X('Mãe', m['nome'], 1.7), X('natural de', m['nat']))
    h += R(X('Avós paternos', gp(p, ' e ') if p else '')) + R(X('Avós maternos', gp(m, ' e '))) + R(X('Gêmeo de', '; '.join(a for a, _ in f['tw']), 1.4), X('Declarante', u(f['decl'])))
    h += R(X('Testemunhas', u(' e '.join(f['wit'])))) + f'<div class="x w"><label>Observações / Averbações</label><span>{E(" ".join(x for x in (f["av"], f["an"]) if x)) or "-.-.-.-.-.-.-.-.-"}</span></div>'
    h += f'<div class="f"><div>O referido é verdade e dou fé.<br><span>{E(f["rmun"])}, {u(med(f["em"])) if n % 2 else dd(f["em"])}</span></div><div class="d">{sign(r, 120, 24)}<br>{"Oficial do Registro Civil" if n % 3 else "Oficial Maior: " + f["clerk"]}</div><div class="c">{"1ª VIA GRATUITA - LEI 9.534/97" if f["em"].year > 1997 else "CUSTAS: R$ 4,85"}<br>Mod. RC-03 — Gráfica Serrana</div></div>'
    css = 'font:8pt Nimbus Roman;color:#1c6b3c;padding:18pt 26pt;border:2.5pt double #1c6b3c;.h{display:flex;gap:10pt;align-items:center}.h div{flex:1.5}.h .o{flex:1;text-align:center;font-size:6.6pt;border-left:.6pt solid;padding-left:6pt}u{font:8.5pt Nimbus Mono PS;color:#222;text-decoration:none}h1{font-size:15pt;text-align:center;margin:5pt;letter-spacing:2pt}.r{display:flex;gap:6pt}.x{display:flex;align-items:flex-end;margin-bottom:6.4pt}.x span{font:bold 9pt/1.05 Nimbus Mono PS;color:#20242c;border-bottom:.7pt dotted #1c6b3c;flex:1;padding-left:4pt;letter-spacing:-.35pt}.x label{white-space:nowrap}.w{display:block;min-height:34pt}.w span{border:0;font-size:8.2pt}.f{display:flex;align-items:flex-end}.f>div{flex:1}.f span{font:9pt Nimbus Mono PS;color:#222}.d{text-align:center}.c{text-align:right;font-size:6pt}'
    put[DP + 'data_nascimento.texto_completo'] = u(ext(f['dt']))
    return h, css, truth(f, 640, 452, 'pm', ODROP + [AU + 'selo_digital'], put, ac), 640, 452

def Ff(n):  # 2000s (Northeast/North) oficio sheet: "CERTIFICO que" sentence, then table with labels beside, mixed case
    f = facts('F', n, flag(2, n), (1971, 2007), (2001, 2009), up=n % 2 == 0, sep=' - ', uf=S('CE|BA|PE|PA|AM|RN|MA|PB')[n-1]); u, r = f['u'], f['r']; m, p = f['m'], f['p']; put, ac = old(f); a = 'o' if f['sx'] == 'M' else 'a'
    T = lambda l, v: f'<tr><th>{l}:<td>{E(v) or "**********"}</tr>'
    h = f'<div class="h">{arms(52, "#555")}<br>PODER JUDICIÁRIO — ESTADO {DE(f["ruf"]).upper()} {UFN[f["ruf"]].upper()}<br>Comarca de {E(f["rmun"])}<br><b>{E(f["cart"])}</b><br><small>{f["rua"]} — Fone/Fax {f["tel"]} — CNPJ {r.randint(10, 99)}.{r.randint(100, 999)}.{r.randint(100, 999)}/0001-{r.randint(10, 99)}</small><h1>Certidão de Nascimento</h1></div>'
    h += f'<p class="c"><b>CERTIFICO</b> que, às folhas <b>{f["F"]}</b> do livro nº <b>{f["L"]}</b> do Registro de Nascimentos, sob o número de ordem <b>{f["T"]}</b>, foi lavrado em <b>{dd(f["reg"]) if n % 2 else med(f["reg"])}</b> o assento de nascimento de:</p><div class="n">{E(f["nome"])}</div><table>'
    h += T('Nascid' + a + ' no dia', u(ext(f['dt'])) + f' ({dd(f["dt"])})') + T('Às', f"{f['h']:02d} horas e {f['mi']:02d} minutos" if f['mi'] else f"{f['h']:02d}:00 horas") + T('Em', f['est'] + ', ' + u('na cidade de ') + f['mun'] + ' - ' + f['uf']) + T('Do sexo', u(f['sexo']))
    h += (T('Pai', f"{p['nome']}, {u('natural de')} {p['nat']}, {u(p['prof'])}") if p else T('Pai', '')) + T('Mãe', f"{m['nome']}, {u('natural de')} {m['nat']}, {u(m['prof'])}") + T('Avós paternos', gp(p, u(' e '), '') if p else '') + T('Avós maternos', gp(m, u(' e '), '')) + T('Gêmeo(s)', u('sim: ') + '; '.join(t for t, _ in f['tw']) if f['tw'] else u('não')) + T('Declarante', u(f['decl'])) + T('Testemunhas', u(f['wit'][0] + ' e ' + f['wit'][1]) if n % 3 else u('dispensadas'))
    h += T('DN nº', f['dnv']) + f'</table><div class="o"><b>Averbações:</b> {E(f["av"]) or "Nada consta."}</div><div class="o"><b>Anotações:</b> {E(f["an"]) or "Nada consta."}</div>'
    h += f'<p>O referido é verdade e dou fé.</p><p class="d">{E(f["rmun"])} ({f["ruf"]}), {med(f["em"]) if n % 2 else dd(f["em"])}.</p><div class="g"><div>{sign(r)}<hr>{E(f["oficial"])}<br>{"Oficial do Registro Civil" if n % 3 else "Oficiala Titular"}</div><div>{seal("", 60, "#a33")}<br>{"Selo de autenticidade nº " + f["selo"] if n % 2 else "SELO DE AUTENTICIDADE"}</div><div>{sign(r, c="#222")}<hr>{E(f["clerk"])}<br>Escrevente Juramentada</div></div><div class="z">{n % 3 + 1}ª via · Emolumentos: R$ 18,20 · FERMOJU R$ 0,91 · Lei Federal 6.015/73 e 8.935/94</div>'
    css = 'font:10.4pt/1.35 %s;padding:36pt 52pt;.h{text-align:center;font-size:9.4pt}small{font-size:7.4pt}h1{font:bold 23pt %s;margin:14pt 0 8pt}.c{text-align:justify}.n{text-align:center;font-size:15pt;font-weight:bold;border:1pt solid #000;padding:5pt;margin:6pt 0 10pt}table{width:100%%;border-collapse:collapse}th{text-align:right;font-weight:400;font-style:italic;width:92pt;vertical-align:top;padding:2pt 8pt 2pt 0}td{border-bottom:.5pt solid #999;padding:2pt 0;font-weight:%d}.o{margin-top:8pt;text-align:justify}.d{text-align:right}.g{display:flex;text-align:center;font-size:8.6pt;gap:14pt;align-items:flex-end}.g>div{flex:1}hr{border:0;border-top:.6pt solid;margin:0}.z{position:absolute;bottom:30pt;left:0;right:0;text-align:center;font-size:7pt;color:#555}' % (('URW Bookman', 'Z003', 600) if n % 2 else ('Liberation Serif', 'P052', 400))
    if n % 2: css = css.replace('10.4pt/1.35', '9.6pt/1.3')
    return h, css, truth(f, 612, 936, 'pm', ODROP[:2] + ([] if n % 2 else [AU + 'selo_digital']), put, ac, joint=False), 612, 936

def G(n):  # 1970s/80s: narrated certificate typed into a printed blank; typed words ride on dotted lines
    f = facts('G', n, flag(7, n), (1958, 1983), None if n % 3 == 0 else (1976, 1988), up=n % 2 == 1, sep='-', uf=S('SP|RJ|AL|PI|SE|TO|RO|SC')[n-1] if n != 6 else 'GO'); u, r = f['u'], f['r']; m, p = f['m'], f['p']; put, ac = old(f, 'v' if n % 2 else ''); F = f['sx'] == 'F'
    t = lambda v: f'<em>{E(v) or "-.-.-.-"}</em>'; hora = w(f['h']).replace('um', 'uma').replace('dois', 'duas') if f['h'] not in (11, 12) else w(f['h'])
    h0 = (hora + ' horas' if f['h'] != 1 else 'uma hora') + (f" e {w(f['mi'])} minutos" if f['mi'] > 1 else '')
    if f['h'] == 0: h0 = 'zero hora' + (f" e {w(f['mi'])} minutos" if f['mi'] > 1 else '')
    if f['mi'] == 1: h0 = f['hora'] + ' horas'
    dt = ext(f['dt']); loc = (f['est'] if f['home'] else ('na ' if f['est'].upper().startswith(('MAT', 'SANT', 'CASA')) else 'no ') + f['est'])
    fill = u('legítim' + 'oa'[F]) if n % 2 else u('filh' + 'oa'[F])[:4]*0 + u('legítim' + 'oa'[F])
    h = f'<div class="h">{arms(40, "#222")}<div>República Federativa do Brasil<br>Estado {DE(f["ruf"])} {UFN[f["ruf"]]}<br><span>REGISTRO CIVIL</span></div>{arms(40, "#222")}</div><div class="j">Comarca d{"e"} {t(f["rmun"])} Município de {t(f["rmun"])}<br>{E(f["cart"])}<br><b>{E(f["oficial"])}</b> — Oficial do Registro Civil</div><h1>Certidão de Nascimento</h1><div class="k">Nº {t(f["T"])}</div>'
    gm = u(' e de dona ') 
    h += f'<p><b>Certifico</b> que, à fls. {t(f["F"])} do livro nº {t(f["L"])} de registro de nascimentos foi lavrado no dia {t(med(f["reg"]) if n % 2 else dd(f["reg"]))} o assento de {t(f["nome"])} nascid{"oa"[F]} aos {t(u(dt) if n % 2 else dt)} às {t(u(h0))} {t(loc + u(", em ") + f["mun"] + "-" + f["uf"])} do sexo {t(u(f["sexo"].lower()))} de côr {t(u(r.choice(["branca", "parda", "preta", "morena"])))} filh{"oa"[F]} '
    h += (f'{t(fill)} de {t(p["nome"] + ", " + u("natural de ") + p["nat"])} e de dona {t(m["nome"] + ", " + u("natural de ") + m["nat"])} ' if p else f'{t("-.-.-.-")} de {t("-.-.-.-.-.-.-")} e de dona {t(m["nome"] + ", " + u("natural de ") + m["nat"])} ')
    h += f'sendo avós paternos {t(gp(p, u(" e ")) if p else "")} e maternos {t(gp(m, u(" e ")))}.</p><p>Foi declarante {t(u(f["decl"]))} e serviram de testemunhas {t(u(f["wit"][0] + " e " + f["wit"][1]))}</p>'
    obs = ' '.join(x for x in (f['av'], f['an']) if x); tw = u('É gême' + 'oa'[F] + ' de ') + u(' e de ').join(a for a, _ in f['tw']) + '.' if f['tw'] else ''
    h += f'<p>Observações: {t((tw + " " + obs).strip())}</p><p class="d">O referido é verdade e dou fé.</p><p class="d">{t(f["rmun"])}, {t("%02d" % f["em"].day)} de {t(u(MES[f["em"].month-1]))} de {t(str(f["em"].year))}</p><div class="g"><div class="e">{"Emol. Cr$ " + str(r.randint(12, 480)) + ",00" if n % 2 else "Isento de selos"}<br>{seal("", 58, "#666")}</div><div>{sign(r, 150, 36, "#223")}<hr>{"O Oficial" if n % 3 else "O Escrevente Autorizado"}</div></div><div class="z">Tip. São José — Mod. 14 — Registro Civil</div>'
    css = 'font:11.2pt/1.72 P052;padding:34pt 46pt;color:#23231f;.h{display:flex;justify-content:space-between;text-align:center;line-height:1.3}.h span{font-size:17pt;letter-spacing:3pt}.j{text-align:center;font-size:9.6pt;line-height:1.6}h1{font:bold 26pt/1.2 %s;text-align:center;margin:8pt}.k{text-align:right}em{font:%s;border-bottom:.8pt dotted #777;padding:0 3pt;color:#111a33}p{text-align:left;margin:5pt 0}.d{text-align:right}hr{border:0;border-top:.8pt solid;margin:0}.g{display:flex;justify-content:space-between;text-align:center;margin-top:8pt;line-height:1.3}.e{font-size:8pt}.z{position:absolute;bottom:16pt;left:46pt;font-size:6.5pt}' % (('Z003', 'bold 10.3pt Nimbus Mono PS') if n % 2 else ('Liberation Serif', '10.3pt Liberation Mono'))
    if f['tw']: ac['observações.averbações'] = [(tw + ' ' + obs).strip()]; ac['gêmeos.informações_adicionais'] = [tw]
    if not u('a').isupper(): ac[LN + 'estabelecimento'] = ac.get(LN + 'estabelecimento', []) + [loc] + (['Domicílio', 'Em domicílio', ''] if f['home'] else [])
    return h, css, truth(f, 595, 740, 'pm', ODROP + [AU + 'selo_digital'], put, ac), 595, 740

def H(n):  # inteiro teor: transcript of the entry in running text
    f = facts('H', n, flag(0, n), (1931, 1979), (2016, 2025), up=False, sep='-', uf=S('MG|SP|RS|PR|BA|ES|PA|PE')[n-1]); r = f['r']; m, p = f['m'], f['p']; F = f['sx'] == 'F'; f['mun'], f['uf'] = f['rmun'], f['ruf']; f['nat'] = f['mun'] + '-' + f['uf']
    put, ac = old(f, 'v' if n % 2 else ''); f['lv'], f['te'] = int(f['L'][2:]), int(f['T'].replace('.', '')); f['mat'] = mat(f['cns'], f['reg'].year, 1, f['lv'], f['fo'], f['te']); b, g = f['dt'], f['reg']
    D = lambda d: f'{"primeiro" if d.day == 1 else w(d.day)} ({d.day:02d})'; cor = 'do corrente mês e ano' if (b.month, b.year) == (g.month, g.year) else f'de {MES[b.month-1]} de {w(b.year)} ({b.year})'
    f['est'] = r.choice(['lugar denominado Córrego Fundo', 'Fazenda Boa Vista', 'Rua do Comércio, nº 12']) if f['home'] or n % 3 == 0 else f['est']
    hh = {1: 'uma hora', 0: 'zero hora'}.get(f['h'], ('vinte e uma' if f['h'] == 21 else 'vinte e duas' if f['h'] == 22 else 'duas' if f['h'] == 2 else w(f['h'])) + ' horas') + (f' e {w(f["mi"])} minutos' if f['mi'] > 1 else '') + f' ({f["hora"]})' * (n % 2 or f['mi'] == 1)
    st = n == 4; nat = lambda x: 'deste Estado' if st else 'de ' + x['nat']
    de = p if p and 'pai' in f['decl'] else m; ed = 'o' if de is p else 'a'
    txt = f'''"Aos {D(g)} dias do mês de {MES[g.month-1]} do ano de mil e tantos''' if 0 else f'"Nº {f["T"]}. Aos {D(g)} dias do mês de {MES[g.month-1]} do ano de {w(g.year)} ({g.year}), nesta cidade de {f["rmun"]}, Estado {DE(f["ruf"])} {UFN[f["ruf"]]}, em cartório, compareceu {de["nome"]}, {"brasileiro" if ed == "o" else "brasileira"}, {de["prof"]}, natural {nat(de)}, residente neste distrito, e perante as testemunhas abaixo nomeadas e assinadas declarou que no dia {D(b)} {cor}, às {hh}, '
    txt += ('no ' if f['est'].startswith(('lugar', 'Hosp')) else 'em ' if f['home'] and f['est'].startswith('Em') else 'na ') + f'{f["est"]}, nesta cidade, nasceu uma criança do sexo {f["sexo"].lower()}, de cor {r.choice(["branca", "parda", "preta"])}, que recebeu o nome de <b>{E(f["nome"])}</b>, filh{"oa"[F]} '
    txt += (f'legítim{"oa"[F]} dele declarante e de sua mulher, dona {E(m["nome"])}, natural {nat(m)}, {m["prof"]}; ' if de is p else f'de {E(p["nome"])}, natural {nat(p)}, {p["prof"]}, e dela declarante; ' if p else 'natural dela declarante; ')
    g2 = lambda x: gp(x, ' e de dona ', 'ignorados') if x['avo'] and x['ava'] else gp(x, none='ignorados')
    txt += (f'são avós paternos {E(g2(p))}, e ' if p else 'são ') + f'avós maternos {E(g2(m))}. ' + (f'A criança é gêmea de {E(" e de ".join(a for a, _ in f["tw"]))}. ' if f['tw'] else '') + f'Foram testemunhas presentes {f["wit"][0]} e {f["wit"][1]}, que assinam. Para constar, lavrei este termo, que, lido e achado conforme, assinam comigo. Eu, {full(r, "M")}, oficial do registro civil naquela data, o escrevi e assino. (aa) {de["nome"]} — {f["wit"][0]} — {f["wit"][1]}."'
    h = f'<div class="h">{arms(46)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{E(f["cart"])}</b><br>{E(f["rmun"])}-{f["ruf"]} — {E(f["oficial"])}, Oficial<h1>{"CERTIDÃO DE NASCIMENTO<br><small>INTEIRO TEOR</small>" if n % 2 else "CERTIDÃO EM INTEIRO TEOR DE NASCIMENTO"}</h1>Matrícula<br><b class="m">{f["mat"]}</b></div>'
    h += f'<p><b>CERTIFICO</b>, a pedido verbal de parte interessada, que revendo os livros de Registro de Nascimentos deste Ofício, deles, no <b>Livro {f["L"]}</b>, às <b>fls. {f["F"]}</b>, sob o <b>termo nº {f["T"]}</b>, verifiquei constar o assento do teor seguinte:</p><p class="t">{txt}</p>'
    h += f'<p class="a"><u>À margem do termo consta</u>:<br>AVERBAÇÃO: {E(f["av"]) or "nada consta"}<br>ANOTAÇÃO: {E(f["an"]) or "nada consta"}</p><p>Era o que se continha em dito assento, que fielmente transcrevi. O conteúdo da certidão é verdadeiro. Dou fé. {E(f["rmun"])}-{f["ruf"]}, {w(f["em"].day) if f["em"].day > 1 else "primeiro"} de {MES[f["em"].month-1]} de {w(f["em"].year)} ({dd(f["em"])}). Eu, {E(f["clerk"])}, escrevente, a digitei, conferi e assino.</p><div class="d">{sign(r, 140, 34)}<hr>{E(f["clerk"])}<br>Escrevente</div><div class="s">{qr(r, 50)}<div>Selo eletrônico: {f["selo"]}<br>Emolumentos R$ 71,{r.randint(10, 99)} — Taxa R$ 12,{r.randint(10, 99)} — Total R$ 84,{r.randint(10, 99)}<br>{f["rua"]} — {f["tel"]} — {f["mail"]}</div></div>'
    css = 'font:10.2pt/1.42 %s;padding:40pt 58pt 30pt 76pt;border-left:0;.h{text-align:center;font-size:9.4pt}h1{font-size:14pt;line-height:1.2;margin:8pt}small{font-size:11pt}.m{font-size:11.5pt}p{text-align:justify;margin:8pt 0}.t{text-indent:30pt}hr{border:0;border-top:.6pt solid;margin:0}.d{width:200pt;margin:8pt auto;text-align:center;font-size:9pt}.s{display:flex;gap:10pt;font:7pt/1.5 Liberation Sans}' % S('Liberation Serif|Noto Serif|DejaVu Sans|Liberation Sans')[n % 4]
    if n % 4 in (1, 2): css = css.replace('10.2pt/1.42', '9pt/1.34')
    if st: put.update({f'filiação.genitor_{i+1}.naturalidade': UFN[f['ruf']] for i in range(2 if p else 1)}); ac.update({f'filiação.genitor_{i+1}.naturalidade': ['', 'deste Estado', f['ruf']] for i in range(2)})
    ac[DP + 'hora_nascimento'] = [f['hora']]; c = 'CPF' in f['av']
    if f['home'] or n % 3 == 0: ac[LN + 'estabelecimento'] = ['', 'Domicílio', f['est'] + ', nesta cidade', 'no ' + f['est'], 'na ' + f['est']]
    if c: ac[DP + 'cpf'] = ['']
    return h, css, truth(f, order='pm' if de is p else 'pm', drop=ODROP[2:] + ([] if c else ODROP[:1]), put=put, acc=ac, joint=False)

def I(n):  # born abroad: transfer (traslado) of a consular record, bilingual labels; 6-8 the consular certificate itself
    con = n > 5; f = facts('I', n, flag(2, n), (1984, 2022), (2018, 2025), up=True, sep=', ' if con else '/', uf=S('DF|SP|PR|MG|RJ|GO|SC|BA')[n-1]); u, r = f['u'], f['r']; ps = par(f, 'pm')
    lang = S('pt|en|fr|it|es|en|de|es')[n-1]; ci, pa = S('LISBOA|BOSTON|PARIS|MILÃO|CIUDAD DEL ESTE|MIAMI|MUNIQUE|SANTA CRUZ DE LA SIERRA')[n-1], S('PORTUGAL|ESTADOS UNIDOS DA AMÉRICA|FRANÇA|ITÁLIA|PARAGUAI|ESTADOS UNIDOS DA AMÉRICA|ALEMANHA|BOLÍVIA')[n-1]
    f['mun'], f['uf'], f['nat'] = ci, '', f'{ci}, {pa}'; f['est'] = ['HOSPITAL DE SANTA MARIA', "BRIGHAM AND WOMEN'S HOSPITAL", 'HÔPITAL NECKER', 'OSPEDALE NIGUARDA', 'SANATORIO LE BLANC', 'JACKSON MEMORIAL HOSPITAL', 'KLINIKUM SCHWABING', 'HOSPITAL JAPONÉS'][n-1]
    f['home'] = False; f['dnv'] = ''; f['lv'] %= 60; f['lv'] += 1
    X = {'en': 'Name|Registration number|Date of birth|Time|Place of birth|Sex|Parents|Grandparents|Date of registration|Remarks|Twin|Nationality / birthplace', 'fr': "Nom|Numéro d'enregistrement|Date de naissance|Heure|Lieu de naissance|Sexe|Filiation|Grands-parents|Date de l'enregistrement|Mentions|Jumeau|Lieu d'origine", 'it': 'Nome|Numero di matricola|Data di nascita|Ora|Luogo di nascita|Sesso|Genitori|Nonni|Data di registrazione|Annotazioni|Gemello|Luogo di origine', 'es': 'Nombre|Número de matrícula|Fecha de nacimiento|Hora|Lugar de nacimiento|Sexo|Filiación|Abuelos|Fecha del registro|Observaciones|Gemelo|Natural de', 'de': 'Name|Registernummer|Geburtsdatum|Uhrzeit|Geburtsort|Geschlecht|Eltern|Großeltern|Tag der Eintragung|Vermerke|Zwilling|Herkunft', 'pt': '|||||||||||'}[lang].split('|')
    T = lambda l, i, v: f'<tr><th>{l}{"<i>" + X[i] + "</i>" if X[i] else ""}<td>{v}</tr>'
    cons = f'CONSULADO-GERAL DO BRASIL EM {ci}'; q = r.randint(100, 900); tipo = 7
    if con: f['cart'], f['rmun'], f['ruf'], f['oficial'] = cons, ci, '', f['oficial']; f['te'] = q
    f['mat'] = '' if con else mat(f['cns'], f['reg'].year, tipo, f['lv'], f['fo'], f['te'])
    h = f'<div class="h">{arms(46, "#234")}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>{"MINISTÉRIO DAS RELAÇÕES EXTERIORES<br>" + cons if con else "REGISTRO CIVIL DAS PESSOAS NATURAIS — LIVRO E"}<h1>{"Certidão de Registro de Nascimento" if con else "Certidão de Traslado de Assento de Nascimento"}</h1></div></div><table>'
    h += T('Nome', 0, '<b>' + E(f['nome']) + '</b>') + ('' if con else T('Matrícula', 1, f['mat'])) + (T('CPF', 99 if 0 else 1, f['cpf']).replace(X[1], 'CPF' if X[1] else '') if f['cpf'] and not con else '')
    h += (T('Livro / Folha / Termo', 1, f'{f["lv"]} / {f["fo"]} / {f["te"]}') if con else '') + T('Data de nascimento', 2, f'{dd(f["dt"])} — {u(ext(f["dt"]))}') + T('Hora', 3, f['hora']) + T('Local de nascimento', 4, f'{E(f["est"])}, {ci}, {pa}') + T('Naturalidade', 11, f['nat']) + T('Sexo', 5, u(f['sexo']))
    h += T('Filiação', 6, '<br>'.join(f'{E(p["nome"])}<small>{u("natural de")} {E(p["nat"])}</small>' for p in ps)) + T('Avós', 7, '<br>'.join(('Paternos: ' if p is f['p'] else 'Maternos: ') + (E(gp(p, ' e ')) or '---') for p in ps)) + T('Gêmeo', 10, 'SIM — ' + E('; '.join(a for a, _ in f['tw'])) if f['tw'] else 'NÃO')
    h += T('Data do registro', 8, dd(f['reg'])) + ('' if con else T('Município do registro / UF', 99 if 0 else 8, E(f['rmun']) + '/' + f['ruf']).replace(f'<i>{X[8]}</i>', ''))
    leg = f'Brasileir{"oa"[f["sx"] == "F"]} nat{"oa"[f["sx"] == "F"]}, nos termos do artigo 12, inciso I, alínea "c", in fine, da Constituição Federal.'.replace('nato,', 'nato,')
    f['an'] = ''; base = f'Traslado da certidão expedida pelo {cons.title().replace(" Do ", " do ").replace(" Em ", " em ")}, livro {r.randint(2, 40)}, fls. {r.randint(1, 200)}, termo {q}. {leg}'
    f['av'] = leg if con else base
    h += T('Observações / Averbações', 9, f['av']) + '</table>' + (f'<p>Este registro deverá ser trasladado no Cartório do 1º Ofício do domicílio do registrado (art. 32, § 1º, da Lei nº 6.015/73).</p>' if con else '')
    h += f'<div class="f"><div>{"" if con else E(f["cart"]) + "<br>" + f["rua"] + "<br>" + E(f["rmun"]) + "/" + f["ruf"] + "<br>"}{"Vice-Cônsul" if con else "Oficial"}: {E(f["oficial"])}<br>{qr(r, 48)}<br>{"Etiqueta consular nº " + str(r.randint(10**6, 10**7)) if con else "Selo digital: " + f["selo"]}</div><div class="d">{"O referido é verdade. Dou fé." if con else "O conteúdo da certidão é verdadeiro. Dou fé."}<br>{ci.title() if con else E(f["rmun"])}, {med(f["em"])}<br>{sign(r, 140, 34)}<hr>{E(f["oficial"])}<br>{"Vice-Cônsul" if con else "Oficial de Registro"}<br>{seal("", 54, "#246")}</div></div>'
    css = 'font:9pt/1.3 %s;padding:34pt 40pt;.h{display:flex;gap:14pt;align-items:center;border-bottom:2pt solid #234;padding-bottom:8pt;margin-bottom:10pt}h1{font-size:15pt;margin:3pt 0}table{width:100%%;border-collapse:collapse}th{width:128pt;text-align:left;background:#eef2f5;padding:3.5pt 6pt;vertical-align:top;border:.5pt solid #8a9aa8;font-size:8.4pt}th i{display:block;font-weight:400;font-size:7pt;color:#456}td{border:.5pt solid #8a9aa8;padding:3.5pt 7pt}small{font-size:8pt;display:block}.f{display:flex;margin-top:16pt;gap:20pt}.f>div{flex:1}.d{text-align:center}hr{border:0;border-top:.6pt solid}' % ('Noto Serif' if con else 'Nimbus Sans')
    ac = {LN + 'uf': [pa], LN + 'município': [f'{ci}, {pa}'], 'observações.averbações': [f['av'], ''], DP + 'naturalidade': [ci]}
    put = {}
    if con: ac.update({RG + 'uf': [pa], RG + 'município': [f'{ci}, {pa}', ''], 'documento.órgão_emissor': [cons], AU + 'selo_digital': []}); put['documento.órgão_emissor'] = cons; ac['documento.órgão_emissor'] = ['Registro Civil das Pessoas Naturais']
    if con: ac[AU + 'oficial_registro'] = ['']
    return h, css, truth(f, order='pm', drop=(ODROP + [AU + 'selo_digital']) if con else [], put=put, acc=ac)

def J(n):  # current model, section names turned in the left margin, label and value in one line, narrow font
    f = facts('J', n, flag(1, n, 'plain' if n % 2 else None), (1948, 2024), (2020, 2025), sep='/'); u, r = f['u'], f['r']; ps = par(f, 'mp')
    G_ = lambda t, *c: f'<div class="s"><div class="t"><span>{t}</span></div><div class="q">' + ''.join(c) + '</div></div>'
    L = lambda *a: '<div class="l">' + ''.join(f'<span style="flex:{k}"><i>{l}:</i> {E(v) or "NÃO CONSTA"}</span>' for l, v, k in a) + '</div>'
    h = f'<div class="o"><b>{E(f["cart"])}</b> · CNS {f["cns"]:06d}<br>{E(f["oficial"])} — Oficial(a) Delegatário(a)<br>{f["rua"]} · {E(f["rmun"])}/{f["ruf"]} · {f["tel"]}</div><div class="h">{arms(40, "#7a1f2b")}<div>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<h1>CERTIDÃO DE NASCIMENTO</h1></div></div>'
    h += G_('REGISTRADO', L(('Nome', f['nome'], 1)), L(('CPF', f['cpf'], 1), ('Matrícula', f['mat'].replace(' ', '') if n % 2 else f['mat'], 2)), L(('Sexo', u(f['sexo']), 1), ('Naturalidade', f['nat'], 2)))
    h += G_('NASCIMENTO', L(('Data por extenso', u(ext(f['dt'])), 1)), L(('Dia', '%02d' % f['dt'].day, 1), ('Mês', '%02d' % f['dt'].month, 1), ('Ano', str(f['dt'].year), 1), ('Hora', f['hora'] + ' H', 1)), L(('Local', f['est'], 1)), L(('Município/UF', f['mun'] + '/' + f['uf'], 1), ('DNV', f['dnv'], 1)))
    two = f['flag'] == 'two'
    for i, p in enumerate(ps): h += G_(f'FILIAÇÃO {i+1}', L(('Nome', p['nome'], 1)), L(('Natural de', p['nat'], 1)), L((('Avô ' + ('paterno' if p is f['p'] else 'materno')) if not two else 'Avô', p['avo'], 1)), L((('Avó ' + ('paterna' if p is f['p'] else 'materna')) if not two else 'Avó', p['ava'], 1)))
    h += G_('REGISTRO', L(('Data do registro', u(ext(f['reg'])), 2)), L(('Município de registro/UF', f['rmun'] + '/' + f['ruf'], 1), ('Gêmeo', 'SIM' if f['tw'] else 'NÃO', .4)), L(('Nome e matrícula do(s) gêmeo(s)', '; '.join(f'{a} {t}' for a, t in f['tw']) or 'NÃO SE APLICA', 1)))
    h += G_('ANOTAÇÕES', '<i>Averbações/Anotações a acrescer:</i><div class="x">' + (E(' '.join(x for x in (f['av'], f['an']) if x)) or 'NADA A CONSTAR') + '</div>', '<i>Anotações de cadastro:</i> ' + (f'RG {f["rg"]} SSP/{f["ruf"]}; TÍTULO DE ELEITOR {f["tit"]}' if n % 4 == 2 else 'NÃO HÁ') + '.')
    h += f'<div class="f"><div>{qr(r, 62)}</div><div>Selo: {f["selo"]}<br>Cód. segurança: {r.randint(1000, 9999)}.{r.randint(1000, 9999)}.{r.randint(1000, 9999)}.{r.randint(1000, 9999)}<br>Ato praticado por: {E(f["clerk"])} — Auxiliar<br>Emol.: R$ 0,00 TFJ: R$ 0,00 Total: R$ 0,00<br>https://selos.tj{f["ruf"].lower()}.jus.br</div><div class="d">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(f["rmun"])}/{f["ruf"]}, {u(med(f["em"])) if n % 2 else dd(f["em"])}<br>{sign(r, 110, 26)}<hr>{E(f["clerk"])}<br>Auxiliar de Cartório</div></div>'
    css = 'font:10.6pt/1.3 Liberation Sans Narrow;padding:22pt 30pt 20pt 26pt;.o{font-size:8.4pt;text-align:right;border-right:3pt solid #7a1f2b;padding-right:8pt}.h{display:flex;gap:10pt;align-items:center;justify-content:center;text-align:center;margin:4pt 0 8pt}h1{font-size:17pt;margin:2pt 0;color:#7a1f2b}.s{display:flex;border:.8pt solid #7a1f2b;margin-bottom:4pt;min-height:64pt}.t{width:17pt;flex:none;background:#7a1f2b;position:relative}.t span{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%) rotate(-90deg);color:#fff;font:bold 6.6pt Liberation Sans;white-space:nowrap}.q{flex:1;padding:3pt 7pt}.l{display:flex;gap:12pt}.l span{padding:.8pt 0}i{font:normal 8pt Liberation Sans Narrow;color:#7a1f2b}.x{min-height:26pt}.f{display:flex;gap:12pt;font-size:8.2pt;margin-top:6pt;align-items:center}.f div:nth-child(2){flex:1}.d{text-align:center;width:190pt}hr{border:0;border-top:.6pt solid;margin:0}'
    return h, css, truth(f, put={DP + 'matrícula': f['mat'].replace(' ', '') if n % 2 else f['mat']}, cad=[f['rg'], f['tit']] if n % 4 == 2 else [])

FORMS = dict(A=A, B=Bf, C=C, D=Df, E=Ef, F=Ff, G=G, H=H, I=I, J=J)
def main(out):
    os.makedirs(out, exist_ok=True); allc, allh = [], []
    for k, fn in FORMS.items():
        for n in range(1, 9):
            h, css, t, *wh = fn(n); W, Hh = wh or (595, 842); c = t['case']; cls = 'p' + c.replace('-', '_')
            st = f'.{cls}{{position:relative;width:{W}pt;height:{Hh}pt;box-sizing:border-box;overflow:hidden;background:#fff;{css}}}'
            open(f'{out}/{c}.html', 'w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{c}</title><style>@page{{size:{W}pt {Hh}pt;margin:0}}html,body{{margin:0;width:{W}pt;height:{Hh}pt;overflow:hidden;-webkit-print-color-adjust:exact}}{st}</style></head><body><div class="{cls}">{h}</div></body></html>')
            json.dump(t, open(f'{out}/{c}.json', 'w'), ensure_ascii=False, indent=1)
            allc.append(f'@page q{W}x{Hh}{{size:{W}pt {Hh}pt;margin:0}}' + st + f'.{cls}{{page:q{W}x{Hh};break-after:page}}'); allh.append(f'<div class="{cls} pg" id="{c}">{h}</div>')
    if len(sys.argv) > 2: open(sys.argv[2], 'w').write('<!DOCTYPE html><html><meta charset="utf-8"><style>html,body{margin:0}*{-webkit-print-color-adjust:exact}' + ''.join(allc) + '</style>' + ''.join(allh) + '''<script>let o=[];for(const p of document.querySelectorAll('.pg')){if(p.scrollHeight>p.clientHeight+1||p.scrollWidth>p.clientWidth+1)o.push(p.id+' '+(p.scrollHeight-p.clientHeight)+' '+(p.scrollWidth-p.clientWidth));let b=0;for(const e of p.querySelectorAll('*')){if(getComputedStyle(e).position!='absolute'&&!e.closest('.m,.z,svg'))b=Math.max(b,e.getBoundingClientRect().bottom-p.getBoundingClientRect().top)}if(b>p.clientHeight-8)o.push(p.id+' low '+b)}document.title=o.join('|')||'fine'</script>''')
main(sys.argv[1])
