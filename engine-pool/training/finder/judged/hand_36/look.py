# drawing: page, boxes, seals, codes
import random, html, math
from lib import *
def page(body,css='',font="'Liberation Sans'",size='10pt',margin='14mm 15mm',bg='',title=''):
    if 'background:' in bg: css+=f'body{{padding:{margin};min-height:296mm}}'; margin='0'
    return f'''<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{html.escape(title)}</title><style>
@page{{size:A4;margin:{margin}}}*{{box-sizing:border-box}}html{{margin:0;padding:0}}body{{margin:0;padding:0 2px}}
body{{font-family:{font};font-size:{size};line-height:1.3;color:#111;{bg}}}
table{{border-collapse:collapse;width:100%}}p{{margin:.5em 0}}.c{{text-align:center}}.j{{text-align:justify}}.r{{text-align:right}}
.b{{font-weight:bold}}.u{{text-transform:uppercase}}.s{{font-size:.8em}}.row{{display:flex}}.row>*{{flex:1}}
h1,h2,h3{{margin:.2em 0;line-height:1.2}}.sig{{margin:2.4em auto 0;border-top:1px solid #222;width:75mm;text-align:center;padding-top:2px;font-size:.9em}}
{css}</style></head><body>{body}</body></html>'''
def brasao(px=54,cor='#222'):
    pts=[]
    for i in range(10):
        R=26 if i%2==0 else 11
        a=-math.pi/2+i*math.pi/5; pts.append(f'{40+R*math.cos(a):.1f},{40+R*math.sin(a):.1f}')
    leaves=''.join(f'<ellipse cx="{40+33*math.cos(t):.1f}" cy="{42+33*math.sin(t):.1f}" rx="7" ry="3" transform="rotate({math.degrees(t)+60:.0f} {40+33*math.cos(t):.1f} {42+33*math.sin(t):.1f})" fill="none" stroke="{cor}"/>' for t in [x*.36 for x in range(-1,10)])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 80 80"><polygon points="{" ".join(pts)}" fill="none" stroke="{cor}" stroke-width="2"/><circle cx="40" cy="40" r="9" fill="none" stroke="{cor}" stroke-width="2"/>{leaves}<path d="M22 74h36" stroke="{cor}" stroke-width="4"/></svg>'
def qr(seed,px=70):
    r=random.Random(seed);n=25;o=[]
    for y in range(n):
        for x in range(n):
            fin=(x<8 and y<8) or (x>16 and y<8) or (x<8 and y>16)
            if not fin and r.random()<.48:o.append(f'M{x} {y}h1v1h-1z')
    for x,y in((0,0),(18,0),(0,18)):
        o.append(f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z')
    return f'<svg width="{px}" height="{px}" viewBox="0 0 25 25"><path fill-rule="evenodd" d="{"".join(o)}"/></svg>'
def barra(seed,w=200,h=30):
    r=random.Random(seed);x=0;o=''
    while x<200:
        k=r.randint(1,4);o+=f'<rect x="{x}" width="{k}" height="30"/>';x+=k+r.randint(1,4)
    return f'<svg width="{w}" height="{h}" viewBox="0 0 204 30" preserveAspectRatio="none">{o}</svg>'
def carimbo(txt,meio,px=96,cor='#2b3f8f',rot=-12,k=[0]):
    k[0]+=1
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.75"><defs><path id="k{k[0]}" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{cor}" stroke-width="2.5"/><circle cx="60" cy="60" r="36" fill="none" stroke="{cor}" stroke-width="1.5"/><text font-size="10.5" fill="{cor}" font-family="Liberation Sans" textLength="262"><textPath href="#k{k[0]}">{txt}</textPath></text><text x="60" y="64" text-anchor="middle" font-size="11" font-weight="bold" fill="{cor}" font-family="Liberation Sans">{meio}</text></svg>'
def rubrica(seed,w=150,cor='#1b2a6b'):
    r=random.Random(seed);x=5;y=25;d=f'M{x} {y}'
    for i in range(9):
        d+=f' q{r.randint(2,10)} {r.randint(-26,-4)} {r.randint(9,15)} {r.randint(-5,5)} t{r.randint(-3,6)} {r.randint(-2,9)}'
    return f'<svg width="{w}" height="38" viewBox="0 0 170 45"><path d="{d}" fill="none" stroke="{cor}" stroke-width="1.6" stroke-linecap="round"/></svg>'
# rows of cells: (label, value[, weight])
TH={
'caixa':'''.rw{display:flex;border:1px solid #333;border-bottom:0}.rw.z{border-bottom:1px solid #333}.ce{padding:1.5px 5px 3px;border-right:1px solid #333;min-height:38px}.ce:last-child{border-right:0}.lb{display:block;font-size:7.6pt;color:#222}.vl{font-weight:bold}''',
'solta':'''.rw{display:flex;gap:6px;margin-bottom:5px}.ce{border:1px solid #777;border-radius:5px;padding:1px 6px 3px;min-height:38px}.lb{display:block;font-size:7.5pt;font-weight:bold;color:#345}.vl{font-family:'Liberation Serif';font-size:1.08em}''',
'legenda':'''.rw{display:flex;gap:8px;margin-bottom:4px}.ce{border:1px solid #222;padding:6px 6px 3px;min-height:38px;position:relative;margin-top:6px}.lb{position:absolute;top:-6px;left:8px;background:#fff;padding:0 3px;font-size:7.8pt}.vl{text-transform:uppercase}''',
'linha':'''.rw{display:flex;gap:12px;margin-bottom:6px}.ce{border-bottom:1px solid #444;padding:0 2px 1px;min-height:38px}.lb{display:block;font-size:7pt;font-style:italic;color:#444}.vl{font-family:'Liberation Mono';font-size:1.05em}''',
'cinza':'''.rw{display:flex;border-left:1px solid #888}.ce{border-right:1px solid #888;border-bottom:1px solid #888;min-height:40px}.rw:first-child .ce{border-top:1px solid #888}.lb{display:block;background:#dcdcdc;font-size:7.6pt;font-weight:bold;text-transform:uppercase;padding:1px 4px}.vl{padding:1px 5px 3px;display:block}''',
'verde':'''.rw{display:flex;border:1.5px solid #2d6a4a;margin-bottom:-1.5px}.ce{padding:2px 6px 3px;border-right:1.5px solid #2d6a4a;min-height:38px}.ce:last-child{border-right:0}.lb{display:block;font-size:7.5pt;color:#2d6a4a;text-transform:uppercase}.vl{font-family:'Carlito';font-size:1.1em}''',
}
def rows(rs):
    o=''
    for i,r in enumerate(rs):
        o+=f'<div class="rw{" z" if i==len(rs)-1 else ""}">'+''.join(f'<div class="ce" style="flex:{(c[2] if len(c)>2 else 1)} 1 0"><span class="lb">{c[0]}</span><span class="vl">{c[1] or "&nbsp;"}</span></div>' for c in r)+'</div>'
    return o
def cab(f,titulo,v=0):
    e='REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS'
    if v==0: return f'<div class="c">{brasao(58)}<div style="font-size:1em;margin-top:2px">{e}</div><h1 style="font-size:1.6em;margin:6px 0">{titulo}</h1></div>'
    if v==1: return f'<div class="row" style="align-items:center"><div style="flex:0 0 70px">{brasao(62,"#1d5c3a")}</div><div class="c"><div style="font-size:1.1em;font-weight:bold">{e}</div><div class="s">Estado de {UFN[f.uf]} – Comarca de {f.cid}</div><h1 style="font-size:1.5em;letter-spacing:1px">{titulo}</h1></div><div style="flex:0 0 70px" class="r">{qr(f.mat,60)}</div></div>'
    return f'<div style="border-bottom:2px solid #333;padding-bottom:4px;margin-bottom:8px" class="c"><div style="font-size:.95em">{e}</div><h1 style="font-size:1.7em;font-weight:normal;letter-spacing:3px">{titulo}</h1></div>'
def rodape(f,v=0):
    of=f'Oficial de Registro Civil das Pessoas Naturais de {f.cid} – {f.uf}'
    if v==0: return f'''<div class="row" style="margin-top:10px;gap:14px"><div style="border:1px solid #333;padding:5px 8px;font-size:.85em"><b>{of}</b><br>{f.oficial} – Oficial Registrador(a)<br>{f.rua}, Centro – CEP {f.cep}<br>Fone {f.fone}<br>CNS: {f.cns[:2]}.{f.cns[2:5]}-{f.cns[5]}</div><div class="c" style="font-size:.9em">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.cid}, {dmix(f.hoje)}.<br>{rubrica(f.mat)}<div style="border-top:1px solid #222;margin:-6px 10px 0">{f.escr}<br>Escrevente Autorizado(a)</div></div></div>'''
    if v==1: return f'''<p class="c" style="margin-top:14px">O referido é verdade e dou fé.<br>{f.cid} ({f.uf}), {dmix(f.hoje)}.</p><div class="c">{rubrica(f.mat)}</div><div class="sig" style="margin-top:-6px">{f.escr}<br>Oficial Substituto(a)</div><div class="s c" style="margin-top:10px;border-top:1px solid #999;padding-top:3px">{of} – {f.rua} – {f.cep} – {f.fone}<br>Selo digital {f.selo} – Emolumentos R$ 41,27 – Consulte a autenticidade em selo.exemplo.br</div>'''
    return f'''<div class="row" style="margin-top:14px;align-items:flex-end"><div style="flex:0 0 110px">{carimbo("REGISTRO CIVIL * "+f.cid.upper()+" * "+f.uf+" *","OFICIAL")}</div><div class="c">Certifico e dou fé. {f.cid}, {dext(f.hoje)}.<br>{rubrica(f.selo)}<div style="border-top:1px solid #222;width:70mm;margin:-6px auto 0">{f.oficial}<br>Registrador(a) Civil</div></div><div style="flex:0 0 90px" class="r s">{qr(f.selo,66)}<br>Selo {f.selo}</div></div>'''
def cert(f,titulo,rs,th,cv,rv,size='11.2pt',font="'Liberation Sans'",extra='',bg='',margin='12mm 15mm'):
    return page(cab(f,titulo,cv)+rows(rs)+extra+rodape(f,rv),TH[th],font,size,margin,bg,titulo)
