# -*- coding: utf-8 -*-
from common import *
# ---- S1: Provimento 63, vendor of the Northeast; labels standing on the boxes' borders
REG1 = [('1º Ofício de Notas e Registro Civil de Caicó','Caicó','RN',93211),('Cartório do Registro Civil Severino Toscano','Patos','PB',71829),('2º Serviço Notarial e Registral de Sobral','Sobral','CE',20164),
        ('Ofício Único de Catolé do Rocha','Catolé do Rocha','PB',68452),('Serviço Registral das Pessoas Naturais de Mossoró','Mossoró','RN',94516),('Cartório Ferraz Uchôa - Registro Civil','Quixadá','CE',17293)]
DDD = {'RN':'84','PB':'83','CE':'88'}
def s1(n):
    r = random.Random(f'S1{n}')
    O = [dict(), dict(nofather=True, home=True), dict(twin='Maria Alice', kid='Maria Clara', sexo='F'), dict(foreign=3, long=True), dict(late=21, nohour=True, oldkid=True, yb=1986, ye=2019), dict(mothers2=True, kid='Benício'
         , sexo='M'), dict(suffix='Filho', sexo='M', yb=1994, ye=2022), dict(long=True, sexo='F', kid='Ana Beatriz Vitória')][n-1]
    O = dict(O); yb = O.pop('yb', [2018, 2019, 2021, 2020, 0, 2022, 0, 2018][n-1]); ye = O.pop('ye', None)
    c = base(r, REG1[(n-1) % 6], yb, ye, same=n not in (4, 7), **O); up(c); f = c['fam']
    T = truth(f'S1-{n}'); U = str.upper
    cpf_ = '' if n in (5,) else c['cpf']; dn = '' if yb < 1995 else c['dnv']
    mat = mat_fmt(c['mat'])
    loc = f"{U(c['est'])}, {U(r.choice(STREETS))}, Nº {r.randint(10,990)}, {U(c['lmun'])} - {c['luf']}" if c['est'] != 'Domicílio' else f"DOMICÍLIO, SÍTIO {U(r.choice(['Riacho Fundo','Baixio','Lagoa do Mato']))}, ZONA RURAL, {U(c['lmun'])} - {c['luf']}"
    natp, natm = U(natS(c['natp'], ' - ')), U(natS(c['natm'], ' - '))
    fil = (f"<div>{f['pai']} <i>(natural de {natp})</i></div>" if not O.get('nofather') else '') + f"<div>{f['mae']} <i>(natural de {natm})</i></div>"
    star = '*****************'
    ap = f"{f['pp']}<br>{f['pm']}" if not O.get('nofather') and not O.get('mothers2') else (star if O.get('nofather') else f"{f['pp']}<br>{f['pm']}")
    am = f"{f['mp']}<br>{f['mm']}" if n != 5 else f"IGNORADO<br>{f['mm']}"
    av, an = '', ''
    if n == 2: av = ''
    if n == 5: av = f"Registro lavrado nos termos do art. 46 da Lei 6.015/73, conforme despacho do MM. Juiz Corregedor Permanente datado de {dmy(c['dreg'] - datetime.timedelta(9))}."
    if n == 7: an = f"O registrado casou-se com FRANCISCA AURILENE DE PONTES GADELHA em 12/11/2016, Livro B-31, fls. 88, termo 6.914, deste Ofício. Dou fé."
    if n == 4: av = f"CPF nº {c['cpf']} incluído nesta data, conforme art. 6º do Provimento nº 63/2017 do CNJ."
    note = av or an or 'NADA CONSTA'
    cad = []
    rows = ''
    if n in (5, 7):
        rg = f"{r.randint(1,3)}.{r.randint(100,999)}.{r.randint(100,999)}"; d_ = '04/06/2012'; og = {'RN':'ITEP','PB':'SSDS','CE':'SSPDS'}[c['ruf']] + '/' + c['ruf']
        rows = f"<tr><td>RG</td><td>{rg}</td><td>{d_}</td><td>{og}</td></tr><tr><td>Título de eleitor</td><td>{digs(r,12)}</td><td>zona 0{r.randint(10,79)}</td><td>TRE/{c['ruf']}</td></tr>"
        import re
        cad = [re.sub(r'\s+', ' ', re.sub('<[^>]+>', ' ', x)).strip() for x in rows.split('</tr>') if x]
    else: rows = '<tr><td>RG</td><td>-</td><td>-</td><td>-</td></tr><tr><td>Título de eleitor</td><td>-</td><td>-</td><td>-</td></tr>'
    selo = {'RN': f"RN{c['dem'].year}{r.randint(10**9, 10**10-1)}{alnum(r,5)}", 'PB': f"A{alnum(r,2,'JKLMN')}{digs(r,5)}-{alnum(r,4)}", 'CE': f"AA{digs(r,6)}-{alnum(r,1)}{digs(r,1)}{alnum(r,1)}{digs(r,1)}"}[c['ruf']]
    tj = f"Tribunal de Justiça do Estado {PREP[c['ruf']]} {UFN[c['ruf']]}"
    B = lambda lab, val, st='': f'<fieldset style="{st}"><legend>{lab}</legend>{val}</fieldset>'
    row = lambda *x: '<div class="row">' + ''.join(x) + '</div>'
    sgn = c['of'] if n % 3 else c['sub']; cargo = ('Oficial Titular' if c['ofsx'] == 'M' else 'Oficiala Titular') if n % 3 else ('Escrevente Substituto' if c['subsx'] == 'M' else 'Escrevente Substituta')
    hora = (f"{c['hora'][0]:02d}h{c['hora'][1]:02d}min" if c['hora'] else 'NÃO CONSTA')
    decl = f['pai'] if not O.get('nofather') and n % 2 else f['mae']
    if n == 5: decl = f['nome']
    tw = (('SIM', f"{c['twin']} - matrícula {mat_fmt(c['tmat'])}") if c['twin'] else ('NÃO', star))
    body = f'''<div class="pg"><div class="hd">{arms(17,'#1c2b5a','#7b8cc0')}<div>República Federativa do Brasil</div><div class="s">Registro Civil das Pessoas Naturais</div><h1>CERTIDÃO DE NASCIMENTO</h1></div>
{B('Nome do(a) registrado(a)', f'<span class="big">{f["nome"]}</span>')}
{row(B('C.P.F. nº', cpf_ or star, 'width:32%'), B('Nº de matrícula', f'<b class="mono">{mat}</b>', 'flex:1'))}
{row(B('Nascido(a) aos', U(dw(c['nasc'])), 'flex:1'), B('Em algarismos', dmy(c['nasc']), 'width:20%'), B('Horário', hora, 'width:17%'))}
{row(B('É natural de', f"{U(c['lmun'])} - {c['luf']}", 'flex:1'), B('Do sexo', U(c['sexo']), 'width:28%'))}
{B('Onde nasceu', loc)}
{B('Filho(a) de', fil)}
{row(B('Avós por parte '+('da primeira genitora' if O.get('mothers2') else 'de pai'), ap, 'flex:1'), B('Avós por parte '+('da segunda genitora' if O.get('mothers2') else 'de mãe'), am, 'flex:1'))}
{row(B('Parto gemelar', tw[0], 'width:16%'), B('Irmão(ã) gêmeo(a): nome e matrícula', tw[1], 'flex:1'))}
{row(B('Assentado em', U(dw(c['dreg'])), 'flex:1'), B('Nº da D.N.V.', dn or star, 'width:27%'))}
{B('Quem declarou', decl)}
{B('Averbações / anotações à margem do termo', f'<div style="min-height:20mm;text-align:justify">{note}</div>')}
{B('Anotações de cadastro', '<table><tr><th>Documento</th><th>Número</th><th>Expedição</th><th>Órgão</th></tr>'+rows+'</table>')}
<div class="row" style="margin-top:2mm"><div class="l"><b>{esc(c['cart'])}</b><br>CNS {c['cns']:06d}<br>{c['rmun']} - {c['ruf']}<br>{r.choice(STREETS)}, {r.randint(10,800)}, Centro<br>Tel. {fone(r, DDD[c['ruf']])}<br>Oficial: {c['of']}</div>
<div class="r">O conteúdo desta certidão é verdadeiro. Dou fé.<br>{c['rmun']} - {c['ruf']}, {dl(c['dem'])}.<div style="height:12mm">{sign(r)}</div><div class="ln">{sgn}<br>{cargo}</div></div></div>
<div class="sl">{qr(r,19)}<div><b>{tj}</b><br>Selo Digital de Fiscalização: <b>{selo}</b><br>Confira a autenticidade no portal do selo digital do TJ{c['ruf']}.<br>Emolumentos: 1ª via isenta (Lei nº 9.534/97)</div></div></div>'''
    if c['dem'] != c['dreg']: body = body.replace('Emolumentos: 1ª via isenta (Lei nº 9.534/97)', f"2ª via. Emolumentos R$ {r.randint(28,61)},{r.randint(10,99)} &nbsp; FARPEN R$ 3,80 &nbsp; ISS R$ 1,52")
    css = '''body{font:10pt Lato;color:#111}.pg{padding:10mm 14mm}.hd{text-align:center;color:#1c2b5a;font-size:10pt}.hd .s{font-size:8.5pt;letter-spacing:.6px;text-transform:uppercase}h1{font:bold 16pt "TeX Gyre Bonum";margin:1mm 0 2mm;letter-spacing:1px}
fieldset{border:.9px solid #5668a8;border-radius:4px;margin:0 0 1.5mm;padding:.5mm 2.4mm 1.5mm;min-width:0}legend{font:italic 7.6pt "Lato";color:#34458c;padding:0 1.2mm}.row{display:flex;gap:2mm;align-items:stretch}.big{font:bold 13pt Lato}.mono{font:bold 10pt "DejaVu Sans Mono"}
i{font-size:8pt}table{width:100%;border-collapse:collapse;font-size:7.4pt}th{font-weight:normal;font-style:italic;text-align:left;color:#34458c;border-bottom:.5px solid #99a}td{padding:.3mm 0}.l{width:46%;font-size:7.8pt;border-left:3px solid #5668a8;padding-left:2mm;line-height:1.35}.r{flex:1;text-align:center;font-size:8.6pt}.ln{border-top:.7px solid #000;width:70%;margin:0 auto}.sl{display:flex;gap:3mm;font-size:7.4pt;margin-top:1mm;align-items:center}'''
    put(T, nome=f['nome'], cpf=cpf_, mat=mat, nasc=(c['nasc'], U(dw(c['nasc']))), hora=hm(c['hora']) if c['hora'] else '', nat=f"{U(c['lmun'])} - {c['luf']}", sexo=c['sexo'], est=U(c['est']) if c['est'] != 'Domicílio' else 'Domicílio',
        lmun=U(c['lmun']), luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), dnv=dn, livro=str(c['livro']), folha=str(c['folha']), termo=str(c['termo']), selo=selo, of=c['of'], dem=dmy(c['dem']), averb=av, anot=an)
    if O.get('nofather'): put(T, g1=(f['mae'], natm))
    else: put(T, g1=(f['pai'], natp), g2=(f['mae'], natm), pp=f['pp'], pm=f['pm'])
    put(T, mp=f['mp'] if n != 5 else '', mm=f['mm'])
    if c['twin']: put(T, twin=c['twin']); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [tw[1]]
    T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dmy(c['nasc'])]
    T['meta']['joint_notes'] = True; T['meta']['cadastro'] = cad
    return doc(css, body), T

# ---- S2: Provimento 2/3 of 2009 as the offices of Pará, Amazonas, Amapá print it on green safety paper, 2010-2017
REG2 = [('Cartório do 2º Ofício de Marabá','Marabá','PA',66134),('3º Ofício do Registro Civil das Pessoas Naturais','Manaus','AM',4358),('Cartório Cristina Lobato','Macapá','AP',5127),('Registro Civil de Abaetetuba - 1º Ofício','Abaetetuba','PA',67801),
        ('Cartório Único de Tomé-Açu','Tomé-Açu','PA',65944),('Cartório da Comarca de Parintins - Ofício Único','Parintins','AM',4820)]
def s2(n):
    r = random.Random(f'S2{n}')
    O = [dict(sexo='M'), dict(home=True, sexo='F', gp='pat'), dict(nofather=True), dict(yb=1979, ye=2014, oldkid=True, nohour=True), dict(foreign=1, sexo='F'), dict(twin='Pedro Lucas', kid='João Lucas', sexo='M'), dict(yb=1991, ye=2013, oldkid=True, suffix='Júnior', sexo='M'), dict(long=True, sexo='F')][n-1]
    O = dict(O); yb = O.pop('yb', [2010, 2012, 2016, 0, 2011, 2015, 0, 2013][n-1]); ye = O.pop('ye', None)
    c = base(r, REG2[(n-1) % 6], yb, ye, same=n not in (1,), **O); f = c['fam']; T = truth(f'S2-{n}')
    nf = O.get('nofather'); gp = O.get('gp')
    est = c['est'] if c['est'] != 'Domicílio' else 'Domicílio'
    mat = mat_fmt(c['mat'], '.', '-') if n % 2 else mat_fmt(c['mat'], ' ')
    natp, natm = natS(c['natp'], '-'), natS(c['natm'], '-')
    pais = (f"<b>{f['pai']}</b>, natural de {natp}, e <b>{f['mae']}</b>, natural de {natm}" if not nf else f"<b>{f['mae']}</b>, natural de {natm}")
    avo = []
    if not nf: avo.append(f"Paternos: {f['pp']} e {f['pm']}." if not gp else 'Paternos: ignorados.')
    avo.append(f"Maternos: {f['mp']} e {f['mm']}.")
    av = an = ''
    if n == 4: an = f"Anotado o casamento da registrada sob o termo 2.118, fls. 159 do livro B-7 deste Cartório, com Benvindo Lages Palheta, passando a assinar {f['nome']} Palheta, em 19/12/1998." if c['sx'] == 'F' else f"Anotado o casamento do registrado sob o termo 2.118, fls. 159 do livro B-7 deste Cartório, com Benvinda Lages Palheta, em 19/12/1998."
    if n == 7: an = f"Óbito do registrado ocorrido em 03/09/2009, termo nº 1.047, livro C-12, fls. 047, do Registro Civil de Abaetetuba-PA."
    if n == 7: an = an.replace('Abaetetuba-PA', 'Bragança-PA')
    if n == 3: av = f"Alimentos e reconhecimento de paternidade: não há."
    if n == 3: av = ''
    if n == 8: av = f"Por sentença do Juízo de Direito da 2ª Vara desta Comarca, processo nº 0001743-28.2014.8.04.0001, transitada em julgado em 11/08/2014, procedeu-se à retificação do nome da genitora para {f['mae']}."
    if n == 8:
        c['dem'] = datetime.date(2015, 2, 24)
    note = av or an
    obs = note or ['—', 'Nada a declarar.', '— x —'][n % 3]
    selo = {'PA': f"{r.randint(1,9):03d}.{r.randint(100,999)}.{r.randint(100,999)}", 'AM': f"{alnum(r,2,'ABCDEFGH')}{digs(r,6)}", 'AP': f"{r.randint(10000,99999)}/{alnum(r,2,'ABCDEFGH')}"}[c['ruf']]
    sl = {'PA': f"Selo de Segurança Geral nº {selo} - Série {r.choice('CDEF')}", 'AM': f"Selo de Fiscalização TJAM: {selo}", 'AP': f"Selo de Fiscalização TJAP nº {selo}"}[c['ruf']]
    L = lambda lab, val, cls='': f'<div class="c {cls}"><div class="lb">{lab}</div><div class="vl">{val}</div></div>'
    hora = ('' if not c['hora'] else f"{hm(c['hora'])} h")
    dn = c['dnv'] if yb >= 2010 else ''
    tw = f"Gêmeo(a) com {c['twin']}, matrícula nº {mat_fmt(c['tmat'], '.', '-') if n%2 else mat_fmt(c['tmat'])}" if c['twin'] else ''
    extra = f"Oficial Registrador{'a' if c['ofsx']=='F' else ''}"
    body = f'''<svg class="bd" viewBox="0 0 210 297"><rect x="6" y="6" width="198" height="285" fill="none" stroke="#5d9a78" stroke-width="4" stroke-dasharray=".8 .5"/><rect x="9" y="9" width="192" height="279" fill="none" stroke="#2f6b49" stroke-width=".4"/>{rosette(105,150,70,'#5d9a78',28,.22,.35)}{rosette(105,150,45,'#c7b45a',20,.2,.3)}{''.join(rosette(x,y,9,'#2f6b49',12,.6,.25) for x in (13,197) for y in (13,284))}</svg>
<div class="pg"><div class="top"><div style="width:20mm">{arms(19,'#2f6b49','#6fae8b')}</div><div class="tt">REPÚBLICA FEDERATIVA DO BRASIL<br><span>REGISTRO CIVIL DAS PESSOAS NATURAIS</span></div><div style="width:20mm"></div></div>
<h1>Certidão de Nascimento</h1>
<div class="nm"><div class="lb">NOME</div><div class="N">{f['nome']}</div><div class="lb">MATRÍCULA</div><div class="M">{mat}</div></div>
<div class="g">{L('DATA DE NASCIMENTO POR EXTENSO', dw(c['nasc']).capitalize(),'w6')}{L('DIA', f"{c['nasc'].day:02d}",'w1')}{L('MÊS', f"{c['nasc'].month:02d}",'w1')}{L('ANO', c['nasc'].year,'w15')}
{L('HORA', hora or '-----','w2')}{L('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', f"{c['lmun']}/{c['luf']}",'w75')}
{L('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', f"{c['rmun']}/{c['ruf']}",'w4')}{L('LOCAL DE NASCIMENTO', est,'w4')}{L('SEXO', c['sexo'].lower(),'w15')}
{L('FILIAÇÃO', pais,'w10 h2')}{L('AVÓS', '<br>'.join(avo),'w10 h2')}
{L('GÊMEO', 'Sim' if c['twin'] else 'Não','w15')}{L('NOME E MATRÍCULA DO(S) GÊMEO(S)', tw or '-----','w8')}
{L('DATA DO REGISTRO POR EXTENSO', dw(c['dreg']).capitalize(),'w6')}{L('NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO', dn or '-----','w35')}
{L('OBSERVAÇÕES / AVERBAÇÕES', obs,'w10 h4')}</div>
<div class="ft"><div class="a">Nome do Ofício<br><b>{c['cart']}</b><br>{extra}<br><b>{c['of']}</b><br>Município/UF<br><b>{c['rmun']}/{c['ruf']}</b><br>Endereço<br><b>{r.choice(STREETS)}, {r.randint(20,900)} - Centro</b></div>
<div class="b">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>Data e local: {c['rmun']}/{c['ruf']}, {dl(c['dem'])}<div style="height:15mm;padding-top:2mm">{sign(r,50,13,'#222')}</div><div class="ln">{'Assinatura do Oficial' if n%2 else c['sub']+'<br>Escrevente Autorizad'+('o' if c['subsx']=='M' else 'a')}</div></div></div>
<div class="sl">{sl} &nbsp;&nbsp;|&nbsp;&nbsp; {'Gratuito na forma da Lei' if ye is None else 'Emolumentos: R$ '+str(r.randint(18,42))+',70'}</div><div class="num">{alnum(r,2,'ABCD')} {digs(r,3)} {digs(r,4)} P</div><div class="st">{rnd_stamp(r,c['rmun'].upper()+' - '+c['ruf'],'REGISTRO CIVIL',28)}</div></div>'''
    css = '''body{font:10.6pt "Liberation Serif";color:#111;background:#f4faf4}.bd{position:absolute;inset:0;width:210mm;height:297mm}.pg{position:absolute;inset:0;padding:14mm 19mm 12mm}.top{display:flex;align-items:center;justify-content:space-between}.tt{text-align:center;font:bold 12pt "Liberation Serif";color:#173f2b}.tt span{font-size:10pt;font-weight:normal}
h1{font:italic bold 20pt "TeX Gyre Chorus";text-align:center;margin:2mm 0 4mm;color:#173f2b}.lb{font:6.5pt "Liberation Sans Narrow";color:#24553b;background:#dcecdf;padding:.2mm 1mm}.vl{padding:1.1mm 1mm;}.nm{text-align:center;margin-bottom:3mm}.nm .lb{background:none;font-size:7.5pt;font-weight:bold}.N{font:bold 14pt "Liberation Serif";margin-bottom:1mm}.M{font:bold 11.5pt "Liberation Serif"}
.g{display:flex;flex-wrap:wrap;border-top:.7px solid #2f6b49;border-left:.7px solid #2f6b49}.c{border-right:.7px solid #2f6b49;border-bottom:.7px solid #2f6b49;flex-grow:1}.w1{width:8%}.w15{width:14%}.w2{width:18%}.w35{width:36%}.w4{width:38%}.w6{width:56%}.w75{width:75%}.w8{width:78%}.w10{width:100%}.h2 .vl{min-height:11mm}.h4 .vl{min-height:34mm;text-align:justify}
.ft{display:flex;margin-top:5mm;gap:6mm}.a{width:76mm;border:.7px solid #2f6b49;padding:1.5mm 2mm;font-size:8pt;line-height:1.25}.b{flex:1;text-align:center;font-size:9pt}.ln{border-top:.7px solid #222;margin:0 4mm}.sl{margin-top:4mm;font:7.6pt "Liberation Sans";text-align:center}.num{position:absolute;right:26mm;bottom:17mm;font:bold 11pt "Liberation Mono";color:#a22}.st{position:absolute;left:84mm;bottom:15mm}'''
    put(T, nome=f['nome'], mat=mat, nasc=(c['nasc'], dw(c['nasc']).capitalize()), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=est, lmun=c['lmun'], luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), dnv=dn,
        livro=str(c['livro']), folha=str(c['folha']), termo=str(c['termo']), selo=selo, of=c['of'], dem=dmy(c['dem']), averb=av, anot=an, mp=f['mp'], mm=f['mm'])
    if nf: put(T, g1=(f['mae'], natT(c['natm'])))
    else:
        put(T, g1=(f['pai'], natT(c['natp']) if not isinstance(c['natp'], str) else c['natp']), g2=(f['mae'], natT(c['natm'])))
        if not gp: put(T, pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=c['twin']); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [tw]
    T['meta']['joint_notes'] = True
    T['accept']['dados_pessoais.naturalidade'] = [f"{c['lmun']} - {c['luf']}"]
    return doc(css, body), T
FORMS = {'S1': s1, 'S2': s2}
