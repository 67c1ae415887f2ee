"""F: Bahia, landscape court blank, labels under the lines, carbon copy in blue (1970s to 90s)."""
from common import *
CSS = '''.pg{width:841pt;height:595pt;background:#fbf7ea;font:8pt "Liberation Sans",sans-serif;color:#5a2b1e}
.in{position:absolute;left:34pt;right:34pt;top:24pt;bottom:22pt;border:.8pt solid #5a2b1e;padding:8pt 20pt}
.hd{display:flex;height:64pt;align-items:center}.hd>div{flex:1;line-height:1.35;font-size:9pt}.hd>div.tt{flex:1.4;text-align:right;white-space:nowrap;font:bold 21pt "URW Bookman","Liberation Serif",serif}
.r{display:flex;gap:12pt;margin-top:2pt}.c{height:30pt;position:relative;min-width:0}
.c p{margin:0;height:18pt;border-bottom:.9pt solid #5a2b1e;font:bold 11pt "FreeMono","Liberation Mono",monospace;color:#34469a;line-height:14.5pt;padding:2pt 4pt 0;white-space:nowrap;text-shadow:.5px .3px .6px #8793cf}
.c small{font-size:6.6pt;display:block;text-align:center;line-height:9pt}.o p{margin-bottom:1pt}.cert{font-size:8.6pt;margin:5pt 0 0;height:12pt;letter-spacing:.3pt}'''
def c(v, l, w, cls=''): return f'<div class="c {cls}" style="flex:{w} 1 0"><p>{e(v)}</p><small>{l}</small></div>'
def row(*x): return '<div class="r">' + ' '.join(c(*y) for y in x) + '</div>'

def one(n, p):
    d, m, a = p['nasc']; rg, ei = p['reg'], p['emissao']
    txt = f'{d} de {MES[m-1]} de {a}'
    o = (p['obs'] + ['', ''])[:2]
    b = f'''<div class="in"><div class="hd"><div style="flex:0 0 70pt">{arms(58, '#5a2b1e', True)}</div><div>PODER JUDICIÁRIO<br><b>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="tt">CERTIDÃO DE NASCIMENTO</div></div>
{row((p['cart'], 'CARTÓRIO', 4), (p['rmun'], 'MUNICÍPIO', 2.2), (p['com'], 'COMARCA', 2.2))}
{row((p['termo'], 'NÚMERO DO TERMO', 1), (p['fls'], 'FOLHAS', 1), (p['liv'], 'LIVRO', 1), (br(rg), 'DATA DO REGISTRO', 1.3))}
<div class="cert">CERTIFICO que dos livros deste Cartório, no lugar acima mencionado, consta o assento de nascimento de</div>
{row((p['nome'], 'NOME POR EXTENSO', 6), (p['sx'], 'SEXO', 1.3), (p['cor'], 'COR', 1.2))}
{row((txt, 'DATA DO NASCIMENTO', 2), (p['ht'], 'HORA', 1.4), (p['lug'], 'LOCAL DO NASCIMENTO', 4))}
{row((p['mu'], 'MUNICÍPIO E ESTADO', 3), (p.get('gm', 'não'), 'GÊMEO', 1), (p['decl'], 'DECLARANTE', 3))}
{row((p['pt'][0], 'PAI', 4), (p['pt'][1], 'NATURAL DE', 2.4))}{row((p['pt'][2], 'MÃE', 4), (p['pt'][3], 'NATURAL DE', 2.4))}
{row((p['at'][0], 'AVÓS PATERNOS', 1), (p['at'][1], 'AVÓS MATERNOS', 1))}
<div class="r"><div class="c o" style="flex:1;height:50pt"><p>{e(o[0])}</p> <p>{e(o[1])}</p><small>OBSERVAÇÕES (averbações, anotações, retificações)</small></div></div>
<div class="cert" style="margin-top:6pt">O referido é verdade e dou fé.</div>
<div style="width:300pt">{row((p['rmun'] + ', ' + br(ei), 'LOCAL E DATA', 1))}</div>
{stamp('REGISTRO CIVIL', p['rmun'].upper() + ' - BAHIA', '', 96, '#4a2a7a', -20, 'position:absolute;left:370pt;bottom:14pt')}
{scribble(n, 190, '#1b2a6b', 'position:absolute;right:90pt;bottom:36pt')}<div style="position:absolute;right:24pt;bottom:10pt;width:270pt"><p style="margin:0;border-bottom:.9pt solid #5a2b1e"></p><div style="text-align:center;line-height:10pt">{e(p['of'])}<br><small style="font-size:6.6pt">OFICIAL DO REGISTRO CIVIL</small></div></div></div>'''
    t = truth(n, 842, 595, nome=p['nome'], nasc=p['nasc'], texto=txt, hora=p['hora'], nat=p['mun'] + '/' + p['uf'], sexo='Feminino' if p['sx'][0] == 'f' else 'Masculino', estab=p['estab'], mun=p['mun'], uf=p['uf'], rmun=p['rmun'], ruf='BA', cart=p['cart'], reg=rg,
        livro=p['liv'], folha=p['fls'], termo=p['termo'], gs=p['g'], avos=p['av'], gem=p.get('gem', 'Não'), geminfo=p.get('gi', ''), averb=p.get('averb', ''), anot=p.get('anot', ''), oficial=p['of'], emissao=ei, joint=True, twins=p.get('tw', []), accept={NAT: [''] + [p['mu']], EST: p.get('este', []), **p.get('acc', {})})
    return n, page(CSS, b, 'A4 landscape'), t

M, RM, FO = 'local_nascimento.município', 'registro.município', 'registro.folha'
P = [dict(cart='Subdistrito de Brotas', rmun='Salvador', com='Salvador', termo='14.306', fls='178', liv='A-46', reg=(21, 5, 1979), nome='Adailton Cerqueira Bittencourt', sx='masculino', cor='parda', nasc=(13, 5, 1979), hora='11:20', ht='11:20 horas', lug='Maternidade Climério de Oliveira', estab='Maternidade Climério de Oliveira', mun='Salvador', uf='BA', mu='Salvador, Bahia',
     decl='o pai', pt=['Valfrido Gomes Bittencourt', 'Nazaré, Ba.', 'Edelzuíta Cerqueira Bittencourt', 'Maragogipe, Ba.'], g=[('Valfrido Gomes Bittencourt', 'Nazaré/BA'), ('Edelzuíta Cerqueira Bittencourt', 'Maragogipe/BA')], at=['Aloísio Bittencourt e Hilda Gomes', 'Manoel Cerqueira e Eufrosina Cerqueira'], av=['Aloísio Bittencourt', 'Hilda Gomes', 'Manoel Cerqueira', 'Eufrosina Cerqueira'], acc={G1N: ['Nazaré, Ba.'], G2N: ['Maragogipe, Ba.']}, obs=['x x x x x x x x x x x x x x x x x x x x x x'], of='Bel. Josenilton Andrade Moniz', emissao=(28, 5, 1979)),
 dict(cart='Registro Civil do Distrito de Acupe', rmun='Santo Amaro', com='Santo Amaro', termo='902', fls='226v', liv='A-3', reg=(30, 7, 1975), nome='Crispina do Sacramento', sx='feminino', cor='preta', nasc=(25, 10, 1949), hora='', ht='ignorada', lug='casa de parteira, Rua da Matança, Acupe', estab='casa de parteira, Rua da Matança, Acupe', este=['casa de parteira, Rua da Matança', 'Rua da Matança, Acupe', 'Rua da Matança'], mun='Santo Amaro', uf='BA', mu='Santo Amaro - Bahia',
     decl='a própria registrada', pt=['/////////////////////////', '////////////', 'Mª Bernarda do Sacramento', 'Saubara'], g=[('Mª Bernarda do Sacramento', 'Saubara/BA')], at=['/////////////////////////', 'Honorato e Felícia do Sacramento'], av=['', '', 'Honorato', 'Felícia do Sacramento'], acc={G1N: ['Saubara'], FO: ['226', '226 verso'], M: ['Acupe'], RM: ['Acupe'], 'filiação.genitor_1.nome_completo': ['Maria Bernarda do Sacramento'], 'avós.maternos.avô': ['Honorato do Sacramento']}, obs=['Registro tardio, despacho do Dr. Juiz de Direito desta Comarca em 28/7/75.'], of='Iraci Borges Sant’Anna', emissao=(11, 8, 1975)),
 dict(cart='Cartório do 1º Ofício', rmun='Jequié', com='Jequié', termo='37.458', fls='58', liv='A-92', reg=(17, 12, 1990), nome='Laís Sampaio Galvão', sx='feminino', cor='branca', nasc=(2, 12, 1990), hora='16:05', ht='16,05 h', lug='Hospital Geral Prado Valadares', estab='Hospital Geral Prado Valadares', mun='Jequié', uf='BA', mu='Jequié, Bahia', gm='sim', gem='Sim', gi='Lara Sampaio Galvão', tw=['Lara Sampaio Galvão'],
     decl='o pai', pt=['Hamilton Galvão Filho', 'Ipiaú, Bahia', 'Norma Sueli Sampaio Galvão', 'Jaguaquara, Bahia'], g=[('Hamilton Galvão Filho', 'Ipiaú/BA'), ('Norma Sueli Sampaio Galvão', 'Jaguaquara/BA')], at=['Hamilton Galvão e Creuza Mota Galvão', 'Almir Sampaio e Railda Peixoto'], av=['Hamilton Galvão', 'Creuza Mota Galvão', 'Almir Sampaio', 'Railda Peixoto'], acc={G1N: ['Ipiaú, Bahia'], G2N: ['Jaguaquara, Bahia'], 'observações.averbações': ['Gêmea de Lara Sampaio Galvão, termo 37.459, nascida às 16,15 h.']}, obs=['Gêmea de Lara Sampaio Galvão, termo 37.459, nascida às 16,15 h.'], of='Terezinha Lomanto Ribeiro', emissao=(17, 12, 1990)),
 dict(cart='Registro Civil do 2º Ofício', rmun='Feira de Santana', com='Feira de Santana', termo='61.720', fls='211', liv='A-119', reg=(8, 3, 1984), nome='Uanderson Carneiro de Oliveira', sx='masculino', cor='morena', nasc=(19, 2, 1984), hora='04:00', ht='4 da manhã', lug='Faz. Lagoa Suja, Km 21 da estrada velha', estab='Faz. Lagoa Suja, Km 21 da estrada velha', este=['Faz. Lagoa Suja', 'Fazenda Lagoa Suja'], mun='Serra Preta', uf='BA', mu='Serra Preta, Bahia',
     decl='o pai', pt=['Edvaldo Lima de Oliveira', 'Serra Preta', 'Marinalva Silva Carneiro', 'Riachão do Jacuípe'], g=[('Edvaldo Lima de Oliveira', 'Serra Preta/BA'), ('Marinalva Silva Carneiro', 'Riachão do Jacuípe/BA')], at=['Euclides de Oliveira e Maria Lima', 'não declarados'], av=['Euclides de Oliveira', 'Maria Lima', '', ''], acc={G1N: ['Serra Preta'], G2N: ['Riachão do Jacuípe']},
     averb='Averbado em 12/09/1996: legitimado pelo casamento dos pais, celebrado em 06/09/1996, passando a mãe a chamar-se Marinalva Carneiro de Oliveira.', obs=['Averbado em 12/09/1996: legitimado pelo casamento dos pais, celebrado em 06/09/1996,', 'passando a mãe a chamar-se Marinalva Carneiro de Oliveira.'], of='Raymundo Falcão de Cerqueira', emissao=(3, 2, 1997))]
P[1]['acc']['observações.averbações'] = P[1]['obs']; P[0]['acc']['autenticação.oficial_registro'] = ['Josenilton Andrade Moniz']
def make():
    for i, p in enumerate(P, 1): yield one(f'149F-{i}', p)
