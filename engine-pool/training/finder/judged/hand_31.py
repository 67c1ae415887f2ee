#!/usr/bin/env python3
# Ten birth-certificate forms, I1 to I10, eight fillings each.  Standard library only.
import json, os, random, sys, math, datetime, html as H
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
esc = lambda s: H.escape(s, quote=False)

# ------------------------------------------------------------------ words
UN = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze',
      'dezesseis','dezessete','dezoito','dezenove']
DZ = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
CT = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
MES = ['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
def num(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n//10] + (' e ' + UN[n%10] if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CT[n//100] + (' e ' + num(n%100) if n%100 else '')
    k, r = divmod(n, 1000)
    s = 'mil' if k == 1 else num(k) + ' mil'
    if r: s += (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r)
    return s
def fem(s):
    w = s.split(' ')
    m = {'um':'uma','dois':'duas'}
    return ' '.join(m.get(x, x) for x in w)
def dia(n): return 'primeiro' if n == 1 else num(n)
def dext(d): return f'{dia(d.day)} de {MES[d.month]} de {num(d.year)}'
def dlong(d, first='1º'): return f'{first if d.day==1 else d.day} de {MES[d.month]} de {d.year}'
def dmy(d, sep='/'): return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'
D = datetime.date
def plus(d, n): return d + datetime.timedelta(days=n)
UFN = {'RS':'Rio Grande do Sul','SC':'Santa Catarina','PR':'Paraná','SP':'São Paulo','RJ':'Rio de Janeiro','MG':'Minas Gerais','ES':'Espírito Santo',
 'BA':'Bahia','SE':'Sergipe','AL':'Alagoas','PE':'Pernambuco','PB':'Paraíba','RN':'Rio Grande do Norte','CE':'Ceará','PI':'Piauí','MA':'Maranhão',
 'PA':'Pará','AP':'Amapá','AM':'Amazonas','RR':'Roraima','AC':'Acre','RO':'Rondônia','TO':'Tocantins','GO':'Goiás','MT':'Mato Grosso',
 'MS':'Mato Grosso do Sul','DF':'Distrito Federal'}
UFD = {k: ('do ' if k in 'RS RJ ES PR PI PA AP AM AC TO MT MS DF RN CE MA'.split() else 'da ' if k in ('BA','PB') else 'de ') + v for k, v in UFN.items()}

# ------------------------------------------------------------------ numbers
def cpf(r):
    n = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(a*b for a, b in zip(n, range(k, 1, -1))) * 10 % 11
        n.append(0 if s == 10 else s)
    t = ''.join(map(str, n))
    return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matr(cns, year, book, leaf, entry, kind=1, acervo='01'):
    b = f'{cns}{acervo}55{year}{kind}{book:05d}{leaf:03d}{entry:07d}'
    assert len(b) == 30
    for m in (2, 1):
        s = 0
        for c in b:
            s += int(c) * m
            m = 0 if m == 10 else m + 1
        s %= 11
        b += str(1 if s == 10 else s)
    return b
def mfmt(b, style=0):
    p = [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
    if style == 0: return ' '.join(p)
    if style == 1: return f'{p[0]}.{p[1]}.{p[2]}.{p[3]}.{p[4]}.{p[5]}.{p[6]}.{p[7]}-{p[8]}'
    if style == 2: return f'{p[0]} {p[1]} {p[2]} {p[3]} {p[4]} {p[5]} {p[6]} {p[7]}-{p[8]}'
    return ''.join(p[:3]) + ' ' + ' '.join(p[3:7]) + ' ' + p[7] + '-' + p[8]
def dnv(r, style=0):
    t = f'{r.randint(30, 79)}{r.randint(10000000, 89999999)}{r.randint(0, 9)}'
    return f'{t[:2]}-{t[2:10]}-{t[10]}' if style == 0 else t
def code(r, n, al='ABCDEFGHJKLMNPQRSTUVWXYZ23456789'): return ''.join(r.choice(al) for _ in range(n))
MIX = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

# ------------------------------------------------------------------ people
SUR = {
 'de': 'Weschenfelder,Klabunde,Kunzler,Bohnenberger,Dullius,Wiebbelling,Schwertner,Hünemeier,Stürmer,Zimmermann,Ruschel,Flesch,Brackmann,Eidelwein,Lüdtke,Grützmacher,Haubert,Feldens,Strassburger,Kirchheim,Noschang,Vorpagel,Raasch,Böing,Kretzer'.split(','),
 'it': "Bortoluzzi,Zanchettin,Dall'Agnol,De Bastiani,Guzzo,Piccoli,Tonietto,Brustolin,Cechin,Marcon,Pegoraro,Scopel,Fachinello,Dalla Costa,Zandonai,Girardello,Menegotto,Sartori,Trentin,Baldissera,Zuchinalli,Casagrande,Moretto,Vendramin".split(','),
 'pl': 'Kowalczuk,Wisniewski,Hryniewicz,Burakoski,Melniczuk,Kossoski,Sviercoski,Skrzypek,Zawadzki,Ostrovski,Chimborski,Pytlovanciv,Trojan,Szymanski,Dombrowski,Lubachevski,Nowakowski,Kaminski'.split(','),
 'jp': 'Nakashima,Ogata,Tsuchiya,Hirooka,Kawamoto,Murakawa,Fujisawa,Igarashi,Sakuma,Ueno,Nishikawa,Takemoto,Kitagawa'.split(','),
 'ar': 'Haddad,Mansur,Abou Said,Chedid,Nassif,Zarif,Jbeili,Saleh,Hamdan,Tannous,Cury'.split(','),
 'pt': "da Silva,dos Santos,Figueiró,de Andrade,Sant'Anna,Nogueira,do Nascimento,Pimentel,Antunes,de Oliveira,Ferreira,Machado,Dornelles,da Rosa,Fagundes,Bittencourt,de Ávila,Goulart,Severo,Quadros,Prestes,Camargo,da Luz,Brandão,Garcez,Vieira,Sequeira,Lacerda,Teixeira,Furtado,Amaral,Xavier,Meireles,da Cunha,Borba".split(','),
 'ne': 'Bezerra,de Alencar,Arruda,Lins,Wanderley,Sabóia,Cavalcante,do Rêgo,Feitosa,Queiroz,Maciel,Pessoa,Tavares,Holanda,de Sousa,Ribeiro,Lopes,de Lima,da Conceição,Marinho,Evangelista,Nunes,Rabelo,Batista,dos Anjos,de Jesus,Sampaio'.split(','),
 'no': 'Pantoja,Miranda,de Souza,Castelo Branco,Barbosa,Farias,da Costa,Mota,Tapajós,Siqueira,Guedes,dos Reis,Lobato,Moraes,Pinheiro,Assunção,Corrêa,Seabra'.split(','),
 'uy': 'Larrosa,Echeverría,Etchepare,Olivera,Suárez,Silveira,Techera,Núñez,Rodríguez,Acuña'.split(','),
 'in': 'Benites,Fernandes,Timóteo,da Silva,Acosta,Moreira,Gonçalves,Duarte'.split(','),
}
OLDM = 'Adolfo,Alfredo,Ambrósio,Arlindo,Benedito,Bruno,Constantino,Domingos,Emílio,Eugênio,Felisberto,Firmino,Germano,Guilherme,Inácio,Jacó,João,Joaquim,José,Júlio,Leopoldo,Luiz,Manoel,Nicolau,Olímpio,Orestes,Pedro,Reinoldo,Teodoro,Valentim,Vicente,Virgílio,Zeferino,Ângelo,Theobaldo,Idalino'.split(',')
OLDF = 'Adelaide,Albertina,Amélia,Ana,Angelina,Antônia,Augusta,Carolina,Catarina,Cecília,Elvira,Emma,Ernestina,Etelvina,Filomena,Francisca,Genoveva,Helena,Idalina,Isaura,Joana,Josefina,Leopoldina,Luiza,Malvina,Maria,Matilde,Ondina,Otília,Paulina,Rosa,Rosalina,Sebastiana,Tereza,Ubaldina,Verônica,Zulmira'.split(',')
MIDM = 'Ademar,Airton,Aldo,Antônio,Aristides,Carlos,Celso,Claudino,Darci,Edegar,Elói,Enio,Flávio,Geraldo,Hélio,Ivo,Jair,João Batista,José,Lauro,Luiz Carlos,Mário,Milton,Nelson,Nilo,Osmar,Osvaldo,Paulo,Raul,Renato,Romeu,Rubem,Sadi,Sérgio,Valdir,Vilmar,Wilson,Zeno'.split(',')
MIDF = 'Aparecida,Carmen,Cleusa,Dalva,Dirce,Edite,Elaine,Elza,Eva,Geni,Gessi,Ilda,Iolanda,Irma,Ivone,Jandira,Lourdes,Lurdes,Maria Helena,Marlene,Marli,Nadir,Neli,Neusa,Nilza,Noeli,Olinda,Rosane,Salete,Shirley,Sônia,Terezinha,Vilma,Zelinda,Zilda,Iraci'.split(',')
NEWM = 'Adriano,Alessandro,Anderson,André,Cléber,Cristiano,Daniel,Diego,Douglas,Eduardo,Ezequiel,Fabiano,Felipe,Gilmar,Giovani,Jeferson,Jonas,Juliano,Leonardo,Luciano,Marcelo,Maurício,Rafael,Ricardo,Rodrigo,Rogério,Samuel,Tiago,Vanderlei,Vinícius,William,Wagner'.split(',')
NEWF = 'Aline,Andréia,Bruna,Camila,Carina,Cíntia,Cristiane,Débora,Elisângela,Fabiana,Fernanda,Francieli,Graziela,Jaqueline,Josiane,Juliana,Karla,Larissa,Letícia,Luana,Michele,Mônica,Patrícia,Priscila,Raquel,Roberta,Sabrina,Simone,Suélen,Tatiane,Vanessa,Viviane'.split(',')
def given(r, sex, year, two=0.35):
    pool = (OLDM, OLDF) if year < 1935 else (MIDM, MIDF) if year < 1968 else (NEWM, NEWF)
    p = pool[0 if sex == 'M' else 1]
    a = r.choice(p)
    if r.random() < two and ' ' not in a:
        b = r.choice([x for x in p if x != a and ' ' not in x])
        a += ' ' + b
    return a
class P: pass
def fam(r, g, group, sex, year, group2=None, given2=None):
    f = P(); f.sex = sex; f.given = g
    S = SUR[group]; S2 = SUR[group2 or (group if r.random() < .5 else 'pt')]
    p, q = r.sample(S, 2)
    m = r.choice([x for x in S2 if x not in (p, q)]); n = r.choice([x for x in SUR['pt'] + S2 if x not in (p, q, m)])
    f.p, f.m = p, m
    gy, py = year - 55, year - 28
    f.avo_p = f'{given(r,"M",gy)} {p}' if r.random() < .6 else f'{given(r,"M",gy,.1)} {r.choice(SUR["pt"])} {p}'
    f.ava_p = f'{given(r,"F",gy)} {q}' + (f' {p}' if r.random() < .4 else '')
    f.avo_m = f'{given(r,"M",gy)} {m}'
    f.ava_m = f'{given(r,"F",gy)} {n}' + (f' {m}' if r.random() < .4 else '')
    f.g1 = f'{given(r,"M",py)} ' + (f'{q} ' if r.random() < .4 else '') + p
    f.g2 = f'{given(r,"F",py)} ' + (f'{n} ' if r.random() < .3 else '') + m + (f' {p}' if year < 1990 and r.random() < .4 else '')
    f.end = (f' {m}' if r.random() < .75 else '') + f' {p}'
    f.nome = g + f.end
    f.irmao = (given2 + f.end) if given2 else ''
    return f
OFF = {}
def who(r, sex=None, year=1965, groups=('pt','de','it','pl','ne','no','ar','jp')):
    while True:
        s = sex or r.choice('MF')
        gr = r.choice(groups); a, b = r.sample(SUR[gr] + SUR['pt'], 2)
        n = f'{given(r, s, year)} {a}' + (f' {b}' if r.random() < .5 else '')
        if n not in OFF: OFF[n] = 1; return n, s
# ------------------------------------------------------------------ truth
def blank(case, layout, w=595, h=842):
    g = lambda: {'nome_completo': '', 'naturalidade': ''}
    return {'case': case, 'layout': layout, 'condition': 'pdf_born_digital', 'file': case + '.pdf', 'width': w, 'height': h, 'resizeImage': False,
     'data': {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
      'dados_pessoais': {'nome_completo': '', 'cpf': '', 'matrícula': '', 'data_nascimento': {'texto_completo': '', 'dia': '', 'mês': '', 'ano': ''},
                         'hora_nascimento': '', 'naturalidade': '', 'sexo': ''},
      'local_nascimento': {'estabelecimento': '', 'município': '', 'uf': ''},
      'registro': {'município': '', 'uf': '', 'cartório': '', 'data_registro': '', 'número_dnv': '', 'livro': '', 'folha': '', 'termo': ''},
      'filiação': {'genitor_1': g(), 'genitor_2': g()},
      'avós': {'paternos': {'avô': '', 'avó': ''}, 'maternos': {'avô': '', 'avó': ''}},
      'gêmeos': {'status': 'Não', 'informações_adicionais': ''},
      'observações': {'averbações': '', 'anotações': ''},
      'autenticação': {'selo_digital': '', 'oficial_registro': '', 'data_emissão': ''}},
     'accept': {}, 'negative': None, 'meta': {'twin_names': [], 'joint_notes': False, 'cadastro': []}}
def put(t, path, v, *acc):
    o = t['data']; ks = path.split('.')
    for k in ks[:-1]: o = o[k]
    assert ks[-1] in o, path
    o[ks[-1]] = v
    a = [x for x in acc if x and x != v]
    if a: t['accept'][path] = a
def base(t, d, texto, *acc):
    b = t['data']['dados_pessoais']['data_nascimento']
    b['dia'], b['mês'], b['ano'] = f'{d.day:02d}', f'{d.month:02d}', str(d.year)
    put(t, 'dados_pessoais.data_nascimento.texto_completo', texto, *acc)
def sx(f): return 'Masculino' if f.sex == 'M' else 'Feminino'
def page(css, body, size='A4', cls=''):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>
@page {{ size: {size}; margin: 0 }} *{{box-sizing:border-box}} html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
{css}</style></head><body class="{cls}">{body}</body></html>'''
def save(t, html):
    n = t['case']
    def wr(p, s):
        if os.path.exists(p) and open(p, encoding='utf8').read() == s: return
        open(p, 'w', encoding='utf8').write(s)
    wr(os.path.join(OUT, n + '.html'), html)
    wr(os.path.join(OUT, n + '.json'), json.dumps(t, ensure_ascii=False, indent=1))
# ------------------------------------------------------------------ drawing
def scribble(r, w=150, h=36, col='#1b2a7a', sw=1.1):
    x, y = 6, h*.6; p = f'M{x} {y:.1f}'
    while x < w - 14:
        dx = r.uniform(7, 16); a, b = r.uniform(-h*.55, h*.3), r.uniform(-h*.2, h*.35)
        p += f' C{x+dx*.2:.1f} {y+a:.1f} {x+dx*1.1:.1f} {y+b:.1f} {x+dx:.1f} {y+r.uniform(-3,3):.1f}'; x += dx
    p += f' Q{w*.5:.0f} {h*1.05:.0f} {w-4} {h*.5:.0f}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{col}" stroke-width="{sw}"/></svg>'
SID = [0]
def stamp(top, bottom, mid, size=92, col='#28408f', op=.75, rot=-10):
    SID[0] += 1; i = SID[0] % 1000
    m = ''.join(f'<text x="50" y="{50+(k-(len(mid)-1)/2)*9+3:.1f}" font-size="7" text-anchor="middle">{esc(x)}</text>' for k, x in enumerate(mid))
    return f'''<svg width="{size}" height="{size}" viewBox="0 0 100 100" style="opacity:{op};transform:rotate({rot}deg)"><g fill="{col}" font-family="Liberation Sans">
<circle cx="50" cy="50" r="48" fill="none" stroke="{col}" stroke-width="1.4"/><circle cx="50" cy="50" r="32" fill="none" stroke="{col}" stroke-width=".8"/>
<path id="a{i}" d="M12 50 A38 38 0 0 1 88 50" fill="none"/><path id="b{i}" d="M7 50 A43 43 0 0 0 93 50" fill="none"/>
<text font-size="7.2" text-anchor="middle"><textPath href="#a{i}" startOffset="50%">{esc(top)}</textPath></text>
<text font-size="7.2" text-anchor="middle"><textPath href="#b{i}" startOffset="50%">{esc(bottom)}</textPath></text>{m}</g></svg>'''
def qr(r, n=29, px=76, col='#000'):
    s = ''
    def fin(x, y): return f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z" fill-rule="evenodd"/><rect x="{x+2}" y="{y+2}" width="3" height="3"/>'
    for y in range(n):
        for x in range(n):
            if (x < 8 and y < 8) or (x >= n-8 and y < 8) or (x < 8 and y >= n-8): continue
            if r.random() < .48: s += f'M{x} {y}h1v1h-1z'
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" fill="{col}" shape-rendering="crispEdges"><path d="{s}"/>{fin(0,0)}{fin(n-7,0)}{fin(0,n-7)}</svg>'
def bars(r, w=150, h=22):
    x, s = 0, ''
    while x < w - 4:
        a = r.choice([1, 1, 2, 3]); s += f'<rect x="{x}" y="0" width="{a}" height="{h}"/>'; x += a + r.choice([1, 1, 2, 3])
    return f'<svg width="{w}" height="{h}">{s}</svg>'
def arms(size=54, c1='#1d6b3a', c2='#d9b534', c3='#1f3f8f'):
    pts = ' '.join(f'{50+ (38 if k%2==0 else 16)*math.sin(math.pi*k/5):.1f},{44-(38 if k%2==0 else 16)*math.cos(math.pi*k/5):.1f}' for k in range(10))
    return f'''<svg width="{size}" height="{size}" viewBox="0 0 100 100"><path d="M14 60 Q4 30 26 12 M86 60 Q96 30 74 12" fill="none" stroke="{c1}" stroke-width="7" stroke-dasharray="7 2"/>
<polygon points="{pts}" fill="{c2}" stroke="{c1}" stroke-width="2"/><circle cx="50" cy="44" r="14" fill="{c3}"/><circle cx="50" cy="44" r="9" fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="1 2.4"/>
<path d="M16 78 Q50 66 84 78 L80 88 Q50 77 20 88 Z" fill="{c3}"/><path d="M48 60h4v14h-4z" fill="{c1}"/></svg>'''
def shield(size=46, c='#7a1f1f', c2='#2c6b2f', c3='#e2c14a'):
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><path d="M16 10H84V52Q84 82 50 94Q16 82 16 52Z" fill="{c3}" stroke="{c}" stroke-width="4"/><path d="M16 10H84L16 62Z" fill="{c2}"/><path d="M84 30V52Q84 82 50 94Q34 89 26 80Z" fill="{c}"/><ellipse cx="50" cy="48" rx="17" ry="21" fill="#fff" stroke="{c}" stroke-width="2"/><path d="M50 32v32M40 40h20" stroke="{c}" stroke-width="3"/></svg>'
def guil(col, op=.25, w=120, h=60, k=7, amp=14, freq=2):
    s = ''
    for j in range(k):
        pts = []
        for i in range(0, 41):
            x = w*i/40; y = h/2 + amp*math.sin(2*math.pi*freq*i/40 + j*math.pi/k*2) * math.cos(j*.35) + (j-k/2)*2.2
            pts.append(f'{x:.1f} {y:.1f}')
        s += f"<path d='M{' L'.join(pts)}' fill='none' stroke='{col}' stroke-width='.5' stroke-opacity='{op}'/>"
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' width='{w}' height='{h}'>{s}</svg>"
    return 'url("data:image/svg+xml,' + svg.replace('#', '%23').replace('<', '%3C').replace('>', '%3E') + '")'
FORMS = {}
def form(fn): FORMS[fn.__name__] = fn; return fn

# ================================================================== I1  RS, national model in fieldsets, teal security paper, 2018-2025
@form
def I1(k, r):
    rows = [
     ('Valentim','M','de',D(2021,4,17),'Lajeado','RS','Registro Civil das Pessoas Naturais de Lajeado',dict(hosp='Hospital Bruno Born',hm='10h42min')),
     ('Maria Antonella Catharina','F','it',D(2019,11,1),'Erechim','RS','Ofício do Registro Civil das Pessoas Naturais de Erechim',dict(hosp='Fundação Hospitalar Santa Terezinha',hm='00h05min',nofather=1)),
     ('Kuaray Poty','M','in',D(2018,8,23),'Tenente Portela','RS','Serviço de Registros Públicos de Tenente Portela',dict(home='Domicílio, Terra Indígena do Guarita',hm='05h00min',indio=1,nocpf=1)),
     ('Benício','M','pt',D(2022,2,9),'Pelotas','RS','Registro Civil das Pessoas Naturais da 1ª Zona de Pelotas',dict(hosp='Hospital Escola UFPel/EBSERH',hm='17h28min',mothers=1)),
     ('Yasmin','F','ar',D(2020,6,30),'Bagé','RS','Registro Civil das Pessoas Naturais de Bagé',dict(hosp='Santa Casa de Caridade de Bagé',hm='21h50min',birth=('Caçapava do Sul','RS'),hosp2='Hospital de Caridade Dr. Victor Lang')),
     ('Dionathan Rafael','M','pt',D(1994,9,14),'Santa Maria','RS','Registro Civil das Pessoas Naturais da 2ª Zona de Santa Maria',dict(hosp='Hospital Universitário',hm='06h15min',old=1,note=1)),
     ('Ísis','F','de',D(2023,12,5),'Ijuí','RS','Registro Civil das Pessoas Naturais de Ijuí',dict(hosp='Hospital de Clínicas de Ijuí',hm='13h07min',twin='Ágata')),
     ('Taís Guadalupe','F','uy',D(2024,3,3),"Sant'Ana do Livramento",'RS',"Registro Civil das Pessoas Naturais de Sant'Ana do Livramento",dict(hosp='Santa Casa de Misericórdia',hm='',uy=1,note2=1)),
    ]
    g, sex, gr, bd, mun, uf, cart, o = rows[k]
    t = blank(f'I1-{k+1}', 'I1'); f = fam(r, g, gr, sex, bd.year, given2=o.get('twin'))
    if o.get('indio'): f.nome = 'Kuaray Poty Benites Timóteo'; f.g1 = 'Karai Mirim Timóteo'; f.g2 = 'Ará Poty Benites'; f.avo_p = 'Verá Timóteo'; f.ava_p = ''; f.avo_m = 'Aparício Benites'; f.ava_m = 'Pará Rete Gonçalves'
    if o.get('mothers'): f.g1 = given(r,'F',1994)+' '+f.p; 
    up = lambda s: s.upper()
    N = {x: up(getattr(f, x)) for x in ('nome','g1','g2','avo_p','ava_p','avo_m','ava_m','irmao')}
    if o.get('nofather'): N['g1'] = ''; N['nome'] = up(g + ' ' + f.m); N['avo_p'] = N['ava_p'] = ''
    rd = plus(bd, r.randint(1, 20)); year = rd.year
    ed = plus(rd, r.randint(0, 2)) if k % 2 == 0 else max(plus(rd, r.randint(40, 600)), D(2019, 1, 10))
    if o.get('old'): ed = D(2022, 5, 30)
    if o.get('note2'): ed = plus(rd, 64)
    cns = f'09{r.randint(6000,9999)}'; book, leaf, ent = r.randint(40, 260), r.randint(1, 300), r.randint(20000, 99999)
    M = matr(cns, year, book, leaf, ent); ms = mfmt(M, 2)
    c = '' if o.get('nocpf') else cpf(r)
    bm, bu = o.get('birth', (mun, uf)); hosp = o.get('hosp2') or o.get('hosp') or o['home']
    par = {'g1': f'{mun} - {uf}', 'g2': r.choice(['Cruz Alta - RS','Chapecó - SC','Foz do Iguaçu - PR','Soledade - RS'])}
    if o.get('uy'): par['g1'] = 'Rivera - Uruguai'
    if o.get('indio'): par = {'g1': 'Tenente Portela - RS', 'g2': 'Misiones - Argentina'}
    off, os_ = who(r); esv, es_ = who(r)
    selo = f'{r.randint(100,799):04d}.01.{str(ed.year)[2:]}0000{r.randint(1,9)}.{r.randint(100,29999):05d}'
    d = dext(bd)
    aver = anot = ''; prov = 'NADA CONSTA.' if k % 2 else '——————————'
    cad = []
    if o.get('indio'): anot = 'A pedido dos genitores, consta no assento que o registrado pertence à etnia Mbyá-Guarani, aldeia Gengibre, Terra Indígena do Guarita, município de Tenente Portela, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012.'
    if o.get('note'):
        anot = 'Em 18/02/2017 o registrado casou-se com Suélen Dornelles Machado, conforme assento lavrado no Registro Civil das Pessoas Naturais de Itaara - RS, livro B-14, fls. 77, termo 2.091, continuando a usar o mesmo nome.'
        cad = ['RG|8093417725|02/06/2010|SJS/RS|indeterminada', 'Título de Eleitor|1029 3847 0450|21/01/2011|TRE/RS|Zona 041 - Seção 0188']
    if o.get('note2'): aver = f'AV-1: Em {dmy(plus(rd,30))}, por requerimento da genitora, retifica-se o prenome da registrada, que passou de TAIS para TAÍS, com acento, na forma do art. 110 da Lei 6.015/73. Dou fé. A Oficial Substituta.'; ed = plus(rd, 64)
    if o.get('mothers'): aver = ''
    P1 = f'<b>{esc(N["g1"])}</b>, natural de {par["g1"]}' if N['g1'] else '<b>* * * * * * * *</b>'
    P2 = f'<b>{esc(N["g2"])}</b>, natural de {par["g2"]}'
    if not N['g1']:
        fil = P2; 
    else: fil = P1 + '<br>' + P2
    def av(a, b): return ' e '.join(esc(x) for x in (a, b) if x)
    if o.get('mothers'):
        avs = f'Ascendentes de {esc(N["g1"])}: {av(N["avo_p"],N["ava_p"])}<br>Ascendentes de {esc(N["g2"])}: {av(N["avo_m"],N["ava_m"])}'
    elif o.get('nofather'): avs = f'Maternos: {av(N["avo_m"],N["ava_m"])}'
    else: avs = f'Paternos: {av(N["avo_p"],N["ava_p"])}' + (' e avó não declarada' if not N['ava_p'] else '') + f'<br>Maternos: {av(N["avo_m"],N["ava_m"])}'
    tw = ''; tm = ''
    if o.get('twin'):
        tm = mfmt(matr(cns, year, book, leaf, ent+1), 2); tw = f'{esc(N["irmao"])} &nbsp; Matrícula {tm}'
    dn = '' if o.get('old') or o.get('home') else dnv(r, 0)
    hm = o['hm']
    F = lambda lab, val, st='': f'<fieldset style="{st}"><legend>{lab}</legend><div>{val or "&nbsp;"}</div></fieldset>'
    crow = ''.join('<tr>' + ''.join(f'<td>{esc(x)}</td>' for x in row.split('|')) + '</tr>' for row in cad) or '<tr><td>RG</td><td>-.-</td><td>-.-</td><td>-.-</td><td>-.-</td></tr><tr><td>Título de Eleitor</td><td>-.-</td><td>-.-</td><td>-.-</td><td>-.-</td></tr>'
    css = '''body{font-family:"Nimbus Sans","Liberation Sans";font-size:9.5pt;color:#10202a;background:#f4faf8 ''' + guil('#2a8f80', .38) + '''}
.s{position:relative;width:210mm;height:297mm;padding:13mm 14mm;overflow:hidden}.s:before{content:"";position:absolute;inset:7mm;border:2.2mm double #2a8f80;border-radius:3mm}
.h{text-align:center;position:relative}.h b{font-size:12pt;letter-spacing:.5px;display:block}.h h1{font:bold 21pt "TeX Gyre Termes";margin:3mm 0 2mm;color:#0b5b50;letter-spacing:2px}
fieldset{border:.35mm solid #2a8f80;border-radius:1.2mm;margin:0 0 1.3mm;padding:.2mm 2.4mm 1.3mm;background:rgba(255,255,255,.72);min-width:0}legend{font-size:6.6pt;color:#0b5b50;padding:0 1mm;font-weight:bold}
.r{display:flex;gap:2mm}.r>*{flex:1}.big{font-size:13pt;font-weight:bold;text-align:center}.c{text-align:center}.m{font:bold 11pt "Liberation Mono"}
table{width:100%;border-collapse:collapse;font-size:7pt}td,th{border:.2mm solid #2a8f80;padding:.5mm 1.5mm;text-align:left}
.f{display:flex;gap:5mm;margin-top:3mm;position:relative}.f>div{flex:1}.l{font-size:7.6pt;line-height:1.4}.sig{text-align:center;padding-top:1mm}.selo{border:.3mm dashed #555;font-size:7pt;padding:1.5mm;margin-top:2.5mm;background:#fff9}'''
    body = f'''<div class="s"><div class="h">{arms(50)}<b>REPÚBLICA FEDERATIVA DO BRASIL</b>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div>
{F('Nome', f'<div class="big">{esc(N["nome"])}</div>')}
<div class="r">{F('Número do CPF', f'<div class="c" style="font-size:11pt">{c or "Não consta"}</div>','flex:.6')}{F('Matrícula', f'<div class="m c">{ms}</div>','flex:1.6')}</div>
<div class="r">{F('Data de nascimento por extenso', d,'flex:4')}{F('Dia',f'<div class="c">{bd.day:02d}</div>')}{F('Mês',f'<div class="c">{bd.month:02d}</div>')}{F('Ano',f'<div class="c">{bd.year}</div>')}</div>
<div class="r">{F('Hora de nascimento', hm or 'ignorada','flex:.8')}{F('Naturalidade', f'{esc(bm)} - {bu}','flex:1.4')}{F('Município de registro e Unidade da Federação', f'{esc(mun)} - {uf}','flex:1.8')}</div>
<div class="r">{F('Local, município de nascimento e UF', f'{esc(hosp)}, {esc(bm)} - {bu}','flex:4')}{F('Sexo', sx(f).lower())}</div>
{F('Filiação', f'<div style="line-height:1.45">{fil}</div>')}{F('Avós', f'<div style="line-height:1.45">{avs}</div>')}
<div class="r">{F('Gêmeo','SIM' if tw else 'NÃO','flex:.3')}{F('Nome e matrícula do(s) gêmeo(s)', tw or '-x-x-x-x-x-x-x-','flex:3')}</div>
<div class="r">{F('Data de registro por extenso', dext(rd),'flex:2')}{F('Número da declaração de nascido vivo', dn or 'não consta','flex:1')}</div>
{F('Averbações / Anotações a acrescer', f'<div style="min-height:30mm;text-align:justify">{esc(aver or anot or prov)}</div>')}
{F('Anotações voluntárias de cadastro', '<table><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>'+crow+'</table>')}
<div class="f"><div class="l"><b>{esc(cart)}</b><br>CNS nº {cns[:2]}.{cns[2:5]}-{cns[5]}<br>{'Registrador' if os_=='M' else 'Registradora'}: {esc(off)}<br>{esc(mun)} - {UFN[uf]}<br>Rua {r.choice(['General Osório','Marechal Floriano','Bento Gonçalves','Júlio de Castilhos'])}, {r.randint(100,1900)}, Centro &ndash; CEP 9{r.randint(1000,9999)}-{r.randint(0,999):03d}<br>Fone (5{r.randint(1,5)}) 3{r.randint(200,799)}-{r.randint(1000,9999)}
<div class="selo">Selo Digital de Fiscalização Notarial e Registral<br><b>{selo}</b> &nbsp; (ato: {'isento' if k%2==0 else 'R$ 38,70 + R$ 1,80'})</div></div>
<div class="sig">O conteúdo da certidão é verdadeiro. Dou fé.<br>{esc(mun)}, {dlong(ed,'1')}.<br>{scribble(r)}<br>______________________________<br>{esc(esv)}<br>Escrevente {'Autorizado' if es_=='M' else 'Autorizada'}</div></div></div>'''
    put(t,'dados_pessoais.nome_completo',N['nome']); put(t,'dados_pessoais.cpf',c); put(t,'dados_pessoais.matrícula',ms)
    base(t, bd, d, dmy(bd)); put(t,'dados_pessoais.hora_nascimento', hm[:2]+':'+hm[3:5] if hm else '')
    put(t,'dados_pessoais.naturalidade',f'{bm} - {bu}'); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento','Domicílio' if o.get('home') else hosp, o.get('home')); put(t,'local_nascimento.município',bm); put(t,'local_nascimento.uf',bu)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.número_dnv',dn)
    put(t,'registro.livro',str(book)); put(t,'registro.folha',str(leaf)); put(t,'registro.termo',str(ent))
    if N['g1']:
        put(t,'filiação.genitor_1.nome_completo',N['g1']); put(t,'filiação.genitor_1.naturalidade',par['g1']); put(t,'filiação.genitor_2.nome_completo',N['g2']); put(t,'filiação.genitor_2.naturalidade',par['g2'])
    else:
        put(t,'filiação.genitor_1.nome_completo',N['g2']); put(t,'filiação.genitor_1.naturalidade',par['g2'])
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,N[b])
    if tw: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',N['irmao'],f'{N["irmao"]} Matrícula {tm}'); t['meta']['twin_names'] = [N['irmao']]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot); t['meta']['joint_notes'] = True
    t['meta']['cadastro'] = [x.replace('|',' ') for x in cad]
    put(t,'autenticação.selo_digital',selo); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t, page(css, body))

# ================================================================== I2  SC 2010-2017, airy, notes in a band on the right, serif 11 pt
@form
def I2(k, r):
    rows = [
     ('Anelise','F','de',D(2012,7,2),'Pomerode','SC',dict(hosp='Hospital e Maternidade Rio do Testo',h='14:20')),
     ('Evaldo','M','de',D(1948,1,29),'Rodeio','SC',dict(home=1,h='',note='death')),
     ('Kimberly Nicoly','F','pt',D(2010,10,11),'São José','SC',dict(hosp='Hospital Regional Homero de Miranda Gomes',h='23:59',nofather=1)),
     ('Luan Henrique','M','it',D(2014,5,1),'Nova Veneza','SC',dict(hosp='Hospital São Marcos',h='08:31',note='cpf')),
     ('Terezinha de Jesus','F','pt',D(1957,3,19),'Urubici','SC',dict(home=1,h='04:00',note='cas',unkgp=1)),
     ('Bernardo Augusto','M','pl',D(2016,12,24),'Papanduva','SC',dict(hosp='Hospital São Sebastião',h='19:46',twin='Vicente Augusto')),
     ('Giuseppina','F','it',D(1963,8,8),'Luzerna','SC',dict(hosp='Hospital São Roque',h='11:10',note='retif')),
     ('Jackson Airton','M','pt',D(1995,4,12),'Laguna','SC',dict(hosp='Hospital de Caridade Senhor Bom Jesus dos Passos',h='00:40',birth=('Tubarão','SC'),hosp2='Hospital Nossa Senhora da Conceição',rec=1)),
    ]
    g, sex, gr, bd, mun, uf, o = rows[k]
    t = blank(f'I2-{k+1}','I2'); f = fam(r, g, gr, sex, bd.year, given2=o.get('twin'))
    if o.get('nofather'): f.nome = f'{g} {f.m}'
    cart = r.choice(['Escrivania de Paz do Município de ','Ofício de Registro Civil das Pessoas Naturais de ','Registro Civil, Títulos e Documentos de ']) + mun
    rd = plus(bd, r.randint(3, 25)); 
    if o.get('rec'): rd = D(1995,4,26)
    ed = max(D(2010 + r.randint(0, 7), r.randint(1, 12), r.randint(1, 28)), plus(rd, 0))
    if o.get('note'): ed = D(2016, r.randint(1, 12), r.randint(1, 28))
    if k == 5: ed = plus(rd, 3)
    cns = f'10{r.randint(3000,8999)}'; yb = rd.year
    book, leaf, ent = (r.randint(2, 60), r.randint(1, 299), r.randint(300, 19999))
    ms = mfmt(matr(cns, yb, book, leaf, ent), 0)
    bm, bu = o.get('birth', (mun, uf)); hosp = o.get('hosp2') or o.get('hosp') or ''
    off, os_ = who(r); sub, ss = who(r); decl = f.g2 if o.get('nofather') or o.get('rec') else f.g1
    cidades = ['Lages','Ibirama','Braço do Norte','Concórdia','Timbó','Imaruí']
    n1, n2 = r.sample(cidades, 2)
    d = f'{dia(bd.day)} de {MES[bd.month]} de {num(bd.year)}'
    pa = f'{d} ({dmy(bd)})'
    h = o['h']; htx = f'{int(h[:2])} hora{"s" if int(h[:2])!=1 else ""} e {int(h[3:])} minutos' if h and h[3:]!='00' else (f'{int(h[:2])} horas' if h else 'não consta do assento')
    aver = anot = ''
    c = ''
    if o.get('note') == 'death': anot = f'Registrado falecido aos 11/06/2009, conforme assento de óbito nº 1.204, fls. 204 do livro C-005 deste Ofício. Anotação feita em 15/06/2009.'
    if o.get('note') == 'cpf': c = cpf(r); aver = f'Averba-se a inscrição do registrado no Cadastro de Pessoas Físicas sob nº {c}, conforme comprovante da Receita Federal. {mun}, 09/11/2015.'
    if o.get('note') == 'cas': anot = f'Contraiu matrimônio com Osni Quadros da Luz em 22/09/1976, em Bom Retiro - SC (livro B-8, fls. 31v, nº 2.114), passando a assinar-se Terezinha de Jesus da Luz. Divorciada por escritura pública de 10/03/2011, voltou ao nome de solteira.'
    if o.get('note') == 'retif': aver = 'Por sentença do MM. Juiz de Direito da Comarca de Joaçaba, Autos nº 037.98.001452-6, de 14/08/1998, fica retificado o assento para constar que o nome da avó materna é o que consta nesta certidão, e não como constou.'
    if o.get('rec'): aver = f'Em 20/10/1999, por escritura pública de reconhecimento de filho, {f.g1} reconheceu a paternidade do registrado, que passou a chamar-se {f.nome}. Processo de averbação nº 17/1999.'
    if o.get('unkgp'): f.avo_p = f.ava_p = ''
    dn = dnv(r, 1) if bd.year >= 2010 else ''
    sel = f'{code(r,3,"ABCDEFGHIJKLMNOPQRSTUVWXYZ")}{r.randint(10000,99999)}-{code(r,4)}'
    L = lambda lab, val: f'<div class="i"><span>{lab}</span><p>{val}</p></div>'
    fath = '' if o.get('nofather') else f'{esc(f.g1)}, natural de {n1}, SC'
    moth = f'{esc(f.g2)}, natural de {n2}, SC'
    gp = lambda a, b: ' e de '.join(esc(x) for x in (a, b) if x) or '***'
    if o.get('nofather'): f.avo_p = f.ava_p = ''
    body = f'''<div class="s"><div class="top">{shield(50)}<div>ESTADO DE SANTA CATARINA<br><b>{esc(cart)}</b><br><small>Comarca de {esc({'Rodeio':'Ascurra','Nova Veneza':'Criciúma','Luzerna':'Joaçaba'}.get(mun,mun))} &middot; {'Oficial' if os_=='M' else 'Oficiala'} Titular: {esc(off)}</small></div></div>
<h1>Certidão de Nascimento</h1>
<div class="g"><div class="a"><div class="nm">{esc(f.nome)}</div><div class="mt">Matrícula: {ms}</div>
{L('Nascimento', pa)}{L('Hora', htx)}{L('Município e UF do nascimento', f'{esc(bm)}, {UFN[bu]}')}{L('Local', esc(hosp) if hosp else 'no domicílio dos genitores')}
{L('Sexo', sx(f).lower())}{L('Município e UF do registro', f'{esc(mun)}, {UFN[uf]}')}
{L('Filiação', (fath+'; e ' if fath else '')+moth)}
{L('Avós pelo lado paterno', gp(f.avo_p,f.ava_p))}{L('Avós pelo lado materno', gp(f.avo_m,f.ava_m))}
{L('Gêmeo(a)', f'sim, de {esc(f.irmao)}' if f.irmao else 'não')}
{L('Registrado em', dext(rd))}{L('D.N.V. nº', dn or '***')}{L('Foi declarante', esc(decl))}
<div class="fe">O referido é verdade e dou fé.<br>{esc(mun)}, {dlong(ed)}.<br><br>{scribble(r,170,40,'#222')}<br>{esc(sub)}<br><i>{'Escrevente Substituto' if ss=='M' else 'Escrevente Substituta'}</i></div></div>
<div class="b"><h2>Observações<br>e averbações</h2><div class="ob">{esc(aver or anot or 'Nada mais consta.')}</div>
<div class="se">{bars(r,130,20)}<br>Poder Judiciário<br>Estado de Santa Catarina<br><b>Selo Digital de Fiscalização</b><br>{'Isento' if k in (0,5) else 'Normal'}<br><b style="font-size:10pt">{sel}</b><br>Confira os dados do ato em:<br>http://selo.tjsc.jus.br/<br><br>Emolumentos: {'isento' if k in (0,5) else 'R$ 27,85'}<br>Selo: {'isento' if k in (0,5) else 'R$ 1,85'}</div></div></div>
<div class="ft">{esc(cart)} &ndash; Rua {r.choice(['XV de Novembro','Nereu Ramos','Lauro Müller','Hercílio Luz'])}, {r.randint(12,999)} &ndash; {esc(mun)}/SC &ndash; CEP 8{r.randint(8000,9999)}-000 &ndash; CNS {cns}</div></div>'''
    css = '''body{font-family:"TeX Gyre Schola";font-size:10.6pt;color:#111}.s{position:relative;width:210mm;height:297mm;padding:16mm 15mm 10mm 20mm;overflow:hidden}
.top{display:flex;gap:5mm;align-items:center;line-height:1.35;border-bottom:.6mm solid #2b5f2d;padding-bottom:3mm}h1{font:italic 25pt "TeX Gyre Chorus";text-align:center;margin:7mm 0 6mm}
.g{display:flex;gap:6mm}.a{flex:1}.b{width:47mm;border-left:.3mm solid #777;padding-left:5mm;font-size:8.4pt;display:flex;flex-direction:column}.nm{font-size:14pt;font-weight:bold;margin-bottom:2mm}.mt{font-size:10pt;margin-bottom:5mm}
.i{display:flex;margin-bottom:3.1mm;line-height:1.3}.i span{width:37mm;flex:none;font-style:italic;font-size:9pt;color:#2b5f2d;padding-top:.4mm;padding-right:2mm}.i p{margin:0;flex:1;border-bottom:.25mm dotted #666}
.fe{text-align:center;margin-top:8mm;line-height:1.4}h2{font-size:10pt;margin:0 0 3mm}.ob{flex:1;line-height:1.4;min-height:105mm}.se{border:.3mm solid #333;padding:2.5mm;text-align:center;font:7.6pt/1.4 "Liberation Sans"}
.ft{position:absolute;left:20mm;right:15mm;bottom:9mm;font-size:7.5pt;text-align:center;border-top:.2mm solid #999;padding-top:1.5mm}'''
    put(t,'dados_pessoais.nome_completo',f.nome); put(t,'dados_pessoais.cpf',c); put(t,'dados_pessoais.matrícula',ms); base(t,bd,d,pa,dmy(bd))
    put(t,'dados_pessoais.hora_nascimento',h); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',hosp or 'Domicílio', *([] if hosp else ['no domicílio dos genitores'])); put(t,'local_nascimento.município',bm); put(t,'local_nascimento.uf',bu)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.número_dnv',dn)
    put(t,'registro.livro',str(book)); put(t,'registro.folha',str(leaf)); put(t,'registro.termo',str(ent))
    gs = ([(f.g1,n1)] if fath else []) + [(f.g2,n2)]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',b+' - SC',b+', SC')
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot); t['meta']['joint_notes']=True
    put(t,'autenticação.selo_digital',sel); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t, page(css, body))

# ================================================================== I3  electronic certificate, 2nd copy by e-mail, sidebar and key-value table
@form
def I3(k, r):
    rows = [
     ('Ravi Lucca','M','pt',D(2024,6,21),'Anápolis','GO',dict(hosp='Santa Casa de Misericórdia de Anápolis',h='12h04')),
     ('Francisca das Chagas','F','ne',D(1967,10,4),'Quixeramobim','CE',dict(home=1,h='',note='cas',old=1)),
     ('Raimundo Nonato','M','no',D(1979,8,31),'Santarém','PA',dict(home=1,h='03h00',late=1,nofather=0)),
     ('Ayla Sophie','F','ne',D(2023,1,15),'Caruaru','PE',dict(hosp='Hospital Jesus Nazareno',h='07h39',nofather=1)),
     ('Wendel Kayque','M','ne',D(2006,5,27),'Feira de Santana','BA',dict(hosp='Hospital Inácia Pinto dos Santos (Hospital da Mulher)',h='16h45',soc=1)),
     ('Iracema','F','no',D(1988,2,12),'Rio Branco','AC',dict(hosp='Maternidade Bárbara Heliodora',h='01h30',twin='Jurema')),
     ('Hideki','M','jp',D(2022,11,3),'Mogi das Cruzes','SP',dict(hosp='Hospital e Maternidade Mogi-Mater',h='20h11')),
     ('Enzo Gael','M','pl',D(2021,9,30),'Ji-Paraná','RO',dict(hosp='Hospital Municipal Dr. Claudionor Couto Roriz',h='09h52',mothers=1)),
    ]
    g, sex, gr, bd, mun, uf, o = rows[k]
    t = blank(f'I3-{k+1}','I3'); f = fam(r, g, gr, sex, bd.year, given2=o.get('twin'))
    if o.get('nofather'): f.nome = f'{g} {f.m}'; f.avo_p = f.ava_p = ''
    if o.get('mothers'): f.g1 = given(r,'F',1992) + ' ' + f.p
    cart = {'GO':'2º Registro Civil e Tabelionato de Notas de Anápolis','CE':'Cartório do 2º Ofício de Quixeramobim','PA':'Cartório de Registro Civil do 1º Ofício de Santarém','PE':'Cartório de Registro Civil do 2º Distrito Judiciário de Caruaru',
            'BA':'Cartório do RCPN do 1º Ofício de Feira de Santana','AC':'2º Serviço de Registro Civil de Rio Branco','SP':'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito de Mogi das Cruzes','RO':'1º Ofício de Registro Civil das Pessoas Naturais de Ji-Paraná'}[uf]
    rd = plus(bd, r.randint(2, 30))
    if o.get('late'): rd = D(1998,10,16)
    if o.get('old'): rd = D(1971,3,9)
    ed = max(D(r.choice([2023,2024,2025]), r.randint(1,12), r.randint(1,28)), plus(rd, 5))
    cns = f'{r.randint(2,15):02d}{r.randint(1000,9999)}'; book, leaf, ent = r.randint(12,399), r.randint(1,300), r.randint(4000,150000)
    ms = mfmt(matr(cns, rd.year, book, leaf, ent), 1); c = cpf(r) if k not in (2,) else ''
    off, os_ = who(r); sg, ss = who(r)
    nats = {'GO':['Goianésia/GO','Unaí/MG'],'CE':['Quixadá/CE','Quixeramobim/CE'],'PA':['Óbidos/PA','Monte Alegre/PA'],'PE':['Bezerros/PE','Garanhuns/PE'],'BA':['Irará/BA','Serrinha/BA'],'AC':['Xapuri/AC','Sena Madureira/AC'],'SP':['Registro/SP','Suzano/SP'],'RO':['Cacoal/RO','Prudentópolis/PR']}[uf]
    aver = anot = ''
    if o.get('note') == 'cas': anot = f'Casamento: em 05/07/1986, com José Airton Holanda Feitosa, perante este ofício, livro B-27, folha 119, termo 3.348; a registrada passou a assinar {g} {f.p} Feitosa. Óbito do cônjuge: 30/11/2019, Fortaleza/CE.'
    if o.get('late'): aver = f'Registro tardio lavrado por ordem do MM. Juiz de Direito da 3ª Vara Cível de Santarém/PA, processo nº 1.107/98, mandado de 09/10/1998.'
    if o.get('soc'): aver = f'Por ato de 14/03/2022, nos termos do Provimento CNJ nº 63/2017, foi reconhecida a paternidade socioafetiva de {f.g1} em relação ao registrado, incluindo-se os avós paternos e alterado o nome de {g} {f.m} para {f.nome}.'
    low = {'h': o['h'].replace('h',':')}
    dn = dnv(r,0) if bd.year >= 2011 else ''
    cv = '-'.join(code(r,4) for _ in range(4))
    selo = {'GO':f'{r.randint(10**11,10**12-1)}0{r.randint(10**11,10**12-1)}','CE':f'AAP{r.randint(100000,999999)}-{code(r,4)}','PA':f'{r.randint(1000000,9999999)} Série A','PE':f'00{r.randint(10000,99999)}.{code(r,3)}{r.randint(10,99)}202401.0{r.randint(1000,9999)}','BA':f'1{r.randint(100,999)}.AB{r.randint(100000,999999)}-{r.randint(0,9)}',
            'AC':'','SP':f'{r.randint(100000,129999)}1CN{r.randint(10**12,10**13-1)}24{code(r,1,"ABCDEFGHJK")}','RO':f'{code(r,1,"ABCDEFGHK")}{r.randint(1,9)}AA{code(r,1,"ABCDEFGH")}{r.randint(10000,99999)}-{code(r,5,"0123456789ABCDEF")}'}[uf]
    KV = lambda a, b: f'<tr><td>{a}</td><td>{b}</td></tr>'
    par = []
    if not o.get('nofather'): par.append((f.g1, nats[0], (f.avo_p, f.ava_p)))
    par.append((f.g2, nats[1], (f.avo_m, f.ava_m)))
    pl = ''
    for i, (a, b, gp) in enumerate(par):
        lab = 'Mãe' if o.get('mothers') or (i == len(par)-1) else 'Pai'
        gl = (f'Avós ({i+1}ª linha)' if o.get('mothers') else 'Avós paternos' if lab == 'Pai' else 'Avós maternos')
        pl += KV(lab, f'<b>{esc(a)}</b><br><small>de {esc(b)}</small>') + KV(gl, ' &nbsp;·&nbsp; '.join(esc(x) for x in gp))
    h = o['h']
    body = f'''<div class="s"><div class="side"><div style="text-align:center">{arms(58,'#fff','#ffe9a0','#7fa0d8')}</div><h3>República Federativa do Brasil</h3><p>Registro Civil<br>das Pessoas Naturais</p><hr>
<small>Serventia que guarda o registro</small><p>{esc(cart)}</p><p>{esc(mun)} – {uf}</p><small>Titular</small><p>{esc(off)}</p><small>Código Nacional</small><p>{cns[:2]}.{cns[2:5]}-{cns[5]}</p><hr>
<small>Certidão gerada em</small><p>{dmy(ed)}, às {r.randint(8,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d}</p><small>Pedido</small><p>{r.randint(1000000,9999999)}</p>
<div class="q">{qr(r,33,98)}</div><small>Valide em até 90 dias</small><p class="cv">{cv}</p>
{f'<small>Selo eletrônico</small><p class="cv">{selo}</p>' if selo else ''}</div>
<div class="m"><div class="hd"><b>CERTIDÃO DE NASCIMENTO</b><span>2ª via eletrônica</span></div><h1>{esc(f.nome)}</h1><div class="mm">{ms}</div><div class="mml">matrícula</div>
<table class="kv"><tr class="hh"><td colspan="2">Pessoa registrada</td></tr>
{KV('CPF', c or 'sem inscrição vinculada ao registro')}{KV('Nascimento', dlong(bd)+(f', {h}' if h else ''))}{'' if h else KV('Horário','ignorado')}
{KV('Sexo', 'M (masculino)' if sex=='M' else 'F (feminino)')}{KV('Naturalidade', f'{mun}/{uf}')}{KV('Onde nasceu', (esc(o.get('hosp') or 'Domicílio'))+f'<br><small>{mun}/{uf}</small>')}{KV('Irmão(ã) gêmeo(a)', esc(f.irmao) if f.irmao else 'não há')}
<tr class="hh"><td colspan="2">Filiação e ascendência</td></tr>{pl}
<tr class="hh"><td colspan="2">Assento</td></tr>{KV('Lavrado em', dlong(rd))}{KV('DNV', dn or '—')}{KV('Declarante', esc(f.g2 if o.get('nofather') or o.get('soc') or k%3==0 else f.g1))}
<tr class="hh"><td colspan="2">À margem do assento</td></tr>{KV('Averbações', esc(aver) or 'Não há.')}{KV('Anotações', esc(anot) or 'Não há.')}</table>
<div class="as">Documento assinado digitalmente por <b>{esc(sg.upper())}</b>:{r.randint(100,999)}***{r.randint(10,99)}, {'escrevente' } , em {dmy(ed)}, com certificado ICP-Brasil, na forma da MP 2.200-2/2001 e da Lei nº 14.382/2022.
A impressão deste arquivo só tem valor depois de conferida na Central de Informações do Registro Civil. Certidão enviada por correio eletrônico ao solicitante em {dmy(ed)}.</div></div></div>'''
    css = '''body{font-family:Roboto;font-size:9.4pt;color:#1c2733}.s{position:relative;width:210mm;height:297mm;display:flex;overflow:hidden}
.side{width:54mm;background:#1f3c6e;color:#fff;padding:12mm 6mm;font-size:8.6pt}.side h3{font-size:10.5pt;text-align:center;margin:2mm 0}.side>p{margin:.4mm 0 3.2mm}.side small{color:#b9cbea;font-size:6.8pt;text-transform:none}.side hr{border:0;border-top:.2mm solid #6d87b8;margin:3mm 0}.q{background:#fff;padding:3mm;margin:3mm 0;text-align:center}.cv{font:8.2pt "Liberation Mono";word-break:break-all}
.m{flex:1;padding:12mm 12mm 8mm 10mm}.hd{display:flex;justify-content:space-between;align-items:baseline;border-bottom:.8mm solid #1f3c6e;padding-bottom:1.5mm}.hd b{font-size:12pt;color:#1f3c6e}h1{font:500 17pt Roboto;margin:6mm 0 1mm}.mm{font:10.5pt "Liberation Mono"}.mml{font-size:7pt;color:#6a7786;margin-bottom:4mm}
.kv{width:100%;border-collapse:collapse}.kv td{padding:1.15mm 2mm;vertical-align:top;border-bottom:.15mm solid #d3dbe6}.kv td:first-child{width:32mm;color:#5c6b7d;font-size:8.2pt}.kv .hh td{background:#e8eef7;color:#1f3c6e;font-weight:bold;font-size:8.4pt;border:0}small{font-size:8pt;color:#44505e}.as{margin-top:5mm;font-size:7.3pt;line-height:1.35;color:#44505e;border:.2mm solid #b7c3d4;padding:2mm;border-radius:1mm}'''
    body = body.replace(', escrevente , em', ', escrevente, em')
    put(t,'dados_pessoais.nome_completo',f.nome); put(t,'dados_pessoais.cpf',c); put(t,'dados_pessoais.matrícula',ms); base(t,bd,dlong(bd),dmy(bd))
    put(t,'dados_pessoais.hora_nascimento',h.replace('h',':')); put(t,'dados_pessoais.naturalidade',f'{mun} - {uf}',f'{mun}/{uf}'); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',o.get('hosp') or 'Domicílio'); put(t,'local_nascimento.município',mun); put(t,'local_nascimento.uf',uf)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.número_dnv',dn)
    put(t,'registro.livro',str(book)); put(t,'registro.folha',str(leaf)); put(t,'registro.termo',str(ent))
    for i,(a,b,_) in enumerate(par,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',b.replace('/',' - '),b)
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot)
    put(t,'autenticação.selo_digital',selo); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t, page(css, body))

# ================================================================== I4  PR, dense condensed tables, brown border paper, 2015-2022
@form
def I4(k, r):
    rows = [
     ('Ludmila','F','pl',D(2018,1,26),'Prudentópolis','PR',dict(hosp='Santa Casa Sagrado Coração de Jesus',h='05:17')),
     ('Casimiro','M','pl',D(1951,12,30),'Araucária','PR',dict(home=1,h='',note='obito')),
     ('Emanuelly Vitória Aparecida','F','pt',D(2017,9,9),'Telêmaco Borba','PR',dict(hosp='Instituto Dr. Feitosa',h='22:03',nofather=1)),
     ('Arthur Miguel','M','it',D(2020,3,18),'Pato Branco','PR',dict(hosp='Policlínica Pato Branco',h='14:55',birth=('São Lourenço do Oeste','SC'),hosp2='Hospital da Fundação Médico Assistencial')),
     ('Sayuri','F','jp',D(2019,7,7),'Assaí','PR',dict(hosp='Irmandade Santa Casa de Londrina',h='11:40',birth=('Londrina','PR'),twin='Harumi')),
     ('Odair José','M','pt',D(1976,5,20),'Cornélio Procópio','PR',dict(hosp='Casa de Saúde Dr. João Lima',h='00:00',note='both')),
     ('Neiva Aparecida','F','it',D(1982,6,13),'Capanema','PR',dict(home=1,h='18:30',note='alt',unk=1)),
     ('Theo','M','ar',D(2021,10,22),'Foz do Iguaçu','PR',dict(hosp='Hospital Ministro Costa Cavalcanti',h='03:26',court=1)),
    ]
    g, sex, gr, bd, mun, uf, o = rows[k]
    t = blank(f'I4-{k+1}','I4'); f = fam(r, g, gr, sex, bd.year, given2=o.get('twin'))
    if o.get('nofather'): f.nome=f'{g} {f.m}'; f.avo_p=f.ava_p=f.g1=''
    if o.get('unk'): f.avo_m=''
    cart = r.choice(['Serviço Distrital e Registro Civil de ','Cartório do Registro Civil, Títulos e Documentos da Comarca de ','1º Serviço de Registro Civil de ']) + mun
    rd = plus(bd, r.randint(1,40)); 
    if o.get('court'): rd = plus(bd, 130)
    ed = plus(rd, r.randint(0,3)) if bd.year>=2017 and k%2==0 else D(r.choice([2019,2021,2022]), r.randint(1,12), r.randint(1,28))
    ed = max(ed, rd)
    cns = f'08{r.randint(1000,6999)}'; book, leaf, ent = r.randint(10,199), r.randint(1,299), r.randint(2000,70000)
    lv, fl, tm = f'A-{book:03d}', f'{leaf:03d}' + r.choice(['','','V']), f'{ent:,}'.replace(',','.')
    ms = mfmt(matr(cns, rd.year, book, leaf, ent), 3); c = cpf(r) if bd.year>2016 else ''
    bm, bu = o.get('birth',(mun,uf)); hosp = o.get('hosp2') or o.get('hosp') or ''
    off, os_ = who(r); sub, ss = who(r); w1,_ = who(r)
    n1, n2 = r.choice(['Guarapuava/PR','Ivaí/PR','Irati/PR','Videira/SC']), r.choice(['Castro/PR','Palmas/PR','Sertanópolis/PR','Presidente Prudente/SP'])
    if k==7: n1='Baalbek, Líbano'
    aver=anot=''
    if o.get('note')=='obito': anot='Óbito do registrado ocorrido em 03/04/2014 em Campo Largo/PR, livro C-21, fls. 144, termo 6.402, RCPN de Campo Largo. Anotado em 22/04/2014.'
    if o.get('note')=='both':
        aver='1) Em cumprimento a mandado da Vara de Família desta Comarca, de 17/05/1990, foi alterado o nome da genitora, em razão de divórcio, para o que nesta consta.'
        anot='2) Casado em 09/11/2002 com Luciana Prestes Camargo, em Bandeirantes/PR, livro B-31, fls. 12, nº 7.801; divorciado em 04/02/2015.'
    if o.get('note')=='alt':
        c=cpf(r); aver=f'Nos termos do art. 6º do Provimento 63/2017-CNJ, averbo que a registrada é inscrita no CPF sob nº {c}. Dou fé. Em 08/08/2018.'
    if o.get('court'): aver='Assento lavrado por mandado judicial expedido em 25/02/2022 pelo Juízo da Vara da Infância e da Juventude da Comarca, autos nº 0004417-30.2021.8.16.0030, que concedeu a adoção; feito às expensas da parte interessada.'.replace(', que concedeu a adoção','')
    dn=dnv(r,0) if bd.year>=2012 else ''
    sl='.'.join(code(r,5,MIX) for _ in range(3)); ct=f'{code(r,5,MIX)}.{code(r,4,MIX)}'
    h=o['h']; d=dext(bd).upper()
    c4 = c if o.get('note')!='alt' else ''
    Z='- - - - - -'
    T=lambda lab,val,at='': f'<td {at}><i>{lab}</i><b>{val}</b></td>'
    body=f'''<div class="s"><div class="in"><table class="hd"><tr><td style="width:20mm">{arms(46,'#6b3d12','#c49a45','#6b3d12')}</td><td><big>{esc(cart)}</big><br>Município e Comarca de {esc(mun)} – Estado do Paraná<br>{esc(off)}, {'Agente Delegado' if os_=='M' else 'Agente Delegada'}</td><td style="text-align:right;width:48mm">Av. {r.choice(['Manoel Ribas','Brasil','Getúlio Vargas'])}, {r.randint(50,2500)}<br>CEP 8{r.randint(4000,7999)}-000 Fone/Fax (4{r.randint(1,6)}) 3{r.randint(200,599)}-{r.randint(1000,9999)}<br>rcpn{mun.split()[0].lower().replace('ã','a').replace('ê','e').replace('ó','o').replace('í','i').replace('á','a')}@cartorio.example</td></tr></table>
<div class="ti">CERTIDÃO DE NASCIMENTO</div>
<table class="t"><tr>{T('Nome do(a) registrado(a)',f'<span style="font-size:12.5pt">{esc(f.nome.upper())}</span>','colspan="6"')}</tr>
<tr>{T('Matrícula',f'<span style="font-size:10.5pt">{ms}</span>','colspan="4"')}{T('CPF',c4 or Z,'colspan="2"')}</tr>
<tr>{T('Livro',lv)}{T('Folha',fl)}{T('Termo',tm)}{T('Data do assento',dmy(rd))}{T('Cidade e UF do assento',f'{esc(mun)}/{uf}','colspan="2"')}</tr></table>
<div class="se">NASCIMENTO</div><table class="t"><tr>{T('Data (dd/mm/aaaa)',dmy(bd))}{T('Data em letras',d,'colspan="3"')}{T('Horário',h+' h' if h else Z)}{T('Sexo',sx(f).upper())}</tr>
<tr>{T('Estabelecimento / local',esc(hosp.upper()) if hosp else 'DOMICÍLIO','colspan="3"')}{T('Cidade e UF do fato',f'{esc(bm.upper())}/{bu}')}{T('Naturalidade',f'{esc(bm.upper())}/{bu}','colspan="2"')}</tr>
<tr>{T('Parto','DUPLO' if f.irmao else 'SIMPLES')}{T('Em caso de gêmeos, nome do irmão ou irmã',esc(f.irmao.upper()) or Z,'colspan="3"')}{T('Nº DNV',dn or Z,'colspan="2"')}</tr></table>
<div class="se">FILIAÇÃO E AVÓS</div><table class="t gg"><tr><th>Genitor(a)</th><th>Natural de</th><th>Pai do(a) genitor(a)</th><th>Mãe do(a) genitor(a)</th></tr>
<tr><td>{esc(f.g1.upper()) or Z}</td><td>{esc(n1.upper() if k!=7 else n1) if f.g1 else Z}</td><td>{esc(f.avo_p.upper()) or Z}</td><td>{esc(f.ava_p.upper()) or Z}</td></tr>
<tr><td>{esc(f.g2.upper())}</td><td>{esc(n2.upper())}</td><td>{esc(f.avo_m.upper()) or Z}</td><td>{esc(f.ava_m.upper())}</td></tr></table>
<table class="t" style="border-top:0"><tr>{T('Declarante',esc((f.g1 or f.g2).upper()))}{T('Testemunha',esc(w1.upper()) if k%2 else 'DISPENSADA')}</tr></table>
<div class="se">AVERBAÇÕES E ANOTAÇÕES</div><div class="ob">{'<br>'.join(esc(x) for x in (aver,anot) if x) or 'SEM AVERBAÇÕES OU ANOTAÇÕES ATÉ ESTA DATA.'}</div>
<div class="bt"><div class="cu"><table class="t"><tr><td colspan="2"><b>CUSTAS</b></td></tr><tr><td>Emolumentos</td><td>{'Gratuito' if k%2==0 else 'R$ 32,81 (VRC 170,00)'}</td></tr><tr><td>Selo Funarpen</td><td>{'R$ 0,00' if k%2==0 else 'R$ 4,67'}</td></tr><tr><td>ISS / Fundep</td><td>{'R$ 0,00' if k%2==0 else 'R$ 1,64'}</td></tr></table>
<div class="fu">FUNARPEN<br>SELO DIGITAL Nº<br><b>{sl}</b><br>Controle: {ct}<br>Consulte em http://funarpen.com.br</div></div>
<div class="as">Certifico e dou fé que as informações acima conferem com o original arquivado nesta Serventia.<br>{esc(mun)}/PR, {dmy(ed)}<br>{scribble(r,150,34)}<br>{esc(sub)}<br>{'Escrevente Juramentado' if ss=='M' else 'Escrevente Juramentada'}<br><br>{stamp('REGISTRO CIVIL',mun.upper(),['PARANÁ','BRASIL'],82)}</div></div></div></div>'''
    css='''body{font-family:"Liberation Sans Narrow";font-size:8.2pt;color:#2a1705;background:#fdf8ef}.s{width:210mm;height:297mm;padding:6mm;background:'''+guil('#9c6a2e',.75,60,24,6,8,2)+''' ;overflow:hidden}.in{background:#fffcf5;height:100%;border:.5mm solid #7a4a15;outline:.2mm solid #7a4a15;outline-offset:-1.6mm;padding:7mm}
.hd{width:100%;font-size:8pt}.hd big{font-size:12pt;font-weight:bold}.ti{background:#7a4a15;color:#fff;font:bold 15pt "Liberation Sans Narrow";text-align:center;letter-spacing:4px;padding:1.2mm;margin:3mm 0}.t{width:100%;border-collapse:collapse;table-layout:auto}.t td,.t th{border:.25mm solid #7a4a15;padding:.7mm 1.4mm;vertical-align:top;text-align:left}.t td i{display:block;font-style:normal;font-size:6.5pt;color:#7a4a15}.t td b{font-size:9pt}
.se{font-weight:bold;font-size:7.5pt;margin:2.2mm 0 .6mm;color:#7a4a15}.gg th{font-size:7pt;color:#7a4a15;font-weight:normal}.gg td{font-weight:bold;width:25%;font-size:8.8pt}.ob{border:.25mm solid #7a4a15;min-height:52mm;padding:2mm;line-height:1.4;font-size:9pt}.bt{display:flex;gap:6mm;margin-top:5mm}.cu{width:72mm}.as{flex:1;text-align:center;line-height:1.45}.fu{margin-top:4mm;border:.4mm solid #2a1705;padding:2mm;text-align:center;line-height:1.45}'''
    put(t,'dados_pessoais.nome_completo',f.nome.upper()); put(t,'dados_pessoais.cpf',c); put(t,'dados_pessoais.matrícula',ms); base(t,bd,d,dmy(bd))
    put(t,'dados_pessoais.hora_nascimento',h); put(t,'dados_pessoais.naturalidade',f'{bm.upper()} - {bu}',f'{bm.upper()}/{bu}'); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',hosp.upper() or 'DOMICÍLIO','' if hosp else 'Domicílio'); put(t,'local_nascimento.município',bm.upper()); put(t,'local_nascimento.uf',bu)
    if not hosp: put(t,'local_nascimento.estabelecimento','Domicílio','DOMICÍLIO')
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.número_dnv',dn)
    put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=([(f.g1,n1)] if f.g1 else [])+[(f.g2,n2)]
    for i,(a,b) in enumerate(gs,1): 
        b = b if ',' in b else b.upper()
        put(t,f'filiação.genitor_{i}.nome_completo',a.upper()); put(t,f'filiação.genitor_{i}.naturalidade',b.replace('/',' - '),b)
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b).upper())
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao.upper()); t['meta']['twin_names']=[f.irmao.upper()]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot); t['meta']['joint_notes']=True
    put(t,'autenticação.selo_digital',sl,f'{sl} Controle: {ct}',f'{sl}, Controle: {ct}'); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t, page(css, body))

# ================================================================== I5  RS, printed narrative with typed fillings, issued 1986-2006
@form
def I5(k, r):
    rows = [
     ('Carmem Lúcia','F','pt',D(1958,7,16),'Cachoeira do Sul',dict(home='na residência dos pais, Rincão da Porta',h=('4 horas','04:00'))),
     ('Jorge Alberto','M','de',D(1969,2,1),'Santa Cruz do Sul',dict(hosp='Hospital Santa Cruz',h=('22 horas e 35 minutos','22:35'),note='cas')),
     ('Rosângela das Graças','F','pt',D(1981,11,27),'Alegrete',dict(hosp='Santa Casa de Caridade',h=('6:30 horas','06:30'),nofather=1)),
     ('Volnei','M','it',D(1974,4,10),'Nova Prata',dict(hosp='Hospital São João Batista',h=('uma hora e dez minutos da tarde','13:10'),twin='Valmor')),
     ('Clóvis','M','pl',D(1962,9,22),'Guarani das Missões',dict(home='no domicílio dos genitores, em Linha Harmonia',h=('',''),unk=1)),
     ('Márcia Regina','F','de',D(1977,12,8),'Não-Me-Toque',dict(hosp='Hospital Alto Jacuí',h=('18 horas e 5 minutos','18:05'),note='div')),
     ('Éverton Luís','M','pt',D(1992,6,3),'São Borja',dict(hosp='Hospital Ivan Goulart',h=('02h48min','02:48'),note='pat')),
     ('Daiane','F','it',D(1987,1,31),'Flores da Cunha',dict(hosp='Hospital Nossa Senhora de Fátima',h=('11 horas da noite','23:00'),birth='Caxias do Sul',hosp2='Hospital Nossa Senhora de Pompéia')),
    ]
    g,sex,gr,bd,mun,o=rows[k]; uf='RS'
    t=blank(f'I5-{k+1}','I5'); f=fam(r,g,gr,sex,bd.year,given2=o.get('twin'))
    if o.get('nofather'): f.nome=f'{g} {f.m}'; f.g1=f.avo_p=f.ava_p=''
    if o.get('unk'): f.avo_p=''; f.avo_m=''
    rd=plus(bd,r.randint(2,45)); ed=D(r.randint(1986,2005),r.randint(1,12),r.randint(1,28))
    if ed<=rd or o.get('note'): ed=D(r.randint(2003,2006),r.randint(1,12),r.randint(1,28))
    off,os_=who(r,year=1945); aj,as_=who(r,year=1955); w1,_=who(r,'M',1930); w2,_=who(r,year=1935)
    lv=r.choice([f'A-{r.randint(3,70)}',f'{r.randint(3,70)}-A',f'A nº {r.randint(3,40)}'.replace('nº ','')]); fl=f'{r.randint(2,299)}'+r.choice(['','v','v','f']); tm=f'{r.randint(1,29)}.{r.randint(0,999):03d}'
    bm=o.get('birth',mun); hosp=o.get('hosp2') or o.get('hosp') or ''
    n1,n2=r.choice(['Candelária','Vacaria','Três de Maio','Encantado','Rosário do Sul']),r.choice(['Santiago','Antônio Prado','Cerro Largo','Arroio do Meio','Lavras do Sul'])
    aver=anot=''
    if o.get('note')=='cas': anot='Casou em 07/05/1994 com Eliane Flesch, no Cartório de Vera Cruz, Lv. B-11, fl. 88, nº 1.920.'
    if o.get('note')=='div': anot='Casada com Ivo Raasch em 20/01/2001; por sentença de 30/09/2003 foi decretado o divórcio do casal, voltando a registrada a usar o nome de solteira.'
    if o.get('note')=='pat': aver=f'Por termo de 14/08/2000, lavrado neste Ofício conforme a Lei 8.560/92, {f.g1} reconheceu o registrado como seu filho, sendo incluídos seu nome e os dos avós paternos.'
    V=lambda x,w='': f'<span class="v" style="{w}">{x}</span>' if x else f'<span class="v">{"x"*r.choice([18,24])}</span>'
    dd=f'{dia(bd.day)} ({bd.day:02d}) de {MES[bd.month]} de {num(bd.year)} ({bd.year})'
    daqui='nest' 
    fa=f'filh{"o" if sex=="M" else "a"}'
    sel=f'RS {r.randint(100000,999999)}' if ed.year>=2003 else ''
    L=lambda a,b: f'<p>{a} {b}</p>'
    gem=f'É {"gêmeo" if sex=="M" else "gêmea"} de {V(esc(f.irmao))}.' if f.irmao else ''
    body=f'''<div class="s"><div class="bd"></div><div class="h"><div>{shield(58,'#5a1a1a','#1e5a2a','#e8c84a')}</div><div><b>ESTADO DO RIO GRANDE DO SUL</b><br>COMARCA DE {esc(mun.upper())}<br><span style="font-size:12pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</span><br><small>{esc(off)} &ndash; {'Oficial' } &nbsp;|&nbsp; {esc(aj)} &ndash; Ajudante</small></div></div>
<h1>NASCIMENTO</h1>
<div class="tx"><p class="c"><b>CERTIFICO</b>, atendendo a pedido de pessoa interessada, que no livro {V(lv)} deste Ofício, destinado ao registro de nascimentos, à folha {V(fl)}, acha-se lavrado sob número {V(tm)}, em data de {V(dlong(rd,'1º'))}, o assento de</p>
<div class="nm">{esc(f.nome)}</div>
<p>do sexo {V(sx(f).lower())}, que nasceu às {V(esc(o['h'][0]))} do dia {V(dd)}, {'em '+V(esc(bm)+', neste Estado') } , {V(esc('no '+hosp if not hosp.startswith('Santa') else 'na '+hosp) if hosp else esc(o['home']))}, {fa} de {V(esc(f.g1)+(f', natural de {n1} - RS' if f.g1 else '')) if f.g1 else V('')} e de {V(esc(f.g2)+f', natural de {n2} - RS')}.</p>
<p>Avós paternos: {V(' e '.join(esc(x) for x in (f.avo_p,f.ava_p) if x) if not (o.get('unk')) else 'ignorado e '+esc(f.ava_p))}.</p>
<p>Avós maternos: {V(' e '.join(esc(x) for x in (f.avo_m,f.ava_m) if x) if not (o.get('unk')) else 'ignorado e '+esc(f.ava_m))}. {gem}</p>
<p>Declarou o nascimento {V('o pai' if f.g1 and k!=6 else 'a mãe')}, e serviram de testemunhas {V(esc(w1))} e {V(esc(w2))}.</p>
<p>OBS.: {V(esc(aver or anot) or '= = = = = = = = = = = = = = = = = =')}</p>
<p class="c">O referido é verdade e dou fé.</p><p style="text-align:right;text-indent:0">{V(esc(mun))}, {V(f'{ed.day:02d}')} de {V(MES[ed.month])} de {V(str(ed.year))}.</p>
<div class="fo"><div>{stamp('REGISTRO CIVIL DAS PESSOAS NATURAIS',mun.upper()+' - RS',[off.split()[0].upper(),'OFICIAL'],104,'#6a2a7d',.7,r.randint(-25,20))}</div><div>{scribble(r,190,44,'#14204d',1.3)}<br>......................................................<br>{esc(aj if k%2 else off)}<br><small>{'Ajudante' if k%2 else 'Oficial'}</small></div></div>
<div class="em">Emol.: {('Cr$ ' if ed.year<1994 else 'R$ ')}{r.randint(2,19) if ed.year>=1994 else r.randint(200,900)},{r.choice(['00','50','80'])}{f' &nbsp;&nbsp; Selo nº {sel}' if sel else ''} &nbsp;&nbsp; Mod. RC-14 &ndash; Gráfica Serrana Ltda. &ndash; 50 bl. 50x1</div></div></div>'''
    body=body.replace(' , <span',', <span')
    css='''body{font-family:"Nimbus Roman";font-size:13pt;color:#1d2c1e;background:#eef5e6}.s{position:relative;width:210mm;height:297mm;padding:20mm 22mm;overflow:hidden;background:'''+guil('#6a9a55',.22,200,90,9,30,1)+'''}.bd{position:absolute;inset:9mm;border:.4mm solid #35572f;outline:1.6mm solid #b9d0a6;outline-offset:-3mm}
.h{display:flex;gap:6mm;align-items:center;justify-content:center;text-align:center;line-height:1.35;position:relative}h1{font:bold 27pt "URW Bookman";letter-spacing:9px;text-align:center;margin:7mm 0 5mm;color:#35572f;position:relative}
.tx{line-height:1.72;text-align:justify;position:relative}p{margin:0 0 1.5mm;text-indent:10mm}.v{font:bold 11.2pt "Courier Prime";color:#131325;border-bottom:.25mm dotted #35572f}.nm{text-align:center;font:bold 16pt "Courier Prime";color:#131325;border:.3mm solid #35572f;padding:1.5mm;margin:2mm 0 3mm;background:#fff9}
.fo{display:flex;justify-content:space-between;align-items:center;margin-top:2mm;line-height:1.25}.fo>div:last-child{text-align:center;font-family:"Courier Prime";font-size:11pt}.em{font-size:8pt;position:absolute;bottom:-12mm;left:0;right:0;text-align:center}.tx{min-height:215mm}'''
    put(t,'dados_pessoais.nome_completo',f.nome); base(t,bd,dd,f'{dia(bd.day)} de {MES[bd.month]} de {num(bd.year)}',dmy(bd)); put(t,'dados_pessoais.hora_nascimento',o['h'][1]); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',hosp or 'Domicílio',o.get('home')); put(t,'local_nascimento.município',bm); put(t,'local_nascimento.uf',uf)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório','REGISTRO CIVIL DAS PESSOAS NATURAIS'); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=([(f.g1,n1)] if f.g1 else [])+[(f.g2,n2)]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',b+' - RS')
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot); t['meta']['joint_notes']=True
    put(t,'autenticação.selo_digital',sel); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t,page(css,body))

# ================================================================== I6  A5 landscape with stub, labels under the lines, blue print, 1976-1991
@form
def I6(k, r):
    rows=[
     ('Josefa','F','ne',D(1939,3,19),'Garanhuns','PE',dict(home=1,h='ignorada')),
     ('Edvaldo','M','ne',D(1968,10,5),'Ilhéus','BA',dict(hosp='Maternidade Santa Helena',h='9,15 h')),
     ('Ana Cláudia Auxiliadora','F','pt',D(1980,8,14),'Juiz de Fora','MG',dict(hosp='Maternidade Therezinha de Jesus',h='17,40 h')),
     ('Manoel Messias','M','ne',D(1951,12,24),'Lagarto','SE',dict(home=1,h='5 h da manhã',nofather=1)),
     ('Sueli','F','jp',D(1965,6,9),'Marília','SP',dict(hosp='Santa Casa de Misericórdia',h='2 h da madrugada')),
     ('Cícero','M','ne',D(1972,7,20),'Juazeiro do Norte','CE',dict(hosp='Hospital São Lucas',h='8 h da noite',twin='Damião')),
     ('Rosilene','F','it',D(1984,2,29),'Colatina','ES',dict(hosp='Hospital Sílvio Ávidos',h='11,55 h')),
     ('Paulo Sérgio','M','pt',D(1959,11,2),'Barra Mansa','RJ',dict(home=1,h='1 h da tarde',note=1)),
    ]
    H6={'ignorada':'','9,15 h':'09:15','17,40 h':'17:40','5 h da manhã':'05:00','2 h da madrugada':'02:00','8 h da noite':'20:00','11,55 h':'11:55','1 h da tarde':'13:00'}
    g,sex,gr,bd,mun,uf,o=rows[k]; t=blank(f'I6-{k+1}','I6',595,420); f=fam(r,g,gr,sex,bd.year,given2=o.get('twin'))
    if o.get('nofather'): f.nome=f'{g} {f.m}'; f.g1=f.avo_p=f.ava_p=''
    rd=plus(bd,r.randint(3,60)); ed=max(plus(rd,400),D(r.randint(1976,1990),r.randint(1,12),r.randint(1,28)))
    if k in (0,): rd=D(1957,5,8)
    off,os_=who(r,year=1940); esv,es_=who(r,year=1958); noff=k in (1,4,6)
    lv=r.choice([str(r.randint(8,140)),f'{r.randint(8,90)}-A']); fl=f'{r.randint(1,200)}'+r.choice(['','vº','']); tm=f'{r.randint(400,60000)}'
    cart={'PE':'Cartório do 1º Distrito','BA':'Cartório do 2º Ofício do Registro Civil','MG':'Registro Civil do 1º Subdistrito','SE':'Cartório do 2º Ofício','SP':'Cartório do Registro Civil da Sede','CE':'Cartório do 2º Ofício - Registro Civil','ES':'Cartório do Registro Civil da Sede da Comarca','RJ':'R.C.P.N. - 1ª Circunscrição'}[uf]
    hosp=o.get('hosp',''); pl=hosp or 'Domicílio'
    ends={'PE':'Sítio Mochila','SE':'Povoado Brasília','RJ':'Vila Nova, 31'}
    pls=esc(hosp) if hosp else 'Domicílio - '+ends[uf]
    nat=[f'{mun}',{'PE':'Brejão','BA':'Itabuna','MG':'Rio Novo','SE':'Simão Dias','SP':'Garça','CE':'Barbalha','ES':'Linhares','RJ':'Volta Redonda'}[uf]]
    anot='Casou-se em 12-6-82 c/ Vera de Andrade, L. B-33 fls. 45, Resende.' if o.get('note') else ''
    if anot: ed=D(1988,4,21)
    obs=esc(anot) or r.choice(['nada consta','-.-.-.-.-.-.-','não há'])
    if f.irmao: obs='sem anotações'
    cur='Cr$' if ed<D(1986,3,1) else ('Cz$' if ed<D(1989,1,16) else 'NCz$' if ed<D(1990,3,16) else 'Cr$')
    C=lambda lab,val,fx='1': f'<div class="c" style="flex:{fx}"><b>{val or "x.x.x.x.x.x"}</b><i>{lab}</i></div>'
    nc=f'{r.randint(100,9999):05d}'
    body=f'''<div class="s"><div class="st"><u>Canhoto</u><p>Nº {nc}</p><i>Nasc. de</i><p>{esc(f.nome)}</p><i>L.º</i><p>{lv}</p><i>fls.</i><p>{fl}</p><i>termo</i><p>{tm}</p><i>Custas</i><p>{cur} {r.randint(20,900)},00</p><i>Recebi a certidão</i><p>____________</p></div>
<div class="m"><div class="h"><div class="ar">{arms(40,'#223a8c','#223a8c','#6a7fc4')}</div><div><b>{esc(cart)}</b><br>{esc(mun)} &mdash; Estado {UFD[uf]}<br><small>REPÚBLICA FEDERATIVA DO BRASIL</small></div><div class="n">Certidão nº<br><b>{nc}</b></div></div>
<h1>Certidão de Nascimento</h1>
<div class="r">{C('nome do registrado, por extenso',f'<span style="font-size:11.5pt">{esc(f.nome)}</span>','4')}{C('sexo','Masc.' if sex=='M' else 'Fem.','.7')}</div>
<div class="r">{C('dia, mês e ano em que nasceu',f'{bd.day:02d} de {MES[bd.month]} de {bd.year}','1.5')}{C('hora',o['h'],'.9')}{C('lugar do nascimento (estabelecimento ou endereço)',pls,'2.2')}</div>
<div class="r">{C('cidade onde nasceu',esc(mun),'1.4')}{C('Estado',uf,'.4')}{C('gêmeo com',esc(f.irmao) or '-o-','2')}</div>
<div class="r">{C('pai',esc(f.g1),'2')}{C('sua naturalidade',(esc(nat[0])+', '+uf) if f.g1 else '')}</div>
<div class="r">{C('mãe',esc(f.g2),'2')}{C('sua naturalidade',esc(nat[1])+', '+uf)}</div>
<div class="r">{C('avô paterno',esc(f.avo_p))}{C('avó paterna',esc(f.ava_p))}</div><div class="r">{C('avô materno',esc(f.avo_m))}{C('avó materna',esc(f.ava_m))}</div>
<div class="r">{C('registro nº',tm,'.7')}{C('livro',lv,'.5')}{C('folhas',fl,'.5')}{C('registrado a',dmy(rd,'-'),'.9')}{C('declarante',esc(f.g1 or f.g2),'2')}</div>
<div class="r">{C('observações',obs)}</div>
<div class="f"><div>Dou fé. {esc(mun)}, {dmy(ed,'.')}</div><div class="g">{stamp(cart.upper()[:30],mun.upper(),[uf],64,'#5b2e86',.6,12)}</div><div class="sg">{scribble(r,130,26,'#111')}<br>{esc(esv if noff else off)}<br><i>{('Escrevente' if noff else 'Oficial do Registro')}</i></div></div></div></div>'''
    css='''body{font-family:"TeX Gyre Heros Cn";color:#223a8c;background:#fff}.s{width:210mm;height:148mm;display:flex;padding:6mm 8mm 5mm 4mm;overflow:hidden;font-size:8pt;background:#f7f8fd}
.st{width:31mm;border-right:.5mm dashed #223a8c;padding:2mm 3mm 0 2mm;margin-right:5mm;font-size:7pt}.st u{font-size:9pt;font-weight:bold;text-decoration:none}.st p{font:8pt "Courier Prime";color:#111;margin:0 0 2.2mm;border-bottom:.15mm solid #223a8c;min-height:4mm}.m{flex:1;position:relative}
.h{display:flex;gap:4mm;align-items:center;font-size:9.5pt;line-height:1.25}.h b{font-size:12pt}.n{margin-left:auto;text-align:center;border:.3mm solid #223a8c;padding:1mm 3mm;font-size:7pt}.n b{font:10pt "Courier Prime";color:#a01c1c}h1{font:bold 16pt "TeX Gyre Bonum";text-align:center;margin:1.5mm 0 1mm}
.r{display:flex;gap:3mm}.c{padding-top:2mm;min-width:0}.c b{display:block;font:9.2pt "Courier Prime";color:#15151c;border-bottom:.2mm solid #223a8c;line-height:1.2;min-height:4.5mm;white-space:normal}.c i{font-style:normal;font-size:6.5pt;display:block;line-height:1.1}.f{display:flex;justify-content:space-between;margin-top:2mm;font:9pt "Courier Prime";color:#15151c;align-items:flex-start}.sg{text-align:center;line-height:1.1}.sg i{font:7pt "TeX Gyre Heros Cn";color:#223a8c}'''
    put(t,'dados_pessoais.nome_completo',f.nome); d=f'{bd.day:02d} de {MES[bd.month]} de {bd.year}'; base(t,bd,d,dmy(bd)); put(t,'dados_pessoais.hora_nascimento',H6[o['h']]); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',pl,*([pls] if not hosp else [])); put(t,'local_nascimento.município',mun); put(t,'local_nascimento.uf',uf)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=([(f.g1,nat[0])] if f.g1 else [])+[(f.g2,nat[1])]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',f'{b} - {uf}',f'{b}, {uf}')
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.anotações',anot); t['meta']['joint_notes']=True
    put(t,'autenticação.oficial_registro',esv if noff else off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t,page(css,body,'210mm 148mm'))

# ================================================================== I7  vendor's software of 2000-2009 on tractor-feed paper, dot leaders, monospace capitals
@form
def I7(k, r):
    rows=[
     ('Thayná','F','no',D(2003,6,11),'Ananindeua','PA',dict(hosp='Hospital Anita Gerosa',h='14:32')),
     ('Jéssica Caroline','F','pt',D(1990,12,1),'Sorocaba','SP',dict(hosp='Santa Casa de Misericórdia de Sorocaba',h='03:05',note='cas')),
     ('Welington Cleyton','M','ne',D(2001,1,9),'Arapiraca','AL',dict(hosp='Casa de Saúde e Maternidade Nossa Senhora de Fátima',h='10:00',nofather=1)),
     ('Joaquim','M','pt',D(1934,9,18),'Patrocínio','MG',dict(home=1,h='',unk=1)),
     ('Bruna Letícia','F','de',D(1998,4,4),'Joinville','SC',dict(hosp='Maternidade Darcy Vargas',h='19:27',note='pat')),
     ('Maicon Douglas Alexandre','M','pt',D(2005,7,29),'Três Lagoas','MS',dict(hosp='Hospital Nossa Senhora Auxiliadora',h='06:44',twin='Michael Jonatas')),
     ('Ester','F','ne',D(2008,2,16),'Imperatriz','MA',dict(hosp='Hospital Regional Materno Infantil',h='23:18')),
     ('Akemi','F','jp',D(1986,10,7),'Atibaia','SP',dict(hosp='Hospital Novo Atibaia',h='12:50',birth=('Bragança Paulista','SP'),hosp2='Hospital Universitário São Francisco',note='both')),
    ]
    g,sex,gr,bd,mun,uf,o=rows[k]; t=blank(f'I7-{k+1}','I7'); f=fam(r,g,gr,sex,bd.year,given2=o.get('twin'))
    U=str.upper
    if o.get('nofather'): f.nome=f'{g} {f.m}'; f.g1=f.avo_p=f.ava_p=''
    if o.get('unk'): f.avo_p=f.ava_p=f.avo_m=f.ava_m=''
    rd=plus(bd,r.randint(2,50)); ed=max(plus(rd,r.randint(0,9)),D(r.randint(2001,2009),r.randint(1,12),r.randint(1,28)))
    if o.get('note'): ed=D(2009,r.randint(1,12),r.randint(1,28))
    off,os_=who(r,year=1950); sub,ss=who(r,year=1970); usr=sub.split()[0].upper()
    lv,fl,tm=f'A-{r.randint(20,310):04d}',f'{r.randint(1,300):03d}'+r.choice(['','-V','']),f'{r.randint(1000,99999):06d}'
    cart=r.choice(['Cartório do Registro Civil e Anexos','Registro Civil das Pessoas Naturais - 1º Distrito','Serviço Registral das Pessoas Naturais - 2º Ofício'])
    bm,bu=o.get('birth',(mun,uf)); hosp=o.get('hosp2') or o.get('hosp') or ''
    nn={'PA':('Bragança','Castanhal'),'SP':('Itu','Londrina'),'AL':('Palmeira dos Índios','Penedo'),'MG':('Patrocínio','Araxá'),'SC':('Jaraguá do Sul','Mafra'),'MS':('Andradina','Paranaíba'),'MA':('Açailândia','Grajaú')}[uf]
    ufs={'Londrina':'PR','Andradina':'SP'}
    NN=[f'{U(x)}-{ufs.get(x,uf)}' for x in nn]
    aver=anot=''
    if o.get('note')=='cas': anot='A REGISTRADA CASOU-SE EM 28/10/2006 COM RENATO MEIRELES XAVIER (LIV. B-0188, FLS. 042, TERMO 055731 DESTE CARTÓRIO), PASSANDO A ASSINAR JÉSSICA CAROLINE MEIRELES XAVIER.'
    if o.get('note')=='pat': aver=f'RECONHECIMENTO DE PATERNIDADE POR ESCRITURA PÚBLICA DE 19/05/2004, FEITO POR {U(f.g1)}. AVERBADO EM 02/06/2004 POR DETERMINAÇÃO DO JUIZ CORREGEDOR.'
    if o.get('note')=='both':
        aver='POR MANDADO DE 11/03/1997, O NOME DA MÃE DA REGISTRADA PASSOU A SER O QUE CONSTA ACIMA, EM VIRTUDE DE SEPARAÇÃO CONSENSUAL.'
        anot='CASADA EM 15/09/2007 COM FELIPE UENO (LIV. B-0061, FLS. 118, EM JARINU-SP).'
    sel=f'{code(r,2,"ABCDEFGHJ")} {r.randint(100000,999999)}' if uf!='MG' else ''
    W=76
    lines=[]
    def kv(lab,val,w=18):
        p=(lab+'.'*w)[:w]+': '
        words=val.split(); cur=p
        first=True
        for x in words:
            if len(cur)+len(x)+(0 if cur.endswith(' ') else 1)>W:
                lines.append(cur); cur=' '*len(p)+x
            else: cur+=('' if cur.endswith(' ') else ' ')+x
        lines.append(cur)
    bar='='*W; thin='-'*W
    def cen(s): lines.append(s.center(W).rstrip())
    lines.append(bar); cen(U(cart)); cen(f'{U(mun)} - {uf}'); cen(f'OFICIAL: {U(off)}'); lines.append(bar); lines.append('')
    cen('C E R T I D Ã O   D E   N A S C I M E N T O'); lines.append(''); 
    lines.append(f'LIVRO: {lv}     FOLHAS: {fl}     TERMO: {tm}     LAVRADO EM: {dmy(rd)}'); lines.append(thin)
    kv('NOME',U(f.nome)); kv('SEXO',U(sx(f))); kv('DT. NASCIMENTO',f'{dmy(bd)}'); kv('HORÁRIO',(o['h']+' HS') if o['h'] else 'IGNORADO')
    kv('LOCAL DO NASC.',U(hosp) if hosp else 'DOMICÍLIO'); kv('MUNICÍPIO/UF',f'{U(bm)}-{bu}'); kv('NATURALIDADE',f'{U(bm)}-{bu}')
    kv('GÊMEOS',('SIM, COM '+U(f.irmao)) if f.irmao else 'NÃO'); lines.append(thin)
    kv('PAI',U(f.g1) or '*'*30); kv('  NATURAL DE',NN[0] if f.g1 else '*'*12); kv('  PROFISSÃO',r.choice(['AUTÔNOMO','MOTORISTA','LAVRADOR','COMERCIÁRIO']) if f.g1 else '*'*12)
    kv('MÃE',U(f.g2)); kv('  NATURAL DE',NN[1]); kv('  PROFISSÃO','DO LAR' if bd.year<1960 else r.choice(['DO LAR','PROFESSORA','COSTUREIRA','ESTUDANTE'])); 
    kv('AV. PATERNOS',f'{U(f.avo_p)} E {U(f.ava_p)}' if f.avo_p else '*'*30); kv('AV. MATERNOS',f'{U(f.avo_m)} E {U(f.ava_m)}' if f.avo_m else '*'*30); lines.append(thin)
    w1,_=who(r); kv('DECLARANTE',U(f.g2 if o.get('note')=='pat' or not f.g1 else f.g1)); kv('TESTEMUNHA 1',U(w1)); kv('TESTEMUNHA 2',U(who(r)[0])); lines.append(thin)
    kv('AVERBAÇÕES',aver or '*** NADA CONSTA ***'); kv('ANOTAÇÕES',anot or '*** NADA CONSTA ***'); lines.append(bar); lines.append('')
    cen('O REFERIDO É VERDADE E DOU FÉ.'); cen(f'{U(mun)}, {ed.day:02d} DE {U(MES[ed.month])} DE {ed.year}.'); lines += ['','','']; 
    cen('_'*38); cen(U(sub)); cen('SUBSTITUTO DO OFICIAL' if ss=='M' else 'SUBSTITUTA DO OFICIAL'); lines.append('')
    lines.append(f'EMOL.: R$ {r.randint(8,22)},{r.randint(10,99)}   ' + ('GRATUITA - LEI 9.534/97   ' if k in (0,6) else '') + (f'SELO DE FISCALIZAÇÃO: {sel}' if sel else ''))
    lines.append(f'SIRC-CART v4.{r.randint(1,9)}b                       USUÁRIO: {usr}    PROT.: {r.randint(1000,99999)}')
    txt='\n'.join(esc(x) for x in lines)
    n=len(lines); lh=min(4.9,265/n)
    holes=''.join(f'<circle cx="4.5" cy="{6+i*12.7:.1f}" r="2" fill="#fff" stroke="#b5c9b5" stroke-width=".2"/><circle cx="205.5" cy="{6+i*12.7:.1f}" r="2" fill="#fff" stroke="#b5c9b5" stroke-width=".2"/>' for i in range(23))
    body=f'''<div class="s"><svg class="ho" viewBox="0 0 210 297" width="210mm" height="297mm"><path d="M9 0V297M201 0V297" stroke="#a9c2a9" stroke-width=".25" stroke-dasharray="1 1"/>{holes}</svg><pre style="line-height:{lh:.2f}mm">{txt}</pre><div class="sp">{stamp('REGISTRO CIVIL',U(mun),['CONFERE','COM O','ORIGINAL'],78,'#b02a2a',.55,-14)}</div><div class="rb" style="top:{12+(lines.index(('_'*38).center(W).rstrip())-1.6)*lh:.1f}mm">{scribble(r,150,34,'#1c2f9c',1.2)}</div></div>'''
    css='''body{color:#23232e}.s{position:relative;width:210mm;height:297mm;overflow:hidden;background:repeating-linear-gradient(#fff 0 12.7mm,#edf6ec 12.7mm 25.4mm)}.ho{position:absolute;left:0;top:0}pre{position:absolute;left:14mm;top:12mm;margin:0;font:10.9pt "Nimbus Mono PS","Liberation Mono";font-family:"Liberation Mono";letter-spacing:.02em;font-size:10.6pt}.sp{position:absolute;right:16mm;bottom:17mm}.rb{position:absolute;left:84mm}'''
    put(t,'dados_pessoais.nome_completo',U(f.nome)); base(t,bd,dmy(bd)); put(t,'dados_pessoais.hora_nascimento',o['h']); put(t,'dados_pessoais.naturalidade',f'{U(bm)} - {bu}',f'{U(bm)}-{bu}'); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',U(hosp) or 'Domicílio','' if hosp else 'DOMICÍLIO'); put(t,'local_nascimento.município',U(bm)); put(t,'local_nascimento.uf',bu)
    put(t,'registro.município',U(mun)); put(t,'registro.uf',uf); put(t,'registro.cartório',U(cart)); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=([(f.g1,NN[0])] if f.g1 else [])+[(f.g2,NN[1])]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',U(a)); put(t,f'filiação.genitor_{i}.naturalidade',' - '.join(b.rsplit('-',1)),b)
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,U(getattr(f,b)))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',U(f.irmao)); t['meta']['twin_names']=[U(f.irmao)]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot)
    put(t,'autenticação.selo_digital',sel); put(t,'autenticação.oficial_registro',U(off)); put(t,'autenticação.data_emissão',dmy(ed))
    save(t,page(css,body))

# ================================================================== I8  Legal sheet, typed on a printed narrative blank, 1951-1973
@form
def I8(k, r):
    rows=[
     ('Olga','F','pl',D(1923,5,14),'Ponta Grossa','PR',dict(home='em casa de seus pais, na Colônia Taquari',h=('três e meia da madrugada','03:30'))),
     ('Waldemar','M','de',D(1931,10,1),'Blumenau','SC',dict(hosp='Hospital Santa Isabel',h=('nove horas da noite','21:00'))),
     ('Nair','F','pt',D(1940,2,29),'Taquara','RS',dict(home='na residência da declarante, à rua Tristão Monteiro',h=('cinco horas e vinte minutos da tarde','17:20'),nofather=1)),
     ('Adelino','M','it',D(1915,8,6),'Bento Gonçalves','RS',dict(home='no domicílio de seus genitores, na Linha Jansen',h=('',''),it=1,unk=1)),
     ('Hildegard','F','de',D(1938,12,12),'São Bento do Sul','SC',dict(hosp='Hospital Sagrada Família',h=('onze horas e quarenta minutos','11:40'),twin='Edeltraut')),
     ('Ary','M','pt',D(1949,4,3),'Niterói','RJ',dict(hosp='Hospital São João Batista',h=('seis horas e trinta e cinco minutos da manhã','06:35'))),
     ('Zulmira Maria da Anunciação','F','ne',D(1928,11,8),'Mossoró','RN',dict(home='no domicílio paterno, sítio Camurupim',h=('uma hora da tarde','13:00'),note='cas')),
     ('Lourival','M','pt',D(1958,1,17),'Uberaba','MG',dict(hosp='Casa de Saúde São Sebastião',h=('dezenove horas e dez minutos','19:10'),note='ret')),
    ]
    g,sex,gr,bd,mun,uf,o=rows[k]; t=blank(f'I8-{k+1}','I8',612,1008); f=fam(r,g,gr,sex,bd.year,given2=o.get('twin'),group2='it' if o.get('it') else None)
    if o.get('nofather'): f.nome=f'{g} {f.m}'; f.g1=f.avo_p=f.ava_p=''
    if o.get('unk'): f.avo_p=f.ava_p=''
    rd=plus(bd,r.randint(1,28)); ed=D([1956,1952,1961,1951,1959,1967,1954,1972][k],r.randint(1,12),r.randint(1,28))
    off,os_=who(r,'M',1918); esc_,_=who(r,'M',1935); w1,_=who(r,'M',1900); w2,_=who(r,'M',1905)
    lv=r.choice([f'{r.randint(2,60)}-A',f'A-{r.randint(2,60)}',str(r.randint(4,58))]); fl=f'{r.randint(2,198)}'+r.choice(['',' v.','v']); tm=r.choice([str(r.randint(20,980)),f'{r.randint(1,9)}.{r.randint(0,999):03d}'])
    dist={'PR':'1.º Ofício','SC':'1.º Distrito - Sede','RS':'1.º Distrito','RJ':'2.ª Circunscrição','RN':'2.º Cartório Judiciário','MG':'Distrito da Cidade'}[uf]
    cart=f'Cartório do Registro Civil do {dist}' if not dist.startswith('2.ª') else 'Cartório do Registro Civil da 2.ª Circunscrição'
    if dist.startswith('2.º'): cart='2.º Cartório Judiciário'
    near={'PR':('Palmeira','Castro'),'SC':('Indaial','Gaspar') if k==1 else ('Campo Alegre','Rio Negrinho'),'RS':('Parobé','Taquara'),'RJ':('Maricá','São Gonçalo'),'RN':('Areia Branca','Mossoró'),'MG':('Araxá','Sacramento')}[uf]
    CR='NCr$' if 1967<=ed.year<1970 else 'Cr$'
    usa='ESTADOS UNIDOS DO BRASIL' if ed.year<1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    aver=anot=''
    if o.get('note')=='cas': anot='Casou-se no dia 15 de julho de 1950, nesta cidade, com Pedro Maciel de Alencar, conforme registro n. 812, fls. 61 do livro 19-B.'
    if o.get('note')=='ret': aver='Por mandado do M. Juiz de Direito desta Comarca, de 20 de maio de 1969, foi mandado acrescentar ao nome do registrado o apelido paterno, que faltava.'
    V=lambda x,n=22: f'<span class="v">{x}</span>' if x else f'<span class="v">{"- "*n}</span>'
    d=f'{dia(bd.day)} de {MES[bd.month]} de {num(bd.year)}'
    rt=f'{dia(rd.day)} de {MES[rd.month]} de {rd.year}'
    fil=('filho' if sex=='M' else 'filha')
    if o.get('it'): pn='naturais da Itália'; N1=('Itália',); N2=('Itália',)
    else:
        pn=f'êle natural de {near[0]} e ela de {near[1]}, dêste Estado'; N1=(f'{near[0]} - {uf}',near[0]); N2=(f'{near[1]} - {uf}',near[1],f'{near[1]}, dêste Estado')
    if o.get('nofather'): pn=f'natural de {near[1]}, dêste Estado'
    loc=f'no {o["hosp"]}, nesta cidade' if o.get('hosp') and not o['hosp'].startswith('Casa') else (f'na {o["hosp"]}, nesta cidade' if o.get('hosp') else o['home']+', nêste município')
    cor=r.choice(['branca','branca','parda','morena']) if gr in('pt','ne') else 'branca'
    body=f'''<div class="s"><div class="lm"><div class="est">Taxa de<br>Educação<br>e Saúde<br><b>{CR} {r.choice(['1,50','0,80','2,00'])}</b></div><div class="est" style="transform:rotate(-3deg)">Sêlo<br>Estadual<br><b>{CR} {r.choice(['5,00','10,00','3,00'])}</b></div><div class="cu">CUSTAS<br><br>Certidão<br>{CR} {10+k},00<br>Busca<br>{CR} {4+k},00<br>Rasa<br>{CR} {3+k},60<br>__________<br>{CR} {17+3*k},60</div><div style="margin-top:12mm">{stamp('REGISTRO CIVIL',mun.upper(),['OFICIAL','DO','REGISTRO'],86,'#35307a',.6,-18)}</div></div>
<div class="m"><div class="h"><b style="font-size:15pt;letter-spacing:1px">{usa}</b><br><span style="font-size:13pt">ESTADO {UFD[uf].upper()}</span><br>Comarca e Município de {V(esc(mun))}<br><b>{esc(cart)}</b></div>
<h1>Certidão de Nascimento</h1>
<div class="tx"><p>{V(esc(off))}, Oficial do Registro Civil e Escrivão, na forma da lei, etc.</p>
<p><b>CERTIFICO</b> que do livro n.º {V(lv)} do registro de nascimentos, a fls. {V(fl)}, sob n.º de ordem {V(tm)}, consta que no dia {V(rt)} foi lavrado o assento de nascimento de {V('<b>'+esc(f.nome)+'</b>')}, do sexo {V(sx(f).lower())}, de côr {V(cor)}, nascid{'o' if sex=='M' else 'a'} em {V(d)}, às {V(o['h'][0],12)}, {V(esc(loc))}, {fil} {'legítim'+('o' if sex=='M' else 'a') if f.g1 else 'natural'} de {V(esc(f.g1)) if f.g1 else V('')} e de D. {V(esc(f.g2))}, {V(esc(pn))}; sendo avós paternos {V(esc(f.avo_p)+' e D. '+esc(f.ava_p)) if f.avo_p else (V('ignorados') if o.get('unk') else V(''))} e avós maternos {V(esc(f.avo_m)+' e D. '+esc(f.ava_m))}.</p>
<p>Foi declarante {V('o pai' if f.g1 else 'a própria mãe')} e testemunhas {V(esc(w1))} e {V(esc(w2))}.</p>
<p>Observações: {V(esc(aver or anot) if (aver or anot) else (f'Nascid{"o" if sex=="M" else "a"} de parto duplo, sendo gême{"o" if sex=="M" else "a"} de {esc(f.irmao)}.' if f.irmao else ''),30)}</p>
<p>O referido é verdade, do que dou fé.</p><p style="text-align:center">{V(esc(mun))}, {V(str(ed.day))} de {V(MES[ed.month])} de {str(ed.year)[:2]}{V(str(ed.year)[2:])}.</p>
<div class="sg">O OFICIAL,<br>{scribble(r,210,50,'#1a2233',1.3)}<br><span class="v" style="border:0">{esc(off)}</span></div></div>
<div class="ft">Datilografada por {esc(esc_)} &mdash; Tip. d'«O Progresso» &mdash; Mod. 27</div></div></div>'''
    css='''body{font-family:"TeX Gyre Termes";color:#3a2a1c;background:#f4ead6}.s{width:8.5in;height:14in;display:flex;padding:16mm 15mm 10mm 12mm;overflow:hidden;background:radial-gradient(ellipse at 30% 20%,#f8f0df,#efe2c6)}
.lm{width:33mm;border-right:.4mm double #5b4430;margin-right:7mm;padding-right:4mm;padding-top:52mm;text-align:center;font-size:9.5pt}.est{border:.5mm dotted #7a3a20;background:#e9cfae;color:#7a2f18;padding:3mm 1mm;margin-bottom:3mm;font-size:9pt;line-height:1.25}.cu{margin-top:14mm;font-size:9pt;line-height:1.6}
.m{flex:1;position:relative}.h{text-align:center;line-height:1.55;font-size:12pt}h1{font:26pt "URW Bookman";text-align:center;margin:8mm 0 6mm;color:#2e2013}.tx{font-size:13pt;line-height:9.6mm;text-align:justify}.tx p{margin:0 0 1mm;text-indent:12mm}.v{font-family:"TeX Gyre Cursor";font-size:12pt;color:#1c1830;border-bottom:.2mm solid #8a735a}.sg{text-align:center;line-height:6mm;margin-top:5mm;margin-left:30mm}.ft{position:absolute;bottom:0;left:0;right:0;font-size:7.5pt;text-align:center}'''
    put(t,'dados_pessoais.nome_completo',f.nome); base(t,bd,d); put(t,'dados_pessoais.hora_nascimento',o['h'][1]); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',o.get('hosp') or 'Domicílio',loc if not o.get('hosp') else '',o.get('home')); put(t,'local_nascimento.município',mun); put(t,'local_nascimento.uf',uf)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=([(f.g1,N1)] if f.g1 else [])+[(f.g2,N2)]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',*b)
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao,f'Nascida de parto duplo, sendo gêmea de {f.irmao}.',f'Nascida de parto duplo, sendo gêmea de {f.irmao}'); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot); t['meta']['joint_notes']=True
    put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t,page(css,body,'8.5in 14in'))

# ================================================================== I9  inteiro teor: the book's page copied, with its margin on the left
@form
def I9(k, r):
    rows=[
     ('Antônio Carlos','M','pt',D(1962,6,11),'Piracicaba','SP',dict(hosp='Santa Casa de Misericórdia',h=('quatro horas e dez minutos','04:10'),corr=1,note='cas')),
     ('Vera Lúcia','F','de',D(1955,3,30),'Estrela','RS',dict(home=1,h=('oito horas da noite','20:00'))),
     ('Leocádia','F','pl',D(1947,9,5),'Irati','PR',dict(home=1,h=('duas horas e trinta minutos da madrugada','02:30'),corr=1,note='cpf')),
     ('Gilberto','M','it',D(1971,12,19),'Criciúma','SC',dict(hosp='Hospital São José',h=('quinze horas','15:00'),twin='Gilmar')),
     ('Severina','F','ne',D(1966,1,8),'Campina Grande','PB',dict(hosp='Maternidade Elpídio de Almeida',h=('vinte e três horas e cinquenta minutos','23:50'),nofather=1,note='pat')),
     ('Ubirajara','M','no',D(1983,7,23),'Parintins','AM',dict(home=1,h=('',''),corr=1)),
     ('Miriam','F','ar',D(1978,2,15),'Corumbá','MS',dict(hosp='Hospital de Caridade',h=('onze horas e cinco minutos da manhã','11:05'),note='ob')),
     ('Leandro','M','pt',D(1989,10,2),'Teresópolis','RJ',dict(hosp='Hospital São José de Teresópolis',h=('sete horas e quarenta e cinco minutos','07:45'),note='two')),
    ]
    g,sex,gr,bd,mun,uf,o=rows[k]; t=blank(f'I9-{k+1}','I9'); f=fam(r,g,gr,sex,bd.year,given2=o.get('twin'))
    pat=o.get('note')=='pat'
    if pat and f.g2.endswith(' '+f.p): f.g2=f.g2[:-len(f.p)-1]
    rd=plus(bd,r.randint(1,9))
    if o.get('corr'): rd=D(bd.year,bd.month,min(28,bd.day+r.randint(1,4)))
    ed=D(r.randint(2018,2025),r.randint(1,12),r.randint(1,28)); 
    off,os_=who(r); sg,ss=who(r); oold,_=who(r,'M',1925); w1,_=who(r,'M',1930); w2,_=who(r,'M',1935)
    book,leaf,ent=r.randint(4,199),r.randint(2,299),r.randint(900,60000); cns=f'{r.randint(1,15):02d}{r.randint(1000,9999)}'
    lv,fl,tm=f'A-{book}',f'{leaf}'+r.choice(['','v','v']),f'{ent:,}'.replace(',','.')
    ms=mfmt(matr(cns,rd.year,book,leaf,ent),2)
    c=cpf(r) if o.get('note') in('cpf','two') else ''
    a1,a2=r.randint(21,44),r.randint(18,38)
    nn={'SP':('Tietê','Rio Claro'),'RS':('Lajeado','Teutônia'),'PR':('Rebouças','Mallet'),'SC':('Urussanga','Içara'),'PB':('Esperança','Queimadas'),'AM':('Barreirinha','Maués'),'MS':('Ladário','Corumbá'),'RJ':('Petrópolis','Guapimirim')}[uf]
    aver=anot=''
    nome=f.nome
    if o.get('note')=='cas': anot='Casou-se em 18 de janeiro de 1986 com Sílvia Regina Camargo Garcez, registro nº 9.014, fls. 112 do livro B-41, Rio das Pedras/SP. O oficial, (a) J. Meireles.'
    if o.get('note')=='cpf': aver=f'AV.1 - Nos termos do Provimento CNJ 63/2017, consigna-se que a registrada está inscrita no CPF/MF sob nº {c}. Irati, 13 de novembro de 2019. A escrevente.'
    if pat: aver=f'Averbação - Por sentença de 9 de abril de 1992 do Juízo da 2ª Vara de Família, em ação de investigação de paternidade, é pai da registrada {f.g1}, sendo avós paternos {f.avo_p} e {f.ava_p}, passando ela a chamar-se {f.nome}. C. Grande, 4.6.1992.'
    if o.get('note')=='ob': anot='Óbito - A registrada faleceu em 27 de agosto de 2016, em Campo Grande/MS, no estado civil de solteira. Assento nº 33.870, livro C-112, fls. 70, 2º Ofício.'
    if o.get('note')=='two':
        aver=f'Averbação: o registrado é portador do CPF nº {c}, anotado em 05/02/2018 gratuitamente (Prov. 63).'
        anot='Anotação: casou-se em 29/11/2014 com Débora Severo da Cunha, matrícula 089722 01 55 2014 2 00037 188 0011203 41, e divorciou-se em 2020.'
    if pat: nome_reg=f'{g} {f.m}'
    btxt=f'dia {dia(bd.day)} do corrente mês e ano' if o.get('corr') and (bd.month,bd.year)==(rd.month,rd.year) else f'dia {dia(bd.day)} de {MES[bd.month]} de {num(bd.year)}'
    corr='corrente' in btxt
    ex=f'{dia(bd.day)} de {MES[bd.month]} de {num(bd.year)}'
    hosp=o.get('hosp','')
    onde=(f'{"na" if hosp.split()[0] in ("Santa","Maternidade") else "no"} {hosp}, nesta cidade' if hosp else r.choice(['em domicílio, nesta cidade','no domicílio de seus pais, neste município']))
    hh=f', às {o["h"][0]}' if o['h'][0] else ', em hora não sabida'
    crn='um menino, do sexo masculino' if sex=='M' else 'uma menina, do sexo feminino'
    neto='neto' if sex=='M' else 'neta'; fi='filho' if sex=='M' else 'filha'
    pr=r.sample(['agricultor','operário','comerciante','ferroviário','motorista','pedreiro','pescador'],1)[0]
    nosso=f'{num(rd.year)}'
    head=f'Aos {dia(rd.day) if rd.day>1 else "primeiro"} dia{"s" if rd.day>1 else ""} do mês de {MES[rd.month]} do ano de {nosso}, neste cartório, em {mun}, Estado {UFD[uf]}, perante mim, {oold}, oficial do registro civil, '
    if pat:
        teor=head+f'compareceu {f.g2}, brasileira, solteira, doméstica, com {num(a2)} anos de idade, natural de {nn[1]}, deste Estado, e declarou que no {btxt}{hh}, {onde}, deu à luz {crn}, de cor parda, que recebeu o nome de {nome_reg}, {fi} dela declarante, {neto} por parte materna de {f.avo_m} e de {f.ava_m}. Nada declarou quanto à paternidade. '
    else:
        teor=head+f'compareceu {f.g1}, brasileiro, casado, {pr}, com {num(a1)} anos de idade, natural de {nn[0]}, {UFN[uf]}, residente neste município, e declarou que no {btxt}{hh}, {onde}, nasceu {crn}, de cor branca, a quem foi posto o nome de {f.nome}, {fi} legítim{"o" if sex=="M" else "a"} dele declarante e de {f.g2}, doméstica, com {fem(num(a2))} anos, natural de {nn[1]}, {UFN[uf]}; {neto} pelo lado paterno de {f.avo_p} e de {f.ava_p}, e pelo materno de {f.avo_m} e de {f.ava_m}. '
        teor=teor.replace(fem(num(a2))+' anos',num(a2)+' anos')
    if f.irmao: teor+=f'É gêmeo, tendo nascido em segundo lugar, o primeiro sendo {f.irmao}, objeto do assento anterior. '
    teor+=f'Foram testemunhas {w1}, {r.choice(["alfaiate","funcionário público","lavrador"])}, e {w2}, {r.choice(["barbeiro","comerciário","militar"])}, ambos maiores, aqui residentes. E para constar lavrei este termo que, lido e achado conforme, vai assinado pelo declarante e pelas testemunhas. Eu, {oold}, oficial, que o escrevi e assino. (aa) {oold.split()[0]} {oold.split()[-1]}. {(f.g2 if pat else f.g1)}. {w1}. {w2}.'
    if pat: teor=teor.replace('pelo declarante','pela declarante')
    cart={'SP':'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede','RS':'Registro Civil das Pessoas Naturais e de Interdições e Tutelas','PR':'Serviço de Registro Civil das Pessoas Naturais','SC':'Ofício de Registro Civil das Pessoas Naturais e Tutelas','PB':'Cartório Tabelionato Azevedo - 2º Ofício de Registro Civil','AM':'Cartório do 1º Ofício Extrajudicial','MS':'Serviço Notarial e Registral da 1ª Circunscrição','RJ':'RCPN do 1º Distrito'}[uf].replace('Tabelionato Azevedo - ','do ').replace('Cartório do 2º','Cartório do 2º')
    sel={'SP':f'11{r.randint(1000,9999)}1TR00000{r.randint(10000,99999)}24{code(r,1)}','RS':f'{r.randint(100,800):04d}.03.{str(ed.year)[2:]}00001.{r.randint(100,9999):05d}','PR':f'{code(r,6,MIX)}.{code(r,5,MIX)}.{code(r,5,MIX)}','SC':f'{code(r,3,"ABCDEFGHIJKLMN")}{r.randint(10000,99999)}-{code(r,4)}','PB':f'A{code(r,2,"ABCDEFGHIJKL")}{r.randint(10000,99999)}-{code(r,4)}','AM':'','MS':f'A{code(r,2,"ABCDEFGHIJKL")}{r.randint(10000,99999)}-{r.randint(100,999)}','RJ':f'E{code(r,3,"ABCDEFGHIJKLMN")}{r.randint(10000,99999)} {code(r,3,"ABCDEFGHIJKLMN")}'}[uf]
    mg=''.join(f'<p>{esc(x)}</p>' for x in (aver,anot) if x) or '<p style="text-align:center">(em branco)</p>'
    body=f'''<div class="s"><div class="h">{arms(44,'#222','#bbb','#444')}<div><b>{esc(cart)}</b><br>{esc(mun)} – {UFN[uf]}<br><small>{'Oficial Registrador' if os_=='M' else 'Oficial Registradora'}: {esc(off)} – CNS {cns}</small></div></div>
<h1>CERTIDÃO DE INTEIRO TEOR<br><span>do registro de nascimento</span></h1>
<div class="mt">MATRÍCULA<br><b>{ms}</b></div>
<p class="i">Certifico, a requerimento escrito de pessoa interessada e com autorização na forma da lei, que revi o livro <b>{lv}</b> de nascimentos desta Serventia e nele, à folha <b>{fl}</b>, encontrei o termo número <b>{tm}</b>, que transcrevo de verbo ad verbum:</p>
<div class="bk"><div class="mg"><u>À MARGEM</u>{mg}</div><div class="te"><div class="nt">N.º {tm} &mdash; {esc(nome_reg if pat else f.nome)}</div>{esc(teor)}</div></div>
<p class="i">Era o que se continha no referido termo, que fielmente copiei e conferi. Esta certidão contém uma lauda. Consultada a Central de Informações do Registro Civil. Dou fé.</p>
<div class="f"><div>{esc(mun)}, {dext(ed)}.<br><br>{scribble(r,180,40,'#202060')}<br>{esc(sg)}<br><small>{'Substituto Legal' if ss=='M' else 'Substituta Legal'}</small></div>{f'<div class="sl">SELO: <b>{sel}</b><br>Emolumentos R$ {r.randint(40,110)},{r.randint(10,99)}<br>{bars(r,120,16)}</div>' if sel else ''}</div></div>'''
    css='''body{font-family:"EB Garamond";font-variant-numeric:lining-nums;font-size:12.2pt;color:#161616;background:#fff}.s{width:210mm;height:297mm;padding:14mm 18mm;overflow:hidden;border-left:5mm solid #e9e6da}.h{display:flex;gap:5mm;align-items:center;line-height:1.25}.h b{font-size:14pt}h1{font:600 17pt "EB Garamond";text-align:center;margin:5mm 0 3mm;letter-spacing:1px}h1 span{font-size:13pt;font-style:italic}
.mt{text-align:center;font-size:9pt;margin-bottom:4mm}.mt b{font:12pt "Liberation Mono"}.i{text-align:justify;line-height:1.35;margin:0 0 3mm}.bk{display:flex;border:.3mm solid #555;margin-bottom:4mm;min-height:120mm}.mg{width:46mm;flex:none;border-right:.3mm solid #555;padding:3mm;font-size:10pt;line-height:1.3;background:#faf9f4}.mg u{display:block;text-align:center;font-size:8.5pt;margin-bottom:3mm;text-decoration:none;letter-spacing:1px}.mg p{margin:0 0 4mm}.te{padding:3mm 4mm;text-align:justify;line-height:1.42}.nt{font-weight:600;margin-bottom:2mm}
.f{display:flex;justify-content:space-between;align-items:center}.f>div:first-child{text-align:center;flex:1;line-height:1.2}.sl{border:.3mm solid #888;padding:2mm 4mm;font:8.5pt/1.5 Carlito}'''
    put(t,'dados_pessoais.nome_completo',f.nome,nome_reg if pat else ''); put(t,'dados_pessoais.cpf',c); put(t,'dados_pessoais.matrícula',ms)
    if corr: base(t,bd,f'{dia(bd.day)} do corrente mês e ano','dia '+f'{dia(bd.day)} do corrente mês e ano',ex,dmy(bd))
    else: base(t,bd,ex,'dia '+ex)
    put(t,'dados_pessoais.hora_nascimento',o['h'][1]); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',hosp or 'Domicílio',*(['em domicílio','no domicílio de seus pais'] if not hosp else [])); put(t,'local_nascimento.município',mun); put(t,'local_nascimento.uf',uf)
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=[(f.g2,nn[1]),(f.g1,'')] if pat else [(f.g1,nn[0]),(f.g2,nn[1])]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',f'{b} - {uf}' if b else '',f'{b}, {UFN[uf]}' if b else '')
    if pat:
        t['accept'].update({'filiação.genitor_1.nome_completo':[f.g1],'filiação.genitor_2.nome_completo':[f.g2],'filiação.genitor_1.naturalidade':[''],'filiação.genitor_2.naturalidade':[f'{nn[1]} - {uf}']})
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.averbações',aver); put(t,'observações.anotações',anot); t['meta']['joint_notes']=True
    put(t,'autenticação.selo_digital',sel); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t,page(css,body))

# ================================================================== I10  traslado of a birth abroad, Livro E, numbered items in two columns, 1999-2009
@form
def I10(k, r):
    rows=[
     ('Giulia','F','it',D(1999,3,12),('Milão','Itália'),'Curitiba','PR',dict(hosp='Ospedale Maggiore Policlinico',h='16h20',for2=('italiana','Bérgamo, Itália'))),
     ('Tomás','M','pt',D(2002,8,1),('Lisboa','Portugal'),'Porto Alegre','RS',dict(hosp='Maternidade Dr. Alfredo da Costa',h='02h35')),
     ('Aline Sofía','F','uy',D(1997,11,25),('Ciudad del Este','Paraguai'),'Foz do Iguaçu','PR',dict(home=1,h='',for1=('paraguaio','Hernandarias, Paraguai'))),
     ('Daniel Kenji','M','jp',D(2001,5,30),('Nagoia','Japão'),'Maringá','PR',dict(hosp='Hospital Municipal de Nagoia',h='23h11')),
     ('Lara','F','pt',D(2004,1,6),('Boston','Estados Unidos da América'),'Governador Valadares','MG',dict(hosp='Brigham and Women\'s Hospital',h='07h58',twin='Luna')),
     ('Matheus','M','no',D(1995,9,17),('Caiena','Guiana Francesa'),'Macapá','AP',dict(hosp='',h='05h00',nofather=1,sent=1)),
     ('Noah Maximilian Friedrich','M','de',D(2006,10,10),('Berlim','Alemanha'),'Florianópolis','SC',dict(hosp='Charité - Campus Virchow-Klinikum',h='12h12',for2=('alemã','Potsdam, Alemanha'))),
     ('Camila','F','uy',D(1984,2,20),('Rivera','Uruguai'),'Uruguaiana','RS',dict(hosp='Hospital Departamental de Rivera',h='19h45',sent=1,note=1,for1=('uruguaio','Tacuarembó, Uruguai'))),
    ]
    g,sex,gr,bd,(ci,pa),mun,uf,o=rows[k]; t=blank(f'I10-{k+1}','I10'); f=fam(r,g,gr,sex,bd.year,given2=o.get('twin'))
    if o.get('nofather'): f.nome=f'{g} {f.m}'; f.g1=f.avo_p=f.ava_p=''
    cd=plus(bd,r.randint(15,200)); rd=plus(cd,r.randint(150,900))
    if bd.year<1990: rd=D(2003,6,18)
    if o.get('sent') and bd.year<1998: rd=D(2000,4,11)
    ed=max(plus(rd,r.randint(0,30)),D(r.randint(2000,2008),r.randint(1,12),r.randint(1,28)))
    if o.get('note'): ed=D(2009,5,4)
    off,os_=who(r); sg,ss=who(r); rq,_=who(r)
    cart={'Curitiba':'1º Ofício de Registro Civil e 13º Tabelionato','Porto Alegre':'Registro Civil das Pessoas Naturais da 1ª Zona','Foz do Iguaçu':'1º Serviço de Registro Civil','Maringá':'1º Ofício do Registro Civil das Pessoas Naturais','Governador Valadares':'Cartório do Registro Civil do 1º Subdistrito','Macapá':'Cartório do 1º Ofício - Registro Civil','Florianópolis':'1º Ofício do Registro Civil e Interdições','Uruguaiana':'Ofício do Registro Civil da 1ª Zona'}[mun]
    lv,fl,tm=f'E-{r.randint(2,38)}',f'{r.randint(1,300)}'+r.choice(['','v']),f'{r.randint(100,9800)}'
    nb={'PR':('Londrina - PR','Paranaguá - PR'),'RS':('Rio Grande - RS','Itaqui - RS'),'MG':('Ipatinga - MG','Teófilo Otoni - MG'),'AP':('Santana - AP','Oiapoque - AP'),'SC':('Brusque - SC','Itajaí - SC')}[uf]
    n1=o.get('for1',('brasileiro',nb[0])); n2=o.get('for2',('brasileira',nb[1]))
    cons={'Milão':'Consulado-Geral do Brasil em Milão','Lisboa':'Consulado-Geral do Brasil em Lisboa','Ciudad del Este':'Consulado-Geral do Brasil em Ciudad del Este','Nagoia':'Consulado-Geral do Brasil em Nagoia','Boston':'Consulado-Geral do Brasil em Boston','Berlim':'Embaixada do Brasil em Berlim'}.get(ci,'')
    if cons and not o.get('sent'): doc=f'certidão de registro de nascimento nº {r.randint(100,5999)}, livro {r.randint(3,99)}, fls. {r.randint(1,199)}, lavrado em {dmy(cd)} no {cons}'.replace('no Embaixada','na Embaixada')
    else: doc=f'certidão estrangeira nº {r.randint(100,999)}, expedida em {dmy(cd)}, legalizada, traduzida por {rq}, tradutor juramentado, e mandado do MM. Juiz Federal, processo nº {rd.year}.71.03.00{r.randint(1000,9999)}-{r.randint(0,9)}'
    opt='A nacionalidade brasileira depende de opção a ser feita perante a Justiça Federal, depois de atingida a maioridade (art. 12, I, "c", da Constituição Federal).' if k in(0,2,3,6) and rd.year<2007 else 'Brasileiro nato, segundo o art. 12, inciso I, alínea "c", da Constituição Federal.'.replace('Brasileiro nato','Brasileira nata' if sex=='F' else 'Brasileiro nato')
    aver=''
    if o.get('note'): aver=f'Por sentença transitada em julgado em 12/12/2008, da Vara Federal de Uruguaiana, foi homologada a opção definitiva da registrada pela nacionalidade brasileira. Averbado em 14/01/2009.'
    sel=f'{code(r,3,"ABCDEFGHJK")}{r.randint(10000,99999)}' if k not in(2,5) else ''
    h=o['h']; hosp=o.get('hosp','')
    cnt=[0]
    def it(lab,val):
        cnt[0]+=1; return f'<div class="it"><em>{cnt[0]:02d}</em><div><i>{lab}</i>{val}</div></div>'
    NA='/////////////'
    d=dlong(bd)
    left=f'''<h3>A. Do traslado</h3>{it('Livro',lv)}{it('Folha e número',f'fl. {fl}, nº {tm}')}{it('Data em que foi trasladado',dmy(rd,'.'))}
<h3>B. De quem nasceu</h3>{it('Nome',f'<b style="font-size:12.5pt">{esc(f.nome)}</b>')}{it('Sexo','homem (masculino)' if sex=='M' else 'mulher (feminino)')}{it('Nasceu a',d)}{it('Horas',h or NA)}{it('Casa ou hospital',esc(hosp) or ('em domicílio' if o.get('home') else NA))}{it('Natural de',f'{esc(ci)}, {esc(pa)}')}{it('Partos múltiplos',f'gême{"o" if sex=="M" else "a"} de {esc(f.irmao)}' if f.irmao else 'não')}'''
    right=f'''<h3>C. Dos pais</h3>{it('Pai',esc(f.g1) or NA)}{it('Nacionalidade e naturalidade',f'{n1[0]}, de {n1[1]}' if f.g1 else NA)}{it('Mãe',esc(f.g2))}{it('Nacionalidade e naturalidade',f'{n2[0]}, de {n2[1]}')}
<h3>D. Dos avós</h3>{it('Do lado do pai',f'{esc(f.avo_p)}<br>{esc(f.ava_p)}' if f.avo_p else NA)}{it('Do lado da mãe',f'{esc(f.avo_m)}<br>{esc(f.ava_m)}')}
<h3>E. Do que foi trasladado</h3>{it('Documento',esc(doc))}{it('Requerente',esc(f.g2 if k%2 else rq))}'''
    body=f'''<div class="s"><div class="h"><div class="l">REPÚBLICA FEDERATIVA DO BRASIL<br>Estado {UFD[uf]}<br>Comarca de {esc(mun)}</div><div>{arms(48,'#7d1f2b','#d8b46a','#7d1f2b')}</div><div class="rr"><b>{esc(cart)}</b><br>{esc(mun)} – {uf}<br>{'Titular'}: {esc(off)}</div></div>
<h1>Certidão de Nascimento</h1><h2>Traslado de assento de brasileiro nascido no exterior (Lei nº 6.015/73, art. 32)</h2>
<div class="g"><div>{left}</div><div>{right}</div></div>
<h3>F. Averbações e anotações</h3><div class="av">{esc(aver) or 'Nenhuma até a presente data.'}</div>
<div class="op">{esc(opt)}</div>
<div class="f"><div class="w">É o que consta. Dou fé.<br>{esc(mun)} ({uf}), {dmy(ed,'-')}<br>{scribble(r,170,40,'#222a55')}<br>{esc(sg)}<br>{'escrevente autorizado' if ss=='M' else 'escrevente autorizada'}</div><div>{stamp('1º OFÍCIO',mun.upper(),['LIVRO','E'],88,'#7d1f2b',.6,8)}</div>{f'<div class="sl">Selo de fiscalização<br>notarial e registral<br><b>{sel}</b><br>{bars(r,100,14)}</div>' if sel else '<div class="sl">Isenta de selo</div>'}</div></div>'''
    css='''body{font-family:Carlito;font-size:10.8pt;color:#241417}.s{position:relative;width:210mm;height:297mm;padding:15mm 16mm;overflow:hidden;background:#fdfaf7}.s:before{content:"";position:absolute;left:0;right:0;top:0;height:6mm;background:repeating-linear-gradient(90deg,#7d1f2b 0 3mm,#d8b46a 3mm 4mm,#fff 4mm 5mm)}
.h{display:grid;grid-template-columns:1fr 20mm 1fr;align-items:center;line-height:1.3;font-size:10pt}.h .rr{text-align:right}h1{font:bold 24pt Caladea;color:#7d1f2b;text-align:center;margin:6mm 0 0}h2{font:italic 11pt Caladea;text-align:center;margin:1mm 0 5mm}h3{font-size:10.5pt;color:#fff;background:#7d1f2b;padding:.6mm 2.5mm;margin:3mm 0 1.5mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:8mm}
.it{display:flex;gap:2mm;margin-bottom:1.9mm;line-height:1.25}.it em{font:bold 8pt Carlito;color:#7d1f2b;width:5.5mm;padding-top:.5mm}.it i{display:block;font-style:normal;font-size:7.6pt;color:#8a5a55}.it>div{flex:1;border-bottom:.15mm solid #d9c3b4;padding-bottom:.6mm}.av{border:.25mm solid #7d1f2b;min-height:26mm;padding:2mm 3mm}.op{font-style:italic;font-size:9.5pt;margin:3mm 0}
.f{display:flex;align-items:center;gap:8mm;margin-top:5mm}.w{flex:1;text-align:center;line-height:1.3}.sl{border:.3mm dashed #7d1f2b;padding:2mm 3mm;text-align:center;font-size:8.5pt}'''
    put(t,'dados_pessoais.nome_completo',f.nome); base(t,bd,d,dmy(bd)); put(t,'dados_pessoais.hora_nascimento',h.replace('h',':')); put(t,'dados_pessoais.naturalidade',f'{ci}, {pa}',f'{ci} - {pa}'); put(t,'dados_pessoais.sexo',sx(f))
    put(t,'local_nascimento.estabelecimento',hosp or ('Domicílio' if o.get('home') else ''),'em domicílio' if o.get('home') else ''); put(t,'local_nascimento.município',ci,f'{ci}, {pa}',f'{ci} - {pa}')
    put(t,'registro.município',mun); put(t,'registro.uf',uf); put(t,'registro.cartório',cart); put(t,'registro.data_registro',dmy(rd)); put(t,'registro.livro',lv); put(t,'registro.folha',fl); put(t,'registro.termo',tm)
    gs=([(f.g1,n1[1])] if f.g1 else [])+[(f.g2,n2[1])]
    for i,(a,b) in enumerate(gs,1): put(t,f'filiação.genitor_{i}.nome_completo',a); put(t,f'filiação.genitor_{i}.naturalidade',b)
    for a, b in (('paternos.avô','avo_p'),('paternos.avó','ava_p'),('maternos.avô','avo_m'),('maternos.avó','ava_m')): put(t,'avós.'+a,getattr(f,b))
    if f.irmao: put(t,'gêmeos.status','Sim'); put(t,'gêmeos.informações_adicionais',f.irmao,f'gêmea de {f.irmao}'); t['meta']['twin_names']=[f.irmao]
    put(t,'observações.averbações',aver); t['meta']['joint_notes']=True
    put(t,'autenticação.selo_digital',sel); put(t,'autenticação.oficial_registro',off); put(t,'autenticação.data_emissão',dmy(ed))
    save(t,page(css,body))

if __name__ == '__main__':
    for n, fn in FORMS.items():
        for k in range(8):
            r = random.Random(f'{n}/{k}/sul')
            SID[0] = 0; fn(k, r)
