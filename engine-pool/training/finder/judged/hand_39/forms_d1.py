from base import *
from forms_a1 import R
import art
# ---------------- Q9: inteiro teor, the entry transcribed word by word, issued 1999-2024
Q9R = [
 R('Barbacena','MG','Registro Civil das Pessoas Naturais do Distrito de Correia de Almeida','Francisca Bias Andrada Coimbra',51327,'Correia de Almeida'),
 R('Piracicaba','SP','Oficial de Registro Civil das Pessoas Naturais do Distrito de Tupi','Gerson Zambello Fioravante',120745,'Tupi'),
 R('Nova Friburgo','RJ','Registro Civil das Pessoas Naturais do 5º Distrito – Lumiar','Astrid Spitz Marchon',90418,'Lumiar'),
 R('Castelo','ES','Cartório de Registro Civil e Notas do Distrito de Aracuí','Arildo Nicoli Vivacqua',22086,'Aracuí'),
 R('Muriaé','MG','Serviço de Registro Civil das Pessoas Naturais do Distrito de Belisário','Noêmia Canêdo Portugal',44831,'Belisário'),
 R('Bauru','SP','Registro Civil das Pessoas Naturais do 2º Subdistrito de Bauru','Waldir Ponce Del Nero',121166,'Bauru'),
 R('Vassouras','RJ','Ofício do Registro Civil de Andrade Pinto – 3º Distrito','Clotilde Avellar Werneck',93702,'Andrade Pinto'),
 R('Domingos Martins','ES','Registro Civil e Tabelionato do Distrito de Paraju','Hilário Schwambach Velten',23269,'Paraju')]
Q9S = [
 dict(given='Maria Custódia da Imaculada Conceição', sex='F', born='1949-08-15', dreg='1949-08-27', emis='2011-03-22', home=1, hora=(2,0), selo='BCM 30718', anot='Casou-se em 05 de maio de 1970 com Expedito Loschi Vidigal, neste Cartório, Lº 6-B, fls. 44, nº 318. Faleceu o marido em 1998.'),
 dict(sex='M', born='1967-02-11', dreg='1967-02-20', era='mid', emis='2004-10-08', hora=(19,30), estab='Santa Casa de Misericórdia de Piracicaba'),
 dict(sex='F', born='1938-12-05', dreg='1938-12-19', emis='2019-05-14', home=1, noav=(1,), hora=(8,0), selo='EDCK 77401 WSP', averb='Em cumprimento ao r. mandado do Juízo da 1ª Vara Cível desta Comarca, de 11/03/2019, processo nº 0005512-09.2018.8.19.0037, fica retificado o prenome da mãe da registrada, como acima já figura.'),
 dict(sex='M', born='1957-04-30', dreg='1971-09-02', era='old', emis='2008-01-17', home=1, nohour=1, noav=(2,3)),
 dict(sex='M', born='1973-10-21', dreg='1973-11-05', twin=1, emis='2016-12-01', hora=(10,40), selo='CXJ19264', home=1),
 dict(sex='F', born='1981-06-17', dreg='1981-06-29', nofather=1, emis='2022-08-25', hora=(23,10), averb='Por escritura pública de 14/02/1995, do 3º Tabelião de Bauru, Ademar Rossi Cintra reconheceu a registrada por sua filha. Averbação de 20/02/1995.'),
 dict(sex='M', born='1929-07-04', dreg='1929-07-13', emis='2013-09-11', home=1, hora=(16,0), noav=(), anot='Óbito do registrado: 28/08/2013, RCPN de Vassouras, livro C-77, fls. 12, termo 20.911.'),
 dict(sex='F', born='1990-03-03', dreg='1990-03-26', emis='2024-04-05', hora=(13,25), eth=('de','it'), estab='Hospital Dr. Arthur Gerhardt', selo='023269.PWE2402.01158')]
Q9CSS = '''.pg{background:#fcfaf3 url("%s") center no-repeat;font-family:"EB Garamond";font-size:13pt;font-variant-numeric:lining-nums;color:#1a1a1a;padding:14mm 20mm 10mm 30mm}.v{position:absolute;left:9mm;top:40mm;bottom:40mm;writing-mode:vertical-rl;transform:rotate(180deg);font:600 12pt "EB Garamond";letter-spacing:9px;color:#7a6a3a;text-align:center;border-left:.6pt solid #7a6a3a;padding-left:2mm}p{margin:0 0 2.5mm;text-align:justify;line-height:1.46;hyphens:none}'''
def q9(p):
    r = p.r; n = p.n; o = p.o; caps(p, up, ('nome',) if n % 2 else ())
    uf = p.reg['uf']; st = UFN[uf]; city = p.reg['mun']; dist = p.reg['end']
    olde = p.dreg.year < 1976
    p.livro = f"{'A-' if n%2 else ''}{p.book % 60 + 4}{'-A' if n%2==0 else ''}"; p.folha = f"{p.leaf}{' verso' if p.verso and n%3==0 else 'v' if p.verso else ''}"
    bk = p.book % 60 + 4; p.term = p.term % 20000 + 300; p.termo = dots(p.term)
    m = ''
    if p.emis.year >= 2010:
        m = mfmt(matricula(p.reg['cns'], p.dreg.year, bk, p.leaf, p.term), [0,1,3,0][n%4])
    dia = ext_old(p.dreg) if n % 2 else f"{diaw(p.dreg.day)} ({p.dreg.day}) dias do mês de {MES[p.dreg.month]} de {num(p.dreg.year)}"
    cur = n in (2, 5)
    txt = f"{diaw(p.nasc.day)} de {MES[p.nasc.month]} " + (f"do corrente ano" if cur else f"de {num(p.nasc.year)}")
    hora = 'à hora ignorada' if not p.hora else ('às ' + hora_periodo(*p.hora) if n % 2 else 'às ' + hora_w(*p.hora))
    if p.hora and p.hora[0] in (0, 1): hora = hora.replace('às ', 'à ', 1)
    local = f"em casa de residência dos pais, na {p.addr}, neste Distrito de {dist}" if p.estab == 'Domicílio' else f"no {p.estab}" if p.estab.startswith('Hosp') else f"na {p.estab}"
    dom = ''
    if p.estab == 'Domicílio': local = f"em domicílio, no lugar {r.choice(['Boa Esperança','Três Barras','Sítio da Ponte','Pedra Branca'])}, neste Distrito"
    w = [adult(r, r.choice('MF'), 'old' if olde else 'mid') for _ in range(2)]
    esc_ = adult(r, 'M', 'old')
    if n == 4: p.g1.idade += 16; p.g2.idade += 16
    g1, g2 = p.g1, p.g2; nt = lambda g: f"natural de {g.nat[0]}, {UFN[g.nat[1]]}" if n % 2 else f"natural de {g.nat[0]} ({g.nat[1]})"
    Q = lambda g, k: f"{g.nome}, de {num(g.idade)} anos de idade, {nt(g)}, {g.prof}"
    dec = g1.nome or g2.nome
    a = p.av
    if g1.nome: fil = f"filh{o} de {Q(g1,0)}, e de {'sua mulher' if n in (1,4,7) else 'dona'} {Q(g2,1)}"
    else: fil = f"filh{o} de {Q(g2,1)}, solteira, sem declaração de paternidade"
    pa = '' if not g1.nome else (f"Avós paternos: {a[0]} e {a[1]}. " if a[0] and a[1] else f"Avô paterno: {a[0]}; avó paterna ignorada. " if a[0] else 'Avós paternos ignorados. ')
    ma = f"Avós maternos: {a[2]} e {a[3]}." if a[2] and a[3] else 'Avós maternos: ignorados.'
    tw = f" Nasceu de parto duplo, sendo gêmeo com {p.twin[0]}, registrad{'o'}(a) sob o número seguinte." if p.twin else ''
    late = ' por mandado do Meritíssimo Juiz de Direito desta Comarca, expedido nos autos de justificação nº 214/71, que fica arquivado,' if n == 4 else ''
    child = f"uma criança do sexo {p.sexo.lower()}" 
    text = f"«Número {p.termo}. {'Ao' if p.dreg.day == 1 else 'Aos'} {dia}, neste Distrito de {dist}, Município e Comarca de {city}, Estado {'do' if uf in ('ES','RJ') else 'de'} {st}, em cartório,{late} compareceu {'o pai' if g1.nome else 'a mãe'}, {dec}, e, perante as testemunhas no fim nomeadas, declarou que no dia {txt}, {hora}, {local}, município de {p.mun}, nasceu {child}, a quem foi dado o nome de <b>{esc(p.nome)}</b>, {fil}.{tw} {pa}{ma} Foram testemunhas {w[0]} e {w[1]}, residentes nesta localidade. Do que, para constar, lavrei o presente termo que, lido e achado conforme, assinam. Eu, {esc_}, {'escrivão de paz' if olde else 'Oficial'}, o escrevi. (aa) {dec}; {w[0]}; {w[1]}.»"
    marg = []
    if p.averb: marg.append(f"<p><b>Averbação à margem:</b> {esc(p.averb)}</p>")
    elif n % 2 == 0: marg.append('<p><b>Averbações à margem:</b> nenhuma.</p>')
    if p.anot: marg.append(f"<p><b>Anotação à margem:</b> {esc(p.anot)}</p>")
    elif n % 3 == 0: marg.append('<p><b>Anotações à margem:</b> nenhuma.</p>')
    selo = {'MG': f"Selo de Fiscalização {p.selo}", 'RJ': f"Selo Eletrônico {p.selo}", 'ES': f"Selo Digital {p.selo}"}.get(uf, '') if p.selo else ''
    em = 31 + 2.3*n
    mt = f"<div style='text-align:center;font-size:11.5pt;margin-bottom:3mm'>Matrícula: <b>{m}</b></div>" if m else ''
    b = f'''<div class="v">CERTIDÃO DE INTEIRO TEOR — NASCIMENTO</div><div style="text-align:center;line-height:1.2">{art.arms(50,'#4a3f1e','#b7a568')}<div style="font-size:13pt">República Federativa do Brasil — Estado {'do' if uf in ('ES','RJ') else 'de'} {st}</div><div style="font:600 15pt 'EB Garamond'">{p.reg['cart']}</div><div style="font-size:11pt;font-style:italic">Município de {city} · {p.oficial}, {'Oficiala' if 0 else 'Oficial'}</div><div style="font:700 19pt 'EB Garamond';margin:3mm 0 3mm;letter-spacing:1px">Certidão de Nascimento em Inteiro Teor</div></div>{mt}
<p>CERTIFICO, {['atendendo a requerimento escrito de parte legítima','a pedido do próprio registrado ou de seu representante','com autorização do Juízo Corregedor Permanente'][n%3]}, que às folhas {p.folha} do livro <span style='white-space:nowrap'>{p.livro}</span> de Registro de Nascimentos desta serventia se acha o termo do teor seguinte:</p><p style="text-indent:9mm">{text}</p>{''.join(marg)}
<p>Era o que se continha no referido termo, aqui fielmente transcrito. O referido é verdade e dou fé. {city}, {semi(p.emis) if n%2 else br(p.emis)}.</p>
<div style="text-align:center;margin-top:5mm">{art.sig(p.nome+'9',170,42)}<div style="border-top:.5pt solid #333;width:88mm;margin:0 auto;font-size:11pt">{p.oficial if n not in (3,6) else adult(r,'F','mid')}<br><i>{'Oficial do Registro Civil' if n not in (3,6) else 'Substituta do Oficial'}</i></div></div>
<div style="position:absolute;left:30mm;right:20mm;bottom:9mm;font-size:8.6pt;border-top:.5pt solid #7a6a3a;padding-top:1mm;display:flex;justify-content:space-between"><span>{selo}</span><span>Emolumentos R$ {money(em)} · Taxas R$ {money(em*.25)} · Total R$ {money(em*1.25)}</span></div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [ext(p.nasc), br(p.nasc)]}
    for k, g in (('genitor_1', g1 if g1.nome else g2), ('genitor_2', g2)):
        if g.nome: acc[f'filiação.{k}.naturalidade'] = [f"{g.nat[0]}, {UFN[g.nat[1]]}"]
    if not g1.nome: acc.pop('filiação.genitor_2.naturalidade', 0)
    if p.twin: acc['gêmeos.informações_adicionais'] = [tw.strip(), 'gêmeo com ' + p.twin[0]]
    return page(Q9CSS % art.rosette('#c8b878', .28, 560, 30), b), truth(p, 'Q9', texto=txt, mat=m, natg=1, accept=acc)
