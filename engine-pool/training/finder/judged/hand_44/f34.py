from lib import *
# ---------- G3: second copy sent by e-mail, side bar with QR; registries of capitals, old births ----------
REG3=[("Cartório do Boqueirão — Registro Civil e 14º Tabelionato","Curitiba","PR","082156"),("1º Ofício de Registro Civil e Casamentos de Teresina","Teresina","PI","079541"),("RCPN da 2ª Zona de Porto Alegre","Porto Alegre","RS","098632"),("Cartório Barro Preto – Segundo Subdistrito","Belo Horizonte","MG","031948")]
F3=['notes','nohour','home','nofather','notes nopat','','twin long','notes nocpf']
def g3(n):
    R=REG3[(n+1)%4]; p=person('G3',n,(1951,2003),F3[n-1],home=(R[1],R[2]),oldnames=n%2); r=p.r; fl=p.fl; name='G3-%d'%n
    m=matr(R[3],'01',p.reg.year,p.book,p.leaf,p.entry); p.emi=datetime.date(r.randint(2021,2026),r.randint(1,12),r.randint(1,28))
    bk=f"A-{p.book}"; lf=f"{p.leaf}{r.choice(['','v','','F'])}"; en=f"{p.entry:,}".replace(',','.') if p.entry>999 else str(p.entry)
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; tw='twin' in fl; hascpf='nocpf' not in fl and n!=2
    dt=f"{p.dob.day:02d} de {MES[p.dob.month-1]} de {p.dob.year}" ; dt2=dw(p.dob,'primeiro')
    rows=[]; averb=anot=''; cad=[]
    if n==1: anot=f"CASAMENTO: com {p.w[1]}, em {dn(p.dob+datetime.timedelta(365*25))}, Livro B-31, fls. 12, termo 2.204, deste Ofício. DIVÓRCIO: por escritura pública lavrada em {dn(p.dob+datetime.timedelta(365*33))}."
    if n==5: averb=f"O CPF {p.cpf} foi acrescido a este assento por averbação de ofício, conforme Lei nº 14.534/2023."
    if n==8: anot=f"ÓBITO: ocorrido em {dn(p.emi-datetime.timedelta(400))}, assento nº 8.117, Livro C-40, fls. 96, desta Serventia."
    if n==6: cad=[f"RG {r.randint(1000000,9999999)} SSP/{R[2]}, expedido em {dn(p.dob+datetime.timedelta(6900))}", f"Título de eleitor {r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}, zona {r.randint(1,200)}"]
    ofi=random.Random(R[0]).choice(['Cassiano Zimmer Paranhos','Iolanda Cury Mesquita','Rutênio Lago Burity','Márcia Helena Zorzetto']); esc=p.w[3]
    selo=f"{code(r,5)}.{code(r,5)}.{code(r,4)}.{code(r,5)}" ; ped=f"{r.randint(10**7,10**8-1)}"
    N=p.name.upper()
    def li(l,v): return f'<tr><th>{l}</th><td>{v}</td></tr>'
    gp='<em>não constam</em>' if nop else f'{p.f.gf}<br>{p.f.gm}'
    pr='' if sole else f'<tr><td>{p.f.name}</td><td>{p.f.nat[0]}/{p.f.nat[1]}</td><td>{gp}</td></tr>'
    body=f'''<div class=w><aside><div class=br>{arms(22,"#fff","none")}</div><b>2ª VIA<br>ELETRÔNICA</b><p>Pedido nº<br>{ped}</p><p>Remetida por correio eletrônico ao requerente em<br>{dn(p.emi)}</p>{qr(name,33,29)}<p class=s>Aponte a câmera para conferir a autenticidade. Disponível para consulta por 12 meses.</p><p>Chave de acesso<br><b>{code(r,4)}-{code(r,4)}-{code(r,4)}</b></p><p>Selo<br><b style="font-size:6.6pt;white-space:nowrap">{selo}</b></p><p class=s>MP 2.200-2/2001<br>Prov. CN-CNJ 46/2015<br>Arquivo assinado no padrão PDF/A, dispensado o reconhecimento de firma</p></aside>
    <main><div class=hd><b>{R[0]}</b><span>{R[1]} · {UFN[R[2]]}</span></div><h1>CERTIDÃO DE NASCIMENTO <small>breve relato</small></h1>
    <h2>{N}</h2><div class=ma>{m}<br><small>Código nacional de matrícula</small></div>
    <table class=k>{li('CPF do registrado',p.cpf if hascpf or n==5 else 'não informado no assento')}{li('Nasceu em',dt2)}{li('ou seja',dn(p.dob))}{li('Hora oficial',f'{p.h}:{p.mi:02d} h' if 'nohour' not in fl else '—')}{li('Onde nasceu',('na residência dos pais, '+p.addr) if home else p.hosp)}{li('Cidade natal',f'{R[1]}/{R[2]}')}{li('Gênero','Masculino' if p.sex=='M' else 'Feminino')}{li('Assento',f'Livro {bk} &nbsp; Folhas {lf} &nbsp; Nº {en}')}{li('Assentado em',dl(p.reg))}{li('Irmão gêmeo',(p.twin+f', assento seguinte') if tw else 'não há')}</table>
    <table class=g><tr><th>Genitor(a)</th><th>Natural de</th><th>Pais do(a) genitor(a)</th></tr>{pr}<tr><td>{p.m.name}</td><td>{p.m.nat[0]}/{p.m.nat[1]}</td><td>{p.m.gf}<br>{p.m.gm}</td></tr></table>
    <div class=n><u>Averbações</u> {averb or 'não há'}</div><div class=n><u>Anotações</u> {anot or 'não há'}</div>
    {'<div class=n><u>Cadastro</u> '+'; '.join(cad)+'</div>' if cad else ''}
    <p>Certifico que o teor acima confere com o assento e dou fé.<br>{R[1]}, {dl(p.emi)}</p>
    <div class=sg><div>{esc}<br><small>Escrevente autorizado(a) – certificado digital nº {code(r,10,'0123456789abcdef')}</small></div><div>{ofi}<br><small>Oficial Titular</small></div></div></main></div>'''
    css='''body{font-family:"Liberation Sans";font-size:9.5pt;color:#14202c;width:210mm;height:296mm}.w{display:flex;height:296mm}aside{width:46mm;background:#1f5a4c;color:#fff;padding:9mm 5mm;font-size:8pt;text-align:center;line-height:1.35}aside b{font-size:8.2pt;overflow-wrap:anywhere}.br{margin-bottom:3mm}.s{font-size:6.5pt}main{flex:1;padding:11mm 11mm 8mm}.hd{border-bottom:1.4pt solid #1f5a4c;padding-bottom:2mm;font-size:11pt}.hd span{display:block;font-size:8.5pt;color:#456}h1{font-size:14pt;letter-spacing:.6pt;margin:6mm 0 2mm;color:#1f5a4c}h1 small{font-weight:400;font-size:8pt;color:#456}h2{font-size:14.5pt;margin:4mm 0 1mm}.ma{font:10.5pt "DejaVu Sans Mono";margin-bottom:4mm}.ma small{font:6.5pt "Liberation Sans";color:#567}.k{border-collapse:collapse;width:100%}.k th{font-weight:400;color:#4b6b62;text-align:right;width:36mm;padding:1.7mm 3mm 1.7mm 0;vertical-align:top;font-size:8.5pt}.k td{padding:1.7mm 0}.k tr{border-bottom:.4pt dotted #9bb}.g{width:100%;border-collapse:collapse;margin:5mm 0}.g th{background:#e3efeb;font-size:7.5pt;text-align:left;padding:1mm 1.5mm}.g td{border:.4pt solid #b7cec7;padding:1.2mm 1.5mm;vertical-align:top;font-size:9pt}.n{margin:2mm 0;font-size:9pt;line-height:1.35}.n u{color:#1f5a4c;margin-right:2mm}.sg{display:flex;gap:8mm;margin-top:9mm}.sg div{flex:1;border-top:.5pt solid #333;padding-top:1mm;text-align:center;font-size:9pt}.sg small{font-size:6.5pt}'''
    k=dict(nome=N,cpf=p.cpf if hascpf or n==5 else '',matr=m,dob=p.dob,dtxt=dt2,hora='' if 'nohour' in fl else hhmm(p),nat=cu((R[1],R[2])),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=R[1],luf=R[2],rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,livro=bk,folha=lf,termo=en,pf='' if sole or nop else p.f.gf,pm='' if sole or nop else p.f.gm,mf=p.m.gf,mm=p.m.gm,twin=p.twin if tw else '',averb=averb,anot=anot,selo=selo,oficial=ofi,emi=p.emi,cad=cad,accept={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)]})
    if home: k['accept']['local_nascimento.estabelecimento']=['na residência dos pais','residência dos pais']
    if tw: k['accept']['gêmeos.informações_adicionais']=[p.twin+', assento seguinte']
    k['accept']['registro.termo']=[str(p.entry)]
    if sole: k.update(g1=p.m.name,n1=cu(p.m.nat))
    else: k.update(g1=p.f.name,n1=cu(p.f.nat),g2=p.m.name,n2=cu(p.m.nat))
    save(name,body,css,truth(name,**k))
# ---------- G4: 2023+, numbered sections, neutral filiation, cadastre table, fees ----------
REG4=[("2º Ofício de Justiça de Paraty","Paraty","RJ","089771"),("Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede – Comarca de Atibaia","Atibaia","SP","123414"),("Cartório de Registro Civil de Joaçaba – Escrivania de Paz","Joaçaba","SC","105205"),("3º Ofício de Notas e Registro Civil de Taguatinga","Brasília","DF","021287")]
F4=['twomoms','','nofather nocpf','twin','twomoms notes','late cad','nopat home','long notes']
def g4(n):
    R=REG4[(n*3+1)%4]; p=person('G4',n,(2017,2025) if n not in(6,8) else (1979,1996),F4[n-1],home=(R[1],R[2])); r=p.r; fl=p.fl; name='G4-%d'%n
    if 'late' in fl: p.reg=p.dob+datetime.timedelta(8*365+44)
    if n in(2,4): p.city,p.uf={'RJ':('Angra dos Reis','RJ'),'SP':('Bragança Paulista','SP'),'SC':('Concórdia','SC'),'DF':('Luziânia','GO')}[R[2]]
    p.emi=max(p.reg+datetime.timedelta(1),datetime.date(2023,r.randint(9,12),r.randint(1,28))) if n not in(6,8) else datetime.date(2025,r.randint(1,12),r.randint(1,28))
    m=matr(R[3],'01',p.reg.year,p.book,p.leaf,p.entry); mo=m.replace(' ','')
    md=f"{mo[:6]}.{mo[6:8]}.{mo[8:10]}.{mo[10:14]}.{mo[14]}.{mo[15:20]}.{mo[20:23]}.{mo[23:30]}-{mo[30:]}"
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; tw='twin' in fl; two='twomoms' in fl; nocpf='nocpf' in fl
    nat=(R[1],R[2]); U=up; averb=anot=''; cad=[]
    if n==5: averb=f"Filiação decorrente de reprodução assistida heteróloga, arts. 512 e seguintes do Provimento CNJ nº 149/2023, averbada em {dn(p.reg+datetime.timedelta(20))}."
    if n==8: anot=f"Em {dn(p.dob+datetime.timedelta(9000))}, a pessoa registrada contraiu matrimônio com {p.w[0].upper()}, permanecendo com o mesmo nome (matrícula {matr(R[3],'01',p.dob.year+24,33,120,9015)[:-12].strip()})."; anot=anot.split(' (matr')[0]+'.'
    docs=[('RG','','',''),('PIS/NIS','','',''),('Passaporte','','',''),('Cartão Nacional de Saúde','','',''),('Título de Eleitor','','','')]
    if n in(6,8):
        a=f"{r.randint(10,49)}.{r.randint(100,999)}.{r.randint(100,999)}-{r.randint(0,9)}"; b=f"{r.randint(1000,9999)} {r.randint(1000,9999)} {r.randint(1000,9999)}"
        da=dn(p.dob+datetime.timedelta(7300)); docs[0]=('RG',a,da,'SSP/'+R[2]); docs[4]=('Título de Eleitor',b,'-','Zona %d'%r.randint(2,300))
        cad=[f'RG {a} {da} SSP/{R[2]}',f'Título de Eleitor {b} - {docs[4][3]}']
    ofi=random.Random(R[1]).choice(['Ingrid Steuernagel Prado','Matheus Olinto Carrazoni','Renata Tiemi Okubo','Délcio Fagundes Brum'])
    sub=p.w[1]; selo=f"{r.randint(10**5,10**6-1)}{code(r,2,'ABCDEFG')}{r.randint(10**8,10**9-1)}{p.emi.year%100}{code(r,1)}"
    dt=dw(p.dob); 
    s=lambda i,l:f'<div class=s><b>{i}</b> {l}</div>'
    def x(*a): return '<table class=x><tr>'+''.join(f'<td style="width:{w}"><i>{l}:</i> {v}</td>' for l,v,w in a)+'</tr></table>'
    cells=[]
    ps=[(p.f,nop)] if not sole else []; ps.append((p.m,False))
    fil=''.join(f'<tr><td>{i+1}º</td><td>{U(q.name)}</td><td>{q.nat[0]} - {q.nat[1]}</td><td>{"sem informação" if no else U(q.gf)+"<br>"+U(q.gm)}</td></tr>' for i,(q,no) in enumerate(ps))
    fee=r.randint(30,60)
    body=f'''<div class=pg><div class=hd><div>{arms(17,"#5b3a1e","#efe2cb")}</div><div><h1>Certidão de Nascimento</h1>Ofício da Cidadania · República Federativa do Brasil<br><b>{R[0]}</b> · {R[1]}/{R[2]}</div><div>{qr(name,20,25)}</div></div>
    {s(1,'PESSOA REGISTRADA')}<div class=nm>{U(p.name)}</div>{x(('CPF',p.cpf if not nocpf else 'pendente de emissão pela RFB','38%'),('Matrícula',md,'62%'))}{x(('Sexo','feminino' if p.sex=='F' else 'masculino','30%'),('Naturalidade (opção art. 54, § 4º, LRP)' if n in (2,4) else 'Naturalidade',cu(nat),'70%'))}
    {s(2,'NASCIMENTO')}{x(('Data',dn(p.dob),'24%'),('por extenso',dt,'76%'))}{x(('Hora',hhmm(p)+' (horário local)' ,'36%'),('Município',f'{p.city} - {p.uf}','64%'))}{x(('Estabelecimento ou local','Domicílio, '+p.addr if home else p.hosp,'66%'),('DNV',p.dnv if n not in(6,8) else 'inexistente','34%'))}{x(('Parto múltiplo',(f'sim – gêmeo(a) de {U(p.twin)}' if tw else 'não'),'100%'))}
    {s(3,'FILIAÇÃO E ASCENDÊNCIA')}<table class=f><tr><th>#</th><th>Filiação</th><th>Natural de</th><th>Avô e avó da respectiva linha</th></tr>{fil}</table>
    {s(4,'REGISTRO')}{x(('Lavrado aos',dl(p.reg),'46%'),('Declarante',U(p.m.name) if sole or two else U(p.f.name),'54%'))}
    {s(5,'AVERBAÇÕES')}<div class=bx>{averb or 'Nada consta.'}</div>{s(6,'ANOTAÇÕES VOLUNTÁRIAS OU OBRIGATÓRIAS')}<div class=bx>{anot or 'Nada consta.'}</div>
    {s(7,'ANOTAÇÕES DE CADASTRO')}<table class=f><tr><th>Documento</th><th>Número</th><th>Expedição</th><th>Órgão/Observação</th></tr>{''.join('<tr>'+''.join(f'<td>{c or "—"}</td>' for c in d)+'</tr>' for d in docs)}</table>
    <div class=bt><table class=e><tr><td>Emolumentos</td><td>{fee},{r.randint(10,99)}</td></tr><tr><td>Taxa/Fundo</td><td>{fee//5},{r.randint(10,99)}</td></tr><tr><td>ISS</td><td>{fee//20},{r.randint(10,99)}</td></tr><tr><td>Selo nº</td><td>{selo}</td></tr></table><div class=c>O conteúdo da certidão é verdadeiro. Dou fé. {R[1]}/{R[2]}, {dn(p.emi)}.<br>{sig(name,'#222')}<hr>{sub}<br><small>Substituto(a) do(a) Oficial {ofi}</small></div></div></div>'''
    css='''body{font-family:"DejaVu Sans","DejaVu Sans Condensed";font-stretch:condensed;font-size:8.6pt;color:#3b2412;width:210mm;height:296mm;background:radial-gradient(#eadcc3 .35pt,transparent .5pt) 0 0/2.2mm 2.2mm,#fdf8ee}.pg{padding:10mm 15mm}.hd{display:flex;align-items:center;gap:6mm;justify-content:space-between;text-align:center;line-height:1.45}.hd h1{font:700 19pt Caladea;margin:0 0 1mm;color:#5b3a1e}.s{background:#e6d6b9;margin-top:2.4mm;padding:.7mm 2mm;letter-spacing:.8pt;font-size:7pt}.s b{background:#5b3a1e;color:#fff;padding:0 1.6mm;margin-right:1.5mm}.nm{font-size:12pt;font-weight:700;padding:1.5mm 2mm}.x{width:100%;border-collapse:collapse}.x td{padding:1.3mm 2mm;border-bottom:.4pt solid #cdb98f;vertical-align:top}.x i,.bx i{color:#8a6a3c;font-style:normal;font-size:7pt}.f{width:100%;border-collapse:collapse;margin-top:.8mm}.f td,.f th{border:.4pt solid #cdb98f;padding:.8mm 1.6mm;text-align:left;vertical-align:top}.f th{font-weight:400;font-size:6.5pt;color:#8a6a3c}.bx{min-height:13mm;padding:1.2mm 2mm;line-height:1.4}.bt{display:flex;gap:8mm;margin-top:4mm}.e{border-collapse:collapse;font-size:7pt;align-self:flex-start}.e td{border:.4pt solid #cdb98f;padding:.6mm 2mm}.c{flex:1;text-align:center}.c hr{border:0;border-top:.5pt solid;width:70mm;margin:2mm auto 1mm}'''
    a={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)]}
    k=dict(nome=U(p.name),cpf='' if nocpf else p.cpf,matr=md,dob=p.dob,dtxt=dt,hora=hhmm(p),nat=cu(nat),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=p.city,luf=p.uf,rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,dnv=p.dnv if n not in(6,8) else '',livro=p.book,folha=p.leaf,termo=p.entry,pf='' if sole or nop else U(p.f.gf),pm='' if sole or nop else U(p.f.gm),mf=U(p.m.gf),mm=U(p.m.gm),twin=U(p.twin) if tw else '',averb=averb,anot=anot,selo=selo,oficial=ofi,emi=p.emi,cad=cad,accept=a)
    if sole: k.update(g1=U(p.m.name),n1=cu(p.m.nat))
    else: k.update(g1=U(p.f.name),n1=cu(p.f.nat),g2=U(p.m.name),n2=cu(p.m.nat))
    if tw: a['gêmeos.informações_adicionais']=['gêmeo(a) de '+U(p.twin)]
    save(name,body,css,truth(name,**k))
