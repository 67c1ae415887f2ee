from lib import *
from notes import *
# J1: national model after Provimento 63, boxed cells, as printed by a small registry
SP1=[dict(y0=1975,y1=1999,an='cas',cpf=1),dict(y0=2018,y1=2023,twin=1,cpf=1),dict(y0=2019,y1=2023,nofather=1,cpf=1),dict(y0=1955,y1=1972,an='obi',home=1,nohour=1),
dict(y0=2000,y1=2012,av='pat',cpf=1,style='it'),dict(y0=2018,y1=2023,cpf=1,long=1),dict(y0=1985,y1=1999,av='cpf',an='div',cpf=1),dict(y0=1962,y1=1979,unkp=1,style='pl')]
def J1():
    for n,k in enumerate(SP1,1):
        r=R('J1',n); p=person(r,**k); t=truth('J1',n); old=p.birth.year<2011
        m=matr(p.cns,p.reg.year,p.book,p.leaf,p.term); mat=' '.join(m)
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        nt=(av_+(' ' if av_ and an_ else '')+an_) or r.choice(['Nada consta.','Sem averbações ou anotações.','********************'])
        em=issue(r,p,2018,2024); off=p.off; cart=r.choice([f'Registro Civil das Pessoas Naturais de {p.city}',f'Ofício do Registro Civil da Sede - {p.city}',f'2º Registro Civil das Pessoas Naturais de {p.city}'])
        hour=not k.get('nohour'); hr=r.choice([f'{p.h:02d}:{p.mi:02d}',f'{p.h:02d}h{p.mi:02d}min',f'{p.h:02d}:{p.mi:02d} h']) if hour else 'Ignorada'
        bw=dword(p.birth); rw=dword(p.reg)+f' ({dmy(p.reg)})'
        c=p.cpf if k.get('cpf') else ''
        fil=[]; g1=g2=g1n=g2n=''
        if not k.get('nofather'): fil.append(f'{p.father}, natural de {p.fcity} - {p.fuf}'); g1,g1n=p.father,f'{p.fcity} - {p.fuf}'
        fil.append(f'{p.mother}, natural de {p.mcity} - {p.muf}')
        if g1: g2,g2n=p.mother,f'{p.mcity} - {p.muf}'
        else: g1,g1n=p.mother,f'{p.mcity} - {p.muf}'
        pg='' if k.get('nofather') else ('Avós paternos: não declarados' if k.get('unkp') else f'Avós paternos: {p.pgf} e {p.pgm}')
        hp=not(k.get('nofather') or k.get('unkp'))
        est=p.hosp; selo=code(r,'AAA99999-A9AA') if n%3 else ''
        dn=p.dnv if not old else ''
        cad=[]; rows=''
        for lab in ['RG','PIS/NIS','Passaporte','Cartão Nacional de Saúde','Título de Eleitor','CEP Residencial','Grupo Sanguíneo']:
            v=''
            if lab=='RG' and old and n in(1,7): v=f'{r.randint(1000000,9999999)} SSP/{p.uf}'
            if lab=='Título de Eleitor' and old and n==7: v=f'{r.randint(100000000000,999999999999)}'
            if lab=='CEP Residencial' and n==6: v=p.cep
            if v: cad.append(f'{lab}: {v}')
            rows+=f'<tr><td>{lab}</td><td>{v or "-"}</td></tr>' if n%2 else f'<tr><td>{lab}</td><td>{v or "—"}</td></tr>'
        t['meta']['cadastro']=cad; t['meta']['joint_notes']=True
        birth(t,p,bw); nat=f'{p.city} - {p.uf}'
        base(t,p,cpf=c,mat=mat,hour=hour,nat=nat,est=est,cart=cart,dnv=dn,livro=str(p.book),folha=str(p.leaf),termo=str(p.term),g1=g1,g1n=g1n,g2=g2,g2n=g2n,pgf=p.pgf if hp else '',pgm=p.pgm if hp else '',mgf=p.mgf,mgm=p.mgm,av=av_,an=an_,selo=selo,off=off,em=dmy(em),twin=p.twin)
        cell=lambda l,v,w='1',x='':f'<div class="c" style="flex:{w};{x}"><b>{l}</b><span>{E(v)}</span></div>'
        body=f'''<div class="pg"><div class="hd">{arms(17)}<div class="r1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="r2">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="r3">Certidão de Nascimento</div></div>
<div class="row">{cell('NOME',p.name,1,'text-align:center;font-size:12.5pt;font-weight:bold')}</div>
<div class="row">{cell('CPF',c or 'Sem informação',1)}{cell('MATRÍCULA',mat,2,'text-align:center')}</div>
<div class="row">{cell('DATA DE NASCIMENTO POR EXTENSO',bw,6)}{cell('DIA','%02d'%p.birth.day,.8)}{cell('MÊS','%02d'%p.birth.month,.8)}{cell('ANO',p.birth.year,1)}</div>
<div class="row">{cell('HORA DE NASCIMENTO',hr,1)}{cell('NATURALIDADE',nat,2.4)}</div>
<div class="row">{cell('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',f'{p.city} - {p.uf}',2)}{cell('LOCAL, MUNICÍPIO DE NASCIMENTO E UF',f'{est}, {p.city} - {p.uf}',2.5)}{cell('SEXO','Masculino' if p.m else 'Feminino',.9)}</div>
<div class="row">{cell('FILIAÇÃO','',1).replace('<span></span>','<span>'+'<br>'.join(map(E,fil))+'</span>')}</div>
<div class="row">{cell('AVÓS','',1).replace('<span></span>','<span>'+('<br>'.join(E(x) for x in (pg,f'Avós maternos: {p.mgf} e {p.mgm}') if x))+'</span>')}</div>
<div class="row">{cell('GÊMEO','SIM' if p.twin else 'NÃO',.6)}{cell('NOME E MATRÍCULA DO(S) GÊMEO(S)',(p.twin) if p.twin else 'Não se aplica',3)}</div>
<div class="row">{cell('DATA DO REGISTRO POR EXTENSO',rw,2.4)}{cell('NÚMERO DA DNV/DECLARAÇÃO DE NASCIDO VIVO',dn or 'Não consta',1.4)}</div>
<div class="row" style="min-height:24mm">{cell('AVERBAÇÕES / ANOTAÇÕES À ACRESCER',nt,1)}</div>
<div class="t">ANOTAÇÕES DE CADASTRO</div><table>{rows}</table><div class="x">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante.</div>
<div class="ft"><div class="l"><b>Nome do Ofício</b><br>{E(cart)}<br><b>Oficial Registrador</b><br>{E(off)}<br><b>Município / UF</b><br>{E(p.city)} / {p.uf}<br><b>Endereço</b><br>{E(p.dir)} - CEP {p.cep if n!=6 else '—'}<br>Telefone {p.tel}</div>
<div class="q">{(qr(r,21)+'<div>Selo Digital<br><b>'+selo+'</b></div>') if selo else ''}</div>
<div class="s">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(p.city)}, {dlong(em)}.<br><br>{scribble(r)}<hr>Assinatura do Oficial</div></div></div>'''
        css='''.pg{width:210mm;height:297mm;padding:11mm 14mm;font:9pt "Liberation Sans";color:#111;background:#fdfdf8 repeating-linear-gradient(45deg,#e9f2ea 0 .4mm,transparent .4mm 3mm)}
.hd{text-align:center;margin-bottom:3mm}.r1{font-weight:bold;font-size:11pt;margin-top:1mm}.r2{font-size:9.5pt}.r3{font:bold 18pt "Liberation Serif";margin-top:1mm}
.row{display:flex;gap:1.2mm;margin-bottom:1.2mm}.c{border:.25mm solid #333;border-radius:1mm;padding:.8mm 1.6mm 1.2mm;background:#fffffcaa}.c b{display:block;font-size:6.5pt;color:#333;font-weight:normal;text-align:left}.c span{display:block;min-height:4mm}
.t{font-size:7pt;margin:2mm 0 .6mm}table{width:100%;border-collapse:collapse;font-size:7.5pt}td{border:.2mm solid #555;padding:.4mm 1.5mm}td:first-child{width:48mm;background:#eee9}.x{font-size:6.5pt;margin:.6mm 0 4mm}
.ft{display:flex;gap:5mm;font-size:8pt}.l{flex:1.3}.q{width:34mm;text-align:center;font-size:7pt}.q svg{margin:0 auto 1mm!important}.s{flex:1.2;text-align:center}hr{border:0;border-top:.25mm solid #222;margin:0}.l b{font-size:6.5pt;font-weight:normal;color:#444}'''
        save(t,body,css)
# J2: the model of 2010-2017 without CPF, open lines, serif, small town software
SP2=[dict(y0=1968,y1=1985,an='cas'),dict(y0=2010,y1=2014),dict(y0=2010,y1=2014,nofather=1),dict(y0=1948,y1=1966,home=1,nohour=1,unkp=1,style='de'),
dict(y0=2011,y1=2014,twin=1),dict(y0=1988,y1=2001,av='pat'),dict(y0=1975,y1=1992,style='jp',an='div'),dict(y0=1996,y1=2009,long=1,av='nome')]
def J2():
    for n,k in enumerate(SP2,1):
        r=R('J2',n); p=person(r,**k); t=truth('J2',n); up=n in(2,5,6)
        U=(lambda s:s.upper()) if up else (lambda s:s)
        m=matr(p.cns,p.reg.year,p.book,p.leaf,p.term,'02' if n==6 else '01')
        mat=(f'{m[0]} {m[1]} {m[2]} {m[3]} {m[4]} {m[5]} {m[6]} {m[7]}-{m[8]}' if n%2 else ' '.join(m))
        av_=av(r,p,k['av']) if 'av' in k else ''; an_=an(r,p,k['an']) if 'an' in k else ''
        nt=' '.join(x for x in (av_,an_) if x) or ['-x-x-x-x-x-x-x-x-x-x-','Não há.','Nenhuma.'][n%3]
        em=issue(r,p,2011,2017); hour=not k.get('nohour'); bw=dword(p.birth,'primeiro'); rw=dword(p.reg,'primeiro')
        old=p.birth.year<2000; dn=p.dnv if not old and n!=3 else ''
        cart=['Cartório de Registro Civil de ','Serviço Registral Civil de ','Serventia de Registro Civil - '][n%3]+p.city; off=p.off
        tin='Registrado: ' ; f,mo=U(p.father),U(p.mother); g1=f; 
        fn=f' ({p.fcity}/{p.fuf})' if n in(1,2,5,8) else ''; mn=f' ({p.mcity}/{p.muf})' if fn else ''
        if k.get('nofather'): fil=f'{mo}{mn}'; o=dict(g1=mo)
        else: fil=f'{f}{fn} e {mo}{mn}'; o=dict(g1=f,g2=mo,g1n=f'{p.fcity} - {p.fuf}' if fn else '',g2n=f'{p.mcity} - {p.muf}' if fn else '')
        unk='Ignorados'; hp=not(k.get('nofather') or k.get('unkp')); loc=U(p.hosp) if not k.get('home') else 'Domicílio - '+p.bdist
        H=f'{p.h:02d}:{p.mi:02d} horas' if hour else '---'
        selo=code(r,'AA 999999') if n%2 else ''; em_t=dmy(em)
        birth(t,p,bw); t['meta']['joint_notes']=True
        est='Domicílio' if k.get('home') else loc
        base(t,p,name=U(p.name),mat=mat,hour=hour,est=est,cart=cart,dnv=dn,livro=str(p.book),folha=str(p.leaf),termo=str(p.term),pgf=U(p.pgf) if hp else '',pgm=U(p.pgm) if hp else '',mgf=U(p.mgf),mgm=U(p.mgm),av=av_,an=an_,selo=selo,off=off,em=dmy(em),twin=U(p.twin),**o)
        L=lambda l,v,w=1:f'<div class="f" style="flex:{w}"><span>{E(v)}</span><i>{l}</i></div>'
        av2=(f'Paternos: {U(p.pgf)} e {U(p.pgm)}' if hp else ('Paternos: '+('—' if k.get('nofather') else unk)))
        body=f'''<div class="pg"><div class="in"><div class="hd"><div>{arms(15,'#444','#ccc','#888')}</div><div class="h">República Federativa do Brasil<br><small>REGISTRO CIVIL DAS PESSOAS NATURAIS</small></div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div class="nm"><u>NOME:</u><br><b>{E(U(p.name))}</b></div><div class="nm"><u>MATRÍCULA:</u><br><b class="m">{mat}</b></div>
<div class="row">{L('Data de nascimento (por extenso)',bw,5)}{L('Dia','%02d'%p.birth.day,.6)}{L('Mês','%02d'%p.birth.month,.6)}{L('Ano',p.birth.year,.8)}</div>
<div class="row">{L('Hora',H,1)}{L('Município de nascimento e unidade da federação',f'{p.city}, {UFN[p.uf]}',3)}</div>
<div class="row">{L('Município de registro e unidade da federação',f'{p.city}, {UFN[p.uf]}',2.4)}{L('Local de nascimento',loc,2.4)}{L('Sexo',('masculino' if p.m else 'feminino'),.8)}</div>
<div class="row">{L('Filiação',fil)}</div>
<div class="row"><div class="f" style="flex:1"><span>{E(av2)}<br>{E(f'Maternos: {U(p.mgf)} e {U(p.mgm)}')}</span><i>Avós</i></div></div>
<div class="row">{L('Gêmeo','Sim' if p.twin else 'Não',.6)}{L('Nome e matrícula do(s) gêmeo(s)',U(p.twin) or '-x-x-x-',4)}</div>
<div class="row">{L('Data do registro (por extenso)',rw,3)}{L('Nº da Declaração de Nascido Vivo',dn or 'não informado',1.3)}</div>
<div class="ob"><i>Observações / Averbações</i><p>{E(nt)}</p></div>
<div class="ft"><div class="bx">{E(cart)}<br>{E(off)}<br><small>Oficial{'a' if off.split()[0] in('Maria','Cleonice','Iolanda','Patrícia','Sílvia','Tânia') else ''}</small><br>{E(p.city)} - {p.uf}<br>{E(p.dir)}<br>{p.tel}</div>
<div class="sg">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>Data e local: {E(p.city)}, {em_t}<br><br>{scribble(r,50,14,'#222')}<div class="ln">{'Selo de Autenticidade '+selo if selo else 'Assinatura'}</div></div></div></div></div>'''
        css='''.pg{width:210mm;height:297mm;padding:9mm;font:10.5pt "Liberation Serif";color:#000}.in{border:1.2mm double #555;height:279mm;padding:9mm 12mm}
.hd{text-align:center}.h{font:italic bold 13pt "Liberation Serif";margin-top:1mm}.h small{font:normal 9pt "Liberation Serif"}h1{font:bold 17pt "Liberation Serif";text-align:center;letter-spacing:1mm;margin:3mm 0 4mm}
.nm{text-align:center;margin-bottom:3mm;font-size:9pt}.nm b{font-size:13pt}.nm b.m{font:12pt "Liberation Mono"}
.row{display:flex;gap:3mm;margin-bottom:2.2mm}.f{display:flex;flex-direction:column;justify-content:flex-end}.f span{border-bottom:.25mm solid #000;padding:0 1mm .6mm;min-height:5mm;line-height:1.2}.f i{font-size:7.5pt;color:#222;padding-left:1mm}
.ob{border:.25mm solid #000;min-height:32mm;padding:1mm 2mm;margin-top:2mm}.ob i{font-size:8pt}.ob p{margin:1mm 0}.ft{display:flex;gap:8mm;margin-top:8mm}.bx{flex:1;border:.25mm solid #000;padding:2mm 3mm;font-size:9pt;line-height:1.4}.sg{flex:1.1;text-align:center;font-size:9.5pt}.ln{border-top:.25mm solid #000;font-size:8pt;padding-top:.5mm}'''
        save(t,body,css)
