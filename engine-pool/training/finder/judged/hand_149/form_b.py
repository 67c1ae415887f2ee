"""B: Rio de Janeiro, numbered cells printed in blue, dot matrix capitals (1980s)."""
from common import *
CSS = '''.pg{width:595pt;height:841pt;background:#fdfdf8;font:7pt "Liberation Sans Narrow","Liberation Sans",sans-serif;color:#1d3f7d}
.hd{position:absolute;left:36pt;right:36pt;top:30pt;height:74pt;display:flex;border:1.4pt solid #1d3f7d;align-items:center;text-align:center}
.hd>div:nth-child(1){width:84pt}.hd>div:nth-child(2){flex:1;font-size:9.5pt;line-height:1.35}.hd>div:nth-child(3){width:170pt;border-left:1pt solid #1d3f7d;height:100%;padding-top:16pt;font:bold 17pt "Liberation Sans"}
.g{position:absolute;left:36pt;right:36pt;top:110pt;display:grid;grid-template-columns:repeat(24,1fr);border-left:1pt solid #1d3f7d;border-top:1pt solid #1d3f7d}
.c{border-right:1pt solid #1d3f7d;border-bottom:1pt solid #1d3f7d;height:33pt;padding:1.5pt 3pt;overflow:hidden;white-space:nowrap}
.c b{display:inline-block;background:#1d3f7d;color:#fff;min-width:11pt;text-align:center;margin-right:3pt;font-size:6.5pt}
.v{font:bold 10.5pt "FreeMono","Liberation Mono",monospace;color:#333;line-height:12pt;padding-top:5pt;letter-spacing:-.2pt}
.h{grid-column:span 24;background:#d7e0f2;border-right:1pt solid #1d3f7d;border-bottom:1pt solid #1d3f7d;font-weight:bold;text-align:center;padding:2pt;letter-spacing:1pt}
.big{height:112pt;white-space:normal}.ft{position:absolute;left:36pt;top:812pt;font-size:6.5pt}'''

class N:
    i = 0
def c(lab, v, span, cls='', na=False):
    b = '' if na else f'<b>{N.i + 1:02d}</b>'
    N.i += not na
    return f'<div class="c {cls}" style="grid-column:span {span}">{b}{lab}<div class="v">{e(v)}</div></div>'
def h(t): return f'<div class="h">{t}</div>'

def one(n, p):
    N.i = 0
    d, m, a = p['nasc']; txt = f'{d:02d} {p["mes"]} {a}'
    b = f'''<div class="hd"><div>{arms(62, '#1d3f7d')}</div><div>PODER JUDICIÁRIO<br><b>ESTADO DO RIO DE JANEIRO</b><br>CORREGEDORIA GERAL DA JUSTIÇA<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div>CERTIDÃO<br>DE NASCIMENTO</div></div>
<div class="g">{h('IDENTIFICAÇÃO DO CARTÓRIO')}{c('CARTÓRIO', p['cart'], 14)}{c('MUNICÍPIO', p['rmun'], 8)}{c('UF', 'RJ', 2)}
{h('DADOS DO REGISTRO')}{c('LIVRO', p['liv'], 5)}{c('FOLHA', p['fls'], 5)}{c('TERMO', p['termo'], 6)}{c('DATA DO REGISTRO', br(p['reg']), 8)}
{h('REGISTRADO')}{c('NOME', p['nome'], 19)}{c('SEXO', p['sx'], 5)}
{c('DATA DO NASCIMENTO', txt, 10)}{c('HORA', p['ht'], 5)}{c('GÊMEO', p.get('gm', 'NAO' if p.get('na') else 'NÃO'), 3)}{c('COR', p['cor'], 6)}
{c('LOCAL DO NASCIMENTO (estabelecimento / endereço)', p['estab'], 24)}{c('MUNICÍPIO / DISTRITO', p['munp'], 18)}{c('UF', p['uf'], 6)}
{h('FILIAÇÃO')}{c('PAI', p['gp'][0], 15)}{c('NATURALIDADE', p['gp'][1], 9)}{c('MÃE', p['gp'][2], 15)}{c('NATURALIDADE', p['gp'][3], 9)}
{c('AVÔ PATERNO', p['av'][0], 12)}{c('AVÓ PATERNA', p['av'][1], 12)}{c('AVÔ MATERNO', p['av'][2], 12)}{c('AVÓ MATERNA', p['av'][3], 12)}
{h('OUTROS ELEMENTOS')}{c('DECLARANTE', p['decl'], 24)}{c('AVERBAÇÕES E ANOTAÇÕES', p['obs'], 24, 'big')}
{c('LOCAL E DATA DA EXPEDIÇÃO', p['rmun'] + ', ' + br(p['emissao']), 12)}{c('OFICIAL DO REGISTRO CIVIL', p['of'], 12)}</div>
<div style="position:absolute;left:36pt;right:36pt;top:725pt;text-align:center;font-size:8.5pt">CERTIFICO que as informações acima conferem com o assento constante do livro próprio deste cartório. O referido é verdade e dou fé.</div>
{scribble(n, 170, style='position:absolute;right:90pt;top:738pt')}<div style="position:absolute;right:60pt;top:774pt;width:220pt;border-top:1pt solid #1d3f7d;text-align:center;padding-top:2pt">ASSINATURA DO OFICIAL OU SUBSTITUTO</div>
{stamp('REGISTRO CIVIL', 'ESTADO DO RIO DE JANEIRO', 'R C P N', 84, '#5b3a8a', 8, 'position:absolute;left:90pt;top:737pt')}
<div class="ft">MOD. RCPN-02 &nbsp; Lei nº 6.015/73 &nbsp; 1ª VIA — INTERESSADO</div>'''
    g = p['g']
    t = truth(n, nome=p['nome'], nasc=p['nasc'], texto=txt, hora=p['hora'], nat=p['mun'] + '/' + p['uf'], sexo='Feminino' if p['sx'][0] == 'F' else 'Masculino', estab=p['estab'], mun=p['mun'], uf=p['uf'],
        rmun=p['rmun'], ruf='RJ', cart=p['cart'], reg=p['reg'], livro=p['liv'], folha=p['fls'], termo=p['termo'], gs=g, avos=p['avt'], gem=p.get('gem', 'Não'), geminfo=p.get('gi', ''), averb=p.get('averb', ''), anot=p.get('anot', ''),
        oficial=p['of'], emissao=p['emissao'], joint=True, twins=p.get('tw', []), accept={NAT: [''] + p.get('nate', []), EST: p.get('este', []), **p.get('acc', {})})
    return n, page(CSS, b), t

V = 'local_nascimento.município'
P = [dict(cart='9ª CIRCUNSCRIÇÃO - 3ª ZONA', rmun='RIO DE JANEIRO', liv='A-284', fls='071', termo='118.340', reg=(17, 5, 1983), nome='TATIANA LACERDA VALVERDE PORTELLA', sx='FEMININO', nasc=(2, 5, 1983), mes='MAIO', hora='06:52', ht='06:52', cor='BRANCA',
     estab='HOSPITAL DA LAGOA - RUA JARDIM BOTÂNICO, 501', este=['HOSPITAL DA LAGOA'], mun='RIO DE JANEIRO', munp='RIO DE JANEIRO', uf='RJ', gp=['SÍLVIO VALVERDE PORTELLA', 'PETRÓPOLIS - RJ', 'HELOÍSA LACERDA PORTELLA', 'CACHOEIRO DE ITAPEMIRIM-ES'], g=[('SÍLVIO VALVERDE PORTELLA', 'PETRÓPOLIS/RJ'), ('HELOÍSA LACERDA PORTELLA', 'CACHOEIRO DE ITAPEMIRIM/ES')],
     acc={G1N: ['PETRÓPOLIS - RJ'], G2N: ['CACHOEIRO DE ITAPEMIRIM-ES']}, av=['EURICO PORTELLA', 'DULCE VALVERDE PORTELLA', 'ADHEMAR LACERDA', 'IZAURA FONTENELLE LACERDA'], decl='O PAI', obs='NADA CONSTA', of='RUBEM DARCY SEABRA', emissao=(17, 5, 1983)),
 dict(cart='2ª CIRCUNSCRIÇÃO - 1º DISTRITO', rmun='NITERÓI', liv='A-091', fls='204 V', termo='54.912', reg=(11, 2, 1980), nome='ELISÂNGELA DA CONCEIÇÃO', sx='FEMININO', nasc=(23, 1, 1980), mes='JANEIRO', hora='', ht='-----', cor='PRETA',
     estab='MATERNIDADE SÃO FRANCISCO', mun='NITERÓI', munp='NITERÓI', uf='RJ', gp=['----------', '----------', 'SEBASTIANA DA CONCEIÇÃO', 'SAPUCAIA - RJ'], g=[('SEBASTIANA DA CONCEIÇÃO', 'SAPUCAIA/RJ')], acc={G1N: ['SAPUCAIA - RJ'], 'registro.folha': ['204V', '204 VERSO', '204']},
     av=['----------', '----------', 'NÃO DECLARADO', 'JOVELINA DA CONCEIÇÃO'], avt=['', '', '', 'JOVELINA DA CONCEIÇÃO'], decl='A MÃE', obs='----------', of='MARIA ODETE BARCELOS', emissao=(6, 3, 1987)),
 dict(na=1, cart='1. DISTRITO - CARTORIO DO 1. OFICIO', rmun='SAO GONCALO', liv='A-133', fls='150', termo='98667', reg=(9, 9, 1988), nome='DOUGLAS BRANDAO PACHECO', sx='MASCULINO', nasc=(26, 8, 1988), mes='AGOSTO', hora='17:08', ht='17H 08M', cor='PARDA', gm='SIM',
     estab='CASA DE SAUDE SAO JOSE - AV 18 DO FORTE, 433', este=['CASA DE SAUDE SAO JOSE'], mun='SAO GONCALO', munp='SAO GONCALO', uf='RJ', nate=['SÃO GONÇALO/RJ'], gp=['NEY PACHECO', 'ITABORAI - RJ', 'ROSANGELA BRANDAO PACHECO', 'JOAO PESSOA - PB'], g=[('NEY PACHECO', 'ITABORAI/RJ'), ('ROSANGELA BRANDAO PACHECO', 'JOAO PESSOA/PB')],
     acc={G1N: ['ITABORAI - RJ', 'ITABORAÍ/RJ'], G2N: ['JOAO PESSOA - PB', 'JOÃO PESSOA/PB'], V: ['SÃO GONÇALO'], 'registro.município': ['SÃO GONÇALO']}, av=['JORGE LUIZ PACHECO', 'NADYR PACHECO', 'SEVERINO BRANDAO', 'INACIA BRANDAO'], decl='O PAI',
     obs='GEMEO DE DIEGO BRANDAO PACHECO, NASCIDO AS 17H 14M, TERMO 98668, FOLHA 150V DESTE LIVRO.', gem='Sim', gi='DIEGO BRANDAO PACHECO', tw=['DIEGO BRANDAO PACHECO'], of='ALTAIR MENDES COELHO', emissao=(9, 9, 1988)),
 dict(cart='REGISTRO CIVIL DO 5º DISTRITO - MESQUITA', rmun='NOVA IGUAÇU', liv='A-047', fls='289', termo='30.115', reg=(19, 6, 1981), nome='VANDERLÉA CORRÊA DA ROCHA', sx='FEMININO', nasc=(30, 11, 1968), mes='NOVEMBRO', hora='03:30', ht='03:30', cor='PARDA',
     estab='VIA PÚBLICA, RODOVIA PRESIDENTE DUTRA, KM 14', mun='NOVA IGUAÇU', munp='NOVA IGUAÇU', uf='RJ', gp=['OLÍVIO DA ROCHA', 'MURIAÉ - MG', 'CELINA CORRÊA DA ROCHA', 'MIRACEMA - RJ'], g=[('OLÍVIO DA ROCHA', 'MURIAÉ/MG'), ('CELINA CORRÊA DA ROCHA', 'MIRACEMA/RJ')], acc={G1N: ['MURIAÉ - MG'], G2N: ['MIRACEMA - RJ'], },
     av=['ANTÔNIO DA ROCHA', 'FRANCELINA DE PAULA', 'ALCIDES CORRÊA', 'ERMELINDA CORRÊA'], decl='A PRÓPRIA REGISTRADA', este=['RODOVIA PRESIDENTE DUTRA, KM 14'],
     averb='EM 14/08/1989, POR SENTENÇA DO JUIZ DE DIREITO DA 2ª VARA DE FAMÍLIA, PROC. 11.402/88, FOI RETIFICADO O NOME DA MÃE, QUE É CELINA CORRÊA DA ROCHA.', anot='CASOU EM 21/12/1985 COM GILSON DE MORAES (LIVRO B-38, FOLHA 117, TERMO 9.806), PASSANDO A ASSINAR VANDERLÉA CORRÊA DE MORAES.', obs='', of='HÉLCIO VIANNA GUARANÁ', emissao=(12, 9, 1989))]
P[3]['obs'] = 'REGISTRO TARDIO, LEI 6.015/73, ART. 46. ' + P[3]['averb'] + ' ' + P[3]['anot']
P[3]['acc'].update({'observações.averbações': ['REGISTRO TARDIO, LEI 6.015/73, ART. 46. ' + P[3]['averb'], P[3]['obs']]})
P[0]['acc']['observações.averbações'] = ['NADA CONSTA']
P[2]['acc']['observações.averbações'] = [P[2]['obs']]
def make():
    for i, p in enumerate(P, 1):
        p.setdefault('avt', p['av']); yield one(f'149B-{i}', p)
