import random, datetime as dt, json, re
D = dt.date
ST = dict(AC='do Acre',AL='de Alagoas',AP='do Amapá',AM='do Amazonas',BA='da Bahia',CE='do Ceará',DF='',ES='do Espírito Santo',GO='de Goiás',MA='do Maranhão',MT='de Mato Grosso',MS='de Mato Grosso do Sul',MG='de Minas Gerais',PA='do Pará',PB='da Paraíba',PR='do Paraná',PE='de Pernambuco',PI='do Piauí',RJ='do Rio de Janeiro',RN='do Rio Grande do Norte',RS='do Rio Grande do Sul',RO='de Rondônia',RR='de Roraima',SC='de Santa Catarina',SP='de São Paulo',SE='de Sergipe',TO='do Tocantins')
OLD = dict(ST, PB='do Parahyba', PI='do Piauhy', GO='de Goyaz', MT='de Matto Grosso', ES='do Espirito Santo', SC='de Santa Catharina', MG='de Minas Geraes', AL='de Alagôas')
MUN = dict(AC='Xapuri|Tarauacá|Sena Madureira',AL='Penedo|Viçosa|Palmeira dos Índios',AP='Mazagão|Amapá|Oiapoque',AM='Parintins|Tefé|Lábrea',BA='Jequié|Ilhéus|Santo Amaro|Juazeiro',CE='Sobral|Crato|Icó|Aracati',DF='Brasília',ES='Colatina|Castelo|Santa Teresa',GO='Catalão|Jataí|Ipameri',MA='Caxias|Viana|Codó',MT='Cáceres|Poconé|Rosário Oeste',MS='Corumbá|Aquidauana|Miranda',MG='Oliveira|Curvelo|Ponte Nova|Muriaé|Patos de Minas',PA='Óbidos|Cametá|Bragança',PB='Areia|Sousa|Cajazeiras|Pombal',PR='Lapa|Castro|Londrina',PE='Goiana|Caruaru|Pesqueira|Garanhuns',PI='Oeiras|Floriano|Picos',RJ='Vassouras|Campos dos Goytacazes|Cantagalo',RN='Mossoró|Caicó|Macau',RS='Pelotas|Bagé|Caxias do Sul|Santa Cruz do Sul',RO='Guajará-Mirim|Ariquemes|Vilhena',RR='Boa Vista|Mucajaí|Caracaraí',SC='Lages|Blumenau|Laguna|Joinville',SP='Jaú|Bauru|Itu|Ribeirão Preto|Registro',SE='Estância|Lagarto|Laranjeiras',TO='Porto Nacional|Dianópolis|Natividade')
MON = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CT = '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n, f=0, old=0):
    if n < 20: s = U[n]
    elif n < 100: s = DZ[n//10] + (' e ' + U[n % 10] if n % 10 else '')
    elif n == 100: s = 'cem'
    elif n < 1000: s = CT[n//100] + (' e ' + num(n % 100) if n % 100 else '')
    else:
        k, x = divmod(n, 1000)
        s = ('' if k == 1 else num(k)+' ') + 'mil' + ('' if not x else (' e ' if x <= 100 or x % 100 == 0 else ' ') + num(x))
    if f: s = re.sub(r'\bum$', 'uma', re.sub(r'\bdois$', 'duas', s))
    if old: s = s.replace('três', 'tres').replace('dezesse', 'dezese').replace('cinquenta', 'cincoenta')
    return s
def dd(d): return d.strftime('%d/%m/%Y')
def dw(d, y=' de ', old=0, first='primeiro'): return (first if d.day == 1 else num(d.day, 0, old)) + ' de ' + MON[d.month-1] + y + num(d.year, 0, old)
def dm(d): return f"{'1.º' if d.day == 1 else d.day} de {MON[d.month-1]} de {d.year}"
def per(h): return 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
def h12(h, m, old=0, w=1):
    k = h % 12 or 12
    s = num(k, 1, old) if w else str(k)
    hs = ' hora' if k == 1 else ' horas'
    if w and m == 30 and k == 1: return 'uma hora e meia ' + per(h)
    if w and m == 30: return s + ' e meia' + hs + ' ' + per(h)
    return s + hs + (f" e {num(m, 0, old) if w else m} minutos" if m else '') + ' ' + per(h)
def h24(h, m): return num(h, 1) + (' hora' if h == 1 else ' horas') + (f' e {num(m)} minuto' + ('s' if m > 1 else '') if m else '')
def cpf(r):
    a = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        x = sum(v*(k-i) for i, v in enumerate(a)) * 10 % 11 % 10; a.append(x)
    s = ''.join(map(str, a)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mdv(s):
    for _ in range(2):
        w, t = 32-len(s), 0
        for ch in s:
            t += int(ch)*w; w = 0 if w == 10 else w+1
        t %= 11; s += str(1 if t == 10 else t)
    return s
def matr(r, y, l, f, t, tipo=1):
    s = mdv(f'{r.randrange(1000,199999):06d}0155{y}{tipo}{l:05d}{f:03d}{t:07d}')
    return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'
# ---- names: given by era, surnames by origin
G = {('M',0):'Manoel,Joaquim,Raymundo,Theodoro,Venancio,Cyrillo,Felippe,Hygino,Olympio,Belarmino,José Antonio,João Baptista,Luiz,Thomaz,Athanasio,Honorato,Sebastião,Zeferino,Lourenço,Euzebio',
('F',0):'Thereza,Josepha,Philomena,Izabel,Anna Rosa,Francisca,Leocadia,Umbelina,Maria do Carmo,Esther,Balbina,Virginia,Ignez,Carolina,Emerenciana,Rita,Generosa,Maria das Neves,Constança,Delphina',
('M',1):'José Geraldo,Benedito,Osvaldo,Antônio Carlos,Geraldo Magela,Nivaldo,Wilson,Expedito,Ademar,Luiz Gonzaga,Orlando,Waldir,Hélio,Milton,Jurandir,Dirceu,Edgard,Raimundo Nonato,Cícero,Valdemar',
('F',1):'Maria Aparecida,Terezinha,Zilda,Neusa Maria,Iracema,Odete,Conceição,Lourdes,Maria Helena,Nair,Ivone,Alzira,Dalva,Inês,Irene,Jandira,Marlene,Sônia Regina,Vera Lúcia,Olga',
('M',2):'Rodrigo,Wellington,Leandro Augusto,Fábio,Márcio,Anderson Luís,Thiago,Cristiano,Éder,Marcelo,Jonathan,Vinícius,Gleidson,Luís Otávio,Igor,Caio César,Robson,Maurício',
('F',2):'Juliana,Tatiane,Cíntia,Luciana,Fabrícia,Renata,Gisele,Rosângela,Valéria,Ana Lúcia,Débora,Michele,Patrícia,Bruna,Letícia,Élida,Danúbia,Simone',
('M',3):'Enzo Gabriel,Ravi,Davi Lucca,Bernardo,Otávio,Heitor,Miguel Ângelo,Théo,Benício,Anthony,Noah,Pedro Henrique,Caleb,João Lucas,Kauã,Murilo',
('F',3):'Maria Cecília,Ágata,Helena,Lívia,Yasmin,Antonella,Maria Flor,Isis,Aurora,Sophia,Eloá,Laís,Valentina,Ana Júlia,Pérola,Maitê'}
G = {k: v.split(',') for k, v in G.items()}
S = dict(pt='Alcântara,Brandão,Cavalcanti,Dornelas,Evangelista,Figueirêdo,Gouveia,Holanda,Junqueira,Lacerda,Medeiros,Nóbrega,Paiva,Quintanilha,Rezende,Sampaio,Tavares,Uchôa,Vasconcelos,Bezerra,Coutinho,Falcão,da Mota,de Assis,dos Anjos,do Prado,da Conceição,de Barros,Ferraz,Guimarães,Simões,Leitão,d’Ávila,Sant’Anna',
old='Bezerra,Cavalcante,Mello,Azevêdo,Araujo,Queiroz,Athayde,Pitta,Souza,Ribeiro,Fontoura,Maya,Vianna,Pessôa,Nobrega,de Moraes,da Annunciação,do Espirito Santo,de Góes,Portella,Camara,Lyra,Telles,Bandeira',
it='Bertolazzi,Zanchetta,Dal Pozzo,Marangoni,Tessarollo,De Bortoli,Ferronato,Pavanelli,Scarparo,Gasparetto,Lovatel,D’Agostini,Brusamolin,Zago',
de='Schlindwein,Böhringer,Kuhnen,Wachholz,Eberhardt,Strassburger,Hoepers,Lütke,Tribess,Zimmermann,Reinheimer,Würzius',
jp='Nakashima,Tokunaga,Hirakawa,Miyashiro,Ishikura,Okabayashi,Uehara,Kurosawa,Shimabukuro',
ar='Abdalla,El-Khoury,Haddad,Chalita,Mussallam,Nassif,Bou Karim,Sayegh,Jabour',
pl='Wojciechowski,Szymczak,Kowalczyk,Drabik,Pszybylski,Gurski')
S = {k: v.split(',') for k, v in S.items()}
JP = dict(M='Kenji,Hideo,Takeshi,Minoru'.split(','), F='Harumi,Sayuri,Michiko,Emi'.split(','))
class C: pass
fem = lambda n: any(n.startswith(x+' ') for k, v in G.items() if k[0] == 'F' for x in v)
def era(y): return 0 if y < 1932 else 1 if y < 1972 else 2 if y < 2003 else 3
def give(r, sx, y, fl): return r.choice(G[sx, era(y)]) + (' ' + r.choice(JP[sx]) if fl == 'jp' and r.random() < .7 else '')
def person(r, sx, y, fl='pt'):
    s = S['old' if fl == 'pt' and y < 1930 else fl]; a, b = r.sample(s, 2)
    return give(r, sx, y, fl) + ' ' + (a + ' ' if fl in ('pt', 'it') and r.random() < .6 else '') + b
def mk(case, fl, uf, mun, b, reg, iss, hm, tags='', sx=None, up=0):
    """b, reg, iss: (y, m, d); hm (h, m) or None; mun 'printed|modern'; tags: s mother alone, t twins, n no grandparents, P no paternal ones, M two mothers, F two fathers"""
    r = random.Random('96' + case); c = C(); c.case, c.r, c.uf, c.tags, c.up = case, r, uf, tags, up
    c.mun, c.alt = (mun.split('|')*2)[:2]
    c.b, c.reg, c.iss, c.hm = D(*b), D(*reg), D(*iss), hm
    c.sx = sx or 'MF'[(ord(case[2])+int(case[-1])+(case[-1] > '2')) % 2]; c.o = 'o' if c.sx == 'M' else 'a'; c.y = y = c.b.year
    f1, f2 = (fl.split('+')*2)[:2]; old = y < 1930
    sur = lambda f: r.choice(S['old' if f == 'pt' and old else f])
    s1, s2, s3, s4 = [sur(f) for f in (f1, f1, f2, f2)]
    while len({s1, s2, s3, s4}) < 4: s2, s3, s4 = sur(f1), sur(f2), sur(f2)
    s3b = s3
    uniq = set()
    def gv(sx_, y_, f):
        while 1:
            n = give(r, sx_, y_, f)
            if n.split()[0] not in uniq: uniq.add(n.split()[0]); return n
    c.PA, c.PB = gv('M', y-55, f1)+' '+s1, gv('F', y-52, f1)+' '+s2+r.choice(['', ' '+s1])
    c.MA, c.MB = gv('M', y-50, f2)+' '+s3, gv('F', y-48, f2)+' '+s4+r.choice(['', ' '+s3])
    sP = 'F' if 'M' in tags else 'M'; sM = 'M' if 'F' in tags else 'F'
    c.P = gv(sP, y-28, f1)+' '+(s2+' ' if r.random() < .6 else '')+s1
    c.M = gv(sM, y-25, f2)+' '+(s4+' ' if r.random() < .5 else '')+s3+(' '+s1 if r.random() < .35 and not set(tags) & set('sMF') else '')
    tail = (' '+s3b if 's' in tags else (' '+s3 if r.random() < .6 else '')+' '+s1)
    if 's' not in tags and c.sx == 'M' and 'j' in tags: c.n = c.P + (' Filho' if y % 2 else ' Junior' if old else ' Júnior')
    else: c.n = gv(c.sx, y, f2 if r.random() < .5 else f1) + tail
    c.tw = gv(r.choice('MF'), y, f1) + tail if 't' in tags else ''
    if 's' in tags: c.P = c.PA = c.PB = ''
    if 'P' in tags: c.PA = c.PB = ''
    if 'n' in tags: c.PA = c.PB = c.MA = c.MB = ''
    c.off, c.clk, c.jz = person(r, r.choice('MF') if c.iss.year > 1950 else 'M', c.iss.year-40), person(r, r.choice('MF') if c.iss.year > 1950 else 'M', c.iss.year-35), person(r, 'M', c.iss.year-50)
    c.oo = person(r, 'M', c.reg.year-45)
    c.w1, c.w2 = person(r, 'M', c.reg.year-40), person(r, r.choice('MF') if c.reg.year > 1940 else 'M', c.reg.year-35)
    us = [u for u in MUN if y > dict(TO=1990, RO=1985, AP=1990, RR=1990, MS=1980, AC=1962, DF=1962).get(u, 0)+20]
    pick = lambda: (lambda u: (lambda m: (c.mun if m == c.alt else m, u))(r.choice(MUN[u].split('|'))))(uf if r.random() < .5 else r.choice(us))
    c.pn, c.mn = pick() if c.P else None, pick()
    c.l, c.f, c.t = r.randrange(3, 140), r.randrange(2, 299), r.randrange(112, 48000)
    if c.reg.year < 1930: c.l, c.t, c.f = r.randrange(2, 28), r.randrange(12, 980), r.randrange(2, 198)
    c.v = r.random() < .4 and c.reg.year < 1990
    if up: 
        for k in 'n P M PA PB MA MB tw'.split(): setattr(c, k, getattr(c, k).upper())
    c.acc, c.meta = {}, dict(twin_names=[c.tw] if c.tw else [], joint_notes=True, cadastro=[])
    c.sex = 'Masculino' if c.sx == 'M' else 'Feminino'
    return c
def nt(x):  # truth for naturalidade
    return '' if not x else f'{x[0]}/{x[1]}' if isinstance(x, tuple) else re.sub(r'^d[ao]s? ', '', x)
def ns(x, old=0, k=0, pre='natural'):  # words for naturalidade
    if isinstance(x, str): return f'{pre} {x}'
    m, u = x; e = (OLD if old else ST)[u]
    est = 'do Distrito Federal' if u == 'DF' else f'Estado {e}'
    return [f'{pre} de {m}, {est}', f'{pre} de {m}-{u}', f'{pre} de {m} ({u})', f'{pre} de {m}, {u}', f'{pre} de {m}/{u}'][k]
def out(c, W, H, css, body, est='', cart='', texto=None, hora=None, livro=None, folha=None, termo=None, mat='', cpf_='', dnv='', selo='', off=None, nat=None, lm=None, lu=None, rm=None, ru=None, order='PM', av='', an='', twinfo=None, acc=None, bm=None, hasnat=1):
    b = c.b; f = folha or str(c.f) + ('v' if c.v else '')
    lm = c.mun if lm is None else lm; lu = c.uf if lu is None else lu
    g = {'P': dict(nome_completo=c.P, naturalidade=nt(c.pn) if hasnat else ''), 'M': dict(nome_completo=c.M, naturalidade=nt(c.mn) if hasnat else '')}
    g1, g2 = (g['M'], dict(nome_completo='', naturalidade='')) if not c.P else (g[order[0]], g[order[1]])
    d = dict(documento={'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
     dados_pessoais={'nome_completo': c.n, 'cpf': cpf_, 'matrícula': mat, 'data_nascimento': {'texto_completo': texto or dd(b), 'dia': f'{b.day:02d}', 'mês': f'{b.month:02d}', 'ano': str(b.year)}, 'hora_nascimento': '%02d:%02d' % c.hm if c.hm else '', 'naturalidade': nat if nat is not None else f'{lm}/{lu}', 'sexo': c.sex},
     local_nascimento={'estabelecimento': est, 'município': lm, 'uf': lu},
     registro={'município': c.mun if rm is None else rm, 'uf': c.uf if ru is None else ru, 'cartório': cart, 'data_registro': dd(c.reg), 'número_dnv': dnv, 'livro': livro or str(c.l), 'folha': f, 'termo': termo or str(c.t)},
     filiação={'genitor_1': g1, 'genitor_2': g2},
     avós={'paternos': {'avô': c.PA, 'avó': c.PB}, 'maternos': {'avô': c.MA, 'avó': c.MB}},
     gêmeos={'status': 'Sim' if c.tw else 'Não', 'informações_adicionais': (twinfo or c.tw) if c.tw else ''},
     observações={'averbações': av, 'anotações': an},
     autenticação={'selo_digital': selo, 'oficial_registro': off or c.off, 'data_emissão': dd(c.iss)})
    a = {'dados_pessoais.naturalidade': [''], 'dados_pessoais.data_nascimento.texto_completo': [dd(b), dw(b), dm(b)]}
    if c.alt != c.mun:
        for p in ('local_nascimento.município', 'registro.município'): a[p] = [c.alt]
        a['dados_pessoais.naturalidade'].append(f'{c.alt}/{lu}')
    if f[-1] == 'v': a['registro.folha'] = [f[:-1]+x for x in (' verso', ' v', '-v', 'v.º', ' v.º', 'vº', 'verso')]
    if {'M', 'F'} & set(c.tags) and c.PA+c.MA:
        for k, o in (('paternos', (c.MA, c.MB)), ('maternos', (c.PA, c.PB))):
            for n, v in zip(('avô', 'avó'), o): a[f'avós.{k}.{n}'] = [v]
    if hasnat: a.update({f'filiação.genitor_{k+1}.naturalidade': [x] for k, x in enumerate([{'P': c.pn, 'M': c.mn}[o] for o in (order if c.P else 'M')]) if isinstance(x, str)})
    for q in (c.acc, acc or {}):
        for k, v in q.items(): a[k] = a.get(k, []) + v
    a = {k: list(dict.fromkeys(v)) for k, v in a.items() if v}
    t = dict(case=c.case, layout=c.case.split('-')[0], condition='pdf_born_digital', file=c.case+'.pdf', width=W, height=H, resizeImage=False, data=d, accept=a, meta=c.meta)
    html = f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{c.case}</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H}pt;position:relative;overflow:hidden}}p{{margin:0}}{css}</style></head><body>{body}</body></html>'
    return html, t
HOME = {'local_nascimento.estabelecimento': ['Domicílio', 'em domicílio', 'residência', '']}
def home(*x): return {'local_nascimento.estabelecimento': ['Domicílio', 'em domicílio', 'residência', ''] + list(x)}
# ---- drawings
def arms(s=50, col='#333'):
    pts = ' '.join(f'{50+r_*__import__("math").sin(i*.6283):.1f},{50-r_*__import__("math").cos(i*.6283):.1f}' for i in range(10) for r_ in [(38 if i % 2 == 0 else 15)])
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100" fill="none" stroke="{col}" stroke-width="2"><circle cx="50" cy="50" r="47"/><polygon points="{pts}"/><circle cx="50" cy="50" r="12" fill="#fff"/><path d="M40 52q10-7 20 0M8 80q42 24 84 0M15 88q35 16 70 0"/></svg>'
def sig(r, w=150, h=30, col='#223a7a'):
    x, p = 6, f'M4 {h*.7:.0f}'
    while x < w-34:
        n = r.randrange(8, 17); u, v = h*r.uniform(.05, .45), h*r.uniform(.6, .9)
        p += f'C{x+2} {u:.0f} {x+n} {u:.0f} {x+n*.6:.0f} {v:.0f}S{x+n+3} {h*.6:.0f} {x+n+2} {h*r.uniform(.45,.75):.0f}'; x += n+r.randrange(0, 4)
    p += f'C{x+12} {h*.2:.0f} {w-10} {h*.9:.0f} {w*.3:.0f} {h*.92:.0f}'
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" style="overflow:hidden" fill="none" stroke="{col}" stroke-width="1.1"><path d="{p}"/></svg>'
def qr(r, s=62):
    n = 25; q = ''.join(f'M{i} {j}h1v1h-1z' for i in range(n) for j in range(n) if r.random() < .48 and not ((i < 8 or i > 16) and j < 8 or i < 8 and j > 16))
    for a, b in ((0, 0), (18, 0), (0, 18)): q += f'M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z'
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 25 25"><path fill-rule="evenodd" d="{q}"/></svg>'
def stamp(t1, t2, s=84, col='#5a3a8a', rot=-12):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100" style="transform:rotate({rot}deg)" fill="none" stroke="{col}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="41"/><g fill="{col}" stroke="none" font-family="Liberation Sans Narrow" font-size="9" text-anchor="middle"><text x="50" y="45">{t1}</text><text x="50" y="60">{t2}</text></g></svg>'
def fiscal(v, s='CR$', col='#7a2b2b'):
    return f'<svg width="54pt" height="66pt" viewBox="0 0 54 66" fill="none" stroke="{col}"><rect x="1" y="1" width="52" height="64" stroke-dasharray="3 2"/><rect x="5" y="5" width="44" height="56"/><circle cx="27" cy="30" r="14"/><g fill="{col}" stroke="none" font-family="URW Gothic" font-size="6" text-anchor="middle"><text x="27" y="13">SELO</text><text x="27" y="33">{v}</text><text x="27" y="57">{s}</text></g></svg>'
def rules(W, H, top, step, l, r_, col='#b9c4d8'):
    return f'<svg style="position:absolute;left:0;top:0" width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}"><path stroke="{col}" stroke-width=".6" d="' + ''.join(f'M{l} {y:.1f}H{r_}' for y in [top+i*step for i in range(int((H-top-30)/step))]) + '"/></svg>'
def guil(W, H, col='#cfd9cf'):
    import math
    P = ''
    for k in range(6): P += 'M' + ' '.join(f'{x} {H/2+ (H/2-8)*math.sin(x/40+k*.5)*math.cos(x/170+k):.1f}' for x in range(14, W-13, 8))
    return f'<svg style="position:absolute;left:0;top:0" width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}" fill="none" stroke="{col}" stroke-width=".5"><path d="{P}"/><rect x="14" y="14" width="{W-28}" height="{H-28}" stroke-width="3"/><rect x="20" y="20" width="{W-40}" height="{H-40}" stroke-width="1"/></svg>'
