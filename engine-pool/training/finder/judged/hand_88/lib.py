import random, math, datetime
from html import escape as E
MUN = {k: v.split('|') for k, v in (l.split(':') for l in """AC:Rio Branco|Tarauacá|Xapuri
AL:Arapiraca|Penedo|União dos Palmares
AM:Manaus|São Gabriel da Cachoeira|Tefé
AP:Macapá|Oiapoque|Laranjal do Jari
BA:Feira de Santana|Ilhéus|Bom Jesus da Lapa|Dias d'Ávila
CE:Sobral|Juazeiro do Norte|Quixadá
DF:Brasília|Taguatinga|Ceilândia
ES:Cachoeiro de Itapemirim|Santa Teresa|Linhares
GO:Anápolis|Jataí|Pirenópolis
MA:Imperatriz|Caxias|Olho d'Água das Cunhãs
MG:Diamantina|Itabira|Pingo-d'Água|Governador Valadares
MS:Dourados|Corumbá|Aquidauana
MT:Sinop|Cáceres|Barra do Garças
PA:Santarém|Marabá|Óbidos
PB:Campina Grande|Cajazeiras|Patos
PE:Caruaru|Garanhuns|São José do Egito
PI:Parnaíba|Floriano|Oeiras
PR:Ponta Grossa|Prudentópolis|Assaí|Foz do Iguaçu
RJ:Nova Friburgo|Campos dos Goytacazes|Paraty
RN:Mossoró|Caicó|Ceará-Mirim
RO:Ji-Paraná|Vilhena|Guajará-Mirim
RR:Boa Vista|Pacaraima|Caracaraí
RS:Santa Cruz do Sul|Sant'Ana do Livramento|Bento Gonçalves|Ijuí
SC:Blumenau|Chapecó|São Miguel do Oeste
SE:Itabaiana|Estância|Nossa Senhora da Glória
SP:Mogi das Cruzes|Santa Bárbara d'Oeste|Marília|São Luiz do Paraitinga
TO:Araguaína|Gurupi|Porto Nacional""".split('\n'))}
UFN = dict(zip(MUN, "Acre|Alagoas|Amazonas|Amapá|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Minas Gerais|Mato Grosso do Sul|Mato Grosso|Pará|Paraíba|Pernambuco|Piauí|Paraná|Rio de Janeiro|Rio Grande do Norte|Rondônia|Roraima|Rio Grande do Sul|Santa Catarina|Sergipe|São Paulo|Tocantins".split('|')))
ABR = "Assunção|Paraguai;Porto|Portugal;Nagoya|Japão;Trípoli|Líbano;La Paz|Bolívia;Santa Elena de Uairén|Venezuela;Port-au-Prince|Haiti;Luanda|Angola;Rivera|Uruguai;Vicenza|Itália;Damasco|Síria;Córdoba|Argentina".split(';')
S = lambda t: t.split('|')
GRP = {  # weight, men, women, surnames
'pt': (9, S("João Batista|Antônio|Francisco das Chagas|Luís Otávio|Kauã|Érico|Raimundo Nonato|Jefferson|Sebastião|Gonçalo|Théo|Davi Lucas|Wanderley|José Inácio|Caíque|Ítalo|Heráclito|Nélson|Adão|Zeferino"), S("Maria da Conceição|Ana Júlia|Thayná|Ágatha|Francisca|Luzinete|Raíssa|Conceição de Maria|Josefa|Marlúcia|Letícia|Mirella|Dandara|Inês|Odete|Rosângela|Maria das Dores|Yasmin|Célia Regina|Jucélia"), S("da Silva|dos Santos|d'Ávila|Sant'Anna|de Araújo|Gonçalves|Magalhães|Peçanha|Quintão|Brandão|Pinto e Sousa|do Nascimento|das Neves|Cavalcanti|de Sá|Ribeiro|Assunção|Xavier|Leitão|Mourão|Bulhões|Rêgo|Lima Verde|Sá Barreto|Vasconcelos|Fagundes|Trindade|de Jesus|Cajueiro|Gurgel")),
'it': (3, S("Ângelo|Luigi Antônio|Vítor|Enzo|Dino|Pietro"), S("Antonella|Giovana|Ângela|Bianca|Carmela|Lorena"), S("Dall'Agnol|Bortoluzzi|De Bortoli|Pasqualotto|Zanella|Ceschini|Dell'Antonia|Spagnuolo|Fraccaro|Zorzi")),
'de': (2, S("Günther|Arno|Wálter|Egon|Henrique|Rudi"), S("Helga|Ingrid|Érica|Frida|Lore|Iseli"), S("Schäfer|Müller|Wünsch|Röhrs|Kuhn|Hoffmeister|Klöppel|Stahlhöfer|Von Mühlen")),
'jp': (2, S("Kenji|Hiroshi|Mário Takeo|Akira"), S("Yumi|Sayuri|Harumi|Mitiko"), S("Nakashima|Kobayashi|Shiraishi|Tsukamoto|Ôta|Hirayama")),
'ar': (2, S("Jamil|Fuad|Nagib|Samir|Tufic"), S("Samira|Latifa|Leila|Nadia"), S("El Khoury|Abi-Rached|Haddad|Nassar|Abdalla|Bou Karim")),
'in': (1, S("Moacir|Ubiratã|Tainã"), S("Iracema|Potira|Jaciara|Moema"), S("Guajajara|Baniwa|Pataxó Hã-Hã-Hãe|Kaingang|Terena|Tukano|Xerente")),
'po': (1, S("Estanislau|Casimiro|Tadeu"), S("Edviges|Sofia|Verônica"), S("Wojciechowski|Kowalczuk|Szczepanski|Hryczyna|Przybysz")),
'es': (1, S("Wilmer José|Íñigo|Ramón"), S("Milagros|Belén|Yurimar"), S("Ibáñez|Muñoz Quispe|Huamaní|Peñaranda"))}
KEYS = [k for k in GRP for _ in range(GRP[k][0])]
MES = S("janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro")
UN = S("zero|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove")
DZ = S("||vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa")
CE = S("|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos")
def w(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n//10] + (' e ' + UN[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CE[n//100] + (' e ' + w(n % 100) if n % 100 else '')
    m, r = divmod(n, 1000)
    h = 'mil' if m == 1 else w(m) + ' mil'
    return h + ('' if not r else (' e ' if r <= 100 or r % 100 == 0 else ' ') + w(r))
dd = lambda d: d.strftime('%d/%m/%Y') if d else ''
ext = lambda d: ('primeiro' if d.day == 1 else w(d.day)) + f' de {MES[d.month-1]} de ' + w(d.year)
med = lambda d: f'{d.day:02d} de {MES[d.month-1]} de {d.year}'
def cpf(r):
    a = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(a)) * 10 % 11
        a.append(s % 10)
    s = ''.join(map(str, a)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat(cns, ano, tipo, livro, folha, termo, acervo='01'):
    s = f'{cns:06d}{acervo}55{ano:04d}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    for _ in 2*'x':
        m, t = 32-len(s), 0
        for c in s: t += int(c)*m; m = 0 if m == 10 else m+1
        s += str(1 if t % 11 > 9 else t % 11)
    return ' '.join((s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]))
def gname(r, sex, grp=None): return r.choice(GRP[grp or r.choice(KEYS)][0 if 0 else (1 if sex == 'M' else 2)])
def sur(r, grp=None): return r.choice(GRP[grp or r.choice(KEYS)][3])
def full(r, sex='F'):
    a, b = sur(r), sur(r, 'pt'); return f'{gname(r, sex)} {b} {a}' if a != b else f'{gname(r, sex)} {a}'
def place(r, uf=None):
    uf = uf or r.choice(list(MUN)); return r.choice(MUN[uf]), uf
DE = lambda uf: 'd' + ('a' if uf in ('BA', 'PB') else 'o' if uf in S('AC|AM|AP|CE|DF|ES|MA|PA|PI|PR|RJ|RN|RS|TO|MT|MS') and uf not in ('MT', 'MS') else 'e')
def person(r, sex, ufs, sep, abroad):
    g = r.choice(KEYS); a, b, c = sur(r, g), sur(r, 'pt'), sur(r, 'pt')
    if b == a: b = 'Fontenele'
    sn = (b + ' ' if r.random() < .75 else '') + a; p = dict(sex=sex, sur=a, sn=sn, nome=gname(r, sex, g if r.random() < .6 else 'pt') + ' ' + sn)
    p['nat'] = r.choice(ABR).replace('|', sep) if abroad else sep.join(place(r, r.choice([ufs, ufs, None])))
    p['avo'] = f"{gname(r, 'M', g)} {c + ' ' if r.random() < .5 and c != a else ''}{a}"
    p['ava'] = f"{gname(r, 'F', g)} {b}" + (f' {a}' if r.random() < .6 else '')
    p['prof'] = r.choice(S('lavrador|comerciante|pedreiro|professor|ferroviário|motorista') if sex == 'M' else S('do lar|professora|costureira|doméstica|comerciária|enfermeira'))
    return p
def selo(r, uf):
    L = lambda k: ''.join(r.choice('ABCDEFGHJKLMNPRSTUVXYZ') for _ in range(k)); D = lambda k: ''.join(r.choice('0123456789') for _ in range(k))
    return {'SP': f'{D(6)}1NA{D(12)}{L(1)}24{L(1)}', 'PR': f'F{D(3)}{L(1)}.{L(2)}q{L(1)}d.{D(2)}a{L(1)}n-{L(2)}z{D(1)}.{L(1)}o{D(2)}', 'RJ': f'E{L(3)} {D(5)} {L(3)}', 'MG': f'{L(3)}{D(5)}',
            'SC': f'{L(3)}{D(5)}-{L(2)}{D(1)}{L(1)}', 'RS': f'0{D(3)}.01.{D(7)}.{D(5)}', 'PE': f'00{D(5)}.{L(3)}{D(8)}01.0{D(4)}', 'CE': f'{L(2)}{D(6)}-{L(1)}{D(1)}{L(2)}'}.get(uf, f'{L(3)}{D(6)}-{L(4)}')
UP = ('nome', 'est', 'mun', 'rmun', 'cart', 'oficial', 'clerk', 'av', 'an', 'nat')
def facts(form, n, flag, y, em=None, up=True, sep=' - ', uf=None, two=False):
    """y: years of birth; em: years of issue or None (the day of registration)."""
    r = random.Random(f'88{form}{n}:k7'); D = datetime.date; f = dict(r=r, flag=flag, n=n, form=form)
    f['rmun'], f['ruf'] = place(r, uf); f['mun'], f['uf'] = place(r, f['ruf']) if r.random() < .35 else (f['rmun'], f['ruf'])
    b = D(r.randint(*y), r.randint(1, 12), r.randint(1, 28)); f['dt'] = b
    f['reg'] = b + datetime.timedelta(days=r.randint(3000, 9000) if flag == 'late' else r.choice([1, 2, 4, 7, 12, 19, 33, 58, 140]))
    if flag == 'late': b = f['dt'] = b.replace(year=y[0] + (b.year - y[0]) // 3); f['reg'] = min(b + datetime.timedelta(days=r.randint(3000, 9000)), D(em[1] if em else y[1] + 3, r.randint(1, 9), r.randint(1, 28)))
    f['em'] = f['reg'] + datetime.timedelta(days=r.choice([0, 0, 1])) if not em else D(r.randint(*em), r.randint(1, 12), r.randint(1, 28))
    if f['em'] < f['reg']: f['em'] = f['reg'] + datetime.timedelta(days=r.choice([0, 3, 40]))
    f['h'], f['mi'] = r.choice([(r.randrange(24), r.randrange(60)), (r.randrange(24), 0), (r.randrange(1, 24), r.choice([5, 15, 30, 45]))]); f['hora'] = f"{f['h']:02d}:{f['mi']:02d}"
    sx = r.choice('MF'); f['sx'] = sx; f['sexo'] = 'Masculino' if sx == 'M' else 'Feminino'
    ab = flag == 'abroad'; s1, s2 = (('F', 'F') if n % 2 else ('M', 'M')) if flag == 'two' else ('F', 'M')
    m, p = person(r, s1, f['ruf'], sep, ab), person(r, s2, f['ruf'], sep, ab and r.random() < .6)
    if flag == 'solo': p = None
    f['m'], f['p'] = m, p
    g = lambda: gname(r, sx, 'pt') + (' ' + gname(r, sx, 'pt').split()[0] if r.random() < .25 else '')
    last = m['sn'] if not p else (m['sur'] + ' ' + p['sur'] if r.random() < .7 and m['sur'] != p['sur'] else p['sur'])
    given = ' '.join(dict.fromkeys(g().split())); f['nome'] = f'{given} {last}' + (' Júnior' if 0 else '')
    if flag == 'nogp':
        if r.random() < .5 and p: p['avo'] = p['ava'] = ''
        else: m['avo'] = ''
    f['cns'] = r.randint(1000, 159999); f['lv'] = r.randint(3, 480); f['fo'] = r.randint(1, 300); f['te'] = r.randint(200, 99999)
    mk = lambda te, fo: mat(f['cns'], f['reg'].year, 1, f['lv'], fo, te)
    f['mat'] = mk(f['te'], f['fo']); f['tw'] = []
    if flag == 'twins':
        for k in range(2 if n == 7 else 1):
            while (t := ' '.join(dict.fromkeys(g().split()))).split()[0] in [given.split()[0]] + [z[0].split()[0] for z in f['tw']]: pass
            f['tw'].append((f'{t} {last}', mk(f['te']+k+1, f['fo'] + 1 + k)))
    f['cpf'] = cpf(r) if r.random() < .85 and flag != 'late' else ''
    f['dnv'] = f"{r.choice([30, 30, 35, 41])}-{r.randint(10**7, 10**8-1)}-{r.randrange(10)}" if b.year > 1998 and flag not in ('late', 'home') else ''
    f['home'] = flag == 'home'
    f['est'] = r.choice(['Em domicílio', 'Domicílio', 'Residência dos pais', 'Domicílio, Sítio Boa Esperança, s/nº']) if f['home'] else r.choice(S("Hospital e Maternidade Santa Isabel|Santa Casa de Misericórdia|Maternidade Nossa Senhora de Lourdes|Hospital Regional Dr. Tibério Nunes|Hospital São Vicente de Paulo|Casa de Saúde Bom Pastor|Maternidade Escola Januário Cicco|Hospital Universitário|Hospital Municipal Dr. Lauro Reus|Casa de Parto Mãe d'Água"))
    f['oficial'], f['clerk'] = full(r, r.choice('MF')), full(r, 'F')
    f['cart'] = r.choice([f"Ofício de Registro Civil das Pessoas Naturais de {f['rmun']}", f"{r.randint(1, 4)}º Ofício de Registro Civil das Pessoas Naturais", f"Cartório {f['oficial'].split()[-1]} - Registro Civil", f"Serventia de Registro Civil e Notas - {r.randint(1, 3)}º Distrito", f"Cartório do Registro Civil de {f['rmun']}", "Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede"])
    f['av'] = f['an'] = ''; Y = f['em'].year
    rd = lambda lo: D(r.randint(min(lo, Y-1), Y-1) if lo < Y else Y-1, r.randint(1, 12), r.randint(1, 28))
    if flag == 'notes' or (em and r.random() < .4):
        k = r.randrange(4) if Y - f['reg'].year > 2 else 9; d = rd(f['reg'].year + 1)
        if Y < 2010 and k in (0, 2) and Y - f['reg'].year > 1: f['av'] = r.choice([f"Por mandado do MM. Juiz de Direito desta Comarca, datado de {dd(d)}, autos nº {r.randint(20, 999)}/{d.year % 100:02d}, foi retificado o nome da mãe para {m['nome']}.", f"Por sentença de {dd(d)}, transitada em julgado, foi retificada a data do nascimento para {dd(b)}. Processo {r.randint(100, 999)}/{d.year}."]); k = 9
        if Y < 2010 and k == 1 and p: f['av'] = f"Pai reconheceu o filho por escritura pública de {dd(d)}, lavrada no livro {r.randint(10, 90)}, fls. {r.randint(1, 199)}, do {r.randint(1, 3)}º Tabelionato local."; k = 9
        if k < 3: d = rd(max(f['reg'].year + 1, (2011, 2013, 2017)[k]))
        if k == 2 and d.year < 2017 or k == 1 and d.year < 2012: k = 9
        if k == 0: f['av'] = f"Por sentença de {dd(d)}, do MM. Juiz de Direito da {r.randint(1, 5)}ª Vara Cível desta Comarca, autos nº {r.randint(100, 9999):07d}-{r.randint(10, 99)}.{d.year}.8.{r.randint(1, 27):02d}.0{r.randint(100, 999)}, fica retificado o nome da genitora, que é {m['nome']}, e não como constou."
        if k == 1 and p: f['av'] = f"Reconhecimento de paternidade averbado em {dd(d)}, nos termos do Provimento nº 16/2012 do CNJ, passando o registrado a usar o nome {f['nome']}."
        if k == 2: f['av'] = f"Procede-se a esta averbação, em {dd(d)}, para constar o CPF nº {f['cpf'] or cpf(r)} do registrado."; f['cpf'] = f['cpf'] or f['av'].split('nº ')[1][:14]
    if em and b.year + 20 < Y and (flag == 'notes' or r.random() < .45):
        d = rd(b.year + 20); q, o = place(r, f['ruf'])[0], 'oa'[sx == 'F']
        f['an'] = r.choice([f"Casou-se com {full(r, 'F' if sx == 'M' else 'M')} em {dd(d)}, no Registro Civil de {q}-{f['ruf']}, livro B-{r.randint(2, 99)}, fls. {r.randint(1, 299)}, termo {r.randint(100, 9999)}.", f"{'O registrado' if sx == 'M' else 'A registrada'} contraiu matrimônio em {dd(d)}, no cartório de {q}/{f['ruf']} (livro B-{r.randint(2, 99)}, folha {r.randint(1, 299)}), e divorciou-se por escritura pública lavrada no Tabelionato local.", f"Falecid{o} em {dd(d)}, em {q}-{f['ruf']}. Óbito registrado no livro C-{r.randint(2, 60)}, fls. {r.randint(1, 299)}, sob nº {r.randint(100, 9999)}."])
    if sx == 'F': f['av'] = f['av'].replace('do registrado', 'da registrada').replace('o registrado', 'a registrada')
    f['selo'] = selo(r, f['ruf']); f['decl'] = r.choice(['o pai', 'a mãe'] if p else ['a mãe'])
    f['rua'] = f"{r.choice(['Rua', 'Av.', 'Praça', 'Travessa'])} {r.choice(S('Sete de Setembro|Coronel Pacheco|Dom Pedro II|XV de Novembro|Barão do Rio Branco|Padre Cícero'))}, {r.randint(10, 1999)}, Centro"
    f['tel'] = f"({r.randint(11, 99)}) {r.randint(2, 4)}{r.randint(100, 999)}-{r.randint(1000, 9999)}"; f['cep'] = f"{r.randint(10, 99)}.{r.randint(100, 999)}-{r.randint(0, 999):03d}"
    f['wit'] = [full(r, 'M'), full(r, 'F')]; f['rg'] = f"{r.randint(10, 59)}.{r.randint(100, 999)}.{r.randint(100, 999)}-{r.randrange(10)}"
    f['tit'] = f"{r.randint(1000, 9999)} {r.randint(1000, 9999)} {r.randint(1000, 9999)}"; f['mail'] = 'registro' + str(f['cns']) + '@' + r.choice(['cartoriomail', 'rcpn', 'serventia']) + '.com.br'
    if up:
        for d in [f, m] + ([p] if p else []):
            for k in UP + ('avo', 'ava'):
                if isinstance(d.get(k), str): d[k] = d[k].upper()
        f['tw'] = [(a.upper(), t) for a, t in f['tw']]
    f['up'] = up; f['u'] = (lambda s: s.upper()) if up else (lambda s: s)
    f['nat'] = f['mun'] + sep + f['uf']; f['sep'] = sep
    return f
def truth(f, W=595, H=842, order='mp', drop=(), put=None, acc=None, joint=True, cad=()):
    ps = [f[k] for k in order if f[k]]; g = lambda i, k: ps[i][k] if i < len(ps) else ''
    m, p = f['m'], f['p'] or dict(avo='', ava=''); u = f['u']
    fn = {'documento.tipo': 'Certidão de Nascimento', 'documento.órgão_emissor': 'Registro Civil das Pessoas Naturais', 'dados_pessoais.nome_completo': f['nome'], 'dados_pessoais.cpf': f['cpf'], 'dados_pessoais.matrícula': f['mat'],
     'dados_pessoais.data_nascimento.texto_completo': u(ext(f['dt'])), 'dados_pessoais.data_nascimento.dia': '%02d' % f['dt'].day, 'dados_pessoais.data_nascimento.mês': '%02d' % f['dt'].month, 'dados_pessoais.data_nascimento.ano': str(f['dt'].year),
     'dados_pessoais.hora_nascimento': f['hora'], 'dados_pessoais.naturalidade': f['nat'], 'dados_pessoais.sexo': f['sexo'], 'local_nascimento.estabelecimento': f['est'], 'local_nascimento.município': f['mun'], 'local_nascimento.uf': f['uf'],
     'registro.município': f['rmun'], 'registro.uf': f['ruf'], 'registro.cartório': f['cart'], 'registro.data_registro': dd(f['reg']), 'registro.número_dnv': f['dnv'], 'registro.livro': str(f['lv']), 'registro.folha': str(f['fo']), 'registro.termo': str(f['te']),
     'filiação.genitor_1.nome_completo': g(0, 'nome'), 'filiação.genitor_1.naturalidade': g(0, 'nat'), 'filiação.genitor_2.nome_completo': g(1, 'nome'), 'filiação.genitor_2.naturalidade': g(1, 'nat'),
     'avós.paternos.avô': p['avo'], 'avós.paternos.avó': p['ava'], 'avós.maternos.avô': m['avo'], 'avós.maternos.avó': m['ava'], 'gêmeos.status': 'Sim' if f['tw'] else 'Não', 'gêmeos.informações_adicionais': '; '.join(a for a, _ in f['tw']),
     'observações.averbações': f['av'], 'observações.anotações': f['an'], 'autenticação.selo_digital': f['selo'], 'autenticação.oficial_registro': f['oficial'], 'autenticação.data_emissão': dd(f['em'])}
    A = {'dados_pessoais.data_nascimento.texto_completo': [u(ext(f['dt'])), dd(f['dt'])]}
    if joint and f['av'] and f['an']: A['observações.averbações'] = A['observações.anotações'] = [f['av'] + ' ' + f['an'], 'AVERBAÇÃO: ' + f['av'] + ' ANOTAÇÃO: ' + f['an']]
    if f['home']: A['local_nascimento.estabelecimento'] = ['Domicílio', 'Em domicílio', '']
    if f['flag'] == 'two':
        for k in ('avô', 'avó'): A['avós.paternos.'+k] = [fn['avós.maternos.'+k]]; A['avós.maternos.'+k] = [fn['avós.paternos.'+k]]
    if f['tw']: A['gêmeos.informações_adicionais'] = [', '.join(a + ' ' + t for a, t in f['tw'])]
    for k in drop: fn[k] = ''
    fn.update(put or {}); A.update(acc or {}); data = {}
    for k, v in fn.items():
        d = data; *pre, l = k.split('.')
        for x in pre: d = d.setdefault(x, {})
        d[l] = v
    c = f"88{f['form']}-{f['n']}"
    return dict(case=c, layout='88' + f['form'], condition='pdf_born_digital', file=c + '.pdf', width=W, height=H, resizeImage=False, data=data, accept=A, meta=dict(twin_names=[a for a, _ in f['tw']], joint_notes=joint, cadastro=list(cad)))
# ---- drawings
def arms(s=46, c='#333'):
    st = ''.join(f'<path d="M50 50L{50+44*math.cos(a):.0f} {50+44*math.sin(a):.0f}" stroke="{c}" stroke-width="3"/>' for a in [i*math.pi/10 for i in range(20)])
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100">{st}<path d="M50 8L60 39 92 39 66 58 76 90 50 71 24 90 34 58 8 39 40 39Z" fill="#fff" stroke="{c}" stroke-width="3"/><circle cx="50" cy="52" r="15" fill="#fff" stroke="{c}" stroke-width="3"/><path d="M20 92Q50 80 80 92" fill="none" stroke="{c}" stroke-width="4"/></svg>'
def qr(r, s=56, n=25):
    q = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if r.random() < .48 and not ((x < 8 or x > n-9) and y < 8 or x < 8 and y > n-9))
    q += ''.join(f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z' for x, y in ((0, 0), (n-7, 0), (0, n-7)))
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path d="{q}" fill-rule="evenodd"/></svg>'
def sign(r, w=110, h=26, c='#1a2a7a'):
    x, d = 5, 'M4 20'
    while x < 90: a = r.randint(6, 13); d += f'C{x} {r.randint(-2, 10)} {x+a} {r.randint(22, 32)} {x+a} {r.randint(9, 20)}'; x += a
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 104 32"><path d="{d}L102 {r.randint(8, 20)}" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
def seal(t, s=60, c='#557'):
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 100 100" fill="none" stroke="{c}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="33"/><path d="M50 24L57 43 77 43 61 55 67 75 50 63 33 75 39 55 23 43 43 43Z"/>' + ''.join(f'<path d="M50 50m{40*math.cos(a):.0f} {40*math.sin(a):.0f}h2"/>' for a in [i*.35 for i in range(18)]) + '</svg>'
def guil(W, H, c='#9bb', m=10):
    o = ''
    for k in range(4):
        o += f'<path d="M{m} {m}' + ''.join(f'q8 {6-k*4} 16 0' for _ in range((W-2*m)//16)) + f'M{m} {H-m}' + ''.join(f'q8 {6-k*4} 16 0' for _ in range((W-2*m)//16)) + f'M{m} {m}' + ''.join(f'q{6-k*4} 8 0 16' for _ in range((H-2*m)//16)) + f'M{W-m} {m}' + ''.join(f'q{6-k*4} 8 0 16' for _ in range((H-2*m)//16)) + '"/>'
    return f'<svg style="position:absolute;left:0;top:0" width="{W}pt" height="{H}pt" viewBox="0 0 {W} {H}" fill="none" stroke="{c}" stroke-width=".6">{o}</svg>'
