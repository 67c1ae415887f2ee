"""Form B: 1950s-60s, the cartório's own printed blank, label per dotted line, registration data above, date of registration late; clerk signs."""
import sys
from common import *
f8 = lambda d: f'{d[0]:02}/{d[1]:02}/{d[2]}'
P = [
 dict(cart='Cartório do Registro Civil do 26.º Subdistrito - Vila Prudente', h='COMARCA E MUNICÍPIO DE SÃO PAULO — ESTADO DE SÃO PAULO', mun='São Paulo', uf='SP', ofi='Bel. Waldomiro Saccomani Teles', ofn='Waldomiro Saccomani Teles', esc='Neide Lopes Quaresma', cargo='Escrevente autorizada',
  livro='A-83', folha='214', termo='51.637', nome='ROSELI APARECIDA DE MORAES STANKEVICIUS', nasc=(8, 5, 1958), nt='oito (8) de maio de 1958', ht='23,50 hs.', hora='23:50', loc='na Maternidade de Vila Prudente, n/ Subdistrito', est='Maternidade de Vila Prudente', lm='São Paulo', lu='SP', sexo='FEMININO', cor='branca',
  pai='JONAS STANKEVICIUS', mae='MARIA ODETE DE MORAES STANKEVICIUS', pn='Kaunas, Lituânia', mn='Taquaritinga, n/ Estado', pj='Kaunas, Lituânia', mj='Taquaritinga/SP', prof='ele, tecelão; ela, prendas domésticas', av=('Kazys Stankevicius', 'd. Ona Stankevicius', 'Belmiro de Moraes', 'd. Rosa Gomes de Moraes'),
  dreg=(12, 5, 1958), dt='12 de maio de 1958', decl='o pai', tst='José Lino Sgarbi e Orestes Pavan', gem='', obs='', mk='-', demi=(17, 1, 1964)),
 dict(cart='Cartório Pacheco Lessa - Registro Civil das Pessoas Naturais', h='COMARCA DE COLATINA — ESTADO DO ESPÍRITO SANTO', mun='Colatina', uf='ES', ofi='Argeu Pacheco Lessa', ofn='Argeu Pacheco Lessa', esc='', cargo='Oficial do Registro Civil',
  livro='37', folha='5 verso', termo='9.011', nome='Nilson Zanotelli Bromonschenkel', nasc=(29, 2, 1952), nt='29 de fevereiro de 1952', ht='0,30 (meia hora da madrugada)', hora='00:30', loc='em domicílio, no Córrego Sta. Joana, mun. de Itaguaçu', est='Domicílio', lm='Itaguaçu', lu='ES', sexo='masculino', cor='branca',
  pai='Ludovico Bromonschenkel', mae='Angelina Zanotelli Bromonschenkel', pn='Itaguaçu, n/ Est.', mn='Sta. Teresa, n/ Est.', pj='Itaguaçu/ES', mj='Sta. Teresa/ES', prof='lavradores', av=('Frederico Bromonschenkel', 'Bertha Krüger', 'Fioravante Zanotelli', 'Luzia Margon'),
  dreg=(1, 3, 1952), dt='1.º de março de 1952', decl='o avô paterno', tst='Hilário Toso e Emílio Stein', gem='', obs='Casou-se em São Mateus-ES, em 25-7-1975, c/ MARLENE PIOL COSWOSK, a qual passou a assinar MARLENE PIOL BROMONSCHENKEL (L. B-9, fls. 61, n. 1.744).', an=1, mk='x', demi=(4, 9, 1975)),
 dict(cart='Registro Civil do 2.º Distrito - Cascadura - 9.ª Circunscrição', h='DISTRITO FEDERAL — CIDADE DO RIO DE JANEIRO', mun='Rio de Janeiro', uf='DF', ofi='Dr. Heitor Vilaça Drummond', ofn='Heitor Vilaça Drummond', esc='Iracy Campelo Duarte', cargo='Escrevente juramentada',
  livro='218', folha='76', termo='14.403', nome='PAULO ROBERTO DE SOUZA CALAZANS', nasc=(16, 11, 1954), nt='16 (dezesseis) de novembro de 1954', ht='7 horas e 5 minutos', hora='07:05', loc='no Hospital Gal. Carmela Dutra, nesta cidade', est='Hospital Gal. Carmela Dutra', lm='Rio de Janeiro', lu='DF', sexo='masculino', cor='preta',
  pai='Ernani Calazans', mae='Dulcinéa de Souza Calazans', pn='Distrito Federal', mn='Cantagalo, Est. do Rio', pj='Distrito Federal', mj='Cantagalo/RJ', prof='militar e doméstica', av=('Aristides Calazans (fal.)', 'Leocádia Calazans', 'Galdino de Souza', 'Eudóxia Maria de Souza (fal.)'),
  dreg=(22, 11, 1954), dt='22 de novembro de 1954', decl='o pai', tst='Walter Peçanha e Adalgisa Peçanha', gem='com PEDRO ROBERTO DE SOUZA CALAZANS', tw='PEDRO ROBERTO DE SOUZA CALAZANS', obs='', mk='-.', demi=(30, 3, 1955)),
 dict(cart='Cartório de Paz e Registro Civil de Barra do Ribeirão Manso', h='MUNICÍPIO E COMARCA DE LONDRINA — ESTADO DO PARANÁ', mun='Londrina', uf='PR', ofi='Genésio Tavares Pimpão', ofn='Genésio Tavares Pimpão', esc='Ivone Tavares Pimpão', cargo='Empregada juramentada',
  livro='A-12', folha='149', termo='3.286', nome='Sueli Yoshiko Hamaguchi', nasc=(31, 8, 1961), nt='trinta e um de agôsto de mil novecentos e sessenta e um', ht='17,20', hora='17:20', loc='Fazenda Sta. Maria, neste distrito', est='Fazenda Sta. Maria', lm='Londrina', lu='PR', sexo='feminino', cor='amarela',
  pai='Kiyoshi Hamaguchi', mae='Tomiko Nakabayashi Hamaguchi', pn='Província de Fukuoka, Japão', mn='Assaí, d/ Est.', pj='Província de Fukuoka, Japão', mj='Assaí/PR', prof='lavrador, e do lar', av=('', '', 'Jinzaburo Nakabayashi', 'Hisa Nakabayashi'),
  dreg=(18, 9, 1961), dt='dezoito de setembro de 1961', decl='o pai', tst='Natal Beletti e Jorge Kawassaki', gem='', obs='Por sentença de 7-12-1966 do MM. Juiz da 2.ª Vara, ficou o assento retificado p/ constar que o nome da mãe é TOMIKO NAKABAYASHI HAMAGUCHI.', mk='=', demi=(20, 2, 1967))]
def page(i, p):
    mk = p['mk']; N = 70; fl = lambda s, n: F(s, None, mk, n); W = 21
    lab = lambda t: f'<span class="p lb">{t}</span>'
    o = split(p['obs'], [N, N, N]); fo = lambda k: F(o[k]) if any(o[k + 1:]) else fl(o[k], N)
    body = f'<div class=bd><div class=k1>{p["cart"]}</div><div class=k2>{p["h"]}</div><div class=k3><i>Oficial:</i> <b>{p["ofi"]}</b>' + (f' &nbsp;—&nbsp; <i>{p["cargo"]}:</i> {p["esc"]}' if p['esc'] else '') + '</div><div class=tt>CERTIDÃO DE NASCIMENTO</div>'
    body += L('Livro n.º', F(p['livro'], 10, c=True), 'Fôlhas', F(p['folha'], 12, c=True), 'N.º de ordem', F(p['termo'], None, c=True))
    body += '<div class=ct>CERTIFICO que, no livro, fôlhas e número acima, foi lavrado o têrmo de nascimento de</div>' + L(fl(p['nome'], N), cls='nm')
    j = lambda a, b: (f'{a} e {b}' if a else '')
    rows = [L(lab('Nascimento:'), fl(p['nt'], 56)), L(lab('Hora:'), F(p['ht'], 31), 'Sexo:', F(p['sexo']), 'Côr:', F(p['cor'], 9)),
      L(lab('Lugar:'), fl(p['loc'], 56)), L(lab('Pai:'), fl(p['pai'], 56)), L(lab('natural de'), fl(p['pn'], 56)), L(lab('Mãe:'), fl(p['mae'], 56)), L(lab('natural de'), fl(p['mn'], 56)),
      L(lab('Profissão dos pais:'), fl(p['prof'], 56)), L(lab('Avós paternos:'), fl(j(*p['av'][:2]), 56)), L(lab('Avós maternos:'), fl(j(*p['av'][2:]), 56))]
    g = L(lab('Gêmeo:'), fl(p['gem'], 56))
    reg = [L(lab('Data do registro:'), fl(p['dt'], 56)), L(lab('Declarante:'), fl(p['decl'], 56)), L(lab('Testemunhas:'), fl(p['tst'], 56))]
    if i in (1, 3): rows = rows[:3] + [g] + rows[3:]
    else: reg.append(g)
    body += ''.join(rows + reg) + L('Observações e averbações:', F('')if any(o) else fl('', 47)) + ''.join(L(fo(k)) for k in range(3 if p['obs'] else 1))
    d = p['demi']
    body += '<div class=rf>O referido é verdade e dou fé.</div>' + L('\u00a0' * 20, F(p['mun'], None, c=True), ',', F(f'{d[0]}', 5, c=True), 'de', F(MES[d[1] - 1], 13, c=True), 'de', F(f'{d[2]}', 7, c=True))
    body += f'<div class=sg><div class=ln></div>{p["esc"] or p["ofi"]}<br><i>{p["cargo"]}</i></div></div>'
    cs = css(10, ['#1d1d1d', '#3a1f2b', '#22305a', '#222'][i - 1], '@page{size:A4;margin:0}body{width:210mm;height:296mm;padding:10mm 12mm;font-size:11pt;background:' + ['#fff', '#f6f4ea', '#f3f7f1', '#fff'][i - 1] + '}.bd{border:' + ['4px double #333', '2px solid #3b5d46', '6px ridge #bbb', '1px solid #333'][i - 1] + ';height:274mm;padding:7mm 9mm;position:relative}.k1{font-weight:bold;font-size:15pt;text-align:center}.k2{text-align:center;font-size:10.5pt;margin:3px}.k3{text-align:center;font-size:10.5pt}.tt{font-size:21pt;letter-spacing:3px;text-align:center;margin:12px 0}.l{height:29px;margin:3px 0}.lb{width:112px}.ct{margin:12px 0 2px}.nm{font-weight:bold}.rf{margin:9px 0;text-align:center}.sg{position:absolute;right:12mm;bottom:6mm;width:90mm;text-align:center;font-size:10pt}.ln{border-top:1px solid #333}')
    nt8 = f8(p['nasc']); strip = lambda s: re.sub(r'^d\. | \(fal\.\)$', '', s)
    av = [strip(x) for x in p['av']]
    home = ['', 'em domicílio', p['loc'], 'Córrego Sta. Joana', 'em domicílio, no Córrego Sta. Joana'] if i == 2 else [p['loc']] + ([p['est'].replace('Gal.', 'General')] if i == 3 else ['', 'Domicílio', 'Fazenda Santa Maria'] if i == 4 else [])
    m, u = p['mun'], p['uf']
    d2 = dict(nome=p['nome'], nasc_txt=p['nt'], nasc=nt8, hora=p['hora'], nat=f'{p["lm"]}/{p["lu"]}', sexo=p['sexo'].capitalize(), estab=p['est'], lmun=p['lm'], luf=p['lu'], mun=m, uf=u, cart=p['cart'], dreg=f8(p['dreg']),
      livro=p['livro'], folha='5v' if i == 2 else p['folha'], termo=p['termo'], g1=p['pai'], g1n=p['pj'], g2=p['mae'], g2n=p['mj'], pp=av[0], pm=av[1], mp=av[2], mm=av[3], gem=p.get('tw', ''),
      averb='' if p.get('an') else p['obs'], anot=p['obs'] if p.get('an') else '', ofic=p['ofn'], demi=f8(d))
    a = {'dados_pessoais.naturalidade': [''], 'dados_pessoais.data_nascimento.texto_completo': [nt8], 'local_nascimento.estabelecimento': home, 'registro.folha': [p['folha']] if i == 2 else [], 'registro.termo': [p['termo'].replace('.', '')],
      'filiação.genitor_1.naturalidade': [p['pn']] + (['Rio de Janeiro/DF', 'Distrito Federal/DF', 'DF'] if i == 3 else []) + (['Fukuoka, Japão', 'Fukuoka/Japão'] if i == 4 else ['Kaunas/Lituânia'] if i == 1 else []),
      'filiação.genitor_2.naturalidade': [p['mn']] + (['Santa Teresa/ES'] if i == 2 else []), 'autenticação.oficial_registro': [p['ofi']] if p['ofi'] != p['ofn'] else []}
    if i == 3:
        for k in ('registro', 'local_nascimento'): a[k + '.uf'] = ['Distrito Federal', 'RJ', 'Rio de Janeiro']; a[k + '.município'] = ['Distrito Federal']
        a['filiação.genitor_2.naturalidade'].append('Cantagalo/Rio de Janeiro'); a['dados_pessoais.naturalidade'] = ['', 'Rio de Janeiro/RJ']
        a['avós.paternos.avô'] = [p['av'][0]]; a['avós.maternos.avó'] = [p['av'][3]]; a['registro.cartório'] = ['Registro Civil do 2.º Distrito - Cascadura']
    if i == 1: a['avós.paternos.avó'] = [p['av'][1]]; a['avós.maternos.avó'] = [p['av'][3]]
    for k in ('registro', 'local_nascimento'): a.setdefault(k + '.uf', [p['h'].split('ESTADO D')[1][2:].title()] if 'ESTADO D' in p['h'] else [])
    return cs, body, truth('B', i, d2, a, [p['tw']] if p.get('tw') else [])
def main(out):
    for i, p in enumerate(P, 1): save(out, *page(i, p))
if __name__ == '__main__': main(sys.argv[1])
