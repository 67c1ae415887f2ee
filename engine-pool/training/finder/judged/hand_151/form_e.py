# E: Rio Grande do Norte, 1948-1966: blank with a ruled column at the left (number, book, name, stamps, averbações) and the narrative at the right
from common import *
CSS="""
.pg{padding:12mm 12mm 10mm 14mm;font-family:P052,serif;color:#161616}
.top{text-align:center;line-height:1.4;margin-bottom:3mm}.top .a{font-size:13.5pt;letter-spacing:2px}.top .b{font-size:11pt}.top .c{font-size:9.5pt;font-style:italic}
.fx{display:grid;grid-template-columns:52mm 1fr;border:1.5px solid #161616;height:226mm}
.l{border-right:3px double #161616;display:flex;flex-direction:column}
.l>div{border-bottom:.8px solid #161616;padding:1.6mm 2.2mm;font-size:8.6pt}
.l .k{display:block;letter-spacing:1px;font-size:7.4pt;color:#333;margin-bottom:.4mm}
.l .av{flex:1;border-bottom:0}.l .se{height:34mm;border-bottom:0;border-top:.8px solid #161616;color:#777;text-align:center;font-size:7.5pt}
.t{font-family:'FreeMono',monospace;font-weight:600;color:#182a55}
.l .t{font-size:9pt;line-height:1.35}
.m{padding:5mm 6mm}.m h1{font-size:20pt;text-align:center;margin:0 0 5mm;letter-spacing:4px}
.m p{font-size:11pt;line-height:1.92;margin:0;text-align:left}
.m .t{font-size:10.6pt;border-bottom:.7px solid #888;-webkit-box-decoration-break:clone}
.sg{margin:16mm 0 0;text-align:center;font-size:10pt;line-height:1.5}.sg .n{border-top:.8px solid #161616;margin:0 8mm;padding-top:1mm}
.vt{font-size:9pt;margin-top:9mm}
"""
t=lambda s:f'<span class="t">{s}</span>'
F=[
 dict(com='MOSSORÓ',dis='1.º Distrito',n='2.905',liv='33',fls='152',nome='Francisco Canindé Rebouças',reg='onze de outubro de mil novecentos e quarenta e nove',dr='11/10/1949',dec='Raimundo Nonato Rebouças, motorista',
  dn='quatro de outubro do corrente ano',h='dezoito',loc='na Avenida Alberto Maranhão, n.º 1.270, desta cidade',sx='masculino',cor='branca',fi='filho legítimo do declarante e de Maria do Céu Fernandes Rebouças, ambos naturais dêste Estado, êle de Areia Branca e ela de Apodi',
  ap='Horácio Rebouças e Josefa Rebouças de Morais',am='Vicente Fernandes e Maria Sinhá Fernandes',tes='Jerônimo Lahyre e Edgar Burlamaqui',av='',dt='Mossoró, 11 de outubro de 1949',em='11/10/1949',of='José Duarte Filgueira'),
 dict(com='CAICÓ',dis='Séde',n='417',liv='20',fls='118 v.',nome='Terezinha de Jesus Dantas de Araújo',reg='cinco de junho de mil novecentos e quarenta e oito',dr='05/06/1948',dec='a avó materna, Inácia Dantas',
  dn='três de outubro de mil novecentos e quarenta e cinco',h='quatro e quarenta e cinco',loc='no sítio Umbuzeiro, dêste município',sx='feminino',cor='branca',fi='filha legítima de José Lázaro de Araújo, agricultor, natural de Jardim do Seridó, e de Ana Dantas de Araújo, natural dêste município, já falecida',
  ap='Lázaro Pereira de Araújo e Maria Umbelina de Araújo',am='João Bianor Dantas e Inácia Dantas',tes='Pedro Militão e Joel Damasceno',av='Casou-se em 8-9-1965 com Severino Ramos de Medeiros, passando a assinar-se Terezinha Dantas de Medeiros. Reg. civil de Jucurutu, liv. B-6, fls. 41, n.º 310. Caicó, 14-9-65. O Of.',dt='Caicó, 30 de maio de 1966',em='30/05/1966',of='Manoel de Brito Vale'),
 dict(com='NATAL',dis='3.º Cartório - Alecrim',n='12.034',liv='A-71',fls='34',nome='Marcone',reg='vinte e nove de janeiro de mil novecentos e cinquenta e oito',dr='29/01/1958',dec='Djanira Bezerra da Câmara',
  dn='vinte e sete de janeiro do corrente ano',h='vinte e duas e trinta',loc='na Maternidade Januário Cicco, desta Capital',sx='masculino',cor='parda',fi='filho de Djanira Bezerra da Câmara, solteira, comerciária, natural de Ceará-Mirim',
  ap='',am='Abdon Bezerra da Câmara e Severina Câmara',tes='Nilo Fagundes e Oton Marinho',av='',dt='Natal, 06 de fevereiro de 1958',em='06/02/1958',of='Túlio Bezerra de Melo Tinôco'),
 dict(com='CURRAIS NOVOS',dis='Distrito de Cêrro Corá',n='61',liv='4',fls='31',nome='Expedito Galvão de Vasconcelos',reg='dezenove de abril de mil novecentos e cinquenta e dois',dr='19/04/1952',dec='o pai',
  dn='dezenove de abril do corrente ano',h='duas',loc='no lugar Poço de Pedra, em casa de seus pais',sx='masculino',cor='morena',fi='filho legítimo de Galdino Vasconcelos, vaqueiro, paraibano, e de Luzia Galvão, doméstica, natural dêste distrito',
  ap='não declarados',am='Felinto Galvão e Joana Batista Galvão',tes='Ulisses Toscano e Antônio Cesarino',av='Retificado o nome da mãe do registrado para Luzia Galvão de Vasconcelos, por sentença do Dr. Juiz de Direito da Comarca, de 2-12-1959.',dt='Cêrro Corá, 1 de fevereiro de 1960',em='01/02/1960',of='Tomaz Silveira de Azevêdo')]
TR=[
 dict(d=('04','10','1949'),sexo='Masculino',hora='18:00',est='Avenida Alberto Maranhão, n.º 1.270',mun='Mossoró',g1=('Raimundo Nonato Rebouças','Areia Branca/RN'),g2=('Maria do Céu Fernandes Rebouças','Apodi/RN'),ap=('Horácio Rebouças','Josefa Rebouças de Morais'),am=('Vicente Fernandes','Maria Sinhá Fernandes'),
  accept={'dados_pessoais.data_nascimento.texto_completo':['04/10/1949'],'filiação.genitor_1.naturalidade':['Areia Branca'],'filiação.genitor_2.naturalidade':['Apodi']}),
 dict(d=('03','10','1945'),sexo='Feminino',hora='04:45',est='sítio Umbuzeiro',mun='Caicó',g1=('José Lázaro de Araújo','Jardim do Seridó/RN'),g2=('Ana Dantas de Araújo','Caicó/RN'),ap=('Lázaro Pereira de Araújo','Maria Umbelina de Araújo'),am=('João Bianor Dantas','Inácia Dantas'),anot=F[1]['av'],
  accept={'filiação.genitor_1.naturalidade':['Jardim do Seridó'],'filiação.genitor_2.naturalidade':['Caicó','dêste município','êste município'],'registro.folha':['118v','118v.'],'local_nascimento.estabelecimento':['sítio Umbuzeiro, dêste município']}),
 dict(d=('27','01','1958'),sexo='Masculino',hora='22:30',est='Maternidade Januário Cicco',mun='Natal',g1=('Djanira Bezerra da Câmara','Ceará-Mirim/RN'),am=('Abdon Bezerra da Câmara','Severina Câmara'),
  accept={'dados_pessoais.data_nascimento.texto_completo':['27/01/1958'],'filiação.genitor_1.naturalidade':['Ceará-Mirim']}),
 dict(d=('19','04','1952'),sexo='Masculino',hora='02:00',est='lugar Poço de Pedra, em casa de seus pais',mun='Currais Novos',g1=('Galdino Vasconcelos',''),g2=('Luzia Galvão','Cêrro Corá/RN'),am=('Felinto Galvão','Joana Batista Galvão'),averb=F[3]['av'],
  accept={'dados_pessoais.data_nascimento.texto_completo':['19/04/1952'],'filiação.genitor_1.naturalidade':['Paraíba','paraibano','PB'],'filiação.genitor_2.naturalidade':['Currais Novos/RN','Cêrro Corá','dêste distrito','êste distrito'],'filiação.genitor_2.nome_completo':['Luzia Galvão de Vasconcelos'],
   'local_nascimento.estabelecimento':['lugar Poço de Pedra','Poço de Pedra','Domicílio'],'local_nascimento.município':['Cêrro Corá',''],'registro.município':['Cêrro Corá','Currais Novos'],'dados_pessoais.naturalidade':['Cêrro Corá/RN','Cêrro Corá']})]
def make():
    for i,(r,x) in enumerate(zip(F,TR),1):
        case=f'151E-{i}'; town=r['dt'].split(',')[0]
        body=f"""<div class="top"><div class="a">ESTADO DO RIO GRANDE DO NORTE</div><div class="b">COMARCA DE {t(r['com'])} &nbsp;—&nbsp; {t(r['dis'])}</div><div class="c">Registro Civil de Nascimentos, Casamentos e Óbitos</div></div>
<div class="fx"><div class="l"><div><span class="k">REGISTRO N.º</span>{t(r['n'])}</div><div><span class="k">LIVRO</span>{t(r['liv'])}</div><div><span class="k">FÔLHAS</span>{t(r['fls'])}</div><div style="min-height:19mm"><span class="k">NOME DO REGISTRADO</span>{t(r['nome'])}</div>
<div class="av"><span class="k">AVERBAÇÕES E ANOTAÇÕES</span>{t(r['av'])}</div><div class="se">SÊLOS</div></div>
<div class="m"><h1>CERTIDÃO</h1><p>CERTIFICO que, em data de {t(r['reg'])}, perante mim, Oficial do Registro Civil, compareceu como declarante {t(r['dec'])}, e em presença das testemunhas {t(r['tes'])} declarou que às {t(r['h'])} horas do dia {t(r['dn'])}, {t(r['loc'])}, nasceu uma criança do sexo {t(r['sx'])}, de côr {t(r['cor'])}, a que se deu o nome constante da margem, {t(r['fi'])}; sendo avós paternos {t(r['ap'] or '========')} e maternos {t(r['am'])}.</p>
<p style="margin-top:3mm">O referido é verdade; dou fé.</p><p style="text-align:right;margin-top:3mm">{t(r['dt'])}</p>
<div class="sg"><div class="n">{t(r['of']).replace('class="t"','class="t" style="border:0"')}<br>Oficial do Registro Civil</div></div></div></div>"""
        x=dict(x); d=x.pop('d'); a=x['accept']
        q=a.setdefault('dados_pessoais.data_nascimento.texto_completo',[]); q.append('dia '+r['dn'])
        a['registro.cartório']=['Registro Civil',r['dis'],'']
        if i==3: a['registro.cartório']+=['3.º Cartório']
        a.setdefault('local_nascimento.estabelecimento',[]).append(r['loc'].split(', d')[0])
        if i==2: a['observações.averbações']=[r['av']]; a['observações.anotações']=['']
        yield case,page(CSS,body),T(case,r['nome'],(r['dn'],)+d,uf='RN',reg=(town if i!=4 else 'Cêrro Corá','RN','Registro Civil de Nascimentos, Casamentos e Óbitos',r['dr'],r['liv'],r['fls'],r['n']),oficial=r['of'],emissao=r['em'],joint=True,**x)
