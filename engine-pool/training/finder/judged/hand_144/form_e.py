from common import *
# Bahia: matrix table "grau / nome / naturalidade", typewriter in capitals, judge's stamp of inspection
R=dict
RECS=[
 R(nome='RAIMUNDO NONATO BISPO DOS SANTOS',dn='31/08/1979',hora='03:30',sexo='Masculino',est='HOSPITAL MANOEL NOVAES',mun='ITABUNA',uf='BA',rmun='Itabuna',ruf='BA',cart='Cartório do Registro Civil do 1º Ofício',
  livro='52',folha='176',termo='11.642',dreg='11/09/1979',g1='NONATO BISPO DOS SANTOS',g1n='UBAITABA/BA',g2='EDNALVA OLIVEIRA BISPO',g2n='ITABUNA/BA',a1='',a2='JOANA BISPO DOS SANTOS',a3='ARISTIDES OLIVEIRA',a4='VALDELICE MARIA OLIVEIRA',obs='',of='Aloísio Menezes Portugal',oft='OFICIAL DO REGISTRO CIVIL',dem='11/09/1979',jz='',via=''),
 R(nome='LUCIENE CARVALHO SAMPAIO',dn='05/01/1983',hora='12:00',sexo='Feminino',est='MATERNIDADE TSYLLA BALBINO',mun='SALVADOR',uf='BA',rmun='Salvador',ruf='BA',cart='Cartório do Registro Civil do Subdistrito de Brotas',
  livro='110',folha='58v',termo='34.901',dreg='20/01/1983',g1='VALTER SAMPAIO',g1n='FEIRA DE SANTANA/BA',g2='LÚCIA CARVALHO SAMPAIO',g2n='PROPRIÁ/SE',a1='DEOCLECIANO SAMPAIO',a2='MARIA JOSÉ SAMPAIO',a3='HERMES CARVALHO',a4='ELZA BARBOSA CARVALHO',obs='POR SENTENÇA DE 14/03/1997 DO JUÍZO DA 2ª VARA DE FAMÍLIA DESTA CAPITAL, FOI RETIFICADO O NOME DA GENITORA.',kind='averb',of='Eurídice Pedreira Brandão',oft='OFICIALA',dem='03/06/1997',jz='',via='SEGUNDA VIA'),
 R(nome='ANTÔNIO CARLOS DE JESUS',dn='13/06/1976',hora='',sexo='Masculino',est='FAZENDA LAGOA DO MATO',mun='EUCLIDES DA CUNHA',uf='BA',rmun='Euclides da Cunha',ruf='BA',cart='Cartório do Registro Civil da Sede',
  livro='28',folha='91',termo='6.220',dreg='22/03/1985',g1='MARIA DE LOURDES DE JESUS',g1n='MONTE SANTO/BA',g2='',g2n='',a1='',a2='',a3='',a4='ANTÔNIA DE JESUS',obs='REGISTRO TARDIO AUTORIZADO PELO MM. JUIZ DE DIREITO EM 18/03/1985.',kind='anot',of='Gildásio Reis Dantas',oft='OFICIAL DO REGISTRO CIVIL',dem='22/03/1985',jz='VISTO EM CORREIÇÃO|E. da Cunha, 12/06/85|JUIZ DE DIREITO',via=''),
 R(nome='CRISTIANE MAGALHÃES FREIRE DE CARVALHO',dn='20/11/1988',hora='17:25',sexo='Feminino',est='HOSPITAL SANTA ISABEL',mun='SALVADOR',uf='BA',rmun='Santo Amaro',ruf='BA',cart='Cartório do Registro Civil das Pessoas Naturais',
  livro='67',folha='240',termo='15.058',dreg='05/12/1988',g1='AUGUSTO CÉSAR FREIRE DE CARVALHO',g1n='SANTO AMARO/BA',g2='DENISE MAGALHÃES FREIRE DE CARVALHO',g2n='ARACAJU/SE',a1='OTTO FREIRE DE CARVALHO',a2='NOÊMIA TEIXEIRA FREIRE DE CARVALHO',a3='CLÓVIS MAGALHÃES',a4='',tw='CAROLINA MAGALHÃES FREIRE DE CARVALHO',twn='CAROLINA MAGALHÃES FREIRE DE CARVALHO',obs='',of='Perpétua do Socorro Valverde',oft='OFICIALA',dem='09/12/1988',jz='VISTO EM INSPEÇÃO|Santo Amaro, 02/02/89|JUIZ DE DIREITO',via=''),
]
for r in RECS:
    r['joint']=True; r['nat']=f"{r['mun']}/{r['uf']}"; r['dntxt']=r['dn']
    if r['obs']: r[r['kind']]=r['obs']
    d=r['dn'].replace('/','.')
    r['accept']={'dados_pessoais.naturalidade':[f"{r['mun']}-{r['uf']}"],'dados_pessoais.data_nascimento.texto_completo':[d]}
    for k,f in (('g1n','genitor_1'),('g2n','genitor_2')):
        if r[k]: r['accept'][f'filiação.{f}.naturalidade']=[r[k].replace('/','-')]
def page(r,n):
    bl=['-o-o-o-o-o-o-o-','* * * * * * * *','IGNORADO','/////////////////////'][n-1]
    J=lambda s:jit(s,'E%d'%n,.6)
    def tr(g,nm,na=None):
        return f'<tr><th>{g}</th><td>{J(nm or bl)}</td><td>{J((na or bl).replace("/","-") if na else bl) if na is not None else "<hr>"}</td></tr>'
    if r['g2'] or 1:
        g=('PAI','MÃE') if n!=3 else ('MÃE','PAI')
    d,m,y=dmy(r['dreg']); d3,m3,y3=dmy(r['dem'])
    b=f'''<div class=pg><div class=hd>PODER JUDICIÁRIO DO ESTADO DA BAHIA<br><small>Comarca de {r['rmun']}</small><br><b>{r['cart']}</b></div><div class=ti><span>{r['via'] or 'PRIMEIRA VIA'}</span><h1>CERTIDÃO DE NASCIMENTO</h1><span>Nº {[1207,877,52,410][n-1]:06d}</span></div>
    <table class=a><tr><th>LIVRO A Nº</th><th>FOLHAS</th><th>Nº DE ORDEM</th><th>ASSENTADO EM</th></tr><tr><td>{r['livro']}</td><td>{r['folha']}</td><td>{r['termo']}</td><td>{r['dreg'].replace('/','.')}</td></tr></table>
    <p>Certifico que do assento à margem indicado consta o NASCIMENTO da pessoa abaixo, ocorrido no dia, hora e lugar seguintes:</p>
    <table class=a><tr><th>DIA, MÊS E ANO</th><th>HORA</th><th>LUGAR</th><th>SEXO</th></tr><tr><td>{r['dn'].replace('/','.')}</td><td>{r['hora'].replace(':',' h ') or bl[:9]}</td><td>{J(r['est'])}<br>{J(r['mun']+' - '+r['uf'])}</td><td>{r['sexo'].upper()}</td></tr></table>
    <table class=b><tr><th class=x style="width:112px">GRAU</th><th class=x>NOME POR EXTENSO</th><th class=x style="width:190px">NATURALIDADE</th></tr>'''
    b+=tr('REGISTRADO',r['nome'],r['nat'])+tr(g[0],r['g1'],r['g1n'])+tr(g[1],r['g2'],r['g2n'] or '')
    P=[tr('AVÔ PATERNO',r['a1']),tr('AVÓ PATERNA',r['a2'])]; M=[tr('AVÔ MATERNO',r['a3']),tr('AVÓ MATERNA',r['a4'])]
    b+=''.join(P+M if n!=3 else M+P)+tr('GÊMEO COM',r.get('tw','') or ('NÃO' if n==3 else ''))+f'''</table>
    <div class=ob><b>AVERBAÇÕES E ANOTAÇÕES</b><div>{J(r['obs'] or bl+' '+bl)}</div></div>
    <div class=fim><div class=l><p>É o que consta. Dou fé.</p><p class=ty>{r['rmun'].upper()}, {d3:02d} DE {MES[m3].upper()} DE {y3}</p><br><p style="text-align:center">________________________________<br>{r['of']}<br><small>{r['oft']}</small></p></div>'''
    if r['jz']:
        a=r['jz'].split('|'); b+=f'<div class=st><b>{a[0]}</b><br>{a[1]}<br><br>______________<br>{a[2]}</div>'
    else: b+='<div class=fi>Reconheço a firma supra<br><br><br><br>Tabelião</div>'
    b+=f'''</div><div class=ft>{["Av. do Cinquentenário, 318 – 1º andar – Itabuna – Bahia","Fórum Ruy Barbosa – Salvador – Bahia – CEP 40000","Praça da Matriz, s/nº – Euclides da Cunha – Bahia","Rua do Imperador, 25 – Santo Amaro – BA"][n-1]} &nbsp;|&nbsp; Mod. IPRAJ 7{n}</div></div>'''
    return doc(f'''.pg{{position:relative;width:210mm;height:296mm;padding:15mm 17mm;font:13px "Liberation Sans Narrow","Liberation Sans",sans-serif;color:#222}}.hd{{text-align:center;font-size:17px;line-height:24px}}.ti{{display:flex;justify-content:space-between;align-items:center;margin:12px 0}}h1{{font-size:24px;margin:0;font-family:"Liberation Sans"}}
    table{{width:100%;border-collapse:collapse;margin-bottom:10px}}td,th{{border:1px solid #333;padding:4px 7px}}.a th,.x{{background:#e9e4d4;font-size:11.5px;font-weight:normal}}.a td{{text-align:center;font:14px "Liberation Mono",monospace;height:36px}}.b{{table-layout:fixed}}.b th{{text-align:left;font-weight:normal;font-size:12px;width:112px}}.b .x{{text-align:center;width:auto}}.b td{{font:14px "Liberation Mono",monospace;height:33px}}.b td:last-child{{width:208px}}hr{{border:0;border-top:1px solid #999}}
    .ob{{border:1px solid #333;min-height:120px;padding:5px 8px}}.ob b{{font-size:11.5px;font-weight:normal}}.ob div{{font:14px/22px "Liberation Mono",monospace;margin-top:6px}}.fim{{display:flex;margin-top:14px;justify-content:space-between}}.l{{width:380px;font-size:14px}}.ty{{font:14px "Liberation Mono",monospace}}
    .st{{border:2.5px solid #3a3a8a;color:#3a3a8a;width:200px;height:110px;text-align:center;padding:9px;font-size:13px;transform:rotate(-3deg)}}.fi{{border:1px dashed #666;width:190px;height:105px;text-align:center;padding:6px;font-size:11px;color:#555}}.ft{{position:absolute;bottom:10mm;left:17mm;right:17mm;text-align:center;font-size:12px}}''',b)
