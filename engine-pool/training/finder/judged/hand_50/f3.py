from people import *

# K5: brown printed blank of 1976-1995 filled by typewriter, dotted sentences
F5=["","nofather","anot","nomf home","twin","nohour","late averb notes","long"]
def K5(i):
    f=F5[i-1]; c=gen("K5",i,1938 if "anot" in f else 1958,1948 if "anot" in f else 1984,1989,flags=f); c.issue=max(c.issue,c.wd(D.date(1976,3,2)))
    t=truth(f"K5-{i}",c); z=["-.-.-.-.-","xxxxxxxxxx","= = = = ="][i%3]; F=lambda s:f"<u>{s}</u>"
    cart=f"Cartório do Registro Civil do {c.r.randint(1,3)}º Distrito de {c.rm}"; vs="v" if i%3==0 else ""
    tx=dw(c.birth,"primeiro"); hosp=("em domicílio" if "home" in f else c.hosp); col=c.r.choice(["branca","parda","morena"])
    body=f"""<div class=pg><div class=fr><div class=h>República Federativa do Brasil<b>Estado {doest(c.ruf)}</b><span>Comarca de {F(c.rm)}</span></div><div class=ca>{cart.upper()}</div>
    <div class=of>Oficial vitalíci{'o' if c.osex=='M' else 'a'}: {c.off}</div><h1>Registro de Nascimento N.º {F(f'{c.ter:,}'.replace(',','.'))}</h1>
    <p>CERTIFICO que às fls. {F(f'{c.fol}{vs}')} do livro n.º {F(f'A-{c.livn}')} do registro de nascimentos, em data de {F(dext(c.reg))}, foi lavrado o assento de</p><p class=nm>{F(c.name)}</p>
    <p>nascid<sup>{c.o}</sup> aos {F(tx)}, às {F(hpart(*c.time) if c.time else z)}, em {F(f'{hosp}, {c.bm}, {c.buf}' if hosp[0]!='e' else f'{hosp[3:]}, {c.bm}, {c.buf}')}, do sexo {F(c.sx.lower())}, de cor {F(col)}, filh<sup>{c.o}</sup> de {F(c.father or z)} e de D. {F(c.mother)}.</p>
    <p>São avós paternos: {F(c.pf or z)} e D. {F(c.pm or z)}; e maternos: {F(c.mf or z)} e D. {F(c.mm or z)}.</p>
    <p>Foi declarante {F(c.father or c.mother)} e serviram de testemunhas {F(c.wit[0])} e {F(c.wit[1])}, residentes {F('nesta cidade')}.</p>
    <p>Observações: {F(('Gêmeo de ' if c.sex=='M' else 'Gêmea de ')+c.twin+'. ' if c.twin else '')}{F(c.averb+' ' if c.averb else '')}{F(c.anot) if c.anot else ''}{'' if c.twin or c.averb or c.anot else F(z)}</p>
    <p class=v>O referido é verdade e dou fé.</p><p class=dt>{F(c.rm)}, {F(c.issue.day if c.issue.day>1 else '1º')} de {F(MES[c.issue.month-1])} de {F(c.issue.year)}.</p><div class=sg>{sig(c.r,210,44,'#1d2b66')}<div>O Oficial do Registro Civil</div></div>
    <div class=st>{stamp(['REGISTRO','CIVIL',c.ruf],96)}</div><div class=rod>RECONHEÇO a firma supra — Custas {'Cz$' if c.issue.year in(1986,1987,1988) else 'NCz$' if c.issue.year==1989 else 'Cr$'} {c.r.randint(20,900)},00 — Mod. 14 – Tip. São José</div></div></div>"""
    css="""body{font:11.5pt 'TeX Gyre Bonum';color:#5b3413}.pg{width:210mm;height:297mm;padding:14mm;background:#f8f0dc}.fr{border:2px solid #5b3413;outline:1px solid #5b3413;outline-offset:3px;height:100%;padding:10mm 11mm;position:relative}.h{text-align:center;font-size:10pt}.h b{display:block;font-size:15pt}.ca{text-align:center;border-top:1px solid;border-bottom:1px solid;margin:8px 0 3px;padding:4px;font-size:11pt}.of{text-align:center;font-style:italic;font-size:10pt}h1{font-size:15pt;text-align:center;margin:20px 0 16px;font-weight:400}p{margin:0 0 11px;line-height:1.95;text-align:justify}u{text-decoration:none;border-bottom:1px dotted #5b3413;font:11.6pt 'Courier Prime';color:#16161c;padding:0 5px}.nm{text-align:center}.nm u{font-size:13pt;font-weight:700}.v{text-align:center;margin-top:14px}.dt{text-align:right}.sg{width:74mm;margin:14px 0 0 auto;text-align:center;font-size:9.5pt}.sg div{border-top:1px solid}.st{position:absolute;left:16mm;bottom:18mm}.rod{position:absolute;bottom:3mm;left:0;right:0;text-align:center;font-size:7.2pt}"""
    TR(t,"dados_pessoais.data_nascimento.texto_completo",tx);t["accept"]["dados_pessoais.data_nascimento.texto_completo"]=["aos "+tx];nonat(t)
    TR(t,"registro.cartório",cart.upper());TR(t,"registro.livro",f"A-{c.livn}");TR(t,"registro.folha",f"{c.fol}{vs}");TR(t,"registro.termo",f"{c.ter:,}".replace(",","."))
    t["accept"]["registro.cartório"]=[cart]; t["meta"]["joint_notes"]=True
    return html(css,body),t

# K6: program of 1998-2009, numbered fields, right column for the margin's notes and the seal
F6=["soon","nofather soon","averb notes","twin soon","nogp nohour","anot","late home","long"]
def K6(i):
    f=F6[i-1]; old="anot" in f or "notes" in f
    c=gen("K6",i,1950 if old else 1994,1972 if old else 2006,2009,flags=f,upper=i%2==0);
    if c.issue.year<1998: c.issue=c.wd(D.date(1998,c.issue.month,min(28,c.issue.day)))
    if "soon" in f: pass
    t=truth(f"K6-{i}",c); z=["NADA CONSTA","//////////","*********"][i%3]
    cart=f"{c.r.randint(1,5)}º OFÍCIO – {c.r.choice(['SERVIÇO REGISTRAL','REGISTRO CIVIL','SERVIÇOS NOTARIAL E REGISTRAL'])} DE {c.rm.upper()}"
    dnv=f"{c.r.randint(10**7,9*10**7)}" if c.birth.year>=1996 else ""
    def cl(n,l,v,w): return f"<div class=c style='width:{w}%'><i>{n:02d} {l}</i>{v}</div>"
    sl=f"{c.r.choice(['ADC','BFX','RCZ'])}{c.r.randint(10000,99999)}"
    lf=f"{c.livn}-A"; fo=f"{c.fol:03d}"
    body=f"""<div class=pg><div class=hd><div>{arms(52,'#000')}</div><div class=x>PODER JUDICIÁRIO DO ESTADO {doest(c.ruf).upper()}<br>CORREGEDORIA GERAL DA JUSTIÇA<br><b>{cart}</b></div><div class=t>NASCIMENTO<br><small>certidão de breve relato</small></div></div>
    <div class=bd><div class=lf>{cl(1,'LIVRO',lf,25)}{cl(2,'FOLHA',fo,20)}{cl(3,'ORDEM',c.ter,25)}{cl(4,'DATA DO ASSENTO',d(c.reg),30)}
    {cl(5,'REGISTRANDO',f'<b>{c.name}</b>',75)}{cl(6,'SEXO',c.sx.upper(),25)}
    {cl(7,'DIA DO NASCIMENTO',d(c.birth),35)}{cl(8,'HORA',('%02d:%02d h'%c.time) if c.time else z,25)}{cl(9,'D.N. Nº',dnv or z,40)}
    {cl(10,'ESTABELECIMENTO / LUGAR',c.hosp,55)}{cl(11,'CIDADE E ESTADO ONDE NASCEU',f'{c.bm} / {c.buf}',45)}
    {cl(12,'PAI',c.father or z,60)}{cl(13,'NATURAL DE',f'{c.fm} / {c.fuf}' if c.father else z,40)}
    {cl(14,'MÃE',c.mother,60)}{cl(15,'NATURAL DE',f'{c.mm_} / {c.muf}',40)}
    {cl(16,'AVÔ PATERNO',c.pf or z,50)}{cl(17,'AVÓ PATERNA',c.pm or z,50)}{cl(18,'AVÔ MATERNO',c.mf or z,50)}{cl(19,'AVÓ MATERNA',c.mm or z,50)}
    {cl(20,'GEMELAR',('SIM: '+c.twin) if c.twin else 'NÃO',100)}
    {cl(21,'DECLARANTE',f"{c.father or c.mother}, {'pai' if c.father else 'mãe'}, CI {c.r.randint(10**6,10**7)} SSP/{c.ruf}, CPF {cpf(c.r)}",100)}
    {cl(22,'TESTEMUNHAS',(lambda w: w.upper() if i%2==0 else w)(c.wit[0]+'; '+c.wit[1]),100)}
    <div class=cf>CERTIFICO, na forma da Lei 6.015/73, que os dados acima foram extraídos do assento referido. Dou fé.<br><br>{c.rm}-{c.ruf}, {d(c.issue)}<br>{sig(c.r,200,42,'#111')}<div class=ln>{c.off}<br>OFICIAL TITULAR</div></div></div>
    <div class=rt><div class=b style='height:34%'><i>23 AVERBAÇÕES</i>{c.averb or z}</div><div class=b style='height:34%'><i>24 ANOTAÇÕES</i>{c.anot or z}</div><div class=b style='height:14%'><i>25 SELO DE FISCALIZAÇÃO</i><b class=se>{sl}</b></div><div class=b style='height:18%'><i>26 CUSTAS</i>Oficial R$ {c.r.randint(8,20)},{c.r.randint(10,99)}<br>Fundo R$ {c.r.randint(1,3)},{c.r.randint(10,99)}<br>{'Gratuita - Lei 9.534/97' if i%2 else '2ª via paga'}<br>Oper.: {c.sub.split()[0]}</div></div></div>
    <div class=fo>SisCivil 3.{c.r.randint(1,9)} – {c.addr} – {c.rm}-{c.ruf} – Fone/Fax {c.tel}</div></div>"""
    css="""body{font:9.2pt 'Liberation Sans';color:#000}.pg{width:210mm;height:297mm;padding:16mm 12mm}.hd{display:flex;align-items:center;gap:10px;border:1.5px solid #000;padding:6px 10px}.x{flex:1;font-size:8.6pt}.x b{font-size:10.5pt}.t{font:700 19pt 'Liberation Sans Narrow';text-align:center}.t small{font:8pt 'Liberation Sans';display:block}.bd{display:flex;margin-top:5px;height:222mm}.lf{width:71%;border-right:1px solid;border-bottom:1px solid;display:flex;flex-wrap:wrap;align-content:flex-start;border-left:1px solid;border-top:1px solid}.c{border-right:1px solid;border-bottom:1px solid;padding:2px 5px 5px;min-height:49px}.c i,.b i{display:block;font:6.5pt 'Liberation Sans';margin-bottom:3px}.rt{width:29%;margin-left:5px;border:1px solid}.b{border-bottom:1px solid;padding:3px 6px}.se{font-size:15pt}.cf{width:100%;text-align:center;padding:16px 20px;font-size:9pt;border-right:1px solid;border-bottom:1px solid}.ln{border-top:1px solid;margin:0 70px}.fo{text-align:center;font-size:7pt;margin-top:6px}"""
    TR(t,"registro.cartório",cart);TR(t,"registro.número_dnv",dnv);TR(t,"registro.livro",lf);TR(t,"registro.folha",fo);TR(t,"autenticação.selo_digital",sl);t["data"]["registro"]["termo"]=str(c.ter)
    return html(css,body),t
