from common import *
# São Paulo, typewriter on a printed form with lines to be filled; narrative
RECS=[
 dict(nome='Rosângela Aparecida Fioravante',dn='14/03/1976',hora='07:45',sexo='Feminino',est='Santa Casa de Misericórdia de Itapeva',mun='Itapeva',uf='SP',
  rmun='Itapeva',ruf='SP',com='Itapeva',dist='Sede',livro='A-47',folha='118v',termo='28.914',dreg='19/03/1976',
  g1='Osvaldo Fioravante',g1n='Itararé/SP',g2='Nair de Camargo Fioravante',g2n='Itapeva/SP',a1='Attilio Fioravante',a2='Carmela Zanetti Fioravante',a3='Benedito de Camargo',a4='Maria Rita da Conceição',
  dec='o pai',te='Joaquim Leme Brisola e Dirceu Mendes',averb='',obs='- x - x - x - x - x - x -',of='Laerte Pimentel Furquim',dem='19/03/1976',cart='Cartório do Registro Civil das Pessoas Naturais e Anexos',end='Rua Pires Fleury, 211 - Itapeva - Est. de São Paulo',cor='#1d2a55'),
 dict(nome='Edson Luiz Barreto Quaglio',dn='01/11/1979',hora='16:20',sexo='Masculino',est='Hospital e Maternidade São Lucas',mun='Jaboticabal',uf='SP',
  rmun='Taquaritinga',ruf='SP',com='Taquaritinga',dist='Guariroba',livro='A-12',folha='203',termo='3.377',dreg='12/11/1979',
  g1='Antonio Quaglio Sobrinho',g1n='Taquaritinga/SP',g2='Ivone Barreto Quaglio',g2n='Jacarezinho/PR',a1='Luiz Quaglio',a2='Assumpta Perin',a3='',a4='Djanira Barreto',
  dec='o pai',te='Orlando Bassi e Mario Sérgio Pavan',obs='Casou-se com Silvia Helena Morelli em 22/09/2001, neste Distrito, livro B-8, fls. 77, termo 1.209. Dou fé.',of='Hermínio Scaramuzza',dem='08/10/2001',cart='Registro Civil das Pessoas Naturais do Distrito de Guariroba',end='Praça Nove de Julho, 35 - Guariroba - Município de Taquaritinga - SP - CEP 15900-000',cor='#222'),
 dict(nome='Cleide dos Santos',dn='30/08/1982',hora='',sexo='Feminino',est='Domicílio',mun='Registro',uf='SP',
  rmun='Registro',ruf='SP',com='Registro',dist='Sede',livro='A-31',folha='89',termo='18.540',dreg='04/02/1983',
  g1='Maria Aparecida dos Santos',g1n='Iguape/SP',g2='',g2n='',a1='',a2='',a3='Pedro Florêncio dos Santos',a4='Ana das Neves Xavier',
  dec='a mãe',te='Kiyoshi Murakami e Amadeu Ferraz',obs='Registro feito nos termos do art. 46 da Lei 6.015/73.',of='Yolanda Okamoto Villaça',dem='11/05/1984',cart='Cartório do Registro Civil das Pessoas Naturais',end='Av. Marginal Castelo, 1.002 - Registro - SP - Fone 21-1177',cor='#2b1b12'),
 dict(nome='Marcos Vinícius Tavares de Almeida Prado',dn='25/12/1977',hora='00:10',sexo='Masculino',est='Casa de Saúde Santa Isabel',mun='Lins',uf='SP',
  rmun='Lins',ruf='SP',com='Lins',dist='Sede',livro='A-66',folha='7v',termo='40.102',dreg='28/12/1977',
  g1='Paulo Tavares de Almeida Prado',g1n='Jaú/SP',g2='Vera Lúcia Mastrangelo de Almeida Prado',g2n='Três Lagoas/MT',a1='Eugênio de Almeida Prado',a2='Zulmira Tavares',a3='Nicola Mastrangelo',a4='Iracema Guedes Mastrangelo',
  dec='o pai',te='José Roberto Salles e Nelson Abrahão',twn='Marco Aurélio Tavares de Almeida Prado',tw='Gêmeo com Marco Aurélio Tavares de Almeida Prado, nascido em primeiro lugar.',obs='Gêmeo com Marco Aurélio Tavares de Almeida Prado, nascido em primeiro lugar.',of='Dalva Peixoto Cintra',dem='03/01/1978',cart='Cartório do Registro Civil das Pessoas Naturais',end='Rua Olavo Bilac, 640 - Lins - Estado de São Paulo',cor='#1a1a1a'),
]
for r in RECS:
    r['joint']=True; r['dntxt']=ext(r['dn']); r['nat']=f"{r['mun']}/{r['uf']}"
    r['accept']={'dados_pessoais.naturalidade':[''],'dados_pessoais.data_nascimento.texto_completo':[r['dn']]}
    for k,f in (('g1n','genitor_1'),('g2n','genitor_2')):
        if r[k]:
            m,u=r[k].split('/'); s=m+', deste Estado' if u=='SP' else f'{m} - {u}'
            r[k+'p']=s; r['accept'][f'filiação.{f}.naturalidade']=[s]
RECS[1]['averb']=RECS[1]['obs']; RECS[1]['of']='Hermínio Scaramuzza'
RECS[2]['anot']=RECS[2]['obs']
RECS[3]['accept'].update({'observações.anotações':[RECS[3]['obs']]})
RECS[2]['accept'].update({'local_nascimento.estabelecimento':['','em domicílio']})
RECS[3]['accept']['gêmeos.informações_adicionais']=[RECS[3]['twn']]
def page(r,n):
    v=lambda t,w='flex:1',b='':f'<b class=v style="{w}">{jit(t or b,"A%d"%n)}</b>'
    o='o' if r['sexo']=='Masculino' else 'a'
    L=lambda *x:'<div class=l>'+''.join(x)+'</div>'
    t=lambda s:f'<i>{s}</i>'
    x=['/////////////////','- - - - - - - -','x.x.x.x.x.x.x.x.x','----------'][n-1]
    h=r['hora']
    hh=f"{int(h[:2])} horas e {h[3:]} minutos" if h else 'hora ignorada'
    if h: r['accept']['dados_pessoais.hora_nascimento']=[]
    if not r['accept'].get('dados_pessoais.hora_nascimento',1): r['accept'].pop('dados_pessoais.hora_nascimento')
    d,m,y=dmy(r['dreg'])
    est='em domicílio' if r['est']=='Domicílio' else r['est']
    ob=r['obs']; cut=len(ob) if len(ob)<62 else ob.rfind(' ',0,62)
    d2,m2,y2=dmy(r['dem'])
    b=f'''<div class=pg><div class=h1>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=h2>ESTADO DE SÃO PAULO</div><div class=h3>{r['cart']}</div>
    <div class=hd><div>Comarca de <b>{r['com']}</b></div><div>Município de <b>{r['rmun']}</b></div><div>Distrito: <b>{r['dist']}</b></div></div>
    <div class=of>{r['of']}<br><small>{'OFICIAL MAIOR E ESCRIVÃ' if n==4 else 'OFICIAL'}</small></div>
    <div class=ti>Certidão de Nascimento</div>'''
    b+=L(t('<span class=cap>C</span>ERTIFICO que, às fls.'),v(r['folha'],'width:74px'),t('do livro n.º'),v(r['livro'],'width:80px'),t('de Registro de'))
    b+=L(t('Nascimentos, sob o n.º'),v(r['termo'],'width:92px'),t('foi lavrado em'),v(f'{d:02d}','width:40px'),t('de'),v(MES[m]),t('de 19'),v(str(y)[2:],'width:36px'))
    b+=L(t('o assento de'),v(r['nome']))
    b+=L(t(f'nascid'),v(o,'width:22px'),t('aos'),v(r['dntxt']))
    b+=L(t('às'),v(hh,'width:235px'),t('em'),v(est))
    b+=L(t('na cidade de'),v(f"{r['mun']} - {r['uf']}"),t('do sexo'),v(r['sexo'].lower(),'width:130px'))
    b+=L(t('filh'),v(o,'width:22px'),t('de'),v(r['g1'],'flex:1'))
    b+=L(t('natural de'),v(r['g1np'])) 
    b+=L(t('e de'),v(r['g2'],'flex:1',x*2))
    b+=L(t('natural de'),v(r.get('g2np',''),'flex:1',x*2))
    b+=L(t('São avós paternos:'),v(r['a1'],'flex:1',x))+L(t('e'),v(r['a2'],'flex:1',x))
    b+=L(t('e avós maternos:'),v(r['a3'],'flex:1',x))+L(t('e'),v(r['a4'],'flex:1',x))
    b+=L(t('Foi declarante'),v(r['dec'],'width:110px'),t('e serviram de testemunhas'),v('') )+L(v(r['te']))
    b+=L(t('Observações:'),v(ob[:cut]))+L(v(ob[cut:].strip()))
    b+=f'''<div class=dou>O referido é verdade e dou fé.</div>{L(v(r['rmun'],'width:210px;text-align:right'),t(','),v(f'{d2:02d}','width:40px'),t('de'),v(MES[m2],'width:130px'),t('de'),v(str(y2),'width:60px'))}
    <div class=sg><div>______________________________________<br>O Oficial</div></div><div class=ft>{r['end']}</div></div>'''
    return doc(f'''.pg{{position:relative;width:210mm;height:296mm;padding:16mm 18mm;font-family:"Liberation Serif",serif;font-size:15px;color:{r['cor']}}}
    .h1{{text-align:center;font-size:17px;letter-spacing:2px}}.h2{{text-align:center;font-weight:bold;font-size:20px;margin:4px}}.h3{{text-align:center;font-size:16px;font-style:italic}}
    .hd{{display:flex;justify-content:space-between;margin:16px 0 10px;border-top:2px solid;border-bottom:1px solid;padding:5px 3px}}.of{{text-align:center;font-size:16px}}
    .ti{{text-align:center;font-size:31px;font-family:"Liberation Serif";font-style:italic;font-weight:bold;margin:14px 0 18px}}.cap{{font-size:24px;font-weight:bold}}
    .l{{display:flex;align-items:flex-end;height:31px}}.l i{{font-style:normal;white-space:nowrap;padding:0 4px}}.v{{font:normal 15px "{['Liberation Mono','Liberation Mono','DejaVu Sans Mono','Liberation Mono'][n-1]}",monospace;{'font-size:13.5px;' if n==3 else ''}color:#15151c;border-bottom:1px dotted {r['cor']};padding-left:8px;white-space:nowrap;min-height:20px}}
    .dou{{margin:18px 0 4px;text-indent:40px}}.sg{{margin-top:44px;text-align:right}}.sg div{{display:inline-block;text-align:center}}.ft{{position:absolute;bottom:11mm;left:18mm;right:18mm;border-top:1px solid;text-align:center;font-size:12px;padding-top:3px}}''',b)
