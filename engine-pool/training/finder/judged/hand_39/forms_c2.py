from base import *
from forms_a1 import R
import art
# ---------------- Q8: before 1975, wholly typed on a letterhead, narrated, marginal column with a summary, stamps of tax
Q8R = [
 R('Santa Teresa','ES','Cartório do Registro Civil de Santo Antônio do Canaã','Fortunato Broetto',0,'Santo Antônio do Canaã','Santa Teresa'),
 R('Paraty','RJ','Cartório do Registro Civil do 2º Distrito de Paraty','Samuel Nardelli Costa',0,'Paraty-Mirim','Paraty'),
 R('Viçosa','MG','Cartório de Paz e Registro Civil de São Miguel do Anta','Ataliba Saraiva Lelis',0,'São Miguel do Anta','Viçosa'),
 R('São Carlos','SP','Cartório do Registro Civil e Anexos de Ibaté','Horácio Pirolla Bueno',0,'Ibaté','São Carlos'),
 R('Afonso Cláudio','ES','Cartório do Registro Civil do Distrito de Serra Pelada','Emílio Tesch Faustini',0,'Serra Pelada','Afonso Cláudio'),
 R('Taubaté','SP','Cartório do Registro Civil de Quiririm','Achilles Indiani Moura',0,'Quiririm','Taubaté'),
 R('Ponte Nova','MG','Cartório do Registro Civil da Cidade de Ponte Nova','Petronilha Soares Martino',0,'Ponte Nova','Ponte Nova'),
 R('Cantagalo','RJ','Cartório do Registro Civil do 3º Distrito de Cantagalo','Zózimo Monnerat Lutterbach',0,'Euclidelândia','Cantagalo')]
Q8S = [
 dict(sex='M', born='1931-03-12', dreg='1931-03-28', emis='1951-06-02', home=1, eth=('it','it'), n1=('Trento, Itália',''), n2=('Santa Teresa','ES'), hora=(3,0)),
 dict(sex='F', born='1928-09-01', dreg='1928-09-17', emis='1946-11-23', home=1, noav=(2,), nofather=1, hora=(22,0)),
 dict(sex='F', born='1940-05-26', dreg='1940-06-03', emis='1959-01-09', home=1, hora=(15,30), far=0),
 dict(sex='M', born='1952-12-24', dreg='1953-01-05', emis='1966-08-30', hora=(11,15), estab='Santa Casa de São Carlos', bm=('São Carlos','SP')),
 dict(sex='F', born='1944-07-07', dreg='1944-07-31', emis='1963-04-18', home=1, eth=('de','de'), far=0, twin=1, hora=(6,20)),
 dict(sex='M', born='1936-02-29', dreg='1958-10-13', emis='1958-10-13', home=1, nohour=1, noav=(0,1)),
 dict(sex='F', born='1955-10-08', dreg='1955-10-20', emis='1973-02-15', hora=(18,45), anot='casou-se com José Afrânio Lana em 21 de janeiro de 1973, neste cartório, conforme o têrmo número 3.411, à fôlha 92 do livro 28-B', estab='Hospital Nossa Senhora das Dores', bm=('Ponte Nova','MG')),
 dict(sex='M', born='1948-01-19', dreg='1948-02-02', emis='1970-12-07', home=1, hora=(0,30), averb='reconhecido o registrado por seu pai, nos têrmos da escritura de 9 de maio de 1961, do tabelião desta comarca')]
Q8CSS = '''.pg{font-family:"Courier Prime";background:#f4ecd6;color:#1d1a2a;font-size:11.3pt}.col{position:absolute;left:14mm;top:74mm;width:34mm;font-size:8.6pt;line-height:1.4;border-right:.7pt solid #555;bottom:30mm;padding-right:3mm}.tx{position:absolute;left:54mm;right:15mm;top:74mm;line-height:1.72;text-align:left}'''
def q8(p):
    r = p.r; n = p.n; st = UFN[p.reg['uf']]; dist = p.reg['end']; city = p.reg['mun']; o = p.o
    caps(p, up, ('nome',) if n != 6 else ('nome','g'))
    p.livro, p.folha, p.termo = str(p.book % 40 + 3), f"{p.leaf}{'v' if p.verso else ''}", dots(p.term % 9000 + 40)
    bk, tm = int(p.livro), int(p.termo.replace('.', ''))
    lw = f"{num(bk)} ({bk})" if n in (1, 3, 6) else p.livro
    fw = (f"{num(p.leaf, True)}{' verso' if p.verso else ''} ({p.folha})") if n in (1, 5) else p.folha
    tw_ = f"{num(tm)} ({p.termo})" if n in (3, 5, 7) else p.termo
    txt = {0: ext(p.nasc), 1: ext_old(p.nasc), 2: semi(p.nasc)}[n % 3]
    aos = ('no dia' if n % 3 != 1 else 'ao') if p.nasc.day == 1 else 'aos'
    hora = ('às ' if not p.hora or p.hora[0] else 'à ') + (hora_periodo(*p.hora) if n != 4 else f"{p.hora[0]},{p.hora[1]:02d} horas") if p.hora else 'em hora que o declarante não soube precisar'
    lug = r.choice(['Córrego Frio','Barra Alegre','Fazenda São Bento','Alto Caldeirão','Ribeirão das Lajes'])
    if p.estab == 'Domicílio': loc = f"em domicílio, no lugar denominado {lug}, neste distrito de {dist}, município de {city}"
    else: loc = f"no {p.estab}, nesta cidade de {city}" if p.estab.startswith('H') else f"na {p.estab}, cidade de {p.mun}"
    nt = lambda g: f"natural de {g.nat[0]}" + (f", {'dêste Estado' if g.nat[1]==p.uf else 'Estado ' + {'BA':'da','PB':'da','PR':'do','RS':'do','CE':'do','PI':'do','RN':'do','MA':'do','PA':'do','AM':'do','ES':'do','RJ':'do'}.get(g.nat[1],'de') + ' ' + UFN[g.nat[1]]}" if g.nat[1] else '')
    same = p.g1.nat == p.g2.nat and p.g1.nome
    if p.g1.nome:
        if same: fil = f"filh{o} legítim{o} de {p.g1.nome}, {p.g1.prof}, e de dona {p.g2.nome}, {p.g2.prof}, ambos naturais de {p.g1.nat[0]}, {'dêste Estado' if p.g1.nat[1]==p.uf else 'Estado de '+UFN.get(p.g1.nat[1],'')}"
        else: fil = f"filh{o} legítim{o} de {p.g1.nome}, {nt(p.g1)}, {p.g1.prof}, e de dona {p.g2.nome}, {nt(p.g2)}, {p.g2.prof}"
    else: fil = f"filh{o} natural de {p.g2.nome}, {nt(p.g2)}, solteira, {p.g2.prof}"
    if n == 8: fil = fil.replace('legítimo', 'natural')
    a = p.av
    pa = f"sendo avós paternos {a[0]} e dona {a[1]}" if a[0] and a[1] else 'não constando os nomes dos avós paternos, sendo os'
    if not p.g1.nome: pa = ''
    ma = f"e maternos {a[2]} e dona {a[3]}" if a[2] and a[3] else f"e avó materna {a[3]}, ignorado o avô" if a[3] else 'ignorados os maternos'
    dec = p.g1.nome or p.g2.nome
    tw = f", irm{'ão' if p.m else 'ã'} gême{'o' if p.m else 'a'} de {p.twin[0]}, nascid{o} em seguida," if p.twin else ''
    late = p.s['dreg'][:4] > p.s['born'][:4] and n == 6
    nm = esc(p.nome)
    lav = {0: ext(p.dreg), 1: semi(p.dreg), 2: f"{p.dreg.day} de {MES[p.dreg.month]} de {num(p.dreg.year)}"}[n%3]
    off = 'Escrivão' if n in (1,3,8) else 'Oficial do Registro Civil'
    if n == 7: off = 'Oficiala do Registro Civil'
    obs = ''
    if p.averb: obs = f" À margem do assento consta a seguinte averbação: {esc(p.averb)}."
    if p.anot: obs = f" À margem acha-se anotado que a registrada {esc(p.anot)}."
    body = f'''<b>CERTIFICO</b>, {['a pedido verbal de pessoa interessada','a requerimento de parte','para fins de casamento','para fins escolares'][n%4]}, que revendo em meu cartório o livro nº {lw} de registro de nascimentos, dêle, à fôlha {fw}, sob o número de ordem {tw_}, consta o assento de <u><b>{nm}</b></u>, do sexo {p.sexo.lower()}, de côr {r.choice(['branca','parda','preta']) if not p.s.get('eth') else 'branca'}, nascid{o} {aos} {txt}, {hora}, {loc}{tw}{'' if tw else ','} {fil}; {(pa + ' ') if pa else ''}{(ma if p.g1.nome else 'sendo ' + ma[2:]) if not p.g1.nome else ma if a[0] else ma[2:]}. {'Foi declarante ' + dec + ('' if late else '') + f', servindo de testemunhas {adult(r,"M","old")} e {adult(r,"M","old")}, residentes neste distrito.'} Lavrado o assento em {lav}{", por despacho do MM. Juiz de Direito da Comarca, nos têrmos do Decreto nº 4.857, de 9 de novembro de 1939, por haver sido excedido o prazo legal" if late else ""}.{obs} Nada mais se continha em dito assento, ao qual me reporto e dou fé.'''
    body += f"<div style='margin-top:2mm'>{dist if n not in (7,) else city}, {semi(p.emis) if n%2 else ext(p.emis)}.</div>"
    rep = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if p.emis.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    stampbox = lambda v, c: f'<div style="display:inline-block;width:17mm;height:22mm;border:1.6pt dashed #fff;outline:.5pt solid {c};background:{c};opacity:.75;color:#fff;text-align:center;font:6pt Caladea;padding-top:2mm;margin-right:1mm">ESTADO<br><b style="font-size:11pt">{v}</b><br>CRUZEIROS<br>SÊLO FISCAL</div>'
    b = f'''<div style="position:absolute;left:14mm;right:15mm;top:13mm;text-align:center;font-family:'P052';color:#2a2118">{art.arms(54,'#2a2118','#9b8b70')}<div style="font-size:12pt;letter-spacing:1.5px">{rep}</div><div style="font-size:11pt">Estado {'d' + ('o ' if p.reg['uf'] in ('ES','RJ') else 'e ') + st} — Município e Comarca de {city} — Distrito de {dist}</div><div style="font:bold 13pt 'P052';margin-top:1.5mm">{p.reg['cart']}</div><div style="font:italic 11pt 'P052'">{p.reg['of']} — {off}</div><div style="font:bold 19pt 'P052';letter-spacing:4px;margin-top:2.5mm;padding-top:3mm;border-top:1pt solid #2a2118">CERTIDÃO DE NASCIMENTO</div></div>
<div class="col">NASCIMENTO<br>Nº {p.termo}<br>Lº {p.livro}<br>Fls. {p.folha}<br><br>{nm}<br><br>— — —<br><br>Custas:<br>Certidão Cr$ {r.choice(['8,00','12,00','25,00','40,00'])}<br>Busca &nbsp; Cr$ {r.choice(['2,00','5,00','10,00'])}<br>Sêlo &nbsp;&nbsp; Cr$ {r.choice(['1,50','3,00','4,00'])}<br></div><div class="tx">{body}<div style="margin-top:7mm;text-align:center">{art.sig(p.nome+'8',190,46,'#22305e')}<div>{p.reg['of']}<br>{off}</div></div></div>
<div style="position:absolute;left:16mm;bottom:34mm">{stampbox(r.choice([1,2]),'#8a4a3a')}{stampbox(r.choice([3,5]),'#3f6a58') if n%2 else ''}</div><div style="position:absolute;left:20mm;bottom:40mm">{art.stamp('CARTÓRIO DE PAZ', dist.upper(), p.reg['uf'], 84, '#503a7a', .55, 14)}</div>'''
    if p.estab != 'Domicílio': pass
    acc = {'dados_pessoais.data_nascimento.texto_completo': [br(p.nasc)] + ([ext(p.nasc)] if n%3 == 1 else [])}
    for k, g in (('genitor_1', p.g1 if p.g1.nome else p.g2), ('genitor_2', p.g2)):
        if g.nome and g.nat[1]: acc[f'filiação.{k}.naturalidade'] = [f"{g.nat[0]}, dêste Estado" if g.nat[1]==p.uf else f"{g.nat[0]}, Estado de {UFN[g.nat[1]]}", g.nat[0]]
    if not p.g1.nome: acc.pop('filiação.genitor_2.naturalidade', 0)
    p.joint = False
    if p.anot: full = 'À margem acha-se anotado que a registrada ' + p.anot; acc['observações.anotações'] = [full, 'a registrada ' + p.anot]
    if p.averb: acc['observações.averbações'] = ['À margem do assento consta a seguinte averbação: ' + p.averb]
    return page(Q8CSS, b), truth(p, 'Q8', texto=txt, natg=1, accept=acc)
