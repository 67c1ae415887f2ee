from people import *

# Y3: Pará landscape 2010-2017
def Y3():
    r = random.Random(9303)
    muns = ['Santarém','Cametá','Bragança','Óbidos','Breves','Igarapé-Miri','Soure','Marabá']
    spec = [dict(y=D(2010,7,5),s='M'), dict(y=D(2012,2,16),s='F',solo=1), dict(y=D(1974,3,19),s='F',nohour=1), dict(y=D(2015,11,28),s='F',twin=1), dict(y=D(1990,8,8),s='M',averb=1), dict(y=D(2009,12,1),s='M',home=1), dict(y=D(1961,5,30),s='M',anot=1), dict(y=D(2016,4,3),s='F',long=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s, married=i % 2)
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 2: nome = f['mother_only']; pai = pa = pm = ''
        if i == 8: nome = 'Maria Vitória Nazaré Auxiliadora do Círio Pantoja de Albuquerque Maranhão'; pai='Waldenor Cézar de Albuquerque Maranhão Sobrinho'; mae='Benedita Auxiliadora Pantoja Baía'; pa='Cézar Augusto de Albuquerque Maranhão'; pm='Dulcinéia Corrêa de Albuquerque Maranhão'; ma='Orivaldo Maués Baía'; mm='Nazarena Pantoja Baía'
        if i == 6: mm = ''
        up = str.upper
        nome, pai, mae, pa, pm, ma, mm = map(up, (nome, pai, mae, pa, pm, ma, mm))
        bm = (mun,'PA') if i not in (1, 5) else [('Alenquer','PA'),0,0,0,('Portel','PA')][i-1]
        hosp = ['Hospital Municipal de Alenquer','Hospital Regional de Cametá','Hospital Santo Antônio Maria Zaccaria','Hospital Santa Casa de Óbidos','Unidade Mista de Saúde de Portel','Domicílio','Hospital Menino Deus','Hospital Materno Infantil'][i-1]
        g1, g2 = town(r,'PA',d.year), town(r,'PA',d.year)
        reg = d + days(r, 2, 45); em = max(reg + days(r, 0, 200), D(2011,1,10) + days(r, 0, 2200))
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,5,10,18,40,55]))
        lv, fl, te = r.randint(5, 190), r.randint(1, 299), r.randint(300, 90000)
        m = matr(digs(r,6), reg.year, lv, fl, te); mp = mg(m, ' ')
        dnv = digs(r, 11) if d.year > 2000 else ''
        tw = up(f['irmao']) if o.get('twin') else ''; twm = mg(matr(m[:6],reg.year,lv,fl,te-1)) if tw else ''
        averb = anot = ''
        if i == 5: averb = f'CONFORME MANDADO DE 20/10/2008 DO JUÍZO DE DIREITO DA COMARCA DE BREVES, O REGISTRADO PASSOU A ASSINAR {nome}, EM VEZ DE {nome.split()[0]} {nome.split()[-1]}.'
        if i == 7: anot = 'CONTRAIU MATRIMÔNIO COM RAIMUNDA NONATA LOBATO DO ROSÁRIO EM 26/07/1986, LIVRO B-11, FOLHA 204, TERMO 3.317, NESTE CARTÓRIO. FALECEU A ESPOSA EM 1999.'
        if i == 1: averb = 'REGISTRO FEITO NA FORMA DA LEI 9.534/97, GRATUITO.'; averb = ''
        box = averb or anot or ['SEM OBSERVAÇÕES','* * * * * *','NADA CONSTA','- x - x - x - x -','','NENHUMA','','NADA CONSTA ATÉ A PRESENTE DATA'][i-1]
        cart = ['CARTÓRIO DO 1º OFÍCIO DE SANTARÉM','CARTÓRIO ÚNICO OFÍCIO DE CAMETÁ','CARTÓRIO MARTINS – REGISTRO CIVIL','CARTÓRIO FERREIRA – 2º OFÍCIO','CARTÓRIO DO ÚNICO OFÍCIO DE BREVES','CARTÓRIO LOBATO','CARTÓRIO SALGADO – REGISTRO CIVIL DE SOURE','3º OFÍCIO – REGISTRO CIVIL DE MARABÁ'][i-1]
        inter = i in (2, 5, 6)
        of = ['Rui Guilherme Barata Neto','Osmarina Wanzeler Gaia','Celeste do Socorro Risuenho','Mário Jorge Canto Printes','Elza Furtado Balieiro','Ademir Quaresma Sinimbu','Terezinha Lobato Gemaque','João Climaco Chermont'][i-1]
        sb = ['Adrielle Colares Pedroso','','Jonas Reis Cuimar','Nádia Savino Bentes','','','Walace Figueiró Amador','Gláucia Noleto Milhomem'][i-1]
        serie = r.choice('DEFGHK'); sn = f'{digs(r,3)}.{digs(r,3)}.{digs(r,3)}'; selo = f'{sn} Série {serie}'
        css = '''
        body{font-family:'Roboto Condensed';font-size:9.4pt;color:#12235c}
        .s{width:297mm;height:209mm;padding:8mm 9mm;background:#fdf8ee;background-image:repeating-linear-gradient(45deg,rgba(200,160,90,.10) 0 .5mm,transparent .5mm 2.2mm),repeating-linear-gradient(-45deg,rgba(200,160,90,.10) 0 .5mm,transparent .5mm 2.2mm);position:relative}
        .f{border:2.2pt solid #7c5a1e;outline:.6pt solid #7c5a1e;outline-offset:1mm;height:100%;padding:3mm 4mm}
        .h{display:flex;align-items:center;gap:5mm;color:#5a3f10}.h div.t{flex:1;text-align:center;font-family:'TeX Gyre Bonum';font-size:9pt}.h .t b{font-size:16pt;letter-spacing:3pt}
        table{width:100%;border-collapse:collapse;margin-top:1.5mm;table-layout:fixed}
        td{border:.5pt solid #7c5a1e;padding:.9mm 1.6mm 1mm;vertical-align:top;background:rgba(255,255,255,.65);height:14mm}
        td small{display:block;font-size:6.5pt;color:#7c5a1e;font-family:'Liberation Sans Narrow'}
        td b{font-weight:500;font-size:11.6pt;line-height:1.25}
        '''
        X = lambda l, v, cs=1, rs=1: f'<td colspan="{cs}" rowspan="{rs}"><small>{l}</small><b>{v}</b></td>'
        fil = (f'PAI: {E(pai)} — {g1[0].upper()}/{g1[1]}<br>' if pai else '') + f'MÃE: {E(mae)} — {g2[0].upper()}/{g2[1]}'
        body = f'''<div class="s"><div class="f"><div class="h">{arms(56,'#7c5a1e')}<div class="t">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>CERTIDÃO DE NASCIMENTO</b></div><div style="font-size:7.4pt;text-align:right">ESTADO DO PARÁ<br>Comarca de {mun}<br>{E(cart)}</div></div>
        <table><colgroup>{'<col>'*12}</colgroup>
        <tr>{X('NOME',E(nome),7)}{X('MATRÍCULA',mp,5)}</tr>
        <tr>{X('DATA DE NASCIMENTO (POR EXTENSO)',ext(d).upper(),5)}{X('DIA',f'{d.day:02d}')}{X('MÊS',f'{d.month:02d}')}{X('ANO',d.year)}{X('HORA',f'{hora[0]:02d}:{hora[1]:02d}' if hora else '--:--')}{X('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',f'{bm[0].upper()} - {bm[1]}',3)}</tr>
        <tr>{X('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',f'{mun.upper()} - PA',3)}{X('LOCAL DE NASCIMENTO',E(hosp.upper()) if i!=6 else 'DOMICÍLIO — RIO MERUÚ, MARGEM DIREITA',7)}{X('SEXO','MASCULINO' if s=='M' else 'FEMININO',2)}</tr>
        <tr>{X('FILIAÇÃO',fil,8)}{X('GÊMEO','SIM' if tw else 'NÃO')}{X('NOME E MATRÍCULA DO(S) GÊMEO(S)',f'{E(tw)}<br>{twm}' if tw else '=-=-=-=-=-=',3)}</tr>
        <tr>{X('AVÓS PATERNOS',f'{E(pa)} E {E(pm)}' if pa else 'IGNORADOS',6)}{X('AVÓS MATERNOS',(f'{E(ma)} E {E(mm)}' if mm else f'{E(ma)} E (NÃO DECLARADA)'),6)}</tr>
        <tr>{X('DATA DO REGISTRO (POR EXTENSO)',ext(reg).upper(),8)}{X('NÚMERO DA DNV – DECLARAÇÃO DE NASCIDO VIVO',dnv or '* * *',4)}</tr>
        <tr><td colspan="12" style="height:20mm"><small>OBSERVAÇÕES / AVERBAÇÕES</small><b>{E(box)}</b></td></tr></table>
        <div style="display:flex;gap:4mm;margin-top:4mm;font-size:9pt;color:#222">
        <div style="flex:1.15;border:.5pt solid #7c5a1e;padding:1.5mm 2mm;line-height:1.5">Serventia: {E(cart)}<br>{'Oficial Registrador INTERINO' if inter else 'Oficial Registrador'}: <b>{E(of)}</b>{'<br>Portaria nº %d/%d-CJCI — serventia vaga'%(r.randint(11,399),em.year-1) if inter else ''}<br>Município/UF: {mun}/PA<br>{['Trav. Francisco Corrêa, 200','Rua Treze de Maio, 81','Av. Marechal Floriano, 1010','Rua Idelfonso Guimarães, 17','Rua Lourenço Borges, s/n','Trav. Cel. Vitório, 45','Quarta Rua, 96','Folha 31, Quadra 7, Lote 2'][i-1]}</div>
        <div style="flex:1.2;text-align:center;padding-top:1mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {mun}, {num(em)}<div style="height:11mm">{sign(r,170,34)}</div><div style="border-top:.6pt solid #222">{(E(sb)+' — '+['Substituta','','Escrevente Juramentado','Escrevente Autorizada','','','Substituto Legal','Escrevente'][i-1]) if sb else 'Assinatura do Oficial'}</div></div>
        <div style="flex:.9;border:1pt solid #333;background:#fff;padding:1.5mm 2mm;font-size:7.4pt;line-height:1.4;text-align:center">TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ<br>SELO DE SEGURANÇA — <b>{['GERAL','CERTIDÃO','GERAL','GRATUITO','CERTIDÃO','GRATUITO','GERAL','CERTIDÃO'][i-1]}</b><br><span style="font-size:10.5pt;color:#a01818;font-weight:700">Nº {selo}</span><br>{bars(r,120,18)}<br>{'Isento – Lei 9.534/97' if i in (1,4,6) else 'Emol. R$ %s · FRJ R$ %s · FRC R$ %s'%(brl(21.4),brl(3.2),brl(.54))}</div></div>
        </div></div>'''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [num(d)], 'autenticação.selo_digital': [sn, f'Nº {selo}', f'{sn} {serie}', f'{sn}-{serie}']}
        if tw: acc['gêmeos.informações_adicionais'] = [tw]
        n1, n2 = f'{g1[0].upper()} - {g1[1]}', f'{g2[0].upper()} - {g2[1]}'
        est = 'DOMICÍLIO' if i == 6 else hosp.upper()
        if i == 6: est = 'Domicílio'
        yield page('A4 landscape', css, body), truth(f'Y3-{i}', 'Y3', (842,595), nasc=d, nome=nome, matr=mp, dntxt=ext(d).upper(), hora=hora, sexo=s, estab=est, lmun=bm[0].upper(), luf=bm[1], rmun=mun.upper(), ruf='PA', cart=cart, dreg=reg, dnv=dnv, livro=str(lv), folha=str(fl), termo=str(te),
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=f'{tw} {twm}'.strip(), twin_names=[tw] if tw else [], averb=averb, anot=anot, joint=True, selo=selo, of=of, demis=em, accept=acc)

# Y4: Minas, run-in labels
def Y4():
    r = random.Random(9404)
    muns = ['Diamantina','Ouro Preto','Araçuaí','Patos de Minas','Muriaé','São João del-Rei','Januária','Itajubá']
    dist = ['Distrito de Senador Mourão','1º Subdistrito','Distrito Sede','Distrito de Santana de Patos','Distrito Sede','Distrito de São Miguel do Cajuru','Distrito Sede','Distrito Sede']
    spec = [dict(y=D(2018,8,11),s='F'), dict(y=D(2022,3,21),s='M',maes=1), dict(y=D(1964,9,15),s='M',anot=1,nohour=1), dict(y=D(2024,1,5),s='F',twin=1), dict(y=D(1997,5,29),s='F',averb=1), dict(y=D(2019,10,31),s='M',solo=1), dict(y=D(1983,12,8),s='F',home=1,nocpf=1), dict(y=D(2013,2,2),s='M',pais=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s, married=d.year < 1990)
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 1: nome = "Maria Antônia d'Ávila Kubitza"; pai = 'Lauro Henrique Kubitza'; mae = "Renata Lanna d'Ávila"; pa = 'Stanislaw Kubitza'; pm = 'Marlene Xavier Kubitza'; ma = "Geraldo Magela d'Ávila"; mm = 'Conceição Lanna'
        if i == 2: nome = 'Bento Camargos Otoni'; pai = 'Fernanda Camargos Leal'; mae = 'Thamires Otoni Brandão'; pa = pm = ma = mm = ''
        if i == 6: nome = f['mother_only']; pai = pa = pm = ''
        if i == 8: nome = 'Akira Salgado Nakamura'; pai = 'Sérgio Kenji Nakamura'; pa = 'Takeo Nakamura'; pm = 'Fumiko Oshiro Nakamura'; mae='Poliana Ornelas Salgado'; ma='José Bento Salgado'; mm='Dirce Ornelas Salgado'
        if i == 4: ma = ''; mm = f['mm']
        bm = (mun,'MG') if i not in (1, 8) else (('Belo Horizonte','MG') if i == 1 else ('Varginha','MG'))
        hosp = ['Hospital Sofia Feldman','Santa Casa da Misericórdia de Ouro Preto','Hospital São Vicente de Paulo','Hospital Regional Antônio Dias','Casa de Saúde Santa Lúcia','Hospital Nossa Senhora das Mercês','Domicílio','Hospital Bom Pastor'][i-1]
        g1, g2 = town(r,'MG',d.year), town(r,'MG',d.year)
        reg = d + days(r, 1, 30); em = max(reg + days(r, 1, 100), D(2019,1,2) + days(r, 0, 2100))
        if i == 4: em = reg
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,2,14,27,33,59]))
        lv, fl, te = r.randint(3, 150), r.randint(1, 299), r.randint(300, 60000)
        m = matr(digs(r,6), reg.year, lv, fl, te)
        c = '' if o.get('nocpf') else cpf(r)
        dnv = f'30-{digs(r,8)}-{digs(r,1)}' if d.year > 2000 else ''
        tw = f['irmao'] if o.get('twin') else ''
        averb = anot = ''
        if i == 3: anot = 'Casamento com Maria Efigênia Botelho Caldeira em 11/01/1990, RCPN de Virgem da Lapa/MG, L. B-9, f. 33, t. 1.240; separação convertida em divórcio por sentença de 04/04/2006.'
        if i == 5: averb = f'Em cumprimento ao mandado do MM. Juiz da Vara de Família de Muriaé, autos 0439.07.065812-3, procedo à inclusão da paternidade de {pai}. Dou fé. 30/11/2007.'; anot = 'Casou-se em 06/06/2020 com Higor Rezende Monteiro, matrícula ' + matr(digs(r,6),2020,44,17,8821) + ', passando a assinar-se com o acréscimo de Monteiro.'; em = max(em, D(2021,3,9))
        if i == 2: averb = ''
        of = ['Consuelo Versiani Drummond','Mauro Lúcio Gouthier Carvalhaes','Gilda Figueiró Murta','Dr. Wander Caixeta Borges','Letícia Bicalho Werneck','Efigênia Resende Ávila','Antero Montalvão Lisboa','Raíssa Noronha Grilo'][i-1]
        esc = ['Tânia Mara Felício','Ludmila Gomes Arcanjo','Elmo Jardim Lages','Sabrina Tolentino Dias','Paulo Roberto Quirino','Kênia Silvério Neves','Deusdete Xavier Pimenta','Gustavo Pereira Riêra'][i-1]
        cart = f'Ofício do Registro Civil das Pessoas Naturais – {dist[i-1]}'
        selo = f'{lets(r,3)}{digs(r,5)}'; cod = f'{digs(r,4)}.{digs(r,4)}.{digs(r,4)}.{digs(r,4)}'
        em_a = r.choice([29.81, 33.17, 38.04]); 
        css = '''
        body{font-family:'TeX Gyre Pagella';font-size:11.4pt;color:#000}
        .s{width:210mm;height:296mm;padding:13mm 18mm 10mm 20mm;position:relative}
        .lh{border-bottom:2.4pt solid #000;padding-bottom:2mm;font-size:8.4pt;line-height:1.35;display:flex;justify-content:space-between}
        .lh b{font-size:11pt}
        h1{font-size:17pt;font-variant:normal;letter-spacing:2.5pt;margin:6mm 0 4mm;font-weight:700}
        .g{display:grid;grid-template-columns:27mm 1fr;column-gap:5mm;row-gap:4.6mm}
        .g>div:nth-child(odd){text-align:right;font-style:italic;font-size:9.4pt;color:#6a1b1b;border-right:.8pt solid #6a1b1b;padding-right:3mm}
        .g>div:nth-child(even){line-height:1.42}
        .g u{text-decoration:none;font-size:8.4pt;color:#6a1b1b}
        '''
        L = lambda l: f'<u>{l}</u> '
        dot = ' &nbsp;•&nbsp; '
        nat1, nat2 = f'{g1[0]}, {UFN[g1[1]]}', f'{g2[0]}, {UFN[g2[1]]}'
        if i == 2: fil = f'{L("1ª genitora:")}{E(pai)}, nascida em {nat1}<br>{L("2ª genitora:")}{E(mae)}, nascida em {nat2}'
        elif pai: fil = f'{L("genitor:")}{E(pai)}, nascido em {nat1}<br>{L("genitora:")}{E(mae)}, nascida em {nat2}'
        else: fil = f'{L("genitora:")}{E(mae)}, nascida em {nat2}'
        avp = f'{E(pa)} e {E(pm)}' if pa else 'não consignados'
        avm = f'{E(ma)} e {E(mm)}' if ma else (f'avô não consignado e {E(mm)}' if mm else 'não consignados')
        body = f'''<div class="s"><div class="lh"><div><b>{E(cart)}</b><br>{mun} – Minas Gerais · CNS {m[:6]}<br>Oficial: {E(of)}</div><div style="text-align:right">{['Rua da Quitanda, 48','Rua Conde de Bobadela, 129','Praça Olegário Maciel, 5','Rua Major Gote, 611, sl. 3','Av. Constantino Pinto, 77','Rua Padre José Maria Xavier, 30','Rua Visconde de Ouro Preto, 2','Praça Theodomiro Santiago, 18'][i-1]}<br>CEP {r.randint(35,39)}{digs(r,3)}-000 · (3{r.choice('12358')}) 3{digs(r,3)}-{digs(r,4)}<br>rcpn.{unacc(mun).lower().replace(' ','').replace('-','')}@recivil.exemplo.br</div></div>
        <h1>CERTIDÃO DE NASCIMENTO</h1><div class="g">
        <div>do registrado</div><div><b style="font-size:13pt">{E(nome)}</b><br>{L('sexo')}{'masculino' if s=='M' else 'feminino'}{dot}{L('CPF nº')}{c or 'não informado'}{dot}{L('naturalidade:')}{bm[0]}/{bm[1]}</div>
        <div>da matrícula</div><div style="font-family:'TeX Gyre Cursor';font-size:11pt;font-weight:700">{m}</div>
        <div>do nascimento</div><div>{L('aos')}{ext(d)} – {num(d)}{dot}{L('às')}{f'{hora[0]:02d} horas e {hora[1]:02d} minutos' if hora else 'horas não mencionadas'}{dot}{L('em')}{E(hosp) if i!=7 else 'domicílio (Fazenda Brejo do Amparo)'}, {bm[0]}/{bm[1]}{dot}{L('DNV')}<span style="white-space:nowrap">{dnv or 'não há'}</span>{dot}{L('gêmeo?')}{'sim, de '+E(tw) if tw else 'não'}</div>
        <div>da filiação</div><div>{fil}</div>
        <div>dos avós</div><div>{L('paternos:')}{avp}<br>{L('maternos:')}{avm}</div>
        <div>do assento</div><div>{L('registrado em')}{ext(reg)}{dot}{L('livro')}A-{lv}{dot}{L('folha')}{fl:03d}{dot}{L('termo')}{te}{dot}{L('declarante:')}{['o genitor','ambas as genitoras','o pai','o genitor','a mãe','a genitora','o pai','o genitor'][i-1]}</div>
        <div>averbações</div><div>{E(averb) or 'Nada consta.'}</div>
        <div>anotações</div><div>{E(anot) or 'Nada consta.'}</div>
        </div><div style="margin:7mm 0 0 32mm">Certifico e dou fé que o conteúdo acima é verdadeiro.<br>{mun}, {lng(em)}.<div style="height:15mm;padding-top:3mm">{sign(r,190,38,'#111')}</div>{E(esc)}<br><span style="font-size:8.6pt">Escrevente autorizad{'o' if esc.split()[0] in ('Elmo','Paulo','Deusdete','Gustavo') else 'a'}, {'pelo' if of.split()[0] in ('Mauro','Dr.','Antero') else 'pela'} Oficial</span></div>
        <div style="position:absolute;bottom:12mm;left:20mm;width:88mm;border:1.2pt solid #000;padding:2mm 3mm;font:7.4pt 'Liberation Sans';line-height:1.5;text-align:center"><b>PODER JUDICIÁRIO – TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{E(cart.split(' – ')[0])} – {mun}/MG<br>Selo de consulta: <b>{selo}</b><br>Código de segurança: <b>{cod}</b><br>Quantidade de atos praticados: 1 · Ato(s) praticado(s) por: {E(esc)}<br>Emol.: R$ {brl(em_a)} – TFJ: R$ {brl(em_a*.2)} – Valor final: R$ {brl(em_a*1.2)} – ISS: R$ {brl(em_a*.03)}<br>Consulte a validade deste selo no site https://selos.tjmg.jus.br</div>
        <div style="position:absolute;bottom:14mm;right:20mm;opacity:.9">{qr(r,84)}</div></div>'''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [num(d), f'{ext(d)} – {num(d)}'], 'registro.folha': [str(fl)]}
        if tw: acc['gêmeos.informações_adicionais'] = [f'de {tw}', f'sim, de {tw}']
        n1, n2 = f'{g1[0]} - {g1[1]}', f'{g2[0]} - {g2[1]}'
        yield page('A4', css, body), truth(f'Y4-{i}', 'Y4', (595,842), nasc=d, nome=nome, cpf=c, matr=m, dntxt=ext(d), hora=hora, nat=f'{bm[0]} - {bm[1]}', sexo=s, estab=hosp, lmun=bm[0], luf=bm[1], rmun=mun, ruf='MG', cart=cart, dreg=reg, dnv=dnv, livro=f'A-{lv}', folha=f'{fl:03d}', termo=str(te),
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, selo=selo, of=of, demis=em, accept=acc)
