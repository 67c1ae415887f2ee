from common import *
# Ceará, landscape sheet, laser, double frame, text run in prose paragraphs with bold values, stub at the left with registry data, selo
R=dict
RECS=[
 R(nome='Francisco Wesley Monteiro de Lavor',dn='04/10/2001',hora='10:15',sexo='Masculino',est='Hospital e Maternidade São Francisco',mun='Crato',uf='CE',rmun='Crato',ruf='CE',cart='Cartório do 3º Ofício – Registro Civil das Pessoas Naturais',
  livro='A-62',folha='39',termo='28.805',dreg='18/10/2001',dnv='13778206',g1='Francisco Edvan de Lavor',g1n='Assaré/CE',g2='Antônia Gorete Monteiro de Lavor',g2n='Exu/PE',a1='Raimundo Vicente de Lavor',a2='Maria Neide de Lavor',a3='Cícero Monteiro',a4='Luiza Tavares Monteiro',averb='',anot='',selo='AB 401.772',of='Maria Tereza Pinheiro Esmeraldo',oft='Titular',dem='18/10/2001'),
 R(nome='Ana Kélvia Bezerra Nogueira',dn='01/01/1996',hora='22:05',sexo='Feminino',est='Hospital Regional de Iguatu',mun='Iguatu',uf='CE',rmun='Acopiara',ruf='CE',cart='Cartório Gurgel – 2º Ofício',
  livro='A-35',folha='112v',termo='17.411',dreg='15/01/1996',dnv='',g1='José Airton Nogueira',g1n='Acopiara/CE',g2='Maria Socorro Bezerra Nogueira',g2n='Mombaça/CE',a1='Pedro Nogueira Filho',a2='Francisca Alves Nogueira',a3='',a4='Tereza Bezerra de Sousa',averb='Divórcio consensual por escritura pública de 05/05/2009, lavrada no 1º Ofício de Iguatu, voltando a usar o nome de solteira.',anot='Casamento em 10/07/2004 com Antônio Robério Duarte, livro B-12, fl. 30, termo 2.118, deste Ofício.',selo='CD 118.095',of='Lúcio Gurgel Valente',oft='Oficial',dem='21/07/2009'),
 R(nome='Pedro Lucas Cavalcante Timbó',dn='16/07/2006',hora='06:48',sexo='Masculino',est='Maternidade Escola Assis Chateaubriand',mun='Fortaleza',uf='CE',rmun='Fortaleza',ruf='CE',cart='Cartório do Registro Civil da 5ª Zona',
  livro='A-140',folha='287',termo='71.066',dreg='20/07/2006',dnv='24190033',g1='Ítalo Cavalcante Timbó',g1n='Sobral/CE',g2='Renata Holanda Cavalcante',g2n='Mossoró/RN',a1='Expedito Timbó',a2='Maria Zuíla Cavalcante Timbó',a3='Luís Holanda Chaves',a4='Aurineide Cavalcante Holanda',averb='',anot='',tw='João Lucas Cavalcante Timbó e Davi Lucas Cavalcante Timbó',twn=['João Lucas Cavalcante Timbó','Davi Lucas Cavalcante Timbó'],selo='EF 902.441',of='Glauber Ximenes de Paula',oft='Oficial Interino',dem='20/07/2006'),
 R(nome='Antônia Iranilde da Silva',dn='12/12/1985',hora='',sexo='Feminino',est='Sítio Umari dos Quixabas',mun='Quixeramobim',uf='CE',rmun='Quixeramobim',ruf='CE',cart='Cartório do Registro Civil – Distrito de Uruquê',
  livro='A-9',folha='66',termo='1.932',dreg='03/06/1999',dnv='',g1='Iraci Bento da Silva',g1n='Quixadá/CE',g2='',g2n='',a1='',a2='',a3='',a4='Joaquina Bento',averb='',anot='Registro fora do prazo legal, na forma do art. 46 da Lei nº 6.015/73.',selo='',of='Auricélia Queiroz Benício',oft='Oficiala',dem='03/06/1999'),
]
for r in RECS:
    r['nat']=f"{r['mun']}/{r['uf']}"; r['dntxt']=ext(r['dn'])
    r['accept']={'dados_pessoais.naturalidade':[''],'dados_pessoais.data_nascimento.texto_completo':[r['dn'],semi(r['dn'])]}
    for k,f in (('g1n','genitor_1'),('g2n','genitor_2')):
        if r[k]:
            m,u=r[k].split('/'); r[k+'p']=f'{m}, {dict(CE="Ceará",PE="Pernambuco",RN="Rio Grande do Norte")[u]}'; r['accept'][f'filiação.{f}.naturalidade']=[r[k+'p']]
RECS[3]['accept']['local_nascimento.estabelecimento']=['','Domicílio','em domicílio']
t=RECS[2]; t['accept']['gêmeos.informações_adicionais']=['Trigêmeo com João Lucas Cavalcante Timbó e Davi Lucas Cavalcante Timbó']
for r in RECS: r['wh']=(842,595)
def page(r,n):
    B=lambda s:f'<b>{esc(s)}</b>'
    o='o' if r['sexo']=='Masculino' else 'a'
    h=r['hora']; hh=f", às {B(W(int(h[:2]))+' horas e '+W(int(h[3:]))+' minutos')} ({B(h)}h)" if h else ', em hora não declarada'
    p=f"CERTIFICO que foi registrad{o} nesta serventia o nascimento de</p><p class=nm>{esc(r['nome'])}</p><p>do sexo {B(r['sexo'].lower())}, nascid{o} no dia {B(r['dntxt'])}{hh}, em {B(r['est'])}, no Município de {B(r['mun'])}, Estado do Ceará; filh{o} de {B(r['g1'])}, natural de {B(r['g1np'])}"
    p+=f", e de {B(r['g2'])}, natural de {B(r['g2np'])}." if r['g2'] else '.'
    a=[x for x in (r['a1'],r['a2']) if x]; m=[x for x in (r['a3'],r['a4']) if x]
    E=' e '
    if a: p+=f" São seus avós paternos {E.join(B(x) for x in a)}" if len(a)>1 else ''
    if m: p+=(('; e maternos ' if a else ' Avós maternos: ')+E.join(B(x) for x in m)+'.') if len(m)>1 else (f'; e avó materna {B(m[0])}.' if a else f' Avó materna: {B(m[0])}, não declarados os demais avós.')
    if r.get('tw'): p+=f" Trigêmeo com {B(r['tw'])}."
    p+=' Foi declarante '+['o pai','o pai','a mãe','a mãe'][n-1]+'.'
    s=lambda k,v:f'<div class=k>{k}</div><div class=x>{esc(v)}</div>' if v else ''
    b=f'''<div class=pg><div class=fr><div class=in><div class=stub><div class=logo>CEARÁ</div>{s('Livro',r['livro'])}{s('Folha',r['folha'])}{s('Termo',r['termo'])}{s('Registrado em',r['dreg'])}{s('Declaração de Nascido Vivo',r['dnv'])}{s('Selo de Autenticidade nº',r['selo'])}<div class=gr>Registro e 1ª certidão gratuitos<br>Lei 9.534/97</div></div>
    <div class=mn><div class=hd>{r['cart']}<br><small>Município de {r['rmun']} – Estado do Ceará &nbsp;|&nbsp; {r['oft']}: {r['of']}</small></div><h1>Certidão de Nascimento</h1><p>{p}</p>'''
    if r['averb']: b+=f"<p class=n><u>Averbação</u>: {esc(r['averb'])}</p>"
    if r['anot']: b+=f"<p class=n><u>Anotação</u>: {esc(r['anot'])}</p>"
    if not r['averb'] and not r['anot']: b+='<p class=n>Sem averbações ou anotações à margem do termo.</p>'
    b+=f'''<p class=dt>O referido é verdade. Dou fé. {r['rmun']} (CE), {semi(r['dem'])}.</p><div class=sg>___________________________________<br>{r['of']}<br><small>{r['oft']}</small></div></div></div><div class=ft>{["Rua Bárbara de Alencar, 710 – Centro – Crato – Ceará","Rua Marechal Deodoro, 91 – Acopiara – Ceará – Tel. (88) 3565-0000","Av. da Universidade, 2.345 – Benfica – Fortaleza – Ceará","Distrito de Uruquê – Quixeramobim – Ceará"][n-1]}</div></div></div>'''
    return doc('''.pg{width:297mm;height:209mm;padding:8mm}.fr{border:6px double #7a5a12;height:100%;padding:5mm;position:relative}.in{display:flex;height:93%}.stub{width:180px;border-right:1.5px dashed #7a5a12;padding-right:14px;font:12px "Liberation Sans",sans-serif;position:relative}.logo{font:bold 24px "Liberation Serif";letter-spacing:5px;color:#7a5a12;text-align:center;margin:6px 0 20px}.k{color:#7a5a12;margin-top:13px}.x{font:bold 14px "Liberation Sans";border-bottom:1px solid #bbb;padding:2px 0}.gr{position:absolute;bottom:6px;font-size:10px}
    .mn{flex:1;padding:0 0 0 22px;font:17px/28px "Liberation Serif",serif}.hd{text-align:center;font-size:17px}.hd small{font-size:13px}h1{text-align:center;font:bold italic 34px "Liberation Serif";color:#7a5a12;margin:12px}.mn p{text-align:justify;margin:8px 0}.mn .nm{text-align:center;font:bold 22px "Liberation Serif"}.n{font-size:15px;line-height:22px}.dt{margin-top:16px}.sg{text-align:center;margin-top:28px;line-height:19px}.ft{position:absolute;bottom:3mm;left:0;right:0;text-align:center;font:11px "Liberation Sans"}''',b,'A4 landscape')
