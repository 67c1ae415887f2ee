"""L5 (half sheet, printed blank typed on, 1976-1992), L6 (dot matrix, Legal), L7 (narrated by a program, 2000s)."""
import textwrap
from base import *

S5 = [
 dict(n='Rosemary', s='F', r='Guarapuava/PR', d='12/07/1976', dr='16/07/1976', de='16/07/1976', h='03:15', old=1, est='Hospital São Vicente de Paulo'),
 dict(n='Edmilson', s='M', r='Serra Talhada/PE', d='01/01/1969', dr='20/03/1979', de='20/03/1979', old=1, av=''),
 dict(n='Cristiane de Fátima', s='F', r='Montes Claros/MG', d='25/12/1981', dr='08/01/1982', de='11/02/1988', h='20:40', old=1, est='Santa Casa de Caridade'),
 dict(n='Gilson', s='M', r='Colatina/ES', b='Pancas/ES', d='09/08/1977', dr='31/08/1977', de='05/05/1984', h='11:00', nf=1, old=1),
 dict(n='Adriano', s='M', r='Passo Fundo/RS', d='18/05/1983', dr='23/05/1983', de='24/05/1983', h='13:25', tw='Fabiano', pat='Benedetti', mt='Tonello', old=1, est='Hospital da Cidade'),
 dict(n='Wanderléa', s='F', r='Goiás/GO', b='Goiás/GO', d='22/10/1966', dr='22/11/1966', de='09/04/1986', h='17:00', old=2,
      an=lambda F: f'Casou-se aos 14.07.1985 com Sebastião Curado, no Registro Civil de Itaberaí-GO, Lº B-8, fls. 140, passando a assinar Wanderléa {F["C"]} Curado.'),
 dict(n='Ricardo Yukio', s='M', r='Registro/SP', d='14/02/1979', dr='19/02/1979', de='30/10/1991', h='05:05', pat='Yoshioka', mt='Higashi', est='Hospital São João'),
 dict(n='Domingas', s='F', r='Cáceres/MT', d='04/08/1974', dr='17/06/1992', de='17/06/1992', old=2, av='Registro feito por determinação do MM. Juiz de Direito desta Comarca, mandado de 10 de junho de 1992, isento de multa.'),
]


def blankline(v, w, cap='', cls=''):
    return f'<span class="d {cls}" style="flex:{w}"><tt>{v}</tt><i>{cap}</i></span>'


def L5(i):
    F = prep(f'L5-{i+1}', **S5[i])
    R = F.R
    fill = ['-.-.-.-.-', 'x x x x x x', '- - - - - -', '/////////'][i % 4]
    u = (lambda s: s.upper()) if i % 3 == 0 else (lambda s: s)
    ln = lambda v, w, cap='': blankline(v or fill, w, cap)
    nm = u(F.name)
    lv, fl, tm = f'A-{F.livro % 90 + 5}', f'{F.folha}' + ['', 'vº', ''][i % 3], str(F.termo)
    if i % 4 == 1:
        tm = f'{F.termo:,}'.replace(',', '.')
    dn = ext(F.d)
    o = gen(F, 'o', 'a')
    hw = hora_words(F.h, 1) if F.h else ''
    estw = F.est if F.est else 'em domicílio'
    cart = ['Cartório do Registro Civil - 1º Ofício', 'Cartório do Registro Civil da Sede', 'Cartório do 2º Ofício do Registro Civil', 'Cartório Linhares', 'Registro Civil da 2ª Zona', 'Cartório de Família, Sucessões e Registro Civil', 'Cartório do Registro Civil e Anexos', 'Cartório do 3º Ofício'][i]
    pa, pb, ma, mb = (u(x) for x in (F.pgf, F.pgm, F.mgf, F.mgm))
    if F.nf:
        pa = pb = ''
    if i == 7:
        pb = ''
    g1, g2 = ('', u(F.mother)) if F.nf else (u(F.father), u(F.mother))
    obs = F.av or F.an or (f'É irmão gêmeo de {u(F.twin)}, termo nº {F.termo+1}.' if F.twin else '')
    c = '#6b3a16'
    dst = DE_ST[F.ru].split(' ', 1)
    T = 'o dia '
    dreg = [ext(F.dr), mid(F.dr), br(F.dr, '.')][i % 3]
    demis = [mid(F.de), ext(F.de)][i % 2]
    subs = i in (2, 6)
    css = f'''body{{font:8.3pt "TeX Gyre Schola";color:{c}}}.pg{{background:#fdf8ec}}tt{{font:700 9.6pt "TeX Gyre Cursor";color:#1c1c28;white-space:nowrap}}.r{{white-space:nowrap;display:flex;align-items:flex-end;gap:5px;margin-bottom:3px}}.d{{display:inline-flex;flex-direction:column;text-align:center}}
    .d tt{{border-bottom:1px dotted {c};min-height:14px;padding:0 3px;line-height:13px;display:block}}.d i{{font-size:6.5pt;line-height:7.5px;min-height:7.5px}}.st{{position:absolute;left:6mm;top:7mm;bottom:7mm;width:25mm;border-right:1px dashed {c};padding:4px 8px 4px 2px;font-size:7pt}}
    .st .d{{width:100%;margin-top:6px}}.mn{{position:absolute;left:35mm;right:8mm;top:6mm;bottom:5mm}}.hd{{text-align:center;line-height:1.25}}h1{{font:700 15pt "TeX Gyre Schola";margin:2px 0 5px;text-align:center;letter-spacing:3px}}.ob tt{{white-space:normal;line-height:1.3;text-align:left}}'''
    body = f'''<div class=st><div style="text-align:center">{arms(38,c,'#b98a55',c)}</div>{blankline(lv,1,'LIVRO')}{blankline(fl,1,'FOLHAS')}{blankline(tm,1,'Nº DE ORDEM')}{blankline('Cr$ '+str(R.randrange(20,900))+',00',1,'CUSTAS')}{blankline(digits(R,5),1,'TALÃO')}<div style="margin-top:8px;text-align:center">{stamp('REGISTRO CIVIL',F.rm.upper(),68,'#3a3a9c',R.randrange(-30,30),uid='q')}</div></div>
    <div class=mn><div class=hd>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO {dst[0].upper()} <tt>{dst[1]}</tt> &nbsp; COMARCA E MUNICÍPIO DE <tt>{F.rm}</tt><br><tt style="font-size:9pt">{cart}</tt></div><h1>CERTIDÃO DE NASCIMENTO</h1>
    <div class=r>CERTIFICO que às folhas, livro e número à margem indicados foi feito o assento abaixo.</div><div class=r>Lavrado em {ln(dreg,1,'data do assento')}</div>
    <div class=r>Registro de {ln(nm,1,'nome completo')} do sexo {ln(F.sx.lower(),.22)}</div>
    <div class=r>nascid{o} em {ln(dn,1,'dia, mês e ano, por extenso')}</div><div class=r>às {ln(hw,1,'hora')} em {ln(f'{F.bm}, {F.bu}',.62,'lugar do nascimento')}</div>
    <div class=r>no(a) {ln(estw,1,'casa, hospital ou maternidade')}</div>
    <div class=r>filh{o} de {ln(g1,1,'pai')}</div><div class=r>e de D. {ln(g2,1,'mãe')}</div>
    <div class=r>avós paternos: {ln(pa,1)} e {ln(pb,1)}</div><div class=r>avós maternos: {ln(ma,1)} e {ln(mb,1)}</div>
    <div class=r>Foi declarante {ln(g2 if F.nf else g1,1)} e testemunhas {ln(f'{man()[:9]} {sur()}',.8)}</div>
    <div class="r ob">OBSERVAÇÕES: {ln(obs,1)}</div>
    <div style="margin-top:4px">O referido é verdade e dou fé.</div><div class=r>{ln(F.rm,.6)} , {ln(demis,1.2,'data')}</div><div class=r style="margin-top:16px;padding-left:250px">{blankline(F.escr if subs else F.oficial,1,'Oficial Maior' if subs else 'O Oficial do Registro Civil')}</div><div style="position:absolute;right:70px;bottom:2px">{sign(R,150,34,'#1b2a80')}</div></div>'''
    t = truth(F.case, (595, 419), birth=F.d, nome=nm, dn=dn, hora=F.h, sexo=F.sx, est=F.est or 'Domicílio', mun=F.bm, uf=F.bu, rmun=F.rm, ruf=F.ru, cart=cart, dreg=br(F.dr), livro=lv, folha=fl, termo=tm,
              g1=g1 or g2, g2=g2 if g1 else '', pa=pa, pb=pb, ma=ma, mb=mb, tw=[u(F.twin)] if F.twin else [], twinfo=u(F.twin), averb=F.av, anot=F.an, oficial=F.escr if subs else F.oficial, demis=br(F.de), joint=True,
              accept={'dn': br(F.d), **({'twinfo': obs} if F.twin else {})},
              shown={'hora': hw, 'sexo': F.sx.lower(), 'est': estw, 'dreg': dreg, 'demis': demis, 'ruf': dst[1], 'dia': '', 'mes': MES[F.d.month-1], 'ano': num(F.d.year), 'uf': F.bu})
    return page('Certidão', css, body, 'A5 landscape'), t


# ------------------------------------------------------------------ L6
S6 = [
 dict(n='Tatiana', s='F', r='Volta Redonda/RJ', d='27/02/1993', dr='12/03/1993', de='12/03/1993', h='14:30', est='Hospital São João Batista'),
 dict(n='Wesley Rodrigo', s='M', r='Araguaína/TO', d='06/06/1996', dr='01/07/1996', de='18/09/2003', h='06:00', est='Hospital Regional'),
 dict(n='Maria das Graças', s='F', r='Picos/PI', b='Bocaina/PI', d='15/08/1952', dr='02/02/1970', de='27/11/1997', old=2),
 dict(n='Jonathan', s='M', r='Cachoeiro de Itapemirim/ES', d='10/04/1998', dr='29/04/1998', de='14/01/2008', h='23:50', nf=1, est='Hospital Infantil Francisco de Assis',
      ),
 dict(n='Priscilla', s='F', r='Sorocaba/SP', d='03/11/1987', dr='05/11/1987', de='21/06/2001', h='08:45', est='Santa Casa de Sorocaba', tw='Patrícia', pat='Zampieri'),
 dict(n='Antenor', s='M', r='Uruguaiana/RS', d='20/09/1955', dr='30/09/1955', de='02/12/1999', old=2, pat='Escobar', h='19:00',
      an=lambda F: f'CASOU-SE EM 05/01/1980, EM ALEGRETE-RS, LIVRO B-22, FOLHA 19, COM NEUSA TERESINHA BRUM. DIVORCIADO POR SENTENÇA DE 12/08/1994 DA VARA DE FAMÍLIA DE URUGUAIANA.'),
 dict(n='Débora Raquel', s='F', r='Macapá/AP', d='19/10/1994', dr='11/01/1995', de='07/07/2005', h='04:30', est='Hospital da Mulher Mãe Luzia',
      av=lambda F: f'POR ESCRITURA PÚBLICA DE 20/05/2005, {F["father"].upper()} RECONHECEU A REGISTRADA COMO SUA FILHA. AVERBADO EM 07/07/2005.'),
 dict(n='Sandro Luís', s='M', r='Chapecó/SC', d='31/01/1975', dr='10/02/1975', de='15/05/1998', h='12:15', pat='Kowalski', mt='Zanetti', est=None),
]


def L6(i):
    F = prep(f'L6-{i+1}', **S6[i])
    R = F.R
    u = str.upper
    W = 74
    no = ['NAO DECLARADO', '* * * * * *', 'NADA CONSTA', '.x.x.x.x.x.'][i % 4]
    lines = []
    LB = 26

    def put(l, v):
        v = v or no
        w = textwrap.wrap(v, W - LB - 2)
        lines.append(f'{(l + " ").ljust(LB, ".")}: <b>{w[0]}</b>')
        for x in w[1:]:
            lines.append(' ' * (LB + 2) + f'<b>{x}</b>')

    def bar(t=''):
        lines.append('═' * W if not t else f'── {t} ' + '─' * (W - len(t) - 4))
    nat = lambda t: f'{t[0]}-{t[1]}'.upper()
    dn = f'{br(F.d)} ({ext(F.d)})'.upper()
    hora = F.h and f'{F.h.replace(":", "H")}MIN' if i % 2 else F.h and f'{F.h} HORAS'
    home = not F.est
    lv, fl, tm = f'{"A" if i % 2 else "A-"}{F.livro}', f'{F.folha:03d}{"V" if i % 3 == 0 else ""}', f'{F.termo:06d}' if i % 2 else str(F.termo)
    pa, pb, ma, mb = map(u, (F.pgf, F.pgm, F.mgf, F.mgm))
    if i == 2:
        ma = ''
    if F.nf:
        pa = pb = ''
    fa = '' if F.nf else u(F.father)
    mo = u(F.mother)
    cart = ['CARTÓRIO DO 2º OFÍCIO DO REGISTRO CIVIL DE VOLTA REDONDA', 'CARTÓRIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE ARAGUAÍNA', 'CARTÓRIO DO 3º OFÍCIO DE PICOS', 'CARTÓRIO COVRE - REGISTRO CIVIL E TABELIONATO', '1º CARTÓRIO DE REGISTRO CIVIL DE SOROCABA',
            'OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE URUGUAIANA', 'CARTÓRIO JUCÁ', 'CARTÓRIO DE REGISTRO CIVIL, TÍTULOS E DOCUMENTOS'][i]
    put('LIVRO / FOLHA / TERMO', f'{lv}  /  {fl}  /  {tm}')
    put('DATA DO REGISTRO', br(F.dr))
    bar('REGISTRADO')
    put('NOME', u(F.name))
    put('SEXO', u(F.sx))
    put('NASCIMENTO', dn)
    put('HORA', hora)
    put('LOCAL', 'DOMICÍLIO DOS PAIS' if home else u(F.est))
    put('MUNICÍPIO/UF DO NASC.', f'{u(F.bm)} / {F.bu}')
    put('GÊMEO', f'SIM, DE {u(F.twin)}' if F.twin else 'NÃO')
    bar('FILIAÇÃO')
    if fa:
        put('PAI', fa)
        put('  NATURAL DE', nat(F.fn))
        put('  PROFISSÃO', R.choice(['LAVRADOR', 'PEDREIRO', 'COMERCIANTE', 'MECÂNICO', 'BANCÁRIO']))
    else:
        put('PAI', '')
    put('MÃE', mo)
    put('  NATURAL DE', nat(F.mn))
    put('  PROFISSÃO', R.choice(['DO LAR', 'COSTUREIRA', 'DOMÉSTICA', 'PROFESSORA']))
    bar('AVÓS')
    put('AVÔ PATERNO', pa)
    put('AVÓ PATERNA', pb)
    put('AVÔ MATERNO', ma)
    put('AVÓ MATERNA', mb)
    bar('ASSENTO')
    put('DECLARANTE', mo if F.nf or i % 3 == 2 else fa)
    put('1ª TESTEMUNHA', f'{man()} {sur()}'.upper())
    put('2ª TESTEMUNHA', f'{woman()} {sur()}'.upper())
    put('AVERBAÇÕES', u(F.av) if F.av else 'NÃO HÁ')
    put('ANOTAÇÕES', u(F.an) if F.an else 'NÃO HÁ')
    selo_ = f'{letters(R,3)} {digits(R,6)}' if F.de.year >= 1999 and i != 5 else ''
    demis = u(mid(F.de)) if i % 2 else br(F.de)
    subs = i in (1, 4)
    css = '''body{font:11pt "Liberation Mono";color:#20202c}.pg{background:#fff repeating-linear-gradient(#fff 0 28px,#eef6ee 28px 56px);padding:0}.bd{position:absolute;left:11mm;right:11mm;top:11mm;bottom:11mm;border:3px double #2f6b48;padding:12px 18px}
    pre{font:11.2pt/1.58 "Liberation Mono";margin:8px 0;letter-spacing:-.35px}pre b{font-weight:700}.h{text-align:center;font:10pt "TeX Gyre Bonum";color:#2f6b48}.h h1{font:700 22pt "TeX Gyre Bonum";margin:6px 0}.sel{border:1px solid #884;border-radius:6px;background:#fff6d8;width:170px;padding:8px;text-align:center;font:8pt "Liberation Sans"}'''
    bar()
    body = f'''<div class=bd><div class=h>{arms(64,'#2f6b48','#c2a035','#234')}<br>ESTADO {DE_ST[F.ru].upper()}<br>PODER JUDICIÁRIO — REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>Certidão de Nascimento</h1></div>
    <pre style="text-align:center;margin:0">{cart}
MUNICÍPIO E COMARCA DE {u(F.rm)} - {F.ru}
{('OFICIAL: ' + u(F.oficial))}</pre>
    <pre>CERTIFICO QUE NO LIVRO DE REGISTRO DE NASCIMENTOS DESTE CARTÓRIO CONSTA:
{chr(10).join(lines)}</pre><pre>O REFERIDO É VERDADE E DOU FÉ.
{u(F.rm)}, {demis}.</pre>
    <div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:10px"><div>{f'<div class=sel>CORREGEDORIA GERAL DA JUSTIÇA<br>SELO DE FISCALIZAÇÃO<br><b style="font-size:11pt">{selo_}</b><br>CERTIDÃO</div>' if selo_ else ''}</div>
    <div style="text-align:center">{sign(R,190,44,'#14266e',1.6)}<br><span style="border-top:1px solid #222;padding:2px 14px;font-size:10pt">{u(F.escr) if subs else u(F.oficial)}</span><br><span style="font-size:9pt">{'ESCREVENTE JURAMENTADO(A)' if subs else 'OFICIAL'}</span></div></div>
    <div style="position:absolute;left:18px;bottom:6px;font:6.8pt Liberation Sans;color:#2f6b48">CUSTAS: R$ {R.randrange(3,20)},{R.randrange(10,99)} — REG. {digits(R,5)} — OPERADOR {R.randrange(1,9):02d}</div></div>'''
    t = truth(F.case, (612, 1008), birth=F.d, nome=u(F.name), dn=ext(F.d).upper(), hora=F.h, sexo=F.sx, est='DOMICÍLIO DOS PAIS' if home else u(F.est), mun=u(F.bm), uf=F.bu, rmun=u(F.rm), ruf=F.ru, cart=cart, dreg=br(F.dr), livro=lv, folha=fl, termo=tm,
              g1=fa or mo, g1n=f'{F.fn[0]} - {F.fn[1]}'.upper() if fa else f'{F.mn[0]} - {F.mn[1]}'.upper(), g2=mo if fa else '', g2n=f'{F.mn[0]} - {F.mn[1]}'.upper() if fa else '', pa=pa, pb=pb, ma=ma, mb=mb,
              tw=[u(F.twin)] if F.twin else [], twinfo=u(F.twin), averb=u(F.av), anot=u(F.an), selo=selo_, oficial=u(F.oficial), demis=br(F.de),
              accept={'dn': [br(F.d), dn], 'g1n': nat(F.fn if fa else F.mn), **({'g2n': nat(F.mn)} if fa else {}), **({'est': 'Domicílio'} if home else {}), **({'twinfo': f'SIM, DE {u(F.twin)}'} if F.twin else {})},
              shown={'hora': hora, 'sexo': u(F.sx), 'g1n': nat(F.fn if fa else F.mn), 'g2n': nat(F.mn) if fa else '', 'demis': demis})
    return page('Certidão', css, body, 'legal'), t


# ------------------------------------------------------------------ L7
S7 = [
 dict(n='Vinícius', s='M', r='Piracicaba/SP', d='18/01/2002', dr='22/01/2002', de='22/01/2002', h='15:15', est='Hospital dos Fornecedores de Cana'),
 dict(n='Ludmilla Karoline', s='F', r='Ji-Paraná/RO', b='Ouro Preto do Oeste/RO', d='07/09/1997', dr='10/09/1997', de='03/03/2004', h='01:10', est='Hospital Municipal'),
 dict(n='Sebastiana', s='F', r='Barreiras/BA', d='20/01/1944', dr='14/04/1978', de='09/08/2000', old=2),
 dict(n='Mateus', s='M', r='Irati/PR', d='11/03/2006', dr='15/03/2006', de='28/10/2008', h='21:30', nf=1, est='Hospital e Maternidade Santa Casa', mt='Wisniewski'),
 dict(n='Karine', s='F', r='Natal/RN', d='16/12/1990', dr='09/01/1991', de='12/05/2002', h='09:55', tw='Karen', est='Maternidade Escola Januário Cicco'),
 dict(n='Olavo', s='M', r='Cuiabá/MT', b='Nossa Senhora do Livramento/MT', d='02/06/1959', dr='18/06/1959', de='25/07/2007', h='00:20', old=1, pat='de Arruda',
      an=lambda F: f'o registrado contraiu matrimônio com Benedita Auxiliadora Taques em 30 de setembro de 1983, conforme termo 2.204, folhas 98 do livro B-15, no Cartório do Segundo Ofício de Várzea Grande-MT'),
 dict(n='Thaís', s='F', r='Petrópolis/RJ', d='24/04/2000', dr='02/05/2000', de='19/06/2009', h='18:05', est='Hospital Alcides Carneiro',
      av=lambda F: f'em cumprimento a mandado da 1ª Vara de Família, datado de 04 de maio de 2009, extraído de ação de investigação de paternidade, fica constando como pai da registrada {F["father"]}, sendo avós paternos {F["pgf"]} e {F["pgm"]}'),
 dict(n='Amir', s='M', r='Foz do Iguaçu/PR', d='13/05/1985', dr='20/05/1985', de='31/01/2001', h='07:07', pat='Abdalla Khoury', mt='Haddad', est='Hospital e Maternidade Cataratas'),
]


def L7(i):
    F = prep(f'L7-{i+1}', **S7[i])
    R = F.R
    b = lambda s: f'<b>{s}</b>'
    o, ao = gen(F, 'o', 'a'), gen(F, 'ao', 'à')
    nm = F.name.upper() if i % 2 == 0 else F.name
    cart = ['Cartório de Registro Civil das Pessoas Naturais - 2º Subdistrito de Piracicaba', 'Cartório de Registro Civil e Notas de Ji-Paraná', 'Cartório do Registro Civil com Funções Notariais', 'Serventia de Registro Civil Andrade', '4º Cartório de Notas e Registro Civil de Natal',
            'Cartório do Terceiro Ofício', 'Registro Civil das Pessoas Naturais da 1ª Circunscrição de Petrópolis', 'Cartório Machado de Registro Civil'][i]
    lv, fl, tm = f'A-{F.livro}', f'{F.folha}{"-verso" if i % 3 == 2 else ""}', f'{F.termo:,}'.replace(',', '.')
    hw = f', às {b(hora_words(F.h, 1))}' if F.h else ', em hora ignorada'
    dn = ext(F.d)
    home = i in (2, 5)
    onde = 'em domicílio, neste Município' if home else f'no estabelecimento denominado {b(F.est)}'
    if F.bm != F.rm:
        onde = (f'em domicílio' if home else onde) + f', em {b(F.bm)}, {DE_ST[F.bu].replace("d", "Estado d", 1)}'
        mshow = F.bm
        uf_show = DE_ST[F.bu].split(' ', 1)[1]
    else:
        onde += f', nesta cidade de {F.rm}, {F.ru}' if not home else f' de {F.rm}, {F.ru}'
        uf_show = F.bu
    pa, pb, ma, mb = F.pgf, F.pgm, F.mgf, F.mgm
    tn = lambda t: f'{t[0]}-{t[1]}'
    if F.nf:
        fil = f'filh{o} de {b(F.mother)}, brasileira, solteira, natural de {tn(F.mn)}'
        avs = f'São avós maternos: {b(ma)} e {b(mb)}.'
        pa = pb = ''
    else:
        fil = f'filh{o} de {b(F.father)}, natural de {tn(F.fn)}, e de {b(F.mother)}, natural de {tn(F.mn)}'
        if i == 2:
            pa = mb = ''
            avs = f'São avós paternos: ignorado e {b(pb)}; e avós maternos: {b(ma)} e ignorada.'
        else:
            avs = f'São avós paternos: {b(pa)} e {b(pb)}; e avós maternos: {b(ma)} e {b(mb)}.'
    dec = F.mother if F.nf else F.father if i % 2 else 'o pai'
    obs = ''
    if F.av:
        obs = f'<p><b>AVERBAÇÃO:</b> {F.av}.</p>'
    if F.an:
        obs = f'<p><b>ANOTAÇÃO:</b> {F.an}.</p>'
    if not obs:
        obs = '<p>Nada mais consta.</p>' if i % 2 else ''
    tw = f' O parto foi duplo, sendo {gen(F,"gêmeo","gêmea")} d{o} registrad{o} {b(F.twin)}, objeto do termo seguinte.' if F.twin else ''
    demis = mid(F.de, True) if i % 2 else ext(F.de)
    dreg = mid(F.dr) if i % 3 else ext(F.dr)
    selo_ = f'{letters(R,2)}{digits(R,6)}' if i in (1, 3, 4, 6) else ''
    subs = i in (4, 7)
    only_sub = i == 7
    css = '''body{font:12.4pt/1.62 "URW Bookman";color:#151515}.pg{background:#fff}.fr{position:absolute;left:12mm;right:12mm;top:12mm;bottom:12mm;border:2px solid #556;outline:1px solid #99a;outline-offset:3px}.cx{position:absolute;left:18mm;top:88mm;width:31mm;border:1.2px solid #333}
    .cx div{border-bottom:1px solid #333;text-align:center;padding:5px 2px;font-size:10.5pt;line-height:1.25}.cx div:last-child{border:0}.cx span{display:block;font:7.5pt "Liberation Sans";color:#555}.tx{position:absolute;left:56mm;right:21mm;top:82mm;text-align:justify}.tx p{margin:0 0 8px}
    .hd{position:absolute;left:20mm;right:20mm;top:18mm;text-align:center;line-height:1.3}.hd h1{font-size:21pt;margin:10px 0 0;border-top:1px solid #555;border-bottom:1px solid #555;padding:4px}.hd h2{font-size:13pt;margin:4px 0 0}'''
    body = f'''<div class=fr></div><div class=hd>{arms(56,'#333','#aaa','#444')}<br><span style="font-size:11pt">REPÚBLICA FEDERATIVA DO BRASIL</span><h2>{cart}</h2><span style="font-size:9.5pt">Município de {F.rm} - {F.ru} · {F.oficial}, {'Tabeliã(o) e Oficial' if i%2 else 'Oficial Delegado(a)'}</span><h1>Certidão de Nascimento</h1></div>
    {'' if only_sub else ''}<div class=cx><div><span>LIVRO Nº</span>{lv}</div><div><span>FOLHA</span>{fl}</div><div><span>TERMO Nº</span>{tm}</div>{f'<div><span>SELO</span>{selo_}</div>' if selo_ else ''}<div style="height:84px"><span>carimbo</span>{stamp('REGISTRO CIVIL',F.rm.upper()+' '+F.ru,62,'#355',R.randrange(-30,30))}</div></div>
    <div class=tx><p>Certifico que, no livro de registro de nascimentos e no termo ao lado indicados, lavrado em {b(dreg)}, consta o de <b style="font-size:13.6pt">{nm}</b>, do sexo {F.sx.lower()}, nascid{o} {onde}, no dia {b(dn)}{hw}, {fil}. {avs}{tw}</p>
    <p>Foi declarante {dec}{' e serviram de testemunhas as constantes do termo' if i%3==0 else f', e testemunhas {man()} {sur()} e {woman()} {sur()}'}.</p>{obs}<p>O referido é verdade, do que dou fé.</p><p style="text-align:right">{F.rm}, {demis}.</p>
    <div style="text-align:center;line-height:1.2;margin-top:18px">{sign(R,190,44,'#1b2060',1.5)}<br><span style="border-top:1px solid #333;padding:2px 12px">{F.escr if subs else F.oficial}</span><br><span style="font-size:9.5pt">{'Oficial Substituto(a)' if subs else 'Oficial'}</span></div></div>
    <div style="position:absolute;left:18mm;right:18mm;bottom:15mm;font:7.4pt Liberation Sans;color:#555;text-align:center">{street(R)} – Fone/Fax ({R.randrange(11,99)}) {R.randrange(200,900)}-{digits(R,4)} – {F.rm} – {F.ru}</div>'''
    t = truth(F.case, birth=F.d, nome=nm, dn=dn, hora=F.h, sexo=F.sx, est='Domicílio' if home else F.est, mun=F.bm, uf=F.bu, rmun=F.rm, ruf=F.ru, cart=cart, dreg=br(F.dr), livro=lv, folha=fl, termo=tm,
              g1=F.mother if F.nf else F.father, g1n=f'{F.mn[0]} - {F.mn[1]}' if F.nf else f'{F.fn[0]} - {F.fn[1]}', g2='' if F.nf else F.mother, g2n='' if F.nf else f'{F.mn[0]} - {F.mn[1]}', pa=pa, pb=pb, ma=ma, mb=mb,
              tw=[F.twin] if F.twin else [], twinfo=F.twin, averb=F.av, anot=F.an, selo=selo_, oficial=F.oficial, demis=br(F.de),
              accept={'g1n': tn(F.mn if F.nf else F.fn), **({} if F.nf else {'g2n': tn(F.mn)}), **({'twinfo': html.unescape(re_strip(tw))} if F.twin else {})},
              shown={'hora': F.h and hora_words(F.h, 1), 'sexo': F.sx.lower(), 'est': 'domicílio' if home else F.est, 'uf': uf_show, 'dreg': dreg, 'demis': demis, 'dia': '', 'mes': MES[F.d.month-1], 'ano': num(F.d.year), 'g1n': tn(F.mn if F.nf else F.fn), 'g2n': '' if F.nf else tn(F.mn)})
    return page('Certidão de Nascimento', css, body), t


def re_strip(s):
    import re
    return re.sub('<[^>]+>', '', s).strip()
