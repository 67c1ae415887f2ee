from people import *

# Y9: Rio: photocopied book page + certification, Legal
def Y9():
    r = random.Random(9909)
    muns = ['Vassouras','Cantagalo','Valença','Itaperuna','Paraty','Barra do Piraí','Campos dos Goytacazes','Nova Friburgo']
    spec = [dict(y=D(1951,4,19),s='F'), dict(y=D(1938,10,2),s='M',anot=1), dict(y=D(1963,7,28),s='F',averb=1), dict(y=D(1945,5,8),s='M',twin=1), dict(y=D(1957,12,3),s='M',solo=1), dict(y=D(1969,2,20),s='F',corr=1), dict(y=D(1933,9,1),s='F',anot=2), dict(y=D(1960,4,21),s='M',averb=2)]
    horas = [(3,15),(22,0),(14,40),(9,5),(0,30),(12,0),(6,30),(18,10)]
    for i, o in enumerate(spec, 1):
        mun = muns[i-1]; d = o['y']; s = o['s']; f = family(r, d.year, s); fem = s == 'F'; a = 'a' if fem else 'o'
        nome, pai, mae, pa, pm, ma, mm = (f[x] for x in ('nome','pai','mae','pa','pm','ma','mm'))
        if i == 5: nome = f['mother_only']; pai = pa = pm = ''
        if i == 7: pai = 'Giuseppe Antonio Marchetti'; pa='Vincenzo Marchetti'; pm='Assunta Zanetti Marchetti'; nome='Assunta Leopoldina Werneck Marchetti'; mae='Olímpia Werneck Marchetti'; ma='Quintino Paes Werneck'; mm='Delfina Rosa Werneck'
        if i == 3: ma = ''; 
        h = horas[i-1]; ht = {(0,30):'meia hora da madrugada',(12,0):'doze horas'}.get(h)
        if not ht:
            ht = f'{w(h12(h[0]),True)} horas' + (f' e {w(h[1])} minutos' if h[1] else '') + ' ' + per(h[0])
        g1, g2 = town(r,'RJ',d.year), town(r,'RJ',d.year)
        n1 = 'Nápoles, Itália' if i == 7 else f'{g1[0]} - {g1[1]}'; n2 = f'{g2[0]} - {g2[1]}'
        np = lambda g: f'{g[0]}, {"deste Estado" if g[1]=="RJ" else "Estado "+UFDE[g[1]]}'
        n1p = 'Nápoles, Itália' if i == 7 else np(g1)
        n2p = np(g2)
        reg = d + days(r, 2, 14)
        if i == 6: reg = D(1969,2,26)
        em = D(2014,2,3) + days(r, 0, 3600)
        lv, fl, te = f'A-{r.randint(9,58)}', f'{r.randint(3,199)}' + r.choice(['','v']), f'{r.randint(40,4900)}'
        lugar, est = [('na casa de residência dos pais, à rua Caetano Furquim','Domicílio'),('no domicílio dos pais, Fazenda Boa Sorte','Domicílio'),('no Hospital José Fonseca','Hospital José Fonseca'),('no domicílio, à rua Buarque de Nazareth','Domicílio'),('no domicílio da mãe, praia do Pontal','Domicílio'),('na Casa de Caridade Santa Rita','Casa de Caridade Santa Rita'),('na residência dos pais, Usina do Queimado','Domicílio'),('na Maternidade de Olaria','Maternidade de Olaria')][i-1]
        tw = f['irmao'] if o.get('twin') else ''
        dia = f'{dw(d.day)} de {MES[d.month-1]} de {w(d.year)}'
        diap = f'{dw(d.day)} do corrente mês e ano' if i == 6 else dia
        averb = anot = ''
        if i == 2: anot = 'Casou com Alzira Lemos do Couto em 31-5-1964, 2º Distrito de Cordeiro, L. B-7, fls. 45. Em 9-6-1964. O Escr. Lima.'
        if i == 3: averb = 'Legitimada a registrada pelo casamento de seus pais, celebrado nesta cidade em 14-3-1970, L. B-19, fls. 40. Valença, 2-4-1970. O Esc. Nogueira.'
        if i == 7: anot = 'Casou em 12-9-1953 com Nelson Tavares Peixoto (L. B-22, fls. 103, n. 411). Faleceu o marido em 7-1-1990, Campos.'
        if i == 8: averb = 'Mandado de 5-8-1997, Juízo de Família: retificada a profissão do pai. N. Friburgo, 20-8-1997.'; anot = 'Casado em 6-1-1990 c/ Heloísa Spitz Monnerat, L. B-30, fls. 12.'
        of = ['Dr. Péricles Avelar Furtado','Yolanda Monnerat Erthal','Dinah Seabra Ielpo','Ruymar Boechat Tinoco','Benedita Maia Calixto','Sérgio Lobo Nader','Cinthia Barreto Wagner','Edmo Knust Heringer'][i-1]
        inter = i in (2, 5, 8)
        sb = ['Leila Borges Curty','','Marcelo Nogueira Pena','Ana Lúcia Garcez Poubel','','Vânia Reis Diniz','Rosilda Manhães Crespo',''][i-1]
        mat = f'94-{r.randint(1000,19999)}'
        cart = ['Serviço do Registro Civil do 1º Distrito de Vassouras','Ofício do Registro Civil de Cantagalo','RCPN do 1º Distrito de Valença','2º Ofício de Justiça de Itaperuna','Ofício Único de Paraty','RCPN do 1º Distrito de Barra do Piraí','3º Subdistrito do 1º Distrito de Campos – RCPN','RCPN do 1º Distrito de Nova Friburgo'][i-1]
        selo = f'E{lets(r,3)} {digs(r,5)} {lets(r,3)}'
        esc51 = ['J. Lacerda','Ant. Brito','M. Seabra','O. Tinoco','B. Calixto','L. Nader','P. Manhães','C. Knust'][i-1]
        H = lambda v: f'<span class="h">{E(v)}</span>'
        note = ''.join(f'<div class="nt">{E(x)}</div>' for x in (averb, anot) if x)
        css = '''
        body{font-family:'Liberation Serif';font-size:9pt;color:#111}
        .s{width:215.9mm;height:355mm;position:relative;padding:8mm 11mm}
        .ph{position:relative;height:222mm;background:linear-gradient(90deg,#8d8d8d 0,#d5d5d3 5mm,#ecebe8 14mm,#f0efec 80%,#dcdbd8 97%,#777 100%);border:3.4mm solid #3a3a3a;border-right-width:1.6mm;border-bottom-width:5mm;color:#2a2a2a}
        .mg{position:absolute;left:7mm;top:7mm;bottom:6mm;width:41mm;border-right:1pt solid #555;padding-right:3mm}
        .bk{position:absolute;left:54mm;right:7mm;top:7mm;bottom:5mm;font-family:'URW Bookman';font-size:9.8pt;line-height:9mm;text-align:justify}
        .h{font-family:'TeX Gyre Chorus';font-size:14pt;border-bottom:.5pt dotted #666;padding:0 .6mm;color:#191919}
        .nt{font-family:'Z003';font-size:11.6pt;line-height:1.25;margin-top:6mm;color:#222}
        .ct{margin-top:5mm;border:1.5pt solid #111;padding:3mm 5mm;line-height:1.5;text-align:justify;font-size:9.4pt}
        h1{font-size:13pt;text-align:center;margin:0 0 1mm;letter-spacing:.6pt}
        '''
        leg = 'legítim'+a if pai and i != 3 else 'natural'
        par = (f'de {H(pai)}, {H(r.choice(["lavrador","negociante","ferroviário","operário"]))}, natural de {H(n1p)}, e de {H(mae)}, doméstica, natural de {H(n2p)}' if pai else f'de {H("– – – – – – – – –")} e de {H(mae)}, doméstica, natural de {H(n2p)}')
        avp = f'paternos {H(pa)} e {H(pm)}' if pa else f'paternos {H("– – – – – –")}'
        avm = f'maternos {H(ma)} e {H(mm)}' if ma else f'maternos {H("ignorado")} e {H(mm)}'
        body = f'''<div class="s"><div class="ph"><div class="mg"><div style="font-family:'URW Bookman';font-size:8pt">Nº <span class="h">{te}</span></div><div class="nt" style="font-size:13pt;margin-top:4mm">{E(nome)}</div>{note}</div>
        <div class="bk"><div style="display:flex;justify-content:space-between;font-size:8pt"><span>REGISTRO DE NASCIMENTOS</span><span>Fls. <span class="h">{fl}</span></span></div>
        Aos {H(dw(reg.day))} dias do mês de {H(MES[reg.month-1])} de mil novecentos e {H(w(reg.year-1900))}, neste {H('primeiro')} distrito do município de {H(mun)}, Estado do Rio de Janeiro, em cartório compareceu {H(pai or mae) if i!=4 else H(adult(r,'M',0))}, aqui residente, e, perante as testemunhas abaixo nomeadas, declarou: que no dia {H(diap)}, às {H(ht)}, {H(lugar)}, deste distrito, nasceu uma criança do sexo {H('feminino' if fem else 'masculino')}, de côr {H(r.choice(['branca','parda','preta']))}, que recebeu o nome de {H(nome)}, filh{a} {H(leg)} {par}; que são avós {avp}, e {avm}. {H('Declarou mais que a criança é gêmea de '+tw+'.') if tw else ''} Do que, para constar, lavrei este têrmo, que lido e achado conforme assinam o declarante e as testemunhas {H(adult(r,'M',1))} e {H(adult(r,'M',1))}. Eu, {H(esc51)}, escrevente juramentado, o escrevi.<div style="display:flex;gap:6mm;margin-top:2mm">{sign(r,130,30,'#222')}{sign(r,120,30,'#222')}</div></div></div>
        <div class="ct"><h1>CERTIDÃO DE NASCIMENTO – INTEIRO TEOR</h1><div style="text-align:center;font-size:8.4pt;margin-bottom:1.5mm">{E(cart)} — {mun}/RJ</div>
        CERTIFICO, na forma do art. 19, § 1º, da Lei nº 6.015/73 e a requerimento escrito da parte, que a imagem acima, obtida por processo reprográfico, é cópia fiel do assento de nascimento de <b>{E(nome)}</b>, lavrado no Livro <b>{lv}</b>, às fls. <b>{fl}</b>, sob o nº <b>{te}</b>, deste acervo. Dou fé. {mun}, {lng(em)}. Eu, {E(sb) if sb else E(of)}, {'Escrevente, mat. CGJ '+mat if sb else 'a conferi'}, subscrevo e assino{', na ausência ocasional do Titular' if sb else ''}.
        <div style="display:flex;gap:5mm;margin-top:3mm;align-items:flex-end"><div style="flex:1.15;text-align:center"><div>{sign(r,170,34)}</div><div style="border-top:.6pt solid #111;font-size:8.6pt">{E(sb) if sb else E(of)}</div><div style="font-size:8pt;margin-top:1mm">{'Responsável pelo Expediente (Interino)' if inter else 'Titular do Serviço'}: {E(of)}</div></div>
        <div style="flex:1;border:.8pt solid #111;padding:1.2mm;text-align:center;font:7pt/1.45 'Liberation Sans'">Poder Judiciário – TJERJ<br>Corregedoria Geral da Justiça<br>Selo de Fiscalização Eletrônico<br><b style="font-size:10pt">{selo}</b><br>Consulte a validade do selo em:<br>www4.tjrj.jus.br/Portal-Extrajudicial</div><div>{qr(r,66)}</div></div>
        <div style="font:6.8pt/1.4 'Liberation Sans Narrow';margin-top:2mm">Emol. (Tab. 18, 2, “b”) R$ {r.randint(50,88)},{digs(r,2)} · FETJ (20%) R$ {r.randint(10,17)},{digs(r,2)} · FUNDPERJ (5%) R$ {r.randint(2,4)},{digs(r,2)} · FUNPERJ (5%) R$ {r.randint(2,4)},{digs(r,2)} · FUNARPEN (4%) R$ {r.randint(2,3)},{digs(r,2)} · PMCMV (2%) R$ 1,{digs(r,2)} · ISS R$ {r.randint(2,4)},{digs(r,2)}</div></div></div>'''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [dia, num(d)]}
        if not pai: acc.update({'filiação.genitor_1.nome_completo': [''], 'filiação.genitor_1.naturalidade': [''], 'filiação.genitor_2.nome_completo': [mae], 'filiação.genitor_2.naturalidade': [n2]})
        if tw: acc['gêmeos.informações_adicionais'] = [f'gêmea de {tw}', f'Declarou mais que a criança é gêmea de {tw}.']
        yield page('8.5in 14in', css, body), truth(f'Y9-{i}', 'Y9', (612,1008), nasc=d, nome=nome, dntxt=diap, hora=h, sexo=s, estab=est, lmun=mun, luf='RJ', rmun=mun, ruf='RJ', cart=cart, dreg=reg, livro=lv, folha=fl, termo=te,
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=tw, twin_names=[tw] if tw else [], averb=averb, anot=anot, joint=bool(averb or anot), selo=selo, of=of, demis=em, accept=acc)

# Y10: indigenous / late registration, itinerant service
def Y10():
    r = random.Random(9010)
    P = [ # name, sex, birth, people, village, land, mun, uf, reg mun, father,fnat, mother,mnat, pa,pm,ma,mm
     ('Iarakuã Tembé','F',D(2012,4,19),'Tembé','Aldeia Sede','Alto Rio Guamá','Santa Luzia do Pará','PA','Capitão Poço','Kaparaí Tembé','Santa Luzia do Pará - PA','Muxi Valdecira Tembé','Paragominas - PA','Chico Rico Tembé','Verônica Tembé','Emídio Kamirang Tembé','Francisca Tembé'),
     ('Bepkrã Xikrin Moraes','M',D(2009,8,1),'Xikrin do Bacajá','Aldeia Mrotidjam','Trincheira Bacajá','Anapu','PA','Altamira','Roberto Moraes','Grajaú - MA','Irekô Xikrin','Altamira - PA','','','Tedjore Xikrin','Nhàkpryti Xikrin'),
     ('Wará Munduruku Kirixi','F',D(1998,2,11),'Munduruku','Aldeia Sai-Cinza','Sai-Cinza','Jacareacanga','PA','Jacareacanga','Honésio Kirixi Munduruku','Jacareacanga - PA','Ester Kabá Munduruku','Itaituba - PA','Caetano Kirixi','Raimunda Saw','Vicente Kabá','Leusa Kabá Munduruku'),
     ('Txahá Pataxó Braz','M',D(2016,10,5),'Pataxó','Aldeia Barra Velha','Barra Velha do Monte Pascoal','Porto Seguro','BA','Porto Seguro','Adalício Braz Pataxó','Porto Seguro - BA','Nayara Conceição Ferreira','Itamaraju - BA','Manoel Santana Braz','Luciana Zabelê Pataxó','Arnaldo Ferreira','Maria d’Ajuda Conceição'),
     ('Ranison Yanomami','M',D(2005,6,30),'Yanomami','Comunidade Maturacá','Yanomami','São Gabriel da Cachoeira','AM','São Gabriel da Cachoeira','','','Cecília Góes Yanomami','São Gabriel da Cachoeira - AM','','','Joaquim Figueiredo Yanomami','Tereza Góes Yanomami'),
     ('Kaluana Jenipapo Alves','F',D(2019,7,22),'Jenipapo-Kanindé','Aldeia Encantada','Lagoa Encantada','Aquiraz','CE','Aquiraz','Heraldo Alves Jenipapo','Aquiraz - CE','Juliana Soares Kanindé','Aratuba - CE','João Alves','Maria de Lourdes Alves','Cícero Soares','Terezinha Soares Pereira'),
     ('Mawé Sateré Ferreira','M',D(1987,1,3),'Sateré-Mawé','Aldeia Ponta Alegre','Andirá-Marau','Barreirinha','AM','Parintins','Donato Lopes Ferreira Sateré','Barreirinha - AM','Zenilda Batista Sateré','Maués - AM','Emílio Lopes Ferreira','Rosa Sateré','','Honorina Batista'),
     ('Sumé Xakriabá Gonçalves','F',D(2021,11,15),'Xakriabá','Aldeia Brejo Mata Fome','Xakriabá','São João das Missões','MG','Manga','Domingos Nunes Gonçalves','São João das Missões - MG','Célia Araújo Xakriabá','Itacarambi - MG','Manelão Gonçalves','Maria Nunes de Oliveira','Valdemar Araújo Xakriabá','Anália Ferreira da Silva')]
    for i, (nome, s, d, povo, ald, ti, mun, uf, rm, pai, n1, mae, n2, pa, pm, ma, mm) in enumerate(P, 1):
        reg = [D(2012,5,10), D(2013,5,8), D(2014,6,3), D(2016,10,20), D(2015,8,25), D(2019,8,1), D(2014,11,11), D(2021,12,9)][i-1]
        em = reg + (days(r, 0, 3) if i in (1,3,5) else days(r, 40, 2400)); em = min(em, D(2025,10,8))
        hora = None if i in (3, 5, 7) else (r.randrange(24), r.choice([0,10,25,45]))
        place, est = [('Posto de Saúde Indígena Alto Guamá','Posto de Saúde Indígena Alto Guamá'),('domicílio, na aldeia','Domicílio'),('domicílio, na aldeia','Domicílio'),('Hospital Deputado Luís Eduardo','Hospital Deputado Luís Eduardo'),('domicílio, na comunidade','Domicílio'),('Hospital Geral Manuel Assunção','Hospital Geral Manuel Assunção'),('domicílio, na aldeia','Domicílio'),('Casa de Saúde Indígena – CASAI','Casa de Saúde Indígena – CASAI')][i-1]
        lv, fl, te = r.randint(2, 120), r.randint(1, 299), r.randint(120, 30000)
        m = matr(digs(r,6), reg.year, lv, fl, te); mp = mg(m, '.', '-')
        c = cpf(r) if i in (1,4,6,7,8) else ''
        dnv = f'{digs(r,2)}-{digs(r,8)}-{digs(r,1)}' if i in (1,4,6,8) else ''
        late = i in (2, 3, 5, 7)
        tw = 'Yara Sumaia Xakriabá Gonçalves' if i == 8 else ''
        twm = mg(matr(m[:6], reg.year, lv, fl, te+1), '.', '-') if tw else ''
        averb = anot = ''
        if i == 4: averb = 'Por requerimento administrativo (Resolução Conjunta CNJ/CNMP nº 3/2012, art. 3º), foi acrescido em 19/04/2018 o nome indígena Txahá, antes não declarado.'; em = max(em, D(2019,2,13))
        if i == 7: anot = 'Casamento civil com Marlene Michiles de Souza, em 16/12/2017, mutirão “Casando na Aldeia”, livro B-41, fl. 8, termo 6.210.'; em = max(em, D(2020,1,22))
        of = ['Keyla Amoras Sobral','Jackson Hage Pessôa (interino)','Nazaré Printes Farias','Inara Gandarela Rhem','Frei Tarcísio Baré','Tibério Façanha Bayma','Socorro Michiles Tavares','Abílio Montalvão Nobre'][i-1].replace(' (interino)','').replace('Frei ','')
        sb = ['Elias Tocantins Mourão','Denise Arara Coutinho','','Mônica Guerrieri Porto','Ivo Tariano Brazão','','Fábio Reis Cursino','Lílian Neri Barbosa'][i-1]
        cart = ['Cartório do Único Ofício de Capitão Poço','Cartório do 2º Ofício de Altamira','Registro Civil de Jacareacanga','RCPN da Sede de Porto Seguro','Cartório Extrajudicial de São Gabriel da Cachoeira','Cartório Façanha – 1º Ofício','2º Ofício de Parintins','Ofício do Registro Civil de Manga'][i-1]
        selo = {'PA': f'{digs(r,3)}.{digs(r,3)}.{digs(r,3)} – Série A', 'BA': f'{r.randint(1000,2000)}.AB{digs(r,6)}-{digs(r,1)}', 'AM': f'SELO{alnum(r,6)}{alnum(r,12)}', 'CE': f'AA{lets(r,1)}{digs(r,6)}-{alnum(r,4)}', 'MG': f'{lets(r,3)}/{digs(r,5)}'}[uf]
        rani = f'{r.randint(1000,19999)}, fl. {r.randint(10,240)}, livro {r.randint(4,33)}' if i in (1,2,3,5,7) else 'não apresentado'
        css = '''
        body{font-family:'TeX Gyre Adventor';font-size:9.2pt;line-height:1.45;color:#2b1408}
        .s{width:210mm;height:296mm;position:relative;padding:17mm 15mm 8mm;background:#fffdf8}
        .z{position:absolute;left:0;right:0;height:9mm;background:repeating-linear-gradient(60deg,#b5532a 0 1.6mm,transparent 1.6mm 5mm),repeating-linear-gradient(-60deg,#2b1408 0 1.2mm,#f0dcb8 1.2mm 5mm)}
        h1{font-size:21pt;margin:0;font-weight:400;color:#8c3a16;line-height:1.3}
        .ca{border:1pt solid #b5532a;border-radius:3mm;padding:2.2mm 3.2mm;background:#fff;break-inside:avoid}
        .ca h5{margin:0 0 1mm;font-size:8.8pt;color:#b5532a}
        .co{display:grid;grid-template-columns:1fr 1fr;gap:3mm;margin-top:3mm}
        .l{margin:.9mm 0;line-height:1.5}.l em{color:#8c5a3c;font-size:7.4pt;font-style:normal}
        '''
        L = lambda l, v: f'<div class="l"><em>{l}</em> <b>{v}</b></div>'
        dd = f'{d.day} de {MES[d.month-1]} de {d.year}' if d.day > 1 else f'1º de {MES[d.month-1]} de {d.year}'
        vara = f'{r.randint(1,2)}ª Vara de {rm}'
        why = (f'Registro tardio, lavrado após o prazo legal por determinação do Juízo da {vara}, processo nº 000{r.randint(1000,9999)}-{digs(r,2)}.{reg.year}.8.{"14" if uf=="PA" else "04"}.0{digs(r,3)}.' if i in (3,7) else 'Registro tardio, processado administrativamente (Provimento CNJ nº 28/2013), com declaração da FUNAI.' if late else 'Registro lavrado dentro do prazo legal, com a DNV.' if dnv else '')
        body = f'''<div class="s"><div class="z" style="top:0"></div><div class="z" style="bottom:0;height:4mm"></div>
        <div style="display:flex;justify-content:space-between;align-items:flex-end"><div><h1>Certidão de Nascimento</h1>{['Ação Cidadania – Barco da Justiça Itinerante','Mutirão de Registro Civil Indígena','Justiça Itinerante Fluvial','Atendimento na sede da serventia','Expedição de Documentação Básica','Atendimento na sede da serventia','Mutirão “Nome e Povo”','Posto avançado na aldeia'][i-1]}</div><div style="text-align:right;font-size:7.8pt">{E(cart)}<br>{rm} – {UFN[uf]} ({uf})<br>matrícula <b style="font-size:8.8pt">{mp}</b></div></div>
        <div class="ca" style="margin-top:4mm;text-align:center"><div style="font-size:7.4pt;color:#8c5a3c">nome com que foi registrad{'a' if s=='F' else 'o'}</div><b style="font-size:15pt">{E(nome)}</b></div>
        <div class="co"><div class="ca"><h5>A pessoa</h5>{L('sexo','feminino' if s=='F' else 'masculino')}{L('CPF',c or 'a inscrever')}{L('naturalidade',f'{mun} - {uf}')}{L('povo / etnia',povo)}{L('aldeia de origem',ald)}{L('terra indígena',ti)}{L('RANI / FUNAI nº',rani)}</div>
        <div class="ca"><h5>O nascimento</h5>{L('quando',dd)}{L('a que horas',f'{hora[0]}h{hora[1]:02d}' if hora else 'não sabida')}{L('em que lugar',E(place))}{L('município',f'{mun} - {uf}')}{L('nascido vivo (DNV)',dnv or 'sem DNV')}{L('irmão gêmeo ou irmã gêmea',f'{E(tw)}, matrícula {twm}' if tw else 'não tem')}</div>
        <div class="ca"><h5>Os pais</h5>{(L('pai',E(pai))+L('de',n1)) if pai else ''}{L('mãe',E(mae))}{L('de',n2)}{'' if pai else L('pai','não declarado')}</div>
        <div class="ca"><h5>Os avós</h5>{L('pelo pai',f'{E(pa)} e {E(pm)}' if pa else 'não declarados')}{L('pela mãe',f'{E(ma)} e {E(mm)}' if ma else f'avô não declarado e {E(mm)}')}</div>
        <div class="ca"><h5>O registro</h5>{L('data',lng(reg))}{L('livro',f'A-{lv}')}{L('folha',fl)}{L('termo',f'{te:,}'.replace(',','.'))}{L('declarante',['o pai','a mãe','a própria registrada','o pai','o tuxaua da comunidade','a mãe','o próprio registrado','o pai'][i-1])}<div class="l" style="font-size:7.6pt">{why}</div></div>
        <div class="ca"><h5>À margem</h5>{L('averbações',E(averb) or 'nenhuma')}{L('anotações',E(anot) or 'nenhuma')}</div></div>
        <div style="margin-top:7mm;text-align:center">Extraída em {lng(em)}, {'a bordo, em ' if i in (1,) else ''}{rm} - {uf}. O conteúdo é verdadeiro e dou fé.<div style="height:14mm;padding-top:3mm">{sign(r,190,36)}</div>{(E(sb)+'<br><span style="font-size:7.6pt">'+['escrevente itinerante','substituta','','escrevente','escrevente ad hoc','','substituto','escrevente'][i-1]+', por delegação de '+E(of)+', '+('oficial interino' if i==2 else 'oficial de registro civil')+'</span>') if sb else E(of)+'<br><span style="font-size:7.6pt">oficial de registro civil</span>'}</div>
        <div class="co" style="margin-top:6mm;grid-template-columns:auto 1fr">{qr(r,88,29,'#2b1408')}<div class="ca" style="font-size:7.6pt;line-height:1.5">Selo de fiscalização: <b style="font-size:9.6pt">{selo}</b><br>Ato gratuito — art. 5º, LXXVI, da Constituição e Lei nº 9.534/97. Emolumentos: R$ 0,00<br>Código verificador do sistema: {alnum(r,4)}.{alnum(r,4)}.{alnum(r,4)} · lote {digs(r,5)}<br>O registro civil não substitui o Registro Administrativo de Nascimento de Indígena.</div></div></div>'''
        acc = {'dados_pessoais.data_nascimento.texto_completo': [num(d)], 'autenticação.selo_digital': [selo.split(' –')[0]], 'dados_pessoais.naturalidade': [f'{ald}, {mun} - {uf}']}
        if tw: acc['gêmeos.informações_adicionais'] = [tw]
        yield page('A4', css, body), truth(f'Y10-{i}', 'Y10', (595,842), nasc=d, nome=nome, cpf=c, matr=mp, dntxt=dd, hora=hora, nat=f'{mun} - {uf}', sexo=s, estab=est, lmun=mun, luf=uf, rmun=rm, ruf=uf, cart=cart, dreg=reg, dnv=dnv, livro=f'A-{lv}', folha=str(fl), termo=f'{te:,}'.replace(',','.'),
            g1=pai or mae, g1n=n1 if pai else n2, g2=mae if pai else '', g2n=n2 if pai else '', pa=pa, pm=pm, ma=ma, mm=mm, twin=bool(tw), twininfo=f'{tw}, matrícula {twm}' if tw else '', twin_names=[tw] if tw else [], averb=averb, anot=anot, selo=selo, of=of, demis=em, accept=acc)
