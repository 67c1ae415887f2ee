# helpers: made-up people, dates in words, numbers, drawn seals
import random, zlib
from datetime import date, timedelta
from types import SimpleNamespace as NS

FEM = "Ayla Bianca Catarina Dulce Eloá Francisca Giovana Helena Iracema Jandira Kamila Lorena Maitê Naiara Odete Priscila Quitéria Rosângela Stella Tereza Ursulina Valquíria Yasmin Zilda Aparecida Benedita Conceição Doralice Marlene Lívia Antonella Cecília".split()
MAS = "Adalberto Benício Caetano Davi Edgar Francisco Genivaldo Heitor Ismael Joaquim Kauã Levi Moacir Nicolau Otávio Pietro Raimundo Samuel Tobias Ubiratan Valdir Wagner Zacarias Arnaldo Bernardo Celestino Djalma Enzo Gael Ivo Theo Laércio".split()
SUR = "Albuquerque Barcelos Cavalcante Dornelles Evangelista Figueiredo Gusmão Holanda Itaboraí Junqueira Lacerda Meireles Nogueira Ornelas Pacheco Quadros Rezende Sampaio Tavares Uchôa Vasconcelos Xavier Zanetti Brandalise Camargo Duarte Escobar Fonseca Goulart Kowalski Lourenço Mendonça Novaes Peixoto Queiroga Rangel Siqueira Teles Valadares Bittencourt Coutinho Espíndola Furtado Guedes Machado Prates Salgado Trindade".split()
CITY = [("Pindamonhangaba","SP"),("Caratinga","MG"),("Ijuí","RS"),("Sobral","CE"),("Garanhuns","PE"),("Itabuna","BA"),("Cáceres","MT"),("Toledo","PR"),("Chapecó","SC"),("Bacabal","MA"),("Altamira","PA"),("Resende","RJ"),("Colatina","ES"),("Jataí","GO"),("Patos","PB"),("Penedo","AL"),("Floriano","PI"),("Corumbá","MS"),("Franca","SP"),("Viçosa","MG")]
UFN = dict(SP="São Paulo",MG="Minas Gerais",RS="Rio Grande do Sul",CE="Ceará",PE="Pernambuco",BA="Bahia",MT="Mato Grosso",PR="Paraná",SC="Santa Catarina",MA="Maranhão",PA="Pará",RJ="Rio de Janeiro",ES="Espírito Santo",GO="Goiás",PB="Paraíba",AL="Alagoas",PI="Piauí",MS="Mato Grosso do Sul")
HOSP = ["Hospital e Maternidade Santa Genoveva","Maternidade Nossa Senhora da Guia","Hospital Regional Dr. Leôncio Prates","Santa Casa de Misericórdia","Hospital Municipal São Roque","Casa de Saúde Bom Pastor"]
RUA = ["Rua das Acácias","Avenida Coronel Teles","Rua Sete de Setembro","Travessa do Mercado","Rua Padre Anchieta","Alameda dos Ipês","Rua Marechal Floriano","Avenida Brasil"]
PROF = ["comerciante","professora","lavrador","técnico em enfermagem","motorista","costureira","auxiliar administrativo","pedreiro","engenheira civil","autônomo"]
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
T = ["","","vinte","trinta","quarenta","cinquenta","sessenta","setenta","oitenta","noventa"]
C = ["","cento","duzentos","trezentos","quatrocentos","quinhentos","seiscentos","setecentos","oitocentos","novecentos"]

def num(n):
    if n < 20: return U[n]
    if n < 100: return T[n//10] + (" e " + U[n%10] if n%10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n//100] + (" e " + num(n%100) if n%100 else "")
    m = "mil" if n//1000 == 1 else num(n//1000) + " mil"
    q = n % 1000
    if not q: return m
    return m + (" e " if q < 101 or q % 100 == 0 else " ") + num(q)
def ext(d): return ("primeiro" if d.day == 1 else num(d.day)) + " de " + MES[d.month-1] + " de " + num(d.year)
def lon(d): return f"{d.day}{'º' if d.day==1 else ''} de {MES[d.month-1]} de {d.year}"
def br(d, s="/"): return d.strftime(f"%d{s}%m{s}%Y")
def hora(h, m, words=False):
    if not words: return f"{h:02d}:{m:02d}"
    g = num(h); g = {"um":"uma","dois":"duas","vinte e um":"vinte e uma","vinte e dois":"vinte e duas"}.get(g, g)
    return f"{g} {'hora' if h==1 else 'horas'}" + (f" e {num(m)} minutos" if m else "")

def dig(r, n): return "".join(str(r.randrange(10)) for _ in range(n))
def cpf(r):
    b = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(b)) * 10 % 11 % 10
        b.append(s)
    s = "".join(map(str, b))
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def mat(r, tipo, ano, livro, folha, termo):
    b = f"{dig(r,6)}0155{ano}{tipo}{livro:05d}{folha:03d}{termo:07d}"
    for start in (2, 1):
        w, t = start, 0
        for ch in b:
            t += int(ch)*w; w = w+1 if w < 10 else 0
        d = t % 11
        b += str(1 if d == 10 else d)
    return f"{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}"
def nome(r, sex, sur=None):
    g = FEM if sex == "F" else MAS
    a = r.choice(g)
    if r.random() < .35:
        b = r.choice(g)
        if b != a: a += " " + b
    if sur is None:
        sur = r.sample(SUR, 2)
    return a + " " + (" da " if False else "") + " ".join(sur)
def day(r, y0, y1): return date(y0,1,1) + timedelta(days=r.randrange((date(y1,12,31)-date(y0,1,1)).days))
def fam(r, y0=1975, y1=2022, sex=None):
    f = NS()
    s = r.sample(SUR, 6)
    f.sex = sex or r.choice("MF")
    f.Sexo = {"M":"Masculino","F":"Feminino"}[f.sex]
    f.o = {"M":"o","F":"a"}[f.sex]
    f.nome = nome(r, f.sex, [s[0], s[2]])
    f.mae = nome(r, "F", [s[1], s[0]])
    f.pai = nome(r, "M", [s[3], s[2]])
    f.avop, f.avap = nome(r, "M", [s[2]]), nome(r, "F", [s[3], s[2]])
    f.avom, f.avam = nome(r, "M", [s[4], s[0]]), nome(r, "F", [s[1]])
    f.nasc = day(r, y0, y1); f.h, f.m = r.randrange(24), r.randrange(60)
    f.reg = f.nasc + timedelta(days=r.randrange(3, 40))
    f.emi = f.reg + timedelta(days=r.randrange(20, 900))
    f.city, f.uf = r.choice(CITY); f.est = UFN[f.uf]
    f.city2, f.uf2 = r.choice(CITY)
    f.hosp = r.choice(HOSP)
    f.cpf = cpf(r); f.livro, f.folha, f.termo = r.randrange(12, 380), r.randrange(1, 300), r.randrange(1200, 88000)
    f.mat = mat(r, 1, f.reg.year, f.livro, f.folha, f.termo)
    f.dnv = f"30-{dig(r,8)}-{dig(r,1)}"
    f.end = f"{r.choice(RUA)}, nº {r.randrange(12, 1900)}"
    f.ofi = nome(r, r.choice("MF")); f.sub = nome(r, r.choice("MF"))
    f.tel = f"({r.randrange(11,99)}) 3{dig(r,3)}-{dig(r,4)}"
    f.selo = "".join(r.choice("ABCDEFGHJKLMNPRSTUVX") for _ in range(3)) + dig(r, 5) + "-" + "".join(r.choice("ABCDEFGHJKLMNP") for _ in range(4))
    return f

# drawings
def brasao(px=56, col="#222"):
    leaves = "".join(f'<ellipse cx="{50+s*34}" cy="{70-i*9}" rx="4" ry="8" transform="rotate({s*(50-i*12)} {50+s*34} {70-i*9})" fill="none" stroke="{col}" stroke-width="1.4"/>' for s in (-1,1) for i in range(6))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{leaves}<polygon points="50,8 59,36 90,36 65,53 74,82 50,64 26,82 35,53 10,36 41,36" fill="none" stroke="{col}" stroke-width="2.5"/><circle cx="50" cy="48" r="13" fill="none" stroke="{col}" stroke-width="2.5"/><path d="M22 88 Q50 78 78 88 L74 95 Q50 86 26 95 Z" fill="none" stroke="{col}" stroke-width="2"/></svg>'
def selo(t1, t2="", px=90, col="#1c3f94"):
    i = f"p{zlib.crc32((t1+t2+str(px)).encode()) % 99999}"
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120"><defs><path id="{i}" d="M60,60 m-45,0 a45,45 0 1,1 90,0 a45,45 0 1,1 -90,0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{col}" stroke-width="2"/><circle cx="60" cy="60" r="38" fill="none" stroke="{col}"/><text font-size="10.5" fill="{col}" font-family="Liberation Sans"><textPath href="#{i}" textLength="268">{t1}</textPath></text><text x="60" y="64" font-size="11" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{t2}</text></svg>'
def qr(r, px=70):
    n = 25; c = []
    for y in range(n):
        for x in range(n):
            corner = (x<8 and y<8) or (x>16 and y<8) or (x<8 and y>16)
            if not corner and r.random() < .48: c.append(f'<rect x="{x}" y="{y}" width="1.02" height="1.02"/>')
    for x, y in ((0,0),(18,0),(0,18)):
        c.append(f'<path fill-rule="evenodd" d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z M{x+2} {y+2}h3v3h-3z"/>')
    return f'<svg width="{px}" height="{px}" viewBox="0 0 25 25">{"".join(c)}</svg>'
def barras(r, w=190, h=34):
    x, c = 0, []
    while x < 180:
        k = r.choice((1,1,2,3)); c.append(f'<rect x="{x}" y="0" width="{k}" height="30"/>'); x += k + r.choice((1,1,2,3))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 184 30" preserveAspectRatio="none">{"".join(c)}</svg>'
def ass(n, cargo="", w=240, hand=True, col="#1a2f7a"):
    s = f'<div style="font:italic {min(19, w/(len(n)*.5)):.1f}px Z003,cursive;color:{col};height:22px;white-space:nowrap;overflow:hidden">{n if hand else "&nbsp;"}</div>'
    return f'<div style="width:{w}px;display:inline-block;text-align:center;vertical-align:bottom">{s}<div style="border-top:1px solid #333;padding-top:2px">{n}<br>{cargo}</div></div>'
BASE = "*{box-sizing:border-box}body{margin:0;color:#111}p{margin:0 0 8px}table{border-collapse:collapse;width:100%}h1,h2,h3,h4{margin:0}.c{text-align:center}.r{text-align:right}.j{text-align:justify}.fl{display:flex}.sb{justify-content:space-between}.mid{align-items:center}"
def doc(title, css, body, margin="14mm 15mm"):
    return f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:A4;margin:{margin}}}{BASE}{css}</style></head><body>{body}</body></html>'
def cx(rows, cls="cx"):
    """rows of (label, value[, flex]) boxes"""
    o = [f'<div class="{cls}">']
    for row in rows:
        o.append('<div class="ln">' + "".join(f'<div class="bx" style="flex:{b[2] if len(b)>2 else 1}"><span class="lb">{b[0]}</span><span class="vl">{b[1]}</span></div>' for b in row) + '</div>')
    return "".join(o) + "</div>"
def bxcss(lab=7, val=10.5, font="Liberation Sans", col="#555", border="1px solid #666", pad="2px 5px", cls="cx"):
    return f".{cls}{{font-family:'{font}'}}.{cls} .ln{{display:flex}}.{cls} .bx{{border:{border};padding:{pad};margin:-0.5px;min-width:0}}.{cls} .lb{{display:block;font-size:{lab}px;color:{col};text-transform:uppercase}}.{cls} .vl{{display:block;font-size:{val}px;min-height:{val+3}px}}"


def k01_casamento(r, n):
    a, b = fam(r, 1970, 1995, "M"), fam(r, 1970, 1995, "F")
    d = day(r, 2016, 2023); L, F, Tm = r.randrange(10,90), r.randrange(1,300), r.randrange(900,20000)
    reg = ["Comunhão Parcial de Bens", "Separação Total de Bens, conforme escritura pública de pacto antenupcial"][n-1]
    novo = b.nome + " " + a.nome.split()[-1]
    css = bxcss(7, 10.5, "Carlito") + "body{font-family:Carlito;font-size:11px;zoom:1.25}h1{font-size:24px;letter-spacing:1px}h2{font-size:11px;font-weight:400}"
    B = f'''<div class="c">{brasao(64)}<h2>REPÚBLICA FEDERATIVA DO BRASIL</h2><h2><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></h2><h1>CERTIDÃO DE CASAMENTO</h1></div>
<div class="c" style="margin:8px 0;font-size:12px"><b>NOMES</b><br><span style="font-size:15px"><b>{a.nome.upper()}</b></span> — CPF {a.cpf}<br><span style="font-size:15px"><b>{b.nome.upper()}</b></span> — CPF {b.cpf}</div>
<div class="c" style="margin-bottom:8px"><b>MATRÍCULA</b><br><span style="font-size:15px">{mat(r,2,d.year,L,F,Tm)}</span></div>'''
    B += cx([[("Nomes completos de solteiro, datas e locais de nascimento, nacionalidade e filiações dos cônjuges",
      f"<b>{a.nome}</b>, nascido aos {ext(a.nasc)}, em {a.city}, Estado d{'a' if a.est in ('Bahia','Paraíba') else 'e'} {a.est}, de nacionalidade brasileira, filho de {a.pai} e de {a.mae}.<br><b>{b.nome}</b>, nascida aos {ext(b.nasc)}, em {b.city} - {b.uf}, de nacionalidade brasileira, filha de {b.pai} e de {b.mae}.")],
      [("Data de registro de casamento por extenso", ext(d).capitalize(), 5), ("Dia", f"{d.day:02d}"), ("Mês", f"{d.month:02d}"), ("Ano", d.year)],
      [("Regime de bens do casamento", reg)],
      [("Nome que cada um dos cônjuges passou a utilizar (quando houver alteração)", f"O cônjuge continuou a assinar: {a.nome}.<br>A cônjuge passou a assinar: {novo if n==1 else b.nome}.")],
      [("Averbações / anotações à acrescer", ["Não há averbações a acrescer.", f"Averbação nº 1: por sentença da 2ª Vara de Família de {a.city}-{a.uf}, transitada em julgado em {br(d.replace(year=d.year+2, day=1))}, foi decretado o DIVÓRCIO do casal, voltando a mulher a usar o nome de solteira. Dou fé."][n-1])],
      [("Anotações de cadastro", f"Cônjuge 1: RG {dig(r,2)}.{dig(r,3)}.{dig(r,3)}-{dig(r,1)} SSP/{a.uf}; Certidão de Nascimento matr. {a.mat}<br>Cônjuge 2: RG {dig(r,8)} SSP/{b.uf}; Certidão de Nascimento matr. {b.mat}")]])
    B += f'''<div class="fl sb" style="margin-top:14px"><div style="width:46%;border:1px solid #666;padding:6px">Oficial de Registro Civil das Pessoas Naturais<br>do 2º Subdistrito de {a.city}<br>{a.ofi} - Oficial(a)<br>{a.city} - {a.uf}<br>{a.end} - Centro<br>Tel. {a.tel}</div>
<div style="width:50%;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{a.city} - {a.uf}, {lon(d.replace(year=d.year+(1 if n==1 else 3),day=9))}.<br><br>{ass(a.sub,"Escrevente autorizada")}</div></div>
<div class="fl mid" style="margin-top:16px;gap:14px">{qr(r,78)}<div>Selo digital: {a.selo}<br>Consulte a autenticidade no portal do Tribunal de Justiça<br>Emolumentos R$ 37,22 &nbsp; Total R$ 45,90</div></div>'''
    return css, B

def k02_obito(r, n):
    f = fam(r, 1931, 1962); d = day(r, 2018, 2024); L, F, Tm = r.randrange(10,90), r.randrange(1,300), r.randrange(900,20000)
    idade = d.year - f.nasc.year - ((d.month, d.day) < (f.nasc.month, f.nasc.day))
    css = bxcss(7.5, 11, "Liberation Serif", "#7a1f1f", "1px solid #a05a5a") + "body{font-family:'Liberation Serif';font-size:12px}body::before{content:'';position:fixed;inset:0;border:3px double #a05a5a}.w{padding:16px 18px;zoom:1.17}"
    B = f'''<div class="w"><div class="fl mid" style="gap:16px">{brasao(70,"#7a1f1f")}<div style="flex:1" class="c"><div>República Federativa do Brasil</div><div>Registro Civil das Pessoas Naturais</div><h1 style="font-size:30px;font-weight:400;letter-spacing:5px">Certidão de Óbito</h1></div></div>
<div class="c" style="margin:10px 0">NOME<br><b style="font-size:17px">{f.nome}</b><br>CPF {f.cpf}<br>MATRÍCULA<br><b style="font-size:14px">{mat(r,4,d.year,L,F,Tm)}</b></div>'''
    B += cx([[("Sexo", f.Sexo), ("Cor", r.choice(["Branca","Parda","Preta"])), ("Estado civil e idade", f"{['Viúv','Casad'][n-1]+f.o}, {idade} anos", 2)],
      [("Naturalidade", f"{f.city} - {f.uf}"), ("Documento de identificação", f"RG {dig(r,9)} SSP/{f.uf}"), ("Eleitor", ["Sim","Não"][n-1], .4)],
      [("Filiação e residência", f"{f.pai} e {f.mae}. Residência: {f.end}, {f.city2} - {f.uf2}")],
      [("Data e hora do falecimento", f"{ext(d).capitalize()}, às {hora(f.h,f.m,True)}", 4), ("Dia", f"{d.day:02d}", .5), ("Mês", f"{d.month:02d}", .5), ("Ano", d.year, .5)],
      [("Data de nascimento", br(f.nasc)), ("Local de falecimento", f"{f.hosp}, {f.city2} - {f.uf2}", 3)],
      [("Causa da morte", ["Insuficiência respiratória aguda; pneumonia; doença pulmonar obstrutiva crônica","Choque cardiogênico; infarto agudo do miocárdio; hipertensão arterial"][n-1])],
      [("Sepultamento / cremação (município e cemitério, se conhecido)", f"Cemitério Parque da Saudade, {f.city2} - {f.uf2}", 2), ("Declarante", nome(r,"F"), 1.3)],
      [("Nome e número de documento do(s) médico(s) que atestou(aram) o óbito", f"Dr(a). {nome(r,'M')}, CRM/{f.uf2} {dig(r,5)}; D.O. nº {dig(r,8)}-{dig(r,1)}")],
      [("Averbações / anotações à acrescer", f"Registro lavrado em {br(d+timedelta(days=1))}, no Livro C-{L}, folha {F}, termo {Tm}. {['Deixou bens. Não deixou testamento conhecido. Deixou 3 filhos: ','Não deixou bens a inventariar. Deixou 2 filhos: '][n-1]}{nome(r,'F')} ({r.randrange(30,60)} anos) e {nome(r,'M')} ({r.randrange(30,60)} anos){[', e um falecido','' ][n-1]}.")],
      [("Anotações de cadastro", f"Tipo documento: Título de Eleitor {dig(r,12)}; NIS {dig(r,11)}; Nascimento: Livro A-{f.livro}, fls. {f.folha}, termo {f.termo}, {f.city}-{f.uf}")]])
    B += f'''<div class="fl sb" style="margin-top:22px"><div>Ofício do Registro Civil de {f.city2}<br>Oficial: {f.ofi}<br>{f.city2} - {f.uf2}<br>{f.end}<br>E-mail: registro.{f.city2.lower().replace(" ","")[:5]}@exemplo.org</div><div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {lon(d+timedelta(days=12))}, {f.city2}<br><br>{ass(f.ofi,"Oficial Registrador")}</div></div><div class="c" style="margin-top:20px">{selo("REGISTRO CIVIL DAS PESSOAS NATURAIS • "+f.city2.upper()+" • ",f.uf2,96,"#7a1f1f")}</div></div>'''
    return css, B

def k03_natimorto(r, n):
    f = fam(r, 2015, 2023); L, F, Tm = r.randrange(2,20), r.randrange(1,300), r.randrange(90,3000); reg = f.nasc + timedelta(days=2)
    css = bxcss(7, 10, "DejaVu Sans", "#225", "1px solid #446") + "body{font-family:'DejaVu Sans';font-size:10px;zoom:1.22}"
    B = f'''<div class="c" style="background:#e6ecf5;padding:10px;border:1px solid #446">{brasao(52,"#225")}<div style="font-size:10px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:12px"><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></div><h1 style="font-size:20px">CERTIDÃO DE NATIMORTO</h1></div>
<div class="c" style="margin:9px 0">NOME<br><b style="font-size:14px">{[f.nome.upper(),'NATIMORTO DE '+f.mae.upper()][n-1]}</b><br>MATRÍCULA<br><b style="font-size:13px">{mat(r,5,reg.year,L,F,Tm)}</b></div>'''
    B += cx([[("Data do fato por extenso", ext(f.nasc), 4), ("Dia", f"{f.nasc.day:02d}", .5), ("Mês", f"{f.nasc.month:02d}", .5), ("Ano", f.nasc.year, .6)],
      [("Hora do parto", hora(f.h,f.m)), ("Sexo", f.Sexo.lower()), ("Gêmeo", ["não","sim (segundo)"][n-1]), ("Duração da gestação", f"{r.randrange(29,39)} semanas")],
      [("Local do parto, município e UF", f"{f.hosp}, {f.city} - {f.uf}")],
      [("Filiação", f"Pai: {f.pai}, natural de {f.city2} - {f.uf2}, {r.choice(PROF)}<br>Mãe: {f.mae}, natural de {f.city} - {f.uf}, {r.choice(PROF)}, com {r.randrange(19,40)} anos de idade na ocasião do parto")],
      [("Avós", f"Paternos: {f.avop} e {f.avap}<br>Maternos: {f.avom} e {f.avam}")],
      [("Data do registro por extenso", ext(reg), 3), ("Livro", f"C-Auxiliar nº {L}"), ("Folha", F, .5), ("Termo", Tm, .5)],
      [("Causa da morte fetal", ["Anóxia intrauterina; descolamento prematuro de placenta","Circular de cordão umbilical"][n-1], 2), ("Declaração de óbito fetal nº", f"{dig(r,8)}-{dig(r,1)}")],
      [("Médico atestante", f"{nome(r,'F')}, CRM {dig(r,5)}/{f.uf}", 1.4), ("Declarante", ["O pai","A avó materna"][n-1]), ("Sepultamento", "Cemitério Municipal")],
      [("Averbações / Anotações a acrescer", "Não consta.")]])
    B += f'''<div class="fl sb" style="margin-top:18px"><div style="line-height:1.5"><b>1º Ofício de Registro Civil de {f.city}</b><br>CNS {dig(r,2)}.{dig(r,3)}-{dig(r,1)}<br>Oficial: {f.ofi}<br>{f.end}, {f.city} - {f.uf}</div><div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.city}, {lon(reg+timedelta(days=30))}.<br><br>{ass(f.sub,"Substituto(a) do Oficial",220)}</div></div><div style="margin-top:30px" class="fl mid">{qr(r,66)}<div style="margin-left:12px">SELO DE FISCALIZAÇÃO ELETRÔNICO<br><b>{f.selo}</b><br>Gratuito nos termos da lei</div></div>'''
    return css, B

def k04_negativa(r, n):
    f = fam(r, 1938, 1969)
    css = "body{font:14px/1.75 'Nimbus Mono PS'}h1{font-size:19px;margin:26px 0 22px;text-decoration:underline}"
    ped = nome(r, "F")
    txt = [f'''<b>CERTIFICO</b>, a pedido verbal da parte interessada, que, revendo nesta serventia os livros "A" de registros de NASCIMENTO, no período de 1º de janeiro de {f.nasc.year-2} a 31 de dezembro de {f.nasc.year+10}, <b>NÃO FOI ENCONTRADO</b> o assento de nascimento de <b>{f.nome.upper()}</b>, do sexo {f.Sexo.lower()}, que teria nascido aos {ext(f.nasc)}, às {hora(f.h,f.m,True)}, no lugar denominado Fazenda Boa Esperança, neste distrito, filh{f.o} de <b>{f.pai}</b> e de <b>{f.mae}</b>, sendo avós paternos {f.avop} e {f.avap} e avós maternos {f.avom} e {f.avam}.''',
      f'''<b>CERTIFICO E DOU FÉ</b>, em cumprimento ao requerimento protocolado sob nº {dig(r,5)}, firmado por {ped}, para fins de REGISTRO TARDIO, que das buscas efetuadas nos índices e livros de nascimento a meu cargo, compreendendo os Livros A-1 a A-{f.livro}, delas <b>NADA CONSTA</b> com relação ao nascimento de <b>{f.nome.upper()}</b>, nascid{f.o} em {lon(f.nasc)}, em domicílio, natural de {f.city}, Estado de {f.est}, filh{f.o} de {f.mae}, sem filiação paterna declarada, neta pela parte materna de {f.avom} e {f.avam}.'''][n-1]
    B = f'''<div class="c">{brasao(58)}<br><b>SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>COMARCA DE {f.city.upper()} - ESTADO DE {f.est.upper()}<br>{f.ofi} - Oficial Titular<h1>CERTIDÃO NEGATIVA DE {["REGISTRO DE ",""][n-1]}NASCIMENTO</h1></div>
<p class="j" style="text-indent:60px">{txt}</p><p class="j" style="text-indent:60px">A presente certidão foi expedida para fins de {["retificação e restauração de assento junto ao Juízo de Direito desta Comarca","instrução de pedido de registro tardio de nascimento (Provimento nº 28 do CNJ)"][n-1]}. Ressalva-se a existência de registro com grafia diversa. O referido é verdade e dou fé.</p>
<p class="r" style="margin-top:30px">{f.city} ({f.uf}), {ext(day(r,2009,2023))}.</p><div class="c" style="margin-top:60px">{ass(f.ofi,"Oficial do Registro Civil",300)}</div><div style="margin-top:50px">{selo("OFICIAL DO REGISTRO CIVIL * "+f.city.upper()+" * "+f.uf+" *","RCPN",110,"#444")}</div><div style="border:1px dashed #555;padding:6px;font-size:11px;margin-top:20px;width:60%">Emol. R$ 29,40 - Rec. Compe R$ 1,76 - TFJ R$ 9,80<br>Total R$ 40,96 &nbsp; Selo {f.selo}</div>'''
    return css, B

def k05_emancipacao(r, n):
    f = fam(r, 2001, 2007); d = f.nasc.replace(year=f.nasc.year+16, day=15) + timedelta(days=r.randrange(30,400)); L, F, Tm = r.randrange(3,30), r.randrange(1,200), r.randrange(90,6000)
    css = "body{font:13px/1.6 'EB Garamond','EB Garamond 12',serif}h1{font-size:25px;letter-spacing:2px}td{border:1px solid #999;padding:4px 8px;vertical-align:top}td:first-child{width:34%;background:#f0ece0;font-variant:small-caps}"
    rows = [("Livro, folha e termo", f"Livro E nº {L}, fls. {F}, sob nº {Tm}"), ("Nome d"+f.o+" emancipad"+f.o, f"<b>{f.nome}</b>"), ("CPF", f.cpf), ("Data de nascimento", ext(f.nasc)), ("Naturalidade", f"{f.city} - {f.uf}"), ("Sexo", f.Sexo),
      ("Assento de nascimento", f"Matrícula {f.mat}, do Registro Civil de {f.city} - {f.uf}"), ("Filiação", f"{f.pai}, {r.choice(PROF)}, e {f.mae}, {r.choice(PROF)}"), ("Residência", f"{f.end}, {f.city2} - {f.uf2}"),
      ("Título", [f"Escritura pública de emancipação lavrada no 2º Tabelionato de Notas de {f.city2}, Livro {dig(r,3)}, fls. {dig(r,2)}, em {lon(d)}", f"Sentença proferida em {lon(d)} pelo MM. Juiz da 1ª Vara da Infância e Juventude de {f.city2}, autos nº {dig(r,7)}-{dig(r,2)}.{d.year}.8.{dig(r,2)}.{dig(r,4)}"][n-1]), ("Data do registro", ext(d+timedelta(days=12))), ("Observações / averbações", "Comunicação remetida ao Registro Civil do nascimento para a anotação do art. 107 da Lei nº 6.015/73.")]
    B = f'''<div class="fl mid" style="border-bottom:2px solid #333;padding-bottom:8px;gap:20px">{brasao(66,"#5a4a1a")}<div><div>REPÚBLICA FEDERATIVA DO BRASIL</div><div>Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede</div><div>Comarca de {f.city2}, {UFN[f.uf2]}</div></div></div>
<div class="c" style="margin:16px 0"><h1>CERTIDÃO DE EMANCIPAÇÃO</h1><div>Matrícula {mat(r,7,d.year,L,F,Tm)}</div></div>
<p class="j">Certifico que, em data de {lon(d+timedelta(days=12))}, foi feito o registro da emancipação abaixo discriminada:</p><table>{"".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a,b in rows)}</table>
<p style="margin-top:14px">O referido é verdade e dou fé.</p><p class="r">{f.city2} - {f.uf2}, {lon(d+timedelta(days=14))}</p><div class="fl sb" style="margin-top:36px;align-items:flex-end">{selo("REGISTRO CIVIL DA SEDE • LIVRO E • "+f.city2.upper()+" • ","1º OFÍCIO",104,"#5a4a1a")}{ass(f.ofi,"Oficial",260)}</div>'''
    return css, B

def k06_interdicao(r, n):
    f = fam(r, 1950, 1998); d = day(r, 2016, 2023); L, F, Tm = r.randrange(3,30), r.randrange(1,200), r.randrange(90,6000)
    cur = nome(r, "F")
    css = bxcss(8, 12, "Roboto Condensed", "#064", "0;border-bottom:1px solid #7a9", "4px 4px") + "body{font-family:'Roboto Condensed';font-size:12px;zoom:1.3}"
    B = f'''<div style="background:#0b5d45;color:#fff;padding:12px 16px" class="fl sb mid"><div><div style="font-size:11px">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font-size:24px;font-weight:700">CERTIDÃO DE {["INTERDIÇÃO","CURATELA"][n-1]}</div></div>{brasao(56,"#fff")}</div>'''
    B += cx([[("Nome do(a) curatelado(a)", f"<b style='font-size:16px'>{f.nome.upper()}</b>", 2), ("CPF", f.cpf)], [("Matrícula", f"<b>{mat(r,7,d.year,L,F,Tm)}</b>")],
      [("Data de nascimento", br(f.nasc)), ("Município de nascimento", f"{f.city} - {f.uf}"), ("Sexo", f.Sexo), ("Estado civil", "Solteir"+f.o)],
      [("Filiação", f"{f.pai}<br>{f.mae}")], [("Registro de nascimento", f"Livro A-{f.livro}, folhas {f.folha}, termo {f.termo}, Registro Civil de {f.city} - {f.uf}")],
      [("Sentença (data, vara, juiz)", f"{lon(d)}, {n}ª Vara de Família e Sucessões de {f.city2} - {f.uf2}; MM. Juiz(a) Dr(a). {nome(r,'F')}; processo {dig(r,7)}-{dig(r,2)}.{d.year}.8.{dig(r,2)}.{dig(r,4)}; trânsito em {br(d+timedelta(days=35))}")],
      [("Nome, profissão e residência do curador", f"{cur}, {r.choice(PROF)}, {f.end}, {f.city2} - {f.uf2}")],
      [("Causa e limites da curatela", ["Incapacidade relativa para atos de natureza patrimonial e negocial (art. 85 da Lei 13.146/2015)","Atos patrimoniais: emprestar, transigir, dar quitação, alienar, hipotecar, demandar ou ser demandado"][n-1])],
      [("Data do registro", ext(d+timedelta(days=60)), 2), ("Livro / folha / termo", f"E-{L} / {F} / {Tm}")], [("Anotações / Averbações", ["Nada consta.", "AV-1: substituída a curadora anterior, por decisão judicial, pela ora indicada."][n-1])]])
    B += f'''<div class="fl sb" style="margin-top:26px;align-items:flex-end"><div>{barras(r,210,40)}<br>Selo {f.selo}<br>Oficial: {f.ofi}<br>{f.end} — {f.city2}/{f.uf2} — {f.tel}</div><div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.city2}, {lon(d+timedelta(days=90))}<br><br>{ass(f.sub,"Escrevente")}</div></div>'''
    return css, B

def k07_uniao(r, n):
    a, b = fam(r, 1970, 1998, "M"), fam(r, 1970, 1998, "F"); d = day(r, 2017, 2023); L, F, Tm = r.randrange(3,30), r.randrange(1,200), r.randrange(90,6000)
    css = "body{font:12.5px/1.5 Lato}h1{font-size:20px}fieldset{border:1.5px solid #557;border-radius:8px;margin:0 0 10px;padding:6px 12px}legend{font-weight:700;color:#335;font-size:11px;padding:0 6px}"
    def p(x): return f'''<b style="font-size:15px">{x.nome}</b><br>CPF {x.cpf} · nascid{x.o} em {lon(x.nasc)}, natural de {x.city} - {x.uf}, {r.choice(PROF)}, solteir{x.o}, brasileir{x.o}<br>Filiação: {x.pai} e {x.mae}<br>Registro de nascimento: {x.mat}<br>Residência: {a.end}, {a.city} - {a.uf}'''
    B = f'''<div class="c" style="color:#335">{brasao(50,"#335")}<div style="font-size:11px">REPÚBLICA FEDERATIVA DO BRASIL · REGISTRO CIVIL DAS PESSOAS NATURAIS · LIVRO E</div><h1>CERTIDÃO DE UNIÃO ESTÁVEL</h1><div style="margin:6px 0 12px">MATRÍCULA<br><b style="font-size:14px">{mat(r,7,d.year,L,F,Tm)}</b></div></div>
<fieldset><legend>PRIMEIRO COMPANHEIRO</legend>{p(a)}</fieldset><fieldset><legend>SEGUNDA COMPANHEIRA</legend>{p(b)}</fieldset>
<fieldset><legend>REGISTRO</legend>Data do registro: {ext(d)} ({br(d)})<br>Livro E-{L}, folha {F}, termo {Tm}<br>Data de início da convivência: {lon(day(r,2008,2014))}<br>Título: {["escritura pública declaratória lavrada no 1º Tabelionato de Notas de "+a.city, "termo declaratório formalizado perante o Oficial (Lei nº 14.382/2022)"][n-1]}</fieldset>
<fieldset><legend>REGIME DE BENS E NOMES</legend>{["Comunhão parcial de bens.","Separação de bens convencional."][n-1]} Nomes adotados: {a.nome}; {b.nome + (" "+a.nome.split()[-1] if n==1 else "")}.</fieldset>
<fieldset><legend>FILHOS EM COMUM (declarados pelas partes)</legend>{nome(r,'F',[b.nome.split()[-1],a.nome.split()[-1]])}, nascida em {br(day(r,2015,2017))}, matrícula {mat(r,1,2017,a.livro,a.folha,a.termo)}{"" if n==1 else "; "+nome(r,'M',[b.nome.split()[-1],a.nome.split()[-1]])+", nascido em "+br(day(r,2018,2020))}.</fieldset>
<fieldset><legend>AVERBAÇÕES / ANOTAÇÕES</legend>Este registro produz efeitos patrimoniais entre os companheiros e não se prejudica direito de terceiro.</fieldset>
<div class="fl sb" style="margin-top:18px"><div>{a.ofi}<br>Oficial Registrador(a)<br>{a.city} - {a.uf}<br>{a.tel}</div><div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{a.city}, {lon(d+timedelta(days=5))}<br>{ass(a.ofi,"Oficial")}</div>{qr(r,74)}</div>'''
    return css, B

def k08_recibo(r, n):
    f = fam(r, 1990, 2022)
    f.emi = day(r, 2021, 2024)
    css = "body{font:12px/1.4 'DejaVu Sans Mono'}.t{width:520px;margin:0 auto;border:1px dashed #777;padding:18px 22px}td{padding:2px 0}hr{border:0;border-top:1px dashed #333}"
    it = [("Certidão de nascimento - breve relato (2ª via)", 1, 38.17), ("Busca em livro, por período de 5 anos", 2, 9.40), ("Selo de fiscalização digital", 1, 2.95)] if n==1 else [("Certidão de nascimento em inteiro teor", 1, 76.35), ("Materialização CRC", 1, 33.10), ("Apostila de Haia", 1, 128.04), ("Despesa postal (SEDEX)", 1, 42.60)]
    tot = sum(q*v for _,q,v in it)
    m = lambda v: f"{v:,.2f}".replace(",","_").replace(".",",").replace("_",".")
    B = f'''<div class="t"><div class="c">{brasao(44)}<br><b>CARTÓRIO DO REGISTRO CIVIL - {n}º OFÍCIO</b><br>{f.city} - {f.uf}<br>CNPJ {dig(r,2)}.{dig(r,3)}.{dig(r,3)}/0001-{dig(r,2)}<br>{f.end} - {f.tel}<br><br><b style="font-size:15px">{["RECIBO DE EMOLUMENTOS","PROTOCOLO / RECIBO"][n-1]} Nº {dig(r,6)}</b></div><hr>
Data: {br(f.emi)} {hora(9+n,17)}<br>Solicitante: {f.mae}<br>CPF: {cpf(r)}<br><hr><b>ATO SOLICITADO: CERTIDÃO DE NASCIMENTO</b><br>Registrad{f.o}: {f.nome.upper()}<br>Data nasc.: {br(f.nasc)}<br>Mãe: {f.mae}<br>Pai: {f.pai}<br>Livro: A-{f.livro} Folha: {f.folha} Termo: {f.termo}<br>Matr.: {f.mat}<hr>
<table><tr><td><b>Descrição</b></td><td class="r"><b>Qtd</b></td><td class="r"><b>Valor R$</b></td></tr>{"".join(f'<tr><td>{a}</td><td class="r">{q}</td><td class="r">{m(q*v)}</td></tr>' for a,q,v in it)}<tr><td colspan="2">Recompe / Fundos</td><td class="r">4,12</td></tr><tr><td colspan="2">ISSQN</td><td class="r">1,90</td></tr><tr><td colspan="2"><b>TOTAL</b></td><td class="r"><b>{m(tot+6.02)}</b></td></tr></table><hr>
Forma de pagamento: {["DINHEIRO","PIX"][n-1]}<br>Previsão de entrega: {br(f.emi+timedelta(days=5))}<br>Selo: {f.selo}<br><br><div class="c">{barras(r,300,44)}<br>{dig(r,20)}<br><br>Atendente: {f.sub}<br>Guarde este recibo para retirar a certidão.<br>Este documento não vale como certidão.</div></div>'''
    return css, B

def k09_tabela(r, n):
    f = fam(r); base = [31.2, 44.85][n-1]
    m = lambda v: f"{v:.2f}".replace(".",",")
    it = ["Registro de nascimento (inclusive a primeira certidão)","Registro de óbito (inclusive a primeira certidão)","Certidão de nascimento, breve relato — 2ª via","Certidão de casamento, breve relato — 2ª via","Certidão de óbito, breve relato — 2ª via","Certidão de inteiro teor (nascimento, casamento ou óbito)","Certidão negativa de registro","Averbação em geral no assento de nascimento","Reconhecimento de paternidade ou maternidade socioafetiva","Alteração de prenome e gênero","Retificação administrativa (art. 110 da Lei 6.015/73)","Habilitação para casamento, inclusive edital de proclamas","Casamento em diligência","Conversão de união estável em casamento","Registro de emancipação, interdição ou ausência (Livro E)","Transcrição de registro de nascimento lavrado no exterior","Busca, por período de cinco anos","Desarquivamento","Anotação e comunicação"]
    css = ["body{font:11px Roboto}h1{font-size:19px;color:#8a1c1c}th{background:#8a1c1c;color:#fff;padding:5px}td{padding:4.5px 6px;border-bottom:1px solid #ddd}tr:nth-child(odd) td{background:#faf3f3}","body{font:11.5px 'Liberation Sans Narrow'}h1{font-size:17px}th,td{border:1px solid #000;padding:5px 6px}"][n-1]
    rows = ""
    for i, t in enumerate(it):
        v = 0 if i < 2 else base*(.6+((i*37)%23)/6)
        rows += f'<tr><td class="c">{i+1}</td><td>{t}</td>' + ("<td class='c' colspan='4'>GRATUITO (art. 30 da Lei nº 6.015/73)</td>" if v==0 else "".join(f"<td class='r'>{m(x)}</td>" for x in (v, v*.05, v*.21, v*1.26))) + "</tr>"
    B = f'''<div class="fl mid" style="gap:14px;margin-bottom:10px">{brasao(56)}<div><div>Estado de {f.est} — Corregedoria-Geral da Justiça</div><h1>TABELA {["J","VII"][n-1]} — ATOS DO OFICIAL DO REGISTRO CIVIL DAS PESSOAS NATURAIS</h1><div>Vigência: a partir de 1º de janeiro de {2021+n} · Afixação obrigatória em local visível · {f.city} - {f.uf}</div></div></div>
<table><tr><th>Item</th><th>Ato</th><th>Emolumentos (R$)</th><th>Fundo</th><th>Taxa jud.</th><th>Total (R$)</th></tr>{rows}</table>
<p style="margin-top:12px"><b>NOTAS</b></p><p class="j">1. Não serão cobrados emolumentos pelo registro civil de nascimento e pelo assento de óbito, bem como pela primeira certidão respectiva. 2. Os reconhecidamente pobres estão isentos do pagamento pelas demais certidões. 3. A certidão de nascimento conterá o nome, o CPF, a matrícula, a data e o local do nascimento, a filiação, os avós e as averbações. 4. Na certidão requerida por meio da Central (CRC) acresce-se a despesa de envio. 5. O recibo discriminado é obrigatório.</p>
<p>Oficial: {f.ofi} · Substituto: {f.sub}<br>Reclamações: Ouvidoria do Tribunal de Justiça, {f.tel}</p>'''
    return css, B

def k10_requerimento(r, n):
    f = fam(r, 1968, 2010); f.emi = day(r, 2021, 2024); h = "font:20px/1 Z003;color:#12308a" if n==1 else "font:13px 'Comic Neue';color:#111"
    v = lambda s: f'<span style="{h}">{s}</span>'
    ck = lambda on: "☒" if on else "☐"
    css = "body{font:11px/1.45 'Liberation Sans'}h1{font-size:15px}.s{background:#ddd;font-weight:700;padding:3px 6px;margin:9px 0 4px;border:1px solid #555}.q{border-bottom:1px solid #333;padding:2px 3px;margin:4px 0;min-height:23px;display:flex;gap:8px;align-items:baseline}.q b{font-weight:400;color:#444;white-space:nowrap}"
    q = lambda *ps: '<div class="fl" style="gap:14px">' + "".join(f'<div class="q" style="flex:{p[2] if len(p)>2 else 1}"><b>{p[0]}:</b>{v(p[1])}</div>' for p in ps) + '</div>'
    B = f'''<div class="fl sb mid"><div><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><br>{f.city} — {f.uf}<br>{f.end}</div><div style="border:1px solid #333;padding:8px 14px">Protocolo nº ______________<br>Data ____/____/________</div></div><div class="c" style="margin:14px 0"><h1>REQUERIMENTO DE 2ª VIA DE CERTIDÃO</h1></div>
<div class="s">1. TIPO DE CERTIDÃO</div>{ck(1)} Nascimento &nbsp; {ck(0)} Casamento &nbsp; {ck(0)} Óbito &nbsp;&nbsp;&nbsp; | &nbsp;&nbsp;&nbsp; {ck(n==1)} Breve relato &nbsp; {ck(n==2)} Inteiro teor<div class="s">2. DADOS DO REGISTRO</div>'''
    B += q(("Nome do(a) registrado(a)", f.nome)) + q(("Data de nascimento", br(f.nasc)), ("Hora", hora(f.h,f.m),.6), ("Sexo", f.Sexo,.7)) + q(("Local de nascimento", f"{f.hosp if n==1 else 'em casa'}, {f.city} - {f.uf}")) + q(("Nome do pai", f.pai)) + q(("Nome da mãe", f.mae)) + q(("Avós paternos", f"{f.avop} e {f.avap}")) + q(("Avós maternos", f"{f.avom} e {f.avam}")) + q(("Livro", f"A-{f.livro}"), ("Folha", f.folha), ("Termo", f.termo), ("Data do registro", br(f.reg), 1.4)) + q(("Matrícula (se souber)", f.mat if n==1 else "não sei"))
    B += '<div class="s">3. REQUERENTE</div>' + q(("Nome", f.nome if n==2 else f.mae, 2), ("CPF", f.cpf)) + q(("Endereço", f"{f.end}, {f.city2} - {f.uf2}", 2), ("Telefone", f.tel)) + q(("Parentesco / interesse", ["mãe","o próprio"][n-1] if n==1 or f.sex=="M" else "a própria"), ("Finalidade", ["RG da filha/o, escola","cidadania italiana"][n-1]))
    B += f'''<div class="s">4. DECLARAÇÃO</div><p class="j">Declaro, sob as penas da lei, serem verdadeiras as informações acima e requeiro a expedição da certidão indicada, ciente dos emolumentos devidos. {ck(0)} Requeiro a gratuidade por não ter condições de arcar com as despesas.</p><p class="c" style="margin-top:16px">{f.city2}, {lon(f.emi)}.</p><div class="c" style="margin-top:14px">{ass(f.nome if n==2 else f.mae,"Assinatura do requerente",300)}</div>
<div class="s" style="margin-top:20px">USO DO CARTÓRIO</div>Busca realizada por: ____________________ &nbsp; Localizado: ( ) sim ( ) não &nbsp; Entregue em ____/____/____ &nbsp; Rubrica ____________'''
    return css, B


def k11_lista(r, n):
    f0 = fam(r, 2021, 2023); mes = f0.nasc.month; ano = f0.nasc.year; Tm = r.randrange(4000, 60000); L = f0.livro
    rows = ""
    for i in range([26, 21][n-1]):
        f = fam(r, ano, ano); d = date(ano, mes, 1) + timedelta(days=i)
        rows += f"<tr><td>{Tm+i}</td><td class='nw'>A-{L}</td><td>{(f0.folha+i)%300+1}</td><td>{f.nome.upper()}</td><td>{f.sex}</td><td>{br(d)}</td><td>{f.mae}</td><td>{f.pai if r.random()>.12 else '—'}</td><td class='nw'>{f.dnv}</td></tr>"
    css = ["body{font:8.5px 'Liberation Sans'}th{background:#ccd;font-size:8px}","body{font:9.5px 'Liberation Sans Narrow'}th{background:#eee}"][n-1] + "th,td{border:1px solid #777;padding:4px 3px;text-align:left}h1{font-size:15px;margin:6px 0}.nw{white-space:nowrap}"
    B = f'''<div class="fl mid" style="gap:12px">{brasao(48)}<div><div style="font-size:11px">Ofício de Registro Civil das Pessoas Naturais de {f0.city} - {f0.uf}</div><h1>{["RELAÇÃO MENSAL DE REGISTROS DE NASCIMENTO","MAPA DE NASCIMENTOS REGISTRADOS — SIRC / IBGE"][n-1]}</h1><div style="font-size:11px">Competência: {MES[mes-1]} de {ano} &nbsp;|&nbsp; Livro A-{L} &nbsp;|&nbsp; Oficial: {f0.ofi}</div></div></div>
<table style="margin-top:10px"><tr><th>Termo</th><th>Livro</th><th>Fls.</th><th>Nome do registrado</th><th>Sexo</th><th>Nascimento</th><th>Nome da mãe</th><th>Nome do pai</th><th>DNV</th></tr>{rows}</table>
<p style="margin-top:10px;font-size:10px">Total de registros no período: {[26,21][n-1]}. Registros tardios: {n}. Natimortos: 0. Declaro que as informações conferem com os assentos lavrados nesta serventia.</p><div class="fl sb" style="font-size:10px;margin-top:24px"><div>Transmitido em {br(date(ano,mes,28)+timedelta(days=9))} 16:42<br>Recibo nº {dig(r,14)}</div>{ass(f0.ofi,"Oficial")}</div>'''
    return css, B, "12mm 11mm"

def k12_mandado(r, n):
    f = fam(r, 1985, 2018); d = day(r, 2021, 2024); np = f"{dig(r,7)}-{dig(r,2)}.{d.year}.8.{dig(r,2)}.{dig(r,4)}"; jz = nome(r, r.choice("MF"))
    css = "body{font:13.5px/1.55 'Liberation Serif'}td{padding:2px 6px;border:1px solid #aaa}td:first-child{width:30%;font-weight:700}"
    novo = f.nome.rsplit(" ",1)[0] + " " + r.choice(SUR)
    B = f'''<div class="fl mid" style="gap:16px;border-bottom:1px solid #000;padding-bottom:8px">{brasao(66)}<div><b>PODER JUDICIÁRIO DO ESTADO D{"A" if f.est in ("Bahia","Paraíba") else "E"} {f.est.upper()}</b><br>Comarca de {f.city}<br>{["Vara de Registros Públicos","2ª Vara da Família e Sucessões"][n-1]}<br><span style="font-size:11px">{f.end}, Fórum — {f.tel}</span></div></div>
<div class="c" style="margin:16px 0"><b style="font-size:18px">MANDADO DE {["RETIFICAÇÃO","AVERBAÇÃO"][n-1]}</b><br>(ASSENTO DE NASCIMENTO)</div>
<p>Processo nº <b>{np}</b><br>Classe: {["Retificação de Registro Civil","Investigação de Paternidade c/c Alimentos"][n-1]}<br>Requerente: {f.nome}<br>{"Requerido: "+f.pai if n==2 else "Interessado: o Ministério Público"}</p>
<p class="j">O(A) Doutor(a) <b>{jz}</b>, Juiz(a) de Direito, na forma da lei, <b>MANDA</b> ao Senhor Oficial do Registro Civil das Pessoas Naturais de {f.city} que, à vista deste, expedido nos autos acima, em cumprimento à respeitável sentença de fls. {dig(r,2)}, transitada em julgado em {br(d)}, proceda à {["RETIFICAÇÃO","AVERBAÇÃO da paternidade"][n-1]} no assento de nascimento a seguir descrito:</p>
<table><tr><td>Nome</td><td>{f.nome.upper()}</td></tr><tr><td>CPF</td><td>{f.cpf}</td></tr><tr><td>Matrícula</td><td>{f.mat}</td></tr><tr><td>Data de nascimento</td><td>{ext(f.nasc)}, às {hora(f.h,f.m)}</td></tr><tr><td>Naturalidade</td><td>{f.city} - {f.uf}</td></tr><tr><td>Filiação</td><td>{f.mae}{" e "+f.pai if n==1 else ""}</td></tr><tr><td>Avós maternos</td><td>{f.avom} e {f.avam}</td></tr>{"<tr><td>Avós paternos</td><td>"+f.avop+" e "+f.avap+"</td></tr>" if n==1 else ""}<tr><td>Data do registro</td><td>{br(f.reg)}, Livro A-{f.livro}, fls. {f.folha}, termo {f.termo}</td></tr></table>
<p class="j" style="margin-top:10px">{[f"para que passe a constar o nome do(a) registrado(a) como <b>{novo}</b> e o nome da avó materna como <b>{f.avam} de {r.choice(SUR)}</b>, permanecendo inalterados os demais dados.", f"para que passe a constar como pai do(a) registrado(a) <b>{f.pai}</b>, e como avós paternos <b>{f.avop}</b> e <b>{f.avap}</b>, passando o(a) registrado(a) a chamar-se <b>{novo.rsplit(' ',1)[0]} {f.pai.split()[-1]}</b>."][n-1]} Após, remeta-se a este Juízo certidão de nascimento devidamente {["retificada","averbada"][n-1]}, sem custas por ser a parte beneficiária da justiça gratuita. <b>CUMPRA-SE</b>.</p>
<p>{f.city}, {lon(d+timedelta(days=8))}. Eu, {f.sub}, Escrevente, digitei.</p><div class="c" style="margin-top:26px"><b>{jz}</b><br>Juiz(a) de Direito</div>
<div style="font-size:9.5px;border:1px solid #888;padding:5px;margin-top:22px">Documento assinado digitalmente nos termos da Lei 11.419/2006. Para conferir o original, acesse o portal do Tribunal e informe o processo {np} e o código {dig(r,6)}{r.choice("ABCDEF")}{dig(r,2)}.</div>'''
    return css, B

EST = ["Larkspur", "Pinehollow"]
def k13_traducao(r, n):
    s = r.sample(["Whitcombe","Ellery","Thorngate","Abernall","Pell","Marchbank"], 4); g = ["Nathaniel","Rosalind"][n-1]; d = day(r, 1985, 2015); lv = dig(r,3); fl = dig(r,3); tr = nome(r,"F")
    css = "body{font:13px/1.6 'URW Bookman';}.h{border-top:3px solid #333;border-bottom:3px solid #333;padding:8px 0}"
    pts = [("1. Nome da criança", f"{g} {['James','Anne'][n-1]} {s[0]}"), ("2. Sexo", ["Masculino","Feminino"][n-1]), ("3. Data do nascimento", lon(d)), ("4. Hora", f"{r.randrange(1,12)}h{r.randrange(10,59)} {['da manhã','da noite'][n-1]}"), ("5. Local do nascimento", f"Hospital Saint Bride, Condado de {EST[n-1]}"), ("6. Nome do pai", f"Gordon {s[1]} {s[0]}"), ("7. Local de nascimento do pai", "Condado de Dunmere"), ("8. Nome de solteira da mãe", f"Margaret Elise {s[2]}"), ("9. Local de nascimento da mãe", "Belo Horizonte, Brasil"), ("10. Residência habitual", f"{dig(r,3)} Juniper Lane"), ("11. Informante", "a mãe"), ("12. Data do registro", lon(d+timedelta(days=9))), ("13. Escrivão local", f"Harold P. {s[3]}")]
    B = f'''<div class="c h"><div style="font-size:19px;font-weight:700">{tr}</div><div style="font-size:11px">TRADUTORA PÚBLICA E INTÉRPRETE COMERCIAL — IDIOMA INGLÊS<br>Matrícula JUCESP nº {dig(r,4)} — CPF {cpf(r)}<br>{r.choice(RUA)}, {dig(r,3)} — Telefone (11) 3{dig(r,3)}-{dig(r,4)}</div></div>
<div class="fl sb" style="font-size:11px;margin:8px 0"><span>TRADUÇÃO Nº {dig(r,4)}</span><span>LIVRO Nº {lv}</span><span>FOLHA {fl}</span></div>
<p class="j">Eu, abaixo assinada, certifico e dou fé, para os devidos fins, que nesta data me foi apresentado um documento exarado em idioma INGLÊS, identificado como <b>CERTIDÃO DE NASCIMENTO</b>, que passo a traduzir para o vernáculo no seguinte teor: ////////////////////</p>
<p>[Consta o brasão à esquerda]<br><b>CONDADO DE {EST[n-1].upper()}<br>DEPARTAMENTO DE ESTATÍSTICAS VITAIS<br>{["CERTIDÃO DE NASCIMENTO","CÓPIA CERTIFICADA DE ASSENTO DE NASCIMENTO"][n-1]}</b><br>Arquivo estadual nº {dig(r,3)}-{d.year}-{dig(r,6)} &nbsp; Livro {dig(r,2)} &nbsp; Página {dig(r,3)}</p>
<p>{"<br>".join(f"{a}: <b>{b}</b>" for a,b in pts)}</p>
<p class="j">Certifico que o acima é cópia verdadeira do registro arquivado neste departamento. [Assinatura ilegível] Escrivão do Condado. [Selo em relevo] Data de emissão: {lon(day(r,2018,2022))}. [No verso: Apostila da Convenção de Haia nº {dig(r,6)}] ////////////////////</p>
<p class="j">NADA MAIS. Li, conferi, achei conforme e dou fé desta tradução, que digitei em uma lauda.</p><p>São Paulo, {lon(day(r,2022,2024))}.<br>Emolumentos: R$ {dig(r,3)},50 — Recibo nº {dig(r,4)}</p><div class="fl sb" style="align-items:flex-end">{selo("TRADUTORA PÚBLICA E INTÉRPRETE COMERCIAL * INGLÊS * ","JUCESP",92,"#333")}{ass(tr,"Tradutora Pública",280)}</div>'''
    return css, B

def en(d): return d.strftime("%B %d, %Y").replace(" 0"," ")
def k14_translation(r, n):
    f = fam(r, 1980, 2019); tr = nome(r,"M")
    css = "body{font:12.5px/1.5 'Nimbus Sans'}td{border:1px solid #555;padding:4px 8px;vertical-align:top}td:first-child{width:32%;font-weight:700;background:#f3f3f3}"
    rows = [("NAME", f"<b>{f.nome.upper()}</b>"),("CPF (Taxpayer No.)", f.cpf if n==1 else "Not stated"),("REGISTRATION NUMBER (Matrícula)", f.mat),("DATE OF BIRTH (in full)", f"{en(f.nasc)} &nbsp; [Day {f.nasc.day:02d} / Month {f.nasc.month:02d} / Year {f.nasc.year}]"),("TIME OF BIRTH", hora(f.h,f.m)),("PLACE OF BIRTH", f"{f.hosp}, {f.city} - {f.uf}, Brazil"),("MUNICIPALITY OF REGISTRATION", f"{f.city}, State of {f.est}"),("SEX", {"M":"Male","F":"Female"}[f.sex]),("PARENTS", f"Father: {f.pai}, born in {f.city2} - {f.uf2}<br>Mother: {f.mae}, born in {f.city} - {f.uf}"),("GRANDPARENTS", f"Paternal: {f.avop} and {f.avap}<br>Maternal: {f.avom} and {f.avam}"),("TWIN", ["No","Not stated"][n-1]),("DATE OF REGISTRATION", en(f.reg)),("LIVE BIRTH STATEMENT (DNV)", f.dnv),("ANNOTATIONS / ENDORSEMENTS", ["None.","Registration entered in Book A-%d, page %d, entry %d. Declarant: the father." % (f.livro,f.folha,f.termo)][n-1])]
    hd = [f'<b style="font-size:16px">CERTIFIED TRANSLATION</b><br>from Portuguese into English<br><span style="font-size:11px">{tr}, Sworn Public Translator — JUCEMG No. {dig(r,4)} · Translation No. {dig(r,5)} · Book {dig(r,2)} · Page {dig(r,3)}</span>', f'<b style="font-size:15px">TRANSLATION FROM PORTUGUESE</b><br><span style="font-size:11px">Harbor Lane Language Services · Ref. {dig(r,6)} · prepared by {tr}</span>'][n-1]
    B = f'''<div class="c" style="border:1px solid #000;padding:8px">{hd}</div><p class="c" style="margin:12px 0">[Coat of Arms]<br>FEDERATIVE REPUBLIC OF BRAZIL<br>CIVIL REGISTRY OF NATURAL PERSONS<br><b style="font-size:19px">BIRTH CERTIFICATE</b><br><i>("Certidão de Nascimento")</i></p>
<table>{"".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a,b in rows)}</table>
<p style="margin-top:10px">[Registry] 1st Civil Registry Office of {f.city} - {f.uf}. Registrar: {f.ofi}. Address: {f.end}.<br>The contents of this certificate are true. I attest. {f.city}, {en(f.emi)}. [Signed] {f.sub}, Deputy Clerk. [Digital seal {f.selo}]</p>
<p class="j">{["I, the undersigned, hereby certify that the foregoing is a true and faithful translation of the original document presented to me.","I certify that I am competent to translate from Portuguese into English and that the above is a complete and accurate translation (8 CFR 103.2(b)(3))."][n-1]}</p><div class="fl sb" style="margin-top:14px;align-items:flex-end"><div>{["Belo Horizonte","Date"][n-1]}, {en(day(r,2020,2024))}</div>{ass(tr,["Sworn Translator","Translator"][n-1],250)}</div>'''
    return css, B

PTG = [("Afonso Miguel","M"),("Leonor Beatriz","F")]
def k15_portugal(r, n):
    g, sx = PTG[n-1]; s = r.sample("Vilhena Carvalhal Mourato Seabra Quintela Barradas Falcato Penedo".split(), 4); d = day(r, 1990, 2020)
    fr, con = [("São Julião","Portalegre"),("Santa Marinha","Vila Nova de Gaia")][n-1]
    css = bxcss(9,12.5,"Liberation Serif","#333","0;border-bottom:1px dotted #777","3px 4px") + "body{font:13px/1.4 'Liberation Serif'}h3{background:#e8e8e8;font-size:12px;padding:3px 6px;margin-top:10px}.cx .lb{text-transform:none}"
    B = f'''<div class="fl sb"><div><b>Conservatória do Registo Civil de {con}</b><br>Instituto dos Registos e do Notariado</div><div class="r" style="font-size:11px">{["CERTIDÃO DE NASCIMENTO","Certidão de Registo de Nascimento"][n-1]}<br>Cópia integral</div></div><div class="c" style="margin:14px 0"><b style="font-size:18px">Assento de Nascimento n.º {dig(r,4)} do ano de {d.year+1}</b></div><h3>REGISTANDO</h3>'''
    B += cx([[("Nome próprio", g), ("Apelidos", f"{s[0]} {s[1]}")], [("Sexo", {"M":"Masculino","F":"Feminino"}[sx]), ("Hora do nascimento", f"{r.randrange(24)} horas e {r.randrange(60)} minutos"), ("Data do nascimento", f"{lon(d)}")], [("Naturalidade (freguesia e concelho)", f"Freguesia de {fr}, concelho de {con}")]])
    B += "<h3>PAI</h3>" + cx([[("Nome completo", f"Rui Alberto {s[2]} {s[1]}",2), ("Idade", f"{r.randrange(24,44)} anos")], [("Estado", "Casado"), ("Naturalidade", f"{fr}, {con}",2)], [("Residência habitual", f"Rua do Outeiro, {dig(r,2)}, {con}")]])
    B += "<h3>MÃE</h3>" + cx([[("Nome completo", f"Maria Inês {s[3]} {s[0]}",2), ("Idade", f"{r.randrange(24,44)} anos")], [("Estado", "Casada"), ("Naturalidade", ["Rio de Janeiro, Brasil","Sé, Évora"][n-1],2)], [("Residência habitual", "A mesma do pai")]])
    B += "<h3>AVÓS</h3>" + cx([[("Avós paternos", f"Joaquim {s[1]} e Albertina {s[2]}")], [("Avós maternos", f"Manuel {s[0]} e Ermelinda {s[3]}")]])
    B += "<h3>DECLARANTE(S) / TESTEMUNHAS</h3>" + cx([[("Declarantes", "Os pais"), ("Data do assento", lon(d+timedelta(days=14)))], [("Conservador / Oficial", f"A Conservadora, Fernanda {r.choice(SUR)}"), ("Processo", f"n.º {dig(r,5)}/{d.year}")]])
    B += f'''<h3>AVERBAMENTOS</h3><p style="padding:6px">{["Sem averbamentos.","Averbamento n.º 1, de 12 de maio de %d: Progenitor brasileiro — nacionalidade da mãe atribuída nos termos do artigo 1.º, n.º 1, al. c) da Lei da Nacionalidade." % (d.year+6)][n-1]}</p><p class="j" style="margin-top:10px">Está conforme o original. Certidão extraída do assento informatizado, emitida nos termos do artigo 211.º do Código do Registo Civil. Código de acesso: {dig(r,4)}-{dig(r,4)}-{dig(r,4)}. Válida até {br(day(r,2022,2024),"-")}.</p><div class="fl sb" style="margin-top:18px;align-items:flex-end">{selo("CONSERVATÓRIA DO REGISTO CIVIL • "+con.upper()+" • ","IRN",96,"#046")}{ass("Fernanda Barradas","A Oficial de Registos",240)}</div>'''
    return css, B

ME = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
def k16_argentina(r, n):
    d = day(r, 1978, 2019); s = r.sample("Ibarlucea Quiroga Benavídez Arguello Zabaleta Moyano Cardozo".split(), 3); nm, sx = [("Lautaro Nicolás","masculino"),("Milagros Abril","femenino")][n-1]
    if n == 1:
        css = "body{font:14px/1.9 'C059'}.b{border:2px solid #2a5d9c;padding:22px 26px;height:262mm}u{text-decoration:none;border-bottom:1px dotted #333;font-family:'Nimbus Mono PS';font-weight:700}"
        B = f'''<div class="b"><div class="c" style="color:#2a5d9c">{brasao(60,"#2a5d9c")}<br>REPÚBLICA ARGENTINA — PROVINCIA DE ENTRE RÍOS<br><b>REGISTRO DEL ESTADO CIVIL Y CAPACIDAD DE LAS PERSONAS</b><div style="font-size:26px">ACTA DE NACIMIENTO</div></div><p>Tomo <u>{dig(r,2)}</u> &nbsp; Acta Nº <u>{dig(r,4)}</u> &nbsp; Folio <u>{dig(r,3)}</u> &nbsp; Año <u>{d.year}</u></p>
<p class="j">En la ciudad de <u>Concordia</u>, a los <u>{(d+timedelta(days=5)).day}</u> días del mes de <u>{ME[(d+timedelta(days=5)).month-1]}</u> del año <u>{(d+timedelta(days=5)).year}</u>, yo, funcionario del Registro Civil, inscribo el NACIMIENTO de: <u>{nm} {s[0]}</u>, sexo <u>{sx}</u>, ocurrido el día <u>{d.day} de {ME[d.month-1]} de {d.year}</u> a las <u>{r.randrange(24)}:{r.randrange(10,60)}</u> horas, en <u>Sanatorio Los Ceibos, Concordia</u>. D.N.I. Nº <u>{dig(r,2)}.{dig(r,3)}.{dig(r,3)}</u>. Hijo de <u>Fabián Horacio {s[0]}</u>, de nacionalidad <u>argentina</u>, y de <u>Graciela Noemí {s[1]}</u>, de nacionalidad <u>brasileña</u>, domiciliados en <u>calle Güemes {dig(r,3)}</u>. Abuelos paternos: <u>Ramón {s[0]} y Delia {s[2]}</u>. Abuelos maternos: <u>Oscar {s[1]} y Nélida Prates</u>. Intervino el certificado médico expedido por <u>Dra. Susana Moyano</u>. Declarante: <u>el padre</u>. Leída el acta, firman.</p><p>NOTAS MARGINALES: <u>No registra.</u></p><div class="fl sb" style="margin-top:30px;line-height:1.3">{ass("F. H. "+s[0],"Declarante",200)}{ass("Norma Cardozo","Oficial Público",200)}</div><p style="margin-top:30px;font-size:12px;line-height:1.4">Es copia fiel del original que obra en los libros de esta Dirección General. Concordia, {r.randrange(2,28)} de {r.choice(ME)} de {2019+r.randrange(5)}. Sellado: $ 350.</p>{selo("REGISTRO CIVIL * ENTRE RÍOS * REPÚBLICA ARGENTINA * ","R.C.",90,"#2a5d9c")}</div>'''
    else:
        css = bxcss(8,12,"Roboto","#666","1px solid #b5a","4px 7px") + "body{font:12px/1.5 Roboto}.bx{margin:2px!important}"
        B = f'''<div class="fl sb mid" style="background:#7a2d6f;color:#fff;padding:12px">{brasao(50,"#fff")}<div class="r">ESTADOS UNIDOS MEXICANOS<br><b style="font-size:22px">ACTA DE NACIMIENTO</b></div></div>''' + cx([[("Identificador electrónico", dig(r,20)),("Clave Única de Registro de Población", f"{s[0][:2].upper()}{s[1][0]}M{d.strftime('%y%m%d')}MJC{dig(r,3)}0{dig(r,1)}")],[("Entidad de registro","JALISCO"),("Municipio de registro","TEOCALTICHE"),("Oficialía","0001",.5)],[("Fecha de registro",br(d+timedelta(days=20))),("Libro",dig(r,1)),("Número de acta",dig(r,5))]])
        B += "<h4 style='margin:12px 0 4px;color:#7a2d6f'>Datos de la Persona Registrada</h4>" + cx([[("Nombre(s)",nm.upper()),("Primer apellido",s[0].upper()),("Segundo apellido",s[1].upper())],[("Sexo","MUJER"),("Fecha de nacimiento",br(d)),("Lugar de nacimiento","TEOCALTICHE, JALISCO",1.5)]])
        B += "<h4 style='margin:12px 0 4px;color:#7a2d6f'>Datos de Filiación de la Persona Registrada</h4>" + cx([[("Nombre(s)","JULIÁN"),("Primer apellido",s[0].upper()),("Segundo apellido","CARDOZO"),("Nacionalidad","MEXICANA")],[("Nombre(s)","ELOÁ"),("Primer apellido",s[1].upper()),("Segundo apellido","UCHÔA"),("Nacionalidad","BRASILEÑA")]])
        B += f'''<h4 style='margin:12px 0 4px;color:#7a2d6f'>Anotaciones Marginales</h4><div style="border:1px solid #b5a;padding:10px">Sin anotaciones marginales.</div><h4 style='margin:12px 0 4px;color:#7a2d6f'>Certificación</h4><p class="j">Se extiende la presente copia certificada, con fundamento en los artículos 126 y 127 del Código Civil del Estado de Jalisco. La Firma Electrónica con la que cuenta es vigente a la fecha de expedición. Doy fe. A los {r.randrange(2,28)} días del mes de {r.choice(ME)} de {2018+r.randrange(6)}.</p><div class="fl mid sb" style="margin-top:26px">{qr(r,96)}<div style="font:9px 'DejaVu Sans Mono';width:300px;word-break:break-all">Firma electrónica:<br>{"".join(r.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij0123456789+/") for _ in range(190))}==</div>{ass("Lic. Norma Zabaleta","Oficial del Registro Civil",180)}</div><div class="c" style="margin-top:20px">{barras(r,260,36)}</div>'''
    return css, B

def k17_us(r, n):
    d = day(r, 1982, 2016); s = r.sample(["Whitcombe","Ellery","Thorngate","Abernall","Pell","Marchbank"], 4)
    if n == 1:
        css = bxcss(7.5,12.5,"Liberation Sans","#244","1px solid #386","3px 6px") + "body{font-family:'Liberation Sans';font-size:11px;background:repeating-linear-gradient(45deg,#eef7f0 0 4px,#e3f0e7 4px 8px)}.fr{border:6px double #386;padding:18px;height:258mm}"
        B = f'''<div class="fr"><div class="c" style="color:#254"><div style="font:26px 'C059'">STATE OF NEW ALDERLAND</div><div style="font-size:12px">DEPARTMENT OF PUBLIC HEALTH — OFFICE OF VITAL RECORDS</div><div style="font:bold 22px 'C059';margin:10px">CERTIFICATE OF LIVE BIRTH</div></div>''' + cx([[("State file number", f"1{dig(r,2)}-{d.year}-{dig(r,6)}"),("Local registration number",dig(r,7))],[("1A. Name of child — first","THEODORE"),("1B. Middle","JOAQUIM"),("1C. Last",s[0].upper())],[("2. Sex","MALE"),("3A. This birth, single, twin, etc.","SINGLE"),("4A. Date of birth",en(d).upper()),("4B. Hour","0714")],[("5A. Place of birth — name of hospital","ST. BRIDE MEDICAL CENTER",2),("5D. County",EST[0].upper())],[("6A. Name of father","GORDON "+s[0].upper()),("7. State of birth","NEW ALDERLAND"),("8. Date of birth",br(day(r,1955,1960)))],[("9A. Maiden name of mother","LUCIANA BEATRIZ PEIXOTO"),("10. Country of birth","BRAZIL"),("11. Date of birth",br(day(r,1956,1961)))],[("12A. Parent or other informant — signature",f"<span style='font:19px Z003'>Gordon {s[0]}</span>"),("12B. Relationship","FATHER",.5),("12C. Date signed",br(d+timedelta(days=2)),.6)],[("13A. Attendant — signature and degree",f"<span style='font:19px Z003'>Edith {s[1]}, M.D.</span>"),("13B. License",dig(r,6),.5),("14. Date accepted for registration",br(d+timedelta(days=9)),.8)]])
        B += f'''<p style="margin-top:26px;font-size:12px">CERTIFIED COPY OF VITAL RECORDS. This is to certify that this is a true and exact reproduction of the document officially registered and placed on file in the office of the County Recorder.</p><div class="fl sb" style="align-items:flex-end;margin-top:60px">{selo("COUNTY OF "+EST[0].upper()+" * OFFICE OF VITAL RECORDS * STATE OF NEW ALDERLAND * ","SEAL",130,"#254")}<div>Date issued: {en(day(r,2017,2023))}<br><br>{ass("Ruth "+s[2],"County Clerk / Recorder")}</div></div><div class="c" style="margin-top:40px">{barras(r,300,40)}<br>*{dig(r,12)}*<br><b>ANY ALTERATION OR ERASURE VOIDS THIS CERTIFICATE</b></div></div>'''
    else:
        css = "body{font:11px 'Nimbus Roman';color:#7a1030}td{border:1px solid #b05070;padding:5px 7px;vertical-align:top}span{display:block;color:#111;font:14px 'Nimbus Mono PS';margin-top:5px;min-height:20px}.big{font-size:15px}"
        t = lambda a,b,c=1: f'<td colspan="{c}">{a}<span>{b}</span></td>'
        B = f'''<div class="fl sb mid"><div style="font-size:26px;letter-spacing:3px">CERTIFIED COPY<br><i style="font-size:15px">of an</i> ENTRY</div><div class="r">Pursuant to the Births and Deaths<br>Registration Act<br><b>BXCG {dig(r,6)}</b></div></div><table style="margin-top:14px"><tr><td colspan="4" class="c"><b class="big">BIRTH</b> &nbsp;&nbsp;&nbsp; Entry No. <span style="display:inline">{dig(r,3)}</span></td></tr><tr>{t("Registration district","Dunmere",2)}{t("Administrative area","Borough of Dunmere",2)}</tr><tr>{t("Sub-district","Dunmere South",4)}</tr><tr><td colspan="4" class="c"><b>CHILD</b></td></tr><tr>{t("1. Date and place of birth",f"{d.strftime('%d %B %Y')}<br>St Bride Maternity Hospital, Dunmere",4)}</tr><tr>{t("2. Name and surname","Rosalind Anne "+s[0].upper(),3)}{t("3. Sex","Female")}</tr><tr><td colspan="4" class="c"><b>FATHER</b></td></tr><tr>{t("4. Name and surname","Alistair "+s[0].upper(),4)}</tr><tr>{t("5. Place of birth","Pinehollow",2)}{t("6. Occupation","Cabinet maker",2)}</tr><tr><td colspan="4" class="c"><b>MOTHER</b></td></tr><tr>{t("7. Name and surname","Cecília Rangel "+s[0].upper(),3)}{t("8. Place of birth","Sobral, Brazil")}</tr><tr>{t("9(a) Maiden surname","RANGEL",2)}{t("9(b) Surname at marriage if different","",2)}</tr><tr>{t("10. Usual address","14 Juniper Lane, Dunmere",4)}</tr><tr><td colspan="4" class="c"><b>INFORMANT</b></td></tr><tr>{t("11. Name and surname (if not the mother or father)","",2)}{t("12. Qualification","Mother",2)}</tr><tr>{t("14. I certify that the particulars entered above are true — Signature of informant",f"C. R. {s[0]}",4)}</tr><tr>{t("15. Date of registration",(d+timedelta(days=15)).strftime('%d %B %Y'),2)}{t("16. Signature of registrar","M. "+s[1]+", Deputy Registrar",2)}</tr><tr>{t("17. Name given after registration, and surname","",4)}</tr></table><p style="margin-top:14px;font-size:12px">Certified to be a true copy of an entry in a register in my custody. &nbsp; Date {day(r,2015,2023).strftime('%d.%m.%Y')} &nbsp; ________________________ Superintendent Registrar</p><p class="c" style="border-top:1px solid;padding-top:8px;font-size:12px">CAUTION: THERE ARE OFFENCES RELATING TO FALSIFYING OR ALTERING A CERTIFICATE. A CERTIFICATE IS NOT EVIDENCE OF IDENTITY.</p>'''
    return css, B

MI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
MFr = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
def k18_estratto(r, n):
    d = day(r, 1930, 1988)
    if n == 1:
        css = "body{font:14.5px/2 'P052'}.v{border-bottom:1px solid #555;padding:0 8px;font-weight:700}h1{font-size:22px;letter-spacing:1px;margin:22px 0}"
        v = lambda x: f'<span class="v">{x}</span>'
        B = f'''<div class="c" style="line-height:1.3">{brasao(70)}<br><b style="font-size:20px">COMUNE DI BORGOVALLE SUL LAMBRO</b><br>Provincia di Rovigo<br>UFFICIO DELLO STATO CIVILE<h1>ESTRATTO PER RIASSUNTO DELL'ATTO DI NASCITA</h1></div><p class="j">L'Ufficiale dello Stato Civile certifica che dal registro degli <b>ATTI DI NASCITA</b> di questo Comune dell'anno {v(d.year)} Parte {v("I")} Serie {v("A")} Numero {v(dig(r,3))} risulta che:</p><p>Cognome {v("ZANETTI BRANDALISE")}<br>Nome {v("Ottorino Celeste")}<br>Sesso {v("maschile")}<br>è nato il giorno {v(f"{d.day} {MI[d.month-1]} {d.year}")} alle ore {v("sei e minuti venti")}<br>in {v("Borgovalle sul Lambro, Via del Mulino n. 7")}<br>figlio di {v("Giacomo Zanetti")}<br>e di {v("Assunta Brandalise")}</p><p><b>ANNOTAZIONI:</b> In data 12 giugno 1961 ha contratto matrimonio in {v("Colatina, Espírito Santo (Brasile)")} con {v("Doralice Peixoto")}.</p><p style="line-height:1.4">Si rilascia in carta libera ai sensi del D.P.R. 3 novembre 2000, n. 396, per uso {v("cittadinanza")}.</p><p>Dalla Casa Comunale, li {br(day(r,2012,2022),".")}</p><div class="fl sb" style="line-height:1.3;margin-top:20px;align-items:flex-end">{selo("COMUNE DI BORGOVALLE SUL LAMBRO * STATO CIVILE * ","COMUNE",110,"#333")}{ass("Mirella Tosatto","L'Ufficiale dello Stato Civile",260)}</div>'''
    else:
        css = "body{font:12px/1.4 'Liberation Sans'}td{border:1px solid #000;padding:7px 8px;vertical-align:top}small{color:#555;display:block}"
        rw = [("1","État / Estado / State","FRANCE"),("2","Commune de / Município","SAINT-AUBIN-LES-VIGNES"),("3","Extrait de l'acte de naissance n° / Registo de nascimento n.º",f"{dig(r,3)}/{d.year}"),("4","Date et lieu de naissance / Data e lugar do nascimento",f"Jo {d.day:02d} — Mo {d.month:02d} — An {d.year}<br>SAINT-AUBIN-LES-VIGNES"),("5","Nom / Apelidos / Name","QUEIROGA-DELMASSE"),("6","Prénoms / Nome próprio / Forenames","Amélie Iracema"),("7","Sexe / Sexo / Sex","F"),("8","Père: nom, prénoms / Pai","DELMASSE, Thibault Honoré"),("9","Mère: nom, prénoms / Mãe","QUEIROGA, Jandira"),("10","Autres énonciations de l'acte / Outros elementos do registo","Mar — 04 — 09 — 2009, Garanhuns (Brésil)"),("11","Date de délivrance, signature, sceau / Data de emissão, assinatura e selo",f"Jo 17 — Mo 03 — An 2021<br><br><br><span style='font:20px Z003'>L'Officier de l'état civil</span>")]
        B = f'''<div class="c" style="margin-bottom:12px"><b>RÉPUBLIQUE FRANÇAISE — LIBERTÉ · ÉGALITÉ · FRATERNITÉ</b><br>Département de la Haute-Brenne — Mairie de Saint-Aubin-les-Vignes<br><br><b style="font-size:17px">EXTRAIT PLURILINGUE D'ACTE DE NAISSANCE</b><br>Certidão de nascimento plurilingue · Multilingual birth certificate · Mehrsprachiger Auszug<br><small>Convention signée à Vienne le 8 septembre 1976</small></div><table>{"".join(f"<tr><td style='width:26px'>{a}</td><td style='width:46%'><small>{b}</small></td><td><b style='font-size:14px'>{c}</b></td></tr>" for a,b,c in rw)}</table><p style="margin-top:12px;font-size:10px" class="j">SYMBOLES / SÍMBOLOS: Jo: Jour / Dia / Day — Mo: Mois / Mês / Month — An: Année / Ano / Year — M: Masculin / Masculino — F: Féminin / Feminino — Mar: Mariage / Casamento — Sc: Séparation de corps — Div: Divorce / Divórcio — A: Annulation / Anulação — D: Décès / Morte / Óbito — Dm: Décès du mari — Df: Décès de la femme.</p><div class="r">{selo("MAIRIE DE SAINT-AUBIN-LES-VIGNES * ÉTAT CIVIL * ","R F",104,"#224")}</div>'''
    return css, B

def k19_dnv(r, n):
    f = fam(r, 2016, 2024)
    css = bxcss(7.5,12,"Liberation Sans","#a22","1px solid #c66","3px 5px") + "body{font:11px 'Liberation Sans'}.sec{display:flex;margin-bottom:6px}.sec>b{writing-mode:vertical-rl;transform:rotate(180deg);background:#c33;color:#fff;padding:4px;font-size:9px;text-align:center;width:22px}.sec>.cx{flex:1}"
    ck = lambda o, k: " &nbsp; ".join(("☒ " if i == k else "☐ ") + x for i, x in enumerate(o))
    sec = lambda t, rows: f'<div class="sec"><b>{t}</b>{cx(rows)}</div>'
    B = f'''<div class="fl sb mid" style="margin-bottom:8px"><div style="color:#a22"><b>República Federativa do Brasil<br>Ministério da Saúde</b><br>{["1ª via — Secretaria de Saúde","2ª via — Família / Cartório"][n-1]}</div><div class="c"><b style="font-size:20px;color:#a22">Declaração de Nascido Vivo</b></div><div class="c"><span style="font:bold 17px 'DejaVu Sans Mono'">{f.dnv}</span><br>{barras(r,150,26)}</div></div>'''
    B += sec("I Recém-nascido", [[("1 Nome do recém-nascido", f"{f.nome.upper() if n==2 else 'RN DE '+f.mae.upper()}")],[("2 Data e hora do nascimento",f"{br(f.nasc)} &nbsp; {hora(f.h,f.m)}"),("3 Sexo",ck(["M","F","I"],0 if f.sex=="M" else 1)),("4 Peso ao nascer",f"{r.randrange(2400,4100)} g",.7),("5 Índice de Apgar","1º min 8 &nbsp; 5º min 9")],[("6 Detectada alguma anomalia congênita?",ck(["Sim","Não","Ignorado"],1))]])
    B += sec("II Local", [[("7 Local da ocorrência",ck(["Hospital","Outros estab. saúde","Domicílio","Aldeia indígena","Outros"],0))],[("8 Estabelecimento",f.hosp,2),("Código CNES",dig(r,7))],[("9 Endereço",f.end,2),("12 Município",f.city),("UF",f.uf,.3)]])
    B += sec("III Mãe", [[("14 Nome da mãe",f.mae.upper(),2),("15 Cartão SUS",dig(r,15))],[("16 Escolaridade",ck(["Fund. I","Fund. II","Médio","Sup. incompleto","Sup. completo"],2),2.4),("17 Ocupação habitual",r.choice(PROF))],[("18 Data nascimento",br(day(r,1985,2000))),("19 Idade",r.randrange(18,39),.4),("20 Naturalidade",f"{f.city2} - {f.uf2}"),("21 Situação conjugal",["Solteira","Casada"][n-1])],[("22 Raça/cor",ck(["Branca","Preta","Amarela","Parda","Indígena"],3))],[("23 Residência",f"{f.end}, {f.city} - {f.uf}")]])
    B += sec("IV Pai", [[("28 Nome do pai",f.pai.upper() if n==2 else "",2),("29 Idade do pai",r.randrange(20,48) if n==2 else "")]])
    B += sec("V Gestação e parto", [[("30 Gestações anteriores",f"Gest. {n} &nbsp; P. vaginais {n-1} &nbsp; Cesáreas 0 &nbsp; Vivos {n-1} &nbsp; Perdas 0")],[("31 DUM",br(f.nasc-timedelta(days=275))),("32 Nº semanas","39",.6),("33 Consultas pré-natal",r.randrange(5,12)),("35 Tipo de gravidez",["Única","Dupla"][n-1])],[("36 Apresentação","Cefálica"),("37 Trabalho de parto induzido?","Não"),("38 Tipo de parto",["Vaginal","Cesáreo"][n-1]),("40 Assistido por","Médico")]])
    B += sec("VII Preench.", [[("44 Nome do responsável",nome(r,"F")),("45 Função",["Enfermeira","Médica"][n-1]),("46 Documento",f"{['COREN','CRM'][n-1]} {dig(r,6)}"),("49 Data",br(f.nasc+timedelta(days=1)))]])
    B += sec("VIII Cartório", [[("50 Cartório",f"Registro Civil de {f.city}" if n==2 else ""),("51 Registro",f.termo if n==2 else ""),("52 Data",br(f.reg) if n==2 else ""),("53 Município / UF",f"{f.city} - {f.uf}" if n==2 else "")]])
    B += '''<div class="c" style="border:2px solid #c33;color:#a22;padding:7px;font-size:11.5px"><b>ATENÇÃO: ESTE DOCUMENTO NÃO SUBSTITUI A CERTIDÃO DE NASCIMENTO</b><br>O Registro de Nascimento é obrigatório por lei. Para registrar esta criança, o pai ou responsável deverá levar este documento ao Cartório de Registro Civil.</div>'''
    return css, B, "11mm 12mm"

def k20_lembranca(r, n):
    f = fam(r, 2023, 2024, "F" if n==1 else "M")
    if n == 1:
        css = "body{font:14px/1.5 'Comic Neue';color:#7a3e60;background:#fff5fa}.b{border:5px dotted #e79ac0;border-radius:26px;padding:20px 26px;height:266mm}.q{border-bottom:1px solid #e79ac0;margin:9px 0;display:flex;gap:8px}.q b{white-space:nowrap}.q span{color:#222}"
        q = lambda a, b: f'<div class="q"><b>{a}:</b><span>{b}</span></div>'
        B = f'''<div class="b"><div class="c"><div style="font-size:13px">República Federativa do Brasil &#9825; Registro Civil das Bonecas Reborn</div><div style="font:bold 38px 'Comic Neue'">Certidão de Nascimento</div><div>&#10047; Maternidade Cantinho da Cegonha — Ateliê Reborn &#10047;</div></div><br>''' + q("Nome", f.nome) + q("Matrícula", dig(r,6)+" 01 55 2024 1 00012 034 0000"+dig(r,3)+" 77") + q("Data de nascimento", f"{ext(f.nasc)}") + q("Hora", hora(f.h,f.m)) + q("Município de nascimento e UF", f"{f.city} - {f.uf}") + q("Local", "Maternidade Cantinho da Cegonha") + q("Sexo","Feminino") + q("Gêmeo","Não") + q("Filiação", f"{f.mae} (mamãe)") + q("Avós maternos", f"{f.avom} e {f.avam}") + q("Data do registro", br(f.reg)) + q("Número da DNV", "BB-"+dig(r,8)) + q("Peso / Altura", "2.150 g / 48 cm") + q("Cor dos olhos / cabelos","azuis / castanhos, mohair enraizado") + q("Madrinha", nome(r,"F")) + q("Artista", f.sub) + q("Observações", "Kit vinil siliconado, edição limitada nº 14/200. Acompanha enxoval e teste do pezinho.")
        B += f'''<p class="c" style="margin-top:16px">Certificamos que esta bebê é fruto de muito amor. O conteúdo da certidão é verdadeiro. Dou fé!</p><div class="fl sb" style="align-items:flex-end">{selo("CANTINHO DA CEGONHA &#9825; BEBÊ REBORN &#9825; COM AMOR &#9825; ","REBORN",100,"#d4669c")}{ass(f.sub,"Cegonha oficial",220,True,"#d4669c")}</div></div>'''
    else:
        pet = r.choice(["Bolota","Farofa","Paçoca"])
        css = bxcss(8.5,14,"Lato","#275","1.5px solid #6a9","5px 9px") + "body{font:13px/1.5 Lato}"
        B = f'''<div class="c" style="background:#e4f3ea;border:2px solid #6a9;padding:14px">{brasao(60,"#275")}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO NACIONAL DE ANIMAIS DE ESTIMAÇÃO</div><div style="font-size:27px;font-weight:900;color:#275">CERTIDÃO DE NASCIMENTO PET</div></div><div class="c" style="margin:14px 0">NOME<br><b style="font-size:22px">{pet} {f.mae.split()[-1]} {f.pai.split()[-1]}</b><br>REGISTRO GERAL ANIMAL (RGA)<br><b>{dig(r,3)}.{dig(r,3)}.{dig(r,3)}</b> — Microchip {dig(r,15)}</div>'''
        B += cx([[("Data de nascimento por extenso",ext(f.nasc),3),("Dia",f"{f.nasc.day:02d}",.5),("Mês",f"{f.nasc.month:02d}",.5),("Ano",f.nasc.year,.6)],[("Espécie","Canina"),("Raça",["","Shih-tzu"][n-1]),("Sexo","Macho"),("Pelagem","Branca e caramelo")],[("Naturalidade",f"{f.city} - {f.uf}"),("Local de nascimento","Canil Vale do Ipê")],[("Filiação canina","Pai: Thor do Vale do Ipê<br>Mãe: Mel Pandora"),("Ninhada","5 filhotes (gêmeo: sim)")],[("Filiação humana (tutores)",f"{f.pai}, CPF {cpf(r)}<br>{f.mae}")],[("Avós","Paternos: Zeus e Lola &nbsp;&nbsp; Maternos: Bidu e Kiara")],[("Data do registro",ext(f.reg),2),("Livro / folha / termo",f"P-{dig(r,1)} / {dig(r,2)} / {dig(r,4)}")],[("Vacinas / observações","V10 em dia; castrado; alérgico a frango.")]])
        B += f'''<div class="fl sb" style="margin-top:30px;align-items:flex-end">{selo("REGISTRO PET &#9733; AMIGO FIEL &#9733; VALE DO IPÊ &#9733; ","PET",110,"#275")}<div class="c">{f.city}, {lon(f.reg)}<br><br>{ass(f.ofi,"Registrador")}</div>{qr(r,80)}</div><p class="c" style="margin-top:34px;font-size:11px">Documento de caráter afetivo, sem validade jurídica para fins de identificação de pessoas.</p>'''
    return css, B


def k21_vacinas(r, n):
    f = fam(r, 2019, 2023)
    css = ["body{font:10px Roboto}.h{background:#1a7a8c;color:#fff}","body{font:10px Lato}.h{background:#d87a1d;color:#fff}"][n-1] + ".h{padding:8px 14px;border-radius:10px}th,td{border:1px solid #999;padding:4px;text-align:center;height:39px;font-size:9.5px}th{background:#eee;height:auto}.v{font:13px 'Comic Neue';color:#1a2f7a}.q{border-bottom:1px dotted #666;padding:3px 0;display:flex;gap:6px}"
    q = lambda a,b: f'<div class="q" style="flex:1">{a}: <span class="v">{b}</span></div>'
    vs = [("BCG",1,0),("Hepatite B",1,0),("Penta (DTP/Hib/HB)",3,60),("VIP / VOP",3,60),("Pneumocócica 10V",2,60),("Rotavírus humano",2,60),("Meningocócica C",2,90),("Febre amarela",1,270),("Tríplice viral",1,365),("Tetra viral",1,455),("Hepatite A",1,455)]
    rows = ""
    for v, k, d0 in vs:
        c = ""
        for i in range(3):
            if i < k and not (n==2 and d0>300):
                d = f.nasc + timedelta(days=d0+60*i+r.randrange(9)); c += f'<td><span class="v">{br(d)}</span><br>Lote {r.choice("ABCKM")}{dig(r,4)} — UBS Central</td>'
            else: c += "<td></td>" if i < k else "<td style='background:#f2f2f2'></td>"
        rows += f"<tr><th>{v}</th>{c}<td></td></tr>"
    B = f'''<div class="h fl sb mid"><div>MINISTÉRIO DA SAÚDE · SUS<br><b style="font-size:20px">CADERNETA DA CRIANÇA — {["MENINA" if f.sex=="F" else "MENINO","Passaporte da Cidadania"][n-1]}</b></div>{brasao(46,"#fff")}</div><div style="margin:10px 0"><b>IDENTIFICAÇÃO DA CRIANÇA</b>
<div class="fl">{q("Nome da criança",f.nome)}</div><div class="fl" style="gap:10px">{q("Data de nascimento",br(f.nasc))}{q("Hora",hora(f.h,f.m))}{q("Município",f.city+" - "+f.uf)}</div><div class="fl">{q("Nome da mãe",f.mae)}</div><div class="fl">{q("Nome do pai",f.pai)}</div><div class="fl" style="gap:10px">{q("Registro Civil de Nascimento (RCN)",f.mat)}</div><div class="fl" style="gap:10px">{q("DNV",f.dnv)}{q("Cartão SUS",dig(r,15))}{q("CPF",f.cpf)}</div><div class="fl" style="gap:10px">{q("Peso","3.120 g")}{q("Comprimento","49 cm")}{q("PC","34 cm")}{q("Apgar","8/9")}</div><div class="fl">{q("Maternidade",f.hosp)}</div></div>
<b>REGISTRO DA APLICAÇÃO DAS VACINAS DO CALENDÁRIO NACIONAL</b><table style="margin-top:4px"><tr><th style="width:18%">Vacina</th><th>1ª dose</th><th>2ª dose</th><th>3ª dose</th><th style="width:14%">Reforço</th></tr>{rows}</table><p style="margin-top:8px">Próximo retorno: <span class="v">{br(day(r,2023,2024))}</span> — Triagem neonatal: teste do pezinho ☒ orelhinha ☒ olhinho ☒ coraçãozinho ☒</p>'''
    return css, B, "11mm 12mm"

def k22_rg(r, n):
    f = fam(r, 1968, 2006); rg = f"{dig(r,2)}.{dig(r,3)}.{dig(r,3)}-{dig(r,1)}"
    foto = '<svg width="86" height="112" viewBox="0 0 86 112"><rect width="86" height="112" fill="#cfd8d2"/><circle cx="43" cy="44" r="22" fill="#8a948e"/><path d="M6 112 Q10 72 43 72 Q76 72 80 112Z" fill="#6e7872"/></svg>'
    dig_ = '<svg width="72" height="92" viewBox="0 0 72 92">' + "".join(f'<ellipse cx="36" cy="48" rx="{3+3*i}" ry="{5+4*i}" fill="none" stroke="#444" stroke-dasharray="{7+i} 2"/>' for i in range(10)) + '</svg>'
    if n == 1:
        css = "body{font:11px 'Liberation Sans'}.card{width:130mm;height:86mm;border:1px solid #6a9a7a;background:repeating-linear-gradient(0deg,#eaf5ec 0 3px,#dff0e3 3px 6px);padding:10px 14px;margin:14mm auto 0}.card small{color:#275;font-size:8px;display:block}.k{margin-bottom:5px}"
        k = lambda a,b,w="auto": f'<div class="k" style="width:{w}"><small>{a}</small><b>{b}</b></div>'
        B = f'''<div class="card c"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO D{"A" if f.est in ("Bahia","Paraíba") else "E"} {f.est.upper()}<br>SECRETARIA DE SEGURANÇA PÚBLICA<br>INSTITUTO DE IDENTIFICAÇÃO<div class="fl sb" style="margin:14px 40px">{dig_}{foto}</div>{ass(f.nome,"ASSINATURA DO TITULAR",280)}<div style="margin-top:8px"><b>CARTEIRA DE IDENTIDADE</b></div></div>
<div class="card"><div class="c"><b style="letter-spacing:1px">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</b></div><div class="fl" style="gap:30px;margin-top:8px">{k("REGISTRO GERAL",rg)}{k("DATA DE EXPEDIÇÃO",br(day(r,2010,2021)))}</div>{k("NOME",f.nome.upper())}{k("FILIAÇÃO",f.pai.upper()+"<br>"+f.mae.upper())}<div class="fl" style="gap:40px">{k("NATURALIDADE",f.city.upper()+" - "+f.uf)}{k("DATA DE NASCIMENTO",br(f.nasc))}</div>{k("DOC ORIGEM",f"CERTIDÃO DE NASCIMENTO {f.city.upper()}-{f.uf} LV A{f.livro} FLS {f.folha} N {f.termo:07d}")}<div class="fl" style="gap:40px">{k("CPF",f.cpf)}{k("PIS / PASEP",dig(r,11))}</div><div class="c" style="margin-top:8px">{ass(f.ofi,"ASSINATURA DO DIRETOR",220)}<br><span style="font-size:9px">LEI Nº 7.116 DE 29/08/83</span></div></div>'''
    else:
        css = "body{font:11px Roboto}.card{width:150mm;height:96mm;border:1px solid #888;border-radius:12px;background:linear-gradient(120deg,#e3f0dc,#fdf6d8 50%,#dbe9f5);padding:12px 16px;margin:12mm auto 0}.card small{color:#365;font-size:8px;display:block}.k{margin-bottom:7px}"
        k = lambda a,b: f'<div class="k" style="flex:1"><small>{a}</small><b>{b}</b></div>'
        mrz = lambda s: s.ljust(30,"<")
        B = f'''<div class="card"><div class="fl sb mid"><div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>GOVERNO FEDERAL · Estado d{"a" if f.est in ("Bahia","Paraíba") else "e"} {f.est} · Secretaria de Segurança Pública<br><b style="font-size:15px">CARTEIRA DE IDENTIDADE</b> / Identity card</div>{brasao(46)}</div><div class="fl" style="gap:18px;margin-top:10px">{foto}<div style="flex:1">{k("Nome / Name",f.nome.upper())}{k("Registro Geral - CPF / Personal number",f.cpf)}<div class="fl">{k("Sexo / Sex",f.sex)}{k("Data de nascimento / Date of birth",br(f.nasc))}</div><div class="fl">{k("Nacionalidade / Nationality","BRA")}{k("Naturalidade / Place of birth",f.city+"/"+f.uf)}{k("Validade / Expiry","14/08/2033")}</div></div></div><div class="c" style="margin-top:6px">{ass(f.nome,"Assinatura do titular / Holder's signature",280)}</div></div>
<div class="card"><div class="fl"><div style="flex:1">{k("Filiação / Filiation",f.mae.upper()+"<br>"+f.pai.upper())}{k("Órgão expedidor / Card issuer","SSP/"+f.uf)}<div class="fl">{k("Local / Place of issue",f.city2+"/"+f.uf2)}{k("Data de emissão / Issued","14/08/2023")}</div>{k("Certidão de nascimento — matrícula",f.mat)}<div class="fl">{k("Tipo sanguíneo","O+")}{k("Doador de órgãos","SIM")}{k("Título eleitor",dig(r,12))}</div></div>{qr(r,130)}</div><div style="font:15px 'DejaVu Sans Mono';margin-top:12px">{mrz("IDBRA"+dig(r,9)+"5").replace("<","&lt;")}<br>{mrz(f.nasc.strftime("%y%m%d")+"3"+f.sex+"3308140BRA").replace("<","&lt;")}<br>{mrz(f.nome.upper().split()[-1].replace("Ç","C").replace("Ã","A").replace("Í","I").replace("Ô","O")+"<<"+"".join(c for c in __import__("unicodedata").normalize("NFD", f.nome.upper().split()[0]) if c.isascii())).replace("<","&lt;")}</div></div>'''
    return css, B

def k23_batismo(r, n):
    f = fam(r, 1955, 2012); d = f.nasc + timedelta(days=r.randrange(40,200)); pad = "Pe. " + nome(r,"M")
    par = ["São Sebastião","Nossa Senhora da Conceição"][n-1]
    if n == 1:
        css = "body{font:14.5px/1.95 'EB Garamond','EB Garamond 12'}.b{border:8px double #8a6d1f;padding:22px 30px;height:266mm}b{color:#4a2a0a}"
        B = f'''<div class="b"><div class="c" style="line-height:1.3;color:#6a4a0a"><div style="font-size:40px">&#10013;</div>DIOCESE DE {f.city.upper()}<br>PARÓQUIA {par.upper()}<br>{f.city} — {f.est}<div style="font-size:32px;margin:12px 0">Certidão de Batismo</div></div><p class="j">CERTIFICO que, revendo os livros de assentamentos de batizados desta Paróquia, no Livro nº <b>{f.livro%60+2}</b>, à folha <b>{f.folha}{"v"}</b>, sob o número <b>{f.termo%900+12}</b>, consta o seguinte assento: Aos <b>{ext(d)}</b>, nesta Igreja Matriz, o Reverendíssimo <b>{pad}</b> batizou solenemente e pôs os santos óleos em <b>{f.nome}</b>, nascid{f.o} aos <b>{ext(f.nasc)}</b>, às {hora(f.h,f.m,True)}, na cidade de <b>{f.city}</b>, filh{f.o} legítim{f.o} de <b>{f.pai}</b>, natural de {f.city2}-{f.uf2}, e de <b>{f.mae}</b>, natural de {f.city}-{f.uf}. Avós paternos: <b>{f.avop}</b> e <b>{f.avap}</b>. Avós maternos: <b>{f.avom}</b> e <b>{f.avam}</b>. Foram padrinhos: <b>{nome(r,"M")}</b> e <b>{nome(r,"F")}</b>. E, para constar, lavrou-se o assento, que assinou o Vigário.</p><p>Registro civil: Cartório de {f.city}, livro A-{f.livro}, fls. {f.folha}, nº {f.termo}.</p><p>À margem: <b>Crismad{f.o} em {br(d.replace(year=d.year+13,day=3))}. Nada mais.</b></p><p>O referido é verdade e dou fé. (Ita in fide Parochi.)</p><p class="r">{f.city}, {lon(day(r,2015,2023))}.</p><div class="fl sb" style="line-height:1.3;align-items:flex-end;margin-top:30px">{selo("PARÓQUIA "+par.upper()+" † DIOCESE DE "+f.city.upper()+" † ","†",110,"#8a6d1f")}{ass(pad,"Pároco",260)}</div></div>'''
    else:
        css = bxcss(8.5,14,"Carlito","#357","1px solid #579","4px 7px") + "body{font:13px/1.5 Carlito}"
        B = f'''<div class="fl sb mid" style="border-bottom:3px solid #357;padding-bottom:8px"><div style="font-size:44px;color:#357">&#10013;</div><div class="c"><b>ARQUIDIOCESE DE {f.city2.upper()}</b><br>Paróquia {par}<br>{f.end} — {f.city} - {f.uf}<br>CNPJ {dig(r,2)}.{dig(r,3)}.{dig(r,3)}/0042-{dig(r,2)}</div><div class="r">Livro {dig(r,2)}<br>Folha {dig(r,3)}<br>Termo {dig(r,3)}</div></div><div class="c" style="margin:18px 0"><b style="font-size:24px;color:#357">CERTIDÃO DE BATISMO E NASCIMENTO</b><br>extraída do Livro de Batizados</div>'''
        B += cx([[("Nome",f"<b>{f.nome}</b>")],[("Data de nascimento",lon(f.nasc)),("Local de nascimento",f"{f.city} - {f.uf}"),("Sexo",f.Sexo,.6)],[("Pai",f.pai)],[("Mãe",f.mae)],[("Avós paternos",f"{f.avop} e {f.avap}")],[("Avós maternos",f"{f.avom} e {f.avam}")],[("Data do batismo",ext(d),2),("Celebrante",pad)],[("Padrinho",nome(r,"M")),("Madrinha",nome(r,"F"))],[("Registro civil (livro, folha, termo)",f"A-{f.livro}, {f.folha}, {f.termo} — {f.city}-{f.uf}")],[("Averbações: crisma, matrimônio, ordem","Não constam averbações à margem do assento até a presente data.")],[("Finalidade","Fins matrimoniais")]])
        B += f'''<p style="margin-top:18px">Certifico que os dados acima conferem com o original. Dou fé.</p><p>{f.city}, {lon(day(r,2015,2023))}.</p><div class="fl sb" style="align-items:flex-end;margin-top:40px">{selo("PARÓQUIA "+par.upper()+" † "+f.city.upper()+" † ","",100,"#357")}{ass(f.sub,"Secretaria paroquial",220)}{ass(pad,"Pároco",220)}</div>'''
    return css, B

def k24_matricula_escolar(r, n):
    f = fam(r, 2008, 2019); ck = lambda o,k: " &nbsp; ".join(("☒ " if i==k else "☐ ")+x for i,x in enumerate(o))
    css = bxcss(7.5,11.5,["Liberation Sans","Open Sans"][n-1],"#444","1px solid #555","3px 5px") + "body{font:11px 'Liberation Sans'}h3{background:%s;color:#fff;font-size:11px;padding:4px 8px;margin-top:9px}" % ["#234e8a","#5a3a7a"][n-1]
    esc = ["E. M. Prof.ª Iracema Goulart","Colégio Educandário Monte Azul"][n-1]
    B = f'''<div class="fl sb mid">{brasao(54)}<div class="c"><b>{["PREFEITURA MUNICIPAL DE "+f.city.upper(),"ESTADO DE "+f.est.upper()][n-1]}</b><br>Secretaria de Educação<br><b style="font-size:14px">{esc}</b></div><div style="border:1px solid #555;width:72px;height:92px;text-align:center;padding-top:34px;color:#888">Foto 3x4</div></div><div class="c" style="margin:6px 0"><b style="font-size:17px">FICHA DE MATRÍCULA — {f.nasc.year+6}</b><br>Nº de matrícula {dig(r,8)} &nbsp;·&nbsp; RA {dig(r,3)}.{dig(r,3)}.{dig(r,3)}-{dig(r,1)}</div><h3>1. IDENTIFICAÇÃO DO ALUNO</h3>'''
    B += cx([[("Nome",f"<b>{f.nome.upper()}</b>",2),("CPF",f.cpf)],[("Data de nascimento",br(f.nasc)),("Sexo",f.Sexo),("Naturalidade / UF",f"{f.city} - {f.uf}"),("Nacionalidade","Brasileira")],[("Cor/raça",ck(["Branca","Preta","Parda","Amarela","Indígena"],n),2),("Irmão gêmeo",ck(["Sim","Não"],1))],[("Filiação 1 (mãe)",f.mae),("Profissão",r.choice(PROF),.6),("Telefone",f.tel,.6)],[("Filiação 2 (pai)",f.pai),("Profissão",r.choice(PROF),.6),("Telefone",f.tel,.6)]])
    B += "<h3>2. CERTIDÃO DE NASCIMENTO</h3>" + cx([[("Modelo",ck(["Antigo","Novo"],1 if n==1 else 0)),("Matrícula da certidão (novo modelo)",f.mat if n==1 else "",2)],[("Termo",f.termo),("Folha",f.folha),("Livro",f"A-{f.livro}"),("Data de emissão",br(f.reg))],[("Nome do cartório",f"Registro Civil das Pessoas Naturais — {n}º Ofício",2),("Município / UF",f"{f.city} - {f.uf}")]])
    B += "<h3>3. ENDEREÇO</h3>" + cx([[("Logradouro",f.end,2),("Bairro","Centro"),("CEP",f"{dig(r,5)}-{dig(r,3)}")],[("Zona",ck(["Urbana","Rural"],0)),("Transporte escolar",ck(["Sim","Não"],n-1)),("Bolsa Família — NIS",dig(r,11))]])
    B += "<h3>4. MATRÍCULA</h3>" + cx([[("Etapa",["1º ano do Ensino Fundamental","Pré-escola II"][n-1]),("Turma","B",.4),("Turno",ck(["Manhã","Tarde"],n-1)),("Data",br(date(f.nasc.year+5,12,11)))],[("Escola de origem",["CMEI Pingo de Gente","—"][n-1]),("Necessidade especial",ck(["Não","Sim: ______"],0)),("Alergias","Não")]])
    B += f'''<h3>5. DOCUMENTOS ENTREGUES</h3><p style="padding:6px;line-height:1.7">☒ Cópia da certidão de nascimento &nbsp; ☒ CPF do aluno &nbsp; ☒ Caderneta de vacinação &nbsp; ☐ Histórico escolar &nbsp; ☒ Comprovante de residência &nbsp; ☒ RG do responsável &nbsp; ☐ 2 fotos 3x4</p><p class="j">Autorizo o uso da imagem do(a) aluno(a) em atividades pedagógicas e declaro estar ciente do regimento escolar.</p><div class="fl sb" style="margin-top:24px">{ass(f.mae,"Responsável",230)}{ass(f.sub,"Secretário(a) escolar",230)}</div>'''
    return css, B, "11mm 13mm"

def k25_beneficio(r, n):
    f = fam(r, 2021, 2024); nb = f"{dig(r,3)}.{dig(r,3)}.{dig(r,3)}-{dig(r,1)}"
    css = ["body{font:12.5px/1.5 Roboto}","body{font:13px/1.5 Carlito}"][n-1] + "td{padding:4px 8px;border-bottom:1px solid #ccc}td:first-child{color:#555;width:40%}h3{font-size:13px;border-left:5px solid #1351b4;padding-left:8px;margin:14px 0 6px;color:#1351b4}"
    t = lambda rows: "<table>" + "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a,b in rows) + "</table>"
    tit = ["Comprovante de Requerimento — Salário-Maternidade Urbano","Comunicação de Decisão — Salário-Maternidade"][n-1]
    B = f'''<div class="fl sb mid" style="border-bottom:4px solid #1351b4;padding-bottom:8px"><div><b>INSTITUTO NACIONAL DO SEGURO SOCIAL</b><br>Previdência Social</div><div class="r"><b style="font-size:22px;color:#1351b4">INSS</b><br>Protocolo {dig(r,10)}</div></div><h1 style="font-size:18px;margin:14px 0 4px">{tit}</h1><div>Emitido em {br(f.reg+timedelta(days=20))} — Número do benefício: <b>{nb}</b></div>
<h3>Requerente</h3>''' + t([("Nome",f.mae.upper()),("CPF",cpf(r)),("NIT",f"{dig(r,3)}.{dig(r,5)}.{dig(r,2)}-{dig(r,1)}"),("Data de nascimento",br(day(r,1985,2001))),("Endereço",f"{f.end}, {f.city} - {f.uf}")])
    B += "<h3>Criança — dados da certidão de nascimento</h3>" + t([("Nome da criança",f.nome.upper()),("Data de nascimento",f"{br(f.nasc)} às {hora(f.h,f.m)}"),("CPF da criança",f.cpf),("Matrícula da certidão",f.mat),("Cartório",f"Registro Civil de {f.city} - {f.uf}"),("Data do registro",br(f.reg)),("DNV",f.dnv),("Sexo",f.Sexo),("Filiação",f"{f.mae} / {f.pai}"),("Natimorto / adoção","Não")])
    B += "<h3>Vínculo e pagamento</h3>" + t([("Categoria",["Contribuinte individual","Empregada doméstica"][n-1]),("Data do afastamento",br(f.nasc)),("Período do benefício",f"{br(f.nasc)} a {br(f.nasc+timedelta(days=119))} (120 dias)"),("Renda mensal",["R$ 1.412,00","R$ 1.986,40"][n-1]),("Agência / órgão pagador",f"APS {f.city} — {dig(r,6)}")])
    B += f'''<p class="j" style="margin-top:14px">{["Seu pedido foi recebido e está em análise. Acompanhe o andamento pelo Meu INSS ou pela Central 135. Documentos anexados: certidao_nascimento.pdf, rg_mae.pdf, carteira_trabalho.pdf.","Em atenção ao seu pedido, comunicamos que foi RECONHECIDO o direito ao benefício, por ter sido comprovado o nascimento da criança acima, conforme certidão apresentada. Da decisão cabe recurso à Junta de Recursos no prazo de 30 dias."][n-1]}</p><div class="fl sb mid" style="margin-top:14px">{qr(r,70)}{barras(r,230,36)}</div>'''
    return css, B

def k26_peticao(r, n):
    f = fam(r, 1978, 2012); d = day(r, 2022, 2024); adv = nome(r, r.choice("MF")); err = f.mae.split()[-2]
    css = ["body{font:12.5px/1.5 'Liberation Serif'}","body{font:12px/1.5 'P052'}"][n-1] + "p{text-indent:44px;text-align:justify}.q{margin:8px 0 8px 70px;font-size:.92em;border-left:2px solid #999;padding-left:12px}.q p{text-indent:0;margin:0}.ni{text-indent:0}"
    B = f'''<div class="c" style="border-bottom:1px solid #999;padding-bottom:6px;margin-bottom:14px"><b style="font-size:17px">{adv.upper()}</b><br><span style="font-size:11px">Advocacia — OAB/{f.uf} {dig(r,2)}.{dig(r,3)} · {f.end}, {f.city} · {f.tel}</span></div><p class="ni"><b>EXCELENTÍSSIMO(A) SENHOR(A) DOUTOR(A) JUIZ(A) DE DIREITO DA VARA DE REGISTROS PÚBLICOS DA COMARCA DE {f.city.upper()} - {f.uf}</b></p><br>
<p><b>{f.nome.upper()}</b>, brasileir{f.o}, {"solteir"+f.o+", "+r.choice(PROF) if n==1 else "menor impúbere, representad"+f.o+" por sua genitora"}, CPF nº {f.cpf}, residente na {f.end}, {f.city} - {f.uf}, por seu advogado infra-assinado, vem, com fundamento no art. 109 da Lei nº 6.015/73, propor</p><p class="c ni" style="text-align:center"><b>AÇÃO DE {["RETIFICAÇÃO DE REGISTRO CIVIL","RETIFICAÇÃO DE ASSENTO DE NASCIMENTO"][n-1]}</b></p>
<p><b>I — DOS FATOS.</b> Conforme a certidão de nascimento anexa (doc. 02), cujo inteiro conteúdo ora se transcreve:</p>
<div class="q"><p>"REPÚBLICA FEDERATIVA DO BRASIL — REGISTRO CIVIL DAS PESSOAS NATURAIS — <b>CERTIDÃO DE NASCIMENTO</b>. NOME: {f.nome.upper()}. CPF: {f.cpf}. MATRÍCULA: {f.mat}. DATA DE NASCIMENTO POR EXTENSO: {ext(f.nasc)}. DIA: {f.nasc.day:02d} MÊS: {f.nasc.month:02d} ANO: {f.nasc.year}. HORA DE NASCIMENTO: {hora(f.h,f.m)}. NATURALIDADE: {f.city} - {f.uf}. MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO: {f.city} - {f.uf}. LOCAL, MUNICÍPIO DE NASCIMENTO E UF: {f.hosp}, {f.city} - {f.uf}. SEXO: {f.Sexo}. FILIAÇÃO: {f.pai}; {f.mae}. AVÓS: paternos {f.avop} e {f.avap}; maternos {f.avom} e {f.avam}. GÊMEO: não. NOME E MATRÍCULA DO(S) GÊMEO(S): não há. DATA DO REGISTRO POR EXTENSO: {ext(f.reg)}. NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO: {f.dnv}. AVERBAÇÕES/ANOTAÇÕES A ACRESCER: nada consta. Nome do Ofício: Registro Civil das Pessoas Naturais de {f.city}. Oficial Registrador: {f.ofi}. O conteúdo da certidão é verdadeiro. Dou fé. {f.city}, {lon(f.reg)}."</p></div>
<p>Ocorre que o nome da genitora foi grafado "{f.mae}", quando o correto, segundo a certidão de casamento e o documento de identidade (docs. 03 e 04), é "{f.mae.replace(err, err+'s' if not err.endswith('s') else err[:-1])}". O equívoco, evidente, tem causado embaraços {["para a emissão do passaporte","na matrícula escolar e no recebimento de benefício"][n-1]}.</p>
<p><b>II — DO DIREITO.</b> O registro deve espelhar a verdade real. Quem pretender que se retifique assentamento no Registro Civil requererá, em petição fundamentada e instruída com documentos, que o juiz o ordene, ouvido o Ministério Público.</p>
<p><b>III — DOS PEDIDOS.</b> Requer: a) a intimação do Ministério Público; b) a procedência do pedido, com a expedição de mandado ao Oficial para a retificação do termo nº {f.termo}, livro A-{f.livro}, fls. {f.folha}; c) a gratuidade da justiça. Dá à causa o valor de R$ 1.412,00.</p><p class="ni" style="text-align:center">Termos em que pede deferimento.<br>{f.city}, {lon(d)}.</p><div class="c" style="margin-top:8px">{ass(adv,"Advogado(a)",260)}</div>'''
    return css, B, "14mm 18mm"

def k27_manual(r, n):
    f = fam(r, 2014, 2022); h = ["#a33","#06c"][n-1]
    css = bxcss(6.5,9.5,"Liberation Sans","#555","1px solid #777","2px 4px") + ["body{font:11.5px/1.45 'Liberation Serif'}","body{font:11.5px/1.45 'Open Sans'}"][n-1] + f".fig{{border:1px solid #aaa;background:#fcfcfc;padding:12px 14px;margin:8px 0;position:relative}}sup.n{{display:inline-block;background:{h};color:#fff;border-radius:8px;width:14px;height:14px;text-align:center;font:bold 9px/14px 'Liberation Sans';vertical-align:top}}h2{{color:{h};font-size:16px;margin:6px 0}}"
    c = lambda i: f'<sup class="n">{i}</sup> '
    B = f'''<div class="fl sb" style="border-bottom:2px solid {h};font-size:10px;color:#555"><span>{["Manual Prático do Registrador Civil — 3ª edição","Guia do atendente: conferência de documentos pessoais"][n-1]}</span><span>{["Capítulo 4 — Nascimento","Módulo 2 · Lição 5"][n-1]} | {dig(r,3)}</span></div><h2>{["4.7 Preenchimento da certidão: exemplo comentado","Como ler uma certidão de nascimento"][n-1]}</h2>
<p class="j">{["A certidão em breve relato segue o modelo nacional. A figura abaixo traz um exemplo fictício já preenchido; os números remetem aos comentários ao pé da página. O escrevente deve conferir cada campo com o assento antes de assinar.","Ao receber o documento, confira os campos numerados na ilustração. Os dados são inventados e servem somente para treino. Na dúvida, não aceite o documento e chame o supervisor."][n-1]}</p>
<div class="fig"><div class="c" style="font:10px 'Liberation Sans'">{brasao(36)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font-size:15px">CERTIDÃO DE NASCIMENTO</b><br>{c(1)}NOME<br><b>{f.nome.upper()}</b><br>CPF {f.cpf}<br>{c(2)}MATRÍCULA<br><b>{f.mat}</b><br>&nbsp;</div>'''
    B += cx([[(c(3)+"Data de nascimento por extenso",ext(f.nasc),4),("Dia",f"{f.nasc.day:02d}",.6),("Mês",f"{f.nasc.month:02d}",.6),("Ano",f.nasc.year,.7)],[("Hora de nascimento",hora(f.h,f.m)),(c(4)+"Naturalidade",f"{f.city} - {f.uf}",2)],[("Município de registro e UF",f"{f.city} - {f.uf}"),("Local, município de nascimento e UF",f"{f.hosp}, {f.city} - {f.uf}",1.6),("Sexo",f.Sexo,.6)],[(c(5)+"Filiação",f"{f.pai}<br>{f.mae}")],[("Avós",f"{f.avop} e {f.avap} (paternos); {f.avom} e {f.avam} (maternos)")],[("Gêmeo","Não",.5),("Nome e matrícula do(s) gêmeo(s)","—",2)],[("Data do registro por extenso",ext(f.reg),2),(c(6)+"Número da DNV",f.dnv)],[(c(7)+"Averbações / anotações a acrescer","Não há.")],[("Anotações de cadastro","—")]])
    B += f'''<div class="fl sb" style="font:9px 'Liberation Sans';margin-top:8px"><div>Ofício de {f.city}<br>{f.ofi}<br>{f.city} - {f.uf}</div><div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f.city}, {lon(f.emi)}<br>____________________</div></div></div><div class="c" style="font-size:10px"><i>Figura {["4.3","12"][n-1]} — Exemplo preenchido, sem valor legal.</i></div>'''
    it = ["Nome completo, sem abreviaturas, em caixa alta.","32 dígitos: serventia (6), acervo (2), serviço 55, ano (4), tipo de livro (1 = nascimento), livro (5), folha (3), termo (7) e dígitos verificadores (2).","Por extenso e em algarismos; havendo divergência, prevalece o assento.","Pode ser a do lugar do parto ou a da residência da mãe (Lei nº 13.484/2017).","Sem distinção de ordem; não se usa \"pai\" e \"mãe\" como rótulo.","Ausente nos registros anteriores a 1990 e nos partos sem assistência.","Adoção não se menciona; reconhecimento posterior, sim, somente quando pedido em inteiro teor."]
    B += '<div style="columns:2;column-gap:22px;margin-top:8px">' + "".join(f'<p class="j" style="margin:0 0 5px">{c(i+1)}{x}</p>' for i,x in enumerate(it)) + '</div>'
    B += f'<p style="background:#f0f0f0;padding:8px"><b>{["Atenção.","Exercício."][n-1]}</b> {["A certidão de inteiro teor obedece a regras próprias; veja o item 4.12.","Marque na figura o ano do registro dentro da matrícula e diga em que folha do livro está o assento."][n-1]}</p>'
    return css, B, "12mm 16mm"

def k28_jornal(r, n):
    f0 = fam(r); d = day(r, 2005, 2023)
    css = ["body{font:10px/1.32 'Liberation Serif'}","body{font:9.5px/1.34 'Liberation Sans Narrow'}"][n-1] + ".cols{columns:%d;column-gap:14px;column-rule:1px solid #999;height:232mm;column-fill:auto;overflow:hidden;text-align:justify}h3{font-size:13px;border-top:2px solid #000;border-bottom:1px solid #000;text-align:center;padding:2px;margin:4px 0 6px}p{margin:0 0 6px}" % [4,3][n-1]
    B = f'''<div class="c" style="border-bottom:3px double #000"><div style="font:900 {[42,36][n-1]}px {["'EB Garamond'","'Roboto Condensed'"][n-1]}">{["O Correio do Vale","TRIBUNA REGIONAL"][n-1]}</div></div><div class="fl sb" style="border-bottom:1px solid #000;margin-bottom:8px"><span>{f0.city} - {f0.uf}, {lon(d)}</span><span>Ano {["XLII","XVII"][n-1]} — nº {dig(r,4)}</span><span>Publicações legais — pág. {r.randrange(5,19)}</span></div><div class="cols"><h3>EDITAIS DE PROCLAMAS</h3><p>{f0.ofi}, Oficial do Registro Civil das Pessoas Naturais desta Comarca, faz saber que pretendem casar-se e apresentaram os documentos exigidos pelo art. 1.525 do Código Civil:</p>'''
    for i in range([6,8][n-1]):
        a, b = fam(r, 1965, 2000, "M"), fam(r, 1965, 2000, "F")
        B += f"<p><b>{a.nome.upper()}</b> e <b>{b.nome.upper()}</b>. ELE, natural de {a.city}-{a.uf}, nascido aos {lon(a.nasc)}, {r.choice(PROF)}, solteiro, filho de {a.pai} e de {a.mae}. ELA, natural de {b.city}-{b.uf}, nascida aos {lon(b.nasc)}, {r.choice(PROF)}, solteira, filha de {b.pai} e de {b.mae}.</p>"
    B += "<p>Se alguém souber de algum impedimento, oponha-o na forma da lei.</p><h3>NASCIMENTOS REGISTRADOS</h3>"
    for i in range([10,13][n-1]):
        f = fam(r, d.year-1, d.year-1); B += f"<p><b>{f.nome}</b>, {f.Sexo.lower()}, em {br(f.nasc)}, {hora(f.h,f.m)}, {f.hosp}. Filiação: {f.pai} e {f.mae}. Avós: {f.avop} e {f.avap}; {f.avom} e {f.avam}. Termo {f.termo}, livro A-{f.livro}, fls. {f.folha}.</p>"
    B += "<h3>ÓBITOS</h3>"
    for i in range([4,6][n-1]):
        f = fam(r, 1925, 1955); B += f"<p><b>{f.nome}</b>, {r.randrange(61,95)} anos, natural de {f.city2}-{f.uf2}, filh{f.o} de {f.pai} e {f.mae}. Sepultad{f.o} no Cemitério da Saudade.</p>"
    B += "<h3>DOCUMENTOS PERDIDOS</h3>" + "".join(f"<p>{nome(r,'F')} comunica o extravio de sua certidão de nascimento, RG e CTPS. Tel. {fam(r).tel}.</p>" for _ in range(3))
    B += "<h3>CLASSIFICADOS</h3>" + "".join(f"<p><b>{a}</b> {b} Tratar {fam(r).tel}.</p>" for a,b in [("VENDE-SE","terreno 12x30, escriturado, perto da praça."),("ALUGA-SE","casa dois dormitórios, garagem, sem fiador."),("PRECISA-SE","de balconista com experiência e referências."),("COMPRO","milho e feijão, pago à vista."),("PIANO","afina-se e reforma-se."),("FRETES","mudanças para todo o Estado.")]*[1,1][n-1]) + "</div>"
    return css, B, "11mm 12mm"

def k29_genealogia(r, n):
    f = fam(r, 1950, 1985)
    b = lambda nm, y, c="": f'<div class="g {c}"><b>{nm}</b><br>★ {y} {r.choice(CITY)[0]}{"<br>✝ "+str(y+r.randrange(58,88)) if y<1945 else ""}</div>'
    css = ["body{font:11.5px/1.45 'P052'}","body{font:11.5px/1.45 Lato}"][n-1] + ".g{border:1.5px solid %s;border-radius:%dpx;padding:5px 7px;text-align:center;font-size:10px;flex:1;background:#fffdf5}.row{display:flex;gap:10px;justify-content:center;margin-bottom:6px}.k{text-align:center;color:#888;line-height:.8;margin:2px 0 6px}li{margin-bottom:5px}" % [("#7a5a2a",2),("#37749a",12)][n-1]
    y = f.nasc.year
    B = f'''<div class="c"><h1 style="font-size:26px">{["Família "+f.pai.split()[-1],"Árvore genealógica de "+f.nome.split()[0]][n-1]}</h1><div>{["Notas genealógicas compiladas por "+nome(r,"M"),"Relatório de quatro gerações — elaborado em "+br(day(r,2018,2023))][n-1]}</div></div><br>
<div class="row">{b(nome(r,"M"),y-88)}{b(nome(r,"F"),y-84)}{b(nome(r,"M"),y-90)}{b(nome(r,"F"),y-85)}</div><div class="k">│ &nbsp;&nbsp;&nbsp; bisavós &nbsp;&nbsp;&nbsp; │</div><div class="row">{b(f.avop,y-58)}{b(f.avap,y-55)}{b(f.avom,y-60)}{b(f.avam,y-54)}</div><div class="k">└── avós paternos ──┘ &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; └── avós maternos ──┘</div><div class="row" style="padding:0 90px">{b(f.pai,y-29)}{b(f.mae,y-26)}</div><div class="k">└──── pais ────┘</div><div class="row" style="padding:0 210px">{b(f.nome,y)}</div>
<h3 style="margin:14px 0 6px">Fontes e transcrições</h3><ol class="j"><li><b>{f.nome}</b>. Nascimento: {lon(f.nasc)}, {hora(f.h,f.m)}, {f.hosp}, {f.city}, {f.est}. Registro civil de {f.city}, Livro A-{f.livro}, fls. {f.folha}, termo {f.termo}, declarante o pai. Filiação: {f.pai} e {f.mae}. Avós paternos: {f.avop} e {f.avap}; avós maternos: {f.avom} e {f.avam}. Certidão de nascimento em poder da família (matrícula {f.mat}).</li>
<li><b>{f.pai}</b>. Nasceu em {f.city2}, em {lon(day(r,y-29,y-29))}; {r.choice(PROF)}. Casou-se em {lon(day(r,y-4,y-4))} com a n.º 3, livro B-{dig(r,2)}, fls. {dig(r,2)}.</li><li><b>{f.mae}</b>. Nascida em {f.city}, a {lon(day(r,y-26,y-26))}, batizada na Matriz; {r.choice(PROF)}. O assento foi lavrado com atraso, por mandado.</li>
<li><b>{f.avop}</b>. Veio menino da Ilha Terceira, segundo o passaporte de 19{dig(r,1)}{dig(r,1)}. No termo de óbito consta como natural de {f.city2}.</li><li><b>{f.avap}</b>. Da certidão negativa do arquivo distrital resulta que não se achou o assento de batismo entre {y-60} e {y-50}.</li><li><b>{f.avom}</b>. Lavrador na Fazenda Boa Esperança; aparece como Eleitor na lista de {y-30}.</li><li><b>{f.avam}</b>. Irmãos conhecidos: {nome(r,"M")} ({y-52}), {nome(r,"F")} ({y-49}) e os gêmeos {nome(r,"M")} e {nome(r,"M")} ({y-46}).</li></ol><p class="j"><b>Descendência.</b> {f.nome} deixou {n+1} filhos: {nome(r,"F")} (n. {y+24}), {nome(r,"M")} (n. {y+27}){" e "+nome(r,"M")+" (n. "+str(y+31)+")" if n==2 else ""}. Pede-se aos parentes que enviem fotografias e cópias de certidões para a próxima edição.</p>'''
    return css, B

def k30_branco(r, n):
    f = fam(r); e = "&nbsp;"
    css = (bxcss(8,15,"Carlito","#222","1px solid #444","3px 6px") + "body{font:12px Carlito}" if n==1 else bxcss(9,17,"Liberation Serif","#1a4a2a","1px solid #4a7a5a","3px 7px") + "body{font:13px 'Liberation Serif';color:#1a4a2a}")
    ln = "_"*44
    B = f'''<div class="c">{brasao(66, "#111" if n==1 else "#1a4a2a")}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><div style="font-size:25px;margin:4px 0"><b>{["CERTIDÃO DE NASCIMENTO","Certidão de Nascimento"][n-1]}</b></div>NOME<br>{ln}<br>CPF<br>{"_"*20 if n==1 else "____.____.____-___"}<br>MATRÍCULA<br>{ln if n==1 else "______ __ __ ____ _ _____ ___ _______ __"}</div><br>'''
    B += cx([[("Data de nascimento por extenso",e,4),("Dia",e,.5),("Mês",e,.5),("Ano",e,.7)],[("Hora de nascimento",e),("Naturalidade",e,2.5)],[("Município de registro e unidade da federação",e),("Local, município de nascimento e unidade da federação",e,1.3),("Sexo",e,.5)],[("Filiação",e+"<br>"+e)],[("Avós",e+"<br>"+e)],[("Gêmeo",e,.4),("Nome e matrícula do(s) gêmeo(s)",e,2)],[("Data do registro por extenso",e,2),("Número da declaração de nascido vivo",e)],[("Averbações / anotações a acrescer",e+"<br>"+e+"<br>"+e)]])
    B += '<div style="margin-top:8px">ANOTAÇÕES DE CADASTRO</div><table style="font-size:10px">' + '<tr>' + "".join(f'<th style="border:1px solid #555;padding:3px">{x}</th>' for x in ["Tipo documento","Número","Data expedição","Órgão expedidor","Data de validade"]) + '</tr>' + "".join('<tr>' + f'<td style="border:1px solid #555;padding:3px">{x}</td>' + '<td style="border:1px solid #555">&nbsp;</td>'*4 + '</tr>' for x in ["RG","PIS/NIS","Passaporte","Cartão Nacional de Saúde","Título de Eleitor","CEP residencial","Grupo sanguíneo"]) + '</table>'
    of = f"Nome do Ofício: {ln[:26]}<br>Oficial Registrador: {ln[:24]}<br>Município / UF: {ln[:26]}<br>Endereço: {ln[:30]}<br>Telefone / e-mail: {ln[:24]}" if n==1 else f"Nome do Ofício: Registro Civil das Pessoas Naturais de {f.city}<br>Oficial Registrador: {f.ofi}<br>Município / UF: {f.city} - {f.uf}<br>Endereço: {f.end}<br>Telefone: {f.tel}"
    B += f'''<div class="fl sb" style="margin-top:14px"><div style="line-height:1.6">{of}</div><div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: _______________________<br><br><br>______________________________<br>Assinatura do Oficial</div></div>'''
    return css, B

# Writes out/NAME-N.html and out/NAME-N.json: 30 kinds of papers that are not Brazilian birth certificates, two fillings each.
import json, os, random, sys
kinds = {}
kinds.update({k: v for k, v in globals().items() if __import__("re").fullmatch(r"k\d\d_.*", k)})
ZOOM = {"y09":1.25,"y12":1.08,"y13":1.1,"y18":1.15,"y19":1.2,"y21":1.2,"y24":1.18,"y25":1.03,"y26":1.2,"y27":1.19,"y29":1.2,"y11":1.0}
out = sys.argv[1]
for k in sorted(kinds):
    name = "y" + k[1:].replace("_", "-")
    for n in (1, 2):
        r = random.Random(f"{name}/{n}/2")
        got = kinds[k](r, n); css, body = got[:2]; css += f"body{{zoom:{ZOOM[name[:3]]}}}" if name[:3] in ZOOM else ""; margin = got[2] if len(got) > 2 else "14mm 15mm"
        case = f"{name}-{n}"
        html = doc(case, css, body, margin)
        p = os.path.join(out, case + ".html")
        if not os.path.exists(p) or open(p, encoding="utf-8").read() != html: open(p, "w", encoding="utf-8").write(html)
        j = {"case":case,"layout":name,"condition":"pdf_born_digital","file":case+".pdf","width":595,"height":842,"resizeImage":False,"data":None,"accept":{},"negative":"DOCUMENT_NOT_RECOGNIZED","meta":{"twin_names":[],"joint_notes":False,"cadastro":[]}}
        json.dump(j, open(os.path.join(out, case + ".json"), "w"), ensure_ascii=False)

