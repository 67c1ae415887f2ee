from lib import *
# ---------- G5: registry software of 1996-2008, fixed pitch with dot leaders ----------
REG5=[("CARTÓRIO DO REGISTRO CIVIL DA 1ª CIRCUNSCRIÇÃO","GOIÂNIA","GO","Goiânia"),("CARTÓRIO VALE VERDE - 2º OFÍCIO","OIAPOQUE","AP","Oiapoque"),("SERVIÇO DISTRITAL DE ENTRE RIOS","GUARAPUAVA","PR","Guarapuava"),("CARTÓRIO ÚNICO DE BENJAMIN CONSTANT","BENJAMIN CONSTANT","AM","Benjamin Constant")]
F5=['','nofather','nopat notes','twin','home nohour','notes','nomat','long notes']
def lead(l,w=26): return l+'.'*(w-len(l))+':'
def g5(n):
    R=REG5[(n*3+2)%4]; p=person('G5',n,(1974,2003),F5[n-1],home=(R[3],R[2]),oldnames=True); r=p.r; fl=p.fl; name='G5-%d'%n
    p.emi=datetime.date(r.randint(2000,2008),r.randint(1,12),r.randint(1,28)); 
    if p.emi<=p.reg: p.emi=p.reg+datetime.timedelta(9)
    bk=f"A-{p.book:03d}"; lf=f"{p.leaf:03d}{'V' if n%3==0 else ''}"; en=f"{p.entry:06d}"
    if n==6: p.city,p.uf={'GO':('Trindade','GO'),'AP':('Macapá','AP'),'PR':('Pitanga','PR'),'AM':('Tabatinga','AM')}[R[2]]
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; nom='nomat' in fl; tw='twin' in fl; noh='nohour' in fl
    U=up; obs='XXXXXXXXXXXXXXXXXXXX'; averb=anot=''
    if n==3: obs=averb="POR MANDADO DE %s FOI AVERBADA A ALTERAÇÃO DO NOME DO REGISTRADO, QUE PASSOU A SER COMO ACIMA SE LÊ. DOU FÉ."%dn(p.emi-datetime.timedelta(200))
    if n==6: obs=anot="CASOU-SE EM %s, NESTE CARTÓRIO, LIVRO B-018, FLS. 077, TERMO 003277, COM %s."%(dn(p.emi-datetime.timedelta(100)),U(p.w[0]))
    if n==6: p.dob=p.dob.replace(year=1975); p.reg=p.dob+datetime.timedelta(12)
    if n==8: obs=averb="FOI ACRESCENTADO O PATRONÍMICO MATERNO POR DESPACHO DO MM. JUIZ CORREGEDOR, PROC. %d/%02d."%(r.randint(100,900),p.emi.year%100)
    ofi=random.Random(R[0]).choice(['ABADIA TELLES CORTEZ','RÔMULO KAMINSKI STRESSER','MARIA IZABEL CUNANI','NORBERTO FLEURY CURADO']); esc=U(p.w[3])
    dt=U(dw(p.dob,'primeiro')); hr='NÃO CONSTA' if noh else U(hw(p.h,p.mi))+f' ({p.h:02d}:{p.mi:02d})'
    dash='*'*22; selo=f"{code(r,3,'ABCDEFGH')}{r.randint(10000,99999)}" if n in(1,4,5,8) else ''
    L=lambda a,b,c='':f'<div class="l {c}"><span>{lead(a)}</span><b>{b}</b></div>'
    nd=lambda q:f'{q.nat[0].upper()}/{q.nat[1]}'
    body=f'''<div class=pg><div class=hd>ESTADO {do(R[2]).upper()} {UFN[R[2]].upper()}<br>COMARCA DE {R[1]}<br><b>{R[0]}</b><br>OFICIAL: {ofi}</div><hr>
    <h1>C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</h1><hr>
    <div class=top><span>LIVRO: <b>{bk}</b></span><span>FLS.: <b>{lf}</b></span><span>TERMO: <b>{en}</b></span></div>
    <p>CERTIFICO que, revendo os livros de nascimento deste Cartório, deles consta o assento de:</p><div class=nm>{U(p.name)}</div>
    {L('Sexo','MASCULINO' if p.sex=='M' else 'FEMININO')}{L('Data do nascimento',dt)}{L('Hora',hr)}{L('Local',f'DOMICÍLIO - {U(p.addr)}' if home else U(p.hosp))}{L('Município/UF',f'{U(p.city)}/{p.uf}')}
    <br>{L('Pai',dash if sole else U(p.f.name))}{L('Natural de',dash if sole else nd(p.f),'i')}{L('Profissão',dash if sole else U(p.f.prof),'i')}{L('Avô paterno',dash if sole or nop else U(p.f.gf))}{L('Avó paterna',dash if sole or nop else U(p.f.gm))}
    <br>{L('Mãe',U(p.m.name))}{L('Natural de',nd(p.m),'i')}{L('Profissão',U(p.m.prof),'i')}{L('Avô materno',dash if nom else U(p.m.gf))}{L('Avó materna',dash if nom else U(p.m.gm))}
    <br>{L('Gêmeo',f'SIM, COM {U(p.twin)}' if tw else 'NÃO')}{L('Declarante','A MÃE' if sole else 'O PAI')}{L('1ª Testemunha',U(p.w[1]))}{L('2ª Testemunha',U(p.w[2]))}{L('Assento lavrado em',dn(p.reg))}{L('Obs',obs)}
    <br><p>O referido é verdade e dou fé.</p><p class=r>{R[3]}, {dl(p.emi)}.</p>
    <div class=bt><div class=se>{'SELO DE AUTENTICIDADE<br>Nº '+selo if selo else 'ISENTO DE SELO<br>Lei 9.534/97'}</div><div class=sg>{sig(name,'#234')}_______________________________<br>{esc}<br>ESCREVENTE JURAMENTADO(A)</div></div></div>
    <div class=ft>SisRegCivil v3.12 - {code(r,4,'0123456789')} - Cert. 1ª pág. - Emol. R$ {r.randint(6,19)},{r.randint(10,99)} - Impresso por: {esc.split()[0]}</div>'''
    css='''body{font-family:"Liberation Mono";font-size:9.6pt;color:#000;width:210mm;height:296mm;position:relative}.pg{padding:12mm 17mm 8mm 22mm;line-height:1.28}.hd{text-align:center}h1{font-size:13pt;text-align:center;margin:2mm 0}hr{border:0;border-top:1pt dashed #000;margin:2.5mm 0}.top{display:flex;justify-content:space-between;border:1pt solid #000;padding:1.4mm 4mm 1mm;margin-top:3mm}.nm{text-align:center;font-size:13pt;font-weight:700;margin:2mm 0 4mm;border-bottom:1.5pt double #000;border-top:1.5pt double #000;padding:2mm 0 1mm}.l{display:flex}.l span{white-space:pre;margin-right:2mm}.l b{font-weight:400;flex:1}.l.i span{padding-left:0;color:#222}p{margin:2mm 0}.r{text-align:right}.bt{display:flex;align-items:center;margin-top:6mm;gap:10mm}.se{border:1pt solid #000;padding:4mm;font-size:8.5pt;text-align:center}.sg{flex:1;text-align:center}.ft{position:absolute;bottom:6mm;left:22mm;font-size:7pt}'''
    a={}
    a["dados_pessoais.data_nascimento.texto_completo"]=[dn(p.dob)]
    k=dict(nome=U(p.name),dob=p.dob,dtxt=dt,hora='' if noh else hhmm(p),sexo=p.sex,estab='Domicílio' if home else U(p.hosp),lmun=U(p.city),luf=p.uf,rmun=R[3],ruf=R[2],cart=R[0],reg=p.reg,livro=bk,folha=lf,termo=en,pf='' if sole or nop else U(p.f.gf),pm='' if sole or nop else U(p.f.gm),mf='' if nom else U(p.m.gf),mm='' if nom else U(p.m.gm),twin=U(p.twin) if tw else '',averb=averb,anot=anot,joint=bool(averb or anot),selo=selo,oficial=ofi,emi=p.emi,accept=a)
    un=lambda q:f'{q.nat[0].upper()} - {q.nat[1]}'
    if sole: solo(k,U(p.m.name),un(p.m))
    else: k.update(g1=U(p.f.name),n1=un(p.f),g2=U(p.m.name),n2=un(p.m))
    save(name,body,css,truth(name,**k))
# ---------- G6: printed state blank of 1976-1992 in green ink, typed in ----------
REG6=[("Cartório do Registro Civil do Distrito de Porto Murtinho","Porto Murtinho","MS"),("Cartório do 2º Ofício","Carolina","MA"),("Cartório do Registro Civil – Sede","São Raimundo Nonato","PI"),("Cartório Almeida Braga – 1º Ofício","Barcelos","AM"),("Registro Civil de Arinos","Arinos","MG")]
F6=['home','notes','nofather','nopat','twin','late home','nomat nohour','long home']
def g6(n):
    R=REG6[(n*2)%5]; p=person('G6',n,(1958,1986),F6[n-1],home=(R[1],R[2]),oldnames=True); r=p.r; fl=p.fl; name='G6-%d'%n
    if 'late' in fl: p.dob=p.dob.replace(year=1961); p.reg=datetime.date(1979,5,18)
    p.emi=max(datetime.date(r.randint(1976,1991),r.randint(1,12),r.randint(1,28)),p.reg+datetime.timedelta(0 if n%2 else 5))
    if R[2]=='MS': p.emi=max(p.emi,datetime.date(1980,3,4))
    bk=f"{p.book%60+3}-A" if n%2 else f"{p.book%60+3}"; lf=f"{p.leaf}{'v' if n%4==1 else ''}"; en=f"{p.entry%9000+300}"
    home='home' in fl; sole='nofather' in fl; nop='nopat' in fl; nom='nomat' in fl; tw='twin' in fl; noh='nohour' in fl
    xx='x-x-x-x-x-x-x-x-x'; t=lambda v,w='':f'<u style="{w}">{v}</u>'
    dt=(words(p.dob.day) if p.dob.day>1 else 'primeiro')+f' ({p.dob.day:02d}) de {MES[p.dob.month-1]} de {words(p.dob.year)}'
    hr='-.-.-.-' if noh else hw(p.h,p.mi,True)
    obs='-.-.-.-.-.-.-.-.-.-.-'; averb=anot=''
    if n==2: obs=anot=f'O registrado casou-se em {dl(p.emi-datetime.timedelta(60))}, L. B-7, fls. 41, nº 612, com {p.w[2]}.'; p.dob=p.dob.replace(year=1959); p.reg=p.dob+datetime.timedelta(19)
    if n==2: dt=(words(p.dob.day) if p.dob.day>1 else 'primeiro')+f' ({p.dob.day:02d}) de {MES[p.dob.month-1]} de {words(p.dob.year)}'
    if n==6: obs=averb=f'Registro lavrado fora do prazo, por despacho do MM. Juiz de Direito {p.judge}, de 11 de maio de 1979.'
    if n==5: obs=f'É gêmeo de {p.twin}, registrado a seguir.' if p.sex=='M' else f'É gêmea de {p.twin}, registrada a seguir.'
    ofi=random.Random(R[0]+'6').choice(['Honorato Pires Bacury','Delzuíta Lira Cursino','Aristeu Bonfim Leal','Semírames Cabral Fontoura'])
    loc='domicílio, no lugar '+r.choice(['Barra do Riacho','Fazenda Boa Sorte','Sítio Olho d\'Água','Povoado Bacuri']) if home else p.hosp
    body=f'''{wave("#5f9a5a",.4,6,2)}<div class=pg><div class=no>Mod. 3 – R.C.</div><div class=hd>{arms(20,"#1d5a34","#e3f0e0")}<div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>Estado {do(R[2])} {UFN[R[2]]} &nbsp;—&nbsp; Município e Comarca de {R[1]}<br><big>{R[0]}</big><br>Oficial: <u>{ofi}</u></div></div>
    <h1>Certidão de Nascimento</h1>
    <div class=tx>N.º {t(en,'min-width:24mm;text-align:center')} &nbsp; CERTIFICO que, às fls. {t(lf,'min-width:16mm;text-align:center')} do livro n.º {t(bk,'min-width:16mm;text-align:center')} de registro de nascimentos deste Cartório, em data de {t(dl(p.reg))}, foi lavrado o assento de<div class=nm>{p.name.upper()}</div>
    do sexo {t('masculino' if p.sex=='M' else 'feminino')}, de cor {t(r.choice(['parda','branca','preta','morena']))}, nascid{'o' if p.sex=='M' else 'a'} a {t(dt)} às {t(hr)}, em {t(loc)}, {t('neste município' )} de {t(R[1])}, Estado {do(R[2])} {t(UFN[R[2]])}; filh{'o' if p.sex=='M' else 'a'} de {t(xx if sole else p.f.name)} e de D. {t(p.m.name)}; sendo avós paternos {t(xx if sole or nop else p.f.gf)} e D. {t(xx if sole or nop else p.f.gm)}, e maternos {t(xx if nom else p.m.gf)} e D. {t(xx if nom else p.m.gm)}.<br>
    Foi declarante {t('a genitora' if sole else 'o genitor')} e serviram de testemunhas {t(p.w[0])} e {t(p.w[1])}.</div>
    <div class=ob>OBSERVAÇÕES: {t(obs)}</div>
    <div class=tx2>O referido é verdade, do que dou fé.<br>{t(R[1])}, {t(f'{p.emi.day:02d}')} de {t(MES[p.emi.month-1])} de 19{t(p.emi.year-1900)}.</div>
    <div class=bt><div>{stamp([R[1].upper(),'REGISTRO','CIVIL'],'#6a3a9a',32,-14)}</div><div class=sg>{sig(name,'#16307a',52)}<hr>O OFICIAL DO REGISTRO CIVIL</div><div class=cu>Custas Cr$ {r.randint(20,980)},00<br>Rasa ....... {r.randint(1,9)}0,00<br>Busca ...... {r.randint(1,9)}5,00</div></div><div class=gr>Gráf. Sta. Terezinha – 500 bls. 50x1 – {r.randint(1,12):02d}/{75+r.randint(0,3)}</div></div>'''
    css='''body{font-family:"Nimbus Roman","Liberation Serif";font-size:12pt;color:#1d5a34;width:210mm;height:296mm;position:relative;background:#f3f8ec}.pg{padding:14mm 18mm;position:relative}.no{position:absolute;right:18mm;top:8mm;font-size:7.5pt}.hd{display:flex;align-items:center;gap:6mm;line-height:1.45;font-size:11pt}.hd big{font-size:12.5pt;font-style:italic}h1{font:italic 700 27pt "EB Garamond";text-align:center;margin:6mm 0 5mm}u{font-family:"Courier Prime Code";text-decoration:none;border-bottom:.5pt dotted #1d5a34;color:#16161e;font-size:11pt;font-style:normal;display:inline;padding:0 1.2mm}u[style]:not([style=""]){display:inline-block}.tx{line-height:2;text-align:justify}.nm{font:700 13pt "Courier Prime Code";color:#16161e;border:1pt solid #1d5a34;text-align:center;padding:2.4mm;line-height:1.2;margin:2mm 0;background:#ffffff80}.ob{margin-top:4mm;line-height:1.8;border-top:.6pt solid #1d5a34;border-bottom:.6pt solid #1d5a34;padding:2mm 0;min-height:18mm}.tx2{margin-top:5mm;line-height:1.9;text-align:center}.bt{display:flex;align-items:center;gap:6mm;margin-top:3mm}.sg{flex:1;text-align:center;font-size:8.5pt}hr{border:0;border-top:.6pt solid #1d5a34}.cu{font-size:8pt;border:.5pt solid #1d5a34;padding:2mm}.gr{font-size:6.5pt;margin-top:2mm}'''
    a={"dados_pessoais.data_nascimento.texto_completo":[dw(p.dob),dn(p.dob)]}
    k=dict(nome=p.name.upper(),dob=p.dob,dtxt=dt,hora='' if noh else hhmm(p),sexo=p.sex,estab='Domicílio' if home else p.hosp,lmun=R[1],luf=R[2],rmun=R[1],ruf=R[2],cart=R[0],reg=p.reg,livro=bk,folha=lf,termo=en,pf='' if sole or nop else p.f.gf,pm='' if sole or nop else p.f.gm,mf='' if nom else p.m.gf,mm='' if nom else p.m.gm,twin=p.twin if tw else '',averb=averb,anot=anot,joint=bool(averb or anot),oficial=ofi,emi=p.emi,accept=a)
    if home: a['local_nascimento.estabelecimento']=['domicílio','em domicílio',loc]
    if tw: a['gêmeos.informações_adicionais']=[obs]
    if sole: solo(k,p.m.name)
    else: k.update(g1=p.f.name,g2=p.m.name)
    save(name,body,css,truth(name,**k))
