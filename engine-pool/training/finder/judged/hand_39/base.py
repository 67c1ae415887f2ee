# one person and the truth of one page
import random, datetime as dt, copy, html
from words import *
from people import *
esc = lambda s: html.escape(str(s), quote=False)
def D(s): y, m, d = map(int, s.split('-')); return dt.date(y, m, d)
class P(dict):
    __getattr__ = dict.__getitem__
    def __setattr__(self, k, v): self[k] = v
def up(s): return s.upper()
def person(form, i, s):
    """s: reg, sex, born, dreg (days or date), emis, and what may be absent"""
    r = random.Random(f"{form}-{i}-south-east-4")
    p = P(n=i, r=r, s=s, reg=s['reg'])
    p.sexo = 'Masculino' if s['sex'] == 'M' else 'Feminino'
    p.m = s['sex'] == 'M'; p.o = 'o' if p.m else 'a'
    p.nasc = D(s['born']); g = s.get('dreg', r.randint(3, 40))
    p.dreg = D(g) if isinstance(g, str) else p.nasc + dt.timedelta(days=g)
    p.emis = D(s['emis']) if 'emis' in s else p.dreg
    p.era = s.get('era') or ('old' if p.nasc.year < 1960 else 'mid' if p.nasc.year < 1996 else 'new')
    p.nome, f, m, gp, p.twin = family(r, p.era, s['sex'], s)
    if s.get('nome'): p.nome = s['nome']
    if s.get('twins'): p.twin = s['twins']
    p.mun, p.uf = s.get('bm') or (s['reg']['mun'], s['reg']['uf'])
    h = HOSP.get(p.mun, [f"Santa Casa de Misericórdia de {p.mun}", f"Hospital Municipal de {p.mun}"])
    p.estab = s['estab'] if 'estab' in s else ('Domicílio' if s.get('home') else r.choice(h))
    p.addr = f"{r.choice(RUAS)}, nº {r.randint(12, 1890)}"
    p.hora = None if s.get('nohour') else s.get('hora') or (r.randint(0, 23), r.choice([0,5,7,10,12,15,18,20,25,30,35,40,41,45,50,55,59]))
    pe = prev(p.era)
    px = s.get('psex', ('M', 'F'))
    far = s.get('far', .25)
    p.g1 = P(nome=s.get('g1', f), nat=nat(r, p.uf or s['reg']['uf'], p.mun, far), idade=r.randint(20, 46), sx=px[0], prof=r.choice(PROF[p.era][px[0]]))
    p.g2 = P(nome=s.get('g2', m), nat=nat(r, p.uf or s['reg']['uf'], p.mun, far), idade=r.randint(17, 40), sx=px[1], prof=r.choice(PROF[p.era][px[1]]))
    if 'n1' in s: p.g1.nat = s['n1']
    if 'n2' in s: p.g2.nat = s['n2']
    p.av = list(s.get('av', gp))
    for k in s.get('noav', ()): p.av[k] = ''
    if s.get('nofather'): p.g1 = P(nome='', nat=('', ''), idade=0, sx='M', prof=''); p.av[0] = p.av[1] = ''
    p.nat = s.get('nat', (p.mun, p.uf))
    p.cpf = '' if s.get('nocpf') else cpf(r)
    y = p.dreg.year
    p.book = s.get('book', r.randint(8, 320)); p.leaf = s.get('leaf', r.randint(1, 300)); p.verso = s.get('verso', r.random() < .35)
    p.term = s.get('term', p.book * r.randint(190, 420) + r.randint(1, 99))
    p.mat = matricula(s['reg'].get('cns', 0), y, p.book, p.leaf, p.term) if s['reg'].get('cns') else ''
    p.livro, p.folha, p.termo = str(p.book), str(p.leaf), str(p.term)
    p.dnv = '' if s.get('nodnv') or y < 1994 else (f"{r.randint(30,40)}-{r.randint(10**7,10**8-1)}-{r.randint(0,9)}" if y >= 2008 else f"{r.randint(10,60)}.{r.randint(100,999)}.{r.randint(100,999)}")
    p.averb, p.anot, p.cad = s.get('averb', ''), s.get('anot', ''), s.get('cad', [])
    p.oficial = s['reg']['of']; p.selo = s.get('selo', '')
    p.joint = False
    return p
def nuf(t, fmt='{}-{}'): return fmt.format(*t) if t and t[0] else ''
def caps(p, f, what=('nome','g','av','twin')):
    """prints names in another case, for page and truth alike"""
    if 'nome' in what: p.nome = f(p.nome)
    if 'g' in what: p.g1.nome = f(p.g1.nome); p.g2.nome = f(p.g2.nome)
    if 'av' in what: p.av = [f(x) for x in p.av]
    if 'twin' in what: p.twin = [f(x) for x in p.twin]
    return p
def truth(p, form, size=(595, 842), **kw):
    """kw: texto (birth date), natp (person's naturality printed), natg, hora, cart, plus dotted overrides in kw['over']"""
    c = f"{form}-{p.n}"
    N = lambda t: f"{t[0]} - {t[1]}" if t[0] and t[1] else t[0]
    d = {
     'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
     'dados_pessoais': {'nome_completo': p.nome, 'cpf': p.cpf if kw.get('cpf') else '', 'matrícula': kw.get('mat', ''),
        'data_nascimento': {'texto_completo': kw['texto'], 'dia': f"{p.nasc.day:02d}", 'mês': f"{p.nasc.month:02d}", 'ano': str(p.nasc.year)},
        'hora_nascimento': f"{p.hora[0]:02d}:{p.hora[1]:02d}" if p.hora and kw.get('hora', True) else '', 'naturalidade': N(p.nat) if kw.get('natp') else '', 'sexo': p.sexo},
     'local_nascimento': {'estabelecimento': p.estab, 'município': p.mun, 'uf': p.uf},
     'registro': {'município': p.reg['mun'], 'uf': p.reg['uf'], 'cartório': kw.get('cart', p.reg['cart']), 'data_registro': br(p.dreg) if kw.get('dreg', True) else '', 'número_dnv': p.dnv if kw.get('dnv') else '', 'livro': p.livro, 'folha': p.folha, 'termo': p.termo},
     'filiação': {'genitor_1': {'nome_completo': p.g1.nome, 'naturalidade': N(p.g1.nat) if kw.get('natg') else ''}, 'genitor_2': {'nome_completo': p.g2.nome, 'naturalidade': N(p.g2.nat) if kw.get('natg') else ''}},
     'avós': {'paternos': {'avô': p.av[0], 'avó': p.av[1]}, 'maternos': {'avô': p.av[2], 'avó': p.av[3]}},
     'gêmeos': {'status': 'Sim' if p.twin else 'Não', 'informações_adicionais': kw.get('twin_txt', ' e '.join(p.twin)) if p.twin else ''},
     'observações': {'averbações': p.averb, 'anotações': p.anot},
     'autenticação': {'selo_digital': p.selo, 'oficial_registro': p.oficial, 'data_emissão': br(p.emis)}}
    if not p.g1.nome and p.g2.nome:  # only the mother is printed
        d['filiação']['genitor_1'], d['filiação']['genitor_2'] = d['filiação']['genitor_2'], d['filiação']['genitor_1']
    acc = dict(kw.get('accept', {}))
    for k, v in kw.get('over', {}).items():
        t = d
        *a, b = k.split('.')
        for x in a: t = t[x]
        t[b] = v
    return {'case': c, 'layout': form, 'condition': 'pdf_born_digital', 'file': c + '.pdf', 'width': size[0], 'height': size[1], 'resizeImage': False, 'data': d,
            'accept': acc, 'negative': None, 'meta': {'twin_names': list(p.twin), 'joint_notes': p.joint, 'cadastro': list(p.cad)}}
def page(css, body, size='A4', title='Certidão'):
    wh = {'A4': ('210mm','297mm'), 'A4 landscape': ('297mm','210mm'), 'A5 landscape': ('210mm','148mm'), 'legal': ('8.5in','14in')}[size]
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact}}html,body{{margin:0;padding:0}}.pg{{width:{wh[0]};height:{wh[1]};position:relative;overflow:hidden}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
