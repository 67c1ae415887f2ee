import random, datetime as dt
UFS = {'AC':'Acre','AL':'Alagoas','AP':'Amapá','AM':'Amazonas','BA':'Bahia','CE':'Ceará','DF':'Distrito Federal','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MT':'Mato Grosso','MS':'Mato Grosso do Sul','MG':'Minas Gerais','PA':'Pará','PB':'Paraíba','PR':'Paraná','PE':'Pernambuco','PI':'Piauí','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RS':'Rio Grande do Sul','RO':'Rondônia','RR':'Roraima','SC':'Santa Catarina','SP':'São Paulo','SE':'Sergipe','TO':'Tocantins'}
DE = {'AC':'do','AP':'do','AM':'do','BA':'da','CE':'do','ES':'do','MA':'do','PA':'do','PB':'da','PR':'do','PI':'do','RJ':'do','RN':'do','RS':'do','DF':'do','TO':'do'}
MUN = {k:v.split(',') for k,v in {
'AC':'Rio Branco,Tarauacá,Sena Madureira','AL':'Maceió,Arapiraca,Palmeira dos Índios,Penedo','AP':'Macapá,Oiapoque,Laranjal do Jari','AM':'Manaus,Parintins,São Gabriel da Cachoeira,Tefé',
'BA':'Salvador,Feira de Santana,Vitória da Conquista,Ilhéus,Santo Antônio de Jesus,Jequié','CE':'Fortaleza,Juazeiro do Norte,Sobral,Quixeramobim,Crato,Aracati','DF':'Brasília','ES':'Vitória,Cachoeiro de Itapemirim,Santa Teresa,Linhares',
'GO':'Goiânia,Anápolis,Rio Verde,Pirenópolis','MA':'São Luís,Imperatriz,Barra do Corda,Caxias','MT':'Cuiabá,Rondonópolis,Barra do Garças,Sinop','MS':'Campo Grande,Dourados,Ponta Porã,Corumbá,Aquidauana,Três Lagoas',
'MG':'Belo Horizonte,Juiz de Fora,Montes Claros,São João del-Rei,Teófilo Otoni,Poços de Caldas','PA':'Belém,Santarém,Marabá,Igarapé-Miri,Abaetetuba,Óbidos','PB':'João Pessoa,Campina Grande,Patos,Sousa','PR':'Curitiba,Londrina,Maringá,Ponta Grossa,Prudentópolis,Foz do Iguaçu',
'PE':'Recife,Caruaru,Garanhuns,Petrolina,Cabo de Santo Agostinho,Serra Talhada','PI':'Teresina,Parnaíba,Picos,Oeiras','RJ':'Rio de Janeiro,Niterói,Campos dos Goytacazes,Volta Redonda','RN':'Natal,Mossoró,Caicó,Currais Novos','RS':'Porto Alegre,Caxias do Sul,Pelotas,Sant\'Ana do Livramento,Ijuí,Santa Cruz do Sul',
'RO':'Porto Velho,Ji-Paraná,Guajará-Mirim','RR':'Boa Vista,Caracaraí,Pacaraima','SC':'Florianópolis,Blumenau,Joinville,Tubarão,São Miguel do Oeste,Criciúma','SP':'São Paulo,Campinas,Ribeirão Preto,Mogi das Cruzes,São José do Rio Preto,Santa Bárbara d\'Oeste,Marília','SE':'Aracaju,Estância,Lagarto','TO':'Palmas,Araguaína,Gurupi,Porto Nacional'}.items()}
ABR = [('Assunção','Paraguai'),('Montevidéu','Uruguai'),('Santa Cruz de la Sierra','Bolívia'),('Porto','Portugal'),('Beirute','Líbano'),('Nagoya','Japão'),('Maracaibo','Venezuela'),('Luanda','Angola'),('Porto Príncipe','Haiti'),('Pedro Juan Caballero','Paraguai')]
FM = 'João Pedro,Antônio,Luiz Henrique,Otávio,Sebastião,Gérson,Caio,Benício,Davi Lucas,Heitor,Raimundo Nonato,Cícero,Enzo Gabriel,Kauã,Vinícius,Thiago,Ubiratan,Kenji,Akira,Giuseppe,Dante,Friedrich,Hélio,Samir,Nagib,Francisco de Assis,José Carlos,Waldemar,Ílton,Murilo,Peri,Théo,Nivaldo,Anselmo,Estêvão,Jurandir,Ademir,Bento,Matheus,Wellington,Rômulo,Ezequiel,Tadeu,Gaspar,Zózimo,Iago,Ari,Élcio,Hans Dieter,Felício'.split(',')
FF = 'Maria Aparecida,Ana Clara,Júlia,Sônia,Iracema,Conceição,Yasmin,Heloísa,Letícia,Francisca,Maria das Dores,Sofia,Laís,Jaciara,Mayumi,Harumi,Giovanna,Ingrid,Gertrudes,Samira,Leila,Terezinha,Zilda,Vitória,Ágatha,Helena,Potira,Antonella,Rosângela,Édina,Maria de Fátima,Valentina,Cecília,Lourdes,Íris,Nádia,Benedita,Mirtes,Luzia,Alícia,Joana d\'Arc,Rute,Adelaide,Ivone,Celeste,Hortência,Noemi,Ana,Raíssa,Emanuelly'.split(',')
SN = "da Silva,dos Santos,de Oliveira,de Souza,Pereira,Rodrigues,da Conceição,Ferreira,Gonçalves,d'Ávila,Sant'Anna,Villas-Bôas,Costa e Silva,do Nascimento,de Araújo,Bezerra,Cavalcanti,Peçanha,Falcão,Magalhães,Zanella,Bortolotto,Dal Pozzo,De Marchi,Rossetto,Menegazzo,Müller,Schmitt,Böing,Krüger,Weiss,Hoffmann,Nakamura,Yoshida,Tanaka,Kobayashi,Haddad,Khouri,Abdalla,Nassar,El Hage,Kowalski,Wisniewski,Guajajara,Terena,Karajá,Tukano,Potiguara,Munduruku,de Sá,Pó,Lima,Brandão,Leitão,dos Anjos,das Neves,Teles de Menezes,Assunção,Quadros,Ximenes,Mourão,Sá Barreto,Fagundes,Trindade,Vasconcelos,Avelar,Guimarães,Pinheiro,Salgueiro,Rêgo".split(',')
RUAS = 'Rua Quinze de Novembro,Avenida Getúlio Vargas,Rua Sete de Setembro,Praça da Matriz,Rua Barão do Rio Branco,Avenida Brasil,Travessa das Flores,Rua Dom Pedro II,Rua Marechal Deodoro,Avenida Beira Rio'.split(',')
HOSP = 'Hospital e Maternidade Santa Clara,Santa Casa de Misericórdia,Hospital Regional Dr. Osvaldo Prado,Maternidade Nossa Senhora das Graças,Hospital São Lucas,Hospital Municipal Infantil,Casa de Saúde São José,Hospital de Caridade,Maternidade Escola Bom Jesus,Hospital Universitário,Hospital Unimed,Maternidade Darcy Lins'.split(',')
PROF = {'M': 'lavrador,comerciante,pedreiro,motorista,bancário,pescador,autônomo'.split(','), 'F': 'do lar,costureira,professora,agricultora,enfermeira,comerciante'.split(',')}
U = str.upper
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
_u = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
_d = '  vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
def num(n, fem=False):
    if n < 20: r = _u[n]
    elif n < 100: r = _d[n//10] + (' e '+_u[n%10] if n%10 else '')
    elif n < 2000: r = 'mil novecentos' + (' e '+num(n-1900) if n > 1900 else '')
    else: r = 'dois mil' + (' e '+num(n-2000) if n > 2000 else '')
    if fem and n < 100:
        if r.endswith('um'): r += 'a'
        elif r.endswith('dois'): r = r[:-4]+'duas'
    return r
def ext(d, prim=True): return f"{'primeiro' if d.day == 1 and prim else num(d.day)} de {MES[d.month-1]} de {num(d.year)}"
def mid(d): return f"{d.day:02d} de {MES[d.month-1]} de {d.year}"
def dma(d): return d.strftime('%d/%m/%Y')
def horaext(h):
    a, b = map(int, h.split(':'))
    s = num(a, True) + (' hora' if a == 1 else ' horas')
    return s + (f" e {num(b)} minuto{'s' if b > 1 else ''}" if b else '')
def cpf(r):
    a = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-j) for j, x in enumerate(a)) * 10 % 11 % 10
        a.append(s)
    s = ''.join(map(str, a)); return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"
def matr(cns, ano, livro, folha, termo):
    b = f"{cns:06d}0155{ano:04d}1{livro:05d}{folha:03d}{termo:07d}"
    for st in (2, 1):
        m, s = st, 0
        for c in b:
            s += int(c)*m; m = 0 if m == 10 else m+1
        s %= 11; b += str(1 if s > 9 else s)
    return ' '.join((b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]))
assert matr(551681, 1975, 105, 96, 144268)[-2:] == '40'
def alt(r, pat):
    m = {'9': '0123456789', 'A': 'ABCDEFGHJKLMNPQRSTUVWXYZ', 'x': 'abcdefghijkmnpqrstuvwxyz', 'X': 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', '#': 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'}
    return ''.join(r.choice(m[c]) if c in m else c for c in pat)
def nome(r, sex, sn): return r.choice(FM if sex == 'M' else FF) + ' ' + ' '.join(sn)
def lugar(r, uf=None): uf = uf or r.choice(list(UFS)); return (r.choice(MUN[uf]), uf)
def dia(r, a, b): d0 = dt.date(a, 1, 1); return d0 + dt.timedelta(r.randrange((dt.date(b, 12, 31)-d0).days))
class F: pass
def fill(form, i, uf, nasc, emi, sc):
    """facts of one filling; nasc, emi: year ranges; sc: scenario"""
    r = random.Random(f'102{form}{i}'); f = F(); f.r = r; f.sc = sc; f.i = i
    f.emi = dia(r, *emi); a, b = nasc
    if sc in ('duas', 'pais'): a = max(a, 2012)
    if sc in ('notas', 'casou') and a < emi[0]-24: b = min(b, emi[0]-24)
    while True:
        f.nasc = dia(r, a, max(a, b)); late = r.randrange(900, 9000) if sc == 'tardio' else r.randrange(1, 40)
        f.reg = f.nasc + dt.timedelta(late)
        if f.reg <= f.emi and (sc != 'duas' or f.reg.year >= 2012): break
    f.sex = r.choice('MF'); f.o = 'o' if f.sex == 'M' else 'a'; f.sexo = 'Masculino' if f.sex == 'M' else 'Feminino'
    f.hora = f"{r.randrange(24):02d}:{r.choice([0,5,10,12,15,17,20,28,30,33,41,45,50,58]):02d}"
    f.rm, f.ru = lugar(r, uf)
    f.bm, f.bu = lugar(r) if r.random() < .2 and sc != 'tardio' else (f.rm, f.ru) if r.random() < .7 else lugar(r, uf)
    f.estab = r.choice(HOSP); f.casa = sc == 'tardio'
    s = r.sample(SN, 8); gp = lambda sx, a, b: nome(r, sx, ([a] if r.random() < .6 else [])+[b])
    f.g = []   # mother-side first; each (name, place, avô, avó, 'M'/'P', prof)
    def gen(sx, s1, s2, side):
        fn = nome(r, sx, [x for x in (s1, s2)]); pl = lugar(r) if r.random() < .5 else lugar(r, uf)
        return dict(n=fn, p=pl, avo=gp('M', s[6], s2), ava=gp('F', s[7], s1), side=side, prof=r.choice(PROF[sx]), idade=r.randrange(18, 44))
    mae = gen('F', s[0], s[1], 'M'); pai = gen('M', s[2], s[3], 'P')
    if sc == 'duas': pai = gen('F', s[2], s[3], 'P')
    if sc == 'pais': mae = gen('M', s[0], s[1], 'M')
    f.mae, f.pai = mae, (None if sc == 'solo' else pai)
    if sc == 'ext': r.choice([mae, pai])['p'] = r.choice(ABR)
    if sc == 'falt': pai['avo'] = ''
    if sc == 'falt2': pai['avo'] = pai['ava'] = ''
    fs = [s[1]] if sc == 'solo' else [s[1], s[3]]
    f.nome = nome(r, f.sex, fs)
    f.gem = []
    for _ in range({'gem': 1, 'tri': 2}.get(sc, 0)):
        sx = r.choice('MF'); n = nome(r, sx, fs)
        while n == f.nome or n in [x[0] for x in f.gem]: n = nome(r, sx, fs)
        f.gem.append((n, sx))
    f.ln, f.fl, f.tm = r.randrange(3, 480), r.randrange(1, 300), r.randrange(800, 160000); f.cns = r.randrange(1000, 160000)
    f.mat = matr(f.cns, f.reg.year, f.ln, f.fl, f.tm)
    f.gmat = [matr(f.cns, f.reg.year, f.ln, f.fl, f.tm+k+1) for k in range(len(f.gem))]
    f.v = r.choice(['', '', 'v'])
    f.cpf = cpf(r) if f.nasc.year >= 2016 or r.random() < .5 else ''
    f.dnv = alt(r, '99-99999999-9') if f.nasc.year >= 1996 and not f.casa else ''
    f.of = nome(r, r.choice('MF'), r.sample(SN, 2)); f.esc = nome(r, 'F', r.sample(SN, 2)); f.esc2 = nome(r, 'M', r.sample(SN, 1))
    f.t1, f.t2 = nome(r, 'M', r.sample(SN, 2)), nome(r, 'F', r.sample(SN, 2))
    f.decl = (f.pai or mae)['n']
    f.rua = f"{r.choice(RUAS)}, nº {r.randrange(12, 2400)}"; f.rua2 = f"{r.choice(RUAS)}, {r.randrange(12, 2400)}"
    f.cep = alt(r, '99999-999'); f.tel = f"({r.randrange(11, 99)}) 3{alt(r, '999-9999')}"
    f.av = f.an = ''
    dd = lambda a=.5, b=.72: dma(f.reg + (f.emi - f.reg) * r.uniform(a, b)); d2 = lambda: dd(.78, .96)
    lv = lambda t: f"Livro {t}-{r.randrange(5,180)}, folha {r.randrange(1,300)}, termo {r.randrange(900,30000)}"
    cj = nome(r, 'F' if f.sex == 'M' else 'M', r.sample(SN, 2))
    if sc == 'casou': f.an = f"Casou-se com {cj}, em {d2()}, conforme {lv('B')}, do Registro Civil de {'/'.join(lugar(r))}."
    if sc == 'notas':
        f.av = r.choice([f"Por sentença do MM. Juiz de Direito da {r.randrange(1,5)}ª Vara Cível de {f.rm}, datada de {dd()}, foi retificado o nome da avó materna para o que consta desta certidão.",
                 f"Conforme mandado expedido em {dd()}, nos autos nº {alt(r,'9999999-99.9999.8.99.9999')}, foi reconhecida a paternidade d{f.o} registrad{f.o}, incluindo-se o nome do pai e dos avós paternos.",
                 f"Averbado em {dd()} o acréscimo do patronímico paterno ao nome d{f.o} registrad{f.o}, nos termos do art. 57 da Lei nº 6.015/73."])
        f.an = r.choice([f"Divorciad{f.o} de {cj}, por escritura pública lavrada em {d2()}.", f"Casad{f.o} com {cj} em {d2()}, {lv('B')}, neste Ofício.", f"Óbito ocorrido em {d2()}, registrado no {lv('C')}, do Registro Civil de {'/'.join(lugar(r))}."])
    if sc == 'averb': f.av = f"Em {dd()}, por reconhecimento espontâneo de paternidade, foi averbado neste assento o nome do pai, {pai['n']}, passando {f.o} registrad{f.o} a chamar-se {f.nome}."
    return f
def truth(form, f, size, T=U, nat='{}/{}', Tn=None, **k):
    """k: drop=[paths], over={path:value}, acc={path:[...]}, first='pai'|'mae', joint, cad, tw(text of date), labelnat"""
    Tn = Tn or T; np_ = lambda p: Tn(nat.format(*p)); e = {'nome_completo': '', 'naturalidade': ''}
    G = lambda g: {'nome_completo': T(g['n']), 'naturalidade': np_(g['p'])} if g else dict(e)
    ps = [f.mae, f.pai] if k.get('first', 'mae') == 'mae' or not f.pai else [f.pai, f.mae]
    av = lambda g: {'avô': T(g['avo']) if g else '', 'avó': T(g['ava']) if g else ''}
    d = f.nasc; acc = {k2: list(v) for k2, v in k.get('acc', {}).items()}
    D = {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
     'dados_pessoais': {'nome_completo': T(f.nome), 'cpf': f.cpf, 'matrícula': f.mat, 'data_nascimento': {'texto_completo': k['tw'], 'dia': f'{d.day:02d}', 'mês': f'{d.month:02d}', 'ano': str(d.year)}, 'hora_nascimento': f.hora, 'naturalidade': np_((f.bm, f.bu)), 'sexo': f.sexo},
     'local_nascimento': {'estabelecimento': '', 'município': Tn(f.bm), 'uf': f.bu},
     'registro': {'município': Tn(f.rm), 'uf': f.ru, 'cartório': '', 'data_registro': dma(f.reg), 'número_dnv': f.dnv, 'livro': f.mat.split()[5], 'folha': f.mat.split()[6], 'termo': f.mat.split()[7]},
     'filiação': {'genitor_1': G(ps[0]), 'genitor_2': G(ps[1])}, 'avós': {'paternos': av(f.pai), 'maternos': av(f.mae)},
     'gêmeos': {'status': 'Sim' if f.gem else 'Não', 'informações_adicionais': ''}, 'observações': {'averbações': f.av, 'anotações': f.an},
     'autenticação': {'selo_digital': '', 'oficial_registro': T(f.of), 'data_emissão': dma(f.emi)}}
    def put(p, v):
        o = D; *a, z = p.split('.')
        for x in a: o = o[x]
        assert z in o; o[z] = v
    for p, v in k.get('over', {}).items(): put(p, v)
    for p in k.get('drop', []): put(p, '')
    acc.setdefault('dados_pessoais.data_nascimento.texto_completo', []).append(dma(d))
    if not k.get('labelnat'): acc['dados_pessoais.naturalidade'] = ['']
    if f.casa: acc['local_nascimento.estabelecimento'] = ['', 'Domicílio', 'em domicílio']
    if f.sc in ('duas', 'pais'):
        for s, o in (('paternos', 'maternos'), ('maternos', 'paternos')):
            for z in ('avô', 'avó'): acc[f'avós.{s}.{z}'] = [D['avós'][o][z]]
    if k.get('joint') and f.av and f.an:
        for z in ('averbações', 'anotações'): acc[f'observações.{z}'] = [D['observações']['averbações']+' '+D['observações']['anotações']]
    if f.gem: acc['gêmeos.informações_adicionais'] = [' e '.join(T(x[0]) for x in f.gem)]
    c = f'102{form}-{f.i}'
    return dict(case=c, layout='102'+form, condition='pdf_born_digital', file=c+'.pdf', width=size[0], height=size[1], resizeImage=False, data=D, accept=acc,
                meta=dict(twin_names=[T(x[0]) for x in f.gem], joint_notes=bool(k.get('joint')), cadastro=k.get('cad', [])))
# ---- drawings
def qr(r, s=60):
    n = 25; c = [f'<rect x="{x}" y="{y}" width="1" height="1"/>' for x in range(n) for y in range(n) if r.random() < .48 and not ((x < 8 and y < 8) or (x > 16 and y < 8) or (x < 8 and y > 16))]
    for x, y in ((0, 0), (18, 0), (0, 18)): c.append(f'<path d="M{x} {y}h7v7h-7z M{x+1} {y+1}v5h5v-5z M{x+2} {y+2}h3v3h-3z" fill-rule="evenodd"/>')
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 25 25">{"".join(c)}</svg>'
def arms(s=46, c='#2a6b3c', k=0):
    rays = ''.join(f'<path d="M30 30L{30+27*__import__("math").cos(t*.314):.1f} {30+27*__import__("math").sin(t*.314):.1f}"/>' for t in range(20))
    mid_ = ['<circle cx="30" cy="30" r="12" fill="#2b4f9c"/><circle cx="30" cy="30" r="4" fill="#fff"/>', '<path d="M17 16h26v16q0 12-13 17q-13-5-13-17z" fill="#fff" stroke="#444"/><path d="M17 25h26M30 16v33" stroke="#444"/>', '<path d="M30 12l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" fill="#d9b23a" stroke="#555"/>'][k]
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 60 60"><g stroke="{c}" stroke-width="2.4">{rays}</g>{mid_}</svg>'
def sig(r, w=120, h=26, c='#1b2f7a'):
    p = 'M4 18' + ''.join(f' q{r.randrange(3,9)} {-r.randrange(4,16)} {r.randrange(8,14)} {r.randrange(-3,4)}' for _ in range(9))
    return f'<svg width="{w}pt" height="{h}pt" viewBox="0 0 120 30"><path d="{p}" fill="none" stroke="{c}" stroke-width="1.3"/></svg>'
