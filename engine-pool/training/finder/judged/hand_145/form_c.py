"""Form C: 1970s, captions in small italics BENEATH the dotted lines; averbações and anotações in separate boxes; date split in dia / mês / ano."""
import sys
from common import *
f8 = lambda d: f'{d[0]:02}/{d[1]:02}/{d[2]}'
P = [
 dict(est='MINAS GERAIS', uf='MG', com='TEÓFILO OTONI', mun='Teófilo Otoni', dist='da Sede', cart='1.º Ofício do Registro Civil', livro='102-A', folha='18 vº', fj='18v', termo='28.450', dreg=(9, 7, 1971), dt='09 de julho de 1971',
  nome='WANDERLEY MARCOS DOS SANTOS KRETLI', nasc=(4, 7, 1971), dn=('quatro', 'julho', '1971'), ht='18:45', hora='18:45', sexo='MASCULINO', loc='HOSPITAL SANTA ROSÁLIA', est_='HOSPITAL SANTA ROSÁLIA', lm='TEÓFILO OTONI', lu='MG',
  pai='OSMAR KRETLI', pn='ITAMBACURI - MG', pp='MOTORISTA', mae='ZULMIRA PEREIRA DOS SANTOS KRETLI', mn='POTÉ - MG', mp='DOMÉSTICA', av=('JOSÉ KRETLI', 'FILOMENA KRETLI', 'ANÍSIO PEREIRA DOS SANTOS', 'MARIA PEREIRA DOS SANTOS'),
  gem='NÃO', tw='', averb='', anot='', mk='=', demi=(30, 11, 1978), ofi='Evandro Colares Penchel', esc=''),
 dict(est='PERNAMBUCO', uf='PE', com='GARANHUNS', mun='Garanhuns', dist='São Pedro', cart='Cartório Único do Registro Civil de São Pedro', livro='A-29', folha='203', fj='203', termo='11.872', dreg=(2, 10, 1975), dt='dois de outubro de 1975',
  nome='Maria Betânia Tenório Lins de Wanderley', nasc=(20, 8, 1974), dn=('20', 'agosto', '1974'), ht='03,10 hs.', hora='03:10', sexo='feminino', loc='em domicílio, Rua do Campo, 41', est_='Domicílio', lm='Garanhuns', lu='PE',
  pai='Eraldo Lins de Wanderley', pn='Bom Conselho-PE', pp='comerciante', mae='Quitéria Tenório de Wanderley', mn='Palmeira dos Índios-AL', mp='professora', av=('Amaro Lins de Wanderley (fal.)', 'Otacília Lins', 'Cícero Tenório Cavalcante', 'Josefa Tenório da Silva'),
  gem='não', tw='', averb='', anot='Casada com JOSINALDO BEZERRA DE MELO, em Recife-PE, a 12-12-1987. L. B-77, fls. 140, n. 22.018.', mk='- ', demi=(5, 2, 1988), ofi='Djalma Crespo Vilela', esc='Rosineide Crespo'),
 dict(est='PARÁ', uf='PA', com='SANTARÉM', mun='Santarém', dist='Alter do Chão', cart='Cartório do Registro Civil de Alter do Chão', livro='7', folha='96', fj='96', termo='1.530', dreg=(15, 3, 1979), dt='15 - 03 - 1979',
  nome='RAIMUNDO NONATO CASTRO', nasc=(31, 8, 1966), dn=('31 (trinta e um)', 'agosto', '1966'), ht='ignorada', hora='', sexo='masculino', loc='lugar Jamaraquá, margem do rio Tapajós', est_='lugar Jamaraquá, margem do rio Tapajós', lm='Santarém', lu='PA',
  pai='', pn='', pp='', mae='Benedita Castro', mn='Aveiro - PA', mp='agricultora', av=('', '', 'ignorado', 'Joana Castro'), gem='não', tw='', averb='Reg. feito por despacho do MM. Juiz desta Comarca, de 12-03-1979 (Lei 6.015/73, art. 46).', anot='', mk='x', demi=(15, 3, 1979), ofi='Ediberto Imbiriba Pingarilho', esc=''),
 dict(est='SANTA CATARINA', uf='SC', com='BLUMENAU', mun='Blumenau', dist='Vila Itoupava', cart='Escrivania de Paz e Registro Civil de Vila Itoupava', livro='A-16', folha='77', fj='77', termo='4.309', dreg=(10, 1, 1973), dt='10 de janeiro de 1973',
  nome='SOLANGE HEIDRICH BUTZKE', nasc=(6, 1, 1973), dn=('seis', 'janeiro', '1973'), ht='8 hs. e 20 min.', hora='08:20', sexo='feminino', loc='Hosp. Misericórdia', est_='Hosp. Misericórdia', lm='Pomerode', lu='SC',
  pai='Ingo Butzke', pn='Timbó - SC', pp='industriário', mae='Ursula Heidrich Butzke', mn='Rio do Sul - SC', mp='costureira', av=('Erwin Butzke', 'Hildegard Ramthun Butzke', 'Leopoldo Heidrich', 'Irmgard Marquardt Heidrich'),
  gem='SIM, c/ SILVANA HEIDRICH BUTZKE, termo 4.310', tw='SILVANA HEIDRICH BUTZKE', averb='', anot='', mk='-.', demi=(22, 6, 1984), ofi='Ralf Zimmermann Odebrecht', esc='Marli Odebrecht Kuhn')]
def page(i, p):
    mk = p['mk']
    def cap(c, text, w=None, n=0, ctr=False):
        st = f'flex:0 0 {w}%' if w else 'flex:1 1 0'
        return f'<div class=cf style="{st}">' + F(text, None, mk, n, ctr).replace('class="f"', 'class="f ff"') + f'<div class=cp>({c})</div></div>'
    row = lambda *a: '<div class=r>' + ''.join(a) + '</div>'
    b = '<div class=o><div class=hd><div class=br>★</div><div class=hh>REPÚBLICA FEDERATIVA DO BRASIL<br><span>REGISTRO CIVIL DAS PESSOAS NATURAIS</span></div></div>'
    b += row(cap('Estado', p['est'], 30), cap('Comarca', p['com'], 36), cap('Distrito', p['dist'])) + row(cap('Cartório', p['cart'], 100))
    b += '<div class=tt>CERTIDÃO DE NASCIMENTO</div>'
    b += row(cap('termo n.º', p['termo'], 18, 0, 1), cap('fôlhas' if i < 3 else 'folhas', p['folha'], 16, 0, 1), cap('livro', p['livro'], 16, 0, 1), cap('data em que foi lavrado o assento', p['dt'], None, 0, 1))
    b += '<div class=ct>CERTIFICO que, conforme o assento acima mencionado, está registrado o nascimento de</div>' + row(cap('nome por extenso', p['nome'], 100, 72))
    b += '<div class=ct>ocorrido em</div>' + row(cap('dia', p['dn'][0], 26, 0, 1), cap('mês', p['dn'][1], 18, 0, 1), cap('ano', p['dn'][2], 12, 0, 1), cap('hora', p['ht'], 24, 0, 1), cap('sexo', p['sexo'], None, 0, 1))
    b += row(cap('lugar do nascimento: estabelecimento, rua ou sítio', p['loc'], 60, 40), cap('município', p['lm'], 30), cap('Est.', p['lu'], None, 0, 1))
    b += '<div class=ct>filiação:</div>' + row(cap('pai', p['pai'], 100, 72)) + row(cap('naturalidade do pai', p['pn'], 60, 40), cap('profissão', p['pp'], None, 27 if not p['pp'] else 0))
    b += row(cap('mãe', p['mae'], 100, 72)) + row(cap('naturalidade da mãe', p['mn'], 60, 40), cap('profissão', p['mp']))
    a = p['av']
    b += row(cap('avô paterno', a[0], 50, 34), cap('avó paterna', a[1], 50, 34)) + row(cap('avô materno', a[2], 50, 34), cap('avó materna', a[3], 50, 34))
    b += row(cap('gêmeo? — em caso afirmativo, com quem', p['gem'], 100, 72))
    def box(t, s):
        o = split(s, [34] * 5)
        o = [x for x in o if x] or ['']
        return f'<div class=bx><div class=bt>{t}</div>' + ''.join(L(F(x, None, mk, 34 if x == o[-1] else 0)) for x in o) + '</div>'
    b += '<div class=bb>' + box('AVERBAÇÕES', p['averb']) + box('ANOTAÇÕES', p['anot']) + '</div>'
    d = p['demi']
    b += '<div class=rf>O referido é verdade e dou fé.</div>' + row(cap('localidade', p['dist'] if p['dist'] != 'da Sede' else p['mun'], 55, 0, 1), cap('data', [f'{d[0]:02} de {MES[d[1]-1]} de {d[2]}', f'{d[0]:02}-{d[1]:02}-{d[2]}'][i in (2, 3)], None, 0, 1))
    sg = cap('Oficial do Registro Civil', p['ofi'], 50, 0, 1)
    b += '<div class=sg>' + row((cap('Escrevente autorizado', p['esc'], 44, 0, 1) if p['esc'] else '<div style="flex:1"></div>'), sg) + '</div></div>'
    col = ['#2c5a3c', '#31456f', '#6b3a2a', '#333'][i - 1]
    cs = css(9.6, ['#1a1a1a', '#262626', '#23306a', '#4a1f1f'][i - 1], '@page{size:A4;margin:0}body{width:210mm;height:296mm;padding:9mm 11mm;font-size:11pt}.o{border:3px double COL;height:277mm;padding:5mm 8mm;position:relative;color:#222;background:BG}.hd{display:flex;align-items:center;justify-content:center;margin-bottom:8px}.br{border:2px solid COL;border-radius:50%;color:COL;width:44px;height:44px;font-size:25px;text-align:center;line-height:40px;margin-right:14px;font-family:"DejaVu Sans"}.hh{font-size:15pt;font-weight:bold;text-align:center;color:COL}.hh span{font-size:10.5pt;font-weight:normal}.tt{text-align:center;font-size:19pt;font-weight:bold;color:COL;margin:4px 0 6px}.r{display:flex;margin:0 -4px 10px}.cf{padding:4px 4px 0;min-width:0}.ff{display:block;height:19px;padding-top:5px;white-space:nowrap}.cp{font-size:7.6pt;font-style:italic;text-align:center;color:COL;line-height:1.1}.ct{font-size:11pt;margin:2px 0}.bb{display:flex;gap:10px;margin:4px 0}.bx{flex:1;border:1px solid COL;padding:3px 6px 8px;min-height:112px}.bx .l{margin-top:7px;height:19px}.bt{font-size:8.5pt;text-align:center;color:COL;margin-bottom:2px}.rf{margin:6px 0 2px;text-align:center}.sg{position:absolute;left:8mm;right:8mm;bottom:5mm}'.replace('COL', col).replace('BG', ['#f7fbf6', '#fff', '#fdf8f1', '#fff'][i - 1]))
    m, u = p['mun'], p['uf']; sole = not p['pai']; nat = lambda s: re.sub(r' ?- ?(?=[A-Z]{2}$)', '/', s)
    txt = f'{p["dn"][0].split(" (")[0]} de {p["dn"][1]} de {p["dn"][2]}'
    fal = lambda s: s.replace(' (fal.)', '')
    x = dict(nome=p['nome'], nasc_txt=txt, nasc=f8(p['nasc']), hora=p['hora'], nat=f'{p["lm"]}/{p["lu"]}', sexo=p['sexo'].capitalize(), estab=p['est_'], lmun=p['lm'], luf=p['lu'], mun=m, uf=u, cart=p['cart'], dreg=f8(p['dreg']), livro=p['livro'], folha=p['fj'], termo=p['termo'],
      g1=p['mae'] if sole else p['pai'], g1n=nat(p['mn'] if sole else p['pn']), g2='' if sole else p['mae'], g2n='' if sole else nat(p['mn']), pp=fal(a[0]), pm=a[1], mp='' if a[2] == 'ignorado' else a[2], mm=a[3], gem=p['tw'], averb=p['averb'], anot=p['anot'], ofic=p['ofi'], demi=f8(d))
    acc = {'dados_pessoais.naturalidade': [''], 'dados_pessoais.data_nascimento.texto_completo': [f8(p['nasc']), ' '.join(p['dn'])], 'registro.termo': [p['termo'].replace('.', '')], 'registro.folha': [p['folha']] if p['folha'] != p['fj'] else [],
      'registro.uf': [p['est'].title()], 'local_nascimento.uf': [p['est'].title()], 'local_nascimento.estabelecimento': {1: ['Hospital Santa Rosália'], 2: ['', 'em domicílio', p['loc']], 3: ['', 'Domicílio', 'lugar Jamaraquá'], 4: ['Hospital Misericórdia']}[i],
      'avós.paternos.avô': [a[0]] if 'fal.' in a[0] else [], 'filiação.genitor_1.naturalidade': [p['mn'] if sole else p['pn']], 'filiação.genitor_2.naturalidade': [] if sole else [p['mn']],
      'gêmeos.informações_adicionais': [p['gem'], p['gem'][5:]] if p['tw'] else [], 'registro.cartório': [p['cart'] + ' - ' + p['com'].title()] if i == 1 else []}
    return cs, b, truth('C', i, x, acc, [p['tw']] if p['tw'] else [], False)
def main(out):
    for i, p in enumerate(P, 1): save(out, *page(i, p))
if __name__ == '__main__': main(sys.argv[1])
