# C: Paraná, 1962-1972: second copy of an entry from before 1930, "extrato" in table form (mimeographed grid, typed values in the right column)
from common import *
CSS="""
.pg{padding:12mm 15mm 0 20mm;font-family:'Liberation Sans';color:#111}
.h{display:grid;grid-template-columns:1fr 58mm;border:1.3px solid #111}
.h>div{padding:2mm 3mm}.h>div+div{border-left:1.3px solid #111;font-size:8.5pt;line-height:1.5}
.h .e{font-size:12pt;font-weight:bold;letter-spacing:1px}.h .c{font-size:10pt;margin-top:.6mm}.h .o{font-size:9pt;margin-top:.6mm}
h1{font-size:17pt;letter-spacing:5px;text-align:center;margin:5mm 0 0}.v{text-align:center;font-size:9.5pt;letter-spacing:2px;margin:1mm 0 3mm}
.i{font-size:10pt;line-height:1.75;margin:0 0 3mm}
.t{font-family:'FreeMono',monospace;font-weight:600;font-size:10.6pt;color:#202020}
table{border-collapse:collapse;width:100%;border:1.3px solid #111}
td{border:.7px solid #111;padding:1.1mm 2mm;vertical-align:top;line-height:1.28}
td.l{width:44mm;font-size:8.6pt;background:#f3f3f0;padding-top:1.5mm}td.n{width:8mm;text-align:center;font-size:8pt;padding-top:1.6mm}
.f{font-size:10pt;margin-top:3.5mm}.s{margin:9mm 0 0 75mm;text-align:center;border-top:1px solid #111;font-size:9pt;padding-top:1mm;line-height:1.4}
.em{position:absolute;bottom:7mm;left:20mm;right:15mm;font-size:7.2pt;border-top:.6px solid #555;padding-top:1mm;color:#333}
"""
t=lambda s:f'<span class="t">{s}</span>'
ROW=['Nome do registrado','Sexo','Data do nascimento','Hora','Lugar do nascimento','Pai','Mãe','Avós paternos','Avós maternos','Declarante','Testemunhas','Data do assento','Averbações','Observações']
F=[
 dict(com='CASTRO',car='Cartório do Registro Civil do Distrito-Sede',of='Nivaldo Prestes Carneiro',liv='8-A',fls='61',n='133',dt=('Castro','14 de maio de 1964','14/05/1964'),city='Castro',
  v=['OTÍLIA DE JESUS RIBAS','feminino','vinte e um (21) de março de mil novecentos e dezenove (1919)','3,30 horas','em domicílio, no quarteirão do Tronco, dêste distrito','JOAQUIM TIBÚRCIO RIBAS, natural dêste Estado, lavrador','MARIA LEONÍSIA DA ROSA, natural de Itararé - São Paulo','Tibúrcio Ribas e Escolástica Maria Ribas','Generoso da Rosa e Libânia de Camargo','o pai','Brasilio Marcondes e João Kopp','25 de março de 1919','- x -','- x -'],
  T=dict(nome='OTÍLIA DE JESUS RIBAS',dn=('21','03','1919'),sexo='Feminino',hora='03:30',est='quarteirão do Tronco, dêste distrito',mun='Castro',dr='25/03/1919',g1=('JOAQUIM TIBÚRCIO RIBAS','Paraná'),g2=('MARIA LEONÍSIA DA ROSA','Itararé/SP'),ap=('Tibúrcio Ribas','Escolástica Maria Ribas'),am=('Generoso da Rosa','Libânia de Camargo'),
   accept={'filiação.genitor_1.naturalidade':['PR','dêste Estado','êste Estado'],'filiação.genitor_2.naturalidade':['Itararé - São Paulo'],'local_nascimento.estabelecimento':['Domicílio','em domicílio, no quarteirão do Tronco, dêste distrito','domicílio, no quarteirão do Tronco, dêste distrito','quarteirão do Tronco']})),
 dict(com='PARANAGUÁ',car='1.º Ofício do Registro Civil de Paranaguá',of='Zélia Cominese Pombo',liv='31',fls='177-v.º',n='702',dt=('Paranaguá','3 de novembro de 1971','03/11/1971'),city='Paranaguá',
  v=['ARNALDO','masculino','sete (07) de setembro de mil novecentos e vinte e oito (1928)','ignorada','Santa Casa de Misericórdia, nesta cidade','não consta','DONÁRIA VALENTIM, solteira, doméstica, natural de Guaraqueçaba, dêste Estado','não constam','Valentim Alexandre e Rosa Pereira','Irmã Superiora da Santa Casa','Gaspar Veiga e Lauro Cunha Melo','12 de setembro de 1928',
   'Por sentença do M.M. Juiz de Direito desta Comarca, datada de 19 de agôsto de 1953, passou o registrado a chamar-se ARNALDO VALENTIM DE MIRANDA. Em 2-9-1953.','Casou-se com Iolanda Serpa em 24-12-1953, no 1.º Ofício desta cidade, livro B-44, fls. 80.'],
  T=dict(nome='ARNALDO VALENTIM DE MIRANDA',dn=('07','09','1928'),sexo='Masculino',hora='',est='Santa Casa de Misericórdia',mun='Paranaguá',dr='12/09/1928',g1=('DONÁRIA VALENTIM','Guaraqueçaba/PR'),am=('Valentim Alexandre','Rosa Pereira'),
   accept={'dados_pessoais.nome_completo':['ARNALDO'],'dados_pessoais.hora_nascimento':['ignorada'],'local_nascimento.estabelecimento':['Santa Casa de Misericórdia, nesta cidade'],'filiação.genitor_1.naturalidade':['Guaraqueçaba','Guaraqueçaba, dêste Estado'],'registro.folha':['177v','177-v','177-vº'],
   'observações.averbações':['Por sentença do M.M. Juiz de Direito desta Comarca, datada de 19 de agôsto de 1953, passou o registrado a chamar-se ARNALDO VALENTIM DE MIRANDA.']})),
 dict(com='LAPA',car='Registro Civil e Anexos',of='Frederico Westphalen Suplicy',liv='5',fls='99',n='411',dt=('Lapa','22 de fevereiro de 1968','22/02/1968'),city='Lapa',
  v=['CASEMIRO WOJCIECHOWSKI','masculino','4 de dezembro de 1911','às oito horas da noite','Colônia Virmond','ANTONIO WOJCIECHOWSKI, natural da Polônia (Galícia)','SOFIA MIERZVA, natural da Polônia (Galícia)','João Wojciechowski e Catarina Nowak','José Mierzva e Ana Mierzva','o pai','Miguel Staniszewski e Pedro Fortunato','onze (11) de dezembro de 1911','nada consta','O livro traz à margem o nome do registrado como "Kazimierz".'],
  T=dict(nome='CASEMIRO WOJCIECHOWSKI',dn=('04','12','1911'),sexo='Masculino',hora='20:00',est='Colônia Virmond',mun='Lapa',dr='11/12/1911',g1=('ANTONIO WOJCIECHOWSKI','Polônia (Galícia)'),g2=('SOFIA MIERZVA','Polônia (Galícia)'),ap=('João Wojciechowski','Catarina Nowak'),am=('José Mierzva','Ana Mierzva'),
   accept={'filiação.genitor_1.naturalidade':['Polônia'],'filiação.genitor_2.naturalidade':['Polônia'],'local_nascimento.município':[''],'observações.averbações':['nada consta']})),
 dict(com='PONTA GROSSA',car='Cartório do 2.º Ofício do Registro Civil',of='Alceu Vilela Scheffer',liv='23',fls='8',n='19',dt=('Ponta Grossa','30 de outubro de 1962','30/10/1962'),city='Ponta Grossa',
  v=['IRACEMA e JUREMA (gêmeas), constando o presente de IRACEMA BITTENCOURT TAQUES','feminino','dezoito (18) de janeiro de mil novecentos e vinte e três (1923)','13 horas e 10 minutos','rua Augusto Ribas, 42','BENTO CARNEIRO TAQUES, ferroviário, natural de Palmeira','ELVIRA BITTENCOURT TAQUES, natural de Curitiba','Cel. Manoel Inácio Taques (falecido) e D. Balbina Carneiro','Sizenando Bittencourt e D. Francisca (ignorado o sobrenome)','a avó paterna','Nestor Lôbo e Emílio Voigt','20 de janeiro de 1923','/////////','Jurema nasceu dez minutos após, registro n.º 20, mesmas fôlhas. Faleceu Jurema em 1925.'],
  T=dict(nome='IRACEMA BITTENCOURT TAQUES',dn=('18','01','1923'),sexo='Feminino',hora='13:10',est='rua Augusto Ribas, 42',mun='Ponta Grossa',dr='20/01/1923',g1=('BENTO CARNEIRO TAQUES','Palmeira/PR'),g2=('ELVIRA BITTENCOURT TAQUES','Curitiba/PR'),ap=('Manoel Inácio Taques','Balbina Carneiro'),am=('Sizenando Bittencourt','Francisca'),
   gem=('Sim','Jurema nasceu dez minutos após, registro n.º 20'),twin_names=['JUREMA'],
   accept={'gêmeos.informações_adicionais':['JUREMA','Jurema','Jurema, registro n.º 20','Jurema nasceu dez minutos após, registro n.º 20, mesmas fôlhas. Faleceu Jurema em 1925.','Jurema nasceu dez minutos após, registro n.º 20, mesmas fôlhas'],'avós.paternos.avô':['Cel. Manoel Inácio Taques'],'observações.anotações':[''],'filiação.genitor_1.naturalidade':['Palmeira'],'filiação.genitor_2.naturalidade':['Curitiba']}))]
def make():
    for i,r in enumerate(F,1):
        case=f'151C-{i}'
        rows=''.join(f'<tr><td class="n">{k}</td><td class="l">{l}</td><td class="t">{x}</td></tr>' for k,(l,x) in enumerate(zip(ROW,r['v']),1))
        body=f"""<div class="h"><div><div class="e">ESTADO DO PARANÁ — COMARCA DE {r['com']}</div><div class="c">{r['car']}</div><div class="o">Oficial: {r['of']}</div></div>
<div>Livro n.º {t(r['liv'])}<br>Fôlhas {t(r['fls'])}<br>Têrmo n.º {t(r['n'])}</div></div>
<h1>CERTIDÃO DE NASCIMENTO</h1><div class="v">(2.ª VIA — EXTRATO)</div>
<div class="i">Certifico, a pedido de parte interessada, que revendo os livros de assentos de NASCIMENTOS dêste cartório, no livro, fôlhas e têrmo acima indicados consta o que segue, em resumo:</div>
<table>{rows}</table><div class="f">O referido é verdade e dou fé. &nbsp; {t(r['dt'][0]+', '+r['dt'][1])}.</div>
<div class="s">Oficial do Registro Civil<br>{'' if i!=2 else 'p/ ' + t('Ivete Costa Pinto, Escrevente Juramentada')}</div>
<div class="em">Emolumentos: Certidão Cr$ {t(['650,00','4,80','1,20','180,00'][i-1])} &nbsp; Busca Cr$ {t(['120,00','1,00','0,60','40,00'][i-1])} &nbsp;|&nbsp; Não vale com emendas ou rasuras.</div>"""
        k=dict(r['T']); ob=r['v'][13]; av=r['v'][12]
        k['dn']=(r['v'][2],)+k['dn']; a=k['accept']
        if '(' in r['v'][2]: a['dados_pessoais.data_nascimento.texto_completo']=[re.sub(r' \([^)]*\)','',r['v'][2])]
        a.setdefault('registro.cartório',[]).append(r['car']+' de '+r['city'])
        dr=k.pop('dr')
        yield case,page(CSS,body),T(case,uf='PR',reg=(r['city'],'PR',r['car'],dr,r['liv'],r['fls'],r['n']),averb=av if i==2 else '',anot=ob if i>1 else '',oficial=r['of'],emissao=r['dt'][2],**k)
