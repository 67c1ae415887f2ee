# helpers: made-up people, words, truth, drawings (standard library only)
import random, datetime, json, html as H, re, unicodedata, math
D = datetime.date
E = H.escape
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
_U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
_D = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
_C = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')
def ext(n, fem=False):
    if n < 20:
        w = _U[n]
        if fem: w = {'um': 'uma', 'dois': 'duas'}.get(w, w)
        return w
    if n < 100: return _D[n//10] + (' e ' + ext(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        c = _C[n//100]
        if fem: c = c.replace('entos', 'entas')
        return c + (' e ' + ext(n % 100, fem) if n % 100 else '')
    m, r = divmod(n, 1000)
    s = ('' if m == 1 else ext(m, fem) + ' ') + 'mil'
    if r: s += (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r, fem)
    return s
def dw(d, um='primeiro', sep=' de '):   # date in words
    dia = um if d.day == 1 else ext(d.day)
    return f'{dia}{sep}{MES[d.month-1]}{sep}{ext(d.year)}'
def dn(d, s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def dm(d): return ('1º' if d.day == 1 else f'{d.day}') + f' de {MES[d.month-1]} de {d.year}'
def dm0(d): return f'{d.day:02d} de {MES[d.month-1]} de {d.year}'
def hw(h, m):
    s = ext(h, True) + (' hora' if h == 1 else ' horas')
    return s + (f' e {ext(m)} minuto' + ('s' if m > 1 else '') if m else '')
def hparts(h, m):      # "duas horas e dez minutos da tarde"
    if h == 12: p, k = 'da tarde', 12
    elif h == 0: return 'zero hora' + (f' e {ext(m)} minutos' if m else '')
    elif h < 6: p, k = 'da madrugada', h
    elif h < 12: p, k = 'da manhã', h
    elif h < 18: p, k = 'da tarde', h-12
    else: p, k = 'da noite', h-12
    return hw(k, m) + ' ' + p
def dvmat(s30):
    def ws(v):
        t, k = 0, 32-len(v)
        for c in v:
            t += int(c)*k; k += 1
            if k > 10: k = 0
        return t
    a = ws(s30) % 11; a = 1 if a > 9 else a
    b = ws(s30+str(a)) % 11; b = 1 if b > 9 else b
    return f'{a}{b}'
assert dvmat('104539015520131000120210000123') == '21'
def matricula(cns, ano, livro, folha, termo, fmt=0, tipo=1):
    s = f'{cns:06d}0155{ano:04d}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    s += dvmat(s)
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]]
    if fmt == 0: return ' '.join(p)
    if fmt == 1: return '.'.join(p[:8]) + '-' + p[8]
    if fmt == 2: return ' '.join(p[:8]) + '-' + p[8]
    return s
def cpf(rng, fmt=0):
    b = [rng.randint(0, 9) for _ in range(9)]
    for n in (10, 11):
        r = sum(x*(n-i) for i, x in enumerate(b)) * 10 % 11
        b.append(0 if r == 10 else r)
    s = ''.join(map(str, b))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}' if fmt == 0 else s
def dnv(rng, fmt=0):
    s = f'30-{rng.randint(40000000,89999999)}-{rng.randint(0,9)}'
    return s if fmt == 0 else s.replace('-', '')
def code(rng, pat):   # A letter, a lower, 9 digit, X alnum
    o = ''
    for c in pat:
        if c == 'A': o += rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ')
        elif c == 'a': o += rng.choice('abcdefghijkmnpqrstuvwxyz')
        elif c == '9': o += rng.choice('0123456789')
        elif c == 'X': o += rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789')
        elif c == 'x': o += rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz0123456789')
        else: o += c
    return o
EST = dict(AC='Acre', AL='Alagoas', AM='Amazonas', AP='Amapá', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás', MA='Maranhão', MG='Minas Gerais', MS='Mato Grosso do Sul', MT='Mato Grosso', PA='Pará', PB='Paraíba', PE='Pernambuco', PI='Piauí', PR='Paraná', RJ='Rio de Janeiro', RN='Rio Grande do Norte', RO='Rondônia', RR='Roraima', RS='Rio Grande do Sul', SC='Santa Catarina', SE='Sergipe', SP='São Paulo', TO='Tocantins')
PREP = dict(BA='da Bahia', CE='do Ceará', PR='do Paraná', PA='do Pará', RJ='do Rio de Janeiro', PB='da Paraíba', ES='do Espírito Santo', RS='do Rio Grande do Sul', RN='do Rio Grande do Norte', DF='do Distrito Federal', PI='do Piauí', MA='do Maranhão', AM='do Amazonas', AC='do Acre', AP='do Amapá', TO='do Tocantins')
def do(uf): return PREP.get(uf, 'de ' + EST[uf])
def em(uf): return {'do': 'no', 'da': 'na', 'de': 'em'}[do(uf)[:2]] + do(uf)[2:]

FM = {
 1: 'Jeronymo Honorato Theodoro Izidro Cypriano Belarmino Joaquim Manoel Antonio Francisco João José Claudino Firmino Leopoldo Virgilio Casimiro Raymundo Salustiano Felisberto Eusebio Candido'.split(),
 2: 'Waldemar Oswaldo Alcides Nestor Orlando Benedicto Ernani Agenor Lourival Durval Sebastião Geraldo Pedro Arlindo Euclydes Moacyr Américo Otacílio Djalma Alfredo Hermínio Juvenal'.split(),
 3: 'José Carlos,Antônio,Luiz Carlos,Paulo Roberto,Jorge Luiz,Edson,Valdir,Nelson,Ademir,Gilberto,Roberto,Wilson,Milton,Osmar,Adilson,Claudionor,Jair,Dorival,Sérgio,Raimundo Nonato,Cícero,Reinaldo'.split(','),
 4: 'Marcelo,Alexandre,Fábio,Rogério,Anderson,Cleber,Rodrigo,Leandro,Wagner,Ricardo,Adriano,Márcio,Sandro,Jeferson,Vanderlei,Josinaldo,Elton,Gilson,Marcos Vinícius,Emerson,Fabrício,Everaldo'.split(','),
 5: 'Lucas,Gabriel,Matheus,Wesley,Jhonatan,Thiago Henrique,Diego,Rafael,Vinícius,Caio,Igor,Douglas,Renan,Maicon,Willian,Yuri,Bruno César,João Paulo,Guilherme,Danilo,Erick,Felipe Augusto'.split(','),
 6: 'Miguel,Arthur,Heitor,Théo,Davi Lucca,Enzo Gabriel,Bernardo,Ravi,Noah,Samuel,Anthony,Levi,Benício,Lorenzo,Gael,Isaac,Pedro Henrique,João Miguel,Bryan,Valentim,Calebe,Murilo'.split(',')}
FF = {
 1: 'Umbelina Josepha Thereza Escolastica Philomena Eufrasia Marcolina Leopoldina Anna Rosa Idalina Joaquina Carolina Generosa Balbina Emerenciana Clara Ignez Virginia Maria Rita Delphina'.split(),
 2: 'Maria das Dores,Alzira,Olinda,Conceição,Iracema,Dulce,Zulmira,Noêmia,Odette,Hilda,Aurora,Benedita,Jandyra,Guiomar,Nair,Lourdes,Francisca,Esther,Etelvina,Sebastiana,Altina,Adelaide'.split(','),
 3: 'Maria Aparecida,Neusa,Terezinha,Ivone,Marlene,Cleide,Sônia Maria,Vera Lúcia,Ivanilde,Raimunda,Lindalva,Elza,Sueli,Regina Célia,Rosângela,Maria do Socorro,Marli,Cleonice,Eunice,Dirce,Zilda,Edna'.split(','),
 4: 'Adriana,Patrícia,Simone,Luciana,Márcia,Rosilene,Valéria,Cristiane,Andréia,Kátia,Eliane,Josefa,Claudenice,Fabiana,Gislaine,Viviane,Rosemeire,Silvana,Edilene,Cláudia Regina,Sandra,Renata'.split(','),
 5: 'Jéssica,Bruna,Thaís,Amanda,Tatiane,Kelly Cristina,Larissa,Bianca,Taynara,Débora,Mayara,Natália,Pâmela,Francielle,Camila,Letícia,Ana Paula,Daiane,Juliana,Karoline,Suelen,Priscila'.split(','),
 6: 'Helena,Alice,Laura,Maria Cecília,Maitê,Liz,Heloísa,Antonella,Lívia,Maria Alice,Cecília,Aurora,Eloá,Ana Laura,Isis,Valentina,Ayla,Rebeca,Maria Flor,Esther,Melissa,Lara Sophia'.split(',')}
def band(y): return 1 if y < 1912 else 2 if y < 1946 else 3 if y < 1970 else 4 if y < 1988 else 5 if y < 2007 else 6
SN = {
 'SE': 'Rezende Moreira Camargo Toledo Vasconcellos Guimarães Teixeira Bueno Prado Siqueira Fonseca Machado Leme Arruda Pacheco Nogueira Lacerda Furtado Mendonça Drumond Valadares Godoy'.split(),
 'IT': 'Bortolotto Zanella Pessini Marchiori Fávaro Tomazelli Gasparotto Brunetti Sartori Dal-Bó Piovesan Menegatti Lorenzoni Trevisol Zuchinali Casagrande Frigo Bonetti'.split(),
 'AL': 'Schroeder Hoffmann Klein Wiltgen Kuhn Steffens Bender Rohde Hartmann Zimmer Lauxen Dreher Weschenfelder Krummenauer Ritter Heckler'.split(),
 'PL': 'Kowalczuk Zielinski Wosniak Sobczak Krupczak Pietrowski Hauagge Iurk Szymanski Muzeka Budziak'.split(),
 'NE': 'Cavalcanti Maranhão Bezerra Pessôa Holanda Feitosa Alencar Gondim Brandão Vilar Pinheiro Aragão Lustosa Catunda Tavares Barreto Sampaio Wanderley Jatobá Quirino Dantas Lira'.split(),
 'NO': 'Corrêa,Favacho,Trindade,Pantoja,Lobato,Sarraf,Maués,Baía,Quaresma,Assunção,Tapajós,Monteiro,Pimentel,Cardoso,Viégas,Cordovil,Picanço,Moraes'.split(','),
 'CO': 'Borges,Rodrigues da Cunha,Caiado,Fleury,Alves Pinto,Jardim,Vilela,Tavares,Guedes,Carvelo,Póvoa,Siqueira,Arantes,Curado,Fagundes,Marra,Peixoto'.split(','),
 'CM': 'Silva,Santos,Oliveira,Souza,Pereira,Ferreira,Costa,Rodrigues,Almeida,Nascimento,Lima,Araújo,Ribeiro,Gomes,Martins,Barbosa,Rocha,dos Santos,da Silva,de Jesus,da Conceição,Alves'.split(',')}
class R:
    def __init__(s, **k): s.__dict__.update(k)
    def get(s, k, v=None): return s.__dict__.get(k, v)
_seen = set()
def _sn(rng, reg):
    a = rng.choice(SN[reg]) if rng.random() < .72 else rng.choice(SN['CM'])
    return a
def rec(key, reg, nasc, mun, uf, **ov):
    """a made-up person with parents and grandparents; ov overrides any part"""
    rng = random.Random('126/' + key)
    regs = reg.split('+')
    y = nasc.year
    bare = lambda s: re.sub(r'^(da|de|dos|do) ', '', s)
    four = []
    while len(four) < 4:
        c = _sn(rng, rng.choice(regs))
        if bare(c) not in [bare(x) for x in four]: four.append(c)
    pf, mf, xp, xm = four
    sexo = ov.get('sexo') or rng.choice('MF')
    b = lambda yy, s: rng.choice((FM if s == 'M' else FF)[band(yy)])
    bare = lambda s: re.sub(r'^(da|de|dos|do) ', '', s)
    pai = f"{b(y-28,'M')} {rng.choice(['', '', xp+' ', rng.choice([c for c in SN['CM'] if bare(c) != bare(pf)])+' '])}{pf}".replace('  ', ' ')
    casada = ov.get('casada', rng.random() < .5)
    mae = f"{b(y-25,'F')} {mf}" + (f' {bare(pf)}' if casada else rng.choice(['', ' ' + bare(xm)]))
    av = [f"{b(y-55,'M')} {rng.choice(['', rng.choice([c for c in SN['CM'] if bare(c) != bare(pf)])+' '])}{pf}", f"{b(y-53,'F')} {xp} {bare(pf)}",
          f"{b(y-55,'M')} {mf}", f"{b(y-53,'F')} {xm}{rng.choice(['', ' ' + bare(mf)])}"]
    first = ov.get('first') or b(y, sexo)
    nome = f"{first} {bare(mf) if rng.random() < .85 else ''} {pf}".replace('  ', ' ')
    vz = ov.get('viz') or [(mun, uf)]
    nat = lambda: rng.choice(vz) if rng.random() < .75 else (mun, uf)
    r = R(rng=rng, key=key, nome=nome, sexo=sexo, nasc=nasc, hora=(rng.randint(0, 23), rng.randint(0, 59)), mun=mun, uf=uf, rmun=mun, ruf=uf,
          local='', casa=False, cart='', dreg=nasc + datetime.timedelta(rng.randint(1, 20)), dnv='', livro=0, folha=0, termo=0, v='',
          g1=(pai, nat()), g2=(mae, nat()), av=av, twins=[], averb='', anot='', selo='', oficial='', esc='', demi=None, cpf='', mat='', cad=[], blank='', up=False, extra={})
    ov.pop('viz', None); ov.pop('casada', None); ov.pop('first', None)
    r.__dict__.update(ov)
    if r.demi is None: r.demi = r.dreg
    if r.demi < r.dreg: r.dreg = nasc + datetime.timedelta(max(1, (r.demi - nasc).days // 2))
    if not r.livro: r.livro = rng.randint(8, 480)
    if not r.folha: r.folha = rng.randint(2, 298)
    if not r.termo: r.termo = rng.randint(300, 98000)
    if 'cns' in ov: r.mat = matricula(ov['cns'], r.dreg.year, r.livro, r.folha, r.termo, ov.get('mfmt', 0), ov.get('mtipo', 1))
    if r.up: upper(r)
    return r
def upper(r):
    for k in ('nome', 'local', 'oficial'): setattr(r, k, getattr(r, k).upper())
    for k in ('g1', 'g2'):
        g = getattr(r, k)
        if g: setattr(r, k, (g[0].upper(), g[1]))
    r.av = [a.upper() for a in r.av]
    r.twins = [t.upper() for t in r.twins]
UC = lambda s: s.upper()
def nat(t, sep='/', w=False):
    if not t: return ''
    if len(t[1]) == 2 and w: return f'{t[0]}, Estado {do(t[1])}'
    if len(t[1]) == 2: return f'{t[0]}{sep}{t[1]}'
    if not t[0]: return t[1]
    return f'{t[0]}{sep}{t[1]}' if sep.strip() in '/-' else f'{t[0]}, {t[1]}'

class Doc:
    def __init__(s, case, w=595, h=842):
        s.case, s.acc, s.pr, s.w, s.h = case, {}, {}, w, h
        s.d = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
         "dados_pessoais": {"nome_completo": "", "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": "", "mês": "", "ano": ""}, "hora_nascimento": "", "naturalidade": "", "sexo": ""},
         "local_nascimento": {"estabelecimento": "", "município": "", "uf": ""},
         "registro": {"município": "", "uf": "", "cartório": "", "data_registro": "", "número_dnv": "", "livro": "", "folha": "", "termo": ""},
         "filiação": {"genitor_1": {"nome_completo": "", "naturalidade": ""}, "genitor_2": {"nome_completo": "", "naturalidade": ""}},
         "avós": {"paternos": {"avô": "", "avó": ""}, "maternos": {"avô": "", "avó": ""}},
         "gêmeos": {"status": "Não", "informações_adicionais": ""}, "observações": {"averbações": "", "anotações": ""},
         "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": ""}}
        s.meta = {"twin_names": [], "joint_notes": False, "cadastro": []}
    def s(s, path, val, *acc, p=None):
        o = s.d; ks = path.split('.')
        for k in ks[:-1]: o = o[k]
        assert ks[-1] in o, path
        o[ks[-1]] = val or ''
        a = []
        for x in acc:
            if x is not None and x != val and x not in a: a.append(x)
        if a and val: s.acc[path] = a
        if p: s.pr[path] = p if isinstance(p, list) else [p]
        return val
    def base(s, r, texto, livro=None, folha=None, termo=None, natlabel=None, natp=None, horap=None, dregp=None, demip=None, ufp=None, joint=True, twinp=None, lacc=(), facc=(), tacc=(), lp=None):
        """truth of a filling; *p are printed wordings. natlabel: the registrant's naturalidade as printed or None; natp: printer of a parent's place"""
        P = 'dados_pessoais.'
        s.s(P+'nome_completo', r.nome); s.s(P+'cpf', r.cpf); s.s(P+'matrícula', r.mat)
        q = s.d['dados_pessoais']['data_nascimento']
        s.s(P+'data_nascimento.texto_completo', texto, dn(r.nasc))
        q['dia'], q['mês'], q['ano'] = f'{r.nasc.day:02d}', f'{r.nasc.month:02d}', str(r.nasc.year)
        if r.hora: s.s(P+'hora_nascimento', f'{r.hora[0]:02d}:{r.hora[1]:02d}', p=horap)
        pl = f'{r.mun}/{r.uf}'
        if natlabel: s.s(P+'naturalidade', pl if natlabel is True else natlabel if isinstance(natlabel, str) else pl, pl)
        else: s.s(P+'naturalidade', pl, '')
        if natlabel is None: s.pr[P+'naturalidade'] = [r.mun]
        s.s(P+'sexo', 'Masculino' if r.sexo == 'M' else 'Feminino', r.sexo) if r.sexo else 0
        if r.casa: s.s('local_nascimento.estabelecimento', 'Domicílio', '', r.local)
        else: s.s('local_nascimento.estabelecimento', r.local, lp)
        s.s('local_nascimento.município', r.mun); s.s('local_nascimento.uf', r.uf, EST.get(r.uf))
        s.s('registro.município', r.rmun); s.s('registro.uf', r.ruf, EST[r.ruf]); s.s('registro.cartório', r.cart)
        s.s('registro.data_registro', dn(r.dreg), p=dregp); s.s('registro.número_dnv', r.dnv)
        if livro is None and r.mat:
            m = re.sub(r'\D', '', r.mat); livro, folha, termo = m[15:20], m[20:23], m[23:30]
            for k, v in (('livro', livro), ('folha', folha), ('termo', termo)): s.s('registro.'+k, v, v.lstrip('0'), p=r.mat)
        else:
            s.s('registro.livro', livro, *lacc); s.s('registro.folha', folha, *facc); s.s('registro.termo', termo, *tacc)
        for i, g in ((1, r.g1), (2, r.g2)):
            if g:
                s.s(f'filiação.genitor_{i}.nome_completo', g[0])
                if g[1] and natp: s.s(f'filiação.genitor_{i}.naturalidade', nat(g[1]), natp(g[1]), p=natp(g[1]))
        a = r.av
        for (k, x) in (('paternos.avô', a[0]), ('paternos.avó', a[1]), ('maternos.avô', a[2]), ('maternos.avó', a[3])): s.s('avós.'+k, x)
        if r.get('twomums'):
            for k, o in (('avô', 0), ('avó', 1)):
                s.s('avós.paternos.'+k, a[o], a[o+2]); s.s('avós.maternos.'+k, a[o+2], a[o])
        if r.twins:
            s.d['gêmeos']['status'] = 'Sim'; s.s('gêmeos.informações_adicionais', twinp or ', '.join(r.twins), *([' e '.join(r.twins)] if twinp else [])); s.meta['twin_names'] = r.twins
        s.s('observações.averbações', r.averb); s.s('observações.anotações', r.anot); s.meta['joint_notes'] = joint
        s.meta['cadastro'] = r.cad
        s.s('autenticação.selo_digital', r.selo, *r.get('seloacc', [])); s.s('autenticação.oficial_registro', r.oficial)
        s.s('autenticação.data_emissão', dn(r.demi), p=demip)
    def json(s):
        return {"case": s.case, "layout": s.case.split('-')[0], "condition": "pdf_born_digital", "file": s.case + '.pdf', "width": s.w, "height": s.h, "resizeImage": False, "data": s.d, "accept": s.acc, "meta": s.meta}

def page(css, body, size='210mm 297mm', w='210mm', h='297mm'):
    return (f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidão</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}'
            f'html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{position:relative;width:{w};height:calc({h} - 1px)}}.abs{{position:absolute}}{css}</style></head><body><div class="pg">{body}</div></body></html>')
def qr(seed, mm=22, n=29, col='#000'):
    r = random.Random(seed); p = []
    def fin(x, y): return any(a-1 <= x <= a+7 and b-1 <= y <= b+7 for a, b in ((0, 0), (n-7, 0), (0, n-7)))
    for y in range(n):
        for x in range(n):
            if not fin(x, y) and r.random() < .48: p.append(f'M{x} {y}h1v1h-1z')
    for a, b in ((0, 0), (n-7, 0), (0, n-7)): p.append(f'M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z')
    return f'<svg style="width:{mm}mm;height:{mm}mm" viewBox="0 0 {n} {n}"><path fill="{col}" fill-rule="evenodd" d="{"".join(p)}"/></svg>'
def bars(seed, w=50, h=9, n=60):
    r = random.Random(seed); x = 0; p = ''
    for _ in range(n):
        k = r.choice((1, 1, 2, 3)); p += f'<rect x="{x}" y="0" width="{k}" height="10"/>'; x += k + r.choice((1, 1, 2))
    return f'<svg style="width:{w}mm;height:{h}mm" viewBox="0 0 {x} 10" preserveAspectRatio="none">{p}</svg>'
def sig(seed, w=45, h=14, col='#1a2a6b', sw=1.1):
    r = random.Random(seed); x, y = 3, 22; p = f'M{x} {y}'
    for i in range(r.randint(7, 12)):
        nx = x + r.uniform(4, 13); p += f' C{x+r.uniform(-4,8):.1f} {y-r.uniform(5,24):.1f} {nx-r.uniform(-3,6):.1f} {y+r.uniform(-6,16):.1f} {nx:.1f} {22+r.uniform(-7,7):.1f}'; x = nx; y = 22
    p += f' Q{x-50:.1f} {34+r.uniform(-3,4):.1f} {x+8:.1f} {28+r.uniform(-5,5):.1f}'
    return f'<svg style="width:{w}mm;height:{h}mm;overflow:visible" viewBox="0 0 {x+10:.0f} 42"><path d="{p}" fill="none" stroke="{col}" stroke-width="{sw}" stroke-linecap="round"/></svg>'
def stamp(top, mid, mm=30, col='#3a3a8c', rot=-12, op=.6, bot=''):
    i = 's' + str(abs(hash_(top+mid+str(rot))))
    return (f'<svg style="width:{mm}mm;height:{mm}mm;transform:rotate({rot}deg);opacity:{op}" viewBox="0 0 100 100"><defs><path id="{i}" d="M50 50m-36 0a36 36 0 1 1 72 0"/><path id="{i}b" d="M10 50a40 40 0 0 0 80 0"/></defs>'
            f'<circle cx="50" cy="50" r="48" fill="none" stroke="{col}" stroke-width="1.6"/><circle cx="50" cy="50" r="31" fill="none" stroke="{col}" stroke-width=".8"/>'
            f'<text font-family="Liberation Sans" font-size="8" fill="{col}"><textPath href="#{i}" startOffset="50%" text-anchor="middle">{E(top)}</textPath></text>'
            f'<text font-family="Liberation Sans" font-size="7" fill="{col}"><textPath href="#{i}b" startOffset="50%" text-anchor="middle">{E(bot)}</textPath></text>'
            f'<text x="50" y="52" font-family="Liberation Sans" font-size="7.5" fill="{col}" text-anchor="middle">{E(mid)}</text></svg>')
def hash_(s):
    h = 7
    for c in s: h = (h*131 + ord(c)) % 1000003
    return h
def arms(mm=18, c1='#1d6b34', c2='#1f3f8f', c3='#c9a227'):   # the republic's arms, roughly
    st = ' '.join(f'{50+(40 if i%2==0 else 17)*math.sin(i*math.pi/5):.1f},{46-(40 if i%2==0 else 17)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    lv = ''.join(f'<ellipse cx="{50+sx*(24+14*math.sin(t)):.1f}" cy="{88-t*20:.1f}" rx="6" ry="2.6" fill="{c1}" transform="rotate({sx*-(30+t*16):.0f} {50+sx*(24+14*math.sin(t)):.1f} {88-t*20:.1f})"/>' for sx in (-1, 1) for t in (0.2, .6, 1, 1.4, 1.8, 2.2, 2.6, 3))
    return f'<svg style="width:{mm}mm;height:{mm}mm" viewBox="0 0 100 100">{lv}<polygon points="{st}" fill="{c1}" stroke="{c3}" stroke-width="2.5"/><circle cx="50" cy="48" r="14" fill="{c2}" stroke="{c3}" stroke-width="1.5"/><g fill="#fff"><circle cx="50" cy="42" r="1.4"/><circle cx="50" cy="55" r="1.4"/><circle cx="44" cy="48" r="1.4"/><circle cx="56" cy="47" r="1.4"/></g><rect x="24" y="86" width="52" height="7" rx="2" fill="{c2}"/></svg>'
def shield(mm=16, a='#b11', b='#fff', c='#222', k=0):   # a state's arms, roughly
    inner = ['<path d="M20 20h60v20h-60z" fill="%s"/><circle cx="50" cy="58" r="11" fill="%s"/>' % (c, c),
             '<path d="M20 50L50 20L80 50Z" fill="%s"/><path d="M30 60h40v6h-40zM34 70h32v5h-32z" fill="%s"/>' % (c, c),
             '<path d="M20 20L80 70M80 20L20 70" stroke="%s" stroke-width="7"/><circle cx="50" cy="45" r="10" fill="%s"/>' % (c, b)][k % 3]
    return f'<svg style="width:{mm}mm;height:{mm*1.1:.1f}mm" viewBox="0 0 100 110"><path d="M14 10h72v50c0 24-22 36-36 42c-14-6-36-18-36-42z" fill="{b}" stroke="{a}" stroke-width="5"/>{inner}<path d="M6 98q44 18 88 0" fill="none" stroke="{a}" stroke-width="5"/></svg>'
def thumb(seed, mm=20):
    r = random.Random(seed); p = ''
    for i in range(2, 24, 2): p += f'<ellipse cx="{25+r.uniform(-1,1):.1f}" cy="{32+r.uniform(-1,1):.1f}" rx="{i*.85:.1f}" ry="{i*1.15:.1f}" stroke-dasharray="{r.randint(5,14)} {r.randint(1,3)}"/>'
    return f'<svg style="width:{mm}mm;height:{mm*1.2:.1f}mm" viewBox="0 0 50 64"><g fill="none" stroke="#334" stroke-width="1.1">{p}</g></svg>'
