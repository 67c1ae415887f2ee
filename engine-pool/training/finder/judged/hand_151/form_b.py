# B: Espirito Santo, 1922-1938: wholly typed certificate giving the entry word for word ("verbo ad verbum"); dates told as "hontem", "do corrente mez"
from common import *
CSS="""
.pg{padding:13mm 15mm 0 33mm;font-family:'Nimbus Mono PS','FreeMono',monospace;color:#1f1f2b;font-size:11pt}
.lh{font-family:'Liberation Serif';margin-left:-18mm;display:flex;gap:5mm;align-items:center;border-bottom:2.5px double #333;padding-bottom:2mm}
.lh .n{font-weight:bold;font-size:12.5pt;letter-spacing:.5px}.lh .m{font-size:9.5pt;line-height:1.4}
.b{margin-top:7mm;line-height:1.62;text-align:left;white-space:pre-line}
.cert{letter-spacing:5px;text-align:center;text-decoration:underline;margin-top:7mm}
.v{position:absolute;left:28mm;top:40mm;bottom:12mm;border-left:.7px solid #c26d6d}.v2{left:29.2mm}
.mg{position:absolute;left:7mm;width:20mm;font-size:7.4pt;line-height:1.45;font-family:'Liberation Sans Narrow'}
.sg{margin-top:9mm;text-align:center;line-height:1.5}
.es{position:absolute;left:8mm;bottom:20mm;width:17mm;height:22mm;border:1px solid #2b5a3c;color:#2b5a3c;text-align:center;font-size:6.5pt;font-family:'Liberation Serif';padding-top:2mm;line-height:1.6}
"""
F=[
 dict(off='Cartorio do Registro Civil de Santa Thereza',mun='Santa Thereza',loc='Villa de Santa Thereza',of='Abelardo Nunes Loureiro',liv='7',fls='88 verso',n='212',em=('13','novembro',1924),
  intro='ABELARDO NUNES LOUREIRO, Escrivão do Juizo de Paz e Official do Registro Civil da séde do municipio de Santa Thereza, Estado do Espirito Santo, na fórma da Lei, etc.',
  teor='''"Numero duzentos e doze. Aos nove dias do mez de Abril de mil novecentos e quatorze, nesta villa de Santa Thereza, em meu cartorio, compareceu Giacomo Bortolini, natural da Italia, lavrador, residente no logar Vinte e Cinco de Julho, e perante as testemunhas abaixo assignadas declarou: que hontem, ás cinco horas da manhã, em sua casa, no dito logar Vinte e Cinco de Julho, nasceu uma creança do sexo masculino, que ha de chamar-se Desiderio Bortolini, filho legitimo delle declarante e de sua mulher Angelina Zamprogno, natural deste municipio; que são avós paternos Pietro Bortolini e Lucia Tonini, residentes na Italia, e maternos Domenico Zamprogno e Rosa Coser, aqui residentes. E para constar lavrei este termo, que assignam o declarante e as testemunhas Luiz Müller e Vicente Casotti, depois de lido e achado conforme. Eu, Cicero Rangel, Escrivão, o escrevi." '''),
 dict(off='Cartorio do Registro Civil de Cachoeiro de Itapemirim',mun='Cachoeiro de Itapemirim',loc='Cachoeiro de Itapemirim',of='Honorio Passos Lima',liv='19',fls='140',n='67',em=('3','março',1929),
  intro='HONORIO PASSOS LIMA, Official Interino do Registro Civil das Pessoas Naturaes do Primeiro Districto de Cachoeiro de Itapemirim, Estado do Espirito Santo, por nomeação legal, etc.',
  teor='''"N. 67. Aos vinte e um de Fevereiro de mil novecentos e sete, nesta cidade do Cachoeiro de Itapemirim, em cartorio, compareceu Dona Laurinda Athayde, parteira, aqui residente, e declarou que no dia dezenove do corrente mez, pelas duas horas da tarde, na rua Moreira, sem numero, nasceram de um só parto duas creanças, sendo a segunda do sexo feminino, da qual aqui se trata, e que tomou o nome de Maria Eponina, filha natural de Carlota Freire do Amaral, solteira, costureira, natural de Campos, Estado do Rio de Janeiro, neta materna de Ignacio Freire do Amaral, fallecido, e de Bemvinda Freire. A outra creança, de nome Maria Eudoxia, fica registrada sob o numero sessenta e seis. Nada mais declarou. Testemunhas: Jeronymo Souza e Athanagildo Pinto. Eu, Trajano Coutinho, escrivão, escrevi." '''),
 dict(off='Cartorio do Registro Civil de São Matheus',mun='São Matheus',loc='São Matheus',of='Maria da Penha Cunha Faria',liv='3',fls='12 a 13',n='s/n',em=('27','setembro',1937),
  intro='MARIA DA PENHA CUNHA FARIA, Escrivã do Juizo de Paz e Officiala do Registro Civil da cidade de São Matheus, Estado do Espirito Santo, em virtude da Lei, etc.',
  teor='''"Aos dois dias do mez de Janeiro de mil oitocentos e noventa e oito, nesta cidade de São Matheus, compareceu em meu cartorio o cidadão Manoel Clementino das Neves, pescador, morador na Barra, e declarou que no dia vinte e quatro de Dezembro do anno proximo findo, á meia noite, no logar denominado Guriry, districto da Barra de São Matheus, nasceu um menino de côr preta, que tem o nome de Natalino, filho delle e de Anna Maria do Espirito Santo, sua mulher, ambos naturaes desta comarca e casados religiosamente; ignorando o declarante os nomes dos avós paternos, e sendo avó materna Luzia, ex-escrava. Assignou a rogo do declarante, por não saber ler nem escrever, Antonio Cunha, com as testemunhas José Rios e Leopoldino Daher. Eu, Eugenio Tosta, Escrivão, escrevi e assigno." Á margem: "Por sentença de 8 de Março de 1921 do M. Juiz de Direito foi mandado accrescentar ao nome do registrado o appellido das Neves. O Escrivão, E. Tosta." '''),
 dict(off='Cartorio do Registro Civil de Affonso Claudio',mun='Affonso Claudio',loc='Affonso Claudio',of='Octacilio Gomes Bastos',liv='11',fls='54',n='108',em=('20','junho',1938),
  intro='OCTACILIO GOMES BASTOS, Official do Registro Civil do districto da séde da Comarca de Affonso Claudio, Estado do Espirito Santo, etc.',
  teor='''"N.º 108. Aos quinze de Julho de mil novecentos e vinte e dois, em meu cartorio, compareceu Guilherme Zickel, agricultor, e declarou que aos treze deste mez e anno, ás nove e meia horas da noite, no Rio da Cobra, deste districto, em casa de Frederico Dettmann, nasceu uma creança de côr branca, do sexo feminino, que se chamará Elfrida Zickel, filha legitima do declarante, natural de Santa Leopoldina, e de Guilhermina Dettmann Zickel, natural da Allemanha, casados na Egreja Evangelica; avós paternos: Augusto Zickel e Bertha Schulz; avós maternos: Frederico Dettmann e Emilia Krause. Testemunhas: Carlos Bungenstab e João Storch. Do que fiz este termo. O Official, Octacilio Gomes Bastos." '''),
]
end={1:'O referido é verdade do que dou fé.',2:'Nada mais se continha em dito termo, que bem e fielmente fiz extrahir.'}
def trs(i,r):
    reg=lambda d:(r['mun'],'ES',r['off'],d,r['liv'],r['fls'],r['n'] if r['n']!='s/n' else '')
    em='%02d/%02d/%d'%(int(r['em'][0]),MES.index(r['em'][1])+1,r['em'][2])
    k=dict(oficial=r['of'],emissao=em)
    offacc={'registro.cartório':['Registro Civil']}
    if i==1: return dict(nome='Desiderio Bortolini',dn=('hontem','08','04','1914'),sexo='Masculino',hora='05:00',est='logar Vinte e Cinco de Julho',mun='Santa Thereza',uf='ES',reg=reg('09/04/1914'),
      g1=('Giacomo Bortolini','Italia'),g2=('Angelina Zamprogno','Santa Thereza/ES'),ap=('Pietro Bortolini','Lucia Tonini'),am=('Domenico Zamprogno','Rosa Coser'),**k,
      accept={'dados_pessoais.data_nascimento.texto_completo':['08/04/1914','hontem, ás cinco horas da manhã','hontem (08/04/1914)'],'local_nascimento.estabelecimento':['Vinte e Cinco de Julho','em sua casa, no dito logar Vinte e Cinco de Julho','sua casa, no dito logar Vinte e Cinco de Julho','Domicílio'],
       'filiação.genitor_2.naturalidade':['Santa Thereza','deste municipio','este municipio'],'registro.termo':['duzentos e doze'],'filiação.genitor_1.naturalidade':['natural da Italia'],'local_nascimento.município':['Santa Teresa'],'registro.município':['Santa Teresa'],'registro.folha':['88v','88v.'],
       'autenticação.oficial_registro':['ABELARDO NUNES LOUREIRO'],**offacc})
    if i==2: return dict(nome='Maria Eponina',dn=('dezenove do corrente mez','19','02','1907'),sexo='Feminino',hora='14:00',est='rua Moreira, sem numero',mun='Cachoeiro de Itapemirim',uf='ES',reg=reg('21/02/1907'),
      g1=('Carlota Freire do Amaral','Campos/RJ'),am=('Ignacio Freire do Amaral','Bemvinda Freire'),gem=('Sim','Maria Eudoxia, fica registrada sob o numero sessenta e seis'),twin_names=['Maria Eudoxia'],**k,
      accept={'dados_pessoais.data_nascimento.texto_completo':['19/02/1907','no dia dezenove do corrente mez','dia dezenove do corrente mez'],'local_nascimento.estabelecimento':['rua Moreira'],'filiação.genitor_1.naturalidade':['Campos, Estado do Rio de Janeiro','Campos, Rio de Janeiro'],
       'gêmeos.informações_adicionais':['Maria Eudoxia','Maria Eudoxia, registrada sob o numero sessenta e seis','Maria Eudoxia, termo 66'],'autenticação.oficial_registro':['HONORIO PASSOS LIMA'],
       'registro.cartório':['Registro Civil das Pessoas Naturaes do Primeiro Districto de Cachoeiro de Itapemirim']})
    if i==3: return dict(nome='Natalino',dn=('vinte e quatro de Dezembro do anno proximo findo','24','12','1897'),sexo='Masculino',hora='00:00',est='logar denominado Guriry, districto da Barra de São Matheus',mun='São Matheus',uf='ES',reg=reg('02/01/1898'),
      g1=('Manoel Clementino das Neves','São Matheus/ES'),g2=('Anna Maria do Espirito Santo','São Matheus/ES'),am=('','Luzia'),averb='Por sentença de 8 de Março de 1921 do M. Juiz de Direito foi mandado accrescentar ao nome do registrado o appellido das Neves. O Escrivão, E. Tosta.',**k,
      accept={'dados_pessoais.nome_completo':['Natalino das Neves'],'dados_pessoais.data_nascimento.texto_completo':['24/12/1897','dia vinte e quatro de Dezembro do anno proximo findo','no dia vinte e quatro de Dezembro do anno proximo findo'],'dados_pessoais.hora_nascimento':['24:00'],
       'local_nascimento.estabelecimento':['Guriry','logar denominado Guriry','Guriry, districto da Barra de São Matheus'],'filiação.genitor_1.naturalidade':['desta comarca','São Matheus','esta comarca'],'filiação.genitor_2.naturalidade':['desta comarca','São Matheus','esta comarca'],
       'local_nascimento.município':['São Mateus'],'registro.município':['São Mateus'],'registro.folha':['12','12-13'],'avós.maternos.avó':['Luzia, ex-escrava'],'registro.termo':['s/n'],'autenticação.oficial_registro':['MARIA DA PENHA CUNHA FARIA'],
       'observações.averbações':['Por sentença de 8 de Março de 1921 do M. Juiz de Direito foi mandado accrescentar ao nome do registrado o appellido das Neves.'],**offacc})
    return dict(nome='Elfrida Zickel',dn=('treze deste mez e anno','13','07','1922'),sexo='Feminino',hora='21:30',est='Rio da Cobra, deste districto, em casa de Frederico Dettmann',mun='Affonso Claudio',uf='ES',reg=reg('15/07/1922'),
      g1=('Guilherme Zickel','Santa Leopoldina/ES'),g2=('Guilhermina Dettmann Zickel','Allemanha'),ap=('Augusto Zickel','Bertha Schulz'),am=('Frederico Dettmann','Emilia Krause'),**k,
      accept={'dados_pessoais.data_nascimento.texto_completo':['13/07/1922','aos treze deste mez e anno'],'local_nascimento.estabelecimento':['Rio da Cobra','casa de Frederico Dettmann','Rio da Cobra, em casa de Frederico Dettmann','Rio da Cobra, deste districto'],
       'filiação.genitor_1.naturalidade':['Santa Leopoldina'],'local_nascimento.município':['Afonso Cláudio'],'registro.município':['Afonso Cláudio'],'autenticação.oficial_registro':['OCTACILIO GOMES BASTOS'],**offacc})
def make():
    for i,r in enumerate(F,1):
        case=f'151B-{i}'
        n='' if r['n']=='s/n' else f', sob o numero {r["n"]}'
        body=f"""<div class="v"></div><div class="v v2"></div><div class="lh"><svg width="52" height="52" viewBox="0 0 52 52"><circle cx="26" cy="26" r="24" fill="none" stroke="#333" stroke-width="1.4"/><path d="M26 6l5 14h15l-12 9 5 15-13-9-13 9 5-15-12-9h15z" fill="none" stroke="#333"/><circle cx="26" cy="27" r="5" fill="#333"/></svg>
<div><div class="n">{r['off']}</div><div class="m">ESTADO DO ESPIRITO SANTO — E. U. DO BRASIL<br>Expediente: das 10 ás 16 horas</div></div></div>
<div class="mg" style="top:50mm">{'Rasa e busca<br>'+str(3+i)+'$500<br>Sello<br>'+str(1+i%2)+'$200' if i!=3 else 'Gratis, para fins eleitoraes'}</div><div class="es">ESTADO DO<br>ESP. SANTO<br><b style="font-size:10pt">{600 if i<3 else 1000} Rs.</b><br>SELLO</div>
<div class="b">{r['intro']}</div><div class="cert">CERTIFICA</div><div class="b" style="margin-top:3mm">a pedido {'verbal ' if i%2 else ''}de parte interessada, que revendo em seu cartorio o livro {r['liv']} de registro de nascimentos, nelle, a folhas {r['fls']}{n}, encontrou o termo do theor seguinte: {r['teor'].strip()} {end[2 if i%2 else 1]}{' O referido é verdade e dou fé.' if i%2 else ''} {r['loc']}, {r['em'][0]} de {r['em'][1]} de {r['em'][2]}. {'Eu, '+r['of']+', dactylographei, subscrevo e assigno.' if i<3 else ''}</div>
<div class="sg">{'O Official do Registro Civil,' if i in(2,4) else ('O Escrivão,' if i==1 else 'A Escrivã,')}<br><br>{r['of']}</div>"""
        d=trs(i,r)
        yield case,page(CSS,body),T(case,**d)
