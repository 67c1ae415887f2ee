from lib import *
def bl(x, m): return E(x) if x else m
def cell(l, v, w, st=''): return f'<div class="c" style="width:{w}%;{st}"><i>{l}</i><b>{v}</b></div>'

# ---------- A: São Paulo, national model of 2009 (Provimentos 2 e 3), security paper ----------
def A(n):
    k = f'A{n}'
    if n == 1:
        r = rec(k, 'IT+SE', D(2011, 3, 1), 'Piracicaba', 'SP', hora=(7, 4), sexo='F', cns=119867, local='Hospital dos Fornecedores de Cana de Piracicaba', viz=[('Rio das Pedras', 'SP'), ('Saltinho', 'SP'), ('Jaú', 'SP')],
            cart='Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede', oficial='Thereza Cristina Salgot Bressan', esc='Odair José Furlan', blank='***', up=True,
            extra=dict(end='Rua do Rosário, 1.148 - Centro - CEP 13400-186 - Fone (19) 3433-1180', tax='ISENTA DE EMOLUMENTOS - 1ª VIA - LEI Nº 9.534/97', pap='119867-AA 000048213'))
        r.dnv = '30-52187743-9'; r.twins = ['MARIA CLARA ' + ' '.join(r.nome.split()[1:])]
    elif n == 2:
        r = rec(k, 'CM+NE', D(2013, 10, 27), 'São Paulo', 'SP', hora=(23, 50), sexo='M', cns=123455, first='Kauã Henrique', local='Hospital Geral de Pedreira', viz=[('Garanhuns', 'PE'), ('São Paulo', 'SP')],
            cart='Registro Civil das Pessoas Naturais do 29º Subdistrito - Santo Amaro', oficial='Ivan Marcos Dedecca Prado', esc='Elisângela Moura de Brito', blank='-x-x-x-x-x-', extra=dict(end='Rua Barão do Rio Branco, 390 - Santo Amaro - São Paulo/SP - 04753-000', tax='Ao Oficial: R$ 0,00 - Ipesp: R$ 0,00 - Total: GRATUITO', pap='123455-CA 000310077'))
        r.dnv = '30-61450982-1'; r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]
        r.nome = 'Kauã Henrique ' + r.g1[0].split()[-1]
    elif n == 3:
        r = rec(k, 'CM', D(2015, 6, 9), 'Guarulhos', 'SP', hora=(14, 0), sexo='F', cns=111989, local='Hospital Municipal Maternidade-Escola Dr. Mário de Moraes Altenfelder Silva', cart='Registro Civil das Pessoas Naturais do 2º Subdistrito de Guarulhos', oficial='Renata Sampaio Vitti', esc='', blank='= = = = =',
            extra=dict(end='Av. Timóteo Penteado, 2.105 - Vila Hulda - Guarulhos - SP', tax='1ª via gratuita', pap='111989-AB 000007719'))
        r.mun, r.rmun = 'São Paulo', 'Guarulhos'; r.nome = 'Abigail Nayeli Condori Mamani'; r.g1 = ('Wilber Edgar Condori Choque', ('El Alto', 'Bolívia')); r.g2 = ('Yhovana Mamani Quispe', ('Oruro', 'Bolívia'))
        r.av = ['Eusebio Condori Apaza', 'Felipa Choque de Condori', 'Nicolás Mamani Huanca', 'Sabina Quispe Tola']; r.dnv = '30-68811407-3'
    else:
        r = rec(k, 'SE+IT', D(1974, 12, 31), 'Itapetininga', 'SP', hora=(5, 30), sexo='F', cns=120998, livro=87, folha=204, termo=31877, local='Santa Casa de Misericórdia', demi=D(2014, 8, 22), viz=[('Angatuba', 'SP'), ('Tatuí', 'SP')],
            cart='Oficial de Registro Civil das Pessoas Naturais de Itapetininga', oficial='José Augusto Rolim Nogueira', esc='Márcia Terra Holtz', blank='NADA CONSTA', up=True, extra=dict(end='Rua Venâncio Aires, 716, Centro, Itapetininga/SP, 18200-030', tax='Emol. R$ 21,60 + Ipesp R$ 4,32 = R$ 25,92 - Guia 156/2014', pap='120998-AA 000155402'))
        r.dreg = D(1975, 1, 6); r.mat = matricula(120998, 1975, 87, 204, 31877)
        r.averb = ''
        r.anot = 'ANOTAÇÃO: Casou-se em 14/02/1998 com Edmilson Tadeu Válio, no Registro Civil de Tatuí/SP, Livro B-41, fls. 88, termo nº 8.112, passando a assinar com o sobrenome Válio. Separação judicial averbada em 30/03/2007.'
        r.local = 'SANTA CASA DE MISERICÓRDIA'
    b = r.blank; U = UC if r.up else (lambda s: s)
    d = Doc('126A-%d' % n)
    tx = U(dw(r.nasc)); rg = U(dw(r.dreg))
    np_ = (lambda t: 'natural de ' + nat(t, ' - ')) if n != 2 else (lambda t: 'natural de ' + nat(t, '/'))
    if n == 4: np_ = None
    jn = ' ' if not (r.averb and r.anot) else '<br>'
    tw = f'{r.twins[0]} - Matrícula {matricula(119867, 2011, r.livro, r.folha, r.termo+1)}' if r.twins else ''
    d.base(r, tx, natp=np_, dregp=rg, demip=dm(r.demi) , twinp=tw, horap=f'{r.hora[0]:02d}:{r.hora[1]:02d}' if n != 2 else '23h50min')
    h = f'{r.hora[0]:02d}:{r.hora[1]:02d}' if n != 2 else '23h50min'
    fil = []
    for g in (r.g1, r.g2):
        if g: fil.append(E(g[0]) + (f', {np_(g[1])}' if np_ else ''))
        else: fil.append(b)
    lab = lambda a, o: f'{E(a)} e {E(o)}' if a else b
    css = '''.pg{padding:17mm 14mm;font:10pt "Liberation Serif"}h1{font-size:13pt;margin:0;text-align:center;font-weight:bold}h2{font-size:19pt;margin:1mm 0 3mm;text-align:center;letter-spacing:2px}
    .f{border:1.2px solid #000;border-bottom:0;display:flex}.f:last-of-type{}.c{border-right:1px solid #000;padding:.6mm 1.5mm 1mm;min-height:9.2mm}.c:last-child{border:0}i{font:normal 6.4pt "Liberation Sans";display:block}b{font-weight:normal;font-size:10.5pt}.x b{display:block;text-align:center;font-weight:bold;font-size:12.5pt}'''
    bd = f'''<div class="abs" style="left:14mm;top:12mm">{arms(19, '#333', '#555', '#777')}</div><div class="abs" style="right:14mm;top:10mm;font:7pt Liberation Mono">{r.extra['pap']}<br>{bars(k, 34, 7)}</div>
    <h1>REPÚBLICA FEDERATIVA DO BRASIL</h1><div style="text-align:center">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h2>CERTIDÃO DE NASCIMENTO</h2>
    <div class="x" style="text-align:center"><i>NOME:</i><b>{E(r.nome)}</b><i style="margin-top:1.5mm">MATRÍCULA:</i><b style="font-size:11.5pt">{r.mat}</b></div><div style="height:3mm"></div>
    <div class="f">{cell('DATA DE NASCIMENTO POR EXTENSO', E(tx), 70)}{cell('DIA', f'{r.nasc.day:02d}', 10)}{cell('MÊS', f'{r.nasc.month:02d}', 10)}{cell('ANO', r.nasc.year, 10)}</div>
    <div class="f">{cell('HORA', h, 16)}{cell('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', E(U(r.mun))+' - '+r.uf, 84)}</div>
    <div class="f">{cell('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', E(U(r.rmun))+' - '+r.ruf, 36)}{cell('LOCAL DE NASCIMENTO', E(r.local), 48)}{cell('SEXO', U('Masculino' if r.sexo=='M' else 'Feminino'), 16)}</div>
    <div class="f">{cell('FILIAÇÃO', '<br>'.join(fil), 100, 'min-height:15mm')}</div>
    <div class="f">{cell('AVÓS', f"PATERNOS: {lab(r.av[0], r.av[1])}<br>MATERNOS: {lab(r.av[2], r.av[3])}", 100, 'min-height:16mm')}</div>
    <div class="f">{cell('GÊMEO', U('Sim') if r.twins else U('Não'), 14)}{cell('NOME E MATRÍCULA DO(S) GÊMEO(S)', bl(tw, b), 86)}</div>
    <div class="f">{cell('DATA DO REGISTRO POR EXTENSO', E(rg), 64)}{cell('NÚMERO DA DNV', bl(r.dnv, b), 36)}</div>
    <div class="f" style="border-bottom:1.2px solid #000">{cell('OBSERVAÇÕES AVERBAÇÕES', bl(r.averb or r.anot, b if n != 4 else ''), 100, 'min-height:34mm')}</div>
    <div style="display:flex;margin-top:4mm"><div style="width:50%;border:1.2px solid #000;padding:2mm;font-size:9pt;line-height:1.35"><i>NOME DO OFÍCIO</i>{E(r.cart)}<br><i>OFICIAL REGISTRADOR</i>{E(r.oficial)}<br><i>MUNICÍPIO / UF</i>{E(U(r.rmun))} - {r.ruf}<br><i>ENDEREÇO</i>{E(r.extra['end'])}</div>
    <div style="width:50%;padding:1mm 4mm;text-align:center;font-size:9.5pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}, {dm(r.demi)}.<div style="height:14mm">{sig(k)}</div><div style="border-top:1px solid #000">{E(r.esc) + '<br>Escrevente Autorizado(a)' if r.esc else E(r.oficial)+'<br>Oficial'}</div></div></div>
    <div style="font:7pt Liberation Sans;margin-top:4mm">{E(r.extra['tax'])}</div>'''
    return d, page(css, bd)

# ---------- B: Rio de Janeiro, model of Provimento 63/2017 with the cadastro table and TJRJ seal ----------
def B(n):
    k = f'B{n}'; P = [('Niterói', 'RJ'), ('Campos dos Goytacazes', 'RJ'), ('Cataguases', 'MG'), ('Campina Grande', 'PB')]
    if n == 1:
        r = rec(k, 'CM+SE', D(2019, 5, 8), 'Rio de Janeiro', 'RJ', sexo='M', hora=(0, 17), viz=P, cns=93021, local='Maternidade Leila Diniz', cart='RCPN 08ª Circunscrição', oficial='Alexis Mendonça Cavichini de Sá', esc='Tainá Porciúncula Reis', blank='---', livro=402, folha=17, termo=120617,
            extra=dict(end='Rua Barão de Iguatemi, 123 - Praça da Bandeira - Rio de Janeiro/RJ', sexo='Masculino'))
        r.cpf = cpf(r.rng); r.dnv = '30-78213370-8'
    elif n == 2:
        r = rec(k, 'SE+CM', D(2021, 11, 30), 'Niterói', 'RJ', sexo='F', hora=(18, 42), cns=90332, local='Casa de Saúde e Maternidade Santa Martha', cart='1º Distrito de Niterói - Registro Civil das Pessoas Naturais', oficial='Sônia Regina Peçanha Valladão', esc='', blank='****', twomums=True, up=True,
            extra=dict(end='Rua Almirante Teffé, 637 loja 5 - Centro - Niterói/RJ'))
        r.g1 = ('FLÁVIA BITTENCOURT LESSA', ('Petrópolis', 'RJ')); r.g2 = ('ROBERTA AZAMOR DE PAULA', ('Niterói', 'RJ')); r.nome = 'OLÍVIA LESSA AZAMOR'
        r.av = ['SERGIO LUIZ LESSA', 'MARÍLIA BITTENCOURT LESSA', 'HAROLDO DE PAULA', 'DENISE AZAMOR DE PAULA']
        r.cpf = cpf(r.rng); r.dnv = '30-84119230-5'
    elif n == 3:
        r = rec(k, 'SE', D(1988, 2, 29), 'Volta Redonda', 'RJ', sexo='M', hora=(10, 25), cns=91447, livro=118, folha=55, termo=61002, local='Hospital da CSN', demi=D(2022, 7, 4), viz=[('Barra Mansa', 'RJ'), ('Resende', 'RJ')], cart='Ofício do Registro Civil do 1º Distrito', oficial='Paulo Cesar de Lemos Faria', esc='Hugo Damasceno Ribas', blank='NADA CONSTA',
            extra=dict(end='Av. Amaral Peixoto, 44, sala 203 - Volta Redonda - RJ'))
        r.dreg = D(1988, 3, 14); r.mat = matricula(91447, 1988, 118, 55, 61002)
        r.averb = 'AV-1: Por mandado do Juízo da 2ª Vara de Família de Volta Redonda, processo 0004417-22.1994.8.19.0066, expedido em 09/06/1995, foi reconhecida a paternidade, passando o registrado a usar o nome acima, com inclusão do pai e dos avós paternos.'
        r.anot = 'Anotação: contraiu matrimônio em 20/12/2014 com Carla Beatriz Sodré, no RCPN de Barra Mansa/RJ, L. B-77, fls. 140, nº 15.993.'
        r.cpf = cpf(r.rng); r.cad = ['12.877.610-3', '18/05/2006', 'DETRAN/RJ', '104882470302', '94/0112', 'Volta Redonda/RJ', '27255-125']
    else:
        r = rec(k, 'CM', D(2024, 1, 1), 'Duque de Caxias', 'RJ', sexo='F', hora=(3, 33), cns=92114, first='Maya Sofia', local='Hospital Estadual Adão Pereira Nunes', cart='Serviço Registral do 2º Distrito de Duque de Caxias', viz=P, oficial='Lívia Tostes Amaro', esc='Jorge Ubiratan Celestino', blank='-', extra=dict(end='Av. Brigadeiro Lima e Silva, 1.603 - Duque de Caxias'))
        r.cpf = cpf(r.rng); r.dnv = '30-91008742-0'; r.g1 = ('Kiala Domingos Nsimba', ('Luanda', 'Angola'))
        r.nome = 'Maya Sofia ' + r.g2[0].split()[1] + ' Nsimba'; r.av[0] = 'Domingos Nsimba'; r.av[1] = 'Helena Luzolo Mbemba'
    r.selo = code(r.rng, 'AAAA 99999 AAA'); b = r.blank; U = UC if r.up else (lambda s: s)
    d = Doc('126B-%d' % n); tx = U(dw(r.nasc)); rg = U(dm0(r.dreg)) if n in (1, 4) else U(dw(r.dreg))
    hh = f'{r.hora[0]:02d}:{r.hora[1]:02d} h'
    d.base(r, tx, natlabel=f'{U(r.mun)}/{r.uf}', natp=lambda t: nat(t, '/'), dregp=rg, demip=dm(r.demi), horap=hh)
    fil = [f'{E(g[0])} <span class="q">— {nat(g[1])}</span>' for g in (r.g1, r.g2)]
    cd = r.cad + [''] * 7
    z = lambda x: x or b if n != 3 else x
    css = '''.pg{padding:10mm 11mm;font:8.6pt "Liberation Sans"}.c{border:.6px solid #777;margin:-.3px;padding:.5mm 1.3mm;min-height:8mm}.f{display:flex}i{font:normal 6pt "DejaVu Sans";color:#333;display:block}b{font-weight:normal;font-size:9.2pt}.q{font-size:8.6pt}table{border-collapse:collapse;width:100%;font-size:7.4pt;margin-top:.5mm}td,th{border:.6px solid #777;padding:.5mm 1mm;text-align:left}th{font-weight:normal;background:#eee}'''
    bd = f'''<div style="display:flex;align-items:center;justify-content:center">{arms(15)}<div style="text-align:center;padding-left:4mm"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><span style="font:bold 16pt Liberation Sans">CERTIDÃO DE NASCIMENTO</span></div></div>
    <div style="border:.6px solid #777;text-align:center;margin-top:2mm;padding:1mm"><i>Nome</i><b style="font:bold 12pt Liberation Sans">{E(r.nome)}</b></div>
    <div style="border:.6px solid #777;text-align:center;padding:.6mm"><i>CPF</i><b>{bl(r.cpf, b)}</b></div><div style="border:.6px solid #777;text-align:center;padding:.6mm"><i>Matrícula</i><b style="font:bold 11pt Liberation Sans">{r.mat}</b></div>
    <div class="f" style="margin-top:1.5mm">{cell('Data de nascimento por extenso', E(tx), 67)}{cell('Dia', f'{r.nasc.day:02d}', 11)}{cell('Mês', f'{r.nasc.month:02d}', 11)}{cell('Ano', r.nasc.year, 11)}</div>
    <div class="f">{cell('Hora de nascimento', hh, 22)}{cell('Naturalidade', E(U(r.mun))+'/'+r.uf, 78)}</div>
    <div class="f">{cell('Município de registro e Unidade da Federação', E(U(r.rmun))+'/'+r.ruf, 34)}{cell('Local, município de nascimento e UF', f'{E(r.local)}, {E(U(r.mun))}/{r.uf}', 50)}{cell('Sexo', U('Masculino' if r.sexo=='M' else 'Feminino'), 16)}</div>
    <div class="f">{cell('Filiação', '<br>'.join(fil), 100, 'min-height:13mm')}</div>
    <div class="f">{cell('Avós', '<br>'.join(f'{E(x)}' + (f' e {E(y)}') for x, y in ((r.av[0], r.av[1]), (r.av[2], r.av[3]))) if r.get('twomums') else f'Paternos: {E(r.av[0])} e {E(r.av[1])}<br>Maternos: {E(r.av[2])} e {E(r.av[3])}', 100, 'min-height:13mm')}</div>
    <div class="f">{cell('Gêmeo', U('Não'), 15)}{cell('Nome e matrícula do(s) gêmeo(s)', b, 85)}</div>
    <div class="f">{cell('Data de registro por extenso', E(rg), 66)}{cell('Número da Declaração de Nascido Vivo', bl(r.dnv, b), 34)}</div>
    <div class="f">{cell('Averbações/Anotações à acrescer', (E(r.averb)+'<br>'+E(r.anot)) if r.averb else b, 100, 'min-height:30mm')}</div>
    <div style="border:.6px solid #777;padding:.7mm;margin-top:1mm;font-size:7.2pt"><span style="font-weight:bold">Anotações de cadastro</span>
    <table><tr><th>Tipo documento<th>Número<th>Data expedição<th>Órgão expedidor<th>Data de validade</tr><tr><td>RG<td>{z(cd[0])}<td>{z(cd[1])}<td>{z(cd[2])}<td>{b if n!=3 else ''}</tr><tr><td>PIS/NIS<td>{z('')}<td>{z('')}<td>{z('')}<td>{z('')}</tr><tr><td>Passaporte<td>{z('')}<td>{z('')}<td>{z('')}<td>{z('')}</tr><tr><td>Cartão Nacional de Saúde<td>{z('')}<td>{z('')}<td>{z('')}<td>{z('')}</tr></table>
    <table><tr><th>Tipo documento<th>Número<th>Zona/Seção<th>Município<th>UF</tr><tr><td>Título de eleitor<td>{z(cd[3])}<td>{z(cd[4])}<td>{z(cd[5].split('/')[0])}<td>{z(cd[5][-2:])}</tr></table>
    <table><tr><td>CEP residencial: {z(cd[6])}<td>Grupo sanguíneo: {z('')}</tr></table>
    As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante ou quando necessário para identificação de seu portador.</div>
    <div style="display:flex;margin-top:2mm"><div style="width:41%;font-size:8pt;line-height:1.4"><b style="font-size:8pt">{E(r.cart)}</b><br>Oficial: {E(r.oficial)}<br>{E(r.rmun)}/{r.ruf}<br>{E(r.extra['end'])}</div>
    <div style="width:35%;text-align:center;font-size:8pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}, {dm(r.demi)}<div style="height:13mm">{sig(k, 40, 12)}</div><div style="border-top:.7px solid #000">{E(r.esc)+'<br>Substituto(a) - Matr. 94/'+str(r.rng.randint(1000,19999)) if r.esc else E(r.oficial)+'<br>Oficiala'}</div></div>
    <div style="width:24%;text-align:center;font-size:7pt;border:1px solid #444;padding:1mm">Poder Judiciário - TJERJ<br>Corregedoria Geral da Justiça<br>Selo de Fiscalização Eletrônico<br><span style="font:bold 9pt Liberation Sans">{r.selo}</span><br>{qr(k, 16, 25)}<br>Consulte a validade do selo em:<br>www4.tjrj.jus.br/Portal-Extrajudicial</div></div>
    {'<div style="font-size:6.5pt;margin-top:1mm">Tab. 18/1: R$ 34,12 - FETJ R$ 6,82 - FUNDPERJ R$ 1,70 - FUNPERJ R$ 1,70 - FUNARPEN R$ 1,36 - PMCMV R$ 0,68 - Total R$ 46,38</div>' if n == 3 else ''}'''
    return d, page(css, bd)

# ---------- C: Minas Gerais, label: value in running lines, double frame ----------
def C(n):
    k = f'C{n}'
    if n == 1:
        r = rec(k, 'SE', D(2018, 7, 15), 'Teófilo Otoni', 'MG', sexo='F', hora=(9, 9), cns=37200, local='Hospital Santa Rosália', cart='1º Subdistrito de Teófilo Otoni', oficial='Maria Goretti Pimenta Esteves', esc='', viz=[('Itambacuri', 'MG'), ('Ladainha', 'MG')], mfmt=2)
        r.nome = 'Sãnã Maxakali'; r.first = 'Sãnã'; r.g1 = ('Marinho Maxakali', ('Bertópolis', 'MG')); r.g2 = ('Noemia Maxakali', ('Santa Helena de Minas', 'MG')); r.av = ['Toninho Maxakali', 'Delcida Maxakali', 'Gilmar Maxakali', 'Isabel Maxakali']
        r.cpf = cpf(r.rng); r.dnv = '30-75540081-2'; r.averb = 'Consta do assento, a pedido dos pais, a etnia Maxakali (Tikmũ\'ũn) e a aldeia Água Boa, Terra Indígena Maxakali, como local de origem dos pais, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012.'
        r.extra = dict(bl='Não há')
    elif n == 2:
        r = rec(k, 'SE', D(2020, 2, 3), 'Uberlândia', 'MG', sexo='M', hora=(21, 56), cns=48223, local='Hospital e Maternidade Municipal Dr. Odelmo Leão Carneiro', cart='1º Ofício de Registro Civil das Pessoas Naturais de Uberlândia', oficial='Evandro Corrêa Salgado', esc='Núbia Cristina Tomaz', viz=[('Araguari', 'MG'), ('Itumbiara', 'GO')], mfmt=2, extra=dict(bl='xxxxxxxxxx'))
        fam = ' '.join(r.nome.split()[-2:]); r.nome = 'Joaquim ' + fam; r.twins = ['Antônio ' + fam, 'Vicente ' + fam]; r.cpf = cpf(r.rng); r.dnv = '30-79990416-7'
    elif n == 3:
        r = rec(k, 'SE', D(1959, 11, 2), 'Diamantina', 'MG', sexo='M', hora=None, cns=41335, livro=52, folha=131, termo=4377, casa=True, local='domicílio, na Rua da Glória', demi=D(2023, 5, 16), cart='Registro Civil com Atribuição Notarial de Diamantina', oficial='Paulo Afonso Tameirão Neto', esc='', viz=[('Serro', 'MG'), ('Gouveia', 'MG')], mfmt=2, extra=dict(bl='Não consta'))
        r.dreg = D(1960, 4, 20); r.mat = matricula(41335, 1960, 52, 131, 4377, 2); r.anot = 'Anotado o óbito do registrado, ocorrido em 11/09/2021 em Belo Horizonte/MG, conforme assento lavrado no 3º Subdistrito daquela cidade, Livro C-210, folha 66, termo 84.015.'
    else:
        r = rec(k, 'SE+IT', D(2025, 9, 19), 'Juiz de Fora', 'MG', sexo='F', hora=(12, 0), cns=39677, local='Maternidade Therezinha de Jesus', cart='Cartório de Registro Civil das Pessoas Naturais - 2º Ofício', oficial='Cláudia Hingel Mockdeci', esc='Ramon Duque Stheling', viz=[('Bicas', 'MG'), ('Três Rios', 'RJ')], mfmt=2, extra=dict(bl='-.-.-.-'))
        r.cpf = cpf(r.rng); r.dnv = '30-95517702-4'; r.g1, r.g2 = r.g2, r.g1
    r.selo = code(r.rng, 'AAA99999'); sc = code(r.rng, '9999.9999.9999.9999'); b = r.extra['bl']
    d = Doc('126C-%d' % n); tx = dw(r.nasc); ds = dn(r.dreg)
    hp = f'{r.hora[0]:02d} horas e {r.hora[1]:02d} minutos' if r.hora else None
    r.seloacc = [r.selo + ' ' + sc]
    twp = '; '.join(r.twins)
    d.base(r, tx, natlabel=f'{r.mun} - {r.uf}', natp=lambda t: nat(t, ' - '), dregp=dm0(r.dreg), demip=f'{r.demi.day:02d} de {MES[r.demi.month-1]} de {r.demi.year}', horap=hp, twinp=twp)
    L = lambda l, v: f'<span class="l">{l}</span> <span class="v">{v}</span>'
    gl = lambda g: f'{E(g[0])} &nbsp;|&nbsp; {nat(g[1], " - ")}'
    notes = '<br>'.join(E(x) for x in (r.averb, r.anot) if x) or b
    css = '''.pg{padding:9mm}.o{border:3px double #1c5a35;height:278mm;padding:7mm 9mm;font:10pt "DejaVu Serif"}.l{font:7.5pt "DejaVu Sans";color:#1c5a35}.v{font-size:9.6pt}.r{border-bottom:.5px solid #9bb8a6;padding:1.6mm 0}.t{text-align:center;color:#1c5a35}'''
    order_av = f"{L('Avós maternos:' , E(r.av[2])+' e '+E(r.av[3]))}</div><div class='r'>{L('Avós paternos:', E(r.av[0])+' e '+E(r.av[1]))}" if n == 4 else f"{L('Avós paternos:', E(r.av[0])+' e '+E(r.av[1]))}</div><div class='r'>{L('Avós maternos:', E(r.av[2])+' e '+E(r.av[3]))}"
    bd = f'''<div class="o"><div class="t"><div style="float:left">{arms(17)}</div><div style="float:right">{qr(k, 17)}</div>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br><span style="font-size:17pt">Certidão de Nascimento</span></div><div style="clear:both;height:2mm"></div>
    <div class="r" style="text-align:center">{L('Matrícula', r.mat)}</div><div class="r">{L('Nome:', '<b style="font-size:11.5pt">'+E(r.nome)+'</b>')}</div><div class="r">{L('CPF:', bl(r.cpf, b))}</div>
    <div class="r">{L('Nascido(a) em:', E(tx)+f' ({dn(r.nasc)})')}</div><div class="r">{L('Às:', hp or b)} &emsp; {L('Sexo:', 'masculino' if r.sexo=='M' else 'feminino')}</div>
    <div class="r">{L('Naturalidade:', f'{E(r.mun)} - {r.uf}')}</div><div class="r">{L('Local de nascimento:', E(r.local))}, {L('município de', f'{E(r.mun)} - {r.uf}')}</div>
    <div class="r">{L('Município do registro / UF:', f'{E(r.rmun)} - {r.ruf}')} &emsp; {L('Data do registro:', dm0(r.dreg))}</div>
    <div class="r">{L('Filiação (nome e naturalidade):', '')}<br><span class="v">{gl(r.g1)}<br>{gl(r.g2)}</span></div><div class="r">{order_av}</div>
    <div class="r">{L('Gêmeo?', 'Sim' if r.twins else 'Não')} &emsp; {L('Nome dos gêmeos:', bl(twp, b))}</div><div class="r">{L('Declaração de Nascido Vivo:', bl(r.dnv, b))}</div>
    <div class="r" style="min-height:24mm">{L('Averbações / Anotações a acrescer:', '')}<br><span class="v" style="font-size:9pt">{notes}</span></div>
    <div class="r" style="font-size:8pt">{L('Anotações de cadastro:', b if n != 4 else 'nenhuma')}</div>
    <div style="display:flex;margin-top:3mm;font-size:8pt"><div style="width:52%"><b>{E(r.cart)}</b><br>CNS {re.sub(chr(92)+'D','',r.mat)[:6]}<br>{E(r.oficial)}, Oficial{'a' if n in (1,4) else ''} do Registro Civil<br>{E(r.rmun)} - {r.ruf}<div style="border:1px solid #1c5a35;margin-top:2mm;padding:1.5mm;font:7.2pt Liberation Sans">PODER JUDICIÁRIO - TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA<br>Selo de consulta nº: <b>{r.selo}</b><br>Código de segurança: <b>{sc}</b><br>Quantidade de atos praticados: 1<br>Ato(s) praticado(s) por: {E((r.esc or r.oficial))}<br>{'Emol.: R$ 0,00 - TFJ: R$ 0,00 - Valor final: R$ 0,00 - ISS: R$ 0,00' if n != 3 else 'Emol.: R$ 43,18 - TFJ: R$ 8,86 - Valor final: R$ 52,04 - ISS: R$ 1,30'}<br>Consulte a validade deste selo no site https://selos.tjmg.jus.br</div></div>
    <div style="width:48%;text-align:center;padding-top:3mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}, {r.demi.day:02d} de {MES[r.demi.month-1]} de {r.demi.year}.<div style="height:17mm;padding-top:3mm">{sig(k, 44, 13, '#222')}</div>_______________________________<br>{E(r.esc) + '<br>Escrevente' if r.esc else E(r.oficial) + '<br>Oficial'}</div></div></div>'''
    return d, page(css, bd)

# ---------- D: Paraná, two columns, Funarpen seal ----------
def Df(n):
    k = f'D{n}'
    V = [('Prudentópolis', 'PR'), ('Irati', 'PR'), ('Guarapuava', 'PR')]
    if n == 1:
        r = rec(k, 'PL', D(2016, 8, 12), 'Ponta Grossa', 'PR', sexo='M', hora=(16, 5), viz=V, cns=82941, local='Hospital Universitário Regional dos Campos Gerais', cart='Serviço de Registro Civil das Pessoas Naturais - 1º Ofício', oficial='Lourival Chemin Stadler', rmun='Prudentópolis', extra=dict(b='////////'), mfmt=3); r.dnv = '30-70012238-6'
    elif n == 2:
        r = rec(k, 'IT+PL', D(2023, 4, 2), 'Foz do Iguaçu', 'PR', sexo='F', hora=(1, 58), cns=80416, local='Hospital Ministro Costa Cavalcanti', cart='Foz do Iguaçu - 1º Serviço de Registro Civil', oficial='Gisele Morgenstern Paz', extra=dict(b='não consta'), mfmt=1); r.dnv = '30-88034471-9'; r.cpf = cpf(r.rng)
        r.g1 = ('Osvaldo Ramón Benítez Ayala', ('Ciudad del Este', 'Paraguai')); r.av[0], r.av[1] = 'Ramón Benítez', 'Eulogia Ayala de Benítez'; r.nome = 'Antonella ' + r.g2[0].split()[-1] + ' Benítez'
    elif n == 3:
        r = rec(k, 'IT', D(1981, 6, 24), 'Cascavel', 'PR', sexo='F', hora=(22, 40), cns=83725, livro=61, folha=288, termo=40119, demi=D(2019, 10, 7), local='Hospital Nossa Senhora da Salete', cart='2º Ofício de Registro Civil de Cascavel', oficial='Ary Chiapetti', extra=dict(b='-----------'), mfmt=1, viz=[('Palmitos', 'SC'), ('Erechim', 'RS')]); r.dreg = D(1981, 7, 2); r.mat = matricula(83725, 1981, 61, 288, 40119, 1)
        r.averb = 'Averbação nº 1, de 12/03/2010: por sentença da Vara da Infância e Juventude de Cascavel, autos 1187/2009, foi retificado o nome da mãe. Averbação nº 2, de 05/10/2019: incluído o CPF da registrada.'; r.anot = 'Casamento em 18/09/2004 com Vilmar Antonio Seibt, Livro B-58, fls. 021, termo 11.420, deste Ofício. Divórcio em 03/08/2011.'; r.cpf = cpf(r.rng)
    else:
        r = rec(k, 'CM+SE', D(2020, 12, 25), 'Curitiba', 'PR', sexo='M', hora=(6, 10), cns=79939, casa=True, local='Domicílio (Rua Nilo Peçanha, Bom Retiro)', cart='Registro Civil do 1º Ofício de Curitiba', oficial='Ricardo Augusto de Leão Sfair', extra=dict(b='*.*.*.*'), mfmt=0); r.dnv = '30-82300195-3'; r.cpf = cpf(r.rng)
        r.twins = ['Benjamin ' + r.nome.split(' ', 1)[1]]; r.nome = 'Francisco ' + r.nome.split(' ', 1)[1]
        r.twins = ['Benjamin ' + r.nome.split(' ', 1)[1]]
    r.selo = code(r.rng, 'F999A.xxxxx.xxxxx-xxxxx.xxxxx') if n != 3 else code(r.rng, 'xxxxx.xxxxx.xxxxx-xxxxx.xxxxx'); b = r.extra['b']
    d = Doc('126D-%d' % n); tx = f'{ext(r.nasc.day)} de {MES[r.nasc.month-1]} de {ext(r.nasc.year)}'; hp = f'{r.hora[0]:02d}h{r.hora[1]:02d}'
    if n == 2: hp = 'uma hora e cinquenta e oito minutos'
    rg = dn(r.dreg)
    natl = f'{r.mun}/{r.uf}' if n in (2, 4) else None
    d.base(r, tx, natlabel=natl, natp=lambda t: nat(t), dregp=rg, demip=dn(r.demi), horap=hp, joint=False)
    B_ = lambda t, *xs: f'<div class="k"><div class="kt">{t}</div>' + ''.join(f'<div class="p"><i>{l}</i>{v}</div>' for l, v in xs) + '</div>'
    left = B_('registrado(a)', ('data de nascimento', f'{dn(r.nasc)}<br><small>{E(tx)}</small>'), ('hora', hp), *([('naturalidade', natl)] if natl else []), ('local de nascimento', E(r.local)), ('município de nascimento / UF', f'{E(r.mun)}/{r.uf}'), ('sexo', 'masculino' if r.sexo == 'M' else 'feminino'), ('gêmeo', 'sim' if r.twins else 'não'), ('nome e matrícula dos gêmeos', bl(', '.join(r.twins), b)))
    left += B_('registro', ('município de registro / UF', f'{E(r.rmun)}/{r.ruf}'), ('data do registro', rg), ('nº da D.N.V.', bl(r.dnv, b)))
    pw = ('pai', 'mãe') if n != 4 else ('genitor', 'genitora')
    right = B_('filiação', (pw[0], f'<strong>{E(r.g1[0])}</strong>'), ('natural de', nat(r.g1[1])), (pw[1], f'<strong>{E(r.g2[0])}</strong>'), ('natural de', nat(r.g2[1])))
    right += B_('avós', ('paternos', f'{E(r.av[0])}<br>{E(r.av[1])}'), ('maternos', f'{E(r.av[2])}<br>{E(r.av[3])}'))
    right += B_('averbações', ('', bl(r.averb, b))) + B_('anotações', ('', bl(r.anot, b)))
    css = '''.pg{padding:12mm 13mm;font:9.3pt "Noto Sans","DejaVu Sans"}.k{border:1px solid #0b4a8a;border-radius:2mm;margin-bottom:2.5mm;overflow:hidden}.kt{background:#0b4a8a;color:#fff;font-size:8pt;padding:.6mm 2mm;letter-spacing:1px}.p{padding:1mm 2mm;border-top:.4px dotted #0b4a8a}.p i{font:6.6pt "Noto Sans";color:#0b4a8a;display:block}'''
    bd = f'''<div style="display:flex;align-items:center;border-bottom:2px solid #0b4a8a;padding-bottom:2mm">{shield(14,'#0b6b2f','#fff','#0b4a8a',1)}<div style="flex:1;text-align:center">República Federativa do Brasil · Estado do Paraná<br><span style="font-size:16pt;color:#0b4a8a">certidão de nascimento</span><br><small>registro civil das pessoas naturais</small></div>{arms(14)}</div>
    <div style="margin:3mm 0"><small>nome</small><div style="font-size:13pt;font-weight:bold">{E(r.nome)}</div><div style="display:flex;justify-content:space-between"><span><small>matrícula</small> {r.mat}</span><span><small>CPF</small> {bl(r.cpf, b)}</span></div></div>
    <div style="display:flex;gap:4mm"><div style="width:46%">{left}</div><div style="width:54%">{right}</div></div>
    <div style="display:flex;gap:4mm;font-size:8.2pt"><div style="width:60%">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}/{r.ruf}, {dn(r.demi)}.<div style="height:14mm">{sig(k, 44, 14)}</div>{E(r.oficial)}<br>Agente delegado{'a' if n==2 else ''}<br><br>{E(r.cart)}<br>Município/UF: {E(r.rmun)}/{r.ruf}</div>
    <div style="width:40%;border:1px solid #0b4a8a;padding:2mm;font-size:7.4pt;text-align:center">FUNARPEN<br>SELO DIGITAL Nº<br><b>{r.selo}</b><br>{qr(k, 20)}<br>Valide aqui este documento<br>https://selo.funarpen.com.br/consulta</div></div>'''
    return d, page(css, bd)

# ---------- E: Rio Grande do Sul, second copy, legends on the frames, typed look ----------
def Ef(n):
    k = f'E{n}'; V = [('Venâncio Aires', 'RS'), ('Santa Cruz do Sul', 'RS'), ('Candelária', 'RS')]
    if n == 1:
        r = rec(k, 'AL', D(1967, 4, 18), 'Santa Cruz do Sul', 'RS', sexo='M', hora=(20, 0), viz=V, cns=99879, livro=33, folha=76, termo=19204, casa=True, local='em domicílio, em Linha Santa Cruz', cart='Registro Civil das Pessoas Naturais de Santa Cruz do Sul', oficial='Nestor Raschen', esc='', demi=D(2012, 9, 3), extra=dict(b='- - - - - - -')); r.dreg = D(1967, 4, 25); r.mat = matricula(99879, 1967, 33, 76, 19204)
        r.anot = 'Casou com Loiva Teresinha Müller em 22.05.1991, neste Ofício, livro B-49, fl. 12, termo 7.740.'
    elif n == 2:
        r = rec(k, 'IT', D(1994, 1, 7), 'Caxias do Sul', 'RS', sexo='F', hora=(15, 45), viz=[('Flores da Cunha', 'RS'), ('Antônio Prado', 'RS')], cns=97352, livro=210, folha=154, termo=88471, local='Hospital Nossa Senhora de Pompéia', cart='Registro Civil da 1ª Zona de Caxias do Sul', oficial='Dilva Maria Susin Perini', esc='Cassiano Boff', demi=D(2016, 3, 30), extra=dict(b='Nada consta')); r.dreg = D(1994, 1, 17); r.mat = matricula(97352, 1994, 210, 154, 88471); r.averb = ''
    elif n == 3:
        r = rec(k, 'CM+AL', D(2017, 12, 12), 'Porto Alegre', 'RS', sexo='M', hora=(11, 11), viz=[('Viamão', 'RS'), ('Pelotas', 'RS')], cns=99614, local='Hospital de Clínicas de Porto Alegre', cart='Registro Civil das Pessoas Naturais da 4ª Zona', oficial='Felipe Daniel Carneiro Louzada', esc='', extra=dict(b='')); r.dnv = '30-72945508-0'; r.cpf = cpf(r.rng)
        r.g1 = ('Wilner Jean-Baptiste', ('Gonaïves', 'Haiti')); r.g2 = ('Guerline Désir', ('Cap-Haïtien', 'Haiti')); r.nome = 'Emmanuel Désir Jean-Baptiste'; r.av = ['Jean-Robert Jean-Baptiste', 'Marie-Ange Pierre', 'Lucien Désir', 'Rose-Laure Exantus']
    else:
        r = rec(k, 'AL+CM', D(2003, 8, 30), 'Pelotas', 'RS', sexo='F', hora=(4, 20), viz=[('Canguçu', 'RS')], cns=97840, livro=140, folha=9, termo=70015, local='Santa Casa de Misericórdia de Pelotas', cart='Ofício dos Registros Civis da 2ª Zona de Pelotas', oficial='Zilá Mascarenhas Gonçalves', esc='Éderson Bonow', demi=D(2018, 5, 21), extra=dict(b='XXXXXXXXXXXX')); r.dreg = D(2003, 9, 29); r.mat = matricula(97840, 2003, 140, 9, 70015)
        r.g1, r.g2, r.av = r.g2, None, ['', '', r.av[2], r.av[3]]; r.nome = 'Ketlin Vitória ' + r.g1[0].split()[-1]
        r.averb = 'Por escritura de reconhecimento de filiação socioafetiva não consta averbação. Alterado o prenome da genitora por retificação administrativa em 10.05.2018.'
        r.averb = 'Retificação administrativa (art. 110 da Lei 6.015/73) em 10.05.2018: corrigida a grafia do prenome da genitora.'
    r.selo = code(r.rng, '0999.99.9999999.99999'); b = r.extra['b']
    d = Doc('126E-%d' % n); tx = dw(r.nasc, 'primeiro'); rg = dw(r.dreg); hp = f'{r.hora[0]:02d}h{r.hora[1]:02d}min' if r.hora[1] else f'{r.hora[0]:02d} horas'
    np_ = (lambda t: 'natural de ' + nat(t, '-')) if n in (2, 4) else (lambda t: 'natural ' + ('do ' if t[1] == 'Haiti' else 'de ') + nat(t, ' - '))
    if n == 3: np_ = lambda t: f'natural de {t[0]}, Haiti'
    d.base(r, tx, natp=np_, dregp=rg, demip=dm(r.demi), horap=hp, natlabel=None)
    fs = lambda l, v, w=100, mh=9: f'<fieldset style="width:{w}%;min-height:{mh}mm"><legend>{l}</legend>{v}</fieldset>'
    gl = lambda g: f'{E(g[0])}, {np_(g[1])}' if g else b
    css = '''.pg{padding:14mm 15mm;font:9.6pt "Liberation Mono"}fieldset{border:1px solid #444;border-radius:2.2mm;margin:0 0 1.2mm;padding:0 2mm 1mm;min-width:0}legend{font:bold 6.6pt "Liberation Sans";padding:0 1mm}.f{display:flex;gap:1.2mm}.s{font:9pt "Liberation Sans"}'''
    bd = f'''<div class="s" style="text-align:center"><div style="float:left">{shield(15,'#0a7a35','#fff8d8','#b3261e',2)}</div><div style="float:right;border:1px solid #000;padding:1mm 3mm;font-weight:bold">{'2ª VIA' if n != 3 else '1ª VIA'}</div>ESTADO DO RIO GRANDE DO SUL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><span style="font:bold 18pt Liberation Serif">CERTIDÃO DE NASCIMENTO</span></div><div style="clear:both;height:3mm"></div>
    {fs('NOME', f'<b style="font-size:11.5pt">{E(r.nome)}</b>')}{fs('MATRÍCULA', r.mat)}{fs('CPF', r.cpf) if r.cpf else ''}
    <div class="f">{fs('DATA DE NASCIMENTO (POR EXTENSO)', E(tx), 74)}{fs('DIA / MÊS / ANO', dn(r.nasc), 26)}</div>
    <div class="f">{fs('HORA', hp, 20)}{fs('MUNICÍPIO DE NASCIMENTO E UF', f'{E(r.mun)}-{r.uf}', 48)}{fs('SEXO', 'masculino' if r.sexo=='M' else 'feminino', 32)}</div>
    <div class="f">{fs('LOCAL DE NASCIMENTO', E(r.local), 60)}{fs('MUNICÍPIO DE REGISTRO E UF', f'{E(r.rmun)}-{r.ruf}', 40)}</div>
    {fs('FILIAÇÃO', gl(r.g1)+'<br>'+gl(r.g2), 100, 14)}
    <div class="f">{fs('AVÓS PATERNOS', bl(r.av[0], b)+'<br>'+bl(r.av[1], b), 50, 14)}{fs('AVÓS MATERNOS', E(r.av[2])+'<br>'+E(r.av[3]), 50, 14)}</div>
    <div class="f">{fs('GÊMEO', 'não', 16)}{fs('NOME E MATRÍCULA DO(S) GÊMEO(S)', b, 84)}</div>
    <div class="f">{fs('DATA DO REGISTRO (POR EXTENSO)', E(rg), 66)}{fs('Nº DA DNV', bl(r.dnv, b), 34)}</div>
    {fs('OBSERVAÇÕES / AVERBAÇÕES', bl(r.averb or r.anot, b), 100, 28)}
    <div class="f s" style="margin-top:3mm;font-size:8.4pt"><div style="width:48%;line-height:1.5"><b>{E(r.cart)}</b><br>Oficial Registrador: {E(r.oficial)}<br>{E(r.rmun)} - {r.ruf}<br>Emolumentos: {'Nihil' if n == 3 else 'Total: R$ 27,10 + R$ 1,95 = R$ 29,05'}<br>Certidão de Registro Civil 1 página ({r.selo}{' = Isento' if n == 3 else ' = R$ 0,55'})<br>Processamento eletrônico de dados: R$ 3,90</div>
    <div style="width:52%;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{E(r.rmun)}, {dm(r.demi)}.<div style="height:15mm;position:relative">{sig(k, 46, 14)}<div class="abs" style="right:0;top:-2mm">{stamp('REGISTRO CIVIL', r.ruf, 22, '#2b2b80', 9, .45, r.rmun.upper())}</div></div><div style="border-top:1px solid #000">{(E(r.esc)+' - Escrevente Autorizado') if r.esc else E(r.oficial)+' - Registrador'}</div></div></div>
    <div class="s" style="font-size:6.8pt;margin-top:5mm">A consulta estará disponível em até 24h no site do Tribunal de Justiça do RS http://go.tjrs.jus.br/selodigital/consulta</div>'''
    return d, page(css, bd)
FORMS = dict(A=A, B=B, C=C, D=Df, E=Ef)
