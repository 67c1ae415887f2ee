# -*- coding: utf-8 -*-
import sys, os, json, random, re
from html import escape as e
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from people import MOD
from old import OLD
HAND = '133'
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U1 = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CT = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
BL = ['', '—', '*****', 'Não consta', 'xxxxxxx', 'Ignorado', '-------', 'Nada consta', '', 'Não informado']

def w(n, fem=False):
    if n < 20:
        return {1: 'uma', 2: 'duas'}.get(n, U1[n]) if fem else U1[n]
    if n < 100:
        return DZ[n // 10] + (' e ' + w(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        return CT[n // 100] + (' e ' + w(n % 100, fem) if n % 100 else '')
    k, r = divmod(n, 1000)
    s = 'mil' if k == 1 else w(k) + ' mil'
    if r: s += (' e ' if r <= 100 or r % 100 == 0 else ' ') + w(r)
    return s

def dw(d):
    a, b, c = d.split('/')
    return '%s de %s de %s' % ('primeiro' if a == '01' else w(int(a)), MES[int(b) - 1], w(int(c)))

def dl(d):
    a, b, c = d.split('/')
    return '%s de %s de %s' % (a, MES[int(b) - 1], c)

def hw(h):
    H, M = map(int, h.split(':'))
    if (H, M) == (12, 0): return 'ao meio-dia'
    s = 'à zero hora' if H == 0 else ('à uma hora' if H == 1 else 'às %s horas' % w(H, True))
    return s + (' e %s minuto%s' % (w(M), '' if M == 1 else 's') if M else '')

def hd(h):
    H, M = map(int, h.split(':'))
    s = '%d hora%s' % (H, '' if H < 2 else 's')
    return s + (' e %d minuto%s' % (M, '' if M == 1 else 's') if M else '')

def mat(cns, ano, livro, folha, termo):
    n = lambda x: re.sub(r'\D', '', str(x))
    b = cns + '0155' + ano + '1' + n(livro).zfill(5) + n(folha).zfill(3) + n(termo).zfill(7)
    assert len(b) == 30, b
    for _ in range(2):
        m = 32 - len(b); s = 0
        for ch in b:
            s += int(ch) * m; m += 1
            if m > 10: m = 0
        d = s % 11
        b += str(1 if d > 9 else d)
    return b
def fm(b): return '%s %s %s %s %s %s %s %s %s' % (b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:])

def cpf(r):
    d = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(x * (k - i) for i, x in enumerate(d)) * 10 % 11 % 10
        d.append(s)
    s = ''.join(map(str, d))
    return '%s.%s.%s-%s' % (s[:3], s[3:6], s[6:9], s[9:])

def addyears(d, y, r, cap):
    a, b, c = d.split('/')
    c = int(c) + y
    if c > cap: c = cap
    return '%02d/%02d/%d' % (r.randint(1, 28), r.randint(1, 11), c)
key = lambda d: d[6:] + d[3:5] + d[:2]

WIT = ['Natal Branco dos Santos', 'Salvador do Registro Paraíso', 'Único da Cruz', 'Vitória Moreno Preto', 'Domingos Brasil', 'Primeiro de Jesus', 'Feliz Antônio Belém', 'Abril José de Maio', 'Santos Vitória', 'Maria do Termo']
UFN = dict(AC='Acre', AL='Alagoas', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás', MA='Maranhão', MG='Minas Gerais', MS='Mato Grosso do Sul', MT='Mato Grosso', PA='Pará', PB='Paraíba', PE='Pernambuco', PI='Piauí', PR='Paraná', RJ='Rio de Janeiro', RN='Rio Grande do Norte', RO='Rondônia', RR='Roraima', RS='Rio Grande do Sul', SC='Santa Catarina', SE='Sergipe', SP='São Paulo', TO='Tocantins')
CART_M = ['Registro Civil das Pessoas Naturais de %s', 'Ofício Único de %s', 'Cartório do 1º Ofício de %s', 'Serviço Registral de %s', 'Registro Civil das Pessoas Naturais do 2º Subdistrito de %s', 'Ofício da Cidadania de %s']
CART_O = ['Cartório do Registro Civil de %s', 'Cartório do Registro Civil do Distrito de {D} - Município de %s', 'Registro Civil das Pessoas Naturais de %s', 'Cartório de Paz e Registro Civil de %s', 'Cartório do 2º Ofício de %s']
DIST = ['Santa Maria', 'Bom Jesus', 'Vera Cruz', 'São Francisco', 'Ouro Preto', 'Salvador', 'Vitória', 'Natal', 'Belém', 'Palmas']

class C: pass

def build(L, i, p):
    r = random.Random('%s%s%d' % (HAND, L, i))
    c = C(); c.L, c.i = L, i; modern = L in 'ABCD'
    up = (L == 'B')
    U = (lambda s: s.upper()) if up else (lambda s: s)
    c.case = '%s%s-%d' % (HAND, L, i)
    c.blank = BL[(i * 3 + 'ABCDEFGH'.index(L)) % 10]
    bm = lambda s: s if s else c.blank
    c.bm = bm
    sep = ['/', ' - ', '-'][(i + ord(L)) % 3]
    c.nome = U(p['n']); c.s = p['s']; c.sexo = {'F': 'Feminino', 'M': 'Masculino'}[c.s]
    if up: c.sexo = c.sexo.upper()
    c.d, c.h, c.dr = p['d'], p['h'], p['dr']
    c.mun, c.uf = p['b'].split('/')
    pl = lambda x: x if ' - ' in x else sep.join(x.rsplit('/', 1))
    reg = p['reg'] or p['b']
    if not modern and i in (4, 8) and ' - ' not in p['m'][1]: reg = p['m'][1]
    c.rmun, c.ruf = reg.split('/')
    c.nat = pl(p['nat']) if L in 'ACD' else ''
    c.loc = p['loc']
    def mk(q, role): 
        o = C(); o.role = role
        if not q: o.nome = o.nat = o.avo = o.ava = ''
        else: o.nome, o.nat, o.avo, o.ava = U(q[0]), pl(q[1]), U(q[2]), U(q[3])
        return o
    f, m, t = mk(p['f'], 'f'), mk(p['m'], 'm'), mk(p['third'], 't')
    ps = [f, m] if (p['first'] == 'f' or not modern) else [m, f]
    if p['kind'] in ('m', 'f') and modern: ps = [x for x in ps if x.nome] + [x for x in ps if not x.nome]
    c.shownat = not (L == 'B' and i % 2 == 0)
    if not c.shownat:
        for x in ps: x.nat = ''
    c.ps = ps; c.f, c.m, c.t = f, m, t; c.kind = p['kind']
    c.same = p['kind'] in ('mm', 'ff')
    pat, matn = (ps[0], ps[1]) if c.same else (f, m)
    c.pat, c.mat_ = pat, matn
    c.tw = [U(x) for x in p['tw']]
    c.livro, c.folha, c.termo = [str(x) for x in p['lft']]
    c.printlft = L in 'BD' or not modern
    cns = '%06d' % r.randint(10000, 159999)
    if modern:
        c.mat = fm(mat(cns, c.dr[6:], c.livro, c.folha, c.termo))
        c.twm = [fm(mat(cns, c.dr[6:], c.livro, c.folha, int(c.termo) + 1 + k)) for k in range(len(c.tw))]
    else: c.mat = ''; c.twm = [''] * len(c.tw)
    c.cpf = cpf(r) if (L in 'ACD' and p['cpf'] and i % 4) else ''
    if L == 'A' and i == 4: c.cpf = cpf(r)
    c.dnv = '%02d-%08d-%d' % (r.randint(30, 79), r.randint(0, 99999999), r.randint(0, 9)) if modern and int(c.d[6:]) > 1999 and i % 5 else ''
    T = CART_M if modern else CART_O
    c.cart = T[(i + ord(L)) % len(T)]
    c.district = ''
    if '{D}' in c.cart:
        c.district = [d for d in DIST if d != c.rmun][i % 9]
        c.cart = c.cart.replace('{D}', c.district)
    c.cart = c.cart % c.rmun
    c.ofi = p['ofi']; c.esc = p['esc'] or (WIT[(i * 3) % 10] if i % 4 == 3 else '')
    c.av, c.an = p['av'], p['an']
    if modern:
        c.em = addyears(c.dr, r.randint(0, 3), r, 2025)
        if key(c.em) < key(c.dr): c.em = c.dr
        if c.av or c.an: c.em = '%02d/%02d/2024' % (r.randint(1, 28), r.randint(1, 12))
    else:
        lo = int(c.dr[6:]); hi = {'E': 1979, 'F': 2006, 'G': 2008, 'H': 1999}[L]
        c.em = '%02d/%02d/%d' % (r.randint(1, 28), r.randint(1, 12), r.randint(lo + 1, max(lo + 1, hi)))
        if c.av: c.em = '%02d/%02d/%d' % (r.randint(1, 28), r.randint(1, 12), {'E': 1971, 'F': 2003, 'G': 1998, 'H': 1996}[L])
        if i == 1 and L in 'EF': c.em = c.dr
    c.selo = ''
    if modern: c.selo = {'A': '%s%06d%s' % (c.ruf, r.randint(0, 999999), 'XQKZ'[i % 4]), 'B': 'AB%06d' % r.randint(0, 999999), 'C': '%05d.%02d.%07d.%05d' % (r.randint(0, 99999), 25, r.randint(0, 9999999), r.randint(0, 99999)), 'D': ''.join(r.choice('ABCDEFGHJKLMNPRSTUVXZ') for _ in range(4)) + '%05d-%s' % (r.randint(0, 99999), c.ruf)}[L]
    elif L == 'G' and int(c.em[6:]) >= 1999: c.selo = 'RC%06d' % r.randint(0, 999999)
    gp = 'avô paterno, ' + f.avo if f.avo else ''
    c.decl = [('o pai' if f.nome else 'a mãe'), ('a avó materna, ' + m.ava if m.ava else 'a mãe'), ('o próprio pai, ' + f.nome if f.nome else 'a mãe, ' + m.nome), 'o ' + gp if gp else 'a mãe'][i % 4] if not modern else ''
    c.wit = (WIT[i % 10], WIT[(i * 7 + 3) % 10])
    if c.wit[0] == c.wit[1]: c.wit = (c.wit[0], WIT[(i + 4) % 10])
    c.cad = []
    if L in 'AC' and i in (1, 4, 7, 8):
        c.cad = [('CPF', c.cpf or cpf(r), '', ''), ('Identidade', '%d.%03d.%03d' % (r.randint(1, 9), r.randint(0, 999), r.randint(0, 999)), '%02d/%02d/2023' % (r.randint(1, 28), r.randint(1, 12)) if False else '05/06/2021', 'SSP/' + c.ruf)]
        c.cpf = c.cad[0][1]
    # wording of the birth date
    c.dt = dw(c.d) if L in 'ABCEGH' else dl(c.d)
    if L == 'F' and i % 2: c.dt = c.d
    if L == 'C' and i % 2 == 0: c.dt = dl(c.d)
    if L == 'H' and i % 2 == 0:
        c.nome = c.nome.upper(); f.nome = f.nome.upper(); m.nome = m.nome.upper()
    c.info = ''
    if c.tw:
        if modern: c.info = '; '.join('%s - matrícula %s' % x for x in zip(c.tw, c.twm))
        else: c.info = ' e '.join(c.tw)
    return c

def truth(c):
    L = c.L; acc = {}
    a, b, y = c.d.split('/')
    modern = L in 'ABCD'
    if modern or L == 'G':
        acc['dados_pessoais.data_nascimento.texto_completo'] = [c.d]
    else: acc['dados_pessoais.data_nascimento.texto_completo'] = [c.d, dw(c.d)]
    nat = c.nat if L in 'ACD' else '%s/%s' % (c.mun, c.uf)
    if L not in 'ACD': acc['dados_pessoais.naturalidade'] = ['']
    if c.loc == 'Domicílio': acc['local_nascimento.estabelecimento'] = ['', 'em domicílio']
    elif c.loc.startswith('Aldeia'): acc['local_nascimento.estabelecimento'] = ['', 'na ' + c.loc]
    digits = lambda x: re.sub(r'\D', '', x)
    lv, fo, te = c.livro, c.folha, c.termo
    if not c.printlft:
        mm = digits(c.mat); lv, fo, te = mm[15:20], mm[20:23], mm[23:30]
        acc['registro.livro'] = [c.livro]; acc['registro.folha'] = [str(int(fo))]; acc['registro.termo'] = [c.termo]
    def par(x): return {'nome_completo': x.nome, 'naturalidade': x.nat}
    ps = c.ps
    ps_out = [x for x in ps if x.nome] + [x for x in ps if not x.nome]
    if not modern and not c.f.nome: ps_out = [c.m, c.f]
    if c.kind == '3':
        acc['filiação.genitor_2.nome_completo'] = [c.t.nome]; acc['filiação.genitor_2.naturalidade'] = [c.t.nat]
    if c.same or c.kind == '3':
        acc['avós.paternos.avô'] = [c.mat_.avo]; acc['avós.paternos.avó'] = [c.mat_.ava]
        acc['avós.maternos.avô'] = [c.pat.avo]; acc['avós.maternos.avó'] = [c.pat.ava]
    return {'case': c.case, 'layout': HAND + L, 'condition': 'pdf_born_digital', 'file': c.case + '.pdf', 'width': 595, 'height': 842, 'resizeImage': False,
     'data': {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
      'dados_pessoais': {'nome_completo': c.nome, 'cpf': c.cpf, 'matrícula': c.mat, 'data_nascimento': {'texto_completo': c.dt, 'dia': a, 'mês': b, 'ano': y}, 'hora_nascimento': c.h, 'naturalidade': nat, 'sexo': c.sexo.capitalize()},
      'local_nascimento': {'estabelecimento': c.loc, 'município': c.mun, 'uf': c.uf},
      'registro': {'município': c.rmun, 'uf': c.ruf, 'cartório': c.cart, 'data_registro': c.dr, 'número_dnv': c.dnv, 'livro': lv, 'folha': fo, 'termo': te},
      'filiação': {'genitor_1': par(ps_out[0]), 'genitor_2': par(ps_out[1])},
      'avós': {'paternos': {'avô': c.pat.avo, 'avó': c.pat.ava}, 'maternos': {'avô': c.mat_.avo, 'avó': c.mat_.ava}},
      'gêmeos': {'status': 'Sim' if c.tw else 'Não', 'informações_adicionais': c.info},
      'observações': {'averbações': re.sub(r'^Averbação: ', '', c.av), 'anotações': c.an},
      'autenticação': {'selo_digital': c.selo, 'oficial_registro': c.ofi, 'data_emissão': c.em}},
     'accept': acc, 'meta': {'twin_names': c.tw, 'joint_notes': L != 'D', 'cadastro': [v for row in c.cad for v in row if v]}}

def page(css, body, size='A4', m='14mm'):
    return '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:%s;margin:%s}*{box-sizing:border-box}body{margin:0;color:#111}table{border-collapse:collapse;width:100%%}%s</style></head><body>%s</body></html>' % (size, m, css, body)

def gpair(c, x):
    return e(x.avo or c.blank) + (' e ' if (x.avo or c.blank) and (x.ava or c.blank) else '') + e(x.ava or c.blank)
def plist(c):
    return [x for x in c.ps if x.nome] + ([c.t] if c.kind == '3' else [])
def avtxt(c, br='<br>'):
    out = []
    if c.same or c.kind == '3':
        for x in plist(c): out.append('Por parte de %s: %s' % (e(x.nome), gpair(c, x)))
    else:
        for x in c.ps:
            if not x.nome and not c.blank: continue
            out.append('%s: %s' % ('Paternos' if x is c.f else 'Maternos', gpair(c, x) if x.nome else e(c.blank)))
    return br.join(out)
def cadtab(c):
    if not c.cad: return ''
    return '<table class=cad><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th></tr>' + ''.join('<tr>' + ''.join('<td>%s</td>' % e(v) for v in r) + '</tr>' for r in c.cad) + '</table>'
def foot(c, lab='Oficial'):
    s = '<div class=sg>______________________________<br>%s<br>%s</div>' % (e(c.ofi), lab)
    if c.esc: s = '<div class=sg>______________________________<br>%s<br>Escrevente Autorizada</div>' % e(c.esc)
    return s
def notes(c): 
    return e(' '.join(x for x in (c.av, c.an) if x) or c.blank)

def form_A(c):
    h = lambda H: H
    def cell(l, v, x=''): return '<td %s><small>%s</small><div>%s</div></td>' % (x, l, v)
    a, b, y = c.d.split('/')
    fil = '<br>'.join('%s, natural de %s' % (e(x.nome), e(x.nat)) for x in plist(c))
    B = '<center><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></center>'
    B += '<center><small>NOME</small><p class=n>%s</p><small>CPF</small><p>%s</p><small>MATRÍCULA</small><p>%s</p></center>' % (e(c.nome), e(c.bm(c.cpf)), c.mat)
    B += '<table><tr>' + cell('DATA DE NASCIMENTO POR EXTENSO', e(c.dt), 'width=64%') + cell('DIA', a) + cell('MÊS', b) + cell('ANO', y) + '</tr></table>'
    B += '<table><tr>' + cell('HORA DE NASCIMENTO', c.h + (' horas' if c.i % 2 else ''), 'width=25%') + cell('NATURALIDADE', e(c.nat)) + cell('SEXO', c.sexo, 'width=20%') + '</tr></table>'
    B += '<table><tr>' + cell('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', e('%s - %s' % (c.rmun, c.ruf)), 'width=48%') + cell('LOCAL, MUNICÍPIO DE NASCIMENTO E UF', e('%s, %s - %s' % (c.loc, c.mun, c.uf))) + '</tr></table>'
    B += '<table><tr>' + cell('FILIAÇÃO', fil) + '</tr><tr>' + cell('AVÓS', avtxt(c)) + '</tr></table>'
    B += '<table><tr>' + cell('GÊMEO', 'SIM' if c.tw else 'NÃO', 'width=14%') + cell('NOME E MATRÍCULA DO(S) GÊMEO(S)', e(c.bm(c.info))) + '</tr></table>'
    B += '<table><tr>' + cell('DATA DO REGISTRO POR EXTENSO', e(dw(c.dr)) + (' (%s)' % c.dr if c.i % 3 else ''), 'width=66%') + cell('NÚMERO DA DNV', c.bm(c.dnv)) + '</tr></table>'
    B += '<table><tr>' + cell('AVERBAÇÕES / ANOTAÇÕES A ACRESCER', notes(c)) + '</tr><tr>' + cell('ANOTAÇÕES DE CADASTRO', cadtab(c) or e(c.blank)) + '</tr></table>'
    B += '<table class=f><tr><td width=52%%>%s<br>Oficial Registrador(a): %s<br>%s - %s<br>Rua do Registro, %d, Bairro Vitória</td><td>O conteúdo da certidão é verdadeiro. Dou fé.<br>%s/%s, %s.%s</td></tr></table><p class=s>Selo Digital: %s</p>' % (e(c.cart), e(c.ofi), e(c.rmun), c.ruf, 10 + c.i * 7, e(c.rmun), c.ruf, dl(c.em) if c.i % 2 else c.em, foot(c), c.selo)
    return page('body{font:10.5pt "Liberation Sans"}h1{font-size:17pt;margin:4px}small{font-size:7pt;color:#444}p{margin:1px 0 4px}.n{font-size:13pt;font-weight:bold}td{border:1px solid #555;padding:2px 5px;vertical-align:top}table{margin-top:-1px}.f td{border:0;padding-top:14px;font-size:9.5pt}.cad td,.cad th{font-size:8pt;border:1px solid #999;text-align:left;padding:1px 4px}.sg{text-align:center;margin-top:22px}.s{text-align:right;font-size:9pt}', B)

def form_B(c):
    a, b, y = c.d.split('/')
    def fs(l, v, wd): return '<fieldset style="width:%s"><legend>%s</legend>%s</fieldset>' % (wd, l, v)
    fil = '<br>'.join(e(x.nome) + (', natural de ' + e(x.nat) if c.shownat else '') for x in plist(c))
    rows = [[('Data de nascimento por extenso', c.dt, '58%'), ('Dia', a, '12%'), ('Mês', b, '12%'), ('Ano', y, '18%')],
     [('Hora', ('%sh%s' % (c.h[:2], c.h[3:])) if c.i % 2 else c.h, '18%'), ('Município de nascimento e unidade da federação', e('%s - %s' % (c.mun, c.uf)), '82%')],
     [('Município de registro e unidade da federação', e('%s - %s' % (c.rmun, c.ruf)), '42%'), ('Local de nascimento', e(c.loc), '40%'), ('Sexo', c.sexo, '18%')],
     [('Filiação', fil, '100%')], [('Avós', avtxt(c), '100%')],
     [('Gêmeo', 'SIM' if c.tw else 'NÃO', '14%'), ('Nome e matrícula do(s) gêmeo(s)', e(c.bm(c.info)) or '&nbsp;', '86%')],
     [('Data do registro por extenso', dw(c.dr), '64%'), ('Número da Declaração de Nascido Vivo', c.bm(c.dnv) or '&nbsp;', '36%')],
     [('Observações / Averbações', '%s<p>Livro %s &nbsp; Folha %s &nbsp; Termo %s.</p>' % (notes(c), c.livro, c.folha, c.termo), '100%')]]
    B = '<center><h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h3>REGISTRO CIVIL DAS PESSOAS NATURAIS</h3><h1>CERTIDÃO DE NASCIMENTO</h1><b>Nome:</b><div class=n>%s</div><b>Matrícula:</b><div>%s</div></center>' % (e(c.nome), c.mat)
    for r in rows: B += '<div class=r>' + ''.join(fs(l, v, wd) for l, v, wd in r) + '</div>'
    B += '<table><tr><td width=50%%>Nome do Ofício: %s<br>Oficial Registrador: %s<br>Município/UF: %s/%s<br>Endereço: Av. Brasil, %d</td><td>O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: %s - %s, %s%s</td></tr></table><div>Selo: %s</div>' % (e(c.cart), e(c.ofi), e(c.rmun), c.ruf, c.i * 11, e(c.rmun), c.ruf, dl(c.em), foot(c), c.selo)
    return page('body{font:10.5pt "Liberation Serif"}h1{font-size:16pt;margin:2px}h2{font-size:11pt;margin:0}h3{font-size:10pt;margin:0}.n{font-size:13pt;font-weight:bold;margin-bottom:3px}.r{display:flex;gap:5px;margin-top:3px}fieldset{border:1px solid #333;border-radius:5px;padding:1px 6px 3px;margin:0;min-width:0}legend{font-size:7.5pt;padding:0 3px}p{margin:5px 0 0}td{vertical-align:top;padding:14px 4px}.sg{text-align:center;margin-top:24px}', B)

def form_C(c):
    a, b, y = c.d.split('/')
    T = '<tr class=h><td>Genitor(a)</td><td>Naturalidade</td><td>Avós</td></tr>'
    for x in plist(c):
        T += '<tr><td>%s</td><td>%s</td><td>%s</td></tr>' % (e(x.nome), e(x.nat), '<br>'.join(e(v) for v in (x.avo or c.blank, x.ava or c.blank)))
    if not c.same and c.kind != '3':
        T = '<tr class=h><td>Filiação</td><td>Naturalidade</td><td>%s</td></tr>' % 'Avós'
        for x in c.ps: T += '<tr><td>%s</td><td>%s</td><td><i>%s:</i> %s</td></tr>' % (e(c.bm(x.nome)), e(c.bm(x.nat)), 'Paternos' if x is c.f else 'Maternos', gpair(c, x))
    R = lambda *cs: '<tr>' + ''.join('<td colspan=%d><b>%s</b><br>%s</td>' % (k, l, v) for l, v, k in cs) + '</tr>'
    B = '<div class=top><b>República Federativa do Brasil</b><br>Registro Civil das Pessoas Naturais<br>%s<br>%s - %s</div><h1>Certidão de Nascimento</h1>' % (e(c.cart), e(c.rmun), e(UFN[c.ruf]))
    B += '<table>' + R(('Nome', '<span class=n>%s</span>' % e(c.nome), 12)) + R(('CPF', c.bm(c.cpf), 4), ('Matrícula', c.mat, 8))
    B += R(('Data de nascimento', e(c.dt), 6), ('Dia', a, 1), ('Mês', b, 1), ('Ano', y, 2), ('Hora', c.h, 2))
    B += R(('Naturalidade', e(c.nat), 6), ('Sexo', c.sexo, 6)) + R(('Local de nascimento', e(c.loc), 7), ('Município e UF de nascimento', e('%s/%s' % (c.mun, c.uf)), 5)) + '</table>'
    B += '<table class=p>' + T + '</table><table>'
    B += R(('Gêmeos', 'Sim' if c.tw else 'Não', 3), ('Dados do(s) gêmeo(s)', e(c.bm(c.info)), 9)) + R(('Data do registro', '%s' % (c.dr if c.i % 2 else dl(c.dr)), 5), ('DNV', c.bm(c.dnv), 7)) + R(('Averbações / anotações', notes(c), 12)) + R(('Anotações voluntárias de cadastro', cadtab(c) or e(c.blank), 12)) + '</table>'
    B += '<p>Certifico que o conteúdo é verdadeiro e dou fé. %s/%s, %s.</p>%s<p>Oficial: %s &nbsp;|&nbsp; Selo digital de fiscalização: %s</p>' % (e(c.rmun), c.ruf, dl(c.em), foot(c), e(c.ofi), c.selo)
    return page('body{font:10pt "DejaVu Sans Condensed","DejaVu Sans"}.top{border-bottom:3px double #246;padding-bottom:4px}h1{font-size:16pt;text-align:center;color:#123;margin:6px}.n{font-size:12pt;font-weight:bold}td{border:1px solid #789;padding:2px 5px;vertical-align:top}b{font-size:7.5pt;color:#345;font-weight:normal}.top b{font-size:10pt}.h td{background:#dde6ee;font-size:8pt}.p{margin:5px 0}.p td{width:33%}.cad td,.cad th{font-size:8pt;text-align:left;border:1px solid #bbb}.sg{text-align:center;margin-top:30px}', B)

def form_D(c):
    rows = [('Nome', '<b>%s</b>' % e(c.nome)), ('CPF', c.bm(c.cpf)), ('Matrícula', c.mat), ('Data de nascimento', c.dt + ' (%s)' % c.d), ('Hora de nascimento', c.h), ('Sexo', c.sexo), ('Naturalidade', e(c.nat)), ('Local de nascimento', e(c.loc)), ('Município de nascimento / UF', e('%s / %s' % (c.mun, c.uf))), ('Município de registro / UF', e('%s / %s' % (c.rmun, c.ruf)))]
    k = 1
    pp = c.ps
    for x in pp:
        rows.append(('Genitor(a) %d' % k, e(c.bm(x.nome)))); rows.append(('Naturalidade do(a) genitor(a) %d' % k, e(c.bm(x.nat)))); k += 1
    if c.same:
        for n, x in enumerate(pp, 1): rows.append(('Avós por genitor(a) %d' % n, gpair(c, x)))
    else:
        rows += [('Avô paterno', e(c.bm(c.f.avo))), ('Avó paterna', e(c.bm(c.f.ava))), ('Avô materno', e(c.bm(c.m.avo))), ('Avó materna', e(c.bm(c.m.ava)))]
    rows += [('Gêmeo(s)', 'Sim' if c.tw else 'Não'), ('Nome e matrícula do(s) gêmeo(s)', e(c.bm(c.info))), ('Data do registro', dw(c.dr) + ' (%s)' % c.dr), ('Declaração de Nascido Vivo', c.bm(c.dnv)), ('Livro / Folha / Termo', 'Livro %s, folha %s, termo %s' % (c.livro, c.folha, c.termo)), ('Averbações', e(c.bm(c.av))), ('Anotações', e(c.bm(c.an)))]
    B = '<center><div>REPÚBLICA FEDERATIVA DO BRASIL</div><div>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1></center><table>' + ''.join('<tr><th>%s</th><td>%s&nbsp;</td></tr>' % r for r in rows) + '</table>'
    B += '<div class=b><div>%s<br>%s/%s<br>Titular: %s<br>Selo: %s</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>%s, %s%s</div></div>' % (e(c.cart), e(c.rmun), c.ruf, e(c.ofi), c.selo, e(c.rmun), c.em, foot(c, 'Titular'))
    return page('body{font:10pt "Noto Sans"}h1{font-size:15pt;margin:2px 0 6px}th{background:#e8e8e4;text-align:left;font-weight:normal;font-size:8pt;width:31%;padding:2px 6px}th,td{border:1px solid #aaa}td{padding:1px 6px}.b{display:flex;gap:20px;margin-top:10px;font-size:9pt}.b>div{width:50%}.sg{text-align:center;margin-top:22px}', B)

def oldnat(c, x): return 'natural de %s' % e(x.nat) if x.nat else ''

def form_E(c):
    t = lambda v: '<u>&nbsp;%s&nbsp;</u>' % (e(v) if v else (e(c.blank) or '&nbsp;' * 24))
    o = 'a' if c.s == 'F' else 'o'
    B = '<center><div>ESTADO %s</div><h2>%s</h2><h3>%s</h3><h1>Certidão de Nascimento</h1></center>' % (e(UFN[c.ruf].upper()), e(c.cart), e('%s - %s' % (c.rmun, c.ruf)))
    B += '<p>Certifico que, sob o nº %s, às fls. %s do livro nº %s de Registro de Nascimentos, foi lavrado em %s o assento de nascimento de</p><p class=n>%s</p>' % (t(c.termo), t(c.folha), t(c.livro), t(dl(c.dr) if c.i % 2 else c.dr), t(c.nome))
    B += '<p>do sexo %s, nascid%s aos %s, às %s, em %s, no município de %s, Estado de %s,</p>' % (t(c.sexo.lower()), o, t(c.dt), t(hd(c.h)), t(c.loc), t(c.mun), t(c.uf))
    B += '<p>filh%s de %s, natural de %s,</p><p>e de %s, natural de %s.</p>' % (o, t(c.f.nome), t(c.f.nat), t(c.m.nome), t(c.m.nat))
    B += '<p>São avós paternos %s e %s</p><p>e maternos %s e %s.</p>' % (t(c.f.avo), t(c.f.ava), t(c.m.avo), t(c.m.ava))
    B += '<p>Gême%s com %s.</p>' % (o, t(c.info))
    B += '<p>Foi declarante %s e serviram de testemunhas %s e %s.</p><p>Observações: %s</p><p>O referido é verdade e dou fé.</p><p>%s, %s.</p>' % (t(c.decl), t(c.wit[0]), t(c.wit[1]), t(notes(c) and (c.av or c.an)), e(c.rmun), dl(c.em))
    B += '<div class=sg>________________________________<br>%s<br>Oficial do Registro Civil</div>' % e(c.ofi)
    return page('body{font:11.5pt/1.75 "Liberation Serif"}u{font-family:"Liberation Mono";font-size:10.5pt;text-decoration:none;border-bottom:1px dotted #555}p{margin:3px 0}.n{text-align:center}h1{font-size:20pt;margin:6px 0;line-height:1.2}h2{font-size:12pt;margin:0;line-height:1.3}h3{margin:0;font-size:11pt;line-height:1.3}.sg{text-align:center;margin:30px 0 0 40%;line-height:1.3}', B, m='18mm')

def form_F(c):
    g = lambda l, v: '<div class=l><span>%s</span><i>%s</i></div>' % (l, e(c.bm(v)) or '&nbsp;')
    h = [c.h + ' hs', c.h[:2] + 'h' + c.h[3:], 'às ' + hd(c.h)][c.i % 3]
    cor = ['branca', 'preta', 'parda', 'morena'][c.i % 4]
    B = '<center><div>REPÚBLICA FEDERATIVA DO BRASIL - ESTADO: %s</div><h2>%s</h2><div>Município: %s &nbsp; UF: %s</div><h1>CERTIDÃO DE NASCIMENTO</h1></center>' % (e(UFN[c.ruf]), e(c.cart), e(c.rmun), c.ruf)
    B += '<table class=t><tr><td>Livro nº <i>%s</i></td><td>Folha <i>%s</i></td><td>Termo nº <i>%s</i></td><td>Registrado em <i>%s</i></td></tr></table>' % (c.livro, c.folha, c.termo, c.dr)
    B += g('Nome', c.nome) + g('Data do nascimento', c.dt) + g('Hora', h) + g('Local do nascimento', c.loc) + g('Município e Estado', '%s - %s' % (c.mun, c.uf)) + '<div class=two>' + g('Sexo', c.sexo.lower()) + g('Cor', cor) + '</div>'
    B += g('Pai', c.f.nome) + g('natural de', c.f.nat) + g('Mãe', c.m.nome) + g('natural de', c.m.nat)
    B += g('Avô paterno', c.f.avo) + g('Avó paterna', c.f.ava) + g('Avô materno', c.m.avo) + g('Avó materna', c.m.ava)
    B += g('Gêmeo', ('sim, de ' + c.info) if c.tw else 'não') + g('Declarante', c.decl) + g('1ª testemunha', c.wit[0]) + g('2ª testemunha', c.wit[1]) + g('Observações', c.av or c.an)
    B += '<p>O referido é verdade e dou fé.</p><p>%s, <i>%s</i>.</p><div class=sg>______________________________<br>%s<br>%s</div>' % (e(c.rmun), dl(c.em), e(c.ofi), 'Escrivão' if c.i % 2 else 'Oficial Titular')
    return page('body{font:10.5pt "Liberation Sans"}i{font:normal 10.5pt "Liberation Mono"}h1{font-size:18pt;margin:8px}h2{font-size:12pt;margin:3px}.l{display:flex;margin-top:6px}.l span{white-space:nowrap;padding-right:6px;color:#225}.l i{flex:1;border-bottom:1px dotted #555;padding-left:4px}.two{display:flex;gap:20px}.two .l{flex:1}.t td{border:1px solid #446;padding:4px}.sg{text-align:center;margin:30px 0 0 45%}', B)

def form_G(c):
    q = lambda l, v: '<div class=q><b>%s</b>%s</div>' % (l, e(c.bm(v)) or '&nbsp;')
    Lf = q('Cartório', c.cart) + q('Município', c.rmun) + q('Estado', c.ruf) + q('Livro', c.livro) + q('Folhas', c.folha) + q('Termo', c.termo) + q('Data do registro', c.dr) + q('Declarante', c.decl) + q('Testemunhas', c.wit[0] + '; ' + c.wit[1]) + q('Oficial', c.ofi) + q('Certidão passada em', c.em)
    if c.selo: Lf += q('Selo', c.selo)
    R = q('Nome', c.nome) + q('Nascimento', c.dt) + '<div class=two>' + q('Hora', c.h) + q('Sexo', c.sexo) + '</div>' + q('Lugar do nascimento', c.loc) + q('Município e UF', '%s - %s' % (c.mun, c.uf))
    R += '<h4>Filiação</h4>' + q('Pai', c.f.nome) + q('Naturalidade', c.f.nat) + q('Mãe', c.m.nome) + q('Naturalidade', c.m.nat)
    R += '<h4>Avós</h4><div class=two><div>' + '<h5>paternos</h5>' + q('Avô', c.f.avo) + q('Avó', c.f.ava) + '</div><div><h5>maternos</h5>' + q('Avô', c.m.avo) + q('Avó', c.m.ava) + '</div></div>'
    R += q('Gêmeos', ('Sim - ' + c.info) if c.tw else 'Não') + q('Observações', c.av or c.an)
    B = '<center><h1>Certidão de Nascimento</h1><div>Registro Civil das Pessoas Naturais</div></center><div class=w><div class=lf>%s</div><div class=rt>%s</div></div><p>O referido é verdade e dou fé.</p><div class=sg>____________________________<br>O Oficial</div>' % (Lf, R)
    return page('body{font:10pt "Liberation Mono"}h1{font:bold 20pt "Liberation Serif";margin:0 0 4px}.w{display:flex;gap:10px;margin-top:10px}.lf{width:34%;border:1px solid #333;padding:6px}.rt{flex:1;border:1px solid #333;padding:6px}.q{margin-bottom:6px;border-bottom:1px solid #bbb}.q b{display:block;font:7.5pt "Liberation Sans";color:#333}h4{margin:6px 0 4px;font:bold 10pt "Liberation Sans"}h5{margin:0 0 3px;font:bold 8pt "Liberation Sans"}.two{display:flex;gap:12px}.two>div{flex:1}.sg{text-align:center;margin:24px 0 0 50%}', B)

def form_H(c):
    o = 'a' if c.s == 'F' else 'o'; v = c.i % 3
    E_ = e
    def av(x, lab):
        if x.avo and x.ava: return '%s %s e %s' % (lab, E_(x.avo), E_(x.ava))
        if x.avo: return '%s apenas %s' % (lab.replace('avós', 'avô').replace('maternos', 'materno'), E_(x.avo))
        return ''
    if c.f.nome: fil = 'filh%s de %s, natural de %s, e de %s, natural de %s' % (o, E_(c.f.nome), E_(c.f.nat), E_(c.m.nome), E_(c.m.nat))
    else: fil = 'filh%s de %s, natural de %s, não constando o nome do pai' % (o, E_(c.m.nome), E_(c.m.nat))
    avs = ' e '.join(x for x in (av(c.f, 'avós paternos'), av(c.m, 'avós maternos')) if x)
    tw = (', gême%s com %s' % (o, E_(c.info))) if c.tw else ''
    loc = 'em domicílio' if c.loc == 'Domicílio' else {'Hospital': 'no ', 'Santa': 'na '}.get(c.loc.split()[0], 'em ') + E_(c.loc)
    reg = 'no livro nº %s, às folhas %s, sob o termo nº %s' % (c.livro, c.folha, c.termo)
    head = '<center><h3>%s</h3><div>Município de %s, Estado: %s (%s)</div><h1>CERTIDÃO DE NASCIMENTO</h1></center>' % (e(c.cart), e(c.rmun), e(UFN[c.ruf]), c.ruf)
    decl = E_(c.decl)
    if v == 0: t = 'CERTIFICO, a pedido verbal de pessoa interessada, que revendo os livros de nascimentos deste cartório, %s, consta o registro, feito em %s, de <b>%s</b>, do sexo %s, nascid%s %s, %s, %s, no município de %s, %s%s, %s; sendo %s.' % (reg, dl(c.dr), E_(c.nome), c.sexo.lower(), o, 'em ' + c.dt, hw(c.h), loc, E_(c.mun), c.uf, tw, fil, avs)
    elif v == 1: t = 'CERTIFICO e dou fé que <b>%s</b>, do sexo %s, nasceu %s, %s, %s, em %s - %s%s. É %s. São %s. O registro foi lavrado em %s, %s.' % (E_(c.nome), c.sexo.lower(), 'em ' + c.dt, hw(c.h), loc, E_(c.mun), c.uf, tw, fil, avs, c.dr, reg)
    else: t = 'Certifico que em %s, %s, foi registrado o nascimento de <b>%s</b>, ocorrido em %s, %s, %s, em %s/%s%s; do sexo %s; %s; tendo por %s.' % (c.dr, reg, E_(c.nome), c.dt, hw(c.h), loc, E_(c.mun), c.uf, tw, c.sexo.lower(), fil, avs)
    t2 = 'Foi declarante %s, sendo testemunhas %s e %s.' % (decl, E_(c.wit[0]), E_(c.wit[1]))
    ob = c.av or c.an
    t3 = ('<p>%s</p>' % E_(ob)) if ob else ('<p>Observações: %s</p>' % e(c.blank) if c.blank else '')
    return page('body{font:12pt/1.7 "%s"}p{text-align:justify;text-indent:14mm}h1{font-size:17pt;margin:12px}h3{margin:0}.sg{text-align:center;margin-top:40px}' % ('Liberation Mono' if c.i % 2 else 'Liberation Serif'),
      head + '<p>%s</p><p>%s</p>%s<p>O referido é verdade e dou fé.</p><p>%s, %s.</p><div class=sg>____________________________<br>%s<br>%s do Registro Civil</div>' % (t, t2, t3, e(c.rmun), dl(c.em), e(c.ofi), 'Oficial' if c.i % 2 else 'Escrivão'), m='20mm')

def main(out):
    os.makedirs(out, exist_ok=True)
    for L in 'ABCDEFGH':
        for i, p in enumerate((MOD if L in MOD else OLD)[L], 1):
            c = build(L, i, p)
            open(os.path.join(out, c.case + '.html'), 'w', encoding='utf-8').write(globals()['form_' + L](c))
            json.dump(truth(c), open(os.path.join(out, c.case + '.json'), 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
if __name__ == '__main__': main(sys.argv[1])
