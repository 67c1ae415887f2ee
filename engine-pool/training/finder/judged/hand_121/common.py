import random, math, html, datetime as dt
esc = lambda s: html.escape(str(s), quote=False)
U = ["zero","um","dois","três","quatro","cinco","seis","sete","oito","nove","dez","onze","doze","treze","quatorze","quinze","dezesseis","dezessete","dezoito","dezenove"]
T = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]
def num(n, fem=False):
    if n >= 1000:
        m, r = divmod(n, 1000)
        s = "mil" if m == 1 else num(m, fem) + " mil"
        if r: s += (" e " if r < 100 or r % 100 == 0 else " ") + num(r, fem)
        return s
    if n == 100: return "cem"
    if n > 100:
        c, r = divmod(n, 100); w = C[c]
        if fem and c > 1: w = w[:-2] + "as"
        return w + (" e " + num(r, fem) if r else "")
    if n < 20:
        if fem and n in (1, 2): return ["", "uma", "duas"][n]
        return U[n]
    t, r = divmod(n, 10)
    return T[t] + (" e " + num(r, fem) if r else "")
MES = ["","janeiro","fevereiro","março","abril","maio","junho","julho","agosto","setembro","outubro","novembro","dezembro"]
def D(s): d, m, y = s.split("/"); return dt.date(int(y), int(m), int(d))
def dnum(d): return d.strftime("%d/%m/") + "%04d" % d.year
def dlong(d, one="1º"): return "%s de %s de %d" % (one if d.day == 1 else d.day, MES[d.month], d.year)
def dext(d): return "%s de %s de %s" % ("primeiro" if d.day == 1 else num(d.day), MES[d.month], num(d.year))
def daos(d):
    if d.day == 1: return "ao primeiro dia do mês de %s do ano de %s" % (MES[d.month], num(d.year))
    return "aos %s dias do mês de %s do ano de %s" % (num(d.day), MES[d.month], num(d.year))
def hext(h, m):
    s = num(h, True) + (" hora" if h in (0, 1) else " horas")
    if m: s += " e " + num(m) + (" minuto" if m == 1 else " minutos")
    return s
def hhmm(h): return "" if h is None else "%02d:%02d" % h
def matricula(cns, year, book, leaf, term):
    s = "%06d0155%04d1%05d%03d%07d" % (cns, year, book, leaf, term)
    for k in (2, 1):
        mult, tot = k, 0
        for ch in s:
            tot += int(ch) * mult; mult += 1
            if mult > 10: mult = 0
        r = tot % 11
        s += str(1 if r > 9 else r)
    return s
def mfmt(s, sep=" "):
    return sep.join([s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30]]) + ("-" if sep != "." else "-") + s[30:]
def cpf(rng):
    d = [rng.randint(0, 9) for _ in range(9)]
    for k in (10, 11):
        r = sum(a * b for a, b in zip(d, range(k, 1, -1))) * 10 % 11
        d.append(0 if r == 10 else r)
    s = "".join(map(str, d)); return "%s.%s.%s-%s" % (s[:3], s[3:6], s[6:9], s[9:])
UFN = {"AM":"Amazonas","PA":"Pará","AC":"Acre","RO":"Rondônia","RR":"Roraima","AP":"Amapá","TO":"Tocantins","MA":"Maranhão","PI":"Piauí","CE":"Ceará","RN":"Rio Grande do Norte","PB":"Paraíba","PE":"Pernambuco","AL":"Alagoas","SE":"Sergipe","BA":"Bahia","MT":"Mato Grosso","MS":"Mato Grosso do Sul","GO":"Goiás","DF":"Distrito Federal","MG":"Minas Gerais","SP":"São Paulo","PR":"Paraná","RS":"Rio Grande do Sul","RJ":"Rio de Janeiro","ES":"Espírito Santo","SC":"Santa Catarina"}
def dest(uf):
    if uf in ("PE","AL","SE","GO","MT","MS","RO","RR","MG","SP","SC"): return "de " + UFN[uf]
    if uf in ("PB","BA"): return "da " + UFN[uf]
    return "do " + UFN[uf]
M = {"old":"Raimundo Francisco José Antônio Manoel Sebastião João Pedro Luiz Vicente Joaquim Cícero Severino Expedito Geraldo Benedito Otávio Honorato Libânio Firmino Deoclécio Teodomiro Aprígio Anastácio Hermógenes Clodoaldo Odilon Waldemar Zacarias Tertuliano Gumercindo Possidônio".split(),
 "mid":"José Francisco Antônio Carlos Paulo Marcos Luís Raimundo Edmilson Gilberto Roberto Valdir Reginaldo Josué Evandro Ademir Cleiton Adailton Wellington Ronaldo Jurandir Genivaldo Aldemir Djalma Edivan Osmar Elielson Nivaldo Lindomar Hélio".split(),
 "new":"Davi Miguel Arthur Enzo Heitor Kauã Ítalo Ruan Wesley Yuri Caíque Thalisson Bernardo Ryan Guilherme Isaac Anthony Levi Murilo Kelvin Samuel Vinícius Luan Thiago Emanuel".split()}
F = {"old":"Maria Francisca Raimunda Antônia Josefa Ana Joana Luzia Rita Tereza Sebastiana Benedita Isaura Petronila Quitéria Umbelina Filomena Perpétua Eufrásia Leocádia Zulmira Idalina Deolinda Hermínia Alexandrina Etelvina Felismina Ursulina Cândida Balbina".split(),
 "mid":"Maria Ana Francisca Rosângela Lucineide Edilene Marinalva Socorro Ivonete Jucilene Cláudia Sandra Regina Valdirene Elisângela Rosilda Dulcinéia Neide Marlene Zenaide Gracilene Raquel Andréia Joelma Ivanilde Conceição Patrícia Simone Nazaré Eunice".split(),
 "new":"Maria Ana Sophia Helena Valentina Alice Lorena Yasmin Isadora Kamilly Emanuelly Rebeca Heloísa Thaís Larissa Letícia Jamile Ágatha Cecília Mirella Vitória Eloá Rayssa Luna Antonella".split()}
M2 = "Ribamar Victor Henrique Augusto Gabriel Eduardo Lucas César Adriano Fernando".split()
F2 = "Clara Luíza Beatriz Vitória Eduarda Fernanda Gabrielly Cristina Júlia Aparecida".split()
S = "Silva;Souza;Oliveira;Pereira;Lima;Ferreira;Costa;Rodrigues;Alves;Nascimento;Araújo;Ribeiro;Carvalho;Barbosa;Cavalcante;Bezerra;Pinheiro;Monteiro;Teixeira;Moura;Vasconcelos;Furtado;Lobato;Tavares;Pantoja;Feitosa;Brandão;Sampaio;Maciel;Uchôa;Lacerda;Guimarães;Figueiredo;Arruda;Metelo;Quirino;Xavier;Nogueira;Assunção;Bulcão;Falcão;Mendonça;Queiroz;Sá;Reis;Dantas;Medeiros;Ximenes;Parente;Aragão;Gurgel;Braga;Magalhães;Seixas;Garcez;Coutinho;Leão;Jucá;Barroso;Cordeiro;Holanda;Dourado;Curado;Fleury;Caiado;Siqueira;Batista;Campelo;Veras;Serejo;Lopes;Viana;Cutrim;Mesquita;Goes;Paes;Tenório;Wanderley;Melo;Vilela".split(";")
SX = {"AM":["Tikuna","Baniwa","Sateré","Benchimol","Colares","Negreiros"],"MS":["Benites","Ajala","Vargas","Takahashi","Escobar","Ocampos"],"MT":["Bortolanza","Schneider","Poxoréo","Corrêa","Tsererowe","Zanchet"],"PA":["Athayde","D'Oliveira","Kayapó","Yamada","Salim","Bittencourt"],"BA":["Sant'Anna","Bispo","dos Anjos","Purificação","Cerqueira","Boaventura"],"AC":["Kaxinawá","Maia","Yawanawá","Charife","Negreiros","Saldanha"],"GO":["Jayme","Rassi","Abrão","Naves","Godoi","Peixoto"]}
DEV = ["de Jesus","da Conceição","das Dores","do Espírito Santo","dos Santos","da Anunciação","das Mercês","dos Prazeres","do Carmo","da Luz"]
def pt(rng, s): 
    if s[0].islower(): return s
    r = rng.random()
    if s == "Silva": return "da Silva"
    if s in ("Souza","Sá","Carvalho","Oliveira","Moura","Araújo","Lima","Melo","Mendonça","Vasconcelos","Queiroz","Assunção","Magalhães","Figueiredo","Holanda","Lacerda","Medeiros","Mesquita") and r < .5: return "de " + s
    if s in ("Costa","Purificação") and r < .6: return "da " + s
    if s == "Nascimento": return "do " + s
    if s == "Reis": return "dos Reis"
    return s
def family(rng, year, sx, uf, nopai=False, long=False, short=False):
    era = lambda y: "old" if y < 1958 else "mid" if y < 1992 else "new"
    pool = S + SX.get(uf, []) * 3
    s1, s2, s3, s4 = [pt(rng, x) for x in rng.sample(pool, 4)]
    m = rng.sample(M[era(year - 30)], 2) ; f = rng.sample(F[era(year - 28)], 2)
    gm = [x for x in rng.sample(M[era(year - 56)], 6) if x != m[0]]; gf = [x for x in rng.sample(F[era(year - 54)], 6) if x != f[0]]
    avop = gm[0] + (" " + rng.choice(["Nonato","Alves","Gomes","Evangelista"]) if rng.random() < .3 else "") + " " + s1
    avap = gf[0] + (" " + rng.choice(F2) if rng.random() < .2 else "") + " " + (rng.choice(DEV) if rng.random() < .35 else s2) + (" " + s1 if rng.random() < .3 else "")
    avom = gm[1] + " " + (rng.choice(M2) + " " if rng.random() < .2 else "") + s3
    avam = gf[1] + " " + (rng.choice(DEV) if rng.random() < .4 else s4) + (" " + s3 if rng.random() < .3 else "")
    pai = avop + " " + rng.choice(["Filho","Júnior"]) if rng.random() < .15 else m[0] + (" " + rng.choice(M2) if rng.random() < .25 else "") + (" " + s2 if rng.random() < .5 else "") + " " + s1
    mae = f[0] + (" " + rng.choice(["do Socorro","de Nazaré","das Graças","de Fátima","de Lourdes"]) if f[0] in ("Maria","Ana","Raimunda","Francisca") and rng.random() < .6 else "") + " " + s3 + (" " + s1 if not nopai and year < 2005 and rng.random() < .5 else "")
    P, P2 = (M, M2) if sx == "M" else (F, F2)
    n = rng.choice(P[era(year)])
    if rng.random() < .45 and not short: n += " " + rng.choice([x for x in P2 if x != n])
    last = (s4 + " " + s3 if rng.random() < .5 else s3) if nopai else (s1 if short else s3 + " " + s1)
    if long: n += " " + rng.choice(["de Nazareth","de Todos os Santos","do Perpétuo Socorro","Evangelista"]); last = s4 + " " + s3 + " e " + s1 if not nopai else s4 + " " + s3
    first = n; n = n + " " + last
    d = dict(nome=n, first=first, last=last, pai=pai, mae=mae, avop=avop, avap=avap, avom=avom, avam=avam)
    if nopai: d.update(pai="", avop="", avap="")
    return d
class R(dict):
    __getattr__ = dict.get
    def __setattr__(s, k, v): s[k] = v
def rec(hand, form, n, spec, uf, mun, cns, hosp, places, offs, seed=0, livroA=None):
    """spec: (birth, reg, issue, sx, flags, hour)"""
    rng = random.Random("%s%s%d%s" % (hand, form, n, seed))
    b, r, i, sx, fl, ho = spec; fl = fl.split()
    x = R(n=n, rng=rng, nasc=D(b), reg=D(r), emi=D(i), sx=sx, fl=fl, uf=uf, mun=mun, rmun=mun, ruf=uf)
    x.update(family(rng, x.nasc.year, sx, uf, "nopai" in fl, "long" in fl, "short" in fl))
    x.hora = None if not ho else tuple(map(int, ho.split(":")))
    x.sexo = "Masculino" if sx == "M" else "Feminino"
    x.o = "o" if sx == "M" else "a"
    if "away" in fl: x.mun, x.uf = rng.choice(places)
    x.home = "home" in fl
    x.estab = "" if x.home else rng.choice(hosp)
    p = lambda: rng.choice(places + [(mun, uf)] * 2)
    x.pn, x.mn = p(), p()
    x.livro, x.folha, x.termo = rng.randint(3, 98) if x.reg.year < 1975 else rng.randint(60, 340), rng.randint(2, 298), 0
    x.termo = x.livro * rng.choice([300, 280, 200]) + x.folha if x.reg.year > 1970 else rng.randint(80, 2999)
    x.verso = "verso" in fl
    x.matr = matricula(cns, x.reg.year, x.livro, x.folha, x.termo)
    x.cpf = cpf(rng) if "cpf" in fl else ""
    x.dnv = "30-%08d-%d" % (rng.randint(40000000, 89999999), rng.randint(0, 9)) if "dnv" in fl else ""
    x.twins = []
    if "twin" in fl or "trip" in fl:
        for k in range(2 if "trip" in fl else 1):
            g = rng.choice("MF"); e = "old" if x.nasc.year < 1958 else "mid" if x.nasc.year < 1992 else "new"
            fn = rng.choice([q for q in (M if g == "M" else F)[e] if q not in x.first and q not in " ".join(x.twins)])
            x.twins.append(fn + " " + x.last)
    x.tmat = [matricula(cns, x.reg.year, x.livro, x.folha + (1 if x.folha < 290 else 0), x.termo + 1 + k) for k in range(len(x.twins))]
    x.off, x.offt = rng.choice(offs)
    return x
def caps(x, keys="nome pai mae avop avap avom avam mun rmun estab off cart".split()):
    for k in keys:
        if x.get(k): x[k] = x[k].upper()
    x.pn = (x.pn[0].upper(), x.pn[1]); x.mn = (x.mn[0].upper(), x.mn[1]); x.twins = [t.upper() for t in x.twins]; 
def truth(case, lay, w, h, x, dn_text, cart, nat="", p1=None, p2=None, estab=None, livro=None, folha=None, termo=None, accept=None, cad=None, joint=True, gem="", averb="", anot="", selo="", off=None, dnv=None, cpf=None, matr=None, hora=True, reg=True):
    p = [("pai","pn"),("mae","mn")]
    if p1 is None: p1 = (x.pai, "%s/%s" % x.pn) if x.pai else (x.mae, "%s/%s" % x.mn)
    if p2 is None: p2 = (x.mae, "%s/%s" % x.mn) if x.pai else ("", "")
    d = {"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":x.nome,"cpf":x.cpf if cpf is None else cpf,"matrícula":x.matr if matr is None else matr,"data_nascimento":{"texto_completo":dn_text,"dia":"%02d"%x.nasc.day,"mês":"%02d"%x.nasc.month,"ano":str(x.nasc.year)},"hora_nascimento":hhmm(x.hora) if hora else "","naturalidade":nat or "%s/%s"%(x.mun,x.uf),"sexo":x.sexo},
     "local_nascimento":{"estabelecimento":x.estab if estab is None else estab,"município":x.mun,"uf":x.uf},
     "registro":{"município":x.rmun,"uf":x.ruf,"cartório":cart,"data_registro":dnum(x.reg) if reg else "","número_dnv":x.dnv if dnv is None else dnv,"livro":livro if livro is not None else "%05d"%x.livro,"folha":folha if folha is not None else "%03d"%x.folha,"termo":termo if termo is not None else "%07d"%x.termo},
     "filiação":{"genitor_1":{"nome_completo":p1[0],"naturalidade":p1[1]},"genitor_2":{"nome_completo":p2[0],"naturalidade":p2[1]}},
     "avós":{"paternos":{"avô":x.avop,"avó":x.avap},"maternos":{"avô":x.avom,"avó":x.avam}},
     "gêmeos":{"status":"Sim" if x.twins else "Não","informações_adicionais":gem},
     "observações":{"averbações":averb,"anotações":anot},
     "autenticação":{"selo_digital":selo,"oficial_registro":x.off if off is None else off,"data_emissão":dnum(x.emi)}}
    a = {k: v for k, v in (accept or {}).items() if v}
    return {"case":case,"layout":lay,"condition":"pdf_born_digital","file":case+".pdf","width":w,"height":h,"resizeImage":False,"data":d,"accept":a,"meta":{"twin_names":x.twins,"joint_notes":joint,"cadastro":cad or []}}
# ---- drawing
def sign(rng, w=180, h=44, color="#1a2a6b"):
    x, y = 8, h * .6; p = "M%d %d" % (x, y)
    for k in range(rng.randint(7, 11)):
        dx = (w - 20) / 11
        p += " C%.0f %.0f %.0f %.0f %.0f %.0f" % (x + dx * .2, y - rng.uniform(5, h * .7), x + dx * 1.2, y + rng.uniform(0, h * .4), x + dx, h * .55 + rng.uniform(-6, 6)); x += dx
    p += " q%d %d %d %d" % (-w * .5, 12, -w * .7, 6)
    return '<svg class="sig" width="%d" height="%d" viewBox="0 0 %d %d"><path d="%s" fill="none" stroke="%s" stroke-width="1.3"/></svg>' % (w, h, w, h, p, color)
def arms(kind="br", s=60, mono=None):
    g, y, b, r = (mono,) * 4 if mono else ("#2c7a3a", "#e2b93b", "#274b94", "#a33")
    star = " ".join("%.1f,%.1f" % (50 + (34 if k % 2 == 0 else 15) * math.sin(k * math.pi / 5), 46 - (34 if k % 2 == 0 else 15) * math.cos(k * math.pi / 5)) for k in range(10))
    if kind == "br":
        rays = "".join('<line x1="50" y1="46" x2="%.0f" y2="%.0f" stroke="%s" stroke-width="1"/>' % (50 + 44 * math.cos(k * math.pi / 18), 46 + 44 * math.sin(k * math.pi / 18), y) for k in range(36))
        leaf = '<path d="M20 88 C2 66 4 36 22 18 M80 88 C98 66 96 36 78 18" fill="none" stroke="%s" stroke-width="5" stroke-dasharray="5 2"/>' % g
        return '<svg width="%d" height="%d" viewBox="0 0 100 104">%s%s<polygon points="%s" fill="%s" stroke="%s"/><circle cx="50" cy="46" r="13" fill="%s" stroke="#fff"/><path d="M18 90 Q50 78 82 90 L80 99 Q50 88 20 99Z" fill="%s"/><line x1="50" y1="80" x2="50" y2="102" stroke="%s" stroke-width="3"/></svg>' % (s, s, rays, leaf, star, g if not mono else "#fff", y if not mono else mono, b, b, r)
    return '<svg width="%d" height="%d" viewBox="0 0 100 104"><path d="M18 16 H82 V56 Q82 86 50 96 Q18 86 18 56Z" fill="#fff" stroke="%s" stroke-width="3"/><path d="M18 44 L82 26 V46 L18 64Z" fill="%s"/><path d="M20 68 Q36 58 50 68 T80 66 Q76 84 50 94 Q26 86 20 68Z" fill="%s"/><circle cx="36" cy="28" r="6" fill="%s"/><polygon transform="translate(50 -3) scale(.22) " points="%s" fill="%s"/></svg>' % (s, s, b, r, g, y, star, y)
def guil(w, h, c1, c2, n=16, op=.35, k=1.0):
    o = []
    for j in range(n):
        pts = " ".join("%.0f,%.1f" % (x, h * (j + .5) / n + 16 * k * math.sin(x / 38 + j * .7) + 9 * k * math.sin(x / 15 + j)) for x in range(0, w + 7, 7))
        q = " ".join("%.0f,%.1f" % (x, h * (j + .5) / n + 16 * k * math.cos(x / 38 - j * .7) - 9 * k * math.sin(x / 17 - j)) for x in range(0, w + 7, 7))
        o.append('<polyline points="%s" stroke="%s"/><polyline points="%s" stroke="%s"/>' % (pts, c1, q, c2))
    return '<svg class="bg" style="position:absolute;left:0;top:0;width:100%%;height:100%%;z-index:-1" preserveAspectRatio="none" viewBox="0 0 %d %d"><g fill="none" stroke-width=".85" opacity="%s">%s</g></svg>' % (w, h, op, "".join(o))
def rosette(s, c, op=.3):
    o = "".join('<ellipse cx="50" cy="50" rx="48" ry="17" transform="rotate(%d 50 50)"/>' % a for a in range(0, 180, 9))
    return '<svg width="%d" height="%d" viewBox="0 0 100 100"><g fill="none" stroke="%s" stroke-width=".4" opacity="%s">%s</g></svg>' % (s, s, c, op, o)
def qr(rng, s=70):
    n = 29; o = []
    def fin(x, y): return '<path d="M%d %dh7v7h-7z M%d %dv5h5v-5z M%d %dh3v3h-3z"/>' % (x, y, x + 1, y + 1, x + 2, y + 2)
    for y in range(n):
        for x in range(n):
            if (x < 8 and (y < 8 or y > 20)) or (x > 20 and y < 8): continue
            if rng.random() < .48: o.append("M%d %dh1v1h-1z" % (x, y))
    return '<svg width="%d" height="%d" viewBox="-1 -1 31 31"><rect x="-1" y="-1" width="31" height="31" fill="#fff"/><path d="%s"/>%s%s%s</svg>' % (s, s, "".join(o), fin(0, 0), fin(22, 0), fin(0, 22))
def bars(rng, w=160, h=26):
    x, o = 0, []
    while x < w - 4:
        b = rng.choice([1, 1, 2, 3]); o.append("M%d 0h%dv%dh-%dz" % (x, b, h, b)); x += b + rng.choice([1, 1, 2, 3])
    return '<svg width="%d" height="%d"><path d="%s"/></svg>' % (w, h, "".join(o))
def stamp(t1, t2, s=96, c="#3b3f8f", rot=-12, op=.55):
    return '<svg width="%d" height="%d" viewBox="0 0 100 100" style="transform:rotate(%ddeg);opacity:%s"><defs><path id="c%s" d="M50 50 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0"/></defs><g fill="none" stroke="%s"><circle cx="50" cy="50" r="47" stroke-width="1.6"/><circle cx="50" cy="50" r="30"/></g><text font-size="8.4" font-family="Liberation Sans" fill="%s"><textPath href="#c%s">%s</textPath></text><text x="50" y="53" text-anchor="middle" font-size="8" font-family="Liberation Sans" fill="%s">%s</text></svg>' % (s, s, rot, op, len(t1), c, c, len(t1), esc(t1), c, esc(t2))
def tw(rng, s, j=.5, op=.82):
    return " ".join('<span style="position:relative;top:%.1fpx;opacity:%.2f">%s</span>' % (rng.uniform(-j, j), rng.uniform(op, 1), esc(w)) for w in str(s).split(" "))
def page(title, css, body, size="210mm 297mm", w=210, h=297):
    for q in ("uma hora ", "uma hora,", "zero hora"): body = body.replace("às " + q, "à " + q)
    return '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>%s</title><style>@page{size:%s;margin:0}*{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}html,body{margin:0;padding:0}.pg{position:relative;width:%smm;height:%smm;overflow:hidden;z-index:0}%s</style></head><body><div class="pg">%s</div></body></html>' % (esc(title), size, w, h - .3, css, body)
