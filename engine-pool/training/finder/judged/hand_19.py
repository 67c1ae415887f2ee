#!/usr/bin/env python3
# Ten made-up Brazilian birth-certificate forms (V1..V10), each filled eight times.
import copy, html, json, math, os, random, sys, unicodedata, base64
from datetime import date, timedelta

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv.pop(1)
E = html.escape

# ---------------------------------------------------------------- words and numbers
U = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze',
     'dezesseis', 'dezessete', 'dezoito', 'dezenove']
D = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
C = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
MES = ['', 'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
ROM = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']


def words(n, fem=False):
    if n == 0:
        return 'zero'
    if n == 100:
        return 'cem'
    if n >= 1000:
        t, r = divmod(n, 1000)
        a = 'mil' if t == 1 else words(t, fem) + ' mil'
        if r == 0:
            return a
        return a + (' e ' if r < 100 or r % 100 == 0 else ' ') + words(r, fem)
    if n >= 100:
        h, r = divmod(n, 100)
        c = C[h]
        if fem and h > 1:
            c = c[:-2] + 'as'
        return c + (' e ' + words(r, fem) if r else '')
    if n >= 20:
        d, r = divmod(n, 10)
        return D[d] + (' e ' + words(r, fem) if r else '')
    if fem and n == 1:
        return 'uma'
    if fem and n == 2:
        return 'duas'
    return U[n]


def dw(d, first='primeiro'):
    return f"{first if d.day == 1 else words(d.day)} de {MES[d.month]} de {words(d.year)}"


def dl(d, ord1='1º'):
    return f"{ord1 if d.day == 1 else d.day} de {MES[d.month]} de {d.year}"


def ds(d, sep='/'):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def hw(h, m):
    a = words(h, True) + (' hora' if h == 1 else ' horas')
    return a + (' e ' + words(m) + (' minuto' if m == 1 else ' minutos') if m else '')


def hw_day(h, m):
    """Hour in words with the part of the day, twelve-hour clock."""
    if h == 0 and m == 0:
        return 'meia-noite'
    part = 'da madrugada' if h < 5 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
    k = h if 1 <= h <= 12 else h - 12 if h > 12 else 12
    if h == 12:
        return 'doze horas' + (f' e {words(m)} minutos' if m else '') + ' do dia'
    if h == 0:
        return 'zero hora e ' + words(m) + ' minutos'
    return hw(k, m) + ' ' + part


def deac(s):
    return ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c)).replace('º', 'o.').replace('ª', 'a.').replace('–', '-')


def wk(d):
    while d.weekday() > 4 or (d.day, d.month) in ((1, 1), (21, 4), (1, 5), (7, 9), (12, 10), (2, 11), (15, 11), (25, 12)):
        d += timedelta(1)
    return d


# ---------------------------------------------------------------- numbers with check digits
def cpf(r):
    n = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(d * (k - i) for i, d in enumerate(n)) * 10 % 11
        n.append(0 if s == 10 else s)
    t = ''.join(map(str, n))
    return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"


def matdv(b):
    for _ in range(2):
        w = 32 - len(b)
        s = 0
        for c in b:
            s += int(c) * w
            w = 0 if w == 10 else w + 1
        v = s % 11
        b += '1' if v == 10 else str(v)
    return b


def matr(cns, ac, ano, livro, folha, termo, style=0, kind=1):
    t = matdv(f"{cns}{ac:02d}55{ano:04d}{kind}{livro:05d}{folha:03d}{termo:07d}")
    g = [t[:6], t[6:8], t[8:10], t[10:14], t[14], t[15:20], t[20:23], t[23:30], t[30:]]
    if style == 0:
        return ' '.join(g)
    if style == 1:
        return '.'.join(g[:-1]) + '-' + g[-1]
    if style == 2:
        return ' '.join(g[:-1]) + '-' + g[-1]
    return t


def dnv(r):
    t = '30' if r.random() < .8 else '31'
    return f"{t}-{r.randrange(10**7, 9*10**7)}-{r.randrange(10)}"


# ---------------------------------------------------------------- names
G = {
 'new': {'M': """Davi Lucca|Enzo Raví|Théo|Anthony Gael|Ravi|Bento|Heitor Emanuel|Kauã|Miguel Ângelo|Otto|Benício|Yuri Samuel|Levi|João Raimundo|
Caleb|Noah|Murilo|Arthur Valentim|Nicolas|Gustavo Henrique|Luan|Pietro|Joaquim|Isaac|Tomé|Cauê|Vinícius|Ícaro|Iago|Zion|José Otávio|Emanuel|Dante|Augusto Ciro""",
  'F': """Maria Alice|Lívia Sofia|Antonella|Heloísa|Yasmin Vitória|Cecília|Ayla|Maitê|Esther|Liz|Ana Thereza|Rebeca|Alícia Manuela|Eloá|Isis|Agatha|Olívia|Mirella|
Zoé|Maria Flor|Ísis Valentina|Aurora|Luna Iracema|Catarina|Helena Beatriz|Jade|Melinda|Stella|Laís|Pérola|Malu|Nicole Andressa|Jasmim|Ana Cecília"""},
 'mid': {'M': """Wellington|Éderson|Cleiton Roberto|Adriano|Rogério|Fábio Luís|Sandro|Marcos Vinícius|Gilmar|Rodrigo|Everaldo|Leandro|Jefferson|Tiago|Alexsandro|Ricardo Alexandre|
Evandro|Júlio César|Maurício|Weslei|Diego|Edmilson|Ronaldo|Fabrício|Robson|Anderson|Claudemir|Gleidson|Luís Otávio|Valdecir|Rafael|Michel|Hélder|Uélinton|Ivanildo|Denílson|Marlon|Vagner|Sílvio|Jocimar|Alan Kardec|Érico""",
  'F': """Patrícia|Rosângela|Simone Aparecida|Luciana|Jaqueline|Fabiana|Kátia Cilene|Daniela|Elisângela|Viviane|Andréia|Tatiane|Michele|Roseli|Cristiane|Gislaine|Sheila|Vanessa|Josiane|
Adriana|Edilene|Jucélia|Marinês|Sônia Regina|Débora|Ivonete|Renata|Cláudia|Solange|Valquíria|Rosilda|Fernanda|Ana Lúcia|Leidiane|Mônica|Silvana|Neide|Eliete|Gracielle|Ivanir|Carmem Sílvia|Thaís"""},
 'old': {'M': """José|Antônio|Francisco|João Batista|Raimundo|Sebastião|Pedro|Manoel|Benedito|Joaquim|Severino|Waldemar|Osvaldo|Geraldo|Luiz|Alcides|Valdomiro|Arlindo|Cícero|Domingos|Ernesto|
Honório|Lourival|Oscar|Juvenal|Abílio|Teodoro|Adelino|Euclides|Durval|Hermínio|Olavo|Astrogildo|Zeferino|Nelson|Orlando|Gumercindo|Belarmino|Otacílio|Sinval|Anísio|Jacinto|Vicente|Ludgero|Felisberto""",
  'F': """Maria José|Francisca|Antônia|Josefa|Raimunda|Ana|Conceição|Sebastiana|Benedita|Terezinha|Luzia|Rita|Joana|Olga|Iracema|Jandira|Geralda|Zulmira|Alzira|Maria das Dores|Maria do Carmo|Adelaide|Carmelita|Dalva|Eulália|
Firmina|Guiomar|Hercília|Idalina|Leopoldina|Mercedes|Nair|Odete|Palmira|Quitéria|Rosalina|Vicência|Zilda|Ernestina|Apolônia|Deolinda|Generosa|Ottília|Isaura|Laurinda|Clotilde"""},
}
for k in G:
    for s in 'MF':
        G[k][s] = [x.strip() for x in G[k][s].replace('\n', '').split('|')]
SN = """da Silva|dos Santos|de Oliveira|de Souza|Pereira|Ferreira|Alves|Rodrigues|Gomes|Martins|Rocha|Ribeiro|de Carvalho|Almeida|Lopes|Soares|Fernandes|Vieira|Barbosa|Cardoso|Nunes|Moreira|Cavalcante|Teixeira|Correia|
Monteiro|Freitas|Mendes|Barros|Moura|Peixoto|Bezerra|Tavares|Queiroz|Coutinho|Paiva|Sampaio|Brandão|Macedo|Guimarães|Albuquerque|Figueiredo|Leite|Xavier|Dantas|Aragão|Furtado|Medeiros|Holanda|Bittencourt|
Pontes|Assunção|Nogueira|Seabra|Vilela|Camargo|Prado|Toledo|Siqueira|Machado|da Cunha|de Azevedo|Fontenele|Gurgel|Sobreira|Pinheiro|Linhares|Mourão|Vasconcelos|de Sá|Lustosa|Damasceno|Sarmento|Quaresma|
Baía|Pantoja|Tapajós|Cordovil|Maués|Brasileiro|Feitosa|Landim|Saraiva|Torquato|Evangelista|Lacerda|Drummond|Caldeira|Resende|Bragança|Penido|Quintão|Starling|Viana|Goulart|Lisboa|Antunes|Batista|de Jesus|do Nascimento|da Luz|
do Amaral|da Conceição|de Melo|Porto|Lobato|Falcão|Calheiros|Magalhães|Marinho|Sodré|Muniz|Serra|Amorim|Belém|Rangel|Coelho|Duarte|Maia|Castelo Branco|Bonfim|Jacó|Trindade|Esteves|Pacheco|Veloso|Parente|Arruda|Pedroso|Taques|
Corumbá|Leal|Rondon|Espíndola|Garcia|Benites|Ajala|Insfran|Franco|Morais|Bueno|Godoy|Lemes|Ataíde|Curado|Jubé|Caiado|Fleury""".replace('\n', '').split('|')
EUR = """Schneider|Müller|Bianchi|Rossetto|Zanella|Kowalski|Hoffmann|Weber|Dal Pont|Bortolini|Fachin|Wisniewski|Schmitz|Becker|Perin|Grando|Stüpp|Zimmermann|Colussi|Marchiori|Pizzolatti|Kuhn|Ferronato|Lazzarotto|Nowak|
Hartmann|De Bastiani|Gehlen|Tomasi|Krüger|Bordignon|Spessatto|Wolff|Roncalio|Sbardelotto|Vendramini""".replace('\n', '').split('|')
ITSP = "Bertolucci|Tanaka|Abdalla|Zorzetto|Nakamura|Bonfanti|Khouri|Mantovani|Sakamoto|Pavan|Scarpelli|Haddad|Trevisan|Yamada|Gonzáles|Orlandi".split('|')
USED = set()


class Nm:
    def __init__(s, r, pool=None):
        s.r, s.pool = r, pool or []

    def given(s, era, sx, uniq=False, comp=.22):
        L = G[era][sx]
        for _ in range(200):
            g = s.r.choice(L)
            if s.r.random() < comp and ' ' not in g:
                h = s.r.choice(L)
                if ' ' not in h and h != g:
                    g = g + ' ' + h
            if not uniq or (g not in USED):
                break
        if uniq:
            USED.add(g)
        return g

    def sn(s):
        if s.pool and s.r.random() < .6:
            return s.r.choice(s.pool)
        return s.r.choice(SN)

    def sns(s, k):
        o = []
        while len(o) < k:
            x = s.sn()
            if x not in o:
                o.append(x)
        return o

    def full(s, era, sx):
        return ' '.join([s.given(era, sx)] + s.sns(2))


STATES = {'AC': 'Acre', 'AL': 'Alagoas', 'AM': 'Amazonas', 'AP': 'Amapá', 'BA': 'Bahia', 'CE': 'Ceará', 'DF': 'Distrito Federal', 'ES': 'Espírito Santo', 'GO': 'Goiás',
          'MA': 'Maranhão', 'MG': 'Minas Gerais', 'MS': 'Mato Grosso do Sul', 'MT': 'Mato Grosso', 'PA': 'Pará', 'PB': 'Paraíba', 'PE': 'Pernambuco', 'PI': 'Piauí', 'PR': 'Paraná',
          'RJ': 'Rio de Janeiro', 'RN': 'Rio Grande do Norte', 'RO': 'Rondônia', 'RR': 'Roraima', 'RS': 'Rio Grande do Sul', 'SC': 'Santa Catarina', 'SE': 'Sergipe', 'SP': 'São Paulo', 'TO': 'Tocantins'}
ART = {'AC': 'do', 'AL': 'de', 'AM': 'do', 'AP': 'do', 'BA': 'da', 'CE': 'do', 'DF': 'do', 'ES': 'do', 'GO': 'de', 'MA': 'do', 'MG': 'de', 'MS': 'de', 'MT': 'de', 'PA': 'do', 'PB': 'da', 'PE': 'de', 'PI': 'do',
       'PR': 'do', 'RJ': 'do', 'RN': 'do', 'RO': 'de', 'RR': 'de', 'RS': 'do', 'SC': 'de', 'SE': 'de', 'SP': 'de', 'TO': 'do'}
NEAR = {'AC': ['Tarauacá', 'Feijó', 'Rio Branco'], 'PA': ['Óbidos', 'Alenquer', 'Marabá', 'Cametá', 'Bragança', 'Altamira'], 'MA': ['Codó', 'Timon', 'Bacabal', 'Pinheiro', 'Balsas'], 'BA': ['Serrinha', 'Jequié', 'Ilhéus', 'Caetité', 'Juazeiro'],
        'MT': ['Cáceres', 'Sinop', 'Diamantino', 'Rondonópolis'], 'MG': ['Teófilo Otoni', 'Caratinga', 'Montes Claros', 'Patos de Minas', 'Ubá', 'Araxá'], 'SC': ['Xaxim', 'Concórdia', 'Lages', 'Tubarão'],
        'SP': ['Tietê', 'Limeira', 'Bauru', 'Araraquara', 'Jaú', 'Votuporanga'], 'RS': ['Erechim', 'Vacaria', 'Santiago', 'Bagé', 'Ijuí'], 'PR': ['Pato Branco', 'Guarapuava', 'Cianorte', 'Irati', 'Toledo'],
        'PE': ['Garanhuns', 'Serra Talhada', 'Goiana', 'Petrolina', 'Limoeiro'], 'CE': ['Quixadá', 'Iguatu', 'Crateús', 'Sobral', 'Icó'], 'PI': ['Picos', 'Floriano', 'Oeiras', 'Campo Maior'], 'RN': ['Caicó', 'Açu', 'Pau dos Ferros'],
        'RR': ['Caracaraí', 'Mucajaí'], 'AP': ['Santana', 'Mazagão', 'Oiapoque'], 'TO': ['Porto Nacional', 'Gurupi', 'Tocantinópolis'], 'SE': ['Lagarto', 'Propriá', 'Estância'], 'AL': ['Arapiraca', 'Penedo'], 'PB': ['Patos', 'Sousa', 'Guarabira', 'Monteiro'],
        'MS': ['Dourados', 'Aquidauana', 'Corumbá', 'Ponta Porã'], 'GO': ['Rio Verde', 'Ceres', 'Catalão', 'Porangatu', 'Jataí'], 'ES': ['Colatina', 'Linhares', 'Alegre', 'Guarapari'], 'DF': ['Brasília'], 'RO': ['Ji-Paraná', 'Ariquemes', 'Vilhena'],
        'RJ': ['Itaperuna', 'Campos dos Goytacazes', 'Resende', 'Magé', 'Cantagalo'], 'AM': ['Parintins', 'Tefé', 'Coari', 'Manacapuru']}


def S(sx, mu, b, roff, e, h, cart, hosp, reg=None, **kw):
    return dict(sx=sx, mu=mu, b=b, roff=roff, e=e, h=h, cart=cart, hosp=hosp, reg=reg, **kw)


def mu(t):
    i = t.rindex('-')
    return t[:i], t[i + 1:]


def build(r, s, pool, eras):
    """One made-up family; eras = (child, parents, grandparents)."""
    n = Nm(r, pool)
    p = dict(s)
    p['m'], p['uf'] = mu(s['mu'])
    p['rm'], p['ruf'] = mu(s['reg'] or s['mu'])
    p['nasc'] = date.fromisoformat(s['b'])
    p['regd'] = wk(p['nasc'] + timedelta(s['roff']))
    p['emis'] = wk(date.fromisoformat(s['e'])) if s['e'] else p['regd']
    assert p['nasc'] <= p['regd'] <= p['emis'], (s['b'], p['regd'], p['emis'])
    fl = s.get('fl', '')
    p['fl'] = fl.split()
    a, b, c, d, x, y, z = n.sns(7)
    pe, ge = eras[1], eras[2]
    p['pai'] = f"{n.given(pe, 'M')} {a} {b}"
    mg = n.given(pe, 'F')
    p['solteira'] = f"{mg} {c} {d}"
    p['mae'] = p['solteira'] if r.random() < .55 else f"{mg} {d} {b}"
    p['avp'] = f"{n.given(ge, 'M')} {x} {b}"
    p['avpf'] = f"{n.given(ge, 'F')} {a}" + (f" {b}" if r.random() < .5 else '')
    p['avm'] = f"{n.given(ge, 'M')} {y} {d}"
    p['avmf'] = f"{n.given(ge, 'F')} {c}" + (f" {d}" if r.random() < .4 else '')
    if r.random() < .25:
        p['avmf'] = n.given(ge, 'F') + ' ' + r.choice(['de Jesus', 'da Conceição', 'do Espírito Santo', 'das Neves', 'de Lourdes'])
    ce = eras[0]
    g = n.given(ce, s['sx'], True)
    if 'long' in p['fl']:
        g = g.split()[0] + ' ' + n.given(ce, s['sx'], True) + ' ' + n.given(ce, s['sx'], True).split()[-1]
        tail = f"{c} {d} {x} de {b.split()[-1]} e {y.split()[-1]}" if ' ' not in y else f"{c} {d} {x} {b}"
    else:
        tail = f"{d} {b}" if r.random() < .75 else f"{b}"
    if 'nofather' in p['fl']:
        p['pai'] = ''
        p['avp'] = p['avpf'] = ''
        p['mae'] = p['solteira']
        tail = f"{c} {d}"
    if 'nopat' in p['fl']:
        p['avp'] = p['avpf'] = ''
    if 'nomat' in p['fl']:
        p['avm'] = p['avmf'] = ''
    if 'noavm' in p['fl']:
        p['avm'] = ''
    p['nome'] = f"{g} {tail}"
    suf = ''
    if 'filho' in p['fl'] and p['pai']:
        p['nome'] = p['pai'] + ' Filho'
    if 'neto' in p['fl'] and p['pai']:
        p['nome'] = p['avp'] + ' Neto'
    near = lambda u: r.choice(NEAR[u])
    p['painat'] = (p['m'], p['uf']) if r.random() < .35 else (near(p['uf']), p['uf'])
    p['maenat'] = (p['m'], p['uf']) if r.random() < .35 else (near(p['uf']), p['uf'])
    if r.random() < .35:
        u = r.choice([x for x in NEAR if p['nasc'].year > 1990 or x not in ('DF', 'TO', 'RR', 'AP', 'RO', 'MS', 'AC')])
        p['painat'] = (near(u), u)
    if not p['pai']:
        p['painat'] = ('', '')
    p['gem'] = ''
    if 'twin' in p['fl']:
        g2 = n.given(ce, r.choice([s['sx'], 'M', 'F']), True)
        while g2 == g:
            g2 = n.given(ce, s['sx'], True)
        p['gem'] = f"{g2} {tail}"
    p['cns'] = f"{r.randrange(20000, 160000):06d}"
    early = p['regd'].year < 1980
    p['livro'] = s.get('livro') or (r.randrange(8, 150) if early else r.randrange(12, 380))
    p['folha'] = s.get('folha') or r.randrange(2, 299)
    p['termo'] = s.get('termo') or (r.randrange(200, 24000) if early else r.randrange(1200, 98000))
    p['oficial'] = n.full('mid' if p['emis'].year > 1995 else 'old', r.choice('MF'))
    p['subst'] = n.full('mid' if p['emis'].year > 1995 else 'old', r.choice('MF'))
    p['cpf'] = '' if 'nocpf' in p['fl'] else cpf(r)
    p['dnv'] = dnv(r)
    p['decl'] = p['pai'] or p['mae']
    p['t1'], p['t2'] = n.full(pe, 'M'), n.full(pe, 'F')
    p['conj'] = n.full(ce if ce != 'new' else 'mid', 'F' if s['sx'] == 'M' else 'M')
    p['juiz'] = n.full('mid', r.choice('MF'))
    for k, v in s.get('ov', {}).items():
        p[k] = v
    if 'decl' not in s.get('ov', {}):
        p['decl'] = p['mae'] if p['hosp'] != 'Domicílio' and r.random() < .25 else p['pai'] or p['mae']
    if s.get('av') == 'pat':
        p['decl'] = p['mae']
    p['sexo'] = 'Masculino' if s['sx'] == 'M' else 'Feminino'
    p['o'] = 'o' if s['sx'] == 'M' else 'a'
    p['n'] = n
    return p


def blank(w=595, h=842):
    return {"case": "", "layout": "", "condition": "pdf_born_digital", "file": "", "width": w, "height": h, "resizeImage": False,
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


def truth(p, w=595, h=842, up=lambda x: x, cpf=True, mat='', nat='', dnv=False, dn='', livro='', folha='', termo='', selo='', oficial='', mother_first=False,
          av='', an='', twin_info=None, nats=True, cart=None):
    t = blank(w, h)
    d = t['data']
    q = d['dados_pessoais']
    q['nome_completo'] = up(p['nome'])
    q['cpf'] = p['cpf'] if cpf else ''
    q['matrícula'] = mat
    q['data_nascimento'] = {'texto_completo': dn, 'dia': f"{p['nasc'].day:02d}", 'mês': f"{p['nasc'].month:02d}", 'ano': str(p['nasc'].year)}
    q['hora_nascimento'] = '%02d:%02d' % p['h'] if p['h'] else ''
    q['naturalidade'] = nat
    q['sexo'] = p['sexo']
    d['local_nascimento'] = {'estabelecimento': up(p['hosp']) if p['hosp'] != 'Domicílio' else 'Domicílio', 'município': up(p['m']), 'uf': p['uf']}
    d['registro'] = {'município': up(p['rm']), 'uf': p['ruf'], 'cartório': up(p['cart']) if cart is None else cart, 'data_registro': ds(p['regd']), 'número_dnv': p['dnv'] if dnv else '',
                     'livro': str(livro), 'folha': str(folha), 'termo': str(termo)}
    g1 = {'nome_completo': up(p['pai']), 'naturalidade': natf(p['painat'], up) if nats else ''}
    g2 = {'nome_completo': up(p['mae']), 'naturalidade': natf(p['maenat'], up) if nats else ''}
    if not p['pai'] or mother_first:
        g1, g2 = g2, g1
    d['filiação'] = {'genitor_1': g1, 'genitor_2': g2}
    d['avós'] = {'paternos': {'avô': up(p['avp']), 'avó': up(p['avpf'])}, 'maternos': {'avô': up(p['avm']), 'avó': up(p['avmf'])}}
    if p['gem']:
        d['gêmeos'] = {'status': 'Sim', 'informações_adicionais': up(p['gem']) if twin_info is None else twin_info}
        t['meta']['twin_names'] = [up(p['gem'])]
    d['observações'] = {'averbações': av, 'anotações': an}
    d['autenticação'] = {'selo_digital': selo, 'oficial_registro': oficial, 'data_emissão': ds(p['emis'])}
    return t


def natf(x, up=lambda x: x, sep=' - '):
    return '' if not x[0] else up(x[0]) + (sep + x[1] if x[1] else '')


# ---------------------------------------------------------------- ornaments
def qr(r, px=84, col='#000'):
    n = 29
    c = []
    def fin(x, y):
        return f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z" fill-rule="evenodd"/><rect x="{x+2}" y="{y+2}" width="3" height="3"/>'
    for y in range(n):
        for x in range(n):
            if (x < 8 and y < 8) or (x > n - 9 and y < 8) or (x < 8 and y > n - 9):
                continue
            if r.random() < .48:
                c.append(f'M{x} {y}h1v1h-1z')
    return f'<svg class="qr" width="{px}" height="{px}" viewBox="0 0 {n} {n}" fill="{col}" shape-rendering="crispEdges">{fin(0,0)}{fin(n-7,0)}{fin(0,n-7)}<path d="{"".join(c)}"/></svg>'


def bars(r, w=170, h=26, col='#000'):
    x, o = 0, []
    while x < w:
        a = r.choice([1, 1, 2, 3])
        o.append(f'<rect x="{x}" y="0" width="{a}" height="{h}"/>')
        x += a + r.choice([1, 1, 2, 3])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="{col}">{"".join(o)}</svg>'


def crest(px=60, col='#222', op=1):
    st = ' '.join(f"{32+ (20 if i%2==0 else 8)*math.sin(i*math.pi/5):.1f},{30-(20 if i%2==0 else 8)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    leaves = ''.join(f'<ellipse cx="{32+s*(27-abs(i-3)*1.6):.1f}" cy="{14+i*7}" rx="3.2" ry="1.5" transform="rotate({s*(50-i*14)} {32+s*(27-abs(i-3)*1.6):.1f} {14+i*7})"/>' for i in range(6) for s in (-1, 1))
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 64 64" opacity="{op}"><g fill="none" stroke="{col}" stroke-width="1.1"><polygon points="{st}"/><circle cx="32" cy="30" r="8.5"/><circle cx="32" cy="30" r="6"/>'
            f'<path d="M12 54 Q32 62 52 54 L50 60 Q32 67 14 60 Z"/></g><g fill="{col}">{leaves}<circle cx="32" cy="27" r=".9"/><circle cx="29.5" cy="31" r=".9"/><circle cx="34.5" cy="31" r=".9"/><circle cx="32" cy="33.6" r=".9"/></g></svg>')


def sign(r, w=150, h=42, col='#1b2a6b'):
    x, p = 8, 'M8 %d' % (h * .6)
    while x < w - 25:
        dx = r.randrange(10, 26)
        p += f' C{x+dx*.2:.0f} {r.randrange(2, h-6)} {x+dx*.9:.0f} {r.randrange(0, h-4)} {x+dx} {r.randrange(int(h*.4), int(h*.8))}'
        x += dx
    p += f' q-30 14 -{int(w*.5)} {r.randrange(4, 12)}'
    return f'<svg class="sig" width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="none" stroke="{col}" stroke-width="1.2" stroke-linecap="round"><path d="{p}"/></svg>'


def stamp(top, mid, bot, px=92, col='#27408b', rot=-9, uid='s'):
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:.62"><g fill="none" stroke="{col}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="30" stroke-width="1"/></g>'
            f'<defs><path id="{uid}a" d="M50 50 m-36 0 a36 36 0 0 1 72 0"/><path id="{uid}b" d="M50 50 m-42 0 a42 42 0 0 0 84 0"/></defs><g fill="{col}" font-family="Liberation Sans" font-size="8" font-weight="bold" text-anchor="middle">'
            f'<text><textPath href="#{uid}a" startOffset="50%">{E(top)}</textPath></text><text><textPath href="#{uid}b" startOffset="50%">{E(bot)}</textPath></text>'
            + ''.join(f'<text x="50" y="{50 + (i - (len(mid)-1)/2) * 10 + 3:.0f}" font-size="7.5">{E(t)}</text>' for i, t in enumerate(mid)) + '</g></svg>')


def guil(col, op=.35, w=120, h=40, k=6):
    ps = ''
    for j in range(k):
        pts = ' '.join(f'{x},{h/2 + (h/2-2)*math.sin(2*math.pi*(x/w) + j*math.pi/k):.1f}' for x in range(0, w + 1, 4))
        ps += f'<polyline points="{pts}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><g fill="none" stroke="{col}" stroke-opacity="{op}" stroke-width=".5">{ps}</g></svg>'
    return 'url(data:image/svg+xml;base64,' + base64.b64encode(svg.encode()).decode() + ')'


def rosette(col, px, op=.25, k=18):
    ps = ''.join(f'<ellipse cx="50" cy="50" rx="46" ry="17" transform="rotate({i*180/k:.1f} 50 50)"/>' for i in range(k))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><g fill="none" stroke="{col}" stroke-opacity="{op}" stroke-width=".4">{ps}</g></svg>'


def doc(css, body, size='A4', w='210mm', h='297mm', title='Certidão'):
    return (f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}'
            f'body{{width:{w};height:{h};overflow:hidden;position:relative;-webkit-print-color-adjust:exact;print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>')


def alnum(r, k, abc='ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'):
    return ''.join(r.choice(abc) for _ in range(k))


def digs(r, k):
    return ''.join(str(r.randrange(10)) for _ in range(k))


def later(p, r, y0, y1):
    """A working day between y0 and y1 years after birth, before the issue."""
    a, z = p['nasc'] + timedelta(int(365.25 * y0)), min(p['nasc'] + timedelta(int(365.25 * y1)), p['emis'] - timedelta(20))
    assert a < z, (p['b'], y0)
    d = a + timedelta(r.randrange((z - a).days))
    while d.weekday() > 4 or (d.day, d.month) in ((1, 1), (21, 4), (1, 5), (7, 9), (12, 10), (2, 11), (15, 11), (25, 12)):
        d -= timedelta(1)
    return d


UP = str.upper

# ================================================================ V1  modern, national model after 2018, boxes, green safety paper
SPECS = {}
SPECS['V1'] = dict(eras=('new', 'mid', 'old'), pool=[], items=[
    S('F', 'Cruzeiro do Sul-AC', '2019-06-23', 4, '2019-06-27', (3, 5), 'Serventia de Registro Civil de Cruzeiro do Sul', 'Hospital da Mulher e da Criança do Juruá'),
    S('M', 'Santarém-PA', '2021-02-01', 9, '2023-08-14', (17, 40), 'Cartório do 2º Ofício de Notas e Registro Civil – Santarém', 'Maternidade Sagrada Família', fl='twin'),
    S('F', 'Caxias-MA', '1994-11-30', 61, '2021-10-05', None, 'Cartório do 3º Ofício Extrajudicial de Caxias', 'Maternidade Carmosina Coutinho', fl='nopat', an='cas', era='mid'),
    S('M', 'Feira de Santana-BA', '2018-03-09', 6, '2018-03-15', (0, 12), 'Registro Civil das Pessoas Naturais do 1º Ofício de Feira de Santana', 'Hospital Inácia Pinto dos Santos', fl='nofather'),
    S('F', 'Sorriso-MT', '2022-12-31', 12, '2023-01-12', (8, 0), 'Cartório do 2º Ofício de Sorriso', 'Hospital Regional de Sorriso', fl='long'),
    S('M', 'Governador Valadares-MG', '1987-08-17', 30, '2024-04-22', (14, 30), 'Ofício do Registro Civil das Pessoas Naturais do 1º Subdistrito', 'Domicílio', av='ret', era='mid', cad=1),
    S('F', 'Chapecó-SC', '2020-09-01', 15, '2020-09-16', (21, 58), 'Ofício do Registro Civil das Pessoas Naturais de Chapecó', 'Hospital Regional do Oeste', fl='nocpf',
      ov=dict(nome='Woodlyne Esther Desrosiers Alcindor', pai='Jean Ronald Alcindor', mae='Marie Ketlène Desrosiers', avp='Fritzner Alcindor', avpf='Rose-Andrée Saint-Louis', avm='', avmf='Yolette Desrosiers', painat=('Gonaïves, Haiti', ''), maenat=('Cabo Haitiano, Haiti', ''))),
    S('M', 'Piracicaba-SP', '2005-01-10', 3, '2025-02-17', (11, 20), 'Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito de Piracicaba', 'Santa Casa de Misericórdia de Piracicaba', fl='neto', av='pat', an='', era='new', cad=1, reg=None),
])


def dn_pair(p):
    return dw(p['nasc'])


def v1(k, p, r):
    z = ['', '***', 'Ignorado', '– – –', '', 'XXXXX', 'Não declarado', ''][k]
    nil = ['', 'Nada consta.', '– x –', 'Sem averbações ou anotações.', '***************', '', 'Não há.', ''][k]
    mat = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'], 0)
    av = an = ''
    if p.get('av') == 'ret':
        d = later(p, r, 25, 34)
        av = f"Retificado em {ds(d)} o prenome do registrado, que passou de \"Jozé Aluízio\" para o atual, por mandado do Juízo da 3ª Vara Cível desta Comarca, processo nº 00{digs(r,5)}-{digs(r,2)}.{d.year}.8.13.0105, assinado pelo(a) MM. Juiz(a) de Direito {p['juiz']}."
        p['nome'] = 'José Aluísio ' + ' '.join(p['nome'].split()[-2:])
    if p.get('av') == 'pat':
        d = later(p, r, 6, 12)
        av = f"Por termo de reconhecimento espontâneo de paternidade de {ds(d)}, arquivado sob nº {r.randrange(20,900)}, {p['pai']} reconheceu o registrado como seu filho, nos termos do Provimento nº 16/2012 do CNJ, incluídos os nomes do pai e dos avós paternos e o sobrenome paterno."
    if p.get('an') == 'cas':
        d = later(p, r, 21, 25)
        an = f"Casou-se em {ds(d)} com {p['conj']}, perante o Registro Civil de Timon - MA, matrícula {matr('031286', 1, d.year, 41, 88, 6120, 0, 2)}, continuando a assinar o nome de solteira."
    u = UP if k in (0, 2, 3, 5) else (lambda x: x)
    sel = {'AC': f'AC{digs(r,8)}-{alnum(r,3)}', 'PA': f'{digs(r,9)} série J', 'MA': f'REGCIV{digs(r,6)}{alnum(r,12)}', 'BA': f'{digs(r,4)}.AB{digs(r,6)}-{digs(r,1)}', 'MT': f'BWX {digs(r,5)}', 'MG': f'HKL{digs(r,5)}', 'SC': f'G{alnum(r,2)}{digs(r,5)}-{alnum(r,4)}', 'SP': f'{digs(r,6)}1NASC{digs(r,12)}{alnum(r,1)}'}[p['uf']]
    cad = []
    cadrows = ''
    empty = ''.join(f'<tr><td>{t}</td><td></td><td></td><td></td><td></td></tr>' for t in ('RG', 'Título de eleitor', 'Passaporte'))
    if p.get('cad'):
        yr = p['nasc'].year + 18
        rg = f"{p['uf']}-{r.randrange(10,20)}.{digs(r,3)}.{digs(r,3)}"
        te = f"{digs(r,4)} {digs(r,4)} {digs(r,4)}"
        d1, d2 = date(yr, 3, 12), date(yr, 5, 2)
        iss = 'PC' if p['uf'] == 'MG' else 'SSP'
        cadrows = (f'<tr><td>RG</td><td>{rg}</td><td>{ds(d1)}</td><td>{iss}/{p["uf"]}</td><td>–</td></tr><tr><td>Título de eleitor</td><td>{te}</td><td>{ds(d2)}</td><td>TRE/{p["uf"]}</td><td>zona 0{digs(r,2)} seção 0{digs(r,3)}</td></tr>')
        cad = [f'RG {rg} {ds(d1)} {iss}/{p["uf"]}', f'Título de eleitor {te} {ds(d2)} TRE/{p["uf"]}']
    fil = []
    for nm, nt in ((p['pai'], p['painat']), (p['mae'], p['maenat'])):
        if nm:
            fil.append(f"{E(u(nm))}<span class=na>, natural de {E(natf(nt))}</span>")
    pat = f"{E(u(p['avp']) or z)} e {E(u(p['avpf']) or z)}" if (p['avp'] or p['avpf']) else E(z)
    ma = f"{E(u(p['avm']) or z or 'Ignorado')} e {E(u(p['avmf']) or z)}"
    h = f"{p['h'][0]:02d}:{p['h'][1]:02d} h" if p['h'] else 'Ignorada'
    at = p['hosp'] if p['hosp'] != 'Domicílio' else 'Domicílio – Rua Sete de Setembro, nº 415, bairro Carapina'
    nat = natf((p['m'], p['uf']))
    def c(l, v, s=1, cl=''):
        return f'<div class="c {cl}" style="flex:{s}"><b>{l}</b><span>{v}</span></div>'
    body = f'''<div class=pg><div class=hd>{crest(54,'#123f2a')}<div><i>República Federativa do Brasil</i><br><i>Registro Civil das Pessoas Naturais</i></div></div>
<h1>CERTIDÃO DE NASCIMENTO</h1>
<div class=nm><b>Nome</b><span>{E(u(p['nome']))}</span></div>
<div class=r>{c('CPF', p['cpf'] or z, 1)}{c('Matrícula', mat, 2.2, 'mat')}</div>
<div class=r>{c('Data de nascimento (por extenso)', dw(p['nasc']), 5)}{c('Dia', '%02d' % p['nasc'].day, .7)}{c('Mês', '%02d' % p['nasc'].month, .7)}{c('Ano', p['nasc'].year, .9)}</div>
<div class=r>{c('Hora', h, .8)}{c('Naturalidade', E(u(p['m'])) + ' - ' + p['uf'], 2)}{c('Sexo', p['sexo'], .9)}</div>
<div class=r>{c('Local de nascimento', E(u(at) if p['hosp'] != 'Domicílio' else at), 2)}{c('Município de nascimento / UF', E(u(p['m'])) + ' / ' + p['uf'], 1.2)}</div>
<div class=r>{c('Município de registro / UF', E(u(p['rm'])) + ' / ' + p['ruf'], 1.2)}{c('Declaração de Nascido Vivo nº', p['dnv'] if p['nasc'].year > 1998 else z, 1)}{c('Data do registro', dw(p['regd']), 1.9)}</div>
<div class=bx><b>Filiação</b>{''.join(f'<p>{f}</p>' for f in fil)}</div>
<div class=bx><b>Avós paternos</b><p>{pat}</p></div><div class=bx><b>Avós maternos</b><p>{ma}</p></div>
<div class=r>{c('Gêmeo(a)', 'SIM' if p['gem'] else 'NÃO', .5)}{c('Nome e matrícula do(s) gêmeo(s)', (E(u(p['gem'])) + ' – ' + p['gmat']) if p['gem'] else E(z), 3)}</div>
<div class="bx no"><b>Averbações e anotações a acrescer</b><p>{E(av or an or nil)}</p></div>
<div class="bx ca"><b>Anotações de cadastro</b><table><tr><th>Documento</th><th>Número</th><th>Expedição</th><th>Órgão</th><th>Outros dados</th></tr>{cadrows or empty}</table><em>As anotações de cadastro não dispensam a apresentação do documento original, quando exigida.</em></div>
<div class=ft><div class=l><b>{E(p['cart'])}</b>CNS {p['cns'][:2]}.{p['cns'][2:5]}-{p['cns'][5]}<br>Oficial registrador: {E(p['oficial'])}<br>{E(p['rm'])} - {p['ruf']}<br>Av. Getúlio Vargas, {r.randrange(20,3000)} – Centro<br>registrocivil@{deac(p['rm']).lower().replace(' ','')}.not.br</div>
<div class=m>{qr(r,72,'#123f2a')}<br>Selo de fiscalização<br><u>{sel}</u></div>
<div class=l2>O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(p['rm'])}, {dl(p['emis'])}.<div class=sg>{sign(r,150,36)}</div><hr>{E(p['subst'])}<br>Escrevente autorizad{'a' if p['subst'].split()[0][-1] == 'a' else 'o'}</div></div></div>'''
    css = f'''body{{background:#f3f8f0 {guil('#3f8f62',.22)};font-family:Carlito;font-size:10.6pt;color:#111}}.pg{{position:absolute;inset:9mm 10mm;border:2.4mm double #2f7a52;padding:4mm 6mm;background:rgba(255,255,255,.35)}}
.hd{{display:flex;justify-content:center;align-items:center;gap:12px;font-size:11pt;color:#123f2a;line-height:1.35}}h1{{text-align:center;font-size:18pt;margin:3mm 0 3mm;letter-spacing:0;color:#123f2a}}
b{{display:block;font-size:7pt;font-weight:bold;color:#1d5b3b}}.nm{{border:1px solid #2f7a52;padding:1.2mm 2mm;margin-bottom:1.4mm;text-align:center}}.nm span{{font-size:13pt;font-weight:bold}}.nm b{{text-align:left}}
.r{{display:flex;gap:1.4mm;margin-bottom:1.4mm}}.c{{border:1px solid #2f7a52;padding:.8mm 1.6mm;min-height:11mm}}.mat span{{font-weight:bold;font-size:10.5pt}}.bx{{border:1px solid #2f7a52;padding:.8mm 1.6mm;margin-bottom:1.4mm}}.bx p{{margin:.5mm 0}}.no{{min-height:40mm}}
.ca table{{width:100%;border-collapse:collapse;font-size:8pt}}.ca th,.ca td{{border:.5px solid #7fae94;padding:.3mm 1mm;text-align:left;height:5mm}}.ca em{{font-size:6.5pt}}
.ft{{display:flex;gap:4mm;margin-top:5mm;font-size:9pt;line-height:1.35}}.ft .l{{flex:1.2}}.ft .l b{{font-size:9pt;color:#111}}.ft .m{{text-align:center;font-size:7.5pt}}.l2{{flex:1.1;text-align:center}}.sg{{height:34px}}hr{{border:0;border-top:1px solid #333;margin:0 0 1mm}}'''
    if p['gem']:
        body = body
    t = truth(p, up=u, mat=mat, nat=natf((p['m'], p['uf']), u), dnv=p['nasc'].year > 1998, dn=dw(p['nasc']), livro=p['livro'], folha=p['folha'], termo=p['termo'], selo=sel, oficial=p['oficial'], av=av, an=an, cart=p['cart'])
    t['data']['registro']['número_dnv'] = p['dnv'] if p['nasc'].year > 1998 else ''
    for q, nt in (('genitor_1', p['painat'] if p['pai'] else p['maenat']), ('genitor_2', p['maenat'] if p['pai'] else ('', ''))):
        t['data']['filiação'][q]['naturalidade'] = natf(nt)
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ds(p['nasc'])]
    if p['gem']:
        t['accept']['gêmeos.informações_adicionais'] = [u(p['gem']) + ' – ' + p['gmat']]
    if av or an:
        t['meta']['joint_notes'] = True
    t['meta']['cadastro'] = cad
    return doc(css, body), t


# ================================================================ V2  2010-2017, southern vendor, blue serif, label column, roman sections
SPECS['V2'] = dict(eras=('new', 'mid', 'old'), pool=EUR, items=[
    S('M', 'Erechim-RS', '2012-03-05', 8, '2012-03-13', (14, 35), 'Registro Civil das Pessoas Naturais da Comarca de Erechim', 'Hospital de Caridade de Erechim', fl='nocpf'),
    S('F', 'Joaçaba-SC', '2010-07-29', 19, '2011-01-17', (6, 2), 'Ofício de Registro Civil, Títulos e Documentos de Luzerna', 'Hospital Universitário Santa Terezinha', fl='nocpf twin', reg='Luzerna-SC'),
    S('M', 'Pato Branco-PR', '1979-10-01', 8000, '2013-09-09', None, 'Serviço de Registro Civil da Comarca de Pato Branco', 'Domicílio', fl='nocpf', av='tardio', an='cas', era='mid'),
    S('F', 'Caxias do Sul-RS', '2015-12-11', 5, '2015-12-16', (19, 19), 'Ofício do Registro Civil das Pessoas Naturais da 2ª Zona', 'Hospital Geral', fl='nofather'),
    S('M', 'Guarapuava-PR', '2016-04-21', 13, '2016-05-04', (1, 50), '1º Ofício de Registro Civil de Guarapuava', 'Hospital de Caridade São Vicente de Paulo', fl='long'),
    S('F', 'São Miguel do Oeste-SC', '1962-05-14', 20, '2014-06-03', (10, 0), 'Escrivania de Paz e Registro Civil de São Miguel do Oeste', 'Domicílio', fl='nocpf', an='obito', era='old', eras=('old', 'old', 'old')),
    S('M', 'Santana do Livramento-RS', '2011-08-01', 40, '2017-02-20', (23, 7), 'Cartório do Registro Civil de Santana do Livramento', 'Santa Casa de Misericórdia', fl='nomat nocpf', av='pat',
      ov=dict(painat=('Rivera, Uruguai', ''), pai='Washington Olivera Techera', avp='Walter Nelson Olivera', avpf='Graciela Techera', nome='Facundo Ariel Tomasi', mae='Carina Beatriz Tomasi')),
    S('F', 'Cascavel-PR', '1991-01-22', 2, '2017-11-27', (16, 45), 'Serviço Distrital de Sede Alvorada', 'Hospital Policlínica', an='div', era='mid', reg='Cascavel-PR'),
])


def v2(k, p, r):
    mat = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'], 1)
    av = an = ''
    if p.get('av') == 'tardio':
        av = f"Registro lavrado fora do prazo legal, na forma do art. 46 da Lei nº 6.015/73, por despacho do MM. Juiz Corregedor {p['juiz']}, averbado em {ds(p['regd'])}."
    if p.get('av') == 'pat':
        d = later(p, r, 2, 4)
        av = f"Em {ds(d)}, à vista de sentença proferida nos autos de investigação de paternidade nº 039/1.12.{digs(r,7)}-{digs(r,1)}, foi incluído como pai do registrado {p['pai']}, passando a constar os avós paternos acima e a chamar-se o registrado {p['nome'] + ' Olivera'}."
        p['nome'] += ' Olivera'
    if p.get('an') == 'cas':
        d = later(p, r, 24, 30)
        an = f"O registrado casou-se com {p['conj']} no dia {ds(d)}, conforme Livro B-{r.randrange(20,60)}, fls. {r.randrange(10,200)}, termo {r.randrange(1000,9000)}, do Registro Civil de Coronel Vivida - PR."
    if p.get('an') == 'obito':
        d = later(p, r, 40, 51)
        an = f"Registrada falecida em {ds(d)}, em Chapecó - SC. Óbito no Livro C-{r.randrange(10,50)}, fls. {r.randrange(10,200)}v, nº {r.randrange(1000,9000)}."
    if p.get('an') == 'div':
        d, d2 = date(2012, 3, 16), date(2016, 8, 12)
        an = f"Casou em {ds(d)} com {p['conj']}, no Serviço Distrital de Sede Alvorada. Divorciou-se por escritura pública de {ds(d2)}, Livro 88-E, fls. 41, do 2º Tabelionato de Notas de Cascavel, voltando a usar o nome de solteira."
    sel = {'RS': f"0{digs(r,3)}.0{r.randrange(1,9)}.{str(p['emis'].year)[2:]}0000{r.randrange(1,9)}.0{digs(r,4)}", 'SC': f"{alnum(r,3,'ABCDEFGH')}{digs(r,5)}-{alnum(r,4)}", 'PR': f"{alnum(r,5)} . {alnum(r,5)} . {alnum(r,5)}, Controle: {alnum(r,5)} . {alnum(r,4)}"}[p['uf']]
    if p['uf'] == 'PR':
        sel = f"{alnum(r,5)}.{alnum(r,5)}.{alnum(r,5)}-{alnum(r,5)}.{alnum(r,4)}"
    # Livro A before; printed in running text
    L, F, T = f"A-{p['livro']}", f"{p['folha']:03d}" + ('v' if k in (2, 5) else ''), f"{p['termo']}"
    nb = ['não informado', '----', 'em branco', 'não consta', '-', 'ignorado', '= = =', 'não consta'][k]
    hh = f"às {p['h'][0]}h{p['h'][1]:02d}min" if p['h'] else 'hora ignorada'
    parents = []
    if p['pai']:
        parents.append(('Pai', p['pai'], p['painat']))
    parents.append(('Mãe', p['mae'], p['maenat']))
    prof = {'Pai': ['agricultor', 'comerciário', 'motorista', 'pedreiro', 'técnico em agropecuária'], 'Mãe': ['professora', 'do lar', 'enfermeira', 'costureira', 'auxiliar de produção']}
    def row(l, v):
        return f'<tr><td class=lb>{l}</td><td class=v>{v}</td></tr>'
    R = '<tr class=s><td colspan=2>I. Do(a) registrado(a)</td></tr>'
    R += row('Prenome e sobrenome', f"<strong>{E(p['nome'])}</strong>") + row('Sexo', p['sexo'].lower()) + row('C.P.F.', p['cpf'] or nb)
    if k in (1,):
        R += row('Nascimento múltiplo', f"sim; irmão(ã) gêmeo(a): {E(p['gem'])}")
    else:
        R += row('Nascimento múltiplo', 'não')
    R += '<tr class=s><td colspan=2>II. Do nascimento</td></tr>'
    R += row('Nasceu em', f"{ds(p['nasc'])} ({dw(p['nasc'])}), {hh}")
    R += row('Lugar', ('em domicílio, Linha São Roque, interior' if p['hosp'] == 'Domicílio' else E(p['hosp'])))
    R += row('Cidade e Estado', f"{E(p['m'])}, {STATES[p['uf']]}") + row('D.N.V.', p['dnv'] if p['nasc'].year > 1999 else nb)
    R += '<tr class=s><td colspan=2>III. Dos genitores</td></tr>'
    for l, nm, nt in parents:
        R += row(l, f"<strong>{E(nm)}</strong>, natural de {E(natf(nt, sep='/'))}, {r.choice(prof[l])}")
    if not p['pai']:
        pass
    R += '<tr class=s><td colspan=2>IV. Dos avós</td></tr>'
    for l, a, b in (('Pelo lado paterno', p['avp'], p['avpf']), ('Pelo lado materno', p['avm'], p['avmf'])):
        R += row(l, (E(a) + '<br>' if a else '') + E(b) if (a or b) else nb)
    R += '<tr class=s><td colspan=2>V. Do assento</td></tr>'
    R += row('Lavrado', f"em {dl(p['regd'])}, no Livro {L}, folha {F}, sob o nº {T}")
    R += row('Declarante', E(p['decl']) + (', pai' if p['decl'] == p['pai'] else ', mãe') if p['nasc'].year > 1985 or k == 5 else E(p['nome']) + ', o próprio')
    R += row('À margem – averbações', E(av) or 'nenhuma') + row('À margem – anotações', E(an) or 'nenhuma')
    st = {'RS': 'Estado do Rio Grande do Sul', 'SC': 'Estado de Santa Catarina', 'PR': 'Estado do Paraná'}[p['ruf']]
    body = f'''<div class=top><div class=cr>{crest(46,'#1a2c6b')}</div><div class=tt><div class=a>República Federativa do Brasil · {st}</div><div class=b>{E(p['cart'])}</div><div class=a>Município de {E(p['rm'])} – Comarca de {E(p['m'])} – Titular: {E(p['oficial'])}</div></div></div>
<div class=bar><span>Certidão de Nascimento</span><span class=mt>matrícula<br><b>{mat}</b></span></div><table class=t>{R}</table>
<p class=fe>Certifico que os dados acima foram fielmente extraídos do assento mencionado, do que dou fé. {E(p['rm'])}/{p['ruf']}, {dl(p['emis'])}.</p>
<div class=bt><div class=em><u>Emolumentos</u><br>Certidão: R$ {r.randrange(18,34)},{digs(r,2)}<br>Busca: R$ 7,{digs(r,2)}<br>{'Gratuita – Lei 9.534/97' if k%2==0 else 'ISS: R$ 0,' + digs(r,2)}<br>Selo digital: <b>{sel}</b></div><div class=sg>{sign(r,170,44)}<br>______________________________<br>{E(p['oficial'] if k%3 else p['subst'])}<br><i>{'Registrador(a) Titular' if k%3 else 'Registrador(a) Substituto(a)'}</i></div><div>{stamp('REGISTRO CIVIL', ['★', p['ruf']], UP(p['rm']), 84, '#1a2c6b', -14)}</div></div>
<div class=fo>Rua {['Marechal Floriano','Sete de Setembro','XV de Novembro','Tiradentes'][k%4]}, {r.randrange(40,990)} · Fone ({ {'RS':'54','SC':'49','PR':'46'}[p['ruf']] }) 3{digs(r,3)}-{digs(r,4)} · Qualquer emenda ou rasura invalida este documento.</div>'''
    css = '''body{font-family:"TeX Gyre Termes";font-size:10.8pt;color:#16245e;padding:13mm 16mm}.top{display:flex;gap:6mm;align-items:center;border-bottom:2px solid #16245e;padding-bottom:3mm}.tt .a{font-size:9.5pt}.tt .b{font-size:13.5pt;font-weight:bold}
.bar{display:flex;justify-content:space-between;align-items:end;margin:5mm 0 4mm;font-size:20pt;font-variant:small-caps}.mt{font-size:8pt;text-align:right;font-variant:normal}.mt b{font-size:11pt}
.t{width:100%;border-collapse:collapse}.t td{padding:.75mm 1.5mm;vertical-align:top}.lb{width:45mm;text-align:right;font-style:italic;color:#4a568f;border-right:1px solid #16245e}.v{padding-left:3mm!important}.s td{font-weight:bold;background:#e6eaf6;font-size:10pt;padding:.5mm 2mm!important}.t tr.s td{border-top:1px solid #16245e}
.fe{text-align:justify;margin:5mm 0 3mm}.bt{display:flex;justify-content:space-between;align-items:center;gap:4mm}.em{font-size:8.6pt;line-height:1.35;border:1px dashed #16245e;padding:2mm;max-width:62mm}.sg{text-align:center;font-size:10pt;line-height:1.2}.fo{position:absolute;left:16mm;right:16mm;bottom:9mm;border-top:1px solid #16245e;font-size:8pt;text-align:center;padding-top:1mm}'''
    t = truth(p, mat=mat, dnv=p['nasc'].year > 1999, dn=dw(p['nasc']), livro=L, folha=F, termo=T, selo=sel, oficial=p['oficial'], av=av, an=an)
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ds(p['nasc'])]
    return doc(css, body), t


# ================================================================ V3  2020-2025 electronic certidão, two panels, teal; north and north-east
SPECS['V3'] = dict(eras=('new', 'mid', 'old'), pool=[], items=[
    S('F', 'Mossoró-RN', '2022-05-19', 5, '2022-05-24', (5, 48), '4º Ofício de Notas e Registro Civil de Mossoró', 'Maternidade Almeida Castro'),
    S('M', 'Uiramutã-RR', '2017-10-12', 700, '2022-03-28', None, 'Ofício Único de Uiramutã', 'Domicílio', fl='nopat nomat nocpf', etn='Etnia Macuxi, Comunidade Maturuca',
      ov=dict(nome="Kaio Makunai Macuxi da Silva", pai='Wapixu Hermínio da Silva', mae="Mere Joaquina Macuxi", painat=('Normandia', 'RR'), maenat=('Uiramutã', 'RR')  )),
    S('F', 'Recife-PE', '2021-08-03', 21, '2024-01-15', (13, 9), 'Registro Civil das Pessoas Naturais do 7º Distrito Judiciário da Capital', 'Hospital Santa Joana', maes=1,
      ov=dict(pai='Renata Coutinho de Sá', mae='Ilka Brandão Feitosa', painat=('Olinda', 'PE'), maenat=('Caruaru', 'PE'), nome='Nina Feitosa de Sá', avp='Ariosto de Sá', avpf='Eneida Coutinho de Sá', avm='Josué Feitosa', avmf='Ilma Brandão')),
    S('M', 'Sobral-CE', '2020-02-29', 2, '2020-03-02', (22, 15), 'Cartório Dom José – 1º Ofício de Registro Civil', 'Santa Casa de Misericórdia de Sobral', fl='twin'),
    S('F', 'Macapá-AP', '2003-09-27', 15, '2023-11-08', (9, 30), 'Cartório Jucá Cruz de Registro Civil', 'Hospital da Mulher Mãe Luzia', av='nome', an='cas', era='mid'),
    S('M', 'Oeiras-PI', '1958-12-02', 3600, '2025-03-10', None, 'Serventia Extrajudicial do 2º Ofício de Oeiras', 'Domicílio', fl='noavm', av='cpf', an='casob', eras=('old', 'old', 'old')),
    S('F', 'Palmas-TO', '2024-07-01', 10, '2024-07-11', (0, 0), 'Registro Civil das Pessoas Naturais de Palmas', 'Hospital e Maternidade Dona Regina', fl='nofather'),
    S('M', 'Estância-SE', '1999-06-13', 47, '2021-07-19', (18, 0), 'Cartório do 2º Ofício de Estância', 'Hospital Amparo de Maria', fl='filho', av='cpf', eras=('mid', 'mid', 'old')),
])


def v3(k, p, r):
    mat = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'], 3)
    mat = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'], 2)
    av = an = ''
    if p.get('av') == 'cpf':
        d = wk(date(2019, 5, 6) + timedelta(r.randrange(500)))
        av = f"AV. 1 – {ds(d)}: inscrição no CPF sob nº {p['cpf']}, anotada de ofício (Prov. CNJ nº 63/2017, art. 6º)."
    if p.get('av') == 'nome':
        d = later(p, r, 8, 14)
        av = f"AV. 1 – {ds(d)}: a genitora, em virtude de casamento, passou a assinar {p['mae']} Lobato, conforme certidão arquivada nesta serventia."
        p['maedepois'] = 1
    if p.get('an') == 'cas':
        d = later(p, r, 18.2, 20)
        an = f"AN. 1 – {ds(d)}: casamento com {p['conj']}, Livro B-{r.randrange(100,200)}, fls. {r.randrange(10,290)}, termo {r.randrange(9000,40000)}, deste cartório; a registrada adotou o sobrenome do marido."
    if p.get('an') == 'casob':
        an = f"AN. 1 – 14/09/1984: casou com {p['conj']}, em Floriano - PI, L. B-18, fls. 90, nº 3.377. AN. 2 – 22/01/2025: óbito ocorrido em Teresina - PI, L. C-71, fls. 145, nº 21.904."
    sel = {'RN': f"RN2022{digs(r,12)}{alnum(r,3)}", 'RR': f"SELO-RR {digs(r,7)}", 'PE': f"00{digs(r,5)}.{alnum(r,3)}0120240{r.randrange(1,9)}.0{digs(r,4)}", 'CE': f"AAL{digs(r,6)}-{alnum(r,4)}", 'AP': f"000{digs(r,11)}-{digs(r,2)}", 'PI': f"AHG{digs(r,5)} - {alnum(r,4)}", 'TO': f"12{digs(r,4)}AAB{digs(r,6)}-{alnum(r,3)}", 'SE': f"2021295{digs(r,8)}"}[p['uf']]
    def f(l, v, w=50, cl=''):
        return f'<div class="f {cl}" style="width:{w}%"><label>{l}</label>{E(str(v)) if v else "<i>sem informação</i>"}</div>'
    lugar = p['hosp'] if p['hosp'] != 'Domicílio' else 'Domicílio'
    birthplace = natf((p['m'], p['uf']), sep='/')
    B = '<h2>Pessoa registrada</h2><div class=g>' + f('Nome completo', p['nome'], 100, 'big') + f('Nascimento', dl(p['nasc']), 34) + f('Horário', ('%02d:%02d' % p['h']) if p['h'] else '', 16) + f('Sexo', p['sexo'], 18) + f('Inscrição no CPF', p['cpf'], 32)
    B += f('Natural de', birthplace, 34) + f('Nasceu no município de', birthplace, 34) + f('Estabelecimento ou local', lugar, 32)
    if p.get('etn'):
        B += f('Pertencimento étnico e aldeia (Res. Conj. CNJ/CNMP 3/2012)', p['etn'], 100)
    B += '</div><h2>Ascendência</h2><div class=g>'
    two = p.get('maes')
    gs = [(p['pai'], p['painat'], p['avp'], p['avpf'])] if p['pai'] else []
    gs.append((p['mae'], p['maenat'], p['avm'], p['avmf']))
    labs = ['materna' if two else 'paterna', 'materna'] if p['pai'] else ['materna']
    if two:
        labs = ['1ª genitora', '2ª genitora']
    for i, (nm, nt, a, b) in enumerate(gs):
        q = f'Genitor{"a" if two or labs[i]=="materna" else ""}'
        B += f(q, nm, 62) + f('Naturalidade d' + ('a genitora' if q == 'Genitora' else 'o genitor'), natf(nt, sep='/'), 38)
        ll = f'por parte da {labs[i]}' if two else ('paterno' if labs[i] == 'paterna' else 'materno')
        lf = f'por parte da {labs[i]}' if two else ('paterna' if labs[i] == 'paterna' else 'materna')
        B += f(f'Avô {ll}', a, 50) + f(f'Avó {lf}', b, 50)
    B += '</div><h2>Registro</h2><div class=g>' + f('Registrado em', dl(p['regd']), 34) + f('Serventia do registro', p['cart'], 66) + f('Livro', f"A {p['livro']}", 17) + f('Folha', p['folha'], 17) + f('Termo', p['termo'], 20) + f('Cidade do registro', natf((p['rm'], p['ruf']), sep='/'), 46)
    B += f('DNV', p['dnv'] if (p['hosp'] != 'Domicílio' and p['nasc'].year > 1995) else '', 34) + f('Há gêmeos?', 'Sim' if p['gem'] else 'Não', 17)
    if p['gem']:
        B += f('Irmão(ã) gêmeo(a)', p['gem'], 49)
    B += '</div>'
    B += f'<h2>Averbações</h2><p>{E(av) if av else "Nenhuma averbação até a data de emissão."}</p><h2>Anotações</h2><p>{E(an) if an else "Nenhuma anotação até a data de emissão."}</p>'
    hx = '-'.join(alnum(r, 4, '0123456789abcdef') for _ in range(5))
    sgn = p['subst'] if k % 2 else p['oficial']
    side = f'''<div class=q>{qr(r,118,'#0b4a4f')}</div><p class=c>Aponte a câmera ou confira em<br>validar.registrodigital.example</p><dl><dt>Código de validação</dt><dd>{hx}</dd><dt>Selo eletrônico</dt><dd>{sel}</dd><dt>Emitida em</dt><dd>{ds(p['emis'])} às {r.randrange(8,17):02d}:{r.randrange(10,60)}</dd>
<dt>Oficial</dt><dd>{E(p['oficial'])}</dd><dt>Assinada eletronicamente por</dt><dd>{E(sgn)}<br>{'Oficial' if sgn == p['oficial'] else 'Substituto(a) legal'}<br>ICP-Brasil · A3</dd></dl>
<table><tr><td>Emolumentos</td><td>{r.randrange(30,60)},{digs(r,2)}</td></tr><tr><td>Fundo especial</td><td>{r.randrange(3,9)},{digs(r,2)}</td></tr><tr><td>Fiscalização</td><td>{r.randrange(1,4)},{digs(r,2)}</td></tr><tr><td>ISSQN</td><td>1,{digs(r,2)}</td></tr></table>
<p class=lg>Documento eletrônico com a mesma validade da via em papel (MP 2.200-2/2001 e Lei 14.382/2022). A impressão vale como cópia simples até ser materializada por oficial de registro civil. Prazo de consulta: 90 dias.</p>'''
    if p['h'] == (0, 0):
        B = B.replace('>00:00<', '>00:00<')
    body = f'''<div class=hd><div>{crest(40,'#fff')}</div><div><div class=x>Certidão de Nascimento</div><div class=y>Registro Civil das Pessoas Naturais · Brasil · via eletrônica</div></div><div class=mm>Matrícula<br><b>{mat}</b></div></div><div class=wr><div class=main>{B}</div><div class=side>{side}</div></div><div class=ro>{rosette('#0b7a80',260,.16)}</div>'''
    css = '''body{font-family:"Roboto Condensed";font-size:10pt;color:#142a2c}.hd{background:#0b4a4f;color:#fff;display:flex;gap:5mm;align-items:center;padding:6mm 9mm;height:25mm}.x{font-size:17pt;font-weight:500}.y{font-size:8pt}.mm{margin-left:auto;text-align:right;font-size:7.5pt}.mm b{font-size:10pt;font-weight:500}
.wr{display:flex;position:relative;z-index:2}.main{width:150mm;padding:3mm 6mm 0 9mm}.side{width:60mm;height:272mm;background:#e3f1f1;padding:7mm 6mm;font-size:8pt}.side .q{text-align:center}.c{text-align:center;margin:1mm 0 4mm}dt{color:#0b7a80;font-size:7pt;margin-top:2mm}dd{margin:0;overflow-wrap:anywhere}.side table{width:100%;margin:6mm 0;border-collapse:collapse}.side td{border-bottom:.5px solid #8bbcbe}.side td+td{text-align:right}.lg{font-size:7pt;text-align:justify}
h2{font-size:9.5pt;color:#0b7a80;border-bottom:1.5px solid #0b7a80;margin:7mm 0 2.5mm;font-weight:500}.g{display:flex;flex-wrap:wrap}.f{padding:0 2mm 3.4mm 0}.f label{display:block;font-size:7pt;color:#54787b}.big{font-size:13.5pt;font-weight:500}.main p{margin:1mm 0;text-align:justify}.f i{color:#8a9a9b}.ro{position:absolute;left:32mm;bottom:6mm;z-index:0}'''
    t = truth(p, mat=mat, nat=natf((p['m'], p['uf'])), dnv=(p['hosp'] != 'Domicílio' and p['nasc'].year > 1995), dn=dl(p['nasc']), livro=f"A {p['livro']}", folha=p['folha'], termo=p['termo'], selo=sel, oficial=p['oficial'], av=av, an=an)
    return doc(css, body), t


# ================================================================ V4  2023-2026, pocket A5 landscape, airy, table of ancestors, matrícula only
SPECS['V4'] = dict(eras=('new', 'mid', 'mid'), pool=[], items=[
    S('M', 'Campo Grande-MS', '2024-09-18', 6, '2024-09-24', (15, 3), '9º Serviço Notarial e de Registro Civil de Campo Grande', 'Maternidade Cândido Mariano'),
    S('F', 'Vitória-ES', '2023-01-01', 17, '2023-06-12', (23, 59), 'Cartório de Registro Civil e Tabelionato da 1ª Zona de Vitória', 'Hospital Santa Rita de Cássia', fl='twin'),
    S('M', 'Uberlândia-MG', '2008-04-11', 9, '2025-01-30', (7, 25), 'Registro Civil das Pessoas Naturais de Uberlândia – 2º Subdistrito', 'Hospital de Clínicas', av='soc'),
    S('F', 'Brasília-DF', '2025-05-07', 3, '2025-05-12', None, 'Cartório do 5º Ofício de Registro Civil de Taguatinga', 'Hospital Regional de Taguatinga', fl='nofather'),
    S('M', 'Porto Velho-RO', '2023-11-15', 2, '2023-11-20', (4, 4), '3º Ofício de Registro Civil das Pessoas Naturais de Porto Velho', 'Domicílio', fl='nopat nocpf'),
    S('F', 'Niterói-RJ', '1996-10-28', 11, '2024-02-26', (20, 10), 'Ofício de Registro Civil da 1ª Circunscrição de Niterói', 'Hospital Universitário Antônio Pedro', an='cas', eras=('mid', 'old', 'old')),
    S('M', 'Parintins-AM', '2024-06-30', 30, '2024-08-02', (12, 40), 'Cartório do 1º Ofício de Parintins', 'Hospital Padre Colombo', fl='long'),
    S('F', 'Anápolis-GO', '1972-02-06', 33, '2023-08-21', (1, 15), 'Registro Civil e Tabelionato de Notas da 2ª Circunscrição de Anápolis', 'Hospital Evangélico Goiano', fl='noavm', an='viu', eras=('old', 'old', 'old')),
])


def v4(k, p, r):
    mat = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'], 1 if k % 2 else 0)
    av = an = ''
    if p.get('av') == 'soc':
        d = later(p, r, 12, 16)
        av = f"Em {ds(d)}, por mandado da 2ª Vara da Infância e da Juventude (autos sigilosos), alterada a filiação paterna e o sobrenome do registrado."
    if p.get('an') == 'cas':
        d = later(p, r, 22, 27)
        an = f"Casada com {p['conj']} desde {ds(d)} (Livro B-209, folha 77, termo 61.500, Niterói - RJ)."
    if p.get('an') == 'viu':
        an = f"Casamento em 20/12/1993 com {p['conj']}; viúva desde 03/04/2020 (Livro C-112, folha 9, termo 30.018, Goiânia - GO)."
    sel = {'MS': f"AQZ{digs(r,5)}-{digs(r,3)}-NOR", 'ES': f"02{digs(r,4)}.LKB23{digs(r,2)}.0{digs(r,4)}", 'MG': f"IXA{digs(r,5)}", 'DF': f"TJDFT2025{digs(r,9)}{alnum(r,4,'ABCDEFGH')}", 'RO': f"K5AAA{digs(r,5)}-{alnum(r,5)}", 'RJ': f"EDXV {digs(r,5)} {alnum(r,3)}", 'AM': f"RCIVIL{digs(r,10)}", 'GO': f"0{digs(r,12)}2{digs(r,8)}"}[p['ruf']]
    dash = ['—', '•••', 'não declarado', '///', 'ignorado', '—', '***', 'desconhecido'][k]
    h = f"{p['h'][0]}h{p['h'][1]:02d}min" if p['h'] else dash
    td = lambda v: f'<td>{E(v) if v else dash}</td>'
    rows = ''
    if p['pai']:
        rows += f"<tr><th>Paterna</th>{td(p['pai'])}{td(natf(p['painat']))}{td(p['avp'])}{td(p['avpf'])}</tr>"
    rows += f"<tr><th>Materna</th>{td(p['mae'])}{td(natf(p['maenat']))}{td(p['avm'])}{td(p['avmf'])}</tr>"
    if not p['pai']:
        rows = f"<tr><th>Paterna</th><td>{dash}</td><td>{dash}</td><td>{dash}</td><td>{dash}</td></tr>" + rows if k == 3 else rows
    place = E(p['hosp']) if p['hosp'] != 'Domicílio' else 'Domicílio'
    note = (av or an)
    body = f'''<div class=fr></div><div class=lf>{crest(34,'#7a2333')}<span class=vt>República Federativa do Brasil – Registro Civil das Pessoas Naturais</span></div><div class=pg>
<div class=h><span>certidão de nascimento</span><span class=k>{mat}<small>matrícula nacional</small></span></div>
<div class=n>{E(p['nome'])}<small>CPF {p['cpf'] or dash}</small></div>
<div class=cols><div><s>data e hora em que nasceu</s>{ds(p['nasc'])} <em>({dw(p['nasc'])})</em><br>{h}</div><div><s>onde nasceu</s>{place}<br>{E(p['m'])} - {p['uf']}</div><div><s>naturalidade / sexo</s>{E(p['m'])} - {p['uf']}<br>{p['sexo']}</div></div>
<table><tr><th>Filiação</th><th>Genitor(a)</th><th>Natural de</th><th>Avô</th><th>Avó</th></tr>{rows}</table>
<div class=cols><div><s>registrado nesta serventia em</s>{ds(p['regd'])}</div><div><s>declaração de nascido vivo</s>{p['dnv'] if p['nasc'].year > 1998 and p['hosp'] != 'Domicílio' else dash}</div><div><s>gêmeos</s>{'Sim – ' + E(p['gem']) if p['gem'] else 'Não'}</div></div>
<div class=nt><s>averbações | anotações</s>{E(note) if note else dash if k not in (4, 7) else 'nada consta'}</div>
<div class=b><div class=bl><strong>{E(p['cart'])}</strong><br>{E(p['rm'])} - {p['ruf']} &nbsp;|&nbsp; CNS {p['cns']}<br>Delegatário(a): {E(p['oficial'])}</div><div class=bm>Dou fé. {E(p['rm'])}, {ds(p['emis'], '.')}<br>{sign(r,110,26,'#222')}<br>{E(p['oficial'])}</div><div class=bq>{qr(r,50,'#111')}</div><div class=bs>selo<br><strong>{sel}</strong><br>consulte no portal do Tribunal<br>Isenta de custas (1ª via)</div></div></div>'''
    if p['emis'] - p['regd'] > timedelta(60):
        body = body.replace('Isenta de custas (1ª via)', f'Custas R$ {r.randrange(38,75)},{digs(r,2)}')
    css = f'''body{{background:#fdf3f1;font-family:Lato;font-size:7.8pt;color:#2b1a1d}}.fr{{position:absolute;inset:3mm;border:.4mm solid #b4808a;background:{guil('#b4808a',.2,90,30,5)}}}.lf{{position:absolute;left:5mm;top:6mm;bottom:6mm;width:12mm;text-align:center;border-right:.3mm solid #7a2333}}.vt{{position:absolute;left:3.5mm;bottom:2mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.8pt;color:#7a2333;white-space:nowrap}}
.pg{{position:absolute;left:20mm;right:7mm;top:6mm;bottom:5mm}}.h{{display:flex;justify-content:space-between;align-items:start;font-size:14pt;font-weight:300;color:#7a2333;padding-bottom:2mm}}.k{{font-size:9pt;font-weight:bold;color:#2b1a1d;text-align:right}}small{{display:block;font-size:6.5pt;font-weight:normal;color:#7a2333}}
.n{{font-size:12.5pt;font-weight:bold;margin:1mm 0 3mm}}.n small{{font-size:8pt;color:#2b1a1d;margin-top:.5mm}}.cols{{display:flex;gap:5mm;margin-bottom:2.5mm}}.cols>div{{flex:1;border-top:.3mm solid #7a2333;padding-top:.6mm;line-height:1.35}}.cols em{{font-size:6.8pt}}s{{text-decoration:none;display:block;font-size:6.5pt;color:#7a2333}}
table{{width:100%;border-collapse:collapse;margin-bottom:2.5mm}}th{{font-size:6.5pt;text-align:left;color:#7a2333;font-weight:normal;padding:.5mm 1mm}}td{{padding:.7mm 1mm;vertical-align:top}}tr{{border-bottom:.2mm solid #d9b9bf}}.nt{{min-height:13mm;line-height:1.35}}.b{{position:absolute;left:0;right:0;bottom:0;display:flex;gap:4mm;align-items:flex-end;font-size:6.8pt;line-height:1.4}}.bl{{flex:1.5}}.bm{{flex:1;text-align:center}}.bs{{width:34mm;overflow-wrap:anywhere}}'''
    nat = natf((p['m'], p['uf']))
    t = truth(p, 595, 420, mat=mat, nat=nat, dnv=p['nasc'].year > 1998 and p['hosp'] != 'Domicílio', dn=dw(p['nasc']), livro=p['livro'], folha=p['folha'], termo=p['termo'], selo=sel, oficial=p['oficial'], av=av, an=an)
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ds(p['nasc']), f"{ds(p['nasc'])} ({dw(p['nasc'])})"]
    if note:
        t['meta']['joint_notes'] = True
    return doc(css, body, 'A5 landscape', '210mm', '148mm'), t


# ================================================================ V5  São Paulo blank of 1976-1998, Legal paper, brown print, typed values on dotted lines
SPECS['V5'] = dict(eras=('mid', 'old', 'old'), pool=ITSP, items=[
    S('F', 'São Paulo-SP', '1979-07-18', 6, '1979-07-24', (14, 35), 'Registro Civil das Pessoas Naturais do 26º Subdistrito – Vila Prudente', 'Hospital e Maternidade São Cristóvão', sub='26º Subdistrito – Vila Prudente'),
    S('M', 'Marília-SP', '1981-01-01', 19, '1990-05-16', (5, 10), 'Cartório do Registro Civil do 1º Subdistrito de Marília', 'Maternidade Gota de Leite', fl='nopat', sub='1º Subdistrito'),
    S('M', 'Cananéia-SP', '1976-11-09', 118, '1995-03-02', None, 'Cartório do Registro Civil e Anexos de Cananéia', 'Domicílio', fl='nofather', sub='Sede', an='cas'),
    S('F', 'Presidente Prudente-SP', '1984-02-29', 3, '1998-08-19', (23, 45), 'Registro Civil das Pessoas Naturais – 2º Subdistrito', 'Santa Casa de Misericórdia', fl='twin', sub='2º Subdistrito', av='mae'),
    S('M', 'Ribeirão Preto-SP', '1988-05-05', 11, '1988-05-16', (9, 0), 'Cartório de Registro Civil do 3º Subdistrito de Ribeirão Preto', 'Maternidade Sinhá Junqueira', fl='long', sub='3º Subdistrito – Campos Elíseos'),
    S('F', 'Registro-SP', '1977-12-24', 14, '1997-01-31', (7, 15), 'Registro Civil das Pessoas Naturais da Sede da Comarca de Registro', 'Hospital São João', fl='nomat', sub='Sede',
      ov=dict(nome='Márcia Harumi Tanaka Sakamoto', pai='Kenji Sakamoto', mae='Tereza Fumiko Tanaka', avp='Shigeru Sakamoto', avpf='Mitsue Sakamoto', painat=('Iguape', 'SP'), maenat=('Província de Fukuoka, Japão', ''))),
    S('M', 'Barretos-SP', '1990-08-30', 4, '1990-09-03', (0, 20), 'Cartório do Registro Civil das Pessoas Naturais de Barretos', 'Hospital São Jorge', fl='noavm', sub='Sede'),
    S('F', 'Santos-SP', '1969-03-31', 8, '1978-10-11', (18, 50), 'Registro Civil das Pessoas Naturais do 2º Subdistrito de Santos', 'Beneficência Portuguesa', sub='2º Subdistrito', av='adot',
      ov=dict(painat=('Aveiro, Portugal', ''), pai='Joaquim de Almeida Seabra', avp='Manuel da Rocha Seabra', avpf='Deolinda de Almeida', mae='Ottília Zorzetto', nome='Marinês Zorzetto Seabra', avm='Geraldo Zorzetto', avmf='Guiomar Barros Zorzetto')),
])


def v5(k, p, r):
    av = an = ''
    if p.get('an') == 'cas':
        d = date(1994, 12, 17)
        an = f"Casou-se em {ds(d)} c/ {p['conj']}, nesta cidade. L. B-31, fls. 102, nº 2.877."
    if p.get('av') == 'mae':
        av = f"Por mandado do MM. Juiz de Direito Corregedor, de 11/10/1993, retificado o nome da mãe da registrada para constar {p['mae']}."
    if p.get('av') == 'adot':
        av = "Legitimada pelo subseqüente casamento dos pais, realizado em 20/05/1972, neste Subdistrito, L. B-88, fls. 14."
    fills = ['x.x.x.x.x', '------------------', '= = = = = = =', 'NADA CONSTA', 'xxxxxxxxxxxxxxxx', '.-.-.-.-.-.-.-.', 'ignorados', 'nihil'][k]
    L = f"A-{p['livro']}" if k % 2 else str(p['livro'])
    F = f"{p['folha']}" + ('vº' if k in (1, 4) else '')
    T = f"{p['termo']:,}".replace(',', '.')
    u = UP if k in (0, 3, 4, 7) else (lambda x: x)
    def f(v, w='1', al='left'):
        y = r.choice([-1, -.6, 0, .4, .8])
        return f'<span class=f style="flex:{w};text-align:{al}"><tt style="top:{y}px">{E(str(v)) if v else fills}</tt></span>'
    def ln(*a):
        return '<div class=ln>' + ''.join(x if x.startswith('<') else f'<span class=p>{x}</span>' for x in a) + '</div>'
    names = []
    o = p['o']
    hh = p['h']
    lines = [
        ln('CERTIFICO que, às fls.', f(F, .8, 'center'), 'do livro nº', f(L, .8, 'center'), 'do Registro de Nascimentos, sob nº', f(T, 1, 'center')),
        ln('de ordem, foi lavrado em', f(dl(p['regd'], '1º'), 1, 'center'), 'o assento de'),
        ln(f(u(p['nome']), 1, 'center')),
        ln('do sexo', f('masculino' if p['sx'] == 'M' else 'feminino', .7, 'center'), f'nascid{o} no dia', f(ds(p['nasc'], '-'), 1, 'center'), 'às', f('%02d' % hh[0] if hh else '--', .25, 'center'), 'hs. e', f('%02d' % hh[1] if hh else '--', .25, 'center'), 'min.'),
        ln('(por extenso)', f(dw(p['nasc'], 'primeiro'))),
        ln('em', f('seu domicílio' if p['hosp'] == 'Domicílio' else u(p['hosp']), 1.4), 'município de', f(u(p['m']), 1)),
        ln('Estado de', f('São Paulo', .6), ', filh%s de' % o, f(u(p['pai']), 2)),
        ln('natural de', f(natf(p['painat']), 1), 'e de Dona'),
        ln(f(u(p['mae']), 1.6), 'natural de', f(natf(p['maenat']), 1)),
        ln('São avós paternos:', f(u(p['avp']))), ln('e', f(u(p['avpf']))), ln('e avós maternos:', f(u(p['avm']))), ln('e', f(u(p['avmf']))),
        ln('Declarante:', f(p['decl'] + (' (pai)' if p['decl'] == p['pai'] else ' (mãe)'), 1.4)), ln('Testemunhas:', f(p['t1'] + ' e ' + p['t2'])),
    ]
    obs = av or an
    tw = f"É gême{o} de {u(p['gem'])}." if p['gem'] else ''
    seln = f"{digs(r,4)}AB{digs(r,6)}" if p['emis'].year >= 1995 else ''
    who_only_sub = k == 4
    body = f'''<div class=wm>{rosette('#8a5a2b',420,.16,24)}</div><div class=hd>{crest(58,'#6b3f16')}<div class=e>ESTADO DE SÃO PAULO</div><div class=c>Comarca de <b>{E(p['rm'])}</b> &nbsp;—&nbsp; Município de <b>{E(p['rm'])}</b> <br>Distrito / Subdistrito: <b>{E(p['sub'])}</b></div><div class=ct>{E(p['cart'])}</div>{'' if who_only_sub else f'<div class=of>{E(p["oficial"])} — Oficial</div>'}<h1>CERTIDÃO DE NASCIMENTO</h1></div>
<div class=b>{''.join(lines)}</div><div class=ob><span class=p>Observações e averbações:</span> <tt>{E(obs) if obs else ('' if tw else fills)}</tt>{f'<br><tt class=tw>{E(tw)}</tt>' if tw else ''}</div>
<p class=dv>O referido é verdade e dou fé.</p><div class=ln2><tt>{E(p['rm'])}</tt><span class=p>, </span><tt>{p['emis'].day:02d}</tt><span class=p> de </span><tt>{MES[p['emis'].month]}</tt><span class=p> de </span><tt>{p['emis'].year}</tt></div>
<div class=sg>{sign(r,210,52,'#26337a')}<div class=sl>{E(p['subst']) + '<br>Escrevente Autorizado' if (k % 2 == 0) else E(p['oficial']) + '<br>Oficial'}</div></div>
<div class=st>{stamp('REGISTRO CIVIL', [p['sub'].split(' ')[0], 'SP'], UP(p['rm']), 104, '#5b2d82', 12)}</div>
<div class=cu>CUSTAS<br>Ao Oficial ..... {'Cr$' if p['emis'].year < 1986 else 'Cz$' if p['emis'].year < 1989 else 'Cr$' if p['emis'].year < 1994 else 'R$'} {r.randrange(2,90)},{digs(r,2)}<br>Ao Estado ..... {r.randrange(1,20)},{digs(r,2)}<br>À Carteira ..... {r.randrange(1,20)},{digs(r,2)}<br>{'Selo de autenticidade nº ' + seln if seln else 'Recolhido por verba'}</div><div class=im>Mod. 14 — Tipografia Paulista Ltda. — {r.randrange(100,900)} bl. 50x1 — {r.randrange(1,12):02d}/{min(p['emis'].year, 1997)-1}</div>'''
    css = '''body{background:#fffaf0;color:#6b3f16;font-family:"TeX Gyre Schola";font-size:11pt;border:5mm solid #fffaf0}.wm{position:absolute;left:28mm;top:90mm}.hd{text-align:center;padding-top:10mm}.e{font-size:14pt;font-weight:bold}.c{font-size:10pt;margin:1mm 0}.c b{font-family:"Courier Prime";color:#222;font-weight:normal;font-size:11.5pt}.ct{font-size:12.5pt;font-weight:bold;margin-top:2mm}.of{font-size:10pt;font-style:italic}h1{font-size:21pt;margin:8mm 0 7mm;font-family:"URW Bookman";border-top:.6mm double #6b3f16;border-bottom:.6mm double #6b3f16;padding:1.5mm 0;margin-left:16mm;margin-right:16mm}
.b{padding:0 16mm;position:relative}.ln{display:flex;align-items:flex-end;gap:2mm;margin-bottom:2.2mm;min-height:6.6mm}.f{border-bottom:.3mm dotted #6b3f16;min-width:0;line-height:1.1}.p{white-space:nowrap}tt{font-family:"Courier Prime";font-size:11.5pt;color:#1c1c24;position:relative}.ob{padding:2mm 16mm;min-height:22mm;line-height:1.6;position:relative}.dv{padding:0 16mm;margin:3mm 0}.ln2{padding:0 16mm;text-align:right}.sg{position:absolute;right:16mm;bottom:20mm;text-align:center}.sl{border-top:.3mm solid #6b3f16;padding-top:1mm;color:#1c1c24;font-family:"Courier Prime";font-size:10.5pt;min-width:70mm}.st{position:absolute;left:88mm;bottom:38mm}.cu{position:absolute;left:16mm;bottom:16mm;border:.3mm solid #6b3f16;padding:2mm 3mm;font-size:8.5pt;line-height:1.5}.im{position:absolute;bottom:6mm;left:16mm;font-size:6.5pt}'''
    t = truth(p, 612, 1008, up=u, cpf=False, dn=dw(p['nasc']), livro=L, folha=F, termo=T, selo=seln, oficial=p['subst'] if who_only_sub else p['oficial'], av=av, an=an, cart=p['cart'])
    for g, nt in ((t['data']['filiação']['genitor_1'], p['painat'] if p['pai'] else p['maenat']), (t['data']['filiação']['genitor_2'], p['maenat'] if p['pai'] else ('', ''))):
        g['naturalidade'] = natf(nt)
    t['data']['registro']['município'] = p['rm']
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ds(p['nasc'], '-')]
    if u is UP:
        t['accept']['registro.município'] = [UP(p['rm'])]
    if obs:
        t['meta']['joint_notes'] = True
    return doc(css, body, '8.5in 14in', '8.5in', '14in'), t


# ================================================================ V6  dot-matrix program of 1996-2008, ES/RJ/MG, monospaced capitals without accents
SPECS['V6'] = dict(eras=('mid', 'old', 'old'), pool=[], items=[
    S('M', 'Nova Iguaçu-RJ', '1998-10-03', 10, '1998-10-13', (16, 20), 'Cartório do Registro Civil da 1ª Circunscrição – 2º Distrito de Nova Iguaçu', 'Casa de Saúde Nossa Senhora de Fátima', eras=('new', 'mid', 'old')),
    S('F', 'Cachoeiro de Itapemirim-ES', '1971-04-21', 44, '2002-09-30', (6, 0), 'Cartório Zulmira Depes – Registro Civil da Sede', 'Santa Casa de Misericórdia', fl='noavm', an='cas'),
    S('M', 'Itaperuna-RJ', '1986-06-07', 25, '2004-02-10', None, 'Registro Civil das Pessoas Naturais do 1º Distrito de Itaperuna', 'Hospital São José do Avaí', fl='nofather'),
    S('F', 'Manhuaçu-MG', '2003-12-25', 7, '2004-01-05', (12, 0), 'Cartório de Registro Civil de Manhuaçu', 'Hospital César Leite', fl='twin', eras=('new', 'mid', 'old')),
    S('M', 'São Mateus-ES', '1993-09-16', 1300, '2007-05-21', (3, 33), 'Cartório de Registro Civil e Tabelionato de Barra Nova', 'Domicílio', fl='nopat', av='pat', nop=1),
    S('F', 'Campos dos Goytacazes-RJ', '1968-08-08', 20, '1999-11-22', (22, 5), 'Registro Civil do 3º Subdistrito do 1º Distrito', 'Hospital dos Plantadores de Cana', an='obito', eras=('old', 'old', 'old')),
    S('M', 'Juiz de Fora-MG', '2000-02-29', 15, '2008-07-07', (19, 41), 'Cartório do 1º Ofício do Registro Civil das Pessoas Naturais', 'Maternidade Therezinha de Jesus', fl='long', eras=('new', 'mid', 'old')),
    S('F', 'Petrópolis-RJ', '1995-05-13', 5, '2006-03-20', (10, 55), 'Registro Civil das Pessoas Naturais da 1ª Circunscrição de Petrópolis', 'Hospital Alcides Carneiro', fl='', av='mae'),
])


def v6(k, p, r):
    A = lambda s: deac(s).upper()
    av = an = ''
    if p.get('an') == 'cas':
        an = A(f"Casou-se em 18/07/1992 com {p['conj']}, L. B-64, fls. 201, n. 7803, neste cartorio, passando a assinar-se com o nome do marido.")
    if p.get('an') == 'obito':
        an = A(f"Falecida em 02/06/1999, nesta cidade, conforme L. C-130, fls. 77, termo 40216, do Cartorio do 1. Subdistrito.")
    if p.get('av') == 'pat':
        av = A(f"Paternidade reconhecida por escritura publica de 14/08/2001, L. 22, fls. 18v, do Tabelionato de Sao Mateus, averbada em 20/08/2001.")
    if p.get('av') == 'mae':
        av = A(f"A genitora voltou a usar o nome de solteira, {p['solteira']}, por sentenca de divorcio da 2a. Vara de Familia, averbada em 09/12/2003.")
        p['mae'] = p['solteira'].rsplit(' ', 1)[0] + ' ' + p['pai'].split()[-1]
    nil = ['*' * 20, 'NADA CONSTA', '-' * 20, 'X' * 12, '.', 'N/C', '*** NAO HA ***', ''][k]
    W = 78
    def wrap(t, w):
        o, c = [], ''
        for x in t.split():
            if len(c) + len(x) + (1 if c else 0) > w:
                o.append(c)
                c = x
            else:
                c = (c + ' ' + x).strip()
        return o + [c]
    out = []
    def f(l, v):
        v = A(v) if v else nil
        ls = wrap(v, W - 24) if v else ['']
        out.append(l.ljust(21, '.') + ': ' + ls[0])
        for x in ls[1:]:
            out.append(' ' * 23 + x)
    L, F, T = f"{p['livro']:04d}-A", f"{p['folha']:03d}" + ('V' if k in (2, 5) else ''), f"{p['termo']:06d}"
    bar = '=' * W
    out.append(bar)
    out.append(f"LIVRO: {L}".ljust(20) + f"FOLHA: {F}".ljust(17) + f"TERMO: {T}".ljust(18) + f"REG. {ds(p['regd'])}")
    out.append(bar)
    f('REGISTRANDO', p['nome'])
    f('NASCIDO EM' if p['sx'] == 'M' else 'NASCIDA EM', ds(p['nasc']) + (' AS %02d:%02d HORAS' % p['h'] if p['h'] else ' - HORA IGNORADA'))
    f('SEXO', p['sexo'])
    f('LOCAL NASCTO', 'DOMICILIO' if p['hosp'] == 'Domicílio' else p['hosp'])
    f('CIDADE/UF NASCTO', natf((p['m'], p['uf']), sep='/'))
    out.append('-' * W)
    if p['pai']:
        f('GENITOR', p['pai'])
        f('  NATURAL DE', natf(p['painat'], sep='/'))
    else:
        f('GENITOR', '')
    f('GENITORA', p['mae'])
    f('  NATURAL DE', natf(p['maenat'], sep='/'))
    out.append('-' * W)
    c1 = [A(p['avp']) or nil or '-', A(p['avpf']) or nil or '-']
    c2 = [A(p['avm']) or nil or '-', A(p['avmf']) or nil or '-']
    out.append('AVOS PATERNOS'.ljust(40) + 'AVOS MATERNOS')
    for a, b in zip(c1, c2):
        x, y = wrap(a, 37), wrap(b, 37)
        for i in range(max(len(x), len(y))):
            out.append((x[i] if i < len(x) else '').ljust(40) + (y[i] if i < len(y) else ''))
    out.append('-' * W)
    f('GEMELARIDADE', ('SIM - ' + p['gem']) if p['gem'] else 'NAO')
    f('DECLARANTE', p['decl'])
    f('TESTEMUNHAS', p['t1'] + ' / ' + p['t2'])
    if p['nasc'].year > 1998:
        f('D.N.V.', p['dnv'])
    obs = av or an
    f('OBS./AVERBACOES', obs)
    out.append(bar)
    out.append('')
    out.append('CERTIFICO E DOU FE QUE O PRESENTE CONFERE COM O ASSENTO ORIGINAL.'.center(W))
    out.append('')
    out.append(f"{A(p['rm'])}/{p['ruf']}, {A(dl(p['emis'], '1'))}".center(W))
    seal = {'RJ': f"{alnum(r,3,'ABCDEFGHKL')}{digs(r,5)}", 'ES': f"{digs(r,6)}.{alnum(r,3,'ABCDEFG')}0{digs(r,3)}", 'MG': f"{alnum(r,3,'ABCDEFGHKL')} {digs(r,5)}"}[p['ruf']]
    if p['emis'].year < 2000:
        seal = ''
    head = [f"PODER JUDICIARIO - ESTADO {A(ART[p['ruf']])} {A(STATES[p['ruf']])}", A(p['cart']), f"MUNICIPIO: {A(p['rm'])}   COMARCA: {A(p['rm'])}", f"OFICIAL: {A(p['oficial'])}"]
    body = f'''<div class=tr>{'<i></i>'*34}</div><div class="tr rt">{'<i></i>'*34}</div><div class=pg><pre class=h>{chr(10).join(E(x.center(W)) for x in head)}</pre><pre class=t>C E R T I D A O   D E   N A S C I M E N T O</pre><pre>{E(chr(10).join(out))}</pre>
<div class=sg>{sign(r,180,50,'#111')}<pre>______________________________
{E((A(p['subst']) if k % 2 else A(p['oficial'])).center(30))}
{('ESCREVENTE SUBSTITUTO' if k % 2 else 'OFICIAL DO REGISTRO').center(30)}</pre></div>{f'<div class=se><b>SELO DE FISCALIZACAO</b><br><span>{seal}</span><br>CORREGEDORIA GERAL DA JUSTICA</div>' if seal else ''}
<pre class=fo>EMOL.: R$ {r.randrange(6,22)},{digs(r,2)}  F.E.: R$ 2,{digs(r,2)}  TOTAL: R$ {r.randrange(22,40)},{digs(r,2)}   SIRC V.{r.randrange(1,4)}.{r.randrange(0,9)}  OPER.: {alnum(r,3,'ABCDEFG')}  {ds(p['emis'])} {r.randrange(9,17):02d}:{r.randrange(10,59)}</pre></div>'''
    css = '''body{background:repeating-linear-gradient(#fff 0 12.7mm,#eef5ee 12.7mm 25.4mm);color:#1a1a1a}.tr{position:absolute;left:2mm;top:3mm;width:5mm}.rt{left:auto;right:2mm}.tr i{display:block;width:3.4mm;height:3.4mm;border:.2mm solid #999;border-radius:50%;margin:0 auto 5.2mm;background:#fff}.pg{position:absolute;left:15mm;right:13mm;top:14mm;bottom:10mm}
pre{font-family:"Liberation Mono";font-size:10.2pt;line-height:1.46;margin:0}.h{font-weight:bold}.t{font-size:13pt;font-weight:bold;text-align:center;margin:6mm 0 5mm;width:168mm}.sg{position:absolute;right:4mm;bottom:18mm;text-align:center}.se{position:absolute;left:4mm;bottom:20mm;border:.5mm solid #8a1f1f;color:#8a1f1f;padding:2.5mm 4mm;font:8pt "Liberation Sans";text-align:center;transform:rotate(-2deg)}.se span{font:bold 13pt "Liberation Mono"}.fo{position:absolute;bottom:0;left:0;font-size:7.5pt}'''
    t = truth(p, up=A, cpf=False, dnv=p['nasc'].year > 1998, dn=ds(p['nasc']), livro=L, folha=F, termo=T, selo=seal, oficial=A(p['oficial']), av=av, an=an)
    if obs:
        t['meta']['joint_notes'] = True
    return doc(css, body), t


# ================================================================ V7  landscape form with stub, centre-west and north, 1984-2009, labels below the lines
SPECS['V7'] = dict(eras=('mid', 'old', 'old'), pool=[], items=[
    S('F', 'Ceres-GO', '1984-03-15', 22, '1984-04-06', (4, 40), 'Cartório do Registro Civil de Ceres', 'Hospital Pio X'),
    S('M', 'Cáceres-MT', '1990-12-12', 50, '2001-06-18', (13, 0), 'Cartório do 2º Ofício – Registro Civil de Cáceres', 'Hospital São Luiz', fl='nopat'),
    S('F', 'Ponta Porã-MS', '1977-05-01', 400, '1992-10-07', None, 'Serviço de Registro Civil das Pessoas Naturais da 1ª Circunscrição', 'Domicílio', fl='nofather',
      ov=dict(maenat=('Pedro Juan Caballero, Paraguai', ''), mae='Ramona Benítez Ajala', avm='Fulgencio Ajala', avmf='Del Rosario Benítez', nome='Mirta Concepción Benítez Ajala')),
    S('M', 'Porto Nacional-TO', '1989-07-20', 9, '1996-02-13', (20, 30), 'Cartório do Registro Civil de Porto Nacional', 'Hospital de Referência', fl='twin', av='ret'),
    S('F', 'Vilhena-RO', '1985-11-03', 60, '2005-08-29', (11, 11), 'Ofício de Registro Civil e Notas de Vilhena', 'Hospital Regional', an='cas'),
    S('M', 'Brasília-DF', '1993-01-31', 12, '2009-05-04', (2, 25), 'Cartório do 1º Ofício de Registro Civil, Casamentos, Títulos e Documentos', 'Hospital Materno Infantil', fl='neto'),
    S('F', 'Óbidos-PA', '1979-09-08', 3650, '1998-04-27', None, 'Cartório do Único Ofício de Óbidos', 'Domicílio', fl='nomat', dec=1),
    S('M', 'Tefé-AM', '1987-02-14', 130, '2000-11-13', (6, 6), 'Cartório da 1ª Vara – Registro Civil de Tefé', 'Hospital São Miguel', fl='long'),
])


def v7(k, p, r):
    av = an = ''
    if p.get('av') == 'ret':
        av = f"Retificada a grafia do sobrenome materno, por mandado do Juízo de Porto Nacional de 05/09/1995, autos 1.{digs(r,3)}/95."
    if p.get('an') == 'cas':
        an = f"Contraiu núpcias com {p['conj']} em 11/09/2004, L. B-14, fls. 260, termo 4.160, Vilhena - RO, passando a usar o sobrenome do esposo."
    bl = ['—' * 8, 'x x x x x', '* * * * *', '- - - - -', 'não consta', '', 'Ignorado', '==========='][k]
    L, F, T = f"{p['livro']}", f"{p['folha']}", f"{p['termo']}"
    if k in (1, 4):
        F += 'V'
    if k in (0, 3, 6):
        L = f"A/{p['livro']}"
    sl = f"{alnum(r,2,'ABCDE')} {digs(r,6)}" if p['emis'].year >= 1996 else ''
    reg2 = ds(p['regd'], '.')
    def c(v, l, s=1, cl=''):
        return f'<div class="c {cl}" style="flex:{s}"><span>{E(str(v)) if v else bl or "&nbsp;"}</span><u>{l}</u></div>'
    hh = f"{p['h'][0]} h {p['h'][1]:02d} min" if p['h'] else ''
    loc = 'Domicílio' if p['hosp'] == 'Domicílio' else p['hosp']
    note = av or an
    rows = [
        c(p['nome'], 'nome', 3, 'big') + c(p['sexo'], 'sexo', .7),
        c(dl(p['nasc'], '1º'), 'data do nascimento', 1.55) + c(hh, 'hora', .9) + c(loc, 'local', 1.7) + c(f"{p['m']} - {p['uf']}", 'município e Estado em que nasceu', 1.4),
        c(p['pai'], 'pai', 2) + c(natf(p['painat']), 'naturalidade do pai', 1),
        c(p['mae'], 'mãe', 2) + c(natf(p['maenat']), 'naturalidade da mãe', 1),
        c(p['avp'], 'avô paterno') + c(p['avpf'], 'avó paterna'),
        c(p['avm'], 'avô materno') + c(p['avmf'], 'avó materna'),
        c(p['decl'] if not p.get('dec') else p['nome'], 'declarante', 1.2) + c(p['t1'], '1ª testemunha', 1) + c(p['t2'], '2ª testemunha', 1),
        c(('Gême%s de ' % p['o'] + p['gem']) if p['gem'] else '', 'se gêmeo, de quem', 1) + c(note, 'anotações e averbações à margem', 2.2),
    ]
    st = {'GO': 'Estado de Goiás', 'MT': 'Estado de Mato Grosso', 'MS': 'Estado de Mato Grosso do Sul', 'TO': 'Estado do Tocantins', 'RO': 'Estado de Rondônia', 'DF': 'Distrito Federal', 'PA': 'Estado do Pará', 'AM': 'Estado do Amazonas'}[p['ruf']]
    body = f'''<div class=cn><div class=ct>CANHOTO</div>Certidão de nascimento<br><br><b>{E(p['nome'])}</b><br><br>Expedida em {ds(p['emis'])}<br>Pedido nº {r.randrange(100,9000)}<br>Custas: {'Cr$' if p['emis'].year < 1994 else 'R$'} {r.randrange(3,30)},{digs(r,2)}<br><br>Recebi a 1ª via:<br><br>____________________</div><div class=pf></div>
<div class=fr><div class=in><div class=wm>{rosette('#2a4f8f',360,.12,20)}</div><div class=hd><div class=bx><div><u>Livro</u>{L}</div><div><u>Folha</u>{F}</div><div><u>Termo</u>{T}</div></div><div class=ti><div class=s>{st.upper()} · COMARCA DE {E(UP(p['rm']))}</div><div class=k>{E(p['cart'])}</div><h1>Certidão de Nascimento</h1></div>{crest(56,'#2a4f8f')}</div>
<p class=i>Certifico, para os devidos fins, que no livro, folha e termo acima, em data de <b>{reg2}</b>, foi registrado o nascimento de:</p>{''.join(f'<div class=r>{x}</div>' for x in rows)}
<div class=ft><div class=se>{('Selo nº<br><b>' + sl + '</b>') if sl else 'Isento de selo<br>(lei federal)'}</div><div class=dt>O referido é verdade e dou fé.<br>{E(p['rm'])} ({p['ruf']}), {dl(p['emis'], '1º')}.</div><div class=sg>{sign(r,150,34)}<hr>{E(p['oficial'])}<br><i>{['Oficial Titular','Oficial do Registro Civil','Tabelião e Oficial'][k%3] if p['oficial'].split()[0][-1] != 'a' else 'Oficiala do Registro Civil'}</i></div></div></div></div>'''
    css = f'''body{{background:#fff;font-family:"URW Bookman";font-size:10pt;color:#17233f}}.cn{{position:absolute;left:6mm;top:12mm;bottom:12mm;width:42mm;font-size:8pt;line-height:1.5;border:.3mm solid #2a4f8f;padding:3mm;background:#eef3fb}}.ct{{font-weight:bold;text-align:center;font-size:10pt;margin-bottom:4mm}}.pf{{position:absolute;left:52mm;top:0;bottom:0;border-left:.4mm dashed #888}}
.fr{{position:absolute;left:57mm;right:7mm;top:7mm;bottom:7mm;background:#dfe8f7 {guil('#2a4f8f',.6,60,20,5)};padding:5mm;border:.5mm solid #2a4f8f}}.in{{background:#fdfdff;height:100%;padding:4mm 6mm;border:.5mm solid #2a4f8f;position:relative}}.wm{{position:absolute;left:55mm;top:32mm}}.hd{{display:flex;gap:5mm;align-items:center;justify-content:space-between}}.bx{{border:.3mm solid #2a4f8f;font-size:11pt;text-align:center;display:flex}}.bx div{{padding:1mm 2.5mm;border-right:.3mm solid #2a4f8f}}.bx div:last-child{{border:0}}u{{display:block;text-decoration:none;font-size:6.5pt;color:#2a4f8f}}.ti{{text-align:center;flex:1}}.s{{font-size:8.5pt}}.k{{font-size:11pt;font-weight:bold}}h1{{font-size:17pt;margin:1mm 0;font-style:italic;color:#2a4f8f}}.i{{margin:2mm 0 1.5mm;font-size:9.5pt}}
.r{{display:flex;gap:4mm;margin-bottom:2.2mm;position:relative}}.c span{{display:block;border-bottom:.3mm solid #2a4f8f;min-height:6.2mm;padding:1mm 1mm 0;font-family:"Courier Prime";font-size:10.5pt;line-height:1.1}}.big span{{font-weight:bold;font-size:12.5pt}}.c u{{text-align:center;margin-top:.9mm;line-height:1.15}}.ft{{position:absolute;left:6mm;right:6mm;bottom:3mm;display:flex;justify-content:space-between;align-items:flex-end;gap:6mm;font-size:9pt}}.se{{border:.3mm solid #2a4f8f;padding:2mm 3mm;text-align:center;font-size:8pt}}.sg{{text-align:center;min-width:60mm}}hr{{border:0;border-top:.3mm solid #17233f;margin:0 0 .5mm}}'''
    t = truth(p, 842, 595, cpf=False, dn=dl(p['nasc'], '1º'), livro=L, folha=F, termo=T, selo=sl, oficial=p['oficial'], av=av, an=an)
    if p['gem']:
        t['accept']['gêmeos.informações_adicionais'] = ['Gême%s de ' % p['o'] + p['gem']]
    if note:
        t['meta']['joint_notes'] = True
    return doc(css, body, 'A4 landscape', '297mm', '210mm'), t


# ================================================================ V8  typed on a printed blank, narrated, 1951-1974, cream paper, tax stamps, old spelling
SPECS['V8'] = dict(eras=('old', 'old', 'old'), pool=[], items=[
    S('M', 'Garanhuns-PE', '1948-06-24', 31, '1951-03-09', (15, 15), 'Cartório do Registro Civil do 1º Distrito de Garanhuns', 'Domicílio', dist='1º Distrito'),
    S('F', 'Diamantina-MG', '1932-09-07', 12, '1955-11-16', (3, 0), 'Cartório de Paz e Registro Civil de Diamantina', 'Domicílio', fl='nopat', dist='Distrito da Sede', an='cas'),
    S('M', 'Ilhéus-BA', '1950-02-02', 90, '1962-08-20', None, 'Cartório do Registro Civil do 2º Ofício de Ilhéus', 'Maternidade Santa Isabel', fl='nofather', dist='Distrito de Olivença'),
    S('F', 'Santa Cruz do Sul-RS', '1941-12-25', 5, '1958-01-15', (8, 30), 'Ofício do Registro Civil da 1ª Zona de Santa Cruz', 'Hospital Santa Cruz', dist='1ª Zona', pool=EUR),
    S('M', 'Icó-CE', '1954-04-13', 2, '1972-05-22', (20, 45), 'Cartório Monte – Registro Civil de Icó', 'Domicílio', fl='twin', dist='Distrito da Sede'),
    S('F', 'Belém-PA', '1959-10-10', 20, '1967-09-04', (0, 30), 'Cartório Privativo de Nascimentos e Óbitos do 2º Ofício', 'Santa Casa de Misericórdia', dist='2ª Circunscrição', av='leg'),
    S('M', 'Areia-PB', '1938-07-01', 700, '1960-10-03', None, 'Cartório do Registro Civil de Areia', 'Domicílio', fl='nomat', dist='Distrito da Sede'),
    S('F', 'Lages-SC', '1951-01-19', 8, '1974-02-11', (12, 10), 'Cartório do Registro Civil da Sede da Comarca de Lages', 'Hospital Nossa Senhora dos Prazeres', dist='Distrito da Sede', fl='noavm'),
])


def v8(k, p, r):
    av = an = ''
    if p.get('an') == 'cas':
        an = f"A registrada casou-se com {p['conj']}, em 30 de janeiro de 1954, têrmo nº 611, livro 9-B, fls. 40, dêste cartório"
    if p.get('av') == 'leg':
        av = f"Reconhecida pelo pai, por escritura pública de 8 de maio de 1961, do Tabelionato Diniz, desta Capital"
    L = f"{p['livro']}" + ('' if k % 2 else '-A')
    F = f"{p['folha']}" + (' verso' if k in (1, 6) else '')
    F = F.replace(' verso', 'v')
    T = f"{p['termo']}"
    o = p['o']
    dots = ['. . . . .', '-.-.-.-.-', 'xxxxx', '---', '=====', '.....', 'ignorados', '-x-x-x-'][k]
    w = lambda v: f'<tt style="top:{r.choice([-.8,-.3,0,.5,.9])}px">{E(v) if v else dots}</tt>'
    u = UP if k % 2 == 0 else (lambda x: x)
    cor = ['branca', 'parda', 'preta', 'branca', 'morena', 'parda', 'branca', 'branca'][k]
    fil = 'legítim' + o if p['pai'] and not p.get('av') else 'natural'
    nat = k not in (4,)
    nn = lambda x: f", natural de {w(x[0] + (', ' + STATES[x[1]] if x[1] else ''))}" if nat and x[0] else ''
    if p['hosp'] == 'Domicílio':
        lug = f"em {w(['domicílio, no Sítio Boa Esperança', 'domicílio, à Rua do Rosário, nº 12', '', '', 'domicílio, à Rua da Matriz, nº 7', '', 'domicílio, no Engenho Várzea', ''][k])}"
    else:
        lug = f"em {w(p['hosp'])}"
    pai = f"{w(u(p['pai']))}{nn(p['painat'])} e de Dona " if p['pai'] else 'Dona '
    twin = f", sendo gêmeo com {w(u(p['gem']))}" if p['gem'] else ''
    if p['gem'] and p['gem'].split()[0] in G['old']['F'] or (p['gem'] and p['sx'] == 'F'):
        twin = twin.replace('gêmeo com', 'gêmeo com')
    paras = f'''<b>CERTIFICO</b> que, a fôlhas {w(F)} do livro nº {w(L)} de Registro de Nascimentos, sob o nº de ordem {w(T)}, verifiquei constar que em data de {w(dl(p['regd'], '1º'))} foi feito o assento de {w(u(p['nome']))}, do sexo {w('masculino' if p['sx']=='M' else 'feminino')}, de côr {w(cor)}, nascid{o} aos {w(dw(p['nasc']))}, {'à' if p['h'] and p['h'][0] in (0, 1, 13) else 'às'} {w(hw_day(*p['h']) if p['h'] else 'horas ignoradas')}, {lug}, no município de {w(p['m'])}, Estado {w(ART[p['uf']] + ' ' + STATES[p['uf']])}, filh{o} {w(fil)} de {pai}{w(u(p['mae']))}{nn(p['maenat'])}{twin}.'''
    p2 = f'''São avós paternos: {w(u(p['avp']))} e {w(u(p['avpf']))}; e maternos: {w(u(p['avm']))} e {w(u(p['avmf']))}.'''
    p3 = f'''Foi declarante {w('o pai' if p['pai'] else 'a mãe')} e serviram de testemunhas {w(p['t1'] + ', ' + ['lavrador', 'negociante', 'artista', 'ferroviário'][k % 4] + ', e ' + p['t2'] + ', doméstica')}, residentes neste distrito.'''
    mg = f'''<p>À margem do têrmo consta: {w(av or an)}.</p>''' if (av or an) else (f'<p>À margem do têrmo consta: {w("")}</p>' if k % 3 == 0 else '')
    only = k in (2, 5)
    est = ''.join(f'<div class=tx style="transform:rotate({r.choice([-4,-2,1,3])}deg)"><b>{v}</b><br>{n}<br><small>BRASIL</small></div>' for v, n in ([('Cr$ 2,00', 'Tesouro Estadual'), ('Cr$ 1,50', 'Educação e Saúde')] if p['emis'].year < 1968 else [('Cr$ 0,50', 'Taxa Judiciária')]))
    head = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if p['emis'].year < 1967 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    body = f'''<div class=mg><div class=v>REGISTRO CIVIL — NASCIMENTO</div></div><div class=pg><div class=hd>{crest(52,'#333')}<div class=a>{head}</div><div class=b>ESTADO {E(UP(ART[p['ruf']] + ' ' + STATES[p['ruf']]))}</div><div class=c>Comarca e Município de {w(p['rm'])} &nbsp; {w(p['dist'])}</div><div class=d>{E(p['cart'])}</div>{'' if only else f'<div class=e>Oficial: {E(p["oficial"])}</div>'}<h1>Certidão de Nascimento</h1></div>
<div class=tx2><p>{paras}</p><p>{p2}</p><p>{p3}</p>{mg}<p>O referido é verdade e dou fé.</p><p class=dt>{w(p['rm'])}, {w(dl(p['emis'], '1º'))}.</p></div>
<div class=sg>{sign(r,190,50,'#2b2b55')}<div class=l>{w(p['subst'] if only else p['oficial'])}<br>{'Escrevente juramentado' if only else 'O Oficial do Registro Civil'}</div></div><div class=es>{est}</div><div class=cs>{stamp('REGISTRO CIVIL', [p['ruf']], UP(p['rm']), 108, '#6a3d7c', -18)}</div><div class=n>Buscas Cr$ {r.randrange(2,30)},00 · Raza Cr$ {r.randrange(5,40)},00 · Conferi.</div></div>'''
    if p['emis'].year >= 1967:
        body = body.replace('Buscas Cr$', 'Buscas NCr$').replace('Raza Cr$', 'Raza NCr$') if p['emis'].year < 1970 else body
    css = '''body{background:radial-gradient(ellipse at 60% 40%,#fbf3dc,#f1e3bf);font-family:"EB Garamond";font-size:13pt;color:#2b2119}.mg{position:absolute;left:0;top:0;bottom:0;width:22mm;border-right:.4mm solid #7a5a3a}.v{writing-mode:vertical-rl;transform:rotate(180deg);position:absolute;left:7mm;top:70mm;font-size:12pt;color:#7a5a3a}.pg{position:absolute;left:29mm;right:14mm;top:11mm;bottom:9mm}.hd{text-align:center;line-height:1.3}.a{font-size:10.5pt}.b{font-size:14pt;font-weight:bold}.d{font-size:12pt;font-weight:bold;margin-top:1mm;font-family:C059}.e{font-style:italic}h1{font-size:24pt;font-weight:normal;margin:5mm 0 4mm}
.tx2{text-align:justify;line-height:1.62}.tx2 p{margin:0 0 2mm;text-indent:9mm}tt{font-family:"TeX Gyre Cursor";font-size:11pt;position:relative;color:#1d1d33;font-weight:bold}.dt{text-align:right}.sg{position:absolute;right:4mm;bottom:14mm;text-align:center}.l{border-top:.3mm solid #2b2119;padding-top:1mm;min-width:74mm;font-size:11pt}.es{position:absolute;left:0;bottom:16mm;display:flex;gap:3mm}.tx{border:.5mm dashed #7d3b2c;background:#efd0b6;color:#7d3b2c;padding:2mm;font-size:8.5pt;text-align:center;width:22mm;height:29mm}.cs{position:absolute;left:38mm;bottom:11mm}.n{position:absolute;left:0;bottom:0;font-size:9pt}'''
    t = truth(p, up=u, cpf=False, dn=dw(p['nasc']), livro=L, folha=F, termo=T, oficial=p['subst'] if only else p['oficial'], av=av, an=an, cart=p['cart'], nats=False)
    t['data']['registro']['município'] = p['rm']
    t['data']['local_nascimento']['município'] = p['m']
    t['data']['local_nascimento']['estabelecimento'] = p['hosp']
    if nat:
        a = [(p['painat']), (p['maenat'])] if p['pai'] else [p['maenat']]
        for i, x in enumerate(a):
            t['data']['filiação'][f'genitor_{i+1}']['naturalidade'] = natf(x)
            if x[1]:
                t['accept'][f'filiação.genitor_{i+1}.naturalidade'] = [f"{x[0]}, {STATES[x[1]]}"]
    return doc(css, body), t


# ================================================================ V9  inteiro teor, long transcription, issued 2012-2025, all regions
SPECS['V9'] = dict(eras=('old', 'old', 'old'), pool=[], items=[
    S('F', 'Penedo-AL', '1936-10-18', 21, '2013-05-20', (4, 0), 'Cartório de Registro Civil das Pessoas Naturais do 1º Distrito de Penedo', 'Domicílio', an='cas'),
    S('M', 'Bento Gonçalves-RS', '1944-02-11', 4, '2019-09-02', (17, 30), 'Ofício do Registro Civil das Pessoas Naturais de Bento Gonçalves', 'Hospital Doutor Bartholomeu Tacchini', pool=EUR, an='casob'),
    S('F', 'Quixadá-CE', '1957-08-05', 3020, '2016-11-07', None, 'Cartório Queiroz Rocha – 2º Ofício de Quixadá', 'Domicílio', fl='nopat', av='ret'),
    S('M', 'Manacapuru-AM', '1975-03-28', 60, '2022-06-20', (1, 20), 'Cartório do 1º Ofício de Manacapuru', 'Unidade Mista de Manacapuru', fl='nofather', eras=('mid', 'old', 'old')),
    S('F', 'Araxá-MG', '1963-11-21', 15, '2015-02-23', (9, 45), 'Registro Civil das Pessoas Naturais da Comarca de Araxá', 'Santa Casa de Misericórdia', fl='twin'),
    S('M', 'Poconé-MT', '1949-05-30', 10, '2024-03-18', (13, 15), 'Serviço de Registro Civil das Pessoas Naturais de Poconé', 'Domicílio', fl='noavm', av='cpf'),
    S('F', 'Campinas-SP', '1982-09-12', 5, '2025-01-13', (22, 50), 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede', 'Maternidade de Campinas', pool=ITSP, eras=('mid', 'old', 'old'), an='div'),
    S('M', 'Balsas-MA', '1970-01-02', 365, '2018-12-10', (19, 0), 'Serventia Extrajudicial do 1º Ofício de Balsas', 'Domicílio', fl='nomat'),
])


def v9(k, p, r):
    mat = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'], 1)
    av = an = ''
    if p.get('an') == 'cas':
        an = f"Casou-se a registrada com {p['conj']}, nesta cidade, aos 08 de dezembro de 1955, conforme livro B-19, folhas 33, termo 1.902, passando a assinar-se com o apelido de família do marido. Penedo, 10 de dezembro de 1955."
    if p.get('an') == 'casob':
        an = f"Casou em 25 de julho de 1970, com {p['conj']}, em Garibaldi - RS, livro B-16, fls. 88v. Faleceu em 02 de maio de 2018, em Caxias do Sul - RS, livro C-97, fls. 12, termo 31.455."
    if p.get('an') == 'div':
        an = f"Por sentença do Juízo da 1ª Vara de Família desta Comarca, de 14 de abril de 2011, foi decretado o divórcio da registrada e de {p['conj']}, com quem se casara em 03 de junho de 2006."
    if p.get('av') == 'ret':
        av = f"Por mandado do MM. Juiz de Direito desta Comarca, datado de 19 de março de 1981, fica retificado o nome da mãe da registrada, por erro de grafia, para {p['mae']}."
    if p.get('av') == 'cpf':
        av = f"Procede-se a esta averbação para constar que o registrado é inscrito no Cadastro de Pessoas Físicas sob o nº {p['cpf']}. Poconé, 18 de março de 2024."
    L = f"A-{p['livro']}" if k % 3 else f"{p['livro']}"
    F = f"{p['folha']}" + ('v' if k in (0, 3, 6) else '')
    T = f"{p['termo']:,}".replace(',', '.')
    o = p['o']
    reg = p['regd']
    nn = lambda x: f"{x[0]}, Estado {ART[x[1]]} {STATES[x[1]]}" if x[1] not in ('', 'DF') else x[0] + (', Distrito Federal' if x[1] else '')
    lug = 'em seu domicílio, no lugar denominado ' + ['Barro Vermelho', '', 'Fazenda Riacho Fundo', '', '', 'Rio Claro Abaixo', '', 'Povoado Rio Coco'][k] if p['hosp'] == 'Domicílio' else ('no ' if p['hosp'].split()[0] in ('Hospital',) else 'na ') + p['hosp']
    hora = ('à ' if p['h'][0] in (0, 1, 13) else 'às ') + hw_day(*p['h']) if p['h'] else 'em hora ignorada'
    dec = p['pai'] or p['mae']
    prof = ['lavrador', 'viticultor', 'vaqueiro', 'seringueira', 'comerciante', 'ferroviário', 'bancário', 'roceiro'][k]
    sx = 'masculino' if p['sx'] == 'M' else 'feminino'
    if p['pai']:
        fili = f"filh{o} {'legítim' + o if reg.year < 1978 else ''} do declarante, natural de {nn(p['painat'])}, e de sua mulher, dona {p['mae']}, natural de {nn(p['maenat'])}".replace('  ', ' ')
    else:
        fili = f"filh{o} da declarante, natural de {nn(p['maenat'])}, solteira"
    ap = f"avós paternos {p['avp']} e dona {p['avpf']}" if p['avp'] else 'avós paternos ignorados'
    if not p['pai']:
        ap = ''
    if p['avm'] and p['avmf']:
        am = f"avós maternos {p['avm']} e dona {p['avmf']}"
    elif p['avmf']:
        am = f"avô materno ignorado e avó materna dona {p['avmf']}"
    else:
        am = 'avós maternos não declarados'
    av_s = ' e '.join(x for x in (ap, am) if x)
    tw = f"nasceram duas crianças gêmeas, sendo a primeira a de que trata este assento, do sexo {sx}, que recebeu o nome de {p['nome']}, e a segunda, de nome {p['gem']}, objeto do assento seguinte" if p['gem'] else f"nasceu uma criança do sexo {sx}, a quem foi dado o nome de {p['nome']}"
    old = p['n'].full('old', 'M')
    pare = f" {'neste' if k % 2 else 'nesta'} {'município' if k % 2 else 'cidade'} de {p['m']}, Estado {ART[p['uf']]} {STATES[p['uf']]}"
    low = (lambda s: s)
    body_t = (f"“Número de ordem: {T}. Aos {dw(reg)},{pare}, em cartório, perante mim, {old}, oficial do registro civil, compareceu {dec}, {prof}, residente neste município, e na presença das testemunhas adiante nomeadas declarou que no dia {dw(p['nasc'])}, "
              f"{hora}, {lug}, {'nesta cidade' if k % 2 == 0 else 'neste município'} de {p['m']}, {tw}; {fili}; sendo {av_s}. "
              f"Foram testemunhas {p['t1']}, {['funcionário público', 'comerciário'][k % 2]}, e {p['t2']}, {['doméstica', 'costureira'][k % 2]}, ambos residentes nesta cidade. Lido e achado conforme, assinam com o declarante{', a seu rogo, por não saber escrever,' if k in (0, 2, 7) else ''} e comigo, {old}, que o escrevi. (aa) {dec}. {p['t1']}. {p['t2']}.”")
    if not p['pai']:
        body_t = body_t.replace('com o declarante', 'com a declarante')
    m = ''
    if av:
        m += f"<p><b>Averbação à margem:</b> {E(av)}</p>"
    if an:
        m += f"<p><b>Anotação à margem:</b> {E(an)}</p>"
    if not m:
        m = ['', '', '', '<p>À margem do assento nada consta.</p>', '<p>Nada mais se continha, nem à margem, no referido assento.</p>', '', '', '<p>Sem averbações ou anotações marginais.</p>'][k]
    sel = {'AL': f"AAX{digs(r,5)}-{alnum(r,4)}", 'RS': f"0{digs(r,3)}.04.1900001.0{digs(r,4)}", 'CE': f"PP {digs(r,6)}", 'AM': f"REGNAS{digs(r,8)}{alnum(r,4)}", 'MG': f"AWD{digs(r,5)}", 'MT': f"BXN {digs(r,5)}", 'SP': f"{digs(r,6)}5CE{digs(r,13)}{alnum(r,1,'ABCDEFGH')}", 'MA': f"0000{digs(r,8)}"}[p['ruf']]
    bysub = k % 2 == 0
    body = f'''<div class=r1></div><div class=pg><div class=hd><div class=lg>{crest(44,'#3a2a12')}</div><div><div class=a>{E(p['cart'])}</div><div class=b>{E(p['rm'])} – {p['ruf']} · Registrador{'a' if p['oficial'].split()[0][-1]=='a' else ''}: {E(p['oficial'])}</div></div></div>
<h1>CERTIDÃO DE NASCIMENTO<br><span>EM INTEIRO TEOR</span></h1><div class=m>Matrícula: {mat}</div>
<p>CERTIFICO, {'a pedido verbal de pessoa interessada' if k%2 else 'em atenção a requerimento escrito, arquivado nesta serventia'}, que, revendo os livros de nascimentos a meu cargo, no de número <b>{L}</b>, à folha <b>{F}</b>, sob o termo <b>{T}</b>, encontrei o assento do teor seguinte:</p><p class=q>{E(body_t)}</p>{m}
<p>{'Era o que se continha no dito assento, que para aqui fielmente transcrevi e ao qual me reporto.' if k%2 else 'O conteúdo acima é reprodução fiel do assento.'} Dou fé. {E(p['rm'])}, {dl(p['emis'])}.</p>
<div class=bt><div class=sg>{sign(r,170,46)}<hr>{E(p['subst'] if bysub else p['oficial'])}<br>{'Substituto(a) do(a) Registrador(a)' if bysub else 'Oficial de Registro Civil'}</div><div class=se>{qr(r,58,'#3a2a12')}<div>Selo digital nº<br><b>{sel}</b><br>Valor: R$ {r.randrange(45,130)},{digs(r,2)}<br>Prot. {r.randrange(100,99999)}</div></div></div></div>'''
    css = '''body{background:#fff;font-family:"TeX Gyre Pagella";font-size:12pt;color:#1c150a}.r1{position:absolute;inset:8mm;border-left:.8mm solid #a08452;border-right:.8mm solid #a08452}.pg{position:absolute;left:24mm;right:20mm;top:16mm;bottom:14mm}.hd{display:flex;gap:6mm;align-items:center;border-bottom:.4mm solid #a08452;padding-bottom:3mm}.a{font-size:13pt;font-weight:bold}.b{font-size:9.5pt}h1{text-align:center;font-size:17pt;margin:7mm 0 3mm;line-height:1.2}h1 span{font-size:12pt;font-weight:normal}.m{text-align:center;font-size:10.5pt;margin-bottom:5mm}p{text-align:justify;line-height:1.58;margin:0 0 3mm}.q{text-indent:0}.bt{position:absolute;left:0;right:0;bottom:0;display:flex;justify-content:space-between;align-items:flex-end}.sg{text-align:center;font-size:10pt;min-width:75mm}hr{border:0;border-top:.3mm solid #1c150a;margin:0 0 1mm}.se{display:flex;gap:3mm;align-items:center;font-size:8.2pt;border:.3mm solid #a08452;padding:2mm;max-width:80mm}.se b{overflow-wrap:anywhere}'''
    t = truth(p, cpf=(p.get('av') == 'cpf'), mat=mat, dn=dw(p['nasc']), livro=L, folha=F, termo=T, selo=sel, oficial=p['oficial'], av=av, an=an, nats=False)
    a = [p['painat'], p['maenat']] if p['pai'] else [p['maenat']]
    for i, x in enumerate(a):
        t['data']['filiação'][f'genitor_{i+1}']['naturalidade'] = natf(x)
        t['accept'][f'filiação.genitor_{i+1}.naturalidade'] = [nn(x), f"{x[0]}, {STATES[x[1]]}"]
    return doc(css, body), t


# ================================================================ V10  birth abroad: traslado in Livro E, 2003-2009, numbered items, seafoam paper
def AB(sx, city, b, roff, e, h, reg, cart, hosp, cons, pai, pn, mae, mn, avp, avpf, avm, avmf, nome, **kw):
    return S(sx, reg, b, roff, e, h, cart, hosp, cons=cons, city=city, ov=dict(pai=pai, mae=mae, painat=pn, maenat=mn, avp=avp, avpf=avpf, avm=avm, avmf=avmf, nome=nome), **kw)


SPECS['V10'] = dict(eras=('new', 'mid', 'old'), pool=[], items=[
    AB('F', ('Boston', 'Massachusetts, Estados Unidos da América'), '2001-04-17', 900, '2003-11-10', (7, 52), 'Governador Valadares-MG', 'Cartório do 1º Ofício de Registro Civil de Governador Valadares', "Brigham and Women's Hospital", ('Consulado-Geral do Brasil em Boston', '2001-06-05'),
       'Gilmar Antônio Penido', ('Sobrália', 'MG'), 'Leidiane Quintão de Souza Penido', ('Governador Valadares', 'MG'), 'José Antônio Penido', 'Geralda Maria Penido', 'Orlando de Souza', 'Zulmira Quintão', 'Stephanie Quintão Penido'),
    AB('M', ('Hamamatsu', 'Shizuoka, Japão'), '1999-12-08', 1500, '2004-02-16', (16, 4), 'Curitiba-PR', 'Cartório do 1º Ofício de Registro Civil de Pessoas Naturais de Curitiba', 'Seirei Mikatahara Byoin', ('Consulado-Geral do Brasil em Nagóia', '2000-01-20'),
       'Celso Akira Yamada', ('Assaí', 'PR'), 'Rosana Midori Nakamura Yamada', ('Londrina', 'PR'), 'Takeo Yamada', 'Hatsue Yamada', 'Minoru Nakamura', 'Kikue Nakamura', 'Lucas Kenzo Yamada', fl='twin', gem='Mateus Ryo Yamada'),
    AB('F', ('Lisboa', 'Portugal'), '1997-09-22', 3200, '2006-08-07', None, 'Salvador-BA', 'Cartório do Registro Civil das Pessoas Naturais do Subdistrito da Sé', 'Maternidade Dr. Alfredo da Costa', ('Consulado-Geral do Brasil em Lisboa', '1997-10-14'),
       'Rui Manuel Lourenço Valadas', ('Beja, Portugal', ''), 'Iara Sodré Bonfim', ('Santo Amaro', 'BA'), '', '', 'Ariovaldo Bonfim', 'Edelzuita Sodré Bonfim', 'Inês Bonfim Valadas'),
    AB('M', ('Paramaribo', 'Suriname'), '2004-05-30', 420, '2005-08-01', (22, 40), 'Belém-PA', 'Cartório do 3º Ofício de Registro Civil de Belém', "'s Lands Hospitaal", ('Embaixada do Brasil em Paramaribo', '2004-08-12'),
       '', ('', ''), 'Raimunda Nonata Baía Tapajós', ('Cametá', 'PA'), '', '', 'Benedito Tapajós', 'Ana Baía', 'Denilson Orlando Baía Tapajós'),
    AB('F', ('Milão', 'Itália'), '1988-02-19', 5900, '2008-10-20', (10, 0), 'São Paulo-SP', 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito – Sé', 'Ospedale Luigi Sacco', ('Consulado-Geral do Brasil em Milão', '1988-04-06'),
       'Stefano Brambilla Corti', ('Monza, Itália', ''), 'Marisa Zorzetto', ('São Carlos', 'SP'), 'Ambrogio Brambilla', 'Pierina Corti', 'Ítalo Zorzetto', 'Nair Trevisan Zorzetto', 'Giulia Zorzetto Brambilla', an='cas'),
    AB('M', ('Encarnación', 'Paraguai'), '1978-07-15', 8400, '2007-03-05', None, 'Porto Alegre-RS', 'Registro Civil das Pessoas Naturais da 1ª Zona de Porto Alegre', 'Domicílio', ('Vice-Consulado do Brasil em Encarnación', '1980-02-27'),
       'Nelson Gehlen', ('Santa Rosa', 'RS'), 'Hilária Kuhn Gehlen', ('Três Passos', 'RS'), 'Reinoldo Gehlen', 'Ottília Becker Gehlen', 'Arno Kuhn', '', 'Elói Gehlen', av='opc'),
    AB('F', ('Caiena', 'Guiana Francesa'), '2006-01-02', 260, '2009-04-27', (3, 15), 'Macapá-AP', 'Cartório Vales – 1º Ofício de Macapá', 'Centre Hospitalier Andrée Rosemon', ('Consulado-Geral do Brasil em Caiena', '2006-02-03'),
       'Edivan Picanço Lobato', ('Oiapoque', 'AP'), 'Marie-Josèphe Horth', ('Caiena, Guiana Francesa', ''), 'Valdemar Lobato', 'Joana Picanço', '', '', 'Ludivine Horth Lobato'),
    AB('M', ('Luanda', 'Angola'), '1995-10-29', 4000, '2009-11-16', (12, 25), 'Brasília-DF', 'Cartório do 1º Ofício do Registro Civil de Brasília', 'Clínica Sagrada Esperança', ('Embaixada do Brasil em Luanda', '1996-01-11'),
       'Domingos Kiala Neto', ('Uíge, Angola', ''), 'Beatriz Curado Fleury', ('Pirenópolis', 'GO'), 'Kiala Domingos', 'Nzuzi Makiesse', 'Ciro Fleury Curado', 'Generosa de Sá Curado', 'Ndongala Henrique Curado Kiala'),
])


def v10(k, p, r):
    city, land = p['city']
    cons, cd = p['cons'][0], date.fromisoformat(p['cons'][1])
    p['cart'] = p['cart']
    av = an = ''
    if p.get('an') == 'cas':
        an = f"Casou-se com {p['conj']} em 10.05.2008, no 17º Subdistrito – Bela Vista, São Paulo, L. B-aux. 12, fl. 40, nº 5.013."
    if p.get('av') == 'opc':
        av = "Por sentença da 2ª Vara Federal de Porto Alegre, de 18.09.2006, foi homologada a opção do registrado pela nacionalidade brasileira (L. E-31, fl. 77)."
    L, F, T = f"E-{p['livro']}", f"{p['folha']}" + ('v' if k in (1, 6) else ''), f"{p['termo']}"
    nul = ['ignorado', '—x—', 'não constam do assento consular', 'não consta', '*****', 'não declarada', '/////', '–'][k]
    nul2 = 'nada consta' if k in (0, 5) else 'nada' if k == 2 else nul
    n = [0]
    def it(l, v):
        n[0] += 1
        return f'<div class=it><div class=no>{n[0]:02d}</div><div><span class=l>{l}:</span> {v}</div></div>'
    b = lambda s: f'<b>{E(s)}</b>'
    emps = lambda a, c: f"{b(a) if a else nul} e {b(c) if c else nul}" if (a or c) else nul
    seln = {'MG': f"AHR {digs(r,5)}", 'PR': f"GFT{digs(r,5)}", 'BA': '', 'PA': f"nº {digs(r,8)}", 'SP': f"1096AA{digs(r,6)}", 'RS': f"0{digs(r,3)}.01.0700001.0{digs(r,4)}", 'AP': '', 'DF': f"DF{digs(r,9)}"}[p['ruf']].replace('nº ', '')
    items = it('Assento transcrito', f"Livro {b(L)}, folha {b(F)}, número {b(T)}, transcrição feita em {ds(p['regd'], '.')}")
    items += it('Origem', f"certidão expedida pel{'a ' + E(cons) if cons.startswith('Emb') else 'o ' + E(cons)}, onde o nascimento fora lançado em {ds(cd, '.')}, no livro {r.randrange(2,40)}-N, à folha {r.randrange(3,190)}, nº {r.randrange(100,4000)}")
    items += it('Nome', f'<b class=big>{E(p["nome"])}</b>') + it('Sexo', p['sexo'])
    items += it('Dia e hora do nascimento', b(ds(p['nasc'], '.')) + (f", às {p['h'][0]} horas e {p['h'][1]} minutos" if p['h'] and p['h'][1] else f", às {p['h'][0]} horas" if p['h'] else ', hora não indicada'))
    items += it('Cidade e país', f"{b(city)}, {E(land)}") + it('Casa de saúde ou residência', E(p['hosp']) if p['hosp'] != 'Domicílio' else 'no domicílio dos pais') + it('Natural de', f"{E(city)}, {E(land)}")
    items += it('Filho(a) de' if p['sx'] == 'M' else 'Filha de', f"{b(p['mae'])}, natural de {E(natf(p['maenat'], sep='/'))}" + (f", e de {b(p['pai'])}, natural de {E(natf(p['painat'], sep='/'))}" if p['pai'] else '')).replace('Filho(a)', 'Filho')
    items += it('Pais da mãe', emps(p['avm'], p['avmf'])) + it('Pais do pai', emps(p['avp'], p['avpf']))
    items += it('Parto múltiplo', f"sim, com {b(p['gem'])}" if p['gem'] else 'não')
    items += it('Declarante e testemunhas', f"{E(p['decl'] or p['mae'])}; {E(p['t1'])}, passaporte C{r.choice('ABCDEFH')}{digs(r,6)}; {E(p['t2'])}")
    items += it('Averbações', E(av) if av else nul2) + it('Anotações', E(an) if an else nul2)
    leg = ('A condição de brasileiro nato depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal (Constituição Federal, art. 12, I, c).' if p['regd'].year < 2007 else 'Brasileiro nato, conforme os termos da alínea c do inciso I do art. 12, in limine, da Constituição Federal (Emenda nº 54/2007).')
    sub = k in (3, 6)
    body = f'''<div class=tp>{guil and ''}</div><div class=pg><div class=hd><div class=bo>LIVRO E<br><small>demais atos do<br>registro civil</small></div><div class=t><div class=x>{E(p['cart'])}</div><div class=y>{E(p['rm'])} – {STATES[p['ruf']]} – Brasil</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=z>traslado de assento lavrado no exterior · Lei nº 6.015/73, art. 32, § 1º</div></div>{crest(54,'#0d4f5e')}</div>
<p class=in>Certifico que do livro próprio desta serventia consta a transcrição do nascimento adiante qualificado:</p>{items}<p class=le>{leg}</p>
<div class=bt><div class=s1>{('Selo: <b>' + seln + '</b><br>') if seln else ''}Emolumentos pagos: R$ {r.randrange(20,70)},{digs(r,2)}<br>Guia nº {r.randrange(1000,99999)}</div><div class=s2>{stamp('TRASLADO', ['LIVRO E'], UP(p['rm']), 86, '#0d4f5e', 8)}</div><div class=s3>Do que dou fé.<br>{E(p['rm'])}, {dl(p['emis'])}<br>{sign(r,160,42)}<hr>{E(p['subst'] if sub else p['oficial'])}<br>{'escrevente autorizado(a)' if sub else 'oficial registrador(a)'}</div></div>{f'<div class=foot>Oficial: {E(p["oficial"])} &nbsp;·&nbsp; tel. (0xx) 3{digs(r,3)}-{digs(r,4)}</div>' if k != 3 else ''}</div>'''
    css = f'''body{{background:#eefaf9;font-family:"Open Sans";font-size:9.9pt;color:#0b2a33}}.tp{{position:absolute;left:0;right:0;top:0;height:9mm;background:#0d4f5e {guil('#9fe0e0',.5,70,24,6)}}}.pg{{position:absolute;left:13mm;right:13mm;top:15mm;bottom:8mm}}.hd{{display:flex;gap:6mm;align-items:center}}.bo{{border:.6mm solid #0d4f5e;padding:2mm 3mm;font-weight:bold;text-align:center;font-size:11pt}}.bo small{{font-weight:normal;font-size:6.8pt}}.t{{flex:1;text-align:center}}.x{{font-weight:bold;font-size:11pt}}.y{{font-size:8.5pt}}h1{{font-size:17pt;margin:2mm 0 0;color:#0d4f5e}}.z{{font-size:8pt}}.in{{margin:5mm 0 2mm}}
.it{{display:flex;gap:4mm;padding:1.75mm 0;border-bottom:.2mm solid #9cc9c9;line-height:1.4}}.no{{width:8mm;font-weight:bold;color:#fff;background:#3d8f98;text-align:center;height:5mm;line-height:5mm;font-size:8pt;flex:none}}.l{{color:#23707b}}b{{font-weight:600}}.big{{font-size:12pt}}.le{{font-size:8.3pt;font-style:italic;margin:4mm 0;text-align:justify}}.bt{{display:flex;justify-content:space-between;align-items:flex-end;gap:5mm;font-size:8.8pt}}.s3{{text-align:center;min-width:70mm}}hr{{border:0;border-top:.3mm solid #0b2a33;margin:0 0 .5mm}}.foot{{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#23707b}}'''
    nt = f"{city}, {land}"
    t = truth(p, cpf=False, dn=ds(p['nasc'], '.'), nat=nt, livro=L, folha=F, termo=T, selo=seln, oficial=p['subst'] if k == 3 else p['oficial'], av=av, an=an, mother_first=bool(p['pai']))
    q = t['data']['local_nascimento']
    q['município'], q['uf'] = city, ''
    t['accept']['local_nascimento.município'] = [nt]
    t['accept']['dados_pessoais.naturalidade'] = [city]
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [ds(p['nasc'])]
    return doc(css, body), t


FORMS = [v1, v2, v3, v4, v5, v6, v7, v8, v9, v10]


def main():
    os.makedirs(OUT, exist_ok=True)
    for i, fn in enumerate(FORMS, 1):
        name = f'V{i}'
        sp = SPECS[name]
        for k, s in enumerate(sp['items']):
            r = random.Random(f'{name}/{k}/archive')
            er = s.get('eras', sp['eras'])
            if s.get('era') == 'mid' and 'eras' not in s:
                er = ('mid', 'old', 'old') if s['b'] < '1993' else ('mid', 'mid', 'old')
            p = build(r, s, s.get('pool', sp['pool']), er)
            if s.get('gem'):
                p['gem'] = s['gem']
            p['gmat'] = matr(p['cns'], 1, p['regd'].year, p['livro'], p['folha'], p['termo'] + 1, 0)
            h, t = fn(k, p, r)
            n = f'{name}-{k+1}'
            t.update(case=n, layout=name, file=n + '.pdf')
            for ext, txt in (('html', h), ('json', json.dumps(t, ensure_ascii=False, indent=1) + '\n')):
                f = os.path.join(OUT, f'{n}.{ext}')
                if not os.path.exists(f) or open(f, encoding='utf-8').read() != txt:
                    open(f, 'w', encoding='utf-8').write(txt)


if __name__ == '__main__':
    main()
