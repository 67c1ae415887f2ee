from common import *
# Minas Gerais, printed boxes in two columns, label in the box's top corner, dot matrix capitals
def R(**k): return k
RECS=[
 R(nome='WELLINGTON GERALDO DA SILVA PACHECO',dn='06/06/1987',hora='13:05',sexo='Masculino',est='HOSPITAL MÁRCIO CUNHA',mun='IPATINGA',uf='MG',rmun='Ipatinga',ruf='MG',cart='1º Ofício do Registro Civil das Pessoas Naturais',
  livro='38-A',folha='271',termo='22871',dreg='15/06/1987',g1='GERALDO MAGELA PACHECO',g1n='CARATINGA/MG',g2='MARLENE DA SILVA PACHECO',g2n='VITÓRIA/ES',a1='JOSÉ RAIMUNDO PACHECO',a2='EFIGÊNIA LOPES PACHECO',a3='WALDEMAR DA SILVA',a4='ALZIRA RODRIGUES DA SILVA',
  dec='GERALDO MAGELA PACHECO (PAI)',obs='',of='Hélcio de Assis Tolentino',cl='Oficial Titular',dem='15/06/1987',via='',prof=('METALÚRGICO','DO LAR')),
 R(nome='POLIANA CRISTINA REZENDE FURTADO DE MENDONÇA',dn='19/02/1991',hora='23:50',sexo='Feminino',est='SANTA CASA DE CARIDADE',mun='FORMIGA',uf='MG',rmun='Formiga',ruf='MG',cart='Cartório do Registro Civil e Notas',
  livro='59-A',folha='14v',termo='31206',dreg='01/03/1991',g1='RENATO FURTADO DE MENDONÇA',g1n='FORMIGA/MG',g2='CLÁUDIA REZENDE FURTADO',g2n='LAVRAS/MG',a1='TARCÍSIO FURTADO DE MENDONÇA',a2='MARIA DAS DORES FURTADO',a3='SEBASTIÃO REZENDE',a4='NEUSA VILELA REZENDE',
  dec='O PAI',obs='A REGISTRADA CASOU-SE EM 17/12/2005 COM LEANDRO TEIXEIRA VAZ, NO CARTORIO DE ARCOS/MG, LIVRO 21-B, FLS. 103, TERMO 4410, PASSANDO A ASSINAR POLIANA CRISTINA REZENDE FURTADO VAZ.',of='Zélia Guimarães Nepomuceno',cl='Oficiala',dem='24/01/2006',via='2ª VIA',prof=('COMERCIANTE','PROFESSORA')),
 R(nome='JOSÉ MARIA DE JESUS',dn='08/09/1975',hora='',sexo='Masculino',est='FAZENDA BOA ESPERANÇA',mun='ITINGA',uf='MG',rmun='Itinga',ruf='MG',cart='Registro Civil das Pessoas Naturais',
  livro='17-A',folha='190',termo='9044',dreg='12/05/1988',g1='JOÃO PEREIRA DE JESUS',g1n='ARAÇUAÍ/MG',g2='ANA MARIA DE JESUS',g2n='',a1='',a2='RITA PEREIRA',a3='',a4='',
  dec='O PRÓPRIO',obs='ASSENTO LAVRADO CONFORME DESPACHO DO MM. JUIZ DE DIREITO DA COMARCA, DE 02/05/1988.',of='Levindo Costa Ottoni',cl='Oficial',dem='12/05/1988',via='',prof=('LAVRADOR','LAVRADORA')),
 R(nome='TALITA MOURA CAETANO',dn='27/10/1994',hora='05:32',sexo='Feminino',est='MATERNIDADE ODETE VALADARES',mun='BELO HORIZONTE',uf='MG',rmun='Sabará',ruf='MG',cart='Cartório do Registro Civil das Pessoas Naturais de Sabará',
  livro='102-A',folha='55',termo='48719',dreg='07/11/1994',g1='ADILSON CAETANO',g1n='SABARÁ/MG',g2='ROSEMEIRE MOURA CAETANO',g2n='TEÓFILO OTONI/MG',a1='ANTÔNIO CAETANO FILHO',a2='GERALDA EUSTÁQUIA CAETANO',a3='NILO MOURA',a4='TEREZINHA BATISTA MOURA',
  dec='O PAI',tw='TAMIRES MOURA CAETANO',twn='TAMIRES MOURA CAETANO',obs='',of='Hugo Fonseca Drummond Pires',cl='Oficial Substituto em exercício',dem='10/11/1994',via='',prof=('MOTORISTA','DO LAR')),
]
for r in RECS:
    r['joint']=True; r['nat']=f"{r['mun']}/{r['uf']}"; d,m,y=r['dn'].split('/')
    r['accept']={'dados_pessoais.naturalidade':['']}
    if r['obs']: r['anot']=r['obs']
    for k,f in (('g1n','genitor_1'),('g2n','genitor_2')):
        if r[k]: r['accept'][f'filiação.{f}.naturalidade']=[r[k].replace('/','-')]
RECS[2]['accept']['registro.livro']=['17']
def page(r,n):
    bl=['*'*14,'=.=.=.=.=','X X X X X X','-o-o-o-o-'][n-1]
    def c(lab,val,w,h=''): return f'<div class=c style="flex:{w};{h}"><s>{lab}</s><b>{esc(val)}</b></div>'
    row=lambda *x:'<div class=r>'+''.join(x)+'</div>'
    up=str.upper
    d,m,y=r['dreg'].split('/')
    b=f'''<div class=pg><div class=top><div class=arm>ESTADO<br>DE<br>MINAS<br>GERAIS</div><div class=tt><div>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><big>CERTIDÃO DE NASCIMENTO</big><div>Lei Federal nº 6.015, de 31 de dezembro de 1973</div></div><div class=via>{r['via'] or '1ª VIA'}<br><small>MOD. 02{n} - RCPN</small></div></div>'''
    b+='<div class=bx>'
    b+=row(c('CARTÓRIO',r['cart'],3),c('MUNICÍPIO E COMARCA',up(r['rmun']),1.4),c('U.F.','MG',.4))
    b+='<div class=s>DADOS DO ASSENTO</div>'+row(c('LIVRO Nº',r['livro'],1),c('FOLHA',r['folha'],1),c('TERMO (Nº DE ORDEM)',r['termo'],1),c('DATA DO REGISTRO',f'{d} / {m} / {y}',1.4))
    b+='<div class=s>DADOS DO(A) REGISTRADO(A)</div>'+row(c('NOME',r['nome'],4),c('SEXO',up(r['sexo']),1))
    b+=row(c('DATA DO NASCIMENTO',r['dn'],1),c('HORA',r['hora'] or bl,.8),c('LOCAL DO NASCIMENTO (HOSPITAL, RESIDÊNCIA, ETC.)',r['est'],2.4))
    b+=row(c('MUNICÍPIO DO NASCIMENTO',r['mun'],1.4),c('U.F.',r['uf'],.3),c('SE GÊMEO, NOME DO OUTRO',r.get('tw','') or bl,2))
    g=lambda i:''.join([c(['PAI','MÃE'][i-1],r[f'g{i}'] or bl,1),c('NATURALIDADE',r[f'g{i}n'].replace('/','-') or bl,1),c('PROFISSÃO',r['prof'][i-1],1)])
    b+='<div class=cols><div class=col><div class=s>PAI</div>'+c('NOME DO PAI',r['g1'] or bl,1)+c('NATURALIDADE',r['g1n'].replace('/','-') or bl,1)+c('PROFISSÃO',r['prof'][0],1)+c('AVÔ PATERNO',r['a1'] or bl,1)+c('AVÓ PATERNA',r['a2'] or bl,1)+'</div>'
    b+='<div class=col><div class=s>MÃE</div>'+c('NOME DA MÃE',r['g2'] or bl,1)+c('NATURALIDADE',r['g2n'].replace('/','-') or bl,1)+c('PROFISSÃO',r['prof'][1],1)+c('AVÔ MATERNO',r['a3'] or bl,1)+c('AVÓ MATERNA',r['a4'] or bl,1)+'</div></div>'
    b+=row(c('DECLARANTE',r['dec'],1))
    b+=f'<div class="c o"><s>OBSERVAÇÕES / AVERBAÇÕES</s><b>{esc(r["obs"] or bl*3)}</b></div>'
    b+=row(f'<div class="c e" style="flex:1"><s>LOCAL E DATA DA EXPEDIÇÃO</s><b>{up(r["rmun"])}, {r["dem"]}</b><p>Certifico que os dados acima conferem com o assento original, do que dou fé.</p></div>',f'<div class="c e" style="flex:1"><s>ASSINATURA E CARIMBO</s><p class=cr>___________________________<br><em>{r["of"]}</em><br>{r["cl"]}</p></div>')
    b+='</div></div>'
    fs=[14,13.5,14,14][n-1]
    return doc(f'''.pg{{width:210mm;padding:13mm 14mm;font-family:"Liberation Sans",sans-serif}}.top{{display:flex;align-items:center;border:1.5px solid #0a4a2a;margin-bottom:6px;color:#0a4a2a}}.arm{{font-size:10px;text-align:center;padding:8px 14px;border-right:1.5px solid;font-weight:bold}}
    .tt{{flex:1;text-align:center;font-size:12px}}.tt big{{font-size:25px;font-weight:bold;letter-spacing:2px;display:block;margin:3px}}.via{{padding:10px;text-align:center;font-size:14px;font-weight:bold}}.via small{{font-size:8px;font-weight:normal}}
    .bx{{border:1.5px solid #0a4a2a}}.r{{display:flex}}.c{{border:.7px solid #0a4a2a;padding:2px 5px 5px;min-width:0;min-height:42px}}.c s{{text-decoration:none;display:block;font-size:8.5px;color:#0a4a2a}}.c b{{font:normal {fs}px "DejaVu Sans Mono","Noto Mono",monospace;letter-spacing:-.5px;padding-left:5px;display:block;margin-top:4px;color:#2a2a33}}
    .s{{background:#d8eadf;color:#0a4a2a;font-size:10px;font-weight:bold;text-align:center;padding:2px;letter-spacing:3px}}.cols{{display:flex}}.col{{flex:1;min-width:0}}.o{{min-height:118px}}.o b{{line-height:19px}}.e{{min-height:120px}}.e p{{font-size:11px;margin:18px 8px 0}}.e .cr{{text-align:center}}.cr em{{font:normal 15px "Liberation Serif"}}''',b)
