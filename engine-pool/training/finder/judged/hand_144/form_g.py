from common import *
# Paraná, continuous-form dot matrix, numbered fields 01..22, all capitals, one column of numbered lines + side panel
R=dict
RECS=[
 R(nome='JULIANO MARCOS KOVALSKI',dn='09/07/1985',hora='14:10',sexo='Masculino',est='HOSPITAL SÃO VICENTE DE PAULO',mun='GUARAPUAVA',uf='PR',rmun='Prudentópolis',ruf='PR',cart='Serventia do Registro Civil das Pessoas Naturais',
  livro='A-54',folha='022',termo='013.771',dreg='16/07/1985',g1='MIGUEL KOVALSKI',g1n='PRUDENTÓPOLIS/PR',g2='OLGA BOIKO KOVALSKI',g2n='IRATI/PR',a1='PAULO KOVALSKI',a2='ANASTÁCIA HRYCYNA KOVALSKI',a3='ESTEFANO BOIKO',a4='TECLA BOIKO',of='Nicolau Harmatiuk',oft='Serventuário Titular',emp='Sandra M. Lupepsa',dem='16/07/1985',obs=''),
 R(nome='ADRIANA YUKARI NAKAMURA DE OLIVEIRA',dn='24/04/1990',hora='08:55',sexo='Feminino',est='HOSPITAL SANTA CASA',mun='MARINGÁ',uf='PR',rmun='Maringá',ruf='PR',cart='Cartório do Registro Civil do 2º Ofício',
  livro='A-121',folha='187',termo='067.540',dreg='02/05/1990',g1='CLÓVIS DE OLIVEIRA',g1n='ASSIS/SP',g2='MITIKO NAKAMURA DE OLIVEIRA',g2n='LONDRINA/PR',a1='ADÃO DE OLIVEIRA',a2='APARECIDA GOMES DE OLIVEIRA',a3='KENJI NAKAMURA',a4='SUMIKO NAKAMURA',of='Ariovaldo Zanin Pupo',oft='Oficial Designado',emp='',dem='28/11/2003',obs='POR ESCRITURA DE 19/09/1998 FOI RECONHECIDA A ADOÇÃO DE QUE TRATA A SENTENÇA DE 02/06/1998 DA VARA DA INFÂNCIA DE MARINGÁ.',kind='averb'),
 R(nome='VALDIR RIBEIRO',dn='17/02/1978',hora='',sexo='Masculino',est='RESIDÊNCIA DOS PAIS, LINHA SÃO ROQUE',mun='CAPANEMA',uf='PR',rmun='Capanema',ruf='PR',cart='Ofício do Registro Civil',
  livro='A-15',folha='098V',termo='005.206',dreg='25/10/1986',g1='ANTENOR RIBEIRO',g1n='ERECHIM/RS',g2='LEONIDA FAGUNDES',g2n='CHAPECÓ/SC',a1='',a2='',a3='',a4='',of='Ladir Sbardelotto',oft='Oficial',emp='',dem='27/10/1986',obs=''),
 R(nome='ÉRICA LUÍSA PEREIRA DO VALE',dn='10/12/1996',hora='20:33',sexo='Feminino',est='HOSPITAL EVANGÉLICO',mun='CURITIBA',uf='PR',rmun='Curitiba',ruf='PR',cart='Serviço Distrital do Portão',
  livro='A-233',folha='145',termo='091.402',dreg='16/12/1996',dnv='06.220.917',g1='SÉRGIO PEREIRA DO VALE',g1n='JOINVILLE/SC',g2='ROSI MERI SCHREIBER DO VALE',g2n='CURITIBA/PR',a1='OLÍVIO PEREIRA DO VALE',a2='IOLANDA PEREIRA DO VALE',a3='HERBERT SCHREIBER',a4='EDELTRAUD SCHREIBER',tw='ELISA LUÍSA PEREIRA DO VALE',twn='ELISA LUÍSA PEREIRA DO VALE',of='Benjamim Taborda Ribas',oft='Titular',emp='Juçara Weiss',dem='17/12/1996',obs=''),
]
for r in RECS:
    r['joint']=True; r['nat']=f"{r['mun']}/{r['uf']}"; r['dntxt']=r['dn']
    if r['obs']: r[r['kind']]=r['obs']
    d=r['dn'].replace('/','-')
    r['accept']={'dados_pessoais.naturalidade':[f"{r['mun']} (PR)"],'dados_pessoais.data_nascimento.texto_completo':[d,ext(r['dn'])]}
    for k,f in (('g1n','genitor_1'),('g2n','genitor_2')):
        m,u=r[k].split('/'); r['accept'][f'filiação.{f}.naturalidade']=[f'{m} ({u})']
RECS[1]['obs']=RECS[1]['averb']='POR SENTENÇA DE 02/06/1998 DA VARA DA INFÂNCIA E DA JUVENTUDE DE MARINGÁ, FOI ALTERADO O SOBRENOME DA MÃE DA REGISTRADA PARA O QUE ACIMA CONSTA.'
RECS[2]['accept']['local_nascimento.estabelecimento']=['','Domicílio','em domicílio','RESIDÊNCIA DOS PAIS']
def page(r,n):
    bl=['* * *','NADA CONSTA','NÃO INFORMADO','- - -'][n-1]
    k=[0]
    def f(lab,val,cl=''):
        k[0]+=1
        return f'<div class="f {cl}"><span class=n>{k[0]:02d}</span><span class=q>{lab}</span><span class=v>{esc(val or bl)}</span></div>'
    nt=lambda s:s.replace('/',' (')+')'
    h=r['hora']; hh=h.replace(':',' H ')+' MIN' if h else ''
    d,m,y=r['dreg'].split('/')
    tr='<div class=tr>'+'<i></i>'*21+'</div>'
    b=f'''<div class=pg>{tr}<div class=mid><div class=hd><div><b>ESTADO DO PARANÁ</b><br>{r['cart']}<br>{r['rmun']} - PR</div><div class=ct>CERTIDÃO<br>DE NASCIMENTO</div></div><div class=body><div class=left>'''
    b+=f('Nome do(a) registrado(a)',r['nome'],'w')+f('Sexo',r['sexo'].upper())+f('Data de nascimento',r['dn'].replace('/','-'))+f('Data por extenso',ext(r['dn']).upper(),'w')+f('Hora',hh)+f('Local (casa, hospital, maternidade)',r['est'],'w')+f('Naturalidade',f"{r['mun']} (PR)")
    b+=f('Nome do pai',r['g1'],'w')+f('Naturalidade do pai',nt(r['g1n']))+f('Nome da mãe',r['g2'],'w')+f('Naturalidade da mãe',nt(r['g2n']))
    b+=f('Avô (pai do pai)',r['a1'])+f('Avó (mãe do pai)',r['a2'])+f('Avô (pai da mãe)',r['a3'])+f('Avó (mãe da mãe)',r['a4'])
    b+=f('Irmão(ã) gêmeo(a)',r.get('tw','') or ('NÃO HÁ' if n in(1,3) else ''))+(f('Nº da D.N.V.',r['dnv']) if r.get('dnv') else '')+f('Declarante',['O PAI','A MÃE','O PAI','O PAI'][n-1])
    b+=f'''</div><div class=side><div class=sb><u>REGISTRO</u><br>Livro<b>{r['livro']}</b>Folha<b>{r['folha']}</b>Termo<b>{r['termo']}</b>Lavrado em<b>{r['dreg'].replace('/','-')}</b></div><div class=sb><u>CUSTAS (VRC)</u><table><tr><td>Certidão</td><td>{[120,105,40,90][n-1]},00</td></tr><tr><td>Funrejus</td><td>{[0,25,0,12][n-1]},00</td></tr><tr><td>Busca</td><td>{[0,15,0,0][n-1]},00</td></tr></table></div><div class=sb style="min-height:96px;text-align:center"><u>CARIMBO</u></div></div></div>'''
    b+=f'<div class=ob><span class=q>OBSERVAÇÕES À MARGEM</span><div class=v>{esc(r["obs"] or bl)}</div></div>'
    b+=f'''<div class=ce>Certifico que os dados supra foram fielmente extraídos do livro próprio deste Registro, nos termos da Lei 6.015/73. Dou fé.</div><div class=lo><span class=v>{r['rmun'].upper()}, {r['dem'].replace('/','-')}</span></div>
    <div class=as><div>______________________________<br>{r['of']}<br><small>{r['oft']}</small></div>{'<div>______________________________<br>'+r['emp']+'<br><small>Empregado(a) juramentado(a)</small></div>' if r['emp'] else ''}</div>
    <div class=ft>{["R. Cel. José Durski, 99 - Cx. Postal 14 - Prudentópolis - Paraná","Av. Herval, 505 - Maringá - PR - Tel. (44) 3226-0000","Av. Brasil, 12 - Capanema - Paraná","Av. República Argentina, 3.030 - Portão - Curitiba - PR"][n-1]}</div></div>{tr}</div>'''
    return doc(f'''.pg{{display:flex;width:210mm;height:296mm;font-family:"Liberation Sans",sans-serif}}.tr{{width:11mm;display:flex;flex-direction:column;justify-content:space-around;align-items:center;border-left:1px dashed #ccc;border-right:1px dashed #ccc}}.tr i{{width:12px;height:12px;border:1px solid #bbb;border-radius:50%}}
    .mid{{flex:1;padding:12mm 6mm 8mm;position:relative;min-width:0}}.hd{{display:flex;justify-content:space-between;font-size:13.5px;line-height:19px;border-bottom:2px solid #0b3d78;padding-bottom:7px;color:#0b3d78}}.ct{{font-size:21px;font-weight:bold;text-align:right;line-height:25px}}.body{{display:flex;gap:10px;margin-top:8px}}.left{{flex:1;min-width:0}}
    .f{{display:flex;align-items:flex-start;border-bottom:.7px solid #9db6d6;padding:4px 0;min-height:30px;flex-wrap:wrap}}.f:nth-child(even){{background:#eef3fa}}.n{{font-size:9px;color:#fff;background:#0b3d78;padding:2px 3px;margin-right:5px}}.q{{font-size:10.5px;color:#0b3d78;width:155px;padding-top:2px}}.w .q{{width:calc(100% - 30px)}}.v{{font:{[13.5,13.5,14,13][n-1]}px/18px "{['DejaVu Sans Mono','Noto Mono','DejaVu Sans Mono','Liberation Mono'][n-1]}",monospace;color:#333;letter-spacing:-.3px}}.w .v{{padding-left:24px}}
    .side{{width:138px;font-size:11px;color:#0b3d78}}.sb{{border:1px solid #0b3d78;padding:6px;margin-bottom:9px;line-height:17px}}.sb u{{text-decoration:none;font-weight:bold}}.sb b{{display:block;font:14px "DejaVu Sans Mono";color:#333;padding:1px 0 7px 6px}}.sb table{{width:100%;font-size:10px;color:#333}}
    .ob{{border:1px solid #0b3d78;min-height:80px;padding:4px 7px;margin-top:8px}}.ob .v{{margin-top:4px}}.ce{{font-size:11px;margin:9px 0 8px}}.as{{display:flex;justify-content:space-around;text-align:center;font-size:12.5px;margin-top:28px}}.ft{{position:absolute;bottom:6mm;left:0;right:0;text-align:center;font-size:10.5px;color:#0b3d78}}''',b)
