from lib import *
# ---------- A: narrated copy of a 1890s-1910s register, old spelling, margin notes, no labels
def formA(k):
    F=[
    dict(uf='Estado de Minas Geraes',com='Comarca do Rio Sapucahy',dist='Districto de Paz de Santo Antonio do Machado',
     cart='Cartorio de Paz e Registro Civil de Santo Antonio do Machado',
     marg=['N.º 207','<b>Joaquina</b>','f. leg. de Theophilo<br>Xavier de Moraes','','Casou-se nesta parochia, com Bernardino Lopes de Faria, aos 9 de Fevereiro de 1914, livro 5, fls. 88. O escrivão, <i>A. Salles.</i>'],
     txt='''Certifico, a pedido verbal de parte interessada, que, revendo em meu cartorio o livro n.º 3 do registro de nascimentos, nelle, a folhas 42v, sob o numero de ordem 207, se acha lançado o assento do theor seguinte: — Aos vinte e quatro dias do mez de Março do anno de mil oitocentos e noventa e tres, nesta villa de Santo Antonio do Machado, Estado de Minas Geraes, em meu cartorio, compareceu <b>Theophilo Xavier de Moraes</b>, negociante, natural da cidade da Campanha, e, perante as testemunhas abaixo nomeadas e assignadas, declarou: que no dia vinte e um de Março de mil oitocentos e noventa e tres, ás duas horas e meia da tarde, em a sua fazenda denominada do Ribeirão Fundo, deste districto, nasceu uma creança do sexo feminino, que ha de chamar-se <b>Joaquina Umbelina de Moraes</b>, filha legitima delle declarante e de sua mulher <b>Dona Escholastica Umbelina da Annunciação</b>, natural deste mesmo districto de Santo Antonio do Machado, onde casaram e residem; neta pela parte paterna do Capitão Honorio Xavier de Moraes e de Dona Anna Thereza do Espirito Santo, e pela materna de Quintiliano José Ferreira, já fallecido, e de Dona Rita Umbelina da Annunciação. E para constar lavrei este termo que commigo assigna o declarante com as testemunhas Hermenegildo Pinto Dias, lavrador, e Cassiano Baptista, seleiro. Eu, Virgilio Octaviano Teixeira, escrivão de paz, o escrevi. Nada mais se continha em o dito assento, do qual bem e fielmente fiz extrahir a presente certidão, ao proprio livro me reporto e dou fé.''',
     fim='Santo Antonio do Machado, 11 de Junho de 1914.',of='Alexandrino de Salles Brandão',tit='O Escrivão de Paz e Official do Registro Civil',st=[('THESOURO','300 Rs'),('MINAS','1$000')],
     t=lambda:T('Joaquina Umbelina de Moraes','21/03/1893','vinte e um de Março de mil oitocentos e noventa e tres','Santo Antonio do Machado','MG',('Santo Antonio do Machado','MG'),'Cartorio de Paz e Registro Civil de Santo Antonio do Machado','24/03/1893','11/06/1914','Alexandrino de Salles Brandão',hora='14:30',sexo='Feminino',est='fazenda denominada do Ribeirão Fundo',livro='3',folha='42v',termo='207',
      g1=('Theophilo Xavier de Moraes','Campanha'),g2=('Escholastica Umbelina da Annunciação','Santo Antonio do Machado'),pat=('Honorio Xavier de Moraes','Anna Thereza do Espirito Santo'),ma=('Quintiliano José Ferreira','Rita Umbelina da Annunciação'),
      an='Casou-se nesta parochia, com Bernardino Lopes de Faria, aos 9 de Fevereiro de 1914, livro 5, fls. 88. O escrivão, A. Salles.',joint=True,
      accept={'filiação.genitor_1.naturalidade':['cidade da Campanha','Campanha - MG'],'filiação.genitor_2.naturalidade':['Santo Antonio do Machado - MG','districto de Santo Antonio do Machado','deste mesmo districto de Santo Antonio do Machado'],
       'filiação.genitor_2.nome_completo':['Dona Escholastica Umbelina da Annunciação'],'avós.paternos.avô':['Capitão Honorio Xavier de Moraes'],'avós.paternos.avó':['Dona Anna Thereza do Espirito Santo'],'avós.maternos.avó':['Dona Rita Umbelina da Annunciação'],
       'local_nascimento.estabelecimento':['','Fazenda Ribeirão Fundo','fazenda do Ribeirão Fundo','Ribeirão Fundo','Domicílio'],'observações.anotações':['Casou-se nesta parochia, com Bernardino Lopes de Faria, aos 9 de Fevereiro de 1914, livro 5, fls. 88.']})),
    dict(uf='Estado do Rio Grande do Sul',com='Municipio de São João de Camaquam',dist='Primeiro Districto',
     cart='Officio do Registro Civil do 1.º Districto de São João de Camaquam',
     marg=['Nascimento','n. 61','<b>Apparicio</b>','(filho natural)'],
     txt='''Certifico que no livro segundo, a folhas cento e dez, debaixo do numero sessenta e um, consta o registro de nascimento de <b>Apparicio Brasil da Silveira</b>, do sexo masculino, de côr parda, nascido nesta villa de São João de Camaquam, em casa de residencia de sua mãe, ás onze e um quarto da noite do dia 1.º de Julho de 1902; filho natural de <b>Maria Idalina da Silveira</b>, solteira, de serviços domesticos, natural de Piratiny, neste Estado, sendo ignorado o pae; e neto, por parte de sua mãe, de Fidelis da Silveira e de Luiza Idalina, fallecida. Foi declarante a parteira Perpetua Bicca, e testemunhas João Tell e Ataliba Gomes Netto. O assento foi lavrado a 15 do dito mez e anno e por mim subscripto. O referido é verdade e dou fé.''',
     fim='Villa de São João de Camaquam, em 3 de Novembro de 1911.',of='Pantaleão Telles de Queiroz',tit='O official',st=[('R. G. SUL','600 Rs')],
     t=lambda:T('Apparicio Brasil da Silveira','01/07/1902','1.º de Julho de 1902','São João de Camaquam','RS',('São João de Camaquam','RS'),'Officio do Registro Civil do 1.º Districto de São João de Camaquam','15/07/1902','03/11/1911','Pantaleão Telles de Queiroz',hora='23:15',sexo='Masculino',est='casa de residencia de sua mãe',livro='segundo',folha='cento e dez',termo='sessenta e um',
      g1=('Maria Idalina da Silveira','Piratiny, neste Estado'),ma=('Fidelis da Silveira','Luiza Idalina'),
      accept={'registro.livro':['2'],'registro.folha':['110'],'registro.termo':['61'],'local_nascimento.estabelecimento':['','Domicílio','em casa de residencia de sua mãe'],'filiação.genitor_1.naturalidade':['Piratiny','Piratiny - RS']})),
    dict(uf='Estado de S. Paulo',com='Comarca de Casa Branca',dist='Districto de paz de Tambahú',
     cart='Cartorio do Escrivão de Paz de Tambahú',
     marg=['389 — 390','<b>Cosme</b> e<br><b>Damião</b>','gemeos'],
     txt='''Aos trinta dias do mez de Setembro de mil novecentos e nove, neste districto de paz de Tambahú, Estado de S. Paulo, compareceu Giuseppe Bortolotto, colono, subdito italiano, e declarou, em presença das testemunhas, que ante-hontem, vinte e oito de Setembro de mil novecentos e nove, ás sete horas da manhã, na fazenda São Pedro dos Morrinhos, sua mulher deu á luz duas creanças gemeas do sexo masculino, sendo este o segundo a nascer, que ha de se chamar <b>Damião Bortolotto</b>, havendo o primeiro, nascido ás seis horas e tres quartos, recebido o nome de Cosme Bortolotto, registrado sob o numero antecedente. São filhos legitimos delle declarante, natural de Treviso, Italia, e de <b>Assumpta Zanchetta</b>, natural de Rovigo, Italia; avós paternos: Luigi Bortolotto e Caterina Sartor; maternos: Domenico Zanchetta e Maria Pia Bellinello. Do que faço este termo. — Era o que se continha no dito assento, ás folhas 194 do livro 12-A, termo n.º 390, que fielmente copiei.''',
     fim='Tambahú, aos dois dias do mez de Maio de mil novecentos e dezeseis.',of='Evaristo de Assis Moura',tit='O Escrivão de Paz vitalicio',st=[('S. PAULO','2$000'),('EDUCAÇÃO','200')],
     t=lambda:T('Damião Bortolotto','28/09/1909','vinte e oito de Setembro de mil novecentos e nove','Tambahú','SP',('Tambahú','SP'),'Cartorio do Escrivão de Paz de Tambahú','30/09/1909','02/05/1916','Evaristo de Assis Moura',hora='07:00',sexo='Masculino',est='fazenda São Pedro dos Morrinhos',livro='12-A',folha='194',termo='390',
      g1=('Giuseppe Bortolotto','Treviso, Italia'),g2=('Assumpta Zanchetta','Rovigo, Italia'),pat=('Luigi Bortolotto','Caterina Sartor'),ma=('Domenico Zanchetta','Maria Pia Bellinello'),gem='Cosme Bortolotto',twins=['Cosme Bortolotto'],
      accept={'local_nascimento.estabelecimento':['','Domicílio'],'filiação.genitor_1.naturalidade':['Treviso - Italia'],'filiação.genitor_2.naturalidade':['Rovigo - Italia'],'registro.livro':['12A','12']})),
    ][k-1]
    css='''body{font:14.4pt/1.62 "Old Standard TT","EB Garamond";color:#2a2118;background:#fbf6e6}
.b{position:absolute;left:14mm;top:11mm;right:14mm;text-align:center;line-height:1.25}.b .r{font-size:17pt;letter-spacing:3px}.b .s{font-size:11.5pt}
h1{font:bold 21pt "Old Standard TT";margin:5mm 0 0;letter-spacing:1px}
.m{position:absolute;left:9mm;top:84mm;width:37mm;bottom:20mm;border-right:1px double #7a6a4a;padding-right:3mm;font-size:11pt;line-height:1.35}
.t{position:absolute;left:50mm;top:80mm;right:15mm;text-align:justify;font-style:italic}.t b{font-weight:normal;text-decoration:underline;text-decoration-thickness:.5px}
.f{text-align:right;font-style:italic;margin-top:5mm}.g{position:absolute;right:15mm;bottom:18mm;text-align:center;line-height:1.2;font-size:12pt}
.e{position:absolute;left:52mm;bottom:16mm}'''
    b=f'''<div class=b>{arms(62,'#5a4a2a')}<div class=r>ESTADOS UNIDOS DO BRAZIL</div><div class=s>{F['uf']} &#8212; {F['com']} &#8212; {F['dist']}</div><div class=s>{F['cart']}</div><h1>Certidão de nascimento</h1></div>
<div class=m>{'<br>'.join(F['marg'])}</div><div class=t>{F['txt']}<div class=f>{F['fim']}</div></div>
<div class=e>{''.join(stamp(a,v,c) for (a,v),c in zip(F['st'],('#7d4a1e','#2b5a3a')))}</div><div class=g>{F['tit']},<br>{sig(F['of'],200,50,'#3a2a16')}<br><i>{F['of']}</i></div>'''
    return page(220,330,css,b),F['t']()
# ---------- B: half-sheet blank, dotted lines, captions under the lines, typewriter
def formB(k):
    F=[
    dict(est='ESTADO DA BAHIA',cart='Cartório do Registro Civil de Santo Antônio Além do Carmo',loc='Capital',
     L=[[('n.º do termo','1.884',2),('livro','37-A',2),('fôlha','201 v',2),('lavrado em','27-VI-1938',3),('declarante','o pai',3)],
        [('nome do registrado','Eutímio Américo dos Prazeres Sant\'Ana',8),('sexo','masculino',3),('côr','parda',2)],
        [('nasceu no dia, mês e ano','dezenove de junho de 1938',6),('às (horas)','4 1/2 da madrugada',4),('rua, casa ou maternidade','Maternidade Climério de Oliveira',7)],
        [('cidade ou vila','Salvador',4),('distrito','Nazaré',3),('Estado','Baía',2),('filiação (legítima, natural, etc.)','legítima',3)],
        [('pai','Leopoldino Sant\'Ana',6),('profissão','estivador',3),('donde é natural','Cachoeira, Baía',5)],
        [('mãe','Maria Eufrosina dos Prazeres Sant\'Ana',7),('profissão','doméstica',3),('donde é natural','Maragogipe, Baía',5)],
        [('avô paterno','Tibúrcio Sant\'Ana',5),('avó paterna','Felicidade Maria da Conceição',6)],
        [('avô materno','Manuel Querino dos Prazeres',5),('avó materna','Balbina Rosa',6)],
        [('testemunhas','Otaviano Muniz e Jacinto Caldas',7),('observações','- o - o - o -',7)]],
     fim='Cidade do Salvador, 8 de agôsto de 1941',of='Bel. Arlindo Góis Fiúza',tit='oficial do registro civil',
     t=lambda:T("Eutímio Américo dos Prazeres Sant'Ana",'19/06/1938','dezenove de junho de 1938','Salvador','BA',('Salvador','BA'),'Cartório do Registro Civil de Santo Antônio Além do Carmo','27/06/1938','08/08/1941','Bel. Arlindo Góis Fiúza',hora='04:30',sexo='Masculino',est='Maternidade Climério de Oliveira',livro='37-A',folha='201 v',termo='1.884',
      g1=("Leopoldino Sant'Ana",'Cachoeira, Baía'),g2=("Maria Eufrosina dos Prazeres Sant'Ana",'Maragogipe, Baía'),pat=("Tibúrcio Sant'Ana",'Felicidade Maria da Conceição'),ma=('Manuel Querino dos Prazeres','Balbina Rosa'),joint=True,
      accept={'autenticação.oficial_registro':['Arlindo Góis Fiúza'],'filiação.genitor_1.naturalidade':['Cachoeira - BA','Cachoeira - Baía'],'filiação.genitor_2.naturalidade':['Maragogipe - BA','Maragogipe - Baía'],'registro.folha':['201v'],'registro.município':['Cidade do Salvador']})),
    dict(est='ESTADO DO PARÁ',cart='Cartorio do 2º Officio — Registro Civil de Óbidos',loc='Óbidos',
     L=[[('n.º do termo','77',2),('livro','9',2),('fôlha','39',2),('lavrado em','2 de fevereiro de 1929',4),('declarante','a avó materna',3)],
        [('nome do registrado','Zulmira Paraense Tocantins',8),('sexo','feminino',3),('côr','morena',2)],
        [('nasceu no dia, mês e ano','26 de janeiro de 1929',6),('às (horas)','ignorada',4),('rua, casa ou maternidade','na propria residencia',7)],
        [('cidade ou vila','Óbidos',4),('distrito','séde',3),('Estado','Pará',2),('filiação (legítima, natural, etc.)','natural',3)],
        [('pai','x x x x x x x x x',6),('profissão','x x x',3),('donde é natural','x x x x x x',5)],
        [('mãe','Rosalina Tocantins',7),('profissão','costureira',3),('donde é natural','Faro, deste Estado',5)],
        [('avô paterno','x x x x x x x x x',5),('avó paterna','x x x x x x x x x',6)],
        [('avô materno','ignorado',5),('avó materna','Joanna Tocantins',6)],
        [('testemunhas','Cel. Ramiro Picanço e José Bentes',7),('observações','Nada consta á margem',7)]],
     fim='Óbidos, 14 de Setembro de 1931',of='Lauro Sarmento Bittencourt',tit='serventuario vitalicio',
     t=lambda:T('Zulmira Paraense Tocantins','26/01/1929','26 de janeiro de 1929','Óbidos','PA',('Óbidos','PA'),'Cartorio do 2º Officio — Registro Civil de Óbidos','02/02/1929','14/09/1931','Lauro Sarmento Bittencourt',sexo='Feminino',est='na propria residencia',livro='9',folha='39',termo='77',
      g1=('Rosalina Tocantins','Faro, deste Estado'),ma=('','Joanna Tocantins'),joint=True,
      accept={'local_nascimento.estabelecimento':['','Domicílio','propria residencia'],'filiação.genitor_1.naturalidade':['Faro - PA','Faro','Faro, Pará'],'observações.averbações':['Nada consta á margem'],'observações.anotações':['Nada consta á margem'],'avós.maternos.avô':['ignorado']})),
    dict(est='TERRITÓRIO DO ACRE',cart='Cartório do Registro Civil da Comarca de Xapuri',loc='Xapuri',
     L=[[('n.º do termo','512',2),('livro','4-A',2),('fôlha','118',2),('lavrado em','10/V/1947',4),('declarante','o pai',3)],
        [('nome do registrado','Iracema Pinheiro Nogueira Bezerra',8),('sexo','feminino',3),('côr','branca',2)],
        [('nasceu no dia, mês e ano','31 de dezembro de 1944',6),('às (horas)','6 e 40 da tarde',4),('rua, casa ou maternidade','Seringal Boa Fé',7)],
        [('cidade ou vila','Brasiléia',4),('distrito','—',3),('Estado','Terr. do Acre',2.6),('filiação (legítima, natural, etc.)','legítima',3)],
        [('pai','Raimundo Nonato Bezerra',6),('profissão','seringueiro',3),('donde é natural','Sobral, Ceará',5)],
        [('mãe','Francisca Pinheiro Nogueira Bezerra',7),('profissão','doméstica',3),('donde é natural','Xapuri, Território do Acre',6)],
        [('avô paterno','Joaquim Bezerra Lima',5),('avó paterna','Maria das Dores Bezerra',6)],
        [('avô materno','Pedro Nogueira',5),('avó materna','Antônia Pinheiro Nogueira',6)],
        [('testemunhas','Guiomar Façanha e Abílio Said',7),('observações','Registro feito por despacho do M. Juiz, de 5/V/1947.',8)]],
     fim='Xapuri, 12 de maio de 1947',of='Hermínio Maia Studart',tit='escrivão e oficial',
     t=lambda:T('Iracema Pinheiro Nogueira Bezerra','31/12/1944','31 de dezembro de 1944','Brasiléia','AC',('Xapuri','AC'),'Cartório do Registro Civil da Comarca de Xapuri','10/05/1947','12/05/1947','Hermínio Maia Studart',hora='18:40',sexo='Feminino',est='Seringal Boa Fé',livro='4-A',folha='118',termo='512',
      g1=('Raimundo Nonato Bezerra','Sobral, Ceará'),g2=('Francisca Pinheiro Nogueira Bezerra','Xapuri, Território do Acre'),pat=('Joaquim Bezerra Lima','Maria das Dores Bezerra'),ma=('Pedro Nogueira','Antônia Pinheiro Nogueira'),an='Registro feito por despacho do M. Juiz, de 5/V/1947.',joint=True,
      accept={'local_nascimento.estabelecimento':['','Domicílio'],'filiação.genitor_1.naturalidade':['Sobral - CE','Sobral - Ceará'],'filiação.genitor_2.naturalidade':['Xapuri - AC','Xapuri, Acre']})),
    ][k-1]
    css='''body{background:#f7f3df;color:#1c1c1c;font:8pt "C059"}
.h{position:absolute;left:10mm;right:10mm;top:6mm;display:flex;align-items:center;gap:5mm}.h div{line-height:1.3}.h .q{flex:1;text-align:center}
h1{font:bold 17pt "C059";margin:0;letter-spacing:2px}.r{position:absolute;left:10mm;right:10mm;top:31mm;border:1.2px solid #234;border-radius:3mm;padding:2mm 4mm}
.l{display:flex;gap:3mm;margin-bottom:1.5mm}.c .v{border-bottom:1px dotted #345;font:10.2pt/1.35 "Courier Prime";padding:1mm 1mm 0;white-space:nowrap;color:#15152e}.c .k{font:italic 6.4pt/1.5 "C059";text-align:center;color:#345;padding-top:.4mm}
.z{position:absolute;left:14mm;right:12mm;bottom:5mm;display:flex;justify-content:space-between;align-items:flex-end}.z .g{text-align:center}.ty{font:10pt "Courier Prime";border-bottom:1px dotted #345;padding:0 3mm}
.i{font:italic 6.4pt/1.6 "C059";text-align:center;color:#345}'''
    rows=''.join('<div class=l>'+''.join(f'<div class=c style="flex:{w} 1 auto"><div class=v>{html.escape(v)}</div><div class=k>{c}</div></div>' for c,v,w in L)+'</div>' for L in F['L'])
    b=f'''<div class=h>{arms(52,'#234')}<div class=q>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br><b>{F['est']}</b><br>{F['cart']}<h1>CERTIDÃO DE NASCIMENTO</h1></div>{stamp('TESOURO','Cr$ 2' if k==3 else '1$200','#8a2b2b',44,54)}</div>
<div class=r>{rows}</div><div class=z><div><div class=ty>{F['fim']}</div><div class=i>lugar e data em que se passou esta</div><div style="margin-top:3mm;font-size:6pt">Mod. 11 — Tip. Progresso — Busca 1$000 · Raza 2$500 · Sêlo 1$200</div></div><div>{seal('REGISTRO CIVIL · '+F['loc'].upper()+' · BRASIL ·',66,'#445')}</div><div class=g>{sig(F['of'],150,34)}<div class=ty>{F['of']}</div><div class=i>{F['tit']}</div></div></div>'''
    return page(230,168,css,b),F['t']()
# ---------- C: 1950s sheet, numbered boxes without labels, legend by numbers at the foot
LEG='''1 Nome do registrado|2 Sexo|3 Dia, mês e ano do nascimento|4 Hora|5 Local (estabelecimento ou domicílio)|6 Município e Estado em que nasceu|7 Pai|8 Mãe|9 Naturalidade do pai|10 Naturalidade da mãe|11 Avós paternos (avô / avó)|12 Avós maternos (avô / avó)|13 Livro|14 Fôlha|15 Têrmo|16 Data do registro|17 Declarante|18 Testemunhas|19 Profissão do pai|20 Idade da mãe|21 Gêmeos|22 Averbações|23 Data desta certidão|24 Oficial'''.split('|')
def formC(k):
    V=[
    dict(cab='Estado do Espírito Santo<br>Município de Colatina',cart='CARTÓRIO DO REGISTRO CIVIL DO DISTRITO DE ITAPINA',v=['DORALICE BONADIMAN PAGOTTO','Feminino','3/11/1951','11h 05m','Hospital e Maternidade Sílvio Avidos','Colatina - Espírito Santo','ANTENOR PAGOTTO','GENOVEVA BONADIMAN PAGOTTO','Santa Teresa - E. Santo','Itaguaçu - E. Santo','AURÉLIO PAGOTTO / TERESA BINDA','FELÍCIO BONADIMAN / ERSÍLIA CORTELETTI','A-7','88','3.146','9/11/1951','o pai','Olívio Sperandio; Nair Rangel','lavrador','24 anos','Não','—','22/01/1958','JOSÉ EPAMINONDAS BARCELOS'],
     t=lambda v:T(v[0],'03/11/1951',v[2],'Colatina','ES',('Colatina','ES'),'CARTÓRIO DO REGISTRO CIVIL DO DISTRITO DE ITAPINA','09/11/1951','22/01/1958',v[23],hora='11:05',sexo='Feminino',est=v[4],livro='A-7',folha='88',termo='3.146',g1=(v[6],v[8]),g2=(v[7],v[9]),pat=('AURÉLIO PAGOTTO','TERESA BINDA'),ma=('FELÍCIO BONADIMAN','ERSÍLIA CORTELETTI'),
      accept={'filiação.genitor_1.naturalidade':['Santa Teresa - ES','Santa Teresa - Espírito Santo'],'filiação.genitor_2.naturalidade':['Itaguaçu - ES','Itaguaçu - Espírito Santo'],'registro.município':['Itapina','Itapina - Colatina']})),
    dict(cab='Estado de Mato Grosso<br>Município de Aquidauana',cart='CARTÓRIO DE PAZ E REGISTRO CIVIL — TAUNAY',v=['NIVALDO TERENA LULÚ','Masculino','30/08/1955','0h 20m','Domicílio','Aquidauana - Mato Grosso','NÃO DECLARADO','ERMELINDA LULÚ','—','Miranda - Mato Grosso','— / —','HONORATO LULÚ / CECÍLIA POLIDÓRIO','3','12v','295','14/03/1959','a mãe','Inácio Faustino; Irmã Bernarda','—','19 anos','Não','Reconhecido como filho por ARLINDO RONDON, conf. escritura pública de 2/2/1960, livro 14, fls. 9.','05/02/1960','BENEDITO PAES DE BARROS'],
     t=lambda v:T(v[0],'30/08/1955',v[2],'Aquidauana','MT',('Aquidauana','MT'),'CARTÓRIO DE PAZ E REGISTRO CIVIL — TAUNAY','14/03/1959','05/02/1960',v[23],hora='00:20',sexo='Masculino',est='Domicílio',livro='3',folha='12v',termo='295',g1=(v[7],v[9]),ma=('HONORATO LULÚ','CECÍLIA POLIDÓRIO'),av=v[21],
      accept={'local_nascimento.estabelecimento':[''],'filiação.genitor_1.naturalidade':['Miranda - MT'],'registro.município':['Taunay']})),
    dict(cab='Estado de Pernambuco<br>Município de Garanhuns',cart='CARTÓRIO DO 1º OFÍCIO DO REGISTRO CIVIL DE GARANHUNS',v=['MARIA DO SOCORRO TENÓRIO CAVALCANTI DE ALBUQUERQUE WANDERLEY','Feminino','24/12/1949','5h 30m','Casa de Saúde N. S. do Perpétuo Socorro','Garanhuns - Pernambuco','JOÃO DE BARROS WANDERLEY NETO','ETELVINA TENÓRIO CAVALCANTI DE ALBUQUERQUE WANDERLEY','Bom Conselho - Pernambuco','Palmeira dos Índios - Alagoas','ABDON DE BARROS WANDERLEY / JOSEFA TELES DE BARROS','URBANO TENÓRIO DE ALBUQUERQUE / MARIA DAS MERCÊS CAVALCANTI','21-A','300','18.402','2/1/1950','o pai','Dr. Tomás Maia; Luís Brasileiro','bancário','31 anos','Sim: MARIA DO CARMO TENÓRIO CAVALCANTI DE ALBUQUERQUE WANDERLEY, têrmo 18.401','—','17/07/1953','MANUEL GOUVEIA DE MIRANDA'],
     t=lambda v:T(v[0],'24/12/1949',v[2],'Garanhuns','PE',('Garanhuns','PE'),'CARTÓRIO DO 1º OFÍCIO DO REGISTRO CIVIL DE GARANHUNS','02/01/1950','17/07/1953',v[23],hora='05:30',sexo='Feminino',est=v[4],livro='21-A',folha='300',termo='18.402',g1=(v[6],v[8]),g2=(v[7],v[9]),pat=('ABDON DE BARROS WANDERLEY','JOSEFA TELES DE BARROS'),ma=('URBANO TENÓRIO DE ALBUQUERQUE','MARIA DAS MERCÊS CAVALCANTI'),gem='MARIA DO CARMO TENÓRIO CAVALCANTI DE ALBUQUERQUE WANDERLEY',twins=['MARIA DO CARMO TENÓRIO CAVALCANTI DE ALBUQUERQUE WANDERLEY'])),
    ][k-1]
    v=V['v']
    order=[13,14,15,16, 1, 2,3,4, 5,6, 7,9,19, 8,10,20, 11, 12, 21,17, 18, 22, 23,24]
    span={13:3,14:3,15:3,16:3,1:12,2:3,3:5,4:4,5:7,6:5,7:6,9:4,19:2,8:6,10:4,20:2,11:12,12:12,21:8,17:4,18:12,22:12,23:4,24:8}
    css='''body{background:#fff;font:9pt "Caladea";color:#222}.h{position:absolute;left:18mm;top:12mm;right:18mm;display:grid;grid-template-columns:1fr 22mm 1fr;align-items:center;text-align:center;line-height:1.4}
h1{position:absolute;top:40mm;left:0;right:0;text-align:center;font:bold 18pt "Caladea";margin:0}.s{position:absolute;top:48.5mm;left:25mm;right:25mm;font-size:8.6pt;line-height:1.3;text-align:center;font-style:italic}
.g{position:absolute;left:18mm;right:18mm;top:60mm;display:grid;grid-template-columns:repeat(12,1fr);border-top:1.5px solid #1a4a3a;border-left:1.5px solid #1a4a3a}
.g>div{border-right:1.5px solid #1a4a3a;border-bottom:1.5px solid #1a4a3a;min-height:12.6mm;padding:1mm 1.5mm 1mm 6.5mm;position:relative;font:10.5pt/1.25 "Nimbus Mono PS";display:flex;align-items:center}
.g sup{position:absolute;left:1mm;top:1mm;font:bold 7pt "Caladea";border:1px solid #1a4a3a;border-radius:50%;width:4.4mm;height:4.4mm;text-align:center;line-height:4.1mm;color:#1a4a3a}
.l{position:absolute;left:18mm;right:18mm;bottom:12mm;columns:4;font-size:7.6pt;line-height:1.35;border-top:1px solid #1a4a3a;padding-top:2mm}.sg{position:absolute;right:25mm;bottom:44mm;text-align:center}.ch{position:absolute;left:24mm;bottom:42mm}'''
    cells=''.join(f'<div style="grid-column:span {span[n]}"><sup>{n}</sup><span>{v[n-1]}</span></div>' for n in order)
    b=f'''<div class=h><div>{V['cab']}</div>{arms(64,'#1a4a3a')}<div>Registro Civil<br>das Pessoas Naturais</div></div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=s>{V['cart']} — certifica que do livro próprio constam os dados numerados, conforme a legenda no pé da fôlha</div>
<div class=g>{cells}</div><div class=ch>{seal('CARTÓRIO DO REGISTRO CIVIL · BRASIL · ',80,'#1a4a3a')}</div><div class=sg>{sig(v[23],190,48)}<br>_______________________________<br><small>assinatura (24)</small></div><div class=l>{'<br>'.join(LEG)}</div>'''
    return page(216,340,css,b),V['t'](v)
# ---------- D: 1960s-70s landscape, labels turned sideways in bars
def formD(k):
    V=[
    dict(cart='CARTÓRIO CASTELO BRANCO — 3ª ZONA DO REGISTRO CIVIL',mun='FORTALEZA',uf='CEARÁ',nome='LUCIVÂNIA MAGALHÃES SABÓIA',dn='07 DE MARÇO DE 1966',h='21:10 HS.',sx='FEM.',est='MATERNIDADE-ESCOLA ASSIS CHATEAUBRIAND',loc='FORTALEZA, CE',pai='FRANCISCO EDMILSON SABÓIA',paid='QUIXADÁ, CE',mae='MARIA LUCILA MAGALHÃES SABÓIA',maed='IPU, CE',ap='VICENTE SABÓIA SOBRINHO<br>RAIMUNDA NONATA SABÓIA',am='ESTÊVÃO MAGALHÃES PORTO<br>LUÍSA AMÉLIA MAGALHÃES',l='A-114',f='27',t='60.933',dr='15-MAR-1966',em='20-DEZ-1973',of='JOSÉ HUGO CASTELO BRANCO',ob='SEM AVERBAÇÕES ATÉ A PRESENTE DATA',
     T=lambda v:T(v['nome'],'07/03/1966',v['dn'],'FORTALEZA','CE',('FORTALEZA','CE'),v['cart'],'15/03/1966','20/12/1973',v['of'],hora='21:10',sexo='Feminino',est=v['est'],livro='A-114',folha='27',termo='60.933',g1=(v['pai'],v['paid']),g2=(v['mae'],v['maed']),pat=('VICENTE SABÓIA SOBRINHO','RAIMUNDA NONATA SABÓIA'),ma=('ESTÊVÃO MAGALHÃES PORTO','LUÍSA AMÉLIA MAGALHÃES'),joint=True,accept={'observações.averbações':[v['ob']],'observações.anotações':[v['ob']]})),
    dict(cart='SERVENTIA DO REGISTRO CIVIL DO 9º SUBDISTRITO',mun='RIO DE JANEIRO',uf='GUANABARA',nome='WLADIMIR STRUZINSKY FILHO',dn='29 DE FEVEREIRO DE 1964',h='13:45 HS.',sx='MASC.',est='CASA DE SAÚDE SÃO SEBASTIÃO',loc='RIO DE JANEIRO, GB',pai='WLADIMIR STRUZINSKY',paid='LVOV, POLÔNIA',mae='HELGA VON BRÜNING STRUZINSKY',maed='BLUMENAU, SC',ap='STANISŁAW STRUZINSKY<br>OLGA KOWALCZUK',am='OTTO VON BRÜNING<br>FRIEDA HERING VON BRÜNING',l='402',f='155v',t='91.007',dr='04-MAR-1964',em='04-MAR-1964',of='HEITOR SEGADAS VIANNA',ob='* * * * *',
     T=lambda v:T(v['nome'],'29/02/1964',v['dn'],'RIO DE JANEIRO','GB',('RIO DE JANEIRO','GB'),v['cart'],'04/03/1964','04/03/1964',v['of'],hora='13:45',sexo='Masculino',est=v['est'],livro='402',folha='155v',termo='91.007',g1=(v['pai'],v['paid']),g2=(v['mae'],v['maed']),pat=('STANISŁAW STRUZINSKY','OLGA KOWALCZUK'),ma=('OTTO VON BRÜNING','FRIEDA HERING VON BRÜNING'),joint=True,accept={'local_nascimento.uf':['RJ','GUANABARA'],'registro.uf':['RJ','GUANABARA'],'dados_pessoais.naturalidade':['RIO DE JANEIRO - RJ'],'filiação.genitor_1.naturalidade':['LVOV - POLÔNIA']})),
    dict(cart='CARTÓRIO DO REGISTRO CIVIL E ANEXOS DE GUIRATINGA',mun='GUIRATINGA',uf='MATO GROSSO',nome='ROSÂNGELA APARECIDA',dn='12 DE OUTUBRO DE 1971',h='',sx='FEM.',est='DOMICÍLIO',loc='GUIRATINGA, MT',pai='',paid='',mae='JOVELINA ALVES PEREIRA',maed='RONDONÓPOLIS, MT',ap='',am='<br>DEOLINDA ALVES PEREIRA',l='A-19',f='230',t='7.702',dr='30-NOV-1974',em='11-JUN-1979',of='ZELINDA VILELA DE CARVALHO',ob='CASOU-SE EM 28-ABR-1979 COM JURANDIR BISPO, PASSANDO A ASSINAR ROSÂNGELA APARECIDA BISPO. LV. B-6, FLS. 41, T. 803.',
     T=lambda v:T(v['nome'],'12/10/1971',v['dn'],'GUIRATINGA','MT',('GUIRATINGA','MT'),v['cart'],'30/11/1974','11/06/1979',v['of'],sexo='Feminino',est='DOMICÍLIO',livro='A-19',folha='230',termo='7.702',g1=(v['mae'],v['maed']),ma=('','DEOLINDA ALVES PEREIRA'),an=v['ob'],joint=True,accept={'local_nascimento.estabelecimento':['']})),
    ][k-1]
    css='''body{background:#fdfdf6;font:8pt "Liberation Sans Narrow";color:#201a10}.bar{position:absolute;background:#7c2d12;color:#fff;writing-mode:vertical-rl;transform:rotate(180deg);display:flex;align-items:center;justify-content:center;font:bold 10pt "Liberation Sans Narrow";letter-spacing:2px;text-align:center}
.bx{position:absolute;border:1px solid #7c2d12;display:flex}.bx i{writing-mode:vertical-rl;transform:rotate(180deg);font:6.8pt/1.05 "Liberation Sans Narrow";background:#f4e3d2;color:#7c2d12;width:7.5mm;display:flex;align-items:center;justify-content:center;text-align:center;flex:none}
.bx b{font:10.4pt/1.35 "Cousine";padding:1mm 2.5mm;align-self:center}.ti{position:absolute;left:34mm;top:8mm;font:bold 21pt "Liberation Sans Narrow";letter-spacing:4px;color:#7c2d12}'''
    X=lambda x,y,w,h,k,v:f'<div class=bx style="left:{x}mm;top:{y}mm;width:{w}mm;height:{h}mm"><i>{k}</i><b>{v}</b></div>'
    B=lambda y,h,t:f'<div class=bar style="left:22mm;top:{y}mm;width:9mm;height:{h}mm">{t}</div>'
    v=V
    b=f'''<div class=bar style="left:6mm;top:6mm;width:13mm;height:198mm;font-size:11pt;background:#fff;color:#7c2d12;border:1px solid #7c2d12">{v['cart']}<br>{v['mun']} &nbsp;—&nbsp; ESTADO {'DO' if v['uf']=='CEARÁ' else 'DA' if v['uf']=='GUANABARA' else 'DE'} {v['uf']} &nbsp;—&nbsp; BRASIL</div>
<div class=ti>CERTIDÃO DE NASCIMENTO</div><div style="position:absolute;right:12mm;top:5mm">{arms(50,'#7c2d12')}</div>
{B(22,26,'ASSENTO')}{X(33,22,48,26,'LIVRO',v['l'])}{X(83,22,44,26,'FÔLHA',v['f'])}{X(129,22,50,26,'TÊRMO',v['t'])}{X(181,22,108,26,'LAVRADO<br>EM',v['dr'])}
{B(50,52,'REGISTRADO')}{X(33,50,186,25,'NOME',v['nome'])}{X(221,50,68,25,'SEXO',v['sx'])}{X(33,77,72,25,'NASCEU<br>A',v['dn'])}{X(107,77,38,25,'HORA',v['h'])}{X(147,77,82,25,'ONDE',v['est'])}{X(231,77,58,25,'CIDADE<br>E UF',v['loc'])}
{B(104,52,'FILIAÇÃO')}{X(33,104,88,25,'PAI',v['pai'])}{X(123,104,52,25,'NATURAL<br>DE',v['paid'])}{X(177,104,112,25,'AVÓS<br>PATERNOS',v['ap'])}{X(33,131,88,25,'MÃE',v['mae'])}{X(123,131,52,25,'NATURAL<br>DE',v['maed'])}{X(177,131,112,25,'AVÓS<br>MATERNOS',v['am'])}
{B(158,46,'FÉ PÚBLICA')}{X(33,158,118,46,'OBSERVAÇÕES À MARGEM',v['ob'])}{X(153,158,52,46,'PASSADA<br>EM',v['em'])}
<div class=bx style="left:207mm;top:158mm;width:82mm;height:46mm"><i>OFICIAL</i><b style="text-align:center;font-size:9pt;flex:1">{sig(v['of'],180,50)}<br>{v['of']}</b></div>'''
    return page(297,210,css,b),V['T'](v)
