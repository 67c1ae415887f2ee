from people import *

# N7: table after the paragraphs of art. 54, brown ink, 1976-2008
def N7():
    S = [
     ('Erivelton','M','br','1986-03-28','14:50','Picos-PI','Hospital Regional Justino Luz',dict(last='Teles de Sousa Portela Bucar do Rêgo Monteiro',em='1997-05-06')),
     ('Maria do Socorro','F','br','1966-06-27','','Oeiras-PI','D',dict(reg='1979-08-30',em='1991-02-19',npp=1,nmm=1)),
     ('Luzia Flávia','F','br','1978-12-13','05:25','Tianguá-CE','Maternidade Madalena Nunes',dict(em='1988-01-27',an='Contraiu núpcias com José Wilame Aragão Fontenele aos 19/09/1987 (B-17, fl. 60v, nº 1.844). Passou a assinar Luzia Flávia Aragão Fontenele.')),
     ('Crispiniano','M','br','1990-10-25','09:00','Cipó-BA','Hospital Municipal Dr. José Bonifácio',dict(em='1999-11-11',tw='Crispim')),
     ('Antônia Valdênia','F','br','1983-01-17','19:35','Camocim-CE','Hospital Murilo Aguiar',dict(nf=1,em='2001-07-02')),
     ('Josué','M','kr/br','1995-04-19','','Tocantinópolis-TO','D',dict(reg='1996-02-05',em='2006-06-13',natp='Itacajá-TO',last='Penõ Krahô',of='Waldete Aires Quintela',ofs='F')),
     ('Rosário de Fátima','F','br','1959-05-13','23:15','Propriá-SE','Hospital São Vicente de Paulo',dict(em='1994-04-20',av='Retificada, por mandado do Juízo da Comarca de 11/12/1980, a data do nascimento, que é a que desta consta e não 13/05/1960.')),
     ('Francisco Weslley','M','br','2004-08-15','10:15','Iguatu-CE','Hospital Agenor Araújo',dict(em='2004-08-26'))]
    for i, s in enumerate(S, 1):
        p = person('N7', i, *s[:7], **s[7]); r = p.r; n = f'N7-{i}'; c = idt
        lv = f'{p.livro}-A' if i % 2 else str(p.livro); fl = f'{p.folha}{" v" if i % 3 == 0 else ""}'.replace(' v', 'v'); tm = str(p.termo)
        cart = [f'1º Tabelionato e Registro Civil de {p.rmun}', f'Cartório {p.of.split()[-1]}', f'Escrivania do Registro Civil de {p.rmun}'][i % 3]
        se = f'{selo(r,"",2)} {r.randint(100000,999999)}' if p.dem.year > 1998 else ''
        ast = '* * *'
        par = 'gemelar, com ' + p.twin if p.twin else 'simples'
        q = lambda a, b: (a or 'desconhecido') + ' e ' + (b or 'desconhecida') if a or b else ast
        nt = lambda a: f'{mu(a)[0]} ({mu(a)[1]})' if a else ''
        rows = [
         ('1º','Dia, mês, ano, lugar e hora certa do nascimento', f'{num(p.d)} – {ext(p.d)}; {"às "+hext(*p.hm) if p.hm else "hora não declarada"}; {"em domicílio" if p.place=="D" else p.place}, em {p.mun} ({p.uf})'),
         ('2º','Sexo do registrando', G(p,'Masculino','Feminino')), ('3º','Se gêmeo', par if p.twin else 'Não, parto simples'),
         ('4º','Prenome e nome', '<b>'+E(p.nome)+'</b>'), ('5º','Se nasceu morto ou morreu em seguida', 'Não'), ('6º','Ordem de filiação de irmãos do mesmo prenome', ast),
         ('7º','Pai: nome, naturalidade, profissão', f'{p.pai}, natural de {nt(p.natp)}, {ch(r,"agricultor|vaqueiro|comerciante|pescador|motorista")}' if p.pai else ast),
         ('7º','Mãe: nome, naturalidade, profissão, idade ao parto', f'{p.mae}, natural de {nt(p.natm)}, {ch(r,"do lar|professora|rendeira|agricultora")}, {r.randint(17,42)} anos'),
         ('8º','Avós do lado do pai', q(*p.avs[:2])), ('8º','Avós do lado da mãe', q(*p.avs[2:])),
         ('9º','Testemunhas do assento', f'{p.t1}; {p.t2}'), ('—','Quem declarou', 'o próprio pai' if p.dec=='pai' else 'a mãe'), ('—','Data do assento', num(p.dreg))]
        tr = ''.join(f'<tr><td class="n">{a}</td><td class="q">{b}</td><td class="a">{v if v.startswith("<b>") else E(v)}</td></tr>' for a, b, v in rows)
        t = truth(n, p, (595, 842), c, dados_pessoais__data_nascimento__texto_completo=f'{num(p.d)} – {ext(p.d)}', registro__cartório=cart, registro__livro=lv, registro__folha=fl, registro__termo=tm,
            observações__averbações=p.av or '', observações__anotações=p.an or '', autenticação__selo_digital=se, autenticação__oficial_registro=p.of)
        acc(t, 'dados_pessoais.data_nascimento.texto_completo', ext(p.d), num(p.d))
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = par; acc(t, 'gêmeos.informações_adicionais', p.twin)
        for k, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{k}']['naturalidade'] = natfmt(a); acc(t, f'filiação.genitor_{k}.naturalidade', nt(a))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {k.replace('genitor_2', 'genitor_1'): v for k, v in t['accept'].items()}
        ufn = {'PI':'Piauí','CE':'Ceará','BA':'Bahia','TO':'Tocantins','SE':'Sergipe'}[p.ruf]
        body = f'''<div class="hd"><div class="u">Estado d{'a' if p.ruf=='BA' else 'e' if p.ruf=='SE' else 'o'} {ufn} · Poder Judiciário</div><h1>{E(cart)}</h1><div class="u">{E(p.rua)} · {E(p.rmun)} – {p.ruf}</div></div>
        <div class="tt"><div class="x">CERTIDÃO<br>DE<br>NASCIMENTO</div><table class="k"><tr><td>Livro</td><td>Folha</td><td>Nº</td></tr><tr class="kv"><td>{lv}</td><td>{fl}</td><td>{tm}</td></tr></table></div>
        <p>{'A Oficiala' if p.ofs=='F' else 'O Oficial'} do Registro Civil abaixo assinad{'a' if p.ofs=='F' else 'o'} CERTIFICA, na forma do art. 19 da Lei nº 6.015, de 31-12-73, que do assento acima indicado se extraem, pela ordem dos números do art. 54, os quesitos seguintes:</p>
        <table class="g"><tr><th>Item</th><th>Quesito</th><th>O que consta do assento</th></tr>{tr}</table>
        <div class="nb"><div><u>Averbações</u><br>{E(p.av) if p.av else ast}</div><div><u>Anotações</u><br>{E(p.an) if p.an else ast}</div></div>
        <div class="ft"><div class="se">{('<b>SELO DE AUTENTICIDADE</b><br>'+se+'<br>válido somente com a etiqueta holográfica') if se else 'Emolumentos pagos por verba:<br>'+('Cr$ %d,00'%r.randint(200,9000) if p.dem.year<1994 else 'R$ %d,00'%r.randint(3,9))}</div><div class="sg">Era o que se continha. Dou fé.<br>{E(p.rmun)}, {num(p.dem)}<br>{sig(r,48,'#222')}<div>{E(p.of)}</div></div></div>'''
        css = f'''#pg{{background:#fffaf2;color:#4a2a10;font:9.6pt "P052","TeX Gyre Pagella";padding:12mm 14mm}}#pg:before{{content:"";position:absolute;inset:5mm;border:2.5pt dotted #a9743b}}.hd{{text-align:center}}.u{{font-size:8.5pt;letter-spacing:.5px}}h1{{font:700 17pt "P052";margin:1mm 0}}.tt{{display:flex;justify-content:space-between;align-items:center;margin:5mm 0 4mm}}.x{{font:700 13pt/1.15 "P052";letter-spacing:4px;border-left:4pt solid #a9743b;padding-left:4mm}}.k{{border-collapse:collapse;text-align:center}}.k td{{border:.8pt solid #a9743b;padding:1mm 6mm;font-size:8pt}}.kv td{{font-size:12pt;font-weight:bold;color:#111}}
        p{{line-height:1.5;text-align:justify;margin:0 0 4mm}}.g{{width:100%;border-collapse:collapse}}.g th{{background:#a9743b;color:#fff;font-size:8.5pt;padding:1mm 2mm;text-align:left}}.g td{{border-bottom:.5pt solid #c9a27a;padding:1.5mm 2mm;vertical-align:top}}.n{{width:11mm;text-align:center;color:#a9743b;font-weight:bold}}.q{{width:52mm;font-style:italic;font-size:8.6pt;border-right:.5pt solid #c9a27a}}.a{{color:#111}}.nb{{display:flex;gap:5mm;margin-top:4mm}}.nb>div{{flex:1;border:.6pt solid #c9a27a;min-height:25mm;padding:2mm;font-size:8.8pt;line-height:1.45;color:#111}}.nb u{{color:#a9743b;text-decoration:none;font-weight:bold}}.ft{{display:flex;gap:10mm;margin-top:6mm}}.se{{width:62mm;border:.6pt dashed #a9743b;padding:3mm;font-size:8pt;text-align:center;line-height:1.5;align-self:flex-start}}.sg{{flex:1;text-align:center;line-height:1.5}}.sg div{{border-top:.6pt solid #4a2a10;margin:0 10mm}}'''
        emit(n, 'A4', css, body, t)

# N8: typed, narrated, 1946-1974, plain cream sheet with a fee margin
def N8():
    S = [
     ('Geraldo Majela','M','br','1931-10-16','03:15','São Gotardo-MG','D',dict(em='1958-04-12')),
     ('Ifigênia','F','br','1924-09-21','14:30','Piranga-MG','D',dict(em='1949-01-28',reg='1924-10-05')),
     ('Guerino','M','it','1919-03-02','','São José do Rio Pardo-SP','D',dict(em='1953-07-30',natp='Itália',natm='Itália',nat_it=1)),
     ('Altamira das Mercês','F','br','1940-12-01','20:00','Caratinga-MG','Hospital Nossa Senhora Auxiliadora',dict(em='1961-02-03',nf=1)),
     ('Efigênio','M','br','1944-02-29','05:20','Manhuaçu-MG','D',dict(em='1965-08-17',tw='Eugênio')),
     ('Nilza Terezinha','F','ar/it','1937-07-25','12:00','Guaxupé-MG','Santa Casa de Misericórdia',dict(em='1962-11-05',an='casou-se com Oswaldo Pasqualotto, em doze de maio de mil novecentos e cinquenta e seis, como se vê do livro B-22, fôlhas 61, têrmo 418')),
     ('Sinval','M','br','1952-05-30','01:45','Januária-MG','D',dict(em='1970-06-22',reg='1966-03-08',npp=1)),
     ('Odete Jandira','F','br/it','1948-11-11','17:05','Leopoldina-MG','Casa de Caridade Leopoldinense',dict(em='1972-09-14',av='por despacho do MM. Juiz de Direito da Comarca, de três de julho de mil novecentos e setenta e um, foi mandado acrescentar ao nome da registrada o apelido de família do pai'))]
    for i, s in enumerate(S, 1):
        p = person('N8', i, *s[:7], **s[7]); r = p.r; n = f'N8-{i}'; c = idt
        lv = [f'A-{p.livro%60+1}', f'{p.livro%60+1}', f'{p.livro%60+1}-A'][i % 3]; fl = f'{p.folha}{"v" if i % 3 == 1 else ""}'; tm = str(p.termo % 9000 + 100)
        flp = fl if 'v' not in fl else fl[:-1] + 'v'
        cart = [f'Cartório do Registro Civil da Comarca de {p.rmun}', f'Cartório de Paz e Registro Civil de {p.rmun}'][i % 2]
        ufn = {'MG': 'Minas Gerais', 'SP': 'São Paulo'}[p.ruf]
        k = i % 2; ano = w(p.d.year)
        if k: txt = f'{"primeiro dia" if p.d.day==1 else w(p.d.day)+" dias"} do mês de {MES[p.d.month-1]} do ano de {ano}'; lead = f'Ao {txt}' if p.d.day == 1 else f'Aos {txt}'
        else: txt = f'{dia(p.d.day)} de {MES[p.d.month-1]} de {ano}'; lead = f'No dia {txt}'
        hx = hext(*p.hm, True) if p.hm else ''
        hp = ('à ' if p.hm and p.hm[0] in (1, 13, 0) else 'ao ' if hx == 'meio-dia' else 'às ') + hx if hx else 'em hora que não foi declarada'
        place = 'em casa de residência dos pais' if p.place == 'D' and p.pai else 'em casa de residência da mãe' if p.place == 'D' else ('no ' if p.place.startswith('H') else 'na ') + p.place
        na = lambda a: 'natural da Itália' if a == 'Itália' else f'natural de {mu(a)[0]}, Estado d{ {"SP":"e São Paulo","MG":"e Minas Gerais","BA":"a Bahia","ES":"o Espírito Santo","CE":"o Ceará"}[mu(a)[1]]}'
        for q in ('natp', 'natm'):
            if p[q] and p[q] != 'Itália': p[q] = ch(r, 'Diamantina-MG|Montes Claros-MG|Ribeirão Preto-SP|Botucatu-SP|Feira de Santana-BA|Colatina-ES|Crato-CE|Mariana-MG|Ubá-MG|Passos-MG')
        fil = G(p, 'filho', 'filha'); g = G(p, 'o', 'a')
        av = lambda a, b: (f'{a} e Dona {b}' if a and b else f'avô ignorado e Dona {b}' if b else '')
        tw = f', gême{g} com {p.twin}, nascido êste em segundo lugar,' if p.twin else ''
        avos = (f'são avós paternos {av(*p.avs[:2])} e maternos {av(*p.avs[2:])}' if p.pai else f'são avós maternos {av(*p.avs[2:])}, nada constando quanto aos paternos')
        ftx = f'{fil} legítim{g} de {p.pai}, {ch(r,"lavrador|negociante|carreiro|alfaiate|ferreiro")}, {na(p.natp)}, e de sua mulher Dona {p.mae}, de prendas domésticas, {na(p.natm)}' if p.pai else f'{fil} natural de {p.mae}, solteira, doméstica, {na(p.natm)}'
        nota = f'À margem do têrmo consta que {p.av or p.an}.' if (p.av or p.an) else 'Nada mais se continha em dito têrmo, que para aqui fielmente transcreví.'
        t1 = f'''CERTIFICO, a pedido verbal de pessôa interessada, que revendo neste Cartório os livros de registro de nascimentos a meu cargo, dêles, no de número {lv}, às fôlhas {flp}, sob número {tm}, consta o seguinte: {lead}, {hp}, {place}, neste distrito e município de {p.mun}, Estado de {ufn}, nasceu uma criança do sexo {G(p,"masculino","feminino")}, de côr {ch(r,"branca|parda|morena")}{tw or ","} que recebeu o nome de {up(p.nome)}, {ftx}; {avos}.'''
        t2 = f'''Foi o registro feito no dia {ext(p.dreg)}, sendo declarante {("o pai" if p.dec=="pai" else "a mãe")} e testemunhas {p.t1} e {p.t2}, que assinaram com o Oficial. {nota} O referido é verdade, do que dou fé.'''
        t3 = f'{p.rmun}, {dia(p.dem.day)} de {MES[p.dem.month-1]} de {w(p.dem.year)}.' if k else f'{p.rmun}, aos {p.dem.day} de {MES[p.dem.month-1]} de {p.dem.year}.'
        t = truth(n, p, (595, 842), c, dados_pessoais__nome_completo=up(p.nome), dados_pessoais__data_nascimento__texto_completo=txt, registro__cartório=cart, registro__livro=lv, registro__folha=fl, registro__termo=tm,
            observações__averbações=p.av or '', observações__anotações=p.an or '', autenticação__oficial_registro=p.of)
        acc(t, 'dados_pessoais.data_nascimento.texto_completo', ext(p.d), lead)
        if p.twin: t['data']['gêmeos']['informações_adicionais'] = f'gême{g} com {p.twin}, nascido êste em segundo lugar'; acc(t, 'gêmeos.informações_adicionais', p.twin, f'gême{g} com {p.twin}')
        if p.place == 'D': acc(t, 'local_nascimento.estabelecimento', place[3:])
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{q}']['naturalidade'] = natfmt(a); acc(t, f'filiação.genitor_{q}.naturalidade', na(a)[len('natural d'):].lstrip('ea '))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {k.replace('genitor_2', 'genitor_1'): v for k, v in t['accept'].items()}
        top = 'ESTADOS UNIDOS DO BRASIL' if p.dem.year < 1968 else 'REPÚBLICA FEDERATIVA DO BRASIL'
        body = f'''<div class="bx">RASA  Cr$ {r.randint(4,30)},00<br>BUSCA Cr$ {r.randint(2,19)},00<br>SÊLO  Cr$ {r.randint(2,9)},00<br>------------<br>ao portador</div><div class="st">{stamp('CARTÓRIO DE PAZ '+up(p.rmun), 'R. C.', 33, '#5a3b7a', 9)}</div><div class="m"><div class="t0">{top}<br>Estado de {ufn}<br>{E(cart)}</div><h1>CERTIDÃO DE NASCIMENTO</h1><p>{E(t1)}</p><p>{E(t2)}</p><p class="e">{E(t3)}</p><div class="sg">{sig(r,55,'#26264d')}<div>{E(p.of)}</div>{'Escrivão de Paz e Oficial do Registro Civil' if p.ofs=='M' else 'Escrivã de Paz e Oficial do Registro Civil'}</div></div>'''
        css = f'''#pg{{background:#f7f0dc {bg('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><g fill="#eadfbf"><circle cx="40" cy="60" r="1.5"/><circle cx="200" cy="30" r="1"/><circle cx="120" cy="210" r="2"/><circle cx="270" cy="160" r="1.2"/></g></svg>')};font:12.4pt/2.0 "Courier Prime";color:#23202b}}.bx{{position:absolute;left:10mm;top:30mm;width:32mm;font:8pt/1.6 "Courier Prime";border:.7pt solid #8d7b58;padding:2mm;white-space:pre-line}}.st{{position:absolute;left:8mm;bottom:32mm}}.m{{margin-left:48mm;padding:16mm 12mm 0 5mm;border-left:1pt solid #b5472f;outline:0;height:100%}}.t0{{line-height:1.5;text-align:center;font-size:11pt}}h1{{font:12.4pt "Courier Prime";letter-spacing:2.5px;text-decoration:underline;text-align:center;margin:8mm 0 6mm}}p{{margin:0;text-indent:14mm}}.e{{margin-top:4mm}}.sg{{text-align:center;line-height:1.4;margin-top:4mm;font-size:10.5pt}}'''
        emit(n, 'A4', css.replace('2.0 "Courier', '1.72 "Courier').replace('12.4pt/', '11.8pt/'), body, t)
