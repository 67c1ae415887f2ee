from people import *

# N5: vendor software of 2003, monospaced, A5 landscape, no accents
def N5():
    S = [
     ('Jocimar','M','br','1984-05-19','08:40','Cachoeiro de Itapemirim-ES','Santa Casa de Misericórdia',dict(em='2003-06-11')),
     ('Ludmila','F','it/br','1999-02-08','22:05','Colatina-ES','Hospital São José',dict(last='Fagundes de Almeida Girardello Bragança e Silva',em='2003-09-30')),
     ('Uéslei Fabrício','M','br','2002-12-31','00:01','Duque de Caxias-RJ','Hospital Moacyr do Carmo',dict(pai='Gilmar Torquato Varela',dec='mae',em='2005-03-17',av='AVERB.: CF. MANDADO DA 1A VARA DE FAMILIA DE DUQUE DE CAXIAS, PROC. 2003.021.009812-4, FOI RECONHECIDA A PATERNIDADE EM FAVOR DE GILMAR TORQUATO VARELA. EM 10/03/2005.')),
     ('Marineuza','F','br','1958-09-14','','Cordeiro-RJ','D',dict(reg='1971-01-22',em='2004-10-05',an='ANOT.: CASOU EM 18/05/1976 COM ADEMIR PADILHA NOBREGA (LV B-12 FL 33 T 2045, CANTAGALO/RJ). SEPARADA JUDICIALMENTE EM 1994.')),
     ('Igor','M','de/it','1993-07-07','17:17','Domingos Martins-ES','Hospital Maternidade Dr. Arthur Gerhardt',dict(em='2006-01-09',tw='Ivo',of='Lourdes Kuster Stange',ofs='F')),
     ('Palmira','F','br','1947-06-29','13:00','Valença-RJ','D',dict(em='2003-04-24',np=1,reg='1947-07-15')),
     ('Cristóvão Jorge','M','ar/br','1976-11-02','06:30','Campos dos Goytacazes-RJ','Beneficência Portuguesa',dict(em='2007-08-13',suf='',an='ANOT.: OBITO EM 02/01/2007, LV C-201 FL 77 T 44.190, 1A. CIRCUNSCRICAO DE NITEROI.')),
     ('Thainá','F','br','2003-03-03','03:03','Nova Friburgo-RJ','Maternidade Dr. Mário Dutra de Castro',dict(em='2003-03-10'))]
    c = lambda s: noacc(s or '').upper()
    for i, s in enumerate(S, 1):
        p = person('N5', i, *s[:7], **s[7]); r = p.r; n = f'N5-{i}'
        cart = c([f'REGISTRO CIVIL DO 1O. DISTRITO DE {p.rmun}', f'CARTORIO DO 2O. OFICIO DE {p.rmun}', f'RCPN DA SEDE - COMARCA DE {p.rmun}'][i % 3])
        lv = f'A-{p.livro:03d}'; fl = f'{p.folha:03d}{"-V" if r.random()<.45 else ""}'; tm = f'{p.termo:06d}'
        se = f'{selo(r,"",3)}{r.randint(10000,99999)}' if p.ruf == 'RJ' else ''
        W = 112
        def ln(lab, v): return f'{(lab + "."*16)[:16]}: {v}'
        def two(a, b, k=66): return a.ljust(k) + ' ' + b
        st = '*' * 24
        exd = c(ext(p.d))
        L = []
        L.append(two(cart, f'{"REGISTRA-WIN 3.02":>20}  PAG 01/01', 76)); L.append(c(f'{p.rua} - {p.rmun} - {p.ruf} - CNPJ {r.randint(10,40)}.{r.randint(100,999)}.{r.randint(100,999)}/0001-{r.randint(10,99)}'))
        L.append('=' * W); L.append('C E R T I D A O   D E   N A S C I M E N T O'.center(W)); L.append(f'LIVRO {lv}   FOLHA {fl}   TERMO {tm}'.center(W)); L.append('=' * W)
        L.append('CERTIFICO QUE NO LIVRO, FOLHA E TERMO ACIMA CONSTA O ASSENTO COM OS SEGUINTES ELEMENTOS:'); L.append('')
        L.append(ln('REGISTRADO' if p.sexo == 'M' else 'REGISTRADA', c(p.nome)))
        L.append(ln('NASC.', f'{num(p.d)} ({exd})'))
        L.append(two(ln('HORA', (p.hora + ' HS') if p.hora else st), f'SEXO: {G(p,"MASCULINO","FEMININO")}'))
        L.append(ln('LOCAL NASC.', ('EM DOMICILIO' if p.place == 'D' else c(p.place)) + f' - {c(p.mun)}/{p.uf}'))
        L.append('-' * W)
        nat = lambda a: c('/'.join(mu(a))) if a else st
        prof = lambda f=0: ch(r, 'DO LAR|DOMESTICA|COMERCIARIA|COSTUREIRA' if f else 'LAVRADOR|COMERCIARIO|PEDREIRO|MOTORISTA|INDUSTRIARIO')
        L.append(two(ln('PAI', c(p.pai) or st), f'NAT.: {nat(p.natp)}')); L.append(two(ln(' AVOS PAT.', ''), '')[:0] + ln('  AVO PATERNO', c(p.avs[0]) or st)); L.append(ln('  AVO PATERNA', c(p.avs[1]) or st))
        L.append(two(ln('MAE', c(p.mae)), f'NAT.: {nat(p.natm)}')); L.append(ln('  AVO MATERNO', c(p.avs[2]) or st)); L.append(ln('  AVO MATERNA', c(p.avs[3]) or st))
        L.append(two(ln('PROF. DOS PAIS', f'{prof()} / {prof(1)}' if p.pai else f'{st} / {prof(1)}'), ''))
        L.append('-' * W)
        L.append(two(ln('REGISTRADO EM', num(p.dreg)), f'DECLARANTE: {"O PAI" if p.dec == "pai" else "A MAE"}'))
        L.append(ln('TESTEMUNHAS', f'{c(p.t1)} E {c(p.t2)}'))
        L.append(ln('GEMEO', f'SIM, DE {c(p.twin)}' if p.twin else 'NAO'))
        notes = p.av or p.an or ''
        import textwrap
        nl = textwrap.wrap(notes or 'NADA CONSTA', W - 18)
        L.append(ln('OBS./AVERBACOES', nl[0])); L += [' ' * 18 + x for x in nl[1:]]
        L.append(''); L.append(c(f'O REFERIDO E VERDADE E DOU FE. {p.rmun}-{p.ruf}, {num(p.dem)}'))
        L.append(''); L.append(two('EMOL. R$ %d,%02d  FETJ 20%% R$ %d,%02d' % (r.randint(8,22), r.randint(0,99), r.randint(1,4), r.randint(0,99)), '_' * 44))
        L.append(two(('SELO DE FISCALIZACAO: ' + se) if se else 'ISENTO DE SELO', c(p.of))); L.append(two(f'OPERADOR: {r.randint(1,9):02d}', 'OFICIAL DO REGISTRO CIVIL' if p.ofs == 'M' else 'OFICIALA DO REGISTRO CIVIL'))
        t = truth(n, p, (595, 420), c, dados_pessoais__data_nascimento__texto_completo=f'{num(p.d)} ({exd})', registro__cartório=cart, registro__livro=lv, registro__folha=fl, registro__termo=tm,
            observações__averbações=(p.av or '').replace('AVERB.: ', ''), observações__anotações=(p.an or '').replace('ANOT.: ', ''), autenticação__selo_digital=se, autenticação__oficial_registro=c(p.of))
        t['meta']['joint_notes'] = True
        acc(t, 'dados_pessoais.data_nascimento.texto_completo', exd, num(p.d)); acc(t, 'local_nascimento.município', up(p.mun)); acc(t, 'registro.município', up(p.rmun))
        if p.av: acc(t, 'observações.averbações', p.av)
        if p.an: acc(t, 'observações.anotações', p.an)
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = c(p.twin)
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{q}']['naturalidade'] = c(natfmt(a)); acc(t, f'filiação.genitor_{q}.naturalidade', c('/'.join(mu(a))), up(natfmt(a)))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {k.replace('genitor_2', 'genitor_1'): v for k, v in t['accept'].items()}
        bars = bg('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="34"><rect width="10" height="17" fill="#eef4ee"/></svg>')
        css = f'#pg{{background:#fff {bars};padding:6mm 11mm;color:#151515}}pre{{font:7.7pt/1.42 "Liberation Mono";margin:0;letter-spacing:-.02pt}}.h{{position:absolute;top:0;bottom:0;width:4mm;background:radial-gradient(circle at 2mm 3mm,#ccc 1.2mm,transparent 1.3mm) 0 0/4mm 8mm}}'
        body = f'<div class="h" style="left:2mm"></div><div class="h" style="right:2mm"></div><pre>{E(chr(10).join(L))}</pre>'
        emit(n, 'A5L', css, body, t)

# N6: printed blank of ca. 1982, typewritten, Legal, blue ink
def N6():
    S = [
     ('Divino Eterno','M','br','1963-02-17','04:00','Itaberaí-GO','D',dict(reg='1968-06-03',em='1982-03-09')),
     ('Cleuza Maria','F','br','1971-08-15','11:30','Porangatu-GO','Hospital São Sebastião',dict(em='1981-07-21',npp=1)),
     ('Welington','M','br','1980-12-24','20:45','Anápolis-GO','Hospital Evangélico Goiano',dict(em='1980-12-30')),
     ('Tsitsina','F','xa','1979-06-10','','Barra do Garças-MT','D',dict(reg='1983-04-19',em='1983-04-19',nm=0,last='Wautomowa Tsererã’õ',pai='Aniceto Tsudzawéré Xavante',mae='Penhotsi Wautomowa',natp='General Carneiro-MT')),
     ('Abadia Conceição','F','br','1955-12-08','15:00','Catalão-GO','D',dict(reg='1955-12-19',em='1979-10-02',an='Casou-se com Lázaro Espíndola Catunda, em 26-05-1973, livro B-9, fls. 112, termo 987, nesta cidade. Dou fé. Catalão, 30-05-1973.')),
     ('Cosme','M','br','1975-09-27','06:10','Dianópolis-GO','Casa de Parto Santa Rita',dict(em='1984-02-14',tw='Damião')),
     ('Gilson','M','br','1982-04-21','18:00','Rondonópolis-MT','Santa Casa de Rondonópolis',dict(nf=1,em='1982-05-04')),
     ('Nívea Aparecida','F','ar/br','1968-10-12','01:20','Pires do Rio-GO','Hospital Nossa Senhora Aparecida',dict(last='Camargo Chueiri de Mendonça e Albuquerque',em='1986-11-18',av='Por sentença de 03-09-1986 do MM. Juiz de Direito desta Comarca, foi retificado o prenome da registrada de Nivia para Nívea. Pires do Rio, 22-09-1986.'))]
    for i, s in enumerate(S, 1):
        p = person('N6', i, *s[:7], **s[7]); r = p.r; n = f'N6-{i}'; c = idt
        lv = ['A-%d', '%d', 'A nº %d', '%d-A'][i % 4] % p.livro; lv = lv.replace('A nº ', 'A-'); fl = f'{p.folha}{"v" if i % 2 else ""}'; tm = f'{p.termo//1000}.{p.termo%1000:03d}' if p.termo > 999 and i % 2 else str(p.termo)
        cart = f'Cartório do Registro Civil de {p.rmun}' if i % 2 else f'Cartório de Registro Civil e 2º Tabelionato de {p.rmun}'
        X = lambda n=9: '-x' * n + '-'
        F = lambda v, mw=10: f'<span class="f" style="min-width:{mw}mm">&nbsp;{E(v)}&nbsp;</span>'
        hh = p.hm
        loc = ('em domicílio, neste município' if p.place == 'D' else f'{p.place}, nesta cidade')
        est = {'GO': 'GOIÁS', 'MT': 'MATO GROSSO'}[p.ruf]
        dec = p.mae if p.dec == 'mae' else p.pai
        obs = (p.av or p.an or '')
        yr = p.d.year - 1900
        txt = f'{dia(p.d.day)} do mês de {MES[p.d.month-1]} de mil novecentos e {w(yr)}'
        t = truth(n, p, (612, 1008), c, dados_pessoais__data_nascimento__texto_completo=txt, registro__cartório=cart, registro__livro=lv, registro__folha=fl, registro__termo=tm,
            observações__averbações=p.av or '', observações__anotações=p.an or '', autenticação__oficial_registro=p.of)
        acc(t, 'dados_pessoais.data_nascimento.texto_completo', ext(p.d), f'{w(p.d.day)} do mês de {MES[p.d.month-1]} de mil novecentos e {w(yr)}')
        t['meta']['joint_notes'] = True
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = f'gêmeo com {p.twin}'; acc(t, 'gêmeos.informações_adicionais', p.twin)
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{q}']['naturalidade'] = natfmt(a); acc(t, f'filiação.genitor_{q}.naturalidade', ', '.join(mu(a)))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {k.replace('genitor_2', 'genitor_1'): v for k, v in t['accept'].items()}
        A = lambda k, m=9: p.avs[k] or X(m)
        body = f'''<div class="mg"><div class="mt">ANOTAÇÕES E AVERBAÇÕES</div><div class="ty">{E(obs) if obs else X(7)}</div><div class="st">{stamp('REGISTRO CIVIL * '+up(p.rmun), p.ruf, 27)}</div></div>
        <div class="mn"><div class="hd">{arms(16,'#1f3a7a')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><b>ESTADO DE {est}</b><br><span>{E(cart)}</span></div></div>
        <div class="ln3">Comarca de {F(p.rmun,40)} Município de {F(p.rmun,40)}</div>
        <h1>Registro de Nascimento</h1><div class="sub">— CERTIDÃO —</div>
        <p>CERTIFICO que do livro n.º {F(lv,22)} de assentamentos de nascimentos, a fls. {F(fl,18)}, sob o n.º de ordem {F(tm,26)}, consta que no dia {F(dia(p.d.day),34)} do mês de {F(MES[p.d.month-1],32)} de mil novecentos e {F(w(yr),48)}, às {F(w(hh[0],True) if hh else X(4),26)} horas e {F(w(hh[1]) if hh and hh[1] else X(4),26)} minutos, {F(loc,60)} nasceu uma criança do sexo {F(G(p,'masculino','feminino'),28)} de côr {F(ch(r,'branca|parda|morena|preta') if p.uf!='MT' else 'parda',22)} a quem foi dado o nome de</p>
        <div class="nm">{E(p.nome)}</div>
        <p>filh{F(G(p,'o','a'),6)} de {F(p.pai or X(16),95)} natural de {F(', '.join(mu(p.natp)) if p.natp else X(8),50)} de profissão {F(ch(r,'lavrador|motorista|pedreiro|comerciante|funcionário público') if p.pai else X(6),36)} e de Dona {F(p.mae,88)} natural de {F(', '.join(mu(p.natm)),50)} de profissão {F(ch(r,'doméstica|do lar|professora|costureira'),34)} sendo gêmeo? {F(('sim, gêmeo com '+p.twin) if p.twin else 'não',20)}</p>
        <p>Avós pelo lado paterno: {F(A(0),70)} e D. {F(A(1),70)}. Avós pelo lado materno: {F(A(2),70)} e D. {F(A(3),70)}</p>
        <p>O assento foi lavrado em {F(f'{p.dreg.day} de {MES[p.dreg.month-1]} de {p.dreg.year}',50)} à vista das declarações de {F(dec,70)}, perante as testemunhas {F(p.t1,60)} e {F(p.t2,60)}</p>
        <p class="z">O referido é verdade e dou fé.</p><p class="z r">{F(p.rmun,44)}, {F(str(p.dem.day),12)} de {F(MES[p.dem.month-1],30)} de 19 {F(str(p.dem.year-1900),10)}</p>
        <div class="sg">{sig(r,52)}<div class="sl">{E(p.of)}</div><small>O Oficial do Registro Civil</small></div>
        <div class="cu">Custas: {F('Cr$ %d,00'%r.randint(120,980),26)} &nbsp; Taxa judiciária: {F(X(3),16)} &nbsp; Total: {F('Cr$ %d,00'%r.randint(1000,1900),26)}</div><div class="imp">Gráf. Planalto Ltda. – 50 bls. 50x1 – Mod. RC-11</div></div>'''
        css = '''#pg{background:#f6f3e6;font:11pt "C059";color:#1f3a7a;padding:11mm}.mg{position:absolute;left:11mm;top:11mm;bottom:11mm;width:36mm;border-right:1.2pt solid #1f3a7a;padding-right:3mm}.mt{font-size:7.5pt;text-align:center;border-bottom:.5pt solid #1f3a7a;padding-bottom:1.5mm;margin-bottom:3mm}.ty{font:8.8pt/1.5 "Nimbus Mono PS";font-weight:bold;color:#222}.st{position:absolute;bottom:20mm;left:3mm}.mn{margin-left:41mm}.hd{display:flex;gap:5mm;align-items:center;font-size:10pt;line-height:1.4}.hd span{font-size:9.5pt}.ln3{margin-top:5mm;line-height:2}h1{font:italic 700 25pt "C059";text-align:center;margin:5mm 0 0}.sub{text-align:center;letter-spacing:5px;font-size:9pt;margin-bottom:4mm}
        p{margin:0 0 3mm;line-height:2.25;text-align:left}.f{display:inline;font:bold 12pt "Nimbus Mono PS";color:#161616;border-bottom:.7pt dotted #1f3a7a;padding:0 1mm}.nm{font:bold 14pt "Nimbus Mono PS";color:#161616;text-align:center;border:.8pt solid #1f3a7a;border-radius:2mm;padding:2.5mm;margin:1mm 0 4mm}.z{margin-top:3mm}.r{text-align:right}.sg{text-align:center;width:80mm;margin:3mm 0 0 auto}.sl{border-top:.7pt solid #1f3a7a;padding-top:1mm;line-height:1.3!important;font:bold 10.5pt "Nimbus Mono PS";color:#161616}.cu{font-size:8.5pt;margin-top:4mm}.imp{font-size:6.5pt;margin-top:4mm}'''
        emit(n, 'LEGAL', css, body, t)
