import sys
# shared helpers (imported by make.py)
import random, html, json, os, copy
OUT = sys.argv.pop(1)
E = lambda s: html.escape(str(s), quote=False)
MES = ['', 'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
UN = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze',
      'dezesseis', 'dezessete', 'dezoito', 'dezenove']
DZ = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
CE = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']


def num(n, fem=False):
    if n < 20:
        w = UN[n]
        return {'um': 'uma', 'dois': 'duas'}.get(w, w) if fem else w
    if n < 100:
        return DZ[n // 10] + (' e ' + num(n % 10, fem) if n % 10 else '')
    if n == 100:
        return 'cem'
    if n < 1000:
        c = CE[n // 100]
        return c + (' e ' + num(n % 100, fem) if n % 100 else '')
    k, r = divmod(n, 1000)
    h = 'mil' if k == 1 else num(k, fem) + ' mil'
    if not r:
        return h
    return h + (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r, fem)


def dia(n, prim=True):
    return 'primeiro' if n == 1 and prim else num(n)


def ext(d, prim=True):
    return f'{dia(d[2], prim)} de {MES[d[1]]} de {num(d[0])}'


def ext_dias(d):
    dd = 'ao primeiro dia' if d[2] == 1 else f'aos {num(d[2])} dias'
    return f'{dd} do mês de {MES[d[1]]} do ano de {num(d[0])}'


def long(d, zero=False):
    n = f'{d[2]:02d}' if zero else ('1º' if d[2] == 1 else str(d[2]))
    return f'{n} de {MES[d[1]]} de {d[0]}'


def br(d):
    return f'{d[2]:02d}/{d[1]:02d}/{d[0]}'


def hora_ext(h):
    a = num(h[0], True) + (' hora' if h[0] == 1 else ' horas')
    if h[1]:
        a += ' e ' + num(h[1]) + (' minuto' if h[1] == 1 else ' minutos')
    return a


def matricula(cns, ano, livro, folha, termo, acervo='01'):
    s = f'{cns}{acervo}55{ano}1{livro:05d}{folha:03d}{termo:07d}'
    assert len(s) == 30, s
    for w0 in (2, 1):
        w, t = w0, 0
        for c in s:
            t += int(c) * w
            w = 0 if w == 10 else w + 1
        t %= 11
        s += '1' if t == 10 else str(t)
    return s


def mat_fmt(s, style=0):
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    if style == 0:
        return ' '.join(p)
    if style == 1:
        return ' '.join(p[:-1]) + '-' + p[-1]
    if style == 2:
        return '.'.join(p[:-1]) + '-' + p[-1]
    return s


assert matricula('104539', 2013, 12, 21, 123) == '10453901552013100012021000012321', matricula('104539', 2013, 12, 21, 123)


def cpf(r, uf='SP'):
    reg = {'SP': 8, 'PR': 9, 'SC': 9, 'RS': 0}[uf]
    d = [r.randrange(10) for _ in range(8)] + [reg]
    for k in (9, 10):
        t = sum(d[i] * (k + 1 - i) for i in range(k)) * 10 % 11 % 10
        d.append(t)
    s = ''.join(map(str, d))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'


GM = {'old': 'Antônio José João Pedro Manoel Sebastião Osvaldo Waldemar Alcides Benedito Alfredo Hermínio Olívio Arlindo Setembrino Adolpho Theodoro Gumercindo Aparício Dorival Orestes Izidoro Cezário Lourenço Ernesto Guilherme Nicolau Emílio Balduíno Otacílio Juvenal Hilário Vitório Avelino Honório Rodolpho Anselmo Libório Tibúrcio Reinoldo Leopoldo'.split(),
      'mid': 'Carlos Roberto Marcos Paulo Luiz Sérgio Ademir Valdecir Gilmar Jair Edson Claudemir Adilson Nelson Vanderlei Rogério Fabiano Cristiano Márcio Everaldo Josimar Edivaldo Cleverson Elói Leandro Dirceu Jucelino Neri Volnei Marcelo Reginaldo Sandro Fábio Alexandre Wagner Moacir Ivo Itamar Ronaldo Evandro'.split(),
      'new': 'Miguel Arthur Heitor Bernardo Théo Davi Gael Samuel Enzo Lorenzo Benício Joaquim Isaac Caleb Ravi Anthony Murilo Bryan Kauã Ícaro Otávio Vicente Noah Thiago Gustavo Rafael Wesley Ryan Nicolas Caetano Cauê Emanuel Yuri Breno Luan Levi Dante Augusto'.split()}
GF = {'old': 'Maria Josefa Anna Rosa Francisca Olívia Benedita Sebastiana Conceição Thereza Emília Leopoldina Amália Ottilia Wanda Hermínia Cecília Etelvina Deolinda Rosalina Jovelina Guilhermina Ursulina Alzira Carolina Elvira Ludovica Filomena Idalina Avelina Eufrásia Honorina Genoveva Apolônia Brígida Percília Docelina Zulmira Adelaide Malvina'.split(),
      'mid': 'Márcia Sandra Rosângela Cleusa Ivone Neusa Marli Sônia Lúcia Eliane Vera Aparecida Terezinha Adriana Luciana Simone Patrícia Rosemeri Ivanir Salete Clarice Noeli Janete Marilene Silvana Daiane Fabíola Viviane Elisângela Josiane Cristiane Roseli Andréia Tânia Zenaide Dulce Jussara Iara Jaqueline Solange'.split(),
      'new': 'Helena Alice Laura Valentina Heloísa Sophia Manuela Isabella Lorena Cecília Antonella Eloá Lívia Maitê Isis Yasmin Rafaela Pietra Agatha Melissa Nicole Clara Emanuelly Ayla Aurora Bianca Kyara Lavínia Allana Maysa Stella Rebeca Esther Milena Luana Júlia Giovana Olívia'.split()}
SN = {'l': ['da Silva', 'dos Santos', 'de Oliveira', 'Pereira', 'Ferreira', 'Rodrigues', 'Alves', 'Moreira', 'da Rosa', 'de Lima', 'Machado', 'Teixeira', 'Cardoso', 'do Amaral', 'Camargo', 'de Moraes', 'Prestes', 'Vieira', 'da Luz', 'das Neves', 'Bueno', 'Padilha', 'Xavier', 'Marcondes', 'Quadros', 'Batista', 'Gonçalves', 'Nogueira', 'Fagundes', 'do Nascimento', 'Medeiros', 'Espíndola', "Sant'Anna", 'Furtado', 'Toledo', 'Proença', 'Falcão', 'Lacerda', 'Severo', 'de Ávila', 'Pacheco', 'Siqueira', 'de Assunção', 'Brandão', 'Correia', 'Maciel', 'Godinho', 'da Conceição', 'Bittencourt', 'Garcez'],
      'i': ['Zanella', 'Bortolotto', 'Dal Pozzo', 'Marchetti', 'Ferrarini', 'Tomazoni', 'Bianchini', 'Pasqualotto', 'De Bona', 'Slongo', 'Perondi', 'Gasparetto', 'Vendramin', 'Ceccato', 'Fachinello', 'Scopel', "Dall'Agnol", 'Menegazzo', 'Trevisan', 'Ghisleni', 'Brustolin', 'Zorzanello', 'Piovesan', 'Casagrande', 'Lazzari'],
      'g': ['Schneider', 'Hoffmann', 'Kuhn', 'Wolfart', 'Becker', 'Steffens', 'Hünemeier', 'Klöckner', 'Dressler', 'Junges', 'Schmitt', 'Rauber', 'Petry', 'Lamb', 'Eichelberger', 'Weizenmann', 'Drumm', 'Koerich', 'Zimmermann', 'Hoepers', 'Krüger', 'Baumgarten', 'Voigt', 'Müller', 'Theis'],
      'p': ['Kowalczyk', 'Nowakowski', 'Szymanski', 'Wisniewski', 'Boiko', 'Tchmolo', 'Hauagge', 'Krupczak', 'Dembinski', 'Zielinski', 'Mazurek', 'Pietroski', 'Lewandowski', 'Opuchkevitch', 'Hrycyk', 'Stadnik', 'Kosloski', 'Woitovicz', 'Bilyk', 'Sviercoski'],
      'j': ['Tanaka', 'Yamashita', 'Kobayashi', 'Nakamura', 'Hirata', 'Matsuoka', 'Fujimoto', 'Shimizu', 'Okubo', 'Takahashi', 'Ishikawa', 'Miyazaki'],
      'a': ['Haddad', 'Sleiman', 'Nasser', 'Abou Rahal', 'Khouri', 'El Kadri', 'Chamas', 'Saab'],
      'e': ['Benítez', 'Núñez', 'Acosta', 'Cáceres', 'Ayala', 'Villalba', 'Echeverría', 'Larrañaga', 'Pereyra', 'Bentancor']}
PL = [('Campinas', 'SP'), ('Marília', 'SP'), ('Itapeva', 'SP'), ('Jaú', 'SP'), ('Mogi das Cruzes', 'SP'), ('Santos', 'SP'), ('Birigui', 'SP'), ('Avaré', 'SP'), ('São Paulo', 'SP'), ('Catanduva', 'SP'), ('Londrina', 'PR'), ('Prudentópolis', 'PR'), ('Lapa', 'PR'), ('Palmas', 'PR'), ('Paranavaí', 'PR'), ('Rio Negro', 'PR'), ('Cornélio Procópio', 'PR'), ('Assis Chateaubriand', 'PR'), ('Curitiba', 'PR'), ('Ivaiporã', 'PR'), ('Campos Novos', 'SC'), ('Urussanga', 'SC'), ('Timbó', 'SC'), ('São Joaquim', 'SC'), ('Canoinhas', 'SC'), ('Palhoça', 'SC'), ('Araranguá', 'SC'), ('Lages', 'SC'), ('Seara', 'SC'), ('Garopaba', 'SC'), ('São Borja', 'RS'), ('Cachoeira do Sul', 'RS'), ('Soledade', 'RS'), ('Três Passos', 'RS'), ('Canguçu', 'RS'), ('Estrela', 'RS'), ('Garibaldi', 'RS'), ('Palmeira das Missões', 'RS'), ('São Luiz Gonzaga', 'RS'), ('Jaguarão', 'RS'), ('Porto Alegre', 'RS'), ('Viamão', 'RS'), ('Caruaru', 'PE'), ('Serra Talhada', 'PE'), ('Juazeiro do Norte', 'CE'), ('Crateús', 'CE'), ('Feira de Santana', 'BA'), ('Vitória da Conquista', 'BA'), ('Governador Valadares', 'MG'), ('Montes Claros', 'MG'), ('Poços de Caldas', 'MG'), ('Dourados', 'MS'), ('Ponta Porã', 'MS'), ('Campos dos Goytacazes', 'RJ'), ('Picos', 'PI'), ('Imperatriz', 'MA'), ('Santarém', 'PA'), ('Palmeira dos Índios', 'AL'), ('Colatina', 'ES'), ('Campina Grande', 'PB'), ('Mossoró', 'RN'), ('Rio Verde', 'GO'), ('Sinop', 'MT'), ('Ji-Paraná', 'RO'), ("Santa Bárbara d'Oeste", 'SP'), ("Herval d'Oeste", 'SC')]
UFN = {'SP': 'São Paulo', 'PR': 'Paraná', 'SC': 'Santa Catarina', 'RS': 'Rio Grande do Sul', 'MG': 'Minas Gerais', 'BA': 'Bahia', 'PE': 'Pernambuco', 'CE': 'Ceará', 'MS': 'Mato Grosso do Sul', 'RJ': 'Rio de Janeiro', 'PI': 'Piauí', 'MA': 'Maranhão', 'PA': 'Pará', 'AL': 'Alagoas', 'ES': 'Espírito Santo', 'PB': 'Paraíba', 'RN': 'Rio Grande do Norte', 'GO': 'Goiás', 'MT': 'Mato Grosso', 'RO': 'Rondônia'}


def estado(uf):
    return 'Estado ' + ('da ' if uf in ('BA', 'PB') else 'do ' if uf in ('PR', 'RS', 'RJ', 'CE', 'PI', 'MA', 'PA', 'ES', 'RN') else 'de ') + UFN[uf]


NK = ('name', 'f', 'm', 'fn', 'mn', 'pgf', 'pgm', 'mgf', 'mgm')


def era(y):
    return 'old' if y < 1958 else 'mid' if y < 1994 else 'new'


def given(r, sex, y, two=.35):
    p = (GM if sex == 'M' else GF)[era(y)]
    g = r.choice(p)
    if r.random() < two:
        h = r.choice([x for x in p if x != g])
        if sex == 'F' and r.random() < .4 and g != 'Maria':
            g, h = 'Maria', g
        g += ' ' + h
    return g


def base_s(s):
    return s


def people(seed, sex, y, o='li'):
    """o: four letters at most, origins of father's and mother's sides"""
    r = random.Random(seed)
    of, om = o[0], o[-1]
    pick = lambda k: r.choice(SN[k])
    s1, s2, s3, s4 = pick(of), pick(r.choice(of + 'l')), pick(om), pick(r.choice(om + 'l'))
    while s2 == s1:
        s2 = pick(r.choice(of + 'l'))
    while s3 in (s1, s2):
        s3 = pick(om)
    while s4 in (s1, s2, s3):
        s4 = pick(r.choice(om + 'l'))
    used = set()

    def g(sx, yy, two=.35):
        while True:
            x = given(r, sx, yy, two)
            if not used & set(x.split()) - {'Maria'}:
                used.update(x.split())
                return x
    d = {}
    d['sn'] = r.choice([f'{s3} {s1}', s1, f'{s3} {s1}', f'{s2} {s1}', f'{s4} {s3} {s1}', f'{s3} {s2} {s1}', f'{s4} {s3} {s2} {s1}'])
    d['name'] = g(sex, y, .5) + ' ' + d['sn']
    d['f'] = g('M', y - 28) + ' ' + r.choice([s1, f'{s2} {s1}', f'{s2} {s1}'])
    d['m'] = g('F', y - 26) + ' ' + r.choice([f'{s3} {s1}', s3, f'{s4} {s3}', f'{s4} {s3} {s1}'])
    d['pgf'] = g('M', y - 56) + ' ' + s1
    d['pgm'] = g('F', y - 53) + ' ' + r.choice([f'{s2} {s1}', s2])
    d['mgf'] = g('M', y - 55) + ' ' + s3
    d['mgm'] = g('F', y - 52) + ' ' + r.choice([f'{s4} {s3}', s4])
    near = lambda: r.choice(PL[:42] if y < 1982 or r.random() < .65 else PL[42:])
    d['fn'], d['mn'] = near(), near()
    d['w1'] = given(r, 'M', y - 30) + ' ' + pick('l')
    d['w2'] = given(r, 'F', y - 35) + ' ' + pick(of)
    d['r'] = r
    return d


class Case:
    def __init__(s, form, n, w=595, h=842):
        s.name, s.form = f'{form}-{n}', form
        s.proof, s.skip = {}, set()
        s.t = {"case": s.name, "layout": form, "condition": "pdf_born_digital", "file": s.name + ".pdf", "width": w, "height": h, "resizeImage": False,
               "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
                        "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""},
                                           "hora_nascimento": "", "naturalidade": "", "sexo": ""},
                        "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
                        "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
                        "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
                        "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
                        "gêmeos": {"status": "Não", "informações_adicionais": ""},
                        "observações": {"averbações": "", "anotações": ""},
                        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
               "accept": {}, "negative": None, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}

    def set(s, path, v, printed=None):
        """truth value and how it is printed (False: not verbatim)"""
        d = s.t['data']
        ks = path.split('.')
        for k in ks[:-1]:
            d = d[k]
        assert ks[-1] in d, path
        d[ks[-1]] = v
        s.proof[path] = v if printed is None else printed
        return v

    def birth(s, d, texto):
        b = 'dados_pessoais.data_nascimento.'
        s.set(b + 'texto_completo', texto)
        s.set(b + 'dia', f'{d[2]:02d}', '')
        s.set(b + 'mês', f'{d[1]:02d}', '')
        s.set(b + 'ano', str(d[0]), '')

    def hour(s, h, printed):
        if h:
            s.set('dados_pessoais.hora_nascimento', f'{h[0]:02d}:{h[1]:02d}', printed)

    def sex(s, x, printed):
        s.set('dados_pessoais.sexo', 'Masculino' if x == 'M' else 'Feminino', printed)

    def acc(s, path, *v):
        s.t['accept'].setdefault(path, []).extend(v)

    def twin(s, names, info=None):
        s.t['data']['gêmeos']['status'] = 'Sim'
        if info:
            s.set('gêmeos.informações_adicionais', info)
        s.t['meta']['twin_names'] = names

    def write(s, body, css, size='A4'):
        f = s.t['data']['registro']['folha']
        for x in {f.replace(' verso', 'v').replace(' v.', 'v').rstrip('.'), f.rstrip('.')} - {f}:
            s.acc('registro.folha', x)
        h = f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{s.name}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}{css}</style></head><body>{body}</body></html>'
        os.makedirs(OUT, exist_ok=True)
        p = os.path.join(OUT, s.name + '.html')
        if not os.path.exists(p) or open(p, encoding='utf-8').read() != h:
            open(p, 'w', encoding='utf-8').write(h)
        json.dump(s.t, open(os.path.join(OUT, s.name + '.json'), 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
        return s


def qr(seed, n=29, mm=22, col='#000'):
    r = random.Random(seed)
    m = [[r.random() < .5 for _ in range(n)] for _ in range(n)]

    def finder(a, b):
        for i in range(-1, 8):
            for j in range(-1, 8):
                x, y = a + i, b + j
                if 0 <= x < n and 0 <= y < n:
                    m[x][y] = (0 <= i <= 6 and 0 <= j <= 6) and (i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4))
    finder(0, 0), finder(0, n - 7), finder(n - 7, 0)
    p = ''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if m[i][j])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="-1 -1 {n+2} {n+2}" shape-rendering="crispEdges"><rect x="-1" y="-1" width="{n+2}" height="{n+2}" fill="#fff"/><path d="{p}" fill="{col}"/></svg>'


def bars(seed, w=50, h=8, col='#000'):
    r = random.Random(seed)
    x, p = 0, ''
    while x < 180:
        a = r.choice([1, 1, 2, 3])
        p += f'M{x} 0h{a}v20h-{a}z'
        x += a + r.choice([1, 1, 2, 3])
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 {x} 20" preserveAspectRatio="none"><path d="{p}" fill="{col}"/></svg>'


def arms(mm=16, col='#222', fill='none'):
    import math
    st = lambda cx, cy, R, k=.4: ' '.join(f'{cx+(R if i%2==0 else R*k)*math.sin(math.pi*i/5):.1f},{cy-(R if i%2==0 else R*k)*math.cos(math.pi*i/5):.1f}' for i in range(10))
    leaves = ''.join(f'<ellipse cx="{50+s*(34+6*math.sin(t/7*3))*math.cos(a):.1f}" cy="{52+38*math.sin(a):.1f}" rx="7" ry="2.6" transform="rotate({s*(40+t*14)-90:.0f} {50+s*(34+6*math.sin(t/7*3))*math.cos(a):.1f} {52+38*math.sin(a):.1f})"/>'
                     for s in (-1, 1) for t in range(8) for a in [math.radians(75 - t * 17)])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" fill="{fill}" stroke="{col}" stroke-width="1.6">{leaves}<polygon points="{st(50,50,30)}"/><circle cx="50" cy="50" r="12"/><polygon points="{st(50,50,8)}" fill="{col}"/><path d="M22 88q28 12 56 0l-4 7q-24 8-48 0z"/></svg>'


def shield(mm=15, col='#333', k=0):
    body = ['<path d="M15 10h70v40q0 30-35 42q-35-12-35-42z"/><path d="M15 38h70M50 38v54"/><path d="M25 18l10 12M45 18l10 12M65 18l10 12"/>',
            '<circle cx="50" cy="50" r="40"/><path d="M50 16l9 26h27l-22 16 8 26-22-16-22 16 8-26-22-16h27z"/>',
            '<path d="M20 15q30-10 60 0v35q-2 28-30 40q-28-12-30-40z"/><circle cx="50" cy="45" r="16"/><path d="M20 68h60"/>',
            '<ellipse cx="50" cy="50" rx="34" ry="42"/><path d="M50 14v72M24 34h52M20 60h60"/><rect x="38" y="38" width="24" height="20"/>'][k]
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" fill="none" stroke="{col}" stroke-width="2">{body}</svg>'


def guil(col, w=120, h=60, op=.25, k=3):
    """light wavy security pattern as CSS url"""
    import math
    p = ''
    for j in range(k * 2):
        ph = j * math.pi / k
        pts = ' '.join(f'{x},{h/2+h*.42*math.sin(2*math.pi*x/w+ph):.1f}' for x in range(0, w + 1, 4))
        p += f'<polyline points="{pts}"/>'
    s = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" fill="none" stroke="{col}" stroke-opacity="{op}" stroke-width=".6">{p}</svg>'
    return 'url("data:image/svg+xml,' + s.replace('%', '%25').replace('#', '%23').replace('"', "'") + '")'


def sig(seed, w=45, h=12, col='#1a2a6c'):
    r = random.Random(seed)
    x, pts = 4, 'M2 14'
    while x < 92:
        a = r.randint(8, 16)
        pts += f' q{a/2:.0f} {-r.randint(6,22)} {a} {r.randint(-4,4)}'
        x += a * .8
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 -12 110 40"><path d="{pts}" fill="none" stroke="{col}" stroke-width="1.1"/></svg>'


def carimbo(t, css, col='#4a3b8f', rot=-4):
    """rubber stamp"""
    return f'<div style="position:absolute;{css};transform:rotate({rot}deg);border:.4mm solid {col};color:{col};padding:1.2mm 2.5mm;font:7.2pt/3.5mm \'TeX Gyre Heros\';opacity:.85">{t}</div>'


def redondo(t1, t2, css, col='#34489a'):
    """round stamp"""
    return f'<svg style="position:absolute;{css}" width="31mm" height="31mm" viewBox="0 0 100 100" fill="none" stroke="{col}" stroke-opacity=".75"><circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="30"/><path d="M50 30l5 13h14l-11 9 4 14-12-9-12 9 4-14-11-9h14z"/><defs><path id="ca" d="M12 50a38 38 0 0 1 76 0"/><path id="cb" d="M9 50a41 41 0 0 0 82 0"/></defs><g fill="{col}" fill-opacity=".8" stroke="none" font-family="TeX Gyre Heros" font-size="8.5" text-anchor="middle"><text><textPath href="#ca" startOffset="50%">{t1}</textPath></text><text><textPath href="#cb" startOffset="50%">{t2}</textPath></text></g></svg>'


def rcode(r, s):
    """pattern: A letter, a lower, 9 digit, * alnum"""
    L = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
    return ''.join(r.choice(L) if c == 'A' else r.choice(L.lower()) if c == 'a' else str(r.randrange(10)) if c == '9' else r.choice(L + L.lower() + '0123456789') if c == '*' else c for c in s)
# ---------------------------------------------------------------- B1: São Paulo, national model with a side column
def B1():
    S = [
     dict(c='Campinas', of='Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito de Campinas', end='Rua Barão de Jaguara, 1.170 - Centro - CEP 13015-002', ofi='Marlene Dias Quevedo', sg='Tiago Sartorelli Pupo', q='Escrevente Autorizado', h='Hospital Vera Cruz Casa de Saúde', b=(2019, 5, 14), t=(9, 42), rd=(2019, 5, 20), ed=(2019, 5, 20), x='F', o='il', dnv=1, cpf=1, fl='V'),
     dict(c='Ribeirão Preto', of='1º Oficial de Registro Civil das Pessoas Naturais de Ribeirão Preto', end='Rua Américo Brasiliense, 405 - CEP 14015-050', ofi='Otávio Rangel Sciarretta', sg='Denise Aparecida Frias', q='Substituta do Oficial', h='Santa Casa de Misericórdia', b=(1987, 11, 2), t=(23, 5), rd=(1987, 11, 9), ed=(2018, 8, 23), x='M', o='lj', dnv=0, cpf=0, fl='F',
          an='Casou-se em 17/06/2014 com Priscila Emi Hirata, conforme assento lavrado no Oficial de Registro Civil de Sertãozinho - SP, livro B-76, fls. 188, termo 14.022, continuando o contraente a usar o mesmo nome.',
          cad=[('RG', '34.118.207-5', '12/03/2003', 'SSP/SP', '-'), ('Título de eleitor', '2857 4410 0183', '-', 'TRE', '265ª zona, seção 0118')]),
     dict(c='São Paulo', of='Oficial de Registro Civil das Pessoas Naturais do 23º Subdistrito - Casa Verde', end='Rua Dr. César Castiglioni Júnior, 211 - CEP 02515-000', ofi='Ruth Helena Bassani', sg='Ruth Helena Bassani', q='Oficial', h='Hospital Municipal e Maternidade Escola de Vila Nova Cachoeirinha', b=(2021, 2, 1), t=(0, 17), rd=(2021, 3, 4), ed=(2021, 3, 4), x='M', o='ll', dnv=1, cpf=1, nof=1, fl='F', name='Kaleb Yohan Conceição das Neves', m='Tatiane Conceição das Neves', mgf='Gilberto das Neves', mgm='Maria do Socorro Conceição'),
     dict(c='Sorocaba', of='Oficial de Registro Civil do 1º Subdistrito de Sorocaba', end='Rua da Penha, 884 - Centro - CEP 18010-002', ofi='Fausto Almeida Garrido', sg='Núbia C. Marangoni', q='Escrevente', h='Hospital Santa Lucinda', b=(2020, 9, 30), t=(11, 3), rd=(2020, 10, 7), ed=(2020, 10, 7), x='F', o='gl', dnv=1, cpf=1, tw=1, fl='V'),
     dict(c='São José do Rio Preto', of='2º Oficial de Registro Civil das Pessoas Naturais de São José do Rio Preto', end='Rua Voluntários de São Paulo, 3.046', ofi='Cibele Rocha Tavolaro', sg='Aldo Vicente Nery', q='Preposto Substituto', h='Hospital da Criança e Maternidade', b=(2015, 7, 19), t=(16, 50), rd=(2015, 8, 3), ed=(2022, 1, 13), x='M', o='al', dnv=1, cpf=1, fl='F',
          av='Em 11/01/2022, por escritura de reconhecimento voluntário de paternidade arquivada nesta serventia sob nº 45/2022, procedo à averbação para constar o nome do pai e dos avós paternos, passando o registrado a assinar-se como consta acima.'),
     dict(c='Bauru', of='Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Bauru', end='Avenida Rodrigues Alves, 9-17 - CEP 17015-002', ofi='Nestor Pirajá Belmonte', sg='Nestor Pirajá Belmonte', q='Oficial Titular', h='Maternidade Santa Isabel', b=(2023, 12, 8), t=None, rd=(2023, 12, 27), ed=(2024, 6, 3), x='F', o='lj', dnv=1, cpf=1, fl='V', hb='Agudos', name='Ana Sayuri Matsuoka de Assunção', f='Rodrigo de Assunção', m='Keiko Patrícia Matsuoka', pgf='Adilson de Assunção', pgm='Neusa Bueno', mgf='Hideo Matsuoka', mgm='Sueli Fujimoto Matsuoka'),
     dict(c='Itapeva', of='Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede de Itapeva', end='Rua Dr. Pinheiro, 512 - CEP 18400-090', ofi='Lígia Prates Monteferrante', sg='Wagner Bento Cáfaro', q='Escrevente Autorizado', h='Domicílio', b=(2016, 4, 22), t=None, rd=(2016, 6, 1), ed=(2019, 10, 30), x='M', o='ll', dnv=0, cpf=1, fl='F', unk='p'),
     dict(c='Lins', of='Oficial de Registro Civil das Pessoas Naturais de Lins', end='Rua Floriano Peixoto, 1.093 - CEP 16400-101', ofi='Homero Sabatini Leal', sg='Gislaine Torquato', q='Escrevente', h='Domicílio', b=(1969, 8, 6), t=(4, 0), rd=(1969, 9, 1), ed=(2020, 11, 18), x='F', o='jl', dnv=0, cpf=1, fl='V', name='Harumi Yvone Okubo', f='Yoshio Okubo', m='Tereza Setsuko Machado Okubo', pgf='Kiyoshi Okubo', pgm='Fusako Hirata Okubo', fn=('Nagasaki, Japão', ''),
          av='Por averbação de ofício, nos termos do art. 6º do Provimento CNJ nº 63/2017, fica constando o número de inscrição no CPF da registrada, acima indicado. Lins, 18/11/2020.',
          an='Casada com Rubens Akira Yamashita em 22/01/1994 (Lins - SP, B-31, fls. 12), passando a assinar HARUMI YVONE OKUBO YAMASHITA. Divorciada por sentença de 09/09/2008, da 2ª Vara Cível local, voltando a usar o nome de solteira.',
          cad=[('RG', '13.902.446-X', '04/07/2011', 'SSP/SP', '-'), ('PIS/NIS', '108.33271.90-4', '-', '-', '-')]),
    ]
    css = '''body{font:8.8pt "Liberation Sans";color:#111}.pg{width:210mm;height:296.5mm;padding:13mm 12mm;position:relative;background:%s,#fffdf4}
.fr{position:absolute;inset:6mm;border:2.2mm double #b59a4a}.h{text-align:center;position:relative;line-height:1.25}.h b{font-size:15pt;letter-spacing:.3pt;display:block;margin-top:1mm}
.row{display:flex;gap:1.6mm;margin-top:2mm}.bx{border:.25mm solid #8d7a3c;border-radius:1mm;background:rgba(255,255,255,.8);padding:1mm 1.6mm;flex:1;min-height:12mm}
.bx>i{display:block;font:6.2pt "Liberation Sans";color:#6a5617;white-space:nowrap}.bx>p{margin:.8mm 0 0}.m{flex:1}.main{display:flex;gap:4mm;position:relative;margin-top:2mm}.L{width:137mm}.R{width:45mm;border-left:.3mm solid #b59a4a;padding-left:3mm;font-size:7.3pt}
.ser{position:absolute;bottom:8.5mm;left:14mm;font:7pt "Liberation Sans";color:#963}.c{text-align:center}.R h4{margin:2.5mm 0 .6mm;font-size:6.6pt;color:#6a5617;font-weight:400;border-top:.2mm solid #b59a4a;padding-top:.8mm}
table{border-collapse:collapse;width:100%%;font-size:7pt}td,th{border:.2mm solid #b7a970;padding:.4mm 1mm;font-weight:400;text-align:left}th{font-size:6pt;color:#6a5617}''' % guil('#c9ae5a', 140, 70, .3)
    for n, s in enumerate(S, 1):
        p = people(f'B1{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        p.update({k: s[k] for k in NK if k in s})
        U = {k: v.upper() for k, v in p.items() if isinstance(v, str)}
        c = Case('B1', n)
        cns, L, F, T = f'{r.randint(111000,124999)}', r.randint(80, 420), r.randint(1, 300), r.randint(9000, 190000)
        mat = mat_fmt(matricula(cns, s['rd'][0], L, F, T), 0)
        c.set('dados_pessoais.nome_completo', U['name'])
        cp = c.set('dados_pessoais.cpf', cpf(r)) if s['cpf'] else 'NÃO CONSTA'
        c.set('dados_pessoais.matrícula', mat)
        for k, v in (('livro', L), ('folha', F), ('termo', T)):
            c.set('registro.' + k, str(v), '')
        bx = ext(s['b']).upper()
        c.birth(s['b'], bx)
        hr = 'IGNORADA' if not s['t'] else '%02d:%02d' % s['t']
        c.hour(s['t'], hr)
        bc = s.get('hb', s['c'])
        # for a baby the naturalidade may be the mother's residence
        nat = f"{s['c']} - SP"
        c.set('dados_pessoais.naturalidade', nat)
        c.set('registro.município', s['c']), c.set('registro.uf', 'SP'), c.set('registro.cartório', s['of'])
        c.set('local_nascimento.estabelecimento', s['h']), c.set('local_nascimento.município', bc), c.set('local_nascimento.uf', 'SP')
        c.sex(s['x'], sx := 'MASCULINO' if s['x'] == 'M' else 'FEMININO')
        fil, avs = [], []
        g = 1
        if not s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', U['f']), c.set('filiação.genitor_1.naturalidade', ' - '.join(x for x in p['fn'] if x))
            fil.append(f"{U['f']}, natural de {' - '.join(x for x in p['fn'] if x)}")
            if s.get('unk'):
                c.set('avós.paternos.avó', U['pgm'])
                avs.append(f"PATERNOS: AVÔ IGNORADO E {U['pgm']}")
            else:
                c.set('avós.paternos.avô', U['pgf']), c.set('avós.paternos.avó', U['pgm'])
                avs.append(f"PATERNOS: {U['pgf']} E {U['pgm']}")
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', U['m']), c.set(f'filiação.genitor_{g}.naturalidade', ' - '.join(x for x in p['mn'] if x))
        fil.append(f"{U['m']}, natural de {' - '.join(x for x in p['mn'] if x)}")
        c.set('avós.maternos.avô', U['mgf']), c.set('avós.maternos.avó', U['mgm'])
        avs.append(f"MATERNOS: {U['mgf']} E {U['mgm']}")
        tw, twt = 'NÃO', '--------------------'
        if s.get('tw'):
            tn = 'BIANCA LAVÍNIA ' + U['sn']
            m2 = mat_fmt(matricula(cns, s['rd'][0], L, F + 1 if F < 300 else F, T + 1), 0)
            tw, twt = 'SIM', f'{tn}, matrícula {m2}'
            c.twin([tn], twt), c.acc('gêmeos.informações_adicionais', tn)
        c.set('registro.data_registro', br(s['rd']), ext(s['rd']).upper())
        dnv = c.set('registro.número_dnv', f"30-{r.randint(10000000,89999999)}-{r.randrange(10)}") if s['dnv'] else '***'
        notes = ''
        if s.get('av'):
            c.set('observações.averbações', s['av']); notes += f"<p>{E(s['av'])}</p>"
        if s.get('an'):
            c.set('observações.anotações', s['an']); notes += f"<p>{E(s['an'])}</p>"
        notes = notes or '<p>Nada consta.</p>'
        c.t['meta']['joint_notes'] = True
        cad = s.get('cad', [])
        c.t['meta']['cadastro'] = [' '.join(x for x in k if x != '-') for k in cad]
        crow = ''.join('<tr>' + ''.join(f'<td>{E(x)}</td>' for x in k) + '</tr>' for k in cad) or '<tr><td>-----</td><td>-----</td><td>-----</td><td>-----</td><td>-----</td></tr>'
        selo = c.set('autenticação.selo_digital', rcode(r, f'{cns}1PV000000{r.randint(10000,99999)}{s["ed"][0]%100}9'))
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        pais = 'ISENTO - 1ª via (Lei nº 9.534/97)' if s['ed'] == s['rd'] else None
        v = r.randint(2800, 3600) / 100
        fee = f'<div>{pais}</div>' if pais else f'<div>Ao Oficial: R$ {v:.2f}<br>À Sec. da Fazenda: R$ {v*.17:.2f}<br>Ao Município: R$ {v*.05:.2f}<br>Total: R$ {v*1.22:.2f}</div>'.replace('.', ',').replace('Sec,', 'Sec.')
        B = lambda l, t, w='': f'<div class="bx" style="{w}"><i>{l}</i><p>{t}</p></div>'
        body = f'''<div class="pg"><div class="fr"></div><div class="h">{arms(15,'#7a6420')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<b>CERTIDÃO DE NASCIMENTO</b></div>
<div class="main"><div class="L"><div class="row">{B('NOME', f'<b style="font-size:11pt">{E(U["name"])}</b>')}</div>
<div class="row">{B('NÚMERO DO CPF', cp,'flex:.5')}{B('MATRÍCULA', f'<b>{mat}</b>')}</div>
<div class="row">{B('DATA DE NASCIMENTO POR EXTENSO', bx,'flex:3.4')}{B('DIA', '%02d'%s['b'][2],'flex:.4')}{B('MÊS','%02d'%s['b'][1],'flex:.4')}{B('ANO',s['b'][0],'flex:.6')}</div>
<div class="row">{B('HORA DE NASCIMENTO', hr,'flex:.5')}{B('NATURALIDADE', E(nat))}{B('SEXO', sx,'flex:.5')}</div>
<div class="row">{B('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', E(s['c'])+' - SP','flex:.75')}{B('LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', E(s['h'])+', '+E(bc)+' - SP')}</div>
<div class="row">{B('FILIAÇÃO', '<br>'.join(map(E,fil)),'min-height:17mm')}</div><div class="row">{B('AVÓS','<br>'.join(map(E,avs)),'min-height:17mm')}</div>
<div class="row">{B('GÊMEO', tw,'flex:.15')}{B('NOME E MATRÍCULA DO(S) GÊMEO(S)', E(twt))}</div>
<div class="row">{B('DATA DO REGISTRO POR EXTENSO', ext(s['rd']).upper())}{B('NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO', dnv,'flex:.55')}</div>
<div class="row">{B('AVERBAÇÕES / ANOTAÇÕES À ACRESCER', '').replace('<p></p>', notes).replace('min-height','min-height') }</div>
<div class="row">{B('ANOTAÇÕES DE CADASTRO','').replace('<p></p>', '<table><tr><th>Tipo do documento</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th><th>Zona / Seção</th></tr>'+crow+'</table>')}</div>
<div style="font-size:6.5pt;margin-top:1mm">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div>
</div><div class="R"><h4 style="border:0;margin-top:0">NOME DO OFÍCIO</h4>{E(s['of'])}<h4>OFICIAL REGISTRADOR</h4>{E(s['ofi'])}<h4>MUNICÍPIO / UF</h4>{E(s['c'])} / SP<h4>ENDEREÇO</h4>{E(s['end'])}<br>Tel. (1{r.randrange(1,10)}) {r.randint(3000,3999)}-{r.randint(1000,9999)}
<h4>EMOLUMENTOS</h4>{fee}<h4>SELO DIGITAL</h4><div style="font-size:6.6pt">{selo}</div><div class="c" style="margin:2mm 0 1mm">{qr(c.name,33,27)}</div><div style="font-size:6.2pt">Para conferir a procedência deste documento efetue a leitura do QR Code ou acesse https://selodigital.tjsp.jus.br</div>
<div style="margin-top:9mm">O conteúdo da certidão é verdadeiro. Dou fé.</div><div style="margin-top:2mm">{E(s['c'])}, {long(s['ed'])}.</div><div class="c" style="margin-top:3mm">{sig(n,38,12)}<div style="border-top:.2mm solid #333;padding-top:.6mm">{E(s['sg'])}<br>{s['q']}</div></div></div></div>
<div class="ser">Registro Civil das Pessoas Naturais - Estado de São Paulo &nbsp;&nbsp; <b>{cns[:5]}-{cns[5]} - AA {r.randint(100000,999999):09d}</b> &nbsp;&nbsp; RASURA OU EMENDA INVALIDA ESTE DOCUMENTO</div></div>'''
        yield c.write(body, css)


# ---------------------------------------------------------------- B2: Paraná 2010-2017, grey stub of labels, Selo Funarpen
def B2():
    S = [
     dict(c='Londrina', cart='1º Serviço de Registro Civil das Pessoas Naturais de Londrina', ofi='Edmar Luís Fabrini', q='Oficial Designado', sg='Keila R. Monastier', sq='Escrevente Juramentada', h='Hospital Evangélico de Londrina', b=(2011, 3, 27), t=(13, 8), rd=(2011, 4, 5), ed=(2011, 4, 5), x='M', o='jl'),
     dict(c='Guarapuava', cart='Cartório Rocha Loures - 2º Ofício de Registro Civil e 3º Tabelionato de Notas', ofi='Zélia Prestes da Rocha', q='Oficial', sg='Zélia Prestes da Rocha', sq='Oficial', h='Hospital São Vicente de Paulo', b=(1974, 10, 12), t=(3, 15), rd=(1974, 10, 30), ed=(2013, 2, 18), x='F', o='pp', an='À margem do termo consta anotado o casamento da registrada com Estefano Bilyk, celebrado em 14 de maio de 1994, em Prudentópolis - PR, passando a assinar-se com o sobrenome BILYK.'),
     dict(c='Foz do Iguaçu', cart='2º Ofício do Registro Civil de Foz do Iguaçu', ofi='Aroldo Kessler Vidigal', q='Agente Delegado', sg='Samira H. Ghazzaoui', sq='Escrevente', h='Hospital Ministro Costa Cavalcanti', b=(2014, 8, 9), t=(19, 31), rd=(2014, 8, 18), ed=(2014, 8, 18), x='F', o='ae', name='Yasmin Nur Abou Rahal Villalba', fn=('Baalbek, Líbano', ''), mn=('Ciudad del Este, Paraguai', ''), f='Hassan Ali Abou Rahal', m='Liz Carolina Villalba Ayala', pgf='Ali Mahmoud Abou Rahal', pgm='Fatima Saab', mgf='Ramón Villalba', mgm='Blanca Ayala'),
     dict(c='Castro', cart='Serviço Distrital do Socavão - Registro Civil e Notas', ofi='Marcolino Bagatim', q='Oficial', sg='Marcolino Bagatim', sq='Oficial', h='Domicílio', b=(1958, 6, 24), t=None, rd=(1961, 7, 3), ed=(2010, 9, 14), x='M', o='ll', nof=1, name='João Batista de Moraes', m='Maria Joana de Moraes', mgm='Escolástica Prestes', un='Socavão'),
     dict(c='Maringá', cart='3º Serviço de Registro Civil de Maringá', ofi='Sueli Tomoko Arakaki', q='Oficial Titular', sg='Evaldo Prandini', sq='Escrevente Substituto', h='Hospital e Maternidade Santa Rita', b=(2016, 1, 31), t=(7, 55), rd=(2016, 2, 4), ed=(2016, 2, 4), x='F', o='ij', tw=1),
     dict(c='União da Vitória', cart='Registro Civil das Pessoas Naturais da Comarca de União da Vitória', ofi='Bohdan Miguel Hlatki', q='Oficial', sg='Iraci do Rocio Schena', sq='Escrevente', h='Associação de Proteção à Maternidade e à Infância - APMI', b=(1999, 12, 1), t=(22, 40), rd=(2000, 1, 21), ed=(2012, 6, 29), x='M', o='pg', av='Retificação: por mandado do Juízo de Direito desta Comarca, expedido em 03/05/2012 nos autos 811/2011, averba-se que o sobrenome correto do registrado é grafado com "W" e não com "V", como constou.'),
     dict(c='Telêmaco Borba', cart='Serviço de Registro Civil e Títulos de Telêmaco Borba', ofi='Cleonice Aparecida Wichert', q='Registradora', sg='Joelma Prestes', sq='Auxiliar Juramentada', h='Hospital Doutor Feitosa', b=(2010, 5, 16), t=(1, 20), rd=(2010, 7, 12), ed=(2010, 7, 12), x='M', o='ll', nof=1),
     dict(c='Curitiba', cart='Serviço Distrital do Portão', ofi='Ademar Gapski Neto', q='Oficial', sg='Ingrid Maria Sabbag', sq='Escrevente Indicada', h='Maternidade Curitiba', b=(1983, 2, 28), t=(12, 0), rd=(1983, 3, 11), ed=(2015, 11, 20), x='F', o='gi', bc=('São José dos Pinhais', 'PR'),
          an='Anotado: óbito da registrada ocorrido em 02/10/2015, nesta Capital (Serviço Distrital do Boqueirão, livro C-112, fls. 41v, termo 60.118).', av='Averbado em 19/08/1996: separação consensual não se aplica; tornada sem efeito a averbação nº 1, por erro de lançamento.'),
    ]
    S[7]['av'] = 'Averbado em 19/08/1996 o acréscimo do sobrenome do padrasto, por sentença da 3ª Vara de Família, autos nº 2.207/95.'
    css = '''body{font:9.3pt "Noto Serif";color:#13286b}.pg{width:210mm;height:296.5mm;padding:14mm 15mm 10mm;background:#fff;position:relative}
.top{display:flex;align-items:center;border-bottom:.6mm solid #13286b;padding-bottom:2mm}.top div{flex:1;text-align:center;line-height:1.3}h1{font:700 17pt "TeX Gyre Bonum";text-align:center;margin:4mm 0 3mm;letter-spacing:2pt}
.t{display:grid;grid-template-columns:37mm 1fr;border:.3mm solid #13286b}.t>*{border-bottom:.15mm solid #9fabd3;padding:1.7mm 2mm}.k{background:#dfe5f4;text-align:right;font:7.4pt "Noto Sans";color:#13286b;display:flex;align-items:center;justify-content:flex-end}
.g{width:100%;border-collapse:collapse;margin:-1.7mm -2mm;width:calc(100% + 4mm);font-size:8.4pt}.g td,.g th{border:.15mm solid #9fabd3;padding:1.1mm 1.4mm;text-align:left;vertical-align:top;font-weight:400}.g th{font:6.6pt "Noto Sans";background:#eef1fa}
.bot{display:flex;gap:5mm;margin-top:5mm;align-items:flex-start}.fun{width:62mm;border:.5mm solid #13286b;padding:2mm;font:7.4pt "Noto Sans";text-align:center;background:#f4f6fc}.fun b{font-size:10pt}'''
    for n, s in enumerate(S, 1):
        p = people(f'B2{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        p.update({k: s[k] for k in NK if k in s})
        c = Case('B2', n)
        cns, L, F, T = f'08{r.randint(1000,9999)}', r.randint(20, 240), r.randint(1, 300), r.randint(2000, 60000)
        mat = c.set('dados_pessoais.matrícula', mat_fmt(matricula(cns, s['rd'][0], L, F, T), 1))
        nm = c.set('dados_pessoais.nome_completo', p['name'].upper() if n % 2 else p['name'])
        bx = f'{ext(s["b"], False)} ({br(s["b"])})'
        c.birth(s['b'], ext(s['b'], False))
        c.acc('dados_pessoais.data_nascimento.texto_completo', bx)
        ht = '%02dh%02dmin' % s['t'] if s['t'] else 'não declarada'
        c.hour(s['t'], ht)
        sx = 'masculino' if s['x'] == 'M' else 'feminino'
        c.sex(s['x'], sx)
        bc = s.get('bc', (s['c'], 'PR'))
        c.set('local_nascimento.estabelecimento', s['h']), c.set('local_nascimento.município', bc[0]), c.set('local_nascimento.uf', bc[1])
        loc = f"{s['h']}, em {bc[0]}/{bc[1]}"
        if s['h'] == 'Domicílio':
            loc = f"Domicílio, localidade de Socavão, em {bc[0]}/{bc[1]}"
        c.set('registro.município', s['c']), c.set('registro.uf', 'PR'), c.set('registro.cartório', s['cart'])
        c.set('registro.data_registro', br(s['rd']), long(s['rd'], True))
        vf = 'v' if n in (2, 6, 8) else ''
        c.set('registro.livro', f'A-{L:03d}'), c.set('registro.folha', f'{F:03d}{vf}'), c.set('registro.termo', f'{T:,}'.replace(',', '.'))
        dn = c.set('registro.número_dnv', f"{r.choice(['30','51'])}-{r.randint(10000000,79999999)}-{r.randrange(10)}") if s['b'][0] >= 2011 else 'x-x-x-x'
        fmt = lambda x: f'{x[0]}/{x[1]}' if x[1] else x[0]
        tr = lambda x: f'{x[0]} - {x[1]}' if x[1] else x[0]
        rows = ''
        g = 1
        if not s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', p['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), fmt(p['fn']))
            c.set('avós.paternos.avô', p['pgf']), c.set('avós.paternos.avó', p['pgm'])
            rows += f"<tr><td>Pai</td><td>{E(p['f'])}</td><td>{E(fmt(p['fn']))}</td><td>{E(p['pgf'])}</td><td>{E(p['pgm'])}</td></tr>"
            g = 2
        else:
            rows += '<tr><td>Pai</td><td>x-x-x-x</td><td>x-x-x-x</td><td>x-x-x-x</td><td>x-x-x-x</td></tr>'
        c.set(f'filiação.genitor_{g}.nome_completo', p['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), fmt(p['mn']))
        c.set('avós.maternos.avó', p['mgm'])
        if n != 4:
            c.set('avós.maternos.avô', p['mgf'])
        rows += f"<tr><td>Mãe</td><td>{E(p['m'])}</td><td>{E(fmt(p['mn']))}</td><td>{E(p['mgf']) if n != 4 else 'x-x-x-x'}</td><td>{E(p['mgm'])}</td></tr>"
        tw = 'Não'
        if s.get('tw'):
            tn = 'Maysa Aiko ' + p['sn']
            tw = f'Sim. Irmã gêmea: {tn}'
            c.twin([tn], tn)
        av, an = s.get('av', ''), s.get('an', '')
        if av: c.set('observações.averbações', av)
        if an: c.set('observações.anotações', an)
        selo = c.set('autenticação.selo_digital', rcode(r, '***** . ***** . *****'))
        ctl = rcode(r, '***** . ****')
        c.acc('autenticação.selo_digital', selo + ', Controle: ' + ctl, selo.replace(' ', ''))
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        K = lambda k, v: f'<div class="k">{k}</div><div>{v}</div>'
        fee = 'Gratuita - Lei 9.534/97' if s['rd'] == s['ed'] else f'Emolumentos: VRC 180,00 = R$ {r.randint(18,30)},{r.randint(10,99)} &nbsp; Buscas: R$ 4,{r.randint(10,99)} &nbsp; Funarpen: R$ 2,00'
        body = f'''<div class="pg"><div class="top">{arms(19,'#13286b')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO PARANÁ<br><b>{E(s['cart'])}</b><br><span style="font-size:8pt">{E(s['c'])} – Paraná &nbsp;·&nbsp; {E(s['ofi'])}, {s['q']}</span></div>{shield(17,'#13286b',2)}</div>
<h1>Certidão de Nascimento</h1><div class="t">{K('REGISTRADO(A)', f'<b style="font-size:11.5pt">{E(nm)}</b>')}{K('MATRÍCULA', f'<b>{mat}</b>')}
{K('NASCIDO(A) EM', E(bx))}{K('ÀS', ht)}{K('SEXO', sx)}{K('LOCAL DO NASCIMENTO', E(loc))}
{K('ASCENDENTES', f'<table class="g"><tr><th></th><th>NOME</th><th>NATURAL DE</th><th>AVÔ</th><th>AVÓ</th></tr>{rows}</table>')}
{K('GÊMEO(A)', E(tw))}{K('REGISTRO FEITO EM', f"{long(s['rd'], True)}, Termo {c.t['data']['registro']['termo']}, folha {F:03d}{vf}, Livro A-{L:03d}")}{K('D.N.V. Nº', dn)}
{K('AVERBAÇÕES', E(av) or 'x-x-x-x')}{K('ANOTAÇÕES', E(an) or 'x-x-x-x')}</div>
<div class="bot"><div class="fun"><b>FUNARPEN</b><br>SELO DIGITAL Nº<br><span style="font-size:9pt">{selo}</span><br>Controle: {ctl}<br>Consulte esse selo em<br>http://www.funarpen.com.br</div>
<div style="flex:1;font-size:9.5pt">Certifico que a presente é cópia fiel dos dados do assento. O referido é verdade e dou fé.<br><br>{E(s['c'])}, {long(s['ed'])}.<div style="text-align:center;margin-top:4mm">{sig(n+20,46,12)}<br>{E(s['sg'])}<br>{s['sq']}</div></div></div>
<div style="position:absolute;bottom:9mm;left:15mm;right:15mm;font:7pt 'Noto Sans';border-top:.2mm solid #13286b;padding-top:1mm;display:flex;justify-content:space-between"><span>{fee}</span><span>Válida somente com selo, sem emendas ou rasuras</span><span>PR-{r.randint(100000,999999)}</span></div></div>'''
        yield c.write(body, css)


# ---------------------------------------------------------------- B3: Santa Catarina electronic, tinted left column, running labels
def B3():
    S = [
     dict(c='Florianópolis', cart='Escrivania de Paz do Distrito de Ingleses do Rio Vermelho', ofi='Renata Boabaid Cúneo', sg='Renata Boabaid Cúneo', q='Oficiala Registradora', h='Maternidade Carmela Dutra', b=(2022, 6, 3), t=(5, 45), rd=(2022, 6, 9), ed=(2022, 6, 9), x='M', o='el', fn=('Rivera, Uruguai', ''), f='Federico Bentancor Pereyra', name='Santino Bentancor de Lima', m='Thaís Vieira de Lima', pgf='Walter Bentancor', pgm='Mabel Pereyra', mgf='Valmor de Lima', mgm='Zenir Vieira de Lima'),
     dict(c='Joinville', cart='1º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas', ofi='Klaus Edgar Rathunde', sg='Mônica Schatzmann', q='Substituta', h='Maternidade Darcy Vargas', b=(1992, 9, 17), t=(18, 20), rd=(1992, 9, 25), ed=(2023, 3, 30), x='F', o='gg', an='Casamento em 05/12/2020 com Diogo Koerich Amaral, matrícula 107763 01 55 2020 2 00041 277 0012090 33 (Joinville - SC). A contraente manteve o nome de solteira.', cad=['CPF incluído de ofício', 'CNH 04418827310, DETRAN/SC, validade 11/02/2027', 'Passaporte FX118204, DPF']),
     dict(c='Blumenau', cart='Ofício de Registro Civil das Pessoas Naturais do 2º Subdistrito', ofi='Ivo Reinhold Jensen', sg='Ivo Reinhold Jensen', q='Registrador Civil', h='Hospital Santo Antônio', b=(2021, 11, 28), t=(10, 10), rd=(2021, 12, 6), ed=(2024, 2, 15), x='F', o='gi', two=1, name='Aurora Lazzari Krüger', f='Bruna Krüger', m='Daniela Lazzari', mgf='Alcides Lazzari', mgm='Ivone Slongo Lazzari'),
     dict(c='Chapecó', cart='Ofício do Registro Civil das Pessoas Naturais de Chapecó', ofi='Fernanda Sartori Vanin', sg='Juliano Potrich', q='Escrevente', h='Hospital Regional do Oeste', b=(2024, 1, 10), t=(14, 2), rd=(2024, 1, 17), ed=(2024, 1, 17), x='M', o='ll', nof=1, name="Jean-Baptiste Wesley Exantus", m='Marie Loudrige Exantus', mn=('Cap-Haïtien, Haiti', ''), mgf='Dieudonné Exantus', mgm='Rosemène Pierre'),
     dict(c='Criciúma', cart='Ofício de Registro Civil de Criciúma', ofi='Paulo de Tarso Gislon', sg='Paulo de Tarso Gislon', q='Oficial', h='Hospital São José', b=(2020, 3, 22), t=(8, 16), rd=(2020, 4, 27), ed=(2020, 4, 27), x='F', o='ip', tw=1),
     dict(c='Lages', cart='2ª Serventia do Registro Civil de Lages', ofi='Neusa Waltrick Córdova', sg='Neusa Waltrick Córdova', q='Oficial', h='Hospital e Maternidade Tereza Ramos', b=(1965, 7, 30), t=None, rd=(1965, 8, 16), ed=(2021, 8, 11), x='M', o='ll', av='AV.1 - Em 11/08/2021, a requerimento do interessado, alterado o prenome e o gênero não; incluído o sobrenome materno.', cad=['RG 1.208.774, SSP/SC, expedida em 20/05/1989']),
     dict(c='Brusque', cart='Registro Civil das Pessoas Naturais de Brusque', ofi='Egon Maffezzolli', sg='Tainá Regis', q='Escrevente Autorizada', h='Hospital Azambuja', b=(2003, 10, 5), t=(21, 33), rd=(2003, 10, 14), ed=(2025, 5, 8), x='F', o='ig', av='AV.1 - 08/05/2025 - Alteração de prenome na forma do art. 56 da Lei nº 6.015/1973, passando de Jéssica para o prenome que consta nesta certidão, a pedido da própria registrada.'),
     dict(c='Itajaí', cart='1º Registro Civil das Pessoas Naturais', ofi='Saulo Heusi Bornhofen', sg='Grasiele Cugnier', q='Escrevente', h='Casa de Parto Luz do Vale', b=(2025, 2, 19), t=(2, 58), rd=(2025, 2, 26), ed=(2025, 2, 26), x='M', o='li', bc=('Navegantes', 'SC')),
    ]
    S[5]['av'] = 'AV.1 - Em 11/08/2021, por requerimento do registrado e mandado do Juízo da Vara da Família de Lages, incluído o sobrenome materno, conforme consta no campo próprio.'
    css = '''body{font:10.5pt "Open Sans";color:#1c1c1c}.pg{width:210mm;height:296.5mm;display:flex;background:#fff}.s{width:56mm;background:#e8f0ea;padding:12mm 6mm;font-size:7.6pt;line-height:1.45;border-right:1.2mm solid #2c6e49}
.s h5{margin:5mm 0 .5mm;font-size:7.2pt;color:#2c6e49}.b{flex:1;padding:14mm 14mm 10mm 11mm}h1{font:300 25pt "Open Sans";margin:0;color:#2c6e49}h2{font:600 9.5pt "Open Sans";color:#2c6e49;margin:5mm 0 1mm;border-bottom:.3mm solid #a8c7b2}
p{margin:.9mm 0}p>u{text-decoration:none;color:#666;font-size:9pt}.n{font-size:15pt;font-weight:600;margin:3mm 0 1mm}'''
    for n, s in enumerate(S, 1):
        p = people(f'B3{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        p.update({k: s[k] for k in NK if k in s})
        if n == 6:
            p['name'] = ' '.join(p['name'].split()[:-1] + [p['mgf'].split()[-1], p['name'].split()[-1]]) if p['mgf'].split()[-1] not in p['name'] else p['name']
        c = Case('B3', n)
        cns, L, F, T = f'1{r.randint(4000,9999):05d}', r.randint(10, 190), r.randint(1, 300), r.randint(900, 48000)
        mat = c.set('dados_pessoais.matrícula', mat_fmt(matricula(cns, s['rd'][0], L, F, T), 2))
        for k, v in (('livro', L), ('folha', F), ('termo', T)):
            c.set('registro.' + k, str(v), '')
        nm = c.set('dados_pessoais.nome_completo', p['name'])
        cp = c.set('dados_pessoais.cpf', cpf(r, 'SC')) if n != 6 else 'não informado'
        tr = lambda x: f'{x[0]} - {x[1]}' if x[1] else x[0]
        fm = lambda x: f'{x[0]} ({x[1]})' if x[1] else x[0]
        c.birth(s['b'], br(s['b']))
        c.hour(s['t'], '%02d:%02d' % s['t'] if s['t'] else None)
        bc = s.get('bc', (s['c'], 'SC'))
        natr = (s['c'], 'SC')
        if n in (1, 4, 6):
            natr = bc
        hasnat = n not in (6, 2)
        if hasnat:
            c.set('dados_pessoais.naturalidade', tr(natr), fm(natr))
        c.sex(s['x'], sx := 'Masculino' if s['x'] == 'M' else 'Feminino')
        c.set('local_nascimento.município', bc[0]), c.set('local_nascimento.uf', bc[1])
        c.set('local_nascimento.estabelecimento', s['h'])
        c.set('registro.município', s['c']), c.set('registro.uf', 'SC'), c.set('registro.cartório', s['cart'])
        c.set('registro.data_registro', br(s['rd']))
        dn = c.set('registro.número_dnv', f"30{r.randint(100000000,899999999)}") if s['b'][0] >= 2011 else ''
        if s.get('two'):
            c.set('filiação.genitor_1.nome_completo', p['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), fm(p['fn']))
            c.set('filiação.genitor_2.nome_completo', p['m']), c.set('filiação.genitor_2.naturalidade', tr(p['mn']), fm(p['mn']))
            c.set('avós.maternos.avô', p['mgf']), c.set('avós.maternos.avó', p['mgm'])
            fil = f"<p>{E(p['f'])} <u>— mãe — nascida em</u> {fm(p['fn'])}</p><p>{E(p['m'])} <u>— mãe — nascida em</u> {fm(p['mn'])}</p>"
            av_ = f"<p><u>Maternos:</u> {E(p['mgf'])} <u>e</u> {E(p['mgm'])}</p>"
        elif s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', p['m']), c.set('filiação.genitor_1.naturalidade', tr(p['mn']), fm(p['mn']))
            c.set('avós.maternos.avô', p['mgf']), c.set('avós.maternos.avó', p['mgm'])
            fil = f"<p>{E(p['m'])} <u>— mãe — nascida em</u> {fm(p['mn'])}</p>"
            av_ = f"<p><u>Maternos:</u> {E(p['mgf'])} <u>e</u> {E(p['mgm'])}</p>"
        else:  # mother first in this house
            c.set('filiação.genitor_1.nome_completo', p['m']), c.set('filiação.genitor_1.naturalidade', tr(p['mn']), fm(p['mn']))
            c.set('filiação.genitor_2.nome_completo', p['f']), c.set('filiação.genitor_2.naturalidade', tr(p['fn']), fm(p['fn']))
            for k in ('mgf', 'mgm', 'pgf', 'pgm'):
                c.set('avós.' + ('maternos.' if k[0] == 'm' else 'paternos.') + ('avô' if k[2] == 'f' else 'avó'), p[k])
            fil = f"<p>{E(p['m'])} <u>— mãe — nascida em</u> {fm(p['mn'])}</p><p>{E(p['f'])} <u>— pai — nascido em</u> {fm(p['fn'])}</p>"
            av_ = f"<p><u>Maternos:</u> {E(p['mgf'])} <u>e</u> {E(p['mgm'])}</p><p><u>Paternos:</u> {E(p['pgf'])} <u>e</u> {E(p['pgm'])}</p>"
        tw = ''
        if s.get('tw'):
            tn = ['Stella Aurora ' + p['sn'], 'Vicente Levi ' + p['sn']]
            tw = f'<p><u>Nascimento múltiplo:</u> sim, com {E(tn[0])} e {E(tn[1])}</p>'
            c.twin(tn, f'{tn[0]} e {tn[1]}')
        av, an, cad = s.get('av', ''), s.get('an', ''), s.get('cad', [])
        if av: c.set('observações.averbações', av)
        if an: c.set('observações.anotações', an)
        if cad and n == 2:
            cad = cad[1:]
        c.t['meta']['cadastro'] = cad
        selo = c.set('autenticação.selo_digital', rcode(r, 'AAA99999-A9AA'))
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        hv = rcode(r, '99.99.99-99999999-AA9A')
        extra = ''
        if av: extra += f'<h2>Averbações</h2><p style="font-size:9.5pt">{E(av)}</p>'
        if an: extra += f'<h2>Anotações</h2><p style="font-size:9.5pt">{E(an)}</p>'
        if cad: extra += '<h2>Anotações de cadastro</h2>' + ''.join(f'<p style="font-size:9.5pt">{E(x)}</p>' for x in cad)
        if not extra: extra = '<h2>Averbações e anotações</h2><p style="font-size:9.5pt">Nada consta no assento até esta data.</p>'
        body = f'''<div class="pg"><div class="s">{shield(20,'#2c6e49',1)}<h5>ESTADO DE SANTA CATARINA</h5>{E(s['cart'])}<br>Município de {E(s['c'])} – SC<h5>TITULAR</h5>{E(s['ofi'])}<h5>CONTATO</h5>{r.choice(['Rua','Avenida','Travessa'])} {r.choice(['Getúlio Vargas','XV de Novembro','Marechal Deodoro','das Palmeiras','Sete de Setembro'])}, {r.randint(20,1900)}<br>CEP {rcode(r,'89999-999')}<br>(4{r.choice('789')}) 3{rcode(r,'999-9999')}<br>civil@{rcode(r,'aaaa')}cartorio.not.br
<h5>PODER JUDICIÁRIO – TJSC</h5>Selo Digital de Fiscalização<br>Tipo: {r.choice(['Normal','Isento'])}<br><b style="font-size:9pt">{selo}</b><br>Confira os dados do ato em http://selo.tjsc.jus.br<div style="margin:3mm 0">{qr(c.name,37,40,'#12351f')}</div>
<h5>CERTIDÃO ELETRÔNICA</h5>Código de validação: {hv}<br>Consulte em registrocivil.org.br/validar. Validade da consulta: 30 dias.<h5>EMOLUMENTOS</h5>{'Isento (art. 30 da Lei 6.015/73)' if s['rd']==s['ed'] else f'Certidão R$ {r.randint(35,49)},{r.randint(10,99)}<br>Busca R$ 9,{r.randint(10,99)}<br>ISS R$ 1,{r.randint(10,99)}<br>FRJ R$ 8,{r.randint(10,99)}'}</div>
<div class="b"><div style="font-size:8pt;color:#666">República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><h1>Certidão de nascimento</h1><div class="n">{E(nm)}</div>
<p><u>CPF</u> {cp} &nbsp; <u>Sexo</u> {sx}</p><p><u>Matrícula</u> <b>{mat}</b></p>
<h2>Nascimento</h2><p><u>Data:</u> {br(s['b'])}{' &nbsp; <u>Hora:</u> %02d:%02d' % s['t'] if s['t'] else ''}</p><p><u>Local:</u> {E(s['h'])}</p><p><u>Cidade:</u> {fm(bc)}{' &nbsp; <u>Naturalidade:</u> '+fm(natr) if hasnat else ''}</p>{tw}
<h2>Filiação</h2>{fil}<h2>Avós</h2>{av_}<h2>Assento</h2><p><u>Registrado em</u> {br(s['rd'])}{' &nbsp; <u>Declaração de Nascido Vivo</u> '+dn if dn else ''}</p>{extra}
<p style="margin-top:8mm;font-size:9pt">Certidão expedida em meio eletrônico, com o mesmo valor da expedida em papel. Dou fé.</p><p style="font-size:9pt">{E(s['c'])} (SC), {long(s['ed'],True)}.</p>
<div style="border:.3mm solid #2c6e49;border-radius:2mm;padding:2mm 3mm;margin-top:4mm;width:92mm;font-size:8pt;color:#2c6e49">Assinado digitalmente por<br><b>{E(s['sg'])}</b> – {s['q']}<br>ICP-Brasil, A3 &nbsp; {br(s['ed'])} {r.randint(9,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d} -03:00</div></div></div>'''
        yield c.write(body, css)
# ---------------------------------------------------------------- B4: Rio Grande do Sul 2010-2019, numbered fields, very small, two columns
def B4():
    S = [
     dict(c='Passo Fundo', cart='OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE PASSO FUNDO', ofi='Clóvis Rebechi', q='Registrador', sg='Ilse Dal Moro', sq='Registradora Substituta', h='Hospital São Vicente de Paulo', b=(2012, 12, 12), t=(12, 12), rd=(2012, 12, 19), ed=(2012, 12, 19), x='F', o='ig'),
     dict(c='Pelotas', cart='REGISTRO CIVIL DA 2ª ZONA DE PELOTAS', ofi='Mirta Echenique Sória', q='Oficial Registradora', sg='Mirta Echenique Sória', sq='Oficial Registradora', h='Santa Casa de Misericórdia de Pelotas', b=(1979, 4, 3), t=(6, 30), rd=(1979, 4, 23), ed=(2014, 10, 1), x='M', o='le', an='CASAMENTO: em 28/09/2002, nesta Zona, Lv. B-88, fl. 101, T. 15.203, com Luciane Bittencourt Prestes. DIVÓRCIO: escritura pública de 30/03/2012, 1º Tabelionato de Pelotas.'),
     dict(c='Caxias do Sul', cart='REGISTRO CIVIL DAS PESSOAS NATURAIS - 1ª ZONA', ofi='Adelar Brandalise', q='Oficial', sg='Jocelaine Tondo', sq='Escrevente', h='Hospital Pompéia', b=(2017, 6, 8), t=(20, 9), rd=(2017, 6, 16), ed=(2017, 6, 16), x='M', o='ii', tw=1),
     dict(c='Santana do Livramento', cart='OFÍCIO DE REGISTROS PÚBLICOS DE SANTANA DO LIVRAMENTO', ofi='Washington Luiz Moroso', q='Registrador Designado', sg='Leda Marisa Prunes', sq='Substituta', h='Santa Casa de Misericórdia', b=(2010, 2, 27), t=(15, 38), rd=(2010, 5, 11), ed=(2010, 5, 11), x='F', o='ee', nof=1, name='Milagros Belén Larrañaga Acosta', m='Rosario Larrañaga Acosta', mn=('Tacuarembó, Uruguai', '')),
     dict(c='Santa Cruz do Sul', cart='CARTÓRIO DE REGISTRO CIVIL DE SANTA CRUZ DO SUL', ofi='Irmgard Assmann', q='Oficial', sg='Vilson Luís Haas', sq='Ajudante', h='Hospital Ana Nery', b=(1996, 1, 6), t=(11, 25), rd=(1996, 1, 15), ed=(2016, 7, 7), x='F', o='gg', av='Averbação nº 1, de 02/07/2016: suprimido o patronímico do cônjuge da genitora, que voltou a assinar o nome de solteira, na forma do art. 29, § 1º, f, da Lei 6.015/73.'),
     dict(c='Porto Alegre', cart='4ª ZONA DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE PORTO ALEGRE', ofi='Gládis Fonini Barcellos', q='Registradora', sg='Átila Severo', sq='Autorizado', h='Hospital Materno Infantil Presidente Vargas', b=(2018, 10, 20), t=(4, 4), rd=(2018, 10, 31), ed=(2019, 2, 5), x='M', o='ll', name='Ogum Dandara Machado da Conceição', av='Em 30/01/2019, por determinação da 8ª Vara de Família e Sucessões do Foro Central, processo 001/1.18.0098812-0, averbou-se a guarda compartilhada do registrado.', cpf=1),
     dict(c='Vacaria', cart='REGISTRO CIVIL E ESPECIAIS DA COMARCA DE VACARIA', ofi='Doralino Boeira Netto', q='Oficial', sg='Doralino Boeira Netto', sq='Oficial', h='Domicílio', b=(1949, 5, 25), t=None, rd=(1949, 6, 13), ed=(2011, 8, 29), x='M', o='ll', an='Falecido em 11/08/2011, em Vacaria/RS, conforme comunicação do Registro Civil local, C-35, fl. 88v, termo 11.740.', unk=1),
     dict(c='Erechim', cart='REGISTRO CIVIL DE ERECHIM', ofi='Tadeu Skovronski', q='Registrador Civil', sg='Tadeu Skovronski', sq='Registrador Civil', h='Hospital de Caridade', b=(2013, 7, 1), t=(17, 0), rd=(2013, 7, 2), ed=(2013, 7, 2), x='F', o='pi', bc=('Aratiba', 'RS')),
    ]
    S[5].update(name='Akin Benedito Machado da Conceição', f='Tiago Xavier da Conceição', m='Luciana Dandara Machado', pgf='Paulo Renato da Conceição', pgm='Iara Xavier', mgf='Jorge Luiz Machado', mgm='Naiara Severo Machado')
    css = '''body{font:7.4pt "Liberation Sans Narrow";color:#000}.pg{width:210mm;height:296.5mm;padding:10mm 11mm;background:#f7fbff}
.hd{display:grid;grid-template-columns:20mm 1fr 48mm;border:.4mm solid #000;align-items:center}.hd>div{padding:1.2mm}.f{border:.2mm solid #000;border-top:0;border-left:0;padding:.4mm 1mm .6mm;min-height:8.6mm}.f>s{text-decoration:none;font:6.5pt "Liberation Sans Narrow";color:#333;display:block}.f>b{font-size:8.2pt}
.two{display:grid;grid-template-columns:1fr 1fr;border-left:.2mm solid #000;border-top:.2mm solid #000;margin-top:1.5mm}.sub{display:grid;border-left:0}.sec{grid-column:1/3;background:#000;color:#fff;font-weight:700;padding:.3mm 1.2mm;font-size:7pt;letter-spacing:.5pt}.w{grid-column:1/3}
.foot{display:grid;grid-template-columns:62mm 1fr;margin-top:2mm;gap:3mm}'''
    for n, s in enumerate(S, 1):
        p = people(f'B4{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        p.update({k: s[k] for k in NK if k in s})
        if n == 4:
            p['mgf'], p['mgm'] = 'Wilmar Larrañaga', 'Graciela Acosta Núñez'
        U = {k: v.upper() for k, v in p.items() if isinstance(v, str)}
        c = Case('B4', n)
        cns, L, F, T = f'{r.randint(96000,101900):06d}', r.randint(15, 210), r.randint(1, 300), r.randint(3000, 90000)
        raw = matricula(cns, s['rd'][0], L, F, T)
        mat = c.set('dados_pessoais.matrícula', mat_fmt(raw, 1))
        ta = mat_fmt(raw, 1)
        c.set('dados_pessoais.nome_completo', U['name'])
        bx = ext(s['b'], False)
        c.birth(s['b'], bx)
        ht = hora_ext(s['t']) if s['t'] else 'não consta do assento'
        c.hour(s['t'], ht)
        c.sex(s['x'], sx := 'MASC.' if s['x'] == 'M' else 'FEM.')
        bc = s.get('bc', (s['c'], 'RS'))
        c.set('local_nascimento.município', bc[0]), c.set('local_nascimento.uf', bc[1]), c.set('local_nascimento.estabelecimento', s['h'])
        c.set('registro.município', s['c']), c.set('registro.uf', 'RS'), c.set('registro.cartório', s['cart'])
        c.set('registro.data_registro', br(s['rd']), br(s['rd']).replace('/', '.'))
        c.set('registro.livro', f'A-{L}'), c.set('registro.folha', f"{F}{'v' if n in (2,5) else ''}"), c.set('registro.termo', f'{T:,}'.replace(',', '.'))
        hasnat = n in (1, 4, 6, 8)
        if hasnat:
            c.set('dados_pessoais.naturalidade', f'{bc[0]} - {bc[1]}', f'{bc[0]}-{bc[1]}')
        dn = c.set('registro.número_dnv', f"30-{r.randint(10000000,79999999)}-{r.randrange(10)}") if s['b'][0] >= 2011 else ('43.' + str(r.randint(1000000, 9999999)) if n == 4 else '*')
        if n == 4:
            c.set('registro.número_dnv', dn)
        cp = c.set('dados_pessoais.cpf', cpf(r, 'RS')) if s.get('cpf') or n == 3 else '*'
        fm = lambda x: f'{x[0]}-{x[1]}' if x[1] else x[0]
        tr = lambda x: f'{x[0]} - {x[1]}' if x[1] else x[0]
        g = 1
        pf = dict(f='*', fn='*', a='*', b='*')
        if not s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', U['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), fm(p['fn']))
            c.set('avós.paternos.avó', U['pgm'])
            if not s.get('unk'):
                c.set('avós.paternos.avô', U['pgf'])
            pf = dict(f=U['f'], fn=fm(p['fn']), a='IGNORADO' if s.get('unk') else U['pgf'], b=U['pgm'])
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', U['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), fm(p['mn']))
        c.set('avós.maternos.avô', U['mgf']), c.set('avós.maternos.avó', U['mgm'])
        tw, twn = 'NÃO', '*'
        if s.get('tw'):
            twn = 'LORENZO GAEL ' + U['sn']
            tw = 'SIM'
            c.twin([twn], twn)
        av, an = s.get('av', ''), s.get('an', '')
        if av: c.set('observações.averbações', av)
        if an: c.set('observações.anotações', an)
        c.t['meta']['joint_notes'] = True
        selo = c.set('autenticação.selo_digital', rcode(r, f"0{r.randint(100,699)}.0{r.choice('34')}.{s['ed'][0]%100}0000{r.randint(1,9)}.{r.randint(1,9999):05d}"))
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        k = [0]

        def Fd(l, v, cls='', b=1):
            k[0] += 1
            return f'<div class="f {cls}"><s>{k[0]:02d} {l}</s>' + (f'<b>{E(v)}</b>' if b else E(v)) + '</div>'
        sub = lambda cols, *f: f'<div class="sub" style="grid-template-columns:{cols}">' + ''.join(f) + '</div>'
        declar = r.choice(['O pai', 'A mãe', 'Os genitores']) if not s.get('nof') else 'A mãe'
        prof = lambda: r.choice(['agricultor(a)', 'comerciário(a)', 'do lar', 'autônomo(a)', 'professor(a)', 'metalúrgico(a)', 'servidor(a) público(a)'])
        tot = r.randint(1800, 3900) / 100
        sel = .55
        fee = 'ISENTA DE EMOLUMENTOS - ART. 30 DA LEI 6.015/73' if s['rd'] == s['ed'] else f'Certidão PN: R$ {tot:.2f} + Busca: R$ 5,90 + Proc. eletrônico: R$ 3,{r.randint(10,99)} + Selos: R$ {sel:.2f}'.replace('.', ',')
        addr = f"Rua {r.choice(['Moron','Gal. Osório','Bento Gonçalves','Sinimbu','Andrade Neves','Mal. Floriano'])}, {r.randint(40,2400)}, sala {r.randint(1,40)} - fone (5{r.choice('134')}) 3{r.randint(200,399)}.{r.randint(1000,9999)}"
        body = f'''<div class="pg"><div class="hd"><div>{arms(15,'#000')}</div><div style="text-align:center;line-height:1.25">República Federativa do Brasil - Estado do Rio Grande do Sul<br><b style="font-size:8.6pt">{E(s['cart'])}</b><br>{E(s['ofi'])}, {s['q']}<br>{addr}<br>Município e Comarca: {E(s['c'])} - RS</div><div style="border-left:.4mm solid #000;text-align:center"><b style="font-size:12pt">CERTIDÃO<br>DE NASCIMENTO</b><br>{'1ª via' if s['rd']==s['ed'] else '2ª via'}</div></div>
<div class="two"><div class="sec">A - REGISTRADO</div>{Fd('Nome completo', U['name'],'w')}{Fd('Matrícula', ta)}{sub('1fr 1fr', Fd('CPF nº', cp), Fd('Sexo', sx))}
{Fd('Data do nascimento, por extenso', bx)}{sub('1fr 1.8fr', Fd('Em algarismos', br(s['b']).replace('/','.')), Fd('Horário do nascimento', ht))}
{Fd('Estabelecimento ou lugar do parto', s['h'])}{sub('1.4fr 1fr' if hasnat else '1fr', Fd('Município e UF do nascimento', f'{bc[0]}-{bc[1]}'), Fd('Naturalidade', f'{bc[0]}-{bc[1]}') if hasnat else '')}
<div class="sec">B - LADO PATERNO &nbsp;/&nbsp; C - LADO MATERNO</div>{Fd('Pai', pf['f'])}{Fd('Mãe', U['m'])}{sub('1fr 1fr',Fd('Nat. do pai', pf['fn']),Fd('Profissão', prof() if pf['f']!='*' else '*', b=0))}{sub('1fr 1fr',Fd('Nat. da mãe', fm(p['mn'])),Fd('Profissão', prof(), b=0))}{Fd('Avô paterno', pf['a'])}{Fd('Avô materno', U['mgf'])}{Fd('Avó paterna', pf['b'])}{Fd('Avó materna', U['mgm'])}
<div class="sec">D - GEMELARIDADE / ASSENTO</div>{sub('16mm 1fr', Fd('Gêmeos', tw), Fd('Nome do outro gêmeo', twn))}{sub('1fr 1fr 1fr',Fd('Livro',f'A-{L}'),Fd('Folha',c.t['data']['registro']['folha']),Fd('Termo',c.t['data']['registro']['termo']))}{sub('1fr 1fr',Fd('Assento lavrado em',br(s['rd']).replace('/','.')),Fd('Decl. Nasc. Vivo - DNV', dn))}{Fd('Declarante', declar, b=0)}
{Fd('Observações / Averbações / Anotações', '','w',0).replace('</div>', f"<div style='min-height:34mm;font-size:7.6pt;padding-top:.5mm'>{E(av) or E(an) or 'Não há.'}</div></div>")}</div>
<div class="foot"><div style="border:.3mm dashed #000;padding:1.5mm;font-size:7pt"><b>TRIBUNAL DE JUSTIÇA - RS</b><br>Selo Digital de Fiscalização Notarial e Registral<br><span style="font-size:8.5pt">{selo}</span><br><br>{fee}<br>A consulta estará disponível em até 24h em www.tjrs.jus.br/selodigital<div style="display:flex;gap:2mm;margin-top:1.5mm;align-items:center">{qr(c.name,25,18)}<span>Chave de autenticidade p/ consulta<br>{raw[:6]} 54 {s['ed'][0]} {r.randint(10000000,99999999)} {r.randint(10,99)}</span></div></div>
<div style="text-align:center;font-size:8.5pt"><div style="text-align:left">CERTIFICO, a requerimento verbal, que os dados acima conferem com o assento constante do acervo desta Serventia. Dou fé.</div><br>{E(s['c'])}, {long(s['ed'])}.<br><br>{sig(n+40,45,13,'#222')}<br>_______________________________________<br>{E(s['sg'])}<br>{s['sq']}</div></div>
<div style="margin-top:4mm;font-size:6.5pt;display:flex;justify-content:space-between"><span>{bars(c.name,48,6)}<br>{rcode(r,'99999999 9')}</span><span style="align-self:end">Papel de segurança Arpen/RS série {rcode(r,'A')} nº {r.randint(100000,999999)}</span></div></div>'''
        yield c.write(body, css)


# ---------------------------------------------------------------- B5: São Paulo 1977-1999, printed blank filled by typewriter
def B5():
    S = [
     dict(c='Presidente Prudente', sd='1º Subdistrito - Sede', b=(1971, 6, 4), t=(3, 15), h='Santa Casa de Misericórdia', rd=(1971, 6, 11), ed=(1978, 2, 20), x='M', o='jl', ofi='Waldomiro Sanches Filho', cor='amarela'),
     dict(c='Piracicaba', sd='2º Subdistrito', b=(1980, 1, 19), t=(14, 50), h='Hospital dos Fornecedores de Cana', rd=(1980, 1, 28), ed=(1980, 1, 28), x='F', o='ii', ofi='Lázaro Furlan', cor='branca'),
     dict(c='Santos', sd='1º Subdistrito', b=(1958, 9, 27), t=(22, 0), h='Sociedade Portuguesa de Beneficência', rd=(1958, 10, 3), ed=(1985, 7, 16), x='F', o='ll', ofi='Ruy Pupo de Campos', cor='branca', fn=('Funchal, Ilha da Madeira, Portugal', ''), an='Casou-se neste cartório, a 12-5-1979, com Edgard Brandão Couto, passando a assinar-se com o apelido COUTO no final. (B-118, fls. 44)'),
     dict(c='Araçatuba', sd='Sede', b=(1984, 12, 24), t=None, h='Domicílio', rd=(1985, 2, 8), ed=(1985, 2, 8), x='M', o='ll', nof=1, ofi='Jurandyr Quintella', cor='parda'),
     dict(c='Taubaté', sd='1º Subdistrito', b=(1990, 4, 1), t=(7, 10), h='Hospital Santa Isabel de Clínicas', rd=(1990, 4, 9), ed=(1997, 10, 2), x='F', o='al', ofi='Benedicta Salles Moura', cor=None, tw=1),
     dict(c='Registro', sd='Sede', b=(1967, 3, 13), t=(16, 35), h='Hospital São João', rd=(1967, 4, 3), ed=(1992, 5, 29), x='M', o='jj', ofi='Kenzo Morita', cor='amarela', av='Por sentença do MM. Juiz de Direito desta Comarca, de 3 de abril de 1992, foi retificado o nome da mãe, que é o que consta acima.'),
     dict(c='Jundiaí', sd='2º Subdistrito - Ponte São João', b=(1993, 8, 30), t=(0, 5), h='Hospital Pitangueiras', rd=(1993, 9, 10), ed=(1999, 3, 8), x='M', o='ig', ofi='Antônio Galvão Traldi', cor=None),
     dict(c='Franca', sd='Sede', b=(1975, 7, 7), t=(19, 40), h='Casa de Saúde Allan Kardec', rd=(1975, 7, 15), ed=(1988, 11, 21), x='F', o='ll', ofi='Nicanor Xavier da Silveira', cor='branca', un=1),
    ]
    css = '''body{font:10.4pt/6.9mm "TeX Gyre Schola";color:#20402a}.pg{width:210mm;height:296.5mm;padding:17mm 17mm 12mm 22mm;position:relative;background:%s,#f3f8ee}
.v{font:11pt "Courier Prime";color:#111;border-bottom:.25mm dotted #20402a;padding:0 2pt}.h{display:flex;justify-content:space-between;line-height:1.35;font-size:9.5pt}h1{font:700 21pt "TeX Gyre Schola";letter-spacing:1.5pt;text-align:center;margin:6mm 0 4mm}.x{text-align:justify}
.fee td{padding:0 2mm;font:8pt/4mm "TeX Gyre Schola"}.fee .n{font-family:"Courier Prime";color:#111;text-align:right}''' % guil('#8fb996', 90, 36, .35, 2)
    V = lambda t: f'<span class="v">{E(t)}</span>'
    for n, s in enumerate(S, 1):
        p = people(f'B5{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        p.update({k: s[k] for k in NK if k in s})
        U = {k: v.upper() for k, v in p.items() if isinstance(v, str)}
        c = Case('B5', n)
        L, F, T = r.randint(30, 240), r.randint(2, 298), r.randint(3000, 78000)
        fl = c.set('registro.folha', f"{F}{r.choice(['', ' v.', 'v'])}")
        c.set('registro.livro', f'A-{L}')
        te = c.set('registro.termo', f'{T:,}'.replace(',', '.'))
        c.set('dados_pessoais.nome_completo', U['name'])
        fem = s['x'] == 'F'
        bx = ext(s['b'])
        c.birth(s['b'], bx)
        # the blank: "às ___ horas"
        ht = ('%02d,%02d' % s['t'] if n != 3 else 'vinte e duas') if s['t'] else '---------'
        c.hour(s['t'], ht)
        c.sex(s['x'], 'feminino' if fem else 'masculino')
        c.set('registro.município', s['c']), c.set('registro.uf', 'SP', 'ESTADO DE SÃO PAULO')
        cart = c.set('registro.cartório', f"Cartório do Registro Civil das Pessoas Naturais - {s['sd']}")
        c.set('local_nascimento.estabelecimento', s['h']), c.set('local_nascimento.município', s['c']), c.set('local_nascimento.uf', 'SP', 'São Paulo')
        c.acc('registro.cartório', 'Cartório do Registro Civil das Pessoas Naturais', 'Registro Civil das Pessoas Naturais - ' + s['sd'])
        c.set('registro.data_registro', br(s['rd']), long(s['rd']))
        c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        c.set('autenticação.oficial_registro', s['ofi'])
        nat = lambda q: q[0] if not q[1] else (f'{q[0]}, neste Estado' if q[1] == 'SP' else f'{q[0]}, {estado(q[1])}')
        tr = lambda q: f'{q[0]} - {q[1]}' if q[1] else q[0]
        hyp = '- - - - - - - - - - - - -'
        un = s.get('un')
        g = 1
        if not s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', U['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), nat(p['fn']))
            if not un:
                c.set('avós.paternos.avô', U['pgf']), c.set('avós.paternos.avó', U['pgm'])
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', U['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), nat(p['mn']))
        c.set('avós.maternos.avô', U['mgf']), c.set('avós.maternos.avó', U['mgm'])
        pf, pfn, a1, a2 = (hyp, hyp, hyp, hyp) if s.get('nof') else (U['f'], nat(p['fn']), 'ignorado' if un else U['pgf'], 'ignorada' if un else U['pgm'])
        obs = ''
        if s.get('tw'):
            tn = 'LUANA SOPHIA ' + U['sn']
            obs = f'Gêmea de {tn}, nascida em segundo lugar.'
            c.twin([tn], tn), c.acc('gêmeos.informações_adicionais', obs, f'{tn}, nascida em segundo lugar')
        if s.get('av'):
            obs = c.set('observações.averbações', s['av'])
        if s.get('an'):
            obs = c.set('observações.anotações', s['an'])
        c.t['meta']['joint_notes'] = bool(s.get('av') or s.get('an'))
        obs = obs or 'N A D A   C O N S T A  . - . - . - .'
        selo = ''
        if n in (5, 7):  # paper seals of the late 1990s
            sn = c.set('autenticação.selo_digital', rcode(r, '9999AA999999'))
            selo = f'<div style="position:absolute;left:22mm;bottom:27mm;border:.5mm solid #7a1f1f;color:#7a1f1f;padding:1mm 3mm;font:7pt/3.6mm \'TeX Gyre Heros\';text-align:center;background:#fff">ARPEN-SP<br><b>SELO DE AUTENTICIDADE</b><br>REGISTRO CIVIL<br><b style="font-size:9pt">{sn}</b></div>'
        cur = 'Cr$' if s['ed'] < (1986, 3) or (1990, 3) < s['ed'] < (1993, 8) else 'Cz$' if s['ed'] < (1989, 1) else 'R$'
        f0 = r.randint(120, 980) if cur != 'R$' else r.randint(7, 13)
        test = f"{p['w1']} e {p['w2']}"
        who = 'a mãe' if s.get('nof') else r.choice(['o pai', 'o pai', 'a avó materna'])
        dec = f'tendo sido declarante {V(who)} e servido de testemunhas {V(test)}'
        cb = ''
        if n in (1, 4, 6):
            yr = s['ed'][0] + r.randint(0, 1)
            cb = carimbo(f"{r.randint(1, 4)}º TABELIONATO DE NOTAS - {s['c'].upper()}<br>Reconheço a firma supra de {s['ofi']}.<br>Em test.º ______ da verdade. {r.randint(21, 28)} DEZ. {yr}<br>{p['w1']}, escrevente", 'left:24mm;bottom:34mm')
        body = f'''<div class="pg"><div class="h"><div style="text-align:center">{arms(17,'#20402a')}</div><div style="text-align:center;flex:1"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DE SÃO PAULO<br>{cart}<br>Município e Comarca de {V(s['c'])}<br>Oficial: {V(s['ofi'])}</div><div style="text-align:right;font-size:8pt">Mod. 7<br>Série {rcode(r,'A')}<br>Nº {r.randint(100000,999999)}</div></div><h1>Certidão de Nascimento</h1>
<div class="x">CERTIFICO, a pedido de pessoa interessada, que revendo em meu cartório o livro {V(f'A-{L}')} de registro de nascimentos, dele, às fls. {V(fl)}, sob número de ordem {V(te)}, consta o assento de {V(U['name'])} do sexo {V('feminino' if fem else 'masculino')}{', de cor '+V(s['cor']) if s['cor'] else ''}, nascid{'a' if fem else 'o'} em {V(bx)}, às {V(ht)} horas, no lugar seguinte: {V(s['h'])}, em {V(s['c'])}, Estado de {V('São Paulo')}, filh{'a' if fem else 'o'} de {V(pf)}, natural de {V(pfn)}, e de Dona {V(U['m'])}, natural de {V(nat(p['mn']))}; sendo seus avós paternos {V(a1)} e Dona {V(a2)} e avós maternos {V(U['mgf'])} e Dona {V(U['mgm'])}.<br>O termo foi lavrado no dia {V(long(s['rd']))}, {dec}.<br>OBSERVAÇÕES: {V(obs)}</div>
<p>O referido é verdade e dou fé.</p><p style="text-align:right">{V(s['c'])}, {V(long(s['ed']))}.</p><div style="text-align:center;margin-top:8mm;line-height:1.2">{sig(n+60,50,13,'#111')}<br>________________________________<br>O Oficial{r.choice(['','  (ou Escrevente habilitado)'])}</div>
{selo}{cb}<div style="position:absolute;right:18mm;bottom:27mm"><table class="fee"><tr><td>Ao Serventuário</td><td>{cur}</td><td class="n">{f0},00</td></tr><tr><td>Ao Estado</td><td>{cur}</td><td class="n">{int(f0*.27)},00</td></tr><tr><td>À Carteira das Serventias</td><td>{cur}</td><td class="n">{int(f0*.2)},00</td></tr><tr><td>TOTAL</td><td>{cur}</td><td class="n">{f0+int(f0*.27)+int(f0*.2)},00</td></tr></table></div>
<div style="position:absolute;bottom:10mm;left:22mm;font:7pt 'TeX Gyre Heros'">IMESP - Papel fiduciário - Válido somente no original - A presente certidão envolve elementos de averbação à margem do termo</div></div>'''
        yield c.write(body, css)


# ---------------------------------------------------------------- B6: Santa Catarina 1976-1998, A5 landscape, captions under the lines
def B6():
    S = [
     dict(c='Rio do Sul', com='Rio do Sul', b=(1976, 2, 29), t=None, h='Hospital Cruzeiro', rd=(1976, 3, 8), ed=(1976, 3, 8), x='F', o='gg', ofi='Erich Probst'),
     dict(c='Xaxim', com='Xanxerê', b=(1969, 11, 11), t=(5, 0), h='Domicílio', rd=(1969, 12, 1), ed=(1987, 4, 22), x='M', o='ii', ofi='Avelino Bortoncello'),
     dict(c='Laguna', com='Laguna', b=(1982, 8, 15), t=(13, 25), h='Hospital de Caridade Senhor Bom Jesus dos Passos', rd=(1982, 9, 2), ed=(1990, 1, 30), x='M', o='ll', ofi='Maria da Glória Teixeira Nunes', sub=1),
     dict(c='Mafra', com='Mafra', b=(1961, 5, 8), t=(20, 0), h='Domicílio', rd=(1963, 3, 26), ed=(1979, 10, 5), x='F', o='pp', ofi='Estanislau Wielewski', an='Casada com Boleslau Kosloski, em 30.07.1983'),
     dict(c='Itajaí', com='Itajaí', b=(1988, 10, 3), t=(10, 40), h='Hospital e Maternidade Marieta Konder Bornhausen', rd=(1988, 10, 10), ed=(1995, 6, 12), x='F', o='li', ofi='Dalmo Arruda Heusi', nof=1, bc=('Camboriú', 'SC'), hx='Hospital Municipal de Camboriú'),
     dict(c='Joaçaba', com='Joaçaba', b=(1991, 1, 21), t=(23, 59), h='Hospital Santa Terezinha', rd=(1991, 1, 30), ed=(1991, 1, 30), x='M', o='ig', ofi='Leonora Pezzini', tw=1),
     dict(c='São Miguel do Oeste', com='São Miguel do Oeste', b=(1978, 12, 6), t=(8, 0), h='Hospital Missen', rd=(1979, 1, 15), ed=(1998, 9, 9), x='F', o='gl', ofi='Osmar Vandresen', av='Nome do pai incluído por reconhecimento em 22.02.1984, no próprio termo', fn=('Posadas, Argentina', '')),
     dict(c='São Bento do Sul', com='São Bento do Sul', b=(1954, 7, 19), t=(2, 30), h='Domicílio', rd=(1954, 7, 31), ed=(1982, 5, 4), x='M', o='gp', ofi='Heinz Fendrich'),
    ]
    S[3]['ed'] = (1984, 10, 5)
    css = '''body{font:8.6pt "P052";color:#4a2a12}.pg{width:210mm;height:147.5mm;padding:7mm 9mm 6mm;background:#fffaf0;position:relative}.ln{display:flex;gap:3mm;margin-top:1.75mm}.ln>div{flex:1}.u{border-bottom:.25mm solid #4a2a12;font:9.6pt "Nimbus Mono PS";font-weight:700;color:#1b1b1b;min-height:4.6mm;padding-left:1mm;line-height:4.5mm}.k{font:italic 6.6pt "P052";text-align:center}
.hd{display:flex;align-items:center;gap:4mm}.hd h1{font:700 15pt "URW Bookman";margin:0;letter-spacing:1pt}'''
    for n, s in enumerate(S, 1):
        p = people(f'B6{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        if 'fn' in s: p['fn'] = s['fn']
        c = Case('B6', n, 595, 420)
        P = {k: (v.upper() if n % 3 else v) for k, v in p.items() if isinstance(v, str)}
        L, F, T = r.randint(3, 96), r.randint(1, 199), r.randint(800, 31000)
        c.set('dados_pessoais.nome_completo', P['name'])
        d = s['b']
        bx = ext(d, False)
        c.birth(d, bx)
        ht = f'{s["t"][0]}:{s["t"][1]:02d}' if s['t'] else '. . . . .'
        c.hour(s['t'], ht)
        c.sex(s['x'], sx := 'masculino' if s['x'] == 'M' else 'feminino')
        bc = s.get('bc', (s['c'], 'SC'))
        h = c.set('local_nascimento.estabelecimento', s.get('hx', s['h']))
        c.set('local_nascimento.município', bc[0]), c.set('local_nascimento.uf', 'SC')
        c.set('registro.município', s['c']), c.set('registro.uf', 'SC', 'ESTADO DE SANTA CATARINA')
        cart = c.set('registro.cartório', f"Cartório do Registro Civil de {s['c']}")
        c.set('registro.data_registro', br(s['rd']), long(s['rd']))
        c.set('registro.livro', f'{L}-A'), c.set('registro.folha', f"{F:03d}{'-V' if n in (3, 4, 8) else ''}"), c.set('registro.termo', str(T))
        fm = lambda q: f'{q[0]}, {q[1]}' if q[1] else q[0]
        tr = lambda q: f'{q[0]} - {q[1]}' if q[1] else q[0]
        x = 'xxxxxxxxxxxxxx'
        g = 1
        if not s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', P['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), fm(p['fn']))
            c.set('avós.paternos.avô', P['pgf']), c.set('avós.paternos.avó', P['pgm'])
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', P['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), fm(p['mn']))
        c.set('avós.maternos.avó', P['mgm'])
        if n != 8:
            c.set('avós.maternos.avô', P['mgf'])
        obs = x
        if s.get('tw'):
            tn = 'Andrei Luan ' + p['sn']
            tn = tn.upper() if n % 3 else tn
            obs = f'Gêmeo de {tn}, termo nº {T+1}'
            c.twin([tn], tn), c.acc('gêmeos.informações_adicionais', f'{tn}, termo nº {T+1}', obs)
        if s.get('av'): obs = c.set('observações.averbações', s['av'])
        if s.get('an'): obs = c.set('observações.anotações', s['an'])
        c.t['meta']['joint_notes'] = obs != x and not s.get('tw')
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        sub = ''
        if s['ed'][0] >= 1995:
            sn = c.set('autenticação.selo_digital', rcode(r, 'AAA99999'))
            sub = f'<div style="position:absolute;right:9mm;bottom:13mm;width:31mm;border:.4mm solid #123a7a;color:#123a7a;text-align:center;font:6.4pt \'Nimbus Sans\';padding:1mm;background:#fff">PODER JUDICIÁRIO<br>Estado de Santa Catarina<br><b>SELO DE FISCALIZAÇÃO</b><br>PADRÃO 1<br><b style="font-size:9pt">{sn}</b></div>'
        ln = lambda *f: '<div class="ln">' + ''.join(f'<div style="flex:{w}"><div class="u">{E(v)}</div><div class="k">{k}</div></div>' for w, v, k in f) + '</div>'
        nof = s.get('nof')
        ra, bu, se = (r.randint(3, 9), r.randint(1, 3), 1) if s['ed'][0] > 1994 else (r.randint(20, 90), r.randint(5, 40), r.randint(2, 9))
        body = f'''<div class="pg"><div class="hd">{shield(15,'#4a2a12',3)}<div style="flex:1;text-align:center;line-height:1.2">ESTADO DE SANTA CATARINA &nbsp;—&nbsp; COMARCA DE {E(s['com'].upper())}<br><b style="font-size:10.5pt">{E(cart)}</b><h1>CERTIDÃO DE NASCIMENTO</h1></div><div style="font-size:7pt;text-align:right">Imp. {r.choice(['Tip. Blumenauense','IOESC','Graf. Odorizzi'])}<br>{r.randint(10,99)}.{r.randint(100,999)}</div></div>
{ln((1,f'{T}','n.º do termo'),(1,c.t['data']['registro']['folha'],'folha'),(1,f'{L}-A','livro'),(3.2,long(s['rd']),'data em que foi feito o registro'))}
{ln((4.6,P['name'],'nome por inteiro'),(1,sx,'sexo'))}{ln((3.6,bx,'dia, mês e ano do nascimento'),(.7,ht,'hora'))}{ln((3,h,'onde nasceu'),(1.8,f'{bc[0]}, SC','cidade e Estado'))}
{ln((3,x if nof else P['f'],'pai'),(1.7,x if nof else fm(p['fn']),'naturalidade do pai'))}{ln((3,P['m'],'mãe'),(1.7,fm(p['mn']),'naturalidade da mãe'))}
{ln((1,x if nof else P['pgf'],'avô paterno'),(1,x if nof else P['pgm'],'avó paterna'))}{ln((1,P['mgf'] if n!=8 else x,'avô materno'),(1,P['mgm'],'avó materna'))}{ln((1,obs,'averbações, anotações e observações'))}
<div style="display:flex;margin-top:2mm;gap:5mm;{'padding-right:34mm' if sub else ''}"><div style="flex:1.6">Dou fé. &nbsp; {E(s['c'])}, <span style="font:9.6pt 'Nimbus Mono PS';font-weight:700;color:#1b1b1b">{long(s['ed'])}</span></div><div style="flex:1;text-align:center">{sig(n+80,34,8,'#1b1b1b')}<div style="border-top:.25mm solid #4a2a12">{E(s['ofi'])} &nbsp;—&nbsp; {r.choice(['Oficial do Registro Civil','Oficial Maior','Oficial Vitalício'])}</div></div></div>{sub}
<div style="position:absolute;left:9mm;bottom:5mm;font-size:6.6pt">Rasa {ra},00 · Busca {bu},00 · Selo {se},00 · Soma {ra+bu+se},00 &nbsp;&nbsp; {r.choice(['Art. 19 da Lei nº 6.015/73','Certidão por resumo'])}</div></div>'''
        yield c.write(body, css, 'A5 landscape')
# ---------------------------------------------------------------- B7: Paraná 2001-2009, vendor's software, abbreviated captions, side bar
def B7():
    S = [
     dict(c='Cascavel', cart='CARTÓRIO DE REGISTRO CIVIL - 1º OFÍCIO', ofi='Ladi Terezinha Ceron', b=(2004, 5, 7), t=(8, 23), h='Hospital Policlínica Cascavel', rd=(2004, 5, 12), ed=(2004, 5, 12), x='M', o='ig', sg='Ladi Terezinha Ceron', sq='Titular'),
     dict(c='Irati', cart='REGISTRO CIVIL E ANEXOS', ofi='Zeferino Kalinoski', b=(1952, 1, 17), t=(4, 30), h='Domicílio', rd=(1952, 2, 4), ed=(2006, 3, 21), x='F', o='pp', an='CASAMENTO: 26/09/1970, Irati, Lº B-17, fls. 203, com Estanislau Mazurek. VIÚVA.', sg='Danuta Kalinoski', sq='Escrev. Juramentada'),
     dict(c='Ponta Grossa', cart='2ª CIRCUNSCRIÇÃO DE REGISTRO CIVIL', ofi='Célia Maria Hilgemberg', b=(2007, 11, 3), t=(17, 54), h='Hospital da Criança Prefeito João Vargas de Oliveira', rd=(2007, 12, 10), ed=(2008, 9, 1), x='F', o='ll', nof=1, sg='Amauri Wosgrau', sq='Empregado Juram.', hx='Santa Casa de Misericórdia de Ponta Grossa'),
     dict(c='Umuarama', cart='SERVIÇO DE REGISTRO CIVIL', ofi='Pedro Zulian', b=(2002, 2, 20), t=(20, 2), h='Hospital Cemil', rd=(2002, 3, 1), ed=(2009, 7, 30), x='M', o='jl', tw=1, sg='Pedro Zulian', sq='Titular'),
     dict(c='Paranaguá', cart='CARTÓRIO VELOZO - REGISTRO CIVIL DE PARANAGUÁ', ofi='Heloísa Velozo Picanço', b=(1997, 6, 29), t=None, h='Domicílio', rd=(2001, 10, 17), ed=(2001, 10, 17), x='M', o='ll', un=1, sg='Heloísa Velozo Picanço', sq='Titular', av='REGISTRO TARDIO lavrado por despacho do Juiz de Direito, autos 94/2001, de 10/04/2001.'),
     dict(c='Francisco Beltrão', cart='1º OFÍCIO DE REGISTRO CIVIL', ofi='Anilton Dall\'Igna', b=(1986, 8, 31), t=(1, 10), h='Policlínica São Vicente de Paula', rd=(1986, 9, 15), ed=(2005, 12, 2), x='F', o='ig', av='RECONHECIMENTO DE PATERNIDADE por escritura de 11/11/2005, 1º Tab. local, Lº 212, fls. 77.', sg='Rosmari Tesser', sq='Escrevente', bc=('Realeza', 'PR')),
     dict(c='Jacarezinho', cart='OFÍCIO DO REGISTRO CIVIL', ofi='Eurico Setti Bergamo', b=(1933, 9, 13), t=(13, 0), h='Fazenda Monte Claro', rd=(1933, 9, 25), ed=(2002, 10, 15), x='M', o='il', fn=('Verona, Itália', ''), mn=('São Manuel', 'SP'), sg='Eurico Setti Bergamo', sq='Titular', an='ÓBITO: 07/10/2002, Cambará-PR, Lº C-14, fls. 19v.', hno=1),
     dict(c='Toledo', cart='SERVENTIA DO REGISTRO CIVIL', ofi='Nilse Werle Sturm', b=(2009, 1, 5), t=(15, 15), h='Hospital Bom Jesus', rd=(2009, 1, 14), ed=(2009, 1, 14), x='F', o='gg', sg='Nilse Werle Sturm', sq='Titular', bc=('Ouro Verde do Oeste', 'PR')),
    ]
    S[4]['av'] = ''
    css = '''body{font:9pt "Roboto Condensed";color:#000}.pg{width:210mm;height:296.5mm;display:flex;padding:10mm 10mm;background:%s,#fbf7fd}.sb{width:39mm;border:.5mm solid #4b2e83;border-right:0;padding:3mm 2.5mm;font-size:7.6pt;line-height:1.35;text-align:center;color:#31195f}.mn{flex:1;border:.5mm solid #4b2e83;padding:5mm 5mm 3mm;position:relative}
.sb hr{border:0;border-top:.2mm solid #4b2e83;margin:3mm 0}h1{font:700 19pt "Roboto Condensed";text-align:center;margin:0 0 4mm;color:#31195f}.g{display:grid;grid-template-columns:19mm 1fr 17mm 1fr;gap:1.5mm 1.5mm}.g>b{text-align:right;font-weight:400;font-size:8pt;color:#31195f;padding-top:.3mm}.g>div{font:700 9.6pt "Inconsolata"}.w{grid-column:2/5}.g hr{grid-column:1/5;width:100%%;border:0;border-top:.2mm dashed #4b2e83;margin:1.2mm 0}''' % guil('#b9a3dd', 200, 26, .35, 2)
    for n, s in enumerate(S, 1):
        p = people(f'B7{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        for k in ('fn', 'mn'):
            if k in s: p[k] = s[k]
        U = {k: v.upper() for k, v in p.items() if isinstance(v, str)}
        c = Case('B7', n)
        L, F, T = r.randint(4, 140), r.randint(1, 299), r.randint(700, 68000)
        c.set('dados_pessoais.nome_completo', U['name'])
        bx = f"{br(s['b'])} ({ext(s['b'])})" if n % 2 else br(s['b'])
        c.birth(s['b'], ext(s['b']) if n % 2 else br(s['b']))
        if n % 2: c.acc('dados_pessoais.data_nascimento.texto_completo', bx)
        ht = '%d:%02d h' % s['t'] if s['t'] else '***'
        c.hour(s['t'], ht)
        c.sex(s['x'], sx := 'MASCULINO' if s['x'] == 'M' else 'FEMININO')
        bc = s.get('bc', (s['c'], 'PR'))
        h = s.get('hx', s['h']).upper()
        if s.get('hno'):
            c.acc('local_nascimento.estabelecimento', '')
        c.set('local_nascimento.estabelecimento', 'Domicílio' if h == 'DOMICÍLIO' else h, h)
        c.set('local_nascimento.município', bc[0].upper()), c.set('local_nascimento.uf', 'PR')
        c.set('registro.município', s['c']), c.set('registro.uf', 'PR'), c.set('registro.cartório', s['cart'])
        c.set('registro.data_registro', br(s['rd'])), c.set('registro.livro', f'{L:03d}-A'), c.set('registro.folha', f"{F:03d}{r.choice(['','V','F'])}"), c.set('registro.termo', f'{T}')
        fm = lambda q: (f'{q[0]}-{q[1]}' if q[1] else q[0]).upper()
        tr = lambda q: (f'{q[0]} - {q[1]}' if q[1] else q[0]).upper()
        g, nof, un = 1, s.get('nof'), s.get('un')
        st = '***'
        if not nof:
            c.set('filiação.genitor_1.nome_completo', U['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), fm(p['fn']))
            c.set('avós.paternos.avô', U['pgf']), c.set('avós.paternos.avó', U['pgm'])
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', U['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), fm(p['mn']))
        if not un:
            c.set('avós.maternos.avô', U['mgf']), c.set('avós.maternos.avó', U['mgm'])
        gem = 'NÃO'
        if s.get('tw'):
            tn = 'DAVI KENJI ' + U['sn']
            gem = f'SIM - {tn} (T. {T-1})'
            c.twin([tn], tn), c.acc('gêmeos.informações_adicionais', f'{tn} (T. {T-1})')
        av, an = s.get('av', ''), s.get('an', '')
        if av: c.set('observações.averbações', av)
        if an: c.set('observações.anotações', an)
        c.t['meta']['joint_notes'] = True
        selo = c.set('autenticação.selo_digital', rcode(r, 'AAA99999'))
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed'], True))
        dn = c.set('registro.número_dnv', str(r.randint(20000000, 49999999))) if n in (1, 3, 8) else st
        R = lambda a, b_, d_, e: f'<b>{a}</b><div>{E(b_)}</div><b>{d_}</b><div>{E(e)}</div>'
        W = lambda a, b_: f'<b>{a}</b><div class="w">{E(b_)}</div>'
        body = f'''<div class="pg"><div class="sb">{arms(20,'#31195f')}<br><b style="font-size:9.5pt">{E(s['cart'])}</b><hr>{E(s['c'])} - PR<br>Comarca de {E(s['c'])}<hr>{E(s['ofi'])}<br><i>Titular</i><hr>{r.choice(['R.','Av.'])} {r.choice(['Paraná','Brasil','Pres. Kennedy','Vicente Machado','Minas Gerais'])}, {r.randint(50,3000)}<br>Fone/Fax (4{r.choice('1234')}) {r.randint(222,529)}-{r.randint(1000,9999)}<br>CNPJ {rcode(r,'99.999.999/0001-99')}<hr>
<div style="border:.4mm solid #0b5d3b;color:#0b5d3b;padding:1.5mm;background:#fff;margin-top:55mm"><b>SELO<br>FUNARPEN</b><br><span style="font-size:6.5pt">Lei 13.228 de 18/07/2001</span><br>REGISTRO CIVIL<br>CERTIDÃO<br><b style="font-size:11pt;color:#b00">{selo}</b></div><hr>CUSTAS<br>{'Gratuito - 1ª via' if s['rd']==s['ed'] else f'Certidão VRC 90 = R$ {r.randint(7,10)},{r.randint(10,99)}<br>Selo R$ 0,50<br>Buscas R$ 2,{r.randint(10,99)}'}</div>
<div class="mn"><h1>CERTIDÃO DE NASCIMENTO</h1><div class="g">{R('Reg. nº', T, 'Livro', f'{L:03d}-A')}{R('Folha', c.t['data']['registro']['folha'], 'Dt. reg.', br(s['rd']))}<hr>{W('Nome', U['name'])}{R('Sexo', sx, 'DNV', dn)}{W('Dt. nasc.', bx)}{R('Hora', ht, 'Gêmeo', gem)}{W('Loc. nasc.', h)}{W('Mun./UF', fm(bc))}<hr>
{W('Pai', st if nof else U['f'])}{R('Nat.', st if nof else fm(p['fn']), 'Prof.', st if nof else r.choice(['MECÂNICO','LAVRADOR','VENDEDOR','FERROVIÁRIO']))}{W('Avô pat.', st if nof else U['pgf'])}{W('Avó pat.', st if nof else U['pgm'])}<hr>{W('Mãe', U['m'])}{R('Nat.', fm(p['mn']), 'Prof.', r.choice(['DO LAR','COSTUREIRA','PROFESSORA','DIARISTA']))}{W('Avô mat.', 'IGNORADO' if un else U['mgf'])}{W('Avó mat.', 'IGNORADA' if un else U['mgm'])}<hr>
{W('Decl.', (U['m'] if nof else r.choice([U['f'], U['m']])))}{W('Test. 1', U['w1'])}{W('Test. 2', U['w2'])}<hr>{W('Obs./Av./ Anot.', ' '.join(x for x in (av, an) if x) or st)}</div>
<div style="margin-top:12mm;font-size:9.6pt">CERTIFICO que a presente foi extraída fielmente do assento supra e dou fé.<br><br><div style="text-align:right">{E(s['c'])}, {long(s['ed'], True)}.</div><div style="text-align:center;margin-top:9mm">{sig(n+100,46,13)}<br>______________________________<br>{E(s['sg'])}<br>{s['sq']}</div></div>
<div style="position:absolute;bottom:2mm;left:5mm;right:5mm;font-size:6.5pt;display:flex;justify-content:space-between"><span>SisReg Civil v.{r.randint(2,4)}.{r.randint(0,9)}</span><span>{s['ed'][0]}{r.randint(1000,9999)}/{r.randint(1,9)}</span><span>Form. C-{r.randint(1000,9999)}</span></div></div></div>'''
        yield c.write(body, css)


# ---------------------------------------------------------------- B8: Rio Grande do Sul, narrated and typed on a blank, 1946-1973
def B8():
    S = [
     dict(c='Bagé', z='1.º Distrito', b=(1931, 3, 2), h='nesta cidade, em domicílio', e='Domicílio', t='às quatro horas da manhã', tt=(4, 0), rd=(1931, 3, 17), ed=(1952, 8, 26), x='F', o='ee', ofi='Octaviano Pons Gularte', leg='legítima'),
     dict(c='São Leopoldo', z='sede', b=(1944, 10, 21), h='no Hospital Centenário, nesta cidade', e='Hospital Centenário', t='às vinte e uma horas e trinta minutos', tt=(21, 30), rd=(1944, 10, 28), ed=(1963, 2, 11), x='M', o='gg', ofi='Reynaldo Feldens', leg='legítimo'),
     dict(c='Garibaldi', z='3.º Distrito', b=(1919, 1, 5), h='em domicílio, na linha São Gabriel, dêste município', e='Domicílio', t='', tt=None, rd=(1919, 1, 26), ed=(1949, 11, 3), x='M', o='ii', ofi='Primo Slomp', leg='legítimo', fn=('Belluno, Itália', ''), an='À margem consta a anotação de que casou nesta sede em 8 de maio de 1943 com Pierina Scopel.'),
     dict(c='Uruguaiana', z='2.ª Zona', b=(1950, 6, 13), h='na Santa Casa de Caridade, nesta cidade', e='Santa Casa de Caridade', t='às duas e meia horas da tarde', tt=(14, 30), rd=(1950, 7, 10), ed=(1957, 3, 4), x='F', o='el', ofi='Ary Silveira Motta', nof=1, leg='natural'),
     dict(c='Ijuí', z='sede', b=(1928, 12, 31), h='em domicílio, na rua do Comércio, nesta vila', e='Domicílio', t='às onze horas da noite', tt=(23, 0), rd=(1929, 1, 14), ed=(1961, 9, 20), x='M', o='pg', ofi='Germano Gruhn', leg='legítimo', tw=1),
     dict(c='Alegrete', z='1.º Distrito', b=(1938, 4, 9), h='em domicílio, no lugar denominado Inhanduí, dêste município', e='Domicílio', t='às seis horas', tt=(6, 0), rd=(1946, 5, 2), ed=(1946, 5, 2), x='F', o='ll', ofi='Philadelpho Ortiz Freitas', leg='legítima', un=1),
     dict(c='Lajeado', z='sede', b=(1941, 8, 8), h='no Hospital São Roque, nesta cidade', e='Hospital São Roque', t='à uma hora e quinze minutos da tarde', tt=(13, 15), rd=(1941, 8, 19), ed=(1968, 6, 7), x='F', o='gl', ofi='Oscar Kasper', leg='legítima', av='Averbado que, por sentença do Dr. Juiz de Direito da Comarca, de 12 de março de 1968, o nome da registrada passou a ser o acima transcrito.'),
     dict(c='Cruz Alta', z='2.º Distrito', b=(1953, 11, 30), h='no Hospital Santa Lúcia, nesta cidade', e='Hospital Santa Lúcia', t='às dez horas e cinco minutos', tt=(10, 5), rd=(1953, 12, 7), ed=(1973, 1, 16), x='M', o='li', ofi='Dorvalino Westphalen Corrêa', leg='legítimo'),
    ]
    css = '''body{font:11.6pt/7.1mm "Courier Prime";color:#26221d}.pg{width:210mm;height:296.5mm;padding:15mm 18mm 12mm 30mm;background:#f6ecd6;position:relative}.pr{font-family:"TeX Gyre Termes";color:#143a7b;text-align:center;line-height:1.25}h1{font:700 20pt "TeX Gyre Termes";letter-spacing:2pt;margin:3mm 0;color:#143a7b}
.b{text-align:justify}.st{position:absolute;left:9mm;width:15mm;height:19mm;border:.5mm dashed #9a3b26;background:#f1d9c4;color:#9a3b26;text-align:center;font:6.4pt/3mm "TeX Gyre Termes";padding-top:2.5mm}'''
    for n, s in enumerate(S, 1):
        p = people(f'B8{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        if 'fn' in s: p['fn'] = s['fn']
        c = Case('B8', n)
        L, F, T = r.randint(2, 41), r.randint(1, 198), r.randint(45, 2900)
        P = {k: (v.upper() if k == 'name' or n in (2, 5) else v) for k, v in p.items() if isinstance(v, str)}
        fem = s['x'] == 'F'
        a = 'a' if fem else 'o'
        c.set('dados_pessoais.nome_completo', P['name'])
        bx = [f'{dia(s["b"][2])} de {MES[s["b"][1]]} de {num(s["b"][0])}', f'{num(s["b"][2])} dias do mês de {MES[s["b"][1]]} do ano de {num(s["b"][0])}'][n % 2 if s['b'][2] > 1 else 0]
        c.birth(s['b'], bx)
        nb = f'no dia {bx}' if 'dias' not in bx else f'aos {bx}'
        if 'dias' in bx:
            c.acc('dados_pessoais.data_nascimento.texto_completo', 'aos ' + bx, ext(s['b']))
        c.hour(s['tt'], s['t'])
        c.sex(s['x'], 'feminino' if fem else 'masculino')
        c.set('local_nascimento.estabelecimento', s['e'], s['e'] if s['e'] != 'Domicílio' else 'domicílio')
        c.set('local_nascimento.município', s['c']), c.set('local_nascimento.uf', 'RS', 'RIO GRANDE DO SUL')
        c.set('registro.município', s['c']), c.set('registro.uf', 'RS', 'RIO GRANDE DO SUL')
        cart = c.set('registro.cartório', f"Ofício do Registro Civil - {s['z']}")
        c.acc('registro.cartório', 'Ofício do Registro Civil', 'Registro Civil')
        lv = c.set('registro.livro', ['A-%d' % L, '%d-A' % L, 'A n.º %d' % L][n % 3])
        fl = c.set('registro.folha', f"{F}{r.choice(['', ' verso', 'v.'])}")
        tm = c.set('registro.termo', f'{T}')
        c.set('registro.data_registro', br(s['rd']), long(s['rd']))
        de = lambda q: q[0] if not q[1] else (f'{q[0]}, neste Estado' if q[1] == 'RS' else f'{q[0]}, {estado(q[1])}')
        tr = lambda q: f'{q[0]} - {q[1]}' if q[1] else q[0]
        g = 1
        fil = ''
        if not s.get('nof'):
            c.set('filiação.genitor_1.nome_completo', P['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), de(p['fn']))
            c.set('avós.paternos.avô', P['pgf']), c.set('avós.paternos.avó', P['pgm'])
            fil = f"filh{a} {s['leg']} de {P['f']}, natural de {de(p['fn'])}, {r.choice(['agricultor','comerciante','jornaleiro','ferroviário'])}, e de dona {P['m']}, natural de {de(p['mn'])}, de afazeres domésticos; neto paterno".replace('neto', 'neta' if fem else 'neto') + f" de {P['pgf']} e de dona {P['pgm']}, e materno".replace('materno', 'materna' if fem else 'materno')
            g = 2
        else:
            fil = f"filh{a} natural de dona {P['m']}, natural de {de(p['mn'])}, solteira; net{a} matern{a}"
        c.set(f'filiação.genitor_{g}.nome_completo', P['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), de(p['mn']))
        if s.get('un'):
            fil += ' de avós ignorados'
        else:
            c.set('avós.maternos.avô', P['mgf']), c.set('avós.maternos.avó', P['mgm'])
            fil += f" de {P['mgf']} e de dona {P['mgm']}"
        tw = ''
        if s.get('tw'):
            tn = 'LEOPOLDO ANSELMO ' + p['sn'].upper()
            tw = f' É gêmeo com {tn}, registrado sob o número seguinte.'
            c.twin([tn], tn), c.acc('gêmeos.informações_adicionais', f'{tn}, registrado sob o número seguinte')
        ob = ''
        if s.get('av'): ob = ' ' + c.set('observações.averbações', s['av'])
        if s.get('an'): ob = ' ' + c.set('observações.anotações', s['an'])
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), long(s['ed']))
        cor = r.choice(['branca', 'branca', 'mista'])
        who = 'a própria mãe' if s.get('nof') else 'o pai'
        rep = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if s['ed'][0] < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
        h = s['t'] and s['t'] + ', '
        op = [f"CERTIFICO, por me haver sido pedido verbalmente, que às folhas {fl} do livro {lv} do Registro de Nascimentos dêste Ofício, sob o número {tm}, acha-se lançado o assento de {P['name']}, do sexo {'feminino' if fem else 'masculino'}, de côr {cor}, nascid{a} {nb}, {h}{s['h']}, {fil}.",
              f"CERTIFICO que, revendo os livros dêste cartório, encontrei no de {lv}, fls. {fl}, têrmo {tm}, o registro de nascimento de {P['name']}, que nasceu {nb}, {h}{s['h']}, do sexo {'feminino' if fem else 'masculino'}, côr {cor}, {fil}."][n % 2]
        fee = r.randint(12, 60)
        stm = f'''<div class="st" style="top:196mm">BRASIL<br><b style="font-size:10pt">{r.choice(['1,00','2,00','5,00'])}</b><br>cruzeiros<br>TESOURO<br>NACIONAL</div><div class="st" style="top:219mm">TAXA DE<br>EDUCAÇÃO<br>E SAÚDE<br><b style="font-size:10pt">0,80</b></div>''' if s['ed'][0] < 1967 else ''
        body = f'''<div class="pg"><div class="pr">{arms(18,'#143a7b')}<br>{rep}<br><b>ESTADO DO RIO GRANDE DO SUL</b><br>Município de {E(s['c'])}<br>{cart}<h1>Certidão de Nascimento</h1><div style="font-size:10pt">{E(s['ofi'])}, {r.choice(['Oficial do Registro Civil','Escrivão e Oficial do Registro'])}</div></div>
<div class="b" style="margin-top:7mm">{E(op)} Foi declarante {who} e testemunhas {E(p['w1'])} e {E(p['w2'])}, que assinaram o têrmo, lavrado em {long(s['rd'])}.{E(tw)}{E(ob)} Nada mais se continha em dito assento, ao qual me reporto. O referido é verdade e dou fé.</div>
<div style="margin-top:9mm">{E(s['c'])}, {long(s['ed'])}.</div><div style="margin:9mm 0 0 50mm;text-align:center;line-height:4mm">{sig(n+120,55,15,'#1c2d5a')}<br>.................................<br>{['O Oficial','O Ajudante, no impedimento do Oficial'][n==6]}</div>
{stm}{redondo('REGISTRO CIVIL', s['c'].upper(), 'left:36mm;bottom:30mm')}
<div style="position:absolute;bottom:12mm;left:30mm;font:9pt 'Courier Prime'">Rasa Cr$ {fee},00 - Busca Cr$ {fee//3},00 - Sêlo Cr$ {fee//4},00 &nbsp;&nbsp; Conf. por: {E(p['w2'].split()[0][0])}.{E(p['w2'].split()[-1][0])}.</div><div style="position:absolute;bottom:6mm;right:18mm;font:6.5pt 'TeX Gyre Termes';color:#143a7b">Livraria do Globo - P. Alegre - Mod. 214</div></div>'''
        yield c.write(body, css)
# ---------------------------------------------------------------- B9: inteiro teor with a margin column, Legal, Paraná and São Paulo
def B9():
    S = [
     dict(c='Lapa', uf='PR', cart='Serviço de Registro Civil das Pessoas Naturais da Comarca da Lapa', ofi='Doroti Wambier Leck', b=(1956, 4, 18), t=(5, 30), ht='às cinco horas e trinta minutos da manhã', e='Domicílio', loc='em domicílio, no quarteirão da Restinga, neste município', rd=(1956, 5, 2), ed=(2017, 8, 9), x='M', o='pl', old='Pedro Furiatti', an='Anotado que o registrado contraiu matrimônio em 20 de julho de 1979, no Distrito de Antônio Olinto, com Irena Stadnik. Lapa, 31 de julho de 1979. O Oficial.'),
     dict(c='Londrina', uf='PR', cart='2º Ofício de Registro Civil', ofi='Gérson Hideo Murata', b=(1968, 9, 23), t=(16, 15), ht='às quatro horas e quinze minutos da tarde', e='Casa de Saúde São Leopoldo', loc='na Casa de Saúde São Leopoldo, nesta cidade', rd=(1968, 9, 30), ed=(2021, 5, 27), x='F', o='jj', old='Lauro Beltrão', tw=0, av='Averbação: Certifico que, pelo requerimento arquivado, fica incluído o número do CPF da registrada, conforme consulta à base da Receita Federal. Londrina, 27 de maio de 2021. Escrevente.', cpf=1),
     dict(c='Botucatu', uf='SP', cart='Oficial de Registro Civil das Pessoas Naturais da Sede de Botucatu', ofi='Amauri Delmanto Peduti', b=(1945, 1, 7), t=(22, 0), ht='às dez horas da noite', e='Misericórdia Botucatuense', loc='na Misericórdia Botucatuense, nesta cidade', rd=(1945, 1, 15), ed=(2019, 11, 12), x='F', o='il', old='Lourenço Castanho de Almeida', nof=1),
     dict(c='Prudentópolis', uf='PR', cart='Registro Civil das Pessoas Naturais e Anexos de Prudentópolis', ofi='Teodósio Hauresko Lubczyk', b=(1972, 2, 29), t=(11, 45), ht='às onze horas e quarenta e cinco minutos', e='Hospital Sagrado Coração de Jesus', loc='no Hospital Sagrado Coração de Jesus, nesta cidade', rd=(1972, 3, 6), ed=(2015, 4, 14), x='M', o='pp', old='Miguel Charnei', av='Por mandado do MM. Juiz de Direito, extraído dos autos nº 1.204/2014 de Retificação de Registro Civil, averbo que o nome correto da mãe do registrado é o que passa a constar do termo. Prudentópolis, 20 de fevereiro de 2015.', an='Casou-se em 10/01/1998 com Halyna Bilyk, em Guarapuava, termo 7.310, fls. 55 do livro B-20.'),
     dict(c='Assis', uf='SP', cart='Oficial de Registro Civil das Pessoas Naturais de Assis', ofi='Valquíria Reis Orsi', b=(1983, 5, 12), t=(8, 5), ht='às oito horas e cinco minutos', e='Santa Casa de Misericórdia de Assis', loc='na Santa Casa de Misericórdia de Assis', rd=(1983, 5, 20), ed=(2023, 9, 5), x='M', o='ll', old='Hélio Tito Marcondes', tw=1),
     dict(c='Rio Negro', uf='PR', cart='Cartório de Registro Civil de Rio Negro', ofi='Marlei Grein Buch', b=(1937, 8, 14), t=None, ht='em hora ignorada', e='Domicílio', loc='em domicílio, na colônia Lageado dos Vieiras', rd=(1939, 2, 20), ed=(2012, 10, 1), x='F', o='gg', old='Nivaldo de Almeida', mn=('Neumarkt, Alemanha', '')),
     dict(c='Marília', uf='SP', cart='1º Ofício do Registro Civil das Pessoas Naturais de Marília', ofi='Euclides Montolar Filho', b=(1961, 12, 25), t=(0, 30), ht='à zero hora e trinta minutos', e='Hospital Espírita', loc='no Hospital Espírita, nesta cidade', rd=(1962, 1, 4), ed=(2014, 3, 18), x='M', o='li', old='José Alfredo Scaramuzza', an='Anoto o óbito do registrado, ocorrido em 02 de março de 2014 em Garça, deste Estado, registrado naquele cartório no livro C-29, fls. 160, nº 13.877. Marília, 10 de março de 2014.'),
     dict(c='Campo Mourão', uf='PR', cart='Serviço de Registro Civil de Campo Mourão', ofi='Ivone Brzezinski Salvadori', b=(1994, 10, 9), t=(13, 20), ht='às treze horas e vinte minutos', e='Hospital Anchieta', loc='no Hospital Anchieta, nesta cidade', rd=(1994, 10, 24), ed=(2018, 12, 19), x='F', o='lp', old='Getúlio Ferrari', av='Reconhecimento de filho socioafetivo, na forma do Provimento nº 63/2017 do CNJ: averbo a inclusão do genitor socioafetivo NELSON BATISTA GARCEZ. Campo Mourão, 19 de dezembro de 2018.'),
    ]
    S[7]['av'] = 'Averbo, nos termos do art. 110 da Lei nº 6.015/73, a retificação da grafia do nome da avó materna, que é a que consta do termo. Campo Mourão, 19 de dezembro de 2018.'
    css = '''body{font:11.3pt/6.3mm "EB Garamond";font-variant-numeric:lining-nums;color:#000}.pg{width:215.9mm;height:355mm;padding:15mm 15mm 10mm 17mm;background:#fff;position:relative}.h{text-align:center;line-height:1.3}h1{font:700 15pt "EB Garamond";letter-spacing:1pt;margin:4mm 0 2mm;text-align:center}
.q{display:grid;grid-template-columns:42mm 1fr;border:.3mm solid #000;margin-top:4mm}.mg{border-right:.3mm solid #000;padding:2.5mm;font-size:9.2pt;line-height:4.5mm}.tx{padding:3.5mm 5mm;text-align:justify}.t{border:.3mm solid #000;padding:1.2mm 3mm;font-size:9.6pt;line-height:5mm}'''
    for n, s in enumerate(S, 1):
        p = people(f'B9{n}', s['x'], s['b'][0], s['o'])
        r = p['r']
        if 'mn' in s: p['mn'] = s['mn']
        c = Case('B9', n, 612, 1008)
        P = {k: (v.upper() if n % 2 else v) for k, v in p.items() if isinstance(v, str)}
        P['name'] = p['name'].upper()
        cns, L, F, T = f'{r.randint(79000,123000):06d}', r.randint(8, 130), r.randint(1, 298), r.randint(500, 42000)
        raw = matricula(cns, s['rd'][0], L, F, T)
        mat = c.set('dados_pessoais.matrícula', mat_fmt(raw, [0, 1, 2][n % 3]))
        c.set('dados_pessoais.nome_completo', P['name'])
        cp = c.set('dados_pessoais.cpf', cpf(r, s['uf'])) if s.get('cpf') or n == 5 else ''
        fem = s['x'] == 'F'
        a = 'a' if fem else 'o'
        c.sex(s['x'], 'feminino' if fem else 'masculino')
        bx = ext(s['b'])
        c.birth(s['b'], bx)
        c.hour(s['t'], s['ht'])
        c.set('local_nascimento.estabelecimento', s['e'], s['e'] if s['e'] != 'Domicílio' else 'domicílio')
        c.set('local_nascimento.município', s['c']), c.set('local_nascimento.uf', s['uf'], 'Estado d')
        c.set('registro.município', s['c']), c.set('registro.uf', s['uf'], 'ESTADO D'), c.set('registro.cartório', s['cart'])
        lv, fl, tm = c.set('registro.livro', f'A-{L}'), c.set('registro.folha', f"{F}{r.choice(['', 'v', ' verso'])}"), c.set('registro.termo', f'{T:,}'.replace(',', '.'))
        rx = ext_dias(s['rd']).capitalize()
        c.set('registro.data_registro', br(s['rd']), rx)
        est = f"Estado d{'e São Paulo' if s['uf']=='SP' else 'o Paraná'}"
        pp = {'SP': 'de São Paulo', 'PR': 'do Paraná', 'SC': 'de Santa Catarina', 'RS': 'do Rio Grande do Sul'}
        de = lambda q: (q[0] if not q[1] else f'{q[0]}, deste Estado' if q[1] == s['uf'] else f'{q[0]}, no {estado(q[1])}')
        tr = lambda q: f'{q[0]} - {q[1]}' if q[1] else q[0]
        g, nof = 1, s.get('nof')
        if not nof:
            c.set('filiação.genitor_1.nome_completo', P['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), de(p['fn']))
            c.set('avós.paternos.avô', P['pgf']), c.set('avós.paternos.avó', P['pgm'])
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', P['m']), c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), de(p['mn']))
        c.set('avós.maternos.avó', P['mgm'])
        if n != 6:
            c.set('avós.maternos.avô', P['mgf'])
        mat_av = f"{P['mgf']} e {P['mgm']}" if n != 6 else f"avô ignorado e avó {P['mgm']}"
        job = lambda sx='M': r.choice(['lavrador', 'comerciante', 'motorista', 'carpinteiro', 'funcionário público'] if sx == 'M' else ['doméstica', 'professora', 'de prendas domésticas'])
        adr = lambda: f"{r.choice(['na Rua','à Avenida'])} {r.choice(['Coronel Pires','Barão do Rio Branco','São José','das Flores','Dom Pedro II','Santos Dumont'])}, número {num(r.randint(12,980))}"
        cas = f'{r.randint(s["b"][0]-9, s["b"][0]-1)}'
        tw = ''
        if s.get('tw'):
            tn = 'MARCELO FÁBIO ' + p['sn'].upper()
            tw = f' Declarou ainda que este é o segundo nascido de parto duplo, sendo seu irmão gêmeo {tn}, objeto do termo anterior.'
            c.twin([tn], tn)
            c.acc('gêmeos.informações_adicionais', tw.strip(), f'irmão gêmeo {tn}', f'irmão gêmeo {tn}, objeto do termo anterior')
        decl = P['f'] if not nof else P['m']
        tb = [f'compareceu {decl}, {job() if not nof else job("F")}, {"casado" if not nof else "solteira"}, residente {adr()}, e, perante as testemunhas adiante nomeadas e no fim assinadas, declarou que', f'compareceu como declarante {decl}, brasileir{"o" if not nof else "a"}, {job() if not nof else job("F")}, portador{"" if not nof else "a"} da identidade nº {r.randint(1,9)}.{r.randint(100,999)}.{r.randint(100,999)}, domiciliad{"o" if not nof else "a"} {adr()}, que disse:'][n % 2]
        if nof:
            fil = f"filh{a} de {P['m']}, {job('F')}, natural de {de(p['mn'])}, solteira, com {num(r.randint(18,30))} anos de idade; sendo seus avós maternos {mat_av}. Deixa de constar o nome do pai, por não ter sido declarado."
        elif n % 2:
            fil = f"filh{a} legítim{a} d{'o declarante'}, {P['f']}, natural de {de(p['fn'])}, e de sua mulher {P['m']}, {job('F')}, natural de {de(p['mn'])}, casados em {cas}, nesta Comarca. São avós paternos {P['pgf']} e {P['pgm']}, e avós maternos {mat_av}."
        else:
            fil = f"sendo pai {P['f']}, natural de {de(p['fn'])}, e mãe {P['m']}, natural de {de(p['mn'])}, casados desde {cas}; neto{'' if not fem else ''} por parte paterna de {P['pgf']} e {P['pgm']} e por parte materna de {mat_av}.".replace('neto', 'net' + a)
        entry = f"TERMO Nº {tm}. {rx}, nesta cidade de {s['c']}, {est}, em meu cartório, {tb} no dia {bx}, {s['ht']}, {s['loc']}, nasceu uma criança do sexo {'feminino' if fem else 'masculino'}{r.choice([', de cor branca', '', ', de cor morena'])}, que recebeu o nome de {P['name']}, {fil}{tw} Foram testemunhas {P['w1']}, {job()}, e {P['w2']}, {job('F')}, residentes nesta cidade. Para constar lavrei este termo que, lido e achado conforme, vai por todos assinado. Eu, {s['old']}, Oficial do Registro Civil, o escrevi e subscrevo. (aa) {s['old']} - {decl.title() if decl.isupper() else decl} - {p['w1']} - {p['w2']}."
        av, an = s.get('av', ''), s.get('an', '')
        if av: c.set('observações.averbações', av)
        if an: c.set('observações.anotações', an)
        mg = ''
        if av: mg += f'<p style="margin:0 0 3mm">{E(av)}</p>'
        if an: mg += f'<p style="margin:0">{E(an)}</p>'
        c.t['meta']['joint_notes'] = bool(av or an)
        mg = mg or '<p style="margin:0">(sem averbações ou anotações)</p>'
        if s['uf'] == 'SP':
            sd = c.set('autenticação.selo_digital', rcode(r, f'{cns}2IT000000999999')) if s['ed'] >= (2018, 1) else ''
            sl = f'Selo Digital: {sd}' if sd else 'Isento de selo digital na data da expedição'
        else:
            sd = c.set('autenticação.selo_digital', rcode(r, '*****.*****.*****-*****.****'))
            sl = f'SELO FUNARPEN {sd}<br>Valide em http://horus.funarpen.com.br/consulta'
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), ext(s['ed']))
        body = f'''<div class="pg"><div class="h">{arms(17)}<br>REPÚBLICA FEDERATIVA DO BRASIL — {est.upper()}<br><b style="font-size:12pt">{E(s['cart'])}</b><br>{E(s['ofi'])} — {r.choice(['Oficial Registrador','Oficial','Titular'])}</div><h1>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</h1>
<div class="t">Matrícula: <b style="word-spacing:1.5pt">{mat}</b>{f'<br>CPF d{a} registrad{a}: {cp}' if cp else ''}<br>Registrad{a}: <b>{E(P['name'])}</b></div>
<div style="margin-top:3mm;text-align:justify">CERTIFICO, atendendo a requerimento escrito de parte interessada (protocolo nº {r.randint(1000,99999)}/{s['ed'][0]}), que no Livro {lv} de Registros de Nascimento desta Serventia, às folhas {fl}, sob o número de ordem {tm}, encontra-se lavrado o assento cujo inteiro teor, verbo ad verbum, é o seguinte:</div>
<div class="q"><div class="mg"><b>À MARGEM:</b><br>{mg}</div><div class="tx">“{E(entry)}”</div></div>
<div style="margin-top:4mm;text-align:justify">NADA MAIS se continha no referido assento, do qual bem e fielmente fiz extrair a presente certidão, que conferi, achei conforme, dou fé e assino. {E(s['c'])}, aos {ext(s['ed'])}.</div>
<div style="text-align:center;margin-top:9mm;line-height:4.6mm">{sig(n+140,50,14)}<br>{E(p['w2'].split()[0])} {r.choice(['Trautwein','Amorim Seixas','Pontarolo','Bertoncini'])}<br>Escrevente Autorizad{r.choice('a')}</div>
<div style="position:absolute;bottom:12mm;left:17mm;right:15mm;display:flex;gap:5mm;align-items:center;border-top:.3mm solid #000;padding-top:2mm;font:7.4pt/3.6mm 'TeX Gyre Heros Cn'">{qr(c.name,29,20)}<div style="flex:1">{sl}<br>Emolumentos R$ {r.randint(40,80)},{r.randint(10,99)} — Busca R$ {r.randint(5,12)},{r.randint(10,99)} — ISS R$ {r.randint(1,3)},{r.randint(10,99)} — Folha excedente R$ 0,00</div><div style="text-align:right">Papel de segurança<br><b>{rcode(r,'A')}{r.randint(1000000,9999999)}</b><br>folha única</div></div></div>'''
        yield c.write(body, css, '8.5in 14in')


# ---------------------------------------------------------------- B10: landscape, family tree; late, court-ordered, indigenous, second copies by e-mail
def B10():
    S = [
     dict(c='Tenente Portela', uf='RS', cart='Registro Civil das Pessoas Naturais de Tenente Portela', ofi='Nair Bonfada', b=(1989, 3, 11), t=None, e='Domicílio', l='Domicílio - Setor Pedra Lisa, Terra Indígena Guarita', rd=(2012, 4, 18), ed=(2019, 6, 24), x='F', name='Ga Rán Sales Fortes', f='Kanhró Adelino Fortes', m='Maria Nivẽ Sales', pg=('Pedro Ká Mág Fortes', 'Fókág Claudino'), mg=('Lino Jagtyg Sales', 'Rosa Pénry Emílio'), fn=('Redentora', 'RS'), mn=('Tenente Portela', 'RS'), et='Kaingang', av='Registro tardio, lavrado com base na Resolução Conjunta nº 3/2012 do CNJ e CNMP, à vista do RANI nº 1.204, da FUNAI.', tit='REGISTRO TARDIO'),
     dict(c='Ibirama', uf='SC', cart='Ofício de Registro Civil de Ibirama', ofi='Jandira Hobus Zwicker', b=(2018, 9, 2), t=(6, 12), e='Hospital Miguel Couto', l='Hospital Miguel Couto', rd=(2018, 9, 20), ed=(2018, 9, 20), x='M', name='Kuzug Nanbla Priprá', f='Vaipon Brasílio Priprá', m='Txulunh Favim Nanbla', pg=('Brasílio Priprá', 'Kula Camlém'), mg=('Favim Nanbla', 'Ana Cuzugni Patté'), fn=('José Boiteux', 'SC'), mn=('José Boiteux', 'SC'), et='Xokleng/Laklãnõ', cpf=1, dnv=1, tit='PRIMEIRA VIA'),
     dict(c='Guaíra', uf='PR', cart='Serviço de Registro Civil de Guaíra', ofi='Roque Tadashi Ueno', b=(1961, 1, 1), t=None, e='Domicílio', l='Domicílio - Tekoha Marangatu', rd=(2009, 11, 27), ed=(2010, 3, 3), x='M', name='Karaí Tatendy Benites', m='Kerechu Jaxuka Benites', mg=('', 'Para Reté Martines'), mn=('Salto del Guairá, Paraguai', ''), et='Avá-Guarani', av='Assento lavrado em cumprimento a mandado da Vara de Registros Públicos da Comarca de Guaíra, autos nº 0002711-50.2009.', tit='REGISTRO POR MANDADO', nof=1),
     dict(c='Porto Alegre', uf='RS', cart='1ª Zona do Registro Civil das Pessoas Naturais', ofi='Calixto Wolkmer Bard', b=(2016, 11, 5), t=(18, 44), e='Hospital Moinhos de Vento', l='Hospital Moinhos de Vento', rd=(2016, 11, 16), ed=(2021, 2, 10), x='F', name='Olívia Rauber Tassinari', f='Cláudia Tassinari', m='Júlia Rauber Drumm', two=1, pg=('', ''), mg=('Lauro Drumm', 'Hedi Rauber Drumm'), fn=('Encantado', 'RS'), mn=('Venâncio Aires', 'RS'), cpf=1, dnv=1, tit='SEGUNDA VIA POR E-MAIL'),
     dict(c='Jaraguá do Sul', uf='SC', cart='Ofício do Registro Civil e Tabelionato de Jaraguá do Sul', ofi='Margot Adelheid Grubba', b=(1998, 2, 14), t=(9, 31), e='Hospital Jaraguá', l='Hospital Jaraguá', rd=(1998, 2, 26), ed=(2020, 7, 15), x='M', name='Everson Luís Baumgarten', tw='Emerson Luís Baumgarten', o='gg', tit='SEGUNDA VIA POR E-MAIL', an='Casado em 18/01/2020 com Tainara Voigt, Guaramirim - SC, matr. 104182 01 55 2020 2 00015 092 0003311 08.'),
     dict(c='Nonoai', uf='RS', cart='Registro Civil e Especiais de Nonoai', ofi='Edegar Picinin', b=(2021, 8, 23), t=(3, 27), e='Hospital Comunitário de Nonoai', l='Hospital Comunitário de Nonoai', rd=(2021, 9, 17), ed=(2021, 9, 17), x='F', name='Ninfa Kasĩnh Vergueiro Loureiro', f='João Maria Rẽgso Loureiro', m='Ivanete Gakrẽ Vergueiro', pg=('Ari Loureiro', 'Julia Kósar Nascimento'), mg=('', ''), fn=('Planalto', 'RS'), mn=('Nonoai', 'RS'), et='Kaingang', cpf=1, dnv=1, tit='PRIMEIRA VIA'),
     dict(c='Santos', uf='SP', cart='Oficial de Registro Civil do 2º Subdistrito de Santos', ofi='Priscila Vasques Aguirre', b=(1948, 5, 30), t=None, e='Domicílio', l='Domicílio - Morro do Pacheco', rd=(2015, 10, 6), ed=(2015, 10, 6), x='F', name='Benedicta das Dores', m='Rosa das Dores', nof=1, mg=('', ''), mn=('', ''), av='Registro tardio de pessoa maior de 65 anos, deferido pelo Juiz Corregedor Permanente em 30/09/2015, nos termos do Provimento CNJ 28/2013.', tit='REGISTRO TARDIO'),
     dict(c='Colombo', uf='PR', cart='Registro Civil do Município de Colombo', ofi='Nelci Strapasson', b=(2005, 4, 1), t=(12, 50), e='Maternidade Alto Maracanã', l='Maternidade Alto Maracanã', rd=(2005, 4, 11), ed=(2022, 12, 1), x='M', o='il', tit='SEGUNDA VIA POR E-MAIL', cpf=1, av='Alterado o prenome e o gênero, na forma do Provimento nº 73/2018, a pedido da pessoa registrada, em 28/11/2022.', name='Noah Miguel Strapasson Trevisan'),
    ]
    S[7].update(name='Noah Miguel Proença Trevisan', f='Volnei Trevisan', m='Luciana Proença', pgf='Hilário Trevisan', pgm='Ivone Ceccato Trevisan', mgf='Sebastião Proença', mgm='Jovelina de Lima Proença')
    S[4].update(f='Ivo Baumgarten', m='Sirlei Krüger Baumgarten', pgf='Reinoldo Baumgarten', pgm='Ottilia Voigt', mgf='Helmuth Krüger', mgm='Elli Theis Krüger')
    S[7]['av'] = 'Alteração de prenome averbada em 28/11/2022, na forma do Provimento nº 73/2018, a pedido da pessoa registrada.'
    css = '''body{font:10.8pt "Carlito";color:#2b2118}.pg{width:297mm;height:209.5mm;padding:9mm 11mm;background:#fff;position:relative;border:0}.hd{display:flex;justify-content:space-between;align-items:center;background:#5a3a22;color:#fff;padding:2.5mm 5mm;border-radius:2mm}
.hd h1{font:700 17pt "Carlito";margin:0}.cols{display:grid;grid-template-columns:96mm 1fr;gap:6mm;margin-top:4mm}.a{border:.3mm solid #c8b39d;border-radius:2mm;padding:2.5mm 4mm;margin-bottom:3mm}.a h3{margin:0 0 1mm;font-size:9pt;color:#5a3a22;letter-spacing:.6pt}
.a div{margin:1mm 0}.a em{font-style:normal;color:#8a6f57;font-size:8pt}.tree{display:grid;grid-template-columns:44mm 7mm 52mm 7mm 1fr;align-items:center}.n{border:.35mm solid #5a3a22;border-radius:1.5mm;padding:1.6mm 2.2mm;margin:1.6mm 0;background:#fbf6ef;font-size:10pt;line-height:1.25}.n em{display:block;font-style:normal;color:#8a6f57;font-size:7.2pt}
.br{border:.35mm solid #5a3a22;border-right:0;height:60%;align-self:center}'''
    for n, s in enumerate(S, 1):
        p = people(f'B10{n}', s['x'], s['b'][0], s.get('o', 'll'))
        r = p['r']
        p.update({k: s[k] for k in NK if k in s})
        if 'pg' in s: p['pgf'], p['pgm'] = s['pg']
        if 'mg' in s: p['mgf'], p['mgm'] = s['mg']
        c = Case('B10', n, 842, 595)
        cns, L, F, T = f'{r.randint(79000,122000):06d}', r.randint(10, 160), r.randint(1, 300), r.randint(1200, 60000)
        raw = matricula(cns, s['rd'][0], L, F, T)
        mat = c.set('dados_pessoais.matrícula', mat_fmt(raw, n % 3))
        c.set('registro.livro', f'A-{L:05d}'), c.set('registro.folha', f'{F:03d}'), c.set('registro.termo', f'{T:07d}')
        c.set('dados_pessoais.nome_completo', p['name'])
        cp = c.set('dados_pessoais.cpf', cpf(r, s['uf'])) if s.get('cpf') else ''
        c.birth(s['b'], long(s['b']))
        c.acc('dados_pessoais.data_nascimento.texto_completo', br(s['b']))
        c.hour(s['t'], hora_ext(s['t']) if s['t'] else None)
        c.sex(s['x'], sx := 'masculino' if s['x'] == 'M' else 'feminino')
        c.set('local_nascimento.estabelecimento', s['e']), c.set('local_nascimento.município', s['c']), c.set('local_nascimento.uf', s['uf'])
        if s['e'] == 'Domicílio': c.acc('local_nascimento.estabelecimento', s['l'])
        fm = lambda q: f'{q[0]} ({q[1]})' if q[1] else q[0]
        tr = lambda q: f'{q[0]} - {q[1]}' if q[1] else q[0]
        nat = ''
        if n in (2, 4, 6):
            nt = {2: ('José Boiteux', 'SC'), 4: ('Porto Alegre', 'RS'), 6: ('Planalto', 'RS')}[n]
            c.set('dados_pessoais.naturalidade', tr(nt), fm(nt))
            nat = f'<div><em>Naturalidade escolhida</em> {fm(nt)}</div>'
        c.set('registro.município', s['c']), c.set('registro.uf', s['uf']), c.set('registro.cartório', s['cart'])
        c.set('registro.data_registro', br(s['rd']), long(s['rd']))
        dn = c.set('registro.número_dnv', f'30-{r.randint(10000000,79999999)}-{r.randrange(10)}') if s.get('dnv') else ''
        g, nof, two = 1, s.get('nof'), s.get('two')
        if not nof:
            c.set('filiação.genitor_1.nome_completo', p['f']), c.set('filiação.genitor_1.naturalidade', tr(p['fn']), fm(p['fn']))
            if p['pgf']: c.set('avós.paternos.avô', p['pgf'])
            if p['pgm']: c.set('avós.paternos.avó', p['pgm'])
            g = 2
        c.set(f'filiação.genitor_{g}.nome_completo', p['m'])
        if p['mn'][0]: c.set(f'filiação.genitor_{g}.naturalidade', tr(p['mn']), fm(p['mn']))
        if p['mgf']: c.set('avós.maternos.avô', p['mgf'])
        if p['mgm']: c.set('avós.maternos.avó', p['mgm'])
        nd = 'não declarado'
        N = lambda l, v, x='': f'<div class="n"><em>{l}</em>{E(v)}{x}</div>'
        nt_ = lambda q: f'<em>natural de {E(fm(q))}</em>' if q[0] else '<em>naturalidade ignorada</em>'
        par1 = N('Mãe' if two else 'Pai', p['f'] if not nof else nd, nt_(p['fn']) if not nof else '')
        gp1 = N('Avô paterno', p['pgf'] or nd) + N('Avó paterna', p['pgm'] or nd) if not two else '<div class="n"><em>Avós por esta linha</em>não declarados</div>'
        if nof: gp1 = N('Avós paternos', 'não declarados')
        tree = f'''<div class="tree"><div class="n" style="grid-row:1/3;background:#efe2d2"><em>Pessoa registrada</em><b>{E(p['name'])}</b></div><div class="br" style="grid-row:1/3"></div><div style="grid-column:3;grid-row:1">{par1}</div><div class="br" style="grid-column:4;grid-row:1"></div><div style="grid-column:5;grid-row:1">{gp1}</div>
<div style="grid-column:3;grid-row:2">{N('Mãe', p['m'], nt_(p['mn']))}</div><div class="br" style="grid-column:4;grid-row:2"></div><div style="grid-column:5;grid-row:2">{N('Avô materno', p['mgf'] or nd)}{N('Avó materna', p['mgm'] or nd)}</div></div>'''
        tw = 'Não há'
        if s.get('tw'):
            tw = c.twin([s['tw']], s['tw']) or f"Sim: {s['tw']}"
        av, an = s.get('av', ''), s.get('an', '')
        if av: c.set('observações.averbações', av)
        if an: c.set('observações.anotações', an)
        stc = {'SP': ('Selo Digital TJSP', f'{cns}1CE0000000{r.randint(10000,99999)}9'), 'PR': ('Selo Funarpen', rcode(r, '9*********.****-*****')), 'SC': ('Selo Digital de Fiscalização TJSC', rcode(r, 'AAA99999-AA99')), 'RS': ('Selo Digital TJRS', rcode(r, '0999.04.9900009.99999'))}[s['uf']]
        selo = ''
        if n != 3:
            selo = c.set('autenticação.selo_digital', stc[1])
        c.set('autenticação.oficial_registro', s['ofi']), c.set('autenticação.data_emissão', br(s['ed']), br(s['ed']))
        et = f"<div><em>Povo</em> {E(s['et'])}</div>" if s.get('et') else ''
        mail = f"Enviada para: {rcode(r,'aaaaaa')}.{rcode(r,'aaa')}@correio.exemplo.br, protocolo e-{r.randint(100000,999999)}" if 'E-MAIL' in s['tit'] else f"Requisição nº {r.randint(100,9999)}/{s['ed'][0]}"
        body = f'''<div class="pg"><div class="hd"><div>{arms(14,'#fff')}</div><div style="text-align:center"><div style="font-size:8.5pt">República Federativa do Brasil &nbsp;|&nbsp; {E(s['cart'])} &nbsp;|&nbsp; {E(s['c'])} - {s['uf']}</div><h1>Certidão de Nascimento</h1></div><div style="font-size:8.5pt;border:.3mm solid #fff;padding:1mm 2mm">{s['tit']}</div></div>
<div class="cols"><div><div class="a"><h3>1. IDENTIDADE CIVIL</h3><div><em>Prenome e sobrenome</em><br><b style="font-size:13pt">{E(p['name'])}</b></div><div><em>Sexo</em> {sx}</div>{et}<div><em>CPF</em> {cp or 'sem inscrição'}</div></div>
<div class="a"><h3>2. NASCIMENTO</h3><div><em>Quando</em> {long(s['b'])} — {br(s['b'])}</div><div><em>A que horas</em> {hora_ext(s['t']) if s['t'] else 'não sabida'}</div><div><em>Em que lugar</em> {E(s['l'])}</div><div><em>Em que município</em> {fm((s['c'],s['uf']))}</div>{nat}<div><em>Irmão(ã) gêmeo(a)</em> {E(tw)}</div></div>
<div class="a"><h3>3. ASSENTO</h3><div><b>{mat}</b></div><div><em>Livro</em> A-{L:05d} &nbsp; <em>Folha</em> {F:03d} &nbsp; <em>Termo</em> {T:07d}</div><div><em>Feito em</em> {long(s['rd'])}</div>{f'<div><em>Declaração de nascido vivo</em> {dn}</div>' if dn else ''}<div><em>Quem declarou</em> {'a própria pessoa' if s['rd'][0]-s['b'][0]>17 else 'os genitores'}</div></div></div>
<div><div class="a"><h3>4. ASCENDENTES</h3>{tree}</div><div style="display:grid;grid-template-columns:1fr 1fr;gap:3mm"><div class="a"><h3>5. AVERBAÇÕES</h3><div>{E(av) or 'Nenhuma.'}</div></div><div class="a"><h3>6. ANOTAÇÕES</h3><div>{E(an) or 'Nenhuma.'}</div></div></div>
<div class="a" style="display:flex;gap:4mm;align-items:center">{qr(c.name,27,23,'#2b2118')}<div style="flex:1;font-size:8.4pt">{f'{stc[0]}: <b>{selo}</b><br>' if selo else ''}Expedida em {br(s['ed'])}, às {r.randint(9,17)}h{r.randint(10,59)}. Dou fé.<br>{mail}<br>{'Sem emolumentos (gratuidade legal)' if s['ed']==s['rd'] else f'Valor recebido: R$ {r.randint(30,60)},{r.randint(10,99)}'}</div><div style="text-align:center;font-size:8.6pt">{sig(n+160,36,10)}<br>{E(s['ofi'])}<br>Oficial do Registro Civil</div></div></div></div>
<div style="position:absolute;left:11mm;right:11mm;bottom:5mm;font-size:7pt;color:#8a6f57;display:flex;justify-content:space-between"><span>{bars(c.name,40,4,'#5a3a22')}</span><span>Esta certidão pode ser impressa; a via eletrônica é a original.</span><span>Impresso nº {rcode(r,'AA')} {r.randint(100000,999999)}</span></div></div>'''
        yield c.write(body, css, 'A4 landscape')
# ---------------------------------------------------------------- making and checking
def flat(d, pre=''):
    for k, v in d.items():
        if isinstance(v, dict):
            yield from flat(v, pre + k + '.')
        else:
            yield pre + k, v


if __name__ == '__main__':
    for f in (B1, B2, B3, B4, B5, B6, B7, B8, B9, B10): list(f())
