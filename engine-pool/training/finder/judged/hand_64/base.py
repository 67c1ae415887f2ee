# common parts: people, words, numbers, drawings, truth
import random, datetime as D, html as H
from types import SimpleNamespace as NS
MUN = """São Paulo SP;Pindamonhangaba SP;Mogi das Cruzes SP;Itapecerica da Serra SP;Presidente Prudente SP;Santa Bárbara d'Oeste SP;Ourinhos SP;Belo Horizonte MG;São João del-Rei MG;Teófilo Otoni MG;Pouso Alegre MG;Montes Claros MG;Conselheiro Lafaiete MG;Rio de Janeiro RJ;Campos dos Goytacazes RJ;Volta Redonda RJ;Itaperuna RJ;Curitiba PR;Ponta Grossa PR;Francisco Beltrão PR;Umuarama PR;Paranaguá PR;Lages SC;Chapecó SC;Joinville SC;Içara SC;Porto Alegre RS;Sant'Ana do Livramento RS;Caxias do Sul RS;Três Passos RS;Bagé RS;Salvador BA;Xique-Xique BA;Vitória da Conquista BA;Ilhéus BA;Feira de Santana BA;Recife PE;Caruaru PE;Serra Talhada PE;Fortaleza CE;Quixadá CE;Sobral CE;Teresina PI;Picos PI;São Luís MA;Imperatriz MA;Belém PA;Santarém PA;Parauapebas PA;Manaus AM;Parintins AM;Porto Velho RO;Ji-Paraná RO;Rio Branco AC;Cuiabá MT;Rondonópolis MT;Campo Grande MS;Dourados MS;Goiânia GO;Anápolis GO;Jataí GO;Palmas TO;Natal RN;Mossoró RN;Campina Grande PB;Patos PB;Maceió AL;Olho d'Água das Flores AL;Aracaju SE;Lagarto SE;Vitória ES;Cachoeiro de Itapemirim ES;Brasília DF;Macapá AP;Boa Vista RR"""
MUN = [tuple(x.rsplit(' ', 1)) for x in MUN.split(';')]
BYUF = {}
for m, u in MUN: BYUF.setdefault(u, []).append(m)
EST = dict(SP='de São Paulo', MG='de Minas Gerais', RJ='do Rio de Janeiro', PR='do Paraná', SC='de Santa Catarina', RS='do Rio Grande do Sul', BA='da Bahia', PE='de Pernambuco', CE='do Ceará', PI='do Piauí', MA='do Maranhão', PA='do Pará', AM='do Amazonas', RO='de Rondônia', AC='do Acre', MT='de Mato Grosso', MS='de Mato Grosso do Sul', GO='de Goiás', TO='do Tocantins', RN='do Rio Grande do Norte', PB='da Paraíba', AL='de Alagoas', SE='de Sergipe', ES='do Espírito Santo', DF='do Distrito Federal', AP='do Amapá', RR='de Roraima')
def estado(u): return 'Distrito Federal' if u == 'DF' else 'Estado ' + EST[u] if u in EST else u
FEM = "Ana Beatriz;Maria Aparecida;Josefa;Luzia;Conceição;Rosângela;Terezinha;Cláudia Regina;Débora;Ítala;Marília;Vânia Lúcia;Ediléia;Jéssica;Thaís;Yasmin;Sônia;Adélia;Francisca das Chagas;Ivone;Zulmira;Lourdes;Nilza;Raquel;Tainá;Eloá;Heloísa;Antônia;Dalva;Olívia;Cecília;Marlene;Eunice;Pâmela;Letícia;Iracema;Geni;Ruth;Neide;Sebastiana".split(';')
MAS = "José Carlos;Antônio;João Batista;Sebastião;Luís Fernando;Cássio;Otávio;Raimundo Nonato;Valdir;Wesley;Uelinton;Ígor;Caíque;Enzo Gabriel;Miguel;Davi Lucca;Arlindo;Benedito;Jair;Nélson;Hélio;Osvaldo;Adão;Eurípedes;Manoel;Joaquim;Geraldo;Ademir;Kléber;Ruan;Vinícius;Francisco;Moacir;Irineu;Teófilo;Lázaro;Aparecido;Rogério;Édson;Walter".split(';')
SUR = "Silva;Souza;Teixeira;Araújo;Magalhães;Quadros;Nogueira;Brandão;Cavalcante;Figueirêdo;Schneider;Kowalski;Bortolini;Nakamura;Falcão;Lacerda;Mendonça;Paixão;Queiroz;Rezende;Sant'Anna;Tavares;Vasconcelos;Xavier;Zanella;Abreu;Bittencourt;Camargo;Dornelles;Espíndola;Fagundes;Gusmão;Holanda;Jardim;Kuhn;Leão;Maciel;Novaes;Peçanha;Ramalho;Sarmento;Toledo;Uchôa;Viana;Wagner;Assunção;Bragança;Cordeiro;Guimarães;Mazzotti;Conceição;Batista;Muniz;Prado;Siqueira;Trindade".split(';')
HOSP = "Hospital e Maternidade São José;Santa Casa de Misericórdia;Maternidade Municipal Dona Iris Macedo;Hospital Regional Dr. Abelardo Santana;Casa de Saúde Nossa Senhora da Glória;Hospital Universitário;Maternidade Escola Januário Prates;Hospital Beneficência Portuguesa;Hospital das Clínicas;Fundação Hospitalar Bom Jesus;Hospital Nossa Senhora das Graças;Casa de Parto Mãe Luíza;Hospital Evangélico;Unidade Mista de Saúde Irmã Dulcina".split(';')
RUA = "Rua Marechal Deodoro;Av. Getúlio Vargas;Praça da Matriz;Rua XV de Novembro;Rua Tiradentes;Travessa do Comércio;Rua Barão do Rio Branco;Av. Sete de Setembro;Rua Coronel Lucena;Rua Padre Anchieta".split(';')
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ = "x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CT = "x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def ext(n, f=False):
    if n < 20: w = U[n]
    elif n < 100: w = DZ[n//10] + (' e ' + U[n % 10] if n % 10 else '')
    elif n == 100: w = 'cem'
    elif n < 1000: w = CT[n//100] + (' e ' + ext(n % 100) if n % 100 else '')
    else:
        t, r = divmod(n, 1000); w = ('mil' if t == 1 else ext(t) + ' mil')
        if r: w += (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r)
    if f: w = ' '.join({'um': 'uma', 'dois': 'duas'}.get(x, x) for x in w.split(' '))
    return w
def dia1(d): return 'primeiro' if d == 1 else ext(d)
def dext(d): return f"{dia1(d.day)} de {MES[d.month-1]} de {ext(d.year)}"
def daos(d): return (f"Ao primeiro dia" if d.day == 1 else f"Aos {ext(d.day)} dias") + f" do mês de {MES[d.month-1]} do ano de {ext(d.year)}"
def dlong(d): return f"{'1º' if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def ds(d): return d.strftime('%d/%m/%Y')
def hext(h, per=False):
    a, b = map(int, h.split(':')); p = ''
    if per:
        p = ' da madrugada' if a < 6 else ' da manhã' if a < 12 else ' da tarde' if a < 18 else ' da noite'
        if a == 12: p = ''
        elif a > 12: a -= 12
    s = ('zero hora' if a == 0 else 'uma hora' if a == 1 else ext(a, True) + ' horas')
    if b: s += f" e {ext(b)} minuto" + ('s' if b > 1 else '')
    return s + p
def cpf(R):
    n = [R.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(n)) * 10 % 11; n.append(0 if s == 10 else s)
    s = ''.join(map(str, n)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def dv(s):
    for w in (2, 1):
        t = 0
        for c in s: t += int(c)*w; w = 0 if w == 10 else w+1
        t %= 11; s += str(1 if t == 10 else t)
    return s[-2:]
def matricula(cns, y, l, f, t, sep=' '):
    p = [cns, '01', '55', str(y), '1', f"{l:05d}", f"{f:03d}", f"{t:07d}"]; d = dv(''.join(p))
    return ' '.join(p+[d]) if sep == ' ' else '.'.join(p) + '-' + d
assert matricula('551681', 1975, 105, 96, 144268).endswith(' 40')
def rc(R, n, a='ABCDEFGHJKLMNPQRSTUVWXYZ'): return ''.join(R.choice(a) for _ in range(n))
def rn(R, n): return rc(R, n, '0123456789')
def selo(R, uf, d):
    f = {'SP': lambda: rn(R, 6)+'1CE0000000'+rn(R, 6)+str(d.year)[2:]+rc(R, 1), 'RS': lambda: f"{rn(R,4)}.04.{str(d.year)[2:]}0000{R.randint(1,9)}.{rn(R,5)}",
         'PR': lambda: f"SFRN{R.randint(1,2)}.{rc(R,5,'abcdeFGHJkmnpQR123456')}.{rc(R,5,'abcdeFGHJkmnpQR23456')}-{rc(R,5,'abcdeFGHJkmnp23456')}.{rn(R,4)}q", 'MG': lambda: rc(R, 3)+rn(R, 5),
         'RJ': lambda: f"E{rc(R,3)} {rn(R,5)} {rc(R,3)}", 'SC': lambda: f"{rc(R,3)}{rn(R,5)}-{rc(R,4,'ABCDEFGH123456789')}", 'PE': lambda: f"{rn(R,7)}.{rc(R,3)}{d:%m%Y}01.{rn(R,5)}",
         'BA': lambda: f"{rn(R,4)}.AB{rn(R,6)}-{R.randint(0,9)}", 'GO': lambda: f"{rn(R,4)}{d:%y%m%d}{rn(R,11)}"}
    return f.get(uf, lambda: f"{rc(R,2)}{rn(R,6)}-{rc(R,4)}")()
def rec(F, k, o, y0, y1, e0, e1, uf=None, late=False):
    """one filling; o: flags as words"""
    R = random.Random(f"64{F}{k}"); o = o.split(); r = NS(R=R, o=o, F=F, k=k)
    r.reg = R.choice([x for x in MUN if not uf or x[1] in uf.split()])
    r.nas = r.reg if R.random() < .6 else (R.choice(BYUF[r.reg[1]]), r.reg[1])
    if 'away' in o: r.nas = R.choice(MUN)
    y = R.randint(y0, y1); r.dn = D.date(y, 1, 1) + D.timedelta(R.randint(0, 364))
    if 'first' in o: r.dn = r.dn.replace(day=1)
    r.dr = r.dn + D.timedelta(R.randint(2, 40) if 'late' not in o else R.randint(900, 5200))
    a = max(D.date(e0, 1, 2), r.dr + D.timedelta(20)); b = max(D.date(e1, 5, 28), a)
    r.de = a + D.timedelta(R.randint(0, (b-a).days))
    if 'via1' in o: r.de = r.dr
    r.hora = '' if 'nohour' in o else f"{R.randint(0,23):02d}:{R.choice([0,5,10,15,20,27,30,38,40,45,50,55]):02d}"
    sx = R.sample(SUR, 9); fem, mas = R.sample(FEM, 7), R.sample(MAS, 7); L = 'long' in o; S = 'short' in o
    fx = lambda g, *s: g + ' ' + ' '.join(s)
    e = R.choice(['de', 'da', 'dos']) if L else ''
    r.avop, r.avom = fx(mas[0], *( [sx[4], sx[0]] if L or k % 2 else [sx[0]])), fx(mas[1], *([sx[5], 'de', sx[1]] if L else [sx[1]]))
    r.avap, r.avam = fx(fem[0], *([sx[2], sx[0]] if k % 3 else [sx[2]])), fx(fem[1], *([sx[3], sx[1]] if k % 2 else [sx[3]]))
    r.pai = fx(mas[2], *([sx[2], 'de', sx[4], sx[0]] if L else [sx[0]] if S else [sx[2], sx[0]]))
    if k % 5 == 2 and not S: r.pai = fx(mas[2], sx[0]) + ' Filho'; r.avop = fx(mas[2], sx[0])
    r.mae = fx(fem[2], *([sx[3], 'da', sx[1], sx[0]] if L else [sx[1]] if S else [sx[3], sx[1]] if k % 2 else [sx[1], sx[0]]))
    r.sexo = 'Masculino' if R.random() < .5 else 'Feminino'; r.M = r.sexo == 'Masculino'
    g = (mas if r.M else fem)[3]
    r.nopai = 'nopai' in o
    if r.nopai: r.pai = r.avop = r.avap = ''; r.mae = fx(fem[2], sx[3], sx[1]); tail = [sx[3], sx[1]]
    else: tail = [sx[3], 'da', sx[1], 'e', sx[2], sx[0]] if L else [sx[0]] if S else [sx[1], sx[0]]
    r.nome = fx(g, *tail)
    if 'noavo' in o: r.avop = ''
    if 'noavop' in o: r.avop = r.avap = ''
    if 'noavom' in o: r.avam = ''
    r.maenat, r.painat = R.choice(MUN), (R.choice(MUN) if not r.nopai else None)
    if R.random() < .4: r.maenat = r.reg
    if 'foreign' in o and not r.nopai: r.painat = R.choice([('Lisboa', 'Portugal'), ('Osaka', 'Japão'), ('Nápoles', 'Itália')])
    r.tw = []; r.twsex = ''
    if 'twin' in o: r.tw = [fx((mas if r.M else fem)[4], *tail)]
    if 'trip' in o: r.tw = [fx((mas if r.M else fem)[4], *tail), fx((mas if r.M else fem)[5], *tail)]
    r.home = 'home' in o; r.end = f"{R.choice(RUA)}, nº {R.randint(11,990)}"; r.estab = 'Domicílio' if r.home else R.choice(HOSP)
    r.dnv = f"30-{rn(R,8)}-{R.randint(0,9)}" if r.dn.year >= 2011 else rn(R, 8) if r.dn.year > 1995 else ''
    r.livro, r.folha, r.termo = R.randint(3, 412), R.randint(1, 299), R.randint(310, 145000)
    r.cns = f"{R.randint(0,155000):06d}"; r.mat = matricula(r.cns, r.dr.year, r.livro, r.folha, r.termo); r.matp = matricula(r.cns, r.dr.year, r.livro, r.folha, r.termo, '.')
    r.cpf = cpf(R) if 'nocpf' not in o else ''
    p = R.sample(SUR, 8); r.of = fx(R.choice([fem, mas][k % 2][5:6]), p[0], p[1]); r.offem = k % 2 == 0
    r.cl = fx(fem[6], p[2], p[3]); r.t1 = fx(mas[6], p[4], p[5]); r.t2 = fx(R.choice(FEM), p[6], p[7]); r.med = 'Dr. ' + fx(R.choice(MAS), p[5])
    r.selo = selo(R, r.reg[1], r.de); r.sp = p
    c = r.dr + (r.de - r.dr)*.55; c2 = r.dr + (r.de - r.dr)*.8; r.av = r.an = ''
    sp = fx((fem if r.M else mas)[6], p[6], p[7]); reg = 'registrado' if r.M else 'registrada'; co = R.choice(BYUF[r.reg[1]]); rm = R.choice(MUN)
    if 'av' in o:
        r.av = R.choice([f"Conforme mandado do MM. Juiz de Direito da {R.randint(1,4)}ª Vara Cível da Comarca de {co}, expedido em {ds(c)} nos autos nº {rn(R,4)}/{c.year}, averbou-se a retificação do nome da avó materna, que passou a ser como consta acima.",
          f"Em {ds(c)}, por escritura pública de reconhecimento de filho lavrada no 2º Tabelionato de Notas de {co}, livro {R.randint(20,300)}, fls. {R.randint(1,199)}, foi averbada a paternidade constante deste assento.",
          f"Por sentença do Juízo da Vara da Família e Sucessões de {co}, proferida em {ds(c)}, transitada em julgado, foi acrescido ao nome {'do' if r.M else 'da'} {reg} o sobrenome {r.nome.split()[-1]}. Dou fé."])
    if 'an' in o:
        ad = r.dn + D.timedelta(6940); old = r.de > ad
        if old: c2 = ad + (r.de - ad)*.6
        L_ = [f"{'O registrado' if r.M else 'A registrada'} contraiu matrimônio em {ds(c2)} com {sp}, no Registro Civil de {rm[0]}/{rm[1]}, livro B-{R.randint(12,190)}, fls. {R.randint(1,200)}, termo {R.randint(900,40000)}.",
          f"Casou-se em {rm[0]}, {estado(rm[1])}, aos {ds(c2)}, com {sp}, conforme termo nº {R.randint(900,30000)}, livro B-{R.randint(12,190)}."]
        if not old: L_ = [f"Os genitores casaram-se entre si em {ds(c2)}, no Registro Civil de {rm[0]}/{rm[1]}, livro B-{R.randint(12,190)}, fls. {R.randint(1,200)}, termo nº {R.randint(900,30000)}."] if r.pai else []
        L_ += [f"Óbito registrado no Cartório de {rm[0]} - {rm[1]} em {ds(c2)}, livro C-{R.randint(12,90)}, fls. {R.randint(1,200)}, termo nº {R.randint(900,30000)}."]
        r.an = R.choice(L_)
    return r
def up(s): return s.upper()
def e(s): return H.escape(str(s), quote=False)
def mu(t, sep=' - '): return f"{t[0]}{sep}{t[1]}" if t else ''
def truth(r, size, **v):
    """v: values as printed"""
    g = lambda k, d='': v.get(k, d); b = r.dn
    w, h = size; nt = g('nat_label', False)
    acc = dict(v.get('accept', {}))
    if not nt: acc['dados_pessoais.naturalidade'] = acc.get('dados_pessoais.naturalidade', []) + ['']
    if r.home: acc.setdefault('local_nascimento.estabelecimento', []).extend(['', 'Domicílio'])
    return {"case": f"64{r.F}-{r.k}", "layout": f"64{r.F}", "condition": "pdf_born_digital", "file": f"64{r.F}-{r.k}.pdf", "width": w, "height": h, "resizeImage": False,
     "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": g('nome'), "cpf": g('cpf'), "matrícula": g('mat'), "data_nascimento": {"texto_completo": g('dtxt'), "dia": f"{b.day:02d}", "mês": f"{b.month:02d}", "ano": str(b.year)}, "hora_nascimento": r.hora, "naturalidade": g('nat'), "sexo": r.sexo},
      "local_nascimento": {"estabelecimento": g('estab'), "município": g('nm'), "uf": r.nas[1]},
      "registro": {"município": g('rm'), "uf": r.reg[1], "cartório": g('cart'), "data_registro": ds(r.dr), "número_dnv": g('dnv'), "livro": g('livro'), "folha": g('folha'), "termo": g('termo')},
      "filiação": {"genitor_1": {"nome_completo": g('g1'), "naturalidade": g('n1')}, "genitor_2": {"nome_completo": g('g2'), "naturalidade": g('n2')}},
      "avós": {"paternos": {"avô": g('avop'), "avó": g('avap')}, "maternos": {"avô": g('avom'), "avó": g('avam')}},
      "gêmeos": {"status": "Sim" if r.tw else "Não", "informações_adicionais": g('twtxt') if r.tw else ''},
      "observações": {"averbações": g('av'), "anotações": g('an')},
      "autenticação": {"selo_digital": g('selo'), "oficial_registro": g('of'), "data_emissão": ds(r.de)}},
     "accept": acc, "meta": {"twin_names": g('twn', []) if r.tw else [], "joint_notes": g('joint', False), "cadastro": g('cad', [])}}
# --- drawings
def arms(w=60, c='#234'):
    ray = ''.join(f'<path d="M50 50 L{50+44*__import__("math").cos(a*.3142):.1f} {46+44*__import__("math").sin(a*.3142):.1f}" stroke="{c}" stroke-width="{1.6 if a%2 else .7}"/>' for a in range(20))
    lv = ''.join(f'<ellipse cx="{50-s*(34-i*1.5):.1f}" cy="{80-i*9}" rx="7" ry="3" transform="rotate({s*(40+i*12)} {50-s*(34-i*1.5):.1f} {80-i*9})" fill="{c}" opacity=".75"/>' for s in (1, -1) for i in range(6))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 100 100">{ray}{lv}<polygon points="50,14 58,38 84,38 63,53 71,78 50,63 29,78 37,53 16,38 42,38" fill="#fff" stroke="{c}" stroke-width="2.5"/><circle cx="50" cy="48" r="12" fill="#fff" stroke="{c}" stroke-width="2"/><path d="M20 88 Q50 98 80 88" fill="none" stroke="{c}" stroke-width="5"/></svg>'
def sig(R, w=150, h=40, c='#1b2a6b'):
    x, y = 8, h*.6; d = f'M{x} {y}'
    while x < w-30:
        nx = x+R.randint(8, 22); d += f' C{x+R.randint(0,8)} {R.randint(0,h)} {nx-R.randint(0,12)} {R.randint(0,h)} {nx} {int(h*.35)+R.randint(0,h//3)}'; x = nx
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{d} q20 8 30 -6" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
def qr(R, w=80, c='#000'):
    n = 29; s = ''
    fin = lambda i, j: (i < 8 and j < 8) or (i < 8 and j > n-9) or (i > n-9 and j < 8)
    for i in range(n):
        for j in range(n):
            if not fin(i, j) and R.random() < .48: s += f'M{j} {i}h1v1h-1z'
    for a, b in ((0, 0), (0, n-7), (n-7, 0)): s += f'M{b} {a}h7v7h-7z M{b+1} {a+1}v5h5v-5z M{b+2} {a+2}h3v3h-3z'
    return f'<svg width="{w}" height="{w}" viewBox="-1 -1 {n+2} {n+2}"><rect x="-1" y="-1" width="{n+2}" height="{n+2}" fill="#fff"/><path d="{s}" fill="{c}" fill-rule="evenodd"/></svg>'
def bar(R, w=160, h=26):
    x, s = 0, ''
    while x < 100: a = R.choice([.6, 1, 1.6]); s += f'<rect x="{x:.1f}" width="{a}" height="20"/>'; x += a+R.choice([.6, 1, 1.5])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 102 20" preserveAspectRatio="none">{s}</svg>'
def stamp(w=90, c='#3a4fa0', rot=-12, star=1):
    return f'<svg width="{w}" height="{w}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:.5"><g fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="43"/><circle cx="50" cy="50" r="28" stroke-dasharray="3 2"/><path d="M12 50h14M74 50h14" stroke-width="3"/></g><polygon points="50,30 55,45 70,45 58,54 63,69 50,60 37,69 42,54 30,45 45,45" fill="{c}"/></svg>'
def guil(w, h, c='#8fb8a0', n=26, op=.35):
    import math
    s = ''
    for i in range(n):
        y = h*(i+.5)/n; s += f'<path d="M0 {y:.0f}' + ''.join(f' q{w/16:.0f} {(-1)**j*(14+i%5*4)} {w/8:.0f} 0' for j in range(8)) + '"/>'
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><g fill="none" stroke="{c}" stroke-width=".6" opacity="{op}">{s}</g></svg>'
def page(css, body, mm, title='Certidão'):
    w, h = mm
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}body{{width:{w}mm;height:{h-.5}mm;position:relative;overflow:hidden}}{css}</style></head><body>{body}</body></html>'
def pts(mm): return tuple(round(x*72/25.4) for x in mm)
