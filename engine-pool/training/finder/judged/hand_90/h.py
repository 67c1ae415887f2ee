import random, datetime as dt, textwrap
from types import SimpleNamespace as NS
UF=dict(x.split(':') for x in "AC:Rio Branco,Cruzeiro do Sul,Sena Madureira|AL:Maceió,Arapiraca,Palmeira dos Índios|AM:Manaus,Parintins,São Gabriel da Cachoeira|AP:Macapá,Santana,Oiapoque|BA:Salvador,Vitória da Conquista,Santa Cruz Cabrália|CE:Fortaleza,Juazeiro do Norte,Quixeramobim|DF:Brasília|ES:Vitória,Cachoeiro de Itapemirim,Santa Maria de Jetibá|GO:Goiânia,Anápolis,Aparecida de Goiânia|MA:São Luís,Imperatriz,Barra do Corda|MG:Uberlândia,São João del-Rei,Governador Valadares|MS:Campo Grande,Dourados,Ponta Porã|MT:Cuiabá,Rondonópolis,Vila Bela da Santíssima Trindade|PA:Belém,Santarém,São Félix do Xingu|PB:João Pessoa,Campina Grande,Cajazeiras|PE:Recife,Caruaru,Santa Cruz do Capibaribe|PI:Teresina,Parnaíba,São Raimundo Nonato|PR:Curitiba,Foz do Iguaçu,São José dos Pinhais|RJ:Niterói,Campos dos Goytacazes,Paty do Alferes|RN:Natal,Mossoró,Currais Novos|RO:Porto Velho,Ji-Paraná,Guajará-Mirim|RR:Boa Vista,Rorainópolis,Pacaraima|RS:Porto Alegre,Santana do Livramento,Bento Gonçalves|SC:Joinville,São Miguel do Oeste,Blumenau|SE:Aracaju,Itabaiana,Nossa Senhora do Socorro|SP:Mogi das Cruzes,Santa Bárbara d'Oeste,São José do Rio Preto|TO:Palmas,Araguaína,Porto Nacional".split('|'))
UFS=sorted(UF); UF={k:v.split(',') for k,v in UF.items()}
M="João Batista|Cauã|Ubiratã|Kenji|Giuseppe|Heitor|Omar|Antônio Carlos|Luís Otávio|Raoni|Ary|Wanderley|Estêvão|Matheus Henrique|Friedrich|Hiroshi|Salim|Ítalo|José de Arimatéia|Damião|Otoniel|Conrado|Édson|Valdomiro|Ruy|Aurélio".split('|')
F="Maria das Dores|Iracema|Potira|Yumi|Giovanna|Helga|Samira|Ana Cláudia|Letícia|Jaciara|Íris|Wilma|Conceição Aparecida|Érica|Gertrudes|Sachiko|Nádia|Lúcia Helena|Francisca|Benedita|Zuleide|Luíza|Eva|Rosângela|Ivone|Thaís".split('|')
S="da Silva|de Souza|D'Ávila|Sant'Anna|Yamashita|Takahashi|Schneider|Krüger|Bianchi|Dall'Agnol|Haddad|Khoury|Guajajara|Pataxó|Tukano|dos Santos|Figueirêdo|de Albuquerque|do Nascimento|Nóbrega|Zanatta|Holz|Pöttker|Assunção|da Conceição|Brandão|Queiróz|Lacerda|das Chagas|Peçanha|Ló|Sá|Montenegro|Von Hohendorff|El Mansour|Ferrazzo|Tavares|Okubo".split('|')
EST="Hospital e Maternidade Santa Helena|Maternidade Municipal Frei Damásio|Santa Casa de Misericórdia|Hospital Regional Materno-Infantil Nossa Senhora do Perpétuo Socorro|Casa de Saúde São Lucas|Hospital Universitário|Maternidade Dona Evangelina|Unidade Mista de Saúde do Bairro Novo|Casa de Parto Flor de Lis".split('|')
ABR=["Osaka/Japão","Beirute/Líbano","Assunção/Paraguai","Porto/Portugal","Rivera/Uruguai","Luanda/Angola","Santa Elena de Uairén/Venezuela"]
EXT=[("Lisboa","Portugal"),("Nagoia","Japão"),("Boston","Estados Unidos da América"),("Ciudad del Este","Paraguai")]
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
_u="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
_d="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
_c="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def num(n):
    if n<20: return _u[n]
    if n<100: return _d[n//10]+(" e "+_u[n%10] if n%10 else "")
    if n<1000: return "cem" if n==100 else _c[n//100]+(" e "+num(n%100) if n%100 else "")
    r=n%1000; p=("" if n<2000 else num(n//1000)+" ")+"mil"
    return p if not r else p+(" e " if r<=100 or r%100==0 else " ")+num(r)
def ext(d): return f"{'primeiro' if d.day==1 else num(d.day)} de {MES[d.month-1]} de {num(d.year)}"
def br(d,s='/'): return f"{d.day:02d}{s}{d.month:02d}{s}{d.year}"
def dm(d): return f"{d.day} de {MES[d.month-1]} de {d.year}"
def hext(h):
    a,b=map(int,h.split(':')); f=lambda n:num(n).replace('um','uma').replace('dois','duas')
    return f"{f(a)} hora{'s' if a!=1 else ''}"+(f" e {num(b)} minuto{'s' if b!=1 else ''}" if b else "")
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for _ in 'ab':
        s=sum(x*(len(d)+1-i) for i,x in enumerate(d))*10%11; d.append(s%10)
    s=''.join(map(str,d)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def dv(s):
    for _ in 'ab':
        m=32-len(s); t=0
        for c in s: t+=int(c)*m; m=0 if m==10 else m+1
        t%=11; s+=str(1 if t>9 else t)
    return s
def matr(cns,y,t,l,f,n):
    s=dv(f"{cns}0155{y}{t}{l:05d}{f:03d}{n:07d}")
    return ' '.join([s[:6],s[6:8],s[8:10],s[10:14],s[14],s[15:20],s[20:23],s[23:30],s[30:]])
assert dv("551681015519751001050960144268").endswith("40")
def mk(L,n,fl,y=(1985,2020),sep='/',up=1,old=0,order='MP',dash='-----',cart="Registro Civil das Pessoas Naturais",livro="{}",folha="{}",termo="{}",verso=0,tipo=1):
    R=random.Random(f"90{L}{n}"); k=(ord(L)-65)*4+n-1; fl=fl.split(); has=lambda x:x in fl
    u=(lambda s:s.upper()) if up else (lambda s:s)
    pl=lambda uf:(R.choice(UF[uf]),uf)
    r=NS(R=R,n=n,L=L,fl=fl,has=has,d=dash,up=u,sep=sep)
    r.lm,r.lu=pl(UFS[k*5%27]); r.rm,r.ru=(r.lm,r.lu) if R.random()<.55 else (R.choice(UF[r.lu]),r.lu)
    if tipo==7:
        r.lm,r.pais=EXT[n-1]; r.lu=''; r.rm,r.ru=pl(['DF','SP','PR','MG'][n-1])
    nat=lambda:(lambda p:u(p[0])+sep+p[1])(pl(R.choice(UFS)))
    ss=R.sample(S,9); Mm=R.sample(M,8); Ff=R.sample(F,9)
    yr=R.randint(*y) if not has('twomoms') else R.randint(2014,2022)
    if has('late'): yr=min(yr,1982 if old else 2003)
    r.nasc=dt.date(yr,1,1)+dt.timedelta(R.randrange(365)); r.hora=f"{R.randrange(24):02d}:{R.randrange(60):02d}"
    r.sx=R.choice('MF'); r.sexo={'M':'Masculino','F':'Feminino'}[r.sx]
    def par(role,i):
        a,b=ss[i],ss[i+1]; f=role=='pai'
        p=NS(role=role,nome=u(f"{(Mm if f else Ff)[i]} {a} {b}"),nat=nat(),avo=u(f"{Mm[i+1]} {ss[i+4] + ' ' if R.random()<.5 else ''}{b}"),ava=u(f"{Ff[i+2]} {a}{' '+b if R.random()<.6 else ''}"),
             prof=R.choice("comerciante|do lar|lavrador(a)|professor(a)|pescador(a)|motorista".split('|')),id=R.randint(18,44),natavo=nat(),natava=nat())
        return p
    e=NS(role='',nome='',nat='',avo='',ava='',prof='',id='',natavo='',natava='')
    r.mae=par('mae',0); r.pai=par('mae' if has('twomoms') else 'pai',3)
    if has('solo'): r.pai=e
    if has('abroad'):
        x=R.choice(ABR).split('/'); r.pai.nat=u(x[0])+sep+u(x[1])
        if R.random()<.5: x=R.choice(ABR).split('/'); r.mae.nat=u(x[0])+sep+u(x[1])
    if has('nogp'): q=R.choice([r.mae,r.pai]); q.avo=q.ava=''
    if has('nogp1'): r.pai.avo=''
    first=Mm[7] if r.sx=='M' else Ff[7]; sur=f"{ss[1]} {ss[4]}" if not has('solo') else f"{ss[0]} {ss[1]}"
    r.nome=u(f"{first} {sur}"+R.choice(["",""," Neto" if r.sx=='M' else ""]))
    r.twin=u(f"{(Mm[6] if R.random()<.5 else Ff[8])} {sur}") if has('twin') else ''
    r.est=u(R.choice(EST)); r.home=''
    if has('home'): r.est=u("Domicílio"); r.home=u(f"Sítio Boa Esperança, km {R.randint(2,30)}")
    r.cpf='' if old or has('nocpf') else cpf(R)
    r.dreg=r.nasc+dt.timedelta(R.randint(2,40) if not has('late') else R.randint(3000,7000))
    lo=max(r.dreg.year+1,2011) if not old else r.dreg.year
    r.emis=(dt.date(R.randint(lo,2025),1,1)+dt.timedelta(R.randrange(365))) if not old else r.dreg+dt.timedelta(R.choice([0,1,3,900,2100]))
    if has('notes') and not old: r.emis=max(r.emis,r.dreg+dt.timedelta(800))
    l,f,t=R.randint(12,390),R.randint(2,299),R.randint(1200,160000); r.cns=str(R.randint(1000,159999)).zfill(6)
    r.mat='' if old else matr(r.cns,r.dreg.year,tipo,l,f,t)
    r.livro=livro.format(l); r.folha=folha.format(f)+('v' if verso and n%2 else ''); r.termo=termo.format(t)
    if '.' in termo: r.termo=f"{t:,}".replace(',','.')
    r.dnv='' if r.nasc.year<1992 or has('home') else f"30-{R.randrange(10**8):08d}-{R.randrange(10)}"
    r.fam=R.choice(["Camargo","Tolentino","Vasques","Meirelles","Penteado","Rabelo"])
    r.cart=cart.format(r=r,m=r.rm,u=r.ru,o=R.choice(["1º","2º","3º"])); r.oficial=u(f"{R.choice(M+F)} {ss[8]} {R.choice(S)}"); r.escr=u(f"{R.choice(F)} {ss[7]} {R.choice(S)}")
    r.test=[u(f"{R.choice(M)} {R.choice(S)} {R.choice(S)}"),u(f"{R.choice(F)} {R.choice(S)} {R.choice(S)}")]
    r.decl=r.pai.nome or r.mae.nome
    r.selo='' if old else R.choice([f"{''.join(R.choice('ABCDEFGHJK') for _ in range(3))}{R.randrange(10**5):05d}-{''.join(R.choice('LMNPQRTV') for _ in range(4))}",f"{R.randrange(10**6):06d}{R.choice('NRCVX')}{R.choice('BDF')}{R.randrange(10**9):09d}",f"TJ{r.ru}.{R.randrange(10**7):07d}.{R.choice('AXBK')}{R.randrange(100)}"])
    r.fone=f"({R.randint(11,99)}) {R.randint(3000,3999)}-{R.randint(1000,9999)}"; r.cep=f"{R.randint(10000,99999)}-{R.randint(0,999):03d}"
    r.rua=f"{R.choice(['Rua Marechal Deodoro','Av. Getúlio Vargas','Praça da Matriz','Travessa do Comércio','Rua XV de Novembro'])}, {R.randint(10,1900)}, Centro"
    proc=f"{R.randrange(10**7):07d}-{R.randint(10,99)}.{r.emis.year-1}.8.{R.randint(1,27):02d}.{R.randint(1,400):04d}"
    d1=br(r.emis-dt.timedelta(R.randint(200,360)))
    r.averb=r.anot=r.emt=''
    sg=max(r.emis.year-r.nasc.year,0)>19
    if has('notes'):
        r.averb=R.choice([f"Por mandado do MM. Juiz de Direito da 2ª Vara de Família da Comarca de {r.rm}, processo nº {proc}, averbado em {d1}, fica retificado o assento para constar corretamente a grafia do sobrenome da avó materna.",
            f"Em {d1}, a requerimento da parte e nos termos do Provimento nº 82 do CNJ, fica averbada a alteração do patronímico materno decorrente de casamento. Protocolo {R.randint(100,9999)}/{r.emis.year-1}. Dou fé.",
            f"Conforme escritura pública lavrada em {d1} no 3º Tabelionato de Notas de {r.rm}, livro 214, fls. 33, foi reconhecida a paternidade por {r.pai.nome or 'terceiro'}. Averbado na mesma data."])
        if sg: r.anot=f"Em {br(r.emis-dt.timedelta(R.randint(400,700)))} casou-se com {u(R.choice(M if r.sx=='F' else F)+' '+R.choice(S))}, conforme termo {R.randint(1000,9000)}, fls. {R.randint(1,299)} do livro B-{R.randint(2,90)}, do Registro Civil de {R.choice(UF[r.ru])}/{r.ru}."
    if has('emtempo'):
        h=f"{(int(r.hora[:2])+3)%24:02d}:{r.hora[3:]}"
        r.emt=R.choice([f"onde se lê no assento, quanto à hora do nascimento, {h}, leia-se {r.hora}, conforme a declaração do hospital arquivada nesta serventia. Ressalvo e dou fé.",
            f"ressalvo a emenda feita no nome da avó materna, que confere com o documento apresentado, e a entrelinha \"{r.rm}\". Nada mais. Dou fé."])
    r.lnat=u(r.lm)+sep+(r.lu or u(r.pais)) if tipo==7 else u(r.lm)+sep+r.lu
    r.race=R.randrange(5); r.v=lambda x:x or dash; r.rgs=[f"{R.randint(10,59)}.{R.randint(100,999)}.{R.randint(100,999)}-{R.randrange(10)}",f"{R.randrange(10**4):04d} {R.randrange(10**4):04d} {R.randrange(10**4):04d}"]
    r.P=[r.mae,r.pai] if order=='MP' or has('solo') else [r.pai,r.mae]; r.case=f"90{L}-{n}"
    return r
def truth(r,W,H,no='',acc=None,txt=None,alt=None,nat=0,joint=1,twin=None,cad=None,notes=None):
    no=no.split(); g=lambda k,v:'' if k in no else v; acc=dict(acc or {}); a,b=r.P
    pa,ma=(r.pai,r.mae); 
    dt_=txt or br(r.nasc)
    av,an=notes if notes is not None else (r.averb,r.anot)
    if r.emt:
        av=(av+' ' if av else '')+"Em tempo: "+r.emt; acc["observações.averbações"]=[r.emt] if not r.averb else [r.averb,"Em tempo: "+r.emt,r.averb+' '+r.emt]
    if not nat: acc["dados_pessoais.naturalidade"]=[""]
    if r.home: acc["local_nascimento.estabelecimento"]=["",r.home,r.est+", "+r.home,"em domicílio"]
    if r.has('twomoms'):
        for s,o in (('paternos',ma),('maternos',pa)): acc[f"avós.{s}.avô"]=[o.avo]; acc[f"avós.{s}.avó"]=[o.ava]
    if alt: acc["dados_pessoais.data_nascimento.texto_completo"]=alt
    par=lambda p:{"nome_completo":p.nome,"naturalidade":g('pnat',p.nat)}
    return {"case":r.case,"layout":"90"+r.L,"condition":"pdf_born_digital","file":r.case+".pdf","width":W,"height":H,"resizeImage":False,"data":{
     "documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":r.nome,"cpf":g('cpf',r.cpf),"matrícula":g('mat',r.mat),"data_nascimento":{"texto_completo":dt_,"dia":f"{r.nasc.day:02d}","mês":f"{r.nasc.month:02d}","ano":str(r.nasc.year)},
       "hora_nascimento":g('hora',r.hora),"naturalidade":r.lnat,"sexo":r.sexo},
     "local_nascimento":{"estabelecimento":g('est',r.est),"município":r.up(r.lm),"uf":r.lu},
     "registro":{"município":r.rm,"uf":r.ru,"cartório":r.cart,"data_registro":br(r.dreg),"número_dnv":g('dnv',r.dnv),"livro":r.livro,"folha":r.folha,"termo":r.termo},
     "filiação":{"genitor_1":par(a),"genitor_2":par(b)},
     "avós":{"paternos":{"avô":pa.avo,"avó":pa.ava},"maternos":{"avô":ma.avo,"avó":ma.ava}},
     "gêmeos":{"status":"Sim" if r.twin else "Não","informações_adicionais":(twin or r.twin) if r.twin else ""},
     "observações":{"averbações":av,"anotações":an},
     "autenticação":{"selo_digital":g('selo',r.selo),"oficial_registro":r.oficial,"data_emissão":br(r.emis)}},
     "accept":acc,"meta":{"twin_names":[r.twin] if r.twin else [],"joint_notes":bool(joint),"cadastro":cad or []}}
def lb(s,n=0,cls=''): return f'<span class="lb {cls}">'+''.join(f'<s>{c if c!=" " else "&nbsp;"}</s>' for c in s.ljust(n))+'</span>'
def tk(on,t='',m='X'): return f'<span class=tk><u>{m if on else "&nbsp;"}</u>{" "+t if t else ""}</span>'
def tr(*c,t='td'):
    o=''
    for x in c: o+=f'<{t} {x[0]}>{x[1]}</{t}>' if isinstance(x,tuple) else f'<{t}>{x}</{t}>'
    return f'<tr>{o}</tr>'
def tb(*rows,c=''): return f'<table class="{c}">'+''.join(rows)+'</table>'
def q(l,v,a=''): return (a,f'<i>{l}</i><b>{v}</b>')
def arms(s=44,c='#254'): return f'<svg width="{s}" height="{s}" viewBox="0 0 50 50" class=arms><circle cx=25 cy=25 r=22 fill=none stroke="{c}" stroke-width=1.5 /><path d="M25 5l5 14h15l-12 9 5 15-13-9-13 9 5-15-12-9h15z" fill="{c}" opacity=.55 /><circle cx=25 cy=25 r=6 fill=#fff stroke="{c}"/></svg>'
def qr(R,s=52):
    p=''.join(f'M{x} {y}h1v1h-1z' for x in range(21) for y in range(21) if (x<7 and y<7) or (x>13 and y<7) or (x<7 and y>13) or R.random()<.45)
    return f'<svg width="{s}" height="{s}" viewBox="-1 -1 23 23"><path d="{p}"/><g fill=none stroke="#fff"><rect x=1.5 y=1.5 width=4 height=4 /><rect x=15.5 y=1.5 width=4 height=4 /><rect x=1.5 y=15.5 width=4 height=4 /></g></svg>'
def sig(R,w=120): return f'<svg width="{w}" height=22 viewBox="0 0 120 22"><path d="M5 15'+''.join(f' q{R.randint(3,8)} {R.randint(-16,14)} {R.randint(8,14)} {R.randint(-3,3)}' for _ in range(9))+'" fill=none stroke="#136" stroke-width=1 /></svg>'
def stamp(t,css): return f'<div class=stamp style="{css}">{t}</div>'
BASE='''*{box-sizing:border-box}html,body{margin:0;padding:0}.pg{position:relative;display:flex;flex-direction:column;overflow:visible}table{border-collapse:collapse;width:100%}i{font-style:normal;display:block}b{font-weight:normal}
td,th{vertical-align:top;text-align:left;font-weight:normal}s{text-decoration:none}.lb{display:inline-flex;flex-wrap:wrap}.lb s{border:.6pt solid #444;width:11.5pt;height:14pt;line-height:13.5pt;text-align:center;margin-left:-.6pt;margin-bottom:1pt}
.tk{white-space:nowrap;margin-right:8pt}.tk u{text-decoration:none;display:inline-block;border:.7pt solid #222;width:9pt;height:9pt;line-height:8.5pt;text-align:center;font-size:7.5pt}.stamp{position:absolute;border:1.4pt solid #a33;color:#a33;padding:3pt 8pt;font-weight:bold;text-align:center}
.ft{margin-top:auto}.c{text-align:center}.vt{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}.row{display:flex}'''
def page(L,W,H,css,body): return f'<style>@page p{L}{{size:{W}pt {H}pt;margin:0}}.f{L}{{page:p{L};width:{W}pt;height:{H}pt;{css}}}</style><div class="pg f{L}">{body}</div>'
