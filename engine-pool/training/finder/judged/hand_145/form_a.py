"""Form A: 1930s-40s running text, old spelling, Estado/Comarca/Districto head."""
import sys
from common import *
P = [
 dict(est='Minas Geraes', uf='MG', com='Sapucahy-Mirim', mun='Sapucahy-Mirim', dist='Sant\'Anna do Paiol', livro='14', folha='87 v.º', fj='87v', termo='1.208',
  dreg=(3, 11, 1934), nome='GERALDO MAGELLA FURQUIM LEME', sexo='masculino', cor='branca', fim='o', nasc=(27, 10, 1934), ht='tres e meia da madrugada', hora='03:30',
  loc='no bairro do Paiol Velho, deste districto', est_='', leg='legitimo', pai='Theophilo Furquim Leme', pn='Pouso Alto, d/ Estado', pnj='Pouso Alto/MG', pp='lavrador',
  mae='Maria Izabel Rennó Furquim', mn='Itajubá, d/ Estado', mnj='Itajubá/MG', av=['Vicente Furquim Leme', 'Anna Rosa de Jesus', 'Carlos Rennó Sobrinho', 'Izabel Candida Rennó'],
  decl='o pae', tst=('Benedicto Pinto de Faria', 'Joaquim Hygino da Motta'), obs='', mk='x ', demi=(12, 2, 1941), ofi='Astolpho Ribeiro de Noronha', tw=None),
 dict(est='São Paulo', uf='SP', com='Jahú', mun='Jahú', dist='Bica de Pedra', livro='A-6', folha='121', fj='121', termo='455',
  dreg=(19, 5, 1937), nome='Apparecida Zenaide Pascolatto Bonilha', sexo='feminino', cor='branca', fim='a', nasc=(14, 5, 1937), ht='vinte e duas e quinze min.', hora='22:15',
  loc='na Sta. Casa de Misericordia da cidade de Jahú', est_='Sta. Casa de Misericordia', leg='legitima', pai='Angelo Pascolatto', pn='Rovigo, Italia', pnj='Rovigo, Italia', pp='ferroviario',
  mae='Encarnación Bonilha Pascolatto', mn='Brotas, d/ Estado', mnj='Brotas/SP', av=['Luigi Pascolatto', 'Thereza Zennaro', 'Juan Bonilla Perez', 'Dolores Ruiz Bonilla'],
  decl='o progenitor', tst=('Attilio Fraschetti', 'Pedro de Campos Mello'), obs='A margem do termo consta que a registrada casou-se em Bauru, aos 28-7-1956, com NORIVAL TEIXEIRA LOTTI, conf. L. B-31, fls. 17, n. 5.902. Nada mais.', obj='A margem do termo consta que a registrada casou-se em Bauru, aos 28-7-1956, com NORIVAL TEIXEIRA LOTTI, conf. L. B-31, fls. 17, n. 5.902.',
  mk='-', demi=(6, 9, 1956), ofi='Octaviano Prado Galvão', tw=None),
 dict(est='Parahyba', uf='PB', com='Bananeiras', mun='Bananeiras', dist='Moreno', livro='9', folha='33', fj='33', termo='78',
  dreg=(8, 1, 1932), nome='COSMA MARIA DO LIVRAMENTO', sexo='feminino', cor='parda', fim='a', nasc=(27, 9, 1931), ht='ao meio dia', hora='12:00',
  loc='em domicilio, no sitio Cacimba da Varzea, deste municipio', est_='Domicílio', leg='natural', pai='', pn='', pnj='', pp='',
  mae='Josepha Maria do Livramento', mn='Araruna, d/ Estado', mnj='Araruna/PB', av=['', '', 'Manoel Tito do Livramento', 'Francisca Maria da Conceição'],
  decl='a avó materna', tst=('Severino Alves Bezerra', 'João Targino Pessôa'), obs='', mk='-.', demi=(9, 1, 1932), ofi='Elpidio Cavalcanti Rocha', tw='Damiana Maria do Livramento'),
 dict(est='Rio Grande do Sul', uf='RS', com='Cachoeira', mun='Cachoeira', dist='Agudo (5.º)', livro='22', folha='190 v.', fj='190v', termo='317',
  dreg=(30, 12, 1943), nome='Arno Guilherme Treptow Bernhardt', sexo='masculino', cor='branca', fim='o', nasc=(24, 12, 1943), ht='dezenove e quarenta', hora='19:40',
  loc='na casa de seus paes, na Linha Teutonia, n/ districto', est_='Domicílio', leg='legitimo', pai='Reinoldo Bernhardt', pn='Santa Cruz, d/ Estado', pnj='Santa Cruz/RS', pp='agricultor',
  mae='Elsa Treptow Bernhardt', mn='Cachoeira, d/ Estado', mnj='Cachoeira/RS', av=['Guilherme Bernhardt', 'Emma Schünemann', 'Augusto Treptow', 'Wilhelmina Losekann Treptow'],
  decl='o pae', tst=('Edmundo Pötter', 'Alfredo Hoppe'), obs='Averbado em 11 de Agosto de 1965, por mandado do M.M. Juiz de Direito da Comarca, que o nome da mãe do registrado é ELSA TREPTOW BERNHARDT e não como constava.',
  mk='=', demi=(3, 4, 1966), ofi='Nicanor Lopes Severo', tw=None)]
def dw(d): return f'{num(d[0]) if d[0] > 1 else "primeiro"} de {MES[d[1] - 1]} de {num(d[2])}'
f8 = lambda d: f'{d[0]:02}/{d[1]:02}/{d[2]}'
def page(i, p):
    mk = p['mk']; N = 71
    dn, dr, de = p['nasc'], p['dreg'], p['demi']
    fl = lambda s, n: F(s, None, mk, n)
    nt = f'{num(dn[0])} de {MES[dn[1] - 1]} de {num(dn[2])}'
    o3 = split(p['obs'], [56, 71, 71])
    body = f'<div class=h1>REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div>'
    body += L('Estado d', F(('a ' if p['uf'] == 'PB' else 'o ' if p['uf'] == 'RS' else 'e ') + p['est']), 'Comarca de', F(p['com']))
    body += L('Municipio de', F(p['mun']), 'Districto de', F(p['dist']))
    body += '<div class=h2>REGISTRO CIVIL DAS PESSOAS NATURAES</div><div class=h3>Certidão de Nascimento</div>'
    body += L(F(p['ofi'], None, c=True), ', Official do Registro Civil, na fórma da lei, etc.')
    r = [L('&nbsp;'.replace('&nbsp;', '\u00a0' * 8) + 'CERTIFICO que do livro n.º', F(p['livro'], 8, c=True), 'de registro de nascimentos, a fls.', F(p['folha'], 9, c=True), ', consta sob', cls=''),
     L('o n.º', F(p['termo'], 9, c=True), ', com a data de', F(f"{dr[0]} de {MES[dr[1]-1]} de {dr[2]}", None, c=True), ', o assento do nascimento de'),
     L(fl(p['nome'], N)),
     L('do sexo', F(p['sexo'], 16), ', de côr', F(p['cor'], 12), f', nascid', F(p['fim'], 2), 'aos'),
     L(fl(nt, N - 1)),
     L('às', F(p['ht'] if p['ht'][:2] != 'ao' else 'doze (ao meio dia)', 34), 'horas, no logar seguinte:'),
     L(fl(p['loc'], N)),
     L('filh', F(p['fim'], 2), F(p['leg'], 12), 'de', fl(p['pai'], 48)),
     L('natural de', fl(p['pn'], 30), ', de profissão', F(p['pp'] if p['pp'] else (mk * 9)[:13], 16)),
     L('e de Dona', fl(p['mae'], 58)),
     L('natural de', fl(p['mn'], 58)),
     L('sendo avós paternos', fl(p['av'][0], 48)),
     L('e Dona', fl(p['av'][1], 60)),
     L('e avós maternos', fl(p['av'][2], 52)), L('e Dona', fl(p['av'][3], 60)),
     L('Foi declarante', F(p['decl'], 22), 'e serviram de testemunhas'), L(F(p['tst'][0]), 'e', F(p['tst'][1]))]
    if i == 3: r.append(L('É gemea'.replace('gemea', 'gemeo (a) com'), fl(p['tw'], 50)))
    else: r.append(L('É gemeo (a) com', fl('', 52)))
    fo = lambda k, n: F(o3[k]) if any(o3[k + 1:]) else fl(o3[k], n)  # filled only after the end of the text
    r += [L('OBSERVAÇÕES:', fo(0, 55)), L(fo(1, N)), L(fo(2, N))]
    body += '<div class=b>' + ''.join(r) + '</div><div class=rf>O referido é verdade e dou fé.</div>'
    body += L(F(p['dist'].split(' (')[0], None, c=True), ',', F(str(de[0]), 5, c=True), 'de', F(MES[de[1] - 1], 14, c=True), 'de 19', F(str(de[2])[2:], 4, c=True))
    body += f'<div class=sg><div class="l"><span class=f style="flex:1;text-align:center"><span class=t>{esc(p["ofi"])}</span></span></div>O Official do Registro Civil</div><div class=st>THESOURO<br>NACIONAL<br><b>{"2$000" if de[2] < 1942 else "Cr$ 3,00"}</b></div>'
    cs = css(10.4, ['#23234a', '#222', '#1e2b52', '#2a2a2a'][i - 1], '@page{size:A4;margin:0}body{width:210mm;height:296mm;padding:15mm 20mm;background:' + ['#fbf6e6', '#fff', '#f8f3e2', '#fdfbf3'][i - 1] + ';font-size:11.5pt;position:relative}.h1{font-size:14pt;letter-spacing:1px;text-align:center;margin-bottom:8px}.l{margin:5px 0;height:27px;align-items:baseline}.h2{text-align:center;font-weight:bold;font-size:13pt;margin-top:10px}.h3{text-align:center;font-size:23pt;font-style:italic;margin:2px 0 6px}.rf{text-align:center;margin:6px}.b{margin-top:6px}.sg{position:absolute;right:20mm;bottom:14mm;width:85mm;text-align:center;font-size:10pt}.st{position:absolute;left:24mm;bottom:13mm;border:2px double #7a3b2a;color:#7a3b2a;font-size:7.5pt;text-align:center;padding:5px 8px}')
    home = ['', 'em domicílio', p['loc']] if p['est_'] == 'Domicílio' else ['Santa Casa de Misericordia da cidade de Jahú', 'Sta. Casa de Misericordia da cidade de Jahú', 'Santa Casa de Misericordia', 'Santa Casa de Misericórdia'] if p['est_'] else []
    m, u = p['mun'], p['uf']
    sole = not p['pai']
    d = dict(nome=p['nome'], nasc_txt=nt, nasc=f8(dn), hora=p['hora'], nat=f'{m}/{u}', sexo=p['sexo'].capitalize(), estab=p['est_'] or p['loc'], lmun=m, luf=u, mun=m, uf=u,
      cart=f'Registro Civil das Pessoas Naturaes', dreg=f8(dr), livro=p['livro'], folha=p['fj'], termo=p['termo'].replace('.', ''), g1=p['mae'] if sole else p['pai'], g1n=p['mnj'] if sole else p['pnj'],
      g2='' if sole else p['mae'], g2n='' if sole else p['mnj'], pp=p['av'][0], pm=p['av'][1], mp=p['av'][2], mm=p['av'][3], gem=p['tw'] or '',
      averb=p['obs'] if i == 4 else '', anot=p.get('obj', '') if i == 2 else '', ofic=p['ofi'], demi=f8(de))
    if i == 1: home = ['', 'Domicílio', 'em domicílio', p['loc'].split(',')[0]]
    a = {'dados_pessoais.naturalidade': [''], 'local_nascimento.estabelecimento': home, 'registro.folha': [p['folha']], 'registro.termo': [p['termo']],
      'registro.cartório': [f'Registro Civil do Districto de {p["dist"]}', f'Registro Civil das Pessoas Naturaes do Districto de {p["dist"]}', f'Registro Civil das Pessoas Naturaes - {p["dist"]}', p['dist'], f'Districto de {p["dist"]}'],
      'dados_pessoais.data_nascimento.texto_completo': [f8(dn)], 'local_nascimento.uf': [p['est']], 'registro.uf': [p['est']], 'observações.anotações': [p['obs']] if i == 2 else []}
    for k, j in (('1', 'mn' if sole else 'pn'), ('2', 'mn')):
        if d[f'g{k}n']: a[f'filiação.genitor_{k}.naturalidade'] = [p[j], p[j].split(',')[0] + f', {p["est"]}'] if 'Estado' in p[j] else [p[j], 'Rovigo/Itália', 'Rovigo/Italia', 'Italia', 'Rovigo, Itália']
    return cs, body, truth('A', i, d, a, [p['tw']] if p['tw'] else [])
def main(out):
    for i, p in enumerate(P, 1): save(out, *page(i, p))
if __name__ == '__main__': main(sys.argv[1])
