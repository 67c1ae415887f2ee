from people import *

# T9: inteiro teor, transcript with the margin's notes in a column
def T9(n):
    fl = ['an_cas', 'av_ret F', 'nofather home', 'twin', 'an_cas an_div', 'foreign', 'late home', 'av_ret nohour'][n - 1]
    lo, hi = [(1955, 1965), (1978, 1986), (1968, 1976), (1984, 1992), (1962, 1972), (1970, 1980), (1975, 1985), (1993, 2003)][n - 1]
    p = person(f't9{n}', lo, hi, fl, 2014, 2024, fmt=0)
    c, rc, d = p.city, p.rcity, p.born
    cart = [f'Registro Civil das Pessoas Naturais e Tabelionato de Notas de {rc[0]}', f'{n}º Ofício da Cidadania de {rc[0]}', f'Ofício de Registro Civil e Notas – {rc[0]}'][n % 3]
    o = p.o
    out = lambda q: nat(q.nat) if isinstance(q.nat, str) else f'{q.nat[0]}/{q.nat[1]}'
    h = hw24(*p.hora) if p.hora else None
    year = p.born.year == p.reg.year and n == 5
    born = (('primeiro' if d.day == 1 else num(d.day)) + f' de {MES[d.month]} do corrente ano') if year else dw(d)
    fol = f'{p.folha}{"vº" if p.verso else ""}'; livro = f'A-{p.livro}'
    pres = 'o pai' if p.pai else 'a mãe'
    dec = p.pai or p.mae
    loc = (f'em domicílio, {p.place}' if p.home else f'no estabelecimento {p.estab}')
    av = ''
    if p.av[0]: av += f'São avós paternos: {p.av[0]} e {p.av[1]}. '
    if p.av[2]: av += f'{"e" if 0 else "São"} avós maternos: {p.av[2]} e {p.av[3]}. '
    tw = f'Declarou mais que se trata de parto duplo, sendo {"a outra gêmea" if fem(p.twin[0]) else "o outro gêmeo"} {p.twin[0]}, registrad{"a" if fem(p.twin[0]) else "o"} sob o número {p.twin[2]}. ' if p.twin else ''
    def ndoc(g): return f'RG nº {p.r.randint(2, 39)}.{p.r.randint(100, 999)}.{p.r.randint(100, 999)}, CPF nº {g.cpf}' if p.reg.year > 1975 else f'carteira de identidade nº {p.r.randint(100, 999)}.{p.r.randint(100, 999)}'
    lv = (f'"Número {num(p.termo)}. ' if n % 2 else f'"Termo nº {p.termo}. ') + f'Aos {dw2(p.reg)}, nesta cidade de {rc[0]}, Estado {de(rc[1])}, em cartório, compareceu {dec.nome}, {dec.prof}, natural de {out(dec)}, com {dec.age} anos de idade, portador{"a" if dec.sex=="F" else ""} de {ndoc(dec)}, residente à {p.addr}, e perante as testemunhas adiante nomeadas declarou: que no dia {born}' + (f', às {h}' if h else ', em hora que não soube precisar') + f', {loc}, neste município de {c[0]}, nasceu uma criança do sexo {p.sexo.lower()}, {o if False else "que recebeu o nome"} de {p.nome}, filh{o} ' + (f'del{"e" if dec.sex=="M" else "a"} declarante e de {p.mae.nome}, {p.mae.prof}, natural de {out(p.mae)}, com {p.mae.age} anos de idade, {"casados sob o regime da comunhão de bens em " + out(p.mae) if p.casados else "solteira, sua companheira"}. ' if p.pai else 'dela declarante. ') + av + tw + f'{"Registro tardio, lavrado conforme despacho do MM. Juiz de Direito, exarado na petição arquivada. " if "late" in p.fl else ""}Foram testemunhas: {p.wit[0]} e {p.wit[1]}, {p.r.choice(["maiores, capazes", "brasileiros, casados"])} e residentes nesta cidade. Nada mais declarou. Lido e achado conforme, assinam. Eu, {p.subst}, escrevente, o datilografei."'
    S = lambda t, L, z: f'<div class="mt">{t}</div>' + (''.join(f'<p>{E(x)}</p>' for x in L) or f'<p>{z}</p>')
    html = page('''body{font-family:"Liberation Serif";color:#000;font-size:11.6pt}.pg{background:#f3f7fb;padding:26pt 34pt}.m{width:132pt;border-right:1pt solid #2b4a6b;padding-right:8pt;font-size:9pt;line-height:1.4}.m p{margin:3pt 0 8pt;text-align:justify}.mt{font-weight:700;border-bottom:.6pt solid #2b4a6b;margin-top:5pt;font-size:8.5pt}.b{flex:1;text-align:justify;line-height:1.68}.hd{text-align:center;line-height:1.3;border:1pt solid #2b4a6b;padding:6pt;background:#ffffffc0}''',
        wave(595, 842, '#86a9cc', 18, 22, 200, .25) + f'''<div class="hd">{arms('#2b4a6b', 44)}<br><b style="font-size:12.5pt">{E(cart)}</b><br>{E(RUAS[(n*5)%16])}, nº {n*71} – {E(rc[0])}, Estado {de(rc[1])} – CNS {p.cns}<br>Titular da delegação: {E(p.oficial)}</div>
<div style="text-align:center;font-size:15pt;margin:9pt 0 1pt;font-weight:700;letter-spacing:1px">CERTIDÃO DE NASCIMENTO<br><span style="font-size:11.5pt;font-weight:400">em inteiro teor, por transcrição (art. 19 da Lei nº 6.015/1973)</span></div><div style="text-align:center;margin-bottom:8pt">Matrícula <b>{p.matr}</b> &nbsp;·&nbsp; CPF d{o} registrad{o}: {p.cpf or 'não consta'}</div>
<div style="display:flex;gap:12pt"><div class="m"><div style="text-align:center;font-weight:700">MARGEM DO TERMO</div>{S('AVERBAÇÕES', p.averb, 'Em branco.')}{S('ANOTAÇÕES', p.anot, 'Em branco.')}</div><div class="b">CERTIFICO e dou fé, a pedido de parte interessada, que às folhas {fol} do livro {livro} de registro de nascimentos desta serventia consta o termo de número {p.termo}, do teor seguinte: {E(lv)} (Seguem-se as assinaturas.) Era o que se continha no referido termo, fielmente transcrito. {E(rc[0])}, {d2(p.issue)} de {MES[p.issue.month]} de {p.issue.year}. Válida somente sem emendas nem rasuras.</div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:16pt"><div style="font-size:8.5pt;line-height:1.4">{qr(p.matr, 52, '#12304f')}<br>Selo digital: <b>{p.selo}</b><br>Emolumentos R$ {60+n*2},{n}0 – ISSQN R$ 2,{n}1 – FUNARPEN R$ 1,0{n}</div><div>{stamp('OFÍCIO DE REGISTRO CIVIL · ' + up(rc[0]) + ' · ', rc[1], '#2b4a9b', 80)}</div><div style="text-align:center">{sign(p.matr, 160, 32)}<div style="border-top:.7pt solid #000;padding:0 8pt">{E(p.wit[1].split()[0] + ' ' + p.oficial.split()[-1])}<br>Escrevente autorizado(a)</div></div></div>''')
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': livro, 'registro.folha': fol, DT: born, 'registro.número_dnv': '', 'dados_pessoais.naturalidade': '',
                   'gêmeos.informações_adicionais': tw[len('Declarou mais que se trata de '):].strip(' .') if tw else ''})
    acc = {DT: [dn(d), dw(d)], 'dados_pessoais.naturalidade': [nat(c)]}
    if p.verso: acc['registro.folha'] = [f'{p.folha}v', f'{p.folha}']
    if p.twin: acc['gêmeos.informações_adicionais'] = [p.twin[0]]
    return html, (595, 842), f, acc, [p.twin[0]] if p.twin else [], False, []

# T10: transcription of a birth abroad, book E
ABR = [('Lisboa', 'Portugal', 'Hospital de São Francisco Xavier', 'Consulado-Geral do Brasil em Lisboa'), ('Nagoia', 'Japão', 'Hospital Daido', 'Consulado-Geral do Brasil em Nagoia'), ('Assunção', 'Paraguai', 'Sanatório Adventista', 'Embaixada do Brasil em Assunção'),
       ('Boston', 'Estados Unidos da América', 'Brigham and Women’s Hospital', 'Consulado-Geral do Brasil em Boston'), ('Caiena', 'Guiana Francesa', 'Centre Hospitalier Andrée Rosemon', 'Consulado-Geral do Brasil em Caiena'), ('Milão', 'Itália', 'Ospedale Maggiore', 'Consulado-Geral do Brasil em Milão'),
       ('Pedro Juan Caballero', 'Paraguai', 'Domicílio', 'Vice-Consulado do Brasil em Pedro Juan Caballero'), ('Munique', 'Alemanha', 'Klinikum Rechts der Isar', 'Consulado-Geral do Brasil em Munique')]

def T10(n):
    fl = ['F nocpf', 'foreign', 'nofather', 'twin', 'unkpat nohour', 'av_cpf', 'home nocpf', 'an_cas long'][n - 1]
    lo, hi = [(2014, 2019), (1994, 2002), (2009, 2014), (2012, 2018), (2003, 2009), (2005, 2010), (2013, 2019), (1979, 1985)][n - 1]
    p = person(f't10{n}', lo, hi, fl, 2019, 2024, kind='7', delay=(200, 2400))
    if p.issue < p.reg: p.issue = p.reg + timedelta(days=12)
    m, pais, hs, cons = ABR[n - 1]
    rc, d = p.rcity, p.born
    cart = [f'1º Ofício de Registro Civil das Pessoas Naturais da Comarca de {rc[0]}', f'Registro Civil do 1º Subdistrito de {rc[0]}', f'Registro Civil das Pessoas Naturais – 1ª Zona de {rc[0]}'][n % 3]
    o = p.o; livro = f'E-{p.livro}'
    cd = d + timedelta(days=p.r.randint(20, 150))
    gs = [g for g in (p.pai, p.mae) if g]
    onat = lambda q: nat(q.nat) if isinstance(q.nat, str) else f'{q.nat[0]} ({q.nat[1]})'
    pl = f'em domicílio, na cidade de {m}, {pais}' if p.home else f'no {hs}, em {m}, {pais}'
    I = lambda k, t: f'<tr><td class="k">{k}</td><td>{t}</td></tr>'
    avp = f'{E(p.av[0])} e {E(p.av[1])}' if p.av[0] else 'não mencionados no documento estrangeiro'
    tw = f'Sim; com {p.twin[0]}' if p.twin else 'não'
    html = page('''body{font-family:"DejaVu Sans Condensed","DejaVu Sans";font-stretch:condensed;color:#14224d;font-size:10pt}.pg{background:#fdf3f1;padding:22pt}.fr{border:1.2pt solid #14224d;padding:3pt;height:796pt}.in{border:.5pt solid #14224d;height:100%;padding:12pt 22pt;position:relative}table{width:100%;border-collapse:collapse;margin-top:8pt}td{padding:5pt 4pt;vertical-align:top;line-height:1.5}.k{width:26pt;font-weight:700;text-align:right;padding-right:8pt}u{text-decoration:none;font-variant:small-caps;color:#6a2c3e}.hd{display:flex;align-items:center;gap:10pt;border-bottom:1.2pt solid #14224d;padding-bottom:6pt}''',
        f'''<div class="fr"><div class="in"><div class="hd">{arms('#14224d', 46)}<div style="flex:1;line-height:1.35"><b style="font-size:11pt">{E(cart)}</b><br>{E(nat(rc, ' – '))} · Livro “E” · Opções, traslados e demais atos<br>Delegatári{'a' if fem(p.oficial) else 'o'}: {E(p.oficial)}</div><div style="text-align:right;font-size:7pt">Selo de controle<br><b style="font-size:8.5pt">{p.selo}</b></div></div>
<div style="text-align:center;margin:10pt 0 2pt"><b style="font-size:15pt">CERTIDÃO DE TRASLADO DE ASSENTO DE NASCIMENTO</b><br>ocorrido em país estrangeiro · art. 32, § 1º, da Lei nº 6.015/73 · Resolução CNJ nº 155/2012</div>
<div style="text-align:center;font-size:10pt;margin-top:5pt">matrícula: <b>{p.matr}</b></div>
<table>{I('I', f'<u>Registrand{o}:</u> <b style="font-size:12pt">{E(up(p.nome))}</b>, do sexo {p.sexo.lower()}' + (f', CPF {p.cpf}' if p.cpf else ', ainda sem inscrição no CPF') + '.')}
{I('II', f'<u>Nascimento:</u> {dn(d)}, {"às %02d:%02d, hora local" % p.hora if p.hora else "sem indicação de hora"}, {E(pl)}. {"Parto múltiplo: " + E(tw) + "."}')}{I('III', f'<u>Natural de:</u> {E(m)} – {E(pais)}.')}
{I('IV', '<u>Genitores:</u> ' + '; e '.join(f'<b>{E(g.nome)}</b>, naturalidade {E(onat(g))}' for g in gs) + '.')}
{I('V', f'<u>Ascendentes, linha paterna:</u> {avp}.' if p.pai else '<u>Ascendentes, linha paterna:</u> –.')}{I('VI', f'<u>Ascendentes, linha materna:</u> {E(p.av[2])} e {E(p.av[3])}.')}
{I('VII', f'<u>Documento trasladado:</u> certidão do registro feito n{"a" if cons.startswith("Emb") else "o"} {E(cons)}, em {dn(cd)}, livro {100+n*7}, folha {n*13}, termo {n*421}, expedida pela autoridade consular {E(p.subst)}.')}
{I('VIII', f'<u>Traslado:</u> lavrado em {dn(p.reg)}, neste Registro, livro {livro}, folha {p.folha}, termo {p.termo}, a pedido d{p.decl if p.pai else "a mãe"}.')}
{I('IX', '<u>Ressalva:</u> ' + (('Brasileira nata' if o == 'a' else 'Brasileiro nato') + ', conforme os termos da alínea c do inciso I do art. 12, in limine, da Constituição Federal.' if n % 2 else 'A condição de nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal.'))}
{I('X', '<u>Averbações:</u> ' + (E(' '.join(p.averb)) or 'não há.'))}{I('XI', '<u>Anotações:</u> ' + (E(' '.join(p.anot)) or 'não há.'))}</table>
<div style="margin-top:22pt;text-align:center;line-height:1.5">Dou fé. Dada e passada em {E(nat(rc, '/'))}, aos {dn(p.issue)}.<br>{sign(p.matr, 170, 36, '#14224d')}<br>{E(p.oficial)}</div><div style="position:absolute;left:22pt;bottom:12pt;right:22pt;display:flex;justify-content:space-between;align-items:flex-end;font-size:7pt"><div>{bars(p.selo, 170, 20)}<br>Verificação: www.tj{rc[1].lower()}.jus.br/selo</div><div>{stamp('REGISTRO CIVIL · LIVRO E · ' + up(rc[0]) + ' · ', rc[1], '#6a2c3e', 76)}</div></div></div></div>''')
    f = flat(p, **{'registro.cartório': cart, 'registro.livro': livro, DT: dn(d), 'registro.número_dnv': '', 'dados_pessoais.nome_completo': up(p.nome), 'dados_pessoais.naturalidade': f'{m} - {pais}',
                   'local_nascimento.município': m, 'local_nascimento.uf': '', 'local_nascimento.estabelecimento': 'Domicílio' if p.home else hs, 'gêmeos.informações_adicionais': f'com {p.twin[0]}' if p.twin else ''})
    acc = {'local_nascimento.município': [f'{m}, {pais}', f'{m} - {pais}', f'{m} – {pais}'], 'dados_pessoais.naturalidade': [f'{m} – {pais}', f'{m}, {pais}'], 'local_nascimento.uf': [pais]}
    if p.twin: acc['gêmeos.informações_adicionais'] = [p.twin[0]]
    return html, (595, 842), f, acc, [p.twin[0]] if p.twin else [], False, []
