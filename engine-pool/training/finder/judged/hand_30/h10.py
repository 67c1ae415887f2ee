# -*- coding: utf-8 -*-
# H10: indigenous people, mostly late registration (Res. Conj. CNJ/CNMP 3/2012); second copy materialized from e-mail; captions under the lines
from common import *
# names: nome, pai, mae, vop, vap, vom, vam
A = [
 dict(uf='PE', city='Tacaratu', sex='F', born=D(2014, 8, 19), reg=D(2016, 3, 21), issue=D(2023, 5, 8), povo='Pankararu', aldeia='Brejo dos Padres', ti='Pankararu', cart='Cartório do Registro Civil de Tacaratu', selo='0073120.RSC05202302.00146',
  nomes=('Maria Iracy da Silva Pankararu', 'José Auto da Silva Pankararu', 'Quitéria Binga dos Santos', 'João Tomás da Silva', 'Hilda Bezerra da Silva', 'Miguel Binga dos Santos', 'Maria Vitalina da Conceição'), place='Aldeia Brejo dos Padres', home=1, time=(4, 15)),
 dict(uf='AM', city='Tabatinga', sex='M', born=D(2001, 1, 30), reg=D(2013, 9, 10), issue=D(2022, 10, 19), povo='Ticuna', aldeia='Umariaçu II', ti='Tukuna Umariaçu', cart='Serventia Extrajudicial da Comarca de Tabatinga', selo='AMRCPN4418QW0P2Z7L',
  nomes=('Ngu’ãcü Fernandes Marubo Tikuna', 'Adércio Fernandes Tikuna', 'Me’ena Marubo Custódio', 'Pucürana Fernandes', 'Tchürüne Guedes Fernandes', 'Osório Custódio', ''), place='Hospital de Guarnição de Tabatinga', home=0, time=None, painat=('Benjamin Constant', 'AM'), averb='Averbada, por decisão judicial de 12/04/2019 (autos 0000713-88.2018.8.04.7300), a inclusão da etnia e da aldeia de origem dos pais.'),
 dict(uf='MS', city='Dourados', sex='F', born=D(2021, 11, 4), reg=D(2021, 11, 19), issue=D(2024, 6, 27), povo='Guarani Kaiowá', aldeia='Bororó', ti='Dourados', cart='4º Ofício de Registro Civil de Dourados', selo='AGT48113-220-NOR', twin='Kunha Jeguá Vera Benites',
  nomes=('Kunha Rory Vera Benites', '', 'Adriele Benites Vera', '', '', 'Ambrósio Vera', 'Lídia Benites'), place='Hospital Universitário da Grande Dourados', home=0, time=(17, 22)),
 dict(uf='PB', city='Rio Tinto', bcity='Baía da Traição', sex='M', born=D(1989, 4, 19), reg=D(1990, 2, 5), issue=D(2021, 12, 13), povo='Potiguara', aldeia='São Francisco', ti='Potiguara', cart='Cartório Oscar Soares - Ofício Único de Rio Tinto', selo='AMK20557-WQ3D',
  nomes=('Aguinaldo Ybyrá Gomes Cândido', 'Antônio Pessoa Cândido', 'Severina Fernandes Gomes', 'Daniel Cândido dos Santos', 'Beatriz Pessoa', 'Djalma Gomes', 'Joana Cyriaco Gomes'), place='Aldeia São Francisco', home=1, time=(22, 0), anot='Casado com Iraê Maria do Nascimento, em 21/08/2015, Mamanguape/PB, matrícula ' + mfmt(matr('068312', 2015, 19, 77, 5377, kind=2)) + '.'),
 dict(uf='MA', city='Barra do Corda', sex='F', born=D(2018, 2, 14), reg=D(2019, 7, 3), issue=D(2020, 1, 9), povo='Guajajara (Tenetehara)', aldeia='Cana Brava', ti='Cana Brava', cart='2º Ofício Extrajudicial de Barra do Corda', selo='REGNAS0303927HTY61C',
  nomes=('Zahy Ywyzar Guajajara Lopes', 'Ilson Lopes Guajajara', 'Maria Zawaruhu Guajajara', 'Tamuí Lopes', '', '', 'Zutiwa Guajajara'), place='Aldeia Cana Brava', home=1, time=None),
 dict(uf='MT', city='Barra do Garças', bcity='General Carneiro', sex='M', born=D(1978, 10, 5), reg=D(2009, 6, 16), issue=D(2025, 2, 26), povo='Xavante', aldeia='Sangradouro', ti='Sangradouro/Volta Grande', cart='1º Serviço Registral e Notarial de Barra do Garças', selo='CBA 77120',
  nomes=('Tserenhõdza Tsi’rui Wa’utomo', 'Domingos Tsereburã Wa’utomo', 'Rosa Pē’a Tsi’rui', '', '', '', ''), place='Posto de Saúde da Missão Salesiana', home=0, time=(6, 0), averb='Registro tardio autorizado pelo Juiz Corregedor em 08/06/2009. CPF incluído em 26/02/2025.'),
 dict(uf='RS', city='Nonoai', sex='F', born=D(2023, 7, 9), reg=D(2023, 7, 27), issue=D(2026, 4, 1), povo='Kaingang', aldeia='Bananeiras', ti='Nonoai', cart='Registro Civil das Pessoas Naturais de Nonoai', selo='0397.01.2600001.00058',
  nomes=('Fóg Nĩvo da Veiga Loureiro', 'Jurandir Kagrẽr Loureiro', 'Vanessa Rẽgso da Veiga', 'Arcelino Loureiro', 'Natalina Jacinto', 'Sebastião da Veiga', 'Rosalina Kaféj Amantino'), place='Hospital Comunitário de Nonoai', home=0, time=(13, 48)),
 dict(uf='AL', city='Palmeira dos Índios', sex='M', born=D(1966, 12, 31), reg=D(1986, 3, 3), issue=D(2022, 3, 15), povo='Xukuru-Kariri', aldeia='Mata da Cafurna', ti='Xukuru-Kariri', cart='Cartório Celestino - Registro Civil do 1º Distrito', selo='ABV60218-4NHE',
  nomes=('Antônio Selestino Suyra', 'Alfredo Selestino', 'Marlene Macário da Silva', 'Francelino Selestino', 'Quitéria Celestino da Silva', '', 'Josefa Macário'), place='', home=0, time=None),
]
CSS = '''
.page{font-family:"Open Sans";font-size:10pt;color:#241a12;background:#fff}
.top{position:absolute;left:0;right:0;top:0;height:9mm;background:repeating-linear-gradient(135deg,#8c2f12 0 4mm,#241a12 4mm 5.5mm,#e8b04a 5.5mm 8mm,#241a12 8mm 9.5mm)}
.lf{position:absolute;left:12mm;top:14mm;width:126mm} .rt{position:absolute;right:10mm;top:14mm;width:54mm;border-left:1px solid #8c2f12;padding-left:4mm;bottom:40mm;font-size:8.4pt;line-height:1.5}
h1{font-size:17pt;margin:1mm 0 0;color:#8c2f12} .u{display:inline-block;vertical-align:top;padding-right:3mm;margin-bottom:4.2mm} .u div{border-bottom:.8px solid #241a12;min-height:5.2mm;line-height:5mm;padding:0 1mm} .u em{display:block;font-size:6.5pt;color:#7a5a3f;line-height:1.3;padding-left:1mm}
.rt h3{font-size:8.6pt;color:#8c2f12;margin:4mm 0 1mm;border-bottom:1px solid #e8b04a}
.em{position:absolute;left:12mm;right:10mm;bottom:8mm;border:1px dotted #241a12;padding:2mm 3mm;font:7.2pt/1.5 "DejaVu Sans Mono";color:#333}
'''
def u(w, l, v, st=''): return f'<div class="u" style="width:{w}%"><div style="{st}">{v}</div><em>{l}</em></div>'
def make():
    for n, o in enumerate(A, 1):
        o = dict(o); N = o.pop('nomes')
        if o['born'].year < 2010: o['dnv'] = ''
        if o['home']: o['dnv'] = ''
        for k, v in zip('nome pai mae vop vap vom vam'.split(), N): o[k] = v
        if n != 1: o.setdefault('painat', (o.get('bcity', o['city']), o['uf']))
        o.setdefault('maenat', (o.get('bcity', o['city']), o['uf']))
        p = mk('H10', n, **o); t = truth('H10', n); r = p.r
        bl = ['não há', '---', 'não declarado', 'nihil', '******', 'não consta', '(em branco)', 'ignorado'][n-1]
        tw = p.twin; nat = nt(p.bcity, p.buf); m = mfmt(p.m, ' ' if n % 3 else '.', ' ' if n % 2 else '-')
        cp = p.cpf if n not in (2, 5) else ''
        xt = [f'{dmy(p.born)}', ext(p.born), med(p.born)][n % 3]
        hr = (f'{p.time[0]}h{p.time[1]:02d}min' if p.time else bl)
        bk, fl, tm = f'A-{p.book}', f'{p.leaf}' + ('-v' if n == 4 else ''), f'{p.entry}'
        tard = (p.reg - p.born).days > 90
        rani = f'{r.randint(100,9999)}/{r.randint(1990,2012)}'
        loc = ('Domicílio - ' + p.place) if p.home else (p.place or bl)
        iss = med(p.issue) if n % 2 else dmy(p.issue)
        mat = p.issue + datetime.timedelta(days=r.choice([1, 2, 4]))
        oc, ou = r.choice([('Recife', 'PE'), ('Maceió', 'AL'), ('Campinas', 'SP'), ('Goiânia', 'GO')])
        # one printed place per birth of parents: the native village stands apart
        b = f'''<div class="top"></div><div class="lf">{arms('#241a12',40)}<div style="font-size:8pt">República Federativa do Brasil · {estado(p.uf)}</div><h1>Certidão de Nascimento</h1><div style="font-size:8pt;margin-bottom:4mm">registro de pessoa indígena{' · assento tardio' if tard else ''}</div>
{u(100,'nome (Resolução Conjunta CNJ/CNMP nº 3/2012, art. 2º)',f'<b style="font-size:12.5pt">{p.nome}</b>')}{u(66,'matrícula',m)}{u(34,'CPF',cp or bl)}
{u(60,'nascimento',xt)}{u(18,'hora',hr)}{u(22,'sexo',gender(p,'masculino','feminino'))}{u(62,'onde nasceu',loc)}{u(38,'cidade e Estado do nascimento',nat)}
{u(30,'povo / etnia',p.povo)}{u(32,'aldeia de origem',p.aldeia)}{u(38,'terra indígena',p.ti)}{u(50,'naturalidade',nat)}{u(50,'gêmeo',('sim, de '+tw) if tw else 'não')}
{u(66,'pai',p.pai or bl)}{u(34,'natural de',nt(*p.painat) if p.pai else bl)}{u(50,'avô por parte de pai',p.vop or bl)}{u(50,'avó por parte de pai',p.vap or bl)}
{u(66,'mãe',p.mae)}{u(34,'natural de',nt(*p.maenat))}{u(50,'avô por parte de mãe',p.vom or bl)}{u(50,'avó por parte de mãe',p.vam or bl)}
{u(100,'averbações','<span>'+(p.averb or bl)+'</span>','min-height:15mm')}{u(100,'anotações','<span>'+(p.anot or bl)+'</span>','min-height:15mm')}
<div style="font-size:8.3pt;line-height:1.5">Certifico que o teor acima confere com o assento. Dou fé.<br>{p.city}, {iss} <i>(expedição)</i>.</div></div>
<div class="rt"><h3 style="margin-top:0">Assento</h3>Livro {bk}<br>Folha {fl}<br>Termo {tm}<br>Registrado em {dmy(p.reg)}<br>Em {p.city}/{p.uf}<br>DNV: {p.dnv or bl}
<h3>Serventia do registro</h3><b>{p.cart}</b><br>{gender(p,'Oficial','Registradora')}: {p.of}<br>{r.choice(['Rua','Av.'])} {r.choice(['da Aldeia','Cacique Chicão','Marechal Rondon','São Pedro','das Mangueiras'])}, {r.randint(5,700)}
<h3>Funai</h3>{'RANI nº '+rani+'<br>Coordenação Regional de '+p.city if n%2==0 else 'Representante: '+somebody(f'H10f{n}','M',1975)+'<br>matr. SIAPE '+str(r.randint(400000,1900000))}
<h3>Declarante e testemunhas</h3>{['o pai','o pai','a mãe','o pai','cacique da aldeia','o próprio registrado','os pais','o pai'][n-1]}<br>{p.t1}<br>{p.t2 if n%2 else ''}
<h3>Selo eletrônico</h3>{p.selo}<br>{qr(p.nome,60,29,'#241a12')}<br>Gratuito (Lei 9.534/97)</div>
<div class="em">SEGUNDA VIA MATERIALIZADA DE ARQUIVO RECEBIDO POR CORREIO ELETRÔNICO — pedido CRC {r.randint(1000000,9999999)}<br>De: registro@{p.city.lower().replace(' ','').replace('ç','c').replace('í','i')}.exemplo.br &nbsp; Recebido: {dmy(mat)} {r.randint(8,17):02d}:{r.randint(10,59)} &nbsp; Arquivo: {''.join(r.choice('0123456789abcdef') for _ in range(12))}.p7s<br>Impressa por {r.choice(['Cartório do 2º Registro Civil','Registro Civil do 5º Distrito','1º Subdistrito'])} de {oc}-{ou}, escrevente {p.sub}. A assinatura ICP-Brasil foi verificada e está íntegra.</div>'''
        g = [(p.pai, nt(*p.painat)), (p.mae, nt(*p.maenat))] if p.pai else [(p.mae, nt(*p.maenat)), ('', '')]
        fill(t, p.born, xt, tw, 'sim, de ' + tw, nome=p.nome, cpf=cp, matr=m, hora='%02d:%02d' % p.time if p.time else '', nat=nat, sexo=gender(p,'Masculino','Feminino'), est='Domicílio' if p.home else p.place, mun=p.bcity, uf=p.buf,
          rmun=p.city, ruf=p.uf, cart=p.cart, dreg=dmy(p.reg), dnv=p.dnv, livro=bk, folha=fl, termo=tm, g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam,
          averb=p.averb, anot=p.anot, selo=p.selo, oficial=p.of, emis=dmy(p.issue))
        if tw: t['data']['gêmeos']['informações_adicionais'] = tw; t['accept']['gêmeos.informações_adicionais'] = ['sim, de ' + tw, 'de ' + tw]
        if p.home: t['accept']['local_nascimento.estabelecimento'] = [loc]
        save(t, b, CSS, 'A4', [iss, dmy(p.reg), hr])
