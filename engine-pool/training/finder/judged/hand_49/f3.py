from people import *

# Y5: Rio, dot matrix on fan-fold
def Y5():
    r = random.Random(9505)
    muns = ['Rio de Janeiro','Niterói','São Gonçalo','Petrópolis','Campos dos Goytacazes','Rio de Janeiro','Nova Friburgo','Macaé']
    spec = [dict(y=D(1976,3,7),s='M'), dict(y=D(1994,10,16),s='F',solo=1), dict(y=D(1981,6,21),s='F',anot=1), dict(y=D(1989,1,9),s='M',twin=1), dict(y=D(1969,11,30),s='M',home=1), dict(y=D(1991,5,5),s='F',averb=1,nohour=1), dict(y=D(1985,8,25),s='F'), dict(y=D(1996,2,14),s='M',ign=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s)
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 2: nome = f['mother_only']; pai = pa = pm = ''
        if i == 8: pa = pm = ''
        if i == 7: pai='Heinrich Johann Schlupp'; pa='Wilhelm Schlupp'; pm='Gertrud Anneliese Schlupp'; nome='Ingrid Elisabeth do Amaral Schlupp'; mae='Lenira do Amaral Schlupp'; ma='Joaquim Pontes do Amaral'; mm='Adélia Veloso do Amaral'
        nome, pai, mae, pa, pm, ma, mm = map(unacc, (nome, pai, mae, pa, pm, ma, mm))
        UM = unacc(mun)
        cart = ['7A. CIRCUNSCRICAO DO REGISTRO CIVIL DAS PESSOAS NATURAIS','1O. DISTRITO DE NITEROI - REGISTRO CIVIL','2A. ZONA DO REGISTRO CIVIL DE SAO GONCALO','CARTORIO DO 1O. DISTRITO DE PETROPOLIS','CARTORIO DO 3O. SUBDISTRITO DE GUARUS','12A. CIRCUNSCRICAO - FREGUESIA DE INHAUMA','REGISTRO CIVIL DO 1O. DISTRITO - CARTORIO BRAUNE','CARTORIO DO 2O. OFICIO DE MACAE'][i-1]
        hosp = ['MATERNIDADE CLARA BASBAUM','HOSPITAL MATERNIDADE ALZIRA REIS','CASA DE SAUDE SAO JOSE DO PORTO','HOSPITAL SANTA TERESA','EM DOMICILIO','MATERNIDADE HERCULANO PINHEIRO','MATERNIDADE DO HOSPITAL SAO LUCAS','CASA DE CARIDADE DE MACAE'][i-1]
        g1, g2 = town(r,'RJ',d.year), town(r,'RJ',d.year)
        n1 = ('MUNIQUE, ALEMANHA', 'MUNIQUE, ALEMANHA') if i == 7 else (f'{unacc(g1[0])}/{g1[1]}', f'{unacc(g1[0])} - {g1[1]}')
        n2 = (f'{unacc(g2[0])}/{g2[1]}', f'{unacc(g2[0])} - {g2[1]}')
        reg = d + days(r, 3, 70); em = max(D(1995,2,3), reg) + days(r, 20, 2200)
        em = min(em, D(2001,11,20))
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,10,15,30,45]))
        lv = f"A-{r.randint(30,390)}{['','','-AUX','','','/BIS','',''][i-1]}"; fl = f"{r.randint(2,298)}{['','V','','-V','','','V',''][i-1]}"; te = f'{r.randint(1200,99000):,}'.replace(',', '.')
        tw = unacc(f['irmao']) if o.get('twin') else ''
        averb = anot = ''
        if i == 3: anot = 'CASOU-SE EM 17/09/1993, 3A. ZONA DE SAO GONCALO, LIVRO B-51, FLS. 90, TERMO 15.028, COM MARCO AURELIO PECANHA LIRIO.'
        if i == 6: averb = 'POR SENTENCA DO JUIZO DA 4A. VARA DE FAMILIA, PASSADA EM JULGADO EM 12/08/1996, FOI EXCLUIDO O PRENOME "JOSEFA" DA REGISTRADA.'; em = max(em, D(1998,5,6))
        of = ['BEL. HUGO PAES LEME SEIXAS','DRA. NILZA COUTO GOUVEA','AMARO PESSANHA TAVARES','GUILHERME KLING WERNECK','ODILON RANGEL BARRETO','MARIA AMELIA LACERDA FRAGA','ARNALDO BRAUNE SPITZ','EDGARD LOBO MACABU'][i-1]
        sb = ['JORGE DE SOUZA FIGUEIRA','SONIA REGINA ALBINO','IVAN NUNES DO COUTO','CREUSA MONKEN','ALCEBIADES CRESPO','WALTER DIAS','ELZA HEIDENFELDER','NEI VIEIRA PECANHA'][i-1]
        fun = ['ESCREVENTE','TEC. JUDICIARIA JURAMENTADA','SUBSTITUTO','ESCREVENTE SUBSTITUTA','ESCREVENTE','RESP. P/ EXPEDIENTE EVENTUAL','OFICIAL-MAIOR','ESCREVENTE'][i-1]
        if i == 6: fun = 'SUBSTITUTO'
        selo = f'{lets(r,3)}{digs(r,5)} {lets(r,3)}' if em.year >= 1998 else ''
        W = 76; out = []
        def ln(s=''): out.append(s)
        def fld(l, v):
            head = (l + ' ').ljust(19, '.') + ': '
            lines = textwrap.wrap(v, W-len(head), break_long_words=False, break_on_hyphens=False) or ['']
            ln(head + lines[0])
            for x in lines[1:]: ln(' '*len(head) + x)
        ln('='*W); ln(('SERVICO REGISTRAL - ' + (UM + ' / RJ')).center(W)); ln(cart.center(W)); ln('='*W); ln()
        ln('C E R T I D A O   D E   N A S C I M E N T O'.center(W)); ln()
        ln(f'LIVRO: {lv:<14} FLS.: {fl:<12} TERMO: {te:<10}'.rstrip().center(W)); ln('-'*W)
        for x in textwrap.wrap(f'CERTIFICO QUE NO LIVRO, FOLHA E TERMO SUPRA, DO DIA {num(reg)}, FOI FEITO O ASSENTO DE NASCIMENTO DE:', W): ln(x)
        ln(); ln('>>> ' + nome); ln()
        fld('SEXO', 'MASC.' if s == 'M' else 'FEM.')
        fld('NASC. EM', f'{num(d)}' + (f' AS {hora[0]:02d}H{hora[1]:02d}MIN' if hora else ' AS **H**MIN'))
        bmun, buf = (mun, 'RJ') if i != 4 else ('Teresópolis', 'RJ')
        fld('LOCAL', hosp + (', RUA DO GAS, 141' if i == 5 else ''))
        fld('CIDADE/UF', f'{unacc(bmun)} / {buf}')
        fld('GEMELARIDADE', ('GEMEO DE ' + tw) if tw else 'NAO HA')
        ln()
        if pai: fld('FILHO(A) DE', pai); fld('  NATURAL DE', n1[0]); fld('E DE', mae); fld('  NATURAL DE', n2[0])
        else: fld('FILHO(A) DE', '*'*30); fld('  NATURAL DE', '*'*12); fld('E DE', mae); fld('  NATURAL DE', n2[0])
        ln()
        if pa: fld('AVOS PAT.', pa + ' E ' + pm)
        else: fld('AVOS PAT.', '*'*30)
        fld('AVOS MAT.', ma + ' E ' + mm); ln()
        fld('DECLARANTE', ['O PAI','A MAE','O PAI','O PAI','O PAI','A AVO MATERNA','O PAI','A MAE'][i-1])
        fld('TESTEMUNHAS', ' E '.join(unacc(adult(r, e=1)) for _ in range(2)) if d.year < 1980 else 'DISPENSADAS')
        ln('-'*W)
        obs = averb or anot or ['NADA CONSTA','-x-x-x-x-x-','','NADA CONSTA','SEM ANOTACOES','','','-o-o-o-'][i-1].upper() or 'NADA CONSTA'
        fld('OBS.', obs); ln('-'*W)
        ln('O REFERIDO E VERDADE E DOU FE.'); ln(f'{UM}, {em.day:02d} DE {unacc(MES[em.month-1])} DE {em.year}.'); ln(); ln(); ln()
        ln(('_'*36).rjust(W-4)); ln(sb.rjust(W-4)); ln(fun.rjust(W-4)); ln()
        ln(f'OFICIAL TITULAR: {of}'); ln()
        fe = [r.randint(500,999), r.randint(100,199), r.randint(10,90), r.randint(5,60)]
        ln('EMOL.: R$ %s  LEI 713/83: R$ %s  MUTUA: R$ %s  ACOTERJ: R$ %s' % tuple(brl(x/100) for x in fe)); ln('TOTAL: R$ ' + brl(sum(fe)/100))
        ln(f'DIGITADO POR: {lets(r,3)}     SIST. REGCIV V.3.{digs(r,1)}     FORM. 0{r.randint(1,4)}')
        css = '''
        body{margin:0}
        .s{width:210mm;height:296mm;position:relative;background:repeating-linear-gradient(#fff 0 12.6mm,#e9f4e6 12.6mm 25.2mm);overflow:hidden}
        .t{position:absolute;left:23mm;top:14mm;white-space:pre;font:400 10.9pt/4.62mm 'Inconsolata';color:#33363f;letter-spacing:.25pt}
        .l,.d{position:absolute;top:0;bottom:0;width:12mm;border-right:.5pt dashed #aaa}.d{right:0;border-right:0;border-left:.5pt dashed #aaa}
        .o{position:absolute;left:3.6mm;width:4.2mm;height:4.2mm;border-radius:50%;border:.5pt solid #999;background:#f3f3f3}
        '''
        holes = ''.join(f'<div class="o" style="top:{k*12.7+4:.1f}mm"></div>' for k in range(23))
        sel = f'<div style="position:absolute;left:26mm;bottom:22mm;width:50mm;border:1.2pt solid #2a5a3a;background:#eef6ea;padding:1.5mm;text-align:center;font:7pt Liberation Sans;color:#2a5a3a">CORREGEDORIA GERAL DA JUSTIÇA – RJ<br>SELO DE FISCALIZAÇÃO<br><b style="font-size:11pt;color:#b01010">{selo}</b><br>CERTIDÃO</div>' if selo else ''
        body = f'<div class="s"><div class="l">{holes}</div><div class="d">{holes}</div><div class="t">{E(chr(10).join(out))}</div>{sel}<div style="position:absolute;right:22mm;bottom:14mm">{stamp(92,["REG. CIVIL",UM[:16],"RJ"],"#5a3a80",9)}</div></div>'
        acc = {}
        if not pai: acc = {'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [mae], 'filiação.genitor_2.naturalidade': [n2[1]]}
        if tw: acc['gêmeos.informações_adicionais'] = ['GEMEO DE ' + tw]
        if i == 5: hosp = 'Domicílio'; acc['local_nascimento.estabelecimento'] = ['EM DOMICILIO', 'DOMICILIO']
        yield page('A4', css, body), truth(f'Y5-{i}', 'Y5', (595,842), nasc=d, nome=nome, dntxt=num(d), hora=hora, sexo=s, estab=hosp, lmun=unacc(bmun), luf=buf, rmun=UM, ruf='RJ', cart=cart, dreg=reg, livro=lv, folha=fl, termo=te,
            g1=pai or mae, g1n=n1[1] if pai else n2[1], g2=mae if pai else '', g2n=n2[1] if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, joint=True, selo=selo, of=of, demis=em, accept=acc)

# Y6: Ceará 1978-1988, A5 blank with stub
def Y6():
    r = random.Random(9606)
    muns = ['Baturité','Crateús','Russas','Iguatu','Itapipoca','Juazeiro do Norte','Quixadá','Crato']
    spec = [dict(y=D(1961,9,4),s='M'), dict(y=D(1979,12,13),s='F',solo=1), dict(y=D(1948,2,1),s='M',home=1,nohour=1), dict(y=D(1983,7,19),s='F'), dict(y=D(1972,10,12),s='F',twin=1), dict(y=D(1955,3,25),s='F',anot=1,home=1), dict(y=D(1966,5,8),s='M',averb=1), dict(y=D(1980,1,31),s='M',noav=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s)
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 2: nome = f['mother_only']; pai = pa = pm = ''
        if i == 8: pa = pm = ma = mm = ''
        if i == 3: nome = 'Francisco Erismá ' + f['tail']
        g1, g2 = town(r,'CE',d.year), town(r,'CE',d.year)
        reg = d + days(r, 3, 300); em = max(reg, D(1978,3,1)) + days(r, 10, 2900)
        em = min(em, D(1988,6,14))
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,0,30,15,20]))
        lv, fl, te = f'A-{r.randint(4,66)}', f'{r.randint(2,299)}{r.choice(["","v."," vº",""])}'.strip(), f'{r.randint(200,29000)}'
        fl = fl.replace(' vº', 'vº')
        est = ['Maternidade Joaquim Mattos','Hospital São Lucas','em domicílio, lugar Lagoa Grande','Hospital Santo Antônio dos Pobres','Maternidade São Vicente','em domicílio, à rua do Horto','Casa de Saúde Santa Terezinha','Hospital São Francisco de Assis'][i-1]
        tw = f['irmao'] if o.get('twin') else ''
        averb = anot = ''
        if i == 6: anot = 'Casada com Luiz Gonzaga Feitosa Pinheiro em 08.12.1976, conforme Lº B-14, fls. 61, nº 3.204, dêste Cartório.'
        if i == 7: averb = 'Retificado o sobrenome paterno por despacho do Dr. Juiz de Direito da Comarca em 11.08.1977.'; em = max(em, D(1979,5,21))
        obs = averb or anot or ['nada consta','.-.-.-.-.-.-.-.','x x x x x x x','','','','','sem efeito p/ avós: não declarados'][i-1]
        if i == 8: obs = '- - - - - - - - -'
        if i == 4: obs = 'nihil'
        if i == 5: obs = 'nada a observar'
        cart = ['CARTÓRIO TAVEIRA','CARTÓRIO BONFIM – 2º OFÍCIO','CARTÓRIO MAIA GONDIM','CARTÓRIO ASSUNÇÃO','CARTÓRIO TEIXEIRA BASTOS','CARTÓRIO MACHADO – 1º OFÍCIO','CARTÓRIO ENÉAS','CARTÓRIO MARIA JÚLIA'][i-1]
        of = ['Ocelo Pinheiro Taveira','Edmar Bonfim de Melo','Joaquim Maia Gondim','Assunção Gonçalves Landim','Raimundo Teixeira Bastos','Paulo Cordeiro Machado','Enéas Queiroz Capistrano','Maria Júlia Brito Arraes'][i-1]
        ti = ['Oficial do Registro Civil','Tabelião e Oficial','Oficial Vitalício','Oficiala Titular','Oficial do Registro Civil','Tabelião do 1º Ofício','Oficial Privativo','Tabeliã e Oficiala'][i-1]
        sb = [None,'Irisneide Lopes Catunda','Mundinha Chaves',None,'José Arteiro Teles','Cícera Bezerra Lôbo',None,'Socorro Brígido Lins'][i-1]
        X = lambda v, mn=0: f'<span class="y" style="min-width:{mn}mm">{E(v)}</span>'
        fem = s == 'F'
        css = '''
        body{font-family:'C059';font-size:8.6pt;color:#5b2c12}
        .s{width:210mm;height:147.5mm;position:relative;background:#fbf3df}
        .k{position:absolute;left:0;top:0;bottom:0;width:43mm;border-right:1pt dashed #5b2c12;padding:7mm 3mm 4mm 6mm;font-size:6.8pt}
        .k div{margin-top:2.1mm}
        .p{position:absolute;left:47mm;right:7mm;top:5.5mm;bottom:5mm}
        .y{font-family:'Courier Prime';font-size:9.4pt;color:#1c1c2b;border-bottom:.5pt dotted #5b2c12;padding:0 1mm;display:inline}
          .tx{line-height:5.7mm;text-align:justify;margin-top:2mm}
        h1{font-family:'TeX Gyre Schola';font-size:13.5pt;margin:1mm 0 0;text-align:center;letter-spacing:2pt}
        '''
        K = lambda l, v: f'<div>{l}<br>{X(v,30)}</div>'
        dia = '1º' if d.day == 1 else f'{d.day}'
        body = f'''<div class="s"><div class="k"><b>CANHOTO Nº {r.randint(100,9999):05d}</b>{K('Livro',lv)}{K('Folhas',fl)}{K('Nº de ordem',te)}{K('Registrad'+('a' if fem else 'o'),nome)}{K('Expedida em',em.strftime('%d.%m.%Y'))}{K('Custas',f'{"Cr$" if em<D(1986,2,28) else "Cz$"} {r.randint(40,900)},00')}<div style="margin-top:5mm">Recebi a certidão:<br><br>________________________</div></div>
        <div class="p"><div style="display:flex;align-items:center;gap:3mm"><div>{arms(40,'#5b2c12')}</div><div style="flex:1;text-align:center;font-size:7pt">ESTADO DO CEARÁ — COMARCA DE {mun.upper()}<br><b style="font-size:11.5pt">{E(cart)}</b><br>Registro Civil das Pessoas Naturais<br>{E(of)} — {ti}</div></div>
        <h1>NASCIMENTO</h1><div style="text-align:center;font-size:6.8pt;letter-spacing:3pt">CERTIDÃO</div>
        <div class="tx">CERTIFICO, a pedido verbal de parte interessada, que, revendo o livro próprio nº {X(lv)} dêste Cartório, nêle encontrei às folhas {X(fl)}, sob o nº de ordem {X(te)}, com data de {X(lng(reg))}, o têrmo de nascimento de {X(nome)}, do sexo {X('feminino' if fem else 'masculino')}, vind{'a' if fem else 'o'} à luz no dia {X(f'{dia} de {MES[d.month-1]} de {d.year}')}, às {X(f'{hora[0]} horas'+(f' e {hora[1]} minutos' if hora[1] else '') if hora else '........')}, em {X(est)}, município de {X(mun)}, Estado {X('do Ceará')}; filh{'a' if fem else 'o'} de {X(pai or 'x-x-x-x-x-x-x-x-x-x')}, natural de {X(f'{g1[0]} - {g1[1]}' if pai else 'x-x-x-x')}, e de dona {X(mae)}, natural de {X(f'{g2[0]} - {g2[1]}')}; net{'a' if fem else 'o'}, por parte do pai, de {X(pa or '***********')} e {X(pm or '***********')}, e, por parte da mãe, de {X(ma or '***********')} e {X(mm or '***********')}. Parto gemelar? {X('Sim, com '+tw if tw else 'Não')}. Serviu de declarante {X(['o pai','a própria mãe','o avô materno','o pai','o pai','o tio, '+adult(r,'M',1),'o pai','a mãe'][i-1])}, assinando as testemunhas {X(adult(r,'M',1))} e {X(adult(r,None,1))}. Observações: {X(obs.rstrip('.'))}. O referido é verdade; dou fé.</div>
        <div style="position:absolute;bottom:0;right:0;width:92mm;text-align:center">{X(mun)}, {X(str(em.day))} de {X(MES[em.month-1])} de {X(str(em.year))}<div style="height:9mm;margin-top:1mm">{sign(r,130,28,'#1a2c7a')}</div><div style="border-top:.5pt solid #5b2c12">{X(sb)+' — Escrevente Compromissad'+('o' if sb.startswith('José') else 'a') if sb else 'O Oficial do Registro Civil'}</div></div>
        <div style="position:absolute;bottom:0;left:4mm">{stamp(74,[cart.split(' –')[0].replace('CARTÓRIO ','CART. ')[:17],mun.upper(),'CEARÁ'],'#7a2030',14)}</div></div></div>'''
        full = f'{dia} de {MES[d.month-1]} de {d.year}'
        home = 'domicílio' in est
        n1, n2 = f'{g1[0]} - {g1[1]}', f'{g2[0]} - {g2[1]}'
        acc = {'dados_pessoais.data_nascimento.texto_completo': [num(d)], 'registro.cartório': [cart.split(' –')[0]]}
        if not pai: acc.update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [mae], 'filiação.genitor_2.naturalidade': [n2]})
        if tw: acc['gêmeos.informações_adicionais'] = ['com ' + tw]
        yield page('A5 landscape', css, body), truth(f'Y6-{i}', 'Y6', (595,420), nasc=d, nome=nome, dntxt=full, hora=hora, sexo=s, estab='Domicílio' if home else est, lmun=mun, luf='CE', rmun=mun, ruf='CE', cart=cart, dreg=reg, livro=lv, folha=fl, termo=te,
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, joint=True, of=of, demis=em, accept=acc)
