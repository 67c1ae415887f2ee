# F: Alagoas, 1896-1913: foolscap blank of the Juizo de Paz, filled in by hand; entry told in the declarant's words; signed by the escrivão, seen by the juiz de paz
from common import *
CSS="""
.pg{padding:14mm 18mm 0 30mm;font-family:'Libre Bodoni','Nimbus Roman','Liberation Serif';color:#1c1a17;background:#f4ead2}
.hd{text-align:center;line-height:1.45}.hd .a{font-size:11pt;letter-spacing:1px}.hd .b{font-size:18pt;font-weight:bold;letter-spacing:4px}.hd .c{font-size:13pt;font-style:italic}
.orn{text-align:center;font-size:11pt;letter-spacing:6px;margin:1mm 0 3mm}
h1{font-size:16pt;letter-spacing:7px;text-align:center;margin:1mm 0 5mm;font-weight:normal}
p{margin:0 0 1.5mm;font-size:12pt;line-height:2.08;text-align:left}
.t{font-family:Z003;font-size:16pt;color:#3a2a1c;border-bottom:.8px solid #8d7f66;-webkit-box-decoration-break:clone;padding:0 3px}
.g{display:grid;grid-template-columns:1fr 1fr;gap:12mm;position:absolute;left:30mm;right:18mm;bottom:24mm;font-size:11pt;line-height:1.7}
.g>div{text-align:center}.g .t,.nb{border:0}
.ft{position:absolute;left:30mm;right:18mm;bottom:9mm;font-size:7.5pt;text-align:center;border-top:.7px solid #555;padding-top:1mm}
.ml{position:absolute;left:25mm;top:0;bottom:0;border-left:.8px solid #b79d86}
.sd{position:absolute;left:4mm;top:92mm;width:19.5mm;font-size:8pt;line-height:1.5}.sd .t{font-size:11pt;border:0;line-height:1.25;padding:0}
"""
t=lambda s:f'<span class="t">{s}</span>'
F=[
 dict(dis='Penedo',com='Penedo',of='Trajano Wanderley Lins',liv='4',fls='31',n='92',a='dezoito',mm='Março',yy='mil oitocentos e noventa e nove',loc='nesta cidade do Penedo',dec='Pedro Celestino de Góes Lobo, negociante, morador á rua do Rosario',
  x='que hontem, ás oito horas da noite, em sua casa, á rua do Rosario numero sete, nasceu uma creança do sexo feminino, a qual tem por nome Philomena; que é filha legitima delle declarante, natural de Propriá, Estado de Sergipe, e de sua mulher Dona Adelina Mello de Góes Lobo, natural desta cidade; sendo avós paternos Manoel de Góes Lobo e Dona Francisca Perpetua Lobo, e maternos o Tenente Belisario Mello e Dona Umbelina Rosa de Mello.',mg='',em=('3','Outubro','1905'),visto='Guedes Quintella'),
 dict(dis='Pão de Assucar',com='Pão de Assucar',of='José Ludgero Tenorio',liv='1',fls='9 v.',n='26',a='dous',mm='Junho',yy='mil oitocentos e noventa e seis',loc='nesta villa de Pão de Assucar',dec='Antonio Felix do Bomfim, vaqueiro, morador na fazenda Mocambo',
  x='que na dita fazenda Mocambo, deste termo, nasceu no dia trinta de Maio ultimo, antes de nascer o sol, um menino pardo que se chamará Fernando Felix, filho natural de Joanna Baptista da Cruz, solteira, natural deste termo, e neto materno de João da Cruz e de Maria Magdalena, já fallecida.',mg='',em=('15','Junho','1896'),visto='Alcino Machado'),
 dict(dis='Viçosa',com='Viçosa',of='Olindino Brandão Vilella',liv='11',fls='175',n='503',a='vinte e cinco',mm='Setembro',yy='mil novecentos e oito',loc='nesta cidade de Viçosa',dec='Francisco Hermillo Passos, agricultor, morador no engenho Boa Sorte',
  x='que no dia vinte e tres do corrente, ás tres horas da madrugada, no engenho Boa Sorte, deste municipio, nasceram duas creanças gemeas do sexo masculino, sendo a primeira a de que trata este assento e que receberá o nome de Crispim Passos, e a segunda Crispiniano Passos, filhos legitimos delle declarante, natural da Parahyba do Norte, e de Anna Candida Vilar Passos, natural de Quebrangulo; avós paternos Hermillo Passos e Luiza Passos; maternos Sebastião Vilar e Cosma Vilar.',mg='Gemeo do de n. 504',em=('27','Setembro','1908'),visto='Theotonio Apratto'),
 dict(dis='Jaraguá',com='Maceió',of='Ildefonso Mesquita Torres',liv='22',fls='60',n='1.118',a='sete',mm='Dezembro',yy='mil novecentos e dez',loc='neste districto de Jaraguá, municipio de Maceió',dec='Dona Idalina Gusmão, viuva, moradora á rua da Alfandega',
  x='que no dia quatro do corrente mez, ás doze horas e meia do dia, na casa numero trinta e um da dita rua da Alfandega, nasceu uma menina branca, sua neta, que ha de chamar-se Noemia, filha legitima do machinista Gustavo Gusmão Bentley, natural da cidade do Recife, e de Dona Etelvina Calheiros Bentley, natural deste Estado; neta paterna de William Bentley e da declarante, e materna de avós que a declarante não soube dizer.',mg='Em 11 de Abril de 1912, por petição despachada pelo Dr. Juiz, foi corrigido o nome para Noemia Etelvina Bentley.',em=('2','Maio','1913'),visto='Leite e Oiticica')]
TR=[
 dict(dn=('hontem','17','03','1899'),nome='Philomena',sexo='Feminino',hora='20:00',est='rua do Rosario numero sete',mun='Penedo',dr='18/03/1899',em='03/10/1905',g1=('Pedro Celestino de Góes Lobo','Propriá/SE'),g2=('Adelina Mello de Góes Lobo','Penedo/AL'),ap=('Manoel de Góes Lobo','Francisca Perpetua Lobo'),am=('Belisario Mello','Umbelina Rosa de Mello'),
  accept={'dados_pessoais.data_nascimento.texto_completo':['17/03/1899','hontem, ás oito horas da noite'],'local_nascimento.estabelecimento':['em sua casa, á rua do Rosario numero sete','sua casa, á rua do Rosario numero sete'],'filiação.genitor_1.naturalidade':['Propriá, Estado de Sergipe'],'filiação.genitor_2.naturalidade':['Penedo','desta cidade','esta cidade'],'avós.maternos.avô':['Tenente Belisario Mello']}),
 dict(dn=('trinta de Maio ultimo','30','05','1896'),nome='Fernando Felix',sexo='Masculino',hora='',est='fazenda Mocambo',mun='Pão de Assucar',dr='02/06/1896',em='15/06/1896',g1=('Joanna Baptista da Cruz','Pão de Assucar/AL'),am=('João da Cruz','Maria Magdalena'),
  accept={'dados_pessoais.data_nascimento.texto_completo':['30/05/1896','no dia trinta de Maio ultimo','dia trinta de Maio ultimo'],'filiação.genitor_1.naturalidade':['Pão de Assucar','deste termo','este termo'],'local_nascimento.estabelecimento':['dita fazenda Mocambo, deste termo','fazenda Mocambo, deste termo'],'dados_pessoais.hora_nascimento':['antes de nascer o sol'],'registro.folha':['9v','9v.'],'local_nascimento.município':['Pão de Açúcar'],'registro.município':['Pão de Açúcar']}),
 dict(dn=('vinte e tres do corrente','23','09','1908'),nome='Crispim Passos',sexo='Masculino',hora='03:00',est='engenho Boa Sorte',mun='Viçosa',dr='25/09/1908',em='27/09/1908',g1=('Francisco Hermillo Passos','Parahyba do Norte'),g2=('Anna Candida Vilar Passos','Quebrangulo/AL'),ap=('Hermillo Passos','Luiza Passos'),am=('Sebastião Vilar','Cosma Vilar'),
  gem=('Sim','Crispiniano Passos'),twin_names=['Crispiniano Passos'],anot='Gemeo do de n. 504',
  accept={'dados_pessoais.data_nascimento.texto_completo':['23/09/1908','dia vinte e tres do corrente','no dia vinte e tres do corrente'],'filiação.genitor_1.naturalidade':['Paraíba','PB','Parahyba do Norte/PB'],'filiação.genitor_2.naturalidade':['Quebrangulo'],'gêmeos.informações_adicionais':['Crispiniano Passos, n. 504','a segunda Crispiniano Passos','Crispiniano Passos; Gemeo do de n. 504'],'observações.anotações':[''],'local_nascimento.estabelecimento':['engenho Boa Sorte, deste municipio']}),
 dict(dn=('quatro do corrente mez','04','12','1910'),nome='Noemia Etelvina Bentley',sexo='Feminino',hora='12:30',est='casa numero trinta e um da dita rua da Alfandega',mun='Maceió',dr='07/12/1910',em='02/05/1913',g1=('Gustavo Gusmão Bentley','Recife/PE'),g2=('Etelvina Calheiros Bentley','Alagoas'),ap=('William Bentley','Idalina Gusmão'),averb=F[3]['mg'],
  accept={'dados_pessoais.nome_completo':['Noemia'],'dados_pessoais.data_nascimento.texto_completo':['04/12/1910','dia quatro do corrente mez','no dia quatro do corrente mez'],'filiação.genitor_1.naturalidade':['Recife','cidade do Recife'],'filiação.genitor_2.naturalidade':['AL','deste Estado','este Estado'],'registro.município':['Jaraguá'],'local_nascimento.município':['Jaraguá'],
   'local_nascimento.estabelecimento':['rua da Alfandega, numero trinta e um','rua da Alfandega','numero trinta e um da dita rua da Alfandega','casa numero trinta e um da rua da Alfandega','numero trinta e um da rua da Alfandega']})]
def make():
    for i,(r,x) in enumerate(zip(F,TR),1):
        case=f'151F-{i}'; town=r['dis']
        body=f"""<div class="ml"></div><div class="sd">N.º<br>{t(r['n'])}<br>{('<br>'+t(r['mg'])) if r['mg'] else ''}</div>
<div class="hd"><div class="a">REPUBLICA DOS ESTADOS UNIDOS DO BRAZIL</div><div class="b">ESTADO DAS ALAGOAS</div><div class="c">Juizo de Paz do districto de {t(r['dis'])} comarca de {t(r['com'])}</div></div><div class="orn">— ✶ —</div><h1>CERTIDÃO DE NASCIMENTO</h1>
<p>Certifico que no livro N.º {t(r['liv'])} do registro de nascimentos deste districto, a fls. {t(r['fls'])} se acha o assento do theor seguinte: Aos {t(r['a'])} dias do mez de {t(r['mm'])} de {t(r['yy'])}, {t(r['loc'])}, Estado das Alagoas, compareceu em meu cartorio {t(r['dec'])} e em presença das testemunhas abaixo nomeadas declarou: {t(r['x'])}</p>
<p>E para constar lavrei este termo, que com o declarante e testemunhas assignei. Está conforme ao original, ao qual me reporto e dou fé. Districto de {t(r['dis'])}, em {t(r['em'][0])} de {t(r['em'][1])} de {t(r['em'][2])}.</p>
<div class="g"><div>Visto.<br>O Juiz de Paz<br>{t(r['visto'])}</div><div>O Escrivão do Juizo de Paz<br>e Official do Registro<br>{t(r['of'])}</div></div>
<div class="ft">Decreto n.º 9886 de 7 de Março de 1888 — Typ. Commercial, Maceió</div>"""
        x=dict(x); a=x['accept']; em=x.pop('em'); dr=x.pop('dr')
        a['registro.cartório']=[f'Juizo de Paz do districto de {r["dis"]} comarca de {r["com"]}','Juizo de Paz']
        if i==1: a['dados_pessoais.nome_completo']=['Philomena']
        yield case,page(CSS,body,'220mm 330mm'),T(case,uf='AL',reg=(r['com'],'AL',f'Juizo de Paz do districto de {r["dis"]}',dr,r['liv'],r['fls'],r['n']),oficial=r['of'],emissao=em,size=(624,935),joint=False,**x)
