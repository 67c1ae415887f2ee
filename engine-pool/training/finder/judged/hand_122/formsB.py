from lib import *
from formsA import avo_pairs
FORMS={}
# ---------------------------------------------------------------- F: RJ 1996-2009, preprinted lines, labels below the lines, printer overlay
def F(n):
    sc=[('normal',1972,1996,'Bom Jesus do Itabapoana'),('twin',1999,1999,'Duque de Caxias'),('single',1994,2003,'São José do Vale do Rio Preto'),('normal',1958,2001,'Nova Friburgo'),('home',1949,1998,'São Francisco de Itabapoana'),('normal',2005,2005,'Engenheiro Paulo de Frontin'),('foreign',1961,2007,'Barra do Piraí'),('normal',1983,2009,'Conceição de Macabu')][n-1]
    c=mk('F',n,'RJ',sc[0],sc[1],sc[2],town=sc[3],reg_delay=3650*2+40 if n==5 else None); r=c.r; acc={}; D={}
    dist=f'{n%4+1}º Distrito'
    cart=f'Cartório do Registro Civil das Pessoas Naturais – {dist}' if n%2 else f'{n%3+1}ª Circunscrição do Registro Civil das Pessoas Naturais'
    blank=['.x.x.x.x.','','--------','= = = =','*-*-*-*','','xxxxxxxxxx','........'][n-1]
    if n==4: c.averb='À margem consta: casou-se em 18/02/1984, no 2º Distrito de Cantagalo, com Elcy Werneck Frez (B-12, fls. 90, nº 1.177). Por sentença de 06/10/1999 foi decretado o divórcio do casal.'
    if n==8: c.sex='f'; c.nome='Sirlei '+c.surname; c.averb='Por sentença do Dr. Juiz de Direito da Vara Única desta Comarca, de 14/03/2008, foi alterado o prenome da registrada de Sirley Dalva para Sirlei, e retificado o nome da avó materna.'
    if n==5: c.averb='Registro feito fora do prazo legal, por despacho do MM. Juiz, na forma do art. 50 do Decreto nº 4.857/39.'
    g=lambda p:nats(p,['/','-'][n%2]) if len(p[1])==2 else f'{p[0]}, {p[1]}'
    showuf=n not in(3,)
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat)]
    acc['dados_pessoais.naturalidade']=['']
    dt=dw(c.birth); hr=hw(c.h,c.mi)
    if n==7: D['dados_pessoais.hora_nascimento']=''; hr=blank
    est=c.estab if not c.home else 'Fazenda Boa Sorte, neste Distrito'
    D['local_nascimento.estabelecimento']='Domicílio' if c.home else est
    if c.home: D['local_nascimento.estabelecimento']=est; acc['local_nascimento.estabelecimento']=['','Domicílio','em domicílio','Fazenda Boa Sorte']
    if n in(1,3,6): c.btown=c.nat=(c.rtown,'RJ')
    mun='nesta cidade' if n in(1,3,6) else g(c.btown)
    fol=f'{c.folha}{"v" if n%3==0 else ""}'
    D.update({'dados_pessoais.data_nascimento.texto_completo':dt,'registro.cartório':cart,'registro.livro':f'{c.livro}-A' if n%2 else f'{c.livro}','registro.folha':fol,'registro.termo':str(c.termo)})
    acc['registro.livro']=[str(c.livro)]; acc['registro.cartório']=[f'{cart} de {c.rtown}']
    tw=' e '.join(a for a,_ in c.twins); D['gêmeos.informações_adicionais']=tw
    def f(v,l,fl=1): return f'<span class="f" style="flex:{fl}"><span class="v">{v or blank or "&nbsp;"}</span><span class="l">{l}</span></span>'
    R=lambda *a:'<div class="r">'+''.join(a)+'</div>'
    w=lambda t:f'<span class="w">{t}</span>'
    a=avo_pairs(c); 
    if c.g2: P_,M_=a
    else: P_,M_=('',''),a[0]
    gen=[c.g1,c.g2] if c.g2 else [None,c.g1]
    if not c.g2: pass
    def pl(x,lab): return R(f(E(x.nome) if x else '',lab,2.2),f(E(g(x.nat)) if x else '','natural de',1.3))
    obs=(E(c.averb) or blank)
    mode=n%2
    avos=(R(w('Avós paternos'),f(E(P_[0]) ,'avô'),w('e'),f(E(P_[1]),'avó'))+R(w('Avós maternos'),f(E(M_[0]),'avô'),w('e'),f(E(M_[1]),'avó')))
    nb=E(c.nome.upper()) if n!=6 else ''
    sep=c.nome[:len(c.given)] if c.nome.startswith(c.given) else c.nome.split()[0]
    nm=R(f(f'{E(c.nome.upper())}','nome completo do registrado',1)) if n!=6 else R(f(E(c.given.upper()),'prenome',1),f(E(c.surname.upper()),'sobrenome',1))
    body=f'''<div class="o"><div class="i"><div class="hd"><div class="eb">{arms(16,'#1b3f8b')}</div><div>ESTADO DO RIO DE JANEIRO<br><b>{E(cart)}</b><br><span class="v">{E(c.rtown)}</span><br><small>{'Oficial: ' if n%2 else 'Titular: '}<span class="v">{E(c.of)}</span></small></div></div>
<div class="t0">Certidão de Nascimento</div>
{R(w('CERTIFICO que às fls.'),f(fol,'folha',.5),w('do livro nº'),f(D['registro.livro'],'livro',.6),w('sob o nº'),f(c.termo,'termo',.7))}
{R(w('consta o registro de nascimento de'))}{nm}
{R(w('do sexo'),f('masculino' if c.sex=='m' else 'feminino','',.7),w('nascid'+('o' if c.sex=='m' else 'a')+' em'),f(dt,'dia, mês e ano por extenso',3))}
{R(w('às'),f(hr,'hora'),w('em'),f(E(mun),'cidade e Estado'))}{R(f(E(est),'local do nascimento (maternidade, hospital, residência)'))}
{pl(gen[0],'pai')}{pl(gen[1],'mãe')}{avos}
{R(w('Gêmeo(s)?'),f('SIM' if tw else 'não','sim / não',.3),f(E(tw),'nome(s) do(s) irmão(s) gêmeo(s)',2))}
{R(w('O registro foi feito em'),f(dnum(c.regd) if n%2 else dw(c.regd),'data do registro'),w('e foi declarante'),f(['o pai','a mãe','a avó materna','o pai'][n%4] if c.g2 else 'a mãe','declarante',.6))}
<div class="ob"><div class="l2">OBSERVAÇÕES</div><span class="v">{obs}</span></div>
<div class="rf">O referido é verdade e dou fé.</div>
<div class="ft"><div class="sel">{'Isenta – Lei 9.534/97' if n in(2,6) else f'Tab. 16, it. 1 &nbsp; R$ {r.randint(8,31)},{r.randint(10,99)}<br>Lei 3.217/99 &nbsp; 20% R$ {r.randint(1,6)},{r.randint(10,99)}<br>Mútua/ACOTERJ R$ 0,{r.randint(10,99)}'}</div><div class="sg"><span class="v">{E(c.rtown)}, {dmix(c.emi) if n%2 else dw(c.emi)}</span><div class="ln">{'Oficial do Registro Civil' if n%3 else E(c.esc)+' – Escrevente autorizado(a), mat. 94/'+str(r.randint(1000,9999))}</div></div></div></div></div>'''
    vf=['"Liberation Mono"','"DejaVu Sans Mono"','"Nimbus Mono PS","Liberation Mono"'][n%3]
    vs={0:'9.6pt',1:'8.8pt',2:'10pt'}[n%3]
    css=f'''body{{font:10pt "Liberation Serif",serif;color:#1b3f8b}}.o{{margin:10mm;border:2.5mm solid #1b3f8b22;outline:1px solid #1b3f8b;height:275mm}}.i{{padding:6mm 8mm}}.hd{{display:flex;gap:6mm;align-items:center;line-height:1.3}}.t0{{font:italic bold 24pt "C059","Liberation Serif",serif;text-align:center;margin:4mm 0 5mm}}.r{{display:flex;gap:2mm;margin-bottom:2.2mm;align-items:flex-start}}.w{{white-space:nowrap;padding-top:.6mm}}.f{{display:block}}.f .v{{display:block;border-bottom:1px dotted #1b3f8b;padding:0 1mm;min-height:5mm}}.v{{font-family:{vf},monospace;color:#111;font-size:{vs};line-height:1.25}}.l{{display:block;text-align:center;font-size:6.5pt;min-height:2mm}}.ob{{border:1px solid #1b3f8b;min-height:30mm;padding:1.5mm 2mm;margin-top:2mm}}.l2{{font-size:7pt;letter-spacing:2px}}.rf{{margin:3mm 0;font-style:italic}}.ft{{display:flex;gap:6mm}}.sel{{width:52mm;border:1px dashed #1b3f8b;height:26mm;font-size:8pt;padding:1.5mm}}.sg{{flex:1;text-align:center}}.ln{{border-top:1px solid #1b3f8b;margin-top:15mm;font-size:8.5pt}}'''
    t=truth(f'122F-{n}',c,acc,D,True)
    if not c.g2:
        t['data']['filiação']['genitor_1'],t['data']['filiação']['genitor_2']=t['data']['filiação']['genitor_1'],{"nome_completo":"","naturalidade":""}
    t['_prn']={'registro.data_registro':dnum(c.regd) if n%2 else dw(c.regd),'autenticação.data_emissão':dmix(c.emi) if n%2 else dw(c.emi),'dados_pessoais.hora_nascimento':hr,'local_nascimento.município':mun.split(' - ')[0].split('/')[0],'registro.uf':'RIO DE JANEIRO','dados_pessoais.nome_completo':sep,'local_nascimento.uf':'RIO DE JANEIRO'}
    return page(css,body),t
FORMS['F']=F
# ---------------------------------------------------------------- G: SP/MG 1940-1958 typewritten prose, old spelling
def old(s):
    for a,b in (('Antônio','Antonio'),('Luiz','Luiz'),('Tereza','Thereza'),('Osvaldo','Oswaldo'),('Hermínio','Herminio'),('Ângelo','Angelo'),('José','José'),('Nogueira','Nogueira'),('Ermelinda','Ermelinda'),('Batista','Baptista'),('Otacílio','Octacilio'),('Conceição','Conceição')): s=s.replace(a,b)
    return s
def oldw(s):
    for a,b in (('mil novecentos','mil novecentos'),('três','tres'),('cinquenta','cincoenta'),('catorze','quatorze'),('dezesseis','dezeseis'),('dezenove','dezenove')): s=s.replace(a,b)
    return s
def G(n):
    sc=[('SP','normal',1918,1941,'Pindamonhangaba'),('MG','home',1940,1940,'Desterro do Melo'),('SP','foreign',1932,1949,'Jaú'),('MG','twin',1944,1944,'Santa Rita do Sapucaí'),('SP','single',1927,1952,'Espírito Santo do Pinhal'),('MG','home',1936,1955,'Carmo do Rio Claro'),('SP','normal',1946,1958,'São José do Rio Pardo'),('MG','normal',1909,1943,'Cataguases')][n-1]
    c=mk('G',n,sc[0],sc[1],sc[2],sc[3],town=sc[4]); r=c.r; acc={}; D={}
    for x in (c.g1,c.g2):
        if x:
            for k in('nome','avo','ava'): setattr(x,k,old(getattr(x,k)))
    c.given=old(c.given); c.nome=c.given+' '+c.surname; c.of=old(c.of); c.twins=[(old(a),s) for a,s in c.twins]
    orth=n in(1,2,4,8)
    o='a' if c.sex=='f' else 'o'
    cart=[f'Cartório de Paz e do Registro Civil de {c.rtown}',f'Cartorio do Registro Civil da séde da Comarca de {c.rtown}',f'Registro Civil do 1º Sub-distrito de {c.rtown}'][n%3]
    c.btown=c.nat=(c.rtown,c.ruf)
    dt=oldw(dw(c.birth)); rg=oldw(dw(c.regd))
    h12=c.h%12 or 12
    part='da madrugada' if c.h<6 else 'da manhã' if c.h<12 else 'da tarde' if c.h<18 else 'da noite'
    if c.h==0: hr='zero hora'+(f' e {n2(c.mi)} minutos' if c.mi else '')
    elif c.h==12: hr='doze horas'+(f' e {n2(c.mi)} minutos' if c.mi else '')
    else: hr=fem(n2(h12))+(' hora' if h12==1 else ' horas')+(f' e {n2(c.mi)} minutos' if c.mi else '')+' '+part
    hr=oldw(hr)
    if n==8: D['dados_pessoais.hora_nascimento']=''; hr=''
    def g(p):
        if len(p[1])>2: return f'{p[0]}, {p[1]}'
        if p[1]==c.ruf: return f'{p[0]}, {"dêste" if not orth else "deste"} Estado'
        return f'{p[0]}, Estado {stde(p[1])}'
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat),x.nat[0]]
    acc['dados_pessoais.naturalidade']=['',c.rtown]
    hosp='na Santa Casa de Misericordia desta cidade'
    if n in(3,7): loc=hosp; D['local_nascimento.estabelecimento']='Santa Casa de Misericordia'; acc['local_nascimento.estabelecimento']=['Santa Casa de Misericordia desta cidade','na Santa Casa de Misericordia desta cidade']
    else:
        pl={1:'na rua do Commercio n. 47, nesta cidade',2:'em domicilio, no logar denominado Córrego Fundo, deste districto',4:'em casa de residencia dos paes, nesta cidade',5:'na Fazenda Santa Ernestina, nêste município',6:'no sítio Capão da Cruz, dêste distrito, em domicílio',8:'no arraial da Gloria, deste termo'}[n]
        loc=pl; D['local_nascimento.estabelecimento']='Domicílio' if n in(2,6,4) else {1:'rua do Commercio n. 47',5:'Fazenda Santa Ernestina',8:'arraial da Gloria'}[n]
        acc['local_nascimento.estabelecimento']=['','Domicílio','em domicílio',pl,pl.replace('em domicilio, ','').replace(', em domicílio',''),pl.split(',')[0],pl.split(' ',1)[1].split(',')[0]]
    fl=c.folha; fv='v' if n%2==0 else ''
    lw=n in(2,5,8)
    lv=f'{c.livro%60+1}'; c.livro=int(lv)
    D.update({'registro.livro':lv,'registro.folha':f'{fl}{fv}','registro.termo':str(c.termo),'registro.cartório':cart,'dados_pessoais.data_nascimento.texto_completo':dt})
    fw=f'{fl}{" verso" if fv else ""}' if not lw else oldw(n2(fl))+(' verso' if fv else '')
    lww=lv if not lw else oldw(n2(c.livro)); tw_=str(c.termo) if not lw else oldw(n2(c.termo))
    if n==3: lww=lv; 
    acc['registro.livro']=[lww]; acc['registro.folha']=[fw]; acc['registro.termo']=[tw_]
    a=avo_pairs(c)
    leg='legitim'+o if orth else 'legítim'+o
    fil=f'filh{o} {leg} de {c.g1.nome}, natural de {g(c.g1.nat)}, {c.g1.prof}, e de dona {c.g2.nome}, natural de {g(c.g2.nat)}, {c.g2.prof}' if c.g2 else f'filh{o} natural de dona {c.g1.nome}, solteira, natural de {g(c.g1.nat)}, {c.g1.prof}'
    if c.g2: av=f'São avós paternos {a[0][0]} e dona {a[0][1]}, e maternos {a[1][0]} e dona {a[1][1]}.' if n%2 else f'Avós paternos: {a[0][0]} e D. {a[0][1]}. Avós maternos: {a[1][0]} e D. {a[1][1]}, já {"fallecidos" if orth else "falecidos"}.'
    else: av=f'São avós maternos {a[0][0]} e dona {a[0][1]}.'
    tws=''
    if c.twins:
        t_,s_=c.twins[0]; tws=f' Declarou mais que a creança é gemea, tendo nascido em primeiro logar, quinze minutos antes, {"seu irmão" if s_=="m" else "sua irmã"} de nome {t_}, registrad{"o" if s_=="m" else "a"} no termo antecedente.'
        D['gêmeos.informações_adicionais']=t_; acc['gêmeos.informações_adicionais']=[tws.strip()]
    if n==3: c.averb='À margem: Contraiu matrimônio em 24 de setembro de 1955 com '+('Dulcinéa Prestes' if c.sex=='m' else 'Durval Prestes')+', no cartório de Bauru.' if False else 'Á margem consta a seguinte averbação: - Por sentença do M. Juiz de Direito desta Comarca, de 9 de junho de 1947, foi mandado retificar o nome do pai do registrado, que é '+c.g1.nome+', e não como constava.'
    if n==5: c.averb=f'À margem: - Foi a registrada legitimada pelo subsequente casamento de sua mãe com Bento Luiz Aranha, em 3 de maio de 1931, passando a assinar-se {c.given} de Toledo Aranha.' if c.sex=='f' else f'À margem: - Foi o registrado legitimado pelo subsequente casamento de sua mãe com Bento Luiz Aranha, em 3 de maio de 1931, passando a assinar-se {c.given} de Toledo Aranha.'
    test=f'{old(given(r,"m",0))} Prado e {old(given(r,"m",0))} Novaes'
    cor=['branca','parda','morena','branca'][n%4]
    title='Official' if orth else 'Oficial'
    y=f'<u>{E(fw)}</u>'
    T=lambda s:f'<span class="t">{s}</span>'
    mg=f'''<div class="mg"><div class="mb"><small>Livro N.</small><br>{T(E(lww) if not lw else lv)}</div><div class="mb"><small>Fls.</small><br>{T(fl if lw else E(fw))}</div><div class="mb"><small>Termo N.</small><br>{T(c.termo)}</div><div class="st">{'SELLO' if orth else 'SÊLO'}<br>ESTADUAL<br>Cr$ 2,00</div><div class="st">EDUCAÇÃO<br>E SAÚDE<br>$200</div></div>''' if n in(3,4,7,1) else ''
    fem_=c.osx=='f'
    if n in(3,4,7,1):
        acc['registro.livro'].append(lv)
    cer=f'<b>CERTIFICO</b> que, {"revendo os livros de registro de nascimentos, a meu cargo, no de numero" if orth else "revendo os livros de registro de nascimento deste cartório, no de número"} {T(E(lww))}, a fls. {T(E(fw))}, sob {"n." if n%2 else "o numero de ordem"} {T(E(tw_))}, {"se acha lavrado" if n!=2 else "foi hoje lavrado" if False else "foi lavrado"}, {"em data de" if n!=7 else "em"} {T(E(rg))}, o {"assento" if n%2 else "termo"} de nascimento de'
    if n in(1,4,5,7): body_txt=f'<p>{cer} {T("<b>"+E(c.nome).upper()+"</b>")}, do sexo {T("feminino" if o=="a" else "masculino")}, de côr {T(cor)}, nascid{o} aos {T(E(dt))}{", ás "+T(E(hr)) if hr else ""}, {T(E(loc))}, {T(E(fil))}. {T(E(av))}{T(E(tws))}</p><p>Foi declarante {T("o pae" if orth and c.g2 else "o pai" if c.g2 else "a avó materna")} e serviram de testemunhas {T(E(test))}.</p>'
    else: body_txt=f'<p>{cer}</p><div class="nm">{T(E(c.nome))}</div><p>nascid{o} aos {T(E(dt))}{", ás "+T(E(hr)) if hr else ""}, {T(E(loc))}; do sexo {T("feminino" if o=="a" else "masculino")}, côr {T(cor)}; {T(E(fil))}.</p><p>{T(E(av))}{T(E(tws))}</p><p>Declarante: {T("o pae" if orth else "o pai" )}. Testemunhas: {T(E(test))}.</p>'
    marg=f'<p>{T(E(c.averb))}</p>' if c.averb else (f'<p>{T("Nada mais consta á margem.") if n%2 else ""}</p>')
    body=f'''<div class="pg"><div class="hd">{'REPUBLICA DOS ESTADOS UNIDOS DO BRASIL' if n in(2,8) else 'ESTADOS UNIDOS DO BRASIL' if n%2 else 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL'}<div class="s1">Estado {stde(c.ruf)} &mdash; Municipio e Comarca de {E(c.rtown)}</div><div class="s2">{E(cart)}</div><div class="s3">{T(E(c.of))}<br>{title}{'a' if fem_ else ''} do Registro Civil</div></div><div class="t0">{['Certidão de Nascimento','CERTIDÃO DE NASCIMENTO','NASCIMENTO — CERTIDÃO'][n%3]}</div>
<div class="cols">{mg}<div class="tx">{body_txt}{marg}<p>O referido é verdade e dou fé.</p><p class="dt">{T(E(c.rtown)+', '+(oldw(dw(c.emi)) if n%2 else dmix(c.emi))+'.')}</p><div class="sg">{T('a) ')+T(E(c.of)) if n%2 else ''}<div class="ln">O {title}</div></div>
<div class="cu">{'Custas: Cr$ '+str(r.randint(8,30))+',00 — Sêlo: Cr$ '+str(r.randint(2,6))+',40' if c.iy>1942 else 'Emolumentos: rs. 5$200 — Sello: 1$200'}</div></div></div></div>'''
    W,Hh=(215,320) if n in(1,5) else (210,297)
    css=f'''body{{font:11.5pt/1.75 "Liberation Serif",serif;background:{['#fff','#fbf6e6','#fffdf5'][n%3]};color:#222}}.pg{{padding:14mm 16mm;width:{W}mm;height:{Hh-1}mm}}.hd{{text-align:center;line-height:1.4;letter-spacing:.5px}}.s1{{font-size:10pt}}.s2{{font-size:13pt;font-weight:bold;letter-spacing:0}}.s3{{font-size:9.5pt}}.t0{{text-align:center;font:bold 21pt "C059",serif;margin:6mm 0 7mm;border-top:3px double #444;border-bottom:3px double #444;padding:1.5mm}}.t{{font-family:{['"Liberation Mono"','"Nimbus Mono PS"'][n%2]},"Liberation Mono",monospace;font-size:10.6pt;color:#1a1a3a}}.cols{{display:flex;gap:7mm}}.mg{{width:27mm;border-right:1px solid #666;padding-right:3mm;line-height:1.2;flex:none}}.mb{{border:1px solid #666;text-align:center;margin-bottom:3mm;padding:1mm}}.st{{border:2px dotted #8a4b3a;color:#8a4b3a;text-align:center;font-size:7.5pt;padding:4mm 1mm;margin-top:8mm;transform:rotate(-4deg)}}.tx{{flex:1}}p{{margin:0 0 3mm;text-align:justify;text-indent:12mm}}.nm{{text-align:center;border-bottom:1px dotted #333;margin-bottom:3mm}}.nm .t{{font-size:13pt}}.dt{{text-align:right}}.sg{{text-align:center;margin:8mm 0 0 50mm}}.ln{{border-top:1px solid #333;line-height:1.3;font-size:9.5pt}}.cu{{font-size:8.5pt;margin-top:6mm}}'''
    c.size=(round(W*72/25.4),round(Hh*72/25.4)) if W==215 else (595,842)
    t=truth(f'122G-{n}',c,acc,D,True); t['_prn']={'registro.data_registro':rg,'autenticação.data_emissão':oldw(dw(c.emi)) if n%2 else dmix(c.emi),'dados_pessoais.hora_nascimento':hr,'local_nascimento.município':c.rtown,'registro.uf':stde(c.ruf),'local_nascimento.uf':stde(c.ruf)}
    return page(css,body,f'{W}mm {Hh}mm'),t
FORMS['G']=G
# ---------------------------------------------------------------- H: PR/SC 1959-1975, dotted form, left margin, mother printed first in some
def H(n):
    sc=[('PR','normal',1938,1959,'Lapa'),('SC','twin',1963,1963,'Nova Trento'),('PR','foreign',1941,1966,'São Mateus do Sul'),('SC','home',1952,1971,'Santo Amaro da Imperatriz'),('PR','single',1969,1969,'Santo Antônio da Platina'),('SC','normal',1944,1968,'Orleans'),('PR','triplet',1974,1975,'Bela Vista do Paraíso'),('SC','normal',1957,1973,'São Bento do Sul')][n-1]
    c=mk('H',n,sc[0],sc[1],sc[2],sc[3],town=sc[4]); r=c.r; acc={}; D={}
    o='a' if c.sex=='f' else 'o'
    cart=[f'Cartório do Registro Civil de {c.rtown}',f'Escrivania de Paz de {c.rtown}' if c.ruf=='SC' else f'Cartório Distrital de {c.rtown}'][n%2]
    titu={'PR':'Escrivão','SC':'Oficial'}[c.ruf]
    if c.osx=='f': titu={'Escrivão':'Escrivã','Oficial':'Oficial'}[titu]
    blank=['. . . . .','—','','xxx','-.-.-','//////','','x-x-x'][n-1]
    if n==6: c.sex='f';o='a'; c.given='Hildegard'; c.nome='Hildegard '+c.surname; c.averb='Em 7 de outubro de 1965 contraiu matrimônio com Valdemiro Alberton, no distrito de Guatá, passando a assinar-se Hildegard Alberton. Livro 9, fls. 112.'
    if n==3: c.averb='Por despacho do Dr. Juiz de Direito, de 20/4/1961, o sobrenome do registrado foi corrigido para a grafia constante do passaporte paterno.'
    c.btown=c.nat=(c.rtown,c.ruf)
    dtx=f'{c.birth.day} de {M[c.birth.month]} de {c.birth.year}' if n%3==0 else dw(c.birth,'1º' if n%2 else 'primeiro') 
    def g(p):
        if len(p[1])>2: return f'{p[0]} ({p[1]})'
        return nats(p,['-','/'][n%2])
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat)]
    acc['dados_pessoais.naturalidade']=['']
    hr=f'{c.h} hora{"s" if c.h!=1 else ""}'+(f' e {c.mi} minutos' if c.mi else '') if n%2 else hw(c.h,c.mi)
    if n==1: D['dados_pessoais.hora_nascimento']=''; hr=''
    est={4:'na residência dos pais, em Vargem do Braço',1:'em domicílio'}.get(n,c.estab)
    if n in(1,4): 
        D['local_nascimento.estabelecimento']='Domicílio'; acc['local_nascimento.estabelecimento']=['',est,'em domicílio','residência dos pais','na residência dos pais','residência dos pais, em Vargem do Braço'][:3 if n==1 else 6]
    else: D['local_nascimento.estabelecimento']=est
    fol=f'{c.folha}'+(' vº' if n%3==2 else '')
    D.update({'dados_pessoais.data_nascimento.texto_completo':dtx,'registro.cartório':cart,'registro.livro':f'A-{c.livro%90+1}','registro.folha':fol.replace(' vº','v'),'registro.termo':f'{c.termo:,}'.replace(',','.')})
    acc['registro.livro']=[str(c.livro%90+1)]; acc['registro.folha']=[fol]
    tw=' e '.join(a for a,_ in c.twins); D['gêmeos.informações_adicionais']=tw
    a=avo_pairs(c)
    ln=lambda l,v:f'<tr><td class="k">{l}</td><td class="d"><span class="t">{v if v else blank}</span></td></tr>'
    if c.g2:
        pr=ln('Filh'+o+' de',f'{E(c.g1.nome)}')+ln('e de',E(c.g2.nome)) if n%2==0 else ln('Nome do pai',E(c.g1.nome))+ln('Nome da mãe',E(c.g2.nome))
        nt=ln('Naturais',f'ele de {E(g(c.g1.nat))}; ela de {E(g(c.g2.nat))}') if n not in(5,8) else ''
        if n==8: nt=''
        gv=ln('Avós paternos',E(a[0][0])+' e '+E(a[0][1]))+ln('Avós maternos',E(a[1][0])+' e '+E(a[1][1]))
    else:
        pr=ln('Nome do pai','')+ln('Nome da mãe',E(c.g1.nome)); nt=ln('Natural de',E(g(c.g1.nat))); gv=ln('Avós paternos','')+ln('Avós maternos',E(a[0][0])+' e '+E(a[0][1]))
    if n==8: D['filiação.genitor_1.naturalidade']='';D['filiação.genitor_2.naturalidade']='';[acc.pop(f'filiação.genitor_{k}.naturalidade') for k in(1,2)]
    nb='' if n in(6,) else ''
    order1=ln('Nome',f'<b>{E(c.nome.upper())}</b>')+ln('Sexo','masculino' if o=='o' else 'feminino')+ln('Data do nascimento',dtx)+ln('Hora',hr)+ln('Local',E(est))+ln('Município',E(c.rtown)+' – '+ST[c.ruf])
    tl=ln('Gêmeo' if n!=7 else 'Parto', (('sim, com ' if n!=7 else 'triplo, juntamente com ')+E(tw)) if tw else 'não') if n not in(3,) else ''
    if tw: acc['gêmeos.informações_adicionais']=[('sim, com ' if n!=7 else 'triplo, juntamente com ')+tw]
    dec=ln('Declarante',E(c.g1.nome) if n%2 else ('o pai' if c.g2 else 'a mãe'))+ln('Testemunhas',E(given(r,'m',0))+' Fontoura e '+E(given(r,'m',0))+' Pacheco')
    tb=[order1+tl+pr+nt+gv+dec, pr.join(['',''])+order1+nt+gv+tl+dec if False else order1+pr+gv+nt+tl+dec][n%2]
    ed=f'{c.emi.day} de {M[c.emi.month]} de {c.emi.year}'
    rdx=f'{c.regd.day} de {M[c.regd.month]} de {c.regd.year}' if n%2 else dw(c.regd)
    side=f'''<div class="sd"><div class="vt">REGISTRO CIVIL — NASCIMENTOS</div><div class="sb"><div>LIVRO<br><span class="t">A-{c.livro%90+1}</span></div><div>FÔLHA<br><span class="t">{fol}</span></div><div>NÚMERO<br><span class="t">{D['registro.termo']}</span></div><div class="cs">Custas<br><span class="t">{"NCr$" if 1967<=c.iy<1971 else "Cr$"} {r.randint(1,90)},{r.choice(["00","50"])}</span></div></div></div>'''
    body=f'''<div class="pg">{side}<div class="mn"><div class="hd"><b>ESTADO {stde(c.ruf).upper()}</b><br>Comarca de {E(c.rtown)}<br><span class="ct">{E(cart)}</span></div><div class="t0">CERTIDÃO DE NASCIMENTO</div>
<p>CERTIFICO que em data de <span class="t">{rdx}</span>, no livro, fôlha e número à margem indicados, foi lavrado o assento de nascimento abaixo:</p>
<table class="k1">{tb}</table><div class="ob"><i>{"Averbações e anotações:" if n%2 else "Observações:"}</i> <span class="t">{E(c.averb) or blank}</span></div>
<p>É o que consta do referido assento, do qual extraí a presente certidão. Dou fé.</p><p class="r">{E(c.rtown)}, <span class="t">{ed}</span></p><div class="sg"><div class="ln"><span class="t">{E(c.of)}</span><br>{titu}{" Vitalício" if n==1 and c.osx=="m" else ""}</div></div></div></div>'''
    col=['#5a1d1d','#26442c','#333'][n%3]
    css=f'''body{{font:10.5pt "C059","Liberation Serif",serif;color:{col}}}.pg{{margin:11mm;height:274mm;display:flex;border:4px double {col}}}.sd{{width:33mm;border-right:2px solid {col};display:flex;flex-direction:column;justify-content:space-between;padding:4mm 3mm}}.vt{{writing-mode:vertical-rl;transform:rotate(180deg);letter-spacing:3px;font-size:13pt;align-self:center;margin-top:6mm}}.sb>div{{border:1px solid {col};text-align:center;font-size:8pt;padding:1.5mm;margin-top:2mm}}.mn{{flex:1;padding:8mm 8mm}}.hd{{text-align:center;line-height:1.5}}.ct{{font-size:13pt;font-style:italic}}.t0{{text-align:center;font-size:18pt;letter-spacing:2px;margin:7mm 0}}p{{text-align:justify;line-height:1.6;margin:2mm 0}}.k1{{width:100%}}.k{{white-space:nowrap;vertical-align:top;padding:1.2mm 2mm 1mm 0;width:1%}}.d{{border-bottom:1.3px dotted {col};padding:1.2mm 1mm 0}}.t{{font:10pt "Liberation Mono",monospace;color:#1c1c2c}}.ob{{min-height:28mm;margin:5mm 0;line-height:1.5;border-top:1px solid {col};border-bottom:1px solid {col};padding:2mm 0}}.r{{text-align:right}}.sg{{text-align:center;margin-top:14mm}}.ln{{border-top:1px solid {col};display:inline-block;min-width:70mm;padding-top:1mm}}'''
    t=truth(f'122H-{n}',c,acc,D,True); t['_prn']={'registro.data_registro':rdx,'autenticação.data_emissão':ed,'dados_pessoais.hora_nascimento':hr,'registro.uf':stde(c.ruf).upper()}
    return page(css,body),t
FORMS['H']=H
# ---------------------------------------------------------------- I: SP/ES/RJ 1976-1990, numbered boxes, mainframe print, tables of parents and grandparents
def I(n):
    sc=[('RJ','normal',1976,1976,'Angra dos Reis'),('ES','twin',1979,1980,'São Gabriel da Palha'),('SP','single',1982,1982,'Itapecerica da Serra'),('RJ','foreign',1958,1984,'Santo Antônio de Pádua'),('ES','home',1964,1986,'Conceição da Barra'),('SP','normal',1947,1978,'Santa Rita do Passa Quatro'),('RJ','ambulance',1988,1988,'Itaperuna'),('ES','normal',1971,1990,'Cachoeiro de Itapemirim')][n-1]
    c=mk('I',n,sc[0],sc[1],sc[2],sc[3],town=sc[4]); r=c.r; acc={}; D={}
    if n==7: c.estab='Interior de ambulância do INAMPS, Rodovia RJ-186'
    cart={'RJ':f'{n%3+1}ª Circunscrição do Registro Civil e Tabelionato','ES':f'Cartório do Registro Civil – Distrito da Sede','SP':f'Cartório do Registro Civil e Anexos'}[c.ruf]
    U_=lambda s:E(s.upper())
    if n==6: c.averb='FALECEU EM 02.01.1977, EM PORTO FERREIRA-SP, TERMO 3.318, FLS. 140, LIVRO C-11.'
    if n==8: c.anot='EM 19.05.1989 CASOU-SE COM '+('ROSEMERI STEIN' if c.sex=='m' else 'ADEMAR STEIN')+', PASSANDO O CONJUGE A ASSINAR-SE STEIN '+c.surname.split()[-1].upper()+'.'; c.averb='POR MANDADO DE 03.08.1983, FOI ACRESCIDO AO NOME DO REGISTRADO O APELIDO DE FAMILIA '+c.surname.split()[-1].upper()+'.'
    bl=['XXXXXXXXXX','','-----','*****','','= = =','NAO CONSTA','//////////'][n-1]
    est=c.estab if not c.home else 'EM DOMICILIO - CORREGO DO ANGELIM'
    D['local_nascimento.estabelecimento']='Domicílio' if c.home else est
    if c.home: acc['local_nascimento.estabelecimento']=['',est,'em domicílio']
    dt=f'{c.birth.day:02d}.{c.birth.month:02d}.{c.birth.year}'; ext=n%2==0
    dtx=dw(c.birth).upper() if ext else f'{c.birth.day:02d} {c.birth.month:02d} {c.birth.year}'
    D['dados_pessoais.data_nascimento.texto_completo']=dw(c.birth) if ext else dnum(c.birth)
    acc['dados_pessoais.data_nascimento.texto_completo']=[dnum(c.birth)]
    g=lambda p:(p[0]+['-','/'][n%2]+p[1])
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat)]
    acc['dados_pessoais.naturalidade']=['',g(c.nat)]
    sm=n in(2,5)
    lv,fo,te=f'{c.livro}',f'{c.folha}'+('-V' if n%3==0 else ''),f'{c.termo}'
    D.update({'registro.livro':lv,'registro.folha':fo.replace('-V','v'),'registro.termo':te,'registro.cartório':cart}); acc['registro.folha']=[fo]; acc['registro.cartório']=[f'{cart} de {c.rtown}']
    tw=' / '.join(a for a,_ in c.twins); D['gêmeos.informações_adicionais']=tw
    hr=f'{c.h:02d}:{c.mi:02d}'+['','H',' HS'][n%3]
    k=[0]
    def B(l,v,s): 
        k[0]+=1
        return f'<td colspan="{s}"><div class="l">{k[0]:02d} {l}</div><div class="v">{v if str(v) else bl or "&nbsp;"}</div></td>'
    cg='<colgroup>'+'<col style="width:8.33%">'*12+'</colgroup>'
    T=lambda rows:'<table class="m">'+cg+''.join('<tr>'+x+'</tr>' for x in rows)+'</table>'
    sexo=f'[{"X" if c.sex=="m" else " "}] MASC.  [{"X" if c.sex=="f" else " "}] FEM.' if n%2 else ('MASCULINO' if c.sex=='m' else 'FEMININO')
    A_=[B('CARTÓRIO',U_(cart),8)+B('MUNICÍPIO E UF',U_(g((c.rtown,c.ruf))),4), B('LIVRO',lv,3)+B('FOLHA',fo,3)+B('TERMO',te,3)+B('DATA DO REGISTRO',dnum(c.regd,'.'),3)]
    sp=n in(1,4,7)
    nm=B('PRENOME',U_(c.given),5)+B('SOBRENOME',U_(c.surname),7) if sp else B('NOME DO REGISTRADO','<b>'+U_(c.nome)+'</b>',12)
    dB=B('DATA DO NASCIMENTO (POR EXTENSO)',dtx,8) if ext else B('DIA',f'{c.birth.day:02d}',2)+B('MÊS',f'{c.birth.month:02d}',2)+B('ANO',c.birth.year,4)
    B_=[nm, dB+B('HORA',hr,2)+B('SEXO',sexo if n%2==0 else '',2) if n%2==0 else dB+B('HORA',hr,2)+f'<td colspan="2"><div class="l">SEXO</div><div class="v sx">{sexo}</div></td>', B('LOCAL DO NASCIMENTO',U_(est),7)+B('MUNICÍPIO/UF DE NASCIMENTO',U_(g(c.btown)),5), B('GÊMEO',('SIM' if tw else 'NAO'),2)+B('NOME DO GÊMEO',U_(tw),10)]
    gs=[('PAI',c.g1),('MÃE',c.g2)] if c.g2 else [('PAI',None),('MÃE',c.g1)]
    if n==6: pass
    pt='<table class="m p"><tr><th></th><th>NOME</th><th>NATURALIDADE</th><th>PROFISSÃO</th><th>IDADE</th></tr>'+''.join(f'<tr><th>{l}</th>'+(f'<td>{U_(x.nome)}</td><td>{U_(g(x.nat))}</td><td>{U_(x.prof)}</td><td>{x.idade}</td>' if x else f'<td>{bl}</td><td>{bl}</td><td></td><td></td>')+'</tr>' for l,x in gs)+'</table>'
    gp=[x for _,x in gs]
    if n%2: at='<table class="m p"><tr><th></th><th>AVÔ</th><th>AVÓ</th></tr>'+''.join(f'<tr><th>{l}</th><td>{U_(x.avo) if x else bl}</td><td>{U_(x.ava) if x else bl}</td></tr>' for l,x in zip(('PATERNOS','MATERNOS'),gp))+'</table>'
    else: at='<table class="m p"><tr><th style="width:50%">AVÓS PATERNOS</th><th>AVÓS MATERNOS</th></tr><tr>'+''.join(f'<td>{(U_(x.avo)+"<br>"+U_(x.ava)) if x else bl}</td>' for x in gp)+'</tr></table>'
    ts=given(r,'m',1).upper()+' DUARTE'; ts2=given(r,'f',1).upper()+' MATTOS'
    C_=[B('DECLARANTE','O PAI' if c.g2 else 'A MAE',4)+B('TESTEMUNHAS',ts+' E '+ts2,8)]
    joint=n not in(8,4)
    N_=[f'<td colspan="12"><div class="l">{k[0]+1:02d} AVERBAÇÕES E ANOTAÇÕES</div><div class="v ob">{E(c.averb) or bl}</div></td>'] if joint else [f'<td colspan="6"><div class="l">{k[0]+1:02d} AVERBAÇÕES</div><div class="v ob">{E(c.averb) or bl}</div></td><td colspan="6"><div class="l">{k[0]+2:02d} ANOTAÇÕES</div><div class="v ob">{E(c.anot) or bl}</div></td>']
    secs=[T(A_)+T(B_)+pt+at+T(C_)+T(N_),T(A_)+T(B_)+pt+at+T(C_)+T(N_)]
    tit='Oficial' if n%2 else 'Escrivã' if c.osx=='f' else 'Escrivão'
    body=f'''<div class="pg"><div class="hd"><div>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO {stde(c.ruf).upper()}<br>PODER JUDICIÁRIO</div><div class="t0">CERTIDÃO DE<br>NASCIMENTO</div><div class="via">{n%2+1}ª VIA<br><small>MOD. RC-0{n}</small></div></div>
{secs[0]}<div class="cf">CERTIFICO E DOU FÉ QUE OS DADOS ACIMA CONFEREM COM O ASSENTO ORIGINAL.</div><div class="ft"><div class="bx"><div class="l">EMOLUMENTOS</div><div class="v">{"CZ$" if 1986<=c.iy<1989 else "NCZ$" if c.iy==1989 else "CR$"} {r.randint(20,990)},00</div><div class="l">Nº DA GUIA</div><div class="v">{r.randint(1000,99999)}</div></div><div class="bx2"><div class="l">LOCAL E DATA</div><div class="v">{U_(c.rtown)}, {dnum(c.emi,'.')if n%2 else dmix(c.emi).upper()}</div><div class="sg">{E(c.of)} – {tit}</div></div></div></div>'''
    col=['#8a3a12','#0b5a5a','#333'][n%3]
    css=f'''body{{font:9pt "Liberation Sans Narrow","Liberation Sans",sans-serif;color:{col}}}.pg{{padding:12mm 13mm;height:296mm}}.hd{{display:flex;justify-content:space-between;align-items:center;border:2px solid {col};padding:2mm 4mm;margin-bottom:3mm}}.t0{{font:bold 17pt "Liberation Sans",sans-serif;text-align:center}}.via{{text-align:right}}.m{{width:100%;table-layout:fixed;margin-bottom:2.5mm}}.m td,.m th{{border:1px solid {col};vertical-align:top;padding:.5mm 1mm}}.l{{font-size:6.5pt;color:{col}}}.v,.p td{{font:{'9pt "Liberation Mono"' if n%2 else '8.6pt "DejaVu Sans Mono"'},monospace;color:#111;white-space:pre-wrap;min-height:5mm}}.p th{{font-size:7pt;font-weight:normal}}.p{{table-layout:auto}}.sx{{font-size:7pt}}.ob{{min-height:34mm}}.cf{{font-size:8pt;margin:2mm 0}}.ft{{display:flex}}.bx{{width:55mm;border:1px solid {col};padding:1.5mm}}.bx2{{flex:1;border:1px solid {col};border-left:0;padding:1.5mm}}.sg{{border-top:1px solid {col};margin:18mm 10mm 0;text-align:center;color:#111}}'''
    t=truth(f'122I-{n}',c,acc,D,joint); t['_prn']={'registro.data_registro':dnum(c.regd,'.'),'autenticação.data_emissão':dnum(c.emi,'.') if n%2 else dmix(c.emi),'dados_pessoais.nome_completo':c.given if sp else c.nome,'dados_pessoais.data_nascimento.texto_completo':str(c.birth.year),'dados_pessoais.sexo':'FEM' if c.sex=='f' else 'MASC'}
    return page(css,body),t
FORMS['I']=I
# ---------------------------------------------------------------- J: RS/MG small landscape card 1991-2009, labels missing, notes in the right column
def J(n):
    sc=[('RS','normal',1991,1991,'São Sebastião do Caí'),('MG','twin',1997,1997,'Governador Valadares'),('RS','single',2006,2006,'Flores da Cunha'),('MG','normal',1966,1994,'Santo Antônio do Monte'),('RS','foreign',2002,2002,'Santana do Livramento'),('MG','home',1988,2000,'Teófilo Otoni'),('RS','normal',1978,2008,'São Francisco de Paula'),('MG','ambulance',2009,2009,'Ubá')][n-1]
    c=mk('J',n,sc[0],sc[1],sc[2],sc[3],town=sc[4]); r=c.r; acc={}; D={}
    if n==8: c.estab='Ambulância da Prefeitura Municipal, em trânsito'
    o='a' if c.sex=='f' else 'o'
    cart={'RS':['Ofício do Registro Civil das Pessoas Naturais','Cartório do Registro Civil e Especiais'],'MG':['Cartório do 1º Ofício do Registro Civil das Pessoas Naturais','Serviço Registral das Pessoas Naturais']}[c.ruf][n//2%2]+f' de {c.rtown}'
    if n==4: c.averb='Averbado em 03/12/1990 o reconhecimento de filiação paterna, por sentença da Comarca de Divinópolis, passando a constar o nome do pai e dos avós paternos. '; c.averb=c.averb.strip(); c.anot='Casamento: 22/07/1989, com pessoa de nome '+('Ivonilde Couto' if c.sex=='m' else 'Ildeu Couto')+', Lagoa da Prata/MG.'
    if n==7: c.averb=f'Alterado o nome da registrada/do registrado por adoção plena, sentença de 30/11/1981, Juizado de Menores de Caxias do Sul.'.replace('da registrada/do registrado','d'+('a registrada' if o=='a' else 'o registrado')); 
    bl=['','nada','-x-x-','','N/C','******','','—'][n-1]
    g=lambda p:nats(p,['(','-','st'][n%3]) if len(p[1])==2 else f'{p[0]}, {p[1]}'
    for k,x in((1,c.g1),(2,c.g2)):
        if x: acc[f'filiação.genitor_{k}.naturalidade']=[g(x.nat),g(x.nat).replace(' (','/')]
    nonat=n in(2,6)
    if nonat:
        for k in(1,2): D[f'filiação.genitor_{k}.naturalidade']=''; acc.pop(f'filiação.genitor_{k}.naturalidade',None)
    acc['dados_pessoais.naturalidade']=['',g(c.nat)]
    est=c.estab
    if c.home: est='em domicílio, Rua Epaminondas Otoni, 31'; D['local_nascimento.estabelecimento']='Domicílio'; acc['local_nascimento.estabelecimento']=['',est,'em domicílio']
    else: D['local_nascimento.estabelecimento']=est
    dt=[dmix(c.birth),dboth(c.birth),dnum(c.birth)][n%3]
    fo=str(c.folha)+('v.' if n%4==1 else '')
    D.update({'dados_pessoais.data_nascimento.texto_completo':dt,'registro.livro':f'A-{c.livro}','registro.folha':fo.replace('.',''),'registro.termo':f'{c.termo:,}'.replace(',','.'),'registro.cartório':cart})
    acc['registro.livro']=[str(c.livro)]; acc['registro.folha']=[fo]
    tw=', '.join(a for a,_ in c.twins); D['gêmeos.informações_adicionais']=tw
    if tw: acc['gêmeos.informações_adicionais']=[f'Gêmeo de {tw}']
    dnv=''
    if c.birth.year>=2002: dnv=f'{r.randint(10000000,99999999)}'; D['registro.número_dnv']=dnv
    a=avo_pairs(c)
    hr=[f'{c.h:02d}h{c.mi:02d}min',hw(c.h,c.mi),f'{c.h:02d}:{c.mi:02d} horas'][n%3]
    selo=''
    if n==7: selo=f'0{r.randint(100,700)}.01.08000{r.randint(1,9)}.{r.randint(10000,99999)}'; D['autenticação.selo_digital']=selo
    if n==8: selo=f'BZ{"A"}{r.randint(10000,99999)}'; D['autenticação.selo_digital']=selo; acc['autenticação.selo_digital']=['']
    if n==7: acc['autenticação.selo_digital']=['']
    pn=lambda x:f'<b>{E(x.nome)}</b>'+('' if nonat else f', natural de {E(g(x.nat))}')
    fil=f'filh{o} de {pn(c.g1)}'+(f' e de {pn(c.g2)}' if c.g2 else '')
    avs=(f'avós paternos: {E(a[0][0])} e {E(a[0][1])}<br>avós maternos: {E(a[1][0])} e {E(a[1][1])}' if n%2 else f'net{o} de {E(a[0][0])} e {E(a[0][1])} (paternos) e de {E(a[1][0])} e {E(a[1][1])} (maternos)') if c.g2 else f'avós maternos: {E(a[0][0])} e {E(a[0][1])}'
    ed=dmix(c.emi); rdx=dnum(c.regd) if n%2 else dmix(c.regd)
    joint=n!=4
    notes=f'<div class="nh">averbações</div><div class="nb">{E(c.averb) or bl}</div><div class="nh">anotações</div><div class="nb">{E(c.anot) or bl}</div>' if not joint else f'<div class="nh">à margem do termo</div><div class="nb big">{E(c.averb) or bl}</div>'
    tit=['Oficial do Registro Civil','Registrador'+('a' if c.osx=='f' else ''),'Titular'][n%3]
    body=f'''<div class="pg"><div class="L"><div class="hd"><div>{arms(14,'#5b2a6e')}</div><div><div class="t0">certidão de nascimento</div><div class="ct">{E(cart)} – {c.ruf}</div></div></div>
<div class="N">{E(c.nome)}</div>
<div class="tx">sexo {'feminino' if o=='a' else 'masculino'}, nascid{o} em {dt}, às {hr}, {'' if c.home else 'no(a) '}{E(est)}, em {E(g(c.btown))}{'; gêmeo de '+E(tw) if tw else ''}{'; DNV '+dnv if dnv else ''};</div>
<div class="tx">{fil};</div><div class="tx">{avs}.</div>
<div class="bx"><div>A-{c.livro}<span>livro</span></div><div>{fo}<span>folhas</span></div><div>{D['registro.termo']}<span>termo</span></div><div>{rdx}<span>registrado em</span></div></div>
<div class="ds">declarou: {'a genitora' if not c.g2 else 'o genitor' if n%2 else 'a avó materna, '+E(c.g2.ava)}</div></div>
<div class="R">{notes}<div class="fe">{'1ª via gratuita' if c.iy==c.regd.year else 'Emol.: '+('R$ ' if c.iy>=1994 else 'Cr$ ')+str(r.randint(4,19))+','+str(r.randint(10,99))}{'<br>Selo '+selo if selo else ''}</div><div class="dt">Dou fé. {E(c.rtown)}, {ed}</div><div class="sg">{E(c.esc) if n%3==1 else E(c.of)}<br><small>{'Ajudante Substitut'+('a' if c.ksx=='f' else 'o') if n%3==1 else tit}</small></div>{f'<div class="of">{tit}: {E(c.of)}</div>' if n%3==1 else ''}</div></div>'''
    W,Hh=(250,176) if n%2 else (297,210)
    fs=11.6 if n%2 else 14
    col=['#5b2a6e','#7a5a00','#1f4e5f'][n%3]
    css=f'''body{{font:{fs}pt/1.42 {['"Liberation Sans"','"DejaVu Serif Condensed","DejaVu Serif"','"Liberation Serif"'][n%3]},serif}}.pg{{width:{W}mm;height:{Hh-1}mm;padding:9mm;display:flex;gap:6mm}}.L{{flex:1.9;border:1.5px solid {col};border-radius:4mm;padding:5mm}}.R{{flex:1;border:1.5px solid {col};border-radius:4mm;padding:4mm;font-size:.86em;display:flex;flex-direction:column}}.hd{{display:flex;gap:4mm;align-items:center}}.t0{{font-variant:small-caps;font-size:1.6em;color:{col};line-height:1.1}}.ct{{font-size:.85em}}.N{{font-size:1.45em;font-weight:bold;margin:4mm 0 3mm;border-bottom:2px solid {col};line-height:1.2}}.tx{{margin-bottom:2mm}}.bx{{display:flex;gap:2mm;margin-top:3mm}}.bx>div{{flex:1 0 auto;border:1px solid {col};text-align:center;padding:1mm}}.bx span{{display:block;font-variant:small-caps;font-size:.72em;color:{col};border-top:.5px solid {col}66}}.ds{{font-size:.8em;margin-top:2mm}}.nh{{font-variant:small-caps;color:{col};border-bottom:.5px solid {col}}}.nb{{min-height:22mm;padding:1mm 0;text-align:left}}.big{{min-height:46mm}}.fe{{font-size:.85em;margin-top:auto}}.dt{{margin-top:3mm}}.sg{{border-top:1px solid #000;margin-top:12mm;text-align:center;line-height:1.2}}.of{{font-size:.82em;text-align:center;margin-top:1.5mm}}'''
    c.size=(round(W*72/25.4),round(Hh*72/25.4))
    t=truth(f'122J-{n}',c,acc,D,joint); t['_prn']={'registro.data_registro':rdx,'autenticação.data_emissão':ed,'dados_pessoais.hora_nascimento':hr}
    return page(css,body,f'{W}mm {Hh}mm'),t
FORMS['J']=J
