from core import *
from l1 import slots,labs,rnd,fa,sexo,KA
# ---------------- H narrated with sections in the margin
def H(case,n):
    r=rnd(case); f=facts(r,KA['H'][n],dict(years=(1955,1999),natfmt='{c}, {u}',ffmt='{c}, {p}',dob='words',order='fm',issue=2009,issue_min=1992,adult=n in(0,5)))
    if f.home: f.hosp='Em domicílio'
    o='o' if f.sexo=='M' else 'a'; s=f.par
    def full(p): return f'<b>{E(p.nome)}</b>, {p.nac}, {p.prof}, com {p.idade} anos de idade, natural de {E(p.nat)}, portador{"a" if p.sex=="F" else ""} do CPF nº {p.cpf} e RG nº {p.rg}, residente na {E(p.resid)}'
    an=[anum(f,k) for k in [['casamento','divorcio'],[],['nome'],[],[],['casamento']][n]]
    w=f.wit; d=f.decl
    hh=words(f.h); 
    hora=f'às {f.hora} horas'
    loc=('em domicílio' if f.home else f'em dependências do(a) {E(f.hosp)}')
    av=' '.join(f'São avós {"paternos" if p.sex=="M" else "maternos"}: {E(p.avo)} e {E(p.ava)}.' for p in s)
    S=[('Assento',f'Certifico que, no livro nº <b>A-{f.livn}</b>, à folha <b>{f.foln}{"v" if n in(1,4) else ""}</b>, sob o termo nº <b>{f.tern}</b>, foi feito, no dia {dword(f.reg)}, o registro de'),
     ('Registrado' if o=='o' else 'Registrada',f'<b>{E(f.nome)}</b>, do sexo {sexo(f).lower()}, nascid{o} no dia {f.dob_txt}, {hora}, {loc}, em {E(f.bcid)}, Estado {doUF(f.buf)}.'),
     ('Filiação',f'Filh{o} de '+' e de '.join(full(p) for p in s)+'.'),('Avós',av),
     ('Gemelaridade',f'Nasceu de parto duplo; é gême{o} de {E(f.geminfo)}.' if f.twins else 'Parto simples.'),
     ('Declarante',f'{E(d.nome)}, já qualificad{"o" if d.sex=="M" else "a"}.' if d else f'{E(f.wit3.nome)}, {f.wit3.nac}, {f.wit3.civ}, {f.wit3.prof}, com {f.wit3.idade} anos, CPF {f.wit3.cpf}, residente na {E(f.wit3.resid)}.'),
     ('Testemunhas',' e '.join(f'{E(x.nome)}, {x.nac}, {x.civ}, {x.prof}, com {x.idade} anos, RG nº {x.rg}, residente na {E(x.resid)}' for x in w)+'.'),
     ('Observações<br>à margem',(E(' '.join(an)) if an else 'Nada consta.')+f' Dou fé. {E(f.cid)}, {dlong(f.emi)}.')]
    if n%2==0: S[5],S[4]=S[4],S[5]
    body=f'''<div class="h"><div class="big">{E(f.cart)}</div>{E(f.cid)} · {f.uf} — {E(f.rua)} — fone {f.tel} — expediente {f.hor}</div><h1>certidão de nascimento</h1>{''.join(f'<div class="r"><div class="k">{k}</div><div class="v">{v}</div></div>' for k,v in S)}<div class="sg"><div>Selo nº {f.selo}<br>Custas: R$ {r.randint(8,30)},{r.randint(10,99)}<br>Guia {r.randint(1000,99999)}</div><div>{sign(case)}<br>{E(f.off)}<br>{"Oficiala" if 0 else "Oficial do Registro Civil"}</div></div>'''
    css=f'''#p{{font:11pt {["C059","P052","URW Bookman","C059","Liberation Serif","Noto Serif"][n]!r};font-size:{10 if n in(2,5) else 11}pt;padding:15mm 17mm;background:#fff}}.h{{font-size:8.5pt;border-left:2mm solid #7a1f2b;padding-left:4mm}}.big{{font-size:14pt}}h1{{font-variant:small-caps;font-size:24pt;text-align:right;margin:8mm 0;color:#7a1f2b;font-weight:normal}}.r{{display:flex;margin-bottom:3.6mm}}.k{{width:31mm;text-align:right;padding-right:4mm;font-style:italic;color:#7a1f2b;border-right:.3mm solid #7a1f2b;font-size:9.5pt;flex:none}}.v{{padding-left:4mm;text-align:justify;line-height:1.38}}.sg{{display:flex;justify-content:space-between;margin-top:10mm;align-items:flex-end;font-size:9.5pt}}.sg>div:last-child{{text-align:center}}'''
    h=page('A4',css,body)
    ov={'registro.livro':f'A-{f.livn}','registro.folha':f'{f.foln}{"v" if n in(1,4) else ""}'}
    ov['observações.averbações' if n==2 else 'observações.anotações']=' '.join(an)
    return h[0],truth(case,'76H',f,h[1],h[2],ov=ov,acc={'dados_pessoais.naturalidade':['']},joint=True,modern=False)
# ---------------- I small card, L-12 F-34 T-5678
def I(case,n):
    r=rnd(case); f=facts(r,KA['I'][n],dict(years=(1938,1986),upper=n%2==1,natfmt='{c}-{u}',ffmt='{c}-{p}',dob='num' if n%3 else 'dot',order='fm' if n%2 else 'mf',issue=1999,issue_min=1970,adult=n in(0,5)))
    od='fm' if n%2 else 'mf'; s=slots(f,od); ro,gs=labs(f,od); bl='x-x-x-x'
    an=[anum(f,k) for k in [['casamento'],[],[],['obito'],[],['casamento']][n]]
    ref=[f'L-{f.livn} F-{f.foln} T-{f.tern}',f'l. {f.livn} / f. {f.foln} / n. {f.tern}',f'liv. {f.livn} fls. {f.foln} nº {f.tern}',f'Lº {f.livn} – fl. {f.foln} – tº {f.tern}',f'L. A-{f.livn}, FLS. {f.foln}, Nº {f.tern}',f'L-A{f.livn} F-{f.foln} T-{f.tern}'][n]
    def g(i):
        p=s[i]
        return f'<div class="ln"><i>{ro[i]}</i> <b>{E(p.nome) if p else bl}</b> <i>nat.</i> {E(p.nat) if p else bl}</div><div class="ln in"><i>avós {gs[i]}s</i> {E(p.avo)+" e "+E(p.ava) if p else bl}</div>'
    rg=f'<div class="ln"><i>Nome</i> <b class="nm">{E(f.nome)}</b> <i>sexo</i> {sexo(f)[0]}</div><div class="ln"><i>nasc.</i> {f.dob_txt} <i>às</i> {f.hora} <i>local</i> {E(f.hosp)}, {E(f.bcid)}-{f.buf}</div>'
    dt=f'<div class="ln"><i>reg. em</i> {dnum(f.reg)} <i>gêmeo</i> {"sim, com "+E(f.geminfo) if f.twins else "não"} <i>decl.</i> {E(f.decl.nome if f.decl else f.wit3.nome)}</div>'
    obs=f'<div class="ln ob"><i>Obs.</i> {E(" ".join(an)) or "nada consta."} Dou fé. {E(f.cid)}, {dfmt(f.emi,"num" if n%2 else "long")}.</div>'
    blocks=[rg,g(0),g(1),dt] if n%2 else [dt,rg,g(0),g(1)]
    body=f'''<div class="fr"><div class="h"><div>{E(f.cart)}<br><small>{E(f.cid)}/{f.uf} – tel. {f.tel}</small></div><div class="t">NASCIMENTO<br><small>certidão de breve relato</small></div><div class="ref">{ref}</div></div>{''.join(blocks)}{obs}<div class="ft"><span>selo {f.selo}</span><span class="s">{sign(case,110,22,'#333')}<br>{E(f.off)} – oficial</span></div></div>'''
    css=f'''#p{{font:{9.6 if n!=2 else 9.2}pt {["Nimbus Sans","URW Gothic","Liberation Sans","Nimbus Sans Narrow","DejaVu Serif","P052"][n]!r};padding:7mm}}.fr{{border:.6mm solid #295c34;outline:.2mm solid #295c34;outline-offset:1mm;height:100%;padding:4mm 5mm;position:relative;background:#f4faf4}}.h{{display:flex;justify-content:space-between;border-bottom:.3mm solid #295c34;margin-bottom:2mm;padding-bottom:1.5mm;line-height:1.2}}.h>div{{max-width:38%}}.t{{font-weight:bold;text-align:center}}.ref{{font:bold 10pt "Liberation Mono"}}i{{font-style:normal;color:#295c34;font-size:7.4pt;margin-left:1mm}}.ln{{border-bottom:.2mm dotted #295c34;padding:1.05mm 0}}.in{{padding-left:8mm}}.ob{{border-bottom:0}}.ft{{position:absolute;bottom:2mm;left:5mm;right:5mm;display:flex;justify-content:space-between;align-items:flex-end;font-size:8pt}}.s{{text-align:center}}'''
    h=page('A5L',css,body)
    ov={}
    if n in(4,5): ov['registro.livro']=f'A-{f.livn}' if n==4 else f'A{f.livn}'
    ov['observações.anotações']=' '.join(an)
    return h[0],truth(case,'76I',f,h[1],h[2],ov=ov,acc={'dados_pessoais.naturalidade':['']},joint=True,modern=False)
# ---------------- J preprinted with dotted blanks, witnesses table
def J(case,n):
    r=rnd(case); f=facts(r,KA['J'][n],dict(years=(1946,1984),natfmt='{c} - Estado {d}',ffmt='{c} - {p}',dob='long' if n%2 else 'words',order='fm',issue=1995,issue_min=1968,adult=n in(0,3)))
    f.natreg=place(f,f.bcid,f.buf)
    s=slots(f); bl='- - - - - - - - - -'; o='o' if f.sexo=='M' else 'a'
    def fl(lab,val,fx=1): return f'<span class="f" style="flex:{fx}"><s>{lab}</s><u>{E(str(val))}</u></span>'
    an=[anum(f,k) for k in [['casamento'],[],[],['divorcio'],['nome'],[]][n]]
    def pr(i,k,gl):
        p=s[i]
        return '<div class="w">'+fl(f'{k}:',p.nome if p else bl,3)+fl('idade',f'{p.idade} anos' if p else bl,1)+'</div><div class="w">'+fl('natural de',p.nat if p else bl,2)+fl('profissão',p.prof if p else bl,1.3)+'</div><div class="w">'+fl('residência',p.resid if p else bl,2)+fl('documento',p.rg if p else bl,1)+'</div><div class="w">'+fl(f'sendo avós {gl}:',(p.avo+' e '+p.ava) if p else bl)+'</div>'
    d=f.decl; x=f.wit3
    W=[('Declarante',d.nome,str(d.idade),d.nac,'—',d.prof,d.resid) if d else ('Declarante',x.nome,str(x.idade),x.nac,x.civ,x.prof,x.resid)]+[(f'{i+1}ª testemunha',t.nome,str(t.idade),t.nac,t.civ,t.prof,t.resid) for i,t in enumerate(f.wit)]
    tb='<table><tr><th></th><th>Nome</th><th>Idade</th><th>Nacionalidade</th><th>Est. civil</th><th>Profissão</th><th>Residência</th></tr>'+''.join('<tr>'+''.join(f'<td>{E(c)}</td>' for c in row)+'</tr>' for row in W)+'</table>'
    body=f'''<div class="bd"><div class="h">República Federativa do Brasil<br><b>ESTADO {E(doUF(f.uf).upper())}</b> — COMARCA DE {E(f.cid.upper())} — MUNICÍPIO DE {E(f.cid.upper())}<br><span class="c">{E(f.cart)}</span><br>{E(f.off)} — Oficial &nbsp;&nbsp;|&nbsp;&nbsp; {E(f.clerk)} — Substituto</div>
<div class="t">NASCIMENTO <span>liv. <u>{f.livn}</u> &nbsp; fls. <u>{f.foln}</u> &nbsp; nº <u>{f.tern}</u></span></div>
<div class="w">{fl("CERTIFICO que às fls. e do livro acima foi registrado em",dlong(f.reg))}</div><div class="w">{fl("o nascimento de",f.nome)}</div><div class="w">{fl("ocorrido em",f.dob_txt,2.6)}{fl("às",f.hora+" hs.",.8)}</div><div class="w">{fl("local",f.hosp,1.5)}{fl("na cidade de",f.bcid+" - Estado "+doUF(f.buf),1.6)}{fl("sexo",sexo(f).lower(),.7)}</div>
<div class="w">{fl("gêmeo com",f.geminfo if f.twins else "prejudicado")}</div>
<div class="w lab">filh{o} de</div>{pr(0,'pai','paternos')}{pr(1,'mãe','maternos')}{tb}
<div class="w ob"><s>Averbações e anotações:</s>&nbsp;<span>{E(" ".join(an)) or "nada consta."} O referido é verdade e dou fé. {E(f.cid)}, {dlong(f.emi)}.</span></div>
<div class="sg">{sign(case,170,34)}<br>Oficial<br></div><div class="fee">Selo {f.selo} — Taxa Cr$ {r.randint(1,99)},00</div></div>'''
    css=f'''#p{{font:9.5pt "Nimbus Roman";padding:10mm;background:{"#fdfaf0" if n%2 else "#fff"}}}.bd{{border:1.2mm double #30406b;height:100%;padding:6mm 7mm;position:relative;color:#30406b}}.h{{text-align:center;line-height:1.45}}.c{{font-size:15pt;font-style:italic}}.t{{font:bold 20pt "Nimbus Roman";letter-spacing:5px;display:flex;justify-content:space-between;align-items:baseline;margin:6mm 0 4mm}}.t span{{font-size:11pt;letter-spacing:0;font-weight:normal}}.t u{{font:bold 11pt "{['Nimbus Mono PS','Liberation Mono'][n%2]}";color:#111;text-decoration:none;border-bottom:.3mm dotted #30406b;padding:0 2mm}}.w{{display:flex;gap:2mm;margin-bottom:1.9mm}}.f{{display:flex;align-items:baseline}}s{{text-decoration:none;font-style:italic;white-space:nowrap;margin-right:1.5mm}}.f u{{flex:1;text-decoration:none;border-bottom:.3mm dotted #30406b;font:9.6pt "{['Nimbus Mono PS','Liberation Mono'][n%2]}";color:#111;line-height:1.1}}.lab{{font-style:italic;margin:0 0 1mm}}table{{border-collapse:collapse;width:100%;margin:3mm 0;font-size:8.4pt}}th{{font:italic 8.5pt "Nimbus Roman";border:.2mm solid #30406b}}td{{border:.2mm solid #30406b;padding:.8mm 1mm;color:#111}}.ob{{margin-top:3mm}}.ob span{{font:9.6pt "{['Nimbus Mono PS','Liberation Mono'][n%2]}";color:#111;text-align:justify}}.ob s{{white-space:normal;width:24mm;flex:none}}.sg{{position:absolute;bottom:10mm;right:18mm;text-align:center}}.fee{{position:absolute;bottom:8mm;left:8mm;font-size:8.5pt}}'''
    h=page('A4',css,body)
    ov={'observações.averbações':' '.join(an) if n==4 else '','observações.anotações':'' if n==4 else ' '.join(an)}
    return h[0],truth(case,'76J',f,h[1],h[2],ov=ov,acc={'dados_pessoais.naturalidade':['']},joint=True,modern=False)
# ---------------- K modern grid with two-line labels beside long notes
def K(case,n):
    r=rnd(case); f=facts(r,KA['K'][n],dict(years=(1970,2016),upper=n%2==0,natfmt='{c} - {u}',ffmt='{c} - {p}',dob='WORDS' if n%2==0 else 'long2',order='mf',issue=2025,issue_min=2018,matfmt='sp' if n!=3 else 'raw',adult=n in(0,2,4)))
    s=slots(f,'mf'); bl='**********'
    av=[anum(f,k) for k in [['pat','nome'],['cpf'],['nome','cpf'],['soc'],[],['adocao']][n]]
    an=[anum(f,k) for k in [['casamento','divorcio'],[],['casamento','divorcio','obito'],[],['casamento'],[]][n]]
    num=lambda L:' '.join(f'{x}' for x in L)
    def row(lab,val,cl=''): return f'<div class="r {cl}"><div class="k">{lab}</div><div class="v">{val}</div></div>'
    fil=' e '.join(f'{E(p.nome)}, natural de {E(p.nat)}' for p in f.par)
    gen=[]
    for i in (0,1):
        p=s[i]
        gen.append(f'<b>{E(p.nome)}</b><br>{E(p.nat)}' if p else bl)
    two=f.kind in('two_m','two_f')
    gl=['Avós da 1ª<br>genitora','Avós da 2ª<br>genitora'] if two else ['Avós<br>maternos','Avós<br>paternos']
    ll=['1ª<br>genitora','2ª<br>genitora'] if two else ['Mãe e sua<br>naturalidade','Pai e sua<br>naturalidade']
    gg=[f'{E(p.avo)} <span class="sp">e</span> {E(p.ava)}' if p else bl for p in s]
    A1=row('Averbações<br>ao termo',E(num(av))+' Dou fé.' if av and n%2==0 else (E(num(av)) or 'Nada consta'),'nt'); A2=row('Anotações<br>voluntárias',E(num(an)) or 'Nada consta','nt')
    rows=[row('Nome do(a)<br>registrado(a)',f'<b class="n">{E(f.nome)}</b>'),row('CPF /<br>matrícula',f'{f.cpf} &nbsp;&nbsp; <b>{f.mat}</b>'),row('Data e hora<br>do nascimento',f'{f.dob_txt} — {f.hora}'),row('Local do<br>nascimento',f'{E(f.hosp)} — {E(f.bcidp)} - {f.buf}'),row('Sexo /<br>naturalidade',f'{sexo(f).upper()} &nbsp;/&nbsp; {E(f.natreg)}'),row(ll[0],gen[0]),row(gl[0],gg[0]),row(ll[1],gen[1]),row(gl[1],gg[1]),row('Gêmeos e<br>respectivos nomes',E(f.geminfo) if f.twins else 'NÃO'),row('Data do registro<br>e nº da DNV',f'{dlong(f.reg)} &nbsp;/&nbsp; {f.dnv}')]
    if n%2: rows[1],rows[0]=rows[0],rows[1]; rows=rows[:5]+rows[9:]+rows[5:9]
    body=f'''<div class="bg">{guil(760,90,'#d9d2ea')}</div><div class="h"><div>{arms('#4b3b7a')}</div><div><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><div class="t">Certidão de Nascimento</div></div></div><div class="tb">{''.join(rows)}{A1}{A2}</div>
<div class="of"><div><b>{E(f.cart)}</b><br>{E(f.cid)} - {UFN[f.uf]}<br>{E(f.rua)}, CEP {f.cep}<br>{f.tel} · {f.mail}<br>Oficial: {E(f.off)}</div><div class="m">{E(f.cid)}, {dlong(f.emi)}<br>{sign(case,140,30)}<br>{E(f.clerk)}<br>Escrevente</div><div>{qr(case,21,3)}<br><small>{f.selo}<br>{f.codseg}</small></div></div>'''
    css=f'''#p{{font:9pt {["Noto Sans","Liberation Sans","Noto Sans Display","DejaVu Sans","Noto Sans","Liberation Sans"][n]!r};padding:8mm 13mm;color:#1d1733;font-size:{8.4 if n in(2,3) else 9}pt}}.bg{{position:absolute;top:0;left:0}}.h{{position:relative;display:flex;gap:5mm;align-items:center;justify-content:center;text-align:center;margin-bottom:4mm}}.t{{font-size:19pt;color:#4b3b7a}}.tb{{position:relative;border:.3mm solid #4b3b7a}}.r{{display:flex;border-bottom:.2mm solid #b9aede;min-height:9.5mm}}.k{{width:30mm;flex:none;background:#efebf8;font-size:7.4pt;padding:1mm 1.5mm;display:block;color:#4b3b7a;line-height:1.25}}.v{{padding:1mm 2mm;align-self:center;line-height:1.3}}.nt .v{{text-align:justify;align-self:flex-start}}.nt{{min-height:20mm}}.n{{font-size:12pt}}.sp{{color:#777}}.of{{position:absolute;bottom:8mm;left:13mm;right:13mm;display:flex;justify-content:space-between;font-size:8pt;line-height:1.35}}.m{{text-align:center}}'''
    h=page('A4',css,body)
    lv=f.matr
    ov={'observações.averbações':' '.join(av),'observações.anotações':' '.join(an)}
    return h[0],truth(case,'76K',f,h[1],h[2],ov=ov)
# ---------------- L two parent cards
def Lf(case,n):
    r=rnd(case); f=facts(r,KA['L'][n],dict(years=(1985,2018),natfmt='{c}/{u}',ffmt='{c}/{p}',dob='long2' if n%2 else 'num',order='fm',issue=2021,issue_min=2011,matfmt='dash',adult=n==1))
    if f.kind=='single': pass
    s=slots(f); ro,gs=labs(f); bl='= = = = ='; sep=n%2==0
    def card(i):
        p=s[i]
        if not p: return f'<div class="cd"><div class="ct">{ro[i]}</div><dl><dt>nome</dt><dd>{bl}</dd><dt>natural de</dt><dd>{bl}</dd><dt>avô</dt><dd>{bl}</dd><dt>avó</dt><dd>{bl}</dd></dl></div>'
        R=[('nome',f'<b>{E(p.nome)}</b>'),('nacionalidade',p.nac),('natural de',E(p.nat)),('ocupação',p.prof),('idade',f'{p.idade} anos'),('CPF',p.cpf),('documento',p.rg),('domicílio',E(p.resid)),(f'avô {gs[i]}',E(p.avo)),(f'avó {fa(gs[i])}',E(p.ava))]
        if n%2: R=R[:1]+R[8:]+R[1:8]
        return f'<div class="cd"><div class="ct">{ro[i]}</div><dl>'+''.join(f'<dt>{k}</dt><dd>{v}</dd>' for k,v in R)+'</dl></div>'
    an=[anum(f,k) for k in [[],['casamento'],[],['cpfno'],[],['cpf']][n]]
    isan=n==1
    x=f.wit3; d=f.decl
    dec=f'{E(d.nome)}, {d.nac}, {d.prof}, CPF {d.cpf}' if d else f'{E(x.nome)}, {x.nac}, {x.civ}, {x.prof}, {x.idade} anos, RG {x.rg}, CPF {x.cpf}, residente na {E(x.resid)}'
    body=f'''<div class="h"><div class="t">Certidão<br>de<br>Nascimento</div><div class="hc">{E(f.cart)}<br><small>{E(f.cid)} — {f.uf}</small><br><small>matrícula</small> <span class="mt">{f.mat}</span></div></div>
<div class="per"><div class="nm">{E(f.nome)}</div><div class="li"><span><i>CPF</i> {f.cpf}</span><span><i>sexo</i> {sexo(f)}</span><span><i>nasc.</i> {f.dob_txt}</span><span><i>hora</i> {f.hora}</span></div><div class="li"><span><i>onde</i> {E(f.hosp)}</span><span><i>município</i> {E(f.bcid)} <i>UF</i> {f.buf}</span><span><i>gêmeos</i> {"sim: "+E(f.geminfo) if f.twins else "não"}</span></div></div>
<div class="cs">{card(0)}{card(1)}</div>
<div class="bk"><b>Assento</b> L-{f.livn} F-{f.foln} T-{f.tern}, de {dnum(f.reg)} · DNV {f.dnv}</div>
<div class="bk"><b>Declarante</b> {dec}</div><div class="bk"><b>Testemunhas</b> {" e ".join(f"{E(w.nome)} ({w.prof}, {w.idade} anos, CPF {w.cpf})" for w in f.wit) if n%3 else "dispensadas (art. 54 da Lei nº 6.015, de 31/12/1973)"}</div>
<div class="bk n"><b>Averbações/Anotações</b> {E(" ".join(an)) or "nenhuma"} Dou fé. {E(f.cid)}, {dnum(f.emi)}.</div>
<div class="ft"><div>{sign(case,150,32)}<br>{E(f.off)}<br>Registrador Civil</div><div class="bx">PODER JUDICIÁRIO – {f.uf}<br>Selo: {f.selo}<br>Total R$ {r.randint(25,80)},{r.randint(10,99)}</div></div>'''
    css=f'''#p{{font:10pt {["URW Gothic","Noto Sans Display","DejaVu Sans Condensed","URW Gothic","Liberation Sans","Nimbus Sans"][n]!r};font-size:9.5pt;padding:12mm 14mm}}.h{{display:flex;gap:6mm;align-items:center}}.t{{background:#b5471b;color:#fff;font-size:14pt;padding:4mm 7mm;line-height:1.15}}.hc{{font-size:12pt;line-height:1.5}}.mt{{font-family:"Liberation Mono";font-size:10.5pt;font-weight:bold}}.per{{border:.5mm solid #b5471b;margin:6mm 0 4mm;padding:3mm 4mm}}.nm{{font-size:16pt;font-weight:bold;margin-bottom:2mm}}.li{{display:flex;justify-content:space-between;gap:4mm;margin-top:1.5mm}}i{{font-style:normal;color:#b5471b;font-size:8pt}}.cs{{display:flex;gap:4mm}}.cd{{flex:1;border:.3mm solid #b5471b}}.ct{{background:#f7e0d6;padding:1mm 3mm;font-weight:bold}}dl{{margin:2mm 3mm;display:grid;grid-template-columns:23mm 1fr;row-gap:1.2mm}}dt{{color:#b5471b;font-size:8pt}}dd{{margin:0}}.bk{{margin-top:3mm;padding-left:3mm;border-left:.8mm solid #b5471b;text-align:justify}}.bk b{{color:#b5471b;margin-right:2mm}}.n{{line-height:1.35}}.ft{{position:absolute;bottom:10mm;left:14mm;right:14mm;display:flex;justify-content:space-between;align-items:flex-end}}.ft>div{{text-align:center}}.bx{{border:.3mm dashed #b5471b;padding:2mm;font-size:8pt}}'''
    h=page('LET' if n in(1,2) else 'A4',css,body)
    ov={'observações.averbações':'' if isan else ' '.join(an),'observações.anotações':' '.join(an) if isan else ''}
    return h[0],truth(case,'76L',f,h[1],h[2],ov=ov,acc={'dados_pessoais.naturalidade':[''],'registro.livro':[f'L-{f.livn}'],'registro.folha':[f'F-{f.foln}'],'registro.termo':[f'T-{f.tern}']},joint=True)
# ---------------- M office sidebar with hours, phone, site; foundlings
def M(case,n):
    r=rnd(case); f=facts(r,KA['M'][n],dict(years=(1995,2023),natfmt='{c}-{u}',ffmt='{c}, {p}',dob='num' if n%2 else 'words',order='mf' if n<3 else 'fm',issue=2025,issue_min=2012,matfmt='sp',upper=n==4))
    od='mf' if n<3 else 'fm'; s=slots(f,od); o='o' if f.sexo=='M' else 'a'
    av=[anum(f,k) for k in [['cpf'],['exp','adocao'],[],['cpfno'],['nome'],['pat']][n]]
    bl='não consta'
    P=[]
    ro,gs=labs(f,od)
    Q=[('Nome civil',f'<b class="n">{E(f.nome)}</b>'),('Nasceu em',f'{f.dob_txt}, às {f.hora}'),('Onde',(f'{E(f.hosp)}, {E(f.bcidp)}-{f.buf}' if f.kind!='found' else f'encontrad{o} em via pública, {E(f.bcidp)}-{f.buf}')),('Sexo / CPF',f'{sexo(f)} / {f.cpf}'),('Naturalidade',E(f.natreg))]
    if f.kind=='found': Q+=[('Filiação','ignorada (menor exposto)'),('Avós','ignorados')]
    else:
        for i in (0,1):
            p=s[i]; Q.append((f'{ro[i]}',f'{E(p.nome)}<br><small>{p.nac}, {p.prof}, de {E(p.nat)}</small>' if p else bl))
        for i in (0,1):
            p=s[i]; Q.append((f'Avós {gs[i]}s' if f.kind not in('two_m',) else f'Avós ({i+1}ª mãe)',f'{E(p.avo)} e {E(p.ava)}' if p else bl))
    Q+=[('Gêmeos',f'Sim – {E(f.geminfo)}' if f.twins else 'Não'),('Registro',f'{dlong(f.reg)}'),('DNV',f.dnv if f.kind!='found' else 'inexistente'),('Matrícula',f'<b>{f.mat}</b>')]
    right=n%2
    side=f'''<div class="sb"><div class="so">{E(f.cart)}</div><p>{E(f.cid)}<br>{UFN[f.uf]}</p><h4>Oficial</h4><p>{E(f.off)}</p><h4>Substituto(a)</h4><p>{E(f.clerk)}</p><h4>Endereço</h4><p>{E(f.rua)}<br>CEP {f.cep}</p><h4>Telefone</h4><p>{f.tel}<br>({DDD[f.uf]}) 9{r.randint(8000,9999)}-{r.randint(1000,9999)}</p><h4>E-mail</h4><p>{f.mail}</p><h4>Site</h4><p>{f.site}</p><h4>Horário de atendimento</h4><p>Segunda a sexta<br>{f.hor}<br>Plantão de óbitos: sábados, domingos e feriados, das 8h às 12h</p><div class="q">{qr(case,25,3)}</div><p>Selo digital<br><b>{f.selo}</b></p></div>'''
    main=f'''<div class="mn"><div class="rf">República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><h1>Certidão de nascimento</h1>{''.join(f'<div class="r"><div class="k">{k}</div><div class="v">{v}</div></div>' for k,v in Q)}<div class="nt"><div class="k">{"Averbações e" if n%2 else "Anotações e"}<br>{"anotações" if n%2 else "averbações"}</div><div>{E(" ".join(av)) or "Nada consta até esta data."} O referido é verdade. Dou fé. {E(f.cid)}, {dlong(f.emi)}.</div></div><div class="sg">{sign(case,160,34)}<br>{E(f.clerk)}<br>Oficial Substituto(a)</div></div>'''
    body=f'<div class="wr">{main+side if right else side+main}</div>'
    col=['#1f4e79','#5b2a56','#2f5d3a','#7a4a12','#1d5a66','#444'][n]
    css=f'''#p{{font:10pt {["Noto Sans","Liberation Sans","DejaVu Sans Condensed","Noto Serif","Liberation Serif","Nimbus Sans"][n]!r};font-size:{10.5 if n!=3 else 9.6}pt}}.wr{{display:flex;height:100%}}.sb{{width:52mm;flex:none;background:{col};color:#fff;padding:10mm 5mm;font-size:8.3pt;line-height:1.35}}.so{{font-size:12pt;font-weight:bold}}h4{{margin:3.5mm 0 0;font-size:7.4pt;text-transform:uppercase;letter-spacing:.6px;opacity:.8}}.sb p{{margin:.5mm 0;word-break:break-word}}.q{{background:#fff;padding:2mm;width:max-content;margin:5mm 0 3mm}}.mn{{flex:1;padding:11mm 10mm;position:relative}}.rf{{font-size:8pt;color:#555}}h1{{color:{col};font-weight:normal;font-size:23pt;margin:2mm 0 6mm}}.r{{display:flex;padding:1.7mm 0;border-bottom:.2mm solid #ccc}}.k{{width:28mm;flex:none;color:{col};font-size:8.2pt}}.n{{font-size:13pt}}small{{font-size:8pt;color:#444}}.nt{{display:flex;margin-top:4mm;text-align:justify;font-size:9.6pt;line-height:1.35}}.sg{{text-align:center;margin-top:9mm}}'''
    h=page('A4',css,body)
    ov={}; 
    if f.kind=='found': ov={'local_nascimento.estabelecimento':'','registro.número_dnv':''}
    acc={}
    if f.kind=='found': acc['local_nascimento.estabelecimento']=['via pública']
    ov['observações.averbações']=' '.join(av)
    return h[0],truth(case,'76M',f,h[1],h[2],ov=ov,acc=acc,joint=True)
# ---------------- N materialised by another registry (CRC), cover note + content
def N(case,n):
    r=rnd(case); f=facts(r,KA['N'][n],dict(years=(2000,2020),upper=n%2==0,natfmt='{c} – {u}',ffmt='{c} – {p}',dob='long' if n%2 else 'WORDS',order='mf' if n%2 else 'fm',issue=2024,issue_min=2015,matfmt='sp'))
    od='mf' if n%2 else 'fm'; s=slots(f,od); ro,gs=labs(f,od); bl='–––'
    mdat=f.emi+datetime.timedelta(days=r.randint(1,6))
    an=[anum(f,k) for k in [['cpf'],[],['nome'],[],[],['cpfno']][n]]
    two=f.kind in('two_m','two_f')
    def cell(k,v,w=1): return f'<td colspan="{w}"><span>{k}</span><br>{v}</td>'
    def pr(i):
        p=s[i]; return '<tr>'+cell(f'GENITOR(A) {i+1}' if two else ro[i].upper(),E(p.nome) if p else bl,4)+cell('NATURAL DE',E(p.nat) if p else bl,2)+'</tr><tr>'+cell('AVÔ' if two else f'AVÔ {gs[i].upper()}',E(p.avo) if p else bl,3)+cell('AVÓ' if two else f'AVÓ {fa(gs[i]).upper()}',E(p.ava) if p else bl,3)+'</tr>'
    rows=['<tr>'+cell('NOME',f'<b>{E(f.nome)}</b>',4)+cell('CPF',f.cpf,2)+'</tr>','<tr>'+cell('MATRÍCULA',f.mat,4)+cell('DATA DO REGISTRO',dnum(f.reg),2)+'</tr>','<tr>'+cell('DATA DE NASCIMENTO POR EXTENSO' if n%2==0 else 'NASCIMENTO',f.dob_txt,4)+cell('DIA',f'{f.dob.day:02d}')+cell('HORA',f.hora)+'</tr>','<tr>'+cell('LOCAL',E(f.hosp),3)+cell('MUNICÍPIO',E(f.bcidp),1)+cell('UF',f.buf)+cell('SEXO',sexo(f).upper())+'</tr>',pr(0),pr(1),'<tr>'+cell('GÊMEOS',E(f.geminfo) if f.twins else 'NÃO',2)+cell('NATURALIDADE',E(f.natreg),2)+cell('DNV',f.dnv,2)+'</tr>']
    if n in(2,3): rows=rows[:2]+rows[4:6]+rows[2:4]+rows[6:]
    nt='<tr>'+cell('AVERBAÇÕES',(E(' '.join(an)) if an else 'SEM AVERBAÇÕES.'),6)+'</tr><tr>'+cell('ANOTAÇÕES','NADA CONSTA',6)+'</tr>'
    mat_=f'''<b>MATERIALIZAÇÃO</b> — Certifico que este documento eletrônico, recebido pela Central de Informações do Registro Civil (pedido CRC {r.randint(10**6,10**7)}), foi materializado nesta data pelo {E(f.ocart)}, {E(f.ocid)}/{f.ouf}. {E(f.ocid)}, {dlong(mdat)}. {E(f.ooff)}, escrevente.'''
    cov=f'''<div class="cov"><div class="a"><i>DE</i> {E(f.cart)}, {E(f.cid)} – {f.uf}</div><div class="ar">➜</div><div class="a"><i>PARA</i> {E(f.ocart)}, {E(f.ocid)} – {f.ouf}</div></div>'''
    body=f'''{cov}<div class="t">CERTIDÃO DE NASCIMENTO ELETRÔNICA</div><table>{''.join(rows)}{nt}</table>
<div class="f"><div>CNS {f.cns:06d} — <b>{E(f.cart)}</b><br>{E(f.cid)} – {UFN[f.uf]}. {E(f.rua)}<br>Oficial Registrador: {E(f.off)}<br>{f.tel} · {f.mail} · seg. a sex., {f.hor}</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(f.cid)}, {dlong(f.emi)}<br><i>Assinado digitalmente por {E(f.off)}</i><br>Selo {f.selo}</div></div>
<div class="mz">{qr(case,21,2.6)}<p>{mat_}</p></div>'''
    css=f'''#p{{font:9pt {["DejaVu Serif","Noto Serif","Liberation Sans","P052","DejaVu Sans Condensed","URW Bookman"][n]!r};padding:10mm 12mm}}.cov{{display:flex;align-items:center;gap:3mm;background:#e8eef5;padding:3mm;border-radius:2mm;font-size:8.4pt}}.a{{flex:1}}.a i{{font-style:normal;font-weight:bold;color:#246;display:block;font-size:7pt}}.ar{{font-family:"DejaVu Sans";font-size:14pt;color:#246}}.t{{text-align:center;font-size:15pt;margin:6mm 0 4mm;letter-spacing:1px}}table{{border-collapse:collapse;width:100%;table-layout:fixed}}td{{border:.25mm solid #246;padding:1.2mm 1.5mm;vertical-align:top;line-height:1.3}}td span{{font-size:6.6pt;color:#246;font-family:"Liberation Sans"}}.f{{display:flex;gap:6mm;margin-top:6mm;font-size:8.5pt;line-height:1.4}}.f>div{{flex:1}}.mz{{position:absolute;bottom:10mm;left:12mm;right:12mm;border:.4mm solid #999;padding:3mm;display:flex;gap:4mm;align-items:center;background:#f7f7f2}}.mz svg{{flex:none}}.mz p{{margin:0;text-align:justify;line-height:1.4}}'''
    h=page('A4',css,body)
    return h[0],truth(case,'76N',f,h[1],h[2],ov={'observações.averbações':' '.join(an)})
