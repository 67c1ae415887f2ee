from lib import *
# ---------- G1: electronic certificate, registries of capitals, 2018+ ----------
REG1=[("Cartório do 2º Subdistrito de Registro Civil das Pessoas Naturais de Salvador",'Salvador','BA','006924','Av. Sete de Setembro, 1.120, Mercês'),
("4º Registro Civil das Pessoas Naturais da Comarca de Manaus",'Manaus','AM','004341','Rua Ramos Ferreira, 411, Centro'),
("Cartório Tavares de Lyra – 3º Registro Civil de Natal",'Natal','RN','094557','Rua Câmara Cascudo, 88, Ribeira'),
("Registro Civil do 1º Distrito Judiciário da Capital – São José",'Recife','PE','075010','Rua Imperial, 903, São José')]
F1=['','nofather','twin notes','nocpf nopat','long','nohour home','notes late','twin long nocpf']
def g1(n):
    fl=F1[n-1]; R=REG1[(n*3)%4]; p=person('G1',n,(2004,2023),fl,home=(R[1],R[2])); r=p.r; fl=p.fl
    N=up; name='G1-%d'%n
    if n in(2,7): p.city,p.uf=('Olinda','PE') if R[2]=='PE' else ('Feira de Santana','BA') if R[2]=='BA' else ('Parnamirim','RN') if R[2]=='RN' else ('Iranduba','AM')
    m=matr(R[3],'01',p.reg.year,p.book,p.leaf,p.entry); p.emi=emi(p,2023,2026); p.emi=max(p.emi,p.reg+datetime.timedelta(200))
    nat=(R[1],R[2]) if p.dob.year>=2018 else (p.city,p.uf)
    home='home' in fl; estab='Domicílio' if home else p.hosp
    local=(f"EM DOMICÍLIO, {up(p.addr)}" if home else up(p.hosp)); estab='Domicílio' if home else up(p.hosp)
    av=an='Nada consta.'; averb=anot=''
    if n==3: averb=av='Averbado em 14/08/%d, nos termos do art. 10, inciso II, do Código Civil, o reconhecimento de paternidade, passando a constar o genitor e os avós paternos acima qualificados. Prot. 7.731.'%(p.reg.year+1)
    if n==7:
        averb=av=f'Registro feito nos termos do art. 46 da Lei 6.015/73. CPF nº {p.cpf} averbado em {p.emi.year-1} na forma do art. 6º do Prov. 63/CNJ.'
        anot=an=f'Casou-se em {dn(p.emi.replace(year=p.emi.year-1,day=3))} com {N(p.w[0])}, no RCPN de Olinda-PE, livro B-112, fl. 44, termo 19.305.'
        p.dob=p.dob.replace(year=1994); 
        nat=(p.city,p.uf)
    has_cpf='nocpf' not in fl
    cpft=p.cpf if has_cpf else ('NÃO CONSTA' if n==4 else '-.-.-')
    sole='nofather' in fl
    fil=f"{N(p.m.name)}" + ('' if sole else f"<br>{N(p.f.name)}")
    fn=[f"natural de {up(p.m.nat[0])}-{p.m.nat[1]}"]
    filn=f"{N(p.m.name)}, natural de {cu(p.m.nat)}" + ('' if sole else f";<br>{N(p.f.name)}, natural de {cu(p.f.nat)}")
    nop='nopat' in fl
    pat='***' if sole else 'PATERNOS: ignorados' if nop else f"PATERNOS: {N(p.f.gf)} e {N(p.f.gm)}"
    mat=f"MATERNOS: {N(p.m.gf)} e {N(p.m.gm)}"
    tw='twin' in fl; tm=matr(R[3],'01',p.reg.year,p.book,p.leaf,p.entry+1)
    sx='Masculino' if p.sex=='M' else 'Feminino'
    hr='--:--' if 'nohour' in fl else f'{p.h:02d}:{p.mi:02d}h'
    ofi=N(random.Random(R[0]).choice(['Belmira Quadros Autran','Dr. Leônidas Sarmento Pacobahyba','Yara Mônica Tobias Furquim','Aldenor Pimenta Catunda'])) ; sub=p.w[2]
    selo=f"{R[2]}{code(r,4)}-{code(r,6)}-{code(r,2,'0123456789')}"; hsh=code(r,8)+'.'+code(r,8)+'.'+code(r,8)
    def b(l,v,w=None,c=''): return f'<div class="b {c}" style="{"flex:0 0 "+w if w else "flex:1"}"><i>{l}</i><p>{v}</p></div>'
    row=lambda *x:'<div class=r>'+''.join(x)+'</div>'
    dt=dw(p.dob); rdt=dw(p.reg,'um')
    body=f'''{wave("#3a7fb0",.35)}<div class=pg>
    <div class=hd>{arms(19,"#1b4b73","#dfeaf3")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>Certidão de Nascimento</h1><small>CERTIDÃO ELETRÔNICA · 2ª VIA EMITIDA POR SISTEMA ON-LINE</small></div>
    {row(b('NOME',f'<b style="font-size:12pt">{N(p.name)}</b>'),b('CPF',cpft,'42mm'))}
    {row(b('MATRÍCULA',f'<b>{m}</b>',c='c'))}
    {row(b('DATA DE NASCIMENTO POR EXTENSO',dt),b('DIA',f'{p.dob.day:02d}','12mm'),b('MÊS',f'{p.dob.month:02d}','12mm'),b('ANO',p.dob.year,'16mm'))}
    {row(b('HORÁRIO',hr,'24mm'),b('NATURALIDADE',cu(nat)),b('SEXO',sx,'28mm'))}
    {row(b('LOCAL DE NASCIMENTO',local),b('MUNICÍPIO DE NASCIMENTO / UF',f'{p.city} / {p.uf}','58mm'))}
    {row(b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',f'{R[1]}, {UFN[R[2]]}'),b('DNV',p.dnv if n!=6 else 'Ignorado','44mm'))}
    {row(b('FILIAÇÃO',filn))}{row(b('AVÓS',f'{mat}<br>{pat}' ))}
    {row(b('GÊMEO','SIM' if tw else 'NÃO','22mm'),b('NOME E MATRÍCULA DO(S) GÊMEO(S)',f'{N(p.twin)} – {tm}' if tw else '*****'))}
    {row(b('DATA DO REGISTRO POR EXTENSO',rdt))}
    {row(b('AVERBAÇÕES À ACRESCER',av,c='t'))}{row(b('ANOTAÇÕES À ACRESCER',an,c='t2'))}
    <div class=ft><div class=l>{qr(name,29)}<br>Leia o QR Code e confira<br>a integridade do documento</div>
    <div class=k><b>{R[0]}</b><br>{R[1]}-{R[2]} · CNS {R[3][:2]}.{R[3][2:5]}-{R[3][5]}<br>{R[4]}<br>Registrador(a) Titular: <b>{ofi}</b><br>contato@{code(r,4,'abcdemnrst')}civil.not.br<br><br>Selo Digital de Fiscalização: <b>{selo}</b><br>Emolumentos: R$ {r.randint(38,92)},{r.randint(10,99)} · FERC: R$ {r.randint(2,9)},{r.randint(10,99)}</div>
    <div class=k>O conteúdo da certidão é verdadeiro. Dou fé.<br>{R[1]}-{R[2]}, {dl(p.emi)}.<br><br>Assinado digitalmente por<br>{e(sub)}<br>Escrevente Substituto(a)<br>ICP-Brasil · {dn(p.emi)} {r.randint(9,17)}:{r.randint(10,59)}:{r.randint(10,59)} -03:00</div></div>
    <div class=h>Código hash: {hsh} — Validação por 30 dias. Provimento CNJ nº 149/2023. A reprodução impressa desta folha só tem valor se conferida no endereço eletrônico indicado.</div></div>'''
    css='''body{font-family:Lato;font-size:9.5pt;color:#111;width:210mm;height:296mm;position:relative;background:#f5fafd}.pg{padding:9mm 13mm}.hd{text-align:center;font-size:9pt;line-height:1.3;letter-spacing:.5pt}.hd h1{font:700 20pt "EB Garamond";margin:1mm 0;color:#1b4b73}.hd small{font-size:6.5pt}.r{display:flex;gap:1.4mm;margin-top:1.4mm}.b{border:.6pt solid #49779c;border-radius:1.3mm;padding:.6mm 1.6mm 1mm;min-height:9mm;background:#ffffffb0}.b i{font:6.5pt Lato;color:#1b4b73;display:block}.b p{margin:.3mm 0 0;line-height:1.25}.c{text-align:center;letter-spacing:.8pt}.t{min-height:17mm}.t2{min-height:15mm}.ft{display:flex;gap:4mm;margin-top:3mm;font-size:7.6pt;line-height:1.35}.ft .l{text-align:center;font-size:6.5pt}.ft .k{flex:1}.h{border-top:.5pt solid #49779c;margin-top:2mm;font-size:6.5pt;padding-top:1mm}'''
    t=truth(name,nome=N(p.name),cpf=p.cpf if has_cpf else '',matr=m,dob=p.dob,dtxt=dt,hora='' if 'nohour' in fl else hhmm(p),nat=cu(nat),sexo=p.sex,estab=estab,lmun=p.city,luf=p.uf,rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,dnv=p.dnv if n!=6 else '',livro=p.book,folha=p.leaf,termo=p.entry,
     g1=N(p.m.name),n1=cu(p.m.nat),g2='' if sole else N(p.f.name),n2='' if sole else cu(p.f.nat),pf='' if sole or nop else N(p.f.gf),pm='' if sole or nop else N(p.f.gm),mf=N(p.m.gf),mm=N(p.m.gm),twin=N(p.twin) if tw else '',averb=averb,anot=anot,selo=selo,oficial=ofi,emi=p.emi,
     accept={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob)],**({"gêmeos.informações_adicionais":[f'{N(p.twin)} – {tm}']} if tw else {}),**({"local_nascimento.estabelecimento":["EM DOMICÍLIO"]} if home else {})})
    save(name,body,css,t)
# ---------- G2: 2010-2017 model on border paper, remotest districts ----------
REG2=[("Serviço Registral Civil do Distrito de Iauaretê","São Gabriel da Cachoeira","AM","004812",'Distrito de Iauaretê'),("Ofício de Registro Civil do Distrito de Vila Restauração","Marechal Thaumaturgo","AC","001495",'Vila Restauração'),("Cartório de Paz e Registro Civil de Rio dos Bugres","Colniza","MT","063701",'Distrito de Guariba'),("Serventia Extrajudicial do Distrito de Surumu","Pacaraima","RR","160028",'Vila Surumu')]
F2=['home','','nofather nohour','notes','nopat home','twin','nomat long','notes']
def g2(n):
    R=REG2[n%4]; p=person('G2',n,(1996,2016),F2[n-1],home=(R[1],R[2])); r=p.r; fl=p.fl; name='G2-%d'%n
    p.reg=p.dob+datetime.timedelta(r.randint(20,200)); 
    if p.reg.year<2010: pass
    p.book=r.randint(2,14); m=matr(R[3],'01',p.reg.year,p.book,p.leaf,r.randint(300,3800)); p.entry=int(m.split()[7])
    p.emi=datetime.date(r.randint(2014,2018),r.randint(1,12),r.randint(1,28))
    if p.emi<p.reg: p.emi=p.reg+datetime.timedelta(40)
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; nom='nomat' in fl; tw='twin' in fl
    dt=dw(p.dob); hr='não declarada' if 'nohour' in fl else f'{p.h:02d}h{p.mi:02d}min'
    loc=('Domicílio, na comunidade '+r.choice(['Urubuquara','São Pedro','Foz do Breu','Maloca do Barro']) if home else p.hosp)
    obs='Nenhuma.'; averb=anot=''
    if n==4: obs=averb=f"Por sentença do MM. Juiz de Direito {p.judge}, datada de {dn(p.emi-datetime.timedelta(300))}, foi retificado o nome da genitora para o que acima consta, mandado arquivado sob nº {r.randint(11,99)}."
    if n==8: obs=anot=f"O(A) registrado(a) faleceu em {dn(p.emi-datetime.timedelta(90))}, conforme assento lavrado no livro C-03, folha {r.randint(10,90)}, desta serventia."
    selo=f"{R[2]} {r.randint(100000,999999)}-{code(r,1)}" if n%3 else ''
    ofi=random.Random(R[0]+'x').choice(['Hermógenes Tariano Belém','Neuzarina Apurinã Correia','Gláucia Bertol Prestes','Teófilo Wapichana Andrade'])
    def fs(l,v,w='auto'): return f'<fieldset style="{"flex:1" if w=="auto" else "width:"+w}"><legend>{l}</legend>{v}</fieldset>'
    row=lambda *x:'<div class=r>'+''.join(x)+'</div>'
    fath='x x x x x x x x x x' if sole else p.f.name
    dash='- o - o - o -'
    gp=dash if sole or nop else f'{p.f.gf} <span>e</span> {p.f.gm}'; gmn='não sabidos' if nom else f'{p.m.gf} <span>e</span> {p.m.gm}'
    body=f'''<div class=o><div class=o2><div class=o3>
    <table class=hd><tr><td style="width:24mm">{arms(20,"#4a3a12","#f3ecd2")}</td><td><b style="font-size:12pt">República Federativa do Brasil</b><br>Poder Judiciário do Estado {do(R[2])} {UFN[R[2]]}<br><b>{R[0]}</b><br>{R[4]}, Município de {R[1]} - {R[2]}</td><td style="width:24mm;font-size:7pt">CNS<br>{R[3]}<br><br>Papel de<br>segurança nº<br><b style="color:#a11">{r.randint(10**6,10**7-1)}</b></td></tr></table>
    <h1>CERTIDÃO DE NASCIMENTO</h1>
    {row(fs('Nome do(a) registrado(a)',f'<b style="font-size:13pt">{p.name}</b>'))}
    {row(fs('Matrícula nº',f'<b style="letter-spacing:1pt">{m}</b>'))}
    {row(fs('Nascido(a) em',dt),fs('em números',dn(p.dob,'.'),'30mm'),fs('às',hr,'32mm'))}
    {row(fs('Sexo','masculino' if p.sex=='M' else 'feminino','30mm'),fs('Lugar do nascimento',loc),fs('Município - Estado',f'{p.city} - {p.uf}','62mm'))}
    {row(fs('Pai',fath))}{row(fs('Mãe',p.m.name))}
    {row(fs('Avós pelo lado paterno',gp))}{row(fs('Avós pelo lado materno',gmn))}
    {row(fs('É gêmeo(a)?',('Sim, de '+p.twin) if tw else 'Não'),fs('Registrado(a) em',dl(p.reg),'56mm'),fs('Nº da Decl. de Nascido Vivo',p.dnv if n in(2,3,6) else 'não apresentada','48mm'))}
    {row(fs('Observações / Averbações',f'<div style="min-height:19mm">{obs}</div>'))}
    <p class=j>O referido é verdade e dou fé. {R[4]}, {dl(p.emi)}. <small>Segunda via. Isenta de emolumentos aos reconhecidamente pobres (art. 30 da Lei nº 6.015/73).</small></p>
    <div class=bt><div>{"<div class=se>SELO DE FISCALIZAÇÃO<br><b>"+selo+"</b><br>válido somente com este selo</div>" if selo else stamp(["REGISTRO CIVIL",R[1].upper(),R[2]],mm=27)}</div><div style="flex:1;text-align:center">{sig(name)}<hr>{ofi}<br>Oficial Registrador{"a" if ofi.split()[0][-1]=="a" else ""}</div></div>
    </div></div></div>'''
    css='''body{font-family:Caladea;font-size:10.5pt;color:#221a08;width:210mm;height:296mm;background:#fffdf4}.o{margin:0;padding:8mm;height:296mm}.o2{border:5mm solid transparent;border-image:repeating-linear-gradient(45deg,#b79a4a 0 1.2mm,#f1e6c2 1.2mm 2.4mm) 19;height:100%}.o3{border:.8pt double #8a6d1d;height:100%;padding:4mm 5mm;outline:.5pt solid #8a6d1d;outline-offset:-1.2mm}.hd{width:100%;text-align:center;line-height:1.35}h1{text-align:center;font:700 22pt "EB Garamond";margin:3mm 0 2mm;letter-spacing:2pt;color:#5b4307}.r{display:flex;gap:2mm;margin-top:1.2mm}fieldset{border:.6pt solid #9c8445;margin:0;padding:.2mm 2mm 1.4mm;min-width:0}legend{font-size:7.5pt;font-style:italic;padding:0 1mm}fieldset span{font-style:italic;color:#7a6222}.j{margin:5mm 2mm}.bt{display:flex;align-items:center;gap:10mm;margin:4mm 3mm}.se{border:1pt dashed #555;padding:3mm;font:7.5pt "Liberation Sans";text-align:center;background:#eef3e4}hr{border:0;border-top:.6pt solid #222;width:80mm;margin:2mm auto .5mm}'''
    k=dict(nome=p.name,matr=m,dob=p.dob,dtxt=dt,hora='' if 'nohour' in fl else hhmm(p),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=p.city,luf=p.uf,rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,dnv=p.dnv if n in(2,3,6) else '',livro=p.book,folha=p.leaf,termo=p.entry,pf='' if sole or nop else p.f.gf,pm='' if sole or nop else p.f.gm,mf='' if nom else p.m.gf,mm='' if nom else p.m.gm,twin=p.twin if tw else '',averb=averb,anot=anot,joint=True if obs!='Nenhuma.' else False,selo=selo,oficial=ofi,emi=p.emi,accept={"dados_pessoais.data_nascimento.texto_completo":[dn(p.dob,'.')]})
    if sole: solo(k,p.m.name)
    else: k.update(g1=p.f.name,g2=p.m.name)
    save(name,body,css,truth(name,**k))
