"""Modelo nacional (Prov. 2 e 3 CNJ), rótulos na coluna esquerda sombreada; segunda via de nascimentos antigos, 2011-2017."""
from common import *
CSS = '''body{font:9.6pt "Liberation Serif";color:#111;padding:11mm 15mm 10mm 20mm}
.bg{position:absolute;inset:6mm;border:3px double #5b6f55}.hd{text-align:center;position:relative}.hd svg{display:block;margin:0 auto}
.hd div{font-size:10.5pt;letter-spacing:.5px}.hd h1{font:bold 17pt "Liberation Serif";margin:2mm 0 3mm;letter-spacing:3px}
table{width:100%;border-collapse:collapse;position:relative}td{border:.7px solid #6c7a66;padding:1.25mm 2mm;vertical-align:middle}
td.l{width:39mm;background:#e3eadf;font:8pt "Liberation Sans";color:#283524;text-align:right}
td.v{font-weight:bold}td.big{font-size:13pt;text-align:center;padding:2mm}.m{font:bold 11pt "Liberation Mono"}
.tri span{font:7.4pt "Liberation Sans";font-weight:normal;color:#283524;margin:0 1mm 0 4mm}.obs{height:46mm;vertical-align:top;font-weight:normal;font-size:9pt;text-align:justify}
.ft{display:flex;gap:6mm;margin-top:4mm;position:relative;font-size:9pt}.ft>div{flex:1}.of{border:.7px solid #6c7a66;padding:2mm;line-height:1.35}
.sg{text-align:center}.sg .ln{border-top:.8px solid #111;margin-top:15mm;padding-top:1mm}.sl{margin-top:2mm;font:8pt "Liberation Mono"}'''

def row(l, v, c=''): return f'<tr><td class="l">{l}</td><td class="v {c}" colspan="3">{v}</td></tr>'

def draw(f):
    d, m, a = f['nasc'].split('/')
    b = f'''<div class="bg"></div><div class="hd">{arms(58, '#34502b')}<div>REPÚBLICA FEDERATIVA DO BRASIL</div><div>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><h1>CERTIDÃO DE NASCIMENTO</h1></div>
<table>{row('NOME', f['nome'], 'big')}{row('MATRÍCULA', f'<span class="m">{f["mat"]}</span>', 'big')}
{row('DATA DE NASCIMENTO<br>POR EXTENSO', f['txt'])}{row('&nbsp;', f'<span>DIA</span>{d}<span>MÊS</span>{m}<span>ANO</span>{a}<span>HORA</span>{f["hora_p"]}<span>SEXO</span>{f["sexo_p"]}', 'tri')}
{row('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', f['mun_p'])}{row('LOCAL DE NASCIMENTO', f['local_p'])}
{row('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', f['rmun_p'])}{row('FILIAÇÃO', f['fil_p'])}{row('AVÓS PATERNOS', f['pat_p'])}{row('AVÓS MATERNOS', f['matn_p'])}
{row('GÊMEO', f['gem_p'])}{row('NOME E MATRÍCULA DO(S) GÊMEO(S)', f['gemn_p'])}{row('DATA DO REGISTRO<br>POR EXTENSO', f['reg_p'])}{row('NÚMERO DA DNV - DECLARAÇÃO DE NASCIDO VIVO', f['dnv_p'])}
{row('OBSERVAÇÕES AVERBAÇÕES', f['obs'], 'obs')}</table>
<div class="ft"><div class="of"><b>{f['cart']}</b><br>Oficial: {f['oficial']}<br>{f['sede']}<br>{f['end']}</div>
<div class="sg">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f['dt_p']}<div class="ln">{f['sig']}</div><div class="sl">{f['selo_p']}</div></div></div>'''
    return page(CSS, b)

def make():
    F = []
    m1 = mat(119842, 1953, 37, 112, 14806)
    F.append(dict(nome='OLÍVIA BRAGHETTO SPINELLI', mat=m1, nasc='09/06/1953', txt='NOVE DE JUNHO DE MIL NOVECENTOS E CINQUENTA E TRÊS', hora_p='05:20', sexo_p='FEMININO',
        mun_p='ITÁPOLIS - SP', local_p='DOMICÍLIO, NA FAZENDA SANTA ADÉLIA', rmun_p='ITÁPOLIS - SP', fil_p='PAI: ATTÍLIO SPINELLI<br>MÃE: CONCEIÇÃO BRAGHETTO',
        pat_p='GIACOMO SPINELLI e ROSA MENEGATTI', matn_p='ERNESTO BRAGHETTO e PALMYRA ZUCCOLOTTO', gem_p='NÃO', gemn_p='-x-x-x-x-x-', reg_p='QUINZE DE JUNHO DE MIL NOVECENTOS E CINQUENTA E TRÊS',
        dnv_p='-x-x-x-x-x-', obs='À margem do termo consta: A registrada casou-se com WALDEMAR COLOMBO PERUCHI, em 24 de julho de 1976, no Registro Civil de Borborema-SP, livro B-19, fls. 88, termo 2.914, passando a assinar OLÍVIA SPINELLI PERUCHI.',
        cart='Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede', oficial='Marcelo Augusto Fioravante', sede='Município e Comarca de Itápolis - Estado de São Paulo', end='Rua Padre Tarallo, 612 - Centro - CEP 14900-000<br>Fone (16) 3262-0000',
        dt_p='Itápolis, 18 de outubro de 2011.', sig='Renata Cristina Mazzo<br>Escrevente Autorizada', selo_p='Selo nº 0461AA085513',
        t=dict(txt=0, reg='15/06/1953', mun='ITÁPOLIS', uf='SP', rmun='ITÁPOLIS', ruf='SP', g1=('ATTÍLIO SPINELLI', ''), g2=('CONCEIÇÃO BRAGHETTO', ''), hora='05:20', nat='ITÁPOLIS/SP', sexo='Feminino',
            estab='DOMICÍLIO, NA FAZENDA SANTA ADÉLIA', livro='00037', folha='112', termo='0014806', pat=('GIACOMO SPINELLI', 'ROSA MENEGATTI'), matn=('ERNESTO BRAGHETTO', 'PALMYRA ZUCCOLOTTO'),
            anot='', averb='@obs', selo='0461AA085513', emissao='18/10/2011')))
    m2 = mat(98137, 1969, 22, 41, 9377)
    m2b = mat(98137, 1969, 22, 41, 9378)
    F.append(dict(nome='JURANDIR DE AZAMBUJA TESCHE', mat=m2, nasc='30/11/1968', txt='TRINTA DE NOVEMBRO DE MIL NOVECENTOS E SESSENTA E OITO', hora_p='23:45', sexo_p='MASCULINO',
        mun_p='CAÇAPAVA DO SUL, RIO GRANDE DO SUL', local_p='HOSPITAL DE CARIDADE DR. VICTOR LANG', rmun_p='CAÇAPAVA DO SUL, RIO GRANDE DO SUL', fil_p='PAI: OTACÍLIO ROSA TESCHE<br>MÃE: ZILÁ DE AZAMBUJA TESCHE',
        pat_p='não consta', matn_p='PATROCÍNIO DE AZAMBUJA e MARIA UNIVERSINA CHAVES DE AZAMBUJA', gem_p='SIM', gemn_p=f'JUREMA DE AZAMBUJA TESCHE<br><span class="m" style="font-size:9pt">{m2b}</span>', reg_p='DOIS DE JANEIRO DE MIL NOVECENTOS E SESSENTA E NOVE',
        dnv_p='não consta', obs='Nada consta.',
        cart='Registro Civil das Pessoas Naturais de Caçapava do Sul', oficial='Iara Beatriz Dornelles Machado', sede='Caçapava do Sul - RS', end='Rua Benjamin Constant, 745, sala 2<br>CEP 96570-000',
        dt_p='Caçapava do Sul, 03 de março de 2014.', sig='Iara Beatriz Dornelles Machado<br>Registradora', selo_p='Selo Digital: 0092.01.1400002.00317<br>Emolumentos: R$ 24,60 + R$ 0,55',
        t=dict(reg='02/01/1969', mun='CAÇAPAVA DO SUL', uf='RS', rmun='CAÇAPAVA DO SUL', ruf='RS', g1=('OTACÍLIO ROSA TESCHE', ''), g2=('ZILÁ DE AZAMBUJA TESCHE', ''), hora='23:45', nat='CAÇAPAVA DO SUL/RS', sexo='Masculino',
            estab='HOSPITAL DE CARIDADE DR. VICTOR LANG', livro='00022', folha='041', termo='0009377', matn=('PATROCÍNIO DE AZAMBUJA', 'MARIA UNIVERSINA CHAVES DE AZAMBUJA'), gem='Sim', gem_info=f'JUREMA DE AZAMBUJA TESCHE {m2b}',
            twins=['JUREMA DE AZAMBUJA TESCHE'], selo='0092.01.1400002.00317', emissao='03/03/2014', accept={'gêmeos.informações_adicionais': ['JUREMA DE AZAMBUJA TESCHE', f'JUREMA DE AZAMBUJA TESCHE, {m2b}', f'JUREMA DE AZAMBUJA TESCHE - {m2b}'], 'observações.averbações': ['Nada consta.', 'Nada consta'], 'registro.cartório': []})))
    m3 = mat(15602, 1987, 58, 203, 31240)
    F.append(dict(nome='FRANCISCA ELIENE', mat=m3, nasc='04/10/1979', txt='QUATRO DE OUTUBRO DE MIL NOVECENTOS E SETENTA E NOVE', hora_p='ignorada', sexo_p='FEMININO',
        mun_p='INDEPENDÊNCIA/CE, DISTRITO DE IAPI', local_p='DOMICÍLIO', rmun_p='CRATEÚS/CE', fil_p='MÃE: RAIMUNDA EDILEUZA DO NASCIMENTO',
        pat_p='*****', matn_p='AVÓ: FRANCISCA CHAGAS DO NASCIMENTO', gem_p='NÃO', gemn_p='*****', reg_p='VINTE E DOIS DE ABRIL DE MIL NOVECENTOS E OITENTA E SETE',
        dnv_p='*****', obs='Registro lavrado nos termos da Lei nº 7.317/85. Retificação: por sentença do MM. Juiz de Direito da 1ª Vara desta Comarca, Dr. Sebastião Holanda Pontes, proferida em 12/08/2009 nos autos nº 2008.0034.7719-2, transitada em julgado em 31/08/2009, fica retificado o prenome da registrada, que constava FRANCISCA ELENE, para FRANCISCA ELIENE. Dou fé. Crateús, 09/09/2009.',
        cart='Cartório Ximenes Aragão - 2º Ofício', oficial='Antônia Lucivânia Ximenes Aragão', sede='Crateús - Ceará', end='Rua Cel. Zezé, 1.188 - Centro<br>CEP 63700-000',
        dt_p='Crateús, 1º de agosto de 2012.', sig='Antônia Lucivânia Ximenes Aragão<br>Oficiala', selo_p='Selo de Autenticidade BK 447.902',
        t=dict(reg='22/04/1987', mun='INDEPENDÊNCIA', uf='CE', rmun='CRATEÚS', ruf='CE', g1=('RAIMUNDA EDILEUZA DO NASCIMENTO', ''), nat='INDEPENDÊNCIA/CE', sexo='Feminino', estab='DOMICÍLIO', livro='00058', folha='203', termo='0031240',
            matn=('', 'FRANCISCA CHAGAS DO NASCIMENTO'), averb='@obs', selo='BK 447.902', emissao='01/08/2012', accept={'dados_pessoais.naturalidade': ['', 'INDEPENDÊNCIA/CE, DISTRITO DE IAPI'], 'local_nascimento.município': ['INDEPENDÊNCIA, DISTRITO DE IAPI']})))
    m4 = mat(51979, 1962, 104, 9, 50018)
    F.append(dict(nome='GERALDO MAGELA LANA BREGUNCI SOBRINHO', mat=m4, nasc='16/10/1962', txt='DEZESSEIS DE OUTUBRO DE MIL NOVECENTOS E SESSENTA E DOIS', hora_p='13:00', sexo_p='MASCULINO',
        mun_p='URUCÂNIA - MINAS GERAIS', local_p='À MARGEM DA ESTRADA DE PONTE NOVA, NO LUGAR BOA VISTA', rmun_p='PONTE NOVA - MINAS GERAIS', fil_p='PAI: SEBASTIÃO LANA BREGUNCI<br>MÃE: EFIGÊNIA MARTINS DE PAULA',
        pat_p='ANTÔNIO BREGUNCI e MARIA DA CONCEIÇÃO LANA', matn_p='JOSÉ VICENTE DE PAULA e EFIGÊNIA ROMUALDA MARTINS', gem_p='NÃO', gemn_p='', reg_p='VINTE DE OUTUBRO DE MIL NOVECENTOS E SESSENTA E DOIS',
        dnv_p='', obs='',
        cart='1º Subdistrito - Registro Civil das Pessoas Naturais', oficial='Júlio César Gesteira Bittencourt', sede='Ponte Nova - MG', end='Av. Dr. Cristiano de Freitas Castro, 35<br>CEP 35430-037',
        dt_p='Ponte Nova, 27 de janeiro de 2017.', sig='Lidiane Aparecida Sette<br>Oficial Substituta', selo_p='PODER JUDICIÁRIO - TJMG<br>Selo Eletrônico: AYQ58321<br>Cód. Seg.: 3390.1276.5541.8020',
        t=dict(reg='20/10/1962', mun='URUCÂNIA', uf='MG', rmun='PONTE NOVA', ruf='MG', g1=('SEBASTIÃO LANA BREGUNCI', ''), g2=('EFIGÊNIA MARTINS DE PAULA', ''), hora='13:00', nat='URUCÂNIA/MG', sexo='Masculino',
            estab='À MARGEM DA ESTRADA DE PONTE NOVA, NO LUGAR BOA VISTA', livro='00104', folha='009', termo='0050018', pat=('ANTÔNIO BREGUNCI', 'MARIA DA CONCEIÇÃO LANA'), matn=('JOSÉ VICENTE DE PAULA', 'EFIGÊNIA ROMUALDA MARTINS'), selo='AYQ58321', emissao='27/01/2017')))
    for i, f in enumerate(F, 1):
        case, t = f'150A-{i}', f['t']; acc = t.pop('accept', {}); t.pop('txt', 0)
        if t.get('averb') == '@obs': t['averb'] = f['obs']; acc.setdefault('observações.anotações', ['', f['obs']])
        acc.setdefault('dados_pessoais.naturalidade', ['', f['mun_p']]); acc = {k: v for k, v in acc.items() if v}
        yield case, draw(f), truth(case, nome=f['nome'], nasc=f['nasc'], txt=f['txt'], mat=f['mat'], cart=f['cart'], oficial=f['oficial'], accept=acc, joint=True, **t)
