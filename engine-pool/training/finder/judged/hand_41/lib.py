import random, html, json, os, sys, datetime as dt
OUT = sys.argv[1]
E = html.escape
def U(s): return s.upper()
D = dt.date
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
CE = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
def n2w(n, fem=False):
    if n < 20:
        w = UN[n]
        return {'um': 'uma', 'dois': 'duas'}.get(w, w) if fem else w
    if n < 100: return DZ[n // 10] + (' e ' + n2w(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        c = CE[n // 100]
        if fem and n // 100 > 1: c = c[:-2] + 'as'
        return c + (' e ' + n2w(n % 100, fem) if n % 100 else '')
    k, q = divmod(n, 1000)
    h = 'mil' if k == 1 else n2w(k, fem) + ' mil'
    if not q: return h
    return h + (' e ' if q < 100 or q % 100 == 0 else ' ') + n2w(q, fem)
def dia_w(d): return 'primeiro' if d == 1 else n2w(d)
def dw(d): return f'{dia_w(d.day)} de {MES[d.month-1]} de {n2w(d.year)}'
def dn(d): return d.strftime('%d/%m/%Y')
def dl(d, um='1º'): return f'{um if d.day == 1 else d.day} de {MES[d.month-1]} de {d.year}'
def hw24(h, m):
    s = ('zero hora' if h == 0 else n2w(h, True) + (' hora' if h == 1 else ' horas'))
    if m: s += ' e ' + n2w(m) + (' minuto' if m == 1 else ' minutos')
    return s
def hw12(h, m, meia=False):
    if h == 12 and m == 0: return 'doze horas (meio-dia)'
    p = 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 19 else 'da noite'
    k = h if h <= 12 else h - 12
    if h == 0: return hw24(h, m)
    if h == 12: return hw24(h, m)
    s = n2w(k, True) + (' hora' if k == 1 else ' horas')
    if m == 30 and meia: s += ' e meia'
    elif m: s += f' e {n2w(m)} minutos' if m > 1 else ' e um minuto'
    return s + ' ' + p
UFN = dict(SP='São Paulo', PR='Paraná', SC='Santa Catarina', RS='Rio Grande do Sul', MG='Minas Gerais', RJ='Rio de Janeiro', ES='Espírito Santo', BA='Bahia', PE='Pernambuco', CE='Ceará', PI='Piauí', MA='Maranhão', PA='Pará', AM='Amazonas', GO='Goiás', MT='Mato Grosso', MS='Mato Grosso do Sul', RN='Rio Grande do Norte', PB='Paraíba', AL='Alagoas', SE='Sergipe', TO='Tocantins', AC='Acre', RO='Rondônia', RR='Roraima', AP='Amapá', DF='Distrito Federal')
CID = {
 'SP': "Mococa|Jaú|Espírito Santo do Pinhal|São José do Rio Pardo|Franca|Ribeirão Preto|Araraquara|Campinas|Santos|Lins|Bauru|Piracicaba|Itu|Bananal|Registro|Cananéia|Holambra|Tupã|Mogi das Cruzes|Santa Bárbara d'Oeste|Casa Branca|Taquaritinga",
 'PR': 'Curitiba|Londrina|Maringá|Ponta Grossa|Castro|Carambeí|Rolândia|Assaí|Prudentópolis|Irati|Mallet|Lapa|Palmeira|Paranaguá|Morretes|Jacarezinho|Cornélio Procópio|Apucarana|Cambará|Marechal Cândido Rondon|Guarapuava',
 'SC': 'Florianópolis|Blumenau|Joinville|Brusque|Pomerode|Nova Trento|São Bento do Sul|Urussanga|Criciúma|Laguna|Lages|Treze Tílias|Rio do Sul|Ibirama|Chapecó|Joaçaba|Itajaí|Timbó|Jaraguá do Sul|Orleans',
 'RS': 'Porto Alegre|Caxias do Sul|Bento Gonçalves|Garibaldi|Santa Cruz do Sul|São Leopoldo|Novo Hamburgo|Ijuí|Erechim|Pelotas|Rio Grande|Bagé|Santana do Livramento|Uruguaiana|Santa Maria|Silveira Martins|Antônio Prado|Veranópolis|Panambi|São Lourenço do Sul|Guarani das Missões|Teutônia',
 'MG': 'Belo Horizonte|Juiz de Fora|Varginha|Três Pontas|Guaxupé|Poços de Caldas|Ouro Preto|Diamantina|Teófilo Otoni|Uberaba|Patrocínio|Manhuaçu|Carangola|Leopoldina|Cataguases|São João del-Rei|Muzambinho|São Sebastião do Paraíso|Machado',
 'RJ': 'Rio de Janeiro|Niterói|Petrópolis|Nova Friburgo|Vassouras|Valença|Campos dos Goytacazes|Barra do Piraí|Volta Redonda|Itaperuna|Cantagalo|Teresópolis|Duque de Caxias|São Gonçalo|Nova Iguaçu|Macaé|Paraty',
 'ES': 'Vitória|Santa Teresa|Domingos Martins|Santa Leopoldina|Alfredo Chaves|Colatina|Cachoeiro de Itapemirim|Castelo|Venda Nova do Imigrante|Linhares|São Mateus|Guarapari|Afonso Cláudio|Itarana|Muqui'}
CID = {k: v.split('|') for k, v in CID.items()}
FORA = [('Recife','PE'),('Garanhuns','PE'),('Salvador','BA'),('Ilhéus','BA'),('Vitória da Conquista','BA'),('Juazeiro do Norte','CE'),('Sobral','CE'),('Parnaíba','PI'),('São Luís','MA'),('Imperatriz','MA'),('Santarém','PA'),('Manaus','AM'),('Goiânia','GO'),('Cuiabá','MT'),('Dourados','MS'),('Mossoró','RN'),('Campina Grande','PB'),('Maceió','AL'),('Aracaju','SE'),('Porto Velho','RO'),('Macapá','AP'),('Brasília','DF')]
def city(r, uf=None, fora=0.3):
    if uf and r.random() > fora: return (r.choice(CID[uf]), uf)
    if r.random() < .5: return r.choice(FORA)
    u = r.choice(list(CID)); return (r.choice(CID[u]), u)
SUR = {
 'luso': 'da Silva|dos Santos|de Oliveira|Pereira|Ferreira|Alves|Nogueira|Teixeira|Vasconcelos|Bittencourt|Cavalcanti|de Arruda|Sampaio|Guimarães|Figueiredo|de Assunção|do Amaral|Lacerda|Quintanilha|Fagundes|Moreira|Salgado|Meirelles|do Nascimento|Batista|Siqueira|Pacheco|da Rocha|Brandão|de Moraes|Leitão|Bueno|Prado|Camargo|Mascarenhas|Paixão|de Jesus|da Conceição|Evangelista|Sant’Ana|Brasileiro|das Neves|Cordeiro|Valadares|Rezende|Junqueira|Goulart|Ávila|Dutra|Xavier|Peçanha|Muniz|Cerqueira|Falcão|Lins e Mello|Holanda|Bezerra|Távora|Chaves|Portela'.split('|'),
 'ital': 'Zanatta|Dalla Costa|Bortolotto|Pezzini|Fachinetto|Menegazzo|Tonolli|Scarpari|Gobbo|Zucchetto|Dal Pizzol|De Bastiani|Bragagnolo|Cesconetto|Ghisleni|Paganelli|Trevisan|Bonfanti|Rizzieri|Marchioro|Sperandio|Venturini|Ceolin|Furlanetto|Di Domenico|Falqueto|Zandonadi|Broetto|Lorenzoni|Tomazelli'.split('|'),
 'germ': 'Schneider|Kühlkamp|Hoffmann|Buddenhagen|von Hohendorff|Wollinger|Strelow|Krüger|Hertel|Ritzmann|Schlösser|Bächtold|Grützmann|Hackbarth|Siewerdt|Eichstädt|Klabunde|Theiss|Rauber|Wiethölter|Dickel|Kretzschmar|Littig|Holzmeister'.split('|'),
 'pol': 'Kowalczyk|Wisniewski|Bielecki|Szymanski|Przybysz|Wasilewski|Hryniewicz|Kuchnir|Opuchkevitch|Zaleski|Borkoski|Jasinski|Stachera|Klosowski'.split('|'),
 'jap': 'Nakagawa|Tsuchiya|Hirakawa|Miyashiro|Kanashiro|Okuyama|Fujisawa|Watanabe|Shimabukuro|Yoshinaga|Murakoshi'.split('|'),
 'arab': 'Haddad|Abou Jaoude|Mansur|El Khouri|Sarquis|Nacif|Zogbi|Tannous'.split('|'),
 'esp': 'Martínez|Gutierres|Villalba|Iturriet|Echeverria|Segovia|Ibañez|Olivera'.split('|'),
 'hol': 'van der Vinne|de Geus|Dijkstra|Los|van Wilpe|Bouwman'.split('|'),
 'ind': 'Kafej|Farias|Nĩvẽ|Bandeira|Refej|Candinho'.split('|')}
GM = {'old': 'Alcebíades|Ozório|Benedicto|João|José|Antônio|Deocleciano|Theodoro|Waldemar|Otacílio|Sebastião|Guilherme|Angelo|Fioravante|Luiz|Henrique|Bertoldo|Evaldo|Olympio|Pedro|Manoel|Francisco|Domingos|Joaquim|Hermínio|Achilles|Ricardo|Silvestre|Anacleto|Eurico|Jovelino|Ataliba|Germano|Reinoldo|Casemiro|Estanislau|Victorino|Agenor|Nicanor|Lourenço'.split('|'),
 'mid': 'Carlos Alberto|Luiz Carlos|José Roberto|Paulo César|Marco Antônio|Sérgio|Edson|Wilson|Valdecir|Ademir|Gilberto|João Batista|Antônio Carlos|Osvaldo|Jair|Claudinei|Rogério|Márcio|Ivonei|Dirceu|Altair|Adilson|Josué|Moacir|Nivaldo|Airton|Cleverson|Reginaldo|Elói|Genésio|Vanderlei|Fábio Augusto|Luís Fernando|Orlando|Ronaldo|Wagner'.split('|'),
 'new': 'Enzo Gabriel|Davi Lucca|Arthur|Miguel|João Pedro|Heitor|Bernardo|Theo|Ravi|Kauã|Benício|Otávio|Joaquim|Vicente|Luiz Felipe|Bryan|Noah|Lorenzo|Caetano|Murilo|Anthony|Pietro|Samuel|Ícaro|Yuri|Raoni|Erick Vinícius|José Augusto|Francisco|Nicolas Emanuel|Cauê|Martin'.split('|')}
GF = {'old': 'Maria|Anna|Joanna|Carolina|Thereza|Josefa|Sebastiana|Benedicta|Rosa|Amabile|Catharina|Hedwig|Frieda|Elvira|Ottilia|Ernestina|Leopoldina|Angelina|Ida|Hermínia|Vitalina|Maria das Dores|Conceição|Francisca|Emília|Olga|Adelaide|Luíza|Philomena|Isaura|Zulmira|Maria Rosa|Rosalina|Idalina|Alzira|Stanislava|Regina|Magdalena|Genoveva|Eufrásia'.split('|'),
 'mid': 'Maria Aparecida|Sônia Maria|Vera Lúcia|Rosângela|Márcia|Neusa|Terezinha|Ivone|Marli|Elisabete|Cláudia|Rosana|Sandra Regina|Luciana|Adriana|Ana Paula|Silvana|Salete|Ivanir|Inês|Jussara|Solange|Marilene|Noeli|Simone|Valquíria|Eliane|Maria de Lourdes|Ana Lúcia|Dulcinéia|Maria da Graça|Edilene|Cleusa|Roselene|Fabiana|Jocélia'.split('|'),
 'new': 'Valentina|Helena|Alice|Maria Eduarda|Laura|Sophia|Isadora|Lívia|Heloísa|Cecília|Agatha|Maria Flor|Antonella|Yasmin|Ana Júlia|Lorena|Esther|Clarice|Maitê|Luna|Manuela|Ayla|Catarina|Marina|Nayara|Iracema|Dandara|Bianca Vitória|Emanuelly|Olívia|Stella|Aurora'.split('|')}
SEG = {'M': 'Henrique|Augusto|Roberto|Gabriel|Afonso|Tadeu|Luiz|Cesar|de Paula|Aparecido|Inácio|Batista|Maria|de Lima|Vitor|Emanuel'.split('|'), 'F': 'Cristina|Beatriz|Helena|Regina|Fernanda|de Fátima|Luíza|Carolina|Isabel|Gabriela|Letícia|Aparecida|do Carmo|Rita|Eduarda|Verônica'.split('|')}
EXO = {'jap': {'M': 'Kenji|Hiroshi|Takeo|Akira|Minoru', 'F': 'Sayuri|Hatsue|Mitsuko|Harumi|Naomi'}, 'germ': {'M': 'Hans|Wolfgang|Siegfried|Helmuth', 'F': 'Ingrid|Gertrud|Edeltraud|Heidi'}, 'arab': {'M': 'Jamil|Elias|Nagib|Salim', 'F': 'Nádia|Samira|Latife|Yara'}, 'pol': {'M': 'Casemiro|Ladislau|Boleslau', 'F': 'Wanda|Sofia|Halina'}, 'ital': {'M': 'Ettore|Giácomo|Santo|Primo', 'F': 'Assunta|Itália|Gema|Pierina'}}
def era(y): return 'old' if y < 1948 else 'mid' if y < 1990 else 'new'
def given(r, sex, y, her='luso', two=.35):
    if her in EXO and r.random() < .3: g = r.choice(EXO[her][sex].split('|'))
    else: g = r.choice((GM if sex == 'M' else GF)[era(y)])
    if ' ' not in g and r.random() < two:
        s = r.choice(SEG[sex])
        if s != g: g += ' ' + s
    return g
def sur(r, her): return r.choice(SUR[her])
HW = ['luso'] * 9 + ['ital'] * 4 + ['germ'] * 3 + ['pol'] * 2 + ['jap', 'arab', 'esp', 'hol']
def fam(r, y, sex=None, hp=None, hm=None, two=.45):
    sex = sex or r.choice('MF'); hp = hp or r.choice(HW); hm = hm or r.choice(HW)
    def side(h, sx):
        a = sur(r, h); b = sur(r, h if r.random() < .5 else 'luso')
        while b == a: b = sur(r, 'luso')
        gf = given(r, 'M', y - 58, h, .25) + ((' ' + sur(r, 'luso')) if r.random() < .25 and h == 'luso' else '') + ' ' + a
        gm = given(r, 'F', y - 55, h, .25) + ' ' + b + (' ' + a if r.random() < .6 else '')
        own = (b + ' ' if r.random() < .5 else '') + a
        return gf, gm, given(r, sx, y - 27, h, .25) + ' ' + own, a
    pf, pm, pai, sp = side(hp, 'M'); mf, mm, mae, sm = side(hm, 'F')
    if sm == sp: return fam(r, y, sex, hp, hm, two)
    if r.random() < .4 and y < 1990: mae += ' ' + sp if mae.count(' ') < 4 else ''
    k = given(r, sex, y, hp, two)
    nome = k + (' ' + sm if r.random() < .75 else '') + ' ' + sp
    return dict(nome=nome, sexo=sex, pai=pai, mae=mae, pf=pf, pm=pm, mf=mf, mm=mm, sp=sp, sm=sm, given=k, tail=nome[len(k):])
def adult(r, sex=None, y=1968, her=None):
    f = fam(r, y, sex, her); return f['nome']
def day(r, y0, y1=None):
    a = D(y0, 1, 1); b = D(y1 or y0, 12, 28); return a + dt.timedelta(r.randrange((b - a).days))
def plus(d, n): return d + dt.timedelta(n)
def cpf(r, fmt=True):
    n = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x * (k - i) for i, x in enumerate(n)); v = s * 10 % 11; n.append(v if v < 10 else 0)
    s = ''.join(map(str, n)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}' if fmt else s
def mat(cns, year, book, leaf, entry, sep='{0} {1} {2} {3} {4} {5} {6} {7} {8}', kind=1):
    b = f'{cns:06d}0155{year:04d}{kind}{book:05d}{leaf:03d}{entry:07d}'; assert len(b) == 30
    def ws(v):
        m = 32 - len(v); s = 0
        for ch in v:
            s += int(ch) * m; m = 0 if m + 1 > 10 else m + 1
        v = s % 11; return '1' if v > 9 else str(v)
    d1 = ws(b); d2 = ws(b + d1); b += d1 + d2
    return sep.format(b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:])
def dnv(r): return f'30-{r.randrange(30000000, 89999999)}-{r.randrange(10)}'
def code(r, pat):
    o = ''
    for ch in pat:
        o += r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') if ch == 'A' else str(r.randrange(10)) if ch == '9' else r.choice('abcdefghijkmnpqrstuvwxyz') if ch == 'a' else r.choice('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789') if ch == '#' else ch
    return o
def mk(c):  # "Município - UF"
    return f'{c[0]} - {c[1]}' if c and c[1] else (c[0] if c else '')
# ---- truth
def truth(name, n, w, h, **k):
    g = k.get; b = g('nasc')
    d = {'case': f'{name}-{n}', 'layout': name, 'condition': 'pdf_born_digital', 'file': f'{name}-{n}.pdf', 'width': w, 'height': h, 'resizeImage': False,
     'data': {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
      'dados_pessoais': {'nome_completo': g('nome', ''), 'cpf': g('cpf', ''), 'matrícula': g('mat', ''),
        'data_nascimento': {'texto_completo': g('nasc_txt', ''), 'dia': f'{b.day:02d}', 'mês': f'{b.month:02d}', 'ano': str(b.year)},
        'hora_nascimento': g('hora', ''), 'naturalidade': g('nat', ''), 'sexo': {'M': 'Masculino', 'F': 'Feminino', '': ''}[g('sexo', '')]},
      'local_nascimento': {'estabelecimento': g('estab', ''), 'município': g('ln_mun', ''), 'uf': g('ln_uf', '')},
      'registro': {'município': g('r_mun', ''), 'uf': g('r_uf', ''), 'cartório': g('cart', ''), 'data_registro': dn(g('reg')) if g('reg') else '', 'número_dnv': g('dnv', ''), 'livro': g('livro', ''), 'folha': g('folha', ''), 'termo': g('termo', '')},
      'filiação': {'genitor_1': {'nome_completo': g('g1', ''), 'naturalidade': g('g1n', '')}, 'genitor_2': {'nome_completo': g('g2', ''), 'naturalidade': g('g2n', '')}},
      'avós': {'paternos': {'avô': g('pf', ''), 'avó': g('pm', '')}, 'maternos': {'avô': g('mf', ''), 'avó': g('mm', '')}},
      'gêmeos': {'status': 'Sim' if g('gem') else 'Não', 'informações_adicionais': g('gem_info', g('gem', '') or '')},
      'observações': {'averbações': g('averb', ''), 'anotações': g('anot', '')},
      'autenticação': {'selo_digital': g('selo', ''), 'oficial_registro': g('oficial', ''), 'data_emissão': dn(g('emis')) if g('emis') else ''}},
     'accept': g('accept', {}), 'negative': None, 'meta': {'twin_names': [g('gem')] if g('gem') else [], 'joint_notes': bool(g('joint')), 'cadastro': g('cad', [])}}
    return d
def save(name, n, page, t):
    os.makedirs(OUT, exist_ok=True)
    p = os.path.join(OUT, f'{name}-{n}')
    with open(p + '.html', 'w', encoding='utf-8') as f: f.write(page)
    with open(p + '.json', 'w', encoding='utf-8') as f: json.dump(t, f, ensure_ascii=False, indent=1)
# ---- drawing
def html_page(css, body, size='A4', w='210mm', h='297mm'):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}.pg{{position:relative;width:{w};height:{h};overflow:hidden;-webkit-print-color-adjust:exact}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
def qr(r, mm=22, n=29, col='#000'):
    m = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (a, b) in ((0, 0), (0, n - 7), (n - 7, 0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                if 0 <= a + i < n and 0 <= b + j < n:
                    m[a + i][b + j] = (0 <= i <= 6 and 0 <= j <= 6) and (i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4))
    p = ''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if m[i][j])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 {n} {n}"><path d="{p}" fill="{col}"/></svg>'
def arms(mm=18, c='#222', fill='none', col=False):
    import math
    st = ' '.join(f'{50+(28 if i%2==0 else 11)*math.sin(math.pi*i/5):.1f},{48-(28 if i%2==0 else 11)*math.cos(math.pi*i/5):.1f}' for i in range(10))
    lv = ''.join(f'<ellipse cx="{50-s*(30+4*math.sin(i))}" cy="{80-i*8}" rx="7" ry="2.6" transform="rotate({s*(35+i*6)} {50-s*(30+4*math.sin(i))} {80-i*8})" fill="{"#2d7a34" if col else fill}" stroke="{c}" stroke-width="1"/>' for i in range(8) for s in (1, -1))
    stars = ''.join(f'<circle cx="{50+8.5*math.cos(k*1.05):.1f}" cy="{48+8.5*math.sin(k*1.05):.1f}" r="1" fill="{c}"/>' for k in range(6))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100">{lv}<polygon points="{st}" fill="{"#f3d34a" if col else "#fff"}" stroke="{c}" stroke-width="1.6"/><circle cx="50" cy="48" r="13" fill="{"#2a4b9b" if col else "#fff"}" stroke="{c}" stroke-width="1.4"/>{stars}<path d="M22 84q28 12 56 0l3 6q-31 13-62 0z" fill="{"#2a4b9b" if col else "#fff"}" stroke="{c}" stroke-width="1.2"/></svg>'
def sign(r, w=60, c='#1c2a6b'):
    x, y = 4, 20; p = f'M{x} {y}'
    while x < 95:
        dx = r.randint(4, 11); p += f' q{dx//2} {r.randint(-18, 14)} {dx} {r.randint(-4, 4)}'; x += dx
    return f'<svg width="{w}mm" height="{w*.3:.0f}mm" viewBox="0 0 105 40" style="display:block"><path d="{p} q-30 6 -80 4" fill="none" stroke="{c}" stroke-width=".9" stroke-linecap="round"/></svg>'
def stamp(top, mid, bot='', mm=30, c='#3a3f8f', rot=-12, op=.6, k=0):
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" style="opacity:{op};transform:rotate({rot}deg)"><defs><path id="t{k}" d="M14 50a36 36 0 0 1 72 0"/><path id="b{k}" d="M10 50a40 40 0 0 0 80 0"/></defs><circle cx="50" cy="50" r="47" fill="none" stroke="{c}" stroke-width="1.6"/><circle cx="50" cy="50" r="31" fill="none" stroke="{c}" stroke-width=".9"/><text font-size="8" fill="{c}" font-family="Liberation Sans" text-anchor="middle"><textPath href="#t{k}" startOffset="50%">{top}</textPath></text><text font-size="7.4" fill="{c}" font-family="Liberation Sans" text-anchor="middle"><textPath href="#b{k}" startOffset="50%">{bot}</textPath></text><text x="50" y="53" font-size="9" fill="{c}" text-anchor="middle" font-family="Liberation Sans" font-weight="bold">{mid}</text></svg>'
def guil(w, h, c, n=26, op=.25, amp=9):
    import math
    ps = ''
    for i in range(n):
        y0 = h * (i + .5) / n
        ps += f'<path d="M0 {y0:.1f}' + ''.join(f' L{x} {y0+amp*math.sin(x/17+i*.7)*math.cos(x/71+i):.1f}' for x in range(0, w + 6, 6)) + '"/>'
    return f'<svg style="position:absolute;left:0;top:0;width:100%;height:100%" viewBox="0 0 {w} {h}" preserveAspectRatio="none"><g fill="none" stroke="{c}" stroke-width=".5" opacity="{op}">{ps}</g></svg>'
HOSP = 'Hospital Santa Isabel|Hospital São José|Hospital e Maternidade Nossa Senhora da Luz|Maternidade Carmela Dutra|Santa Casa de Misericórdia|Hospital Evangélico|Hospital Regional Dom Bosco|Hospital Beneficente São Roque|Hospital Unimed|Maternidade Santa Brígida|Hospital e Maternidade Jaraguá|Hospital da Criança e Maternidade|Hospital Bom Pastor|Hospital Universitário|Casa de Saúde São Lucas'.split('|')
def nofather(f):
    f = dict(f); m = f['mae']
    f['nome'] = f['given'] + ' ' + f['sm']; f['tail'] = ' ' + f['sm']; f['pai'] = f['pf'] = f['pm'] = ''
    if not f['mae'].endswith(f['sm']): f['mae'] = m.split(' ' + f['sm'])[0] + ' ' + f['sm']
    return f
