"""Helpers of hand 92: invented people, numbers, words, drawings, truth."""
import random, html, math, datetime as D
E = lambda s: html.escape(str(s), quote=False)
UFN = dict(AC='Acre', AL='Alagoas', AM='Amazonas', AP='Amapá', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás', MA='Maranhão', MG='Minas Gerais', MS='Mato Grosso do Sul', MT='Mato Grosso', PA='Pará', PB='Paraíba', PE='Pernambuco', PI='Piauí', PR='Paraná', RJ='Rio de Janeiro', RN='Rio Grande do Norte', RO='Rondônia', RR='Roraima', RS='Rio Grande do Sul', SC='Santa Catarina', SE='Sergipe', SP='São Paulo', TO='Tocantins')
MUN = {u: m.split(',') for u, m in (l.split(':') for l in """AC:Rio Branco,Sena Madureira,Xapuri
AL:Maceió,Arapiraca,Palmeira dos Índios
AM:Manaus,Parintins,São Gabriel da Cachoeira
AP:Macapá,Oiapoque
BA:Salvador,Feira de Santana,Vitória da Conquista,Ilhéus,Senhor do Bonfim,Santo Antônio de Jesus
CE:Fortaleza,Sobral,Quixadá,Limoeiro do Norte
DF:Brasília
ES:Vitória,Cachoeiro de Itapemirim,Santa Teresa,Colatina
GO:Goiânia,Anápolis,Rio Verde,Pirenópolis
MA:São Luís,Imperatriz,Pinheiro
MG:Belo Horizonte,Juiz de Fora,Diamantina,Montes Claros,Pará de Minas,São João del-Rei,Conceição do Mato Dentro,Itajubá
MS:Campo Grande,Dourados,Ponta Porã
MT:Cuiabá,Rondonópolis,Pontes e Lacerda
PA:Belém,Santarém,Marabá,Bragança,Cametá,Óbidos,Abaetetuba
PB:João Pessoa,Campina Grande,Sousa
PE:Recife,Olinda,Caruaru,Garanhuns,Petrolina,Vitória de Santo Antão
PI:Teresina,Parnaíba,Picos
PR:Curitiba,Londrina,Ponta Grossa,Maringá,São José dos Pinhais,Guarapuava,Irati
RJ:Rio de Janeiro,Niterói,Nova Friburgo,Campos dos Goytacazes,Duque de Caxias,Petrópolis,Volta Redonda
RN:Natal,Mossoró,Caicó
RO:Porto Velho,Ji-Paraná,Vilhena
RR:Boa Vista,Pacaraima
RS:Porto Alegre,Pelotas,Caxias do Sul,Santa Maria,Sant'Ana do Livramento,Novo Hamburgo,Três de Maio
SC:Florianópolis,Blumenau,Joinville,Lages,Herval d'Oeste
SE:Aracaju,Itabaiana,Estância
SP:São Paulo,Campinas,Santos,Ribeirão Preto,Santa Bárbara d'Oeste,Presidente Prudente,Taubaté,Bauru
TO:Palmas,Araguaína,Gurupi""".split('\n'))}
ALL = [(m, u) for u in MUN for m in MUN[u]]
FOR = ['Kobe/Japão', 'Zahlé/Líbano', 'Braga/Portugal', 'Treviso/Itália', 'Cochabamba/Bolívia', 'Encarnación/Paraguai', 'Bremen/Alemanha', 'Porto Príncipe/Haiti']
GM = "José Antônio,Luís Otávio,Cauã,Raimundo,Heitor,João Batista,Ítalo,Wellington,Otto,Kenji,Farid,Ubirajara,Sebastião,Enzo Gabriel,Nicolás,Pedro Ivo,Ari,Valdemar,Giácomo,Hans Dieter,Davi Lucas,Thiago,Moacyr,Ezequiel,Lourenço,Cássio,Anísio,Tarcísio,Benício,Rui".split(',')
GF = "Maria Aparecida,Ana Júlia,Iracema,Yasmin,Conceição,Letícia,Rosângela,Akemi,Samira,Potira,Gertrudes,Francesca,Ágata,Lúcia Helena,Luíza,Ester,Vitória Régia,Marlene,Terezinha,Íris,Maria das Dores,Zilda,Valentina,Sílvia Regina,Jussara,Cecília,Ione,Heloísa,Noêmia,Maria Eduarda".split(',')
SN = "Albuquerque,Bittencourt,Cavalcanti,da Silva,dos Santos,de Sant'Anna,d'Ávila,D'Agostini,Fagundes,Guimarães,Junqueira,Leão,Magalhães,Nóbrega,de Assunção,Pinheiro,Quaresma,Rêgo,Sá,Tenório,Ulhôa,Vasconcelos,Xavier,Zanella,Bortolotto,Pasqualini,Schneider,Hoffmann,Weissheimer,Krüger,Nakamura,Tanigawa,Haddad,Abdalla,Kayapó,Tukano,Potiguara,Lins e Silva,da Conceição,Peçanha,Brandão,Muniz,Falcão,do Nascimento,Kowalski,Szczepanski,Gonçalves,Araújo,Teófilo,de Oliveira,Ribeiro,Freitas,Moraes,Medeiros".split(',')
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U20 = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
TEN = "_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
HUN = "_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()

def words(n, fem=False):
    if n >= 1000:
        t = 'mil' if n < 2000 else words(n // 1000) + ' mil'
        r = n % 1000
        return t if not r else t + (' e ' if r < 100 or r % 100 == 0 else ' ') + words(r)
    if n == 100: return 'cem'
    if n > 100: return HUN[n // 100] + (' e ' + words(n % 100, fem) if n % 100 else '')
    if n >= 20: return TEN[n // 10] + (' e ' + words(n % 10, fem) if n % 10 else '')
    return {1: 'uma', 2: 'duas'}.get(n, U20[n]) if fem else U20[n]
def ext(d): return f"{'primeiro' if d.day == 1 else words(d.day)} de {MES[d.month-1]} de {words(d.year)}"
def lng(d): return f"{d.day}{'º' if d.day == 1 else ''} de {MES[d.month-1]} de {d.year}"
def num(d, s='/'): return f"{d.day:02}{s}{d.month:02}{s}{d.year}"
def hrw(h, m):
    t = words(h, True) + (' hora' if h == 1 else ' horas')
    return t + (f" e {words(m)} minuto{'s' if m > 1 else ''}" if m else '')
def matr(cns, y, l, f, t):
    n = f"{cns:06}0155{y}1{l:05}{f:03}{t:07}"
    for _ in 0, 1:
        s, m = 0, 32 - len(n)
        for c in n: s += int(c) * m; m = 0 if m == 10 else m + 1
        d = s % 11; n += str(1 if d > 9 else d)
    return f"{n[:6]} {n[6:8]} {n[8:10]} {n[10:14]} {n[14]} {n[15:20]} {n[20:23]} {n[23:30]} {n[30:]}"
def cpf(g):
    n = [g.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a * b for a, b in zip(n, range(k, 1, -1))) * 10 % 11
        n.append(s % 10)
    s = ''.join(map(str, n))
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"

class R: pass
HOSP = "Hospital e Maternidade Santa Isabel,Santa Casa de Misericórdia,Maternidade Nossa Senhora da Luz,Hospital Regional Dr. Aristides Maia,Casa de Saúde São Vicente,Hospital Municipal Dona Regina,Maternidade Darcy Lins,Hospital Evangélico".split(',')
STR = "Rua das Acácias, 214|Travessa do Chaco, 88|Rua Marechal Deodoro, 1.307|Av. Getúlio Vargas, 45|Praça da Matriz, 12|Rua Sete de Setembro, 930".split('|')
def rec(form, i, uf, births, issues, scen, cap=None):
    """One invented registrant. scen: words naming what applies."""
    g = random.Random(f"hand92-{form}-{i}-v2"); r = R(); r.g = g; r.i = i; s = r.s = set(scen.split()); r.form = form
    pool = [(m, u) for u in (uf.split() if uf else MUN) for m in MUN[u]]
    r.om, r.ou = pool[(i * 11 + ord(form)) % len(pool)]
    r.bm, r.bu = g.choice(ALL) if 'elsewhere' in s else (r.om, r.ou)
    r.place = r.bm, r.bu
    gv = lambda x: g.choice(GM if x == 'M' else GF)
    sn = g.sample(SN, 14)
    short = lambda x: x.split(',')[0]
    r.sex = 'MF'[(i + ord(form)) % 2]; r.sexo = {'M': 'Masculino', 'F': 'Feminino'}[r.sex]
    r.o = 'o' if r.sex == 'M' else 'a'
    fam, mat = sn[0], sn[1]
    one = 'mother' in s
    pair = 'FF' if 'two' in s else 'MM' if 'twoF' in s else 'MF'
    P = lambda x, a, b: f"{gv(x)} {a} {b}".replace('  ', ' ')
    r.p1 = '' if one else P(pair[0], sn[2], fam)       # father (or first of a same-sex pair)
    r.p2 = P(pair[1], sn[3] if 'short' not in s else '', mat)     # mother
    r.gp1 = ['', ''] if one else [P('M', sn[4], fam), f"{gv('F')} {sn[2]}"]
    r.gp2 = [P('M', '', mat), P('F', sn[3], mat)]
    if 'nogp' in s: r.gp1 = ['', '']
    if 'nogf' in s: r.gp2[0] = ''
    tail = mat if one else (f"{sn[5]} {mat} {fam}" if 'long' in s else fam if 'short' in s else f"{mat} {fam}")
    giv = gv(r.sex); r.nome = f"{giv} {tail}" + (' Neto' if r.sex == 'M' and i % 5 == 0 else '')
    r.twin = ''
    if 'twin' in s:
        while True:
            t = gv(r.sex)
            if t != giv: break
        r.twin = f"{t} {tail}"
    near = lambda: r.place if g.random() < .45 else g.choice(ALL)
    r.n1 = '' if one else near(); r.n2 = near()
    if 'foreign' in s:
        r.n2 = tuple(FOR[(i + ord(form)) % 8].split('/'))
        if not one: r.n1 = tuple(FOR[(i + ord(form)) % 8].split('/')) if i % 2 else tuple(FOR[(i + 3) % 8].split('/'))
    y = g.randint(*births); r.birth = D.date(y, g.randint(1, 12), g.randint(1, 28))
    lag = g.randint(365 * 3, 365 * 14) if 'late' in s else g.randint(1, 45)
    r.reg = r.birth + D.timedelta(lag)
    lo = max(D.date(issues[0], 1, 1), r.reg + D.timedelta(g.randint(3, 20))); hi = D.date(issues[1], 11, 20)
    r.em = lo + D.timedelta(g.randint(0, max(1, (hi - lo).days)))
    if 'first' in s: r.em = r.reg + D.timedelta(g.choice([0, 0, 2]))
    h, m = g.randrange(24), g.choice([0, 5, 15, 20, 30, 37, 45, 52, 8])
    r.h = None if 'nohora' in s else (h, m); r.hora = '' if not r.h else f"{h:02}:{m:02}"
    r.home = 'home' in s; r.street = g.choice(STR); r.street2 = g.choice(STR)
    r.est = 'Domicílio' if r.home else g.choice(HOSP)
    r.l, r.f, r.t = g.randint(12, 389), g.randint(2, 299), g.randint(1200, 98000)
    r.v = 'v' if 'verso' in s else ''; r.cns = g.randint(10000, 159999)
    r.cpf = '' if 'nocpf' in s else cpf(g); r.matr = matr(r.cns, r.reg.year, r.l, r.f, r.t)
    r.tmatr = matr(r.cns, r.reg.year, r.l, min(r.f + 1, 300), r.t + 1)
    r.dnv = f"30-{g.randint(10**7, 10**8-1)}-{g.randint(0, 9)}" if r.birth.year >= 1992 and not r.home else ''
    r.of = f"{gv('MF'[i % 2])} {sn[6]} {sn[7]}"; r.cl = f"{gv('FM'[i % 2])} {sn[8]} {sn[9]}"
    r.ofa = 'a' if i % 2 else ''; r.cla = 'a' if i % 2 == 0 else ''
    r.w1, r.w2 = f"{gv('M')} {sn[10]} {sn[11]}", f"{gv('F')} {sn[12]} {sn[13]}"
    r.decl = 'a mãe' if one or i % 3 == 0 else ('uma das genitoras' if pair == 'FF' else 'um dos genitores' if pair == 'MM' else 'o pai')
    r.tel = f"({g.randint(11, 98)}) 3{g.randint(100, 999)}-{g.randint(1000, 9999)}"; r.cep = f"{g.randint(10, 98)}{g.randint(100, 999)}-{g.randint(0, 9)}{g.randint(10, 99)}"
    r.rg = f"{g.randint(1, 59)}.{g.randint(100, 999)}.{g.randint(100, 999)}"; r.tit = f"{g.randint(1000, 9999)} {g.randint(1000, 9999)} {g.randint(1000, 9999)}"
    AZ = 'ABCDEFGHJKLMNPQRSTUVWXYZ'; r.az = lambda n: ''.join(g.choice(AZ) for _ in range(n)); r.dg = lambda n: ''.join(g.choice('0123456789') for _ in range(n))
    r.averb = r.anot = ''
    mid = r.reg + (r.em - r.reg) / 2; a, b = g.choice(ALL)
    if 'averb' in s:
        r.averb = [f"Por sentença de {num(mid)}, proferida nos autos nº {r.dg(3)}/{str(mid.year)[2:]} da 2ª Vara de Família de {a}-{b}, foi retificado o nome da genitora para constar {r.p2}, e não como figurou.",
                   f"Em {num(mid)} foi averbado o reconhecimento de paternidade feito por {r.p1 or r.w1}, por escritura pública lavrada no 1º Tabelionato de Notas de {a}, livro {r.dg(3)}, fls. {r.dg(2)}.",
                   f"Averbado em {num(mid)}, por mandado do MM. Juiz de Direito da Comarca de {a}, que a data correta do registro é {num(r.reg)}."][i % 3 if r.p1 else 2]
    if 'anot' in s:
        old = (r.em.year - r.birth.year) > 22
        if old: mid = D.date(g.randint(r.birth.year + 19, r.em.year - 1), g.randint(1, 12), g.randint(1, 28))
        cj = f"{gv('MF'[r.sex == 'M'])} {g.choice(SN)} {g.choice(SN)}"
        r.anot = [f"O registrado casou-se com {cj} em {num(mid)}, no Registro Civil de {a}-{b}, livro B-{g.randint(9, 99)}, fls. {g.randint(2, 200)}, nº {g.randint(300, 9000)}.",
                  f"Casamento com {cj} em {num(mid)}, lavrado sob nº {g.randint(300, 9000)}, livro B-{g.randint(9, 99)}, fls. {g.randint(2, 200)}, em {a}/{b}; continuou a usar o mesmo nome."][i % 2]
        if not old: r.anot = f"Óbito ocorrido em {num(mid)}, em {a}/{b}, registrado no livro C-{g.randint(9, 60)}, fls. {g.randint(2, 200)}, nº {g.randint(300, 9000)}."
        if r.sex == 'F': r.anot = r.anot.replace('O registrado', 'A registrada')
    return r

def up(r):
    for k in 'nome p1 p2 twin of cl w1 w2 bm om est'.split(): setattr(r, k, getattr(r, k).upper())
    r.gp1 = [x.upper() for x in r.gp1]; r.gp2 = [x.upper() for x in r.gp2]
    r.n1 = tuple(x.upper() for x in r.n1); r.n2 = tuple(x.upper() for x in r.n2); r.place = (r.bm, r.bu)
    return r
def truth(r, **k):
    """k: txt, nat (fn of a place) or natreg, cart, and any field the form prints another way."""
    nat = k.get('nat') or (lambda p: f"{p[0]}/{p[1]}")
    N = lambda p: nat(p) if p and k.get('pnat', True) else ''
    one, same = 'mother' in r.s, r.s & {'two', 'twoF'}
    ps = [(r.p1, N(r.n1)), (r.p2, N(r.n2))]
    if one or k.get('motherfirst'): ps.reverse()
    d = r.birth; acc = dict(k.get('acc', {}))
    nr = k.get('natreg'); printed = nr is not None
    nr = nr if printed else nat(r.place)
    def alt(p, v): acc.setdefault(p, []); acc[p] += [x for x in ([v] if isinstance(v, str) else v) if x not in acc[p]]
    if not printed: alt('dados_pessoais.naturalidade', ["", f"{r.bm}/{r.bu}"])
    elif k.get('nrplace'): alt('dados_pessoais.naturalidade', '/'.join(k['nrplace']))
    for n, (nm, na) in enumerate(ps, 1):
        src = r.n1 if nm == r.p1 else r.n2
        if na: alt(f'filiação.genitor_{n}.naturalidade', '/'.join(src))
    pat, mt = (r.gp2, r.gp1) if same else (r.gp1, r.gp2)
    if same:
        for z, (x, y) in (('paternos', mt), ('maternos', pat)): alt(f'avós.{z}.avô', x); alt(f'avós.{z}.avó', y)
    for z, p in (('texto_completo', [ext(d), lng(d), num(d)]),): alt('dados_pessoais.data_nascimento.' + z, p)
    if r.home: alt('local_nascimento.estabelecimento', ["", 'Domicílio', 'em domicílio'] + k.get('homealt', []))
    data = dict(documento=dict(tipo='Certidão de Nascimento', órgão_emissor='Registro Civil das Pessoas Naturais'),
        dados_pessoais=dict(nome_completo=r.nome, cpf=k.get('cpf', ''), matrícula=k.get('matr', ''),
            data_nascimento=dict(texto_completo=k['txt'], dia=f"{d.day:02}", mês=f"{d.month:02}", ano=str(d.year)), hora_nascimento=r.hora, naturalidade=nr, sexo=r.sexo),
        local_nascimento=dict(estabelecimento=k.get('est', r.est), município=r.bm, uf=r.bu),
        registro=dict(município=r.om, uf=r.ou, cartório=k['cart'], data_registro=num(r.reg), número_dnv=k.get('dnv', ''), livro=k.get('livro', str(r.l)), folha=k.get('folha', f"{r.f}{r.v}"), termo=k.get('termo', str(r.t))),
        filiação={f'genitor_{n}': dict(nome_completo=a, naturalidade=b) for n, (a, b) in enumerate(ps, 1)},
        avós=dict(paternos=dict(avô=pat[0], avó=pat[1]), maternos=dict(avô=mt[0], avó=mt[1])),
        gêmeos=dict(status='Sim' if r.twin else 'Não', informações_adicionais=k.get('twin', r.twin) if r.twin else ''),
        observações=dict(averbações=r.averb, anotações=r.anot),
        autenticação=dict(selo_digital=k.get('selo', ''), oficial_registro=r.of, data_emissão=num(r.em)))
    for p in k.get('accboth', []): alt(*p)
    return dict(layout='92' + r.form, condition='pdf_born_digital', width=k.get('W', 595), height=k.get('H', 842), resizeImage=False, data=data, accept=acc,
                meta=dict(twin_names=[r.twin] if r.twin else [], joint_notes=bool(k.get('joint')), cadastro=k.get('cadastro', [])))

# drawings -----------------------------------------------------------
def arms(s, c='#234', f='#eee'):
    st = lambda R, n=5, o=-90: ' '.join(f"{50+(R if j%2==0 else R*.42)*math.cos(math.radians(o+j*180/n)):.1f},{48+(R if j%2==0 else R*.42)*math.sin(math.radians(o+j*180/n)):.1f}" for j in range(2 * n))
    leaf = ''.join(f'<ellipse cx="{50+sx*(26+16*math.sin(a/3.2)):.1f}" cy="{84-a*9:.1f}" rx="3" ry="8" transform="rotate({sx*(40-a*9)} {50+sx*(26+16*math.sin(a/3.2)):.1f} {84-a*9:.1f})"/>' for sx in (-1, 1) for a in range(7))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100"><g fill="{f}" stroke="{c}" stroke-width="1.2">{leaf}<polygon points="{st(34)}"/><circle cx="50" cy="48" r="11"/><circle cx="50" cy="48" r="7" fill="{c}"/><path d="M22 88 Q50 80 78 88 L78 95 Q50 87 22 95Z"/></g></svg>'
def qr(g, s, n=29):
    p = []
    for y in range(n):
        for x in range(n):
            c = [(x - a, y - b) for a, b in ((0, 0), (n - 7, 0), (0, n - 7)) if 0 <= x - a < 7 and 0 <= y - b < 7]
            on = (max(abs(c[0][0] - 3), abs(c[0][1] - 3)) in (3, 1, 0)) if c else g.random() < .48
            if on: p.append(f"M{x} {y}h1v1h-1z")
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path d="{"".join(p)}"/></svg>'
def bars(g, w, h):
    x, p = 0, ''
    while x < 190: b = g.choice([1, 1, 2, 3]); p += f"M{x} 0h{b}v20h-{b}z"; x += b + g.choice([1, 2, 2, 3])
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 195 20" preserveAspectRatio="none"><path d="{p}"/></svg>'
def sig(g, w=110, h=26, c='#1b2f7a'):
    x, d = 4, 'M4 18'
    while x < 96: d += f" q{g.randint(2,6)} {g.randint(-20,4)} {g.randint(4,9)} {g.randint(-6,6)}"; x += 9
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 -14 110 48" preserveAspectRatio="none"><path d="{d} M8 24 q40 -8 90 -4" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def stamp(t, s, c='#2a3c8e', idn='s'):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100"><defs><path id="{idn}" d="M50 50 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0"/></defs><g fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="1.6"/><circle cx="50" cy="50" r="31"/></g><text font-size="9.2" fill="{c}" font-family="Liberation Sans"><textPath href="#{idn}">{E(t)}</textPath></text><path d="M50 34l4 10h11l-9 7 4 11-10-7-10 7 4-11-9-7h11z" fill="{c}" opacity=".5"/></svg>'
def guil(w, h, c, n=26):
    p = ''.join(f'<path d="M0 {h*k/n:.0f} q{w/8:.0f} {-14-k%5*3} {w/4:.0f} 0 t{w/4:.0f} 0 t{w/4:.0f} 0 t{w/4:.0f} 0"/>' for k in range(n + 1))
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><g fill="none" stroke="{c}" stroke-width=".5">{p}</g></svg>'
