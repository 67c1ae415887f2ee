import os, sys, json
from html import escape as E
from h import *
FORMS = []
def F(letter, W, H, kinds, css, **kw):
    def deco(fn): FORMS.append((letter, W, H, kinds, css, kw, fn)); return fn
    return deco
DN = 'dados_pessoais.data_nascimento.texto_completo'
REP = '<b>REPÚBLICA FEDERATIVA DO BRASIL</b>'
def two(R, a): return f"{a.avo or R.no} e {a.ava or R.no}"
def tr(k, v): return f'<tr><td class=k>{k}</td><td class=v>{v}</td></tr>'
def mp(R, a, i, m, p, o='outra ', q='outro '):   # word for this parent, told apart when both are of one sex
    same = len(R.par) == 2 and R.par[0].sex == R.par[1].sex
    return ((o if same and i else '')+m) if a.sex == 'F' else ((q if same and i else '')+p)

@F('A', 595, 842, ['twin', 'solo note', 'two natdif', 'home nocpf noavo'], "body{font:10pt 'Noto Sans'}.b{background:#1d5c63;color:#fff;padding:16pt 34pt;display:flex;justify-content:space-between;align-items:center}.b h1{font-size:22pt}table{margin:8pt 34pt;width:527pt;border-collapse:collapse}td{padding:2.2pt 6pt;vertical-align:top;border-bottom:.5pt solid #cdd}.k{width:42%;text-align:right;color:#456;font-style:italic}.v{font-weight:600}.f{margin:6pt 34pt;display:flex;gap:14pt;font-size:7.5pt;align-items:center}", no='não consta')
def A(R):
    R.joint = True; R.set(DN, dx(R.nasc)); u = 'a' if R.sex == 'F' else 'o'
    q = [("Como se chama a pessoa registrada?", R.name), ("Qual é o CPF dela?", R.cpf or 'ainda não tem'), ("Em que dia nasceu?", dx(R.nasc)), ("E a que horas?", f"{R.hh}h{R.mi}"), ("É menino ou menina?", R.sexo), ("Em que cidade nasceu?", f"{R.bm} ({R.bu})"), ("Onde foi o parto?", R.est), ("De onde é considerada natural?", R.nat), ("Veio ao mundo com irmão gêmeo?", R.gem())]
    for i, a in enumerate(R.par):
        w_ = mp(R, a, i, 'a mãe', 'o pai', '', ''); w_ = 'a outra mãe' if i and R.par[0].sex == a.sex else w_
        q += [(f"Quem é {w_}?", a.n), (f"E de onde {'ela' if a.sex=='F' else 'ele'} vem?", a.nat), (f"Quem são os avós por parte d{w_}?", two(R, a))]
    q += [("Quando o registro foi feito?", d8(R.reg)), ("Quem fez a declaração?", R.decl), ("Qual é o número da matrícula?", R.mat), ("Em qual livro, folha e termo está?", f"Livro A-{R.L}, folha {R.F}, termo {R.T}"), ("E a declaração de nascido vivo?", R.dnv or 'não consta'), ("Houve averbação ou anotação?", ' '.join(x for x in (R.ave, R.ano) if x) or 'Nada consta'), ("Onde foi registrado?", f"{R.off}, {R.rm}/{R.ru}"), ("Quem responde por este cartório?", f"{R.of} ({R.oft})"), ("Quem atendeu você?", f"{R.esc} (escrevente)"), ("Em que dia saiu esta certidão?", d8(R.em)), ("Qual é o código do selo?", R.selo)]
    return f'<div class=b><div><h1>Certidão de Nascimento</h1>em linguagem simples</div>{arms(48,"#fff")}</div><table>{"".join(tr(*x) for x in q)}</table><div class=f>{qr(R.r)}<div style="width:250pt">{R.adr}<br>Tel. {R.tel} · {R.fee}<br>Confira em https://selo.tj{R.ru.lower()}.jus.br com o código {R.cod}</div><div style="text-align:center">{sig(R.r)}<br>assinado por {R.esc}</div></div>'

@F('B', 595, 842, ['note', 'fore', 'solo noavo', 'late nocpf home'], "body{font:10.6pt/1.22 'P052';padding:30pt 36pt}h1{font:bold 17pt 'P052';text-align:center;letter-spacing:2pt}.h{text-align:center;font-size:8.5pt;margin-bottom:8pt}.c{columns:2;column-gap:22pt;column-rule:.6pt solid #777;height:586pt;margin-top:8pt}.q{break-inside:avoid;margin-bottom:6.5pt}.q i{display:block}.f{font-size:7.4pt;border-top:.6pt solid #333;padding-top:5pt;display:flex;justify-content:space-between;gap:10pt;margin-top:6pt}", up=1, mf=0, sep=' - ', no='NÃO DECLARADO')
def B(R):
    R.set(DN, dw(R.nasc)); q = [("Que nome recebeu a criança?", R.name), ("Quando veio ao mundo?", dw(R.nasc).upper()), ("Que horas marcava o relógio?", f"{R.hora} HORAS"), ("Em que estabelecimento?", R.est), ("Em qual município e estado?", R.bnat), ("Qual o sexo?", R.sexo.upper()), ("Nasceu sozinha ou em parto múltiplo?", R.gem("PARTO DUPLO, COM {}", "PARTO ÚNICO"))]
    R.acc['gêmeos.status'] = ["Parto único"] if not R.twin else []
    for i, a in enumerate(R.par):
        m = a.sex == 'F'; q += [("Como se chama a mãe?" if m else "Como se chama o pai?", a.n), ("Qual a terra natal dela?" if m else "Qual a terra natal dele?", a.nat), ("Que idade e ofício tinha?", f"{a.age} ANOS, {a.prof.upper()}"), ("Como se chama o pai da mãe?" if m else "Como se chama o pai do pai?", a.avo or R.no), ("E a mãe da mãe?" if m else "E a mãe do pai?", a.ava or R.no)]
    q += [("Quem compareceu para declarar?", R.decl), ("Quem testemunhou?", f"{R.w1} E {R.w2}"), ("Quando se fez o assento?", d8(R.reg)), ("Qual o livro?", "A-"+R.L), ("Qual a folha?", R.F), ("Qual o termo?", R.T), ("Qual a DNV?", R.dnv or R.no), ("Qual a matrícula?", R.mat), ("Qual o CPF?", R.cpf or R.no), ("O que mudou desde então (averbações)?", R.ave or 'NADA.'), ("O que se anotou à margem?", R.ano or 'NADA.')]
    R.set('dados_pessoais.naturalidade', R.bnat, '')
    return f'<div class=h>{arms(38)}<br>{REP}<br>{R.off}<br>{R.rm} - {R.ru}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class=c>{"".join(f"<div class=q><i>{n+1}. {a}</i>{b}</div>" for n,(a,b) in enumerate(q))}</div><div class=f><div style="width:230pt">Quando se expediu? <b>{d8(R.em)}</b><br>Quem é o titular? <b>{R.of}</b>, {R.oft}<br>Quem subscreve? {R.esc}, substituta legal<br>{R.adr}</div><div style="text-align:center">{sig(R.r)}<br>Que selo leva? {R.selo}<br>{R.fee}</div>{qr(R.r)}</div>'

@F('C', 842, 595, ['two', 'solo twin', 'note natdif', 'fore nocpf'], "body{font:9.5pt 'Liberation Sans';padding:20pt 26pt}.t{display:flex;justify-content:space-between;align-items:center;margin-bottom:5pt}h1{font-size:16pt}.g{display:grid;grid-template-columns:repeat(12,1fr);border-top:.7pt solid #333;border-left:.7pt solid #333}.g div{border-right:.7pt solid #333;border-bottom:.7pt solid #333;padding:2pt 4pt 3pt;min-height:25pt}.g i{display:block;font:6.6pt 'Liberation Sans';color:#444}", sep='/', no='*****', up=1)
def C(R):
    c = lambda n, q, v: f'<div style="grid-column:span {n}"><i>{q}</i>{v}</div>'
    o = c(8, "Quem?", R.name)+c(4, "Com que CPF?", R.cpf or R.no)+c(3, "Quando nasceu?", d8(R.nasc))+c(2, "A que horas?", R.hora)+c(4, "Onde nasceu?", f"{R.est}")+c(3, "Cidade e estado de lá?", f"{R.U(R.bm)}/{R.bu}")+c(3, "Natural de onde?", R.nat)+c(2, "Homem ou mulher?", R.sexo.upper())+c(7, "Tem gêmeos? Quais?", R.gem("SIM - {}", "NÃO"))
    for i in range(2):
        a = R.par[i] if i < len(R.par) else None; x = "Filho(a) de quem?" if not i else "E de quem mais?"
        o += c(8, x, a.n if a else R.no)+c(4, "Natural de onde?", a.nat if a else R.no)
        sx = a.sex if a else 'M'; o += c(6, f"Neto(a) de que avô {'materno' if sx=='F' else 'paterno'}? (pela {i+1}ª pessoa acima)", a.avo or R.no if a else R.no)+c(6, f"E de que avó?", a.ava or R.no if a else R.no)
    o += c(3, "Quando registrou?", d8(R.reg))+c(4, "Quem declarou?", R.decl)+c(5, "Que matrícula?", R.mat)+c(2, "Que livro?", R.L)+c(2, "Que folha?", R.F)+c(2, "Que termo?", R.T)+c(3, "Que DNV?", R.dnv or R.no)+c(3, "Que selo?", R.selo)
    o += c(6, "O que se averbou?", R.ave or R.no)+c(6, "O que se anotou?", R.ano or R.no)+c(5, "Em que cartório?", R.off)+c(4, "De que cidade?", f"{R.U(R.rm)}/{R.ru}")+c(3, "Quando emitiu?", d8(R.em))+c(6, "Quem é o oficial?", R.of)+c(6, "Quem assina por ele?", R.esc+' (escrevente)')
    return f'<div class=t>{arms(36)}<div style="text-align:center">{REP}<h1>CERTIDÃO DE NASCIMENTO</h1></div>{qr(R.r,38)}</div><div class=g>{o}</div><div style="display:flex;justify-content:space-between;font-size:7pt;margin-top:6pt"><div>{R.adr} · Tel. {R.tel}<br>{R.fee}. O conteúdo da certidão é verdadeiro. Dou fé. 2ª via.</div>{sig(R.r)}</div>'

@F('D', 595, 842, ['note', 'solo', 'twin noavo', 'two late nocpf'], "body{font:11pt 'Liberation Serif';padding:30pt 40pt}.r{display:flex;gap:10pt;margin-top:5pt}.r div{text-align:center}.r b{display:block;font-weight:normal;border-bottom:1pt dotted #000;padding:0 2pt;min-height:15pt}.r i{font:6.8pt 'Liberation Serif'}h1{text-align:center;font-size:19pt;margin:4pt}.c{text-align:center}", no='- - -', sep=', ')
def D(R):
    r = lambda *x: '<div class=r>'+''.join(f'<div style="flex:{n}"><b>{v}</b><i>{k}</i></div>' for n, v, k in x)+'</div>'
    R.set(DN, dw(R.nasc)); R.set('dados_pessoais.naturalidade', R.bnat, ''); n = R.no
    o = r((3, R.name, '(nome)'), (1.1, R.cpf or n, '(CPF)'))+r((1, R.mat, '(matrícula)'))+r((3.2, dw(R.nasc), '(data de nascimento, por extenso)'), (.5, R.nasc.day and f"{R.nasc.day:02d}", '(dia)'), (.5, f"{R.nasc.month:02d}", '(mês)'), (.6, R.nasc.year, '(ano)'))
    o += r((.6, R.hora, '(hora)'), (2, R.bm, '(município)'), (.4, R.bu, '(UF)'), (3, R.est, '(local)'))+r((.8, R.sexo, '(sexo)'), (.7, 'Sim' if R.twin else 'Não', '(gêmeo?)'), (3, R.twin or n, '(nome do gêmeo)'))
    R.acc['gêmeos.informações_adicionais'] = [R.twin] if R.twin else []
    for i in range(2):
        a = R.par[i] if i < len(R.par) else None; l = mp(R, a, i, 'mãe', 'pai') if a else 'pai'; m = 'materno' if a and a.sex == 'F' else 'paterno'; m2 = m[:-1]+'a'
        if i and a and a.sex == R.par[0].sex: m = m2 = f'pela {l}'
        o += r((3, a.n if a else n, f'({l})'), (2, a.nat if a else n, f'(naturalidade d{"o" if l.endswith("pai") else "a"} {l})'))+r((1, (a.avo or n) if a else n, f'(avô {m})'), (1, (a.ava or n) if a else n, f'(avó {m2})'))
    o += r((1, d8(R.reg), '(registrado em)'), (1, R.L, '(livro A)'), (1, R.F, '(folha)'), (1, R.T, '(termo)'), (1.6, R.dnv or n, '(nº da DNV)'))+r((2, R.decl, '(declarante)'), (2, R.w1, '(testemunha)'))+r((1, R.ave or 'nada consta', '(averbações)'))+r((1, R.ano or 'nada consta', '(anotações)'))
    o += r((2, f"{R.rm}/{R.ru}", '(lugar)'), (2, dx(R.em), '(data desta certidão)'), (2, R.selo, '(selo digital)'))+f'<div style="text-align:right;height:26pt">{sig(R.r)}</div>'+r((1, R.of, f'({R.oft})'), (1, R.esc, '(escrevente que a extraiu)'))
    return f'<div class=c>{arms(40)}<br>{REP}<br>{R.off}<br><span style="font-size:8pt">{R.adr}</span></div><h1>Certidão de Nascimento</h1>{o}<div class=c style="font-size:7pt;margin-top:8pt">{R.fee} · Emitida em duas vias · Tel. {R.tel}</div>'

@F('E', 595, 842, ['twin cad', 'note cad', 'solo home', 'fore natdif nocpf'], "body{font:10pt 'DejaVu Sans Condensed';padding:26pt 30pt}table{width:100%;border-collapse:collapse;table-layout:fixed;margin-top:-.7pt}td{border:.7pt solid #456;padding:5.5pt 5pt 2pt;vertical-align:bottom;line-height:1.15}td i{display:block;font:5.8pt 'DejaVu Sans';color:#246;text-transform:uppercase;margin-top:.5pt}h1{font-size:15pt}.h{display:flex;gap:12pt;align-items:center;margin-bottom:8pt}", up=1, mf=0, no='XXXXX')
def E_(R):
    t = lambda *x: '<table><tr>'+''.join(f'<td style="width:{p}%">{v}<i>{k}</i></td>' for p, v, k in x)+'</tr></table>'
    n = R.no; o = t((34, R.off, 'Serventia'), (36, f"{R.U(R.rm)}/{R.ru}", 'Município da serventia'), (30, d8(R.em), 'Emissão'))+t((70, R.name, 'Registrado(a)'), (30, R.cpf or n, 'CPF'))+t((62, R.mat, 'Matrícula'), (38, R.dnv or n, 'DNV'))
    o += t((22, d8(R.nasc), 'Nascimento'), (14, R.hora, 'Horário'), (22, d8(R.reg), 'Registro'), (20, R.sexo.upper(), 'Sexo'), (22, 'SIM' if R.twin else 'NÃO', 'Gêmeos'))+t((40, R.est, 'Local do nascimento'), (30, R.bnat, 'Município/UF do nascimento'), (30, R.nat, 'Naturalidade'))+t((12, 'A-'+R.L, 'Livro'), (12, R.F, 'Folha'), (18, R.T, 'Termo'), (58, R.twin or n, 'Nome e matrícula do(s) gêmeo(s)'))
    R.acc['gêmeos.informações_adicionais'] = [R.twin] if R.twin else []
    ps = {x: R.side(x) for x in 'MF'}; g = lambda x, k: (getattr(ps[x], k) or n) if ps[x] else n
    o += t((50, g('M', 'n'), 'Pai'), (50, g('F', 'n'), 'Mãe'))+t((50, g('M', 'nat'), 'Naturalidade do pai'), (50, g('F', 'nat'), 'Naturalidade da mãe'))+t((50, g('M', 'avo'), 'Avô paterno'), (50, g('F', 'avo'), 'Avô materno'))+t((50, g('M', 'ava'), 'Avó paterna'), (50, g('F', 'ava'), 'Avó materna'))
    R.joint = True; cad = f"RG {R.rg} SSP/{R.ru} · TÍTULO {R.tit}" if 'cad' in R.K else n
    if 'cad' in R.K: R.cad = [R.rg, R.tit]
    o += t((50, R.decl, 'Declarante'), (50, f"{R.w1}; {R.w2}", 'Testemunhas'))+t((100, ' '.join(x for x in (R.ave, R.ano) if x) or 'SEM AVERBAÇÕES', 'Averbações / anotações a acrescer'))+t((100, cad, 'Anotações voluntárias de cadastro'))
    R.acc.setdefault('observações.averbações', []).append('' if not R.ave else R.ave); o += t((36, R.of, R.oft), (34, R.esc, 'Preposto autorizado'), (30, R.selo, 'Selo'))+t((60, R.adr, 'Endereço'), (40, R.cod, 'Código de segurança'))
    return f'<div class=h>{arms(44)}<div>{REP}<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div></div>{o}<div style="display:flex;justify-content:space-between;align-items:center;margin-top:14pt;font-size:7pt">{qr(R.r,54)}<div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{R.fee}<br>https://certidao.registro.org.br/{R.cod.lower()}</div>{sig(R.r)}</div>'

@F('F', 595, 842, ['two', 'twin note', 'solo noavo', 'home late'], "body{font:10.5pt 'URW Gothic';padding:24pt 28pt;background:#fbfaf4}.g{display:flex;flex-wrap:wrap;gap:6pt}.k{background:#fff;border:.6pt solid #c9b98a;border-radius:5pt;padding:4pt 7pt 3pt;flex:1 1 auto}.k b{display:block;font-weight:normal}.k i{display:block;font:6.4pt 'Liberation Sans';color:#888;letter-spacing:.4pt}h2{font:bold 8pt 'Liberation Sans';color:#8a6d1f;margin:7pt 0 3pt}", no='—', sep=' / ')
def F_(R):
    k = lambda v, c, w_=0: f'<div class=k{f" style=min-width:{w_}pt" if w_ else ""}><b>{v}</b><i>{c}</i></div>'
    n = R.no; G = lambda t, *x: f'<h2>{t}</h2><div class=g>{"".join(x)}</div>'; R.set(DN, dx(R.nasc)); R.set('dados_pessoais.naturalidade', R.nat)
    o = G('PESSOA', k(R.name, 'nome completo', 340), k(R.cpf or n, 'cpf', 100), k(dx(R.nasc), 'nascimento'), k(R.hh+'h'+R.mi, 'hora'), k(R.sexo, 'sexo'), k(R.nat, 'naturalidade'), k(R.est, 'onde nasceu'), k(f"{R.bm} / {R.bu}", 'cidade do parto'), k(R.gem("Sim: {}", "Não"), 'gêmeos'))
    same = len(R.par) == 2 and R.par[0].sex == R.par[1].sex
    for i, a in enumerate(R.par):
        o += G(f'FILIAÇÃO {i+1}', k(a.n, 'mãe' if a.sex == 'F' else 'pai', 250), k(a.nat, 'naturalidade', 150), k(a.avo or n, 'pai dela' if a.sex == 'F' else 'pai dele', 220), k(a.ava or n, 'mãe dela' if a.sex == 'F' else 'mãe dele', 220))
    o += G('ASSENTO', k(R.mat, 'matrícula', 300), k(R.dnv or n, 'nascido vivo', 110), k(R.L, 'livro'), k(R.F, 'folha'), k(R.T, 'termo'), k(d8(R.reg), 'lavrado em'), k(d8(R.em), 'expedida em'), k(R.decl, 'quem declarou'))
    o += G('À MARGEM', k(R.ave or n, 'averbações', 520), k(R.ano or n, 'anotações', 520))+G('CARTÓRIO', k(R.off, 'serventia'), k(f"{R.rm} / {R.ru}", 'sede'), k(R.of, R.oft.lower()), k(R.esc, 'escrevente'), k(R.selo, 'selo digital'), k(R.cod, 'validador'))
    return f'<div style="display:flex;justify-content:space-between;align-items:center">{arms(46,"#8a6d1f")}<div style="text-align:center;font-size:9pt">{REP}<br><span style="font-size:17pt">certidão de nascimento</span></div>{qr(R.r)}</div>{o}<div style="font-size:6.8pt;margin-top:8pt">{R.adr} · {R.tel} · {R.fee}</div>'

def box(t, n=0, z=13.2, keep=''):   # one sign in each box; wraps at words to rows of n boxes
    t = str(t); rows, cur = [], ''
    for x in t.split(' '):
        if n and cur and len(cur)+1+len(x) > n: rows.append(cur); cur = x
        else: cur = (cur+' '+x) if cur else x
    rows.append(cur); n = n or max(map(len, rows))
    return ''.join('<div class=bx>'+''.join(f'<s style="width:{z}pt"{" class=n" if c in keep and c else ""}>{c if c != " " else "&nbsp;"}</s>' for c in x.ljust(n))+'</div>' for x in rows)
@F('G', 595, 842, ['', 'solo', 'twin', 'note nocpf home'], "body{font:10pt 'Liberation Mono';padding:20pt 28pt}s{display:inline-block;text-decoration:none;border:.6pt solid #a33;border-left-width:0;height:14.5pt;text-align:center;line-height:14pt}s:first-child{border-left-width:.6pt}s.n{border:0;width:8pt!important}.bx{white-space:nowrap;font-size:0}.bx s{font-size:10pt;vertical-align:top}.l{font:6.6pt 'Liberation Sans';color:#a33;margin-top:6pt}.r{display:flex;gap:12pt;flex-wrap:wrap}h1{font:bold 13pt 'Liberation Sans';color:#a33}", up=1, mf=1, no='', era=(1992, 2024))
def G(R):
    b = lambda l, v, n=0, k='', z=13.2: f'<div><div class=l>{l}</div>{box(v, n, z, k)}</div>'
    r = lambda *x: f'<div class=r>{"".join(x)}</div>'; n = 40; dd = lambda d: d8(d)
    o = b('01 NOME COMPLETO', R.name, n)+r(b('02 CPF', R.cpf or ' '*14, 14, '.-'), b('03 NASCIMENTO', dd(R.nasc), 10, '/'), b('04 HORA', R.hora, 5, ':'), b('05 SEXO', R.sex, 1))+b('06 MATRÍCULA', R.mat, 40, '', 11.5).replace('<s style="width:11.5pt">&nbsp;</s>', '<s class=n>&nbsp;</s>')
    o += r(b('07 LIVRO', R.L.zfill(5), 5), b('08 FOLHA', R.F.zfill(4 if R.v else 3), 4), b('09 TERMO', R.T.zfill(7), 7), b('10 DATA DO REGISTRO', dd(R.reg), 10, '/'))+r(b('11 DNV', R.dnv or ' '*13, 13, '-'), b('12 MUNICÍPIO DE NASCIMENTO', R.U(R.bm), 24, '', 12), b('UF', R.bu, 2))+b('13 LOCAL DO NASCIMENTO', R.est, n)
    for i, x in enumerate('FM'):
        a = R.side(x); g = (lambda k: getattr(a, k) if a else ''); l = 'MÃE' if x == 'F' else 'PAI'; m = 'MATERN' if x == 'F' else 'PATERN'; q = 14+4*i
        o += b(f'{q} {l}', g('n'), n)+r(b(f'{q+1} {l}: NATURAL DE', R.U(a.m) if a else '', 27), b('UF/PAÍS', R.U(a.u) if a else '', 9))+b(f'{q+2} AVÔ {m}O', g('avo'), n)+b(f'{q+3} AVÓ {m}A', g('ava'), n)
    o += b('22 GÊMEO (NOME, SE HOUVER)', R.twin, n)+r(b('23 EMISSÃO', dd(R.em), 10, '/'), b('24 SELO', R.selo, 26, '', 12.6))
    if R.twin: R.acc['gêmeos.informações_adicionais'] = [R.twin]
    R.set('dados_pessoais.naturalidade', R.bnat, '')
    for k, x in (('livro', R.L), ('folha', R.F), ('termo', R.T)): R.set('registro.'+k, x)
    o += f'<div class=l style="color:#000;font-size:7.6pt;margin-top:5pt">25 AVERBAÇÕES: {R.ave or "NADA CONSTA"}<br>26 ANOTAÇÕES: {R.ano or "NADA CONSTA"}</div>'
    return f'<div style="display:flex;gap:10pt;align-items:center">{arms(34,"#a33")}<div style="font:8pt Liberation Sans">{REP} · {R.off} · {R.rm}/{R.ru}<h1>CERTIDÃO DE NASCIMENTO</h1></div></div>{o}<div style="display:flex;justify-content:space-between;align-items:center;font:7pt Liberation Sans;margin-top:4pt">{qr(R.r,34)}<div style="width:280pt">{R.adr}<br>{R.fee}</div><div style="text-align:center">{sig(R.r,80)}<br>{R.of}<br>{R.oft}<br>p/ {R.esc}, auxiliar</div></div>'

@F('H', 612, 936, ['twin', 'two cad', 'solo ave', 'fore2 natdif'], "body{font:11pt 'Nimbus Roman';padding:34pt 40pt}.c{display:inline-flex;vertical-align:bottom}.c s{text-decoration:none;width:12pt;text-align:center;border:solid #333;border-width:0 0 .8pt .8pt;height:13pt;font:11pt 'Liberation Mono';line-height:11pt}.c s:last-child{border-right-width:.8pt}.c u{text-decoration:none;width:7pt;text-align:center}.l{display:flex;gap:9pt;align-items:flex-end;margin-top:8.2pt}.l b{font-weight:normal;flex:1;border-bottom:.6pt solid #333}.l i{font:9pt 'Nimbus Sans';white-space:nowrap}h1{font-size:18pt;text-align:center;margin:4pt}", no='ignorado', sep='-', era=(1975, 2024))
def H(R):
    cm = lambda t: '<span class=c>'+''.join(f'<s>{c}</s>' if c.isalnum() else f'<u>{c if c != " " else "&nbsp;"}</u>' for c in str(t))+'</span>'
    ln = lambda *x: '<div class=l>'+''.join(f'<i>{k}</i>'+(v if v.startswith('<') else f'<b>{v}</b>') for k, v in x)+'</div>'
    X = lambda on: f'<span style="font:10pt Liberation Mono">[{"X" if on else "&nbsp;"}]</span>'; n = R.no
    o = ln(('Registrado(a)', R.name))+ln(('C.P.F.', cm(R.cpf)), ('Sexo', f'<span>{X(R.sex=="M")} Masculino {X(R.sex=="F")} Feminino</span>'))+ln(('Matrícula', cm(R.mat)))+ln(('Livro A', cm(R.L.zfill(4))), ('Folha', cm(R.F)), ('Termo', cm(R.T)), ('D.N.V.', cm(R.dnv) if R.dnv else n))
    o += ln(('Nasceu em', cm(d8(R.nasc))), ('às', cm(R.hora)), ('Registrou-se em', cm(d8(R.reg))))+ln(('no(a)', R.est), ('em', f"{R.bm}-{R.bu}"))+ln(('Natural de', R.nat), ('Gêmeo', f'<span>{X(R.twin)} Sim {X(not R.twin)} Não</span>'))+(ln(('Irmão(ã) gêmeo(a)', R.twin)) if R.twin else '')
    R.acc['gêmeos.informações_adicionais'] = [R.twin] if R.twin else []
    for i, a in enumerate(R.par):
        o += ln((mp(R, a, i, 'Mãe', 'Pai', '2ª ', '2º '), a.n))+ln(('natural de', a.nat), ('com', cm(a.age)), ('anos, profissão', a.prof))+ln(('filha de' if a.sex == 'F' else 'filho de', a.avo or n))+ln(('e de', a.ava or n))
    o += ln(('Declarante', R.decl), ('RG', cm(R.rg)))+ln(('Averbações', R.ave or 'não há'))+ln(('Anotações', R.ano or 'não há'))+ln(('Selo', R.selo), ('Expedida em', cm(d8(R.em))))
    return f'<div style="text-align:center;font-size:9pt">{arms(44)}<br>{REP}<br><b>{R.off}</b><br>{R.rm} - Estado: {UFN[R.ru]}<br>{R.adr}</div><h1>CERTIDÃO DE NASCIMENTO</h1>{o}<div style="display:flex;justify-content:space-between;align-items:end;margin-top:16pt;font-size:8pt">{qr(R.r,50)}<div style="width:190pt">{R.fee}<br>Protocolo {R.N(6)} · Guia {R.N(9)} · Tel {R.tel}</div><div style="text-align:center">{sig(R.r)}<br>{R.of}<br>{R.oft} do Registro Civil<br><i>conferido por {R.esc}</i></div></div>'

@F('I', 595, 842, ['two', 'twin note', 'dad nocpf', 'late cad'], "body{font:8.4pt/1.32 'DejaVu Sans Mono';padding:26pt 30pt}pre{font:inherit;white-space:pre-wrap;margin-top:8pt;border:.6pt solid #999;padding:7pt;background:#f7f7f7}", no='null', sep='/')
def I(R):
    def js(o, d=1):
        p = '  '*d
        return ',\n'.join(p+f'"{k}": '+('{\n'+js(v, d+1)+f'\n{p}}}' if isinstance(v, dict) else 'null' if v in ('', None) else json.dumps(v, ensure_ascii=False)) for k, v in o.items())
    gp = lambda i: (lambda a: {"nm": a.n, "tp_vinculo": "MAE" if a.sex == 'F' else "PAI", "nat_mun": a.m, "nat_uf": a.u, "nm_avo_m": a.avo, "nm_avo_f": a.ava} if a else None)(R.par[i] if i < len(R.par) else None)
    R.set(DN, d8(R.nasc), R.nasc.isoformat()); R.set('dados_pessoais.naturalidade', R.bnat, '')
    R.set('registro.livro', R.L); cad = {"num_rg": R.rg, "num_titulo": R.tit} if 'cad' in R.K else None
    if cad: R.cad = [R.rg, R.tit]
    o = {"tp_documento": "CERTIDAO_NASCIMENTO", "cod_cns": R.m32[:6], "nm_serventia": R.off, "mun_serventia": R.rm, "uf_serventia": R.ru, "registrado": {"nm_registrado": R.name, "num_cpf": R.cpf, "num_matricula": R.mat, "dt_nasc": R.nasc.isoformat(), "hr_nasc": R.hora+":00", "cod_sexo": R.sex, "num_dnv": R.dnv, "loc_nasc": {"nm_estab": R.est, "mun_nasc": R.bm, "uf_nasc": R.bu, "cod_ibge": R.N(7)}, "fl_gemelar": bool(R.twin), "nm_gemeo": R.twin}, "genitor_1": gp(0), "genitor_2": gp(1), "assento": {"dt_lavratura": R.reg.isoformat(), "num_livro": "A-"+R.L, "num_folha": R.F, "num_termo": R.T, "nm_declarante": R.decl, "txt_averbacao": R.ave, "txt_anotacao": R.ano, "cadastro": cad}, "emissao": {"dt_emissao": R.em.isoformat(), "hr_emissao": "10:%s:07" % R.mi, "nm_oficial": R.of, "nm_escrevente": R.esc, "num_selo": R.selo, "cod_valid": R.cod}}
    return f'<div style="font-family:Liberation Sans;display:flex;gap:12pt;align-items:center">{arms(36)}<div>{REP} · Registro Civil<h2>Certidão de Nascimento - extrato eletrônico (dados estruturados)</h2></div></div><pre>{{\n{E(js(o),quote=False)}\n}}</pre><div style="display:flex;gap:14pt;align-items:center;margin-top:8pt;font-size:7pt">{qr(R.r)}<div>{R.adr}<br>{R.fee}<br>hash {R.N(40)}</div></div>'
@F('J', 595, 842, ['twin', 'fore note', 'home nocpf', 'solo noavo'], "body{font:9.2pt/1.28 'Liberation Mono';padding:24pt 30pt}table{border-collapse:collapse;width:100%;margin:6pt 0}td,th{padding:1.1pt 5pt;text-align:left;border-left:.5pt dashed #777;border-right:.5pt dashed #777;vertical-align:top}th{padding-bottom:4pt}tr:nth-child(2) td{border-top:.8pt dashed #000;padding-top:4pt}.s{color:#777}", up=2, sep='/', mf=0, no='<NULO>')
def J(R):
    n = '&lt;NULO&gt;'; m, p = R.side('F'), R.side('M'); g = lambda a, k: (getattr(a, k) or n) if a else n
    R.set(DN, d8(R.nasc)); R.set('registro.termo', R.T); R.joint = True
    q = [('COD_CNS','N06',R.m32[:6]),('NM_SERV','A60',R.off),('NM_MUN_SERV','A40',R.U(R.rm)),('SG_UF_SERV','A02',R.ru),('NUM_MATR','A40',R.mat),('NUM_LIV','N05',R.L),('NUM_FLS','A05',R.F),('NUM_TER','N07',R.T),('DT_REG','D08',d8(R.reg)),('NM_REGDO','A80',R.name),('NUM_CPF','A14',R.cpf or n),('IND_SEXO','A01',R.sex+(' (FEMININO)' if R.sex == 'F' else ' (MASCULINO)')),('DT_NASC','D08',d8(R.nasc)),('HR_NASC','H04',R.hora),('NM_ESTAB','A60',R.est),('NM_MUN_NASC','A40',R.U(R.bm)),('SG_UF_NASC','A02',R.bu),('DS_NATUR','A44',R.nat),('NUM_DNV','A13',R.dnv or n),('IND_GEM','A01','S' if R.twin else 'N'),('NM_GEM','A80',R.twin or n),('NM_PAI','A80',g(p,'n')),('DS_NAT_PAI','A44',g(p,'nat')),('NM_AVO_PAT','A80',g(p,'avo')),('NM_AVOH_PAT','A80',g(p,'ava')),('NM_MAE','A80',g(m,'n')),('DS_NAT_MAE','A44',g(m,'nat')),('NM_AVO_MAT','A80',g(m,'avo')),('NM_AVOH_MAT','A80',g(m,'ava')),('NM_DECL','A80',R.decl),('TX_AVERB_ANOT','M00',' '.join(x for x in (R.ave,R.ano) if x) or n),('NM_OFICIAL','A80',R.of),('NM_ESCREV','A80',R.esc),('NUM_SELO','A30',R.selo),('DT_EMIS','D08',d8(R.em)),('DT_ULT_ATU','D08',d8(R.reg+dt.timedelta(3)))]
    return f'<div>SIRC-LOCAL V.4.{R.f} &nbsp; CERTIDAO DE NASCIMENTO POR DADOS DO BANCO &nbsp; PAG 001<br><span class=s>TABELA TB_ASSENTO_NASC &nbsp; CHAVE={R.N(9)} &nbsp; USU={R.esc.split()[0]}</span></div><table><tr><th>COLUNA<th>TP<th>CONTEUDO</tr>{"".join(f"<tr><td>{a}<td class=s>{b}<td>{c}</tr>" for a,b,c in q)}</table><div class=s>AVO=AVO MASC / AVOH=AVO FEM &nbsp; *** 1 LINHA RETORNADA ***</div><div style="display:flex;gap:16pt;font:7.5pt Liberation Sans;margin-top:8pt;align-items:center">{arms(30)}<div>{REP} - Impressao autenticada para fins de certidao (art. 19, Lei 6.015/73).<br>{asc(R.adr)}<br>{R.fee}</div>{sig(R.r)}</div>'
@F('K', 595, 842, ['twin natdif', 'solo ano', 'twofa', 'fore2 nocpf'], "body{font:8.6pt/1.33 'Noto Sans Mono','DejaVu Sans Mono';padding:24pt 28pt}pre{font:8.1pt/1.3 'DejaVu Sans Mono';white-space:pre-wrap;border-left:3pt solid #36c;padding-left:8pt;margin:9pt 0}em{color:#36c;font-style:normal}", sep='-', no='')
def K(R):
    t = lambda k, v, d=2, at='': '  '*d+(f'<em>&lt;{k}{at}&gt;</em>{v}<em>&lt;/{k}&gt;</em>' if v != '' else f'<em>&lt;{k}{at}/&gt;</em>'); o = []
    gr = lambda k, *x: o.extend([f'  <em>&lt;{k}&gt;</em>', *x, f'  <em>&lt;/{k}&gt;</em>'])
    R.set('registro.folha', R.F.strip('vV'))
    gr('serventia', t('cns', R.m32[:6]), t('denominacao', R.off), t('municipio', R.rm, 2, f' uf="{R.ru}"'), t('oficial', R.of), t('preposto', R.esc))
    gr('assento', t('matricula', R.mat), t('dtRegistro', d8(R.reg)), t('declarante', R.decl), t('averbacao', R.ave), t('anotacao', R.ano))
    gr('registrado', t('nmCompleto', R.name), t('cpf', R.cpf), t('sexo', R.sexo.upper()), t('dtNasc', d8(R.nasc), 2, f' hora="{R.hora}"'), t('natural', R.nat), t('estabNasc', R.est), t('munNasc', R.bm, 2, f' uf="{R.bu}"'), t('nrDnv', R.dnv), t('gemelar', 'true' if R.twin else 'false'), t('irmaoGemeo', R.twin))
    for i, a in enumerate(R.par): gr(f'genitor seq="{i+1}"', t('nm', a.n), t('natural', a.nat), t('avoH', a.avo), t('avoM', a.ava), t('idade', a.age))
    o = [x.replace(f'/genitor seq="{i}"', '/genitor') for x in o for i in [1 if 'seq="1"' in x else 2]]
    gr('emissao', t('dtEmissao', d8(R.em)), t('via', '2'), t('selo', R.selo), t('codSeg', R.cod))
    return f'<div style="font-family:Liberation Sans;text-align:center">{arms(38,"#36c")}<br>{REP}<h2>CERTIDÃO DE NASCIMENTO ELETRÔNICA</h2>representação do arquivo assinado</div><pre><em>&lt;?xml version="1.0" encoding="UTF-8"?&gt;</em>\n<em>&lt;certidaoNascimento versao="3.{R.f}"&gt;</em>\n'+'\n'.join(o)+f'\n<em>&lt;/certidaoNascimento&gt;</em></pre><div style="display:flex;gap:14pt;align-items:center;font:7.2pt Liberation Sans">{qr(R.r)}<div>{R.adr}<br>{R.fee}<br>Assinado digitalmente por {R.esc} em {d8(R.em)} 11:{R.mi}</div></div>'

@F('L', 595, 842, ['twin', 'note', 'solo noavo', 'home fore nocpf'], "body{font:11.4pt 'Liberation Sans';padding:30pt 34pt}.g{display:flex;flex-wrap:wrap;gap:10pt 18pt;border:1pt solid #364;padding:10pt;margin:9pt 0}.g span{display:inline-flex;gap:5pt;max-width:500pt}.g b{color:#fff;background:#364;border-radius:8pt;min-width:16pt;height:12.5pt;text-align:center;font-size:7.6pt;line-height:12.5pt}.l{columns:4;font-size:8.2pt;line-height:1.35;border-top:.6pt solid #364;padding-top:5pt}h1{font-size:16pt;color:#364}", up=1, sep=' - ', no='///')
def L(R):
    m, p = R.side('F'), R.side('M'); n = R.no; g = lambda a, k: (getattr(a, k) or n) if a else n
    it = [('Nome do registrado', R.name),('CPF', R.cpf or n),('Data do nascimento', d8(R.nasc)),('Hora', R.hora),('Sexo', R.sexo.upper()),('Estabelecimento', R.est),('Município do nascimento', R.U(R.bm)),('UF do nascimento', R.bu),('Mãe', g(m,'n')),('Naturalidade da mãe', g(m,'nat')),('Avô materno', g(m,'avo')),('Avó materna', g(m,'ava')),('Pai', g(p,'n')),('Naturalidade do pai', g(p,'nat')),('Avô paterno', g(p,'avo')),('Avó paterna', g(p,'ava')),('Gêmeo (nome)', R.twin or n),('Data do registro', d8(R.reg)),('Livro', R.L),('Folha', R.F),('Termo', R.T),('Matrícula', R.mat),('Nº da DNV', R.dnv or n),('Declarante', R.decl),('Averbações', R.ave or n),('Anotações', R.ano or n),('Data da emissão', d8(R.em)),('Oficial', R.of),('Escrevente', R.esc),('Selo digital', R.selo)]
    R.set('dados_pessoais.naturalidade', R.bnat, ''); R.acc['gêmeos.informações_adicionais'] = [R.twin] if R.twin else []
    leg = f'<div class=l>{"".join(f"<div>{i+1} - {k}</div>" for i,(k,v) in enumerate(it))}</div>'; gd = '<div class=g>'+''.join(f'<span><b>{i+1}</b>{v}</span>' for i, (k, v) in enumerate(it))+'</div>'
    return f'<div style="display:flex;gap:12pt;align-items:center">{arms(44,"#364")}<div>{REP}<br>{R.off} · {R.rm} - {R.ru}<h1>CERTIDÃO DE NASCIMENTO</h1></div></div>{leg+gd if R.f % 2 == 0 else gd+leg}<div style="display:flex;gap:14pt;align-items:center;font-size:7.5pt;margin-top:12pt">{qr(R.r,56)}<div>{R.adr}<br>Tel. {R.tel} · {R.fee}<br>Os números remetem à legenda. Qualquer rasura invalida este documento.</div>{sig(R.r)}</div>'
@F('M', 595, 842, ['note', 'solo', 'home late', 'twin noavo'], "body{font:12.5pt/1.75 'C059';padding:38pt 54pt}.n{display:flex;justify-content:flex-end;gap:26pt;text-align:center;margin:6pt 0}.n i{display:block;font-size:9pt;line-height:1}.n b{border-bottom:.7pt solid #000;display:block;min-width:48pt}sup{font:italic 8pt 'C059'}p{text-align:justify;margin-top:6pt}h1{text-align:center;font-size:18pt}.l{font-size:8pt;line-height:1.4;border-top:.6pt solid #000;margin-top:10pt;padding-top:4pt}", sep=', ', mf=0, era=(1938, 1986), old=1, no='ignora-se')
def M(R):
    R.drop('dados_pessoais.cpf', 'dados_pessoais.matrícula', 'registro.número_dnv', 'autenticação.selo_digital'); R.set(DN, dw(R.nasc)); R.set('dados_pessoais.naturalidade', R.bnat, ''); R.joint = True
    S = iter('abcdefghijklmnopqrstuvwxyz'); leg = []
    def x(v, l): c = next(S); leg.append(f'{c}) {l}'); return f'{v}<sup>({c})</sup>'
    t = x(R.name, 'registrado')+', '+x(R.sexo.lower(), 'sexo')+'; '+x(dw(R.nasc), 'data do nascimento')+', '+x(R.hora, 'hora')+'; '+x(R.est.lower() if R.home else R.est, 'lugar')+', '+x(R.bnat, 'cidade')+'. '
    for a in R.par:
        l = 'da mãe' if a.sex == 'F' else 'do pai'; t += x(a.n, 'nome '+l)+', '+x(a.nat, 'naturalidade '+l)+', '+x(a.prof, 'profissão')+'; '+x(a.avo or R.no, f'avô, pai {l}')+'; '+x(a.ava or R.no, f'avó, mãe {l}')+'. '
    t += x(d8(R.reg), 'data do assento')+'; '+x(R.decl, 'declarante')+'; '+x(R.w1, 'testemunha')+'. '+(x(R.twin, 'irmão gêmeo')+'. ' if R.twin else ''); R.acc['gêmeos.informações_adicionais'] = [R.twin] if R.twin else []
    t += x(' '.join(z for z in (R.ave, R.ano) if z) or 'nada', 'averbações e anotações')+'.'
    return f'<div style="text-align:center;line-height:1.3;font-size:11pt">{arms(46)}<br>{REP}<br>{UFN[R.ru]} — Comarca de {R.rm}<br><b>{R.off}</b></div><h1>Certidão de Nascimento</h1><div class=n><div><i>l.</i><b>A-{R.L}</b></div><div><i>f.</i><b>{R.F}</b></div><div><i>n.</i><b>{R.T}</b></div></div><p>CERTIFICO que do livro, folha e número supra consta: {t}</p><p>O referido é verdade e dou fé. {R.rm}, {dx(R.em)}.</p><div style="text-align:center;line-height:1.2;margin-top:8pt">{sig(R.r,140)}<br>{R.of}<br>{R.oft}</div><div class=l>l. livro · f. folha · n. número de ordem (termo) · {" · ".join(leg)} — Datilografada por {R.esc}. Custas Cr$ {R.N(2)},00</div>'

@F('N', 595, 842, ['', 'two', 'note natdif', 'solo nocpf'], "body{font:9.6pt 'Liberation Sans';padding:22pt 28pt}table{width:100%;border-collapse:collapse;margin-top:-.7pt}td{border:.7pt solid #000;padding:4pt 5pt 6pt;vertical-align:top}small{display:block;font-size:5.9pt;color:#333;line-height:1.2}h1{font-size:13pt}.h{text-align:center;font-size:7.5pt}th{font:6.4pt 'Liberation Sans';border:.5pt solid #000;width:44pt}", up=1, mf=0, sep=' / ', no='-')
def N(R):
    c = lambda n, l, v, a='': f'<td {a}><small><b>{n}</b> {l}</small>{v}</td>'; n = R.no
    dt3 = lambda d: f'<table style="width:140pt"><tr><th>Jo<th>Mo<th>An</tr><tr style="text-align:center"><td>{d.day:02d}<td>{d.month:02d}<td>{d.year}</tr></table>'
    T = lambda *x: f'<table><tr>{"".join(x)}</tr></table>'; ps = (R.par+[None])[:2]; g = lambda a, f: f(a) if a else n
    hd = [g(a, lambda a: 'Mãe · Mère · Mother · Mutter · Madre' if a.sex == 'F' else 'Pai · Père · Father · Vater · Padre') for a in ps]
    if ps[1] is None: hd[1] = 'Pai · Père · Father · Vater · Padre'
    gv = lambda a: ' '.join(a.n.split(' ')[:-len(a.last.split(' '))]); R.set('dados_pessoais.nome_completo', R.name, R.sur+' '+R.giv)
    for i, a in enumerate(R.par): R.acc[f'filiação.genitor_{i+1}.nome_completo'] = [R.U(a.last)+' '+gv(a)]
    o = T(c(1, 'Estado · État · State · Staat · Estado', 'BRASIL', 'width=30%'), c(2, 'Serviço de registro civil de · Service de l’état civil de · Civil Registry Office of · Standesamtsbehörde · Registro civil de', f"{R.off} - {R.U(R.rm)} / {R.ru}"))+T(c(3, 'Assento de nascimento nº · Acte de naissance nº · Birth entry No. · Geburtseintrag Nr.', f"{R.T} &nbsp; (livro/vol. A-{R.L}, folha/fol. {R.F})"), c('3a', 'Matrícula · Matricule · Entry code', R.mat))
    o += T(c(4, 'Data e lugar do nascimento · Date et lieu de naissance · Date and place of birth · Tag und Ort der Geburt', dt3(R.nasc), 'width=34%'), c('4a', 'Hora · Heure · Time', R.hora, 'width=12%'), c('4b', 'Lugar · Lieu · Place · Ort · Lugar', f"{R.est}<br>{R.U(R.bm)} / {R.bu}"), c('4c', 'Inscrito em · Inscrit le · Registered on', d8(R.reg)))
    o += T(c(5, 'Apelidos (sobrenomes) · Nom · Name · Familienname · Apellidos', R.sur, 'width=50%'), c(6, 'Nomes próprios (prenomes) · Prénoms · Forenames · Vornamen · Nombre propio', R.giv))+T(c(7, 'Sexo · Sexe · Sex · Geschlecht', R.sex, 'width=18%'), c('7a', 'CPF · No. fiscal · Taxpayer No.', R.cpf or n, 'width=32%'), c('7b', 'Declaração de nascido vivo · Certificat médical · Live birth form', R.dnv or n))
    R.set('dados_pessoais.naturalidade', R.bnat, '')
    o += T(*[f'<td width=50% style="text-align:center;background:#eee"><b>{8+i}</b> {hd[i]}</td>' for i in (0, 1)])+T(*[c(5, 'Apelidos · Nom · Name', g(a, lambda a: R.U(a.last)), 'width=50%') for a in ps])+T(*[c(6, 'Nomes próprios · Prénoms · Forenames', g(a, gv), 'width=50%') for a in ps])+T(*[c('', 'Natural de · Né(e) à · Born in', g(a, lambda a: a.nat), 'width=50%') for a in ps])
    o += T(*[c('', 'Seu pai e sua mãe · Ses père et mère · His/her father and mother', g(a, lambda a: f'{a.avo or n} &amp; {a.ava or n}'), 'width=50%') for a in ps])+T(c(10, 'Outras menções do assento · Autres énonciations de l’acte · Other particulars of the entry', f'Averbações: {R.ave or "nihil"}<br>Anotações: {R.ano or "nihil"}<br>Gêmeo/Jumeau/Twin: {"não"}<br>Declarante: {R.decl}'))
    o += T(c(11, 'Data de emissão, assinatura, selo · Date de délivrance, signature, sceau · Date of issue, signature, seal', dt3(R.em)+f'<div style="text-align:center">{sig(R.r)}<br>{R.of}<br>{R.oft}</div>'), f'<td width=40%>{qr(R.r,50)}<br>Selo {R.selo}<br><small>Extraído por {R.esc}<br>{R.adr}</small></td>')
    return f'<div class=h>{arms(36)}<br>{REP} — Convenção nº 16 (CIEC/ICCS)<h1>EXTRATO DO ASSENTO DE NASCIMENTO</h1>EXTRAIT DE L’ACTE DE NAISSANCE · EXTRACT OF THE RECORD OF A BIRTH · AUSZUG AUS DEM GEBURTSEINTRAG · CERTIFICACIÓN DEL ACTA DE NACIMIENTO<br>(vale como Certidão de Nascimento)</div><div style="height:8pt"></div>{o}<p style="font-size:6.6pt;margin-top:8pt">SÍMBOLOS: Jo: Dia / Jour / Day / Tag / Día · Mo: Mês / Mois / Month / Monat / Mes · An: Ano / Année / Year / Jahr / Año · M: Masculino / Masculin / Masculine · F: Feminino / Féminin / Feminine. {R.fee}</p>'

KS = 'nome cpf matr dn hora sexo est mun nat mae natm avom avam pai natp avop avap gem reg decl dnv livro folha termo ave ano cart emis of esc selo'.split()
PT = "Nome|CPF|Matrícula|Data de nascimento|Hora de nascimento|Sexo|Local de nascimento|Município e UF|Naturalidade|Mãe|Naturalidade da mãe|Avô materno|Avó materna|Pai|Naturalidade do pai|Avô paterno|Avó paterna|Gêmeo|Data do registro|Declarante|Nº da DNV|Livro|Folha|Termo|Averbações|Anotações|Ofício|Data de emissão|Oficial|Escrevente|Selo digital"
LG = {'en': ('BIRTH CERTIFICATE', "Full name|Taxpayer No.|Registration code|Date of birth|Time of birth|Sex|Place of birth|City and State|Born a native of|Mother|Mother's birthplace|Maternal grandfather|Maternal grandmother|Father|Father's birthplace|Paternal grandfather|Paternal grandmother|Twin|Date of registration|Informant|Live birth form No.|Book|Page|Entry|Amendments|Notes|Registry office|Date of issue|Registrar|Clerk|Digital seal"),
 'es': ('CERTIFICADO DE NACIMIENTO', "Nombre y apellidos|N.º fiscal|Matrícula|Fecha de nacimiento|Hora de nacimiento|Sexo|Lugar de nacimiento|Municipio y estado|Natural de|Madre|Natural de (madre)|Abuelo materno|Abuela materna|Padre|Natural de (padre)|Abuelo paterno|Abuela paterna|Gemelo|Fecha de inscripción|Declarante|N.º de nacido vivo|Libro|Folio|Acta|Modificaciones|Notas marginales|Oficina|Fecha de expedición|Oficial|Auxiliar|Sello digital"),
 'fr': ('ACTE DE NAISSANCE', "Nom et prénoms|N° fiscal|Matricule|Date de naissance|Heure de naissance|Sexe|Lieu de naissance|Commune et État|Originaire de|Mère|Mère originaire de|Grand-père maternel|Grand-mère maternelle|Père|Père originaire de|Grand-père paternel|Grand-mère paternelle|Jumeau|Date d'enregistrement|Déclarant|N° de naissance vivante|Livre|Feuillet|Acte|Rectifications|Mentions|Bureau|Date de délivrance|Officier|Commis|Sceau numérique"),
 'it': ('CERTIFICATO DI NASCITA', "Nome e cognome|Codice fiscale|Matricola|Data di nascita|Ora di nascita|Sesso|Luogo di nascita|Comune e Stato|Originario di|Madre|Madre originaria di|Nonno materno|Nonna materna|Padre|Padre originario di|Nonno paterno|Nonna paterna|Gemello|Data di registrazione|Dichiarante|N. nato vivo|Libro|Foglio|Atto|Rettifiche|Note|Ufficio|Data di rilascio|Ufficiale|Impiegato|Sigillo digitale"),
 'yrl': ('PAPERA SEMASAWA (Nheengatu)', "Sera|CPF|Papera papasawa|Ara usemuwa|Hura|Apigawa u kunhã|Usemuwa rendawa|Tawa, Estado|Tetama suí|Imaya|Imaya retama|Imaya paya (tamunha)|Imaya manha (arya)|Ipaya|Ipaya retama|Ipaya paya (tamunha)|Ipaya manha (arya)|Mukũi usemu|Ara umupinima|Unheẽ waá|DNV|Papera usú|Kaá|Papasawa|Yumuã|Mbeusawa|Uka kartóriu|Ara umeẽ|Muruxawa|Upinima waá|Selo"),
 'kgp': ('KUJÓ RÁ - MUR KURÃ (Kaingang)', "Ã jiji|CPF|Nĩgé|Mur kurã|Hora|Gré ketũmỹr tytá|Mur jafã|Ẽmã mág, UF|Ga tá|Ã nỹ|Nỹ tỹ ga|Nỹ jóg kófa|Nỹ mỹnh kófa|Ã jóg|Jóg tỹ ga|Jóg panh kófa|Jóg mỹnh kófa|Régre|Rán kurã|Vĩ tóg|DNV|Rá mág|Féj|Nũmero|Ag tỹ gãn|Vẽme|Rán jafã|Nĩm kurã|Pã'i|Rán tĩ|Selo"),
 'gn': ('HEÑÓI KUATIA (Guarani)', "Téra|CPF|Kuatia papapy|Heñói ára|Aravo|Kuimba'e térã kuña|Heñoiha renda|Táva ha UF|Tetãyguáva|Isy|Isy reñoiha|Isy ru (tamói)|Isy sy (jarýi)|Itúva|Túva reñoiha|Túva ru (tamói)|Túva sy (jarýi)|Kõi|Ojehai ára|Omombe'úva|DNV|Aranduka|Rogue|Papapy|Ñemoambue|Jehaipyre|Téra renda|Oñeme'ẽ ára|Mburuvicha|Ohaíva|Selo")}
def VAL(R, dn):
    m, p = R.side('F'), R.side('M'); n = R.no; g = lambda a, k: (getattr(a, k) or n) if a else n
    v = [R.name, R.cpf or n, R.mat, dn, R.hora, R.sexo, R.est, f"{R.U(R.bm)}{R.sep}{R.bu}", R.nat, g(m,'n'), g(m,'nat'), g(m,'avo'), g(m,'ava'), g(p,'n'), g(p,'nat'), g(p,'avo'), g(p,'ava'), R.gem(), d8(R.reg), R.decl, R.dnv or n, R.L, R.F, R.T, R.ave or n, R.ano or n, f"{R.off} - {R.U(R.rm)}/{R.ru}", d8(R.em), R.of, R.esc, R.selo]
    return dict(zip(KS, v))
@F('O', 595, 842, ['note', 'fore2', 'solo twin', 'natdif cad noavo'], "body{font:9.4pt 'Noto Serif';padding:24pt 30pt}table{width:100%;border-collapse:collapse}td{padding:1.3pt 5pt;border-bottom:.4pt solid #bbb;vertical-align:top;line-height:1.2}td:first-child{text-align:right;font-size:8pt;width:21%}td:last-child{font:italic 8pt 'Noto Serif';width:21%;color:#225}.v{text-align:center;font-family:'Liberation Serif';font-size:10.6pt}h1{font-size:13.5pt}", sep=' - ', no='* * *')
def O(R):
    t, lab = LG[['en', 'es', 'fr', 'it'][R.f-1]]; v = VAL(R, dx(R.nasc)); R.set(DN, dx(R.nasc)); P_ = dict(zip(KS, PT.split('|'))); Q = dict(zip(KS, lab.split('|')))
    if 'cad' in R.K: KS2 = KS+['cad']; v['cad'] = f"RG {R.rg}; Título {R.tit}"; P_['cad'] = Q['cad'] = 'Documentos'; R.cad = [R.rg, R.tit]
    else: KS2 = KS
    return f'<div style="display:flex;justify-content:space-between;align-items:center">{arms(40)}<div style="text-align:center">{REP}<h1>CERTIDÃO DE NASCIMENTO</h1><i>{t}</i></div>{qr(R.r,46)}</div><table style="margin-top:7pt">{"".join(f"<tr><td>{P_[k]}<td class=v>{v[k]}<td>{Q[k]}</tr>" for k in KS2)}</table><div style="display:flex;justify-content:space-between;font-size:7pt;margin-top:8pt;align-items:center"><div style="width:330pt">{R.adr} · {R.tel}<br>{R.fee}<br>Versão bilíngue fornecida a pedido da parte, sem prejuízo da tradução juramentada.</div>{sig(R.r)}</div>'
@F('P', 595, 842, ['home late', 'twin', 'ave solo', 'nocpf home noavo'], "body{font:9.8pt 'DejaVu Serif Condensed','DejaVu Serif';padding:22pt 28pt}.g{display:grid;grid-template-columns:repeat(6,1fr);gap:0;border:1pt solid #743;margin-top:8pt}.g div{border:.4pt solid #b98;padding:3.5pt 5pt 5.5pt}.g b{font:bold 7.2pt 'Noto Sans';color:#743}.g i{font:italic 6.2pt 'Noto Sans';color:#666}.g p{line-height:1.2}h1{font:bold 14pt 'Noto Sans';color:#743}", sep='/', no='-----', up=0, mf=1)
def P_(R):
    t, lab = LG[['yrl', 'kgp', 'gn', 'yrl'][R.f-1]]; v = VAL(R, d8(R.nasc)); pt = dict(zip(KS, PT.split('|'))); q = dict(zip(KS, lab.split('|'))); R.set(DN, d8(R.nasc))
    sp = dict(nome=4, cpf=2, matr=4, dnv=2, dn=2, hora=2, sexo=2, est=3, mun=3, nat=2, gem=4, mae=4, natm=2, avom=3, avam=3, pai=4, natp=2, avop=3, avap=3, reg=2, decl=4, livro=2, folha=2, termo=2, ave=6, ano=6, cart=6, emis=2, selo=4, of=3, esc=3)
    o = ''.join(f'<div style="grid-column:span {n}"><b>{q[k]}</b> <i>{pt[k]}</i><p>{v[k]}</p></div>' for k, n in sp.items())
    et = [('Baniwa', 'Tunuí Cachoeira', 'Waliperi'), ('Kaingang', 'Apucaraninha', 'Kamẽ'), ('Guarani Kaiowá', "Te'ýikue", 'Tekoha'), ('Tukano', 'Taracuá', 'Arara')][R.f-1]
    return f'<div style="display:flex;gap:14pt;align-items:center">{arms(42,"#743")}<div>{REP}<h1>CERTIDÃO DE NASCIMENTO</h1>{t}</div></div><div class=g>{o}</div><p style="margin-top:6pt;font-size:8pt">Povo/etnia: {et[0]} · Aldeia de origem: {et[1]} · Grupo: {et[2]} (Resolução Conjunta CNJ/CNMP nº 3/2012) · RANI nº {R.N(6)}</p><div style="display:flex;justify-content:space-between;font-size:7pt;margin-top:8pt;align-items:center">{qr(R.r,46)}<div style="width:300pt">{R.adr}<br>{R.fee}</div>{sig(R.r)}</div>'

if __name__ == '__main__':
    out = sys.argv[1]; os.makedirs(out, exist_ok=True)
    for l, W, H, kinds, css, kw, fn in FORMS:
        for f in (1, 2, 3, 4):
            X = R(l, f, kinds[f-1], **kw); X.home and X.acc.setdefault('local_nascimento.estabelecimento', []).append('Domicílio'); body = fn(X); T = X.truth('80'+l, W, H)
            open(f'{out}/80{l}-{f}.json', 'w').write(json.dumps(T, ensure_ascii=False, indent=1))
            open(f'{out}/80{l}-{f}.html', 'w').write(f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>80{l}-{f}</title><style>@page{{size:{W}pt {H}pt;margin:0}}*{{box-sizing:border-box;margin:0;padding:0}}body{{width:{W}pt;height:{H}pt}}{css}</style></head><body>{body}</body></html>')
