import json,os,random,re,html as H,unicodedata
HERE=os.path.dirname(os.path.abspath(__file__))
from metrics import metrics
FD=os.path.join(os.environ['FONTS'],'')
MET=metrics(FD)
PT=0.352778
def tw(t,font,size,ls=0):
    m=MET[font]['w']; return sum(m.get(c,0.55) for c in t)*size*PT+ls*PT*len(t)
U={0:'zero',1:'um',2:'dois',3:'três',4:'quatro',5:'cinco',6:'seis',7:'sete',8:'oito',9:'nove',10:'dez',11:'onze',12:'doze',13:'treze',14:'quatorze',15:'quinze',16:'dezesseis',17:'dezessete',18:'dezoito',19:'dezenove'}
D={2:'vinte',3:'trinta',4:'quarenta',5:'cinquenta',6:'sessenta',7:'setenta',8:'oitenta',9:'noventa'}
C={1:'cento',2:'duzentos',3:'trezentos',4:'quatrocentos',5:'quinhentos',6:'seiscentos',7:'setecentos',8:'oitocentos',9:'novecentos'}
def num(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+num(n%100) if n%100 else '')
    t=n//1000; r=n%1000; h='mil' if t==1 else num(t)+' mil'
    if not r: return h
    return h+(' e ' if r<100 or r%100==0 else ' ')+num(r)
MES=['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
ABR=['','jan.ro','fev.ro','março','abril','maio','junho','julho','ag.to','7bro','8bro','9bro','10bro']
ROM=['','I','II','III','IV','V','VI','VII','VIII','IX','X','XI','XII']
class Dt:
    def __init__(s,d,m,y): s.d,s.m,s.y=d,m,y
    def br(s): return '%02d/%02d/%d'%(s.d,s.m,s.y)
    def long(s,cap=False,o=True): return '%s de %s de %d'%('1º' if s.d==1 and o else s.d,MES[s.m].capitalize() if cap else MES[s.m],s.y)
    def abr(s): return '%s de %s de %d'%('1º' if s.d==1 else s.d,ABR[s.m],s.y)
    def rom(s): return '%d-%s-%d'%(s.d,ROM[s.m],s.y)
    def sl(s): return '%d/%d/%d'%(s.d,s.m,s.y)
    def words(s): return '%s de %s de %s'%('primeiro' if s.d==1 else num(s.d),MES[s.m],num(s.y))
    def yw(s): return num(s.y)
VOW='aeiouáàâãéêíóôõúüyAEIOUÁÂÃÉÊÍÓÔÕÚY'
def breaks(w):
    out=[]
    for i in range(2,len(w)-1):
        l=w[i:].lower(); p=w[:i].lower()
        if not l.isalpha() or not p.isalpha(): continue
        m=re.match(r'(ch|lh|nh|ph|th|qu|gu|[bcdfgptv][lr]|[bcdfghjklmnpqrstvwxzç])([aeiouáàâãéêíóôõúüy])',l)
        if not m: continue
        if re.search(r'[aeiouáâãéêíóôõúüy]$',p) or (re.search(r'[aeiouáâãéêíóôõúüy][rlsnm]$',p) and not re.match(r'h',l)):
            out.append(i)
        elif p[-1]==l[0] and p[-1] in 'rslntpcm' : out.append(i)
    return out
def wrap(text,font,size,widths,ls=0,hy=True):
    """greedy lines; widths list in mm (last repeats if callable not needed)"""
    lines=[];cur='';words=text.split(' ');i=0;k=0
    sp=lambda t:tw(t,font,size,ls)
    while i<len(words):
        w=words[i]; W=widths[min(k,len(widths)-1)]; t=(cur+' '+w) if cur else w
        lastline=len(widths)<60 and k==len(widths)-1
        if sp(t)<=W*(1.3 if lastline else 1): cur=t;i+=1;continue
        b=[x for x in breaks(w) if sp(((cur+' ') if cur else '')+w[:x]+'-')<=W] if hy else []
        if b and (not cur or W-sp(cur)>4):
            x=b[-1]; lines.append(((cur+' ') if cur else '')+w[:x]+'-'); words[i]=w[x:]; cur='';k+=1;continue
        if not cur: cur=w;i+=1;continue
        lines.append(cur);cur='';k+=1
    if cur: lines.append(cur)
    return lines
def esc(t): return H.escape(t,quote=False)
class Doc:
    def __init__(s,form,n,font,size,ink,page='A4',pw=210,ph=297,pf='Liberation Serif',ps=11,seed=0):
        s.case='138%s-%d'%(form,n);s.form=form;s.r=random.Random('138%s%d%s'%(form,n,seed))
        s.font,s.size,s.ink=font,size,ink;s.pw,s.ph,s.pf,s.ps=pw,ph,pf,ps
        s.css=[];s.body=[];s.fonts={font};s.written=[];s.accept={}
        s.ws=0;s.hst='';s.joint=True;s.twin=[];s.cad=[];s.ls=0;s.tilt=.4;s.dyr=(-.55,.45)
        s.v={}
    # ---- truth
    def set(s,path,val,*acc):
        s.v[path]=val
        a=[x for x in acc if x is not None and x!=val]
        u=[]
        for x in a:
            if x not in u:u.append(x)
        if u: s.accept[path]=u
    def wr(s,*paths): s.written+= [p for p in paths if p not in s.written]
    def birth(s,dt,printed,*acc):
        p='dados_pessoais.data_nascimento.'
        s.set(p+'texto_completo',printed,dt.br(),dt.long(o=False),*acc)
        s.v[p+'dia']='%02d'%dt.d;s.v[p+'mês']='%02d'%dt.m;s.v[p+'ano']=str(dt.y)
    def out(s,dirn):
        g=lambda p:s.v.get(p,'')
        data={}
        P='documento.tipo documento.órgão_emissor dados_pessoais.nome_completo dados_pessoais.cpf dados_pessoais.matrícula dados_pessoais.data_nascimento.texto_completo dados_pessoais.data_nascimento.dia dados_pessoais.data_nascimento.mês dados_pessoais.data_nascimento.ano dados_pessoais.hora_nascimento dados_pessoais.naturalidade dados_pessoais.sexo local_nascimento.estabelecimento local_nascimento.município local_nascimento.uf registro.município registro.uf registro.cartório registro.data_registro registro.número_dnv registro.livro registro.folha registro.termo filiação.genitor_1.nome_completo filiação.genitor_1.naturalidade filiação.genitor_2.nome_completo filiação.genitor_2.naturalidade avós.paternos.avô avós.paternos.avó avós.maternos.avô avós.maternos.avó gêmeos.status gêmeos.informações_adicionais observações.averbações observações.anotações autenticação.selo_digital autenticação.oficial_registro autenticação.data_emissão'.split()
        s.v.setdefault('documento.tipo','Certidão de Nascimento');s.v.setdefault('documento.órgão_emissor','Registro Civil das Pessoas Naturais');s.v.setdefault('gêmeos.status','Não')
        for k in s.v: assert k in P,(s.case,k)
        for k in list(s.accept)+s.written: assert k in P,(s.case,k)
        for p in P:
            o=data;ks=p.split('.')
            for k in ks[:-1]: o=o.setdefault(k,{})
            o[ks[-1]]=g(p)
        wr=[p for p in s.written if g(p)]
        j={'case':s.case,'layout':s.case.split('-')[0],'condition':'pdf_born_digital','file':s.case+'.pdf','width':round(s.pw/25.4*72),'height':round(s.ph/25.4*72),'resizeImage':False,'data':data,'accept':s.accept,'meta':{'twin_names':s.twin,'joint_notes':s.joint,'cadastro':s.cad,'written':wr}}
        os.makedirs(dirn,exist_ok=True)
        json.dump(j,open(os.path.join(dirn,s.case+'.json'),'w',encoding='utf8'),ensure_ascii=False,indent=1)
        ff=''.join('@font-face{font-family:"%s";src:url("file://%s%s.ttf")}\n'%(f,FD,f) for f in sorted(s.fonts))
        h='<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>%s</title><style>\n%s@page{size:%smm %smm;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0}\nbody{position:relative;width:%smm;height:%smm;overflow:hidden;font-family:"%s",serif;font-size:%spt;color:#1c1a18;-webkit-print-color-adjust:exact}\n.a{position:absolute;white-space:pre;line-height:1}.c{text-align:center;transform:translateX(-50%%)}.dot{position:absolute;border-bottom:.28mm dotted #444}.sol{position:absolute;border-bottom:.2mm solid #444}.bx{position:absolute;border:.25mm solid #333}\n%s</style></head><body>\n%s\n</body></html>'%(s.case,ff,s.pw,s.ph,s.pw,s.ph-.2,s.pf,s.ps,'\n'.join(s.css),'\n'.join(s.body))
        open(os.path.join(dirn,s.case+'.html'),'w',encoding='utf8').write(h)
    # ---- drawing (mm; y is the baseline)
    def base(s,font,size): 
        m=MET[font]; return (m['a']-m['d']+1)/2*size*PT
    def p(s,x,y,t,size=None,font=None,al='l',st='',bold=False,it=False,col=None,ls=0,raw=False):
        font=font or s.pf;size=size or s.ps;fm=font
        if bold and font+':bold' in MET: fm=font+':bold'
        if it and font+':italic' in MET: fm=font+':italic'
        w=tw(t,fm,size,ls)
        if al=='c': x-=w/2
        if al=='r': x-=w
        y0=y-s.base(font,size)
        s.body.append('<span class="a" style="left:%.2fmm;top:%.2fmm;font:%s%s%spt \'%s\';line-height:1;%s%s%s">%s</span>'%(x,y0,'italic ' if it else '','bold ' if bold else '',size,font,'color:%s;'%col if col else '','letter-spacing:%spt;'%ls if ls else '',st,t if raw else esc(t).replace('  ','&nbsp; ')))
        return x+w
    def h(s,x,y,t,w=None,font=None,size=None,ink=None,dy=None,rot=None,al='l',ls=None,minsq=.7,path=None,op=None):
        """handwriting with baseline near y; squeezed to w"""
        font=font or s.font;size=size or s.size;ink=ink or s.ink;s.fonts.add(font)
        ls=s.ls if ls is None else ls
        ws=s.ws if font==s.font else 0;W=tw(t,font,size,ls)+t.count(' ')*ws*PT;k=1
        if w and W>w:
            k=w/W
            if k<minsq: print('SQUEEZE',s.case,round(k,2),t)
        if al=='c': x-=W*k/2
        dy=s.r.uniform(*s.dyr) if dy is None else dy
        rot=s.r.uniform(-s.tilt,s.tilt*.35) if rot is None else rot
        y0=y+dy-s.base(font,size)
        s.body.append('<span class="a" style="left:%.2fmm;top:%.2fmm;font-family:\'%s\';font-size:%.1fpt;color:%s;transform-origin:0 80%%;transform:rotate(%.2fdeg)%s;%s%s">%s</span>'%(x,y0,font,size,ink,rot,' scaleX(%.3f)'%k if k<1 else '','letter-spacing:%.2fpt;'%ls if ls else '',s.hst+('word-spacing:%spt;'%ws if ws else '')+('opacity:%s;'%op if op else ''),esc(t)))
        return x+W*k
    def dot(s,x,y,w,cls='dot'): s.body.append('<i class="%s" style="left:%.2fmm;top:%.2fmm;width:%.2fmm"></i>'%(cls,x,y,w))
    def box(s,x,y,w,h,st=''): s.body.append('<i class="bx" style="left:%.2fmm;top:%.2fmm;width:%.2fmm;height:%.2fmm;%s"></i>'%(x,y,w,h,st))
    def vl(s,x,y,h,st=''): s.body.append('<i style="position:absolute;left:%.2fmm;top:%.2fmm;height:%.2fmm;border-left:.22mm solid #444;%s"></i>'%(x,y,h,st))
    def line(s,x,y,W,segs,cls='dot',gap=1.0):
        """segs: str = print; (w|None, text|None[,opts]) = blank. One blank may be None (rest)."""
        fixed=0
        for g in segs:
            if isinstance(g,str): fixed+=tw(g,s.pf,s.ps)
            elif g[0] is not None: fixed+=g[0]
        n=sum(1 for g in segs if not isinstance(g,str) and g[0] is None)
        rest=(W-fixed)/n if n else 0
        for g in segs:
            if isinstance(g,str): x=s.p(x,y,g)
            else:
                w=g[0] if g[0] is not None else rest
                o=g[2] if len(g)>2 else {}
                s.dot(x+.3,y+.2,w-.6,cls)
                if g[1]:
                    t=g[1];hw=tw(t,o.get('font',s.font),o.get('size',s.size),s.ls)
                    free=max(0,w-hw-.8)
                    ox=o.get('x', min(free,s.r.uniform(.3,5) if free>8 else free*s.r.uniform(.1,.7)))
                    s.h(x+.4+ox,y,t,w=w+.6,**{k:v for k,v in o.items() if k!='x'})
                x+=w
        return x
    def rest(s,W,segs):
        fixed=sum(tw(g,s.pf,s.ps) if isinstance(g,str) else (g[0] or 0) for g in segs)
        n=sum(1 for g in segs if not isinstance(g,str) and g[0] is None)
        return (W-fixed)/n
    def split(s,t,widths,font=None,size=None):
        L=wrap(t,font or s.font,size or s.size,[w-1 for w in widths],s.ls)
        if len(L)>len(widths): print('TOO LONG',s.case,L)
        return L+['']*(len(widths)-len(L))
def cpf(n9):
    d=[int(c) for c in n9]
    for k in (10,11):
        x=sum(a*b for a,b in zip(d,range(k,1,-1)))*10%11%10; d.append(x)
    t=''.join(map(str,d)); return '%s.%s.%s-%s'%(t[:3],t[3:6],t[6:9],t[9:])
def matricula(cns,ano,livro,folha,termo,tipo=1):
    b='%06d0155%04d%d%05d%03d%07d'%(cns,ano,tipo,livro,folha,termo)
    def dv(x):
        # pesos 2..10,0,1 ciclicos (Provimento 3/2009 CNJ)
        s=0;m=32-len(x)
        for c in x:
            s+=int(c)*m; m+=1
            if m>10:m=0
        d=s%11
        return '1' if d==10 else str(d)
    d1=dv(b);d2=dv(b+d1);f=b+d1+d2
    return '%s %s %s %s %s %s %s %s %s'%(f[:6],f[6:8],f[8:10],f[10:14],f[14],f[15:20],f[20:23],f[23:30],f[30:])
def run(mod,out):
    for d in mod.docs(): d.out(out)
