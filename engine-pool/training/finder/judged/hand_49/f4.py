from people import *

# Y7: Minas 2002-2008, numbered boxes
def Y7():
    r = random.Random(9707)
    muns = ['Montes Claros','Teófilo Otoni','Serro','Governador Valadares','Caratinga','Viçosa','Dores do Indaiá','Januária']
    spec = [dict(y=D(2004,3,9),s='F'), dict(y=D(1998,11,17),s='M',solo=1), dict(y=D(1970,7,30),s='M',anot=1), dict(y=D(2006,12,24),s='M',twin=1), dict(y=D(1993,4,1),s='F',averb=1), dict(y=D(2007,9,22),s='F'), dict(y=D(1958,1,6),s='F',home=1,nohour=1), dict(y=D(2001,10,10),s='M',home=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s, married=d.year < 1995)
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 2: nome = f['mother_only']; pai = pa = pm = ''
        if i == 8: pa = ''; nome = 'Wandercleison ' + f['tail']
        if i == 6: nome = 'Stéphanny Kethlen Monalisa de Fátima ' + f['mae'].split(' ',1)[1].replace(f['pai'].split()[-1],'').strip() + ' e ' + f['pai'].split(' ',1)[1] if 0 else 'Stéphanny Kethlen Monalisa de Fátima Gouvêa Rezende ' + f['pai'].split()[-1]
        up = str.upper
        nome, pai, mae, pa, pm, ma, mm = map(up, (nome, pai, mae, pa, pm, ma, mm))
        bm = (mun,'MG') if i != 5 else ('Ipatinga','MG')
        est = ['HOSPITAL AROLDO TOURINHO DE ASSIS','HOSPITAL BOM SAMARITANO','SANTA CASA DE CARIDADE DO SERRO','HOSPITAL MUNICIPAL DR. ARGEMIRO','HOSPITAL MÁRCIO CUNHA','HOSPITAL SÃO JOÃO BATISTA','DOMICÍLIO','DOMICÍLIO'][i-1]
        g1, g2 = town(r,'MG',d.year), town(r,'MG',d.year)
        reg = d + days(r, 2, 50); em = max(reg, D(2002,2,1) + days(r, 0, 2200))
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,5,10,25,40,50]))
        lv, fl, te = f'{r.randint(5,140)}-A', f'{r.randint(2,299)}' + r.choice(['','/v']), f'{r.randint(1000,60000)}'
        dnv = f'{digs(r,7)}-{digs(r,1)}' if d.year > 1997 else ''
        tw = up(f['irmao']) if o.get('twin') else ''
        averb = anot = ''
        if i == 3: anot = 'ÓBITO EM 15/02/2003, REGISTRADO NO LIVRO 31-C, FLS. 12, Nº 8.441, DESTA SERVENTIA.'
        if i == 5: averb = 'ADOÇÃO PLENA DO NOME DO PADRASTO NÃO: '; averb = f'MANDADO DE 07/05/1999 – VARA CÍVEL: ACRESCENTADO O PATRONÍMICO "{nome.split()[-1]}" AO NOME DA REGISTRADA.'; anot = 'CASAMENTO EM 08/01/2005 COM DEIVISON TEIXEIRA LANA, LIVRO 40-B, FLS. 77, TERMO 9.016.' if 0 else ''
        of = ['Ilda Maria Colares Rebello','Geraldo Esteves Lauar','Oscar Generoso Pires','Sônia Sathler Emerick','Anésia Grossi Penna','Walter Godoy Lopes de Faria','Olavo Zica Caetano','Zélia Pimenta Lisboa'][i-1]
        sb = ['Darci Ruas','Lúcia Helena Kretli','Nelito Simões','Weuler Pomarolli','Ana Perpétua Costa','Mirtes Bhering','Conceição Lino','Edgar Magalhães'][i-1]
        cart = ['Cartório do Registro Civil Colares','Cartório Lauar – Registro Civil e Notas','Registro Civil das Pessoas Naturais do Serro','2º Subdistrito – Cartório Sathler','Cartório Grossi','Cartório de Paz e Registro Civil de Viçosa','Serventia do Registro Civil de Dores do Indaiá','Cartório Pimenta Lisboa'][i-1]
        selo = f'{lets(r,3)} {digs(r,5)}' if i != 7 else ''
        css = '''
        body{font-family:'Liberation Sans Narrow';font-size:9pt;color:#231a5e}
        .s{width:210mm;height:296mm;padding:9mm 12mm;position:relative;background:#fff}
        .q{display:grid;grid-template-columns:repeat(24,1fr);gap:2mm;margin-top:4mm}
        .q>div{border:.8pt solid #231a5e;border-radius:1.6mm;padding:1mm 1.8mm 1mm;min-height:13.6mm}
        .q b.n{display:inline-block;background:#231a5e;color:#fff;font-size:7pt;min-width:4.2mm;text-align:center;border-radius:.8mm;margin-right:1mm}
        .q span.l{font-size:7.2pt}
        .q p{margin:.5mm 0 0;font:10.4pt/1.15 'Liberation Mono';color:#000}
        .cb{display:inline-block;width:3.6mm;height:3.6mm;border:.8pt solid #231a5e;text-align:center;line-height:3.4mm;font:bold 8.5pt/3.3mm 'Liberation Mono';color:#000;vertical-align:-.4mm}
        '''
        n = [0]
        def Q(l, v, sp):
            n[0] += 1
            return f'<div style="grid-column:span {sp}"><b class="n">{n[0]:02d}</b><span class="l">{l}</span><p>{v}</p></div>'
        ck = lambda on: f'<span class="cb">{"X" if on else "&nbsp;"}</span>'
        dash = '-----------'
        q = (Q('Nome por inteiro', E(nome), 17) + Q('Sexo', f'{ck(s=="M")} Masculino<br>{ck(s=="F")} Feminino', 7)
          + Q('Dia do nascimento', f'{d.day:02d}', 4) + Q('Mês', MES[d.month-1].upper(), 5) + Q('Ano', d.year, 4) + Q('Hora', f'{hora[0]:02d}:{hora[1]:02d}' if hora else '****', 4) + Q('Gêmeo(a)?', f'{ck(bool(tw))} Sim {ck(not tw)} Não', 7)
          + Q('Se gêmeo(a), nome do outro', E(tw) or dash, 24)
          + Q('Onde nasceu (hospital, domicílio ou outro)', est + (' - CÓRREGO DO BOI' if i == 8 else ''), 14) + Q('Município e UF onde nasceu', f'{bm[0].upper()} / {bm[1]}', 10)
          + Q('Pai', E(pai) or dash, 16) + Q('De onde é natural', f'{g1[0].upper()} / {g1[1]}' if pai else dash, 8)
          + Q('Mãe', E(mae), 16) + Q('De onde é natural', f'{g2[0].upper()} / {g2[1]}', 8)
          + Q('Avô (pai do pai)', E(pa) or dash, 12) + Q('Avó (mãe do pai)', E(pm) or dash, 12) + Q('Avô (pai da mãe)', E(ma), 12) + Q('Avó (mãe da mãe)', E(mm), 12)
          + Q('Livro', lv, 5) + Q('Folhas', fl, 4) + Q('Nº do termo', te, 5) + Q('Data em que foi registrado', num(reg), 6) + Q('DN nº', dnv or '***', 4)
          + Q('Quem declarou', ['PAI','MÃE','PAI','PAI','PAI','PAI E MÃE','AVÔ PATERNO','MÃE'][i-1], 8) + Q('Testemunhas', 'NÃO HOUVE' if d.year > 1975 else up(adult(r,'M',1)) + ' E ' + up(adult(r,'F',1)), 16)
          + Q('Averbações à margem', E(averb) or ['NÃO HÁ','NIHIL','NÃO HÁ','---','','NÃO HÁ','NADA CONSTA','---'][i-1], 24) + Q('Anotações à margem', E(anot) or ['NÃO HÁ','NIHIL','','---','NÃO HÁ','NÃO HÁ','NADA CONSTA','---'][i-1], 24))
        body = f'''<div class="s"><div style="display:flex;align-items:flex-end;justify-content:space-between;border-bottom:1.6pt solid #231a5e;padding-bottom:2mm"><div style="font-size:8.4pt"><b style="font-size:13pt">{E(cart)}</b><br>Município de {mun} — Estado de Minas Gerais<br>Titular: {E(of)} &nbsp;·&nbsp; Substituto(a): {E(sb)}</div><div style="text-align:right;font:bold 17pt 'URW Gothic'">Certidão de<br>Nascimento</div></div>
        <div style="margin-top:2mm;font-size:8.4pt">Certifico que no assento adiante indicado constam os seguintes dados, dos quais dou fé:</div>
        <div class="q">{q}</div>
        <div style="display:flex;gap:4mm;margin-top:5mm;align-items:flex-end"><div style="flex:1;font-size:8pt;border:.8pt dashed #231a5e;border-radius:1.6mm;padding:2mm">{'CERTIDÃO GRATUITA – Lei Federal nº 9.534, de 10/12/1997. É crime cobrar por este documento.' if i in (1,4,6) else f'Emolumentos R$ {r.randint(9,14)},{digs(r,2)} + Recompe R$ 0,{digs(r,2)} + TFJ R$ {r.randint(2,3)},{digs(r,2)}'}<br><br>{('Selo de Fiscalização TJMG<br><b style="font-size:12pt;color:#a01020;letter-spacing:1pt">'+selo+'</b>') if selo else 'Isenta de selo'}</div>
        <div style="flex:1.5;text-align:center;color:#000">{mun}, {em.day:02d} de {MES[em.month-1]} de {em.year}<div style="height:13mm;padding-top:2mm">{sign(r,180,36)}</div><div style="border-top:.8pt solid #000;margin:0 8mm;font-size:8.4pt">{ck(i in(3,))} Oficial &nbsp; {ck(i in (1,2,6,7,8))} Substituto(a) &nbsp; {ck(i in (4,5))} Escrevente</div></div><div>{stamp(80,['Registro Civil',mun[:15],'Minas Gerais'],'#231a5e',-8)}</div></div></div>'''
        full = f'{d.day:02d} de {MES[d.month-1].upper()} de {d.year}'
        n1, n2 = f'{g1[0].upper()} - {g1[1]}', f'{g2[0].upper()} - {g2[1]}'
        acc = {'dados_pessoais.data_nascimento.texto_completo': [full, f'{d.day:02d} {MES[d.month-1]} {d.year}', num(d), lng(d), f'{d.day:02d} de {MES[d.month-1]} de {d.year}']}
        if not pai: acc.update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [mae], 'filiação.genitor_2.naturalidade': [n2]})
        if 'DOMIC' in est: est = 'Domicílio'
        yield page('A4', css, body), truth(f'Y7-{i}', 'Y7', (595,842), nasc=d, nome=nome, dntxt=f'{d.day:02d} {MES[d.month-1].upper()} {d.year}', hora=hora, sexo=s, estab=est, lmun=bm[0].upper(), luf=bm[1], rmun=mun, ruf='MG', cart=cart, dreg=reg, dnv=dnv, livro=lv, folha=fl, termo=te,
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, selo=selo, of=of, demis=em, accept=acc)

# Y8: Pará 1947-1962, all typed
def Y8():
    r = random.Random(9808)
    muns = ['Cametá','Óbidos','Vigia','Abaetetuba','Santarém','Soure','Bragança','Monte Alegre']
    spec = [dict(y=D(1937,3,9),s='F'), dict(y=D(1921,8,15),s='M',home=1), dict(y=D(1944,12,31),s='M',twin=1), dict(y=D(1930,6,4),s='F',solo=1), dict(y=D(1952,10,20),s='M'), dict(y=D(1915,1,17),s='F',nohour=1), dict(y=D(1948,4,1),s='F',anot=1), dict(y=D(1926,11,11),s='M',averb=1)]
    horas = [(3,0),(21,30),(0,0),(11,15),(12,0),None,(16,45),(5,30)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s)
        fem = s == 'F'; a = 'a' if fem else 'o'
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 4: nome = f['mother_only']; pai = pa = pm = ''
        if i == 5: pai = 'Elias Jorge Abdalla'; pa = 'Jorge Miguel Abdalla'; pm = 'Salma Elias Abdalla'; nome = 'Nagib Chermont Abdalla'; mae='Maria Odaléa Chermont Abdalla'; ma='Aristóteles Chermont'; mm='Leonília Barata Chermont'
        if i == 6: pa = ''; nome = 'Sinhorinha de Nazareth ' + f['tail']
        hora = horas[i-1]
        ht = ['pelas três horas da madrugada','às nove e meia horas da noite','à meia-noite','às onze horas e quinze minutos da manhã','ao meio-dia','em hora não declarada','às quatro horas e quarenta e cinco minutos da tarde','às cinco horas e trinta minutos da madrugada'][i-1]
        g1, g2 = town(r,'PA',d.year), town(r,'PA',d.year)
        nat = lambda g: f'{g[0]}, dêste Estado' if g[1] == 'PA' else f'{g[0]}, Estado {UFDE[g[1]]}'
        if i == 5: n1p = n1 = 'Homs, Síria'
        else: n1p, n1 = nat(g1), f'{g1[0]} - {g1[1]}'
        n2p, n2 = nat(g2), f'{g2[0]} - {g2[1]}'
        reg = d + days(r, 2, 25); em = D(1953,1,10) + days(r, 0, 3200)
        lv, fl, te = str(r.randint(3,28)), f'{r.randint(4,198)}' + r.choice([' verso','','v.']), str(r.randint(15,999))
        lugar, est = [('em casa de residência de seus pais, à travessa Ruy Barbosa','Domicílio'),('no próprio domicílio, lugar Paru de Baixo','Domicílio'),('no Hospital da Ordem Terceira','Hospital da Ordem Terceira'),('em domicílio, à rua da Cadeia','Domicílio'),('na Maternidade Santa Clara','Maternidade Santa Clara'),('na fazenda Tapera',''),('no Hospital Santo Antônio','Hospital Santo Antônio'),('em casa de seus pais, no rio Gurupatuba','Domicílio')][i-1]
        tw = f['irmao'] if o.get('twin') else ''
        averb = anot = ''
        if i == 7: anot = 'casou a registrada em 25 de maio de 1957, nesta cidade, com Raimundo Risuenho Lobato, têrmo nº 88, fls. 90 do livro 12'; em = max(em, D(1959,7,7)); spec[6]
        if i == 7: 
            d = o['y'] = D(1936,4,1); reg = D(1936,4,20)
        if i == 8: averb = 'por sentença de 3 de fevereiro de 1949 foi o registrado legitimado pelo subseqüente casamento de seus pais'
        of = ['Themístocles Gaia Wanzeler','Ildefonso Canto Marinho','Manoel Hermógenes da Luz','Cornélio Maués Lobato','Paulo Meirelles Rêgo','Ângelo Gemaque Sarmento','Theodomiro Risuenho','Simplício Bentes Nogueira'][i-1]
        sb = ['Waldemira Gaia','','Odon Palheta','','Felisbelo Sussuarana','Osmar Figueiró','','Izabel Batista'][i-1]
        cart = ['CARTÓRIO WANZELER','CARTÓRIO DO REGISTRO CIVIL DE ÓBIDOS','2º CARTÓRIO DA VIGIA','CARTÓRIO MAUÉS','CARTÓRIO DO 2º OFÍCIO','CARTÓRIO DO REGISTRO CIVIL DE SOURE','CARTÓRIO RISUENHO','CARTÓRIO BENTES'][i-1]
        t1, t2 = adult(r,'M',0), adult(r,'M',1)
        fil = (f'filh{a} legítim{a} de {pai}, {r.choice(["comerciante","lavrador","marítimo","funcionário público","artista"])}, natural de {n1p}, e de sua mulher dona {mae}, de prendas domésticas, natural de {n2p}' if pai else f'filh{a} natural de {mae}, solteira, costureira, natural de {n2p}, nada constando quanto ao pai')
        if i == 8: fil = fil.replace('legítimo', 'legitimado')
        av = (f'net{a} pela linha paterna de {pa} e {pm}, e pela materna de {ma} e {mm}' if pa else f'sendo avô paterno ignorado e avó paterna {pm}, e avós maternos {ma} e {mm}' if pm else f'sendo avós maternos {ma} e {mm}')
        gem = f', gême{a} com {"outra criança, de nome" } {tw}' if tw else ''
        nota = f' À margem consta que {averb or anot}.' if averb or anot else [' Nada mais consta, nem à margem.',' À margem, nada.','',' Nada mais se contém.','','','',''][i-1]
        dia = f'{dw(d.day)} de {MES[d.month-1]} de {w(d.year)}'
        txt = (f'{of}, Oficial do Registro Civil de Nascimentos, Casamentos e Óbitos desta cidade de {mun}, Estado do Pará, por nomeação legal, etc. --------\n'
          f'CERTIFICO, em virtude de pedido verbal de pessoa interessada, que, do livro número {lv} de assentamentos de nascimentos, existente no arquivo dêste cartório, consta, a fôlhas {fl}, o têrmo número {te}, feito aos {dw(reg.day)} dias do mês de {MES[reg.month-1]} de {w(reg.year)}, do qual se verifica que, no dia {dia}, {ht}, {lugar}, nesta cidade, nasceu uma criança do sexo {"feminino" if fem else "masculino"}, de côr {r.choice(["morena","branca","parda"])}{gem}, a que se pôs o nome de {nome}, {fil}; {av}. Foi declarante {"o pai" if pai else "a avó materna"} e testemunhas {t1} e {t2}.{nota}\n'
          'O REFERIDO É VERDADE e ao dito livro me reporto, do que dou fé. ------------\n'
          f'{mun}, {em.day} de {MES[em.month-1]} de {em.year}.')
        if 'Paru' in lugar or 'Gurupatuba' in lugar or 'Tapera' in lugar: txt = txt.replace(f'{lugar}, nesta cidade,', f'{lugar}, dêste município,')
        sigl = f'<p style="text-align:center;text-indent:0;margin-top:5mm">{"No impedimento do Oficial,<br>" if sb else ""}{sign(r,190,36,"#222")}<br>{E(sb)+"<br>Escrevente juramentad"+("o" if sb.split()[0] in ("Odon","Felisbelo","Osmar") else "a") if sb else E(of)+"<br>Oficial do Registro Civil"}</p>'
        css = '''
        body{font-family:'TeX Gyre Cursor';font-size:11pt;color:#1d1a2e;-webkit-text-stroke:.25pt #1d1a2e}
        .s{width:210mm;height:296mm;padding:17mm 20mm 12mm 36mm;position:relative;background:#f3e6c8;background-image:radial-gradient(circle at 20% 85%,rgba(160,110,40,.16),transparent 45mm),radial-gradient(circle at 90% 10%,rgba(160,110,40,.14),transparent 40mm)}
        .ru{position:absolute;left:31mm;top:0;bottom:0;border-left:.7pt solid #b44;width:1.2mm;border-right:.4pt solid #b44}
        p{margin:0 0 3mm;line-height:6.9mm;text-indent:14mm}
        .e{position:absolute;left:6mm;width:21mm;border:1.2pt dotted #666;padding:1mm;text-align:center;font:6.5pt 'TeX Gyre Schola';color:#24573f;background:#dfe9d3}
        '''
        body = f'''<div class="s"><div class="ru"></div><div style="text-align:center;font-family:'TeX Gyre Bonum';color:#3a2a12;font-size:9.4pt;line-height:1.5">ESTADOS UNIDOS DO BRASIL<br>ESTADO DO PARÁ<br><b style="font-size:13pt">{E(cart)}</b><br>Comarca de {mun}</div>
        <p style="text-align:center;text-indent:0;margin:7mm 0 6mm;letter-spacing:2pt;text-decoration:underline">CERTIDÃO DE NASCIMENTO</p>
        {''.join(f'<p>{E(x)}</p>' for x in txt.split(chr(10)))}{sigl}
        <div class="e" style="top:205mm;transform:rotate(-4deg)">BRASIL<br><b style="font-size:10pt">Cr$ {r.choice(["1,50","3,00","5,00"])}</b><br>TAXA DE EDUCAÇÃO E SAÚDE</div><div class="e" style="top:229mm;color:#803020;background:#f0dccc;transform:rotate(3deg)">ESTADO DO PARÁ<br><b style="font-size:10pt">Cr$ {r.choice(["10,00","6,00","20,00"])}</b><br>SÊLO ADESIVO</div>
        <div style="position:absolute;left:5mm;top:60mm;width:24mm;font-size:8pt;line-height:1.3">Custas:<br>Rasa..{r.randint(8,20)},00<br>Busca.{r.randint(5,9)},00<br>Sêlo...{r.randint(3,8)},50</div></div>'''
        acc = {'registro.livro': [f'número {lv}'], 'registro.folha': [fl.replace(' verso','v').replace('v.','v'), fl.replace(' verso',' v').replace('.','')], 'dados_pessoais.data_nascimento.texto_completo': [num(d)]}
        if tw: acc['gêmeos.informações_adicionais'] = [f'gêmeo com outra criança, de nome {tw}']
        if i == 6: acc['local_nascimento.estabelecimento'] = ['fazenda Tapera', 'Fazenda Tapera']
        if i == 3: acc['dados_pessoais.hora_nascimento'] = ['24:00']
        yield page('A4', css, body), truth(f'Y8-{i}', 'Y8', (595,842), nasc=d, nome=nome, dntxt=dia, hora=hora, sexo=s, estab=est, lmun=mun, luf='PA', rmun=mun, ruf='PA', cart=cart, dreg=reg, livro=lv, folha=fl, termo=te,
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, of=of, demis=em, accept=acc)
