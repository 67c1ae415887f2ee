"""Form D: 1980s small landscape sheet (230 x 165 mm), cartório printed in a column at the left, numbered items over dotted lines, mother printed before father."""
import sys
from common import *
f8 = lambda d: f'{d[0]:02}/{d[1]:02}/{d[2]}'
P = [
 dict(c1='3.º OFÍCIO', cart='Cartório do 3.º Ofício do Registro Civil das Pessoas Naturais', cid='CAMPO GRANDE', ufn='MATO GROSSO DO SUL', mun='Campo Grande', uf='MS', ofi='Leonilda Arruda Fontoura', lab='Oficial', sub='Edson Fontoura Filho', rua='Rua 14 de Julho, 1.980',
  nome='JULIANA CRISTINA ORTEGA BRANDÃO', sexo='F', mae=['SÔNIA MARIA ORTEGA BRANDÃO'], mn='Ponta Porã/MS', pai=['LUIZ CARLOS DE ARAÚJO BRANDÃO'], pn='Marília/SP', ma='Ramón Ortega e Juana Benítez Ortega', pa='Alcides Brandão e Conceição de Araújo Brandão', mav=('Ramón Ortega', 'Juana Benítez Ortega'), pav=('Alcides Brandão', 'Conceição de Araújo Brandão'),
  nt='19.02.1983', nasc=(19, 2, 1983), ht='11:05 horas', hora='11:05', loc='Maternidade Cândido Mariano', cm='Campo Grande-MS', lm='Campo Grande', lu='MS', dt='25.02.1983', dreg=(25, 2, 1983), livro='A-141', folha='297', termo='84.906', gem='', obs='', mk='-', demi=(25, 2, 1983), est='Maternidade Cândido Mariano'),
 dict(c1='1.ª ZONA', cart='Cartório de Registro Civil da 1.ª Zona - Botelho Guedes', cid='FORTALEZA', ufn='CEARÁ', mun='Fortaleza', uf='CE', ofi='Antônio Botelho Guedes', lab='Titular', sub='Francisca Eliane Mota', rua='Rua Major Facundo, 709',
  nome='Francisco Aurélio Holanda Cavalcante Neto', sexo='M', mae=['Maria do Perpétuo Socorro Nogueira Sampaio de', 'Holanda Cavalcante'], mn='Quixadá, d/ Est.', mj='Quixadá/CE', pai=['Francisco Aurélio Holanda Cavalcante Filho'], pn='n/ Capital', pj='Fortaleza/CE', ma='Hermínio Sampaio e Luzanira Nogueira Sampaio', pa='Fco. Aurélio Holanda Cavalcante e Zuíla Holanda', mav=('Hermínio Sampaio', 'Luzanira Nogueira Sampaio'), pav=('Fco. Aurélio Holanda Cavalcante', 'Zuíla Holanda'),
  nt='primeiro de janeiro de 1986', nasc=(1, 1, 1986), ht='0h 20min', hora='00:20', loc='Casa de Saúde São Raimundo', cm='n/ Capital', lm='Fortaleza', lu='CE', dt='14 de janeiro de 1986', dreg=(14, 1, 1986), livro='255', folha='41 v', fj='41v', termo='152.330', gem='', obs='2.ª via. AVERBAÇÃO: pais separados judicialmente, sent. de 9/5/1988, 3.ª Vara de Família.', mk='x', demi=(27, 10, 1988), est='Casa de Saúde São Raimundo'),
 dict(c1='DISTRITO DE IVAILÂNDIA', cart='Serviço Distrital de Ivailândia - Registro Civil', cid='ENGENHEIRO BELTRÃO', ufn='PARANÁ', mun='Engenheiro Beltrão', uf='PR', ofi='Durvalino Meneguetti Prates', lab='Escrivão', sub='', rua='Av. Paraná, s/n.º',
  nome='MARCELO HENRIQUE DOS REIS', sexo='M', mae=['APARECIDA DOS REIS'], mn='Peabiru - PR', mj='Peabiru/PR', pai=[''], pn='', pj='', ma='Gervásio dos Reis e Ana Tereza de Lima Reis', pa='', mav=('Gervásio dos Reis', 'Ana Tereza de Lima Reis'), pav=('', ''),
  nt='24 de junho de 1980', nasc=(24, 6, 1980), ht='quinze horas e meia', hora='15:30', loc='na residência da avó, Sítio S. João', cm='n/ Município', lm='Engenheiro Beltrão', lu='PR', dt='26 de junho de 1980', dreg=(26, 6, 1980), livro='A-5', folha='188', termo='2.741', gem='MÁRCIO HENRIQUE DOS REIS e MÔNICA HELENA DOS REIS', tw=['MÁRCIO HENRIQUE DOS REIS', 'MÔNICA HELENA DOS REIS'], obs='', mk='=', demi=(3, 8, 1981), est='Domicílio'),
 dict(c1='SEDE', cart='Cartório do Registro Civil de Vacaria', cid='VACARIA', ufn='RIO GRANDE DO SUL', mun='Vacaria', uf='RS', ofi='Zeferino Boeira Paim', lab='Oficial', sub='Ieda Paim Hoffmann', rua='Rua Dr. Flores, 212',
  nome='Cristiano Rech Boeira Tessaro', sexo='M', mae=['Lourdes Rech Tessaro'], mn='Antônio Prado, n/E.', mj='Antônio Prado/RS', pai=['Ivo Boeira Tessaro'], pn='Lages, Sta. Catarina', pj='Lages/SC', ma='Vitório Rech e Ermelinda Bortolon Rech', pa='(ign.) e Noêmia Boeira Tessaro', mav=('Vitório Rech', 'Ermelinda Bortolon Rech'), pav=('', 'Noêmia Boeira Tessaro'),
  nt='30 (trinta) de abril de 1982', nasc=(30, 4, 1982), ht='vinte e uma hs.', hora='21:00', loc='Hospital N. Sra. da Oliveira', cm='n/ cidade', lm='Vacaria', lu='RS', dt='três de maio de 1982', dreg=(3, 5, 1982), livro='A-68', folha='12', termo='37.115', gem='', obs='Faleceu em Caxias do Sul-RS, no dia 19/9/1987, conf. termo 20.418, L. C-33, fls. 9.', an=1, mk='-.', demi=(11, 12, 1989), est='Hospital N. Sra. da Oliveira')]
def page(i, p):
    mk = p['mk']; N = 68; fl = lambda s, n: F(s, None, mk, n)
    lb = lambda n, t: f'<span class="p"><b>{n}</b> {t}</span>'
    f = lambda d: {1: f'{d[0]:02}.{d[1]:02}.{d[2]}', 2: f'{d[0]} de {MES[d[1]-1]} de {d[2]}', 3: f'{d[0]} de {MES[d[1]-1]} de {d[2]}', 4: f'{num(d[0])} de {MES[d[1]-1]} de {d[2]}'}[i]
    sx = {'F': ('&nbsp;&nbsp;', 'X'), 'M': ('X', '&nbsp;&nbsp;')}[p['sexo']]
    left = f'<div class=lf><div class=l0>REPÚBLICA<br>FEDERATIVA<br>DO BRASIL</div><div class=l1>ESTADO D{"O" if p["uf"] in ("CE", "PR", "RS") else "E"}<br>{p["ufn"]}</div><div class=l2>{p["cart"]}</div><div class=l1>{p["cid"]}</div><div class=l3>{p["rua"]}</div><div class=l4>{p["ofi"]}<br><i>{p["lab"]}</i></div>' + (f'<div class=l4>{p["sub"]}<br><i>Substituto(a)</i></div>' if p['sub'] else '') + '</div>'
    r = '<div class=tt>CERTIDÃO DE NASCIMENTO</div>'
    r += L(lb(1, 'Nome:'), fl(p['nome'], 58))
    r += L(lb(2, 'Sexo:'), f'<span class=p>masc. (<span class=ck>{sx[0]}</span>)&nbsp; fem. (<span class=ck>{sx[1]}</span>)</span>', lb(3, 'Nascimento:'), F(p['nt']))
    r += L(lb(4, 'Hora:'), F(p['ht'], 20), lb(5, 'Local:'), F(p['loc'])) + L(lb(6, 'Município do nascimento:'), fl(p['cm'], 43))
    if len(p['mae']) == 2: r += L(lb(7, 'Mãe:'), F(p['mae'][0])) + L(fl(p['mae'][1], N - 2))
    else: r += L(lb(7, 'Mãe:'), fl(p['mae'][0], 60))
    r += L(lb(8, 'Naturalidade da mãe:'), fl(p['mn'], 46)) + L(lb(9, 'Pai:'), fl(p['pai'][0], 60)) + L(lb(10, 'Naturalidade do pai:'), fl(p['pn'], 46))
    r += L(lb(11, 'Avós maternos:'), fl(p['ma'], 50)) + L(lb(12, 'Avós paternos:'), fl(p['pa'], 50)) + L(lb(13, 'Gêmeo(s):'), fl(p['gem'], 54))
    r += L(lb(14, 'Data do registro:'), F(p['dt'], 24), lb(15, 'Livro:'), F(p['livro'], 7), lb('', 'fls.'), F(p['folha'], 6), lb('', 'n.º'), F(p['termo']))
    o = split(p['obs'], [54, N - 2]); r += L(lb(16, 'Observações:'), F(o[0]) if o[1] else fl(o[0], 52)) + L(fl(o[1], N - 2))
    r += '<div class=rf>O referido é verdade e dou fé.</div>' + L(F(f'{p["mun"]}, {f(p["demi"])}', 46, c=True), '<span class=sl></span>') + '<div style="text-align:right;font-size:8pt;margin-top:-8px;padding-right:60px"><i>assinatura do oficial ou substituto</i></div>'
    body = f'<div class=pg>{left}<div class=rt>{r}</div></div>'
    cs = css(9.3, ['#1c1c1c', '#2b2b52', '#1c1c1c', '#3b2020'][i - 1], '@page{size:230mm 165mm;margin:0}body{width:230mm;height:164mm;padding:6mm;font-size:10pt}.pg{display:flex;height:152mm;border:1.5px solid COL;background:BG}.lf{width:42mm;border-right:1px solid COL;padding:5mm 3mm;text-align:center;color:COL}.l0{font-weight:bold;font-size:11pt;margin-bottom:16px}.l1{font-size:9.5pt;margin:12px 0}.l2{font-weight:bold;font-size:12pt;margin:16px 0}.l3{font-size:8pt}.l4{margin-top:26px;font-size:9.5pt}.rt{flex:1;padding:3mm 5mm;min-width:0}.tt{text-align:center;font-size:16pt;font-weight:bold;letter-spacing:2px;color:COL;margin-bottom:9px}.l{height:29px}.ck{font-family:"Liberation Mono";font-weight:bold}.rf{text-align:center;margin:3px 0 9px}.sl{flex:1;border-bottom:1px solid #333;margin-left:16px}'.replace('COL', ['#5a2b52', '#254d6b', '#333', '#2f5d34'][i - 1]).replace('BG', ['#fff', '#f4f8fb', '#fbf7ea', '#f5faf3'][i - 1]))
    m, u = p['mun'], p['uf']; sole = not p['pai'][0]
    d = dict(nome=p['nome'], nasc_txt=p['nt'], nasc=f8(p['nasc']), hora=p['hora'], nat=f'{p["lm"]}/{p["lu"]}', sexo={'M': 'Masculino', 'F': 'Feminino'}[p['sexo']], estab=p['est'], lmun=p['lm'], luf=p['lu'], mun=m, uf=u, cart=p['cart'], dreg=f8(p['dreg']), livro=p['livro'], folha=p.get('fj', p['folha']), termo=p['termo'],
      g1=' '.join(p['mae']), g1n=p.get('mj', p['mn']), g2=p['pai'][0], g2n=p.get('pj', p['pn']), pp=p['pav'][0], pm=p['pav'][1], mp=p['mav'][0], mm=p['mav'][1], gem=' e '.join(p.get('tw', [])), averb=p['obs'].split('AVERBAÇÃO: ')[1] if i == 2 else '', anot=p['obs'] if p.get('an') else '', ofic=p['ofi'], demi=f8(p['demi']))
    a = {'dados_pessoais.naturalidade': [''], 'dados_pessoais.sexo': [p['sexo']], 'dados_pessoais.data_nascimento.texto_completo': [f8(p['nasc'])], 'registro.termo': [p['termo'].replace('.', '')], 'registro.folha': [p['folha']] if 'fj' in p else [],
      'local_nascimento.estabelecimento': {3: ['', 'em domicílio', p['loc'], 'na residência da avó'], 4: ['Hospital Nossa Senhora da Oliveira']}.get(i, []), 'observações.averbações': [p['obs']] if i == 2 else [], 'registro.uf': [p['ufn'].title()], 'local_nascimento.uf': [p['ufn'].title()],
      'filiação.genitor_1.naturalidade': [p['mn']] if 'mj' in p else [], 'filiação.genitor_2.naturalidade': [p['pn']] if p.get('pj') else [], 'avós.paternos.avô': ['Francisco Aurélio Holanda Cavalcante'] if i == 2 else []}
    t = truth('D', i, d, a, p.get('tw', [])); t['width'], t['height'] = 652, 468
    return cs, body, t
def main(out):
    for i, p in enumerate(P, 1): save(out, *page(i, p))
if __name__ == '__main__': main(sys.argv[1])
