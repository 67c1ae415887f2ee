# 01-05: marriage, death, stillbirth, negative certificate, emancipation.
from h import *

def head(title, sub='REGISTRO CIVIL DAS PESSOAS NATURAIS'):
    return f'<div class="c">{arms(21)}<div style="font-size:11pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:9.5pt">{sub}</div><div style="font-size:17pt;font-weight:bold;letter-spacing:.5px;margin:1mm 0 2mm">{title}</div></div>'

def foot(cart, of, cid, end, txt, signer, seed):
    return (f'<div class="row" style="margin-top:3mm;gap:4mm"><div style="flex:1;border:1px solid #333;padding:2mm;font-size:8.5pt;line-height:1.35">{cart}<br>{of}<br>{cid}<br>{end}</div>'
            f'<div style="flex:1.1;font-size:9.5pt"><div>O conteúdo da certidão é verdadeiro. Dou fé.</div><div>{txt}</div>{sig(signer, "Escrevente autorizada", seed)}</div></div>')

@kind(1, 'casamento')
def f(i):
    if i == 1:
        m = mat(114587, 2009, 2, 58, 211, 17344)
        b = head('CERTIDÃO DE CASAMENTO') + '<div class="c" style="font-size:9pt">NOME(S)</div>'
        b += '<div class="c b" style="font-size:12.5pt">EDSON VALADARES PIMENTA</div><div class="c b" style="font-size:12.5pt">LUCIMARA FREITAS COUTINHO</div>'
        b += f'<div class="c" style="font-size:8.5pt;margin-top:2mm">MATRÍCULA</div><div class="c b" style="font-size:12pt;margin-bottom:3mm">{m}</div>'
        b += cell('Nomes completos de solteiro, datas e locais de nascimento, nacionalidade e filiações dos cônjuges',
             'EDSON VALADARES PIMENTA, nascido em 17 de agosto de 1979, em Itabira, MG, brasileiro, filho de OSVALDO PIMENTA NETO e de DALVA VALADARES PIMENTA.<br>LUCIMARA FREITAS COUTINHO, nascida em 02 de novembro de 1983, em João Monlevade, MG, brasileira, filha de GERALDO MAJELA COUTINHO e de NAIR FREITAS COUTINHO.', h=34)
        b += row(cell('Data de registro do casamento (por extenso)', 'DEZENOVE DE SETEMBRO DE DOIS MIL E NOVE'), cell('Dia', '19', 10), cell('Mês', '09', 10), cell('Ano', '2009', 14))
        b += cell('Regime de bens do casamento', 'COMUNHÃO PARCIAL DE BENS')
        b += cell('Nome que cada um dos cônjuges passou a utilizar (quando houver alteração)', 'O CÔNJUGE CONTINUOU A ASSINAR O MESMO NOME.<br>LUCIMARA FREITAS COUTINHO PIMENTA')
        b += cell('Observações / averbações', 'Casamento celebrado perante o Juiz de Paz Dr. Américo Sales Brandão. Testemunhas: Hélio Pimenta e Rosa Coutinho Lima. Registro de nascimento do cônjuge: Livro A-31, fls. 40, nº 18.772, Itabira/MG; da cônjuge: Livro A-12, fls. 167, nº 6.021, João Monlevade/MG. Nada mais consta.', h=30)
        b += foot('Ofício do Registro Civil das Pessoas Naturais', 'Oficial: Marília Torres Guedes', 'Itabira – MG', 'Rua Água Santa, 311 – Centro – CEP 35900-000<br>(31) 3831-0000', 'Itabira, 11 de abril de 2022.', 'Patrícia Nunes Sabará', 11)
        b += f'<div style="margin-top:4mm">{selo("TJMG","FKD48812","2210.4478.9012.3345","Emol. R$ 41,20 TFJ R$ 9,11 Total R$ 50,31",3)}</div>'
        return page(b, font="'Liberation Sans'", size=10)
    m = mat(98213, 1994, 3, 7, 88, 2104)
    b = f'''<div class="row" style="justify-content:space-between;align-items:center">{shield(20,'#234d20','#e9dfae')}<div class="c"><b style="font-size:13pt">REGISTRO CIVIL DAS PESSOAS NATURAIS E ANEXOS</b><br>COMARCA DE PIRATINGA DO SUL – ESTADO DO PARANÁ<br>Bel. Ozéias Kruger – Oficial Designado</div>{arms(20)}</div>
    <hr><h1 class="c" style="font-size:20pt;margin:4mm 0">CERTIDÃO DE CASAMENTO RELIGIOSO COM EFEITO CIVIL</h1><div class="c b">Matrícula: {m}</div><br>
    <div class="j" style="line-height:1.75;text-indent:14mm">CERTIFICO, a pedido verbal de parte interessada, que revendo o Livro B-Auxiliar nº 07, às folhas 088, sob o número de ordem 2.104, dele consta o registro do casamento de <b>JURANDIR LEOPOLDO WESCHE</b> e <b>TEREZINHA DE BRITO ANACLETO</b>, contraído no dia {dword('16/07/1994')}, às 17 horas, na Igreja Matriz de São Roque, perante o Reverendo Padre Aldo Bianchessi e as testemunhas constantes do termo.</div>
    <div class="j" style="line-height:1.75;text-indent:14mm"><b>ELE</b>, de profissão marceneiro, estado civil solteiro, natural de Rio Negro, deste Estado, nascido aos {dword('03/02/1968')}, residente e domiciliado neste município, filho de Leopoldo Wesche e de Frida Hackbarth Wesche, sendo avós paternos Otto Wesche e Alma Wesche.</div>
    <div class="j" style="line-height:1.75;text-indent:14mm"><b>ELA</b>, de profissão professora, estado civil solteira, natural desta cidade, nascida aos {dword('25/12/1971')}, residente e domiciliada neste município, filha de Sebastião Anacleto e de Maria de Brito Anacleto, a qual passou a assinar-se <b>TEREZINHA DE BRITO ANACLETO WESCHE</b>.</div>
    <div class="j" style="line-height:1.75;text-indent:14mm">O regime adotado foi o da comunhão parcial de bens. Averbação: por sentença de 04/08/2011, transitada em julgado, foi decretado o DIVÓRCIO do casal, voltando ela a usar o nome de solteira. O referido é verdade e dou fé.</div>
    <div class="r" style="margin:6mm 0">Piratinga do Sul, 9 de maio de 2016.</div>{sig("Ozéias Kruger","Oficial Designado")}<div style="position:absolute;left:20mm;bottom:22mm">{round_stamp("REGISTRO CIVIL * PIRATINGA DO SUL * ","PARANÁ",34)}</div>'''
    return page(b, size=12)

@kind(2, 'obito')
def f(i):
    if i == 1:
        m = mat(121904, 2019, 4, 133, 57, 80417)
        b = head('CERTIDÃO DE ÓBITO') + '<div class="c" style="font-size:9pt">NOME</div><div class="c b" style="font-size:13pt">BENEDITA APARECIDA LACERDA ROSSETTO</div>'
        b += f'<div class="row" style="margin:2mm 0 3mm"><div style="flex:1" class="c"><span style="font-size:8pt">CPF</span><br><b>{cpf("ob1")}</b></div><div style="flex:2" class="c"><span style="font-size:8pt">MATRÍCULA</span><br><b>{m}</b></div></div>'
        b += row(cell('SEXO', 'FEMININO', 17), cell('COR', 'PARDA', 15), cell('ESTADO CIVIL E IDADE', 'VIÚVA – SETENTA E OITO ANOS'))
        b += row(cell('NATURALIDADE', 'BEBEDOURO – SP', 33), cell('DOCUMENTO DE IDENTIFICAÇÃO', 'RG 9.884.120-3 SSP/SP'), cell('ELEITOR', 'SIM', 14))
        b += cell('FILIAÇÃO E RESIDÊNCIA', 'JOÃO LACERDA DE SOUZA e ANTÔNIA DA CONCEIÇÃO LACERDA. Residia na Rua das Paineiras, 77, Jaboticabal/SP.', h=14)
        b += row(cell('DATA E HORA DO FALECIMENTO', 'VINTE E DOIS DE JUNHO DE DOIS MIL E DEZENOVE – 03:40 HORAS'), cell('DIA', '22', 9), cell('MÊS', '06', 9), cell('ANO', '2019', 12))
        b += cell('LOCAL DE FALECIMENTO', 'HOSPITAL E MATERNIDADE SANTA INÊS, JABOTICABAL/SP')
        b += cell('CAUSA DA MORTE', 'CHOQUE SÉPTICO; PNEUMONIA; DIABETES MELLITUS', h=12)
        b += row(cell('SEPULTAMENTO / CREMAÇÃO (MUNICÍPIO E CEMITÉRIO)', 'CEMITÉRIO DA SAUDADE, JABOTICABAL'), cell('DECLARANTE', 'ADRIANO ROSSETTO (FILHO)', 38))
        b += cell('NOME E NÚMERO DE DOCUMENTO DO MÉDICO QUE ATESTOU O ÓBITO', 'DR. CAIO MENEGHELLI – CRM/SP 000.114')
        b += cell('AVERBAÇÕES / ANOTAÇÕES A ACRESCER', 'Deixou os filhos Adriano, nascido em 1966, e Silvana, nascida em 1970. Era viúva de Antônio Rossetto. Registro de nascimento: Livro A-22, fls. 90v, Bebedouro/SP. Deixou bens; testamento ignorado.', h=24)
        b += foot('Oficial de Registro Civil das Pessoas Naturais', 'Rogério Pacheco Linhares', 'Jaboticabal – SP', 'Av. Pintos, 1.020 – Centro', 'Data e local: Jaboticabal, 24 de junho de 2019.', 'Débora Crivelaro Prates', 12)
        return page(b, font="Carlito", size=10.5, pad='13mm 17mm')
    b = f'''<div class="c"><b>ESTADO DA BAHIA – PODER JUDICIÁRIO</b><br>CARTÓRIO DO REGISTRO CIVIL DO DISTRITO DE SERRA MANSA<br><br><span style="font-size:26pt;font-family:C059;font-weight:bold">Certidão de Óbito</span></div><br>
    <table style="width:100%;font-size:11pt" class="t">{''.join(f'<tr><td class="k">{k}</td><td>{v}</td></tr>' for k, v in [
     ('Nº do Registro','3.918'),('Livro / Folhas','C-12 / 144-verso'),('Nome do(a) falecido(a)','JOVINIANO CERQUEIRA DOS REIS'),('Data do nascimento','08/05/1931'),('Natural de','Serra Mansa – BA'),('Sexo','Masculino'),
     ('Pai','Manoel Cerqueira dos Reis'),('Mãe','Firmina Rosa de Jesus'),('Avós paternos','Não declarados'),('Avós maternos','Não declarados'),('Data do óbito','30 de outubro de 1998, às 22h15'),('Lugar do óbito','Residência, Fazenda Umburana, neste distrito'),
     ('Causa mortis','Insuficiência cardíaca'),('Médico atestante','Sem assistência médica – 2 testemunhas'),('Declarante','Elza Cerqueira Matos, neta'),('Sepultado em','Cemitério local'),('Data do registro','02 de novembro de 1998')])}</table>
    <p style="margin-top:8mm">Observações: lavrado à vista de duas testemunhas: Raimundo Alves Bispo e Cosme Damião Teles.</p><p>O referido é verdade e dou fé. Serra Mansa, 5 de março de 2003.</p><br>{sig("Ivonete Sampaio Dantas","Escrivã")}
    <div style="position:absolute;right:22mm;bottom:30mm">{round_stamp("CARTÓRIO REG. CIVIL SERRA MANSA * BAHIA *","",30,'#7a2222',10)}</div>'''
    return page(b, css='.t td{border-bottom:1px dotted #555;padding:1.6mm 2mm}.k{width:52mm;font-style:italic}', font="'Liberation Mono'", size=11)

@kind(3, 'natimorto')
def f(i):
    if i == 1:
        m = mat(104433, 2017, 5, 3, 144, 892)
        b = head('CERTIDÃO DE NATIMORTO') + f'<div class="c b">NOME<br>NATIMORTO DE CRISTIANE BELARMINO TAVARES</div><div class="c" style="margin:2mm 0"><small>MATRÍCULA</small><br><b>{m}</b></div>'
        b += row(cell('DATA DO NASCIMENTO (POR EXTENSO)', 'NOVE DE MARÇO DE DOIS MIL E DEZESSETE'), cell('DIA', '09', 9), cell('MÊS', '03', 9), cell('ANO', '2017', 12))
        b += row(cell('HORA', '11:52', 12), cell('MUNICÍPIO E UNIDADE DA FEDERAÇÃO', 'CAMPINA GRANDE – PB'), cell('LOCAL DA OCORRÊNCIA', 'MATERNIDADE NOSSA SENHORA DO AMPARO'))
        b += row(cell('SEXO', 'FEMININO', 20), cell('DURAÇÃO DA GESTAÇÃO', '31 SEMANAS', 30), cell('GÊMEO', 'NÃO', 15), cell('NOME E MATRÍCULA DO(S) GÊMEO(S)', '******'))
        b += cell('FILIAÇÃO', 'VALDECI TAVARES DE ARAÚJO<br>CRISTIANE BELARMINO TAVARES', h=15)
        b += cell('AVÓS', 'PATERNOS: JOSÉ TAVARES FILHO e SEVERINA DE ARAÚJO TAVARES<br>MATERNOS: LUIZ BELARMINO e MARIA DO CARMO BELARMINO', h=15)
        b += row(cell('DATA DO REGISTRO (POR EXTENSO)', 'TREZE DE MARÇO DE DOIS MIL E DEZESSETE'), cell('DECLARAÇÃO DE ÓBITO Nº', '25118840-7', 34))
        b += cell('CAUSA DA MORTE', 'HIPÓXIA INTRAUTERINA; DESCOLAMENTO PREMATURO DE PLACENTA')
        b += cell('OBSERVAÇÕES / AVERBAÇÕES', 'Registro lavrado no Livro C-Auxiliar nos termos do art. 53 da Lei 6.015/73. Declarante: o pai. Sepultamento: Cemitério do Monte Santo.', h=22)
        b += foot('2º Ofício de Registro Civil – Bela Vista', 'Oficiala: Ercília Montenegro', 'Campina Grande – PB', 'Rua João Moura, 50', 'Campina Grande, 13 de março de 2017.', 'Wanda Barros Queiroga', 7)
        return page(b, font="'DejaVu Sans'", size=9, css='.cell .v{font-size:9pt}')
    b = f'''<div style="border:3px double #333;padding:10mm;min-height:262mm"><div class="row" style="gap:5mm;align-items:center">{arms(24)}<div><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>Município de Alto Tucumã – Rondônia<br><span style="font-size:9pt">Livro C-Auxiliar · Assento de Natimortos</span></div></div>
    <h1 class="c" style="margin:8mm 0 5mm;font-size:19pt">CERTIDÃO DE REGISTRO DE NATIMORTO</h1>
    <p class="j">Certifico que às fls. 019 do Livro C-Auxiliar nº 001, sob o nº 37, foi lavrado em 02/08/2021 o assento de nascimento sem vida de:</p>
    <p class="c b" style="font-size:15pt;margin:5mm 0">JOÃO MIGUEL ASSIS TERRA</p>
    <p class="j">do sexo masculino, cor branca, expulso do ventre materno aos {dword('31/07/2021')}, às quatro horas e dezoito minutos, no Hospital Regional de Alto Tucumã, gestação de trinta e oito semanas, parto único, filho de <b>Denílson Terra Magalhães</b>, motorista, natural de Cacoal/RO, e de <b>Kelly Assis da Luz</b>, do lar, natural de Ji-Paraná/RO; avós paternos: Abel Magalhães e Joana Terra Magalhães; avós maternos: Mauro da Luz e Ivani Assis da Luz.</p>
    <p class="j">Foi declarante o pai. Atestado de óbito fetal firmado pela Dra. Rita Salvatierra, CRM/RO 00.221, DO nº 31904417-2, que deu como causa circular de cordão umbilical. Atribuição de nome facultada aos pais pelo Provimento respectivo.</p>
    <p class="j">O registro de natimorto não gera personalidade civil. Matrícula: <b>{mat(157001,2021,5,1,19,37)}</b>.</p><p>Nada mais. Dou fé.</p><br><p class="r">Alto Tucumã, 02 de agosto de 2021.</p>{sig("Gilvan Pastor Rezende","Tabelião e Oficial Interino")}<br>{selo("TJRO","F7AAQ20114-3C2D1","0091","Isento – ato gratuito",9)}</div>'''
    return page(b, font="'EB Garamond'", size=13, pad='10mm')

@kind(4, 'negativa')
def f(i):
    if i == 1:
        b = head('CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO')
        b += f'''<div style="font-size:11.5pt;line-height:1.7" class="j"><p>CERTIFICO, a requerimento de parte interessada, que, procedendo a buscas nos índices e livros "A" de registro de nascimento deste Ofício, no período compreendido entre 1º de janeiro de 1955 e 31 de dezembro de 1968, <b>NÃO FOI ENCONTRADO</b> o assento de nascimento de:</p></div>'''
        b += cell('NOME', 'OTACÍLIO FERREIRA DA ANUNCIAÇÃO')
        b += row(cell('DATA DE NASCIMENTO INFORMADA', '14/09/1959'), cell('LOCAL INFORMADO', 'POVOADO LAGOA DO MATO, MUNICÍPIO DE SANTA CLARA – MA'))
        b += row(cell('NOME DO PAI', 'BERNARDINO DA ANUNCIAÇÃO'), cell('NOME DA MÃE', 'RAIMUNDA FERREIRA'))
        b += row(cell('AVÓS PATERNOS', 'NÃO INFORMADOS'), cell('AVÓS MATERNOS', 'NÃO INFORMADOS'))
        b += row(cell('LIVROS PESQUISADOS', 'A-01 A A-37'), cell('FINALIDADE', 'REGISTRO TARDIO DE NASCIMENTO'), cell('PROTOCOLO', '2023/004418'))
        b += '<div style="font-size:11pt;margin-top:4mm" class="j"><p>A presente certidão não comprova nascimento e destina-se exclusivamente a instruir pedido de registro tardio (art. 46 da Lei 6.015/1973). O referido é verdade e dou fé.</p></div>'
        b += foot('Serventia Extrajudicial de Santa Clara', 'Oficial: Nazaré Pestana Aroso', 'Santa Clara – MA', 'Praça da Matriz, s/n', 'Santa Clara, 6 de junho de 2023.', 'Leidiane Furtado Cunha', 5)
        b += f'<br>{selo("TJMA","REGCIV0299180E7","KQ2L8810","Gratuito",22)}'
        return page(b, font="'Liberation Sans'", size=10)
    b = f'''<div style="border-bottom:4px solid #17406d;padding-bottom:3mm" class="row"><div style="flex:1"><b style="font-size:16pt;color:#17406d">1º Registro Civil de Vila Esmeralda</b><br><span style="font-size:9pt">Comarca da Capital – RJ · CNPJ 00.000.000/0001-91 · www.exemplo-cartorio.not.br</span></div>{qr(18,44)}</div>
    <h2 class="c" style="margin:9mm 0 6mm">CERTIDÃO NEGATIVA DE NASCIMENTO, CASAMENTO E ÓBITO</h2>
    <p>Protocolo: <b>B-118.204</b> &nbsp; Data do pedido: <b>17/01/2024</b> &nbsp; Período de busca: <b>1970 a 1999</b></p>
    <table style="width:100%" class="t"><tr><th>Nome pesquisado</th><th>Filiação</th><th>Nascimento</th><th>Nascimento</th><th>Casamento</th><th>Óbito</th></tr>
    <tr><td>Solange Meireles do Prado</td><td>Hugo do Prado e Ivete Meireles</td><td>09/11/1974</td><td>NADA CONSTA</td><td>NADA CONSTA</td><td>NADA CONSTA</td></tr>
    <tr><td>Solange Meirelles Prado</td><td>Hugo do Prado e Ivete Meirelles</td><td>09/11/1974</td><td>NADA CONSTA</td><td>NADA CONSTA</td><td>NADA CONSTA</td></tr>
    <tr><td>Solange do Prado Meireles</td><td>Idem</td><td>1974</td><td>NADA CONSTA</td><td>NADA CONSTA</td><td>NADA CONSTA</td></tr></table>
    <p class="j" style="margin-top:6mm">Certificamos que, nos livros A, B, B-Auxiliar, C e C-Auxiliar desta circunscrição e no acervo digital da 3ª Zona incorporada, no período acima, nada consta em nome da pessoa pesquisada e suas variações gráficas. A busca limitou-se a esta serventia e não exclui a existência de assento em outro cartório do país.</p>
    <p>Validade: 90 dias. Dou fé.</p><p class="r">Rio de Janeiro, 19 de janeiro de 2024.</p><br><br>{sig("Thales Arcoverde Lins","Substituto – Mat. 94/00000")}<br><br><p style="font-size:8.5pt">Emolumentos: R$ 48,17 · FETJ: R$ 9,63 · FUNDPERJ: R$ 2,40 · FUNPERJ: R$ 2,40 · ISS: R$ 2,46 · Total: R$ 65,06. Selo EDXX00000 ABC.</p>'''
    return page(b, css='.t td,.t th{border:1px solid #888;padding:2mm;font-size:9pt;text-align:left}.t th{background:#e5edf5}', font='Lato', size=10.5)

@kind(5, 'emancipacao')
def f(i):
    if i == 1:
        b = head('CERTIDÃO DE EMANCIPAÇÃO', 'REGISTRO CIVIL DAS PESSOAS NATURAIS – LIVRO "E"')
        b += f'<div class="c b">NOME<br><span style="font-size:14pt">RAFAELA SIQUEIRA BORGHETTI</span></div><div class="c" style="margin:2mm"><small>MATRÍCULA</small><br><b>{mat(101277,2018,7,41,66,9031)}</b></div>'
        b += row(cell('DATA DE NASCIMENTO', '12 DE FEVEREIRO DE 2001'), cell('NATURALIDADE', 'LAJEADO – RS'), cell('SEXO', 'FEMININO', 20))
        b += cell('FILIAÇÃO', 'ALCIDES BORGHETTI<br>MÁRCIA SIQUEIRA BORGHETTI', h=15)
        b += row(cell('REGISTRO DE NASCIMENTO DA EMANCIPADA', 'LIVRO A-77, FLS. 212, TERMO 38.114, LAJEADO/RS'), cell('DATA DO REGISTRO', '20/03/2018', 26))
        b += cell('TÍTULO', 'ESCRITURA PÚBLICA DE EMANCIPAÇÃO lavrada em 15/03/2018, Livro 210, fls. 081, no 1º Tabelionato de Notas de Lajeado/RS', h=14)
        b += cell('CONCEDENTES', 'OS PAIS, NA FORMA DO ART. 5º, PARÁGRAFO ÚNICO, INCISO I, DO CÓDIGO CIVIL')
        b += cell('OBSERVAÇÕES / AVERBAÇÕES', 'Emancipação concedida para todos os atos da vida civil. Comunicado para anotação no assento de nascimento (art. 106 da Lei 6.015/73).', h=26)
        b += foot('1º Registro Civil e Especiais', 'Registrador: Ivo Schardong Neto', 'Lajeado – RS', 'Rua Bento Rosa, 900', 'Lajeado, 20 de março de 2018.', 'Cíntia Halmenschlager', 8)
        return page(b, font="'Liberation Serif'", size=11)
    b = f'''<div class="c" style="font-family:C059"><b style="font-size:15pt">TABELIONATO DE NOTAS SALGADO FILHO</b><br><i>Comarca de Três Barras – Estado de Goiás</i></div><div class="row" style="justify-content:space-between;margin:6mm 0;font-size:10pt"><span>LIVRO Nº 0188</span><span>FOLHAS Nº 045</span><span>1º TRASLADO</span></div>
    <h2 class="c" style="margin-bottom:6mm">ESCRITURA PÚBLICA DE EMANCIPAÇÃO</h2><div class="j" style="line-height:1.9">S A I B A M quantos esta pública escritura virem que aos {dword('05/10/2015')}, nesta cidade de Três Barras, Estado de Goiás, compareceram como outorgantes <b>NIVALDO ARANTES PORTO</b>, brasileiro, pecuarista, CPF {cpf('em2a')}, e sua mulher <b>SÔNIA REGINA CAMARGO PORTO</b>, brasileira, comerciante, CPF {cpf('em2b')}, e, como outorgado, seu filho <b>GUSTAVO CAMARGO PORTO</b>, brasileiro, solteiro, estudante, nascido em Jataí, Goiás, aos {dword('23/05/1999')}, às 10h05, do sexo masculino, conforme certidão de nascimento matrícula {mat(26511,1999,1,44,17,12910)}, do Registro Civil de Jataí, neto paterno de Ademar Porto e de Luzia Arantes Porto e neto materno de Osmar Camargo e de Vilma Camargo. Pelos outorgantes me foi dito que, contando o filho dezesseis anos completos, resolvem, por este instrumento e na melhor forma de direito, EMANCIPÁ-LO, como de fato emancipado o têm, a fim de que possa praticar todos os atos da vida civil. Assim o disseram, dou fé, e me pediram lhes lavrasse a presente, que, lida e achada conforme, assinam.</div>
    <div class="row" style="justify-content:space-around;margin-top:8mm;font-size:9.5pt">{sig('Nivaldo Arantes Porto')}{sig('Sônia R. Camargo Porto')}</div><div style="margin-top:5mm">{sig('Bel. Antero Salgado Filho','Tabelião')}</div>'''
    return page(b, font="'Nimbus Roman'", size=12, pad='18mm 24mm')
