from base import *
import art
# ---------------- Q1: São Paulo, national model of 2009, boxes with inset legends, 2010-2017
def R(mun, uf, cart, of, cns, end='', com='', cep=''): return dict(mun=mun, uf=uf, cart=cart, of=of, cns=cns, end=end, com=com or mun, cep=cep)
Q1R = [
 R('São Paulo','SP','OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS DO 22º SUBDISTRITO - TUCURUVI','Adalgisa Prando Montoro',115287,'Avenida Tucuruvi, 481 - Tucuruvi'),
 R('São Paulo','SP','REGISTRO CIVIL DO 41º SUBDISTRITO - CANGAÍBA','Plínio Arcanjo Tolentino',115402,'Av. Cangaíba, 2.108 - Cangaíba'),
 R('São Paulo','SP','OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS E TABELIÃO DE NOTAS DO DISTRITO DE PARELHEIROS','Márcia Helena Bruschetta',117931,'Rua Terezinha do Prado Oliveira, 60'),
 R('Santo André','SP','OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS DO 2º SUBDISTRITO DE SANTO ANDRÉ - UTINGA','Ítalo Renan Passarelli',122614,'Rua Oratório, 1.770 - Utinga'),
 R('Guarulhos','SP','REGISTRO CIVIL E TABELIONATO DE NOTAS DO DISTRITO DE JARDIM PRESIDENTE DUTRA','Iolanda Vasquez Ferro',119208,'Av. Papa João Paulo I, 5.030'),
 R('Campinas','SP','REGISTRO CIVIL DO DISTRITO DE BARÃO GERALDO','Otaviano Stucchi Neto',118845,'Rua Benedito Alves Aranha, 90'),
 R('São Paulo','SP','OFICIAL DE REGISTRO CIVIL DAS PESSOAS NATURAIS DO 9º SUBDISTRITO - VILA MARIANA','Celeste Guaraldo Bueno',115196,'Rua Domingos de Morais, 1.877'),
 R('Sorocaba','SP','REGISTRO CIVIL DAS PESSOAS NATURAIS DO 1º SUBDISTRITO DE SOROCABA','Lúcio Fontanari Bicudo',121550,'Rua da Penha, 790 - Centro')]
Q1S = [
 dict(sex='F', born='2011-04-19', emis='2011-05-03', dreg=14),
 dict(sex='M', born='2013-11-01', dreg=9, nofather=1, hora=(0,30)),
 dict(sex='F', born='1987-02-28', dreg='1987-03-20', emis='2012-08-15', nohour=1, anot='Contraiu matrimônio com MARCO AURÉLIO TEODÓSIO DE BRITO em 11/12/2009, no Registro Civil do Distrito de Utinga, livro B-88, fls. 140, nº 26.123, passando a usar o nome de casada com acréscimo do patronímico "DE BRITO". Anotação feita em 14/01/2010.', nodnv=1),
 dict(sex='M', born='2010-07-07', dreg=11, eth=('jp','it'), far=.1),
 dict(sex='M', born='2016-09-30', dreg=3, eth=('es','es'), n1=('Cochabamba, Bolívia',''), n2=('El Alto, Bolívia',''), noav=(0,)),
 dict(sex='F', born='2015-12-24', dreg=20, twin=1, hora=(11,41)),
 dict(sex='M', born='1959-10-05', dreg='1959-10-26', emis='2014-02-18', home=1, era='old', noav=(2,3), nodnv=1, anot='À margem do termo consta o óbito do registrado, ocorrido em 02/02/2014, nesta Capital, conforme comunicação do Registro Civil do 26º Subdistrito - Vila Prudente (livro C-301, fls. 77, termo 184.320).'),
 dict(given='Anna Karollynne Stephany Vitória', sex='F', born='2014-06-13', dreg='2014-07-30', nofather=0, averb='Registro retificado em 22/09/2017, por despacho do Oficial (art. 110 da Lei 6.015/73), para constar que o avô materno é natural do Estado do Paraná, e não como constou.', emis='2017-10-02')]
Q1CSS = '''.pg{font-family:"Liberation Sans";color:#12284f;font-size:8pt;background:#f6fbf4 url("%s");padding:10mm 13mm}
.hd{text-align:center;line-height:1.25}.hd b{font-size:11pt;letter-spacing:.5px}.hd .t{font-family:"URW Bookman";font-weight:bold;font-size:19pt;letter-spacing:2px;margin-top:2mm}
fieldset{border:.7pt solid #2f6b4f;border-radius:4px;margin:0;padding:.3mm 2mm .8mm;min-width:0;background:rgba(255,255,255,.75)}legend{font-size:5.9pt;padding:0 3px;color:#1f5a40;letter-spacing:.2px}
.v{font-family:"Carlito";font-size:11pt;color:#111;min-height:5.6mm;font-weight:bold}.row{display:flex;gap:1.6mm;margin-bottom:2mm}.row fieldset{flex:1}.c{text-align:center}'''
def q1(p):
    s, r = p.s, p.r; caps(p, up); p.joint = True; U = up
    m = mfmt(p.mat, [0,4,0,3,0,4,0,0][p.n-1])
    F = lambda lab, v, fl=1, c='': f'<fieldset style="flex:{fl}" class="{c}"><legend>{lab}</legend><div class="v">{v}</div></fieldset>'
    row = lambda *x: '<div class="row">' + ''.join(x) + '</div>'
    dash = ['***','-.-.-','XXXXX','---'][p.n % 4]
    hora = f"{p.hora[0]:02d}:{p.hora[1]:02d} h" if p.hora else 'IGNORADA'
    nat = lambda g: esc(g.nome) + (f', natural de {esc(g.nat[0])}{" - " + g.nat[1] if g.nat[1] else ""}' if g.nome else '')
    fil = '<br>'.join(nat(g) for g in (p.g1, p.g2) if g.nome)
    a = [x or 'ignorado' for x in p.av]
    pat = f"{a[0]} e {a[1]}" if p.av[0] or p.av[1] else dash
    mat = f"{a[2]} e {a[3]}" if p.av[2] or p.av[3] else ('IGNORADOS' if p.g2.nome else dash)
    tw = '***'; tm = ''
    if p.twin:
        tm = mfmt(matricula(p.reg['cns'], p.dreg.year, p.book, p.leaf, p.term+1), 0); tw = f"{p.twin[0]} - {tm}"
    notes = esc(p.averb or p.anot) or ['Nenhuma.','NADA CONSTA.','***','Sem averbações até a presente data.'][p.n % 4]
    txt = ext(p.nasc); txt = txt[0].upper()+txt[1:]
    rg = ext(p.dreg)
    fee = '1ª via - ISENTA DE EMOLUMENTOS (Lei Federal 9.534/97)' if p.emis == p.dreg else f'2ª via - Ao Oficial: R$ {money(19.9+p.n)}  Ao IPESP: R$ {money(3.6)}  TOTAL: R$ {money(23.5+p.n)}'
    loc = f"{p.estab}, {p.addr}" if p.estab != 'Domicílio' else f"Domicílio - {p.addr}"
    b = f'''<div class="hd">{art.arms(52,'#1f5a40','#8ab09a')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><div class="t">CERTIDÃO DE NASCIMENTO</div></div>
<div style="margin-top:3mm"></div>{row(F('NOME', f'<span style="font-size:14pt">{esc(p.nome)}</span>', 1, 'c'))}{row(F('MATRÍCULA', f'<span style="font-size:12pt;letter-spacing:1px">{m}</span>', 1, 'c'))}
{row(F('DATA DE NASCIMENTO POR EXTENSO', txt, 6), F('DIA', f'{p.nasc.day:02d}', .7, 'c'), F('MÊS', f'{p.nasc.month:02d}', .7, 'c'), F('ANO', p.nasc.year, 1, 'c'))}
{row(F('HORA', hora, 1), F('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', f'{esc(p.mun)} - {p.uf}', 3), F('SEXO', p.sexo.upper(), 1.2))}
{row(F('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', f"{p.reg['mun']} - {p.reg['uf']}", 1), F('LOCAL DE NASCIMENTO', esc(loc), 1.6))}
{row(F('FILIAÇÃO', fil))}{row(F('AVÓS PATERNOS', esc(pat)))}{row(F('AVÓS MATERNOS', esc(mat)))}
{row(F('GÊMEO', 'SIM' if p.twin else 'NÃO', .5), F('NOME E MATRÍCULA DO(S) GÊMEO(S)', esc(tw), 4))}
{row(F('DATA DO REGISTRO POR EXTENSO', rg[0].upper()+rg[1:], 2.4), F('NÚMERO DA DNV', p.dnv or dash, 1))}
{row(F('OBSERVAÇÕES / AVERBAÇÕES', f'<div style="font-weight:normal;font-size:9pt;min-height:36mm;text-align:justify">{notes}</div>'))}
<div class="row" style="margin-top:2mm;align-items:stretch"><fieldset style="flex:1;font-size:8pt;line-height:1.4"><legend>NOME DO OFÍCIO</legend><b>{p.reg['cart']}</b><br>Oficial Registrador(a): <b>{p.oficial}</b><br>{p.reg['mun']} - {p.reg['uf']}<br>{p.reg['end']}<br>Telefone: (1{p.n%9+1}) {r.randint(2100,4999)}-{r.randint(1000,9999)}</fieldset>
<fieldset style="flex:1.1;font-size:8.5pt;text-align:center"><legend>AUTENTICAÇÃO</legend>O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.reg['mun']}, {semi(p.emis)}.<br>{art.sig(p.nome,130,34)}<div style="border-top:.6pt solid #333;margin:0 8mm;font-size:7.5pt">{adult(r,'F','mid')}<br>Escrevente Autorizad{'a'}</div></fieldset></div>
<div style="display:flex;justify-content:space-between;font-size:6.6pt;margin-top:3mm"><span>{fee}</span><span>Papel de segurança {r.randint(10,19)}-AA {r.randint(100000,999999)}</span></div>
<div style="position:absolute;left:88mm;bottom:12mm">{art.stamp('REGISTRO CIVIL', p.reg['mun'].upper()+' - SP', '★', 76, '#24407f', .45)}</div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [br(p.nasc)]}
    if p.twin: acc['gêmeos.informações_adicionais'] = [tw]
    return page(Q1CSS % art.guilloche('#7fb08f', .28, 260, 130, 3, 7), b), truth(p, 'Q1', texto=txt, mat=m, natg=1, dnv=1, accept=acc)
