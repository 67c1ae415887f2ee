# -*- coding: utf-8 -*-
# H9: inteiro teor, the entry copied word for word in one long paragraph, amendments in a column of the margin
from common import *
A = [
 dict(uf='CE', city='Sobral', sex='M', born=D(1931, 3, 10), reg=D(1931, 3, 12), issue=D(2012, 8, 7), home=1, cart='Cartório Costa Mendes - 1º Ofício de Registro Civil de Sobral', selo='AA 118402', g='Deodato'),
 dict(uf='PI', city='Floriano', sex='F', born=D(1948, 9, 14), reg=D(1948, 9, 29), issue=D(2016, 2, 22), home=1, cart='Cartório Único do Registro Civil de Floriano', selo='ABF48102-Y2LM', g='Exaltação', anot='Casou-se com {x}, em 18 de fevereiro de 1967, nesta cidade, conforme termo nº 812, fls. 61 do livro B-14. Floriano, 20/02/1967. Faleceu em 02 de maio de 2015, óbito nº 9.221, livro C-31, fls. 188v.'),
 dict(uf='PR', city='Irati', sex='M', born=D(1957, 5, 5), reg=D(1957, 5, 11), issue=D(2019, 10, 10), home=0, hosp='Hospital de Caridade São Vicente de Paulo', cart='Serviço de Registro Civil das Pessoas Naturais de Irati', selo='Kp2bX.r9vPq.T3mZ7, Controle: 4QwLz.8mY1', foreign=True, g='Casemiro'),
 dict(uf='BA', city='Ilhéus', sex='F', born=D(1964, 1, 17), reg=D(1964, 2, 3), issue=D(2010, 4, 6), home=0, hosp='Maternidade Santa Isabel', twin='x', cart='Registro Civil do 2º Ofício de Ilhéus', selo='', g='Marlúcia'),
 dict(uf='PE', city='Limoeiro', sex='M', born=D(1973, 6, 28), reg=D(1974, 7, 15), issue=D(2022, 9, 1), home=1, cart='Cartório do Registro Civil de Limoeiro - 1º Distrito', selo='0074518.MLV08202201.00902', pai='', vop='', vap='', time=None, g='Pedro Arcanjo', averb='Por escritura de 09/11/1999, JOEL {f} reconheceu a paternidade do registrado, que continuou a assinar o mesmo nome. Limoeiro, 12/11/1999.'),
 dict(uf='RS', city='Bagé', sex='F', born=D(1986, 12, 1), reg=D(1986, 12, 4), issue=D(2021, 1, 20), home=0, hosp='Santa Casa de Caridade de Bagé', cart='Ofício do Registro Civil das Pessoas Naturais da 1ª Zona de Bagé', selo='0062.01.2100001.00318', foreign=True, g='Graciela', averb='Em cumprimento ao mandado do Juízo da 1ª Vara Cível de Bagé, processo nº 004/1.14.0003310-8, averbo a exclusão do agnome materno. Bagé, 30/09/2014.'),
 dict(uf='MG', city='Teófilo Otoni', sex='M', born=D(1992, 4, 21), reg=D(1992, 5, 8), issue=D(2024, 3, 13), home=0, hosp='Hospital Santa Rosália', cart='Cartório de Registro Civil e Notas de Teófilo Otoni', selo='HNA20417', g='Tiradentes José', vam=''),
 dict(uf='RN', city='Ceará-Mirim', sex='F', born=D(1999, 10, 31), reg=D(1999, 11, 16), issue=D(2025, 7, 4), home=0, hosp='Hospital Dr. Percílio Alves', cart='1º Ofício de Notas e Registros de Ceará-Mirim', selo='RN202500951240008871HGB', vop='', vom='', g='Radija Mirelle'),
]
CSS = '''
.page{font-family:"Caladea","Liberation Serif";font-size:11.2pt;color:#0f0f0f;background:#fff url("%s")}
.in{position:absolute;left:14mm;right:14mm;top:11mm;bottom:10mm}
.hd{text-align:center;line-height:1.3;border-bottom:3px double #333;padding-bottom:2.5mm} .hd h1{font-size:15.5pt;margin:1.5mm 0 0}
.id{font-size:9.6pt;margin:2.5mm 0 3mm;display:flex;justify-content:space-between}
.bd{display:grid;grid-template-columns:43mm 1fr;border:1px solid #555;min-height:128mm;background:rgba(255,255,255,.7)} .mg{border-right:1px solid #555;padding:2.5mm;font-size:8.6pt;line-height:1.4} .mg h4{margin:0 0 2mm;font-size:8.6pt;text-align:center;font-variant:normal;text-decoration:underline}
.tx{padding:3mm 4mm;text-align:justify;line-height:1.58}
.ft{font-size:9.8pt;line-height:1.5;margin-top:3mm;text-align:justify}
''' % guilloche('#c7b27a', 5, .3, 150, 70)
def make():
    for n, o in enumerate(A, 1):
        p = mk('H9', n, **o); t = truth('H9', n); r = p.r
        p.book = r.randint(5, 90); p.entry = p.book*150 + r.randint(1, 150); p.m = matr(p.cns, p.reg.year, p.book, p.leaf, p.entry)
        if n == 5: p.nome = p.f.nome_mae; p.averb = p.averb.format(f=p.f.surF.upper())
        if n == 2: p.anot = p.anot.format(x=somebody('H9x', 'M', 1945))
        tw = p.nome.replace('Marlúcia', 'Marlene') if p.twin else ''
        E = lambda u: 'Distrito Federal' if u == 'DF' else 'Estado ' + UFN[u]
        pn, mn = p.painat, p.maenat
        m = mfmt(p.m) if n % 2 else f'{p.m[:6]} {p.m[6:8]} {p.m[8:10]} {p.m[10:14]} {p.m[14:20]} {p.m[20:23]} {p.m[23:30]} {p.m[30:]}'
        regx = (('No primeiro dia' if p.reg.day == 1 else f'Aos {num(p.reg.day)} dias') + f' do mês de {MES[p.reg.month-1]} do ano de {num(p.reg.year)}') if n % 2 else f'Em {p.reg.day:02d} de {MES[p.reg.month-1]} de {p.reg.year}'
        mw = MES[p.born.month-1]
        if n in (1, 3): xt = f'{num(p.born.day)} do corrente mês e ano'
        elif n in (2, 6): xt = f'{d1(p.born)} de {mw} de {num(p.born.year)}'
        elif n in (4, 8): xt = f'{num(p.born.day)} de {mw} de {p.born.year}'
        else: xt = f'{num(p.born.day)} de {mw} do ano de {num(p.born.year)}'
        hr = hwords(*p.time, per=n % 3 != 0) if p.time else ''
        hz = ('à ' if hr.startswith(('zero', 'uma')) else 'às ') + hr if hr else 'em hora ignorada'
        av = lambda a, b, s: f'{a} e {b}' if a and b else (a or b or 'ignorados') if not (a and not b) else f'{a} e avó não declarada'
        def av(a, b):
            if a and b: return f'{a} e {b}'
            if a: return f'{a} e de avó não declarada'
            if b: return f'avô ignorado e {b}'
            return 'ignorados'
        est = 'Domicílio' if p.home else p.hosp
        onde = f'em domicílio, no lugar {r.choice(["Boqueirão","Alagadiço","Barra do Riacho","Olho d’Água","Cachoeira Grande"])}' if p.home else f'no {p.hosp}' if p.hosp.startswith('Hosp') else f'na {p.hosp}'
        job = r.choice(['agricultor', 'negociante', 'ferroviário', 'lavrador', 'comerciante', 'motorista'])
        dele = gender(p, 'filho', 'filha')
        if p.pai:
            if n % 2: head = f'em meu cartório, compareceu {p.pai}, {job}, natural de {pn[0]}, {E(pn[1])}, residente neste município, e perante as testemunhas no fim nomeadas e assinadas declarou'; fil = f'{dele} {gender(p,"legítimo","legítima")} dele declarante e de sua mulher {p.mae}, doméstica, natural de {mn[0]}, {E(mn[1])}, casados civilmente'
            else: head = f'compareceu neste cartório {p.t1}, {job}, maior, e na presença das testemunhas abaixo declarou'; fil = f'{dele} de {p.pai}, natural de {pn[0]}, {E(pn[1])}, e de {p.mae}, natural de {mn[0]}, {E(mn[1])}, residentes e domiciliados nesta cidade'
        else: head = f'compareceu como declarante {p.mae}, solteira, doméstica, natural de {mn[0]}, {E(mn[1])}, que perante as testemunhas declarou'; fil = f'{dele} dela declarante'
        t3, t4 = somebody(f'H9t{n}', 'M', p.reg.year-40), p.t2
        txt = f'''{regx}, nesta cidade de {p.city}, {E(p.uf)}, {head} que no dia {xt}, {hz}, {onde}, em {p.bcity}, {E(p.buf)}, nasceu uma criança do sexo {gender(p,'masculino','feminino')}, {('gêmea de '+tw+', ') if tw else ''}que recebeu o nome de {'<b>'+p.nome+'</b>' if n%4 else p.nome}, {fil}. São avós {('paternos '+av(p.vop,p.vap)+', e avós ') if p.pai else ''}maternos {av(p.vom,p.vam)}. Nada mais foi declarado. Do que, para constar, lavrei este termo que, lido e achado conforme, assina o declarante com as testemunhas {t3} e {t4}, presentes ao ato. Eu, {r.choice(['escrevente','oficial','escrivão'])}, o escrevi. (aa) {p.t1 if p.pai and not n%2 else (p.pai or p.mae)}. {t3}. {t4}.'''
        bk, fl, tm = f'A-{p.book:02d}', f'{p.leaf}' + ('v' if n in (3, 4) else ''), f'{p.entry}'
        cp = p.cpf if n in (6, 7, 8) else ''
        iss = [ext(p.issue), med(p.issue), dmy(p.issue), med1(p.issue)][n % 4]
        mg = (f'<h4>{"AVERBAÇÃO" if p.averb else "ANOTAÇÕES"}</h4>{p.averb or p.anot}') if (p.averb or p.anot) else '<h4>À MARGEM</h4>' + ['Nada consta.', '', 'Sem averbações nem anotações.', '- x - x - x -'][n % 4]
        b = f'''<div class="in"><div class="hd">{arms('#333',46,n%2==0)}<br>REPÚBLICA FEDERATIVA DO BRASIL — REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b>{p.cart}</b><h1>{['CERTIDÃO DE INTEIRO TEOR DE NASCIMENTO','CERTIDÃO DE NASCIMENTO - INTEIRO TEOR','CERTIDÃO DE NASCIMENTO - CÓPIA INTEGRAL DO ASSENTO'][n%3 if n!=6 else 0]}</h1></div>
<div class="id"><span>Matrícula <b>{m}</b>{'<br>CPF '+cp if cp else ''}</span><span style="text-align:right">Livro <b>{bk}</b> – Fls. <b>{fl}</b> – Nº <b>{tm}</b></span></div>
<div style="font-size:9.6pt;text-align:justify;margin-bottom:2.5mm">{p.of}, {['Oficial','Oficiala Titular','Registradora','Tabelião Designado'][n%4]} desta serventia, certifica, a pedido da parte interessada{' e com autorização judicial' if n==6 else ''}, que no livro e folha supra se acha o assento cujo teor é o seguinte:</div>
<div class="bd"><div class="mg">{mg}</div><div class="tx">“{txt}”</div></div>
<div class="ft">Era o que se continha no aludido termo, aqui fielmente transcrito, com a ortografia atualizada. Dou fé. {p.city} ({p.uf}), {iss}. {'Digitada e conferida por '+p.sub+', escrevente.' if n%2==0 else ''}</div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:6mm"><div style="font-size:8.2pt;line-height:1.45;border-left:3px solid #a8873a;padding-left:2.5mm">{('Selo: <b>'+p.selo+'</b><br>') if p.selo else ''}Emolumentos: R$ {r.randint(31,90)},{r.randint(10,99)}<br>{'Taxa de fiscalização' if n%2 else 'Fundos'}: R$ {r.randint(3,15)},{r.randint(10,99)}<br>Protocolo {r.randint(1000,99999)}/{p.issue.year}</div><div style="text-align:center">{scrawl(p.of+'9','#15225a',180,40)}<div style="border-top:1px solid #000;width:80mm;font-size:9.5pt">{p.of if n%2 else p.sub}</div></div></div></div>'''
        g = [(p.pai, nt(*pn)), (p.mae, nt(*mn))] if p.pai else [(p.mae, nt(*mn)), ('', '')]
        fill(t, p.born, xt, tw, None, nome=p.nome, cpf=cp, matr=m, hora='%02d:%02d' % p.time if p.time else '', sexo=gender(p,'Masculino','Feminino'), est=est, mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=p.cart, dreg=dmy(p.reg),
          livro=bk, folha=fl, termo=tm, g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, averb=p.averb, anot=p.anot, selo=p.selo, oficial=p.of, emis=dmy(p.issue))
        a = t['accept']
        if n in (1, 3): a['dados_pessoais.data_nascimento.texto_completo'] = [f'{num(p.born.day)} do corrente mês', ext(p.born), dmy(p.born), f'dia {xt}', f'no dia {xt}']
        if n == 3: a['autenticação.selo_digital'] = [p.selo.split(',')[0]]
        if tw: a['gêmeos.informações_adicionais'] = ['gêmea de ' + tw]
        save(t, b, CSS, 'A4', [iss, regx, hr])
