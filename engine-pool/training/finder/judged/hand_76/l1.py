from core import *
def slots(f,order='fm'):
    if f.kind=='single': return [None,f.par[0]] if order=='fm' else [f.par[0],None]
    if f.kind=='found': return [None,None]
    return list(f.par)
def labs(f,order='fm'):
    "role labels and grandparent suffixes"
    if f.kind=='two_m': return ['Mãe','Mãe'],['materno','materno']
    if f.kind=='two_f': return ['Pai','Pai'],['paterno','paterno']
    return (['Pai','Mãe'],['paterno','materno']) if order=='fm' else (['Mãe','Pai'],['materno','paterno'])
def rnd(case): return random.Random('h76-'+case)
def fa(s): return s[:-1]+'a'
def sexo(f): return 'Masculino' if f.sexo=='M' else 'Feminino'
KA=dict(A=['std','twins','single','two_m','foreign','home'],B=['std','foreign','two_f','single','found','twins'],C=['foreign','std','two_m','twins','single','std'],
 D=['std','home','single','foreign','twins','two_f'],E=['std','foreign','single','twins','home','two_m'],F=['std','single','found','two_f','foreign','twins'],
 G=['std','foreign','twins','single','home','found'],H=['std','twins','foreign','single','home','std'],I=['std','single','foreign','home','twins','std'],
 J=['std','foreign','home','single','twins','std'],K=['std','single','foreign','two_m','std','twins'],L=['foreign','std','two_f','twins','single','home'],
 M=['std','found','two_m','single','twins','foreign'],N=['std','two_f','foreign','single','twins','home'])
# ---------------- A tree, registrant at the foot, labels above
def A(case,n):
    r=rnd(case); f=facts(r,KA['A'][n],dict(years=(1992,2022),upper=n%2==0,natfmt='{c} - {u}',ffmt='{c} - {p}',dob='num' if n%2 else 'Words',order='fm',issue=2024,adult=n in(0,4)))
    s=slots(f); ro,gs=labs(f); blank=['* * *','-----','NÃO CONSTA','***','***','***'][n]
    b=[];ln=[]
    def box(x,y,w,h,lab,val,sub='',cl=''):
        b.append(f'<div class="l" style="left:{x}mm;top:{y-4.2}mm;width:{w}mm">{lab}</div><div class="b {cl}" style="left:{x}mm;top:{y}mm;width:{w}mm;height:{h}mm"><span>{E(val)}</span>{sub}</div>')
    X=[11,58.5,106,153.5]
    for i in (0,1):
        p=s[i]
        for j,(g,k) in enumerate((('Avô','avo'),('Avó','ava'))):
            lab=f'{g} {gs[i] if j==0 else fa(gs[i])}'; box(X[2*i+j],56,45,15,lab,p[k] if p else blank)
            ln.append(f'M{X[2*i+j]+22.5} 71V76H{34.75+95*i+23.25 if 0 else (X[2*i]+X[2*i+1]+45)/2}V83.5')
        box(X[2*i]+4,88,84,19,ro[i],p.nome if p else blank,(f'<small>natural de {E(p.nat)}</small>' if p else ''),'par')
        ln.append(f'M{X[2*i]+46} 107V113H105V119')
    box(35,124,140,13,'Registrad'+('o' if f.sexo=='M' else 'a'),f.nome,'','reg')
    av=[anum(f,k) for k in [['pat'],[],['cpfno'],[],['nome'],['cpf']][n]]; an=[anum(f,k) for k in [['casamento'],[],[],[],['casamento','divorcio'],[]][n]]
    gem=f'Sim. Irmã(o)(s): {E(f.geminfo)}' if f.twins else 'Não'
    cells=[('Nascimento (data)',f.dob_txt),('Hora',f.hora),('Sexo',sexo(f)),('CPF',f.cpf),('Local',f.hosp),('Município / UF',f.bcidp+' / '+f.buf),('Naturalidade',f.natreg),('Nº da DNV',f.dnv),('Registrado em',dnum(f.reg)),('Gêmeos',gem)]
    t=''.join(f'<div class="c{" w" if k in ("Nascimento (data)","Local","Gêmeos") else ""}"><i>{k}</i>{v if k=="Gêmeos" else E(v)}</div>' for k,v in cells)
    none='Nada consta.' if n!=3 else '—'
    body=f'''<div class="hd">REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><h1>Certidão de Nascimento</h1><div class="m">MATRÍCULA <b>{f.mat}</b></div></div>
<svg class="ln" viewBox="0 0 210 297"><path d="{' '.join(ln)}" fill="none" stroke="#7b5b2e" stroke-width=".5"/></svg>{''.join(b)}
<div class="g">{t}</div><div class="nt"><h3>Averbações</h3><p>{E(' '.join(av)) or none}</p><h3>Anotações</h3><p>{E(' '.join(an)) or none}</p></div>
<div class="ft"><div>{E(f.cart)}<br>{E(f.cid)} – {f.uf}<br>{E(f.rua)} – CEP {f.cep}<br>Oficial: {E(f.off)}</div><div class="q">{qr(case)}<br>Selo {f.selo}</div><div>O conteúdo é verdadeiro. Dou fé.<br>{E(f.cid)}, {dlong(f.emi)}.<br>{sign(case)}<br>{E(f.clerk)}<br>Escrevente</div></div>'''
    css='''#p{font:9.5pt "Noto Serif";color:#2b2118;background:#fffdf6}.hd{text-align:center;padding-top:9mm;font-size:8.5pt;letter-spacing:.5px}h1{font:italic 22pt "Noto Serif";margin:2px 0;color:#7b5b2e}.m{font-size:9pt}.l{position:absolute;font:7pt "Noto Sans";color:#7b5b2e;text-align:center}.b{position:absolute;border:.4mm solid #7b5b2e;border-radius:2mm;background:#fbf3df;display:flex;flex-direction:column;align-items:center;justify-content:center;text-align:center;padding:1mm;font-size:8.4pt;line-height:1.15}.par{background:#f6e8c6;font-size:9.5pt}.reg{font-weight:bold;font-size:12pt;background:#fff}.b small{font-size:7.5pt}.ln{position:absolute;left:0;top:0;width:210mm;height:297mm}
.g{position:absolute;top:144mm;left:11mm;right:11mm;display:grid;grid-template-columns:repeat(4,1fr);border-top:.3mm solid #7b5b2e}.c{padding:1.5mm 1.5mm;border-bottom:.2mm solid #cbb68a}.c i{display:block;font:6.8pt "Noto Sans";color:#7b5b2e}.w{grid-column:span 2}.nt{position:absolute;top:196mm;left:11mm;right:11mm;font-size:8.8pt}.nt h3{font:bold 8pt "Noto Sans";color:#7b5b2e;margin:1mm 0 0}.nt p{margin:0 0 1mm;text-align:justify}.ft{position:absolute;bottom:8mm;left:11mm;right:11mm;display:flex;justify-content:space-between;font-size:8pt;border-top:.3mm solid #7b5b2e;padding-top:2mm}.ft>div{width:34%}.q{text-align:center}'''
    h=page('A4',css,body)
    return h[0],truth(case,'76A',f,h[1],h[2],ov={'observações.averbações':' '.join(av),'observações.anotações':' '.join(an)})
# ---------------- B horizontal tree, registrant at the left, numbers with legend; landscape
def B(case,n):
    r=rnd(case); f=facts(r,KA['B'][n],dict(years=(1975,2009),natfmt='{c} ({u})',ffmt='{c} ({p})',dob='long',order='fm',issue=2023 if n in(0,2,5) else 2009,issue_min=1996,adult=n in(0,5)))
    s=slots(f); ro,gs=labs(f)
    nums=['1','2','3','4','5','6','7'] if n%2==0 else list('ABCDEFG')
    leg=['Registrando',ro[0],ro[1],f'Avô {gs[0]}',f'Avó {fa(gs[0])}',f'Avô {gs[1]}',f'Avó {fa(gs[1])}']
    if f.kind in('two_m','two_f'): leg[1]='1º genitor';leg[2]='2º genitor';leg[3:]=['Avô, pai do 1º genitor','Avó, mãe do 1º genitor','Avô, pai do 2º genitor','Avó, mãe do 2º genitor']
    bl='ignorado' if f.kind=='found' else '--------'
    P=[(f.nome,'')]+[(p.nome,f'{p.nac}, {p.prof}, nat. de {p.nat}') if p else (bl,'') for p in s]
    for p in s: P+=[(p.avo,''),(p.ava,'')] if p else [(bl,''),(bl,'')]
    pos=[(10,86,78),(100,66,84),(100,106,84),(196,56,90),(196,76,90),(196,96,90),(196,116,90)]
    b=''.join(f'<div class="b" style="left:{x}mm;top:{y}mm;width:{w}mm"><em>{nums[i]}</em><div>{E(P[i][0])}{"<small>"+E(P[i][1])+"</small>" if P[i][1] else ""}</div></div>' for i,(x,y,w) in enumerate(pos))
    ln='M88 93H94V73H100 M94 93V113H100 M184 73H190V63H196 M190 73V83H196 M184 113H190V103H196 M190 113V123H196'
    an=[anum(f,k) for k in [['casamento'],[],['nome'],[],['exp'],['casamento','obito']][n]]
    gem=f' É gême{"o" if f.sexo=="M" else "a"} de {E(f.geminfo)}.' if f.twins else ''
    where=f'no {f.hosp}' if f.hosp[0] in 'HC' else f'na {f.hosp}'
    if f.kind=='found': where=f'(presumivelmente; criança encontrada à porta) da {HOSP[1]}'
    d=f.decl; dec=f'Declarante: {d.nome}' if d else f'Declarante: {f.wit3.nome}, {f.wit3.nac}, {f.wit3.civ}, {f.wit3.prof}, residente na {f.wit3.resid}, nesta cidade'
    w=f.wit
    body=f'''<div class="top"><div><b>{E(f.cart)}</b><br>Município de {E(f.cid)} · Estado {doUF(f.uf)}<br>{E(f.rua)} · Tel. {f.tel} · Atendimento {f.hor}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="x">liv. <b>A-{f.livn}</b> &nbsp; fls. <b>{f.foln}</b> &nbsp; nº <b>{f.tern}</b></div></div>
<p class="in">CERTIFICO que, em data de <b>{dlong(f.reg)}</b>, foi lavrado neste cartório o assento da pessoa indicada sob <b>{nums[0]}</b> na árvore abaixo, do sexo <b>{sexo(f).lower()}</b>, nascida em <b>{f.dob_txt}</b>, às <b>{f.hora}</b> horas, {E(where)}, em <b>{E(f.bcidp)} ({f.buf})</b>.{gem}</p>
<svg class="ln" viewBox="0 0 297 210"><path d="{ln}" fill="none" stroke="#000" stroke-width=".35" stroke-dasharray="{'1 .6' if n%2 else '0'}"/></svg>{b}
<div class="leg"><b>Legenda:</b> {' &nbsp;|&nbsp; '.join(f'{nums[i]} = {leg[i]}' for i in range(7))}</div>
<div class="bt"><p>{E(dec)}. Testemunhas: {E(w[0].nome)}, {w[0].nac}, {w[0].civ}, {w[0].prof}, RG {w[0].rg}; e {E(w[1].nome)}, {w[1].nac}, {w[1].civ}, {w[1].prof}, RG {w[1].rg}.</p><p><u>Observações</u>: {E(' '.join(an)) or 'nada consta.'}{" " if an else " "}O referido é verdade e dou fé. {E(f.cid)}, {dlong(f.emi)}.</p></div>
<div class="sg">{sign(case)}<br>{E(f.off)}<br>Oficial do Registro Civil</div><div class="fee">Emolumentos R$ {r.randint(9,38)},{r.randint(10,99)} · Selo de fiscalização {f.selo}</div>'''
    css='''#p{font:10.5pt "Liberation Sans Narrow";padding:9mm 10mm}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:1mm double #000;padding-bottom:2mm;font-size:9pt}.top>div{width:30%}h1{font:bold 17pt "Liberation Sans Narrow";letter-spacing:2px;margin:0}.x{text-align:right;font-size:11pt}.in{font-size:11.5pt;line-height:1.3;text-align:justify}.b{position:absolute;display:flex;min-height:14mm;border:.3mm solid #000;align-items:center;font-size:10.5pt;background:#fff}.b em{width:7mm;align-self:stretch;background:#ddd;font:bold 11pt "Liberation Sans";display:flex;align-items:center;justify-content:center;border-right:.3mm solid #000}.b div{padding:.5mm 2mm}.b small{display:block;font-size:8pt}.ln{position:absolute;left:0;top:0;width:297mm;height:210mm}.leg{position:absolute;top:135mm;left:10mm;right:10mm;font-size:9pt;border:.2mm dashed #555;padding:1mm 2mm}.bt{position:absolute;top:143mm;left:10mm;right:10mm;font-size:10pt;text-align:justify}.bt p{margin:1.5mm 0}.sg{position:absolute;bottom:8mm;right:20mm;text-align:center}.fee{position:absolute;bottom:9mm;left:10mm;font-size:8pt}'''
    h=page('A4L',css,body)
    f.gplab=False
    f.mod=False
    ov={'observações.averbações':' '.join(an) if n==2 else '','observações.anotações':'' if n==2 else ' '.join(an),'registro.livro':f'A-{f.livn}'}
    acc={'dados_pessoais.naturalidade':['']}
    if f.kind=='found': ov['local_nascimento.estabelecimento']=HOSP[1]; acc['local_nascimento.estabelecimento']=['']
    if f.home: pass
    return h[0],truth(case,'76B',f,h[1],h[2],ov=ov,acc=acc,joint=True,modern=False)
# ---------------- C registrant in the middle, labels inside; paternal left maternal right
def C(case,n):
    r=rnd(case); f=facts(r,KA['C'][n],dict(years=(2011,2023),upper=True,natfmt='{c}/{u}',ffmt='{c}/{p}',dob='WORDS' if n%2 else 'num',order='mf' if n%2 else 'fm',issue=2024,matfmt='dots' if n%2 else 'sp',uphosp=True))
    od='mf' if n%2 else 'fm'; s=slots(f,od); ro,gs=labs(f,od); bl='XXXXXXXXXX'
    def side(i):
        p=s[i]; g=gs[i]
        return f'''<div class="sd s{i}"><div class="bx g1"><i>{"avô "+g}:</i> {E(p.avo) if p else bl}</div><div class="bx g2"><i>{"avó "+fa(g)}:</i> {E(p.ava) if p else bl}</div><div class="bx pp"><i>{ro[i].lower()}:</i> {E(p.nome) if p else bl}<br><i>natural de:</i> {E(p.nat) if p else bl}<br><i>profissão:</i> {p.prof if p else bl}<br><i>idade:</i> {str(p.idade)+" anos" if p else bl}</div></div>'''
    av=[anum(f,k) for k in [['cpf'],['pat'],[],[],['adocao'],['nome','cpf']][n]]
    rowspec=[('nº do livro',f.livn),('folha',f.foln),('termo',f.tern),('registrado em',dnum(f.reg)),('DNV',f.dnv)]
    cen=f'''<div class="ce"><div class="ck">REGISTRAND{"O" if f.sexo=="M" else "A"}</div><div class="nm">{E(f.nome)}</div><div class="dd"><i>nascid{"o" if f.sexo=="M" else "a"} em</i><br>{f.dob_txt}<br><i>às</i> {f.hora} <i>h</i></div><div class="dd"><i>sexo</i> {sexo(f).upper()}<br><i>CPF</i> {f.cpf}</div><div class="dd"><i>local</i><br>{E(f.hosp)}<br>{E(f.bcidp)}/{f.buf}</div>{f'<div class="dd"><i>gêmeo(a) de</i><br>{E(f.geminfo)}</div>' if f.twins else '<div class="dd"><i>gêmeos</i> NÃO</div>'}</div>'''
    body=f'''<div class="bar"></div><div class="h">{arms('#0d4d4d')}<div><b>{E(f.cart)}</b><br>{E(f.cid)} – {UFN[f.uf]}<br>{E(f.rua)} | {f.tel} | {f.mail}</div><div class="t">CERTIDÃO DE<br>NASCIMENTO</div></div>
<div class="mt"><i>matrícula</i><b>{f.mat}</b></div><div class="tree">{side(0)}{cen}{side(1)}</div>
<div class="rw">{''.join(f'<div><i>{k}</i><br>{v}</div>' for k,v in rowspec)}</div>
<div class="av"><div class="avl">AVERBAÇÕES<br>À MARGEM</div><div class="avt">{''.join(f"<div>{E(x)}</div>" for x in av) or "SEM AVERBAÇÕES"}</div></div>
<div class="av"><div class="avl">ANOTAÇÕES<br>DE CADASTRO</div><div class="avt">RG: ------- &nbsp; Título de eleitor: ------- &nbsp; CEP residencial: {f.cep}</div></div>
<div class="ft"><div>{qr(case,25,3)}</div><div>Selo digital: <b>{f.selo}</b><br>Código de segurança: {f.codseg}<br>Consulte em www.selo{f.uf.lower()}.jus.br<br>Emol. R$ {r.randint(20,60)},{r.randint(10,99)} ISS R$ 1,{r.randint(10,99)}</div><div class="s">{E(f.cid)}, {dlong2(f.emi)}<br>{sign(case,130,28,'#222')}<br><b>{E(f.off)}</b><br>Oficial{"a" if 0 else ""} Titular</div></div>'''
    css='''#p{font:8.6pt "DejaVu Sans Condensed","DejaVu Sans";color:#10201f;padding:0 12mm}i{font-style:normal;color:#0d7a78;font-size:7.2pt}.bar{height:6mm;background:#0d4d4d;margin:0 -12mm 6mm}.h{display:flex;gap:5mm;align-items:center;font-size:8pt}.h>div{flex:1}.t{text-align:right;font:bold 15pt "DejaVu Sans";color:#0d4d4d}.mt{text-align:center;margin:4mm 0;background:#e3f1f0;padding:1.5mm;font-size:11pt}.mt i{margin-right:4mm}.tree{display:flex;gap:6mm;align-items:stretch;margin-bottom:5mm;position:relative}.sd{flex:1;display:flex;flex-direction:column;gap:4mm;justify-content:center}.bx{border:.3mm solid #0d7a78;padding:2mm;min-height:13mm;border-radius:1mm;position:relative}.pp{background:#f0f8f7}.s0 .bx:after{content:"";position:absolute;right:-6mm;top:50%;width:6mm;border-top:.3mm solid #0d7a78}.s1 .bx:after{content:"";position:absolute;left:-6mm;top:50%;width:6mm;border-top:.3mm solid #0d7a78}.ce{width:62mm;border:.8mm solid #0d4d4d;border-radius:4mm;padding:3mm;text-align:center;background:#fff}.ck{background:#0d4d4d;color:#fff;font-size:8pt;border-radius:2mm;margin-bottom:2mm}.nm{font:bold 12.5pt "DejaVu Sans";margin-bottom:2mm}.dd{border-top:.2mm dotted #0d7a78;padding:1.5mm 0}.rw{display:flex;border:.3mm solid #0d7a78;margin-bottom:4mm}.rw div{flex:1;padding:1.5mm 2mm;border-right:.2mm solid #0d7a78}.av{display:flex;border:.3mm solid #0d7a78;margin-bottom:3mm;min-height:17mm}.avl{width:30mm;background:#e3f1f0;font-size:8pt;padding:2mm;display:flex;align-items:center}.avt{flex:1;padding:2mm;text-align:justify}.ft{position:absolute;bottom:9mm;left:12mm;right:12mm;display:flex;gap:5mm;font-size:8pt}.ft>div:nth-child(2){flex:1}.s{text-align:center}'''
    h=page('A4',css,body)
    return h[0],truth(case,'76C',f,h[1],h[2],ov={'observações.averbações':' '.join(av)},acc={'dados_pessoais.naturalidade':['']},cad=[f.cep])
# ---------------- D outline tree in monospace
def D(case,n):
    r=rnd(case); f=facts(r,KA['D'][n],dict(years=(1960,2005),natfmt='{c}-{u}',ffmt='{c}-{p}',dob='dash' if n%2 else 'long2',order='mf',issue=2023,issue_min=2010,matfmt='sp',adult=n in(0,1,3)))
    s=slots(f,'mf'); ro,gs=labs(f,'mf'); bl='(não declarado)'
    mod=n%2==0
    L=[]
    T=['├─ ','│  ','└─ ','   ']
    L.append(f'{f.nome}   [{"masc." if f.sexo=="M" else "fem."}]')
    for i in (0,1):
        p=s[i]; last=i==1; a,b=(T[2],T[3]) if last else (T[0],T[1])
        L.append(a+f'{ro[i]+":":<12}{p.nome if p else bl}')
        if p:
            L.append(b+f'│    natural de {p.nat}; {p.idade} anos; {p.prof}'); 
            if n in(0,3,4): L.append(b+f'│    doc. {p.rg}; res. {p.resid}')
        L.append(b+T[0]+f'{"Avô "+gs[i]+":":<15}{p.avo if p else bl}'); L.append(b+T[2]+f'{"Avó "+fa(gs[i])+":":<15}{p.ava if p else bl}')
        if not last: L.append('│')
    tr=E('\n'.join(L))
    # bold names
    an=[anum(f,k) for k in [['casamento','divorcio'],['obito'],[],['casamento'],[],[]][n]]; av=[anum(f,k) for k in [['pat'],[],['cpf'],[],['nome'],['soc']][n]]
    note=(f'AVERBACAO: {" ".join(av)} ' if av else '')+(f'ANOTACAO: {" ".join(an)}' if an else '')
    bx='Em domicílio' if f.home else f.hosp
    rows=[('NASCIMENTO',f'{f.dob_txt}, {f.hora} h'),('LOCAL',f'{f.hosp}, {f.bcid}-{f.buf}'),('NATURALIDADE',f.natreg),('REGISTRO',f'{dfmt(f.reg,"dash")}   L-{f.livn} F-{f.foln} T-{f.tern}')]
    if mod: rows+=[('MATRICULA',f.mat),('CPF',f.cpf)]
    rows+=[('GEMELAR','SIM - '+f.geminfo if f.twins else 'NAO'),('SELO',f.selo)]
    tb='\n'.join(f'{k:.<16} {v}' for k,v in rows)
    body=f'''<pre class="h">{E(f.cart.upper())}
{E(f.cid)} - {f.uf}                     
{E(f.rua)} - Fone {f.tel}</pre><div class="t">C E R T I D Ã O &nbsp; D E &nbsp; N A S C I M E N T O</div><div class="sub">{"(2ª via)" if n%2 else "REGISTRO CIVIL DAS PESSOAS NATURAIS"}</div>
<pre class="tr">{tr}</pre><hr><pre>{E(tb)}</pre><hr><p class="n">{E(note) or "NADA CONSTA A MARGEM DO TERMO."} Dou fé. {E(f.cid)}, {dnum(f.emi,'-')}.</p><p class="n">Declarou: {E(f.decl.nome if f.decl else f.wit3.nome)}. Test.: {E(f.wit[0].nome)} e {E(f.wit[1].nome)}.</p><div class="sg">____________________________________<br>{E(f.off)}<br>{"Oficial Registrador" if n%2 else "OFICIAL"}</div>'''
    css=f'''#p{{font:10pt "{['DejaVu Sans Mono','Liberation Mono','Nimbus Mono PS'][n%3]}";padding:14mm 13mm}}pre{{font:inherit;margin:0;white-space:pre-wrap}}.tr{{font-family:"DejaVu Sans Mono";font-size:9pt;line-height:1.28}}.h{{text-align:left;font-weight:bold}}.t{{text-align:center;margin-top:8mm;font-size:13pt;font-weight:bold}}.sub{{text-align:center;margin-bottom:8mm}}hr{{border:0;border-top:.3mm dashed #000;margin:5mm 0}}pre:nth-of-type(3){{line-height:1.5}}.n{{text-align:justify;line-height:1.4}}.sg{{margin-top:18mm;text-align:center}}'''
    h=page('A4',css,body)
    drop=['registro.número_dnv']+([] if mod else ['dados_pessoais.cpf','dados_pessoais.matrícula'])
    acc={'registro.livro':[f'L-{f.livn}'],'registro.folha':[f'F-{f.foln}'],'registro.termo':[f'T-{f.tern}']}
    return h[0],truth(case,'76D',f,h[1],h[2],ov={'observações.averbações':' '.join(av),'observações.anotações':' '.join(an)},drop=drop,acc=acc,joint=True)
# ---------------- E letter from registry to registry
def Ef(case,n):
    r=rnd(case); f=facts(r,KA['E'][n],dict(years=(1948,2001),natfmt='{c}, Estado {d}',ffmt='{c}, {p}',dob='long',order='mf',issue=2022,issue_min=2003,adult=n in(0,1,3)))
    f.natreg=place(f,f.bcid,f.buf)
    ofn=f'{r.randint(10,980)}/{f.emi.year}'; s=f.par
    pk=('a requerimento da parte interessada','para fins de habilitação de casamento','para as anotações devidas','para instruir processo de retificação')[n%4]
    req=f.emi-datetime.timedelta(days=r.randint(4,25))
    def gen(p): return f'{E(p.nome)}, {p.nac}, natural de {E(p.nat)}, {p.prof}, com {p.idade} anos à época'
    gen_t=' e de '.join(gen(p) for p in s)
    av=''
    if f.kind=='two_m': av=f'pela primeira mãe, {E(s[0].avo)} e {E(s[0].ava)}; pela segunda mãe, {E(s[1].avo)} e {E(s[1].ava)}'
    else: av='; '.join(f'{"paternos" if p.sex=="M" else "maternos"}, {E(p.avo)} e {E(p.ava)}' for p in s)
    o='o' if f.sexo=='M' else 'a'
    tw=f', gême{o} com {E(f.geminfo)}' if f.twins else ''
    loc='no domicílio dos pais' if f.home else f'no estabelecimento {E(f.hosp)}'
    an=[anum(f,k) for k in [['casamento'],['obito'],[],['divorcio'],[],['nome']][n]]
    notes=' '.join(an)
    lab='averbações' if n in(5,) else 'anotações'
    tail=f'À margem consta {"a averbação" if n==5 else "a anotação"} seguinte: “{E(notes)}”' if an else 'À margem do assento nada consta.'
    dec=f.decl.nome if f.decl else f.wit3.nome
    al=['oficio','carta'][n%2]
    body=f'''<div class="lh"><div class="n1">{E(f.cart)}</div><div class="n2">Comarca de {E(f.cid)} — Estado {doUF(f.uf)}</div></div>
<div class="d">Ofício nº {ofn}<span>{E(f.cid)}, {dlong(f.emi)}.</span></div>
<div class="to">A{"o(à) Ilmo(a). Sr(a)." if n%2 else " Sua Senhoria"} Oficial {E(f.ooff)}<br>{E(f.ocart)}<br>{E(f.ocid)} – {f.ouf}</div>
<p><b>Assunto:</b> remessa de certidão de nascimento (ref. seu ofício nº {r.randint(5,400)}, de {dnum(req)})</p>
<p class="i">Senhor Oficial,</p>
<p class="i">Em atenção ao pedido dessa serventia, {pk}, encaminho a presente, que vale como <b>CERTIDÃO DE NASCIMENTO</b>, extraída do assento lavrado neste registro em <b>{dlong(f.reg) if n%2 else dnum(f.reg)}</b>, <b>l. {f.livn}, f. {f.foln}, n. {f.tern}</b>, do qual consta o que segue:</p>
<p class="q"><b>{E(f.nome)}</b>, do sexo {sexo(f).lower()}, nascid{o} em {f.dob_txt}, às {f.hora} horas, {loc}, na cidade de {E(f.bcid)}, {doUF(f.buf) if 0 else 'Estado '+doUF(f.buf)}{tw}. Filh{o} de {gen_t}. Avós {av}. Foi declarante {E(dec)}; testemunhas, {E(f.wit[0].nome)}, {f.wit[0].prof}, e {E(f.wit[1].nome)}, {f.wit[1].prof}, residentes em {E(f.cid)}.</p>
<p class="q">{tail} Dou fé. {E(f.cid)}, {dlong(f.emi)}.</p>
<p class="i">Solicito a Vossa Senhoria acusar o recebimento. Apresento protestos de estima e consideração.</p>
<div class="sg">{sign(case,170,36)}<br>{E(f.off)}<br><small>Oficial do Registro Civil de {E(f.cid)}</small></div>
<div class="ft">{E(f.rua)} – CEP {f.cep} – {E(f.cid)}/{f.uf}<br>Telefone {f.tel} – {f.mail} – {f.site}<br>Expediente: segunda a sexta, {f.hor} &nbsp;·&nbsp; selo {f.selo}</div>'''
    fo=['"Liberation Serif"','"URW Bookman"','"Nimbus Roman"','"C059"','"P052"','"Liberation Serif"'][n]
    css=f'''#p{{font:{11 if n in (1,3) else 12}pt {fo};padding:14mm 22mm 10mm 28mm}}.lh{{text-align:{"center" if n%2 else "left"};border-bottom:.5mm solid #444;padding-bottom:2mm}}.n1{{font-size:15pt;font-weight:bold}}.n2{{font-size:10.5pt;letter-spacing:.4px}}.d{{display:flex;justify-content:space-between;margin:7mm 0 6mm}}.to{{margin-bottom:5mm;line-height:1.35}}p{{margin:2.6mm 0;text-align:justify;line-height:1.4}}.i{{text-indent:16mm}}.q{{margin-left:{0 if n%2 else 9}mm}}.sg{{text-align:center;margin-top:7mm}}.ft{{position:absolute;bottom:8mm;left:20mm;right:20mm;text-align:center;font-size:8.5pt;border-top:.2mm solid #444;padding-top:1.5mm}}'''
    h=page('A4',css,body)
    acc={'dados_pessoais.naturalidade':['']}
    if f.home: acc['local_nascimento.estabelecimento']=['no domicílio dos pais','Domicílio dos pais']; 
    ov={f'observações.{lab}':notes}
    if f.home: ov['local_nascimento.estabelecimento']='domicílio dos pais'
    return h[0],truth(case,'76E',f,h[1],h[2],ov=ov,acc=acc,joint=True,modern=False)
# ---------------- F e-mail print
def Ff(case,n):
    r=rnd(case); f=facts(r,KA['F'][n],dict(years=(2010,2022),natfmt='{c}/{u}',ffmt='{c} ({p})',dob='num',order='fm',issue=2024,issue_min=2016,upper=n in(1,4),matfmt='raw' if n%2 else 'dash'))
    if f.reg.year<2010: pass
    om='registro@'+re.sub(r'[^a-z]','',f.ocid.lower().translate(str.maketrans('áàâãéêíóôõúç','aaaaeeiooouc')))+'rc.not.br'
    hh=f'{r.randint(8,17):02d}:{r.randint(0,59):02d}'
    sent=f.emi+datetime.timedelta(days=n%3)
    R=[('Nome',f.nome),('Matrícula',f.mat),('CPF',f.cpf),('Nascimento',f'{dnum(f.dob)} às {f.hora}'),('Sexo',sexo(f)[0] if n%2 else sexo(f)),('Local',f.hosp),('Cidade de nascimento',f.bcidp+'/'+f.buf)]
    k2=('Pai','Mãe') if f.kind not in('two_m','two_f') else ('Genitor(a) 1','Genitor(a) 2')
    sl=slots(f)
    for i in (0,1):
        p=sl[i]; R.append((k2[i],f'{p.nome}' if p else '---')); 
        R.append((f'Natural de',p.nat if p else '---')); R.append(('Avós '+(('paternos','maternos')[i] if f.kind not in('two_m','two_f') else f'(pais do(a) genitor(a) {i+1})'),f'{p.avo} e {p.ava}' if p else '---'))
    R+=[('Gêmeos',f.geminfo if f.twins else 'não'),('DNV',f.dnv),('Registro',f'{dnum(f.reg)} - liv. {f.livn} fls. {f.foln} nº {f.tern}')]
    av=[anum(f,k) for k in [['pat'],['cpfno'],['exp'],[],[],['cpfno']][n]]; an=[]
    R.append(('Averbações',' '.join(av) or 'Não há'))
    R.append(('Anotações','Não há'))
    R.append(('Emitida em',dnum(f.emi))); R.append(('Selo',f.selo))
    body=f'''<div class="u"><b>{E(f.ocart)}</b> &lt;{om}&gt;<span>1 mensagem</span></div><h2>{["Certidão de nascimento solicitada","RES: pedido CRC nº %d"%r.randint(10**6,10**7),"Segue certidão – cópia eletrônica"][n%3]}</h2>
<table class="hd"><tr><td>De:</td><td>{E(f.cart)} &lt;{f.mail}&gt;</td></tr><tr><td>Para:</td><td>{E(f.ocart)} ({f.ocid}/{f.ouf}) &lt;{om}&gt;</td></tr><tr><td>Enviado:</td><td>{dlong(sent)}, {hh}</td></tr><tr><td>Anexo:</td><td>nasc_{f.tern}.p7s (44 KB)</td></tr></table>
<p>Prezado(a) {E(f.ooff.split()[0])},</p><p>Conforme solicitado por {E(f.ocart)}, transmitimos abaixo a <b>certidão de nascimento</b> do acervo do Registro Civil das Pessoas Naturais de {E(f.cid)}, {UFN[f.uf]}, assinada digitalmente por {E(f.off)}, oficial.</p>
<div class="bx">{''.join(f'<div><b>{E(k)}:</b> {E(v)}</div>' for k,v in R)}</div>
<p>O conteúdo acima confere com o original. Dou fé.</p><p class="sig">--<br>{E(f.clerk)} – escrevente autorizado<br>{E(f.cart)} – {E(f.cid)}/{f.uf}<br>{E(f.rua)} – CEP {f.cep}<br>☎ {f.tel} | WhatsApp ({DDD[f.uf]}) 9{r.randint(8000,9999)}-{r.randint(1000,9999)} | {f.site}<br>Horário de funcionamento: segunda a sexta-feira, {f.hor}; sábados, das 9h às 12h</p><div class="cf">Esta mensagem pode conter informação protegida pela Lei nº 13.709, de 14 de agosto de 2018. Se a recebeu por engano, apague-a.</div><div class="url">https://webmail.{f.site[4:]}/print?id={r.randint(10**7,10**8)} &nbsp; 1/1</div>'''
    css=f'''#p{{font:{10 if n!=2 else 10.5}pt {["Liberation Sans","Noto Sans","DejaVu Sans","Nimbus Sans","Noto Sans Display","Liberation Sans"][n]!r};padding:10mm 14mm}}.u{{display:flex;justify-content:space-between;font-size:8.5pt;color:#444;border-bottom:.3mm solid #999;padding-bottom:1mm}}h2{{font-size:14pt;margin:3mm 0}}.hd{{font-size:9pt;background:#f1f3f4;width:100%;padding:1mm}}.hd td:first-child{{color:#666;width:18mm}}p{{margin:2.5mm 0}}.bx{{border-left:1mm solid #7a9cc6;padding-left:4mm;line-height:{1.3 if n in(2,1) else 1.42};font-size:9.5pt}}.sig{{color:#555;font-size:8.5pt;line-height:1.3}}.cf{{font-size:7pt;color:#777;border-top:.2mm solid #ccc;padding-top:1mm}}.url{{position:absolute;bottom:5mm;left:14mm;font-size:7pt;color:#555}}'''
    h=page('LET' if n%2 else 'A4',css,body,'E-mail')
    ov={'observações.averbações':' '.join(av)}
    return h[0],truth(case,'76F',f,h[1],h[2],ov=ov,acc={'dados_pessoais.naturalidade':['']})
# ---------------- G narrated one paragraph, typewritten, old spelling
def G(case,n):
    r=rnd(case); f=facts(r,KA['G'][n],dict(years=(1906,1941),natfmt='{c}, Estado {d}',ffmt='{c}, {p}',dob='oldwords',order='fm',issue=1968,issue_min=1920,adult=n in(0,4)))
    f.natreg=place(f,f.bcid,f.buf)
    W=lambda x:old(words(x)); o='o' if f.sexo=='M' else 'a'
    f.h,f.m=r.choice([1,2,3,4,5,6,7,8,9,10,11]),r.choice([0,0,30,15,20]); per=r.choice(['da manhã','da tarde','da noite'])
    if per=='da noite' and f.h<6: f.h+=5 
    if per=='da tarde' and f.h>6: per='da noite'
    if per=='da manhã' : h24=f.h
    else: h24=f.h+12
    f.hora=f'{h24:02d}:{f.m:02d}'
    hw=old(fem(words(f.h)))+(' hora' if f.h==1 else ' horas')+({0:'',30:' e meia',15:' e quinze minutos',20:' e vinte minutos'}[f.m])+' '+per
    num=n%3==0
    q=lambda x,fm=False:old(fem(words(x)) if fm else words(x))+(f' ({x})' if num else '')
    s=f.par; pai=f.pai; mae=f.mae
    def full(p): return f'{p.nome}, {p.nac}, natural de {p.nat}, de {W(p.idade)} annos de edade, de profissão {p.prof}'
    if f.kind=='found': fil=f'creança exposta, encontrada {"á porta da egreja matriz"} d\'esta cidade, de paes ignorados'; gp=''
    elif f.kind=='single': fil=f'filh{o} natural de {full(mae)}'; gp=f', sendo avós maternos {mae.avo} e Dona {mae.ava}'
    else: fil=f'filh{o} legitim{o} de {full(pai)}, e de Dona {full(mae)}'; gp=f', sendo avós paternos {pai.avo} e Dona {pai.ava}, e maternos {mae.avo} e Dona {mae.ava}'
    loc='em casa de residencia dos paes' if f.kind!='found' else 'presumivelmente'
    ests=''
    if n in(1,2): loc=f'no {f.hosp}' if f.hosp[0] in 'HC' else f'na {f.hosp}'; ests=f.hosp
    tw=f', gême{o} com {f.geminfo}, que nasceu em seguida' if f.twins else ''
    an=[anum(f,k) for k in [['casamento'],[],[],[],['obito'],['exp']][n]]
    w=f.wit
    wt=f'e as testemunhas {w[0].nome}, {w[0].civ}, {w[0].prof}, e {w[1].nome}, {w[1].civ}, {w[1].prof}, ambos residentes n\'este districto'
    dec=f'{f.wit3.nome}, {f.wit3.civ}, {f.wit3.prof}, residente á {f.wit3.resid}' if n%2 else (f'o pae' if f.pai else f.wit3.nome)
    sx=f'do sexo {sexo(f).lower()}'
    obs=(f' Á margem: {" ".join(an)}' if an else '')
    txt=f'''CERTIFICO, a pedido verbal de pessoa interessada, que revendo em meu cartorio o livro numero {q(f.livn)} de registro de nascimentos, d'elle a folhas {q(f.foln)}, sob o numero de ordem {q(f.tern)}, consta o termo lavrado aos {old(dword(f.reg))}, pelo qual se vê que nasceu aos {f.dob_txt}, ás {hw}, {loc}, n{'a cidade de' if n%2 else 'esta localidade de'} {f.bcid}, {f.buf and 'Estado '+doUF(f.buf)}, uma creança {sx}, de côr {["branca","parda","morena"][n%3]}, que recebeu o nome de {f.nome}{tw}, {fil}{gp}. Foi declarante {dec}, {wt}.{obs} Nada mais se continha em o dito termo, ao qual me reporto e dou fé. {f.cid}, {old(dword(f.emi)) if n%2 else dlong(f.emi)}. Eu, {f.off}, Official do Registro Civil, a datilographei, conferi e assigno.'''
    body=f'''<div class="h">ESTADO {E(doUF(f.uf).upper())}<br>COMARCA DE {E(f.cid.upper())}<br>{E(f.cart)}</div><div class="t">CERTIDÃO DE NASCIMENTO</div><p>{E(txt)}</p><div class="sg">{sign(case,190,40,'#223')}<br>O Official do Registro Civil</div><div class="st">Rs. {r.randint(2,9)}$000<br>sellada com estampilhas</div>'''
    fo=['Nimbus Mono PS','Liberation Mono','DejaVu Sans Mono'][n%3]
    css=f'''#p{{font:{11.5 if fo!="DejaVu Sans Mono" else 10.5}pt "{fo}";padding:24mm 18mm 15mm 30mm;background:{["#fbf7ea","#fff","#f6f3e6"][n%3]};color:#1a1a22}}.h{{line-height:1.4}}.t{{text-align:center;margin:14mm 0 10mm;text-decoration:{["underline","none","underline"][n%3]};letter-spacing:3px;font-weight:bold}}p{{line-height:1.72;text-align:{"justify" if n%2 else "left"};text-indent:18mm;margin:0}}.sg{{margin-top:12mm;text-align:center}}.st{{position:absolute;right:16mm;top:18mm;border:.3mm solid #555;padding:3mm;font-size:8pt;text-align:center}}'''
    if f.kind=='found': f.home=False
    h=page('OF',css,body)
    ov={'local_nascimento.estabelecimento':ests or ('casa de residencia dos paes' if f.kind!='found' else ''),'autenticação.selo_digital':'','observações.anotações':' '.join(an)}
    acc={'dados_pessoais.naturalidade':['']}
    for k,v in (('livro',f.livn),('folha',f.foln),('termo',f.tern)): acc['registro.'+k]=[W(v),q(v)]
    acc['dados_pessoais.data_nascimento.texto_completo']=[dword(f.dob),dnum(f.dob),dlong(f.dob)]
    if not ests and f.kind!='found': acc['local_nascimento.estabelecimento']=['Domicílio','','em casa de residencia dos paes']
    return h[0],truth(case,'76G',f,h[1],h[2],ov=ov,acc=acc,joint=True,modern=False)
