from lib import *
def T(v, w=0, bl=''): return f'<span class="t" style="min-width:{w}mm">{v or bl}</span>'
def old(s):
    for a, b in (('três', 'tres'), ('dezesseis', 'dezeseis'), ('dezessete', 'dezesete'), ('cinquenta', 'cincoenta')): s = s.replace(a, b)
    return s
# ---------- K: 1934-1942, printed blank in sentences, older spelling, typed ----------
def K(n):
    k = f'K{n}'
    if n == 1: r = rec(k, 'CM+SE', D(1936, 3, 3), 'Rio de Janeiro', 'DF', sexo='F', hora=(17, 0), casa=True, local='á rua Barão de Mesquita n. 417', cart='6ª Pretoria Civel - Freguezia do Engenho Velho', oficial='Oscar Telles de Lemos Pitta', viz=[('Valença', 'RJ')], livro=211, folha=88, v='v', termo=2417, demi=D(1936, 3, 9)); place = 'Districto Federal'
    elif n == 2: r = rec(k, 'SE', D(1934, 8, 16), 'Nictheroy', 'RJ', sexo='M', hora=(2, 30), local='Maternidade do Hospital São João Baptista', cart='Cartorio do Registro Civil da 2ª Circumscripção de Nictheroy', oficial='Manoel Benicio de Faria Souto', livro=40, folha=19, termo=733, demi=D(1941, 1, 27)); place = 'Estado do Rio de Janeiro'; r.g1, r.g2, r.av = (r.g2[0], ('Maricá', 'RJ')), None, ['', '', r.av[2], r.av[3]]; r.nome = 'Waldyr ' + r.g1[0].split()[-1]
    elif n == 3: r = rec(k, 'IT', D(1938, 12, 1), 'Petropolis', 'RJ', sexo='M', hora=(9, 10), casa=True, local='em domicilio, no Alto da Serra', cart='Registro Civil do 1º Districto de Petropolis', oficial='Arthur Sá Earp Gomes', livro=66, folha=204, termo=1908, demi=D(1942, 6, 30)); place = 'Estado do Rio de Janeiro'; r.g1 = (r.g1[0], ('', 'Italia')); r.g2 = (r.g2[0], ('Parahyba do Sul', 'RJ'))
    else: r = rec(k, 'SE+CM', D(1937, 6, 24), 'Campos', 'RJ', sexo='F', hora=(22, 15), casa=True, local='na Usina do Queimado', cart='Cartorio de Paz e Registro Civil do 1º Districto de Campos', oficial='Aristides de Azevedo Peçanha', viz=[('São João da Barra', 'RJ')], livro=58, folha=141, termo=1177, demi=D(1937, 7, 2)); place = 'Estado do Rio de Janeiro'; f = r.nome.split()[-1]; r.nome = 'Cosma Maria ' + f; r.twins = ['Damiana Maria ' + f]; r.averb = ''
    if n == 3: r.anot = 'Casou-se em 11 de Maio de 1961 com Nair Esch, nesta cidade, livro 44 fls. 27. Petropolis, 15-5-1961.'; r.demi = D(1962, 6, 30)
    d = Doc('126K-%d' % n); tx = old(dw(r.nasc, 'primeiro')); rg = old(dw(r.dreg)); hp = old(hparts(*r.hora)); fl = str(r.folha) + r.v
    np_ = lambda t: (t[0] + (', deste Estado' if t[1] == 'RJ' else ', deste Districto' if t[1] == 'DF' else '')) if t[0] else 'da ' + t[1]
    np2 = lambda t: f'{t[0]}, deste Estado' if t[1] == 'RJ' and n > 1 else f'{t[0]}, Estado do Rio' if t[1] == 'RJ' else f'{t[0]}, Districto Federal' if t[0] else t[1]
    b = {1: '- - - - - -', 2: 'xxxxxxxxxxx', 3: '. . . . . . .', 4: '========='}[n]
    dm_ = f'{r.demi.day} de {MES[r.demi.month-1].capitalize()} de {r.demi.year}'
    d.base(r, tx, livro=str(r.livro), folha=fl, termo=str(r.termo), natp=np2, dregp=rg, demip=dm_, horap=hp, facc=[f'{r.folha} v.', f'{r.folha} verso'] if r.v else ())
    if n == 1:
        for p in ('local_nascimento.uf', 'registro.uf'): d.acc[p] = ['RJ', place]
        d.acc['dados_pessoais.naturalidade'] += ['Rio de Janeiro/RJ']
    o = 'o' if r.sexo == 'M' else 'a'
    dcl = r.g1[0] if n != 2 else 'Hermenegildo Torres'
    css = '''.pg{padding:16mm 17mm;font:12pt/2.05 "Liberation Serif";background:#f3ead2}.t{font:11pt "Liberation Mono";color:#23233a;border-bottom:1px dotted #333;display:inline;padding:0 2mm}.s{font-size:9pt;line-height:1.3}'''
    bd = f'''<div style="text-align:center;line-height:1.35"><div>{arms(20, '#222', '#444', '#666')}</div>REPUBLICA DOS ESTADOS UNIDOS DO BRASIL<br><b>{place}</b><br><b>{E(r.cart)}</b><br><span style="font:bold italic 22pt Liberation Serif">Certidão de Nascimento</span><br><span class="s">O Official do Registro Civil: {E(r.oficial)}</span></div>
    <div class="abs" style="right:17mm;top:16mm;border:2px dashed #a33;color:#a33;font:8pt/1.2 Liberation Serif;padding:3mm 2mm;text-align:center">THESOURO<br>NACIONAL<br><b>{'2$000' if r.demi.year < 1942 else 'Cr$ 2,00'}</b></div>
    <p style="text-align:justify;margin:5mm 0">CERTIFICO que ás folhas {T(fl)} do livro numero {T(r.livro)} de registro de nascimentos, sob o numero de ordem {T(r.termo)}, consta o de {T(f'<b>{E(r.nome)}</b>')} do sexo {T('masculino' if r.sexo == 'M' else 'feminino')} de côr {T('branca' if n != 4 else 'parda')} nascid{o} em {T(tx)} ás {T(hp)} em {T(E(r.local))} nesta cidade de {T(E(r.mun))} filh{o} {'legitim' + o if r.g2 else 'natural'} de {T(E(r.g1[0]))} natural de {T(np2(r.g1[1]))} e de {T(E(r.g2[0]) if r.g2 else b)} natural de {T(np2(r.g2[1]) if r.g2 else b)} sendo avós paternos {T(E(r.av[0]) or b)} e {T(E(r.av[1]) or b)} e maternos {T(E(r.av[2]))} e {T(E(r.av[3]))}. Foi declarante {T(E(dcl))} e serviram de testemunhas {T('Alipio Guerra')} e {T('Horacio Lontra')}. O assento foi lavrado em {T(rg)}.<br>Observações: {T(('é gemea de ' + r.twins[0] + ', nascida no mesmo parto') if r.twins else (E(r.anot) or b))}</p>
    <p style="text-align:justify;margin:0">O referido é verdade e dou fé. {T(E(r.rmun))}, {T(dm_)}.</p><div style="text-align:center;line-height:1.2;margin-top:3mm">{sig(k, 60, 17, '#1b1b3f', .9)}<br>____________________________________<br>O Official</div><div class="abs" style="left:24mm;bottom:22mm">{stamp('REGISTRO CIVIL', r.rmun.upper()[:16], 33, '#5a3a8c', -15, .5)}</div>'''
    if r.twins: d.pr['gêmeos.informações_adicionais'] = r.twins
    return d, page(css, bd)

# ---------- L: Pernambuco / Paraíba 1948-1960, ruled lines with labels, typed ----------
def Lf(n):
    k = f'L{n}'
    S = {1: ('Timbaúba', 'PE', D(1949, 2, 11)), 2: ('Garanhuns', 'PE', D(1953, 7, 29)), 3: ('Pesqueira', 'PE', D(1957, 10, 4)), 4: ('Itabaiana', 'PB', D(1948, 5, 31))}[n]
    r = rec(k, 'NE', S[2], S[0], S[1], sexo='MFMF'[n-1], hora=[(4, 0), (13, 0), None, (20, 30)][n-1], casa=n != 2, local=['em domicílio, no Engenho Água Azul', 'Hospital Dom Moura', 'no Sítio Pão de Açúcar, em domicílio', 'em domicílio'][n-1], cart=['Cartório do Registro Civil - 1º Distrito de Timbaúba', 'Cartório Pinto - Registro Civil de Garanhuns', 'Cartório do Registro Civil da Sede - Pesqueira', 'Cartório do Registro Civil da Cidade de Itabaiana'][n-1],
        oficial=['Ulysses Borba de Araújo Lins', 'Luiz Pinto Ferreira Falcão', 'Eudócia Maciel Chacon', 'Severino Ramos da Nóbrega'][n-1], livro=[39, 51, 'X', 22][n-1] if n != 3 else 60, folha=[121, 7, 98, 255][n-1], termo=[6044, 15330, 22871, 9006][n-1], v=['', 'v', '', ''][n-1], demi=[D(1955, 3, 2), D(1971, 12, 13), D(1964, 1, 8), D(1960, 9, 19)][n-1], viz=[('Nazaré da Mata', 'PE'), ('Bom Conselho', 'PE'), ('Pilar', 'PB')])
    if n == 3: r.dreg = D(1958, 3, 17); r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Severino ' + r.g1[0].split()[-1]
    if n == 4: r.dreg = D(1948, 6, 2)
    if n == 2: r.averb = 'Legitimada pelo subsequente casamento dos pais, em 08/12/1955, neste Cartório.'
    if n == 1: r.anot = ''
    b = ['- x - x - x -', '', '===', '-.-.-.-.-'][n-1]; d = Doc('126L-%d' % n); o = 'o' if r.sexo == 'M' else 'a'
    tx = dw(r.nasc) if n != 2 else dm0(r.nasc); hp = hparts(*r.hora) if r.hora else None; rg = dm(r.dreg); fl = f'{r.folha}{r.v}'
    np_ = lambda t: f'{t[0]}, {EST[t[1]]}' if n != 4 else f'{t[0]} - {t[1]}'
    d.base(r, tx, livro=f'{r.livro}', folha=fl, termo=str(r.termo), natp=np_, dregp=rg, demip=dm(r.demi), horap=hp, facc=[f'{r.folha} v'] if r.v else ())
    ln = lambda *xs: '<div class="ln">' + ''.join(f'<span class="lb">{l}</span><span class="u" style="flex:{w}">{v or b or "&nbsp;"}</span>' for l, v, w in xs) + '</div>'
    css = '''.pg{padding:14mm 15mm 10mm 32mm;font:11pt "Liberation Serif";background:#fbf8ec}.ln{display:flex;margin-bottom:4mm;align-items:flex-end}.lb{white-space:nowrap;margin-right:1.5mm}.u{border-bottom:1px solid #555;font:10.4pt "Nimbus Mono PS","Liberation Mono";color:#1d1d50;padding:0 1.5mm;margin-right:2mm;font-weight:bold}.mg{position:absolute;left:8mm;top:60mm;width:19mm;font:9pt "Liberation Serif";border-right:1px solid #888;height:120mm}'''
    bd = f'''<div style="text-align:center;line-height:1.3;margin-left:-20mm">{arms(19, '#1c4f2b', '#334', '#997')}<br>ESTADOS UNIDOS DO BRASIL<br>ESTADO {do(r.ruf).upper()}<br><b>{E(r.cart)}</b><br><span style="font:bold 20pt Liberation Serif;letter-spacing:1px">REGISTRO DE NASCIMENTO</span><br><b>Certidão</b></div>
    <div class="mg">Livro n.º<br>{T(r.livro)}<br><br>Fls.<br>{T(fl)}<br><br>Têrmo n.º<br>{T(r.termo)}<br><br>Sêlo e taxa<br>{T('Cr$ 18,00' if n != 2 else 'Cr$ 2,40')}</div><div style="height:6mm"></div>
    {ln(('Nome', E(r.nome), 1))}{ln(('Sexo', 'masculino' if r.sexo == 'M' else 'feminino', 2), ('Côr', ['morena', 'branca', 'parda', 'branca'][n-1], 2))}{ln(('Nascid' + o + ' a', tx, 1))}{ln(('Hora', hp, 1))}{ln(('Lugar do nascimento', E(r.local), 1))}{ln(('Município', E(r.mun), 2), ('Estado', EST[r.uf], 1))}
    {ln(('Pai', E(r.g1[0]) if r.g2 else 'ignorado' if n == 3 else b, 1))}{ln(('natural de', np_(r.g1[1]) if r.g2 else '', 2), ('profissão', ['agricultor', 'comerciante', '', 'ferroviário'][n-1], 1))}{ln(('Mãe', E((r.g2 or r.g1)[0]), 1))}{ln(('natural de', np_((r.g2 or r.g1)[1]), 2), ('profissão', 'doméstica', 1))}
    {ln(('Avô paterno', E(r.av[0]), 1))}{ln(('Avó paterna', E(r.av[1]), 1))}{ln(('Avô materno', E(r.av[2]), 1))}{ln(('Avó materna', E(r.av[3]), 1))}{ln(('Declarante', E(r.g1[0]) if n != 1 else 'o pai', 1))}{ln(('Data do registro', rg, 1))}{ln(('Observações', E(r.averb or r.anot), 1))}
    <p style="margin:3mm 0">Certifico e dou fé que os dados acima foram extraídos do livro próprio. <span class="t" style="font:10.4pt Liberation Mono">{E(r.rmun)}, {dm(r.demi)}</span></p><div style="text-align:center;line-height:1.2">{sig(k, 58, 15, '#222266')}<br><span class="t" style="font:10pt Liberation Mono">{E(r.oficial)}</span><br>Oficial do Registro Civil</div><div class="abs" style="right:16mm;bottom:20mm">{stamp('REPÚBLICA DO BRASIL', 'REG. CIVIL', 31, '#2d5a8c', 14, .5, r.rmun.upper())}</div>'''
    return d, page(css + '.t{font:10.4pt "Liberation Mono";color:#1d1d50}', bd)

# ---------- M: Minas Gerais 1960s, two-column card, landscape ----------
def M(n):
    k = f'M{n}'
    S = [('Itabira', 'MG', D(1962, 1, 19)), ('Montes Claros', 'MG', D(1964, 4, 1)), ('Barbacena', 'MG', D(1967, 8, 22)), ('Manhuaçu', 'MG', D(1961, 11, 12))][n-1]
    r = rec(k, 'SE', S[2], S[0], S[1], sexo='FMFM'[n-1], hora=[(6, 30), (23, 0), (11, 45), (15, 0)][n-1], casa=n == 4, local=['Hospital N. S. das Dores', 'Santa Casa', 'Casa de Saúde Santa Clara', 'em domicílio'][n-1], cart=['Cartório do Registro Civil do Distrito da Sede de Itabira', 'Cartório do Registro Civil de Montes Claros', 'Registro Civil do 1º Subdistrito de Barbacena', 'Cartório de Paz e Registro Civil de São Pedro do Avaí'][n-1],
        oficial=['José Sílvio de Menezes Drumond', 'Conceição Peres Maurício', 'Amílcar Savassi Lobato', 'Sebastião Emerick Sathler'][n-1], livro=[44, 71, 63, 12][n-1], folha=[90, 233, 15, 178][n-1], v='v' if n in (1, 4) else '', termo=[7715, 30981, 20448, 1990][n-1], demi=[D(1962, 2, 5), D(1969, 3, 14), D(1989, 10, 6), D(1968, 12, 27)][n-1], viz=[('Ferros', 'MG'), ('Bocaiúva', 'MG'), ('Carandaí', 'MG')])
    if n == 3: r.twins = ['Ana Lúcia ' + r.nome.split()[-1]]; r.nome = 'Ana Maria ' + r.nome.split()[-1]; r.anot = 'Casou-se em 18-7-1988 c/ Hélio de Castro Paes, nesta cidade.'
    if n == 2: r.g1 = ('Elias Jorge Abi-Saad', ('Zahlé', 'Líbano')); r.nome = 'Michel ' + r.g2[0].split()[-1] + ' Abi-Saad'; r.av[0] = 'Jorge Abi-Saad'; r.av[1] = 'Nazira Tanus Abi-Saad'
    d = Doc('126M-%d' % n, 595, 420); tx = dm0(r.nasc) if n % 2 else dw(r.nasc); hp = f'{r.hora[0]:02d},{r.hora[1]:02d} horas'; rg = dn(r.dreg, '-') if n != 4 else dm(r.dreg); dmi = dn(r.demi, '-') if n % 2 else dm(r.demi); fl = f'{r.folha}{r.v}'
    b = ['', '-o-o-o-', 'nada', '/////'][n-1]; b = 'nada consta' if n == 3 else b
    np_ = lambda t: nat(t, ' - ')
    d.base(r, tx, livro=f'{r.livro}-A' if n != 2 else f'A nº {r.livro}', folha=fl, termo=str(r.termo), lacc=[str(r.livro)], natp=np_, dregp=rg, demip=dmi, horap=hp, natlabel=None)
    ff = lambda l, v, w=100: f'<div style="width:{w}%;margin-bottom:1.1mm"><span class="l">{l}:</span> <span class="t">{v or b or "&nbsp;"}</span></div>'
    css = '''.pg{padding:7mm 9mm;font:8.2pt "Liberation Sans"}.o{border:1.4px solid #7a2b2b;height:132mm;display:flex}.h{width:50%;padding:3mm 4mm}.l{font:italic 8.6pt "Liberation Serif";color:#7a2b2b}.t{font:8.8pt "Liberation Mono";border-bottom:.6px dotted #7a2b2b}.f{display:flex}'''
    bd = f'''<div class="o"><div class="h" style="border-right:1.4px dashed #7a2b2b"><div style="display:flex;align-items:center;gap:3mm">{shield(13,'#7a2b2b','#fff','#7a2b2b',1)}<div style="text-align:center;color:#7a2b2b;flex:1"><b>ESTADO DE MINAS GERAIS</b><br>REGISTRO CIVIL DE NASCIMENTO<br><b style="font-size:12pt">CERTIDÃO</b></div></div><div style="text-align:center;margin:1mm 0 2mm">{E(r.cart)}<br>{np_((r.rmun, r.ruf))}</div>
    {ff('Nome', f'<b>{E(r.nome)}</b>')}{ff('Data do nascimento', tx)}<div class="f">{ff('Hora', hp, 58)}{ff('Sexo', 'masc.' if r.sexo == 'M' else 'fem.', 42)}</div>{ff('Local', E(r.local))}{ff('Município', np_((r.mun, r.uf)))}{ff('Gêmeos', ', '.join(r.twins) if r.twins else 'não')}
    <div class="f">{ff('Livro', f'{r.livro}-A' if n != 2 else f'A nº {r.livro}', 40)}{ff('Fls.', fl, 28)}{ff('Nº', r.termo, 32)}</div>{ff('Data do assento', rg)}{ff('Declarante', 'o pai')}{ff('Testemunhas', r.rng.choice(['Geraldo Pio e João Lage', 'Vicente Sana e Raul Assis']))}{ff('Anotações e averbações', E(r.averb or r.anot))}</div>
    <div class="h"><div style="text-align:center;color:#7a2b2b;margin-bottom:2mm"><b>FILIAÇÃO</b></div>{ff('Pai', E(r.g1[0]))}{ff('natural de', np_(r.g1[1]))}{ff('Mãe', E(r.g2[0]))}{ff('natural de', np_(r.g2[1]))}<div style="text-align:center;color:#7a2b2b;margin:2mm 0"><b>AVÓS PATERNOS</b></div>{ff('Avô', E(r.av[0]))}{ff('Avó', E(r.av[1]))}<div style="text-align:center;color:#7a2b2b;margin:2mm 0"><b>AVÓS MATERNOS</b></div>{ff('Avô', E(r.av[2]))}{ff('Avó', E(r.av[3]))}
    <p style="margin:3mm 0 1mm">O referido é verdade e dou fé. <span class="t">{E(r.rmun)}, {dmi}</span></p><div style="text-align:center">{sig(k, 42, 11, '#111')}<br><span class="t" style="border:0">{E(r.oficial)}</span><br><span class="l">Oficial do Registro Civil</span></div></div></div><div class="abs" style="left:96mm;bottom:10mm">{stamp('CARTÓRIO DE PAZ', r.rmun[:13], 23, '#444', -8, .4)}</div>'''
    return d, page(css, bd, '210mm 148mm', '210mm', '148mm')

# ---------- N: Paraná 1970s, carbon copy (blue-violet), printed blank ----------
def N(n):
    k = f'N{n}'
    S = [('Maringá', D(1972, 5, 6)), ('Londrina', D(1974, 9, 30)), ('União da Vitória', D(1970, 1, 1)), ('Paranavaí', D(1976, 2, 29))][n-1]
    r = rec(k, ['IT', 'CM', 'PL', 'CM+NE'][n-1], S[1], S[0], 'PR', sexo='MFFM'[n-1], hora=[(19, 50), (5, 5), None, (12, 0)][n-1], casa=n == 3, local=['Santa Casa de Misericórdia', 'Maternidade Municipal', 'domicílio, em Colônia Legru', 'Hospital São Lucas'][n-1], cart=['Registro Civil da Comarca de Maringá - 1º Ofício', 'Cartório do 2º Ofício do Registro Civil', 'Cartório Distrital da Sede', 'Registro Civil e Anexos de Paranavaí'][n-1],
        oficial=['Moacyr Ferraz de Camargo', 'Hilda Tomiko Nakagawa', 'Bronislau Kaminski', 'Epaminondas Bueno da Rocha'][n-1], esc=['Ivo Deitos', '', '', 'Leonice Grandi'][n-1], livro=[40, 77, 19, 33][n-1], folha=[66, 280, 101, 5][n-1], v=['', 'v', '', ''][n-1], termo=[18099, 40612, 3775, 12002][n-1], demi=[D(1972, 5, 18), D(1975, 2, 3), D(1976, 8, 11), D(1976, 3, 31)][n-1], viz=[('Marília', 'SP'), ('Assaí', 'PR'), ('Porto União', 'SC')])
    if n == 2: r.nome = 'Sandra Emiko Hayashida'; r.g1 = ('Kenji Hayashida', ('Kumamoto', 'Japão')); r.g2 = ('Tieko Nishimura Hayashida', ('Assaí', 'PR')); r.av = ['Tsunekichi Hayashida', 'Haru Hayashida', 'Shigeo Nishimura', 'Masa Nishimura']
    if n == 3: r.dreg = D(1970, 1, 26)
    if n == 4: r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Aparecido ' + r.g1[0].split()[-1]; r.averb = ''
    up = n in (1, 4)
    if up: upper(r)
    U = UC if up else (lambda s: s); d = Doc('126N-%d' % n); fl = f'{r.folha}{r.v}'; b = ['-------------', '*************', '', 'XXX XXX XXX'][n-1]
    tx = U(dm0(r.nasc)) if n in (1, 4) else dw(r.nasc, 'primeiro'); hp = U(f'{r.hora[0]:02d}:{r.hora[1]:02d} horas') if r.hora else None; rg = dn(r.dreg); o = 'o' if r.sexo == 'M' else 'a'
    np_ = lambda t: U(nat(t, ' - ') if len(t[1]) == 2 else f'{t[0]}, {t[1]}')
    d.base(r, tx, livro=f'A-{r.livro}', folha=fl, termo=str(r.termo), natp=np_, dregp=rg, demip=U(dm(r.demi)), horap=hp)
    for i, g in ((1, r.g1), (2, r.g2)):
        if g: d.s(f'filiação.genitor_{i}.naturalidade', nat(g[1]), np_(g[1]))
    css = '''.pg{padding:20mm 18mm;font:10.5pt/2.15 "Liberation Serif"}.t{font:10.6pt "Liberation Mono";color:#5a54a8;opacity:.86;text-shadow:.25px .2px .3px #8d88cc;border-bottom:.7px solid #222;padding:0 1.5mm}.s{line-height:1.3}'''
    pp = f'Pai: {T(E(r.g1[0]) if r.g2 else b, 90)} natural de {T(np_(r.g1[1]) if r.g2 else b)}<br>Mãe: {T(E((r.g2 or r.g1)[0]), 90)} natural de {T(np_((r.g2 or r.g1)[1]))}<br>'
    bd = f'''<div class="s" style="text-align:center"><div class="abs" style="left:18mm;top:18mm">{shield(18,'#333','#fff','#555',0)}</div><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DO PARANÁ<br>COMARCA DE {T(r.rmun.upper())}<br>MUNICÍPIO DE {T(r.rmun.upper())} &nbsp; DISTRITO DE {T('SEDE')}<br><b>{E(r.cart)}</b><br>{E(r.oficial)} — Oficial<br><br><b style="font-size:19pt;letter-spacing:3px">CERTIDÃO DE NASCIMENTO</b></div>
    <div style="margin-top:6mm">N.º {T(r.termo, 18)} — Certifico que, no livro {T('A-' + str(r.livro))} a fls. {T(fl)} de registro de nascimentos, foi lavrado em {T(rg)} o assento de<br><div style="text-align:center">{T(f'<b>{E(r.nome)}</b>', 140)}</div>nascid{o} {T(tx)} às {T(hp, 30, b or '&nbsp;')}<br>em {T(E(r.local))} {T(E(U(r.mun)) + ' - PR')} do sexo {T(U('masculino' if r.sexo == 'M' else 'feminino'))}<br>{pp}Avós paternos: {T((E(r.av[0]) + ' e ' + E(r.av[1])) if r.av[0] else b, 120)}<br>Avós maternos: {T(E(r.av[2]) + ' e ' + E(r.av[3]), 120)}<br>Declarante: {T(U('o pai') if r.g2 else U('a mãe'), 40)} Testemunhas: {T(U('as constantes do têrmo'), 60)}<br>Obs.: {T(b, 140, '&nbsp;')}</div>
    <div class="s" style="margin-top:8mm">O referido é verdade e dou fé.<br>{T(E(U(r.rmun)))}, {T(U(dm(r.demi)))}<div style="text-align:center;margin-top:4mm">{sig(k, 55, 16, '#6a64b8', 1.4)}<br>_________________________________<br>{(E(r.esc) + '<br>Empregado Juramentado') if r.esc else E(r.oficial) + '<br>Oficial'}</div></div><div class="abs" style="left:25mm;bottom:28mm">{stamp('REGISTRO CIVIL - PARANÁ', 'CARTÓRIO', 34, '#555', 11, .4, r.rmun.upper())}</div><div class="abs" style="right:20mm;bottom:24mm;font:8pt Liberation Sans;color:#777">2.ª via - carbono</div>'''
    return d, page(css, bd)

# ---------- O: Rio Grande do Sul 1979-1988, laminated booklet (two small leaves) ----------
def O(n):
    k = f'O{n}'
    S = [('Ijuí', D(1980, 7, 9)), ('Bagé', D(1983, 3, 15)), ('São Leopoldo', D(1979, 12, 24)), ('Vacaria', D(1987, 5, 2))][n-1]
    r = rec(k, ['AL', 'CM', 'AL', 'IT'][n-1], S[1], S[0], 'RS', sexo='FMMF'[n-1], hora=[(8, 40), (22, 0), (0, 35), (17, 10)][n-1], local=['Hospital de Caridade de Ijuí', 'Santa Casa de Caridade', 'Hospital Centenário', 'Hospital Nossa Senhora da Oliveira'][n-1], cart=['Ofício do Registro Civil das Pessoas Naturais de Ijuí', 'Cartório do Registro Civil - 1ª Zona de Bagé', 'Registro Civil de São Leopoldo', 'Registro Civil das Pessoas Naturais de Vacaria'][n-1],
        oficial=['Edgar Wichrowski', 'Lourdes Maria Collares Vinhas', 'Arno Feltes', 'Odila Borges Fortes'][n-1], livro=[58, 71, 120, 44][n-1], folha=[202, 31, 288, 19][n-1], v=['v', '', '', 'v'][n-1], termo=[41207, 50344, 79912, 23580][n-1], viz=[('Panambi', 'RS'), ('Dom Pedrito', 'RS'), ('Lagoa Vermelha', 'RS')])
    if n == 2: r.demi = D(1985, 2, 18)
    if n == 3: r.twins = ['Marcos André ' + r.nome.split()[-1]]; r.nome = 'Márcio Alexandre ' + r.nome.split()[-1]
    d = Doc('126O-%d' % n, 539, 368); fl = f'{r.folha}{r.v}'; tx = f'{r.nasc.day} de {MES[r.nasc.month-1]} de {r.nasc.year}' if n != 4 else dn(r.nasc, '.'); hp = f'{r.hora[0]}h{r.hora[1]:02d}min'; rg = dn(r.dreg, '.'); b = ['- -', 'não há', '', '═══'][n-1]
    if n == 2: b = 'não consta'
    np_ = (lambda t: nat(t, '-')) if n in (1, 4) else None
    d.base(r, tx, livro=f'A-{r.livro}', folha=fl, termo=f'{r.termo}', natp=np_, dregp=rg, demip=dn(r.demi, '.'), horap=hp, twinp=None, natlabel=None)
    x = lambda l, v: f'<tr><td>{l}</td><td class="t">{v or b}</td></tr>'
    css = '''.pg{padding:4mm;font:7.4pt "Liberation Sans";background:#fff}.b{border:1px solid #b9c6d2;border-radius:5mm;height:121.5mm;background:linear-gradient(120deg,#f4faf4,#fdf9ea);display:flex}.p{width:50%;padding:4mm 5mm}td{padding:.55mm 1mm;vertical-align:top;border-bottom:.4px solid #9db39d}td:first-child{color:#245c36;white-space:nowrap;font-size:6.6pt}.t{font:8pt "Liberation Mono";width:100%}'''
    bd = f'''<div class="b"><div class="p" style="border-right:1px dashed #b9c6d2;text-align:center;color:#245c36">{arms(20)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DO RIO GRANDE DO SUL<br>{shield(11,'#0a7a35','#fff8d8','#b3261e',2)}<br><b style="font-size:13pt">CERTIDÃO DE<br>NASCIMENTO</b><br><br><span style="color:#000">{E(r.cart)}</span><table style="width:100%;border-collapse:collapse;text-align:left;margin-top:3mm">{x('Livro', 'A-' + str(r.livro))}{x('Folha', fl)}{x('Registro nº', r.termo)}{x('Registrado em', rg)}{x('Município', E(r.rmun) + ' - RS')}</table><div style="color:#000;margin-top:2mm">Dou fé. {E(r.rmun)}, {dn(r.demi, '.')}<br>{sig(k, 36, 10, '#111')}<br>{E(r.oficial)}<br>Oficial</div></div>
    <div class="p"><table style="width:100%;border-collapse:collapse">{x('Nome', f'<b>{E(r.nome)}</b>')}{x('Nascido em' if r.sexo == 'M' else 'Nascida em', tx)}{x('Hora', hp)}{x('Local', E(r.local))}{x('Cidade', E(r.mun) + ' - RS')}{x('Sexo', 'masculino' if r.sexo == 'M' else 'feminino')}{x('Pai', E(r.g1[0]))}{x('Naturalidade', np_(r.g1[1])) if np_ else ''}{x('Mãe', E(r.g2[0]))}{x('Naturalidade', np_(r.g2[1])) if np_ else ''}{x('Avós pat.', E(r.av[0]) + '<br>' + E(r.av[1]))}{x('Avós mat.', E(r.av[2]) + '<br>' + E(r.av[3]))}{x('Gêmeos', E(', '.join(r.twins)) if r.twins else 'não')}{x('Observ.', b)}</table><div style="font-size:5.6pt;text-align:center;margin-top:3mm;color:#667">Não plastifique o original sem conferir os dados.</div></div></div>'''
    return d, page(css, bd, '190mm 130mm', '190mm', '130mm')
FORMS = dict(K=K, L=Lf, M=M, N=N, O=O)
