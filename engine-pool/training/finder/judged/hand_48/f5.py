from people import *

# R9: inteiro teor of old entries (South, Federal District, Rondônia), issued lately; transcription at the right, margin of the entry at the left
def R9(i, r):
    sp = [{'m'},{'f'},{'m','nopai'},{'f','longo'},{'m','home'},{'gemeo','f'},{'m','noavp'},{'f','home'}][i]
    reg = [('Registro Civil das Pessoas Naturais do Núcleo Bandeirante','Brasília','DF','021303','nesta cidade do Núcleo Bandeirante, Distrito Federal','Tancredo Louzada Mariz','Hospital Juscelino Kubitschek de Oliveira'),
      ('Registro Civil e Notas de Guajará-Mirim','Guajará-Mirim','RO','095893','nesta cidade de Guajará-Mirim, Território Federal de Rondônia','Zuleide Maia Cordovil','Hospital Perpétuo Socorro'),
      ('Serviço de Registro Civil das Pessoas Naturais de Cerro Azul','Cerro Azul','PR','080564','nesta cidade de Cerro Azul, Estado do Paraná','Amadeu Straub Tesseroli','Santa Casa local'),
      ('Registro Civil das Pessoas Naturais de São Luiz Gonzaga','São Luiz Gonzaga','RS','101170','nesta cidade de São Luiz Gonzaga, Estado do Rio Grande do Sul','Olmira Gressler Pahim','Hospital de Caridade')][i%4]
    f = familia(r, 'norte' if reg[2] in ('DF','RO') else 'sul', 'mid' if i%2 else 'old', sp)
    b, g, e = datas(r, 1958 if reg[2]=='DF' else 1938, 1979, [2,4,7,13,26], 2011, 2025)
    st = lambda t: f'{t[0]} - {t[1]}'
    nl, nf, nt_ = r.randint(4,90), r.randint(1,299), r.randint(211,14800)
    vf = r.choice(['','','v']); livro, folha, termo = f'A-{nl}', f'{nf}{vf}', mil(nt_)
    mat = matric(reg[3], g.year, nl, nf, nt_, modo=[0,2,1,0][i%4]) if i not in (2,) else ''
    home = 'home' in sp; est = 'Domicílio' if home else reg[6]
    hr = (f.h, f.m) if i != 6 else None; hs = '%02d:%02d' % hr if hr else ''
    ht = ('à uma hora' if hr[0] % 12 == 1 and i%2 else 'às ') if hr else ''
    ht = (('às ' + h_ext(*hr, doze=True)) if i%2 == 0 else 'às ' + h_ext(*hr)) if hr else 'em hora que não soube precisar'
    ht = ht.replace('às uma hora','à uma hora').replace('às zero hora','à zero hora')
    U = (lambda s: s.upper()) if i in (0,3,5) else (lambda s: s)
    prof = ['operário','seringalista','lavrador','oleiro','pedreiro','funcionário público','ervateiro','castanheiro'][i]
    cri = f'uma criança do sexo {f.sexo.lower()}'
    nn = lambda t: f'{t[0]}, Estado {DO_EST(t[1])}' if t[1] != 'DF' else 'Brasília, Distrito Federal'
    if i%4 in (0,1):
        for k in ('npai','nmae'):
            if getattr(f,k)[1] in ('DF','RO'): setattr(f,k,('Januária','MG') if k=='npai' else ('Crateús','CE'))
    age = r.randint(22,48)
    def gp(l, a, c): return f'avós {l} {U(a) if a else "desconhecido"} e {U(c) if c else "desconhecida"}' if a or c else f'não declarados os avós {l}'
    if f.pai:
        dec = f'{U(f.pai)}, brasileiro, casado, {prof}, de {num(age)} anos de idade'
        fl = f'filh{f.o} dele declarante, natural de {nn(f.npai)}, e de sua mulher, {U(f.mae)}, prendas do lar, natural de {nn(f.nmae)}; sendo {gp("paternos",f.avp,f.avop)}; e {gp("maternos",f.avm,f.avom)}'
    else:
        dec = f'{U(f.mae)}, brasileira, solteira, lavadeira, de {num(age)} anos de idade'
        fl = f'filh{f.o} dela declarante, natural de {nn(f.nmae)}, não se declarando o nome do pai; sendo {gp("maternos",f.avm,f.avom)}'
    onde = f'em domicílio, na casa de residência {"do" if f.pai else "da"} declarante' if home else f'{"na" if est.startswith("Santa") else "no"} {est}'
    W = lambda y: ano_ext(y)
    t1, t2 = pessoa(r,'M','mid')+' '+sur(r,'norte'), pessoa(r,'F','mid')+' '+sur(r,'sul')
    gm = f' Declarou mais que do mesmo parto nasceu também {U(f.gemeo)}, que tem assento em seguida a este.' if f.gemeo else ''
    txt = f'Termo número {termo}. {"Aos "+num(g.day)+" dias" if g.day>1 else "Ao primeiro dia"} do mês de {MES[g.month-1]} do ano de {W(g.year)}, {reg[4]}, em cartório, perante mim, escrevente ao final assinado, compareceu {dec}, residente neste município, e em presença das testemunhas adiante nomeadas declarou que {"no dia" if i%2 else "aos" if b.day>1 else "ao"} {d_ext(b)}, {ht}, {onde}, nesta cidade, nasceu {cri}, que recebeu o nome de <b>{E(U(f.nome))}</b>, {fl}.{gm} Nada mais declarou. Do que, para constar, lavrei este termo que, lido e achado conforme, vai assinado {"pelo declarante" if f.pai else "a rogo da declarante, por não saber escrever,"} e pelas testemunhas {t1}, comerciante, e {t2}, professora, ambos residentes nesta localidade. (aa) {f.pai or "A rogo, "+t1}; {t1}; {t2}.'
    av = an = cc = ''
    if i == 1: an = f'Casou-se com {pessoa(r,"M","mid")} Nogueira Pontes, em {d_mid(dt.date(b.year+21,7,10))}, passando a assinar {f.nome.split(" ")[0]} {last(f.pai)} Pontes. Livro B-{r.randint(5,30)}, fls. {r.randint(5,190)}, termo {r.randint(400,3000)}.'
    if i == 2: av = f'Por escritura de {d_mid(dt.date(1988,3,22))}, foi reconhecida a filiação materna e retificada a idade da declarante para {num(age+1)} anos.'
    if i == 3: cc = cpf(r)
    if i == 3 and e.year < 2018: e = e.replace(year=2019)
    while e.weekday() > 4: e += dt.timedelta(days=1)
    if i == 3: av = f'Averbado o CPF {cc} em {d_num(e)}, art. 6º do Provimento CNJ 63/2017.'
    if i == 6: an = f'Falecido em {d_mid(dt.date(2006,10,30))}, nesta comarca; óbito no Livro C-{r.randint(5,30)}, fls. {r.randint(1,190)}.'
    selo = {'DF':f'TJDFT{e.year}0{r.randint(10,99)}0{r.randint(100000,999999)}{code(r,"AAAA")}','RO':code(r,'A9AAA99999-XXXXX'),'PR':code(r,'xxxxx.AxAxx-xxxAA.x9xxA'),'RS':f'0{r.randint(100,999)}.04.{e.year%100}0000{r.randint(1,9)}.{r.randint(10000,99999)}'}[reg[2]]
    css = '''body{font-variant-numeric:lining-nums;font:12.6pt/1.52 "EB Garamond";color:#1a1a1a}.p{font-variant-numeric:lining-nums;position:relative;width:210mm;height:296.5mm;padding:18mm 18mm 14mm 16mm;overflow:hidden}
    h1{font:500 18pt "EB Garamond";margin:2mm 0 5mm;text-align:center;letter-spacing:.6px}.b{display:flex;gap:5mm;border-top:1pt solid #444;border-bottom:1pt solid #444;padding:4mm 0;min-height:135mm}.l{width:41mm;border-right:.5pt solid #444;padding-right:4mm;font-size:9.5pt;line-height:1.35}.r{flex:1;text-align:justify}.l i{display:block;margin-bottom:2mm;text-align:center}'''
    body = f'''<div class="p"><div style="text-align:center;line-height:1.3"><b style="font-size:13.5pt">{reg[0]}</b><br>{reg[1]} – {reg[2]} · Oficial: {reg[5]} · CNS {reg[3]}</div><h1>Certidão de Nascimento em inteiro teor</h1>
    <p style="margin:0 0 4mm">Certifico, a requerimento de parte interessada, que no Livro {livro} de Nascimentos, folha {folha}, encontra-se o termo cujo conteúdo integral passo a transcrever{': matrícula '+mat if mat else ''}.</p>
    <div class="b"><div class="l"><i>À margem do termo</i>{E(av or an) or 'Não há averbações nem anotações.'}</div><div class="r">“{txt}”</div></div>
    <p style="margin:4mm 0 3mm;text-align:justify">Era o que continha o dito termo, para aqui bem e fielmente trasladado. Dou fé. {reg[1]} – {reg[2]}, {d_ext(e)}.</p>
    <div style="display:flex;align-items:center;gap:8mm"><div style="font-size:9pt;line-height:1.3;border:.6pt solid #444;padding:2mm 3mm">Selo de autenticidade<br><b>{selo}</b><br>Emolumentos: R$ {r.randint(38,96)},{r.randint(10,99)}</div><div style="flex:1;text-align:center;line-height:1.2">{rubrica(r,54,13)}<br>{r.choice(['Oficial','Oficial substituto(a)','Escrevente autorizado(a)'])}</div>{carimbo(29,'REGISTRO CIVIL · '+reg[1].upper()+' ·',reg[2],'#333',r.randint(-10,20),.5)}</div></div>'''
    lm = reg[1]
    acc = {'registro.folha':[str(nf)]} if vf and mat else {}
    t = truth(f'R9-{i+1}',595,842,nome=U(f.nome),cpf=cc,mat=mat,dtxt=d_ext(b),b=b,hora=hs,sexo=f.sexo,est=est,lm=lm,luf=reg[2],rm=reg[1],ruf=reg[2],cart=reg[0],g=g,livro=livro,folha=folha,termo=termo,
      g1=U(f.pai or f.mae),n1=st(f.npai) if f.pai else st(f.nmae),g2=U(f.mae) if f.pai else '',n2=st(f.nmae) if f.pai else '',avp=U(f.avp),avop=U(f.avop),avm=U(f.avm),avom=U(f.avom),gem=U(f.gemeo),averb=av,anot=an,selo=selo,oficial=reg[5],e=e,joint=True,accept=acc)
    return css, body, t, 'A4'

# R10: Federal District and Curitiba/Porto Alegre, transcription of a birth abroad in Book E, landscape, two halves
EXT = [
 ('Beatriz Yumi Arruda Nakagawa','F','Hamamatsu, Japão','Hospital Geral de Enshu','Kenji Nakagawa','Hamamatsu, Japão','Luciana Prado Arruda','Luziânia - GO','Tadashi Nakagawa','Fumiko Nakagawa','Belmiro Arruda','Creusa Prado Arruda','Consulado-Geral do Brasil em Hamamatsu'),
 ('Matteo Figueira Castellani','M','Turim, Itália','Ospedale Sant’Anna','Fabrizio Castellani','Alessandria, Itália','Rosana Lopes Figueira','Paracatu - MG','Giancarlo Castellani','Ornella Ferraris','Walter Figueira','','Consulado-Geral do Brasil em Milão'),
 ('Zahra Coimbra El-Khoury','F','Zahlé, Líbano','Hospital Tel Chiha','Elias El-Khoury','Zahlé, Líbano','Dulcinéia Matos Coimbra','Foz do Iguaçu - PR','Boutros El-Khoury','Marie Saade','Osmar Coimbra','Iraídes Matos Coimbra','Embaixada do Brasil em Beirute'),
 ('Oliver James Tavares Whitcombe','M','Boston, Estados Unidos da América','','Daniel Whitcombe','Worcester, Estados Unidos da América','Gleiciane Tavares de Almeida','Governador Valadares - MG','Harold Whitcombe','Susan Doyle','Jovelino de Almeida','Maria Tavares de Almeida','Consulado-Geral do Brasil em Boston'),
 ('Léonie Bragança Dufour','F','Caiena, Guiana Francesa','Centre Hospitalier Andrée Rosemon','','','Maria do Rosário Bragança','Macapá - AP','','','Benedito Bragança','Oneide Picanço','Consulado-Geral do Brasil em Caiena'),
 ('Iker Sampaio Echebarría','M','Bilbao, Espanha','Domicílio','Josu Echebarría Garmendia','Getxo, Espanha','Thalita Nery Sampaio','Brasília - DF','Patxi Echebarría','Nekane Garmendia','Roberval Sampaio','Lúcia Nery','Consulado-Geral do Brasil em Madri'),
 ('Ana Lurdes Bettencourt Queirós','F','Ponta Delgada, Portugal','Hospital do Divino Espírito Santo','Rui Miguel Queirós','Ponta Delgada, Portugal','Kamila Bettencourt Seixas','Ceilândia - DF','Duarte Queirós','Graça Medeiros','Edvaldo Seixas','Zenaide Bettencourt','Consulado-Geral do Brasil em Lisboa'),
 ('Santiago Ayala Hartmann','M','Ciudad del Este, Paraguai','Hospital Regional de Ciudad del Este','Derlis Ayala Benítez','Hernandarias, Paraguai','Marlei Hartmann','Marechal Cândido Rondon - PR','Cirilo Ayala','Ramona Benítez','','','Consulado-Geral do Brasil em Ciudad del Este')]
def R10(i, r):
    n, sx, cid, est, pai, npai, mae, nmae, a1, a2, a3, a4, cons = EXT[i]
    if i == 6: nmae = 'Brasília - DF'
    reg = ('1º Ofício do Registro Civil e Casamento, Títulos e Documentos e Pessoas Jurídicas','Brasília','DF','021105','Raimunda Violeta Caymmi Portugal','SCS Quadra 8, Ed. Venâncio 2000, sobreloja') if i not in (2,7) else ('1º Ofício de Registro Civil das Pessoas Naturais – Livro E','Foz do Iguaçu','PR','083766','Estênio Kloster Paludo','Rua Almirante Barroso, 1.020')
    b, c0, _ = datas(r, 1999, 2019, [20,60,130,200], 2020, 2021)
    g = c0 + dt.timedelta(days=r.randint(120,900)); e = g + dt.timedelta(days=r.choice([0,0,1,5,400]))
    while e.weekday() > 4: e += dt.timedelta(days=1)
    if (e-g).days < 3 : g = e if i%2 else g
    nl, nf, nt_ = r.randint(21,210), r.randint(1,300), r.randint(3000,60000)
    livro, folha, termo = f'E-{nl}', f'{nf}', str(nt_)
    mat = matric(reg[3], g.year, nl, nf, nt_, modo=0 if i%2 else 2) if g.year >= 2010 else ''
    c = cpf(r) if i in (1,3,5,7) else ''
    h, m = r.randint(0,23), r.choice([3,10,16,27,44,51]); hs = '' if i == 3 else f'{h:02d}:{m:02d}'
    K = str.upper if i%2 else (lambda s: s)
    gem = 'Amaia Sampaio Echebarría' if i == 5 else ''
    av = an = ''
    if i == 1: av = f'Opção pela nacionalidade brasileira homologada pela 14ª Vara Federal do DF e averbada em {d_num(e)}.'
    if i == 6: av = f'Retificada a grafia do município de naturalidade da mãe em {d_num(e)}, art. 110 da Lei 6.015/73.'
    dm = b.strftime('%d/%m/%Y'); dtxt = d_mid(b) if i%3 else d_ext(b)
    selo = (f'TJDFT{e.year}0{r.randint(10,99)}0{r.randint(100000,999999)}{code(r,"AAAA")}' if reg[2]=='DF' else code(r,'AAAAx.xxx99.x9xxx-x9AxA.99xxx')) if e.year >= 2011 else f'{code(r,"AA")} {r.randint(100000,999999)}'
    sexo = 'Masculino' if sx=='M' else 'Feminino'
    R = lambda l, v: f'<tr><td class="k">{l}</td><td>{v or "***"}</td></tr>'
    css = '''body{font:10.6pt/1.3 "Roboto Condensed";color:#2b1a10}.p{position:relative;width:296.5mm;height:209.5mm;padding:9mm 12mm;overflow:hidden;background:radial-gradient(circle at 50% 50%,#fffef9 0 20mm,#fbf5e6 90mm,#f8efda 160mm)}
    .p:before{content:"";position:absolute;inset:4.5mm;border:3pt double #8a6a35}.h{display:flex;gap:5mm;align-items:center;justify-content:center;text-align:center}h1{font:700 14.5pt "Roboto Condensed";margin:.6mm 0;letter-spacing:.6px}.cc{display:grid;grid-template-columns:1fr 1fr;gap:7mm;margin-top:3.5mm;align-items:start}table{width:100%;border-collapse:collapse}td{border-bottom:.5pt solid #c9b483;padding:1.45mm 1mm;vertical-align:top;font-weight:500}.k{width:36%;font-weight:300;color:#7a5a22}caption{background:#8a6a35;color:#fff;text-align:left;padding:.8mm 2mm;font-weight:700;font-size:8.6pt;letter-spacing:.5px}'''
    body = f'''<div class="p"><div class="h">{armas(17,'#8a6a35')}<div>REPÚBLICA FEDERATIVA DO BRASIL<h1>CERTIDÃO DE TRASLADO DE ASSENTO DE NASCIMENTO</h1>{reg[0]} · {reg[1]} – {reg[2]}</div></div>
    <div class="cc"><table><caption>ASSENTO TRASLADADO</caption>{R('Nome completo','<span style="font-size:12.5pt">'+E(K(n))+'</span>')}{R('Nascimento',dtxt + (f' &nbsp;[{dm}]' if i%2 else ''))}{R('Hora local',hs and hs.replace(':','h'))}{R('Cidade e país',cid)}{R('Estabelecimento',est)}{R('Sexo',sexo[0] + ' – ' + sexo.lower() if i%2 else sexo.lower())}{R('Natural de',cid)}{R('CPF',c)}{R('Partos múltiplos',('Sim, com '+K(gem)) if gem else 'Não')}{R('Autoridade que registrou',cons)}{R('Registro consular',f'nº {r.randint(100,999)}, livro {r.randint(10,90)}, fls. {r.randint(1,199)}, de {d_num(c0)}')}</table>
    <table><caption>ASCENDENTES</caption>{R('Pai / natural de',(E(K(pai))+'<br>'+npai) if pai else '')}{R('Mãe / natural de',E(K(mae))+'<br>'+nmae)}{R('Avô e avó paternos',(E(K(a1))+'; '+E(K(a2))) if a1 else '')}{R('Avô e avó maternos',E(K(a3))+('; '+E(K(a4)) if a4 else '; não informada') if a3 else '')}</table></div>
    <div class="cc" style="grid-template-columns:1.15fr .85fr"><table><caption>TRASLADO NESTE OFÍCIO</caption>{R('Matrícula',mat) if mat else R('Matrícula','anterior à matrícula nacional')}{R('Livro / folha / termo',f'{livro} / {folha} / {termo}')}{R('Transcrito em',d_mid(g))}{R('Averbações e anotações',av or an)}</table>
    <div style="font-size:9.2pt"><b>Observação legal.</b> Brasileiro(a) nato(a), nos termos do art. 12, inciso I, alínea c, <i>in fine</i>, da Constituição Federal. Traslado feito conforme o art. 32, § 1º, da Lei nº 6.015/73.<br><br>É cópia autêntica do assento. {reg[1]} – {reg[2]}, {d_mid(e)}.</div></div>
    <div style="display:flex;gap:10mm;align-items:flex-end;margin-top:5mm;font-size:9pt"><div style="flex:1">{reg[5]} — {reg[1]} – {reg[2]}<br>Selo: <b>{selo}</b> &nbsp; Custas: R$ {r.randint(18,70)},{r.randint(10,99)}</div>{bars(r,50,8,60,'#2b1a10')}<div style="text-align:center">{rubrica(r,48,10)}<br>{reg[4]}<br>{'Oficiala' if reg[2]=='DF' else 'Agente Delegado'}</div></div></div>'''
    acc = {'local_nascimento.município':[cid]}
    if i%2: acc['dados_pessoais.data_nascimento.texto_completo'] = [dm]
    lmun = cid.split(', ')[0]
    t = truth(f'R10-{i+1}',842,595,nome=K(n),cpf=c,mat=mat,dtxt=dtxt,b=b,hora=hs,nat=cid,sexo=sexo,est=est,lm=lmun,luf='',rm=reg[1],ruf=reg[2],cart=reg[0],g=g,livro=livro,folha=folha,termo=termo,
      g1=K(pai or mae),n1=npai if pai else nmae,g2=K(mae) if pai else '',n2=nmae if pai else '',avp=K(a1),avop=K(a2),avm=K(a3),avom=K(a4),gem=K(gem),averb=av,anot=an,selo=selo,oficial=reg[4],e=e,joint=True,accept=acc)
    return css, body, t, 'A4 landscape'
