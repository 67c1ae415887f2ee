"""A: São Paulo, small dotted blank filled by typewriter (1960s and 70s)."""
from common import *
CSS = '''.pg{width:624pt;height:468pt;background:#f6f0df;font:9.6pt "C059","Liberation Serif",serif;color:#173d2b}
.in{position:absolute;left:30pt;right:30pt;top:16pt;bottom:10pt;border:1.2pt solid #2c5b45;outline:.5pt solid #2c5b45;outline-offset:2pt;padding:8pt 16pt}
.hd{text-align:center;line-height:1.2;height:62pt}.hd b{letter-spacing:1.5pt}
.l{position:absolute;left:16pt;top:6pt}.tt{text-align:center;font-size:17pt;letter-spacing:5pt;font-weight:bold;height:24pt;line-height:24pt}
.r{display:flex;height:19.4pt;align-items:flex-end;white-space:nowrap;line-height:13pt}.r i{font-style:normal;padding:0 3pt}
.f{border-bottom:.9pt dotted #2c5b45;padding:0 2pt;min-width:8pt;font:9.7pt "Nimbus Mono PS","Liberation Mono",monospace;font-weight:bold;color:#20242e;line-height:13pt;height:14pt;white-space:nowrap}
.c{text-align:center}.sig{position:absolute;right:40pt;bottom:10pt;width:220pt;text-align:center;border-top:.8pt solid #2c5b45;font-size:8.5pt;padding-top:1pt}'''

def row(*it):
    o = []
    for x in it:
        if isinstance(x, str): o.append(f'<i>{e(x)}</i>')
        else: o.append(f'<span class="f {"c" if len(x) > 2 else ""}" style="flex:{x[1]} 1 0">{typed(x[0], "a") if x[0] else ""}</span>')
    return '<div class="r">' + ' '.join(o) + '</div>'

def one(n, p):
    obs = (p['obs'] + [''] * 3)[:3]
    d, m, a = p['nasc']; s = 'a' if p['sexo'] == 'Feminino' else 'o'
    ei = p['emissao']; rg = p['reg']
    dd, yy = (num(d) if d > 1 else 'primeiro'), num(a - 1900)
    h, mi = p['hora'].split(':') if p['hora'] else ('', '')
    b = f'''<div class="in"><div class="l">{arms(56, '#2c5b45')}</div><div class="hd"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DE SÃO PAULO<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b>
{row('Comarca de', (p["comarca"], 3.5), 'Município de', (p['rmun'], 3), 'Distrito de', (p["dist"], 3))}</div>
<div class="tt">CERTIDÃO DE NASCIMENTO</div>
{row('CERTIFICO que, às fls.', (p['fls'], 1, 1), 'do livro n.º', (p['liv'], 1, 1), 'de Registro de Nascimentos, sob o n.º de ordem', (p['termo'], 1.2, 1))}
{row('foi lavrado em', (f'{rg[0]} de {MES[rg[1]-1]} de {rg[2]}', 3, 1), 'o assento de', (p['nome'], 5))}
{row('do sexo', (p['sexo'].lower(), 2, 1), 'de côr', (p['cor'], 2, 1), f'nascid{s} aos', (dd, 3, 1), 'de', (MES[m-1], 3, 1))}
{row('de mil novecentos e', (yy, 4, 1), 'às', (num(int(h), True) if h else '-.-.-', 2.4, 1), 'horas e', (num(int(mi)) if mi and int(mi) else '-.-.-', 2.4, 1), 'minutos,')}
{row('em', (p['lug'], 1))}
{row(f'filh{s} de', (p['g'][0], 1))}
{row('e de', (p['g'][1], 1))}
{row('São avós paternos:', (p['av'][0], 1), 'e', (p['av'][1], 1))}
{row('e maternos:', (p['av'][2], 1), 'e', (p['av'][3], 1))}
{row('Foi declarante', (p['decl'], 2), 'e serviram de testemunhas', ('as constantes do termo', 1.7))}
{row('OBSERVAÇÕES:', (obs[0], 1))}{row((obs[1], 1))}{row((obs[2], 1))}
{row('O referido é verdade e dou fé.', (p['rmun'], 2, 1), ',', (str(ei[0]), .6, 1), 'de', (MES[ei[1]-1], 1.6, 1), 'de 19', (str(ei[2] % 100), .6, 1))}
{scribble(n, 150, style='position:absolute;right:80pt;bottom:32pt')}
{stamp('REGISTRO CIVIL', p['rmun'].upper() + ' - SP', p['st'], 74, rot=-12, style='position:absolute;left:60pt;bottom:4pt')}
<div class="sig">{e(p['of'])}<br>Oficial do Registro Civil</div></div>'''
    t = truth(n, 624, 468, nome=p['nome'], nasc=p['nasc'], texto=f'{dd} de {MES[m-1]} de mil novecentos e {yy}', hora=p['hora'], nat=p['mun'] + '/' + p['uf'], sexo=p['sexo'],
        estab=p['estab'], mun=p['mun'], uf=p['uf'], rmun=p['rmun'], ruf='SP', cart=p['cart'], reg=p['reg'], livro=p['liv'], folha=p['fls'], termo=p['termo'],
        gs=[(p['gn'][0], ''), (p['gn'][1], '')], avos=p['avt'], gem=p.get('gem', 'Não'), geminfo=p.get('gi', ''), averb=p.get('averb', ''), anot=p.get('anot', ''),
        oficial=p['of'], emissao=ei, joint=True, twins=p.get('tw', []),
        accept={NAT: [''], EST: p.get('este', []), 'registro.cartório': ['Registro Civil', 'Registro Civil das Pessoas Naturais do Distrito de ' + p['dist']],
                'local_nascimento.município': p.get('mune', []), 'registro.folha': p.get('flse', []),
                'observações.averbações': p.get('averbe', []), 'observações.anotações': p.get('anote', [])})
    return n, page(CSS, b, '624pt 468pt'), t

RC = 'REGISTRO CIVIL DAS PESSOAS NATURAIS'
P = [dict(comarca='Jaboticabal', rmun='Taiúva', dist='Taiúva', fls='112', liv='A-19', termo='3.847', reg=(16, 4, 1962), nome='Zulmira Aparecida Pitelli', sexo='Feminino', cor='branca', nasc=(7, 4, 1962), hora='04:30',
     lug='domicílio, na Fazenda Santa Luzia, neste distrito', estab='Fazenda Santa Luzia', este=['Domicílio', 'domicílio, na Fazenda Santa Luzia', 'domicílio, na Fazenda Santa Luzia, neste distrito', 'Fazenda Santa Luzia, neste distrito'], mun='Taiúva', uf='SP', g=['Orlando Pitelli', 'dona Conceição de Lourdes Bassi Pitelli'], gn=['Orlando Pitelli', 'Conceição de Lourdes Bassi Pitelli'],
     av=['Ângelo Pitelli', 'Assumpta Tonetti', 'Hermínio Bassi', 'Luíza Garutti'], avt=['Ângelo Pitelli', 'Assumpta Tonetti', 'Hermínio Bassi', 'Luíza Garutti'], decl='o pai', obs=['-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-x-'], of='Benedicto Sampaio Falleiros', emissao=(22, 1, 1969), st='2ª VIA'),
 dict(comarca='Pindamonhangaba', rmun='Pindamonhangaba', dist='Pindamonhangaba', fls='58 v.', flse=['58 verso', '58v', '58'], liv='A-73', termo='41.206', reg=(3, 10, 1966), nome='Evaldo José dos Reis', sexo='Masculino', cor='parda', nasc=(25, 9, 1966), hora='13:15',
     lug='a Santa Casa de Misericórdia, sita nesta cidade', estab='Santa Casa de Misericórdia', este=['Santa Casa de Misericórdia, sita nesta cidade', 'a Santa Casa de Misericórdia, sita nesta cidade'], mun='Pindamonhangaba', uf='SP', g=['-.-.-.-.-.-.-.-.-.-.-.-.-', 'dona Benedita Auxiliadora dos Reis, solteira, doméstica'], gn=['Benedita Auxiliadora dos Reis', ''],
     av=['-.-.-.-.-.-.-', '-.-.-.-.-.-.-', 'João Crisóstomo dos Reis', 'Maria das Dores de Jesus'], avt=['', '', 'João Crisóstomo dos Reis', 'Maria das Dores de Jesus'], decl='a avó materna', obs=['Por escritura pública de 19-8-1974 foi reconhecido por Dalmo Ferraz', 'Guedes, passando o registrado a assinar-se EVALDO JOSÉ GUEDES. Averbado em 2-9-1974.'], averb='Por escritura pública de 19-8-1974 foi reconhecido por Dalmo Ferraz Guedes, passando o registrado a assinar-se EVALDO JOSÉ GUEDES. Averbado em 2-9-1974.', of='Lázaro Prudente do Amaral', emissao=(14, 11, 1974), st=''),
 dict(comarca='Lins', rmun='Guaiçara', dist='Guaiçara', fls='203', liv='A-08', termo='1.599', reg=(30, 12, 1970), nome='Nelson Kiyoshi Takemura', sexo='Masculino', cor='amarela', nasc=(1, 12, 1970), hora='22:00',
     lug='a Maternidade Dom Bosco, na cidade de Lins, deste Estado', estab='Maternidade Dom Bosco', este=['a Maternidade Dom Bosco', 'Maternidade Dom Bosco, na cidade de Lins'], mun='Lins', uf='SP', mune=[], g=['Shigeru Takemura, lavrador', 'dona Fumiko Oshiro Takemura'], gn=['Shigeru Takemura', 'Fumiko Oshiro Takemura'],
     av=['Kanji Takemura', 'Haru Takemura', 'Seitoku Oshiro', 'Ushi Oshiro'], avt=['Kanji Takemura', 'Haru Takemura', 'Seitoku Oshiro', 'Ushi Oshiro'], decl='o pai', obs=['O registrado é gêmeo com Wilson Kenji Takemura, que nasceu em segundo', 'lugar, às 22,20 horas, registrado sob n.º 1.600, no mesmo livro.'], gem='Sim', gi='Wilson Kenji Takemura', tw=['Wilson Kenji Takemura'], averbe=['O registrado é gêmeo com Wilson Kenji Takemura, que nasceu em segundo lugar, às 22,20 horas, registrado sob n.º 1.600, no mesmo livro.'], of='Anésia Pacheco Lubisco', emissao=(8, 2, 1978), st=''),
 dict(comarca='Presidente Venceslau', rmun='Caiuá', dist='Caiuá', fls='17', liv='A-11', termo='6.022', reg=(9, 5, 1972), nome='Genivalda Rodrigues de Souza Pinheiro', sexo='Feminino', cor='morena', nasc=(14, 8, 1951), hora='',
     lug='domicílio, na cidade de Brumado, Estado da Bahia', estab='Domicílio', este=['domicílio'], mun='Brumado', uf='BA', g=['Ovídio Rodrigues Pinheiro', 'dona Durvalina Maria de Souza'], gn=['Ovídio Rodrigues Pinheiro', 'Durvalina Maria de Souza'],
     av=['Cândido Pinheiro', 'Ana Rodrigues', 'ignorado', 'Maria de Souza'], avt=['Cândido Pinheiro', 'Ana Rodrigues', '', 'Maria de Souza'], decl='a própria', obs=['Registro feito de acordo com o Decreto-lei n.º 7.485, de 18-4-1945.', 'Casou-se aos 27-5-1972 com Adalto Menegasso, neste cartório, L. B-6, fls. 88,', 'n.º 1.140, passando a assinar-se Genivalda Rodrigues Menegasso. Anotado.'], anot='Casou-se aos 27-5-1972 com Adalto Menegasso, neste cartório, L. B-6, fls. 88, n.º 1.140, passando a assinar-se Genivalda Rodrigues Menegasso. Anotado.',
     averbe=['Registro feito de acordo com o Decreto-lei n.º 7.485, de 18-4-1945.'], anote=['Registro feito de acordo com o Decreto-lei n.º 7.485, de 18-4-1945. Casou-se aos 27-5-1972 com Adalto Menegasso, neste cartório, L. B-6, fls. 88, n.º 1.140, passando a assinar-se Genivalda Rodrigues Menegasso. Anotado.'], of='Waldomiro Tavares Cintra', emissao=(6, 6, 1972), st='')]

def make():
    for i, p in enumerate(P, 1):
        yield one(f'149A-{i}', dict(p, cart=RC))
