from lib import *
from notes import *
fem=lambda p,a='o',b='a': a if p.m else b
# J5: dot-matrix narrative of a vendor's program about 1995-2009
SP5=[dict(y0=1985,y1=2005),dict(y0=1970,y1=1984,an='cas'),dict(y0=1990,y1=2006,nofather=1),dict(y0=1995,y1=2007,twin=1),dict(y0=1960,y1=1975,home=1,unkp=1,nohour=1),
dict(y0=1998,y1=2008,style='jp'),dict(y0=1980,y1=1999,av='pat'),dict(y0=1999,y1=2008,long=1)]
def J5():
    for n,k in enumerate(SP5,1):
        k=dict(k,lim=2008); r=R('J5',n); p=person(r,**k); t=truth('J5',n); U=str.upper
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        em=issue(r,p,1996,2009); hour=not k.get('nohour'); b=p.birth
        cart=['CARTÓRIO DO REGISTRO CIVIL','OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS','CARTÓRIO DO 2º OFÍCIO'][n%3]
        livro=f'A-{p.book}'; folha=f'{p.leaf:03d}{U(p.side)}'; termo=f'{p.term//1000}.{p.term%1000:03d}' if p.term>999 else str(p.term)
        dt=f"{b.day:02d} ({W(b.day) if b.day>1 else 'primeiro'}) de {MES[b.month-1]} de {b.year} ({W(b.year)})"
        birth(t,p,dt,[dword(b),dlong(b)])
        hp=not(k.get('nofather') or k.get('unkp')); est='Domicílio' if k.get('home') else p.hosp
        fn=n in(1,4,6,8); N=lambda c,u: f', natural de {c}-{u}' if fn else ''
        g1=U(p.mother) if k.get('nofather') else U(p.father); g2='' if k.get('nofather') else U(p.mother)
        fil=(f'<b>{g1}</b>{N(p.fcity,p.fuf)}, e de dona <b>{g2}</b>{N(p.mcity,p.muf)}' if g2 else f'<b>{g1}</b>{N(p.mcity,p.muf)}')
        selo=code(r,'AA 999999') if n in(1,3,4,6,8) and em.year>1999 else ''
        base(t,p,name=U(p.name),hour=hour,est=est,cart=cart,livro=livro,folha=folha,termo=termo,g1=g1,g2=g2,g1n=(f'{p.fcity} - {p.fuf}' if g2 else f'{p.mcity} - {p.muf}') if fn else '',g2n=f'{p.mcity} - {p.muf}' if fn and g2 else '',pgf=U(p.pgf) if hp else '',pgm=U(p.pgm) if hp else '',mgf=U(p.mgf),mgm=U(p.mgm),av=av_,an=an_,selo=selo,off=p.off,em=dmy(em),twin=U(p.twin))
        t['meta']['joint_notes']=True
        ho=(f'às {p.h:02d}:{p.mi:02d} horas' if n%2 else f"às {WF(p.h)} hora{'s' if p.h!=1 else ''}"+(f' e {W(p.mi)} minutos' if p.mi else '')) if hour else 'em hora ignorada'
        obs=av_ or an_ or ['nada consta.','x.x.x.x.x.x.x.x.x.x','não há.'][n%3]
        tw=f' <p>O parto foi duplo, sendo {fem(p)} registrand{fem(p)} gême{fem(p)} de <b>{U(p.twin)}</b>.</p>' if p.twin else ''
        where=f'em domicílio, {p.bdist}' if k.get('home') else f'no(a) {est}'
        body=f'''<div class="pg"><div class="hd"><div class="b">REPÚBLICA FEDERATIVA DO BRASIL</div>ESTADO {U(deuf(p.uf))}<br>COMARCA E MUNICÍPIO DE {U(p.city)}<br><span class="b">{cart}</span><br>{E(p.off)} - Oficial&nbsp;&nbsp;&nbsp;{E(p.clerk)} - Substituto(a)<br>{E(p.dir)} - Tel. {p.tel}</div>
<h1>C E R T I D Ã O&nbsp;&nbsp;D E&nbsp;&nbsp;N A S C I M E N T O</h1>
<p class="i"><b>C E R T I F I C O</b>, a pedido verbal de pessoa interessada, que revendo os livros de registro de nascimentos deste Cartório, deles, no livro nº {livro}, às folhas {folha}, sob o número de ordem {termo}, verifiquei constar o registro de:</p>
<div class="nm">{U(p.name)}</div>
<p>do sexo <b>{fem(p,'MASCULINO','FEMININO')}</b>, nascid{fem(p)} aos {dt}, {ho}, {E(where)}, nesta cidade de {p.city}, Estado {deuf(p.uf)} ({p.uf}).</p>
<p>FILH{U(fem(p))} DE: {fil}.</p>
{f'<p>AVÓS PATERNOS: {U(p.pgf)} e {U(p.pgm)}.</p>' if hp else '<p>AVÓS PATERNOS: ignorados.</p>'}<p>AVÓS MATERNOS: {U(p.mgf)} e {U(p.mgm)}.</p>{tw}
<p>Foi declarante {'a própria mãe' if not g2 else 'o pai'} e serviram de testemunhas {E(p.t1)} e {E(p.t2)}.</p>
<p>O registro foi feito em {dlong(p.reg)}.</p><p>OBSERVAÇÕES: {E(obs)}</p>
<p class="i">O referido é verdade e dou fé.</p><p class="c">{p.city} ({p.uf}), {dlong(em)}.</p>
<div class="sg">{scribble(r,60,14,'#1d2f87')}<div>_______________________________________<br>{E(p.clerk)}</div></div>
<div class="stp">{stamp(cart.title()+' * '+p.city+' * ',p.city[:14],p.uf,32,'#31408f',-12,'s5')}</div>{f'<div class="se">SELO DE AUTENTICIDADE<br><b>{selo}</b><br>certidão</div>' if selo else ''}</div>'''
        css='''.pg{position:relative;width:210mm;height:297mm;padding:14mm 24mm 10mm;font:11pt/1.45 "Liberation Mono";color:#1b1b24;background:repeating-linear-gradient(#eef6ec 0 8.5mm,#fbfdf9 8.5mm 17mm)}.pg:before,.pg:after{content:"";position:absolute;top:0;bottom:0;width:9mm;background:radial-gradient(circle,#cfd6cf 0 1.7mm,transparent 1.8mm) center/9mm 12.7mm}.pg:before{left:0;border-right:.2mm dashed #bbb}.pg:after{right:0;border-left:.2mm dashed #bbb}
.hd{text-align:center;font-size:10pt;line-height:1.4}.b{font-weight:bold}h1{font-size:14pt;text-align:center;margin:8mm 0 6mm}p{margin:0 0 2.2mm;text-align:justify}.i{text-indent:14mm}.nm{text-align:center;font-weight:bold;font-size:13pt;margin:3mm 0 4mm}.c{text-align:center;margin-top:5mm}.sg{text-align:center;margin-top:4mm}.stp{position:absolute;left:24mm;bottom:12mm}.se{position:absolute;right:22mm;bottom:14mm;border:.4mm solid #8a5;padding:2mm 5mm;font-size:8.5pt;text-align:center;background:#f3fbe9}'''
        save(t,body,css)
# J6: printed blank, typed, about 1972-1989, A5 landscape, brown ink
SP6=[dict(y0=1972,y1=1986),dict(y0=1960,y1=1975,home=1,style='de'),dict(y0=1970,y1=1986,nofather=1,home=1),dict(y0=1974,y1=1986,unkp=1,nohour=1),dict(y0=1955,y1=1966,an='cas'),
dict(y0=1972,y1=1986,twin=1),dict(y0=1974,y1=1986,style='pl'),dict(y0=1966,y1=1980,av='nome',long=1)]
def J6():
    for n,k in enumerate(SP6,1):
        k=dict(k,lim=1988); r=R('J6',n); p=person(r,**k); t=truth('J6',n,595,420); b=p.birth
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        em=p.reg if n in(1,3,7) else issue(r,p,1975,1989); hour=not k.get('nohour')
        p.book=r.randint(2,60); dash=['--------','xxxxxxxx','=======','. . . . .'][n%4]
        V=lambda s,w='': f'<v{" style=min-width:"+w if w else ""}>{E(s)}</v>'
        est='Domicílio' if k.get('home') else p.hosp
        lc=(f'em domicílio, {p.bdist}, neste município' if n!=3 else 'em domicílio, neste distrito') if k.get('home') else p.hosp
        hp=not(k.get('nofather') or k.get('unkp')); g1=p.mother if k.get('nofather') else p.father; g2='' if k.get('nofather') else p.mother
        if k.get('nofather'): g1=p.mother
        cart='Cartório do Registro Civil'
        livro=f'A-{p.book}' if n%2 else str(p.book); folha=f'{p.leaf}{p.side}'; termo=str(p.term)
        dt=f"{b.day:02d} de {MES[b.month-1]} de {b.year}"; birth(t,p,dt)
        base(t,p,hour=hour,est=est,cart=cart,livro=livro,folha=folha,termo=termo,g1=g1,g2=g2,pgf=p.pgf if hp else '',pgm=p.pgm if hp else '',mgf=p.mgf,mgm=p.mgm,av=av_,an=an_,off=p.off,em=dmy(em),twin=p.twin)
        t['meta']['joint_notes']=True
        hh=f'{p.h:02d},{p.mi:02d}' if n%2 else f'{p.h:02d}:{p.mi:02d}'
        obs=av_ or an_ or (f'Gême{fem(p)} de {p.twin}.' if p.twin else dash*2)
        father=p.father if g2 else dash*3
        DD=lambda d:f'{V("%02d"%d.day)} de {V(MES[d.month-1],"22mm")} de 19<v class="y">{d.year%100:02d}</v>'
        body=f'''<div class="pg"><div class="fr"><div class="hd"><div class="lf">Estado {V(deuf(p.uf))}<br>Comarca de {V(p.city)}<br>Município de {V(p.city)}<br>Distrito da {V('Sede')}</div><div class="ce"><div class="a">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="b">{cart}</div><div class="d">Certidão de Nascimento</div></div><div class="rg">N.º {V(termo)}<br>Livro {V(livro)}<br>Fls. {V(folha)}</div></div>
<div class="tx">CERTIFICO que no livro, folhas e número de ordem acima do Registro de Nascimentos, em data de {DD(p.reg)}, foi lavrado o assento de {V(p.name,'120mm')}, do sexo {V(fem(p,'masculino','feminino'))}, nascid{V(fem(p))} a {DD(b)}, às {V(hh if hour else dash)} horas, {V(('no '+lc) if lc.startswith('Hosp') else ('na '+lc) if not lc.startswith('em') else lc)}, em {V(p.city+' - '+p.uf)}, filh{V(fem(p))} de {V(father,'80mm')} e de Dona {V(p.mother,'80mm')}; avós paternos: {V(p.pgf if hp else dash*2)} e {V(p.pgm if hp else dash*2)}; avós maternos: {V(p.mgf)} e {V(p.mgm)}. Foi declarante {V('o pai' if g2 else 'a mãe')} e testemunhas {V(p.t1)} e {V(p.t2)}.</div>
<div class="tx">Observações: {V(obs,'150mm')}</div><div class="ft"><div>O referido é verdade e dou fé.<br>{V(p.city)}, {DD(em)}.</div><div class="sg">{scribble(r,44,10,'#123')}<div class="ln">{E(p.off)}<br><small>Oficial do Registro Civil</small></div></div></div><div class="im">Mod. 7 — Gráfica Comercial — Pedidos pelo reembolso</div></div></div>'''
        css='''.pg{width:210mm;height:148mm;padding:5mm;background:#f7eeda;font:10.6pt/1.72 "Caladea";color:#5b2f10}.fr{border:.8mm solid #5b2f10;outline:.2mm solid #5b2f10;outline-offset:-1.8mm;height:138mm;padding:5mm 7mm;position:relative}v.y{padding:0 .8mm 0 0!important}v{font:11.2pt "Courier Prime";color:#15151f;border-bottom:.3mm dotted #5b2f10;padding:0 1mm;display:inline}
.hd{display:flex;justify-content:space-between;font-size:8.6pt;line-height:1.5}.ce{text-align:center}.lf,.rg{min-width:46mm}.a{font-weight:bold;letter-spacing:.3mm}.b{font-size:11pt}.d{font:italic bold 19pt "EB Garamond"}.tx{margin-top:2mm;text-align:justify}.ft{display:flex;justify-content:space-between;margin-top:2.5mm}.sg{text-align:center;width:70mm}.ln{border-top:.2mm solid #5b2f10;line-height:1.2}.im{position:absolute;bottom:2.2mm;left:7mm;font-size:6.5pt}'''
        save(t,body,css,'A5 landscape')
# J7: state form of numbered boxes, about 1990-2009, A4 landscape with a stub
SP7=[dict(y0=1985,y1=2007),dict(y0=1992,y1=2008,nofather=1),dict(y0=1965,y1=1982,an='cas',home=1),dict(y0=1995,y1=2008,style='it'),dict(y0=1988,y1=2000,av='pat'),
dict(y0=1999,y1=2008,long=1),dict(y0=1992,y1=2008,twin=1),dict(y0=1950,y1=1968,unkp=1,nohour=1,an='div',style='ar')]
def J7():
    for n,k in enumerate(SP7,1):
        k=dict(k,lim=2008); r=R('J7',n); p=person(r,**k); t=truth('J7',n,842,595); U=str.upper; b=p.birth
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        em=issue(r,p,1992,2009); hour=not k.get('nohour'); bl=['***','IGNORADO','-.-.-','NADA CONSTA'][n%4]
        cart=f'{r.randint(1,3)}º SUBDISTRITO - {U(p.city)}' if n%3==0 else f'REGISTRO CIVIL - {U(p.city)}'
        livro=f'{p.book}-A'; folha=f'{p.leaf}{U(p.side)}'; termo=str(p.term); selo=code(r,'9999999') if n%3 else ''
        dt=dmy(b,'-' if n%2 else '/'); birth(t,p,dt,[dmy(b)] if n%2 else [])
        hp=not(k.get('nofather') or k.get('unkp')); nf=k.get('nofather'); est='DOMICÍLIO' if k.get('home') else U(p.hosp)
        dn='' if b.year<1994 else p.dnv.replace('-','')
        base(t,p,name=U(p.name),hour=hour,nat=f'{U(p.city)} - {p.uf}',est='Domicílio' if k.get('home') else est,city=U(p.city),rc=U(p.city),cart=cart,dnv=dn,livro=livro,folha=folha,termo=termo,g1=U(p.mother) if nf else U(p.father),g1n=f'{U(p.mcity)} - {p.muf}' if nf else f'{U(p.fcity)} - {p.fuf}',g2='' if nf else U(p.mother),g2n='' if nf else f'{U(p.mcity)} - {p.muf}',pgf=U(p.pgf) if hp else '',pgm=U(p.pgm) if hp else '',mgf=U(p.mgf),mgm=U(p.mgm),av=av_,an=an_,selo=selo,off=p.off,em=dmy(em),twin=U(p.twin))
        c=lambda i,l,v,w:f'<div class="c" style="width:{w}%"><i>{i:02d} {l}</i><span>{E(v)}</span></div>'
        ii=iter(range(1,40)); B=lambda l,v,w: c(next(ii),l,v,w)
        body=f'''<div class="pg"><div class="sb"><div class="vt">PODER JUDICIÁRIO — CORREGEDORIA GERAL DA JUSTIÇA — ESTADO {U(deuf(p.uf))}</div></div><div class="mn"><div class="hd"><div>{arms(14,'#1a4a8a','#9db8dc','#1a4a8a')}</div><div><div class="h1">CERTIDÃO DE NASCIMENTO</div><div class="h2">Registro Civil das Pessoas Naturais &nbsp;·&nbsp; Lei 6.015/73</div></div><div class="nn">Via {'1ª' if em-p.reg<datetime.timedelta(9) else '2ª'}<br>Série {code(r,'A')} Nº {code(r,'999.999')}</div></div>
<div class="w">{B('UNIDADE DO SERVIÇO',cart,45)}{B('LIVRO',livro,12)}{B('FOLHAS',folha,12)}{B('Nº DO TERMO',termo,14)}{B('DATA DO TERMO',dmy(p.reg),17)}
{B('NOME COMPLETO D'+fem(p,'O','A')+' REGISTRAD'+fem(p,'O','A'),U(p.name),82)}{B('SEXO',fem(p,'MASC.','FEM.'),18)}
{B('DATA DO NASCIMENTO',dt,18)}{B('HORA',f'{p.h:02d}:{p.mi:02d}' if hour else bl,10)}{B('HOSPITAL, MATERNIDADE, DOMICÍLIO ETC.',est,40)}{B('MUNICÍPIO',U(p.city),24)}{B('UF',p.uf,8)}
{B('NATURALIDADE',f'{U(p.city)} - {p.uf}',30)}{B('GÊMEOS',('SIM - '+U(p.twin)) if p.twin else 'NÃO',45)}{B('DECL. NASC. VIVO',dn or bl,25)}
{B('NOME DO PAI',bl if nf else U(p.father),62)}{B('NATURAL DE',bl if nf else f'{U(p.fcity)} - {p.fuf}',38)}{B('AVÔ PATERNO',U(p.pgf) if hp else bl,50)}{B('AVÓ PATERNA',U(p.pgm) if hp else bl,50)}
{B('NOME DA MÃE',U(p.mother),62)}{B('NATURAL DE',f'{U(p.mcity)} - {p.muf}',38)}{B('AVÔ MATERNO',U(p.mgf),50)}{B('AVÓ MATERNA',U(p.mgm),50)}
<div class="c" style="width:50%;min-height:17mm"><i>{next(ii)} AVERBAÇÕES</i><span class="s">{E(av_) or bl}</span></div><div class="c" style="width:50%;min-height:17mm"><i>{next(ii)} ANOTAÇÕES</i><span class="s">{E(an_) or bl}</span></div></div>
<div class="ft"><div class="x">CERTIFICO que as informações acima são cópia fiel do assento constante do livro e folhas indicados.<br>{E(p.city)}, {dmy(em)}</div><div class="sg">{scribble(r,50,10)}<div class="ln">{E(p.off)} — Oficial{'' if n%2 else ' Delegado(a)'}</div></div>{f'<div class="se">Selo de Fiscalização<br>Nº <b>{selo}</b></div>' if selo else '<div class="se no">VÁLIDA EM TODO O<br>TERRITÓRIO NACIONAL</div>'}</div></div></div>'''
        css='''.pg{width:297mm;height:210mm;display:flex;background:#eef4fb repeating-radial-gradient(circle at 60% 40%,#dfeaf7 0 .3mm,transparent .3mm 3.2mm);font:10pt "Liberation Sans Narrow";color:#123b74}.sb{width:16mm;background:#1a4a8a;position:relative}.vt{position:absolute;left:8mm;top:50%;transform:translate(-50%,-50%) rotate(-90deg);white-space:nowrap;color:#fff;font-size:8.5pt;letter-spacing:.4mm}
.mn{flex:1;padding:8mm 10mm}.hd{display:flex;align-items:center;gap:6mm;margin-bottom:3mm}.h1{font-size:20pt;font-weight:bold;letter-spacing:.6mm}.h2{font-size:9.5pt}.nn{margin-left:auto;text-align:right;font-size:9.5pt}.w{display:flex;flex-wrap:wrap;border-top:.3mm solid #1a4a8a;border-left:.3mm solid #1a4a8a;background:#ffffffb0}.c{border-right:.3mm solid #1a4a8a;border-bottom:.3mm solid #1a4a8a;padding:.5mm 1.5mm 1mm;min-height:13.6mm}.c i{display:block;font:6.8pt "Liberation Sans";}.c span{color:#0b0b14;font:11pt "Liberation Mono";display:block;margin-top:.6mm;line-height:1.1}.c span.s{font-size:8.5pt}
.ft{display:flex;margin-top:5mm;gap:8mm;align-items:center}.x{width:90mm;line-height:1.4}.sg{flex:1;text-align:center}.ln{border-top:.25mm solid #123b74}.se{border:.4mm solid #a33;color:#a33;padding:3mm;text-align:center;border-radius:2mm}.no{border-style:dashed}'''
        save(t,body,css,'A4 landscape')
