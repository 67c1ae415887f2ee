"""Breve relato em papel de segurança: texto impresso com lacunas preenchidas na própria linha; nascimentos antigos, reemitidos 2010-2026."""
from common import *
CSS = '''body{font:11pt/2.3 "URW Bookman","Liberation Serif";color:#23324e;padding:13mm 19mm}.bd{position:absolute;inset:6mm;border:5px solid #93a7c9;outline:1px solid #93a7c9;outline-offset:3px}.wm{position:absolute;inset:9mm;opacity:.35}.z{position:relative}
.h{display:grid;grid-template-columns:24mm 1fr 24mm;align-items:center;text-align:center;line-height:1.3;font-size:9.4pt;margin-top:2mm}.h b{font-size:12pt;display:block}h1{font:bold 21pt "URW Bookman","Liberation Serif";text-align:center;margin:3mm 0 1mm;letter-spacing:1px}.m{text-align:center;font-size:9.4pt;line-height:1.6;margin-bottom:3mm}
.m u,.p u{text-decoration:none;color:#000;font:bold 10.6pt "Liberation Mono"}.p{text-align:justify;margin:0}.p u{border-bottom:1px solid #23324e;padding:0 1.2mm}.p u.n{font-size:13pt}.ob{margin-top:2.5mm;line-height:1.45;font-size:9.6pt;text-align:justify;min-height:22mm;border-top:1px solid #93a7c9;border-bottom:1px solid #93a7c9;padding:1.5mm 0}.ob span{font:9.6pt "Liberation Mono";color:#000}
.c{line-height:1.5;font-size:9.8pt;text-align:center;margin-top:2.5mm}.c hr{border:0;border-top:1px solid #000;width:82mm;margin:11mm auto 1mm}.ft{position:absolute;left:19mm;right:19mm;bottom:12mm;display:flex;justify-content:space-between;font:8pt/1.35 "Liberation Sans"}'''
WM = '<svg class="wm" width="192mm" height="279mm" viewBox="0 0 192 279" preserveAspectRatio="none" fill="none" stroke="#dfe6f2" stroke-width=".5">' + ''.join(f'<path d="M0 {y}' + ''.join(f'q12 {6 if k % 2 else -6} 24 0' for k in range(8)) + '"/>' for y in range(6, 279, 9)) + '</svg>'

def draw(x):
    u = lambda v, c='': f'<u class="{c}">{v}</u>'
    b = f'''{WM}<div class="bd"></div><div class="z"><div class="h"><div>{arms(66, '#23324e')}</div><div>REPÚBLICA FEDERATIVA DO BRASIL<br>Registro Civil das Pessoas Naturais<b>{x['cart']}</b>{x['sub']}</div><div></div></div><h1>Certidão de Nascimento</h1>
<div class="m">Matrícula: <u>{x['mat']}</u>{'<br>CPF: <u>' + x['cpf'] + '</u>' if x['cpf'] else ''}</div>
<p class="p">CERTIFICO que, às folhas {u(x['lv'][1])} do livro {u(x['lv'][0])}, sob o nº {u(x['lv'][2])}, foi registrado no dia {u(x['rp'])} o nascimento de {u(x['nome'], 'n')}, do sexo {u(x['sx'])}, ocorrido no dia {u(x['txt'])}, às {u(x['hp'])} horas, em {u(x['lp'])}, município de {u(x['mp'])}, filh{x['oa']} de {u(x['g'][0][0])}, natural de {u(x['g'][0][1])}, e de {u(x['g'][1][0])}, natural de {u(x['g'][1][1])}; sendo avós paternos {u(x['pp'][0])} e {u(x['pp'][1])}, e avós maternos {u(x['mm'][0])} e {u(x['mm'][1])}. Gêmeo: {u(x['gm'])}. Foi declarante {u(x['decl'])} e serviram de testemunhas {u(x['test'])}.</p>
<div class="ob">Observações e averbações: <span>{x['ob']}</span></div>
<div class="c">O referido é verdade e dou fé.<br>{x['dp']}<hr>{x['sig']}</div></div><div class="ft"><span>Oficial: {x['oficial']}<br>{x['end']}</span><span style="text-align:right">{x['selo_p']}</span></div>'''
    return page(CSS, b)

def make():
    X = '-.-.-.-'
    F = [
     dict(nome='Hildebrando Pacífico Sarmento', mat=mat(1255, 1928, 6, 91, 1178), cpf='', lv=('A-6', '91 verso', '1.178'), rp='29 de janeiro de 1928', reg='29/01/1928', sx='masculino', oa='o', txt='dezoito de janeiro de mil novecentos e vinte e oito', nasc='18/01/1928', hp='sete', hora='07:00', lp='domicílio, na Rua da Palha', mp='Penedo, Estado de Alagoas',
       g=[('Tertuliano Sarmento de Omena', 'Piaçabuçu, Alagoas'), ('Etelvina Pacífico de Jesus', 'Propriá, Sergipe')], pp=('Manuel Omena', 'Ursulina Sarmento'), mm=('Honorato Pacífico', 'Maria Madalena de Jesus'), gm='não', decl='o pai', test='Arnaldo Peixoto e Jonas Feitosa Lisboa', ob='Anotação: falecido em 02/11/2010, em Maceió, 4º Distrito, livro C-61, fls. 18, nº 24.560.',
       cart='Cartório do Registro Civil do 1º Distrito', sub='Penedo - Alagoas', dp='Penedo, 12 de janeiro de 2011.', sig='Eurídice Wanderley Lessa<br>Oficial do Registro', oficial='Eurídice Wanderley Lessa', end='Rua Dâmaso do Monte, 33 - Penedo/AL', selo_p='Selo de autenticidade<br>AAP 76621', selo='AAP 76621', em='12/01/2011', rm=('Penedo', 'AL'), k='an'),
     dict(nome='Iracema Nunes Coimbra', mat=mat(65037, 1966, 30, 208, 15611), cpf=cpf(215530786), lv=('A-30', '208', '15.611'), rp='4 de maio de 1966', reg='04/05/1966', sx='feminino', oa='a', txt='trinta de abril de mil novecentos e sessenta e seis', nasc='30/04/1966', hp='dezenove e quinze', hora='19:15', lp='barco-motor Nova Aurora, em viagem pelo Rio Purus', mp='Lábrea, Amazonas',
       g=[('Sebastião Coimbra da Mata', 'Boca do Acre, Amazonas'), ('Hilda Nunes Coimbra', 'Lábrea, Amazonas')], pp=('Gonçalo da Mata', 'Ana Coimbra'), mm=(X, 'Benvinda Nunes'), gm='sim, com Iraci Nunes Coimbra, registrada sob o nº 15.612', decl='Sebastião Coimbra da Mata', test='Cosme Apurinã Lopes e Valdomira Brito', ob='Divorciada de Eutímio Passos Nery, com quem se casara em 20/12/1986 (Cartório de Lábrea, B-13, fls. 40, nº 1.940), por sentença de 08/04/2003 da Comarca de Lábrea, voltando a usar o nome de solteira. CPF anotado conforme Provimento nº 63/2017 do CNJ.',
       cart='Cartório do 2º Ofício de Lábrea', sub='Comarca de Lábrea - Estado do Amazonas', dp='Lábrea, 17 de setembro de 2020.', sig='Josimar Taveira Abitbol<br>Escrevente', oficial='Odete Abitbol Taveira', end='Av. 22 de Outubro, 1551 - Lábrea/AM', selo_p='Selo Eletrônico TJAM<br>CERT00119RTUV4PL7A0XM92', selo='CERT00119RTUV4PL7A0XM92', em='17/09/2020', rm=('Lábrea', 'AM')),
     dict(nome='Clotildes', mat=mat(110742, 1941, 11, 60, 3055), cpf='', lv=('11', '60', '3055'), rp='6 de outubro de 1941', reg='06/10/1941', sx='feminino', oa='a', txt='2 de julho de 1937', nasc='02/07/1937', hp=X, hora='', lp='a Fazenda Umburana', mp='Souto Soares',
       g=[(X, X), ('Leocádia Maria da Encarnação', 'Souto Soares')], pp=(X, X), mm=('Luís Gonzaga da Encarnação', 'Maria Alexandrina'), gm=X, decl='a avó materna', test='José Elpídio Rosa e Cassimiro Novais', ob=X,
       cart='Registro Civil do Distrito de Segredo', sub='Município de Souto Soares - Bahia', dp='Segredo, 3 de agosto de 2010.', sig='Adélia Marques Novais<br>Oficial', oficial='Adélia Marques Novais', end='Praça da Bandeira, s/nº - Segredo, Souto Soares/BA', selo_p='Gratuita - Lei nº 9.534/97', selo='', em='03/08/2010', rm=('Souto Soares', 'BA')),
     dict(nome='Wolfgang Roberto Strehl Amarante', mat=mat(92106, 1955, 140, 177, 88930), cpf=cpf(44781905), lv=('A-140', '177', '88930'), rp='20 de dezembro de 1955', reg='20/12/1955', sx='masculino', oa='o', txt='onze de dezembro de mil novecentos e cinquenta e cinco', nasc='11/12/1955', hp='zero e vinte', hora='00:20', lp='Casa de Saúde São José, Rua Macedo Sobrinho, 21', mp='Rio de Janeiro, Distrito Federal',
       g=[('Heleno Guerreiro Amarante', 'Cataguases, Minas Gerais'), ('Ilse Strehl Amarante', 'Königsberg, Alemanha')], pp=('Lafayette Amarante', 'Odila Guerreiro Amarante'), mm=('Wolfgang Strehl', 'Gertrud Neumann Strehl'), gm='não', decl='Heleno Guerreiro Amarante', test='não constam', ob='Casado em 16/07/1983 com Maria Lígia Pessoa Tolentino (RCPN 8ª Circunscrição, BA-57, fls. 101, termo 9.320). Viúvo desde 30/01/2024.',
       cart='Registro Civil das Pessoas Naturais da 5ª Circunscrição', sub='Comarca da Capital do Estado do Rio de Janeiro', dp='Rio de Janeiro, 8 de abril de 2026.', sig='Bernardo Salgueiro Tinoco<br>Substituto', oficial='Leila Abreu Quintanilha', end='Rua Real Grandeza, 193, lojas 2 e 3 - Rio de Janeiro/RJ', selo_p='Poder Judiciário - TJERJ<br>Selo de Fiscalização Eletrônico<br>EFBC 30517 HVN', selo='EFBC 30517 HVN', em='08/04/2026', rm=('Rio de Janeiro', 'RJ'), k='an'),
    ]
    UF = {'Alagoas': 'AL', 'Sergipe': 'SE', 'Amazonas': 'AM', 'Minas Gerais': 'MG', 'Estado de Alagoas': 'AL', 'Distrito Federal': 'DF'}
    def pl(v):
        if v == X: return ''
        a, _, b = v.partition(', ')
        return v if b and b not in UF else f'{a}/{UF[b] if b else "BA"}'
    nil = lambda v: '' if v == X else v
    for i, x in enumerate(F, 1):
        case = f'150H-{i}'; L = x['mat'].split(); m = pl(x['mp']).split('/')
        acc = {'dados_pessoais.naturalidade': ['', x['mp']], 'registro.livro': [L[5]], 'registro.folha': [L[6]], 'registro.termo': [L[7]]}
        G = [(nil(a), pl(b), b) for a, b in x['g'] if a != X] + [('', '', '')]
        for j in (1, 2):
            if G[j - 1][0]: acc[f'filiação.genitor_{j}.naturalidade'] = [G[j - 1][2]] if G[j - 1][1] != G[j - 1][2] else [G[j - 1][2].replace(', ', '/')]
        if m[1] == 'DF': acc['local_nascimento.uf'] = ['RJ']; acc['dados_pessoais.naturalidade'].append('Rio de Janeiro/RJ')
        if 'domicílio' in x['lp']: acc['local_nascimento.estabelecimento'] = ['Domicílio', 'Rua da Palha']
        if 'Saúde' in x['lp']: acc['local_nascimento.estabelecimento'] = ['Casa de Saúde São José']
        if x['lp'].startswith('a Faz'): acc['local_nascimento.estabelecimento'] = ['Fazenda Umburana']
        tw = x['gm'][9:] if x['gm'].startswith('sim') else ''
        if tw: acc['gêmeos.informações_adicionais'] = [tw.split(',')[0], tw.replace('registrada sob o ', '')]
        if x['gm'] == X: acc['gêmeos.status'] = ['']
        ob = nil(x['ob']); an = ob.replace('Anotação: ', '') if x.get('k') == 'an' else ''; av = '' if an else ob
        if ob: acc['observações.averbações'] = ['', ob]; acc['observações.anotações'] = ['', ob]
        acc['dados_pessoais.data_nascimento.texto_completo'] = []
        yield case, draw(x), truth(case, nome=x['nome'], cpf=x['cpf'], mat=x['mat'], nasc=x['nasc'], txt=x['txt'], hora=x['hora'], nat='/'.join(m), sexo=x['sx'].capitalize(), estab=x['lp'], mun=m[0], uf=m[1], rmun=x['rm'][0], ruf=x['rm'][1], cart=x['cart'], reg=x['reg'],
            livro=x['lv'][0], folha=x['lv'][1], termo=x['lv'][2], g1=G[0][:2], g2=G[1][:2], pat=tuple(map(nil, x['pp'])), matn=tuple(map(nil, x['mm'])), gem='Sim' if tw else 'Não', gem_info=tw, twins=[tw.split(',')[0]] if tw else [],
            averb=av, anot=an, selo=x['selo'], oficial=x['oficial'], emissao=x['em'], accept={k: v for k, v in acc.items() if v}, joint=True)
