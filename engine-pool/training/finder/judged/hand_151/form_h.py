# H: Mato Grosso, 1946-1963: typed on office paper (216 x 330 mm), the entry told as numbered items after art. 68 of Decree 4.857; carbon-violet type
from common import *
CSS="""
.pg{padding:14mm 17mm 0 28mm;font-family:'Liberation Mono','DejaVu Sans Mono';font-size:10.3pt;color:#2c2554}
.lh{font-family:'URW Bookman','C059';color:#111;text-align:center;line-height:1.5;border-bottom:1px solid #111;padding-bottom:2mm;margin-left:-10mm}
.lh .a{font-size:10pt;letter-spacing:1px}.lh .b{font-size:14pt;font-weight:600}.lh .c{font-size:9pt}
h1{font-size:13pt;letter-spacing:6px;text-align:center;margin:9mm 0 7mm;text-decoration:underline;font-weight:bold}
p{margin:0 0 2.2mm;line-height:1.55}.it{display:grid;grid-template-columns:13mm 1fr;line-height:1.5;margin-bottom:2mm}
.in{text-indent:18mm}.sg{margin:14mm 0 0 55mm;text-align:center;line-height:1.55}
.bar{position:absolute;left:12mm;top:60mm;bottom:15mm;width:9mm;border-left:.7px solid #999;border-right:.7px solid #999}
.st{position:absolute;left:30mm;bottom:32mm;width:38mm;height:38mm;border:1.5px solid #7b3d99;border-radius:50%;color:#7b3d99;font:bold 7.5pt 'Liberation Sans';text-align:center;padding-top:11mm;line-height:1.5;transform:rotate(-7deg)}
"""
F=[
 dict(mun='Cuiabá',car='Cartório do 2.º Ofício — Registro Civil',of='Benedito Estêvão de Moraes',liv='28',fls='94 vº',n='1.604',dr='aos vinte e seis dias do mês de dezembro de mil novecentos e quarenta e cinco',dc='uma declarante, Dona Placidina Corrêa Leite, parteira',
  it=['que o nascimento se deu às 7 horas e 20 minutos do dia 22 do corrente mês de dezembro, nesta Capital, à rua Barão de Melgaço, 213;','que o registrando é do sexo masculino e de côr parda;','que é gêmeo com outro, de nome Paulo Benedito Taques Nassarden, nascido depois e inscrito sob n.º 1.605;','que ao registrando se deu o nome de: PEDRO BENEDITO TAQUES NASSARDEN;','que é filho de Elias Nassarden, comerciante, natural da Síria, e de Constança Taques Nassarden, natural de Poconé, casados nesta Capital;','que são seus avós paternos: Miguel Nassarden e Mariam Nassarden, e maternos: Antônio Taques e Ana Luiza da Silva Taques;'],
  tes='Rubens Duarte e Ciro Sodré',fim='',dt=('Cuiabá','16 de julho de 1946'),em='16/07/1946'),
 dict(mun='Cáceres',car='Cartório de Paz e Registro Civil',of='Generosa Leite Maldonado',liv='17',fls='3',n='8',dr='aos quatro dias do mês de fevereiro de mil novecentos e cinquenta',dc='como declarante Júlio Surubi',
  it=['que nasceu em data de nove de agôsto de mil novecentos e trinta, hora não sabida, no lugar Descalvados, dêste município;','que a pessoa registrada é do sexo feminino e de côr morena;','que não é gêmea;','que se chama: ISIDORA SURUBI RAMOS;','que é filha de Júlio Surubi, vaqueiro, natural da República da Bolívia, e de Martinha Ramos, natural dêste município;','que são avós paternos: José Surubi e Manuela Chuê, e maternos: não declarados;'],
  tes='Leôncio Arruda e Natalino Pouso',fim='Êste registro foi feito com despacho do M.M. Juiz de Direito da Comarca, de 1.º de fevereiro de 1950, na forma da Lei n.º 765, de 14-7-1949.',dt=('Cáceres','6 de fevereiro de 1950'),em='06/02/1950'),
 dict(mun='Rosário Oeste',car='Cartório de Registro Civil e Notas',of='Lenine Póvoas de Figueiredo',liv='12',fls='140 e vº',n='55',dr='aos dezesseis de maio de mil novecentos e vinte e sete',dc='o pai',
  it=['que nasceu ontem, às vinte e uma horas, na Usina Cachoeira Rica, dêste têrmo;','sexo feminino, côr branca;','prejudicado;','nome: ARLINDA BOM DESPACHO;','filha legítima de Feliciano Bom Despacho, natural de Livramento, dêste Estado, e de Carolina Fontes Bom Despacho, natural de Goiás;','avós paternos: João Bom Despacho, falecido, e Benedita Pires; maternos: Salustiano Fontes e Rita da Costa Fontes;'],
  tes='Joaquim Castrillon e Odorico Metelo',fim='À margem do têrmo consta: "Por mandado de 10-6-1944, acrescente-se ao prenome da registrada o nome Maria, ficando Maria Arlinda Bom Despacho. O Escr., L. Póvoas." À margem consta ainda: "Casou-se a 30-7-1948 com Egídio Calhao, L.º 4, fls. 22."',dt=('Rosário Oeste','21 de agôsto de 1963'),em='21/08/1963'),
 dict(mun='Diamantino',car='Cartório do Registro Civil da Comarca de Diamantino',of='Sinfrônio Mendes Capistrano',liv='6-A',fls='77',n='s/n',dr='aos trinta dias de novembro de mil novecentos e cinquenta e sete',dc='a própria mãe',
  it=['que o nascimento ocorreu no dia primeiro do mesmo mês e ano, à uma hora, na rodovia Cuiabá-Diamantino, altura do km 142, dentro de um caminhão;','que é do sexo masculino, côr não declarada;','nada consta;','que recebeu o nome de: OSVALDO KRUGER;','que é filho de mãe solteira, Irmgard Kruger, natural de Cêrro Largo, no Rio Grande do Sul, não sendo declarado o pai;','que são avós maternos: Reinoldo Kruger e Olga Wink Kruger;'],
  tes='Hélio Capilé e Zózimo Antunes',fim='',dt=('Diamantino','2 de dezembro de 1957'),em='02/12/1957')]
TR=[
 dict(nome='PEDRO BENEDITO TAQUES NASSARDEN',dn=('22 do corrente mês de dezembro','22','12','1945'),sexo='Masculino',hora='07:20',est='rua Barão de Melgaço, 213',mun='Cuiabá',dr='26/12/1945',g1=('Elias Nassarden','Síria'),g2=('Constança Taques Nassarden','Poconé/MT'),ap=('Miguel Nassarden','Mariam Nassarden'),am=('Antônio Taques','Ana Luiza da Silva Taques'),
  gem=('Sim','Paulo Benedito Taques Nassarden, nascido depois e inscrito sob n.º 1.605'),twin_names=['Paulo Benedito Taques Nassarden'],
  accept={'dados_pessoais.data_nascimento.texto_completo':['22/12/1945','dia 22 do corrente mês de dezembro'],'gêmeos.informações_adicionais':['Paulo Benedito Taques Nassarden','Paulo Benedito Taques Nassarden, n.º 1.605','Paulo Benedito Taques Nassarden, inscrito sob n.º 1.605'],'filiação.genitor_2.naturalidade':['Poconé'],'registro.folha':['94v','94 v','94vº']}),
 dict(nome='ISIDORA SURUBI RAMOS',dn=('nove de agôsto de mil novecentos e trinta','09','08','1930'),sexo='Feminino',hora='',est='lugar Descalvados',mun='Cáceres',dr='04/02/1950',g1=('Júlio Surubi','República da Bolívia'),g2=('Martinha Ramos','Cáceres/MT'),ap=('José Surubi','Manuela Chuê'),anot=F[1]['fim'],
  accept={'local_nascimento.estabelecimento':['Descalvados','lugar Descalvados, dêste município'],'filiação.genitor_1.naturalidade':['Bolívia'],'filiação.genitor_2.naturalidade':['Cáceres','dêste município','êste município'],'observações.anotações':[''],'dados_pessoais.hora_nascimento':['hora não sabida']}),
 dict(nome='Maria Arlinda Bom Despacho',dn=('ontem','15','05','1927'),sexo='Feminino',hora='21:00',est='Usina Cachoeira Rica',mun='Rosário Oeste',dr='16/05/1927',g1=('Feliciano Bom Despacho','Livramento/MT'),g2=('Carolina Fontes Bom Despacho','Goiás'),ap=('João Bom Despacho','Benedita Pires'),am=('Salustiano Fontes','Rita da Costa Fontes'),
  averb='Por mandado de 10-6-1944, acrescente-se ao prenome da registrada o nome Maria, ficando Maria Arlinda Bom Despacho. O Escr., L. Póvoas.',anot='Casou-se a 30-7-1948 com Egídio Calhao, L.º 4, fls. 22.',
  accept={'dados_pessoais.nome_completo':['ARLINDA BOM DESPACHO'],'dados_pessoais.data_nascimento.texto_completo':['15/05/1927','ontem, às vinte e uma horas'],'local_nascimento.estabelecimento':['Usina Cachoeira Rica, dêste têrmo'],'filiação.genitor_1.naturalidade':['Livramento','Livramento, dêste Estado'],'filiação.genitor_2.naturalidade':['GO'],
   'registro.folha':['140','140 e v'],'observações.averbações':['Por mandado de 10-6-1944, acrescente-se ao prenome da registrada o nome Maria, ficando Maria Arlinda Bom Despacho.']}),
 dict(nome='OSVALDO KRUGER',dn=('primeiro do mesmo mês e ano','01','11','1957'),sexo='Masculino',hora='01:00',est='rodovia Cuiabá-Diamantino, altura do km 142',mun='',dr='30/11/1957',g1=('Irmgard Kruger','Cêrro Largo/RS'),am=('Reinoldo Kruger','Olga Wink Kruger'),
  accept={'dados_pessoais.data_nascimento.texto_completo':['01/11/1957','dia primeiro do mesmo mês e ano'],'dados_pessoais.naturalidade':['Diamantino/MT'],'local_nascimento.município':['Diamantino'],'local_nascimento.uf':['','MT'],'local_nascimento.estabelecimento':['rodovia Cuiabá-Diamantino, altura do km 142, dentro de um caminhão','rodovia Cuiabá-Diamantino','rodovia Cuiabá-Diamantino, km 142'],
   'filiação.genitor_1.naturalidade':['Cêrro Largo, no Rio Grande do Sul','Cêrro Largo, Rio Grande do Sul','Cêrro Largo'],'registro.termo':['s/n']})]
def make():
    for i,(r,x) in enumerate(zip(F,TR),1):
        case=f'151H-{i}'; ns='' if r['n']=='s/n' else f' e sob o número {r["n"]}'
        if i==4: ns=' (sem número)'
        items=''.join(f'<div class="it"><span>{k}.º)</span><span>{s}</span></div>' for k,s in enumerate(r['it'],1))
        fem=r['of'].startswith('Generosa')
        body=f"""<div class="bar"></div><div class="lh"><div class="a">ESTADOS UNIDOS DO BRASIL — ESTADO DE MATO GROSSO</div><div class="b">{r['car']}</div><div class="c">Município de {r['mun']} — {'Oficiala' if fem else 'Oficial'}: {r['of']}</div></div>
<h1>CERTIDÃO</h1><p class="in">CERTIFICO, a pedido de pessoa interessada, que às fôlhas {r['fls']} do livro n.º {r['liv']}{ns}, de REGISTRO DE NASCIMENTOS, consta o assento lavrado {r['dr']}, em que compareceu {r['dc']}, e, na forma do artigo 68 do decreto n.º 4.857, de 9 de novembro de 1939, declarou:</p>
{items}<p class="in">Foram testemunhas: {r['tes']}. {r['fim']}</p><p class="in">Era o que se continha no dito assento, ao qual me reporto e dou fé.</p><p class="in">{r['dt'][0]}, {r['dt'][1]}.</p>
<div class="sg">{'-'*30}<br>{r['of']}<br>{'Oficiala' if fem else 'Oficial'} do Registro Civil</div>
{'<div class="st">REGISTRO CIVIL<br>'+r['mun'].upper()+'<br>MATO GROSSO</div>' if i!=2 else ''}"""
        if i==3: body=body.replace(', na forma do artigo 68 do decreto n.º 4.857, de 9 de novembro de 1939, declarou:',', em síntese, declarou:')
        x=dict(x); dr=x.pop('dr'); a=x['accept']
        a['registro.cartório']=[r['car']+' de '+r['mun'],r['car'].split(' — ')[0]]
        yield case,page(CSS,body,'216mm 330mm'),T(case,uf='MT' if x['mun'] else '',reg=(r['mun'],'MT',r['car'],dr,r['liv'],r['fls'],'' if r['n']=='s/n' else r['n']),oficial=r['of'],emissao=r['em'],size=(612,935),joint=(i==3),**x)
