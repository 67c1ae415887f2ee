import random, html
from datetime import date, timedelta
C = """AC:Rio Branco,Cruzeiro do Sul,Sena Madureira|AL:Maceió,Palmeira dos Índios,Olho d'Água das Flores|AP:Macapá,Laranjal do Jari,Oiapoque|AM:Manaus,São Gabriel da Cachoeira,Tefé,Parintins|BA:Salvador,Vitória da Conquista,Dias d'Ávila,Santo Antônio de Jesus|CE:Fortaleza,Juazeiro do Norte,São Gonçalo do Amarante,Quixeramobim|DF:Brasília|ES:Vitória,Cachoeiro de Itapemirim,Venda Nova do Imigrante|GO:Goiânia,Aparecida de Goiânia,Santo Antônio do Descoberto|MA:São Luís,Imperatriz,São José de Ribamar|MT:Cuiabá,Várzea Grande,Figueirópolis D'Oeste|MS:Campo Grande,Dourados,São Gabriel do Oeste|MG:Belo Horizonte,Uberlândia,Conceição do Mato Dentro,Poços de Caldas|PA:Belém,Santarém,São Miguel do Guamá|PB:João Pessoa,Campina Grande,Catolé do Rocha|PR:Curitiba,Itapejara d'Oeste,São José dos Pinhais,Maringá|PE:Recife,Jaboatão dos Guararapes,Santa Cruz do Capibaribe|PI:Teresina,Parnaíba,São Raimundo Nonato|RJ:Rio de Janeiro,Campos dos Goytacazes,São João de Meriti|RN:Natal,Mossoró,Ceará-Mirim|RS:Porto Alegre,Sant'Ana do Livramento,Não-Me-Toque,Ijuí|RO:Porto Velho,Ji-Paraná,Espigão D'Oeste|RR:Boa Vista,Rorainópolis,São João da Baliza|SC:Florianópolis,Herval d'Oeste,São Bento do Sul,Blumenau|SP:São Paulo,Mogi das Cruzes,Santa Bárbara d'Oeste,São José do Rio Preto,Embu-Guaçu|SE:Aracaju,Nossa Senhora do Socorro,Itabaiana|TO:Palmas,Araguaína,Paraíso do Tocantins"""
CIT = [(c, x[:2]) for x in C.split('|') for c in x[3:].split(',')]
GM = "Cauã,Luiz Fernando,Raí,João Batista,Kenji,Tarcísio,Otto,Giácomo,Yussef,Ubiratan,José,Antônio Carlos,Davi Lucca,Peri,Sérgio Murilo,Estêvão,Hélio,Ícaro,Matheus Henrique,Wellington,Jurandir,Omar,Klaus Dieter,Valdemar,Ângelo,Benício,Nicolau,Thiago,Joaquim Inácio,Vô-Nam".replace(',Vô-Nam', ',Anauê').split(',')
GF = "Maria das Graças,Inês,Yasmin,Ana Clara,Iracema,Sayuri,Giovanna,Heloísa,Brunhilde,Zuleica,Conceição,Luzia,Antônia,Lívia Beatriz,Thaís,Jacira,Samira,Érica Cristina,Maria Eduarda,Ivonete,Ágata,Dalva,Noêmia,Ariadne,Jussara,Cecília,Rosângela Aparecida,Potira,Ludmila,Zilá".split(',')
SN = "da Silva,dos Santos,do Nascimento,de Souza,Sant'Ana,D'Ávila,Pereira,de Araújo,Gonçalves,Bezerra,Cavalcânti,Yamamoto,Takahashi,Schneider,Müller,Hoffmann,Zanetti,Dall'Agnol,Bortoluzzi,Haddad,Abdalla,Nassif,Tupinambá,Kaxinawá,de Oliveira e Silva,Figueirêdo,Brandão,Sá,Reis,Vasconcelos,Queiroz,Lacerda,Macêdo,Leão,Pinheiro,Wisniewski,Kowalski,Assunção,Muniz,Furtado,Sampaio,Prates,de Moraes,Corrêa,das Neves,Espírito Santo,Falcão,Krause,Fiorentini,Paixão".split(',')
HOSP = "Hospital e Maternidade Santa Isabel,Maternidade Dona Evangelina Rosa,Santa Casa de Misericórdia,Hospital Regional Dr. Homero Bastos,Casa de Saúde São Lucas,Hospital Universitário,Maternidade Nossa Senhora de Lourdes,Hospital Municipal Irmã Dulce,Casa de Parto Mãe Luíza".split(',')
FOR = ["Lisboa/Portugal", "Assunção/Paraguai", "Beirute/Líbano", "Luanda/Angola", "Rivera/Uruguai"]
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = ",,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa".split(',')
def num(n):
    if n < 20: return U[n]
    if n < 100: return D[n//10] + (' e ' + U[n % 10] if n % 10 else '')
    if n < 1000:
        h = ",cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos".split(',')[n//100]
        return ('cem' if n == 100 else h) + (' e ' + num(n % 100) if n % 100 else '')
    m, r = divmod(n, 1000)
    s = 'mil' if m == 1 else num(m) + ' mil'
    return s + ('' if not r else (' e ' if r < 101 or r % 100 == 0 else ' ') + num(r))
def dw(d): return f"{'primeiro' if d.day == 1 else num(d.day)} de {MES[d.month-1]} de {num(d.year)}"
def dl(d): return f"{d.day} de {MES[d.month-1]} de {d.year}"
def ds(d): return d.strftime('%d/%m/%Y')
def cpf(r):
    a = [r.randint(0, 9) for _ in range(9)]
    for n in (10, 11):
        s = sum(x*(n-i) for i, x in enumerate(a)) * 10 % 11
        a.append(s % 10)
    t = ''.join(map(str, a)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
def dv(s):
    m, t = 32 - len(s), 0
    for c in s:
        t += int(c)*m; m += 1
        if m > 10: m = 0
    return str(min(t % 11, 10) if t % 11 < 10 else 1)
def matric(cns, y, tipo, l, f, t):
    s = f"{cns}0155{y}{tipo}{l:05d}{f:03d}{t:07d}"
    s += dv(s); s += dv(s)
    return f"{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}"
class P: pass
SC = ['av', 'solo', 'twin', 'foreign', 'twom', 'nocpf', 'home', 'gmo', 'both', 'old']
def make(L, k, up=False, sep='/', years=(1986, 2023), sc=None, pf=False, blank='---', two=True):
    p = P(); r = p.r = random.Random(f"84{L}{k}v1"); p.L, p.k, p.blank, p.up = L, k, blank, up
    i = ord(L) - 65; p.sc = sc = sc or SC[(i*3 + (k-1)*2 + (k > 3)) % 10]
    if sc == 'twom' and not two: p.sc = sc = 'av'
    g = lambda s: s.upper() if up else s
    p.g = g
    cities = r.sample(CIT, 6); p.city, p.uf = cities[0]; p.rcity, p.ruf = cities[0] if r.random() < .6 else cities[5]
    p.sep = sep
    def nat(c, u): return g(f"{c}{sep}{u}")
    sur = r.sample(SN, 8); gm = r.sample(GM, 6); gf = r.sample(GF, 8)
    p.sex = r.choice(['Masculino', 'Feminino'])
    def par(sx, a, b, gs, ci, n):
        q = P(); q.sx = sx; q.role = 'pai' if sx == 'M' else 'mãe'; q.gv, q.sn = g(gs), g((b + ' ' if n else '') + a); q.name = q.gv + ' ' + q.sn; q.nat = nat(*ci)
        q.avo = g(gm.pop() + ' ' + r.choice(['', r.choice([x for x in SN[27:40] if x != a]) + ' ']) + a); q.ava = g(gf.pop() + ' ' + b + (' ' + a if r.random() < .5 else '')); q.prof = r.choice(['lavrador', 'professora' if sx == 'F' else 'professor', 'comerciante', 'motorista', 'do lar', 'contadora' if sx == 'F' else 'contador']); q.age = r.randint(19, 44); return q
    mo = par('F', sur[0], sur[1], gf.pop(), cities[1], r.random() < .6)
    fa = par('F' if sc == 'twom' else 'M', sur[2], sur[3], gf.pop() if sc == 'twom' else gm.pop(), cities[2], r.random() < .5)
    if sc == 'foreign': fa.nat = g(FOR[k-1].replace('/', sep))
    if sc == 'gmo': fa.avo = mo.avo = ''
    if r.random() < .12 and sc not in ('gmo',): fa.avo = fa.ava = ''
    p.solo = sc == 'solo'
    if p.solo: fa.name = fa.gv = fa.sn = fa.nat = fa.avo = fa.ava = fa.prof = ''; fa.age = ''
    p.mo, p.fa = mo, fa; p.par = [fa, mo] if pf and sc not in ('solo', 'twom') else [mo, fa]
    p.gv = g((gm if p.sex[0] == 'M' else gf).pop()); p.sn = g(sur[0] + ('' if p.solo else ' ' + sur[2])); p.name = p.gv + ' ' + p.sn
    y = r.randint(*years); y = r.randint(1948, 1979) if sc == 'old' else y
    p.bd = date(y, r.randint(1, 12), r.randint(1, 28)); p.time = f"{r.randint(0, 23):02d}:{r.randint(1, 59):02d}"; p.hh, p.mm = p.time.split(':')
    p.rd = p.bd + timedelta(days=r.randint(1, 50) if sc != 'home' else r.randint(2000, 5000))
    p.rd = min(p.rd, date(2025, 3, 3)); p.id = date(max(2011, p.rd.year) + r.randint(0, 3), r.randint(1, 12), r.randint(1, 28))
    if p.id <= p.rd: p.id = p.rd + timedelta(days=r.randint(0, 30))
    if p.id.year > 2026: p.id = date(2026, 5, p.id.day)
    p.hosp = g(r.choice(HOSP)) if sc != 'home' else g('Domicílio')
    p.livro, p.folha, p.termo = r.randint(3, 420), r.randint(1, 299), r.randint(210, 99000); p.cns = f"{r.randint(1000, 159999):06d}"
    p.tipo = 1; p.mat = matric(p.cns, p.rd.year, 1, p.livro, p.folha, p.termo); p.livro, p.folha, p.termo = map(str, (p.livro, p.folha, p.termo))
    p.cpf = cpf(r) if sc not in ('nocpf', 'old') else ''
    p.dnv = f"30-{r.randint(10**7, 10**8-1)}-{r.randint(0, 9)}" if p.bd.year > 2011 else ''
    of = lambda: r.choice(GM + GF) + ' ' + ' '.join(r.sample(SN[6:], 2))
    p.off, p.clerk, p.decl, p.w1, p.w2 = g(of()), of(), of(), of(), of()
    o = r.choice(SN[6:] + ['Central']); p.cart = g(r.choice(['Ofício de Registro Civil das Pessoas Naturais', f'Cartório {o} - Registro Civil', '1º Ofício do Registro Civil', f'Serventia Registral {o}', 'Cartório de Registro Civil do 2º Distrito', 'Registro Civil das Pessoas Naturais da Sede']))
    p.selo = ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVXZ') for _ in range(4)) + str(r.randint(10000, 99999)) + '-' + ''.join(r.choice('ABCDEFGHKMNPRSTVX0123456789') for _ in range(4))
    p.tel = f"({r.randint(11, 99)}) 3{r.randint(200, 999)}-{r.randint(1000, 9999)}"; p.addr = f"Rua {r.choice(['Quinze de Novembro', 'Barão do Rio Branco', 'Sete de Setembro', 'Coronel Fagundes', 'das Palmeiras'])}, {r.randint(10, 1900)}, Centro"; p.cep = f"{r.randint(10000, 99999)}-{r.randint(100, 999)}"
    p.twins = []
    if sc == 'twin': p.twins = [g(r.choice([x for x in (GM if k % 2 else GF) if g(x) != p.gv])) + ' ' + p.sn]
    p.av = p.an = ''
    nd = lambda a=8000: ds(min(p.rd + timedelta(days=r.randint(40, a)), p.id))
    oc = r.choice(CIT); na = lambda: ds(min(p.bd + timedelta(days=r.randint(6900, 12500)), p.id))
    if sc in ('av', 'foreign', 'gmo', 'both'):
        p.av = r.choice([f"Retificado o nome da mãe em {nd()}, conforme mandado do MM. Juiz de Direito da Vara de Registros Públicos, autos nº {r.randint(1000, 9999)}/{p.id.year}.",
          f"Em {nd()} foi averbado o reconhecimento da filiação socioafetiva, conforme mandado judicial do Juízo da Comarca de {oc[0]}/{oc[1]}.",
          f"Por escritura pública lavrada nas Notas do 3º Tabelionato de {oc[0]}/{oc[1]}, livro {r.randint(20, 90)}, fls. {r.randint(10, 99)}, foi acrescido o sobrenome paterno ao registrado, averbado em {nd()}.",
          f"Averba-se a guarda definitiva deferida a {of()}, sentença de {nd()}, transitada em julgado."])
    if sc in ('old', 'both', 'twin', 'nocpf'):
        p.an = r.choice([f"Casou-se com {of()} em {na()}, termo {r.randint(100, 9000)}, fls. {r.randint(1, 299)}, livro B-{r.randint(2, 90)}, no Registro Civil de {oc[0]}/{oc[1]}, mantendo o nome de solteiro(a).",
          f"Anotado o casamento celebrado em {na()} com {of()}, conforme comunicação do Oficial de {oc[0]}/{oc[1]}, livro B-{r.randint(2, 90)}, termo {r.randint(100, 9000)}.",
          f"Anotação de óbito: faleceu em {ds(p.id)}, registro lavrado no livro C-{r.randint(2, 80)}, fls. {r.randint(1, 299)}, termo {r.randint(100, 9000)}, em {oc[0]}/{oc[1]}."])
    if p.an and (p.id - p.bd).days < 6800: p.an = f"Anotação de óbito: faleceu em {ds(p.id)}, registro lavrado no livro C-{r.randint(2, 80)}, fls. {r.randint(1, 299)}, termo {r.randint(100, 9000)}, em {oc[0]}/{oc[1]}."
    p.accept = {}; p.over = {}; p.joint = False; p.texto = ds(p.bd); p.regnat = nat(p.city, p.uf); p.natlab = False
    p.plc = g(p.city); p.rplc = g(p.rcity); p.nat = nat
    return p
def side(q): return q.avo, q.ava
def truth(p):
    mo, fa = p.mo, p.fa; a, b = p.par
    t = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": p.name, "cpf": p.cpf, "matrícula": p.mat, "data_nascimento": {"texto_completo": p.texto, "dia": f"{p.bd.day:02d}", "mês": f"{p.bd.month:02d}", "ano": str(p.bd.year)}, "hora_nascimento": p.time, "naturalidade": p.regnat, "sexo": p.sex},
      "local_nascimento": {"estabelecimento": p.hosp, "município": p.plc, "uf": p.uf},
      "registro": {"município": p.rplc, "uf": p.ruf, "cartório": p.cart, "data_registro": ds(p.rd), "número_dnv": p.dnv, "livro": p.livro, "folha": p.folha, "termo": p.termo},
      "filiação": {"genitor_1": {"nome_completo": a.name, "naturalidade": a.nat}, "genitor_2": {"nome_completo": b.name, "naturalidade": b.nat}},
      "avós": {"paternos": {"avô": fa.avo, "avó": fa.ava}, "maternos": {"avô": mo.avo, "avó": mo.ava}},
      "gêmeos": {"status": "Sim" if p.twins else "Não", "informações_adicionais": ', '.join(p.twins)},
      "observações": {"averbações": p.av, "anotações": p.an}, "autenticação": {"selo_digital": p.selo, "oficial_registro": p.off, "data_emissão": ds(p.id)}}
    acc = dict(p.accept)
    def put(k, v): acc.setdefault(k, []).append(v)
    if p.sc == 'twom':
        for s, q in (('paternos', mo), ('maternos', fa)): put(f'avós.{s}.avô', q.avo); put(f'avós.{s}.avó', q.ava)
    if not p.natlab: put('dados_pessoais.naturalidade', '')
    if p.sc == 'home': put('local_nascimento.estabelecimento', '')
    for k, v in p.over.items():
        o = t; ks = k.split('.')
        for x in ks[:-1]: o = o[x]
        o[ks[-1]] = v
    return {"case": f"84{p.L}-{p.k}", "layout": f"84{p.L}", "condition": "pdf_born_digital", "file": f"84{p.L}-{p.k}.pdf", "width": p.W, "height": p.H, "resizeImage": False, "data": t, "accept": acc, "meta": {"twin_names": p.twins, "joint_notes": p.joint, "cadastro": []}}
def e(s): return html.escape(str(s), quote=False)
def doc(p, css, body, W=595, H=842):
    p.W, p.H = W, H; i = ord(p.L) - 65
    z = [1.22, 1.12, 1.25, 1.12, 1.06, 1.1, 1.1, 1.25, 1, 1.12, 1.3, 1.22, 1.15, 1.18, 1.15, 1.15][i]; z = 1 if z == 1 else round(z + [0, .08, -.08, .04, -.04][p.k-1], 2)
    z = 1.08 if p.L == 'H' and p.k % 2 == 0 else z
    top = 0 if p.L == 'I' or W > H else (p.k*23 + i*17) % 50
    fr = ['', f"<div style='position:absolute;left:12pt;top:12pt;width:{W-24}pt;height:{H-24}pt;border:3pt double #6a8a6a;z-index:-1'></div>", f"<svg style='position:absolute;left:{W/2-110}pt;top:{H/2-110}pt;z-index:-1' width='220pt' height='220pt' viewBox='-50 -50 100 100'>" + ''.join(f"<ellipse rx='46' ry='16' transform='rotate({a})' fill='none' stroke='#dde6dd' stroke-width='.5'/>" for a in range(0, 180, 12)) + "</svg>"][(i + p.k) % 3]
    body = f"{fr}<div style='zoom:{z};padding-top:{top}pt'>{body}</div>" + (f"<div class='sm' style='position:absolute;bottom:16pt;left:40pt;right:40pt;text-align:center'>{['Certidão válida somente com selo de fiscalização. Qualquer emenda ou rasura invalida este documento.', 'Valide este documento em www.registrocivil.org.br/valida - Lei nº 6.015/73, arts. 19 e 54', 'Isento de emolumentos na primeira via (Lei nº 9.534/97)'][p.k % 3]}</div>" if p.k != 2 else '')
    return f"<!doctype html><html lang='pt-BR'><head><meta charset='utf-8'><title>84{p.L}-{p.k}</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{W}pt;height:{H}pt;overflow:hidden;position:relative;padding:28pt 34pt;font-size:9pt}}table{{border-collapse:collapse;width:100%}}.c{{text-align:center}}.r{{text-align:right}}.b{{font-weight:bold}}p{{margin:3pt 0}}.f{{display:flex;gap:6pt}}.f>*{{flex:1}}.sm{{font-size:6.5pt}}{css}</style></head><body>{body}</body></html>"
def arms(s=40, c='#264'):
    return f"<svg width='{s}pt' height='{s}pt' viewBox='0 0 40 40' style='flex:none'><circle cx='20' cy='20' r='18' fill='none' stroke='{c}' stroke-width='1.5'/><path d='M20 5l4 10 11 0-9 7 4 11-10-7-10 7 4-11-9-7 11 0z' fill='{c}' opacity='.6'/></svg>"
def qr(p, s=52):
    d = ''.join(f"M{x} {y}h1v1h-1z" for x in range(25) for y in range(25) if (p.r.random() < .48 and not ((x < 8 or x > 16) and y < 8 or x < 8 and y > 16)))
    d += ''.join(f"M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z" for x, y in ((0, 0), (18, 0), (0, 18)))
    return f"<svg width='{s}pt' height='{s}pt' viewBox='0 0 25 25' style='flex:none'><path d='{d}'/></svg>"
def sig(p, w=110):
    x = 5; d = 'M5 18'
    while x < 100: x += p.r.randint(7, 14); d += f"q{p.r.randint(-4, 8)} {p.r.randint(-18, 14)} {p.r.randint(6, 12)} {p.r.randint(-4, 4)}"
    return f"<svg width='{w}pt' height='22pt' viewBox='0 0 120 30'><path d='{d}' fill='none' stroke='#125' stroke-width='1.3'/></svg>"
