from names import *

class O:
    def __init__(s, **k): s.__dict__.update(k)
    def get(s, k, d=None): return s.__dict__.get(k, d)
USED = set(); EXC = {'DF'}
def era(y): return 'old' if y < 1948 else 'mid' if y < 1986 else 'new'
def given(r, sex, y, g):
    if g in ('jp', 'ar', 'pl', 'de', 'it') and y < 1975: pool = G[sex + g]
    else: pool = G[sex + era(y)]
    for _ in range(30):
        n = r.choice(pool)
        if (n, sex) not in USED or r.random() < .15: break
    USED.add((n, sex)); return n
def full(gv, *s): return ' '.join([gv] + [x for x in s if x])
def naked(s): return s.split(' ', 1)[1] if s.split(' ')[0] in ('da', 'de', 'do', 'dos', 'das') else s
def parent(r, sex, y, g):
    s1, s2 = r.sample(S[g], 2)
    if g != 'pt' and r.random() < .35: s1 = r.choice(S['pt'])
    if g == 'jp' : s1 = ''
    gv = given(r, sex, y, g)
    gm, gf = given(r, 'M', y - 27, g), given(r, 'F', y - 25, g)
    x, z = r.choice(S['pt' if g == 'pt' or r.random() < .2 else g]), r.choice(S['pt' if g == 'pt' or r.random() < .3 else g])
    avo = full(gm, x if r.random() < .5 and naked(x) != naked(s2) else '', s2)
    ava = full(gf, s1 or (z if naked(z) != naked(s2) else ''), s2 if r.random() < .6 else '')
    if ava == gf: ava = full(gf, s2)
    return O(given=gv, s1=s1, s2=s2, name=full(gv, s1, ('e ' + s2) if g == 'pt' and ' ' not in s2 and ' ' not in s1 and s1 and r.random() < .16 else s2), avo=avo, ava=ava, sex=sex)
def place(r, uf=None):
    uf = uf or r.choice([k for k in CIT if k not in EXC]); return (r.choice(CIT[uf]), uf)
def rdate(r, a, b):
    n = (b - a).days; return a + D.timedelta(days=r.randrange(max(n, 1)))
def make(form, n, sc, born, issue, case='title', cart=None):
    r = random.Random(f'vv-{form}-{n}-7'); p = O(r=r, sc=sc, form=form, n=n)
    global EXC; EXC = {'DF', 'AP', 'RR', 'RO', 'AC', 'MS', 'TO'} if form in ('V5', 'V8') or sc.get('by', born)[1] < 1979 and form == 'V9' else {'DF'}
    p.C = C = {'title': lambda s: s, 'upper': str.upper, 'ascii': lambda s: asc(s).upper()}[case]
    by = sc.get('by', born); iy = sc.get('iy', issue)
    p.bd = rdate(r, D.date(by[0], 1, 1), D.date(by[1], 12, 28))
    lag = r.choice([0, 1, 2, 3, 5, 8, 13, 20, 34, 55])
    p.rd = p.bd + D.timedelta(days=lag + (365 * r.randrange(6, 15) if sc.get('late') else 0))
    lo = max(p.rd, D.date(iy[0], 1, 3)); hi = max(lo, D.date(iy[1], 11, 28))
    p.ed = p.rd if (sc.get('same') and p.rd >= D.date(iy[0], 1, 1)) else rdate(r, lo, hi)
    p.h = None if sc.get('nohour') else (r.randrange(24), r.choice([0, 5, 10, 12, 15, 18, 20, 25, 27, 30, 33, 40, 45, 48, 50, 55, 59]))
    p.hora = f'{p.h[0]:02}:{p.h[1]:02}' if p.h else ''
    ind = IND[sc['ind']] if 'ind' in sc else None
    rm = (ind[2], ind[1]) if ind else place(r, sc.get('uf')); p.rm0 = rm
    bm = rm
    if sc.get('neigh'): bm = (r.choice([c for c in CIT[rm[1]] if c != rm[0]] or [rm[0]]), rm[1])
    if sc.get('other'): bm = place(r, sc['other'])
    p.rmun, p.ruf = C(rm[0]), rm[1]; p.bmun, p.buf = C(bm[0]), bm[1]; p.bm0 = bm
    p.sex = sc.get('sex') or r.choice('MF'); p.sexo = 'Masculino' if p.sex == 'M' else 'Feminino'
    gf, gm = sc.get('gf', 'pt'), sc.get('gm', 'pt')
    p.f = None if sc.get('nofather') else parent(r, 'F' if sc.get('mm') else 'M', p.bd.year - r.randrange(20, 42), gf)
    p.m = parent(r, 'F', p.bd.year - r.randrange(17, 39), gm)
    gv = given(r, p.sex, p.bd.year, 'pt'); tg = given(r, p.sex if r.random() < .6 else ('F' if p.sex == 'M' else 'M'), p.bd.year, 'pt')
    if p.f:
        k = r.randrange(4); sur = [p.m.s2, p.f.s2] if k < 2 else [p.f.s1, p.f.s2] if k == 2 else [p.m.s1, p.m.s2, p.f.s2]
        if sc.get('long'): sur = [p.m.s1, p.m.s2, p.f.s1, p.f.s2]; gv = gv if ' ' in gv else gv + ' ' + r.choice(['Augusto', 'Otávio', 'Cristiano', 'Eduardo'] if p.sex == 'M' else ['Cristina', 'Luísa', 'Beatriz', 'Angélica'])
    else: sur = [p.m.s1, p.m.s2]
    if ind:
        gv = r.choice(['Tepy', 'Werehá', 'Kunumi Verá', 'Iracanã', 'Ywyrapé', 'Awaré']) + ' ' + gv.split(' ')[0]; sur = [p.m.s2, ind[0]]
        for q in (p.f, p.m):
            if q: q.s2 = ind[0]; q.name = full(q.given, q.s1, ind[0]); q.avo = r.choice(['Tumé', 'Karajá', 'Poty', 'Jaguaré']) + ' ' + q.avo.split(' ')[0] + ' ' + ind[0]; q.ava = q.ava.split(' ')[0] + ' ' + ind[0]
        p.ind = ind
    seen = []; [seen.append(x) for x in sur if x and naked(x) not in [naked(y) for y in seen]]
    suf = ''
    if sc.get('jr') and p.f and p.sex == 'M': gv, seen, suf = p.f.given, [p.f.s1, p.f.s2], ' ' + r.choice(['Filho', 'Júnior'])
    p.given = gv; p.nome0 = full(gv, *seen) + suf; p.nome = C(p.nome0); p.sur = seen
    p.tx = 'o' if tg in (G['Mold']+G['Mmid']+G['Mnew']) else 'a'
    p.twin = C(full(tg, *seen)) if sc.get('twin') else ''
    def nat(q, foreign=None):
        c, u = foreign if foreign else (rm if r.random() < .4 else place(r, rm[1] if r.random() < .6 else None)); return C(c), (C(u) if foreign else u)
    for q, kk in ((p.f, 'forf'), (p.m, 'form')):
        if not q: continue
        q.mun, q.uf = nat(q, sc.get(kk)); q.foreign = bool(sc.get(kk)); q.name = C(q.name); q.avo = C(q.avo); q.ava = C(q.ava)
        q.nat = f'{q.mun}, {q.uf}' if q.foreign else f'{q.mun} - {q.uf}'
        q.age = r.randrange(18, 44); q.prof = r.choice(PROF_F if q.sex == 'F' else PROF_M); q.rg = f'{r.randrange(1,60)}.{r.randrange(100,999)}.{r.randrange(100,999)}'; q.cpf = cpf(r)
        q.bd = D.date(p.bd.year - q.age, r.randrange(1, 13), r.randrange(1, 28))
    g = sc.get('nogp', '')
    p.avop = p.f.avo if p.f and 'p' not in g else ''; p.avap = p.f.ava if p.f and 'p' not in g and 'a' not in g else ''
    p.avom = p.m.avo if 'm' not in g and 'o' not in g else ''; p.avam = p.m.ava if 'm' not in g else ''
    h, art = r.choice(HOSP).split('|'); p.home = bool(sc.get('home')); p.estab = 'Domicílio' if p.home else C(h); p.hart = art
    p.addr = f'{r.choice(RUAS)}, nº {r.randrange(10, 1900)}, {r.choice(BAI)}'
    p.cep = f'{r.randrange(10,99)}.{r.randrange(100,999)}-{r.randrange(0,999):03}'
    p.ddd = f'({r.randrange(11,99)}) {r.randrange(3000,3999)}-{r.randrange(1000,9999)}'
    p.cart = (r.choice(cart) if isinstance(cart, list) else cart or 'Registro Civil de {m}').format(m=rm[0], uf=rm[1], est=do_estado(rm[1]), n=r.randrange(2, 9), sub=r.choice(BAI), S=r.choice([naked(x) for x in S['pt']]))
    p.bk, p.lf, p.tm = r.randrange(12, 380), r.randrange(2, 299), r.randrange(900, 98000)
    p.cns = f'{r.randrange(10000, 170000):06}'
    b = f"{p.cns}0155{p.rd.year}{sc.get('kind',1)}{p.bk:05}{p.lf:03}{p.tm:07}"; b += matdv(b); assert len(b) == 32
    p.mat0 = b; p.mat = f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
    p.cpf = '' if sc.get('nocpf') else cpf(r)
    d = f'{r.randrange(30,90)}{r.randrange(10**7,10**8)}{r.randrange(10)}'; p.dnv = '' if sc.get('nodnv') or p.bd.year < 2000 else f'{d[:2]}-{d[2:10]}-{d[10:]}'
    p.off, p.off2 = r.sample(OFF, 2); p.clk, p.clk2 = r.sample(CLK, 2)
    p.seal = '' if sc.get('noseal') else seal(r, p.ruf)
    def anyone(sex): return C(full(given(r, sex, p.bd.year - 35, 'pt'), *r.sample(S['pt'], 2)))
    p.w1, p.w2 = anyone('M'), anyone('F'); p.spouse = C(full(given(r, 'F' if p.sex == 'M' else 'M', p.bd.year, 'pt'), *r.sample(S['pt'], 2)))
    p.decl = sc.get('decl') or (p.f.name if p.f and not sc.get('late') and sc.get('av') not in ('pat', 'soc') else p.m.name)
    p.o = 'o' if p.sex == 'M' else 'a'; p.ao = '' if p.sex == 'M' else 'a'
    p.av = averb(p, sc['av']) if sc.get('av') else ''; p.an = anot(p, sc['an']) if sc.get('an') else ''
    p.cad = []
    if sc.get('cad'):
        y = D.date(max(p.rd.year + 1, p.ed.year - r.randrange(1, 9)), r.randrange(1, 13), r.randrange(1, 28))
        if y > p.ed: y = p.ed
        p.cad = [('RG', f'{r.randrange(1,60)}.{r.randrange(100,999)}.{r.randrange(100,999)}-{r.randrange(10)}', f'SSP/{p.ruf}', dn(y)), ('Título de eleitor', f'{r.randrange(1000,9999)} {r.randrange(1000,9999)} {r.randrange(1000,9999)}', f'TRE/{p.ruf}', dn(y)),
                 ('CNH', f'{r.randrange(10**10,10**11)}', f'DETRAN/{p.ruf}', dn(y)), ('Passaporte', f'F{r.choice("ABCGHX")}{r.randrange(100000,999999)}', 'DPF', dn(y)), ('PIS/NIS', f'{r.randrange(100,999)}.{r.randrange(10000,99999)}.{r.randrange(10,99)}-{r.randrange(10)}', 'CEF', dn(y))]
        p.cad = r.sample(p.cad, sc['cad'])
    return p
def between(p, a=0, y0=0):
    lo = min(p.rd + D.timedelta(days=int(a * 365)), p.ed - D.timedelta(days=1)); return rdate(p.r, min(max(lo, p.rd, D.date(max(y0, 1900), 2, 1)), p.ed - D.timedelta(days=1)), p.ed) if p.ed > p.rd else p.ed
def proc(p, y):
    if y < 2010: return f'{p.r.randrange(40,1900)}/{y}'
    return f'{p.r.randrange(1000000):07}-{p.r.randrange(10,99)}.{y}.8.{p.r.randrange(1,27):02}.{p.r.randrange(1,700):04}'
def averb(p, k):
    r, d = p.r, between(p, 0, {'cpf': 2018, 'soc': 2018, 'pre': 2023, 'pat': 2003, 'ret': 1974}.get(k, 0)); f = p.f.name if p.f else ''
    q = {'pat': [f'Procedeu-se em {dn(d)} à averbação do reconhecimento de paternidade espontâneo feito por {f}, nos termos do art. 1.609 do Código Civil, sendo avós paternos os acima indicados.',
                 f'AV. 1 - Em {dl(d)}, por termo de reconhecimento de filho firmado nesta serventia, {f} reconheceu a paternidade d{p.o} registrad{p.o}, que passou a usar o patronímico paterno.',
                 f'À margem do termo consta averbada em {dn(d,".")} a sentença proferida nos autos de investigação de paternidade nº {proc(p, max(d.year-1,p.rd.year))}, que declarou ser pai d{p.o} registrad{p.o} {f}.'],
         'cpf': [f'Em {dn(d)} foi averbado o número de inscrição no CPF d{p.o} registrad{p.o}, de ofício, conforme art. 6º, § 1º, do Provimento CNJ nº 63/2017.', f'AV-01/{dn(d)}: inclusão do CPF d{p.o} titular, obtido por consulta à base da Receita Federal. Isento de emolumentos.'],
         'ret': [f'Retificado o assento em {dn(d)}, na forma do art. 110 da Lei nº 6.015/73, para constar corretamente o nome da avó materna como está nesta certidão.', f'Por mandado do Juízo de Direito da {r.randrange(1,6)}ª Vara Cível desta Comarca, datado de {dl(d)}, extraído dos autos {proc(p, d.year)}, averbou-se a retificação do sobrenome da genitora para {p.m.name}.'],
         'pre': [f'Averbada em {dn(d)} a alteração imotivada de prenome, com base no art. 56 da Lei 6.015/1973 (redação da Lei 14.382/2022): antes, {p.C(given(r, p.sex, p.bd.year, "pt"))} {" ".join(map(p.C, p.sur))}; depois, {p.nome}.'],
         'soc': [f'Em {dn(d)} averbou-se a filiação socioafetiva em relação a {f}, Provimento nº 63/2017-CNJ, permanecendo inalterados os demais dados.'],
         'gua': [f'Averbou-se, em {dn(d)}, a perda do poder familiar do genitor, por sentença de {dn(d - D.timedelta(days=40) if d - D.timedelta(days=40) > p.rd else d)} do Juízo da Infância e da Juventude.'],
         'jud': [f'Registro lavrado por determinação judicial; averbado em {dn(d)} o cumprimento do mandado nº {r.randrange(100,999)}/{d.year} para acréscimo do sobrenome {p.C(p.sur[-1])}.'],
         'mar': [f'Averba-se que a genitora, em virtude de casamento celebrado em {dn(d)}, passou a assinar-se {p.C(full(p.m.given, p.m.s2, r.choice(S["pt"])))}.']}[k]
    return r.choice(q)
def anot(p, k):
    r, d = p.r, between(p, 19, 2015 if k == 'uni' else 0); d2 = between(p, 24, 1979); d, d2 = min(d, d2), max(d, d2)
    if k == 'ema': d = p.bd + D.timedelta(days=365 * 16 + r.randrange(20, 600))
    fw, = place(r, p.ruf)[:1]; bk, lf, tm = r.randrange(2, 90), r.randrange(1, 299), r.randrange(100, 9000)
    nn = p.C(full(p.given, p.sur[0], p.spouse.split(' ')[-1])) if r.random() < .5 else ''
    q = {'cas': [f'Casou-se com {p.spouse} aos {dn(d)}, livro B-{bk}, fls. {lf}, termo {tm}, no Registro Civil de {p.C(fw)}' + (f', passando a assinar {nn}.' if nn else ', mantendo o nome de solteir' + p.o + '.'),
                 f'{cap(p.o)} registrad{p.o} contraiu matrimônio em {dl(d)} com {p.spouse}, conforme comunicação do Oficial de {p.C(fw)}.'],
         'div': [f'Casad{p.o} em {dn(d)} com {p.spouse} (livro B-{bk}, fls. {lf}); divorciad{p.o} em {dn(d2)} por escritura pública do {r.randrange(1,9)}º Tabelionato de Notas de {p.C(fw)}.',
                 f'Anota-se o divórcio d{p.o} registrad{p.o} e de {p.spouse}, decretado por sentença de {dn(d2)}, voltando a usar o nome de solteir{p.o}.'],
         'obi': [f'Faleceu em {dn(d2)}, na cidade de {p.C(fw)}, óbito registrado no livro C-{bk}, fls. {lf}v, sob nº {tm}.', f'Anotado o óbito d{p.o} registrad{p.o}, ocorrido aos {dl(d2)}, conforme assento nº {tm} do livro C-{bk} do Registro Civil de {p.C(fw)}.'],
         'int': [f'Por sentença de {dn(d)} foi decretada a curatela d{p.o} registrad{p.o}, nomeada curadora {p.m.name}; registro no livro E-{r.randrange(1,20)}, fls. {lf}.'],
         'ema': [f'Emancipad{p.o} por escritura pública lavrada em {dn(d)}, registrada no livro E-{r.randrange(1,20)}, fls. {lf}, do 1º Ofício de {p.C(fw)}.'],
         'uni': [f'Consta registro de união estável com {p.spouse} no livro E-{r.randrange(1,20)}, fls. {lf}, em {dn(d)}.']}[k]
    if k == 'uni': q = [f'Consta registro de união estável com {p.spouse} no livro E-{lf % 19 + 1}, fls. {lf}, em {dn(d2)}.']
    if k == 'div' and d2.year < 2007: q = q[1:]
    return r.choice(q)
