# -*- coding: utf-8 -*-
import random, datetime, html, json, os, sys
from types import SimpleNamespace as NS
D = datetime.date
OUT = sys.argv[1]
esc = html.escape
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CT = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def num(n):
    if n < 20: return U[n]
    if n < 100: return DZ[n//10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CT[n//100] + (' e ' + num(n % 100) if n % 100 else '')
    m, r = divmod(n, 1000)
    s = ('mil' if m == 1 else num(m) + ' mil')
    if not r: return s
    return s + (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r)
def fem(s):
    return ' '.join({'um':'uma','dois':'duas'}.get(w, w) for w in s.split())
def d1(d, um='primeiro'): return um if d.day == 1 else num(d.day)
def ext(d): return f'{d1(d)} de {MES[d.month-1]} de {num(d.year)}'
def dmy(d, s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def med(d): return f'{d.day:02d} de {MES[d.month-1]} de {d.year}'
def med1(d): return ('1º' if d.day == 1 else str(d.day)) + f' de {MES[d.month-1]} de {d.year}'
def hwords(h, m, per=True, hor='horas'):
    """hour in words, 12-hour with part of the day"""
    if per:
        if h == 0: a, p = 'zero', ''
        elif h < 6: a, p = fem(num(h)), ' da madrugada'
        elif h < 12: a, p = fem(num(h)), ' da manhã'
        elif h == 12: a, p = 'doze', ''
        elif h < 18: a, p = fem(num(h-12)), ' da tarde'
        else: a, p = fem(num(h-12)), ' da noite'
        one = a in ('uma', 'zero')
    else:
        a, p, one = fem(num(h)), '', h in (0, 1)
    return a + (' hora' if one else ' horas') + ((' e ' + num(m) + (' minuto' if m == 1 else ' minutos')) if m else '') + p
def cpf(r, fmt=True):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a*b for a, b in zip(d, range(k, 1, -1))) * 10 % 11
        d.append(0 if s == 10 else s)
    t = ''.join(map(str, d))
    return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}' if fmt else t
def matr(cns, year, book, leaf, entry, acervo='01', kind=1):
    b = f'{cns}{acervo}55{year:04d}{kind}{book:05d}{leaf:03d}{entry:07d}'
    assert len(b) == 30, b
    for start in (2, 1):
        w, s = start, 0
        for c in b:
            s += int(c)*w; w = 0 if w == 10 else w+1
        s %= 11
        b += str(1 if s > 9 else s)
    return b
def mfmt(m, sep=' ', last=' '):
    p = [m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:]]
    return sep.join(p[:-1]) + last + p[-1]
UFN = dict(AC='do Acre', AL='de Alagoas', AP='do Amapá', AM='do Amazonas', BA='da Bahia', CE='do Ceará', DF='', ES='do Espírito Santo', GO='de Goiás',
 MA='do Maranhão', MT='de Mato Grosso', MS='de Mato Grosso do Sul', MG='de Minas Gerais', PA='do Pará', PB='da Paraíba', PR='do Paraná', PE='de Pernambuco',
 PI='do Piauí', RJ='do Rio de Janeiro', RN='do Rio Grande do Norte', RS='do Rio Grande do Sul', RO='de Rondônia', RR='de Roraima', SC='de Santa Catarina',
 SP='de São Paulo', SE='de Sergipe', TO='do Tocantins')
def estado(uf): return 'Distrito Federal' if uf == 'DF' else 'Estado ' + UFN[uf]
def ufname(uf): return 'Distrito Federal' if uf == 'DF' else UFN[uf].split(' ', 1)[1]
CITY = dict(AC='Rio Branco;Cruzeiro do Sul;Sena Madureira;Tarauacá', AL='Arapiraca;Palmeira dos Índios;Penedo;União dos Palmares;Santana do Ipanema;Viçosa',
 AP='Macapá;Santana;Oiapoque;Laranjal do Jari', AM='Parintins;Itacoatiara;Tefé;Manacapuru;Coari', BA='Feira de Santana;Jequié;Juazeiro;Ilhéus;Senhor do Bonfim;Vitória da Conquista;Irecê;Jacobina;Paulo Afonso;Santo Antônio de Jesus',
 CE='Sobral;Crato;Juazeiro do Norte;Iguatu;Quixadá;Canindé;Crateús;Itapipoca;Limoeiro do Norte;Tauá;Icó', DF='Brasília', ES='Colatina;Linhares;Cachoeiro de Itapemirim;São Mateus',
 GO='Anápolis;Rio Verde;Catalão;Formosa;Ceres', MA='Imperatriz;Caxias;Bacabal;Codó;Pinheiro;Balsas;Pedreiras', MT='Rondonópolis;Cáceres;Sinop;Barra do Garças', MS='Dourados;Corumbá;Aquidauana;Três Lagoas',
 MG='Montes Claros;Teófilo Otoni;Uberaba;Diamantina;Juiz de Fora;Patos de Minas;Almenara;Januária', PA='Santarém;Marabá;Cametá;Bragança;Altamira;Óbidos', PB='Campina Grande;Patos;Sousa;Cajazeiras;Guarabira;Pombal;Monteiro;Catolé do Rocha;Itabaiana;Areia',
 PR='Londrina;Ponta Grossa;Guarapuava;Cascavel;União da Vitória;Irati', PE='Caruaru;Garanhuns;Petrolina;Serra Talhada;Arcoverde;Salgueiro;Limoeiro;Goiana;Palmares;Timbaúba;Afogados da Ingazeira;Bezerros;Pesqueira;Surubim',
 PI='Parnaíba;Picos;Floriano;Piripiri;Oeiras;Campo Maior', RJ='Campos dos Goytacazes;Petrópolis;Nova Friburgo;Itaperuna;Volta Redonda', RN='Mossoró;Caicó;Currais Novos;Açu;Pau dos Ferros;Ceará-Mirim;Macau',
 RS='Caxias do Sul;Pelotas;Santa Maria;Ijuí;Bagé;Erechim;Santana do Livramento', RO='Porto Velho;Ji-Paraná;Vilhena;Guajará-Mirim', RR='Boa Vista;Caracaraí;Pacaraima', SC='Blumenau;Joinville;Lages;Chapecó;Concórdia;Tubarão',
 SP='Ribeirão Preto;Sorocaba;Bauru;Presidente Prudente;Registro;Marília;Botucatu;Araçatuba', SE='Itabaiana;Lagarto;Estância;Propriá;Nossa Senhora da Glória', TO='Araguaína;Gurupi;Porto Nacional;Tocantinópolis')
CITY = {k: v.split(';') for k, v in CITY.items()}
G = dict(
 mo='Severino;Manoel;Cícero;Raimundo;Sebastião;Antônio;Expedito;Francisco;Joaquim;Pedro;Abdias;Olímpio;Malaquias;Januário;Zacarias;Euclides;Belarmino;Tertuliano;Honorato;Laurindo;Deoclécio;Genésio;Otacílio;Venâncio;Apolônio;Herculano;Ladislau;Teodomiro;Quintino;Filomeno;José Amâncio;João Evangelista;Luiz Gonzaga;Aristides;Job;Nicanor;Bento;Inácio;Leocádio;Ulisses'.split(';'),
 fo='Josefa;Maria das Dores;Raimunda;Francisca;Severina;Antônia;Sebastiana;Quitéria;Zulmira;Maria do Carmo;Joana;Otília;Filomena;Eufrásia;Leopoldina;Maria da Penha;Generosa;Rosalina;Inácia;Cosma;Damiana;Luzia;Ana Rita;Alexandrina;Carmelita;Etelvina;Jovelina;Honorina;Umbelina;Maria Madalena;Balbina;Corina;Idalina;Isaura;Petronila;Ursulina;Vicência;Adelaide;Belmira;Hermínia'.split(';'),
 mm='José Carlos;Josivaldo;Edmilson;Wellington;Gilberto;Ivanildo;Luís Cláudio;Marcos Antônio;Paulo Sérgio;Reginaldo;Francisco das Chagas;Jailson;Adeilton;Erivaldo;Cícero Romão;Alexandre;Roberto;Rogério;Genivaldo;Valdemir;Hélio;Joselito;Ariosvaldo;Edvan;Ronaldo;Sandoval;Washington Luís;Nivaldo;Everaldo;Ailton;Marcelo;Rômulo;Cláudio;Denílson;Osvaldo;Petrônio;Júlio César;Walter;Erasmo;Fábio'.split(';'),
 fm='Maria Aparecida;Edilene;Rosângela;Josineide;Maria de Fátima;Lucineide;Ivonete;Cleonice;Sandra Regina;Maria do Socorro;Verônica;Gilvanete;Adriana;Rosemary;Marinalva;Simone;Edjane;Valquíria;Ana Lúcia;Márcia;Tereza Cristina;Gorete;Luciana;Elizângela;Francineide;Patrícia;Neuma;Iolanda;Claudenice;Jussara;Silvânia;Kátia;Walkíria;Maria Betânia;Risoneide;Denise;Auxiliadora;Cristiane;Norma;Telma'.split(';'),
 mn='Enzo Gabriel;Heitor;Kauã;João Miguel;Davi Lucca;Théo;Ryan Carlos;Pedro Henrique;Ravi;Arthur Emanuel;Wesley;Isaac;José Bernardo;Luan;Anthony;Yuri;Bryan;Caio Vinícius;Ícaro;Samuel;Murilo;Otávio;Raí;Benício;Kelvin;Josué;Noah;Ian;Valentim;Levi'.split(';'),
 fn='Maria Alice;Ísis;Ana Lívia;Yasmin;Ágatha;Maria Valentina;Sophia;Rayssa;Tainá;Laís;Emanuelly;Ana Cecília;Heloísa;Kauany;Antonella;Lorena;Vitória Régia;Maya;Nicolly;Jade;Anne Karoline;Melissa;Stéfany;Hadassa;Luna;Maria Flor;Aylla;Pérola;Zoé;Mirella'.split(';'))
SN = ('da Silva;dos Santos;de Oliveira;de Souza;Pereira;Ferreira;Alves;Gomes;Ribeiro;Carvalho;de Lima;Barbosa;Cavalcanti;de Albuquerque;Bezerra;Feitosa;de Holanda;Wanderley;Nogueira;Pessoa;Dantas;'
 'de Medeiros;Xavier;Tavares;Torres;Brito;Guedes;Maciel;Mendonça;Florêncio;Leite;do Nascimento;da Conceição;de Jesus;Sampaio;Lacerda;Moura;Sobral;Lucena;Vasconcelos;Aragão;Uchôa;Pinheiro;de Queiroz;'
 'Saraiva;Diógenes;Montenegro;Araripe;Coutinho;Fragoso;Galindo;Siqueira;Novaes;Ferraz;Gominho;Lustosa;Castelo Branco;Nunes;Rocha;da Mata;Sá;Teles;Vilar;Ximenes;Parente;Ponte;Mesquita;Prado;da Paixão;'
 'Evangelista;Batista;Quirino;Trajano;Farias;Agra;Brandão;Calheiros;Omena;Lessa;Acioli;Peixoto;do Rêgo;da Cunha;Sant’Anna;d’Ávila;Bulhões;Malta;Canuto;Tenório;Macêdo;Grangeiro;Esmeraldo').split(';')
SF = 'Nakamura;Schneider;Kowalczyk;Haddad;Bianchi;Zanella;Takahashi;Wojciechowski;Oliveira Müller;Van der Laan;Hoffmann;Ferrari;Yamamoto;Bortolotto;Kuhn;El Khouri;Petrenko;Lindström;Mamani;Choi;Saad;Dal Pozzo;Rebouças;Guterres;Pacheco;Vieira;Lopes;Mattos;Fagundes;Brum'.split(';')
used = set()
def low(s):  # strip leading particle
    return s
class Fam: pass
def given(r, sex, year):
    e = 'o' if year < 1962 else 'm' if year < 1996 else 'n'
    return r.choice(G[('m' if sex == 'M' else 'f') + e])
def family(seed, year, sex, foreign=False, g=None):
    r = random.Random('fam' + str(seed))
    for _ in range(500):
        s = r.sample(SN, 6)
        if foreign: s[0] = r.choice(SF)
        if foreign and r.random() < .4: s[2] = r.choice(SF)
        F1, F2, M1, M2, X1, X2 = s
        f = Fam()
        f.pai = f'{given(r,"M",year-27)} {F2+" " if r.random()<.6 else ""}{F1}'
        f.mae = f'{given(r,"F",year-25)} {M2+" " if r.random()<.6 else ""}{M1}' + (f' {F1}' if r.random() < .25 else '')
        f.vop = f'{given(r,"M",year-55)} {X1+" " if r.random()<.4 else ""}{F1}'
        f.vap = f'{given(r,"F",year-52)} {F2}' + (f' {F1}' if r.random() < .35 else '')
        f.vom = f'{given(r,"M",year-53)} {X2+" " if r.random()<.4 else ""}{M1}'
        f.vam = f'{given(r,"F",year-50)} {M2}' + (f' {M1}' if r.random() < .35 else '')
        base = g or given(r, sex, year)
        f.nome = f'{base} {M1+" " if r.random()<.75 else ""}{F1}'
        f.nome_mae = f'{base} {M2} {M1}'
        if sex == 'M' and not g and r.random() < .1: f.nome = f.pai + ' ' + r.choice(['Filho', 'Júnior'])
        al = [f.pai, f.mae, f.vop, f.vap, f.vom, f.vam, f.nome]
        f.surF, f.surM, f.base = F1, M1, base
        if len(set(al)) == 7 and not (set(al) & used):
            used.update(al); return f
    raise SystemExit('no names')
def somebody(seed, sex='M', year=1970):
    r = random.Random('sb' + str(seed))
    while 1:
        n = f'{given(r,sex,year)} {" ".join(r.sample(SN, r.choice([1,2,2])))}'
        if n not in used: used.add(n); return n
def gender(p, m, f): return m if p.sex == 'M' else f
def truth(name, n, size=(595, 842)):
    return {"case": f"{name}-{n}", "layout": name, "condition": "pdf_born_digital", "file": f"{name}-{n}.pdf", "width": size[0], "height": size[1], "resizeImage": False,
      "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""}, "hora_nascimento": "", "naturalidade": "", "sexo": ""},
        "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
        "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
        "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
        "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
        "gêmeos": {"status": "Não", "informações_adicionais": ""}, "observações": {"averbações": "", "anotações": ""},
        "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}},
      "accept": {}, "negative": None, "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
def put(t, path, v):
    o = t['data']; ks = path.split('.')
    for k in ks[:-1]: o = o[k]
    assert ks[-1] in o, path
    o[ks[-1]] = v
SH = {'nome': 'dados_pessoais.nome_completo', 'cpf': 'dados_pessoais.cpf', 'matr': 'dados_pessoais.matrícula', 'hora': 'dados_pessoais.hora_nascimento', 'nat': 'dados_pessoais.naturalidade',
 'sexo': 'dados_pessoais.sexo', 'est': 'local_nascimento.estabelecimento', 'mun': 'local_nascimento.município', 'uf': 'local_nascimento.uf', 'rmun': 'registro.município', 'ruf': 'registro.uf',
 'cart': 'registro.cartório', 'dreg': 'registro.data_registro', 'dnv': 'registro.número_dnv', 'livro': 'registro.livro', 'folha': 'registro.folha', 'termo': 'registro.termo',
 'g1': 'filiação.genitor_1.nome_completo', 'g1n': 'filiação.genitor_1.naturalidade', 'g2': 'filiação.genitor_2.nome_completo', 'g2n': 'filiação.genitor_2.naturalidade',
 'vop': 'avós.paternos.avô', 'vap': 'avós.paternos.avó', 'vom': 'avós.maternos.avô', 'vam': 'avós.maternos.avó', 'averb': 'observações.averbações', 'anot': 'observações.anotações',
 'selo': 'autenticação.selo_digital', 'oficial': 'autenticação.oficial_registro', 'emis': 'autenticação.data_emissão'}
def fill(t, born=None, borntext='', twin=None, twininfo=None, **kw):
    for k, v in kw.items(): put(t, SH[k], v or '')
    if born:
        t['data']['dados_pessoais']['data_nascimento'] = {"texto_completo": borntext, "dia": f'{born.day:02d}', "mês": f'{born.month:02d}', "ano": str(born.year)}
    if twin:
        t['data']['gêmeos'] = {"status": "Sim", "informações_adicionais": twininfo or twin}
        t['meta']['twin_names'] = [twin]
    return t
CHECKS = {}
def save(t, body, css, page='A4', printed=()):
    """printed: strings standing for the reformatted values (dates, hours, places), which must be on the page too"""
    size = {'A4': '210mm 297mm', 'A4L': '297mm 210mm', 'A5L': '210mm 148mm', 'LEGAL': '216mm 356mm'}[page]
    w, h = size.split()
    os.makedirs(OUT, exist_ok=True)
    doc = f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{t['case']}</title><style>
@page {{ size: {size}; margin: 0 }} * {{ box-sizing: border-box }} html,body {{ margin:0; padding:0 }} body {{ -webkit-print-color-adjust: exact }}
.page {{ position: relative; width: {w}; height: calc({h} - 1px); overflow: hidden }}
{css}</style></head><body><div class="page">{body}</div></body></html>'''
    f = os.path.join(OUT, t['case'])
    old = open(f + '.html', encoding='utf-8').read() if os.path.exists(f + '.html') else None
    if old != doc: open(f + '.html', 'w', encoding='utf-8').write(doc)
    json.dump(t, open(f + '.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
    CHECKS[t['case']] = list(printed)
def svguri(s):
    import base64
    return 'data:image/svg+xml;base64,' + base64.b64encode(s.encode()).decode()
def guilloche(color, n=9, op=.25, w=120, h=60):
    import math
    ps = ''
    for k in range(n):
        pts = ' '.join(f'{x:.1f},{h/2+ (h/2-2)*math.sin(2*math.pi*x/w + k*math.pi/n)*math.cos(k*.35):.1f}' for x in range(0, w+1, 4))
        ps += f'<polyline points="{pts}" fill="none" stroke="{color}" stroke-width=".4" opacity="{op}"/>'
    return svguri(f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{ps}</svg>')
def rosette(color, R=60, n=24, op=.35):
    import math
    s = ''
    for k in range(n):
        s += f'<ellipse cx="{R}" cy="{R}" rx="{R-2}" ry="{R*.35}" transform="rotate({k*180/n} {R} {R})" fill="none" stroke="{color}" stroke-width=".5" opacity="{op}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{2*R}" height="{2*R}" viewBox="0 0 {2*R} {2*R}">{s}</svg>'
def arms(c='#333', size=58, col=False):
    """a republic's arms, much simplified"""
    import math
    star = ' '.join(f'{50+ (24 if i%2==0 else 10)*math.sin(math.pi*i/5):.1f},{46-(24 if i%2==0 else 10)*math.cos(math.pi*i/5):.1f}' for i in range(10))
    lv = ''
    for side in (-1, 1):
        for k in range(9):
            a = math.radians(200 - k*19) if side < 0 else math.radians(-20 + k*19)
            a = math.radians(90 + side*(12 + k*17))
            x, y = 50 - 36*math.cos(a) * (1), 48 + 36*math.sin(a)
            x = 50 + side*36*math.sin(math.radians(12+k*17)); y = 48 + 36*math.cos(math.radians(12+k*17))
            lv += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="6.5" ry="2.6" transform="rotate({side*(-(12+k*17))+ (25*side):.0f} {x:.1f} {y:.1f})" fill="{"#2d7a3a" if col else "none"}" stroke="{c}" stroke-width=".8"/>'
    return f'''<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 100 100">{lv}<polygon points="{star}" fill="{'#f3c613' if col else 'none'}" stroke="{c}" stroke-width="1.4"/>
<circle cx="50" cy="46" r="10" fill="{'#1b3f8f' if col else 'none'}" stroke="{c}" stroke-width="1.2"/><path d="M47 70 L53 70 L51 98 L49 98Z" fill="none" stroke="{c}"/><path d="M18 84 Q50 74 82 84 L82 92 Q50 82 18 92Z" fill="#fff" stroke="{c}"/></svg>'''
def qr(seed, size=80, n=33, c='#000'):
    r = random.Random('qr' + str(seed)); s = ''
    def fin(x, y): return (x < 8 and y < 8) or (x >= n-8 and y < 8) or (x < 8 and y >= n-8)
    for y in range(n):
        for x in range(n):
            if not fin(x, y) and r.random() < .48: s += f'M{x} {y}h1v1h-1z'
    for a, b in ((0, 0), (n-7, 0), (0, n-7)):
        s += f'M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{s}" fill="{c}"/></svg>'
def bars(seed, w=170, h=26):
    r = random.Random('b' + str(seed)); x = 0; s = ''
    while x < w-4:
        a = r.choice([1, 1, 2, 3]); s += f'<rect x="{x}" y="0" width="{a}" height="{h}"/>'; x += a + r.choice([1, 1, 2, 3])
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{s}</svg>'
def scrawl(seed, c='#223a8a', w=170, h=40):
    r = random.Random('s' + str(seed)); x = 8; p = f'M{x} {h*.6:.0f}'
    while x < w-30:
        dx = r.randint(6, 20); p += f' c{r.randint(-4,8)} {-r.randint(8,24)} {dx} {-r.randint(0,20)} {dx} {r.randint(-6,6)} s{r.randint(-8,2)} {r.randint(4,14)} {r.randint(2,6)} {r.randint(-4,4)}'; x += dx + 4
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'
def code(r, pat):
    """A letter, 9 digit, X hex, * alnum; others literal"""
    return ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ') if c == 'A' else str(r.randrange(10)) if c == '9' else r.choice('0123456789abcdef') if c == 'X' else r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') if c == '*' else c for c in pat)
def mk(form, n, **o):
    """a person: o needs uf, city, sex, born; the rest is made"""
    p = NS(**o); r = random.Random(f'{form}-{n}'); p.r = r; p.n = n
    def dflt(k, v):
        if not hasattr(p, k): setattr(p, k, v() if callable(v) else v)
    dflt('foreign', False); dflt('g', None)
    f = family(f'{form}-{n}', p.born.year, p.sex, p.foreign, p.g); p.f = f
    for k in ('nome', 'pai', 'mae', 'vop', 'vap', 'vom', 'vam'): dflt(k, getattr(f, k))
    dflt('bcity', p.city); dflt('buf', p.uf)
    dflt('time', lambda: (r.randrange(24), r.choice([0, 5, 10, 12, 15, 20, 27, 30, 33, 40, 45, 48, 50, 55, 59])))
    dflt('reg', lambda: p.born + datetime.timedelta(days=r.choice([2, 5, 9, 12, 20, 31, 44])))
    dflt('issue', lambda: p.reg)
    dflt('book', lambda: r.randint(2, 190)); dflt('leaf', lambda: r.randint(1, 299)); dflt('entry', lambda: p.book*300 + p.leaf + r.randint(-20, 20))
    dflt('cns', lambda: f'{r.randint(20,160):03d}{r.randint(0,999):03d}')
    dflt('m', lambda: matr(p.cns, p.reg.year, p.book, p.leaf, p.entry))
    dflt('cpf', lambda: cpf(r)); dflt('dnv', lambda: f'30-{r.randint(10000000,89999999)}-{r.randint(0,9)}')
    def nat(x):
        u = p.buf if r.random() < .75 else r.choice(list(CITY)); c = r.choice(CITY[u])
        return (p.bcity if r.random() < .35 and u == p.buf else c), u
    dflt('painat', lambda: nat(0)); dflt('maenat', lambda: nat(1))
    dflt('of', lambda: somebody(f'{form}-{n}-of', r.choice('MF'), 1968)); dflt('sub', lambda: somebody(f'{form}-{n}-sb', r.choice('MF'), 1985))
    dflt('twin', ''); dflt('averb', ''); dflt('anot', ''); dflt('selo', '')
    dflt('t1', lambda: somebody(f'{form}-{n}-t1', 'M', p.reg.year-40)); dflt('t2', lambda: somebody(f'{form}-{n}-t2', r.choice('MF'), p.reg.year-35))
    return p
def up(p, *ks):
    for k in ks:
        v = getattr(p, k)
        setattr(p, k, tuple(x.upper() for x in v) if isinstance(v, tuple) else v.upper())
def nt(c, u): return f'{c} - {u}' if u else c
