import sys, os, json
from core import *
FO = ["'Liberation Serif'", "'Liberation Sans'", "'Nimbus Roman'", "'DejaVu Sans Condensed'", "'Noto Serif'", "P052", "C059", "'Noto Sans'", "'URW Bookman'", "'Liberation Sans Narrow'", "'URW Gothic'", "'Nimbus Mono PS'", "'Liberation Mono'", "'DejaVu Serif Condensed'"]
def font(*ix): return lambda k: FO[ix[(k-1) % len(ix)]]
def v(p, x): return e(x) if x not in ('', None) else p.blank
def cell(l, x, st=''): return f"<div class='cl' style='{st}'><div class='lb'>{l}</div><div class='vl'>{x}</div></div>"
def row(*cs): return "<div class='rw'>" + ''.join(cell(*c) for c in cs) + "</div>"
BOX = ".rw{display:flex}.cl{flex:1;border:.6pt solid #333;padding:1.5pt 3pt 2pt;margin:0 -.6pt -.6pt 0;min-width:0}.lb{font-size:6.3pt;color:#333}.vl{font-weight:bold;min-height:10pt}"
def lab(p, q, two=('1ª Mãe', '2ª Mãe')):
    if p.sc == 'twom': return two[0] if q is p.mo else two[1]
    return 'Pai' if q is p.fa else 'Mãe'
def joint(p):
    t = ' '.join(x for x in (p.av, p.an) if x); p.joint = True; p.av, p.an = t, ''; return t
def foot(p, cl=True):
    return f"<div class='sm' style='margin-top:8pt'>{e(p.addr)} - CEP {p.cep} - {p.city if 0 else e(p.rcity)}/{p.ruf} - Tel. {p.tel}</div>"
def twin(p, no='Não', yes='Sim'): return f"{yes} - {e(p.twins[0])}" if p.twins else no
def head(p, t='CERTIDÃO DE NASCIMENTO', al='c', ar=True, sub='REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS'):
    return f"<div style='display:flex;gap:10pt;align-items:center'>{arms(38) if ar else ''}<div class='{al}' style='flex:1'><div style='font-size:8pt'>{sub}</div><div class='b' style='font-size:15pt;letter-spacing:1pt'>{t}</div></div></div>"
def A(k):
    p = make('A', k, up=k % 2 == 1, sep=[' - ', '/'][k % 2], blank=['***', '---', 'xxxx'][k % 3], pf=k in (2, 4))
    cols = p.par; hd = ['Filiação 1', 'Filiação 2'] if p.sc == 'twom' or k == 5 else [lab(p, q).upper() if q.name else 'PAI' for q in cols]
    rl = [('Nome', 'Naturalidade', 'Avô', 'Avó'), ('Nome completo', 'Natural de', 'Pai (avô do registrado)', 'Mãe (avó do registrado)'), ('NOME', 'NATURALIDADE', 'AVÔ', 'AVÓ')][k % 3]
    ft = [lambda q: q.name, lambda q: q.nat, lambda q: q.avo, lambda q: q.ava]
    rows = [f"<tr><th>{l}</th>" + ''.join(f"<td>{v(p, f(q))}</td>" for q in cols) + "</tr>" for l, f in zip(rl, ft)]
    if k in (3, 4): rows.insert(2, "<tr><th>Profissão</th>" + ''.join(f"<td>{v(p, q.prof)}</td>" for q in cols) + "</tr>")
    m = f"<table class='m'><tr><th style='width:19%'>{'FILIAÇÃO' if k % 2 else ''}</th>" + ''.join(f"<th class='c'>{h}</th>" for h in hd) + "</tr>" + ''.join(rows) + "</table>"
    nt = joint(p); p.texto = dw(p.bd)
    return p, doc(p, BOX + f"body{{font-family:{font(0,3,4,1,6)(k)}}}.m td,.m th{{border:.6pt solid #555;padding:4pt 5pt;text-align:left;font-size:8.5pt;font-weight:normal}}.m th{{background:#eee;font-size:7.5pt}}", head(p) + f"<p class='c b' style='font-size:12pt;margin:8pt'>{e(p.name)}</p><p class='c'>MATRÍCULA {p.mat}</p>" +
      row(('Data de nascimento (por extenso)', p.texto, 'flex:3'), ('Dia', f'{p.bd.day:02d}'), ('Mês', f'{p.bd.month:02d}'), ('Ano', p.bd.year)) + row(('Hora', p.time), ('Local', v(p, p.hosp), 'flex:3'), ('Município e UF', e(p.regnat), 'flex:2')) + row(('Sexo', p.sex), ('CPF', v(p, p.cpf), 'flex:2'), ('DNV', v(p, p.dnv), 'flex:2'), ('Gêmeos', twin(p), 'flex:3')) + "<div style='height:8pt'></div>" + m + "<div style='height:8pt'></div>" +
      row(('Registrado em', ds(p.rd)), ('Livro', p.livro), ('Folha', p.folha), ('Termo', p.termo)) + row((f"Averbações / Anotações à margem", v(p, nt), 'min-height:60pt')) + row(('Ofício', e(p.cart), 'flex:2'), ('Município / UF', f'{e(p.rplc)} - {p.ruf}'), ('Oficial', e(p.off), 'flex:2')) +
      f"<div class='f' style='margin-top:14pt;align-items:center'>{qr(p)}<div>Selo digital: <b>{p.selo}</b><br><span class='sm'>Consulte em selo.tj{p.ruf.lower()}.jus.br</span></div><div class='c'>{e(p.rcity)}, {dl(p.id)}<br>{sig(p)}<br>{e(p.clerk)}<br>Escrevente Autorizado</div></div>" + foot(p))
def B(k):
    p = make('B', k, up=k in (2, 5), sep=['-', '/', ' / '][k % 3], blank=['', '-x-x-', '----'][k % 3], pf=k in (1, 5)); W, H = (842, 595) if k in (2, 4) else (595, 842)
    cs = [('Nome', lambda q: q.name), ('Naturalidade', lambda q: q.nat), ('Idade', lambda q: q.age), ('Avô', lambda q: q.avo), ('Avó', lambda q: q.ava)]
    if k == 2: cs = [('Genitores', cs[0][1]), ('Profissão', lambda q: q.prof), ('Avó', cs[4][1]), ('Avô', cs[3][1]), ('Natural de', cs[1][1])]
    if k in (3, 5): cs = [('NOME E SOBRENOME', cs[0][1]), ('NATURAL DE', cs[1][1]), ('AVÔS', cs[3][1]), ('AVÓS', cs[4][1])]
    m = "<table class='m'><tr><th></th>" + ''.join(f"<th>{h}</th>" for h, _ in cs) + "</tr>" + ''.join(f"<tr><th>{(lab(p, q) if q.name else 'Pai').upper()}</th>" + ''.join(f"<td>{v(p, f(q))}</td>" for _, f in cs) + "</tr>" for q in p.par) + "</table>"
    p.natlab = k != 3; av, an = p.av, p.an
    nn = row(('Averbações', e(av) or 'Nada consta', 'min-height:30pt'), ('Anotações', e(an) or 'Nada consta'))
    return p, doc(p, BOX + f"body{{font-family:{font(9,2,1,5,7)(k)}}}.m td,.m th{{border-top:.8pt solid #246;border-bottom:.8pt solid #246;padding:3pt 5pt;text-align:left;font-size:8pt;vertical-align:top;font-weight:normal}}.m th{{font-size:7pt;color:#246}}.cl{{border-color:#246;border-width:0 0 .5pt}}.bt{{background:#246;color:#fff;padding:2pt 5pt;margin-top:7pt;font-size:8pt}}",
      f"<div class='f' style='align-items:center'>{arms(34)}<div style='flex:4'><b style='font-size:11pt'>{e(p.cart)}</b><br>{e(p.rplc)} - {p.ruf}<br><span class='sm'>{e(p.addr)} - {p.tel}</span></div><div class='r' style='flex:3;font-size:14pt'>Certidão de<br>Nascimento</div></div><div class='bt'>REGISTRADO(A)</div>" + row(('Nome', e(p.name), 'flex:3'), ('CPF', v(p, p.cpf))) + row(('Matrícula', p.mat, 'flex:3'), ('Data do registro', ds(p.rd))) +
      row(('Nascido(a) em', p.texto), ('às', p.time + ' h' if k % 2 else p.time), ('Sexo', p.sex), *([('Naturalidade', e(p.regnat), 'flex:2')] if p.natlab else [])) + row(('Local de nascimento', e(p.hosp), 'flex:2'), ('Município', e(p.plc)), ('UF', p.uf, 'flex:.4'), ('Nº da DNV', v(p, p.dnv))) + f"<div class='bt'>{'FILIAÇÃO E AVÓS' if k % 2 else 'PAIS E AVÓS DO REGISTRADO'}</div>" + m + "<div class='bt'>OUTROS DADOS</div>" + row(('Gêmeo', twin(p, 'NÃO', 'SIM')), ('Declarante', e(p.decl))) + nn +
      f"<div class='f' style='margin-top:12pt;align-items:center'><div>{qr(p, 46)}</div><div>Selo nº {p.selo}<br>Emolumentos: R$ 41,20</div><div class='c' style='flex:2'>Data e local: {e(p.rcity)}, {ds(p.id)}<br>{sig(p)}<br><b>{e(p.off)}</b><br>{['Oficial de Registro Civil', 'Oficiala Registradora', 'Registrador Civil'][k % 3]}</div></div>", W, H)
def led(p, k, cs, ft, W, H, fs=6.6, top='', bot=''):
    w = sum(c[2] for c in cs)
    th = ''.join(f"<th style='width:{c[2]*100/w:.2f}%'>{c[0]}</th>" for c in cs)
    if k % 2: th += "</tr><tr class='n'>" + ''.join(f"<th>{i+1}</th>" for i in range(len(cs)))
    return doc(p, f"body{{font-family:{ft};padding:22pt}}.l{{table-layout:fixed}}.l td,.l th{{border:.6pt solid #444;padding:2pt 2pt;font-size:{fs}pt;vertical-align:top;text-align:left;font-weight:normal;overflow-wrap:normal}}.l th{{background:{['#eee','#fff','#e8efe4'][k%3]};text-align:center;font-size:{fs-.8}pt}}", top + f"<table class='l'><tr>{th}</tr><tr>" + ''.join(f"<td>{c[1]}</td>" for c in cs) + "</tr></table>" + bot, W, H)
def ledcols(p, k, sep, nt):
    q1, q2 = p.par; L = lambda q: lab(p, q, ('1ª mãe', '2ª mãe')) if q.name else 'Pai'
    pr = lambda q: v(p, q.name) + (f"{sep}{'natural de ' if k % 2 else 'n. '}{e(q.nat)}" if q.nat else '')
    gp = lambda q: [' e<br>', '<br>e ', ';<br>'][k % 3].join(e(x) for x in side(q) if x) or p.blank
    return dict(termo=('Nº do termo' if k % 2 else 'Termo', p.termo, 5.5), livro=('Livro', p.livro, 4.5), folha=('Fls.' if k % 2 else 'Folha', p.folha, 4.5), rd=('Data do registro', ds(p.rd), 8.5), nome=('Nome do registrado' if k % 2 else 'NOME', f'<b>{e(p.name)}</b>', 8.6), sx=('Sexo', p.sex, 8), bd=('Data do nascimento', p.texto, 8.5), hr=('Hora', p.time, 5), loc=('Lugar do nascimento', f"{e(p.hosp)}, {e(p.regnat)}", 10), p1=(L(q1), pr(q1), 8.6), p2=(L(q2), pr(q2), 8.6),
      gp=('Avós paternos' if p.sc != 'twom' else 'Pais da 2ª mãe', gp(p.fa), 8.6), gm=('Avós maternos' if p.sc != 'twom' else 'Pais da 1ª mãe', gp(p.mo), 8.6), dec=('Declarante', e(p.decl), 8), cpf=('CPF', v(p, p.cpf.replace('-', '-<wbr>')) if 0 else v(p, p.cpf), 10), obs=('Averbações e anotações', v(p, nt), 14), tw=('Gêmeos', twin(p), 8), dnv=('DNV', v(p, p.dnv), 9))
def C(k):
    p = make('C', k, up=False, sep='/', blank=['—', '---', ''][k % 3], pf=k % 2 == 0); nt = joint(p)
    if p.sc == 'gmo': pass
    c = ledcols(p, k, '<br>' if k in (1, 4) else [' e ', '; '][k % 2] if 0 else '<br>', nt)
    o = [['termo', 'livro', 'folha', 'rd', 'nome', 'sx', 'bd', 'hr', 'loc', 'p1', 'p2', 'gp', 'gm', 'obs'], ['livro', 'folha', 'termo', 'nome', 'bd', 'hr', 'loc', 'sx', 'p1', 'gp', 'p2', 'gm', 'rd', 'obs'], ['nome', 'sx', 'bd', 'hr', 'loc', 'p1', 'p2', 'gp', 'gm', 'dec', 'rd', 'livro', 'folha', 'termo']][k % 3]
    top = head(p, sub=e(p.cart) + f" — {e(p.rplc)} / {p.ruf}", ar=k % 2 == 1) + f"<p>Certifico que, revendo os livros de assentos de nascimento deste cartório, deles consta o seguinte:</p>"
    bot = ('' if 'obs' in o else f"<p><b>Averbações e anotações:</b> {e(nt) or 'nada consta'}</p>") + f"<div class='f' style='margin-top:16pt'><div>Matrícula: <b>{p.mat}</b><br>CPF: {v(p, p.cpf)}<br>Gêmeos: {twin(p)}<br>DNV: {v(p, p.dnv)}<br>Selo: {p.selo}</div><div>{qr(p)}</div><div class='c' style='flex:2'>{e(p.rcity)}, {dl(p.id)}.<br>{sig(p)}<br>{e(p.off)}<br>Oficial do Registro Civil</div></div>" + foot(p)
    return p, led(p, k, [c[x] for x in o], font(1, 0, 9, 2, 3)(k), 842, 595, 7, top, bot)
def Dd(k):
    p = make('D', k, up=False, sep=['/', ' - '][k % 2], blank=['---', 'x x x'][k % 2], pf=k % 2 == 1); p.texto = ds(p.bd)
    nt = joint(p); c = ledcols(p, k, '<br>', nt); c['bd'] = ('Data e hora do nascimento', f"{p.texto} às {p.time}", 8.5)
    o = [['termo', 'rd', 'bd', 'nome', 'sx', 'loc', 'p1', 'p2', 'gp', 'gm', 'dec'], ['termo', 'nome', 'sx', 'bd', 'loc', 'p2', 'gm', 'p1', 'gp', 'rd', 'dec'], ['rd', 'nome', 'bd', 'sx', 'loc', 'p1', 'gp', 'p2', 'gm', 'livro', 'folha', 'termo']][k % 3]
    if o[5] == 'p2': p.par = p.par[::-1]
    if p.solo: p.par = [p.mo, p.fa]
    top = f"<div class='c'>ESTADO: {p.ruf} &nbsp;&nbsp; COMARCA DE {e(p.rplc)}<br><b>{e(p.cart)}</b><br>{e(p.addr)}</div><h2 class='c' style='font-size:13pt'>CERTIDÃO DE NASCIMENTO</h2>" + (f"<p>Matrícula nº {p.mat}. " + (f"CPF {p.cpf}." if p.cpf else '') + "</p>") + ('' if 'livro' in o else f"<p>Livro <b>{p.livro}</b>, às folhas <b>{p.folha}</b>.</p>")
    bot = f"<p style='margin-top:10pt'><b>OBSERVAÇÕES</b> (averbações/anotações): {e(nt) or 'Sem averbações.'}</p><p>Gêmeos: {twin(p)}. " + (f"Declaração de Nascido Vivo nº {p.dnv}." if p.dnv else '') + f"</p><p class='c' style='margin-top:30pt'>{e(p.rcity)} ({p.ruf}), {dl(p.id)}</p><div class='c'>{sig(p)}<br>{e(p.off)}<br>OFICIAL</div><div class='f' style='margin-top:40pt'>{qr(p)}<div class='r sm'>SELO DE FISCALIZAÇÃO {p.selo}<br>Testemunhas: {e(p.w1)} e {e(p.w2)}<br>Valor: R$ 38,00 - ISS 1,90</div></div>"
    if not nt: p.accept['observações.averbações'] = ['Sem averbações.', 'Sem averbações']
    return p, led(p, k, [c[x] for x in o], font(9, 3, 0, 9, 2)(k), 595, 842, 6.2, top, bot)
def sent(p, k, q): return f"<b>{e(q.name)}</b>" + (f", natural de {e(q.nat)}" if q.nat else '')
def run(p, k):
    q1, q2 = p.par; gp = lambda q: ' e '.join(e(x) for x in side(q) if x)
    fi = f"filh{'o' if p.sex[0] == 'M' else 'a'} de {sent(p, k, q1)}" + (f"; e de {sent(p, k, q2)}" if q2.name else '')
    gs = ' '.join(x for x in [('Avós paternos: ' if p.sc != 'twom' else f'Pais da segunda mãe: ') + gp(p.fa) + '.' if gp(p.fa) else '', ('Avós maternos: ' if p.sc != 'twom' else 'Pais da primeira mãe: ') + gp(p.mo) + '.' if gp(p.mo) else ''])
    return fi, gs
def E(k):
    p = make('E', k, up=k in (1, 4), sep=['/', '-'][k % 2], pf=k in (2, 3), blank='---'); fi, gs = run(p, k); nt = joint(p); p.texto = dw(p.bd)
    pl = f"{e(p.rcity)}{[' - ', '/'][k % 2]}{p.ruf}"
    off = [f"Eu, <b>{e(p.off)}</b>, Oficial do Registro Civil, lavrei, conferi e assino. {pl}, {dl(p.id)}.", f"{pl}, aos {dw(p.id)}. Eu, {e(p.clerk)}, Escrevente, a digitei. E eu, {e(p.off)}, Oficial, a subscrevo e assino.", f"Dada e passada nesta cidade de {pl}, em {ds(p.id)}. Eu, {e(p.off)}, Oficial Titular, a fiz digitar, conferi, subscrevo e assino.", f"Em {dl(p.id)}, nesta cidade de {pl}, eu, {e(p.off)}, Registrador Civil, conferi e assinei.", f"O referido é verdade. {pl}, {dl(p.id)}. Eu, {e(p.off)}, Oficial Interino(a), dou fé e assino."][k-1]
    return p, doc(p, f"body{{font-family:{font(0,6,5,4,8)(k)};font-size:10.5pt;padding:40pt 50pt}}.t{{text-align:justify;line-height:1.55;margin-top:14pt}}", head(p, ar=k != 3, t=['Certidão de Nascimento', 'CERTIDÃO DE NASCIMENTO'][k % 2]) + f"<p class='c b'>{e(p.cart)}</p><p class='c sm'>{e(p.addr)} - {e(p.rcity)}/{p.ruf} - {p.tel}</p>" +
      f"<div class='t'>CERTIFICO que, às folhas <b>{p.folha}</b> do livro <b>A-{p.livro}</b> de registros de nascimento, sob o termo nº <b>{p.termo}</b>, matrícula {p.mat}, foi registrado em {ds(p.rd)} o assento de <b>{e(p.name)}</b>" + (f", CPF {p.cpf}" if p.cpf else '') + f", do sexo {p.sex.lower()}, nascid{'o' if p.sex[0] == 'M' else 'a'} aos {p.texto}, às {p.time} horas, em {e(p.regnat)}, no local: {e(p.hosp)}; {fi}. {gs}" + (f" Gêmeo de {e(p.twins[0])}." if p.twins else '') + (f" DNV nº {p.dnv}." if p.dnv else '') + f" Foi declarante {e(p.decl)} e serviram de testemunhas {e(p.w1)} e {e(p.w2)}.</div><div class='t'>{'<b>Observações/Averbações:</b>' if k % 2 else 'AVERBAÇÕES E ANOTAÇÕES:'} {e(nt) or 'Nada consta.'}{' ' if k in (1, 3, 4) else '</div><div class=t>'}{off}</div><div class='c' style='margin-top:30pt'>{sig(p)}<br>______________________</div><div class='f' style='margin-top:30pt;align-items:center'>{qr(p)}<div class='sm' style='flex:4'>Selo Digital {p.selo} - Confira em https://selos.tj.jus.br - Emol. R$ 36,80 Total R$ 44,12</div></div>")
def F(k):
    p = make('F', k, up=k in (2, 3), sep=['-', '/'][k % 2], pf=True, two=False, blank='xxx'); nt = joint(p); pl = f"{e(p.rcity)}{['/', '-'][k % 2]}{p.ruf}"; p.texto = dl(p.bd) if k % 2 else dw(p.bd)
    if p.sc == 'old': p.mat = ''
    q = lambda x: f"{v(p, x.name)}" + (f", natural de {e(x.nat)}" if x.nat else '')
    off = [f"O referido é verdade e dou fé. {pl}, {dl(p.id)}. {e(p.off)}, Oficial.", f"O referido é verdade e dou fé. {pl}, {dw(p.id)}. O Oficial: {e(p.off)}.", f"É o que consta do aludido termo, do que dou fé. {pl}, {ds(p.id)}. {e(p.off)} - Oficial do Registro Civil.", f"Nada mais se continha em dito termo, que fielmente transcrevi. {pl}, {dl(p.id)}. {e(p.off)}, Oficial Registrador.", f"O referido é verdade do que dou fé e assino. {pl}, {dl(p.id)}. (a) {e(p.off)}, Oficial Designado."][k-1]
    gp = [('Avô paterno', p.fa.avo), ('Avó paterna', p.fa.ava), ('Avô materno', p.mo.avo), ('Avó materna', p.mo.ava)]
    ln = lambda l, x: f"<p>{l}: <span class='u'>{x}</span></p>"
    return p, doc(p, f"body{{font-family:{font(11,12,11,2,13)(k)};font-size:9.6pt;padding:38pt 46pt}}p{{margin:4pt 0}}.u{{border-bottom:.5pt dotted #333}}.t{{text-align:justify;line-height:1.45;margin-top:10pt}}", f"<div class='f'><div>{arms(36, '#333')}</div><div class='r' style='flex:4'>{e(p.cart)}<br>{e(p.rplc)} - Estado: {p.ruf}<br>{e(p.addr)}</div></div><h2 class='c' style='font-size:14pt'>{['Certidão de Nascimento', 'NASCIMENTO - CERTIDÃO'][k % 2]}</h2>" +
      (f"<p class='c'>Matrícula {p.mat}</p>" if p.mat else '') + f"<p>Certifico que no Livro {p.livro}, fls. {p.folha}, termo n. {p.termo}, consta o registro de:</p>" + ln('Nome', e(p.name)) + (ln('CPF', p.cpf) if p.cpf else '') + ln('Nascido(a) em', f"{p.texto}, às {p.hh}h{p.mm}min") + ln('Local', f"{e(p.hosp)}, em {e(p.regnat)}") + ln('Sexo', p.sex.lower()) + ln('Pai' if not p.solo else 'Pai', q(p.fa)) + ln('Mãe', q(p.mo)) + ''.join(ln(l, v(p, x)) for l, x in gp) + ln('Registro feito em', ds(p.rd)) + ln('Declarante', e(p.decl)) + (ln('DNV', p.dnv) if p.dnv else '') + ln('Gêmeos', twin(p, 'não', 'sim')) +
      f"<div class='t'>Observações e averbações: {e(nt) or 'não há.'} {off}</div><div style='margin-top:20pt'>{sig(p)}</div><div class='sm' style='margin-top:26pt'>Selo de autenticidade: {p.selo} &nbsp; Busca R$ 9,00 &nbsp; Certidão R$ 31,00 &nbsp; Digitado por {e(p.clerk)}, Auxiliar</div>{qr(p, 44)}")
GL = [('Prenome', 'Sobrenome'), ('Nome', 'Apelido de família'), ('PRENOME(S)', 'SOBRENOME(S)'), ('Nome próprio', 'Sobrenome'), ('Prenome', 'Apelidos de família')]
def G(k):
    p = make('G', k, up=k in (1, 2, 4), sep=['/', ' - '][k % 2], pf=k == 2, blank=['', '***'][k % 2]); a, b = GL[k-1]; p.natlab = k in (1, 4); S = lambda t: f"<div class='s'>{t}</div>"
    nm = lambda q, x='': (row((a + x, v(p, q.gv), 'flex:2'), (b + x, v(p, q.sn), 'flex:3')) if k != 4 else row((b + x, v(p, q.sn), 'flex:3'), (a + x, v(p, q.gv), 'flex:2')))
    pr = ''.join(S((lab(p, q) if q.name else 'Pai').upper()) + nm(q) + row(('Natural de' if k % 2 else 'Naturalidade', v(p, q.nat), 'flex:2'), ('Avô ' + ('paterno' if q is p.fa else 'materno') if p.sc != 'twom' else 'Pai dela', v(p, q.avo), 'flex:3'), ('Avó ' + ('paterna' if q is p.fa else 'materna') if p.sc != 'twom' else 'Mãe dela', v(p, q.ava), 'flex:3')) for q in p.par)
    p.hosp and 0; nn = row(('AVERBAÇÕES', v(p, p.av), 'min-height:34pt')) + row(('ANOTAÇÕES', v(p, p.an), 'min-height:34pt'))
    return p, doc(p, BOX + f"body{{font-family:{font(1,7,3,5,10)(k)};font-size:8.4pt}}.s{{font-size:7.5pt;font-weight:bold;margin-top:6pt;{'background:#ddd;padding:1pt 4pt' if k % 2 else 'border-bottom:1pt solid #000'}}}", head(p, ar=k < 4) + S('REGISTRADO') + nm(p) + row(('CPF', v(p, p.cpf)), ('Matrícula', p.mat, 'flex:2')) + row(('Data de nascimento', p.texto), ('Hora', p.time), ('Sexo', p.sex), *([('Naturalidade', e(p.regnat), 'flex:1.6')] if p.natlab else [])) + row(('Estabelecimento', e(p.hosp), 'flex:2'), ('Município', e(p.plc)), ('UF', p.uf, 'flex:.3')) + pr + S('REGISTRO') + row(('Livro', p.livro), ('Folhas', p.folha), ('Termo', p.termo), ('Data do registro', ds(p.rd)), ('DNV', v(p, p.dnv), 'flex:1.5')) + row(('Gêmeos', twin(p, 'Não'), 'flex:2'), ('Declarante', e(p.decl))) + S('NOTAS') + nn +
      S('CARTÓRIO') + row(('Denominação', e(p.cart), 'flex:3'), ('Município', e(p.rplc), 'flex:2'), ('Estado', p.ruf, 'flex:.5')) + row(('Endereço', e(p.addr) + ', CEP ' + p.cep), ('Oficial', e(p.off))) + f"<div class='f' style='margin-top:10pt'>{qr(p)}<div>Selo digital<br><b>{p.selo}</b></div><div class='c' style='flex:2'>Emitida em {ds(p.id)}<br>{sig(p)}<br>{e(p.clerk)} - Escrevente</div></div>")
def H(k):
    p = make('H', k, up=k in (3, 5), sep='/', pf=k in (1, 4), blank=['—', '-.-.-'][k % 2], two=k != 4); a, b = GL[k % 5]; li = lambda l, x: f"<tr><td class='k'>{l}</td><td class='w'>{x}</td></tr>"
    nm = lambda q: li(a, v(p, q.gv)) + li(b, v(p, q.sn)); g = lambda l, q: li(l, v(p, q.gv))
    def col(q): 
        s = ('paterno', 'paterna') if q is p.fa else ('materno', 'materna')
        return f"<div><div class='h'>{(lab(p, q) if q.name else 'Pai')}</div><table>" + nm(q) + li('Naturalidade', v(p, q.nat)) + (li('Avô ' + s[0], v(p, q.avo)) + li('Avó ' + s[1], v(p, q.ava)) if p.sc != 'twom' else li('Avô', v(p, q.avo)) + li('Avó', v(p, q.ava))) + "</table></div>"
    cols = ''.join(col(q) for q in p.par); nt = joint(p); p.texto = f"{p.bd.day:02d} de {MES[p.bd.month-1]} de {p.bd.year}"; p.natlab = True
    return p, doc(p, f"body{{font-family:{font(13,2,9,6,0)(k)};font-size:9pt}}.k{{width:{'80pt' if k % 2 else '64pt'};font-size:7pt;color:#444;vertical-align:top;padding:2.5pt 3pt}}.w{{font-weight:{['bold','normal'][k%2]};padding:2pt 3pt;border-bottom:.4pt solid #aaa}}.h{{font-weight:bold;background:#e6e6f0;padding:2pt 4pt;margin:7pt 0 2pt}}", head(p, 'Certidão de Nascimento', sub=e(p.cart) + '<br>' + e(p.rplc) + ' - ' + p.ruf) + "<div class='h'>Dados do(a) registrado(a)</div><table>" + nm(p) + li('Nascimento', p.texto) + li('Hora', p.time + 'h') + li('Sexo', p.sex) + li('Naturalidade', e(p.regnat)) + li('Local', f"{e(p.hosp)} - {e(p.plc)} - {p.uf}") + (li('CPF', p.cpf) if p.cpf else '') + li('Matrícula', p.mat) + "</table>" +
      (f"<div class='f'>{cols}</div>" if k % 2 else cols) + f"<div class='h'>Assento</div><table>" + li('Registrado em', ds(p.rd)) + li('Livro / Folha / Termo', f"{p.livro} / {p.folha} / {p.termo}") + li('D.N.V.', v(p, p.dnv)) + li('Gêmeos', twin(p)) + li('Averbações e anotações', v(p, nt)) + f"</table><div class='f' style='margin-top:16pt'><div>{qr(p, 44)}<div class='sm'>Selo: {p.selo}</div></div><div class='c' style='flex:2'>{e(p.rcity)}/{p.ruf}, {ds(p.id)}<br>{sig(p)}<br>{e(p.off)}<br>Oficial(a)</div></div>" + foot(p))
def comb(s, n, w=13.6, h=14, cls='cb', lines=1):
    ws, ls = s.split(' '), ['']
    for x in ws:
        if ls[-1] and len(ls[-1]) + 1 + len(x) > n: ls.append(x)
        else: ls[-1] += (' ' if ls[-1] else '') + x
    ls += [''] * (lines - len(ls))
    return ''.join("<div class='cr'>" + ''.join(f"<i style='width:{w}pt;height:{h}pt;line-height:{h}pt'>{e(c) if c != ' ' else '&nbsp;'}</i>" for c in l.ljust(n)) + "</div>" for l in ls)
def cf(l, s, n, w=13.6, **a): return f"<div class='cf'><div class='lb'>{l}</div>{comb(s, n, w, **a)}</div>"
CB = ".cr{display:flex;margin-bottom:1pt}.cr i{font-style:normal;text-align:center;border:.5pt solid #777;margin-right:-.5pt;display:block}.cf{margin:2pt 8pt 2pt 0}.lb{font-size:6.3pt}.ln{display:flex;flex-wrap:wrap}"
def I(k):
    p = make('I', k, up=True, sep='/', pf=k in (2, 5), blank=''); LN = lambda *c: "<div class='ln'>" + ''.join(c) + "</div>"; n = 38; nt = joint(p)
    dt = lambda l, d: "<div class='cf'><div class='lb'>" + l + "</div><div style='display:flex;gap:4pt'>" + ''.join(comb(x, len(x)) for x in (f'{d.day:02d}', f'{d.month:02d}', str(d.year))) + "</div></div>" if k != 3 else cf(l, ds(d), 10)
    digs = p.mat if k % 2 else p.mat.replace(' ', ''); cp = p.cpf if k != 2 else p.cpf.replace('.', '').replace('-', '')
    pr = ''.join(cf((lab(p, q) if q.name else 'Pai') + ' - nome', q.name, n) + cf(f"Naturalidade ({(lab(p, q) if q.name else 'Pai').lower()})", q.nat, n) + cf('Avô ' + ('paterno' if q is p.fa else 'materno') if p.sc != 'twom' else 'Avô', q.avo, n) + cf('Avó ' + ('paterna' if q is p.fa else 'materna') if p.sc != 'twom' else 'Avó', q.ava, n) for q in p.par)
    return p, doc(p, CB + f"body{{font-family:{font(1,12,9,3,7)(k)};font-size:9pt;padding:22pt 34pt}}", head(p) + cf('Nome do registrado', p.name, n) + cf('Matrícula', digs, len(digs), 12.6) + LN(cf('CPF', cp, 14), cf('Sexo', p.sex if k != 4 else p.sex[0], 9 if k != 4 else 1), dt('Data do nascimento', p.bd)) + LN(cf('Hora', p.time, 5), cf('Município de nascimento', p.plc, 26), cf('UF', p.uf, 2)) + cf('Local', p.hosp, n) + pr +
      LN(dt('Data do registro', p.rd), cf('Livro', p.livro, 4), cf('Folha', p.folha, 4), cf('Termo', p.termo, 7)) + LN(cf('DNV', p.dnv, 13), f"<div class='cf'><div class='lb'>Gêmeos</div>{twin(p)}</div>") + f"<p class='sm'>AVERBAÇÕES/ANOTAÇÕES</p><p>{e(nt) or 'Nada consta'}</p><div class='f' style='border-top:.5pt solid;padding-top:5pt'>{qr(p, 46)}<div style='flex:2'>{e(p.cart)}<br>{e(p.rplc)} - {p.ruf}<br><span class='sm'>{e(p.addr)} {p.tel}</span><br>Selo {p.selo}</div><div class='c' style='flex:2'>Emissão: {ds(p.id)}<br>{sig(p, 80)}<br>{e(p.off)}<br>Oficial do Registro Civil</div></div>")
def J(k):
    p = make('J', k, up=True, sep=[' - ', '/'][k % 2], pf=k in (3, 4), blank=''); nt = joint(p); ls = [5, 4.2, 6, 4.6, 5.4][k-1]
    f = lambda l, s, fl=1: f"<div class='q' style='flex:{fl}'><span class='lb'>{l}</span><div class='x'>{e(s) or '&nbsp;'}</div></div>"; R = lambda *c: "<div style='display:flex;gap:8pt'>" + ''.join(c) + "</div>"
    s1 = lambda q, m, fm: (m, fm) if p.sc != 'twom' else (f"AVÔ ({lab(p, q)})", f"AVÓ ({lab(p, q)})")
    pr = ''.join(f('NOME D' + ('A ' if q.role == 'mãe' and q.name else 'O ') + (lab(p, q) if q.name else 'PAI').upper(), q.name) + f('NATURALIDADE', q.nat) for q in p.par)
    gp = ''.join(f(l, x) for l, x in ((s1(p.fa, 'AVÔ PATERNO', '')[0], p.fa.avo), (s1(p.fa, '', 'AVÓ PATERNA')[1], p.fa.ava), (s1(p.mo, 'AVÔ MATERNO', '')[0], p.mo.avo), (s1(p.mo, '', 'AVÓ MATERNA')[1], p.mo.ava)))
    D_ = lambda d: f"{d.day:02d} {d.month:02d} {d.year}" if k in (2, 5) else ds(d)
    p.regnat = p.regnat
    return p, doc(p, f"body{{font-family:{font(12,1,11,0,3)(k)};font-size:9pt;padding:24pt 32pt}}.x{{letter-spacing:{ls}pt;font-size:{[8.6,8.6,8,8.8,8][k-1]}pt;border-bottom:.5pt solid #555;border-left:.5pt solid #555;padding:0 3pt;background:repeating-linear-gradient(0deg,transparent,transparent)}}.q{{margin-top:2.5pt}}.lb{{font-size:6pt}}", f"<div class='f'><div style='flex:3'><b>{e(p.cart)}</b><br>{e(p.rplc)}/{p.ruf}<br><span class='sm'>{e(p.addr)}, {p.tel}</span></div><div class='b r' style='flex:2;font-size:14pt'>CERTIDÃO DE NASCIMENTO</div></div>" + f('NOME', p.name) + f('MATRÍCULA', p.mat) + R(f('DATA DE NASCIMENTO', D_(p.bd)), f('HORA', p.time, .7), f('SEXO', p.sex)) + f('LOCAL DE NASCIMENTO', p.hosp) + f('MUNICÍPIO E UF DE NASCIMENTO', p.regnat) + R(f('CPF', p.cpf), f('DNV', p.dnv)) + pr + gp + R(f('DATA DO REGISTRO', D_(p.rd), 1.6), f('LIVRO', p.livro, .8), f('FOLHA', p.folha, .8), f('TERMO', p.termo)) +
      f"<p><span class='lb'>GÊMEOS</span> {twin(p, 'NÃO', 'SIM')}</p><p><span class='lb'>AVERBAÇÕES E ANOTAÇÕES</span><br>{e(nt) or '- - -'}</p><div class='f' style='align-items:end'>{qr(p, 48)}<div>Selo digital {p.selo}<br>{e(p.rcity)}, {dl(p.id)}</div><div class='c'>{sig(p, 90)}<br>{e(p.off)}<br><span class='sm'>OFICIAL DE REGISTRO CIVIL</span></div></div>")
def KL(L, k):
    p = make(L, k, up=L == 'L' and k % 2 == 0, sep=['/', '/', ' - '][k % 3], blank=['---', 'Não consta', ''][k % 3], pf=(k % 2 == 0) == (L == 'K'))
    n = 4 if L == 'L' else 5; p.natlab = k % 2 == 1; q1, q2 = p.par; T = lambda q: (lab(p, q) if q.name else 'Pai')
    gl = lambda q, x: (('Avô ' if x else 'Avó ') + (('paterno' if x else 'paterna') if q is p.fa else ('materno' if x else 'materna'))) if p.sc != 'twom' else ('Avô' if x else 'Avó') + f' ({T(q)})'
    a = [('Nome', e(p.name)), ('Data de nascimento', p.texto), ('Hora', p.time), ('Sexo', p.sex), ('Local de nascimento', e(p.hosp)), ('Naturalidade' if p.natlab else 'Município / UF', e(p.regnat))]
    b = [(T(q1), v(p, q1.name)), ('Natural de', v(p, q1.nat)), (T(q2), v(p, q2.name)), ('Natural de', v(p, q2.nat)), ('Gêmeos', twin(p))]
    c = [(gl(q, x), v(p, q.avo if x else q.ava)) for q in (p.fa, p.mo) for x in (1, 0)]
    d = [('Cartório', e(p.cart)), ('Município / UF', f"{e(p.rplc)}/{p.ruf}"), ('Registro em', ds(p.rd)), ('Livro', p.livro), ('Folha', p.folha), ('Termo', p.termo), ('CPF', v(p, p.cpf)), ('DNV', v(p, p.dnv))]
    if not p.natlab and k == 4: b[4], d[6] = d[6], b[4]
    if L == 'K': # rows across: grid of cells, 5 columns
        fl = [a[0], b[0], b[1], a[5], a[4], b[2], b[3], c[0], c[1], a[1], c[2], c[3], a[3], a[2], d[6], d[0], d[1], d[2], b[4], d[7], d[3], d[4], d[5]]
        if k in (3, 5): fl = [a[0], a[5], b[0], b[1], c[2], a[4], c[3], b[2], b[3], c[0], c[1], a[1], a[2], a[3], d[6], d[0], d[1], b[4], d[2], d[7], d[5], d[3], d[4]]
        n = [5, 4, 5, 6, 4][k-1]; fl += [('Declarante', e(p.decl))]; bod = ''.join("<div class='g'>" + ''.join(cell(*z) for z in fl[i:i+n]) + "</div>" for i in range(0, len(fl), n))
    else: bod = "<div class='g'>" + ''.join("<div class='co'>" + ''.join(cell(*z) for z in s) + "</div>" for s in ([a, b, c, d] if k != 3 else [d, a, c, b])) + "</div>"
    nn = f"<div class='nn'><div style='flex:1'><b>Averbações</b><br>{e(p.av) or 'Nada consta'}</div><div style='flex:1'><b>Anotações</b><br>{e(p.an) or 'Nada consta'}</div></div>"
    return p, doc(p, f"body{{font-family:{(font(0,4,1,9,8) if L == 'K' else font(2,7,6,3,5))(k)};font-size:9.5pt}}.g{{display:flex;gap:{8 if L == 'K' else 10}pt;margin-top:7pt}}.g>*{{flex:1 1 0;min-width:0;max-width:{[96,118,96,80,118][k-1] if L == 'K' else 124}pt}}.lb{{font-size:6.4pt;color:#555;{'text-transform:uppercase' if k == 2 else ''}}}.vl{{line-height:1.12;{'border-bottom:.4pt solid #999;' if k % 2 else ''}}}.co .cl{{margin-bottom:7pt}}.nn{{display:flex;gap:12pt;margin-top:14pt;border-top:.6pt solid #333;padding-top:5pt;font-size:8.4pt}}", head(p, ['CERTIDÃO DE NASCIMENTO', 'Certidão de Nascimento'][k % 2]) + f"<p class='c'>Matrícula: {p.mat}</p>" + bod + nn + f"<div class='f' style='margin-top:16pt;align-items:end'>{qr(p, 50)}<div>Selo<br>{p.selo}</div><div class='c' style='flex:2'>{e(p.rcity)} - {p.ruf}, {dl(p.id)}<br>{sig(p)}<br>{e(p.off)}<br>Oficial Registrador(a)</div></div>" + foot(p))
def M(k):
    p = make('M', k, up=k in (2, 4), sep=['/', ' - '][k % 2], pf=k == 3, two=True, blank='***'); m = p.sex[0] == 'M'; nt = joint(p); bx = lambda x: f"<span class='bx'>{x}</span>"
    sx = [f"{bx(p.sex[0])} <span class='lg'>M = masculino &nbsp; F = feminino</span>", f"<span class='lg'>1-Masc &nbsp;2-Fem</span> {bx(1 if m else 2)}", f"({'X' if m else '&nbsp;&nbsp;'}) Masculino ({'&nbsp;&nbsp;' if m else 'X'}) Feminino", f"<span class='lg'>F-Feminino<br>M-Masculino<br>I-Ignorado</span> {bx(p.sex[0])}", f"{bx(1 if m else 2)}<br><span class='lg'>1. Masculino<br>2. Feminino</span>"][k-1]
    tw = [bx('S' if p.twins else 'N') + "<span class='lg'>S = sim N = não</span>", "<span class='lg'>1-Sim 2-Não</span> " + bx(1 if p.twins else 2)][k % 2] + (' ' + e(p.twins[0]) if p.twins else '')
    lc = "<span class='lg'>1-Hospital 2-Outro estab. saúde 3-Domicílio 9-Ignorado</span> " + bx(3 if p.sc == 'home' else 1)
    T = lambda q: (lab(p, q) if q.name else 'Pai'); s2 = p.sc == 'twom'
    return p, doc(p, BOX + f"body{{font-family:{font(3,1,0,9,7)(k)};font-size:8.8pt}}.bx{{border:.8pt solid #000;padding:0 4pt;display:inline-block;font-weight:bold}}.lg{{font-size:6.4pt;font-weight:normal;display:inline-block;vertical-align:middle}}.vl{{font-weight:{['normal','bold'][k%2]}}}", head(p, sub=f"{e(p.cart)}<br>{e(p.rplc)} / {p.ruf}", ar=k % 2 == 0) + row(('01 Nome', e(p.name), 'flex:3'), ('02 Sexo', sx, 'flex:1.4')) + row(('03 Data de nascimento', p.texto), ('04 Hora', p.time, 'flex:.5'), ('05 Tipo de local', lc, 'flex:1.6'), ('06 Estabelecimento', e(p.hosp) if p.sc != 'home' else p.hosp, 'flex:1.6')) + row(('07 Município de nascimento', e(p.plc)), ('08 UF', p.uf, 'flex:.3'), ('09 Gemelaridade', tw, 'flex:1.4'), ('10 CPF', v(p, p.cpf))) +
      ''.join(row((f"{11+i*4} {T(q)}", v(p, q.name), 'flex:1.5'), (f"{12+i*4} Naturalidade", v(p, q.nat)), ) + row((f"{13+i*4} Avô " + ('' if s2 else 'paterno' if q is p.fa else 'materno'), v(p, q.avo)), (f"{14+i*4} Avó " + ('' if s2 else 'paterna' if q is p.fa else 'materna'), v(p, q.ava))) for i, q in enumerate(p.par)) + row(('19 Matrícula', p.mat, 'flex:2'), ('20 DNV', v(p, p.dnv)), ('21 Data do registro', ds(p.rd))) + row(('22 Livro', p.livro), ('23 Folha', p.folha), ('24 Termo', p.termo), ('25 Declarante', e(p.decl), 'flex:2')) + row(('26 Averbações / Anotações', v(p, nt), 'min-height:70pt')) + row(('27 Oficial', e(p.off), 'flex:2'), ('28 Data de emissão', ds(p.id)), ('29 Selo', p.selo)) +
      f"<div class='f' style='margin-top:14pt'>{qr(p)}<div class='c'>{sig(p)}<br><span class='sm'>Assinatura - {e(p.clerk)}, Escrevente</span></div></div><p class='sm'>Legenda: C = casado(a) S = solteiro(a) V = viúvo(a). Preenchimento conforme manual.</p>" + foot(p))
def N(k):
    p = make('N', k, up=k == 3, sep=['-', '/'][k % 2], pf=k in (2, 3), blank=['---', 'Nada consta'][k % 2]); base = p.cart; pl = p.rplc + ['/', ' - ', '/', '-', '/'][k-1] + p.ruf
    p.cart = [f"{base} - {pl}", f"{base} de {pl}", f"{base} - {pl}", f"{base}, {pl}", f"{base} ({pl})"][k-1]; p.accept['registro.cartório'] = [base]; p.natlab = k in (2, 5)
    T = lambda q: (lab(p, q) if q.name else 'Pai'); s2 = p.sc == 'twom'; st = f"<div style='border:1.2pt solid #247;color:#247;padding:4pt 8pt;text-align:center;display:inline-block;border-radius:6pt;font-size:7.5pt'>{e(base)}<br>{e(p.rplc)} - {p.ruf}<br>{e(p.off)}<br>OFICIAL</div>"
    ofc = [('Nome do ofício', e(p.cart), 'flex:2'), ('Oficial registrador', e(p.off))]
    if k in (2, 4): ofc = ofc[:1]
    box = row(*ofc) + row(('Endereço', e(p.addr) + ' - CEP ' + p.cep), ('Telefone / e-mail', p.tel + ' contato@registro.not.br'))
    body = row(('NOME', e(p.name), 'flex:3'), ('CPF', v(p, p.cpf))) + row(('MATRÍCULA', p.mat)) + row(('NASCIMENTO', p.texto), ('HORA', p.time), ('SEXO', p.sex), ('DNV', v(p, p.dnv))) + row(('NATURALIDADE' if p.natlab else 'LOCAL E MUNICÍPIO DE NASCIMENTO', e(p.regnat) if p.natlab else f"{e(p.hosp)}, {e(p.regnat)}"), *([('LOCAL', f"{e(p.hosp)}, {e(p.plc)} - {p.uf}", 'flex:1.5')] if p.natlab else [])) + ''.join(row((T(q).upper(), v(p, q.name), 'flex:2'), ('NATURAL DE', v(p, q.nat))) + row(('AVÓS ' + ('PATERNOS' if q is p.fa else 'MATERNOS') if not s2 else 'AVÓS POR PARTE DA ' + T(q).upper(), ' e '.join(e(x) for x in side(q) if x) or p.blank)) for q in p.par) + row(('GÊMEOS', twin(p)), ('DATA DO REGISTRO', ds(p.rd)), ('LIVRO', p.livro, 'flex:.6'), ('FOLHA', p.folha, 'flex:.6'), ('TERMO', p.termo, 'flex:.6')) + row(('AVERBAÇÕES', v(p, p.av)), ('ANOTAÇÕES', v(p, p.an)))
    iss = f"Data da emissão: {ds(p.id)}" if k % 2 else f"{e(p.rcity)}, {dl(p.id)}"
    return p, doc(p, BOX + f"body{{font-family:{font(4,9,1,6,3)(k)};font-size:8.6pt}}.cl{{{['','border-width:.5pt 0','border-radius:3pt','border-style:dotted',''][k-1]}}}", head(p, sub='REPÚBLICA FEDERATIVA DO BRASIL') + (box if k in (1, 4) else '') + body + (box if k not in (1, 4) else '') + f"<div class='f' style='margin-top:12pt;align-items:center'>{qr(p)}<div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{iss}<br>Selo: {p.selo}</div><div>{st if k in (2, 4, 5) else sig(p)}</div></div>" + (f"<p class='sm'>Emitida por {e(p.clerk)}, Escrevente</p>"))
AB = [("Lisboa", "Portugal"), ("Boston", "Estados Unidos da América"), ("Ciudad del Este", "Paraguai"), ("Nagoia", "Japão"), ("Zurique", "Suíça")]
def O(k):
    p = make('O', k, up=k in (1, 4), sep='/', pf=k in (3, 5), blank='---', sc=['nocpf', 'av', 'solo', 'gmo', 'twin'][k-1], years=(1995, 2022)); g = p.g; ci, co = AB[k-1]; p.plc = g(ci); p.uf = ''; p.natlab = k in (1, 3)
    p.regnat = g(f"{ci}/{co}") if k != 2 else g(f"{ci} - {co}"); p.an = ''; p.dnv = ''; con = k in (2, 4)
    if k == 1: p.av = f"Averbada em {ds(p.id)} a opção pela nacionalidade brasileira, sentença da 2ª Vara Federal, autos nº 50{p.r.randint(1000,9999)}-11.{p.id.year}."
    for x in ('', p.regnat): p.accept.setdefault('local_nascimento.município', []).append(x) if x else 0
    p.accept['local_nascimento.uf'] = [co, 'EX']; p.accept['dados_pessoais.naturalidade'] = ['', g(ci), g(f"{ci}/{co}")]
    if con: p.cart = g(f"Consulado-Geral do Brasil em {ci}"); p.rplc, p.ruf = g(ci), ''; p.mat = ''; p.accept['registro.uf'] = [co, 'EX']; p.accept['documento.órgão_emissor'] = [p.cart]; p.accept['registro.município'] = [p.regnat]
    else:
        p.cart = g(['1º Ofício do Registro Civil das Pessoas Naturais', '', '1º Ofício de Registro Civil e Tabelionato', '', 'Cartório do 1º Ofício'][k-1]); p.mat = matric(p.cns, p.rd.year, 7, int(p.livro), int(p.folha), int(p.termo)); l = p.livro; p.livro = 'E-' + l; p.accept['registro.livro'] = [l, f"{int(l):05d}"]
    nl = f"{p.r.randint(100, 9999)}/{p.bd.year}"
    st = [f"Brasileiro nato, conforme os termos da alínea \"c\" do inciso I do artigo 12, in limine, da Constituição Federal. Registro efetuado com base na certidão local nº {nl}.", f"Registro efetuado com base na certidão local nº {nl}, expedida por autoridade competente de {ci}. Brasileiro nato, conforme os termos da alínea c do inciso I do art. 12 da Constituição Federal, com a redação dada pela Emenda Constitucional nº 54, de 2007. O presente registro deverá ser transcrito no Brasil, no 1º Ofício do Registro Civil do domicílio do registrado ou no do Distrito Federal.", f"Transcrição feita nos termos do art. 32 da Lei nº 6.015/73 e da Resolução nº 155/2012 do CNJ. A condição da nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal (art. 12, I, c, da CF)."][[0, 1, 2, 1, 0][k-1]]
    T = lambda q: (lab(p, q) if q.name else 'Pai'); gl = lambda q, x: ('Avô ' if x else 'Avó ') + (('paterno' if x else 'paterna') if q is p.fa else ('materno' if x else 'materna'))
    if k == 5: loc = row(('Local de nascimento', f"{e(p.hosp)}, na cidade de {e(p.plc)}, {co}"))
    else: loc = row(('Local', e(p.hosp), 'flex:2'), ('Cidade de nascimento', e(p.plc)), ('País', g(co)), *([('Naturalidade', e(p.regnat), 'flex:1.5')] if p.natlab else []))
    sub = f"REPÚBLICA FEDERATIVA DO BRASIL<br>{'MINISTÉRIO DAS RELAÇÕES EXTERIORES<br>' if con else ''}{e(p.cart)}" + ('' if con else f"<br>{e(p.rplc)} - {p.ruf}")
    avb = row(('AVERBAÇÕES' if k != 3 else 'À margem do termo', v(p, p.av), 'min-height:26pt')) if k != 5 else ''
    return p, doc(p, BOX + f"body{{font-family:{font(0,2,1,6,7)(k)};font-size:9pt}}.st{{margin:8pt 0;text-align:justify;line-height:1.35}}", head(p, ['CERTIDÃO DE NASCIMENTO', 'CERTIDÃO DE REGISTRO DE NASCIMENTO', 'CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO', 'CERTIDÃO DE REGISTRO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO'][k-1].replace('TRANSCRIÇÃO DE NASC', 'NASC' if 0 else 'TRANSCRIÇÃO DE NASC') if k != 3 else 'CERTIDÃO DE NASCIMENTO', sub=sub + ('<br>TRANSCRIÇÃO DE NASCIMENTO OCORRIDO NO EXTERIOR' if not con else '')) + "<div style='height:8pt'></div>" + row(('Nome', e(p.name), 'flex:3'), ('CPF', v(p, p.cpf))) + (row(('Matrícula', p.mat)) if p.mat else '') + row(('Data de nascimento', p.texto), ('Hora', p.time), ('Sexo', p.sex), ('Gêmeos', twin(p), 'flex:1.6')) + loc +
      ''.join(row((T(q), v(p, q.name), 'flex:2'), ('Naturalidade', v(p, q.nat))) + row((gl(q, 1), v(p, q.avo)), (gl(q, 0), v(p, q.ava))) for q in p.par) + row(('Livro', p.livro), ('Folha', p.folha), ('Termo', p.termo), ('Data do registro' if con else 'Data da transcrição', ds(p.rd))) + f"<div class='st'>{e(st) if k != 4 else e(st).replace('. Brasileiro', '.<br>Brasileiro')}</div>" + avb + f"<p>Declarante: {e(p.decl)}. Testemunhas: {e(p.w1)} e {e(p.w2)}.</p><div class='f' style='margin-top:20pt;align-items:end'><div>{qr(p)}<br>Selo {p.selo}</div><div class='c' style='flex:2'>{e(ci if con else p.rcity)}, {dl(p.id)}<br>{sig(p)}<br><b>{e(p.off)}</b><br>{['Oficial', 'Vice-Cônsul', 'Oficial Registrador', 'Cônsul-Geral Adjunto', 'Oficial'][k-1]}</div></div>" + ("<p class='sm'>A assinatura deste documento dispensa legalização (Decreto nº 8.742/2016).</p>" if con else foot(p)))
def Pp(k):
    p = make('P', k, up=k in (2,), sep=['/', '-'][k % 2], pf=k in (2, 4, 5), blank='---', sc=['gmo', 'both', 'twom', 'gmo', 'old'][k-1]); pl = f"{e(p.rcity)}{[' - ', '/'][k % 2]}{p.ruf}"; nt = joint(p); p.texto = [ds(p.bd), dl(p.bd)][k % 2]
    if k == 4: p.mo.ava, p.fa.ava = p.mo.ava, p.fa.ava
    s2 = p.sc == 'twom'; j = lambda q: [' e ', ' e de ', ' e ', ' e ', '; '][k-1].join(e(x) for x in side(q) if x)
    l2 = lambda q: (('Avós ' if q.avo and q.ava else 'Avó ' if q.ava else 'Avós ') + (('paternos' if q.avo or not q.ava else 'paterna') if q is p.fa else ('maternos' if q.avo or not q.ava else 'materna'))) if not s2 else f"Avós por parte da {lab(p, q, ('1ª mãe', '2ª mãe'))}"
    sd = [f"{l2(q)}: {j(q) or 'não declarados'}" for q in (p.fa, p.mo)]
    av = f"<div class='bb'>{'. '.join(sd)}.</div>" if k in (1, 3, 4) else ''.join(f"<div class='bb'>{s}</div>" for s in sd)
    dou = [f"Dou fé. {pl}, {dl(p.id)}.", f"Dou fé.<br>{pl}, {ds(p.id)}.", f"Do que dou fé. {pl}, {dl(p.id)}.", f"Dou fé. {pl}, {dw(p.id)}.", f"Dou fé e assino. {pl}, {dl(p.id)}."][k-1]
    li = lambda l, x: f"<div class='li'><span class='lb'>{l}:</span> <b>{x}</b></div>"
    if s2: pass
    return p, doc(p, f"body{{font-family:{font(2,1,5,12,6)(k)};font-size:{9 if k == 4 else 10}pt;padding:34pt 48pt}}.li{{margin:4.5pt 0}}.lb{{font-size:8pt}}.bb{{margin:5pt 0;{'border:.5pt solid #444;padding:3pt' if k in (2, 3) else ''}}}", head(p, al=['c', 'r'][k % 2]) + f"<p class='c'>{e(p.cart)} — {e(p.rplc)}/{p.ruf}</p>" + li('Nome', e(p.name)) + f"<div class='f'>{li('CPF', v(p, p.cpf))}{li('Sexo', p.sex)}</div>" + li('Matrícula', p.mat) + f"<div class='f'>{li('Nascimento', p.texto)}{li('Hora', p.time)}</div>" + li('Local', f"{e(p.hosp)}, {e(p.regnat)}") + ''.join(li('Filiação' if i == 0 else 'e', v(p, q.name) + (f", natural de {e(q.nat)}" if q.nat else '')) if k in (1, 5) else li(lab(p, q), v(p, q.name)) + li('Naturalidade', v(p, q.nat)) for i, q in enumerate(p.par)) + av + li('Gêmeos', twin(p)) + li('Data do registro', ds(p.rd)) + f"<div class='f'>{li('Livro', p.livro)}{li('Folha', p.folha)}{li('Termo', p.termo)}</div>" + (li('DNV', p.dnv) if p.dnv else '') +
      f"<div style='margin-top:8pt;text-align:justify;line-height:1.4'><b>{['OBSERVAÇÕES', 'Averbações/Anotações'][k % 2]}:</b> {e(nt) or 'nada consta.'}{'<br>' if k in (2, 4) else ' '}{dou}</div><div class='c' style='margin-top:24pt'>{sig(p)}<br>{e(p.off)}<br>Oficial do Registro Civil</div><div class='f' style='margin-top:24pt;align-items:center'>{qr(p)}<div style='flex:4'>Selo eletrônico: {p.selo}<div class='sm'>Buscas: {e(p.clerk)}, Auxiliar - Emolumentos R$ 33,10 - 2ª via</div></div></div>" + foot(p))
FORMS = dict(A=A, B=B, C=C, D=Dd, E=E, F=F, G=G, H=H, I=I, J=J, K=lambda k: KL('K', k), L=lambda k: KL('L', k), M=M, N=N, O=O, P=Pp)
if __name__ == '__main__':
    out = sys.argv[1]; os.makedirs(out, exist_ok=True)
    for L, f in FORMS.items():
        for k in range(1, 6):
            p, h = f(k); t = truth(p); n = f"{out}/84{L}-{k}"
            open(n + '.html', 'w').write(h); json.dump(t, open(n + '.json', 'w'), ensure_ascii=False, indent=1)
