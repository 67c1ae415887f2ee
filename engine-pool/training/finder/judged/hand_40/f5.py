# -*- coding: utf-8 -*-
from common import *
from f3 import PROF_M, PROF_F
PROF_F = [p for p in PROF_F if 'coco' not in p]
# ---- S9: inteiro teor (Rondônia, Acre, Tocantins, Amapá), transcription of the entry in running text
REG9 = [('Ofício de Registro Civil das Pessoas Naturais e Tabelionato de Notas de Ariquemes','Ariquemes','RO',95927),('1º Ofício de Registro Civil de Cruzeiro do Sul','Cruzeiro do Sul','AC',153254),('Cartório de Registro Civil e Anexos de Gurupi','Gurupi','TO',126649),('2º Ofício de Registro Civil das Pessoas Naturais de Ji-Paraná','Ji-Paraná','RO',95703),('Cartório Jucá Pinheiro','Santana','AP',4994),('Serventia de Registro Civil das Pessoas Naturais de Xapuri','Xapuri','AC',153361)]
DOW = {'RO':'69','AC':'68','TO':'63','AP':'96'}
def s9(n):
    r = random.Random(f'S9{n}')
    O = dict([dict(yb=1985, ye=2016, oldkid=True), dict(yb=1974, ye=2022, oldkid=True, home=True, sexo='M'), dict(yb=1996, ye=2019, nofather=True, sexo='F'), dict(yb=2001, ye=2024, twin='Ronaldo', kid='Rivaldo', sexo='M'), dict(yb=2010, ye=2021, sexo='F', long=True), dict(yb=1969, ye=2014, oldkid=True, home=True, nohour=True, late=11, sexo='F'), dict(yb=1992, ye=2023, foreign=0, sexo='M'), dict(yb=2007, ye=2018, sexo='F', foreign=3)][n-1])
    yb, ye = O.pop('yb'), O.pop('ye'); c = base(r, REG9[(n-1) % 6], yb, ye, same=n not in (7,), **O); f = c['fam']; T = truth(f'S9-{n}'); nf = O.get('nofather'); fx = c['sx'] == 'F'; o_ = 'a' if fx else 'o'
    mat = mat_fmt(c['mat'], ' '); lv = f"A-{c['livro']}"; fl = f"{c['folha']}" + ('-V' if n in (1, 6) else ''); te = str(c['termo'])
    nz, dr, de = c['nasc'], c['dreg'], c['dem']
    dias = lambda d: f"Ao primeiro dia do mês de {MES[d.month-1]} de {w(d.year)}" if d.day == 1 else f"Aos {w(d.day)} dias do mês de {MES[d.month-1]} do ano de {w(d.year)}"
    bt = f"{d1(nz.day)} de {MES[nz.month-1]} de {w(nz.year)}" if n % 2 else f"{nz.day} ({d1(nz.day)}) de {MES[nz.month-1]} de {nz.year}"
    ho = f"às {hora_w(c['hora'], n % 2 == 1)}" if c['hora'] else 'em hora ignorada'
    lug = ('em domicílio, no ' + r.choice(['Seringal Boa Vista','Seringal Floresta','Seringal Nova Olinda','Projeto de Assentamento Burareiro'])) if c['est'] == 'Domicílio' else (('no ' if c['est'].startswith(('Hosp','Centro')) else 'na ') + c['est'])
    natp, natm = natS(c['natp'], '-'), natS(c['natm'], '-')
    wd, wd2 = officer(r)[0], officer(r)[0]
    D = f['mae'] if nf or n in (6,) else f['pai']; Df = D == f['mae']
    cpfd = cpf(r) if yb > 1990 else ''
    t = f"TERMO {te}. {dias(dr)}, nesta cidade de {c['rmun']}, Estado {PREP[c['ruf']]} {UFN[c['ruf']]}, em cartório, compareceu {D}, {'brasileira' if Df else 'brasileiro' if not isinstance(c['natp'], str) else 'estrangeiro'}, {r.choice(PROF_F if Df else PROF_M)}, {'inscrit'+('a' if Df else 'o')+' no CPF sob nº '+cpfd+', ' if cpfd else ''}residente neste município, e, perante as testemunhas abaixo nomeadas, declarou que no dia {bt}, {ho}, {lug}, município de {c['lmun']}, Estado {PREP[c['luf']]} {UFN[c['luf']]}, nasceu uma criança do sexo {c['sexo'].lower()}, {'que recebeu o nome de' if n % 2 else 'a quem foi posto o nome de'} {f['nome'] if n % 2 == 0 else f['nome'].upper()}, "
    if n % 2: f['nome'] = f['nome'].upper()
    if c['twin']: t += f"gêmeo de {c['twin']}, "
    if nf: t += f"filha de {f['mae']}, natural de {natm}, sem declaração de paternidade; são avós maternos {f['mp']} e {f['mm']}. "
    elif n == 6: t += f"filh{o_} da declarante, natural de {natm}, e de {f['pai']}, natural de {natp}; avós paternos ignorados; avós maternos {f['mp']} e {f['mm']}. "
    else: t += f"filh{o_} {'legítim'+o_+' ' if yb < 1977 else ''}do declarante, natural de {natp}, e de {f['mae']}, {r.choice(PROF_F)}, natural de {natm}; sendo avós paternos {f['pp']} e {f['pm']}, e avós maternos {f['mp']} e {f['mm']}. "
    dn = c['dnv'] if yb >= 2000 else ''
    if dn: t += f"Foi apresentada a Declaração de Nascido Vivo nº {dn}. "
    else: t += f"Foram testemunhas {wd} e {wd2}. "
    sw = officer(r)[0]
    t += f"Nada mais declarou. Lido e achado conforme, assinam. Eu, {sw}, {'Escrevente' if n%2 else 'Oficial Substituta' if 0 else 'Escrevente Juramentado'}, o lavrei."
    av = an = ''
    if n == 1: an = f"Consta casamento da registrada com Odilon Ferraz Uchôa, em 24/09/2005, livro B-19, folha 64, termo 5.612, desta Serventia." if fx else f"Consta casamento do registrado com Hortência Ferraz Uchôa, em 24/09/2005, livro B-19, folha 64, termo 5.612, desta Serventia."
    if n == 3: av = f"AV-01. Por sentença proferida em 18/06/2009 nos autos nº 0017.09.{r.randint(100000,999999)}-5, averba-se a retificação da grafia do prenome da avó materna, já observada nos dados acima."
    if n == 4: av = f"AV-1: fica acrescido o CPF nº {c['cpf']}, do registrado, na forma do Provimento nº 63/2017."
    if n == 5: av = f"AV-1: em 07/03/2019, em cumprimento a mandado da Vara de Família, foi averbada a guarda unilateral deferida à genitora."
    if n == 6: an = "Óbito registrado sob o nº 2.087, às fls. 131 do livro C-09, em 15/02/2011."
    if n == 7: av = "Consta averbação de que o genitor naturalizou-se brasileiro, conforme Portaria nº 1.144 do Ministério da Justiça."
    selo = {'RO': f"{alnum(r,1,'ABCDEF')}{digs(r,1)}{alnum(r,3,'ABCD')}{digs(r,5)}-{alnum(r,5,'0123456789ABCDEF')}", 'AC': f"{digs(r,6)}-{digs(r,2)}{alnum(r,3)}", 'TO': f"{c['cns']:06d}AAB{digs(r,6)}-{alnum(r,3,'ABCDEFGHIJ')}", 'AP': f"0000{digs(r,9)}{digs(r,6)}"}[c['ruf']]
    sg = c['of'] if n % 2 == 0 else c['sub']
    mk = f'<h3>Averbações e anotações lançadas à margem</h3><p class="mk">{av or an or "Certifico que à margem do termo nada foi lançado."}</p>'
    body = f'''<div class="bk">{guilloche(595,842,'#8a9bb5',.28,7,13,.4)}</div><div class="pg"><div class="h"><div class="i">{arms(21,'#333','#888')}</div><div class="x"><b>{c['cart']}</b><br>{r.choice(STREETS)}, {r.randint(10,1500)}, {c['rmun']}/{c['ruf']} — Telefone {fone(r, DOW[c['ruf']])}<br>{c['of']} — {'Delegatário' if c['ofsx']=='M' else 'Delegatária'}</div></div>
<h1>CERTIDÃO DE INTEIRO TEOR<span>REGISTRO DE NASCIMENTO</span></h1><table><tr><td>Livro <b>{lv}</b></td><td>Folha <b>{fl}</b></td><td>Termo <b>{te}</b></td><td>Matrícula <b>{mat}</b></td></tr></table>
<p>Certifico, por me haver sido requerido, que revendo os livros de nascimentos a meu cargo, deles consta o assento do teor seguinte:</p><p class="t">“{t}”</p>{mk}
<p>É o que se contém no assento, que transcrevi fielmente. O conteúdo é verdadeiro, dou fé. {c['rmun']} ({c['ruf']}), {d1(de.day)} de {MES[de.month-1]} de {w(de.year)} ({dmy(de)}).</p>
<div class="s"><div>{sign(r,56,15,'#111')}</div>{sg}<br>{('Registrador' + ('a' if c['ofsx']=='F' else '')) if n%2==0 else 'Escrevente Autorizad' + ('a' if c['subsx']=='F' else 'o')}</div>
<div class="z"><div>{qr(r,20)}</div><div>Selo Digital de Fiscalização {selo}<br>{'Tribunal de Justiça do Estado '+PREP[c['ruf']]+' '+UFN[c['ruf']]}<br>Emol. R$ {r.randint(41,88)},{digs(r,2)} + Fundos R$ {r.randint(8,19)},{digs(r,2)} + Selo R$ 1,{digs(r,2)}<br>Requerimento nº {r.randint(1000,9999)}/{de.year}</div></div></div>'''
    css = '''body{font:10.4pt/1.55 "TeX Gyre Heros";color:#111}.bk{position:absolute;inset:0;width:210mm;height:297mm}.pg{position:absolute;inset:0;padding:14mm 22mm 12mm 26mm}.h{display:flex;gap:5mm;align-items:center;border-bottom:2px solid #444;padding-bottom:3mm}.x{font-size:8.8pt;line-height:1.5}.x b{font-size:11pt}h1{font:bold 15pt "TeX Gyre Heros";text-align:center;margin:7mm 0 4mm}h1 span{display:block;font-size:10pt;font-weight:normal;letter-spacing:2.5px}table{width:100%;border-collapse:collapse;font-size:8.6pt;margin-bottom:4mm}td{border:.7px solid #444;padding:1mm 2mm;text-align:center;white-space:nowrap}p{text-align:justify;margin:2mm 0 3mm}.t{line-height:1.75;padding-left:6mm;border-left:2px solid #aaa}h3{font:bold 9pt "TeX Gyre Heros";margin:4mm 0 0}.mk{font-size:9.4pt;margin-top:1mm}.s{text-align:center;line-height:1.35;margin-top:4mm}.z{position:absolute;left:26mm;right:22mm;bottom:12mm;display:flex;gap:4mm;align-items:center;font-size:7.8pt;line-height:1.5;border-top:.7px solid #888;padding-top:2mm}'''
    put(T, nome=f['nome'], mat=mat, nasc=(nz, bt), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=c['est'], lmun=c['lmun'], luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(dr), dnv=dn, livro=lv, folha=fl, termo=te, selo=selo, of=c['of'], dem=dmy(de), averb=av, anot=an, mp=f['mp'], mm=f['mm'], cpf=c['cpf'] if n == 4 else '')
    P1, M1 = (f['pai'], natT(c['natp'])), (f['mae'], natT(c['natm']))
    if nf: put(T, g1=M1)
    elif n == 6: put(T, g1=M1, g2=P1)
    else: put(T, g1=P1, g2=M1, pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=f"gêmeo de {c['twin']}"); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin']]
    T['meta']['joint_notes'] = True
    return doc(css, body), T

# ---- S10: indigenous births, landscape, three columns of cards (Amazonas, Roraima, Mato Grosso do Sul, Mato Grosso), 2013 on
PEOPLE = [('Macuxi',['Morî','Eremukî','Parixara'],['Macuxi','da Silva','Raposo','de Souza'],('1º Ofício de Registro Civil de Boa Vista','Boa Vista','RR',153932),'Maturuca','T.I. Raposa Serra do Sol',('Uiramutã','RR')),
 ('Tikuna',['Metacü','Ngutapa','Dauru'],['Tikuna','Fidélis','Ramos','Coelho'],('Cartório Extrajudicial de Tabatinga','Tabatinga','AM',4713),'Umariaçu II','T.I. Tukuna Umariaçu',('Tabatinga','AM')),
 ('Baniwa',['Dzuli','Kaali','Hiipana'],['Baniwa','Fontes','da Silva','Brazão'],('Cartório da Comarca de São Gabriel da Cachoeira','São Gabriel da Cachoeira','AM',4945),'Assunção do Içana','T.I. Alto Rio Negro',('São Gabriel da Cachoeira','AM')),
 ('Terena',['Yukokó','Hanaiti','Xuvé'],['Terena','Marques','Lipu','Polidoro'],('Serviço Registral de Miranda','Miranda','MS',62406),'Cachoeirinha','T.I. Cachoeirinha',('Miranda','MS')),
 ('Guarani Kaiowá',['Kunumi Rendy','Ava Verá','Poty Rory'],['Vera','Ximenes','Benites','Duarte'],('2º Serviço Notarial de Dourados','Dourados','MS',62471),'Bororó','Reserva Indígena de Dourados',('Dourados','MS')),
 ('Xavante',['Tserenhi’rã','Wautomoaba','Pe’a'],['Tseremey’wá','Rurio’ó','Waire’té','Tsi’ruipi'],('Cartório do 2º Ofício de Barra do Garças','Barra do Garças','MT',64872),'São Marcos','T.I. São Marcos',('Barra do Garças','MT')),
 ('Wapichana',['Kadyzyr','Wyn','Tawy'],['Wapichana','da Silva','Ambrósio','Cadete'],('Ofício Único de Pacaraima','Pacaraima','RR',154021),'Malacacheta','T.I. Malacacheta',('Cantá','RR')),
 ('Sateré-Mawé',['Wasiri','Anumarehit','Uniawasap'],['Sateré','Miquiles','da Paz','Batista'],('Registro Civil das Pessoas Naturais de Maués','Maués','AM',4879),'Vila Nova do Marau','T.I. Andirá-Marau',('Maués','AM'))]
def s10(n):
    r = random.Random(f'S10{n}'); pv, ng, su, reg, ald, ti, bp = PEOPLE[n-1]
    O = dict([dict(yb=1978, ye=2015, late=37), dict(yb=2020, twin=1), dict(yb=2014), dict(yb=1991, ye=2019), dict(yb=2022, nofather=True), dict(yb=2016), dict(yb=1955, ye=2014, late=58, nohour=True), dict(yb=2023)][n-1])
    sx = 'FMFMMFMF'[n-1]; yb, ye = O.pop('yb'), O.pop('ye', None); home = n in (1, 3, 6, 7)
    tw = O.pop('twin', None); late = O.pop('late', None)
    if late: ye = None
    c = base(r, reg, yb, ye, sexo=sx, late=late, at=bp, home=home, **{k: v for k, v in O.items() if k in ('nofather', 'nohour')}); f = c['fam']; T = truth(f'S10-{n}', 842, 595); nf = O.get('nofather')
    if late: c['dem'] = after(r, c['dreg'], 0, 3) if n == 1 else datetime.date(2016, 9, 14)
    nn = lambda s: (r.choice(ng) if r.random() < .35 else given(r, s, True))
    sp, sm = r.sample(su, 2)
    f['pp'] = uniq(lambda: f'{nn("M")} {sp}'); f['pm'] = uniq(lambda: f'{nn("F")} {r.choice(su)}'); f['mp'] = uniq(lambda: f'{nn("M")} {sm}'); f['mm'] = uniq(lambda: f'{nn("F")} {r.choice(su)}')
    f['pai'] = uniq(lambda: f'{given(r,"M")} {r.choice(SUR)} {sp}'); f['mae'] = uniq(lambda: f'{given(r,"F")} {r.choice(SUR)} {sm}')
    k = (r.choice(ng) + ' ' if n in (3, 5, 6, 8) else '') + given(r, sx, yb < 2000)
    sur = f'{sm} {sp}' if not nf else f"{f['mae'].split(' ',1)[1]}" ; f['nome'] = uniq(lambda: f'{k} {sur}'); f['sur'] = sur
    if nf: f['nome'] = f"{k} {sm} {pv.split()[-1]}"
    if tw: c['twin'] = f'Josué {sur}' if sx == 'M' else f'Ester {sur}'
    lt = n in (4, 8)
    if lt:
        for kk in ('nome','pai','mae','pp','pm','mp','mm'): f[kk] = f[kk].upper()
    c['natp'] = bp; c['natm'] = bp
    if n == 7: c['natm'] = 'Lethem - Guiana'
    if n == 2: c['natp'] = 'Leticia - Colômbia'
    if n == 4: c['natm'] = ('Aquidauana', 'MS')
    mat = mat_fmt(c['mat'], ' ') if n % 2 == 0 else c['mat'][:30] + '-' + c['mat'][30:]
    lv, fl, te = f"{c['livro']}-A", f"{c['folha']}", f"{c['termo']}"
    pl = f"Domicílio (Aldeia {ald})" if home else r.choice([f'Casa de Apoio à Saúde Indígena', 'Polo Base de Saúde Indígena', f"Hospital Municipal de {bp[0]}"])
    est = 'Domicílio' if home else pl
    hcpf = n in (2, 3, 5, 6, 8) and yb >= 2016; dn = c['dnv'] if not home and yb > 2000 else ''; rani = f"{r.randint(100,9999)}/{r.randint(1,40)}" if n % 2 or n == 8 else ''
    hasnat = n % 2 == 0 or yb >= 2017
    av = an = ''
    if n == 4: av = f"Retificação para inclusão do povo Terena como sobrenome e da aldeia de origem dos pais, art. 3º da Resolução Conjunta CNJ/CNMP nº 3/2012, em {dmy(after(r,c['dreg'],7720,8300))}."
    if n == 4: f['nome'] = f"{k} {su[1]} {su[0]}".upper()  # with the people's name
    if n == 1: av = 'Assento lavrado por sentença do Juízo da Vara da Justiça Itinerante, autos 0801772-19.2015.8.23.0010.'
    if n == 7: an = "Casado, segundo os costumes, com Jovita Tawy Cadete; casamento civil em 19/04/2014, B-6, fls. 22, nº 311."
    if n == 1: f['nome'] = f['nome']
    if n == 1 and c['dreg'].year < 2015: pass
    selo = {'AM': f"NASC{c['cns']:06d}{alnum(r,14,'0123456789ABCDEF')}", 'RR': f"{digs(r,9)}", 'MS': f"A{alnum(r,2,'QRST')}{digs(r,5)}-{digs(r,3)}-RCN", 'MT': f"{alnum(r,3,'BCDR')}-{digs(r,5)}"}[c['ruf']]
    if n == 3: selo = ''
    Z = lambda l, v, big='': f'<div class="z {big}">{v}<small>{l}</small></div>'
    sg = c['of'] if n % 2 else c['sub']
    none = ['não informado', '—', 'prejudicado'][n % 3]
    ass = [f"{dmy(c['dreg'])}", f"{dl(c['dreg'])}"][n % 2]
    n_pt = natS(c['natp'], '/'); n_mt = natS(c['natm'], '/')
    Wd = lambda *x: '<div class="w">' + ''.join(x) + '</div>'
    hh = f"{c['hora'][0]}h{c['hora'][1]:02d}" if c['hora'] else 'ignorada'
    A = Z('nome do(a) indígena', f"<b>{f['nome']}</b>", 'g') + Z('povo / etnia', pv) + Z('aldeia de origem', f"{ald} – {ti}") + Z('nascido(a) em', dw(c['nasc'])) + Wd(Z('dia', f"{c['nasc'].day:02d}"), Z('mês', f"{c['nasc'].month:02d}"), Z('ano', c['nasc'].year), Z('hora', hh))
    A += Wd(Z("sexo", c["sexo"].lower()), Z("CPF", c["cpf"] if hcpf else none)) + Z('lugar do nascimento', pl) + Z('município e UF do nascimento', f"{bp[0]} / {bp[1]}") + (Z('naturalidade', f"{bp[0]} / {bp[1]}") if hasnat else '') + f'<div class="w">{Z("RANI nº", rani or none)}{Z("DNV nº", dn or none)}</div>'
    B = '' if nf else Z('pai', f['pai'], 'm') + f'<div class="w">{Z("natural de", n_pt)}{Z("povo", pv)}</div>'
    B += Z('mãe', f['mae'], 'm') + f'<div class="w">{Z("natural de", n_mt)}{Z("povo", pv)}</div>' + ('' if nf else Z('pais do pai', f"{f['pp']} e {f['pm']}")) + Z('pais da mãe', f"{f['mp']} e {f['mm']}" if n != 7 else 'ignorados') + Z('gêmeos', f"Sim. Irmão: {c['twin']}" if c['twin'] else 'Não') + Z('declarante', f['mae'] if nf or n in (3, 4) else (f['nome'] if late else f['pai'])) 
    B += Z('averbações', av or none) + Z('anotações', an or none)
    C = Z('matrícula', f'<b style="font-size:10.6pt;white-space:nowrap">{mat}</b>') + f'<div class="w">{Z("livro", lv)}{Z("folha", fl)}{Z("termo", te)}</div>' + Z('registrado em', ass) + Z('serventia', c['cart']) + Z('município / UF', f"{c['rmun']} / {c['ruf']}") + Z('oficial', c['of']) + (Z('selo de fiscalização', selo) if selo else '')
    C += f'''<div class="ct">Certifico que os dados conferem com o original.<br>{c['rmun']}, {dmy(c['dem'])}<div style="height:12mm;margin-top:1mm">{sign(r,42,12,'#0d3b66')}</div><div class="li">{sg}</div>{'Oficial' if n%2 else 'Preposto designado' if c['subsx']=='M' else 'Preposta designada'}</div>''' + (f'<div style="text-align:center;margin-top:2mm">{qr(r,19,"#3a2a1a")}</div>' if selo else '')
    pat = ''.join(f'<path d="M{x} 0l6 6l6 -6M{x} 5l6 6l6 -6" fill="none" stroke="#a0522d" stroke-width="1.4"/>' for x in range(0, 842, 12))
    body = f'''<svg class="tp" viewBox="0 0 842 12" preserveAspectRatio="none">{pat}</svg><svg class="tp bo" viewBox="0 0 842 12" preserveAspectRatio="none">{pat}</svg><div class="hd"><div>{arms(15,'#5a3418','#b08050')}</div><div><div class="s">República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><div class="T">Certidão de Nascimento</div></div><div class="s" style="text-align:right">Registro de indígena<br>{'Registro tardio' if late else 'Res. Conjunta CNJ/CNMP 3/2012'}</div></div><div class="co"><div><h2>Registrado(a)</h2>{A}</div><div><h2>Família</h2>{B}</div><div><h2>Assento</h2>{C}</div></div>'''
    css = '''body{font:11.6pt Carlito;color:#2b1708;background:#fdf8ee}.tp{position:absolute;left:0;top:3mm;width:297mm;height:4.4mm}.bo{top:auto;bottom:3mm}.hd{position:absolute;left:12mm;right:12mm;top:10mm;display:flex;justify-content:space-between;align-items:center;text-align:center}.s{font-size:8.4pt;color:#6b4423}.T{font:bold 19pt "TeX Gyre Adventor";color:#5a3418}.co{position:absolute;left:12mm;right:12mm;top:30mm;bottom:10mm;display:grid;grid-template-columns:1fr 1.02fr .95fr;gap:5mm}h2{font:bold 9pt "TeX Gyre Adventor";background:#8a4b20;color:#fff;margin:0 0 1.5mm;padding:.8mm 2mm}.z{border-bottom:.7px solid #c8a37a;margin-bottom:2.5mm;line-height:1.2;flex:auto}.z small{display:block;font-size:7.6pt;color:#8a5a30;line-height:1.15}.w{display:flex;gap:3mm}.g b{font-size:14pt}.m{font-size:12.6pt}.ct{text-align:center;font-size:10pt;margin-top:3mm}.li{border-top:.8px solid #2b1708;margin:0 8mm}'''
    put(T, nome=f['nome'], cpf=c['cpf'] if hcpf else '', mat=mat, nasc=(c['nasc'], dw(c['nasc'])), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=est, lmun=bp[0], luf=bp[1], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), dnv=dn, livro=lv, folha=fl, termo=te, selo=selo, of=c['of'], dem=dmy(c['dem']), averb=av, anot=an)
    if hasnat: put(T, nat=f"{bp[0]} - {bp[1]}")
    if n != 7: put(T, mp=f['mp'], mm=f['mm'])
    if nf: put(T, g1=(f['mae'], natT(c['natm'])))
    else: put(T, g1=(f['pai'], natT(c['natp'])), g2=(f['mae'], natT(c['natm'])), pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=f"Irmão: {c['twin']}"); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin'], f"Sim. Irmão: {c['twin']}"]
    if home: T['accept']['local_nascimento.estabelecimento'] = [pl]
    return doc(css, body, 'A4 landscape', '297mm', '210mm'), T
FORMS = {'S9': s9, 'S10': s10}
