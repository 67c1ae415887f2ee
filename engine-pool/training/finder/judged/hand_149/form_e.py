"""E: Paraná, second copy, laser narrative with separate boxes for averbações and anotações (2000s)."""
from common import *
CSS = '''.pg{width:595pt;height:841pt;background:#fffef9;font:11.4pt "P052","Liberation Serif",serif;color:#14202e}
.side{position:absolute;left:0;top:0;bottom:0;width:40pt;background:#dfe9e2;border-right:2pt solid #2d6a4f}
.side span{position:absolute;left:12pt;top:640pt;transform-origin:0 0;transform:rotate(-90deg);white-space:nowrap;letter-spacing:4pt;font-size:11pt;color:#2d6a4f;line-height:16pt}
.top{position:absolute;left:64pt;right:36pt;top:30pt;display:flex;justify-content:space-between;align-items:flex-start;border-bottom:1pt solid #2d6a4f;padding-bottom:8pt;height:92pt}
.ca{font-size:9.4pt;line-height:1.36}.ca b{font-size:12pt}.v2{border:1.4pt solid #2d6a4f;color:#2d6a4f;font:bold 13pt "Liberation Sans";padding:5pt 10pt;margin-top:12pt}
.t{position:absolute;left:64pt;right:36pt;top:138pt;text-align:center;font-size:21pt;letter-spacing:2pt;font-weight:bold;color:#2d6a4f;line-height:28pt}
.b{position:absolute;left:64pt;right:36pt;top:182pt;line-height:19pt;text-align:justify}.b p{margin:0 0 6pt;text-indent:34pt}
.x{border:.8pt solid #2d6a4f;margin-top:9pt}.x u{display:block;text-decoration:none;background:#dfe9e2;font:bold 8pt "Liberation Sans";padding:2pt 6pt;letter-spacing:1pt;line-height:11pt}
.x div{padding:4pt 6pt;font-size:10pt;line-height:13.4pt;min-height:40pt}
.sel{position:absolute;left:64pt;bottom:34pt;width:128pt;height:70pt;border:1pt dashed #777;text-align:center;font:8pt "Liberation Sans";padding-top:8pt;line-height:12.5pt;background:linear-gradient(135deg,#f2e9c9,#e0eef0)}
.sg{position:absolute;right:44pt;bottom:48pt;width:240pt;border-top:.8pt solid #14202e;text-align:center;font-size:10pt;line-height:14pt;padding-top:2pt}'''

def one(n, p):
    d, m, a = p['nasc']; rg, ei = p['reg'], p['emissao']; s = 'a' if p['sexo'] == 'Feminino' else 'o'
    txt = f'{d:02d} ({dia(d)}) {"dia" if d == 1 else "dias"} do mês de {MES[m-1]} do ano de {a} ({num(a)})'
    B = lambda x: f'<b>{e(x)}</b>'
    fil = p['fil'].format(*[B(x[0]) for x in p['g']]); av = p['avt'].format(*[B(x) for x in p['av'] if x])
    b = f'''<div class="side"><span>REGISTRO CIVIL DAS PESSOAS NATURAIS</span></div>
<div class="top"><div style="flex:0 0 70pt">{arms(64, '#2d6a4f', True)}</div><div class="ca" style="flex:1">REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DO PARANÁ<br>COMARCA DE {e(p['com'])}<br><b>{e(p['cart'])}</b><br>{e(p['end'])}<br>{e(p['of'])} – {p['q']}</div><div class="v2">2ª VIA</div></div>
<div class="t">CERTIDÃO DE NASCIMENTO</div>
<div class="b"><p>CERTIFICO, a pedido de pessoa interessada, que sob nº {B(p['termo'])}, à folha {B(p['fls'])} do livro {B(p['liv'])}, de Registro de Nascimento desta Serventia, encontra-se lavrado o assento de {B(p['nome'])}, do sexo {p['sexo'].lower()}, nascid{s} aos {e(txt)}, {p['ht']}, {e(p['lug'])}; {fil}</p>
<p>{av}</p><p>Registro lavrado em {rg[0]:02d}/{rg[1]:02d}/{rg[2]}, sendo declarante {e(p['decl'])}.{' ' + e(p['gt']) if p.get('gt') else ''}</p>
<div class="x"><u>AVERBAÇÕES</u><div>{e(p['avb'])}</div></div><div class="x"><u>ANOTAÇÕES</u><div>{e(p['ant'])}</div></div>
<p style="margin-top:9pt">O referido é verdade e dou fé.</p><p>{e(p['rmun'])}, {ei[0]:02d} de {MES[ei[1]-1]} de {ei[2]}.</p></div>
<div class="sel"><b>FUNARPEN</b><br>SELO DE AUTENTICIDADE<br>REGISTRO CIVIL – PR<br><b style="font-size:11pt">{p['selo']}</b></div>
{scribble(n, 180, '#1b2a6b', 'position:absolute;right:80pt;bottom:76pt')}<div class="sg">{e(p.get('sub', p['of']))}<br>{p.get('sq', p['q'])}</div>'''
    t = truth(n, nome=p['nome'], nasc=p['nasc'], texto=txt, hora=p['hora'], nat=p['mun'] + '/' + p['uf'], sexo=p['sexo'], estab=p['estab'], mun=p['mun'], uf=p['uf'], rmun=p['rmun'], ruf='PR', cart=p['cart'], reg=rg,
        livro=p['liv'], folha=p['fls'], termo=p['termo'], gs=p['g'], avos=p['av'], gem=p.get('gem', 'Não'), geminfo=p.get('gi', ''), averb=p['avb'] if len(p['avb']) > 12 else '', anot=p['ant'] if len(p['ant']) > 12 else '', selo=p['selo'], oficial=p['of'], emissao=ei, twins=p.get('tw', []),
        accept={NAT: [''] + p.get('nate', []), EST: p.get('este', []), 'autenticação.selo_digital': [''], TXT: [f'{d:02d} ({dia(d)}) dias do mês de {MES[m-1]} do ano de {a}', 'aos ' + txt], 'observações.averbações': [p['avb']] if len(p['avb']) < 13 else [], 'observações.anotações': [p['ant']] if len(p['ant']) < 13 else [], **p.get('acc', {})})
    return n, page(CSS, b), t

P = [dict(com='UNIÃO DA VITÓRIA', cart='SERVIÇO DE REGISTRO CIVIL E TÍTULOS DE UNIÃO DA VITÓRIA', end='Rua Castro Alves, 46 – Centro – União da Vitória/PR', of='Marisa Fernandes Guérios', q='Oficial', rmun='União da Vitória', liv='A-64', fls='138', termo='23.907', reg=(22, 4, 1977), nome='CRISTIANE MARI STASIAK RULLMANN', sexo='Feminino', nasc=(12, 4, 1977), hora='09:15', ht='às 09h15min',
     lug='no Hospital de Caridade São Braz, na cidade de Porto União, Estado de Santa Catarina', estab='Hospital de Caridade São Braz', este=['Hospital de Caridade São Braz, na cidade de Porto União'], mun='Porto União', uf='SC', nate=['Porto União, Estado de Santa Catarina'], g=[('Rubens Rullmann', 'Mafra/SC'), ('Estefânia Stasiak Rullmann', 'Cruz Machado/PR')],
     fil='filha de {0}, natural de Mafra, Estado de Santa Catarina, e de {1}, natural de Cruz Machado, deste Estado.', avt='São avós paternos {0} e {1}; e maternos {2} e {3}.', av=['Alvino Rullmann', 'Irma Hoepfner Rullmann', 'Casimiro Stasiak', 'Marta Wolanski'], acc={G1N: ['Mafra, Estado de Santa Catarina'], G2N: ['Cruz Machado, deste Estado', 'Cruz Machado']}, decl='o pai', avb='Nada consta.', ant='Casou-se com Emerson Luiz Drabeski, em 08/02/2003, nesta Serventia (livro B-41, folha 72, termo 6.650), passando a assinar Cristiane Mari Stasiak Rullmann Drabeski.', selo='EHT41908', emissao=(11, 7, 2007)),
 dict(com='PRUDENTÓPOLIS', cart='OFÍCIO DO REGISTRO CIVIL DO DISTRITO DE JACIABA', end='Distrito de Jaciaba – Município de Prudentópolis/PR', of='Metódio Techy', q='Oficial', rmun='Prudentópolis', liv='A-9', fls='55-verso', termo='1.471', reg=(10, 9, 1958), nome='NÁDIA HULHAK', sexo='Feminino', nasc=(1, 9, 1958), hora='', ht='em hora ignorada',
     lug='em casa, na Linha Ivaí, neste Distrito', estab='em casa, na Linha Ivaí', este=['Domicílio', 'casa, na Linha Ivaí', 'Linha Ivaí', 'em casa, na Linha Ivaí, neste Distrito'], mun='Prudentópolis', uf='PR', g=[('Miguel Hulhak', ''), ('Ahafia Boiko Hulhak', '')], fil='filha legítima de {0}, lavrador, e de {1}, doméstica, residentes neste Distrito.',
     avt='Neta paterna de {0} e {1}; os avós maternos não constam do termo.', av=['Basílio Hulhak', 'Paraskevia Hulhak', '', ''], acc={'registro.folha': ['55v', '55'], 'local_nascimento.município': ['Jaciaba'], 'registro.município': ['Jaciaba']}, decl='o pai', avb='---', ant='---', selo='BWQ00317', emissao=(3, 5, 2005)),
 dict(com='PARANAGUÁ', cart='CARTÓRIO DO REGISTRO CIVIL DE PARANAGUÁ – 1º OFÍCIO', end='Rua Faria Sobrinho, 210 – Paranaguá/PR – Fone (41) 3422-0000', of='Ataíde Cordeiro Veiga', q='Titular', rmun='Paranaguá', liv='A-187', fls='201', termo='88.014', reg=(30, 6, 1994), nome='JEFERSON VINÍCIUS MATOZO DO ROSÁRIO', sexo='Masculino', nasc=(19, 6, 1994), hora='23:50', ht='às 23h50min',
     lug='na Santa Casa de Misericórdia, nesta cidade', estab='Santa Casa de Misericórdia', este=['Santa Casa de Misericórdia, nesta cidade'], mun='Paranaguá', uf='PR', g=[('Jucélia Matozo', 'Guaraqueçaba/PR'), ('Amauri do Rosário', 'Antonina/PR')], fil='filho de {0}, natural de Guaraqueçaba, Paraná, e de {1}, natural de Antonina, Paraná.',
     avt='São avós maternos {0} e {1}; e paternos {2} e {3}.', av=['Leocádio do Rosário', 'Nilza Mendes do Rosário', 'Argemiro Matozo', 'Iolanda Squenine Matozo'], acc={G1N: ['Guaraqueçaba, Paraná'], G2N: ['Antonina, Paraná']}, decl='a mãe', avb='Averbado em 17/11/2008 o reconhecimento de paternidade feito por Amauri do Rosário, conforme mandado do Juízo da Vara de Família desta Comarca, autos nº 412/2008, passando o registrado a chamar-se como acima consta e sendo incluídos os avós paternos.', ant='Nada consta.', selo='LMD77250', emissao=(24, 11, 2008), sub='Silmara Veiga Pinto', sq='Escrevente Juramentada'),
 dict(com='TOLEDO', cart='SERVIÇO REGISTRAL CIVIL DAS PESSOAS NATURAIS DE TOLEDO', end='Av. Parigot de Souza, 930 – Toledo/PR', of='Ledi Terezinha Fachinello', q='Oficial', rmun='Toledo', liv='A-52', fls='016', termo='15.615', reg=(7, 1, 1983), nome='MARCOS ROBERTO GRASEL', sexo='Masculino', nasc=(28, 12, 1982), hora='07:05', ht='às 07h05min',
     lug='no Hospital Bom Jesus, neste Município', estab='Hospital Bom Jesus', este=['Hospital Bom Jesus, neste Município'], mun='Toledo', uf='PR', g=[('Arno Grasel', 'São Carlos/SC'), ('Lurdes Vendrúsculo Grasel', 'Erechim/RS')], fil='filho de {0}, natural de São Carlos/SC, e de {1}, natural de Erechim/RS.', avt='São avós paternos {0} e {1}; e maternos {2} e {3}.', av=['Edvino Grasel', 'Lídia Kaufmann Grasel', 'Primo Vendrúsculo', 'Santina Baú'], decl='o pai', gt='Parto duplo: o registrado é irmão gêmeo de Márcio Rogério Grasel, registrado sob nº 15.616.', gem='Sim', gi='Márcio Rogério Grasel', tw=['Márcio Rogério Grasel'],
     avb='Em 05/04/1999, por mandado judicial (autos 87/99), retificado o nome do avô paterno, que é Edvino Grasel.', ant='Nada consta.', selo='GCR13366', emissao=(9, 2, 2004))]
def make():
    for i, p in enumerate(P, 1): 
        if i == 3: p = dict(p, avt='São avós paternos {0} e {1}; e maternos {2} e {3}.')
        yield one(f'149E-{i}', p)
