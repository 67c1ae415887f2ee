from lib import *
import textwrap
def tw(r,s,j=.5): return ' '.join(f'<u style="top:{r.uniform(-j,j):.1f}px">{esc(w)}</u>' for w in str(s).split())
TWC='u{text-decoration:none;position:relative}'
def old(n,o):
    if o.nas.year<1977 and n[1] in('MS','TO','RO','RR'): return {'MS':(n[0],'MT'),'TO':(n[0],'GO'),'RO':('Guajará-Mirim','RO'),'RR':('Boa Vista','RR')}[n[1]]
    return n
def natf(n,o,dest='dêste Estado',cid='desta cidade',usecid=False):
    """printed, truth, accepts"""
    if len(n[1])!=2: s=f'{n[0]}, {n[1]}'; return s,s,[f'{n[0]}/{n[1]}',f'{n[0]} - {n[1]}',f'{n[0]}']
    a=[f'{n[0]}/{n[1]}',f'{n[0]} - {n[1]}']
    if usecid and n==(o.mun,o.uf): return cid,a[1],[cid,a[0],n[0]]
    if n[1]==o.uf: s=f'{n[0]}, {dest}'
    elif n[1] in('RO','RR') and o.nas.year<1981: s=f'{n[0]}, Território {DO[n[1]]} {UFN[n[1]]}' if n[1]!='RR' else f'{n[0]}, Território de Roraima'
    else: s=f'{n[0]}, Estado {DO[n[1]]} {UFN[n[1]]}' if n[1] not in('DF','GB') else f'{n[0]}, {UFN[n[1]]}'
    return s,s,a
def prep(o,**k):
    o.nat1,o.nat2=old(o.nat1,o),old(o.nat2,o)
    a,b=natf(o.nat1,o,**k),natf(o.nat2,o,**k); o.pn1,o.pn2=a[0],b[0]; o.nat1,o.nat2=a[1],b[1]
    p,m=('genitor_1','genitor_2') if o.pai else (0,'genitor_1')
    acc={f'filiação.{m}.naturalidade':a[2]}
    if p: acc[f'filiação.{p}.naturalidade']=b[2]
    acc['dados_pessoais.naturalidade']=['']
    return acc
def stamp(r,t,v,c): 
    return f'<svg width="62" height="76" viewBox="0 0 62 76"><rect x="2" y="2" width="58" height="72" fill="{c}" fill-opacity=".22" stroke="{c}" stroke-width="3" stroke-dasharray="3 2"/><rect x="8" y="8" width="46" height="60" fill="none" stroke="{c}"/><path d="{star(31,36,13,.5)}" fill="{c}"/><text x="31" y="18" font-size="6" text-anchor="middle" font-family="Liberation Serif" fill="{c}">{t}</text><text x="31" y="64" font-size="9" text-anchor="middle" font-family="Liberation Serif" font-weight="bold" fill="{c}">{v}</text></svg>'
# ---------- F: 1950s-60s printed narrative blank, typewriter fills ----------
def F():
    P=[('SP','Taubaté',dict()),('BA','Jequié',dict(home=1,nat2=('Jequié','BA'))),('MG','Passos',dict(twin=1,hora=(0,20))),('RS','Bagé',dict(nat2=('Melo','Uruguai'),note=1,nas=datetime.date(1937,3,9),emi=datetime.date(1964,10,21))),('CE','Sobral',dict(solo=1,home=1)),('PR','Jacarezinho',dict(long=1,sexo='F',nat1=('Taubaté','SP'))),('PE','Caruaru',dict(unk=1)),('RJ','Barra do Piraí',dict(short=1,note=2,emi=datetime.date(1957,7,2)))]
    for k,(u,t,f) in enumerate(P,1):
        o=setup('F',k,1927,1955,1951,1967,'old',u,t,**f); r=o.r; acc=prep(o,usecid=k in(2,3,7)); 
        o.cart=[f'Registro Civil do 1.º Subdistrito de {t}','',f'Cartório de Paz e Registro Civil de {t}',f'Ofício da 1.ª Zona do Registro Civil',f'Cartório do 2.º Ofício – Registro Civil',f'Cartório do Registro Civil da Sede',f'Cartório Lemos',f'Cartório do 2.º Distrito de {t}'][k-1]
        v=k in(1,4,6); fol=f'{o.fol}v' if v else str(o.fol); fp=f'{o.fol} v.' if v else str(o.fol); liv=[f'A-{o.liv%90+2}',f'{o.liv%60+1}',f'{o.liv%80+5}-A'][k%3]; ter=str(o.ter%9000+12)
        F_=lambda s,c='':f'<span class="f {c}">{tw(r,s)}</span>'
        hh=[hperiod(o.hora),hx(o.hora),f'{o.hora[0]},%02d'%o.hora[1]][k%3]
        hpr=f'{F_(hh)}' if k%3==0 else f'às {F_(hx(o.hora) if k%3==1 else "%d horas e %02d min."%o.hora)}'
        loc=(f'em domicílio, à {o.rua}' if k%2 else f'em casa de residência dos pais, no Sítio Boa Vista, dêste distrito') if o.home else f'na {o.hosp}'.replace('na Hospital','no Hospital')
        fi=('legítim' if o.pai else 'natural')+(('a' if o.fem else 'o') if o.pai else '')
        X='x-x-x-x-x'
        obs={1:f'À margem: casou-se em 10 de junho de 1961, em Dom Pedrito, com {o.conj}, L. B-19, fls. 203, n.º 1.877.',2:f'Por sentença de 4-8-1953 do M. Juiz de Direito, foi retificado o nome da mãe para {o.mae}.'}.get(o.note,'')
        if o.twin: tg=f'O registrado é gêmeo de {o.irm}, nascido em segundo lugar.' if not o.fem else f'A registrada é gêmea de {o.irm}, nascida em segundo lugar.'
        else: tg=''
        od=dl(o.emi) if k%2 else dx(o.emi); sgn=o.oficial if k not in(5,) else o.escr
        body=f'''<div class=est>{"".join(stamp(r,"ESTADO" if i else "TESOURO",["Cr$ 3,00","Cr$ 1,50","$600"][i%3],["#8a3324","#2d5a3d"][i]) for i in range(2 if k%2 else 1))}</div><center>{arms(70,"#333","#999","#666")}<div class=h1>ESTADOS UNIDOS DO BRASIL</div><div class=h2>REGISTRO CIVIL DAS PESSOAS NATURAIS</div></center>
<div class=gr><div>ESTADO {F_(DO[u]+' '+UFN[u])}</div><div>COMARCA DE {F_(t)}</div><div>MUNICÍPIO DE {F_(t)}</div><div>DISTRITO {F_(['1.º Subdistrito','Jequié','da Sede','1.ª Zona','Sobral','da Sede','1.º','2.º'][k-1])}</div></div>{'<center>CARTÓRIO: '+F_(o.cart)+'</center>' if o.cart else ''}
{f'<center class=of>{o.oficial}<br><i>Oficial do Registro Civil</i></center>' if k!=5 else ''}<h1>Certidão de Nascimento</h1><div class=nn>N.º {F_(ter)} &emsp; Fls. {F_(fp)} &emsp; Livro {F_(liv)}</div>
<p>&emsp;&emsp;<b>CERTIFICO</b> que, no livro, fôlhas e número acima, do registro de nascimentos, foi feito em {F_(dx(o.reg))} o assento de {F_(o.nome.upper() if k%2 else o.nome,'w')}, nascid{F_('a' if o.fem else 'o')} aos {F_(dx(o.nas))} {hpr}, {F_(loc)}, em {F_(t)}, do sexo {F_('feminino' if o.fem else 'masculino')}, de côr {F_(r.choice(['branca','parda','preta','morena']))}, filh{'a' if o.fem else 'o'} {F_(fi)} de {F_(o.pai or X)}, natural de {F_(o.pn2 if o.pai else X)}, profissão {F_(r.choice(['lavrador','ferroviário','comerciante','operário']) if o.pai else X)}, e de D. {F_(o.mae)}, natural de {F_(o.pn1)}, profissão {F_('doméstica')}, sendo avós paternos {F_(o.ap or X)} e D. {F_(o.vp or X)} e avós maternos {F_(o.am)} e D. {F_(o.vm)}.</p>
<p>&emsp;&emsp;Foi declarante {F_('o pai' if o.pai and k%2 else o.dec)} e serviram de testemunhas {F_(o.t1)} e {F_(o.t2)}.</p><p>Observações: {F_((obs+' '+tg).strip() or '-.-.-.-.-.-.-.-.-.-.-.-','w')}</p>
<p>&emsp;&emsp;O referido é verdade e dou fé.</p><p style="text-align:right">{F_(t)}, {F_(od)}</p><div class=sg>{sig(r,190,46,'#2b2b55')}<br><span>{tw(r,sgn)}</span><br>{'O OFICIAL' if k!=5 else 'Escrevente Juramentado'}</div><div class=sl>{seal('CARTÓRIO DO REGISTRO CIVIL · '+t.upper()+' ·',112,'#5b2a86','R.C.',.5,r.randint(-25,25),idn=o.id)}</div><div class=tp>Tip. Paulino – Mod. {r.randint(3,40)} – {r.randint(5,20)} bls. 100</div>'''
        ff=['Courier Prime','FreeMono','Nimbus Mono PS'][k%3]
        css=f'{TWC}body{{font:12.5pt "Old Standard TT";color:#111}}.pg{{padding:14mm 18mm;background:{["#fbf7ea","#f7f2e2","#fdfbf3"][k%3]}}}.h1{{font-size:15pt;letter-spacing:2px}}.h2{{font-size:11pt}}.f{{font:{"bold " if k%3==1 else ""}11pt "{ff}";color:{["#20204a","#1b1b1b","#2a1f3d"][k%3]};border-bottom:1px dotted #444;padding:0 1.5mm}}.gr{{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm 6mm;margin:4mm 0;font-size:10.5pt}}.of{{font-size:11pt}}h1{{font:32pt "TeX Gyre Chorus";text-align:center;margin:3mm 0}}.nn{{text-align:center;margin-bottom:4mm}}p{{line-height:1.95;margin:0 0 2mm;text-align:left}}.est{{position:absolute;right:14mm;top:12mm}}.sg{{position:absolute;right:22mm;bottom:22mm;text-align:center}}.sg span{{display:inline-block;font:11pt "{ff}";border-top:1px solid #222;padding:1mm 8mm 0}}.sl{{position:absolute;left:26mm;bottom:20mm}}.tp{{position:absolute;bottom:7mm;left:18mm;font-size:7pt}}'
        est='domicílio' if o.home else o.hosp
        if o.home: acc['local_nascimento.estabelecimento']=['',loc,'Domicílio',loc.replace('em domicílio, ',''),loc[3:],'casa de residência dos pais','em casa de residência dos pais','Sítio Boa Vista','em casa']
        if k==5: acc['autenticação.oficial_registro']=['']
        if not o.cart: o.cart='Registro Civil das Pessoas Naturais'
        acc['registro.cartório']=['Registro Civil das Pessoas Naturais',f'{o.cart} de {t}',f'Registro Civil das Pessoas Naturais - {o.cart}',f'Registro Civil das Pessoas Naturais de {t}','']
        if tg: acc['observações.anotações']=acc['observações.averbações']=[tg]
        if o.note==1: acc['observações.anotações']=[obs.replace('À margem: ','')]
        T_=truth(o,'68F',612,935,up=False,pf=True,joint=True,acc=acc,dados_pessoais__nome_completo=o.nome.upper() if k%2 else o.nome,dados_pessoais__data_nascimento__texto_completo=dx(o.nas),local_nascimento__estabelecimento=est,registro__livro=liv,registro__folha=fol,registro__termo=ter,gêmeos__informações_adicionais=o.irm if o.twin else '',autenticação__oficial_registro=sgn,**({'observações__'+('anotações' if o.note==1 else 'averbações'):obs} if obs else {}))
        if o.home and k%2==0: T_['data']['local_nascimento']['estabelecimento']='casa de residência dos pais'
        yield o,page((216,330),css,body),T_
# ---------- G: 1970s-80s half-sheet box form ----------
def G():
    P=[('PR','Guarapuava',dict(twin=1)),('SP','Presidente Prudente',dict()),('MT','Rondonópolis',dict(solo=1)),('SC','Tubarão',dict(home=1)),('ES','Cachoeiro de Itapemirim',dict(nota=1,nas=datetime.date(1960,12,1),emi=datetime.date(1987,1,15))),('GO','Rio Verde',dict(long=1,sexo='M',born=('Jataí','GO'))),('RN','Mossoró',dict(unk=1)),('AC','Rio Branco',dict(nat2=('Cobija','Bolívia'),short=1))]
    for k,(u,t,f) in enumerate(P,1):
        o=setup('G',k,1958,1986,1974,1991,'old',u,t,**f); r=o.r; o.nat1,o.nat2=old(o.nat1,o),old(o.nat2,o)
        o.cart=[f'Cartório do 1.º Ofício do Registro Civil',f'Cartório do Registro Civil do 2.º Subdistrito',f'2.º Ofício – Registro Civil',f'Escrivania de Paz – Distrito da Sede',f'Cartório Moulin – Registro Civil',f'Cartório do Registro Civil e Anexos',f'4.º Cartório Judiciário',f'1.º Cartório do Registro Civil'][k-1]
        sep=['-','/',' – '][k%3]; n=lambda x:x[0]+sep+x[1] if len(x[1])==2 else f'{x[0]} ({x[1]})'
        v=k in(2,5,8); fol=f'{o.fol}v' if v else f'{o.fol}'; fp=f'{o.fol}-v' if v else fol; liv=f'A-{o.liv%150+3}' if k%2 else str(o.liv%150+3); ter=f'{o.ter:,}'.replace(',','.') if k%3 else str(o.ter)
        c=lambda l,x,cs=1,cl='':f'<td colspan={cs} class="{cl}"><i>{l}</i><span class=t>{tw(r,x) if x else "&nbsp;"}</span>'
        X='= = = = =' if k%2 else '--x--x--'
        obs=(f'Casou-se em 25.02.1984 com {o.conj}, em Vitória-ES, L. B-88, fls. 140, nº 9.312.' if o.nota else '')
        tg=('Gêmeo com ' if not o.fem else 'Gêmea com ')+o.irm if o.twin else ''
        loc='Domicílio' if o.home else o.hosp
        hs=['%02d:%02d','%02d,%02d','%02dh%02dm'][k%3]%o.hora
        dn=[ds(o.nas),ds(o.nas,'.'),f'{o.nas.day:02d} de {M[o.nas.month]} de {o.nas.year}'][k%3]; dr=[ds(o.reg),ds(o.reg,'.'),f'{o.reg.day:02d} de {M[o.reg.month]} de {o.reg.year}'][k%3]
        body=f'''{guil(840,620,'#6f8f4a' if k%2 else '#a0795a',26,.2,10)}<div class=in><table class=h><tr><td>{arms(46,'#375','#b95','#457')}<td><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO {DO[u].upper()} <span class=t>{tw(r,UFN[u].upper())}</span> — COMARCA DE <span class=t>{tw(r,t.upper())}</span><br><span class=t>{tw(r,o.cart)}</span><td class=tt>CERTIDÃO<br>DE<br>NASCIMENTO<td class=n>Nº {r.randint(100000,999999)}</table>
<table class=g><tr>{c('1 — NOME DO REGISTRADO',o.nome.upper(),5)}<td><i>2 — SEXO</i><span class=t>M [{'X' if not o.fem else '&nbsp;'}] &nbsp; F [{'X' if o.fem else '&nbsp;'}]</span>
<tr>{c('3 — DATA DO NASCIMENTO',dn,2)}{c('4 — HORA',hs)}{c('5 — LUGAR DO NASCIMENTO',loc,3)}
<tr>{c('6 — MUNICÍPIO',o.bm,3)}{c('7 — U.F.',o.bu)}{c('8 — CÔR',r.choice(['branca','parda','morena','—']))}{c('9 — GÊMEOS',tg and 'sim' or 'não')}
<tr>{c('10 — PAI',o.pai or X,4)}{c('11 — NATURALIDADE',n(o.nat2) if o.pai else X,2)}<tr>{c('12 — MÃE',o.mae,4)}{c('13 — NATURALIDADE',n(o.nat1),2)}
<tr>{c('14 — AVÔ PATERNO',o.ap or X,3)}{c('15 — AVÓ PATERNA',o.vp or X,3)}<tr>{c('16 — AVÔ MATERNO',o.am,3)}{c('17 — AVÓ MATERNA',o.vm,3)}
<tr>{c('18 — DECLARANTE',[o.dec,'o pai' if o.pai else 'a mãe'][k%2],3)}{c('19 — TESTEMUNHAS',o.t1+'; '+o.t2,3)}
<tr class=y>{c('20 — REGISTRADO EM',dr,2)}{c('21 — LIVRO',liv)}{c('22 — FOLHA',fp)}{c('23 — TERMO',ter,2)}<tr>{c('24 — OBSERVAÇÕES',(tg+'. ' if tg else '')+obs or X,6,'ob')}</table>
<div class=cf>CERTIFICO que os dados acima foram extraídos do assento respectivo. O referido é verdade e dou fé.</div><div class=lo>Local e data: <span class=t>{tw(r,t+', '+(dl(o.emi) if k%2 else ds(o.emi)))}</span><br><br>Custas: <span class=t>Cr$ {r.randint(20,900)},00</span></div><div class=sg>{sig(r,170,34,'#113')}<br><span class=t>{tw(r,o.oficial if k!=7 else o.escr)}</span><br><small>{['ESCRIVÃO','OFICIAL DO REGISTRO CIVIL','ESCRIVÃO DE PAZ'][k%3] if k!=7 else 'ESCREVENTE'}</small></div></div><div class=se>{seal('REGISTRO CIVIL · '+t.upper()+' · '+u+' ·',78,'#334d99','✚',.45,r.randint(-20,20),idn=o.id)}</div>'''
        css=f'{TWC}body{{font:8.5pt "Nimbus Sans"}}.in{{position:absolute;inset:6mm;border:1.5px solid #444;padding:2mm 3mm}}.h{{width:100%;font-size:8.5pt;line-height:1.5}}.tt{{text-align:center;font:bold 12pt "Nimbus Sans";line-height:1.05;width:36mm}}.n{{color:#b22;font:bold 10pt "DejaVu Serif";width:24mm;text-align:right}}.g{{width:100%;table-layout:fixed}}.g td{{border:1px solid #556;padding:.5mm 1mm .7mm;vertical-align:top;height:8.6mm}}i{{display:block;font:5.8pt "Nimbus Sans";color:#333}}.t{{font:9.3pt "{["Cousine","Courier Prime","Nimbus Mono PS"][k%3]}";letter-spacing:-.3px;color:{"#1d2a6e" if k%2 else "#181818"}}}.y td{{background:#efe9c9aa}}.ob{{height:11mm}}.cf{{font-size:7pt;text-align:center;margin-top:1mm}}.lo{{position:absolute;left:4mm;bottom:4mm}}.sg{{position:absolute;right:8mm;bottom:1.5mm;text-align:center;width:72mm}}.sg .t{{display:inline-block;border-top:1px solid #000;padding:.6mm 3mm 0}}small{{font-size:6pt}}.se{{position:absolute;left:114mm;bottom:8mm}}'
        acc={'dados_pessoais.naturalidade':['']}
        if o.home: acc['local_nascimento.estabelecimento']=['']
        if k==7: acc['autenticação.oficial_registro']=['']
        if tg: acc['observações.anotações']=acc['observações.averbações']=[tg,tg+'.']
        o.nat1,o.nat2=n(o.nat1),n(o.nat2)
        yield o,page((220,160),css,body),truth(o,'68G',624,454,up=False,pf=True,joint=True,acc=acc,dados_pessoais__nome_completo=o.nome.upper(),dados_pessoais__data_nascimento__texto_completo=dn,local_nascimento__estabelecimento=loc,registro__livro=liv,registro__folha=fol,registro__termo=ter,gêmeos__informações_adicionais=o.irm if o.twin else '',autenticação__oficial_registro=o.oficial if k!=7 else o.escr,**({'observações__anotações':obs} if obs else {}))
# ---------- H: dot-matrix, fan-fold ----------
def deac(s): return ''.join(c for c in __import__('unicodedata').normalize('NFD',s) if not __import__('unicodedata').combining(c)).replace('º','.').replace('–','-').replace('ª','.')
def H():
    P=[('SP','Ribeirão Preto',dict()),('MG','Montes Claros',dict(twin=1)),('RJ','Campos dos Goytacazes',dict(unk=1)),('RS','Caxias do Sul',dict(long=1,sexo='F')),('MS','Dourados',dict(nat1=('Bella Vista','Paraguai'),note=1,emi=datetime.date(1997,4,30))),('PA','Marabá',dict(solo=1)),('PI','Parnaíba',dict(home=1)),('SC','Lages',dict(note=2,short=1,nas=datetime.date(1971,6,28),emi=datetime.date(2001,2,1)))]
    for k,(u,t,f) in enumerate(P,1):
        o=setup('H',k,1966 if k%2 else 1985,1996,1990,2001,'old' if k%2 else 'mod',u,t,**f); r=o.r; A=k in(3,6)
        o.cart=[f'CARTÓRIO DO REGISTRO CIVIL DO 3º SUBDISTRITO',f'CARTÓRIO DO 2º SUBDISTRITO DE REGISTRO CIVIL',f'CARTÓRIO DO 8º OFÍCIO – REGISTRO CIVIL',f'REGISTRO CIVIL DA 2ª ZONA DE CAXIAS DO SUL',f'CARTÓRIO DO 2º OFÍCIO DE REGISTRO CIVIL',f'CARTÓRIO LEÃO – REGISTRO CIVIL',f'CARTÓRIO ALMENDRA – 1º OFÍCIO',f'OFÍCIO DO REGISTRO CIVIL – 1º DISTRITO'][k-1]
        z=deac if A else (lambda s:s)
        W=84; X='*'*12
        n=lambda x:f'{x[0]}-{x[1]}' if k%2 else f'{x[0]} / {x[1]}'
        v=k in(4,7); fol=f'{o.fol}V' if v else f'{o.fol:03d}'; liv=f'A-{o.liv%200+20:03d}' if k%2 else f'{o.liv%200+20}'; ter=f'{o.ter:06d}' if k%3==0 else str(o.ter)
        obs={1:f'Averbado em 17/10/1995 o reconhecimento de paternidade, por escritura pública lavrada no 1º Tabelionato local.',2:f'Casou em 05/12/1998 com {o.conj}, nesta cidade, termo 5.019, fls. 88, livro B-41.'}.get(o.note,'')
        L=[]; ad=L.append
        ctr=lambda s:ad(s.center(W).rstrip()); 
        def fld(l,val,w=22):
            q=textwrap.wrap(val,W-w-2) or ['']; ad(l.ljust(w,'.')+': '+q[0])
            for y in q[1:]: ad(' '*(w+2)+y)
        ctr('REPÚBLICA FEDERATIVA DO BRASIL'); ctr(f'ESTADO {DO[u].upper()} {UFN[u].upper()}  -  COMARCA E MUNICÍPIO DE {t.upper()}'); ctr(o.cart); ctr(f'{o.oficial.upper()} - OFICIAL'); ad(''); ad('='*W); ctr('C E R T I D Ã O   D E   N A S C I M E N T O'); ad('='*W); ad('')
        for q in textwrap.wrap(f'     CERTIFICO QUE, NO LIVRO {liv}, FOLHAS {fol}, SOB O NÚMERO {ter}, CONSTA O REGISTRO DE NASCIMENTO DE:',W): ad(q)
        ad(''); fld('NOME',o.nome.upper()); ad('-'*W)
        fld('NASCIMENTO',f'{dx(o.nas)}'.upper()+f' ({ds(o.nas)})'); fld('HORA',['%02d:%02d HORAS','%02dH%02dMIN','%02d.%02d HS'][k%3]%o.hora); fld('LOCAL',('EM DOMICÍLIO' if o.home else o.hosp.upper())); fld('MUNICÍPIO',n((o.bm,o.bu)).upper()); fld('SEXO',o.sexo.upper()); ad('-'*W)
        fld('PAI',o.pai.upper() or X); fld('   NATURAL DE',n(o.nat2).upper() if o.pai else X); fld('MÃE',o.mae.upper()); fld('   NATURAL DE',n(o.nat1).upper()); fld('AVÓS PATERNOS',(o.ap+' E '+o.vp).upper() if o.ap else X); fld('AVÓS MATERNOS',(o.am+' E '+o.vm).upper()); ad('-'*W)
        fld('DATA DO REGISTRO',ds(o.reg) if k%2 else dl(o.reg).upper()); fld('DECLARANTE',(o.dec if k%2 else o.pai or o.mae).upper()); fld('TESTEMUNHAS',f'{o.t1} E {o.t2}'.upper())
        if o.twin: fld('IRMÃO(Ã) GÊMEO(A)',o.irm.upper())
        fld('OBSERVAÇÕES',obs.upper() or X); ad('='*W); ad('     O REFERIDO É VERDADE E DOU FÉ.'); ad(''); ctr(f'{t.upper()}, {dl(o.emi).upper()}.'); L+=['']*4; ctr('_'*44); ctr(o.oficial.upper()); ctr(['OFICIAL DO REGISTRO CIVIL','OFICIAL TITULAR','ESCRIVÃO'][k%3])
        txt=z('\n'.join(L))
        holes=''.join(f'<circle cx="{x}" cy="{14+i*48.0:.1f}" r="7" fill="#ddd" stroke="#aaa"/>' for i in range(22) for x in(15,896))
        bars=''.join(f'<div style="position:absolute;left:11mm;right:11mm;top:{i*25.4:.1f}mm;height:12.7mm;background:{["#eaf5ea","#eef2fa"][k%2]}"></div>' for i in range(11))
        body=f'''{bars}<svg style="position:absolute;left:0;top:0" width="911" height="1054">{holes}<path d="M40 0V1054M871 0V1054" stroke="#bbb" stroke-dasharray="4 4"/></svg><pre>{esc(txt)}</pre><div style="position:absolute;left:{r.randint(78,92)}mm;top:{12+4.9*next(i for i,q in enumerate(L) if "_"*40 in q)-9:.1f}mm">{sig(r,180,46,'#16206b')}</div><div style="position:absolute;left:24mm;bottom:22mm">{seal(z(t.upper()+' · REGISTRO CIVIL · '+UFN[u].upper()+' ·'),92,'#1d3f7a','§',.5,r.randint(-30,30),idn=o.id)}</div><div class=ft>{r.randint(10000,99999)}/REGCIV v{r.randint(1,4)}.{r.randint(0,9)} &nbsp; VÁLIDA SOMENTE COM O CARIMBO DO CARTÓRIO &nbsp; {z(o.rua).upper()} - FONE {r.randint(220,999)}-{r.randint(1000,9999)}</div>'''
        css=f'pre{{position:absolute;left:18mm;top:12mm;margin:0;font:{"bold " if k%2 else ""}10.6pt "{["FreeMono","Inconsolata","DejaVu Sans Mono","Liberation Mono"][k%4]}";line-height:4.9mm;color:#33333b{";letter-spacing:-.55px" if k%4==2 else ""}}}.ft{{position:absolute;bottom:8mm;left:16mm;font:7pt "Liberation Mono"}}'
        acc={'dados_pessoais.naturalidade':['']}; est='domicílio' if o.home else o.hosp.upper()
        if o.home: acc['local_nascimento.estabelecimento']=['','EM DOMICÍLIO']
        o.nat1,o.nat2=n(o.nat1),n(o.nat2); cm=o.mun.upper(); cc=o.cart
        if A:
            for q in 'nome mae pai ap vp am vm oficial irm hosp nat1 nat2 cart mun bm'.split(): 
                if o[q]: o[q]=z(o[q])
            est=z(est); acc['registro.município']=acc['local_nascimento.município']=[cm]; acc['dados_pessoais.naturalidade']=['',f'{cm} - {u}']; acc['registro.cartório']=[cc]
        yield o,page((241,279.4),css,body),truth(o,'68H',683,792,pf=True,joint=True,acc=acc,dados_pessoais__data_nascimento__texto_completo=z(dx(o.nas)).upper(),local_nascimento__estabelecimento=est,registro__livro=liv,registro__folha=fol.lower() if v else fol,registro__termo=ter,gêmeos__informações_adicionais=o.irm.upper() if o.twin else '',**({'observações__'+('averbações' if o.note==1 else 'anotações'):obs.upper()} if obs else {}))
# ---------- I: typed verbatim copy ("verbo ad verbum") ----------
def I():
    P=[('MG','São João del-Rei',dict(note=1,nas=datetime.date(1935,11,30))),('BA','Vitória da Conquista',dict(home=1)),('SP','Itapetininga',dict(twin=1)),('PB','Sousa',dict(solo=1,home=1,hora=(12,0))),('RS','Santana do Livramento',dict(nat1=('Rivera','Uruguai'))),('GO','Goianésia',dict(late=1,home=1)),('MA','Pinheiro',dict(note=2,unk=1,emi=datetime.date(1976,9,3))),('PR','Paranaguá',dict(long=1,sexo='M',nat2=('Gênova','Itália')))]
    for k,(u,t,f) in enumerate(P,1):
        o=setup('I',k,1934,1969,1958,1994,'old',u,t,**f); r=o.r; acc=prep(o,dest='dêste Estado' if k%2 else 'deste Estado',cid='desta cidade' if k%2 else 'deste município',usecid=k in(1,5,7))
        if o.late: o.reg=datetime.date(o.nas.year+21,5,17); o.emi=max(o.emi,datetime.date(o.nas.year+24,2,9))
        o.cart=[f'Cartório do Registro Civil das Pessoas Naturais da Cidade de {t}',f'Cartório do 1º Ofício do Registro Civil',f'Cartório de Paz da Sede da Comarca de {t}',f'Cartório do Registro Civil – 2º Ofício',f'Ofício do Registro Civil – 1ª Zona',f'Cartório de Registro Civil de {t}',f'Cartório do 1º Ofício de {t}',f'Cartório do Registro Civil do Distrito da Sede'][k-1]
        v=k in(2,3,6,8); fol=f'{o.fol}v' if v else str(o.fol); fp=f'{o.fol} verso' if v else str(o.fol); liv=['A-%d','%d','A nº %d'][k%3]%(o.liv%70+2); ter=str(o.ter%6000+40); lv='A-'+liv.split()[-1] if 'nº' in liv else liv
        ger='filha' if o.fem else 'filho'
        loc={2:f'em casa de residência, à {o.rua}',4:'no lugar denominado Riacho dos Cavalos, dêste têrmo',6:'na Fazenda Água Limpa, deste município'}.get(k,f'na {o.hosp}'.replace('na Hospital','no Hospital')+', nesta cidade')
        obs={1:f'À margem do têrmo consta: "{"A registrada" if o.fem else "O registrado"} contraiu matrimônio no dia 21 de setembro de 1957, em Barbacena, com {o.conj}, conforme comunicação arquivada."',2:f'À margem consta a seguinte averbação: "Por mandado do Dr. Juiz de Direito, datado de 2 de abril de 1971, fica retificado o nome da avó materna para {o.vm}."'}.get(o.note,'')
        tg=f' Declarou mais que {"a registranda é gêmea" if o.fem else "o registrando é gêmeo"} de {o.irm}, nascid{"a" if o.irm.split()[0] in FN+FM else "o"} meia hora depois.' if o.twin else ''
        decl=f'{o.dec}, brasileiro, casado, residente neste distrito' if k in(1,4,5,7) else f'{o.pai or o.mae}, que assina'
        par=(f'{ger} legítim{"a" if o.fem else "o"} do declarante' if False else f'{ger} legítim{"a" if o.fem else "o"} de {o.pai}, natural de {o.pn2}, {r.choice(["lavrador","funcionário público","carpinteiro","negociante"])}, e de dona {o.mae}, natural de {o.pn1}, de prendas domésticas').replace('natural de desta','natural desta').replace('natural de deste','natural deste') if o.pai else f'{ger} natural de {o.mae}, solteira, natural de {o.pn1}, de serviços domésticos'
        av=(f'São avós paternos {o.ap} e dona {o.vp}; ' if o.ap else ('Avós paternos ignorados; ' if o.unk else ''))+f'{"e maternos" if o.ap else "avós maternos" if o.unk else "São avós maternos"} {o.am} e dona {o.vm}.'
        body_t=f'''{o.oficial if k!=6 else o.oficial}, {["Oficial do Registro Civil","Escrivão de Paz e Oficial do Registro Civil","Oficial Privativo do Registro Civil"][k%3]} de {t}, Estado {DO[u]} {UFN[u]}, na forma da lei, etc.'''
        c1=f'C E R T I F I C O, a pedido verbal de pessoa interessada, que, revendo em meu Cartório o livro {liv} de registro de nascimentos, nêle, às fôlhas {fp}, encontrei o têrmo número {ter}, que é do teor seguinte: - "Aos {dx(o.reg)}, nesta cidade de {t}, em Cartório, compareceu {decl}, e, perante as testemunhas abaixo nomeadas, declarou que no dia {dx(o.nas)}, {"em hora ignorada" if o.late else hperiod(o.hora)}, {loc}, nasceu uma criança do sexo {o.sexo.lower()}, de côr {r.choice(["branca","parda","morena"])}, que se chamará {o.nome.upper() if k%2 else o.nome}, {par}. {av}{tg}{" Registro feito de acôrdo com o Decreto-lei nº 7.485/45, com despacho do Juiz." if o.late else ""} Do que, para constar, lavrei êste têrmo, que, lido e achado conforme, assinam o declarante e as testemunhas {o.t1} e {o.t2}. Eu, {o.escr}, escrevente, o escrevi."'
        c2=f'{obs+" " if obs else ""}Nada mais se continha em dito têrmo, que para aqui bem e fielmente fiz extrair do próprio original, ao qual me reporto e dou fé.'
        if k%2==0: c1=c1.replace('nêle','nele').replace('fôlhas','folhas').replace('têrmo','termo').replace('êste','este').replace('acôrdo','acordo').replace('côr ','cor '); c2=c2.replace('têrmo','termo')
        sh=[tw(r,x,.7) for x in(body_t,c1,c2)]
        stp=f'<div style="position:absolute;left:6mm;top:{r.randint(40,150)}mm;writing-mode:vertical-rl;transform:rotate(180deg);height:95mm;border:2px solid #7a2d2d;color:#7a2d2d;opacity:.75;font:9pt \'Liberation Sans\';text-align:center;padding:2mm">CARTÓRIO DO REGISTRO CIVIL<br>{t.upper()} — {u}</div>'
        body=f'''<div class=mg></div>{stp}<div class=ct>{tw(r,o.cart.upper())}<br>{tw(r,f"{t} - Estado {DO[u]} {UFN[u]}")}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=vv>VERBO AD VERBUM</div><p>{sh[0]}</p><p>&emsp;&emsp;&emsp;{sh[1]}</p><p>&emsp;&emsp;&emsp;{sh[2]}</p><p>&emsp;&emsp;&emsp;{tw(r,t+", "+(dx(o.emi) if k%2 else dl(o.emi))+".")}</p><div class=sg>{sig(r,210,52,'#1c1c4f',1.5)}<br>{tw(r,o.oficial)}<br>{tw(r,["Oficial","Escrivão","O Oficial do Registro Civil"][k%3])}</div><div class=ss>{seal('REPÚBLICA · REGISTRO CIVIL · '+t.upper()+' ·',104,'#444','✶',.4,r.randint(-40,40),idn=o.id)}</div><div class=cu>{tw(r,f"Rasa {r.randint(2,40)},00  Busca {r.randint(1,9)},00  Sêlo {r.randint(1,9)},00")}</div>'''
        css=f'{TWC}body{{font:{"bold " if k%4==1 else ""}12pt "{["Courier Prime","FreeMono","Nimbus Mono PS","Linux Libertine Mono O"][k%4]}";color:{["#222","#1e2452","#1a1a1a","#3a2f2a"][k%4]}}}.pg{{padding:22mm 14mm 0 40mm;background:{["#fcf8ec","#fff","#f6f1e0"][k%3]}}}.mg{{position:absolute;left:34mm;top:0;bottom:0;border-left:1px solid #b66;border-right:1px solid #b66;width:1.4mm}}.ct{{text-align:center;line-height:1.4}}h1{{font:inherit;font-weight:bold;text-align:center;letter-spacing:4px;text-decoration:underline;margin:7mm 0 0}}.vv{{text-align:center;margin-bottom:5mm;font-size:10pt}}p{{line-height:1.62;margin:0 0 3mm}}.sg{{text-align:center;margin:3mm 0 0 40mm}}.ss{{position:absolute;left:46mm;bottom:22mm}}.cu{{position:absolute;bottom:10mm;right:14mm;font-size:8.5pt}}'
        if o.home: acc['local_nascimento.estabelecimento']=['','Domicílio','Em domicílio',loc]+[loc.split(' ',1)[1],loc.split(',')[0],loc.split(',')[0].split(' ',1)[1],loc.replace('no lugar denominado ','').split(',')[0]]
        est={2:'casa de residência',4:'Riacho dos Cavalos',6:'Fazenda Água Limpa'}.get(k,o.hosp)
        nm=o.nome.upper() if k%2 else o.nome
        ob={'dados_pessoais__hora_nascimento':''} if o.late else {}
        if obs: x=obs.split('"')[1]; ob['observações__'+('anotações' if o.note==1 else 'averbações')]=x; acc['observações.'+('anotações' if o.note==1 else 'averbações')]=[obs,x.rstrip('.')]
        yield o,page((216,356),css,body),truth(o,'68I',612,1008,up=False,pf=True,acc=acc,joint=True,dados_pessoais__nome_completo=nm,dados_pessoais__data_nascimento__texto_completo=dx(o.nas),local_nascimento__estabelecimento=est,registro__livro=lv,registro__folha=fol,registro__termo=ter,gêmeos__informações_adicionais=o.irm if o.twin else '',**ob)
# ---------- J: 2000s diploma-like landscape laser print with margin column ----------
def J():
    P=[('SP','São José do Rio Preto',dict()),('RS','Uruguaiana',dict(twin=1,y=2002)),('ES','Linhares',dict(solo=1)),('MG','Poços de Caldas',dict(y=1962,note=1)),('SC','Blumenau',dict(long=1,sexo='F')),('TO','Araguaína',dict(unk=1,home=1)),('BA','Santo Antônio de Jesus',dict(y=1979,note=2)),('MT','Cáceres',dict(short=1,nat2=('San Matías','Bolívia')))]
    for k,(u,t,f) in enumerate(P,1):
        y=f.pop('y',1999); o=setup('J',k,y,y+4,2003,2009,'old' if y<1975 else 'mod',u,t,**f); r=o.r
        if k in(5,8): o.emi=datetime.date(2009,r.randint(1,11),r.randint(1,28))
        acc=prep(o,dest='deste Estado',cid='deste município',usecid=k==6)
        o.cart=[f'Oficial de Registro Civil das Pessoas Naturais – 2º Subdistrito',f'Serviços Notarial e Registral de {t}',f'Cartório do 1º Ofício – Registro Civil de {t}',f'Cartório de Registro Civil e Notas de {t}',f'Ofício do Registro Civil das Pessoas Naturais da Comarca de {t}',f'Cartório do Registro Civil e Tabelionato 1º de Notas',f'Cartório do Registro Civil das Pessoas Naturais – Sede',f'2º Serviço Notarial e Registral'][k-1]
        fem=o.fem; a='a' if fem else 'o'
        v=k in(4,7); fol=f'{o.fol}v' if v else str(o.fol); fp=f'{o.fol}vº' if v else str(o.fol); liv=f'A-{o.liv}' if k%2 else f'{o.liv}-A'; ter=f'{o.ter:,}'.replace(',','.')
        obs={1:f'Casou-se em 18/04/1987, em Andradas/MG, com {o.conj}. Livro B-30, fls. 17, termo 4.402. Anotado em 29/04/1987.',2:f'Por sentença proferida em 12/09/2001 pelo MM. Juiz da Vara de Registros Públicos, foi acrescido o sobrenome paterno ao nome d{a} registrad{a}.'}.get(o.note,'')
        dnv=o.dnv if k in(1,5,8) else ''; selo=o.selo if k in(5,8) else ''
        loc='em domicílio' if o.home else ('no '+o.hosp if o.hosp.startswith('Hospital') else 'na '+o.hosp)
        hx_=['às %02d:%02d horas','às %dh%02dmin','às %d horas e %d minutos'][k%3]%o.hora
        nd=lambda s:f'natural {"de " if not s.startswith("deste") else ""}{s}'
        pais=(f'<b>{o.pai}</b>, {nd(o.pn2)},<br>e de <b>{o.mae}</b>, {nd(o.pn1)}' if o.pai else f'<b>{o.mae}</b>, {nd(o.pn1)}')
        col=['#2d6a8a','#7a4a1d','#4a2d6a','#2d6a3a'][k%4]
        body=f'''{guil(1056,816,col,24,.22,18)}<div class=bd></div><div class=mr><div class=mt>À MARGEM</div><div class=mx>{obs or "Nada consta à margem."}</div>{f'<div class=mt>SELO</div><div class=mx>Selo digital nº<br><b>{selo}</b></div>' if selo else f'<div class=ad>COLAR AQUI O SELO<br>DE AUTENTICIDADE</div>'}<div class=mt>VALOR</div><div class=mx>{"1ª via – gratuita (Lei 9.534/97)" if k%2 else f"Emolumentos R$ {r.randint(12,30)},{r.randint(10,99)}"}</div></div>
<div class=ma><div class=hd>{arms(54)}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>{o.cart}</b><br>Município e Comarca de {t} – Estado {DO[u]} {UFN[u]}</div></div><h1>Certidão de Nascimento</h1>
<p>Certifico que no livro <b>{liv}</b>, fls. <b>{fp}</b>, sob o nº <b>{ter}</b>, foi lavrado em <b>{dl(o.reg) if k%2 else ds(o.reg)}</b> o assento de</p><div class=nm>{o.nome}</div>
<p>nascid{a} em <b>{dl(o.nas) if k%3 else dx(o.nas)}</b>, {hx_}, {loc}, em <b>{o.bm} – {o.bu}</b>, do sexo <b>{o.sexo.lower()}</b>{", gême"+a+" de <b>"+o.irm+"</b>" if o.twin else ""},<br>filh{a} de {pais}.</p>
<p class=av>{f"Avós paternos: <b>{o.ap}</b> e <b>{o.vp}</b><br>" if o.ap else "Avós paternos: não declarados<br>"}Avós maternos: <b>{o.am}</b> e <b>{o.vm}</b></p><p class=sm>Declarante: {o.dec if k%2 else (o.pai or o.mae)}. Testemunhas: {"dispensadas" if k%2 else o.t1+" e "+o.t2}.{" DNV nº "+dnv+"." if dnv else ""}</p>
<p>O referido é verdade e dou fé.<br>{t}, {dl(o.emi)}.</p><div class=sg>{sig(r,200,40)}<br><span>{o.oficial if k!=3 else o.escr}</span><br>{["Oficial Registrador","Oficial","Tabelião e Registrador"][k%3] if k!=3 else "Escrevente Substituta"}</div></div><div class=ft>{o.rua} – {t}/{u} – CEP {o.cep} – Telefax {o.fone}</div>'''
        css=f'body{{font:12pt "{["TeX Gyre Schola","P052","Linux Libertine O","TeX Gyre Bonum"][k%4]}"}}.bd{{position:absolute;inset:7mm;border:4px double {col};outline:1px solid {col};outline-offset:-3mm}}.mr{{position:absolute;right:13mm;top:14mm;bottom:16mm;width:52mm;border-left:1.5px dashed {col};padding-left:4mm;font-size:9pt}}.mt{{background:{col};color:#fff;font:bold 8pt "Lato";letter-spacing:3px;text-align:center;padding:1mm}}.mx{{min-height:30mm;padding:2mm 0;line-height:1.4;text-align:left}}.ad{{border:1px dashed #777;color:#777;font:7.5pt "Lato";text-align:center;padding:12mm 2mm;margin:3mm 6mm}}.ma{{position:absolute;left:15mm;top:13mm;width:190mm;text-align:center}}.hd{{display:flex;gap:5mm;justify-content:center;align-items:center;font-size:11pt}}h1{{font:34pt "{["Z003","TeX Gyre Chorus"][k%2]}";color:{col};margin:3mm 0 2mm}}p{{margin:2.5mm 0;line-height:1.55}}.nm{{font-size:20pt;font-weight:bold;line-height:1.15}}.sm{{font-size:9.5pt}}.sg{{margin-top:1mm}}.sg span{{display:inline-block;border-top:1px solid #000;padding:.6mm 8mm 0}}.ft{{position:absolute;left:15mm;width:190mm;bottom:12mm;text-align:center;font-size:8pt}}'
        if o.home: acc['local_nascimento.estabelecimento']=['','em domicílio']
        if k==3: acc['autenticação.oficial_registro']=['']
        yield o,page((279.4,216),css,body),truth(o,'68J',792,612,up=False,pf=True,acc=acc,joint=True,dados_pessoais__data_nascimento__texto_completo=dl(o.nas) if k%3 else dx(o.nas),local_nascimento__estabelecimento='domicílio' if o.home else o.hosp,registro__número_dnv=dnv,registro__livro=liv,registro__folha=fol,registro__termo=ter,gêmeos__informações_adicionais=o.irm if o.twin else '',autenticação__selo_digital=selo,autenticação__oficial_registro=o.oficial if k!=3 else o.escr,**({'observações__'+('anotações' if o.note==1 else 'averbações'):obs} if obs else {}))
