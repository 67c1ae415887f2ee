import random, json, html, math, datetime as dt
E = html.escape
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
AB = 'jan fev mar abr mai jun jul ago set out nov dez'.split()
ROM = 'I II III IV V VI VII VIII IX X XI XII'.split()
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
CT = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')
def ext(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n//10] + (' e '+UN[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CT[n//100] + (' e '+ext(n % 100) if n % 100 else '')
    k, r = divmod(n, 1000); s = 'mil' if k == 1 else ext(k)+' mil'
    return s if not r else s+(' e ' if r < 100 or r % 100 == 0 else ' ')+ext(r)
def fem(s): return ' '.join({'um': 'uma', 'dois': 'duas'}.get(w, w).replace('entos', 'entas') for w in s.split())
def dext(d): return f'{"primeiro" if d.day == 1 else ext(d.day)} de {MES[d.month-1]} de {ext(d.year)}'
def dmy(d): return d.strftime('%d/%m/%Y')
def dlong(d): return f'{d.day} de {MES[d.month-1]} de {d.year}'
def drom(d, s='.'): return f'{d.day}{s}{ROM[d.month-1]}{s}{d.year}'
def d3(d): return f'{d.day:02d}/{AB[d.month-1].upper()}/{d.year}'
def dab(d): return f'{d.day} de {AB[d.month-1]}. de {d.year % 100:02d}'
def ddash(d): return f'{d.day}-{d.month}-{d.year % 100:02d}'
def hcol(h, m, half=False):
    k = 'meia-noite' if h == 0 else 'meio-dia' if h == 12 else str(h % 12)
    t = '' if h in (0, 12) else ' da '+('madrugada' if h < 5 else 'manhã' if h < 12 else 'tarde' if h < 19 else 'noite')
    if m == 0: return k if h in (0, 12) else k+(' hora' if k == '1' else ' horas')+t
    return k+(' e meia' if half and m == 30 else f' e {m}')+t
def hext(h, m):
    hh = 'zero hora' if h == 0 else 'uma hora' if h == 1 else fem(ext(h))+' horas'
    return hh+(f' e {ext(m)} minuto'+'s'*(m > 1) if m else '')
EST = dict(AC='Acre', AL='Alagoas', AP='Amapá', AM='Amazonas', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás', MA='Maranhão', MT='Mato Grosso', MS='Mato Grosso do Sul', MG='Minas Gerais', PA='Pará', PB='Paraíba', PR='Paraná', PE='Pernambuco', PI='Piauí', RJ='Rio de Janeiro', RN='Rio Grande do Norte', RS='Rio Grande do Sul', RO='Rondônia', RR='Roraima', SC='Santa Catarina', SP='São Paulo', SE='Sergipe', TO='Tocantins')
ABR = dict(EST, RN='R. G. do Norte', RS='R. G. do Sul', ES='E. Santo', MG='Minas', SP='S. Paulo', SC='S. Catarina', RJ='E. do Rio', MT='M. Grosso', PE='Pernamb.')
def de(b): return 'da' if b in ('BA', 'PB') else 'de' if b in ('AL', 'GO', 'MG', 'MS', 'MT', 'PE', 'RO', 'RR', 'SC', 'SP', 'SE') else 'do'
def est(b): return f'Estado {de(b)} {EST[b]}' if b != 'DF' else 'Distrito Federal'
MUN = [tuple(x.split('/')) for x in 'Caicó/RN;Ilhéus/BA;Cruzeiro do Sul/AC;Penedo/AL;Oiapoque/AP;Manacapuru/AM;Sobral/CE;Brazlândia/DF;Colatina/ES;Pirenópolis/GO;Codó/MA;Cáceres/MT;Aquidauana/MS;Diamantina/MG;Óbidos/PA;Cajazeiras/PB;Guarapuava/PR;Garanhuns/PE;Oeiras/PI;Vassouras/RJ;Mossoró/RN;Bagé/RS;Guajará-Mirim/RO;Caracaraí/RR;Blumenau/SC;Botucatu/SP;Estância/SE;Porto Nacional/TO;Jequié/BA;São João del-Rei/MG;Marília/SP;Lagarto/SE;Pelotas/RS;União da Vitória/PR;Crato/CE;Itaperuna/RJ;Joaçaba/SC;Santarém/PA;Caxias/MA;Serra Talhada/PE;Sousa/PB;Floriano/PI;Ituiutaba/MG;Pindamonhangaba/SP;Jataí/GO;Mimoso do Sul/ES;Itacoatiara/AM;Santana do Ipanema/AL;Vilhena/RO;Araguaína/TO;Três Lagoas/MS;Barra do Garças/MT;Tarauacá/AC;Rorainópolis/RR;Mazagão/AP'.split(';')]
NEW = {'AC', 'RO', 'RR', 'AP', 'MS', 'TO', 'DF'}
GM = 'João Batista;Antônio;José Raimundo;Luís Gustavo;Érico;Tiago;Benedito;Wálter;Íkaro;Celso;Otávio;Kazuo;Takeshi;Vítor;Giuseppe;Helmuth;Jorge Elias;Nagib;Ubiratan;Kauê;Davi;Sebastião;Cícero;Moacir;Heitor;Zé Carlos;Raul;Ernesto;Joaquim Inácio;Álvaro;Aloísio;Murilo;Peri;Bruno Henrique;Enzo;Ló'.replace('Zé Carlos;', '').replace(';Ló', '').split(';')
GF = "Maria do Socorro;Ana Lúcia;Conceição;Inês;Heloísa;Jandira;Iara;Samira;Latife;Mitsuko;Akemi;Giovanna;Antonieta;Elfriede;Gertrudes;Rosa;Francisca;Luísa;Regina Célia;Vitória;Cláudia;Zélia;Potira;Benedita;Raimunda;Noêmia;Tereza Cristina;Bárbara;Eloá;Sofia;Ester;Mônica;Débora;Isaura;Odete;Nair".split(';')
SN = "Silva;dos Santos;de Oliveira;da Conceição;Barbosa;Nóbrega;Araújo;Gonçalves;Guimarães;de Assis;Leão;Falcão;Cavalcanti;Paixão;Sá;D'Ávila;Sant'Ana;Zanotto;Bertolini;Dall'Orto;Schneider;Krüger;Weissheimer;Tanaka;Nakamura;Yoshida;Haddad;Maluf;Abdalla;Tukano;Pataxó;Munduruku;de Souza e Melo;Queirós;Vasconcelos;Ximenes;Pôrto;Uchôa;Lacerda;Valadão;Monteiro;Teles;Peçanha;Furtado;Bittencourt;Kowalski".split(';')
FOR = ['Beirute/Líbano', 'Naha/Japão', 'Braga/Portugal', 'Vicenza/Itália', 'Artigas/Uruguai', 'Pontevedra/Espanha']
RUA = ['Rua Quinze de Novembro', 'Av. Rio Branco', 'Rua do Rosário', 'Praça da Matriz', 'Rua Mal. Floriano', 'Travessa da Paz', 'Rua Cel. Teófilo']
HOSP = ['Maternidade Santa Isabel', 'Hospital São Vicente de Paulo', 'Santa Casa de Misericórdia', 'Hospital e Maternidade N. S. da Luz', 'Casa de Saúde São José', 'Hospital Regional Dr. Osvaldo Prata']
SIT = ['Sítio Boa Vista', 'Fazenda Três Irmãos', 'Colônia Santa Clara', 'Engenho Novo', 'Lugar Olho d\'Água']
PRM, PRF = ['lavrador', 'comerciante', 'ferroviário', 'pedreiro', 'motorista', 'professor', 'alfaiate'], ['doméstica', 'costureira', 'professora', 'do lar', 'lavradora', 'enfermeira']
def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11): d.append(sum(a*b for a, b in zip(d, range(k, 1, -1))) * 10 % 11 % 10)
    s = ''.join(map(str, d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matric(cns, ano, lv, fl, tm):
    s = f'{cns:06d}0155{ano:04d}1{lv:05d}{fl:03d}{tm:07d}'
    for _ in 'ab':
        m, t = 32-len(s), 0
        for c in s: t += int(c)*m; m = m+1 if m < 10 else 0
        s += str(1 if t % 11 > 9 else t % 11)
    return ' '.join((s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]))
class O(dict):
    __getattr__ = dict.get
    __setattr__ = dict.__setitem__
USED = set(); OLD = False; MODERN = 'Kauê;Davi;Enzo;Bruno Henrique;Heitor;Murilo;Eloá;Íkaro;Sofia;Giovanna;Luís Gustavo;Potira;Akemi'.split(';')
def nome(r, sex, fam=(), k=None):
    s = list(fam); k = k or r.choice((1, 2, 2, 3))
    while len(s) < k:
        x = r.choice(SN)
        if x not in s and not (' e ' in x and s): s.insert(0, x)
    while 1:
        n = r.choice([g for g in (GM if sex == 'M' else GF) if not (OLD and g in MODERN)])+' '+' '.join(s)
        if n not in USED: USED.add(n); return n
        if r.random() < .2 and not fam: s[0] = r.choice(SN)
def plus(d, r, a, b): return d+dt.timedelta(days=r.randint(a, b))
def rec(case, yb, issue, s, muns=None):
    """a made-up registration. yb: years of birth; issue: years of issue (None: soon after); s: what applies"""
    global OLD; OLD = yb[0] < 1970; r = random.Random('97/'+case); n = int(case[-1]); s = O(s); R = O(r=r, n=n, s=s); USED.clear()
    M = muns or [m for m in MUN if yb[0] > 1988 or m[1] not in NEW]
    R.mun, R.uf = M[((ord(case[2])-65)*4+n)*13 % len(M)] if not muns else M[n % len(M)]
    M2 = [m for m in MUN if yb[0] > 1988 or m[1] not in NEW]
    R.bm, R.bu = r.choice([m for m in M2 if m[1] == R.uf]+[(R.mun, R.uf)]) if s.outro else (R.mun, R.uf)
    R.sex = r.choice('MF'); R.f = R.sex == 'F'; R.o = 'a' if R.f else 'o'
    b = R.nasc = dt.date(r.randint(*yb), 1, 1)+dt.timedelta(days=r.randrange(365))
    R.hora = s.hora or (r.randrange(24), r.choice((0, 5, 10, 15, 20, 30, 30, 40, 47, 50)))
    R.reg = plus(b, r, 900, 6500) if s.late else plus(b, r, 1, 40)
    R.emi = plus(max(dt.date(r.randint(*(s.issue or issue)), 1, 10), R.reg), r, 20, 300) if (issue or s.issue) else plus(R.reg, r, 0, 9)
    fm, ff = r.sample([x for x in SN if ' e ' not in x], 2)
    R.mae = nome(r, 'F', [fm] if s.duas or s.solo or r.random() < .6 else [fm, ff]); R.pai = nome(r, 'F' if s.duas else 'M', [ff])
    nat = lambda: '/'.join(r.choice([(R.mun, R.uf), r.choice(M2), r.choice(M2)]))
    R.maen, R.pain = nat(), nat()
    if s.foreign: R.pain = r.choice(FOR); R.maen = r.choice(FOR+[R.maen]*4)
    R.pp, R.pm = nome(r, 'M', [ff]), nome(r, 'F', [ff] if r.random() < .6 else ())
    R.mp, R.mm = nome(r, 'M', [fm]), nome(r, 'F', [fm] if r.random() < .6 else ())
    if s.miss: R.pp = ''; R.mp = '' if s.miss > 1 else R.mp; R.pm = '' if s.miss > 2 else R.pm
    if s.solo: R.pai = R.pain = R.pp = R.pm = ''
    fs = [fm] if s.solo else [fm, ff]
    R.nome = nome(r, R.sex, fs, len(fs)); R.twin = nome(r, r.choice('MF'), fs, len(fs)) if s.twin else ''
    R.cpf = '' if s.nocpf else cpf(r)
    R.est = '' if s.home else r.choice(HOSP); R.casa = r.choice(SIT) if s.home == 2 else f'{r.choice(RUA)}, {r.randint(3, 990)}'
    R.lv, R.fl, R.tm = r.randint(7, 160), r.randint(2, 300), r.randint(900, 69000)
    R.cns = r.randint(1500, 160000); R.mat = matric(R.cns, R.reg.year, R.lv, R.fl, R.tm); R.mat2 = matric(R.cns, R.reg.year, R.lv, R.fl+(R.fl < 300), R.tm+1)
    R.dnv = f'30-{r.randint(10000000, 99999999)}-{r.randrange(10)}'
    R.os = r.choice('MF'); R.ofi, R.esc, R.t1, R.t2, R.jz = nome(r, R.os), nome(r, 'F'), nome(r, 'M'), nome(r, 'F'), nome(r, 'M'); R.dec = R.pai or R.mae
    R.prp, R.prm = r.choice(PRF if s.duas else PRM), r.choice(PRF); R.idp, R.idm = r.randint(21, 48), r.randint(18, 39)
    R.end = f'{r.choice(RUA)}, {r.randint(10, 2400)}'; R.cep = f'{r.randint(11, 99)}{r.randrange(1000):03d}-{r.randrange(1000):03d}'
    R.tel = f'({r.randint(11, 99)}) {r.randint(3200, 3899)}-{r.randrange(10000):04d}'; R.rg = f'{r.randint(1, 59)}.{r.randrange(1000):03d}.{r.randrange(1000):03d}-{r.randrange(10)}'
    R.tit = f'{r.randrange(10000):04d} {r.randrange(10000):04d} {r.randrange(10000):04d}'; R.pis = f'{r.randint(100, 209)}.{r.randrange(100000):05d}.{r.randrange(100):02d}-{r.randrange(10)}'
    L = 'ABCDEFGHJKLMNPRSTUVWXYZ'; R.selo = ''.join(r.choice(L) for _ in range(4))+f'{r.randrange(10**5):05d}-{r.randrange(100):02d}{r.choice(L)}'; R.chave = ''.join(r.choice('0123456789abcdef') for _ in range(32))
    R.av, R.an = ' '.join(note(R, k) for k in s.av or ()), ' '.join(note(R, k) for k in s.an or ())
    return R
def note(R, k):
    r = R.r; a = min(plus(R.reg, r, 150, 2500), R.emi-dt.timedelta(days=4)); w = min(plus(R.nasc, r, 7500, 10500), R.emi-dt.timedelta(days=400)); o = R.o; cj = nome(r, 'M' if R.f else 'F', [R.nome.split()[-1]] if k == 'x' else ())
    z = R.z = R.z or min(plus(w, r, 250, 3000), R.emi-dt.timedelta(days=95)); m = '/'.join(r.choice(MUN[:20])); w = R.w = R.w or w; R.cj = R.cj or cj; cj = R.cj
    return dict(cpf=f'Inscrit{o} no CPF sob nº {R.cpf}, conforme consulta à Receita Federal do Brasil em {dmy(R.emi-dt.timedelta(days=3))}.',
      cas=f'Casou-se em {dmy(w)} com {cj}, conforme assento nº {r.randint(400, 9000)}, fls. {r.randint(2, 299)} do livro B-{r.randint(3, 90)}, do Registro Civil de {m}.',
      casold=f'Contraiu matrimônio aos {w.day} de {MES[w.month-1]} de {w.year} com {cj}, em {m.split("/")[0]}, termo {r.randint(40, 900)}, livro B-{r.randint(2, 30)}.',
      div=f'Divorciad{o} por sentença de {dmy(z)} do Juízo da {r.randint(1, 4)}ª Vara de Família de {m}, voltando a usar o nome de solteir{o}.' if z.year < 2007 else f'Divórcio por escritura pública lavrada em {dmy(z)} no {r.randint(1, 4)}º Tabelionato de Notas de {m}, Lº {r.randint(20, 400)}, fls. {r.randint(1, 199)}, voltando a usar o nome de solteir{o}.',
      desq=f'Desquitad{o} por sentença de {dmy(z)} do Juízo de Direito da Comarca de {m.split("/")[0]}.',
      obt=f'Falecid{o} em {dmy(R.emi-dt.timedelta(days=90))}, em {m}, conforme assento de óbito nº {r.randint(400, 9000)}, Livro C-{r.randint(3, 90)}, fls. {r.randint(1, 299)}.',
      pat=f'Por escritura pública de {dmy(a)}, {R.pai or "o pai"} reconheceu {"a registrada como sua filha" if R.f else "o registrado como seu filho"}, passando a constar a filiação paterna e os avós respectivos.',
      ret=f'Retificado o nome da mãe para {R.mae}, por mandado de {dmy(a)} do MM. Juiz de Direito da {r.randint(1, 3)}ª Vara, autos nº {r.randint(10, 999)}/{a.year}.',
      nom=f'Alterado o prenome, a requerimento d{o} própri{o}, nos termos do art. 56 da Lei nº 6.015/73 (redação da Lei nº 14.382/22), passando a chamar-se {R.nome}. Protocolo {r.randint(100, 999)}, de {dmy(R.emi-dt.timedelta(days=60))}.',
      ado=f'Adotad{o} por {R.pai or R.mae}{" e "+R.mae if R.pai else ""}, por sentença de {dmy(a)} da Vara da Infância e da Juventude, transitada em julgado.',
      leg=f'Legitimad{o} pelo subsequente matrimônio de seus pais, realizado em {dmy(a)}, termo {r.randint(40, 900)} do livro B-{r.randint(2, 30)} deste cartório.')[k]
DP = 'dados_pessoais.'
P = dict(nome=DP+'nome_completo', cpf=DP+'cpf', mat=DP+'matrícula', hora=DP+'hora_nascimento', nat=DP+'naturalidade', sexo=DP+'sexo', txt=DP+'data_nascimento.texto_completo', est='local_nascimento.estabelecimento', bm='local_nascimento.município', bu='local_nascimento.uf', rm='registro.município', ru='registro.uf', cart='registro.cartório', reg='registro.data_registro', dnv='registro.número_dnv', lv='registro.livro', fl='registro.folha', tm='registro.termo', g1='filiação.genitor_1.nome_completo', n1='filiação.genitor_1.naturalidade', g2='filiação.genitor_2.nome_completo', n2='filiação.genitor_2.naturalidade', pp='avós.paternos.avô', pm='avós.paternos.avó', mp='avós.maternos.avô', mm='avós.maternos.avó', av='observações.averbações', an='observações.anotações', selo='autenticação.selo_digital', ofi='autenticação.oficial_registro', emi='autenticação.data_emissão')
class Doc:
    """d(key, printed, truth, *accept) notes the truth of what is printed and returns the escaped text"""
    def __init__(s, R, case, w=595, h=842, joint=False, u=str):
        s.R, s.case, s.w, s.h, s.joint, s.u, s.extra, s.v, s.acc, s.tw, s.cad = R, case, w, h, joint, u, '', {}, {}, [], []
        s('rm', R.mun if u is str else u(R.mun)); s('ru', R.uf); s('bm', u(R.bm)); s('bu', R.uf if R.bu == R.uf else R.bu); s('nat', f'{u(R.bm)}/{R.bu}', None, '')
    def __call__(s, k, printed, truth=None, *acc):
        s.v[P[k]] = printed if truth is None else truth
        if acc: s.acc[P[k]] = list(acc)
        return E(printed)
    def nm(s, k, x, none=''): return s(k, s.u(x)) if x else none
    def pl(s, k, x, f):
        """a place 'Mun/UF' printed by f(mun, uf)"""
        if not x: return ''
        a, b = x.split('/'); t = s.u(f(a, b) if b in EST else f'{a}, {b}' if f('x', 'SP') != 'x/SP' else x); return s(k, t, None, s.u(f'{a}/{b}'))
    def nasc(s, t, *acc):
        b = s.R.nasc
        for k, v in zip(('dia', 'mês', 'ano'), b.strftime('%d %m %Y').split()): s.v[DP+'data_nascimento.'+k] = v
        return s('txt', t, None, dmy(b), dext(b), dext(b).upper(), dlong(b), *acc)
    def hr(s, t): h, m = s.R.hora; return s('hora', t, f'{h:02d}:{m:02d}', *(['24:00'] if (h, m) == (0, 0) else []))
    def sx(s, t): return s('sexo', t, 'Feminino' if s.R.f else 'Masculino')
    def dreg(s, t): return s('reg', t, dmy(s.R.reg))
    def demi(s, t): return s('emi', t, dmy(s.R.emi))
    def lft(s, **k): return {a: s(a, t, None, *acc) for a, (t, *acc) in k.items()}
    def frommat(s): R = s.R; s('lv', f'{R.lv:05d}'); s('fl', f'{R.fl:03d}'); s('tm', f'{R.tm:07d}'); return s('mat', R.mat)
    def home(s, t, *acc): return s('est', t, None, '', 'Domicílio', 'em domicílio', *acc)
    def twin(s, t):
        s.v['gêmeos.status'] = 'Sim'; s.v['gêmeos.informações_adicionais'] = t; s.acc['gêmeos.informações_adicionais'] = [s.R.twin, s.u(s.R.twin)]; s.tw.append(s.u(s.R.twin)); return E(t)
    def notes(s, none, u=str, sep=' '):
        a, b = u(s.R.av), u(s.R.an); s('av', a); s('an', b)
        if s.joint and a and b: s.acc[P['av']] = s.acc[P['an']] = [a+' '+b, b+' '+a]
        return sep.join(E(x) for x in (a, b) if x) or none
    def swapavos(s):
        for x in ('pp', 'mp'), ('pm', 'mm'):
            a, b = map(P.get, x); s.acc[a], s.acc[b] = [s.v.get(b, '')], [s.v.get(a, '')]
    def data(s):
        g = lambda k: s.v.get(k, ''); grp = lambda b, ks: {k: g(b+'.'+k) for k in ks.split()}
        dp = grp('dados_pessoais', 'nome_completo cpf matrícula'); dp['data_nascimento'] = grp('dados_pessoais.data_nascimento', 'texto_completo dia mês ano'); dp.update(grp('dados_pessoais', 'hora_nascimento naturalidade sexo'))
        return dict(documento={'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'}, dados_pessoais=dp, local_nascimento=grp('local_nascimento', 'estabelecimento município uf'),
          registro=grp('registro', 'município uf cartório data_registro número_dnv livro folha termo'), filiação={k: grp('filiação.'+k, 'nome_completo naturalidade') for k in ('genitor_1', 'genitor_2')}, avós={k: grp('avós.'+k, 'avô avó') for k in ('paternos', 'maternos')},
          gêmeos={'status': g('gêmeos.status') or 'Não', 'informações_adicionais': g('gêmeos.informações_adicionais')}, observações=grp('observações', 'averbações anotações'), autenticação=grp('autenticação', 'selo_digital oficial_registro data_emissão'))
    def write(s, out, css, body):
        z = dict(B=1.08, C=1.13, F=1.2, G=1.17, H=1.3, I=1.17, J=1.2, L=1.2).get(s.case[2]); body = (f'<div style="zoom:{z}">{body}</div>' if z else body)+s.extra
        open(f'{out}/{s.case}.html', 'w', encoding='utf-8').write(f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{s.case}</title><style>@page{{size:{s.w}pt {s.h}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{s.w}pt;height:{s.h}pt;position:relative;overflow:hidden}}table{{border-collapse:collapse;width:100%}}.fx{{display:flex;align-items:flex-end}}.c{{text-align:center}}.r{{text-align:right}}{css}</style></head><body>{body}</body></html>')
        json.dump(dict(case=s.case, layout=s.case[:3], condition='pdf_born_digital', file=s.case+'.pdf', width=s.w, height=s.h, resizeImage=False, data=s.data(), accept=s.acc, meta=dict(twin_names=s.tw, joint_notes=s.joint, cadastro=s.cad)), open(f'{out}/{s.case}.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
# --- drawings
def arms(sz=44, c='#333'):
    st = ' '.join(f'{50+q*math.sin(i*math.pi/5):.1f},{48-q*math.cos(i*math.pi/5):.1f}' for i in range(10) for q in [40 if i % 2 == 0 else 17])
    lv = ''.join(f'<ellipse cx="{50+s*(44-abs(4-i)):.0f}" cy="{88-i*9}" rx="3" ry="7" transform="rotate({-s*25} {50+s*44} {88-i*9})"/>' for s in (1, -1) for i in range(7))
    return f'<svg width="{sz}pt" height="{sz*1.1:.0f}pt" viewBox="0 0 100 110" fill="none" stroke="{c}" stroke-width="1.5">{lv}<polygon points="{st}"/><circle cx="50" cy="48" r="14"/><circle cx="50" cy="48" r="9" fill="{c}" fill-opacity=".3"/><path d="M20 101q30 -14 60 0l-3 7q-27 -11 -54 0z"/></svg>'
def qr(r, sz=54):
    s = ''.join(f'M{x} {y}h1v1h-1z' for y in range(25) for x in range(25) if not ((x < 8 or x > 16) and y < 8 or x < 8 and y > 16) and r.random() < .48)
    s += ''.join(f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z' for x, y in ((0, 0), (18, 0), (0, 18)))
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 25 25"><path d="{s}"/></svg>'
def sig(r, w=120, h=30, c='#20307a'):
    x, s = 4, f'M4 {h*.6:.0f}'
    while x < w-16: a = r.randint(6, 15); s += f'c{a/2:.0f} {-r.randint(4, int(h*.6))} {a} {r.randint(-6, 9)} {a-3} {r.randint(-3, 3)}'; x += a-3
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" style="display:block;margin:0 auto" fill="none" stroke="{c}" stroke-width="1.1"><path d="{s}q12 -8 {w//9} 2"/></svg>'
def bars(r, w=120, h=18):
    x, s = 0, ''
    while x < w: b = r.choice((.8, .8, 1.6, 2.4)); s += f'M{x:.1f} 0h{b}v{h}h-{b}z'; x += b+r.choice((.8, 1.6))
    return f'<svg width="{w+6}pt" height="{h}pt" viewBox="0 0 {w+6} {h}"><path d="{s}"/></svg>'
def frame(w, h, c, m=14, amp=5):
    p = ''.join('M'+' '.join(f'{x0+dx*t+dy*amp*math.sin(t/6+o):.1f} {y0+dy*t+dx*amp*math.sin(t/6+o):.1f}' for t in range(0, L, 4)) for o in (0, 2.1, 4.2) for x0, y0, dx, dy, L in ((m, m, 1, 0, w-2*m), (m, h-m, 1, 0, w-2*m), (m, m, 0, 1, h-2*m), (w-m, m, 0, 1, h-2*m)))
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".5"><path d="{p}"/></svg>'
def seal(t, sz=70, c='#7a3340'):
    ray = ''.join(f'M{50+44*math.cos(a/9):.1f} {50+44*math.sin(a/9):.1f}L{50+49*math.cos(a/9):.1f} {50+49*math.sin(a/9):.1f}' for a in range(57))
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 100 100" fill="none" stroke="{c}"><path d="{ray}"/><circle cx="50" cy="50" r="43"/><circle cx="50" cy="50" r="36"/>'+''.join(f'<text x="50" y="{46+i*11}" font-size="9" font-family="Liberation Sans Narrow" fill="{c}" stroke="none" text-anchor="middle">{E(x)}</text>' for i, x in enumerate(t.split('|')))+'</svg>'
