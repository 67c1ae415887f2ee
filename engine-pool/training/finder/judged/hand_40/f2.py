# -*- coding: utf-8 -*-
from common import *
# ---- S3: certidão eletrônica (Goiás, Tocantins), sidebar and list "rótulo: valor"
REG3 = [('Cartório de Registro Civil e Tabelionato de Notas de Porangatu','Porangatu','GO',25874),('2º Registro Civil de Anápolis','Anápolis','GO',26112),('Registro Civil das Pessoas Naturais de Araguaína','Araguaína','TO',127498),
        ('Cartório Saraiva - RCPN','Rio Verde','GO',28530),('Tabelionato e Registro Civil de Dianópolis','Dianópolis','TO',126813)]
def s3(n):
    r = random.Random(f'S3{n}')
    O = dict([dict(yb=2003, ye=2023), dict(yb=1968, ye=2021, home=True, oldkid=True, nohour=True, late=6), dict(nofather=True, yb=2015, ye=2024), dict(yb=2023, sexo='F', long=True), dict(twin='Lorena', kid='Lorraine', sexo='F', yb=2009, ye=2022), dict(yb=1984, ye=2020, oldkid=True, sexo='F'),
         dict(foreign=2, yb=1997, ye=2025, sexo='M'), dict(yb=2020, ye=2020, kid='Théo Ariel', sexo='M')][n-1])
    yb, ye = O.pop('yb'), O.pop('ye', None); c = base(r, REG3[(n-1) % 5], yb, ye, same=n in (3, 4, 5, 8), **O); f = c['fam']; T = truth(f'S3-{n}'); nf = O.get('nofather')
    if n == 2: c['mat'] = matricula(c['cns'], c['ac'], c['dreg'].year, c['livro'], c['folha'], c['termo'])
    mat = mat_fmt(c['mat'], ' ') if n % 2 else c['mat']
    lv, fl, te = f"A-{c['livro']:03d}", f"{c['folha']}" + ('v' if n % 3 == 0 else ''), f"{c['termo']}"
    hascpf = n not in (6, 2); dn = c['dnv'] if yb >= 1998 and n != 1 else ''
    av = an = ''
    if n == 3: av = f"AV.1 - Em {dmy(after(r,c['dreg'],300,900))}, reconhecimento espontâneo de paternidade não homologado; permanece inalterada a filiação. "
    if n == 3: av = f"AV.1 - Procede-se a esta averbação para fazer constar o CPF nº {c['cpf']} da pessoa registrada (Provimento CNJ 63/2017). Dou fé."
    if n == 6: an = f"Casou-se em 22/09/2007 com Ozéias Siqueira Lins (matrícula {mat_fmt(matricula(26112,1,2007,44,120,9313),' ')[:]}), passando a usar o nome de {f['nome']} Lins; divorciada por escritura pública de 14/05/2016."
    if n == 6: an = f"Casou-se em 22/09/2007 com Ozéias Siqueira Lins (Livro B-44, fl. 120, termo 9313), passando a usar o nome de {f['nome']} Lins. Divórcio por escritura pública de 14/05/2016."
    if n == 7: av = "AV.2 - Retificação administrativa (art. 110 da Lei 6.015/73): corrigida a grafia do prenome da avó paterna."
    hora = f"{c['hora'][0]:02d}h {c['hora'][1]:02d}m" if c['hora'] else 'não declarada'
    K = lambda k, v: f'<div class="k"><span class="kl">{k}</span><span class="kv">{v}</span></div>'
    sec = lambda t: f'<h2>{t}</h2>'
    loc = 'Domicílio dos pais' if n == 2 else c['est']
    est = 'Domicílio' if n == 2 else c['est']
    selo = (digs(r, 5) + c['dem'].strftime('%y%m%d') + digs(r, 12)) if c['ruf'] == 'GO' else f"{c['cns']:06d}AAA{digs(r,6)}-{alnum(r,3,'ABCDEFGHIJKLMNOPQRSTUVWXYZ')}"
    cod = '-'.join(alnum(r, 5) for _ in range(4)); hsh = alnum(r, 40, '0123456789abcdef')
    A = sec('Pessoa registrada') + K('Nome', f"<b>{f['nome']}</b>") + K('CPF/MF', c['cpf'] if hascpf else '—') + K('Nascimento', f"{dl(c['nasc'])} ({dw(c['nasc'],'um')})") + K('Horário', hora) + K('Sexo', c['sexo']) + K('Local do parto', loc) + K('Cidade do parto', f"{c['lmun']} ({c['luf']})") + (K('Naturalidade', f"{c['lmun']} ({c['luf']})") if yb >= 2017 else '') + K('Gemelaridade', f"Gêmea de {c['twin']}" if c['twin'] else 'não')
    if not nf: A += sec('Pai') + K('Nome', f['pai']) + K('Natural de', natS((c['natp'][0]+' (', c['natp'][1]+')'), '') if not isinstance(c['natp'], str) else c['natp']) + K('Pais dele', f"{f['pp']}; {f['pm']}")
    A += sec('Mãe') + K('Nome', f['mae']) + K('Natural de', f"{c['natm'][0]} ({c['natm'][1]})") + K('Pais dela', f"{f['mp']}; {f['mm']}" if n != 2 else f"não declarado; {f['mm']}")
    A += sec('Assento') + K('Matrícula', f'<b>{mat}</b>') + K('Livro / folha / termo', f"{lv} / {fl} / {te}") + K('Lavrado em', dl(c['dreg'])) + K('DNV', dn or '—') + K('Declarante', f['mae'] if nf or n % 2 else f['pai'])
    A += sec('Averbações') + f'<p>{av or "Não há."}</p>' + sec('Anotações') + f'<p>{an or "Não há."}</p>'
    sg = c['of'] if n % 2 else c['sub']
    cg = ('Oficial Registrador' + ('a' if c['ofsx']=='F' else '')) if n % 2 else 'Substitut' + ('a' if c['subsx']=='F' else 'o') + ' Legal'
    side = f'''<div class="cf">{arms(20,'#1f4e79','#bcd3ea')}</div><div class="sb"><b>{c['cart']}</b><br>Código Nacional da Serventia {c['cns']:06d}<br>{c['rmun']} – {c['ruf']}<br>{r.choice(STREETS)}, {r.randint(2,700)}<br>{fone(r,'62' if c['ruf']=='GO' else '63')}<br><br>Titular:<br><b>{c['of']}</b></div><div class="qq">{qr(r,30)}</div><div class="sb">Código de validação<br><b class="m">{cod}</b><br><br>Selo eletrônico<br><b class="m">{selo}</b><br><br>Consulte em até 30 dias a autenticidade deste documento no endereço da Central de Informações do Registro Civil.<br><br>Emolumentos R$ {r.randint(30,49)},{r.randint(10,99)}<br>Taxa judiciária R$ {r.randint(12,18)},{r.randint(10,99)}<br>Fundos R$ {r.randint(6,9)},{r.randint(10,99)}</div><div class="vt">CERTIDÃO ELETRÔNICA · MEDIDA PROVISÓRIA 2.200-2/2001</div>'''
    body = f'''<div class="sd">{side}</div><div class="mn"><div class="h">República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<h1>Certidão de nascimento</h1><small>expedida em formato eletrônico – breve relato</small></div>{A}
<p class="ce">Certifico e dou fé que os dados acima foram extraídos do assento nele referido. {c['rmun']}, Estado {PREP[c['ruf']]} {UFN[c['ruf']]}, aos {dl(c['dem'])}.</p><div class="sig"><div class="ic">{sign(r,30,9,'#888')}</div><div>Assinado digitalmente por<br><b>{sg}</b> – {cg}<br>ICP-Brasil · {dmy(c['dem'])} {r.randint(8,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d} -03'00'<br><span class="m">SHA-1 {hsh}</span></div></div></div>'''
    css = '''body{font:9.4pt "Open Sans";color:#1b2530}.sd{position:absolute;left:0;top:0;bottom:0;width:54mm;background:#1f4e79;color:#fff;padding:9mm 5mm;height:297mm}.cf{text-align:center}.sb{font-size:7.6pt;line-height:1.4;margin-top:5mm}.m{font-family:"DejaVu Sans Mono";font-size:6.6pt;word-break:break-all}.qq{background:#fff;padding:2mm;width:34mm;margin:6mm auto 0}.vt{position:absolute;bottom:10mm;left:5mm;right:5mm;font-size:6.5pt;text-align:center;opacity:.8}
.mn{position:absolute;left:54mm;right:0;top:0;padding:9mm 12mm 0 9mm}.h{font-size:9pt;color:#1f4e79}h1{font:300 22pt "Open Sans";margin:1mm 0 0;color:#1f4e79}.h small{font-size:8pt;color:#566}h2{font:600 8.4pt "Open Sans";text-transform:uppercase;letter-spacing:.8px;color:#1f4e79;border-bottom:1px solid #9db8d2;margin:3mm 0 .8mm}.k{display:flex;padding:.35mm 0}.kl{width:38mm;color:#5a6b7b;flex:none}.kl:after{content:":"}p{margin:.6mm 0;text-align:justify}.ce{margin-top:4mm}.sig{display:flex;gap:4mm;margin-top:3mm;border:1px dashed #8aa;padding:2mm 3mm;font-size:7.8pt}'''
    put(T, nome=f['nome'], cpf=c['cpf'] if hascpf else '', mat=mat, nasc=(c['nasc'], dw(c['nasc'],'um')), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=est, lmun=c['lmun'], luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), dnv=dn, livro=lv, folha=fl, termo=te, selo=selo, of=c['of'], dem=dmy(c['dem']), averb=av, anot=an, mp=f['mp'] if n != 2 else '', mm=f['mm'])
    if yb >= 2017: put(T, nat=f"{c['lmun']} - {c['luf']}")
    else: T['accept']['dados_pessoais.naturalidade'] = [f"{c['lmun']} - {c['luf']}"]
    if nf: put(T, g1=(f['mae'], natT(c['natm'])))
    else: put(T, g1=(f['pai'], natT(c['natp'])), g2=(f['mae'], natT(c['natm'])), pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=f"Gêmea de {c['twin']}"); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin']]
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dl(c['nasc']), f"{dl(c['nasc'])} ({dw(c['nasc'],'um')})"]
    if n == 2: T['accept']['local_nascimento.estabelecimento'] = ['Domicílio dos pais']
    return doc(css, body), T

# ---- S4: dense numbered table, 2019 on (Mato Grosso, Distrito Federal, Mato Grosso do Sul)
REG4 = [('Cartório do 2º Ofício de Sinop','Sinop','MT',64203),('6º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas do Distrito Federal','Brasília','DF',21063),('1º Serviço Notarial e de Registro Civil de Dourados','Dourados','MS',62182),
        ('Serventia de Paz e Notas de Juína','Juína','MT',65318),('Cartório Vilanova – 2º Tabelionato e RCPN','Corumbá','MS',61465)]
def s4(n):
    r = random.Random(f'S4{n}')
    O = dict([dict(yb=2023), dict(mothers2=True, yb=2021, kid='Aurora', sexo='F'), dict(foreign=6, yb=2020, sexo='M'), dict(nofather=True, yb=2024, sexo='M', kid='Kelvyn Rafael'), dict(yb=1989, ye=2024, oldkid=True), dict(yb=2022, home=True, sexo='F'), dict(twin='Miguel Ângelo', kid='Rafael Ângelo', sexo='M', yb=2019, ye=2023),
       dict(yb=2006, ye=2021, gp='mat', long=True)][n-1])
    yb, ye = O.pop('yb'), O.pop('ye', None); c = base(r, REG4[(n-1) % 5], yb, ye, same=n in (1, 2, 6, 7), **O); f = c['fam']; T = truth(f'S4-{n}'); nf = O.get('nofather'); U = str.upper
    if n in (3, 5, 8): up(c)
    cs = (lambda s: s.upper()) if n in (3, 5, 8) else (lambda s: s)
    mat = mat_fmt(c['mat'], ' ', '-') if n % 3 == 0 else mat_fmt(c['mat'], ' ')
    lv, fl, te = f"{c['livro']}", f"{c['folha']:03d}" + ('V' if n % 4 == 1 else 'F' if n % 4 == 2 else ''), f"{c['termo']:,}".replace(',', '.')
    hascpf = n != 5; dn = c['dnv'] if yb > 2000 else ''
    av = an = ''; no = 'XXXXXXXXXXXXXXXX'
    if n == 5: av = 'Alteração de prenome requerida nos termos do art. 56 da Lei nº 6.015/1973, com a redação da Lei nº 14.382/2022, averbada em 17/10/2022; nome anterior preservado na certidão de inteiro teor.'
    if n == 8: av = f"Reconhecimento de paternidade por escritura pública, averbado em {dmy(after(r,c['dreg'],400,1500))}, acrescendo-se o patronímico paterno e os avós paternos."
    if n == 5: an = 'Anotação: casamento celebrado em 08/02/2014, matrícula ' + '062182 01 55 2014 2 00051 201 0010644 ' + '37' + ', com adoção do regime de comunhão parcial.'
    if n == 5: an = 'Casamento celebrado em 08/02/2014, Lº B-51, fls. 201, nº 10.644, no 1º Ofício de Corumbá/MS, com IVONE DA GAMA RONDON.'
    selo = {'MT': f"{alnum(r,3,'BCDRT')} {digs(r,5)}", 'DF': f"TJDFT{c['dem'].year}{digs(r,10)}{alnum(r,4,'ABCDEFGHKLMNP')}", 'MS': f"A{alnum(r,2,'KLMNPR')}{digs(r,5)}-{digs(r,3)}-{r.choice(['NOR','IGB','RCN'])}"}[c['ruf']]
    sn = {'MT':'Selo de Controle Digital','DF':'Selo digital','MS':'Selo Digital'}[c['ruf']]
    i = [0]
    def X(lab, val, w_, cls=''):
        i[0] += 1; return f'<td colspan="{w_}" class="{cls}"><span class="n">{i[0]:02d}</span><span class="t">{lab}</span><div>{val}</div></td>'
    cap = lambda t: f'<tr><th colspan="24">{t}</th></tr>'
    gn = lambda nm, nat, a, b: f'<tr><td colspan="8"><b>{nm}</b></td><td colspan="5">{nat}</td><td colspan="11">{a} <i>e</i> {b}</td></tr>'
    np_, nm_ = cs(natS(c['natp'], ' (' )+(')' if not isinstance(c['natp'], str) else '')), cs(natS(c['natm'], ' (')+')')
    est = cs(c['est']); loc = est if c['est'] != 'Domicílio' else 'Domicílio'
    rows = cap('Identificação') + '<tr>' + X('Nome completo', f"<b class='z'>{f['nome']}</b>", 17) + X('CPF', c['cpf'] if hascpf else no, 7) + '</tr><tr>' + X('Matrícula', f'<b>{mat}</b>', 13) + X('Livro', lv, 3) + X('Folha', fl, 3) + X('Termo', te, 5) + '</tr>'
    rows += cap('Nascimento') + '<tr>' + X('Dia/mês/ano', dmy(c['nasc']), 5) + X('Por extenso', dw(c['nasc']), 14) + X('Hora', hm(c['hora']), 2) + X('Sexo', c['sexo'][0] if n % 2 else c['sexo'], 3) + '</tr><tr>' + X('Local', loc, 10) + X('Município/UF', cs(c['lmun'])+'/'+c['luf'], 7) + X('Naturalidade', cs(c['lmun'])+'/'+c['luf'], 7) + '</tr><tr>' + X('Gêmeo', 'SIM' if c['twin'] else 'NÃO', 4) + X('Dados do(s) gêmeo(s)', f"{c['twin']}, matrícula {mat_fmt(c['tmat'])}" if c['twin'] else no, 20) + '</tr>'
    rows += cap('Filiação e ascendência') + '<tr class="q"><td colspan="8">Genitor(a)</td><td colspan="5">Nascido(a) em</td><td colspan="11">Filho(a) de</td></tr>'
    if not nf: rows += gn(f['pai'], np_, f['pp'], f['pm'])
    rows += gn(f['mae'], nm_, f['mp'], f['mm']) if not O.get('gp') else f'<tr><td colspan="8"><b>{f["mae"]}</b></td><td colspan="5">{nm_}</td><td colspan="11">{no}</td></tr>'
    if nf: rows += f'<tr><td colspan="8">{no}</td><td colspan="5">{no}</td><td colspan="11">{no}</td></tr>'
    rows += cap('Registro') + '<tr>' + X('Data do registro', f"{dw(c['dreg'])}", 12) + X('DNV', dn or no, 5) + X('Declarante', (f['mae'] if nf or n % 2 == 0 else f['pai']), 7) + '</tr>'
    rows += cap('Averbações') + f'<tr><td colspan="24" class="b">{av or no}</td></tr>' + cap('Anotações') + f'<tr><td colspan="24" class="b">{an or no}</td></tr>'
    rg = f"{r.randint(1,3)}.{r.randint(100,999)}.{r.randint(100,999)}"
    if n in (5, 8):
        crow = [f"RG nº {rg}, SEJUSP/MS, expedido em 11/05/2008" if c['ruf']=='MS' else f"RG nº {rg}, SESP/{c['ruf']}, expedido em 11/05/2018", f"Título de eleitor nº {digs(r,12)}, zona {r.randint(2,60):03d}, seção {r.randint(10,300):04d}"]
        if n == 5: crow.append(f"PIS/NIS nº {digs(r,3)}.{digs(r,5)}.{digs(r,2)}-{digs(r,1)}")
    else: crow = []
    rows += cap('Anotações de cadastro') + f'<tr><td colspan="24" class="b2">{"<br>".join(crow) or "Sem anotações de cadastro."}</td></tr>'
    T['meta']['cadastro'] = crow
    cep = dict(DF=70, MT=78, MS=79)[c['ruf']]
    cg = ('Registrador' if c['ofsx']=='M' else 'Registradora')
    body = f'''<div class="pg"><div class="hh"><div>{arms(15,'#000','#777')}</div><div><div class="a">REPÚBLICA FEDERATIVA DO BRASIL — REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="t1">CERTIDÃO DE NASCIMENTO</div><div class="a">{UFN[c['ruf']]}{' · Comarca de '+c['rmun'] if c['ruf']!='DF' else ''}</div></div><div>{barcode(r,44,8)}<div class="bc">{c['mat'][:20]}</div></div></div>
<table>{'<colgroup>'+'<col>'*24+'</colgroup>'}{rows}</table>
<div class="ft"><div class="q1">{qr(r,24)}</div><div class="q2"><b>{c['cart']}</b> · CNS {c['cns']:06d}<br>{r.choice(STREETS)}, nº {r.randint(10,999)} · {c['rmun']}/{c['ruf']} · CEP {cep}.{digs(r,3)}-{digs(r,3)}<br>{cg}: <b>{c['of']}</b><br>{sn}: <b>{selo}</b>{' · Cód. do ato: '+str(r.randint(10,99)) if c['ruf']=='MT' else ''}<br>{'Ato gratuito' if ye is None else 'Valor do ato: R$ '+str(r.randint(40,79))+','+digs(r,2)}</div><div class="q3">Dou fé do que certifico.<br>{c['rmun']}/{c['ruf']}, {dmy(c['dem'])}.<div style="height:11mm">{sign(r,38,11)}</div><hr>{c['sub']}<br>Escrevente</div></div></div>'''
    css = '''body{font:8pt "Roboto Condensed";color:#000}.pg{padding:12mm 13mm}.hh{display:flex;justify-content:space-between;align-items:center;text-align:center;margin-bottom:3mm}.t1{font:bold 17pt "Roboto Condensed";letter-spacing:2px}.a{font-size:8pt}.bc{font:6.5pt "DejaVu Sans Mono"}
table{width:100%;border-collapse:collapse;table-layout:fixed}td{border:.6px solid #555;padding:.5mm 1.2mm 1mm;vertical-align:top;font-size:9pt}th{background:#d9d9d9;border:.6px solid #555;font:bold 8pt "Roboto Condensed";text-align:left;text-transform:uppercase;padding:.4mm 1.2mm;letter-spacing:.5px}.n{font-size:6.5pt;background:#333;color:#fff;padding:0 .7mm;margin-right:1mm}.t{font-size:6.8pt;color:#333}.q td{font-size:7pt;color:#333;background:#f2f2f2}.z{font-size:11.5pt}.b{height:19mm;text-align:justify}.b2{height:14mm;font-size:8pt}
.ft{display:flex;gap:4mm;border:.6px solid #555;border-top:3px solid #333;margin-top:4mm;padding:2mm}.q2{flex:1;line-height:1.5;font-size:8pt}.q3{width:58mm;text-align:center;font-size:8.4pt}hr{border:0;border-top:.7px solid #000;margin:0}'''
    put(T, nome=f['nome'], cpf=c['cpf'] if hascpf else '', mat=mat, nasc=(c['nasc'], dw(c['nasc'])), hora=hm(c['hora']), nat=f"{cs(c['lmun'])} - {c['luf']}", sexo=c['sexo'], est=loc, lmun=cs(c['lmun']), luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), dnv=dn, livro=lv, folha=fl, termo=te, selo=selo, of=c['of'], dem=dmy(c['dem']), averb=av, anot=an)
    if nf: put(T, g1=(f['mae'], natT(c['natm'])), mp=f['mp'], mm=f['mm'])
    else:
        put(T, g1=(f['pai'], cs(natT(c['natp']))), g2=(f['mae'], cs(natT(c['natm']))), pp=f['pp'], pm=f['pm'])
        if not O.get('gp'): put(T, mp=f['mp'], mm=f['mm'])
    if c['twin']: put(T, twin=c['twin']); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [f"{c['twin']}, matrícula {mat_fmt(c['tmat'])}"]
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dmy(c['nasc'])]
    return doc(css, body), T
FORMS = {'S3': s3, 'S4': s4}
