from common import *
# Rio Grande do Sul, computer filled 2003-2009, label column at the left with dotted leaders, sans values, selo digital
R=dict
RECS=[
 R(nome='Gabriel Henrique Dallabrida Schmitt',dn='17/05/2004',hora='11:28',sexo='Masculino',est='Hospital Pompéia',mun='Caxias do Sul',uf='RS',rmun='Caxias do Sul',ruf='RS',cart='Ofício do Registro Civil das Pessoas Naturais da 2ª Zona',
  livro='A-188',folha='64',termo='56.203',dreg='24/05/2004',dnv='17.402.886-1',g1='Marcelo Schmitt',g1n='Farroupilha/RS',g2='Daniela Dallabrida Schmitt',g2n='Chapecó/SC',a1='Arno Schmitt',a2='Lori Kunzler Schmitt',a3='Valdir Dallabrida',a4='Inês Bortolini Dallabrida',
  obs='',selo='',of='Otacílio Weber Machado',oft='Registrador',dem='24/05/2004'),
 R(nome='Natália Brum Saldanha',dn='29/12/1993',hora='04:00',sexo='Feminino',est='Santa Casa de Caridade de Bagé',mun='Bagé',uf='RS',rmun='Bagé',ruf='RS',cart='Registro Civil das Pessoas Naturais de Bagé',
  livro='A-73',folha='201v',termo='29.877',dreg='10/01/1994',dnv='',g1='Paulo Ricardo Saldanha',g1n='Dom Pedrito/RS',g2='Eliane Brum Saldanha',g2n='Bagé/RS',a1='Ataliba Saldanha',a2='Maria Clotilde Saldanha',a3='Alcides Brum',a4='Zaida Oliveira Brum',
  obs='A registrada contraiu matrimônio em 20/03/2009 com Tiago Ferrão Lemos, nesta serventia, Livro B-49, fl. 88, termo 9.640, continuando a usar o mesmo nome.',selo='0041.01.0900002.01773',of='Rejane Osório Vargas',oft='Registradora Designada',dem='06/04/2009'),
 R(nome='Maria Eduarda Padilha',dn='02/02/2008',hora='19:17',sexo='Feminino',est='Hospital São Vicente de Paulo',mun='Passo Fundo',uf='RS',rmun='Marau',ruf='RS',cart='Ofício dos Registros Públicos de Marau',
  livro='A-41',folha='17',termo='12.332',dreg='11/02/2008',dnv='31.560.442-8',g1='Jocelaine Padilha',g1n='Vacaria/RS',g2='',g2n='',a1='',a2='',a3='Orides Padilha',a4='Neiva Terezinha Padilha',
  obs='',selo='0365.01.0800001.00219',of='Luís Fernando Guerra Tonial',oft='Oficial Registrador',dem='11/02/2008'),
 R(nome='Lucas Ávila Gutterres',dn='13/08/1999',hora='15:52',sexo='Masculino',est='Hospital Fêmina',mun='Porto Alegre',uf='RS',rmun='Porto Alegre',ruf='RS',cart='Registro Civil das Pessoas Naturais da 4ª Zona',
  livro='A-305',folha='150',termo='88.415',dreg='19/08/1999',dnv='09.117.350-4',g1='Rogério Gutterres',g1n='Santana do Livramento/RS',g2='Adriana Ávila Gutterres',g2n='Montevidéu, Uruguai',a1='Nery Gutterres',a2='Eloá Pinto Gutterres',a3='Washington Ávila',a4='Blanca Nieves Silveira',
  tw='Gêmeo(a) de Luiza Ávila Gutterres',twn='Luiza Ávila Gutterres',obs='Retificado o nome da avó materna, por sentença de 30/06/2006 da Vara dos Registros Públicos.',selo='0470.01.0700003.00958',of='Carmen Lúcia Dorneles Py',oft='Registradora',dem='15/10/2007'),
]
for r in RECS:
    r['joint']=True; r['nat']=f"{r['mun']}/{r['uf']}"; r['averb']=r['obs']
    r['dntxt']=f"{r['dn']} ({ext(r['dn'])})"
    r['accept']={'dados_pessoais.data_nascimento.texto_completo':[r['dn'],ext(r['dn'])]}
    r['accept']['dados_pessoais.naturalidade']=[f"{r['mun']} - Rio Grande do Sul"]
    for k,f in (('g1n','genitor_1'),('g2n','genitor_2')):
        if '/' in r[k]: m,u=r[k].split('/'); r['accept'][f'filiação.{f}.naturalidade']=[f'{m} ({u})']
RECS[3]['accept']['gêmeos.informações_adicionais']=[RECS[3]['twn']]
def page(r,n):
    bl=['—','Não consta','Não informado','***'][n-1]
    nt=lambda s:(s.replace('/',' (')+')' if '/' in s else s) if s else bl
    def l(k,v,cl=''): return f'<tr class="{cl}"><td class=k><span>{k}</span></td><td class=d>:</td><td class=v>{esc(v or bl)}</td></tr>'
    h=r['hora']
    b=f'''<div class=pg><table class=hd><tr><td><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DO RIO GRANDE DO SUL<br>Comarca de {r['rmun']}</td><td class=rt>{r['cart']}<br><b>{r['of']}</b> – {r['oft']}</td></tr></table>
    <div class=ti>REGISTRO CIVIL &nbsp; CERTIDÃO DE NASCIMENTO</div><p>Certifico, a pedido de parte interessada, que revendo os livros de <b>Registro de Nascimentos</b> desta serventia, verifiquei constar no Livro <u>{r['livro']}</u>, à folha <u>{r['folha']}</u>, sob o termo nº <u>{r['termo']}</u>, o assento seguinte:</p><table class=m>'''
    b+=l('Registrado(a)',r['nome'],'big')+l('Nascido(a) em',r['dntxt'])+l('Horário',h+' h')+l('Sexo',r['sexo'])+l('Local do nascimento',f"{r['est']}, {r['mun']}/{r['uf']}")+l('Naturalidade',f"{r['mun']} - Rio Grande do Sul")
    pr=('Pai','Mãe') if n!=3 else ('Genitor(a)','Genitor(a)')
    b+='<tr><td colspan=3 class=gap></td></tr>'+l(pr[0],r['g1'])+l('Natural de',nt(r['g1n']),'sub')+l(pr[1],r['g2'])+l('Natural de',nt(r['g2n']),'sub')
    b+=l('Avós paternos',' e '.join(x for x in (r['a1'],r['a2']) if x))+l('Avós maternos',' e '.join(x for x in (r['a3'],r['a4']) if x))
    b+='<tr><td colspan=3 class=gap></td></tr>'+l('Data do registro',r['dreg'])+l('D.N.V. nº',r['dnv'])+l('Declarante',['O pai','O pai','A mãe','A mãe'][n-1])+l('Gemelaridade',r.get('tw','') or ['Não','Não','Não',''][n-1])
    b+=f'</table><div class=ob><b>Observações:</b> {esc(r["obs"] or bl)}</div><p>O referido é verdade e dou fé.</p><p class=dt>{r["rmun"]}, {semi(r["dem"])}.</p><div class=sg>________________________________________<br>{r["of"]}<br>{r["oft"]}</div>'
    e=[('Certidão','9,90'),('Busca','2,40'),('Processamento eletrônico','1,30')]
    b+='<table class=fe><tr><th colspan=2>Emolumentos</th></tr>'+(''.join(f'<tr><td>{a}</td><td>R$ {x}</td></tr>' for a,x in e)+'<tr><td>Total</td><td>R$ 13,60</td></tr>' if n in(2,4) else '<tr><td colspan=2>Isento – Lei Federal nº 9.534/97</td></tr>')
    if r['selo']: b+=f'<tr><td>Selo Digital</td><td>{r["selo"]}</td></tr>'
    b+=f'</table><div class=ft>{["Rua Visconde de Pelotas, 1.250 – sala 3 – Caxias do Sul – RS – Fone (54) 3221-0000","Av. Sete de Setembro, 870 – Bagé – RS","Rua Irineu Ferlin, 44 – Marau – RS – CEP 99150-000","Av. Assis Brasil, 2.100 – Porto Alegre – RS"][n-1]}</div></div>'
    ff=['"Liberation Sans"','"DejaVu Sans"','"Liberation Sans"','"Noto Sans"'][n-1]
    return doc(f'''.pg{{position:relative;width:210mm;height:296mm;padding:14mm 20mm 12mm 24mm;font:13px {ff},sans-serif;color:#1c1c24}}.hd{{width:100%;border-bottom:3px solid #333;font-size:12px}}.rt{{text-align:right}}.ti{{text-align:center;font-size:18px;font-weight:bold;margin:22px 0;letter-spacing:1px}}
    p{{line-height:20px;text-align:justify;text-indent:40px}}.m{{width:100%;border-collapse:collapse}}.m td{{vertical-align:top;padding:3.5px 2px}}.k{{width:152px;overflow:hidden;white-space:nowrap;max-width:152px}}.k span:after{{content:"";display:inline-block;width:120px;border-bottom:1.5px dotted #777;margin-left:4px}}.k{{display:block;height:22px}}.d{{width:10px}}.big .v{{font-weight:bold;font-size:15px}}.sub .k span{{padding-left:16px}}.gap{{height:8px}}
    .ob{{border:1px solid #555;min-height:74px;padding:6px 8px;line-height:19px;margin:10px 0}}.dt{{text-align:right}}.sg{{text-align:center;margin:34px 0 0}}.fe{{position:absolute;bottom:20mm;left:24mm;border-collapse:collapse;font-size:10.5px}}.fe td,.fe th{{border:1px solid #999;padding:2px 8px}}.ft{{position:absolute;left:24mm;right:20mm;bottom:10mm;text-align:center;font-size:10.5px;border-top:1px solid #888;padding-top:3px}}''',b)
