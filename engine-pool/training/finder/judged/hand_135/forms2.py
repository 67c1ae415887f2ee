from make import *
# B: 3-column table, labels only in the left column, matrícula in boxes, PATERNOS:/MATERNOS: in one cell (AC 2010s)
@form('B')
def B(n):
    c,uf=[('Feijó','AC'),('Tarauacá','AC'),('Brasiléia','AC'),('Xapuri','AC')][n-1]
    R=rec('B',n,(2010,2016),c,uf,['Lábrea/AM','Envira/AM','Sena Madureira/AC','Plácido de Castro/AC']);cart='Serventia de Registro Civil de '+c
    est=['Hospital Geral','Unidade Mista Santa Luzia','Maternidade Raimunda Chaves','Hospital Epaminondas'][n-1]
    if n==1:R['av']='Registro tardio de maternidade retificado por mandado de 03/05/2017, autos 0700114.'
    tw='Sim, com '+R['twin'] if R['twin'] else 'Não'
    bx=''.join('<span>%s</span>'%x for x in R['mat']);pat=R['ap']+'; '+R['vp'] if R['ap'] else '***'
    row=lambda a,b,d='':'<tr><td>%s<td>%s<td>%s'%(a,b,d)
    b='<div class=h>Certidão de Nascimento<small>%s · Registro Civil das Pessoas Naturais</small></div><div class=b>%s</div><table>'%(cart,bx)+row('Nome do registrado',R['nome'],R['sex'])+row('Nascido em / às',num(R['nasc'])+' - '+R['hora'],'Registrado em '+num(R['reg']))+row('Onde nasceu',est,c+'-'+uf)+row('Genitor',R['pai'] or '***',R['npai'] or '***')+row('Genitora',R['mae'],R['nmae'])+row('Avós','PATERNOS: %s<br>MATERNOS: %s'%(pat,R['am']+'; '+R['vm']))+row('Gêmeo',tw,'DNV '+R['dnv'])+row('Averbações / anotações',R['av'] or '***','Declarante: '+R['decl'])+'</table><p>%s-%s, %s. Oficial: %s</p><small>Primeira via isenta de emolumentos (Lei 9.534/97).</small>'%(c,uf,num(R['em']),R['of'])
    R['joint']=True
    return page('.h{font-size:20pt;text-align:center}.h small{display:block;font-size:9pt}.b{margin:6mm 0;text-align:center}.b span{display:inline-block;border:.5pt solid #000;width:5.2mm;height:6mm;font-size:10pt;line-height:6mm}td{border-bottom:.5pt solid #999;padding:2.6mm 2mm;font-size:10pt}td:first-child{background:#e8eee4;width:38mm;font-weight:700}td:last-child{width:50mm}',b),truth(R,mat=R['mat'],hora=R['hora'],est=est,cart=cart,dnv=R['dnv'],livro=str(R['livro']),folha=str(R['folha']),termo=str(R['termo']),npai=R['npai'],nmae=R['nmae'],twin=tw if R['twin'] else '',acc={'dados_pessoais.naturalidade':[c+'/'+uf]})
