# 06-10: interdiction, stable union, receipt, notarial record, application for a second copy.
from h import *

@kind(6, 'interdicao')
def f(i):
    if i == 1:
        b = f'<div class="c">{arms(20)}<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS – 1º SUBDISTRITO DE NOVA CANTAREIRA</b><br>ESTADO DE SÃO PAULO<h1 style="font-size:18pt;margin:3mm 0">CERTIDÃO DE INTERDIÇÃO</h1>NOME<br><b style="font-size:13pt">EURÍPEDES BALTAZAR MONTEMOR</b><br><small>MATRÍCULA</small><br><b>{mat(117733,2013,7,29,104,5577)}</b></div><br>'
        b += row(cell('DATA DE NASCIMENTO', '28/10/1947'), cell('NATURALIDADE', 'MOCOCA – SP'), cell('SEXO', 'MASCULINO'), cell('ESTADO CIVIL', 'SOLTEIRO'))
        b += row(cell('REGISTRO DE NASCIMENTO', 'MOCOCA/SP, LIVRO A-66, FLS. 31, Nº 12.010'), cell('CPF', cpf('it1'), 28))
        b += cell('FILIAÇÃO', 'JOAQUIM MONTEMOR e OLÍVIA BALTAZAR MONTEMOR')
        b += row(cell('PROCESSO', '0009914-22.2012.8.26.0000'), cell('VARA', '2ª VARA DA FAMÍLIA E SUCESSÕES'), cell('DATA DA SENTENÇA', '11/04/2013', 24))
        b += cell('CURADOR(A)', 'INÊS MONTEMOR PASSARELLI, irmã, casada, RG 7.000.000-1, residente na Rua Fagundes, 45', h=14)
        b += cell('LIMITES DA CURATELA', 'Interditado para os atos de natureza patrimonial e negocial, art. 1.767, I, do Código Civil.', h=14)
        b += row(cell('DATA DO REGISTRO (POR EXTENSO)', dword('20/05/2013').upper()), cell('DIA', '20', 9), cell('MÊS', '05', 9), cell('ANO', '2013', 12))
        b += cell('ANOTAÇÕES', 'Comunicado ao Oficial do assento de nascimento para anotação à margem.', h=24)
        b += f'<p style="margin-top:5mm">O conteúdo da certidão é verdadeiro. Dou fé. Nova Cantareira, 20 de maio de 2013.</p>{sig("Hermínio Quadros Leal","Oficial Titular")}'
        return page(b, font="'Liberation Sans Narrow'", size=11.5)
    b = f'''<div class="row" style="gap:4mm;align-items:center">{shield(20,'#222','#bbb','&#9878;')}<div><b>PODER JUDICIÁRIO DO ESTADO DO ESPÍRITO SANTO</b><br>Comarca de Monte Azulino – Vara de Família, Órfãos e Sucessões<br>Fórum Des. Tércio Malacarne</div></div><hr>
    <h2 class="c" style="margin:6mm 0">TERMO DE COMPROMISSO DE CURATELA DEFINITIVA</h2><p>Processo nº <b>0001877-45.2020.8.08.0000</b> – Ação de Curatela (Interdição)</p><p>Requerente: Zélia Fontoura Badaró. Requerido(a): <b>PEDRO HENRIQUE FONTOURA BADARÓ</b></p>
    <p class="j">Aos {dword('14/12/2020')}, no Cartório desta Vara, perante a MM. Juíza de Direito, Dra. Graziela Pandolfi, compareceu a Sra. ZÉLIA FONTOURA BADARÓ, brasileira, viúva, aposentada, CPF {cpf('it2')}, a quem foi deferido o compromisso de bem e fielmente exercer o encargo de CURADORA de seu filho, a seguir qualificado:</p>
    <table style="margin:4mm 8mm;font-size:11pt" class="t"><tr><td>Nome</td><td>Pedro Henrique Fontoura Badaró</td></tr><tr><td>Nascimento</td><td>07 de janeiro de 1992, Colatina/ES</td></tr><tr><td>Filiação</td><td>Ruy Badaró (falecido) e Zélia Fontoura Badaró</td></tr><tr><td>Certidão de nascimento</td><td>Termo 40.200, fls. 118, Livro A-98, Colatina/ES</td></tr><tr><td>CID</td><td>F72</td></tr></table>
    <p class="j">Prestado o compromisso, prometeu cumpri-lo, ficando ciente de que não poderá alienar ou onerar bens do curatelado sem autorização judicial e de que deverá prestar contas anualmente. Expeça-se mandado ao Registro Civil (Livro "E") e comunique-se ao assento de nascimento para anotação, servindo este termo como ofício.</p><p>Do que, para constar, lavrei este termo.</p><br><div class="row" style="justify-content:space-between">{sig('Zélia Fontoura Badaró','Curadora')}{sig('Graziela Pandolfi','Juíza de Direito')}</div><br>{sig('Odilon Tavares Brum','Chefe de Secretaria')}<p style="font-size:8pt;margin-top:8mm">Documento assinado eletronicamente. Para conferir o original informe o processo e o código 3F1A-99C0.</p>'''
    return page(b, css='.t td{border:1px solid #777;padding:1.5mm 3mm}', font='Caladea', size=12, pad='18mm 24mm', lh=1.5)

@kind(7, 'uniaoestavel')
def f(i):
    if i == 1:
        b = f'''<div class="c">{arms(20)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><small>REGISTRO CIVIL DAS PESSOAS NATURAIS · LIVRO E</small><h1 style="font-size:17pt;margin:2mm 0">CERTIDÃO DE UNIÃO ESTÁVEL</h1><small>NOMES</small><br><b>CAIO BERNARDES TRAJANO<br>MATHEUS LEÃO VIDIGAL</b><br><small>MATRÍCULA</small><br><b>{mat(101992,2022,7,102,71,20771)}</b></div><br>'''
        b += cell('1º COMPANHEIRO – nome, data e local de nascimento, nacionalidade, filiação', f'CAIO BERNARDES TRAJANO, nascido em 01/06/1988, em Niterói/RJ, brasileiro, divorciado, CPF {cpf("un1")}, filho de WILSON TRAJANO e de CELESTE BERNARDES TRAJANO.', h=20)
        b += cell('2º COMPANHEIRO – nome, data e local de nascimento, nacionalidade, filiação', f'MATHEUS LEÃO VIDIGAL, nascido em 13/09/1991, em Barra Mansa/RJ, brasileiro, solteiro, CPF {cpf("un2")}, filho de EDUARDO VIDIGAL e de REGINA LEÃO VIDIGAL.', h=20)
        b += row(cell('DATA DO REGISTRO POR EXTENSO', dword('04/03/2022').upper()), cell('DIA', '04', 9), cell('MÊS', '03', 9), cell('ANO', '2022', 12))
        b += row(cell('TÍTULO', 'ESCRITURA PÚBLICA DECLARATÓRIA, 8º OFÍCIO DE NOTAS'), cell('INÍCIO DA UNIÃO', '10/10/2017', 25))
        b += cell('REGIME DE BENS', 'SEPARAÇÃO TOTAL DE BENS') + cell('NOMES APÓS A UNIÃO', 'SEM ALTERAÇÃO') + cell('REGISTROS ANTERIORES', 'CAIO: casamento anterior, matrícula ' + mat(90001, 2011, 2, 210, 88, 60113) + '. MATHEUS: nascimento, Livro A-133, fls. 12.', h=18)
        b += cell('ANOTAÇÕES / AVERBAÇÕES', 'Não há.', h=18)
        b += f'<div class="row" style="margin-top:5mm;justify-content:space-between">{selo("TJRJ","EDYV 00018 XQP","","Emolumentos R$ 190,10",31)}<div>Niterói, 4 de março de 2022.<br>{sig("Ariadne Bulhões","Substituta Legal")}</div></div>'
        return page(b, font="Carlito", size=11)
    b = f'''<div style="border-left:6px solid #6d2a4f;padding-left:6mm"><b style="font-size:15pt">3º TABELIÃO DE NOTAS E PROTESTO</b><br>Rua das Laranjeiras, 212 – Arapoti do Norte – SC – (47) 3333-0000</div><p style="margin-top:6mm;font-size:10pt">Livro 0412-N · Folha 118/119 · Protocolo 88.421</p><h2 class="c" style="margin:5mm 0">ESCRITURA PÚBLICA DECLARATÓRIA DE UNIÃO ESTÁVEL</h2>
    <p class="j">Aos {dword('27/02/2019')}, nesta cidade, compareceram perante mim, Tabeliã: <b>1) ROGERS DALMOLIN SCHERER</b>, brasileiro, eletricista, divorciado, nascido em 30/07/1977 em Joaçaba/SC, filho de Valdir Scherer e de Noeli Dalmolin Scherer, CPF {cpf('un3')}; e <b>2) FABIANA TORQUATO PIRES</b>, brasileira, enfermeira, solteira, nascida em 19/12/1980 em Lages/SC, filha de Aristeu Pires e de Conceição Torquato Pires, CPF {cpf('un4')}.</p>
    <p class="j">E pelos declarantes me foi dito, sob responsabilidade civil e criminal: <b>I)</b> que vivem em união estável, pública, contínua e duradoura, com o objetivo de constituir família, desde {dlong('12/06/2008')}; <b>II)</b> que dessa união nasceram dois filhos: <b>ENZO PIRES SCHERER</b>, nascido em 03/04/2010, em Lages/SC, registrado sob a matrícula {mat(104019,2010,1,201,40,99120)}, e <b>ALICE PIRES SCHERER</b>, nascida em 21/08/2014, às 07:33 horas, em Lages/SC, matrícula {mat(104019,2014,1,230,188,110411)}, sendo avós paternos e maternos os acima; <b>III)</b> que adotam o regime da comunhão parcial; <b>IV)</b> que são beneficiários recíprocos para fins previdenciários e de assistência médica.</p>
    <p class="j">Assim o disseram e outorgam. Emolumentos: R$ 67,80 + selo R$ 1,95. Eu, Marlise Koerich, Escrevente, digitei. Dou fé.</p><br><div class="row" style="justify-content:space-around">{sig('Rogers D. Scherer')}{sig('Fabiana T. Pires')}</div><br>{sig('Nádia Budal Arins','Tabeliã')}<div style="position:absolute;right:18mm;bottom:20mm">{round_stamp('3º TABELIÃO DE NOTAS * ARAPOTI DO NORTE * ','',32,'#6d2a4f',14)}</div>'''
    return page(b, font="'EB Garamond'", size=13.5, pad='20mm 24mm', lh=1.5)

@kind(8, 'recibo')
def f(i):
    if i == 1:
        b = f'''<div style="border:1px solid #000;padding:5mm"><div class="row"><div style="flex:1"><b style="font-size:14pt">CARTÓRIO MENDANHA</b><br>Registro Civil das Pessoas Naturais – 4º Ofício<br>Rua Barão de Ladário, 601, Belém – PA<br>CNPJ 00.111.222/0001-00</div><div class="r"><b style="font-size:16pt">RECIBO Nº 071.882</b><br>Protocolo 2024-15532<br>Emissão 12/08/2024 09:41</div></div><hr>
        <p>Recebemos de <b>CLÁUDIA REGINA PORTAL MIRANDA</b>, CPF {cpf('rc1')}, a importância abaixo, referente à expedição de:</p>
        <table class="t" style="width:100%"><tr><th>Qtd</th><th>Ato</th><th>Emol.</th><th>Fundo</th><th>Selo</th><th>Total</th></tr><tr><td>1</td><td>CERTIDÃO DE NASCIMENTO – 2ª VIA (BREVE RELATO)</td><td>47,90</td><td>7,19</td><td>1,10</td><td>56,19</td></tr><tr><td>1</td><td>BUSCA ATÉ 20 ANOS</td><td>11,00</td><td>1,65</td><td>1,10</td><td>13,75</td></tr><tr><td>1</td><td>APOSTILAMENTO (HAIA)</td><td>101,20</td><td>15,18</td><td>1,10</td><td>117,48</td></tr><tr><td colspan="5" class="r"><b>TOTAL R$</b></td><td><b>187,42</b></td></tr></table>
        <p style="margin-top:4mm"><b>Dados do registro solicitado</b></p><table class="k"><tr><td>Registrado(a):</td><td>YASMIN PORTAL MIRANDA</td></tr><tr><td>Nascimento:</td><td>25/05/2006 – Belém/PA – Feminino</td></tr><tr><td>Pai:</td><td>ALEXANDRE LOBATO MIRANDA</td></tr><tr><td>Mãe:</td><td>CLÁUDIA REGINA PORTAL MIRANDA</td></tr><tr><td>Livro/Folha/Termo:</td><td>A-409 / 77 / 301.122</td></tr><tr><td>Matrícula:</td><td>{mat(65771,2006,1,409,77,301122)}</td></tr></table>
        <p style="margin-top:4mm">Retirada a partir de <b>15/08/2024</b> mediante apresentação deste recibo. <b>Este recibo não substitui a certidão.</b></p><div class="row" style="justify-content:space-between;align-items:end">{bars(70,12,5)}{sig('Caixa 02 – Jamile')}</div></div><div style="border-top:1px dashed #000;margin-top:8mm;padding-top:4mm;font-size:9.5pt">VIA DO CARTÓRIO – Recibo 071.882 – Cláudia Regina Portal Miranda – R$ 187,42 – PIX – Certidão de nascimento de Yasmin Portal Miranda</div>'''
        return page(b, css='.t td,.t th{border:1px solid #000;padding:1.5mm 2mm}.k td{padding:.6mm 4mm .6mm 0}', font="'Liberation Sans'", size=10)
    b = f'''<div style="width:96mm;margin:0 auto;border:1px dashed #999;padding:6mm;font-size:9.5pt;line-height:1.4;white-space:pre-wrap"><div class="c b">CENTRAL DE CERTIDÕES ONLINE
COMPROVANTE DE PEDIDO</div>--------------------------------------
PEDIDO......: 00-8841-2207-16
DATA........: 03/02/2025 22:17
SOLICITANTE.: RENATO ISHIKAWA BOTELHO
CPF.........: {cpf('rc2')}
--------------------------------------
ITEM 01
TIPO........: CERTIDÃO DE NASCIMENTO
FORMATO.....: PAPEL - INTEIRO TEOR
REGISTRADO..: MARINA ISHIKAWA BOTELHO
DT NASC.....: 18/04/1996
PAI.........: RENATO ISHIKAWA BOTELHO
MÃE.........: ROSELI TAKEDA BOTELHO
CARTÓRIO....: RCPN SEDE
CIDADE/UF...: BASTOS / SP
LIVRO.......: A-0051
FOLHA.......: 122-V
TERMO.......: 24901
--------------------------------------
CUSTAS CARTÓRIO........ R$    78,31
CORREIO SEDEX.......... R$    31,90
TAXA DE SERVIÇO........ R$     9,90
                        ----------
TOTAL.................. R$   120,11
CARTÃO CRÉD. 3x.............R$ 40,04
AUT 771203  NSU 000441290
--------------------------------------
SITUAÇÃO: AGUARDANDO O CARTÓRIO
PRAZO: ATÉ 12 DIAS ÚTEIS

A certidão será enviada ao endereço:
Rua Peixoto, 8 apto 41
Londrina PR  86000-000

<div class="c">{qr(28,81)}
Acompanhe seu pedido pelo código
OBRIGADO!</div></div>'''
    return page(b, font="'Liberation Mono'", size=10, bg='#fbfbf8')

@kind(9, 'atanotarial')
def f(i):
    if i == 1:
        b = f'''<div class="row" style="justify-content:space-between"><div><b>2º SERVIÇO NOTARIAL DE ITAÚNA DA SERRA</b><br>Tabelião Plínio Lanzoni</div><div class="r">Livro 77-AN<br>Folhas 012 a 014</div></div><h2 class="c" style="margin:7mm 0">ATA NOTARIAL DE VERIFICAÇÃO DE DOCUMENTO</h2>
        <p class="j">S A I B A M quantos esta ata virem que, aos {dword('09/10/2020')}, às 15h20, a pedido de <b>DIRCEU ALVARENGA QUINTÃO</b>, advogado, verifiquei e passo a descrever documento em suporte papel que me foi exibido, de 21 x 29,7 cm, com manchas de umidade no canto inferior, cujo teor é o seguinte:</p>
        <div style="margin:4mm 12mm;font-size:11pt;border-left:2px solid #666;padding-left:5mm" class="j"><p class="c">"REPÚBLICA FEDERATIVA DO BRASIL – REGISTRO CIVIL DAS PESSOAS NATURAIS – <b>CERTIDÃO DE NASCIMENTO</b></p><p>NOME: HELOÍSA QUINTÃO BRAGANÇA. MATRÍCULA: {mat(48812,1986,1,62,201,33801)}. DATA DE NASCIMENTO POR EXTENSO: {dword('30/04/1986')}. DIA 30 MÊS 04 ANO 1986. HORA: 08:15. NATURALIDADE: Itaúna da Serra – MG. LOCAL DE NASCIMENTO: Hospital Manoel Gonçalves. SEXO: feminino. FILIAÇÃO: Nestor Bragança e Odete Quintão Bragança. AVÓS: paternos, Felício Bragança e Amália Bragança; maternos, Otávio Quintão e Lídia Alvarenga Quintão. GÊMEO: não. DATA DO REGISTRO: {dword('06/05/1986')}. DNV: não consta. OBSERVAÇÕES: nada consta. O conteúdo da certidão é verdadeiro. Dou fé. Itaúna da Serra, 11 de janeiro de 2011. (a) Ilegível, Oficial."</p></div>
        <p class="j">CONSTATEI que o selo aderido está parcialmente destacado, que a tinta da assinatura apresenta coloração diversa daquela do carimbo e que, consultado o sítio eletrônico do Tribunal, o código informado retornou "inexistente". Nada mais havendo a constatar, lavrei esta ata, que não convalida o documento descrito.</p><br>{sig('Plínio Lanzoni','Tabelião')}<div style="margin-top:6mm">{selo('TJMG','EAB09177','5561.0900.1120','R$ 133,92',17)}</div>'''
        return page(b, size=12.5, pad='20mm 22mm', lh=1.5)
    b = f'''<div class="c" style="border:2px solid #333;padding:4mm"><b style="font-size:14pt">PÚBLICA-FORMA / AUTENTICAÇÃO COM RELATÓRIO</b><br>Tabelionato Único de Caraíbas Velhas – Pernambuco</div><br>
    <p class="j">CERTIFICO E DOU FÉ que me foi apresentado para extração de pública-forma o <b>LIVRETO DE FAMÍLIA</b> nº 1.104, encadernado, de capa verde, cujas folhas 3 e 4 assim se encontram preenchidas a manuscrito:</p>
    <table class="t" style="width:100%"><tr><th colspan="2">FL. 3 – 1º FILHO</th><th colspan="2">FL. 4 – 2º FILHO</th></tr>
    <tr><td>Nome</td><td>Ubiratan Lopes Sarmento</td><td>Nome</td><td>Jurema Lopes Sarmento</td></tr><tr><td>Sexo</td><td>Masculino</td><td>Sexo</td><td>Feminino</td></tr><tr><td>Nascido em</td><td>02 de julho de 1961, 6 h</td><td>Nascida em</td><td>17 de maio de 1964, 21 h</td></tr><tr><td>Lugar</td><td>Sítio Cacimbas</td><td>Lugar</td><td>Maternidade local</td></tr><tr><td>Pai</td><td>Severino Sarmento</td><td>Pai</td><td>Severino Sarmento</td></tr><tr><td>Mãe</td><td>Josefa Lopes Sarmento</td><td>Mãe</td><td>Josefa Lopes Sarmento</td></tr><tr><td>Avós paternos</td><td>Inácio e Quitéria Sarmento</td><td>Avós paternos</td><td>os mesmos</td></tr><tr><td>Avós maternos</td><td>José e Ana Lopes</td><td>Avós maternos</td><td>os mesmos</td></tr><tr><td>Registro</td><td>Lv. A-9, fls. 44, nº 2.017</td><td>Registro</td><td>Lv. A-11, fls. 3v, nº 2.560</td></tr></table>
    <p class="j" style="margin-top:5mm">As demais folhas encontram-se em branco. A presente pública-forma reproduz livreto de família, de caráter particular, e não faz as vezes das certidões dos assentos nele referidos. Caraíbas Velhas, {dlong('01/12/1999')}.</p><br><br>{sig('Maria Aurenice Novaes','Tabeliã Pública')}<div style="position:absolute;left:24mm;bottom:30mm">{round_stamp('TABELIONATO ÚNICO * CARAÍBAS VELHAS * PE *','FÉ PÚBLICA',36,'#155a34')}</div>'''
    return page(b, css='.t td,.t th{border:1px solid #444;padding:1.8mm 2mm}', font="'Liberation Mono'", size=11, pad='18mm 18mm')

@kind(10, 'requerimento')
def f(i):
    if i == 1:
        def bx(t): return f'<span style="font-family:Comic Neue;color:#15307a;font-weight:bold">{t}</span>'
        b = f'''<h2 class="c">REQUERIMENTO DE SEGUNDA VIA DE CERTIDÃO</h2><p class="c" style="font-size:9pt">Preencha em letra de forma, sem rasuras. Campos com * são obrigatórios.</p><p><b>Tipo de certidão *</b>&nbsp; [X] Nascimento &nbsp; [ ] Casamento &nbsp; [ ] Óbito &nbsp;&nbsp; <b>Forma</b>&nbsp; [X] Breve relato &nbsp; [ ] Inteiro teor</p><h3 style="background:#333;color:#fff;padding:1mm 2mm;font-size:11pt">1. DADOS DO REGISTRO</h3>'''
        b += cell('Nome completo do(a) registrado(a) *', bx('WANDERLEI APOLINÁRIO FRAGA'))
        b += row(cell('Data de nascimento *', bx('20 / 01 / 1978')), cell('Hora', bx('não sei'), 18), cell('Sexo', bx('M'), 12), cell('Município/UF de nascimento *', bx('Cachoeira Alta / GO'), 40))
        b += cell('Local do nascimento (hospital, domicílio)', bx('em casa, Faz. Barreiro'))
        b += cell('Nome do pai', bx('SEBASTIÃO FRAGA')) + cell('Nome da mãe *', bx('LOURDES APOLINÁRIO FRAGA'))
        b += row(cell('Avós paternos', bx('Benedito Fraga e Joana')), cell('Avós maternos', bx('Mário Apolinário e Iracema')))
        b += row(cell('Data do registro', bx('?')), cell('Livro', bx('A-13')), cell('Folhas', bx('90')), cell('Termo', bx('')), cell('Matrícula', bx(''), 38))
        b += '<h3 style="background:#333;color:#fff;padding:1mm 2mm;font-size:11pt;margin-top:4mm">2. DADOS DO REQUERENTE</h3>' + cell('Nome', bx('O mesmo')) + row(cell('CPF', bx(cpf('rq1'))), cell('RG', bx('1.880.201 SSP/GO')), cell('Telefone', bx('(64) 9 0000-1122'))) + cell('Endereço', bx('Rua 14, Qd 8 Lt 2, Setor Sul, Quirinópolis')) + cell('Finalidade', bx('casamento'))
        b += f'<p style="margin-top:4mm">Declaro serem verdadeiras as informações acima. &nbsp; Local e data: {bx("Quirinópolis, 5/6/24")}</p>{sig("Assinatura do requerente","","wand")}<div style="border-top:1px dashed #444;margin-top:5mm;padding-top:2mm;font-size:9pt"><b>USO DO CARTÓRIO</b> Prot. ____________ Busca ( ) positiva ( ) negativa &nbsp; Atendente ______________ Data ___/___/____</div>'
        return page(b, font="'Liberation Sans'", size=10.5)
    b = f'''<p class="r">Presidente Olegário Dutra, 18 de julho de 2022</p><p>Ao Ilmo. Sr. Oficial do Registro Civil das Pessoas Naturais<br>de São Bento do Una Velha – PE</p><p><b>Assunto: pedido de certidão de nascimento em inteiro teor, para fins de cidadania italiana</b></p>
    <p class="j">Eu, <b>LARISSA ZANCHETTA MOREIRA</b>, brasileira, casada, arquiteta, CPF {cpf('rq2')}, venho requerer a Vossa Senhoria a expedição de certidão de nascimento em inteiro teor, por cópia reprográfica, de meu bisavô, cujos dados conhecidos são:</p>
    <ul style="line-height:1.7"><li>Nome: <b>Giácomo (Jacó) Zanchetta</b></li><li>Data de nascimento: <b>11 de março de 1902</b></li><li>Local: Colônia Santa Fé, nesse município</li><li>Sexo: masculino</li><li>Pai: Pietro Zanchetta, natural da Itália</li><li>Mãe: Teresa Dal Bò, natural da Itália</li><li>Avós paternos: Antonio Zanchetta e Lucia Fabris</li><li>Avós maternos: Angelo Dal Bò e Domenica Pozza</li><li>Livro A-2 (provável), registro entre 1902 e 1904</li></ul>
    <p class="j">Solicito, ainda, que a certidão seja emitida com o sinal público do signatário, para posterior apostilamento, e que, em caso de busca infrutífera, seja lavrada a respectiva certidão negativa. Segue comprovante de depósito no valor de R$ 92,00. Pede-se o envio pelo correio ao endereço: Av. Goiás, 1.500, ap. 12.</p><p>Nestes termos, peço deferimento.</p><br>{sig('Larissa Zanchetta Moreira','Requerente')}<p style="margin-top:14mm;font-size:10pt">Anexos: cópia do RG; árvore genealógica; comprovante de depósito.</p>'''
    return page(b, font='Carlito', size=12, pad='24mm 26mm', lh=1.45)
