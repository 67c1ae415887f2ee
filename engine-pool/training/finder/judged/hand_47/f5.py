from people import *

# N9: inteiro teor, margin column, long narrative
def N9():
    S = [
     ('Deusdete','M','br','1969-01-06','22:30','Presidente Venceslau-SP','D',dict(em='2017-05-18',reg='1969-01-20',an='ÓBITO – 14/03/2017, nesta cidade, matrícula 118976 01 55 2017 4 00039 140 0016621 18.')),
     ('Rosely Mitiko','F','jp','1957-04-29','10:10','Bastos-SP','Hospital Bandeirantes',dict(em='2019-09-06',av='CPF – Averba-se o número de inscrição no CPF da registrada: {cpf}. Bastos, 06/09/2019.',ncpf=1,an='CASAMENTO – Com Hideo Takemura, em 22/07/1978, Lv. B-15, fls. 201, nº 2.733, em Tupã/SP, passando a assinar ROSELY MITIKO {last} TAKEMURA.')),
     ('Sandro Luís','M','it/br','1974-08-05','16:40','Jaboticabal-SP','Santa Casa de Misericórdia',dict(em='2015-02-11')),
     ('Márcia Regina','F','br','1982-11-20','07:25','Dourados-MS','Hospital Evangélico',dict(em='2022-10-04',nf=1,av='RETIFICAÇÃO – Fica constando que a profissão da genitora é a de professora, conforme requerimento e documentos arquivados (art. 110 da Lei nº 6.015/73). Em 30/09/2022.')),
     ('Anselmo','M','br','1963-04-21','02:00','Aquidauana-MS','D',dict(em='2016-08-29',reg='1977-02-14')),
     ('Damaris','F','br','1991-06-30','19:50','Itapeva-SP','Hospital Santa Casa',dict(em='2021-12-15',tw='Dalila')),
     ('Ney Ramón','M','py/br','1968-12-08','','Bela Vista-MS','D',dict(em='2018-04-20',reg='1970-07-09',natp='Concepción, República do Paraguai',np=1)),
     ('Sabrina Stephany','F','pl/br','1998-09-19','11:11','Três Lagoas-MS','Hospital Nossa Senhora Auxiliadora',dict(em='2024-03-27',natm='Andradina-SP'))]
    for i, s in enumerate(S, 1):
        p = person('N9', i, *s[:7], **s[7]); r = p.r; n = f'N9-{i}'; c = idt
        lv = f'A-{p.livro:02d}'; fl = f'{p.folha}{"-verso" if i in (2,5) else ""}'; tm = f'{p.termo}'
        m = matr(p.cns, p.dreg.year, p.livro, p.folha, p.termo, 0)
        last = p.nome[len(p.given)+1:]
        av = (p.av or '').format(cpf=p.cpf, last=up(last)); an = (p.an or '').format(last=up(last))
        cpfp = p.cpf if p.ncpf else ''
        cart = [f'Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de {p.rmun}', f'2º Serviço Notarial e Registro Civil de {p.rmun}'][p.ruf == 'MS']
        p['olds'] = giv(r, 'F', 'old', 'br') + ' ' + ' '.join(sur(r, 'br', 2))
        rel = i in (3, 8)  # relative date
        same = p.dreg.month == p.d.month and p.dreg.year == p.d.year
        if rel and same: txt = f'{dia(p.d.day)} do corrente mês e ano'
        else: txt = ext(p.d); rel = False
        hx = (('à ' if p.hm[0] in (1, 13) else 'às ') + hext(*p.hm, True)) if p.hm else 'em hora ignorada'
        hx = hx.replace('às meio-dia', 'ao meio-dia')
        place = ('em seu domicílio' if p.dec == 'pai' or not p.pai else 'no domicílio dos genitores') + ', na zona rural deste município' if p.place == 'D' else f'n{"o" if p.place.startswith("H") else "a"} {p.place}, nesta cidade de {p.mun}'
        nb = lambda a: f'natural de {mu(a)[0]}/{mu(a)[1]}' if re.search('-[A-Z]{2}$', a) else f'natural de {a}'
        decl = p.pai if p.dec == 'pai' else p.mae
        fd = ch(r, 'operário|sitiante|ferroviário|comerciante|bancário')
        if p.pai and p.dec == 'pai': who = f'{p.pai}, {nb(p.natp)}, {fd}, {r.randint(22,50)} anos, residente neste município'; fl_txt = f'{G(p,"filho","filha")} dele declarante e de {p.mae}, {nb(p.natm)}, do lar, com quem é casado'
        elif p.pai: who = f'{p.t1}, enfermeiro, aqui residente, por impedimento dos pais'; fl_txt = f'{G(p,"filho","filha")} de {p.pai}, {nb(p.natp)}, {fd}, e de {p.mae}, {nb(p.natm)}, do lar'
        else: who = f'{p.mae}, {nb(p.natm)}, solteira, {r.randint(18,33)} anos, costureira'; fl_txt = f'{G(p,"filho","filha")} da própria declarante'
        late = ' Registro lavrado fora do prazo legal, por despacho do MM. Juiz Corregedor, que fica arquivado.' if (p.dreg - p.d).days > 90 else ''
        avo = (f'São avós paternos {p.avs[0]} e {p.avs[1]}; e avós maternos {p.avs[2]} e {p.avs[3]}.' if p.avs[0] else f'São avós maternos {p.avs[2]} e {p.avs[3]}; os avós paternos não foram declarados.')
        tw = f' A criança nasceu de parto duplo, sendo gêmea de {p.twin}, registrada no termo seguinte.' if p.twin else ''
        body_t = f'''“Aos {w(p.dreg.day) if p.dreg.day>1 else "primeiro"} dia{"s" if p.dreg.day>1 else ""} do mês de {MES[p.dreg.month-1]} do ano de {w(p.dreg.year)}, nesta cidade de {p.rmun}, em cartório, perante mim, {p.olds}, escrevente habilitada, compareceu {who}, e, na presença das testemunhas adiante nomeadas, declarou que, {"no dia "+txt}, {hx}, {place}, nasceu uma criança do sexo {G(p,"masculino","feminino")}, que tomou o nome de <b>{E(up(p.nome))}</b>, {fl_txt}.{tw} {avo}{late} Nada mais declarou. Lido e achado conforme, assina com as testemunhas {p.t1 if p.dec=="pai" or not p.pai else p.of.split()[0]+" Torquato Braga"} e {p.t2}. Eu, escrevente, o datilografei. (aa.) {(p.t1 if p.pai and p.dec!="pai" else decl).split()[0]} – {p.t2.split()[0]}.”'''
        t = truth(n, p, (595, 842), c, dados_pessoais__nome_completo=up(p.nome), dados_pessoais__cpf=cpfp, dados_pessoais__matrícula=m, dados_pessoais__data_nascimento__texto_completo=txt, registro__cartório=cart, registro__livro=lv, registro__folha=fl, registro__termo=tm,
            observações__averbações=av, observações__anotações=an, autenticação__oficial_registro=p.of)
        if rel: acc(t, 'dados_pessoais.data_nascimento.texto_completo', ext(p.d), num(p.d), 'dia ' + txt)
        else: acc(t, 'dados_pessoais.data_nascimento.texto_completo', 'dia ' + txt)
        se = f'{p.cns:06d}1CE{p.dem.strftime("%m%y")}{r.randint(10**9,10**10-1)}{r.choice("ABCDEFGH")}' if p.ruf == 'SP' and p.dem.year > 2017 else f'{selo(r,"",3)}{r.randint(10000,99999)}-{r.randint(100,999)}'
        t['data']['autenticação']['selo_digital'] = se
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = f'gêmea de {p.twin}, registrada no termo seguinte'; acc(t, 'gêmeos.informações_adicionais', p.twin, f'gêmea de {p.twin}')
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{q}']['naturalidade'] = natfmt(a); acc(t, f'filiação.genitor_{q}.naturalidade', '/'.join(mu(a)) if re.search('-[A-Z]{2}$', a) else '')
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {k.replace('genitor_2', 'genitor_1'): v for k, v in t['accept'].items()}
        mg = ''
        if an: mg += f'<div class="k">Anotação</div><div>{E(an)}</div>'
        if av: mg += f'<div class="k">Averbação</div><div>{E(av)}</div>'
        body = f'''<div class="hd"><div class="a">{E(cart)}</div><div class="b">{E(p.rua)} · {E(p.rmun)} – {p.ruf} · {p.of}, {"Oficial" if p.ofs=="M" else "Oficiala"}</div></div>
        <h1>Certidão de Nascimento em Inteiro Teor</h1><div class="mt">Matrícula {m}</div>
        <div class="two"><div class="mg"><div class="c">Margem do termo</div>{mg or '<div class="em">(sem lançamentos)</div>'}</div><div class="tx"><p class="i">CERTIFICO, a requerimento de parte interessada e nos termos do art. 19, § 1º, da Lei nº 6.015/73, que no livro {lv} de registro de nascimentos, folha {fl}, foi lavrado o termo nº {tm}, do teor seguinte:</p><p>{body_t}</p><p class="i">É o que se contém no referido termo, para aqui trasladado verbo ad verbum. Dou fé.</p></div></div>
        <div class="ft"><div class="se">Selo: <b>{se}</b><br>Ao Oficial R$ {r.randint(30,60)},{r.randint(10,99)} · Estado R$ {r.randint(4,12)},{r.randint(10,99)} · ISS R$ 1,{r.randint(10,99)}</div><div class="sg">{E(p.rmun)}, {p.dem.day}{'º' if p.dem.day==1 else ''} de {MES[p.dem.month-1]} de {p.dem.year}.<br>{sig(r,50,'#222')}<div>{E(p.sub if i%3 else p.of)}<br><i>{'Escrevente autorizada' if i%3 else 'Oficial'}</i></div></div></div>'''
        css = '''#pg{background:#fff;color:#101010;font:11pt/1.62 "TeX Gyre Schola","C059";padding:14mm 15mm}.hd{border-top:3pt solid #111;border-bottom:.7pt solid #111;padding:2mm 0;text-align:center}.a{font-weight:bold;font-size:10.5pt;line-height:1.3}.b{font-size:7.8pt}h1{font:700 16pt "TeX Gyre Schola";text-align:center;font-variant:small-caps;margin:7mm 0 1mm}.mt{text-align:center;font-size:10pt;margin-bottom:6mm}.two{display:flex;gap:5mm}.mg{width:43mm;flex:none;border-right:.7pt solid #111;padding-right:4mm;font-size:8pt;line-height:1.45}.c{text-align:center;font-style:italic;border-bottom:.5pt solid #999;margin-bottom:2mm}.k{font-weight:bold;margin-top:3mm}.em{color:#666;text-align:center}.tx p{margin:0 0 3.5mm;text-align:justify}.i{font-size:10pt}.ft{display:flex;gap:10mm;margin-top:8mm;font-size:9pt}.se{width:70mm;font-size:7.8pt;border:.5pt solid #666;padding:2mm;align-self:flex-start}.sg{flex:1;text-align:center;line-height:1.4}'''
        emit(n, 'A4', css, body, t)

# N10: transcription of a birth abroad (1996-2009), two frames, lettered items
def N10():
    S = [
     ('Mariana Sayuri','F','jp/br','1994-07-21','09:48','Hamamatsu','Hospital Enshu',dict(pais='Japão',cons='Consulado-Geral do Brasil em Nagoya',rc='Londrina-PR',reg='1999-02-17')),
     ('Thomas Edward','M','us/br','1989-11-30','14:05','Framingham','MetroWest Medical Center',dict(last='do Rosário Feitosa McAllister Junior',pais='Estados Unidos da América',st='Massachusetts',cons='Consulado-Geral do Brasil em Boston',rc='Governador Valadares-MG',reg='2001-08-23',natp='Worcester, Massachusetts')),
     ('Inês Margarida','F','br','2000-03-12','','Lisboa','Maternidade Dr. Alfredo da Costa',dict(pais='Portugal',cons='Consulado-Geral do Brasil em Lisboa',rc='Goiânia-GO',reg='2002-05-06',nmm=1)),
     ('Édouard','M','fr/br','1985-01-09','23:20','Caiena','Centre Hospitalier Andrée Rosemon',dict(pais='Guiana Francesa',cons='Vice-Consulado do Brasil em Caiena',rc='Macapá-AP',reg='1997-10-15',np=1,natp='Saint-Laurent-du-Maroni')),
     ('Rocío Belén','F','py/br','1991-05-15','04:30','Ciudad del Este','D',dict(pais='Paraguai',st='Alto Paraná',cons='Consulado-Geral do Brasil em Ciudad del Este',rc='Foz do Iguaçu-PR',reg='2005-09-12',natp='Hernandarias, Paraguai',av='Por opção homologada pelo Juízo Federal de Foz do Iguaçu em 22/03/2008, foi confirmada a nacionalidade brasileira. Averbado em 14/04/2008.',em='2008-04-14')),
     ('Giulia','F','it/br','1998-02-19','18:00','Treviso','Ospedale Ca’ Foncello',dict(pais='Itália',cons='Consulado-Geral do Brasil em Milão',rc='Criciúma-SC',reg='2003-06-30',tw='Chiara',natp='Conegliano, Itália')),
     ('Caio Alexandre','M','br','2004-12-27','07:37','Londres','St Thomas’ Hospital',dict(pais='Reino Unido',cons='Consulado-Geral do Brasil em Londres',rc='Goianésia-GO',reg='2006-03-03',nf=1)),
     ('Beatriz Luísa','F','bo/br','1979-08-06','12:15','Cobija','D',dict(pais='Bolívia',st='Pando',cons='Consulado do Brasil em Cobija',rc='Rio Branco-AC',reg='1998-04-20',natp='Riberalta, Bolívia',em='2007-01-31',an='Casou em 15/12/2000 com Raimundo Jerônimo Feitosa de Abreu, no 1º RCPN de Rio Branco, livro B-34, folha 19, termo 9.908.'))]
    for i, s in enumerate(S, 1):
        k = dict(s[7])
        p = person('N10', i, *s[:5], s[5] + '-XX', s[6], **k); r = p.r; n = f'N10-{i}'; c = idt
        if not k.get('natm') : p['natm'] = p.rmun + '-' + p.ruf
        p['uf'] = ''
        nat = p.mun + ', ' + (p.st + ', ' if p.st else '') + p.pais
        cart = [f'1º Ofício de Registro Civil das Pessoas Naturais de {p.rmun}', f'Registro Civil e Anexos – Sede – {p.rmun}'][i % 2]
        lv = f'E-{p.livro%40+1:03d}' if i % 2 else f'E-{p.livro%40+1}'; fl = f'{p.folha}{"v" if i%4==0 else ""}'; tm = str(p.termo % 5000 + 40)
        t = truth(n, p, (595, 842), c, dados_pessoais__data_nascimento__texto_completo=ext(p.d), dados_pessoais__naturalidade=nat, registro__cartório=cart, registro__livro=lv, registro__folha=fl, registro__termo=tm,
            observações__averbações=p.av or '', observações__anotações=p.an or '', autenticação__oficial_registro=p.of)
        acc(t, 'dados_pessoais.data_nascimento.texto_completo', num(p.d)); acc(t, 'dados_pessoais.naturalidade', p.mun, f'{p.mun} - {p.pais}', f'{p.mun}, {p.pais}'); acc(t, 'local_nascimento.município', nat, f'{p.mun}, {p.pais}', f'{p.mun} - {p.pais}')
        se = f'{selo(r,"",2)}-{r.randint(100000,999999)}' if p.dem.year > 2000 else ''
        t['data']['autenticação']['selo_digital'] = se
        natl = lambda a: ', '.join(mu(a)) if re.search('-[A-Z]{2}$', a) else a
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{q}']['naturalidade'] = natfmt(a); acc(t, f'filiação.genitor_{q}.naturalidade', natl(a))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {kk.replace('genitor_2', 'genitor_1'): v for kk, v in t['accept'].items()}
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = f'irmã gêmea {p.twin}'; acc(t, 'gêmeos.informações_adicionais', p.twin)
        dcon = p.d + dt.timedelta(days=r.randint(20, 300))
        I = lambda a, l, v: f'<div class="it"><span class="a">{a})</span> <span class="l">{l}</span> {v}</div>'
        dd = lambda a, b: ' e '.join(E(x) if x else 'não declarado' for x in (a, b)) if a or b else 'não declarados'
        letters = iter('abcdefghijklmnop'); nx = lambda: next(letters)
        its = I(nx(), 'nasceu em', f'{ext(p.d)} ({num(p.d)})') + I(nx(), 'a hora', p.hora.replace(':', 'h') if p.hora else 'não informada') + I(nx(), 'no lugar', ('domicílio' if p.place == 'D' else E(p.place)) + ', em ' + E(nat)) + I(nx(), 'é natural de', E(nat)) + I(nx(), 'é do sexo', G(p, 'masculino', 'feminino')) + \
            (I(nx(), 'é filho de' if p.sexo == 'M' else 'é filha de', f'<b>{E(p.pai)}</b>, natural de {E(natl(p.natp))}' + ('' if re.search('-[A-Z]{2}$', p.natp) else '')) if p.pai else '') + \
            I(nx(), 'e de' if p.pai else G(p, 'é filho de', 'é filha de'), f'<b>{E(p.mae)}</b>, natural de {E(natl(p.natm))}, de nacionalidade brasileira') + I(nx(), 'tem por avós do lado paterno', dd(*p.avs[:2])) + I(nx(), 'tem por avós do lado materno', dd(*p.avs[2:])) + I(nx(), 'irmãos do mesmo parto', f'irmã gêmea {E(p.twin)}' if p.twin else 'não tem')
        lei = 'art. 12, I, “c”, da Constituição Federal' if p.dreg.year < 2007 else 'art. 12, I, “c”, da CF'
        body = f'''<div class="top"><div class="fl">{arms(15,'#0c3b2e')}</div><div><b>{E(cart)}</b><br>{E(p.rua)} – {E(p.rmun)}, {p.ruf} – Brasil</div><div class="bk">Livro<b>{lv}</b></div><div class="bk">Folha<b>{fl}</b></div><div class="bk">Termo<b>{tm}</b></div></div>
        <h1>Transcrição de Termo de Nascimento<br><small>ocorrido no exterior</small></h1><div class="cp">Certidão expedida segundo o art. 32, § 1º, da Lei nº 6.015/1973</div>
        <div class="fr"><div class="lg">I – Do documento apresentado</div>Traslado da {E(p.cons)}, termo consular nº {r.randint(100,4999)}, folha {r.randint(1,200)}, livro {r.randint(1,60)}, de {num(dcon)}, assinado pelo Cônsul-Adjunto {E(p.t1)}, legalizado pelo Ministério das Relações Exteriores.</div>
        <div class="fr"><div class="lg">II – Do que nele se lê</div><div class="pn">{E(p.nome)}</div>{its}</div>
        <div class="fr"><div class="lg">III – Da transcrição</div>Transcrito no Livro “E” desta serventia aos {num(p.dreg)}, a requerimento de {E(p.mae if p.dec=='mae' else p.pai)}, presentes as testemunhas {E(p.t2)} e {E(p.sub)}.<br><i>Nota legal:</i> a condição de nacionalidade brasileira depende de opção, a qualquer tempo, perante a Justiça Federal ({lei}).</div>
        <div class="fr"><div class="lg">IV – Lançamentos posteriores</div>Averbações: {E(p.av) if p.av else 'não há.'}<br>Anotações: {E(p.an) if p.an else 'não há.'}</div>
        <div class="ft"><div>{stamp('REGISTRO CIVIL '+up(p.rmun), 'LIVRO E', 30, '#0c3b2e', -8)}{('<div class="se">Selo '+se+'</div>') if se else ''}</div><div class="sg">Dada e passada em {E(p.rmun)}, em {num(p.dem)}.<br>{sig(r,52)}<div>{E(p.of)}</div>{'Oficial do Registro' if p.ofs=='M' else 'Oficiala do Registro'}</div></div>'''
        body = body.replace('Traslado da Consulado', 'Traslado do Consulado').replace('Traslado da Vice', 'Traslado do Vice')
        css = '''#pg{background:#f1f7f3;font:10.2pt/1.5 Caladea;color:#12241d;padding:12mm 15mm}.top{display:flex;gap:4mm;align-items:center;font-size:9pt;line-height:1.35}.top>div:nth-child(2){flex:1}.bk{border:.7pt solid #0c3b2e;padding:1mm 3mm;text-align:center;font-size:7pt;background:#fff}.bk b{display:block;font-size:11pt}h1{font:700 17pt/1.15 Caladea;text-align:center;color:#0c3b2e;margin:6mm 0 1mm}h1 small{font-size:11.5pt;font-style:italic;font-weight:400}.cp{text-align:center;font-size:8pt;margin-bottom:6mm}.fr{position:relative;border:.8pt solid #0c3b2e;border-radius:2.5mm;background:#fff;padding:4mm 4mm 2.5mm;margin-bottom:5.5mm;text-align:justify}.lg{position:absolute;top:-2.6mm;left:5mm;background:#0c3b2e;color:#fff;padding:.2mm 3mm;font-size:8.5pt;line-height:1.4;border-radius:1mm}.pn{font-size:15pt;font-weight:bold;margin-bottom:1.5mm;text-align:center}.it{padding:.35mm 0;border-bottom:.4pt dotted #9cb8aa;text-align:left}.a{color:#0c3b2e;font-weight:bold}.l{font-style:italic;color:#3c5c4e}.ft{display:flex;gap:10mm;align-items:center;justify-content:space-between}.se{font:8pt "Liberation Mono"}.sg{text-align:center;width:100mm;line-height:1.4}'''
        emit(n, 'A4', css, body, t)
