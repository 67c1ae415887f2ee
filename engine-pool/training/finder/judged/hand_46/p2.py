from art import *

@doc('W11-minuta')
def _(v):
    p=person(f'min{v}',2025,'FM'[v-1]); r=p.r
    if v==1:
        b=f'''<div class="c"><b>{p.cart.upper()}</b><br>{p.mun} – {p.uf}</div><div class="c" style="border:2px dashed #b00;color:#b00;margin:4mm 0;padding:2mm;font-weight:bold;font-size:13pt">MINUTA PARA CONFERÊNCIA DOS DECLARANTES<br><span style="font-size:9.5pt">ANTES DA LAVRATURA – NÃO VALE COMO CERTIDÃO – REGISTRO AINDA NÃO EFETUADO</span></div>{birthform(p).replace(p.mat,"(a gerar)").replace(p.cpf,"(a gerar)")}
<p class="j" style="margin-top:5mm">Eu, <b>{p.pai}</b>, declarante, li e conferi os dados acima, em especial a grafia dos nomes, e autorizo a lavratura do assento no Livro {p.liva}. Estou ciente de que, após a assinatura do termo, alterações dependerão de procedimento de retificação.</p><p>( &nbsp; ) Conferi e está correto &nbsp;&nbsp; ( &nbsp; ) Corrigir: ________________________________________</p>{signed(p.pai,"declarante",f"mn{v}")}<p class="s">Espelho impresso em {db(p.dreg)} às 15:22 – guichê 3 – escrevente {r.choice(FF)}</p>'''
    else:
        b=f'''<pre style="font:10pt/1.45 'Nimbus Mono PS';white-space:pre-wrap">
SISTEMA REGCIVIL 7.2            ESPELHO DO ASSENTO        {db(p.dreg)} 09:41
{'='*72}
   ***  RASCUNHO - CONFIRA E DEVOLVA AO ATENDENTE - SEM VALOR LEGAL ***
{'='*72}
MÓDULO......: NASCIMENTO                STATUS: PRÉ-LAVRATURA
LIVRO/FOLHA.: {p.liva} / {p.fl}          TERMO PREVISTO: {p.termo}
MATRÍCULA...: {p.mat}  (prévia)

REGISTRADO..: {p.n.upper()}
SEXO........: {p.sex.upper()}              GÊMEO: NÃO
NASCIMENTO..: {db(p.dob)}  HORA: {p.hr}
   EXTENSO..: {dext(p.dob)}
LOCAL.......: {p.hosp.upper()}
MUNICÍPIO...: {p.mun.upper()} - {p.uf}
NATURALIDADE: {p.mun.upper()} - {p.uf}
DNV.........: {p.dnv}

PAI.........: {p.pai.upper()}
   NAT/PROF.: {p.uf} / MECÂNICO          IDADE: 31
MÃE.........: {p.mae.upper()}
   NAT/PROF.: {p.uf} / DO LAR            IDADE: 27
AVÔ PATERNO.: {p.avp.upper()}
AVÓ PATERNA.: {p.avpa.upper()}
AVÔ MATERNO.: {p.avm.upper()}
AVÓ MATERNA.: {p.avma.upper()}

DECLARANTE..: O PAI
DATA REG....: {db(p.dreg)}   ({dext(p.dreg)})
TESTEMUNHAS.: DISPENSADAS
OBSERVAÇÕES.: ________________________________________________________
{'='*72}
PENDÊNCIAS: [x] CPF a inscrever na RFB   [ ] documento da mãe
            [x] conferir acento em "{p.mae.split()[0]}"
{'='*72}
Visto do declarante: ____________________   Atend.: 04
</pre>'''
    return BOX+'body{font-family:"Liberation Sans";font-size:10.5pt}', b

@doc('W12-manual-specimen')
def _(v):
    p=person(f'spe{v}',[1990,2016][v-1],'MF'[v-1]); p['n']=['Fulano Modelo Exemplar','Beltrana Exemplo da Silva'][v-1]
    intro=['Desde 2009, as certidões obedecem a modelo único nacional. Ao receber a certidão, o atendente da Secretaria deve conferir cada campo antes de digitar no sistema. O exemplo abaixo é fictício.','A figura 14 reproduz uma certidão de nascimento preenchida, com a indicação dos campos que o cadastrador do CadÚnico precisa transcrever. Os nomes e números são inventados.'][v-1]
    num=f'''<div style="position:relative;border:1px solid #999;padding:4mm 6mm;background:#fdfdf8;transform-origin:top center"><div class="c">{arms(30)}<br><b class="s">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br><b>CERTIDÃO DE NASCIMENTO</b></div>{birthform(p)}<div style="position:absolute;left:20mm;top:48mm;font:bold 46pt Liberation Sans;color:rgba(200,0,0,.16);transform:rotate(-24deg)">ESPÉCIME<br>SEM VALOR</div></div>'''
    b=f'''<div class="fx s" style="justify-content:space-between;border-bottom:1px solid #888;color:#555"><span>{["Manual do Atendente – Secretaria Escolar","Guia do Cadastrador – Documentos Civis"][v-1]}</span><span>Capítulo {v+3} – Certidões</span></div>
<h2 style="margin-top:5mm;color:#174">{["4.2 Como ler a certidão de nascimento","5.1 A certidão de nascimento, campo a campo"][v-1]}</h2><p class="j">{intro}</p>{num}<p class="c s" style="margin-top:2mm"><i>Figura {["8","14"][v-1]} – Modelo de certidão preenchida (dados fictícios)</i></p>
<table class="m"><tr><th>Campo</th><th>O que observar</th></tr><tr><td>Matrícula</td><td>32 dígitos: serventia (6), acervo (2), tipo de serviço “55”, ano (4), tipo do livro (1 = nascimento), livro (5), folha (3), termo (7) e verificador (2). No exemplo, o termo é {p.termo}.</td></tr><tr><td>Filiação</td><td>Transcreva na ordem em que aparece. Pode haver um, dois ou mais nomes.</td></tr><tr><td>Averbações</td><td>Verifique se há mudança de nome ou {["adoção","reconhecimento de paternidade"][v-1]}.</td></tr></table><div class="c s" style="position:absolute;bottom:8mm;left:0;right:0">— {[47,83][v-1]} —</div>'''
    return BOX+'.bx td{font-size:8pt;padding:.3mm 1.4mm}.bx .l{font-size:5.6pt}.m td,.m th{border:1px solid #aaa;padding:1.2mm 2mm;font-size:8.8pt}.m th{background:#dfeee3}body{font-family:"%s";font-size:10.3pt}.pg{padding:12mm 18mm}'%['Lato','Liberation Sans'][v-1], b

@doc('W13-index-slip')
def _(v):
    def card(p,i):
        r=p.r
        if v==1: return f'''<div class="cd"><div class="fx" style="justify-content:space-between;border-bottom:1.5px solid #a33"><b>{p.n.split()[-1].upper()}, {" ".join(p.n.split()[:-1])}</b><span>NASC.</span></div><pre>Livro: {p.liva}     Fls.: {p.fl}     Termo: {p.termo}
Nasc.: {db(p.dob)}   hora: {p.hr}    Reg.: {db(p.dreg)}
Pai..: {p.pai}
Mãe..: {p.mae}
Avós P: {p.avp} / {p.avpa}
Avós M: {p.avm} / {p.avma}
Mat..: {p.mat}
Obs..: {["casou, v. B-"+str(r.randint(10,60))+" fl. "+str(r.randint(1,200)),"2ª via em "+db(today(r,2019)),"óbito anot. "+db(today(r,2021))][i%3]}</pre></div>'''
        return ''
    if v==1:
        ps=[person(f'idx{i}',1960+i*4) for i in range(4)]; p=ps[0]
        return '.cd{border:1px solid #777;background:#fbf6e6;border-radius:2mm;padding:3mm 5mm;margin-bottom:6mm;width:160mm}.cd pre{font:10.3pt/1.45 "Nimbus Mono PS";margin:1.5mm 0 0}', f'<p class="s" style="font-family:Liberation Sans">{p.cart} – fichário de índice – cópia do verso para arquivo</p>'+''.join(card(x,i) for i,x in enumerate(ps))
    p=person('idxB',1998,'M'); r=p.r
    kv=[('Solicitante','Balcão – senha B'+str(r.randint(10,99))),('Serviço','2ª via nascimento – breve relato'),('Registrado',p.n),('Nascimento',f'{db(p.dob)} {p.hr}'),('Filiação',f'{p.pai}<br>{p.mae}'),('Avós',f'P: {p.avp} / {p.avpa}<br>M: {p.avm} / {p.avma}'),('Livro / fl / termo',f'<b style="font-size:15pt">{p.liva} &nbsp; {p.fl} &nbsp; {p.termo}</b>'),('Matrícula',p.mat),('Registro em',db(p.dreg)),('Averbações','Sim – conferir à margem (rec. paternidade, 2004)'),('Localização','Estante 7, prateleira C'),('Retirar em',db(today(r))+' após 15h')]
    slip=lambda via:f'<div style="border:1px dashed #444;padding:5mm;margin-bottom:7mm"><div class="fx" style="justify-content:space-between"><b>GUIA INTERNA DE BUSCA Nº 30001</b><span>{via}</span></div>{bars("idx")}{rows(kv,"kv")}<p class="s" style="margin:2mm 0 0">Buscado por: ______ Conferido: ______ Digitado: ______ Selo nº: ______________</p></div>'
    return '.kv td{padding:.6mm 2mm;border-bottom:1px solid #ccc;font-size:10pt}.kv .k{width:40mm}body{font-family:"Liberation Sans Narrow";font-size:10pt}', slip('1ª via – arquivo')+slip('2ª via – escrevente')

@doc('W14-dnv')
def _(v):
    p=person(f'dnv{v}',[2014,2024][v-1],'MF'[v-1]); r=p.r
    sec=lambda n,t:f'<div style="background:#f3d9a5;border:1px solid #333;font:bold 8pt Liberation Sans;padding:.5mm 2mm;margin-bottom:-1px">{n} &nbsp; {t}</div>'
    if v==1:
        b=f'''<table><tr><td style="width:60%"><b>República Federativa do Brasil<br>Ministério da Saúde</b><br><span class="s">2ª VIA – CARTÓRIO DO REGISTRO CIVIL</span><h2 style="margin-top:2mm">Declaração de Nascido Vivo</h2></td><td class="r"><b style="font-size:15pt;color:#a00">{p.dnv}</b><br>{bars("dnv",170,30)}</td></tr></table>
{sec("I","Identificação do Recém-nascido")}{bx([("1 Nome do recém-nascido",p.n.upper(),70),("3 Sexo",'☒ M ☐ F ☐ I',30)],[("2 Data e hora do nascimento",f"{db(p.dob)} – {p.hr}",40),("4 Peso ao nascer","3.215 g",20),("5 Índice de Apgar","1º min 8 / 5º min 9",25),("6 Anomalia","☐ Sim ☒ Não",15)])}
{sec("II","Local da ocorrência")}{bx([("7 Local","☒ Hospital ☐ Domicílio ☐ Outros ☐ Aldeia",45),("8 Estabelecimento",p.hosp,40),("Código CNES",str(r.randint(2000000,2999999)),15)],[("9 Endereço",p.rua,40),("10 CEP",p.cep,15),("12 Município de ocorrência",p.mun,35),("13 UF",p.uf,10)])}
{sec("III","Mãe")}{bx([("14 Nome da mãe",p.mae.upper(),65),("15 Cartão SUS",str(r.randint(7*10**14,8*10**14)),35)],[("16 Escolaridade","Médio completo",30),("17 Ocupação","Costureira",25),("18 Data nasc.",f"0{r.randint(1,9)}/11/1988",20),("19 Naturalidade",f"{p.mun}/{p.uf}",25)],[("20 Situação conjugal","Casada",25),("22 Residência",p.rua,45),("25 Município / UF",f"{p.mun}/{p.uf}",30)])}
{sec("IV","Pai")}{bx([("28 Nome do pai",p.pai.upper(),75),("29 Idade","34",25)])}
{sec("V","Gestação e parto")}{bx([("30 Gestações","2",20),("31 DUM",db(p.dob-D.timedelta(275)),25),("33 Consultas pré-natal","9",25),("35 Tipo de gravidez","☒ Única ☐ Dupla",30)],[("37 Apresentação","Cefálica",25),("39 Tipo de parto","☐ Vaginal ☒ Cesáreo",35),("41 Assistido por","☒ Médico",40)])}
{sec("VI / VII","Identificação do responsável / Cartório")}{bx([("46 Responsável pelo preenchimento",f"Dra. {r.choice(FF)} {r.choice(SN)} – CRM {r.randint(10000,90000)}",60),("51 Data",db(p.dob),40)],[("52 Cartório",p.cart,40),("Código",f"{p.cns:06d}",15),("53 Registro",f"Livro {p.liva} fl. {p.fl} nº {p.termo}",30),("54 Data",db(p.dreg),15)],[("55 Município",f"{p.mun}",70),("56 UF",p.uf,30)])}<p class="s b" style="margin-top:3mm">ATENÇÃO: ESTE DOCUMENTO NÃO SUBSTITUI A CERTIDÃO DE NASCIMENTO. O Registro de Nascimento é obrigatório por lei e gratuito.</p>'''
    else:
        b=f'''<div class="c"><b style="font-size:16pt;color:#a46">{p.hosp}</b><br><span class="s">{p.rua} – {p.mun}/{p.uf} · CNES {r.randint(2000000,2999999)}</span></div><h2 class="c" style="margin:9mm 0 6mm">DECLARAÇÃO HOSPITALAR DE NASCIMENTO</h2><p class="j">Declaramos, para fins de registro civil, licença-maternidade e inclusão em plano de saúde, que nasceu nesta maternidade aos {dext(p.dob)} ({db(p.dob)}), às {p.hr} horas, de parto normal, uma criança viva, do sexo feminino, pesando 3.080 g e medindo 48 cm, a quem os pais deram o nome de <b>{p.n.upper()}</b>, filha de:</p>
{bx([("Mãe",f"{p.mae}, 26 anos, natural de {p.mun}/{p.uf}, CPF {cpf(r)}",100)],[("Pai",f"{p.pai}, 29 anos, natural de {p.mun}/{p.uf}",100)],[("Avós maternos",f"{p.avm} e {p.avma}",50),("Avós paternos",f"{p.avp} e {p.avpa}",50)],[("DNV",p.dnv,30),("Prontuário",str(r.randint(100000,999999)),25),("Tipo sanguíneo","O Rh+",20),("Gêmeo","Não",25)],[("Impressão plantar","<br><br><br><br>",50),("Polegar direito da mãe","<br><br><br><br>",50)])}<p class="j" style="margin-top:5mm">A criança foi registrada no posto do registro civil desta unidade interligada em {db(p.dreg)}, matrícula {p.mat}, conforme informação do {p.cart} de {p.mun}.</p><p class="r">{p.mun}, {dl(p.dreg)}.</p>{signed("Enf. "+r.choice(FF)+" "+r.choice(SN),"COREN "+str(r.randint(100000,400000)),"dnv")}'''
    return BOX+'.bx td{font-size:9.3pt}body{font-family:"%s";font-size:10.5pt}'%['Liberation Sans','Carlito'][v-1], b

@doc('W15-negative')
def _(v):
    p=person(f'neg{v}',[1924,1968][v-1],'MF'[v-1]); r=p.r; d=today(r)
    b=f'''<div class="c">{arms(52)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{p.cart.upper()}</b><br><span class="s">Município e Comarca de {p.mun} – Estado {p.deest}<br>{p.of} – Oficial(a)</span></div>
<h1 class="c" style="margin:8mm 0;font-size:17pt">{["CERTIDÃO NEGATIVA DE NASCIMENTO","CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO"][v-1]}</h1>'''
    if v==1: b+=f'''<p class="j">CERTIFICO, a pedido verbal de pessoa interessada, que, revendo os livros de registro de <b>NASCIMENTO</b> deste Ofício, desde o Livro A-01 (ano de 1889) até o Livro A-{p.liv} (ano de {p.dob.year+12}), bem como os respectivos índices, deles <b>NÃO CONSTA</b> o assento de nascimento de <b>{p.n.upper()}</b>, que teria nascido aos {dext(p.dob)}, neste município, do sexo masculino, filho de {p.pai} e de {p.mae}, neto paterno de {p.avp} e de {p.avpa} e neto materno de {p.avm} e de {p.avma}.</p><p class="j">Certifico mais que o Livro A-07 e as folhas 112 a 139 do Livro A-09 se encontram ilegíveis por ação de umidade.</p><p>O referido é verdade e dou fé.</p>'''
    else: b+=bx([('Nome pesquisado',f'<b>{p.n.upper()}</b>',100)],[('Data de nascimento',db(p.dob),30),('Naturalidade',f'{p.mun} – {p.uf}',40),('Sexo','feminino',30)],[('Filiação',f'{p.pai}<br>{p.mae}',100)],[('Avós',f'{p.avp} e {p.avpa}<br>{p.avm} e {p.avma}',100)],[('Período da busca',f'{p.dob.year-2} a {p.dob.year+20}',40),('Livros consultados',f'A-{p.liv-9} a A-{p.liv+60}',60)],[('Resultado da busca','<b>NÃO FOI LOCALIZADO REGISTRO DE NASCIMENTO</b> em nome da pessoa acima nos livros deste Ofício.',100)],[('Observações / averbações','Busca realizada também por variações fonéticas do sobrenome. Localizado homônimo no Livro '+p.liva+', fls. '+str(p.fl)+', termo '+str(p.termo)+', com filiação diversa.',100)])+'<p style="margin-top:5mm">O conteúdo da certidão é verdadeiro. Dou fé.</p>'
    return BOX+'.bx td{padding:1mm 2mm 2mm}body{font-family:"%s";font-size:12pt}'%['Liberation Serif','Liberation Sans'][v-1], b+f'<p class="r">{p.mun}, {dl(d)}.</p>'+signed(p.of,'Oficial(a) de Registro Civil',f'ng{v}')+f'<div style="position:absolute;bottom:16mm;left:18mm" class="fx">{qr(f"n{v}",62)}<span class="xs" style="margin-left:3mm">Selo digital nº {p.cns}NEG{r.randint(100000,999999)}<br>Emolumentos R$ {r.randint(30,80)},{r.randint(10,99)}<br>Consulte a validade no site do Tribunal</span></div><div style="position:absolute;bottom:18mm;right:20mm">{seal([17916,60823][v-1],"REGISTRO CIVIL • "+p.mun.upper()[:18]+" •",p.uf)}</div>'

@doc('W16-death')
def _(v):
    p=person(f'obi{v}',[1931,1978][v-1],'MF'[v-1],tipo=4); r=p.r; d=D.date(2023,r.randint(1,12),r.randint(1,28)); q=r.choice(FF if p.sx=='M' else FM)+' '+r.choice(SN)
    m=matr(p.cns,2023,4,p.liv,p.fl,p.termo)
    b=bx([('Nome',f'<b>{p.n.upper()}</b>',100)],[('CPF',p.cpf,35),('Matrícula',f'<b>{m}</b>',65)],[('Sexo',p.sex,20),('Cor','parda',15),('Estado civil e idade',f'{["viúvo","casada"][v-1]}, {2023-p.dob.year} anos, nascid{p.oa} em {db(p.dob)}',65)],[('Naturalidade',f'{p.mun} – {p.uf}',40),('Documento de identificação',f'RG {r.randint(10**6,10**7)} SSP/{p.uf}',35),('Eleitor','sim',25)],[('Filiação e residência',f'{p.pai} e {p.mae}, falecidos. Residia na {p.rua}, {p.mun}/{p.uf}',100)],[('Data e hora do falecimento',f'{dext(d)}, às {p.hr} horas',64),('Dia',f'{d.day:02d}',12),('Mês',f'{d.month:02d}',12),('Ano',str(d.year),12)],[('Local do falecimento',f'{p.hosp}, {p.mun}/{p.uf}',100)],[('Causa da morte','Insuficiência respiratória aguda; pneumonia; '+['doença de Parkinson','neoplasia de mama'][v-1],100)],[('Sepultamento / cremação','Cemitério Municipal da Saudade',50),('Declarante',f'{r.choice(FM)} {p.n.split()[-1]}, filho',50)],[('Nome e número de documento do(s) médico(s)',f'Dr. {r.choice(FM)} {r.choice(SN)} – CRM {r.randint(10000,90000)}',100)],[('Averbações / anotações a acrescer',f'Registro lavrado em {dext(d+D.timedelta(1))}. Era casad{p.oa} com {q}. Deixou filhos: {r.choice(FM)}, {r.choice(FF)} e {r.choice(FF)}. Deixou bens. Registrad{p.oa} o nascimento no Livro {p.liva}, fls. {p.fl}, termo {p.termo}, deste Ofício. Avós: {p.avp} e {p.avpa}; {p.avm} e {p.avma}.',100)],[('Anotações de cadastro','RG, PIS/NIS, passaporte, CNS: não constam. Título de eleitor '+str(r.randint(10**11,10**12)),100)])
    return frame(v), regcert(p,'CERTIDÃO DE ÓBITO',b,v,f'<div class="fx" style="gap:4mm">{qr(f"o{v}",60)}<span class="xs">Selo {r.randint(10**6,10**7)}<br>Válido somente com selo</span></div>')

@doc('W17-marriage')
def _(v):
    p=person(f'cas{v}',[1964,1992][v-1],'M'); q=person(f'cas{v}q',[1967,1993][v-1],'F'); r=p.r; d=D.date(p.dob.year+25,r.randint(1,12),r.randint(1,28))
    m=matr(p.cns,d.year,2,p.liv,p.fl,p.termo)
    if v==1:
        b=bx([('Nomes',f'1º cônjuge: <b>{p.n.upper()}</b><br>2º cônjuge: <b>{q.n.upper()}</b>',100)],[('Matrícula',f'<b>{m}</b>',100)],[('Nomes completos de solteiro, datas e locais de nascimento, nacionalidade e filiações dos cônjuges',f'<b>{p.n.upper()}</b>, nascido aos {dext(p.dob)}, em {p.mun}/{p.uf}, brasileiro, filho de {p.pai} e de {p.mae}.<br><b>{q.n.upper()}</b>, nascida aos {dext(q.dob)}, em {q.mun}/{q.uf}, brasileira, filha de {q.pai} e de {q.mae}.',100)],[('Data do registro do casamento (por extenso)',dext(d),64),('Dia',f'{d.day:02d}',12),('Mês',f'{d.month:02d}',12),('Ano',str(d.year),12)],[('Regime de bens do casamento','Comunhão parcial de bens',100)],[('Nome que cada um dos cônjuges passou a utilizar',f'Ele: o mesmo. Ela: {q.n} {p.n.split()[-1]}',100)],[('Averbações / anotações a acrescer',f'Registros de nascimento: dele, matrícula {p.mat}; dela, matrícula {q.mat}.',100)],[('Anotações de cadastro',f'CPF dele {p.cpf}; CPF dela {q.cpf}',100)])
        return frame(v,'#5c7a8f')+'.bx td{padding:1mm 2mm 2mm}',regcert(p,'CERTIDÃO DE CASAMENTO',b,v)
    cell=lambda x:[('Nome',x.n),('Nascimento',f'{db(x.dob)}, {x.hr}'),('Naturalidade',f'{x.mun}/{x.uf}'),('Pai',x.pai),('Mãe',x.mae),('Avós paternos',f'{x.avp} e {x.avpa}'),('Avós maternos',f'{x.avm} e {x.avma}'),('Reg. de nascimento',f'Lv {x.liva}, fl. {x.fl}, nº {x.termo}'),('CPF',x.cpf)]
    b=f'''<div class="c"><b>{p.cart.upper()}</b><br>{p.mun} – {p.uf}<h2 style="margin:4mm 0">CERTIDÃO DE HABILITAÇÃO DE CASAMENTO</h2></div><p class="j">CERTIFICO que, no processo nº {r.randint(100,900)}/{d.year}, Livro D-{r.randint(10,60)}, fls. {r.randint(1,290)}, foi publicado edital de proclamas e não apareceu quem opusesse impedimento, estando <b>HABILITADOS</b> a casar, dentro de noventa dias, os contraentes:</p><div class="fx" style="gap:4mm"><div style="flex:1"><b>O CONTRAENTE</b>{rows(cell(p),"kv")}</div><div style="flex:1"><b>A CONTRAENTE</b>{rows(cell(q),"kv")}</div></div><p style="margin-top:5mm">Matrícula do processo: {matr(p.cns,d.year,6,p.liv,p.fl,p.termo)}</p><p>Documentos apresentados: certidões de nascimento de ambos (matrículas {p.mat} e {q.mat}), declaração de estado civil e de duas testemunhas. O referido é verdade e dou fé. {p.mun}, {dl(d)}.</p>'''+signed(p.of,'Oficial(a)','hab')
    return '.kv td{border:1px solid #666;padding:1.2mm;font-size:9.5pt}.kv .k{width:26mm;font-size:8pt}body{font-family:Caladea}.pg{padding:20mm 15mm}',b

@doc('W18-stillbirth')
def _(v):
    p=person(f'nat{v}',[2018,2022][v-1],'FM'[v-1],tipo=5); r=p.r
    nm=['Não consta',p.n.upper()][v-1]
    b=bx([('Nome',f'<b>{nm}</b>',100)],[('Matrícula',f'<b>{p.mat}</b>',100)],[('Data de nascimento (por extenso)',dext(p.dob),64),('Dia',f'{p.dob.day:02d}',12),('Mês',f'{p.dob.month:02d}',12),('Ano',str(p.dob.year),12)],[('Hora',p.hr,20),('Sexo',p.sex,25),('Município de registro e UF',f'{p.mun} – {p.uf}',55)],[('Local e município de nascimento / UF',f'{p.hosp}, {p.mun} – {p.uf}',100)],[('Filiação',f'{p.pai}<br>{p.mae}',100)],[('Avós',f'Paternos: {p.avp} e {p.avpa}<br>Maternos: {p.avm} e {p.avma}',100)],[('Gêmeo','não',25),('Duração da gestação',f'{r.randint(28,39)} semanas',35),('Causa da morte fetal','Hipóxia intrauterina',40)],[('Data do registro (por extenso)',dext(p.dreg),60),('Declaração de óbito fetal nº',f'{r.randint(20000000,30000000)}-1',40)],[('Declarante','o pai',30),('Sepultamento','Cemitério Parque das Oliveiras',70)],[('Averbações / anotações a acrescer',f'Natimorto. Assento lavrado no Livro C-Auxiliar nº {p.liv%40+1}, fls. {p.fl}, termo {p.termo}. '+['Nada mais consta.','Nome acrescentado a pedido dos pais, na forma das normas da Corregedoria.'][v-1],100)])
    return frame(v,'#888')+'.bx td{padding:1mm 2mm 1.8mm}',regcert(p,['CERTIDÃO DE NATIMORTO','CERTIDÃO DE REGISTRO DE NATIMORTO'][v-1],b,v)

@doc('W19-emancipation')
def _(v):
    p=person(f'ema{v}',[2006,1999][v-1],'MF'[v-1]); r=p.r; d=D.date(p.dob.year+17,r.randint(1,12),r.randint(1,28)); m=matr(p.cns,d.year,7,p.liv,p.fl,p.termo%9000)
    t=['CERTIDÃO DE EMANCIPAÇÃO','CERTIDÃO DE INTERDIÇÃO'][0 if v==1 else 0]
    if v==1: b=bx([('Nome',f'<b>{p.n.upper()}</b>',100)],[('Matrícula',f'<b>{m}</b>',100)],[('Data e local de nascimento',f'{dext(p.dob)}, {p.mun} – {p.uf}',100)],[('Filiação',f'{p.pai}<br>{p.mae}',100)],[('Registro de nascimento do emancipado',f'{p.cart} de {p.mun}/{p.uf}, matrícula {p.mat}',100)],[('Data do registro da emancipação (por extenso)',dext(d),100)],[('Título',f'Escritura pública de {dl(d-D.timedelta(9))}, do 1º Tabelionato de Notas, Livro {r.randint(100,600)}, fls. {r.randint(1,200)}, outorgada pelos pais',100)],[('Averbações / anotações a acrescer',f'Feita a comunicação ao Ofício do registro de nascimento (art. 106 da Lei 6.015/73). Livro E-{r.randint(3,40)}.',100)])
    else: b=f'''<p class="j" style="margin-top:6mm;font-size:12.5pt;line-height:1.7">CERTIFICO que, às fls. <b>{p.fl}</b> do Livro nº <b>E-{r.randint(3,40)}</b>, sob o nº <b>{p.termo%9000}</b>, matrícula <b>{m}</b>, foi registrada aos {dext(d)} a <b>EMANCIPAÇÃO</b> de <b>{p.n.upper()}</b>, brasileira, solteira, estudante, nascida em {p.mun}, Estado {p.deest}, aos {dext(p.dob)}, às {p.hr} horas, do sexo feminino, filha de {p.pai} e de {p.mae}, neta paterna de {p.avp} e de {p.avpa} e materna de {p.avm} e de {p.avma}, cujo assento de nascimento foi lavrado neste Ofício em {db(p.dreg)}, no Livro {p.liva}, às fls. {p.fl}, sob o nº {p.termo} (matrícula {p.mat}), por sentença do MM. Juiz da Vara da Infância e Juventude desta Comarca, transitada em julgado. Observações: anotada à margem do assento de nascimento. O referido é verdade e dou fé.</p>'''
    return frame(v,'#a88')+'.bx td{padding:1.3mm 2mm 3mm}',regcert(p,t,b,v)

@doc('W20-adoption')
def _(v):
    p=person(f'ado{v}',[2011,2019][v-1],'FM'[v-1]); r=p.r; d=today(r)
    old=p.n.split()[0]+' '+r.choice(SN)
    b=f'''<div class="c">{arms(46)}<br><b>PODER JUDICIÁRIO DO ESTADO {p.deest.upper()}</b><br>Comarca de {p.mun} – Vara da Infância e da Juventude<br><span class="s">SEGREDO DE JUSTIÇA</span></div><hr><p>Autos nº {r.randint(1000000,1999999)}-{r.randint(10,99)}.2024.8.{r.randint(10,26)}.0{r.randint(100,600)} – ADOÇÃO C/C DESTITUIÇÃO DO PODER FAMILIAR</p><h2 class="c">{["SENTENÇA","OFÍCIO-MANDADO DE CANCELAMENTO E INSCRIÇÃO"][v-1]}</h2>'''
    if v==1: b+=f'''<p class="j in">Vistos. <b>{p.pai}</b> e <b>{p.mae}</b> requereram a adoção de {old}, nascida em {db(p.dob)}, às {p.hr}, no {p.hosp}, nesta cidade, registrada sob a matrícula {p.mat}, no Livro {p.liva}, fls. {p.fl}, termo {p.termo}, do {p.cart}. A criança está sob a guarda dos requerentes desde os oito meses. O estudo psicossocial é favorável. O Ministério Público opinou pela procedência.</p><p class="j in">É o relatório. Decido.</p><p class="j in">A adoção atende ao melhor interesse da criança (ECA, art. 43). O vínculo afetivo está consolidado e a genitora biológica, citada, consentiu em audiência.</p><p class="j in">Ante o exposto, JULGO PROCEDENTE o pedido e CONCEDO aos requerentes a adoção da infante, que passará a se chamar <b>{p.n.upper()}</b>, tendo por pais {p.pai} e {p.mae}, por avós paternos {p.avp} e {p.avpa} e por avós maternos {p.avm} e {p.avma}, mantidos a data, a hora e o local de nascimento. Transitada em julgado, expeça-se mandado para cancelamento do registro original e lavratura de novo assento, do qual não constará observação sobre a origem do ato (ECA, art. 47, § 4º).</p><p class="j in">Sem custas. P.R.I.C.</p>'''
    else: b+=f'''<p class="j">Ao Sr. Oficial do {p.cart} de {p.mun}. Pelo presente, DETERMINO: <b>1)</b> o CANCELAMENTO do assento de nascimento de {old}, matrícula {p.mat}; <b>2)</b> a INSCRIÇÃO de novo assento, com os dados:</p>{bx([("Nome",f"<b>{p.n.upper()}</b>",70),("Sexo",p.sex,30)],[("Data de nascimento (por extenso)",dext(p.dob),70),("Hora",p.hr,30)],[("Local e município de nascimento",f"{p.hosp}, {p.mun}/{p.uf}",60),("Naturalidade",f"{p.mun}/{p.uf}",40)],[("Filiação",f"{p.pai}<br>{p.mae}",100)],[("Avós",f"{p.avp} e {p.avpa}<br>{p.avm} e {p.avma}",100)],[("Gêmeo","não",30),("DNV",p.dnv,70)])}<p class="j" style="margin-top:5mm"><b>3)</b> nenhuma observação sobre a origem do ato poderá constar das certidões. A nova certidão, gratuita, deverá ser entregue aos adotantes. Cumpra-se em cinco dias.</p>'''
    return BOX+'.in{text-indent:14mm}body{font-family:"%s";font-size:11.6pt;line-height:1.5}'%['Liberation Serif','Liberation Sans'][v-1], b+f'<p class="r">{p.mun}, {dl(d)}.</p>'+signed(f'{r.choice(FF)} {r.choice(SN)} {r.choice(SN)}','Juíza de Direito',f'ad{v}')
