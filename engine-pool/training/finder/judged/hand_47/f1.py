from people import *

# N1: Ofício único, interior do Maranhão, rail of sections, Prov. 63
def N1():
    S = [
     ('Ayla Zayanne','F','br','2019-03-07','05:42','Barra do Corda-MA','Hospital Materno Infantil Dr. Acrísio Figueira',dict()),
     ('Tawanê Maria','F','gj','2018-11-30','','Jenipapo dos Vieiras-MA','D',dict(rc='Barra do Corda-MA',reg='2019-08-14',mae='Cintia Zahy Guajajara',pai='Delson Tamuhi Guajajara',last='Zahy Guajajara',natp='Barra do Corda-MA',natm='Grajaú-MA',nc=1,em='2019-09-05',an='',av='Etnia declarada: TENETEHARA/GUAJAJARA; Aldeia Mainumy, Terra Indígena Cana Brava, averbado nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012 em 02/09/2019.')),
     ('Enzo Valentim','M','br','2020-02-29','23:10','Grajaú-MA','Hospital Geral de Grajaú',dict(suf='',tw='Pietro Valentim',twm='irmão')),
     ('Maria Sophia','F','br','2017-12-25','12:00','São Luís-MA','Maternidade Benedito Leite',dict(pai='Elivaldo Rabelo Fontenele',dec='mae',rc='Cururupu-MA',em='2021-06-22',av='Por escritura pública lavrada em 10/05/2021 nas Notas do Ofício Único de Cururupu/MA, ELIVALDO RABELO FONTENELE reconheceu a paternidade da registrada. Averbado em 18/05/2021.')),
     ('Raimundo Nonato','M','br','1988-08-31','02:15','Codó-MA','Maternidade Municipal de Codó',dict(reg='1991-04-16',em='2019-10-03',an='Casou-se com FRANCISCA MARLENE DE SOUSA em 12/12/2013, Lv. B-31, fls. 88, termo 6.204, neste Ofício, passando ela a assinar FRANCISCA MARLENE DE SOUSA LIMA.',cad=['RG: 012345671999-8 SSP/MA, exp. 04/02/1999','Título de eleitor: 0441 2287 1180'])),
     ('Kauã Gabriel','M','br','2021-06-01','16:33','Balsas-MA','Hospital Regional de Balsas',dict(last='Falcão da Conceição Coelho de Sousa Noleto Pereira',np=1)),
     ('Heloá Vitória','F','br','2022-09-13','00:20','Tutóia-MA','Hospital Municipal Lucas Veras',dict(nmm=1,npp=1,cad=['CadÚnico/NIS: 238.11204.55-7'])),
     ('Antônio Bernardo','M','ar/br','2018-05-04','09:05','Pinheiro-MA','Hospital Macrorregional Jackson Lago',dict(suf='Filho',rc='Pinheiro-MA',em='2023-01-19',av='CPF incluído por averbação em 19/01/2023, de ofício, na forma do art. 6º do Provimento CN-CNJ nº 63/2017.'))]
    for i, s in enumerate(S, 1):
        p = person('N1', i, *s[:7], **s[7]); r = p.r; n = f'N1-{i}'; c = up
        if i == 8: p['cpf'] = cpf(r, 'MA')
        cart = f'OFÍCIO ÚNICO DE {up(p.rmun)}' if i % 3 else f'SERVENTIA EXTRAJUDICIAL DO 2º OFÍCIO DE {up(p.rmun)}'
        m = matr(p.cns, p.dreg.year, p.livro, p.folha, p.termo, 0)
        se = 'REGCIV' + f'{p.cns:06d}' + selo(r, '', 12)
        def g(nm, nat): return f'<div><b>{E(c(nm))}</b>{" <i>nat. de</i> " + E("/".join(mu(nat))) if nat else ""}</div>'
        av2 = lambda a, b: ' e '.join(E(c(x)) if x else 'avô não declarado' if k == 0 else 'avó não declarada' for k, x in enumerate((a, b))) if a or b else 'não constam do assento'
        avt, ant = p.av or '', p.an or ''
        notes = ' '.join(x for x in (avt, ant) if x) or 'NADA CONSTA.'
        cad = p.cad or []
        tw = f'SIM — {p.twm} gêmeo: {c(p.twin)}' if p.twin else 'NÃO'
        loc = ('DOMICÍLIO' if p.place == 'D' else c(p.place)) + f', {c(p.mun)}/{p.uf}'
        t = truth(n, p, (595, 842), c, dados_pessoais__cpf=p.cpf, dados_pessoais__matrícula=m, dados_pessoais__data_nascimento__texto_completo=ext(p.d), dados_pessoais__naturalidade=f'{c(p.mun)} - {p.uf}',
            registro__cartório=cart, registro__número_dnv=p.dnv, registro__livro=str(p.livro), registro__folha=str(p.folha), registro__termo=str(p.termo),
            observações__averbações=avt, observações__anotações=ant, autenticação__selo_digital=se, autenticação__oficial_registro=c(p.of))
        t['data']['gêmeos']['informações_adicionais'] = f'{p.twm} gêmeo: {c(p.twin)}' if p.twin else ''
        if p.twin: acc(t, 'gêmeos.informações_adicionais', c(p.twin), tw)
        for k, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{k}']['naturalidade'] = natfmt(a); acc(t, f'filiação.genitor_{k}.naturalidade', '/'.join(mu(a)))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {k.replace('genitor_2', 'genitor_1'): v for k, v in t['accept'].items()}
        t['meta']['joint_notes'] = True; t['meta']['cadastro'] = cad
        row = lambda sec, inner: f'<div class="r"><div class="rail">{sec}</div><div class="in">{inner}</div></div>'
        cell = lambda l, v, wd: f'<div class="c" style="width:{wd}%"><span class="l">{l}</span><span class="v">{v}</span></div>'
        body = f'''<div class="hd"><div>{arms(17,'#444')}</div><div class="ht">REPÚBLICA FEDERATIVA DO BRASIL<br><span>Estado do Maranhão · Registro Civil das Pessoas Naturais</span><h1>Certidão de Nascimento</h1></div><div class="hb">{cart}<br>{E(p.rua)}<br>CNS {p.cns:06d}</div></div>
        {row('Identificação', cell('Nome do registrado ou da registrada', '<b style="font-size:12pt">'+E(c(p.nome))+'</b>', 100)+cell('Inscrição no CPF/MF', p.cpf or '*** não possui ***', 38)+cell('Matrícula do assento', '<b>'+m+'</b>', 62))}
        {row('Nasci&shy;mento', cell('Veio à luz em (por extenso)', ext(p.d), 58)+cell('Dia', f'{p.d.day:02d}', 9)+cell('Mês', f'{p.d.month:02d}', 9)+cell('Ano', p.d.year, 11)+cell('Hora', p.hora.replace(':','h')+'min' if p.hora else 'ignorada', 13)+cell('Estabelecimento e município da ocorrência', E(loc), 58)+cell('Natural de', E(f'{c(p.mun)}/{p.uf}'), 27)+cell('Sexo', G(p,'Masculino','Feminino'), 15)+cell('Parto gemelar', E(tw), 58)+cell('DNV', p.dnv or '— x —', 42))}
        {row('Pais', '<div class="c" style="width:100%">'+(g(p.pai,p.natp) if p.pai else '')+g(p.mae,p.natm)+'</div>')}
        {row('Avós', '<div class="c" style="width:100%"><i>Por parte do pai:</i> '+av2(*p.avs[:2])+'.<br><i>Por parte da mãe:</i> '+av2(*p.avs[2:])+'.</div>')}
        {row('Assento', cell('Lavrado em (por extenso)', ext(p.dreg), 52)+cell('Lavrado em', num(p.dreg), 16)+cell('Na serventia de', E(f'{c(p.rmun)}/{p.ruf}'), 32)+cell('Compareceu como declarante', E(c(p.mae if p.dec=='mae' else p.pai)) + (', a mãe' if p.dec=='mae' else ', o pai'), 100))}
        {row('À margem', '<div class="c mg" style="width:100%"><span class="l">Averbações e anotações à margem do termo</span>'+E(notes)+'</div>')}
        {row('Cadastro', '<div class="c" style="width:100%"><span class="l">Anotações voluntárias de cadastro (CPF, PIS/NIS, RG, passaporte, eleitor, CEP)</span>'+('; '.join(map(E,cad)) or '– – –')+'</div>')}
        <div class="ft"><div class="sl"><b>PODER JUDICIÁRIO – TJMA</b><br>Selo de fiscalização:<br><b>{se}</b><br>{num(p.dem)} {r.randint(8,17):02d}:{r.randint(0,59):02d}:{r.randint(0,59):02d}, Ato: 14.4.1<br>Emol. R$ 0,00 FERC R$ 0,00 FADEP R$ 0,00<br>FEMP R$ 0,00<br>ISENTO – consulte em selo.tjma.jus.br {qr(r,25,15)}</div>
        <div class="sg">O referido é verdade. Dou fé.<br>{E(p.rmun)} (MA), {p.dem.day} de {MES[p.dem.month-1]} de {p.dem.year}.<br><br>{sig(r)}<br>{E(c(p.of))}<br><small>{'Registrador' if p.ofs=='M' else 'Registradora'} titular</small></div></div>
        <div class="bt">Válida somente com o selo de fiscalização. Qualquer emenda ou rasura invalida este documento. Pesquise também em www.registrocivil.org.br</div>'''
        css = f'''#pg{{font:9.8pt "Liberation Sans Narrow","Nimbus Sans Narrow";padding:11mm 12mm;color:#111;background:{bg('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="24"><path d="M0 12 Q15 0 30 12 T60 12" fill="none" stroke="#cfe3d3" stroke-width=".8"/></svg>')}}}
        .hd{{display:flex;gap:5mm;align-items:center;border-bottom:2.5pt solid #2d5b3a;padding-bottom:2mm;margin-bottom:3mm}}.ht{{flex:1;font-size:8pt}}.ht span{{font-size:8pt}}h1{{font-size:20pt;margin:1mm 0 0;letter-spacing:1px;color:#2d5b3a}}.hb{{width:58mm;text-align:right;font-size:8pt}}
        .r{{display:flex;border:.6pt solid #2d5b3a;margin-bottom:1.8mm;background:#fffffff0}}.rail{{width:18mm;background:#dfeae1;font-size:8pt;padding:1.5mm;color:#2d5b3a;display:flex;align-items:center;text-align:center;justify-content:center}}.in{{flex:1;display:flex;flex-wrap:wrap}}.c{{padding:1.1mm 2mm;border-left:.4pt solid #9db8a4;border-bottom:.4pt solid #d5e2d8;line-height:1.35}}.l{{display:block;font-style:italic;font-size:7pt;color:#444}}.mg{{min-height:28mm}}
        .ft{{display:flex;gap:8mm;margin-top:6mm}}.sl{{width:72mm;border:.6pt dashed #333;padding:2mm;font-size:7.5pt;line-height:1.4}}.sl{{position:relative;padding-right:20mm!important}}.sl svg{{position:absolute;right:2mm;top:2mm}}.sg{{flex:1;text-align:center;line-height:1.45}}.bt{{position:absolute;bottom:8mm;left:12mm;right:12mm;text-align:center;font-size:7pt;color:#555}}'''
        emit(n, 'A4', css, body, t)

# N2: Prov. 3 model, value above / caption below, serif centred, security paper
def N2():
    S = [
     ('Lívia Schirley','F','de/br','2011-10-12','07:00','Blumenau-SC','Hospital Santo Antônio',dict()),
     ('Otávio Augusto','M','it','2013-01-01','04:58','Caxias do Sul-RS','Hospital Pompéia',dict(tw='Helena Augusta',em='2013-02-05')),
     ('Yasmin','F','ar/br','2010-06-18','21:17','Foz do Iguaçu-PR','Hospital Ministro Costa Cavalcanti',dict(natp='Líbano',em='2016-03-30',av='Averbação: por sentença de 04/11/2015, da 2ª Vara de Família de Foz do Iguaçu, transitada em julgado, fica acrescido ao nome da registrada o patronímico materno. Averbado em 08/01/2016.')),
     ('Bento','M','br','2014-07-22','13:45','Prudentópolis-PR','D',dict(nf=1)),
     ('Anahí Luz','F','br','2015-02-28','18:29','Dom Pedrito-RS','Santa Casa de Caridade',dict(npp=1)),
     ('Wellington Kazuo','M','br/jp','1979-04-09','','Assaí-PR','Hospital Regional',dict(em='2012-05-17',an='Anotação: contraiu matrimônio com Rosana Aparecida Furlaneto em 25/07/2009, conforme livro B-18, folha 204, termo 5113, desta serventia. Divorciado por escritura de 14/02/2012.')),
     ('Maria Eduarda Christine','F','pl/br','2012-12-12','12:12','Araucária-PR','Hospital e Maternidade de Araucária',dict(last='de Albuquerque Chaves Burakoski Przybysz Sampaio',em='2012-12-28')),
     ('Joaquim','M','ua/br','1934-09-03','','Mallet-PR','D',dict(reg='1934-10-20',em='2011-08-08',nm=1,an='Anotação: óbito em 19/06/2011, Registro Civil de União da Vitória-PR, livro C-44, folha 12, termo 8990.'))]
    for i, s in enumerate(S, 1):
        p = person('N2', i, *s[:7], **s[7]); r = p.r; n = f'N2-{i}'; c = idt
        cart = ['Registro Civil e Títulos e Documentos de ', 'Serviço Registral Civil das Pessoas Naturais de ', 'Cartório Distrital de '][i % 3] + p.rmun
        m = matr(p.cns, p.dreg.year, p.livro, p.folha, p.termo, 3); se = f'{selo(r,"",2)}{r.randint(10,99)}.{r.randint(10000,99999)}' if i % 2 else ''
        dash = '-x-x-x-'
        b = lambda v, l, wd=100, big='': f'<div class="b" style="width:{wd}%"><div class="v" style="{big}">{v}</div><div class="l">{l}</div></div>'
        fil = '<br>'.join(E(x) for x in (p.pai, p.mae) if x)
        pp = ' e '.join(E(x) if x else 'ignorado' for x in p.avs[:2]) if any(p.avs[:2]) else ''
        mm = ' e '.join(E(x) if x else 'ignorada' for x in p.avs[2:]) if any(p.avs[2:]) else ''
        av = '<br>'.join(x for x in (pp and 'Paternos: ' + pp, mm and 'Maternos: ' + mm) if x) or dash
        notes = p.av or p.an or 'Não há observações.'
        t = truth(n, p, (595, 842), c, dados_pessoais__matrícula=m, dados_pessoais__data_nascimento__texto_completo=ext(p.d).capitalize(),
            registro__cartório=cart, registro__número_dnv=p.dnv if p.d.year > 2011 else '', registro__livro=str(p.livro), registro__folha=str(p.folha), registro__termo=str(p.termo),
            observações__averbações=(p.av or '').replace('Averbação: ', ''), observações__anotações=(p.an or '').replace('Anotação: ', ''), autenticação__selo_digital=se, autenticação__oficial_registro=p.of)
        t['meta']['joint_notes'] = True
        for a, k in (('averbações','av'),('anotações','an')):
            if p[k] if k in p else '': acc(t, f'observações.{a}', p[k])
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = p.twin
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
        loc = 'Em domicílio' if p.place == 'D' else E(p.place)
        body = f'''<div class="fr"><div class="top">{arms(20,'#6b4a1e')}<div>República Federativa do Brasil</div><div class="s">Registro Civil das Pessoas Naturais</div><h1>CERTIDÃO DE NASCIMENTO</h1></div>
        {b(E(c(p.nome)),'nome',100,'font-size:17pt;font-weight:bold')}{b(m,'matrícula',100,'font-size:12pt')}
        {b(ext(p.d).capitalize(),'data do nascimento por extenso',70)}{b(f'{p.d.day:02d} &nbsp;·&nbsp; {p.d.month:02d} &nbsp;·&nbsp; {p.d.year}','dia, mês e ano',30)}
        {b(p.hora+' h' if p.hora else dash,'hora do nascimento',18)}{b(E(p.mun)+', '+p.uf,'município de nascimento e unidade da federação',52)}{b(G(p,'masculino','feminino'),'sexo',30)}
        {b(E(p.rmun)+', '+p.ruf,'município de registro e unidade da federação',50)}{b(loc,'local do nascimento',50)}
        {b(fil,'filiação',100,'line-height:1.4')}{b(av,'avós',100,'line-height:1.4')}
        {b('sim' if p.twin else 'não','gêmeo',12)}{b(E(p.twin) or dash,'nome e matrícula do(s) gêmeo(s)',88)}
        {b(ext(p.dreg).capitalize()+' ('+num(p.dreg)+')','data do registro por extenso',64)}{b(t['data']['registro']['número_dnv'] or dash,'número da DNV',36)}
        {b(E(notes),'observações / averbações',100,'text-align:justify;min-height:19mm')}
        <div class="ft"><div class="of"><b>{E(cart)}</b><br>Oficial{'a' if p.ofs=='F' else ''}: {E(p.of)}<br>{E(p.rua)} – {E(p.rmun)}, {p.ruf}<br>fone ({r.randint(41,55)}) 3{r.randint(200,999)}-{r.randint(1000,9999)}{'<br>Selo nº '+se if se else ''}</div><div class="as">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(p.rmun)}, {dia(p.dem.day)+('º' if 0 else '')} de {MES[p.dem.month-1]} de {p.dem.year}<br>{sig(r,50,'#222')}<div class="ln">{E(p.sub)}<br>escrevente substituta</div></div></div></div>'''
        wave = bg('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><g fill="none" stroke="#e8d9b8" stroke-width=".7"><path d="M0 20 C20 -10 60 50 80 20"/><path d="M0 30 C20 0 60 60 80 30"/><path d="M0 10 C20 -20 60 40 80 10"/></g></svg>')
        css = f'''#pg{{background:#fdf8ec {wave};padding:9mm;color:#2b1c08;font:12.2pt "EB Garamond";font-feature-settings:"lnum"}}.fr{{border:5pt double #8a6428;outline:1pt solid #8a6428;outline-offset:-9pt;height:100%;padding:7mm 10mm;display:flex;flex-wrap:wrap;align-content:flex-start;background:none}}
        .top{{width:100%;text-align:center;font-size:12pt;line-height:1.2}}.s{{font-size:10pt;font-style:italic}}h1{{font:700 19pt "EB Garamond";letter-spacing:3px;margin:1mm 0 2mm;color:#6b4a1e}}
        .b{{padding:1.8mm 1.5mm .9mm}}.v{{text-align:center;border-bottom:.5pt solid #8a6428;min-height:5.6mm;line-height:1.25;padding-bottom:.3mm}}.l{{text-align:center;font:italic 7pt "EB Garamond";color:#7a5a26}}.ft{{width:100%;display:flex;margin-top:5mm;gap:8mm}}.of{{width:46%;border:.6pt solid #8a6428;padding:2mm 3mm;font-size:9.5pt;line-height:1.35}}.as{{flex:1;text-align:center;font-size:10pt}}.ln{{border-top:.5pt solid #333;font-size:9pt;line-height:1.2}}'''
        emit(n, 'A4', css, body, t)
