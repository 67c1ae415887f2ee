"""C: Minas Gerais, dot-matrix narrative on fanfold paper (1990s)."""
import textwrap
from common import *
CSS = '''.pg{width:684pt;height:792pt;background:repeating-linear-gradient(#fff 0 36pt,#eef7ee 36pt 72pt)}
.s{position:absolute;top:0;bottom:0;width:34pt;background:#fff}.s i{position:absolute;left:11pt;width:12pt;height:12pt;border-radius:50%;background:#c9c9c9}
.m{position:absolute;left:64pt;right:64pt;font-family:"Liberation Mono",monospace;color:#3a3550;white-space:pre;font-size:11pt;line-height:15.6pt}
.w{font-size:17pt;line-height:20pt;letter-spacing:3pt;text-align:center;font-weight:bold}.k{text-align:center}'''
W = 82
def fill(t, dash=True):
    ls = textwrap.wrap(t, W, break_on_hyphens=False, break_long_words=False)
    return ls[:-1] + [(ls[-1] + ' ' + '-' * (W - len(ls[-1]) - 1)) if dash and len(ls[-1]) < W - 4 else ls[-1]]

def one(n, p):
    d, m, a = p['nasc']; f = p['sexo'] == 'Feminino'; s = 'a' if f else 'o'
    r, ei = p['reg'], p['emissao']
    txt = f'{dia(d)} de {MES[m-1]} de {num(a)} ({d:02d}/{m:02d}/{a})'
    txt = p.get('txt', txt)
    paras = [f'CERTIFICO, a pedido verbal de parte interessada, que, revendo em meu Cartorio os livros de Registro de Nascimentos, deles, no de numero {p["liv"]}, as folhas {p["fls"]}, sob o numero de ordem {p["termo"]}, consta o registro de'.replace('Cartorio', 'Cartório').replace('numero', 'número').replace(', as folhas', ', às folhas')]
    paras2 = [f'do sexo {p["sexo"].lower()}, nascid{s} no dia {txt}, {p["horat"]} {p["lug"]}, {p["fil"]}',
              p['avos_t'],
              f'Foi declarante {p["decl"]} e serviram de testemunhas as constantes do termo.',
              f'O registro foi feito em {r[0]:02d} de {MES[r[1]-1]} de {r[2]}.']
    L = sum((fill(x) for x in paras), []) + ['', p['nome'].center(W), ''] + sum((fill(x) for x in paras2), [])
    if p['obs']: L += [''] + fill('OBSERVAÇÕES: ' + p['obs'])
    L += ['', 'O REFERIDO É VERDADE E DOU FÉ.', '', f'{p["rmun"]} (MG), {ei[0]:02d} de {MES[ei[1]-1]} de {ei[2]}.'.rjust(W)]
    holes = ''.join(f'<i style="top:{12 + 36 * i}pt"></i>' for i in range(22))
    top = 198; y = top + len(L) * 15.6
    b = f'''<div class="s" style="left:0;border-right:.8pt dashed #bbb">{holes}</div><div class="s" style="right:0;border-left:.8pt dashed #bbb">{holes}</div>
<div class="m k" style="top:44pt">REPÚBLICA FEDERATIVA DO BRASIL
ESTADO DE MINAS GERAIS
{e(p['comarca'])}</div><div class="m k" style="top:100pt;font-weight:bold">{e(p['cart'])}
{e(p['of'])} - Oficial{e(p.get('ofs', ''))}</div>
<div class="m w" style="top:148pt">CERTIDÃO DE NASCIMENTO</div><div class="m k" style="top:168pt">{'=' * 44}</div>
<div class="m" style="top:{top}pt">{e(chr(10).join(L))}</div>
<div class="m" style="top:{y + 40}pt">{' ' * 34}{'_' * 44}
{' ' * 34}{e(p['sub'] if 'sub' in p else p['of']).center(44)}
{' ' * 34}{e(p.get('subq', 'Oficial do Registro Civil')).center(44)}</div>{scribble(n, 170, '#222', f'position:absolute;right:150pt;top:{y + 20}pt')}
{stamp(p['stp'], 'MINAS GERAIS', '', 96, '#444', -15, f'position:absolute;left:90pt;top:{y + 14}pt')}
<div class="m" style="top:752pt;font-size:8pt">Emol. {p['em']}   Tx. Fisc. {p['tx']}   {'2a. VIA' if n[-1] != '3' else '1a. VIA'}</div>'''
    t = truth(n, 684, 792, nome=p['nome'], nasc=p['nasc'], texto=txt, hora=p['hora'], nat=p['mun'] + '/' + p['uf'], sexo=p['sexo'], estab=p['estab'], mun=p['mun'], uf=p['uf'], rmun=p['rmun'], ruf='MG',
        cart=p['cart'], reg=r, livro=p['liv'], folha=p['fls'], termo=p['termo'], gs=p['g'], avos=p['av'], gem=p.get('gem', 'Não'), geminfo=p.get('gi', ''), averb=p.get('averb', ''), anot=p.get('anot', ''),
        oficial=p['of'], emissao=ei, joint=True, twins=p.get('tw', []), accept={NAT: [''], EST: p.get('este', []), TXT: [txt.split(' (')[0]], **p.get('acc', {})})
    # the lines break as printed: the truth has them joined
    return n, page(CSS, b, '684pt 792pt'), t

RM = 'registro.município'
P = [dict(comarca='COMARCA DE PONTE NOVA', cart='CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE PONTE NOVA', of='Efigênia Trivelato Lanna', rmun='Ponte Nova', liv='41-A', fls='163', termo='20.118', reg=(22, 3, 1974), nome='GERALDO MAGELA FONTES QUINTÃO', sexo='Masculino', nasc=(9, 3, 1974), hora='21:00', horat='às 21:00 horas,',
     lug='no Hospital Nossa Senhora das Dores, nesta cidade', estab='Hospital Nossa Senhora das Dores', mun='Ponte Nova', uf='MG', fil='filho legítimo de José Tarcísio Quintão, natural de Guaraciaba, deste Estado, e de Maria do Rosário Fontes Quintão, natural desta cidade.',
     g=[('José Tarcísio Quintão', 'Guaraciaba/MG'), ('Maria do Rosário Fontes Quintão', 'Ponte Nova/MG')], avos_t='São avós paternos: Raimundo Nonato Quintão e Ambrosina Gomes Quintão; e maternos: Antero Fontes e Cecília Brumano Fontes.', av=['Raimundo Nonato Quintão', 'Ambrosina Gomes Quintão', 'Antero Fontes', 'Cecília Brumano Fontes'],
     acc={G1N: ['Guaraciaba', 'Guaraciaba, deste Estado'], G2N: ['Ponte Nova', 'desta cidade']}, este=['Hospital Nossa Senhora das Dores, nesta cidade'], decl='o pai', obs='', emissao=(5, 10, 1995), stp='REGISTRO CIVIL PONTE NOVA', em='R$ 3,18', tx='R$ 0,64'),
 dict(comarca='COMARCA DE SANTA BÁRBARA', cart='REGISTRO CIVIL DO DISTRITO DE CONCEIÇÃO DO RIO ACIMA', of='Divino Arcanjo Peixoto', rmun='Santa Bárbara', liv='7', fls='31 verso', termo='884', reg=(15, 1, 1969), nome='LUZIA DAS MERCÊS FIDELIS', sexo='Feminino', nasc=(13, 12, 1968), hora='', horat='em hora não declarada,',
     lug='em domicílio, neste distrito de Conceição do Rio Acima', estab='Domicílio', este=['domicílio', 'em domicílio'], mun='Santa Bárbara', uf='MG', fil='filha natural de Ana Fidelis das Mercês, natural de Catas Altas, deste Estado.', g=[('Ana Fidelis das Mercês', 'Catas Altas/MG')],
     avos_t='São avós maternos: Pedro Fidelis e Raimunda das Mercês.', av=['', '', 'Pedro Fidelis', 'Raimunda das Mercês'], acc={G1N: ['Catas Altas', 'Catas Altas, deste Estado'], 'registro.folha': ['31v', '31'], 'local_nascimento.município': ['Conceição do Rio Acima'], RM: ['Conceição do Rio Acima']}, decl='o avô materno',
     averb='por mandado do MM. Juiz de Direito desta Comarca, de 04/02/1991, foi retificada a data do nascimento da registrada, que é a constante desta certidão. Averbado em 11/02/1991.', emissao=(19, 8, 1992), stp='REGISTRO CIVIL E NOTAS', em='Cr$ 8.940,00', tx='Cr$ 1.788,00'),
 dict(comarca='COMARCA DE TEÓFILO OTONI', cart='CARTÓRIO DE REGISTRO CIVIL DO 1º SUBDISTRITO DE TEÓFILO OTONI', of='Wolney Esteves Gazzinelli', rmun='Teófilo Otoni', liv='118-A', fls='74', termo='52.930', reg=(28, 7, 1997), nome='POLYANA KRETTLI SCHUFFNER', sexo='Feminino', nasc=(1, 7, 1997), hora='10:48', horat='às 10:48 horas,',
     lug='no Hospital Santa Rosália, nesta cidade', estab='Hospital Santa Rosália', mun='Teófilo Otoni', uf='MG', fil='filha de Edson Schuffner, natural de Poté, MG, e de Lidiane Krettli Gomes, natural de Itambacuri, MG.', g=[('Edson Schuffner', 'Poté/MG'), ('Lidiane Krettli Gomes', 'Itambacuri/MG')],
     avos_t='São avós paternos: Adolfo Schuffner e Wanda Schuffner; e maternos: Saulo Gomes de Oliveira e Marlene Krettli.', av=['Adolfo Schuffner', 'Wanda Schuffner', 'Saulo Gomes de Oliveira', 'Marlene Krettli'], acc={G1N: ['Poté, MG', 'Poté'], G2N: ['Itambacuri, MG', 'Itambacuri']}, este=['Hospital Santa Rosália, nesta cidade'], decl='o pai',
     obs='a registrada é gêmea de PALOMA KRETTLI SCHUFFNER, termo 52.931, às folhas 74 verso do mesmo livro.', gem='Sim', gi='PALOMA KRETTLI SCHUFFNER', tw=['PALOMA KRETTLI SCHUFFNER'], emissao=(28, 7, 1997), sub='Ilka Maria Gazzinelli', subq='Escrevente Juramentada', stp='1º SUBDISTRITO', em='GRATUITO', tx='R$ 0,00'),
 dict(comarca='COMARCA DE JANUÁRIA', cart='REGISTRO CIVIL E NOTAS DO DISTRITO DE LEVINÓPOLIS', of='Osmarina Ferreira Lopo', rmun='Januária', liv='12-A', fls='209', termo='3.655', reg=(6, 9, 1984), nome='ADÃO PEREIRA DE MACEDO', sexo='Masculino', nasc=(2, 2, 1944), hora='05:00', horat='às cinco horas da manhã,',
     lug='na Fazenda Barreiro Grande, no município de São Francisco, deste Estado', estab='Fazenda Barreiro Grande', mun='São Francisco', uf='MG', fil='filho de Timóteo Pereira de Macedo e de Rita Alves dos Santos, já falecidos, ele natural de Montes Claros e ela de Carinhanha, Estado da Bahia.', g=[('Timóteo Pereira de Macedo', 'Montes Claros/MG'), ('Rita Alves dos Santos', 'Carinhanha/BA')],
     avos_t='Avós paternos: João Pereira de Macedo e Brígida de tal; avós maternos ignorados.', av=['João Pereira de Macedo', 'Brígida de tal', '', ''], acc={G1N: ['Montes Claros'], G2N: ['Carinhanha, Estado da Bahia', 'Carinhanha'], 'avós.paternos.avó': ['Brígida'], RM: ['Levinópolis']}, decl='o próprio',
     anot='o registrado contraiu matrimônio com Valdeci Nunes Batista em 30/11/1984, neste Cartório, livro 5-B, fls. 44, e faleceu em Montes Claros, MG, em 17/05/1998, conforme comunicação do Oficial daquela cidade (livro 86-C, fls. 12).', emissao=(2, 6, 1998), stp='REGISTRO CIVIL E NOTAS', em='R$ 4,10', tx='R$ 0,82')]
P[1]['obs'] = P[1]['averb']; P[3]['obs'] = P[3]['anot']
P[2]['acc']['observações.averbações'] = [P[2]['obs']]
def make():
    for i, p in enumerate(P, 1): yield one(f'149C-{i}', p)
