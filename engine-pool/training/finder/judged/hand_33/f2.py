"""L3, L4: model of 2009 in a vendor's serif; dense grid with table of parents and fees."""
from base import *

S3 = [
 dict(n='Pedro Henrique', s='M', r='Feira de Santana/BA', d='23/06/2011', dr='08/07/2011', de='08/07/2011', h='18:20', est='Hospital Geral Clériston Andrade'),
 dict(n='Emanuelly Vitória', s='F', r='Toledo/PR', d='05/01/2014', dr='07/01/2014', de='19/02/2016', h='02:55', est='Hospital Bom Jesus', pat='Dallagnol Wüst'),
 dict(n='Jurema', s='F', r='Penedo/AL', b='Piaçabuçu/AL', d='11/11/1971', dr='03/05/1972', de='14/04/2010', old=2),
 dict(n='Kaique', s='M', r='Araraquara/SP', d='27/09/2012', dr='01/10/2012', de='30/06/2015', h='10:10', nf=1, est='Santa Casa de Misericórdia de Araraquara'),
 dict(n='Sofia', s='F', r='Tubarão/SC', d='29/02/2012', dr='05/03/2012', de='05/03/2012', h='14:37', est='Hospital Nossa Senhora da Conceição', tw='Laura', pat='Kirchhoff'),
 dict(n='Geraldo Magela', s='M', r='Diamantina/MG', b='Datas/MG', d='16/10/1948', dr='02/11/1948', de='25/08/2013', h='03:00', old=2,
      an=lambda F: f'Casou-se neste distrito em 28/05/1973 com Maria das Dores Fagundes (L.º B-14, fls. 61v). Faleceu em 09/08/2013 em Belo Horizonte - MG, óbito registrado no 3º Subdistrito, livro C-201, fls. 90, nº 78.414.'),
 dict(n='Ágatha Cristina', s='F', r='São Luís/MA', d='08/03/2010', dr='31/03/2010', de='06/12/2017', h='16:01', est='Maternidade Benedito Leite',
      av=lambda F: f'Por sentença do MM. Juiz de Direito da 2ª Vara da Família de São Luís, proc. 4471-62.2015.8.10.0001, transitada em julgado em 10/03/2017, foi excluída da filiação a paternidade anteriormente declarada e incluído como genitor {F["father"]}.'),
 dict(n='Davi Lucas', s='M', r='Corumbá/MS', d='30/12/2015', dr='04/01/2016', de='04/01/2016', h='22:22', est='Santa Casa de Corumbá - Associação Beneficente', pat='Vargas Choque', mt='Mamani'),
]
CART3 = ['Cartório do Registro Civil das Pessoas Naturais - 1º Ofício de Feira de Santana', 'Serviço de Registro Civil Toledo - 1º Ofício', 'Cartório Fontes - Registro Civil da Sede de Penedo', 'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede',
         'Escrivania de Paz do Município de Tubarão', 'Cartório de Registro Civil e Notas do Distrito da Sede de Diamantina', 'Cartório da 3ª Zona do Registro Civil de São Luís', '2º Ofício de Notas e Registro Civil de Corumbá']


def L3(i):
    F = prep(f'L3-{i+1}', **S3[i])
    R = F.R
    u = str.upper
    nm, fa, mo = u(F.name), u(F.father), u(F.mother)
    pa, pb, ma, mb = map(u, (F.pgf, F.pgm, F.mgf, F.mgm))
    fz = ['=-=-=-=-=', '///////', 'IGNORADO', '--x--x--'][i % 4]
    nat = lambda t: f'{t[0]}-{t[1]}'
    if F.nf:
        fil = f'<b>{mo}</b>, natural de {nat(F.mn)}, {R.randrange(17,38)} anos, do lar.'
        avs = f'Maternos: <b>{ma}</b> e <b>{mb}</b>.'
        pa = pb = ''
    else:
        fil = f'<b>{fa}</b>, natural de {nat(F.fn)}, e <b>{mo}</b>, natural de {nat(F.mn)}.'
        if i == 2:
            pa = pb = ''
            avs = f'Paternos: não declarados. Maternos: <b>{ma}</b> e <b>{mb}</b>.'
        else:
            avs = f'Paternos: <b>{pa}</b> e <b>{pb}</b>. Maternos: <b>{ma}</b> e <b>{mb}</b>.'
    home = i in (2, 5)
    dn = ext(F.d).replace('mil nove', 'um mil nove') if i == 5 else ext(F.d)
    hora = (hora_words(F.h, 1) if i % 3 else F.h.replace(':', 'h') + 'min') if F.h else ''
    dr_ = ext(F.dr) if i % 2 else mid(F.dr)
    loc = 'Em domicílio' if home else F.est
    obs = []
    if F.av:
        obs.append(F.av)
    if F.an:
        obs.append(F.an)
    legal = 'Certidão isenta de emolumentos (Lei nº 9.534/97).' if F.dr == F.de else ''
    dnvv = F.dnv if F.d.year > 2009 else ''
    if dnvv and i == 3:
        dnvv = ''
    selo_ = F.selo
    if i == 2:
        selo_ = f'AB {digits(R,6)}'
    selo_line = {0: f'Selo de Autenticidade nº {selo_}', 1: f'Selo Digital nº {selo_}'}[0 if i == 2 else 1] if i not in (5,) else ''
    if i == 5:
        selo_ = ''
    c = '#14245e'
    css = f'''body{{font:11.6pt "Liberation Serif";color:{c}}}.pg{{background:#fffdf6}}.in{{position:absolute;left:21mm;right:17mm;top:19mm}}.hd{{display:flex;justify-content:space-between;align-items:center}}
    h1{{font-size:19pt;margin:6px 0 3px;text-align:center;font-variant:small-caps;letter-spacing:2px}}.t{{text-align:center;line-height:1.25}}.big{{text-align:center;margin:9px 0 4px}}.big b{{font-size:14pt;display:block;border-bottom:1px solid {c};padding-bottom:2px}}
    .big i,.f i{{font-size:7.4pt;display:block;font-style:normal;letter-spacing:.6px}}.mat{{text-align:center;margin-bottom:6px}}.mat i{{font-size:7.4pt;font-style:normal;display:block}}.mat b{{font-size:12pt;letter-spacing:.8px}}
    .g{{display:grid;grid-template-columns:repeat(12,1fr);column-gap:14px;row-gap:12px}}.f{{border-bottom:.7px dotted {c};min-height:29px}}.f p{{margin:0 0 1px 5px}}.ob{{border:1px solid {c};margin-top:18px;padding:3px 8px;min-height:110px}}.ob i{{font-size:7.4pt;font-style:normal}}.ob p{{margin:2px 0;text-align:justify}}
    .side{{position:absolute;left:14.3mm;bottom:30mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt;color:#a5855a}}.wm{{position:absolute;left:165px;top:330px;opacity:.13}}'''

    def f(l, v, w):
        return f'<div class=f style="grid-column:span {w}"><i>{l}</i><p>{v or fz}</p></div>'
    if F.twin:
        tw = f'Sim, com {u(F.twin)}, matrícula {mat(F.cns, F.dr.year, F.livro, F.folha, F.termo+1)}'
    else:
        tw = 'Não'
    subs = i in (1, 4, 6)
    sem_of = i == 6
    body = guilloche(595, 842, 26, 20, ['#c79a5d', '#8a6a3c'], 2, 4) + f'''<div class=wm>{rosette(130,'#b48a4a',7)}</div><div class=side>Papel de segurança – impressão gráfica autorizada – nº {letters(R,1)}{digits(R,7)}</div><div class=in>
    <div class=t><span style="font-size:12pt">REPÚBLICA FEDERATIVA DO BRASIL</span><br>Registro Civil das Pessoas Naturais</div><h1>Certidão de Nascimento</h1>
    <div class=big><i>NOME</i><b>{nm}</b></div><div class=mat><i>MATRÍCULA</i><b>{F.mat}</b></div>
    <div class=g>{f('DATA DO NASCIMENTO (POR EXTENSO)',dn,7)}{f('DIA',f'{F.d.day:02d}',1)}{f('MÊS',f'{F.d.month:02d}',1)}{f('ANO',F.d.year,3)}
    {f('HORA',hora,6)}{f('CIDADE DE NASCIMENTO E ESTADO',f'{F.bm} – {F.bu}',6)}{f('CIDADE DE REGISTRO E ESTADO',f'{F.rm} – {F.ru}',5)}{f('LOCAL DO PARTO',loc,5)}{f('SEXO',F.sx.lower(),2)}
    {f('FILHO(A) DE',fil,12)}{f('AVÓS',avs,12)}{f('GÊMEOS',tw,12)}{f('DATA EM QUE FOI FEITO O REGISTRO',dr_,7)}{f('DECLARAÇÃO DE NASCIDO VIVO Nº',dnvv,5)}</div>
    <div class=ob><i>OBSERVAÇÕES / AVERBAÇÕES</i>{''.join(f'<p>{o}</p>' for o in obs) or '<p>'+('Nada consta.' if i%2 or i==2 else fz)+'</p>'}{f'<p>{legal}</p>' if legal else ''}</div>
    <div style="display:flex;margin-top:26px;gap:20px"><div style="flex:1;font-size:8.6pt;line-height:1.35"><b>{CART3[i]}</b><br>{street(R)}<br>CEP {digits(R,5)}-{digits(R,3)} – {F.rm}/{F.ru}<br>{'' if sem_of else ('Oficial Titular' if F.R.random()<.5 else 'Delegatário')+': '+F.oficial+'<br>'}{selo_line}</div>
    <div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{F.rm}, {[br(F.de), mid(F.de)][i%2]}<br>{sign(R,150,34,'#222')}<br><span style="border-top:1px solid;padding:0 20px">{F.escr if subs else F.oficial}</span><br>{'Escrevente' if subs else 'Oficial'}</div></div></div>'''
    t = truth(F.case, birth=F.d, nome=nm, mat=F.mat, dn=dn, hora=F.h, sexo=F.sx, est='domicílio'.capitalize() if home else F.est, mun=F.bm, uf=F.bu, rmun=F.rm, ruf=F.ru, cart=CART3[i], dreg=br(F.dr), dnv=dnvv,
              livro=str(F.livro), folha=str(F.folha), termo=str(F.termo), g1=mo if F.nf else fa, g1n=f'{F.mn[0]} - {F.mn[1]}' if F.nf else f'{F.fn[0]} - {F.fn[1]}', g2='' if F.nf else mo, g2n='' if F.nf else f'{F.mn[0]} - {F.mn[1]}',
              pa=pa, pb=pb, ma=ma, mb=mb, tw=[u(F.twin)] if F.twin else [], twinfo=u(F.twin), averb=F.av, anot=F.an, selo=selo_, oficial=F.escr if sem_of else F.oficial, demis=br(F.de), joint=True,
              accept={'dn': br(F.d), 'g1n': nat(F.mn) if F.nf else nat(F.fn), **({} if F.nf else {'g2n': nat(F.mn)}), **({'twinfo': tw[5:]} if F.twin else {})},
              shown={'hora': hora, 'sexo': F.sx.lower(), 'est': loc, 'dreg': dr_, 'demis': [br(F.de), mid(F.de)][i % 2], 'g1n': nat(F.mn) if F.nf else nat(F.fn), 'g2n': '' if F.nf else nat(F.mn), 'livro': f'{F.livro:05d}', 'folha': f'{F.folha:03d}', 'termo': f'{F.termo:07d}'})
    return page('Nascimento', css, body), t


# ------------------------------------------------------------------ L4: dense grid of cells; parents as a table; fees, declarant
S4 = [
 dict(n='Maitê', s='F', r='Vitória/ES', d='10/10/2022', dr='13/10/2022', de='13/10/2022', h='08:03', est='Hospital Santa Casa de Misericórdia de Vitória', pat='Brunoro Covre'),
 dict(n='Noah', s='M', r='Porto Velho/RO', d='26/05/2024', dr='10/06/2024', de='02/09/2024', h='19:40', est='Hospital de Base Dr. Ary Pinheiro', two=1),
 dict(n='Edith Margarethe', s='F', r='Pomerode/SC', d='07/02/1936', dr='10/02/1936', de='17/07/2023', old=2, pat='Baumgärtner', mt='Krüger', h='23:30',
      an='Casada em 18/04/1959 com Harald Volkmann, assento 812, fl. 55 do livro B-6 deste Ofício, adotando o nome Edith Margarethe Volkmann. Viúva desde 30/11/2001.'),
 dict(n='João Guilherme', s='M', r='Sobral/CE', d='13/09/2019', dr='16/09/2019', de='29/11/2021', h='01:18', est='Santa Casa de Misericórdia de Sobral', nf=1),
 dict(n='Cecília', s='F', r='São Paulo/SP', d='24/12/2020', dr='30/12/2020', de='18/06/2025', h='11:59', est='Hospital e Maternidade Santa Joana', tw='Catarina', pat='Takemoto', mt='Rossetti'),
 dict(n='Marcelo', s='M', r='Bagé/RS', d='15/04/1980', dr='22/04/1980', de='09/09/2022', h='07:00', est='Santa Casa de Caridade de Bagé', old=1,
      av='Por requerimento do interessado, nos termos do art. 56 da Lei 6.015/73 com a redação da Lei 14.382/22, alterou o prenome de MARCELINO para MARCELO. Averbação datada de 05/09/2022.'),
 dict(n='Tainá Iaciara', s='F', r='São Gabriel da Cachoeira/AM', d='19/04/2009', dr='06/08/2021', de='06/08/2021', h='', mt='Baniwa', pat='Tukano', av='Assento lavrado fora do prazo legal, conforme Provimento 28/2013-CNJ, com apresentação de RANI nº 0417, livro 3.'),
 dict(n='Arthur Miguel', s='M', r='Boa Vista/RR', d='30/06/2023', dr='03/07/2023', de='21/01/2026', h='15:06', est='Hospital Materno Infantil Nossa Senhora de Nazareth', pat='Rondón Villalobos', mt='Quijada'),
]
CART4 = ['Cartório Sarlo - Registro Civil e Notas', '1º Ofício de Registro Civil das Pessoas Naturais e 4º Tabelionato de Notas de Porto Velho', 'Registro Civil, Títulos e Documentos de Pomerode', 'Cartório Brasil - 3º Ofício', 'Oficial de Registro Civil do 9º Subdistrito - Vila Mariana',
         'Registro Civil das Pessoas Naturais da 1ª Zona de Bagé', 'Cartório do Ofício Único de São Gabriel da Cachoeira', 'Cartório Loureiro - 1º Ofício de Boa Vista']


def L4(i):
    sp = dict(S4[i])
    two = sp.pop('two', 0)
    F = prep(f'L4-{i+1}', **sp)
    R = F.R
    m2 = f'{woman()} {F.A}' if two else ''
    g1 = F.mother if F.nf else m2 or F.father
    g1n = F.mn if F.nf else F.fn
    if i == 7:
        g1n = ('Maturín, Venezuela', '')
        F.mn = ('Ciudad Bolívar, Venezuela', '')
    if i == 2:
        F.fn = g1n = ('Blumenau', 'SC')
    tn = lambda t: f'{t[0]}/{t[1]}' if t[1] else t[0]
    tr = lambda t: f'{t[0]} - {t[1]}' if t[1] else t[0]
    PROF = 'agricultor(a)|autônomo(a)|professor(a)|do lar|comerciário(a)|motorista|estudante|enfermeiro(a)|servidor(a) público(a)|pescador(a)|vigilante|operador(a) de caixa'.split('|')
    pa, pb, ma, mb = F.pgf, F.pgm, F.mgf, F.mgm
    if i == 6:
        pa = ''
    vz = ['não consta', '-o-', '****', 'prejudicado'][i % 4]
    r_ = lambda g, n, a, b: f'<tr><td class=k>{g}</td><td>{tn(n)}</td><td>{R.randrange(18,45)} anos<br>{R.choice(PROF)}</td><td>{a or vz}</td><td>{b or vz}</td></tr>'
    if F.nf:
        rows = r_(g1, F.mn, ma, mb)
        pa = pb = ''
    else:
        rows = r_(g1, g1n, pa, pb) + r_(F.mother, F.mn, ma, mb)
    home = i in (2, 6)
    lv, fl, tm = f'A-{F.livro:05d}', f'{F.folha:03d}' + ('-V' if i % 3 == 1 else ''), f'{F.termo:07d}'
    if i % 2:
        lv, fl, tm = f'{F.livro}-A', f'{F.folha}' + ('v' if i % 3 == 1 else ''), f'{F.termo:,}'.replace(',', '.')
    hasc = i not in (2,)
    dnvv = dnv(R, 2) if F.d.year > 2000 and not home else ''
    hora = F.h and F.h.replace(':', 'h')
    obs_t = {0: 'Registro gratuito na forma da Constituição Federal.', 3: 'Ressalvado o direito de indicação de suposto pai (Lei 8.560/92).'}.get(i, '')
    em = [R.randrange(2500, 5200), R.randrange(300, 900), R.randrange(100, 300)]
    money = lambda x: f'{x//100},{x%100:02d}'
    css = '''body{font:7.6pt "Roboto Condensed";color:#222}.pg{padding:11mm 10mm;background:linear-gradient(135deg,#fdfdff 25%,#f3f4fb 25%,#f3f4fb 50%,#fdfdff 50%,#fdfdff 75%,#f3f4fb 75%);background-size:9px 9px}
    .h{display:grid;grid-template-columns:62px 1fr 170px;align-items:center;border:1.2px solid #333;background:#fff;padding:4px 8px}.h h1{font-size:15pt;margin:0;text-align:center}.h p{margin:0;text-align:center}.h .x{font-size:7pt;text-align:right}
    .gr{display:grid;grid-template-columns:repeat(24,1fr);border-left:.8px solid #333;border-top:.8px solid #333;margin-top:5px;background:#fff}.c{border-right:.8px solid #333;border-bottom:.8px solid #333;padding:3px 4px 2px;min-height:34px;display:flex;flex-direction:column;justify-content:space-between}
    .c s{text-decoration:none;order:2;font-size:6.5pt;color:#6b6b6b;border-top:.4px solid #ccc}.c b{font-size:9.6pt;font-weight:500}.bar{font-size:8pt;font-weight:700;margin:11px 0 2px;color:#7a1320;text-transform:uppercase;letter-spacing:.5px}
    table{border-collapse:collapse;width:100%;background:#fff}td,th{border:.8px solid #333;padding:2px 4px;text-align:left;vertical-align:top;font-size:9pt}th{background:#ececf1;font-size:6.8pt}.k{font-weight:500;width:27%}.ob{border:.8px solid #333;background:#fff;padding:3px 5px;min-height:40px;font-size:8.4pt}
    .two{display:grid;grid-template-columns:1fr 1fr;gap:8px}'''

    def c(l, v, w):
        return f'<div class=c style="grid-column:span {w}"><b>{v or vz}</b><s>{l}</s></div>'
    twm = mat(F.cns, F.dr.year, F.livro, F.folha, F.termo + 1)
    dn = ext(F.d).upper()
    sig_of = i % 2 == 0
    body = f'''<div class=h><div>{arms(50,'#333','#999','#555')}</div><div><p>ESTADO {DE_ST[F.ru].upper()} · PODER JUDICIÁRIO</p><h1>NASCIMENTO · CERTIDÃO</h1><p>{CART4[i]}</p></div><div class=x>{bars(R,150,22)}<br>Protocolo {digits(R,6)}/{F.de.year}<br>Via: {R.choice(['1ª','2ª'])} · Pág. 1 de 1</div></div>
    <div class=bar>I. Do(a) registrado(a)</div><div class=gr>{c('Prenome e sobrenome',F.name,17)}{c('Cadastro de Pessoa Física',F.cpf if hasc else '',7)}
    {c('Dia do nascimento, por extenso',dn,14)}{c('Data',br(F.d,'.'),4)}{c('Hora',hora,3)}{c('Sexo',F.sx[0],3)}
    {c('Estabelecimento',('DOMICÍLIO' if home else F.est),10)}{c('Município do parto',f'{F.bm}/{F.bu}',7)}{c('Naturalidade',f'{F.bm}/{F.bu}',7)}
    {c('Parto múltiplo','SIM' if F.twin else 'NÃO',3)}{c('Irmão(ã) gêmeo(a)',f'{F.twin}, matr. {twm}' if F.twin else '',14)}{c('DN nº',dnvv,7)}</div>
    <div class=bar>II. Dos genitores e avós</div><table><tr><th>GENITOR(A)</th><th>NATURAL DE</th><th>IDADE E PROFISSÃO (à época)</th><th>AVÔ</th><th>AVÓ</th></tr>{rows}</table>
    <div class=bar>III. Do registro</div><div class=gr>{c('Matrícula nacional',F.mat,12)}{c('Livro',lv,4)}{c('Folha',fl,3)}{c('Termo',tm,5)}{c('Registrado em',mid(F.dr) if i%2 else br(F.dr),6)}{c('Sede da serventia (município/UF)',f'{F.rm}/{F.ru}',8)}{c('Declarante do nascimento',F.mother if i%2 else g1,10)}</div>
    <div class=two><div><div class=bar>IV. Averbações</div><div class=ob>{F.av or vz}</div></div><div><div class=bar>V. Anotações</div><div class=ob>{F.an or vz}</div></div></div>
    <div class=bar>VI. Outras informações</div><div class=ob style="min-height:24px">{obs_t or 'Sem outras informações.'} Testemunhas do ato: {woman()} {sur()} e {man()} {sur()}.</div>
    <div class=two style="margin-top:10px"><table><tr><th>Discriminação dos valores</th><th>R$</th></tr><tr><td>Emolumentos</td><td>{money(em[0])}</td></tr><tr><td>Fundo de compensação</td><td>{money(em[1])}</td></tr><tr><td>Imposto municipal</td><td>{money(em[2])}</td></tr><tr><td>Total</td><td>{money(sum(em))}</td></tr></table>
    <div style="border:.8px solid #333;background:#fff;padding:4px;display:flex;gap:8px;align-items:center">{qr(R,74,'#222')}<div><b>SELO ELETRÔNICO DE FISCALIZAÇÃO</b><br><span style="font-size:9pt">{F.selo}</span><br>Ato: certidão. Qtd. 1<br>Verifique no sítio da Corregedoria.</div></div></div>
    <p style="font-size:9pt;margin:14px 0 4px">É o que consta do assento. O referido é verdade e dou fé. {F.rm}, {mid(F.de,True)}.</p>
    <div style="display:flex;gap:30px;align-items:end;margin-top:6px"><div>{stamp(CART4[i][:34].upper(),F.rm.upper()+' - '+F.ru,84,'#5b2a86',R.randrange(-25,25))}</div><div style="text-align:center;font-size:8.4pt">{sign(R,160,40,'#10206a')}<div style="border-top:1px solid #333;width:230px">{F.oficial if sig_of else F.escr}<br>{ogen(F,'Oficial Registrador','Oficiala Registradora') if sig_of else 'Substituto(a) legal'}</div></div><div style="font-size:7.4pt;color:#444">{CART4[i]}<br>{'Responsável' if sig_of else 'Oficial Titular'}: {F.oficial}<br>{street(R)}, {F.rm}<br>Expediente: 9h às 17h</div></div>'''
    acc = {'dn': [br(F.d, '.'), br(F.d)], 'nat': f'{F.bm}/{F.bu}', 'g1n': tn(g1n if not F.nf else F.mn)}
    if not F.nf:
        acc['g2n'] = tn(F.mn)
    if F.twin:
        acc['twinfo'] = f'{F.twin}, matr. {twm}'
    if two:
        for a, v in (('pa', ma), ('pb', mb), ('ma', pa), ('mb', pb)):
            acc[a] = v
    t = truth(F.case, birth=F.d, nome=F.name, cpf=F.cpf if hasc else '', mat=F.mat, dn=dn, hora=F.h, nat=f'{F.bm} - {F.bu}', sexo=F.sx, est='Domicílio' if home else F.est, mun=F.bm, uf=F.bu, rmun=F.rm, ruf=F.ru, cart=CART4[i], dreg=br(F.dr), dnv=dnvv,
              livro=lv, folha=fl, termo=tm, g1=g1, g1n=tr(F.mn if F.nf else g1n), g2='' if F.nf else F.mother, g2n='' if F.nf else tr(F.mn), pa=pa, pb=pb, ma=ma, mb=mb, tw=[F.twin] if F.twin else [], twinfo=F.twin, averb=F.av, anot=F.an,
              selo=F.selo, oficial=F.oficial, demis=br(F.de), accept=acc,
              shown={'hora': hora, 'nat': f'{F.bm}/{F.bu}', 'est': 'DOMICÍLIO' if home else F.est, 'sexo': F.sx[0], 'dreg': mid(F.dr) if i % 2 else br(F.dr), 'demis': mid(F.de, True), 'g1n': tn(F.mn if F.nf else g1n), 'g2n': '' if F.nf else tn(F.mn)})
    return page('Certidão de nascimento', css, body), t
