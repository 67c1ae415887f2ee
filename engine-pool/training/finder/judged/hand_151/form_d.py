# D: Amazonas, 1944-1959: small half-page blank (A5 lying), dotted lines, with an article of the law printed at the foot
from common import *
CSS="""
.pg{padding:6mm 9mm 0 9mm;font-family:'Liberation Serif';color:#14233f;background:#f7f5ee}
.fr{position:absolute;left:5mm;right:5mm;top:4mm;bottom:4mm;border:1.6px solid #14233f;outline:.6px solid #14233f;outline-offset:-4px}
.hd{display:grid;grid-template-columns:34mm 1fr 34mm;align-items:start;padding:1.5mm 1mm 0}
.hd .c{text-align:center;line-height:1.3}.hd .e{font-size:12pt;font-weight:bold;letter-spacing:1.5px}.hd .s{font-size:8.6pt}
h1{font-size:14.5pt;margin:1mm 0 0;letter-spacing:3px}
.bx{border:.8px solid #14233f;font-size:8pt;padding:1mm 1.5mm;line-height:1.75}
.g{font-size:7.4pt;line-height:1.35;text-align:right}
.r{display:flex;align-items:flex-end;gap:1.5mm;margin:2mm 1mm 0;font-size:9pt;white-space:nowrap}
.t{font-family:'Liberation Mono';font-size:8.8pt;color:#3a1f5c}
.u{flex:1;border-bottom:1px dotted #14233f;padding:0 1mm;min-height:4.3mm}
.wr{margin:1.2mm 1mm 0;font-size:9pt;line-height:1.5}.wr .t{border-bottom:1px dotted #14233f}
.ft{position:absolute;left:10mm;right:10mm;bottom:6mm;font-size:6.6pt;border-top:.6px solid #14233f;padding-top:.7mm;line-height:1.25;text-align:justify}
.sg{position:absolute;right:12mm;bottom:14.5mm;width:78mm;text-align:center;font-size:8.4pt}.sg div{border-top:.8px solid #14233f}
.cb{position:absolute;left:16mm;bottom:14mm;width:42mm;border:1.4px solid #6a3e86;color:#6a3e86;font:bold 7.4pt 'Liberation Sans';text-align:center;padding:1mm;transform:rotate(-3deg);border-radius:2mm}
"""
F=[
 dict(mun='Manaus',dis='1.º Distrito',n='7.316',liv='A-58',fls='204',nome='Ubiratan Peixoto Cavalcante',sx='masculino',cor='morena',dn='19 de agôsto de 1951',h='5,20 hs.',loc='Maternidade Balbina Mestrinho',
  pai='Oswaldo Cavalcante, do Estado do Ceará',mae='Raimunda Peixoto Cavalcante, de Manicoré, dêste Estado',ap='Luiz Cavalcante e Maria Sabina Cavalcante',am='Melquíades Peixoto e Antônia Peixoto',dr='27-8-1951',dec='o pai',av='',dt='27 de agôsto de 1951',of='Aristóteles Bonates Leão',cb='GRÁTIS<br>1.ª certidão'),
 dict(mun='Parintins',dis='Distrito da séde',n='88',liv='14',fls='44v',nome='Lindalva',sx='feminino',cor='parda',dn='02 de fevereiro de 1944',h='23 hs.',loc='Costa do Parananema, em casa dos pais',
  pai='x x x x x x x x',mae='Filomena Tavares, solteira, natural dêste município',ap='x x x x x x x x',am='Bernardino Tavares e (ignorada)',dr='15-12-1944',dec='a mãe, a rôgo por não assinar',av='Adotada por Gumercindo Ianuzzi e s/m Dalila Teixeira Ianuzzi, escritura de 10-1-1950, passando a chamar-se Lindalva Teixeira Ianuzzi. Em 3-2-1950.',dt='9 de março de 1950',of='Pergentino Azêdo',cb=''),
 dict(mun='Tefé',dis='Distrito da séde',n='23',liv='9-A',fls='7',nome='Cosma Damiana Lira de Freitas',sx='feminino',cor='morena',dn='27 de setembro de 1947',h='meio-dia',loc='Seringal Porto Seguro, rio Juruá, município de Carauari',
  pai='Francisco Lira de Freitas, do Rio Grande do Norte',mae='Chiquinha Monteiro de Freitas, de Carauari',ap='João Lira e Antônia de Freitas',am='Pedro Monteiro e Isaura (fal.)',dr='11-1-1948',dec='o pai',av='A registrada é gêmea de Damião Cosme Lira de Freitas, têrmo 24.',dt='20 de julho de 1953',of='Protásio Lopes Pessoa',cb='2.ª VIA'),
 dict(mun='Itacoatiara',dis='Distrito de Amatari',n='s/n',liv='2',fls='19',nome='Simão Abrahim Benzecry Marinho',sx='masculino',cor='branca',dn='31 de dezembro de 1955',h='-',loc='a bordo do motor "Cidade de Óbidos", no rio Amazonas',
  pai='David Abrahim Marinho, natural de Óbidos, Pará',mae='Sol Benzecry Marinho, natural de Itacoatiara',ap='Jaime Marinho e Estrêla Abrahim Marinho',am='Isaac Benzecry e Mery Benzecry',dr='3-1-1956',dec='o pai',av='',dt='3 de janeiro de 1956',of='Wolney Guedes Printes',cb='')]
TR=[
 dict(d=('19','08','1951'),sexo='Masculino',hora='05:20',est='Maternidade Balbina Mestrinho',mun='Manaus',dr='27/08/1951',em='27/08/1951',g1=('Oswaldo Cavalcante','Ceará'),g2=('Raimunda Peixoto Cavalcante','Manicoré/AM'),ap=('Luiz Cavalcante','Maria Sabina Cavalcante'),am=('Melquíades Peixoto','Antônia Peixoto'),
  accept={'filiação.genitor_1.naturalidade':['CE','Estado do Ceará','do Estado do Ceará'],'filiação.genitor_2.naturalidade':['Manicoré','Manicoré, dêste Estado']}),
 dict(d=('02','02','1944'),sexo='Feminino',hora='23:00',est='Costa do Parananema, em casa dos pais',mun='Parintins',dr='15/12/1944',em='09/03/1950',g1=('Filomena Tavares','Parintins/AM'),am=('Bernardino Tavares',''),averb=F[1]['av'],
  accept={'dados_pessoais.nome_completo':['Lindalva Teixeira Ianuzzi'],'local_nascimento.estabelecimento':['Costa do Parananema'],'filiação.genitor_1.naturalidade':['Parintins','dêste município','êste município'],'avós.maternos.avó':['(ignorada)','ignorada'],
   'filiação.genitor_1.nome_completo':['Gumercindo Ianuzzi'],'filiação.genitor_2.nome_completo':['Dalila Teixeira Ianuzzi'],'registro.folha':['44-v']}),
 dict(d=('27','09','1947'),sexo='Feminino',hora='12:00',est='Seringal Porto Seguro, rio Juruá',mun='Carauari',dr='11/01/1948',em='20/07/1953',g1=('Francisco Lira de Freitas','Rio Grande do Norte'),g2=('Chiquinha Monteiro de Freitas','Carauari/AM'),ap=('João Lira','Antônia de Freitas'),am=('Pedro Monteiro','Isaura'),
  gem=('Sim','Damião Cosme Lira de Freitas, têrmo 24'),twin_names=['Damião Cosme Lira de Freitas'],averb=F[2]['av'],
  accept={'filiação.genitor_1.naturalidade':['RN','do Rio Grande do Norte'],'filiação.genitor_2.naturalidade':['Carauari'],'avós.maternos.avó':['Isaura (fal.)'],'local_nascimento.estabelecimento':['Seringal Porto Seguro','Seringal Porto Seguro, rio Juruá, município de Carauari'],'gêmeos.informações_adicionais':['Damião Cosme Lira de Freitas'],'observações.averbações':['']}),
 dict(d=('31','12','1955'),sexo='Masculino',hora='',est='a bordo do motor "Cidade de Óbidos", no rio Amazonas',mun='',dr='03/01/1956',em='03/01/1956',g1=('David Abrahim Marinho','Óbidos/PA'),g2=('Sol Benzecry Marinho','Itacoatiara/AM'),ap=('Jaime Marinho','Estrêla Abrahim Marinho'),am=('Isaac Benzecry','Mery Benzecry'),
  accept={'dados_pessoais.naturalidade':['Itacoatiara/AM'],'filiação.genitor_1.naturalidade':['Óbidos, Pará','Óbidos'],'filiação.genitor_2.naturalidade':['Itacoatiara'],'local_nascimento.município':['Itacoatiara'],'local_nascimento.uf':['AM',''],'registro.termo':['s/n'],'local_nascimento.estabelecimento':['a bordo do motor "Cidade de Óbidos"','motor "Cidade de Óbidos", no rio Amazonas','motor "Cidade de Óbidos"','bordo do motor "Cidade de Óbidos", no rio Amazonas'],'registro.município':['Amatari']})]
u=lambda s,fx=1:f'<span class="u t" style="flex:{fx}">{s}</span>'
def make():
    for i,(r,x) in enumerate(zip(F,TR),1):
        case=f'151D-{i}'
        row=lambda *a:'<div class="r">'+''.join(a)+'</div>'
        body=f"""<div class="fr"></div><div class="hd"><div class="bx">N.º <span class="t">{r['n']}</span><br>Livro <span class="t">{r['liv']}</span><br>Fls. <span class="t">{r['fls']}</span></div>
<div class="c"><div class="e">ESTADO DO AMAZONAS</div><div class="s">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="s">Município de <span class="t">{r['mun']}</span> &nbsp;—&nbsp; <span class="t">{r['dis']}</span></div><h1>CERTIDÃO DE NASCIMENTO</h1></div>
<div class="g">Dec. n.º 4.857, de 9 de<br>novembro de 1939<br>Mod. R.C. 3</div></div>
{row('Certifico que foi registrado neste Cartório o nascimento de',u(r['nome']))}
{row('do sexo',u(r['sx'],2),'côr',u(r['cor'],2),'nascido em',u(r['dn'],5),'às',u(r['h'],2))}
{row('em',u(r['loc']))}
{row('filho de',u(r['pai']))}
{row('e de',u(r['mae']))}
{row('neto paterno de',u(r['ap']))}
{row('e materno de',u(r['am']))}
{row('Registro feito em',u(r['dr'],2),'sendo declarante',u(r['dec'],5))}
<div class="wr">Averbações: <span class="t">{r['av'] or '-.-.-.-.-.-.-.-.-.-.-.-.-.-.-.-'}</span></div>
{row(u(r['mun'] if r['mun']!='Itacoatiara' else 'Amatari',3),',',u(r['dt'],4),'<span style="width:62mm"></span>')}
{f'<div class="cb">{r["cb"]}</div>' if r['cb'] else ''}
<div class="sg"><div></div><span class="t">{r['of']}</span><br>Oficial do Registro Civil</div>
<div class="ft"><b>Art. 63.</b> Todo nascimento que ocorrer no território nacional deverá ser dado a registro no lugar em que tiver ocorrido o parto, dentro em quinze dias, ampliando-se até três meses para os lugares distantes mais de trinta quilômetros da séde do cartório.</div>"""
        x=dict(x); a=x['accept']; em=x.pop('em'); dr=x.pop('dr'); d=x.pop('d')
        a['registro.cartório']=[r['dis'],f"REGISTRO CIVIL DAS PESSOAS NATURAIS - {r['dis']}",'']
        x['uf']='AM' if x['mun'] else ''
        yield case,page(CSS,body,'210mm 148mm'),T(case,r['nome'],(r['dn'],)+d,reg=(r['mun'],'AM','REGISTRO CIVIL DAS PESSOAS NATURAIS',dr,r['liv'],r['fls'],r['n'] if r['n']!='s/n' else ''),oficial=r['of'],emissao=em,size=(595,420),**x)
