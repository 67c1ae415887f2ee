# -*- coding: utf-8 -*-
# H1: national model 2010-2017, captions set into the box rules, one vendor of Pernambuco and Paraíba
from common import *
A = [
 dict(uf='PE', city='Bezerros', sex='F', born=D(2011, 3, 1), g='Maria Clara Beatriz', place='HOSPITAL MUNICIPAL JESUS PEQUENINO', cart='CARTÓRIO DO REGISTRO CIVIL DO 1º DISTRITO DE BEZERROS', addr='Rua Cônego Alexandre Cavalcanti, 88 - Centro', selo='0741827.KQF03201101.00417'),
 dict(uf='PB', city='Catolé do Rocha', sex='M', born=D(2013, 11, 28), time=None, place='DOMICÍLIO', pai='', vop='', vap='', nomek=1, cart='SERVIÇO NOTARIAL E REGISTRAL MAIA DE VASCONCELOS', addr='Praça Sérgio Maia, 15', selo='AAW48213-T7KX', averb='CERTIDÃO ISENTA DE EMOLUMENTOS - LEI 9.534/97.', boil=1),
 dict(uf='PE', city='Petrolina', sex='M', born=D(2015, 7, 19), twin='JOÃO GUILHERME', place='HOSPITAL DOM MALAN', cart='1º OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE PETROLINA', addr='Av. Souza Filho, 612, Centro, CEP 56.304-000', selo='0750091.RTB07201502.01933', g='João Gustavo'),
 dict(uf='PB', city='Campina Grande', sex='F', born=D(1996, 9, 7), issue=D(2014, 2, 12), place='MATERNIDADE ELPÍDIO DE ALMEIDA', dnv='', cart='CARTÓRIO BEZERRA CAVALCANTI DE REGISTRO CIVIL', addr='Rua Venâncio Neiva, 132', selo='ABC20931-PLM4', anot='CASOU-SE EM 15/12/2012 COM ', cas=1),
 dict(uf='AL', city='Santana do Ipanema', sex='M', born=D(2010, 1, 31), vop='', place='HOSPITAL DR. ARSÊNIO MOREIRA', cart='OFÍCIO DO REGISTRO CIVIL DE SANTANA DO IPANEMA', addr='Rua Coronel Lucena, 40', selo='', g='Ruan Pietro Emmanuel Alexandre Augusto'),
 dict(uf='PE', city='Goiana', sex='F', born=D(2016, 12, 24), time=(0, 5), place='HOSPITAL BELARMINO CORREIA', cart='REGISTRO CIVIL DE GOIANA - SEDE', addr='Rua Direita, 201 - Goiana/PE', selo='0074245.GHN12201601.00028', foreign=True, g='Manuela Yumi'),
 dict(uf='PE', city='Serra Talhada', bcity='Recife', sex='M', born=D(1979, 6, 13), reg=D(1979, 8, 2), issue=D(2012, 5, 30), dnv='', place='HOSPITAL BARÃO DE LUCENA', cart='CARTÓRIO DE REGISTRO CIVIL NEIDE MAGALHÃES', addr='Rua Enock Ignácio de Oliveira, 950', selo='0746213.AVD05201203.01175', averb='CONFORME MANDADO DA 2ª VARA CÍVEL DE SERRA TALHADA, PROC. 0001482-71.2010.8.17.1370, FICA RETIFICADO O NOME DA GENITORA PARA O QUE AGORA CONSTA. EM 09/03/2011.'),
 dict(uf='PB', city='Monteiro', bcity='Sertânia', buf='PE', sex='F', born=D(2017, 10, 2), vom='', vam='', place='HOSPITAL E MATERNIDADE ALICE FIGUEIREDO', cart='CARTÓRIO ÚNICO DE MONTEIRO', addr='Rua Coronel Santa Cruz, s/n', selo='AFG77120-0QZR', g='Ayla Sofia'),
]
CSS = '''
.page{font-family:"Roboto Condensed";font-size:10.6pt;color:#111;background:#fff}
.fr{position:absolute;inset:7mm;border:4mm solid transparent;border-image:url("%s") 12 round;background:#fff}
.in{position:absolute;left:14mm;right:14mm;top:13mm;bottom:13mm}
.hd{text-align:center;line-height:1.25;font-family:"Noto Sans"} .hd .a{font-size:10pt;letter-spacing:.8px} .hd .b{font-size:8.5pt} .hd h1{font-size:17pt;margin:1mm 0 2.5mm;letter-spacing:2px;color:#123a6b}
fieldset{border:.8px solid #47618a;margin:0 0 2.6mm;padding:.3mm 2mm 1mm;min-width:0;min-height:12mm;border-radius:1mm}
legend{font-size:6.5pt;color:#123a6b;padding:0 1mm;font-family:"Noto Sans";line-height:1}
.row{display:flex;gap:2mm} .row fieldset{flex:1}
.nm{text-align:center;font-weight:bold;font-size:13pt}
.c{text-align:center} .b{font-weight:bold} .ob{min-height:27mm}
.ft{display:flex;gap:5mm;margin-top:2mm} .ft>div{flex:1;font-size:8.8pt;line-height:1.4}
.sg{text-align:center;margin-top:9mm;border-top:.8px solid #000;padding-top:.5mm}
.st{border:1px dashed #47618a;padding:1.2mm;font-size:7.5pt;margin-top:2.5mm;text-align:center}
''' % guilloche('#1d4f91', 7, .9, 60, 30)
def fs(l, v, st='', c=''): return f'<fieldset style="{st}"><legend>{l}</legend><div class="{c}">{v or "&nbsp;"}</div></fieldset>'
def make():
    for n, o in enumerate(A, 1):
        p = mk('H1', n, **o); t = truth('H1', n)
        if n == 2: p.nome = p.f.nome_mae
        cas = ''
        up(p, 'nome', 'pai', 'mae', 'vop', 'vap', 'vom', 'vam', 'city', 'bcity', 'painat', 'maenat', 'twin')
        if getattr(p, 'cas', 0): p.anot += somebody('H1cas', 'M', 1990).upper() + ', NESTE OFÍCIO, PASSANDO A ASSINAR ' + p.nome + ' DE FRANÇA. LIVRO B-47, FLS. 112, TERMO 13840.'
        if p.twin: p.twin += ' ' + ' '.join(p.nome.split()[2:])
        blank = ['', 'NÃO DECLARADO', '***', 'IGNORADO', 'XXXXXXXX', '---', 'NADA CONSTA', 'NÃO CONSTA'][n-1]
        dnv = p.dnv if n != 3 else p.dnv.replace('-', '')
        m = mfmt(p.m)
        xt = ext(p.born).upper()
        hora = f'{p.time[0]:02d}h{p.time[1]:02d}min' if p.time else 'IGNORADA'
        fil = []
        if p.pai: fil.append(f'{p.pai}, natural de {p.painat[0]} - {p.painat[1]}')
        fil.append(f'{p.mae}, natural de {p.maenat[0]} - {p.maenat[1]}')
        if n in (6,): fil.reverse()
        def gp(a, b): return ' e '.join(x for x in (a, b) if x) or blank
        pat = f'Paternos: {gp(p.vop, p.vap)}'; mat = f'Maternos: {gp(p.vom, p.vam)}'
        note = p.averb + p.anot or ('NADA CONSTA' if n in (1, 6, 8) else '* * * * * *')
        of_role = ['Oficiala Registradora', 'Tabelião e Registrador', 'Oficial Titular', 'Oficiala', 'Registrador Civil', 'Oficial do Registro', 'Oficiala Titular', 'Tabeliã'][n-1]
        tw = p.twin
        twm = mfmt(matr(p.cns, p.reg.year, p.book, p.leaf+1, p.entry+1)) if tw else ''
        iss = med(p.issue)
        b = f'''<div class="fr"></div><div class="in"><div class="hd">{arms('#333',54,True)}<div class="a">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="b">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1></div>
{fs('Nome', p.nome, '', 'nm')}{fs('Matrícula', m, '', 'c b')}
<div class="row">{fs('Data de nascimento por extenso', xt, 'flex:5')}{fs('Dia', f'{p.born.day:02d}', 'flex:.6', 'c')}{fs('Mês', f'{p.born.month:02d}', 'flex:.6', 'c')}{fs('Ano', p.born.year, 'flex:.8', 'c')}</div>
<div class="row">{fs('Hora', hora, 'flex:1', 'c')}{fs('Município de nascimento e Unidade da Federação', f'{p.bcity} - {p.buf}', 'flex:3')}{fs('Município de registro e UF', f'{p.city} - {p.uf}', 'flex:3')}</div>
<div class="row">{fs('Local de nascimento', p.place, 'flex:4')}{fs('Sexo', gender(p,'MASCULINO','FEMININO'), 'flex:1', 'c')}</div>
{fs('Filiação', '<br>'.join(fil), 'min-height:13mm')}{fs('Avós', pat + '<br>' + mat, 'min-height:13mm')}
<div class="row">{fs('Gêmeo', 'SIM' if tw else 'NÃO', 'flex:.6', 'c')}{fs('Nome e matrícula do(s) gêmeo(s)', f'{tw} - {twm}' if tw else blank or 'XXXXXXXX', 'flex:5')}</div>
<div class="row">{fs('Data do registro por extenso', ext(p.reg).upper(), 'flex:3')}{fs('Número da Declaração de Nascido Vivo', dnv or blank, 'flex:2')}</div>
{fs('Observações / Averbações', note, 'min-height:34mm', '')}
<div class="ft"><div><span class="b">Nome do Ofício:</span> {p.cart}<br><span class="b">{of_role}:</span> {p.of}<br><span class="b">Município/UF:</span> {p.city} - {p.uf}<br><span class="b">Endereço:</span> {p.addr}
{f'<div class="st">{arms("#333",20)}<br>Selo Digital: <b>{p.selo}</b><br>Consulte a autenticidade em www.tj{p.uf.lower()}.jus.br/selodigital</div>' if p.selo else ''}</div>
<div class="c">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p.city.title().replace(' Do ',' do ').replace(' Da ',' da ')}, {iss}.<br><div style="height:9mm;margin-top:2mm">{scrawl(p.nome) if n%2 else ''}</div><div class="sg" style="margin-top:0">Assinatura do Oficial / Substituto</div></div></div></div>'''
        nat = lambda x: f'{x[0]} - {x[1]}'
        gs = [(p.pai, nat(p.painat))] if p.pai else []
        gs.append((p.mae, nat(p.maenat)))
        if n == 6: gs.reverse()
        gs.append(('', ''))
        bk = getattr(p, 'boil', 0)
        fill(t, p.born, xt, tw, f'{tw} - {twm}' if tw else None, nome=p.nome, matr=m, hora=f'{p.time[0]:02d}:{p.time[1]:02d}' if p.time else '', sexo=gender(p,'Masculino','Feminino'),
          est='Domicílio' if p.place == 'DOMICÍLIO' else p.place, mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=p.cart, dreg=dmy(p.reg), dnv=dnv, livro=str(p.book), folha=str(p.leaf), termo=str(p.entry),
          g1=gs[0][0], g1n=gs[0][1], g2=gs[1][0], g2n=gs[1][1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, averb='' if bk else p.averb, anot=p.anot, selo=p.selo, oficial=p.of, emis=dmy(p.issue))
        if tw: t['accept']['gêmeos.informações_adicionais'] = [tw]
        if (p.averb and not bk) or p.anot: t['meta']['joint_notes'] = True
        save(t, b, CSS, 'A4', [iss, ext(p.reg).upper(), xt, hora])
