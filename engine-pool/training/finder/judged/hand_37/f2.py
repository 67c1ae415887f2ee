# -*- coding: utf-8 -*-
"""O3: Goiás 2023 on, electronic, two dense columns.  O4: Distrito Federal 2010-2017, landscape, labels below, stub at the right."""
from base import *
from people import *

O3_REG = [('Goiânia', '1º Registro Civil e Tabelionato de Notas de Goiânia', '024711'), ('Anápolis', 'Cartório do Registro Civil da 2ª Circunscrição de Anápolis', '026389'), ('Rio Verde', 'Cartório Leão do Sudoeste - Registro Civil', '025540'),
          ('Catalão', 'Registro Civil das Pessoas Naturais e de Interdições e Tutelas de Catalão', '027018'), ('Formosa', 'Cartório de Registro Civil Vão do Paranã', '024935'), ('Aruanã', 'Registro Civil e Anexos de Aruanã', '028864'),
          ('Itumbiara', 'Cartório Paranaíba - 1º RCPN de Itumbiara', '025203'), ('Jataí', 'Serventia do Registro Civil de Jataí', '026101')]
O3_OPT = [dict(s='F', y=2024, est='Hospital e Maternidade Dona Íris'), dict(s='M', y=1991, iy=2025, est='Santa Casa de Misericórdia de Anápolis', cad=1, an=1), dict(s='M', y=2023, est='Hospital Materno Infantil Augusta Gomes Bastos', nofather=1),
          dict(s='F', y=2023, est='Hospital Nasr Faiad', maes=1), dict(s='M', y=2024, est='Hospital Municipal de Formosa', twin='Maria Alice', twinsex='F', name='João Miguel @'),
          dict(s='F', y=2008, iy=2024, est='Domicílio', lugar='Aldeia Buridina', name='Koixaru Mahiru Karajá', cad=1, fix=dict(nat_p=('São Félix do Araguaia', 'MT'), nat_m=('Aruanã', 'GO'), pai='Idjawala Wassuri Karajá', mae='Lawaritxi Karajá', avo_p='Wajurema Karajá', ava_p='Komytira Karajá', avo_m='Texibré Karajá', ava_m='')),
          dict(s='F', y=1978, iy=2024, est='Hospital São Marcos', cad=1, av=1), dict(s='M', y=2025, est='Hospital das Clínicas Dr. Serafim de Carvalho', name='Zion Emanoel de @', nohour=1)]


def O3(n):
    r = random.Random(9300 + n)
    mun, cart, cns = O3_REG[n - 1]
    uf = 'GO'
    o = O3_OPT[n - 1]
    f = family(r, uf, o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'), late=64 if n == 6 else None)
    h = None if o.get('nohour') else hour(r)
    bk, lf, en = r.randrange(20, 480), r.randrange(1, 300), r.randrange(9000, 160000)
    mat = matricula(cns, reg.year, bk, lf, en, (4, 0, 3)[n % 3])
    cp = '' if n == 2 else cpf(r)
    ofi = adult(r, uf).upper()
    selo = code(r, '0099924') + code(r, '999999930540999')[:17]
    dv = dnv(r, 1) if o['y'] > 1995 else ''
    livro, folha, termo = f'A-{bk}', f'{lf}{"V" if n % 2 else "F"}', f'{en:,}'.replace(',', '.') if n % 2 else str(en)
    cn = lambda s: s if n % 2 else s.upper()
    nome = cn(f['nome'])
    m2 = ''
    if o.get('maes'):
        m2 = adult(r, uf, 'F', 'new')
        f['nome'] = f"{first(r, 'F', 'new')} {f['mae'].split()[-1]} {m2.split()[-1]}"
        nome = cn(f['nome'])
    tw = f['gemeo'] and cn(f['gemeo'])
    av = an = ''
    if o.get('an'):
        cj = adult(r, uf, 'F', 'mid')
        an = f'1) CASAMENTO: contraiu matrimônio aos 21/01/2017 com {cj}, no RCPN de Goianira-GO, livro B-19, fls. 77, termo 3.341. 2) ÓBITO: faleceu aos {dnum(emi - dt.timedelta(days=95))}, conforme comunicação do RCPN de Trindade-GO.'
    if o.get('av'):
        av = f'Certifico que, por sentença de 30/08/2010 do Juízo da Vara de Família de Itumbiara-GO (proc. 201003344521), foi excluído o patronímico adquirido por adoção e restabelecido o nome de origem. Averbado em 04/10/2010.'
    if n == 3: av = f'CPF averbado de ofício em {dnum(emi)}, nos termos do art. 479 do Código Nacional de Normas - Foro Extrajudicial.'
    cad = []
    if o.get('cad'): cad = [f'RG {r.randrange(1000000, 6999999)}, SSP/GO, expedido em {r.randrange(1, 28):02d}/10/2011', f'CNS {r.randrange(700, 709)} {r.randrange(1000, 9999)} {r.randrange(1000, 9999)} {r.randrange(1000, 9999)}'][:2 if n != 2 else 1]
    if n == 7: cad = ['Título eleitoral 0231 4477 1066, zona 138, seção 52', 'Passaporte FX 204417, DPF, válido até 02/2029']
    est = o['est']
    P = [f['pai'], f['mae']]
    none = ('não declarada', '- - - - -')[n % 2]
    ges = '<em>não informados</em>'
    def card(tag, nm, nt, a, b, prof):
        if not nm: return f'<div class="cd"><u>{tag}</u><p class="x">{none}</p></div>'
        g = f'<span>Avô:</span> {e(cn(a)) if a else "ignorado"}<br><span>Avó:</span> {e(cn(b)) if b else "ignorada"}' if a or b else f'<span>Avós:</span> {ges}'
        return f'<div class="cd"><u>{tag}</u><p class="x"><b>{e(cn(nm))}</b></p><span>Natural de:</span> {e(nt[0])}-{nt[1]} &nbsp; <span>Ocup.:</span> {prof}<div class="gp">{g}</div></div>'
    if m2:
        pc = card('Filiação A (mãe)', f['mae'], f['nat_m'], f['avo_m'], f['ava_m'], f['prof_m']) + card('Filiação B (mãe)', m2, f['nat_p'], '', '', 'arquiteta')
    elif n in (3,):
        pc = card('Filiação A (mãe)', f['mae'], f['nat_m'], f['avo_m'], f['ava_m'], f['prof_m']) + card('Filiação B', '', 0, 0, 0, 0)
    elif n in (5, 8):
        pc = card('Filiação A (mãe)', f['mae'], f['nat_m'], f['avo_m'], f['ava_m'], f['prof_m']) + card('Filiação B (pai)', f['pai'], f['nat_p'], f['avo_p'], f['ava_p'], f['prof_p'])
    else:
        pc = card('Filiação A (pai)', f['pai'], f['nat_p'], f['avo_p'], f['ava_p'], f['prof_p']) + card('Filiação B (mãe)', f['mae'], f['nat_m'], f['avo_m'], f['ava_m'], f['prof_m'])
    kv = lambda k, v: f'<tr><td class="k">{k}</td><td>{v}</td></tr>'
    nasx = dnum(nas)
    words = n % 2 == 0
    if words: nasx = f'{dext(nas)}'
    hash_ = code(r, 'XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX').lower()
    local = f"{e(est)}{' – ' + o['lugar'] if o.get('lugar') else ''}"
    body = f'''{guil(595, 842, '#a9bfd8', 60, 5, .3, 9)}<div class="abs w"><div class="tb"><div class="q">{qr(r, 62, '#0d2c54')}</div><div class="tt"><div class="a1">REPÚBLICA FEDERATIVA DO BRASIL · ESTADO DE GOIÁS</div><div class="a2">CERTIDÃO ELETRÔNICA DO ASSENTO DE NASCIMENTO</div><div class="a1">Breve relato · Provimento CNJ nº 149/2023 · Validade jurídica: MP 2.200-2/2001</div><div class="a3">Código de verificação: {hash_}</div></div></div>
<div class="id"><span>Pessoa registrada</span><b>{e(nome)}</b></div>
<div class="cols"><div class="c1"><h4>IDENTIFICAÇÃO</h4><table class="kv">{kv('CPF (nº único, Lei 14.534/23)', cp or 'sem inscrição')}{kv('Matr.', f'<nobr>{mat}</nobr>')}{kv('Dt. nasc.', nasx)}{kv('Hr. nasc.', (hm(h) + ' (Brasília)') if h else 's/ informação')}{kv('Sexo biol.', ('F - feminino' if f['F'] else 'M - masculino'))}{kv('Natural.', f'{mun} - GO' if n != 8 else 'Mineiros - GO')}{kv('Local', local)}{kv('Mun./UF', f'{mun} / GO')}{kv('DNV', dv or '(anterior à Lei 12.662/12)')}{kv('Gêmeos', f'Sim. Irmã: {e(tw)}' if tw else 'Não')}{kv('Etnia', 'Karajá (Iny)') if n == 6 else ''}</table>
<h4>DADOS DO ASSENTO</h4><table class="as"><tr><th>Livro</th><th>Folha</th><th>Termo</th><th>Lavrado em</th></tr><tr><td>{livro}</td><td>{folha}</td><td>{termo}</td><td>{dnum(reg)}</td></tr></table>
<table class="kv">{kv('Serventia', e(cart))}{kv('Cidade', f'{mun}-GO')}{kv('CNS', f'{cns[:2]}.{cns[2:5]}-{cns[5]}')}{kv('Declarante', e(cn(f['mae'] if n in (3, 4) else f['pai'])))}</table></div>
<div class="c2"><h4>FILIAÇÃO E ASCENDÊNCIA</h4>{pc}</div></div>
<h4>AVERBAÇÕES</h4><div class="ob">{e(av) or 'Sem averbações.'}</div><h4>ANOTAÇÕES (atos posteriores)</h4><div class="ob">{e(an) or 'Sem anotações.'}</div>
<h4>ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO</h4><div class="ob s">{'<br>'.join(map(e, cad)) or 'Nenhuma.'}</div>
<div class="fx"><div class="f1"><b>Selo eletrônico de fiscalização</b><br>{selo}<br>Consulte: see.tjgo.jus.br/buscas<br>{bars(r, 190, 20, '#0d2c54')}<br>Emol. R$ 0,00 · Fundos R$ 0,00 · ISSQN R$ 0,00<br>Pedido CRC nº {r.randrange(10**7, 10**8)}</div>
<div class="f2"><b>Assinatura eletrônica qualificada</b><br>Assinado por: {e(ofi)}<br>Função: Oficial(a) de Registro<br>Emitida e assinada em {dnum(emi)} às {r.randrange(8, 18):02d}:{r.randrange(10, 59)}:{r.randrange(10, 59)}<br>AC: Autoridade Certificadora Notarial · ICP-Brasil<br>Esta certidão pode ser materializada em qualquer cartório do País.</div></div></div>'''
    css = '''.sheet{font-family:"DejaVu Sans Condensed","DejaVu Sans";font-stretch:condensed;font-size:7.3pt;color:#0b1f3b;background:#fbfcff}.w{left:30pt;right:30pt;top:28pt;bottom:24pt}.tb{display:flex;border-bottom:3pt solid #0d2c54;padding-bottom:5pt}.tt{padding-left:10pt}.a1{font-size:7pt;margin-top:3pt}.a2{font-size:14.5pt;font-weight:bold;letter-spacing:-.2pt;margin:3pt 0}.a3{font-size:7.5pt;margin-top:4pt}
.id{margin:9pt 0 7pt;padding:6pt 8pt;background:#dde7f3}.id span{font-size:6.6pt;display:block}.id b{font-size:14pt;display:block;margin-top:3pt}.cols{display:flex;gap:10pt}.c1{width:56%}.c2{width:44%}h4{margin:7pt 0 3pt;font-size:7.2pt;background:#0d2c54;color:#fff;padding:2pt 5pt}.kv{width:100%}.kv td{border-bottom:.4pt solid #9fb3cc;padding:3.2pt 3pt;vertical-align:top;font-size:8pt}.kv .k{width:68pt;color:#44618a;font-size:6.8pt;padding-top:4pt}.as{width:100%;margin-bottom:4pt}.as th,.as td{border:.5pt solid #44618a;padding:3pt;text-align:center}.as th{font-weight:normal;font-size:6.6pt;background:#eef3f9}.as td{font-size:8.6pt}
.cd{border:.6pt solid #44618a;border-radius:4pt;padding:5pt 7pt;margin-bottom:7pt;background:rgba(255,255,255,.7);min-height:88pt;font-size:7.8pt;line-height:11.5pt}.cd u{text-decoration:none;font-size:6.6pt;background:#0d2c54;color:#fff;padding:1pt 5pt;border-radius:2pt}.cd .x{margin:4pt 0 3pt;font-size:9.2pt}.cd span{color:#44618a;font-size:6.8pt}.gp{margin-top:5pt;padding-left:7pt;border-left:1.6pt solid #9fb3cc}.ob{border:.5pt solid #9fb3cc;min-height:46pt;padding:4pt 6pt;font-size:8pt;line-height:11pt}.ob.s{min-height:26pt}
.fx{position:absolute;bottom:0;left:0;right:0;display:flex;gap:12pt;font-size:7.4pt;line-height:10.6pt}.f1,.f2{border:.8pt solid #0d2c54;padding:6pt 8pt;width:50%}'''
    t = truth('O3', n)
    np = lambda c: f'{c[0]} - {c[1]}'
    put(t, nome=nome, cpf=cp, mat=mat, nasc=(nasx, nas), hora=hm(h) if h else '', sexo=f['sexo'], nat=f'{mun} - GO' if n != 8 else 'Mineiros - GO', est=est, lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=reg, dnv=dv,
        livro=livro, folha=folha, termo=termo, averb=av, anot=an, selo=selo, of=ofi, demi=emi)
    c0 = lambda x: cn(x) if x else ''
    A = [c0(f[k]) for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if m2: put(t, g1=(cn(f['mae']), np(f['nat_m'])), g2=(cn(m2), np(f['nat_p'])), avos=['', '', A[2], A[3]])
    elif n == 3: put(t, g1=(cn(f['mae']), np(f['nat_m'])), avos=A)
    elif n in (5, 8): put(t, g1=(cn(f['mae']), np(f['nat_m'])), g2=(cn(f['pai']), np(f['nat_p'])), avos=A)
    else: put(t, g1=(cn(f['pai']), np(f['nat_p'])), g2=(cn(f['mae']), np(f['nat_m'])), avos=A)
    if tw:
        put(t, gem=f'Irmã: {tw}')
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = [tw]
    t['meta']['cadastro'] = cad
    save(t, css, body)


O4_REG = [('1º Ofício de Registro Civil, Títulos e Documentos e Pessoas Jurídicas - Brasília', '021121'), ('Cartório do 3º Ofício de Registro Civil de Taguatinga', '021345'), ('Cartório do 5º Ofício de Notas e Registro Civil - Gama', '021774'),
          ('Cartório do 9º Ofício de Registro Civil de Sobradinho', '020898'), ('Cartório do 6º Ofício de Registro Civil de Ceilândia', '021509'), ('Cartório do 8º Ofício - Planaltina', '020990'),
          ('2º Ofício de Registro Civil, Títulos e Documentos da Asa Sul', '021237'), ('Cartório do 10º Ofício de Brazlândia', '021862')]
O4_OPT = [dict(s='M', y=2012, est='Hospital Materno Infantil de Brasília - HMIB'), dict(s='F', y=2014, est='Hospital Regional de Taguatinga', nofather=1), dict(s='F', y=1988, iy=2011, est='Hospital Regional do Gama', an=1),
          dict(s='M', y=2016, est='Hospital Regional de Sobradinho', cpf=1, name='Ítalo Ruan de Sousa @'), dict(s='F', y=2010, est='', home=1), dict(s='M', y=2015, est='Hospital Regional de Planaltina', twin='Caleb', name='Josué @'),
          dict(s='F', y=2017, est='Maternidade Brasília', cpf=1, name='Sofia Kerstin Lindqvist @', lower=1), dict(s='M', y=1972, iy=2012, est='Hospital de Base', av=1, unk=1)]


def O4(n):
    r = random.Random(9400 + n)
    cart, cns = O4_REG[n - 1]
    o = O4_OPT[n - 1]
    f = family(r, 'GO', o['y'], o['s'], **o)
    nas, reg, emi = dates(r, o['y'], issue=o.get('iy'))
    h = hour(r)
    bk, lf, en = r.randrange(40, 600), r.randrange(1, 300), r.randrange(20000, 250000)
    mat = matricula(cns, reg.year, bk, lf, en, (2, 1)[n % 2])
    cp = cpf(r) if o.get('cpf') else ''
    livro, folha, termo = f'A-{bk}' if n % 3 else str(bk), f'{lf}' + ('v' if n in (2, 5) else ''), str(en)
    ofi, sub = adult(r, 'DF', 'M'), adult(r, 'DF', 'F', 'new')
    selo = f'TJDFT{emi.year}' + code(r, '09990999') + code(r, 'AAAA')
    dv = dnv(r) if o['y'] > 2009 else ''
    av = an = ''
    if o.get('an'): an = f'O(a) titular casou-se com {adult(r, "DF", "M")} em 17/10/2009 (5º Ofício do Gama, B-88, fls. 204, nº 26.118).'
    if o.get('av'): av = f'Retificado o local de nascimento por sentença do MM. Juiz da Vara de Registros Públicos do DF, proc. 2003.01.1.0{r.randrange(10000, 99999)}-7, averbação de 22/09/2003.'
    cs = lambda s: s.upper() if n % 2 else s
    dash = '------------------------'
    tw = f['gemeo'] and cs(f['gemeo'])
    F = lambda v, lab, w=100, c='': f'<div class="f {c}" style="width:{w}%"><div class="v">{e(v) if v else dash[:max(6, w // 4)]}</div><div class="l">{lab}</div></div>'
    nasx = dext(nas, dias=True) if n % 2 else dext(nas)
    hx = {0: hm(h) + ' h', 1: hext(h), 2: hm(h).replace(':', 'h') + 'min'}[n % 3]
    cit = lambda c: f'{c[0]} - {c[1]}'
    est = cs(o['est']) if not o.get('home') else 'em domicílio, QNM 14, Conjunto H, casa 22'
    A = [cs(f[k]) if f[k] else '' for k in ('avo_p', 'ava_p', 'avo_m', 'ava_m')]
    if o.get('unk'): A[0] = A[1] = ''
    nome = cs(f['nome'])
    rows = ''.join(f'<div class="row">{x}</div>' for x in (
        F(nome, 'nome do(a) registrando(a)', 76, 'b') + F(cp, 'CPF', 24),
        F(nasx, 'nascido(a) a', 56) + F(dnum(nas), 'dd/mm/aaaa', 16) + F(hx, 'hora', 28),
        F(est, 'casa de saúde ou endereço do nascimento', 52) + F('Brasília - DF', 'município e UF do nascimento', 30) + F(f['sexo'].upper() if n % 2 else f['sexo'], 'sexo', 18),
        F(cs(f['mae']), 'mãe', 66) + F(cit(f['nat_m']), 'de onde é natural a mãe', 34),
        F(A[2], 'pai da mãe (avô)', 50) + F(A[3], 'mãe da mãe (avó)', 50),
        F(cs(f['pai']) if f['pai'] else '', 'pai', 66) + F(cit(f['nat_p']) if f['pai'] else '', 'de onde é natural o pai', 34),
        F(A[0], 'pai do pai (avô)', 50) + F(A[1], 'mãe do pai (avó)', 50),
        F('Sim, ' + tw if tw else 'Não', 'nasceu de parto duplo? com quem?', 58) + F(dv, 'nº da DN', 20) + F(dnum(reg), 'registrado(a) em', 22)))
    body = f'''{guil(842, 595, '#b9b2dc', 30, 9, .45, 6)}<div class="abs mn"><div class="hd"><div>{arms(50, '#14205c', '#f3f1fb')}</div><div class="ht"><div class="t0">REPÚBLICA FEDERATIVA DO BRASIL &nbsp;•&nbsp; DISTRITO FEDERAL</div><div class="t1">CERTIDÃO DE NASCIMENTO</div><div class="t2">{e(cart)}</div></div><div class="mt"><div class="v">{mat}</div><div class="l">matrícula</div></div></div>
{rows}<div class="obs"><div class="v">{e(an or av) if an or av else ('Nada a constar.' if n % 2 else '//////////////')}</div><div class="l">observações / averbações / anotações</div></div>
<div class="sg"><div class="dl">O referido é verdade e dou fé.<br>Brasília - DF, {dmix(emi)}.</div><div class="ss">{sign(r, 160, 34, '#14205c')}<div class="l1">{e(sub)} - Escrevente Autorizada</div></div></div></div>
<div class="abs st"><div class="cut">✂</div><div class="s0">VIA DE CONTROLE<br>DO CARTÓRIO</div><div class="sr"><i>Livro</i><b>{livro}</b></div><div class="sr"><i>Fls.</i><b>{folha}</b></div><div class="sr"><i>Termo nº</i><b>{termo}</b></div><div class="sr"><i>Emissão</i><b>{dnum(emi)}</b></div><div class="sr"><i>Via</i><b>{'1ª' if not o.get('iy') else '2ª'}</b></div><div class="sr"><i>Custas</i><b>{'gratuita' if not o.get('iy') else 'R$ 8,40'}</b></div>
<div class="sl">Selo digital<br><b>{selo}</b><br><span>www.tjdft.jus.br</span></div><div class="sl">Tabelião e Oficial<br><b>{e(ofi)}</b></div><div class="sl">{r.choice(['SCS Quadra 8, Bloco B-60, sala 140', 'CNB 12, Lote 10, loja 2', 'Setor Central, Quadra 40, Lote 7', 'Quadra Central, Bloco 11, loja 5'])}<br>Tel. (61) 3{r.randrange(200, 599)}-{r.randrange(1000, 9999)}</div><div class="vtx">Recebi a certidão em ___/___/______  &nbsp; Ass. _______________________________</div><div style="position:absolute;bottom:6pt;right:6pt">{rosette(74, '#14205c', 9, .5)}</div></div>'''
    css = '''.sheet{font-family:"TeX Gyre Schola";color:#14205c;background:#f7f5fd;font-size:9.5pt}.mn{left:26pt;top:24pt;width:612pt;bottom:22pt}.hd{display:flex;align-items:center;margin-bottom:10pt}.ht{flex:1;text-align:center}.t0{font-size:7.5pt}.t1{font-size:19pt;font-weight:bold}.t2{font-size:9pt;font-style:italic}.row{display:flex;gap:8pt;margin-bottom:10pt}.v{border-bottom:.7pt solid #14205c;padding:0 3pt;font-size:10pt;font-weight:bold;min-height:13pt}.f.b .v{font-size:12.5pt}.l{font-size:6.7pt;padding-left:3pt;font-weight:normal}.mt{width:212pt}.mt .v{font-size:8.8pt;text-align:center}.mt .l{text-align:center}
.row .f{display:flex;flex-direction:column;justify-content:flex-end}.obs{margin-top:4pt}.obs .v{min-height:56pt;font-weight:normal;border:.7pt solid #14205c;padding:3pt 5pt;font-size:9pt}.sg{display:flex;margin-top:12pt;align-items:flex-end}.dl{width:50%}.ss{width:50%;text-align:center}.l1{border-top:.6pt solid #14205c;padding-top:1pt;margin:0 20pt;font-size:8.6pt}
.st{right:22pt;top:24pt;bottom:22pt;width:148pt;border-left:1pt dashed #14205c;padding:4pt 4pt 4pt 26pt}.cut{position:absolute;left:-6pt;top:40pt;font-size:11pt;font-family:"DejaVu Sans"}.s0{font-size:8pt;font-weight:bold;text-align:center;margin-bottom:8pt}.sr{display:flex;justify-content:space-between;border-bottom:.4pt dotted #14205c;padding:2.4pt 0;font-size:8.4pt}.sr i{font-size:7.4pt}.sl{margin-top:12pt;font-size:7.3pt;line-height:10pt}.sl b{font-size:7.6pt}.vtx{position:absolute;left:7pt;bottom:10pt;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.8pt;white-space:nowrap}'''
    t = truth('O4', n, 842, 595)
    put(t, nome=nome, cpf=cp, mat=mat, nasc=(nasx, nas), hora=hm(h), sexo=f['sexo'], est='Domicílio' if o.get('home') else est, lmun='Brasília', luf='DF', rmun='Brasília', ruf='DF', cart=cart, dreg=reg, dnv=dv, livro=livro, folha=folha, termo=termo,
        g1=(cs(f['mae']), cit(f['nat_m'])), avos=A, averb=av, anot=an, selo=selo, of=ofi, demi=emi)
    if f['pai']: put(t, g2=(cs(f['pai']), cit(f['nat_p'])))
    if tw:
        put(t, gem=tw)
        t['meta']['twin_names'] = [tw]
        t['accept']['gêmeos.informações_adicionais'] = ['Sim, ' + tw]
    t['accept']['dados_pessoais.data_nascimento.texto_completo'] = [dnum(nas)]
    t['meta']['joint_notes'] = True
    save(t, css, body, 'A4 landscape')
