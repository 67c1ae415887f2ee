import random, datetime as dt, math
U={'AC':('Acre','do','Rio Branco|Sena Madureira|Tarauacá|Xapuri'),'AL':('Alagoas','de','Maceió|Arapiraca|Penedo|Palmeira dos Índios'),'AP':('Amapá','do','Macapá|Santana|Laranjal do Jari|Oiapoque'),
'AM':('Amazonas','do','Manaus|Parintins|Tefé|São Gabriel da Cachoeira'),'BA':('Bahia','da','Ilhéus|Feira de Santana|Juazeiro|Vitória da Conquista'),'CE':('Ceará','do','Sobral|Crato|Quixadá|Juazeiro do Norte'),
'DF':('Distrito Federal','do','Brasília'),'ES':('Espírito Santo','do','Colatina|Linhares|Cachoeiro de Itapemirim|Santa Teresa'),'GO':('Goiás','de','Anápolis|Jataí|Catalão|Pirenópolis'),
'MA':('Maranhão','do','Imperatriz|Caxias|Codó|Pinheiro'),'MT':('Mato Grosso','de','Cuiabá|Cáceres|Rondonópolis|Barra do Garças'),'MS':('Mato Grosso do Sul','de','Dourados|Corumbá|Três Lagoas|Ponta Porã'),
'MG':('Minas Gerais','de','Diamantina|Juiz de Fora|Uberaba|São João del-Rei|Muriaé'),'PA':('Pará','do','Santarém|Marabá|Castanhal|Bragança'),'PB':('Paraíba','da','Campina Grande|Patos|Sousa|Cajazeiras'),
'PR':('Paraná','do','Londrina|Maringá|Prudentópolis|Ponta Grossa|Assaí'),'PE':('Pernambuco','de','Caruaru|Olinda|Garanhuns|Petrolina'),'PI':('Piauí','do','Parnaíba|Picos|Floriano|Oeiras'),
'RJ':('Rio de Janeiro','do','Niterói|Petrópolis|Campos dos Goytacazes|Valença'),'RN':('Rio Grande do Norte','do','Mossoró|Caicó|Currais Novos|Assu'),'RS':('Rio Grande do Sul','do','Caxias do Sul|Santa Cruz do Sul|Pelotas|Erechim|Ijuí'),
'RO':('Rondônia','de','Porto Velho|Ji-Paraná|Vilhena|Cacoal'),'RR':('Roraima','de','Boa Vista|Caracaraí|Rorainópolis|Mucajaí'),'SC':('Santa Catarina','de','Blumenau|Joinville|Chapecó|Urussanga'),
'SP':('São Paulo','de','Ribeirão Preto|Santos|Bastos|Campinas|Itapetininga'),'SE':('Sergipe','de','Aracaju|Estância|Lagarto|Itabaiana'),'TO':('Tocantins','do','Miracema do Tocantins|Gurupi|Araguaína|Porto Nacional')}
est=lambda u:f"Estado {U[u][1]} {U[u][0]}" if u!='DF' else 'Distrito Federal'
G={'M':['José Raimundo|Antônio|Sebastião|Joaquim|Benedito|Manoel Messias|Waldemar|Osório|Theodoro|Pedro Nolasco|Lázaro|Firmino',
 'Carlos Alberto|Luiz Cláudio|Marcos Antônio|Gérson|Wellington|Edmílson|Paulo César|Rogério|Hélio|Jurandir|Reinaldo|Fábio Luís',
 'Davi Lucca|Heitor|Caíque|Enzo Rafael|Otávio|Thiago|João Vítor|Kauã|Ícaro|Bento|Murilo Henrique|Anthony'],
 'F':['Maria da Conceição|Sebastiana|Francisca|Josefa|Rita de Cássia|Ana Rosa|Olympia|Etelvina|Izaura|Antônia|Carolina|Hermínia',
 'Rosângela|Maria Aparecida|Cláudia Regina|Sônia|Vera Lúcia|Luzinete|Márcia|Edna|Neusa|Joelma Cristina|Solange|Eliete',
 'Ana Júlia|Sofia|Maria Eduarda|Lívia|Yasmin|Heloísa Vitória|Cecília|Laís|Manuela|Iara|Antonella|Bianca']}
S={'PT':'da Silva|dos Santos|de Oliveira|Ferreira|Araújo|Lima Verde|de Sá|Gonçalves|Teixeira|Sant\'Anna|D\'Ávila|Conceição|do Nascimento|Pereira|Galvão|Magalhães|da Cruz|Brandão|Nóbrega|Queiroz|Peixoto|Ramalho',
'IT':'Bortolini|Zanella|Dal Pozzo|De Bastiani|Marchetti|Dall\'Agnol|Fregonezi|Pavan','DE':'Schneider|Müller|Hoffmann|Weiss|Kretzschmar|von Borstel|Bühring|Lenz',
'JP':'Yamashita|Nakamura|Tsuchiya|Ogata|Kishi|Hirayama|Shimabukuro|Oda','AR':'Haddad|El Khouri|Salim|Abdalla|Nasser|Jabour|Tuma|Chequer','PL':'Kowalczyk|Szymański|Hrynczuk|Wojciechowski|Kaminski|Lipka',
'IN':'Baniwa|Xerente|Terena|Makuxi|Guajajara|Tikuna'}
GE={'IT':('Giácomo|Angelo|Luigi|Fiorello','Assunta|Gema|Thereza|Catharina'),'DE':('Friedrich|Oswaldo|Ernst|Arno','Hildegard|Frida|Elsa|Ottília'),'JP':('Kenji|Hiroshi|Tadao|Masaru','Sumiko|Hanae|Yoshie|Kimiko'),
'AR':('Youssef|Elias|Nagib|Jorge','Nazira|Samira|Latife|Salma'),'PL':('Stanislau|Miguel|Casimiro|Estefano','Sofia|Ladislava|Rosália|Helena'),'IN':('Awá|Moacir|Ubiratã|Raoni','Jaciara|Potira|Iracema|Moema')}
ch=lambda R,s:R.choice(s.split('|'))
def given(R,sex,year,eth='PT'):
    if eth!='PT' and (year<1965 or R.random()<.25): return GE[eth][sex=='F'].split('|')[R.randrange(4)]
    return ch(R,G[sex][0 if year<1950 else 1 if year<1986 else 2])
last=lambda n:n
un='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
dz='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
ce='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def w(n,f=0):
    if n<20: return {1:'uma',2:'duas'}.get(n,un[n]) if f else un[n]
    if n<100: return dz[n//10]+(' e '+w(n%10,f) if n%10 else '')
    if n<1000: return 'cem' if n==100 else ce[n//100]+(' e '+w(n%100,f) if n%100 else '')
    r=n%1000; return ('mil' if n//1000==1 else w(n//1000)+' mil')+('' if not r else (' e ' if r<100 or r%100==0 else ' ')+w(r))
M='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
dw=lambda d:f"{'primeiro' if d.day==1 else w(d.day)} de {M[d.month-1]} de {w(d.year)}"
dl=lambda d:f"{d.day if d.day>1 else '1º'} de {M[d.month-1]} de {d.year}"
dn=lambda d:d.strftime('%d/%m/%Y')
def hw(t):
    h,m=map(int,t.split(':')); return w(h,1)+(' horas' if h!=1 else ' hora')+(f" e {w(m)} minuto{'s' if m>1 else ''}" if m else '')
def cpf(R):
    n=[R.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(a*(k-i) for i,a in enumerate(n))*10%11%10; n.append(s)
    s=''.join(map(str,n)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mdv(s):
    m=32-len(s); t=0
    for c in s: t+=int(c)*m; m=0 if m==10 else m+1
    return str(1 if t%11>9 else t%11)
def mat(cns,y,l,f,t,tipo=1,sty=0):
    p=[cns,'01','55',str(y),str(tipo),f'{l:05d}',f'{f:03d}',f'{t:07d}']; s=''.join(p); a=mdv(s); p.append(a+mdv(s+a))
    return ' '.join(p) if sty==0 else '.'.join(p[:-1])+'-'+p[-1]
low={'da','de','do','dos','das','e','del'}
class Rec: pass
HO=['Santa Casa de Misericórdia|Maternidade Nossa Senhora da Conceição|Hospital São Vicente de Paulo|Casa de Saúde São José','Maternidade Nossa Senhora de Lourdes|Hospital São Lucas|Hospital e Maternidade São Camilo|Hospital Bom Samaritano|Maternidade Santa Isabel',
 'Hospital Regional Materno-Infantil|Maternidade Municipal Santa Luzia|Hospital Universitário|Hospital da Mulher|Hospital Nossa Senhora Aparecida']
PRM=['lavrador|comerciante|ferroviário|carpinteiro|funcionário público','pedreiro|motorista|bancário|comerciário|agricultor','analista de sistemas|vigilante|professor|autônomo|eletricista']
PRF=['prendas domésticas|doméstica|costureira','do lar|professora|costureira|doméstica','enfermeira|professora|do lar|vendedora|advogada']
RUA='Rua Marechal Deodoro|Avenida Getúlio Vargas|Rua Sete de Setembro|Travessa dos Andradas|Rua Barão do Rio Branco|Praça da Matriz|Rua Quinze de Novembro|Rua das Palmeiras'
def rec(key,uf,y0,y1,e0,e1,kind='',eth='PT',eth2='PT',sex=None,sty=0):
    R=random.Random('107-'+key); r=Rec(); r.R=R; r.k=kind.split(); r.sex=sex or R.choice('MF'); r.ruf=uf
    r.rmun=ch(R,U[uf][2]); y=R.randint(y0,y1); r.d=dt.date(y,R.randint(1,12),R.randint(1,28)); er=0 if y<1958 else 1 if y<1992 else 2
    r.uf=uf; r.mun=r.rmun if R.random()<.7 else ch(R,U[uf][2]); r.hora=f"{R.randint(0,23):02d}:{R.choice([0,5,10,15,20,25,30,40,45,50,R.randint(1,59)]):02d}"
    r.late='late' in r.k; r.dreg=r.d+dt.timedelta(R.randint(3,14) if not r.late else R.randint(1500,5200)); r.home='home' in r.k
    r.est='' if r.home else ch(R,HO[er])
    ey=lambda:dt.date(R.randint(e0,e1),R.randint(1,12),R.randint(1,28)); r.demis=max(ey(),r.dreg+dt.timedelta(2)) if e0 else r.dreg
    s1,s2=ch(R,S[eth]),ch(R,S[eth2])
    while s2==s1: s2=ch(R,S[eth2])
    ox=lambda no:R.choice([x for x in S['PT'].split('|') if x not in no])
    x1,x2=ox([s1,s2]),ox([s1,s2]); x3=ox([s1,s2,x1,x2]); gy=y-55; py=y-26
    def pl(e):
        u=R.choice([uf,uf,R.choice(list(U))]); u='GO' if u=='DF' and py<1960 else u; return ch(R,U[u][2]),u
    FOR={'IT':'Itália','DE':'Alemanha','JP':'Japão','AR':'Líbano','PL':'Polônia'}
    r.matn=(f"{given(R,'M',gy,eth)} {s1}",f"{given(R,'F',gy,eth)} {x1} {s1}" if R.random()<.6 else f"{given(R,'F',gy,eth)} {x1}")
    r.pat=(f"{given(R,'M',gy,eth2)} {x3} {s2}" if eth2=='PT' else f"{given(R,'M',gy,eth2)} {s2}",f"{given(R,'F',gy,eth2)} {x2} {s2}" if eth2=='PT' else f"{given(R,'F',gy,eth2)} {s2}")
    mg=given(R,'F',py,eth); pg=given(R,'M' if '2m' not in r.k else 'F',py,eth2)
    r.mae=[f"{mg} {x1} {s1}" if eth=='PT' or R.random()<.5 else f"{mg} {s1}",pl(eth)]; r.pai=[f"{pg} {x2} {s2}" if eth2=='PT' or R.random()<.5 else f"{pg} {s2}",pl(eth2)]
    if 'foreign' in r.k:
        r.pai[1]=(FOR[eth2],'')
        if eth!='PT': r.mae[1]=(FOR[eth],'')
    g=given(R,r.sex,y); r.nome=f"{g} {s1} {s2}"; r.twin=''
    if 'solo' in r.k: r.pai=None; r.pat=('',''); r.nome=f"{g} {x1} {s1}"
    if 'twin' in r.k:
        ts=R.choice('MF'); g2=given(R,ts,y)
        while g2==g: g2=given(R,ts,y)
        r.twin=f"{g2} {s1} {s2}" if r.pai else f"{g2} {x1} {s1}"
    if 'nogr' in r.k: r.pat=r.matn=('','')
    r.livro=R.randint(3,280); r.fol=R.randint(1,299); r.termo=r.livro*R.choice([250,300,600])+R.randint(0,240)
    r.cns=f"{R.randint(1,159999):06d}"; r.mat=mat(r.cns,r.dreg.year,r.livro,r.fol,r.termo,sty=sty); r.cpf='' if 'nocpf' in r.k else cpf(R)
    r.dnv=f"30-{R.randint(10**7,10**8-1)}-{R.randrange(10)}"
    r.of,r.esc,r.decl,r.t1,r.t2=[given(R,q,1970 if y>1975 else 1930)+' '+' '.join(dict.fromkeys([ch(R,S['PT']),ch(R,S[R.choice(['PT','IT','AR','PT'])])])) for q in [R.choice('MF'),R.choice('MF'),'M','M','F']]
    r.prp,r.prm=ch(R,PRM[er]),ch(R,PRF[er]); r.rua=f"{ch(R,RUA)}, nº {R.randint(12,1900)}"; r.rua2=f"{ch(R,RUA)}, {R.randint(10,990)}"
    r.cep=f"{R.randint(10,99)}{R.randint(100,999)}-{R.randrange(0,999):03d}"; r.tel=f"({R.randint(11,99)}) 3{R.randint(200,999)}-{R.randint(1000,9999)}"
    r.selo=f"{''.join(R.choice('ABCDEFGHJKLMNPRSTUVXZ') for _ in range(3))}{R.randint(10000,99999)}"; r.cod='.'.join(str(R.randint(1000,9999)) for _ in range(4))
    r.sexo='Masculino' if r.sex=='M' else 'Feminino'; r.o='o' if r.sex=='M' else 'a'; r.averb=r.anot=''
    sp=given(R,'F' if r.sex=='M' else 'M',y)+' '+ch(R,S['PT']); r.casou=r.d.replace(year=y+R.randint(19,31)); r.sp=sp
    r.cas=f"Casou-se com {sp} em {dn(r.casou)}, perante o Oficial do Registro Civil de {ch(R,U[uf][2])}/{uf}, livro B-{R.randint(3,90)}, fls. {R.randint(1,299)}, termo nº {R.randint(900,19999)}."
    return r
def nat(p,sty='/'): return '' if not p else p[0] if not p[1] else f"{p[0]}, {est(p[1])}" if sty=='E' else p[0]+sty+p[1]
def truth(r,case,W,H,cart,txt,up=True,ns='/',order='pm',ov={},acc={},joint=False,nlabel=False,cad=[]):
    T=str.upper if up else (lambda s:s); gs=[(r.pai[0],nat(r.pai[1],ns)) if r.pai else ('',''),(r.mae[0],nat(r.mae[1],ns))]
    if order=='mp' or not r.pai: gs.reverse()
    D={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
    'dados_pessoais':{'nome_completo':T(r.nome),'cpf':r.cpf,'matrícula':r.mat,'data_nascimento':{'texto_completo':txt,'dia':f'{r.d.day:02d}','mês':f'{r.d.month:02d}','ano':str(r.d.year)},'hora_nascimento':r.hora,'naturalidade':T(nat((r.mun,r.uf),ns)),'sexo':r.sexo},
    'local_nascimento':{'estabelecimento':T(r.est),'município':T(r.mun),'uf':r.uf},
    'registro':{'município':T(r.rmun),'uf':r.ruf,'cartório':cart,'data_registro':dn(r.dreg),'número_dnv':r.dnv,'livro':str(r.livro),'folha':str(r.fol),'termo':str(r.termo)},
    'filiação':{f'genitor_{i+1}':{'nome_completo':T(g[0]),'naturalidade':T(g[1])} for i,g in enumerate(gs)},
    'avós':{'paternos':{'avô':T(r.pat[0]),'avó':T(r.pat[1])},'maternos':{'avô':T(r.matn[0]),'avó':T(r.matn[1])}},
    'gêmeos':{'status':'Sim' if r.twin else 'Não','informações_adicionais':T(r.twin)},'observações':{'averbações':r.averb,'anotações':r.anot},
    'autenticação':{'selo_digital':r.selo,'oficial_registro':r.of,'data_emissão':dn(r.demis)}}
    A={} if nlabel else {'dados_pessoais.naturalidade':['']}
    for k,v in ov.items():
        o=D; *p,q=k.split('.')
        for x in p: o=o[x]
        assert q in o; o[q]=v
    A['dados_pessoais.data_nascimento.texto_completo']=[dn(r.d),dw(r.d),dl(r.d)]
    if r.home and 'local_nascimento.estabelecimento' not in acc: A['local_nascimento.estabelecimento']=['','Domicílio','em domicílio','domicílio']
    if '2m' in r.k:
        for s,o in (('paternos',r.matn),('maternos',r.pat)): A[f'avós.{s}.avô']=[T(o[0])]; A[f'avós.{s}.avó']=[T(o[1])]
    for k,v in acc.items(): A[k]=A.get(k,[])+v
    return {'case':case,'layout':case[:4],'condition':'pdf_born_digital','file':case+'.pdf','width':W,'height':H,'resizeImage':False,'data':D,'accept':A,'meta':{'twin_names':[T(r.twin)] if r.twin else [],'joint_notes':joint,'cadastro':cad}}
def page(W,H,css,body): return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0}}body{{width:{W}pt;height:{H}pt;position:relative;overflow:hidden;-webkit-print-color-adjust:exact}}svg{{display:inline-block}}{css}</style></head><body>{body}</body></html>'
def qr(R,s,c='#000'):
    n=29; g=[[R.random()<.5 for _ in range(n)] for _ in range(n)]
    for a,b in((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n: g[a+i][b+j]=max(abs(i-3),abs(j-3)) in(3,1,0)
    p=''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path fill="{c}" d="{p}"/></svg>'
def arms(s,c='#333',c2='#888'):
    st=lambda r1,r2,n:' '.join(f"{32+(r1 if i%2==0 else r2)*math.sin(i*math.pi/n):.1f},{32-(r1 if i%2==0 else r2)*math.cos(i*math.pi/n):.1f}" for i in range(2*n))
    lv=''.join(f'<ellipse cx="{32+q*(22-i*.5):.1f}" cy="{14+i*6}" rx="3" ry="5" transform="rotate({q*(25-i*8)} {32+q*(22-i*.5):.1f} {14+i*6})"/>' for i in range(7) for q in(1,-1))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 64 64"><g fill="{c2}">{lv}</g><polygon fill="{c}" points="{st(26,11,5)}"/><circle cx="32" cy="32" r="9" fill="#fff" stroke="{c}" stroke-width="2"/><polygon fill="{c}" points="{st(5,2,5)}"/><path d="M14 58q18-7 36 0" stroke="{c}" stroke-width="4" fill="none"/></svg>'
def sig(R,wd=130,h=28,c='#124'):
    x=6; p=f'M{x} {h*.7:.0f}'
    while x<wd-22: p+=f'q{R.randint(2,9)} {R.randint(-int(h),-4)} {R.randint(6,13)} {R.randint(-4,5)}t{R.randint(3,9)} {R.randint(-2,3)}'; x+=17
    return f'<svg width="{wd}pt" height="{h}pt" viewBox="0 0 {wd} {h}"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.2"/></svg>'
def stamp(s,a,b,c='#43559a'): return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 80 80" opacity=".75"><g fill="none" stroke="{c}"><circle cx="40" cy="40" r="37" stroke-width="2"/><circle cx="40" cy="40" r="26"/></g><g font-family="Liberation Sans" font-size="5.6" fill="{c}" text-anchor="middle"><text x="40" y="38">{a}</text><text x="40" y="47" font-size="{min(6.2,74/max(1,len(b))):.1f}">{b}</text></g></svg>'
def gui(W,H,c,m=14,amp=5):
    ps=''
    for ph in (0,2.1,4.2):
        f=lambda t:amp*math.sin(t/5+ph)
        P=[(x,m+f(x)) for x in range(m,W-m,3)]+[(W-m+f(y),y) for y in range(m,H-m,3)]+[(x,H-m+f(x)) for x in range(W-m,m,-3)]+[(m+f(y),y) for y in range(H-m,m,-3)]
        ps+='M'+'L'.join(f'{a:.0f} {b:.1f}' for a,b in P)+'z'
    return f'<svg style="position:absolute;left:0;top:0" width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}"><path d="{ps}" fill="none" stroke="{c}" stroke-width=".6"/></svg>'
