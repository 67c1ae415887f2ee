import sys, os, json
from lib import *
A_ = lambda h: 'à' if h % 12 == 1 else 'às'
Ao = lambda h: 'á' if h % 12 == 1 else 'ás'
fv = lambda c, v=' verso': f'{c.f}{v if c.v else ""}'
est = lambda u, old=0: 'Distrito Federal' if u == 'DF' else f'Estado {(OLD if old else ST)[u]}'
pt_ = lambda n: f'{n:,}'.replace(',', '.')
def pick(i, *a): return a[i-1]
HW = "font-family:'Z003';"
TY = "font-family:'Nimbus Mono PS';"

def A(i):  # 1910s-30s, hand of the escrivão on ruled paper
    c = pick(i, lambda k: mk(k,'pt','PB','Arêa|Areia',(1911,5,13),(1911,5,20),(1919,9,2),(5,0)),
      lambda k: mk(k,'it','ES','Collatina|Colatina',(1924,10,1),(1924,10,9),(1936,1,15),(22,30)),
      lambda k: mk(k,'pt','PI','Oeiras',(1930,6,21),(1930,7,4),(1933,2,27),(3,0),'t'),
      lambda k: mk(k,'pt','GO','Jatahy|Jataí',(1917,12,8),(1918,1,3),(1926,11,11),(16,0),'s'))(f'96A-{i}')
    if i == 1: c.pn = c.mn = 'deste Estado'; c.acc = {f'filiação.genitor_{g}.naturalidade': ['', 'PB', 'Estado do Parahyba', 'Parahyba', 'Paraíba', 'Estado da Paraíba', 'Areia/PB'] for g in '12'}
    if i == 2: c.pn = 'da Italia'
    d = c.b; TXD = (num(d.day,0,1)+' dias' if d.day > 1 else 'primeiro dia') + f' do mez de {MON[d.month-1]} do anno de {num(d.year,0,1)}'
    h, m = c.hm; pl = pick(i, 'no sitio denominado Olho d’Agua, deste districto', f'em casa de residencia de seus paes, á rua do Commercio, nesta villa de {c.mun}', f'na Fazenda Boa Esperança, termo desta cidade de {c.mun}', f'no logar Ribeirão das Antas, deste municipio de {c.mun}')
    e = pick(i, 'sitio denominado Olho d’Agua', 'casa de residencia de seus paes, á rua do Commercio', 'Fazenda Boa Esperança', 'logar Ribeirão das Antas')
    fil = f'filh{c.o} natural de Dona {c.M}, solteira, de serviços domesticos, {ns(c.mn,1)}; sendo avós maternos {c.MA} e Dona {c.MB}, não constando o nome do pae' if i == 4 else (f'filh{c.o} legitim{c.o} de {c.P}, {pick(i,"agricultor","commerciante","creador","")}, ' + ('e de sua mulher Dona ' if i == 1 else ns(c.pn,1)+', e de sua mulher Dona ') + c.M + (', ambos naturaes deste Estado' if i == 1 else ', '+ns(c.mn,1)) + f'; netto, pela parte do pae, de {c.PA} e de Dona {c.PB}, e, pela parte da mãe, de {c.MA} e de Dona {c.MB}'.replace('netto', 'nett'+c.o))
    tw = f' É {c.sx=="M" and "gemeo" or "gemea"} e nasceu em primeiro logar, tendo {"a outra" if fem(c.tw) else "o outro"} recebido o nome de {c.tw}, cujo assento é o seguinte.' if c.tw else ''
    txt = f'''<p class=t>{c.off}, Escrivão de Paz e Official do Registro Civil deste districto, por nomeação legal, etc.</p><p class=t><span class=k>Certifico</span>, a requerimento verbal de pessoa interessada, que, revendo em meu cartorio o livro numero {c.l} de assentos de nascimentos, delle, a folhas {fv(c)}, se vê o termo de numero {c.t}, feito aos {dw(c.reg,' de ',1)}, do qual consta que {"ao" if c.b.day==1 else "aos"} {TXD}, {Ao(h)} {h12(h,m,1)}, {pl}, nasceu uma creança do sexo {c.sex.lower()}, de côr {pick(i,'branca','branca','parda','morena')}, a quem se deu o nome de <b>{c.n}</b>, {fil}.{tw} Foi declarante {pick(i,'o proprio pae','o pae da creança','o pae','o avô materno')}, sendo testemunhas {c.w1} e {c.w2}. Nada mais se continha no dito assento, ao qual me reporto e dou fé. {c.mun}, aos {dw(c.iss,' de ',1)}. Eu, {c.off}, Escrivão, o escrevi e assigno.</p>'''
    body = rules(595, 860, 176, 24, 60, 545) + f'''<div class=h>REPUBLICA DOS ESTADOS UNIDOS DO BRASIL<br><i>Estado {OLD[c.uf]} &mdash; Comarca de {c.mun}</i><br>JUIZO DE PAZ E REGISTRO CIVIL</div><div style="position:absolute;left:44pt;top:34pt">{fiscal(pick(i,'300 RÉIS','600 RÉIS','1$000','500 RÉIS'),'THESOURO')}</div><div class=b>{txt}</div><div style="position:absolute;right:70pt;bottom:34pt">{sig(c.r,170,34,'#2b2b55')}</div><div style="position:absolute;left:66pt;bottom:30pt;font:8pt 'C059'">Custas: 2$400. &nbsp; Sello: $300.</div>'''
    cart = 'JUIZO DE PAZ E REGISTRO CIVIL'
    return out(c, 595, 860, f"body{{background:#faf4e2;color:#1c2140}}.h{{position:absolute;top:36pt;left:110pt;width:375pt;text-align:center;font:11.5pt/19pt 'C059';color:#222}}.b{{position:absolute;left:64pt;top:152pt;width:478pt;{HW}font-size:15.5pt;line-height:24pt;text-align:justify}}.t{{text-indent:30pt}}b{{font-weight:normal;text-decoration:underline}}.k{{font-size:19pt}}", body, est=e, cart=cart, texto=TXD, acc={**home(e), 'registro.cartório': ['Cartorio de Paz', 'JUIZO DE PAZ E REGISTRO CIVIL - Comarca de '+c.mun]})

def row(*a):  # printed / filled alternate; a filled part grows
    s = ''
    for k, x in enumerate(a):
        if k % 2 == 0: s += f'<span>{x}</span>' if x else ''
        else: s += f'<span class=f style="flex-grow:{max(len(str(x)),3)}">{x if x != "" else "&nbsp;"}</span>'
    return f'<div class=r>{s}</div>'
RW = ".r{display:flex;white-space:nowrap;align-items:baseline}.r>span{padding:0 3pt;flex:0 0 auto}.r>.f{flex-shrink:0;border-bottom:1.3pt dotted #777;text-align:center}"

def B(i):  # 1940s-60s printed form, landscape, typewriter over dotted lines
    c = pick(i, lambda k: mk(k,'pt','MG','Curvelo',(1946,3,9),(1946,3,16),(1952,8,21),(14,20)),
      lambda k: mk(k,'jp','PR','Londrina',(1951,11,27),(1951,12,5),(1964,4,7),(6,45)),
      lambda k: mk(k,'pt','AL','Penedo',(1943,1,1),(1944,2,18),(1959,10,30),None,'s'),
      lambda k: mk(k,'ar+pt','MT','Corumbá',(1939,7,14),(1939,7,15),(1941,3,3),(19,0),'j',sx='M'))(f'96B-{i}')
    if i == 2: c.pn = c.mn = 'do Japão'
    if i == 4: c.pn = 'do Líbano'
    e = pick(i, 'Hospital Imaculada Conceição', 'Casa de Saúde Santa Cecília', 'domicílio', 'Sociedade Beneficência Corumbaense')
    cart = f'CARTÓRIO DE PAZ DO DISTRITO DE {c.mun.upper()}'
    X = '&nbsp;-x-x-x-&nbsp;'
    obs = pick(i, 'nada consta', 'registro feito dentro do prazo legal', 'registrada nos têrmos do Decreto-lei n. 7.485' if c.sx == 'F' else 'registrado nos têrmos do Decreto-lei n. 7.485', X)
    N = lambda s: s.upper()
    for k in 'n P M PA PB MA MB'.split(): setattr(c, k, N(getattr(c, k)))
    d, q = c.b, c.reg
    f = f'''{row('Sob n.º', pt_(c.t), 'do livro', f'{c.l}-A', ', a fls.', fv(c, ' v.'), ', foi inscrito em', num(q.day) if q.day>1 else 'primeiro', 'de', MON[q.month-1], 'de', num(q.year), '')}
{row('o nascimento de', c.n, ', do sexo', c.sex.lower(), ', de côr', pick(i,'branca','amarela','parda','branca'), ',')}
{row('ocorrido no dia', num(d.day) if d.day>1 else 'primeiro', 'do mês de', MON[d.month-1], 'do ano de', num(d.year), ', às', '%02d' % c.hm[0] if c.hm else 'ignoradas', 'horas e' if c.hm else 'horas', *(['%02d' % c.hm[1], 'minutos,'] if c.hm else [X, 'minutos,']))}
{row('em', e, ', neste distrito de', c.mun, ', Estado', ST[c.uf], ';')}
{row('tendo por pai', c.P or X, ', de profissão', pick(i,'ferroviário','lavrador',X,'negociante') if c.P else X, ',', ns(c.pn) if c.pn else X)}
{row('e por mãe Dona', c.M, ', de profissão', 'doméstica', ',', ns(c.mn))}
{row('São avós do lado paterno', c.PA or X, 'e Dona', c.PB or X)}
{row('e do lado materno', c.MA, 'e Dona', c.MB, '.')}
{row('Prestou as declarações', pick(i,'o pai','o pai','a mãe','o pai'), 'na presença das testemunhas', c.w1, 'e', c.w2, '.')}
{row('Observações:', obs)}'''
    body = guil(842, 595, '#dfe7d8') + f'''<div class=h>{arms(46,'#555')}<div><b style="font-size:13pt">ESTADO {ST[c.uf].upper()}</b><br>{cart}<br><span style="font-size:8.5pt">Município e Comarca de {c.mun} &mdash; Escrivão: {c.off}</span></div></div><div class=tt>CERTIDÃO DE NASCIMENTO</div><div class=l>CERTIFICO, para os devidos fins, que no arquivo dêste Cartório consta o seguinte:</div><div class=b>{f}</div><div class=e>O referido é verdade e dou fé.<br><div class=r style="width:420pt">{row(c.mun+',', f'{c.iss.day:02d}', 'de', MON[c.iss.month-1], 'de', str(c.iss.year))[13:-6]}</div></div><div class=s>{sig(c.r,180,26)}<br><span style="border-top:.8pt solid #333;padding:0 20pt">O Escrivão de Paz</span></div><div style="position:absolute;left:480pt;bottom:40pt">{fiscal(pick(i,'Cr$ 2,00','Cr$ 10,00','Cr$ 5,00','1$200'),'ESTADUAL')}</div>'''
    xt = f'{num(d.day) if d.day>1 else "primeiro"} do mês de {MON[d.month-1]} do ano de {num(d.year)}'
    return out(c, 842, 595, RW+f"body{{background:#fbfaf3;font:10.5pt 'C059'}}.f{{{TY}font-size:9.6pt;color:#1b2a6b;font-weight:bold}}.h{{position:absolute;left:40pt;top:34pt;display:flex;gap:14pt;align-items:center;line-height:15pt}}.tt{{position:absolute;top:92pt;width:100%;text-align:center;font-size:19pt;letter-spacing:4pt}}.l{{position:absolute;left:44pt;top:130pt}}.b{{position:absolute;left:38pt;width:766pt;top:152pt}}.b .r{{height:29pt}}.e{{position:absolute;left:44pt;top:458pt;line-height:24pt}}.s{{position:absolute;right:50pt;bottom:52pt;width:230pt;text-align:center;font-size:9pt}}", body, est=e, cart=cart, texto=xt, livro=f'{c.l}-A', termo=pt_(c.t), av='' if i != 2 and i != 3 else '', an=obs if i in (2, 3) else '', acc={'observações.anotações': [''], 'observações.averbações': [''], **(HOME if i == 3 else {})})

def Cc(i):  # 1950s-60s letterhead, typewriter, number of the act in the margin
    c = pick(i, lambda k: mk(k,'pt','PE','Garanhuns',(1953,5,9),(1953,5,12),(1961,7,3),(4,10),up=1),
      lambda k: mk(k,'it+de','RS','Caxias do Sul',(1958,8,30),(1958,8,31),(1967,2,14),(21,0),up=1),
      lambda k: mk(k,'pt','BA','Ilhéus',(1949,2,3),(1949,2,25),(1969,12,9),(13,35),'s',up=1),
      lambda k: mk(k,'pl','PR','Castro',(1955,10,18),(1955,10,19),(1956,5,2),(10,0),'t',up=1))(f'96C-{i}')
    ea = pick(i, 'Santa Casa de Misericórdia', 'Hospital Nossa Senhora de Pompéia', 'Rua do Cabaré Velho, n. 41', 'Maternidade Dona Leonor')
    ea = 'Rua da Linha, n. 41' if i == 3 else ea
    h, m = c.hm; same = c.reg.month == c.b.month
    dt_ = pick(i, f'de 9 daquele mês e ano', 'do dia anterior', f'de 3 daquele mês e ano', 'da véspera')
    decl = pick(i, 'do pai', 'do pai', 'da avó materna', 'do pai')
    who = pick(i, 'motorista', 'viticultor', '', 'madeireiro')
    cart = pick(i, 'CARTÓRIO DO REGISTRO CIVIL DA 1.ª ZONA', 'REGISTRO CIVIL DAS PESSOAS NATURAIS — 2.ª ZONA', 'CARTÓRIO DO REGISTRO CIVIL DO 2.º OFÍCIO', 'OFÍCIO DO REGISTRO CIVIL DA SEDE')
    fil = (f'São seus pais o {who} {c.P}, {ns(c.pn,0,2)}, e D. {c.M}, do lar, {ns(c.mn,0,2)}, casados nesta Comarca. Por linha paterna descende de {c.PA} e D. {c.PB}; por linha materna, de {c.MA} e D. {c.MB}.' if c.P else f'É sua mãe, solteira e lavadeira, {c.M}, {ns(c.mn,0,2)}, de quem são pais {c.MA} e D. {c.MB}. Nada se declarou quanto ao pai.')
    tw = f' Veio ao mundo no mesmo parto {c.tw}, registrad{"a" if fem(c.tw.title()) else "o"} sob o número imediato.' if c.tw else ''
    gm = 'a menina' if c.sx == 'F' else 'o menino'
    av = {3: f'Por escritura de reconhecimento lavrada em 7 de abril de 1955 nas notas do 1.º Tabelião desta cidade, {c.jz} declarou-se pai d{gm}, sem alteração do nome.'}.get(i, '')
    txt = f'''CERTIFICO e dou fé, em atenção a pedido verbal de pessoa interessada, que no livro {c.l}, fôlha {fv(c,' v.')}, desta Serventia, verifica-se haver sido levad{c.o} a registro, em {dm(c.reg)}, perante o Oficial de então, {c.oo}, e por declaração {decl}, {gm} <b>{c.n}</b>, que veio ao mundo {A_(h)} {h12(h,m)} {dt_}, {'na casa sita à ' if i==3 else 'na ' if ea[0] in 'SM' else 'no '}{ea}, nesta cidade. {fil}{tw} Firmaram o assento como testemunhas {c.w1} e {c.w2}.'''
    body = f'''<div class=h><b style="font-size:13pt">{cart}</b><br>{c.mun} &mdash; {est(c.uf)}<br><b>{c.off}</b> &mdash; Oficial &nbsp;&middot;&nbsp; <b>{c.clk}</b> &mdash; Escrevente Juramentado<br><span style="font-size:7.5pt">Rua 15 de Novembro, {c.r.randrange(20,400)} &mdash; Fone {c.r.randrange(12,40)}-{c.r.randrange(10,99)} &mdash; Expediente: das 12 às 17 horas</span></div>
<div class=m>N.º {pt_(c.t)}<br>---------<br>{c.n.title() if 0 else ''}<br>NASCIMENTO<br><br>Custas<br>da Tabela<br>F, n. IV</div><div class=b><p style="text-align:center;letter-spacing:6pt;margin-bottom:20pt">C E R T I D Ã O</p><p>{txt}</p>{'<p style="margin-top:10pt">À margem, averbado: '+av+'</p>' if av else ''}<p style="margin-top:10pt">É o que me cumpre certificar.</p><p style="margin-top:14pt">{c.mun}, {dm(c.iss)}.</p></div><div style="position:absolute;left:250pt;bottom:96pt;text-align:center;{TY}font-size:10pt">{sig(c.r,190,34)}<br>{c.off}<br>O f i c i a l</div><div style="position:absolute;left:46pt;bottom:80pt">{stamp('CARTÓRIO','REG. CIVIL')}</div><div style="position:absolute;left:0;width:100%;bottom:34pt;text-align:center;font:7pt 'URW Gothic'">Reconheço a firma supra &mdash; Tabelionato Local</div>'''
    return out(c, 595, 842, f"body{{background:#fdfcf6}}.h{{position:absolute;top:34pt;left:40pt;right:40pt;text-align:center;font:9pt/15pt 'URW Bookman';border-bottom:2pt double #333;padding-bottom:8pt}}.m{{position:absolute;left:44pt;top:170pt;width:82pt;{TY}font-size:9.5pt;line-height:14pt;text-align:center}}.b{{position:absolute;left:138pt;top:150pt;width:408pt;{TY}font-size:10.6pt;line-height:19pt;color:#222;border-left:.6pt solid #a33;padding-left:12pt}}b{{font-weight:bold}}", body, est=ea, cart=cart, texto=dd(c.b), termo=pt_(c.t), av=av, acc={'dados_pessoais.data_nascimento.texto_completo': [dt_, dt_[3:]], **({**home('casa sita à '+ea), 'filiação.genitor_2.nome_completo': [c.jz]} if i == 3 else {}), 'registro.cartório': [cart.replace('—', '-')]})

def Dd(i):  # modern inteiro teor: CPF, matrícula, act quoted, notes below
    c = pick(i, lambda k: mk(k,'pt','MA','Codó',(2011,5,19),(2011,5,23),(2023,8,14),(17,32),up=1),
      lambda k: mk(k,'pt','RO','Ariquemes',(2004,9,2),(2004,9,15),(2022,1,27),(0,45),'s',up=1),
      lambda k: mk(k,'de','SC','Blumenau',(1998,12,30),(1999,1,8),(2019,11,5),(8,5),'t',up=1),
      lambda k: mk(k,'pt','TO','Porto Nacional',(1989,7,11),(1989,7,12),(2025,3,18),(23,50),'P',up=1))(f'96D-{i}')
    c.v = False; r = c.r; h, m = c.hm
    mt = matr(r, c.reg.year, c.l, c.f, c.t); cp = cpf(r) if i != 3 else ''
    e = pick(i, 'Hospital Geral Municipal', 'Hospital e Maternidade Regional', 'Hospital Santo Antônio', 'Hospital Materno-Infantil Tia Dedé'); dnv = f'30-{r.randrange(10**7,10**8-1)}-{r.randrange(10)}' if i < 3 else ''
    dN = lambda n: f'{"primeiro" if n==1 else num(n)} ({n:02d})'
    cur = 'do corrente mês' if c.b.month == c.reg.month else f'de {MON[c.b.month-1]} último' if c.b.year == c.reg.year else f'de {MON[c.b.month-1]} do ano próximo findo'
    cart = pick(i, 'SERVENTIA EXTRAJUDICIAL DO 2º OFÍCIO DE CODÓ', 'OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE ARIQUEMES', 'CARTÓRIO SALDANHA - 1º SUBDISTRITO DE BLUMENAU', 'CARTÓRIO DE REGISTRO CIVIL DE PORTO NACIONAL')
    job = pick(i, 'pedreiro', 'manicure', 'tecelão', 'vaqueiro')
    fem = not c.P
    decl = c.M if fem else c.P; dn = c.mn if fem else c.pn
    idn = f'{ns(dn,0,1)}, com {r.randrange(19,38)} anos de idade, {"solteira" if fem else "casado"}, {job}, residente e domiciliad{"a" if fem else "o"} na Rua {r.choice(["das Acácias","Projetada C","Sete de Setembro","do Campo"])}, nº {r.randrange(10,900)}'
    docx = f', e, exibindo a Declaração de Nascido Vivo nº {dnv},' if dnv else ', e'
    rel = f'que é filh{c.o} dela declarante; que são avós maternos {c.MA} e {c.MB}; que deixa de declarar a paternidade' if fem else f'que é filh{c.o} dele declarante e de {c.M}, {ns(c.mn,0,1)}, do lar; ' + ('que são avós paternos ' + f'{c.PA} e {c.PB}, e maternos {c.MA} e {c.MB}' if c.PA else f'que é net{c.o} matern{c.o} de {c.MA} e {c.MB}, não sabendo informar os avós paternos')
    tw = f'; que {"o registrando" if c.sx=="M" else "a registranda"} é o primeiro de parto duplo, do qual também nasceu {c.tw}, com assento no termo nº {pt_(c.t+1)}' if c.tw else ''
    av = {2: f'Nos termos do Provimento nº 16 do CNJ, compareceu em 04/06/2013 {c.w1} e reconheceu como sua a filiação, sem alteração do nome {"do registrado" if c.sx=="M" else "da registrada"}. Avós paternos: não declarados.'}.get(i, ''); 
    an = {4: f'Casou-se em 20/10/2012, no Cartório de Dianópolis-TO, livro B-14, fls. 77, termo 2.310, com {person(r,"F" if c.sx=="M" else "M",1990).upper()}, conservando o nome de solteir{c.o}.'}.get(i, '')
    selo = f'{"".join(r.choice("ABCDEFGHJKLMNP") for _ in range(6))}{r.randrange(10**5,10**6-1)}' ; selo = selo[:6] + '-' + selo[6:]
    txt = f'''“Termo nº {pt_(c.t)}. Aos {dN(c.reg.day)} dias do mês de {MON[c.reg.month-1]} do ano de {num(c.reg.year)} ({c.reg.year}), nesta cidade e comarca de {c.mun}, {est(c.uf)}, em cartório, perante mim, escrevente autorizada, compareceu {decl}, brasileir{"a" if fem else "o"}, {idn}{docx} disse que no dia {dN(c.b.day)} {cur}, {"aos quarenta e cinco minutos da madrugada" if h==0 else "às "+h24(h,m)}, no {e}, nesta cidade, nasceu com vida uma criança do sexo {c.sex.lower()}, à qual deu o nome de {c.n}; {rel}{tw}. Lido e achado conforme, vai assinado pel{"a" if fem else "o"} declarante. Dispensadas as testemunhas. Eu, (a.) {c.clk}, escrevente, digitei. Eu, (a.) {c.oo}, Oficial, subscrevo e assino.”'''
    nts = (f'<b>AVERBAÇÃO:</b> {av}' if av else '') + (f'<b>ANOTAÇÃO:</b> {an}' if an else '') or 'Nada consta à margem.'
    body = f'''<div class=h>{arms(54,'#245')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br><b>REGISTRO CIVIL DAS PESSOAS NATURAIS</b><div style="font:bold 14pt 'Liberation Sans';margin-top:6pt">CERTIDÃO DE INTEIRO TEOR</div><span style="font-size:9pt">NASCIMENTO</span></div><div class=x><small>NOME</small><br><b style="font-size:13pt">{c.n}</b><br><small>CPF</small> {cp or '&mdash;&mdash;&mdash;'} &nbsp;&nbsp;&nbsp; <small>MATRÍCULA</small> {mt}</div><div class=b><p>CERTIFICO, a pedido da parte, que às fls. {c.f:03d} do Livro A-{c.l} de Registro de Nascimentos deste Ofício foi lavrado o seguinte assento, que transcrevo em sua inteireza:</p><p class=q>{txt}</p><p>{nts}</p><p>Era o que se continha. O conteúdo da certidão é verdadeiro. Dou fé.</p></div><div class=s>{c.mun} - {c.uf}, {dm(c.iss)}.<br>{sig(c.r,160,30)}<br><b>{c.off}</b><br>Oficial(a) Registrador(a)</div><div class=o><b>{cart}</b><br>{c.mun}/{c.uf} &mdash; Av. Central, {r.randrange(10,999)} &mdash; CEP {r.randrange(10,99)}{r.randrange(100,999)}-000<br>E-mail: registro@oficio{c.uf.lower()}.example</div><div class=z>{qr(r,58)}<div>PODER JUDICIÁRIO &mdash; SELO DIGITAL<br><b>{selo}</b><br>Emol. R$ {r.randrange(40,99)},{r.randrange(10,99)} ISS R$ 2,17<br>Consulte em selo.tj{c.uf.lower()}.example</div></div>'''
    return out(c, 595, 842, "body{font:10pt 'Liberation Sans'}.h{position:absolute;top:24pt;width:100%;text-align:center;line-height:14pt}.x{position:absolute;left:44pt;right:44pt;top:164pt;border:.8pt solid #245;padding:8pt 10pt;text-align:center;line-height:18pt}.x small{color:#567;font-size:7pt}.b{position:absolute;left:44pt;right:44pt;top:250pt;text-align:justify;line-height:15.5pt}.b p{margin-bottom:9pt}.q{font-family:'Liberation Serif';font-size:11pt;padding:0 10pt}.s{position:absolute;left:300pt;width:250pt;bottom:120pt;text-align:center;font-size:9pt}.o{position:absolute;left:44pt;bottom:150pt;width:240pt;font-size:8pt;line-height:12pt}.z{position:absolute;left:44pt;bottom:44pt;display:flex;gap:10pt;font-size:7.5pt;line-height:12pt;align-items:center}", body, est=e, cart=cart, texto=dd(c.b), mat=mt, cpf_=cp, dnv=dnv, selo=selo, livro=f'A-{c.l}', folha=f'{c.f:03d}', termo=pt_(c.t), av=av, an=an, twinfo=None, acc={'dados_pessoais.data_nascimento.texto_completo': [f'{dN(c.b.day)} {cur}'], **({'filiação.genitor_2.nome_completo': [c.w1]} if i == 2 else {})})

def Ee(i):  # consular birth certificate
    city, land, prep = pick(i, ('Assunção','Paraguai','do Paraguai'), ('Milão','Itália','da Itália'), ('Nagoia','Japão','do Japão'), ('Boston','Estados Unidos da América','dos Estados Unidos da América'))
    c = pick(i, lambda k: mk(k,'pt','PR',city,(1979,7,3),(1979,8,8),(1979,8,8),(1,20)),
      lambda k: mk(k,'it','SP',city,(1988,2,16),(1988,3,30),(1996,10,4),(15,0)),
      lambda k: mk(k,'jp','SP',city,(1997,4,24),(1997,5,6),(2003,6,17),(11,8)),
      lambda k: mk(k,'pt','MG',city,(2006,10,9),(2007,1,22),(2007,1,22),(20,41),'s'))(f'96E-{i}')
    c.uf = ''; c.v = False; r = c.r; h, m = c.hm
    if i == 1: c.mn = 'do Paraguai'
    e = pick(i, 'Sanatorio San Lucas', 'Ospedale dei Bambini', 'Hospital Municipal Minato', 'Saint Brendan Hospital'); tit = pick(i, 'Cônsul-Geral', 'Vice-Cônsul', 'Cônsul-Geral Adjunto', 'Cônsul-Geral') ; cart = f'CONSULADO-GERAL DO BRASIL EM {city.upper()}'
    nP = lambda x: ns(x) if isinstance(x, str) else f'nascid@ em {x[0]}, {x[1]}'
    fil = (f'Filiação: {c.P}, brasileiro, {nP(c.pn).replace("@","o")}, portador do passaporte n.º C{r.randrange(100000,999999)}, e {c.M}, {"paraguaia" if i==1 else "brasileira"}, {nP(c.mn).replace("@","a")}, sua esposa. Ascendentes do genitor: {c.PA} e {c.PB}. Ascendentes da genitora: {c.MA} e {c.MB}.' if c.P else f'Filiação: {c.M}, brasileira, {nP(c.mn).replace("@","a")}, portadora do passaporte n.º CT{r.randrange(100000,999999)}. Ascendentes da genitora: {c.MA} e {c.MB}.')
    an = pick(i, 'Nascimento registrado nos termos do artigo 145, inciso I, alínea “c”, da Constituição Federal.', 'A presente certidão deverá ser transcrita no Livro “E” do 1.º Ofício do Registro Civil do domicílio no Brasil.', 'Válida como prova de nacionalidade até a maioridade; optar na forma do artigo 12, I, “c”, da Constituição.', 'Registro gratuito. Brasileir%s nat%s conforme a legislação vigente.' % (c.o, c.o))
    body = guil(595, 842, '#dfe4d0') + f'''<div class=h>{arms(58,'#3b5a2e')}<br><b style="font-size:12pt">{cart}</b><br><i>Serviço Notarial e de Registro Civil</i></div><div class=tt>Certidão de Registro de Nascimento</div><div class=b><p>Saibam quantos a presente virem que, à página {c.f:03d} do Livro n.º {c.l} de Registros de Nascimento desta Repartição, foi inscrito, em {dd(c.reg).replace('/','.')}, sob o n.º {c.t}, o nascimento de</p><p class=n>{c.n}</p><p>d{'o' if c.sx=='M' else 'a'} qual me foi apresentado o registro local n.º {r.randrange(100,9999)}/{c.b.year}, e cujo nascimento teve lugar nesta cidade de {city}, {land}, no estabelecimento hospitalar “{e}”, {'à' if h==1 else 'às'} {h}h{m:02d} do dia {dm(c.b)}, sendo do sexo {c.sex.lower()}.</p><p>{fil}</p><p>Declarante: {"a genitora" if not c.P else "o genitor"}. Testemunhas: {c.w1} e {c.w2}, maiores, aqui residentes.</p><p><b>Observação:</b> {an}</p><p>Em fé do que, expedi a presente, que assino e faço selar com o selo das armas desta Repartição, em {city}, no dia {dm(c.iss)}.</p></div><div class=s>{sig(r,190,36)}<br>{c.off}<br><i>{tit} do Brasil</i></div><div style="position:absolute;left:70pt;bottom:70pt">{stamp('CONSULADO-GERAL','DO BRASIL',96,'#2e5a3b',8)}</div><div style="position:absolute;left:230pt;bottom:40pt;width:310pt;font:7.5pt 'Liberation Sans';text-align:right">Emolumentos consulares: Tabela, item 410 &mdash; US$ {r.choice(['5,00','isento','20,00'])} &mdash; Digitado por {c.clk}, Auxiliar</div>'''
    acc = {'local_nascimento.uf': ['EX', land], 'registro.uf': ['EX', land], 'registro.município': [f'{city}, {land}'], 'dados_pessoais.naturalidade': [city, f'{city} - {land}', f'{city}, {land}'], 'observações.anotações': [''], 'documento.órgão_emissor': [cart, cart.title(), 'Consulado-Geral do Brasil'], 'filiação.genitor_2.naturalidade': ['Paraguai', ''] if i == 1 else []}
    return out(c, 595, 842, "body{background:#fcfcf7;font:11pt 'P052'}.h{position:absolute;top:36pt;width:100%;text-align:center;line-height:16pt}.tt{position:absolute;top:152pt;width:100%;text-align:center;font:italic 21pt 'P052'}.b{position:absolute;left:64pt;right:64pt;top:200pt;text-align:justify;line-height:17.5pt}.b p{margin-bottom:8pt}.b .n{text-align:center;font:bold 15pt 'P052'}.s{position:absolute;right:70pt;bottom:74pt;width:260pt;text-align:center}", body, est=e, cart=cart, texto=dm(c.b), nat=f'{city}/{land}', folha=f'{c.f:03d}', an=an, acc=acc)

def Ff(i):  # transcription of a foreign / consular birth in Livro E
    city, land = pick(i, ('Lisboa','Portugal'), ('Zurique','Suíça'), ('Hamamatsu','Japão'), ('Luanda','Angola'))
    c = pick(i, lambda k: mk(k,'pt','GO','Catalão',(1999,3,12),(2001,4,3),(2010,2,5),(9,15)),
      lambda k: mk(k,'de','ES','Santa Teresa',(2008,6,28),(2012,7,19),(2012,7,20),(18,6),'s'),
      lambda k: mk(k,'jp+pt','MS','Corumbá',(1993,11,5),(1994,12,1),(2017,9,28),None,'n'),
      lambda k: mk(k,'pt','DF','Brasília',(1976,1,25),(1977,3,14),(2014,5,9),(3,40)))(f'96F-{i}')
    c.v = False; r = c.r; mt = matr(r, c.reg.year, c.l, c.f, c.t, 7)
    e = pick(i, 'Maternidade Dr. Alfredo da Costa', 'Klinik Hirslanden', '', 'Maternidade Augusto Ngangula')
    cart = pick(i, '1º OFÍCIO DO REGISTRO CIVIL E TABELIONATO DE NOTAS', 'CARTÓRIO DO 1º OFÍCIO – SEDE', 'REGISTRO CIVIL DO 1º SERVIÇO NOTARIAL E REGISTRAL', 'CARTÓRIO DO 1º OFÍCIO DE REGISTRO CIVIL')
    cons = f'Consulado do Brasil em {city}' if i != 2 else f'Zivilstandsamt de {city}, vertida por tradutora pública'
    kid = 'um menino' if c.sx == 'M' else 'uma menina'
    dx = dw(c.b); pn = c.pn; q = lambda x, o: f'oriund{o} de {x[0]} ({x[1]})'
    fil = ('cujos pais são ' + f'{c.P}, {q(c.pn,"o")}, e {c.M}, {q(c.mn,"a")}' if c.P else f'cuja mãe é {c.M}, {q(c.mn,"a")}, omissa a paternidade') + (', sem indicação dos avós' if 'n' in c.tags else f', e cujos avós são, da parte da mãe, {c.MA} e {c.MB}' + (f', e da parte do pai, {c.PA} e {c.PB}' if c.P else ''))
    an = pick(i, 'A condição da nacionalidade brasileira depende de opção, a qualquer tempo, depois de atingida a maioridade, perante a Justiça Federal.', 'Brasileir%s nat%s nos termos do art. 12, inciso I, alínea “c”, in fine, da Constituição Federal.' % (c.o, c.o), 'Por decisão do Juízo Federal de Campo Grande, nos autos 2011.60.00.1234-5, foi homologada a opção pela nacionalidade brasileira.', f'Casou-se em Brasília, 2º Ofício, aos 06/11/2004, com {person(r,"F" if c.sx=="M" else "M",1976)}, permanecendo com o mesmo nome.')
    isav = i == 3
    body = f'''<div class=l></div><div class=h><b>{cart}</b><br>{c.mun} &middot; {est(c.uf)}<br><span style="font-size:8pt">Titular: {c.off} &nbsp;|&nbsp; Substituta: {c.clk}</span></div><div class=tt>TRASLADO DE NASCIMENTO OCORRIDO NO EXTERIOR<br><span style="font-size:9pt">LIVRO “E” &nbsp;&bull;&nbsp; Lei nº 6.015/73, art. 32, § 1º</span></div><div class=b><p>Matrícula {mt}</p><p>Faço certo que, por petição de pessoa interessada, autuada e arquivada nesta Serventia, trasladei no dia {dm(c.reg)}, sob número de ordem {c.t}, a folhas {c.f} do livro E-{c.l}, certidão passada pelo {cons}, pela qual se prova que {kid} de nome <b>{c.n}</b>, {fil}, nasceu em {city}, {land}, {'na '+e+', ' if e and e[0]!='K' else 'na “'+e+'”, ' if e else ''}em {dx}{', sem menção da hora' if not c.hm else ', quando eram '+h24(*c.hm)}.</p><p>Era o que constava da mencionada certidão, cujo original, legalizado, devolvi à parte com o carimbo desta Serventia.</p><p class=o>{an}</p><p>Dado e passado nesta cidade de {c.mun}, aos {c.iss.day} dias de {MON[c.iss.month-1]} de {c.iss.year}.</p></div><div class=s>{sig(r,170,34,'#1c3a2c')}<br><b>{c.off}</b><br>Oficial do 1º Ofício</div><div class=z>2ª VIA &mdash; emolumentos recolhidos &mdash; válida em todo o território nacional &mdash; Qualquer rasura invalida este documento</div>'''
    acc = {'local_nascimento.uf': ['EX', land], 'dados_pessoais.naturalidade': [city, f'{city} - {land}', f'{city}, {land}'], 'registro.livro': [str(c.l)], 'observações.averbações': [an], 'observações.anotações': [an, '']}
    return out(c, 595, 842, "body{font:11.5pt 'URW Bookman'}.l{position:absolute;left:0;top:0;width:26pt;height:842pt;background:#2d4a3a}.h{position:absolute;left:60pt;right:40pt;top:40pt;line-height:17pt}.tt{position:absolute;left:60pt;right:40pt;top:118pt;padding:8pt 0;border-top:1pt solid #2d4a3a;border-bottom:1pt solid #2d4a3a;font:bold 13pt/18pt 'URW Gothic'}.b{position:absolute;left:60pt;right:50pt;top:196pt;line-height:19pt}.b p{margin-bottom:11pt}.o{font-style:italic}.s{position:absolute;left:60pt;bottom:80pt;line-height:15pt}.z{position:absolute;left:60pt;bottom:36pt;font:7pt 'Liberation Sans'}", body, est=e, cart=cart, texto=dx, mat=mt, livro=f'E-{c.l}', lm=city, lu='', nat=f'{city}/{land}', av=an if isav else '', an='' if isav else an, acc=acc)

def Gg(i):  # late registration: the person himself appears
    c = pick(i, lambda k: mk(k,'pt','AC','Tarauacá',(1931,4,17),(1985,6,4),(1985,6,11),None,'P'),
      lambda k: mk(k,'pt','MA','Viana',(1948,8,15),(1987,10,22),(1999,3,2),(5,0)),
      lambda k: mk(k,'pt','AP','Mazagão',(1963,12,2),(1990,1,30),(1990,1,30),None,'s'),
      lambda k: mk(k,'pt','PA','Cametá',(1971,5,6),(2012,11,13),(2012,11,20),(14,0)))(f'96G-{i}')
    r = c.r; R = 'o registrando' if c.sx == 'M' else 'a registranda'; ele = 'ele' if c.sx == 'M' else 'ela'
    loc = pick(i, ('no Seringal Bom Destino, à margem do rio Murú, deste município','Seringal Bom Destino'), ('no povoado Santa Eulália, zona rural deste município','povoado Santa Eulália'), ('na localidade Ajudante, deste município','localidade Ajudante'), ('na Vila de Carapajó, em casa de seus pais, neste município','Vila de Carapajó'))
    df = person(r, 'F', 1970)
    auth = pick(i, f'conforme despacho do MM. Juiz Dr. {c.jz}, exarado em 30-5-1985', f'dispensado o despacho judicial, por ser pobre na forma da lei', f'autorizad{c.o} pelo MM. Juiz Dr. {c.jz}', 'de acordo com o Provimento nº 28 do Conselho Nacional de Justiça')
    dt_ = f'{c.b.day:02d} de {MON[c.b.month-1]} de {c.b.year}'
    gp = f'neto por parte de pai de {c.PA} e {c.PB} e por parte de mãe de {c.MA} e {c.MB}'.replace('neto', 'net'+c.o) if c.PA else f'neto por parte de mãe de {c.MA} e {c.MB}'.replace('neto', 'net'+c.o) + (', ignorando os nomes dos avós por parte de pai' if c.P else '')
    fil = (f'{c.P}, já falecido, {ns(c.pn,0,3)}, e {c.M}, {ns(c.mn,0,3)}' if c.P else f'{c.M}, {ns(c.mn,0,3)}, e de pai que não foi declarado')
    cart = pick(i, 'Cartório do Registro Civil da Comarca de Tarauacá', 'Cartório do 1.º Ofício de Viana', 'Cartório Único de Mazagão', 'Cartório Moju Pantoja - Ofício de Cametá')
    txt = f'''Pelas {r.randrange(9,12)} horas de {dm(c.reg)}, neste Cartório, comparece e se identifica como {c.n} {'o lavrador' if c.sx=='M' else 'a lavradora'} que, por não saber assinar, deixa sua impressão digital, e, {auth}, requer por si o assento tardio do seu nascimento, nos têrmos do artigo 46 da Lei dos Registros Públicos, dizendo: que nasceu {loc[0]}, {'a hora que ignora d' if not c.hm else f'cerca das {h12(*c.hm,0,0)} d'}o dia {dt_}; que é do sexo {c.sex.lower()}, solteir{c.o}, e nunca foi registrad{c.o}; {'que são seus genitores' if c.P else 'que é filh'+c.o+' de'} {fil}; que é {gp}. Confirmam tudo, porque {'o' if c.sx=='M' else 'a'} conhecem de longa data, {c.w1}, agricultor, e {c.w2}, aposentad{'a' if fem(c.w2) else 'o'}, ambos residentes neste município, que assinam. A rogo d{R}, assina {df}. Lavrado por mim, {c.oo if c.iss.year!=c.reg.year else c.off}, que subscrevo.'''.replace('têrmos', 'termos')
    vals = f'Livro A-{c.l} &nbsp; Folha {fv(c, "-v")} &nbsp; Registro n.º {c.t}'
    an = pick(i, '', 'Registro feito fora do prazo, isento de multa.', '', f'{R.capitalize()} possui título de eleitor n.º {r.randrange(10**11,10**12-1)}, expedido antes do registro.')
    F = "'Liberation Mono'" if i in (1, 2, 3) else "'Noto Serif'"
    body = f'''<div class=h>{cart}<br><span style="font-size:9pt">{est(c.uf)} &mdash; CGC {r.randrange(10,99)}.{r.randrange(100,999)}.{r.randrange(100,999)}/0001-{r.randrange(10,99)}</span></div><div class=v>{vals}</div><div class=tt>NASCIMENTO &mdash; REGISTRO TARDIO &mdash; CÓPIA INTEGRAL</div><div class=b>{txt}</div><div class=n>OBSERVAÇÕES À MARGEM<br><span>{an or '- - - - - - - - - - -'}</span></div><div class=s>Extraída por cópia fiel do original a que me reporto.<br>{c.mun} ({c.uf}), {dd(c.iss)}.<br>{sig(r,170,32)}<br>{c.off}<br>Tabeli{'ão' if not fem(c.off) else 'ã'} e Oficial do Registro Civil</div><div style="position:absolute;left:60pt;bottom:60pt;width:70pt;height:84pt;border:.7pt solid #555;font:7pt 'Liberation Sans';text-align:center;padding-top:72pt">polegar direito</div>'''
    acc = {**home(*loc), 'registro.livro': [str(c.l)], 'observações.anotações': ['']}
    return out(c, 612, 936, f"body{{background:#fffef9;font:10.5pt {F}}}.h{{position:absolute;top:46pt;left:60pt;right:60pt;text-align:center;font:bold 15pt/20pt 'Nimbus Roman'}}.v{{position:absolute;top:110pt;left:60pt;right:60pt;text-align:right;font-size:10pt}}.tt{{position:absolute;top:146pt;width:100%;text-align:center;font-weight:bold;font-size:10.5pt}}.b{{position:absolute;left:60pt;right:60pt;top:182pt;line-height:20pt;text-align:justify}}.n{{position:absolute;left:60pt;right:60pt;top:630pt;border-top:.8pt dashed #666;padding-top:6pt;font-size:8.5pt;line-height:16pt}}.n span{{font-size:10pt}}.s{{position:absolute;left:230pt;right:50pt;bottom:56pt;text-align:center;font-size:9.5pt;line-height:16pt}}", body, est=loc[1], cart=cart, texto=dt_, livro=f'A-{c.l}', folha=fv(c,'-v'), an=an, acc=acc)

def H(i):  # judicial registration (mandado): numbered clauses
    c = pick(i, lambda k: mk(k,'pt','RN','Caicó',(1947,9,24),(1964,3,18),(1964,4,2),(7,0),up=0),
      lambda k: mk(k,'it','RS','Bagé',(1961,2,7),(1974,11,21),(1983,5,25),(12,30)),
      lambda k: mk(k,'pt','RJ','Vassouras',(1986,6,13),(1995,8,9),(2002,12,16),None,'s'),
      lambda k: mk(k,'ar','SP','Bauru',(1938,10,30),(1979,1,26),(1979,2,1),(18,15)))(f'96H-{i}')
    r = c.r; c.v = False
    why = pick(i, 'supriu a falta do registro', 'ordenou a restauração do assento destruído em incêndio', 'determinou a lavratura do assento de criança abandonada pelo pai e cuja mãe é interdita', 'julgou procedente a justificação de nascimento')
    e = pick(i, 'Fazenda Umari', 'Santa Casa de Caridade de Bagé', 'Hospital Eufrásia', 'prédio n. 18 da Rua Araújo Leite')
    at = pick(i, f'na {e}, deste município', f'na {e}', f'no {e}, na cidade de {c.mun}', f'no {e}, em {c.mun}')
    jb = dd(c.b); hx = 'não constando a hora' if not c.hm else ('às doze horas e trinta minutos' if c.hm == (12, 30) else f'às {c.hm[0]}:{c.hm[1]:02d} horas')
    sd = D(c.reg.year, c.reg.month, 1) - dt.timedelta(days=20)
    mdl = lambda x: f'(naturalidade: {x[0]}, {x[1]})'
    it = [f'DO TÍTULO. Mandado de {dd(sd)}, expedido nos autos n. {r.randrange(100,999)}/{c.reg.year-1900} e assinado pelo MM. Juiz de Direito, Dr. {c.jz}, que {why}.',
      f'DO ASSENTO. Lavrado em {dd(c.reg)}; livro {c.l}; folhas {c.f}; termo {c.t}.',
      (f'DOS PAIS. {c.M} {mdl(c.mn)} e {c.P} {mdl(c.pn)}.' if i % 2 == 0 else f'DOS PAIS. {c.P} {mdl(c.pn)} e {c.M} {mdl(c.mn)}.') if c.P else f'DA MÃE. {c.M} {mdl(c.mn)}; nenhum pai foi indicado no mandado.',
      f'DOS AVÓS. Maternos: {c.MA} e {c.MB}.' + (f' Paternos: {c.PA} e {c.PB}.' if c.P else ''),
      f'DO NASCIMENTO. Em {jb}, {hx}, {at}.',
      f'D{"O REGISTRADO" if c.sx=="M" else "A REGISTRADA"}. {c.n}, de sexo {c.sex.lower()}.']
    av = pick(i, '', f'Retificada, por sentença de 9-3-1980, a grafia do prenome da avó paterna, que é {(c.PB+" x").split()[0]}.', f'Foi nomeada tutora, por termo de 10/10/1995, a tia materna {person(r,"F",1960)}.', '')
    it.append('DAS AVERBAÇÕES. ' + (av or 'Não há.'))
    cart = pick(i, '1.º CARTÓRIO JUDICIÁRIO DE CAICÓ', 'OFÍCIO DOS REGISTROS ESPECIAIS DE BAGÉ', 'REGISTRO CIVIL DO 1.º DISTRITO DE VASSOURAS', 'REGISTRO CIVIL DO 2.º SUBDISTRITO DE BAURU')
    R_ = 'I,II,III,IV,V,VI,VII'.split(',')
    body = f'''<div class=h><div>{arms(50,'#444')}</div><div><b>{cart}</b><br>Comarca de {c.mun} &mdash; {c.uf}<br><small>Oficial: {c.off}. Suboficial: {c.clk}.</small></div></div><div class=tt>Certidão de nascimento &ndash; assento lavrado por ordem judicial</div><div class=b><p>CERTIFICO que, dando cumprimento a ordem judicial arquivada em pasta própria, existe nestas notas um assento de nascimento do qual extraio, em resumo:</p>{''.join(f'<p class=k><span>{a}</span><span>{x}</span></p>' for a, x in zip(R_, it))}<p>Nada mais me foi pedido por certidão. Dou fé. Em {c.mun}, a {dm(c.iss)}.</p></div><div class=s>{sig(r,170,32)}<br>{c.off}</div><div style="position:absolute;left:60pt;bottom:70pt">{fiscal(pick(i,'Cr$ 50','Cr$ 80,00','R$ 3,10','Cr$ 12,00'),'TAXA JUD.')}</div>'''
    return out(c, 595, 842, f"body{{font:11pt {pick(i, chr(39)+'Nimbus Mono PS'+chr(39), chr(39)+'DejaVu Sans Mono'+chr(39), chr(39)+'Noto Sans'+chr(39), chr(39)+'Liberation Mono'+chr(39))};{'font-size:9.4pt;' if i in (2,) else 'font-size:10.3pt;'}}}.h{{position:absolute;left:56pt;top:40pt;display:flex;gap:14pt;font-family:'Nimbus Sans';font-size:11pt;line-height:16pt}}.tt{{position:absolute;left:56pt;right:50pt;top:118pt;font:bold 12.5pt 'Nimbus Sans';border-bottom:1.5pt solid #222;padding-bottom:5pt}}.b{{position:absolute;left:56pt;right:56pt;top:156pt;line-height:17pt}}.b p{{margin-bottom:9pt}}.k{{display:flex}}.k span:first-child{{flex:0 0 34pt}}.s{{position:absolute;right:80pt;bottom:80pt;text-align:center}}", body, est=e, cart=cart, av=av, order='MP' if i % 2 == 0 else 'PM', acc={**(home(e) if i in (1, 4) else {}), 'observações.averbações': []})

def I(i):  # adoption, inteiro teor by judicial leave
    c = pick(i, lambda k: mk(k,'pt','SE','Estância',(1992,3,17),(1994,5,6),(1994,5,6),(9,0)),
      lambda k: mk(k,'pt','RS','Pelotas',(2007,1,9),(2009,10,27),(2018,4,12),(16,20),'s'),
      lambda k: mk(k,'it+pt','SP','Ribeirão Preto',(2014,11,1),(2016,8,15),(2020,7,22),(22,10),'F'),
      lambda k: mk(k,'pt','CE','Aracati',(2011,4,26),(2021,12,10),(2025,1,14),None,'n'))(f'96I-{i}')
    r = c.r; c.v = False; lm, lu = pick(i, (c.mun, c.uf), ('Bagé', 'RS'), ('Goiana', 'PE'), ('Mossoró', 'RN'))
    mt = matr(r, c.reg.year, c.l, c.f, c.t) if i > 1 else ''; cp = cpf(r) if i > 1 else ''
    v1 = D(c.reg.year, c.reg.month, 1) - dt.timedelta(days=11); v2 = v1 - dt.timedelta(days=43)
    e = pick(i, 'Hospital Amparo de Maria', 'Santa Casa de Caridade', 'Maternidade Belarmino Correia', ''); selo = f'0{r.randrange(100,999)}.01.{r.randrange(10**6,10**7)}.{r.randrange(10000,99999)}' if i > 1 else ''
    C_ = 'a criança' if i < 4 else ('o adolescente' if c.sx == 'M' else 'a adolescente')
    nat_ = lambda x: f'de {x[0]} - {x[1]}'
    who = (f'a adotante {c.M}, solteira, professora, natural {nat_(c.mn)}' if not c.P else f'os adotantes {c.P}, natural {nat_(c.pn)}, e {c.M}, natural {nat_(c.mn)}, {"casados entre si" if i==3 else "cônjuges"}')
    gp = '' if 'n' in c.tags else ('Ascendem à adotante: ' + f'{c.MA} e {c.MB}.' if not c.P else f'São pais do primeiro adotante {c.PA} e {c.PB}; e {"do segundo" if i==3 else "da segunda"} {c.MA} e {c.MB}.')
    cart = pick(i, 'Cartório do 6.º Ofício – Registro Civil', '2ª Zona do Registro Civil das Pessoas Naturais de Pelotas', 'Registro Civil das Pessoas Naturais do 3º Subdistrito', 'Cartório Queiroz Maia – 2º Ofício de Aracati')
    av = pick(i, '', '', f'Em 30/03/2018 retificou-se, por despacho administrativo (art. 110 da Lei 6.015/73), a grafia do nome da avó {c.PB}.', '')
    body = f'''<div class=c>{cart}<br><span>{c.mun}, {est(c.uf)} &mdash; Fone ({r.randrange(11,99)}) 3{r.randrange(100,999)}-{r.randrange(1000,9999)}</span></div><div class=tt>INTEIRO TEOR <i>(expedido por autorização judicial de {dd(c.iss-dt.timedelta(days=9))})</i></div>{'<div class=w><span>CPF n.º '+cp+'</span><span>Matrícula n.º '+mt+'</span></div>' if mt else ''}<div class=b><p>CERTIFICO haver, no livro A-{c.l:03d}, folha {c.f}, sob número {c.t}, o registro seguinte: “Na data de {dm(c.reg)}, para dar cumprimento ao mandado de inscrição que em {dd(v1)} subscreveu o Dr. {c.jz}, Juiz da Vara da Infância e da Juventude, extraído dos autos n.º {r.randrange(1000,9999)}-{r.randrange(10,99)}.{c.reg.year}, com sentença de {dd(v2)} passada em julgado, faço este registro, cancelado o primitivo. {who[0].upper()+who[1:]}, {"receberam" if c.P else "recebeu"} em adoção plena e irrevogável {C_} do sexo {c.sex.lower()}, que doravante se chamará <b>{c.n}</b>. {gp} Colhe-se do mandado que {C_} nasceu em {lm}, {est(lu)}{', '+('na ' if e[0] in 'SM' else 'no ')+e if e else ''}, {dw(c.b,' de ') if i!=2 else dm(c.b)}{', às '+f'{c.hm[0]}h{c.hm[1]:02d}min' if c.hm else ''}. Nenhuma certidão mencionará a origem deste ato. Arquivo o mandado na pasta própria, n.º {r.randrange(10,99)}. Eu, {c.oo if c.iss!=c.reg else c.clk}, {"Oficial à época" if c.iss!=c.reg else "Escrevente"}, lavrei e assino.”</p><p>Averbações à margem: {av or 'não existem.'}</p><p>O referido é verdade e dou fé. {c.mun}, {dw(c.iss) if i%2 else dm(c.iss)}.</p></div><div class=s>{sig(r,180,32)}<br>{c.off}<br>Oficial</div><div class=g>{qr(r,54) if selo else stamp('REG. CIVIL',c.mun.upper(),74)}<span>{'Selo digital de fiscalização<br>'+selo if selo else ''}</span></div><div class=u>Segredo de Justiça &mdash; uso restrito ao requerente</div>'''
    body = body.replace(', '+dw(c.b), ', a '+dw(c.b)).replace(', '+dm(c.b), ', a '+dm(c.b))
    acc = {}
    if i == 4: acc['local_nascimento.estabelecimento'] = ['']
    return out(c, 595, 842, "body{background:#fff;font:11.3pt 'Noto Serif'}.c{position:absolute;left:50pt;top:38pt;font:bold 14pt/20pt 'Noto Serif'}.c span{font-size:8.5pt;font-weight:normal}.tt{position:absolute;left:50pt;top:100pt;font:bold 12pt 'Liberation Sans Narrow'}.tt i{font-weight:normal;font-size:9.5pt}.w{position:absolute;left:50pt;right:50pt;top:124pt;display:flex;justify-content:space-between;background:#eef0f4;padding:5pt 8pt;font-size:9.6pt}.b{position:absolute;left:50pt;right:50pt;top:164pt;line-height:18.6pt;text-align:justify}.b p{margin-bottom:10pt}.s{position:absolute;left:60pt;bottom:80pt;text-align:center;font-size:10pt}.g{position:absolute;right:50pt;bottom:76pt;display:flex;gap:8pt;align-items:center;font:8pt/12pt 'Liberation Sans'}.u{position:absolute;left:0;width:100%;bottom:30pt;text-align:center;font:italic 7.5pt 'Noto Serif'}", body, est=e, cart=cart, texto=dw(c.b) if i != 2 else dm(c.b), mat=mt, cpf_=cp, selo=selo, livro=f'A-{c.l:03d}', lm=lm, lu=lu, av=av, acc=acc)

def J(i):  # indigenous people
    pov, ald, ti = pick(i, ('Terena','Cachoeirinha','Terra Indígena Cachoeirinha'), ('Macuxi','Maturuca','Terra Indígena Raposa Serra do Sol'), ('Ticuna','Umariaçu II','Terra Indígena Tukuna Umariaçu'), ('Kaingang','Toldo Chimbangue','Terra Indígena Toldo Chimbangue'))
    c = pick(i, lambda k: mk(k,'pt','MS','Miranda',(2013,2,10),(2013,3,1),(2021,6,9),(6,15)),
      lambda k: mk(k,'pt','RR','Uiramutã',(1968,9,5),(2014,4,24),(2014,4,24),None,'P'),
      lambda k: mk(k,'pt','AM','Tabatinga',(2019,7,30),(2019,8,13),(2024,10,2),(13,47),'s'),
      lambda k: mk(k,'pt','SC','Chapecó',(1996,5,22),(2003,9,19),(2016,1,11),(21,0),'j',sx='M'))(f'96J-{i}')
    r = c.r; c.v = False; IN = {'M': 'Aritã Poraré Wairê Tainã Moawi Kretã Jakwá Vãnhkág'.split(), 'F': 'Jupira Yacimã Nandaia Fógtẽ Kuiá Iracy Potyra Sowaié'.split()}
    for k, s in (('n', c.sx), ('P', 'M'), ('M', 'F'), ('PA', 'M'), ('PB', 'F'), ('MA', 'M'), ('MB', 'F')):
        v = getattr(c, k)
        if v: x = r.choice(IN[s]); IN[s].remove(x); setattr(c, k, f'{v.split()[0]} {x} ' + (v.split()[-1]+' ' if r.random() < .4 else '') + pov)
    mt = matr(r, c.reg.year, c.l, c.f, c.t); cp = cpf(r) if i != 2 else ''; dnv = f'30-{r.randrange(10**7,10**8-1)}-{r.randrange(10)}' if i in (1, 3) else ''
    c.pn = c.pn and (c.mun, c.uf); c.mn = (c.mun, c.uf) if i != 3 else ('Tefé', 'AM')
    e = pick(i, 'Hospital Municipal Renato Albuquerque Filho', f'Aldeia {ald}', 'Hospital de Guarnição', f'Aldeia {ald}'); at = f'na própria aldeia' if i in (2, 4) else f'no {e}'
    rani = f'RANI n.º {r.randrange(1000,9999)}, expedido pela FUNAI' if not dnv else f'DNV n.º {dnv}'
    selo = f'{c.uf}{r.randrange(10**7,10**8-1)}-{r.randrange(100,999)}'
    cart = pick(i, 'Serviço de Registro Civil de Miranda', 'Ofício Único de Uiramutã', 'Cartório Único de Tabatinga', 'Escrivania de Paz e Registro Civil – Chapecó')
    pais = f'{c.M}, {ns(c.mn,0,4,"nascida em")[11:] and "nascida em "+nt(c.mn)}' if not c.P else f'{c.P}, nascido em {nt(c.pn)}, e {c.M}, nascida em {nt(c.mn)}'
    gp = f'Avós pelo lado materno: {c.MA} e {c.MB}' + (f'; avós pelo lado paterno: {c.PA} e {c.PB}.' if c.PA else '; pelo lado paterno: não sabidos.' if c.P else '.')
    an = pick(i, f'Indígena do povo {pov}, aldeia {ald}. Registro feito na forma da Resolução Conjunta CNJ/CNMP n.º 3/2012.', f'Indígena do povo {pov}. Assento tardio; declarante acompanhado de representante da FUNAI.', f'Etnia {pov} lançada a pedido da declarante. Aldeia de origem: {ald}.', f'Etnia {pov} acrescida ao nome por averbação de 14/02/2013.')
    av = ''
    if i == 4: av, an = an, ''
    kid = 'do indígena' if c.sx == 'M' else 'da indígena'; hr = f', às {c.hm[0]:02d}h{c.hm[1]:02d},' if c.hm else ', em hora não lembrada,'
    body = f'''<svg style="position:absolute;left:0;top:0" width="595pt" height="30pt" viewBox="0 0 595 30"><path fill="none" stroke="#8a3b1e" stroke-width="2.4" d="M0 15{''.join(f'L{x+9} 5L{x+18} 25' for x in range(0,590,18))}"/></svg><div class=h><b>{cart}</b><small>Município de {c.mun}/{c.uf} &middot; atendimento também nas aldeias</small></div><div class=tt>Certidão de Nascimento<small> (narrativa)</small></div><div class=b><p>Há nesta Serventia, no livro A-{c.l}, fl. {c.f}, termo {c.t} <span style="white-space:nowrap">(matrícula {mt})</span>, de {dd(c.reg)}, o registro {kid} <b>{c.n}</b>, pertencente ao povo <b>{pov}</b>, da aldeia {ald}, {ti}.</p><p>Deu-se o nascimento {at}, município de {c.mun}/{c.uf}{hr} na data de {dd(c.b)} ({dw(c.b)}). Sexo {c.sex.lower()}. {'Inscrição no CPF sob n.º '+cp+'.' if cp else 'Sem inscrição no CPF.'}</p><p>É {"filho" if c.sx=="M" else "filha"} de {pais}, {"todos do mesmo povo" if c.P else "do mesmo povo"}. {gp}</p><p>Documento apresentado: {rani}. Declarou o nascimento {pick(i,"o pai","o próprio, na presença de duas lideranças","a mãe","o pai, com o cacique da aldeia")}; intérprete: {c.w1 if i in (2,4) else "dispensado"}.</p><p class=n>{'Averbação' if av else 'Anotações'}: {av or an}</p><p>{c.mun}, {dd(c.iss)}. Dou fé.</p></div><div class=s>{sig(r,180,32,'#333')}<br>{c.off}<br><small>Delegad{'o' if not fem(c.off) else 'a'} do Registro Civil</small></div><div class=s2>{sig(r,120,32,'#333')}<br>{c.clk}<br><small>conferiu</small></div><div class=g>{qr(r,66)}<br>Selo {selo}</div>'''
    acc = {**(home(f'na própria aldeia', 'própria aldeia', ald) if i in (2, 4) else {}), 'registro.livro': [str(c.l)], 'observações.anotações': [''] if i == 4 else [], 'dados_pessoais.data_nascimento.texto_completo': [f'{dd(c.b)} ({dw(c.b)})']}
    return out(c, 595, 842, "body{font:11.5pt 'Noto Sans'}.h{position:absolute;top:52pt;left:60pt;display:flex;flex-direction:column;font-size:15pt}small{font-size:8.5pt}.tt{position:absolute;top:112pt;left:60pt;font:22pt 'URW Gothic';color:#8a3b1e}.b{position:absolute;left:60pt;right:70pt;top:162pt;line-height:19pt}.b p{margin-bottom:12pt}.n{border-left:3pt solid #8a3b1e;padding-left:8pt;font-size:10pt}.s{position:absolute;left:60pt;bottom:64pt;font-size:10.5pt}.s2{position:absolute;left:300pt;bottom:64pt;font-size:9pt}.g{position:absolute;right:50pt;bottom:56pt;font-size:7.5pt;text-align:center}", body, est=e, cart=cart, texto=dw(c.b), mat=mt, cpf_=cp, dnv=dnv, selo=selo, livro=f'A-{c.l}', av=av, an=an, acc=acc)

def K(i):  # breve relato, half page, telegraphic
    c = pick(i, lambda k: mk(k,'pt','BA','Jequié',(1962,6,19),(1962,7,2),(1974,1,8),(10,30)),
      lambda k: mk(k,'pl+it','PR','Lapa',(1970,11,4),(1970,11,6),(1982,5,13),(5,55)),
      lambda k: mk(k,'pt','PI','Picos',(1957,1,31),(1972,3,27),(1972,3,28),None,'s'),
      lambda k: mk(k,'pt','MG','Muriaé',(1968,8,12),(1968,8,13),(1976,10,29),(2,0),'t'))(f'96K-{i}')
    r = c.r; e = pick(i, 'Hosp. Perpétuo Socorro', 'Hosp. Hipólito e Amélia', 'Povoado Samambaia', 'Casa de Saúde Santa Lúcia')
    for k in 'n P M PA PB MA MB tw'.split(): setattr(c, k, getattr(c, k).upper())
    cart = pick(i, 'Registro Civil - 1.º Ofício - Jequié', 'Cartório Distrital da Lapa', 'Cartório do 3.º Ofício - Picos', 'Registro Civil do Distrito da Sede - Muriaé')
    q = lambda d: f'{d.day}.{d.month}.{d.year}'
    MQ = '; '.join
    obs = pick(i, '', f'falecid{c.o} em Curitiba a 2.9.1981, cfe. comunicação do Cartório do Portão', '', '')
    tx = MQ([x for x in [f'REGISTRO {c.t} de {q(c.reg)}, Lv. {c.l}, Fls. {fv(c,"vº")}', f'REGISTRAD{c.o.upper()}, {c.n}', f'SEXO, {c.sex.lower()}', f'VEIO À LUZ em {q(c.b)}' + (f', {c.hm[0]},{c.hm[1]:02d} hs' if c.hm else ', hora não lançada') + f', {e}, {c.mun}, {c.uf}', (f'PROGENITORES, {c.P} e {c.M}' if c.P else f'PROGENITORA, {c.M}'), (f'AVOENGOS, {c.PA} e {c.PB} (pat.), {c.MA} e {c.MB} (mat.)' if c.PA else f'AVOENGOS, {c.MA} e {c.MB} (mat.)'), f'GÊME{c.o.upper()} DE {c.tw}' if c.tw else '', f'DECLARANTE, {pick(i,"pai","pai","mãe","pai")}', f'NOTA MARGINAL, {obs or "nenhuma"}'] if x]) + '.'
    body = f'''<div class=h><b>{cart}</b><br>{c.off}, Serventuári{'a' if fem(c.off) else 'o'} Vitalíci{'a' if fem(c.off) else 'o'} &mdash; {c.clk}, Ajudante</div><div class=tt>CERTIDÃO EM BREVE RELATO</div><div class=b>Dou por certidão, reportando-me ao original: {tx}</div><div class=e>{c.mun}, {q(c.iss)}.</div><div class=s>{sig(r,150,28)}<br>{c.off}</div><div style="position:absolute;left:44pt;bottom:34pt">{fiscal(pick(i,'Cr$ 1,50','Cr$ 60,00','Cr$ 2,00','Cr$ 4,00'),'APOSENT.')}</div>'''
    return out(c, 595, 420, f"body{{background:#f6f2e4}}.h{{position:absolute;left:44pt;top:26pt;font:10pt/15pt 'C059'}}.tt{{position:absolute;right:44pt;top:64pt;font:bold 12pt 'Liberation Sans';border:1pt solid #333;padding:3pt 8pt}}.b{{position:absolute;left:44pt;right:44pt;top:106pt;{TY}font-size:10.6pt;line-height:19pt}}.e{{position:absolute;left:130pt;bottom:96pt;{TY}font-size:10.4pt}}.s{{position:absolute;left:330pt;bottom:34pt;text-align:center;{TY}font-size:10pt}}", body, est=e, cart=cart, texto=q(c.b), folha=fv(c, 'vº'), hasnat=0, an=obs, acc={**(HOME if i == 3 else {}), 'local_nascimento.estabelecimento': [e.replace('Hosp.', 'Hospital')] + (HOME['local_nascimento.estabelecimento'] if i == 3 else [])})

def L(i):  # photocopy of the book page with marginal column
    c = pick(i, lambda k: mk(k,'it','SP','Jaú',(1934,2,11),(1934,2,13),(1971,5,17),(11,0)),
      lambda k: mk(k,'pt','PE','Pesqueira',(1941,9,3),(1941,9,10),(1988,8,1),(20,15)),
      lambda k: mk(k,'ar','AM','Parintins',(1952,12,20),(1952,12,29),(2001,2,21),(1,30)),
      lambda k: mk(k,'de','RS','Santa Cruz do Sul',(1937,5,5),(1937,5,7),(2015,10,30),(17,0),'j',sx='M'))(f'96L-{i}')
    r = c.r; h, m = c.hm; st = pick(i, 'rua da Palma', 'rua do Cruzeiro', 'travessa Boulevard', 'Linha Sinimbu Alto'); nn = r.randrange(5, 90)
    e = f'{st}, número {num(nn)}' if i != 4 else st
    ma = pick(i, ['casou-se em Bauru a 8-9-1956 com %s, 2.º Subdistrito. Livro B-31, fls. 12.' % person(r,'F' if c.sx=='M' else 'M',1934)], ['casou-se nesta cidade em 6-1-1962 com %s, têrmo 1.904.' % person(r,'F' if c.sx=='M' else 'M',1941), 'faleceu em Recife a 3-11-1986, 4.º Cartório, têrmo 22.417.'], [], ['por sentença de 2-4-1959, fica acrescido ao registro o sobrenome materno, tal como consta.'])
    mtx = ' '.join(x[0].upper()+x[1:] for x in ma)
    F = lambda x: f'<span class=f>{x}</span>'
    nd = c.reg.day; cart = pick(i, 'Registro Civil das Pessoas Naturais de Jaú', 'Cartório do Registro Civil de Pesqueira', 'Cartório do 2.º Ofício de Parintins', 'Ofício do Registro Civil de Santa Cruz do Sul')
    if i == 1: c.pn = 'da Itália'
    day = num(c.b.day); gen = 'menino' if c.sx == 'M' else 'menina'
    tx = f'''Aos {F(num(nd))} dias do mês de {F(MON[c.reg.month-1])} de mil novecentos e {F(num(c.reg.year-1900))}, nesta cidade de {F(c.mun)}, em meu cartório, compareceu {F(c.P)}, de profissão {F(pick(i,'ferreiro','seleiro','regatão','colono'))}, {F(ns(c.pn))}, residente {F('nesta cidade' if i!=4 else 'neste município')}, e, perante as testemunhas adiante nomeadas, declarou que no dia {F(day)} do {F('andante' if c.b.month==c.reg.month else '')} {F('mês')}, {A_(h)} {F(h12(h,m))}, em {F(('sua casa, à ' if i!=4 else 'sua casa, na ')+e)}, {'' } sua mulher, Dona {F(c.M)}, {F(ns(c.mn))}, deu à luz uma criança do sexo {F(c.sex.lower())}, que se há de chamar {F(c.n)}. Avós: {F(c.PA)} e {F(c.PB)}, pais dêle declarante, e {F(c.MA)} e {F(c.MB)}, pais dela. Para constar fiz êste termo, em que comigo assinam o declarante e as testemunhas {F(c.w1)} e {F(c.w2)}. Eu, {F(c.oo)}, oficial, o escrevi.'''
    body = rules(612, 700, 72, 23, 190, 580, '#b9b9b9') + f'''<svg style="position:absolute;left:0;top:0" width="612pt" height="930pt" viewBox="0 0 612 930" fill="none" stroke="#777"><path d="M180 50V690M184 50V690M30 690H590" /><path d="M0 0H612V20Q300 30 0 12z" fill="#ddd" stroke="none"/></svg><div class=m><p class=no>N.º {F(c.t)}</p><p class=nm>{F(c.n)}</p><p class=q>AVERBAÇÕES E ANOTAÇÕES</p>{''.join(f'<p class=nt>{x[0].upper()+x[1:]}</p>' for x in ma) or '<p class=q>(sem averbações)</p>'}</div><div class=pg><span>Fls. {fv(c,"v")}</span><span>REGISTRO DE NASCIMENTOS &mdash; LIVRO N.º {c.l}</span></div><div class=b>{tx}</div><div class=sg>{sig(r,120,24,'#444')} {sig(r,120,24,'#444')} {sig(r,120,24,'#444')}</div><div class=c><b>{cart.upper()} &mdash; FOTOCÓPIA DO ASSENTO</b><p>Certifico que esta cópia reproduz fielmente o assento n.º {c.t}, lavrado às folhas {fv(c,"v")} do livro {c.l} de nascimentos, ora sob minha guarda, e vale como certidão de inteiro teor (art. 19, § 5º, da Lei n. 6.015/73).</p><p>{c.mun}/{c.uf}, {dm(c.iss)}.</p></div><div class=s>{sig(r,160,26,'#222')}<br><b>{c.off}</b>, Oficial</div><div style="position:absolute;left:36pt;bottom:30pt">{stamp('CONFERE COM','O ORIGINAL',74,'#444',6)}</div>'''.replace('art. 19, § 5º, da Lei n. 6.015/73', 'Dec. n. 4.857/39' if c.iss.year < 1974 else 'art. 19 da Lei n. 6.015/73')
    body = body.replace(f' do {F("")} {F("mês")}', f' do {F("mês passado")}')
    isav = i == 4
    acc = {**home(e, 'sua casa, à '+e, 'sua casa, na '+e, 'sua casa'), 'registro.cartório': [cart.upper()], 'dados_pessoais.data_nascimento.texto_completo': [f'{day} do andante mês'], 'observações.averbações': [mtx, ''] , 'observações.anotações': [mtx, '']}
    return out(c, 612, 930, "body{background:#f3f3f1;color:#222}.m{position:absolute;left:36pt;top:66pt;width:136pt;font:9pt 'C059'}.m p{margin-bottom:12pt}.f{font-family:'Z003';font-size:14.5pt;color:#111}.nm .f{font-size:16pt}.q{font:7pt 'Liberation Sans'}.nt{font:13pt/17pt 'Z003'}.pg{position:absolute;left:190pt;right:32pt;top:34pt;display:flex;justify-content:space-between;font:9pt 'C059'}.b{position:absolute;left:192pt;width:386pt;top:50pt;font:10.5pt/23pt 'C059';text-align:left}.sg{position:absolute;left:196pt;top:654pt}.c{position:absolute;left:36pt;right:36pt;top:704pt;font:10pt/15pt 'Liberation Sans'}.c p{margin-top:5pt}.s{position:absolute;left:290pt;bottom:34pt;width:270pt;text-align:center;font:10pt 'Liberation Sans'}", body, est=e, cart=cart, texto=dd(c.b), folha=fv(c,'v'), av=mtx if isav else '', an='' if isav else mtx, acc=acc)

def M(i):  # acts of 1889-1900 transcribed verbum ad verbum many years later
    c = pick(i, lambda k: mk(k,'it','SP','Itú|Itu',(1893,7,14),(1893,7,15),(1978,3,8),(4,0)),
      lambda k: mk(k,'it','RS','Caxias|Caxias do Sul',(1899,1,30),(1899,2,4),(1991,9,26),(20,0)),
      lambda k: mk(k,'pt','RJ','Cantagallo|Cantagalo',(1889,10,2),(1889,10,8),(1929,6,5),(13,0),'s'),
      lambda k: mk(k,'de','SC','São José',(1897,3,23),(1897,3,24),(1985,12,2),(9,30),'t'))(f'96M-{i}')
    r = c.r; h, m = c.hm; old29 = c.iss.year < 1935
    if i in (1, 2): c.pn = c.mn = pick(i, 'da provincia de Treviso, Reino da Italia', 'da provincia de Vicenza, Reino da Italia')
    if i == 4: c.pn = 'da Pomerania'
    c.mn = ('Vassouras', 'RJ') if i == 3 else c.mn
    loc = pick(i, 'na colonia da fazenda Pau d’Alho', 'no travessão Santa Thereza, lote setenta e um da Quinta Legua', 'em casa de sua residencia, no logar Boa Sorte', 'na casa da estrada de São Pedro de Alcantara')
    e = pick(i, 'colonia da fazenda Pau d’Alho', 'travessão Santa Thereza, lote setenta e um da Quinta Legua', 'logar Boa Sorte', 'casa da estrada de São Pedro de Alcantara')
    when = pick(i, 'hontem', f'no dia {num(c.b.day,0,1)} do mez proximo passado', f'no dia {num(c.b.day,0,1)} do corrente', 'hontem')
    yw = f'mil oitocentos e {num(c.reg.year-1800,0,1)}'
    dec = c.P if c.P else c.MB
    k = f'uma creança do sexo {c.sex.lower()}'
    naq = (lambda x: ns(x,1) if not isinstance(x, str) else 'natural '+x)
    fil = (f'filh{c.o} legitim{c.o} delle declarante, {naq(c.pn)}, e de sua mulher {c.M}, {naq(c.mn) if i not in (1,2) else "da mesma naturalidade"}; que são seus avós paternos {c.PA} e {c.PB}, e maternos {c.MA} e {c.MB}' if c.P else f'filh{c.o} natural de {c.M}, livre, {naq(c.mn)}, sendo ella declarante avó materna e avô materno {c.MA}, já fallecido')
    tw = f'; que no mesmo parto, meia hora depois, nasceu {c.tw}, de quem se faz termo em separado' if c.tw else ''
    N = 'Número' if not old29 else 'Numero'
    act = f'''“{N} {num(c.t)}. Aos {num(c.reg.day,0,1)} dias do mez de {MON[c.reg.month-1]} do anno de {yw}, nest{"e districto de paz da cidade" if i!=3 else "a parochia do Santissimo Sacramento"} de {c.mun}, {"Provincia" if c.reg < D(1889,11,15) else "Estado"} {OLD[c.uf].replace("do Rio Grande","do Rio Grande")}, compareceu em meu cartorio {dec}, {pick(i,"colono","agricultor","viuva","lavrador")}, e em presença das testemunhas {c.w1} e {c.w2}, declarou: que {when}, {Ao(h)} {h12(h,m,1)}, {loc}, nasceu {k}, que tem o nome de {c.n}, {fil}{tw}. E para constar lavrei este termo, que vae por todos assignado, fazendo-o a rogo d{"o" if c.P else "a"} declarante, por não saber escrever, {person(r,"M",1895)}. Eu, {c.oo}, Escrivão do Juizo de Paz, o escrevi.”'''
    off_t = 'Official' if old29 else 'Oficial'
    cart = pick(i, 'REGISTRO CIVIL DA SEDE DE ITU', 'SERVIÇO DE REGISTRO CIVIL – 1.ª ZONA – CAXIAS DO SUL', 'CARTORIO DE PAZ DO 1.º DISTRICTO DE CANTAGALLO', 'CARTÓRIO DO REGISTRO CIVIL DE SÃO JOSÉ')
    intro = (f'{c.off}, {off_t} do Registro Civil, CERTIFICA que, a folhas {fv(c)} do livro {"numero" if old29 else "número"} {c.l} dos nascimentos, está lançado, sob n.º {c.t}, o termo que passa a copiar palavra por palavra, {"conservada a graphia" if old29 else "respeitada a grafia da época"}:')
    no = pick(i, '', 'À margem: o sobrenome paterno acha-se grafado de outra forma no índice.', '', '')
    body = f'''<div class=h><b>{cart}</b><br><span>{"Estado "+(OLD if old29 else ST)[c.uf]} &mdash; {"Brasil" if not old29 else "Estados Unidos do Brasil"}</span></div><div class=tt>{"CERTIDÃO VERBO AD VERBUM"}</div><div class=b><p>{intro}</p><p class=q>{act}</p><p>{no}</p><p>{"É o que se contém em dito termo, do que dou fé." if old29 else "Está conforme o original. Dou fé."}</p><p>{c.mun if old29 else c.alt}, {dw(c.iss,' de ',old29)}.</p></div><div class=s>{sig(r,180,32)}<br>{c.off}<br>{off_t}</div><div style="position:absolute;left:60pt;bottom:60pt">{fiscal(pick(i,'Cr$ 30,00','Cr$ 900','600 RÉIS','Cr$ 5.000'),'ESTADO')}</div>'''
    fn = pick(i, TY+'font-size:10.4pt', "font-family:'Liberation Mono';font-size:10.2pt", "font-family:'Z003';font-size:16pt", TY+'font-size:10.6pt')
    acc = {**home(e, loc), 'dados_pessoais.data_nascimento.texto_completo': [when], 'observações.anotações': [''], 'filiação.genitor_2.naturalidade': ['da mesma naturalidade', ''] if i in (1, 2) else [], 'registro.município': [c.mun, c.alt], 'dados_pessoais.naturalidade': []}
    rm = c.mun if old29 else c.alt
    return out(c, 595, 842, f"body{{background:#fbf9f0}}.h{{position:absolute;left:60pt;right:60pt;top:44pt;font:12pt/18pt 'Nimbus Roman';text-align:center}}.tt{{position:absolute;left:60pt;right:60pt;top:100pt;text-align:center;font:13pt 'URW Bookman';text-decoration:underline}}.b{{position:absolute;left:60pt;right:54pt;top:134pt;{fn};line-height:{18.5 if i!=3 else 22}pt;text-align:justify}}.b p{{margin-bottom:9pt}}.q{{padding-left:24pt}}.s{{position:absolute;right:80pt;bottom:60pt;text-align:center;font:10pt 'Nimbus Roman'}}", body, est=e, cart=cart, texto=dd(c.b), folha=fv(c,' verso'), termo=str(c.t), rm=rm, an=no.replace('À margem: ', ''), acc=acc)

def N(i):  # 1920s-40s printed sentence, blanks filled by hand in running text, births on board
    c = pick(i, lambda k: mk(k,'jp','SP','Santos',(1929,4,6),(1929,4,15),(1938,7,22),(21,0)),
      lambda k: mk(k,'pt','PA','Belém',(1921,8,19),(1921,9,2),(1940,3,4),(6,0)),
      lambda k: mk(k,'ar','PE','Recife',(1935,11,28),(1935,12,3),(1947,1,20),(15,45),up=0),
      lambda k: mk(k,'pt','MT','Cáceres',(1942,2,14),(1942,4,1),(1948,12,13),None,'s'))(f'96N-{i}')
    r = c.r; F = lambda x: f'<span class=f>&nbsp;{x}&nbsp;</span>'; o_ = c.y < 1932
    if i == 1: c.pn = c.mn = 'do Japão'
    if i == 3: c.pn = 'da Syria'
    e = pick(i, 'bordo do vapor Kasato Maru II, em aguas deste porto', 'bordo do gaiola Rio Anauá, na bahia do Guajará', 'Hospital Portuguez de Beneficencia', 'bordo da lancha Guaporé, no rio Paraguai')
    at = 'no '+e if i == 3 else 'a '+e
    cart = pick(i, '1.º Cartorio de Registo Civil de Santos', 'Registo Civil do 2.º Districto de Belém', 'Registo Civil da Boa Vista', 'Cartório de Paz de Cáceres')
    hd = ('REPUBLICA DOS ESTADOS UNIDOS DO BRASIL', est(c.uf, 1)) if c.iss.year < 1942 else ('ESTADOS UNIDOS DO BRASIL', est(c.uf))
    sx = 'masculino' if c.sx == 'M' else 'feminino'; d = c.b
    day = ('primeiro' if d.day == 1 else num(d.day, 0, o_))
    T = ' ––––– '
    hora = h12(*c.hm, o_) if c.hm else T
    tx = f'''De {F(c.n)} de sexo {F(sx)} e côr {F(pick(i,"amarella","parda","branca","parda"))}, fil{"h"}{F(c.o+" legitim"+c.o if c.P else c.o+" natural")} de {F(c.P or T)} ({F(ns(c.pn,o_) if c.P else T)}) e de Dona {F(c.M)} ({F(ns(c.mn,o_))}), netto paterno de {F(c.PA or T)} e Dona {F(c.PB or T)}, e materno de {F(c.MA)} e Dona {F(c.MB)}, consta o nascimento a {F(day+" de "+MON[d.month-1]+" de "+num(d.year,0,o_))}, ás {F(hora)}, {F(at)}, e o registo a {F(dm(c.reg))}, em o livro {F(c.l)}, folhas {F(fv(c," verso"))}, numero {F(c.t)}, declarado por {F(pick(i,"o pae","o pae","o pai","a mãe"))}. {"OBSERVAÇÕES" if 1 else ""} {F(pick(i,"passageiros de terceira classe, procedentes de Kobe","nada consta",T,"nada consta"))}'''
    if i > 2: tx = tx.replace('netto', 'neto')
    an = 'passageiros de terceira classe, procedentes de Kobe' if i == 1 else ''
    body = f'''<svg style="position:absolute;left:0;top:0" width="720pt" height="560pt" viewBox="0 0 720 560" fill="none" stroke="#4a5a3a"><rect x="16" y="16" width="688" height="528" stroke-width="4"/><rect x="23" y="23" width="674" height="514"/></svg><div class=h>{hd[0]}<br><b>{hd[1].upper()}</b><br>{cart}</div><div class=tt>Attesto, revendo os livros a meu cargo, o que segue:</div><div class=b>{tx}</div><div class=e>Por ser verdade, firmo esta em {F(c.mun)}, a {F(dm(c.iss))}.<br>O Official Privativo, {F(c.off)}</div><div style="position:absolute;right:50pt;bottom:42pt">{sig(r,190,34,'#2b2b66')}</div><div style="position:absolute;left:40pt;top:40pt">{arms(56,'#4a5a3a')}</div><div style="position:absolute;right:42pt;top:38pt">{fiscal(pick(i,"1$000","600 RÉIS","Cr$ 3,00","Cr$ 1,00"),"FEDERAL","#34507a")}</div>'''
    if i > 2: body = body.replace('Attesto', 'Atesto').replace('Official', 'Oficial')
    acc = {'registro.cartório': [cart], 'observações.anotações': [''], **(home(at) if i != 3 else {}), 'filiação.genitor_1.naturalidade': ['Syria', 'Síria'] if i == 3 else []}
    return out(c, 720, 560, "body{background:#f7f5ea;font:11pt 'URW Bookman'}.f{font:italic 14.5pt 'Z003';color:#1d2a66;border-bottom:1.2pt dotted #777}.h{position:absolute;top:40pt;left:0;width:100%;text-align:center;line-height:18pt}.tt{position:absolute;top:112pt;width:100%;text-align:center;font:italic 14pt 'URW Bookman'}.b{position:absolute;left:48pt;right:48pt;top:146pt;line-height:28pt}.e{position:absolute;left:48pt;bottom:62pt;line-height:27pt}", body, est=e, cart=cart, texto=f'{day} de {MON[d.month-1]} de {num(d.year,0,o_)}', folha=fv(c,' verso'), an=an, acc=acc)

def O(i):  # 1995-2009 word processor
    c = pick(i, lambda k: mk(k,'pt','PB','Cajazeiras',(1984,5,2),(1984,5,10),(1998,9,11),(17,30)),
      lambda k: mk(k,'de+pl','SC','Joinville',(1973,12,16),(1974,1,2),(2004,6,30),(0,20)),
      lambda k: mk(k,'pt','DF','Taguatinga',(2001,3,8),(2001,3,9),(2007,8,3),(12,0),'s'),
      lambda k: mk(k,'pt','AL','Palmeira dos Índios',(1991,10,24),(1992,2,20),(2009,4,28),(7,12),'t'))(f'96O-{i}')
    r = c.r; e = pick(i, 'Maternidade Dr. Deodato Cartaxo', 'Maternidade Darcy Vargas', 'HRT - Hospital Regional de Taguatinga', 'Casa de Parto Santa Rita'); B = lambda x: f'<b>{x}</b>'
    if i == 3: c.mun = c.alt = 'Brasília'; e = 'Hospital Regional de Taguatinga'
    cart = pick(i, 'CARTÓRIO ANTÔNIO HOLANDA - REGISTRO CIVIL', '1º CARTÓRIO DE REGISTRO CIVIL DE JOINVILLE', 'CARTÓRIO DO 5º OFÍCIO DE NOTAS E REGISTRO CIVIL', 'CARTÓRIO DO 2º DISTRITO - PALMEIRA DOS ÍNDIOS')
    s2 = person(r, 'F' if c.sx == 'M' else 'M', c.y)
    av, an = pick(i, ('', f'Casamento em 18/01/2008 não consta; consta emancipação por escritura de 02/03/2002.'), ('', f'Contraiu matrimônio aos 14/10/1995 com {s2}, nesta serventia, livro B-52, fls. 118.'), ('', ''), (f'Reconhecida a paternidade em 15/12/1999, conforme mandado da 1ª Vara Cível.', ''))
    if i == 1: an = 'Emancipação por escritura pública de 02/03/1998, do 1º Tabelionato local.'
    nx = lambda x: f'{x[0]} - {x[1]}'
    pa = [f'<p><span>PAI:</span> {c.P}, nascido em {nx(c.pn)}</p>'] if 0 else []
    nas = f'nascid{c.o} aos {B(dd(c.b))} ({dw(c.b)}), {"às" if c.hm[0]!=0 else "à"}s '.replace('àss','às').replace('às s','às ').replace('às ','às ') 
    hrs = f'{c.hm[0]:02d}:{c.hm[1]:02d} h'
    fil = f'{c.M}, nascida em {nx(c.mn)}' + (f', casada com o pai {"do registrado" if c.sx=="M" else "da registrada"}, {c.P}, nascido em {nx(c.pn)}' if c.P else ', sem declaração de paternidade')
    txt = f'''<p>CERTIFICO E DOU FÉ QUE, revendo, a requerimento de parte interessada, os livros e o banco de dados desta Serventia, deles verifiquei constar, em assento de {B(dd(c.reg))} tomado sob o nº {B(pt_(c.t))} no Livro {B('A-'+str(c.l))}, à folha {B(fv(c,' verso'))}, que {'o Sr.' if c.sx=='M' else 'a Sra.'} {B(c.n)}, de sexo {c.sex.lower()}, nascid{c.o} aos {B(dd(c.b))}, às {B(hrs)}, em {c.mun}-{c.uf}, nas dependências d{'a' if e[0] in 'MC' else 'o'} {B(e)}, tem por mãe {fil}.</p>
<p>{'Os pais do pai são '+c.PA+' e '+c.PB+'; os da mãe, '+c.MA+' e '+c.MB+'.' if c.PA else 'Os pais da mãe são '+c.MA+' e '+c.MB+'.'}{' Nasceu de parto gemelar, juntamente com '+c.tw+'.' if c.tw else ''}</p><p>O declarante foi {pick(i,'o pai','o pai','o avô materno','o pai')}{'' if i!=3 else ', '+c.MA}.</p><p>OBSERVAÇÕES: {av or an or 'não há.'}</p><p>CERTIFICO, por fim, que esta certidão é a segunda via e vai impressa sem emendas.</p>'''.replace('o Sr. ', 'o Sr. ' if c.iss.year-c.y > 17 else 'o menor ').replace('a Sra. ', 'a Sra. ' if c.iss.year-c.y > 17 else 'a menor ')
    body = f'''<div class=h><div>{arms(60,'#222')}</div><div><i>República Federativa do Brasil</i><br><b>{cart}</b><br><span>{c.off} - Tabeli{'ã' if fem(c.off) else 'ão'} Titular<br>Escreventes: {c.clk} e {person(r,'F',1970)}<br>Fone/Fax: (0xx{r.randrange(11,99)}) {r.randrange(200,999)}-{r.randrange(1000,9999)}</span></div></div><div class=tt>CERTIDÃO DE NASCIMENTO</div><div class=b>{txt}</div><div class=e>{c.mun} ({c.uf}), {c.iss.day:02d} de {MON[c.iss.month-1]} de {c.iss.year}</div><div class=s>{sig(r,190,34)}<br><b>{c.off}</b></div><div class=z>Selo de autenticidade {''.join(r.choice('ABCDEFG') for _ in range(3))} {r.randrange(100000,999999)} colado no verso</div>'''
    z = re.search(r'autenticidade (\w+ \d+)', body).group(1)
    acc = {'registro.livro': [str(c.l)], 'autenticação.selo_digital': [''], 'observações.averbações': [an] if an else [], 'observações.anotações': [av] if av else [], **({'local_nascimento.município': ['Taguatinga']} if i == 3 else {})}
    return out(c, 595, 842, "body{font:12pt 'Liberation Serif'}.h{position:absolute;left:64pt;top:40pt;right:40pt;display:flex;gap:20pt;align-items:center;line-height:17pt}.h span{font-size:9pt;line-height:12pt;display:inline-block}.tt{position:absolute;left:64pt;right:64pt;top:166pt;text-align:center;background:#e8e8e8;padding:6pt;font:bold 16pt 'Liberation Sans'}.b{position:absolute;left:64pt;right:64pt;top:216pt;line-height:23pt;text-align:justify}.b p{text-indent:60pt;margin-bottom:8pt}.e{position:absolute;right:64pt;bottom:150pt}.s{position:absolute;left:0;width:100%;bottom:80pt;text-align:center}.z{position:absolute;left:64pt;bottom:40pt;font-size:8pt}", body, est=e, cart=cart, texto=dd(c.b), livro=f'A-{c.l}', folha=fv(c,' verso'), termo=pt_(c.t), selo=z, order='MP', av=av, an=an, acc=acc)

def P(i):  # 2016+: assisted reproduction, two mothers, narrated, two columns
    c = pick(i, lambda k: mk(k,'it+pt','PR','Londrina',(2017,6,22),(2017,7,3),(2023,2,15),(10,2),'M',up=1),
      lambda k: mk(k,'jp+pt','SP','Registro',(2020,1,31),(2020,2,4),(2020,2,4),(23,9),'Mt',up=1),
      lambda k: mk(k,'pt','RN','Mossoró',(2024,12,5),(2024,12,6),(2025,8,27),(4,50),'',up=1),
      lambda k: mk(k,'ar+de','RJ','Niterói',(2022,9,18),(2022,10,1),(2026,3,30),(18,38),'F',up=1))(f'96P-{i}')
    r = c.r; c.v = False; mt = matr(r, c.reg.year, c.l, c.f, c.t); cp = cpf(r); dnv = f'30-{r.randrange(10**7,10**8-1)}-{r.randrange(10)}'
    e = pick(i, 'Hospital Evangélico', 'domicílio', 'Hospital Maternidade Almeida Castro', 'Casa de Saúde e Maternidade Santa Martha')
    cart = pick(i, 'REGISTRO CIVIL – 2ª CIRCUNSCRIÇÃO DE LONDRINA', 'OFICIAL DE REGISTRO CIVIL DE REGISTRO', '4º OFÍCIO DE NOTAS E REGISTRO CIVIL DE MOSSORÓ', 'RCPN DA 1ª ZONA JUDICIÁRIA DE NITERÓI')
    s_ = mdv(mt[:6]+f'0155{c.reg.year}1{c.l:05d}{c.f+1:03d}{c.t+1:07d}'); mt2 = mt[:26]+f'{c.f+1:03d} {c.t+1:07d} {s_[-2:]}'; st = 'Rua das Palmeiras'; nn = r.randrange(20, 700)
    gen = 'mães' if 'M' in c.tags else 'pais'
    at = f'na residência da família, {st}, {nn}' if i == 2 else ('na ' if e[0] == 'C' else 'no ')+e
    ng = lambda x: f'natural de {x[0]} ({x[1]})'
    h, m = c.hm; cod = f'{r.randrange(10**5,10**6-1)}.{r.randrange(10**4,10**5-1)}.{c.iss.year}'
    av = pick(i, '', '', '', f'Protocolo {r.randrange(1000,9999)}: incluído o CPF {"do registrado" if c.sx=="M" else "da registrada"}, de ofício, em 02/05/2023.')
    an = pick(i, 'Filiação estabelecida com base em declaração do diretor da clínica de reprodução assistida (Prov. 63/2017-CNJ).', '', '', '')
    tw = f'<p>GESTAÇÃO MÚLTIPLA. Irm{"ão" if 0 else "ãos de parto"}: {c.tw}, matrícula {mt2}.</p>' if c.tw else ''
    left = f'''<p><b>Documento</b><br>Certidão narrativa, digital</p><p><b>Serventia</b><br>{cart}</p><p><b>Responsável</b><br>{c.off}</p><p><b>Preposto</b><br>{c.clk}</p><p><b>Código de validação</b><br>{cod}</p><p>{qr(r,80)}</p><p>Confira em<br>validar.crc.example</p><p>Expedida gratuitamente na 1ª via</p>'''
    kid = f'{"um menino" if c.sx=="M" else "uma menina"}'
    right = f'''<p class=n>{c.n}</p><p>É o nome atribuído pel{"as" if gen=="mães" else "os"} {gen} a {kid} de sexo {c.sex.lower()} que chegou ao mundo {at}, em {c.mun}, {est(c.uf)}, quando o relógio marcava {h24(h,m)} ({h:02d}:{m:02d}) de {dd(c.b)}, de acordo com a declaração de nascido vivo {dnv}.</p><p>Reconhecem-se {gen}: {c.M}, {ng(c.mn)}, e {c.P}, {ng(c.pn)}.</p><p>Ancestralidade. De {c.M}: {c.MA} e {c.MB}. De {c.P}: {c.PA} e {c.PB}.</p>{tw}<p>Registrad{c.o} em {dd(c.reg)}, com a matrícula<br><b>{mt}</b><br>e a inscrição {cp} no Cadastro de Pessoas Físicas.</p><p>Averbações: {av or 'sem lançamentos'}.<br>Anotações: {an or 'sem lançamentos'}.</p><p>Assinado eletronicamente por {c.off}, em {c.mun}, aos {dd(c.iss)}.</p>'''.replace('..', '.')
    acc = {'registro.livro': [f'A-{c.l}'], **(home(f'residência da família, {st}, {nn}', f'{st}, {nn}') if i == 2 else {}), 'autenticação.selo_digital': ['', cod]}
    c.meta['joint_notes'] = False
    swap = {'M': 'MP'}
    if i == 3: pass
    return out(c, 595, 842, "body{font:11pt 'DejaVu Sans Condensed'}.l{position:absolute;left:0;top:0;width:168pt;height:842pt;background:#e6ecf2;padding:60pt 16pt 0 24pt;font:8.2pt/12pt 'DejaVu Sans';}.l p{margin-bottom:14pt}.t{position:absolute;left:192pt;top:40pt;right:40pt;font:bold 17pt/22pt 'Nimbus Sans';color:#2a4a6a}.b{position:absolute;left:192pt;right:40pt;top:110pt;line-height:18pt}.b p{margin-bottom:12pt}.n{font:bold 14pt 'Nimbus Sans'}", f'<div class=l>{left}</div><div class=t>Registro Civil das Pessoas Naturais<br>NASCIMENTO</div><div class=b>{right}</div><div style="position:absolute;left:192pt;bottom:50pt">{arms(54,"#2a4a6a")}</div>', est=e if i != 2 else f'residência da família, {st}, {nn}', cart=cart, texto=dd(c.b), mat=mt, cpf_=cp, dnv=dnv, order='MP', selo='', livro=f'{c.l:05d}', folha=f'{c.f:03d}', termo=f'{c.t:07d}', av=av.rstrip('.') if 0 else av, an=an, acc=acc)

if __name__ == '__main__':
    O_ = sys.argv[1]; os.makedirs(O_, exist_ok=True)
    for f in (A, B, Cc, Dd, Ee, Ff, Gg, H, I, J, K, L, M, N, O, P):
        for i in (1, 2, 3, 4):
            html, t = f(i)
            open(f"{O_}/{t['case']}.html", 'w').write(html); json.dump(t, open(f"{O_}/{t['case']}.json", 'w'), ensure_ascii=False, indent=1)
