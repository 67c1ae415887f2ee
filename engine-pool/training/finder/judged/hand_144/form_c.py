from common import *
# Rio de Janeiro: caption UNDER the line, no boxes; order: registrant first, book and leaf late; typewriter
R=dict
RECS=[
 R(nome='Anderson Moreira Quintanilha',dn='22/01/1981',hora='18:30',sexo='Masculino',est='Maternidade Carmela Dutra',mun='Rio de Janeiro',uf='RJ',rmun='Rio de Janeiro',ruf='RJ',cart='8ª Circunscrição do Registro Civil das Pessoas Naturais',cart2='Freguesia de Inhaúma',
  livro='A-212',folha='144',termo='61.207',dreg='05/02/1981',g1='Ubirajara Quintanilha',g1n='Campos dos Goytacazes/RJ',g2='Sônia Moreira Quintanilha',g2n='Rio de Janeiro/RJ',a1='Manoel Quintanilha',a2='Arlete Gomes Quintanilha',a3='Jorge Moreira',a4='Hilda da Costa Moreira',
  averb='',anot='',of='Dr. Celso Bragança Pinheiro',oft='Oficial do Registro',sub='Neide Farias',dem='05/02/1981'),
 R(nome='Fabiana de Souza Rangel',dn='03/07/1984',hora='09:00',sexo='Feminino',est='Rua do Catete, 338, casa 2',mun='Rio de Janeiro',uf='RJ',rmun='Rio de Janeiro',ruf='RJ',cart='4ª Circunscrição do Registro Civil das Pessoas Naturais',cart2='Freguesia da Glória',
  livro='A-98',folha='33v',termo='20.465',dreg='17/07/1984',g1='Carlos Alberto Rangel',g1n='Macaé/RJ',g2='Luzia de Souza',g2n='Cachoeiro de Itapemirim/ES',a1='',a2='Odete Rangel',a3='Firmino de Souza',a4='Laurinda Alves de Souza',
  averb='Por mandado do Juízo da 3ª Vara de Família, de 10/04/1990, proc. 7.718/89, o pai da registrada passou a figurar como acima consta.',anot='',of='Alberto Nunes Sampaio',oft='Oficial do Registro',sub='',dem='02/05/1990'),
 R(nome='Priscilla Werneck Lacerda de Araújo Góes',dn='11/10/1989',hora='02:15',sexo='Feminino',est='Casa de Saúde São José',mun='Rio de Janeiro',uf='RJ',rmun='Niterói',ruf='RJ',cart='1ª Circunscrição do Registro Civil das Pessoas Naturais de Niterói',cart2='1º Distrito',
  livro='A-301',folha='208',termo='90.118',dreg='18/10/1989',g1='Henrique de Araújo Góes Neto',g1n='Salvador/BA',g2='Maria Thereza Werneck Lacerda',g2n='Petrópolis/RJ',a1='Henrique de Araújo Góes Filho',a2='Stella Maris Pondé de Araújo Góes',a3='Raul Lacerda',a4='Helena Werneck Lacerda',
  averb='',anot='Casada em 09/11/2007 com Bruno Tostes Carneiro, no 5º Ofício desta Comarca, livro B-40, fls. 12, nº 7.915.',of='Ivan Coutinho Sodré',oft='Oficial do Registro',sub='Margareth Louzada',dem='14/12/2007'),
 R(nome='Jefferson Nascimento da Conceição',dn='30/04/1992',hora='21:40',sexo='Masculino',est='Hospital Geral de Nova Iguaçu',mun='Nova Iguaçu',uf='RJ',rmun='Nilópolis',ruf='RJ',cart='1ª Circunscrição do Registro Civil das Pessoas Naturais de Nilópolis',cart2='1º Distrito',
  livro='A-77',folha='9',termo='38.021',dreg='13/05/1992',g1='Rosilene Nascimento da Conceição',g1n='João Pessoa/PB',g2='',g2n='',a1='',a2='',a3='Severino da Conceição',a4='Josefa Nascimento da Conceição',
  averb='',anot='',tw='Jonathan Nascimento da Conceição',twn='Jonathan Nascimento da Conceição',of='Wanda Figueira Prestes',oft='Oficiala do Registro',sub='',dem='13/05/1992'),
]
for r in RECS:
    r['nat']=f"{r['mun']}/{r['uf']}"; r['dntxt']=semi(r['dn'])
    r['accept']={'dados_pessoais.naturalidade':[''],'dados_pessoais.data_nascimento.texto_completo':[r['dn']]}
    r['accept']['registro.cartório']=[r['cart']+' - '+r['cart2']]
RECS[0]['of']='Celso Bragança Pinheiro'; RECS[0]['accept']['autenticação.oficial_registro']=['Dr. Celso Bragança Pinheiro']
RECS[1]['accept']['local_nascimento.estabelecimento']=['','Domicílio','em domicílio']
def page(r,n):
    bl=['x.x.x.x.x','-----------','xxxxxxxxxxxx','= = = = = ='][n-1]
    def f(val,cap,w=1): return f'<div class=f style="flex:{w}"><b>{jit(val or bl,"C%d"%n,.5)}</b><s>{cap}</s></div>'
    row=lambda *x:'<div class=r>'+''.join(x)+'</div>'
    d,m,y=dmy(r['dn']); d2,m2,y2=dmy(r['dreg']); d3,m3,y3=dmy(r['dem'])
    nt=lambda s:s.replace('/',' - ') if s else ''
    b=f'''<div class=pg><div class=fr><div class=hd><p>Estado do Rio de Janeiro — Poder Judiciário</p><h1>CERTIDÃO DE NASCIMENTO</h1><p class=c1>{r['cart']}</p><p>{r['cart2']} &nbsp;•&nbsp; {r['oft']}: <b>{'Dr. ' if n==1 else ''}{r['of']}</b></p></div>'''
    b+=row(f(r['nome'],'(nome do registrado)',4),f(r['sexo'].lower(),'(sexo)',1))
    b+=row(f(f'{d:02d}','(dia)',.5),f(MES[m],'(mês)',1),f(str(y),'(ano)',.7),f(r['hora'].replace(':',' h ')+' min','(hora do nascimento)',1.2))
    b+=row(f(r['est'],'(local do nascimento)',2),f(nt(r['mun']+'/'+r['uf']),'(cidade e Estado)',1.3))
    b+='<h2>Filiação</h2>'
    b+=row(f(r['g1'],'(pai)' if n!=4 else '(pai ou mãe)',1.5),f(nt(r['g1n']),'(natural de)'))+row(f(r['g2'],'(mãe)' if n!=4 else '(pai ou mãe)',1.5),f(nt(r['g2n']),'(natural de)'))
    b+=row(f(r['a1'],'(avô paterno)'),f(r['a2'],'(avó paterna)'))+row(f(r['a3'],'(avô materno)'),f(r['a4'],'(avó materna)'))
    b+=row(f(r.get('tw',''),'(nome do irmão gêmeo, se houver)'))
    b+='<h2>Assento</h2>'+row(f(r['livro'],'(livro)',.7),f(r['folha'],'(folha)',.7),f(r['termo'],'(número do termo)',1),f(f'{d2:02d} {m2:02d} {y2}','(data do registro: dia, mês, ano)',1.5))
    def tx(l,t):
        return f'<div class=av><i>{l}</i> <b>{esc(t or bl*3)}</b></div>'
    b+=tx('À margem do termo consta a AVERBAÇÃO:',r['averb'])+tx('e a ANOTAÇÃO:',r['anot'])
    b+=f'''<p class=cf>CERTIFICO e dou fé que o presente é extraído do assento acima referido (art. 19, § 1º, Lei 6.015/73).</p>'''
    b+='<div class=bt><table><tr><th colspan=2>CUSTAS</th></tr>'+''.join(f'<tr><td>{a}</td><td>{x}</td></tr>' for a,x in [('Tabela XI, nº 4',['Cr$ 210,00','Cr$ 94,60','R$ 14,02','Cr$ 8.300,00'][n-1]),('Busca',['—','Cr$ 31,20','R$ 3,11','—'][n-1]),('CAARJ',['Cr$ 12,00','Cr$ 5,00','R$ 0,90','Cr$ 400,00'][n-1])])+'</table><div style="flex:1">'
    b+=row(f(r['rmun'],'(lugar)',1.2),f(f'{d3:02d} de {MES[m3]} de {y3}','(data desta certidão)',1.5))+f'<div class=r style="margin-top:34px"><div class=f style="flex:1"><b>{esc(r["sub"]) if r["sub"] else "&nbsp;"}</b><s>{"(Escrevente Juramentado, pelo Oficial)" if r["sub"] else "(Oficial)"}</s></div></div></div></div></div></div>'
    return doc(f'''.pg{{width:210mm;height:296mm;padding:10mm}}.fr{{border:4px double #6b1f1f;height:100%;padding:7mm 9mm;font-family:"DejaVu Serif","Liberation Serif",serif;color:#5a1818}}.hd{{text-align:center;font-size:13px}}.hd p{{margin:3px}}.hd h1{{font-size:24px;margin:8px;letter-spacing:1px}}.hd .c1{{font-size:14.5px;font-weight:bold}}.hd b{{font-weight:normal}}
    .r{{display:flex;gap:16px;margin-top:19px}}.f b{{display:block;font:normal 14px "Liberation Mono",monospace;color:#141414;border-bottom:1px solid #8a4a4a;padding:0 4px 1px;min-height:20px;white-space:nowrap;{"letter-spacing:-.5px" if n==3 else ""}}}.f s{{text-decoration:none;display:block;text-align:center;font-size:9.5px}}h2{{font-size:13px;margin:15px 0 -6px;font-style:italic}}
    .f{{min-width:0}}.av{{margin-top:12px;font-size:12px;line-height:20px}}.av i{{font-style:normal}}.av b{{font:normal 13.5px "Liberation Mono";color:#141414}}.cf{{font-size:11.5px;margin:14px 0 6px}}.bt{{display:flex;gap:24px;align-items:flex-start}}table{{border-collapse:collapse;font-size:10px;margin-top:12px}}td,th{{border:1px solid #8a4a4a;padding:2px 7px}}''',b)
