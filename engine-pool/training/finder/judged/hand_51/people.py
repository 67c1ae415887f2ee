from names import *

class P: pass

def person(seed, lo, hi, flags='', ilo=None, ihi=None, old=False, kind='1', fmt=0, delay=(1, 40)):
    r = random.Random(seed)
    fl = set(flags.split())
    p = P(); p.r = r; p.fl = fl
    cs = [c for c in CITIES if not (old and c[1] in NEWUF)]
    p.city = r.choice(cs)
    p.sexo = 'Feminino' if ('F' in fl or ('M' not in fl and r.random() < .5)) else 'Masculino'
    sx = p.sexo[0]
    p.born = date(r.randint(lo, hi), r.randint(1, 12), r.randint(1, 28)) + timedelta(days=r.randint(0, 2))
    y = p.born.year
    p.reg = p.born + timedelta(days=r.randint(*delay))
    if 'late' in fl: p.reg = p.born + timedelta(days=r.randint(2500, 6500))
    p.rcity = p.city
    if 'away' in fl: p.rcity = r.choice([c for c in cs if c[1] == p.city[1] and c != p.city] or [p.city])
    a = p.reg + timedelta(days=r.randint(0, 3)) if ilo is None else None
    if ilo:
        a = date(r.randint(ilo, ihi), r.randint(1, 12), r.randint(1, 28))
        if a < p.reg: a = p.reg + timedelta(days=r.randint(0, 400))
    p.issue = a
    ep, eg = era(y - 27), era(y - 55)
    s1, s2, s3, s4, s5, s6 = [x if not (y < 1985 and x in ('Saint-Fleur', 'Quispe Mamani', 'Kim')) else 'Zanatta' for x in (sur(r) for _ in range(6))]
    if 'foreign' in fl: s1 = r.choice([x for x in FGIV if y > 1985 or x not in ('Saint-Fleur', 'Quispe Mamani', 'Kim')])
    while len({s1, s2, s3, s4, s5, s6}) < 6: s2, s3, s4, s5, s6 = (r.choice(SUR) for _ in range(5))
    # s1 = father's line, s2 = mother's line, s3/s4 grandmothers'
    nat = lambda: r.choice(cs) if r.random() < .6 else p.city
    far = lambda: r.choice(['Osaka, Japão', 'Braga, Portugal', 'Santa Cruz de la Sierra, Bolívia', 'Porto Príncipe, Haiti', 'Zahlé, Líbano', 'Cracóvia, Polônia', 'Treviso, Itália', 'Encarnación, Paraguai', 'Hamburgo, Alemanha'])
    def fmt_nat(c): return c
    def par(sex, sl):
        q = P(); q.nome = nm(r, sex, ep, sl); q.nat = nat(); q.age = r.randint(18, 43)
        q.prof = r.choice(PROFF if sex == 'F' else PROF); q.sex = sex; q.cpf = cpf(r)
        return q
    fsl = [s3, s1] if r.random() < .6 else [s1]
    p.pai = par('M', fsl) if 'nofather' not in fl else None
    if 'twomoms' in fl: p.pai = par('F', fsl)
    msl = [s4, s2] if r.random() < .5 else [s2]
    married = r.random() < .6 and p.pai and 'twomoms' not in fl
    p.mae = par('F', (msl[-1:] + [s1]) if married else msl)
    p.casados = bool(married)
    if 'foreign' in fl and p.pai:
        byname = {'Nakagawa': 'Osaka, Japão', 'Yoshimoto': 'Kumamoto, Japão', 'Iwasaki': 'Fukuoka, Japão', 'Schmitz': 'Hamburgo, Alemanha', 'Hoffmann': 'Bremen, Alemanha', 'Kowalczyk': 'Cracóvia, Polônia', 'Wisniewski': 'Lodz, Polônia', 'Haddad': 'Zahlé, Líbano',
                  'El Khoury': 'Trípoli, Líbano', 'Kim': 'Busan, Coreia do Sul', 'Quispe Mamani': 'Santa Cruz de la Sierra, Bolívia', 'Saint-Fleur': 'Porto Príncipe, Haiti', 'Petrovsky': 'Kiev, Ucrânia', 'Vandermeer': 'Utrecht, Holanda', 'Farah': 'Homs, Síria'}
        p.pai.nat = byname[s1]
    p.av = [nm(r, 'M', eg, [s5, s1] if r.random() < .4 else [s1]), nm(r, 'F', eg, [s3, s1] if r.random() < .6 else [s3]),
            nm(r, 'M', eg, [s6, s2] if r.random() < .4 else [s2]), nm(r, 'F', eg, [s4, s2] if r.random() < .6 else [s4])]
    if not p.pai: p.av[0] = p.av[1] = None
    if 'unkpat' in fl: p.av[0] = p.av[1] = None
    if 'unkavo' in fl: p.av[2] = None
    if 'unkmat' in fl: p.av[2] = p.av[3] = None
    if 'unkpg' in fl: p.av[0] = None
    own = [s2, s1] if p.pai else msl
    if 'long' in fl: own = [s4, s2, s3, s1]
    p.nome = nm(r, sx, era(y), own)
    if 'agn' in fl and p.pai:
        p.sexo = 'Masculino'; sx = 'M'
        p.nome = p.pai.nome + ' ' + r.choice(['Filho', 'Júnior'])
    if 'avneto' in fl and p.av[0]:
        p.sexo = 'Masculino'; sx = 'M'; p.nome = p.av[0] + ' Neto'
    if 'indig' in fl:
        et = r.choice(['Guajajara', 'Terena', 'Tukano', 'Kaingang', 'Baniwa', 'Xukuru'])
        g = r.choice(['Ywyraidjá', 'Kerexu Yxapyry', 'Moacir Karay', 'Potyra Ibi']) if True else ''
        p.nome = f'{g} {own[0]} {et}'; p.mae.nome += ' ' + et
        if p.pai: p.pai.nome = p.pai.nome.rsplit(' ', 1)[0] + ' ' + et
    p.etnia = 'indig' in fl
    p.hora = None if 'nohour' in fl else (r.randint(0, 23), r.choice([0, 5, 7, 10, 12, 15, 18, 20, 25, 28, 30, 33, 35, 40, 42, 45, 50, 55, 58]))
    if p.hora and p.hora[0] == 0: p.hora = (r.choice([1, 3, 13, 22]), p.hora[1])
    p.home = 'home' in fl
    p.addr = f'{r.choice(RUAS)}, nº {r.randint(4, 1890)}, {r.choice(BAIR)}'
    p.place = (r.choice(RURAL) if r.random() < .5 else p.addr)
    p.estab = 'Domicílio' if p.home else hosp(r, p.city, y)
    base = max(1, y - 1930)
    p.livro = r.randint(3, 60) + base // 2 * r.randint(1, 5)
    p.folha = r.randint(1, 300); p.verso = r.random() < .5
    p.termo = p.livro * 300 + p.folha * r.randint(1, 2) - r.randint(0, 200)
    p.termo = max(p.termo, p.folha)
    p.cns = f'{r.randint(20011, 159988):06d}'
    mk = lambda f, t: matr(p.cns, p.reg.year, p.livro, f, t, kind, '01', fmt)
    p.matr = mk(p.folha, p.termo)
    p.cpf = None if 'nocpf' in fl else cpf(r)
    dnv = None
    if y >= 1992 and 'nodnv' not in fl:
        dnv = f'30-{r.randint(10000000, 89999999)}-{r.randint(0, 9)}' if y >= 2010 else str(r.randint(10000000, 59999999))
    p.dnv = dnv
    p.twin = None
    if 'twin' in fl:
        tn = nm(r, r.choice('MF'), era(y), own)
        p.twin = (tn, mk(p.folha, p.termo + 1), p.termo + 1)
    p.oficial = nm(r, r.choice('MF'), 'm' if p.issue.year > 1960 else 'o', [sur(r), sur(r)])
    p.subst = nm(r, r.choice('MF'), 'm' if p.issue.year > 1975 else 'o', [sur(r), sur(r)])
    p.decl = 'o pai' if p.pai and p.pai.sex == 'M' and r.random() < .7 else 'a mãe'
    p.wit = [nm(r, r.choice('MF'), ep, [sur(r), sur(r)]) for _ in range(2)]
    p.selo = seal(r, p.rcity[1])
    mid = lambda lo_, hi_: lo_ + timedelta(days=int((hi_ - lo_).days * (.2 + .6 * r.random())))
    p.cad = []
    o = 'a' if sx == 'F' else 'o'; p.o = o; p.O = o.upper()
    av, an = [], []
    b18 = date(y + 19, 1, 15)
    if 'av_pat' in fl and p.pai:
        d = mid(p.reg, p.issue)
        k = r.random() < .5 and d > date(2012, 3, 1)
        av.append([f'Em {dn(d)}, foi averbado o reconhecimento espontâneo da paternidade por {p.pai.nome}, nos termos do Provimento nº 16/2012 da Corregedoria Nacional de Justiça.',
                            f'Por mandado do MM. Juiz de Direito da Vara de Família desta Comarca, datado de {dn(d)}, extraído dos autos nº {r.randint(100,999)}/{str(d.year)[2:]}, fica averbada a paternidade de {p.pai.nome}, incluídos no assento os avós paternos.'][0 if k else 1])
    if 'av_cpf' in fl and p.cpf:
        d = mid(max(p.reg, min(date(2018, 1, 10), p.issue - timedelta(days=20))), p.issue)
        av.append(f'Averba-se, de ofício, o número de inscrição no CPF {p.cpf}, em {dn(d)}.')
    if 'av_ret' in fl:
        d = mid(p.reg, p.issue)
        k = r.random() < .6 and d > date(2010, 1, 1)
        av.append([f'Retificado administrativamente em {dn(d)} (art. 110 da Lei 6.015/73) para constar corretamente o nome da avó materna: {p.av[3]}.' if p.av[3] else f'Retificado administrativamente em {dn(d)} para constar corretamente a data de nascimento.',
                            f'Por sentença de {dn(d)}, proferida pelo Juízo da 1ª Vara Cível desta Comarca, foi retificada a grafia do nome da genitora, que passa a ser {p.mae.nome}.'][0 if k else 1])
    if 'av_name' in fl:
        d = mid(p.reg, p.issue)
        av.append(f'Por sentença transitada em julgado em {dn(d)}, {o} registrad{o} passou a chamar-se {p.nome}.')
    if 'an_cas' in fl or 'an_div' in fl or 'an_ob' in fl:
        d = mid(b18, min(p.issue, date(y + 45, 1, 1))) if p.issue > b18 + timedelta(days=400) else None
        if d:
            sp = nm(r, 'M' if sx == 'F' else 'F', era(y), [sur(r), sur(r)]); c = r.choice(cs)
            if 'an_ob' not in fl or 'an_cas' in fl:
                an.append(r.choice([f'Casou-se com {sp} em {dn(d)}, no Registro Civil de {c[0]}-{c[1]}, livro B-{r.randint(4,90)}, fls. {r.randint(1,299)}, nº {r.randint(200,9999)}, continuando a usar o mesmo nome.',
                                    f'Contraiu matrimônio em {dn(d)} com {sp}, perante o Oficial de {c[0]}/{c[1]}, termo {r.randint(200,9999)}, fls. {r.randint(1,200)} do livro B-{r.randint(3,80)}.']))
            if 'an_div' in fl:
                d2 = mid(d, p.issue); an.append(f'Divorciad{o} de {sp} {"por escritura pública lavrada em " + dn(d2) + " no Tabelionato de Notas" if d2.year > 2007 else "por sentença transitada em julgado em " + dn(d2) + ", do Juízo de Direito da Comarca"} de {c[0]}-{c[1]}.')
            if 'an_ob' in fl:
                d2 = mid(d, p.issue); an.append(f'Faleceu em {dn(d2)}, em {c[0]}-{c[1]}, óbito registrado no livro C-{r.randint(3,60)}, fls. {r.randint(1,299)}, termo {r.randint(200,9999)}.')
    p.averb, p.anot = av, an
    if 'cad' in fl:
        p.cad = [f'RG {r.randint(1,49)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)} SSP/{p.city[1]}, expedido em {dn(mid(p.reg, p.issue))}',
                 f'Título de eleitor {r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}, zona {r.randint(3,180):03d}, seção {r.randint(10,400):04d}, {p.city[0]}/{p.city[1]}']
        if r.random() < .5: p.cad.pop()
    return p
