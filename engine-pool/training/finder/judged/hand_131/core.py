import struct, random, datetime, json, os, html
FD=os.path.join(os.environ['FONTS'],'')
_f={}
def font(n):
    if n in _f: return _f[n]
    b=open(FD+n+'.ttf','rb').read(); T={}
    for i in range(struct.unpack('>H',b[4:6])[0]):
        o=12+16*i; T[b[o:o+4]]=struct.unpack('>II',b[o+8:o+16])[0]
    up=struct.unpack('>H',b[T[b'head']+18:T[b'head']+20])[0]
    nh=struct.unpack('>H',b[T[b'hhea']+34:T[b'hhea']+36])[0]
    c=T[b'cmap']; m={}
    for i in range(struct.unpack('>H',b[c+2:c+4])[0]):
        s=c+struct.unpack('>I',b[c+4+8*i+4:c+12+8*i])[0]
        if struct.unpack('>H',b[s:s+2])[0]!=4: continue
        n2=struct.unpack('>H',b[s+6:s+8])[0]//2
        E=struct.unpack('>%dH'%n2,b[s+14:s+14+2*n2]); p=s+16+2*n2
        S=struct.unpack('>%dH'%n2,b[p:p+2*n2]); D=struct.unpack('>%dH'%n2,b[p+2*n2:p+4*n2])
        R=struct.unpack('>%dH'%n2,b[p+4*n2:p+6*n2])
        for k in range(n2):
            for ch in range(S[k],E[k]+1):
                if ch>0x2100: break
                if R[k]==0: g=(ch+D[k])&65535
                else:
                    q=p+4*n2+2*k+R[k]+2*(ch-S[k]); g=struct.unpack('>H',b[q:q+2])[0]
                    if g: g=(g+D[k])&65535
                if g: m[ch]=g
    h=T[b'hmtx']
    W={ch:struct.unpack('>H',b[h+4*min(g,nh-1):h+4*min(g,nh-1)+2])[0]/up for ch,g in m.items()}
    _f[n]=W; return W
TY={'typew':.6,'sanst':.54,'serift':.5}
def wid(t,fn):
    if fn in TY: return len(t)*TY[fn]
    W=font(fn)
    for ch in t:
        assert ord(ch) in W,(fn,ch)
    return sum(W[ord(c)] for c in t)*1.02
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
ROM='I II III IV V VI VII VIII IX X XI XII'.split()
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split()
def ext(n):
    if n<=20: return UN[n]
    return {2:'vinte',3:'trinta'}[n//10]+(' e '+UN[n%10] if n%10 else '')
def dt(d,s):
    m=MES[d.month-1]
    return {'Mes':f'{d.day} de {m.capitalize()} de {d.year}','mes':f'{d.day} de {m} de {d.year}',
     'ext':f'{ext(d.day)} de {m} de {d.year}','rom':f'{d.day}-{ROM[d.month-1]}-{d.year}',
     'bar':f'{d.day}/{d.month}/{d.year}','dash':f'{d.day:02d}-{d.month:02d}-{d.year}','num':f'{d:%d/%m/%Y}'}[s]
MN='José Antônio João Manoel Sebastião Benedicto Joaquim Pedro Luiz Geraldo Raimundo Osvaldo Walter Nélson Agenor Ary Celso Dirceu Edmundo Francisco Gumercindo Hélio Ivo Jandir Lourenço Moacyr Olavo Paulo Rubens Sylvio'.split()
FN='Maria|Anna|Josefa|Rosa|Thereza|Conceição|Aparecida|Benedita|Luzia|Odete|Zilda|Irene|Iracema|Jandira|Lourdes|Neusa|Olga|Alzira|Carmen|Dalva|Elza|Guiomar|Hilda|Ivone|Juracy|Lídia|Maria das Dôres|Maria José|Maria da Glória|Nair'.split('|')
MM='Lucas Gabriel Mateus Rafael Felipe Caio Vinícius Davi Henrique Thiago'.split(); FM='Júlia|Beatriz|Larissa|Ana Clara|Letícia|Mariana|Sofia|Yasmin|Camila|Maria Eduarda'.split('|')
SN='Pereira|da Silva|de Oliveira|Souza|Gonçalves|de Moraes|Siqueira|Barbosa|do Nascimento|Teixeira|Camargo|de Assumpção|Leme|Bittencourt|Cardoso|Fagundes|Vilela|Rezende|Portella|Guimarães|Damasceno|Zanetti|Bortolotto|Krüger|Nogueira|Penteado|Machado|dos Santos|Brandão|Esteves|Lacerda|Mesquita|Arantes|Tavares|Quintanilha|Xavier'.split('|')
PL='Areia/PB|Lavras/MG|Sta. Rita do Sapucaí/MG|Itu/SP|Caçapava/SP|Piraí/RJ|Vassouras/RJ|Castro/PR|Lages/SC|Bagé/RS|Cachoeira/BA|Jequié/BA|Penedo/AL|Garanhuns/PE|Sobral/CE|Oeiras/PI|Caxias/MA|Óbidos/PA|Catalão/GO|Corumbá/MT|Muriaé/MG|Taubaté/SP|Lapa/PR|Tijucas/SC|Limoeiro/PE|Valença/RJ|Formiga/MG|Avaré/SP|Estância/SE|Colatina/ES'.split('|')
EST=['Santa Casa de Misericórdia','Hospital São José','Maternidade D. Emília','Domicílio','Domicílio','Domicílio','Hospital N. S. das Graças']
def cpf(r):
    d=[r.randrange(10) for _ in range(9)]
    for k in (10,11):
        s=sum(x*(k-i) for i,x in enumerate(d))*10%11%10; d.append(s)
    s=''.join(map(str,d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matr(cns,y,l,f,t):
    s=f'{cns}0155{y}1{l:05d}{f:03d}{t:07d}'
    for _ in 1,2:
        m=32-len(s); q=0
        for ch in s:
            q+=int(ch)*m; m+=1
            if m>10: m=0
        q%=11; s+=str(1 if q>9 else q)
    return f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'
class P: pass
def person(form,n,y0,y1):
    r=random.Random(f'{form}{n}-131'); p=P(); p.r=r; p.n=n; p.form=form; p.written=[]; p.acc={}; p.shown=[]
    sn=r.sample(SN,9); mod=y0>=2000
    p.fem=r.random()<.5; p.pl,p.uf=r.choice(PL).split('/')
    fl=lambda s:s+(' Filho' if s and r.random()<.12 else '')
    b=lambda fem:(r.choice(FN) if fem else r.choice(MN)+(' '+r.choice(MN) if r.random()<.25 else ''))
    p.pai=b(0)+' '+sn[0]+' '+sn[1]; p.mae=b(1)+' '+sn[2]+' '+sn[1]
    p.nome=(r.choice(FM if p.fem else MM) if mod else b(p.fem))+' '+(sn[2]+' ' if r.random()<.6 else '')+sn[1]
    p.ava=[b(0)+' '+sn[0]+' '+sn[1],b(1)+' '+sn[3]+' '+sn[1] if r.random()<.6 else b(1)+' de Jesus',b(0)+' '+sn[2]+(' '+sn[4] if r.random()<.4 else ''),b(1)+' '+sn[2]]
    p.pn=r.choice(PL); p.mn=r.choice(PL); 
    p.dn=datetime.date(r.randint(y0,y1),r.randint(1,12),r.randint(1,28)); p.dr=p.dn+datetime.timedelta(r.randint(2,16))
    p.de=p.dr if r.random()<.3 else p.dr+datetime.timedelta(r.randint(200,4500))
    if p.de.year>2024: p.de=p.dr
    if y1<2005 and p.de.year>2004: p.de=p.dr
    h,m=r.randint(1,23),r.choice([0,0,15,30,40]); p.hora=f'{h:02d}:{m:02d}'
    per=' da manhã' if h<12 else ' da tarde' if 13<=h<19 else ' da noite'
    hh=h if h<=12 else h-12
    p.hw=[f'{h} hs'+(f' e {m} min.' if m else ''), f'{hh} hs'+(f' e {m} min.' if m else '')+per if h!=12 else f'12 hs e {m} min.' if m else '12 hs', f'{h:02d}:{m:02d} hs'][0 if mod else (n+ord(form))%3]
    if 'noite' in p.hw and h<19: p.hw=f'{h} hs'
    p.est=r.choice(EST[:2]+EST[6:] if mod else EST)
    p.cart=('Ofício do Registro Civil das Pessoas Naturais de ' if mod else r.choice(['Cartório do Registro Civil de ','Cartório de Paz e Registro Civil de ','Registro Civil das Pessoas Naturais de ']))+p.pl
    p.l,p.f,p.t=r.randint(2,98),r.randint(1,298),r.randint(12,9800); p.v='v' if r.random()<.3 and not mod else ''
    p.of=b(r.random()<.3)+' '+sn[5]+' '+sn[6]; p.dec=r.choice(['o pai','a avó materna','o próprio pai']); p.tw=''; p.av=p.an=''; p.cpf=p.mat=''; p.nofather=False
    p.an2=b(not p.fem)+' '+sn[7]
    cd=datetime.date(min(p.dn.year+24,2003),r.randint(1,12),r.randint(1,28))
    p.NA=['Casou-se em %s com %s, nesta cidade, L. B-%d, fls. %d, nº %d.'%(dt(cd,'bar'),p.an2,r.randint(3,40),r.randint(2,290),r.randint(20,900)),
      'Averbado o reconhecimento de paternidade, por escritura de %s. Dou fé.'%dt(p.dr+datetime.timedelta(60),'bar'),
      'Retificado o nome da mãe por mandado do Juiz de Direito, em %s.'%dt(p.dr+datetime.timedelta(150),'mes'),
      'Registro feito fora do prazo, com despacho do Juiz de Paz.','2ª via expedida a pedido do pai.']
    return p
def later(p,d):
    if p.de<d: p.de=d
DNI='dados_pessoais.data_nascimento.'
class Pg:
    """one page: the printed type, the hand(s)"""
    def __init__(s,p,hand,size,ink,maxw,typ='serift'):
        s.p=p;s.hand=hand;s.size=size;s.ink=ink;s.maxw=maxw;s.typ=typ;s.r=random.Random(p.form+str(p.n)+'pg');s.fonts=set()
    def w(s,path,text,width=120,grow=True,hand=None,size=None,ink=None,typed=False,line=True):
        p=s.p; fn=s.typ if typed else (hand or s.hand); sz=size or (s.size if not typed else 14.5); ink=ink or ('#1a1a1a' if typed else s.ink)
        for x in ([path] if isinstance(path,str) else path):
            if x and text.strip(' —x'):
                p.shown.append((x,text))
                if not typed and x not in p.written: p.written.append(x)
        if not typed: s.fonts.add(fn)
        nw=wid(text,fn)*sz
        box=max(width,nw+8) if grow else width
        box=min(box,s.maxw)
        sx=1
        if nw>box-3: sx=(box-3)/max(nw,1)
        if sx<.72: sz*=sx/.72; sx=.72
        r=s.r
        rot=0 if typed else r.choice([0,-.4,-.5,.3,-.3,-.7]) * (1 if nw<300 else .5)
        dy=r.choice([-1,-.5,0,1]) if typed else r.choice([-3,-2,-1,0,1,2]); dx=r.choice([0,2,4]) if nw<box-8 else 0
        if not typed and nw<box*.6 and grow==False: dx+=r.randint(0,10)
        ff={'typew':"'Liberation Mono'",'sanst':"'Liberation Sans'",'serift':"'Liberation Serif'"}.get(fn,"'%s'"%fn)
        t=html.escape(text)
        return (f'<span class="b{"" if line else " nl"}" style="width:{box:.0f}px"><i style="font-family:{ff};font-size:{sz:.1f}px;color:{ink};'
          f'transform:translate({dx}px,{dy}px) rotate({rot}deg) scaleX({sx:.3f})">{t}</i></span>')
    def ls(s,path,text,width,n=1,**k):
        """text broken on ruled lines"""
        fn=k.get('hand') or s.hand
        if k.get('typed'): fn=s.typ
        sz=k.get('size') or (14.5 if k.get('typed') else s.size); out=[];cur=''
        for wd in text.split():
            if cur and wid(cur+' '+wd,fn)*sz>width-8: out.append(cur);cur=wd
            else: cur=(cur+' '+wd).strip()
        if cur: out.append(cur)
        while len(out)<n: out.append('')
        r=''.join('<div class="ln">'+s.w(path,x,width,False,**k)+'</div>' for x in out)
        return r
def truth(p,joint=False,**o):
    z=dt(p.dn,'num'); pn=p.pn; mn=p.mn
    A={}
    def acc(k,*v): A[k]=sorted(set(A.get(k,[]))|set(x for x in v if x is not None))
    acc(DNI+'texto_completo',z,dt(p.dn,'mes')); acc('dados_pessoais.naturalidade','')
    if p.est=='Domicílio': acc('local_nascimento.estabelecimento','','em domicílio')
    g=[(p.pai,pn),(p.mae,mn)]
    if p.nofather: g=[(p.mae,mn),('','')]
    if o.get('momfirst'): g=[(p.mae,mn),(p.pai,pn)] if not p.nofather else g
    for i in 0,1:
        if g[i][1]: acc('filiação.genitor_%d.naturalidade'%(i+1),g[i][1].replace('/',' - '),g[i][1].replace('/',', '))
    for k,l in p.acc.items(): acc(k,*l)
    ava=p.ava if not p.nofather else ['','']+p.ava[2:]
    if o.get('noava'): ava=['']*4
    d={'documento':{'tipo':'Certidão de Nascimento','órgão_emissor':'Registro Civil das Pessoas Naturais'},
     'dados_pessoais':{'nome_completo':p.nome,'cpf':p.cpf,'matrícula':p.mat,'data_nascimento':{'texto_completo':p.dtx,'dia':f'{p.dn.day:02d}','mês':f'{p.dn.month:02d}','ano':str(p.dn.year)},
       'hora_nascimento':p.hora,'naturalidade':p.pl+'/'+p.uf,'sexo':'Feminino' if p.fem else 'Masculino'},
     'local_nascimento':{'estabelecimento':p.est,'município':p.pl,'uf':p.uf},
     'registro':{'município':p.pl,'uf':p.uf,'cartório':p.cart,'data_registro':dt(p.dr,'num'),'número_dnv':'','livro':o.get('livro',str(p.l)),'folha':f'{p.f}{p.v}','termo':str(p.t)},
     'filiação':{'genitor_1':{'nome_completo':g[0][0],'naturalidade':g[0][1]},'genitor_2':{'nome_completo':g[1][0],'naturalidade':g[1][1]}},
     'avós':{'paternos':{'avô':ava[0],'avó':ava[1]},'maternos':{'avô':ava[2],'avó':ava[3]}},
     'gêmeos':{'status':'Sim' if p.tw else 'Não','informações_adicionais':p.tw},
     'observações':{'averbações':p.av,'anotações':p.an},
     'autenticação':{'selo_digital':'','oficial_registro':p.of,'data_emissão':dt(p.de,'num')}}
    c=f'131{p.form}-{p.n}'
    return {'case':c,'layout':'131'+p.form,'condition':'pdf_born_digital','file':c+'.pdf','width':595,'height':842,'resizeImage':False,'data':d,'accept':A,
      'meta':{'twin_names':[p.tw] if p.tw else [],'joint_notes':joint,'cadastro':[],'written':p.written}}
def page(pg,body,css='',size='A4',w='794px'):
    ff=''.join('@font-face{font-family:"%s";src:url("file://%s%s.ttf")}'%(f,FD,f) for f in sorted(pg.fonts))
    return ('<!DOCTYPE html><html lang=pt-BR><meta charset=utf-8><style>'+ff+'@page{size:'+size+';margin:0}*{box-sizing:border-box}body{margin:0;width:'+w+";padding:46px 52px;font:15px 'Liberation Serif';color:#111;position:relative}"
     '.b{display:inline-block;border-bottom:1.3px dotted #444;white-space:nowrap;line-height:1;vertical-align:baseline}.nl{border:0}.b i{display:inline-block;font-style:normal;line-height:0;transform-origin:left bottom;white-space:pre}'
     '.ln{height:34px;display:flex;align-items:flex-end}.ln .b{height:24px;line-height:24px;flex:none}.b{min-height:17px}h1{font-size:27px;text-align:center;margin:8px 0 16px;letter-spacing:1px}.c{text-align:center}.row{display:flex;align-items:flex-end;height:37px}.row .l{white-space:nowrap;padding-right:5px;flex:none}.row .b{height:24px;line-height:24px}.nar{line-height:39px;text-align:left}'
     +css+'</style><body>'+body+'</body></html>')
