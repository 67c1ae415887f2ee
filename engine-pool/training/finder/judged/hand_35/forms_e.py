# -*- coding: utf-8 -*-
"""M9: inteiro teor on ruled, numbered lines; M10: transcription of a birth abroad, landscape, 1996-2008."""
import random, datetime as dt
from people import *
from draw import *

def m9():
    L = 'M9'
    CART = [('Jaú','SP','Oficial de Registro Civil das Pessoas Naturais do Distrito de Potunduva'), ('Ponte Nova','MG','Cartório do Registro Civil de Vau-Açu'), ('Goiás','GO','Cartório de Família e Registro Civil da Cidade de Goiás'), ('Goiana','PE','Cartório de Tejucupapo'),
            ('Soure','PA','Cartório Favacho – 1º Ofício de Soure'), ('Uruguaiana','RS','Registro Civil da 2ª Zona de Uruguaiana'), ('Canindé','CE','Cartório Ximenes – 3º Ofício'), ('Poconé','MT','Serviço Registral do Pantanal')]
    Q = [dict(sx='M', y=1912, t=1, ed=2011, home=1, note='casob'), dict(sx='F', y=1951, t=2, ed=2016, note='cas'), dict(sx='F', y=1934, t=3, ry=1977, ed=2013, home=1, nohour=1), dict(sx='M', y=1988, t=2, ed=2022, note='recon', nopai=0),
         dict(sx='F', y=1966, t=3, ry=1984, ed=2019, note='cpf', home=1, nopai=1), dict(sx='M', y=1927, t=1, ed=2009, ungp=1), dict(sx='M', y=1975, t=2, ed=2020, twin=1, note='cpf'), dict(sx='F', y=1993, t=4, ry=2002, ed=2023, note='nome')]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M9k{i}'); f = family(r, uf if uf in CITY else 'GO', q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M9-{i+1}'
        if i in (0, 5):
            for k in ('npai', 'nmae'):
                if f[k][1] in ('RO','AP','RR','TO','MS','DF','AC'): f[k] = (r.choice(CITY[uf]), uf)
        fem = q['sx'] == 'F'; o = 'a' if fem else 'o'
        nd = rdate(r, q['y'], q['y']); rd = rdate(r, q['ry'], q['ry']) if q.get('ry') else after(r, nd, 2, 40); ed = rdate(r, q['ed'], q['ed'])
        if rd.weekday() == 6: rd += dt.timedelta(1)
        liv, fol, ter = r.randint(2, 70), r.randint(2, 199), r.randint(20, 9000); v = r.choice(['', 'v'])
        livp, folp, terp = f'A-{liv}' if i % 2 else f'{liv}', f'{fol}{v}', (f'{ter:,}'.replace(',', '.') if i % 2 else str(ter))
        m = matricula(r.randint(10000, 150000), rd.year, liv, fol, ter, [0, 2, 1][i % 3]) if i != 5 else ''
        h, mi = r.choice([2, 3, 5, 7, 9, 11, 14, 16, 18, 20, 22]), r.choice([0, 10, 15, 30, 30, 45]); hora = f'{h:02d}:{mi:02d}'; hp = 'às ' + (hora_ext(h, mi) if i % 2 else hora_12(h, mi))
        if q.get('nohour'): hora, hp = '', 'em hora ignorada'
        est = '' ; hs = hosp(r, (mun, uf), True); pl = ('na ' if hs.split()[0] in ('Santa','Maternidade','Casa','Unidade') else 'no ') + hs
        if q.get('home'): est = 'Domicílio'; pl = ['em domicílio, na Fazenda Pouso Alegre', '', 'em domicílio, no lugar Ferreiro', '', 'em domicílio, no retiro São Pedro da Ilha'][i]
        elif i == 5: pl = 'na rua Quinze de Novembro, sem número'
        else: est = hs
        NOME = f['nome'] if i % 2 else f['nome'].upper()
        pai = '' if q.get('nopai') else f['pai']; mae = f['mae']; ap, aa = f['avp'] if pai else ('', ''); am, av = f['avm']
        if q.get('ungp'): ap = aa = ''
        nt = lambda c: f'{c[0]}, deste Estado' if c[1] == uf else f'{c[0]}, Estado {UF[c[1]][0]} {UF[c[1]][1]}'
        tw = sibling(r, f, q['sx'], era_of(q['y'])) if q.get('twin') else ''
        c = cpf(r) if q.get('note') == 'cpf' else ''
        of = any_name(r, uf); oold = any_name(r, uf); tt = [any_name(r, uf) for _ in range(3)]
        gpp = f"avós paternos {ap} e {aa}, e maternos {am} e {av}" if ap else (f"avós paternos ignorados, e maternos {am} e {av}" if pai else f"avós maternos {am} e {av}")
        par = f"{pai}, natural de {nt(f['npai'])}, e de {mae}, natural de {nt(f['nmae'])}" if pai else f"{mae}, natural de {nt(f['nmae'])}"
        ndt = {1: ext2(nd), 2: ext(nd), 3: ext(nd), 4: ext(nd)}[q['t']]
        if q['t'] == 1:
            ent = (f"Numero {terp}. Aos {ext2(rd)}, neste Districto, em meu cartorio, compareceu {pai} e, perante as testemunhas abaixo nomeadas e assignadas, declarou: Que, aos {ndt}, {hp}, {pl}, neste municipio de {mun}, nasceu uma criança do sexo {f['sexo'].lower()}, de cor branca, que tem o nome de {NOME}, filh{o} legitim{o} de {par}; sendo {gpp}. "
                   f"Os paes são casados neste Estado e residem neste Districto. Do que, para constar, lavrei este termo, em que commigo assignam o declarante e as testemunhas {tt[0]} e {tt[1]}, lavradores, aqui domiciliados. Eu, {oold}, escrivão de paz, o escrevi. (aa) {pai}. {tt[0]}. {tt[1]}.")
        elif q['t'] == 2:
            ent = (f"Número {terp}. {NOME}. Em {ext(rd)}, nesta serventia da comarca de {mun}, compareceu {any_name(r, uf) if not pai else pai}, que declarou o nascimento de uma criança do sexo {f['sexo'].lower()}, ocorrido em {ndt}, {hp}, {pl}, neste município de {mun}, à qual deu o nome supra, filh{o} de {par}, "
                   f"casados no Cartório local, ele com {r.randint(24,50)} e ela com {r.randint(19,40)} anos de idade; {gpp}. " + (f"Declarou mais ser o registrado gêmeo de {tw}, nascido minutos antes e registrado sob o número anterior. " if tw else '') + f"Foram testemunhas {tt[0]} e {tt[1]}. Lido e achado conforme, vai assinado. Eu, {oold}, oficial maior, o datilografei.")
        elif q['t'] == 3:
            ent = (f"Registro tardio. Em {ext(rd)}, em cumprimento ao respeitável despacho do Meritíssimo Juiz de Direito da Comarca de {mun}, nos autos de justificação número {r.randint(20,400)}/{rd.year%100}, que fica arquivado, faço o assento de nascimento de {NOME}, do sexo {f['sexo'].lower()}, nascid{o} em {ndt}, {hp}, {pl}, neste município de {mun}, filh{o} de {par}; {gpp}. "
                   f"O requerimento foi feito {'pela própria registrada' if fem else 'pelo próprio registrado'}, isento de multa por ser pobre na forma da lei, e assinado por duas testemunhas que atestam a identidade e o nascimento: {tt[0]}, aposentado, e {tt[1]}, comerciante. Nada mais havendo, encerro este termo, número {terp}. Eu, {oold}, escrivão, subscrevo.")
        else:
            ent = (f"Termo {terp}. Por mandado expedido em {ext(rd - dt.timedelta(9))} pelo Juízo da Infância e da Juventude da Comarca de {mun}, extraído dos autos {r.randint(10,300)}/{rd.year}, lavro, em {ext(rd)}, o presente registro: {NOME}, sexo {f['sexo'].lower()}, nascid{o} em {ndt}, {hp}, {pl}, município de {mun}; genitores: {par.replace(', e de ', ' e ')}; {gpp}. "
                   f"Fica sem efeito qualquer registro anterior. O processo corre em segredo de justiça, nada se mencionando sobre a natureza do ato. Eu, {oold}, oficial designada, conferi.")
        avb = ann = ''
        oth = any_name(r, uf, 'M' if fem else 'F')
        N = q.get('note')
        if N == 'casob': ann = f"Casou-se em 28 de setembro de 1935 com {oth}, livro B-6, folha 41. Faleceu em Bauru, aos 2 de junho de 1987, óbito número 12.904."
        if N == 'cas': ann = f"Contraiu núpcias com {oth} em 17 de julho de 1976, no Cartório de Urucânia, livro 7-B, folhas 188."
        if N == 'recon': avb = f"Por sentença de 14 de novembro de 2003, em autos de retificação, corrigiu-se o nome da avó materna, que passa a ser {av}. Averbado em 9 de dezembro de 2003."
        if N == 'cpf': avb = f"Averba-se o número de inscrição no Cadastro de Pessoas Físicas {c}, na forma do Provimento 63/2017 do Conselho Nacional de Justiça. {br(dt.date(2018, 5, 7) if i == 4 else dt.date(2019, 9, 23))}."
        if N == 'nome': avb = f"Pela escritura de 11 de abril de 2023, e nos termos do artigo 57 da Lei 6.015/73, foi acrescido o sobrenome {f['sobs'][0]}, de sua família materna."; ed = dt.date(2023, 8, 15)
        full = f"{of}, Oficial do Registro Civil das Pessoas Naturais de {mun}, Estado {UF[uf][0]} {UF[uf][1]}, na forma da lei, etc. CERTIFICA, a requerimento de {oth if N not in ('cas','casob') else tt[2]}, que, do livro {livp} de nascimentos, folha {folp}, termo {terp}, consta o assento que se transcreve de verbo ad verbum:"
        marg = (f'<p class="m"><b>AVERBAÇÃO.</b> {e(avb)}</p>' if avb else '') + (f'<p class="m"><b>ANOTAÇÃO.</b> {e(ann)}</p>' if ann else '') + ('<p class="m">À margem: nada.</p>' if not (avb or ann) else '')
        clo = f"Era o que se continha no dito termo, aqui bem e fielmente copiado, do que dou fé. {mun}, {ext(ed) if i % 3 else meia(ed)}. Digitada e conferida por {tt[2].split()[0]}."
        selo = [f"{r.randint(100000,199999)}IT{r.randint(10**9,10**10-1)}", f"{r.choice(['DFR','EHM'])}{r.randint(10000,99999)}", f"{r.randint(10**9,10**10-1)}{r.randint(10**6,10**7-1)}", '', f"{r.randint(100000,999999):09d} série A", f"0{r.randint(600,700)}.03.{ed.year%100:02d}00002.{r.randint(1000,9999):05d}", f"AA{r.randint(100000,999999)}-X{r.randint(1,9)}Q{r.randint(1,9)}", f"BXK {r.randint(10000,99999)}"][i]
        NL = 30; PIT = 19.6
        nums = ''.join(f'<div style="top:{k*PIT:.2f}pt">{k+1:02d}</div>' for k in range(NL)); lines = ''.join(f'<div style="top:{(k+1)*PIT:.2f}pt"></div>' for k in range(NL))
        body = f'''<div class="abs" style="inset:0;background:#fffdf6"></div><div class="hd"><div class="h1">{e(cart)}</div><div class="h2">{e(mun)} – {UF[uf][1]} &nbsp;|&nbsp; {e(street(r))} &nbsp;|&nbsp; Oficial: {e(of)}</div></div>
        <div class="tt">CERTIDÃO DE INTEIRO TEOR<br><span>registro de nascimento{(' — matrícula <b>'+m+'</b>') if m else ''}</span></div>
        <div class="nm">{nums}</div><div class="ru">{lines}</div><div class="tx"><p>{e(full)}</p><p class="q">“{e(ent)}”</p>{marg}<p>{e(clo)}</p><svg style="flex:1;min-height:0;width:100%" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M2 6H98L2 94H98" fill="none" stroke="#345" stroke-width=".8" vector-effect="non-scaling-stroke"/></svg></div>
        <div class="ft"><div>{('Selo n.º <b>'+selo+'</b><br>') if selo else ''}Emolumentos: {['isenta','R$ 41,20','R$ 57,93'][i%3]}<br>Certidão com {NL} linhas, frente</div><div style="text-align:center">{sign(r,190,44,'#123')}<div class="li">{e(of if i%2 else tt[2])}<br>{'Oficial' if i%2 else 'Escrevente autorizado(a)'}</div></div></div>
        <div class="abs" style="left:84mm;top:254mm">{stamp(84,'REGISTRO CIVIL',mun.upper(),['CONFERE','com o livro'],'#8a2a2a',10,.45)}</div>'''
        css = f'''.hd{{position:absolute;left:22mm;right:14mm;top:11mm;border-bottom:.8mm double #333;padding-bottom:2mm}}.h1{{font:bold 12.5pt/1.4 'TeX Gyre Pagella'}}.h2{{font:8.2pt/1.5 'TeX Gyre Pagella'}}.tt{{position:absolute;left:22mm;right:14mm;top:27mm;text-align:center;font:bold 14pt/1.4 'TeX Gyre Pagella'}}.tt span{{font:10pt 'TeX Gyre Pagella'}}
        .nm,.ru,.tx{{position:absolute;top:44mm}}.nm{{left:12mm;width:8mm}}.nm div{{position:absolute;right:0;font:6.5pt/{PIT}pt 'TeX Gyre Pagella';color:#99a}}.ru{{left:21mm;right:14mm;height:{NL*PIT:.1f}pt;border-left:.3mm solid #d99;border-right:.3mm solid #d99}}.ru div{{position:absolute;left:0;right:0;border-top:.15mm solid #c9d4e6}}
        .tx{{height:{NL*PIT:.1f}pt;display:flex;flex-direction:column;left:24mm;right:17mm;font:12.1pt/{PIT}pt 'TeX Gyre Pagella';text-align:justify}}.tx p{{margin:0}}.tx .q{{font-style:italic}}.ft{{position:absolute;left:22mm;right:14mm;bottom:13mm;display:flex;justify-content:space-between;align-items:flex-end;font:8.3pt/1.5 'TeX Gyre Pagella'}}.li{{border-top:.25mm solid #333;width:70mm}}'''
        acc = {'local_nascimento.estabelecimento': ['em domicílio', pl]} if est == 'Domicílio' else {}
        if q['t'] == 1: acc['dados_pessoais.data_nascimento.texto_completo'] = ['aos ' + ndt]
        save(case, L, 'A4', page('A4', css, body, case), data(nome=NOME, cpf=c, matr=m, nasc=nascd(nd, ndt), hora=hora, sexo=f['sexo'], estab=est, lmun=mun, luf=uf, rmun=mun, ruf=uf, cart=cart, dreg=br(rd), livro=livp, folha=folp, termo=terp,
            g1=pai or mae, g1n=mu(f['npai'] if pai else f['nmae']), g2=mae if pai else '', g2n=mu(f['nmae']) if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, selo=selo, oficial=of, emis=br(ed)), accept=acc, twins=[tw] if tw else [])

def m10():
    L = 'M10'
    CART = [('Curitiba','PR','1º Ofício do Registro Civil e 13º Tabelionato Leão Sobrinho'), ('Londrina','PR','Registro Civil do 1º Ofício de Londrina'), ('Corumbá','MS','1º Serviço Registral de Corumbá'), ('Macapá','AP','Cartório Trindade – 1º Ofício'), ('Belo Horizonte','MG','Registro Civil do 1º Subdistrito, Ofício Caldeira'), ('Vitória','ES','1ª Zona do Registro Civil – Cartório Venturim'), ('Campinas','SP','1º Subdistrito de Campinas – Sede'), ('Florianópolis','SC','Escrivania do 1º Subdistrito')]
    # place, country side, authority, foreign parent (which, name, naturalness, [his or her parents])
    Q = [dict(sx='F', y=1997, pl=('Ciudad del Este','Alto Paraná, Paraguai'), au='Consulado-Geral do Brasil em Ciudad del Este', fp=('P','Ramón Ignacio Benítez Ayala','Encarnación, Paraguai',('Eligio Benítez','Nimia Ayala de Benítez'),'Benítez')),
         dict(sx='M', y=1995, pl=('Hamamatsu','Shizuoka, Japão'), au='Consulado-Geral do Brasil em Nagóia', hosp='Hospital Seirei', ret=1),
         dict(sx='M', y=1988, pl=('Puerto Suárez','Santa Cruz, Bolívia'), au='Vice-Consulado do Brasil em Puerto Suárez', fp=('M','Rosmery Vaca Suárez','Roboré, Bolívia',('Hernán Vaca Pedraza','Nieves Suárez'),'Vaca'), home=1, nohour=1),
         dict(sx='F', y=2001, pl=('Caiena','Guiana Francesa'), au='Mairie de Cayenne, legalizado pelo Consulado do Brasil', nopai=1),
         dict(sx='M', y=2003, pl=('Newark','Nova Jersey, Estados Unidos da América'), au='Consulado-Geral do Brasil em Nova York', hosp='Saint Barnabas Medical Center', twin=1),
         dict(sx='F', y=1979, pl=('Trento','Província de Trento, Itália'), au='Comune di Trento, título traduzido por tradutor juramentado', fp=('P','Ezio Dalpiaz','Trento, Itália',('Silvio Dalpiaz','Agnese Fedrizzi'),'Dalpiaz'), note='opcao', hosp='Ospedale Santa Chiara'),
         dict(sx='F', y=1999, pl=('Luanda','Angola'), au='Embaixada do Brasil em Luanda', fp=('P','Domingos Kiala Sebastião','Uíge, Angola',('Kiala Sebastião','') ,'Sebastião'), hosp='Clínica Sagrada Esperança'),
         dict(sx='M', y=1968, pl=('Montevidéu','Uruguai'), au='Consulado-Geral do Brasil em Montevidéu', note='casou', ungp=1)]
    for i, (q, (mun, uf, cart)) in enumerate(zip(Q, CART)):
        r = random.Random(f'M10w{i}'); f = family(r, uf, q['sx'], era_of(q['y']), era_of(q['y'] - 24), nopai=bool(q.get('nopai'))); case = f'M10-{i+1}'
        fem = q['sx'] == 'F'; o = 'a' if fem else 'o'
        nome, pai, mae = f['nome'], f['pai'], f['mae']; np_, nm = mu(f['npai'], '/'), mu(f['nmae'], '/'); tp, tm = mu(f['npai']), mu(f['nmae']); (ap, aa), (am, av) = f['avp'], f['avm']
        if q.get('fp'):
            w, n, nat, gp, s = q['fp']
            if w == 'P': pai, np_, tp, (ap, aa) = n, nat, nat, gp; nome = f"{f['given']} {f['sobs'][0]} {s}"
            else: mae, nm, tm, (am, av) = n, nat, nat, gp; nome = f"{f['given']} {s} {f['sobs'][1]}"
        if i == 1: nome, pai, mae, (ap, aa), (am, av) = 'Rodrigo Kenji Nakashima de Freitas', 'Valmor de Freitas', 'Míriam Sayuri Nakashima de Freitas', ('Osório de Freitas', 'Lindaura Prates de Freitas'), ('Takeo Nakashima', 'Fumiko Nakashima')
        if q.get('nopai'): pai = np_ = tp = ap = aa = ''
        if q.get('ungp'): am = ''
        nd = rdate(r, q['y'], q['y']); cd = after(r, nd, 10, 90); td = after(r, max(cd + dt.timedelta(30), dt.date(1990, 1, 1)), 20, 700); ed = after(r, max(td, dt.date(1997, 1, 1)), 0, 500)
        if i == 5: td = dt.date(1998, 10, 6)
        liv, fol, ter = r.randint(1, 40), r.randint(1, 299), r.randint(20, 4800); livp, folp, terp = [f'E-{liv}', f'{liv}-E', f'E {liv:02d}'][i % 3], f'{fol}' + ['', ' vº', ''][i % 3], str(ter)
        h, mi = r.randint(0, 23), r.randint(0, 59); hora = f'{h:02d}:{mi:02d}'; hp = f'{h:02d}h{mi:02d}' if i % 2 else hora_ext(h, mi)
        if q.get('nohour'): hora, hp = '', 'o título não a declara'
        est = q.get('hosp', ''); estp = est or 'o título não o declara'
        if q.get('home'): est, estp = 'Domicílio', 'em domicílio'
        ndt = ext(nd) if i % 2 == 0 else meia(nd)
        natp = f"{q['pl'][0]}, {q['pl'][1]}"
        tw = sibling(r, f, 'F', 'mod') if q.get('twin') else ''
        avb = ann = ''
        if q.get('note') == 'opcao': avb = f"Homologada a opção pela nacionalidade brasileira por sentença de 22 de março de 2001, da 3ª Vara Federal, Seção Judiciária do Espírito Santo."; ed = dt.date(2001, 6, 19)
        if q.get('note') == 'casou': ann = f"Casou em 04/11/1995 com {any_name(r, uf, 'F')}, no 2º Subdistrito desta Capital, livro B-71, fls. 12."; ed = max(ed, dt.date(1999, 2, 8))
        if td > ed: ed = after(r, td, 1, 60)
        of, sub = any_name(r, uf), any_name(r, uf)
        selo = f"{r.choice(['AJ','BR','CF'])} {r.randint(100000,999999)}" if i % 3 != 2 else ''
        z = '———'
        def ro(k, v): return f'<div class="ro"><div class="k">{k}</div><div class="v">{e(v)}</div></div>'
        body = f'''<div class="abs" style="inset:0;background:#f6f1e4"></div><svg class="bg" viewBox="0 0 842 595">{rosette(421,300,230,"#b8a36a",.35,30)}{rosette(421,300,110,"#b8a36a",.35,20)}</svg><div class="abs" style="inset:9mm;border:1.2mm solid #23345e;outline:.25mm solid #23345e;outline-offset:-2.2mm"></div>
        <div class="hd"><div>{arms(62,'#23345e',1)}</div><div style="flex:1;text-align:center"><div class="h1">{e(cart)}</div><div class="h2">{e(mun)}, {UF[uf][1]} — {e(street(r))}</div><div class="h3">Certidão de transcrição de nascimento ocorrido no estrangeiro</div></div><div class="h4">art. 32, § 1º<br>Lei 6.015/73</div></div>
        <div class="col" style="left:17mm"><div class="ct">Do título transladado</div>{ro('expedido por',q['au'])}{ro('em',br(cd))}{ro('registrad'+o,nome)}{ro('sexo',f['sexo'].lower())}{ro('nascimento',ndt)}{ro('hora local',hp)}{ro('natural de',natp)}{ro('casa de saúde',estp)}{ro('gêmeo',('com '+tw) if tw else 'não')}</div>
        <div class="col" style="left:151mm"><div class="ct">Dos progenitores</div>{ro('pai',(pai+' ('+np_+')') if pai else z)}{ro('pais do pai',(ap+' e '+(aa or z)) if pai else z)}{ro('mãe',mae+' ('+nm+')')}{ro('pais da mãe',(am or z)+' e '+av)}
        <div class="ct" style="margin-top:3mm">Da transcrição</div><div class="four"><div><i>livro</i>{livp}</div><div><i>folha</i>{folp}</div><div><i>nº</i>{terp}</div><div><i>transcrito aos</i>{br(td)}</div></div>{ro('à margem',avb or ann or 'nada consta')}</div>
        <div class="lg">A transcrição produz efeitos no País desde a sua data; a nacionalidade, quando dependa de opção, será confirmada pelo interessado, atingida a maioridade, perante a Justiça Federal.</div>
        <div class="ft"><div style="width:86mm">{('Selo de fiscalização <b>'+selo+'</b><br>') if selo else ''}Custas: R$ {r.randint(9,38)},{r.randint(10,99)} — guia {r.randint(100,999)}/{ed.year}<br>Oficial titular: {e(of)}</div><div style="flex:1;text-align:center">Dou fé. {e(mun)}, {meia(ed) if i%2 else ext(ed)}.<div>{sign(r,170,36,'#111')}</div><div class="li">{e(sub if i%2 else of)}, {'juramentado' if i%2 else 'oficial'}</div></div></div>
        <div class="abs" style="left:106mm;top:163mm">{stamp(92,'TRANSCRIÇÕES – LIVRO E',mun.upper(),['1º OFÍCIO'],'#23345e',-10,.5)}</div>'''
        css = '''.hd{position:absolute;left:17mm;right:17mm;top:14mm;display:flex;align-items:center;color:#23345e}.h1{font:bold 14pt 'TeX Gyre Schola'}.h2{font:8.5pt 'TeX Gyre Schola'}.h3{font:italic 15.5pt 'TeX Gyre Schola';margin-top:2mm}.h4{font:7.2pt/1.4 'TeX Gyre Schola';width:24mm;text-align:right}
        .col{position:absolute;top:46mm;width:129mm;color:#23345e}.ct{font:bold 9.5pt 'TeX Gyre Schola';border-bottom:.5mm solid #23345e;margin-bottom:1mm;padding-bottom:.5mm}.ro{display:flex;border-bottom:.15mm solid #9aa3bb;padding:1.8mm 0}.k{flex:0 0 26mm;font:italic 8.6pt/1.5 'TeX Gyre Schola'}.v{font:11pt/1.25 'Liberation Serif';color:#0c1226}
        .four{display:flex;border-bottom:.15mm solid #9aa3bb;padding:1mm 0}.four div{flex:1;font:11pt 'Liberation Serif';color:#0c1226}.four i{display:block;font:italic 8pt 'TeX Gyre Schola';color:#23345e}
        .lg{position:absolute;left:17mm;right:17mm;top:152mm;font:7pt 'TeX Gyre Schola';color:#23345e;text-align:center}.ft{position:absolute;left:18mm;right:18mm;bottom:14mm;display:flex;align-items:flex-end;font:8.8pt/1.5 'TeX Gyre Schola';color:#23345e}.li{border-top:.25mm solid #23345e;width:90mm;margin:auto}'''
        acc = {'local_nascimento.estabelecimento': ['em domicílio']} if est == 'Domicílio' else {}
        save(case, L, 'A4L', page('A4L', css, body, case), data(nome=nome, nasc=nascd(nd, ndt), hora=hora, nat=natp, sexo=f['sexo'], estab=est, lmun=q['pl'][0], luf='', rmun=mun, ruf=uf, cart=cart, dreg=br(td), livro=livp, folha=folp, termo=terp,
            g1=pai or mae, g1n=tp if pai else tm, g2=mae if pai else '', g2n=tm if pai else '', avp=(ap, aa), avm=(am, av), gem=tw, averb=avb, anot=ann, selo=selo, oficial=of, emis=br(ed)), accept=acc, twins=[tw] if tw else [], joint=True)
