# numbers and dates in words, check digits
import datetime as dt
U = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
D = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
MES = ['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
MES3 = ['','JAN','FEV','MAR','ABR','MAI','JUN','JUL','AGO','SET','OUT','NOV','DEZ']
UFN = {'SP':'São Paulo','RJ':'Rio de Janeiro','MG':'Minas Gerais','ES':'Espírito Santo','BA':'Bahia','PE':'Pernambuco','CE':'Ceará','PR':'Paraná','RS':'Rio Grande do Sul','SC':'Santa Catarina','GO':'Goiás','PI':'Piauí','PB':'Paraíba','AL':'Alagoas','SE':'Sergipe','MA':'Maranhão','PA':'Pará','AM':'Amazonas','RN':'Rio Grande do Norte','MT':'Mato Grosso','MS':'Mato Grosso do Sul','DF':'Distrito Federal'}

def num(n, fem=False):
    if n < 20: w = U[n]
    elif n < 100: w = D[n//10] + ((' e ' + U[n%10]) if n % 10 else '')
    elif n == 100: w = 'cem'
    elif n < 1000: w = C[n//100] + ((' e ' + num(n%100)) if n % 100 else '')
    else:
        m, r = divmod(n, 1000)
        w = ('mil' if m == 1 else num(m) + ' mil')
        if r: w += (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r)
    if fem:
        out = []
        for t in w.split(' '):
            t = {'um':'uma','dois':'duas'}.get(t, t)
            if t.endswith('entos'): t = t[:-2] + 'as'
            out.append(t)
        w = ' '.join(out)
    return w

def diaw(n, first='primeiro'): return first if n == 1 else num(n)
def ext(d, sep='de'): return f"{diaw(d.day)} de {MES[d.month]} de {num(d.year)}"
def ext_old(d): return f"{diaw(d.day)} dias do mês de {MES[d.month]} do ano de {num(d.year)}" if d.day > 1 else f"primeiro dia do mês de {MES[d.month]} do ano de {num(d.year)}"
def semi(d): return f"{'1º' if d.day == 1 else d.day} de {MES[d.month]} de {d.year}"
def semi2(d): return f"{d.day:02d} de {MES[d.month]} de {d.year}"
def br(d): return d.strftime('%d/%m/%Y')
def brdot(d): return d.strftime('%d.%m.%Y')
def dots(n): return f"{n:,}".replace(',', '.')
def money(x): return f"{x:,.2f}".replace(',', 'X').replace('.', ',').replace('X', '.')

def hora_w(h, m):
    a = num(h, True) + (' hora' if h == 1 else ' horas')
    if h == 0: a = 'zero hora'
    if m: a += ' e ' + num(m) + (' minuto' if m == 1 else ' minutos')
    return a
def hora_periodo(h, m):
    if h == 12 and m == 0: return 'doze horas'
    if h == 0: return 'zero hora' + (f" e {num(m)} minutos" if m else '')
    if h <= 11: per, k = ('da madrugada' if h < 6 else 'da manhã'), h
    elif h < 13: per, k = 'da tarde', h
    elif h < 19: per, k = 'da tarde', h - 12
    else: per, k = 'da noite', h - 12
    return f"{num(k, True)} hora{'s' if k > 1 else ''}" + (f" e {num(m)} minutos" if m else '') + ' ' + per

def cpf(r):
    n = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a * b for a, b in zip(n, range(k, 1, -1))) * 10 % 11
        n.append(0 if s == 10 else s)
    t = ''.join(map(str, n))
    return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"

def _dv(t):
    s, m = 0, 32 - len(t)
    for ch in t:
        s += int(ch) * m
        m = 0 if m == 10 else m + 1
    v = s % 11
    return '1' if v > 9 else str(v)
def matricula(cns, year, book, leaf, entry, acervo='01', kind='1'):
    b = f"{cns:06d}{acervo}55{year:04d}{kind}{book:05d}{leaf:03d}{entry:07d}"
    assert len(b) == 30
    b += _dv(b); b += _dv(b)
    return b
def mfmt(m, style=0):
    p = [m[:6], m[6:8], m[8:10], m[10:14], m[14], m[15:20], m[20:23], m[23:30], m[30:]]
    if style == 0: return ' '.join(p)
    if style == 1: return f"{p[0]}.{p[1]}.{p[2]}.{p[3]}.{p[4]}.{p[5]}.{p[6]}.{p[7]}-{p[8]}"
    if style == 2: return m
    if style == 3: return ' '.join(p[:8]) + '-' + p[8]
    if style == 4: return f"{p[0]} {p[1]} {p[2]} {p[3]} {p[4]} {p[5]} {p[6]} {p[7]} - {p[8]}"
if __name__ == '__main__':
    t = '10453901552013100012021000012321'
    a = t[:30]; a += _dv(a); a += _dv(a); print(a == t, ext(dt.date(1971,2,21)), hora_periodo(15,15), num(222,True), num(1900), num(1955), num(2015))
