# helpers: people, places, numbers, svg, truth
import random, datetime
from types import SimpleNamespace as NS
PL = {k: v.split('|') for k, v in {
'AC':'Sena Madureira|Tarauacá|Rio Branco','AL':'Penedo|Palmeira dos Índios|Arapiraca|Olho d\'Água das Flores','AM':'São Gabriel da Cachoeira|Parintins|Tefé','AP':'Oiapoque|Laranjal do Jari|Santana',
'BA':'Vitória da Conquista|Dias d\'Ávila|Ilhéus|Senhor do Bonfim|Xique-Xique','CE':'Sobral|Quixeramobim|Crato|Juazeiro do Norte','DF':'Brasília','ES':'Colatina|Cachoeiro de Itapemirim|Santa Teresa',
'GO':'Catalão|Pirenópolis|Sítio d\'Abadia|Anápolis','MA':'Imperatriz|Bacabal|Olho d\'Água das Cunhãs|Codó','MG':'Ouro Preto|Pingo-d\'Água|São João del-Rei|Uberaba|Conceição do Mato Dentro','MS':'Corumbá|Ponta Porã|Dourados',
'MT':'Rondonópolis|Barra do Garças|Santa Bárbara d\'Oeste'.replace("|Santa Bárbara d'Oeste",'|Vila Bela da Santíssima Trindade'),'PA':'Santarém|Pau D\'Arco|Marabá|São Miguel do Guamá','PB':'Campina Grande|Patos|Olho d\'Água|Cajazeiras','PE':'Caruaru|Garanhuns|Jaboatão dos Guararapes|Exu',
'PI':'Parnaíba|Picos|Barra d\'Alcântara','PR':'Londrina|Pérola d\'Oeste|Guarapuava|Foz do Iguaçu','RJ':'Petrópolis|Nova Friburgo|Campos dos Goytacazes|Niterói','RN':'Mossoró|Caicó|Lagoa d\'Anta',
'RO':'Ji-Paraná|Alta Floresta D\'Oeste|Vilhena','RR':'Boa Vista|Rorainópolis|Pacaraima','RS':'Santana do Livramento|Caxias do Sul|Santa Cruz do Sul|Não-Me-Toque','SC':'Blumenau|Pomerode|Herval d\'Oeste|Criciúma',
'SE':'Itabaiana|Nossa Senhora do Socorro|Estância','SP':'Embu das Artes|Estrela d\'Oeste|São José do Rio Preto|Registro|Bastos|Ribeirão Preto','TO':'Gurupi|Araguaína|Porto Nacional'}.items()}
ST = dict(zip('AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(), 'Acre|Alagoas|Amazonas|Amapá|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Minas Gerais|Mato Grosso do Sul|Mato Grosso|Pará|Paraíba|Pernambuco|Piauí|Paraná|Rio de Janeiro|Rio Grande do Norte|Rondônia|Roraima|Rio Grande do Sul|Santa Catarina|Sergipe|São Paulo|Tocantins'.split('|')))
GM = 'Antônio|José Raimundo|João Batista|Kauê|Hiroshi|Luiz Otávio|Elias|Giovanni|Friedrich|Ubirajara|Jeferson|Wesley|Caetano|Ítalo|Mário Sérgio|Benício|Davi Lucca|Heitor|Yuri|Zózimo|Félix|Aparício|Nicolau|Salim|Kenji|Ruy|Crispim|Amadeu|Deocleciano|Thor|Cauã|Wanderlei|Anísio|Otto|Jurandir|Estêvão|Moacyr|Gérson|Adão|Íkaro|Laércio|Raoni|Tércio|Valdomiro|Sandro|Ícaro|Pedro Ivo|Zé Carlos|Hermenegildo|Érico'.split('|')
GF = 'Maria das Dores|Ana Clara|Conceição|Júlia|Iracema|Akemi|Samira|Giulia|Gertrudes|Jandira|Yasmin|Thayná|Sônia Regina|Inês|Lívia|Maria do Socorro|Raimunda|Ester|Kátia|Zuleide|Nair|Benedita|Ágata|Luíza|Iolanda|Valentina|Helga|Naiara|Potira|Francisca|Elvira|Cecília|Antônia|Maitê|Hortência|Josefa|Aurora|Michele|Fátima|Yara|Dalva|Sabrina|Olívia|Úrsula|Noêmia|Lorena|Vitória|Eunice|Tainá|Mei|Edelweiss|Zilda'.split('|')
SN = 'da Silva|dos Santos|de Souza|Pereira|Oliveira|Lima|Costa e Silva|de Araújo|Gonçalves|Nogueira|Bragança|Sant\'Anna|D\'Ávila|D\'Angelo|Dell\'Antonia|Zanella|Bortoluzzi|Ferrari|Müller|Schmidt|Kleinübing|Hoffmann|Yamaguchi|Nakamura|Tanaka|Haddad|Abdalla|El-Khouri|Maluf|Guajajara|Xakriabá|Pataxó|Potiguara|Kowalski|Wisniewski|Assunção|de Jesus|do Espírito Santo|Cavalcanti|Albuquerque|Peçanha|Quintão|de Sá|Sá|Ré|Vaz|Paz|Brandão|Magalhães|Figueirêdo|do Nascimento|da Conceição|Ramalho|Queiroz|Coêlho|Baptista|Thomé|Vasconcellos|Prado|Leão|Reis|Mendonça|Sarmento|Uchôa|Teles|Castanheira|de Lourdes|Fagundes|Boaventura'.split('|')
HO = ['Hospital e Maternidade Santa Casa de Misericórdia','Hospital Regional Dr. Deoclécio Marques de Lucena','Maternidade Dona Evangelina Rosa','Hospital São Vicente de Paulo','Hospital Universitário Polydoro Ernani de São Thiago','Casa de Parto Anita Garibaldi','Hosp. Mun. N. Sra. da Conceição','Maternidade Estadual Albert Sabin','Hospital Beneficência Portuguesa','Hospital das Clínicas - Ala Materno-Infantil','Maternidade Bárbara Heliodora','Hospital Materno-Infantil Presidente Vargas']
LONG = 'Hospital Filantrópico e Maternidade Nossa Senhora do Perpétuo Socorro e São Judas Tadeu da Irmandade da Santa Casa de Misericórdia'
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U1 = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D1 = 'x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C1 = 'x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def w(n, f=False):
    if n < 20: return {1:'uma',2:'duas'}.get(n, U1[n]) if f else U1[n]
    if n < 100: return D1[n//10] + (' e ' + w(n%10, f) if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C1[n//100] + (' e ' + w(n%100) if n%100 else '')
    r = n%1000; h = ('mil' if n//1000 == 1 else w(n//1000)+' mil')
    return h + ('' if not r else (' e ' if r < 100 or r%100 == 0 else ' ') + w(r))
def dw(d, um='primeiro'): return f"{um if d.day==1 else w(d.day)} de {MES[d.month-1]} de {w(d.year)}"
def dl(d): return f"{d.day:02d} de {MES[d.month-1]} de {d.year}"
def dn(d): return d.strftime('%d/%m/%Y')
def cpf(r):
    a = [r.randint(0,9) for _ in range(9)]
    for k in (10, 11): s = sum(x*(k-i) for i, x in enumerate(a))*10%11; a.append(s%10)
    t = ''.join(map(str, a)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def mdv(s):
    for _ in 'ab':
        m, t = 32-len(s), 0
        for ch in s: t += int(ch)*m; m = 0 if m == 10 else m+1
        t %= 11; s += str(1 if t > 9 else t)
    return s
assert mdv('551681015519751001050960144268') == '55168101551975100105096014426840'
def up(s): return s.upper()
class P(NS): pass
def build(case, s, U=False):
    """s: the filling's own spec; U: upper case. Returns the case's namespace."""
    r = random.Random('94/' + case); c = NS(case=case, s=s, r=r); T = up if U else (lambda x: x)
    used = set()
    def g(f):
        while True:
            x = r.choice(GF if f else GM)
            if x not in used: used.add(x); return x
    def sn():
        while True:
            x = r.choice(SN)
            if x not in used: used.add(x); return x
    def place(uf=None):
        uf = uf or r.choice(list(PL)); return (r.choice(PL[uf]), uf)
    c.uf = s['uf']; c.mun = s.get('mun') or place(c.uf)[0]; c.rmun, c.ruf = s.get('reg') or (c.mun, c.uf); c.nat = s.get('nat') or (c.mun, c.uf)
    y = s['y']; c.nasc = datetime.date(y, r.randint(1,12), r.randint(1,28))
    if s.get('d1'): c.nasc = c.nasc.replace(day=1)
    c.hora = (r.randint(0,23), r.randint(0,59)); 
    c.dreg = datetime.date(s['ry'], r.randint(1,12), r.randint(1,28)) if s.get('ry') else c.nasc + datetime.timedelta(r.randint(1,40))
    em = s['em']; c.em = datetime.date(em, r.randint(1,12), r.randint(1,28))
    if c.em <= c.dreg: c.em = c.dreg
    c.sexo = s.get('sx') or r.choice('MF'); c.sx = {'M':'Masculino','F':'Feminino'}[c.sexo]
    par = s.get('par', 'pm'); fem = {'pm':(0,1),'m':(None,1),'mm':(1,1),'pp':(0,0),'mp':(1,0)}[par]
    def par1(f):
        a, b = sn(), sn(); av = P(n=T(f'{g(0)} {a}')); 
        av2 = P(n=T(f'{g(1)} {b} {a}' if r.random() < .6 else f'{g(1)} {b}'))
        p = P(f=f, s=(b, a), nat=s.get('fnat') if not f and s.get('fnat') else place(), avo=av.n, ava=av2.n, age=r.randint(18,45)); q = r.random(); fg = g(f) if r.random() < .7 else (lambda x: x if ' ' in x else x + ' ' + r.choice((['Aparecida','Cristina','de Fátima','Regina','Luísa'] if f else ['Augusto','Henrique','César','Afonso','Tadeu'])))(g(f)); p.n = T(f'{fg} {b} {a}' if q < .7 else f'{fg} {a}')
        if not f and .7 < q < .9: p.n = T(f'{av.n} {r.choice(["Filho","Júnior","Neto"])}')
        p.prof = T(r.choice(['lavrador','comerciário','motorista','pedreiro','professor','bancário','ferroviário'] if not f else ['do lar','costureira','professora','doméstica','comerciária','enfermeira']))
        p.est = T('casado' if not f else 'casada') if r.random() < .5 else T('solteiro' if not f else 'solteira')
        if isinstance(p.nat, tuple): p.nat = (T(p.nat[0]), p.nat[1])
        else: p.nat = T(p.nat)
        return p
    c.pars = [None if f is None else par1(f) for f in fem]; c.p, c.m = c.pars; c.par = par
    k = [x for x in c.pars if x]; sx = c.sexo == 'F'
    fam = ([c.m.s[1], c.p.s[1]] if par in ('pm','mp') else [x.s[1] for x in k]) if len(k) == 2 else [k[0].s[0], k[0].s[1]]
    gv = s.get('gv') or g(sx) + ('' if r.random() < .55 else ' ' + r.choice(['Beatriz','Eloá','Caroline','Mercês','Antonieta'] if sx else ['Miguel','Emanuel','Gustavo','Inácio','Josué'])); c.name = T(s.get('name') or gv + ' ' + ' '.join(fam)); c.fam = ' '.join(fam)
    for a in s.get('noav', ''):  # p/m: that side's grandparents are missing; g: only the grandfathers
        for q in k:
            if a == 'g' and q is k[-1]: q.avo = ''
            if a == 'p' and q is c.p or a == 'm' and q is c.m: q.avo = q.ava = ''
    c.twin = T(f"{s['twin']} {c.fam}") if s.get('twin') else ''
    c.cpf = s['cpf'] if 'cpf' in s else cpf(r)
    c.est = T(s.get('est') or r.choice(HO)); c.home = s.get('home')
    if c.home: c.est = T(c.home)
    c.livro = s.get('livro', r.randint(3, 480)); c.folha = s.get('folha', r.randint(1, 300)); c.termo = r.randint(800, 190000); c.ver = s.get('v', '')
    c.cns = f'{r.randint(1,159999):06d}'
    c.m32 = mdv(f"{c.cns}0155{c.dreg.year}{s.get('tipo',1)}{c.livro:05d}{c.folha:03d}{c.termo:07d}"); m = c.m32
    c.mat = ' '.join((m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:])); c.matp = f'{m[:6]}.{m[6:8]}.{m[8:10]}.{m[10:14]}.{m[14]}.{m[15:20]}.{m[20:23]}.{m[23:30]}-{m[30:]}'
    c.dnv = f'30-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}' if s.get('dnv', c.dreg.year > 2010) else ''
    c.of = T(f'{g(r.random()<.5)} {sn()} {sn()}'); c.esc = T(f'{g(r.random()<.5)} {sn()}'); c.tes = [T(f'{g(i)} {sn()}') for i in (0,1)]
    c.selo = s.get('selo') or ''.join(r.choice('ABCDEFGHJKLMNPRSTUVXZ') for _ in range(4)) + f'{r.randint(10000,999999)}-' + ''.join(r.choice('ABCDEFGHJKLMNPRSTUVXZ') for _ in range(4))
    c.cart = T(s['cart'].replace('@', c.rmun)); c.mun, c.rmun = T(c.mun), T(c.rmun); c.nat = (T(c.nat[0]), c.nat[1])
    c.decl = k[0].n; c.rua = r.choice(['Rua XV de Novembro','Av. Getúlio Vargas','Praça da Matriz','Rua Marechal Deodoro','Travessa do Comércio','Av. Rio Branco']) + f', {r.randint(11,1900)}'; c.tel = f'({r.randint(11,99)}) {r.randint(3200,3999)}-{r.randint(1000,9999)}'; c.cep = f'{r.randint(10,99)}.{r.randint(100,999)}-{r.randint(100,999)}'
    c.av, c.an = note(c, s.get('av'), T), note(c, s.get('an'), T); c.rg = f'{r.randint(10,60)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}'; c.tit = f'{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,2899)}'; c.pis = f'{r.randint(100,199)}.{r.randint(10000,99999)}.{r.randint(10,99)}-{r.randint(0,9)}'
    c.T = T; return c
def note(c, kind, T):
    if not kind: return ''
    r = c.r; sp_ = max(21, min(900, (c.em - c.dreg).days - 40)); d = c.em - datetime.timedelta(r.randint(20, sp_)); d2 = dl(d - datetime.timedelta(r.randint(9, 35))); d0 = d; d = dn(d); sp = f'{r.choice(GF if c.sexo=="M" else GM)} {r.choice(SN)} {r.choice(SN)}'; v = f'{r.randint(100,999)}/{c.em.year-1}' if c.em.year < 2011 else f'{r.randint(1000,9999)}-{r.randint(10,99)}.{d0.year-1}.8.{r.randint(1,27):02d}.{r.randint(1,900):04d}'
    o = 'o' if c.sexo == 'M' else 'a'
    n = {'pat': lambda: f'Em {d}, nos termos do art. 1º, IV, da Lei 8.560/92{" e do Provimento CNJ 16/2012" if c.em.year > 2013 else ""}, foi averbado o reconhecimento de paternidade feito por {c.p.n if c.p else sp}, passando {o} registrad{o} a chamar-se {c.name}.',
    'pat2': lambda: f'Por escritura pública lavrada em {d2} no 2º Tabelionato de Notas desta comarca, foi reconhecida a paternidade d{o} registrad{o}, passando a constar como pai {c.newp}, sendo avós paternos {c.newav} e {c.newava}. O nome d{o} registrad{o} permanece inalterado. Averbado em {d}.',
    'trans': lambda: f'Averbada em {d} a alteração do prenome e do sexo d{o} registrad{o}, a requerimento da própria pessoa, nos termos do Provimento nº 73/2018 do CNJ e da ADI 4275/DF do STF. Protocolo nº {r.randint(100,9999)}.',
    'ret': lambda: f'Retificado o assento em {d}, por sentença do MM. Juiz de Direito da Vara de Registros Públicos, processo nº {v}, para constar corretamente o sobrenome da genitora.',
    'nome': lambda: f'Averbada em {d} a inclusão de sobrenome de ascendente, nos termos do art. 57 da Lei 6.015/73, com redação dada pela Lei 14.382/2022.',
    'cas': lambda: f'Casou-se em {d} com {sp}, no Registro Civil de {r.choice(PL[r.choice(list(PL))])}, Livro B-{r.randint(3,90)}, fls. {r.randint(1,300)}, termo {r.randint(900,9999)}, continuando a usar o mesmo nome.',
    'div': lambda: f'Casou-se em {dl(d0 - datetime.timedelta(r.randint(900,3000)))} com {sp}, Livro B-{r.randint(3,90)}, fls. {r.randint(1,300)}v. Divorciad{o} conforme sentença de {d}, proc. {v}, voltando a usar o nome de solteir{o}.',
    'obi': lambda: f'Faleceu em {d}, conforme assento de óbito lavrado no Livro C-{r.randint(3,90)}, fls. {r.randint(1,300)}, sob nº {r.randint(900,9999)}.',
    'tard': lambda: 'Registro tardio lavrado nos termos do Provimento nº 28/2013 do CNJ, à vista de duas testemunhas.',
    'fal': lambda: f'Nascimento múltiplo declarado; casal brasileiro residente nesta cidade.'}
    if kind == 'pat2': c.newp = f'{r.choice(GM)} {r.choice(SN)} {r.choice(SN)}'; c.newav = f'{r.choice(GM)} {r.choice(SN)}'; c.newava = f'{r.choice(GF)} {r.choice(SN)}'
    return n[kind]()
def nat(x, sep='/', full=False):
    if not x: return ''
    if isinstance(x, str): return x
    return f'{x[0]}, Estado d{"o " if x[1] in "AC AP AM CE ES MA PA PR PI RJ RN RS TO".split() else "a " if x[1] in ("BA","PB") else "e "}{ST[x[1]]}' if full and x[1] != 'DF' else f'{x[0]}{sep}{x[1]}'
def truth(c, W, H, hide='', over=None, acc=None, joint=False, first=None, sep='/', full=False, words=True, natlab=False, cad=(), showm=True):
    """hide: words among cpf mat hora sexo natp est dnv reg(livro..) avos selo of twin obs"""
    hide = hide.split(); h = lambda k, v: '' if k in hide else v; k = [x for x in (first or c.pars) if x]; acc = dict(acc or {})
    g = lambda p: {'nome_completo': p.n, 'naturalidade': h('natp', nat(p.nat, sep, full))} if p else {'nome_completo':'','naturalidade':''}
    A = lambda p: {'avô': h('avos', p.avo if p else ''), 'avó': h('avos', p.ava if p else '')}
    sides = [c.p, c.m]
    av = {'paternos': A(sides[0]), 'maternos': A(sides[1])}
    if c.par in ('mm','pp'):
        for a, b in (('paternos','maternos'),('maternos','paternos')):
            for x in ('avô','avó'): acc[f'avós.{a}.{x}'] = [av[b][x]]
    if c.home: acc['local_nascimento.estabelecimento'] = ['Domicílio', 'Em domicílio', '']
    n = nat(c.nat, sep, full)
    if not natlab: acc['dados_pessoais.naturalidade'] = ['']
    tx = dw(c.nasc) if words else dn(c.nasc); acc['dados_pessoais.data_nascimento.texto_completo'] = [dn(c.nasc), dl(c.nasc), dw(c.nasc), dw(c.nasc, 'um')]
    d = {'documento': {'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais': {'nome_completo': c.name, 'cpf': h('cpf', c.cpf if c.cpf[:1].isdigit() else ''), 'matrícula': h('mat', c.mat), 'data_nascimento': {'texto_completo': c.T(tx), 'dia': f'{c.nasc.day:02d}', 'mês': f'{c.nasc.month:02d}', 'ano': str(c.nasc.year)}, 'hora_nascimento': h('hora', '%02d:%02d' % c.hora if c.hora else ''), 'naturalidade': n, 'sexo': h('sexo', c.sx)},
     'local_nascimento': {'estabelecimento': h('est', c.est), 'município': c.mun, 'uf': c.uf if len(c.uf) == 2 else ''},
     'registro': {'município': c.rmun, 'uf': c.ruf, 'cartório': c.cart, 'data_registro': dn(c.dreg), 'número_dnv': h('dnv', c.dnv), 'livro': str(c.livro), 'folha': str(c.folha) + c.ver, 'termo': str(c.termo)},
     'filiação': {'genitor_1': g(k[0]), 'genitor_2': g(k[1] if len(k) > 1 else None)}, 'avós': av,
     'gêmeos': {'status': 'Sim' if c.twin and 'twin' not in hide else 'Não', 'informações_adicionais': h('twin', c.twin)},
     'observações': {'averbações': h('av', c.av), 'anotações': h('an', c.an)}, 'autenticação': {'selo_digital': h('selo', c.selo), 'oficial_registro': h('of', c.of), 'data_emissão': dn(c.em)}}
    if hasattr(c, 'newp'):
        acc['filiação.genitor_2.nome_completo'] = [c.newp]; acc['avós.paternos.avô'] = [c.newav]; acc['avós.paternos.avó'] = [c.newava]
    for p, v in (over or {}).items():
        q = d; *a, z = p.split('.')
        for x in a: q = q[x]
        q[z] = v
    return {'case': c.case, 'layout': c.case.split('-')[0], 'condition': 'pdf_born_digital', 'file': c.case + '.pdf', 'width': W, 'height': H, 'resizeImage': False, 'data': d, 'accept': acc, 'meta': {'twin_names': [c.twin] if c.twin and 'twin' not in hide else [], 'joint_notes': joint, 'cadastro': list(cad)}}
# ---- svg
def arms(s=46, col='#245', k=0):
    star = ' '.join(f'{"M" if i==0 else "L"}{50+(38 if i%2==0 else 17)*__import__("math").sin(i*.62832):.1f},{46-(38 if i%2==0 else 17)*__import__("math").cos(i*.62832):.1f}' for i in range(10))
    lv = ''.join(f'<path d="M{12+i*2} {80-i*11}q-9-6-6-13q8 3 6 13M{88-i*2} {80-i*11}q9-6 6-13q-8 3-6 13" fill="none" stroke="{col}"/>' for i in range(6))
    body = f'<path d="{star}Z" fill="none" stroke="{col}" stroke-width="2.4"/><circle cx="50" cy="46" r="12" fill="{col}"/><path d="M22 90q28 9 56 0l4 7q-32 9-64 0z" fill="{col}" opacity=".6"/>' if k == 0 else f'<path d="M25 15h50v40q0 25-25 35q-25-10-25-35z" fill="none" stroke="{col}" stroke-width="3"/><path d="M25 38h50M50 38v50M32 22h8M58 22h10" stroke="{col}" stroke-width="3"/><circle cx="38" cy="55" r="6" fill="{col}"/>'
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100">{lv}{body}</svg>'
def qr(r, s=56, n=25):
    g = [[r.random() < .5 for _ in range(n)] for _ in range(n)]
    for a, b in ((0,0),(0,n-8),(n-8,0)):
        for i in range(8):
            for j in range(8): g[a+i][b+j] = False
        a += a > 0; b += b > 0
        for i in range(7):
            for j in range(7): g[a+i][b+j] = i in (0,6) or j in (0,6) or (1 < i < 5 and 1 < j < 5)
    return f'<svg width="{s}" height="{s}" viewBox="-1 -1 {n+2} {n+2}"><path d="' + ''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if g[i][j]) + '"/></svg>'
def bar(r, wd=160, h=22):
    x, o = 0, ''
    while x < wd: a = r.choice((.8,.8,1.6,2.4)); o += f'M{x:.1f} 0h{a}v{h}h-{a}z'; x += a + r.choice((.8,1.2,2))
    return f'<svg width="{wd}" height="{h}" viewBox="0 0 {wd} {h}"><path d="{o}"/></svg>'
def sig(r, wd=120, h=26, col='#1a2a6c'):
    x, p = 4, f'M4 {h*.6:.0f}'
    while x < wd-16: d = r.randint(6,15); p += f'q{d/2:.0f} {r.randint(-h,-3)} {d} {r.randint(-3,3)}t{r.randint(2,6)} {r.randint(-2,2)}'; x += d + 4
    return f'<svg width="{wd}" height="{h}" viewBox="0 {-h*.3:.0f} {wd} {h*1.6:.0f}" style="display:inline-block"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.2"/></svg>'
def guil(W, H, col='#9c7', n=14, op=.35):
    import math
    o = ''
    for k in range(n):
        o += 'M' + 'L'.join(f'{x} {H*(k+.5)/n + H/n*.9*math.sin(x/31+k*.7)*math.cos(x/97+k):.1f}' for x in range(0, W+12, 9))
    ro = ''.join('M' + 'L'.join(f'{W/2+(110+60*math.cos(t*7/60*math.pi/3+q*.5))*math.cos(t*math.pi/60):.1f} {H/2+(110+60*math.cos(t*7/60*math.pi/3+q*.5))*math.sin(t*math.pi/60):.1f}' for t in range(121)) for q in range(5))
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}"><g fill="none" stroke="{col}" stroke-width=".5" opacity="{op}"><path d="{o}"/><path d="{ro}"/></g></svg>'
ZOOM = dict(A=1.3, B=1.2, D=1.28, E=1.12, G=1.22, H=1.15, I=1.33, J=1.2, K=1.17, L=1.28, N=1.24, O=1.3, P=1.1)
def page(c, W, H, css, body):
    body = body.replace('<div style="padding:', f'<div style="zoom:{ZOOM.get(c.case[2], 1)};padding:', 1)
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{c.case}</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box;margin:0;padding:0}}html,body{{width:{W}pt;height:{H}pt}}body{{position:relative;-webkit-print-color-adjust:exact}}table{{border-collapse:collapse;width:100%}}td,th{{vertical-align:top;text-align:left;font-weight:normal}}{css}</style></head><body>{body}</body></html>'
