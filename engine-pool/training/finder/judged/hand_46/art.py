import math
from base import *
# drawings
def arms(w=60,c='#333'):
    ray=''.join(f'<line x1="50" y1="50" x2="{50+44*math.cos(i*.2618):.1f}" y2="{50+44*math.sin(i*.2618):.1f}" stroke="{c}" stroke-width="2"/>' for i in range(24))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 100 100">{ray}<circle cx="50" cy="50" r="27" fill="#fff" stroke="{c}" stroke-width="3"/><polygon points="50,26 56,43 74,43 60,54 65,71 50,61 35,71 40,54 26,43 44,43" fill="{c}"/><path d="M12 70 Q50 108 88 70" fill="none" stroke="{c}" stroke-width="4"/></svg>'
def seal(i,a,b,c='#234a8c',w=118,rot=-12):
    return f'<svg width="{w}" height="{w}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.75"><defs><path id="s{i}" d="M60 60 m-44 0 a44 44 0 1 1 88 0 a44 44 0 1 1 -88 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{c}" stroke-width="2.5"/><circle cx="60" cy="60" r="37" fill="none" stroke="{c}"/><text font-size="9.2" fill="{c}" font-family="Liberation Sans"><textPath href="#s{i}" textLength="266">{a}</textPath></text><text x="60" y="63" font-size="10" text-anchor="middle" fill="{c}" font-family="Liberation Sans" font-weight="bold">{b}</text></svg>'
def qr(seed,w=70):
    r=random.Random(seed); N=25; s=''
    for y in range(N):
        for x in range(N):
            e=any(x0<=x<x0+8 and y0<=y<y0+8 for x0,y0 in((0,0),(17,0),(0,17)))
            if not e and r.random()<.48: s+=f'M{x} {y}h1v1h-1z'
    f=''.join(f'<rect x="{x}.5" y="{y}.5" width="6" height="6" fill="none" stroke="#000"/><rect x="{x+2}" y="{y+2}" width="3" height="3"/>' for x,y in((0,0),(18,0),(0,18)))
    return f'<svg width="{w}" height="{w}" viewBox="0 0 25 25"><path d="{s}"/>{f}</svg>'
def bars(seed,w=200,h=34):
    r=random.Random(seed); x=0; s=''
    while x<200:
        a=r.choice([1,1,2,3]); s+=f'<rect x="{x}" y="0" width="{a}" height="40"/>'; x+=a+r.choice([1,2,3])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 202 40" preserveAspectRatio="none">{s}</svg>'
def sig(seed,w=150,c='#1b2a6b'):
    r=random.Random(seed); x=8; p=f'M{x} 30'
    while x<140:
        nx=x+r.randint(7,16); p+=f' Q{(x+nx)//2} {r.randint(2,46)} {nx} {r.randint(20,36)}'; x=nx
    return f'<svg width="{w}" height="{w*0.3:.0f}" viewBox="0 0 150 50"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.6"/></svg>'
# parts of a page
def signed(name,role,seed,w=150): return f'<div class="sg">{sig(seed,w)}<span class="ln">{name}<br><span class="s">{role}</span></span></div>'
def rows(prs,cls=''): return f'<table class="{cls}">'+''.join(f'<tr><td class="k">{k}</td><td>{x}</td></tr>' for k,x in prs)+'</table>'
BOX='.bx td{border:1px solid #333;padding:.6mm 1.8mm 1.2mm;font-size:10pt}.bx .l{display:block;font-size:6.8pt;color:#333;text-transform:uppercase}'
def bx(*rws):
    o=''
    for rw in rws:
        o+='<table class="bx" style="margin-bottom:-1px;table-layout:auto"><tr>'+''.join(f'<td style="width:{w}%"><span class="l">{l}</span>{x or "&nbsp;"}</td>' for l,x,w in rw)+'</tr></table>'
    return o
def birthform(p,blank=False):
    g=(lambda x:'') if blank else (lambda x:x)
    return bx([('Nome',g(f'<b>{p.n.upper()}</b>'),100)],[('CPF',g(p.cpf),35),('Matrícula',g(f'<b>{p.mat}</b>'),65)],[('Data de nascimento por extenso',g(dext(p.dob)),64),('Dia',g(f'{p.dob.day:02d}'),12),('Mês',g(f'{p.dob.month:02d}'),12),('Ano',g(str(p.dob.year)),12)],[('Hora de nascimento',g(p.hr),30),('Naturalidade',g(f'{p.mun} – {p.uf}'),70)],[('Município de registro e unidade da federação',g(f'{p.mun} – {p.uf}'),45),('Local, município de nascimento e UF',g(f'{p.hosp}, {p.mun} – {p.uf}'),42),('Sexo',g(p.sex),13)],[('Filiação',g(f'{p.pai}, natural de {p.mun}/{p.uf}<br>{p.mae}, natural de {p.mun}/{p.uf}')+('<br><br>' if blank else ''),100)],[('Avós',g(f'Paternos: {p.avp} e {p.avpa}<br>Maternos: {p.avm} e {p.avma}')+('<br><br>' if blank else ''),100)],[('Gêmeo',g('não'),20),('Nome e matrícula do(s) gêmeo(s)',g('—'),80)],[('Data do registro por extenso',g(dext(p.dreg)),65),('Número da DNV / Declaração de nascido vivo',g(p.dnv),35)],[('Averbações / anotações a acrescer',g('Nada consta.')+('<br><br><br>' if blank else ''),100)])
def regcert(p,tit,body,v,extra=''):
    return f'''<div class="c">{arms(50)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br><span class="s">REGISTRO CIVIL DAS PESSOAS NATURAIS</span><h1 style="font-size:17pt;margin:2mm 0">{tit}</h1></div>{body}<table style="margin-top:4mm"><tr><td style="width:50%" class="s">Nome do Ofício: {p.cart}<br>Oficial Registrador: {p.of}<br>Município/UF: {p.mun} – {p.uf}<br>Endereço: {p.rua} – CEP {p.cep}<br>CNS {p.cns:06d}</td><td class="c s">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {p.mun}, {dl(today(p.r))}<br>{sig("rc"+tit+str(v),130)}<br>{p.of}<br>Oficial Registrador</td></tr></table>{extra}'''
def frame(v,c='#7a8f5c'): return BOX+f'.pg{{padding:14mm 16mm}}.pg:before{{content:"";position:absolute;inset:6mm;border:3px double {c}}}body{{font-family:"{["Liberation Sans","Liberation Serif"][v-1]}";font-size:10.5pt}}'
DOCS=[]
def doc(name):
    def w(f): DOCS.append((name,f)); return f
    return w
def page(case,css,body):
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>@page{{size:A4;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{width:210mm;font:11pt/1.4 "Liberation Serif"}}.pg{{width:210mm;height:296.5mm;position:relative;padding:16mm 17mm}}.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}.b{{font-weight:bold}}.s{{font-size:85%}}.xs{{font-size:72%}}table{{border-collapse:collapse;width:100%}}td,th{{vertical-align:top;text-align:left}}.fx{{display:flex}}p{{margin:0 0 2.6mm}}h1,h2,h3{{margin:0 0 3mm;line-height:1.2}}.sg{{text-align:center;margin-top:8mm}}.sg svg{{display:block;margin:0 auto -3mm}}.ln{{border-top:1px solid #000;display:inline-block;min-width:75mm;padding-top:1mm}}{css}</style></head><body><div class="pg">{body}</div></body></html>'
