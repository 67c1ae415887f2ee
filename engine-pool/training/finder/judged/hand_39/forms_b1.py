from base import *
from forms_a1 import R
import art
# ---------------- Q4: Espírito Santo, electronic certificate, landscape, running clauses
Q4R = [
 R('Vitória','ES','Cartório de Registro Civil da 1ª Zona de Vitória','Penha Storch Dalapicola',23481,'Rua Sete de Setembro, 132, Centro'),
 R('Vila Velha','ES','Registro Civil e Tabelionato do Distrito de São Torquato','Adelson Vervloet Nunes',24716,'Rua Bernardo Schneider, 60'),
 R('Serra','ES','Cartório de Nova Almeida – Registro Civil e Notas','Lorena Cuzzuol Miranda',22903,'Rua dos Jesuítas, 18'),
 R('Colatina','ES','Registro Civil das Pessoas Naturais do Distrito de Itapina','Moacyr Giuberti Prates',21655,'Rua da Estação, s/nº'),
 R('Santa Maria de Jetibá','ES','Cartório Kloss – Registro Civil de Santa Maria de Jetibá','Irmgard Kloss Zager',25132,'Avenida Frederico Grulke, 402'),
 R('Cachoeiro de Itapemirim','ES','Cartório do Distrito de Burarama – Registro Civil e Tabelionato','Fausto Sartório Louzada',20978,'Rua João Gava, 7'),
 R('Linhares','ES','Registro Civil e Notas do Distrito de Regência','Jandira Calmon Pestana',23844,'Avenida Beira-Rio, 150'),
 R('São Mateus','ES','Cartório do 1º Ofício de São Mateus – Registro Civil','Eleotério Cunha Fundão',22117,'Praça São Benedito, 44')]
Q4S = [
 dict(sex='M', born='2016-02-29', dreg=8, emis='2024-10-04', selo='023481.MXA2406.08127'),
 dict(sex='F', born='2023-01-15', dreg=9, selo='024716.QPD2301.00458', noav=(0,1)),
 dict(sex='F', born='2022-11-11', dreg=21, nofather=1, selo='022903.BEV2209.03361', nohour=1),
 dict(sex='M', born='1983-05-20', dreg='1983-06-13', emis='2023-12-08', nodnv=1, eth=('it','it'), far=0, selo='021655.LTC2305.01990', cad=['Título de eleitor nº 0128 7745 1422, zona 006, seção 0031'], anot='Casou-se em 27/07/2008 com Aline Stelzer Pivetta (Livro B-19, fls. 203, termo 4.377, Registro Civil da Sede de Colatina).'),
 dict(sex='F', born='2024-05-09', dreg=6, eth=('de','de'), far=0, twin=1, selo='025132.HRW2402.00713', hora=(4,55)),
 dict(sex='M', born='1947-08-02', dreg='1947-08-30', emis='2022-06-15', home=1, era='old', nodnv=1, nocpf=1, noav=(), selo='020978.FGK2203.02245', anot='Óbito: faleceu em Cachoeiro de Itapemirim aos 21/03/2022, termo 30.415, livro C-92.'),
 dict(given='Pedro Ezequiel Maximiliano', sex='M', born='2019-07-28', dreg=16, selo='023844.ZNO2404.05006', emis='2024-08-23', averb='Em 05/02/2022 averbou-se a retificação do prenome do registrado, por sentença da 2ª Vara de Família de Linhares, autos nº 0003127-41.2020.8.08.0030, transitada em julgado.'),
 dict(sex='F', born='2001-09-06', dreg=60, emis='2025-01-30', selo='022117.YUS2501.00082', noav=(3,), bm=('Conceição da Barra','ES'), estab='Hospital e Maternidade Nossa Senhora da Conceição', cad=['Identidade nº 2.914.337-ES, SPTC/ES, de 12/07/2017','CTPS nº 48812, série 0031-ES'])]
Q4CSS = '''.pg{font-family:"Lato";font-size:11pt;color:#222;display:flex;background:#fff}.side{width:62mm;background:#e6eef7;border-right:3pt solid #1d4e89;padding:9mm 6mm;font-size:7.6pt;line-height:1.42}
.main{flex:1;padding:10mm 13mm 7mm 11mm;background:url("%s")}.k{color:#1d4e89;font-weight:700}p{margin:0 0 2.5mm;line-height:1.5}h2{font:900 8.4pt "Lato";color:#1d4e89;margin:2.6mm 0 1mm;letter-spacing:1.6px;border-bottom:.5pt solid #1d4e89}'''
def q4(p):
    r = p.r
    if p.n in (3, 6): caps(p, up)
    else: caps(p, up, ('nome',))
    m = mfmt(p.mat, [1,0,2,0,3,1,0,4][p.n-1]); k = lambda s: f'<span class="k">{s}</span>'
    hora = (f"às {p.hora[0]}h{p.hora[1]:02d}" if p.n%2 else f"às {p.hora[0]:02d}:{p.hora[1]:02d} horas") if p.hora else 'hora não declarada'
    if p.n % 2: txt = ext(p.nasc)
    else: txt = semi(p.nasc)
    o = p.o
    loc = f"no {esc(p.estab)}" if p.estab.startswith('Hosp') else f"na {esc(p.estab)}" if p.estab != 'Domicílio' else f"em domicílio ({p.addr})"
    G = lambda g: f"<b>{esc(g.nome)}</b>, natural de {g.nat[0]}-{g.nat[1]}"
    fil = f"{k('Filiação:')} " + '; e '.join(G(g) for g in (p.g1, p.g2) if g.nome) + '.'
    a = p.av
    if p.g1.nome: pa = f"{k('Pelo lado paterno, avós:')} " + (f"{esc(a[0])} e {esc(a[1])}." if a[0] else 'não declarados.')
    else: pa = k('Pelo lado paterno:') + ' sem declaração de paternidade.'
    ma = f"{k('Pelo lado materno, avós:')} {esc(a[2])}" + (f" e {esc(a[3])}." if a[3] else ' e avó não declarada.')
    tw = f"{k('Gêmeos:')} sim, irm{'ã' if p.twin and 0 else 'ão(ã)'} de nome {esc(p.twin[0])}." if p.twin else f"{k('Gêmeos:')} não."
    aut = f"{r.randint(10**7,10**8-1)}{r.choice('ABCDEF')}{r.randint(10,99)}-{r.randint(1000,9999)}"
    exp = p.emis + dt.timedelta(days=90)
    b = f'''<div class="side"><div style="text-align:center">{art.arms(70,'#1d4e89','#8fa9c8')}<div style="font-size:9pt;font-weight:900;color:#1d4e89;margin:1mm 0 4mm">REPÚBLICA FEDERATIVA<br>DO BRASIL</div>{art.qr(aut,112,33,'#0c2c52')}</div>
<div style="margin-top:3mm;text-align:center">Aponte a câmera para conferir ou acesse<br>www.registrocivil.org.br/validacao</div>
<div style="margin-top:3mm">Código de validação<br><b style="font:bold 9.5pt 'Courier Prime'">{aut}</b></div><div style="margin-top:3mm">Documento disponível para conferência até {br(exp)}</div>
<div style="margin-top:4mm;border-top:.5pt solid #1d4e89;padding-top:2mm">Poder Judiciário do Estado do Espírito Santo<br>Selo Digital do Ato<br><b style="font-size:9pt">{p.selo}</b><br>Emolumentos: R$ {money(44.9+p.n)}<br>Encargos: R$ {money(11.2+p.n/3)}<br>Total: R$ {money(56.1+p.n*4/3)}<br>Consulte em www.tjes.jus.br</div>
<div style="margin-top:4mm;border:.5pt solid #1d4e89;padding:1.5mm;background:#fff">Assinado digitalmente por<br><b>{p.oficial}</b><br>Oficial(a) de Registro Civil<br>ICP-Brasil · {br(p.emis)} {r.randint(9,17):02d}:{r.randint(10,59)}:{r.randint(10,59)}<br>MP 2.200-2/2001</div></div>
<div class="main"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #1d4e89;padding-bottom:2mm"><div><div style="font:900 20pt 'Lato';color:#1d4e89">CERTIDÃO DE NASCIMENTO</div><div style="font-size:8.6pt">Via eletrônica · Registro Civil das Pessoas Naturais</div></div><div style="text-align:right;font-size:8.6pt">{k('MATRÍCULA')}<br><b style="font-size:11pt">{m}</b></div></div>
<div style="margin:4mm 0 1mm;font-size:17pt;font-weight:900">{esc(p.nome)}</div><p>{k('CPF')} {p.cpf or 'não informado'} &nbsp;·&nbsp; {k('Sexo')} {p.sexo.lower()} &nbsp;·&nbsp; {k('DNV')} {p.dnv or 'inexistente'}</p>
<h2>NASCIMENTO</h2><p>Nascid{o} em <b>{txt}</b>{f" ({br(p.nasc)})" if p.n in (1,3,5) else ''}, {hora}, {loc}, em <b>{p.mun}, {p.uf}</b>, sendo natural de {p.nat[0]}, {p.nat[1]}. {tw}</p>
<h2>PAIS E AVÓS</h2><p>{fil}<br>{pa}<br>{ma}</p>
<h2>ASSENTO</h2><p>Registrad{o} em <b>{semi(p.dreg) if p.n%2 else br(p.dreg)}</b>, em {p.reg['mun']}, {p.reg['uf']}, pelo <b>{p.reg['cart']}</b>, {p.reg['end']}. Livro A-{p.book}, folha {p.leaf}{'v' if p.verso else ''}, termo {p.term}.</p>
<h2>AVERBAÇÕES</h2><p>{esc(p.averb) or ('Não constam.' if p.n%2 else 'Nada consta.')}</p><h2>ANOTAÇÕES</h2><p>{esc(p.anot) or ('Não constam.' if p.n%2 else 'Nada consta.')}</p>
<h2>DOCUMENTOS CADASTRADOS</h2><p style="margin-bottom:3mm">{'<br>'.join(p.cad) or 'Não informados.'}</p>
<div style="position:absolute;right:13mm;bottom:9mm;text-align:right;font-size:9pt">Certidão expedida em {p.reg['mun']}, {p.reg['uf']}, aos {semi(p.emis)}. Dou fé.</div></div>'''
    p.livro = f"A-{p.book}"; p.folha = f"{p.leaf}{'v' if p.verso else ''}"; p.joint = False
    acc = {'dados_pessoais.data_nascimento.texto_completo': [txt, br(p.nasc), f"{txt} ({br(p.nasc)})"], 'registro.livro': [str(p.book)]}
    return page(Q4CSS % art.guilloche('#a9c3df', .25, 300, 90, 2, 3), b, 'A4 landscape'), truth(p, 'Q4', (842, 595), texto=txt, mat=m, natp=1, natg=1, dnv=1, cpf=1, accept=acc)
