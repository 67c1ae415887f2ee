"""Certidão bilíngue português/espanhol (fronteira), rótulos abaixo do valor, linhas numeradas, duas colunas; 2018-2025."""
from common import *
CSS = '''body{font:9.6pt "Liberation Serif";color:#000;padding:10mm 15mm}.fr{position:absolute;inset:5mm;border:1.6px solid #7a1f1f;outline:.6px solid #7a1f1f;outline-offset:-4px}.h{display:flex;justify-content:space-between;align-items:center;text-align:center;margin:1mm 2mm 3mm;font-size:8.8pt;line-height:1.3}.h b{font-size:14.5pt;display:block}.h em{font-size:12pt;display:block;color:#7a1f1f}
.two{display:grid;grid-template-columns:1fr 1fr;column-gap:7mm;position:relative}.x{margin:0 0 2.7mm;display:flex;gap:2mm}.x>i{font:7pt "Liberation Sans";color:#7a1f1f;width:4.5mm;padding-top:1mm;text-align:right}.x>div{flex:1}.x .v{border-bottom:1px solid #7a1f1f;min-height:5mm;font-weight:bold;font-size:10.2pt;line-height:1.15;padding:.4mm 1mm 0}
.x small{font:6.7pt "Liberation Sans";display:block;padding:.3mm 1mm 0;color:#222}.x small em{color:#7a1f1f}.s2{grid-column:span 2}.nb .v{font-weight:normal;font-size:9.2pt;line-height:1.28;text-align:justify;min-height:17mm}.v .in{display:flex;justify-content:space-around}
.ft{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-top:2mm;font-size:8.6pt;line-height:1.35}.sg{text-align:center}.sg hr{border:0;border-top:1px solid #000;margin:13mm 4mm 1mm}.nt{position:absolute;left:15mm;right:15mm;bottom:8.5mm;font:italic 7.2pt "Liberation Serif";text-align:center}'''

def draw(x):
    n = [0]
    def f(pt, es, v, c=''):
        n[0] += 1
        return f'<div class="x {c}"><i>{n[0]}</i><div><div class="v">{v or "&nbsp;"}</div><small>{pt} / <em>{es}</em></small></div></div>'
    d, m, a = x['nasc'].split('/')
    p = x['g']
    b = f'''<div class="fr"></div><div class="h">{arms(56, '#7a1f1f')}<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<b>CERTIDÃO DE NASCIMENTO</b><em>Certificado de Nacimiento</em></div>{qr(x['nome'], 25, 66)}</div>
<div class="two">{f('Nome completo', 'Nombre completo', x['nome'], 's2')}{f('CPF', 'Número de identificación fiscal', x['cpf_p'])}{f('Matrícula', 'Matrícula', x['mat'])}
{f('Data de nascimento por extenso', 'Fecha de nacimiento en letras', x['txt'], 's2')}{f('Dia, mês e ano', 'Día, mes y año', f'<span class="in"><span>{d}</span><span>{m}</span><span>{a}</span></span>')}{f('Hora do nascimento', 'Hora de nacimiento', x['hp'])}
{f('Local de nascimento', 'Lugar de nacimiento', x['lp'], 's2')}{f('Município de nascimento e UF', 'Municipio de nacimiento y Estado', x['mp'])}{f('Naturalidade', 'Natural de', x['np'])}{f('Sexo', 'Sexo', x['sx'])}{f('Número da DNV', 'Número de la declaración de nacido vivo', x['dnv'])}
{f('Genitor(a) 1', 'Progenitor(a) 1', p[0][0])}{f('Natural de', 'Natural de', p[0][1])}{f('Genitor(a) 2', 'Progenitor(a) 2', p[1][0])}{f('Natural de', 'Natural de', p[1][1])}
{f('Avós paternos', 'Abuelos paternos', x['pat_p'])}{f('Avós maternos', 'Abuelos maternos', x['matn_p'])}{f('Gêmeo(s) - nome e matrícula', 'Gemelo(s) - nombre y matrícula', x['gm'], 's2')}
{f('Data do registro', 'Fecha de inscripción', x['rp'])}{f('Município de registro e UF', 'Municipio de inscripción y Estado', x['rmp'])}{f('Livro, folha e termo', 'Libro, folio y acta', f'<span class="in"><span>{x["lv"][0]}</span><span>{x["lv"][1]}</span><span>{x["lv"][2]}</span></span>')}{f('Selo digital', 'Sello digital', x['selo'])}
{f('Averbações', 'Notas marginales de modificación', x['av'], 's2 nb')}{f('Anotações', 'Anotaciones', x['an'], 's2 nb an')}</div>
<div class="ft"><div><b>{x['cart']}</b><br>{x['oficial']} - {x['of_l']}<br>{x['end']}</div><div class="sg">O conteúdo da certidão é verdadeiro. Dou fé.<br>{x['dp']}<hr>{x['sig']}</div></div>
<div class="nt">Los rótulos en español son meramente informativos y no sustituyen la traducción pública. / Os rótulos em espanhol são meramente informativos.</div>'''
    return page(CSS + '.an .v{min-height:10mm}', b)

def make():
    F = [
     dict(nome='Thiago Nahuel Portilho Etcheverría', mat=mat(100271, 2018, 71, 45, 40126), cpf_p=cpf(52774091), nasc='17/10/2018', txt='dezessete de outubro de dois mil e dezoito', hp='22h12min', lp='Santa Casa de Misericórdia', mp='Sant\'Ana do Livramento - RS', np='Sant\'Ana do Livramento - RS', sx='masculino', dnv='30-79005518-6',
       g=[('Washington Fabián Etcheverría Silveira', 'Rivera, Uruguai'), ('Tainara Portilho', 'Sant\'Ana do Livramento - RS')], pat_p='Washington Etcheverría<br>Blanca Nelly Silveira', matn_p='João Carlos Portilho<br>Eva Teresinha Machado', gm='não', rp='22 de outubro de 2018', reg='22/10/2018', rmp='Sant\'Ana do Livramento - RS', lv=('A-71', '45F', '40.126'),
       selo='0541.04.1800003.02287', av='', an='', cart='Ofício dos Registros Públicos de Sant\'Ana do Livramento', oficial='Saul Menna Barreto Guedes', of_l='Registrador', end='Rua Rivadávia Corrêa, 858', dp='Sant\'Ana do Livramento, 22 de outubro de 2018.', sig='Saul Menna Barreto Guedes', pat=('Washington Etcheverría', 'Blanca Nelly Silveira'), matn=('João Carlos Portilho', 'Eva Teresinha Machado'), em='22/10/2018', hora='22:12'),
     dict(nome='Araceli Benítez de Moura', mat=mat(63016, 2009, 8, 150, 4502), cpf_p=cpf(90213377), nasc='06/01/2005', txt='seis de janeiro de dois mil e cinco', hp='-', lp='em domicílio, na Colônia Itamarati, lote 114', mp='Ponta Porã - MS', np='Ponta Porã - MS', sx='feminino', dnv='-',
       g=[('Narcisa Benítez Giménez', 'Bella Vista Norte, Paraguai'), ('Edvaldo Pereira de Moura', 'Mundo Novo - MS')], pat_p='Pedro Pereira de Moura<br>Jovelina Alves', matn_p='-<br>Dorotea Benítez', gm='não', rp='13 de julho de 2009', reg='13/07/2009', rmp='Antônio João - MS', lv=('A-8', '150V', '4.502'),
       selo='AHQ77025-118-RVU', av='Em 30/08/2016 averbou-se o reconhecimento de paternidade feito por Edvaldo Pereira de Moura perante o Oficial, nos termos do Provimento nº 16/2012 do CNJ, passando a registrada a chamar-se Araceli Benítez de Moura.', an='CPF nº ' + cpf(90213377) + ', anotado em 11/03/2022.', cart='Serviço Registral de Antônio João', oficial='Mariza Echeverria Ocampos', of_l='Oficial', end='Rua Vitório Penzo, 540', dp='Antônio João, 11 de março de 2022.', sig='Dirceu Lescano Vera<br>Escrevente / Escribiente', pat=('Pedro Pereira de Moura', 'Jovelina Alves'), matn=('', 'Dorotea Benítez'), em='11/03/2022', hora=''),
     dict(nome='Ilana Gabriella Soto-Mayor Krüger', mat=mat(84012, 2025, 519, 201, 260401), cpf_p=cpf(170553901), nasc='28/02/2025', txt='vinte e oito de fevereiro de dois mil e vinte e cinco', hp='11h59min', lp='Hospital Ministro Costa Cavalcanti, Av. Gramado, 580', mp='Foz do Iguaçu - PR', np='Santa Terezinha de Itaipu - PR', sx='feminino', dnv='30-93378810-1',
       g=[('Viviane Soto-Mayor Krüger', 'Marechal Cândido Rondon - PR'), ('Gustavo Adolfo Soto-Mayor Ríos', 'Ciudad del Este, Paraguai')], pat_p='Adolfo Soto-Mayor Duarte<br>Elvira Ríos de Soto-Mayor', matn_p='Hartmut Krüger<br>Neli Schlindwein Krüger', gm='sim: Isaac Gabriel Soto-Mayor Krüger - ' + mat(84012, 2025, 519, 202, 260402), rp='6 de março de 2025', reg='06/03/2025', rmp='Foz do Iguaçu - PR', lv=('A-519', '201', '260.401'),
       selo='SFRC1.aKmYz.vX0bt-8JhqP.F433q', av='Nenhuma / Ninguna', an='Nenhuma / Ninguna', cart='1º Serviço de Registro Civil das Pessoas Naturais de Foz do Iguaçu', oficial='Luís Fabrício Zeni Camargo', of_l='Agente Delegado', end='Rua Benjamin Constant, 62, térreo', dp='Foz do Iguaçu, 6 de março de 2025.', sig='Ana Paula Stroher<br>Escrevente / Escribiente', pat=('Adolfo Soto-Mayor Duarte', 'Elvira Ríos de Soto-Mayor'), matn=('Hartmut Krüger', 'Neli Schlindwein Krüger'), em='06/03/2025', hora='11:59'),
     dict(nome='Ramón Clemente Suárez do Vale', mat=mat(2105, 1984, 5, 77, 2308), cpf_p='', nasc='23/11/1971', txt='vinte e três de novembro de mil novecentos e setenta e um', hp='06h00min', lp='Seringal Porto Carlos, às margens do Rio Acre', mp='Assis Brasil - AC', np='Brasileia - AC', sx='masculino', dnv='',
       g=[('Clemente Suárez Apaza', 'Cobija, Bolívia'), ('Raimunda do Vale', 'Xapuri - AC')], pat_p='', matn_p='Chagas do Vale<br>Izaura Freire', gm='', rp='9 de abril de 1984', reg='09/04/1984', rmp='Brasileia - AC', lv=('A-05', '077', '2308'),
       selo='TJAC-AC2019-0061-77183', av='', an='Casado com Máxima Flores Yujra em 19/12/1998, em Epitaciolândia - AC, livro B-2, fl. 64, termo 364. Óbito do registrado em 04/05/2019, em Rio Branco - AC, livro C-88, fl. 201, termo 43.117.', cart='Serventia de Registro Civil de Brasileia', oficial='Nazira Saady Frota', of_l='Delegatária', end='Av. Prefeito Rolando Moreira, 233', dp='Brasileia, 26 de agosto de 2019.', sig='Nazira Saady Frota', pat=('', ''), matn=('Chagas do Vale', 'Izaura Freire'), em='26/08/2019', hora='06:00'),
    ]
    s = lambda v: v.replace(' - ', '/')
    for i, x in enumerate(F, 1):
        case = f'150F-{i}'; L = x['mat'].split(); mun, uf = x['mp'].split(' - '); rm, ru = x['rmp'].split(' - ')
        acc = {'dados_pessoais.naturalidade': [x['np']], 'registro.livro': [L[5]], 'registro.folha': [L[6]], 'registro.termo': [L[7]]}
        for j in (1, 2):
            v = x['g'][j - 1][1]; acc[f'filiação.genitor_{j}.naturalidade'] = [v] if ' - ' in v else [v.replace(', ', '/')]
        if 'Av.' in x['lp']: acc['local_nascimento.estabelecimento'] = [x['lp'].split(',')[0]]
        if 'domicílio' in x['lp']: acc['local_nascimento.estabelecimento'] = ['Domicílio', 'domicílio, na Colônia Itamarati, lote 114', 'Colônia Itamarati, lote 114']
        if 'Nenhuma' in x['av']: acc['observações.averbações'] = acc['observações.anotações'] = [x['av'], 'Nenhuma']
        tw = x['gm'][5:] if x['gm'].startswith('sim') else ''
        if tw: acc['gêmeos.informações_adicionais'] = [tw.split(' - ')[0], tw.replace(' - ', ', '), tw.replace(' - ', ' ')]
        if not x['gm']: acc['gêmeos.status'] = ['']
        nil = lambda v: '' if v.startswith('Nenhuma') or v == '-' else v
        yield case, draw(x), truth(case, nome=x['nome'], cpf=x['cpf_p'], mat=x['mat'], nasc=x['nasc'], txt=x['txt'], hora=x['hora'], nat=s(x['np']), sexo=x['sx'].capitalize(), estab=x['lp'], mun=mun, uf=uf, rmun=rm, ruf=ru, cart=x['cart'], reg=x['reg'], dnv=nil(x['dnv']),
            livro=x['lv'][0], folha=x['lv'][1], termo=x['lv'][2], g1=(x['g'][0][0], s(x['g'][0][1])), g2=(x['g'][1][0], s(x['g'][1][1])), pat=x['pat'], matn=x['matn'], gem='Sim' if tw else 'Não', gem_info=tw, twins=[tw.split(' - ')[0]] if tw else [],
            averb=nil(x['av']), anot=nil(x['an']), selo=x['selo'], oficial=x['oficial'], emissao=x['em'], accept=acc)
