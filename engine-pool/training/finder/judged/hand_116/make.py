import sys, os, json, random
from util import *
import t1, t2
TX={**t1.T,**t2.T}
for k,x in t2.EX.items(): TX[k]['ex']=x
BASE='*{box-sizing:border-box}body{margin:0}.pg{position:relative;overflow:hidden;display:flex;flex-direction:column;color:#111}.bg{position:absolute;left:0;top:0;z-index:0}.pg>*:not(.bg){position:relative;z-index:1}p{margin:0}.sgs{display:flex;gap:24pt;justify-content:center;text-align:center;margin-top:18pt}.sg{font-size:9.5pt;max-width:240pt}.sp{flex:1}.ex{width:270pt;font-size:8.5pt;line-height:1.35;padding:4pt 6pt;margin-bottom:10pt;text-align:left}svg{display:inline-block;vertical-align:middle}'
def paras(T): return [plain(x) for x in T['p'].split('\n')]
def heads(T): return [plain(x) for x in T['head'].split('\n')]
def P(T,cls=''): return ''.join(f'<p class="{cls}">{x}</p>' for x in paras(T))
def SP(T,r,d='<div class="sp"></div>'):
    e=T.get('ex'); return d+(f'<div class="ex" style="margin-left:{r.choice([0,60,160,190])}pt;border:{r.choice(["1pt solid","1.5pt double","0 solid"])} {(c:=r.choice(["#5a3a8a","#1f3f8a","#8a2a2a","#444"]))};color:{c}">{e}</div>' if e else '')
def rnd(c): return random.Random('116'+c)
sp8='<div style="height:8pt" class="sp0"></div>'
def pick(i,*xs): return xs[(i-1)%len(xs)]
def A(i,T,r):  # typewriter, stamp box top right
    hd=heads(T); f=pick(i,'Liberation Mono','Nimbus Mono PS','Liberation Mono','DejaVu Sans Mono')
    css=f'.A{i}{{padding:46pt 56pt 34pt 66pt;font:{pick(i,10.8,11.4,11.2,10)}pt/{pick(i,2,1.8,2.1,1.85)} "{f}"}}.A{i} .hd{{width:330pt;line-height:1.45}}.A{i} .bx{{position:absolute!important;right:52pt;top:46pt;width:110pt;height:74pt;border:1.2pt dashed #777;font-size:8.5pt;line-height:1.3;padding:6pt;text-align:center;display:flex;align-items:center;justify-content:center;color:#555}}.A{i} h1{{font:bold 13pt "{f}";letter-spacing:{pick(i,4,1,0,0)}pt;text-align:center;margin:34pt 0 20pt;color:{pick(i,"#a02020","#111","#111","#233a80")};text-decoration:underline}}.A{i} p{{text-indent:{pick(i,40,0,60,0)}pt;text-align:{pick(i,"left","justify","left","justify")};margin-bottom:6pt}}.A{i} .ft{{font-size:8.5pt;border-top:.6pt solid #999;padding-top:4pt}}'
    h=f'<div class="hd">{"<br>".join(hd)}</div><div class="bx">{plain(T["box"])}</div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r,"#222")}{SP(T,r)}<div class="ft">{plain(T["foot"])}</div>'
    return 595,842,css,h
def B(i,T,r):  # chancery hand inside a guilloche frame
    c=pick(i,'#4a7a5a','#8a6a3a','#5a5a9a','#8a4a4a'); f=pick(i,'Z003','C059','Z003','P052'); it='italic' if f!='Z003' else 'normal'
    css=f'.B{i}{{padding:52pt 60pt 44pt;font:{it} {pick(i,16,12.5,15.5,12.5)}pt/{pick(i,1.55,1.8,1.55,1.8)} "{f}"}}.B{i} .hd{{text-align:center;line-height:1.3;font-size:{pick(i,15,12,15,12)}pt}}.B{i} h1{{font:{it} bold 22pt "{f}";text-align:center;margin:12pt 0 14pt;color:{c}}}.B{i} p{{text-align:justify;text-indent:26pt;margin-bottom:4pt}}.B{i} .sg{{font-size:12pt;line-height:1.25}}.B{i} .ft{{text-align:center;font-size:10.5pt}}'
    h=guilloche(595,842,c,22)+f'<div style="text-align:center">{arms(48,c)}</div><div class="hd">{"<br>".join(heads(T))}</div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r,"#2b1b0b")}{SP(T,r)}<div class="ft">{plain(T["foot"])}</div>'
    return 595,842,css,h
def C(i,T,r):  # present-day word processor, seal box with QR
    f=pick(i,'Liberation Sans','Noto Sans','DejaVu Sans','Liberation Serif'); c=pick(i,'#1d4d7a','#7a1d2d','#1d6a4a','#333')
    css=f'.C{i}{{padding:34pt 50pt 30pt;font:{pick(i,11.4,11.6,10.6,13.5)}pt/{pick(i,1.75,1.9,1.75,1.9)} "{f}"}}.C{i} .hd{{display:flex;gap:14pt;align-items:center;border-bottom:2pt solid {c};padding-bottom:8pt;font-size:9pt;line-height:1.4}}.C{i} h1{{font:bold 13pt "{f}";text-align:center;margin:22pt 0 16pt;color:{c}}}.C{i} p{{text-align:justify;margin-bottom:{pick(i,9,6,9,12)}pt;text-indent:{pick(i,0,30,0,30)}pt}}.C{i} .bt{{display:flex;gap:12pt;border:.8pt solid {c};padding:8pt;align-items:center;font-size:8.5pt;line-height:1.45}}'
    h=f'<div class="hd">{arms(50)}<div>{"<br>".join(heads(T))}</div></div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r)}{SP(T,r)}<div class="bt">{qr(r)}<div>{pick(i,"Selo Digital","SELO DE AUTENTICIDADE","Selo Eletrônico","Selo Digital nº")}<br><b>{plain(T["selo"])}</b><br>{plain(T["foot"])}</div></div>'
    return 595,842,css,h
def D(i,T,r):  # consular paper
    f=pick(i,'P052','Liberation Serif','Liberation Mono','C059'); hd=heads(T)
    css=f'.D{i}{{padding:44pt 64pt 40pt;font:{pick(i,12.8,13.2,11,12.6)}pt/1.75 "{f}","Droid Sans Fallback"}}.D{i} .hd{{text-align:center;line-height:1.4;font-size:10.5pt;margin-top:6pt}}.D{i} h1{{font:bold 13.5pt "{f}";text-align:center;margin:20pt 0 16pt;letter-spacing:{pick(i,0,2,6,0)}pt}}.D{i} p{{text-align:justify;margin-bottom:10pt}}.D{i} .sgs{{margin-top:12pt}}.D{i} .ft{{display:flex;justify-content:space-between;align-items:center;font-size:9pt;border-top:.7pt solid #888;padding-top:6pt}}'
    h=f'<div style="text-align:center">{arms(58,"#1c5a36")}</div><div class="hd">{"<br>".join(hd)}</div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r)}{SP(T,r)}<div class="ft"><span>{plain(T["foot"])}</span>{seal(r,64,pick(i,"#1f4f7a","#7a1f1f","#555","#1f6a3a"))}</div>'
    return 595,842,css,h
def E(i,T,r):  # ruled oficio paper from the court
    L=pick(i,22,22,22,22); f=pick(i,'Nimbus Mono PS','Liberation Mono','DejaVu Sans Mono','Liberation Mono'); z=pick(i,11.5,11,9.8,11)
    lines=''.join(f'<path d="M40 {y}H580"/>' for y in range(164,830,L)); c=pick(i,'#9db7d5','#c5b5a5','#9dc5b5','#bbb')
    css=f'.E{i}{{padding:30pt 44pt 30pt 78pt;font:{z}pt/{L}pt "{f}"}}.E{i} .hd{{height:66pt;line-height:16pt;font-size:10.5pt}}.E{i} h1{{font:bold 12.5pt/22pt "{f}";margin:12pt 0 16pt;height:22pt;text-align:{pick(i,"center","left","center","left")}}}.E{i} p{{text-indent:{pick(i,0,44,0,44)}pt}}.E{i} .sgs{{margin-top:0}}.E{i} .sg{{line-height:22pt}}.E{i} .sg svg{{display:block;margin:0 auto;height:22pt}}.E{i} .ft{{font-size:9pt;line-height:14pt}}'
    h=f'<svg class="bg" width="612pt" height="936pt" viewBox="0 0 612 936"><g stroke="{c}" stroke-width=".6">{lines}<path d="M70 20V916M66.5 20V916" stroke="#d59d9d"/></g></svg><div class="hd">{"<br>".join(heads(T))}</div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r,"#24365f")}{SP(T,r)}<div class="ft">{plain(T["foot"])}</div>'
    return 612,936,css,h
def F(i,T,r):  # page of a book, with the margin
    f=pick(i,'C059','Z003','P052','C059'); it='normal' if f=='Z003' else 'italic'; z=pick(i,12.5,16,12.5,13)
    css=f'.F{i}{{padding:40pt 46pt 36pt 40pt;font:{it} {z}pt/{pick(i,1.8,1.5,1.75,1.75)} "{f}"}}.F{i} .hd{{text-align:center;border-bottom:1.4pt double #654;padding-bottom:6pt;line-height:1.35}}.F{i} .bd{{display:flex;flex:1;margin-top:14pt}}.F{i} .mg{{width:96pt;padding-right:8pt;border-right:.8pt solid #865;line-height:1.4;font-size:{z-.8}pt;padding-top:30pt}}.F{i} .tx{{flex:1;padding-left:14pt}}.F{i} h1{{font:{it} bold 17pt "{f}";margin:0 0 10pt;text-align:center}}.F{i} p{{text-align:justify;margin-bottom:5pt}}.F{i} .sg{{line-height:1.3;font-size:11.5pt}}.F{i} .ft{{font-size:10.5pt;text-align:right}}'
    h=f'<div class="hd">{"<br>".join(heads(T))}</div><div class="bd"><div class="mg">{plain(T["mg"]).replace(chr(10),"<br>")}</div><div class="tx"><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r,"#3b2410")}</div></div>{SP(T,r,sp8)}<div class="ft">{plain(T["foot"])}</div>'
    return 595,842,css,h
def G(i,T,r):  # numbered sentences, typed
    f=pick(i,'Liberation Mono','Nimbus Mono PS','Liberation Mono','Nimbus Mono PS'); num=lambda k:pick(i,f'{k}º)',f'{k}.',['I','II','III','IV','V','VI','VII','VIII','IX','X','XI'][k-1]+' -','abcdefghijkl'[k-1]+')')
    css=f'.G{i}{{padding:44pt 54pt 34pt 62pt;font:{pick(i,11.4,11.4,11,12)}pt/1.8 "{f}"}}.G{i} .hd{{text-align:{pick(i,"left","center","center","left")};line-height:1.5}}.G{i} h1{{font:bold 13pt "{f}";text-align:center;margin:22pt 0 14pt}}.G{i} .q{{display:flex;gap:8pt;margin-bottom:5pt}}.G{i} .q b{{width:{pick(i,30,26,54,22)}pt;flex:none;font-weight:normal}}.G{i} .ft{{font-size:9pt}}'
    q=''.join(f'<div class="q"><b>{num(k)}</b><span>{x}</span></div>' for k,x in enumerate(paras(T),1))
    h=f'<div class="hd">{"<br>".join(heads(T))}</div><h1>{plain(T["t"])}</h1>{q}{sigs(T,r,"#222")}{SP(T,r)}<div class="ft">{plain(T["foot"])}</div>'
    return 595,842,css,h
def H(i,T,r):  # word processor of about 2000 with fee table
    f=pick(i,'Liberation Serif','Liberation Sans','Nimbus Roman','DejaVu Serif'); fee=T['fee'].split('|'); hd=heads(T)
    css=f'.H{i}{{padding:50pt 62pt 40pt;font:{pick(i,14,12.6,13.4,11.6)}pt/1.9 "{f}"}}.H{i} .hd{{text-align:{pick(i,"center","right","center","left")};font-size:10pt;line-height:1.4;border:1pt solid #444;padding:8pt}}.H{i} .hd b{{font-size:13pt}}.H{i} h1{{font:bold 16pt "{f}";text-align:center;margin:28pt 0 22pt;letter-spacing:1.5pt}}.H{i} p{{text-align:justify;text-indent:36pt;margin-bottom:8pt}}.H{i} .ft{{display:flex;justify-content:space-between;align-items:flex-end;font-size:8.5pt}}.H{i} td{{border:.6pt solid #555;padding:1pt 6pt}}.H{i} table{{border-collapse:collapse}}'
    h=f'<div class="hd"><b>{hd[0]}</b><br>{"<br>".join(hd[1:])}</div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r)}{SP(T,r)}<div class="ft"><table><tr><td>{fee[0]}</td><td>{fee[1]}</td></tr><tr><td>{fee[2]}</td><td>{fee[3]}</td></tr></table><span>{plain(T["foot"])}</span></div>'
    return 595,842,css,h
def I(i,T,r):  # landscape, prose in two columns
    f=pick(i,'URW Bookman','Noto Sans','Liberation Serif','URW Gothic'); c=pick(i,'#2d6a8a','#8a5a2d','#2d8a5a','#5a2d8a')
    css=f'.I{i}{{padding:40pt 46pt 38pt;font:{pick(i,12,12.4,12.8,12)}pt/1.62 "{f}"}}.I{i} .hd{{display:flex;gap:12pt;align-items:center;justify-content:center;line-height:1.4;text-align:center;font-size:10pt}}.I{i} h1{{font:bold 15pt "{f}";text-align:center;color:{c};margin:12pt 0}}.I{i} .cl{{columns:2;column-gap:30pt;column-rule:.6pt solid {c};text-align:justify}}.I{i} p{{margin-bottom:7pt}}.I{i} .bt{{display:flex;gap:12pt;align-items:center;font-size:8.5pt;line-height:1.4;border-top:1pt solid {c};padding-top:6pt}}.I{i} .sgs{{margin-top:8pt;margin-bottom:8pt}}'
    h=guilloche(842,595,c,15)+f'<div class="hd">{arms(44)}<div>{"<br>".join(heads(T))}</div></div><h1>{plain(T["t"])}</h1><div class="cl">{P(T)}</div>{SP(T,r)}{sigs(T,r)}<div class="bt">{qr(r,52)}<div>{pick(i,"Selo","Selo nº","Número do selo","SELO DE CONSULTA")}: <b>{plain(T["selo"])}</b><br>{plain(T["foot"])}</div></div>'
    return 842,595,css,h
def J(i,T,r):  # letter signed electronically
    f=pick(i,'DejaVu Sans','URW Gothic','Noto Sans','Liberation Sans'); c=pick(i,'#0b6e4f','#8c1c13','#14213d','#6a4c93'); hd=heads(T)
    css=f'.J{i}{{padding:40pt 54pt 34pt 74pt;font:{pick(i,11,11.4,11.4,12.2)}pt/1.8 "{f}"}}.J{i} .br{{position:absolute!important;left:0;top:0;width:34pt;height:842pt;background:{c}}}.J{i} .hd{{font-size:8.5pt;line-height:1.4;color:#444}}.J{i} .hd b{{font-size:12pt;color:{c}}}.J{i} h1{{font:18pt "{f}";margin:26pt 0 18pt;color:{c}}}.J{i} p{{margin-bottom:10pt;text-align:left}}.J{i} .sgs{{justify-content:flex-start;text-align:left}}.J{i} .sg{{border-left:2pt solid {c};padding-left:8pt}}.J{i} .bt{{display:flex;gap:12pt;align-items:center;background:#f3f3f3;padding:8pt;font-size:8.3pt;line-height:1.5}}'
    h=f'<div class="br"></div><div class="hd"><b>{hd[0]}</b><br>{"<br>".join(hd[1:])}</div><h1>{plain(T["t"])}</h1>{P(T)}{sigs(T,r,dig=1)}{SP(T,r)}<div class="bt">{qr(r,58)}<div>{pick(i,"selo digital de fiscalização","Selo TJPE","Selo de fiscalização eletrônico","Selo digital")} <b>{plain(T["selo"])}</b><br>{plain(T["foot"])}</div></div>'
    return 595,842,css,h
FORMS=dict(A=A,B=B,C=C,D=D,E=E,F=F,G=G,H=H,I=I,J=J)
def main(out):
    os.makedirs(out,exist_ok=True); allcss,allb='',''
    for L,fn in FORMS.items():
        for i in range(1,5):
            T=TX[f'{L}-{i}']; case=f'116{L}-{i}'; W,H,css,h=fn(i,T,rnd(case)); pg=f'<div class="pg {L}{i}" style="width:{W}pt;height:{H}pt">{h}</div>'
            doc=f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>@page{{size:{W}pt {H}pt;margin:0}}{BASE}body{{width:{W}pt;height:{H}pt;overflow:hidden}}{css}</style></head><body>{pg}</body></html>'
            open(f'{out}/{case}.html','w').write(doc)
            json.dump(truth(case,T,W,H),open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
            allcss+=f'@page p{L}{i}{{size:{W}pt {H}pt;margin:0}}.{L}{i}{{page:p{L}{i};break-after:page}}'+css; allb+=pg
    if len(sys.argv)>2:  # one proof of all, with a report of what is too tall
        js='<script>for(const p of document.querySelectorAll(".pg"))if(p.scrollHeight>p.clientHeight+1||p.(p.querySelector(".sp")||{clientHeight:9}).clientHeight<6)p.insertAdjacentHTML("beforeend","<b style=\'position:absolute;top:2pt;left:2pt;color:red;font:8pt Arial\'>OVERFLOW"+p.scrollHeight+"/"+p.clientHeight+" "+p.className+"</b>")</script>'
        open(sys.argv[2],'w').write(f'<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><style>{BASE}{allcss}</style><body>{allb}{js}</body></html>')
main(sys.argv[1])
