from base import *
from forms_a1 import R
import art, unicodedata
# ---------------- Q7: Minas, 1998-2009, vendor's DOS/early Windows printout in monospace on legal paper with a left stub
Q7R = [
 R('Caratinga','MG','CARTÓRIO DO REGISTRO CIVIL DE SANTA EFIGÊNIA DE CARATINGA','GERALDO ANÍSIO DUQUE',0,'SANTA EFIGÊNIA','CARATINGA'),
 R('São João del-Rei','MG','REGISTRO CIVIL DAS PESSOAS NATURAIS DO DISTRITO DE EMBOABAS','MARIA IMACULADA RESENDE TRINDADE',0,'EMBOABAS','SÃO JOÃO DEL-REI'),
 R('Montes Claros','MG','CARTÓRIO DO 2º SUBDISTRITO DE REGISTRO CIVIL','VALDIVINO DIAS COLARES',0,'2º SUBDISTRITO','MONTES CLAROS'),
 R('Leopoldina','MG','CARTÓRIO DE REGISTRO CIVIL DE PIACATUBA','LÍVIO BARROSO DOMINATO',0,'PIACATUBA','LEOPOLDINA'),
 R('Belo Horizonte','MG','CARTÓRIO DO REGISTRO CIVIL DO 3º SUBDISTRITO','ÂNGELA MARIA SENRA GARZON',0,'3º SUBDISTRITO','BELO HORIZONTE'),
 R('Curvelo','MG','SERVIÇO REGISTRAL DAS PESSOAS NATURAIS E NOTAS DE TOMÁS GONZAGA','JOAQUIM CANABRAVA FILHO',0,'TOMÁS GONZAGA','CURVELO'),
 R('Poços de Caldas','MG','REGISTRO CIVIL DAS PESSOAS NATURAIS DE POÇOS DE CALDAS','HERMENGARDA LOYOLA NAVES',0,'SEDE','POÇOS DE CALDAS'),
 R('Mariana','MG','CARTÓRIO DE PAZ DO DISTRITO DE CLÁUDIO MANOEL','DELFIM TETÊ GOMES',0,'CLÁUDIO MANOEL','MARIANA')]
Q7S = [
 dict(sex='M', born='1999-02-09', dreg='1999-02-24', selo='AXR 48213', nodnv=0),
 dict(given='Hosana Nicéia', sex='F', born='1976-10-30', dreg='1976-11-11', emis='2002-07-18', home=1, nohour=1, selo='BDN 07754', noav=(3,)),
 dict(sex='F', born='2003-05-25', dreg='2003-06-30', nofather=1, selo='CHQ 91026'),
 dict(sex='M', born='1962-07-01', dreg='1962-07-16', era='old', emis='2005-03-08', home=1, selo='DKM 33180', anot='CASADO COM IVANI DE LOURDES CEREJA EM 30/12/1985 NESTE CARTÓRIO, LIVRO B-07, FLS 34V, TERMO 812. ÓBITO DA ESPOSA EM 11/06/2001.', noav=(0,1)),
 dict(sex='F', born='2000-01-01', dreg='2000-01-19', twin=1, selo='AZP 65509', hora=(0,20), emis='2000-01-19'),
 dict(given='Jean Charlles', sex='M', born='1985-04-14', dreg='1985-05-02', emis='1998-09-15', selo='', hora=(20,30), bm=('Curvelo','MG')),
 dict(sex='F', born='2008-11-27', dreg='2008-12-10', selo='GTB 12847', eth=('it','ar'), far=.1),
 dict(sex='M', born='1994-06-06', dreg='2007-08-23', emis='2007-08-23', selo='FLX 58391', home=1, nodnv=1, averb='ASSENTO LAVRADO POR MANDADO DO MM. JUIZ DE DIREITO DA COMARCA DE MARIANA, EXPEDIDO EM 20/08/2007, AUTOS 0400.07.025.331-4.')]
Q7CSS = '''.pg{background:#fff}.stub{position:absolute;left:0;top:0;bottom:0;width:44mm;background:#eef3ee;border-right:1.2pt dashed #4f6f4f;padding:12mm 4.5mm;font:7.4pt "DejaVu Sans";color:#2b472b;line-height:1.45}.m{position:absolute;left:50mm;right:9mm;top:11mm;bottom:10mm}pre{font:11.1pt/1.5 "Liberation Mono";letter-spacing:-.35px;margin:5mm 0 0;white-space:pre-wrap;color:#111}'''
def q7(p):
    r = p.r
    plain = p.n in (1, 3, 6, 8)
    strip = (lambda s: ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c)).upper().replace('º','O.').replace('ª','A.')) if plain else up
    caps(p, strip); Wd = 62
    def wrap(s, w):
        out, cur = [], ''
        for t in s.split(' '):
            if len(cur) + len(t) + 1 > w and cur: out.append(cur); cur = t
            else: cur = (cur + ' ' + t).strip()
        return out + [cur]
    def F(lab, v, n=18):
        lab = strip(lab); v = wrap(strip(v), Wd - n - 2)
        return esc(lab + '.'*(n - len(lab)) + ': ' + ('\n' + ' '*(n+2)).join(v))
    no = ['*'*12,'-'*14,'NADA CONSTA','XXXXXXXX'][p.n%4]
    nt = lambda g: f"{g.nat[0]}-{g.nat[1]}"
    if p.n % 4 == 1: txt = strip(f"{br(p.nasc)} ({ext(p.nasc)})")
    elif p.n % 4 == 2: txt = br(p.nasc)
    elif p.n % 4 == 3: txt = strip(ext(p.nasc))
    else: txt = strip(semi2(p.nasc))
    hora = (f"{p.hora[0]:02d}:{p.hora[1]:02d}" if p.n % 2 else f"{p.hora[0]:02d}:{p.hora[1]:02d} HORAS") if p.hora else no
    sv = p.averb or p.anot
    loc = p.estab if p.estab != 'Domicílio' else 'DOMICÍLIO, ' + r.choice(['FAZENDA DA BARRA','CÓRREGO DO OURO','SÍTIO BOA VISTA'])
    p.livro, p.folha, p.termo = (f"{p.book:04d}-A" if p.n%2 else f"A-{p.book}"), f"{p.leaf:03d}" + ('V' if p.verso else '' if p.n%2 else 'F'), (f"{p.term:06d}" if p.n%2 else dots(p.term))
    cart = p.reg['cart']; of = p.reg['of']
    lines = ['', strip('Certifico que revendo os livros de registro de NASCIMENTO deste'), strip('Cartório, verifiquei constar o seguinte:'), '',
      F('Livro', p.livro) , F('Folha', p.folha), F('Nº de ordem', p.termo), F('Data registro', br(p.dreg) if p.n%2 else semi(p.dreg)), '=' * Wd,
      F('Registrad' + p.o, p.nome), F('Sexo', p.sexo), F('Nascimento', txt), F('Hora', hora), F('Local', loc), F('Cidade/UF', f"{p.mun}/{p.uf}")]
    if p.dnv: lines.append(F('Nº da D.N.V.', p.dnv))
    if p.n in (1, 5, 7): lines.append(F('Natural de', f"{p.nat[0]}-{p.nat[1]}"))
    lines += ['-' * Wd, F('Pai', p.g1.nome or no)]
    if p.g1.nome: lines += [F('Natural de', nt(p.g1)), F('Profissão', p.g1.prof), F('Avô paterno', p.av[0] or no), F('Avó paterna', p.av[1] or no)]
    lines += ['', F('Mãe', p.g2.nome), F('Natural de', nt(p.g2)), F('Profissão', p.g2.prof), F('Avô materno', p.av[2] or no), F('Avó materna', p.av[3] or no), '-' * Wd]
    if p.twin: lines.append(F('Gêmeo(a)', 'SIM - ' + p.twin[0]))
    elif p.n % 2: lines.append(F('Gêmeo(a)', 'NÃO'))
    lines += [F('Declarante', 'O PAI' if p.g1.nome and p.n%3 else p.g2.nome if p.n != 8 else 'O PRÓPRIO'), F('Testemunhas', adult(r,'M','mid')), F('', adult(r,'F','mid')).replace('.', ' ').replace(':', ' '), '=' * Wd,
      F('Averbações' if p.n not in (4,) else 'Anotações', sv or no)]
    lines += ['', '', strip('O referido é verdade e dou fé.'), strip(f"{p.reg['mun']}, {semi(p.emis)}.")]
    em = r.choice([8.42, 11.3, 14.76, 17.9]) ; free = p.emis == p.dreg
    seal = f'<div style="margin:5mm 0;border:1pt solid #2b472b;padding:2mm;background:#fff;text-align:center">CORREGEDORIA-GERAL DE JUSTIÇA – MG<br>SELO DE FISCALIZAÇÃO<br><b style="font-size:11pt">{p.selo}</b><br>CERTIDÃO</div>' if p.selo else '<div style="margin:5mm 0;height:20mm;border:.6pt dotted #2b472b;text-align:center;padding-top:8mm">(selo)</div>'
    fee = '<b>ISENTO</b><br>Lei 9.534/97' if free else f"Emolumentos R$ {money(em)}<br>Recompe-MG R$ {money(em*.06)}<br>Taxa Fisc. R$ {money(em*.22)}<br>Total R$ {money(em*1.28)}"
    b = f'''<div class="stub"><div style="text-align:center">{art.shield(58,'#2b472b')}<br><b>ESTADO DE<br>MINAS GERAIS</b><br><br>Comarca de<br>{p.reg['com']}</div>{seal}<div>{fee}</div><div style="margin-top:6mm">Rua {r.choice(['São José','Direita','do Rosário','Cel. Joaquim Resende'])}, {r.randint(10,400)}<br>CEP 3{r.randint(5000,9999)}-000<br>Tel. (3{r.randint(1,8)}) 3{r.randint(200,799)}-{r.randint(1000,9999)}</div><div style="margin-top:6mm">Pedido nº {r.randint(1000,9999)}<br>Conf. por: {r.choice('ABJLMR')}.{r.choice('CDFGS')}.<br><br>VÁLIDA SOMENTE<br>SEM RASURAS</div><div style="position:absolute;bottom:14mm;left:8mm">{art.stamp(strip('Registro Civil'), strip(p.reg['end'])[:22], 'MG', 84, '#2b472b', .55)}</div></div>
<div class="m"><div style="text-align:center"><div style="font:9pt 'DejaVu Serif'">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font:bold 11.5pt 'DejaVu Serif Condensed','DejaVu Serif'">{cart}</div><div style="font:8.6pt 'DejaVu Sans'">OFICIAL: {of}</div><div style="font:bold 17pt 'DejaVu Serif';border-top:2pt double #000;border-bottom:2pt double #000;margin-top:3mm;padding:1.5mm">CERTIDÃO DE NASCIMENTO</div></div><pre>{chr(10).join(lines)}</pre>
<div style="position:absolute;right:6mm;bottom:10mm;text-align:center">{art.sig(p.nome,170,44)}<div style="border-top:.7pt solid #000;width:80mm;font:9pt 'Liberation Mono'">{of if p.n not in (3,7) else strip(adult(r,'F','mid'))}<br>{'OFICIAL' if p.n not in (3,7) else 'OFICIAL SUBSTITUTA'}</div></div></div>'''
    m0 = p.mun
    acc = {'dados_pessoais.data_nascimento.texto_completo': [br(p.nasc), strip(ext(p.nasc)), ext(p.nasc)] if p.n%4==1 else [br(p.nasc)], 'local_nascimento.município': [m0], 'registro.município': [p.reg['mun']]}
    rm = strip(p.reg['mun']); ov = {'registro.município': rm}
    p.mun = strip(p.mun); p.nat = (strip(p.nat[0]), p.nat[1])
    for g in (p.g1, p.g2):
        if g.nome: g.nat = (strip(g.nat[0]), g.nat[1])
    p.averb, p.anot = strip(p.averb), strip(p.anot)
    if p.estab != 'Domicílio': p.estab = strip(p.estab)
    if not p.g1.nome: acc['filiação.genitor_1.nome_completo'] = ['']; acc['filiação.genitor_2.nome_completo'] = [p.g2.nome]
    p.joint = False
    acc = {k: [x for x in v if x] if k.startswith('local') else v for k, v in acc.items()}
    return page(Q7CSS, b, 'legal'), truth(p, 'Q7', (612, 1008), texto=txt, natp=p.n in (1,5,7), natg=1, dnv=1, accept=acc, over=ov)
