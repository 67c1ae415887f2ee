#!/usr/bin/env python3
"""Ten birth-certificate forms (A1..A10) of registries of the North and Northeast, each filled eight times."""
import sys
import json, os, random, math, copy
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv.pop(1)

# ------------------------------------------------------------------ words, numbers
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
H = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()

def ext(n, fem=False):
    if n == 100: return 'cem'
    if n < 20:
        return {1: 'uma', 2: 'duas'}.get(n, U[n]) if fem else U[n]
    if n < 100:
        return D[n // 10] + (' e ' + ext(n % 10, fem) if n % 10 else '')
    if n < 1000:
        return H[n // 100] + (' e ' + ext(n % 100, fem) if n % 100 else '')
    k, r = divmod(n, 1000)
    s = 'mil' if k == 1 else ext(k) + ' mil'
    if not r: return s
    return s + (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r, fem)

def dmy(s):
    d, m, y = s.split('/'); return int(d), int(m), int(y)
def ext_date(s, first='primeiro', um='', dias=False):
    d, m, y = dmy(s)
    a = first if d == 1 else ext(d)
    yy = ext(y)
    if um and y < 2000: yy = um + ' ' + yy
    if dias: return f'{a} dias do mês de {MES[m-1]} do ano de {yy}'
    return f'{a} de {MES[m-1]} de {yy}'
def mid_date(s, cap=False, first='1º'):
    d, m, y = dmy(s)
    mm = MES[m-1]
    return f"{first if d == 1 else d} de {mm.capitalize() if cap else mm} de {y}"
def ext_hour(h, per=False):
    a, b = map(int, h.split(':'))
    suf = ''
    if per:
        suf = ' da madrugada' if a < 5 else ' da manhã' if a < 12 else ' da tarde' if a < 18 else ' da noite'
        a = a if a <= 12 else a - 12
    s = ext(a, True) + (' hora' if a < 2 else ' horas')
    if b: s += f' e {ext(b)} minuto' + ('s' if b > 1 else '')
    return s + suf

def cpf(r):
    b = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(x * (k - i) for i, x in enumerate(b)) * 10 % 11 % 10
        b.append(s)
    t = ''.join(map(str, b))
    return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def dv(t):
    m = 32 - len(t); s = 0
    for c in t:
        s += int(c) * m
        m = 0 if m == 10 else m + 1
    x = s % 11
    return '1' if x == 10 else str(x)
def only(s): return ''.join(c for c in s if c.isdigit())
def mat(cns, ano, L, F, T, fmt='s', serv='55', acervo='01'):
    b = f'{cns}{acervo}{serv}{ano}1{int(only(L)):05d}{int(only(F)):03d}{int(only(T)):07d}'
    assert len(b) == 30, b
    b += dv(b); b += dv(b)
    p = [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
    if fmt == 's': return ' '.join(p)
    if fmt == 'd': return '.'.join(p[:-1]) + '-' + p[-1]
    if fmt == 'n': return b
    if fmt == 't': return ' '.join(p[:-1]) + '-' + p[-1]
def esc(s): return s.replace('&', '&amp;').replace('<', '&lt;')

# ------------------------------------------------------------------ drawing
def qr(seed, mm=22, n=33, col='#000'):
    r = random.Random('qr' + seed)
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    def fp(x, y):
        for i in range(-1, 8):
            for j in range(-1, 8):
                if 0 <= x + i < n and 0 <= y + j < n:
                    e = max(abs(i - 3), abs(j - 3))
                    g[y + j][x + i] = e in (0, 1, 3)
    fp(0, 0); fp(n - 7, 0); fp(0, n - 7)
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path fill="{col}" d="{p}"/></svg>'
def bar(seed, w=60, h=9, col='#000'):
    r = random.Random('bar' + seed); x = 0; p = ''
    while x < 200:
        a, b = r.choice((1, 1, 2, 3)), r.choice((1, 1, 2))
        p += f'M{x} 0h{a}v10h-{a}z'; x += a + b
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 200 10" preserveAspectRatio="none"><path fill="{col}" d="{p}"/></svg>'
def sign(seed, w=48, h=13, col='#1b2f7a'):
    r = random.Random('sg' + seed); x, y = 4, 30
    p = f'M{x} {y}'
    for i in range(r.randint(7, 11)):
        nx = x + r.uniform(8, 20)
        p += f' C{x + r.uniform(-6, 12):.0f} {y - r.uniform(5, 34):.0f} {nx - r.uniform(-4, 12):.0f} {y + r.uniform(0, 22):.0f} {nx:.0f} {28 + r.uniform(-8, 8):.0f}'
        x = nx
    p += f' M{r.randint(10, 40)} 40 C60 30 110 46 {x + 8:.0f} {r.randint(28, 40)}'
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 200 54" preserveAspectRatio="none" style="display:inline-block"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.6" stroke-linecap="round"/></svg>'
def stamp(i, top, bot, mid, mm=30, col='#35549b', rot=-12, op=.62, fs=8.2):
    m = ''.join(f'<text x="50" y="{50 - 5 * (len(mid) - 1) + 10 * k + 2}" font-size="7.5" text-anchor="middle">{t}</text>' for k, t in enumerate(mid))
    return (f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:{op}" fill="{col}" font-family="Liberation Sans">'
            f'<defs><path id="a{i}" d="M12 50a38 38 0 0 1 76 0"/><path id="b{i}" d="M6.5 50a43.5 43.5 0 0 0 87 0"/></defs>'
            f'<circle cx="50" cy="50" r="48" fill="none" stroke="{col}" stroke-width="1.6"/><circle cx="50" cy="50" r="31" fill="none" stroke="{col}" stroke-width=".9"/>'
            f'<text font-size="{fs}"><textPath href="#a{i}" startOffset="50%" text-anchor="middle">{top}</textPath></text>'
            f'<text font-size="{fs}"><textPath href="#b{i}" startOffset="50%" text-anchor="middle">{bot}</textPath></text>{m}</svg>')
def arms(mm=18, col='#333', col2='#999'):
    rays = ''.join(f'<path d="M50 50L{50 + 46 * math.cos(a):.1f} {50 + 46 * math.sin(a):.1f}" stroke="{col2}" stroke-width="1.4"/>' for a in [k * math.pi / 14 for k in range(28)])
    st = ' '.join(f'{50 + (26 if k % 2 == 0 else 11) * math.sin(k * math.pi / 5):.1f},{48 - (26 if k % 2 == 0 else 11) * math.cos(k * math.pi / 5):.1f}' for k in range(10))
    return (f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100">{rays}<polygon points="{st}" fill="#fff" stroke="{col}" stroke-width="2"/>'
            f'<circle cx="50" cy="48" r="8" fill="{col2}" stroke="{col}"/><path d="M18 70Q34 92 50 86Q66 92 82 70" fill="none" stroke="{col}" stroke-width="3"/>'
            f'<path d="M20 86h60l-5 8h-50z" fill="#fff" stroke="{col}" stroke-width="1.5"/></svg>')
def guil(col, n=9, w=210, h=297, op=.35, amp=22):
    """wavy security lines over the whole sheet"""
    p = ''
    for k in range(int(h / n) + 6):
        y = k * n - 20
        p += f'<path d="M0 {y} ' + ' '.join(f'q{w/12:.1f} {amp if j % 2 else -amp} {w/6:.1f} 0' for j in range(6)) + '"/>'
    return f'<svg style="position:absolute;left:0;top:0;opacity:{op}" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}"><g fill="none" stroke="{col}" stroke-width=".25">{p}</g></svg>'
def rosettes(col, w, h, step=7, ins=5, op=.8):
    """border of small rosettes along the sheet's edge"""
    c = []
    nx = round((w - 2 * ins) / step); ny = round((h - 2 * ins) / step)
    for i in range(nx + 1):
        x = ins + (w - 2 * ins) * i / nx; c += [(x, ins), (x, h - ins)]
    for j in range(1, ny):
        y = ins + (h - 2 * ins) * j / ny; c += [(ins, y), (w - ins, y)]
    e = ''.join(f'<ellipse cx="0" cy="0" rx="3.2" ry="1.1" transform="rotate({a})"/>' for a in (0, 45, 90, 135))
    g = ''.join(f'<use href="#ros" x="{x:.1f}" y="{y:.1f}"/>' for x, y in c)
    return f'<svg style="position:absolute;left:0;top:0;opacity:{op}" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}"><defs><g id="ros" fill="none" stroke="{col}" stroke-width=".3">{e}</g></defs>{g}</svg>'

def page(css, body, size='A4', w=210, h=297):
    return (f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{size};margin:0}}'
            f'*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}.pg{{position:relative;width:{w}mm;min-height:{h - .6}mm;-webkit-print-color-adjust:exact}}'
            f'table{{border-collapse:collapse}}{css}</style></head><body><div class="pg">{body}</div></body></html>')

# ------------------------------------------------------------------ truth
class R(dict):
    __getattr__ = dict.get
def P(n, sx, dn, h, est, m, uf, p, pn, ma, mn, av, dr, L, F, T, em, **k):
    return R(n=n, sx=sx, dn=dn, h=h, est=est, m=m, uf=uf, p=p, pn=pn, ma=ma, mn=mn, av=av, dr=dr, L=L, F=F, T=T, em=em, **k)
def nat(s):
    """'Codó-MA' in the data -> 'Codó - MA' of the truth"""
    return s.replace('/', ' - ') if s else ''
def truth(case, d, size=(595, 842), **o):
    dd, mm, yy = d.dn.split('/')
    g = lambda k, v: o.get(k, v) or ''
    t = {"case": case, "layout": case.split('-')[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0], "height": size[1], "resizeImage": False,
         "data": {
             "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
             "dados_pessoais": {"nome_completo": g('nome', d.n), "cpf": g('cpf', ''), "matrícula": g('mat', ''),
                                "data_nascimento": {"texto_completo": g('texto', d.dn), "dia": dd, "mês": mm, "ano": yy},
                                "hora_nascimento": g('hora', d.h), "naturalidade": g('natur', ''), "sexo": g('sexo', 'Masculino' if d.sx == 'M' else 'Feminino')},
             "local_nascimento": {"estabelecimento": g('est', d.est), "município": g('mun', d.m), "uf": g('uf', d.uf)},
             "registro": {"município": g('rm', ''), "uf": g('ruf', ''), "cartório": g('cart', ''), "data_registro": g('dr', d.dr), "número_dnv": g('dnv', ''),
                          "livro": g('L', ''), "folha": g('F', ''), "termo": g('T', '')},
             "filiação": {"genitor_1": {"nome_completo": g('g1', d.p or d.ma), "naturalidade": g('g1n', nat(d.pn) if d.p else nat(d.mn))},
                          "genitor_2": {"nome_completo": g('g2', d.ma if d.p else ''), "naturalidade": g('g2n', nat(d.mn) if d.p else '')}},
             "avós": {"paternos": {"avô": g('pa', d.av[0]), "avó": g('pb', d.av[1])}, "maternos": {"avô": g('mA', d.av[2]), "avó": g('mB', d.av[3])}},
             "gêmeos": {"status": "Sim" if d.tw else "Não", "informações_adicionais": g('twi', d.tw)},
             "observações": {"averbações": g('averb', d.averb), "anotações": g('anot', d.anot)},
             "autenticação": {"selo_digital": g('selo', ''), "oficial_registro": g('of', d.of), "data_emissão": d.em}},
         "accept": o.get('accept', {}), "negative": None,
         "meta": {"twin_names": [g('twi', d.tw)] if d.tw else [], "joint_notes": o.get('joint', False), "cadastro": o.get('cad', [])}}
    return t
TX = "dados_pessoais.data_nascimento.texto_completo"
def upper(d, keys=('n', 'p', 'ma', 'tw')):
    d = copy.deepcopy(d)
    for k in keys:
        if d.get(k): d[k] = d[k].upper()
    d['av'] = [a.upper() for a in d.av]
    return d
FORMS = {}

# ================================================================== A1  Maranhão, small towns, national model typed over in a word processor
A1 = [
 P("Ayla Vitória Mendes Cutrim", 'F', '14/03/2021', '07:42', 'Hospital Geral Municipal de Codó', 'Codó', 'MA', 'Wemerson Cutrim Araújo', 'Timbiras/MA', 'Antônia Lucilene Mendes da Conceição', 'Codó/MA',
   ['Domingos Araújo', 'Maria do Rosário Cutrim', 'Francisco Mendes', 'Luzia da Conceição'], '22/03/2021', '118', '204', '53877', '22/03/2021', cy='Codó', cns='029678', cart='Serventia Extrajudicial do 2º Ofício de Codó', of='Taísa Moreira Lobato Brandão', dnv='30-83412276-5', cpf=1, via=1),
 P("José Ribamar Penha Diniz", 'M', '19/11/1986', '', 'Domicílio', 'Barreirinhas', 'MA', 'Benedito Diniz', 'Barreirinhas/MA', 'Maria Penha Diniz', 'Barreirinhas/MA',
   ['', 'Raimunda Diniz', 'Sebastião Penha', 'Joana Batista Penha'], '05/02/1991', '14', '097', '8126', '10/08/2022', cy='Barreirinhas', cns='030114', cart='Cartório do Ofício Único de Barreirinhas', of='Edvan Coelho Santana Filho', cpf=1, cad=['RG 0271834420041 – SSP/MA – exp. 12/07/2004', 'Título de eleitor 0418 2277 1180 – zona 056 – seção 0112'],
   averb='CPF incluído nesta data, de ofício, nos termos do art. 6º do Provimento nº 63/2017 do CNJ.', anot='Casou-se em 18/12/2009 com Lucenilde Garcês Rocha, neste Ofício, livro B-11, fls. 63, termo 1.904, passando a assinar o mesmo nome.'),
 P("Kauê Benício Ferreira", 'M', '02/09/2020', '23:05', 'Hospital Regional Dr. Antenor Abreu', 'Pinheiro', 'MA', '', '', 'Josiele de Jesus Ferreira', 'Santa Helena/MA',
   ['', '', '', 'Maria de Jesus Ferreira'], '17/09/2020', '77', '031', '40219', '17/09/2020', cy='Pinheiro', cns='031526', cart='2º Ofício Extrajudicial de Pinheiro', of='Rômulo Azevedo Tavares', dnv='30-81177302-9', cpf=1, via=1),
 P("Ana Heloísa Guajajara Lima de Abreu", 'F', '28/01/2019', '11:18', 'Maternidade Carmosina Coutinho', 'Caxias', 'MA', 'Deusimar Lima de Abreu', 'Buriti Bravo/MA', 'Ivonete Bezerra Guajajara', 'Barra do Corda/MA',
   ['Antônio Abreu Sobrinho', 'Francisca Lima de Abreu', 'Zezico Rodrigues Guajajara', 'Iracy Bezerra Guajajara'], '11/02/2019', '63', '288', '22016', '03/04/2024', cy='Buriti Bravo', cns='030577', cart='Serventia do Ofício Único de Buriti Bravo', of='Gilvânia Porto Chaves', dnv='30-76640913-2', cpf=1),
 P("Davi Lucca Serejo Pinto", 'M', '06/06/2022', '03:31', 'Hospital Municipal Dr. Antônio Hadade', 'Viana', 'MA', 'Antônio Marcos Pinto Gaspar', 'Penalva/MA', 'Thaynara Serejo Mouzinho', 'Viana/MA',
   ['Marcos Evangelista Gaspar', 'Conceição de Maria Pinto', 'Wilson Mouzinho', 'Ozana Serejo'], '08/06/2022', '91', '140', '37740', '08/06/2022', cy='Viana', cns='031039', cart='Cartório do 2º Ofício de Viana', of='Walkíria Nogueira Fontenele', dnv='30-88120495-1', cpf=1, via=1, tw='Lucas Gael Serejo Pinto', twm='37741'),
 P("Raimunda Nonata Silva e Silva", 'F', '31/08/1967', '', '', 'Colinas', 'MA', 'João Evangelista da Silva', '', 'Maria José Alves da Silva', '',
   ['Manoel Cassiano da Silva', 'Antônia Maria da Conceição', 'Pedro Alves Barros', 'Felismina Barros'], '20/04/1979', '6', '112', '3318', '27/05/2019', cy='Colinas', cns='029903', cart='Serventia Extrajudicial do 1º Ofício de Colinas', of='Samuel Dourado Lustosa', anot='Óbito registrado em 09/05/2019, no livro C-08, fls. 177, termo 2.655, desta Serventia. Nada mais consta.'),
 P("Maria Alice Fonseca Ramos Veras", 'F', '25/12/2018', '16:00', 'Hospital Municipal Lucas Coelho', 'Tutóia', 'MA', 'Francinaldo Veras da Costa', 'Parnaíba/PI', 'Elizângela Fonseca Ramos', 'Tutóia/MA',
   ['Bernardo da Costa', 'Maria Veras da Costa', 'não consta', 'não consta'], '14/01/2019', '52', '009', '19480', '30/10/2023', cy='Tutóia', cns='030893', cart='Ofício Único de Tutóia', of='Péricles Bandeira de Melo Caldas', dnv='30-76112840-7', cpf=0,
   averb='Por escritura de 02/10/2023, averbou-se o acréscimo do sobrenome RAMOS, da linha materna, ao nome da registrada.'),
 P("Enzo Rhavi Brito Noleto da Luz", 'M', '10/10/2023', '20:57', 'Hospital Regional de São João dos Patos', 'São João dos Patos', 'MA', 'Adaílton Noleto da Luz', 'Floriano/PI', 'Marineide Brito Carreiro', 'Paraibano/MA',
   ['Joaquim Pereira da Luz', 'Delzuíta Noleto', 'Hermínio Carreiro Filho', 'Doralice Brito'], '16/10/2023', '40', '175', '16071', '16/10/2023', cy='São João dos Patos', cns='030740', cart='Serventia Extrajudicial do Ofício Único de São João dos Patos', of='Norma Sueli Arraes Quixaba', dnv='30-90277451-4', cpf=1, via=1),
]
def f_A1(case, d, r):
    fill = ['-x-x-x-', '* * * * *', '-x-x-x-', '- - - - -', '-x-x-x-', '* * * * *', '- - - - -', 'xxxxxxxx'][int(case[-1]) - 1]
    m = mat(d.cns, d.dr[-4:], d.L, d.F, d.T); c = cpf(r) if d.cpf else ''
    uf = 'MA'; yr = d.em[-4:]
    selo = ('REGCIV' if d.via else 'CERTID') + d.cns + ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(15)) + str(r.randint(10, 99))
    if d.cpf == 0: cp = 'não informado'
    else: cp = c or fill
    def av(a, b): return f'{a} e {b}' if a and b else f'avô não declarado e {b}' if b else f'{a}' if a else fill
    A = [('' if x == 'não consta' else x) for x in d.av]
    pai = f'{d.p}' + (f', natural de {d.pn.replace("/", "-")}' if d.pn else '')
    mae = f'{d.ma}' + (f', natural de {d.mn.replace("/", "-")}' if d.mn else '')
    fil = (pai + '; e<br>' if d.p else '') + mae
    avs = (f'Paternos: {av(d.av[0], d.av[1])}.<br>' if d.p else '') + f'Maternos: {av(d.av[2] if d.av[2] != "não consta" else "não consta", d.av[3] if d.av[2] != "não consta" else "")}.'
    twm = mat(d.cns, d.dr[-4:], d.L, str(int(d.F) + 0), d.twm) if d.tw else ''
    tw = f'{d.tw}<br>Mat. {twm}' if d.tw else fill
    dt = ext_date(d.dn)
    B = lambda l, v, w='': f'<td {w}><div class="l">{l}</div><div class="v">{v or fill}</div></td>'
    loc = ', '.join(x for x in (d.est if d.est != 'Domicílio' else 'Domicílio – Pov. Tapuio, zona rural', f'{d.m}-{d.uf}') if x)
    averb = ' '.join(x for x in (d.averb, d.anot) if x) or fill
    cad = '<br>'.join(d.cad) if d.cad else 'Nada consta.'
    dd, mm, yy = d.dn.split('/')
    body = f'''<div class="hd">{arms(19)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><span class="t">CERTIDÃO DE NASCIMENTO</span></div>
<div class="nm"><i>Nome:</i> <b>{d.n}</b></div>
<table class="c2"><tr><td>CPF nº: <b>{cp}</b></td><td>Matrícula: <b>{m}</b></td></tr></table>
<table><tr>{B("Data de nascimento por extenso", dt.capitalize(), 'style="width:62%"')}{B("Dia", dd)}{B("Mês", mm)}{B("Ano", yy)}</tr></table>
<table><tr>{B("Hora de nascimento", d.h and d.h.replace(':', 'h') + 'min', 'style="width:24%"')}{B("Naturalidade", f"{d.m} - {d.uf}")}{B("Sexo", 'Masculino' if d.sx == 'M' else 'Feminino', 'style="width:20%"')}</tr></table>
<table><tr>{B("Município de registro e Unidade da Federação", f"{d.cy} - MA", 'style="width:42%"')}{B("Local, município de nascimento e UF", loc)}</tr></table>
<table><tr>{B("Filiação", fil)}</tr><tr>{B("Avós", avs)}</tr></table>
<table><tr>{B("Gêmeo", "SIM" if d.tw else "NÃO", 'style="width:14%"')}{B("Nome e matrícula do(s) gêmeo(s)", tw)}</tr></table>
<table><tr>{B("Data do registro por extenso", ext_date(d.dr).capitalize())}{B("Número da DNV (Declaração de Nascido Vivo)", d.dnv, 'style="width:38%"')}</tr></table>
<table><tr><td><div class="l">Averbações/anotações a acrescer</div><div class="v ob">{averb}</div></td></tr><tr><td><div class="l">Anotações de cadastro</div><div class="v" style="font-size:9pt">{cad}</div></td></tr></table>
<table class="ft"><tr><td style="width:50%"><b>{d.cart}</b><br>CNS {d.cns[:2]}.{d.cns[2:5]}-{d.cns[5]}<br>Oficial(a): <b>{d.of}</b><br>{d.cy} - Estado do Maranhão<br>{["Rua Grande, 215, Centro", "Av. Getúlio Vargas, s/n, Centro", "Praça da Matriz, 48", "Rua Cel. Rosalino, 1020"][int(case[-1]) % 4]}<br>Fone: (9{r.choice("89")}) 3{r.randint(100, 699)}-{r.randint(1000, 9999)}</td>
<td style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{d.cy}-MA, {mid_date(d.em)}.<br>{sign(case, 46, 12)}<br>_______________________________________<br>Assinatura do(a) Oficial(a)/Escrevente</td></tr></table>
<div class="se">{qr(case, 17)}<div>Poder Judiciário – TJMA. Selo: <b>{selo}</b>, {d.em} {r.randint(8, 16):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}, Ato: {"14.1" if d.via else "14.5.2"}, {"Isento, Lei 9.534/97. Total R$ 0,00" if d.via else "Total R$ 58,34 Emol R$ 51,64 FERC R$ 1,54 FADEP R$ 2,06 FEMP R$ 2,06 FERJ R$ 1,04"}. Consulte a autenticidade em https://selo.tjma.jus.br</div></div>'''
    css = '''.pg{font:10.5pt "Liberation Serif";padding:12mm 17mm 8mm 20mm;color:#000}.hd{text-align:center;font-size:11pt;line-height:1.25}.t{font-size:17pt;font-weight:bold;letter-spacing:1px}
.nm{margin:5mm 0 2mm;font-size:13pt;border-bottom:1px solid #000}.c2{width:100%;margin-bottom:2mm}.c2 td{padding:1mm 0}table{width:100%;margin-bottom:-1px}td{border:1px solid #555;padding:.7mm 1.6mm;vertical-align:top}.c2 td,.ft td{border:0}
.l{font-size:8pt;font-style:italic;color:#222}.v{min-height:4.6mm;padding-left:1.5mm}.ob{min-height:17mm;text-align:justify}.ft{margin-top:5mm;font-size:9.5pt;line-height:1.3}.se{display:flex;gap:3mm;align-items:center;font-size:8pt;margin-top:4mm;border:1px dashed #777;padding:1.5mm}'''
    acc = {TX: [d.dn]}
    if d.est == 'Domicílio': acc['local_nascimento.estabelecimento'] = ['Domicílio – Pov. Tapuio, zona rural']
    t = truth(case, d, cpf=c, mat=m, texto=dt.capitalize(), natur=f'{d.m} - {d.uf}', rm=d.cy, ruf='MA', cart=d.cart, dnv=d.dnv, L=str(int(d.L)), F=str(int(d.F)), T=str(int(d.T)),
              pa=A[0], pb=A[1], mA=A[2], mB=A[3], selo=selo, joint=True, cad=d.cad or [], accept=acc)
    return page(css, body), t
FORMS['A1'] = (f_A1, A1)

# ================================================================== A2  Bahia, Provimento 149, vendor's software, grey label strips, tables
A2 = [
 P("LARA SOPHIA OLIVEIRA DE SANTANA", 'F', '09/02/2024', '14:27', 'Maternidade Climério de Oliveira', 'Salvador', 'BA', 'Ubiratan Conceição de Santana', 'Santo Amaro/BA', 'Jucimara Barbosa de Oliveira', 'Salvador/BA',
   ['Valdir Bispo de Santana', 'Edelzuita Conceição dos Santos', 'Roque Jorge de Oliveira', 'Nilzete Barbosa Nery'], '15/02/2024', 'A-211', '044', '126891', '15/02/2024', cy='Salvador', cns='008482', cart='Cartório de Registro Civil das Pessoas Naturais do Subdistrito de Brotas', of='Cristiane Maltez Amorim', dnv='30-91340087-6', cpf=1, via=1),
 P("HEITOR EMANUEL XAVIER DOS ANJOS", 'M', '23/07/2023', '05:10', 'Hospital Geral Clériston Andrade', 'Feira de Santana', 'BA', 'Robério Xavier Lima', 'Serrinha/BA', 'Laís Cerqueira dos Anjos', 'Feira de Santana/BA',
   ['José Raimundo de Lima', 'Valdelice Xavier Lima', '', 'Josefa Cerqueira dos Anjos'], '02/08/2023', 'A-174', '290', '98110', '02/08/2023', cy='Feira de Santana', cns='010926', cart='Registro Civil com Funções Notariais do 1º Distrito de Feira de Santana', of='Igor Valverde Mascarenhas', dnv='30-89915520-3', cpf=1, via=1),
 P("YASMIN DANDARA SOUZA GONÇALVES", 'F', '17/05/2016', '', 'Hospital Municipal Esaú Matos', 'Vitória da Conquista', 'BA', 'Erivelton Gonçalves Meira', 'Anagé/BA', 'Dandara Souza Prates', 'Vitória da Conquista/BA',
   ['Osvaldo Meira Gonçalves', 'Alzira Gonçalves Meira', 'Nivaldo Prates', 'Cleonice Souza Prates'], '30/05/2016', 'A-98', '120', '60044', '19/09/2024', cy='Vitória da Conquista', cns='011221', cart='2º Ofício de Registro Civil de Vitória da Conquista', of='Hélio Trindade Passos', dnv='30-66571092-8', cpf=1,
   averb='Averbado em 11/09/2024 o reconhecimento de paternidade por ERIVELTON GONÇALVES MEIRA, com anuência da genitora, acrescentando-se o patronímico GONÇALVES e os avós paternos (Prov. CNJ 149/2023, arts. 496 e ss.).', cad=[('RG', '22.418.907-55', 'SSP/BA', '04/03/2022')]),
 P("ARTHUR MIGUEL PATAXÓ BRAZ", 'M', '30/11/2024', '19:48', 'Hospital Deputado Luís Eduardo Magalhães', 'Porto Seguro', 'BA', 'Juarez Braz do Nascimento', 'Porto Seguro/BA', 'Aponira Braz da Conceição', 'Santa Cruz Cabrália/BA',
   ['Manoel Santana Braz', 'Maria Coruja do Nascimento', 'Itambé Braz', 'Japira da Conceição'], '06/12/2024', 'A-140', '007', '71502', '06/12/2024', cy='Porto Seguro', cns='012047', cart='Cartório de Registro Civil de Porto Seguro - Sede', of='Milena Sarkis Ferraz', dnv='30-94400731-0', cpf=1, via=1),
 P("MARIA CECÍLIA DE JESUS BARRETO", 'F', '04/01/2025', '08:03', 'Maternidade Ester Gomes', 'Itabuna', 'BA', 'Alessandro Barreto Dórea', 'Ilhéus/BA', 'Tauane de Jesus Sales', 'Una/BA',
   ['Gildásio Dórea', 'Railda Barreto Dórea', 'Edmundo Sales', 'Vitalina de Jesus'], '10/01/2025', 'A-166', '081', '89233', '14/01/2025', cy='Itabuna', cns='011890', cart='1º Ofício de Registro Civil das Pessoas Naturais de Itabuna', of='Orlando Bittencourt Sá', dnv='30-95002218-4', cpf=1, via=1, tw='MARIA CLARA DE JESUS BARRETO', twm='89234'),
 P("CLEBER WASHINGTON TEIXEIRA", 'M', '12/06/1980', '22:30', '', 'Juazeiro', 'BA', '', '', 'Avani Teixeira', 'Curaçá/BA',
   ['', '', 'Cícero Teixeira', 'Ernestina Maria Teixeira'], '19/08/1985', 'A-31', '155', '27670', '21/02/2025', cy='Juazeiro', cns='011456', cart='Registro Civil das Pessoas Naturais do 1º Ofício de Juazeiro', of='Suely Lacerda Peixinho', cpf=1,
   anot='CASAMENTO: com Nadjane Evangelista Rocha, em 22/05/2004, matrícula 011456 01 55 2004 2 00019 088 0003760 41, Juazeiro/BA. DIVÓRCIO: sentença de 14/03/2017 da 1ª Vara de Família de Juazeiro, averbada em 28/06/2017.', cad=[('RG', '08.773.215-90', 'SSP/BA', '17/10/2011'), ('CNH', '03811246708', 'DETRAN/BA', '09/02/2021'), ('Título', '0841 7702 0531', 'TRE/BA', 'zona 047')]),
 P("NOAH BENTO SCHINDLER QUEIROZ", 'M', '18/08/2023', '10:15', 'Hospital Santa Izabel', 'Salvador', 'BA', 'Matthias Jürgen Schindler', 'Graz (Áustria)', 'Ticiana Lobo Queiroz', 'Lençóis/BA',
   ['Herbert Schindler', 'Ingrid Anna Pichler', 'Carlos Alberto Queiroz', 'Mirtes Lobo Queiroz'], '28/08/2023', 'A-207', '198', '124600', '05/05/2025', cy='Salvador', cns='008482', cart='Cartório de Registro Civil das Pessoas Naturais do Subdistrito de Brotas', of='Cristiane Maltez Amorim', dnv='30-90036644-1', cpf=1),
 P("ELOÁ CRISTINA ASSIS DE MACÊDO E SILVA", 'F', '01/03/2022', '00:20', 'Domicílio', 'Xique-Xique', 'BA', 'Josivan de Macêdo e Silva', 'Barra/BA', 'Edna Assis Rosa', 'Xique-Xique/BA',
   ['Ignorado', 'Teodora de Macêdo', 'Aurino da Rosa', 'Nair Assis Rosa'], '29/04/2022', 'A-57', '233', '30958', '29/04/2022', cy='Xique-Xique', cns='013300', cart='Ofício de Registro Civil e Notas de Xique-Xique', of='Reinan Medrado Novais', cpf=1, via=1),
]
def f_A2(case, d, r):
    k = int(case[-1])
    fill = ['-----', '***', 'Não consta', '-----', '***', '-----', 'Não consta', '***'][k - 1]
    m = mat(d.cns, d.dr[-4:], d.L, d.F, d.T, 't'); c = cpf(r)
    A = ['' if a == 'Ignorado' else a for a in d.av]
    ds = lambda s: s and s.replace('/', ' - ')
    selo = f'{int(d.cns) % 10000:04d}.AB{r.randint(100000, 999999)}-{r.randint(0, 9)}'
    cod = ''.join(r.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ') for _ in range(10))
    rows = ''
    for who, nt, lab, a, b in ((d.p, d.pn, 'Paternos', d.av[0], d.av[1]), (d.ma, d.mn, 'Maternos', d.av[2], d.av[3])):
        rows += f'<tr><td class="v b">{who or fill}</td><td class="v">{ds(nt) or fill}</td><td class="v"><span class="mini">{lab}</span> {a or fill}<br><span class="mini">&nbsp;</span> {b or fill}</td></tr>'
    twm = mat(d.cns, d.dr[-4:], d.L, d.F, d.twm, 't') if d.tw else ''
    cad = ''.join(f'<tr>{"".join(f"<td class=v>{x}</td>" for x in row)}</tr>' for row in (d.cad or [('RG', fill, fill, fill), ('Passaporte', fill, fill, fill)]))
    dd, mm, yy = d.dn.split('/')
    dt = ext_date(d.dn).upper()
    home = d.est == 'Domicílio'
    th = lambda *a: '<tr>' + ''.join(f'<th{" colspan=" + str(x[1]) if isinstance(x, tuple) else ""}>{x[0] if isinstance(x, tuple) else x}</th>' for x in a) + '</tr>'
    body = rosettes('#5c8f6e', 210, 297) + guil('#9cc7a8', 8) + f'''<div class="in">
<table class="top"><tr><td style="width:22mm">{arms(18, '#355', '#8a8')}</td><td><div class="h1">República Federativa do Brasil</div><div class="h2">Registro Civil das Pessoas Naturais</div><div class="h3">Certidão de Nascimento</div></td><td style="width:36mm;text-align:right;font-size:7pt">Estado da Bahia<br>Comarca de {d.cy}<br>{"1ª via – gratuita" if d.via else "2ª via"}</td></tr></table>
<table>{th(('NOME', 2))}<tr><td class="v big" colspan="2">{d.n}</td></tr>{th('CPF', 'MATRÍCULA')}<tr><td class="v b" style="width:36%">{c}</td><td class="v b">{m}</td></tr></table>
<table>{th('DATA DE NASCIMENTO (POR EXTENSO)', 'DIA', 'MÊS', 'ANO', 'HORA')}<tr><td class="v">{dt}</td><td class="v c">{dd}</td><td class="v c">{mm}</td><td class="v c">{yy}</td><td class="v c">{d.h + "h" if d.h else fill}</td></tr></table>
<table>{th('MUNICÍPIO DE NASCIMENTO / UF', 'LOCAL DE NASCIMENTO', 'SEXO')}<tr><td class="v" style="width:35%">{d.m} - {d.uf}</td><td class="v">{"Domicílio (Rua do Cais, 77)" if home else d.est or fill}</td><td class="v" style="width:18%">{"Masculino" if d.sx == "M" else "Feminino"}</td></tr></table>
<table>{th('NATURALIDADE', 'MUNICÍPIO DO REGISTRO / UF', 'DECLARAÇÃO DE NASCIDO VIVO', 'DATA DO REGISTRO')}<tr><td class="v">{d.m} - {d.uf}</td><td class="v">{d.cy} - BA</td><td class="v">{d.dnv or fill}</td><td class="v">{mid_date(d.dr, first='01')}</td></tr></table>
<table><tr><th style="width:36%">FILIAÇÃO</th><th style="width:22%">NATURALIDADE DO(A) GENITOR(A)</th><th>AVÓS</th></tr>{rows}</table>
<table>{th('GÊMEO(S)', 'NOME DO(S) GÊMEO(S)', 'MATRÍCULA DO(S) GÊMEO(S)')}<tr><td class="v" style="width:14%">{"Sim" if d.tw else "Não"}</td><td class="v">{d.tw or fill}</td><td class="v" style="width:40%">{twm or fill}</td></tr></table>
<table>{th('AVERBAÇÕES')}<tr><td class="v ob">{d.averb or fill}</td></tr>{th('ANOTAÇÕES')}<tr><td class="v ob">{d.anot or fill}</td></tr></table>
<table>{th(('ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO', 4))}<tr class="sub"><td>Documento</td><td>Número</td><td>Órgão expedidor</td><td>Expedição / complemento</td></tr>{cad}</table>
<div class="cert">{f"Foi declarante {d.p or d.ma}, CPF nº {cpf(r)}. " if d.via else ""}CERTIFICO que o conteúdo acima é verdadeiro e foi extraído do acervo desta Serventia. Dou fé.</div>
<table class="foot"><tr><td style="width:39%"><b>{d.cart}</b><br>Oficial de Registro: <b>{d.of}</b><br>CNS nº {d.cns}<br>{["Rua Frederico Costa, 91", "Av. Senhor dos Passos, 640", "Praça Tancredo Neves, 12, 1º andar", "Rua do Cajueiro, 300"][k % 4]} – {d.cy}/BA<br>E-mail: rc{k}.{d.cy.split()[0].lower().replace("á", "a").replace("ó", "o")}@registroba.com.br</td>
<td style="text-align:center">{d.cy} - BA, {mid_date(d.em, first='01')}<br>{sign(case, 42, 12, '#222')}<br>______________________________<br>Escrevente autorizado(a)</td>
<td class="selo">{qr(case, 19, col='#123')}<div>Selo de Autenticidade<br>Tribunal de Justiça do Estado da Bahia<br>Ato Notarial ou de Registro<br><b>{selo}</b><br>{cod}<br>Consulte: www.tjba.jus.br/autenticidade</div></td></tr></table>
<div class="daje">DAJE: {r.randint(1000, 1999)}.002.{r.randint(10000, 99999):06d} – {"Isento" if d.via else "Emol. R$ 26,42 · Tx. Fisc. R$ 18,77 · FECOM R$ 7,22 · Def. Pública R$ 0,70 · PGE R$ 1,05 · Total R$ 54,16"}</div></div>'''
    css = '''.pg{font:8.4pt Carlito;color:#111;background:#f7fbf5}.in{position:relative;padding:14mm 15mm 10mm}.top td{border:0;background:none}.h1{font-size:12pt;text-align:center}.h2{font-size:10pt;text-align:center;text-transform:uppercase}.h3{font:bold 20pt Carlito;text-align:center;font-variant:small-caps;color:#1d4d33}
table{width:100%;margin-bottom:1.6mm}th{background:#dfe8df;border:.5px solid #6a7f70;font-size:6.6pt;font-weight:bold;text-align:left;padding:.3mm 1.2mm;color:#2a3a30}td.v{border:.5px solid #6a7f70;background:rgba(255,255,255,.7);padding:.7mm 1.4mm;vertical-align:top;font-size:9pt}.b{font-weight:bold}.big{font-size:12.5pt!important;font-weight:bold}.c{text-align:center}.ob{height:14mm;text-align:justify}
.mini{display:inline-block;width:12.5mm;font-size:6.8pt;color:#456;font-style:italic}.sub td{font-size:6.6pt;border:.5px solid #6a7f70;padding:.2mm 1.2mm;color:#333}.cert{margin:2mm 0;text-align:center;font-size:8.6pt}.foot td{border:0;vertical-align:top;font-size:8pt;line-height:1.25}.selo{display:flex;gap:2mm;font-size:6.8pt!important;border:.6px solid #355!important;padding:1.2mm;background:#fff}.daje{font-size:6.8pt;color:#333;border-top:.5px solid #678;padding-top:.6mm}'''
    acc = {TX: [d.dn]}
    if home: acc['local_nascimento.estabelecimento'] = ['Domicílio (Rua do Cais, 77)']
    g1 = dict(g1=d.p or d.ma, g1n=nat(d.pn) if d.p else nat(d.mn))
    t = truth(case, d, cpf=c, mat=m, texto=dt, natur=f'{d.m} - {d.uf}', rm=d.cy, ruf='BA', cart=d.cart, dnv=d.dnv, L=str(int(only(d.L))), F=str(int(d.F)), T=d.T, pa=A[0], pb=A[1], mA=A[2], mB=A[3], selo=selo,
              cad=[' '.join(x) for x in d.cad] if d.cad else [], accept=acc, **g1)
    if not d.p: nofather(t)
    return page(css, body), t
FORMS['A2'] = (f_A2, A2)

# ================================================================== A3  Pará, CNJ model of 2010 in a left-label table, blue border paper
A3 = [
 P("Thiago Augusto Monteiro Barata", 'M', '27/09/2011', '06:35', 'Fundação Santa Casa de Misericórdia do Pará', 'Belém', 'PA', 'Augusto César Barata Lobato', 'Cametá/PA', 'Sílvia Regina Monteiro Pantoja', 'Abaetetuba/PA',
   ['Orivaldo Lobato', 'Benedita Barata Lobato', 'Zacarias Pantoja', 'Sílvia Monteiro Pantoja'], '04/10/2011', 'A-302', '118', '189.440', '04/10/2011', cy='Belém', cns='065664', cart='Cartório de Registro Civil do 3º Ofício de Belém', of='Conrado Bezerra Maués', dnv='30-50811764-0', decl='o pai'),
 P("Odineia do Socorro Tavares Furtado", 'F', '13/05/1974', '04:00', 'Residência', 'Cametá', 'PA', 'Raimundo Gomes Furtado', 'Cametá/PA', 'Oscarina Tavares Furtado', 'Mocajuba/PA',
   ['Lourenço Furtado', 'Guilhermina Gomes', 'Estevão Tavares', 'Jovita Cardoso Tavares'], '03/06/1974', 'A-18', '041v', '9.312', '16/08/2013', cy='Cametá', cns='066811', cart='Cartório do Único Ofício de Cametá', of='Dulcinéa Wanzeler Braga', decl='Raimundo Gomes Furtado, agricultor, RG 1.208.334-SEGUP/PA',
   anot='Casada com Manoel João Cohen Baía em 24/07/1993, passando a assinar ODINEIA DO SOCORRO FURTADO BAÍA; anotação feita à margem em 30/07/1993.'),
 P("Iara Kelly Nascimento", 'F', '08/12/2012', '15:15', 'Hospital Materno Infantil de Barcarena', 'Barcarena', 'PA', '', '', 'Rosenilda Trindade do Nascimento', 'Igarapé-Miri/PA',
   ['', '', 'Ademar do Nascimento', 'Lucimar Trindade'], '19/12/2012', 'A-44', '202', '33.907', '19/12/2012', cy='Barcarena', cns='067132', cart='Cartório Oliveira Pamplona - Ofício Único de Barcarena', of='Jorge Luiz Pamplona Neves', dnv='30-54471209-3', decl='a mãe'),
 P("Adrielson Wai Wai da Cruz", 'M', '21/02/2010', '01:50', 'Hospital Municipal de Santarém', 'Santarém', 'PA', 'Adelson Moraes da Cruz', 'Óbidos/PA', 'Roseane Wai Wai', 'Oriximiná/PA',
   ['Juvenal da Cruz', 'Maria Moraes', 'Poriciwi Wai Wai', 'Ahmori Wai Wai'], '15/03/2010', 'A-127', '066', '78.215', '15/03/2010', cy='Santarém', cns='065920', cart='2º Ofício de Registro Civil de Santarém', of='Neuza Printes Colares', dnv='30-44120338-6', decl='o pai'),
 P("Ester Rebeca Sanches Yamada", 'F', '16/07/2014', '12:09', 'Hospital Adventista de Belém', 'Belém', 'PA', 'Hiroshi Nelson Yamada', 'Tomé-Açu/PA', 'Débora Sanches Chermont', 'Castanhal/PA',
   ['Kenji Yamada', 'Fumiko Yamada', 'Otávio Chermont Filho', 'Ruth Sanches Chermont'], '21/07/2014', 'A-331', '007', '201.118', '12/11/2015', cy='Belém', cns='065664', cart='Cartório de Registro Civil do 3º Ofício de Belém', of='Conrado Bezerra Maués', dnv='30-60233795-8', decl='os pais', tw='Judite Raquel Sanches Yamada', twm='201119'),
 P("Edilson Cordovil Pimentel", 'M', '01/01/1969', '', 'Domicílio', 'Breves', 'PA', 'Manuel Pimentel', 'Portel/PA', 'Izolina Cordovil', 'Breves/PA',
   ['', '', '', 'Filomena Cordovil'], '28/09/1988', 'A-39', '150', '22.604', '07/02/2014', cy='Breves', cns='067413', cart='Cartório do Registro Civil de Breves - 1º Ofício', of='Amiraldo Gaia Serrão', decl='o próprio registrado, maior'),
 P("Jeová Ruan Costa Maranhão", 'M', '29/02/2012', '17:44', 'Hospital Municipal de Marabá', 'Marabá', 'PA', 'Ruan Pablo Costa Aguiar', 'Imperatriz/MA', 'Kelma Maranhão Sá', 'Araguaína/TO',
   ['Pedro Paulo Aguiar', 'Deuzina Costa', 'Abdias Pereira de Sá', 'Kátia Maranhão de Sá'], '12/03/2012', 'A-155', '299v', '92.338', '20/10/2016', cy='Marabá', cns='066233', cart='Cartório do 1º Ofício do Registro Civil de Marabá', of='Leonor Guimarães Tocantins', dnv='30-51998027-2', decl='o pai',
   averb='Retificado o prenome do pai, de JUAN para RUAN, conforme requerimento e parecer favorável do Ministério Público, em 05/10/2016.'),
 P("Maria das Graças Evangelista Ó de Almeida", 'F', '24/10/1958', '20:00', '', 'Vigia', 'PA', 'Theodoro Ó de Almeida', 'Vigia/PA', 'Martinha Evangelista de Almeida', 'São Caetano de Odivelas/PA',
   ['Severo de Almeida', 'Anna Ó', 'Hilário Evangelista', 'Raymunda Palheta'], '30/10/1958', 'A-11', '088', '4.071', '25/06/2012', cy='Vigia', cns='067006', cart='Serventia do Registro Civil de Vigia de Nazaré', of='Cássio Vilhena Palheta', decl='o pai'),
]
def f_A3(case, d, r):
    k = int(case[-1]); fill = ['***', '-o-o-o-', '***', 'IGNORADO', '-o-o-o-', 'IGNORADO', '***', '-o-o-o-'][k - 1]
    m = mat(d.cns, d.dr[-4:], d.L, d.F, d.T, 'd')
    selo = f'{"DEFGH"[k % 5]}-{r.randint(1000000, 9999999):09d}'
    dt = ext_date(d.dn, um='um')
    sl = lambda s: s.replace('/', '/') if s else fill
    par = lambda nm, nt: f'<b>{nm}</b>, natural de {sl(nt)}' if nm else fill
    L2 = lambda l, v, c='': f'<tr><td class="l">{l}</td><td class="v {c}" colspan="3">{v}</td></tr>'
    L4 = lambda l, v, l2, v2: f'<tr><td class="l">{l}</td><td class="v">{v}</td><td class="l n">{l2}</td><td class="v">{v2}</td></tr>'
    dd, mm, yy = d.dn.split('/')
    obs = ' '.join(x for x in (d.averb, d.anot) if x) or fill
    home = d.est in ('Domicílio', 'Residência')
    twm = mat(d.cns, d.dr[-4:], d.L, d.F, d.twm, 'd') if d.tw else ''
    fees = 'Isento de emolumentos – Lei Federal nº 9.534/97' if d.dr == d.em else 'Emolumentos R$ 22,80 – FRJ R$ 2,28 – FRC R$ 0,57 – Selo R$ 0,65 – Total R$ 26,30'
    body = f'<div class="bd"></div><div class="bd2"></div>' + guil('#a9bfe0', 11, op=.45, amp=14) + f'''<div class="in">
<div class="hd">{arms(17, '#223', '#8899bb')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><span>ESTADO DO PARÁ · COMARCA DE {d.cy.upper()}</span><br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div></div>
<div class="tt">CERTIDÃO DE NASCIMENTO</div>
<table>
<tr><td class="l">REGISTRADO(A)</td><td class="v nm" colspan="3">{d.n}</td></tr>
{L2('MATRÍCULA', f'<b style="letter-spacing:.6px">{m}</b>')}
{L2('NASCIMENTO', dt + f' &nbsp;&nbsp;({dd}-{mm}-{yy})')}
{L4('HORÁRIO', (d.h[:2] + 'h' + d.h[3:]) if d.h else fill, 'SEXO', 'Masculino' if d.sx == 'M' else 'Feminino')}
{L4('LOCAL DO PARTO', d.est or fill, 'MUNICÍPIO/UF', f'{d.m}/{d.uf}')}
{L2('NATURALIDADE', f'{d.m}/{d.uf}')}
{L2('PAI', par(d.p, d.pn))}{L2('MÃE', par(d.ma, d.mn))}
{L4('AVÔ PATERNO', d.av[0] or fill, 'AVÓ PATERNA', d.av[1] or fill)}
{L4('AVÔ MATERNO', d.av[2] or fill, 'AVÓ MATERNA', d.av[3] or fill)}
{L2('GÊMEO', 'Não' if not d.tw else f'Sim – {d.tw}, matrícula {twm}')}
{L4('ASSENTO FEITO EM', ext_date(d.dr), 'LIVRO/FLS./TERMO', f'{d.L} / {d.F} / {d.T}')}
{L4('DECLARANTE', d.decl, 'D.N.V.', d.dnv or fill)}
{L2('OBSERVAÇÕES / AVERBAÇÕES', obs, 'ob')}
</table>
<div class="ft"><div class="fl"><b>{d.cart}</b><br>{["Trav. Padre Eutíquio, 1178", "Rua 13 de Maio, 60", "Av. Cônego Batista Campos, 402", "Av. Rui Barbosa, 733"][k % 4]} – {d.cy}/PA<br>{d.of} – Oficial<br>Tel. (9{r.choice('134')}) 3{r.randint(200, 799)}-{r.randint(1000, 9999)}<div class="sl"><b>SELO DE SEGURANÇA</b> TJPA<br>TIPO: {"CERTIDÃO – 1ª VIA" if d.dr == d.em else "CERTIDÃO – 2ª VIA"}<br>Nº <b>{selo}</b></div></div>
<div class="fr">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>{d.cy}/PA, {mid_date(d.em)}<br>{sign(case, 50, 14)}<br>____________________________________<br>OFICIAL / SUBSTITUTO(A)<div style="position:absolute;right:-4mm;top:8mm">{stamp(case, 'REGISTRO CIVIL', d.cy.upper() + ' - PARÁ', ['CARTÓRIO'], 29, rot=-16, op=.4)}</div></div></div>
<div class="fee">{fees}</div><div class="pap">PAPEL DE SEGURANÇA – Nº PA {r.randint(100000, 999999)} – A PRESENTE CERTIDÃO NÃO TEM VALIDADE SE RASURADA</div></div>'''
    css = '''.pg{font:9.5pt "Liberation Sans";color:#0a0a0a;background:#fff}.bd{position:absolute;inset:6mm;border:2.6mm double #27509b}.bd2{position:absolute;inset:10mm;border:.4mm solid #c9a54a}.in{position:relative;padding:17mm 19mm 12mm}
.hd{display:flex;align-items:center;gap:6mm;font-size:11pt;line-height:1.35;justify-content:center;text-align:center}.hd span{font-size:9pt}.tt{font:bold 18pt "Liberation Sans";text-align:center;margin:4mm 0 5mm;color:#1c3f85;letter-spacing:3px}table{width:100%}td{border:.5pt solid #3d5fa3;padding:1.5mm 1.8mm;vertical-align:middle}
.l{background:rgba(206,219,242,.75);font-size:7pt;font-weight:bold;width:33mm;color:#1b2f5f}.n{width:27mm}.v{background:rgba(255,255,255,.75)}.nm{font-size:13pt;font-weight:bold}.ob{height:24mm;vertical-align:top}.ft{display:flex;margin-top:6mm;gap:8mm;font-size:8.8pt;line-height:1.35}.fl{width:48%}.fr{flex:1;text-align:center;position:relative}.sl{margin-top:2.5mm;border:1pt solid #27509b;border-radius:2mm;padding:1.5mm 3mm;font-size:8pt;width:60mm;background:#fffbe8}
.fee{font-size:7.5pt;margin-top:5mm}.pap{font-size:6.5pt;text-align:center;color:#27509b;margin-top:2mm}'''
    acc = {TX: [d.dn, f'{dd}-{mm}-{yy}'], 'registro.termo': [d.T.replace('.', '')], 'autenticação.selo_digital': [selo[2:]]}
    t = truth(case, d, mat=m, texto=dt, natur=f'{d.m} - {d.uf}', rm=d.cy, ruf='PA', cart=d.cart, dnv=d.dnv, L=d.L, F=d.F, T=d.T, selo=selo, joint=True, accept=acc,
              est=d.est)
    if not d.p: nofather(t)
    if d.est == 'Residência': t['data']['local_nascimento']['estabelecimento'] = 'Domicílio'; acc['local_nascimento.estabelecimento'] = ['Residência']
    return page(css, body), t
FORMS['A3'] = (f_A3, A3)

# ================================================================== A4  Pernambuco, electronic certificate sent by e-mail, captions under the values, side column
A4 = [
 P("Maria Eduarda Vasconcelos de Arruda Lins", 'F', '18/04/2019', '13:52', 'Instituto de Medicina Integral Prof. Fernando Figueira - IMIP', 'Recife', 'PE', 'Thomaz Henrique de Arruda Lins', 'Olinda/PE', 'Priscylla Vasconcelos Wanderley', 'Recife/PE',
   ['Fernando José de Arruda Lins', 'Ana Thereza Cavalcanti Lins', 'Gustavo Wanderley Neto', 'Lúcia Helena Vasconcelos Wanderley'], '25/04/2019', '196', '145', '117902', '14/02/2024', cy='Recife', cns='074021', cart='Registro Civil das Pessoas Naturais do 4º Distrito Judiciário da Capital', of='Adeildo Ferraz Burgos', dnv='30-77013348-6', cpf=1),
 P("Joaquim Antero Bem de Siqueira", 'M', '05/10/2020', '', 'Hospital Regional Inácio de Sá', 'Salgueiro', 'PE', 'Everton Antero Alencar', 'Exu/PE', 'Marília Siqueira Bem', 'Salgueiro/PE',
   ['Luiz Alencar Sampaio', 'Maria Socorro Antero', 'Expedito de Siqueira Bem', 'Gerusa Campos Bem'], '13/10/2020', '48', '071', '20566', '03/03/2023', cy='Salgueiro', cns='076512', cart='Serventia Registral Civil de Salgueiro', of='Ozenita Carvalho Parente', dnv='30-82119954-1', cpf=1),
 P("Cecília Odara Nóbrega Pontual", 'F', '22/06/2021', '09:30', 'Hospital Esperança', 'Recife', 'PE', 'Fabíola Nóbrega Dantas', 'Campina Grande/PB', 'Renata Pontual Maciel', 'Vitória de Santo Antão/PE',
   ['', '', 'Antônio Dantas de Medeiros', 'Ivanise Nóbrega Dantas'], '01/07/2021', '203', '018', '121340', '01/09/2023', cy='Recife', cns='074021', cart='Registro Civil das Pessoas Naturais do 4º Distrito Judiciário da Capital', of='Adeildo Ferraz Burgos', dnv='30-84533017-5', cpf=1, two=1),
 P("Severino Ramos Cordeiro da Silva", 'M', '11/08/1952', '06:00', 'Domicílio', 'Bezerros', 'PE', 'Amaro Cordeiro da Silva', 'Bezerros/PE', 'Severina Ramos da Conceição', 'Gravatá/PE',
   ['José Cordeiro da Silva', 'Josefa Maria da Conceição', '', ''], '02/01/1970', '22', '135', '13890', '20/06/2022', cy='Bezerros', cns='075903', cart='Ofício do Registro Civil e Notas de Bezerros', of='Waldemir Tenório Falcão', cpf=1,
   anot='Casamento com Quitéria Josefa do Nascimento, celebrado em 30/11/1974, Livro B-09, fls. 211, nº 4.018, Bezerros/PE.'),
 P("Rhyan Gabriel Tabosa Florêncio", 'M', '30/03/2018', '02:14', 'Hospital Jesus Nazareno', 'Caruaru', 'PE', 'Gabriel Florêncio Torres', 'Caruaru/PE', 'Jhenyffer Tabosa de Melo', 'Brejo da Madre de Deus/PE',
   ['Genival Torres', 'Rosinete Florêncio Torres', 'Heleno de Melo', 'Claudenice Tabosa'], '03/04/2018', '156', '210', '94015', '11/07/2024', cy='Caruaru', cns='075118', cart='1º Cartório de Registro Civil de Caruaru', of='Ismênia Galvão Porto', dnv='30-73006682-0', cpf=1, tw='Rhuan Miguel Tabosa Florêncio'),
 P("Zuleide Fátima Gomes Pankararu", 'F', '07/07/1999', '18:40', '', 'Petrolândia', 'PE', 'Quitério Gomes da Silva', 'Tacaratu/PE', 'Maria das Dores Pankararu', 'Tacaratu/PE',
   ['João Gomes', 'Vicência Monteiro', 'Ângelo Pereira', 'Dora Pankararu'], '20/07/1999', '17', '299', '8817', '28/01/2025', cy='Petrolândia', cns='076790', cart='Cartório do Registro Civil de Petrolândia', of='Ygor Leite Barbalho', cpf=1,
   averb='Averbação nº 1, de 16/01/2025: inclusão da etnia PANKARARU como sobrenome (Res. Conjunta CNJ/CNMP 12/2024).', anot='Divórcio consensual de Ednaldo Rufino da Cruz, escritura pública de 08/11/2022.'),
 P("Ícaro Benjamin Uchôa de Holanda", 'M', '12/12/2022', '21:21', 'Hospital Dom Malan', 'Petrolina', 'PE', '', '', 'Úrsula Uchôa de Holanda', 'Ouricuri/PE',
   ['', '', 'Plínio de Holanda Neto', 'Zélia Uchôa Modesto'], '20/12/2022', '133', '004', '70229', '15/04/2025', cy='Petrolina', cns='076007', cart='Registro Civil das Pessoas Naturais de Petrolina - 1º Distrito', of='Kátia Regina Rolim Coelho', dnv='30-89004716-9', cpf=1),
 P("Anna Júlia de França Pereira Ramalho Sobreira", 'F', '03/05/2017', '10:00', 'Hospital e Maternidade Petronila Campos', 'São Lourenço da Mata', 'PE', 'Edvaldo Ramalho Sobreira', 'Timbaúba/PE', 'Juliana de França Pereira', 'Moreno/PE',
   ['não declarado', 'Maria Ramalho Sobreira', 'Cosme Pereira', 'Gilvanete de França'], '08/05/2017', '60', '187', '31742', '05/12/2023', cy='São Lourenço da Mata', cns='074835', cart='Serviço Registral Civil da Comarca de São Lourenço da Mata', of='Bertoldo Muniz Accioly', dnv='30-69914430-2', cpf=1),
]
def f_A4(case, d, r):
    k = int(case[-1]); fill = ['—', 'não consta', '—', 'não informado', '—', 'não consta', '—', '—'][k - 1]
    m = mat(d.cns, d.dr[-4:], d.L, d.F, d.T, 's'); c = cpf(r)
    A = ['' if a == 'não declarado' else a for a in d.av]
    al = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    selo = f'0{d.cns}.{"".join(r.choice(al) for _ in range(3))}{d.em[3:5]}{d.em[-4:]}{r.randint(1, 3):02d}.{r.randint(1, 2999):05d}'
    cod = '-'.join(''.join(r.choice('0123456789abcdef') for _ in range(4)) for _ in range(4))
    V = lambda cap, v, w='1': f'<div style="flex:{w}"><div class="v">{v or fill}</div><div class="c">{cap}</div></div>'
    row = lambda *a: '<div class="row">' + ''.join(a) + '</div>'
    pm = lambda s: (s[:-3] + ' (' + s[-2:] + ')') if s else fill
    dt = mid_date(d.dn)
    own = cpf(r)
    note = lambda h, s: f'<div class="nt"><b>{h}.</b> {s or "Sem registro."}</div>'
    lab = ('1º genitor(a)', '2º genitor(a)')
    g = ''
    if d.p: g += row(V(lab[0], f'<b>{d.p}</b>', '3'), V('natural de', pm(d.pn), '2'))
    g += row(V(lab[1] if d.p else lab[0], f'<b>{d.ma}</b>', '3'), V('natural de', pm(d.mn), '2'))
    av = row(V('avô paterno', d.av[0]), V('avó paterna', d.av[1])) if not d.two else row(V('avós paternos', 'não se aplica'))
    av += row(V('avô materno', d.av[2]), V('avó materna', d.av[3]))
    hh = d.h and f'{int(d.h[:2])}h{d.h[3:]}min'
    body = f'''<div class="side">{arms(22, '#fff', '#8fa8d8')}<div class="s1">Registro Civil<br>das Pessoas<br>Naturais</div><div class="s2">Estado de Pernambuco</div><hr>
<div class="k">Serventia</div><div class="x">{d.cart}</div><div class="k">CNS</div><div class="x">{d.cns}</div><div class="k">Município</div><div class="x">{d.cy} (PE)</div><div class="k">Titular</div><div class="x">{d.of}</div><hr>
<div class="k">Livro</div><div class="x">A-{d.L}</div><div class="k">Folha</div><div class="x">{d.F}</div><div class="k">Termo</div><div class="x">{d.T}</div><div class="k">Assento lavrado em</div><div class="x">{d.dr}</div><hr>
<div class="q">{qr(case, 27)}</div><div class="k">Código de validação</div><div class="x" style="font-size:7.6pt">{cod}</div><div class="k">Validade da conferência</div><div class="x" style="font-size:7.6pt">30 dias da emissão, em registrocivil.org.br/validar</div></div>
<div class="main"><div class="mail">Enviada por e-mail ao solicitante – 2ª via digital – pedido {r.randint(10**7, 10**8 - 1)}</div><div class="tt">Certidão Eletrônica<br><b>de Nascimento</b></div>
{row(V('nome civil', f'<span class="nm">{d.n}</span>'))}
{row(V('matrícula', f'<b>{m}</b>', '5'), V('CPF', f'<b>{c}</b>', '2'))}
{row(V('nascimento', dt, '3'), V('hora', hh, '2'), V('sexo', 'Masculino' if d.sx == 'M' else 'Feminino', '2'), V('gêmeo', 'Sim' if d.tw else 'Não', '1'))}
{row(V('estabelecimento', d.est, '3'), V('cidade do parto', pm(d.m + '/' + d.uf), '2'))}
{row(V('naturalidade', pm(d.m + '/' + d.uf), '2'), V('DNV', d.dnv, '2'), V('irmão(ã) gêmeo(a)', d.tw, '3'))}
<div class="sec">Filiação</div>{g}<div class="sec">Ascendentes de 2º grau</div>{av}
<div class="sec">À margem do assento</div>{note('Averbações', d.averb)}{note('Anotações', d.anot)}
<div class="dec">Certifico e dou fé que os dados acima reproduzem o assento indicado. {d.cy} (PE), {mid_date(d.em)}.</div>
<div class="sg"><div class="ok">&#10003;</div><div>Assinado digitalmente com certificado ICP-Brasil por<br><b>{["Laudicéia", "Wellington", "Maria Goretti", "Djair"][k % 4]} {["Bezerra de Lira", "Pessoa de Mello", "Alves Feitoza", "Inojosa"][(k // 2) % 4]}</b>, escrevente autorizado(a)<br>{d.em} {r.randint(8, 17):02d}:{r.randint(0, 59):02d} GMT-3</div></div>
<div class="sel"><b>Selo Digital de Fiscalização – TJPE</b><br>{selo}<br>Consulte autenticidade em www.tjpe.jus.br/selodigital<br>Emol. R$ 31,44 · TSNR R$ 6,99 · FERM R$ 0,35 · FUNSEG R$ 0,70 · FERC R$ 3,49 · ISS R$ 1,75</div>
<div class="leg">Documento emitido e assinado nos termos da MP 2.200-2/2001 e do Provimento CNJ nº 46/2015. A impressão deste arquivo não substitui o original eletrônico.</div></div>'''
    css = '''.pg{font:9.5pt Lato;color:#14224d;display:flex;align-items:stretch}.side{width:52mm;background:#1d3272;color:#fff;padding:11mm 6mm 6mm;min-height:296mm}.s1{font-size:13pt;font-weight:bold;line-height:1.15;margin-top:3mm}.s2{font-size:8.5pt;margin-top:1.5mm;color:#c9d6f5}hr{border:0;border-top:.5px solid #7d93cc;margin:4.5mm 0}.k{font-size:7pt;color:#b9c9f0;margin-top:1.8mm}.x{font-size:9pt;line-height:1.25}.q{background:#fff;padding:2mm;width:31mm;line-height:0;margin-bottom:2mm}
.main{flex:1;padding:10mm 12mm 6mm 10mm}.mail{font-size:7.5pt;color:#5a6894;text-align:right}.tt{font-size:20pt;line-height:1.1;font-weight:300;margin:4mm 0 7mm}.row{display:flex;gap:5mm;margin-bottom:2.6mm}.v{border-bottom:.6pt solid #3d52a0;min-height:5mm;padding-bottom:.3mm;display:flex;align-items:flex-end}.c{font-size:6.8pt;color:#5d6fae;padding-top:.3mm}.nm{font-size:14pt;font-weight:bold}.row>div{display:flex;flex-direction:column;justify-content:flex-end}
.sec{font-size:8pt;font-weight:bold;text-transform:uppercase;letter-spacing:1.5px;color:#fff;background:#5872bf;padding:.6mm 2mm;margin:3.5mm 0 2.5mm}.nt{font-size:9pt;margin-bottom:2mm;text-align:justify}.dec{margin:6mm 0 4mm;font-size:9.5pt}.sg{display:flex;gap:3mm;border:.6pt solid #3d52a0;padding:2mm 3mm;width:92mm;font-size:8.5pt;align-items:center}.ok{font:22pt "DejaVu Sans";color:#2a8a4a}.sel{margin-top:4mm;font-size:8pt;background:#eef2fc;padding:2mm 3mm}.leg{font-size:6.6pt;margin-top:3mm;color:#5a6894}'''
    acc = {TX: [d.dn], 'registro.livro': [d.L]}
    if d.two: acc.update({'avós.maternos.avô': [''], 'avós.maternos.avó': ['']}); acc = {k2: v for k2, v in acc.items() if not k2.startswith('avós')}
    t = truth(case, d, cpf=c, mat=m, texto=dt, natur=f'{d.m} - {d.uf}', rm=d.cy, ruf='PE', cart=d.cart, dnv=d.dnv, L='A-' + d.L, F=d.F, T=d.T, pa=A[0], pb=A[1], mA=A[2], mB=A[3], selo=selo, accept=acc)
    return page(css, body), t
FORMS['A4'] = (f_A4, A4)

# ================================================================== A5  Ceará 2002-2009, DOS-age software, dot leaders, typewriter letters, paper seal FERMOJU
A5 = [
 P("FRANCISCO WELLIGTON PAIVA TEÓFILO", 'M', '17/02/1983', '05:30', 'SANTA CASA DE MISERICÓRDIA DE SOBRAL', 'SOBRAL', 'CE', 'JOSÉ TEÓFILO SOBRINHO', 'MERUOCA/CE', 'MARIA LIDUÍNA PAIVA TEÓFILO', 'SOBRAL/CE',
   ['VICENTE TEÓFILO DE SOUSA', 'FRANCISCA DAS CHAGAS TEÓFILO', 'RAIMUNDO NONATO PAIVA', 'TEREZA DE JESUS PAIVA'], '03/03/1983', 'A-61', '112', '38.940', '14/06/2005', cy='SOBRAL', cart='CARTÓRIO DO 3º OFÍCIO - REGISTRO CIVIL', of='ANTÔNIO IRAPUAN FROTA XIMENES', decl='O PAI', wit='LUIZ GONZAGA LINHARES E MARIA DO CARMO PONTE'),
 P("ANA KARINE BATISTA RABELO", 'F', '08/08/1995', '13:20', 'HOSPITAL MATERNIDADE SÃO VICENTE DE PAULO', 'BARBALHA', 'CE', 'CÍCERO RABELO FILHO', 'MISSÃO VELHA/CE', 'LUCINEIDE BATISTA RABELO', 'BARBALHA/CE',
   ['CÍCERO RABELO DE MATOS', 'MARIA SOCORRO DE MATOS', 'ANTÔNIO BATISTA', 'JOSEFA BATISTA DO NASCIMENTO'], '11/09/1995', 'A-38', '007v', '19.402', '22/01/2008', cy='BARBALHA', cart='CARTÓRIO SANTANA SAMPAIO - 2º OFÍCIO', of='RITA DE CÁSSIA SAMPAIO COELHO', decl='A AVÓ MATERNA', wit='DISPENSADAS NA FORMA DA LEI', twin=0),
 P("JOÃO PAULO DO NASCIMENTO", 'M', '24/06/1979', '', 'EM DOMICÍLIO, SÍTIO LAGOA DO MATO', 'QUIXERAMOBIM', 'CE', '', '', 'RITA MARIA DO NASCIMENTO', 'QUIXERAMOBIM/CE',
   ['', '', 'JOSÉ JOAQUIM DO NASCIMENTO', 'MARIA VITÓRIA DA CONCEIÇÃO'], '15/10/1986', 'A-44', '201', '27.318', '09/11/2004', cy='QUIXERAMOBIM', cart='CARTÓRIO DO 2º OFÍCIO DE QUIXERAMOBIM', of='TARCÍSIO PIMENTEL BENEVIDES', decl='A MÃE', wit='PEDRO ALVES DE MESQUITA E OUTRO'),
 P("SÂMIA KÉCIA BRÍGIDO DE ALENCAR", 'F', '31/12/2001', '23:55', 'MATERNIDADE ESCOLA ASSIS CHATEAUBRIAND', 'FORTALEZA', 'CE', 'MÁRIO SÉRGIO DE ALENCAR ARARIPE', 'CRATO/CE', 'SILVANA BRÍGIDO MONTENEGRO', 'FORTALEZA/CE',
   ['JOSÉ ARARIPE DE ALENCAR', 'NEUMA MACEDO DE ALENCAR', 'HÉLIO MONTENEGRO', 'IRISMAR BRÍGIDO MONTENEGRO'], '18/01/2002', 'A-209', '088', '141.207', '18/01/2002', cy='FORTALEZA', cart='CARTÓRIO CYSNE CAMPELO - REGISTRO CIVIL DA 2ª ZONA', of='JOSEFA CAMPELO CYSNE', decl='O PAI', wit='DISPENSADAS NA FORMA DA LEI', dnv='16.448.203-5', first=1),
 P("ANTÔNIA EDILEUSA MOURÃO TIMBÓ", 'F', '13/06/1990', '08:00', 'HOSPITAL E MATERNIDADE SÃO LUCAS', 'CRATEÚS', 'CE', 'EDILSON TIMBÓ MOURÃO', 'TAMBORIL/CE', 'ANTÔNIA MOURÃO TIMBÓ', 'CRATEÚS/CE',
   ['JOAQUIM TIMBÓ', 'RAIMUNDA MOURÃO', 'GONÇALO MOURÃO', 'LUÍZA BEZERRA MOURÃO'], '20/06/1990', 'A-27', '144', '15.933', '30/08/2007', cy='CRATEÚS', cart='CARTÓRIO DO REGISTRO CIVIL DE CRATEÚS', of='NORMANDO BONFIM CATUNDA', decl='O PAI', wit='FRANCISCO SOARES E ADALGISA BONFIM', tw='ANTÔNIO EDIVAN MOURÃO TIMBÓ',
   anot='CASOU-SE COM FLÁVIO JORGE MELO EM 12/12/2006, LIVRO B-08, FLS. 60, Nº 1.877, NESTE CARTÓRIO.'),
 P("DEBORAH ELIANE VANDERLEI THÉRIEN", 'F', '02/04/1999', '16:45', 'HOSPITAL GERAL CÉSAR CALS', 'FORTALEZA', 'CE', 'JEAN-MARC THÉRIEN', 'QUÉBEC, CANADÁ', 'ELIANE VANDERLEI NOGUEIRA', 'ARACATI/CE',
   ['ROGER THÉRIEN', 'LISE GAUTHIER', 'ALUÍZIO NOGUEIRA', 'MARIA ELIANE VANDERLEI'], '26/04/1999', 'A-180', '299', '120.044', '05/05/2009', cy='FORTALEZA', cart='CARTÓRIO CYSNE CAMPELO - REGISTRO CIVIL DA 2ª ZONA', of='JOSEFA CAMPELO CYSNE', decl='A MÃE', wit='DISPENSADAS NA FORMA DA LEI', dnv='11.027.664-0',
   averb='RECONHECIDA A PATERNIDADE POR SENTENÇA DE 03/03/2004 DA 5ª VARA DE FAMÍLIA DE FORTALEZA, PROC. 2002.02.11873-4.'),
 P("MANOEL MESSIAS SARAIVA", 'M', '25/12/1964', '00:30', 'EM DOMICÍLIO', 'LAVRAS DA MANGABEIRA', 'CE', 'ABEL SARAIVA LEITE', 'AURORA/CE', 'DONANA FURTADO SARAIVA', 'LAVRAS DA MANGABEIRA/CE',
   ['', '', 'RAIMUNDO FURTADO', ''], '10/01/1965', 'A-09', '076', '2.118', '13/02/2003', cy='LAVRAS DA MANGABEIRA', cart='CARTÓRIO ÚNICO DO REGISTRO CIVIL', of='MARIA IRACEMA AUGUSTO LIMA', decl='O PAI', wit='JOSÉ MACIEL E OTACÍLIO LINARD'),
 P("PRISCILA GADELHA D'ÁVILA", 'F', '19/09/1988', '10:10', 'CASA DE SAÚDE SANTA TEREZINHA', 'LIMOEIRO DO NORTE', 'CE', "LAURO D'ÁVILA GADELHA", 'MOSSORÓ/RN', 'ZENEIDE GADELHA MAIA', 'LIMOEIRO DO NORTE/CE',
   ["OSCAR D'ÁVILA", 'NAIR GADELHA', 'JÚLIO MAIA', 'ZULMIRA GADELHA MAIA'], '26/09/1988', 'A-33', '160', '20.771', '07/10/2009', cy='LIMOEIRO DO NORTE', cart='2º CARTÓRIO DE NOTAS E REGISTRO CIVIL', of='JOSÉ ODÁLIO GIRÃO', decl='O PAI', wit='NÃO CONSTAM'),
]
def f_A5(case, d, r):
    k = int(case[-1]); fill = ['XXXXXXXXXX', '----------', 'XXXXXXXXXX', '**********', 'XXXXXXXXXX', '----------', '**********', 'XXXXXXXXXX'][k - 1]
    selo = f'{r.choice("ABCDEFGH")}{r.choice("JKLMNP")} {r.randint(100, 999)}.{r.randint(100, 999)}'
    dd, mm, yy = d.dn.split('/')
    words = ext_date(d.dn, um='um').upper()
    numeric = f'{dd} DE {MES[int(mm)-1].upper()} DE {yy}'
    hr = f'{d.h.replace(":", ":")} HORAS ({ext_hour(d.h).upper()})' if d.h else fill
    ln = lambda l, v: f'<tr><td class="l">{l.ljust(23, ".")}:</td><td>{v}</td></tr>'
    nats = '; '.join(x for x in (f'O PAI DE {d.pn}' if d.p else '', f'A MAE DE {d.mn}') if x).replace('/', '-') if k != 6 else f'O PAI DE {d.pn}; A MAE DE {d.mn.replace("/", "-")}'
    J = lambda a, b: f'{a or fill} E {b or fill}' if (a or b) else fill
    tw = f'SIM, COM {d.tw}' if d.tw else 'NAO'
    obs = ' '.join(x for x in (d.averb, d.anot) if x) or 'NADA CONSTA.'
    of2 = ['TABELIÃO', 'OFICIALA', 'TABELIÃO', 'OFICIALA', 'OFICIAL', 'OFICIALA', 'OFICIALA', 'OFICIAL'][k - 1]
    body = f'''<div class="fr"><div class="hd">ESTADO DO CEARA<br>COMARCA DE {d.cy}<br><b>{d.cart}</b><br><span style="font-size:8.5pt">{d.of} - {of2}<br>{["Rua Cel. Ernesto Deocleciano, 40", "Rua Major Sampaio, 111", "Rua Dr. Álvaro Fernandes, 5", "Rua Floriano Peixoto, 980"][k % 4].upper()} - FONE: (8{"58"[k % 2]}) 3{r.randint(211, 699)}.{r.randint(1000, 9999)}</span></div>
<div class="eq">{'=' * 72}</div><div class="tt">CERTIDAO DE NASCIMENTO</div><div class="eq">{'=' * 72}</div>
<p>CERTIFICO, a pedido verbal de pessoa interessada, que revendo em meu poder e cartorio os livros de Registro de Nascimentos, deles, no de numero <b>{d.L}</b>, as folhas <b>{d.F}</b>, sob o numero de ordem <b>{d.T}</b>, verifiquei constar o registro de:</p>
<div class="nm">{d.n}</div>
<table>{ln('NASCIDO(A) A', numeric)}{ln('POR EXTENSO', words)}{ln('HORA', hr)}{ln('LOCAL', d.est or fill)}{ln('MUNICIPIO/ESTADO', d.m + '-' + d.uf)}{ln('SEXO', 'MASCULINO' if d.sx == 'M' else 'FEMININO')}{ln('GEMEO(A)', tw)}
{ln('PAI', d.p or fill)}{ln('MAE', d.ma)}{ln('NATURAIS', nats)}{ln('AVOS PATERNOS', J(d.av[0], d.av[1]))}{ln('AVOS MATERNOS', J(d.av[2], d.av[3]))}{ln('DECLARANTE', d.decl + (f', RG {r.randint(80, 99)}0{r.randint(10, 99)}0{r.randint(10000, 99999)} SSP-CE' if k % 3 == 1 else ''))}{ln('TESTEMUNHAS', d.wit)}{ln('REGISTRADO EM', d.dr)}{ln('DECL. NASCIDO VIVO', d.dnv) if d.dnv else ''}{ln('OBSERVACOES', obs)}</table>
<p>O referido e verdade e dou fe.</p><p style="text-align:right">{d.cy} (CE), {mid_date(d.em, first='01').upper()}.</p>
<div class="sg">{sign(case, 55, 14)}<br>________________________________________<br>{d.of}<br>{of2} DO REGISTRO CIVIL</div>
<div class="bt"><div class="selo"><small>PODER JUDICIARIO DO ESTADO DO CEARA</small><br><b>SELO DE AUTENTICIDADE</b><br>FERMOJU - {"CERTIDAO GRATUITA" if d.first else "CERTIDAO"}<br><b style="font-size:11pt">Nº {selo}</b></div><div>{stamp(case, d.cy, 'ESTADO DO CEARÁ', ['REGISTRO', 'CIVIL'], 31, '#5b3a8a', rot=8, op=.5, fs=7.2)}</div></div>
<div class="eq">{'-' * 72}</div><div style="font-size:7.5pt">{"GRATUITA - LEI FEDERAL No 9.534 DE 10.12.1997" if d.first else "EMOLUMENTOS R$ 12,30 + FERMOJU R$ 0,62 + SELO R$ 1,10"} - VALIDA SOMENTE COM O SELO DE AUTENTICIDADE. &nbsp; SRC v{r.randint(2, 4)}.{r.randint(0, 9)} p.1/1</div></div>'''
    css = '''.pg{font:9.6pt/1.36 "Liberation Mono";color:#111;background:#fdfdf8;padding:12mm 19mm 6mm 24mm}.hd{text-align:center;line-height:1.3}.eq{white-space:nowrap;overflow:hidden;letter-spacing:-.2px}.tt{text-align:center;font-weight:bold;font-size:15pt;letter-spacing:5px;margin:1mm 0}p{text-align:justify;margin:3mm 0}.nm{text-align:center;font-weight:bold;font-size:12.5pt;text-decoration:underline;margin:4mm 0}td{vertical-align:top;padding:.35mm 0}.l{white-space:pre;padding-right:2mm;width:1%}
.sg{text-align:center;line-height:1.2;margin-top:5mm}.bt{display:flex;justify-content:space-between;align-items:center;margin:4mm 4mm}.selo{border:2px dotted #246;background:repeating-linear-gradient(45deg,#e8f3f8 0 2px,#f6fbfd 2px 5px);padding:2.5mm 5mm;text-align:center;font:8.5pt/1.35 "Liberation Sans";color:#123}.selo small{font-size:6.5pt}'''
    acc = {TX: [d.dn, numeric], 'autenticação.selo_digital': [selo.replace('.', ''), selo.replace(' ', '')], 'registro.termo': [d.T.replace('.', '')]}
    est = d.est
    if est.startswith('EM DOM'): acc['local_nascimento.estabelecimento'] = [est]; est = 'Domicílio'
    t = truth(case, d, texto=words, est=est, rm=d.cy, ruf='CE', cart=d.cart, dnv=d.dnv, L=d.L, F=d.F, T=d.T, selo=selo, joint=True, accept=acc)
    if not d.p: nofather(t)
    return page(css, body), t
def nofather(t):
    """a labelled blank for the father before the mother: the mother may be read as the first or as the second"""
    f = t['data']['filiação']; a = t['accept']
    for x in ('nome_completo', 'naturalidade'):
        v = f['genitor_1'][x]
        if v: a['filiação.genitor_1.' + x] = ['']; a['filiação.genitor_2.' + x] = [v]
FORMS['A5'] = (f_A5, A5)

# ================================================================== A6  Pará 1979-1992, A5 landscape blank with stub, blue print, typed filling
A6 = [
 P("Rosângela do Carmo Figueiredo", 'F', '16/07/1978', '19:00', 'Maternidade do Povo', 'Belém', 'PA', 'Waldir Figueiredo', 'Belém/PA', 'Terezinha do Carmo', 'Bragança/PA', ['Euclides Figueiredo', 'Zulmira Figueiredo', 'Lázaro do Carmo', 'Nazaré do Carmo'], '24/07/1978', '118-A', '203', '70.551', '12/01/1982', cy='Belém', cart='Cartório Privativo de Nascimentos e Óbitos - 4º Ofício', of='Hermógenes Conduru', decl='o pai'),
 P("Márcio Roberto Assayag Benchaya", 'M', '03/03/1985', '02:25', 'Hospital da Ordem Terceira', 'Belém', 'PA', 'Isaac Benchaya', 'Óbidos/PA', 'Rosa Assayag', 'Itacoatiara/AM', ['Samuel Benchaya', 'Mery Benchaya', 'Jacob Assayag', 'Sol Assayag'], '11/03/1985', '151-A', '017', '91.326', '11/03/1985', cy='Belém', cart='Cartório Privativo de Nascimentos e Óbitos - 4º Ofício', of='Hermógenes Conduru', decl='o pai'),
 P("Deusarina Lobo Cuimar", 'F', '29/05/1971', '', 'Domicílio', 'Igarapé-Miri', 'PA', '', '', 'Lucila Lobo Cuimar', 'Igarapé-Miri/PA', ['', '', 'Satiro Cuimar', 'Izabel Lobo'], '18/12/1979', '23-A', '188', '11.940', '18/12/1979', cy='Igarapé-Miri', cart='Cartório Sinimbu', of='Orlandina Sinimbu Corrêa', decl='a mãe', obs='Registro feito de acordo com a Lei 6.015/73, art. 46.'),
 P("Ivanildo Batista dos Prazeres", 'M', '06/01/1967', '11:00', '', 'Marapanim', 'PA', 'Firmino dos Prazeres', 'Marapanim/PA', 'Ana Batista dos Prazeres', 'Curuçá/PA', ['Antônio dos Prazeres', 'Ignez dos Prazeres', '', 'Bárbara Batista'], '14/02/1967', '9', '55v', '3.117', '02/09/1986', cy='Marapanim', cart='Cartório do Único Ofício', of='Joaquim Neves Trindade', decl='o pai',
   anot='Casou-se em 20/12/1985, em Castanhal, com Maria Lúcia Seabra.'),
 P("Kátia Cilene Sozinho Amoras", 'F', '22/11/1983', '14:40', 'Hospital São Pedro', 'Oriximiná', 'PA', 'Benedito Amoras', 'Macapá/AP', 'Dilma Sozinho Amoras', 'Oriximiná/PA', ['Raimundo Amoras', 'Celina Amoras', 'João Sozinho', 'Tomázia Sozinho'], '01/12/1983', '31-A', '120', '14.208', '15/02/1990', cy='Oriximiná', cart='Cartório Guerreiro', of='Lindalva Guerreiro Picanço', decl='o pai', tw='Cátia Suely Sozinho Amoras'),
 P("Paulo Sérgio Rayol", 'M', '12/10/1989', '09:15', 'Hospital Santo Antônio Maria Zaccaria', 'Bragança', 'PA', 'Sérgio Rayol Filho', 'Viseu/PA', 'Edna Reis Rayol', 'Augusto Corrêa/PA', ['Sérgio Rayol', 'Francisca Rayol', 'Domingos Reis', 'Palmira Reis'], '30/10/1989', '66-A', '009', '33.871', '30/10/1989', cy='Bragança', cart='Cartório do 2º Ofício do Registro Civil', of='Zenóbio Medeiros Lisboa', decl='o pai'),
 P("Aldenora Nonata Ypiranga de Souza", 'F', '31/08/1960', '23:00', 'Domicílio', 'Alenquer', 'PA', 'Bráulio de Souza', 'Monte Alegre/PA', 'Noemia Ypiranga', 'Alenquer/PA', ['Ladislau de Souza', 'Firmina de Souza', 'Tibúrcio Ypiranga', 'Altina Ypiranga'], '08/09/1960', '12', '141', '4.680', '23/03/1988', cy='Alenquer', cart='Cartório Valente do Couto', of='Nestor Valente do Couto', decl='a avó paterna',
   averb='Retificado o sobrenome materno para YPIRANGA, por mandado do MM. Juiz de 10/02/1988.'),
 P("Claudionor Tembé", 'M', '01/05/1976', '04:30', 'Posto Indígena Alto Rio Guamá', 'Capitão Poço', 'PA', 'Verônico Tembé', 'Capitão Poço/PA', 'Joana Tembé', 'Ourém/PA', ['', '', '', ''], '10/08/1981', '7-A', '200', '2.799', '17/04/1991', cy='Capitão Poço', cart='Cartório do Registro Civil - Termo Único', of='Abraão Lincoln Nasser', decl='servidor da FUNAI'),
]
def f_A6(case, d, r):
    k = int(case[-1]); fill = ['-.-.-.-.-.-', 'xxxxxxxxx', '- - - - - -', 'ignorado', '-.-.-.-.-.-', 'xxxxxxxxx', '- - - - - -', 'não declarados'][k - 1]
    dd, mm, yy = d.dn.split('/'); mes = MES[int(mm) - 1]
    F = lambda v, w='1': f'<span class="f" style="flex:{w} 1 auto{";white-space:nowrap" if len(v or fill) < 60 else ""}">{v or fill}</span>'
    row = lambda *a: '<div class="r">' + ''.join(a) + '</div>'
    t_ = lambda s: f'<span class="p">{s}</span>'
    em = dmy(d.em)
    obs = d.obs or d.averb or d.anot or ('nada consta' if k % 2 or k == 8 else fill)
    nt = lambda s: s.replace('/', ' - ') if s else fill
    twl = f'gêmea de {d.tw}' if d.tw else ''
    body = f'''<div class="st"><div class="sr">REGISTRO CIVIL</div><div>Têrmo nº<br><b>{d.T}</b></div><div>Livro<br><b>{d.L}</b></div><div>Fôlhas<br><b>{d.F}</b></div><div>Certidão dada em<br><b>{d.em.replace("/", ".")}</b></div><div>Custas<br><b>{"gratis" if d.dr == d.em else "Cr$ " + str(r.randint(3, 95)) + "0,00"}</b></div><div style="margin-top:3mm">{stamp(case, 'REG. CIVIL', d.cy.upper(), ['PARÁ'], 23, '#884', rot=0, op=.5, fs=9)}</div></div>
<div class="mn"><div class="hd"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado do Pará &nbsp;—&nbsp; Comarca de <span class="ty">{d.cy}</span><br><span class="ty" style="font-size:9pt">{d.cart}</span><div class="tt">CERTIDÃO DE NASCIMENTO</div></div>
{row(t_('CERTIFICO que, à folha'), F(d.F), t_('do livro nº'), F(d.L), t_('do Registro de Nascimentos, sob o nº'), F(d.T), t_(', foi registrado'))}
{row(t_('em'), F(mid_date(d.dr)), t_('o nascimento de'), F('<b>' + d.n + '</b>', '3'))}
{row(t_('do sexo'), F('masculino' if d.sx == 'M' else 'feminino', '1.1'), t_('ocorrido aos'), F(str(int(dd))), t_('de'), F(mes, '1.2'), t_('de'), F(yy), t_('às'), F(d.h and d.h.replace(':', ',') , '1'), t_('horas,'))}
{row(t_('em'), F(d.est + (', ' if d.est and twl else '') + twl if (d.est or twl) else ''), t_(','))}
{row(t_('município de'), F(d.m + ' - ' + d.uf, '1'), t_('Côr'), F(['morena', 'branca', 'parda'][k % 3], '1'), t_('Declarante'), F(d.decl, '1'))}
{row(t_('Filho(a) de'), F(d.p, '2'), t_('natural de'), F(nt(d.pn) if d.p else ''))}
{row(t_('e de'), F(d.ma, '2'), t_('natural de'), F(nt(d.mn)))}
{row(t_('Avós paternos'), F(d.av[0]), t_('e'), F(d.av[1]))}
{row(t_('Avós maternos'), F(d.av[2]), t_('e'), F(d.av[3]))}
{row(t_('Observações'), F(obs, '4'))}
<div class="r"><span class="p">O referido é verdade e dou fé.</span><span class="f" style="flex:1;text-align:right">{d.cy}</span><span class="p">, {em[0]:02d} de {MES[em[1]-1]} de {em[2]}.</span></div>
<div class="sg">{sign(case, 44, 9, '#223')}<br>{d.of}<br><i>Oficial do Registro Civil</i></div></div>'''
    css = '''.pg{display:flex;font:8.6pt "TeX Gyre Schola";color:#1b3a86;background:#f4f1e4}.st{width:33mm;border-right:1.2px dashed #1b3a86;padding:7mm 3mm;text-align:center;font-size:7pt;background:#ece8d6}.st div{margin-bottom:2.6mm}.st b{font:9pt "Nimbus Mono PS";color:#111}.sr{font-weight:bold;letter-spacing:1.5px}
.mn{flex:1;margin:5mm;padding:4mm 5mm 1mm;border:1.3px solid #1b3a86;outline:.6px solid #1b3a86;outline-offset:-3px}.hd{text-align:center;line-height:1.3;font-size:8pt}.tt{font-size:14pt;font-weight:bold;letter-spacing:2px;margin:1mm 0}.ty,.f{font-family:"Nimbus Mono PS";color:#121212;font-size:9pt}.r{display:flex;align-items:flex-end;gap:1.2mm;margin-bottom:2.1mm}.p{white-space:nowrap}.f{border-bottom:.7px dotted #1b3a86;padding:0 1mm;line-height:1.15;letter-spacing:-.1px}.sg{text-align:center;font-size:7.6pt;line-height:1.15}.sg i{font-size:7pt}'''
    dt = f'{int(dd)} de {mes} de {yy}'
    acc = {TX: [d.dn, f'{dd} de {mes} de {yy}'], 'registro.termo': [d.T.replace('.', '')]}
    o = {}
    if d.obs: o = dict(averb=''); acc['observações.averbações'] = [d.obs]; acc['observações.anotações'] = [d.obs]
    t = truth(case, d, size=(595, 420), texto=dt, rm=d.cy, ruf='PA', cart=d.cart, L=d.L, F=d.F, T=d.T, joint=True, accept=acc, **o)
    if not d.p: nofather(t)
    return page(css, body, 'A5 landscape', 210, 148), t
FORMS['A6'] = (f_A6, A6)

# ================================================================== A7  Bahia 1990-2004, judiciary's own form with numbered boxes, brown print
A7 = [
 P("ROQUELINA BISPO DAS VIRGENS", 'F', '16/08/1972', '07:00', 'MATERNIDADE TSYLLA BALBINO', 'SALVADOR', 'BA', 'ESMERALDO DAS VIRGENS', 'CACHOEIRA/BA', 'HILDA BISPO DAS VIRGENS', 'SALVADOR/BA', ['CASSIMIRO DAS VIRGENS', 'ARLINDA DAS VIRGENS', 'JÚLIO BISPO', 'MARIA ANGÉLICA BISPO'], '01/09/1972', '48-A', '77', '31.506', '18/05/1994', cy='SALVADOR', cart='Cartório do Registro Civil das Pessoas Naturais do Subdistrito de Santo Antônio', of='Edith Moscoso de Aragão', pr=('pedreiro', 'doméstica'), cor='parda', wit='Antônio Sacramento / Maria Luísa Pita'),
 P("TÁCIO JOSÉ BULCÃO SODRÉ", 'M', '05/05/1991', '18:30', 'HOSPITAL PORTUGUÊS', 'SALVADOR', 'BA', 'LUÍS HENRIQUE SODRÉ', 'SALVADOR/BA', 'MARTA BULCÃO SODRÉ', 'SÃO FRANCISCO DO CONDE/BA', ['NEWTON SODRÉ', 'IVETE GALVÃO SODRÉ', 'JOSÉ BULCÃO NETO', 'LAURA BULCÃO'], '13/05/1991', '130-A', '12', '77.410', '13/05/1991', cy='SALVADOR', cart='Cartório do Registro Civil das Pessoas Naturais do Subdistrito da Vitória', of='Jorge Amável Pimenta', pr=('engenheiro', 'professora'), cor='branca', wit='dispensadas'),
 P("GENIVALDO SOUZA", 'M', '30/10/1965', '', '', 'JACOBINA', 'BA', '', '', 'EUFROSINA MARIA DE SOUZA', 'MIGUEL CALMON/BA', ['', '', '', 'MARIA EUFROSINA DE JESUS'], '12/04/1983', '19-A', '203', '15.338', '27/07/1990', cy='JACOBINA', cart='Cartório do Registro Civil da Sede', of='Laudelino Mesquita Rios', pr=('', 'lavradora'), cor='preta', wit='Otoniel Rios / Zita Carneiro', obs='LEI 6.015/73 ART. 46 - DESPACHO DO MM. JUIZ.'),
 P("IRACILDES NEIVA PEDREIRA", 'F', '23/01/1958', '03:15', 'EM RESIDÊNCIA', 'MARAGOGIPE', 'BA', 'ALÍPIO PEDREIRA', 'MARAGOGIPE/BA', 'OTÍLIA NEIVA PEDREIRA', 'NAZARÉ/BA', ['FLORIANO PEDREIRA', 'ISAURA PEDREIRA', 'THEOTÔNIO NEIVA', 'ADELINA NEIVA'], '03/02/1958', '14', '91v', '5.004', '09/12/1999', cy='MARAGOGIPE', cart='Cartório do Registro Civil do 1º Ofício', of='Crispiniano Malaquias Rocha', pr=('charuteiro', 'charuteira'), cor='morena', wit='José Peleteiro / Alfredo Neri',
   anot='CASADA COM AGENOR LOBO SANTIAGO EM 08.12.1979. FALECIDO O CÔNJUGE EM 1996.'),
 P("DJALMA CRUZ BONFIM SEGUNDO", 'M', '29/09/1997', '21:05', 'HOSPITAL SÃO JOSÉ', 'ILHÉUS', 'BA', 'DJALMA CRUZ BONFIM', 'CANAVIEIRAS/BA', 'ROSE MEIRE ARGOLO', 'ITAJUÍPE/BA', ['EUVALDO BONFIM', 'DALVA CRUZ BONFIM', 'PERIVALDO ARGOLO', 'LINDINALVA ARGOLO'], '10/10/1997', '88-A', '140', '52.209', '10/10/1997', cy='ILHÉUS', cart='Cartório do Registro Civil das Pessoas Naturais do 2º Ofício', of='Gessy Berbert Tavares', pr=('comerciário', 'do lar'), cor='--', wit='dispensadas', dnv='08 334 117', tw='DAVID CRUZ BONFIM'),
 P("LÍVIA MARIA CAJAZEIRA ULM", 'F', '14/02/1988', '11:50', 'HOSPITAL ARISTIDES MALTEZ', 'SALVADOR', 'BA', 'PETER HANS ULM', 'STUTTGART - ALEMANHA', 'MARIA DAS NEVES CAJAZEIRA', 'ENTRE RIOS/BA', ['HANS ULM', 'GERTRUD ULM', 'OSÓRIO CAJAZEIRA', 'MARIA DA GLÓRIA CAJAZEIRA'], '02/03/1988', '117-A', '255', '70.023', '22/08/2001', cy='SALVADOR', cart='Cartório do Registro Civil das Pessoas Naturais do Subdistrito da Vitória', of='Jorge Amável Pimenta', pr=('técnico', 'enfermeira'), cor='branca', wit='Ruy Barreto / Suzana Kruschewsky',
   averb='AVERBADA EM 20/08/2001 A ALTERAÇÃO DO NOME DA GENITORA PARA MARIA DAS NEVES CAJAZEIRA ULM, EM VIRTUDE DE CASAMENTO.'),
 P("VALFREDO D'EL-REI MOITINHO", 'M', '02/12/1980', '16:16', 'FUNDAÇÃO HOSPITALAR DE BRUMADO', 'BRUMADO', 'BA', "GETÚLIO D'EL-REI", 'LIVRAMENTO DE NOSSA SENHORA/BA', 'CORINA MOITINHO', 'BRUMADO/BA', ['', "ANÍSIA D'EL-REI", 'CLEMENTE MOITINHO', 'ROSA MOITINHO'], '11/12/1980', '36-A', '188', '26.714', '14/03/1996', cy='BRUMADO', cart='Cartório do Registro Civil do Distrito Sede', of='Benício Tanajura Lôbo', pr=('motorista', 'costureira'), cor='branca', wit='João Meira / Elza Tanajura'),
 P("NEILZA CONCEIÇÃO TUPINAMBÁ AMADO", 'F', '08/12/2003', '22:00', 'MATERNIDADE SANTA HELENA', 'ILHÉUS', 'BA', 'ARIVALDO AMADO', 'ILHÉUS/BA', 'NIVALDA TUPINAMBÁ', 'ILHÉUS/BA', ['MANOEL AMADO', 'ELZA AMADO', 'PEDRO TUPINAMBÁ', 'NIVALDINA TUPINAMBÁ'], '15/01/2004', '109-A', '017', '63.991', '15/01/2004', cy='ILHÉUS', cart='Cartório do Registro Civil das Pessoas Naturais do 2º Ofício', of='Gessy Berbert Tavares', pr=('pescador', 'marisqueira'), cor='--', wit='dispensadas', dnv='20 118 640'),
]
def f_A7(case, d, r):
    k = int(case[-1]); fill = ['= = = = =', '/////////', '= = = = =', 'XXX', '/////////', '= = = = =', 'XXX', '/////////'][k - 1]
    n = [0]
    def B(lab, v, w, c=''):
        n[0] += 1
        return f'<td style="width:{w}%" class="{c}"><span class="n">{n[0]:02d}</span><span class="l">{lab}</span><div class="v">{v or fill}</div></td>'
    row = lambda *a: '<table><tr>' + ''.join(a) + '</tr></table>'
    dd, mm, yy = d.dn.split('/')
    dt = f'{dd} DE {MES[int(mm)-1].upper()} DE {yy}'
    nt = lambda s: s.replace('/', ' - ') if s else fill
    J = lambda a, b: f'{a or fill}<br>{b or fill}'
    obs = d.obs or d.averb or d.anot
    tw = d.tw
    em = dmy(d.em)
    body = f'''<div class="hd"><div>{arms(20, '#5a3418', '#b08a64')}</div><div><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA<br><span>Instituto Pedro Ribeiro de Administração Judiciária – IPRAJ</span><br><b>{d.cart}</b><br>Comarca de {d.cy} – Bahia</div><div class="ctl">CONTROLE Nº<br><b>{r.randint(100000, 999999)}</b><br>Mod. 1.04.0{k % 3 + 1}2</div></div>
<div class="tt">CERTIDÃO DE REGISTRO DE NASCIMENTO</div>
<div class="cf">CERTIFICO que dos assentamentos deste Cartório consta o registro de nascimento com os elementos abaixo:</div>
<div class="bx">{row(B('NOME DO REGISTRADO', f'<b>{d.n}</b>', 80), B('SEXO', 'MASC.' if d.sx == 'M' else 'FEM.', 20))}
{row(B('DATA DO NASCIMENTO', dt, 42), B('HORA', d.h and d.h + ' h', 15), B('COR', d.cor.upper(), 15), B('PARTO MÚLTIPLO? IRMÃO GÊMEO', tw and 'SIM: ' + tw or 'NÃO', 28))}
{row(B('LOCAL (HOSPITAL, MATERNIDADE, RESIDÊNCIA)', d.est, 50), B('MUNICÍPIO DO NASCIMENTO', d.m, 40), B('UF', d.uf, 10))}
{row(B('PAI', d.p, 50), B('NATURAL DE', nt(d.pn) if d.p else '', 32), B('PROFISSÃO', d.pr[0].upper(), 18))}
{row(B('MÃE', d.ma, 50), B('NATURAL DE', nt(d.mn), 32), B('PROFISSÃO', d.pr[1].upper(), 18))}
{row(B('AVÓS PATERNOS', J(*d.av[:2]), 50), B('AVÓS MATERNOS', J(*d.av[2:]), 50))}
{row(B('DATA DO REGISTRO', d.dr.replace('/', '.'), 28), B('LIVRO', d.L, 18), B('FOLHA', d.F, 18), B('TERMO', d.T, 18), B('Nº DA D.N.V.', d.dnv, 18))}
{row(B('TESTEMUNHAS DO TERMO', d.wit.upper(), 100))}
{row(B('OBSERVAÇÕES – AVERBAÇÕES – ANOTAÇÕES', obs, 100, 'ob'))}</div>
<table class="ft"><tr><td style="width:45%"><span class="l">LOCAL E DATA DA EMISSÃO</span><div class="v">{d.cy}, {em[0]:02d} DE {MES[em[1]-1].upper()} DE {em[2]}</div><br><span class="l">CONFERIDO POR</span><div class="v">{r.choice(["MAT. 902.", "CAD. 808.", "MAT. 904."])}{r.randint(100, 999)}-{r.randint(0, 9)} {sign(case + 'x', 20, 7, '#333')}</div></td><td style="text-align:center;position:relative">DOU FÉ.<br>{sign(case, 52, 14)}<br>_______________________________________<br><b>{d.of}</b><br>Oficial(a) do Registro Civil<div style="position:absolute;left:-26mm;top:7mm">{stamp(case, 'PODER JUDICIÁRIO', d.cy.upper() + ' - BA', ['REGISTRO', 'CIVIL'], 30, '#7a1f1f', rot=20, op=.4, fs=7.4)}</div></td></tr></table>
<div class="rd">{"ISENTO DE CUSTAS – REGISTRO E 1ª CERTIDÃO" if d.dr == d.em else f"D.A.J. Nº {r.randint(100, 999)}.{r.randint(100, 999)} – CUSTAS RECOLHIDAS NO BANEB"} &nbsp;|&nbsp; Este documento não poderá conter emendas ou rasuras. &nbsp;|&nbsp; Reconhecer firma quando destinado a outra comarca.</div>'''
    css = '''.pg{font:8.5pt "Liberation Sans Narrow";color:#5a3418;padding:12mm 14mm 8mm 18mm;background:#fffdf9}.hd{display:flex;gap:5mm;align-items:center;text-align:center;justify-content:space-between;line-height:1.35;font-size:9.5pt}.hd span{font-size:8pt}.ctl{border:1px solid #5a3418;padding:1.5mm 2.5mm;font-size:7pt}.ctl b{font:10pt "Nimbus Mono PS";color:#a01818}.tt{background:#5a3418;color:#fff;text-align:center;font-size:14pt;font-weight:bold;letter-spacing:2px;padding:1.2mm;margin:4mm 0 2mm}.cf{margin:0 0 2mm;font-size:9pt}.bx{border:1.4px solid #5a3418}.bx table{width:100%}.bx td{border:.7px solid #5a3418;padding:.6mm 1.2mm 1mm;vertical-align:top}
.n{background:#e9d9c7;font-size:6.5pt;padding:0 .8mm;margin-right:1.2mm}.l{font-size:6.5pt}.v{font:9.4pt/1.25 "DejaVu Sans Mono";letter-spacing:-.4px;color:#101018;min-height:6mm;padding:1.3mm 0 0 1mm}.ob .v{min-height:24mm}.ft{width:100%;margin-top:6mm}.ft td{vertical-align:top}.rd{margin-top:6mm;font-size:7pt;border-top:.7px solid #5a3418;padding-top:1mm}'''
    acc = {TX: [d.dn], 'registro.termo': [d.T.replace('.', '')]}
    o = {}
    est = d.est
    if est == 'EM RESIDÊNCIA': est = 'Domicílio'; acc['local_nascimento.estabelecimento'] = [d.est, 'RESIDÊNCIA']
    if d.obs: acc['observações.averbações'] = [d.obs]; acc['observações.anotações'] = [d.obs]
    if k == 6: acc['filiação.genitor_2.nome_completo'] = ['MARIA DAS NEVES CAJAZEIRA ULM']
    t = truth(case, d, texto=dt, est=est, rm=d.cy, ruf='BA', cart=d.cart, dnv=d.dnv, L=d.L, F=d.F, T=d.T, joint=True, accept=acc, **o)
    if not d.p: nofather(t)
    return page(css, body), t
FORMS['A7'] = (f_A7, A7)

# ================================================================== A8  1948-1966, printed blank filled by typewriter, tall sheet, narrated
A8 = [
 P("Raimundo João Saldanha", 'M', '12/11/1950', '03:00', 'Domicílio', 'Caxias', 'MA', 'Feliciano Saldanha', 'Codó/MA', 'Maria Bemvinda Saldanha', 'Caxias/MA', ['João Saldanha', 'Thereza Saldanha', 'Ignacio Gomes', 'Bemvinda Gomes'], '20/11/1950', '21', '46v', '317', '04/02/1957', cy='Caxias', st='do Maranhão', cart='Cartório do 2.º Ofício', of='Gumercindo Villa-Nova', cor='parda', leg='legítimo', decl='o pai', wit='Cândido Leitão e Luiz Viveiros', leg2='lavrado', place='em casa de seus pais, à rua do Porto Grande, nesta cidade'),
 P("Ivone Dantas Brasileiro", 'F', '28/02/1948', '14:30', 'Maternidade do Derby', 'Recife', 'PE', 'Manoel Brasileiro Filho', 'Limoeiro/PE', 'Alayde Dantas Brasileiro', 'Nazaré da Mata/PE', ['Manoel Brasileiro', 'Philomena Brasileiro', 'Arthur Dantas', 'Eulina Dantas'], '06/03/1948', '38', '112', '14.206', '19/08/1953', cy='Recife', st='de Pernambuco', cart='Cartório da Boa Vista', of='Heráclito Cavalcanti Uchôa', cor='branca', leg='legítima', decl='o pai', wit='José Ignacio Lyra e Ruy Antunes', place='na Maternidade do Derby, nesta cidade'),
 P("José Miguel de Farias", 'M', '29/09/1955', '', 'Domicílio', 'Sobral', 'CE', '', '', 'Joana de Farias', 'Meruoca/CE', ['', '', 'Miguel de Farias', 'Rosa Maria da Conceição'], '15/10/1955', '29', '7', '2.771', '15/10/1955', cy='Sobral', st='do Ceará', cart='Cartório do Registro Civil', of='Francisco Thomaz Mont’Alverne', cor='morena', leg='natural', decl='a avó materna', wit='Pedro Parente e Deolindo Rocha', place='em domicílio, no lugar Jordão, dêste município', hoje=1),
 P("Dulce Maria e Silva Muricy", 'F', '01/01/1952', '00:45', 'Domicílio', 'Santo Amaro', 'BA', 'Deraldo Muricy', 'Santo Amaro/BA', 'Stella e Silva Muricy', 'São Félix/BA', ['Pompílio Muricy', 'Guiomar Muricy', 'Tranquilino e Silva', 'Amélia e Silva'], '10/01/1952', '17', '130', '883', '27/11/1964', cy='Santo Amaro', st='da Bahia', cart='Cartório do Registro Civil do 1.º Distrito', of='Virgílio Daltro Bittencourt', cor='parda', leg='legítima', decl='o pai', wit='Aurino Barreiros e Isidoro Paim', place='em residência, à ladeira do Rosário, nesta cidade',
   anot='Casou-se com Renato Lopes Araponga em 8 de dezembro de 1963, nesta cidade.'),
 P("Cosme Damião Pinheiro", 'M', '27/09/1949', '05:15', 'Domicílio', 'Icatu', 'MA', 'Sebastião Pinheiro', '', 'Anna Rita Pinheiro', '', ['Cosme Pinheiro', 'Raymunda Pinheiro', 'Damião dos Reis', 'Anna dos Reis'], '03/10/1949', '8', '19', '205', '14/05/1959', cy='Icatu', st='do Maranhão', cart='Cartório do Registro Civil', of='Raul Azulay Marques', cor='preta', leg='legítimo', decl='o pai', wit='Zeferino Costa e Lino Cantanhede', both='ambos naturais dêste Estado', place='em domicílio, no povoado Itatuaba, dêste município', tw='Damião Cosme Pinheiro'),
 P("Yolanda Elihimas Haddad", 'F', '17/06/1953', '22:10', 'Hospital Português', 'Recife', 'PE', 'Elias Haddad', 'Zahlé, Líbano', 'Nazira Elihimas Haddad', 'Garanhuns/PE', ['Habib Haddad', 'Wadia Haddad', 'Miguel Elihimas', 'Salma Elihimas'], '25/06/1953', '44', '201', '19.958', '03/03/1961', cy='Recife', st='de Pernambuco', cart='Cartório da Boa Vista', of='Heráclito Cavalcanti Uchôa', cor='branca', leg='legítima', decl='o pai', wit='Jorge Asfora e Edmundo Jordão', place='no Hospital Português, nesta cidade'),
 P("Expedito Vitoriano Lima", 'M', '19/04/1961', '16:00', 'Domicílio', 'Canindé', 'CE', 'Vitoriano Antônio de Lima', 'Canindé/CE', 'Francisca Cruz Lima', 'Itapiúna/CE', ['', 'Antônia de Lima', '', 'Maria da Cruz'], '02/05/1961', '24', '88v', '1.942', '02/05/1961', cy='Canindé', st='do Ceará', cart='Cartório do 2.º Ofício', of='Antônio Magalhães Cordeiro', cor='morena', leg='legítimo', decl='o pai', wit='Augusto Rocha e João Karam', place='em domicílio, no sítio Ipueira dos Gomes, dêste têrmo', hoje=1),
 P("Hermínia Pacheco Tourinho", 'F', '30/07/1946', '10:20', 'Santa Casa de Misericórdia', 'Ilhéus', 'BA', 'Basílio Tourinho', 'Belmonte/BA', 'Hermínia Pacheco Tourinho', 'Ilhéus/BA', ['Domingos Tourinho', 'Ursulina Tourinho', 'Ramiro Pacheco', 'Leocádia Pacheco'], '09/08/1946', '12', '3', '640', '22/01/1966', cy='Ilhéus', st='da Bahia', cart='Cartório do Registro Civil', of='Epaminondas Berbert', cor='branca', leg='legítima', decl='o pai', wit='João Mangabeira Sá e Tito Lavigne', place='na Santa Casa de Misericórdia, nesta cidade',
   averb='Por sentença de 4 de maio de 1951 foi averbado o desquite dos pais.'),
]
def f_A8(case, d, r):
    k = int(case[-1]); fill = ['-----------', '= = = = = =', '-----------', 'x x x x x x', '-----------', '= = = = = =', 'ignorado', '-----------'][k - 1]
    M = d.sx == 'M'; o_ = 'o' if M else 'a'
    y = lambda v, min_=0: f'<span class="y">{v or fill}</span>'
    dt = ext_date(d.dn); uf = d.uf
    hw = ext_hour(d.h, per=True) if d.h else ''
    hw = hw.replace('zero hora e quarenta e cinco minutos da madrugada', 'zero hora e quarenta e cinco minutos')
    par = lambda nm, nt: (y(nm) + (f', natural de {y(nt.replace("/" + uf, ", dêste Estado").replace("/", ", "))}' if nt else '')) if nm else y('')
    em = ext_date(d.em)
    hoje = d.hoje
    obs = d.averb or d.anot or ''
    body = f'''<div class="bx"><div class="hd"><div class="rep">República dos Estados Unidos do Brasil</div>{arms(21, '#2a2a2a', '#8b8268')}<div class="es">ESTADO {d.st.upper()}</div>
<div>Comarca de {y(d.cy)} &nbsp; Município de {y(d.cy)}</div><div class="ca">{d.cart}</div><div class="tt">REGISTRO CIVIL</div><div class="t2">Certidão de Nascimento N.º {y(d.T)}</div></div>
<p class="pr">{y(d.of)}, Escrivão do Registro Civil desta cidade, na forma da lei, etc.</p>
<p><b class="ce">Certifico</b> que, a fls. {y(d.F)} do livro n.º {y(d.L)} do registro de nascimentos, foi lavrado {y('hoje') if hoje else 'em ' + y(mid_date(d.dr))} o assento de {y('<b>' + d.n.upper() + '</b>')}, nascid{o_} {'ao' if d.dn[:2] == '01' else 'aos'} {y(dt)}, às {y(hw)}, {y(d.place)}, do sexo {y('masculino' if M else 'feminino')}, de côr {y(d.cor)}, filh{o_} {y(d.leg)} de {par(d.p, d.pn)} e de D. {par(d.ma, d.mn)}{', ' + y(d.both) if d.both else ''}, sendo avós paternos {y(d.av[0])} e {y(d.av[1])} e maternos {y(d.av[2])} e {y(d.av[3])}.</p>
<p>Foi declarante {y(d.decl)} e serviram de testemunhas {y(d.wit)}.</p>
<p>Observações: {y((f"nascid{o_} de parto duplo, gême{o_} com {d.tw}. " if d.tw else "") + obs if (d.tw or obs) else "")}</p>
<p>O referido é verdade e dou fé.</p><p class="dt">{y(d.cy)}, {y(em)}.</p><div class="sg">{sign(case, 66, 17, '#1a2350')}<br>O Escrivão, ______________________________<br>{d.of}</div>
<div class="es2"><div class="est">{"".join(f'<span>BRASIL<br>CORREIO<br>E TESOURO<br><b>{c}</b></span>' for c in r.choice([('2,00', '1,00'), ('5,00', '0,50', '1,00'), ('3,00',)]))}</div><div>Custas: Cr$ {r.randint(8, 60)},00<br>Sêlo e taxa de Educação e Saúde pagos por verba</div></div></div>'''
    css = '''.pg{background:#f6edd3;font:12.5pt/1.88 "EB Garamond 12","EB Garamond";color:#2b2418;padding:11mm}.bx{border:2.2px solid #4a3b22;outline:.8px solid #4a3b22;outline-offset:2px;padding:9mm 13mm;min-height:333mm}.hd{text-align:center;line-height:1.5;margin-bottom:6mm}.rep{font-style:italic;font-size:13pt}.es{font-size:13pt;letter-spacing:3px;font-weight:bold}.ca{font-variant:small-caps;font-size:13pt}.tt{font-size:21pt;font-weight:bold;letter-spacing:6px;line-height:1.4}.t2{font-size:13pt}p{margin:0 0 4mm;text-align:justify}.ce{font-size:16pt;font-style:italic}
.y{font:12pt "Courier Prime Code","Nimbus Mono PS";color:#15162b;border-bottom:.8px dotted #6b5a3a;padding:0 1mm}.y b{font-weight:normal;letter-spacing:1px}.dt{text-align:right}.sg{text-align:center;line-height:1.3;margin-top:4mm}.es2{display:flex;justify-content:space-between;align-items:flex-end;font-size:9pt;line-height:1.4;margin-top:12mm}.est span{display:inline-block;border:1.5px dotted #6a2a2a;background:#e8cfc0;color:#6a2a2a;font-size:6.5pt;line-height:1.25;text-align:center;padding:1.5mm 2mm;margin-right:1mm;transform:rotate(-2deg)}'''
    acc = {TX: [d.dn], 'registro.termo': [d.T.replace('.', '')]}
    est = d.est
    if est == 'Domicílio': acc['local_nascimento.estabelecimento'] = [d.place, 'em domicílio', 'em casa de seus pais', 'em residência']
    for g, nt in (('genitor_1', d.pn), ('genitor_2', d.mn)):
        if nt and nt.endswith('/' + uf): acc[f'filiação.{g}.naturalidade'] = [nt[:-3], nt[:-3] + ', dêste Estado']
        if d.both: acc[f'filiação.{g}.naturalidade'] = ['dêste Estado', 'deste Estado', uf]
    t = truth(case, d, size=(612, 1008), nome=d.n.upper(), texto=dt, est=est, rm=d.cy, ruf=uf, cart=d.cart, L=d.L, F=d.F, T=d.T, joint=True, accept=acc)
    f = t['data']['filiação']
    for g in ('genitor_1', 'genitor_2'): f[g]['naturalidade'] = f[g]['naturalidade'].replace(', Líbano', ', Líbano')
    if not d.p:
        acc['filiação.genitor_1.naturalidade'] = [d.mn[:-3], d.mn[:-3] + ', dêste Estado']; acc.pop('filiação.genitor_2.naturalidade', None)
        nofather(t); acc['filiação.genitor_1.naturalidade'] += [d.mn[:-3], d.mn[:-3] + ', dêste Estado']; acc['filiação.genitor_2.naturalidade'] += [d.mn[:-3], d.mn[:-3] + ', dêste Estado']
    return page(css, body, '8.5in 14in', 215.9, 355.6), t
FORMS['A8'] = (f_A8, A8)

# ================================================================== A9  Pernambuco, inteiro teor, narrative with margin column
A9 = [
 P("Lindalva Maria de Barros Correia", 'F', '09/07/1944', '04:00', 'Domicílio', 'Olinda', 'PE', 'Antônio Correia de Araújo', 'Igarassu/PE', 'Maria de Barros Correia', 'Olinda/PE', ['Joaquim Correia de Araújo', 'Umbelina Correia', 'Severino de Barros', 'Cândida de Barros'], '17/07/1944', 'A-26', '133', '8.459', '12/09/2013', cy='Olinda', cns='074518', cart='Cartório de Registro Civil do 1º Distrito de Olinda', of='Maria Betânia Tavares Rocha', oc='marítimo', wit=('Oscar Pessoa de Lima', 'João Batista Guedes'), esc='Zacarias Moura',
   anot='Casou-se com Edmilson Travassos Vieira, em 20 de maio de 1967, no Cartório de Casa Amarela, Recife, passando a assinar-se Lindalva Maria Correia Vieira.'),
 P("Marcos Aurélio Siebra Paes Barreto", 'M', '23/03/1972', '20:25', 'Maternidade da Encruzilhada', 'Recife', 'PE', 'Hélio Paes Barreto', 'Cabo/PE', 'Ivanilda Siebra Paes Barreto', 'Crato/CE', ['Estácio Paes Barreto', 'Corina Paes Barreto', 'Napoleão Siebra', 'Isaura Siebra'], '04/04/1972', 'A-73', '58', '41.227', '07/03/2018', cy='Recife', cns='073903', cart='Registro Civil das Pessoas Naturais do 7º Distrito Judiciário da Capital', of='Tarcila Figueirêdo Mota', oc='bancário', wit=('Lúcio Antero Viana', 'Dione Carvalheira'), esc='Nicanor Pires',
   averb='Averbada a alteração do patronímico do pai, que passou a chamar-se Hélio Paes Barreto Campello, conforme mandado do Juízo da 3ª Vara de Família da Capital, de 19 de junho de 1980.'),
 P("Josicleide Tenório", 'F', '15/12/1968', '', 'Domicílio', 'Águas Belas', 'PE', '', '', 'Quitéria Tenório da Silva', 'Águas Belas/PE', ['', '', 'Manuel Tenório', 'Quitéria da Silva'], '11/06/1976', 'A-19', '207', '10.336', '29/10/2020', cy='Águas Belas', cns='076133', cart='Cartório Único de Registro Civil de Águas Belas', of='Rinaldo Cordeiro Amaral', oc='', wit=('Zeferino Albuquerque', 'Nelson Maranhão'), esc='Ovídio Tenório',
   averb='Averbada, em 2 de fevereiro de 1990, por mandado do Juízo desta Comarca, a homologação da justificação deste assento.', anot='Óbito em 8 de outubro de 2020, termo 3.112, livro C-14, desta serventia.'),
 P("Bruno Giovanni Tedesco Malta", 'M', '06/02/1985', '11:05', 'Hospital Barão de Lucena', 'Recife', 'PE', 'Giovanni Tedesco', 'Bari, Itália', 'Rejane Malta Tedesco', 'Palmares/PE', ['Vito Tedesco', 'Carmela Lorusso Tedesco', 'Artur Malta', 'Aurenice Malta'], '14/02/1985', 'A-112', '299', '66.480', '25/07/2024', cy='Recife', cns='073903', cart='Registro Civil das Pessoas Naturais do 7º Distrito Judiciário da Capital', of='Tarcila Figueirêdo Mota', oc='comerciante', wit=('Paulo Lorêto', 'Marlene Gueiros'), esc='Nicanor Pires'),
 P("Damiana Gerôncio Bezerra", 'F', '27/09/1963', '01:10', 'Domicílio', 'Garanhuns', 'PE', 'Pedro Gerôncio Bezerra', 'Brejão/PE', 'Olindina Maria Bezerra', 'Garanhuns/PE', ['Gerôncio Bezerra', 'Águeda Bezerra', 'José Vitalino', 'Maria Olindina da Conceição'], '05/10/1963', 'A-40', '12v', '16.903', '16/01/2017', cy='Garanhuns', cns='075467', cart='Cartório do Registro Civil de Garanhuns - 1º Ofício', of='Soraya Branco Notaro', oc='agricultor', wit=('Euclides Dourado', 'Amílcar Valença'), esc='Uzzae Canuto', tw='Cosma Gerôncio Bezerra'),
 P("Reginaldo Cícero Xukuru de Souza", 'M', '19/05/1958', '18:00', 'Domicílio', 'Pesqueira', 'PE', 'Cícero Pereira de Souza', 'Pesqueira/PE', 'Josefa Xukuru de Souza', 'Pesqueira/PE', ['', 'Laurentina Pereira', 'Pedro Xukuru', 'Zenália Xukuru'], '30/05/1958', 'A-31', '91', '12.774', '03/08/2022', cy='Pesqueira', cns='075742', cart='Serventia Registral Civil de Pesqueira', of='Delmiro Maciel Britto', oc='operário', wit=('Jurandir Didier', 'Ananias Torres'), esc='Euclides Cordeiro'),
 P("Sandra Valéria Lumack do Monte", 'F', '30/01/1979', '07:50', 'Casa de Saúde Santa Efigênia', 'Caruaru', 'PE', 'Valério José do Monte', 'Bonito/PE', 'Sandra Lumack do Monte', 'Caruaru/PE', ['José do Monte', 'Rosa Valéria do Monte', 'Otto Lumack', 'Sebastiana Lumack'], '07/02/1979', 'A-88', '176', '52.011', '30/11/2015', cy='Caruaru', cns='075119', cart='2º Cartório de Registro Civil de Caruaru', of='Gizélia Florêncio Neves', oc='industriário', wit=('Amaro Cabral', 'Zilda Lyra'), esc='Drayton Melo',
   anot='Casou-se em 12 de dezembro de 2003 com Alexandre Rolim Beltrão, sem mudança de nome. Divorciada por sentença de 5 de agosto de 2011.'),
 P("Arnóbio Wenceslau Queiroga", 'M', '28/02/1940', '15:30', 'Domicílio', 'Goiana', 'PE', 'Wenceslau Queiroga', 'Pedras de Fogo/PB', 'Idalina Gadelha Queiroga', 'Goiana/PE', ['Simplício Queiroga', 'Maria das Mercês Queiroga', 'Belarmino Gadelha', ''], '08/03/1940', 'A-15', '64v', '3.290', '21/05/2019', cy='Goiana', cns='075238', cart='Cartório de Registro Civil da Comarca de Goiana', of='Verônica Pinto Borba', oc='canoeiro', wit=('Licínio Baracho', 'Manoel Rabelo'), esc='Benigno Gondim'),
]
def f_A9(case, d, r):
    k = int(case[-1]); M = d.sx == 'M'; o_ = 'o' if M else 'a'
    m = mat(d.cns, d.dr[-4:], d.L, d.F, d.T)
    nt = lambda s: s.replace('/', ' - ').replace(', Itália', ', Itália')
    a, b, c, e = d.av
    selo = f'0{d.cns}.{"".join(r.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(3))}{d.em[3:5]}{d.em[-4:]}01.{r.randint(1, 2999):05d}'
    sx = 'masculino' if M else 'feminino'
    dt = ext_date(d.dn); hora = ext_hour(d.h, per=(k % 2 == 1)) if d.h else ''
    hora = hora.replace(' da madrugada', ' da madrugada')
    pl = f'na {d.est}' if d.est.startswith(('Mat', 'Casa')) else f'no {d.est}' if d.est != 'Domicílio' else ['em domicílio, no Alto da Sé', 'em domicílio', 'em domicílio, no sítio Garcia', '', 'em domicílio, à rua do Recife', 'em domicílio, na aldeia Cimbres', '', 'em domicílio, no lugar Tejucopapo'][k - 1]
    onde = f'{pl}, nesta cidade de {d.m}' if k not in (3, 6, 8) else f'{pl}, deste município de {d.m}'
    av = lambda x, z, nada='ignorados': f'{x} e {z}' if x and z else f'{x} e de avó não declarada' if x else f'avô ignorado e {z}' if z else nada
    dr = ext_date(d.dr, dias=True)
    dec = d.p
    if not d.p:
        txt = f'Aos {dr}, nesta cidade, em cartório, compareceu {d.ma}, brasileira, solteira, doméstica, natural de {nt(d.mn)}, residente neste município, e, em virtude de despacho do MM. Juiz de Direito exarado em petição que fica arquivada, declarou que aos {dt}, em hora que não soube precisar, {onde}, nasceu uma criança do sexo {sx}, de cor parda, a quem foi posto o nome de {d.n}, filha natural da declarante. Avós maternos: {av(c, e)}. Foram testemunhas {d.wit[0]}, comerciante, e {d.wit[1]}, funcionário municipal. Do que, para constar, lavrei este termo que, lido e achado conforme, assina a rogo da declarante, por não saber escrever, Josué Vaz da Costa, com as testemunhas. Eu, {d.esc}, Escrivão, o escrevi e assino.'
    elif k % 3 == 1:
        txt = f'Aos {dr}, nesta cidade de {d.cy}, Estado de Pernambuco, em meu cartório compareceu {d.p}, brasileiro, casado, {d.oc}, natural de {nt(d.pn)}, e perante as testemunhas abaixo nomeadas declarou: que aos {dt}, às {hora}, {onde}, nasceu uma criança do sexo {sx}, de cor branca, que recebeu o nome de {d.n}, filh{o_} legítim{o_} dele declarante e de sua mulher {d.ma}, de prendas domésticas, natural de {nt(d.mn)}, sendo avós paternos {av(a, b)} e avós maternos {av(c, e)}. E para constar lavrei este termo, que assinam comigo o declarante e as testemunhas {d.wit[0]} e {d.wit[1]}, maiores, aqui residentes. Eu, {d.esc}, oficial do registro à época, o subscrevi.'
        if k == 4: txt = txt.replace('brasileiro, casado', 'italiano, casado')
    elif k % 3 == 2:
        tw = f' Declarou mais que {"o" if M else "a"} registrad{o_} é gême{o_} de {d.tw}, cujo termo se lavra em seguida.' if d.tw else ''
        txt = f'Termo de nascimento de {d.n}. Sexo: {sx}. Cor: morena. Data do nascimento: {dt}. Hora: {hora}. Lugar: {onde}. Pai: {d.p}, {d.oc}, natural de {nt(d.pn)}. Mãe: {d.ma}, do lar, natural de {nt(d.mn)}. Casados civilmente nesta Comarca. Avós paternos: {av(a, b)}. Avós maternos: {av(c, e)}. Declarante: o pai.{tw} Termo lavrado aos {dr}, sendo testemunhas {d.wit[0]} e {d.wit[1]}. Nada mais foi declarado. Eu, {d.esc}, Escrivão do Registro Civil, lavrei e subscrevo.'
    else:
        txt = f'Em {ext_date(d.dr)}, compareceu neste Cartório o senhor {d.wit[0]}, a mandado de {d.p}, {d.oc}, e disse que {onde}, às {hora} do dia {dt}, D. {d.ma}, legítima mulher do dito {d.p.split()[0]}, deu à luz uma criança do sexo {sx}, que se chama {d.n}. O pai é natural de {nt(d.pn)} e a mãe é natural de {nt(d.mn)}. São avós pelo lado paterno {av(a, b)}, e pelo materno {av(c, e)}. Lido este, assinam o comparecente e a testemunha {d.wit[1]}. Eu, {d.esc}, Escrivão, escrevi.'
    mg = ''
    if d.averb: mg += f'<div class="mh">Averbação</div><div class="mt">{d.averb}</div>'
    if d.anot: mg += f'<div class="mh">Anotação</div><div class="mt">{d.anot}</div>'
    if not mg: mg = '<div class="mt" style="text-align:center">À margem do termo<br>nada consta.</div>'
    body = f'''<div class="top"><div class="tl">{d.cart}</div><div class="tr">CNS {d.cns} · {d.cy}, Pernambuco<br>{d.of}, Oficiala titular</div></div>
<div class="tt">Certidão de Nascimento<br><span>em inteiro teor</span></div><div class="mat">Matrícula nº {m}</div>
<div class="ct"><div class="mg"><div class="mh2">MARGEM DO TERMO</div>{mg}</div><div class="tx"><p>CERTIFICO, a requerimento de parte interessada, que revendo os livros de registro de nascimentos a meu cargo, no <b>Livro {d.L}</b>, às <b>folhas {d.F}</b>, encontrei o termo de nº <b>{d.T}</b>, que me foi pedido por certidão e é do teor seguinte:</p>
<p class="q">“{txt}”</p><p>Era o que se continha em dito termo, aqui fielmente transcrito por digitação, ao qual me reporto e dou fé. A presente certidão envolve elementos de averbação à margem do termo, quando houver.</p>
<p class="dt">{d.cy}, {ext_date(d.em)}.</p><div class="sg">{sign(case, 54, 15)}<br>_____________________________________<br>{d.of}</div></div></div>
<div class="ft"><div>{qr(case, 18)}</div><div>Selo: <b>{selo}</b><br>Consulte autenticidade em www.tjpe.jus.br/selodigital<br>Emolumentos R$ {r.randint(48, 92)},{r.randint(10, 99)} – TSNR R$ {r.randint(9, 19)},{r.randint(10, 99)} – FERC R$ {r.randint(4, 9)},{r.randint(10, 99)} – ISS R$ {r.randint(2, 4)},{r.randint(10, 99)}</div><div class="bc">{bar(case, 44, 8)}<br>Protocolo {r.randint(10000, 99999)}/{d.em[-4:]}</div></div>'''
    body = body.replace('Oficiala titular', 'Oficial titular' if d.of.split()[0] in ('Rinaldo', 'Delmiro') else 'Oficiala titular')
    css = '''.pg{font:11pt/1.6 "Caladea";color:#000;padding:15mm 18mm 9mm 16mm;background:#fff}.top{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:2mm;line-height:1.3}.tl{font-weight:bold;font-size:11.5pt;width:90mm}.tr{text-align:right;font-size:9pt}.tt{text-align:center;font-size:19pt;font-weight:bold;line-height:1.15;margin:7mm 0 2mm}.tt span{font-size:12pt;font-weight:normal;font-style:italic}.mat{text-align:center;font-size:11pt;margin-bottom:6mm}
.ct{display:flex;gap:6mm;min-height:168mm}.mg{width:42mm;border-right:1px solid #444;padding-right:4mm;font-size:8.8pt;line-height:1.4}.mh2{font-size:7.5pt;text-align:center;letter-spacing:1px;margin-bottom:4mm;border-bottom:.6px solid #999}.mh{font-weight:bold;margin-top:3mm}.mt{text-align:left}.tx{flex:1}p{margin:0 0 4mm;text-align:justify}.q{font-style:italic}.dt{text-align:right}.sg{text-align:center;line-height:1.2}
.ft{display:flex;gap:4mm;align-items:center;font-size:8pt;line-height:1.35;border-top:1px solid #000;padding-top:2mm;margin-top:5mm}.bc{margin-left:auto;text-align:center;font-size:7.5pt}'''
    acc = {TX: [d.dn], 'registro.termo': [d.T.replace('.', '')]}
    if d.est == 'Domicílio': acc['local_nascimento.estabelecimento'] = [pl, 'em domicílio']
    if k == 2: acc['filiação.genitor_1.nome_completo'] = ['Hélio Paes Barreto Campello']
    t = truth(case, d, mat=m, texto=dt, rm=d.cy, ruf='PE', cart=d.cart, L=d.L, F=d.F, T=d.T, selo=selo, accept=acc)
    return page(css, body), t
FORMS['A9'] = (f_A9, A9)

# ================================================================== A10  landscape, indigenous people, often late registration
A10 = [
 P("Bepkaety Irekran Kayapó", 'F', '10/09/2013', '', 'Domicílio', 'São Félix do Xingu', 'PA', 'Bep-Nhoti Kayapó', 'São Félix do Xingu/PA', 'Irengri Kayapó', 'Ourilândia do Norte/PA', ['Tuíre Bekwynhka Kayapó', 'Nhakpryre Kayapó', 'Kanhonk Kayapó', 'Panhmoti Kayapó'], '22/03/2017', '31', '110', '9240', '22/03/2017', cy='São Félix do Xingu', cns='067520', cart='Cartório do Único Ofício de São Félix do Xingu', of='Marlon Teixeira Guedes', et='Mebêngôkre (Kayapó)', al='Kokraimoro', rani='1.204.331', lng='Mebêngôkre', averb='Registro tardio lavrado à vista do RANI e de declaração da FUNAI, Coordenação Regional Kayapó Sul do Pará, de 14/03/2017.'),
 P("Kirixi Biwũn Munduruku", 'M', '05/02/2015', '06:10', 'Hospital Municipal de Jacareacanga', 'Jacareacanga', 'PA', 'Jairo Saw Munduruku', 'Jacareacanga/PA', 'Adelita Biwũn Munduruku', 'Jacareacanga/PA', ['Francisco Saw', 'Maria Kabá Munduruku', 'Floriano Biwũn', 'Ester Akay Munduruku'], '19/02/2015', '12', '005', '3391', '09/05/2023', cy='Jacareacanga', cns='068114', cart='Serventia Extrajudicial de Jacareacanga', of='Elza Tapajós Printes', et='Munduruku', al='Sai Cinza', rani='', lng='Munduruku', dnv='30-62007318-4', cpf=1),
 P("Tainá Jaguarari Potiguara", 'F', '20/04/2018', '15:38', 'Hospital Municipal Abelardo Gadelha da Rocha', 'Caucaia', 'CE', 'Eudes Jaguarari Nascimento', 'Caucaia/CE', 'Cleonice Potiguara Matos', 'Monsenhor Tabosa/CE', ['Luís Nascimento', 'Raimunda Jaguarari', 'João Potiguara', 'Tereza Matos'], '02/05/2018', '98', '241', '60217', '02/05/2018', cy='Caucaia', cns='016725', cart='2º Ofício de Registro Civil de Caucaia', of='Hortência Magalhães Sales', et='Tapeba', al='Lagoa dos Tapeba', rani='', lng='Português', dnv='30-73180554-2', cpf=1),
 P("Zeca Tentehar Guajajara", 'M', '15/08/1948', '', 'Domicílio', 'Barra do Corda', 'MA', 'Capitão Tomás Guajajara', '', 'Marciana Guajajara', '', ['', '', '', ''], '27/06/2012', '54', '078', '21903', '27/06/2012', cy='Barra do Corda', cns='029520', cart='1º Ofício Extrajudicial de Barra do Corda', of='Otoniel Brandes Arruda', et='Tenetehara / Guajajara', al='Cana Brava', rani='088.217', lng='Tentehar (Tupi)', averb='Assento lavrado por mandado do Juízo da 1ª Vara da Comarca de Barra do Corda, proc. 1187-42.2011.8.10.0027, de 11/06/2012.'),
 P("Moara Itohã Pataxó Hãhãhãe", 'F', '03/11/2021', '21:47', 'Hospital Manoel Novaes', 'Itabuna', 'BA', 'Wagner Titiah da Silva', 'Pau Brasil/BA', 'Itohã Muniz dos Santos', 'Camacan/BA', ['Samado Titiah', 'Dona Ilza da Silva', 'Gerson Muniz', 'Maria Muniz dos Santos'], '11/11/2021', '33', '050', '8819', '06/02/2024', cy='Pau Brasil', cns='013441', cart='Ofício de Registro Civil de Pau Brasil', of='Antero Gusmão Lavinsky', et='Pataxó Hãhãhãe', al='Caramuru', rani='', lng='Português / Patxohã', dnv='30-85720016-8', cpf=1, tw='Jandira Sahy Pataxó Hãhãhãe'),
 P("Txaleká Fulkaxó de Sá", 'M', '24/06/2009', '02:20', 'Domicílio', 'Águas Belas', 'PE', '', '', 'Lenice Fulkaxó de Sá', 'Águas Belas/PE', ['', '', 'Elídio de Sá', 'Cícera Fulkaxó'], '19/04/2014', '41', '192', '18550', '13/10/2014', cy='Águas Belas', cns='076133', cart='Cartório Único de Registro Civil de Águas Belas', of='Rinaldo Cordeiro Amaral', et='Fulni-ô', al='Ouricuri', rani='14.902', lng='Yaathê'),
 P("Arapari Wajuru Asurini", 'M', '17/12/2016', '09:59', 'Hospital Geral Público Castelo dos Sonhos', 'Altamira', 'PA', 'Takamuin Asurini', 'Altamira/PA', 'Apebu Wajuru Asurini', 'Altamira/PA', ['Murukai Asurini', 'Marakawa Asurini', 'Kwati Asurini', 'Myra Asurini'], '28/12/2016', '120', '033', '47702', '19/08/2025', cy='Altamira', cns='066472', cart='Cartório do 1º Ofício de Registro Civil de Altamira', of='Leilane Bemergui Fona', et='Asurini do Xingu', al='Koatinemo', rani='2.310.076', lng='Asurini', dnv='30-68941127-7', cpf=1,
   averb='Em 05/08/2025 averbou-se a inclusão da aldeia de origem e da etnia no assento, a pedido dos genitores.'),
 P("Ywyra Ka’apor Ribeiro", 'F', '30/05/1996', '', 'Posto de Saúde Indígena Zé Gurupi', 'Centro Novo do Maranhão', 'MA', 'Petrônio Ribeiro Ka’apor', 'Zé Doca/MA', 'Xiramukỹ Ka’apor', 'Araguanã/MA', ['Valdemar Ka’apor', 'não declarada', 'Sarumã Ka’apor', 'Mariuxa Ka’apor'], '14/07/2010', '20', '161', '5098', '03/12/2018', cy='Zé Doca', cns='031179', cart='Serventia do 2º Ofício de Zé Doca', of='Cleumar Sousa Frazão', et='Ka’apor', al='Xié Pihun Rena', rani='310.448', lng='Ka’apor', cpf=1,
   anot='Casamento com Itaxĩ Ka’apor em 22/09/2017, livro B-15, fls. 040, termo 2990, deste Ofício.'),
]
def f_A10(case, d, r):
    k = int(case[-1]); fill = ['·····', 'n/d', '·····', '( não consta )', '·····', 'n/d', '·····', 'n/d'][k - 1]
    m = mat(d.cns, d.dr[-4:], d.L, d.F, d.T, 'n'); c = cpf(r) if d.cpf else ''
    A = ['' if a == 'não declarada' else a for a in d.av]
    L = lambda lab, v: f'<div class="ln"><span class="l">{lab}</span><span class="v">{v or fill}</span></div>'
    nt = lambda s: s.replace('/', ' – ') if s else ''
    home = d.est == 'Domicílio'
    loc = f'Domicílio, Aldeia {d.al}' if home else d.est
    obs = ' '.join(x for x in (d.averb, d.anot) if x)
    pr = {'PA': 'PARÁ', 'CE': 'CEARÁ', 'MA': 'MARANHÃO', 'BA': 'BAHIA', 'PE': 'PERNAMBUCO'}[{'Zé Doca': 'MA'}.get(d.cy, d.uf)]
    R_ = ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(3))
    selo = {'PA': f'{r.randint(1000000, 9999999):09d}', 'CE': f'{R_}{r.randint(100000, 999999)}-{R_[:2]}7{r.choice("BCDF")}', 'MA': f'{d.cns}{R_}{r.randint(10**9, 10**10 - 1)}', 'BA': f'{int(d.cns) % 10000}.AB{r.randint(100000, 999999)}-{r.randint(0, 9)}', 'PE': f'0{d.cns}.{R_}{d.em[3:5]}{d.em[-4:]}01.{r.randint(1, 999):05d}'}[d.uf]
    if k in (4, 6): selo = ''
    dd, mm, yy = d.dn.split('/')
    dt = f'{dd} de {MES[int(mm)-1]} de {yy}'
    band = ''.join(f'<path d="M{x} 0l4 5l4-5M{x} 10l4-5l4 5" stroke="#8a3b12" fill="none" stroke-width="1.1"/><circle cx="{x}" cy="5" r="1.1" fill="#2d5a2a"/>' for x in range(0, 300, 8))
    bandsvg = f'<svg width="297mm" height="6mm" viewBox="0 0 297 10" preserveAspectRatio="none" style="display:block">{band}</svg>'
    fil = ''
    if d.p: fil += L('filh' + ('o' if d.sx == 'M' else 'a') + ' de', f'<b>{d.p}</b>') + L('que nasceu em', nt(d.pn))
    fil += L('e de' if d.p else 'filh' + ('o' if d.sx == 'M' else 'a') + ' de', f'<b>{d.ma}</b>') + L('que nasceu em', nt(d.mn))
    neto = 'neto' if d.sx == 'M' else 'neta'
    fil += (L(f'{neto} paterno' if d.sx == 'M' else 'neta paterna', f'avô: {d.av[0] or fill} | avó: {d.av[1] or fill}') if d.p else '') + L('neto materno' if d.sx == 'M' else 'neta materna', f'avô: {d.av[2] or fill} | avó: {d.av[3] or fill}')
    body = f'''{bandsvg}<div class="hd"><div>{arms(17, '#402010', '#a9784f')}</div><div class="h"><small>República Federativa do Brasil · Estado {"do" if pr in ("PARÁ", "CEARÁ", "MARANHÃO") else "da" if pr == "BAHIA" else "de"} {pr.title()}</small><br>Certidão de Nascimento de Pessoa Indígena<br><small>Resolução Conjunta CNJ/CNMP nº 3, de 19 de abril de 2012</small></div><div class="mt">Matrícula<br><b>{m}</b>{"<br>CPF <b>" + c + "</b>" if c else ""}</div></div>
<div class="cols"><div class="col"><h3>Pessoa</h3><div class="nm">{d.n}</div>{L('povo / etnia', d.et)}{L('aldeia de origem', d.al)}{L('língua falada', d.lng)}{L('RANI nº', d.rani)}{L('nasceu em', dt)}{L('hora', d.h and d.h + 'h')}{L('sexo', 'masculino' if d.sx == 'M' else 'feminino')}{L('lugar', loc)}{L('município e Estado', nt(d.m + '/' + d.uf))}{L('natural de', nt(d.m + '/' + d.uf))}{L('irmã(o) de parto gemelar', d.tw or 'não há')}</div>
<div class="col"><h3>Parentesco</h3>{fil}<h3>Assento</h3><div class="tri"><div>Livro<br><b>{"A-" + d.L}</b></div><div>Folha<br><b>{d.F}</b></div><div>Termo<br><b>{d.T}</b></div><div>Lavrado em<br><b>{d.dr}</b></div></div>{L('DNV', d.dnv)}<h3>Observações, averbações e anotações</h3><div class="ob">{obs or fill}</div></div>
<div class="col c3"><h3>Serventia</h3><b>{d.cart}</b><br>{d.cy} / {"MA" if d.cy == "Zé Doca" else d.uf}<br>CNS {d.cns}<br>{["Av. Brasil, 410", "Rua do Comércio, 22", "Praça São Francisco, s/n", "Rua 7 de Setembro, 118"][k % 4]}<br><br>Expedida em {mid_date(d.em, first='1º')}.<br>Dou fé.<br><br>{sign(case, 50, 14, '#222')}<br><span class="sl">{d.of}<br>Oficial de Registro</span><div class="selo">{qr(case, 21, col='#402010') if selo else ''}<div>{("Selo digital<br><b>" + selo + "</b>") if selo else "Gratuito – Lei 9.534/97<br>Isento de selo"}</div></div></div></div>{bandsvg}'''
    css = '''.pg{font:10.5pt "Roboto Condensed";color:#2a160b;background:#fbf4e6;display:flex;flex-direction:column;justify-content:space-between;min-height:209mm!important}.hd{display:flex;align-items:center;gap:6mm;padding:3mm 12mm 0}.h{flex:1;font-size:20pt;font-weight:bold;line-height:1.15}.h small{font-size:8.5pt;font-weight:normal}.mt{text-align:right;font-size:8pt}.mt b{font-size:10pt}
.cols{display:flex;gap:6mm;padding:3mm 12mm;flex:1}.col{flex:1.25;border-top:2px solid #8a3b12;padding-top:2mm}.c3{flex:.85;font-size:10.5pt;line-height:1.4}h3{margin:0 0 2mm;font-size:8pt;text-transform:uppercase;letter-spacing:2px;color:#8a3b12}.col h3:not(:first-child){margin-top:5mm}.nm{font-size:17pt;font-weight:bold;line-height:1.1;margin-bottom:5mm}.ln{display:flex;gap:2mm;margin-bottom:3.3mm;align-items:baseline;border-bottom:.4px solid #d9bfa0}.l{color:#7b5a3c;font-size:8.5pt;flex:0 0 27mm}.v{flex:1;font-size:11.5pt}
.tri{display:flex;justify-content:space-between;background:#f1e2c8;padding:1.5mm 2.5mm;font-size:7.5pt;margin-bottom:2mm}.tri b{font-size:10.5pt}.ob{min-height:26mm;border:.6px solid #b98d62;background:#fffaf0;padding:1.5mm 2mm;text-align:justify}.sl{border-top:.8px solid #402010;display:inline-block;padding-top:1mm}.selo{display:flex;gap:2mm;margin-top:5mm;font-size:8pt;align-items:center;border:.6px dashed #8a3b12;padding:2mm}'''
    acc = {TX: [d.dn], 'registro.livro': [d.L]}
    if home: acc['local_nascimento.estabelecimento'] = [loc, f'Aldeia {d.al}']
    ruf = 'MA' if d.cy == 'Zé Doca' else d.uf
    t = truth(case, d, size=(842, 595), mat=m, cpf=c, texto=dt, natur=f'{d.m} - {d.uf}', rm=d.cy, ruf=ruf, cart=d.cart, dnv=d.dnv, L='A-' + d.L, F=d.F, T=d.T, selo=selo, joint=True, pa=A[0], pb=A[1], mA=A[2], mB=A[3], accept=acc)
    return page(css, body, 'A4 landscape', 297, 210), t
FORMS['A10'] = (f_A10, A10)

# ================================================================== write
def main():
    import sys
    os.makedirs(OUT, exist_ok=True)
    for name, (fn, data) in FORMS.items():
        if len(sys.argv) > 1 and name not in sys.argv[1:]: continue
        assert len(data) == 8, name
        for i, d in enumerate(data, 1):
            case = f'{name}-{i}'
            html, t = fn(case, d, random.Random(case))
            with open(f'{OUT}/{case}.html', 'w') as f: f.write(html)
            with open(f'{OUT}/{case}.json', 'w') as f: json.dump(t, f, ensure_ascii=False, indent=1)
if __name__ == '__main__':
    main()
