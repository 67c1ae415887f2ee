from common import *
# Goiás, inkjet / laser, Roman-numbered sections with running "label: value", parents last, wide observations box, judge's stamp
R=dict
RECS=[
 R(nome='Thiago Divino Borges',dn='28/06/1986',hora='01:20',sexo='Masculino',est='Hospital Evangélico Goiano',mun='Anápolis',uf='GO',rmun='Anápolis',ruf='GO',cart='Cartório do Registro Civil da 2ª Circunscrição',livro='A-83',folha='161',termo='44.019',dreg='07/07/1986',g1='Divino Sebastião Borges',g1n='Jaraguá/GO',g2='Cleusa Maria Borges',g2n='Patos de Minas/MG',a1='Sebastião Borges Neto',a2='Benedita Rosa Borges',a3='Abadio Ferreira',a4='Maria Abadia Ferreira',averb='',anot='',of='Orozimbo Leal Curado',oft='Oficial',dem='16/09/2002'),
 R(nome='Jordana Peixoto Jaime Fleury Curado',dn='07/09/1992',hora='19:45',sexo='Feminino',est='Maternidade Ela',mun='Goiânia',uf='GO',rmun='Pirenópolis',ruf='GO',cart='Registro Civil das Pessoas Naturais de Pirenópolis',livro='A-29',folha='5v',termo='10.338',dreg='21/09/1992',g1='Luiz Antônio Fleury Curado',g1n='Pirenópolis/GO',g2='Sirlene Peixoto Jaime',g2n='Corumbá de Goiás/GO',a1='Benedito Fleury Curado',a2='Iracema de Pina Curado',a3='Joaquim Jaime',a4='Luzia Peixoto Jaime',averb='Reconhecimento de paternidade por termo de 10/02/1998, homologado pelo MM. Juiz de Direito da Comarca, acrescentando-se ao nome da registrada o sobrenome paterno.',anot='',of='Domingas Abreu Lobo',oft='Oficiala',dem='03/08/2006'),
 R(nome='Ronaldo Pereira Xavante',dn='15/03/1980',hora='',sexo='Masculino',est='Domicílio',mun='Aragarças',uf='GO',rmun='Aragarças',ruf='GO',cart='Cartório do Registro Civil e Anexos',livro='A-8',folha='48',termo='2.611',dreg='30/11/1995',g1='Ana Rita Pereira',g1n='Barra do Garças/MT',g2='',g2n='',a1='',a2='',a3='Eurípedes Pereira',a4='',averb='',anot='Assento lavrado por mandado judicial de 20/11/1995, arquivado sob nº 77.',of='Gercina Teles Rassi',oft='Escrivã e Oficiala',dem='05/12/1995'),
 R(nome='Lorrayne Gonzaga Mundim',dn='01/05/1998',hora='13:00',sexo='Feminino',est='Hospital Municipal Modesto de Carvalho',mun='Itumbiara',uf='GO',rmun='Itumbiara',ruf='GO',cart='1º Registro Civil e Tabelionato de Notas',livro='A-112',folha='77',termo='50.926',dreg='11/05/1998',g1='Wanderley Mundim',g1n='Tupaciguara/MG',g2='Keila Gonzaga Mundim',g2n='Itumbiara/GO',a1='Osório Mundim',a2='Dalila Cunha Mundim',a3='Luiz Gonzaga Neto',a4='Geni Arantes Gonzaga',tw='Lorran Gonzaga Mundim',twn='Lorran Gonzaga Mundim',averb='',anot='',of='Nilson Rezende Cabral',oft='Oficial Respondente',dem='18/05/1998'),
]
for r in RECS:
    r['joint']=True; r['nat']=f"{r['mun']}/{r['uf']}"; r['dntxt']=f"{semi(r['dn'])}"
    r['accept']={'dados_pessoais.naturalidade':[''],'dados_pessoais.data_nascimento.texto_completo':[r['dn']]}
RECS[2]['accept']['local_nascimento.estabelecimento']=['','em domicílio']
def page(r,n):
    bl=['xxxxxxxxxx','----------','não consta','**********'][n-1]
    q=lambda k,v,w=1:f'<span class=q style="flex:{w}">{k}: <b>{esc(v or bl)}</b></span>'
    row=lambda *x:'<div class=r>'+''.join(x)+'</div>'
    sec=lambda t,*x:f'<fieldset><legend>{t}</legend>'+''.join(x)+'</fieldset>'
    nt=lambda s:s.replace('/',' / ')
    ob=r['averb'] or r['anot']
    b=f'''<div class=pg><div class=hd><span class=sq>2ª via</span><div>ESTADO DE GOIÁS<br><b>{r['cart']}</b><br>Comarca de {r['rmun']}</div></div>''' if n in(1,2) else f'''<div class=pg><div class=hd><span class=sq>1ª via</span><div>ESTADO DE GOIÁS<br><b>{r['cart']}</b><br>Comarca de {r['rmun']}</div></div>'''
    b+='<h1>CERTIDÃO DO REGISTRO DE NASCIMENTO</h1>'
    b+=sec('I – Do termo',row(q('Termo nº',r['termo']),q('Fls.',r['folha'],.7),q('Livro',r['livro'],.7),q('Registrado aos',r['dreg'],1.3)))
    h=r['hora']
    b+=sec('II – Do nascimento',row(q('Data',r['dntxt'],1.4),q('Hora',h.replace(':','h') ,.8),q('Sexo',r['sexo'],.9)),row(q('Local','Em domicílio' if r['est']=='Domicílio' else r['est'],1.6),q('Município',nt(r['mun']+'/GO'))),row(q('Gêmeo de',r.get('tw','') )))
    b+=f'<div class=nm><small>III – Da pessoa registrada</small><br>{esc(r["nome"])}</div>'
    lab=('Pai','Mãe','Avô paterno','Avó paterna','Avô materno','Avó materna') if n!=3 else ('Mãe','Pai','Avô paterno','Avó paterna','Avô materno','Avó materna')
    b+=sec('IV – Da filiação',row(q(lab[0],r['g1'],1.5),q('natural de',nt(r['g1n']))),row(q(lab[1],r['g2'],1.5),q('natural de',nt(r['g2n']))))
    b+=sec('V – Da ascendência',row(q(lab[2],r['a1']),q(lab[3],r['a2'])),row(q(lab[4],r['a3']),q(lab[5],r['a4'])))
    b+=f'<fieldset class=ob><legend>VI – Observações (averbações e anotações, arts. 97 e 106 da Lei 6.015/73)</legend><b>{esc(ob or bl*3 if n!=3 else ob)}</b></fieldset>'
    b+=f'''<div class=fim><div class=jz>PODER JUDICIÁRIO – GOIÁS<br>Diretoria do Foro<br><br><b>CONFERIDO</b><br><br>_________________<br>Juiz de Direito</div><div class=sg>{r['rmun']} – GO, {semi(r['dem'])}.<br>Dou fé.<br><br><br>_______________________________<br>{r['of']}<br><small>{r['oft']}</small></div></div>
    <div class=ft>{["Rua Engenheiro Portela, 55 – Centro – Anápolis – GO","Rua Direita, 18 – Pirenópolis – GO – CEP 72980-000","Av. Ministro João Alberto, 700 – Aragarças – Goiás","Rua Paranaíba, 321 – Itumbiara – Goiás – Fone (062) 431-0000"][n-1]}<br><small>Válida somente sem emendas ou rasuras</small></div></div>'''
    ff=['"DejaVu Sans"','"Liberation Mono"','"Noto Sans"','"Liberation Sans"'][n-1]
    return doc(f'''.pg{{position:relative;width:210mm;height:296mm;padding:13mm 16mm;font:12px "Liberation Serif",serif;color:#222}}.hd{{display:flex;gap:24px;align-items:center;font-size:16px;line-height:22px}}.sq{{border:2px solid #444;padding:9px 14px;font-size:17px}}h1{{font:bold 20px "Liberation Serif";text-align:center;background:#444;color:#fff;padding:6px;margin:14px 0}}
    fieldset{{border:1px solid #555;border-radius:7px;margin:0 0 10px;padding:3px 12px 9px}}legend{{font-style:italic;font-size:12.5px}}.r{{display:flex;gap:14px;margin-top:7px}}.q{{font-size:12.5px;min-width:0}}.q b,.ob b{{font:normal 13.5px/19px {ff},sans-serif;color:#10102e}}.nm{{text-align:center;border-top:2px solid #444;border-bottom:2px solid #444;padding:7px;margin-bottom:10px;font:bold 18px {ff},sans-serif}}.nm small{{font:italic 12px "Liberation Serif"}}
    .ob{{min-height:135px}}.fim{{display:flex;justify-content:space-between;padding:8px 6px}}.jz{{border:2px solid #7a2a4a;color:#7a2a4a;border-radius:12px;text-align:center;padding:9px 16px;font:11px/14px "Liberation Sans";height:132px}}.jz b{{font-size:15px}}.sg{{text-align:center;font-size:15px;line-height:20px}}.ft{{position:absolute;bottom:9mm;left:16mm;right:16mm;text-align:center}}''',b)
