# A: Rio de Janeiro, 1931-1941: printed blank of a stationer, filled in by typewriter; running sentence with dotted gaps
from common import *
CSS="""
.pg{padding:14mm 16mm 0 24mm;font-family:C059,serif;color:#1b1b1b;background:#fbf7ea}
.head{text-align:center;line-height:1.35}
.head .r{font-size:11.5pt;letter-spacing:.6px}.head .e{font-size:15pt;font-weight:bold;letter-spacing:2px;margin:1mm 0}
.cm{font-size:11pt;margin:2mm 0}.rc{font-size:10pt;letter-spacing:1.5px}
h1{font:italic bold 25pt C059;margin:3mm 0 4mm;border-top:2px solid #222;border-bottom:.6px solid #222;padding:1.5mm 0}
.t{font-family:'FreeMono','Nimbus Mono PS',monospace;font-weight:600;color:#25264d;font-size:11pt;border-bottom:1px dotted #444;-webkit-box-decoration-break:clone;padding:0 3px;white-space:pre-wrap}
.b{font-size:11.5pt;line-height:2.02;text-align:left}
.b p{margin:0 0 1mm;text-indent:10mm}
.sig{position:absolute;left:85mm;width:105mm;top:250mm;text-align:center;font-size:11pt;line-height:1.5}
.sig .l{border-top:1px solid #222;margin-top:1mm}
.st{position:absolute;left:26mm;top:243mm;width:23mm;height:30mm;border:1px dashed #6b2a1c;padding:1mm;background:#efd9c5}
.st div{border:1px solid #6b2a1c;height:100%;color:#6b2a1c;font-size:7pt;text-align:center;padding-top:2mm;line-height:1.5}
.st b{font-size:13pt;display:block;margin:2.5mm 0}
.ft{position:absolute;left:24mm;right:16mm;bottom:6mm;font-size:7pt;display:flex;justify-content:space-between}
.mar{position:absolute;left:7mm;top:120mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:7.5pt;letter-spacing:1px;color:#444}
"""
def t(s,mw=0):
    st=f' style="display:inline-block;line-height:1.1;text-indent:0;text-align:center;min-width:{mw}mm"' if mw else ''
    return f'<span class="t"{st}>{s}</span>' 
R=[dict(com='Campos',mun='Campos',dis='2.º',fls='187',liv='41',n='1.126',reg=('oito','Fevereiro','934'),nome='Alcebiades Gesteira Manhães',sx='masculino',cor='branca',fl='o',
  dn='tres de Fevereiro de mil novecentos e trinta e quatro',h='quatro e meia',per='madrugada',loc='á rua do Sacramento numero 112, nesta cidade',
  pais='de Onofre Ribeiro Manhães, natural de São João da Barra, e de Dona Zulmira Gesteira Manhães, natural deste municipio, casados em Campos',ft='filho legitimo',
  ap='Firmino José Manhães e Dona Leocadia Ribeiro Manhães',am='Tancredo Gesteira e Dona Olympia Barreto Gesteira',dec='o pae',
  tes='Waldemar Crespo, commerciante, e Arlindo Siqueira, empregado publico, residentes nesta cidade',obs='- - - - - - - - - - - -',dt=('Campos','8','Fevereiro','34'),of='Theophilo Peçanha Guerra',val='1$000'),
 dict(com='Nictheroy',mun='Nictheroy',dis='1.º',fls='23 verso',liv='118',n='4.508',reg=('dezenove','Novembro','931'),nome='Ruth',sx='feminino',cor='parda',fl='a',
  dn='quatorze de Novembro de mil novecentos e trinta e um',h='onze',per='noite',loc='na Maternidade do Hospital São João Baptista, nesta cidade',
  pais='de Dona Hilda Marcolina dos Santos, solteira, natural do Estado do Espirito Santo',ft='filha natural',ap='- - - - - - - - - - - -',am='Marcolino dos Santos, já fallecido, e Rita Maria da Conceição',
  dec='a mãe',tes='Euzebio Fortes e Carmelino Portugal Dutra, residentes nesta cidade',
  obs='No alto do termo está averbado o seguinte: Por escriptura de 6 de Maio de 1936, lavrada em notas do tabellião do 3.º Officio desta cidade, a registrada foi reconhecida como filha por Norival Telles de Andrade. Nictheroy, 9 de Maio de 1936.',dt=('Nictheroy','2','Junho','36'),of='Alfredo Sodré Pinheiro',val='2$000'),
 dict(com='Valença',mun='Valença',dis='4.º',fls='9',liv='12',n='31',reg=('vinte e dois','Abril','939'),nome='Sebastião Cosme de Aguiar Vizeu',sx='masculino',cor='preta',fl='o',
  dn='vinte de Janeiro de mil novecentos e trinta e nove',h='seis',per='tarde',loc='na Fazenda Santa Rosa, neste districto de Conservatoria',
  pais='de Cosme Damião Vizeu e de Donata de Aguiar, lavradores, naturaes deste districto',ft='filho legitimo',ap='Adão Vizeu e Felisbina Vizeu, fallecidos',am='incognito e Thereza de Aguiar',
  dec='o pae',tes='Mario Lacerda Werneck e Jovino Peres, lavradores',obs='É gemeo com Damião Sebastião de Aguiar Vizeu, que nasceu em primeiro logar, termo n. 30. Registrado em virtude do Dec. 1.116 de 24-2-1939, sem multa.',dt=('Conservatoria','22','Abril','39'),of='Lindolpho Vargas Medina',val='1$200'),
 dict(com='Petropolis',mun='Petropolis',dis='1.º',fls='201',liv='77-A',n='2.340',reg=('dois','Julho','926'),nome='Gertrudes Eppelsheimer Noel',sx='feminino',cor='branca',fl='a',
  dn='trinta de Junho de mil novecentos e vinte e seis',h='uma e um quarto',per='tarde',loc='á Avenida Piabanha n. 485',
  pais='de Henrique Noel Filho, natural desta cidade, e de Dona Bertha Eppelsheimer Noel, natural de Juiz de Fóra, Estado de Minas Geraes',ft='filha legitima',
  ap='Henrique Noel e Dona Catharina Kling Noel',am='Dona Suzanna Eppelsheimer',dec='João Kling, tio do pae',tes='Oscar Monken e Guilherme Sixel',obs='Certidão em segunda via, extrahida a pedido de parte interessada.',dt=('Petropolis','17','Setembro','41'),of='Ernani Bulhões de Castro',val='3$000')]
TR=[dict(sexo='Masculino',hora='04:30',est='rua do Sacramento numero 112',mun='Campos',d=('03','02','1934'),dr='08/02/1934',fo='187',
  g1=('Onofre Ribeiro Manhães','São João da Barra/RJ'),g2=('Zulmira Gesteira Manhães','Campos/RJ'),ap=('Firmino José Manhães','Leocadia Ribeiro Manhães'),am=('Tancredo Gesteira','Olympia Barreto Gesteira'),em='08/02/1934',
  acc={'filiação.genitor_1.naturalidade':['São João da Barra'],'filiação.genitor_2.naturalidade':['Campos','deste municipio','este municipio']}),
 dict(sexo='Feminino',hora='23:00',est='Maternidade do Hospital São João Baptista',mun='Nictheroy',d=('14','11','1931'),dr='19/11/1931',fo='23 verso',g1=('Hilda Marcolina dos Santos','Espirito Santo'),am=('Marcolino dos Santos','Rita Maria da Conceição'),em='02/06/1936',
  averb=R[1]['obs'].split('seguinte: ')[1],acc={'filiação.genitor_1.naturalidade':['ES','Estado do Espirito Santo'],'registro.folha':['23v','23v.','23-v'],'observações.averbações':[R[1]['obs']],
  'filiação.genitor_2.nome_completo':['Norival Telles de Andrade'],'local_nascimento.município':['Niterói'],'registro.município':['Niterói']}),
 dict(sexo='Masculino',hora='18:00',est='Fazenda Santa Rosa',mun='Valença',d=('20','01','1939'),dr='22/04/1939',fo='9',g1=('Cosme Damião Vizeu','Conservatoria/RJ'),g2=('Donata de Aguiar','Conservatoria/RJ'),ap=('Adão Vizeu','Felisbina Vizeu'),am=('','Thereza de Aguiar'),em='22/04/1939',
  gem=('Sim','Damião Sebastião de Aguiar Vizeu, que nasceu em primeiro logar, termo n. 30'),anot=R[2]['obs'],tw=['Damião Sebastião de Aguiar Vizeu'],
  acc={'gêmeos.informações_adicionais':['Damião Sebastião de Aguiar Vizeu','Damião Sebastião de Aguiar Vizeu, termo n. 30'],'observações.anotações':['Registrado em virtude do Dec. 1.116 de 24-2-1939, sem multa.',''],'avós.maternos.avô':['incognito'],
   'local_nascimento.estabelecimento':['Fazenda Santa Rosa, neste districto de Conservatoria','Fazenda Santa Rosa, districto de Conservatoria'],'local_nascimento.município':['Conservatoria'],'registro.município':['Conservatoria'],
   'filiação.genitor_1.naturalidade':['Valença/RJ','Conservatoria','deste districto','este districto'],'filiação.genitor_2.naturalidade':['Valença/RJ','Conservatoria','deste districto','este districto'],'dados_pessoais.naturalidade':['Conservatoria/RJ']}),
 dict(sexo='Feminino',hora='13:15',est='Avenida Piabanha n. 485',mun='Petropolis',d=('30','06','1926'),dr='02/07/1926',fo='201',g1=('Henrique Noel Filho','Petropolis/RJ'),g2=('Bertha Eppelsheimer Noel','Juiz de Fóra/MG'),ap=('Henrique Noel','Catharina Kling Noel'),am=('','Suzanna Eppelsheimer'),em='17/09/1941',
  anot=R[3]['obs'],acc={'observações.anotações':[''],'filiação.genitor_1.naturalidade':['Petropolis','desta cidade','esta cidade'],'filiação.genitor_2.naturalidade':['Juiz de Fóra, Estado de Minas Geraes','Juiz de Fóra, Minas Geraes'],
  'registro.município':['Petrópolis'],'local_nascimento.município':['Petrópolis']})]
def make():
    for i,(r,x) in enumerate(zip(R,TR),1):
        case=f'151A-{i}'
        body=f"""<div class="head"><div class="r">REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class="e">ESTADO DO RIO DE JANEIRO</div>
<div class="cm">Comarca de {t(r['com'],38)} &nbsp; Municipio de {t(r['mun'],38)} &nbsp; {t(r['dis'],10)} Districto</div>
<div class="rc">REGISTRO CIVIL DAS PESSOAS NATURAES</div><h1>Certidão de Nascimento</h1></div>
<div class="b"><p>CERTIFICO que a fls. {t(r['fls'],16)} do livro N.º {t(r['liv'],16)} de registro de nascimentos, sob o N.º {t(r['n'],16)} foi lavrado, no dia {t(r['reg'][0])} de {t(r['reg'][1])} de 1{t(r['reg'][2])}, o assento de
nascimento de {t(r['nome'])} do sexo {t(r['sx'])}, de côr {t(r['cor'])}, nascid{t(r['fl'])} no dia {t(r['dn'])}, ás {t(r['h'])} horas da {t(r['per'])}, {t(r['loc'])}, {t(r['ft'])} {t(r['pais'])}; sendo avós paternos {t(r['ap'])} e maternos {t(r['am'])}.</p>
<p>Foi declarante {t(r['dec'])} e serviram de testemunhas {t(r['tes'])}.</p><p>Observações: {t(r['obs'])}</p><p>O referido é verdade e dou fé.</p></div>
<div class="mar">Dec. n. 18.542, de 24 de Dezembro de 1928 — Isento de rasuras</div>
<div class="st"><div>THESOURO<br>NACIONAL<b>{r['val']}</b>BRASIL</div></div>
<div class="sig">{t(r['dt'][0])}, {t(r['dt'][1])} de {t(r['dt'][2])} de 19{t(r['dt'][3])}<br><br><div class="l">O Official do Registro Civil</div>{t(r['of'])}</div>
<div class="ft"><span>Mod. 14 — Off. Graph. da Papelaria Guarany</span><span>Pagou de sello e busca o que consta do talão</span></div>"""
        nm=r['nome']
        acc=dict(x['acc'])
        acc['dados_pessoais.data_nascimento.texto_completo']=['no dia '+r['dn']]
        acc.setdefault('local_nascimento.estabelecimento',[]); acc['local_nascimento.estabelecimento']+=[r['loc'],r['loc'].split(', nesta')[0]]
        acc['registro.cartório']=[r['dis']+' Districto','Registro Civil das Pessoas Naturaes',f"Registro Civil das Pessoas Naturaes, {r['dis']} Districto",'']
        tr=T(case,nm,(r['dn'],)+x['d'],x['sexo'],x['est'],x['mun'],'RJ',(r['mun'],'RJ','REGISTRO CIVIL DAS PESSOAS NATURAES',x['dr'],r['liv'],x['fo'],r['n']),x['g1'],x.get('g2',('','')),x.get('ap',('','')),x['am'],
          hora=x['hora'],gem=x.get('gem',('Não','')),averb=x.get('averb',''),anot=x.get('anot',''),oficial=r['of'],emissao=x['em'],accept=acc,joint=True,twin_names=x.get('tw'))
        yield case,page(CSS,body),tr
