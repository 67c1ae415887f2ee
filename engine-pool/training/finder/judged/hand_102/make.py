import sys, os, json
from lib import *
A4, LS, OF, LT = (595, 842), (842, 595), (612, 936), (612, 792)
I = lambda s: s
def b(l, v, w=1, c=''): return f'<div class="b {c}" style="flex:{w} 1 0"><i>{l}</i><u>{v or "&nbsp;"}</u></div>'
def row(*x): return '<div class="r">' + ''.join(x) + '</div>'
def par(g, T, dash='***', e=' e '): return T(f"{g['avo'] or dash}{e}{g['ava'] or dash}") if g and (g['avo'] or g['ava']) else ''
def notas(f, T=I, sep=' ', lab=('', '')): return sep.join(x for x in (f.av and lab[0]+T(f.av), f.an and lab[1]+T(f.an)) if x)
def gtext(f, T=I, m=' - matrícula '): return '; '.join(T(n)+(T(m)+k if m else '') for (n, _), k in zip(f.gem, f.gmat))
loc = lambda f: 'Domicílio' if f.casa else f.estab
FORMS = {}
def form(k, size, css, uf, nasc, emi, sc):
    def d(fn): FORMS[k] = (fn, size, css, uf, nasc, emi, sc.split()); return fn
    return d

# ---------- A: São Paulo, national boxed standard (Prov. 63)
@form('A', A4, '''.fA{font:9.2pt "Liberation Sans";padding:26pt 34pt}.fA .r{display:flex;border:.7pt solid #333;border-top:0}.fA .b{padding:2.5pt 4pt 4.5pt;border-left:.7pt solid #333;min-width:0}.fA .b:first-child{border-left:0}
.fA i{display:block;font:5.6pt "Liberation Sans";color:#222}.fA u{display:block;text-decoration:none;font-weight:bold}.fA .c{text-align:center}.fA h1{font-size:15pt;margin:3pt 0 6pt;letter-spacing:1pt}.fA .big u{font-size:11pt}.fA .t{border-top:.7pt solid #333}.fA td{border:.5pt solid #777;padding:1.5pt 4pt;font-size:6.6pt}.fA table{border-collapse:collapse;width:100%}''', 'SP', (1958, 2022), (2018, 2025), 'std solo duas gem ext tardio falt notas')
def fA(f):
    r = f.r; cart = U(f"Oficial de Registro Civil das Pessoas Naturais do {r.randrange(1,5)}º Subdistrito de {f.rm}"); selo = alt(r, '999999')+'1CN0000'+alt(r, '99999999')+str(f.emi.year)[2:]+alt(r, 'A')
    nat = '{} - {}'; N = lambda p: U(nat.format(*p)); ps = [p for p in (f.mae, f.pai) if p]; same = f.sc in ('duas', 'pais')
    fil = '<br>'.join(f"{U(p['n'])}, NATURAL DE {N(p['p'])}" for p in ps)
    avs = '<br>'.join(('' if same else 'PATERNOS: ' if p['side'] == 'P' else 'MATERNOS: ')+par(p, U) for p in ps)
    rg = alt(r, '99.999.999-9') if f.i % 2 == 0 and f.nasc.year < 2012 else ''; te = alt(r, '9999 9999 9999') if rg and f.nasc.year < 2000 else ''
    H = f'''<div class="c">{arms()}<div style="font-size:8pt">REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></div><h1>CERTIDÃO DE NASCIMENTO</h1></div><div class="t"></div>''' + \
     row(b('NOME', U(f.nome), 1, 'c big')) + row(b('CPF', f.cpf or 'NÃO CONSTA', 1, 'c'), b('MATRÍCULA', f.mat, 2, 'c')) + '<div style="height:5pt;border-bottom:.7pt solid #333"></div>' + \
     row(b('DATA DE NASCIMENTO POR EXTENSO', U(ext(f.nasc)), 6), b('DIA', f'{f.nasc.day:02d}', .7, 'c'), b('MÊS', f'{f.nasc.month:02d}', .7, 'c'), b('ANO', f.nasc.year, .9, 'c')) + \
     row(b('HORA DE NASCIMENTO', f.hora, 1), b('NATURALIDADE', N((f.bm, f.bu)), 3)) + \
     row(b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', N((f.rm, f.ru)), 1), b('LOCAL, MUNICÍPIO DE NASCIMENTO E UF', f'{U(loc(f))}, {N((f.bm, f.bu))}', 1.5), b('SEXO', U(f.sexo), .5)) + \
     row(b('FILIAÇÃO', fil)) + row(b('AVÓS', avs)) + row(b('GÊMEO', 'SIM' if f.gem else 'NÃO', 1), b('NOME E MATRÍCULA DO(S) GÊMEO(S)', gtext(f, U) or '***', 6)) + \
     row(b('DATA DO REGISTRO POR EXTENSO', U(ext(f.reg)), 3), b('NÚMERO DA DNV / DECLARAÇÃO DE NASCIDO VIVO', f.dnv or '***', 1.6)) + \
     row(f'<div class="b" style="flex:1;min-height:48pt"><i>AVERBAÇÕES/ANOTAÇÕES À ACRESCER</i><u style="font-weight:normal">{notas(f) or "NADA CONSTA"}</u></div>') + \
     f'''<div style="font-size:6pt;margin:6pt 0 2pt">ANOTAÇÕES DE CADASTRO</div><table><tr><td>Tipo documento<td>Número<td>Data expedição<td>Órgão expedidor<td>Data de validade</tr><tr><td>RG<td>{rg}<td>{dma(f.emi.replace(year=f.nasc.year+18, day=9)) if rg and f.nasc.year+18 < f.emi.year else ''}<td>{'SSP/SP' if rg else ''}<td>&nbsp;</tr><tr><td>Título de eleitor<td>{te}<td>Zona/Seção<td>{'012/0345' if te else ''}<td>&nbsp;</tr></table>
     <div style="font-size:5.6pt;margin:3pt 0 8pt">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div>
     <div style="display:flex;gap:14pt"><div style="flex:1;border:.7pt solid #333;padding:5pt;font-size:7.4pt;line-height:1.45"><i>NOME DO OFÍCIO</i>{cart}<i>OFICIAL REGISTRADOR</i>{U(f.of)}<i>MUNICÍPIO / UF</i>{N((f.rm, f.ru))}<i>ENDEREÇO</i>{f.rua} - CEP {f.cep}<br>Tel. {f.tel} - contato@registrocivil{f.i}.exemplo</div>
     <div style="flex:1.1;text-align:center;font-size:7.6pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.rm}, {mid(f.emi)}.<div style="margin-top:12pt">{sig(r)}</div><div style="border-top:.6pt solid #000;margin:0 20pt">{f.esc}<br>Escrevente Autorizada</div><div style="font-size:6.4pt;margin-top:6pt">Emolumentos: R$ 44,31 &nbsp; ISS: R$ 0,89 &nbsp; Total: R$ 45,20</div></div></div>
     <div style="display:flex;gap:8pt;align-items:center;margin-top:12pt;font-size:6.6pt">{qr(r, 54)}<div><b>Selo Digital: {selo}</b><br>Confira a procedência deste ato em https://selodigital.tjsp.exemplo<br>Qualquer adulteração, rasura ou emenda invalida este documento.</div></div>'''
    sep = {}
    return H, truth('A', f, A4, U, nat, tw=U(ext(f.nasc)), labelnat=1, joint=1, cad=[x for x in (rg, te) if x], over={'local_nascimento.estabelecimento': U(loc(f)), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f, U), 'autenticação.selo_digital': selo, **sep})

# ---------- B: Rio Grande do Sul, 2010-2016, open lines, label above, serif
@form('B', A4, '''.fB{font:10pt "Liberation Serif";padding:30pt 46pt}.fB .r{display:flex;gap:12pt;margin-bottom:4.5pt}.fB .b{min-width:0}.fB i{display:block;font:italic 7.4pt "Liberation Serif";color:#333}.fB u{display:block;text-decoration:none;border-bottom:.6pt solid #555;padding-bottom:1pt}.fB .c{text-align:center}.fB .big u{font:bold 14pt "Liberation Serif"}''', 'RS', (1950, 2013), (2010, 2016), 'averb std falt2 gem solo ext casou tardio')
def fB(f):
    r = f.r; cart = f"Registro Civil das Pessoas Naturais da {r.choice(['1ª','2ª','3ª'])} Zona de {f.rm}"; selo = alt(r, '0999.01.')+str(f.emi.year)[2:]+alt(r, '00009.09999'); nat = '{}/{}'; N = lambda p: nat.format(*p); tw = ext(f.nasc)
    av2 = ''.join(row(b('Avós '+('paternos' if p['side'] == 'P' else 'maternos'), par(p, I, 'não declarado') or 'não declarados')) for p in (f.pai, f.mae) if p)
    fil = row(b('Filiação - Pai', f.pai['n'], 2), b('Natural de', N(f.pai['p']), 1)) if f.pai else ''
    H = f'''<div style="display:flex;align-items:center;justify-content:center;gap:16pt">{arms(44, '#b22', 1)}<div class="c" style="line-height:1.3"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DO RIO GRANDE DO SUL<br>Registro Civil das Pessoas Naturais</div></div><div class="c" style="font:bold 19pt 'Liberation Serif';margin:10pt 0 8pt">Certidão de Nascimento</div>''' + \
     row(b('Nome', f.nome, 1, 'c big')) + row(b('Matrícula', f'<b>{f.mat}</b>', 1, 'c')) + \
     row(b('Data de nascimento (por extenso)', tw, 5), b('Dia', f.nasc.day, .6, 'c'), b('Mês', f'{f.nasc.month:02d}', .6, 'c'), b('Ano', f.nasc.year, .9, 'c')) + \
     row(b('Hora do nascimento', horaext(f.hora), 2), b('Sexo', f.sexo.lower(), 1)) + \
     row(b('Município de nascimento e unidade da federação', N((f.bm, f.bu)), 1), b('Município de registro e unidade da federação', N((f.rm, f.ru)), 1)) + row(b('Local do nascimento', loc(f))) + fil + \
     row(b('Filiação - Mãe', f.mae['n'], 2), b('Natural de', N(f.mae['p']), 1)) + av2 + \
     row(b('Gêmeo', 'sim' if f.gem else 'não', 1), b('Nome e matrícula do(s) gêmeo(s)', gtext(f) or '- - - - -', 5)) + row(b('Data do registro (por extenso)', ext(f.reg), 3), b('Número da DNV', f.dnv or '- - -', 1)) + \
     row(f'<div class="b" style="flex:1"><i>Observações / Averbações</i><div style="min-height:62pt;border-bottom:.6pt solid #555;text-align:justify;line-height:1.35">{notas(f) or "Nada consta."}</div></div>') + \
     f'''<div style="display:flex;gap:20pt;margin-top:14pt"><div style="flex:1;font-size:8.6pt;line-height:1.5"><b>{cart}</b><br>Registrador(a): {f.of}<br>{f.rm} - RS<br>{f.rua} - CEP {f.cep}<br>Fone/fax {f.tel}</div><div class="c" style="flex:1;font-size:9.2pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.rm}, {mid(f.emi)}.<div style="margin-top:16pt">{sig(r)}</div><div style="border-top:.6pt solid #000">{f.esc}<br>Escrevente</div></div></div>
     <div style="position:absolute;left:46pt;right:46pt;bottom:34pt;font-size:7.6pt;border-top:.5pt solid #999;padding-top:3pt">Emolumentos: Certidão R$ 21,40 - Processamento eletrônico R$ 3,30 &nbsp;|&nbsp; Selo Digital: {selo} &nbsp;(R$ 0,45)<br>Consulte a autenticidade em www.tjrs.exemplo/selos</div>'''
    return H, truth('B', f, A4, I, nat, tw=tw, joint=1, first='pai', drop=['dados_pessoais.cpf'], over={'local_nascimento.estabelecimento': loc(f), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f), 'autenticação.selo_digital': selo})

# ---------- C: Paraná, plain system print-out, monospace, label in the line
@form('C', A4, '''.fC{font:8.6pt "Liberation Mono";padding:40pt 44pt;line-height:1.32}.fC .l{display:flex;margin-bottom:2.6pt}.fC .l span{white-space:pre;flex:none}.fC .l b{font-weight:normal}.fC .c{text-align:center}''', 'PR', (1949, 2016), (2010, 2018), 'std gem ext solo notas falt tardio casou')
def fC(f):
    r = f.r; M = U(f.rm); cart = U(f"{r.randrange(1,5)}º Serviço de Registro Civil e {r.randrange(5,15)}º Tabelionato de Notas de {f.rm}"); selo = ' . '.join(alt(r, '#####') for _ in range(5)); nat = '{} - {}'; N = lambda p: U(nat.format(*p)); tw = U(ext(f.nasc))
    L = lambda l, v: f'<div class="l"><span>{l + "."*(30-len(l))}: </span><b>{v}</b></div>'; hr = '<div style="margin:3pt 0">' + '='*97 + '</div>'
    P = lambda l, p: (L(l, U(p['n'])) + L('  NATURAL DE', N(p['p'])) + L('  IDADE / PROFISSÃO', f"{p['idade']} ANOS / {U(p['prof'])}")) if p else ''
    sem = '-'*12
    H = f'''<div class="c">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO PARANÁ - COMARCA DE {M}<br><b>{cart}</b><br>{U(f.of)} - AGENTE DELEGADO(A)<br>{U(f.rua)} - CEP {f.cep} - FONE {f.tel}<br><br><b style="font-size:13pt">CERTIDÃO DE NASCIMENTO</b></div>{hr}''' + \
     L('NOME', f'<b style="font-weight:bold">{U(f.nome)}</b>') + L('MATRÍCULA', f.mat) + (L('CPF', f.cpf) if f.cpf else '') + hr + L('DATA DE NASCIMENTO', f'{tw} ({dma(f.nasc)})') + L('HORA DE NASCIMENTO', f.hora.replace(':', 'H')+'MIN') + L('SEXO', U(f.sexo)) + \
     L('LOCAL DE NASCIMENTO', U(loc(f))) + L('MUNICÍPIO DE NASCIMENTO/UF', N((f.bm, f.bu))) + L('MUNICÍPIO DE REGISTRO/UF', N((f.rm, f.ru))) + L('GÊMEO', 'SIM' if f.gem else 'NÃO') + (L('NOME/MATRÍCULA DO(S) GÊMEO(S)', gtext(f, U)) if f.gem else '') + hr + \
     P('MÃE', f.mae) + P('PAI', f.pai) + L('AVÓ MATERNA', U(f.mae['ava']) or sem) + L('AVÔ MATERNO', U(f.mae['avo']) or sem) + (L('AVÓ PATERNA', U(f.pai['ava']) or sem) + L('AVÔ PATERNO', U(f.pai['avo']) or sem) if f.pai else '') + hr + \
     L('DATA DO REGISTRO', f'{U(ext(f.reg))} ({dma(f.reg)})') + L('DECLARANTE', U(f.decl)) + L('NÚMERO DA DNV', f.dnv or sem) + L('AVERBAÇÕES', U(f.av) or 'SEM AVERBAÇÕES') + L('ANOTAÇÕES', U(f.an) or 'SEM ANOTAÇÕES') + hr + \
     f'''<div class="c" style="margin-top:8pt">O CONTEÚDO DA CERTIDÃO É VERDADEIRO. DOU FÉ.<br>{M}-PR, {U(mid(f.emi))}.<div style="margin-top:14pt">{sig(r)}</div>{'_'*40}<br>{U(f.esc)}<br>ESCREVENTE INDICADA</div>
     <div style="position:absolute;left:44pt;bottom:40pt;border:1pt dashed #444;padding:6pt 8pt;font-size:7.4pt">FUNARPEN - SELO DIGITAL Nº<br>{selo}<br>Valide em http://funarpen.exemplo<br>CUSTAS: R$ 27,90 (VRC 150,00)</div>'''
    drop = []
    return H, truth('C', f, A4, U, nat, tw=tw, drop=drop, over={'local_nascimento.estabelecimento': U(loc(f)), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f, U), 'autenticação.selo_digital': selo, 'observações.averbações': U(f.av), 'observações.anotações': U(f.an)})

# ---------- D: Bahia, two columns, label below the value, side band
@form('D', A4, '''.fD{font:8.8pt "Noto Sans";display:flex}.fD .s{width:158pt;background:#eaf1ee;padding:30pt 14pt;font-size:7.2pt;line-height:1.4;border-right:1.5pt solid #4b7f6a}.fD .m{flex:1;padding:34pt 26pt 20pt 22pt;min-width:0}.fD .r{display:flex;gap:10pt;margin-bottom:7pt}.fD .b{display:flex;flex-direction:column-reverse;justify-content:flex-end;min-width:0}.fD i{font:6.2pt "Noto Sans";color:#3a6a57;border-top:.5pt solid #9bbbae;margin-top:1pt}.fD u{text-decoration:none}.fD h3{font:bold 7.6pt "Noto Sans";color:#fff;background:#4b7f6a;margin:5pt 0 6pt;padding:1.5pt 6pt}.fD .s p{margin:0 0 9pt}.fD .s b{font-size:8pt}''', 'BA', (1960, 2023), (2019, 2025), 'gem std duas notas falt solo tardio averb')
def fD(f):
    r = f.r; cart = f"Cartório do Registro Civil das Pessoas Naturais do {r.randrange(1,4)}º Ofício de {f.rm}"; selo = alt(r, '9999.AB999999-9'); nat = '{}/{}'; N = lambda p: nat.format(*p); tw = ext(f.nasc); same = f.sc == 'duas'
    side = lambda p: '' if same else ' paternos' if p['side'] == 'P' else ' maternos'
    P = lambda p, k: row(b(f'Genitor(a) {k}', f'<b>{U(p["n"])}</b>', 2), b('Naturalidade', N(p['p']), 1)) + row(b(f'Avós{side(p)}' if not same else f'Pais do(a) genitor(a) {k}', par(p, U, '—', ' e ') or '—'))
    ps = [p for p in (f.mae, f.pai) if p]; m = f.mat.split()
    H = f'''<div class="s"><div style="text-align:center">{arms(52, '#4b7f6a', 2)}</div><p style="text-align:center;margin-top:8pt"><b>{cart}</b></p><p>CNS {m[0][:2]}.{m[0][2:5]}-{m[0][5]}<br>{f.rua}<br>{f.rm} - Bahia<br>CEP {f.cep}<br>{f.tel}</p><p><b>Oficial de Registro</b><br>{f.of}</p><p><b>Declarante</b><br>{f.decl}</p><p><b>Livro</b> A-{int(m[5])}<br><b>Folha</b> {int(m[6])}<br><b>Termo</b> {int(m[7])}</p>
     <div style="margin-top:60pt;text-align:center;border:.7pt solid #4b7f6a;background:#fff;padding:7pt 4pt">Selo de Autenticidade<br>Tribunal de Justiça do Estado da Bahia<br>Ato notarial ou de registro<br><b>{selo}</b><br>{alt(r, 'XXXXXXXXXX')}<br>{qr(r, 56)}<br>Consulte:<br>www.tjba.exemplo/autenticidade</div><p style="margin-top:12pt">DAJE nº {alt(r, '9999 002 999999')}<br>Emolumentos R$ 24,36 · Taxa R$ 17,30<br>FECOM R$ 6,66</p></div>
     <div class="m"><div style="text-align:center;font-size:8pt">República Federativa do Brasil<br>Registro Civil das Pessoas Naturais</div><div style="text-align:center;font:bold 16pt 'Noto Sans';color:#2d5a48;margin:2pt 0 10pt">CERTIDÃO DE NASCIMENTO</div>''' + \
     row(b('Nome do registrado', f'<b style="font-size:11.5pt">{U(f.nome)}</b>')) + row(b('Matrícula', f.mat, 2), b('CPF', f.cpf or '—', 1)) + '<h3>NASCIMENTO</h3>' + row(b('Data por extenso', tw, 3.4), b('Dia', f'{f.nasc.day:02d}', .5), b('Mês', f'{f.nasc.month:02d}', .5), b('Ano', f.nasc.year, .6)) + \
     row(b('Hora', f.hora+' h', .7), b('Sexo', f.sexo, 1), b('Naturalidade', N((f.bm, f.bu)), 2)) + row(b('Local do nascimento', loc(f), 1.4), b('Município e UF', N((f.bm, f.bu)), 1)) + row(b('Gêmeo(s)', 'Sim' if f.gem else 'Não', .5), b('Nome e matrícula do(s) gêmeo(s)', gtext(f, U) or '—', 3)) + \
     '<h3>FILIAÇÃO</h3>' + ''.join(P(p, k+1) for k, p in enumerate(ps)) + '<h3>REGISTRO</h3>' + row(b('Data do registro', dma(f.reg), 1), b('Município e UF do registro', N((f.rm, f.ru)), 1.6), b('DNV', f.dnv or '—', 1)) + \
     f'''<h3>AVERBAÇÕES</h3><div style="min-height:34pt;font-size:8pt">{f.av or '—'}</div><h3>ANOTAÇÕES</h3><div style="min-height:28pt;font-size:8pt">{f.an or '—'}</div><div style="text-align:center;margin-top:16pt;font-size:8pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.rm} - BA, {dma(f.emi)}<div style="margin-top:12pt">{sig(r)}</div>________________________________<br>{f.esc2}<br>Preposto autorizado</div></div>'''
    return H, truth('D', f, A4, U, nat, Tn=I, tw=tw, labelnat=1, over={'autenticação.oficial_registro': f.of, 'local_nascimento.estabelecimento': loc(f), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f, U), 'autenticação.selo_digital': selo, 'registro.livro': f'A-{int(m[5])}', 'registro.folha': str(int(m[6])), 'registro.termo': str(int(m[7]))})

# ---------- E: Minas Gerais, landscape, labels beside, filiation as a table
@form('E', LS, '''.fE{font:10.6pt "Liberation Sans Narrow";padding:24pt 30pt}.fE .r{display:flex;gap:14pt;margin-bottom:7pt}.fE .b{display:flex;gap:4pt;min-width:0;align-items:baseline}.fE i{font:bold 9.2pt "Liberation Sans Narrow";color:#7a1f1f;white-space:nowrap}.fE u{text-decoration:none;font-size:11pt}.fE table{border-collapse:collapse;width:100%;margin:5pt 0}.fE td,.fE th{border:.6pt solid #844;padding:2.6pt 5pt;text-align:left;font-size:10pt}.fE th{background:#f4eaea;font-size:7.6pt}''', 'MG', (1955, 2020), (2015, 2024), 'ext notas std solo gem casou falt2 tardio')
def fE(f):
    r = f.r; cart = f"Ofício do Registro Civil das Pessoas Naturais do {r.choice('123')}º Subdistrito de {f.rm}"; selo = alt(r, 'AAA99999'); cod = alt(r, '9999.9999.9999.9999'); nat = '{} ({})'; N = lambda p: nat.format(*p); tw = dma(f.nasc)
    T1 = lambda p, l: f'<tr><td>{l}<td><b>{U(p["n"])}</b><td>{N(p["p"])}<td>{U(p["avo"]) or "não consta"}<td>{U(p["ava"]) or "não consta"}</tr>' if p else ''
    H = f'''<div style="display:flex;align-items:center;gap:14pt;border-bottom:2pt solid #7a1f1f;padding-bottom:6pt;margin-bottom:8pt">{arms(46, '#7a1f1f', 1)}<div style="flex:1"><div style="font:bold 19pt 'Liberation Sans Narrow';letter-spacing:1.5pt">CERTIDÃO DE NASCIMENTO</div><div>República Federativa do Brasil - Estado de Minas Gerais - Registro Civil das Pessoas Naturais</div></div><div style="text-align:right;font-size:8pt;line-height:1.35;max-width:270pt"><b>{cart}</b><br>{f.rua} - CEP {f.cep}<br>{f.rm} - MG - Telefone {f.tel}</div></div>''' + \
     row(b('Nome:', f'<b style="font-size:13pt">{U(f.nome)}</b>', 2), b('CPF:', f.cpf or '-', .8)) + row(b('Matrícula:', f'<b>{f.mat}</b>', 2), b('Data do registro:', dma(f.reg), 1), b('DNV:', f.dnv or '-', 1)) + \
     row(b('Data de nascimento:', tw, 1), b('Hora:', f.hora, .6), b('Sexo:', f.sexo, .8), b('Município de nascimento/UF:', N((f.bm, f.bu)), 1.8)) + row(b('Local de nascimento:', loc(f), 1.4), b('Município de registro/UF:', N((f.rm, f.ru)), 1.2)) + \
     f'<table><tr><th style="width:40pt">Filiação<th>Nome<th style="width:130pt">Naturalidade<th>Avô<th>Avó</tr>{T1(f.pai, "Pai")}{T1(f.mae, "Mãe")}</table>' + row(b('Gêmeo:', 'Sim' if f.gem else 'Não', .5), b('Gêmeo(s) - nome e matrícula:', gtext(f, U, ', ') or '-', 4)) + \
     f'''<table><tr><th style="width:50%">Averbações<th>Anotações</tr><tr style="height:74pt;vertical-align:top"><td>{f.av or 'Não há averbações.'}<td>{f.an or 'Não há anotações.'}</tr></table>
     <div style="display:flex;gap:24pt;margin-top:10pt;font-size:8pt;line-height:1.35"><div style="flex:1;border:.6pt solid #844;padding:6pt;display:flex;gap:8pt">{qr(r, 62)}<div>PODER JUDICIÁRIO - TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA<br>Selo de Consulta nº {selo}<br>Código de Segurança: {cod}<br>Quantidade de atos praticados: 1<br>Emol. R$ 38,45 - TFJ R$ 8,03 - Valor final R$ 46,48<br>Consulte em https://selos.tjmg.exemplo</div></div>
     <div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.rm} - MG, {mid(f.emi)}.<div style="margin-top:14pt">{sig(r)}</div><div style="border-top:.6pt solid #000;margin:0 50pt">{f.of}<br>Oficial{'a' if f.of.split()[0] in ' '.join(FF).split() else ''} de Registro Civil</div></div></div>'''
    return H, truth('E', f, LS, U, nat, Tn=I, first='pai', tw=tw, over={'autenticação.oficial_registro': f.of, 'local_nascimento.estabelecimento': loc(f), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f, U, ', '), 'autenticação.selo_digital': selo}, acc={'autenticação.selo_digital': [selo+' '+cod]})

# ---------- F: Pernambuco, label | value table, registration first
@form('F', A4, '''.fF{font:9.2pt "P052";padding:34pt 48pt}.fF table{border-collapse:collapse;width:100%}.fF td{border:.5pt solid #8a8a8a;padding:2.3pt 6pt;vertical-align:top}.fF td:first-child{width:148pt;background:#f3f3ee;font-size:8.2pt}.fF td[colspan]{background:#d9dccf;font:bold 8.4pt "P052";text-align:center;letter-spacing:.6pt}''', 'PE', (1963, 2024), (2018, 2025), 'solo std tri pais averb falt tardio notas')
def fF(f):
    r = f.r; cart = f"Cartório de Registro Civil do {r.randrange(1,15)}º Distrito Judiciário de {f.rm}"; selo = alt(r, '0099999.AAA')+f'{f.emi.month:02d}{f.emi.year}'+alt(r, '01.09999'); nat = '{}-{}'; N = lambda p: nat.format(*p); tw = f'{num(f.nasc.day) if f.nasc.day > 1 else "primeiro"} de {MES[f.nasc.month-1]} de {num(f.nasc.year)}'; m = f.mat.split(); same = f.sc == 'pais'
    R = lambda l, v: f'<tr><td>{l}<td>{v}</tr>'; S = lambda l: f'<tr><td colspan="2">{l}</tr>'
    def P(p, l):
        if not p: return ''
        a, c = ('paterno', 'paterna') if p['side'] == 'P' else ('materno', 'materna')
        if same: a = c = f'(família do {l.lower()})'
        return R(l, f'<b>{p["n"]}</b>') + R(f'Naturalidade do{"a" if l == "Mãe" else ""} {l.lower()}'.replace('doa', 'da'), N(p['p'])) + R(f'Avô {a}', p['avo'] or '*****') + R(f'Avó {c}', p['ava'] or '*****')
    fil = P(f.mae, '1º pai') + P(f.pai, '2º pai') if same else P(f.pai, 'Pai') + P(f.mae, 'Mãe')
    H = f'''<div style="display:flex;gap:12pt;align-items:center"><div>{arms(48, '#444', 0)}</div><div style="flex:1"><b style="font-size:11pt">{cart}</b><br><span style="font-size:8pt">{f.rua}, {f.rm} - Pernambuco - CEP {f.cep} - {f.tel}<br>Oficial: {f.of} &nbsp; Substituta: {f.esc}</span></div></div><div style="text-align:center;font:bold 17pt 'P052';margin:9pt 0">Certidão de Nascimento</div><table>''' + \
     S('DADOS DO REGISTRO') + R('Matrícula', f'<b>{f.mat}</b>') + R('Data do registro', f'{dma(f.reg)} ({ext(f.reg)})') + R('Município do registro', N((f.rm, f.ru))) + R('Livro / Folha / Termo', f'A{int(m[5])} / {m[6]} / {int(m[7])}') + R('Declaração de Nascido Vivo', f.dnv or '*****') + R('Declarante', f.decl) + \
     S('DADOS DO REGISTRADO') + R('Nome', f'<b style="font-size:11pt">{f.nome}</b>') + R('CPF', f.cpf or '*****') + R('Sexo', f.sexo) + R('Data de nascimento', f'{tw} - {dma(f.nasc)}') + R('Hora do nascimento', f'{f.hora} ({horaext(f.hora)})') + R('Naturalidade', N((f.bm, f.bu))) + R('Local do nascimento', 'Domicílio' if f.casa else f.estab) + R('Município de nascimento', N((f.bm, f.bu))) + R('Gêmeo', 'Sim' if f.gem else 'Não') + (R('Gêmeos: nome e matrícula', gtext(f, I, ', ')) if f.gem else '') + \
     S('FILIAÇÃO') + fil + S('AVERBAÇÕES E ANOTAÇÕES') + R('Averbações', f.av or 'Nada consta') + R('Anotações', f.an or 'Nada consta') + f'''</table>
     <div style="display:flex;gap:16pt;margin-top:12pt;font-size:8.2pt"><div style="flex:1">{qr(r, 50)}<br>Selo: {selo}<br>Consulte autenticidade em www.tjpe.exemplo/selodigital<br>Emolumentos R$ 41,19; TSNR R$ 8,24; FERC R$ 4,12; Total R$ 53,55</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.rm}, {mid(f.emi)}<div style="margin-top:10pt">{sig(r)}</div><div style="border-top:.6pt solid #000">{f.esc2} - Escrevente</div></div></div>'''
    return H, truth('F', f, A4, I, nat, first='mae' if same else 'pai', tw=tw, labelnat=1, over={'local_nascimento.estabelecimento': loc(f), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f, I, ', '), 'autenticação.selo_digital': selo, 'registro.livro': f'A{int(m[5])}', 'registro.termo': str(int(m[7]))})

OLD = ['dados_pessoais.cpf', 'dados_pessoais.matrícula', 'registro.número_dnv']
pt = lambda n: f'{n:,}'.replace(',', '.')
# ---------- G: Santa Catarina, pre-printed form filled on a typewriter, 1985-1998
@form('G', OF, '''.fG{font:10.5pt "Liberation Serif";padding:40pt 50pt}.fG .l{display:flex;align-items:flex-end;gap:4pt;margin-bottom:6.5pt}.fG .l span{white-space:nowrap}.fG .l b{flex:1;font:10pt "Nimbus Mono PS";border-bottom:.8pt dotted #555;white-space:nowrap;padding-left:3pt;color:#1a1a2e}.fG .c{text-align:center}''', 'SC', (1930, 1990), (1985, 1998), 'std solo falt casou gem tardio ext std')
def fG(f):
    r = f.r; cart = f"Cartório do Registro Civil de {f.rm}"; nat = '{}-{}'; N = lambda p: nat.format(*p); d = f.nasc; tw = f'{"primeiro" if d.day == 1 else num(d.day)} dias do mês de {MES[d.month-1]} do ano de {num(d.year)}'.replace('primeiro dias', 'primeiro dia')
    def L(*x): return '<div class="l">' + ''.join(f'<span>{v}</span>' if k % 2 == 0 else (f'<b>{v[0]}</b>' if not isinstance(v, tuple) or len(v) < 2 else f'<b style="flex:{v[1]}">{v[0]}</b>') for k, v in enumerate(x)) + '</div>'
    fo, lv = f'{f.fl}{f.v}', f'A-{f.ln}'; X = '-'*14; dd = 'dia' if d.day == 1 else 'dias'; o = 'o' if f.sex == 'M' else 'a'
    obs = (f.an or '') ; w = 62; ob = []
    for t in obs.split(): ob = ob + [t] if not ob or len(ob[-1]) + len(t) >= w else ob[:-1] + [ob[-1]+' '+t]
    tg = f"{'Gêmeo' if f.sex == 'M' else 'Gêmea'} de {U(f.gem[0][0])}." if f.gem else ''
    ln2 = lambda i: ob[i] if i < len(ob) else (X*3 if i == 0 else '')
    pais = (L('filh'+o+' de', (U(f.pai['n']),)) + L('natural de', (N(f.pai['p']), 1.6), 'profissão', (f.pai['prof'],)) + L('e de Dona', (U(f.mae['n']),)) if f.pai else L('filh'+o+' de', (X*2,)) + L('natural de', (X, 1.6), 'profissão', (X,)) + L('e de Dona', (U(f.mae['n']),))) + L('natural de', (N(f.mae['p']), 1.6), 'profissão', (f.mae['prof'],))
    H = f'''<div class="c" style="line-height:1.35">{arms(54, '#333', 2)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DE SANTA CATARINA<br><b style="font-size:13pt">{cart}</b><br><span style="font-size:9pt">Comarca de {f.rm} - {f.rua}</span><div style="font-size:10pt">Oficial: {f.of}</div><div style="font:bold 22pt 'URW Bookman';margin:12pt 0 16pt">Certidão de Nascimento</div></div>''' + \
     L('CERTIFICO que no Livro nº', (lv, 1), 'de Registro de Nascimentos, às folhas', (fo, 1)) + L('sob o termo nº', (pt(f.tm), 1), 'foi lavrado em', (f"{f.reg.day:02d} de {MES[f.reg.month-1]} de {f.reg.year}", 2.4)) + L('o assento de', (U(f.nome),)) + L('do sexo', (f.sexo.lower(), 1), ', nascid'+o+' aos', (('primeiro' if d.day == 1 else num(d.day)), 1.3), dd+' do mês de', (MES[d.month-1], .9)) + \
     L('do ano de', (num(d.year), 2)) + L('às', (horaext(f.hora),)) + L('em', ('domicílio' if f.casa else f.estab,)) + L('na cidade de', (N((f.bm, f.bu)),)) + pais + \
     L('São avós paternos', (U(f.pai['avo']) or X if f.pai else X*2,)) + L('e', (U(f.pai['ava']) or X if f.pai else X*2,)) + L('e avós maternos', (U(f.mae['avo']),)) + L('e', (U(f.mae['ava']),)) + L('Foi declarante', (U(f.decl),)) + L('e serviram de testemunhas', (f.t1,)) + L('e', (f.t2,)) + \
     L('Gêmeos:', (tg or X,)) + L('Averbações e anotações:', (ln2(0),)) + (L('', (ln2(1),)) + L('', (ln2(2),)) + L('', (ln2(3),))) + \
     f'''<div class="c" style="margin-top:16pt">O referido é verdade e dou fé.</div><div class="l" style="margin:12pt 60pt 0"><b style="text-align:center">{f.rm}, {mid(f.emi)}</b></div><div class="c" style="margin-top:24pt">{sig(r)}<div style="border-top:.7pt solid #000;margin:0 140pt;font-size:9pt">{r.choice(['Oficial do Registro Civil', 'O Oficial'])}</div></div>'''
    return H, truth('G', f, OF, U, nat, Tn=I, first='pai', tw=tw, joint=1, drop=OLD, over={'autenticação.oficial_registro': f.of, 'local_nascimento.estabelecimento': 'domicílio' if f.casa else f.estab, 'registro.cartório': cart, 'gêmeos.informações_adicionais': tg, 'registro.livro': lv, 'registro.folha': fo, 'registro.termo': pt(f.tm)})

# ---------- H: Ceará, laser form 1999-2008, framed, labels beside and below, livro/folha/termo
@form('H', LT, '''.fH{font:9pt "URW Bookman";padding:26pt 32pt}.fH .o{border:3pt double #234;padding:14pt 16pt;height:706pt}.fH .r{display:flex;gap:6pt;margin-bottom:5pt}.fH .b{border:.6pt solid #234;border-radius:3pt;padding:3pt 6pt;min-width:0;display:flex;gap:5pt;align-items:baseline}.fH i{font:italic 7.2pt "URW Bookman";white-space:nowrap}.fH u{text-decoration:none;font:9.4pt "Nimbus Sans"}.fH .d{flex-direction:column-reverse;align-items:center;gap:1pt}.fH .c{text-align:center}''', 'CE', (1940, 2006), (1999, 2008), 'std falt2 solo tardio gem averb casou ext')
def fH(f):
    r = f.r; cart = U(f"Cartório {r.choice(['Pessoa Limeira','Alencar Moreno','Feitosa Barroso','Jaguaribe'])} - {r.randrange(2,6)}º Ofício"); nat = '{} - {}'; N = lambda p: U(nat.format(*p)); tw = U(ext(f.nasc)); selo = alt(r, 'AA 999999') if f.emi.year > 2001 else ''
    lv, fo, tm = f'A-{f.ln:03d}', f'{f.fl}{f.v.upper()}', str(f.tm); dn = f.dnv if f.i % 2 else ''
    P = lambda l, p, a: row(b(l, U(p['n']), 1.7), b('Natural de', N(p['p']), 1)) if p else row(b(l, '* * * * *', 1.7), b('Natural de', '* * *', 1))
    gm = gtext(f, U, '') ; drop = OLD[:2]
    H = f'''<div class="o"><div class="c" style="line-height:1.4">{arms(46, '#234', 1)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO CEARÁ - COMARCA DE {U(f.rm)}<br><b style="font-size:12.5pt">{cart}</b><br><span style="font-size:8pt">Registro Civil das Pessoas Naturais - {f.rua} - Fone: {f.tel}<br>Oficial Titular: {f.of} &nbsp;-&nbsp; Substituta: {f.esc}</span><div style="font:bold 18pt 'URW Bookman';margin:8pt 0 10pt;letter-spacing:2pt">CERTIDÃO DE NASCIMENTO</div></div>''' + \
     row(b('Livro', lv, 1, 'd'), b('Folha', fo, 1, 'd'), b('Termo', tm, 1, 'd'), b('Data do Registro', dma(f.reg), 1.3, 'd'), b('Município / UF', N((f.rm, f.ru)), 2.2, 'd')) + \
     f'<div style="margin:8pt 2pt">Certifico que, revendo os livros de registro de nascimento deste Cartório, deles consta o assento de:</div>' + row(b('Nome do(a) registrado(a)', f'<b style="font-size:11pt">{U(f.nome)}</b>', 1, 'd')) + \
     row(b('Nascid'+f.o+' em', tw, 1)) + row(b('Hora', f.hora.replace(':', 'h'), 1), b('Sexo', U(f.sexo), 1.3), b('Município', N((f.bm, f.bu)), 2)) + row(b('Local', 'DOMICÍLIO' if f.casa else U(f.estab), 1)) + P('Mãe', f.mae, 'M') + P('Pai', f.pai, 'P') + \
     row(b('Avós maternos', par(f.mae, U, '* * *') or '* * * * *')) + row(b('Avós paternos', par(f.pai, U, '* * *') or '* * * * *')) + row(b('Gêmeos', ('SIM - '+gm) if f.gem else 'NÃO', 2), b('DNV', dn or '* * *', .9)) + row(b('Declarante', U(f.decl), 1)) + \
     f'''<div class="b" style="display:block;min-height:58pt"><i>Observações (averbações/anotações):</i> <u style="font-size:8.8pt">{notas(f) or 'NADA CONSTA.'}</u></div><div class="c" style="margin-top:10pt">O referido é verdade. Dou fé.<br>{f.rm} (CE), {mid(f.emi)}.<div style="margin-top:12pt">{sig(r)}</div>______________________________<br>{f.esc}<br>Oficial Substituta</div><div style="display:flex;justify-content:space-between;font-size:7.2pt;margin-top:12pt"><span>{f'Selo de autenticidade nº {selo} - TJ/CE' if selo else 'Isento de selo'}</span><span>Emolumentos: R$ 12,40 &nbsp; FERMOJU: R$ 0,62 &nbsp; 2ª via</span></div></div>'''
    return H, truth('H', f, LT, U, nat, tw=tw, joint=1, drop=drop, over={'registro.número_dnv': dn, 'autenticação.oficial_registro': f.of, 'local_nascimento.estabelecimento': U(loc(f)), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gm, 'registro.livro': lv, 'registro.folha': fo, 'registro.termo': tm, 'autenticação.selo_digital': selo})

# ---------- I: Pará, short running text
@form('I', A4, '''.fI{font:11.6pt "C059";padding:60pt 62pt;line-height:1.75}.fI .c{text-align:center;line-height:1.4}''', 'PA', (1945, 2003), (1992, 2007), 'std solo gem falt2 casou ext tardio averb')
def fI(f):
    r = f.r; cart = f"Cartório do {r.choice(['Único','1º','2º'])} Ofício de {f.rm}"; nat = '{}, Estado {}' ; B = lambda s: f'<b>{s}</b>'; long = f.i % 2 == 0
    N = lambda p: f'{p[0]}, Estado {DE.get(p[1], "de")} {UFS[p[1]]}' if p[1] in UFS and p[1] != 'DF' else f'{p[0]}, {UFS.get(p[1], p[1])}'
    tw = ext(f.nasc) if long else mid(f.nasc); lv, fo, tm = f'A-{f.ln}', f'{f.fl}{f.v}', pt(f.tm); o = f.o; ho = horaext(f.hora) if long else f.hora+' horas'; lo = 'em domicílio' if f.casa else ('n'+('o ' if f.estab.startswith('Hosp') else 'a ')+f.estab)
    av = lambda p, l: f', avós {l} {par(p, U, "", " e ")}' if p and p['avo'] else ''
    fil = (f"{B(U(f.pai['n']))}, natural de {N(f.pai['p'])}, e de " if f.pai else '') + f"{B(U(f.mae['n']))}, natural de {N(f.mae['p'])}"
    avs = '; '.join(x for x in (f.pai and par(f.pai, U) and f'avós paternos: {par(f.pai, U)}', f'avós maternos: {par(f.mae, U)}') if x)
    tg = f"{'gêmeo' if f.sex == 'M' else 'gêmea'} de {U(f.gem[0][0])}" if f.gem else ''
    reg = ext(f.reg) if long else mid(f.reg); fim = f'{f.rm}, {mid(f.emi)}.'
    if f.i <= 4: tx = f"CERTIFICO, a pedido verbal de pessoa interessada, que no Livro nº {lv}, folha {fo}, sob o nº de ordem {tm}, foi registrado em {reg} o nascimento de {B(U(f.nome))}, do sexo {f.sexo.lower()}, nascid{o} no dia {tw}, às {ho}, {lo}, em {N((f.bm, f.bu))}{', '+tg if tg else ''}; filh{o} de {fil}; {avs}. Foi declarante {f.decl}."
    else: tx = f"Certifico que, revendo o arquivo deste Cartório, encontrei às folhas {fo} do Livro {lv} de Registro de Nascimentos o termo nº {tm}, lavrado em {reg}, referente a {B(U(f.nome))}, nascid{o} em {N((f.bm, f.bu))}, {lo}, em {tw}, às {ho}, do sexo {f.sexo.lower()}, filh{o} de {fil}, sendo {avs}. Serviram de testemunhas {f.t1} e {f.t2}."
    H = f'''<div class="c">{arms(58, '#555', 0)}<br><b>ESTADO DO PARÁ</b><br>Município e Comarca de {f.rm}<br><b style="font-size:13.5pt">{cart}</b><br><span style="font-size:9pt">Registro Civil - Notas - Protesto &nbsp; {f.rua} &nbsp; Tel. {f.tel}</span><div style="font:bold 20pt 'C059';margin:26pt 0 20pt">CERTIDÃO DE NASCIMENTO</div></div><div style="text-align:justify;text-indent:36pt">{tx}</div>{f'<div style="text-align:justify;margin-top:8pt"><u>Averbação</u>: {f.av}</div>' if f.av else ''}{f'<div style="text-align:justify;margin-top:8pt"><u>Anotação</u>: {f.an}</div>' if f.an else ''}<div style="text-indent:36pt;margin-top:10pt">O referido é verdade e dou fé.</div><div style="text-align:right;margin-top:14pt">{fim}</div><div class="c" style="margin-top:34pt">{sig(r)}<div style="border-top:.7pt solid #000;margin:0 110pt;font-size:10.5pt">{f.of}<br>Oficial do Registro Civil</div></div>'''
    ps = {('mae' if not f.pai else 'pai'): 1}; ac = {}
    T = truth('I', f, A4, U, '{}/{}', Tn=I, first='pai', tw=tw, drop=OLD, acc=ac, over={'autenticação.oficial_registro': f.of, 'local_nascimento.estabelecimento': 'domicílio' if f.casa else f.estab, 'registro.cartório': cart, 'gêmeos.informações_adicionais': tg, 'registro.livro': lv, 'registro.folha': fo, 'registro.termo': tm})
    for k, p in ((1, f.pai or f.mae), (2, f.mae if f.pai else None)):
        if p: T['accept'][f'filiação.genitor_{k}.naturalidade'] = ['/'.join(p['p'])]; T['data']['filiação'][f'genitor_{k}']['naturalidade'] = N(p['p'])
    T['accept']['dados_pessoais.naturalidade'] = ['', N((f.bm, f.bu))]
    return H, T

# ---------- J: Mato Grosso do Sul, e-certidão with trilingual labels
@form('J', A4, '''.fJ{font:9.4pt "DejaVu Sans Condensed","DejaVu Sans";font-stretch:condensed;padding:26pt 36pt}.fJ .r{display:flex;gap:5pt;margin-bottom:4pt}.fJ .b{background:#f2f5fa;border-left:2pt solid #2f5aa0;padding:3pt 5pt 4.5pt;min-width:0}.fJ i{display:block;font:5.6pt "DejaVu Sans";color:#51637f}.fJ u{display:block;text-decoration:none}.fJ .c{text-align:center}''', 'MS', (1960, 2024), (2021, 2025), 'ext std solo duas gem notas tardio falt')
def fJ(f):
    r = f.r; cart = f"{r.choice('12')}º Serviço Notarial e de Registro Civil das Pessoas Naturais de {f.rm}"; selo = alt(r, 'AAA99999-999-NOR'); nat = '{} / {}'; N = lambda p: nat.format(*p); tw = ext(f.nasc); ps = [p for p in (f.mae, f.pai) if p]
    ah = alt(r, 'XXXX-XXXX-XXXX-XXXX'); same = f.sc == 'duas'; rg = alt(r, '9.999.999') if f.nasc.year < 2008 else ''
    lab = lambda p, k: f'Avós {"do(a) genitor(a) %d" % k if same else "paternos" if p["side"] == "P" else "maternos"} / {"Abuelos" if same else "Abuelos paternos" if p["side"] == "P" else "Abuelos maternos"}'
    H = f'''<div style="display:flex;gap:12pt;align-items:center;border-bottom:1.4pt solid #2f5aa0;padding-bottom:7pt;margin-bottom:7pt">{arms(50, '#2f5aa0', 0)}<div class="c" style="flex:1;line-height:1.35">REPÚBLICA FEDERATIVA DO BRASIL<br><span style="font-size:7pt">República Federativa del Brasil - Estado de Mato Grosso do Sul</span><br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br><b style="font-size:14pt;color:#2f5aa0">CERTIDÃO DE NASCIMENTO</b><br><span style="font-size:7.6pt">Certificado de Nacimiento / Birth Certificate - e-Certidão</span></div>{qr(r, 54)}</div>''' + \
     row(b('Nome / Nombre', f'<b style="font-size:11.5pt">{U(f.nome)}</b>')) + row(b('CPF', f.cpf or '-', 1), b('Matrícula', f.mat, 2.3)) + row(b('Data de nascimento / Fecha de nacimiento', f'{tw} ({dma(f.nasc)})', 3), b('Hora', f.hora, .6), b('Sexo', f.sexo, .9)) + \
     row(b('Local de nascimento / Lugar de nacimiento', loc(f), 1.5), b('Município de nascimento e UF', N((f.bm, f.bu)), 1.2)) + row(b('Naturalidade / Natural de', N((f.bm, f.bu)), 1), b('Município de registro e UF', N((f.rm, f.ru)), 1)) + \
     ''.join(row(b(f'Filiação {k} / Filiación', f'<b>{U(p["n"])}</b>', 2), b('Naturalidade / Natural de', N(p['p']), 1.1)) + row(b(lab(p, k), par(p, U, '-') or '-')) for k, p in enumerate(ps, 1)) + \
     row(b('Gêmeo / Gemelo', 'Sim' if f.gem else 'Não', .6), b('Nome e matrícula dos gêmeos', gtext(f, U) or '-', 3)) + row(b('Data do registro / Fecha de registro', f'{dma(f.reg)} - {ext(f.reg)}', 2.4), b('DNV', f.dnv or '-', .9)) + \
     row(f'<div class="b" style="flex:1;min-height:44pt"><i>Averbações / Marginales</i>{f.av or "-"}</div>') + row(f'<div class="b" style="flex:1;min-height:34pt"><i>Anotações / Notas</i>{f.an or "-"}</div>') + row(b('Anotações voluntárias de cadastro', f'RG: {rg or "-"} {"SEJUSP/MS" if rg else ""} &nbsp;&nbsp; Passaporte: - &nbsp;&nbsp; NIS: -')) + \
     f'''<div style="display:flex;gap:14pt;margin-top:8pt;line-height:1.4;font-size:7.6pt"><div style="flex:1"><b>{cart}</b><br>Oficial: {f.of}<br>{f.rua} - {f.rm}/MS<br>CEP {f.cep} - {f.tel}</div><div style="flex:1">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.rm}/MS, {mid(f.emi)}.<br>Selo digital: {selo}<br>Emolumentos R$ 47,00 - Funjecc 10% R$ 4,70 - ISSQN R$ 2,35</div></div>
     <div style="border:.8pt solid #2f5aa0;margin-top:12pt;padding:6pt 8pt;font-size:7.2pt;line-height:1.45">Documento assinado digitalmente por <b>{U(f.esc)}</b>, escrevente, com certificado ICP-Brasil, em {dma(f.emi)} às 14:{f.i}7:09 (UTC-4).<br>Certidão eletrônica emitida por meio da Central de Informações do Registro Civil - CRC. Código de validação: {ah}<br>Verifique em https://registrocivil.exemplo/validar. Esta certidão dispensa assinatura manuscrita.</div>'''
    return H, truth('J', f, A4, U, nat, Tn=I, tw=tw, labelnat=1, cad=[rg] if rg else [], over={'autenticação.oficial_registro': f.of, 'local_nascimento.estabelecimento': loc(f), 'registro.cartório': cart, 'gêmeos.informações_adicionais': gtext(f, U), 'autenticação.selo_digital': selo})

BASE = '*{box-sizing:border-box}html,body{margin:0;padding:0}.pg{position:relative;color:#111;overflow:hidden}'
def cases():
    for k, (fn, size, css, uf, nasc, emi, sc) in FORMS.items():
        for i in range(1, 9):
            f = fill(k, i, uf, nasc, emi, sc[i-1])
            if f.sc == 'averb' and k in 'GHI' and f.emi.year - f.nasc.year < 2: f.emi = f.emi.replace(year=f.nasc.year+3)
            h, t = fn(f); yield k, size, css, h, t
def main(out):
    os.makedirs(out, exist_ok=True); allp = []; cs = {}
    for k, (w, h), css, html, t in cases():
        pg = f'<div class="pg f{k}" style="width:{w}pt;height:{h}pt">{html}</div>'; cs[k] = css + f'.f{k}{{page:p{k}}}@page p{k}{{size:{w}pt {h}pt;margin:0}}'; allp.append(pg)
        open(f'{out}/{t["case"]}.html', 'w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{w}pt {h}pt;margin:0}}body{{width:{w}pt;height:{h}pt}}{BASE}{css}</style></head><body>{pg}</body></html>')
        json.dump(t, open(f'{out}/{t["case"]}.json', 'w'), ensure_ascii=False, indent=1)
    if len(sys.argv) > 2: open(sys.argv[2], 'w').write(f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{margin:0}}{BASE}.pg{{break-after:page}}{"".join(cs.values())}</style></head><body>{"".join(allp)}<script>document.querySelectorAll(".pg,.pg *").forEach(e=>{{if(!(e instanceof HTMLElement))return;if(e.scrollHeight>e.clientHeight+2&&e.className.startsWith("pg")||e.scrollWidth>e.clientWidth+2&&e.clientWidth)e.setAttribute("data-over",e.scrollWidth+"x"+e.scrollHeight)}})</script></body></html>')
if __name__ == '__main__': main(sys.argv[1])
