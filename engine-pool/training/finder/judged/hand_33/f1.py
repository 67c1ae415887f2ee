"""L1, L2: modern forms."""
from base import *

# ------------------------------------------------------------------ L1: boxes, green security paper, 2018 model
S1 = [
 dict(n='Heloísa Valentina', s='F', r='Lages/SC', d='14/08/2021', dr='19/08/2021', de='19/08/2021', h='06:47', est='Maternidade Tereza Ramos'),
 dict(n='Ravi Lucca', s='M', r='Caruaru/PE', b='Recife/PE', d='02/11/2023', dr='21/11/2023', de='15/03/2024', h='23:05', est='Instituto de Medicina Integral Professor Fernando Figueira - IMIP', tw='Théo Lucca'),
 dict(n='Wladimir', s='M', r='Ponta Grossa/PR', b='Irati/PR', d='30/01/1974', dr='11/02/1974', de='07/07/2022', h='', pat='Szczepański', old=1,
      an=lambda F: f'O registrado casou-se em 15/12/1998, com Rosemeri {sur()}, no 2º Registro Civil de Guarapuava-PR, livro B-31, fls. 118, termo 9.218. Por escritura pública lavrada em 03/06/2016 no 1º Tabelionato de Notas desta cidade, os cônjuges divorciaram-se, voltando a mulher a usar o nome de solteira.'),
 dict(n='Maria Eduarda', s='F', r='Parnaíba/PI', d='09/05/2004', dr='18/08/2009', de='22/01/2020', h='15:30', nf=1, est='Hospital Estadual Dirceu Arcoverde',
      av=lambda F: f'Inscrição no CPF sob nº {F.cpf if hasattr(F,"cpf") else F["cpf"]} averbada de ofício em 22/01/2020, nos termos do art. 6º do Provimento 63/2017 da Corregedoria Nacional de Justiça.'),
 dict(n='Yara Jaciara', s='F', r='Santarém/PA', d='01/12/2018', dr='28/01/2019', de='28/01/2019', h='04:12'),
 dict(n='Enzo Gabriel', s='M', r='Rio Verde/GO', d='25/02/2020', dr='02/03/2020', de='10/10/2024', h='12:00', est='Hospital Municipal Universitário de Rio Verde',
      av=lambda F: f'Reconhecimento de paternidade: por termo firmado neste Ofício em 04/09/2024, nos termos do Provimento 16/2012-CNJ, {F["father"]} reconheceu o registrado como seu filho, incluindo-se o patronímico paterno e os avós paternos. Averbado em 10/10/2024.'),
 dict(n='Ayla', s='F', r='São José dos Pinhais/PR', b='Curitiba/PR', d='17/06/2022', dr='20/06/2022', de='21/06/2022', h='20:58', est='Maternidade Nossa Senhora do Rosário', pat='Al-Khatib', mt='Mohammad'),
 dict(n='Cláudio Roberto', s='M', r='Itaperuna/RJ', b='Natividade/RJ', d='06/09/1961', dr='14/10/1961', de='30/04/2025', h='', old=1,
      an=lambda F: 'Casamento: 22/07/1989, RCPN do 1º Distrito de Campos dos Goytacazes-RJ, L.º B-57, fls. 204, nº 17.033, com Sueli Maria Pessanha, que passou a assinar Sueli Maria Pessanha ' + F['A'] + '. Óbito da cônjuge em 11/02/2019.'),
]
CART1 = ['Ofício de Registro Civil das Pessoas Naturais e de Interdições e Tutelas de Lages', '1º Cartório do Registro Civil das Pessoas Naturais de Caruaru', '1º Serviço de Registro Civil de Ponta Grossa',
         'Cartório Almendra - 2º Ofício de Notas e Registro Civil', 'Cartório do 2º Ofício de Santarém', 'Registro Civil das Pessoas Naturais e Tabelionato de Notas de Rio Verde',
         'Serviço Distrital de São Marcos', 'RCPN do 1º Distrito de Itaperuna']


def L1(i):
    F = prep(f'L1-{i+1}', **S1[i])
    R = F.R
    U_ = str.upper if i % 2 == 0 else str
    nm, fa, mo = U_(F.name), U_(F.father), U_(F.mother)
    avos = [U_(x) for x in (F.pgf, F.pgm, F.mgf, F.mgm)]
    pa, pb, ma, mb = avos
    has_cpf = i not in (0, 2)
    blank = ['***', '-----', 'xxxxxx', 'NADA CONSTA'][i % 4]
    if F.nf:
        fil = f'<div>{mo}</div><small>Natural de {F.mn[0]} - {F.mn[1]}</small>'
        av = f'<b>Maternos:</b> {ma} e {mb}<br>'
        pa = pb = ''
    else:
        fil = f'<div>{fa}</div><small>Natural de {F.fn[0]} - {F.fn[1]}</small><div style="margin-top:3px">{mo}</div><small>Natural de {F.mn[0]} - {F.mn[1]}</small>'
        if i == 4:
            av = f'<b>Paternos:</b> IGNORADO e {pb}<br><b>Maternos:</b> {ma} e {mb}'
            pa = ''
        else:
            av = f'<b>Paternos:</b> {pa} e {pb}<br><b>Maternos:</b> {ma} e {mb}'
    home = not F.est and i == 4
    old = i in (2, 7)
    loc = (f'DOMICÍLIO, {U_(F.bm)} - {F.bu}' if home else f'{U_(F.est)}, {U_(F.bm)} - {F.bu}' if F.est else f'{U_(F.bm)} - {F.bu}')
    cad = []
    if old or i == 3:
        num_ = f'{digits(R,1)}.{digits(R,3)}.{digits(R,3)}-{digits(R,1)}'
        cad = [('RG', num_, f'{br(D_("14/05/2001"))}', f'SSP/{F.bu}', '------'), ('Título de Eleitor', f'{digits(R,4)} {digits(R,4)} {digits(R,4)}', '08/05/2014', f'TRE/{F.ru}', 'Zona 0' + digits(R, 2) + ', Seção ' + digits(R, 3))]
    rows = ''.join(f'<tr>{"".join(f"<td>{esc(c)}</td>" for c in x)}</tr>' for x in cad) or '<tr><td colspan=5 style="text-align:center">' + blank + '</td></tr>'
    twm = mat(F.cns, F.dr.year, F.livro, F.folha, F.termo + 1) if F.twin else ''
    nota = F.av or F.an
    hora = F.h and (F.h.replace(':', 'h') + 'min' if i % 2 else F.h)
    dn = ext(F.d)
    dn = dn.upper() if i % 2 == 0 else dn.capitalize()
    dreg = ext(F.dr)
    dreg = dreg.upper() if i % 2 == 0 else dreg.capitalize()
    dnvv = F.dnv if F.d.year > 2000 and not home else ''
    matv = F.mat
    nat = f'{U_(F.bm)} - {F.bu}'

    def bx(lab, v, w, st=''):
        return f'<div class=bx style="flex:{w};{st}"><label>{lab}</label><p>{v or blank}</p></div>'
    css = '''body{font:9.2pt "Liberation Sans";color:#111}.pg{background:#f4faf3}.in{position:absolute;left:15mm;right:15mm;top:14mm;bottom:13mm;display:flex;flex-direction:column}
    .hd{text-align:center}.hd h1{font-size:14pt;margin:2px 0 4px;letter-spacing:1px}.hd h2{font-size:9.5pt;margin:1px;font-weight:600}.row{display:flex;gap:4px;margin-bottom:5px}
    .bx{border:.8px solid #3b6b46;border-radius:3px;padding:2px 5px 5px;background:#ffffffb0}.bx label{font-size:6.5pt;color:#2f5a3a;display:block;text-transform:uppercase}.bx p{margin:1px 0 0}
    .nm{text-align:center;font-size:12pt;font-weight:bold}small{font-size:7.2pt}table{border-collapse:collapse;width:100%;font-size:7pt}td,th{border:.6px solid #7fa488;padding:1px 3px;text-align:left}
    .ft{display:flex;gap:8px;margin-top:6px;flex:1}.ft>div{flex:1;font-size:7.6pt;line-height:1.35}.mt{font:bold 11pt "Liberation Mono";text-align:center;letter-spacing:0}'''
    sub = i in (1, 5)
    body = guilloche(595, 842, 22, 14, ['#8fc09a', '#c8b560']) + f'''<div class=in><div class=hd>{arms(52)}<h2>República Federativa do Brasil</h2><h2>REGISTRO CIVIL DAS PESSOAS NATURAIS</h2><h1>CERTIDÃO DE NASCIMENTO</h1></div>
    <div class=row>{bx('Nome',f'<span class=nm style="display:block">{nm}</span>',1)}</div>
    <div class=row>{bx('CPF',F.cpf if has_cpf else '',2,'text-align:center')}{bx('Matrícula',f'<span class=mt style="display:block">{matv}</span>',6)}</div>
    <div class=row>{bx('Data de nascimento por extenso',dn,6)}{bx('Dia',f'{F.d.day:02d}',.6)}{bx('Mês',f'{F.d.month:02d}',.6)}{bx('Ano',F.d.year,.9)}</div>
    <div class=row>{bx('Hora de nascimento',hora,1.3)}{bx('Município de nascimento e Unidade da Federação (naturalidade)',nat,4)}</div>
    <div class=row>{bx('Município de registro e Unidade da Federação',f'{U_(F.rm)} - {F.ru}',2)}{bx('Local, município de nascimento e UF',loc,3)}{bx('Sexo',U_(F.sx),1)}</div>
    <div class=row>{bx('Filiação',fil,1)}</div><div class=row>{bx('Avós',av,1)}</div>
    <div class=row>{bx('Gêmeo','Sim' if F.twin else 'Não',.7)}{bx('Nome e matrícula do(s) gêmeo(s)',f'{U_(F.twin)}<br>{twm}' if F.twin else '',5)}</div>
    <div class=row>{bx('Data do registro por extenso',dreg,3)}{bx('Número da DNV / Declaração de nascido vivo',dnvv,2)}</div>
    <div class=row>{bx('Averbações/Anotações à acrescer',nota,1,'min-height:'+('64px' if nota else '30px'))}</div>
    <div class=bx><label>Anotações de cadastro</label><table><tr><th>Documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Complemento</th></tr>{rows}</table><small>* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</small></div>
    <div class=ft><div><b>{esc(CART1[i])}</b><br>{F.oficial}<br><i>{ogen(F,"Oficial de Registro","Registradora Civil")}</i><br>{F.rm} - {F.ru}<br>{street(R)} - Centro<br>({digits(R,2)}) {digits(R,4)}-{digits(R,4)}<br>
    <div style="display:flex;gap:6px;margin-top:5px">{qr(R,66)}<span>Selo Digital<br><b>{F.selo}</b><br>Consulte a autenticidade do ato no portal do Tribunal de Justiça do Estado.</span></div></div>
    <div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>{F.rm} - {F.ru}, {mid(F.de)}.<br><br>{sign(R,150,36)}<br>_________________________________<br>{F.escr if sub else F.oficial}<br>{'Escrevente Autorizada' if sub else 'Oficial'}<div style="margin-top:8px">{stamp('REGISTRO CIVIL',F.rm.upper(),70,'#274e9b',R.randrange(-30,30))}</div></div></div></div>'''
    t = truth(F.case, birth=F.d, nome=nm, cpf=F.cpf if has_cpf else '', mat=matv, dn=dn, hora=F.h, nat=nat, sexo=F.sx, est='Domicílio' if home else U_(F.est), mun=U_(F.bm), uf=F.bu, rmun=U_(F.rm), ruf=F.ru,
              cart=CART1[i], dreg=br(F.dr), dnv=dnvv, livro=str(F.livro), folha=str(F.folha), termo=str(F.termo),
              g1=mo if F.nf else fa, g1n=f'{F.mn[0]} - {F.mn[1]}' if F.nf else f'{F.fn[0]} - {F.fn[1]}', g2='' if F.nf else mo, g2n='' if F.nf else f'{F.mn[0]} - {F.mn[1]}',
              pa=pa, pb=pb, ma=ma, mb=mb, tw=[U_(F.twin)] if F.twin else [], twinfo=U_(F.twin), averb=F.av, anot=F.an, selo=F.selo, oficial=F.oficial, demis=br(F.de), joint=True,
              cadastro=[' '.join(c for c in x if c != '------') for x in cad],
              shown={'hora': hora, 'sexo': U_(F.sx), 'dreg': dreg, 'demis': mid(F.de), 'est': 'DOMICÍLIO' if home else U_(F.est), 'livro': f'{F.livro:05d}', 'folha': f'{F.folha:03d}', 'termo': f'{F.termo:07d}', 'mes': f'{F.d.month:02d}'},
              accept={'dn': br(F.d), **({'twinfo': U_(F.twin) + ' ' + twm} if F.twin else {})})
    return page('Certidão', css, body), t


# ------------------------------------------------------------------ L2: electronic certificate, rows with headings of section, column of validation at right
S2 = [
 dict(n='Aurora Sophie', s='F', r='Joinville/SC', d='03/04/2024', dr='05/04/2024', de='12/09/2025', h='09:21', est='Maternidade Darcy Vargas', pat='van der Linden'),
 dict(n='Bento', s='M', r='Uberlândia/MG', d='21/10/2023', dr='30/10/2023', de='08/02/2026', h='17:44', est='Hospital de Clínicas da Universidade Federal de Uberlândia'),
 dict(n='Francisca Valdenice', s='F', r='Quixadá/CE', d='04/10/1957', dr='23/09/1983', de='16/05/2024', old=2, av='Registro tardio lavrado em 23/09/1983, na forma do art. 46 da Lei nº 6.015/73, mediante requerimento assinado por duas testemunhas.',
      an='Casada em 12/06/1984 com José Airton Lustosa, Registro Civil de Quixeramobim - CE, livro B-9, folha 77, termo 1.512.'),
 dict(n='Isaac Benjamin', s='M', r='Manaus/AM', d='12/12/2022', dr='02/01/2023', de='02/02/2025', h='00:36', est='Maternidade Balbina Mestrinho', tw='Abner Samuel', mt='Pereira de Souza'),
 dict(n='Dandara', s='F', r='Salvador/BA', d='28/07/2021', dr='12/08/2021', de='03/11/2025', h='13:08', est='Centro de Parto Normal Marieta de Souza Pereira', two=1),
 dict(n='Luiz Felipe', s='M', r='Brasília/DF', d='19/03/1999', dr='25/03/1999', de='20/08/2025', h='21:15', est='Hospital Regional da Asa Norte', old=0,
      av='Por mandado da 3ª Vara de Família de Brasília, de 14/05/2012, foi retificado o assento para constar corretamente o nome da genitora. Averbado em 01/06/2012.', an='Contraiu matrimônio em 09/11/2024 com Thaynara Góes Pedreira, matrícula lavrada no 4º Ofício de Notas de Taguatinga - DF.'),
 dict(n='Kauê Peri', s='M', r='Dourados/MS', d='15/05/2025', dr='27/05/2025', de='27/05/2025', h='05:50', nf=1, mt='Guarani Kaiowá', av='Etnia do registrado: Guarani Kaiowá; aldeia: Jaguapiru. Declaração na forma da Resolução Conjunta nº 12/2024 CNJ/CNMP.'),
 dict(n="Ana Júlia", s='F', r='Campos dos Goytacazes/RJ', d='31/08/2016', dr='15/09/2016', de='11/01/2026', h='11:11', est='Hospital Plantadores de Cana', pat="D'Ávila"),
]
CART2 = ['2º Ofício de Registro Civil de Joinville', 'Ofício do Registro Civil das Pessoas Naturais de Uberlândia - 1º Subdistrito', 'Cartório Queiroz - 2º Ofício de Quixadá', '4º Registro Civil das Pessoas Naturais de Manaus',
         'Registro Civil do Subdistrito de Brotas', 'Cartório do 1º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas', '2º Serviço Notarial e Registral de Dourados', 'Cartório do Registro Civil do 2º Subdistrito de Campos']


def L2(i):
    sp = dict(S2[i])
    two = sp.pop('two', 0)
    F = prep(f'L2-{i+1}', **sp)
    R = F.R
    m2 = f'{woman()} {sur()} {F.A}' if two else ''
    g1 = F.mother if F.nf else (m2 or F.father)
    g1n = F.mn if F.nf else F.fn
    dn = mid(F.d)
    words = ext(F.d)
    both = i % 3 != 1
    dnp = f'{dn} ({words})' if both else dn
    hora = F.h and ['{}h{}min', '{}:{}', '{} horas e {} minutos'][i % 3].format(*F.h.split(':'))
    home = i in (2, 6)
    onde = 'Domicílio' if home else F.est
    dregp = [mid(F.dr), br(F.dr)][i % 2]
    cp = '' if i == 6 else F.cpf
    dnvv = '' if i == 2 else F.dnv
    pa, pb, ma, mb = F.pgf, F.pgm, F.mgf, F.mgm
    if i == 2:
        mb = ''
    emp = ['Não informado', '—', 'Nada consta', '* * *'][i % 4]
    sec = []

    def S(t, rows):
        sec.append(f'<h3>{t}</h3>' + ''.join(f'<div class=r><span>{a}</span><b>{b or emp}</b></div>' for a, b in rows))
    S('Pessoa registrada', [('Nome de registro', f'<i class=nm>{F.name}</i>'), ('Inscrição no CPF', cp), ('Identificador do assento (matrícula)', F.mat), ('Nascid' + gen(F, 'o', 'a') + ' em', dnp), ('Horário', hora),
                           ('Onde nasceu', onde), ('Cidade / Estado do nascimento', f'{F.bm}/{F.bu}'), ('Naturalidade declarada', f'{F.bm}/{F.bu}'), ('Sexo', F.sx)])
    fr = [('Genitor(a) 1', f'{g1}<em>de {g1n[0]}/{g1n[1]}</em>')]
    if not F.nf:
        fr.append(('Genitor(a) 2', f'{F.mother}<em>de {F.mn[0]}/{F.mn[1]}</em>'))
    S('Filiação', fr)
    j = lambda a, b: f'{a or "Ignorado"} e {b or "ignorada"}'
    if F.nf:
        pa = pb = ''
        S('Avós', [('Linha materna', j(ma, mb))])
    elif two:
        S('Avós', [('Pais de ' + g1.split()[0], j(pa, pb)), ('Pais de ' + F.mother.split()[0], j(ma, mb))])
    else:
        S('Avós', [('Linha paterna', j(pa, pb)), ('Linha materna', j(ma, mb))])
    twm = mat(F.cns, F.dr.year, F.livro, F.folha + 1, F.termo + 1)
    S('Gemelaridade', [('Há irmão gêmeo?', f'Sim: {F.twin} (matrícula {twm})' if F.twin else 'Não')])
    dec = F.mother if F.nf or i % 2 else g1
    S('Assento', [('Lavrado em', dregp), ('Declarante', dec), ('DNV', dnvv), ('Cidade / Estado do registro', f'{F.rm}/{F.ru}')])
    S('À margem do termo', [('Averbações', f'<u>{F.av}</u>' if F.av else ''), ('Anotações', f'<u>{F.an}</u>' if F.an else '')])
    cad = []
    if i in (2, 5):
        cad = [f'Carteira de identidade {digits(R,7)} - SSP/{F.ru}, expedida em 19/02/2015', f'PIS/NIS {digits(R,3)}.{digits(R,5)}.{digits(R,2)}-{digits(R,1)}']
        S('Anotações voluntárias de cadastro', [('Documentos', '<br>'.join(cad))])
    css = '''body{font:9.6pt Carlito;color:#18233f}.pg{padding:13mm 12mm}.top{display:flex;align-items:center;gap:12px;border-bottom:2.5px solid #123a7a;padding-bottom:6px}.top h1{font-size:17pt;margin:0;color:#123a7a;font-weight:700}
    .top p{margin:0;font-size:8.5pt}.ca{margin-left:auto;text-align:right;max-width:190px;font-size:8pt}.m{display:flex;gap:12px;margin-top:8px}.l{flex:1}.rt{width:128px;border-left:1px dashed #8a9ac0;padding-left:10px;font-size:7.4pt;color:#333;line-height:1.3}
    h3{margin:7px 0 2px;font-size:9pt;background:#123a7a;color:#fff;padding:1.5px 6px;font-weight:600}.r{display:flex;padding:3px 6px;border-bottom:.6px solid #d4dcec}.r:nth-child(odd){background:#f2f5fb}.r span{width:158px;flex:none;color:#4a5a83}.r b{font-weight:600}
    .nm{font-style:normal;font-size:12.5pt}.r em{display:block;font-style:normal;font-weight:400;font-size:8.2pt}.r u{text-decoration:none;font-weight:400}.rt h4{margin:9px 0 2px;font-size:7.6pt;color:#123a7a}.hash{font:6.5pt "DejaVu Sans Mono";word-break:break-all}
    .bot{position:absolute;left:12mm;right:12mm;bottom:11mm;font-size:7.4pt;border-top:1px solid #123a7a;padding-top:4px;color:#333}'''
    hsh = ''.join(R.choice('0123456789abcdef') for _ in range(64))
    subs = i in (3, 7)
    body = f'''<div class=top>{arms(50,'#123a7a','#9fb2d8','#123a7a')}<div><p>República Federativa do Brasil · Registro Civil</p><h1>Certidão de Nascimento</h1><p>versão eletrônica (art. 19, § 5º, Lei 6.015/1973)</p></div><div class=ca><b>{CART2[i]}</b><br>CNS {F.cns[:2]}.{F.cns[2:5]}-{F.cns[5]}<br>{street(R)}</div></div>
    <div class=m><div class=l>{''.join(sec)}</div><div class=rt>{qr(R,112,'#123a7a')}<h4>Confira este documento</h4>Leia o código acima ou acesse o portal nacional do Registro Civil, informando o código:<br><b>{letters(R,4)}.{digits(R,4)}.{letters(R,4)}.{digits(R,4)}</b><br>Validade do acesso: 30 dias.
    <h4>Selo de fiscalização</h4><b style="word-break:break-all">{F.selo}</b><h4>Pedido</h4>nº {digits(R,8)}<br>feito em {br(add(F.de,-R.randrange(0,4)))}<h4>Resumo criptográfico</h4><div class=hash>{hsh}</div>
    <h4>Emolumentos</h4>Ato R$ {R.randrange(30,60)},{R.randrange(10,99)}<br>Fundos R$ {R.randrange(5,12)},{R.randrange(10,99)}<br>ISSQN R$ 1,{R.randrange(10,99)}<h4>Assinatura</h4>Documento assinado digitalmente (ICP-Brasil) por {F.escr if subs else F.oficial}, CPF ***.{digits(R,3)}.{digits(R,3)}-**</div></div>
    <div class=bot>{'Titular da serventia: <b>'+F.oficial+'</b>. Escrevente: '+F.escr+'.' if subs else 'Oficial titular: <b>'+F.oficial+'</b>.'} Extraída do acervo em <b>{br(F.de)}</b>, em {F.rm}. O conteúdo é verdadeiro e dou fé. A impressão deste arquivo não tem valor de via original, salvo materialização por outro Oficial de Registro Civil.</div>'''
    acc = {'dn': [dn, words, br(F.d), dnp], 'nat': f'{F.bm}/{F.bu}', 'g1n': f'{g1n[0]}/{g1n[1]}'}
    if not F.nf:
        acc['g2n'] = f'{F.mn[0]}/{F.mn[1]}'
    if F.twin:
        acc['twinfo'] = [f'{F.twin} (matrícula {twm})', f'{F.twin} {twm}']
    if two:
        for a, v in (('pa', ma), ('pb', mb), ('ma', pa), ('mb', pb)):
            acc[a] = v
    t = truth(F.case, birth=F.d, nome=F.name, cpf=cp, mat=F.mat, dn=words if both else dn, hora=F.h, nat=f'{F.bm} - {F.bu}', sexo=F.sx, est=onde, mun=F.bm, uf=F.bu, rmun=F.rm, ruf=F.ru, cart=CART2[i], dreg=br(F.dr), dnv=dnvv,
              livro=str(F.livro), folha=str(F.folha), termo=str(F.termo), g1=g1, g1n=f'{g1n[0]} - {g1n[1]}', g2='' if F.nf else F.mother, g2n='' if F.nf else f'{F.mn[0]} - {F.mn[1]}', pa=pa, pb=pb, ma=ma, mb=mb,
              tw=[F.twin] if F.twin else [], twinfo=F.twin, averb=F.av, anot=F.an, selo=F.selo, oficial=F.oficial, demis=br(F.de), cadastro=cad, accept=acc,
              shown={'hora': hora, 'nat': f'{F.bm}/{F.bu}', 'dreg': dregp, 'g1n': f'{g1n[0]}/{g1n[1]}', 'g2n': '' if F.nf else f'{F.mn[0]}/{F.mn[1]}', 'livro': f'{F.livro:05d}', 'folha': f'{F.folha:03d}', 'termo': f'{F.termo:07d}', 'mes': MES[F.d.month-1], 'dia': mid(F.d).split()[0]})
    return page('Certidão eletrônica', css, body), t
