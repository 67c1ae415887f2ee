"""L8 (typed narrative of before 1975), L9 (inteiro teor)."""
from base import *

S8 = [
 dict(n='Antonio', s='M', r='Juiz de Fora/MG', d='13/06/1921', dr='30/06/1921', de='04/09/1951', h='04:00', old=2),
 dict(n='Maria do Rosario', s='F', r='Penedo/AL', d='07/10/1934', dr='02/01/1935', de='19/03/1955', old=2),
 dict(n='Giuseppe', s='M', r='Franca/SP', d='19/03/1911', dr='23/03/1911', de='12/12/1940', h='21:30', old=2, pat='Pasqualotto', mt='Bianchi'),
 dict(n='Octacilio', s='M', r='Caicó/RN', d='24/06/1943', dr='15/07/1943', de='15/02/1962', h='10:00', old=2, nf=1),
 dict(n='Ilse', s='F', r='Blumenau/SC', d='30/09/1929', dr='07/10/1929', de='21/05/1953', h='18:45', old=2, pat='Steinbach', mt='Hoffmann',
      an=lambda F: 'Casou-se em Indaial a 10 de maio de 1952, com Rolf Wüst, livro B-11, fls. 87, sob n. 1.344'),
 dict(n='Cosme', s='M', r='Estância/SE', d='27/09/1950', dr='12/10/1950', de='08/11/1968', h='02:20', tw='Damião', old=2),
 dict(n='Nair', s='F', r='Campos dos Goytacazes/RJ', d='11/02/1947', dr='14/02/1947', de='26/04/1972', h='16:10', old=2, est='Santa Casa de Misericordia',
      av=lambda F: 'Por mandado do MM. Juiz de Direito da 1ª Vara, de 3 de abril de 1972, fica retificado o assento ao lado para constar o sobrenome materno da registrada'),
 dict(n='Saturnino', s='M', r='Corumbá/MS', d='29/11/1939', dr='01/12/1939', de='10/10/1974', h='08:30', old=2, pat='Corumbá', mt='Poconé'),
]


def L8(i):
    F = prep(f'L8-{i+1}', **S8[i])
    R = F.R
    o = gen(F, 'o', 'a')
    of = f'{["Bel. ", "", "Cap. ", ""][i % 4]}{man(True)} {sur()} {sur()}'
    ofn = of.replace('Bel. ', '').replace('Cap. ', '')
    uf = F.ru
    ufn, de_ = ST[uf], DE_ST[uf]
    if uf == 'MS':      # before 1979
        ufn, de_ = 'Mato Grosso', 'de Mato Grosso'
    cart = ['Cartorio de Paz e Registro Civil', 'Cartório do Registro Civil do 1.º Distrito', 'Cartorio do Registro Civil da Séde', 'Segundo Cartório Judiciário', 'Cartório de Paz do Distrito de Blumenau', 'Cartório do 2.º Ofício', 'Registro Civil do 3.º Sub-Distrito', 'Cartório de Paz Corumbaense'][i]
    lv, fl, tm = str(F.livro % 60 + 8), f'{F.folha}' + ['v.', '', ' verso', ''][i % 4], str(F.termo % 900 + 20)
    if i % 3 == 2:
        lv = 'A-' + lv
    nm = F.name.upper() if i % 2 == 0 else F.name
    um = 'x' if i % 3 == 0 else True
    dn = ext(F.d, um=um)
    hw = hora_words(F.h, 1) if F.h else ''
    home = ['em domicílio', 'em casa de residência de seus pais', 'no domicílio de seus paes', 'em domicílio', 'em domicílio', 'na residência de seus pais', '', 'em domicílio'][i]
    house = home or f'na {F.est}'
    tn = lambda t: f'{t[0]}, {ST[t[1]]}'
    pa, pb, ma, mb = F.pgf, F.pgm, F.mgf, F.mgm
    vivos = R.choice(['', ', já falecidos', ', residentes neste distrito'])
    cor = R.choice(['branca', 'parda', 'morena', 'preta'])
    g1n = g2n = None
    if F.nf:
        fil = f'filh{o} natural de {F.mother}, solteira, de profissão doméstica, natural dêste Município'
        avs = f'neto por parte materna de {ma} e de dona {mb}'
        pa = pb = ''
    elif i in (1, 5):
        fil = f'filh{o} legítim{o} de {F.father} e de dona {F.mother}, casados eclesiasticamente, agricultores'
        avs = f'sendo avós paternos {pa} e dona {pb}, e avós maternos {ma} e dona {mb}{vivos}'
    else:
        fa_n = ('Treviso, Italia', '') if i == 2 else F.fn
        g1n = fa_n[0] if not fa_n[1] else tn(fa_n)
        g2n = tn(F.mn)
        fil = f'filh{o} legítim{o} de {F.father}, natural de {g1n}, {R.choice(["lavrador","negociante","artista","ferroviário"])}, e de dona {F.mother}, natural de {g2n}, de prendas domésticas'
        if i == 7:
            pa = pb = ''
            avs = f'sendo ignorados os avós paternos, e maternos {ma} e dona {mb}'
        else:
            avs = f'sendo avós paternos {pa} e dona {pb}, e avós maternos {ma} e dona {mb}{vivos}'
    dreg = ext(F.dr, um=um) if i % 2 else mid(F.dr)
    tw = f' Declarou mais que {gen(F,"o registrado","a registrada")} é gêmeo com {F.twin}, registrado sob o número imediato.' if F.twin else ''
    marg = F.av or F.an
    mg = f'<p>À MARGEM consta o seguinte: "{marg}".</p>' if marg else ''
    demis = ext(F.de, um=um) if i % 2 == 0 else mid(F.de)
    decl = F.mother if F.nf else ('o pai' if i % 2 else F.father)
    rep = 'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if F.de.year < 1967 else 'REPÚBLICA FEDERATIVA DO BRASIL'
    val = [('Cr$ 2,00', '#9c3b2e'), ('Cr$ 1,00', '#2f5d50'), ('300 RÉIS', '#6a3a78'), ('Cr$ 5,00', '#2d4f8a')][2 if F.de.year < 1942 else 3 if i == 3 else i % 2]
    est = lambda x, y, ro: f'<svg style="position:absolute;left:{x}px;bottom:{y}px;transform:rotate({ro}deg)" width="66" height="84"><rect x="2" y="2" width="62" height="80" fill="#fbf3e0" stroke="{val[1]}" stroke-width="2" stroke-dasharray="3 2"/><rect x="8" y="8" width="50" height="68" fill="none" stroke="{val[1]}"/><circle cx="33" cy="38" r="18" fill="none" stroke="{val[1]}"/><polygon points="{star(33,38,13)}" fill="{val[1]}" opacity=".7"/><text x="33" y="17" font-size="6.5" text-anchor="middle" fill="{val[1]}" font-family="Liberation Serif">TESOURO</text><text x="33" y="70" font-size="9" text-anchor="middle" fill="{val[1]}" font-family="Liberation Serif">{val[0]}</text></svg>'
    paper = ['#f6edd6', '#f3ead9', '#f7f0df', '#eee6d0'][i % 4]
    css = f'''body{{font:11.6pt/1.64 "Courier Prime Code";color:#23222b}}.pg{{background:{paper}}}.hd{{position:absolute;left:30mm;right:18mm;top:14mm;font-family:"C059";line-height:1.25;text-align:center;color:#2a2015}}.hd h1{{font:italic 700 23pt "C059";margin:10px 0 0;letter-spacing:2px}}
    .lt{{position:absolute;left:9mm;top:16mm;width:22mm;text-align:center}}.tx{{position:absolute;left:34mm;right:17mm;top:72mm}}.tx p{{margin:0 0 6px;text-indent:36px}}.ln{{position:absolute;left:30.5mm;top:68mm;bottom:12mm;border-left:.8px solid #a33;width:2px;border-right:.8px solid #a33}}'''
    art = 'a pedido verbal de parte interessada' if i % 2 else 'em virtude de requerimento que me foi feito'
    body = f'''<div class=ln></div><div class=lt>{arms(66,'#3a2d1c','#9d8452','#3a2d1c')}</div><div class=hd>{rep}<br>Estado {de_} — Comarca de {F.rm}<br><b style="font-size:13pt">{cart}</b><br><span style="font-size:9.5pt">{of} — Oficial{' Vitalício' if i%3==0 else ''} do Registro Civil</span><h1>Certidão de nascimento</h1></div>
    <div class=tx><p>C E R T I F I C O, {art}, que revendo em meu cartório o livro número {lv} de registros de nascimentos, nêle, às folhas {fl}, sob o número de ordem {tm}, encontrei o assento lavrado em {dreg}, de {nm}, do sexo {F.sx.lower()}, de côr {cor}, nascid{o} {'às '+hw+' do dia' if hw else 'no dia'} {dn}, {house}, nesta cidade de {F.bm}, {fil}, {avs}.{tw}</p>
    <p>Foi declarante {decl} e serviram de testemunhas {man(True)} {sur()} e {man(True)} {sur()}, ambos desta cidade. {'O registro foi feito na forma do Decreto n. 4.857.' if F.dr.year>=1940 else ''}</p>{mg}
    <p>{'Era o que se continha em dito assento, para aqui bem e fielmente extraído.' if i%2 else 'Nada mais consta.'} O referido é verdade e dou fé. Eu, {ofn}, Oficial, datilografei, subscrevo e assino.</p><p style="text-align:right;margin-top:12px">{F.rm}, {demis}.</p><div style="text-align:center;line-height:1.1;margin:14px 0 0 120px">{sign(R,210,50,'#1c2350',1.6)}<br>{ofn}<br>Oficial</div></div>
    {est(150,70,R.randrange(-6,6))}{est(222,74,R.randrange(-8,8))}<div style="position:absolute;left:165px;bottom:64px">{stamp('CARTÓRIO DE PAZ','REGISTRO CIVIL',86,'#4b2a6b',R.randrange(-30,30),op=.6)}</div><div style="position:absolute;right:60px;bottom:40px;font-size:8pt;line-height:1.3">Rasa .... {R.randrange(2,9)},00<br>Busca ... {R.randrange(1,5)},50<br>Sêlo .... {R.randrange(1,4)},00</div>'''
    acc = {'dn': br(F.d)}
    if F.twin:
        acc['twinfo'] = tw.strip()
    st = lambda t: f'{t[0]} - {t[1]}'
    if g1n:
        acc['g1n'] = g1n
        acc['g2n'] = g2n
    t1 = (g1n if i == 2 else st(F.fn)) if g1n else ''
    t2 = st(F.mn) if g2n else ''
    if F.nf:
        t1 = f'{F.rm} - {uf}'
        acc['g1n'] = ['', 'dêste Município', 'deste Município']
    buf = 'MT' if uf == 'MS' else uf
    if uf == 'MS':
        acc['ruf'] = acc['uf'] = 'MS'
    t = truth(F.case, birth=F.d, nome=nm, dn=dn, hora=F.h, sexo=F.sx, est=F.est or 'Domicílio', mun=F.bm, uf=buf, rmun=F.rm, ruf=buf, cart=cart, dreg=br(F.dr), livro=lv, folha=fl, termo=tm, g1=F.mother if F.nf else F.father, g1n=t1,
              g2='' if F.nf else F.mother, g2n=t2, pa=pa, pb=pb, ma=ma, mb=mb, tw=[F.twin] if F.twin else [], twinfo=F.twin, averb=F.av, anot=F.an, oficial=ofn, demis=br(F.de), accept=acc,
              shown={'hora': hw, 'sexo': F.sx.lower(), 'est': house, 'uf': ufn, 'ruf': ufn, 'dreg': dreg, 'demis': demis, 'dia': '', 'mes': MES[F.d.month-1], 'ano': num(F.d.year, um=um), 'g1n': 'natural dêste Município' if F.nf else g1n or '', 'g2n': g2n or ''})
    return page('Certidão', css, body), t


# ------------------------------------------------------------------ L9
S9 = [
 dict(n='Rafaela', s='F', r='Jequié/BA', d='05/07/1988', dr='18/07/1988', de='21/11/2019', h='11:20', est='Hospital Geral Prado Valadares', old=1,
      an=lambda F: f'Casamento em 16/10/2010, com Leonel {sur()} {sur()}, no Cartório do 2º Ofício de Jequié-BA, livro B-40, fls. 12, termo 10.118.'),
 dict(n='Expedito', s='M', r='Iguatu/CE', b='Iguatu/CE', d='19/04/1963', dr='25/05/1963', de='02/03/2015', h='06:00', old=2),
 dict(n='Alzira Umbelina', s='F', r='Catalão/GO', d='28/08/1951', dr='10/09/1951', de='30/01/2024', h='13:00', old=2,
      av=lambda F: f'Averba-se o número de CPF {F["cpf"]}, conforme consulta à base da Receita Federal, em 30/01/2024.', an='Óbito: faleceu em 12/12/2023, nesta cidade; assento 4.417, fls. 217 do livro C-15, deste Ofício.'),
 dict(n='Leonardo', s='M', r='Erechim/RS', d='22/02/1991', dr='25/02/1991', de='16/08/2011', h='19:45', est='Hospital de Caridade', pat='Szymański', mt='Dallagnol', tw='Leandra'),
 dict(n='Shirlei', s='F', r='Imperatriz/MA', d='03/12/1984', dr='15/01/1985', de='07/06/2022', h='03:30', nf=1, old=1, est='Maternidade Santa Isabel',
      av='Por sentença prolatada em 20/09/2001 pelo Juízo da 1ª Vara de Família desta Comarca, a registrada foi adotada pela forma plena por quem já figura como sua mãe, sem alteração do nome.'),
 dict(n='Iberê', s='M', r='Cruzeiro do Sul/AC', d='17/11/1978', dr='17/11/1980', de='14/04/2018', h='', old=1),
 dict(n='Mônica Regina', s='F', r='Santos/SP', d='09/09/1972', dr='13/09/1972', de='05/05/2025', h='22:15', est='Beneficência Portuguesa de Santos', old=1, pat='de Athayde',
      av='Em 12/02/2004 foi averbado que o nome correto da avó materna é o que consta deste termo, retificado na forma do art. 110 da Lei 6.015/73.',
      an='Casou-se com Fábio Luís Prates em 27/05/1995, no 1º Subdistrito de Santos-SP (B-112, fls. 44, nº 33.019). Divorciada por escritura de 18/10/2012 do 3º Tabelião de Notas de Santos.'),
 dict(n='Nazareno', s='M', r='Altamira/PA', d='25/03/1967', dr='01/04/1967', de='19/09/2013', h='17:30', old=2, mt='Tembé'),
]


def L9(i):
    F = prep(f'L9-{i+1}', **S9[i])
    R = F.R
    o = gen(F, 'o', 'a')
    cart = ['Cartório do 1º Ofício de Registro Civil das Pessoas Naturais de Jequié', 'Cartório Assunção - 2º Ofício de Iguatu', 'Serventia de Registro Civil das Pessoas Naturais de Catalão', 'Registro Civil das Pessoas Naturais de Erechim', 'Serventia Extrajudicial do 3º Ofício de Imperatriz',
            'Ofício Extrajudicial Único de Cruzeiro do Sul', '2º Registro Civil das Pessoas Naturais de Santos', 'Cartório Moreira - 1º Ofício de Altamira'][i]
    lv, fl, tm = f'A-{F.livro}', f'{F.folha}' + ('V' if i % 3 == 0 else ''), f'{F.termo:,}'.replace(',', '.') if i % 2 else str(F.termo)
    dreg = f'{"primeiro dia" if F.dr.day==1 else num(F.dr.day)+" dias"} do mês de {MES[F.dr.month-1]} do ano de {num(F.dr.year)}'
    aos = ('Ao ' if F.dr.day == 1 else 'Aos ') + dreg
    dn = ext(F.d)
    hw = hora_words(F.h, 1) if F.h else ''
    st = lambda t: f'{t[0]} - {t[1]}'
    tn = [lambda t: f'{t[0]}-{t[1]}', lambda t: f'{t[0]}, Estado {DE_ST[t[1]]}'][i % 2]
    house = f'na {F.est}' if F.est and F.est[:2] in ('Ma', 'Be') else f'no {F.est}' if F.est else 'em domicílio'
    prof = R.choice(['lavrador', 'motorista', 'comerciante', 'funcionário público', 'carpinteiro', 'metalúrgico'])
    e1, e2 = f'{man()} {sur()} {sur()}', f'{woman()} {sur()}'
    escr0 = f'{man(True)} {sur()}'
    pa, pb, ma, mb = F.pgf, F.pgm, F.mgf, F.mgm
    nm = F.name.upper()
    if F.nf:
        dec = f'{F.mother}, brasileira, solteira, doméstica, natural de {tn(F.mn)}, com vinte e dois anos de idade, residente nesta cidade na {street(R)}'
        par = f'filh{o} dela declarante. São avós maternos {ma} e {mb}'
        pa = pb = ''
    else:
        dec = f'{F.father}, brasileiro, casado, {prof}, natural de {tn(F.fn)}, residente e domiciliado nesta cidade na {street(R)}'
        if i == 5:
            pb = ''
            par = f'filh{o} dele declarante e de sua esposa {F.mother}, brasileira, do lar, natural de {tn(F.mn)}. São avós paternos {pa} e ignorada, e avós maternos {ma} e {mb}'
        else:
            par = f'filh{o} dele declarante e de sua esposa {F.mother}, brasileira, do lar, natural de {tn(F.mn)}. São avós paternos {pa} e {pb}, e avós maternos {ma} e {mb}'
    tw = f' O declarante informou que do mesmo parto nasceu {F.twin}, registrada no termo seguinte.' if F.twin else ''
    cpf_ = F.cpf if i == 2 else ''
    mg = ''
    if F.av:
        mg += f'<h4>AVERBAÇÃO</h4><p>{F.av}</p>'
    if F.an:
        mg += f'<h4>ANOTAÇÃO</h4><p>{F.an}</p>'
    mg = mg or '<p style="color:#666">Sem lançamentos.</p>'
    subs = i % 3 == 1
    dec_n = F.mother if F.nf else F.father
    demis = [br(F.de), ext(F.de), mid(F.de)][i % 3]
    oral = 'por digitação' if i % 2 else 'por meio reprográfico convertido em texto'
    css = '''body{font:10.7pt/1.62 "P052";color:#1e1a14}.pg{background:#fffefb;padding:14mm 15mm}.hd{display:flex;gap:14px;align-items:center;border-bottom:3px double #533}.hd h1{font-size:14.5pt;margin:0}.hd p{margin:0;font-size:9pt;line-height:1.3}
    .mt{display:flex;justify-content:space-between;background:#efe9dc;padding:3px 8px;margin:6px 0;font-size:9.2pt}.g{display:grid;grid-template-columns:46mm 1fr;gap:12px}.m{border-right:1px solid #533;padding-right:8px;font-size:9pt;line-height:1.4}.m h4{margin:8px 0 2px;font-size:7.6pt;letter-spacing:.6px}.m p{margin:0}
    .t{text-align:justify}.t p{margin:0 0 6px}.q{background:repeating-linear-gradient(#fffefb 0 18px,#f6f1e6 18px 36px);padding:4px 8px}'''
    nread = f'Número {tm}' if i % 2 == 0 else f'Termo {tm}'
    body = f'''<div class=hd>{arms(54,'#533','#b99','#844')}<div><h1>CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</h1><p><b>{cart}</b><br>{street(R)}, {F.rm} – {F.ru} | titular: {F.oficial}</p></div></div>
    <div class=mt><span>Matrícula <b>{F.mat}</b></span><span>Livro <b>{lv}</b> · folha <b>{fl}</b> · termo <b>{tm}</b></span></div>
    <div class=g><div class=m><b>MARGEM DO TERMO</b>{mg}<h4>SELO</h4><p>{F.selo}</p>{qr(R,78,'#533')}<h4>BUSCA E CERTIDÃO</h4><p>Emol.: R$ {R.randrange(40,90)},{R.randrange(10,99)}<br>Taxa: R$ {R.randrange(5,20)},{R.randrange(10,99)}</p></div>
    <div class=t><p>CERTIFICO, a requerimento de {woman()} {sur()}, arquivado sob protocolo nº {digits(R,5)}, que revendo o acervo desta serventia encontrei o assento de nascimento de <b>{nm}</b>, cujo inteiro teor, extraído {oral}, é o seguinte:</p>
    <div class=q>"{nread}. {aos}, nesta cidade de {F.rm}, Estado {DE_ST[F.ru]}, em cartório, compareceu {dec}, e perante as testemunhas adiante nomeadas e no fim assinadas declarou que {'às '+hw+' do dia' if hw else 'em hora que não sabe precisar, no dia'} {dn}, {house}, nesta cidade, nasceu uma criança do sexo {F.sx.lower()}, de cor {R.choice(['branca','parda','preta'])}, à qual foi dado o nome de {F.name}, {par}.{tw} Foi-lhe exibido o atestado do nascimento. Do que, para constar, lavrei este termo que, lido e achado conforme, assinam com as testemunhas {e1}, {R.choice(['comerciário','pedreiro','professor'])}, e {e2}, doméstica, ambos residentes nesta cidade. Eu, {escr0}, escrevente, o escrevi. E eu, {man(True)} {sur()}, oficial, o subscrevi. (aa) {dec_n}. {e1}. {e2}."</div>
    <p style="margin-top:8px">NADA MAIS se continha no referido assento, que para aqui foi fielmente transcrito, observado o art. 19, § 1º, da Lei nº 6.015/73. As informações sobre a origem da filiação somente são fornecidas nas hipóteses legais. Dou fé.</p><p>{F.rm}/{F.ru}, {demis}.</p>
    <div style="text-align:center;line-height:1.2;margin-top:14px">{sign(R,170,42,'#222a66')}<br><b>{F.escr if subs else F.oficial}</b><br>{'Escrevente autorizado(a)' if subs else 'Registrador(a) titular'}</div></div></div>'''
    t = truth(F.case, birth=F.d, nome=nm, cpf=cpf_, mat=F.mat, dn=dn, hora=F.h, sexo=F.sx, est=F.est or 'Domicílio', mun=F.bm, uf=F.bu, rmun=F.rm, ruf=F.ru, cart=cart, dreg=br(F.dr), livro=lv, folha=fl, termo=tm,
              g1=F.mother if F.nf else F.father, g1n=st(F.mn if F.nf else F.fn), g2='' if F.nf else F.mother, g2n='' if F.nf else st(F.mn), pa=pa, pb=pb, ma=ma, mb=mb, tw=[F.twin] if F.twin else [], twinfo=F.twin, averb=F.av, anot=F.an,
              selo=F.selo, oficial=F.oficial, demis=br(F.de), accept={'nome': F.name, 'dn': br(F.d), 'g1n': tn(F.mn if F.nf else F.fn), **({} if F.nf else {'g2n': tn(F.mn)}), **({'twinfo': tw.strip()} if F.twin else {})},
              shown={'hora': hw, 'sexo': F.sx.lower(), 'est': house, 'dreg': dreg, 'demis': demis, 'dia': '', 'mes': MES[F.d.month-1], 'ano': num(F.d.year), 'g1n': tn(F.mn if F.nf else F.fn), 'g2n': '' if F.nf else tn(F.mn)})
    return page('Inteiro teor', css, body), t
