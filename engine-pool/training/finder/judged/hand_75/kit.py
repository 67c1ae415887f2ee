import random, datetime, html, json
esc=html.escape
MF="João Pedro|Miguel|Antônio|José Raimundo|Davi Lucca|Caetano|Ícaro|Otávio Augusto|Benedito|Luís Felipe|Kauê|Severino|Enzo Gabriel|Matheus Henrique|Wellington|Ubiratã|Heitor|Josué|Cauã|Fábio|Ruan Victor|Tomé|Gérson|Adalberto|Élcio|Murilo|Anderson|Isaías|Valmir|Zaqueu".split("|")
FF="Ana Lívia|Maria Aparecida|Júlia|Helena|Iracema|Conceição|Laís|Yasmin Vitória|Antonella|Francisca das Chagas|Érica|Mônica|Jaciara|Rosângela|Sofia|Maria de Lourdes|Thaís Cristina|Beatriz|Lúcia|Inês|Raíssa|Natália|Cecília|Noêmia|Zilda|Maitê|Débora|Pérola|Geovanna|Eunice".split("|")
SN="da Silva|dos Santos|Oliveira|Pereira|Kowalczyk|Schröder|Nakashima|Rossetto|Haddad|Guajajara|d'Ávila|Gonçalves|Araújo|Cavalcante|Figueirêdo|Bittencourt|Sá|Lins|Zanella|Müller|Yamamoto|Assunção|Falcão|de Jesus|do Nascimento|Quintão|Paixão|Brandão|Lacerda|Evangelista|Simões|Tupinambá|Wisniewski|Camilotti|Abdalla|Moura|Peixoto|de Sá Barreto|Teles|Magalhães|Uchôa|Conceição|Cruz|Freitas|Böhm|Ferraz|Galvão|Ximenes|Paz|Rocha".split("|")
CIT="Sobral/CE|Juazeiro do Norte/CE|Mossoró/RN|Caicó/RN|Campina Grande/PB|Patos/PB|Caruaru/PE|Garanhuns/PE|Arapiraca/AL|Penedo/AL|Itabaiana/SE|Estância/SE|Feira de Santana/BA|Vitória da Conquista/BA|Ilhéus/BA|Teófilo Otoni/MG|Poços de Caldas/MG|São João del-Rei/MG|Uberlândia/MG|Ipatinga/MG|Linhares/ES|Cachoeiro de Itapemirim/ES|Volta Redonda/RJ|Petrópolis/RJ|Campos dos Goytacazes/RJ|Sorocaba/SP|Ribeirão Preto/SP|São José do Rio Preto/SP|Jaú/SP|Itu/SP|Bauru/SP|Londrina/PR|Guarapuava/PR|Maringá/PR|Joinville/SC|Blumenau/SC|Lages/SC|Pelotas/RS|Caxias do Sul/RS|Bagé/RS|Ijuí/RS|Dourados/MS|Corumbá/MS|Rondonópolis/MT|Sinop/MT|Anápolis/GO|Jataí/GO|Rio Verde/GO|Araguaína/TO|Gurupi/TO|Santarém/PA|Marabá/PA|Castanhal/PA|Macapá/AP|Parintins/AM|Tefé/AM|Boa Vista/RR|Ji-Paraná/RO|Vilhena/RO|Rio Branco/AC|Cruzeiro do Sul/AC|Imperatriz/MA|Caxias/MA|Parnaíba/PI|Picos/PI|Brasília/DF|Itu/SP|Santa Rita do Passa Quatro/SP".split("|")
UFN=dict(AC="Acre",AL="Alagoas",AP="Amapá",AM="Amazonas",BA="Bahia",CE="Ceará",DF="Distrito Federal",ES="Espírito Santo",GO="Goiás",MA="Maranhão",MT="Mato Grosso",MS="Mato Grosso do Sul",MG="Minas Gerais",PA="Pará",PB="Paraíba",PR="Paraná",PE="Pernambuco",PI="Piauí",RJ="Rio de Janeiro",RN="Rio Grande do Norte",RS="Rio Grande do Sul",RO="Rondônia",RR="Roraima",SC="Santa Catarina",SP="São Paulo",SE="Sergipe",TO="Tocantins")
FOR="Lisboa - Portugal|Osaka - Japão|Porto Príncipe - Haiti|La Paz - Bolívia|Luanda - Angola|Caracas - Venezuela|Beirute - Líbano|Encarnación - Paraguai".split("|")
HOSP="Hospital Regional São Vicente de Paulo|Maternidade Nossa Senhora de Fátima|Santa Casa de Misericórdia|Hospital Universitário|Casa de Parto Mãe Luíza|Hospital e Maternidade Dr. Aurélio Pontes|Maternidade Escola|Hospital Geral Dom Avelino|Hospital Municipal Irmã Cecília|Unidade Mista de Saúde".split("|")
PROF="lavrador|professora da rede municipal|do lar|comerciante|pedreiro|técnica em enfermagem|motorista de caminhão|estudante|auxiliar de serviços gerais|engenheira civil|pescador artesanal|servidor público estadual|costureira|mecânico de automóveis|agricultora familiar|aposentado|vendedora autônoma|militar".split("|")
RUA="Rua Coronel Hipólito|Avenida Getúlio Vargas|Travessa do Comércio|Rua das Acácias|Sítio Boa Esperança|Rua Padre Cícero|Rua Marechal Deodoro|Avenida Beira-Rio|Rua São Benedito|Rua Sete de Setembro|Alameda dos Ipês|Rua Dr. Pedro Velho".split("|")
BAI="Centro|Vila Nova|Jardim América|São José|Boa Vista|Alto da Serra|zona rural|Cidade Alta|Liberdade".split("|")
MES="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
def words(n):
    if n<20:return U[n]
    if n<100:return D[n//10]+(" e "+U[n%10] if n%10 else "")
    if n<1000:
        c="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()[n//100]
        return "cem" if n==100 else c+(" e "+words(n%100) if n%100 else "")
    t="mil" if n//1000==1 else words(n//1000)+" mil"; r=n%1000
    if not r:return t
    return t+(" e " if r<100 or r%100==0 else " ")+words(r)
def dw(d):return f"{'primeiro' if d.day==1 else words(d.day)} de {MES[d.month-1]} de {words(d.year)}"
def dx(d):return f"{d.day} de {MES[d.month-1]} de {d.year}"
def ds(d,s="/"):return f"{d.day:02}{s}{d.month:02}{s}{d.year}"
def ws(v):
    s=0;m=32-len(v)
    for c in v:
        s+=int(c)*m;m+=1
        if m>10:m=0
    return s
def matr(cns,y,b,p,t):
    v=f"{cns}0155{y}1{b:05}{p:03}{t:07}"
    for _ in 2*[0]:
        d=ws(v)%11; v+=str(1 if d>9 else d)
    return v
def cpf(r):
    n=[r.randint(0,9) for _ in range(9)]
    for k in (10,11):
        s=sum(a*b for a,b in zip(n,range(k,1,-1)))*10%11
        n.append(s%10)
    return "".join(map(str,n))
fcpf=lambda c:f"{c[:3]}.{c[3:6]}.{c[6:9]}-{c[9:]}"
def fmat(m,st=0):
    p=[m[:6],m[6:8],m[8:10],m[10:14],m[14],m[15:20],m[20:23],m[23:30],m[30:]]
    return [" ".join(p)," ".join(p[:-1])+"-"+p[-1],m,".".join(p[:-1])+"-"+p[-1]][st]
def up(x):
    if isinstance(x,str):return x.upper()
    if isinstance(x,dict):return {k:(v if k in('sexo','flags','blank','mat','sx') else up(v)) for k,v in x.items()}
    if isinstance(x,list):return [up(i) for i in x]
    return x
def record(r,flags,case,era):
    R=dict(flags=flags); city=lambda:r.choice(CIT).split("/")
    y=r.randint(*era); dob=datetime.date(y,r.randint(1,12),r.randint(1,28))
    dreg=dob+datetime.timedelta(r.choice([1,2,5,9,13,20,33,60,400])); demis=dreg+datetime.timedelta(r.choice([0,0,3,40,900,3000,5000]))
    if demis.year>2025: demis=datetime.date(2025,r.randint(1,12),r.randint(1,28))
    if demis<dreg:demis=dreg
    R.update(dob=dob,dreg=dreg,demis=demis,hora=(r.randint(0,23),r.randint(0,59)))
    bm=city(); rm=bm if r.random()<.75 else city()
    R.update(mun=bm[0],uf=bm[1],rmun=rm[0],ruf=rm[1])
    def sn(k):
        o=[]
        while len(o)<k:
            s=r.choice(SN)
            if s not in o:o.append(s)
        return o
    long='long' in flags
    def person(sx,sns,age,foreign=False):
        f=r.choice(MF if sx=='M' else FF)
        c=[r.choice(FOR),''] if foreign else (city() if r.random()<.7 else bm)
        rs=f"{r.choice(RUA)}, {r.randint(2,1900)}, {r.choice(BAI)}, {bm[0]} - {bm[1]}"
        return dict(nome=f+" "+" ".join(sns),sx=sx,city=c[0],cuf=c[1],prof=r.choice(PROF),idade=str(age),res=rs,cpf=fcpf(cpf(r)))
    ms=sn(3 if long else r.choice([1,2,2])); ps=sn(3 if long else r.choice([1,2,2]))
    sxm,sxp='F','M'
    if 'two' in flags: sxm=sxp=r.choice('FFM')
    ag=r.randint(17,41)
    m=person(sxm,ms,ag,'foreign' in flags and r.random()<.6); p=person(sxp,ps,ag+r.randint(-2,12),'foreign' in flags)
    p['nome']=r.choice(MF if sxp=='M' else FF)+" "+" ".join(ps)
    gp={}
    for k,sx,ss in(('pavo','M',ps),('pavoa','F',ps),('mavo','M',ms),('mavoa','F',ms)):
        gp[k]=person(sx,([sn(1)[0]] if r.random()<.5 else [])+[ss[-1 if sx=='M' else 0]],ag+r.randint(19,40),'foreign' in flags and r.random()<.5)
    one='one' in flags
    sex=r.choice('MF'); first=r.choice(MF if sex=='M' else FF)
    sur=[ms[-1]]+([] if one else [ps[-1]])
    if long: sur=ms[-2:]+([] if one else ps[-2:])
    if one and r.random()<.5 and len(ms)>1: sur=ms
    R.update(nome=first+" "+" ".join(dict.fromkeys(sur)),sexo='Masculino' if sex=='M' else 'Feminino',sx=sex)
    if one: p=None; gp['pavo']=gp['pavoa']=None
    rl={'F':'Mãe','M':'Pai'}
    R.update(m=m,p=p,m_role=rl[sxm],p_role=rl[sxp],**gp)
    R['twin']=[]
    if 'twin' in flags:
        for i in range(r.choice([1,1,2])):
            s2=r.choice('MF')
            while True:
                f=r.choice(MF if s2=='M' else FF)
                if f!=first and f not in [t['f'] for t in R['twin']]:break
            R['twin'].append(dict(f=f,nome=f+R['nome'][len(first):],termo=0))
    cns=str(r.randint(10000,169999)).zfill(6); b=r.randint(12,480); pg=r.randint(1,300); t=r.randint(1200,240000)
    R['mat']=matr(cns,dreg.year,b,pg,t)
    if 'badmat' in flags: R['mat']=R['mat'][:-1]+str((int(R['mat'][-1])+3)%10)
    R.update(cns=cns,livro=str(b),folha=str(pg),termo=str(t))
    R['livrox']=r.choice(["A-%d","%d","A-%d","%d-A"])%b; R['folhax']=r.choice(["%d","%d","%dv","%03d"])%pg
    R['termox']=r.choice([str(t),f"{t:,}".replace(",",".")])
    for tw in R['twin']: tw['termo']=str(t+1)
    dn=str(r.randint(30,32))+str(r.randint(10**7,10**8-1))+str(r.randint(0,9))
    R['dnv']=dn[:2]+"-"+dn[2:10]+"-"+dn[10]; R['cpf']=fcpf(cpf(r))
    home='home' in flags; R['home']=home
    R['est']=(r.choice(["Domicílio","Em domicílio",f"Domicílio, {r.choice(RUA)}, {r.randint(3,900)}"]) if home else r.choice(HOSP))
    R['cart']=r.choice([f"Registro Civil das Pessoas Naturais de {rm[0]}",f"Cartório do {r.randint(1,3)}º Ofício de {rm[0]}",f"Ofício do Registro Civil das Pessoas Naturais do {r.randint(1,4)}º Subdistrito",f"Cartório {sn(1)[0].split()[-1]} - Registro Civil e Notas",f"Serventia de Registro Civil da Comarca de {rm[0]}"])
    nm=lambda s=None:(lambda x:r.choice(MF if x=='M' else FF)+" "+" ".join(sn(2)))(s or r.choice('MF'))
    R.update(ofic=nm(),escr=nm(),decl=m['nome'] if one or r.random()<.4 else p['nome'],test=[nm(),nm()],medico="Dr. "+nm('M'))
    A=string=''.join(r.choice("ABCDEFGHJKLMNPQRSTUVXZ") for _ in range(4))
    R['selo']=r.choice([A+str(r.randint(10000,99999)),f"{A[:3]} {r.randint(100000,999999)} {A[:2]}",f"{r.randint(1000,9999)}.{r.randint(100,999)}.{A}-{r.randint(10,99)}"])
    R['ende']=f"{r.choice(RUA)}, nº {r.randint(10,990)}, {r.choice(BAI)} - CEP {r.randint(10000,99999)}-{r.randint(100,999)}"
    R['tel']=f"({r.randint(11,99)}) {r.randint(2000,3999)}-{r.randint(1000,9999)}"
    R['fee']=f"Emolumentos: R$ {r.randint(20,60)},{r.randint(10,99)}   Taxa de fiscalização: R$ {r.randint(3,19)},{r.randint(10,99)}"
    ad=dob+datetime.timedelta(r.randint(500,8000)); ad=min(ad,demis)
    jz=f"Juízo de Direito da {r.randint(1,4)}ª Vara de Família da Comarca de {city()[0]}"
    av=[f"Retificada a grafia do prenome da genitora, conforme mandado de {ds(ad)}.",
        f"Por sentença do {jz}, proferida nos autos nº {r.randint(1000,9999)}-{r.randint(10,99)}.{min(ad.year,2025)}.8.{r.randint(10,26)}.0{r.randint(100,999)}, transitada em julgado em {ds(ad)}, foi retificada a profissão do genitor. O referido é verdade e dou fé.",
        f"Averbado em {ds(ad)} o divórcio do registrado, por escritura pública lavrada no {r.randint(1,9)}º Tabelionato de Notas de {city()[0]}, livro {r.randint(10,99)}, folhas {r.randint(10,199)}.",
        f"Nos termos do Provimento nº 63/2017 da Corregedoria Nacional de Justiça, foi incluído o número de inscrição no CPF. Averbação feita em {dx(ad)} por {nm()}, escrevente autorizado, a requerimento da parte interessada, que apresentou os documentos exigidos, arquivados nesta serventia na pasta nº {r.randint(2,60)}, sob protocolo {r.randint(1000,99999)}."]
    an=[f"Casou-se em {ds(ad)} com {nm()}, termo {r.randint(100,9999)}, livro B-{r.randint(2,90)}.",
        f"Consta anotação do casamento do registrado com {nm()}, celebrado em {dx(ad)} no Registro Civil de {city()[0]}, matrícula {fmat(matr(str(r.randint(100000,160000)),2015,r.randint(2,90),r.randint(1,200),r.randint(1,9999)))}.",
        f"Emancipado por escritura pública de {ds(ad)}, registrada no livro E-{r.randint(1,30)}, folha {r.randint(1,200)}, do Registro Civil do 1º Ofício de {city()[0]}."]
    if (ad-dob).days<6500:
        av=[av[0],av[1],av[3]]
        an=[f"Comunicado de óbito do avô materno recebido e anotado em {ds(ad)}, protocolo {r.randint(100,9999)}.",f"Anotado em {dx(ad)} o casamento dos genitores, celebrado no Registro Civil de {city()[0]}, livro B-{r.randint(2,90)}, folhas {r.randint(10,199)}, termo {r.randint(100,9999)}.",f"Expedida segunda via em {ds(ad)}, a pedido da genitora."]
    n=flags.get('notes',0) if isinstance(flags,dict) else 0
    R['averb']=r.choice(av) if n in(1,3) else ''; R['anot']=r.choice(an) if n in(2,3) else ''
    R['miss']=[]
    if 'miss' in flags:
        R['miss']=r.sample(['hora','dnv','cpf','mavo','pavoa','mcity','prof','selo'],4)
        for k in R['miss']:
            if k in('dnv','cpf','selo'):R[k]=''
            elif k=='hora':R['hora']=None
            elif k in('mavo','pavoa'):R[k]=None
            elif k=='mcity':m['city']=m['cuf']=''
            elif k=='prof':m['prof']=''
    if y<2010 and r.random()<.6: R['dnv']=''
    R['blank']=r.choice(["---","* * *","-x-x-x-","Não consta","—","Ignorado","XXXXXX"]) if 'miss' in flags or one else r.choice(["","---","***","—"])
    if case=='upper':
        f=up(R); f['cns']=R['cns']; return f
    return R
AL=dict(nome='dados_pessoais.nome_completo',cpf='dados_pessoais.cpf',mat='dados_pessoais.matrícula',hora='dados_pessoais.hora_nascimento',nat='dados_pessoais.naturalidade',sexo='dados_pessoais.sexo',est='local_nascimento.estabelecimento',mun='local_nascimento.município',uf='local_nascimento.uf',rmun='registro.município',ruf='registro.uf',cart='registro.cartório',dreg='registro.data_registro',dnv='registro.número_dnv',livro='registro.livro',folha='registro.folha',termo='registro.termo',g1='filiação.genitor_1.nome_completo',g1n='filiação.genitor_1.naturalidade',g2='filiação.genitor_2.nome_completo',g2n='filiação.genitor_2.naturalidade',pavo='avós.paternos.avô',pavoa='avós.paternos.avó',mavo='avós.maternos.avô',mavoa='avós.maternos.avó',gem='gêmeos.status',gi='gêmeos.informações_adicionais',averb='observações.averbações',anot='observações.anotações',selo='autenticação.selo_digital',ofic='autenticação.oficial_registro',demis='autenticação.data_emissão',texto='dados_pessoais.data_nascimento.texto_completo',dia='dados_pessoais.data_nascimento.dia',mes='dados_pessoais.data_nascimento.mês',ano='dados_pessoais.data_nascimento.ano')
ORDER="documento.tipo documento.órgão_emissor nome cpf mat texto dia mes ano hora nat sexo est mun uf rmun ruf cart dreg dnv livro folha termo g1 g1n g2 g2n pavo pavoa mavo mavoa gem gi averb anot selo ofic demis".split()
class Doc:
    """holds the truth while the page is drawn: v() both prints and records"""
    def __init__(s,case,layout,R,r,W,H):
        s.case,s.layout,s.R,s.r,s.W,s.H=case,layout,R,r,W,H
        s.data={}; s.accept={}; s.joint=False; s.cad=[]; s.bl=R['blank']; s.cmode='word'
        for k in ORDER:s.put(AL.get(k,k),'')
        s.put('documento.tipo','Certidão de Nascimento');s.put('documento.órgão_emissor','Registro Civil das Pessoas Naturais');s.put(AL['gem'],'Não')
        s.derive_mat=True
    def put(s,path,val):
        d=s.data;ks=path.split(".")
        for k in ks[:-1]:d=d.setdefault(k,{})
        d[ks[-1]]=val
    def get(s,path):
        d=s.data
        for k in AL.get(path,path).split("."):d=d[k]
        return d
    def v(s,k,val,show=None):
        if not val:return esc(s.bl) or "&nbsp;"
        s.put(AL[k],val); return esc(show if show is not None else val)
    def c(s,k,val,n,show=None,rows=0,fill=True):
        """comb: one box per letter"""
        if val and k:s.put(AL[k],val)
        t=(show if show is not None else val) or ''
        if not t and fill and s.bl and s.r.random()<.6: t='-'*min(n,3)
        return s.comb(t,n,rows)
    def comb(s,t,n,rows=0):
        L=[]
        if s.cmode=='word':
            cur=''
            for w in t.split(" "):
                if cur and len(cur)+1+len(w)>n:L.append(cur);cur=w
                else:cur=(cur+" "+w) if cur else w
                while len(cur)>n:L.append(cur[:n]);cur=cur[n:]
            L.append(cur)
        else:
            L=[t[i:i+n] for i in range(0,len(t),n)] or ['']
        while len(L)<rows:L.append('')
        o=''
        for l in L:
            l=l.ljust(n)
            if s.ctd: o+='<table class=ct><tr>'+''.join(f'<td>{esc(c) if c!=" " else "&nbsp;"}</td>' for c in l)+'</tr></table>'
            else: o+='<span class=cb>'+''.join(f'<i>{esc(c) if c!=" " else "&nbsp;"}</i>' for c in l)+'</span>'
        return o
    ctd=True
    def dob(s,texto=None):
        d=s.R['dob'];s.put(AL['texto'],texto or ds(d));s.put(AL['dia'],f"{d.day:02}");s.put(AL['mes'],f"{d.month:02}");s.put(AL['ano'],str(d.year))
        return esc(texto or ds(d))
    def date(s,k,show=None):
        d=s.R[k];s.put(AL[k],ds(d));return esc(show or ds(d))
    def hora(s,st=0):
        h=s.R['hora']
        if not h:return esc(s.bl) or '&nbsp;'
        s.put(AL['hora'],f"{h[0]:02}:{h[1]:02}")
        return [f"{h[0]:02}:{h[1]:02}",f"{h[0]:02}h{h[1]:02}min",f"{h[0]:02} horas e {h[1]:02} minutos",f"{h[0]:02}:{h[1]:02} h"][st]
    def hm(s):
        h=s.R['hora']
        if not h:return '',''
        s.put(AL['hora'],f"{h[0]:02}:{h[1]:02}");return f"{h[0]:02}",f"{h[1]:02}"
    def nat(s,k,p,sep=" - ",show=True):
        if not p or not p['city']:return esc(s.bl) or '&nbsp;'
        t=p['city']+(sep+p['cuf'] if p['cuf'] else '')
        if k:s.put(AL[k],t)
        return esc(t)
    def natreg(s,labelled=False,sep=" - "):
        t=s.R['mun']+sep+s.R['uf'];s.put(AL['nat'],t)
        if not labelled:s.accept[AL['nat']]=['']
        return esc(t)
    def sexo(s):
        s.put(AL['sexo'],s.R['sexo']);return s.R['sexo']
    def est(s):
        t=s.R['est'];s.put(AL['est'],t)
        if s.R['home']:s.accept[AL['est']]=['Domicílio','']
        return esc(t)
    def box(s,on,st=0):
        return [f'<span class=bx>{"X" if on else "&nbsp;"}</span>',"(X)" if on else "(&nbsp;&nbsp;)",f'<span style="font-family:DejaVu Sans">{"☒" if on else "☐"}</span>',"[x]" if on else "[&nbsp;]",f'<span style="font-family:DejaVu Sans">{"☑" if on else "☐"}</span>',f'<span style="font-family:DejaVu Sans">{"●" if on else "○"}</span>'][st]
    def twins(s,st=0):
        """text of the twins' names; sets the truth"""
        T=s.R['twin']
        if not T:return ''
        s.put(AL['gem'],'Sim')
        if st==0:t=", ".join(x['nome'] for x in T)
        elif st==1:t="; ".join(f"{x['nome']} (termo {x['termo']})" for x in T)
        else:t=" e ".join(x['nome'] for x in T)
        s.put(AL['gi'],t);return esc(t)
    def matderive(s):
        for k in('livro','folha','termo'):s.put(AL[k],s.R[k])
    def notes(s,joint,none="Nada consta."):
        R=s.R;s.joint=joint
        if joint:
            t=" ".join(x for x in(R['averb'],R['anot']) if x)
            if t:
                s.put(AL['averb'],t);return esc(t)
            return esc(none)
        return (s.v('averb',R['averb']) if R['averb'] else esc(none)),(s.v('anot',R['anot']) if R['anot'] else esc(none))
    def html(s,css,body):
        W,H=s.W,s.H
        return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{s.case}</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:{W}pt;height:{H-1}pt;position:relative;-webkit-print-color-adjust:exact;print-color-adjust:exact}}table{{border-collapse:collapse}}.cb{{display:block;white-space:nowrap;font-size:0}}.cb i{{display:inline-block;font-style:normal;text-align:center;vertical-align:top}}.ct td{{text-align:center;padding:0}}.bx{{display:inline-block;border:0.8pt solid #222;width:9pt;height:9pt;line-height:8pt;text-align:center;font:bold 8pt Liberation Sans;vertical-align:middle}}.r{{display:flex}}{css}</style></head><body>{body}</body></html>'''
    def truth(s):
        return dict(case=s.case,layout=s.layout,condition="pdf_born_digital",file=s.case+".pdf",width=s.W,height=s.H,resizeImage=False,data=s.data,accept=s.accept,meta=dict(twin_names=[t['nome'] for t in s.R['twin']],joint_notes=s.joint,cadastro=s.cad))
def qr(r,sz,col="#000"):
    n=25;c=''
    fin=lambda x,y:any(a<=x<a+7 and b<=y<b+7 for a,b in((0,0),(18,0),(0,18)))
    for x in range(n):
        for y in range(n):
            if not fin(x,y) and r.random()<.47:c+=f'M{x} {y}h1v1h-1z'
    for a,b in((0,0),(18,0),(0,18)):c+=f'M{a} {b}h7v7h-7zM{a+1} {b+1}v5h5v-5zM{a+2} {b+2}h3v3h-3z'
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 25 25"><path d="{c}" fill="{col}"/></svg>'
def seal(sz,col,op=.5):
    g=''.join(f'<ellipse cx="50" cy="50" rx="44" ry="{14}" transform="rotate({a} 50 50)" fill="none" stroke="{col}" stroke-width=".7"/>' for a in range(0,180,15))
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 100 100" style="opacity:{op}"><circle cx="50" cy="50" r="48" fill="none" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="44" fill="none" stroke="{col}"/>{g}</svg>'
def sign(r,w,col="#1a2a6c"):
    x=5;p='M5 22'
    while x<w-20:
        nx=x+r.randint(6,16);p+=f' Q{x+r.randint(0,8)} {r.randint(0,30)} {nx} {r.randint(10,28)}';x=nx
    return f'<svg width="{w}pt" height="22pt" viewBox="0 0 {w} 32" style="display:block;margin:0 auto -5pt"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.1"/></svg>'
def guil(col,op=.18,k=9):
    import urllib.parse
    p=''.join(f'<path d="M0 {i*7} Q15 {i*7-14} 30 {i*7} T60 {i*7}" fill="none" stroke="{col}" stroke-width=".6"/>' for i in range(k+2))
    s=f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="{k*7}" opacity="{op}">{p}</svg>'
    return "url(\"data:image/svg+xml,"+urllib.parse.quote(s)+"\")"
def arms(sz,col):
    s=''.join(f'<path d="M50 50 L{46} 8 L54 8z" transform="rotate({a} 50 50)" fill="{col}"/>' for a in range(0,360,24))
    return f'<svg width="{sz}pt" height="{sz}pt" viewBox="0 0 100 100">{s}<circle cx="50" cy="50" r="20" fill="#fff" stroke="{col}" stroke-width="3"/><path d="M50 36l4 10h11l-9 6 4 11-10-7-10 7 4-11-9-6h11z" fill="{col}"/></svg>'
