from people import *

# Y1: Bahia, margin strip
def Y1():
    r = random.Random(9101)
    muns = ['Ilhéus','Santo Amaro','Jequié','Xique-Xique','Caetité','Paulo Afonso','Maragogipe','Vitória da Conquista']
    spec = [dict(y=D(2021,5,18),s='F'), dict(y=D(1988,11,2),s='M',anot=1), dict(y=D(2014,8,27),s='M',solo=1), dict(y=D(2019,1,31),s='F',twin=1,cad=1),
            dict(y=D(1967,6,24),s='F',obito=1), dict(y=D(2023,10,9),s='M',home=1), dict(y=D(2011,3,1),s='F',pat=1), dict(y=D(1999,12,12),s='M',fpai=1,nohour=1,nocpf=1,cad=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']
        f = family(r, d.year, s, married=d.year < 1995)
        nome, pai, mae, pa, pm = f['nome'], f['pai'], f['mae'], f['pa'], f['pm']
        if i == 1: nome = 'Ayana Luedji Conceição Sodré'; pai = 'Ednei Calmon Sodré'; mae = 'Jucilene da Conceição'; pa='Nivaldo Calmon Sodré'; pm='Maria Railda Calmon'; f['ma']='Antônio Crispim da Conceição'; f['mm']='Edelzuíta Maria de Jesus'
        if o.get('fpai'):
            nome = 'Lorenzo Cerqueira Bianchessi'; pai, pa, pm = 'Gianluca Bianchessi', 'Ferruccio Bianchessi', 'Ornella Tagliabue'; mae='Marlúcia Cerqueira dos Anjos'; f['ma']='Agnaldo Ferreira dos Anjos'; f['mm']='Zenaide Cerqueira'
        if o.get('solo'): nome = f['mother_only']
        if i == 7: nome = 'Isabela Vitória da Conceição Aparecida de Magalhães e ' + f['tail']; mae = 'Crislane dos Prazeres ' + mae.split(' ', 1)[1]
        UP = str.upper
        nome, mae = UP(nome), UP(mae)
        pai = '' if o.get('solo') else UP(pai); pa = '' if o.get('solo') else UP(pa); pm = '' if o.get('solo') else UP(pm)
        ma, mm = UP(f['ma']), UP(f['mm'])
        if i == 6: ma = ''
        bm = (mun, 'BA')
        if i == 2: bm = ('Salvador', 'BA')
        if i == 5: bm = ('Caetité', 'BA')
        g1 = town(r, 'BA', d.year); g2 = town(r, 'BA', d.year)
        if o.get('fpai'): g1n_print = 'Bérgamo, Itália'; g1t = 'Bérgamo, Itália'
        else: g1n_print = f'{g1[0]}-{g1[1]}'; g1t = f'{g1[0]} - {g1[1]}'
        reg = d + days(r, 3, 40); em = max(reg, D(2021,2,1)) + days(r, 20, 900)
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,5,12,30,47,58]))
        hosp = ['Maternidade Santa Helena','Hospital Geral Roberto Marinho de Assis','Hospital Perpétuo Socorro','Casa de Parto Sinhá Borges','Hospital e Maternidade São Sebastião','Domicílio','Hospital Nossa Senhora da Natividade','Hospital Esaú Medrado'][i-1]
        loc = hosp if hosp != 'Domicílio' else 'Domicílio, Povoado Baixa do Umbuzeiro, zona rural'
        lv, fl, te = r.randint(12, 340), r.randint(1, 300), r.randint(900, 98000)
        m = matr(digs(r, 6), reg.year, lv, fl, te); mp = mg(m)
        c = '' if o.get('nocpf') else cpf(r)
        dnv = f'30-{digs(r,8)}-{digs(r,1)}' if d.year > 2000 else ''
        tw = ''; twm = ''
        if o.get('twin'):
            tw = UP(f['irmao']); twm = mg(matr(m[:6], reg.year, lv, fl, te+1))
            nome = UP(f['nome'])
        averb = anot = ''
        if i == 2: anot = f"Casou-se em 14/07/2012 com {UP('Tatiane Muniz do Sacramento')}, no RCPN da Sede de Feira de Santana-BA, matrícula {mg(matr(digs(r,6),2012,31,88,9120))}, permanecendo com o mesmo nome. Anotado em 03/08/2012."
        if i == 5: anot = "Faleceu em 09/02/2020, em Salvador-BA, assento lavrado no RCPN do Subdistrito de Brotas, livro C-210, folha 118, termo 60.231. Anotação feita em 17/03/2020."
        if i == 7: averb = f"Paternidade reconhecida por escritura pública de 05/09/2013, do Tabelionato do 2º Ofício desta Comarca, sendo acrescidos o nome do pai, {pai}, e o dos avós paternos. Averbado em 11/09/2013."; em = max(em, D(2022,1,4))
        if i == 8: averb = "CPF não localizado na base da Receita Federal quando da expedição desta via."; averb = ''
        if i == 4: em = max(em, D(2021,4,6)); averb = f"Inscrito no CPF sob o nº {c}, conforme art. 6º, § 1º, do Provimento CNJ nº 63/2017. Averbado em {num(reg+datetime.timedelta(days=200))}."
        notes = ''.join(f'<p>{E(x)}</p>' for x in (averb, anot) if x) or '<p>Não há.</p>'
        if i == 6: notes = '<p>X.X.X.X.X.X.X.X</p>'
        cad = []
        if o.get('cad'):
            cad = ['RG 14.852.307-66, SSP/BA, exp. 19/03/2019', 'Título de eleitor 1184 2207 0515, zona 41, seção 112'] if i == 8 else ['RG 22.091.334-18, SSP/BA, exp. 08/11/2019']
        cadh = ''.join(f'<p>{E(x)}</p>' for x in cad) or '<p>—</p>'
        of = ['Bela. Hildete Sampaio Vilas Boas','Josafá Dantas Brandão','Maria Eugênia Tourinho Seixas','Áureo Lopes Cordeiro','Dinalva Bulhões Prado','Raul Medrado Fróes','Cremilda do Espírito Santo Leal','Tércio Gondim Saldanha'][i-1]
        sb = ['Uilma Souza Quadros','Genivaldo Reis Trindade','Lázaro Pinto Sacramento','Noélia Jesus Mascarenhas','Cláudio Assis Nery','Ivete Campos Bacelar','Ramon Barbosa Góes','Nilzete Lima Coutinho'][i-1]
        fun = ['Oficial Substituta','Escrevente Autorizado','Preposto Escrevente','Escrevente Substituta','Oficial Substituto','Escrevente','Suboficial','Oficial de Registro Designada'][i-1]
        if i == 8: fun = 'Escrevente Compromissada'
        cart = ['Ofício de Registro Civil das Pessoas Naturais - 1º Ofício','Registro Civil das Pessoas Naturais da Sede','RCPN do 2º Ofício com Funções Notariais','Registro Civil das Pessoas Naturais de Xique-Xique','Ofício Único do Registro Civil das Pessoas Naturais','RCPN do Distrito Sede de Paulo Afonso','Registro Civil das Pessoas Naturais e Tabelionato de Notas','Registro Civil das Pessoas Naturais do 1º Subdistrito'][i-1]
        a = r.randint(2200, 3100)/100; fees = [('Emolumentos', a), ('Taxa de Fiscalização', round(a*.71,2)), ('FECOM', round(a*.27,2)), ('Def. Pública', round(a*.027,2)), ('PGE', round(a*.04,2)), ('FMMPBA', round(a*.02,2))]
        tot = sum(v for _, v in fees)
        selo = f'{r.randint(1000,2999)}.AB{digs(r,6)}-{digs(r,1)}'; sc = alnum(r, 10)
        css = '''
        body{font-family:Carlito;font-size:9.6pt;color:#111}
        .s{position:relative;width:210mm;height:296mm;background:#fbfcf4;background-image:repeating-radial-gradient(circle at 140mm 120mm,rgba(150,180,120,.14) 0 .4mm,transparent .4mm 3mm)}
        .st{position:absolute;left:8mm;top:9mm;width:49mm;bottom:9mm;border-right:1.4pt double #4c6a3c;padding-right:4mm;font-size:8pt}
        .st h4{font-size:7pt;margin:4mm 0 1mm;letter-spacing:.4pt;color:#3d5730;border-bottom:.5pt solid #4c6a3c;margin-top:8mm}
        .st p{margin:0 0 1.2mm;text-align:justify}
        .st table{width:100%;border-collapse:collapse}.st td:last-child{text-align:right}
        .m{position:absolute;left:61mm;right:9mm;top:9mm;bottom:9mm}
        h1{font-family:Caladea;font-weight:400;font-size:20pt;text-align:center;margin:1mm 0 0;letter-spacing:1pt;color:#2c4520}
        .hd{text-align:center;font-size:8pt;letter-spacing:.6pt}
        .b{border:.6pt solid #4c6a3c;padding:1.1mm 1.8mm 1.4mm;background:rgba(255,255,255,.72);min-height:14mm;margin-bottom:1.9mm}
        .b i{display:block;font-style:normal;font-size:6.5pt;color:#3d5730}
        .r{display:flex;gap:1.2mm}.r>.b{flex:1}
        .c{text-align:center}.v{font-family:Caladea;font-weight:700;font-size:10.6pt;line-height:1.3}
        '''
        B = lambda l, v, st='', cl='': f'<div class="b {cl}" style="{st}"><i>{l}</i><span class="v">{v}</span></div>'
        fil = (f'{E(pai)}, natural de {E(g1n_print)};<br>' if pai else '') + f'{E(mae)}, natural de {g2[0]}-{g2[1]}.'
        av = (f'Paternos: {E(pa)} e {E(pm)}.<br>' if pa else 'Paternos: não constam.<br>') + (f'Maternos: {E(ma)} e {E(mm)}.' if ma else f'Maternos: ignorado e {E(mm)}.')
        body = f'''<div class="s"><div class="st"><div class="c">{arms(58,'#3d5730')}<div style="font-size:6.6pt">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA</div></div>
        <h4>AVERBAÇÕES / ANOTAÇÕES À MARGEM</h4>{notes}
        <h4>ANOTAÇÕES DE CADASTRO</h4>{cadh}
        <h4>CUSTAS — DAJE {r.randint(1000,2999)}.002.{digs(r,6)}</h4><table>{''.join(f'<tr><td>{k}</td><td>R$ {brl(v)}</td></tr>' for k, v in fees)}<tr><td><b>Total</b></td><td><b>R$ {brl(tot)}</b></td></tr></table>
        <div style="position:absolute;bottom:0;left:0;right:4mm;border:.8pt solid #333;padding:1.5mm;background:#fff" class="c">Selo de Autenticidade<br>Tribunal de Justiça do Estado da Bahia<br>Ato Notarial ou de Registro<br><b style="font-size:9pt">{selo}</b><br>{sc}<div style="display:flex;justify-content:center;margin:1mm">{qr(r,70)}</div>Consulte: www.tjba.jus.br/autenticidade</div></div>
        <div class="m"><div class="hd">REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b></div><h1>Certidão de Nascimento</h1><div class="hd" style="margin-bottom:3mm">{['2ª via','2ª via','2ª via','2ª via','2ª via — breve relato','2ª via','segunda via','2ª via'][i-1]}</div>
        {B('Nome',E(nome),'','c')}<div class="r">{B('Número do CPF',c or 'NÃO CONSTA','flex:.6','c')}{B('Matrícula',mp,'','c')}</div>
        <div class="r">{B('Data de nascimento por extenso',ext(d).capitalize(),'flex:3.2')}{B('Dia',f'{d.day:02d}','','c')}{B('Mês',f'{d.month:02d}','','c')}{B('Ano',d.year,'','c')}</div>
        <div class="r">{B('Hora de nascimento',f'{hora[0]:02d}:{hora[1]:02d} horas' if hora else 'ignorada','flex:.5')}{B('Naturalidade',f'{bm[0]}-{bm[1]}')}{B('Sexo',{'M':'Masculino','F':'Feminino'}[s],'flex:.5')}</div>
        <div class="r">{B('Município de registro e Unidade da Federação',f'{mun}-BA')}{B('Local, município de nascimento e UF',f'{E(loc)}, <span style="white-space:nowrap">{bm[0]}-{bm[1]}</span>','flex:1.5')}</div>
        {B('Filiação',fil,'min-height:22mm')}{B('Avós',av,'min-height:22mm')}
        <div class="r">{B('Gêmeo','SIM' if tw else 'NÃO','flex:.2','c')}{B('Nome e matrícula do(s) gêmeo(s)',f'{E(tw)}, {twm}' if tw else '***')}</div>
        <div class="r">{B('Data do registro por extenso',ext(reg).capitalize(),'flex:1.7')}{B('Número da DNV',dnv or '***')}</div>
        <div class="r" style="margin-top:5mm"><div class="b" style="font-size:8.6pt;line-height:1.5"><i>Ofício</i>{E(cart)}<br>CNS {m[:6]}<br><b>Oficial Titular:</b> {E(of)}<br>{mun} - BA<br>{['Rua Bento Berilo, 44, Centro','Praça da Purificação, 12','Av. Rio Branco, 310, térreo','Rua Coronel Manoel Teixeira, 9','Largo da Matriz, s/n','Rua Landulfo Alves, 505','Ladeira do Cais, 3','Travessa Zulmiro Nunes, 71'][i-1]}<br>Tel. (7{r.choice('3457')}) {r.randint(3200,3699)}-{digs(r,4)}</div>
        <div class="b c" style="font-size:8.4pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{mun} - BA, {lng(em)}.<div style="margin-top:3mm">{sign(r)}</div><div style="border-top:.6pt solid #111;margin:0 6mm">{E(sb)}<br>{fun}</div></div></div>
        <div style="font-size:6.6pt;margin-top:2mm">Qualquer rasura ou emenda invalida este documento. Certidão expedida nos termos do Provimento CNJ nº 63/2017.</div>
        <div style="position:absolute;bottom:0mm;right:4mm">{stamp(84,['REGISTRO CIVIL',mun.upper(),'BAHIA'])}</div>
        </div></div>'''
        tw_t = f'{tw}, {twm}' if tw else ''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [num(d)], 'autenticação.selo_digital': [f'{selo} {sc}']}
        if tw: acc['gêmeos.informações_adicionais'] = [tw]
        yield page('A4', css, body), truth(f'Y1-{i}', 'Y1', (595,842), nasc=d, nome=nome, cpf=c, matr=mp, dntxt=ext(d).capitalize(), hora=hora, nat=f'{bm[0]} - {bm[1]}', sexo=s, estab=hosp, lmun=bm[0], luf=bm[1], rmun=mun, ruf='BA', cart=cart, dreg=reg, dnv=dnv,
            livro=str(lv), folha=str(fl), termo=str(te), g1=pai or mae, g1n=g1t if pai else f'{g2[0]} - {g2[1]}', g2=mae if pai else '', g2n=f'{g2[0]} - {g2[1]}' if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw_t, twin_names=[tw] if tw else [], averb=averb, anot=anot, joint=True, cadastro=cad, selo=selo, of=of, demis=em, accept=acc)

# Y2: Ceará, materialised elsewhere
def Y2():
    r = random.Random(9202)
    muns = ['Sobral','Crato','Quixeramobim','Icó','Camocim','Canindé','Aracati','Tianguá']
    mats = [('Fortaleza','CE'),('São Paulo','SP'),('Brasília','DF'),('Juazeiro do Norte','CE'),('Rio de Janeiro','RJ'),('Manaus','AM'),('Natal','RN'),('Teresina','PI')]
    spec = [dict(y=D(1979,4,14),s='M'), dict(y=D(2016,9,30),s='F',solo=1), dict(y=D(1992,2,29),s='F',anot=1), dict(y=D(2003,7,1),s='M',twin=1), dict(y=D(1951,10,4),s='F',home=1,nohour=1,nocpf=1),
            dict(y=D(2020,12,25),s='M'), dict(y=D(1986,1,20),s='F',averb=1,anot=1), dict(y=D(2010,6,13),s='M',ignav=1)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s, married=d.year < 1990)
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 6: nome = 'Cícero Benjamin Feitosa Wanderley'; pai = 'Cícero Wanderley Filho'; pa='Cícero Wanderley'; pm='Maria Ivonete Alencar Wanderley'; mae='Ana Kézia Feitosa'; 
        if i == 2: nome = f['mother_only']; pai = pa = pm = ''
        if i == 8: pa = ''; pm = ''; nome = 'Lucas Mateus Emanuel de Alcântara Rodrigues do Sacramento e Zanetti'; mae = 'Antônia Gleiciane das Chagas Rodrigues do Sacramento'
        if i == 3: nome = 'Francisca Kelviane ' + f['tail']
        bm = (mun, 'CE') if i not in (3, 6) else ('Fortaleza', 'CE')
        hosp = ['Casa de Saúde São José','Hospital e Maternidade Frei Damião','Maternidade-Escola Assis Chateaubriand','Hospital Regional Prefeito Walfrido Monteiro','Domicílio','Hospital Geral César Cals de Oliveira','Hospital Santa Luísa de Marillac','Maternidade Madalena Nunes'][i-1]
        g1, g2 = town(r,'CE',d.year), town(r,'CE',d.year)
        reg = d + days(r, 2, 60) if i != 5 else D(1958,3,17)
        em = D(2019,3,1) + days(r, 0, 2100); em = max(em, reg + days(r, 30, 90)); imp = em + days(r, 1, 4)
        hora = None if o.get('nohour') else (r.randrange(24), r.choice([0,3,15,20,35,50]))
        lv, fl, te = r.randint(8, 260), r.randint(1, 299), r.randint(100, 64000)
        m = matr(digs(r,6), reg.year, lv, fl, te)
        c = '' if o.get('nocpf') else cpf(r)
        dnv = f'{digs(r,2)}-{digs(r,8)}-{digs(r,1)}' if d.year > 2000 else ''
        lvp, flp, tep = f'A-{lv}', f'{fl}' + ('v' if i in (1,5) else ''), f'{te:,}'.replace(',', '.')
        tw = f['irmao'] if o.get('twin') else ''
        averb = anot = ''
        if i == 3: anot = 'Consta casamento com Antônio Erandir Parente Gondim, celebrado em 22/11/2014 no 4º Ofício de Fortaleza (livro B-66, fl. 12, termo 17.801), tendo a contraente adotado o sobrenome Gondim. Divórcio por escritura de 03/05/2018, voltando a usar o nome de solteira.'
        if i == 7: averb = f'Por sentença de 18/06/2009, do Juízo da 2ª Vara desta Comarca, proc. 2008.0031.7742-5, foi retificado o nome da mãe para {mae}. Averbação de 02/07/2009.'; anot = 'Casou com José Stênio Landim Rabelo aos 30/12/2011, termo 2.204, fl. 104 do livro B-08 deste Ofício.'
        if i == 4: averb = f'Averbado em 10/09/2021 o CPF {c}, ex officio.'; em = max(em, D(2022,2,8)); imp = em + days(r,1,3)
        of = ['Francisco Otoni Ximenes Prado','Maria Zuleide Alencar Peixoto','José Wellington Parente','Cícera Lustosa de Holanda','Bel. Plácido Aderaldo Mesquita','Regina Stella Magalhães Barroso','Edmar Távora Gurgel','Luíza de Marilac Aragão'][i-1]
        esc = ['Kílvia Rocha Nunes','Rodolfo Pretti Amâncio','Weslley Caixeta Barros','Samuel Grangeiro Tavares','Thuanny Peçanha Lírio','Rosinei Batalha Cascaes','Iuri Fernandes Galvão','Conceição de Maria Lages'][i-1]
        cart = ['Cartório Ximenes Prado – 2º Ofício','Cartório Alencar Peixoto – Registro Civil','Cartório do 1º Ofício de Quixeramobim','Cartório Lustosa – 2º Ofício de Notas e Registros','Cartório Mesquita – Ofício Único','3º Ofício de Canindé – Registro Civil','Cartório Távora – 2º Ofício','Cartório Aragão – Registro Civil da Sede'][i-1]
        mcart = ['5º Ofício de Registro Civil','RCPN do 28º Subdistrito – Jardim Paulista','2º Ofício de Registro Civil e Casamentos','Cartório Machado – 4º Ofício','RCPN da 8ª Circunscrição','9º Registro Civil das Pessoas Naturais','4º Ofício de Notas','1º Cartório de Registro Civil'][i-1]
        selo = f'{lets(r,3)}{digs(r,6)}-{alnum(r,4)}'
        css = '''
        body{font-family:'Open Sans';font-size:8pt;color:#0d1b3d}
        .s{width:210mm;height:296mm;padding:8mm 14mm;position:relative;background:#fff}
        .bn{background:#e4ecf8;border-left:5mm solid #274b8f;padding:2.5mm 4mm;display:flex;justify-content:space-between;align-items:center}
        .bn b{font-size:11pt;letter-spacing:.3pt}
        h1{font-size:15pt;font-weight:600;text-align:left;margin:2.5mm 0 0;color:#274b8f}
        h3{font-size:8.2pt;margin:2mm 0 0;background:#274b8f;color:#fff;padding:.6mm 2mm;font-weight:600}
        table{width:100%;border-collapse:collapse}
        td{padding:.7mm 2mm;vertical-align:top;border-bottom:.4pt dotted #8aa}
        td:first-child{width:50mm;text-align:right;color:#4a5f8a;font-size:7.4pt;padding-top:1.15mm}
        td:last-child{font-weight:600}
        tr:nth-child(even) td{background:#f4f7fc}
        .bx{display:flex;gap:4mm;margin-top:3mm}.bx>div{flex:1;border:.7pt solid #274b8f;border-radius:2mm;padding:2mm 3mm;font-size:7.4pt;line-height:1.45}
        '''
        R = lambda l, v: f'<tr><td>{l}</td><td>{v}</td></tr>'
        nd = '<span style="font-weight:400">não declarado(a)</span>'
        body = f'''<div class="s"><div class="bn"><div><b>CENTRAL DE INFORMAÇÕES DO REGISTRO CIVIL</b><br>Certidão eletrônica — via materializada em serventia diversa</div><div style="text-align:right;font-size:7pt">Pedido nº {r.randint(2000,9999)}.{digs(r,4)}-{digs(r,2)}<br>Impresso em {num(imp)} às {r.randint(9,16):02d}h{digs(r,1)}0</div></div>
        <h1>CERTIDÃO DE NASCIMENTO</h1><div style="font-size:7.4pt">República Federativa do Brasil · Registro Civil das Pessoas Naturais · Estado do Ceará</div>
        <h3>I – REGISTRADO(A)</h3><table>{R('Nome civil',E(nome))}{R('Inscrição no CPF',c or 'sem inscrição informada')}{R('Sexo',{'M':'masculino','F':'feminino'}[s])}{R('Natural de',f'{bm[0]}/{bm[1]}')}</table>
        <h3>II – NASCIMENTO</h3><table>{R('Ocorrido em',f'{ext(d)} ({num(d)})')}{R('Horário',f'{hora[0]:02d}h{hora[1]:02d}min' if hora else 'não consta do assento')}{R('Lugar do parto',E(hosp) if hosp!='Domicílio' else 'Domicílio dos pais, Sítio Olho d’Água')}{R('Cidade e Estado',f'{bm[0]} – {UFN[bm[1]]} ({bm[1]})')}{R('Espécie de parto',f'duplo (gêmeos), sendo irmão(ã): {E(tw)}' if tw else 'único')}{R('Declaração de nascido vivo',dnv or '– – – –')}</table>
        <h3>III – ASCENDENTES</h3><table>{(R('Pai',E(pai))+R('Naturalidade do pai',f'{g1[0]}/{g1[1]}')) if pai else ''}{R('Mãe',E(mae))}{R('Naturalidade da mãe',f'{g2[0]}/{g2[1]}')}{R('Avô e avó pelo lado paterno',f'{E(pa)} e {E(pm)}' if pa else nd)}{R('Avô e avó pelo lado materno',f'{E(ma)} e {E(mm)}')}</table>
        <h3>IV – ASSENTO</h3><table>{R('Matrícula única',mg(m,'.','-'))}{R('Livro · folha · termo',f'{lvp} · {flp} · {tep}')}{R('Lavrado aos',f'{ext(reg)}')}{R('Declarante',['o pai','a mãe','o pai','o pai','o próprio registrado','o pai, por procuração da mãe','a avó materna','a mãe'][i-1] if i!=5 else 'o pai')}</table>
        <h3>V – À MARGEM DO ASSENTO</h3><table>{R('Averbações',E(averb) or 'Nada consta.')}{R('Anotações',E(anot) or 'Nada consta.')}</table>
        <div class="bx"><div><b>SERVENTIA DE ORIGEM (guarda do assento)</b><br>{E(cart)}<br>{mun} – CE · CNS {m[:2]}.{m[2:5]}-{m[5]}<br>Titular: {E(of)}<br>Certidão expedida e assinada eletronicamente em {num(em)}.</div>
        <div><b>SERVENTIA MATERIALIZADORA</b><br>{E(mcart)}<br>{mats[i-1][0]} – {mats[i-1][1]}<br>Conferido com o original eletrônico e materializado por:<div style="height:9mm;padding-top:1mm">{sign(r,130,26)}</div>{E(esc)} — Escrevente</div></div>
        <div class="bx"><div style="flex:0 0 28mm;border:0;padding:0">{qr(r,84,33)}</div><div style="border-style:dashed">Selo digital de fiscalização nº <b>{selo}</b> — Tipo 7 – Certidão<br>Consulte em selodigital.tjce.jus.br<br>Emol. R$ {r.randint(30,44)},{digs(r,2)} · FERMOJU R$ {r.randint(2,4)},{digs(r,2)} · Selo R$ {r.randint(6,9)},{digs(r,2)} · FAADEP R$ 1,{digs(r,2)} · FRMMP R$ 1,{digs(r,2)}<br>Resumo criptográfico (hash): {r.getrandbits(64):016x}-{r.getrandbits(64):016x}</div></div>
        <div style="font-size:6.5pt;position:absolute;bottom:7mm;left:14mm;right:14mm;color:#4a5f8a">A materialização tem o mesmo valor da certidão expedida na origem (art. 9º do Provimento CNJ nº 46/2015). O conteúdo desta certidão é verdadeiro. Dou fé.</div></div>'''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [num(d), f'{ext(d)} ({num(d)})']}
        n1, n2 = f'{g1[0]} - {g1[1]}', f'{g2[0]} - {g2[1]}'
        if tw: acc['gêmeos.informações_adicionais'] = [f'duplo (gêmeos), sendo irmão(ã): {tw}']
        yield page('A4', css, body), truth(f'Y2-{i}', 'Y2', (595,842), nasc=d, nome=nome, cpf=c, matr=mg(m,'.','-'), dntxt=ext(d), hora=hora, nat=f'{bm[0]} - {bm[1]}', sexo=s, estab=hosp, lmun=bm[0], luf=bm[1], rmun=mun, ruf='CE', cart=cart, dreg=reg, dnv=dnv, livro=lvp, folha=flp, termo=tep,
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, selo=selo, of=of, demis=em, accept=acc)
