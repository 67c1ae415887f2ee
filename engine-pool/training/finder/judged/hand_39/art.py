# drawn things: emblems, QR and bar codes, guilloches, stamps, signatures
import random, math, base64
def uri(svg): return 'data:image/svg+xml;base64,' + base64.b64encode(svg.encode()).decode()
def arms(size=60, c='#234', c2='#888'):
    pts = lambda R, r, n, o=-90: ' '.join(f"{50+ (R if i%2==0 else r)*math.cos(math.radians(o+i*180/n)):.1f},{46+(R if i%2==0 else r)*math.sin(math.radians(o+i*180/n)):.1f}" for i in range(2*n))
    leaves = ''.join(f'<ellipse cx="{50+s*(30+6*math.sin(i))*math.cos(math.radians(70-i*20)):.1f}" cy="{48+34*math.sin(math.radians(70-i*20)):.1f}" rx="7" ry="2.6" transform="rotate({s*(-60+i*22)} {50+s*(30+6*math.sin(i))*math.cos(math.radians(70-i*20)):.1f} {48+34*math.sin(math.radians(70-i*20)):.1f})" fill="{c2}"/>' for s in (-1, 1) for i in range(8))
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100">{leaves}<polygon points="{pts(32,14,5)}" fill="none" stroke="{c}" stroke-width="2.2"/><polygon points="{pts(27,12,5)}" fill="{c2}" opacity=".45"/><circle cx="50" cy="46" r="10" fill="#fff" stroke="{c}" stroke-width="1.8"/><path d="M46 46h8M50 42v8" stroke="{c}" stroke-width="1.4"/><path d="M18 84q32 -12 64 0l-4 9q-28 -10 -56 0z" fill="#fff" stroke="{c}" stroke-width="1.4"/><path d="M50 66v18" stroke="{c}" stroke-width="2"/></svg>'
def shield(size=54, c='#333'):
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><path d="M18 10h64v38q0 30-32 44q-32-14-32-44z" fill="none" stroke="{c}" stroke-width="3"/><path d="M24 16h52v30q0 26-26 38q-26-12-26-38z" fill="none" stroke="{c}" stroke-width="1"/><path d="M50 20v60M26 44h48" stroke="{c}" stroke-width="2"/><circle cx="37" cy="31" r="6" fill="{c}" opacity=".5"/><path d="M58 36l8-12 8 12z" fill="{c}" opacity=".5"/><path d="M33 54l6 14 6-14z" fill="{c}" opacity=".5"/><circle cx="61" cy="58" r="6" fill="none" stroke="{c}" stroke-width="2"/></svg>'
def qr(seed, size=70, n=29, c='#000'):
    r = random.Random(seed); s = ''
    def fin(x, y): return x < 8 and y < 8 or x >= n-8 and y < 8 or x < 8 and y >= n-8
    for y in range(n):
        for x in range(n):
            if not fin(x, y) and r.random() < .48: s += f'M{x} {y}h1v1h-1z'
    f = ''.join(f'<path d="M{x} {y}h7v7h-7z" fill="{c}"/><path d="M{x+1} {y+1}h5v5h-5z" fill="#fff"/><path d="M{x+2} {y+2}h3v3h-3z" fill="{c}"/>' for x, y in ((0,0),(n-7,0),(0,n-7)))
    return f'<svg width="{size}" height="{size}" viewBox="-1 -1 {n+2} {n+2}" shape-rendering="crispEdges"><rect x="-1" y="-1" width="{n+2}" height="{n+2}" fill="#fff"/><path d="{s}" fill="{c}"/>{f}</svg>'
def bars(seed, w=150, h=24, c='#000'):
    r = random.Random(seed); x = 0; s = ''
    while x < 150:
        a = r.choice((1,1,2,3)); s += f'M{x} 0h{a}v20h-{a}z'; x += a + r.choice((1,1,2,3))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 152 20" preserveAspectRatio="none"><path d="{s}" fill="{c}"/></svg>'
def guilloche(c='#9bc', op=.35, w=240, h=120, k=3, seed=1):
    r = random.Random(seed); p = ''
    for j in range(9):
        a, ph = 10 + 5*j, r.random()*6
        p += '<path fill="none" stroke="%s" stroke-width=".5" d="M' % c + ' L'.join(f"{x} {h/2 + a*math.sin(2*math.pi*k*x/w+j*.35):.1f}" for x in range(0, w+1, 4)) + '"/>'
    return uri(f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"><g opacity="{op}">{p}</g></svg>')
def rosette(c='#b98', op=.3, s=200, n=18):
    g = ''.join(f'<ellipse cx="{s/2}" cy="{s/2}" rx="{s*.46}" ry="{s*.16}" transform="rotate({i*180/n} {s/2} {s/2})" fill="none" stroke="{c}" stroke-width=".6"/>' for i in range(n))
    return uri(f'<svg xmlns="http://www.w3.org/2000/svg" width="{s}" height="{s}"><g opacity="{op}">{g}</g></svg>')
def dotsbg(c='#c9a', op=.4, s=8):
    return uri(f'<svg xmlns="http://www.w3.org/2000/svg" width="{s}" height="{s}"><path d="M0 0L{s} {s}M{s} 0L0 {s}" stroke="{c}" stroke-width=".4" opacity="{op}"/></svg>')
def sig(seed, w=150, h=36, c='#1b2a6b'):
    r = random.Random(seed); x, d = 6, 'M6 22'
    while x < 125:
        k = r.uniform(7, 20); d += f' C{x+k*.1:.0f} {r.uniform(-4,10):.0f} {x+k*1.4:.0f} {r.uniform(0,14):.0f} {x+k*.6:.0f} {r.uniform(20,34):.0f} S{x+k*.5:.0f} {r.uniform(12,30):.0f} {x+k:.0f} {r.uniform(16,25):.0f}'; x += k
    d += f' Q90 {r.uniform(30,40):.0f} 30 {r.uniform(28,34):.0f}'
    return f'<svg width="{w}" height="{h}" viewBox="0 -4 140 44"><path d="{d}" fill="none" stroke="{c}" stroke-width="1.3" stroke-linecap="round"/></svg>'
def stamp(top, bottom, mid='', size=90, c='#3a4a9a', op=.65, rot=-12, seed='s'):
    i = sum(map(ord, top+bottom+seed))
    return f'''<svg width="{size}" height="{size}" viewBox="0 0 120 120" style="opacity:{op};transform:rotate({rot}deg)"><defs><path id="a{i}" d="M 16 60 A 44 44 0 0 1 104 60"/><path id="b{i}" d="M 12 60 A 48 48 0 0 0 108 60"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{c}" stroke-width="2"/><circle cx="60" cy="60" r="38" fill="none" stroke="{c}" stroke-width="1"/>
<text font-size="9.2" font-family="Liberation Sans" fill="{c}" text-anchor="middle"><textPath href="#a{i}" startOffset="50%">{top}</textPath></text><text font-size="8.6" font-family="Liberation Sans" fill="{c}" text-anchor="middle"><textPath href="#b{i}" startOffset="50%">{bottom}</textPath></text><text x="60" y="64" font-size="11" font-family="Liberation Sans" font-weight="bold" fill="{c}" text-anchor="middle">{mid}</text></svg>'''
