import numpy as np, cv2, subprocess, re, os, io, html, tempfile
from PIL import Image, ImageDraw, ImageFont
cv2.setNumThreads(2)
PAGES=os.environ['PAGES']; CACHE=tempfile.mkdtemp()
INDEX={}
FONT='/usr/share/fonts/truetype/liberation/Liberation%s.ttf'
def _render(pdf,page,ppm,transp):
    a=['nice','-n','10','pdftocairo','-png','-singlefile','-r',f'{ppm*25.4:.3f}','-f',str(page),'-l',str(page)]+(['-transp'] if transp else [])+[pdf,'-']
    im=Image.open(io.BytesIO(subprocess.run(a,check=True,capture_output=True).stdout)); return np.array(im.convert('RGBA'))
def size(pdf):
    o=subprocess.run(['pdfinfo',pdf],capture_output=True,text=True).stdout; m=re.search(r'Page size:\s+([\d.]+) x ([\d.]+)',o); return float(m[1])*25.4/72,float(m[2])*25.4/72
def words(pdf):
    o=subprocess.run(['pdftotext','-bbox',pdf,'-'],capture_output=True,text=True).stdout
    return [(html.unescape(t),[float(v)*25.4/72 for v in b]) for *b,t in re.findall(r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word>',o)]
def noise2(rng,h,w,cell,amp):
    a=rng.normal(0,1,(max(2,int(h/cell)+2),max(2,int(w/cell)+2))).astype(np.float32)
    return cv2.resize(a,(w,h),interpolation=cv2.INTER_CUBIC)*amp
def background(kind,W,H,ppm,rng):
    s=min(ppm,3.0); w,h=int(W*s),int(H*s); c=lambda r,g,b: np.ones((h,w,3),np.float32)*np.array([r,g,b],np.float32)
    yy,xx=np.mgrid[0:h,0:w].astype(np.float32); yy/=s; xx/=s; fine=4
    if kind in('wood','darkwood','palewood'):
        base={'wood':(158,108,66),'darkwood':(84,54,36),'palewood':(212,182,142)}[kind]
        wob=noise2(rng,h,w,s*60,5); g=np.sin((yy+wob)*1.7)*.5+np.sin((yy+wob*1.4)*.61)*.5
        pl=np.floor(yy/95); tone=np.array(rng.normal(0,7,200),np.float32)[pl.astype(int)%200]
        im=c(*base)+((g*8+tone+cv2.blur(rng.normal(0,14,(h,w)).astype(np.float32),(int(14*s),1)))[...,None]); im[(yy%95)<.8]*=.55
    elif kind in('white','grey','beige','black','navy'):
        base={'white':(232,231,228),'grey':(142,145,148),'beige':(206,194,172),'black':(38,37,38),'navy':(35,46,78)}[kind]; im=c(*base)+noise2(rng,h,w,s*80,3)[...,None]; fine=2.5
    elif kind=='granite':
        im=c(120,116,112)+noise2(rng,h,w,s*1.2,22)[...,None]+noise2(rng,h,w,s*4,12)[...,None]; im[noise2(rng,h,w,s*1.5,1)>1.7]=(40,38,40)
    elif kind=='marble':
        im=c(228,226,222)+noise2(rng,h,w,s*50,5)[...,None]; v=np.abs(np.sin(xx/70+yy/110+noise2(rng,h,w,s*60,1.2)))<.035; im-=cv2.GaussianBlur(v.astype(np.float32)*60,(0,0),s*1.6)[...,None]
    elif kind=='plaid':
        im=c(226,214,196); im[((xx%36)<14)]*=np.array([.86,.5,.5]); m=((yy%36)<14); im[m]*=np.array([.86,.6,.6]); im+=((np.sin(xx*7)+np.sin(yy*7))*4)[...,None]
    elif kind=='sheet':
        f=noise2(rng,h,w,s*70,14)+noise2(rng,h,w,s*28,5); im=c(176,196,214)+f[...,None]; im+=((np.sin(xx*6)*np.sin(yy*6))*3)[...,None]; d=((xx%30-15)**2+((yy+15*(np.floor(xx/30)%2))%30-15)**2)<9; im[d]=im[d]*.6+np.array([250,250,250])*.4
    elif kind=='tile':
        im=c(214,205,190)+noise2(rng,h,w,s*20,5)[...,None]; g=((xx%160)<3)|((yy%160)<3); im[g]=(140,132,120)
    elif kind=='leather':
        im=c(72,44,30)+noise2(rng,h,w,s*1.6,9)[...,None]+noise2(rng,h,w,s*50,6)[...,None]
    elif kind=='cork':
        im=c(190,146,98)+noise2(rng,h,w,s*1.3,18)[...,None]+noise2(rng,h,w,s*3,12)[...,None]
    elif kind=='fridge': im=c(205,208,210)+cv2.blur(rng.normal(0,10,(h,w)).astype(np.float32),(int(20*s),1))[...,None]
    elif kind=='concrete': im=c(160,158,152)+noise2(rng,h,w,s*10,7)[...,None]+noise2(rng,h,w,s*2,5)[...,None]
    elif kind=='grass': im=c(96,120,60)+noise2(rng,h,w,s*1.5,24)[...,None]+noise2(rng,h,w,s*12,10)[...,None]
    elif kind=='glass': im=c(150,172,170)+noise2(rng,h,w,s*120,14)[...,None]; fine=1
    elif kind=='scanwhite': im=c(247,247,246); fine=.6
    elif kind=='scangrey': im=c(206,208,210)+noise2(rng,h,w,s*90,3)[...,None]; fine=1
    elif kind=='scanblack': im=c(22,22,24); fine=2
    else: im=c(*kind); fine=0
    im=cv2.resize(im,(int(round(W*ppm)),int(round(H*ppm))),interpolation=cv2.INTER_LINEAR)
    if fine: im+=rng.normal(0,fine,im.shape[:2]).astype(np.float32)[...,None]
    return np.clip(im,0,255).astype(np.uint8)

class Scene:
    def __init__(s,W,H,ppm,bg,seed,shadow=1.0,light=(-1,-1)):
        s.W,s.H,s.ppm=W,H,ppm; s.rng=np.random.default_rng(seed); s.img=background(bg,W,H,ppm,s.rng)
        s.sh=shadow; s.light=light; s.q=[]; s.cov=np.zeros((int(H*2)+1,int(W*2)+1),np.uint8); s.certppm=None; s.tr=None
    def _comp(s,im,M,w,h,lift,certain,opaque=True):
        """im RGBA; M 2x3 from image px to scene px"""
        Hh,Ww=s.img.shape[:2]
        q=(M[:,:2]@np.array([[0,w,w,0],[0,0,h,h]],float)+M[:,2:]).T
        pad=int(8+lift*s.ppm*6); x0,y0=np.floor(q.min(0)).astype(int)-pad; x1,y1=np.ceil(q.max(0)).astype(int)+pad
        x0,y0=max(0,x0),max(0,y0); x1,y1=min(Ww,x1),min(Hh,y1)
        if x1<=x0 or y1<=y0: return
        A=M.copy(); A[:,2]-=[x0,y0]
        pm=im.copy(); pm[...,:3]=(pm[...,:3].astype(np.uint16)*pm[...,3:]//255).astype(np.uint8)
        wv=cv2.warpAffine(pm,A,(x1-x0,y1-y0),flags=cv2.INTER_CUBIC if abs(A[0,1])>1e-6 else cv2.INTER_LINEAR,borderValue=(0,0,0,0))
        al=wv[...,3].astype(np.float32)/255
        roi=s.img[y0:y1,x0:x1].astype(np.float32)
        if s.sh>0 and lift>0:
            o=lift*s.ppm; k=cv2.GaussianBlur(al,(0,0),max(.6,o*1.1)); k=cv2.warpAffine(k,np.float32([[1,0,-s.light[0]*o],[0,1,-s.light[1]*o]]),(k.shape[1],k.shape[0])); roi*=(1-.42*s.sh*k)[...,None]
            k2=cv2.GaussianBlur(al,(0,0),max(.6,.35*s.ppm)); roi*=(1-.25*s.sh*k2)[...,None]
        roi=roi*(1-al[...,None])+wv[...,:3]
        s.img[y0:y1,x0:x1]=np.clip(roi,0,255).astype(np.uint8)
        small=cv2.warpAffine(np.ascontiguousarray(im[...,3]),M*(2/s.ppm),(s.cov.shape[1],s.cov.shape[0]),flags=cv2.INTER_AREA)
        if certain: s.cov[small>120]=0
        elif opaque: s.cov[small>90]=255
    def _M(s,x,y,rot,pw,ph,f):
        t=np.deg2rad(rot); R=np.array([[np.cos(t),-np.sin(t)],[np.sin(t),np.cos(t)]])*f
        return np.hstack([R,(np.array([x,y])*s.ppm-R@np.array([pw/2,ph/2]))[:,None]])
    def put(s,name,x,y,rot=0,lift=.8,scale=1,tint=None,gray=False,opaque=True,crop=None,contrast=1):
        pg,w,h=INDEX[name]; nat=name in OBJ
        im=_render(CACHE+'/papers.pdf',pg,s.ppm*scale,True)
        if not nat and name!='kb': im=flat(im,0 if not nat else 0)
        s._post(im,x,y,rot,lift,tint,gray,crop,False,opaque,contrast)
    def cert(s,page,x,y,rot=0,lift=.8,scale=1,tint=(.985,.98,.965),gray=False,fold=(),shade=True,contrast=1,trim=None):
        pdf=f'{PAGES}/{page}.pdf'; w,h=size(pdf); im=_render(pdf,1,s.ppm*scale,False); im[...,3]=255
        ph,pw=im.shape[:2]
        if shade:
            g=np.ones((ph,pw),np.float32)+noise2(s.rng,ph,pw,max(ph,pw)/3,.012)
            for ax,pos in fold:
                n=pw if ax=='x' else ph; d=(np.arange(n)-pos*n)/s.ppm/scale
                p=1-.17*np.exp(-(d/.45)**2)+.07*np.exp(-((d-1.1)/.8)**2)-.045*np.exp(-np.abs(d)/14)*(d<0)
                g*=(p[None,:] if ax=='x' else p[:,None]).astype(np.float32)
            im[...,:3]=np.clip(im[...,:3]*g[...,None],0,255)
        s.tr=(page,x,y,rot,scale,w,h); s.certppm=s.ppm*scale
        s._post(im,x,y,rot,lift,tint,gray,trim,True,True,contrast)
    def _post(s,im,x,y,rot,lift,tint,gray,crop,certain,opaque,contrast):
        if gray: im[...,:3]=cv2.cvtColor(im[...,:3],cv2.COLOR_RGB2GRAY)[...,None]
        if contrast!=1: im[...,:3]=np.clip((im[...,:3].astype(np.float32)-255)*contrast+255,0,255)
        if tint: im[...,:3]=np.clip(im[...,:3]*np.array(tint),0,255)
        if crop: # fractions l,t,r,b cut away (made transparent)
            ph,pw=im.shape[:2]; m=np.zeros((ph,pw),bool); m[int(crop[1]*ph):int((1-crop[3])*ph),int(crop[0]*pw):int((1-crop[2])*pw)]=1; im[~m]=0
        ph,pw=im.shape[:2]; s._comp(np.ascontiguousarray(im),s._M(x,y,rot,pw,ph,1.0),pw,ph,lift,certain,opaque)
    # simple UI drawing in scene units
    def rect(s,x,y,w,h,c,r=0):
        p=s.ppm; im=Image.fromarray(s.img); ImageDraw.Draw(im).rounded_rectangle([x*p,y*p,(x+w)*p,(y+h)*p],r*p,fill=c); s.img=np.array(im)
    def text(s,x,y,t,sz,c=(30,30,30),f='Sans-Regular'):
        p=s.ppm; im=Image.fromarray(s.img); ImageDraw.Draw(im).multiline_text((x*p,y*p),t,font=ImageFont.truetype(FONT%f,int(sz*p)),fill=c,spacing=sz*p*.4); s.img=np.array(im)
    def check(s,Hm=None,out=None):
        page,x,y,rot,sc,w,h=s.tr; bad=[]; t=np.deg2rad(rot); R=np.array([[np.cos(t),-np.sin(t)],[np.sin(t),np.cos(t)]])*sc
        for wd,(a,b,c,d) in words(f'{PAGES}/{page}.pdf'):
            g=np.array([[a+(c-a)*u,b+(d-b)*v] for u in(0,.25,.5,.75,1) for v in(.1,.5,.9)])-[w/2,h/2]
            q=(R@g.T).T+[x,y]
            hit=False
            for px,py in q:
                if not(0<=px<s.W and 0<=py<s.H): hit='out'; break
                if s.cov[int(py*2),int(px*2)]: hit='cov'; break
            if not hit and Hm is not None:
                r=cv2.perspectiveTransform((q*s.ppm)[None].astype(np.float32),Hm)[0]
                if (r<0).any() or (r[:,0]>=out[0]).any() or (r[:,1]>=out[1]).any(): hit='persp'
            if hit: bad.append(f'{wd}[{hit}]')
        return bad
    def finish(s,persp=None,light=.12,angle=40,warm=0,blur=.5,noise=3,wave=0,vig=.06,contrast=1.0,hot=None,gray=False,speck=0,skew=0):
        """persp: 4 corner offsets in fractions ((dx,dy)*4), positive = source point moves inwards"""
        im=s.img; Hh,Ww=im.shape[:2]; Hm=None
        if persp or skew:
            src=np.float32([[0,0],[Ww,0],[Ww,Hh],[0,Hh]]); dst=src.copy()
            if persp: dst+=np.float32([[-p[0]*Ww,-p[1]*Hh] if i==0 else [p[0]*Ww,-p[1]*Hh] if i==1 else [p[0]*Ww,p[1]*Hh] if i==2 else [-p[0]*Ww,p[1]*Hh] for i,p in enumerate(persp)])
            Hm=cv2.getPerspectiveTransform(src,dst)
            if skew: Hm=np.vstack([cv2.getRotationMatrix2D((Ww/2,Hh/2),skew,1),[0,0,1]])@Hm
        bad=s.check(Hm,(Ww,Hh))
        if Hm is not None: im=cv2.warpPerspective(im,Hm,(Ww,Hh),flags=cv2.INTER_CUBIC,borderMode=cv2.BORDER_REFLECT)
        if wave:
            yy,xx=np.mgrid[0:Hh,0:Ww].astype(np.float32); L=Ww/1.6
            im=cv2.remap(im,xx+wave*s.ppm*np.sin(yy/L*5+1),yy+wave*s.ppm*np.sin(xx/L*6),cv2.INTER_CUBIC,borderMode=cv2.BORDER_REFLECT)
        f=im.astype(np.float32)
        yy,xx=np.mgrid[0:Hh,0:Ww].astype(np.float32); u=(xx/Ww-.5); v=(yy/Hh-.5); a=np.deg2rad(angle)
        g=1+light*(np.cos(a)*u+np.sin(a)*v)*1.6-vig*(u*u+v*v)*2
        if hot: g+=hot[2]*np.exp(-(((xx/Ww-hot[0])**2+(yy/Hh-hot[1])**2)/hot[3]**2))
        f*=g[...,None]
        if warm: f*=np.array([1+warm*.05,1,1-warm*.07],np.float32)
        if contrast!=1: f=(f-128)*contrast+128
        if gray: f[:]=f.mean(2,keepdims=True)
        if blur: f=cv2.GaussianBlur(f,(0,0),blur)
        if noise: f+=s.rng.normal(0,noise,f.shape).astype(np.float32) if not gray else s.rng.normal(0,noise,f.shape[:2]).astype(np.float32)[...,None]
        if speck:
            for _ in range(speck):
                cv2.circle(f,(int(s.rng.integers(Ww)),int(s.rng.integers(Hh))),int(s.rng.integers(1,3)),(90,90,90),-1)
        s.out=Image.fromarray(np.clip(f,0,255).astype(np.uint8)); s.bad=bad; return s
OBJ=set('prong clipb clamp rings sleeve kb monitor phone pen clip mug glasses coin keys ruler pin0 pin1 pin2 pin3 thumb corner tape staple zipbag magnet cpf cin sus pulseira manila cover'.split())
def flat(im,_):
    a=im[...,3:].astype(np.float32)/255; im[...,:3]=(im[...,:3]*a+np.array([253,253,251])*(1-a)).astype(np.uint8); im[...,3]=255; return im
