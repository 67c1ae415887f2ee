from lib import *
from notes import *
fem=lambda p,a='o',b='a': a if p.m else b
def oldhour(p):
    h,mi=p.h,p.mi; per='da madrugada' if h<5 else 'da manhã' if h<12 else 'da tarde' if h<18 else 'da noite'
    hh=h if h<12 else h-12
    s=f"às {WF(hh)} hora{'s' if hh>1 else ''}"
    if not hh: return None
    if mi==30: s+=' e meia'
    elif mi: s+=f' e {W(mi)} minutos'
    return f'{s} {per}'
# J8: typed and narrated, about 1940-1966, Ofício paper
SP8=[dict(y0=1946,y1=1964,home=1),dict(y0=1950,y1=1964,style='it',home=1),dict(y0=1936,y1=1955,nofather=1,home=1),dict(y0=1950,y1=1964),dict(y0=1948,y1=1963,unkm=1,home=1,nohour=1),
dict(y0=1950,y1=1964,twin=1,home=1),dict(y0=1953,y1=1965),dict(y0=1928,y1=1944,home=1,an='cas',long=1)]
def J8():
    for n,k in enumerate(SP8,1):
        k=dict(k,lim=1966); r=R('J8',n); p=person(r,**k); t=truth('J8',n,612,936); b=p.birth
        while not oldhour(p): p.h=r.randrange(24)
        an_=an(r,p,'cas') if 'an' in k else ''; p.book,p.term=r.randint(2,48),r.randint(30,2900); em=p.reg if n in(2,5) else issue(r,p,1950,1968); hour=not k.get('nohour'); nf=k.get('nofather')
        p.home=k.get('home'); lug=r.choice(['lugar denominado Barra Funda','Fazenda Santa Rosa','Sítio Riacho do Meio','rua do Rosário, casa sem número'])
        cart=['Cartório do Registro Civil de Nascimentos, Casamentos e Óbitos','Cartório de Paz e Registro Civil','Registro Civil do 1º Distrito'][n%3]
        livro=f'{p.book}' if n%2 else f'A-{p.book}'; folha=f'{p.leaf}{p.side}'; termo=str(p.term); bw=dword(b,'primeiro'); rw=dword(p.reg,'primeiro')
        birth(t,p,bw); unk=k.get('unkm'); fn=n in(2,4,7)
        st=lambda c,u:f', natural de {c}, Estado {deuf(u)}' if fn else ''
        if nf: fil=f'filh{fem(p)} natural de {p.mother}, solteira, doméstica'
        else: fil=f'filh{fem(p)} legítim{fem(p)} de {p.father}{st(p.fcity,p.fuf)}, {r.choice(["lavrador","negociante","funcionário público","operário"])}, e de sua mulher dona {p.mother}{st(p.mcity,p.muf)}, de prendas domésticas'
        av_m='sendo ignorados os avós maternos' if unk else f'e materna de {p.mgf} e dona {p.mgm}' if not nf else f'sendo avós maternos {p.mgf} e dona {p.mgm}'
        av_p='' if nf else f', {fem(p,"neto","neta")} por parte paterna de {p.pgf} e dona {p.pgm}'
        cor=r.choice(['branca','parda','morena','preta']); hw=oldhour(p)
        tw=f' Declarou mais que nasceu do mesmo parto outra criança, registrada com o nome de {p.twin}.' if p.twin else ''
        where=f'em domicílio, {lug}' if p.home else f'no {p.hosp}' if p.hosp.startswith('Hosp') else f'na {p.hosp}'
        base(t,p,hour=hour,est='Domicílio' if p.home else p.hosp,cart=cart,livro=livro,folha=folha,termo=termo,g1=p.mother if nf else p.father,g2='' if nf else p.mother,g1n=f'{p.fcity} - {p.fuf}' if fn else '',g2n=f'{p.mcity} - {p.muf}' if fn else '',pgf='' if nf else p.pgf,pgm='' if nf else p.pgm,mgf='' if unk else p.mgf,mgm='' if unk else p.mgm,an=an_,off=p.off,em=dmy(em),twin=p.twin)
        t['meta']['joint_notes']=bool(an_)
        body=f'''<div class="pg"><div class="pr"><div class="a">{arms(22,'#333','#eee2c4','#555')}</div><div class="b">{'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if em.year<1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'}</div><div>ESTADO {deuf(p.uf).upper()}</div><div>Município de {p.city}</div><div class="o">{cart}</div><div class="i">{E(p.off)} — Oficial vitalício</div></div>
<h1>CERTIDÃO DE NASCIMENTO</h1><div class="ty"><p>C E R T I F I C O, a requerimento verbal de parte interessada, que do livro número {livro} de Registro de Nascimentos dêste Cartório, às fôlhas {folha}, sob número {termo}, consta que em {rw} foi registrad{fem(p)} {E(p.name)}, do sexo {fem(p,'masculino','feminino')}, de côr {cor}, nascid{fem(p)} em {bw}, {hw if hour else 'em hora que não foi declarada'}, {E(where)}, nesta cidade de {p.city}, dêste Estado {deuf(p.uf)}, {E(fil)}{E(av_p)}{', ' if nf or unk else ' '}{E(av_m)}.{E(tw)}</p>
<p>Foi declarante {'a mãe d' if nf else 'o pai d'}{fem(p)} registrad{fem(p)}, servindo de testemunhas {E(p.t1)} e {E(p.t2)}, que assinaram o têrmo.</p>{f'<p>À margem do têrmo consta: {E(an_)}</p>' if an_ else ''}
<p>O referido é verdade, do que dou fé. Dada e passada nesta cidade de {p.city}, aos {dlong(em)}. Eu, {E(p.off)}, Oficial, datilografei e assino.</p><div class="dash">- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -</div></div>
<div class="sg">{scribble(r,70,18,'#23306b')}<div>O OFICIAL DO REGISTRO CIVIL</div></div><div class="est"><div>TAXA DE<br>EDUCAÇÃO<br><b>Cr$ {r.choice(['1,50','2,00','0,80'])}</b></div><div>ESTADUAL<br>SÊLO<br><b>Cr$ {r.choice(['3,00','5,00','10,00'])}</b></div></div><div class="stp">{stamp('REGISTRO CIVIL * '+p.city+' * '+UFN[p.uf]+' *',p.city[:14],p.uf,36,'#5a3a7a',15,'s8')}</div></div>'''
        css='''.pg{position:relative;width:216mm;height:330mm;padding:16mm 22mm 14mm 32mm;background:radial-gradient(ellipse at center,#fbf3dc,#f0e2bd)}.pr{text-align:center;font:10.5pt/1.4 "C059",serif;color:#2a2418}.b{font-weight:bold;font-size:12.5pt;margin-top:2mm}.o{font-style:italic;margin-top:2mm;font-size:11.5pt}.i{font-size:9.5pt}h1{font:bold 17pt "C059";text-align:center;letter-spacing:1.2mm;margin:9mm 0 8mm;color:#2a2418}
.ty{font:12pt/1.72 "Courier Prime";color:#20202c}.ty p{margin:0;text-indent:20mm}.dash{font-size:10pt;overflow:hidden;white-space:nowrap}.sg{margin:8mm 46mm 0 40mm;text-align:center;font:9.5pt "C059"}.est{position:absolute;left:34mm;bottom:18mm;display:flex;gap:3mm}.est div{border:.8mm dotted #8d3b2a;background:#f3d8c6;color:#7c2f20;font:7.5pt/1.4 "C059";text-align:center;padding:2.5mm 3mm;width:23mm}.stp{position:absolute;right:28mm;bottom:14mm}'''
        save(t,body,css,'216mm 330mm')
# J9: inteiro teor with margin column
SP9=[dict(y0=1962,y1=1985),dict(y0=1970,y1=1990,an='cas'),dict(y0=1985,y1=1999,nofather=1),dict(y0=1975,y1=1995,twin=1),dict(y0=1948,y1=1964,home=1,unkp=1,an='obi'),
dict(y0=1978,y1=1992,av='mae',an='div',style='pl'),dict(y0=1988,y1=2000,av='cpfn'),dict(y0=1960,y1=1975,home=1,long=1,nohour=1)]
def J9():
    for n,k in enumerate(SP9,1):
        r=R('J9',n); p=person(r,**k); t=truth('J9',n); b=p.birth; nf=k.get('nofather'); hp=not(nf or k.get('unkp')); hour=not k.get('nohour')
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''; em=issue(r,p,2012,2024)
        m=matr(p.cns,p.reg.year,p.book,p.leaf,p.term); mat=' '.join(m); livro=f'A-{p.book:02d}'; folha=f'{p.leaf:03d}-{(p.side or "f").upper()}' if n%2 else f'{p.leaf}{p.side}'; termo=str(p.term)
        cart=['Ofício de Registro Civil das Pessoas Naturais de '+p.city,'Registro Civil das Pessoas Naturais, Interdições e Tutelas de '+p.city][n%2]
        bw=f"{'primeiro' if b.day==1 else W(b.day)} ({b.day}) de {MES[b.month-1]} de {W(b.year)} ({b.year})"; birth(t,p,bw,[dword(b)])
        rw=f"{'Ao primeiro dia' if p.reg.day==1 else 'Aos '+W(p.reg.day)+' dias'} do mês de {MES[p.reg.month-1]} do ano de {W(p.reg.year)}"
        hw=f"às {WF(p.h)} hora{'' if p.h==1 else 's'}"+(f' e {W(p.mi)} minutos' if p.mi else '')
        selo=code(r,'AAAA')+'-'+code(r,'99999')+'-'+code(r,'AAA') if n!=5 else ''
        g1,g2=(p.mother,'') if nf else (p.father,p.mother); est='Domicílio' if k.get('home') else p.hosp
        base(t,p,cpf=p.cpf if k.get('av')=='cpfn' else '',mat=mat,hour=hour,est=est,cart=cart,livro=livro,folha=folha,termo=termo,g1=g1,g2=g2,g1n=f'{p.mcity} - {p.muf}' if nf else f'{p.fcity} - {p.fuf}',g2n='' if nf else f'{p.mcity} - {p.muf}',pgf=p.pgf if hp else '',pgm=p.pgm if hp else '',mgf=p.mgf,mgm=p.mgm,av=av_,an=an_,selo=selo,off=p.off,em=dmy(em),twin=p.twin)
        oldoff=given(r,'M')+' '+r.choice(S)+' Pinheiro'; age=r.randint(22,41)
        where=f'em domicílio, no {p.bdist}' if k.get('home') else f'no(a) {est}'
        who=(f'<b>{p.mother}</b>, brasileira, solteira, do lar, natural de {p.mcity} ({p.muf}), com {W(age)} anos de idade' if nf else f'<b>{p.father}</b>, brasileiro, casado, {r.choice(["agricultor","comerciário","ferroviário","mecânico","pescador"])}, natural de {p.fcity} ({p.fuf}), com {W(age)} anos de idade')
        fil='filh'+fem(p)+(' dela declarante' if nf else f' dele declarante e de sua esposa, <b>{p.mother}</b>, brasileira, do lar, natural de {p.mcity} ({p.muf})')
        body=f'''<div class="pg"><div class="hd"><div class="e">{arms(16,'#222','#ddd','#555')}</div><div><b>{cart}</b><br>Comarca de {p.city} — Estado {deuf(p.uf)}<br>{p.dir} — {p.tel}<br>Oficial: {p.off}</div></div><h1>Certidão de Nascimento<br><small>em inteiro teor</small></h1><div class="mt">Matrícula <b>{mat}</b></div>
<div class="bd"><div class="mg"><i>À margem</i><h4>Averbações</h4><p>{E(av_) or 'Não há.'}</p><h4>Anotações</h4><p>{E(an_) or 'Não há.'}</p></div><div class="tx">
<p>CERTIFICO que, revendo nesta serventia o livro {livro} do registro de nascimentos, nele, à folha {folha}, encontrei lavrado o assento do teor seguinte:</p>
<p class="q">“Número {termo}. — {rw}, nesta cidade de {p.city}, Estado {deuf(p.uf)}, em cartório, compareceu {who}, residente e domiciliad{'a' if nf else 'o'} à {p.street}, nesta cidade, e, perante as testemunhas adiante nomeadas e assinadas, declarou: que no dia {bw}, {hw if hour else 'não sabendo precisar a hora'}, {where}, neste município de {p.city}, nasceu uma criança do sexo {fem(p,'masculino','feminino')}, de cor {r.choice(["branca","parda","preta"])}, que recebeu o nome de <b>{p.name}</b>, {fil}; {f'sendo avós paternos {p.pgf} e {p.pgm}' if hp else 'não declarados os avós paternos'} e avós maternos {p.mgf} e {p.mgm}.{f' Declarou ainda que {fem(p,"o registrando","a registranda")} é gême{fem(p)} de {p.twin}, cujo assento foi lavrado em seguida a este.' if p.twin else ''} E, para constar, lavrei este termo que, lido e achado conforme, assina o{'' if not nf else ' (a)'} declarante com as testemunhas {p.t1}, brasileiro, maior, e {p.t2}, brasileira, maior, ambos residentes nesta cidade. Eu, {oldoff}, Oficial à época, o escrevi e subscrevo. (aa) {g1}; {p.t1}; {p.t2}; {oldoff}.”</p>
<p>Era o que se continha em dito assento, para aqui bem e fielmente transcrito do próprio original, ao qual me reporto e dou fé. {r.choice(["Certidão extraída por meio reprográfico e digitado, a pedido da parte.","Emitida nos termos do art. 19, § 1º, da Lei 6.015/73."])}</p>
<p class="r">{p.city} ({p.uf}), {dlong(em)}.</p><div class="sg">{scribble(r,56,14,'#111')}<hr>{p.clerk}<br>Escrevente autorizad{'a' if p.clerk.split()[0] in('Daiane','Jocimara','Priscila','Kátia') else 'o'}</div></div></div>
<div class="fo">{qr(r,19)+f'<span>Selo de autenticidade do Tribunal de Justiça: <b>{selo}</b><br>Custas: R$ {r.randint(60,99)},{r.randint(10,99)} &nbsp; Guia nº {code(r,"99999999")}</span>' if selo else '<span>Isenta de custas — Lei nº 9.534/97.</span>'}</div></div>'''
        css='''.pg{position:relative;width:210mm;height:297mm;padding:12mm 16mm;font:11.4pt/1.42 "EB Garamond";font-variant-numeric:lining-nums;color:#16130f;background:#fffefa}.hd{display:flex;gap:6mm;align-items:center;border-bottom:.6mm double #333;padding-bottom:3mm;font-size:10.5pt;line-height:1.3}h1{text-align:center;font:bold 20pt/1.05 "EB Garamond";margin:5mm 0 2mm}h1 small{font:italic 14pt "EB Garamond"}.mt{text-align:center;margin-bottom:5mm;font-size:10pt}.mt b{font:11pt "Liberation Mono"}
.bd{display:flex}.mg{width:42mm;border-right:.2mm solid #999;padding-right:4mm;font-size:9.2pt;line-height:1.3}.mg h4{margin:3mm 0 0;font-size:9.5pt;text-decoration:underline}.mg p{margin:1mm 0}.tx{flex:1;padding-left:6mm}.tx p{margin:0 0 3mm;text-align:justify;text-indent:10mm}.r{text-align:right!important}.sg{width:80mm;margin:2mm 0 0 auto;text-align:center;font-size:10pt;line-height:1.2}hr{border:0;border-top:.2mm solid #000;margin:0 0 1mm}.fo{position:absolute;left:16mm;bottom:12mm;display:flex;gap:4mm;align-items:center;font-size:9pt}'''
        save(t,body,css)
# J10: odd cases: second copy sent by e-mail
SPX=[dict(kind='maes',y0=2015,y1=2022,cpf=1),dict(kind='ind',y0=1985,y1=2008,uf='AM',home=1,nohour=1),dict(kind='tardio',y0=1948,y1=1964,home=1,cpf=1),dict(kind='gem',y0=2017,y1=2022,cpf=1,twin=1),
dict(kind='ado',y0=2008,y1=2016,cpf=1),dict(kind='gen',y0=1988,y1=2001,cpf=1),dict(kind='pais',y0=2016,y1=2022,cpf=1,nofather=0),dict(kind='exp',y0=1990,y1=2010,nohour=1,nofather=1)]
def J10():
    for n,k in enumerate(SPX,1):
        r=R('J10',n); p=person(r,**k); t=truth('J10',n); b=p.birth; kd=k['kind']; av_=an_=''
        em_dt=lambda: issue(r,p,2021,2025)
        if kd=='ind':
            et,nm,al=r.choice([('Tikuna','Ngutapa','Aldeia Umariaçu'),('Baniwa','Kadaawa','Aldeia Assunção do Içana'),('Sateré-Mawé','Waranã','Aldeia Ponta Alegre')]); p.name=f"{given(r,p.sex)} {nm} {et}"; p.father=f"{given(r,'M')} {et}"; p.mother=f"{given(r,'F')} {nm} {et}"; p.pgf=f"{given(r,'M')} {et}"; p.pgm=f"{given(r,'F')} Iauá {et}"; p.mgf=f"{given(r,'M')} {nm}"; p.mgm=f"{given(r,'F')} {et}"; p.reg=add(b,r.randint(400,1500)); av_=f'Averbada a etnia {et} e a {al} como lugar de origem, na forma da Resolução Conjunta CNJ/CNMP nº 3/2012, em {dmy(datetime.date(2014,r.randint(1,12),r.randint(1,28)))}.'; p.lastnote=datetime.date(2015,1,1)
        if kd=='tardio': p.reg=add(b,r.randint(9000,14000)); av_=f'Registro tardio lavrado por mandado do Juízo de Direito da Comarca de {p.city}, autos nº {r.randint(20,300)}/{p.reg.year}.'; p.lastnote=p.reg
        if kd=='ado': p.reg=add(b,r.randint(900,1800))
        if kd=='gen': av_=av(r,p,'nome').split('. Averbado')[0] if 0 else ''; d=datetime.date(2019,r.randint(1,12),r.randint(1,28)); av_=f'Alteração de prenome e de gênero averbada em {dmy(d)}, a pedido, conforme Provimento nº 73/2018-CNJ.'; p.lastnote=d; an_=''
        if kd=='exp': p.reg=add(b,r.randint(3,40)); av_='Exposto. Assento lavrado por ordem do Juízo da Infância e da Juventude, com nome atribuído pelo Juiz.' if p.m else 'Exposta. Assento lavrado por ordem do Juízo da Infância e da Juventude, com nome atribuído pelo Juiz.'
        em=em_dt(); m=matr(p.cns,p.reg.year,p.book,p.leaf,p.term); mat=f'{m[0]}{m[1]}{m[2]} {m[3]} {m[4]} {m[5]} {m[6]} {m[7]} {m[8]}'
        cart=['RCPN '+p.city,f'Cartório de Registro Civil da Comarca de {p.city}',f'{r.randint(1,4)}ª Circunscrição do Registro Civil de {p.city}'][n%3]
        c=p.cpf if k.get('cpf') else ''; hour=not k.get('nohour'); bw=dword(b).upper(); birth(t,p,bw)
        nc,nu=(p.mcity,p.muf) if kd in('gem','maes') else (p.city,p.uf)
        par=[(p.father,p.fcity,p.fuf),(p.mother,p.mcity,p.muf)]; hp=hm=True
        if kd=='maes': par=[(p.mother,p.mcity,p.muf),(p.mother2,p.fcity,p.fuf)]; hp=False
        if kd=='pais':
            f2=given(r,'M')+' '+' '.join(p.mother.split()[-2:]); f2=f"{given(r,'M')} {p.sobren[0] if False else r.choice(S)} {p.sobren[1]}"; par=[(p.father,p.fcity,p.fuf),(f2,p.mcity,p.muf)]; hm=False
        if kd=='exp': par=[]; hp=hm=False
        est={'ind':'','exp':''}.get(kd,'Domicílio' if k.get('home') else p.hosp); loc=est
        if kd=='ind': loc=f'Domicílio ({al})'; est='Domicílio'
        if kd=='exp': loc='não apurado'
        dn=p.dnv if b.year>=2008 and kd not in('exp','ado') else ''
        selo=code(r,'AA999999999')+'AA' if n%4 else ''; x=par+[('','','')]*2
        N=lambda a:f'{a[1]} - {a[2]}' if a[1] else ''
        base(t,p,cpf=c,mat=mat,hour=hour,nat=f'{nc} - {nu}',est=est,cart=cart,dnv=dn,livro=str(p.book),folha=str(p.leaf),termo=str(p.term),g1=x[0][0],g1n=N(x[0]),g2=x[1][0],g2n=N(x[1]),pgf=p.pgf if hp else '',pgm=p.pgm if hp else '',mgf=p.mgf if hm else '',mgm=p.mgm if hm else '',av=av_,an=an_,selo=selo,off=p.off,em=dmy(em),twin=p.twin)
        d=lambda l,v,w=1,h='':f'<div class="d" style="flex:{w}"><span class="{h}">{E(v)}</span><em>{l}</em></div>'
        q=lambda l,v:f'<div class="q"><em>{l}</em><span>{v}</span></div>'
        val=code(r,'9999.A99A.9999.A9A9')
        body=f'''<div class="pg"><div class="ba"><b>Segunda via eletrônica</b><span>enviada por correio eletrônico ao solicitante · pedido nº {code(r,'99999999')}</span></div><div class="hd"><div>{arms(15)}</div><div><h1>Certidão de Nascimento</h1>Registro Civil do Brasil — {E(cart)}, {UFN[p.uf]}</div></div>
{q('Pessoa registrada',f'<b class="big">{E(p.name)}</b>')}{q('Matrícula nacional',f'<tt>{mat}</tt>')}{q('CPF',c or 'não cadastrado')}
{q('Veio ao mundo em',f'{bw} <small>({dmy(b,".")})</small>')}{q('Horário',f'{p.h:02d}:{p.mi:02d}' if hour else 'não declarado')}{q('Sexo registral',fem(p,'Masculino','Feminino'))}{q('Onde nasceu',f'{E(loc)}<br>{p.city}/{p.uf}')}{q('Naturalidade',f'{nc}/{nu}')}
{q('Irmão gêmeo / irmã gêmea',E(p.twin) or 'não')}
{q('Filiação','<br>'.join(f'{E(a)} <small>(natural de {bb}/{u})</small>' for a,bb,u in par) or 'desconhecida')}
{q('Avós paternos',f'{p.pgf} · {p.pgm}' if hp else 'não se aplica' if par else 'desconhecidos')}{q('Avós maternos',f'{p.mgf} · {p.mgm}' if hm else 'não se aplica' if par else 'desconhecidos')}
{q('Cartório do assento',f'{E(cart)}, em {p.city}/{p.uf}')}{q('Assentado em',dmy(p.reg))}{q('Nº da D.N.V.',dn or 'inexistente')}
{q('Averbado no registro',E(av_) or 'nada')}{q('Anotado no registro',E(an_) or 'nada')}
<div class="fo"><div class="qz">{qr(r,30,'#0d4a35')}</div><div>Confira a autenticidade no portal da central nacional, digitando o código <b>{val}</b> em até 90 dias.<br>{f'Selo digital de fiscalização: <b>{selo}</b><br>' if selo else ''}Certificada por {E(p.off)}, Registrador(a), em {p.city}, {dmy(em)}.<br>Assinatura qualificada (MP 2.200-2/2001). Impressa, vale como cópia simples.</div></div></div>'''
        css='''.pg{width:210mm;height:297mm;padding:0 18mm;font:10.4pt/1.3 "Noto Sans","DejaVu Sans";color:#12211b;background:#fff}.ba{margin:0 -18mm;background:#dff1e7;color:#0d4a35;padding:3mm 18mm;font-size:8.5pt;display:flex;justify-content:space-between}.hd{display:flex;gap:5mm;align-items:center;margin:6mm 0 5mm;font-size:9.5pt}h1{font-size:21pt;margin:0;color:#0d4a35;font-weight:600}
.q{display:flex;border-bottom:.2mm solid #cfe0d7;padding:1.5mm 0}.q em{width:50mm;font-style:normal;color:#4c7563;font-size:8.8pt;flex:none;padding-top:.4mm}.big{font-size:14pt}tt{font:11.5pt "DejaVu Sans Mono"}small{color:#444;font-size:8.8pt}.fo{display:flex;gap:6mm;margin-top:8mm;font-size:8.8pt;line-height:1.5;align-items:center}'''
        save(t,body,css)
