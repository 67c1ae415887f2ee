import random, json, html, math, datetime as dt
E = html.escape
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
CT = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')
def ext(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n//10] + (' e '+UN[n%10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CT[n//100] + (' e '+ext(n%100) if n % 100 else '')
    k, r = divmod(n, 1000)
    s = 'mil' if k == 1 else ext(k)+' mil'
    return s if not r else s+(' e ' if r < 100 or r % 100 == 0 else ' ')+ext(r)
def dia(n): return 'primeiro' if n == 1 else ext(n)
def dext(d): return f'{dia(d.day)} de {MES[d.month-1]} de {ext(d.year)}'
def dmy(d): return d.strftime('%d/%m/%Y')
def dlong(d): return f'{d.day:02d} de {MES[d.month-1]} de {d.year}'
EST = dict(AC='Acre',AL='Alagoas',AP='Amapá',AM='Amazonas',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MT='Mato Grosso',MS='Mato Grosso do Sul',MG='Minas Gerais',PA='Pará',PB='Paraíba',PR='Paraná',PE='Pernambuco',PI='Piauí',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RS='Rio Grande do Sul',RO='Rondônia',RR='Roraima',SC='Santa Catarina',SP='São Paulo',SE='Sergipe',TO='Tocantins')
MUN = [tuple(x.split('/')) for x in '''Xapuri/AC;Sena Madureira/AC;Arapiraca/AL;Palmeira dos Índios/AL;Santana/AP;Laranjal do Jari/AP;Parintins/AM;São Gabriel da Cachoeira/AM;Tefé/AM;Feira de Santana/BA;Vitória da Conquista/BA;Ilhéus/BA;Sobral/CE;Crato/CE;Brasília/DF;Colatina/ES;Santa Teresa/ES;Cachoeiro de Itapemirim/ES;Anápolis/GO;Jataí/GO;Goiás/GO;Imperatriz/MA;Caxias/MA;Rondonópolis/MT;Barra do Garças/MT;Dourados/MS;Corumbá/MS;Uberaba/MG;Juiz de Fora/MG;Teófilo Otoni/MG;São João del-Rei/MG;Santarém/PA;Marabá/PA;Campina Grande/PB;Patos/PB;Londrina/PR;Maringá/PR;Foz do Iguaçu/PR;Caruaru/PE;Garanhuns/PE;Olho d'Água das Flores/AL;Parnaíba/PI;Picos/PI;Niterói/RJ;Campos dos Goytacazes/RJ;Petrópolis/RJ;Mossoró/RN;Caicó/RN;Caxias do Sul/RS;Pelotas/RS;Santana do Livramento/RS;São Leopoldo/RS;Ji-Paraná/RO;Guajará-Mirim/RO;Boa Vista/RR;Caracaraí/RR;Blumenau/SC;Joaçaba/SC;Chapecó/SC;Ribeirão Preto/SP;Santa Bárbara d'Oeste/SP;Mogi das Cruzes/SP;Bauru/SP;Registro/SP;Lagarto/SE;Itabaiana/SE;Gurupi/TO;Araguaína/TO'''.split(';')]
GM = 'João Pedro;Antônio;José Raimundo;Luiz Fernando;Émerson;Thiago;Benício;Wellington;Ítalo;Caio César;Otávio;Kenji;Hiroshi;Vítor Hugo;Giovanni;Otto;Jürgen;Samir;Youssef;Ubirajara;Raoni;Dárcio;Zózimo;Francisco das Chagas;Sebastião;Márcio José;Péricles;Cícero;Enzo;Noé;Valdemar;Adalberto;Heitor;Bento;Natanael;Ruy;Aparecido;Genésio;Lourival;Edésio'.split(';')
GF = "Maria das Dores;Ana Beatriz;Conceição;Íris;Helena;Jaciara;Iracema;Yasmin;Leila;Sumiko;Naomi;Giulia;Antonella;Ingrid;Hildegard;Rosângela;Francisca;Luzia;Márcia Regina;Vitória;Cláudia;Zuleide;Terezinha de Jesus;Nair;Eunice;Ágata;Sônia;Débora;Ludmila;Jussara;Maria do Socorro;Elza;Odete;Noêmia;Mônica;Rute;Aparecida;Cecília;Lívia;Antônia".split(';')
SN = "Silva;dos Santos;de Oliveira;Pereira;da Conceição;Nogueira;Araújo;Gonçalves;Magalhães;de Assis;Brandão;Falcão;Cavalcanti;Guimarães;Leitão;d'Ávila;Sant'Anna;Zanella;Bortolotto;Dall'Agnol;Perin;Ferrari;Schmitz;Hoffmann;Müller;Krüger;Wünsch;Tanaka;Watanabe;Nakamura;Yoshida;Haddad;Abi-Saad;Khouri;Nassif;Kaxinawá;Tukano;Terena;Potiguara;Xavante;Teles;Uchôa;Peçanha;Rocha;Sá;Reis;Vilas Bôas;Fagundes;Quintão;de Alencar;da Cruz;Monteiro;Lôbo;Prado;Bezerra;Kowalski;Szymanski;do Nascimento;e Souza;Paixão;Bulhões;Câmara".split(';')
FOR = ['Beirute/Líbano','Okinawa/Japão','Porto/Portugal','Santa Cruz de la Sierra/Bolívia','Rivera/Uruguai','Porto Príncipe/Haiti','Treviso/Itália','Encarnación/Paraguai']
HOSP = ['Maternidade Santa Isabel','Hospital Regional Dr. Álvaro Bastos','Santa Casa de Misericórdia','Hospital e Maternidade São Camilo','Casa de Saúde N. S. do Perpétuo Socorro','Hospital Municipal Dona Regina','Maternidade Escola Januária Leite','Hospital Universitário','Hospital Beneficente São Roque','Policlínica Central']
RUA = ['Rua XV de Novembro','Av. Getúlio Vargas','Rua Barão do Rio Branco','Praça da Matriz','Rua Marechal Deodoro','Travessa do Comércio','Av. Sete de Setembro','Rua Cel. Joaquim Lírio']
def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a*b for a, b in zip(d, range(k, 1, -1))) * 10 % 11
        d.append(s % 10)
    s = ''.join(map(str, d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matric(cns, ano, lv, fl, tm, acervo='01'):
    s = f'{cns:06d}{acervo}55{ano:04d}1{lv:05d}{fl:03d}{tm:07d}'
    for _ in 'ab':
        m, t = 32-len(s), 0
        for c in s: t += int(c)*m; m = m+1 if m < 10 else 0
        s += str(1 if t % 11 > 9 else t % 11)
    return ' '.join((s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]))
class O(dict):
    __getattr__ = dict.get
    __setattr__ = dict.__setitem__
def nome(r, sex, fam=None, k=None):
    g = r.choice(GM if sex == 'M' else GF)
    s = list(fam or [])
    while len(s) < (k or r.choice((1, 2, 2))):
        x = r.choice(SN)
        if x not in s: s.insert(0, x)
    if s and s[0] == 'e Souza' : s[0] = 'de Souza'
    return g + ' ' + ' '.join(s)
def some(d0, r, a, b): return d0 + dt.timedelta(days=r.randint(a, b))
SC = [{}, dict(solo=1, anot=1), dict(twin=1), dict(averb=1), dict(foreign=1), dict(duas=1, nocpf=1), dict(home=1, late=1), dict(miss=1, averb=1, anot=1)]
def rec(case, n, years, issue=None, old=False, munis=None):
    """one made-up registration; years: (from, to) of birth; issue: (from, to) year, None: soon after the registration"""
    r = random.Random('95'+case); R = O(r=r, n=n); s = O(SC[n-1]); R.s = s
    if old and s.duas: s.duas = 0; s.home = 1
    M = munis or MUN
    R.mun, R.uf = r.choice(M)
    R.bm, R.bu = (R.mun, R.uf) if r.random() < .7 else r.choice([m for m in MUN if m[1] == R.uf] or M)
    R.sex = r.choice('MF')
    if s.duas and years[1] > 2016: years = (2012, 2016); issue = (max(issue[0], 2017), issue[1])
    b = R.nasc = dt.date(r.randint(*years), 1, 1) + dt.timedelta(days=r.randrange(365))
    R.hora = (r.randrange(24), r.choice((0, 5, 10, 15, 20, 30, 32, 40, 45, 47, 50, 58)))
    R.reg = some(b, r, 400, 6000) if s.late else some(b, r, 1, 40)
    if issue: R.emi = some(max(dt.date(r.randint(*issue), 1, 10), R.reg), r, 10, 300)
    else: R.emi = some(R.reg, r, 0, 6) if n not in (4, 6, 8) else some(R.reg, r, 500, 3000)
    fm, ff = r.sample(SN[6:], 2)
    pm = nome(r, 'F', [fm]); pf = nome(r, 'F' if s.duas else 'M', [ff])
    def nat(): return '/'.join(r.choice([(R.mun, R.uf)]*2+[r.choice(MUN)]))
    R.mae, R.maenat, R.pai, R.painat = pm, nat(), pf, nat()
    if s.foreign: R.painat = r.choice(FOR); R.maenat = r.choice(FOR) if r.random() < .5 else R.maenat
    R.avo = [nome(r, 'M', [ff]), nome(r, 'F', [ff] if r.random() < .5 else None), nome(r, 'M', [fm]), nome(r, 'F', [fm] if r.random() < .5 else None)]
    if s.miss: R.avo[0] = ''; R.avo[1] = R.avo[1] if r.random() < .5 else ''; R.avo[2] = '' if r.random() < .5 else R.avo[2]
    if s.solo: R.pai = R.painat = R.avo[0] = R.avo[1] = ''
    fs = [fm] if s.solo else [fm, ff]
    R.nome = nome(r, R.sex, fs, len(fs))
    g2 = r.choice('MF'); R.twin = ''
    while s.twin and (not R.twin or R.twin == R.nome): R.twin = nome(r, g2, fs, len(fs))
    R.cpf = '' if s.nocpf else cpf(r)
    R.est = '' if s.home else r.choice(HOSP)
    R.casa = f'{r.choice(RUA)}, nº {r.randint(3, 990)}' if n != 7 else r.choice(['Sítio Boa Esperança', 'Fazenda Três Barras', 'Colônia Santa Luzia', 'Comunidade São Bento'])
    R.lv, R.fl, R.tm = r.randint(8, 420), r.randint(1, 300), r.randint(900, 168000)
    R.cns = r.randint(1500, 160000); R.mat = matric(R.cns, R.reg.year, R.lv, R.fl, R.tm)
    R.twmat = matric(R.cns, R.reg.year, R.lv, min(R.fl+1, 300), R.tm+1)
    R.dnv = f'{r.randint(10,99)}-{r.randint(10000000,99999999)}-{r.randrange(10)}'
    R.ofi, R.esc, R.dec, R.te1, R.te2 = nome(r, r.choice('MF')), nome(r, r.choice('MF')), R.pai or R.mae, nome(r, 'M'), nome(r, 'F')
    R.end = f'{r.choice(RUA)}, {r.randint(10, 2400)} - Centro'; R.cep = f'{r.randint(11, 99)}{r.randrange(1000):03d}-{r.randrange(1000):03d}'
    R.tel = f'({r.randint(11, 99)}) {r.randint(3200, 3899)}-{r.randrange(10000):04d}'
    R.rg = f'{r.randint(1,59)}.{r.randrange(1000):03d}.{r.randrange(1000):03d}-{r.randrange(10)}'
    R.tit = f'{r.randrange(10000):04d} {r.randrange(10000):04d} {r.randrange(10000):04d}'
    a = some(R.reg, r, 200, 3000); a = min(a, R.emi); c = nome(r, 'M' if R.sex == 'F' else 'F')
    k = r.choice((0, 1, 2, 3) if a.year > 1993 and R.pai else (0, 2, 3))
    R.averb = [f'Por mandado do Juízo da {r.randint(1,4)}ª Vara de Família desta Comarca, datado de {dmy(a)}, fica retificado o nome da mãe para constar {R.mae}, como acima.',
      f'Em {dmy(a)}, procedo à averbação do reconhecimento de paternidade, nos termos da Lei nº 8.560/92, passando a constar o nome do pai e dos avós paternos. Dou fé.',
      f'Conforme sentença de {dmy(a)}, autos nº {r.randint(100,999)}/{a.year}, a genitora voltou a usar o nome de solteira, {R.mae}.',
      f'Retificada a data do assento por despacho do MM. Juiz Corregedor Permanente em {dmy(a)}, processo {r.randint(1000,9999)}.'][k] if s.averb else ''
    w = min(some(R.nasc, r, 7500, 11000), R.emi - dt.timedelta(days=45))
    R.anot = '' if not s.anot else (f'Contraiu matrimônio em {dmy(w)} com {c}, termo {r.randint(500,9000)}, fls. {r.randint(1,299)} do livro B-{r.randint(3,90)}, do Registro Civil de {r.choice(MUN)[0]}.' if (R.emi-R.nasc).days > 7500
      else f'O registro foi comunicado ao Instituto de Identificação em {dmy(a)}, ofício nº {r.randint(10,990)}/{a.year}.')
    R.selo = ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ') for _ in range(3)) + f'{r.randrange(10**6):06d}-' + ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ') for _ in range(4))
    return R
class Doc:
    """collects the truth of what is printed: p(path, printed, truth, accept...) returns the escaped text"""
    def __init__(s, case, w=595, h=842, joint=False):
        s.case, s.w, s.h, s.joint, s.acc, s.v, s.cad, s.tw = case, w, h, joint, {}, {}, [], []
    def p(s, path, printed, truth=None, *acc):
        s.v[path] = printed if truth is None else truth
        if acc: s.acc[path] = list(acc)
        return E(printed)
    def set(s, path, v, *acc): s.p(path, v, None, *acc); return ''
    def data(s):
        g = lambda k: s.v.get(k, '')
        def grp(b, ks): return {k: g(b+'.'+k) for k in ks.split()}
        dp = grp('dados_pessoais', 'nome_completo cpf matrícula')
        dp['data_nascimento'] = grp('dados_pessoais.data_nascimento', 'texto_completo dia mês ano')
        dp.update(grp('dados_pessoais', 'hora_nascimento naturalidade sexo'))
        return dict(documento={'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'}, dados_pessoais=dp,
          local_nascimento=grp('local_nascimento', 'estabelecimento município uf'), registro=grp('registro', 'município uf cartório data_registro número_dnv livro folha termo'),
          filiação={k: grp('filiação.'+k, 'nome_completo naturalidade') for k in ('genitor_1', 'genitor_2')},
          avós={k: grp('avós.'+k, 'avô avó') for k in ('paternos', 'maternos')},
          gêmeos={'status': g('gêmeos.status') or 'Não', 'informações_adicionais': g('gêmeos.informações_adicionais')},
          observações=grp('observações', 'averbações anotações'), autenticação=grp('autenticação', 'selo_digital oficial_registro data_emissão'))
    def write(s, out, css, body):
        L = s.case.split('-')[0]
        open(f'{out}/{s.case}.html', 'w', encoding='utf-8').write(f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{s.case}</title><style>@page{{size:{s.w}pt {s.h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{s.w}pt;height:{s.h}pt;position:relative;overflow:hidden}}{css}</style></head><body>{body}</body></html>')
        json.dump(dict(case=s.case, layout=L, condition='pdf_born_digital', file=s.case+'.pdf', width=s.w, height=s.h, resizeImage=False, data=s.data(), accept=s.acc, meta=dict(twin_names=s.tw, joint_notes=s.joint, cadastro=s.cad)), open(f'{out}/{s.case}.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
# --- drawings
def arms(sz=44, c='#333'):
    pt = ' '.join(f'{50+(44 if i%2==0 else 19)*math.sin(i*math.pi/5):.1f},{46-(44 if i%2==0 else 19)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    lv = ''.join(f'<path d="M{50+s*38} {92-i*11}q{s*14} -3 {s*8} -13q{-s*9} 3 {-s*8} 13z"/>' for s in (1, -1) for i in range(7))
    return f'<svg width="{sz}pt" height="{sz*1.1:.0f}pt" viewBox="0 0 100 110" fill="none" stroke="{c}" stroke-width="1.6">{lv}<polygon points="{pt}"/><circle cx="50" cy="46" r="15"/><circle cx="50" cy="46" r="10" fill="{c}" fill-opacity=".25"/><path d="M18 100q32 -16 64 0l-4 8q-28 -13 -56 0z"/></svg>'
def qr(r, sz=54):
    m = 25; s = ''
    for y in range(m):
        for x in range(m):
            if not ((x < 8 or x > 16) and y < 8 or x < 8 and y > 16) and r.random() < .48: s += f'M{x} {y}h1v1h-1z'
    for x, y in ((0, 0), (18, 0), (0, 18)): s += f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z'
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 25 25"><path d="{s}"/></svg>'
def sig(r, w=120, h=34, c='#223a86'):
    x, y, s = 4, h*.6, f'M4 {h*.6:.0f}'
    while x < w-16:
        a = r.randint(6, 16); s += f'c{a/2:.0f} {-r.randint(4, int(h*.6))} {a} {r.randint(-6, 10)} {a-3} {r.randint(-3, 3)}'; x += a-3
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" style="display:block;margin:0 auto" fill="none" stroke="{c}" stroke-width="1.1"><path d="{s}q12 -8 {w//9} 2"/></svg>'
def bars(r, w=120, h=20):
    x, s = 0, ''
    while x < w: b = r.choice((.8, .8, 1.6, 2.4)); s += f'M{x:.1f} 0h{b}v{h}h-{b}z'; x += b + r.choice((.8, 1.6))
    return f'<svg width="{w+6}pt" height="{h}pt" viewBox="0 0 {w+6} {h}"><path d="{s}"/></svg>'
def guil(w, h, c, amp=7, step=5, k=3):
    def wave(o, x0, y0, dx, dy, L):
        return 'M'+' '.join(f'{x0+dx*t+dy*amp*math.sin(t/step+o):.1f} {y0+dy*t+dx*amp*math.sin(t/step+o):.1f}' for t in range(0, int(L), 4))
    p = ''.join(wave(o*2.1, *a) for o in range(k) for a in ((12, 14, 1, 0, w-24), (12, h-14, 1, 0, w-24), (14, 12, 0, 1, h-24), (w-14, 12, 0, 1, h-24)))
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".5"><path d="{p}"/></svg>'
def stamp(r, t1, t2, sz=80, c='#3a4aa0'):
    i = r.randrange(10**6)
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 100 100" fill="none" stroke="{c}"><circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="33"/><path id="s{i}" d="M11 50a39 39 0 1 1 78 0" stroke="none"/><text font-size="8" fill="{c}" stroke="none" font-family="Liberation Sans"><textPath href="#s{i}" startOffset="50%" text-anchor="middle">{E(t1)}</textPath></text><text x="50" y="53" font-size="9" fill="{c}" stroke="none" text-anchor="middle" font-family="Liberation Sans">{E(t2)}</text></svg>'
