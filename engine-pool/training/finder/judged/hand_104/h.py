import random, json, html as H_, re
from types import SimpleNamespace as NS
from datetime import date, timedelta
esc=H_.escape
ES=dict(AC='Acre',AL='Alagoas',AP='Amapá',AM='Amazonas',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MT='Mato Grosso',MS='Mato Grosso do Sul',MG='Minas Gerais',PA='Pará',PB='Paraíba',PR='Paraná',PE='Pernambuco',PI='Piauí',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RS='Rio Grande do Sul',RO='Rondônia',RR='Roraima',SC='Santa Catarina',SP='São Paulo',SE='Sergipe',TO='Tocantins')
AB=dict(AL='Alagôas',AM='Amaz.',BA='Bahia',CE='Ceará',ES='E. Santo',GO='Goiaz',MA='Maranhão',MT='M. Grosso',MG='M. Gerais',PA='Pará',PB='Parahyba',PR='Paraná',PE='Pernambº.',PI='Piauhy',RJ='Est. do Rio',RN='R. G. do Norte',RS='R. G. do Sul',SC='Sta. Catarina',SP='S. Paulo',SE='Sergipe')
DE=dict(AC='do',AM='do',AP='do',BA='da',CE='do',ES='do',MA='do',PA='do',PB='da',PR='do',PI='do',RJ='do',RN='do',RS='do',TO='do',DF='do')
MU=dict(AC='Xapuri|Tarauacá|Sena Madureira|Brasileia',AL='Penedo|Viçosa|Palmeira dos Índios|União dos Palmares',AP='Oiapoque|Amapá|Mazagão|Macapá',AM='Tabatinga|São Gabriel da Cachoeira|Maués|Tefé|Barcelos',BA='Ilhéus|Jequié|Bom Jesus da Lapa|Feira de Santana|Caetité',CE='Quixadá|Icó|Sobral|Aracati|Várzea Alegre',DF='Brasília',ES='Colatina|Santa Teresa|Alegre|Domingos Martins',GO='Pirenópolis|Catalão|Ipameri|Jataí',MA='Caxias|Barra do Corda|Codó|Grajaú',MT='Cáceres|Poconé|Rosário Oeste|Barra do Garças',MS='Dourados|Aquidauana|Ponta Porã|Miranda',MG="Teófilo Otoni|São João del-Rei|Pitangui|Olhos-d'Água|Dores do Indaiá|Manhuaçu",PA='Óbidos|Cametá|Marabá|Igarapé-Miri',PB='Patos|Sousa|Catolé do Rocha|Areia',PR='Prudentópolis|Lapa|Palmeira|Cornélio Procópio|Assaí',PE='Caruaru|Bezerros|Exu|Triunfo|Goiana',PI='Floriano|Oeiras|Picos|Parnaíba',RJ='Cantagalo|Valença|Itaperuna|Vassouras|Nova Friburgo',RN='Caicó|Açu|Mossoró|Currais Novos',RS="Santana do Livramento|São Borja|Bento Gonçalves|Ijuí|Cruz Alta",RO='Guajará-Mirim|Porto Velho|Ji-Paraná|Vilhena',RR='Boa Vista|Caracaraí|Normandia|Pacaraima',SC='Blumenau|Lages|São Joaquim|Herval d\'Oeste|Urussanga',SP='Taubaté|Registro|Penápolis|Pariquera-Açu|Bastos|Santa Bárbara d\'Oeste|Jaú',SE='Estância|Lagarto|Propriá|Simão Dias',TO='Natividade|Porto Nacional|Tocantinópolis|Xambioá')
MU={k:v.split('|') for k,v in MU.items()}
OLD=[u for u in ES if u not in('AC','AP','RO','RR','MS','TO','DF')]
MS_=' janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
RM=' I II III IV V VI VII VIII IX X XI XII'.split(' ')
FN=dict(pt=("Antônio José|João Batista|Sebastião|Raimundo Nonato|Luís Gonzaga|Joaquim|Manoel Messias|Ubirajara|Francisco de Assis|Petrônio|Hermenegildo|Zózimo|José|Cícero|Severino|Wenceslau|Anacleto|Geraldo Majela|Plínio|Aurélio|Osório|Lázaro|Benedito|Hélio|Ruy","Maria das Dores|Ana Rosa|Benedita|Iracema|Conceição|Francisca Xavier|Josefa|Dulcinéia|Maria José|Eulália|Zulmira|Odília|Inês|Terezinha|Maria do Carmo|Luzia|Ivanilde|Rita de Cássia|Nair|Honorina|Aparecida|Filomena|Áurea|Cecília","da Silva|Pereira Neves|do Amaral|Sant'Anna|de Sá|Corrêa|dos Anjos|Vilas Bôas|Gusmão|Lôbo e Silva|Magalhães|Teles de Menezes|Falcão|Brandão|Ribeiro|d'Ávila|Camargo Prado|Cavalcanti|Nóbrega|Xavier|Souza|Guimarães|Lacerda|Bezerra|Figueirêdo|de Moraes|de Souza Pinto"),
 it=("Giácomo|Vittorio|Ângelo|Ernesto|Primo|Olívio|Domingos","Assunta|Rosina|Carmela|Ítala|Pierina|Gema|Ermínia","Dall'Agnol|Zanchetta|De Bortoli|Bertolucci|Pagnussat|Dell'Antonio|Ceccon|Ghiraldelli|Trevisan|Lo Prete|Fávero|Zampieri"),
 de=("Otto|Helmuth|Bruno Arnoldo|Erwin|Gustavo|Waldemar","Hildegard|Frida|Irmgard|Elfrida|Olga|Gerda","Schünemann|Krüger|Hoepers|Weiss|Von Rohden|Müller|Bächtold|Zastrow|Kühn|Hoffmann"),
 jp=("Kenji|Massao|Takeo|Hiroshi|Shigeru","Fumiko|Haruko|Tomie|Yoshiko|Mitsue","Nakashima|Ô'hara|Yoneyama|Tsukamoto|Kanashiro|Uehara"),
 ar=("Salim|Elias|Nagib|Jorge|Khalil|Miguel","Latife|Salma|Nazira|Adélia|Jamile","Abdalla|El-Khouri|Haddad|Bou Assi|Chehin|Daher"),
 in_=("Tukumã|Kawê|Aritana|Davi Yarepá|Mariano|Caubi","Potyra|Kerexu|Jaciara|Iandara|Luzia Nhandu|Yacunã","Waiãpi|Terena|Tikuna|Baniwa|Kaxinawá|Ka'apor|Krahô|Baré"))
FN['new']=('Kauã|Enzo Gabriel|Wesley|Ígor|Caio Henrique|Thiago|Luan|Ryan','Tainá|Ana Clara|Jéssica|Sophia|Kétlin|Débora|Yasmin|Eloá','da Silva')
FN={k:[x.split('|') for x in v] for k,v in FN.items()}
U=['','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
TE=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
CE=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def w(n,fem=0):
    if n==0:return 'zero'
    if n<20:
        s=U[n]
        return {'um':'uma','dois':'duas'}.get(s,s) if fem else s
    if n<100:return TE[n//10]+(' e '+w(n%10,fem) if n%10 else '')
    if n==100:return 'cem'
    if n<1000:return CE[n//100]+(' e '+w(n%100,fem) if n%100 else '')
    m,q=divmod(n,1000); s=('' if m==1 else w(m)+' ')+'mil'
    return s if not q else s+(' e ' if q<=100 or q%100==0 else ' ')+w(q)
def dw(d): return ('primeiro' if d.day==1 else w(d.day))+' de '+MS_[d.month]+' de '+w(d.year)
def dx(d): return f"{'1º' if d.day==1 else d.day} de {MS_[d.month]} de {d.year}"
def dn(d,s='/'): return f'{d.day:02}{s}{d.month:02}{s}{d.year}'
def dr(d): return f'{d.day}-{RM[d.month]}-{d.year}'
def dm(d): return f'{d.day:02}-{MS_[d.month][:3].upper()}-{d.year}'
def hw(h,m): return ('zero hora' if h==0 else w(h,1)+(' hora' if h==1 else ' horas'))+(f' e {w(m)} minutos' if m else '')
def hp(h,m):
    if h==0: return hw(h,m)
    p='da madrugada' if h<6 else 'da manhã' if h<12 else 'da tarde' if h<18 else 'da noite'; q=h%12 or 12
    return (w(q,1) if m!=30 else w(q,1)+' e meia')+(' hora ' if q==1 else ' horas ')+(f'e {w(m)} minutos ' if m and m!=30 else '')+p
def dv(s):
    def g(v):
        t,k=0,32-len(v)
        for c in v:
            t+=int(c)*k; k+=1; k=0 if k>10 else k
        return str(min(t%11,99) if t%11<10 else 1)
    a=g(s); return a+g(s+a)
assert dv('551681015519751001050960144268')=='40'
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for n in(10,11):
        s=sum(a*b for a,b in zip(d,range(n,1,-1)))*10%11%10; d.append(s)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def roman(n):
    o=''
    for v,t in zip((100,90,50,40,10,9,5,4,1),'C XC L XL X IX V IV I'.split()):
        while n>=v:o+=t;n-=v
    return o
def fill(form,k,y,sc='',ufs=None,gp=None,issue=None,old=1):
    """sc: words m(other alone) 2m twin late nogp nop(no paternal gp) abroad home"""
    r=random.Random(f'104{form}{k}'); f=NS(r=r,sc=sc.split(),k=k,form=form)
    f.fem=r.random()<.5; uf=r.choice(ufs or (OLD if old else list(ES))); f.uf=uf; f.mun=r.choice(MU[uf])
    f.rmun,f.ruf=f.mun,uf
    if 'other' in f.sc: f.rmun=r.choice([x for x in MU[uf] if x!=f.mun] or MU[uf])
    g=gp or r.choice(['pt pt','pt it','de pt','jp pt','ar pt','it it','de de','pt ar','in_ pt','pt pt']); ga,gb=g.split()
    def fn(G,s): return r.choice(FN[G][s])
    sf,sm=fn(ga,2),fn(gb,2)
    while sm==sf: sm=fn('pt',2)
    f.father=fn(ga,0)+' '+sf; f.mother=fn(gb,1)+' '+sm+(' '+sf if r.random()<.3 else '')
    f.pa=[fn(ga,0)+' '+sf, fn(ga,1)+' '+fn('pt',2)+(' '+sf if r.random()<.5 else '')]
    f.ma=[fn(gb,0)+' '+sm, fn(gb,1)+r.choice([' '+sm,' da Conceição',' de Jesus',' '+fn('pt',2)])]
    f.nome=fn(r.choice([ga,'pt']) if y<1984 else r.choice(['new','pt']),1 if f.fem else 0)+' '+(sm+' ' if 'm' in f.sc or r.random()<.4 else '')+('' if 'm' in f.sc else sf)
    if 'jr' in f.sc and not f.fem: f.nome=f.father+r.choice([' Filho',' Júnior']) if r.random()<.7 else f.pa[0]+' Netto'
    f.nome=re.sub(' +',' ',f.nome).strip()
    if f.nome in (f.father,f.pa[0]): f.nome+=' Filho' if f.nome==f.father else ' Netto'
    if f.nome==f.mother: f.nome='Ester '+f.nome.split(' ',1)[1]
    if '2m' in f.sc: f.father=fn('pt',1)+' '+sf
    while f.pa[0]==f.father: f.pa[0]=fn(ga,0)+' '+sf
    if f.ma[1].split()[0]==f.mother.split()[0]: f.ma[1]='Ernestina '+f.ma[1].split()[-1]
    if 'm' in f.sc: f.father='';f.pa=['','']
    if 'nogp' in f.sc: f.pa=['',''];f.ma=['','']
    if 'nop' in f.sc: f.pa=['','']
    ab=dict(it='Itália',de='Alemanha',jp='Japão',ar='Síria',pt='Portugal',in_='Peru')
    def nat(G):
        if 'abroad' in f.sc and G==ga and not nat.done: nat.done=1; return (ab[G],'')
        u=r.choice([uf,uf]+OLD); return (r.choice(MU[u]),u)
    nat.done=0
    f.nf=nat(ga) if f.father else ('',''); f.nm=nat(gb)
    f.dob=date(y+r.randrange(-2,3),r.randrange(1,13),r.randrange(1,29))
    f.h,f.m=r.choice([0,1,3,5,7,9,10,12,13,15,16,18,20,22,23]),r.choice([0,5,10,15,20,30,30,40,45,55])
    f.reg=f.dob+timedelta(days=r.randrange(2,40) if 'late' not in f.sc else r.randrange(3000,9000))
    f.emi=f.reg+timedelta(days=r.randrange(0,20)) if not issue else date(issue+r.randrange(0,4),r.randrange(1,13),r.randrange(1,29))
    if f.emi<f.reg:f.emi=f.reg
    f.ln=r.randrange(3,139); f.fo=r.randrange(4,299); f.te=r.randrange(120,38999)
    f.livro,f.folha,f.termo=f'A-{f.ln}',str(f.fo),str(f.te)
    f.ofi=r.choice(FN['pt'][k%2])+' '+r.choice([r.choice(FN['pt'][2])+' '+r.choice(FN['it'][2]),r.choice(FN['de'][2]),r.choice(FN['pt'][2]),r.choice(FN['ar'][2]),r.choice(FN['pt'][2])]); f.esc=r.choice(FN['pt'][1])+' '+r.choice(FN['de'][2])
    f.dec=r.choice(['o pai','a avó materna','o próprio registrado' if 'late' in f.sc else 'o pai']) if f.father and '2m' not in f.sc else 'a mãe'
    f.w1=r.choice(FN['pt'][0])+' '+r.choice(FN['ar'][2]);f.w2=r.choice(FN['de'][0])+' '+r.choice(FN['pt'][2])
    f.est='' if 'home' in f.sc else r.choice(['Santa Casa de Misericórdia','Hospital São Vicente de Paulo','Maternidade Nossa Senhora do Parto','Casa de Saúde Dr. Bezerra','Hospital Regional','Hospital Evangélico'])
    f.twin=''
    if 'twin' in f.sc:
        f.twin=fn('pt',1 if f.fem else 0)
        while f.twin.split()[0]==f.nome.split()[0]: f.twin=r.choice(['Cosme','Damião']) if not f.fem else r.choice(['Cosma','Damiana'])
        if f.twin.split()[0]==(f.father or 'x').split()[0]: f.twin='Ladislau' if not f.fem else f.twin
        f.twin+=' '+(sm if 'm' in f.sc else sf)
    f.cns=f'{r.randrange(1,16):02}{r.randrange(1000,9999)}'; f.cpf=cpf(r)
    p=f'{f.cns}0155{f.reg.year}1{f.ln:05}{f.fo:03}{f.te:07}'; c=dv(p); f.mat=f'{f.cns} 01 55 {f.reg.year} 1 {f.ln:05} {f.fo:03} {f.te:07} {c}'
    f.dnv=f'30-{r.randrange(10**7,10**8)}-{r.randrange(10)}'; f.selo=''.join(r.choice('ABCDEFGHKLMNPRTUVXZ') for _ in range(4))+str(r.randrange(10000,99999)); f.cod=f'{r.randrange(1000,9999)}.{r.randrange(1000,9999)}.{r.randrange(1000,9999)}.{r.randrange(1000,9999)}'
    f.sx='Feminino' if f.fem else 'Masculino'; f.acc={}; f.av=f.an=''; f.order='fm'; f.dt=''; f.cart=''
    return f
def st(u,s=0): # state as printed
    if s==0:return u
    if s==1:return 'Estado '+DE.get(u,'de')+' '+ES[u]
    if s==2:return 'E. '+DE.get(u,'de')+' '+AB.get(u,ES[u])
    if s==3:return AB.get(u,ES[u])
    return ES[u]
def nt(n,s=0,sep='/'): # naturalidade as printed
    if not n[0]:return ''
    return n[0]+sep+st(n[1],s) if n[1] else n[0]
def truth(f,yes='',no='',up=0,**o):
    Y=set('hora sexo estab nf nm avp avm ofi emi dreg livro folha termo'.split())|set(yes.split()); Y-=set(no.split())
    up=(lambda s:s.upper()) if up else (lambda s:s)
    P=lambda t,v:v if t in Y else ''
    def N(n): return up(n[0])+('/'+n[1] if n[1] else '') if n[0] else ''
    A={'dados_pessoais.texto':0}; A={}
    gs=[(f.father,P('nf',N(f.nf))),(f.mother,P('nm',N(f.nm)))]
    if f.order=='mf' or not f.father: gs=gs[::-1]
    g=[dict(nome_completo=up(a),naturalidade=b if a else '') for a,b in gs]
    pa=[up(x) if 'avp' in Y else '' for x in f.pa]; ma=[up(x) if 'avm' in Y else '' for x in f.ma]
    if '2m' in f.sc:
        for q,x in (('avô',0),('avó',1)): A[f'avós.paternos.{q}']=[ma[x]];A[f'avós.maternos.{q}']=[pa[x]]
    here=f'{up(f.mun)}/{f.uf}' if f.uf else up(f.mun)
    if 'nat' not in Y: A['dados_pessoais.naturalidade']=['']
    d=dict(documento={'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     dados_pessoais={'nome_completo':up(f.nome),'cpf':P('cpf',f.cpf),'matrícula':P('mat',f.mat),'data_nascimento':{'texto_completo':f.dt or dn(f.dob),'dia':f'{f.dob.day:02}','mês':f'{f.dob.month:02}','ano':str(f.dob.year)},'hora_nascimento':P('hora',f'{f.h:02}:{f.m:02}'),'naturalidade':here,'sexo':P('sexo',f.sx)},
     local_nascimento={'estabelecimento':up(P('estab',f.est)),'município':up(f.mun),'uf':f.uf},
     registro={'município':up(f.rmun),'uf':f.ruf,'cartório':f.cart,'data_registro':P('dreg',dn(f.reg)),'número_dnv':P('dnv',f.dnv),'livro':P('livro',f.livro),'folha':P('folha',f.folha),'termo':P('termo',f.termo)})
    d['filiação']=dict(genitor_1=g[0],genitor_2=g[1]); d['avós']={'paternos':{'avô':pa[0],'avó':pa[1]},'maternos':{'avô':ma[0],'avó':ma[1]}}
    d['gêmeos']={'status':'Sim' if f.twin else 'Não','informações_adicionais':up(f.twin)}
    d['observações']={'averbações':f.av,'anotações':f.an}
    d['autenticação']={'selo_digital':P('selo',f.selo),'oficial_registro':up(P('ofi',f.ofi)),'data_emissão':P('emi',dn(f.emi))}
    for k,v in f.acc.items(): A[k]=A.get(k,[])+(v if isinstance(v,list) else [v])
    for k,v in o.get('over',{}).items():
        q=d; ks=k.split('.')
        for x in ks[:-1]:q=q[x]
        q[ks[-1]]=v
    return dict(data=d,accept=A,meta=dict(twin_names=[up(f.twin)] if f.twin else [],joint_notes=bool(o.get('joint',True)),cadastro=o.get('cad',[])))
def page(W,H,css,body,bg='#fff'):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>certidão</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html{{margin:0}}body{{margin:0;width:{W}pt;height:{H}pt;background:{bg};position:relative;-webkit-print-color-adjust:exact;font-size:10pt}}.u{{display:inline-block;border-bottom:1px dotted #555;text-align:center;line-height:1.1;vertical-align:baseline}}.v{{border-bottom:1px dotted #555}}.d{{color:#555;letter-spacing:.5pt}}.c{{text-align:center}}.r{{text-align:right}}table{{border-collapse:collapse;width:100%}}td,th{{vertical-align:top}}.x{{display:flex}}.x>*{{flex:1}}{css}</style></head><body>{body}</body></html>'
def D(v,a=4,b=4): # blank of printed dots
    v=str(v); return f'<span class=d>{"."*a}</span><span class=t>{esc(v)}</span><span class=d>{"."*b}</span>'
def B(v,wd=0): # ruled blank
    return f'<span class="u t" style="min-width:{wd}pt">{esc(str(v)) or "&nbsp;"}</span>' if wd else f'<span class="v t">&nbsp;{esc(str(v))}&nbsp;</span>'
def L(lab,v,fl=1): # label under the blank
    return f'<div class=l style="flex:{fl}"><div class=t>{esc(str(v)) or "&nbsp;"}</div><small>{lab}</small></div>'
def arms(s=40,c='#333'):
    return f'<svg width="{s}" height="{s}" viewBox="0 0 40 40" fill="none" stroke="{c}"><path d="M20 3l4 11h12l-9 7 3 12-10-7-10 7 3-12-9-7h12z"/><circle cx="20" cy="19" r="6"/><path d="M5 30q8 9 15 7q7 2 15-7M3 27q-2-10 5-17M37 27q2-10-5-17"/></svg>'
def sig(c='#223a8a',wd=120,seed=1):
    r=random.Random(seed); p='M4 22'
    for i in range(7): p+=f' q{r.randrange(3,12)} {r.randrange(-24,4)} {r.randrange(10,18)} {r.randrange(-3,4)}'
    return f'<svg width="{wd}" height="28" viewBox="0 0 120 34" fill="none" stroke="{c}" stroke-width="1.2"><path d="{p}"/></svg>'
def stampv(t,s=60,c='#7a2a2a'):
    return f'<svg width="{s}" height="{s*1.2}" viewBox="0 0 50 60"><rect x="2" y="2" width="46" height="56" fill="none" stroke="{c}" stroke-dasharray="2 2"/><rect x="6" y="6" width="38" height="48" fill="none" stroke="{c}"/><text x="25" y="28" font-size="7" text-anchor="middle" fill="{c}" font-family="Liberation Serif">BRASIL</text><text x="25" y="42" font-size="9" text-anchor="middle" fill="{c}" font-family="Liberation Serif">{t}</text></svg>'
def qr(s=60,seed=1):
    r=random.Random(seed); p=''.join(f'M{x} {y}h1v1h-1z' for x in range(25) for y in range(25) if r.random()<.5 and not((x<8 and y<8)or(x>16 and y<8)or(x<8 and y>16)))
    e=''.join(f'<path d="M{x} {y}h7v7h-7z" fill="none" stroke="#000" transform="translate(.5 .5) scale(1)"/><rect x="{x+2}" y="{y+2}" width="4" height="4"/>' for x,y in((0,0),(17,0),(0,17)))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 25 25"><path d="{p}"/>{e}</svg>'
