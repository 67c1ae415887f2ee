# -*- coding: utf-8 -*-
from common import *
from f3 import PROF_M, PROF_F
PROF_F = [p for p in PROF_F if 'coco' not in p]
# ---- S7: Legal sheet, airy Bookman, vendor's program of 2000-2009 (Mato Grosso do Sul, Goiás, Mato Grosso)
REG7 = [('SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS - 2ª CIRCUNSCRIÇÃO','Dourados','MS'),('CARTÓRIO BOTELHO - 2º OFÍCIO','Barra do Garças','MT'),('CARTÓRIO DO REGISTRO CIVIL DE JATAÍ','Jataí','GO'),('1º TABELIONATO DE NOTAS E REGISTRO CIVIL','Aquidauana','MS'),('SERVIÇO NOTARIAL E REGISTRAL GALVÃO','Cáceres','MT'),('REGISTRO CIVIL E ANEXOS','Goianésia','GO')]
def s7(n):
    r = random.Random(f'S7{n}')
    O = dict([dict(yb=2001, sexo='F'), dict(yb=2004, nofather=True, sexo='M'), dict(yb=1973, ye=2006, oldkid=True, nohour=True, home=True, sexo='M'), dict(yb=2007, foreign=6, sexo='F'), dict(yb=2002, twin='Luana', kid='Luara', sexo='F'), dict(yb=1988, ye=2005, oldkid=True, sexo='F'), dict(yb=2000, foreign=5, long=True, sexo='M'), dict(yb=1999, ye=2008, suffix='Júnior', sexo='M', gp=1)][n-1])
    yb, ye = O.pop('yb'), O.pop('ye', None); c = base(r, REG7[(n-1) % 6] + (n,), yb, ye, same=n not in (4, 6), **O); f = c['fam']; T = truth(f'S7-{n}', 612, 1008); nf = O.get('nofather'); fx = c['sx'] == 'F'; o_ = 'a' if fx else 'o'; U = str.upper
    f['nome'] = U(f['nome'])
    if n % 2:
        for k in ('pai','mae'): f[k] = U(f[k])
    lv = f"A-{c['livro']:03d}"; fl = f"{c['folha']:03d}" + (['', ' verso'][n in (4, 6)]); te = f"{c['termo']:,}".replace(',', '.')
    nz = c['nasc']; dt = f"{dmy(nz)} ({dw(nz)})" if n % 2 else f"{dl(nz)}"
    ho = '' if not c['hora'] else (f", às {hm(c['hora'])} horas" if n % 2 else f", às {hora_w(c['hora'])}")
    loc = f"no {c['est']}" if c['est'].startswith(('Hosp','Centro')) else f"na {c['est']}" if c['est'] != 'Domicílio' else 'em domicílio, na Fazenda Água Fria'
    ct = f"em {c['lmun']}, Estado {PREP[c['luf']]} {UFN[c['luf']]}"
    natp, natm = natS(c['natp'], ' - '), natS(c['natm'], ' - ')
    af, am = r.randint(22, 52), r.randint(21, 41)
    K = lambda a, b: f'<tr><td class="k">{a}</td><td>{b}</td></tr>'
    gi = O.get('gp')
    rows = '' if nf else K('PAI', f"<b>{f['pai']}</b>, {r.choice(PROF_M)}, com {af} anos de idade, natural de {natp}")
    rows += K('MÃE', f"<b>{f['mae']}</b>, {r.choice(PROF_F)}, com {am} anos de idade, natural de {natm}")
    if not nf: rows += K('AVÓS PATERNOS', f"{f['pp']} e {f['pm']}" if not gi else 'não declarados')
    rows += K('AVÓS MATERNOS', f"{f['mp']} e {f['mm']}") + K('DECLARANTE', ('O pai' if not nf else 'A mãe') if n != 6 else 'A avó materna')
    rows += K('TESTEMUNHAS', 'Dispensadas' if yb > 1999 else f"{officer(r)[0]} e {officer(r)[0]}")
    dn = c['dnv'].replace('-', '') if yb >= 1998 and n != 8 else ''
    if yb >= 1998: rows += K('D.N.V. Nº', dn or 'não apresentada')
    av = an = ''; twx = f"A registrada tem irmã gêmea, {c['twin']}, registrada sob o nº {c['ttermo']:,}".replace(',', '.') + '.' if c['twin'] else ''
    if n == 6: an = f"A registrada contraiu matrimônio aos 17/07/2004 com Wanderley do Couto Rezende, conforme termo 5.488, fls. 088 do livro B-023, continuando a usar o nome de solteira."
    if n == 3: an = 'À margem consta anotação de casamento com Benvinda de Arruda Fialho, realizado em 06/05/1995 em Poconé - MT.'
    if n == 8: av = f"Averbada a sentença de retificação do sobrenome da mãe, autos nº 2003.000{r.randint(100,999)}-4, da 1ª Vara Cível, em 09/10/2004."
    obs = twx or av or an or 'Nada consta.'
    rows += K('OBSERVAÇÕES', obs)
    hasof = n % 2 == 1 or n == 4
    selo = {'MS': f"{alnum(r,3,'ABCDEFG')} {digs(r,5)}", 'MT': f"{alnum(r,3,'ACDHT')}{digs(r,5)}", 'GO': f"{digs(r,4)}{alnum(r,1,'BCD')}{digs(r,6)}"}[c['ruf']] if n != 6 else ''
    fund = dict(MS='Funjecc', MT='Funajuris', GO='Fundesp')[c['ruf']]
    sl = f'<div class="selo">{arms(9,"#7a1f1f","#c77")}<div>PODER JUDICIÁRIO<br>{UFN[c["ruf"]].upper()}<br><b>SELO DE AUTENTICIDADE</b><br><span>{selo}</span></div></div>' if selo else ''
    body = f'''<div class="fr"><div class="fr2"><div class="hd">{arms(24,'#4a2c12','#a37b4f')}<div class="b1">REPÚBLICA FEDERATIVA DO BRASIL</div><div>ESTADO {U(PREP[c['ruf']])} {U(UFN[c['ruf']])}</div><div>COMARCA DE {U(c['rmun'])}</div><div class="b2">{c['cart']}</div><div class="sm">{c['of']}<br>{'Oficial' if c['ofsx']=='M' else 'Oficiala'} e Tabeli{'ão' if c['ofsx']=='M' else 'ã'}</div></div>
<h1>CERTIDÃO DE NASCIMENTO</h1>
<p>CERTIFICO, a pedido de parte interessada, que revendo nesta serventia o livro <b>{lv}</b> de registro de nascimentos, nele à folha <b>{fl}</b>, sob o número de ordem <b>{te}</b>, encontra-se lavrado em <b>{dmy(c['dreg'])}</b> o assento de</p><div class="N">{f['nome']}</div>
<p>do sexo {c['sexo'].lower()}, nascid{o_} {loc}, {ct}, no dia {dt}{ho}, filh{o_} de:</p><table>{rows}</table>
<p>Era o que continha em dito assento, do qual bem e fielmente fiz extrair a presente, que conferi e assino. Dou fé.</p><div class="dt">{c['rmun']} - {c['ruf']}, {dl(c['dem'])}.</div><div class="sg">{sign(r,60,17)}<div class="ln">{c['of'] if hasof else c['sub']}<br><small>{'Oficial Registrador' + ('a' if c['ofsx']=='F' else '') if hasof else 'Escrevente Jurament' + ('ad' + ('o' if c['subsx']=='M' else 'a'))}</small></div></div>
<div class="bt">{sl}<div class="em">{'Registro e primeira certidão gratuitos (Lei 9.534, de 10.12.97).' if ye is None else f'Emolumentos: R$ {r.randint(14,22)},00 &nbsp; {fund}: R$ 1,40'}<br>{r.choice(STREETS)}, {r.randint(10,999)} - Fone/Fax {fone(r,'67' if c['ruf']=='MS' else '65' if c['ruf']=='MT' else '64')}</div></div></div></div>'''
    css = '''body{font:12.5pt/1.5 "URW Bookman";color:#2b1a0c;background:#fffdf8}.fr{position:absolute;inset:9mm;border:2.6px solid #7b4f25;padding:1.5mm}.fr2{border:.8px solid #7b4f25;height:100%;padding:7mm 14mm;position:relative}.hd{text-align:center;font-size:11pt;line-height:1.35}.b1{font-weight:bold;font-size:13pt}.b2{font-weight:bold;margin-top:2mm}.sm{font-size:9.5pt}h1{text-align:center;font-size:19pt;margin:6mm 0 4mm;letter-spacing:1px;text-decoration:underline}p{text-align:justify;text-indent:12mm;margin:2mm 0}.N{text-align:center;font:bold 16pt "URW Bookman";margin:3mm 0}
table{width:100%;border-collapse:collapse;margin:3mm 0;font-size:11.6pt;line-height:1.35}td{padding:1mm 0;vertical-align:top;text-align:justify}.k{width:41mm;font-size:10.5pt;font-weight:bold}.dt{text-align:center;margin-top:5mm}.sg{text-align:center;margin-top:2mm;line-height:1.2}.ln{border-top:1px solid #2b1a0c;width:95mm;margin:0 auto;padding-top:1mm}.bt{position:absolute;left:12mm;right:12mm;bottom:6mm;display:flex;align-items:center;gap:6mm}.em{font-size:9pt;line-height:1.4}.selo{display:flex;gap:2mm;align-items:center;border:1.2px solid #7a1f1f;border-radius:3mm;padding:1.5mm 2.5mm;font:6.5pt/1.25 "Liberation Sans";color:#7a1f1f;text-align:center;background:#fdeeee;flex:none}.selo span{font:bold 11pt "Liberation Mono";color:#111}'''
    dtx = dw(nz) if n % 2 else dl(nz)
    put(T, nome=f['nome'], nasc=(nz, dtx), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=c['est'], lmun=c['lmun'], luf=c['luf'], rmun=U(c['rmun']), ruf=c['ruf'], cart=c['cart'], dreg=dmy(c['dreg']), dnv=dn, livro=lv, folha=fl, termo=te, selo=selo, of=c['of'], dem=dmy(c['dem']), averb=av, anot=an, mp=f['mp'], mm=f['mm'])
    T['accept']['registro.município'] = [c['rmun']]
    if n % 2: T['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dmy(nz), f"{dmy(nz)} ({dw(nz)})"]
    if fl.endswith('verso'): T['accept']['registro.folha'] = [fl.replace(' verso', 'v'), fl.replace(' verso', '')]
    if nf: put(T, g1=(f['mae'], natT(c['natm'])))
    else:
        put(T, g1=(f['pai'], natT(c['natp'])), g2=(f['mae'], natT(c['natm'])))
        if not gi: put(T, pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=twx); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin']]
    T['meta']['joint_notes'] = bool(av or an)
    return doc(css, body, '8.5in 14in', '8.5in', '14in'), T

# ---- S8: all typed, before 1975 (Sergipe, Pernambuco, Rio Grande do Norte, Bahia), with a margin
REG8 = [('Cartório do Registro Civil do 2.º Distrito','Propriá','SE'),('Cartório do Registro Civil do 1.º Distrito','Garanhuns','PE'),('Cartório do Escrivão de Paz','Currais Novos','RN'),('Cartório do Registro Civil de Nascimentos e Óbitos','Caetité','BA'),('Cartório de Paz e Registro Civil','Estância','SE'),('Cartório do 1.º Ofício','Macau','RN'),('Cartório do Registro Civil da Sede','Salgueiro','PE'),('Cartório do Registro Civil','Senhor do Bonfim','BA')]
def s8(n):
    r = random.Random(f'S8{n}')
    O = dict([dict(yb=1958), dict(yb=1931, ye=1954, sexo='F'), dict(yb=1947, ye=1966, nofather=True, sexo='M'), dict(yb=1963, twin='Maria Cosma', kid='Maria Damiana', sexo='F'), dict(yb=1926, ye=1949, late=13, sexo='M'), dict(yb=1971, sexo='M', long=True), dict(yb=1939, ye=1961, nohour=True, sexo='F'), dict(yb=1952, ye=1972, sexo='M')][n-1])
    yb, ye = O.pop('yb'), O.pop('ye', None); c = base(r, REG8[n-1] + (n,), yb, ye, oldkid=True, home=n not in (6,), **O); f = c['fam']; T = truth(f'S8-{n}'); nf = O.get('nofather'); fx = c['sx'] == 'F'; o_ = 'a' if fx else 'o'
    c['livro'] = r.randint(2, 47); c['termo'] = r.randint(14, 3900); lv = str(c['livro']) if n % 3 else f"{c['livro']}-A"; fl = f"{c['folha']}" + ('v' if n % 4 == 1 else ''); te = str(c['termo'])
    if n == 2: f['nome'] = f['k'] if r.random() < 0 else f['nome']
    nz = c['nasc']; dtx = f"{d1(nz.day)} de {MES[nz.month-1]} de {w(nz.year)}" if n % 2 else f"{nz.day} de {MES[nz.month-1]} de {nz.year}"
    hr = (f", pelas {hora_w(c['hora'], True)}" if c['hora'] and c['hora'][0] not in (0, 1, 13) else f", à {hora_w(c['hora'], True)}" if c['hora'] else ', em hora não sabida')
    plc = f"no sítio {r.choice(['Poço da Pedra','Tabuleiro','Gameleira','Mulungu','Olho d’Água'])}, dêste município de {c['lmun']}, Estado {PREP[c['luf']]} {UFN[c['luf']]}" if n % 2 else f"em casa de residência de seus pais, à rua da {r.choice(['Palha','Aurora','Matriz'])}, nesta cidade de {c['lmun']}, Estado {PREP[c['luf']]} {UFN[c['luf']]}"
    est = '' if n % 2 else 'Domicílio'
    if n == 6: plc = f"na {c['est']}, nesta cidade de {c['lmun']}, Estado {PREP[c['luf']]} {UFN[c['luf']]}" if not c['est'].startswith(('Hosp','Centro')) else f"no {c['est']}, nesta cidade de {c['lmun']}, Estado {PREP[c['luf']]} {UFN[c['luf']]}"; est = c['est']
    # parents from the state, or told together
    c['natp'] = place(r, c['ruf'], 0); c['natm'] = place(r, c['ruf'], 0)
    tn = lambda x: f"{x[0]}, dêste Estado"
    cv = r.choice(['casados civilmente','casados eclesiàsticamente','casados neste cartório'])
    gi = n == 5
    if nf: fil = f"filh{o_} natural de {f['mae']}, {r.choice(PROF_F)}, solteira, natural de {tn(c['natm'])}"; tnp = ''; tnm = natT(c['natm'])
    elif n in (2, 7): fil = f"filh{o_} legítim{o_} de {f['pai']}, {r.choice(PROF_M)}, e de sua mulher D. {f['mae']}, {r.choice(PROF_F)}, ambos naturais de {tn(c['natp'])}, {cv}"; tnp = tnm = natT(c['natp'])
    elif n == 8: fil = f"filh{o_} legítim{o_} de {f['pai']} e D. {f['mae']}"; tnp = tnm = ''
    else: fil = f"filh{o_} legítim{o_} de {f['pai']}, {r.choice(PROF_M)}, natural de {tn(c['natp'])}, e de Dona {f['mae']}, {r.choice(PROF_F)}, natural de {tn(c['natm'])}, {cv}"; tnp, tnm = natT(c['natp']), natT(c['natm'])
    av = ('' if nf else ("avós paternos " + (f"{f['pp']} e D. {f['pm']}" if not gi else 'ignorados') + "; e ")) + f"avós maternos {f['mp']} e D. {f['mm']}"
    if n == 8: av = f"sendo seus avós, pelo lado paterno, {f['pp']} e {f['pm']}, e pelo lado materno, {f['mp']} e {f['mm']}"
    else: av = 'sendo ' + av
    tw = f"A registrada é gêmea com {c['twin']}, que nasceu primeiro, registrada sob n.º {c['termo'] - 1}." if c['twin'] else ''
    t1, t2 = officer(r)[0], officer(r)[0]
    an = avb = ''
    if n == 2: an = 'Casou-se com Honorato Feitosa Lins, em 11-6-1952, L. 8-B, fls. 54. (a) O Escrivão.'
    if n == 3: avb = f"Reconhecido por escritura pública de 3-5-1960, das notas do Tabelião desta cidade, o pai não deu o nome."
    if n == 3: avb = "Por mandado do Dr. Juiz de Direito, de 3-5-1960, foi averbada a emenda do nome da avó materna."
    if n == 7: an = 'Faleceu nesta cidade aos 19-2-1960, óbito n.º 611, C-5.'
    mg = an or avb
    dr = c['dreg']; drx = f"{d1(dr.day)} de {MES[dr.month-1]} de {w(dr.year)}" if n % 2 == 0 else f"{dr.day} de {MES[dr.month-1]} de {dr.year}"
    if n == 1: dr = c['dreg']
    de = c['dem']; dex = f"aos {de.day} dias do mês de {MES[de.month-1]} de {de.year}" if n % 3 else f"em {de.day} de {MES[de.month-1]} de {de.year}"
    hasof = n not in (4, 7); esc_ = c['of'] if hasof else c['sub']
    late = " O registro foi feito fora do prazo, com autorização do M.M. Juiz e pagamento da multa." if n == 5 else ''
    intro = [f"{esc_}, {'Oficial do Registro Civil' if hasof else 'Escrevente Autorizado, no impedimento do Oficial,'} desta cidade e comarca de {c['rmun']}, Estado {PREP[c['ruf']]} {UFN[c['ruf']]}, na forma da lei, etc.",
             ][0]
    txt = f'''<p class="c">{c['cart']}<br>{c['rmun']} — Estado {PREP[c['ruf']]} {UFN[c['ruf']]}</p><p class="c u">CERTIDÃO DE NASCIMENTO</p><p>{intro}</p>
<p>C E R T I F I C A , a requerimento verbal de pessoa interessada, que, revendo em seu cartório o livro n.º {lv} do registro de nascimentos, nêle, às fôlhas {fl}, sob o n.º {te}, consta que, em data de {drx}, foi feito o assento de nascimento de {f['nome'].upper() if n%2==0 else f['nome']}, do sexo {c['sexo'].lower()}, de côr {r.choice(['parda','branca','morena','preta'])}, nascid{o_} {'no dia' if nz.day!=1 or n%2==0 else 'no dia'} {dtx}{hr}, {plc}; {fil}; {av}. {tw}{late} Foi declarante {('o pai' if not nf else 'a própria mãe') if n!=5 else 'o próprio registrado'} e serviram de testemunhas {t1} e {t2}.</p>
<p>Nada mais consta do referido assento, ao qual me reporto e dou fé. Dada e passada nesta cidade de {c['rmun']}, {dex}. Eu, {esc_}, {'Oficial,' if hasof else 'Escrevente,'} a dactilografei, subscrevo e assino.</p>'''
    if n % 2 == 0: f['nome'] = f['nome'].upper()
    stamps = f'''<div style="position:absolute;left:10mm;bottom:26mm">{rnd_stamp(r,'REGISTRO CIVIL',c['rmun'].upper(),30,'#5b2f7a',.5)}</div><div class="es"><div>ESTAMPILHA<br>ESTADUAL</div><b>Cr$ {r.choice(['2,00','5,00','1,50','10,00'])}</b></div><div class="es" style="bottom:100mm"><div>EDUCAÇÃO<br>E SAÚDE</div><b>Cr$ {r.choice(['0,40','1,00','1,50'])}</b></div>'''
    col = ['#1c2a5e','#2a2118','#33302d'][n % 3]
    body = f'''<div class="mg"><div class="mh">{'À margem' if mg else ''}</div>{mg}</div><div class="rl"></div><div class="tx">{txt}<div class="sg">{sign(r,58,16,'#22307a')}<br>{esc_}<br>{'O Oficial' if hasof else 'P/ o Oficial — Escrevente'}</div></div>{stamps}'''
    css = f'''body{{font:11.6pt/1.72 "Courier Prime";color:{col};background:#f3ead3}}.mg{{position:absolute;left:9mm;top:78mm;width:34mm;font-size:8.4pt;line-height:1.4}}.mh{{text-decoration:underline;margin-bottom:1mm}}.rl{{position:absolute;left:46mm;top:0;bottom:0;border-left:.8px solid #c98f8f}}.rl:after{{content:"";position:absolute;left:1mm;top:0;bottom:0;border-left:.8px solid #c98f8f;height:297mm}}.tx{{position:absolute;left:51mm;right:16mm;top:20mm;transform:rotate({r.uniform(-.25,.25):.2f}deg)}}p{{margin:0 0 4mm;text-indent:14mm;text-align:left}}.c{{text-align:center;text-indent:0}}.u{{letter-spacing:3px;text-decoration:underline;margin:8mm 0}}.sg{{text-align:center;margin-top:5mm;line-height:1.3}}.es{{position:absolute;left:15mm;bottom:72mm;width:19mm;height:24mm;border:2px dotted #86603a;background:#e9d2b0;font:6.5pt/1.2 "TeX Gyre Schola";text-align:center;padding-top:3mm;color:#6a3d1a}}.es b{{display:block;font-size:9.5pt;margin-top:3mm}}'''
    put(T, nome=f['nome'], nasc=(nz, dtx), hora=hm(c['hora']) if c['hora'] else '', sexo=c['sexo'], est=est, lmun=c['lmun'], luf=c['luf'], rmun=c['rmun'], ruf=c['ruf'], cart=c['cart'], dreg=dmy(dr), livro=lv, folha=fl, termo=te, of=esc_, dem=dmy(de), averb=avb, anot=an, mp=f['mp'], mm=f['mm'])
    if est == '': T['accept']['local_nascimento.estabelecimento'] = []; del T['accept']['local_nascimento.estabelecimento']
    if nf: put(T, g1=(f['mae'], tnm))
    else:
        put(T, g1=(f['pai'], tnp), g2=(f['mae'], tnm))
        if not gi: put(T, pp=f['pp'], pm=f['pm'])
    if c['twin']: put(T, twin=tw); T['meta']['twin_names'] = [c['twin']]; T['accept']['gêmeos.informações_adicionais'] = [c['twin']]
    T['meta']['joint_notes'] = bool(mg)
    return doc(css, body), T
FORMS = {'S7': s7, 'S8': s8}
