from lib import *
from forms1 import bl
# ---------- F: CRC Nacional, electronic certificate (PA, GO, PE, SP) ----------
def F(n):
    k = f'F{n}'
    if n == 1:
        r = rec(k, 'NO', D(2022, 6, 1), 'Belém', 'PA', sexo='F', hora=(13, 8), cns=67504, viz=[('Abaetetuba', 'PA'), ('Cametá', 'PA'), ('Breves', 'PA')], local='Fundação Santa Casa de Misericórdia do Pará', cart='Cartório de Registro Civil 2º Ofício - Belém', oficial='Luziel Henderson Guimarães Sá', demi=D(2024, 3, 12), livro=311, folha=44, termo=187220); r.dnv = '30-85570012-7'; r.cpf = cpf(r.rng); r.twins = []
    elif n == 2:
        r = rec(k, 'CO', D(1999, 12, 31), 'Anápolis', 'GO', sexo='M', hora=(23, 59), cns=25833, viz=[('Jaraguá', 'GO'), ('Ceres', 'GO')], local='Hospital Evangélico Goiano', cart='Registro Civil das Pessoas Naturais e Tabelionato de Notas do 3º Distrito', oficial='Wesley Póvoa de Siqueira', demi=D(2025, 1, 20), livro=92, folha=188, termo=45511, cad=['48271190', 'SSP/GO'])
        r.dreg = D(2000, 1, 4); r.mat = matricula(25833, 2000, 92, 188, 45511); r.cpf = cpf(r.rng); r.anot = 'Casamento do registrado em 06/05/2023 com Karla Dayane Morais, matrícula 025833 01 55 2023 2 00061 090 0018224 51.'
        r.anot = 'Casamento do registrado em 06/05/2023 com Karla Dayane Morais, livro B-61, folha 90, termo 18224, nesta serventia.'
    elif n == 3:
        r = rec(k, 'NE', D(2020, 8, 19), 'Recife', 'PE', sexo='M', hora=(2, 2), cns=74526, viz=[('Goiana', 'PE'), ('Olinda', 'PE'), ('Palmares', 'PE')], local='Instituto de Medicina Integral Prof. Fernando Figueira - IMIP', cart='Cartório do 5º Distrito Judiciário da Capital - Casa Amarela', oficial='Anita Cavalcanti de Albuquerque Nunes', demi=D(2026, 2, 10), livro=144, folha=277, termo=99806); r.dnv = '30-80551127-6'; r.cpf = cpf(r.rng)
        fam = r.nome.split(' ', 1)[1]; r.nome = 'José Benício ' + r.nome.split()[-1]; r.twins = ['Maria Valentina ' + r.nome.split()[-1]]
    else:
        r = rec(k, 'NO', D(2019, 2, 14), 'São Gabriel da Cachoeira', 'AM', sexo='F', hora=(5, 0), cns=4598, casa=True, local='Domicílio - Comunidade Taracuá, Rio Uaupés', cart='Serventia Extrajudicial da Comarca de São Gabriel da Cachoeira', oficial='Braz França Garrido', demi=D(2023, 11, 6), livro=58, folha=101, termo=24407); r.dreg = D(2021, 7, 22); r.mat = matricula(4598, 2021, 58, 101, 24407)
        r.nome = 'Yepario Duhigó Marinho'; r.g1 = ('Arlindo Wahasé Marinho', ('São Gabriel da Cachoeira', 'AM')); r.g2 = ('Cleonice Azevedo', ('São Gabriel da Cachoeira', 'AM')); r.av = ['Laureano Marinho', 'Joana Sampaio', '', 'Regina Azevedo']; r.averb = 'Registro tardio, lavrado na forma do Provimento CNJ nº 28/2013, com base no RANI nº 0417/2021 expedido pela FUNAI. Etnia: Tukano.'
    r.selo = {1: code(r.rng, '999999999'), 2: code(r.rng, '00252501999999999999999'), 3: code(r.rng, '0074526.AAA99202601.99999'), 4: code(r.rng, 'NASAM9999999XXXXXXXXXXX99')}[n]
    d = Doc('126F-%d' % n); tx = f'{r.nasc.day} de {MES[r.nasc.month-1]} de {r.nasc.year}' if n != 1 else '1º de junho de 2022'
    h = f'{r.hora[0]:02d}:{r.hora[1]:02d}'; b = {1: 'Não informado', 2: '—', 3: '', 4: 'Ignorado'}[n]
    np_ = lambda t: f'{t[0]} ({t[1]})'
    d.base(r, tx, natlabel=f'{r.mun} ({r.uf})', natp=np_, dregp=dm(r.dreg), demip=dn(r.demi), horap=h)
    rows = [('Nome', f'<b>{E(r.nome)}</b>'), ('CPF', bl(r.cpf, b)), ('Matrícula', r.mat), ('Data de nascimento', tx), ('Hora de nascimento', h), ('Sexo', 'Masculino' if r.sexo == 'M' else 'Feminino'), ('Naturalidade', np_((r.mun, r.uf))), ('Local de nascimento', E(r.local)), ('Município de nascimento', np_((r.mun, r.uf))),
            ('Filiação 1', E(r.g1[0]) + f'<br><small>Natural de: {np_(r.g1[1])}</small>'), ('Avós (filiação 1)', f'{bl(r.av[0], b)} &middot; {bl(r.av[1], b)}'), ('Filiação 2', E(r.g2[0]) + f'<br><small>Natural de: {np_(r.g2[1])}</small>'), ('Avós (filiação 2)', f'{bl(r.av[2], b)} &middot; {bl(r.av[3], b)}'),
            ('Gêmeo', 'Sim' if r.twins else 'Não'), ('Gêmeos: nome', bl(', '.join(r.twins), b)), ('Data de registro', dm(r.dreg)), ('Município de registro', np_((r.rmun, r.ruf))), ('Declaração de Nascido Vivo', bl(r.dnv, b)), ('Averbações/anotações à acrescer', bl(r.averb or r.anot, b)),
            ('Anotações de cadastro', f'RG {r.cad[0]} {r.cad[1]}' if r.cad else b)]
    d.meta['cadastro'] = r.cad
    hx = code(r.rng, '9' * 5) + '-' + ''.join(r.rng.choice('0123456789abcdef') for _ in range(40))
    css = '''.pg{padding:9mm 20mm 9mm 12mm;font:8.9pt "Liberation Sans Narrow","Liberation Sans"}table{width:100%;border-collapse:collapse}td{padding:1.05mm 2mm;vertical-align:top;border-bottom:1px solid #d6dde6}tr:nth-child(odd) td{background:#f3f6fa}td:first-child{width:31%;color:#23466e;text-align:right;font-size:8.2pt}.vt{position:absolute;right:9mm;top:14mm;writing-mode:vertical-rl;font:6.4pt "DejaVu Sans Mono";color:#555}.bx{border:1px solid #23466e;padding:2mm;font-size:7.6pt}'''
    bd = f'''<div class="vt">Este documento foi assinado digitalmente. Para validar acesse https://registrocivil.org.br/validacao - código {hx[:22]}</div>
    <div style="display:flex;align-items:center;background:#23466e;color:#fff;padding:3mm"><div style="font:bold 15pt Liberation Sans">CRC <span style="font-weight:normal">Nacional</span></div><div style="flex:1;text-align:center">Central de Informações de Registro Civil das Pessoas Naturais<br><b style="font-size:12pt">Certidão eletrônica de nascimento</b></div>{qr(k, 16, 29, '#fff')}</div>
    <div style="display:flex;justify-content:space-between;font-size:7.4pt;padding:1mm 0"><span>Pedido nº {r.rng.randint(10000000, 99999999)}</span><span>Emitida em {dn(r.demi)} às {r.rng.randint(8,17):02d}:{r.rng.randint(10,59)}:{r.rng.randint(10,59)}</span><span>Válida em todo o território nacional</span></div>
    <table>{''.join(f'<tr><td>{a}</td><td>{c}</td></tr>' for a, c in rows)}</table>
    <div style="display:flex;gap:3mm;margin-top:4mm"><div class="bx" style="width:50%"><b>{E(r.cart)}</b><br>{E(r.rmun)} ({r.ruf})<br>Oficial: {E(r.oficial)}<br>Certifico que as informações acima conferem com o assento. O conteúdo da certidão é verdadeiro. Dou fé.</div><div class="bx" style="width:50%">Selo digital: {r.selo}<br>Hash: <span style="word-break:break-all">{hx}</span><br>Assinado digitalmente por {E(r.oficial.upper())}<br>ICP-Brasil - AC Notarial RFB G4<br>{dn(r.demi)}</div></div>'''
    return d, page(css, bd)

# ---------- G: Santa Catarina, inteiro teor typed from the book ----------
def G(n):
    k = f'G{n}'; V = [('Urussanga', 'SC'), ('Orleans', 'SC'), ('Nova Veneza', 'SC')]
    if n == 1:
        r = rec(k, 'IT', D(1971, 3, 10), 'Criciúma', 'SC', sexo='M', hora=(16, 30), viz=V, cns=105148, livro=48, folha=162, v='v', termo=29315, local='Hospital São José', cart='Ofício de Registro Civil das Pessoas Naturais de Criciúma', oficial='Zélia Maria Búrigo Pirajá', demi=D(2019, 9, 25)); r.dreg = D(1971, 3, 16)
    elif n == 2:
        r = rec(k, 'AL', D(1958, 9, 1), 'Blumenau', 'SC', sexo='F', hora=(3, 0), viz=[('Gaspar', 'SC'), ('Timbó', 'SC')], cns=106542, livro=27, folha=12, termo=5530, casa=True, local='residência dos pais, na localidade de Itoupava Rega', cart='Registro Civil do 2º Distrito de Blumenau - Vila Itoupava', oficial='Osmar Schwanke', demi=D(2015, 4, 8)); r.dreg = D(1958, 9, 12)
        r.anot = 'Casou-se com Rolf Dieter Hansen em 02/06/1979, termo 3.120, fl. 60, livro B-16, deste Ofício.'
    elif n == 3:
        r = rec(k, 'CM', D(1986, 11, 23), 'Lages', 'SC', sexo='M', hora=(8, 15), cns=103267, livro=103, folha=77, v='', termo=61204, local='Maternidade Tereza Ramos', cart='Registro Civil de Lages', oficial='Rosemari Arruda Varela', demi=D(2022, 2, 17)); r.dreg = D(1986, 12, 1); r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Joelson ' + r.g1[0].split()[-1]
        r.averb = 'Por sentença do MM. Juiz de Direito da Vara da Família desta Comarca, de 14 de maio de 1990, transitada em julgado, foi decretada a adoção simples do registrado por Nelci Terezinha Branco, conservando o nome. Lages, 20 de junho de 1990.'
    else:
        r = rec(k, 'PL+IT', D(2009, 5, 30), 'Joinville', 'SC', sexo='F', hora=(19, 22), viz=[('Mafra', 'SC'), ('São Francisco do Sul', 'SC')], cns=107284, livro=350, folha=204, v='v', termo=140090, local='Maternidade Darcy Vargas', cart='1º Ofício de Registro Civil de Joinville', oficial='Alvino Tadeu Rauth', demi=D(2024, 10, 1)); r.dreg = D(2009, 6, 8); r.dnv = '30-44871190-2'
        r.twins = ['Sabrina ' + r.nome.split(' ', 1)[1]]; r.nome = 'Samanta ' + r.nome.split(' ', 1)[1]; r.twins = ['Sabrina ' + r.nome.split(' ', 1)[1]]
    r.mat = matricula(r.cns, r.dreg.year, r.livro, r.folha, r.termo, 2); r.selo = code(r.rng, 'AAA99999-XXXX')
    d = Doc('126G-%d' % n); fl = f'{r.folha}{r.v}'; hp = hw(*r.hora) if n != 1 else hparts(*r.hora)
    same = r.nasc.month == r.dreg.month
    pw = f'dia {ext(r.nasc.day) if r.nasc.day > 1 else "primeiro"} do corrente mês e ano' if same else f'dia {dw(r.nasc)}'
    np_ = lambda t: 'natural de ' + nat(t, '/') if n in (1, 4) else 'natural de ' + nat(t, ', ', True)
    rgw = f'{"Ao primeiro dia" if r.dreg.day == 1 else "Aos " + ext(r.dreg.day) + " dias"} do mês de {MES[r.dreg.month-1]} do ano de {ext(r.dreg.year)}'
    d.base(r, dw(r.nasc), livro=f'A-{r.livro}', folha=fl, termo=str(r.termo) if n != 4 else f'{r.termo}', facc=[f'{r.folha} verso', f'{r.folha}vº'], natp=np_, dregp=rgw, demip=dm(r.demi), horap=hp, twinp=r.twins and f'gêmea de {r.twins[0]}')
    d.acc['dados_pessoais.data_nascimento.texto_completo'] += [pw, pw[4:]]
    d.s('autenticação.oficial_registro', r.oficial)
    sx = 'masculino' if r.sexo == 'M' else 'feminino'
    pai = f', filh{"o" if r.sexo=="M" else "a"} de {E(r.g1[0])}, {np_(r.g1[1])}' + (f', e de {E(r.g2[0])}, {np_(r.g2[1])}, {"casados" if n != 4 else "conviventes"}, residentes neste município' if r.g2 else ', solteira, doméstica, residente nesta cidade')
    av = (f'São avós paternos {E(r.av[0])} e {E(r.av[1])}, e avós maternos' if r.av[0] else 'São avós maternos') + f' {E(r.av[2])} e {E(r.av[3])}.'
    loc = {1: f'no {r.local}, nesta cidade', 2: f'na {r.local}, deste município', 3: f'na {r.local}, nesta cidade', 4: f'na {r.local}, nesta cidade'}[n]
    marg = ' '.join(x for x in (r.averb, r.anot) if x)
    body = f'''{rgw}, neste Cartório do Registro Civil da cidade de {E(r.rmun)}, Estado de Santa Catarina, compareceu {'o pai do registrando' if n not in (3,) else 'a mãe do registrando'}, {"abaixo assinado" if n != 3 else "que assina a rogo por não saber escrever"}, e perante as testemunhas no fim nomeadas declarou que no {pw}, às {hp}, {loc}, nasceu uma criança do sexo {sx}, {'de cor branca, ' if n in (1, 2) else ''}{'de parto duplo, gêmea de ' + r.twins[0] + ', ' if r.twins else ''}que recebeu o nome de {E(r.nome)}{pai}. {av} {'Declaração de Nascido Vivo nº ' + r.dnv + '. ' if r.dnv else ''}Foram testemunhas {r.rng.choice(['Valmor Cardoso, motorista', 'Hilário Niehues, lavrador'])}, e {r.rng.choice(['Doraci da Rosa, comerciária', 'Iria Mengarda, costureira'])}, ambas residentes neste município. Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado. Eu, {r.rng.choice(['Adolfo Zimmermann', 'Nazareno Bez Fontana'])}, escrevente, o escrevi. (aa) O declarante e as testemunhas.'''
    css = '''.pg{padding:20mm 22mm;font:11.2pt/1.62 "Liberation Serif"}.j{text-align:justify}'''
    if n in (2, 3): css = css.replace('"Liberation Serif"', '"Noto Serif","DejaVu Serif"').replace('11.2pt/1.62', '10pt/1.6')
    bd = f'''<div style="text-align:center;line-height:1.3">{shield(15,'#a31515','#fff','#0f5b2c',2)}<br>ESTADO DE SANTA CATARINA<br>COMARCA DE {E(r.rmun.upper())}<br><b>{E(r.cart)}</b><br>{E(r.oficial)} - {'Oficiala Titular' if n in (1, 3) else 'Oficial Titular'}<br><br><b style="font-size:15pt">CERTIDÃO DE NASCIMENTO</b><br><b>INTEIRO TEOR</b><br>Matrícula: {r.mat}</div>
    <p class="j">CERTIFICO, a pedido verbal de pessoa interessada, que revendo os livros de Registro de Nascimentos deste Ofício, no livro A-{r.livro}, à{'s' if n % 2 else ''} folha{'s' if n % 2 else ''} {fl}, sob o termo nº {r.termo}, encontrei o assento do teor seguinte:</p><p class="j">&ldquo;{body}&rdquo;</p>
    <p class="j">{'À margem do termo consta: ' + E(marg) if marg else 'À margem: nada consta.'}</p><p class="j">Era o que continha o referido assento, que bem e fielmente fiz transcrever e ao original me reporto. O referido é verdade e dou fé.</p>
    <div style="text-align:right">{E(r.rmun)}, {dm(r.demi)}.</div><div style="text-align:center;line-height:1.25">{sig(k, 48, 14)}<br>{E(r.oficial)}<br>{'Oficiala' if n in (1, 3) else 'Oficial'} do Registro Civil</div>
    <div style="border:1px solid #000;font:7.6pt/1.35 Liberation Sans;width:78mm;padding:1.5mm;margin-top:4mm;text-align:center">Estado de Santa Catarina - Poder Judiciário<br>Selo Digital de Fiscalização - Selo normal<br><b>{r.selo}</b><br>Confira os dados do ato em: selo.tjsc.jus.br<br>Emolumentos: R$ {r.rng.randint(20, 60)},{r.rng.randint(10, 99)} + selo: R$ 2,80</div>'''
    return d, page(css, bd)

# ---------- H: Ceará / Pernambuco, breve relato, dotted leaders ----------
def Hh(n):
    k = f'H{n}'; V = [('Quixadá', 'CE'), ('Crato', 'CE'), ('Icó', 'CE')]
    if n == 1: r = rec(k, 'NE', D(2014, 4, 30), 'Fortaleza', 'CE', sexo='F', hora=(17, 31), viz=V, cns=18762, local='Maternidade-Escola Assis Chateaubriand', cart='Cartório João de Deus - 1ª Zona', oficial='Germana Studart Catunda', mfmt=1); r.dnv = '30-63110475-8'
    elif n == 2: r = rec(k, 'NE', D(1979, 6, 13), 'Juazeiro do Norte', 'CE', sexo='M', hora=(6, 0), viz=V, cns=20180, livro=70, folha=145, termo=38811, casa=True, local='residência, no Sítio Brejo Seco', cart='2º Ofício de Juazeiro do Norte - Cartório Machado', oficial='Francisca Iêda Macêdo Filgueiras', demi=D(2018, 6, 19), mfmt=1); r.dreg = D(1984, 10, 2); r.mat = matricula(20180, 1984, 70, 145, 38811, 1); r.averb = 'Averbado em 11/08/2009 o reconhecimento voluntário de paternidade por escritura pública lavrada no 3º Tabelionato, Livro 88, fls. 12.'
    elif n == 3: r = rec(k, 'NE', D(2021, 1, 15), 'Sobral', 'CE', sexo='M', hora=(0, 0), viz=V, cns=16519, local='Santa Casa de Misericórdia de Sobral', cart='Cartório Alencar Frota - 3º Ofício', oficial='Raimundo Nonato Frota Gomes', mfmt=1); r.dnv = '30-83027410-9'; r.cpf = cpf(r.rng); r.g1, r.g2, r.av = r.g2, None, ['', '', '', r.av[3]]; r.nome = 'Noah Emanuel ' + r.g1[0].split()[-1]
    else: r = rec(k, 'NE', D(2018, 10, 7), 'Caruaru', 'PE', sexo='F', hora=(22, 14), viz=[('Bezerros', 'PE'), ('Monteiro', 'PB')], cns=75382, local='Hospital Jesus Nazareno', cart='Cartório do Registro Civil - 1º Distrito', oficial='Severino Torres Vila Nova', mfmt=1); r.dnv = '30-76228819-1'; r.cpf = cpf(r.rng); r.extra = {}; r.twins = ['Maria Heloá ' + r.nome.split()[-1], 'Maria Helena ' + r.nome.split()[-1]]; r.nome = 'Maria Heloísa ' + r.nome.split()[-1]
    r.selo = code(r.rng, 'AAA999999-X9X9') if n != 4 else code(r.rng, '0075382.AAA10201801.99999')
    b = {1: '..........', 2: 'nada consta', 3: '— x — x —', 4: '§§§§§§'}[n]
    d = Doc('126H-%d' % n); tx = dn(r.nasc) + ' (' + dw(r.nasc) + ')' if n != 2 else dm(r.nasc); hp = f'{r.hora[0]:02d}h {r.hora[1]:02d}min' if n != 2 else '06 horas'; rg = dm0(r.dreg)
    np_ = lambda t: nat(t, ' - ')
    d.base(r, tx, livro=f'A-{r.livro}', folha=str(r.folha), termo=str(r.termo), natlabel=np_((r.mun, r.uf)) if n > 2 else None, natp=np_ if n != 2 else None, dregp=rg, demip=dm(r.demi), horap=hp, joint=False, twinp=' e '.join(r.twins) if r.twins else None)
    if n == 3: d.s('avós.maternos.avô', '')
    row = lambda l, v: f'<div class="r"><span>{l}</span><u></u><b>{v}</b></div>'
    fil = row('Filho(a) de', E(r.g1[0])) + (row('natural de', np_(r.g1[1])) if n != 2 else '') + row('e de', E(r.g2[0]) if r.g2 else b) + (row('natural de', np_(r.g2[1]) if r.g2 else b) if n != 2 else '')
    rows = row('Nome', f'<big>{E(r.nome)}</big>') + (row('CPF', r.cpf) if r.cpf else '') + row('Nascimento', tx) + row('Horário', hp) + row('Sexo', 'Masc.' if r.sexo == 'M' else 'Fem.') + (row('Naturalidade', np_((r.mun, r.uf))) if n > 2 else '') + row('Lugar do nascimento', E(r.local)) + row('Município e UF', np_((r.mun, r.uf))) + fil + row('Avô paterno', bl(r.av[0], b)) + row('Avó paterna', bl(r.av[1], b)) + row('Avô materno', bl(r.av[2], b)) + row('Avó materna', bl(r.av[3], b)) + row('Gêmeo(s)', ' e '.join(r.twins) if r.twins else 'não') + row('Assento feito em', rg) + row('D.N.V.', bl(r.dnv, b)) + row('Averbações', bl(r.averb, b)) + row('Anotações', bl(r.anot, b))
    css = '''.pg{padding:15mm 20mm;font:9.4pt "DejaVu Sans"}.r{display:flex;align-items:flex-end;margin-bottom:1.9mm}.r span{white-space:nowrap;color:#222}.r u{flex:1;border-bottom:1px dotted #000;text-decoration:none;min-width:6mm;margin:0 1mm}.r b{font-weight:bold;max-width:118mm;text-align:left}'''
    bd = f'''<div style="display:flex;align-items:center;gap:4mm;border-bottom:3px solid #555;padding-bottom:2mm"><div>{shield(15,'#0b6b2f' if n != 4 else '#1b3f8b','#ffe','#b58a00',0)}</div><div><b>{E(r.cart)}</b><br>{E(r.oficial)} - Oficial Registrador(a)<br>{np_((r.rmun, r.ruf))}</div></div>
    <div style="text-align:center;margin:5mm 0 4mm"><span style="font-size:15pt">CERTIDÃO DE NASCIMENTO</span><br>(em breve relato)<br>Registro Civil das Pessoas Naturais - República Federativa do Brasil<br><small>Livro A-{r.livro} &nbsp; Fls. {r.folha} &nbsp; Termo {r.termo} &nbsp; Matrícula {r.mat}</small></div>{rows}
    <p>O referido é verdade. Dou fé. {E(r.rmun)}, {dm(r.demi)}.</p><div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="border:1px dashed #000;padding:2mm;font-size:7.6pt">{'SELO DIGITAL DE AUTENTICIDADE - TJCE' if n != 4 else 'Selo Digital - Poder Judiciário de Pernambuco'}<br><b>{r.selo}</b><br>{'Consulte em selodigital.tjce.jus.br/portal' if n != 4 else 'Consulte a autenticidade em www.tjpe.jus.br/selodigital'}<br>{'ISENTO' if n != 2 else 'Emol. R$ 31,44 FERMOJU R$ 1,63 FRMMP R$ 1,57 FAADEP R$ 1,57'}</div><div style="text-align:center">{sig(k, 48, 15)}<br>{E(r.oficial)}</div></div>'''
    return d, page(css, bd)

# ---------- I: Bahia, first years of the model, livro/folha/termo beside the matrícula ----------
def I(n):
    k = f'I{n}'
    if n == 1: r = rec(k, 'NE+CM', D(2010, 8, 16), 'Salvador', 'BA', sexo='M', hora=(10, 50), cns=13425, viz=[('Cachoeira', 'BA'), ('Santo Amaro', 'BA')], local='Maternidade Climério de Oliveira', cart='Cartório do Registro Civil das Pessoas Naturais do Subdistrito de Nazaré', oficial='Dagmar Sepúlveda Tourinho'); r.dnv = '30-48800713-5'
    elif n == 2: r = rec(k, 'CM', D(1996, 2, 20), 'Ilhéus', 'BA', sexo='F', hora=None, cns=11783, livro=66, folha=239, v='', termo=52304, casa=True, local='em casa, na Fazenda Bom Sossego, Banco da Vitória', cart='Cartório do Registro Civil do 1º Ofício de Ilhéus', oficial='Maria das Graças Lavigne Berbert', demi=D(2012, 1, 10)); r.dreg = D(2001, 9, 27); r.mat = matricula(11783, 2001, 66, 239, 52304); r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Jucilene ' + r.g1[0].split(' ', 1)[1].split()[-1]
    elif n == 3: r = rec(k, 'NE', D(2013, 3, 9), 'Feira de Santana', 'BA', sexo='F', hora=(21, 5), cns=12286, viz=[('Serrinha', 'BA'), ('Irará', 'BA')], local='Hospital Inácia Pinto dos Santos - Hospital da Mulher', cart='Registro Civil das Pessoas Naturais do 2º Ofício', oficial='Antônio Fernando Falcão Freitas', up=True); r.dnv = '30-59907731-0'; r.twins = ['EMANUELLE ' + r.nome.split(' ', 1)[1]]; r.nome = 'EMILLY ' + r.nome.split(' ', 1)[1]; r.twins = ['EMANUELLE ' + r.nome.split(' ', 1)[1]]
    else: r = rec(k, 'NE', D(2002, 7, 28), 'Porto Seguro', 'BA', sexo='M', hora=(4, 40), cns=10918, livro=40, folha=118, termo=30077, local='Aldeia Barra Velha', cart='Ofício do Registro Civil de Porto Seguro', oficial='Valdelice Muniz Bittencourt', demi=D(2011, 11, 4)); r.dreg = D(2003, 4, 22); r.mat = matricula(10918, 2003, 40, 118, 30077); r.nome = 'Tohõ Braz Ferreira'; r.g1 = ('Adailton Braz Ferreira', ('Porto Seguro', 'BA')); r.g2 = ('Maria Coruja da Conceição', ('Prado', 'BA')); r.av[0] = 'Manoel Braz Ferreira'; r.av[2] = 'Josefino da Conceição'; r.averb = 'Averbado em 19/05/2010, por determinação do Juiz Corregedor Permanente, o acréscimo do nome indígena Tohõ e da etnia Pataxó.'
    r.selo = code(r.rng, '9999.AA999999-9') if r.demi.year >= 2013 else ''
    U = UC if r.up else (lambda s: s); b = {1: 'EM BRANCO', 2: 'Ignorado', 3: '#########', 4: '_ _ _ _ _'}[n]
    if r.selo: r.selo = code(r.rng, '9999.AA999999-9')
    d = Doc('126I-%d' % n); tx = U(f'{ext(r.nasc.day)} ({r.nasc.day}) de {MES[r.nasc.month-1]} de {ext(r.nasc.year)}'); rg = U(dw(r.dreg, 'primeiro')); hp = f'{r.hora[0]:02d}:{r.hora[1]:02d} hs' if r.hora else None
    np_ = (lambda t: nat(t, ' (')+')') if n in (1, 3) else None
    d.base(r, tx, livro=f'A-{r.livro:02d}', folha=str(r.folha), termo=f'{r.termo}', natp=np_, dregp=rg, demip=dn(r.demi, '.'), horap=hp, natlabel=None)
    if n == 4: d.acc['local_nascimento.estabelecimento'] = ['', 'Domicílio']
    g = lambda t, v: f'<div class="g"><div class="h">{t}</div><div class="w">{v}</div></div>'
    css = '''.pg{padding:12mm 16mm;font:9.6pt "Liberation Sans"}.g{border-left:3px solid #8a1c1c;margin-bottom:1.7mm;padding-left:2mm}.h{font:bold 7pt "Liberation Sans";color:#8a1c1c}.w{color:#0b1f7a;background:#f4f1ea;padding:.8mm 1.5mm;min-height:5mm}.f{display:flex;gap:3mm}.f .g{flex:1}'''
    bd = f'''<div style="text-align:center"><div style="float:left">{arms(17)}</div><div style="float:right">{shield(14,'#8a1c1c','#fff','#1b3f8b',1)}</div>PODER JUDICIÁRIO DO ESTADO DA BAHIA<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font-size:17pt;color:#8a1c1c">CERTIDÃO DE NASCIMENTO</b></div><div style="clear:both;height:4mm"></div>
    {g('NOME', f'<b style="font-size:12pt">{E(r.nome)}</b>')}<div class="f"><div style="flex:3">{g('MATRÍCULA', r.mat)}</div>{g('LIVRO', f'A-{r.livro:02d}')}{g('FOLHA', r.folha)}{g('TERMO', r.termo)}</div>
    <div class="f"><div style="flex:3">{g('DATA DE NASCIMENTO POR EXTENSO', E(tx))}</div>{g('HORA', hp or b)}{g('SEXO', U('Masculino' if r.sexo=='M' else 'Feminino'))}</div>
    {g('LOCAL DE NASCIMENTO', E(r.local))}<div class="f">{g('MUNICÍPIO DE NASCIMENTO / UF', f'{E(U(r.mun))} / {r.uf}')}{g('MUNICÍPIO DE REGISTRO / UF', f'{E(U(r.rmun))} / {r.ruf}')}</div>
    {g('FILIAÇÃO', '<br>'.join((('MÃE: ' if (i or not r.g2) else 'PAI: ') + E(x[0]) + (' - ' + np_(x[1]) if np_ else '')) for i, x in enumerate([r.g1] + ([r.g2] if r.g2 else []))) + ('<br>PAI: ' + b if not r.g2 else ''))}
    <div class="f">{g('AVÓS PATERNOS', f'{E(r.av[0])}<br>{E(r.av[1])}' if r.av[0] else b)}{g('AVÓS MATERNOS', f'{E(r.av[2])}<br>{E(r.av[3])}')}</div>
    <div class="f">{g('GÊMEO', U('sim') if r.twins else U('não'))}<div style="flex:3">{g('NOME DO(S) GÊMEO(S)', bl(', '.join(r.twins), b))}</div></div><div class="f"><div style="flex:2">{g('DATA DO REGISTRO POR EXTENSO', E(rg))}</div>{g('NÚMERO DA DNV', bl(r.dnv, b))}</div>
    {g('OBSERVAÇÕES/AVERBAÇÕES', f'<div style="min-height:22mm">{bl(r.averb, b)}</div>')}
    <div class="f" style="font-size:8.6pt;margin-top:3mm"><div style="flex:1;line-height:1.5">Nome do Ofício: {E(r.cart)}<br>Oficial: {E(r.oficial)}<br>{E(U(r.rmun))} / {r.ruf}</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}-{r.ruf}, {dn(r.demi, '.')}<div style="height:16mm">{sig(k, 48, 15)}</div><div style="border-top:1px solid #000">{E(r.oficial)}<br>Oficial do Registro Civil</div></div></div>
    {f'<div style="border:1px solid #333;width:62mm;padding:1.5mm;font-size:7.4pt;margin-top:4mm;text-align:center">Selo de Autenticidade<br>Tribunal de Justiça do Estado da Bahia<br>Ato Notarial ou de Registro<br><b>{r.selo}</b><br>Consulte: www.tjba.jus.br/autenticidade</div>' if r.selo else ''}'''
    return d, page(css, bd)

# ---------- J: Mato Grosso, 2018 model, spare modern sheet with a side column ----------
def J(n):
    k = f'J{n}'
    if n == 1: r = rec(k, 'CO', D(2023, 9, 3), 'Campinápolis', 'MT', sexo='M', hora=(11, 20), cns=65037, local='Aldeia São Pedro, Terra Indígena Parabubure', cart='2º Serviço Notarial e Registral de Campinápolis', oficial='Juliana Zuffo Pereira'); r.nome = "Tserewa'aptu Tsi'ruipi Xavante"; r.g1 = ("Aniceto Tsudzawéré Xavante", ('Campinápolis', 'MT')); r.g2 = ("Rosa Re'amo Xavante", ('Nova Xavantina', 'MT')); r.av = ["Celestino Tsererob'o Xavante", 'Zilda Pewadzu Xavante', "Urbano Wa'õmora Xavante", "Madalena Re'azé Xavante"]; r.dnv = '30-90077213-4'; r.cpf = cpf(r.rng); r.averb = 'Etnia/povo: Xavante (A\'uwẽ). Língua: aquém. Declarados por ambos os genitores.'; r.averb = "Etnia declarada pelos genitores: Xavante (A'uwẽ Uptabi)."
    elif n == 2: r = rec(k, 'CM', D(2024, 5, 27), 'Cuiabá', 'MT', sexo='F', hora=(15, 15), cns=63594, local='Hospital Universitário Júlio Müller', cart='3º Ofício - Registro Civil das Pessoas Naturais', oficial='Emanuel Gomes Fontes'); r.g1 = ('Yusleidy del Carmen Rondón Marcano', ('Maturín', 'Venezuela')); r.g2 = ('José Gregorio Urbina Salazar', ('Ciudad Bolívar', 'Venezuela')); r.av = ['Gregorio Urbina', 'Carmen Salazar', 'Pedro Rondón', 'Aracelis Marcano']; r.nome = 'Luciana Valentina Urbina Rondón'; r.dnv = '30-92410099-6'; r.cpf = cpf(r.rng)
    elif n == 3: r = rec(k, 'CO+IT', D(2025, 2, 28), 'Sinop', 'MT', sexo='M', hora=(8, 0), cns=64196, local='Ambulância do SAMU, BR-163, km 812', cart='Cartório do 2º Ofício de Sinop', oficial='Inês Margarete Trombetta', viz=[('Colíder', 'MT'), ('Toledo', 'PR')]); r.dnv = '30-94550310-7'; r.cpf = cpf(r.rng); r.twins = ['Matteo ' + r.nome.split()[-1]]; r.nome = 'Pietro ' + r.nome.split()[-1]
    else: r = rec(k, 'CO', D(1991, 10, 5), 'Cáceres', 'MT', sexo='F', hora=(1, 10), cns=62885, livro=75, folha=63, termo=33418, local='Hospital São Luiz', cart='1º Ofício de Cáceres', oficial='Benedita Leite de Arruda', demi=D(2024, 8, 14), viz=[('Poconé', 'MT'), ('San Matías', 'Bolívia')]); r.dreg = D(1991, 10, 30); r.mat = matricula(62885, 1991, 75, 63, 33418); r.cpf = cpf(r.rng); r.averb = 'Averba-se que, em procedimento administrativo de 02/08/2024, com base na Lei nº 14.382/2022, a registrada alterou seu prenome, antes Josefina, para o constante nesta certidão.'; r.anot = 'Casamento: 13/12/2012, com Odair Ramos Leite; B-38, fl. 15, termo 9.877. Divórcio averbado em 2019.'; r.cad = ['1744520-8', 'SESP/MT', '10/03/2010', '024416101830', '78200-000', 'O+']
    r.selo = code(r.rng, 'AAA99999'); b = {1: '', 2: 'Não consta', 3: '∗∗∗∗∗', 4: '- - -'}[n]
    d = Doc('126J-%d' % n); tx = dw(r.nasc).capitalize(); hp = f'{r.hora[0]:02d}h{r.hora[1]:02d}' if n != 3 else '8 horas'; np_ = lambda t: nat(t, '-')
    d.base(r, tx, natlabel=np_((r.mun, r.uf)), natp=np_, dregp=dw(r.dreg).capitalize(), demip=dm(r.demi), horap=hp)
    if n == 1: d.acc['local_nascimento.estabelecimento'] = ['', 'Domicílio']
    if n == 2:   # mother first; grandparents are labelled paternal/maternal
        pass
    q = lambda l, v: f'<div class="q"><i>{l}</i><div>{v}</div></div>'
    m = 'GENITORES' if n != 2 else 'FILIAÇÃO'
    avp = f'Paternos: {E(r.av[0])}; {E(r.av[1])}'; avm = f'Maternos: {E(r.av[2])}; {E(r.av[3])}'
    cadr = r.cad or [''] * 6
    notes = '<br>'.join(E(x) for x in (r.averb, r.anot) if x) or b
    css = '''.pg{font:9.4pt "Noto Sans","Liberation Sans";display:flex}.l{width:52mm;background:#eef3ee;padding:12mm 6mm;height:296mm;font-size:8pt;text-align:center}.m{flex:1;padding:12mm 12mm 8mm 8mm}.q{border-bottom:.6px solid #8aa08a;padding:1.2mm 0}.q i{font:6.8pt "Noto Sans";color:#4c6b4c;display:block;letter-spacing:.4px}.w2{display:flex;gap:5mm}.w2 .q{flex:1}'''
    bd = f'''<div class="l">{arms(24)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><br><br><b>{E(r.cart)}</b><br>{E(r.rmun)}-{r.ruf}<br>CNS {r.cns:06d}<br><br>Oficial:<br><b>{E(r.oficial)}</b><br><br><br>{qr(k, 30)}<br><br>PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO<br>ATO DE NOTAS E REGISTRO<br>Código do Ato: {r.rng.choice([70, 71, 176])}<br>SELO DE CONTROLE DIGITAL<br><b style="font-size:11pt">{r.selo}</b><br>R$ {'GRATUITO' if n != 4 else '64,80'}<br>Consulta: www.tjmt.jus.br/selos</div>
    <div class="m"><div style="font:bold 17pt Noto Sans;color:#2d4d2d">CERTIDÃO DE NASCIMENTO</div>{q('NOME', f'<b style="font-size:12.5pt">{E(r.nome)}</b>')}<div class="w2"><div style="flex:2">{q('MATRÍCULA', r.mat)}</div>{q('CPF', r.cpf)}</div>
    {q('DATA DE NASCIMENTO POR EXTENSO', tx)}<div class="w2">{q('DIA', r.nasc.day)}{q('MÊS', MES[r.nasc.month-1])}{q('ANO', r.nasc.year)}{q('HORA', hp)}{q('SEXO', 'Masculino' if r.sexo=='M' else 'Feminino')}</div>
    <div class="w2">{q('NATURALIDADE', np_((r.mun, r.uf)))}{q('MUNICÍPIO DE REGISTRO/UF', np_((r.rmun, r.ruf)))}</div>{q('LOCAL, MUNICÍPIO DE NASCIMENTO E UF', f'{E(r.local)} - {np_((r.mun, r.uf))}')}
    {q(m, f'{E(r.g1[0])}<br><small>{np_(r.g1[1])}</small><br>{E(r.g2[0])}<br><small>{np_(r.g2[1])}</small>')}{q('AVÓS', avp + '<br>' + avm)}
    <div class="w2">{q('GÊMEO', 'Sim' if r.twins else 'Não')}<div style="flex:3">{q('NOME E MATRÍCULA DO(S) GÊMEO(S)', bl(', '.join(r.twins), b))}</div></div><div class="w2"><div style="flex:2">{q('DATA DE REGISTRO POR EXTENSO', dw(r.dreg).capitalize())}</div>{q('NÚMERO DA DNV', bl(r.dnv, b))}</div>
    {q('AVERBAÇÕES/ANOTAÇÕES A ACRESCER', f'<div style="min-height:20mm">{notes}</div>')}
    {q('ANOTAÇÕES DE CADASTRO', f'RG: {cadr[0] or b} &nbsp; Órgão: {cadr[1] or b} &nbsp; Exp.: {cadr[2] or b}<br>Título de eleitor: {cadr[3] or b} &nbsp; CEP: {cadr[4] or b} &nbsp; Grupo sanguíneo: {cadr[5] or b}')}
    <p style="margin:5mm 0 2mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}-{r.ruf}, {dm(r.demi)}.</p>{sig(k, 50, 15, '#111')}<br><span style="border-top:1px solid #000">{E(r.oficial if n != 2 else 'Thamires Sguarezi Botelho')}</span><br><small>{'Registrador(a) Civil' if n != 2 else 'Escrevente Juramentada'}</small></div>'''
    return d, page(css, bd)
FORMS = dict(F=F, G=G, H=Hh, I=I, J=J)
