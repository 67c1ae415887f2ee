import re,random
SERIF="'Liberation Serif',serif";MONO="'Liberation Mono',monospace";SANS="'Liberation Sans',sans-serif";DJ="'DejaVu Serif',serif";DS="'DejaVu Sans',sans-serif";NAR="'Liberation Sans Narrow','Liberation Sans',sans-serif";NS="'Noto Serif','Liberation Serif',serif";NSA="'Noto Sans',sans-serif";DM="'DejaVu Sans Mono',monospace"
# per case: font, size pt, line-height, ink, paper
ST={'A1':(SERIF,13,1.55,'#222','#fffdf4'),'A2':(DJ,10.8,1.6,'#111','#fff'),'A3':(SANS,12.6,1.55,'#111','#fff'),'A4':(NS,12,1.55,'#000','#fff'),
'B1':(MONO,11.5,1.75,'#1b1b3a','#fbf6e6'),'B2':(DM,10.5,1.8,'#222','#fff'),'B3':(MONO,12,1.6,'#111','#f7f7f2'),'B4':(MONO,11.5,1.65,'#0d1a4a','#fff'),
'C1':(SERIF,14.2,1.5,'#2b1d10','#f8f0da'),'C2':(DS,12,1.6,'#111','#fff'),'C3':(NAR,14.5,1.5,'#111','#fff'),'C4':(SANS,12.6,1.55,'#111','#fff'),
'D1':(SERIF,12.5,1.45,'#222','#fcf7e8'),'D2':(DJ,10.5,1.5,'#111','#fff'),'D3':(SANS,11.5,1.5,'#111','#fff'),'D4':(NSA,10.5,1.5,'#112','#fff'),
'E1':(SERIF,13,1.55,'#111','#fff'),'E2':(SANS,11.5,1.6,'#111','#fff'),'E3':(NS,11.6,1.55,'#111','#fff'),'E4':(DS,10.6,1.65,'#111','#fff'),
'F1':(SANS,11,1.5,'#111','#fff'),'F2':(SERIF,13,1.4,'#111','#fff'),'F3':(MONO,10.5,1.5,'#111','#fff'),'F4':(NAR,12.2,1.5,'#111','#fff'),
'G1':(SERIF,13,1.5,'#222','#faf3df'),'G2':(MONO,11,1.5,'#111','#fff'),'G3':(SANS,13,1.6,'#111','#fff'),'G4':(NS,12,1.55,'#111','#fff'),
'H1':(DJ,10.8,1.6,'#111','#fff'),'H2':(SANS,12,1.5,'#111','#fff'),'H3':(SERIF,13,1.5,'#222','#f9f3e0'),'H4':(NSA,11.6,1.6,'#111','#fff'),
'I1':(MONO,11.2,1.6,'#111','#fff'),'I2':(SANS,11.5,1.6,'#111','#fff'),'I3':(SERIF,13.2,1.55,'#222','#faf4e2'),'I4':(NS,12,1.6,'#111','#fff'),
'J1':(SERIF,13.5,0,'#2a1a0a','#fbf3dd'),'J2':("'Liberation Serif',serif",14,0,'#1a2350','#fdf9ec'),'J3':(MONO,11.2,0,'#111','#fff'),'J4':(DS,10.3,0,'#111','#fff')}
ACC={'1':'#5a4630','2':'#1d3d6b','3':'#2f5d3a','4':'#6b1d2e'}
def sig(seed,col):
    r=random.Random(seed);x=5;pts=f'M5 {r.randint(18,28)}'
    for _ in range(r.randint(6,9)):
        pts+=f' q {r.randint(2,10)} {-r.randint(8,22)} {r.randint(12,20)} {r.randint(-3,4)}'
    return f'<svg width="190" height="38" viewBox="0 0 190 38"><path d="{pts}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'
def arms(r,c):
    return f'<svg class="arms" width="52" height="52" viewBox="0 0 52 52"><circle cx="26" cy="26" r="24" fill="none" stroke="{c}"/><circle cx="26" cy="26" r="15" fill="none" stroke="{c}"/><path d="M26 6 L31 21 L46 26 L31 31 L26 46 L21 31 L6 26 L21 21 Z" fill="{c}" opacity=".55"/></svg>'
def fakeqr(seed):
    r=random.Random(seed);s=''
    for i in range(17):
        for j in range(17):
            if r.random()<.5:s+=f'<rect x="{i}" y="{j}" width="1" height="1"/>'
    return f'<svg width="58" height="58" viewBox="0 0 17 17">{s}</svg>'
def render(case,sec):
    fm=case[3];no=case[-1];k=fm+no
    font,size,lh,ink,paper=ST[k];c=ACC[no];r=random.Random(case)
    top=[l for l in sec['top'].split('\n') if l.strip()]
    title=[l for l in sec['title'].split('\n') if l.strip()]
    paras=[p.strip() for p in re.split(r'\n\s*\n',sec['body']) if p.strip()]
    pre,post=sec['foot'].split('SIGN')
    pre=pre.strip();post=[l for l in post.strip().split('\n') if l.strip()]
    selo=[l for l in post if re.search(r'[Ss]elo',l)];post=[l for l in post if l not in selo]
    hd=''.join(f'<div class="t{i}">{l}</div>' for i,l in enumerate(top))
    tt=f'<h1>{title[0]}</h1>'+''.join(f'<div class="st">{l}</div>' for l in title[1:])
    inkpen={'1':'#1b1b4f','2':'#0a2a7a','3':'#111','4':'#123a8a'}[no]
    sg=f'<div class="sig">{sig(case,inkpen)}<div class="ln"></div>'+'<br>'.join(post)+'</div>'
    sl=f'<div class="selo">'+(fakeqr(case) if case in('117A-4','117C-4','117D-4','117E-4','117F-1','117G-4','117I-4','117J-4','117H-4') else '')+'<div>'+'<br>'.join(selo)+'</div></div>' if selo else ''
    css=f'''@page{{size:210mm 297mm;margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}
body{{width:210mm;height:296.5mm;overflow:hidden;background:{paper};color:{ink};font-family:{font};font-size:{size}pt;line-height:{lh or 1.5};-webkit-print-color-adjust:exact;position:relative}}
.pg{{padding:18mm 20mm;height:100%}}h1{{font-size:1.35em;text-align:center;margin:5mm 0 1mm;letter-spacing:.06em;line-height:1.25}}.st{{text-align:center;margin:0 0 1mm}}
.top{{text-align:center;line-height:1.4}}.t0{{font-weight:bold}}p{{margin:0 0 3mm;text-align:justify}}.body{{margin-top:6mm}}
.sig{{text-align:center;width:92mm;margin:7mm auto 0;line-height:1.3}}.sig svg{{display:block;margin:0 auto 0}}.ln{{border-top:1px solid {ink};margin-bottom:1mm}}
.selo{{display:inline-flex;gap:3mm;align-items:center;border:1px solid {c};padding:2mm 3mm;font-size:.85em;line-height:1.3;margin-top:6mm}}.pre{{margin-top:4mm}}h2{{font-size:1em;margin:0}}
'''
    def ps(pp):return ''.join('<h2>%s</h2>'%p[2:].split('\n')[0]+'<p>%s</p>'%p.split('\n',1)[1] if p.startswith('# ') else f'<p>{p}</p>' for p in pp)
    foot=f'<p class="pre">{pre}</p>{sg}{sl}'
    if fm=='A':
        css+={'1':'.pg{padding:24mm 26mm}p{text-indent:12mm}','2':f'.frame{{position:absolute;inset:10mm;border:3px double {c}}}.pg{{padding:22mm 24mm}}p{{text-indent:9mm}}','3':f'.top{{border-bottom:2px solid {c};padding-bottom:3mm}}','4':f'.top{{text-align:left;border-left:5px solid {c};padding-left:4mm}}h1{{text-align:left}}.sig{{margin-left:0}}'}[no]
        h=('<div class="frame"></div>' if no=='2' else '')+f'<div class="pg"><div class="top">{arms(r,c) if no in "23" else ""}{hd}</div>{tt}<div class="body">{ps(paras)}</div>{foot}</div>'
    elif fm=='B':
        fill={'1':' -.-.-.-.-.-.-.','2':' ////////////','3':' xxx','4':' --------------------'}[no]
        b=''.join(f'<p>{p}{"" if no=="3" else fill}</p>' for p in paras)
        css+=f'.pg{{padding:20mm 18mm 18mm 34mm}}h1{{text-decoration:underline;letter-spacing:.35em;font-size:1.2em}}p{{text-align:left}}.mg{{position:absolute;left:27mm;top:0;bottom:0;border-left:{ {"1":"1px solid #b55","2":"3px double #99a","3":"0","4":"1px solid #77a"}[no] }}}'+('p{text-transform:none;text-indent:5em}' if no in '14' else '')
        if no in'24':css+='.top{text-align:left}h1{text-align:right}'
        h=f'<div class="mg"></div><div class="pg"><div class="top">{hd}</div>{tt}<div class="body">{b}</div>{foot}</div>'
    elif fm=='C':
        gap={'1':'border','2':'','3':'','4':''}[no]
        css+=f'.pg{{padding:16mm 15mm}}.cols{{column-count:2;column-gap:9mm;column-rule:{ {"1":"1px solid #8a6a40","2":"none","3":"2px dotted #666","4":"0.6px solid #bbb"}[no] };margin-top:6mm}}.sig{{width:auto}}.top{{border-bottom:1px solid {c};padding-bottom:2mm}}'
        inside=f'<p class="pre">{pre}</p>{sg}{sl}'
        if no in'13':h=f'<div class="pg"><div class="top">{arms(r,c) if no=="1" else ""}{hd}</div>{tt}<div class="cols">{ps(paras)}{inside}</div></div>'
        else:
            css+='.sig{width:92mm}'
            h=f'<div class="pg"><div class="top">{hd}</div>{tt}<div class="cols">{ps(paras)}</div>{foot}</div>'
    elif fm=='D':
        if no=='1':css+='h2{text-align:center;font-style:italic;font-weight:normal;margin-top:1mm}p{text-indent:8mm}'
        if no=='2':css+=f'h2{{border-bottom:1px solid {c};margin:2mm 0 1.5mm;color:{c}}}'
        if no=='3':css+='.sc{display:grid;grid-template-columns:42mm 1fr;gap:4mm}h2{text-align:right;text-transform:uppercase;font-size:.8em;padding-top:.4mm;line-height:1.4}.body h2+p{border-left:2px solid #999;padding-left:4mm}'
        if no=='4':css+=f'h2{{background:{c};color:#fff;padding:.8mm 3mm;font-size:.9em}}p{{padding:1mm 3mm 0}}'
        b=ps(paras)
        if no=='3':b=''.join(f'<div class="sc">{ps([p])}</div>' for p in paras)
        h=f'<div class="pg"><div class="top">{arms(r,c) if no in "24" else ""}{hd}</div>{tt}<div class="body">{b}</div>{foot}</div>'
    elif fm=='E':
        left=no in'13'
        mg=''.join(f'<p>{p}</p>' for p in re.split(r'\n\s*\n',sec['marg'].strip()))
        mg=mg.replace('AVERBAÇÕES\n','<b>AVERBAÇÕES</b><br>').replace('ANOTAÇÕES\n','<b>ANOTAÇÕES</b><br>')
        css+=f'.two{{display:grid;grid-template-columns:{"46mm 1fr" if left else "1fr 50mm"};gap:7mm;margin-top:6mm}}.m{{font-size:.82em;line-height:1.45;{"border-right" if left else "border-left"}:{ {"1":"1px solid #333","2":"3px double #333","3":"1px dashed #555","4":"0"}[no] };padding:0 3mm;{"background:#f1eef6;padding:3mm" if no=="4" else ""}}}.m p{{text-align:left}}.pg{{padding:18mm 16mm}}'
        main=f'<div>{ps(paras)}{foot}</div>';m=f'<div class="m">{mg}</div>'
        h=f'<div class="pg"><div class="top">{hd}</div>{tt}<div class="two">{m+main if left else main+m}</div></div>'
    elif fm=='F':
        bx={'1':f'border:1px solid {c};border-radius:3mm','2':'border:1.5px solid #000','3':'border:1px dashed #333','4':'border:2px solid #777'}[no]
        css+=f'.bx{{{bx};padding:2mm 4mm;margin-bottom:3mm}}.bx p{{margin:0}}h2{{color:{c};font-size:.88em;margin-bottom:.5mm}}'+('.bx{display:flow-root}h2{font-style:italic;font-weight:normal}' if no=='2' else '')+('.bx{margin-bottom:-1px}' if no in '23' else '')
        b=''.join(f'<div class="bx">{ps([p])}</div>' for p in paras)
        hb=f'<div class="bx top">{hd}</div>' if no in'13' else f'<div class="top">{arms(r,c)}{hd}</div>'
        h=f'<div class="pg">{hb}{tt}<div class="body">{b}</div><div class="bx" style="border-style:solid;margin-top:5mm">{foot}</div></div>'
    elif fm=='G':
        css+=f'.strip{{position:absolute;left:0;top:0;bottom:0;width:{ {"1":"0","2":"6mm","3":"14mm","4":"10mm"}[no] };background:{c};opacity:.25}}.pg{{padding:20mm 20mm 16mm 26mm}}.body p{{padding-left:{ {"1":"0","2":"10mm","3":"8mm","4":"0"}[no] };text-indent:{ {"1":"14mm","2":"-10mm","3":"-8mm","4":"0"}[no] }}}.hd2{{display:flex;gap:5mm;align-items:center;border:1px solid {ink};padding:3mm}}.hd2 .top{{text-align:left}}'
        h=f'<div class="strip"></div><div class="pg"><div class="hd2">{arms(r,c)}<div class="top">{hd}</div></div>{tt}<div class="body">{ps(paras)}</div>{foot}</div>'
    elif fm=='H':
        css+=f'.bar{{height:5mm;background:linear-gradient({ {"1":"#1b7a3d 60%,#e6c300 60%","2":"#234 100%,#234 100%","3":"#b9a777 30%,transparent 30%","4":"#1b7a3d 33%,#fff 33%,#fff 66%,#b00 66%"}[no] })}}.pg{{padding:12mm 24mm;height:auto}}h1{{border-top:1px solid {ink};border-bottom:1px solid {ink};padding:2mm 0}}'
        if no=='2':css+='.top{text-align:right}.body p{text-align:left}'
        h=f'<div class="bar"></div><div class="pg"><div class="top">{arms(r,c) if no!="2" else ""}{hd}</div>{tt}<div class="body">{ps(paras)}</div>{foot}</div>'
    elif fm=='I':
        css+=f'.bg{{position:absolute;inset:9mm;border:2px solid {c};border-radius:{ {"1":"0","2":"6mm","3":"0","4":"4mm"}[no] };background:repeating-linear-gradient({ {"1":"0deg,transparent 0 40px,rgba(0,0,0,.03) 40px 41px","2":"45deg,rgba(30,80,160,.05) 0 2px,transparent 2px 9px","3":"0deg,transparent 0 50px,rgba(120,90,20,.05) 50px 51px","4":"-45deg,rgba(150,30,50,.05) 0 2px,transparent 2px 7px"}[no] })}}.pg{{position:relative;padding:20mm 24mm}}.top{{{"background:"+c+";color:#fff;padding:3mm" if no in "24" else "border-bottom:3px double "+c+";padding-bottom:3mm"}}}.fl{{display:flex;flex-direction:row-reverse;align-items:flex-end;gap:5mm;justify-content:space-between}}.body p{{text-indent:{ {"1":"0","2":"10mm","3":"16mm","4":"0"}[no] }}}'
        h=f'<div class="bg"></div><div class="pg"><div class="top">{hd}</div>{tt}<div class="body">{ps(paras)}</div><p class="pre">{pre}</p><div class="fl">{sg}{sl}</div></div>'
    else:
        step={'1':9.5,'2':9.5,'3':8.5,'4':9}[no];nl={'1':17,'2':17,'3':17,'4':15}[no]
        nums=''.join(f'<div>{i+1 if no!="4" else str(i+1).zfill(2)}</div>' for i in range(nl))
        css+=f'.leaf{{position:relative;margin-top:7mm;padding-left:14mm;height:{step*nl}mm;line-height:{step}mm;background:repeating-linear-gradient(transparent 0 {step-.25}mm,{ {"1":"#c9a86a","2":"#8fa3cf","3":"#aaa","4":"#9bb"}[no] } {step-.25}mm {step}mm)}}.nums{{position:absolute;left:0;top:0;width:10mm;text-align:right;font-size:.75em;color:#777;border-right:1px solid #b66;padding-right:2mm;line-height:{step}mm}}.leaf p{{margin:0}}.pg{{padding:16mm 18mm}}'
        if no=='2':css+='.leaf p{font-style:italic}'
        h=f'<div class="pg"><div class="top">{hd}</div>{tt}<div class="leaf"><div class="nums">{nums}</div>{ps(paras)}</div>{foot}</div>'
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>{css}</style></head><body>{h}</body></html>'
