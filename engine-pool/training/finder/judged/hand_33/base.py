"""A filling's facts, made from a short spec."""
import random
from h import *
from pool import *


def prep(case, n, s, r, d, dr, de, b=None, h=None, est=None, old=0, nf=0, tw=None, av=None, an=None, pat=None, mt=None, **over):
    """n given names, s sex, r registry town, b birth town (default r), d birth, dr entry, de issue, h hour, est hospital (None: at home), nf no father, tw twin's given names"""
    R = random.Random('x' + case)
    F = {'R': R, 'case': case, 's': s, 'nf': nf}
    F.update(family(R, n, old, pat, mt))
    if nf:
        F['name'] = f'{n} {F["C"]}' if R.random() < .6 else f'{n} {sur()} {F["C"]}'
        F['mother'] = f'{woman(old==2)} {sur()} {F["C"]}' if R.random() < .4 else f'{woman(old==2)} {F["C"]}'
    if tw:
        F['twin'] = F['name'].replace(n, tw, 1)
        assert F['twin'] != F['name']
    else:
        F['twin'] = ''
    F['rm'], F['ru'] = r.split('/')
    F['bm'], F['bu'] = (b or r).split('/')
    F['d'], F['dr'], F['de'] = D_(d), D_(dr), D_(de)
    assert F['d'] <= F['dr'] <= F['de'], case
    F['h'] = h or ''
    F['est'] = est or ''
    F['fn'] = town(R, F['bu'])
    F['mn'] = town(R, F['bu'])
    for k in ('fn', 'mn'):      # no states or towns younger than the record
        while F['d'].year < 1990 and (F[k][1] in ('MS', 'RO', 'TO', 'AP', 'RR', 'AC', 'DF') or F[k][0] in ('Sinop', 'Registro', 'Volta Redonda')):
            F[k] = town(R, None)
    F['cns'] = f'{R.randrange(1000, 170000):06d}'
    F['livro'], F['folha'], F['termo'] = R.randrange(12, 480), R.randrange(2, 300), 0
    F['termo'] = (F['livro'] - 1) * 300 + F['folha'] if R.random() < .6 else R.randrange(200, 99000)
    F['om'] = R.random() < .5
    F['oficial'] = f'{(man if F["om"] else woman)()} {sur()} {sur()}'
    F['escr'] = f'{(man if R.random()<.5 else woman)()} {sur()} {sur()}'
    F['cpf'] = cpf(R)
    F['dnv'] = dnv(R)
    F['masc'] = s == 'M'
    F['sx'] = 'Masculino' if s == 'M' else 'Feminino'
    F.update(over)
    F['mat'] = mat(F['cns'], F['dr'].year, F['livro'], F['folha'], F['termo'])
    F['selo'] = selo(R, F['ru'], F['de'].year)
    F['av'] = av(F) if callable(av) else av or ''
    F['an'] = an(F) if callable(an) else an or ''
    return type('F', (), F)()


def gen(F, m, f):
    return m if F.masc else f


def ogen(F, m, f):
    return m if F.om else f


STREET = 'Rua Sete de Setembro|Avenida Getúlio Vargas|Rua Marechal Deodoro|Praça da Matriz|Rua Barão do Rio Branco|Avenida Brasil|Rua Coronel Pedro Benedet|Travessa São José|Rua Quinze de Novembro|Avenida Presidente Kennedy|Rua Padre Cícero|Rua Dom Pedro II'.split('|')


def street(R):
    return f'{R.choice(STREET)}, nº {R.randrange(12, 2900)}'
