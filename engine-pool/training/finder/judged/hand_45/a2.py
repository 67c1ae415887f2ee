from lib import *
from notes import *
# J3: vendor's software of the 2010s, labels beside, two columns, bands, dark blue; mother first
SP3=[dict(y0=2012,y1=2020,cpf=1),dict(y0=1980,y1=1999,an='cas'),dict(y0=2014,y1=2021,nofather=1,cpf=1),dict(y0=2012,y1=2019,twin=1,style='ar'),
dict(y0=2015,y1=2021,home=1,nohour=1),dict(y0=1990,y1=2008,av='mae',long=1),dict(y0=2016,y1=2021,unkp=1,cpf=1),dict(y0=1958,y1=1974,an='obi',home=1)]
def J3():
    for n,k in enumerate(SP3,1):
        r=R('J3',n); p=person(r,**k); t=truth('J3',n); U=str.upper
        m=matr(p.cns,p.reg.year,p.book,p.leaf,p.term); mat=f'{m[0]}.{m[1]}.{m[2]}.{m[3]}.{m[4]}.{m[5]}.{m[6]}.{m[7]}-{m[8]}'
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        em=issue(r,p,2013,2022); hour=not k.get('nohour'); old=p.birth.year<2000
        blank=['**********','- - -','XXXXXXX'][n%3]
        bw=f'{dmy(p.birth)} ({dword(p.birth)})' if n%2 else dmy(p.birth)
        cart=U(f'Cartório do {r.choice(["1º","2º","3º"])} Ofício - Registro Civil')+' DE '+U(p.city)
        livro=f'A-{p.book}'; folha=f'{p.leaf}{p.side}'; termo=str(p.term)
        g1=U(p.mother); g2='' if k.get('nofather') else U(p.father); c=p.cpf if k.get('cpf') else ''
        selo=f'{code(r,"AAAA999999999")}'; dn='' if old else p.dnv.replace('-','') if n%2 else p.dnv
        est=p.hosp if not k.get('home') else 'Domicílio'; nat=f'{p.city} - {p.uf}'
        hp=not(k.get('nofather') or k.get('unkp'))
        if n%2: birth(t,p,dword(p.birth),[bw,dmy(p.birth)])
        else: birth(t,p,bw)
        fn=n not in(4,8)
        base(t,p,name=U(p.name),cpf=c,mat=mat,hour=hour,nat=nat,est=est,cart=cart,dnv=dn,livro=livro,folha=folha,termo=termo,g1=g1,g1n=f'{p.mcity} - {p.muf}' if fn else '',g2=g2,g2n=(f'{p.fcity} - {p.fuf}' if fn and g2 else ''),pgf=U(p.pgf) if hp else '',pgm=U(p.pgm) if hp else '',mgf=U(p.mgf),mgm=U(p.mgm),av=av_,an=an_,selo=selo,off=p.off,em=dmy(em),twin=U(p.twin))
        D=lambda l,v,w=50:f'<div class="d" style="width:{w}%"><label>{l}:</label> <b>{E(v)}</b></div>'
        emol=r.randint(2500,3800)/100; br=lambda x:f'{x:.2f}'.replace('.',',')
        body=f'''<div class="pg"><div class="top"><div class="sh">{arms(13,'#1c2f6b','#8fa0d0','#1c2f6b')}</div><div><div class="k">{E(cart)}</div><div class="a">{E(p.dir)} · CEP {p.cep} · {E(p.city)}-{p.uf} · Fone {p.tel}<br>Titular: {E(p.off)} &nbsp; Substituto: {E(p.clerk)}</div></div></div>
<div class="tt">CERTIDÃO DE NASCIMENTO<span>Matrícula&nbsp; {mat}</span></div>
<h2>REGISTRADO</h2><div class="g">{D('Nome',U(p.name),100)}{D('Nascido em',bw,72)}{D('Horário',f'{p.h:02d}h{p.mi:02d}' if hour else blank,28)}{D('Naturalidade',f'{p.city}/{p.uf}',50)}{D('Sexo',U('masculino' if p.m else 'feminino'),22)}{D('CPF',c or blank,28)}</div>
<h2>NASCIMENTO</h2><div class="g">{D('Local do parto',est,62)}{D('Cidade/UF',f'{p.city}/{p.uf}',38)}{D('Parto',"Gemelar" if p.twin else "Único",30)}{D('Irmão gêmeo' if p.twin else 'Irmão(s) gêmeo(s)',U(p.twin) or blank,70)}{D('DNV',dn or blank,40)}</div>
<h2>GENITORES</h2><div class="two"><div><p><label>Mãe:</label> <b>{E(g1)}</b></p>{f'<p><label>Nascida em:</label> {p.mcity}/{p.muf}</p>' if fn else ''}<p><label>Profissão:</label> {r.choice(['do lar','professora','agricultora','auxiliar de enfermagem'])}</p><p><label>Avô materno:</label> <b>{E(U(p.mgf))}</b></p><p><label>Avó materna:</label> <b>{E(U(p.mgm))}</b></p></div>
<div><p><label>Pai:</label> <b>{E(g2) or blank}</b></p>{f'<p><label>Nascido em:</label> {p.fcity+"/"+p.fuf if g2 else blank}</p>' if fn else ''}<p><label>Profissão:</label> {r.choice(['comerciante','pedreiro','motorista','lavrador']) if g2 else blank}</p><p><label>Avô paterno:</label> <b>{E(U(p.pgf)) if hp else blank}</b></p><p><label>Avó paterna:</label> <b>{E(U(p.pgm)) if hp else blank}</b></p></div></div>
<h2>ASSENTO</h2><div class="g">{D('Livro',livro,18)}{D('Folha',folha,18)}{D('Termo',termo,22)}{D('Lavrado em',dmy(p.reg),42)}{D('Declarante',('A mãe' if not g2 or n==5 else 'O pai'),50)}{D('Testemunhas',blank if n%2 else 'as constantes do termo',50)}</div>
<h2>AVERBAÇÕES</h2><div class="o">{E(av_) or blank}</div><h2>ANOTAÇÕES</h2><div class="o">{E(an_) or blank}</div>
<div class="bt"><div class="e"><u>Emolumentos</u><br>Certidão: R$ {br(emol)}<br>Fundo: R$ {br(emol*.2)}<br>ISS: R$ {br(emol*.05)}<br>Total: R$ {br(emol+round(emol*.2,2)+round(emol*.05,2))}</div><div class="v">Certifico que os dados acima foram extraídos fielmente do assento a que me reporto. O referido é verdade e dou fé.<br><br>{E(p.city)}-{p.uf}, {dlong(em)}.<br><br>{scribble(r)}<div class="ln">{E(p.clerk)}<br>Substitut{'a' if p.clerk.split()[0] in('Daiane','Jocimara','Priscila','Kátia') else 'o'} do Titular</div></div>
<div class="z"><b>Poder Judiciário<br>Selo de Fiscalização</b>{qr(r,24,'#14245c')}<b>{selo}</b><br>Consulte no site do Tribunal</div></div></div>'''
        css='''.pg{width:210mm;height:297mm;padding:12mm 13mm;font:9.5pt Carlito;color:#14245c;background:#f6f8fd radial-gradient(circle at 50% 50%,#e6ecfa 0 25%,transparent 26%)}
.top{display:flex;gap:5mm;align-items:center}.k{font-weight:bold;font-size:13pt}.a{font-size:8pt}.tt{background:#14245c;color:#fff;font-weight:bold;font-size:14pt;padding:1.5mm 3mm;margin:4mm 0 2mm;display:flex;justify-content:space-between;align-items:center}.tt span{font:10pt "Liberation Mono"}
h2{font-size:8pt;letter-spacing:.8mm;background:#cdd7f0;margin:2.5mm 0 1mm;padding:.4mm 2mm}.g{display:flex;flex-wrap:wrap}.d{padding:.9mm 2mm .4mm;line-height:1.25}label{font-size:8.5pt;color:#40528f}
.two{display:flex}.two>div{width:50%;padding:0 2mm;line-height:1.25}.two>div+div{border-left:.2mm solid #8fa0d0}.two p{margin:.9mm 0}.o{padding:1mm 2mm;min-height:14mm}
.bt{display:flex;gap:5mm;margin-top:6mm;font-size:9pt}.e{width:40mm;border:.2mm dashed #14245c;padding:2mm;height:30mm;font-size:8pt}.v{flex:1;text-align:center}.z{width:36mm;border:.3mm solid #14245c;padding:2mm;text-align:center;font-size:7.5pt;height:47mm}.z svg{margin:1mm auto!important}.ln{border-top:.2mm solid #14245c;margin:0 6mm}'''
        save(t,body,css)
# J4: dense electronic certificate with a left stub (registry) and matrícula in cells; parents before the dates
SP4=[dict(y0=2016,y1=2023,cpf=1,style='it'),dict(y0=1970,y1=1988,an='div',cpf=1),dict(y0=2017,y1=2023,nofather=1,cpf=1),dict(y0=2017,y1=2023,cpf=1,long=1),
dict(y0=1994,y1=2006,av='cpf'),dict(y0=2017,y1=2023,twin=1,cpf=1),dict(y0=1950,y1=1964,home=1,an='cas',unkp=1,nohour=1),dict(y0=1999,y1=2009,av='pat',style='jp')]
def J4():
    for n,k in enumerate(SP4,1):
        r=R('J4',n); p=person(r,**k); t=truth('J4',n)
        m=matr(p.cns,p.reg.year,p.book,p.leaf,p.term); mat=' '.join(m)
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        if k.get('av')=='cpf': k=dict(k,cpf=1)
        em=issue(r,p,2019,2025); hour=not k.get('nohour'); old=p.birth.year<2003
        cart=f'{r.choice(["1º Tabelionato de Notas e Registro Civil","Ofício de Registro Civil e Notas","Registro Civil e Anexos","Oficialato de Registro Civil"])} de {p.city}'
        c=p.cpf if k.get('cpf') else ''; dn='' if old else p.dnv; est='Domicílio' if k.get('home') else p.hosp; nat=f'{p.city} - {p.uf}'
        livro=f'{p.book:05d}'; folha=f'{p.leaf:03d}'; termo=f'{p.term:07d}'
        hp=not(k.get('nofather') or k.get('unkp')); g=[] if k.get('nofather') else [(p.father,p.fcity,p.fuf)]; g.append((p.mother,p.mcity,p.muf))
        hsh=''.join(r.choice('0123456789abcdef') for _ in range(40)); selo=''.join(str(r.randrange(10)) for _ in range(4))+'.'+code(r,'9999999')+'.'+code(r,'99999')
        bw=dlong(p.birth); birth(t,p,bw)
        base(t,p,cpf=c,mat=mat,hour=hour,nat=nat,est=est,cart=cart,dnv=dn,livro=livro,folha=folha,termo=termo,g1=g[0][0],g1n=f'{g[0][1]} - {g[0][2]}',g2=g[1][0] if len(g)>1 else '',g2n=f'{g[1][1]} - {g[1][2]}' if len(g)>1 else '',pgf=p.pgf if hp else '',pgm=p.pgm if hp else '',mgf=p.mgf,mgm=p.mgm,av=av_,an=an_,selo=selo,off=p.off,em=dmy(em),twin=p.twin)
        cells=''.join(f'<td>{x}<small>{l}</small></td>' for x,l in zip(m,['CNS','acervo','serv.','ano','tipo','livro','folha','termo','DV']))
        gr=''.join(f'<tr><th>Genitor{"" if i==0 and len(g)>1 else "a"}</th><td>{E(a)}</td><td>{E(b)} - {u}</td></tr>' for i,(a,b,u) in enumerate(g))
        pr=f'{p.pgf}</td><td>{p.pgm}' if hp else 'não constam do assento</td><td>—'
        body=f'''<div class="pg"><div class="st"><div class="ar">{arms(20,'#fff','#e9dcc0','#6d4a1f')}</div><p class="c1">{E(cart)}</p><p>CNS {m[0][:2]}.{m[0][2:5]}-{m[0][5]}</p><p>Registrador(a) Civil<br><b>{E(p.off)}</b></p><p>{E(p.dir)}<br>{E(p.city)} ({p.uf})<br>CEP {p.cep}<br>{p.tel}</p><div class="qq">{qr(r,30,'#000')}</div><p>Selo eletrônico<br><b>{selo}</b></p><p class="hs">Código de validação (hash)<br>{hsh[:20]}<br>{hsh[20:]}</p><p>Certidão eletrônica válida por 30 dias para materialização.</p></div>
<div class="mn"><div class="o1">República Federativa do Brasil · Estado {deuf(p.uf)}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="o2">breve relato, emitida em formato eletrônico</div>
<div class="nm">{E(p.name)}</div><table class="m"><tr>{cells}</tr></table>
<table class="t"><tr><th>Inscrição CPF</th><td>{c or 'não consta'}</td><th>Sexo</th><td>{'Masculino' if p.m else 'Feminino'}</td></tr></table>
<table class="t w"><tr><th colspan=2>PAIS</th><th>natural de</th></tr>{gr}</table>
<table class="t w"><tr><th>AVÓS</th><th>avô</th><th>avó</th></tr>{'' if k.get('nofather') else f'<tr><th>lado paterno</th><td>{pr}</td></tr>'}<tr><th>lado materno</th><td>{p.mgf}</td><td>{p.mgm}</td></tr></table>
<table class="t"><tr><th>Nasceu em</th><td>{bw}</td><th>às</th><td>{f'{p.h} h {p.mi:02d} min' if hour else 'hora ignorada'}</td></tr><tr><th>Estabelecimento</th><td>{E(est)}</td><th>Cidade</th><td>{E(nat)}</td></tr><tr><th>Naturalidade</th><td>{E(nat)}</td><th>DN nº</th><td>{dn or 'não consta'}</td></tr><tr><th>Gemelaridade</th><td colspan=3>{('Sim, com '+p.twin) if p.twin else 'Não'}</td></tr></table>
<table class="t"><tr><th>Assento lavrado em</th><td>{dmy(p.reg,'.' if n%2 else '/')}</td><th>Livro A</th><td>{livro}</td><th>Folha</th><td>{folha}</td><th>Termo</th><td>{termo}</td></tr></table>
<div class="n"><b>À margem — averbações</b><p>{E(av_) or 'Nada consta'}</p></div><div class="n"><b>À margem — anotações</b><p>{E(an_) or 'Nada consta'}</p></div>
<p class="df">Certifico e dou fé que o presente extrato confere com o original arquivado nesta serventia, na forma do art. 19 da Lei nº 6.015, de 31 de dezembro de 1973.</p><p class="df">{E(p.city)}, {dmy(em)}</p><div class="as">Documento assinado digitalmente com certificado ICP-Brasil<br>por <b>{E(p.clerk)}</b>, escrevente autorizado(a), em {dmy(em)} às {r.randint(9,17)}:{r.randint(10,59)} (UTC-3)</div></div></div>'''
        css='''.pg{width:210mm;height:297mm;display:flex;font:8.6pt Lato;color:#26190a;background:#fffdf8}.st{width:50mm;background:#6d4a1f;color:#fff;padding:12mm 5mm;font-size:7.6pt;line-height:1.35;text-align:center}.st .c1{font-size:10.5pt;font-weight:bold}.qq{background:#fff;padding:2mm;width:34mm;margin:8mm auto 2mm}.hs{font:6.6pt "Liberation Mono"}
.mn{flex:1;padding:12mm 10mm}.o1{font-size:8pt;letter-spacing:.3mm}h1{font-size:19pt;margin:1mm 0 0;color:#6d4a1f}.o2{font-size:8pt}.nm{font-size:15pt;font-weight:bold;margin:6mm 0 3mm;border-left:1.2mm solid #b98d4a;padding-left:3mm}
.m{border-collapse:collapse;margin-bottom:4mm}.m td{border:.2mm solid #6d4a1f;font:10.5pt "Liberation Mono";padding:.8mm 1.3mm;text-align:center}.m small{display:block;font:6.2pt Lato;color:#7a6a50}
.t{width:100%;border-collapse:collapse;margin-bottom:3.2mm}.t th{background:#f3e9d6;font-weight:normal;font-size:7.6pt;text-align:left;padding:1mm 1.5mm;border:.2mm solid #cdb58a;white-space:nowrap}.t td{border:.2mm solid #cdb58a;padding:1mm 1.5mm}.w td,.w th{width:auto}
.n{border:.2mm solid #cdb58a;min-height:19mm;padding:1mm 2mm;margin-bottom:3mm}.n b{font-size:7.6pt}.n p{margin:1mm 0}.df{line-height:1.4}.as{margin-top:8mm;border-top:.2mm solid #6d4a1f;padding-top:1.5mm;text-align:center}'''
        save(t,body,css)
