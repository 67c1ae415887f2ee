import random, json, html, math, datetime as dt
E = html.escape
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
UN = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
CT = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')
def ext(n, fem=0):
    if n < 20: s = UN[n]
    elif n < 100: s = DZ[n//10] + (' e '+UN[n % 10] if n % 10 else '')
    elif n == 100: s = 'cem'
    elif n < 1000: s = CT[n//100] + (' e '+ext(n % 100) if n % 100 else '')
    else:
        k, r = divmod(n, 1000); s = ('' if k == 1 else ext(k)+' ')+'mil'
        s += '' if not r else (' e ' if r < 100 or r % 100 == 0 else ' ')+ext(r)
    if fem and s.endswith('um'): s += 'a'
    if fem and s.endswith('dois'): s = s[:-4]+'duas'
    return s
def old(s):  # spelling before 1943
    for a, b in (('dezesseis', 'dezeseis'), ('dezessete', 'dezesete'), ('quatorze', 'quatorze'), ('cinquenta', 'cincoenta'), ('três', 'tres'), ('janeiro', 'Janeiro'), ('setembro', 'Setembro')): s = s.replace(a, b)
    return s
def dia(n): return 'primeiro' if n == 1 else ext(n)
def de(d): return f'{dia(d.day)} de {MES[d.month-1]} de {ext(d.year)}'
def dmy(d): return d.strftime('%d/%m/%Y')
def dl(d, z=1): return f'{d.day:0{2 if z else 1}d} de {MES[d.month-1]} de {d.year}'
def hw(t):  # 24 hours in words
    h, m = t; s = ext(h, 1) + (' hora' if h < 2 else ' horas')
    return s + (f' e {ext(m)} minuto' + ('s' if m > 1 else '') if m else '')
def h12(t):  # hours of the morning, afternoon, night
    h, m = t
    if h in (0, 12): return ('meia-noite' if h == 0 else 'meio-dia') + (f' e {ext(m)} minutos' if m else '')
    k, w = (h, 'da madrugada' if h < 5 else 'da manhã') if h < 12 else (h-12, 'da tarde' if h < 18 else 'da noite')
    s = ext(k, 1) + (' hora' if k == 1 else ' horas')
    return s + (' e meia' if m == 30 else f' e {ext(m)} minutos' if m else '') + ' ' + w
EST = dict(AC='do Acre', AL='de Alagoas', AP='do Amapá', AM='do Amazonas', BA='da Bahia', CE='do Ceará', DF='', ES='do Espírito Santo', GO='de Goiás', MA='do Maranhão', MT='de Mato Grosso', MS='de Mato Grosso do Sul', MG='de Minas Gerais', PA='do Pará', PB='da Paraíba', PR='do Paraná', PE='de Pernambuco', PI='do Piauí', RJ='do Rio de Janeiro', RN='do Rio Grande do Norte', RS='do Rio Grande do Sul', RO='de Rondônia', RR='de Roraima', SC='de Santa Catarina', SP='de São Paulo', SE='de Sergipe', TO='do Tocantins')
def est(uf): return 'Distrito Federal' if uf == 'DF' else 'Estado ' + EST[uf]
def uname(uf): return 'Distrito Federal' if uf == 'DF' else EST[uf].split(' ', 1)[1]
def P(s): return [tuple(x.rsplit('/', 1)) for x in s.split(';')]
MUN = P("Tarauacá/AC;Feijó/AC;Penedo/AL;Pão de Açúcar/AL;Oiapoque/AP;Mazagão/AP;Maués/AM;Lábrea/AM;Jequié/BA;Caetité/BA;Rio de Contas/BA;Quixeramobim/CE;Icó/CE;Brasília/DF;São Mateus/ES;Alegre/ES;Pirenópolis/GO;Catalão/GO;Codó/MA;Alcântara/MA;Cáceres/MT;Poconé/MT;Aquidauana/MS;Ponta Porã/MS;Diamantina/MG;Manhuaçu/MG;Pitangui/MG;Óbidos/PA;Cametá/PA;Sousa/PB;Princesa Isabel/PB;Castro/PR;Prudentópolis/PR;Bonito/PE;Triunfo/PE;Oeiras/PI;Piripiri/PI;Vassouras/RJ;Itaperuna/RJ;Açu/RN;Martins/RN;Bagé/RS;Antônio Prado/RS;São Borja/RS;Vilhena/RO;Ouro Preto do Oeste/RO;Mucajaí/RR;Rorainópolis/RR;Laguna/SC;Brusque/SC;São Bento do Sul/SC;Itapetininga/SP;Santa Rita do Passa Quatro/SP;Pirassununga/SP;Estância/SE;Propriá/SE;Porto Nacional/TO;Dianópolis/TO")
NEW = dict(AC=1962, AP=1991, RR=1991, RO=1982, TO=1989, MS=1979, DF=1961)
FOR = P('Vicenza/Itália;Nagasaki/Japão;Zahlé/Líbano;Braga/Portugal;Cochabamba/Bolívia;Stuttgart/Alemanha;Cracóvia/Polônia;Cabo Haitiano/Haiti')
G = dict(  # kin: (men, women, surnames)
 br=('João Batista;Raimundo Nonato;Sebastião;José Cláudio;Antônio Carlos;Joaquim;Manoel;Severino;Luís Otávio;Cícero Romão;Aurélio;Tomé;Davi Lucas;Ícaro;Úrsulo;Geraldo Magela;Benvindo;Estêvão;Inácio;Zé Maria', 'Maria da Penha;Ana Clara;Josefa;Luzinete;Francisca Romana;Rita de Cássia;Benedita;Doralice;Íris;Ângela;Quitéria;Maria José;Elisângela;Severina;Tânia Mara;Iolanda;Zulmira;Emília;Otília;Valquíria', "da Silva;dos Anjos;de Sá;Figueirêdo;Mendonça;d'Albuquerque;Sant'Ana;Coutinho;Peixoto;do Espírito Santo;Queiroz;Arruda;Portela;Simões;Leão;Maranhão;Vasconcelos;de Brito;Galvão;Ribas;do Ó;Sepúlveda;Lins;Fontoura;de Paula;Cantanhede;Bragança;Morais;Seixas"),
 it=('Pietro;Domingos;Ângelo;Gino;Vitório;Lourenço', 'Giuseppina;Carmela;Rosina;Ítala;Assunta;Fiorina', "Dall'Oglio;De Bortoli;Zanchetta;Perufo;D'Agostini;Mantovani;Bellincanta;Tonietto"),
 al=('Helmuth;Arno;Egon;Werner;Siegfried;Günther', 'Gertrud;Erna;Hedwig;Irmgard;Elfriede;Käthe', 'Schlösser;Bäumgärtner;von Mühlen;Kleinübing;Strauss;Hübner;Wegner;Dörr'),
 jp=('Takeshi;Minoru;Shigeru;Akira;Paulo Kenzo', 'Michiko;Fumie;Yoko;Harumi;Luiza Emi', 'Morishita;Ogawa;Uehara;Kobayashi;Fujiwara;Ito'),
 ar=('Elias;Jamil;Salim;Nagib;Farid', 'Nádia;Samira;Latife;Zahra;Munira', 'El-Khatib;Bou Karim;Sayegh;Abdalla;Chédid;Maluf'),
 ind=('Aritana;Ubiratan;Kaiowá;Davi Tukumã;Moacir', 'Potira;Iaciara;Kerexu;Jaci Mirim;Araci', "Guajajara;Pankararu;Ye'kwana;Baniwa;Macuxi;Tapirapé;Krenak"),
 pl=('Casimiro;Estanislau;Tadeu;Ladislau', 'Vanda;Edvirges;Ludovica;Sofia', 'Wiśniewski;Kaczmarek;Nowakowski;Grabowski;Bartoszek'.replace('ś', 's')))
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
def some(d, r, a, b): return d + dt.timedelta(days=r.randint(a, b))
def kin(r): return r.choice(['br']*6+['it', 'it', 'al', 'jp', 'ar', 'ind', 'pl'])
def give(r, k, sex): return r.choice(G[k if r.random() < .7 else 'br'][sex == 'F'].split(';'))
def sur(r, k): return r.choice(G[k][2].split(';'))
def nm(r, sex, k=None, tail=None, n=None):
    k = k or kin(r); t = list(tail or [])
    while len(t) < (n or r.choice((1, 2, 2, 3))):
        x = sur(r, k if len(t) < 1 else 'br')
        if x not in t: t.insert(0, x)
    return give(r, k, sex) + ' ' + ' '.join(t)
def rec(form, n, born, issue, flags, mun=None):
    """one made-up entry; born, issue: years (issue None: with the entry); flags: one word list per filling"""
    r = random.Random(f'100{form}{n}.7'); R = O(r=r, n=n, f=form, case=f'100{form}-{n}'); s = set(flags[n-1].split()); R.s = s
    i = ((ord(form)-65)*4 + n-1) * 23 % len(MUN); y1 = min(born)
    while MUN[i][1] in NEW and y1 < NEW[MUN[i][1]]: i = (i+5) % len(MUN)
    R.mun, R.uf = mun or MUN[i]; ok = [m for m in MUN if m[1] not in NEW or y1 - 45 > NEW[m[1]]]
    R.bm, R.bu = (R.mun, R.uf) if r.random() < .75 or 'home' in s else next((m for m in MUN if m[1] == R.uf and m[0] != R.mun), (R.mun, R.uf))
    R.sex = r.choice('MF'); b = R.b = some(dt.date(r.randint(*born), 1, 1), r, 0, 364)
    R.t = (r.randrange(24), r.choice((0, 0, 5, 10, 15, 20, 30, 30, 40, 45, 48, 52)))
    R.reg = some(b, r, 500, 5200) if 'late' in s else some(b, r, 1, 26)
    R.emi = some(max(dt.date(r.randint(*issue), 1, 8), R.reg), r, 3, 320) if issue else some(R.reg, r, 0, 5)
    R.emi = min(R.emi, dt.date(2025, 10, 17)); R.reg = min(R.reg, R.emi)
    kp, km = kin(r), kin(r); sp, sm = sur(r, kp), sur(r, km)
    while sm == sp: sm = sur(r, 'br')
    R.pai = nm(r, 'F' if 'duas' in s else 'M', kp, [sp]); R.mae = nm(r, 'M' if 'dois' in s else 'F', km, [sm])
    def nat(): return (R.mun, R.uf) if r.random() < .45 else r.choice(ok)
    R.pn, R.mn = nat(), nat()
    if 'for' in s: R.pn = FOR[dict(it=0, jp=1, ar=2, al=5, pl=6, ind=4).get(kp, r.choice((3, 4, 7)))]; R.mn = r.choice([x for x in FOR if x[1] == R.pn[1]]) if r.random() < .5 else R.mn
    R.vp, R.vq, R.vm, R.vn = nm(r, 'M', kp, [sp]), nm(r, 'F', kp, [sp] if r.random() < .5 else None), nm(r, 'M', km, [sm]), nm(r, 'F', km, [sm] if r.random() < .5 else None)
    if 'missp' in s: R.vp = R.vq = ''
    if 'missm' in s: R.vm = ''
    if 'solo' in s: R.pai = R.vp = R.vq = ''; R.pn = None
    tail = [sm] if 'solo' in s else [sm, sp]; n1 = give(r, kp, R.sex)
    R.given = n1; R.nome = n1 + ' ' + ' '.join(tail)
    R.ts = r.choice('MF'); g = n1
    while g == n1: g = give(r, 'br', R.ts)
    R.twin = g + ' ' + ' '.join(tail) if 'twin' in s else ''
    R.cpf = '' if 'nocpf' in s else cpf(r); R.est = '' if 'home' in s else 1
    R.lv, R.fl, R.tm = r.randint(3, 390), r.randint(2, 299), r.randint(140, 98000)
    if b.year < 1975: R.lv, R.tm = r.randint(2, 95), r.randint(12, 9400)
    R.verso = 'v' if r.random() < .4 else ''
    R.cns = r.randint(1200, 159900); R.mat = matric(R.cns, R.reg.year, R.lv, R.fl, R.tm); R.tmat = matric(R.cns, R.reg.year, R.lv, min(299, R.fl+1), R.tm+1)
    R.os = r.choice('MF'); R.ofi = nm(r, R.os); R.old = nm(r, 'M', 'br'); R.esc = nm(r, r.choice('MF')); R.w1, R.w2 = nm(r, 'M', 'br'), nm(r, r.choice('MF'))
    R.dec = R.pai or R.mae; R.dnv = f'{r.randint(10, 99)}-{r.randint(10**7, 10**8-1)}-{r.randrange(10)}'
    R.cj = nm(r, 'M' if R.sex == 'F' else 'F'); R.cd = some(b, r, 7300, 11500)
    if R.cd >= R.emi: R.cd = b + (R.emi-b)*2//3
    R.ad8 = (R.cd - R.b).days > 6900
    R.cm = r.choice(ok); R.ad = R.reg + (R.emi-R.reg)*r.randint(55, 90)//100; R.k = r.randint(11, 9800)
    R.rua = r.choice(['Rua Direita', 'Rua Cônego Bernardo', 'Av. Beira-Rio', 'Praça Tiradentes', 'Rua do Rosário', 'Rua Sete de Abril', 'Travessa da Estação', 'Av. Brasil', 'Rua Prof.ª Anália Franco']); R.no = r.randint(8, 1990)
    R.cep = f'{r.randint(11, 98)}{r.randrange(1000):03d}-{r.randrange(1000):03d}'; R.tel = f'({r.randint(11, 98)}) 3{r.randint(200, 899)}-{r.randrange(10000):04d}'
    A = 'ABCDEFGHJKLMNPQRSTUVWXYZ'; R.code = lambda p, *q: p.join(''.join(r.choice('0123456789' if c == '9' else A) for c in x) for x in q)
    R.g = lambda m, f: f if R.sex == 'F' else m
    R.sx = R.g('masculino', 'feminino'); R.o = R.g('o', 'a')
    return R
def ns(x, sep='/'): return sep.join(x) if x else ''
def nd(x): return '' if not x else f'{x[0]}, {est(x[1])}' if x[1] in EST and x[1] != 'DF' else f'{x[0]}, {x[1] if x[1] != "DF" else "Distrito Federal"}'
def pick(R, s): return R.r.choice(s.split(';'))
def T(R, cart, size=(595, 842), over=None, acc=None, joint=False, averb='', anot='', cad=None, up=1, words=0, **k):
    u = (lambda s: s.upper()) if up else (lambda s: s); dup = 'duas' in R.s or 'dois' in R.s
    tc = words or dmy(R.b); birth = f'{R.bm}/{R.bu}'
    d = dict(documento={'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
      dados_pessoais={'nome_completo': u(R.nome), 'cpf': R.cpf, 'matrícula': R.mat, 'data_nascimento': {'texto_completo': tc, 'dia': f'{R.b.day:02d}', 'mês': f'{R.b.month:02d}', 'ano': str(R.b.year)}, 'hora_nascimento': '' if 'nohora' in R.s else '%02d:%02d' % R.t, 'naturalidade': birth, 'sexo': R.sx.capitalize()},
      local_nascimento={'estabelecimento': R.est or '', 'município': R.bm, 'uf': R.bu},
      registro={'município': R.mun, 'uf': R.uf, 'cartório': cart, 'data_registro': dmy(R.reg), 'número_dnv': '', 'livro': str(R.lv), 'folha': f'{R.fl}', 'termo': str(R.tm)})
    g = [{'nome_completo': u(R.pai), 'naturalidade': ns(R.pn)}, {'nome_completo': u(R.mae), 'naturalidade': ns(R.mn)}]
    if k.get('mfirst') or not R.pai: g.reverse()
    d['filiação'] = {'genitor_1': g[0], 'genitor_2': g[1]}
    d['avós'] = {'paternos': {'avô': u(R.vp), 'avó': u(R.vq)}, 'maternos': {'avô': u(R.vm), 'avó': u(R.vn)}}
    d['gêmeos'] = {'status': 'Sim' if R.twin else 'Não', 'informações_adicionais': u(R.twin) if R.twin else ''}
    d['observações'] = {'averbações': averb, 'anotações': anot}
    d['autenticação'] = {'selo_digital': '', 'oficial_registro': k.get('ofi') or R.ofi, 'data_emissão': dmy(R.emi)}
    a = {'dados_pessoais.data_nascimento.texto_completo': list(dict.fromkeys([dmy(R.b), de(R.b), dl(R.b)])), 'dados_pessoais.naturalidade': ['', R.bm]}
    if k.get('nat'): del a['dados_pessoais.naturalidade']
    if not R.est: a['local_nascimento.estabelecimento'] = ['', 'Domicílio', 'em domicílio', 'Residência']
    if dup:
        for x, y in (('avô', 'avô'), ('avó', 'avó')): a[f'avós.paternos.{x}'] = [d['avós']['maternos'][y]]; a[f'avós.maternos.{x}'] = [d['avós']['paternos'][y]]
    for p, v in (over or {}).items():
        o = d; *h, l = p.split('.')
        for x in h: o = o[x]
        o[l] = v
    for p, v in (acc or {}).items(): a[p] = a.get(p, []) + v
    return dict(case=R.case, layout='100'+R.f, condition='pdf_born_digital', file=R.case+'.pdf', width=size[0], height=size[1], resizeImage=False, data=d, accept=a, meta=dict(twin_names=[u(R.twin)] if R.twin else [], joint_notes=joint, cadastro=cad or []))
def page(R, body, css, size=(595, 842)):
    return f'''<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{R.case}</title><style>@page{{size:{size[0]}pt {size[1]}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{size[0]}pt;height:{size[1]}pt;position:relative;overflow:hidden;-webkit-print-color-adjust:exact}}p{{margin:0}}{css}</style></head><body>{body}</body></html>'''
def qr(R, w=58, n=25):
    q = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if R.r.random() < .48 and not ((x < 8 or x > n-9) and y < 8 or x < 8 and y > n-9))
    q += ''.join(f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z' for x, y in ((0, 0), (n-7, 0), (0, n-7)))
    return f'<svg width="{w}pt" height="{w}pt" viewBox="0 0 {n} {n}"><path fill-rule="evenodd" d="{q}"/></svg>'
def arms(w=50, c='#234', kind=0):
    st = ''.join(f'{20+ (9 if i % 2 == 0 else 4)*math.sin(i*math.pi/5):.1f},{20-(9 if i % 2 == 0 else 4)*math.cos(i*math.pi/5):.1f} ' for i in range(10))
    lv = ''.join(f'<ellipse cx="{20+17*math.sin(a):.1f}" cy="{20-17*math.cos(a):.1f}" rx="1.5" ry="3.6" transform="rotate({math.degrees(a)+35:.0f} {20+17*math.sin(a):.1f} {20-17*math.cos(a):.1f})"/>' for a in [i*.31+.5 for i in range(18)] if kind == 0)
    sh = '<path d="M8 5h24v17q0 11-12 15Q8 33 8 22z" fill="none" stroke-width="1.6"/>' if kind == 1 else '<circle cx="20" cy="20" r="18" fill="none"/><circle cx="20" cy="20" r="15" fill="none" stroke-dasharray="1 1"/>' if kind == 2 else '<circle cx="20" cy="20" r="12" fill="none"/>'
    return f'<svg width="{w}pt" height="{w}pt" viewBox="0 0 40 40" fill="{c}" stroke="{c}" stroke-width=".7">{lv}{sh}<polygon points="{st}"/></svg>'
def sig(R, w=120, c='#123a8c'):
    x, y, p = 4, 16, 'M4 16'
    for _ in range(11): nx = x+R.r.randint(4, 11); p += f'q{R.r.randint(-3, 7)} {-R.r.randint(6, 15)} {nx-x} {R.r.randint(-3, 3)}'; x = nx
    return f'<svg width="{w}pt" height="24pt" viewBox="0 0 {x+6} 26" preserveAspectRatio="none"><path d="{p}" fill="none" stroke="{c}" stroke-width="1"/></svg>'
def guil(w, h, c='#7a9', k=7):
    q = ''
    for j in range(k): q += 'M'+' '.join(f'{x},{h/2+h*.45*math.sin(x/w*math.pi*6+j*math.pi/k):.1f}' for x in range(0, int(w)+1, 6))
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}" preserveAspectRatio="none"><path d="{q}" fill="none" stroke="{c}" stroke-width=".4"/></svg>'
