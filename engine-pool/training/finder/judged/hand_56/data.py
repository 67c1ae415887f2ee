import random, datetime, html, unicodedata
D = datetime.date
MES = ['', 'janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
CT = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
EST = {'AC':('do','Acre'),'AL':('de','Alagoas'),'AM':('do','Amazonas'),'AP':('do','Amapá'),'BA':('da','Bahia'),'CE':('do','Ceará'),
'ES':('do','Espírito Santo'),'GO':('de','Goiás'),'MA':('do','Maranhão'),'MG':('de','Minas Gerais'),'MS':('de','Mato Grosso do Sul'),'MT':('de','Mato Grosso'),
'PA':('do','Pará'),'PB':('da','Paraíba'),'PE':('de','Pernambuco'),'PI':('do','Piauí'),'PR':('do','Paraná'),'RJ':('do','Rio de Janeiro'),'RN':('do','Rio Grande do Norte'),
'RO':('de','Rondônia'),'RR':('de','Roraima'),'RS':('do','Rio Grande do Sul'),'SC':('de','Santa Catarina'),'SE':('de','Sergipe'),'SP':('de','São Paulo'),'TO':('do','Tocantins')}
MUNS = {'AC':'Xapuri|Sena Madureira|Tarauacá|Feijó|Brasiléia','AL':'Palmeira dos Índios|Viçosa|Santana do Ipanema|Piranhas|Maceió','AM':'Parintins|Barcelos|Coari|Manaus|Tefé|Maués',
'AP':'Mazagão|Macapá|Amapá|Calçoene','BA':'Xique-Xique|Jequié|Ituberá|Caetité|Livramento de Nossa Senhora|Valença|Ilhéus|Brumado','CE':'Quixeramobim|Icó|Crateús|Sobral|Tianguá|Iguatu|Viçosa do Ceará|Aracati',
'ES':'Santa Teresa|Iúna|Alegre|Colatina|Castelo','GO':'Pirenópolis|Catalão|Jataí|Ipameri|Goiandira|Rio Verde|Anápolis','MA':'Carutapera|Barra do Corda|Pinheiro|Codó|Caxias|Grajaú|Viana',
'MG':'Manhuaçu|Serro|Januária|Abaeté|Baependi|Carangola|Pompéu|Pouso Alto|Conceição do Mato Dentro|Itanhandu','MS':'Ponta Porã|Aquidauana|Miranda|Campo Grande|Dourados','MT':'Poconé|Cáceres|Rosário Oeste|Cuiabá|Diamantino',
'PA':'Cametá|Óbidos|Bragança|Altamira|Oriximiná|Abaetetuba|Alenquer|Mocajuba','PB':'Monteiro|Cajazeiras|Areia|Sumé|Alagoa Grande|Princesa Isabel','PE':'Exu|Triunfo|Pesqueira|Goiana|Bodocó|Serra Talhada|Arcoverde|Timbaúba',
'PI':'Oeiras|Piripiri|Picos|Simplício Mendes|Floriano|Jaicós','PR':'Prudentópolis|Irati|Guaíra|Lapa|Rio Negro|Palmeira|Castro|Guarapuava|Mallet','RJ':'Cordeiro|Itaocara|Paraty|Vassouras|Cantagalo|Valença|Cambuci|Miracema',
'RN':'Caicó|Currais Novos|Mossoró|Areia Branca|Jardim do Seridó|Acari','RO':'Guajará-Mirim|Porto Velho|Ji-Paraná|Ariquemes','RR':'Boa Vista|Caracaraí|Bonfim|Normandia','RS':'Antônio Prado|São Borja|Jaguarão|Ijuí|Caxias do Sul|Veranópolis|Caçapava do Sul|Estrela|Bagé|Santo Ângelo',
'SC':'Urussanga|Porto União|Blumenau|Indaial|Orleans|Tubarão|Timbó|Canoinhas','SE':'Propriá|Laranjeiras|Estância|Neópolis|Capela','SP':'Iguape|Cananéia|Bastos|Tupã|Taubaté|São Sebastião|Votuporanga|Jales|Marília|Cunha',
'TO':'Natividade|Porto Nacional|Dianópolis|Tocantinópolis|Arraias'}
MUNS = {k:v.split('|') for k,v in MUNS.items()}
G = {('M',0):'Sebastião|Raimundo|Benedito|Joaquim|Geraldo|Osvaldo|Waldemar|Arlindo|Manoel|Antenor|Adelino|Francisco|Severino|Honorato|Juvenal|Alcides|Belmiro|Teodoro|João Batista|Pedro|Anselmo|Leôncio|Firmino|Cândido',
('F',0):'Maria das Dores|Conceição|Josefa|Iracema|Alzira|Benedita|Ermelinda|Rosalina|Sebastiana|Geralda|Odete|Francisca|Jovelina|Etelvina|Dalva|Nair|Zulmira|Idalina|Ana Rosa|Laurinda|Maria José|Joana|Philomena|Carolina',
('M',1):'José Carlos|Paulo Roberto|Luiz Antônio|Marcos|Edson|Gilberto|Ronaldo|Valdir|Cláudio|Jorge|Sérgio|Adilson|Nelson|Wilson|Márcio|Rogério|Antônio Carlos|Reginaldo|Carlos Alberto|Aparecido',
('F',1):'Sônia Regina|Vera Lúcia|Rosângela|Marlene|Cleusa|Ivone|Sandra|Márcia|Solange|Terezinha|Aparecida|Neusa|Lúcia Helena|Eliane|Denise|Silvana|Maria Helena|Ângela Maria|Fátima|Regina Célia',
('M',2):'Thiago|Rafael|Diego|Anderson|Wesley|Leandro|Bruno|Fábio|Rodrigo|Jefferson|Cleiton|Gustavo|Felipe|Eduardo|Vinícius|Alex Sandro|Danilo|Everton',
('F',2):'Juliana|Patrícia|Vanessa|Camila|Tatiane|Jéssica|Aline|Fernanda|Priscila|Débora|Luciana|Daniela|Kelly Cristina|Renata|Larissa|Gisele|Bruna|Michele'}
G = {k:v.split('|') for k,v in G.items()}
SUR = {'br':'Silva|Santos|Oliveira|Pereira|Nogueira|Carvalho|Teixeira|Brandão|Furtado|Menezes|Rabelo|Siqueira|Vasconcelos|Peixoto|Macedo|Coutinho|Falcão|Guedes|Lacerda|Moura|Bezerra|Cavalcante|Sampaio|Trindade|Quaresma|Figueiredo|Aguiar|Borges|Pimentel|Queiroz|Assunção|Barreto|Fontes|Meireles|Tavares|Dantas|Leite|Bittencourt|Damasceno|Alencar|Prado|Xavier|Lobato|Valente|Seabra|Goulart|Amorim|Toledo|Viana|Rezende',
'it':'Zanella|Bortolotto|Dal Molin|Perin|Casagrande|Mazzuco|De Bona|Fontanella|Toniolo|Grando|Baggio|Scarton','de':'Schumacher|Krüger|Hoffmann|Weege|Siewert|Volkmann|Zimmermann|Ehlert|Günther|Rahn',
'ua':'Kowalczuk|Hnatiuk|Boiko|Prytula|Melnyk|Zaleski|Wolochate|Skrypnik','jp':'Nakamura|Ishikawa|Watanabe|Kobayashi|Fujimoto|Hirata|Okuda|Sakai'}
SUR = {k:v.split('|') for k,v in SUR.items()}
def e(s): return html.escape(s, quote=False)
def ext(n, fem=False, trema=False):
    if n < 20: s = UN[n]
    elif n < 100: s = DZ[n//10] + (' e '+UN[n%10] if n%10 else '')
    elif n == 100: s = 'cem'
    elif n < 1000: s = CT[n//100] + (' e '+ext(n%100) if n%100 else '')
    else:
        k, r = divmod(n, 1000); s = ('mil' if k == 1 else ext(k)+' mil')
        if r: s += (' e ' if r <= 100 or r % 100 == 0 else ' ') + ext(r)
    if fem:
        w = s.split(' ')
        w[-1] = {'um':'uma','dois':'duas'}.get(w[-1], w[-1]); s = ' '.join(w)
    return s.replace('cinquenta','cinqüenta') if trema else s
def dw(d, trema=False): return ('primeiro' if d.day == 1 else ext(d.day)) + ' de ' + MES[d.month] + ' de ' + ext(d.year, trema=trema)
def dn(d, sep='/'): return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'
def dl(d): return ('1º' if d.day == 1 else str(d.day)) + f' de {MES[d.month]} de {d.year}'
def dias(d, trema=False):   # "Aos doze dias do mês de"
    h = 'Ao primeiro dia' if d.day == 1 else f'Aos {ext(d.day)} dias'
    return f'{h} do mês de {MES[d.month]} do ano de {ext(d.year, trema=trema)}'
def hw(t):
    h, m = map(int, t.split(':'))
    s = ext(h, True) + (' hora' if h in (0,1) else ' horas')
    if m: s += ' e ' + ext(m) + (' minuto' if m == 1 else ' minutos')
    return s
def hprep(t): return 'à' if int(t[:2]) in (0,1) else 'às'
def iso(s): return D(*map(int, s.split('-')))
def deacc(s): return ''.join(c for c in unicodedata.normalize('NFKD', s.replace('º','.').replace('ª','.').replace('–','-').replace('—','-').replace('“','"').replace('”','"')) if not unicodedata.combining(c)).upper()
def cpf(rng):
    n = [rng.randrange(10) for _ in range(9)]
    for L in (10, 11):
        v = sum(a*b for a, b in zip(n, range(L, 1, -1))) * 10 % 11
        n.append(0 if v == 10 else v)
    s = ''.join(map(str, n)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def chk(s):
    w = 32 - len(s); v = 0
    for ch in s:
        v += int(ch)*w; w = 0 if w == 10 else w+1
    d = v % 11
    return s + ('1' if d == 10 else str(d))
def matric(cns, y, L, f, t):
    s = f'{cns}0155{y:04d}1{L:05d}{f:03d}{t:07d}'; assert len(s) == 30
    s = chk(chk(s)); return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'
AZ = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
def A(rng, k): return ''.join(rng.choice(AZ) for _ in range(k))
def N(rng, k): return ''.join(rng.choice('0123456789') for _ in range(k))
def selo(uf, y, cns, rng):
    if uf == 'SP': return f'{cns}1NAS{N(rng,9)}{str(y)[2:]}{A(rng,1)}'
    if uf == 'PR': return f'SFRCV.{A(rng,2)}{N(rng,1)}a{A(rng,1)}.{N(rng,1)}k{A(rng,3)}-{A(rng,1)}{N(rng,2)}x{A(rng,1)}.{N(rng,2)}{A(rng,2)}q'
    if uf in ('MG','SC'): return f'{A(rng,3)}{N(rng,5)}' + (f'-{A(rng,2)}{N(rng,1)}{A(rng,1)}' if uf == 'SC' else '')
    if uf == 'RJ': return f'E{A(rng,3)}{N(rng,5)} {A(rng,3)}'
    if uf == 'RS': return f'0{N(rng,3)}.01.{str(y)[2:]}00001.{N(rng,5)}'
    if uf == 'BA': return f'{cns[1:5]}.AB{N(rng,6)}-{N(rng,1)}'
    if uf == 'PE': return f'00{N(rng,5)}.{A(rng,3)}{N(rng,2)}{y}01.{N(rng,5)}'
    if uf == 'RN': return f'RN{y}{cns}{N(rng,7)}{A(rng,3)}'
    if uf in ('PB','CE'): return f'{A(rng,3)}{N(rng,5)}-{A(rng,2)}{N(rng,2)}'
    return f'{cns}{A(rng,2)}{N(rng,7)}-{A(rng,2)}'
def surn(rng, eth):
    return rng.choice(SUR['br'] if eth == 'mix' else SUR[eth])
class R: pass
def era(y): return 0 if y < 1952 else 1 if y < 1978 else 2
def person(rng, sex, y, s1, s2):
    g = rng.choice(G[(sex, era(y))])
    link = rng.choice(['', '', ' da', ' de', ' dos'])
    sur = []
    if s1: sur.append(s1)
    sur.append(s2)
    mid = {' da': {'Silva':'da Silva','Trindade':'da Trindade','Assunção':'da Assunção'}, ' dos': {'Santos':'dos Santos'}, ' de': {x:'de '+x for x in ('Oliveira','Carvalho','Menezes','Siqueira','Macedo','Moura','Figueiredo','Aguiar','Queiroz','Alencar','Amorim','Toledo','Lacerda')}}.get(link, {})
    return ' '.join([g]+[mid.get(x, x) for x in sur])
def build(form, n, s):
    """s: the filling's particulars -> a record with natural-case values"""
    rng = random.Random(f'{form}/{n}/v1'); r = R(); r.rng = rng; r.s = s; r.form = form; r.n = n
    r.uf, r.mun = s['uf'], s['mun']; r.buf, r.bmun = s.get('buf', r.uf), s.get('bmun', r.mun)
    r.est = s.get('est'); r.home = s.get('home'); r.sex = s['sex']
    r.b, r.reg, r.em = iso(s['b']), iso(s['reg']), iso(s['em']); r.t = s.get('t', ''); assert r.b <= r.reg <= r.em
    used = []
    def fam(sex, own, eth):
        by = r.b.year - rng.randint(20, 36)
        while True:
            s1, s2 = surn(rng, eth), surn(rng, eth)
            if s1 != s2 and not {s1, s2} & set(used): break
        used.extend([s1, s2])
        nm = person(rng, sex, by, s1, s2)
        x = surn(rng, eth); av = person(rng, 'M', by-25, None if rng.random() < .4 or x in (s1, s2) else x, s2)
        av = av if av.split()[-1] == s2 else av
        ao = person(rng, 'F', by-25, None if rng.random() < .5 else s1, s2 if rng.random() < .7 else s1)
        if ao.split()[-1] == s1 and ao.split()[-2:-1] == [s1]: ao = ao.split(' '+s1)[0] + ' ' + s1
        nat = (rng.choice(MUNS[r.uf]), r.uf) if rng.random() < .8 else None
        if nat is None:
            u = rng.choice([x for x in ('BA','MG','PE','PR','CE','SP','PA','RS') if x != r.uf]); nat = (rng.choice(MUNS[u]), u)
        return dict(name=nm, nat=nat, gp=[av, ao], sex=sex, last=s2, age=r.b.year-by)
    order = s.get('order', 'pm'); r.kind = order; r.par = []
    for i, c in enumerate(order):
        p = fam('M' if c == 'p' else 'F', i, s.get('eth', 'br'))
        p['role'] = 'pai' if c == 'p' else 'mãe'
        for k, v in s.get('g%d' % (i+1), {}).items(): p[k] = v
        ov = s.get('g%d' % (i+1), {})
        if 'name' in ov and 'gp' not in ov:
            tk = ov['name'].split(); y0 = r.b.year-52; gm = tk[-2] if len(tk) > 2 and tk[-2] not in ('de','dos','do','da','das') and i else tk[-1]
            p['gp'] = [rng.choice(G[('M', era(y0))])+' '+tk[-1], rng.choice(G[('F', era(y0))])+' '+gm]
        p['last'] = s.get('last%d' % (i+1)) or (p['name'].split()[-1] if 'name' in s.get('g%d' % (i+1), {}) else p['last']); r.par.append(p)
    rel = [p['last'] for p in sorted(r.par, key=lambda p: p['role'] == 'pai')]
    r.sur = s.get('sur', ' '.join(rel)); r.name = s.get('nm') or s['g'] + ' ' + r.sur
    L, f = s.get('bk', (rng.randint(8, 180), rng.randint(3, 298))); L = s.get('L', L)
    r.L, r.f = L, f; r.verso = s.get('verso', '')
    r.termo_n = (L-1)*300 + f if not r.verso else (L-1)*600 + 2*f
    r.livro, r.folha, r.termo = f'A-{L}', f'{f}{r.verso}', str(r.termo_n)
    r.cns = f'{rng.randint(60, 165):03d}{rng.randint(100, 999)}'
    r.mat = matric(r.cns, r.reg.year, L, f, r.termo_n) if r.em.year >= 2010 else ''
    r.cpf = cpf(rng) if s.get('cpf') else ''
    r.dnv = f'30-{N(rng,8)}-{rng.randint(0,9)}' if s.get('dnv') else ''
    r.cart = s['cart']; r.of, r.ofc = s['of']; r.clerk = s.get('clerk')
    r.selo = selo(r.uf, r.em.year, r.cns, rng) if s.get('selo', r.em.year >= 2012) else ''
    r.nat = s.get('nat', (r.bmun, r.buf))
    r.twins = []
    for k, g in enumerate(s.get('twins', [])):
        r.twins.append([g + ' ' + r.sur, ''])
        if s.get('twinmat'):
            r.twins[-1][1] = matric(r.cns, r.reg.year, L, f+1+k, r.termo_n+1+k)
    r.o = 'o' if r.sex == 'M' else 'a'
    r.decl = s.get('decl'); r.cad = s.get('cad', [])
    r.av, r.an = [], []
    return r
def mapnames(r, fn, places=True):
    r.name = fn(r.name); r.cart = fn(r.cart) if places else r.cart
    for p in r.par:
        p['name'] = fn(p['name']); p['gp'] = [fn(x) if x else x for x in p['gp']]
        if p['nat'] and places: p['nat'] = (fn(p['nat'][0]), p['nat'][1] if len(p['nat'][1]) == 2 else fn(p['nat'][1]))
    for t in r.twins: t[0] = fn(t[0])
    r.of = fn(r.of)
    if r.clerk: r.clerk = (fn(r.clerk[0]), r.clerk[1])
    if places:
        r.bmun, r.mun = fn(r.bmun), fn(r.mun)
        if r.est: r.est = fn(r.est)
        if r.home: r.home = fn(r.home)
        r.nat = (fn(r.nat[0]), r.nat[1])
def natp(p, style='-'):
    if not p: return ''
    a, b = p
    if len(b) != 2: return f'{a}, {b}'
    if style == '-': return f'{a} - {b}'
    if style == '/': return f'{a}/{b}'
    if style == '(': return f'{a} ({b})'
    if style == ',': return f'{a}, {b}'
    if style == 'E': return f'{a}, Estado {EST[b][0]} {EST[b][1]}'
    raise ValueError
def natt(p): return '' if not p else (f'{p[0]} - {p[1]}' if len(p[1]) == 2 else f'{p[0]}, {p[1]}')
def between(r, lo, hi=None):
    hi = hi or r.em; assert lo < hi, (r.form, r.n, lo, hi)
    return lo + datetime.timedelta(days=r.rng.randint(1, max(1, (hi-lo).days-1)))
def proc(r, y):
    if y < 2010: return f'{r.rng.randint(20,1900)}/{str(y)[2:]}'
    return f'{N(r.rng,7)}-{N(r.rng,2)}.{y}.8.{r.rng.randint(1,26):02d}.{N(r.rng,4)}'
def pl(r, nm=0): return f'{r.mun}/{r.uf}'
def note(r, k, **kw):
    rng, o, y = r.rng, r.o, r.em.year
    reg1 = r.reg + datetime.timedelta(days=40); ad = D(r.b.year+21, r.b.month, min(r.b.day, 28))
    fath = next((p for p in r.par if p['role'] == 'pai'), None); moth = next((p for p in r.par if p['role'] == 'mãe'), None)
    mx = lambda d, y0: max(d, D(y0, 1, 10))
    nb = lambda b: f'livro {b}-{rng.randint(3,90)}, fls. {rng.randint(2,299)}, termo nº {rng.randint(900,9999)}'
    if k == 'patern':
        d = between(r, reg1); d2 = min(d + datetime.timedelta(days=rng.randint(5, 25)), r.em)
        return f'Por termo de reconhecimento de filiação firmado em {dn(d)}, arquivado nesta serventia, foi reconhecida a paternidade d{o} registrad{o} por {fath["name"]}, passando {o} registrad{o} a chamar-se {r.name}, sendo avós paternos {fath["gp"][0]} e {fath["gp"][1]}. Averbado em {dn(d2)}.'
    if k == 'paternjud':
        d = between(r, reg1)
        return f'Em cumprimento ao mandado expedido em {dl(d)} pelo Juízo de Direito da Comarca de {r.mun}, extraído dos autos de investigação de paternidade nº {proc(r,d.year)}, fica constando como pai d{o} registrad{o} {fath["name"]}.'
    if k == 'retif':
        d = between(r, mx(reg1, 2010)); who = moth['gp'][1]
        return f'Retificação administrativa, art. 110 da Lei nº 6.015/73, de {dn(d)}: o nome correto da avó materna é {who}, e não como por erro de grafia constou do assento.'
    if k == 'retifold':
        d = between(r, reg1); who = moth['gp'][0]
        return f'Por sentença do M. Juiz de Direito desta comarca, de {dl(d)}, foi mandado retificar o presente assento para declarar que o avô materno se chama {who}.'
    if k == 'cpf':
        d = between(r, mx(reg1, 2018)); r.cpf = r.cpf or cpf(rng)
        return f'Averba-se a inscrição d{o} registrad{o} no Cadastro de Pessoas Físicas sob o nº {r.cpf}, nos termos do Provimento nº 63/2017 do CNJ. {dl(d)[0].upper()+dl(d)[1:]}.'
    if k == 'nome':
        d = between(r, max(ad, D(2022, 8, 1)))
        return f'Alteração imotivada de prenome, art. 56 da Lei nº 6.015/73 com a redação da Lei nº 14.382/2022: {o} registrad{o} passou a chamar-se {r.name}. Requerimento de {dn(d)}, protocolo nº {rng.randint(1000,9999)}.'
    if k == 'genero':
        d = between(r, max(ad, D(2018, 8, 1)), min(r.em, D(2022, 6, 1)))
        return f'Averbada em {dn(d)} a alteração do prenome e do gênero, a requerimento da própria pessoa, na forma do Provimento nº 73/2018 do Conselho Nacional de Justiça.'
    if k == 'divpais':
        d = between(r, reg1)
        return f'Os genitores d{o} registrad{o} divorciaram-se por sentença de {dn(d)}, transitada em julgado, da Vara de Família da Comarca de {r.mun}, autos nº {proc(r,d.year)}, conservando ambos os nomes.'
    if k == 'maecasou':
        d = between(r, reg1); nn = moth['name'] + ' ' + kw.get('add', 'Ramalho')
        return f'A mãe d{o} registrad{o} contraiu matrimônio em {dn(d)}, passando a assinar {nn}, conforme certidão arquivada ({nb("B")}).'
    if k == 'adocao':
        d = between(r, reg1)
        return f'Por escritura pública de {dn(d)}, lavrada nas notas do 1º Tabelionato de {r.mun}, fls. {rng.randint(2,190)} do livro {rng.randint(20,80)}, {o} registrad{o} foi adotad{o} por Honório Valadares Pontes e sua mulher Leopoldina Ferraz Pontes, sem alteração do nome.'
    if k == 'poder':
        d = between(r, reg1)
        return f'Por sentença da Vara da Infância e da Juventude, autos nº {proc(r,d.year)}, de {dn(d)}, foi nomeada tutora d{o} registrad{o} a avó materna {moth["gp"][1]}.'
    if k == 'socio':
        d = between(r, mx(reg1, 2018))
        return f'Reconhecida a maternidade socioafetiva d{o} registrad{o} por {r.par[1]["name"]}, Provimento nº 63/2017 do CNJ, protocolo nº {rng.randint(100,999)} de {dn(d)}, sendo avós {r.par[1]["gp"][0]} e {r.par[1]["gp"][1]}.'
    if k == 'acresc':
        d = between(r, mx(reg1, 2012))
        return f'Acrescido o sobrenome materno "{moth["name"].split()[-1]}" ao nome d{o} registrad{o}, que passou a ser {r.name}, conforme mandado judicial de {dl(d)}, autos nº {proc(r,d.year)}.'
    if k == 'tardio': 
        return f'Registro lavrado fora do prazo legal, nos termos do art. 46 da Lei nº 6.015/73, mediante requerimento com duas testemunhas, em {dn(r.reg)}.'
    if k == 'tardioold':
        return f'Registro feito fora do prazo, por despacho do M. Juiz de Direito da Comarca, datado de {dl(r.reg - datetime.timedelta(days=6))}, isento de multa.'
    if k == 'legit':
        d = between(r, reg1)
        return f'{o.upper()} registrad{o} foi legitimad{o} pelo casamento de seus pais, realizado neste cartório em {dl(d)}.'
    if k == 'legitwed':
        d = between(r, reg1)
        return f'Legitimad{o} por subsequente matrimônio dos pais em {dn(d, "-")}.'
    if k == 'casou':
        d = kw.get('d') or between(r, kw.get('lo', ad)); nn = kw.get('new')
        tail = f', passando a assinar {nn}' if nn else ', continuando a usar o mesmo nome'
        return f'Casou-se em {dn(d)}, em {kw.get("where", pl(r))}, com {kw["sp"]}{tail} ({nb("B")}).'
    if k == 'divorcio':
        d = between(r, kw['lo'])
        return f'Divorciou-se de {kw["sp"]} por escritura pública de {dn(d)}, lavrada no 2º Tabelionato de Notas de {r.mun}.'
    if k == 'divorcionome':
        d = between(r, kw['lo'])
        return f'Divórcio consensual averbado à margem do casamento em {dn(d)}, autos nº {proc(r,d.year)}, mantido o nome.'
    if k == 'obito':
        d = between(r, kw.get('lo', ad))
        return f'Faleceu em {dn(d)}, em {kw.get("where", pl(r))}, conforme assento de óbito {nb("C")}.'
    if k == 'interd':
        d = between(r, kw.get('lo', ad))
        return f'Interditad{o} por sentença de {dn(d)} do Juízo da 1ª Vara Cível de {r.mun}, autos nº {proc(r,d.year)}, sendo curadora {moth["name"]}.'
    if k == 'emanc':
        d = between(r, D(r.b.year+16, r.b.month, min(r.b.day, 28)), D(r.b.year+18, r.b.month, min(r.b.day, 28)))
        return f'Emancipad{o} por concessão dos pais, escritura pública de {dn(d)}, registrada no livro E-{rng.randint(3,30)}, fls. {rng.randint(2,199)}.'
    if k == 'viuvo':
        d = between(r, kw['lo'])
        return f'Enviuvou em {dn(d)}, pelo falecimento de {kw["sp"]} (livro C-{rng.randint(3,60)}, fls. {rng.randint(3,199)}).'
    if k == 'uniao':
        d = between(r, max(ad, D(2015, 1, 1)))
        return f'Registrada no livro E deste município, em {dn(d)}, a união estável mantida com {kw["sp"]}.'
    raise KeyError(k)
def truth(r):
    if r.mat:
        d = r.mat.replace(' ', ''); sp = ' '.join(d[a:b] for a, b in ((0,6),(6,8),(8,10),(10,14),(14,15),(15,20),(20,23),(23,30),(30,32)))
        r.acc['dados_pessoais.matrícula'] = [x for x in (d, sp) if x != r.mat]
    W, H = r.page
    gp = {'paternos':{'avô':'','avó':''}, 'maternos':{'avô':'','avó':''}}
    for i, p in enumerate(r.par):
        side = ('paternos' if p['role'] == 'pai' else 'maternos') if r.kind not in ('mm','pp') else ('paternos','maternos')[i]
        gp[side] = {'avô':p['gp'][0], 'avó':p['gp'][1]}
    g = [dict(nome_completo=p['name'], naturalidade=natt(p['nat'])) for p in r.par] + [dict(nome_completo='', naturalidade='')]*2
    case = f'{r.form}-{r.n}'
    return {'case':case,'layout':r.form,'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':H,'resizeImage':False,
     'data':{'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
      'dados_pessoais':{'nome_completo':r.name,'cpf':r.cpf,'matrícula':r.mat,'data_nascimento':{'texto_completo':r.btxt,'dia':f'{r.b.day:02d}','mês':f'{r.b.month:02d}','ano':str(r.b.year)},
        'hora_nascimento':r.t,'naturalidade':natt(r.nat),'sexo':'Masculino' if r.sex == 'M' else 'Feminino'},
      'local_nascimento':{'estabelecimento':r.est or ('Domicílio' if r.home else ''),'município':r.bmun,'uf':r.buf},
      'registro':{'município':r.mun,'uf':r.uf,'cartório':r.cart,'data_registro':dn(r.reg),'número_dnv':r.dnv,'livro':r.livro,'folha':r.folha,'termo':r.termo},
      'filiação':{'genitor_1':dict(g[0]),'genitor_2':dict(g[1])},'avós':gp,
      'gêmeos':{'status':'Sim' if r.twins or r.s.get('twinonly') else 'Não','informações_adicionais':r.twtxt if r.twins else ''},
      'observações':{'averbações':' '.join(r.av),'anotações':' '.join(r.an)},
      'autenticação':{'selo_digital':r.selo,'oficial_registro':r.of,'data_emissão':dn(r.em)}},
     'accept':r.acc,'negative':None,'meta':{'twin_names':[t[0] for t in r.twins],'joint_notes':r.joint,'cadastro':[x[1] for x in r.cad]}}
# drawings ------------------------------------------------------------
def arms(sz=54, col='#333', fill='none'):
    import math
    st = ' '.join(f'{50+(20 if i%2==0 else 8)*math.sin(i*math.pi/5):.1f},{44-(20 if i%2==0 else 8)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    br = ''.join(f'<ellipse cx="{50+s*(27+6*math.sin(k/2)):.1f}" cy="{74-k*9}" rx="6" ry="2.6" transform="rotate({-s*(40+k*6)} {50+s*(27+6*math.sin(k/2)):.1f} {74-k*9})" fill="{col}"/>' for s in (-1,1) for k in range(6))
    return f'<svg width="{sz}" height="{sz}" viewBox="0 0 100 100"><circle cx="50" cy="44" r="24" fill="{fill}" stroke="{col}" stroke-width="2"/><polygon points="{st}" fill="none" stroke="{col}" stroke-width="2.4"/><circle cx="50" cy="44" r="6" fill="{col}"/>{br}<path d="M22 84 Q50 74 78 84 L76 92 Q50 82 24 92Z" fill="{col}"/><path d="M50 68V80" stroke="{col}" stroke-width="3"/></svg>'
def qr(seed, sz=70, col='#000'):
    rng = random.Random('qr'+seed); n = 29; c = []
    for y in range(n):
        for x in range(n):
            for (fx, fy) in ((0,0),(n-7,0),(0,n-7)):
                if fx-1 <= x <= fx+7 and fy-1 <= y <= fy+7:
                    dx, dy = x-fx, y-fy
                    on = 0 <= dx <= 6 and 0 <= dy <= 6 and (dx in (0,6) or dy in (0,6) or (2 <= dx <= 4 and 2 <= dy <= 4)); break
            else: on = rng.random() < .48
            if on: c.append(f'M{x} {y}h1v1h-1z')
    return f'<svg width="{sz}" height="{sz}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{"".join(c)}" fill="{col}"/></svg>'
def squig(seed, w=150, h=30, col='#1d2b6b'):
    rng = random.Random('sig'+seed); x = 4; p = f'M4 {h*.6:.0f}'
    while x < w-10:
        nx = x + rng.randint(6, 16); p += f' Q{(x+nx)/2:.0f} {rng.randint(1,h-2)} {nx} {rng.randint(int(h*.3),int(h*.8))}'; x = nx
    return f'<svg width="{w}" height="{h}"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'
def page(r, wmm, hmm, css, body):
    r.page = (round(wmm*72/25.4), round(hmm*72/25.4))
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{r.form}-{r.n}</title><style>@page{{size:{wmm}mm {hmm}mm;margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}}html,body{{margin:0;padding:0}}.pg{{position:relative;width:{wmm}mm;height:{hmm-.4:.1f}mm;overflow:hidden}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
