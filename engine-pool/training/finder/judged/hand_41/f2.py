from lib import *
from ov import OV
# X3: Rio Grande do Sul, electronic certificate 2022-2025 with side band, validation code and table of parents
X3 = [dict(y=2022, c=('Caxias do Sul','RS'), cart='Registro Civil das Pessoas Naturais da 1ª Zona de Caxias do Sul', hp='ital', hm='ital', cpf=1),
 dict(y=1995, c=('Porto Alegre','RS'), cart='Registro Civil das Pessoas Naturais da 4ª Zona de Porto Alegre', note='cas', cpf=1),
 dict(y=2024, c=('Santa Cruz do Sul','RS'), hp='germ', hm='germ', cart='Ofício dos Registros Públicos de Santa Cruz do Sul', cpf=1, twin=1),
 dict(y=1963, c=('Antônio Prado','RS'), hp='ital', hm='ital', cart='Registros Públicos de Antônio Prado', home=1, note='obi'),
 dict(y=2023, c=('Santana do Livramento','RS'), hm='esp', cart='Ofício de Registro Civil de Santana do Livramento', nofa=1, cpf=1),
 dict(y=2025, c=('Ijuí','RS'), hp='pol', hm='germ', cart='Registro Civil e Especiais de Ijuí', cpf=1),
 dict(y=2004, c=('Pelotas','RS'), cart='Registro Civil das Pessoas Naturais da 2ª Zona de Pelotas', cpf=0, note='ret'),
 dict(y=2022, c=('Guarani das Missões','RS'), hp='pol', hm='pol', cart='Ofício do Registro Civil das Pessoas Naturais de Guarani das Missões', cpf=1, ind=1)]
def x3(n, k):
    r = random.Random(f'X3{n}'); c = k['c']; b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .6)
    f.update(OV.get(f'X3-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    reg = plus(b, r.randint(1, 10) if k['y'] > 2000 else r.randint(8, 120)); iss = day(r, 2024, 2025) if b.year < 2024 else plus(reg, r.randint(0, 90))
    bk, lf, en = r.randint(3, 310), r.randint(1, 300), r.randint(700, 99000); v = r.choice(['', 'v', ' v']) if b.year < 2010 else ''; v = v.strip()
    M = mat(r.randint(96000, 101900), reg.year, bk, lf, en, '{0}.{1}.{2}.{3}.{4}.{5}.{6}.{7}.{8}')
    h, mi = r.randrange(24), r.randrange(60); hora = n != 4
    gn = [city(r, 'RS', .3), city(r, 'RS', .3)]
    if n == 5: gn[1] = ('Rivera, Uruguai', '')
    est = 'Domicílio' if k.get('home') else r.choice(HOSP); of = adult(r, None, 1970, r.choice(['luso', 'germ', 'ital'])); N = f['nome']; cp = cpf(r) if k.get('cpf') else ''
    av = an = ''
    if k.get('note') == 'cas': an = f"Em {dn(D(2021,11,6))}, {'o registrado' if f['sexo']=='M' else 'a registrada'} casou-se com {adult(r,'F' if f['sexo']=='M' else 'M',1994)} no Registro Civil das Pessoas Naturais da 1ª Zona de Porto Alegre, matrícula {mat(99473,2021,320,88,70123,'{0}.{1}.{2}.{3}.{4}.{5}.{6}.{7}.{8}',2)}. Regime: comunhão parcial de bens."
    if k.get('note') == 'obi': an = f"Faleceu em 02/02/2024, em Vacaria/RS, óbito lavrado no Livro C-22, folha 140, termo 6.711, do Registro Civil de Vacaria."
    if k.get('note') == 'ret': av = f"Retificação administrativa (art. 110 da Lei 6.015/73), averbada em 19/09/2019: o nome da avó materna é {f['mm']} e não como constou."
    tw = given(r, f['sexo'], k['y']) + f['tail'] if k.get('twin') else ''
    dv = dnv(r) if b.year >= 2011 else ''
    selo = f"{r.randint(100,899):04d}.0{r.randint(1,4)}.{iss.year%100}00{r.randint(1,6):03d}.{r.randint(100,29999):05d}"[:22]
    vc = code(r, '99999.9999-99.A9AA9.9999')
    def nt(c_): return f'{c_[0]}/{c_[1]}' if c_[1] else c_[0]
    fo = f'{lf}{v}'
    par = ''
    P = ([(f['pai'], gn[0], f['pf'], f['pm'])] if f['pai'] else []) + [(f['mae'], gn[1], f['mf'], f['mm'])]
    for i, (a, q, x, y) in enumerate(P):
        par += f'<tr><td><b>{E(a)}</b><br><i>{"pai" if f["pai"] and i==0 else "mãe"}</i></td><td>{E(nt(q))}</td><td>{E(x)}<br>{E(y)}</td></tr>'
    css = '''body{font-family:"Roboto Condensed";color:#1b1b1b}.sb{position:absolute;left:0;top:0;bottom:0;width:50mm;background:#eef0e3;border-right:1.5mm solid #7a8b2f;padding:9mm 4mm;font-size:7.6pt;line-height:1.35;text-align:center}.mn{position:absolute;left:57mm;top:10mm;right:9mm;bottom:8mm}h1{font:300 23pt Roboto;margin:0;color:#55641b}h2{font:500 8.5pt Roboto;color:#fff;background:#7a8b2f;padding:.8mm 2mm;margin:4.2mm 0 1mm;text-transform:uppercase;letter-spacing:.6px}dl{display:grid;grid-template-columns:31mm 1fr 24mm 1fr;margin:0;font-size:10pt;row-gap:1.3mm;align-items:baseline}dt{font-size:8pt;color:#66703a}dd{margin:0;padding-right:2mm}dd.w{grid-column:span 3}table{width:100%;border-collapse:collapse;font-size:9.5pt}th{font-size:7.5pt;font-weight:400;color:#66703a;text-align:left;border-bottom:.6pt solid #7a8b2f}td{vertical-align:top;padding:1mm 2mm 1mm 0;border-bottom:.3pt solid #bbc295}.nb{font-size:9pt;min-height:11mm;text-align:justify;border:.4pt solid #bbc295;padding:1.2mm 2mm}'''
    body = f'''<div class="sb">{arms(24,'#4d5a1c')}<br><b style="font-size:9pt">República Federativa do Brasil</b><br>Estado do Rio Grande do Sul<br><br><b>{E(k['cart'])}</b><br>{c[0]} – RS<br>CNS {M[:5]}-{M[5]}<br><br>Registrador(a):<br><b>{E(of)}</b><br>Substituto:<br>{E(adult(r,'M',1988))}<br><br>Rua {E(r.choice(['Pinheiro Machado','Júlio de Castilhos','Bento Gonçalves','Os Dezoito do Forte','General Osório']))}, {r.randint(30,2000)}<br>CEP {code(r,'99999-999')}<br>Tel. (5{r.choice('1345')}) {code(r,'3999-9999')}<br>registrocivil{r.randint(2,99)}@{r.choice(['terra.com.br','cartoriors.not.br','via-rs.net'])}<br><br>{qr(r,34,33)}<br>Código de validação<br><b>{vc}</b><br>registrocivil.org.br/validar<br><br>Selo digital TJRS<br><b>{selo}</b><br>Emol.: {'Nihil' if b.year>2020 else 'R$ 54,10'}<br><br>Documento assinado digitalmente nos termos da MP 2.200-2/2001 e do Provimento CNJ nº 149/2023. A impressão deste arquivo tem valor apenas se conferida a autenticidade. Disponível para conferência por 180 dias.</div>
<div class="mn"><h1>Certidão de Nascimento</h1><div style="font-size:9pt;color:#66703a">2ª via eletrônica · documento nato-digital</div>
<h2>Pessoa registrada</h2><div style="font:500 15pt Roboto;margin:2mm 0">{E(N)}</div><dl><dt>Matrícula nacional</dt><dd class="w"><b>{M}</b></dd><dt>Inscrição no CPF</dt><dd>{cp or '(sem inscrição)'}</dd><dt>Sexo</dt><dd>{'Masculino' if f['sexo']=='M' else 'Feminino'}</dd></dl>
<h2>Nascimento</h2><dl><dt>Nasceu em</dt><dd class="w">{dl(b)} ({dw(b)})</dd><dt>Horário</dt><dd>{f'{h}h{mi:02d}min' if hora else 'não declarado'}</dd><dt>Natural de</dt><dd>{c[0]}/{c[1]}</dd><dt>Onde</dt><dd class="w">{E(est)} — {c[0]}/RS</dd><dt>Parto múltiplo</dt><dd class="w">{f'sim; gêmeo(a) de {E(tw)}' if tw else 'não'}</dd></dl>
<h2>Genitores e avós</h2><table><tr><th>Genitor(a)</th><th>Naturalidade</th><th>Filho(a) de</th></tr>{par}</table>
<h2>Assento</h2><dl><dt>Lavrado em</dt><dd class="w">{dl(reg)}, nesta cidade de {c[0]}/RS</dd><dt>Livro</dt><dd>A-{bk}</dd><dt>Folha</dt><dd>{fo}</dd><dt>Termo</dt><dd>{en}</dd><dt>DNV</dt><dd>{dv or '—'}</dd><dt>Declarante</dt><dd class="w">{E(f['pai'] or f['mae'])}</dd></dl>
<h2>Averbações</h2><div class="nb">{E(av) or 'Não há.'}</div><h2>Anotações</h2><div class="nb">{E(an) or 'Não há.'}</div>
<div style="margin-top:5mm;font-size:9.5pt">O referido é verdade e dou fé. Emitida em {c[0]}, {dn(iss)}, às {r.randint(9,17)}:{r.randint(10,59)}:{r.randint(10,59)}.</div><div style="margin-top:3mm;border:.5pt dashed #7a8b2f;padding:1.5mm 3mm;font-size:8pt;width:84mm">Assinado digitalmente por<br><b>{U(E(of))}:{code(r,'***999999**')}</b><br>ICP-Brasil · {iss.strftime('%Y.%m.%d')} {r.randint(9,17)}:{r.randint(10,59)} -03'00'</div></div>'''
    T = truth('X3', n, 595, 842, nome=N, cpf=cp, mat=M, nasc=b, nasc_txt=dw(b), hora=f'{h:02d}:{mi:02d}' if hora else '', nat=mk(c), sexo=f['sexo'], estab=est, ln_mun=c[0], ln_uf='RS', r_mun=c[0], r_uf='RS', cart=k['cart'], reg=reg, dnv=dv, livro=f'A-{bk}', folha=fo, termo=str(en), g1=P[0][0], g1n=mk(P[0][1]), g2=P[1][0] if len(P) > 1 else '', g2n=mk(P[1][1]) if len(P) > 1 else '',
      pf=f['pf'], pm=f['pm'], mf=f['mf'], mm=f['mm'], gem=tw, averb=av, anot=an, selo=selo, oficial=of, emis=iss, accept={'dados_pessoais.data_nascimento.texto_completo': [dl(b), f'{dl(b)} ({dw(b)})']})
    save('X3', n, html_page(css, body), T)
# X4: Minas Gerais, dense numbered cells, mother first, 2017-2021
X4 = [dict(y=2018, c=('Juiz de Fora','MG'), cart='1º Subdistrito de Juiz de Fora - Registro Civil das Pessoas Naturais'),
 dict(y=2020, c=('Guaxupé','MG'), cart='Cartório de Registro Civil Vilas Boas', hp='arab'),
 dict(y=1984, c=('Três Pontas','MG'), cart='Ofício de Registro Civil das Pessoas Naturais de Três Pontas', note='cas'),
 dict(y=2017, c=('Teófilo Otoni','MG'), cart='Registro Civil de Teófilo Otoni', nofa=1, hp='germ'),
 dict(y=2019, c=('Belo Horizonte','MG'), cart='Cartório do Registro Civil do 3º Subdistrito', twin=1),
 dict(y=1957, c=('Diamantina','MG'), cart='Serviço Registral das Pessoas Naturais de Diamantina', late=1, home=1, ign=1),
 dict(y=2002, c=('Poços de Caldas','MG'), cart='Registro Civil e Notas de Poços de Caldas', note='pat', hp='ital'),
 dict(y=2021, c=('Muzambinho','MG'), cart='Ofício do Registro Civil das Pessoas Naturais e Interdições e Tutelas')]
def x4(n, k):
    r = random.Random(f'X4{n}'); c = k['c']; b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .5)
    f.update(OV.get(f'X4-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    reg = plus(b, r.randint(1, 25)) if not k.get('late') else day(r, 2008); iss = plus(reg, r.randint(0, 30)) if b.year >= 2018 else day(r, 2018, 2021)
    bk, lf, en = r.randint(3, 199), r.randint(1, 299), r.randint(300, 89000); v = 'V' if r.random() < .3 else ''
    M = mat(r.randint(30000, 63000), reg.year, bk, lf, en, '{0} {1} {2} {3} {4} {5} {6} {7}-{8}')
    h, mi = r.randrange(24), r.choice([0, 10, 15, 22, 37, 40, 55]); hora = not k.get('late'); gn = [city(r, 'MG', .3), city(r, 'MG', .3)]
    est = 'DOMICÍLIO' if k.get('home') else r.choice(HOSP).upper(); of = adult(r, None, 1962); up = U
    N = up(f['nome']); cp = cpf(r) if b.year >= 2018 else ''
    av = an = ''
    if k.get('note') == 'cas': an = up(f"Casamento em {dn(D(2009,9,19))} com {adult(r,'F' if f['sexo']=='M' else 'M',1985)}, livro 15-B, fls. 98, termo 3.310, desta serventia.")
    if k.get('note') == 'pat': av = up(f"Por mandado do MM. Juiz da 2ª Vara Cível desta comarca, autos 0518.06.112233-4, expedido em {dn(D(2008,6,12))}, averba-se a paternidade de {f['pai']} e os avós paternos, passando o nome a ser {f['nome']}.")
    late = k.get('late')
    tw = up(given(r, f['sexo'], k['y']) + f['tail']) if k.get('twin') else ''
    dv = dnv(r).replace('-', '') if b.year >= 2011 else ''
    selo = code(r, 'AAA99999'); seg = code(r, '9999.9999.9999.9999'); ig = k.get('ign')
    X = 'XXXXXXXXXX' if n % 2 else '* * * * * * *'
    pf, pm, mf, mm = [up(f[q]) for q in ('pf', 'pm', 'mf', 'mm')]
    if ig: pf = pm = ''
    def cc(no, l, val, fl=1, st=''): return f'<div class="c" style="flex:{fl};{st}"><span>{no:02d} – {l}</span>{val}</div>'
    def cp2(): return cpf(r)
    prof = ['lavrador', 'motorista', 'pedreiro', 'cafeicultor', 'comerciante', 'agrônomo', 'estudante']; profm = ['professora', 'do lar', 'técnica em enfermagem', 'comerciante', 'estudante', 'costureira']
    css = '''body{font-family:"Open Sans Condensed","Liberation Sans Narrow";color:#2b1d12}.pg{padding:10mm 11mm;background:#fffdf6}.r{display:flex}.c{border:.5pt solid #8a6a3f;margin:-.25pt;padding:.4mm 1.2mm .9mm;font:8.8pt "Liberation Sans Narrow";min-height:8.6mm;line-height:1.2}.c span{display:block;font:6.2pt "Liberation Sans Narrow";color:#7a5524;text-transform:uppercase}.b{background:#efe2c4;border:.5pt solid #8a6a3f;margin:-.25pt;margin-top:1.6mm;font:bold 7.5pt "Liberation Sans Narrow";padding:.5mm 1.2mm;letter-spacing:.5px}.two{display:flex;gap:2mm}.two>div{flex:1}.sm{font:7pt "Liberation Sans Narrow";line-height:1.3}td{border:.4pt solid #8a6a3f;padding:.3mm 1.2mm;font:6.8pt "Liberation Sans Narrow"}table{border-collapse:collapse}'''
    pai = up(f['pai']); mae = up(f['mae'])
    ends = [f"RUA {up(adult(r,'M',1900))}, {r.randint(5,900)}, BAIRRO {r.choice(['CENTRO','SANTA RITA','VILA NOVA','SÃO GERALDO'])}, {up(c[0])}/MG" for _ in range(2)]
    note = ' '.join(x for x in (av, an) if x) or X
    body = f'''<div style="display:flex;align-items:center;gap:4mm;border-bottom:1.2pt solid #8a6a3f;padding-bottom:2mm;margin-bottom:2mm">{arms(15,'#5a3d18')}<div style="font:9pt 'Liberation Sans Narrow';line-height:1.3">REPÚBLICA FEDERATIVA DO BRASIL – ESTADO DE MINAS GERAIS<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{E(k['cart'])}</b> – Município e Comarca: {c[0]}/MG</div><div style="margin-left:auto;text-align:right;font:bold 15pt 'Liberation Sans Narrow';line-height:1.05">CERTIDÃO<br>DE NASCIMENTO</div></div>
<div class="r">{cc(1,'nome do(a) registrado(a)',f'<b style="font-size:12pt">{E(N)}</b>')}</div>
<div class="r">{cc(2,'matrícula',f'<b>{M}</b>',1.7)}{cc(3,'CPF do(a) registrado(a)',cp or 'NÃO POSSUI')}{cc(4,'sexo','MASCULINO' if f['sexo']=='M' else 'FEMININO',.6)}</div>
<div class="b">DO NASCIMENTO</div><div class="r">{cc(5,'data',dn(b),.6)}{cc(6,'hora',f'{h:02d}:{mi:02d} H' if hora else X[:7],.5)}{cc(7,'estabelecimento / domicílio',est,2)}{cc(8,'município / UF',f'{up(c[0])} / MG',1.1)}</div>
<div class="r">{cc(9,'naturalidade',f'{up(c[0])} / MG',1)}{cc(10,'nº da D.N.V.',dv or X,.8)}{cc(11,'gêmeo(s): não / sim – nome',f'SIM – {E(tw)}' if tw else 'NÃO',2)}</div>
<div class="two"><div><div class="b">DA MÃE</div>{cc(12,'nome',f'<b>{E(mae)}</b>')}{cc(13,'natural de',f'{up(gn[1][0])} / {gn[1][1]}')}{cc(14,'idade na ocasião do parto / profissão',f'{r.randint(17,41)} ANOS / {up(r.choice(profm))}')}{cc(15,'avô materno',mf or X)}{cc(16,'avó materna',mm or X)}{cc(17,'CPF da mãe',cp2() if b.year>2000 else X)}{cc(18,'endereço',ends[0])}</div>
<div><div class="b">DO PAI</div>{cc(19,'nome',f'<b>{E(pai)}</b>' if pai else X)}{cc(20,'natural de',f'{up(gn[0][0])} / {gn[0][1]}' if pai else X)}{cc(21,'idade / profissão',f'{r.randint(19,50)} ANOS / {up(r.choice(prof))}' if pai else X)}{cc(22,'avô paterno',pf or X)}{cc(23,'avó paterna',pm or X)}{cc(24,'CPF do pai',cp2() if b.year>2000 and pai else X)}{cc(25,'endereço',ends[0] if pai else X)}</div></div>
<div class="b">DO REGISTRO</div><div class="r">{cc(26,'livro',f'{bk}-A',.5)}{cc(27,'folha(s)',f'{lf}{v}',.5)}{cc(28,'termo',f'{en}',.6)}{cc(29,'data do assento',dn(reg),.8)}{cc(30,'declarante',N if late else mae if k.get('note') == 'pat' else pai or mae,2)}</div>
<div class="r">{cc(31,'testemunhas',f"1) {up(adult(r,'M',1960))}; 2) {up(adult(r,'F',1970))} – REGISTRO TARDIO (ART. 46 DA LEI 6.015/73)" if late else 'NÃO HOUVE')}</div>
<div class="r">{cc(32,'averbações, anotações e observações',note,1,'min-height:26mm')}</div>
<div class="r" style="margin-top:3mm;gap:3mm"><div class="sm" style="flex:1.2;border:.5pt solid #8a6a3f;padding:1.5mm;text-align:center"><b>PODER JUDICIÁRIO – TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{E(k['cart'])}<br>Selo de Consulta Nº <b>{selo}</b><br>Código de Segurança: {seg}<br>Quantidade de atos praticados: 1<br>Consulte a validade deste selo no site https://selos.tjmg.jus.br</div>
<table style="flex:.8"><tr><td>Emolumentos</td><td>R$ {r.randint(19,42)},{r.randint(10,99)}</td></tr><tr><td>Recompe-MG</td><td>R$ 1,{r.randint(10,99)}</td></tr><tr><td>Taxa Fisc. Jud. (TFJ)</td><td>R$ 6,{r.randint(10,99)}</td></tr><tr><td>ISSQN</td><td>R$ 0,{r.randint(10,99)}</td></tr><tr><td><b>Valor final</b></td><td>R$ {r.randint(49,52)},{r.randint(10,99)}</td></tr><tr><td colspan=2>Cód. 1 (7801-2)</td></tr></table>
<div class="sm" style="flex:1.4;text-align:center;font-size:8pt">Certifico que o conteúdo acima confere com o original. Dou fé.<br>{c[0]}/MG, {dn(iss)}<div style="margin:0 auto;width:46mm">{sign(r,46,'#111')}</div><div style="border-top:.5pt solid">{E(adult(r,'F',1992))}<br>Escrevente Autorizada</div></div></div>
<div class="sm" style="margin-top:3mm;text-align:center">Oficial do Registro Civil: <b>{E(of)}</b> · Praça {E(adult(r,'M',1890))}, {r.randint(2,300)} – {c[0]}/MG – CEP {code(r,'39999-999')} – Tel. (3{r.choice('12345')}) {code(r,'3999-9999')} – CNPJ {code(r,'99.999.999/0001-99')}</div>
<div style="position:absolute;left:2.5mm;top:120mm;font:6pt 'Liberation Sans Narrow';writing-mode:vertical-rl;color:#7a5524">VÁLIDA EM TODO O TERRITÓRIO NACIONAL – QUALQUER ADULTERAÇÃO OU EMENDA INVALIDA ESTE DOCUMENTO – PAPEL DE SEGURANÇA {code(r,'A 999999')}</div>'''
    T = truth('X4', n, 595, 842, nome=N, cpf=cp, mat=M, nasc=b, nasc_txt=dn(b), hora=f'{h:02d}:{mi:02d}' if hora else '', nat=f'{up(c[0])} - MG', sexo=f['sexo'], estab=est, ln_mun=up(c[0]), ln_uf='MG', r_mun=c[0], r_uf='MG', cart=k['cart'], reg=reg, dnv=dv, livro=f'{bk}-A', folha=f'{lf}{v}', termo=str(en),
      g1=mae, g1n=f'{up(gn[1][0])} - {gn[1][1]}', g2=pai, g2n=f'{up(gn[0][0])} - {gn[0][1]}' if pai else '', pf=pf, pm=pm, mf=mf, mm=mm, gem=tw, averb=av, anot=an, joint=1, selo=selo, oficial=of, emis=iss)
    save('X4', n, html_page(css, body), T)
def run():
    for i, k in enumerate(X3): x3(i + 1, k)
    for i, k in enumerate(X4): x4(i + 1, k)
