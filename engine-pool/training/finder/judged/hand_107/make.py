import sys, os, json
from h import *
B=lambda s:f'<b>{s}</b>'
up=str.upper
def gp(t,T,sep=' e '): return sep.join(T(x) for x in t if x) or '—'
def anos(R,a,b): return R.randint(a,b)

def A(i):  # modern typed inteiro teor, standard sections
    uf,k,e1,e2=[('PR','','IT','PL'),('SE','solo','PT','PT'),('DF','2m','PT','AR'),('SC','twin','DE','IT')][i-1]
    r=rec(f'A{i}',uf,[2004,1999,2016,2011][i-1],[2008,2001,2021,2013][i-1],2021,2024,k,e1,e2); R=r.R
    cart=[f'Serviço Distrital de Registro Civil e Tabelionato de {r.rmun}',f'2º Ofício da Comarca de {r.rmun} - Registro Civil das Pessoas Naturais',f'4º Ofício de Registro Civil e Títulos e Documentos do Distrito Federal',f'Ofício de Registro Civil das Pessoas Naturais de {r.rmun}'][i-1]
    if i<3: r.dnv=''
    if i==2: r.cpf=''
    r.averb=['',f'Em {dn(r.demis.replace(year=2019))}, averba-se, nos termos da sentença proferida pelo Juízo de Direito da 1ª Vara Cível desta Comarca, autos nº 0004521-77.2018, a retificação do nome da avó materna, que passa a constar como acima. Dou fé.','',''][i-1]
    r.anot=[f'Nos termos do Provimento nº 63/2017 do CNJ, anota-se a inscrição no CPF sob nº {r.cpf}.','','',''][i-1]
    def g(lab,p,prof,a): return f'<p><u>{lab}</u>: {B(up(p[0]))}, brasileir{"o" if lab=="GENITOR" else "a"}, natural de {nat(p[1]," - ")}, com {a} anos de idade na data do registro, {R.choice(["solteir","casad"])}{"o" if lab=="GENITOR" else "a"}, {prof}, residente e domiciliad{"o" if lab=="GENITOR" else "a"} na {r.rua}, {r.rmun} - {uf}.</p>'
    if i==3: r.prp='arquiteta'; 
    fil=(g('GENITOR' if i!=3 else '1ª GENITORA',r.pai,r.prp,anos(R,23,41)) if r.pai else '')+g('GENITORA' if i!=3 else '2ª GENITORA',r.mae,r.prm,anos(R,19,38))
    av=(f'<p>Avós paternos: {gp(r.pat,up)}.</p>' if i!=2 else '<p>Avós paternos: -x-x-x-</p>')+f'<p>Avós maternos: {gp(r.matn,up)}.</p>'
    if i==3: av=f'<p>Avós por parte da 1ª genitora: {gp(r.pat,up)}.</p><p>Avós por parte da 2ª genitora: {gp(r.matn,up)}.</p>'
    sec=lambda t,b:f'<h3>{t}</h3>{b}'
    body=f'''<div class=fr></div><div class=hd>{arms(46)}<div><small>REPÚBLICA FEDERATIVA DO BRASIL</small><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b class=t>CERTIDÃO DE NASCIMENTO</b><br><b>INTEIRO TEOR</b></div>{qr(R,46)}</div>
<div class=of><b>{cart}</b><br>{r.rua2} – Centro – {r.rmun} - {uf} – CEP {r.cep} – Fone {r.tel} – CNS {r.cns}<br>Oficial Titular: <b>{r.of}</b></div>
<div class=m>MATRÍCULA: <b>{r.mat}</b></div>
<p class=ce>CERTIFICO, a pedido verbal de pessoa interessada, que revendo os livros deste Serviço deles consta o assento de nascimento cujo inteiro teor, extraído por meio datilográfico, é o seguinte:</p>'''
    body+=sec('1. DO ASSENTO',f'<p>Livro A-{r.livro}, folha {r.fol}, termo nº {r.termo}. Registro lavrado em {dl(r.dreg)}.{" DNV nº "+r.dnv+"." if r.dnv else ""}</p>')
    body+=sec('2. DO REGISTRADO' if r.sex=='M' else '2. DA REGISTRADA',f'<p>Nome: {B(up(r.nome))}. Sexo: {r.sexo.lower()}. {"CPF nº "+r.cpf+"." if r.cpf and i>2 else ""}</p><p>Data do nascimento: {dn(r.d)} ({dw(r.d)}), às {r.hora} horas.</p><p>Local do nascimento: {r.est}, em {r.mun} - {uf}. Naturalidade: {r.mun} - {uf}.</p><p>Gêmeo: {"sim, com "+up(r.twin)+", registrad"+("o" if 0 else "a(o)")+f" sob o termo nº {r.termo+1}" if r.twin else "não"}.</p>')
    body+=sec('3. DA FILIAÇÃO',fil)+sec('4. DOS AVÓS',av)+sec('5. DO DECLARANTE E DAS TESTEMUNHAS',f'<p>Declarante: {"a própria genitora" if i==2 else "o genitor" if i!=3 else "ambas as genitoras"}. Testemunhas: {"dispensadas (art. 54, 9º, da Lei nº 6.015/73)" if i>1 else r.t1+", comerciante, e "+r.t2+", do lar, ambos residentes nesta cidade"}. Lido e achado conforme, assinam. Eu, {r.esc}, escrevente, o digitei.</p>')
    body+=sec('6. DAS AVERBAÇÕES',f'<p>{r.averb or "Nada consta."}</p>')+sec('7. DAS ANOTAÇÕES',f'<p>{r.anot or "Nada consta."}</p>')
    body+=f'''<p class=ce>Era o que se continha em dito assento, ao qual me reporto. O referido é verdade e dou fé.</p><div class=ft><div class=se><b>SELO DE FISCALIZAÇÃO</b><br>{r.selo}<br>Código de segurança: {r.cod}<br>Emol.: R$ 71,20 &nbsp; ISS: R$ 2,13<br>Total: R$ 73,33<br>Consulte em https://selo.tj{uf.lower() if uf!='DF' else 'dft'}.jus.br</div><div class=sg>{r.rmun} - {uf}, {dl(r.demis)}.<br>{sig(R)}<br>____________________________<br>{r.esc}<br>Escrevente Autorizad{"a" if r.esc.split()[0][-1]=="a" else "o(a)"}</div></div>'''
    css='body{font:9.2pt "Liberation Sans";padding:30pt 44pt}.fr{position:absolute;inset:16pt;border:1.5pt solid #35557a;outline:.6pt solid #35557a;outline-offset:2pt}.hd{display:flex;justify-content:space-between;align-items:center;text-align:center;line-height:1.35}.t{font-size:14pt}.of{text-align:center;border:.7pt solid #35557a;padding:4pt;margin:7pt 0;font-size:8pt;line-height:1.4}.m{text-align:center;font-size:10.5pt;margin:6pt}p{margin:2.5pt 0;text-align:justify;line-height:1.34}.ce{text-indent:24pt;margin:6pt 0}h3{font-size:8.4pt;background:#dbe4ef;margin:6pt 0 3pt;padding:2pt 5pt}.ft{display:flex;justify-content:space-between;margin-top:10pt}.se{border:.7pt solid #555;padding:5pt;font-size:7pt;line-height:1.45;width:180pt}.sg{text-align:center;width:270pt;line-height:1.25}'
    ac={'registro.livro':[f'A-{r.livro}'],'documento.tipo':['Certidão de Nascimento - Inteiro Teor','Certidão de Inteiro Teor']}
    acx={} if r.twin else {}
    ov={'autenticação.selo_digital':r.selo}
    if r.twin: ac['gêmeos.informações_adicionais']=[f'sim, com {up(r.twin)}']
    if i==1: ac['dados_pessoais.cpf']=['']
    return 595,842,css,body,truth(r,f'107A-{i}',595,842,cart,f'{dn(r.d)} ({dw(r.d)})',ns=' - ',nlabel=True,ov={**ov,'dados_pessoais.naturalidade':f'{r.mun} - {uf}','local_nascimento.estabelecimento':r.est,'local_nascimento.município':r.mun,'registro.município':r.rmun,**{f'filiação.genitor_{j+1}.naturalidade':nat(p[1],' - ') for j,p in enumerate([x for x in(r.pai,r.mae) if x])}},acc=ac,cad=[r.cpf] if i==1 else [])

def Bf(i):  # inteiro teor of an old entry, in sentences
    uf,k,e1,e2=[('MG','','PT','IT'),('PB','home late','PT','PT'),('RJ','solo home','PT','PT'),('RS','foreign home','DE','DE')][i-1]
    r=rec(f'B{i}',uf,[1952,1931,1944,1928][i-1],[1959,1938,1949,1934][i-1],2012,2023,k,e1,e2,sty=i%2); R=r.R; r.mun=r.rmun; r.cpf=r.dnv=''; v='v' if i in(2,4) else ''
    cart=[f'Ofício do Registro Civil das Pessoas Naturais de {r.rmun}',f'Cartório de Registro Civil das Pessoas Naturais {r.of.split()[-1]}',f'RCPN do 1º Distrito de {r.rmun}',f'Registro Civil das Pessoas Naturais da Comarca de {r.rmun}'][i-1]
    if i in(1,3): r.anot=r.cas
    if i==4: r.anot=f'Faleceu em {dn(r.d.replace(year=1997))}, nesta cidade, conforme assento lavrado no livro C-31, fls. 118, sob nº 8.842, deste Ofício.'
    dr=r.dreg; x='filho' if r.sex=='M' else 'filha'; leg='legítim'+r.o
    onde={1:f'no {r.est}' if r.est.startswith('Hosp') else f'na {r.est}',2:'em domicílio, no sítio Olho d’Água, deste município',3:f'em domicílio, na {r.rua}, nesta cidade',4:'em domicílio, na Linha Quatorze, interior deste município'}[i]
    if i==1: onde+=', desta cidade'
    pn=lambda p:nat(p,'E') if p[1] else p[0]
    par=f'{x} {leg} de <b>{r.pai[0]}</b>, {r.prp}, natural de {pn(r.pai[1]) if i!=4 else "Berlim, "+pn(r.pai[1])}, e de Dona <b>{r.mae[0]}</b>, {r.prm}, natural de {pn(r.mae[1]) if i!=4 else "Hamburgo, "+pn(r.mae[1])}, casados e residentes neste município; sendo avós paternos {gp(r.pat,str)}, e avós maternos {gp(r.matn,str)}' if r.pai else f'{x} natural de Dona <b>{r.mae[0]}</b>, solteira, {r.prm}, natural de {pn(r.mae[1])}; sendo avós maternos {gp(r.matn,str)}'
    if i==4: r.pai[1]=('Berlim, Alemanha',''); r.mae[1]=('Hamburgo, Alemanha','')
    tx=f'“Aos {w(dr.day) if dr.day>1 else "primeiro"} dia{"s" if dr.day>1 else ""} do mês de {M[dr.month-1]} do ano de {w(dr.year)}, nesta cidade de {r.rmun}, {est(uf)}, em meu cartório compareceu <b>{r.decl}</b>, {R.choice(["lavrador","negociante","artista"])}, casado, residente nesta cidade, e, em presença das testemunhas abaixo assinadas, declarou que no dia {dw(r.d)}, às {hw(r.hora)}, {onde}, nasceu uma criança do sexo {r.sexo.lower()}, de cor branca, a qual recebeu o nome de <b>{up(r.nome)}</b>, {par}. {"Registro feito fora do prazo legal, nos termos do Decreto-lei nº 1.116, de 24 de fevereiro de 1939, por despacho do M.M. Juiz, ficando isento de multa. " if r.late else ""}Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas {r.t1}, empregado público, e {R.choice(["Olavo","Custódio","Avelino"])} {r.t2.split(" ",1)[-1].split()[-1]}, comerciante. Eu, {(o0:=R.choice(["Evaristo","Abelardo","Leôncio"])+" "+R.choice(["Prates","Bandeira","Quintanilha"]))}, Oficial do Registro Civil, o escrevi.” (a.a.) {o0}. {r.decl}. {r.t1}.'
    body=f'''{gui(595,842,"#6a8f6a")}<div class=hd>{arms(52,"#2f5d3a","#8db08d")}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>{up(est(uf))}<br><b>{cart}</b><br><small>{r.rua2} – {r.rmun}/{uf} – CEP {r.cep} – Tel. {r.tel}<br>{r.of} – Oficial{" Titular" if i%2 else " Registrador(a)"}</small></div><h1>CERTIDÃO DE INTEIRO TEOR<br><span>NASCIMENTO</span></h1><div class=m>Matrícula<br><b>{r.mat}</b></div>
<p><b>CERTIFICO</b> que, revendo o livro <b>A-{r.livro}</b> de assentos de nascimento desta serventia, nele, às fls. <b>{r.fol}{v}</b>, sob o número de ordem <b>{r.termo}</b>, encontrei lavrado o termo do teor seguinte:</p><p class=q>{tx}</p><p>À margem do termo consta: {r.anot or "nada mais"}{"" if r.anot else "."}</p><p>Nada mais se continha no referido assento, aqui bem e fielmente transcrito do original, ao qual me reporto e dou fé.</p>
<div class=sg>{r.rmun}/{uf}, {dl(r.demis)}.<br>{sig(R,150)}<br><span class=ln>{r.esc if i!=3 else r.of}</span><br>{"Escrevente Substituto(a)" if i!=3 else "Oficial do Registro Civil"}</div><div class=ft><span>Selo nº <b>{r.selo}</b> – Cód. {r.cod}<br>Emolumentos R$ 48,90 · Taxa R$ 9,13 · Total R$ 58,03</span>{qr(R,44)}</div>'''
    css='body{font:11pt "Liberation Serif";padding:34pt 58pt}.hd{text-align:center;line-height:1.3;position:relative}h1{font-size:17pt;text-align:center;margin:10pt 0 6pt;letter-spacing:1pt;line-height:1.15}h1 span{font-size:12pt}.m{text-align:center;margin-bottom:10pt}p{text-align:justify;line-height:1.42;margin:6pt 0;text-indent:30pt}.q{font-style:italic}.sg{text-align:center;margin-top:10pt}.ln{border-top:.7pt solid #000;padding:1pt 20pt}.ft{position:absolute;bottom:36pt;left:58pt;right:58pt;display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt}'
    ac={'registro.livro':[f'A-{r.livro}'],'documento.tipo':['Certidão de Inteiro Teor','Certidão de Inteiro Teor - Nascimento'],'registro.data_registro':[]}
    if r.home: ac['local_nascimento.estabelecimento']=['','Domicílio','em domicílio',onde,onde.replace('em domicílio, ','')]
    if r.pai and i!=4:
        for j,p in enumerate((r.pai,r.mae)): ac[f'filiação.genitor_{j+1}.naturalidade']=[nat(p[1],'/')]
    return 595,842,css,body,truth(r,f'107B-{i}',595,842,cart,dw(r.d),up=False,ns='/',joint=True,ov={'dados_pessoais.nome_completo':up(r.nome),'registro.folha':f'{r.fol}{v}','local_nascimento.estabelecimento':'em domicílio' if r.home else r.est,**{f'filiação.genitor_{j+1}.naturalidade':nat(p[1],'E') for j,p in enumerate([x for x in(r.pai,r.mae) if x])}},acc=ac)

def C(i):  # digital print: standard boxes + transcription
    uf,k,e1,e2=[('SP','','JP','PT'),('PE','twin','PT','PT'),('MT','home foreign','PT','AR'),('GO','nocpf','PT','IT')][i-1]
    r=rec(f'C{i}',uf,[1988,1979,1966,1993][i-1],[1994,1985,1974,1996][i-1],2021,2024,k,e1,e2); R=r.R; r.dnv=''
    cart=[f'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de {r.rmun}',f'Serventia Registral das Pessoas Naturais de {r.rmun} - 1º Distrito Judiciário',f'2º Serviço Notarial e Registral de {r.rmun}',f'Cartório de Registro Civil de Pessoas Naturais, Tutelas e Interdições de {r.rmun}'][i-1]
    r.cpf=r.cpf if i in(1,3) else ''
    if i in(3,4): r.anot=r.cas if r.casou<r.demis else ''
    if i==1: r.averb=f'Averbado em {dn(r.dreg.replace(year=2005))}, por sentença do MM. Juiz de Direito da Vara da Família, a separação consensual não altera o nome do registrado.'; r.averb=f'Por mandado datado de {dn(r.dreg.replace(year=2005))}, do MM. Juiz Corregedor Permanente, foi retificada a profissão do genitor para engenheiro agrônomo.'
    bx=lambda l,v,wd=1:f'<div class=b style="flex:{wd}"><i>{l}</i>{v}</div>'
    row=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    loc=(r.est if r.est else f'Domicílio, {r.rua}')
    nn=lambda p:nat(p[1],' - ')
    art=('no' if r.est.startswith('Hosp') else 'na')
    trans=f'Aos {w(r.dreg.day) if r.dreg.day>1 else "primeiro"} de {M[r.dreg.month-1]} de {w(r.dreg.year)}, neste cartório de {r.rmun}, compareceu {r.decl}, {R.choice(["bancário","motorista","comerciante"])}, RG nº {R.randint(3,29)}.{R.randint(100,999)}.{R.randint(100,999)}, e declarou que no dia {dl(r.d)}, às {hw(r.hora)}, {"em domicílio, na "+r.rua if r.home else art+" "+r.est}, nasceu uma criança do sexo {r.sexo.lower()}, que receberá o nome de {up(r.nome)}{", gême"+r.o+" de "+up(r.twin) if r.twin else ""}, filh{r.o} de {up(r.pai[0])}, {r.prp}, com {anos(R,24,45)} anos, e de {up(r.mae[0])}, {r.prm}, com {anos(R,19,38)} anos, casados em {R.choice(U[uf][2].split("|"))}/{uf}, residentes na {r.rua}. São avós paternos {gp(r.pat,up)} e maternos {gp(r.matn,up)}. Foram testemunhas {r.t1} e {r.t2}. Nada mais. Lido e conforme, assinam. Eu, Oficial Maior, subscrevi.'
    body=f'''<div class=top><span>CERTIDÃO ELETRÔNICA – Central de Informações do Registro Civil</span><span>Pedido nº {R.randint(10**7,10**8)} · página 1 de 1</span></div><div class=hd>{arms(38,"#1c3f6e","#9ab")}<div><b>{cart}</b><br>{r.rua2}, Centro, {r.rmun} - {uf} · CNS {r.cns} · {r.tel}<br>Oficial: {r.of}</div></div><h1>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</h1>'''
    body+=row(bx('Nome',B(up(r.nome)),3),bx('CPF',r.cpf or '---'))+row(bx('Matrícula',B(r.mat),2),bx('Livro',f'A-{r.livro:04d}',.5),bx('Folha',f'{r.fol:03d}',.4),bx('Termo',r.termo,.6),bx('Data do registro',dn(r.dreg),.8))
    body+=row(bx('Data de nascimento por extenso',up(dw(r.d)),2.6),bx('Dia',f'{r.d.day:02d}',.35),bx('Mês',f'{r.d.month:02d}',.35),bx('Ano',r.d.year,.45),bx('Hora',r.hora,.5),bx('Sexo',r.sexo,.8))
    body+=row(bx('Local de nascimento',loc,2),bx('Município de nascimento / UF',f'{r.mun} - {uf}'),bx('Naturalidade',f'{r.mun} - {uf}'))
    body+=row(bx('Filiação 1',up(r.mae[0]),2),bx('Naturalidade',nn(r.mae)))+row(bx('Filiação 2',up(r.pai[0]),2),bx('Naturalidade',nn(r.pai)))
    body+=row(bx('Avós paternos',gp(r.pat,up,'; ')))+row(bx('Avós maternos',gp(r.matn,up,'; ')))
    body+=row(bx('Gêmeo','Sim' if r.twin else 'Não',.4),bx('Nome e matrícula do(s) gêmeo(s)',f'{up(r.twin)}<br>{mat(r.cns,r.dreg.year,r.livro,r.fol,r.termo+1)}' if r.twin else '---',3))
    body+=f'<div class=tr><i>Transcrição integral do assento</i><p>{trans}</p></div>'+row(bx('Averbações à margem',r.averb or 'Nada consta.'))+row(bx('Anotações à margem',r.anot or 'Nada consta.'))
    H='%064x'%R.getrandbits(256)
    body+=f'''<div class=ft>{qr(R,62,"#1c3f6e")}<div>O conteúdo da certidão é verdadeiro. Dou fé. <b>{r.rmun} - {uf}, {dl(r.demis)}.</b><br>Assinado digitalmente por {r.esc} – Escrevente, em {dn(r.demis)} às {R.randint(9,17)}:{R.randint(10,59)}:{R.randint(10,59)} (ICP-Brasil).<br>Selo digital: <b>{r.selo}</b> &nbsp; Código de validação: {r.cod}<br>Confira a autenticidade em https://validar.registrocivil.example/certidao<br><small>SHA-256 {H}</small><br><small>A presente certidão eletrônica tem a mesma validade da emitida em papel (art. 19, § 5º, da Lei 6.015/73).</small></div></div>'''
    css='body{font:8.6pt "Noto Sans","DejaVu Sans";padding:20pt 36pt}.top{display:flex;justify-content:space-between;background:#1c3f6e;color:#fff;padding:3pt 6pt;font-size:7pt}.hd{display:flex;gap:10pt;align-items:center;margin:8pt 0;font-size:8pt;line-height:1.4}h1{font-size:12.5pt;text-align:center;color:#1c3f6e;margin:5pt 0 7pt}.r{display:flex;gap:3pt;margin-bottom:3pt}.b{border:.6pt solid #9ab;border-radius:2pt;padding:1.5pt 4pt 2.5pt;min-width:0;line-height:1.3;flex-basis:0}i{display:block;font:6.2pt "Noto Sans","DejaVu Sans";color:#557}.tr{border:.6pt solid #9ab;padding:3pt 6pt;margin-bottom:3pt;background:#f6f8fb}.tr p{margin:2pt 0;text-align:justify;line-height:1.38;font-family:"Liberation Serif";font-size:9.6pt}.ft{display:flex;gap:10pt;margin-top:8pt;font-size:7.4pt;line-height:1.5}small{font-size:5.8pt}'
    ac={'registro.livro':[f'A-{r.livro:04d}',str(r.livro)],'documento.tipo':['Certidão de Nascimento em Inteiro Teor']}
    if r.home: ac['local_nascimento.estabelecimento']=['','Domicílio','em domicílio']
    ov={'dados_pessoais.naturalidade':f'{r.mun} - {uf}','local_nascimento.município':r.mun,'registro.município':r.rmun,'local_nascimento.estabelecimento':loc,'registro.livro':f'A-{r.livro:04d}','registro.folha':f'{r.fol:03d}','filiação.genitor_1.naturalidade':nn(r.mae),'filiação.genitor_2.naturalidade':nn(r.pai)}
    return 595,842,css,body,truth(r,f'107C-{i}',595,842,cart,up(dw(r.d)),order='mp',ov=ov,acc=ac,nlabel=True)

F=lambda t,g=1,R=random.Random(7):f'<em style="flex:{g} 1 auto"><s style="top:{R.choice([-1,0,0,.6])}pt">{t or "- - - - - -"}</s></em>'
L=lambda *p:'<div class=l>'+''.join(x if x.startswith('<em') else f'<span>{x}</span>' for x in p)+'</div>'
def D(i):  # 1940-62 printed form, typewritten blanks
    uf,k,e1,e2=[('BA','','PT','PT'),('CE','home','PT','AR'),('AL','solo home','PT','PT'),('ES','late home','IT','IT')][i-1]
    r=rec(f'D{i}',uf,[1955,1941,1947,1944][i-1],[1961,1945,1952,1948][i-1],[1962,0,1953,1963][i-1],[1966,0,1960,1967][i-1],k,e1,e2); R=r.R; r.mun=r.rmun; r.cpf=r.dnv=r.selo=r.mat=''; v='v' if i in(2,3) else ''
    r.livro=R.randint(12,64); r.fol=R.randint(2,198); r.termo=R.randint(140,9800)
    if i==2: r.demis=r.dreg
    cart='Cartório do Registro Civil'; d=r.d; e=r.dreg; q=r.demis
    onde=f'{r.est}, nesta cidade' if r.est else ['','em domicílio, nesta cidade','em domicílio, à '+r.rua.replace(', nº',','),'em domicílio, no lugar Córrego Fundo'][i-1]
    yy=lambda x:f'{x.year%100:02d}'
    obs=['Serve para fins escolares.','','2a. via. Isenta de selos, para fins militares.' if r.sex=='M' else '2a. via, para fins de casamento.','Registro feito de acôrdo com o Decreto-lei n. 7.270, de 25-1-945.'][i-1]
    pn=lambda p:f'{p[1][0]}, {U[p[1][1]][0]}' if p[1][1]!=uf else p[1][0]+', dêste Estado'
    body=f'''<div class=fr></div><div class=hd>{arms(58,"#333","#777")}<br><b class=a>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</b></div>{L("ESTADO",U[uf][1].upper(),F(up(U[uf][0]),2),"COMARCA DE",F(up(r.rmun),2))}{L("MUNICÍPIO DE",F(up(r.rmun),2),"DISTRITO",F("da Séde",1))}
<div class=hd><b class=c>CARTÓRIO DO REGISTRO CIVIL</b><br><small>NASCIMENTOS · CASAMENTOS · ÓBITOS</small></div>{L("OFICIAL:",F(r.of))}{L("ESCREVENTE:",F(r.esc))}<h1>Certidão de Nascimento</h1>'''
    body+=L('N.º',F(str(r.termo)),'Fls.',F(f'{r.fol}{v}'),'Livro n.º',F(f'A-{r.livro}'))
    body+=L('&emsp;&emsp;<b>CERTIFICO</b> que, do livro, fôlhas e número acima indicados, de registro de nascimentos,')+L('consta que aos',F(f'{e.day}'),'de',F(M[e.month-1],3),'de 19',F(yy(e)),'foi feito o assento de')+L(F(up(r.nome),1))
    body+=L('nascid',F(r.o,.1),'aos',F(dw(d),6))+L('às',F(hw(r.hora)))+L('em',F(onde))+L('do sexo',F(r.sexo.lower(),2),'de côr',F(R.choice(['branca','parda','morena'])),', filh',F(r.o,.1),F('legítim'+r.o if r.pai else 'natural',1))
    body+=L('de',F(r.pai[0] if r.pai else '-.-.-.-.-.-.-.-',1))+L('natural de',F(pn(r.pai) if r.pai else '-.-.-.-',2),', profissão',F(r.prp if r.pai else '-.-.-'))+L('e de D.',F(r.mae[0]))+L('natural de',F(pn(r.mae),2),', profissão',F(r.prm))
    g=lambda x:x or '-.-.-.-.-.-'
    body+=L('Avós paternos:',F(g(r.pat[0])))+L('e D.',F(g(r.pat[1])))+L('Avós maternos:',F(r.matn[0]))+L('e D.',F(r.matn[1]))
    body+=L('Foi declarante',F(r.decl))+L('e serviram de testemunhas',F(r.t1))+L('e',F(r.t2))+L('Observações:',F(obs or '-.-.-.-.-.-.-.-'))+L('&emsp;&emsp;O referido é verdade e dou fé.')+L(F(r.rmun,2),',',F(str(q.day),.3),'de',F(M[q.month-1],1.2),'de 19',F(yy(q),.3))
    body+=f'<div class=sg>{sig(R,170,34)}<br><span>O Oficial do Registro Civil</span></div><div class=st>{stamp(86,"REGISTRO CIVIL",up(r.rmun))}</div><div class=rod>Custas: Cr$ {R.randint(5,60)},00 &nbsp; Sêlo: Cr$ {R.randint(2,9)},50 &nbsp;·&nbsp; Tip. Comercial – Mod. 14</div>'
    css='body{font:11.2pt C059;padding:46pt 52pt;background:#f7f0dc}.fr{position:absolute;inset:24pt;border:2pt double #555}.hd{text-align:center;margin:8pt 0 5pt;line-height:1.25}.a{font-size:12pt;letter-spacing:1pt}.c{font-size:14pt;letter-spacing:1.5pt}small{font-size:7.5pt}h1{text-align:center;font:italic 23pt C059;margin:8pt 0 8pt}.l{display:flex;gap:4pt;align-items:flex-end;height:21.3pt;white-space:nowrap;overflow:visible}em{border-bottom:.8pt dotted #555;text-align:center;font-style:normal;line-height:13pt}s{position:relative;text-decoration:none;font:10.4pt "Liberation Mono";color:#24243c}.sg{text-align:center;margin:14pt 0 0 200pt}.sg span{border-top:.7pt solid #333;padding:0 24pt;font-size:9pt}.st{position:absolute;left:80pt;bottom:60pt}.rod{position:absolute;bottom:31pt;left:52pt;right:52pt;text-align:right;font-size:7.5pt}'
    nt=lambda p:f'{p[1][0]}/{p[1][1]}'
    ac={'registro.livro':[f'A-{r.livro}'],'registro.cartório':[f'Cartório do Registro Civil de {r.rmun}',f'Cartório do Registro Civil - Distrito da Séde'],'observações.averbações':[''],'observações.anotações':['',obs],'local_nascimento.estabelecimento':[onde,r.est,'em domicílio','Domicílio']+(['', onde.replace('em domicílio, ','')] if r.home else [])}
    ov={'dados_pessoais.nome_completo':up(r.nome),'registro.folha':f'{r.fol}{v}','observações.anotações':obs,'local_nascimento.estabelecimento':r.est if not r.home else 'em domicílio'}
    for j,p in enumerate([x for x in(r.pai,r.mae) if x]): ov[f'filiação.genitor_{j+1}.naturalidade']=nt(p); ac[f'filiação.genitor_{j+1}.naturalidade']=[pn(p),p[1][0]]
    return 595,936,css,body,truth(r,f'107D-{i}',595,936,'CARTÓRIO DO REGISTRO CIVIL',dw(d),up=False,joint=True,ov=ov,acc=ac)

def E(i):  # 1968-85 landscape form, captions under the blanks
    uf,k,e1,e2=[('RN','','PT','PT'),('SP','twin','JP','JP'),('MS','solo home','PT','PT'),('RS','nogr','IT','DE')][i-1]
    r=rec(f'E{i}',uf,[1968,1974,1979,1970][i-1],[1973,1978,1983,1976][i-1],[1974,1979,1984,1977][i-1],[1982,1988,1990,1985][i-1],k,e1,e2); R=r.R; r.mun=r.rmun; r.dnv=r.selo=r.mat=r.cpf=''; r.livro=R.randint(20,120); r.termo=R.randint(2000,48000)
    cart=[f'Cartório Judiciário do Registro Civil - 1º Distrito',f'Cartório do Registro Civil e Anexos de {r.rmun}',f'Cartório do 2º Ofício - Registro Civil',f'Ofício do Registro Civil das Pessoas Naturais de {r.rmun}'][i-1]
    c=lambda t,cap,g=1:f'<div class=k style="flex:{g} 1 auto"><b>{t or "*****"}</b><small>{cap}</small></div>'
    ln=lambda *p:'<div class=l>'+''.join(x if x.startswith('<div') else f'<span>{x}</span>' for x in p)+'</div>'
    loc=r.est or 'Domicílio'; obs=['',f'Gême{r.o} de {up(r.twin)}, termo nº {r.termo+1}.','Filiação declarada pela mãe.',''][i-1]
    if i==4 and r.casou<r.demis: pass
    body=f'''<div class=sd>{arms(84,"#7a2c2c","#c9a3a3")}<p>REPÚBLICA<br>FEDERATIVA<br>DO BRASIL</p><p class=s>REGISTRO CIVIL<br>DAS PESSOAS<br>NATURAIS</p>{stamp(92,"1ª VIA" if i%2 else "2ª VIA",up(r.rmun)[:16],"#7a2c2c")}<p class=s>ESTA CERTIDÃO NÃO PODE<br>CONTER EMENDAS<br>NEM RASURAS</p></div><div class=mn><div class=h>{est(uf).upper()} — COMARCA DE {up(r.rmun)}<br><b>{up(cart)}</b><br><small>{up(r.rua2)} — {up(r.of)}, OFICIAL — {up(r.esc)}, ESCREVENTE</small></div><h1>CERTIDÃO DE NASCIMENTO</h1>'''
    body+=ln('Certifico que às folhas',c(str(r.fol),'n.º'),'do livro',c(f'A-{r.livro}','n.º'),', sob o termo',c(f'{r.termo}','n.º'),', foi lavrado em',c(dn(r.dreg),'data do registro',1.4))
    body+=ln('o assento de nascimento de',c(up(r.nome),'nome por extenso'))+ln('do sexo',c(r.sexo.upper(),'masc. / fem.',.4),'nascid'+r.o+' em',c(up(dw(r.d)),'dia, mês e ano por extenso',4))
    body+=ln('às',c(r.hora,'horas',.5),', em',c(up(loc),'hospital, maternidade ou domicílio',2),c(f'{up(r.mun)} - {uf}','município e Estado',1))
    body+=ln('filh'+r.o+' de',c(up(r.pai[0]) if r.pai else '','pai',2),', natural de',c(up(nat(r.pai[1]," - ")) if r.pai else '','cidade e Estado'))+ln('e de',c(up(r.mae[0]),'mãe',2),', natural de',c(up(nat(r.mae[1],' - ')),'cidade e Estado'))
    body+=ln('Avós paternos:',c(up(r.pat[0]),'avô'),'e',c(up(r.pat[1]),'avó'))+ln('Avós maternos:',c(up(r.matn[0]),'avô'),'e',c(up(r.matn[1]),'avó'))+ln('Declarante:',c(up(r.decl),'nome'),'Observações:',c(obs.upper() if 0 else obs,'',2))
    body+=f'<div class=ft><div>O referido é verdade e dou fé.<br><b class=ty>{up(r.rmun)} - {uf}, {dn(r.demis)}</b><br><small>Emolumentos pagos por verba conforme guia n.º {R.randint(10,400)}/{r.demis.year%100:02d}</small></div><div class=sg>{sig(R,160,24)}<br><b class=ty>{up(r.of)}</b><br><small>OFICIAL DO REGISTRO CIVIL</small></div></div></div>'
    css='body{font:9.6pt "Nimbus Roman";background:#fdfaf4;padding:22pt;display:flex;gap:16pt}.sd{width:128pt;border:1.2pt solid #7a2c2c;text-align:center;padding:14pt 4pt;color:#7a2c2c}.sd p{font-size:13pt;font-weight:bold;margin:8pt 0 16pt;line-height:1.3}.sd .s{font-size:8pt}.mn{flex:1;min-width:0;border:1.2pt solid #7a2c2c;padding:10pt 14pt}.h{text-align:center;line-height:1.45;font-size:9pt}.h small{font-size:7pt}h1{text-align:center;font-size:18pt;letter-spacing:3pt;color:#7a2c2c;margin:5pt 0 7pt}.l{display:flex;gap:5pt;height:37pt;white-space:nowrap}.l>span{padding-top:3pt}.k{text-align:center}.k b,.ty{font:bold 9pt "Nimbus Mono PS";color:#223}.k b{display:block;border-bottom:.7pt solid #777;line-height:14pt;min-height:15pt}.k small{font-size:6pt;color:#7a2c2c;display:block;line-height:1.2;margin-top:1.6pt}.ft{display:flex;justify-content:space-between;margin-top:6pt;line-height:1.5}.ft small{font-size:7pt}.sg{text-align:center;line-height:1.15}'
    ac={'registro.livro':[f'A-{r.livro}'],'registro.cartório':[f'{up(cart)} DE {up(r.rmun)}'],'local_nascimento.estabelecimento':['','Domicílio'] if r.home else [],'observações.anotações':['',obs],'gêmeos.informações_adicionais':[obs] if r.twin else []}
    return 842,560,css,body,truth(r,f'107E-{i}',842,560,up(cart),up(dw(r.d)),ns=' - ',joint=True,ov={'observações.anotações':obs,'local_nascimento.estabelecimento':up(loc),'autenticação.oficial_registro':up(r.of)},acc=ac)

def Ff(i):  # 1990s dot-matrix print-out in columns
    uf,k,e1,e2=[('PA','','PT','AR'),('RO','','PT','DE'),('AP','solo','PT','PT'),('MA','twin','PT','PT')][i-1]
    r=rec(f'F{i}',uf,[1986,1971,1990,1988][i-1],[1992,1976,1994,1993][i-1],1995,1999,k,e1,e2); R=r.R; r.mat=r.cpf=r.dnv=r.selo=''; cart=f'CARTÓRIO DO {["1º","2º","ÚNICO","3º"][i-1]} OFÍCIO - REGISTRO CIVIL'
    if i==2: r.anot=up(r.cas) if r.casou<r.demis else ''
    import textwrap
    def cols(a,b,wd=44,cp=3):
        a=textwrap.wrap(a,wd,subsequent_indent=' '*15) or ['']; b=textwrap.wrap(b,wd,subsequent_indent=' '*15) or ['']
        return '\n'.join(f'{(a[j] if j<len(a) else ""):<{wd}}{" "*cp}{(b[j] if j<len(b) else "")}'.rstrip() for j in range(max(len(a),len(b))))
    f=lambda l,v:f'{l:.<13}: {v}'
    X='***'; p=r.pai; ctr=lambda s:s.center(91).rstrip(); hr='='*91; h2='-'*91
    T=[ctr('REPÚBLICA FEDERATIVA DO BRASIL'),ctr(up(est(uf))+' - COMARCA DE '+up(r.rmun)),ctr(cart),ctr(f'{up(r.rua2)} - FONE {r.tel}'),'',hr,ctr('C E R T I D Ã O   D E   N A S C I M E N T O'),hr,'','     CERTIFICO QUE, REVENDO OS LIVROS DE REGISTRO DE NASCIMENTO DESTE CARTÓRIO, ENCONTREI','O ASSENTO COM OS SEGUINTES DADOS:','',
    cols(f('TERMO',r.termo),f('DATA REGISTRO',dn(r.dreg))),cols(f('LIVRO',f'A-{r.livro:03d}'),f('FOLHA',f'{r.fol:03d}')),h2,f('NOME',up(r.nome)),'',cols(f('NASCIMENTO',dn(r.d)),f('HORA',r.hora)),f('POR EXTENSO',up(dw(r.d))),cols(f('SEXO',up(r.sexo)),f('GÊMEO','SIM' if r.twin else 'NÃO')),*([f('IRMÃO GÊMEO',up(r.twin))] if r.twin else []),cols(f('LOCAL',up(r.est)),f('MUNICÍPIO',up(f'{r.mun} - {uf}'))),h2,
    cols('P A I','M Ã E'),cols(f('NOME',up(p[0]) if p else X),f('NOME',up(r.mae[0]))),cols(f('NATURAL DE',up(nat(p[1],' - ')) if p else X),f('NATURAL DE',up(nat(r.mae[1],' - ')))),cols(f('PROFISSÃO',up(r.prp) if p else X),f('PROFISSÃO',up(r.prm))),'',cols('AVÓS PATERNOS','AVÓS MATERNOS'),cols(f('AVÔ',up(r.pat[0]) or X),f('AVÔ',up(r.matn[0]))),cols(f('AVÓ',up(r.pat[1]) or X),f('AVÓ',up(r.matn[1]))),h2,
    cols(f('DECLARANTE',up(r.mae[0] if not p else p[0])),f('ESCREVENTE',up(r.esc))),cols(f('1ª TESTEM.',up(r.t1)),f('2ª TESTEM.',up(r.t2))),h2,'OBSERVAÇÕES/ANOTAÇÕES:',*(textwrap.wrap(r.anot,88) or ['*** NADA CONSTA ***']),hr,'','     O REFERIDO É VERDADE E DOU FÉ.','',f'     {up(r.rmun)} - {uf}, {up(dl(r.demis))}.','','','','','                                        ________________________________________',' '*40+up(r.of).center(40).rstrip(),' '*40+'OFICIAL DO REGISTRO CIVIL'.center(40).rstrip(),'',f'EMOLUMENTOS: R$ {R.randint(5,14)},{R.randint(10,99)}   GUIA {R.randint(1000,9999)}   SISTEMA REGCIV v{R.randint(1,3)}.{R.randint(0,9)}   IMPR. {dn(r.demis)}']
    n=len('\n'.join(T).split('\n')); holes=''.join(f'<circle cx="{x}" cy="{y}" r="5"/>' for x in(14,581) for y in range(14,842,24))
    bars=''.join(f'<rect x="28" y="{y}" width="539" height="24"/>' for y in range(36,800,48))
    body=f'<svg style="position:absolute;left:0;top:0" width="595pt" height="842pt" viewBox="0 0 595 842"><g fill="#eaf5ea">{bars}</g><g fill="#fff" stroke="#bbb">{holes}</g><path d="M28 0V842M567 0V842" stroke="#bbb" stroke-dasharray="3 2"/></svg><pre>'+'\n'.join(T)+f'</pre><div class=s>{sig(R,150,30)}</div><div class=st>{stamp(74,"REGISTRO CIVIL",up(r.rmun)[:15])}</div>'
    top=52; y=top+(n-5)*12.7-24
    css=f'pre{{position:absolute;left:44pt;top:{top}pt;margin:0;font:9.2pt/12.7pt "Liberation Mono";color:#222}}.s{{position:absolute;left:330pt;top:{y:.0f}pt}}.st{{position:absolute;left:110pt;top:{y-10:.0f}pt}}'
    return 595,842,css,body,truth(r,f'107F-{i}',595,842,cart,up(dw(r.d)),ns=' - ',joint=True,ov={'registro.livro':f'A-{r.livro:03d}','registro.folha':f'{r.fol:03d}','autenticação.oficial_registro':up(r.of)},acc={'registro.livro':[str(r.livro),f'{r.livro:03d}'],'registro.cartório':[cart+' DE '+up(r.rmun)]})

def Gf(i):  # 2000s narrated, word processor
    uf,k,e1,e2=[('TO','','PT','PT'),('AC','solo','PT','PT'),('PR','','PL','JP'),('PI','late home nocpf','PT','PT')][i-1]
    r=rec(f'G{i}',uf,[2002,2004,2000,1996][i-1],[2008,2008,2006,1998][i-1],[0,0,2009,0][i-1],[0,0,2009,0][i-1],k,e1,e2); R=r.R; r.cpf=r.mat=r.selo0=''; r.mat=''
    r.dnv=f'{R.randint(10,59)}.{R.randint(100,999)}.{R.randint(100,999)}-{R.randrange(10)}' if i!=4 else ''
    if r.late: r.dreg=r.d.replace(year=r.d.year+R.randint(8,10)); r.demis=r.dreg
    cart=[f'Cartório do Registro Civil das Pessoas Naturais de {r.rmun}',f'Serventia de Registro Civil da Comarca de {r.rmun}',f'Ofício do Registro Civil, Títulos e Documentos e Pessoas Jurídicas',f'Cartório do 3º Ofício de {r.rmun}'][i-1]
    r.anot=['','',f'2ª via expedida em {dn(r.demis)}, a pedido da parte.' if 0 else '',f'Registro tardio, lavrado nos termos do art. 46 da Lei nº 6.015/73, com redação da Lei nº 10.215/2001.'][i-1]
    art=('no ' if r.est.startswith('Hosp') else 'na ')+B(r.est) if r.est else 'em domicílio, na '+r.rua
    o=r.o; na=lambda p:nat(p[1])
    fil=f'filh{o} de {B(up(r.pai[0]))}, brasileiro, {r.prp}, natural de {na(r.pai)}, e de {B(up(r.mae[0]))}, brasileira, {r.prm}, natural de {na(r.mae)}' if r.pai else f'filh{o} de {B(up(r.mae[0]))}, brasileira, solteira, {r.prm}, natural de {na(r.mae)}'
    av=(f'São avós paternos: {gp(r.pat,up)}; e avós maternos: {gp(r.matn,up)}.' if r.pai else f'São avós maternos: {gp(r.matn,up)}.')
    body=f'''{gui(595,842,"#b08a3c",18,7)}<div class=hd>{arms(60,"#205f35","#c7a64a")}<h2>República Federativa do Brasil</h2><h3>Registro Civil das Pessoas Naturais</h3><p class=x>{est(uf)} &nbsp;•&nbsp; Comarca de {r.rmun} &nbsp;•&nbsp; Município de {r.rmun}</p><p class=x><b>{cart}</b><br>{r.rua2}, Centro – CEP {r.cep} – Telefax {r.tel}<br>Oficial: <b>{r.of}</b> &nbsp;–&nbsp; Substituto(a): {r.esc}</p></div><h1>Certidão de Nascimento</h1>
<table><tr><td>TERMO Nº<br><b>{r.termo}</b><td>FOLHAS<br><b>{r.fol}</b><td>LIVRO<br><b>A-{r.livro}</b></table>
<p><b>CERTIFICO</b> que, no livro, folhas e termo acima, consta o registro de nascimento de</p><div class=nm>{up(r.nome)}</div>
<p>do sexo {r.sexo.lower()}, nascid{o} {art}, em {r.mun}/{uf}, no dia <b>{dl(r.d)}</b> ({dw(r.d)}), às {r.hora} horas, {fil}.</p><p>{av}</p><p>O registro foi lavrado em {dn(r.dreg)}, tendo sido declarante {"a mãe" if not r.pai else "o pai" if i!=4 else r.decl}{f" e testemunhas {r.t1} e {r.t2}" if i==4 else ""}{", mediante apresentação da Declaração de Nascido Vivo nº "+r.dnv if r.dnv else ""}.</p><p><b>Observações:</b> {r.anot or "nada consta."}</p><p>O referido é verdade e dou fé.</p><p class=r>{r.rmun}/{uf}, {dl(r.demis)}.</p>
<div class=sg>{sig(R,150,30)}<br><span>{r.esc if i==2 else r.of}</span><br><small>{"Oficial(a) Substituto(a)" if i==2 else "Oficial do Registro Civil"}</small></div><div class=ft><div class=se>SELO DE AUTENTICIDADE<br><b>{r.selo}</b></div><span>{"Primeira via isenta de emolumentos – Lei Federal nº 9.534/97" if i!=3 else "2ª via – Emolumentos R$ 18,40 (VRC 175)"}</span></div>'''
    css='body{font:12.5pt "Liberation Serif";padding:44pt 66pt}.hd{text-align:center}h2{font:bold 15pt "Liberation Serif";margin:2pt}h3{font:bold 12pt "Liberation Serif";margin:2pt}.x{font-size:9.5pt;text-align:center;margin:4pt 0;line-height:1.3;text-indent:0}h1{font:italic bold 26pt "Liberation Serif";text-align:center;color:#205f35;margin:10pt 0}table{width:100%;border-collapse:collapse;font-size:9pt;text-align:center;margin-bottom:10pt}td{border:.8pt solid #b08a3c;padding:3pt}td b{font-size:12pt}p{text-align:justify;line-height:1.42;margin:6pt 0;text-indent:28pt}.nm{text-align:center;font-weight:bold;font-size:16pt;margin:6pt 0}.r{text-align:right}.sg{text-align:center;line-height:1.2}.sg span{border-top:.7pt solid #000;padding:0 22pt;font-size:11pt}.ft{position:absolute;left:66pt;right:66pt;bottom:40pt;display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt}.se{border:1pt solid #205f35;padding:4pt 8pt;text-align:center;line-height:1.4}'
    ov={'registro.livro':f'A-{r.livro}','dados_pessoais.nome_completo':up(r.nome),'local_nascimento.estabelecimento':r.est or 'em domicílio'}
    for j,p in enumerate([x for x in(r.pai,r.mae) if x]): ov[f'filiação.genitor_{j+1}.nome_completo']=up(p[0])
    for a,b in(('paternos',r.pat),('maternos',r.matn)): ov[f'avós.{a}.avô']=up(b[0]); ov[f'avós.{a}.avó']=up(b[1])
    return 595,842,css,body,truth(r,f'107G-{i}',595,842,cart,f'{dl(r.d)} ({dw(r.d)})',up=False,joint=True,ov=ov,acc={'registro.livro':[str(r.livro)],'observações.anotações':[''] if i==4 else [],**({'local_nascimento.estabelecimento':['','Domicílio','em domicílio, na '+r.rua]} if r.home else {})})

def Hh(i):  # unusual modern design, side bar and cards
    uf,k,e1,e2=[('SC','2m','IT','PT'),('AM','home','IN','PT'),('ES','twin','IT','PT'),('RR','solo','PT','PT')][i-1]
    r=rec(f'H{i}',uf,[2019,2018,2020,2022][i-1],[2023,2022,2023,2024][i-1],2024,2025,k,e1,e2); R=r.R; yy=r.dreg.year%100; r.dnv=f'30-{R.randint(10**7,10**8-1)}-{R.randrange(10)}'
    C=['#1d6b6b','#8a3d1f','#3c4f9b','#5d3a78'][i-1]
    cart=[f'Escrivania de Paz do Município de {r.rmun}',f'Cartório Extrajudicial de {r.rmun}',f'Cartório {r.of.split()[-1]} – Registro Civil e Notas',f'1º Ofício de Notas e Registro Civil de {r.rmun}'][i-1]
    if i==2: r.anot='Etnia declarada: Baniwa, aldeia Tunuí Cachoeira, conforme Resolução Conjunta CNJ/CNMP nº 3/2012.'
    nn=lambda p:f'{p[1][0]} · {p[1][1]}'
    pc=lambda lab,p,gl,g:f'<div class=pc><i>{lab}</i><b>{p[0] if p else "não declarado"}</b>{"<span>natural de "+nn(p)+"</span>" if p else ""}<i>{gl}</i><span>{g[0] or "—"}</span><span>{g[1]}</span></div>'
    t=lambda a,b,c='':f'<div class=t {c}><i>{a}</i><b>{b}</b></div>'
    loc=r.est or 'Parto domiciliar'
    body=f'''<div class=sd>{arms(60,"#fff","rgba(255,255,255,.45)").replace('fill="#fff" stroke="#fff"','fill="none" stroke="#fff"')}<p>República<br>Federativa<br>do Brasil</p><hr><p class=s>Registro Civil<br>das Pessoas Naturais</p><hr><div class=w>{qr(R,92,"#222")}</div><p class=s>selo digital<br><b>{r.selo}-{R.choice("ABCDX")}{R.choice("KLMNW")}7Q</b><br>{r.cod}</p><hr><p class=s>{r.rua2}<br>Centro<br>{r.rmun} · {uf}<br>{r.cep}<br>{r.tel}<br>@cartorio.{r.rmun.split()[0].lower()}</p></div>
<div class=mn><div class=h1>certidão de nascimento</div><div class=of>{cart} &nbsp;|&nbsp; oficial {r.of}</div><div class=nm>{r.nome}</div><div class=g>{t("CPF",r.cpf or "não informado")}{t("sexo",r.sexo.lower())}</div>{t("matrícula",r.mat)}
<h4>quando e onde nasceu</h4><div class=g>{t("dia",f"{r.d.day:02d}")}{t("mês",f"{r.d.month:02d}")}{t("ano",r.d.year)}{t("hora",r.hora.replace(":","h") if 0 else r.hora)}</div>{t("por extenso",dw(r.d))}{t("local",loc)}<div class=g>{t("município de nascimento",f"{r.mun} · {uf}")}{t("naturalidade",f"{r.mun} · {uf}")}</div>
<h4>família</h4><div class=g>{pc("mãe",r.mae,"avós maternos",r.matn)}{pc("mãe" if i==1 else "pai",r.pai,"avós maternos" if i==1 else "avós paternos",r.pat)}</div>{t("gêmeos",f"sim – {r.twin}" if r.twin else "não")}
<h4>registro</h4><div class=g>{t("registrado em",dn(r.dreg))}{t("declaração de nascido vivo",r.dnv if not r.home else "não apresentada")}</div>{t("averbações",r.averb or "nada consta")}{t("anotações",r.anot or "nada consta")}
<div class=ft><div>Conteúdo verdadeiro, dou fé.<br>{r.rmun} · {uf}, {dl(r.demis)}<br><small>1ª via gratuita – Lei 9.534/97 · digitada por {r.esc.split()[0]}</small></div><div class=sg>{sig(R,140,26,C)}<br><b>{r.esc if i in(2,3) else r.of}</b><br><small>{"escrevente autorizado(a)" if i in(2,3) else "oficial registrador(a)"}</small></div></div></div>'''
    sel=body.split('selo digital<br><b>')[1].split('<')[0]
    if r.home: r.dnv=''
    css=f'body{{font:9.5pt "Noto Sans","DejaVu Sans";display:flex;color:#222}}.sd{{width:138pt;background:{C};color:#fff;padding:34pt 16pt;text-align:center}}.sd p{{font-size:12pt;margin:10pt 0;line-height:1.3}}.sd .s{{font-size:7.6pt;line-height:1.55}}.sd hr{{border:0;border-top:.6pt solid rgba(255,255,255,.5);margin:16pt 8pt}}.w{{background:#fff;padding:6pt 6pt 2pt;border-radius:5pt}}.mn{{flex:1;padding:32pt 28pt;min-width:0}}.h1{{font-size:21pt;font-weight:300;color:{C}}}.of{{font-size:7.6pt;margin:4pt 0 14pt}}.nm{{font-size:17pt;font-weight:bold;border-left:4pt solid {C};padding-left:8pt;margin-bottom:9pt;line-height:1.2}}.g{{display:flex;gap:10pt}}.g>*{{flex:1;min-width:0}}.t{{margin-bottom:6pt;border-bottom:.5pt solid #ccc;padding-bottom:2pt}}i{{display:block;font-style:normal;font-size:6.8pt;color:{C}}}.t b{{font-weight:500;font-size:9.6pt}}h4{{font-weight:bold;font-size:9pt;color:#fff;background:{C};display:inline-block;border-radius:9pt;padding:1pt 10pt 2pt;margin:7pt 0 5pt}}.pc{{background:#f3f3f0;border-radius:6pt;padding:6pt 9pt;margin-bottom:7pt;line-height:1.4}}.pc span{{display:block;font-size:8.6pt}}.pc i{{margin-top:3pt}}.ft{{display:flex;justify-content:space-between;margin-top:10pt;font-size:8.6pt;line-height:1.5}}small{{font-size:6.8pt}}.sg{{text-align:center;line-height:1.2}}'
    ac={'registro.folha':[f'{r.fol:03d}']}
    if r.home: ac['local_nascimento.estabelecimento']=['','Domicílio','domicílio']
    if i==1: ac.update({'avós.paternos.avô':['',r.matn[0]],'avós.paternos.avó':['',r.matn[1]]})
    tr=truth(r,f'107H-{i}',595,842,cart,dw(r.d),up=False,ns=' · ',order='mp',nlabel=True,ov={'autenticação.selo_digital':sel,'local_nascimento.estabelecimento':loc},acc=ac)
    if i==1:  # two mothers: either pair of grandparents on either side
        for s,o in(('paternos',r.matn),('maternos',r.pat)): tr['accept'][f'avós.{s}.avô']=[o[0]]; tr['accept'][f'avós.{s}.avó']=[o[1]]
    if r.twin: tr['accept']['gêmeos.informações_adicionais']=[f'sim – {r.twin}']
    return 595,842,css,body,tr

def I(i):  # wallet card, two faces
    uf,k,e1,e2=[('RJ','','PT','IT'),('PE','solo','PT','PT'),('SP','','AR','PT'),('MG','nogr','PT','PT')][i-1]
    r=rec(f'I{i}',uf,[1976,1981,1984,1972][i-1],[1980,1988,1990,1978][i-1],[1985,1990,1992,1980][i-1],[1990,1994,1997,1988][i-1],k,e1,e2); R=r.R; r.cpf=r.mat=r.dnv=r.selo=''
    cart=[f'8ª CIRCUNSCRIÇÃO DO REGISTRO CIVIL DE {up(r.rmun)}',f'CARTÓRIO DO REGISTRO CIVIL DE {up(r.rmun)}',f'REGISTRO CIVIL DO 2º SUBDISTRITO DE {up(r.rmun)}',f'CARTÓRIO DE PAZ E REGISTRO CIVIL DE {up(r.rmun)}'][i-1]
    x=lambda l,v,g=1:f'<div class=x style="flex:{g}"><i>{l}</i>{v or "X X X X X X"}</div>'; row=lambda *a:'<div class=r>'+''.join(a)+'</div>'
    a=f'<div class=hd>{arms(26,"#1f5a3a","#9cc3a8")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>CERTIDÃO DE NASCIMENTO</b><br>{up(est(uf))}</div>{stamp(30,"","","#1f5a3a")}</div>'+row(x('NOME',up(r.nome)))+row(x('DATA DO NASCIMENTO',f'{dn(r.d)}'),x('HORA',r.hora,.6),x('SEXO',up(r.sexo),.9))+row(x('LOCAL DO NASCIMENTO',up(r.est)))+row(x('NATURAL DE',f'{up(r.mun)}/{uf}',1.6),x('DATA DO REGISTRO',dn(r.dreg)))+row(x('LIVRO',f'A-{r.livro}'),x('FOLHA',r.fol),x('TERMO',r.termo))+f'<div class=of>{cart}</div>'
    b=row(x('PAI',up(r.pai[0]) if r.pai else ''))+row(x('MÃE',up(r.mae[0])))+row(x('AVÓS PATERNOS',gp(r.pat,up) if r.pat[0] else ''))+row(x('AVÓS MATERNOS',gp(r.matn,up) if r.matn[0] else ''))+row(x('LOCAL E DATA DA EXPEDIÇÃO',f'{up(r.rmun)}/{uf}, {dn(r.demis)}'))+f'<div class=sg>{sig(R,110,17)}<br>{up(r.of)}<br><i>OFICIAL DO REGISTRO CIVIL</i></div><div class=lg>O REFERIDO É VERDADE E DOU FÉ – LEI Nº 6.015/73 – VÁLIDA EM TODO O TERRITÓRIO NACIONAL – Nº {R.randint(100000,999999)}</div>'
    body=f'<div class="c">{gui(300,196,"#a9cdb4",7,3)}<div class=in>{a}</div></div><div class="c">{gui(300,196,"#a9cdb4",7,3)}<div class=in>{b}</div></div>'
    css='body{font:7pt "Nimbus Sans Narrow","Liberation Sans Narrow";padding:14pt 20pt;background:#fff}.c{position:relative;width:300pt;height:196pt;border:.8pt solid #1f5a3a;border-radius:9pt;background:#f1f8f2;margin-bottom:16pt;overflow:hidden}.in{position:absolute;inset:14pt 16pt;display:flex;flex-direction:column;gap:6.2pt}.hd{display:flex;justify-content:space-between;align-items:center;text-align:center;font-size:6.6pt;line-height:1.3}.hd b{font-size:10pt;letter-spacing:.5pt}.r{display:flex;gap:4pt}.x{border-bottom:.5pt solid #1f5a3a;font:8pt/1.2 "Liberation Mono";letter-spacing:-.35pt;white-space:nowrap;flex-basis:0}i{display:block;font:normal 4.8pt/1.15 "Liberation Sans";color:#1f5a3a;letter-spacing:0}.of{text-align:center;font-weight:bold;font-size:7.4pt;margin-top:2pt}.sg{text-align:center;line-height:1.1;font-size:7.4pt}.lg{font-size:4.6pt;text-align:center;color:#1f5a3a}'
    ov={'filiação.genitor_1.naturalidade':'','filiação.genitor_2.naturalidade':'','autenticação.oficial_registro':up(r.of)}
    return 340,440,css,body,truth(r,f'107I-{i}',340,440,cart,dn(r.d),nlabel=True,ov=ov,acc={'registro.livro':[f'A-{r.livro}']})

def J(i):  # transcription of a foreign birth (Livro E)
    uf,k,e1,e2=[('DF','','PT','PT'),('PR','twin','JP','JP'),('MG','','PT','IT'),('MS','solo','PT','PT')][i-1]
    r=rec(f'J{i}',uf,[2009,2001,2012,2006][i-1],[2015,2007,2018,2012][i-1],2019,2024,k,e1,e2); R=r.R
    city,ct,prov,hosp,con=[('Lisboa','Portugal','','Maternidade Dr. Alfredo da Costa','Conservatória do Registo Civil de Lisboa'),('Hamamatsu','Japão','Shizuoka','Hospital Seirei','Consulado-Geral do Brasil em Hamamatsu'),('Boston','Estados Unidos da América','Massachusetts','Saint Elizabeth Hospital','Consulado-Geral do Brasil em Boston'),('Ciudad del Este','Paraguai','Alto Paraná','','Consulado-Geral do Brasil em Ciudad del Este')][i-1]
    cons=r.d+dt.timedelta(R.randint(20,90)); r.dreg=cons+dt.timedelta(R.randint(600,1500)); r.demis=max(r.demis,r.dreg+dt.timedelta(1)); r.livro=R.randint(2,60); r.termo=R.randint(900,19000); r.mat=mat(r.cns,r.dreg.year,r.livro,r.fol,r.termo,7)
    r.dnv=''; r.est=hosp; r.cpf=r.cpf if i!=4 else ''
    cart=[f'1º Ofício de Registro Civil das Pessoas Naturais de {r.rmun}',f'1º Serviço de Registro Civil da Sede da Comarca de {r.rmun}',f'Registro Civil das Pessoas Naturais - 1º Subdistrito de {r.rmun}',f'2º Serviço Notarial e de Registro Civil de {r.rmun}'][i-1]
    full=f'{city}, {prov}, {ct}' if prov else f'{city}, {ct}'
    r.anot=f'Brasileir{r.o} nat{r.o}, nos termos do artigo 12, inciso I, alínea “c”, in limine, da Constituição Federal.' if i>1 else 'A condição de nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal (art. 12, I, “c”, in fine, da CF).'
    ori=f'certidão de nascimento nº {R.randint(1000,9999)}, emitida pela {con}, em {dn(cons)}, devidamente apostilada e traduzida' if i==1 else f'certidão de registro de nascimento lavrada no {con}, em {dn(cons)}'
    f=lambda l,v,wd=100:f'<div class=f style="width:{wd}%"><i>{l}</i><b>{v}</b></div>'
    nn=lambda p:nat(p[1],' - ') if p[1][1] else p[1][0]
    body=f'''<div class=fr></div><div class=hd>{arms(50,"#444","#aaa")}<p>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</p><h1>CERTIDÃO DE TRANSCRIÇÃO DE NASCIMENTO</h1><small>Livro “E” – art. 32, § 1º, da Lei nº 6.015/73 – Resolução CNJ nº 155/2012</small></div>
{f('NOME',up(r.nome),68)}{f('CPF',r.cpf or '---',32)}{f('MATRÍCULA',r.mat)}{f('DATA DE NASCIMENTO (POR EXTENSO)',dw(r.d).capitalize(),60)}{f('DIA / MÊS / ANO',dn(r.d),22)}{f('HORA',r.hora if i!=4 else '---',18)}
{f('LOCAL, CIDADE E PAÍS DE NASCIMENTO',(hosp+', ' if hosp else '')+full,78)}{f('SEXO',r.sexo,22)}{f('GENITOR' if r.pai else 'GENITORA',up((r.pai or r.mae)[0]),62)}{f('NATURALIDADE',nn(r.pai or r.mae),38)}{f('GENITORA' if r.pai else 'GENITOR',up(r.mae[0]) if r.pai else '---',62)}{f('NATURALIDADE',nn(r.mae) if r.pai else '---',38)}
{f('AVÓS PATERNOS',gp(r.pat,up))}{f('AVÓS MATERNOS',gp(r.matn,up))}{f('GÊMEO','Sim' if r.twin else 'Não',18)}{f('NOME DO GÊMEO',up(r.twin) or '---',82)}
{f('DATA DA TRANSCRIÇÃO',dl(r.dreg).replace("1º","1º")+' ('+dn(r.dreg)+')',46)}{f('LIVRO',f'E-{r.livro}',18)}{f('FOLHA',r.fol,16)}{f('TERMO',r.termo,20)}
<div class=f style="width:100%"><i>DOCUMENTO ESTRANGEIRO OU CONSULAR TRANSCRITO</i><p>Transcrição da {ori}, apresentada por {r.decl} e arquivada neste Ofício na pasta própria sob nº {R.randint(12,400)}. Residência dos declarantes: {r.rua}, {r.rmun} - {uf}.</p></div><div class=f style="width:100%"><i>OBSERVAÇÕES / AVERBAÇÕES</i><p>{r.anot}</p></div>
<div class=ft><div class=l><b>{cart}</b><br>Oficial: {r.of}<br>{r.rua2} – Centro<br>{r.rmun} - {uf} – CEP {r.cep}<br>{r.tel} – CNS {r.cns}<br><br>{qr(R,54)}<br>Selo: <b>{r.selo}</b><br>Cód.: {r.cod}<br>Emol. R$ 41,55 – Fundo R$ 6,23</div><div class=sg>O conteúdo da certidão é verdadeiro. Dou fé.<br>{r.rmun} - {uf}, {dl(r.demis)}.<br><br>{sig(R,150,32)}<br>__________________________________<br>{r.esc}<br>Escrevente</div></div>'''
    css='body{font:9pt "Liberation Sans";padding:36pt 46pt}.fr{position:absolute;inset:20pt;border:.8pt solid #777;border-radius:4pt}.hd{text-align:center;margin-bottom:8pt}.hd p{margin:3pt;font-size:9.5pt;line-height:1.3}h1{font-size:15pt;margin:4pt}.f{float:left;border:.5pt solid #888;padding:2pt 5pt 3pt;min-height:31pt;margin-top:4pt}.f b{font-weight:normal;font-size:9.6pt}i{display:block;font:normal 6.3pt "Liberation Sans";color:#555;margin-bottom:1.5pt}.f p{margin:0;text-align:justify;line-height:1.35}.ft{clear:both;display:flex;justify-content:space-between;padding-top:12pt}.l{width:240pt;border:.5pt solid #888;padding:6pt;font-size:8pt;line-height:1.4}.sg{width:240pt;text-align:center;padding-top:8pt;line-height:1.3}'
    ov={'dados_pessoais.naturalidade':full,'dados_pessoais.hora_nascimento':r.hora if i!=4 else '','local_nascimento.estabelecimento':hosp,'local_nascimento.município':city,'local_nascimento.uf':'','registro.município':r.rmun,'registro.livro':f'E-{r.livro}'}
    for j,p in enumerate([x for x in(r.pai,r.mae) if x]): ov[f'filiação.genitor_{j+1}.naturalidade']=nn(p)
    ac={'dados_pessoais.naturalidade':[f'{city}, {ct}',f'{city}/{ct}'],'local_nascimento.município':[full,f'{city}, {ct}',f'{city}, {prov}'],'local_nascimento.uf':['EX',ct,prov],'registro.livro':[f'E-{r.livro}',str(r.livro),f'E {r.livro}'],'registro.folha':[f'{r.fol:03d}'],'documento.tipo':['Certidão de Transcrição de Nascimento']}
    return 595,842,css,body,truth(r,f'107J-{i}',595,842,cart,dw(r.d).capitalize(),joint=True,ov=ov,acc=ac)

if __name__=='__main__':
    out=sys.argv[1]; os.makedirs(out,exist_ok=True)
    for fn in (A,Bf,C,D,E,Ff,Gf,Hh,I,J):
        for i in (1,2,3,4):
            W,H,css,body,t=fn(i); t['accept']={k:[x for x in dict.fromkeys(v)] for k,v in t['accept'].items() if v}
            open(f"{out}/{t['case']}.html",'w').write(page(W,H,css,body)); json.dump(t,open(f"{out}/{t['case']}.json",'w'),ensure_ascii=False,indent=1)
