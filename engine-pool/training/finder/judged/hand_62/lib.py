import random, math, json, datetime as D, os, html as H, unicodedata as U
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DZ=' . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')[1:]
CT=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
WD='segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split()
UFN={'AC':'Acre','AL':'Alagoas','AP':'Amapá','AM':'Amazonas','BA':'Bahia','CE':'Ceará','DF':'Distrito Federal','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MT':'Mato Grosso','MS':'Mato Grosso do Sul','MG':'Minas Gerais','PA':'Pará','PB':'Paraíba','PR':'Paraná','PE':'Pernambuco','PI':'Piauí','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RS':'Rio Grande do Sul','RO':'Rondônia','RR':'Roraima','SC':'Santa Catarina','SP':'São Paulo','SE':'Sergipe','TO':'Tocantins'}
UFP={'AC':'do','AL':'de','AP':'do','AM':'do','BA':'da','CE':'do','DF':'do','ES':'do','GO':'de','MA':'do','MT':'de','MS':'de','MG':'de','PA':'do','PB':'da','PR':'do','PE':'de','PI':'do','RJ':'do','RN':'do','RS':'do','RO':'de','RR':'de','SC':'de','SP':'de','SE':'de','TO':'do'}
def est(uf): return 'Estado %s %s'%(UFP[uf],UFN[uf])
def ne(n,fem=False,trema=False):
    if n==100: return 'cem'
    if n<20: s=UN[n]
    elif n<100: s=DZ[n//10-1+0] if False else ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa'][n//10]+(' e '+UN[n%10] if n%10 else '')
    elif n<1000:
        s=CT[n//100]+(' e '+ne(n%100) if n%100 else '')
    else:
        t='mil' if n//1000==1 else ne(n//1000)+' mil'; r=n%1000
        s=t+('' if not r else (' e ' if r<100 or r%100==0 else ' ')+ne(r))
        if 1900<n<2000: s='mil novecentos'+(' e '+ne(n%100) if n%100 else '')
        if 1800<n<1900: s='mil oitocentos'+(' e '+ne(n%100) if n%100 else '')
    if fem:
        if s.endswith('dois'): s=s[:-4]+'duas'
        elif s.endswith('um'): s=s+'a'
    if trema: s=s.replace('cinquenta','cinqüenta')
    return s
def dext(d,f=0,trema=False):
    dd='primeiro' if d.day==1 else ne(d.day); y=ne(d.year,trema=trema); m=MES[d.month-1]
    return [f'{dd} de {m} de {y}',f'{dd} dias do mês de {m} do ano de {y}',f'dia {dd} do mês de {m} de {y}'][f] if not(f==1 and d.day==1) else f'um dia do mês de {m} do ano de {y}'
def dl(d,z=False): return f'{d.day:02d} de {MES[d.month-1]} de {d.year}' if z else f'{d.day} de {MES[d.month-1]} de {d.year}'
def db(d,s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def hext(t):
    h,m=map(int,t.split(':')); p='madrugada' if h<6 else 'manhã' if h<12 else 'tarde' if h<18 else 'noite'
    k=h-12 if h>12 else h
    return ne(k,True)+(' hora' if k in(0,1) else ' horas'),ne(m),p
def hw(t):
    a,b,p=hext(t); m=int(t[3:]); return a+(f' e {b} minuto'+('s' if m>1 else '') if m else '')+' da '+p
def h24(t):
    h,m=map(int,t.split(':')); return ne(h,True)+(' hora' if h<2 else ' horas')+(f' e {ne(m)} minuto'+('s' if m>1 else '') if m else '')
def cpf(r):
    d=[r.randint(0,9) for _ in range(9)]
    for k in(10,11):
        s=sum(x*w for x,w in zip(d,range(k,1,-1)))*10%11%10; d.append(s)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matr(cns,year,book,leaf,term):
    s=f'{cns:06d}0155{year}1{book:05d}{leaf:03d}{term:07d}'
    def dv(s,w):
        t=0
        for c in s: t+=int(c)*w; w=(w+1)%11
        t%=11; return '1' if t==10 else str(t)
    s+=dv(s,2); s+=dv(s,1)
    return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'
def noac(s): return ''.join(c for c in U.normalize('NFD',s) if not U.combining(c)).replace('º','o').replace('ª','a').replace('–','-').replace('’',"'")
M_OLD='Sebastião Benedito Raimundo Osvaldo Antenor Deusdedit Ladislau Waldemar Joaquim Policarpo Olegário Felisberto Hermenegildo Lindolfo Aristides Zeferino Honorato Abílio Ubaldino Galdino'.split()
F_OLD='Maria Benedita Sebastiana Conceição Jovelina Etelvina Philomena Leopoldina Idalina Ambrosina Guilhermina Deolinda Altina Clotilde Ercília Ondina Olívia Durvalina Zulmira Rosalina Perciliana'.split()
M_MID='Antônio Luiz Carlos Gilberto Edson Reginaldo Valdir Jucelino Ademir Roberto Cláudio Nelson Everaldo Jorge Wagner Sidnei Marcílio Genivaldo Ivanildo Rômulo'.split()
F_MID='Sônia Rosângela Vera Marlene Ivonete Cleusa Neide Lúcia Aparecida Sueli Célia Regina Solange Edilene Terezinha Rejane Márcia Jacira Eliane Zuleide'.split()
M_NEW='Miguel Caíque Enzo Thiago Gustavo Ruan Murilo Kauã Otávio Iago Rafael Vinícius Breno Davi Ícaro Heitor Wesley Yuri Anderson Benício'.split()
F_NEW='Letícia Yasmin Bianca Tainá Júlia Lorena Ágatha Raíssa Camila Isadora Helena Thaís Luana Emanuelly Débora Nathália Cecília Maitê Gabrielly Sofia'.split()
S="Silveira Toledo Bittencourt Nogueira Pacheco Sant'Anna Lacerda Figueiredo Quintanilha Prado Mesquita Brandão Cavalcanti Holanda Sampaio Peçanha Machado Vasconcelos Guimarães Furtado Tavares Rezende Bastos Amorim Barreto Queiroz Moura Teles Assunção Siqueira Camargo Salles Godoy Zanella Schmitt Kowalski Nakamura D'Ávila Bevilacqua Haddad Fontenele Pimenta Leal Brito Padilha Farias Câmara Linhares Maciel Gouveia Trindade Aragão Coutinho Valença Monteiro".split()
PT='da Silva;dos Santos;de Souza;da Costa;de Oliveira;de Almeida;dos Reis;da Conceição;de Jesus;do Nascimento;da Luz;das Neves;de Freitas;dos Anjos;Ferreira;Pereira;Alves;Gomes;Ribeiro;Rodrigues;Carvalho;Lima;Araújo;Martins;Barbosa;Rocha;Dias'.split(';')
M2="Augusto;José;Henrique;Batista;Francisco;Eduardo;Felipe;Aurélio;Alberto;Inácio;de Assis".split(';')
F2="Helena;Aparecida;de Fátima;Cristina;das Dores;Fernanda;Beatriz;das Graças;Luíza;de Lourdes;do Carmo".split(';')
PL=[('Caruaru','PE'),('Oliveira dos Brejinhos','BA'),('Ilhéus','BA'),('Sobral','CE'),('Mossoró','RN'),('Campina Grande','PB'),('Penedo','AL'),('Lagarto','SE'),('Oeiras','PI'),('Codó','MA'),('Santarém','PA'),('Parintins','AM'),('Xapuri','AC'),('Guajará-Mirim','RO'),('Caracaraí','RR'),('Oiapoque','AP'),('Porto Nacional','TO'),('Pirenópolis','GO'),('Corumbá','MS'),('Cáceres','MT'),('São João del Rei','MG'),('Diamantina','MG'),('Muriaé','MG'),('Colatina','ES'),('Campos dos Goytacazes','RJ'),('Valença','RJ'),('Ribeirão Preto','SP'),('Itapetininga','SP'),('Santa Bárbara d\'Oeste','SP'),('Guarapuava','PR'),('Lapa','PR'),('Blumenau','SC'),('Lages','SC'),('Bagé','RS'),('Santana do Livramento','RS'),('Caxias do Sul','RS'),('Feira de Santana','BA'),('Montes Claros','MG'),('Londrina','PR'),('Brasília','DF')]
HO=['Santa Casa de Misericórdia','Hospital e Maternidade São José','Maternidade Nossa Senhora de Fátima','Hospital Regional','Hospital Municipal Dr. Clóvis Peixoto','Casa de Saúde Santa Rita','Hospital São Vicente de Paulo','Maternidade Dona Íris Cordeiro','Hospital Beneficência Portuguesa','Casa de Parto Rosa Mística']
def fn(r,sx,y):
    k=0 if y<1945 else 1 if y<1982 else 2
    return r.choice([[M_OLD,M_MID,M_NEW],[F_OLD,F_MID,F_NEW]][sx=='F'][k])
def full(r,sx,y,*sn,two=None):
    a=fn(r,sx,y)
    if (r.random()<.45 if two is None else two):
        b=r.choice(F2 if sx=='F' else M2)
        if b!=a: a+=' '+b
    return ' '.join([a]+[s for s in sn if s])
def P(seed,year,sx='M',pl=None,**o):
    r=random.Random(seed); p={}
    p['r']=r; p['sx']=sx; p['place']=pl or r.choice(PL)
    d=D.date(year,r.randint(1,12),r.randint(1,28)); p['nasc']=d; p['reg']=d+D.timedelta(r.randint(2,40))
    p['hora']=f'{r.choice([1,2,3,4,5,7,8,9,10,11,13,14,15,16,18,19,20,21,22,23]):02d}:{r.choice([0,5,10,12,15,20,27,30,35,40,45,48,50,53]):02d}'
    s1,s3=r.sample(S,2); s2,s4,s5=r.sample(PT,3)
    p['pa']=full(r,'M',year-55,r.choice(['',s5]),s1); p['pv']=full(r,'F',year-55,s2,r.choice([s1,'']))
    p['ma']=full(r,'M',year-52,s3); p['mv']=full(r,'F',year-52,s4,r.choice([s3,'']))
    p['pai']=full(r,'M',year-28,r.choice(['',s2]),s1); p['mae']=full(r,'F',year-25,s3,r.choice([s1,'']))
    p['nome']=full(r,sx,year,r.choice(['',s3]),s1)
    p['g1p'],p['g2p']=r.choice(PL),r.choice(PL)
    p['estab']=r.choice(HO); p['mun'],p['uf']=p['place']; p['rmun'],p['ruf']=p['place']
    b=r.randint(3,98) if year<1960 else r.randint(20,320); lf=r.randint(2,299)
    p['bk'],p['lf'],p['tm']=b,lf,r.randint(180,98000)
    if year<1960: p['tm']=r.randint(80,9800)
    p['livro']=f'A-{b}'; p['folha']=f'{lf}'+(r.choice(['','v']) if year<1976 else ''); p['termo']=f'{p["tm"]}'
    p['ofic']=full(r,r.choice('MF'),1955,r.choice(PT),r.choice(S),two=False); p['ofsx']='F' if p['ofic'].split()[0] in F_MID else 'M'
    p['t1']=full(r,'M',1950,r.choice(S)); p['t2']=full(r,'F',1950,r.choice(PT)); p['subst']=full(r,'F',1970,r.choice(S),r.choice(PT))
    p['emis']=max(p['reg'],D.date(year,1,1)+D.timedelta(r.randint(400,9000)))
    p['selo']=''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(3))+f'{r.randint(10000,999999)}'
    p['cns']=r.randint(10000,169999)
    p['rua']=r.choice(['Rua das Palmeiras','Travessa do Rosário','Rua Coronel Inácio Leal','Avenida Beira-Rio','Rua Sete de Setembro','Praça da Matriz','Rua Padre Anselmo'])+', nº '+str(r.randint(9,980))
    for k in 'cpf matr nat dnv averb anot gemtxt tc cart g1n g2n'.split(): p[k]=''
    p['twins']=[]; p.update(o)
    if year<1965:
        q=random.Random(seed+7); p['ofic']=' '.join([q.choice(M_OLD),q.choice(PT),q.choice(S)]); p['ofsx']='M'; p['t1']=q.choice(M_OLD)+' '+q.choice(S); p['t2']=q.choice(M_OLD)+' '+q.choice(PT); p['subst']=q.choice(F_MID)+' '+q.choice(S)
        p.update({k:v for k,v in o.items() if k in('ofic',)})
    if o.get('pai',1)=='' and 'nome' not in o: p['nome']=fn(r,sx,year)+' '+p['mae'].split(' ',1)[1].split(' ')[-1] if "de " not in p['mae'] else fn(r,sx,year)+' '+p['mae'].split(' ')[-1]
    if 'place' in o or pl: p['mun'],p['uf']=o.get('mun',p['place'][0]),o.get('uf',p['place'][1])
    for k in('reg','nasc','emis'):
        if isinstance(p[k],str): a=p[k].split('/'); p[k]=D.date(int(a[2]),int(a[1]),int(a[0]))
    if 'nasc' in o and 'reg' not in o: p['reg']=p['nasc']+D.timedelta(r.randint(2,40))
    if p['emis']<p['reg']: p['emis']=p['reg']
    p['matric']=lambda: matr(p['cns'],p['reg'].year,p['bk'],p['lf'],p['tm'])
    p['sex']='masculino' if p['sx']=='M' else 'feminino'; p['o']='o' if p['sx']=='M' else 'a'
    return p
def nat(pl,f='-'):
    a,b=pl
    if len(b)>2: return f'{a}, {b}' if f!='/' else f'{a}/{b}'
    return {'-':f'{a} - {b}','/':f'{a}/{b}',',':f'{a}, {est(b) if b!="DF" else "Distrito Federal"}','(':f'{a} ({b})'}[f]
def truth(F,n,p,wh,accept=None,joint=False,cad=(),omit=()):
    g=lambda k:'' if k in omit else p.get(k,'') or ''
    sw=p.get('swap'); A,B=('mae','pai') if sw else ('pai','mae')
    if p.get('order'): A,B=p['order']
    na={'pai':'g1n','mae':'g2n'}
    par=[(g(A),g(na[A]) if g(A) else ''),(g(B),g(na[B]) if g(B) else '')]
    if not par[0][0]: par=par[::-1]
    d=p['nasc']
    data={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":p['nome'],"cpf":g('cpf'),"matrícula":g('matr'),"data_nascimento":{"texto_completo":p['tc'] or db(d),"dia":f'{d.day:02d}',"mês":f'{d.month:02d}',"ano":str(d.year)},"hora_nascimento":g('hora'),"naturalidade":g('nat'),"sexo":'Masculino' if p['sx']=='M' else 'Feminino'},
    "local_nascimento":{"estabelecimento":g('estab'),"município":g('mun'),"uf":g('uf')},
    "registro":{"município":g('rmun'),"uf":g('ruf'),"cartório":g('cart'),"data_registro":db(p['reg']) if 'reg' not in omit else '',"número_dnv":g('dnv'),"livro":g('livro'),"folha":g('folha'),"termo":g('termo')},
    "filiação":{"genitor_1":{"nome_completo":par[0][0],"naturalidade":par[0][1]},"genitor_2":{"nome_completo":par[1][0],"naturalidade":par[1][1]}},
    "avós":{"paternos":{"avô":g('pa'),"avó":g('pv')},"maternos":{"avô":g('ma'),"avó":g('mv')}},
    "gêmeos":{"status":"Sim" if p['twins'] else "Não","informações_adicionais":g('gemtxt')},
    "observações":{"averbações":g('averb'),"anotações":g('anot')},
    "autenticação":{"selo_digital":g('selo'),"oficial_registro":g('ofic'),"data_emissão":db(p['emis']) if 'emis' not in omit else ''}}
    acc=dict(accept or {})
    if not g('nat'): acc.setdefault('dados_pessoais.naturalidade',[''])
    return {"case":f'{F}-{n}',"layout":F,"condition":"pdf_born_digital","file":f'{F}-{n}.pdf',"width":round(wh[0]/25.4*72),"height":round(wh[1]/25.4*72),"resizeImage":True,"data":data,"accept":acc,"meta":{"twin_names":p['twins'],"joint_notes":joint,"cadastro":list(cad)}}
def page(wh,css,body):
    w,h=wh
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{w}mm {h}mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}
.pg{{position:relative;width:{w}mm;height:{h-0.6}mm;overflow:hidden}}.ln{{display:flex;align-items:baseline;white-space:nowrap;gap:1.4mm}}.ln b.v{{font-weight:normal;flex:1 1 auto}}p{{margin:0}}svg{{display:block}}{css}</style></head><body><div class="pg">{body}</div></body></html>'''
e=lambda s:H.escape(str(s),quote=False)
def L(*a):
    o=''
    for x in a:
        if isinstance(x,tuple): o+=f'<b class="v" style="flex-grow:{x[1] if len(x)>1 else 1}">{e(x[0])}</b>'
        else: o+=f'<span>{e(x)}</span>'
    return f'<div class="ln">{o}</div>'
def arms(s=20,c='#234',k=0):
    st=lambda cx,cy,r,n=5:' '.join(f'{cx+(r if i%2==0 else r*.4)*math.sin(i*math.pi/n):.1f},{cy-(r if i%2==0 else r*.4)*math.cos(i*math.pi/n):.1f}' for i in range(2*n))
    if k==0:
        lv=''.join(f'<ellipse cx="{50+sg*(34+3*math.sin(i))}" cy="{80-i*9}" rx="7" ry="3" transform="rotate({sg*(-40)} {50+sg*36} {80-i*9})"/>' for i in range(7) for sg in(-1,1))
        return f'<svg width="{s}mm" height="{s}mm" viewBox="0 0 100 100" fill="none" stroke="{c}" stroke-width="1.5">{lv}<polygon points="{st(50,45,36)}" fill="{c}" fill-opacity=".25"/><circle cx="50" cy="45" r="15"/><circle cx="50" cy="45" r="11"/><path d="M14 92 Q50 80 86 92 L82 98 Q50 87 18 98Z" fill="{c}" fill-opacity=".3"/><path d="M50 60V84M46 66H54"/></svg>'
    sh=['M20 15H80V55Q80 85 50 95Q20 85 20 55Z','M15 20Q32 22 50 10Q68 22 85 20Q88 70 50 95Q12 70 15 20Z','M50 6A44 44 0 1 0 50.1 6Z'][k%3]
    inn=['<path d="M20 45H80M50 15V95"/>','<path d="M20 50L50 25L80 50M25 62L50 38L75 62"/>','<path d="M18 60Q35 45 50 60T82 60M30 40H70"/>'][k%3]
    return f'<svg width="{s}mm" height="{s}mm" viewBox="0 0 100 100" fill="{c}" fill-opacity=".12" stroke="{c}" stroke-width="2"><path d="{sh}"/>{inn}<polygon points="{st(50,30 if k!=1 else 74,9)}" fill-opacity=".6"/></svg>'
def seal(s,txt,mid,c='#2b3f8c',rot=-12,uid='s'):
    return f'<svg width="{s}mm" height="{s}mm" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.55"><defs><path id="{uid}" d="M60 60m-46 0a46 46 0 1 1 92 0a46 46 0 1 1 -92 0"/></defs><g fill="none" stroke="{c}" stroke-width="1.6"><circle cx="60" cy="60" r="57"/><circle cx="60" cy="60" r="40"/></g><text font-size="9.5" fill="{c}" font-family="Liberation Sans Narrow" letter-spacing="1"><textPath href="#{uid}">{e(txt)}</textPath></text><text x="60" y="63" text-anchor="middle" font-size="9" fill="{c}" font-family="Liberation Sans">{e(mid)}</text></svg>'
def sig(seed,w=55,h=14,c='#1c2f7a'):
    r=random.Random(seed); x=5; y=30; d=f'M{x} {y}'
    for i in range(11):
        nx=x+r.uniform(8,22); d+=f' C{x+r.uniform(-4,14):.0f} {y-r.uniform(10,38):.0f} {nx-r.uniform(-4,12):.0f} {y+r.uniform(-5,22):.0f} {nx:.0f} {30+r.uniform(-7,7):.0f}'; x=nx; y=30
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 {x+10:.0f} 60" preserveAspectRatio="none" fill="none" stroke="{c}" stroke-width="1.6"><path d="{d}"/></svg>'
def guil(w,h,c,n=9,a=3,step=2.2):
    o=''
    for k in range(n):
        pts=' '.join(f'{x},{h/2+ (h/2-.5)*math.sin(x/ a+k*2*math.pi/n)*math.cos(x/41):.2f}' for x in range(0,int(w)+1,1)); o+=f'<polyline points="{pts}"/>'
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".18">{o}</svg>'
def qr(seed,s=22,c='#000'):
    r=random.Random(seed); o='';N=29
    def fp(i,j):
        for a,b in((0,0),(0,N-7),(N-7,0)):
            if a-1<=i<a+8 and b-1<=j<b+8:
                x,y=i-a,j-b
                if x<0 or y<0 or x>6 or y>6: return 0
                return 1 if (x in(0,6) or y in(0,6) or (2<=x<=4 and 2<=y<=4)) else 0
        return None
    for i in range(N):
        for j in range(N):
            v=fp(i,j); v=r.randint(0,1) if v is None else v
            if v:o+=f'M{j} {i}h1v1h-1z'
    return f'<svg width="{s}mm" height="{s}mm" viewBox="0 0 {N} {N}"><path fill="{c}" d="{o}"/></svg>'
def bar(seed,w=50,h=9):
    r=random.Random(seed); x=0;o=''
    while x<150:
        k=r.choice([1,1,2,3]); o+=f'<rect x="{x}" y="0" width="{k}" height="20"/>'; x+=k+r.choice([1,1,2])
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 150 20" preserveAspectRatio="none">{o}</svg>'
