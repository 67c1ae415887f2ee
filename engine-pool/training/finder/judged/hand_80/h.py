import random, datetime as dt, unicodedata, json, re
M_ = """AC:Rio Branco,Cruzeiro do Sul,Sena Madureira,Xapuri|AL:Maceió,Arapiraca,Palmeira dos Índios,União dos Palmares|AP:Macapá,Santana,Oiapoque,Laranjal do Jari|AM:Manaus,São Gabriel da Cachoeira,Parintins,Tefé,Benjamin Constant|BA:Salvador,Feira de Santana,Vitória da Conquista,Dias d'Ávila,Xique-Xique|CE:Fortaleza,Juazeiro do Norte,Sobral,Quixeramobim|DF:Brasília|ES:Vitória,Cachoeiro de Itapemirim,Santa Teresa,Colatina|GO:Goiânia,Anápolis,Rio Verde,Pirenópolis|MA:São Luís,Imperatriz,Olho d'Água das Cunhãs,Codó|MT:Cuiabá,Rondonópolis,Sinop,Barra do Garças|MS:Campo Grande,Dourados,Ponta Porã,Amambai|MG:Belo Horizonte,Juiz de Fora,São João del-Rei,Montes Claros,Conceição do Mato Dentro|PA:Belém,Santarém,Marabá,São Miguel do Guamá|PB:João Pessoa,Campina Grande,Patos,Cajazeiras|PR:Curitiba,Londrina,Guarapuava,Assaí|PE:Recife,Caruaru,Petrolina,Belo Jardim|PI:Teresina,Parnaíba,Picos,São Raimundo Nonato|RJ:Rio de Janeiro,Niterói,Nova Friburgo,Campos dos Goytacazes|RN:Natal,Mossoró,Caicó,Açu|RS:Porto Alegre,Caxias do Sul,Santana do Livramento,Não-Me-Toque,Santo Ângelo|RO:Porto Velho,Ji-Paraná,Vilhena,Espigão d'Oeste|RR:Boa Vista,Rorainópolis,Pacaraima|SC:Florianópolis,Blumenau,Chapecó,Balneário Camboriú|SP:São Paulo,Ribeirão Preto,Santa Bárbara d'Oeste,Mogi das Cruzes,São José do Rio Preto|SE:Aracaju,Itabaiana,Lagarto,Estância|TO:Palmas,Araguaína,Gurupi,Porto Nacional"""
MUN = [(m, x[:2]) for x in M_.split('|') for m in x[3:].split(',')]
UFN = dict(zip("AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(), "Acre,Alagoas,Amapá,Amazonas,Bahia,Ceará,Distrito Federal,Espírito Santo,Goiás,Maranhão,Mato Grosso,Mato Grosso do Sul,Minas Gerais,Pará,Paraíba,Paraná,Pernambuco,Piauí,Rio de Janeiro,Rio Grande do Norte,Rio Grande do Sul,Rondônia,Roraima,Santa Catarina,São Paulo,Sergipe,Tocantins".split(',')))
FOR = [("Porto","Portugal"),("Encarnación","Paraguai"),("Beirute","Líbano"),("Nagoya","Japão"),("Santa Cruz de la Sierra","Bolívia"),("Porto Príncipe","Haiti"),("Rivera","Uruguai"),("Maracaibo","Venezuela"),("Luanda","Angola"),("Údine","Itália")]
FEM = "Ana,Beatriz,Conceição,Débora,Eloá,Francisca,Graça,Heloísa,Iracema,Jussara,Kauane,Lúcia,Maitê,Noemi,Olívia,Piedade,Quitéria,Raíssa,Sônia,Tainá,Úrsula,Valquíria,Yasmin,Zuleide,Antônia,Inês,Luzia,Mônica,Naoko,Samira,Hildegard,Giovanna,Potira,Araci,Maria,Eunice,Íris,Catarina,Ester,Lourdes,Ágata,Cecília,Mayara,Joana".split(',')
MAS = "Antônio,Bento,Caetano,Davi,Estêvão,Fábio,Gil,Heitor,Ítalo,José,Kenji,Luís,Moacir,Natanael,Otávio,Péricles,Raimundo,Sebastião,Tomé,Ubirajara,Vítor,Wellington,Yuri,Zaqueu,Abraão,Nagib,Klaus,Enzo,Cauã,Peri,João,Manoel,Ícaro,Anísio,Dário,Murilo,Gaspar,Elói,Hélio,Ravi,Noé,Teófilo,Érico,Jurandir".split(',')
SUR = "Abreu,Bezerra,Cavalcanti,Dantas,Evangelista,Fagundes,Gouveia,Holanda,Inácio,Jardim,Kowalski,Lacerda,Magalhães,Nóbrega,Osório,Paixão,Queirós,Rezende,Sá,Távora,Uchôa,Valadão,Wanderley,Ximenes,Zanetti,Bortolini,Dall'Agnol,D'Ávila,Dell'Antonia,Schneider,Müller,Hoffmann,Kirchner,Tanaka,Yamamoto,Nakashima,Haddad,Khoury,Abdalla,Maluf,Tukano,Baniwa,Terena,Guajajara,Krenak,Assunção,Brandão,Conceição,Esquivel,Frazão,Gonçalves,Leão,Muniz,Negrão,Pinto,Quintão,Simões,Trindade,Vilela,Cruz,Lima,Melo,Paz,Reis,Silva,Souza,Barbosa,Sant'Anna,Guimarães,Peçanha,Bastos,Lé,Rossi,Giacomelli,Santos,Rosário,Anjos,Luz,Carmo,Braun,Fuente,Luca,Vries,Menegueço,Zwirtes,Okabe,Sayegh".split(',')
PRE = dict(x.split(":") for x in "Cruz:da,Silva:da,Conceição:da,Paz:da,Reis:dos,Paixão:da,Nóbrega:da,Assunção:de,Abreu:de,Lima:de,Melo:de,Sá:de,Souza:de,Queirós:de,Magalhães:de,Lacerda:de,Bastos:de,Trindade:da,Santos:dos,Rosário:do,Anjos:dos,Luz:da,Carmo:do,Braun:von,Fuente:de la,Luca:de,Vries:van der".split(","))
MES = "janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro".split(',')
UN = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ = "_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CE = "_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def w(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n//10] + (' e '+UN[n%10] if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CE[n//100] + (' e '+w(n%100) if n%100 else '')
    h = n % 1000; t = ('' if n < 2000 else w(n//1000)+' ')+'mil'
    return t + ('' if not h else (' e ' if h < 100 or h % 100 == 0 else ' ')+w(h))
d8 = lambda d: d.strftime('%d/%m/%Y')
dx = lambda d: f"{d.day}{'º' if d.day==1 else ''} de {MES[d.month-1]} de {d.year}"
dw = lambda d: f"{'primeiro' if d.day==1 else w(d.day)} de {MES[d.month-1]} de {w(d.year)}"
def asc(x): return ''.join(c for c in unicodedata.normalize('NFD', x) if not unicodedata.combining(c)).replace('º','o').replace('ª','a').replace('—','-').upper()
def cpf(r):
    a = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(a)) * 10 % 11; a.append(s % 10)
    t = ''.join(map(str, a)); return f"{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}"
def mdv(n):
    for _ in range(2):
        m, s = 32-len(n), 0
        for c in n:
            s += int(c)*m; m = 0 if m == 10 else m+1
        n += str(s % 11 if s % 11 < 10 else 1)
    return n
class P: pass
AVE = ["Por mandado do Juízo da 2ª Vara de Família, datado de {d}, foi incluído o patronímico {s}, passando a constar o nome acima.","Averba-se o divórcio dos genitores, conforme sentença de {d}, sem alteração de nomes.","Reconhecimento de paternidade lavrado por escritura pública em {d}, livro 14-N, fls. 77.","Retificado o nome da avó materna por procedimento administrativo (art. 110 da Lei 6.015/73) em {d}."]
ANO = ["Casou-se em {d} com {n}, no Ofício de {m}, livro B-31, fls. 202, termo 9.417.","Óbito do genitor anotado em {d}, livro C-12, fls. 8v.","Comunicação de casamento recebida em {d}, passando a assinar {n}."]
EST = ["Hospital e Maternidade Santa Isabel","Santa Casa de Misericórdia","Maternidade Dona Íris","Hospital Regional Dr. Abelardo Pena","Casa de Parto Nove Luas","Hospital Universitário","Unidade Mista de Saúde São Lázaro","Hosp. Mat. N. Sra. do Ó","Polo Base Alto Rio","Hospital São Vicente de Paulo"]
class R:
    """one made-up registration; K: set of situations"""
    def __init__(s, form, f, K, up=0, sep='/', era=(1958, 2024), mf=1, no='—', old=0):
        r = s.r = random.Random(f'80{form}{f}v3'); s.form, s.f, s.K, s.sep, s.no = form, f, set(K.split()), sep, no
        s.U = U = asc if up == 2 else (lambda x: x.upper()) if up else (lambda x: x)
        K = s.K; Sx = lambda: (lambda x: (PRE[x]+' ' if x in PRE and (x in SUR[-15:] or r.random() < .6) else '')+x)(r.choice(SUR))
        def nm(sex, last=None, n=None):
            g = [r.choice(FEM if sex == 'F' else MAS)]
            if r.random() < .4: g.append(r.choice([x for x in (FEM if sex == 'F' else MAS) if x != g[0]]))
            k = n if n is not None else r.choice([0, 0, 1, 1, 2])
            x = ' '.join(g+[Sx() for _ in range(k)]+[last or Sx()]); return x if len(x) < 38 else ' '.join([g[0], last or Sx()])
        s.nm = lambda sex, *a: U(nm(sex, *a))
        s.sex = r.choice('FM'); u_ = list(UFN)[((ord(form)-65)*4+f) % 27]; s.bm, s.bu = r.choice([x for x in MUN if x[1] == u_])
        s.nasc = dt.date(r.randint(*era), 1, 1)+dt.timedelta(r.randrange(365))
        s.reg = s.nasc+dt.timedelta(r.randint(1, 40) if 'late' not in K else r.randint(3000, 7000))
        if s.reg.year > 2024: s.nasc = s.nasc.replace(year=s.nasc.year-20, day=min(s.nasc.day, 28)); s.reg = s.reg.replace(year=s.reg.year-20, day=min(s.reg.day, 28))
        lo = max(s.reg.toordinal()+1, dt.date(2011, 1, 1).toordinal()); s.em = dt.date.fromordinal(r.randint(lo, max(lo+30, dt.date(2025, 5, 1).toordinal())))
        if old: s.em = s.reg+dt.timedelta(r.randint(20, 6000))
        s.hora = f"{r.randrange(24):02d}:{r.randrange(60):02d}"; s.hh, s.mi = s.hora.split(':')
        kinds = 'F' if 'solo' in K else 'M' if 'dad' in K else 'FF' if 'two' in K else 'MM' if 'twofa' in K else 'FM' if mf else 'MF'
        s.par = []
        for i, x in enumerate(kinds):
            g = P(); g.sex = x; la = Sx(); g.last = la; g.n = U(nm(x, la))
            g.m, g.u = FOR[r.randrange(len(FOR))] if 'fore' in K and i == r.choice([0, 1]) or 'fore2' in K else r.choice([(s.bm, s.bu), r.choice(MUN), r.choice(MUN)])
            g.avo, g.ava = U(nm('M', la, r.choice([0, 1]))), U(nm('F', la if r.random() < .5 else None))
            if 'noavo' in K: g.avo, g.ava = [(g.avo, ''), ('', '')][i] if r.random() < .5 else [('', g.ava), ('', '')][i]
            g.age, g.prof = r.randint(19, 44), r.choice(["comerciária","agricultora","professora","do lar"] if x == 'F' else ["pedreiro","lavrador","motorista","bancário"])
            g.nat = U(g.m)+sep+U(g.u); s.par.append(g)
        g1 = r.choice([FEM, MAS][s.sex == 'M']); g2 = r.choice([FEM, MAS][s.sex == 'M'])
        s.giv = U(g1+(' '+g2 if r.random() < .5 and g2 != g1 else '')); s.sur = U(' '.join(g.last for g in (s.par if kinds[0] == 'F' else s.par[::-1])))
        s.name = s.giv+' '+s.sur
        s.twin = U(r.choice([x for x in MAS if x not in (g1, g2)])+' ')+s.sur if 'twin' in K else ''
        s.rm, s.ru = (s.bm, s.bu) if r.random() < .6 else r.choice([x for x in MUN if x[1] == s.bu])
        s.nm_, s.nu_ = (s.bm, s.bu)
        if 'natdif' in K: s.nm_, s.nu_ = r.choice([x for x in MUN if x[1] == s.bu])
        s.nat = U(s.nm_)+sep+s.nu_; s.bnat = U(s.bm)+sep+s.bu
        s.est = U(r.choice(EST)); s.home = 'home' in K
        if s.home: s.est = U('Domicílio')
        c = r.randrange(7); s.off = U([f"Cartório do {r.randint(1,3)}º Ofício de {s.rm}", f"Serventia Registral {r.choice(SUR)}", f"{r.randint(1,4)}º Registro Civil das Pessoas Naturais de {s.rm}", f"Cartório {r.choice(SUR)} - Registro Civil", f"Ofício Único de {s.rm}", f"Registro Civil das Pessoas Naturais e Tabelionato de Notas de {s.rm}", f"Oficialato de Registro Civil do Distrito de {r.choice(['Vila Nova','São Bento','Barra Velha','Santo Antônio do Paiol'])}"][c])
        s.cpf = '' if 'nocpf' in K else cpf(r)
        L, F, T = r.randint(1, 480), r.randint(1, 300), r.randint(120, 260000); s.v = 'v' if r.random() < .35 else ''
        if up: s.v = s.v.upper()
        s.L, s.F, s.T = str(L), str(F)+s.v, str(T)
        n = mdv(f"{r.randrange(1000,160000):06d}0155{s.reg.year}1{L:05d}{F:03d}{T:07d}"); s.m32 = n
        s.mat = ' '.join([n[:6], n[6:8], n[8:10], n[10:14], n[14], n[15:20], n[20:23], n[23:30], n[30:]])
        s.dnv = f"30-{r.randrange(10**8):08d}-{r.randrange(10)}" if s.nasc.year >= 2000 and not s.home and 'late' not in K else ''
        q = lambda: d8(s.reg+dt.timedelta(r.randint(0, max(1, (s.em-s.reg).days))))
        s.ave = s.ano = ''
        if K & {'note', 'ave'}: s.ave = r.choice(AVE).format(d=q(), s=r.choice(SUR))
        if K & {'note', 'ano'}: s.ano = r.choice(ANO).format(d=q(), n=nm('M' if s.sex == 'F' else 'F'), m=r.choice(MUN)[0])
        s.ave, s.ano = (asc(s.ave), asc(s.ano)) if up == 2 else (s.ave, s.ano)
        A = lambda k: ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(k)); N = lambda k: ''.join(r.choice('0123456789') for _ in range(k))
        s.N = N; s.selo = r.choice([f"{A(3)}{N(5)}-{A(4)}", f"{N(4)}.01.{N(7)}.{N(5)}-{N(2)}", f"{N(6)}CER{N(9)}{A(2)}", f"SRC-{N(7)}-{A(3)}"])
        s.cod = f"{N(4)}-{A(4)}-{N(4)}"; s.ofx, s.esx = r.choice('FM'), r.choice('FM'); s.of, s.esc, s.decl = s.nm(s.ofx), s.nm(s.esx), (s.par[-1].n if r.random() < .7 else s.nm('F'))
        s.oft = r.choice(['Oficiala','Registradora','Oficiala Titular','Oficiala Interina'] if s.ofx == 'F' else ['Oficial','Registrador','Oficial Titular','Oficial Interino'])
        s.w1, s.w2 = s.nm('M'), s.nm('F'); s.sexo = 'Feminino' if s.sex == 'F' else 'Masculino'
        s.adr = f"{r.choice(['Rua','Av.','Praça','Travessa'])} {r.choice(['XV de Novembro','Coronel Tibúrcio','das Acácias','Sete de Setembro','Padre Anchieta'])}, {r.randint(10,2900)} - Centro - CEP {N(5)}-{N(3)} - {s.rm}/{s.ru}"
        s.tel = f"({r.randint(11,99)}) 3{N(3)}-{N(4)}"; s.fee = f"Emolumentos R$ {r.randint(20,60)},{N(2)} · Fundo R$ {r.randint(2,9)},{N(2)} · ISS R$ 1,{N(2)}"; s.rg, s.tit = f"{N(2)}.{N(3)}.{N(3)}-{N(1)}", f"{N(4)} {N(4)} {N(4)}"
        s.ed, s.acc, s.joint, s.cad = {}, {}, False, []
    def set(s, p, v, *alt): s.ed[p] = v; s.acc.setdefault(p, []).extend(alt)
    def drop(s, *ps):
        for p in ps: s.ed[p] = ''
    def gem(s, y="Sim, com {}", n="Não"): return y.format(s.twin) if s.twin else n
    def side(s, x): return next((g for g in s.par if g.sex == x), None)
    def truth(s, layout, W, H):
        g = (s.par+[None])[:2]; e = lambda a: dict(nome_completo=a.n if a else '', naturalidade=a.nat if a else ''); av = {'M': ('', ''), 'F': ('', '')}
        same = len(s.par) == 2 and s.par[0].sex == s.par[1].sex
        for i, a in enumerate(s.par): av[a.sex if not (same and i) else 'FM'[a.sex == 'F']] = (a.avo, a.ava)
        v = lambda x: {'avô': av[x][0], 'avó': av[x][1]}
        T = dict(documento={'tipo': "Certidão de Nascimento", 'órgão_emissor': "Registro Civil das Pessoas Naturais"},
          dados_pessoais={'nome_completo': s.name, 'cpf': s.cpf, 'matrícula': s.mat, 'data_nascimento': {'texto_completo': d8(s.nasc), 'dia': f"{s.nasc.day:02d}", 'mês': f"{s.nasc.month:02d}", 'ano': str(s.nasc.year)}, 'hora_nascimento': s.hora, 'naturalidade': s.nat, 'sexo': s.sexo},
          local_nascimento={'estabelecimento': s.est, 'município': s.U(s.bm), 'uf': s.bu},
          registro={'município': s.U(s.rm), 'uf': s.ru, 'cartório': s.off, 'data_registro': d8(s.reg), 'número_dnv': s.dnv, 'livro': s.L, 'folha': s.F, 'termo': s.T},
          filiação={'genitor_1': e(g[0]), 'genitor_2': e(g[1])}, avós={'paternos': v('M'), 'maternos': v('F')},
          gêmeos={'status': "Sim" if s.twin else "Não", 'informações_adicionais': s.twin}, observações={'averbações': s.ave, 'anotações': s.ano},
          autenticação={'selo_digital': s.selo, 'oficial_registro': s.of, 'data_emissão': d8(s.em)})
        if s.joint and s.ave and s.ano: j = s.ave+' '+s.ano; s.set('observações.averbações', j, s.ave); s.set('observações.anotações', '', s.ano, j)
        for p, val in s.ed.items():
            o = T; *ks, k = p.split('.')
            for x in ks: o = o[x]
            assert k in o, p; o[k] = val
        acc = {k: list(v) for k, v in s.acc.items() if v}
        if same:
            for k in ('avô', 'avó'): acc[f'avós.paternos.{k}'], acc[f'avós.maternos.{k}'] = [T['avós']['maternos'][k]], [T['avós']['paternos'][k]]
        acc.setdefault('dados_pessoais.data_nascimento.texto_completo', []).extend(x for x in (d8(s.nasc), dx(s.nasc), dw(s.nasc)) if x != T['dados_pessoais']['data_nascimento']['texto_completo'])
        if s.home: acc.setdefault('local_nascimento.estabelecimento', []).append('')
        if s.twin: acc.setdefault('gêmeos.informações_adicionais', []).append(s.gem())
        c = f'{layout}-{s.f}'
        return dict(case=c, layout=layout, condition='pdf_born_digital', file=c+'.pdf', width=W, height=H, resizeImage=False, data=T, accept=acc, meta=dict(twin_names=[s.twin] if s.twin else [], joint_notes=s.joint, cadastro=s.cad))
def qr(r, z=44):
    n = 21; o = ''
    for y in range(n):
        for x in range(n):
            c = [(y, x), (y, n-1-x), (n-1-y, x)]; k = next((max(abs(a-3), abs(b-3)) for a, b in c if a < 8 and b < 8), None)
            if (k in (0, 1, 3)) if k is not None else r.random() < .5: o += f'M{x} {y}h1v1h-1z'
    return f'<svg width="{z}pt" height="{z}pt" viewBox="0 0 21 21"><path d="{o}"/></svg>'
def arms(z=40, c='#234'): return f'<svg width="{z}pt" height="{z}pt" viewBox="-20 -20 40 40"><g fill="none" stroke="{c}"><circle r="8"/><circle r="6"/><path d="M0-18l4 12h13l-10 8 4 13-11-8-11 8 4-13-10-8h13z"/><path d="M-14 14q14 8 28 0M-15 17q15 7 30 0"/></g></svg>'
def sig(r, wd=110):
    p = 'M5 20'+''.join(f'q{r.randint(4,10)} {r.randint(-22,22)} {r.randint(8,14)} {r.randint(-5,5)}' for _ in range(8)); return f'<svg width="{wd}pt" height="26pt" viewBox="0 0 110 36"><path d="{p}" fill="none" stroke="#125" stroke-width="1.1"/></svg>'
