#!/usr/bin/env python3
# Ten made-up birth-certificate forms (W1..W10), eight fillings each. Standard library only.
import json, math, os, random, sys, textwrap, unicodedata
from datetime import date, timedelta
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv.pop(1)
os.makedirs(OUT, exist_ok=True)

# ---------------------------------------------------------------- numbers, words, dates
U = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze',
     'dezesseis','dezessete','dezoito','dezenove']
D = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
MES = ['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
MILE = [False]   # some registries write 'mil e novecentos e ...'
def w(n, fem=False):
    if n < 20:
        s = U[n]
        return {'um':'uma','dois':'duas'}.get(s, s) if fem else s
    if n < 100:
        return D[n//10] + (' e ' + w(n%10, fem) if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        s = C[n//100]
        if fem and n >= 200: s = s[:-2] + 'as'
        return s + (' e ' + w(n%100, fem) if n%100 else '')
    m = ('' if n//1000 == 1 else w(n//1000, fem) + ' ') + 'mil'
    r = n % 1000
    if not r: return m
    return m + (' e ' if r < 100 or r % 100 == 0 or MILE[0] else ' ') + w(r, fem)
def dw(d, first='primeiro'):      # doze de março de mil ...
    return f"{first if d.day == 1 else w(d.day)} de {MES[d.month]} de {w(d.year)}"
def dl(d): return f"{d.day:02d} de {MES[d.month]} de {d.year}"
def dn(d, s='/'): return f"{d.day:02d}{s}{d.month:02d}{s}{d.year}"
def dias(d, paren=True, fem=False):
    p = (lambda n: f" ({n:02d})") if paren else (lambda n: '')
    q = f" ({d.year})" if paren else ''
    return (f"ao primeiro{p(1)} dia" if d.day == 1 else f"aos {w(d.day)}{p(d.day)} dias") + f" do mês de {MES[d.month]} do ano de {w(d.year)}{q}"
def hw(h, m, periodo=False):
    if periodo:
        per = 'da madrugada' if h < 5 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
        hh = h if h <= 12 else h - 12
        if h == 0: hh, per = 0, ''
        mm = f" e {w(m)} minuto{'s' if m > 1 else ''}" if m else ''
        return f"{w(hh, True)} hora{'s' if hh > 1 else ''}{mm} {per}".strip()
    return f"{w(h, True)} hora{'s' if h > 1 else ''}" + (f" e {w(m)} minuto{'s' if m > 1 else ''}" if m else '')
def hm(h, m): return f"{h:02d}:{m:02d}"

def cpf(r, fmt=True):
    a = [r.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*y for x, y in zip(a, range(k, 1, -1))) * 10 % 11 % 10
        a.append(s)
    s = ''.join(map(str, a))
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}" if fmt else s
def mat(cns, year, book, leaf, entry, acervo='01', fmt=0):
    s = f"{cns}{acervo}55{year}1{book:05d}{leaf:03d}{entry:07d}"
    assert len(s) == 30
    def dv(x):
        k, t = 32 - len(x), 0
        for c in x:
            t += int(c)*k; k = 0 if k == 10 else k + 1
        t %= 11
        return '1' if t == 10 else str(t)
    a = dv(s); b = dv(s + a); s += a + b
    f = [s[0:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    if fmt == 0: return ' '.join(f)
    if fmt == 1: return ' '.join(f[:8]) + '-' + f[8]
    if fmt == 2: return '.'.join(f[:8]) + '-' + f[8]
    return s
def sem(s):
    return ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c))

# ---------------------------------------------------------------- places
MUN = {
 'RS':'Pelotas|Bagé|Santa Maria|Caxias do Sul|Erechim|Ijuí|São Borja|Santana do Livramento|Lajeado|Cachoeira do Sul|Passo Fundo|Dom Pedrito',
 'SC':'Blumenau|Joinville|Chapecó|Lages|Brusque|Tubarão|Criciúma|Canoinhas|Rio do Sul|Xanxerê',
 'PR':'Londrina|Maringá|Cascavel|Ponta Grossa|Guarapuava|Paranaguá|Umuarama|União da Vitória|Campo Mourão|Foz do Iguaçu',
 'SP':"Campinas|Ribeirão Preto|Sorocaba|Bauru|Piracicaba|Jundiaí|São José do Rio Preto|Mogi das Cruzes|Santos|Araraquara|Botucatu|Itapetininga|Santa Bárbara d'Oeste|São Carlos",
 'RJ':'Niterói|Petrópolis|Campos dos Goytacazes|Nova Iguaçu|Volta Redonda|Macaé|Duque de Caxias|São Gonçalo|Itaperuna',
 'MG':'Juiz de Fora|Uberaba|Montes Claros|Governador Valadares|São João del Rei|Diamantina|Poços de Caldas|Teófilo Otoni|Patos de Minas|Conselheiro Lafaiete|Três Corações',
 'ES':'Cachoeiro de Itapemirim|Colatina|Linhares|Santa Teresa|Vila Velha|Nova Venécia|Alegre',
 'BA':'Feira de Santana|Vitória da Conquista|Ilhéus|Itabuna|Juazeiro|Jequié|Barreiras|Xique-Xique|Santo Antônio de Jesus',
 'PE':'Caruaru|Garanhuns|Petrolina|Olinda|Serra Talhada|Goiana|Limoeiro|Pesqueira|Arcoverde',
 'CE':'Sobral|Juazeiro do Norte|Crato|Quixadá|Iguatu|Canindé|Crateús',
 'RN':'Mossoró|Caicó|Currais Novos|Açu','PB':'Campina Grande|Patos|Cajazeiras|Sousa','AL':'Arapiraca|Penedo|Palmeira dos Índios',
 'SE':'Estância|Lagarto|Itabaiana','PI':'Parnaíba|Picos|Floriano|Oeiras','MA':'Caxias|Imperatriz|Codó|Bacabal',
 'PA':'Santarém|Marabá|Altamira|Bragança|Cametá|Óbidos','AM':'Parintins|Tefé|São Gabriel da Cachoeira|Itacoatiara|Manacapuru',
 'AC':'Cruzeiro do Sul|Sena Madureira','RO':'Ji-Paraná|Ariquemes|Guajará-Mirim','RR':'Boa Vista|Caracaraí','AP':'Macapá|Oiapoque',
 'TO':'Araguaína|Gurupi|Porto Nacional','GO':'Anápolis|Rio Verde|Catalão|Jataí|Formosa','MT':'Rondonópolis|Cáceres|Barra do Garças|Sinop',
 'MS':'Dourados|Corumbá|Três Lagoas|Ponta Porã','DF':'Brasília'}
MUN = {k: v.split('|') for k, v in MUN.items()}
EST = {'RS':'Rio Grande do Sul','SC':'Santa Catarina','PR':'Paraná','SP':'São Paulo','RJ':'Rio de Janeiro','MG':'Minas Gerais','ES':'Espírito Santo',
 'BA':'Bahia','PE':'Pernambuco','CE':'Ceará','RN':'Rio Grande do Norte','PB':'Paraíba','AL':'Alagoas','SE':'Sergipe','PI':'Piauí','MA':'Maranhão',
 'PA':'Pará','AM':'Amazonas','AC':'Acre','RO':'Rondônia','RR':'Roraima','AP':'Amapá','TO':'Tocantins','GO':'Goiás','MT':'Mato Grosso','MS':'Mato Grosso do Sul','DF':'Distrito Federal'}
DE = {'RS':'do','SC':'de','PR':'do','SP':'de','RJ':'do','MG':'de','ES':'do','BA':'da','PE':'de','CE':'do','RN':'do','PB':'da','AL':'de','SE':'de','PI':'do','MA':'do',
 'PA':'do','AM':'do','AC':'do','RO':'de','RR':'de','AP':'do','TO':'do','GO':'de','MT':'de','MS':'de','DF':'do'}
def place(r, ufs=None):
    uf = r.choice(ufs or list(MUN)); return r.choice(MUN[uf]), uf

# ---------------------------------------------------------------- people
S = {
 'pt': "Silveira Antunes|da Fontoura|Bittencourt|Prates|de Sá Barreto|Quaresma|Vasconcelos|do Amaral|Pimentel|Gusmão|Leitão|Nóbrega|dos Anjos|Cavalcante|Falcão|Siqueira|Brandão|"
       "Carneiro|de Jesus|Evangelista|Xavier|do Nascimento|Peçanha|Magalhães|Assunção|Lacerda|Rezende|Teles|Guimarães|Bezerra|Furtado|Sampaio|Mesquita|Queiroz|Paixão|Valença|Ribeiro|"
       "Coutinho|das Neves|Farias|Maciel|Holanda|Dantas|Feitosa|Pacheco|Lobato|Sarmento|Trindade|Camargo|Penteado|Fagundes|Salgueiro|Tavares|Moura|Veloso|Araújo|da Cruz|de Souza|Gonçalves|Barbosa|Nogueira|Louzada|Aragão|Seixas|Machado|Pedrosa|Caldeira|Figueiró".split('|'),
 'it': "Bortolini|Zanella|Dal Pozzo|Menegatti|Frizzera|Tonini|Scarparo|Giacomelli|De Nardi|Casagrande|Perin|Bressan|Lorenzoni|Cosentino|Pedrini|Zucoloto|Dalla Costa|Bernardinelli".split('|'),
 'de': "Schlösser|Kunzler|Weirich|Hoffelder|Grützmann|Brandenburg|Lüdtke|Stahlhöfer|Reinke|Wendling|Kirschner|Boeing|Müller|Hackbarth".split('|'),
 'jp': "Takemura|Nishioka|Hirakawa|Sugimoto|Uehara|Morishita|Kanashiro|Okabe|Watanuki".split('|'),
 'ar': "Abdalla|Haddad|Nassif|El Khouri|Bechara|Saliba|Chedid|Mansur".split('|'),
 'pl': "Kowalczuk|Wisniewski|Sobczak|Stachowicz|Lewandoski|Hrycyk|Bodnar|Kaminski".split('|'),
 'es': "Quispe Mamani|Benítez|Villalba|Arismendi|Echeverría|Ocampos|Recalde".split('|'),
 'in': "Tukano|Karajá|Sateré|Guajajara|Xakriabá|Terena|Baniwa".split('|')}
OLDM = "Antônio José|Sebastião|Benedito|Joaquim|Honorato|Raimundo Nonato|Olegário|Austregésilo|Deoclécio|Francisco das Chagas|Severino|Galdino|Theodoro|Leôncio|Virgílio|Ovídio|Cândido|Belarmino|Jacinto|Hermínio|Astrogildo|Manoel|Aparício|Waldomiro".split('|')
OLDF = "Maria das Dores|Etelvina|Josefa|Alzira|Generosa|Filomena|Anna Rosa|Conceição|Idalina|Ambrosina|Petronilha|Eulália|Maria Bárbara|Leopoldina|Otília|Zulmira|Francisca|Rosalina|Balbina|Guilhermina|Deolinda|Jovelina|Carmelita|Erotildes".split('|')
MIDM = "José Carlos|Luiz Antônio|Edson|Gilberto|Ademar|Valdir|Paulo Sérgio|Jorge|Adalberto|Milton|Wilson|Osvaldo|Reinaldo|Geraldo Magela|Nivaldo|João Batista|Cícero|Hélio|Dirceu|Ivan|Pedro Paulo|Elói".split('|')
MIDF = "Maria Aparecida|Neusa|Ivone|Vera Lúcia|Marlene|Sônia Regina|Terezinha|Dalva|Marli|Zélia|Ana Maria|Maria do Socorro|Rosângela|Iracema|Cleusa|Eunice|Lourdes|Nair|Elza|Glória|Nilza|Cleide".split('|')
NEWM = "Rodrigo|Leandro|Thiago Henrique|Alessandro|Wesley|Fábio|Marcelo|Diego|Cristiano|Everton|Luciano|Rafael|Anderson Luís|Gustavo|Jeferson|Márcio|Alex Sandro|Fabrício|Tiago|Renan".split('|')
NEWF = "Patrícia|Juliana|Fernanda|Adriana|Gisele|Vanessa|Tatiane|Daniela Cristina|Simone|Luciana|Camila|Priscila|Michele|Aline|Kelly Cristina|Renata|Bruna|Débora|Karina|Jaqueline|Elisângela|Viviane".split('|')
FG = {'it': ("Giovanni|Luigi|Pietro|Angelo|Domenico|Giuseppe|Bortolo|Carlo|Vittorio|Santo", "Maria Luigia|Teresa|Angela|Domenica|Carolina|Lucia|Rosa|Elisabetta|Giovanna|Marietta"),
 'de': ("Friedrich|Heinrich|Johann Peter|August|Wilhelm|Jakob|Carl|Gustav Adolf|Ernst|Hermann", "Wilhelmina|Bertha|Anna Catharina|Emma|Ottilie|Mathilde|Elisabetha|Hulda|Martha|Luise"),
 'jp': ("Shigeru|Masao|Tadashi|Kiyoshi|Hideo|Yoshio", "Fumiko|Haruko|Toshie|Kikue|Mitsue|Sadako"),
 'ar': ("Elias|Nagib|Kalil|Michel|Abrahão|Jamil|Tufik", "Sálua|Nazira|Latife|Adélia|Wadia|Najla"),
 'pl': ("Stanislau|Wadislau|Miguel|Basílio|Ladislau|José|Estefano", "Ludovica|Sofia|Catarina|Stefania|Veronica|Tecla|Anna")}
FG = {k: (a.split('|'), b.split('|')) for k, (a, b) in FG.items()}
def given(r, sex, y):
    a = (OLDM, OLDF) if y < 1938 else (MIDM, MIDF) if y < 1968 else (NEWM, NEWF)
    return r.choice(a[sex == 'F'])
def family(r, child, sex, y, banks='pt pt', child_sur=None):
    """parents and grandparents with surnames that hang together"""
    bp, bm = banks.split()
    used = []
    def sur(b):
        while True:
            s = r.choice(S[b])
            if s not in used: used.append(s); return s
    P, M = sur(bp), sur(bm)
    p2, m2 = sur(r.choice([bp, 'pt'])), sur(r.choice([bm, 'pt']))
    short = lambda s: s.split()[-1] if s.split()[0] in ('da','de','do','dos','das') and len(s.split()) > 2 else s
    g = []
    def G(sx, yy, b='pt'):
        while True:
            x = r.choice(FG[b][sx == 'F']) if b in FG and yy < 1938 else given(r, sx, yy)
            if x not in g: g.append(x); return x
    old = lambda b: b in FG and y - 29 < 1938
    if old(bp): p2 = sur(bp)
    if old(bm): m2 = sur(bm)
    mid = lambda b, q: sur('pt') + ' ' if r.random() < q and not old(b) else ''
    ap = f"{G('M', y-56, bp)} {mid(bp, .4)}{P}"
    bpn = f"{G('F', y-54, bp)} {p2}" + (f" {P}" if r.random() < .6 else '')
    am = f"{G('M', y-55, bm)} {mid(bm, .3)}{M}"
    bmn = f"{G('F', y-53, bm)} {m2}" + (f" {M}" if r.random() < .6 else '')
    pai = f"{G('M', y-29, bp)} {p2 + ' ' if r.random() < .6 and not old(bp) else ''}{P}"
    mae = f"{G('F', y-26, bm)} {m2 + ' ' if r.random() < .5 and not old(bm) else ''}{M}" + (f" {P}" if r.random() < .35 else '')
    sur_c = child_sur or (f"{short(M)} {P}" if r.random() < .75 else P)
    return dict(nome=f"{child} {sur_c}", sobrenome=sur_c, sexo=sex, pai=pai, mae=mae, ap=ap, bp=bpn, am=am, bm=bmn, P=P, M=M)
def adult(r, sex=None, y=1960, bank='pt'):
    sex = sex or r.choice('MF')
    a, b = r.sample(S[bank], 2)
    return f"{given(r, sex, y)} {a + ' ' if r.random() < .6 else ''}{b}"
def single_mother(f):
    f = dict(f); f['pai'] = f['ap'] = f['bp'] = ''
    f['nome'] = f['nome'][:-len(f['sobrenome'])] + f['M']; return f
HOSP = ["Hospital e Maternidade São Lucas","Santa Casa de Misericórdia de {m}","Hospital Regional de {m}","Maternidade Nossa Senhora das Dores","Hospital de Caridade São Roque",
 "Casa de Saúde Santa Efigênia","Hospital Municipal Dr. Anísio Fagundes","Maternidade Escola Januário Lacerda","Hospital Beneficência Portuguesa","Hospital São Vicente de Paulo","Hospital Universitário","Hospital Materno Infantil de {m}","Hospital Nossa Senhora da Conceição","Maternidade Darcy Prates"]
def hosp(r, m): return r.choice(HOSP).format(m=m)
AL = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
def code(r, pat):   # A letter, 9 digit, a lower, x any
    o = ''
    for c in pat:
        o += r.choice(AL) if c == 'A' else str(r.randint(0, 9)) if c == '9' else r.choice(AL.lower()) if c == 'a' else r.choice(AL + '23456789') if c == '?' else \
             r.choice(AL + AL.lower() + '23456789') if c == '#' else c
    return o
def dnv(r, fmt=0):
    s = code(r, '99999999'); k = code(r, '9')
    return [f"30-{s}-{k}", f"30{s}{k}", f"30.{s}-{k}"][fmt]
def rdate(r, y, m0=1, m1=12): return date(y, r.randint(m0, m1), r.randint(1, 28))
def after(r, d, a, b): return d + timedelta(days=r.randint(a, b))

# ---------------------------------------------------------------- truth
def truth(name, n, size=(595, 842)):
    return {"case": f"{name}-{n}", "layout": name, "condition": "pdf_born_digital", "file": f"{name}-{n}.pdf", "width": size[0], "height": size[1], "resizeImage": False,
      "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
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
def put(t, nome, nasc, txt, hora=None, nat='', sexo='', cpf='', mat='', est='', lm='', lu='', rm='', ru='', cart='', reg=None, dnv='', livro='', folha='', termo='',
        g1=('', ''), g2=('', ''), ap='', bp='', am='', bm='', twin=None, aver='', anot='', selo='', ofi='', emi=None):
    d = t['data']; dp = d['dados_pessoais']
    dp.update(nome_completo=nome, cpf=cpf, **{'matrícula': mat}, hora_nascimento=hm(*hora) if hora else '', naturalidade=nat, sexo={'M': 'Masculino', 'F': 'Feminino', '': ''}[sexo])
    dp['data_nascimento'].update(texto_completo=txt, dia=f"{nasc.day:02d}", ano=str(nasc.year), **{'mês': f"{nasc.month:02d}"})
    d['local_nascimento'].update(estabelecimento=est, uf=lu, **{'município': lm})
    d['registro'].update(uf=ru, livro=str(livro), folha=str(folha), termo=str(termo), data_registro=dn(reg) if reg else '', **{'município': rm, 'cartório': cart, 'número_dnv': dnv})
    for k, g in (('genitor_1', g1), ('genitor_2', g2)):
        d['filiação'][k].update(nome_completo=g[0], naturalidade=g[1])
    d['avós']['paternos'].update({'avô': ap, 'avó': bp}); d['avós']['maternos'].update({'avô': am, 'avó': bm})
    if twin:
        d['gêmeos'].update(status='Sim', **{'informações_adicionais': twin[0]}); t['meta']['twin_names'] = [twin[1]]
        if twin[0] != twin[1]: t['accept']['gêmeos.informações_adicionais'] = [twin[1]]
    d['observações'].update({'averbações': aver, 'anotações': anot})
    d['autenticação'].update(selo_digital=selo, oficial_registro=ofi, **{'data_emissão': dn(emi) if emi else ''})
    acc = [x for x in (dn(nasc), dw(nasc), dl(nasc)) if x != txt]
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = acc
    return t
def save(t, html):
    b = os.path.join(OUT, t['case'])
    open(b + '.html', 'w').write(html)
    t['data'] = t.pop('data'); order = ['case','layout','condition','file','width','height','resizeImage','data','accept','negative','meta']
    json.dump({k: t[k] for k in order}, open(b + '.json', 'w'), ensure_ascii=False, indent=1)

# ---------------------------------------------------------------- drawings
def rubric(r, wd=150, ht=34, color='#1b2f7a', sw=1.1):
    x, y = 6, ht*.6; p = f"M{x} {y}"
    while x < wd - 25:
        a, b, c = r.uniform(4, 14), r.uniform(-ht*.5, ht*.5), r.uniform(-ht*.3, ht*.3)
        nx = x + r.uniform(6, 16); ny = ht*.55 + c
        p += f" C{x+a:.0f} {y+b:.0f} {nx-a*.8:.0f} {ny-b:.0f} {nx:.0f} {ny:.0f}"; x, y = nx, ny
    p += f" C{x-30:.0f} {y+20:.0f} {x-60:.0f} {y-6:.0f} {wd-2} {y-8:.0f}"
    return f'<svg width="{wd}" height="{ht}" viewBox="0 0 {wd} {ht}" style="overflow:visible"><path d="{p}" fill="none" stroke="{color}" stroke-width="{sw}" stroke-linecap="round"/></svg>'
def qr(r, px=74, n=29, color='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for oy, ox in ((0, 0), (0, n-7), (n-7, 0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                y, x = oy+i, ox+j
                if 0 <= y < n and 0 <= x < n:
                    g[y][x] = 0 <= i < 7 and 0 <= j < 7 and (i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4))
    d = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{d}" fill="{color}"/></svg>'
def bars(r, wd=150, ht=24):
    x, o = 0, ''
    while x < wd - 4:
        b = r.choice([1, 1, 2, 3]); o += f'<rect x="{x}" y="0" width="{b}" height="{ht}"/>'; x += b + r.choice([1, 1, 2, 3])
    return f'<svg width="{wd}" height="{ht}">{o}</svg>'
def arms(px=54, c='#333', c2='#fff'):
    star = ' '.join(f"{50+ (34 if i%2==0 else 15)*math.sin(i*math.pi/5):.1f},{50-(34 if i%2==0 else 15)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    leaves = ''
    for k in range(7):
        a = math.radians(115 + k*20)
        for s in (1, -1):
            x, y = 50 + s*44*math.cos(a)*-1, 50 + 44*math.sin(a)*.98
            leaves += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="6" ry="2.4" transform="rotate({s*(-50+k*24):.0f} {x:.1f} {y:.1f})" fill="{c}"/>'
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 100 104">{leaves}<polygon points="{star}" fill="{c}"/><circle cx="50" cy="50" r="13" fill="{c2}" stroke="{c}" stroke-width="2.4"/>'
            f'<g fill="{c}"><circle cx="50" cy="44" r="1.6"/><circle cx="50" cy="56" r="1.6"/><circle cx="45" cy="50" r="1.6"/><circle cx="55" cy="50" r="1.6"/></g><rect x="24" y="88" width="52" height="7" rx="2" fill="{c2}" stroke="{c}" stroke-width="1.6"/><path d="M50 70v18" stroke="{c}" stroke-width="3"/></svg>')
def scales(px=40, c='#444'):
    return f'<svg width="{px}" height="{px}" viewBox="0 0 60 60" fill="none" stroke="{c}" stroke-width="2"><path d="M30 6v44M18 52h24M8 16h44M8 16L1 34h14zM52 16l-7 18h14z"/><path d="M1 34a7 6 0 0 0 14 0M45 34a7 6 0 0 0 14 0" fill="{c}"/></svg>'
_u = [0]
def stamp(top, bot, mid, px=110, c='#2a3f9d', rot=-12, op=.6):
    _u[0] += 1; i = f"s{_u[0]}"
    m = ''.join(f'<text x="60" y="{58 + (k - (len(mid)-1)/2)*10:.0f}" font-size="8" text-anchor="middle" fill="{c}">{s}</text>' for k, s in enumerate(mid))
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}"><defs><path id="{i}" d="M14 60a46 46 0 0 1 92 0"/><path id="{i}b" d="M8 60a52 52 0 0 0 104 0"/></defs>'
            f'<circle cx="60" cy="60" r="57" fill="none" stroke="{c}" stroke-width="2"/><circle cx="60" cy="60" r="40" fill="none" stroke="{c}" stroke-width="1"/>'
            f'<text font-size="8.2" fill="{c}" font-family="Liberation Sans"><textPath href="#{i}" startOffset="50%" text-anchor="middle">{top}</textPath></text>'
            f'<text font-size="8.2" fill="{c}" font-family="Liberation Sans"><textPath href="#{i}b" startOffset="50%" text-anchor="middle">{bot}</textPath></text>{m}</svg>')
def waves(wd, ht, color, step=9, amp=4, per=38, sw=.5, op=.5):
    o = ''
    for k in range(-1, int(ht/step) + 2):
        y = k*step
        p = f"M0 {y}" + ''.join(f"q{per/4} {amp if i%2 else -amp} {per/2} 0" for i in range(int(wd/per*2) + 2))
        o += f'<path d="{p}"/>'
    return f'<svg class="bg" width="{wd}" height="{ht}" viewBox="0 0 {wd} {ht}" preserveAspectRatio="none" style="position:absolute;left:0;top:0;width:100%;height:100%;opacity:{op}"><g fill="none" stroke="{color}" stroke-width="{sw}">{o}</g></svg>'
def rosette(px, c, n=24, op=.35):
    o = ''.join(f'<ellipse cx="100" cy="100" rx="96" ry="34" transform="rotate({i*180/n:.1f} 100 100)"/>' for i in range(n))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 200 200" style="opacity:{op}"><g fill="none" stroke="{c}" stroke-width=".6">{o}</g></svg>'
def frame_guilloche(wd, ht, c, band=15, m=16, op=.8):
    """a printer's border of interlaced waves"""
    o = ''
    def line(x0, y0, x1, y1, ph, amp):
        L = math.hypot(x1-x0, y1-y0); n = int(L/3); ux, uy = (x1-x0)/L, (y1-y0)/L
        return 'M' + ' L'.join(f"{x0+ux*t*L/n - uy*amp*math.sin(t*3*.23+ph):.1f} {y0+uy*t*L/n + ux*amp*math.sin(t*3*.23+ph):.1f}" for t in range(n+1))
    a = m + band/2
    for k in range(4):
        ph = k*math.pi/2
        for s in ((a, a, wd-a, a), (wd-a, a, wd-a, ht-a), (wd-a, ht-a, a, ht-a), (a, ht-a, a, a)):
            o += f'<path d="{line(*s, ph, band/2-1)}"/>'
    o += f'<rect x="{m-1}" y="{m-1}" width="{wd-2*m+2}" height="{ht-2*m+2}" stroke-width="1.2"/><rect x="{m+band+1}" y="{m+band+1}" width="{wd-2*(m+band)-2}" height="{ht-2*(m+band)-2}" stroke-width=".8"/>'
    return f'<svg width="100%" height="100%" viewBox="0 0 {wd} {ht}" preserveAspectRatio="none" style="position:absolute;left:0;top:0;opacity:{op}"><g fill="none" stroke="{c}" stroke-width=".5">{o}</g></svg>'
def page(css, body, size='A4', w_='210mm', h_='296.6mm'):
    return f'''<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page {{ size: {size}; margin: 0 }}
html,body {{ margin:0; padding:0; -webkit-print-color-adjust:exact; print-color-adjust:exact }} * {{ box-sizing:border-box }}
.pg {{ position:relative; width:{w_}; height:{h_}; }} {css}</style></head><body><div class="pg">{body}</div></body></html>'''

# ================================================================ W1  modern national model (2017+), RS, legend-in-border boxes
def W1(n):
    r = random.Random(f'W1-{n}')
    kids = [('Ágatha Valentina','F',2021,'pt de'),('Bento','M',2019,'it pt'),('Kafej','M',2022,'in in'),('Noemi Theodora','F',1968,'de de'),('Ravi Luca','M',2023,'pt pt'),
            ('Lorenzo Gaspar','M',2018,'it it'),('Maria Flor','F',1994,'pt es'),('Otto Wilhelm','M',1979,'de pt')]
    g, sx, y, bk = kids[n-1]
    rm = ['Pelotas','Caxias do Sul','Tenente Portela','Ijuí','Santana do Livramento','Lajeado','São Borja','Passo Fundo'][n-1]
    sur = {3: 'Kaingang Sales', 7: None}.get(n)
    f = family(r, g, sx, y, bk, sur)
    if n == 3:
        f.update(pai='Pedro Kakrê Sales', mae='Lurdes Nĩvãnh Kaingang da Silva', ap='Arlindo Fongue Sales', bp='Santa Vergueiro', am='Dorvalino Cadete da Silva', bm='Rosalina Kuitá Amaro')
    if n == 5: f = single_mother(f)
    nasc = rdate(r, y); hora = [(4, 32), (23, 7), (10, 0), None, (13, 58), (0, 41), (17, 15), (8, 20)][n-1]
    reg = after(r, nasc, 1, 14) if n != 4 else date(1968, 11, 4)
    if n == 4: nasc = date(1968, 10, 22)
    emi = after(r, reg, 0, 5) if y > 2017 and n != 6 else rdate(r, 2021 + n % 4, 2, 11)
    home = n in (3, 4); lm, lu = (rm, 'RS') if n not in (7,) else ('Uruguaiana', 'RS')
    if n == 3: lm = 'Redentora'
    est = 'Domicílio' if n == 4 else '' if n == 3 else hosp(r, lm)
    lugar = {3: 'Aldeia Bananeiras, Terra Indígena Guarita', 4: 'Domicílio'}.get(n, est)
    cns = code(r, '09') + code(r, '9999'); bk_, lf, en = r.randint(20, 214), r.randint(1, 299), r.randint(900, 88000)
    m = mat(cns, reg.year, bk_, lf, en)
    mycpf = '' if n in (4, 5) else cpf(r)
    dn_ = dnv(r) if reg.year > 1993 else ''
    cart = [f"Registro Civil das Pessoas Naturais da 1ª Zona de {rm}", f"Registro Civil das Pessoas Naturais de {rm}"][n % 2]
    ofi = adult(r, 'F', 1972); sub = adult(r, 'F', 1985)
    selo = f"{code(r,'0999')}.{code(r,'09')}.{emi.year%100:02d}000{code(r,'99')}.{code(r,'99999')}"
    G = lambda k: place(r, ['RS', 'RS', 'SC', 'PR'])
    np_, nm_ = G(0), G(1)
    gl = []
    if f['pai']: gl.append((f['pai'], np_))
    gl.append((f['mae'], nm_))
    if n % 3 == 0: gl.reverse()
    fil = '<br>'.join(f"{a}, natural de {b[0]} - {b[1]}" for a, b in gl)
    av = (f"Paternos: {f['ap']} e {f['bp']}.<br>" if f['ap'] else '') + f"Maternos: {f['am']} e {f['bm']}."
    twin = None; tw1, tw2 = 'Não', '-x-x-x-'
    if n == 6:
        tn = 'Matteo Gaspar ' + f['sobrenome']; tm = mat(cns, reg.year, bk_, lf, en+1); twin = (f"{tn} - {tm}", tn); tw1, tw2 = 'Sim', twin[0]
    aver = anot = ''
    if n == 4: anot = f"Casou-se em 14/02/1992 com Ademar Luís Feistauer, conforme assento lavrado no RCPN de Panambi/RS, Livro B-15, fls. 88, termo 2967, passando a assinar NOEMI THEODORA {f['P'].upper()} FEISTAUER."
    if n == 7: aver = f"Reconhecimento de paternidade averbado em 09/08/2006, por escritura pública, acrescendo-se ao assento o nome do pai e dos avós paternos, bem como o patronímico {f['P']} ao nome da registrada."
    if n == 8: anot = "Divórcio: por sentença de 30/09/2011 da 2ª Vara de Família e Sucessões desta Comarca, averbada no casamento em 17/11/2011, o registrado continuou a usar o nome de solteiro."; aver = f"CPF nº {mycpf} incluído nos termos do art. 6º, § 1º, do Provimento nº 63/2017 do CNJ. Dou fé."
    if n == 3: aver = "Consta do assento a etnia do registrado, Kaingang, a pedido dos declarantes (Resolução Conjunta CNJ/CNMP nº 3/2012)."
    txt_av = '<br>'.join(x for x in (aver, anot) if x) or ['Nada consta.', 'Nenhuma.', '* * *'][n % 3]
    cad = []
    rows = ''
    if y < 2000:
        a = f"{code(r,'9099999999')}"; b = f"{code(r,'9999 9999 9999')}"
        cad = [('RG', a, dn(rdate(r, 2015)), 'SSP/RS', '---'), ('Título de eleitor', b, f"zona {r.randint(10,170):03d}", f"seção {r.randint(10,400):04d}", rm)]
        if n == 8: cad.append(('Passaporte', code(r, 'AA999999'), dn(rdate(r, 2016)), 'SR/DPF/RS', dn(rdate(r, 2026))))
    for c in cad or [('---',)*5]: rows += '<tr>' + ''.join(f'<td>{x}</td>' for x in c) + '</tr>'
    # naturality
    nat = f"{lm} - {lu}"
    if n == 2: nat = f"Farroupilha - RS"
    def bx(l, v, fl='1', ex=''): return f'<fieldset style="flex:{fl};{ex}"><legend>{l}</legend>{v}</fieldset>'
    css = '''body{font-family:"Liberation Sans";font-size:10pt;color:#111} .pg{padding:11mm 14mm}
    fieldset{border:.8pt solid #444;border-radius:2.5pt;margin:0 0 4.5pt;padding:3pt 6pt 6.5pt;min-height:31pt;min-width:0} legend{font-size:6.6pt;padding:0 3pt;color:#333;line-height:7.5pt}
    .row{display:flex;gap:6pt} .row fieldset{margin-bottom:4.5pt} .c{text-align:center} table.cad{width:100%;border-collapse:collapse;font-size:7.4pt} .cad td,.cad th{border-bottom:.4pt solid #999;text-align:left;padding:1pt 3pt;font-weight:normal} .cad th{color:#444;font-size:6.4pt}'''
    q = 'da registrada' if sx == 'F' else 'do registrado'
    b = f'''<div class=c>{arms(56)}<div style="font-size:10.5pt">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font-size:17pt;font-weight:bold;margin:3pt 0 6pt;letter-spacing:1pt">CERTIDÃO DE NASCIMENTO</div></div>
    {bx('Nome '+q, f'<div class=c style="font-size:13pt;font-weight:bold">{f["nome"]}</div>')}
    <div class=row>{bx('CPF', mycpf or ['Não consta','Não informado'][n%2])}{bx('Matrícula', f'<b>{m}</b>', '2.4','text-align:center')}</div>
    <div class=row>{bx('Nascimento (data por extenso)', dw(nasc), '3.4')}{bx('Dia', f'{nasc.day:02d}', '.5')}{bx('Mês', f'{nasc.month:02d}', '.5')}{bx('Ano', nasc.year, '.7')}</div>
    <div class=row>{bx('Horário', f'{hm(*hora)} h' if hora else 'ignorado', '.7')}{bx('Naturalidade', nat, '1.6')}{bx('Sexo', 'Feminino' if sx == 'F' else 'Masculino', '.8')}</div>
    <div class=row>{bx('Onde nasceu (estabelecimento ou lugar)', lugar, '1.5')}{bx('Município do nascimento e UF', f'{lm} - {lu}')}</div>
    {bx('Município em que foi registrado e UF', f'{rm} - RS')}
    {bx('Filiação', fil, ex='line-height:13pt')}
    {bx('Avós', av, ex='line-height:13pt')}
    <div class=row>{bx('Gêmeo(s)', tw1, '.4')}{bx('Nome e matrícula do(s) gêmeo(s)', tw2, '3')}</div>
    <div class=row>{bx('Registrado em', dw(reg), '2')}{bx('Nº da Declaração de Nascido Vivo', dn_ or 'XXXXXXX', '1')}</div>
    {bx('Averbações / Anotações à margem do assento', txt_av, ex='min-height:78pt;font-size:8.8pt;line-height:12pt;text-align:justify')}
    {bx('Anotações de cadastro', f'<table class=cad><tr><th>Documento<th>Número<th>Expedição<th>Órgão<th>Validade</tr>{rows}</table><div style="font-size:6pt;color:#555;margin-top:2pt">As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigido pelo órgão solicitante ou quando necessário para a identificação de seu portador.</div>')}
    <div style="display:flex;gap:16pt;margin-top:6pt;font-size:8pt;line-height:11pt"><div style="flex:1"><b>{cart}</b><br>{ofi}<br>Registradora Titular<br>{rm} - RS &nbsp; CEP 9{code(r,'5999-999')}<br>Rua {r.choice(['Sete de Setembro','Marechal Floriano','Júlio de Castilhos'])}, {r.randint(20,1900)} - Fone (5{r.randint(1,5)}) {code(r,'3999-9999')}<br>CNS {cns[:2]}.{cns[2:5]}-{cns[5]}</div>
    <div style="flex:1.1">O conteúdo da certidão é verdadeiro. Dou fé.<br>{rm}, {dl(emi)}.<div class=c style="margin-top:2pt">{rubric(r)}<div style="border-top:.6pt solid #222;margin:0 14pt">{sub}<br>Escrevente Autorizada</div></div></div>
    <div style="width:86pt;text-align:center;font-size:6.6pt;line-height:8.4pt">{qr(r,66)}<br>A consulta estará disponível em até 24 horas no site do TJRS<br></div></div>
    <div style="font-size:7.2pt;margin-top:5pt;border-top:.5pt solid #777;padding-top:2pt">Emolumentos: {'isento (art. 30 da Lei nº 6.015/73)' if y>2016 else f'R$ {r.randint(30,60)},{r.randint(10,90)}'} &nbsp; Selo digital: {selo} &nbsp; Chave de autenticidade: {code(r,'999999 55 9999 99999999 99')}</div>'''
    t = put(truth('W1', n), f['nome'], nasc, dw(nasc), hora, nat, sx, mycpf, m, est or '', lm, lu, rm, 'RS', cart, reg, dn_, bk_, lf, en,
        *([(x, f"{c[0]} - {c[1]}") for x, c in gl] + [('', '')])[:2],
        ap=f['ap'], bp=f['bp'], am=f['am'], bm=f['bm'], twin=twin, aver=aver, anot=anot, selo=selo, ofi=ofi, emi=emi)
    if n == 3:
        t['data']['local_nascimento']['estabelecimento'] = 'Aldeia Bananeiras, Terra Indígena Guarita'; t['accept']['local_nascimento.estabelecimento'] = ['', 'Aldeia Bananeiras']
    t['meta']['joint_notes'] = True; t['meta']['cadastro'] = [' '.join(x for x in c if x != '---') for c in cad]
    save(t, page(css, b))

# ================================================================ W2  2010-2017, security paper with guilloche border, values over labels, two columns of kin
def W2(n):
    r = random.Random(f'W2-{n}')
    kids = [('Heloá','F',2012,'pt pt'),('Tomás Aquino','M',1958,'pt ar'),('Wanderley Sebastião Expedito de Nossa Senhora Aparecida','M',1971,'pt pt'),('Yasmin Eduarda','F',2014,'pt it'),("Luíza d'Ávila",'F',2011,'pt pt'),
            ('Divino Eterno','M',1946,'pt pt'),('Kauã Henrique','M',2015,'es pt'),('Ruth','F',1983,'jp pt')]
    g, sx, y, bk = kids[n-1]
    rm, ru = [('Anápolis','GO'),('Catalão','GO'),('Rondonópolis','MT'),('Gurupi','TO'),('Jataí','GO'),('Formosa','GO'),('Ponta Porã','MS'),('Dourados','MS')][n-1]
    f = family(r, g, sx, y, bk)
    if n == 7: f = single_mother(f)
    if n == 6: f.update(am='', bm='')
    nasc = rdate(r, y); reg = after(r, nasc, 2, 40) if n != 6 else date(1961, 3, 27)
    emi = after(r, reg, 0, 9) if y > 2009 else rdate(r, 2010 + (n*3) % 7, 2, 11)
    hora = [(6, 5), (19, 0), None, (2, 27), (11, 11), None, (22, 50), (15, 35)][n-1]
    lm, lu = (rm, ru) if n not in (5, 2) else [('Mineiros', 'GO'), ('Ipameri', 'GO')][n == 2]
    est = '' if n == 6 else 'Domicílio' if n == 3 else hosp(r, lm)
    cns = code(r, '02') + code(r, '9999'); B, L, E = r.randint(4, 160), r.randint(1, 300), r.randint(120, 64000)
    m = mat(cns, reg.year, B, L, E, fmt=1)
    has_cpf = n in (2, 8); mycpf = cpf(r) if has_cpf else ''
    dn_ = dnv(r, 1) if reg.year > 1994 else ''
    cart = ["Cartório do Registro Civil das Pessoas Naturais da Sede","2º Ofício de Registro Civil e Tabelionato de Notas","Serviço Registral das Pessoas Naturais"][n % 3]
    ofi = adult(r, y=1958); up = str.upper
    A, Bp = place(r, ['GO', 'MT', 'MG', 'BA', 'TO']), place(r, ['GO', 'MS', 'SP', 'MA'])
    twin = None; tws = 'NÃO'; twn = '---------'
    if n == 4:
        tn = up('Isabel Eduarda ' + f['sobrenome']); tm = mat(cns, reg.year, B, L, E-1, fmt=1); twin = (f"{tn} {tm}", tn); tws, twn = 'SIM', f"{tn}<br>{tm}"
    aver = anot = ''
    if n == 2: anot = "Casado com Zuleide Maria Fleury em 05/09/1985, Cartório de Goiandira/GO, Livro B-07, fls. 141, nº 1.309. Separado judicialmente em 1998."
    if n == 6: aver = "Registro feito nos termos do Decreto-Lei nº 7.485/45, fora do prazo legal, por despacho do MM. Juiz de Direito desta Comarca."; anot = ""
    if n == 8: aver = "Retificado em 22/06/2010, por mandado do Juízo da 1ª Vara Cível, o nome da mãe da registrada, que passa a constar como acima, e não como constou."; anot = "Óbito do cônjuge anotado em 13/01/2012 (RCPN de Itaporã/MS, C-9, fls. 17)."
    css = '''body{font-family:"EB Garamond 12","EB Garamond";font-size:11.6pt;color:#10224f;background:#fbfdf6} .pg{padding:24mm 21mm 17mm;background:#f6faf0}
    .in{position:relative} .f{margin-bottom:8.5pt} .v{min-height:16pt;line-height:15.5pt;border-bottom:.7pt solid #3b5b46;text-align:center;color:#111;font-weight:600} .l{font-size:7pt;text-align:center;color:#2f5a3e;letter-spacing:.5pt;line-height:9pt}
    .row{display:flex;gap:12pt} .two{display:flex;gap:0;border:.7pt solid #3b5b46;margin:5pt 0 12pt} .two>div{flex:1;padding:5pt 8pt 6pt} .two>div+div{border-left:.7pt solid #3b5b46} .k{font-size:7pt;color:#2f5a3e;letter-spacing:.5pt} .kv{color:#111;font-weight:600;line-height:15.4pt;min-height:15pt;font-size:11.4pt;margin-bottom:2pt}'''
    def fx(v, l, fl=1): return f'<div class=f style="flex:{fl}"><div class=v>{v or "&nbsp;"}</div><div class=l>{l}</div></div>'
    pad = ['------', '**********', 'x-x-x-x-x'][n % 3]
    def col(ti, nm, na, ti2, a, b2):
        return f'<div><div class=k>{ti}</div><div class=kv>{up(nm) if nm else pad}</div><div class=k>NATURAL DE</div><div class=kv>{na if nm else pad}</div><div class=k>{ti2}</div><div class=kv>{up(a) if a else pad}<br>{up(b2) if b2 else pad}</div></div>'
    nA, nB = f"{A[0]} - {A[1]}", f"{Bp[0]} - {Bp[1]}"
    nat = ''
    b = f'''{frame_guilloche(595,840,'#4f8a63',17,18)}<div style="position:absolute;left:50%;top:41%;transform:translate(-50%,-50%)">{rosette(380,'#7fb08e',28,.28)}</div><div class=in>
    <div style="text-align:center;line-height:15pt">{arms(50,'#2f5a3e','#f6faf0')}<br>República Federativa do Brasil<br><span style="font-size:10pt">Estado {DE[ru]} {EST[ru]} — Comarca de {rm}</span><br><b>{cart}</b>
    <div style="font-size:23pt;margin:16pt 0 20pt;font-variant:normal;letter-spacing:2pt">Certidão de Nascimento</div></div>
    {fx(f'<span style="font-size:14pt">{up(f["nome"])}</span>','N O M E')}{fx(m,'M A T R Í C U L A')}
    <div class=row>{fx(dw(nasc),'DATA DE NASCIMENTO POR EXTENSO',5)}{fx(f'{nasc.day:02d}','DIA',.6)}{fx(f'{nasc.month:02d}','MÊS',.6)}{fx(nasc.year,'ANO',.8)}</div>
    <div class=row>{fx(f'{hora[0]:02d}h{hora[1]:02d}min' if hora else 'ignorada','HORA',1)}{fx(f'{lm} - {lu}','MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',3)}{fx('MASCULINO' if sx=='M' else 'FEMININO','SEXO',1.1)}</div>
    <div class=row>{fx(est or pad,'LOCAL DE NASCIMENTO',1.3)}{fx(f'{rm} - {ru}','MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',1.5)}</div>
    <div class=two>{col('MÃE',f['mae'],nB,'AVÓS MATERNOS',f['am'],f['bm'])}{col('PAI',f['pai'],nA,'AVÓS PATERNOS',f['ap'],f['bp'])}</div>
    <div class=row>{fx(tws,'GÊMEO',.5)}{fx(f'<span style="font-size:9.5pt;line-height:11pt;display:inline-block">{twn}</span>','NOME E MATRÍCULA DO(S) GÊMEO(S)',3)}</div>
    <div class=row>{fx(dw(reg),'DATA DO REGISTRO POR EXTENSO',3)}{fx(dn_ or pad,'Nº DA D.N.V.',1.2)}</div>
    <div style="margin:3pt 0"><span class=k>OBSERVAÇÕES / AVERBAÇÕES</span><div style="color:#111;font-size:10.6pt;line-height:13.6pt;min-height:56pt;text-align:justify">{'<br>'.join(x for x in (aver,anot) if x) or ['Sem observações.','Não há.',pad][n%3]}{f'<br>CPF do titular: {mycpf}' if mycpf else ''}</div></div>
    <div class=row style="margin-top:10pt;font-size:9.2pt;line-height:12pt;color:#111"><div style="flex:1">Oficial: {ofi}<br>{rm} - {ru}<br>Av. {r.choice(['Goiás','Brasil','Presidente Vargas'])}, nº {r.randint(10,999)}, Centro<br>Telefone: ({dict(GO=62,MT=65,TO=63,MS=67)[ru]}) {code(r,'3999-9999')}<br><span style="font-size:7.4pt">{f'Emolumentos R$ {r.randint(18,40)},{r.randint(10,99)}' if y<2009 else 'Gratuita - Lei Federal nº 9.534/97'}</span></div>
    <div style="flex:1.2;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{rm}, {emi.day} de {MES[emi.month]} de {emi.year}.<br><div style="margin-top:3pt">{rubric(r,130,28)}</div>____________________________________<br>Assinatura do Oficial</div></div>
    </div><div style="position:absolute;right:21mm;top:15mm;font:9pt 'Liberation Mono';color:#a22">Nº {code(r,'0099999999')}</div>
    <div style="position:absolute;left:28mm;top:58mm;opacity:.7">{stamp(sem(rm).upper(),'REGISTRO CIVIL',[ru,'OFICIAL'],78,'#3a4fa8',-18,.45) if n%2 else ''}</div>'''
    t = put(truth('W2', n), up(f['nome']), nasc, dw(nasc), hora, nat, sx, mycpf, m, est, lm, lu, rm, ru, cart, reg, dn_, B, L, E,
        (up(f['mae']), nB), (up(f['pai']), nA) if f['pai'] else ('', ''), up(f['ap']), up(f['bp']), up(f['am']), up(f['bm']), twin, aver, anot, '', ofi, emi)
    t['meta']['joint_notes'] = True
    save(t, page(css, b))

# ================================================================ W3  electronic certidão (2021+), sidebar, "Filiação 1/2", zebra rows, second copy by e-mail
def W3(n):
    r = random.Random(f'W3-{n}')
    kids = [('Maitê Sol','F',2022,'pt pt'),('Rurik','M',1987,'pl pl'),('Benício Akira','M',2020,'jp it'),('Araci','F',1955,'pt pt'),('Emanuelly Vitória','F',2008,'pt pt'),
            ('Zion Emanuel Bartholomeu Augustus Francisco de Assis','M',2024,'pt pt'),('Ingeborg Marlise','F',1949,'de de'),('Noah Sebastián','M',2023,'es es')]
    g, sx, y, bk = kids[n-1]
    rm, ru = [('Blumenau','SC'),('União da Vitória','PR'),('Londrina','PR'),('Lages','SC'),('Cascavel','PR'),('Joinville','SC'),('Brusque','SC'),('Foz do Iguaçu','PR')][n-1]
    f = family(r, g, sx, y, bk)
    nasc = rdate(r, y); reg = after(r, nasc, 0, 30) if n != 4 else date(1972, 8, 15)
    emi = rdate(r, 2024, 1, 10) if y < 2022 else after(r, reg, 0, 200)
    if n == 8: emi = date(2024, 6, 12)
    hora = [(9, 43), (5, 30), (12, 0), None, (18, 22), (3, 9), (20, 0), (14, 47)][n-1]
    lm, lu = (rm, ru) if n != 2 else ('Porto União', 'SC')
    est = {4: 'Domicílio'}.get(n, hosp(r, lm))
    cns = code(r, '1') + code(r, '09999'); B, L, E = r.randint(11, 320), r.randint(1, 300), r.randint(500, 99000)
    m = mat(cns, reg.year, B, L, E, fmt=[0, 2][n % 2]); mycpf = '' if n in (4,) else cpf(r)
    dn_ = dnv(r, 2) if reg.year > 1994 else ''
    cart = {'PR': f"Serviço de Registro Civil das Pessoas Naturais e Anexos de {rm}", 'SC': f"Ofício de Registro Civil das Pessoas Naturais da Comarca de {rm}"}[ru]
    ofi = adult(r, y=1975, bank=r.choice(['pt', 'it', 'de']))
    N1, N2 = [place(r, ['PR', 'SC', 'RS', 'SP']) for _ in '12']
    N1, N2 = f"{N1[0]} - {N1[1]}", f"{N2[0]} - {N2[1]}"
    if n == 8: N1 = 'Ciudad del Este, Paraguai'
    g1, g2 = (f['pai'], N1), (f['mae'], N2)
    gp1, gp2 = (f['ap'], f['bp']), (f['am'], f['bm'])
    lab1, lab2 = 'Avós (filiação 1)', 'Avós (filiação 2)'
    if n == 1:   # two mothers
        g1 = (adult(r, 'F', 1988), N1); f['nome'] = f"Maitê Sol {f['M']} {g1[0].split()[-1]}"
        gp1 = (adult(r, 'M', 1950)[:0] + f"{r.choice(MIDM)} {g1[0].split()[-1]}", f"{r.choice(MIDF)} {g1[0].split()[-1]}")
    if n == 6: g2, g1, gp2, gp1 = ('', ''), g2, ('', ''), gp2; f['nome'] = f"{g} {f['M']}"
    if n == 6: gp_kind = 'm'
    twin = None
    if n == 3:
        tn = 'Martina Yumi ' + f['sobrenome']; twin = (tn, tn)
    aver = anot = ''
    if n == 2: anot = "Casamento realizado em 21/12/2013 com Oksana Hnatiuk, matrícula 083451 01 55 2013 2 00031 120 0009377 16, Registro Civil de Mallet - PR. Nome inalterado."
    if n == 4: aver = "Registro tardio lavrado em virtude de despacho judicial proferido em 11/08/1972, na forma do artigo 46 da Lei dos Registros Públicos."; anot = "Óbito em 02/05/2019, Livro C-44, folha 12, termo 18.077, deste Ofício."
    if n == 5: aver = f"Adoção unilateral: averbada em 17/10/2016, por mandado da Vara da Infância e da Juventude de {rm}, passando a registrada a chamar-se como consta nesta certidão."
    if n == 7: anot = "Casou em 1970 com Horst Egon Radtke e passou a assinar-se Ingeborg Marlise Radtke; viúva desde 08/03/2005."
    if n == 8: aver = "Inclusão do CPF de ofício em 04/2024."
    cadr = []
    if y < 1990: cadr = [f"RG {code(r,'9.999.999')} SESP/{ru} expedido em {dn(rdate(r,2012))}"] + ([f"CNH {code(r,'99999999999')} DETRAN/{ru}"] if n == 2 else [])
    fmt = lambda p: f"{p[0]} &nbsp;•&nbsp; {p[1]}" if p[0] else ''
    dash = '—'
    R = [('Nome', f'<b style="font-size:12pt">{f["nome"]}</b>'), ('Nº do CPF', mycpf or 'Sem informação'), ('Matrícula', m),
         ('Nascimento', f"{dw(nasc)} <span style='color:#666'>({dn(nasc)})</span>"), ('Hora', (f"{hora[0]}h{hora[1]:02d}" if hora else 'não declarada')), ('Natural de', f"{lm} - {lu}"), ('Sexo', 'Feminino' if sx == 'F' else 'Masculino'),
         ('Local', est if est != 'Domicílio' else 'Domicílio dos pais'), ('Cidade do parto', f"{lm} / {lu}"),
         ('Filiação 1', f"{g1[0]}<br><span class=s>nat.: {g1[1]}</span>"), (lab1, ' e '.join(gp1)),
         ('Filiação 2', f"{g2[0]}<br><span class=s>nat.: {g2[1]}</span>" if g2[0] else dash), (lab2, ' e '.join(gp2) if g2[0] else dash),
         ('É gêmeo?', ('Sim. Irmã gêmea: ' + twin[1]) if twin else 'Não'), ('Registro lavrado em', dw(reg)), ('Município do registro', f"{rm} / {ru}"), ('D.N.V.', dn_ or dash),
         ('Averbações', aver or ['Não constam', dash][n % 2]), ('Anotações', anot or ['Não constam', dash][n % 2]), ('Cadastro (RG, CNH, PIS, título)', '<br>'.join(cadr) or dash)]
    selo = {'PR': code(r, 'SFRC1.?#?#?.#####-#####.9999a'), 'SC': code(r, 'AAA99999-?9?9')}[ru]
    css = '''body{font-family:"Open Sans";font-size:9pt;color:#1c1c1c} .sb{position:absolute;left:0;top:0;bottom:0;width:47mm;background:#eaf0f6;padding:14mm 6mm 10mm;font-size:7pt;line-height:9.6pt;color:#23364d;overflow-wrap:anywhere}
    .mn{position:absolute;left:47mm;right:0;top:0;padding:13mm 13mm 8mm 9mm} .r{display:flex;padding:6pt 5pt;line-height:13pt} .r:nth-child(odd){background:#f4f6f8} .a{width:37mm;flex:none;color:#35587d;font-size:7.8pt} .b{flex:1} .s{color:#444;font-size:8pt} h1{font-size:15pt;margin:2pt 0 1pt;font-weight:600;color:#163a63} .sb b{display:block;margin-top:7pt}'''
    b = f'''<div class=sb><div style="text-align:center">{scales(52,'#23466b')}<br>{qr(r,104,37)}</div><b>Documento eletrônico</b>Esta certidão foi emitida por meio da Central de Informações do Registro Civil e assinada digitalmente (MP 2.200-2/2001). Confira em: registrocivil.org.br/valida
    <b>Código de validação</b>{code(r,'????-????-????-????')}<b>Código hash</b>{code(r,'a99a9aa99a9a99aa9a9a99a9aa9a9999a9')}<b>Pedido nº</b>{code(r,'99999999')} – 2ª via por e-mail<b>Selo de fiscalização</b>{selo}<br>Consulte em {'selo.funarpen.com.br' if ru=='PR' else 'selo.tjsc.jus.br'}
    <b>Custas</b>{'Ato isento' if y>2019 else f'Emolumentos: R$ {r.randint(35,48)},{r.randint(10,99)}<br>Selo: R$ {r.randint(1,9)},{r.randint(10,99)}<br>ISS: R$ {r.randint(0,2)},{r.randint(10,99)}'}<b>Validade</b>Prazo de materialização em cartório: 30 dias da emissão.</div>
    <div class=mn><div style="display:flex;gap:8pt;align-items:center">{arms(44,'#163a63')}<div style="font-size:7.6pt;line-height:10.4pt">REPÚBLICA FEDERATIVA DO BRASIL<br>{cart}<br>{EST[ru]}</div></div><h1>Certidão de nascimento</h1><div style="height:2pt;background:#163a63;margin-bottom:4pt"></div>
    <div>{''.join(f'<div class=r><div class=a>{a}</div><div class=b>{v}</div></div>' for a, v in R)}</div>
    <div style="margin-top:10pt;line-height:13pt">Certifico que o teor acima é fiel ao assento. Dou fé.<br>{rm} - {ru}, {dn(emi)}<div style="border:.6pt solid #9ab;padding:4pt 8pt;margin-top:5pt;width:92mm;font-size:7.6pt;line-height:10pt">Assinado digitalmente por <b>{ofi}</b><br>Oficial de Registro Civil &nbsp; | &nbsp; CNS {cns[:2]}.{cns[2:5]}-{cns[5]}<br>ICP-Brasil – AC BR RFB G4 – {dn(emi)} {r.randint(9,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d} -03:00</div></div></div>'''
    k = dict(ap=gp1[0], bp=gp1[1], am=gp2[0], bm=gp2[1])
    if n == 6: k = dict(ap='', bp='', am=gp1[0], bm=gp1[1])
    t = put(truth('W3', n), f['nome'], nasc, dw(nasc), hora, f"{lm} - {lu}", sx, mycpf, m, est, lm, lu, rm, ru, cart, reg, dn_, B, L, E, g1, g2, **k, twin=twin, aver=aver, anot=anot, selo=selo, ofi=ofi, emi=emi)
    if n == 6:   # "Avós (filiação 1)" of a mother alone: printed side is neutral
        t['accept'].update({'avós.paternos.avô': [gp1[0]], 'avós.paternos.avó': [gp1[1]], 'avós.maternos.avô': [''], 'avós.maternos.avó': ['']})
    if est == 'Domicílio': t['accept']['local_nascimento.estabelecimento'] = ['Domicílio dos pais']
    t['meta']['cadastro'] = cadr
    save(t, page(css, b))

# ================================================================ W4  landscape, dense, vendor software of the North (2010-2017)
def W4(n):
    r = random.Random(f'W4-{n}')
    kids = [('Raíssa do Socorro','F',2013,'pt pt'),('Doethiro Sampaio','M',2011,'in in'),('Nazareno','M',1963,'pt pt'),('Jhully Anny','F',2010,'pt pt'),('Cauê Anambé','M',2016,'pt in'),
            ('Maria de Nazaré Benedita da Conceição e Silva','F',1938,'pt pt'),('Elizeu Caleb','M',1990,'pt ar'),('Thalyson Ruan','M',2014,'pt pt')]
    g, sx, y, bk = kids[n-1]
    rm, ru = [('Cametá','PA'),('São Gabriel da Cachoeira','AM'),('Óbidos','PA'),('Cruzeiro do Sul','AC'),('Oiapoque','AP'),('Bragança','PA'),('Guajará-Mirim','RO'),('Tefé','AM')][n-1]
    f = family(r, g, sx, y, bk, 'Tukano' if n == 2 else None)
    if n in (8,): f = single_mother(f)
    nasc = rdate(r, y); reg = {2: date(2013, 4, 19), 3: date(1981, 1, 20), 6: date(1952, 9, 3)}.get(n) or after(r, nasc, 1, 60)
    emi = rdate(r, 2015 if n != 5 else 2017, 1, 12) if y < 2015 else after(r, reg, 0, 3)
    hora = [(1, 12), None, None, (16, 40), (7, 55), None, (21, 30), (11, 3)][n-1]
    lm, lu = {1: ('Limoeiro do Ajuru', 'PA'), 7: ('Porto Velho', 'RO')}.get(n, (rm, ru))
    est = {2: '', 3: 'Domicílio', 6: 'Domicílio', 5: 'Domicílio'}.get(n, hosp(r, lm))
    loc = {2: 'COMUNIDADE TARACUÁ, RIO UAUPÉS', 3: 'EM DOMICÍLIO', 6: 'EM DOMICÍLIO', 5: 'EM DOMICÍLIO - ALDEIA KUMENÊ'}.get(n, est.upper())
    cns = code(r, '06') + code(r, '9999'); B, L, E = r.randint(2, 130), r.randint(1, 299), r.randint(80, 42000)
    m = mat(cns, reg.year, B, L, E, acervo=['01', '02'][n == 7], fmt=0); lv, fo = f"A-{B}", f"{L}{'v' if n % 2 else ''}"
    te = f"{E:,}".replace(',', '.') if n % 3 == 0 else str(E)
    dn_ = dnv(r, 0) if reg.year > 1994 and n != 2 else ''
    up = str.upper; mycpf = cpf(r) if n in (4, 5) else ''
    cart = f"CARTÓRIO DO ÚNICO OFÍCIO DE {up(rm)}" if n % 2 else f"CARTÓRIO {['MENDES VALLE', 'BORDALO', 'ALCOLUMBRE NERY', 'PARANHOS'][n//2-1]} - 1º OFÍCIO"
    ofi, sub, decl = up(adult(r, 'M', 1950)), up(adult(r, 'F', 1980)), up(f['pai'] or f['mae'])
    N1, N2 = place(r, ['PA', 'AM', 'MA', 'AC', 'CE']), place(r, ['PA', 'AM', 'RR', 'PI'])
    if n == 2: N1 = N2 = (rm, ru)
    s1, s2 = f"{N1[0]} - {N1[1]}", f"{N2[0]} - {N2[1]}"
    twin = None
    if n == 8:
        tn = up('Thaysson Ryan ' + f['nome'][len('Thalyson Ruan '):]); twin = (tn, tn)
    aver = anot = ''
    if n == 2: aver = "Etnia: Tukano. Registro tardio lavrado com base no RANI nº 2.817, livro 06, fls. 112, expedido pela FUNAI."
    if n == 3: anot = f"1) Em 26/05/1984 contraiu matrimônio com Raimunda Célia Printes, neste Cartório, Livro B-11, fls. 63, termo 1.702. 2) Divorciado por sentença de 07/07/2003."
    if n == 6: aver = "Averbado em 30/10/1979 o mandado do Juízo desta Comarca que retificou o ano do nascimento da registrada."; anot = "Faleceu aos 12/06/1999, em Belém - PA, Cartório do 3º Ofício, C-210, fls. 44v, nº 98.115."
    if n == 7: aver = "Por termo de reconhecimento de 15/08/1997, o pai reconheceu o registrado, que passou a usar o sobrenome paterno."
    selo = [f"{code(r,'999.999')}", code(r, '99999999'), code(r, 'AA 999999')][n % 3]
    pd = ['XXXXXXXXXX', '==========', '- o -'][n % 3]
    def td(l, v, cs=1, st=''): return f'<td colspan={cs} style="{st}"><i>{l}</i>{v if v not in ("", None) else pd}</td>'
    css = '''body{font-family:"Roboto Condensed";font-size:8.6pt;color:#000} .pg{padding:9mm 10mm;display:flex;gap:7mm;background:#fffdf4} .lf{width:166mm} .rg{flex:1;display:flex;flex-direction:column}
    table{width:100%;border-collapse:collapse;table-layout:fixed} td{border:.6pt solid #6b5a2a;padding:3.4pt 3.5pt 5.2pt;vertical-align:top;line-height:11.6pt} i{display:block;font-style:normal;font-size:6.5pt;color:#6b4a10;line-height:7.6pt} .t td{font-weight:500}
    .hd{font-size:6.8pt;background:#efe3bd;text-align:center;letter-spacing:1pt;padding:2pt !important;line-height:9pt !important}'''
    H = lambda s: f'<tr><td colspan=12 class=hd>{s}</td></tr>'
    tb = f'''<table class=t>{H('DO REGISTRADO')}
    <tr>{td('NOME COMPLETO', f'<span style="font-size:11pt;line-height:13pt"><b>{up(f["nome"])}</b></span>',12)}</tr>
    <tr>{td('MATRÍCULA', f'<b style="font-size:9.4pt">{m}</b>',7)}{td('LIVRO', lv,1)}{td('FOLHA', fo,1)}{td('TERMO', te,1)}{td('C.P.F.', mycpf,2)}</tr>
    <tr>{td('DATA DO NASC.', dn(nasc),2)}{td('POR EXTENSO', up(dw(nasc)),6)}{td('HORA', f'{hora[0]:02d}:{hora[1]:02d} hs' if hora else 'IGNORADA',2)}{td('SEXO', 'FEM.' if sx=='F' else 'MASC.',1)}{td('GÊMEO', 'SIM' if twin else 'NÃO',1)}</tr>
    <tr>{td('LOCAL DO NASC.', loc,6)}{td('CIDADE DO NASC./UF', f'{up(lm)}/{lu}',6)}</tr>
    <tr>{td('NATURALIDADE', f'{up(lm)}/{lu}',4)}{td('NOME(S) DO(S) GÊMEO(S)', twin[1] if twin else '',8)}</tr>
    {H('DOS PAIS E AVÓS')}
    <tr>{td('PAI', up(f['pai']),7)}{td('NATURAL', up(f'{N1[0]}/{N1[1]}') if f['pai'] else '',3)}{td('PROFISSÃO', r.choice(['PESCADOR','AGRICULTOR','PROFESSOR']) if f['pai'] else '',2)}</tr>
    <tr>{td('AVÔ PATERNO', up(f['ap']),6)}{td('AVÓ PATERNA', up(f['bp']),6)}</tr>
    <tr>{td('MÃE', up(f['mae']),7)}{td('NATURAL', up(f'{N2[0]}/{N2[1]}'),3)}{td('IDADE NO PARTO', f'{r.randint(17,41)} ANOS',2)}</tr>
    <tr>{td('AVÔ MATERNO', up(f['am']),6)}{td('AVÓ MATERNA', up(f['bm']),6)}</tr>
    {H('DO ASSENTO')}
    <tr>{td('REGISTRADO AOS', up(dl(reg)),4)}{td('SERVENTIA DO REGISTRO', f'{up(rm)}/{ru}',5)}{td('Nº DNV', dn_,3)}</tr>
    <tr>{td('DECLARANTE', decl,6)}{td('TESTEMUNHAS', f'{up(adult(r,y=1950))} E {up(adult(r,y=1950))}' if n in (2,3,6) else 'DISPENSADAS',6)}</tr></table>'''
    b = f'''{waves(842,595,'#c9a94a',14,3,30,.4,.35)}<div class=lf style="position:relative"><div style="display:flex;align-items:center;gap:10pt;margin-bottom:6pt">{arms(46,'#6b4a10','#fffdf4')}<div style="flex:1;text-align:center;line-height:11.4pt;font-size:8.6pt">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{cart}</b><div style="font:700 19pt 'Roboto Condensed';letter-spacing:3pt;margin-top:3pt;line-height:22pt">CERTIDÃO DE NASCIMENTO</div></div><div style="width:62pt;border:.6pt solid #6b5a2a;font-size:6.5pt;text-align:center;line-height:8.5pt;padding:3pt">SELO DE SEGURANÇA<br>Nº<br><b style="font-size:9pt;line-height:12pt">{selo}</b><br>SÉRIE {code(r,'A')}</div></div>{tb}
    <div style="font-size:7pt;line-height:9pt;margin-top:5pt;text-align:justify">A presente certidão é extraída do assento em epígrafe, na forma dos arts. 17 e 19 da Lei nº 6.015, de 31 de dezembro de 1973, e do Provimento nº 03 do CNJ. Qualquer emenda ou rasura a invalida. {'1ª via isenta de emolumentos.' if reg.year > 2009 else ''}</div></div>
    <div class=rg style="position:relative"><div style="border:.6pt solid #6b5a2a;min-height:66mm;padding:3pt 6pt"><div class=hd style="margin:-3pt -6pt 4pt">AVERBAÇÕES</div><div style="line-height:10.6pt;text-align:justify">{aver or ['NADA CONSTA', 'NÃO HÁ'][n%2]}</div></div>
    <div style="border:.6pt solid #6b5a2a;min-height:40mm;padding:3pt 6pt;margin-top:4mm"><div class=hd style="margin:-3pt -6pt 4pt">ANOTAÇÕES</div><div style="line-height:10.6pt;text-align:justify">{anot or ['NADA CONSTA', 'NÃO HÁ'][n%2]}</div></div>
    <div style="margin-top:5mm;font-size:7.6pt;line-height:10.4pt">O referido é verdade e dou fé.<br>{rm} - {ru}, {dl(emi)}.<div style="text-align:center;margin-top:6pt">{rubric(r,140,32)}<div style="border-top:.6pt solid #333">{sub}<br>SUBSTITUTA</div></div><div style="margin-top:7pt;font-size:7pt">OFICIAL: {ofi}<br>CÓD. NACIONAL DA SERVENTIA: {cns}<br>TRAV. {r.choice(['LAURO SODRÉ','PADRE ANCHIETA','15 DE AGOSTO'])}, {r.randint(12,890)} - CENTRO - CEP {code(r,'69999-999')}<br>{bars(r,130,18)}</div></div>
    <div style="position:absolute;right:2mm;bottom:20mm">{stamp('CARTÓRIO DO REGISTRO CIVIL', sem(up(rm)), ['FÉ PÚBLICA'], 88, '#513a8f', 14, .4)}</div></div>'''
    t = put(truth('W4', n, (842, 595)), up(f['nome']), nasc, up(dw(nasc)), hora, f"{up(lm)} - {lu}", sx, mycpf, m, up(est) if est != 'Domicílio' else est, up(lm), lu, up(rm), ru, cart, reg, dn_, lv, fo, te,
        (up(f['pai']), up(s1)) if f['pai'] else ('', ''), (up(f['mae']), up(s2)), up(f['ap']), up(f['bp']), up(f['am']), up(f['bm']), twin, aver, anot, selo, ofi, emi)
    if not f['pai']:
        pass
    if n == 2:
        t['data']['local_nascimento']['estabelecimento'] = loc; t['accept']['local_nascimento.estabelecimento'] = ['', 'COMUNIDADE TARACUÁ']
    if n == 5: t['accept']['local_nascimento.estabelecimento'] = ['EM DOMICÍLIO - ALDEIA KUMENÊ', 'EM DOMICÍLIO']
    if est == 'Domicílio' and n != 5: t['accept']['local_nascimento.estabelecimento'] = ['EM DOMICÍLIO']
    save(t, page(css, b, 'A4 landscape', '297mm', '209.6mm'))

FR = lambda x: {'Engenho Novo': 'do', 'Engenho Velho': 'do', 'Glória': 'da', 'Candelária': 'da'}.get(x, 'de')

# ================================================================ W5  Rio, printed blank of 1977-1989 filled by typewriter, half sheet (A5 landscape)
def W5(n):
    r = random.Random(f'W5-{n}')
    kids = [('Alexsandra','F',1978,'pt pt'),('Washington Luís','M',1969,'pt pt'),('Flávia Cristina','F',1981,'pt it'),('Ubirajara','M',1957,'pt pt'),('Cosme','M',1979,'pt pt'),
            ('Salim Jorge','M',1976,'ar ar'),('Jurema','F',1944,'pt pt'),('Marcos Vinícius','M',1986,'pt es')]
    g, sx, y, bk = kids[n-1]
    circ, freg = [('7ª','Engenho Novo'),('4ª','Glória'),('12ª','Irajá'),('8ª','Engenho Velho'),('14ª','Madureira'),('1ª','Candelária'),('3ª','Santo Antônio'),('11ª','Inhaúma')][n-1]
    f = family(r, g, sx, y, bk)
    if n == 8: f = single_mother(f)
    if n == 4: f.update(ap='', bp='')
    nasc = rdate(r, y); reg = after(r, nasc, 3, 45)
    if n == 7: reg = after(r, nasc, 700, 900)
    emi = date(max(1977, reg.year + (n*2) % 9), r.randint(1, 12), r.randint(1, 28)); emi = emi if emi > reg else after(r, reg, 1, 5)
    if emi.year > 1989: emi = emi.replace(year=1989)
    if n in (2, 6): emi = date(1983 + n % 4, 9, 11)
    hora = [(7, 20), (15, 15), (0, 30), None, (18, 5), (23, 0), (4, 0), (12, 40)][n-1]
    est = {4: 'Domicílio', 7: 'Domicílio'}.get(n) or r.choice(['Maternidade Praça Quinze', 'Hospital Carlos Brandão', 'Casa de Saúde Santa Therezinha', 'Maternidade Clara Falcão', 'Hospital dos Servidores'])
    rua = f"rua {r.choice(['Barão do Bom Retiro','Lins de Vasconcelos','do Riachuelo','Monsenhor Félix','Carolina Machado'])}, {r.randint(11, 980)}"
    B, L, E = f"{r.randint(60, 480)}", f"{r.randint(1, 299)}{['', 'v'][n % 2]}", f"{r.randint(1200, 99000)}"
    if n % 2: B = 'A-' + B
    N1, N2 = place(r, ['RJ', 'MG', 'ES', 'PE', 'PB'])[0:2], place(r, ['RJ', 'BA', 'CE', 'MG'])[0:2]
    same = n in (2, 5)
    if same: N2 = N1 = ('Rio de Janeiro', 'RJ')
    cart = f"{circ} Circunscrição do Registro Civil das Pessoas Naturais"
    ofi = adult(r, 'M', 1930); esc = adult(r, 'M', 1940)
    pd = ['- - - - - - -', 'xxxxxxxxxxxxx', '---x---x---'][n % 3]
    T = lambda v, fl=1, c='': f'<span class="t {c}" style="flex:{fl}"><u>{v or pd}</u></span>'
    rw = lambda *x: '<div class=r>' + ''.join(x) + '</div>'
    o = 'o' if sx == 'M' else 'a'
    twin = None; obs_tw = ''
    if n == 5:
        tn = 'Damião ' + f['sobrenome']; twin = (tn, tn); obs_tw = f"É gêmeo de {tn}, registrado sob o termo seguinte, nascido em segundo lugar."
    aver = anot = ''
    if n == 2: anot = f"Casou-se nesta Circunscrição em 11.12.1982 com Sueli Regina Bastos, livro B-61, fls. 204."
    if n == 6: aver = "Averbada em 3.5.1980 a retificação do nome do avô paterno, por sentença da Vara de Registros Públicos."
    if n == 8: aver = ''
    obs = ' '.join(x for x in (obs_tw, aver, anot) if x)
    css = '''body{font-family:"TeX Gyre Schola";font-size:7.8pt;color:#23408c} .pg{padding:7mm 9mm 5mm 24mm;background:#fdfcf6}
    .r{display:flex;align-items:flex-end;height:17.4pt;white-space:nowrap;gap:3pt} .t{border-bottom:.5pt dotted #23408c;min-width:0;height:13pt} .t u{text-decoration:none;font-family:"TeX Gyre Cursor";font-size:9pt;color:#151515;position:relative;top:1.2pt;left:3pt;white-space:pre} .nm u{font-size:10.6pt;letter-spacing:.6pt}
    .st{position:absolute;left:7mm;top:8mm;bottom:7mm;width:13mm;border-right:.7pt dashed #23408c;} .st div{position:absolute;transform:rotate(-90deg);transform-origin:0 0;left:1mm;top:126mm;width:118mm;font-size:6.6pt;line-height:10pt}'''
    up = str.upper; moeda = 'Cr$' if emi < date(1986, 3, 1) else 'Cz$' if emi.year < 1989 else 'NCz$'
    hx = f"{hora[0]:02d}:{hora[1]:02d}" if hora else 'ignorada'
    if hora: hx = [hw(*hora, True).replace(' horas', ' hs').replace(' hora ', ' h '), f"{hora[0]},{hora[1]:02d}"][0] if n in (2, 6) else f"{hora[0]},{hora[1]:02d}"
    if n == 2: hx = "15,15"
    if n == 6: hx = "23,00"
    locx = 'domicílio, à ' + rua + ', nesta cidade' if est == 'Domicílio' else est + ', nesta cidade'
    yy = lambda d: f'19<span class=t style="flex:none;width:18pt"><u style="left:0">{d.year%100:02d}</u></span>'
    b = f'''<div class=st><div>Mod. 14 — I.G.E. &nbsp;&nbsp;&nbsp; ESTE TALÃO FICA ARQUIVADO EM CARTÓRIO &nbsp;&nbsp;&nbsp; Guia nº <span style="font-family:'TeX Gyre Cursor';color:#111">{r.randint(1000,99999)}</span> &nbsp;&nbsp; Conferido por _________________</div></div>
    <div style="display:flex;align-items:center;gap:8pt">{arms(40,'#23408c','#fdfcf6')}<div style="flex:1;text-align:center;line-height:10.4pt"><b style="letter-spacing:.8pt">PODER JUDICIÁRIO DO ESTADO DO RIO DE JANEIRO</b><br>COMARCA DA CAPITAL<br><span style="font-size:9pt">{cart}</span><br>Freguesia {FR(freg)} {freg}</div><div style="font-size:6.6pt;border:.6pt solid #23408c;padding:2pt 4pt;line-height:9pt">Oficial<br><b>{ofi}</b></div></div>
    <div style="text-align:center;font-size:13.5pt;font-weight:bold;letter-spacing:2pt;margin:3pt 0 1pt;line-height:16pt">CERTIDÃO DE NASCIMENTO</div>
    {rw('<b>CERTIFICO</b> que, a fls.', T(L,.6), 'do livro n.º', T(B,.8), 'do Registro de Nascimentos, sob o n.º', T(E,.9), 'foi feito')}
    {rw('no dia', T(f'{reg.day:02d}',.3), 'de', T(MES[reg.month],.9), 'de', yy(reg), ', o assento de', T(up(f['nome']),4,'nm'))}
    {rw('do sexo', T('masculino' if sx=='M' else 'feminino',1), ', de côr', T(r.choice(['branca','parda','preta','morena']),.8), f', nascid{o} às', T(hx,.7), 'horas do dia')}
    {rw(T(dw(nasc),1), ',')}
    {rw('em', T(locx,3))}
    {rw(f'filh{o} de', T(f['pai'],2.6), ', natural de', T(f'{N1[0]}-{N1[1]}' if f['pai'] else '',1.5))}
    {rw('e de D.', T(f['mae'],2.6), ', natural de', T(f'{N2[0]}-{N2[1]}',1.5))}
    {rw('sendo avós paternos', T(f['ap'],1.05), 'e D.', T(f['bp'],1))}
    {rw('e maternos', T(f['am'],1), 'e D.', T(f['bm'],1))}
    {rw('Declarante:', T('o pai' if f['pai'] else 'a mãe',.45), 'Testemunhas:', T(f"{adult(r,'M',1940)} e {adult(r,'M',1940)}",2.6))}
    <div style="position:relative;margin-top:2pt;line-height:14pt;font-size:7.8pt">OBSERVAÇÕES: <span style="font-family:'TeX Gyre Cursor';font-size:8.6pt;color:#151515;line-height:13pt">{obs or ['Nada consta à margem.',pd+pd,'Não há.'][n%3]}</span></div>
    <div style="position:absolute;left:24mm;right:9mm;bottom:8mm"><div style="margin-bottom:2pt">O referido é verdade e dou fé.</div>{rw('Rio de Janeiro,', T(str(emi.day),.3), 'de', T(MES[emi.month],.8), 'de', yy(emi), '<span style="flex:1.6"></span>')}
    <div style="display:flex;font-size:6.6pt;line-height:9pt;margin-top:3pt"><div style="flex:1.2">Tab. 17 — Certidão {moeda} <span style="font-family:'TeX Gyre Cursor';font-size:8pt;color:#111">{r.randint(20,900)},00</span> &nbsp; Busca {moeda} <span style="font-family:'TeX Gyre Cursor';font-size:8pt;color:#111">{r.randint(2,90)},00</span></div><div style="flex:1;text-align:center;position:relative;top:-16pt">{rubric(r,110,22,'#1a1a60')}<div style="border-top:.6pt solid #23408c">Escrevente: <span style="font-family:'TeX Gyre Cursor';font-size:8pt;color:#111">{esc}</span></div></div></div></div>
    <div style="position:absolute;right:70mm;bottom:7mm">{stamp(circ.replace('ª','a')+' CIRCUNSCRICAO','RIO DE JANEIRO',['REG. CIVIL'],66,'#6a2f8a',-20,.5)}</div>'''
    t = put(truth('W5', n, (595, 420)), up(f['nome']), nasc, dw(nasc), hora, '', sx, '', '', est, 'Rio de Janeiro', 'RJ', 'Rio de Janeiro', 'RJ', cart, reg, '', B, L, E,
        (f['pai'], f"{N1[0]} - {N1[1]}") if f['pai'] else ('', ''), (f['mae'], f"{N2[0]} - {N2[1]}"), f['ap'], f['bp'], f['am'], f['bm'], twin, aver, anot, '', ofi, emi)
    if twin: t['accept']['gêmeos.informações_adicionais'] = [obs_tw]
    t['accept']['registro.cartório'] = [f"{cart} Freguesia {FR(freg)} {freg}", f"{cart} - Freguesia {FR(freg)} {freg}"]
    if est == 'Domicílio':
        t['accept']['local_nascimento.estabelecimento'] = ['domicílio']
    t['meta']['joint_notes'] = True
    save(t, page(css, b, 'A5 landscape', '210mm', '147.6mm'))

# ================================================================ W6  1990s dot-matrix output, capitals without accents, on tractor-fed pre-printed paper, MG
def W6(n):
    r = random.Random(f'W6-{n}')
    kids = [('Jéssica Daiane','F',1993,'pt pt'),('Adilson','M',1952,'pt pt'),('Onofre Tadeu','M',1974,'pt pt'),('Poliana','F',1991,'pt it'),('Ronan Wagner','M',1990,'pt ar'),
            ('Efigênia do Rosário','F',1931,'pt pt'),('Geisa Mara','F',1985,'pt pt'),('Warley Felipe','M',1996,'pt pt')]
    g, sx, y, bk = kids[n-1]
    rm = ['São João del Rei','Diamantina','Teófilo Otoni','Poços de Caldas','Três Corações','Conselheiro Lafaiete','Governador Valadares','Patos de Minas'][n-1]
    f = family(r, g, sx, y, bk); Z = lambda s: sem(s).upper()
    if n == 7: f = single_mother(f)
    if n == 6: f.update(bp='', bm='')
    nasc = rdate(r, y); reg = after(r, nasc, 2, 50)
    emi = rdate(r, 1992 + n, 2, 12) if y < 1991 else after(r, reg, 0, 2)
    hora = [(14, 30), (1, 0), (9, 10), (19, 45), (6, 55), None, (11, 15), (22, 8)][n-1]
    lm = rm if n != 4 else 'Andradas'
    est = {2: 'DOMICILIO', 6: 'DOMICILIO'}.get(n) or Z(hosp(r, lm))
    B, L, E = f"A-{r.randint(3,140):03d}", f"{r.randint(1,299):03d}{['','-V'][n%2]}", f"{r.randint(1000,60000):06d}"
    N1, N2 = place(r, ['MG', 'SP', 'BA']), place(r, ['MG', 'MG', 'ES', 'GO'])
    d1 = 'desta cidade' if n == 3 else None
    cart = f"CARTORIO DO {['1o','2o'][n%2]} SUBDISTRITO"
    ofi, esc = Z(adult(r, 'F', 1950)), Z(adult(r, 'M', 1965))
    twin = None; obs = ''
    if n == 4:
        tn = Z('Polliane ' + f['sobrenome']); twin = (tn, tn)
    aver = anot = ''
    if n == 3: anot = Z("Casou-se em 09/01/1993 com Marilda das Gracas Freire, em Itambacuri-MG, Livro B-19, fls. 77, termo 3.318.")
    if n == 5: aver = Z("Por mandado de 14/06/1994 do Juizo de Direito da 1a Vara, averbou-se a inclusao do patronimico materno ao nome do registrado.")
    if n == 2: anot = Z("Obito em 28/02/1992, Livro C-51, fls. 09, nesta serventia.")
    fill = ['*'*12, '-'*12, 'NAO CONSTA'][n % 3]
    def line(l, v, wd=60):
        v = v or fill; L_ = textwrap.wrap(v, wd) or ['']
        return '\n'.join([f" {l:.<13}: {L_[0]}"] + [' '*16 + x for x in L_[1:]])
    two = lambda a, b, c, d: f" {a:.<13}: {b:<26} {c:.<9}: {d}"
    hh = f"{hora[0]:02d}H{hora[1]:02d}MIN" if hora else 'IGNORADA'
    ex = Z(dw(nasc))
    notes = aver + (' ' if aver and anot else '') + anot
    rows = [f" LIVRO {B}      FOLHAS {L}      TERMO {E}", '', ' CERTIFICO QUE DO LIVRO, FOLHAS E TERMO SUPRA CONSTA O ASSENTO DE NASCIMENTO DE', '',
        line('REGISTRAD' + ('O' if sx=='M' else 'A'), Z(f['nome'])), two('SEXO', 'MASCULINO' if sx=='M' else 'FEMININO', 'COR', r.choice(['BRANCA','PARDA','NEGRA'])), line('DATA NASC', f"{dn(nasc)} ({ex})"), two('HORARIO', hh, 'GEMEO', 'SIM' if twin else 'NAO')]
    if twin: rows.append(line('IRMA GEMEA', twin[1]))
    rows += [line('LOCAL', est), line('CIDADE/UF', f"{Z(lm)}-MG"), '', line('PAI', Z(f['pai']))]
    if f['pai']: rows.append(line('  NATURAL DE', f"{Z(N1[0])}-{N1[1]}    PROFISSAO: {r.choice(['COMERCIARIO','LAVRADOR','MECANICO'])}"))
    rows += [line('MAE', Z(f['mae'])), line('  NATURAL DE', f"{Z(N2[0])}-{N2[1]}    PROFISSAO: {r.choice(['DO LAR','PROFESSORA','COSTUREIRA'])}"),
        line('AVO PATERNO', Z(f['ap'])), line('AVO PATERNA', Z(f['bp'])), line('AVO MATERNO', Z(f['am'])), line('AVO MATERNA', Z(f['bm'])), '', line('DECLARANTE', 'O PAI' if f['pai'] else 'A MAE'),
        line('TESTEMUNHAS', f"{Z(adult(r,y=1950))} E {Z(adult(r,y=1950))}"), line('REGISTRO EM', dn(reg)), '', line('AVERB./ANOT.', notes or ['NADA CONSTA', 'NAO HA'][n%2]), '',
        '  O REFERIDO E VERDADE E DOU FE.', f"  {Z(rm)}, {emi.day:02d} DE {Z(MES[emi.month])} DE {emi.year}.", '', '@@', f"{'':30}______________________________________", f"{'':32}{esc}", f"{'':32}ESCREVENTE JURAMENTADO", '',
        f"  EMOLUMENTOS: R$ {r.randint(4,15)},{r.randint(10,99)}   RECOMPE: R$ 0,{r.randint(10,99)}   SELO No {code(r,'AA')} {code(r,'999999')}" if emi >= date(1994, 7, 1) else f"  EMOLUMENTOS: CR$ {r.randint(100,900)},00"]
    selo = ''
    if emi >= date(1994, 7, 1):
        selo = rows[-1].split('SELO No ')[1]
    holes = ''.join(f'<circle cx="9" cy="{18+i*27.9:.0f}" r="4.6"/><circle cx="586" cy="{18+i*27.9:.0f}" r="4.6"/>' for i in range(30))
    css = '''body{font-family:"Liberation Sans";color:#1d6a4a} .pg{background:#fff} pre{font-family:"Noto Sans Mono","Liberation Mono";font-family:"Liberation Mono";font-size:9.1pt;line-height:13.2pt;color:#2a2a33;margin:0;letter-spacing:-.05pt}
    .band{position:absolute;left:35pt;right:35pt;height:26.4pt;background:#eef7f0}'''
    bands = ''.join(f'<div class=band style="top:{198+k*52.8:.1f}pt"></div>' for k in range(11))
    b = f'''{bands}<svg width="100%" height="100%" viewBox="0 0 595 841" preserveAspectRatio="none" style="position:absolute;left:0;top:0"><g fill="#fff" stroke="#9aa">{holes}</g><path d="M18 0V841M577 0V841" stroke="#9aa" stroke-dasharray="2 3"/><rect x="30" y="22" width="535" height="798" rx="9" fill="none" stroke="#1d6a4a" stroke-width="2.4"/><rect x="34" y="26" width="527" height="790" rx="7" fill="none" stroke="#1d6a4a" stroke-width=".6"/></svg>
    <div style="position:absolute;left:40pt;right:40pt;top:32pt;text-align:center;line-height:14pt;font-size:10pt">{arms(50,'#1d6a4a')}<br>REPÚBLICA FEDERATIVA DO BRASIL &nbsp;–&nbsp; ESTADO DE MINAS GERAIS<br><b>REGISTRO CIVIL</b><div style="font:italic 20pt 'TeX Gyre Bonum';margin:9pt 0 0">Certidão de Nascimento</div></div>
    <div style="position:absolute;left:46pt;right:36pt;top:158pt"><pre>{f"{cart} - COMARCA DE {Z(rm)} - MG".center(80).rstrip()}
{f"OFICIAL: {ofi}".center(80).rstrip()}

{chr(10).join(rows)}</pre></div><div style="position:absolute;left:40pt;right:40pt;bottom:30pt;font-size:6.5pt;text-align:center">FORMULÁRIOS CONTÍNUOS UBÁ LTDA. – C.G.C. 18.{code(r,'999.999')}/0001-{code(r,'99')} – {code(r,'9')}00 JOGOS – AUT. 0{code(r,'99')}/9{code(r,'9')}</div>
    '''
    b = b.replace('@@', f'<span style="position:relative;display:inline-block;width:0;height:0"><span style="position:absolute;left:180pt;top:-16pt">{rubric(r, 150, 30)}</span></span>')
    t = put(truth('W6', n), Z(f['nome']), nasc, ex, hora, '', sx, '', '', 'Domicílio' if est == 'DOMICILIO' else est, Z(lm), 'MG', Z(rm), 'MG', cart, reg, '', B, L, E,
        (Z(f['pai']), f"{Z(N1[0])} - {N1[1]}") if f['pai'] else ('', ''), (Z(f['mae']), f"{Z(N2[0])} - {N2[1]}"), Z(f['ap']), Z(f['bp']), Z(f['am']), Z(f['bm']), twin, aver, anot, selo, ofi, emi)
    if est == 'DOMICILIO': t['accept']['local_nascimento.estabelecimento'] = ['DOMICILIO']
    t['accept']['registro.cartório'] = [f"{cart} - COMARCA DE {Z(rm)} - MG", f"{cart} - COMARCA DE {Z(rm)}"]
    t['meta']['joint_notes'] = True
    save(t, page(css, b))

# ================================================================ W7  2000-2009, numbered boxes on tinted paper, Northeast
def W7(n):
    r = random.Random(f'W7-{n}')
    kids = [('Francisca Tainá','F',2003,'pt pt'),('José Wellington','M',2005,'pt pt'),('Antônia Zélia','F',1961,'pt pt'),('Kaio Vinnícius','M',2007,'pt pt'),('Cícero Romão','M',1972,'pt pt'),
            ('Joelma','F',1980,'pt pt'),('Pedro Ítalo','M',2001,'pt it'),('Rayanne Kelly','F',2006,'pt pt')]
    g, sx, y, bk = kids[n-1]
    rm, ru = [('Sobral','CE'),('Serra Talhada','PE'),('Crato','CE'),('Mossoró','RN'),('Juazeiro do Norte','CE'),('Cajazeiras','PB'),('Pesqueira','PE'),('Picos','PI')][n-1]
    f = family(r, g, sx, y, bk)
    if n == 4: f = single_mother(f)
    if n == 5: f.update(am='', bm='')
    nasc = rdate(r, y); reg = {5: date(1999, 6, 8), 3: date(1961, 12, 30)}.get(n) or after(r, nasc, 5, 120)
    if n == 3: nasc = date(1961, 11, 9)
    emi = rdate(r, 2000 + n, 1, 12) if y < 2000 else after(r, reg, 0, 10)
    if emi < reg: emi = after(r, reg, 0, 10)
    if n == 7: emi = date(2006, 3, 14)
    hora = [(2, 50), (16, 0), None, (8, 25), None, (21, 10), (10, 35), (13, 5)][n-1]
    lm, lu = {3: ('Barbalha', 'CE'), 6: ('Sousa', 'PB')}.get(n, (rm, ru))
    home = n in (3, 5); est = 'Domicílio' if home else hosp(r, lm)
    loc = f"Domicílio - Sítio {r.choice(['Lagoa Seca','Baixa Grande','Malhada Vermelha'])}" if home else est
    B, L, E = f"{r.randint(11,98)}-A", f"{r.randint(1,300)}{['', ' verso'][n%2]}", f"{r.randint(900, 48000):,}".replace(',', '.')
    N1, N2 = place(r, ['CE', 'PE', 'PB', 'RN', 'PI']), place(r, ['CE', 'PE', 'PB', 'AL'])
    q1, q2 = f"{N1[0]}, {N1[1]}", f"{N2[0]}, {N2[1]}"
    cart = [f"Cartório {x} – 2º Ofício" for x in ('Lira Sabóia', 'Godoy Pessoa', 'Bilhar Antunes', 'Escóssia Rêgo', 'Machado Norões', 'Rolim Assis', 'Tenório Didier', 'Moura Luz')][n-1]
    ofi, sub = adult(r, 'F', 1945), adult(r, 'F', 1972)
    twin = None
    if n == 8:
        tn = 'Rayssa Kelly ' + f['sobrenome']; twin = (tn, tn)
    aver = anot = ''
    if n == 3: anot = "A registrada casou-se em 30/05/1981 com Raimundo Nonato Telles, L. B-8, fls. 51v, nº 1.022, passando a usar o nome Antônia Zélia Telles."
    if n == 7: aver = "Reconhecimento de filho averbado por força do processo nº 221.2004.000318-7, oriundo da Vara Única, em que foi declarada a paternidade e incluídos os avós paternos."
    if n == 5: aver = "Assento lavrado fora do prazo, com a presença de duas testemunhas (art. 46, Lei 6.015/73)."
    dn_ = dnv(r, 1) if reg.year > 1998 and n != 5 else ''
    selo = f"{code(r,'AAA')} {code(r,'99999')}" if n != 6 else ''
    pd = ['Nada consta', '********', 'ignorado'][n % 3]
    k = [0]
    def c(l, v, span=12, big=''):
        k[0] += 1
        return f'<div class=c style="grid-column:span {span}"><div class=l><b>{k[0]:02d}</b> {l}</div><div class="v {big}">{v or pd}</div></div>'
    css = '''body{font-family:"Carlito";font-size:10.4pt;color:#000} .pg{padding:12mm 15mm;background:#fdf1ea} .g{display:grid;grid-template-columns:repeat(12,1fr);gap:2.4pt;position:relative} .c{background:rgba(255,255,255,.72);border-left:2.4pt solid #b5522b;padding:3pt 4pt 5pt;min-width:0}
    .l{font-size:7pt;color:#8a3a1a;line-height:8.6pt;white-space:nowrap} .v{line-height:14pt;min-height:14pt;font-size:11pt} .big{font-size:13pt;font-weight:bold;line-height:16pt}'''
    body = (c('Registrado(a)', f['nome'], 12, 'big') + c('Livro', B, 3) + c('Folha', L, 3) + c('Nº de ordem', E, 3) + c('Data do assento', dn(reg, '.'), 3)
        + c('Nascido(a) em', dl(nasc) if n != 4 else dn(nasc, '.'), 5) + c('Hora', f"{hora[0]}h{hora[1]:02d}min" if hora else '', 2) + c('Sexo', 'Feminino' if sx == 'F' else 'Masculino', 2) + c('Naturalidade', f"{lm} – {lu}", 3)
        + c('Local do nascimento', loc, 8) + c('Cidade e Estado', f"{lm} – {EST[lu]}", 4) + c('Declaração de Nascido Vivo', dn_, 4) + c('Gêmeo(a)? Nome do irmão', f"Sim – {twin[1]}" if twin else 'Não', 8)
        + c('Genitor', f['pai'], 8) + c('Naturalidade do genitor', q1 if f['pai'] else '', 4) + c('Genitora', f['mae'], 8) + c('Naturalidade da genitora', q2, 4)
        + c('Avós por parte de pai', f"{f['ap']} e {f['bp']}" if f['ap'] else '', 12) + c('Avós por parte de mãe', f"{f['am']} e {f['bm']}" if f['am'] else '', 12)
        + c('Quem declarou', (f['pai'] or f['mae']) if n != 5 else 'o próprio registrado', 6) + c('Residência dos pais', f"Rua {r.choice(['Padre Ibiapina','Cel. Siqueira','do Cruzeiro'])}, {r.randint(3,700)}", 6)
        + c('Testemunhas', f"{adult(r,y=1955)} / {adult(r,y=1955)}" if n in (3, 5, 6) else 'Não houve', 12)
        + c('Averbações', f'<div style="min-height:36pt">{aver or pd.replace("ignorado","Nada consta")}</div>', 12) + c('Anotações', f'<div style="min-height:36pt">{anot or pd.replace("ignorado","Nada consta")}</div>', 12))
    b = f'''{waves(595,842,'#e2a98c',7,3,26,.35,.4)}<div style="position:relative;display:grid;grid-template-columns:62pt 1fr 92pt;align-items:center;margin-bottom:7pt">{arms(52,'#b5522b','#fdf1ea')}<div style="text-align:center;line-height:13pt"><b style="font-size:14pt">{cart}</b><br><span style="font-size:9pt">Registro Civil – Títulos e Documentos – Notas – Protestos<br>{ofi} – Tabeliã e Oficiala do Registro<br>Comarca de {rm} – {EST[ru]}</span></div><div style="border:.8pt dashed #b5522b;height:58pt;text-align:center;font-size:7pt;line-height:9pt;padding:4pt;color:#444">{f'PODER JUDICIÁRIO<br>TJ/{ru}<br>SELO DE AUTENTICIDADE<br><b style="font-size:9.4pt;line-height:13pt;color:#000">{selo}</b><br>REGISTRO CIVIL' if selo else '<br><br>(cole aqui o selo)'}</div></div>
    <div style="position:relative;text-align:center;font:bold 17pt Carlito;letter-spacing:5pt;color:#8a3a1a;border-top:1.4pt solid #b5522b;border-bottom:1.4pt solid #b5522b;margin-bottom:6pt;line-height:23pt">CERTIDÃO DE NASCIMENTO</div><div class=g>{body}</div>
    <div style="position:relative;margin-top:10pt;display:flex;gap:12pt;font-size:9.4pt;line-height:12.4pt"><div style="flex:1.2;text-align:justify">Certifico e dou fé que a presente foi extraída fielmente do assento acima indicado. Emitida em {rm} – {ru}, aos {dn(emi,'.')}.<br><span style="font-size:7.8pt">{'GRATUITA – Lei nº 9.534, de 10 de dezembro de 1997.' if y>1999 else f'Emolumentos: R$ {r.randint(8,22)},{r.randint(10,99)} – FERC: R$ 1,{r.randint(10,99)}'}</span></div><div style="flex:1;text-align:center">{rubric(r,140,30)}<div style="border-top:.6pt solid #000">{sub}<br>Substituta da Oficiala</div></div></div>
    <div style="position:absolute;right:88mm;bottom:26mm">{stamp(sem(cart.split(' – ')[0]).upper(), sem(rm).upper()+' - '+ru, ['2o OFICIO'], 84, '#274a9c', -9, .5)}</div>'''
    txt = dl(nasc) if n != 4 else dn(nasc, '.')
    t = put(truth('W7', n), f['nome'], nasc, txt, hora, f"{lm} - {lu}", sx, '', '', est, lm, lu, rm, ru, cart, reg, dn_, B, L, E,
        (f['pai'], f"{N1[0]} - {N1[1]}") if f['pai'] else ('', ''), (f['mae'], f"{N2[0]} - {N2[1]}"), f['ap'], f['bp'], f['am'], f['bm'], twin, aver, anot, selo, ofi, emi)
    if home: t['accept']['local_nascimento.estabelecimento'] = [loc]
    save(t, page(css, b))

# ================================================================ W8  wholly typed narration, before 1975
def W8(n):
    MILE[0] = n in (2, 6)
    try: _W8(n)
    finally: MILE[0] = False
def _W8(n):
    r = random.Random(f'W8-{n}')
    kids = [('Anna Rosa','F',1927,'pt pt'),('Theodomiro','M',1919,'pt pt'),('Gerda Luiza','F',1936,'de de'),('Ruy Barbosa','M',1941,'pt pt'),('Maria Apparecida','F',1933,'pt it'),
            ('Oswaldo','M',1915,'it it'),('Izaura','F',1948,'pt pt'),('Nelson','M',1950,'jp jp')]
    g, sx, y, bk = kids[n-1]
    rm, ru = [('Bagé','RS'),('Garanhuns','PE'),('Brusque','SC'),('Caxias','MA'),('Botucatu','SP'),('Santa Teresa','ES'),('Itabaiana','SE'),('Araraquara','SP')][n-1]
    f = family(r, g, sx, y, bk)
    if n == 7: f = single_mother(f)
    if n == 2: f.update(am='', bm='')
    if n == 8: f.update(ap='', bp='', am='', bm='')
    nasc = rdate(r, y); reg = after(r, nasc, 2, 20)
    emi = date([1946, 1958, 1955, 1966, 1951, 1938, 1971, 1973][n-1], r.randint(1, 12), r.randint(1, 28))
    hora = [(15, 15), (5, 0), (23, 30), (9, 45), (13, 0), (3, 0), None, (20, 20)][n-1]
    o, do = ('o', 'do') if sx == 'M' else ('a', 'da')
    B, E = r.randint(4, 38), r.randint(31, 980); Lf = r.randint(3, 198); v = n % 2
    L = f"{Lf}v" if v else str(Lf)
    up = str.upper; ofi, esc = adult(r, 'M', 1905), adult(r, 'M', 1915)
    dist = ['primeiro distrito', 'distrito da sede', '1º sub-distrito'][n % 3]
    cart = ['Cartório do Registro Civil', 'Cartório de Paz e Registro Civil', 'Registro Civil das Pessôas Naturais'][n % 3]
    lugar, est = {0: ('em domicílio de seus pais, nesta cidade', 'Domicílio'), 1: (f'na Santa Casa de Misericórdia desta cidade', 'Santa Casa de Misericórdia'), 2: ('em o lugar denominado Ribeirão das Pedras, dêste município', '')}[(n*2 + n//3) % 3]
    N1, N2 = place(r, ['RS', 'SC'] if ru in ('RS', 'SC') else [ru]), place(r, ['RS'] if ru in ('RS', 'SC') else [ru])
    ext_it = n == 6
    natp = f"êle natural de {N1[0]}, dêste Estado, e ela de {N2[0]}, também dêste Estado" if N1[1] == N2[1] == ru else f"êle natural de {N1[0]}, Estado {DE[N1[1]]} {EST[N1[1]]}, e ela de {N2[0]}, Estado {DE[N2[1]]} {EST[N2[1]]}"
    k1, k2 = f"{N1[0]} - {N1[1]}", f"{N2[0]} - {N2[1]}"
    if n == 6: natp, k1, k2 = "ambos naturais da Italia", "Italia", "Italia"
    if n == 8: natp, k1, k2 = "naturais do Japão, lavradores", "Japão", "Japão"
    if n == 2: natp, k1, k2 = "naturais dêste Estado", "Pernambuco", "Pernambuco"
    twin = None; tws = ''
    if n == 4:
        tn = up('Joaquim Nabuco ' + f['sobrenome']); twin = (tn, tn); tws = f", gêmeo de {tn}"
    aver = anot = ''
    if n == 1: anot = "Casou-se com Walter Brenner, em Bagé, aos 6 de janeiro de 1945, conforme comunicação arquivada."
    if n == 5: aver = "O nome da registrada foi retificado por mandado do MM. Juiz de Direito desta Comarca, datado de 14 de maio de 1950."
    if n == 8: anot = "Faleceu em São Paulo, 7º Sub-distrito - Consolação, aos 19 de abril de 1972, têrmo 40.112."
    hx = (f"às {hw(*hora, True)}" if n % 2 else f"pelas {hw(*hora, True)}") if hora else 'em hora ignorada'
    if n == 3: hx = 'às onze e meia horas da noite'
    col = r.choice(['branca', 'parda', 'morena'])
    if n == 8: col = 'amarela'
    fil = f"filh{o} legítim{o} de {up(f['pai'])} e de D. {up(f['mae'])}, {natp}" if f['pai'] else f"filh{o} natural de D. {up(f['mae'])}, natural de {N2[0]}, dêste Estado"
    if not f['pai']: k2 = f"{N2[0]} - {ru}"
    av1 = f"avós paternos {f['ap']} e D. {f['bp']}" if f['ap'] else ('avós paternos ignorados' if f['pai'] else '')
    av2 = f"avós maternos {f['am']} e D. {f['bm']}" if f['am'] else 'avós maternos não declarados'
    avs = '; '.join(x for x in (av1, av2) if x)
    if n == 8: avs = 'não constando do têrmo os nomes dos avós'
    bd = dias(nasc, paren=n % 2 == 0)[0 if nasc.day == 1 else 4:] if n % 3 else dw(nasc)
    if nasc.day == 1 and n % 3: bd = dw(nasc)
    pr = ('ao ' if nasc.day == 1 else 'aos ') if n % 3 else 'no dia '
    te = [adult(r, 'M', 1910) for _ in '12']
    fol = f"às fôlhas {w(Lf, True)}{' verso' if v else ''} ({L})"
    bk_ = f"número {w(B)} ({B})"
    ord_ = f"sob o número de ordem {w(E)} ({E})"
    rg = dw(reg)
    P = {
     0: f"CERTIFICO, a pedido verbal de pessôa interessada, que revendo em meu cartório o livro {bk_} de registro de nascimentos, nêle {fol}, {ord_}, encontrei o assento lavrado em {rg}, do qual consta que {pr}{bd}, {hx}, {lugar}, nasceu {up(f['nome'])}, do sexo {'masculino' if sx=='M' else 'feminino'}, de côr {col}{tws}, {fil}; {avs}. Foi declarante {f['pai'] or 'a própria mãe'} e serviram de testemunhas {te[0]} e {te[1]}, que assinaram.",
     1: f"{up(ofi)}, Oficial do Registro Civil do {dist} do município e comarca de {rm}, Estado {DE[ru]} {EST[ru]}, por nomeação legal, etc. CERTIFICA que do livro {bk_}, {fol}, {ord_}, consta o têrmo de nascimento de {up(f['nome'])}, nascid{o} {pr}{bd}, {hx}, {lugar}, do sexo {'masculino' if sx=='M' else 'feminino'}, de côr {col}{tws}, {fil}, sendo {avs}. O têrmo foi lavrado {'ao' if reg.day == 1 else 'aos'} {rg}, sendo declarante {te[0]}, e testemunhas {te[1]} e {adult(r,'M',1905)}.",
     2: f"Certifico e dou fé que, em {rg}, foi feito neste cartório, no livro {bk_}, {fol}, {ord_}, o registro de {up(f['nome'])}{tws}, criança do sexo {'masculino' if sx=='M' else 'feminino'}, côr {col}, que nasceu {pr}{bd}, {hx}, {lugar}; {fil}. São {avs}. Declarante: {f['pai'] or f['mae']}. Testemunhas: {te[0]}, negociante, e {te[1]}, funcionário público."}[n % 3]
    if n == 8: P = P.replace('. São não constando', ', não constando').replace('São não', 'Não')
    nt = aver or anot
    marg = f"À margem do assento há o seguinte: {nt}" if nt else ['Sem nenhuma averbação à margem.', '', 'Nada mais consta.'][n % 3]
    ask = lambda k: f'<span style="white-space:nowrap">{"-"*k}</span>'
    fecho = ['O referido é verdade e dou fé.', 'Nada mais se continha em dito assento, que bem e fielmente extraí e conferi. O referido é verdade, do que dou fé.', 'Era o que se continha em o dito livro, ao qual me reporto.'][n % 3]
    MESo = {'agosto': 'agôsto', 'fevereiro': 'fevereiro'}
    em = f"{emi.day} de {MESo.get(MES[emi.month], MES[emi.month])} de {emi.year}" if n % 2 else f"{'primeiro' if emi.day == 1 else w(emi.day)} de {MESo.get(MES[emi.month], MES[emi.month])} de {w(emi.year)}"
    paper, ink = [('#f7efd9', '#222034'), ('#f3ead2', '#1d1d3a'), ('#faf5e6', '#2b2422')][n % 3]
    css = f'''body{{font-family:"Courier Prime Code";font-size:11.4pt;color:{ink}}} .pg{{background:{paper};padding:18mm 18mm 14mm 44mm}} p{{margin:0;text-align:left;line-height:21.5pt;text-indent:40pt}} .h{{font-family:"TeX Gyre Termes";text-align:center;margin-left:-20mm;line-height:17pt;color:#1a1a1a}}
    .m{{position:absolute;left:9mm;top:70mm;width:29mm;font-size:7pt;line-height:10pt;text-align:center}} .ln{{position:absolute;left:40mm;top:12mm;bottom:12mm;border-left:.6pt solid #a55}}'''
    pais = 'REPÚBLICA FEDERATIVA DO BRASIL' if emi.year >= 1968 else 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL'
    cz = 'Cr$' if emi.year >= 1943 else 'Rs.'
    mg = [f"C U S T A S<br>Certidão {cz} {r.randint(2,20)},00<br>Busca&nbsp;&nbsp;&nbsp; {cz} {r.randint(1,9)},00<br>Rasa&nbsp;&nbsp;&nbsp;&nbsp; {cz} {r.randint(1,5)},50<br>---------<br>Total {cz} {r.randint(20,40)},50", "Isento de sêlo<br>art. 40 da Lei<br>do Sêlo", "Para fins<br>de direito"][n % 3]
    b = f'''<div class=ln></div><div class=h><span style="font-size:10pt;letter-spacing:1pt">{pais}</span><br><span style="font-size:13pt;font-weight:bold">Estado {DE[ru]} {EST[ru]}</span><br><span style="font-size:11pt">Município e Comarca de {rm}</span><br><span style="font-size:15pt;font-style:italic">{cart}</span><br><span style="font-size:9.5pt">{ofi} — Oficial vitalício</span></div>
    <div style="text-align:center;margin:12pt 0 12pt -20mm;letter-spacing:4pt;font-size:13pt"><u>CERTIDÃO DE NASCIMENTO</u></div>
    <p>{P} {marg} {ask(4)}</p><p>{fecho} {ask(12)}</p><p>{rm}, {em}. Eu, {esc}, escrevente {['juramentado','habilitado','autorizado'][n%3]}, a datilografei. E eu, {ofi}, Oficial, a subscrevo e assino.{ask(6)}</p>
    <div style="text-align:center;margin-top:14pt">{rubric(r,190,40,'#23307c',1.4)}<br>O OFICIAL</div><div class=m>{mg}<div style="margin-top:18mm">{stamp('REGISTRO CIVIL', sem(rm).upper(), [ru], 96, ['#7a2a5a','#2d3f94','#444'][n%3], -14, .6)}</div>
    <div style="margin:14mm auto 0;width:56pt;height:68pt;border:2pt dotted #7a6a45;background:#d9e3cf;color:#395;font-family:'TeX Gyre Bonum';font-size:6.5pt;line-height:9pt;padding-top:10pt">BRASIL<br>ESTAMPILHA<br><b style="font-size:11pt;line-height:20pt">{r.choice([1,2,5])},00</b><br>{'CRUZEIROS' if cz=='Cr$' else 'MIL RÉIS'}</div></div>'''
    t = put(truth('W8', n), up(f['nome']), nasc, bd, hora, '', sx, '', '', est, rm, ru, rm, ru, cart, reg, '', B, L, E,
        (up(f['pai']), k1) if f['pai'] else (up(f['mae']), k2), (up(f['mae']), k2) if f['pai'] else ('', ''), f['ap'], f['bp'], f['am'], f['bm'], twin, aver, anot, '', ofi, emi)
    a = t['accept']
    if not f['pai']:
        a.update({'filiação.genitor_2.nome_completo': [up(f['mae'])], 'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_2.naturalidade': [k2], 'filiação.genitor_1.naturalidade': ['']})
    if 'dêste Estado' in natp or not f['pai']:
        a.setdefault('filiação.genitor_1.naturalidade', []).extend([N1[0] + ', dêste Estado', N1[0]]) if n != 2 else a.update({'filiação.genitor_1.naturalidade': ['dêste Estado', '', 'PE'], 'filiação.genitor_2.naturalidade': ['dêste Estado', '', 'PE']})
        if n != 2: a.setdefault('filiação.genitor_2.naturalidade', []).extend([N2[0] + ', dêste Estado', N2[0]])
    if not f['pai']: a['filiação.genitor_1.naturalidade'] = ['', N2[0] + ', dêste Estado', N2[0]]
    if est == 'Domicílio': a['local_nascimento.estabelecimento'] = ['domicílio de seus pais', 'em domicílio de seus pais']
    if est.startswith('Santa'): a['local_nascimento.estabelecimento'] = ['Santa Casa de Misericórdia desta cidade']
    if est == '': a['local_nascimento.estabelecimento'] = ['Ribeirão das Pedras', 'lugar denominado Ribeirão das Pedras']
    a['registro.livro'] = [f"{w(B)} ({B})"]; a['registro.termo'] = [f"{w(E)} ({E})"]; a['registro.folha'] = [f"{w(Lf, True)}{' verso' if v else ''} ({L})"]
    t['data']['autenticação']['oficial_registro'] = ofi; a['autenticação.oficial_registro'] = [up(ofi)]
    t['meta']['joint_notes'] = bool(nt)
    save(t, page(css, b))

# ================================================================ W9  inteiro teor, modern typed copy on Legal paper
def W9(n):
    r = random.Random(f'W9-{n}')
    kids = [('Giuseppina','F',1912,'it it'),('Antenor','M',1926,'it pt'),('Paulo Roberto','M',1959,'pt it'),('Hedwig Ida','F',1924,'de de'),('Assad','M',1938,'ar ar'),
            ('Casimira','F',1931,'pl pl'),('Rosana de Cássia','F',1968,'pt it'),('Benvindo','M',1946,'pt pt')]
    g, sx, y, bk = kids[n-1]
    rm, ru = [('Jundiaí','SP'),('Colatina','ES'),('Piracicaba','SP'),('Lajeado','RS'),('Uberaba','MG'),('União da Vitória','PR'),('São Carlos','SP'),('Nova Venécia','ES')][n-1]
    f = family(r, g, sx, y, bk)
    if n == 8: f = single_mother(f)
    if n == 1: f.update(nome=f"Giuseppina", )
    nasc = rdate(r, y); reg = after(r, nasc, 1, 18)
    emi = rdate(r, 2010 + (n*3) % 14, 1, 12)
    hora = [(4, 0), (14, 0), (8, 35), (23, 0), (10, 30), None, (17, 40), (2, 0)][n-1]
    o = 'o' if sx == 'M' else 'a'
    B, Lf, E = r.randint(5, 190), r.randint(1, 199), r.randint(40, 9900); v = n % 2
    cns = code(r, '11') + code(r, '9999'); m = mat(cns, reg.year, B, Lf, E, fmt=1)
    L = f"{Lf:03d}{'-V' if v else ''}"; Bk = f"A-{B:03d}"; Es = f"{E:,}".replace(',', '.') if n % 2 else str(E)
    cart = {'SP': f"Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede da Comarca de {rm}", 'ES': f"Cartório do Registro Civil e Tabelionato da Sede de {rm}", 'RS': f"Ofício dos Registros Especiais e Civil de {rm}",
            'MG': f"Registro Civil das Pessoas Naturais do Primeiro Subdistrito de {rm}", 'PR': f"Serviço Distrital e Registro Civil da Sede de {rm}"}[ru]
    ofi, esc = adult(r, 'M', 1968, 'pt'), adult(r, 'F', 1988, 'pt'); old = adult(r, 'M', 1900); te = [adult(r, 'M', 1905, 'it' if ru in ('ES', 'SP') else 'pt') for _ in '12']
    est = {3: 'Santa Casa de Misericórdia', 7: 'Maternidade Dona Francisca Cintra', 5: 'Casa de Saúde São Sebastião'}.get(n, 'Domicílio' if n in (1, 4) else '')
    lug = {3: 'na Santa Casa de Misericórdia desta cidade', 7: 'na Maternidade Dona Francisca Cintra, nesta cidade', 5: 'na Casa de Saúde São Sebastião, nesta cidade', 1: 'em domicílio, no bairro do Traviú, deste município', 4: 'em sua residência, em Conventos, deste município',
           2: 'no lugar Córrego da Lavra, deste município', 6: 'na Colônia Cruz Machado, linha Vitória, deste município', 8: 'na fazenda Boa Esperança, neste distrito'}[n]
    nat = {1: ('Mantova, Itália', 'Verona, Itália'), 2: ('Cremona, Itália', 'Santa Leopoldina'), 4: ('Lajeado', 'Estrela'), 5: ('Zahlé, Líbano', 'Zahlé, Líbano'), 6: ('Polônia', 'Polônia'), 3: ('Rio Claro', 'Piracicaba'), 7: ('Ibaté', 'São Carlos'), 8: ('', 'Nova Venécia')}[n]
    natx = {1: 'ele natural de Mantova, Itália, lavrador, e ela natural de Verona, Itália', 2: 'ele natural de Cremona, Itália, e ela de Santa Leopoldina, deste Estado', 4: 'ele natural de Lajeado, agricultor, e ela natural de Estrela, ambos deste Estado', 5: 'negociantes, ambos naturais de Zahlé, Líbano', 6: 'agricultores, naturais da Polônia',
            3: 'ele comerciário, natural de Rio Claro, e ela prendas domésticas, natural de Piracicaba', 7: 'ele mecânico, natural de Ibaté, e ela professora, natural de São Carlos', 8: 'doméstica, natural de Nova Venécia'}[n]
    uf9 = {'Santa Leopoldina': 'ES', 'Lajeado': 'RS', 'Estrela': 'RS', 'Rio Claro': 'SP', 'Piracicaba': 'SP', 'Ibaté': 'SP', 'São Carlos': 'SP', 'Nova Venécia': 'ES'}
    up = str.upper
    hx = f"às {hw(*hora, True)}" if hora else 'em hora não declarada'
    born = 'hontem' if 0 else None
    bd = dias(nasc, paren=n % 3 == 0)[0 if nasc.day == 1 else 4:].lstrip() if True else ''
    if nasc.day == 1: bd = dw(nasc)
    nb = f"no dia {bd}" if nasc.day == 1 else f"aos {bd}"
    rgx = dias(reg, paren=n % 3 != 0); rgx = rgx[0].upper() + rgx[1:]
    twin = None; tws = ''
    if n == 6:
        tn = up('Ludovica ' + f['sobrenome']); twin = (tn, tn); tws = f", gêmea de {tn}, registrada sob o número antecedente,"
    fil = f"filh{o} legítim{o} de {up(f['pai'])} e de {up(f['mae'])}, {natx}; sendo avós paternos {up(f['ap'])} e {up(f['bp'])}, e maternos {up(f['am'])} e {up(f['bm'])}" if f['pai'] else f"filh{o} natural de {up(f['mae'])}, {natx}; sendo avós maternos {up(f['am'])} e {up(f['bm'])}"
    if n == 1: fil = f"filha legítima de {up(f['pai'])} e de {up(f['mae'])}, {natx}; neta pela parte paterna de {up(f['ap'])} e de {up(f['bp'])} e pela materna de {up(f['am'])} e de {up(f['bm'])}"
    nome = up(f['nome'])
    aver = anot = ''
    aver = {2: "AV. 1 - Por mandado do MM. Juiz de Direito da 2ª Vara Cível desta Comarca, datado de 18/09/2013, proc. nº 0004417-28.2013.8.08.0014, retifico o presente assento para constar que o sobrenome da avó paterna é como nele se lê, e não como constou. Colatina, 02/10/2013.",
            7: "Nos termos do art. 110 da Lei 6.015/73, averbo que a grafia correta do nome do avô materno é a que consta do texto retro. São Carlos, 11/02/2014. (a) A Escrevente.",
            8: "Averbo que, pela escritura pública de 20/06/1965, o registrado foi reconhecido por BENVINDO LOPES GOTARDO, sem alteração do nome. Nova Venécia, 30/06/1965."}.get(n, '')
    anot = {1: "Casou-se em Itatiba, deste Estado, aos 27/05/1933, com Olinto Pessagno (L. B-18, fls. 101, nº 77).", 3: "Casamento: 15/12/1984, Subdistrito de Vila Rezende, L. B-33, fls. 12, nº 6.018, com Márcia Helena Stolf. Divórcio averbado em 2001.",
            5: "Óbito: faleceu em 03/10/2004, em Uberaba, termo 55.120, fls. 62 do livro C-119, deste Registro.", 7: "Casou em 09/07/1994 com Edmar Tozetti, adotando o nome ROSANA DE CÁSSIA TOZETTI."}.get(n, '')
    if emi.year < 2014 and n == 2: emi = date(2014, 3, 18)
    if n == 7 and emi < date(2014, 3, 1): emi = date(2015, 8, 6)
    ps = lambda s: f'<p>{s}</p>'
    head = ['CERTIDÃO DE INTEIRO TEOR<br>NASCIMENTO', 'CERTIDÃO EM INTEIRO TEOR DO ASSENTO DE NASCIMENTO', 'CERTIDÃO DE NASCIMENTO<br><span style="font-size:10pt">(verbo ad verbum)</span>'][n % 3]
    intro = [f"CERTIFICO, a requerimento de parte interessada, que revendo o Livro <b>{Bk}</b> de Registro de Nascimentos deste Serviço, dele, às folhas <b>{L}</b>, consta o termo de nº <b>{Es}</b>, cujo inteiro teor é o seguinte:",
             f"Certifico e dou fé que, a pedido de pessoa interessada, revi o livro {Bk} de nascimentos e nele encontrei, à fl. {L}, o assento nº {Es}, que passo a transcrever integralmente, respeitada a ordem do original:",
             f"CERTIFICA, nos termos do artigo 19 da Lei nº 6.015/73, que no livro {Bk}, fls. {L}, sob o nº {Es}, foi lavrado o assento que segue transcrito por digitação:"][n % 3]
    teor = f"“{'Nº ' + Es + '. ' if n % 2 else ''}{rgx}, neste distrito da sede, município e comarca de {rm}, Estado {DE[ru]} {EST[ru]}, em cartório, compareceu {up(f['pai'] or f['mae'])}, {'residente neste município' if n % 2 else ('meu conhecido' if f['pai'] else 'minha conhecida') + ', aqui domiciliad' + ('o' if f['pai'] else 'a')}, e, perante as testemunhas no fim nomeadas e assinadas, declarou que {nb}, {hx}, {lug}, nasceu uma criança do sexo {'masculino' if sx=='M' else 'feminino'}, de cor {'parda' if n == 8 else 'branca'}{tws} a quem {'foi dado' if n%2 else 'se pôs'} o nome de {nome}, {fil}. Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas {te[0]}, {r.choice(['lavrador','alfaiate','barbeiro'])}, e {te[1]}, {r.choice(['negociante','carpinteiro','ferroviário'])}. Eu, {old}, {['escrivão de paz','oficial interino','escrevente habilitado'][n%3]}, o escrevi. (aa) {f['pai'] or 'A rogo da declarante: ' + te[0]}; {te[0]}; {te[1]}.”"
    mg = ''
    if aver: mg += f'<p class=q><b>À MARGEM, AVERBAÇÃO:</b> {aver}</p>'
    if anot: mg += f'<p class=q><b>{"ANOTAÇÃO MARGINAL" if n%2 else "ANOTAÇÃO"}:</b> {anot}</p>'
    if not mg: mg = f'<p class=q>{["NADA CONSTA À MARGEM.", "Não há averbações nem anotações."][n%2]}</p>'
    selo = {'SP': code(r, '1199991CE000000') + code(r, '999999') + f"{emi.year%100:02d}" + code(r, 'A'), 'ES': code(r, '029999.AAA') + f"{emi.year%100:02d}01." + code(r, '99999'), 'RS': code(r, '0999.01.') + f"{emi.year%100:02d}00003." + code(r, '99999'), 'MG': code(r, 'AAA99999'), 'PR': code(r, '#####.#####.#####-#####.#####')}[ru]
    css = f'''body{{font-family:{['"TeX Gyre Pagella"','"Liberation Serif"','"Caladea"'][n%3]};font-size:{[12.4,12.8,12.2][n%3]}pt;color:#000}} .pg{{padding:19mm 24mm 14mm 30mm}} p{{margin:0 0 8pt;text-align:justify;line-height:22.5pt;text-indent:34pt}} .q{{text-indent:0;padding-left:16pt;border-left:1.4pt solid #888;line-height:19.5pt}}'''
    b = f'''<div style="border-bottom:2.2pt double #000;padding-bottom:6pt;display:flex;gap:12pt;align-items:center">{arms(52,'#222')}<div style="line-height:14pt;font-size:10pt"><b style="font-size:11.4pt">{cart}</b><br>Estado {DE[ru]} {EST[ru]}<br>{ofi} – {['Oficial','Registrador e Tabelião','Oficial Titular'][n%3]}<br><span style="font-size:8.4pt">Rua {r.choice(['Barão de Jundiaí','Moraes Barros','XV de Novembro','Coronel Teixeira'])}, nº {r.randint(20,1300)} – Centro – {dict(SP='13',ES='29',RS='95',MG='38',PR='84')[ru]}{code(r,'999-999')} – tel. ({dict(SP=19,ES=27,RS=51,MG=34,PR=42)[ru]}) {code(r,'3999-9999')}</span></div></div>
    <div style="text-align:center;font-weight:bold;font-size:15pt;line-height:19pt;margin:14pt 0 8pt">{head}</div><div style="text-align:center;margin-bottom:12pt;font-size:10.5pt">Matrícula nº {m}</div>
    {ps(intro)}{ps(teor)}{mg}{ps(['Era o que continha o referido assento. O referido é verdade e dou fé.','Nada mais. Conferido com o original, dou fé.','É o que me cumpre certificar.'][n%3] + f" {rm}, {dl(emi) if n%2 else ('primeiro' if emi.day==1 else w(emi.day)) + ' de ' + MES[emi.month] + ' de ' + w(emi.year)}.")}
    <div style="text-align:center;margin:18pt 0 6pt">{rubric(r,170,36)}<br><div style="border-top:.7pt solid #000;display:inline-block;padding:3pt 30pt 0;line-height:15pt">{esc}<br><span style="font-size:9pt">Escrevente Autorizada</span></div></div>
    <div style="position:absolute;left:30mm;right:24mm;bottom:13mm;display:flex;gap:12pt;font-size:7.6pt;line-height:10pt;border-top:.5pt solid #666;padding-top:5pt"><div style="flex:1">Custas: ao Oficial R$ {r.randint(40,70)},{r.randint(10,99)}; ao Estado R$ {r.randint(8,16)},{r.randint(10,99)}; ISS R$ {r.randint(1,3)},{r.randint(10,99)}.<br>Selo digital nº {selo}<br>Digitada por {esc.split()[0]}. Válida somente sem emendas ou rasuras. Certidão de inteiro teor expedida na forma do item 47 das Normas de Serviço da Corregedoria.</div>{qr(r,52) if emi.year>2016 else bars(r,120,26)}</div>
    <div style="position:absolute;right:26mm;bottom:38mm">{stamp('REGISTRO CIVIL', sem(rm).upper(), ['ESTADO', DE[ru].upper(), ru], 92, '#3344a0', 11, .4)}</div>'''
    fx = lambda x: x if ',' in x or x in ('Polônia', '') or n in (3, 7, 8) else f"{x} - {uf9[x]}"
    t = put(truth('W9', n, (612, 1008)), nome, nasc, bd, hora, '', sx, '', m, est, rm, ru, rm, ru, cart, reg, '', Bk, L, Es,
        (up(f['pai']), fx(nat[0])), (up(f['mae']), fx(nat[1])), up(f['ap']), up(f['bp']), up(f['am']), up(f['bm']), twin, aver, anot, selo, ofi, emi)
    a = t['accept']
    if not f['pai']:
        g = t['data']['filiação']; g['genitor_1'], g['genitor_2'] = g['genitor_2'], g['genitor_1']; nu = f"{nat[1]} - {uf9[nat[1]]}"
        a.update({'filiação.genitor_2.nome_completo': [up(f['mae'])], 'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_2.naturalidade': [nat[1], nu], 'filiação.genitor_1.naturalidade': ['', nu]})
    else:
        for i, k in ((0, 'filiação.genitor_1.naturalidade'), (1, 'filiação.genitor_2.naturalidade')):
            if nat[i] in uf9: a[k] = [x for x in (nat[i], f"{nat[i]} - {uf9[nat[i]]}", nat[i] + ', deste Estado') if x != fx(nat[i])]
    if est == 'Domicílio': a['local_nascimento.estabelecimento'] = {1: ['em domicílio'], 4: ['sua residência', 'residência']}[n]
    if est == '': a['local_nascimento.estabelecimento'] = [{2: 'Córrego da Lavra', 6: 'Colônia Cruz Machado, linha Vitória', 8: 'fazenda Boa Esperança'}[n]]
    save(t, page(css, b, '8.5in 14in', '8.5in', '13.98in'))

# ================================================================ W10  transcription of a birth abroad, book E (1996-2009)
def W10(n):
    r = random.Random(f'W10-{n}')
    kids = [('Jonathan Miguel','M',2001,'pt pt'),('Sofia Marcela','F',1998,'it es'),('Leonie Sophie','F',2004,'pt de'),('Kenji Gabriel','M',1995,'jp pt'),('Thiago Alexandre','M',1989,'pt pt'),
            ('Nour Carolina','F',2003,'ar pt'),('Aisha Manuela','F',2006,'pt pt'),('Duarte Nuno','M',1973,'pt pt')]
    g, sx, y, bk = kids[n-1]
    city, reg_, pais, cons, est = [('Boston','Massachusetts','Estados Unidos da América','Consulado-Geral do Brasil em Boston','Brigham Memorial Hospital'),('Santa Fé','Província de Santa Fé','Argentina','Consulado-Geral do Brasil em Buenos Aires','Sanatorio San Martín'),
        ('Munique','Baviera','Alemanha','Consulado-Geral do Brasil em Munique','Frauenklinik Rotkreuz'),('Hamamatsu','Província de Shizuoka','Japão','Consulado-Geral do Brasil em Nagoia','Hospital Seirei Hamakita'),
        ('Ciudad del Este','Departamento de Alto Paraná','Paraguai','Consulado do Brasil em Ciudad del Este',''),('Beirute','','Líbano','Embaixada do Brasil em Beirute','Hospital Saint-Michel'),
        ('Luanda','','Angola','Embaixada do Brasil em Luanda','Clínica Sagrada Esperança Nova'),('Lourenço Marques','','Moçambique','Consulado-Geral do Brasil em Lisboa','')][n-1]
    rm, ru = [('Governador Valadares','MG'),('Brasília','DF'),('Blumenau','SC'),('Londrina','PR'),('Cascavel','PR'),('Niterói','RJ'),('Campinas','SP'),('Santos','SP')][n-1]
    f = family(r, g, sx, y, bk)
    if n == 7: f = single_mother(f)
    nasc = rdate(r, y); creg = after(r, nasc, 10, 120); reg = after(r, date(max(y+1, 1996), 3, 1), 30, 700)
    if n == 5: reg = date(1999, 5, 17)
    if n == 8: reg = date(2002, 9, 24)
    emi = after(r, reg, 0, 400); emi = min(emi, date(2009, 10, 30)); emi = max(emi, reg)
    hora = [(3, 18), (11, 0), (20, 6), (16, 52), None, (9, 30), (0, 25), (13, 0)][n-1]
    B, L, E = f"E-{r.randint(2,31):02d}", f"{r.randint(1,299)}{['','v'][n%2]}", f"{r.randint(200,9800)}"
    cart = [f"1º Ofício do Registro Civil de {rm}", f"Cartório do 1º Subdistrito e Livro E de {rm}", f"Registro Civil das Pessoas Naturais – 1ª Sede de {rm}"][n % 3]
    ofi, sub = adult(r, 'M', 1945), adult(r, 'F', 1968)
    A, Bp = place(r, [ru, 'MG', 'SP']), place(r, [ru, 'SP', 'PR'])
    nA = {2: 'Rosário, Argentina', 3: None, 6: 'Zahlé, Líbano', 8: 'Viseu, Portugal'}.get(n) or f"{A[0]} - {A[1]}"
    nB = {2: None, 3: 'Augsburgo, Alemanha'}.get(n) or f"{Bp[0]} - {Bp[1]}"
    full = ', '.join(x for x in (city, reg_, pais) if x)
    twin = None
    if n == 3:
        tn = 'Amelie Luise ' + f['sobrenome']; twin = (tn, tn)
    aver = anot = ''
    sec = f"{r.randint(2,20)}ª Vara Federal"
    if n == 5: aver = f"Por sentença de 08/11/2007, transitada em julgado, do Juiz Federal da {sec.replace(sec[:-13], '2ª')} da Subseção de Foz do Iguaçu, foi homologada a opção definitiva do registrado pela nacionalidade brasileira. Averbado em 15/01/2008."; emi = date(2008, 6, 10)
    if n == 8: aver = "Opção de nacionalidade registrada neste Ofício, Livro E-11, fls. 20, termo 4.031, em 12/03/2003."; anot = "Casado com Paula Cristina Alvim em 10/04/2004, 2º Subdistrito de Santos, B-77, fls. 190."; emi = date(2005, 7, 21)
    leg = ["A transcrição de que trata esta certidão está sujeita à opção pela nacionalidade brasileira, a qualquer tempo, desde que o interessado venha a residir na República Federativa do Brasil (art. 12, I, “c”, da Constituição Federal).",
           "Brasileiro nato, nos termos do artigo 12, inciso I, alínea “c”, da Constituição Federal, com a redação da Emenda Constitucional nº 54/2007.",
           "Nos termos do artigo 32, § 2º, da Lei nº 6.015, de 1973, o registrado deverá manifestar a opção dentro de quatro anos depois de atingida a maioridade."][(0 if reg.year < 2007 else 1) if n not in (4,) else 2]
    cn = f"termo nº {r.randint(100,4000)}, fls. {r.randint(1,200)} do livro {r.randint(1,40):03d}"
    doc = f"Certidão de registro de nascimento expedida em {dn(creg,'.')} pelo {cons} ({cn})" if not cons.startswith('Emb') else f"Certidão de registro de nascimento expedida em {dn(creg,'.')} pela {cons} ({cn})"
    if n in (5, 8): doc = f"Certidão estrangeira nº {r.randint(1000,99999)}, de {dn(creg,'.')}, legalizada no {cons}, traduzida por tradutor público juramentado e registrada em Títulos e Documentos sob o nº {r.randint(10000,99999)}"
    no = ['não declarado', 'prejudicado', 'não consta'][n % 3]
    o = 'o' if sx == 'M' else 'a'
    R = [(f'Registrad{o}', f'<b style="font-size:13pt">{f["nome"]}</b>'), ('Sexo', {'M': 'masculino', 'F': 'feminino'}[sx]), ('Nasceu', f"em {dw(nasc)}, {f'às {hora[0]:02d}h{hora[1]:02d}' if hora else 'hora não declarada'}"), ('Em', (est + ' — ' if est else '') + full),
         ('Naturalidade', f"{city} ({pais})"), ('Pai', f"{f['pai']}, natural de {nA}" if f['pai'] else no), ('Mãe', f"{f['mae']}, natural de {nB}"), ('Avós paternos', f"{f['ap']} e {f['bp']}" if f['ap'] else no), ('Avós maternos', f"{f['am']} e {f['bm']}"),
         ('Gêmeo', f"sim, de {twin[1]}" if twin else 'não'), ('Documento que serviu de base', doc), ('Requerente', f"{f['mae'] if n % 2 else f['pai'] or f['mae']}, CPF {cpf(r)}, residente na Rua {r.choice(['Quintino Bocaiúva','das Acácias','Barão de Cotegipe'])}, {r.randint(10,2000)}, {rm}"),
         ('Observação legal', leg), ('À margem', (aver + ('<br>' if aver and anot else '') + anot) or 'nada consta até esta data')]
    selo = code(r, 'AAA 9999') if ru in ('RJ', 'PR', 'SC', 'MG') else ''
    css = '''body{font-family:"URW Bookman","TeX Gyre Bonum";font-size:10pt;color:#2c1a12} .pg{padding:20mm 20mm 14mm;background:#fff} table{border-collapse:collapse;width:100%} td{vertical-align:top;padding:@P@pt 0;line-height:@L@pt} td:first-child{width:34mm;text-align:right;padding-right:9pt;font-style:italic;color:#7a3b1a;border-right:1pt solid #c79a6a;line-height:14.4pt} td+td{padding-left:9pt}'''.replace('@P@', '3.6' if n in (5, 8) else '5.2').replace('@L@', '14' if n in (5, 8) else '15')
    b = f'''<div style="position:absolute;left:8mm;right:8mm;top:8mm;bottom:8mm;border:1.6pt solid #7a3b1a"></div><div style="position:absolute;left:9.6mm;right:9.6mm;top:9.6mm;bottom:9.6mm;border:.5pt solid #c79a6a"></div><div style="position:absolute;right:11mm;top:11mm">{rosette(84,'#c79a6a',18,.5)}</div>
    <div style="position:relative;display:flex;gap:12pt;align-items:center">{arms(56,'#7a3b1a')}<div style="line-height:14pt"><span style="font-size:8.6pt">República Federativa do Brasil · {'Estado ' + DE[ru] + ' ' + EST[ru] if ru != 'DF' else 'Distrito Federal'}</span><br><b style="font-size:12pt">{cart}</b><br><span style="font-size:9pt">Oficial: {ofi}</span></div></div>
    <div style="position:relative;margin:14pt 0 4pt;font-size:15pt;font-weight:bold;line-height:19pt">CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO<br><span style="font-size:10pt;font-weight:normal">ocorrido em país estrangeiro</span></div>
    <div style="position:relative;background:#f6ecdf;padding:5pt 9pt;margin-bottom:8pt;line-height:14pt">Certifico que sob nº <b>{E}</b>, à folha <b>{L}</b> do livro <b>{B}</b>, foi transcrito neste Ofício, em <b>{dl(reg)}</b>, o nascimento abaixo:</div>
    <table style="position:relative">{''.join(f'<tr><td>{a}</td><td>{v}</td></tr>' for a, v in R)}</table>
    <div style="position:relative;margin-top:12pt;line-height:14pt">O referido é verdade, do que dou fé.<br>{rm} ({ru}), {emi.day}{'º' if emi.day==1 else ''} de {MES[emi.month]} de {emi.year}.</div>
    <div style="position:relative;display:flex;align-items:flex-end;margin-top:12pt"><div style="flex:1;font-size:7.4pt;line-height:10pt">{f'Selo de fiscalização: {selo}<br>' if selo else ''}Emol. R$ {r.randint(9,40)},{r.randint(10,99)} — Tab. B, item {r.randint(2,9)}<br>Certidão expedida em uma via.</div><div style="text-align:center;font-size:9pt;line-height:12pt">{rubric(r,150,32,'#222')}<div style="border-top:.6pt solid #2c1a12;padding:0 14pt">{sub}<br>Oficial Substituta</div></div></div>
    <div style="position:absolute;left:82mm;bottom:{11 if n in (5, 8) else 19}mm">{stamp('REGISTRO CIVIL - LIVRO E', sem(rm).upper(), ['1o OFICIO'], 84, '#267a4a', -8, .45)}</div>'''
    t = put(truth('W10', n), f['nome'], nasc, dw(nasc), hora, f"{city} ({pais})", sx, '', '', est, city, '', rm, ru, cart, reg, '', B, L, E,
        (f['pai'], nA) if f['pai'] else ('', ''), (f['mae'], nB), f['ap'], f['bp'], f['am'], f['bm'], twin, aver, anot, selo, ofi, emi)
    a = t['accept']
    a['dados_pessoais.naturalidade'] = [full, f"{city} - {pais}", city]; a['local_nascimento.município'] = list(dict.fromkeys(x for x in (full, f"{city}, {reg_}" if reg_ else full, f"{city} ({pais})", f"{city}, {pais}")))
    a['local_nascimento.uf'] = [x for x in (reg_, pais, 'EX') if x]
    a['documento.tipo'] = ['Certidão de Transcrição de Nascimento']
    t['meta']['joint_notes'] = True
    save(t, page(css, b))

if __name__ == '__main__':
    for fn in (W1, W2, W3, W4, W5, W6, W7, W8, W9, W10):
        for n in range(1, 9): fn(n)
