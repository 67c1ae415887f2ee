from lib import *
# ---------- G9: inteiro teor, Legal paper ----------
REG9=[("1º Cartório de Registro Civil de Fortaleza – João de Deus","Fortaleza","CE","019208"),("Ofício do Registro Civil da Ilha do Bananal","Pium","TO","126755"),("Cartório Sarmento – 1ª Circunscrição de Belo Horizonte","Belo Horizonte","MG","032110")]
F9=['home notes','','nofather','twin home','notes','nohour','nomat','long notes']
def g9(n):
    R=REG9[n%3]; p=person('G9',n,(1938,1982),F9[n-1],home=(R[1],R[2]),oldnames=True); r=p.r; fl=p.fl; name='G9-%d'%n
    p.emi=datetime.date(r.randint(2012,2025),r.randint(1,12),r.randint(1,28)); p.book=p.book%90+2
    m=matr(R[3],'01',p.reg.year,p.book,p.leaf,p.entry); lf=f"{p.leaf}{'v' if n%3==0 else ''}"; bk=f"A-{p.book}"
    home='home' in fl; sole='nofather' in fl; nom='nomat' in fl; tw='twin' in fl; noh='nohour' in fl
    o='o' if p.sex=='M' else 'a'; averb=anot=''
    if n in(1,8): anot=f"Contraiu casamento em {dl(p.dob+datetime.timedelta(9100))} com {p.w[2]}, conforme comunicação arquivada. Faleceu em {dl(p.emi-datetime.timedelta(600))}, termo 5.512, fls. 201 do Livro C-19."
    if n==5: averb=f"Por sentença de {dl(p.emi-datetime.timedelta(800))}, da Vara de Registros Públicos, retificou-se o sobrenome da mãe para o que neste se lê."
    ofi=random.Random(R[0]).choice(['Amarílis Studart Gurgel','Pe. Eurico Tocantins Leal','Fernando Rocha Catão'])
    old=pers(r,'M',2); dt=f"{dw(p.dob)}"; hr=hw(p.h,p.mi,True); selo=f"{code(r,3)}{r.randint(10000,99999)}-{code(r,4)}"
    nh=lambda q:f'{q.nat[0]}/{q.nat[1]}'
    loc=f'em domicílio, na {p.addr}' if home else f'no estabelecimento denominado {p.hosp}'
    rd=f"{'primeiro' if p.reg.day==1 else words(p.reg.day)} dias do mês de {MES[p.reg.month-1]} do ano de {words(p.reg.year)}"
    if p.reg.day==1: rd=rd.replace('primeiro dias','primeiro dia'); 
    a0='Ao' if p.reg.day==1 else 'Aos'
    who=p.m if sole else p.f
    body=f'''<div class=pg><div class=hd>{arms(16,"#000")}<div>{R[0]}<br><small>{R[1]} – {UFN[R[2]]} · Oficial Titular: {ofi}</small></div></div><h1>CERTIDÃO DE NASCIMENTO<br><small>em inteiro teor (art. 19 da Lei nº 6.015/1973)</small></h1>
    <p>Certifico, atendendo a requerimento escrito, que no Livro {bk}, à folha {lf}, sob o termo {p.entry}, matrícula {m}, foi lavrado o assento do teor seguinte:</p>
    <p class=q>“{a0} {rd}, neste Município de {R[1]}, Estado {do(R[2])} {UFN[R[2]]}, em cartório, perante mim, {old}, então escrivão, compareceu {who.name}, natural de {nh(who)}, {who.prof}, com {words(who.age)} anos de idade, e, na presença das testemunhas abaixo, declarou que no dia {dt}, {'em hora não sabida' if noh else 'às '+hr}, {loc}, nesta cidade, nasceu uma criança do sexo {'masculino' if p.sex=='M' else 'feminino'}, {'segunda de parto duplo, irmã gêmea de '+p.twin+', ' if tw else ''}a quem se deu o nome de <b>{p.name}</b>, {'filh'+o+' natural da declarante' if sole else 'filh'+o+' do declarante e de sua esposa '+p.m.name+', natural de '+nh(p.m)}. {'' if sole else 'Avós paternos: '+p.f.gf+' e '+p.f.gm+'. '}{'Avós maternos: não declarados.' if nom else 'Avós maternos: '+p.m.gf+' e '+p.m.gm+'.'} Do que, para constar, lavrei este termo que, lido e achado conforme, assinam o declarante e as testemunhas {p.w[0]} e {p.w[1]}. Eu, {old}, escrivão, o escrevi e subscrevo.”</p>
    <p><b>À margem do termo, averbações:</b> {averb or 'nenhuma.'}</p><p><b>À margem do termo, anotações:</b> {anot or 'nenhuma.'}</p>
    <p>Era o que se continha no referido termo, aqui fielmente transcrito. Dou fé. {R[1]}, {dl(p.emi)}.</p>
    <div class=sg>{sig(name)}<hr>{p.w[3]}<br>Escrevente</div><div class=se>Selo digital <b>{selo}</b> · Consulte no portal do Tribunal de Justiça · Emol. R$ {r.randint(60,140)},{r.randint(10,99)}</div></div>'''
    css='''body{font-family:"Liberation Serif";font-size:12.5pt;width:215.9mm;height:355mm}.pg{padding:20mm 22mm 10mm 34mm;line-height:1.55;text-align:justify}.hd{display:flex;gap:5mm;align-items:center;border-bottom:.8pt solid;padding-bottom:3mm}h1{text-align:center;font-size:18pt;line-height:1.2}h1 small{font-weight:400;font-size:11pt}.q{padding-left:6mm;border-left:.5pt solid #999}.sg{text-align:center;margin-top:8mm}hr{border:0;border-top:.5pt solid;width:80mm;margin:2mm auto}.se{margin-top:7mm;border:.5pt solid;font-size:9pt;padding:1.5mm;text-align:center}'''
    a={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)]}
    k=dict(W=612,H=1008,nome=p.name,matr=m,dob=p.dob,dtxt=dt,hora='' if noh else hhmm(p),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=R[1],luf=R[2],rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,livro=bk,folha=lf,termo=p.entry,pf='' if sole else p.f.gf,pm='' if sole else p.f.gm,mf='' if nom else p.m.gf,mm='' if nom else p.m.gm,twin=p.twin if tw else '',averb=averb,anot=anot,selo=selo,oficial=ofi,emi=p.emi,accept=a)
    for i,q in enumerate(([] if sole else [p.f])+[p.m],1): k[f'g{i}']=q.name;k[f'n{i}']=cu(q.nat)
    save(name,body,css,truth(name,**k),page='8.5in 14in')
# ---------- G10: indigenous person, late or FUNAI-declared registration ----------
RX=[("Cartório do Registro Civil de Tabatinga – Ofício Magüta","Tabatinga","AM","005017","Ticuna","Umariaçu"),("2º Serviço Registral de Amambai","Amambai","MS","062299","Guarani Kaiowá","Limão Verde"),("Cartório de Registro Civil de Uiramutã","Uiramutã","RR","160077","Macuxi","Maturuca"),("Registro Civil de São Félix do Xingu","São Félix do Xingu","PA","067413","Kayapó","Kokraimoro")]
IM="Tukuri Awá Txai Karaí Yawá Potyra Iberê Ubirá".split(); IW="Jaciara Moema Kerexu Iara Yandra Potira Txira Nahuri".split()
FX=['home','late home','nofather home','nopat','twin home','nohour','late home notes','notes nocpf']
def g10(n):
    R=RX[n%4]; p=person('G10',n,(1994,2021) if n!=2 else (1958,1970),FX[n-1],home=(R[1],R[2])); r=p.r; fl=p.fl; name='G10-%d'%n
    if n==7: p.dob=p.dob.replace(year=1996); p.reg=datetime.date(2013,4,19)
    p.reg=max(p.reg,datetime.date(2012,5,8)) if 'late' in fl or n%3==0 else p.reg
    p.name=r.choice(IM if p.sex=='M' else IW)+' '+p.name.split()[-1]+' '+R[4].split()[-1]; p.twin=r.choice([x for x in(IM if p.sex=='M' else IW) if x!=p.name.split()[0]])+' '+' '.join(p.name.split()[1:])
    p.emi=max(datetime.date(r.randint(2014,2024),r.randint(1,12),r.randint(1,28)),p.reg+datetime.timedelta(2)); p.book=p.book%40+1
    m=matr(R[3],'01',p.reg.year,p.book,p.leaf,p.entry)
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; tw='twin' in fl; noh='nohour' in fl; hasc='nocpf' not in fl and n!=3; averb=anot=''
    if n==7: averb=f"Assento tardio lavrado por ordem judicial, autos nº 0{r.randint(1000,9999)}-11.2013, com base em laudo antropológico."
    if n==8: averb="Incluídos, a pedido, a etnia e o nome indígena, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012."
    rani=str(r.randint(10000,99999)); ofi=random.Random(R[0]).choice(['Lindomar Pontes Arara','Rosa Elvira Canindé','Túlio Sateré Vilhena']); dt=f"{p.dob.day} de {MES[p.dob.month-1]} de {p.dob.year}"; selo=f"{R[2]}{r.randint(10**6,10**7-1)}" if n%2 else ''
    ald=f"Aldeia {R[5]}"; loc=f"Domicílio – {ald}" if home else p.hosp
    L=lambda a,b:f'<div class=i><span>{a}</span>{b}</div>'
    un=lambda q:f'{q.nat[0]} - {q.nat[1]}'
    body=f'''<div class=bd></div><div class=pg><div class=hd>{arms(18,"#7a2f14","#f6dfc6")}<div><b>{R[0]}</b><br>{R[1]} – {R[2]}</div></div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=sub>Pessoa indígena — povo {R[4]} — {ald} — RANI nº {rani}</div>
    <div class=cols><div>{L('Chama-se',f'<b>{p.name}</b>')}{L('Inscrição CPF',p.cpf if hasc else 'sem inscrição')}{L('Veio ao mundo em',dt)}{L('No horário de','desconhecido' if noh else f'{p.h:02d}:{p.mi:02d}')}{L('Lugar do parto',loc)}{L('Município do parto',f'{R[1]} - {R[2]}')}{L('É natural de',f'{R[1]} - {R[2]}')}{L('Sexo','feminino' if p.sex=='F' else 'masculino')}{L('Irmão(ã) de mesmo parto',p.twin if tw else 'nenhum')}</div>
    <div>{'' if sole else L('Filiação (pai)',f'{p.f.name}<br><small>de {un(p.f)}, povo {R[4]}</small>')}{L('Filiação (mãe)',f'{p.m.name}<br><small>de {un(p.m)}, povo {R[4]}</small>')}{'' if sole else L('Avô e avó do lado do pai','desconhecidos' if nop else f'{p.f.gf}<br>{p.f.gm}')}{L('Avô e avó do lado da mãe',f'{p.m.gf}<br>{p.m.gm}')}{L('Declarante',p.w[0]+', representante da FUNAI' if 'late' in fl else 'a mãe')}</div></div>
    <div class=mt>Matrícula {m}<br><small>Livro {p.book} · Folha {p.leaf} · Termo {p.entry} · Data do assento: {dn(p.reg)}</small></div>
    {L('Averbações do assento',averb or 'sem averbações')}{L('Anotações do assento','sem anotações')}
    <p class=c>Dou fé. {R[1]}, {dl(p.emi)}.</p><div class=c>{sig(name)}<hr>{ofi}<br><small>Registrador(a) Civil</small></div>{'<div class=se>Selo de Fiscalização '+selo+'</div>' if selo else ''}</div>'''
    css='''body{font-family:"Noto Sans","Liberation Sans";font-size:9.5pt;color:#2a1710;width:210mm;height:296mm;background:#fffaf3;position:relative}.bd{position:absolute;left:0;top:0;bottom:0;width:11mm;background:repeating-linear-gradient(135deg,#7a2f14 0 3mm,#e4b483 3mm 6mm)}.pg{padding:13mm 16mm 8mm 24mm}.hd{display:flex;gap:5mm;align-items:center;font-size:11pt}h1{color:#7a2f14;font-size:20pt;margin:6mm 0 1mm}.sub{margin-bottom:5mm}.cols{display:flex;gap:8mm}.cols>div{flex:1}.i{margin-bottom:3.4mm;border-bottom:.4pt solid #d9b391;padding-bottom:1mm}.i span{display:block;font-size:7pt;color:#9a5a34}.mt{background:#f6dfc6;padding:3mm;text-align:center;margin:3mm 0 5mm;font-size:11pt}.c{text-align:center;margin-top:7mm}hr{border:0;border-top:.5pt solid;width:70mm;margin:2mm auto}.se{border:.6pt solid #7a2f14;display:inline-block;padding:2mm;margin-top:4mm}'''
    k=dict(nome=p.name,cpf=p.cpf if hasc else '',matr=m,dob=p.dob,dtxt=dt,hora='' if noh else hhmm(p),nat=cu((R[1],R[2])),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=R[1],luf=R[2],rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,livro=p.book,folha=p.leaf,termo=p.entry,pf='' if sole or nop else p.f.gf,pm='' if sole or nop else p.f.gm,mf=p.m.gf,mm=p.m.gm,twin=p.twin if tw else '',averb=averb,selo=selo,oficial=ofi,emi=p.emi,accept={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)]})
    if home: k['accept']['local_nascimento.estabelecimento']=[loc,ald]
    for i,q in enumerate(([] if sole else [p.f])+[p.m],1): k[f'g{i}']=q.name;k[f'n{i}']=cu(q.nat)
    save(name,body,css,truth(name,**k))
