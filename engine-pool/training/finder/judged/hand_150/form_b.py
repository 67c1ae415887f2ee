"""Modelo nacional em quadros arredondados, rótulo na própria linha com pontilhado, quadrinhos de sexo e gêmeo; recém-nascidos 2011-2017."""
from common import *
CSS = '''body{font:9.5pt Carlito;color:#14203a;padding:9mm 14mm}.top{display:flex;align-items:center;gap:5mm;border-bottom:2px solid #26477f;padding-bottom:3mm;margin-bottom:3.5mm}
.top .t{flex:1}.top .t div{font-size:9.5pt;letter-spacing:1.5px;color:#26477f}.top h1{margin:1mm 0 0;font:bold 20pt Carlito;color:#26477f}.top .mt{border:1.4px solid #26477f;border-radius:3mm;padding:1.5mm 3mm;text-align:center}
.mt small{display:block;font-size:7pt;letter-spacing:1px}.mt b{font:bold 9pt "DejaVu Sans Mono"}
.card{border:1.2px solid #26477f;border-radius:4mm;padding:3.4mm 4mm 2mm;margin:0 0 4.2mm;position:relative}.card>i{position:absolute;top:-2.1mm;left:6mm;background:#fff;padding:0 2mm;font:bold 8pt Carlito;color:#26477f;letter-spacing:1px}
.r{display:flex;gap:4mm;margin-bottom:1.6mm}.f{display:flex;flex:1;align-items:flex-end}.f s{text-decoration:none;font-size:8.2pt;color:#3a5688;white-space:nowrap;padding-right:1.5mm}.f u{text-decoration:none;flex:1;border-bottom:1px dotted #26477f;font:10pt "Liberation Mono";color:#000;min-height:4.6mm}
.bx{font:9pt "Liberation Mono";white-space:pre}.ob{min-height:31mm;font:9.4pt/1.35 "Liberation Mono";color:#000;text-align:justify}
.nm u{font-weight:bold;font-size:12pt}.ft{display:flex;gap:5mm;font-size:8.6pt}.ft .a{width:78mm;line-height:1.4}.ft .b{flex:1;text-align:center}.ft .ln{border-top:1px solid #000;margin:12mm 6mm 0;padding-top:.8mm}.tag{position:absolute;left:14mm;right:14mm;bottom:7mm;border-top:1px solid #26477f;padding-top:1.2mm;font-size:7.4pt;display:flex;justify-content:space-between}'''
def f(l, v, g=1, c=''): return f'<div class="f {c}" style="flex:{g}"><s>{l}</s><u>{v}</u></div>'
def r(*x): return '<div class="r">' + ''.join(x) + '</div>'
def bx(v, a, b): return f'<div class="f" style="flex:none"><s>{v[0]}</s><span class="bx">{"[X]" if v[1] == a else "[ ]"} {a}  {"[X]" if v[1] == b else "[ ]"} {b}</span></div>'

def draw(x):
    d, m, a = x['nasc'].split('/')
    b = f'''<div class="top">{arms(62, '#26477f')}<div class="t"><div>REPÚBLICA FEDERATIVA DO BRASIL</div><div>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>Certidão de Nascimento</h1></div></div>
<div class="card" style="padding-top:4mm"><i>REGISTRADO</i>{r(f('Nome:', x['nome'], 1, 'nm'))}{r(f('Matrícula:', x['mat'], 5))}{r(bx(('Sexo:', x['sx']), 'masculino', 'feminino'), bx(('Gêmeo:', x['gm']), 'sim', 'não'), f('DNV nº', x['dnv']))}{r(f('Nome e matrícula do(s) gêmeo(s):', x['gn']))}</div>
<div class="card"><i>NASCIMENTO</i>{r(f('Data de nascimento por extenso:', x['txt']))}{r(f('Dia:', d), f('Mês:', m), f('Ano:', a), f('Hora:', x['hp']))}{r(f('Local de nascimento:', x['lp']))}{x['lp2'] and r(f('', x['lp2']))}{r(f('Município de nascimento e UF:', x['mp']))}</div>
<div class="card"><i>FILIAÇÃO E AVÓS</i>{r(f('Pai:', x['pai']))}{r(f('Natural de:', x['pn']))}{r(f('Mãe:', x['mae']))}{r(f('Natural de:', x['mn']))}{r(f('Avô paterno:', x['ap'][0]))}{r(f('Avó paterna:', x['ap'][1]))}{r(f('Avô materno:', x['am'][0]))}{r(f('Avó materna:', x['am'][1]))}</div>
<div class="card"><i>REGISTRO</i>{r(f('Data do registro por extenso:', x['rp']))}{r(f('Município de registro e UF:', x['rmp']))}</div>
<div class="card"><i>OBSERVAÇÕES / AVERBAÇÕES</i><div class="ob">{x['ob']}</div></div>
<div class="ft"><div class="a"><b>{x['cart']}</b><br>{x['of_l']}: {x['oficial']}<br>{x['sede']}<br>{x['end']}</div><div class="b">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {x['dp']}<div class="ln">{x['sig']}</div></div></div>
<div class="tag"><span>{x['tag']}</span><span>{x['selo_p']}</span></div>'''
    return page(CSS, b)

def make():
    F = [
     dict(nome='Maitê Sfredo Zanardini', mat=mat(82537, 2013, 41, 98, 24498), sx='feminino', gm='não', dnv='30-61190287-4', gn='----------', nasc='21/02/2013', txt='vinte e um de fevereiro de dois mil e treze', hp='09h37min',
        lp='Policlínica Pato Branco, na Rua Pedro Ramires de Mello, 361', lp2='', mp='Pato Branco - PR', pai='Cleiton André Zanardini', pn='Coronel Vivida - PR', mae='Daiane Sfredo', mn='Vitorino - PR',
        ap=('Névio Zanardini', 'Lourdes Terezinha Perondi Zanardini'), am=('Alcides Sfredo', 'Ivanir Balbinot Sfredo'), rp='vinte e sete de fevereiro de dois mil e treze', reg='27/02/2013', rmp='Vitorino - PR', ob='----------',
        cart='Serviço Distrital de Vitorino', of_l='Oficial', oficial='Hélio Roque Brandalise', sede='Vitorino, Comarca de Pato Branco - PR', end='Rua Barão de Capanema, 122 - CEP 85520-000', dp='Vitorino - PR, 27 de fevereiro de 2013', sig='Hélio Roque Brandalise', tag='1ª via gratuita - Lei nº 9.534/97', selo_p='FUNARPEN - Selo Digital nº rT4x9.mJ7Yp.Wk2Qa, Controle: bN6cV.9zLd',
        t=dict(mun='Pato Branco', uf='PR', rmun='Vitorino', ruf='PR', hora='09:37', nat='Pato Branco/PR', estab='Policlínica Pato Branco, na Rua Pedro Ramires de Mello, 361', selo='rT4x9.mJ7Yp.Wk2Qa', emissao='27/02/2013', accept={'local_nascimento.estabelecimento': ['Policlínica Pato Branco'], 'autenticação.selo_digital': ['rT4x9.mJ7Yp.Wk2Qa, Controle: bN6cV.9zLd']})),
     dict(nome='Kauã Wemerson dos Anjos Tavares', mat=mat(67405, 2015, 76, 177, 45611), sx='masculino', gm='sim', dnv='30-68814520-1', gn='Kaíque Wemerson dos Anjos Tavares', nasc='01/11/2014', txt='primeiro de novembro de dois mil e catorze', hp='02h04min',
        lp='na ambulância municipal, em trânsito pela rodovia BR-156,', lp2='altura do km 312', mp='Calçoene - AP', pai='Wemerson Pantoja Tavares', pn='Afuá - PA', mae='Jucilene dos Anjos Lobato', mn='Oiapoque - AP',
        ap=('Manoel do Socorro Tavares', 'Benedita Pantoja'), am=('ignorado', 'Domingas dos Anjos Lobato'), rp='dezenove de março de dois mil e quinze', reg='19/03/2015', rmp='Oiapoque - AP', ob='Registro feito fora do prazo legal, na forma do art. 46 da Lei nº 6.015/73 e do Provimento nº 28/2013 do CNJ.',
        cart='Cartório do Único Ofício de Oiapoque', of_l='Tabelião e Oficial', oficial='Raimundo Nonato Picanço da Gama', sede='Oiapoque - Amapá', end='Av. Barão do Rio Branco, 67 - CEP 68980-000', dp='Oiapoque, 19 de março de 2015', sig='Ediane Monteiro Serrão<br>Escrevente juramentada', tag='Isento de emolumentos', selo_p='Selo de Fiscalização: 00071503191120003200415',
        t=dict(mun='Calçoene', uf='AP', rmun='Oiapoque', ruf='AP', hora='02:04', nat='Calçoene/AP', estab='na ambulância municipal, em trânsito pela rodovia BR-156, altura do km 312', twins=['Kaíque Wemerson dos Anjos Tavares'], am0=1, joint=True, averb='@', selo='00071503191120003200415', emissao='19/03/2015',
            accept={'local_nascimento.estabelecimento': ['ambulância municipal, em trânsito pela rodovia BR-156, altura do km 312']})),
     dict(nome='Ludmila Cerqueira Ponciano de Sant\'Anna', mat=mat(8110, 2011, 9, 213, 4113), sx='feminino', gm='não', dnv='30-54477301-0', gn='', nasc='15/08/2011', txt='quinze de agosto de dois mil e onze', hp='18h00min',
        lp='em domicílio, assistido por parteira, na localidade de', lp2='Barro Vermelho, zona rural', mp='Jaguaripe - BA', pai='Gildásio Ponciano de Sant\'Anna', pn='Aratuípe - BA', mae='Marinalva Cerqueira de Souza', mn='Nazaré - BA',
        ap=('', 'Eulina Ponciano'), am=('Dionísio Alves de Souza', 'Josefa Cerqueira de Souza'), rp='dois de setembro de dois mil e onze', reg='02/09/2011', rmp='Jaguaripe - BA',
        ob='Paternidade: por escritura pública lavrada em 14/05/2013 no Tabelionato de Notas de Nazaré-BA, livro 31, fls. 72, GILDÁSIO PONCIANO DE SANT\'ANNA reconheceu a registrada como sua filha, passando esta a chamar-se LUDMILA CERQUEIRA PONCIANO DE SANT\'ANNA e incluídos os avós paternos. Averbado em 20/05/2013.',
        cart='Cartório de Registro Civil com Funções Notariais do Distrito de Pirajuía', of_l='Oficial designada', oficial='Valdelice Bulcão Moreira', sede='Jaguaripe, Bahia', end='Praça da Matriz, s/n - Pirajuía', dp='Pirajuía, Jaguaripe - BA, 21 de maio de 2013', sig='Valdelice Bulcão Moreira', tag='DAJE nº 1183 002 558714', selo_p='Selo: 1183.AB004471-9',
        t=dict(mun='Jaguaripe', uf='BA', rmun='Jaguaripe', ruf='BA', hora='18:00', nat='Jaguaripe/BA', estab='em domicílio, assistido por parteira, na localidade de Barro Vermelho, zona rural', joint=True, averb='@', selo='1183.AB004471-9', emissao='21/05/2013',
            accept={'local_nascimento.estabelecimento': ['Domicílio', 'Domicílio, na localidade de Barro Vermelho, zona rural', 'localidade de Barro Vermelho, zona rural', 'em domicílio, na localidade de Barro Vermelho, zona rural']})),
     dict(nome='Ivo Teixeira Kampff', mat=mat(95620, 2017, 133, 20, 79120), sx='masculino', gm='não', dnv='30-74420966-2', gn='x.x.x.x.x.x', nasc='29/12/2016', txt='vinte e nove de dezembro de dois mil e dezesseis', hp='00h15min',
        lp='Hospital Regional de Cacoal', lp2='', mp='Cacoal - RO', pai='x.x.x.x.x.x', pn='x.x.x.x.x.x', mae='Greicy Teixeira Kampff', mn='Espigão d\'Oeste - RO',
        ap=('x.x.x.x.x.x', 'x.x.x.x.x.x'), am=('Arno Germano Kampff', 'Sirlei Aparecida Teixeira'), rp='três de janeiro de dois mil e dezessete', reg='03/01/2017', rmp='Cacoal - RO', ob='x.x.x.x.x.x',
        cart='1º Ofício de Registro Civil das Pessoas Naturais de Cacoal', of_l='Oficial Registrador', oficial='Vanderlei Schmoller Brito', sede='Comarca de Cacoal, Estado de Rondônia', end='Rua dos Pioneiros, 2340 - Centro - CEP 76963-812', dp='Cacoal-RO, 03 de janeiro de 2017', sig='Thaís Renata Lopes Gava<br>Substituta', tag='Certidão isenta de custas', selo_p='Selo Digital de Fiscalização K3AAA19477-8E2F0',
        t=dict(mun='Cacoal', uf='RO', rmun='Cacoal', ruf='RO', hora='00:15', nat='Cacoal/RO', estab='Hospital Regional de Cacoal', selo='K3AAA19477-8E2F0', emissao='03/01/2017')),
    ]
    e = lambda s: '' if s.startswith(('x.x', 'ignorad')) else s
    for i, x in enumerate(F, 1):
        t = x['t']; t.pop('am0', 0); acc = t.pop('accept', {}); acc['dados_pessoais.naturalidade'] = ['', x['mp']]
        if t.get('averb') == '@': t['averb'] = x['ob']; acc['observações.anotações'] = ['', x['ob']]
        t['joint'] = True
        pl = lambda s: e(s).replace(' - ', '/')
        for k, v in (('genitor_1', x['pn']), ('genitor_2', x['mn'])):
            if e(v): acc[f'filiação.{k}.naturalidade'] = [v]
        L = x['mat'].split(' '); gm = 'Sim' if x['gm'] == 'sim' else 'Não'
        pai, mae = (e(x['pai']), pl(x['pn'])), (x['mae'], pl(x['mn']))
        if not pai[0]: pai, mae = mae, ('', ''); acc.pop('filiação.genitor_2.naturalidade', 0); acc['filiação.genitor_1.naturalidade'] = [x['mn']]
        case = f'150B-{i}'
        yield case, draw(x), truth(case, nome=x['nome'], nasc=x['nasc'], txt=x['txt'], reg=x['reg'], mat=x['mat'], cart=x['cart'], oficial=x['oficial'], g1=pai, g2=mae, sexo=x['sx'].capitalize(), dnv=x['dnv'],
            livro=L[5], folha=L[6], termo=L[7], pat=tuple(map(e, x['ap'])), matn=tuple(map(e, x['am'])), gem=gm, gem_info=x['gn'] if gm == 'Sim' else '', accept=acc, **t)
