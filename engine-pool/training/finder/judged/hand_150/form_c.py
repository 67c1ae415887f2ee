"""Modelo do Provimento 63/2017: CPF, filiação sem 'pai/mãe', avós sob cada genitor, anotações de cadastro; quadros com tarja, duas colunas."""
from common import *
CSS = '''body{font:8.8pt "Roboto Condensed";color:#000;padding:8mm 12mm}.h{display:flex;align-items:center;justify-content:center;gap:6mm;margin-bottom:2mm}.h div{text-align:center;font-size:9pt;line-height:1.35}.h b{font-size:14pt;display:block}
.g{display:grid;grid-template-columns:repeat(12,1fr);border-top:1px solid #444;border-left:1px solid #444;margin-bottom:1.8mm}.c{border-right:1px solid #444;border-bottom:1px solid #444;padding:.8mm 1.6mm 1mm;min-height:9mm}.c small{display:block;font-size:6.6pt;color:#444;margin-bottom:.5mm}.c p{margin:0;font:9.6pt "Roboto";line-height:1.2}
.band{grid-column:span 12;background:#d7d7d7;border-right:1px solid #444;border-bottom:1px solid #444;font:bold 7.6pt "Roboto Condensed";padding:.6mm 1.6mm;letter-spacing:.6px}.nm p{font-size:13pt;font-weight:bold;text-align:center}.ct p{text-align:center}
.av{grid-column:span 12;min-height:42mm;text-align:justify}.av p{font-size:8.8pt;line-height:1.3}table{width:100%;border-collapse:collapse;margin-bottom:1mm}th,td{border:1px solid #444;font-size:7.4pt;padding:.5mm 1.4mm;text-align:left;height:4.3mm}th{background:#eee;font-weight:normal;font-size:6.6pt}
.n{font-size:6.6pt;margin:0 0 2.5mm}.ft{display:grid;grid-template-columns:70mm 1fr 34mm;gap:4mm;align-items:start}.ft .o{border:1px solid #444;padding:1.5mm;font-size:8pt;line-height:1.4}.sg{text-align:center}.sg hr{border:0;border-top:1px solid #000;margin:13mm 4mm 1mm}.s{border:1px dashed #666;padding:1mm;text-align:center;font-size:6.6pt;line-height:1.3}'''
def c(n, l, v, k=''): return f'<div class="c {k}" style="grid-column:span {n}"><small>{l}</small><p>{v or "&nbsp;"}</p></div>'

def draw(x):
    d, m, a = x['nasc'].split('/'); cd = x.get('cad', {})
    L = x['mat'].split(' ')
    g = lambda n, p: (c(7, f'FILIAÇÃO {n} - NOME', p[0]) + c(5, 'MUNICÍPIO DE NASCIMENTO / UF', p[1]) + c(12, 'AVÓS', p[2]))
    rows = ''.join(f'<tr><td>{k}</td>' + ''.join(f'<td>{v}</td>' for v in cd.get(k, ('',) * 4)) + '</tr>' for k in ('RG', 'PIS/NIS', 'Passaporte', 'Cartão Nacional de Saúde'))
    b = f'''<div class="h">{arms(56)}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<b>CERTIDÃO DE NASCIMENTO</b></div></div>
<div class="g">{c(12, 'NOME', x['nome'], 'nm')}{c(4, 'CPF', x['cpf_p'], 'ct')}{c(8, 'MATRÍCULA', '<b>' + x['mat'] + '</b>', 'ct')}</div>
<div class="g">{c(6, 'DATA DE NASCIMENTO POR EXTENSO', x['txt'])}{c(1, 'DIA', d, 'ct')}{c(1, 'MÊS', m, 'ct')}{c(1, 'ANO', a, 'ct')}{c(3, 'HORÁRIO DE NASCIMENTO', x['hp'], 'ct')}
{c(6, 'NATURALIDADE', x['nat'])}{c(6, 'MUNICÍPIO DE REGISTRO / UNIDADE DA FEDERAÇÃO', x['rm'])}{c(9, 'LOCAL, MUNICÍPIO DE NASCIMENTO E UF', x['lp'])}{c(3, 'SEXO', x['sx'], 'ct')}</div>
<div class="g"><div class="band">FILIAÇÃO</div>{g(1, x['g1'])}{g(2, x['g2']) if x.get('g2') else ''}{c(2, 'GÊMEO', x['gm'], 'ct')}{c(10, 'NOME E MATRÍCULA DO(S) GÊMEO(S)', x['gn'])}</div>
<div class="g">{c(8, 'DATA DE REGISTRO POR EXTENSO', x['rp'])}{c(4, 'NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO', x['dnv'], 'ct')}<div class="band">AVERBAÇÕES / ANOTAÇÕES À ACRESCER</div><div class="c av"><p>{x['ob']}</p></div></div>
<table><tr><th style="width:36mm">ANOTAÇÕES DE CADASTRO - TIPO DOCUMENTO</th><th>NÚMERO</th><th>DATA EXPEDIÇÃO</th><th>ÓRGÃO EXPEDIDOR</th><th>DATA DE VALIDADE</th></tr>{rows}</table>
<table><tr><th style="width:36mm">TÍTULO DE ELEITOR</th><th>ZONA/SEÇÃO</th><th>MUNICÍPIO</th><th>UF</th><th>CEP RESIDENCIAL</th><th>GRUPO SANGUÍNEO</th></tr><tr>{''.join(f'<td>{v}</td>' for v in cd.get('TE', ('',) * 6))}</tr></table>
<p class="n">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigido pelo órgão solicitante ou quando necessário para identificação de seu portador.</p>
<div class="ft"><div class="o">Nome do Ofício: {x['cart']}<br>Oficial Registrador: {x['oficial']}<br>Município/UF: {x['rm']}<br>Endereço: {x['end']}</div>
<div class="sg">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e Local: {x['dp']}<hr>{x['sig']}</div><div class="s">{qr(x['nome'], 29, 74)}<br>{x['selo_p']}</div></div>'''
    return page(CSS, b)

def make():
    c1, c4 = cpf(104877312), cpf(71190834)
    tw = mat(104513, 2018, 301, 54, 118922)
    F = [
     dict(nome='HELENA BEATRIZ WANZELER DE FARO', mat=mat(104513, 2018, 301, 54, 118921), cpf_p=c1, nasc='08/05/2018', txt='Oito de maio de dois mil e dezoito', hp='06:13 horas', nat='BELÉM/PA', rm='ANANINDEUA/PA',
        lp='FUNDAÇÃO SANTA CASA DE MISERICÓRDIA DO PARÁ, BELÉM/PA', sx='FEMININO', g1=('ALBERTO MAGNO CORRÊA DE FARO', 'VIGIA/PA', 'JOAQUIM PEDRO DE FARO E ORLANDINA CORRÊA'), g2=('SUELLEN WANZELER PUREZA', 'CAMETÁ/PA', 'BENEDITO MACIEL PUREZA E MARIA DAS MERCÊS WANZELER'),
        gm='SIM', gn=f'HELOÍSA BEATRIZ WANZELER DE FARO, MATRÍCULA {tw}', rp='Dezesseis de maio de dois mil e dezoito', dnv='30-77830914-5', ob='Nada consta.', cart='Cartório de Registro Civil Tapajós Bentes', oficial='Cristóvão Tapajós Bentes', end='Trav. WE-31, nº 240, Cidade Nova IV',
        dp='Ananindeua/PA, 16/05/2018', sig='Cristóvão Tapajós Bentes<br>Oficial', selo_p='TJPA - Selo Digital Tipo Certidão Gratuita<br>A-002914377',
        t=dict(hora='06:13', mun='BELÉM', uf='PA', estab='FUNDAÇÃO SANTA CASA DE MISERICÓRDIA DO PARÁ', pat=('JOAQUIM PEDRO DE FARO', 'ORLANDINA CORRÊA'), matn=('BENEDITO MACIEL PUREZA', 'MARIA DAS MERCÊS WANZELER'), reg='16/05/2018', twins=['HELOÍSA BEATRIZ WANZELER DE FARO'], selo='A-002914377', emissao='16/05/2018', rmun='ANANINDEUA', ruf='PA',
            accept={'gêmeos.informações_adicionais': ['HELOÍSA BEATRIZ WANZELER DE FARO', f'HELOÍSA BEATRIZ WANZELER DE FARO, {tw}', f'HELOÍSA BEATRIZ WANZELER DE FARO {tw}', f'HELOÍSA BEATRIZ WANZELER DE FARO - {tw}'], 'observações.averbações': ['Nada consta.', 'Nada consta'], 'observações.anotações': ['Nada consta.', 'Nada consta']})),
     dict(nome='TEO KRAUSPENHAR QUEVEDO', mat=mat(99051, 2021, 88, 160, 52380), cpf_p=cpf(52118760), nasc='31/01/2021', txt='Trinta e um de janeiro de dois mil e vinte e um', hp='14:52 horas', nat='NOVO HAMBURGO/RS', rm='NOVO HAMBURGO/RS',
        lp='HOSPITAL MOINHOS DE VENTO, RUA RAMIRO BARCELOS, 910, PORTO ALEGRE/RS', sx='MASCULINO', g1=('JULIANA KRAUSPENHAR', 'DOIS IRMÃOS/RS', 'ILDO KRAUSPENHAR E NOEMI FRITSCH KRAUSPENHAR'), g2=('PRISCILA SEVERO QUEVEDO', 'BAGÉ/RS', 'NEI FERNANDO QUEVEDO E CLEUSA SEVERO'),
        gm='NÃO', gn='NÃO SE APLICA', rp='Dez de fevereiro de dois mil e vinte e um', dnv='30-84120077-8', ob='Sem averbações ou anotações até a presente data.', cart='Registro Civil das Pessoas Naturais da 1ª Zona', oficial='Rosângela Scheffer Brenner', end='Rua Lima e Silva, 188, Centro, CEP 93510-050',
        dp='Novo Hamburgo/RS, 10/02/2021', sig='Matheus Vogt Hanauer<br>Escrevente Autorizado', selo_p='Selo Digital TJRS<br>0388.01.2000006.14402', cad={'Cartão Nacional de Saúde': ('', '', '', '')},
        t=dict(hora='14:52', mun='PORTO ALEGRE', uf='RS', estab='HOSPITAL MOINHOS DE VENTO, RUA RAMIRO BARCELOS, 910', pat=('ILDO KRAUSPENHAR', 'NOEMI FRITSCH KRAUSPENHAR'), matn=('NEI FERNANDO QUEVEDO', 'CLEUSA SEVERO'), reg='10/02/2021', selo='0388.01.2000006.14402', emissao='10/02/2021', rmun='NOVO HAMBURGO', ruf='RS',
            accept={'local_nascimento.estabelecimento': ['HOSPITAL MOINHOS DE VENTO'], 'observações.averbações': ['Sem averbações ou anotações até a presente data.'], 'observações.anotações': ['Sem averbações ou anotações até a presente data.'],
                    **{f'avós.{s}.{k}': [v] for s, k, v in (('paternos', 'avô', 'NEI FERNANDO QUEVEDO'), ('paternos', 'avó', 'CLEUSA SEVERO'), ('maternos', 'avô', 'ILDO KRAUSPENHAR'), ('maternos', 'avó', 'NOEMI FRITSCH KRAUSPENHAR'))}})),
     dict(nome='ANTENOR JOSÉ DA PENHA', mat=mat(44719, 1959, 14, 266, 5331), cpf_p=cpf(298115407), nasc='24/12/1958', txt='Vinte e quatro de dezembro de mil novecentos e cinquenta e oito', hp='IGNORADO', nat='CONCEIÇÃO DO CASTELO/ES', rm='CONCEIÇÃO DO CASTELO/ES',
        lp='NÃO CONSTA', sx='MASCULINO', g1=('ROSALINA DA PENHA', 'AFONSO CLÁUDIO/ES', 'NÃO CONSTA E PERPÉTUA MARIA DA PENHA'),
        gm='NÃO', gn='', rp='Onze de março de mil novecentos e cinquenta e nove', dnv='NÃO CONSTA', ob='CASAMENTO: o registrado casou com IVANILDA ZAMBON FALQUETO em 05/09/1981, matrícula 023846 01 55 1981 2 00007 121 0001388 50, continuando ele a assinar o mesmo nome. DIVÓRCIO: por sentença de 17/06/1999 do Juízo da Vara de Família de Venda Nova do Imigrante/ES, processo 1.108/98. ÓBITO: não há anotação.', cart='Cartório do Registro Civil e Tabelionato Vargas', oficial='Ademir Vargas Destefani', end='Av. José Grilo, 426, Centro',
        dp='Conceição do Castelo/ES, 22/11/2019', sig='Ademir Vargas Destefani<br>Oficial Registrador', selo_p='Selo Digital de Fiscalização<br>023846.RFD1904.02718<br>Consulte: www.tjes.jus.br', cad={'RG': ('412.886', '03/04/1979', 'SSP/ES', ''), 'PIS/NIS': ('106.28471.90-3', '', '', ''), 'TE': ('0078 1134 1406', '023/0041', 'CONCEIÇÃO DO CASTELO', 'ES', '29370-000', 'O+')},
        t=dict(hora='', mun='CONCEIÇÃO DO CASTELO', uf='ES', estab='', matn=('', 'PERPÉTUA MARIA DA PENHA'), reg='11/03/1959', selo='023846.RFD1904.02718', emissao='22/11/2019', rmun='CONCEIÇÃO DO CASTELO', ruf='ES', averb='@',
            cadastro=[{'documento': 'RG', 'número': '412.886', 'data_expedição': '03/04/1979', 'órgão_expedidor': 'SSP/ES'}, {'documento': 'PIS/NIS', 'número': '106.28471.90-3'}, {'documento': 'Título de Eleitor', 'número': '0078 1134 1406', 'zona_seção': '023/0041', 'município': 'CONCEIÇÃO DO CASTELO', 'uf': 'ES'}, {'documento': 'CEP Residencial', 'número': '29370-000'}, {'documento': 'Grupo Sanguíneo', 'número': 'O+'}],
            accept={'local_nascimento.estabelecimento': ['NÃO CONSTA'], 'local_nascimento.município': [''], 'local_nascimento.uf': ['']})),
     dict(nome='YASMIN VITÓRIA D\'ÁVILA LEMES DO PRADO', mat=mat(27938, 2007, 62, 33, 18754), cpf_p=c4, nasc='03/07/2007', txt='Três de julho de dois mil e sete', hp='21:08 horas', nat='ARAGARÇAS/GO', rm='BARRA DO GARÇAS/MT',
        lp='HOSPITAL MUNICIPAL GETÚLIO VARGAS, ARAGARÇAS/GO', sx='FEMININO', g1=('WANDERSON LEMES DO PRADO', 'JATAÍ/GO', 'DIVINO LEMES DO PRADO E ABADIA GONÇALVES PRADO'), g2=('LUCIENE D\'ÁVILA FERRAZ', 'GENERAL CARNEIRO/MT', 'OSMAR FERRAZ E MARIA ODETE D\'ÁVILA FERRAZ'),
        gm='NÃO', gn='NÃO CONSTA', rp='Trinta de julho de dois mil e sete', dnv='28-40713359-1', ob='Inclusão de patronímico: nos termos do art. 57, I, da Lei nº 6.015/73, com redação dada pela Lei nº 14.382/2022, foi acrescido ao nome da registrada o sobrenome D\'ÁVILA, passando a chamar-se YASMIN VITÓRIA D\'ÁVILA LEMES DO PRADO. Averbado em 14/02/2023. CPF incluído na forma do Prov. 63/2017 do CNJ.', cart='2º Serviço Notarial e Registral', oficial='Zenilda Parreira Cabral', end='Rua Mato Grosso, 715, Centro, CEP 78600-023',
        dp='Barra do Garças/MT, 15/02/2023', sig='Zenilda Parreira Cabral<br>Registradora', selo_p='Poder Judiciário - MT<br>Código do Cartório: 58<br>Selo: BUX 44170', cad={'RG': ('3124477-0', '19/08/2021', 'SESP/MT', '19/08/2031'), 'Cartão Nacional de Saúde': ('704 2091 8830 1147', '', '', '')},
        t=dict(hora='21:08', mun='ARAGARÇAS', uf='GO', estab='HOSPITAL MUNICIPAL GETÚLIO VARGAS', pat=('DIVINO LEMES DO PRADO', 'ABADIA GONÇALVES PRADO'), matn=('OSMAR FERRAZ', 'MARIA ODETE D\'ÁVILA FERRAZ'), reg='30/07/2007', selo='BUX 44170', emissao='15/02/2023', rmun='BARRA DO GARÇAS', ruf='MT', averb='@',
            cadastro=[{'documento': 'RG', 'número': '3124477-0', 'data_expedição': '19/08/2021', 'órgão_expedidor': 'SESP/MT', 'data_validade': '19/08/2031'}, {'documento': 'Cartão Nacional de Saúde', 'número': '704 2091 8830 1147'}])),
    ]
    for i, x in enumerate(F, 1):
        t = x['t']; acc = t.pop('accept', {}); case = f'150C-{i}'; L = x['mat'].split(' ')
        acc.setdefault('local_nascimento.estabelecimento', []).append(x['lp'])
        if t.get('averb') == '@': t['averb'] = x['ob']; acc['observações.anotações'] = ['', x['ob']]
        gm = 'Sim' if x['gm'] == 'SIM' else 'Não'
        dnv = '' if x['dnv'] == 'NÃO CONSTA' else x['dnv']
        yield case, draw(x), truth(case, nome=x['nome'], cpf=x['cpf_p'], nasc=x['nasc'], txt=x['txt'], mat=x['mat'], nat=x['nat'], cart=x['cart'], oficial=x['oficial'], g1=x['g1'][:2], g2=x['g2'][:2] if x.get('g2') else ('', ''),
            sexo=x['sx'].capitalize(), dnv=dnv, livro=L[5], folha=L[6], termo=L[7], gem=gm, gem_info=x['gn'].replace('MATRÍCULA ', 'MATRÍCULA ') if gm == 'Sim' else '', accept=acc, joint=True, **t)
