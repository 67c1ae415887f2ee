from lib import *
from forms3 import T
def noacc(s): return ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c)) if isinstance(s, str) else s
# ---------- P: Bahia 1988-1997, dot matrix on continuous paper, capitals (some without accents) ----------
def P(n):
    k = f'P{n}'
    S = [('Vitória da Conquista', D(1989, 3, 14)), ('Jequié', D(1993, 11, 2)), ('Itabuna', D(1990, 7, 1)), ('Juazeiro', D(1968, 10, 20))][n-1]
    r = rec(k, 'NE+CM', S[1], S[0], 'BA', sexo='MFMF'[n-1], hora=[(13, 45), (2, 15), (18, 0), None][n-1], casa=n == 4, local=['Hospital São Vicente de Paulo', 'Hospital Prado Valadares', 'Maternidade da Mãe Pobre', 'Domicílio, Fazenda Curral Velho'][n-1], cart=['Cartório do Registro Civil do 2º Ofício', 'Registro Civil das Pessoas Naturais - 1º Ofício', 'Cartório do 1º Ofício do Registro Civil', 'Cartório do Registro Civil com Funções Notariais'][n-1], oficial=['Zoraide Lemos Ferraz', 'Juvêncio Sá Meira', 'Aidil Mendes Cordier', 'Edson Tanuri Viana'][n-1],
        livro=[91, 56, 114, 30][n-1], folha=[144, 207, 66, 28][n-1], v=['', 'V', '', 'V'][n-1], termo=[60118, 44029, 81556, 12877][n-1], viz=[('Poções', 'BA'), ('Itororó', 'BA'), ('Petrolina', 'PE')], up=True, demi=[None, D(1997, 6, 20), None, D(1992, 8, 5)][n-1])
    if n == 4: r.dreg = D(1969, 2, 7); r.averb = 'RETIFICADO O NOME DA AVÓ MATERNA POR SENTENÇA DE 12/04/1985.'
    if n == 3: r.twins = ['JOSIMAR ' + r.nome.split(' ', 1)[1]]; r.nome = 'JOSIVAN ' + r.nome.split(' ', 1)[1]; r.twins = ['JOSIMAR ' + r.nome.split(' ', 1)[1]]
    if n == 2: r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'LUCINEIDE ' + r.g1[0].split()[-1]
    A = noacc if n in (1, 4) else (lambda x: x)
    mu = S[0]; r.cart = A(r.cart.upper()); r.averb = A(r.averb)
    for q in ('nome', 'local', 'oficial'): setattr(r, q, A(getattr(r, q)))
    r.av = [A(x) for x in r.av]; r.g1 = (A(r.g1[0]), r.g1[1]); r.g2 = r.g2 and (A(r.g2[0]), r.g2[1])
    d = Doc('126P-%d' % n); tx = A((f'{r.nasc.day:02d} de {MES[r.nasc.month-1]} de {r.nasc.year}' if n < 3 else dw(r.nasc, 'primeiro')).upper()); hp = f'{r.hora[0]:02d}:{r.hora[1]:02d} HORAS' if r.hora else None; fl = f'{r.folha}{r.v}'; b = ['* * * * *', '-.-.-.-.-.-', 'XXXXXXXX', 'NAO DECLARADO'][n-1]
    np_ = lambda t: A(f'{t[0]}-{t[1]}'.upper())
    d.base(r, tx, livro=f'A-{r.livro:03d}', folha=fl, termo=f'{r.termo:06d}' if n % 2 else f'{r.termo}', natp=np_, dregp=dn(r.dreg), demip=dn(r.demi), horap=hp, natlabel=None)
    for p in ('local_nascimento.município', 'registro.município'):
        d.s(p, mu, A(mu.upper()))
    d.acc['dados_pessoais.naturalidade'] = ['', A(mu) + '/BA']; d.pr['dados_pessoais.naturalidade'] = [A(mu)]
    M_ = A(mu.upper()); f = lambda l, v, w=14: f'{l:<{w}}: ' + (v or b)
    L = [f('NOME', '<b>' + E(r.nome) + '</b>'), f('NASCIMENTO', tx), f('HORA', hp) + ' ' * 10 + 'SEXO: ' + ('MASCULINO' if r.sexo == 'M' else 'FEMININO'), f('LOCAL', E(r.local)), f('MUNICIPIO', M_ + ' - ESTADO: BA'), '',
         f('PAI', E(r.g1[0]) if r.g2 else ''), f('  NATURAL DE', np_(r.g1[1]) if r.g2 else ''), f('MAE', E((r.g2 or r.g1)[0])), f('  NATURAL DE', np_((r.g2 or r.g1)[1])), f('AVOS PATERNOS', E(r.av[0])), f('', E(r.av[1])), f('AVOS MATERNOS', E(r.av[2])), f('', E(r.av[3])), '',
         f('GEMEO', ('SIM - ' + r.twins[0]) if r.twins else 'NAO'), f('DECLARANTE', 'O PAI' if r.g2 else 'A MAE'), f('DATA REGISTRO', dn(r.dreg)), f('LIVRO', f'A-{r.livro:03d}', 5) + '   ' + f('FLS', fl, 3) + '   ' + f('TERMO', f'{r.termo:06d}' if n % 2 else f'{r.termo}', 5), f('OBSERVACOES', E(r.averb or r.anot))]
    if n == 3: L = L[:5] + [''] + L[16:19] + [''] + L[6:16] + L[19:]
    tr = ''.join(f'<div class="abs" style="{s}:2.2mm;top:{6+i*12.7:.1f}mm;width:4mm;height:4mm;border-radius:50%;border:1px solid #aaa"></div>' for i in range(23) for s in ('left', 'right'))
    css = '''.pg{padding:16mm 18mm;font:10.4pt/1.75 "Liberation Mono","DejaVu Sans Mono";color:#333;background:repeating-linear-gradient(#fff 0 12mm,#f0f7f0 12mm 24mm)}pre{font:inherit;margin:0;white-space:pre-wrap;color:#30304a}'''
    bd = f'''{tr}<div class="abs" style="left:8.5mm;top:0;bottom:0;border-left:1px dashed #bbb"></div><div class="abs" style="right:8.5mm;top:0;bottom:0;border-left:1px dashed #bbb"></div>
    <pre style="text-align:center;line-height:1.4">REPUBLICA FEDERATIVA DO BRASIL\nESTADO DA BAHIA - COMARCA DE {M_}\n{E(r.cart)}\n\n<b style="font-size:15pt">C E R T I D A O   D E   N A S C I M E N T O</b>\n{'=' * 66}</pre><pre>{chr(10).join(L)}\n{'=' * 66}\nO REFERIDO E VERDADE E DOU FE.\n{M_}-BA, {dn(r.demi)}</pre><div style="text-align:center;line-height:1.2;margin-top:4mm">{sig(k, 55, 16, '#1c1c60')}<br>{'_' * 40}<br>{E(r.oficial)}<br>OFICIAL DO REGISTRO CIVIL</div><div class="abs" style="left:22mm;bottom:34mm">{stamp('PODER JUDICIARIO - BAHIA', 'OFICIO', 30, '#8a2a2a', -20, .45)}</div>'''
    return d, page(css, bd)

# ---------- Q: São Paulo 1982-1996, narrated blank with ruled lines and a margin column ----------
def Q(n):
    k = f'Q{n}'
    S = [('Santos', D(1984, 2, 9)), ('Ribeirão Preto', D(1990, 8, 27)), ('Bauru', D(1955, 5, 17)), ('São Paulo', D(1992, 12, 8))][n-1]
    r = rec(k, ['SE', 'IT', 'IT+SE', 'NE+CM'][n-1], S[1], S[0], 'SP', sexo='FMFM'[n-1], hora=[(7, 55), (16, 20), (21, 0), (10, 30)][n-1], casa=n == 3, local=['Casa de Saúde', 'Hospital das Clínicas', 'domicílio, à rua Araújo Leite, 12-40', 'Amparo Maternal'][n-1], cart=['Cartório do Registro Civil do 2º Subdistrito de Santos', 'Registro Civil do 1º Subdistrito', 'Cartório do Registro Civil da Sede da Comarca', 'Registro Civil do 9º Subdistrito - Vila Mariana'][n-1], oficial=['Rubens Taveira Guerra', 'Oscar Paes de Almeida Filho', 'Benedito Moreira Pinto', 'Adolpho José Bastos da Cunha'][n-1], esc=['Neide Salerno', '', 'Wilson Ragghianti', 'Cleusa Aparecida Hirata'][n-1],
        livro=[112, 231, 47, 305][n-1], folha=[199, 42, 155, 8][n-1], v=['', 'v', '', ''][n-1], termo=[70332, 140221, 28009, 180554][n-1], viz=[('São Vicente', 'SP'), ('Sertãozinho', 'SP'), ('Agudos', 'SP'), ('Poço Fundo', 'MG')], demi=[D(1984, 3, 1), None, D(1986, 4, 22), D(1996, 1, 11)][n-1])
    if n == 3: r.anot = 'Casou com Alcides Bighetti em 12-01-1974, em Agudos - L. B-20, fls. 91, nº 2.204. Desquitada por sentença de 03-08-1977. Convertida em divórcio em 20-11-1981.'
    if n == 1: r.g2 = (r.g2[0], ('Funchal', 'Ilha da Madeira, Portugal'))
    if n == 4: r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Wellington ' + r.g1[0].split()[-1]
    d = Doc('126Q-%d' % n); o = 'o' if r.sexo == 'M' else 'a'; tx = f'{ext(r.nasc.day)} ({r.nasc.day}) de {MES[r.nasc.month-1]} de {ext(r.nasc.year)}'; hp = hw(*r.hora); rg = dm(r.dreg); fl = f'{r.folha}{r.v}'; b = ['-', '', '-x-', '----------'][n-1]
    np_ = lambda t: f'{t[0]}, {do(t[1])[:2]} Estado {do(t[1])}' if False else (f'{t[0]}, Estado {do(t[1])}' if len(t[1]) == 2 else f'{t[0]}, {t[1]}')
    if n in (2, 4): np_ = lambda t: f'{t[0]}-{t[1]}'
    d.base(r, tx, livro=f'A-{r.livro}', folha=fl, termo=f'{r.termo:,}'.replace(',', '.'), tacc=[str(r.termo)], natp=np_, dregp=rg, demip=dm(r.demi), horap=hp, natlabel=None)
    if n == 1: d.s('filiação.genitor_2.naturalidade', 'Funchal/Portugal', np_(r.g2[1]), 'Funchal, Portugal', 'Funchal/Ilha da Madeira, Portugal')
    css = '''.pg{padding:12mm 14mm 10mm 58mm;font:11pt/9mm "Liberation Sans"}.t{font:10.6pt/0 "Nimbus Mono PS","Liberation Mono";font-weight:bold;color:#1b1b1b}.ru{background:repeating-linear-gradient(transparent 0 8.8mm,#4a6 8.8mm 9mm);text-align:justify}.mg{position:absolute;left:12mm;top:14mm;width:40mm;bottom:14mm;border:1px solid #4a6;padding:3mm;font:8.6pt/1.5 "Liberation Sans";text-align:center}.mg .t{line-height:1.5}.dt .t{line-height:1.5}'''
    fa = f'''fil{'h'}{o} de {T(E(r.g1[0]) if r.g2 else b)}, natural de {T(np_(r.g1[1]) if r.g2 else b)}, e de {T(E((r.g2 or r.g1)[0]))}, natural de {T(np_((r.g2 or r.g1)[1]))}, sendo avós paternos {T(E(r.av[0]) + ' e ' + E(r.av[1]) if r.av[0] else b)} e avós maternos {T(E(r.av[2]) + ' e ' + E(r.av[3]))}'''
    bd = f'''<div class="mg">{shield(17,'#a11','#fff','#111',1)}<br>ESTADO DE SÃO PAULO<br><br><b>{E(r.cart)}</b><br>{E(r.rmun)} - SP<br><br>{E(r.oficial)}<br>OFICIAL<br><br>________________<br><br>LIVRO<br>{T(f'A-{r.livro}')}<br>FOLHAS<br>{T(fl)}<br>TERMO Nº<br>{T(f'{r.termo:,}'.replace(',', '.'))}<br><br>________________<br><br>EMOLUMENTOS<br>{T(['Cr$ 1.840', 'Cr$ 310,00', 'Cz$ 12,40', 'R$ 4,35'][n-1])}<br>ao Estado {T(['Cr$ 497', 'Cr$ 83,70', 'Cz$ 3,35', 'R$ 1,17'][n-1])}<br>à Carteira {T(['Cr$ 368', 'Cr$ 62,00', 'Cz$ 2,48', 'R$ 0,87'][n-1])}<br>Recolhido por verba</div>
    <div style="text-align:center;line-height:1.3;margin-bottom:6mm"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font:bold 18pt Liberation Sans">NASCIMENTO</b></div>
    <div class="ru">CERTIFICO que, sob número, às folhas e no livro mencionados à margem, foi feito no dia {T(rg)} o registro de nascimento de {T('<u>' + E(r.nome) + '</u>')}, do sexo {T('masculino' if r.sexo == 'M' else 'feminino')}, nascid{o} no dia {T(tx)}, às {T(hp)}, em {T(E(r.local))}, {T('nesta cidade de ' + E(r.mun) if n != 2 else E(r.mun))}, {fa}.<br>Foi declarante {T('o pai' if r.g2 else 'a mãe')}.<br>OBSERVAÇÕES: {T(E(r.averb or r.anot) or b or '&nbsp;')}</div>
    <div class="dt" style="line-height:1.5;margin-top:7mm">O referido é verdade e dá fé.<br>{T(E(r.rmun))}, {T(dm(r.demi))}.<div style="text-align:center;line-height:1.25;margin-top:4mm">{sig(k, 50, 15, '#123')}<br>______________________________<br>{E(r.esc) + '<br>Escrevente habilitad' + ('o' if n == 3 else 'a') if r.esc else E(r.oficial) + '<br>Oficial Maior' if False else E(r.esc or r.oficial) + '<br>Oficial'}</div></div><div class="abs" style="right:16mm;bottom:20mm">{stamp('REGISTRO CIVIL', 'S. PAULO', 28, '#345', 18, .4, r.rmun.upper()[:15])}</div>'''
    return d, page(css, bd)

# ---------- R: Goiás / Tocantins 1998-2008, coloured state model, laser ----------
def Rf(n):
    k = f'R{n}'
    S = [('Rio Verde', 'GO', D(1999, 4, 21)), ('Goiânia', 'GO', D(2004, 2, 29)), ('Aruanã', 'GO', D(2001, 9, 11)), ('Gurupi', 'TO', D(1977, 6, 3))][n-1]
    r = rec(k, 'CO', S[2], S[0], S[1], sexo='FMFM'[n-1], hora=[(14, 14), (9, 0), (6, 25), (23, 30)][n-1], casa=n == 3, local=['Hospital Evangélico de Rio Verde', 'Hospital Materno Infantil', 'Domicílio, Aldeia Buridina', 'Hospital Santa Catarina'][n-1], cart=['Cartório do Registro Civil das Pessoas Naturais', '1º Registro Civil e Tabelionato de Protesto de Goiânia', 'Cartório de Registro Civil e Anexos de Aruanã', 'Cartório de Registro Civil de Gurupi'][n-1], oficial=['Vanda Guerra Leão', 'Rodrigo Esperança Borba Vaz', 'Elcy Jardim Fleury', 'Raimunda Parente Noleto'][n-1],
        livro=[95, 301, 14, 8][n-1], folha=[61, 244, 190, 77][n-1], v=['', '', 'v', 'v'][n-1], termo=[52091, 171866, 6612, 4413][n-1], viz=[('Jataí', 'GO'), ('Inhumas', 'GO'), ('Porto Nacional', 'TO')], demi=[None, D(2006, 7, 18), None, D(2008, 10, 30)][n-1])
    if n == 3: r.nome = 'Lawarideru Karajá'; r.g1 = ('Renan Wassuri Karajá', ('Aruanã', 'GO')); r.g2 = ('Diriti Mauri Karajá', ('São Félix do Araguaia', 'MT')); r.av = ['Jacinto Maurehi Karajá', 'Hatawaki Karajá', 'Tohobari Karajá', 'Koixaru Karajá']
    if n == 2: r.twins = ['João Victor ' + r.nome.split()[-1], 'Luiz Otávio ' + r.nome.split()[-1]]; r.nome = 'Pedro Augusto ' + r.nome.split()[-1]; r.dnv = ''
    if n == 4: r.averb = 'Averbado em 14/03/1992 o reconhecimento de filiação, conforme escritura lavrada no 2º Tabelionato de Notas desta cidade.'; r.anot = 'Casado com Deusina Rocha Alencar em 25/01/2003, Lv. B-12, fls. 33, nº 3.981. Interdição: nada consta.'; r.anot = 'Casado com Deusina Rocha Alencar em 25/01/2003, Lv. B-12, fls. 33, nº 3.981.'
    d = Doc('126R-%d' % n); tx = [dn(r.nasc), dw(r.nasc), dm0(r.nasc), f'{r.nasc.day} de {MES[r.nasc.month-1]} de {r.nasc.year}'][n-1]; hp = f'{r.hora[0]}:{r.hora[1]:02d} h'; fl = f'{r.folha}{r.v}'; b = ['', '*** *** ***', '-----', 'Nada consta'][n-1]; rg = dm0(r.dreg)
    np_ = lambda t: f'{t[0]} - {t[1]}'
    d.base(r, tx, livro=f'A-{r.livro}', folha=fl, termo=str(r.termo), natlabel=np_((r.mun, r.uf)) if n != 4 else None, natp=np_, dregp=rg, demip=dm0(r.demi), horap=hp, joint=False, twinp=', '.join(r.twins) if r.twins else None)
    col = '#0a5c2e' if r.ruf == 'GO' else '#1b3f8b'
    tr = lambda *xs: '<tr>' + ''.join(f'<td colspan="{c}"><span>{l}</span>{v or "&nbsp;"}</td>' for l, v, c in xs) + '</tr>'
    css = f'''.pg{{padding:10mm}}.o{{border:6px double {col};height:276mm;padding:8mm;font:10.5pt "Liberation Sans";background:linear-gradient(#f3faf3,#fffdf0)}}table{{width:100%;border-collapse:collapse;table-layout:fixed}}td{{border:1px solid {col};padding:1mm 1.6mm 1.4mm;font:bold 10pt "Liberation Serif";vertical-align:top}}td span{{display:block;font:7pt "Liberation Sans";color:{col}}}'''
    bd = f'''<div class="o"><div style="text-align:center;color:{col}">{shield(20, col, '#fff8c9', '#c79a00', 0)}<br><b>ESTADO {do(r.ruf).upper()}</b><br>COMARCA DE {E(r.rmun.upper())}<br><span style="color:#000">{E(r.cart)}</span><br><b style="font-size:20pt">Certidão de Nascimento</b></div><p style="text-align:center;margin:3mm 0">Certifico que do Livro <b>A-{r.livro}</b>, folhas <b>{fl}</b>, termo <b>{r.termo}</b>, registrado em <b>{rg}</b>, consta:</p>
    <table>{tr(('Nome do registrado' if r.sexo == 'M' else 'Nome da registrada', f'<big>{E(r.nome)}</big>', 6))}{tr(('Data de nascimento', tx, 3), ('Hora', hp, 1), ('Sexo', 'Masculino' if r.sexo == 'M' else 'Feminino', 2))}{tr(('Local de nascimento', E(r.local), 4), ('Município / UF', np_((r.mun, r.uf)), 2))}{tr(('Naturalidade', np_((r.mun, r.uf)), 6)) if n != 4 else ''}
    {tr(('Pai', E(r.g1[0]), 4), ('Natural de', np_(r.g1[1]), 2))}{tr(('Avós paternos', E(r.av[0]), 3), ('', E(r.av[1]), 3))}{tr(('Mãe', E(r.g2[0]), 4), ('Natural de', np_(r.g2[1]), 2))}{tr(('Avós maternos', E(r.av[2]), 3), ('', E(r.av[3]), 3))}{tr(('Gêmeo', 'Sim' if r.twins else 'Não', 1), ('Irmão(s) gêmeo(s)', ', '.join(r.twins) or b, 5))}{tr(('Declarante', 'O pai', 3), ('Testemunhas', b or 'Dispensadas', 3))}
    {tr(('Averbações', f'<div style="min-height:14mm;font-weight:normal">{E(r.averb) or b}</div>', 6))}{tr(('Anotações', f'<div style="min-height:12mm;font-weight:normal">{E(r.anot) or b}</div>', 6))}</table>
    <p>O referido é verdade e dou fé.<br>{E(r.rmun)} - {r.ruf}, {dm0(r.demi)}.</p><div style="text-align:center;line-height:1.25">{sig(k, 50, 15)}<br>{E(r.oficial)}<br>Oficial{'a' if n in (1, 3, 4) else ''} do Registro Civil</div><div style="font-size:7pt;text-align:center;margin-top:3mm">{['Isento de custas - Lei 9.534/97', 'Emolumentos R$ 14,00 - Taxa Judiciária R$ 5,86', 'Gratuito - Lei 9.534/97', 'Emolumentos R$ 18,50 - TFJ R$ 2,10'][n-1]}</div></div>'''
    return d, page(css, bd)

# ---------- S: Ceará / Piauí 1974-1984, inteiro teor, all typed, no printed form ----------
def Sf(n):
    k = f'S{n}'
    S = [('Aracati', 'CE', D(1941, 9, 5)), ('Iguatu', 'CE', D(1929, 12, 25)), ('Oeiras', 'PI', D(1951, 6, 16)), ('Camocim', 'CE', D(1966, 1, 30))][n-1]
    r = rec(k, 'NE', S[2], S[0], S[1], sexo='MFMF'[n-1], hora=[(5, 0), (19, 0), (10, 0), (3, 30)][n-1], casa=n != 4, local=['em domicílio, no lugar Cajueiro', 'na casa de residência dos pais, à rua do Fogo', 'na Fazenda Canela, em domicílio', 'Maternidade Municipal'][n-1], cart=['Cartório Costa Lima - 2º Ofício', 'Cartório do Registro Civil de Iguatu', 'Cartório do 1º Ofício e Registro Civil de Oeiras', 'Cartório Aguiar'][n-1], oficial=['Abelardo Costa Lima', 'Assis Gadelha Cavalcante', 'Possidônio Nunes de Queiroz Rêgo', 'Maria Stela Aguiar Parente'][n-1],
        livro=[18, 9, 33, 41][n-1], folha=[74, 112, 5, 240][n-1], v=['v', '', 'v', ''][n-1], termo=[2391, 804, 5117, 8830][n-1], viz=[('Jaguaruana', 'CE'), ('Icó', 'CE')], demi=[D(1974, 5, 8), D(1976, 10, 21), D(1981, 3, 4), D(1983, 7, 19)][n-1])
    if n == 2: r.dreg = D(1930, 1, 10)
    if n == 3: r.averb = 'Por sentença do Juiz de Direito desta Comarca, de 22 de agosto de 1966, foi mandado retificar o nome da mãe do registrado. Oeiras, 2 de setembro de 1966.'
    if n == 1: r.twins = ['Cosme ' + r.nome.split()[-1]]; r.nome = 'Damião ' + r.nome.split()[-1]
    if n == 4: r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Francisca Irene ' + r.g1[0].split()[-1]
    d = Doc('126S-%d' % n, 612 if n == 3 else 595, 936 if n == 3 else 842); fl = f'{r.folha}{r.v}'; hp = hparts(*r.hora); tx = dw(r.nasc, 'primeiro'); o = 'o' if r.sexo == 'M' else 'a'
    same = r.nasc.month == r.dreg.month; pw = f'dia {ext(r.nasc.day)} dêste mês e ano' if same and n == 1 else f'dia {tx}'
    rgw = f'Aos {ext(r.dreg.day)} dias do mês de {MES[r.dreg.month-1]} do ano de {ext(r.dreg.year)}' if r.dreg.day > 1 else f'Ao primeiro dia do mês de {MES[r.dreg.month-1]} do ano de {ext(r.dreg.year)}'
    np_ = lambda t: f'{t[0]}, Estado {do(t[1])}'
    dme = f'{dw(r.demi)}' if n != 2 else dm(r.demi)
    ft = f'folhas {fl}' if n != 2 else f'folhas {ext(r.folha)}'
    d.base(r, tx, livro=str(r.livro) if n != 3 else f'A-{r.livro}', folha=fl, termo=str(r.termo), natp=np_, dregp=rgw, demip=dme, horap=hp, facc=[ext(r.folha, False), ext(r.folha, True)] if n == 2 else [f'{r.folha} verso'] , twinp=f'gêmeo com {r.twins[0]}' if r.twins else None)
    d.acc['dados_pessoais.data_nascimento.texto_completo'] += [pw, pw[4:]]
    marg = r.averb or r.anot
    w = {1: f'em domicílio, no lugar Cajueiro, dêste têrmo', 2: f'na casa de residência dos pais, à rua do Fogo, nesta cidade', 3: 'na Fazenda Canela, em domicílio, deste município', 4: 'na Maternidade Municipal, nesta cidade'}[n]
    pa = f'filh{o} legítim{o} de {E(r.g1[0])}, natural de {np_(r.g1[1])}, agricultor, e de {E(r.g2[0])}, natural de {np_(r.g2[1])}, doméstica; são avós paternos {E(r.av[0])} e {E(r.av[1])} e maternos {E(r.av[2])} e {E(r.av[3])}' if r.g2 else f'filh{o} natural de {E(r.g1[0])}, natural de {np_(r.g1[1])}, solteira; são avós maternos {E(r.av[2])} e {E(r.av[3])}'
    W, Hh = ('216mm', '330mm') if n == 3 else ('210mm', '297mm')
    css = '''.pg{padding:24mm 20mm 20mm 34mm;font:11.5pt/8.2mm "Liberation Mono";color:#26262e;background:#fffdf6}.j{margin:0;text-align:left}'''
    if n in (2, 4): css = css.replace('"Liberation Mono"', '"Nimbus Mono PS","Liberation Mono"').replace('color:#26262e', 'font-weight:bold;color:#2a2a44')
    bd = f'''<div style="text-align:center;line-height:1.4">{E(r.cart.upper())}<br>COMARCA DE {E(r.rmun.upper())} - ESTADO {do(r.ruf).upper()}<br>{E(r.oficial)} - {'Oficial' if n != 4 else 'Escrivã'}<br><br><u>CERTIDÃO DE INTEIRO TEOR</u></div>
    <p class="j">CERTIFICO, em virtude da faculdade que me confere a lei e a pedido de parte interessada, que revendo em meu Cartório o livro {r.livro if n != 3 else f'A-{r.livro}'} de registros de nascimentos, dêle às {ft}, sob o número {r.termo}, verifiquei constar o assento do teor seguinte: &quot;{rgw}, nesta cidade de {E(r.rmun)}, Estado {do(r.ruf)}, em Cartório, compareceu {'o pai do registrando' if n == 1 else 'Raimundo Nonato Cunha, comerciante' if n == 2 else 'Joaquim Sinfrônio Luz' if n == 3 else 'a própria mãe'} e declarou que no {pw}, às {hp}, {w}, nasceu uma criança do sexo {'masculino' if r.sexo == 'M' else 'feminino'}, de côr {['parda', 'branca', 'morena', 'parda'][n-1]}, {'gêmeo com ' + r.twins[0] + ', ' if r.twins else ''}que se chamará {E(r.nome).upper() if n == 3 else E(r.nome)}, {pa}. Para constar lavrei êste têrmo, que assino com o declarante e as testemunhas {r.rng.choice(['Pedro Ciríaco e Luís Gago', 'Antero Mota e José Severo'])}. Eu, {['Tomás Gurgel', 'Euclides Barroso', 'Bugyja Brito', 'Zacarias Fontenele'][n-1]}, escrevente, escrevi.&quot; {('À MARGEM: ' + E(marg)) if marg else 'Nada mais se continha em dito assento.'} O referido é verdade, do que dou fé. {E(r.rmun)}, {dme}.</p><div style="margin-top:6mm;text-align:center;line-height:1.3">{sig(k, 60, 17, '#20206a')}<br>{'-' * 36}<br>{E(r.oficial)}<br>{'Oficial do Registro Civil' if n != 4 else 'Escrivã do Registro Civil'}</div><div class="abs" style="right:20mm;bottom:16mm">{stamp('CARTÓRIO DO REGISTRO', E(r.rmun.upper()), 30, '#26407a', -9, .5)}</div>'''
    return d, page(css, bd, f'{W} {Hh}', W, Hh)

# ---------- T: Pará / Amazonas 2000-2009, word processor text with bold data, adhesive security seal ----------
def Tt(n):
    k = f'T{n}'
    S = [('Santarém', 'PA', D(2005, 5, 5)), ('Marabá', 'PA', D(2008, 8, 8)), ('Manaus', 'AM', D(1998, 1, 19)), ('Óbidos', 'PA', D(1984, 11, 1))][n-1]
    r = rec(k, 'NO', S[2], S[0], S[1], sexo='MFFM'[n-1], hora=[(20, 20), (4, 45), (12, 30), None][n-1], casa=n == 4, local=['Hospital Municipal de Santarém', 'Hospital Materno Infantil de Marabá', 'Maternidade Balbina Mestrinho', 'em domicílio, às margens do Rio Trombetas'][n-1], cart=['Cartório do 1º Ofício de Notas e Registro Civil de Santarém', 'Cartório do Registro Civil da Comarca de Marabá', 'Cartório do 4º Registro Civil das Pessoas Naturais de Manaus', 'Cartório do Único Ofício de Óbidos'][n-1], oficial=['Ademar Bentes Colares', 'Neuza Maria Santis Seba', 'Juliana Cavalcanti de Farias Fiúza', 'Inocêncio Canto Savino'][n-1], esc=['Josenice Pedroso', '', 'Klinger Ituassú', ''][n-1],
        livro=[128, 77, 260, 21][n-1], folha=[33, 149, 280, 199][n-1], v=['', 'v', '', 'v'][n-1], termo=[88301, 49022, 150911, 9913][n-1], viz=[('Alenquer', 'PA'), ('Imperatriz', 'MA'), ('Parintins', 'AM')], demi=[None, D(2009, 3, 17), D(2003, 10, 28), D(2007, 5, 2)][n-1])
    if n == 4: r.dreg = D(1995, 6, 20)
    r.dnv = ['30-33018872-5', '30-41200775-8', '', ''][n-1]
    if n == 3: r.anot = ''; r.averb = 'Averbado o nome do pai, por reconhecimento espontâneo (Lei 8.560/92), em 06 de maio de 2002.'
    if n == 2: r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Evelyn Caroline ' + r.g1[0].split()[-1]
    r.selo = code(r.rng, ['A 999.999', 'AA 999999', '999.999.999', 'A999999'][n-1]); sl = r.selo; r.seloacc = ['']
    d = Doc('126T-%d' % n); o = 'o' if r.sexo == 'M' else 'a'; tx = f'{ext(r.nasc.day) if r.nasc.day > 1 else "primeiro"} ({r.nasc.day:02d}) de {MES[r.nasc.month-1]} de {ext(r.nasc.year)} ({r.nasc.year})'; hp = f'{r.hora[0]:02d}h{r.hora[1]:02d}m' if r.hora else None; fl = f'{r.folha}{r.v}'; rg = dm0(r.dreg); b = ['', '--- --- ---', 'N/C', 'não consta'][n-1]
    if n == 3: b = '-x-x-'
    np_ = lambda t: f'{t[0]}/{t[1]}' if n != 4 else f'{t[0]}, Estado {do(t[1])}'
    d.base(r, tx, livro=f'{r.livro}-A' if n != 3 else f'A-{r.livro}', folha=fl, termo=str(r.termo), natp=np_, dregp=rg, demip=dm0(r.demi), horap=hp, lacc=[f'A-{r.livro}'], natlabel=np_((r.mun, r.uf)) if n == 1 else None)
    B = lambda x: f'<b>{x}</b>'
    css = '''.pg{padding:15mm 20mm;font:12pt/1.7 "Liberation Serif"}p{text-align:justify;margin:4mm 0}'''
    if n in (2, 4): css = css.replace('12pt/1.7 "Liberation Serif"', '10.8pt/1.75 "DejaVu Sans","Liberation Sans"')
    fil = (f'filh{o} de {B(E(r.g1[0]))}, natural de {B(np_(r.g1[1]))}, e de {B(E(r.g2[0]))}, natural de {B(np_(r.g2[1]))}. Avós paternos: {B(E(r.av[0]))} e {B(E(r.av[1]))}. ' if r.g2 else f'filh{o} de {B(E(r.g1[0]))}, natural de {B(np_(r.g1[1]))}, e pai {B(b)}. Avós paternos: {B(b)}. ') + f'Avós maternos: {B(E(r.av[2]))} e {B(E(r.av[3]))}.'
    bd = f'''<div style="display:flex;align-items:center;border-bottom:1px solid #000;padding-bottom:3mm">{shield(17,'#a01818' if r.ruf == 'PA' else '#1b3f8b','#fff','#a01818',2)}<div style="flex:1;text-align:center;line-height:1.3"><b>{E(r.cart.upper() if n == 3 else r.cart)}</b><br>{E(r.oficial)}<br><i>Oficial{'a' if n in (2, 3) else ''}</i><br><small>Estado {do(r.ruf)} - Município de {E(r.rmun)}</small></div>{arms(17)}</div>
    <div style="text-align:center;font-weight:bold;font-size:17pt;margin:5mm 0">CERTIDÃO DE NASCIMENTO<br><span style="font-size:10pt">REGISTRO CIVIL</span></div>
    <p>CERTIFICO que no livro nº {B(f'{r.livro}-A' if n != 3 else f'A-{r.livro}')}, às folhas {B(fl)}, sob o nº {B(r.termo)}, consta o registro de nascimento de</p><div style="text-align:center;font-size:15pt"><b>{E(r.nome)}</b></div>
    <p>nascid{o} no dia {B(tx)}, às {B(hp or b)}, em {B(E(r.local))}, município de {B(E(r.mun))}, Estado {B(do(r.uf))}, do sexo {B('masculino' if r.sexo == 'M' else 'feminino')}{', natural de ' + B(np_((r.mun, r.uf))) if n == 1 else ''}, {fil}</p>
    <p>Registro feito em {B(rg)}, sendo declarante {B('o pai' if r.g2 else 'a mãe')}. {'DNV nº ' + B(r.dnv) + '.' if r.dnv else ''} Gêmeos: {B('não')}.</p><p>Observações: {B(E(r.averb) or b)}</p><p>O referido é verdade e dou fé.<br>{E(r.rmun)} ({r.ruf}), {dm0(r.demi)}.</p>
    <div style="display:flex;justify-content:space-between;align-items:flex-end;line-height:1.25"><div style="width:48mm;border:1px solid #777;border-radius:3mm;padding:2mm;text-align:center;font-size:8pt;transform:rotate(-3deg);background:#eaf3ff">SELO DE SEGURANÇA<br>Tribunal de Justiça {do(r.ruf)}<br>CERTIDÃO<br><b style="font:bold 10pt Liberation Mono">{sl}</b></div><div style="text-align:center">{sig(k, 52, 16)}<br>_______________________________<br>{E(r.esc) + '<br>Escrevente Autorizado' if r.esc else E(r.oficial) + '<br>Oficial do Registro Civil'}</div></div><div style="font-size:8pt;margin-top:6mm">{['1ª via gratuita', '2ª via - R$ 15,20', '2ª via - R$ 12,00', 'Gratuita - declaração de hipossuficiência'][n-1]}</div>'''
    return d, page(css, bd)
FORMS = dict(P=P, Q=Q, R=Rf, S=Sf, T=Tt)
