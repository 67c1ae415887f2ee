"""Shared parts: seeded invented people, numbers, dates, SVG ornaments, page shell."""
import random, html
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U = ["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
D = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def ext(n):
    if n < 20: return U[n]
    if n < 100: return D[n//10] + (" e " + U[n%10] if n%10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n//100] + (" e " + ext(n%100) if n%100 else "")
    r = n % 1000
    s = ("um" if n//1000 == 1 else ext(n//1000)) + " mil"
    return s + ((" e " if r <= 100 or r % 100 == 0 else " ") + ext(r) if r else "")
class Dt(tuple):
    def __new__(c, d, m, y): return tuple.__new__(c, (d, m, y))
    br = property(lambda s: "%02d/%02d/%04d" % s)
    dash = property(lambda s: "%02d-%02d-%04d" % s)
    por = property(lambda s: "%02d de %s de %d" % (s[0], MES[s[1]-1], s[2]))
    ext = property(lambda s: "%s de %s de %s" % ("primeiro" if s[0] == 1 else ext(s[0]), MES[s[1]-1], ext(s[2])))
    def mon(s, names): return names.split()[s[1]-1]
M = "Adelmo Benício Caetano Dário Edvaldo Firmino Genivaldo Heitor Ivanildo Joaquim Laurindo Murilo Norberto Otávio Raimundo Sebastião Teodoro Valdemar Wellington Anselmo Bernardo Davi Emanuel Gael Luan Ruan".split()
F = "Aparecida Benedita Cleonice Dalva Edileusa Francisca Geralda Hortência Iracema Jucélia Luzia Marlene Noêmia Odete Quitéria Rosângela Selma Terezinha Valdirene Zuleica Ágata Beatriz Clarice Lívia Maitê Yasmin".split()
M2 = "|Antônio|José|Henrique|Augusto|Gabriel|Luiz|Miguel".split("|"); F2 = "|Maria|das Graças|Helena|Cristina|de Fátima|Vitória|Eduarda".split("|")
S = "Albuquerque Barbalho Cavalcante Damasceno Evangelista Figueiredo Gouveia Holanda Junqueira Lacerda Meirelles Nogueira Ornelas Paixão Quaresma Rezende Siqueira Tavares Uchôa Vasconcelos Ximenes Zanetti Bittencourt Carvalhal Sampaio Prates Lustosa Maciel".split()
L = [" ", " ", " ", " de ", " e "]
CID = [("Pirapora","MG","Minas Gerais"),("Sobral","CE","Ceará"),("Caxias do Sul","RS","Rio Grande do Sul"),("Itabuna","BA","Bahia"),("Marília","SP","São Paulo"),("Caruaru","PE","Pernambuco"),("Castanhal","PA","Pará"),("Dourados","MS","Mato Grosso do Sul"),("Lages","SC","Santa Catarina"),("Campo Mourão","PR","Paraná"),("Mossoró","RN","Rio Grande do Norte"),("Niterói","RJ","Rio de Janeiro"),("Anápolis","GO","Goiás"),("Imperatriz","MA","Maranhão")]
RUA = ["Rua Quinze de Novembro","Avenida Getúlio Vargas","Rua das Acácias","Travessa São Benedito","Rua Coronel Trajano","Avenida Beira Rio","Rua Padre Anchieta","Rua Marechal Deodoro"]
BAI = ["Centro","Vila Nova","São José","Jardim Primavera","Boa Vista","Santo Antônio","Alto da Glória"]
PROF = "lavrador comerciante motorista pedreiro professor servidor_público mecânico eletricista bancário autônomo".split()
PROFF = "do_lar costureira professora comerciária enfermeira agricultora diarista servidora_pública cozinheira advogada".split()
def mais(t, n):
    """Date t moved n months."""
    i = t[2]*12 + t[1] - 1 + n; return Dt(t[0], i % 12 + 1, i//12)
class G(random.Random):
    def n(s, k): return "".join(s.choice("0123456789") for _ in range(k))
    def sur(s, k=2): return s.sample(S, k)
    def nome(s, sex=None, surs=None, mid=True):
        sex = sex or s.choice("MF"); a = s.choice(M if sex == "M" else F); b = s.choice(M2 if sex == "M" else F2) if mid else ""
        surs = surs or s.sur()
        return a + (" " + b if b else "") + s.choice(L[:4]) + s.choice(L[:1]*3 + L[4:]).join(surs)
    def date(s, a, b): return Dt(s.randint(1, 28), s.randint(1, 12), s.randint(a, b))
    def hora(s): return "%02d:%02d" % (s.randint(0, 23), s.randint(0, 59))
    def cid(s): return s.choice(CID)
    def end(s): return "%s, nº %d, %s" % (s.choice(RUA), s.randint(12, 2900), s.choice(BAI))
    def cep(s): return "%s-%s" % (s.n(5), s.n(3))
    def tel(s): return "(%d) 3%s-%s" % (s.randint(11, 99), s.n(3), s.n(4))
    def cpf(s):
        d = [s.randint(0, 9) for _ in range(9)]
        for _ in range(2):
            r = sum(x*w for x, w in zip(d, range(len(d)+1, 1, -1))) * 10 % 11; d.append(r % 10)
        t = "".join(map(str, d)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
    def mat(s, tipo, y):
        b = "1" + s.n(5) + "0155" + str(y) + str(tipo) + "00" + s.n(3) + s.n(3) + "00" + s.n(5)
        for _ in range(2):
            w, t = 32 - len(b), 0
            for c in b: t += int(c)*w; w = 0 if w == 10 else w+1
            b += str(1 if t % 11 > 9 else t % 11)
        return " ".join([b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]])
    def proc(s, y, uf="8.26"): return "%s-%s.%d.%s.%s" % (s.n(7), s.n(2), y, uf, s.n(4))
    def prof(s, sex): return s.choice(PROF if sex == "M" else PROFF).replace("_", " ")
    def fam(s, sex=None, y=(1980, 2020)):
        """A person with parents and four grandparents."""
        sex = sex or s.choice("MF"); a, b, c, d = s.sur(4); p = {}
        p["sex"], p["nasc"], p["hora"], p["cid"] = sex, s.date(*y), s.hora(), s.cid()
        p["nome"] = s.nome(sex, [a, b][::-1] if 0 else [b, a]); p["pai"] = s.nome("M", [c, a]); p["mae"] = s.nome("F", [d, b])
        p["avo"] = [s.nome("M", [a], True), s.nome("F", [c, a]), s.nome("M", [b]), s.nome("F", [d, b])]
        p["cpf"] = s.cpf(); p["end"] = s.end(); p["prof"] = s.prof(sex); return p
    # ornaments
    def sig(s, w=170, col="#1b2a6b"):
        x, p = 8, "M6 28"
        for _ in range(s.randint(5, 8)):
            nx = x + s.randint(14, 24); p += f" C{x+s.randint(0,14)} {s.randint(-4,12)} {nx-s.randint(0,16)} {s.randint(28,44)} {nx} {s.randint(14,30)}"; x = nx
        p += f" S{x-60} 44 {x+14} 30"
        return f'<svg class=sig width={w} height=42 viewBox="0 0 {w} 42"><path d="{p}" fill=none stroke="{col}" stroke-width=1.5 /></svg>'
    def qr(s, px=80, n=29, col="#000"):
        f = lambda x, y: max(abs(x-3), abs(y-3)); o = []
        for y in range(n):
            for x in range(n):
                for cx, cy in ((0, 0), (n-7, 0), (0, n-7)):
                    if -1 <= x-cx <= 7 and -1 <= y-cy <= 7: v = f(x-cx, y-cy) in (0, 1, 3); break
                else: v = s.random() < .5
                if v: o.append(f"M{x} {y}h1v1h-1z")
        return f'<svg width={px} height={px} viewBox="0 0 {n} {n}" shape-rendering=crispEdges><path fill="{col}" d="{"".join(o)}"/></svg>'
    def bar(s, w=180, h=34):
        x, o = 0, ""
        while x < w: k = s.choice([1, 1, 2, 3]); o += f"M{x} 0h{k}v{h}h-{k}z"; x += k + s.choice([1, 1, 2, 3])
        return f'<svg width={w} height={h}><path d="{o}"/></svg>'
    def seal(s, t1, t2="", px=92, col="#27408b", rot=None):
        i = s.randint(0, 10**6); rot = s.randint(-24, 24) if rot is None else rot
        return f'<svg width={px} height={px} viewBox="0 0 100 100" style="opacity:.75"><g transform="rotate({rot} 50 50)" fill=none stroke="{col}"><circle cx=50 cy=50 r=47 stroke-width=2 /><circle cx=50 cy=50 r=31 /><path id=c{i} d="M12 50a38 38 0 0 1 76 0" stroke=none /><path id=d{i} d="M9 50a41 41 0 0 0 82 0" stroke=none /><g fill="{col}" stroke=none font-family="Liberation Sans" font-size=7.4 text-anchor=middle><text><textPath href=#c{i} startOffset=50%>{t1}</textPath></text><text><textPath href=#d{i} startOffset=50%>{t2}</textPath></text><text x=50 y=53 font-size=15>★</text></g></g></svg>'
    def foto(s, w=90, h=120):
        c = s.choice(["#c99b77","#8a5a3c","#e0b898","#6e4630"]); k = s.choice(["#222","#3b2416","#555"]); t = s.choice(["#334","#733","#465"])
        return f'<svg width={w} height={h} viewBox="0 0 90 120" style="background:#dfe5ea"><path d="M8 120q4-34 37-34t37 34z" fill="{t}"/><rect x=37 y=70 width=16 height=22 fill="{c}"/><ellipse cx=45 cy=50 rx=21 ry=27 fill="{c}"/><path d="M22 48q-2-32 23-32t23 32q-6-18-23-18t-23 18z" fill="{k}"/><path d="M35 49h5M50 49h5M39 64q6 4 12 0" stroke="#222" fill=none stroke-width=2 /></svg>'
    def digital(s, px=70):
        o = "".join(f'<path d="M{35-r} {60-r//3}C{35-r} {20-r+s.randint(0,6)+20} {35+r} {14-r+26} {35+r} {62-s.randint(0,8)}"/>' for r in range(3, 30, 3))
        return f'<svg width={px} height={px} viewBox="0 0 70 70" fill=none stroke="#333" stroke-width=1.1>{o}</svg>'
def arms(px=62, col=True):
    """Stand-in for the national arms: star on wreath."""
    import math
    st = " ".join("%.1f,%.1f" % (50+(26 if i % 2 == 0 else 11)*math.sin(i*math.pi/5), 46-(26 if i % 2 == 0 else 11)*math.cos(i*math.pi/5)) for i in range(10))
    g, y, b, r = ("#2e7d32", "#e8b71a", "#1a3f8f", "#b3261e") if col else ("#333", "#ddd", "#555", "#777")
    lv = "".join(f'<ellipse cx="{50+sx*(34-3*math.cos(t)):.1f}" cy="{54+34*math.sin(t):.1f}" rx=7 ry=3 fill="{g}" transform="rotate({-sx*60+10*i} {50+sx*(34-3*math.cos(t)):.1f} {54+34*math.sin(t):.1f})"/>' for sx in (-1, 1) for i, t in enumerate([-.7, -.4, -.1, .2, .5, .8]))
    return f'<svg width={px} height={px} viewBox="0 0 100 100">{lv}<polygon points="{st}" fill="{g}" stroke="{y}" stroke-width=4 /><circle cx=50 cy=46 r=11 fill="{b}" stroke="{y}" stroke-width=2 /><circle cx=47 cy=44 r=1.4 fill=#fff /><circle cx=53 cy=47 r=1.4 fill=#fff /><path d="M22 84q28 12 56 0l4 8q-32 12-64 0z" fill="{b}"/><path d="M50 72v14" stroke="{r}" stroke-width=4 /></svg>'
def shield(px=56, a="#006400", b="#c00", c="#fff"):
    return f'<svg width={px} height={px} viewBox="0 0 100 100"><path d="M18 10h64v44q0 28-32 40q-32-12-32-40z" fill="{c}" stroke=#333 stroke-width=3 /><path d="M18 10h32v84q-32-12-32-40z" fill="{a}"/><path d="M50 10h32v30h-32z" fill="{b}"/><circle cx=50 cy=46 r=13 fill=#e8c53a stroke=#333 /><path d="M36 4l5-3 9 4 9-4 5 3v7h-28z" fill=#e8c53a stroke=#333 /></svg>'
def guil(col, op=.25, n=26):
    import math
    o = "".join('<path d="M%s"/>' % " ".join(f"{x} {y*44+16*math.sin(x/34+p+y*.5):.0f}" for x in range(0, 800, 16)) for y in range(n) for p in (0, 1.2, 2.4, 3.6))
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width=794 height=1123 fill=none stroke="{col}" stroke-width=.6 opacity={op}>{o}</svg>'
CSS = "@page{size:A4;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0}body{-webkit-print-color-adjust:exact}.p{width:210mm;height:296.6mm;position:relative;overflow:hidden;padding:13mm 15mm;z-index:0}.c{text-align:center}.j{text-align:justify}.r{text-align:right}.b{font-weight:700}p{margin:.5em 0}.f{display:flex}.f>*{flex:1}.ro{display:flex;margin-top:-1px}.ce{border:1px solid var(--k,#222);margin-left:-1px;padding:1px 4px 2px;min-width:0}.ce>small{display:block;font-size:var(--l,6.6pt);line-height:1.15}.sig{display:block;margin:0 auto -8px}.ln{border-top:1px solid #222;margin-top:0;padding-top:2px}table{border-collapse:collapse;width:100%}td,th{border:1px solid var(--k,#222);padding:1px 4px}h1,h2,h3{margin:.2em 0}"
def page(title, css, body, lang="pt-BR"):
    return f'<!doctype html><html lang={lang}><meta charset=utf-8><title>{html.escape(title)}</title><style>{CSS}{css}</style><body><div class=p>{body}</div></html>'
def ce(l, v="", w=1, st=""): return f'<div class=ce style="flex:{w} 1 0;{st}"><small>{l}</small>{v or "&nbsp;"}</div>'
def ro(*cs): return "<div class=ro>" + "".join(ce(*c) for c in cs) + "</div>"
def box(v): return '<span style="display:inline-block;width:10px;height:10px;border:1px solid #222;font:bold 8px/8px Liberation Sans;text-align:center;vertical-align:-1px;margin-right:2px">' + ("X" if v else "") + "</span>"
def opts(items, k): return " ".join(f'<span style="white-space:nowrap;margin-right:5px">{box(i == k)}{t}</span>' for i, t in enumerate(items))
def assina(g, who, role, w=230): return f'<div class=c style="width:{w}px;margin:4px auto 0">{g.sig()}<div class=ln>{who}<br>{role}</div></div>'
