from lib import *
from ov import OV
# X1: Paraná, national model with legends set into the frames (Prov. 63/149), Funarpen seal
X1 = [dict(y=2019, c=('Curitiba','PR'), cart='Serviço Distrital de Santa Felicidade', cad=1, cpf=1),
 dict(y=2023, c=('Londrina','PR'), cart='2º Ofício de Registro Civil das Pessoas Naturais de Londrina', cpf=1, twin=1),
 dict(y=1987, c=('Prudentópolis','PR'), cart='Ofício do Registro Civil das Pessoas Naturais da Comarca de Prudentópolis', note='cas', hp='pol', hm='pol', old=1),
 dict(y=2021, c=('Assaí','PR'), cart='Registro Civil das Pessoas Naturais de Assaí', cpf=1, hp='jap', nofa=1, hora=0),
 dict(y=1974, c=('Castro','PR'), cart='Serviço de Registro Civil de Castro', note='cpf', cpf=1, hp='hol', hm='hol', home=1, old=1, cad=2),
 dict(y=2024, c=('Maringá','PR'), cart='1º Registro Civil das Pessoas Naturais de Maringá', cpf=1, two=1),
 dict(y=2018, c=('Guarapuava','PR'), cart='Serviço Registral Civil Trevisan', cpf=1, ind=1),
 dict(y=1999, c=('Rolândia','PR'), cart='Ofício de Registro Civil e Anexos de Rolândia', note='ren', cpf=1, hp='germ', cad=1)]
def x1(n, k):
    r = random.Random(f'X1{n}'); c = k['c']; b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'))
    if k.get('ind'): f.update(nome='Kafág Luana Farias Bandeira', sexo='F', pai='Osmar Refej Bandeira', mae='Jocélia Nĩvẽ Farias', given='Kafág Luana', tail=' Farias Bandeira', pf='João Maria Bandeira', pm='Vãnfej Rosalina Refej', mf='Pedro Kafej Farias', mm='Nĩvẽ Terezinha Candinho')
    f.update(OV.get(f'X1-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    if k.get('two'): f.update(nome='Ayla Mascarenhas Kuchnir', sexo='F', pai='Renata Cristina Kuchnir', mae='Paula Mascarenhas de Siqueira', given='Ayla', pf='Estefano Kuchnir', pm='Terezinha Hryniewicz Kuchnir', mf='Nilton César de Siqueira', mm='Maria Goreti Mascarenhas')
    reg = plus(b, r.randint(2, 14) if k['y'] > 2000 else r.randint(10, 60)); iss = day(r, 2024, 2025) if b.year < 2024 else plus(reg, r.randint(0, 300))
    if not k.get('old') and 'note' not in k and r.random() < .6: iss = plus(reg, r.randint(0, 2))
    if k.get('cad') and b.year > 2005: iss = D(2025, 8, 4 + n)
    if b.year == 2018 and iss < D(2018, 6, 1): iss = D(2018, 11, 9)
    bk, lf, en = r.randint(20, 480), r.randint(1, 300), r.randint(900, 98000)
    M = mat(r.randint(79000, 87900), reg.year, bk, lf, en, '{0} {1} {2} {3} {4} {5} {6} {7} {8}')
    h, mi = r.randrange(24), r.randrange(60); hora = k.get('hora', 1)
    hs = r.choice(HOSP); lm = c if r.random() < .75 or b.year < 2000 else ('Curitiba', 'PR'); gn = [city(r, 'PR'), city(r, 'PR')]
    estab = 'Domicílio' if k.get('home') else hs
    cp = cpf(r) if k.get('cpf') else ''
    av = an = ''; of = adult(r, None, 1965)
    if k.get('note') == 'cas':
        sp = adult(r, 'M' if f['sexo'] == 'F' else 'F', k['y']); cd = plus(b, 9000 + r.randint(0, 900))
        an = f"Casamento: em {dn(cd)} contraiu matrimônio com {sp}, no Registro Civil de Irati - PR, livro B-041, folhas 117, termo 8.842, sem alteração de nome. Anotado em {dn(plus(cd,21))}."
    if k.get('note') == 'cpf':
        av = f"AV.1 - Procedo a esta averbação para constar o número do CPF da pessoa registrada: {cp}, conforme artigo 6º do Provimento nº 63/2017 do CNJ. Castro, {dn(plus(iss,-3))}."
    if k.get('note') == 'ren':
        av = f"Por requerimento de {dn(plus(iss,-40))}, nos termos do art. 56 da Lei nº 6.015/73, com a redação da Lei nº 14.382/2022, a pessoa registrada, antes chamada {f['given'].split(' ')[0]} Reinoldo{f['tail']}, passou a chamar-se {f['nome']}. Averbado em {dn(plus(iss,-35))}."
    tw = given(r, 'M', k['y']) + f['tail'] if k.get('twin') else ''
    if tw: twm = mat(int(M[:6]), reg.year, bk, lf if lf < 300 else lf, en + 1)
    cad = []
    rows = ''
    if k.get('cad'):
        x = [('RG', code(r, '99.999.999-9'), dn(plus(iss, -400)), 'SESP/PR'), ('Título de eleitor', code(r, '0999 9999 0699'), 'zona 041 seção 0' + code(r, '99'), 'TRE/PR')][:k['cad'] if b.year < 2005 else 1]
        for q in x: rows += '<tr>' + ''.join(f'<td>{E(z)}</td>' for z in q) + '</tr>'; cad.append(' '.join(q))
    else: rows = '<tr><td>—</td><td>—</td><td>—</td><td>—</td></tr>'
    dv = dnv(r) if b.year >= 2011 else ''
    N = f['nome'].upper()
    def fs(l, v, st='', cl=''): return f'<fieldset style="{st}" class="{cl}"><legend>{l}</legend>{v}</fieldset>'
    if k.get('nofa'): fil = f"{f['mae'].upper()}, natural de {mk(gn[1])}"; avs = f"MATERNOS: {f['mf'].upper()} e {f['mm'].upper()}"
    elif k.get('two'):
        fil = f"{f['pai'].upper()}, natural de {mk(gn[0])}<br>{f['mae'].upper()}, natural de {mk(gn[1])}"
        avs = f"{f['pf'].upper()} e {f['pm'].upper()} (pais de RENATA)<br>{f['mf'].upper()} e {f['mm'].upper()} (pais de PAULA)"
    else:
        fil = f"{f['pai'].upper()}, natural de {mk(gn[0])}<br>{f['mae'].upper()}, natural de {mk(gn[1])}"
        avs = f"PATERNOS: {f['pf'].upper()} e {f['pm'].upper()}<br>MATERNOS: {f['mf'].upper()} e {f['mm'].upper()}"
    selo = code(r, 'SFTN1.#####.#####-#####.') + r.choice(['F859q', 'F871q', 'F1203'])
    dtx = dw(b).capitalize() if n % 2 else dw(b).upper()
    loc = f"{'Domicílio' if k.get('home') else estab}, {mk(lm)}"
    nota = av or an or ('Nada consta.' if n % 2 else '* * * * *')
    css = '''body{font-family:Carlito;color:#111}.pg{padding:9mm 12mm;background:#fff}fieldset{border:.6pt solid #3b6b4f;border-radius:3px;margin:0 0 2.4mm;padding:.6mm 2.4mm 1.8mm;min-width:0;font-size:11pt;line-height:1.3}legend{font-size:6.6pt;color:#2c5a40;padding:0 1mm;letter-spacing:.2px}.r{display:flex;gap:1.6mm}.r fieldset{flex:1}.c{text-align:center}.hd{text-align:center;font-size:11pt;line-height:1.25;margin-bottom:2mm}.hd b{font-size:17pt;letter-spacing:2px;color:#21472f}table{border-collapse:collapse;width:100%;font-size:8pt}td,th{border:.4pt solid #8aa596;padding:.4mm 1mm;text-align:left}th{font-size:6.5pt;background:#edf4ef;font-weight:normal}.ft{display:flex;gap:5mm;font-size:8.5pt;margin-top:2mm}.ft>div{flex:1}'''
    body = f'''<div class="hd">{arms(17,'#21472f',col=True)}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>CERTIDÃO DE NASCIMENTO</b></div>
{fs('NOME', f'<b style="font-size:13pt">{E(N)}</b>','','c')}
<div class="r">{fs('Nº DO CPF', cp or ('não informado' if n%2 else '—'),'flex:.42','c')}{fs('MATRÍCULA',f'<b>{M}</b>','','c')}</div>
<div class="r">{fs('DATA DE NASCIMENTO (POR EXTENSO)',dtx,'flex:3.6')}{fs('DIA',f'{b.day:02d}','flex:.5','c')}{fs('MÊS',f'{b.month:02d}','flex:.5','c')}{fs('ANO',b.year,'flex:.6','c')}</div>
<div class="r">{fs('HORA',f'{h:02d}:{mi:02d}' if hora else 'ignorada','flex:.5','c')}{fs('NATURALIDADE',mk(lm))}{fs('MUNICÍPIO DO REGISTRO E UF',mk(c))}{fs('SEXO',{'M':'Masculino','F':'Feminino'}[f['sexo']],'flex:.55','c')}</div>
{fs('LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',E(loc))}
{fs('FILIAÇÃO',fil)}{fs('AVÓS',avs)}
<div class="r">{fs('GÊMEO','SIM' if tw else 'NÃO','flex:.2','c')}{fs('NOME E MATRÍCULA DO(S) GÊMEO(S)',f'{tw.upper()} — {twm}' if tw else '—')}</div>
<div class="r">{fs('DATA DO REGISTRO (POR EXTENSO)',dw(reg).capitalize())}{fs('Nº DA DNV / DECLARAÇÃO DE NASCIDO VIVO',dv or 'Não consta','flex:.6','c')}</div>
{fs('AVERBAÇÕES / ANOTAÇÕES À ACRESCER',f'<div style="min-height:24mm;font-size:10pt;text-align:justify">{E(nota)}</div>')}
{fs('ANOTAÇÕES DE CADASTRO',f'<table><tr><th>TIPO DOCUMENTO</th><th>NÚMERO</th><th>DATA EXPEDIÇÃO / DADOS</th><th>ÓRGÃO EXPEDIDOR</th></tr>{rows}</table><div style="font-size:6.5pt">* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigido pelo órgão solicitante.</div>')}
<div class="ft"><div><b>{E(k['cart'])}</b><br>Oficial(a): {E(of)}<br>{mk(c)}<br>Rua {E(r.choice(['XV de Novembro','Marechal Deodoro','Barão do Rio Branco','Padre Anchieta']))}, {r.randint(40,2200)} - Centro - CEP {code(r,'8')}{code(r,'9999-999')}<br>Fone ({r.choice(['41','42','43','44'])}) {code(r,'3999-9999')}<br><br><span style="font-size:7pt">FUNARPEN — Selo de Fiscalização<br><b>{selo}</b><br>Consulte esse selo em https://selo.funarpen.com.br<br>Emolumentos: R$ {r.randint(38,52)},{r.randint(10,99)} (VRC 143,00) ISS R$ 1,{r.randint(10,60)} Fundep R$ 1,97</span></div>
<div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]}, {dl(iss)}.<div style="display:flex;justify-content:center;margin-top:1mm">{sign(r,50)}</div><div style="border-top:.5pt solid #333;margin:0 8mm 0">{E(adult(r,'F',1990))}<br>Escrevente autorizada</div></div><div style="flex:.35;text-align:right">{qr(r,23)}</div></div>'''
    T = truth('X1', n, 595, 842, nome=N, cpf=cp, mat=M, nasc=b, nasc_txt=dtx, hora=f'{h:02d}:{mi:02d}' if hora else '', nat=mk(lm), sexo=f['sexo'], estab=estab, ln_mun=lm[0], ln_uf=lm[1], r_mun=c[0], r_uf=c[1], cart=k['cart'], reg=reg, dnv=dv, livro=str(bk), folha=str(lf), termo=str(en),
      g1=(f['pai'] or f['mae']).upper(), g1n=mk(gn[0]) if f['pai'] else mk(gn[1]), g2=f['mae'].upper() if f['pai'] else '', g2n=mk(gn[1]) if f['pai'] else '', pf=f['pf'].upper(), pm=f['pm'].upper(), mf=f['mf'].upper(), mm=f['mm'].upper(), gem=tw.upper(), averb=av, anot=an, joint=1, cad=cad, selo=selo, oficial=of, emis=iss, accept={'dados_pessoais.data_nascimento.texto_completo': [dn(b)]})
    save('X1', n, html_page(css, body), T)
# X2: Santa Catarina 2010-2016, first national model, labels to the left in navy Garamond
X2 = [dict(y=2012, c=('Blumenau','SC'), hp='germ', cart='1º Ofício de Registro Civil das Pessoas Naturais', twin=1),
 dict(y=2010, c=('Joinville','SC'), cart='Cartório de Registro Civil do 2º Subdistrito', hm='germ'),
 dict(y=1968, c=('Nova Trento','SC'), hp='ital', hm='ital', cart='Ofício de Registro Civil, Títulos e Documentos de Nova Trento', note='obi', home=1),
 dict(y=2015, c=('Florianópolis','SC'), cart='Escrivania de Paz do Distrito de Ribeirão da Ilha', nofa=1),
 dict(y=1991, c=('Pomerode','SC'), hp='germ', hm='germ', cart='Registro Civil das Pessoas Naturais de Pomerode', note='div'),
 dict(y=2014, c=('Criciúma','SC'), cart='Ofício do Registro Civil Zanette Búrigo', adv=1, hp='ital'),
 dict(y=1979, c=('Lages','SC'), cart='1º Tabelionato e Registro Civil de Lages', note='pat', nogp=1),
 dict(y=2016, c=('Treze Tílias','SC'), hp='germ', hm='ital', cart='Escrivania de Paz de Treze Tílias')]
def x2(n, k):
    r = random.Random(f'X2v{n}'); c = k['c']; b = day(r, k['y']); f = fam(r, k['y'], None, k.get('hp'), k.get('hm'), .6)
    f.update(OV.get(f'X2-{n}', {}))
    if k.get('nofa'): f = nofather(f)
    reg = plus(b, r.randint(1, 20) if k['y'] > 2000 else r.randint(8, 90)); iss = plus(reg, r.randint(0, 40)) if k['y'] > 2009 else day(r, 2012, 2016)
    if iss > D(2017, 10, 1): iss = reg
    bk, lf, en = r.randint(5, 260), r.randint(1, 300), r.randint(400, 60000); v = 'V' if r.random() < .5 else ''
    M = mat(r.randint(104000, 108990), reg.year, bk, lf, en, '{0}.{1}.{2}.{3}.{4}.{5}.{6}.{7}-{8}' if n % 2 else '{0} {1} {2} {3} {4} {5} {6} {7} {8}')
    h, mi = r.randrange(24), r.choice([0, 5, 12, 30, 48, 50, 7, 21]); h = h or 3; gn = [city(r, 'SC', .4), city(r, 'SC', .4)]
    est = 'Domicílio' if k.get('home') else r.choice(HOSP)
    of = adult(r, None, 1958, 'germ'); av = an = ''; N = f['nome']
    if k.get('note') == 'obi': an = f"ÓBITO: o registrado faleceu em {dn(plus(iss,-300))}, conforme termo nº 3.217, fls. 09v, livro C-011, do Registro Civil de Brusque - SC."if f['sexo']=='M' else f"ÓBITO: a registrada faleceu em {dn(plus(iss,-300))}, conforme termo nº 3.217, fls. 09v, livro C-011, do Registro Civil de Brusque - SC."
    if k.get('note') == 'div':
        o = adult(r, 'M' if f['sexo'] == 'F' else 'F', 1989); an = f"Casou-se com {o} em {dn(D(2011,5,14))} (termo 1.904, fls. 152, livro B-08, desta Serventia). Divórcio por escritura pública de {dn(D(2013,8,2))}, voltando a assinar o nome de solteiro{'' if f['sexo']=='M' else ' (a)'}."
    if k.get('note') == 'pat': av = f"Reconhecimento de paternidade por escritura pública de {dn(D(1995,3,9))}, lavrada nas notas do 2º Tabelionato de Lages, tendo como pai {f['pai']}, passando o nome a ser {N}. Averbado em {dn(D(1995,4,3))}."
    tw = given(r, f['sexo'], k['y']) + f['tail'] if k.get('twin') else ''
    dv = dnv(r) if b.year >= 2011 else ''; gp = not k.get('nogp')
    selo = code(r, 'AAA99999-') + code(r, 'A9A9')
    sx = {'M': 'masculino', 'F': 'feminino'}[f['sexo']]
    decl = f['mae'] if k.get('note') == 'pat' else f['pai'] or f['mae']
    L = [('Nome', f'<b style="font-size:14pt">{E(N)}</b>'), ('Matrícula', f'<b>{M}</b>'),
     ('Data de nascimento', f'{dw(b)} &nbsp;<i>({dn(b)})</i>'), ('Hora', f'{hw24(h,mi)}'), ('Sexo', sx),
     ('Local de nascimento', f'{E(est)}{", sito na Rua "+E(adult(r,"M",1920))+", "+str(r.randint(20,900)) if not k.get("home") and n%3==0 else ""}'), ('Município de nascimento', f'{c[0]}, {UFN[c[1]]}'),
     ('Pai', E(f['pai']) + f"<small>natural de {E(gn[0][0])}/{gn[0][1]}</small>" if f['pai'] else 'x-x-x-x-x-x'), ('Mãe', E(f['mae']) + f"<small>natural de {E(gn[1][0])}/{gn[1][1]}</small>"),
     ('Avós paternos', (E(f['pf']) + '<br>' + E(f['pm'])) if f['pai'] and gp else 'x-x-x-x-x-x'), ('Avós maternos', E(f['mf']) + '<br>' + E(f['mm']) if gp else 'x-x-x-x-x-x'),
     ('Gêmeo', f'Sim. Irmã(o): {E(tw)}' if tw else 'Não'), ('Data do registro', dl(reg)), ('Declarante', E(decl)), ('DNV', dv or 'x-x-x-x-x-x'),
     ('Observações e averbações', E(av or an) or 'Nenhuma.')]
    css = '''body{font-family:"EB Garamond";color:#17285c}.pg{padding:12mm 16mm 10mm;background:#fdfdfa}.fr{position:absolute;inset:6mm;border:2.2pt double #17285c}h1{font:600 21pt "EB Garamond";text-align:center;margin:1mm 0 3mm;letter-spacing:3px}.top{display:flex;align-items:center;gap:6mm;font-size:11pt;line-height:1.3}.ln{display:flex;border-bottom:.4pt dotted #7d8bb8;padding:1.5mm 0;font-size:12.5pt;line-height:1.25;position:relative}.ln>span:first-child{width:42mm;text-align:right;padding-right:4mm;font-style:italic;font-size:10pt;color:#4a5a90}.ln>span:last-child{flex:1}small{float:right;font-size:9.5pt;font-style:italic}'''
    ad = f"{E(k['cart'])}<br><b>{E(of)}</b>, Oficial{'a' if of.split(' ')[0][-1]=='a' else ''} Titular<br>Rua {E(r.choice(['Sete de Setembro','Dr. Blumenau','Felipe Schmidt','Hercílio Luz','Imigrantes']))}, nº {r.randint(10,1500)} — CEP {code(r,'89999-999')}<br>{c[0]} / {UFN[c[1]]} &nbsp; Tel.: (4{r.choice('789')}) {code(r,'3999-9999')}"
    body = f'''<div class="fr"></div><div class="top">{arms(19,'#17285c')}<div>República Federativa do Brasil<br><b>Registro Civil das Pessoas Naturais</b><br>Estado de Santa Catarina</div><div style="margin-left:auto;font-size:9pt;text-align:right">{ad}</div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
{''.join(f'<div class="ln"><span>{a}</span><span>{v}</span></div>' for a,v in L)}
<div style="display:flex;margin-top:5mm;gap:8mm;font-size:10pt"><div style="width:66mm;border:.8pt solid #17285c;text-align:center;padding:2mm;font-size:8.5pt;line-height:1.3">Poder Judiciário<br>Estado de Santa Catarina<br><b>Selo Digital de Fiscalização</b><br>{'Isento' if b.year>2009 else 'Normal'}<br><b style="font-size:12pt">{selo}</b><br>Confira os dados do ato em:<br>selo.tjsc.jus.br</div>
<div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c[0]}, {dl(iss)}.<div style="margin:0 auto;width:54mm">{sign(r,54,'#222')}</div><div style="border-top:.6pt solid">{E(adult(r,'F',1985))}<br>Escrevente Substituta</div></div></div>
<div style="position:absolute;left:16mm;bottom:8.5mm;font-size:7.5pt">Emolumentos: {'isento (Lei nº 9.534/97)' if b.year>2009 else f'R$ {r.randint(17,30)},{r.randint(10,99)} + selo R$ 1,55'} &nbsp;|&nbsp; Certidão expedida por processamento eletrônico de dados. Qualquer rasura a torna nula.</div>'''
    T = truth('X2', n, 595, 842, nome=N, mat=M, nasc=b, nasc_txt=dw(b), hora=f'{h:02d}:{mi:02d}', sexo=f['sexo'], estab=est, ln_mun=c[0], ln_uf='SC', r_mun=c[0], r_uf='SC', cart=k['cart'], reg=reg, dnv=dv, livro=str(bk), folha=str(lf), termo=str(en), g1=f['pai'] or f['mae'], g1n=mk(gn[0] if f['pai'] else gn[1]), g2=f['mae'] if f['pai'] else '', g2n=mk(gn[1]) if f['pai'] else '',
      pf=f['pf'] if gp else '', pm=f['pm'] if gp else '', mf=f['mf'] if gp else '', mm=f['mm'] if gp else '', gem=tw, averb=av, anot=an, joint=1, selo=selo, oficial=of, emis=iss, accept={'dados_pessoais.data_nascimento.texto_completo': [dn(b), f'{dw(b)} ({dn(b)})']})
    save('X2', n, html_page(css, body), T)
def run():
    for i, k in enumerate(X1): x1(i + 1, k)
    for i, k in enumerate(X2): x2(i + 1, k)
