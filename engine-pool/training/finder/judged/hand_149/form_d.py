"""D: Rio Grande do Sul, early laser print, leader dots, double frame (1990s and 2000s)."""
from common import *
CSS = '''.pg{width:595pt;height:841pt;background:#fff;font:11pt "Liberation Serif",serif;color:#111}
.fr{position:absolute;left:40pt;right:34pt;top:34pt;bottom:34pt;border:3pt double #111;padding:18pt 24pt}
.wm{position:absolute;left:150pt;top:290pt;opacity:.07}.h{text-align:center;line-height:1.3;font-size:12pt}.h b{font-size:13pt}
.t{text-align:center;font:italic bold 22pt "Liberation Serif";margin:12pt 0 8pt}
.k{display:flex;border:1pt solid #111;margin:8pt 0 12pt}.k div{flex:1;padding:3pt 8pt;border-right:1pt solid #111;font-size:10.5pt;white-space:nowrap}.k div:last-child{border:0}
.r{display:flex;margin-bottom:5.2pt;line-height:14pt;align-items:flex-start}.r>span{flex:0 0 118pt;overflow:hidden;white-space:nowrap;height:14pt;position:relative;background:#fff0}
.r>span{display:flex}.r>span:after{content:"";flex:1;border-bottom:1.1pt dotted #444;height:10.5pt;margin-left:3pt}.r>em{flex:0 0 10pt;font-style:normal}.r>b{flex:1;font:10.6pt "Liberation Sans",sans-serif;line-height:14pt}
.o{border-top:1pt solid #111;border-bottom:1pt solid #111;min-height:88pt;padding:5pt 2pt;margin-top:10pt;text-align:justify;font:10.4pt "Liberation Sans";line-height:14pt}
.sg{position:absolute;right:46pt;bottom:62pt;width:230pt;text-align:center;border-top:.8pt solid #111;padding-top:2pt;font-size:10.5pt}
.ft{position:absolute;left:24pt;right:24pt;bottom:8pt;text-align:center;font-size:8pt;border-top:.5pt solid #888;padding-top:3pt}'''
def r(l, v): return f'<div class="r"><span>{l}</span><em>:</em><b>{e(v)}</b></div>'

def one(n, p):
    d, m, a = p['nasc']; rg, ei = p['reg'], p['emissao']
    txt = f'{dia(d)} de {MES[m-1]} de {num(a)} ({d:02d}.{m:02d}.{a})'
    s = p['sexo'].lower()
    rows = [('Nome', p['nome']), ('Data de nascimento', txt), ('Hora', p['ht']), ('Sexo', s), ('Local de nascimento', p['lug']), ('Pai', p['pt'][0]), ('Natural de', p['pt'][1]), ('Mãe', p['pt'][2]), ('Natural de', p['pt'][3]),
            ('Avós paternos', p['at'][0]), ('Avós maternos', p['at'][1]), ('Declarante', p['decl']), ('Data do registro', f'{rg[0]:02d} de {MES[rg[1]-1]} de {rg[2]}')]
    if p.get('dnv'): rows.insert(12, ('DNV nº', p['dnv']))
    b = f'''<div class="fr"><div class="wm">{arms(260, '#000', True)}</div><div class="h">REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO RIO GRANDE DO SUL<br>COMARCA DE {e(p['com'])}<br><b>{e(p['cart'])}</b><br>{e(p['of'])} — {p.get('q', 'Oficial')}</div>
<div class="t">Certidão de Nascimento</div>
<div>CERTIFICO que, revendo os livros de registro de nascimentos deste Ofício, neles encontrei o assento com os seguintes elementos:</div>
<div class="k"><div>LIVRO: <b>{p['liv']}</b></div> <div>FOLHA: <b>{p['fls']}</b></div> <div>TERMO Nº: <b>{p['termo']}</b></div></div>
{''.join(r(*x) for x in rows)}
<div class="o"><i>Observações:</i> {e(p['obs'])}</div>
<div style="margin-top:8pt">O referido é verdade e dou fé.</div><div style="text-align:right;margin-top:4pt">{e(p['rmun'])}, {ei[0]:02d} de {MES[ei[1]-1]} de {ei[2]}.</div>
{scribble(n, 180, '#111', 'position:absolute;right:80pt;bottom:88pt')}<div class="sg">{e(p.get('sub', p['of']))}<br>{p.get('sq', p.get('q', 'Oficial'))}</div>
{stamp('OFÍCIO DO REGISTRO CIVIL', p['rmun'].upper() + ' - RS', '', 96, '#7a2a3a', 6, 'position:absolute;left:50pt;bottom:44pt')}
<div class="ft">{e(p['end'])}</div></div>'''
    t = truth(n, nome=p['nome'], nasc=p['nasc'], texto=txt, hora=p['hora'], nat=p['mun'] + '/' + p['uf'], sexo=p['sexo'], estab=p['estab'], mun=p['mun'], uf=p['uf'], rmun=p['rmun'], ruf='RS', cart=p['cart'], reg=rg, dnv=p.get('dnv', ''),
        livro=p['liv'], folha=p['fls'], termo=p['termo'], gs=p['g'], avos=p['av'], gem=p.get('gem', 'Não'), geminfo=p.get('gi', ''), averb=p.get('averb', ''), anot=p.get('anot', ''), oficial=p['of'], emissao=ei, joint=True, twins=p.get('tw', []),
        accept={NAT: [''], EST: p.get('este', []), TXT: [txt.split(' (')[0]], **p.get('acc', {})})
    return n, page(CSS, b), t

AVB = 'observações.averbações'
P = [dict(com='CAXIAS DO SUL', cart='REGISTRO CIVIL DAS PESSOAS NATURAIS DA 1ª ZONA DE CAXIAS DO SUL', of='Ivo Antoninho Scopel', rmun='Caxias do Sul', liv='A-118', fls='87', termo='30.442', reg=(23, 10, 1959), nome='ROSMARI TERESINHA ZATTERA BORTOLOTTO', sexo='Feminino', nasc=(15, 10, 1959), hora='18:20', ht='dezoito horas e vinte minutos',
     lug='Hospital Nossa Senhora de Pompéia, nesta cidade', estab='Hospital Nossa Senhora de Pompéia', este=['Hospital Nossa Senhora de Pompéia, nesta cidade'], mun='Caxias do Sul', uf='RS', pt=['Severino Bortolotto', 'Flores da Cunha, RS', 'Adelina Zattera Bortolotto', 'Caxias do Sul, RS'], g=[('Severino Bortolotto', 'Flores da Cunha/RS'), ('Adelina Zattera Bortolotto', 'Caxias do Sul/RS')],
     at=['Fioravante Bortolotto e Thereza Sgarbi', 'Giácomo Zattera e Hermínia Pegoraro'], av=['Fioravante Bortolotto', 'Thereza Sgarbi', 'Giácomo Zattera', 'Hermínia Pegoraro'], acc={G1N: ['Flores da Cunha, RS'], G2N: ['Caxias do Sul, RS'], AVB: ['Nada consta.', 'Nada consta']}, decl='o pai', obs='Nada consta.', emissao=(14, 3, 1996), end='Rua Sinimbu, 1878 - Fone (054) 221-0000 - Caxias do Sul - RS'),
 dict(com='VENÂNCIO AIRES', cart='OFÍCIO DO REGISTRO CIVIL DO DISTRITO DE VILA MARIANTE', of='Nelci Beatriz Haas', q='Oficiala', rmun='Venâncio Aires', liv='A-6', fls='140-v', termo='2.218', reg=(7, 8, 1953), nome='LÚCIO EGON SCHWINN', sexo='Masculino', nasc=(1, 8, 1953), hora='02:00', ht='duas horas',
     lug='em domicílio, na localidade de Linha Taquari Mirim, neste distrito', estab='em domicílio, na localidade de Linha Taquari Mirim', este=['Domicílio', 'Linha Taquari Mirim', 'localidade de Linha Taquari Mirim', 'domicílio, na localidade de Linha Taquari Mirim', 'em domicílio, na localidade de Linha Taquari Mirim, neste distrito'], mun='Venâncio Aires', uf='RS',
     pt=['Reinoldo Schwinn, agricultor', 'deste Estado', 'Olga Wermuth Schwinn, do lar', 'deste Estado'], g=[('Reinoldo Schwinn', 'RS'), ('Olga Wermuth Schwinn', 'RS')], at=['João Schwinn e Catarina Etges', 'falecidos'], av=['João Schwinn', 'Catarina Etges', '', ''],
     acc={G1N: ['deste Estado', '', 'Rio Grande do Sul'], G2N: ['deste Estado', '', 'Rio Grande do Sul'], 'registro.folha': ['140v', '140', '140 verso'], 'local_nascimento.município': ['Vila Mariante'], 'registro.município': ['Vila Mariante']}, decl='o pai', obs='Casou em 24.07.1976 com Ilga Teresinha Konzen, no Ofício do Registro Civil de Venâncio Aires, livro B-31, folha 65, termo 4.902.', anot='Casou em 24.07.1976 com Ilga Teresinha Konzen, no Ofício do Registro Civil de Venâncio Aires, livro B-31, folha 65, termo 4.902.', emissao=(30, 11, 1992), end='Vila Mariante - 3º Distrito de Venâncio Aires - RS'),
 dict(com='URUGUAIANA', cart='REGISTRO CIVIL DAS PESSOAS NATURAIS DE URUGUAIANA', of='Clóvis Ubirajara Dornelles', rmun='Uruguaiana', liv='A-204', fls='19', termo='77.361', reg=(21, 2, 2002), nome='KAUÊ BENITES', sexo='Masculino', nasc=(4, 2, 2002), hora='00:15', ht='zero hora e quinze minutos',
     lug='no interior de ambulância, na BR-472, Km 560, neste município', estab='no interior de ambulância, na BR-472, Km 560', este=['interior de ambulância, na BR-472, Km 560', 'BR-472, Km 560', 'no interior de ambulância, na BR-472, Km 560, neste município'], mun='Uruguaiana', uf='RS', pt=['não consta', '', 'Jussara Benites', 'Itaqui, RS'], g=[('Jussara Benites', 'Itaqui/RS')], at=['não constam', 'Ramão Benites e Zeli Machado Benites'], av=['', '', 'Ramão Benites', 'Zeli Machado Benites'],
     acc={G1N: ['Itaqui, RS']}, decl='a mãe', dnv='18.402.977', obs='', emissao=(21, 2, 2002), sub='Marilene Dornelles Pujol', sq='Oficial Ajudante', end='Rua Duque de Caxias, 1614 - Uruguaiana - RS - CEP 97500-180'),
 dict(com='PELOTAS', cart='OFÍCIO DO REGISTRO CIVIL DA 2ª ZONA DE PELOTAS', of='Maria Zilah Amaro da Silveira', q='Oficial Designada', rmun='Pelotas', liv='A-97', fls='266', termo='41.083', reg=(12, 6, 1971), nome='DENISE KNOPP GOULART', sexo='Feminino', nasc=(31, 5, 1971), hora='15:40', ht='quinze horas e quarenta minutos',
     lug='Beneficência Portuguesa, nesta cidade', estab='Beneficência Portuguesa', este=['Beneficência Portuguesa, nesta cidade'], mun='Pelotas', uf='RS', pt=['Paulo Renato Lemos Goulart', 'Jaguarão, RS', 'Hulda Knopp Goulart', 'Canguçu, RS'], g=[('Paulo Renato Lemos Goulart', 'Jaguarão/RS'), ('Hulda Knopp Goulart', 'Canguçu/RS')],
     at=['Osvaldo Goulart e Noêmia Lemos Goulart', 'Germano Knopp e Frieda Bierhals Knopp'], av=['Osvaldo Goulart', 'Noêmia Lemos Goulart', 'Germano Knopp', 'Frieda Bierhals Knopp'], decl='o pai', emissao=(18, 9, 2006), gem='Sim', gi='Débora Knopp Goulart', tw=['Débora Knopp Goulart'],
     averb='Por sentença do Dr. Juiz de Direito da Vara de Família de Pelotas, de 02.12.1999, transitada em julgado, foi decretado o divórcio da registrada, que voltou a usar o nome de solteira.', anot='Casou em 10.01.1992 com Luís Otávio Treptow, nesta Zona, livro B-52, folha 9, termo 11.704, adotando o nome de Denise Goulart Treptow.', obs='', acc={G1N: ['Jaguarão, RS'], G2N: ['Canguçu, RS']}, end='Rua Quinze de Novembro, 602 - Fone (53) 3222-0000 - Pelotas - RS')]
q = P[3]; q['obs'] = 'Gêmea de Débora Knopp Goulart, nascida às 15h52min, termo 41.084. ' + q['anot'] + ' ' + q['averb']
q['acc'][AVB] = [q['obs']]; q['acc']['observações.anotações'] = ['Gêmea de Débora Knopp Goulart, nascida às 15h52min, termo 41.084. ' + q['anot']]
def make():
    for i, p in enumerate(P, 1): yield one(f'149D-{i}', p)
