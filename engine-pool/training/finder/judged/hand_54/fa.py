# X1..X5
from lib import *

OLDM = ["", "Janeiro", "Fevereiro", "Março", "Abril", "Maio", "Junho", "Julho", "Agosto", "Setembro", "Outubro", "Novembro", "Dezembro"]

# ---------------------------------------------------------------- X1  1934-41 printed form, dotted, old spelling, typewriter
def X1(n):
    d = [
     dict(est="MINAS GERAES", uf="MG", com="Ubá", mun="Ubá", dist="Ubá", t="217", l="14", f="109 v.", reg=(14, 3, 1934), nome="SEBASTIÃO LOPES FAJARDO",
          o="o", sx="masculino", cor="branca", nasc=(2, 3, 1934), h1="cinco e meia", h2="tarde", hora="17:30",
          lug="em domicilio, no logar Corrego do Fubá, deste municipio", estab="Domicílio", gem="- - -", leg="legitimo",
          pai="Olympio Lopes Fajardo", pn=("Leopoldina, deste Estado", "Leopoldina - MG"), pp="lavrador",
          mae="Maria das Dores Teixeira", mn=("Ubá, deste Estado", "Ubá - MG"), ap=("Francisco Lopes Fajardo", "Rita Umbelina de Jesus"),
          am=("Joaquim Teixeira de Mello", "Anna Theodora Teixeira"), dec="o pae", t1="Aristides Vianna Cotta", t2="José Pedro Cançado", obs="- x - x - x -", av="",
          em=(20, 3, 1934), of="Theophilo Nogueira Baeta",
          ass='<div class="sg"><div class="ln"></div><div class="ty">Theophilo Nogueira Baeta</div><div>O Official do Registro Civil</div></div>'),
     dict(est="SÃO PAULO", uf="SP", com="Jahu", mun="Jahu", dist="Jahu", t="1.382", l="A-31", f="204", reg=(21, 11, 1936), nome="PAULINO BERTOLDI ZANIN",
          o="o", sx="masculino", cor="branca", nasc=(8, 11, 1936), h1="onze", h2="noite", hora="23:00",
          lug="na Santa Casa de Misericordia, nesta cidade de Jahu", estab="Santa Casa de Misericordia", gem="de PASCHOAL BERTOLDI ZANIN, nascido em primeiro logar", tw=["PASCHOAL BERTOLDI ZANIN"], leg="legitimo",
          pai="Angelo Zanin", pn=("Treviso, Italia", "Treviso, Italia"), pp="ferroviario",
          mae="Assumpta Bertoldi Zanin", mn=("Rovigo, Italia", "Rovigo, Italia"), ap=("Luigi Zanin", "Catterina Fregolente"),
          am=("Pietro Bertoldi", "Giuditta Marchiori"), dec="o pae", t1="Dr. Amadeu Leite Penteado", t2="Antonio Grizzo", obs="Nada consta.", av="",
          em=(4, 2, 1938), of="Euclydes Prestes Galvão",
          ass='<div class="ty" style="text-align:left">Eu, Lazaro do Prado Leme, escrevente habilitado, a dactylographei. E eu, Euclydes Prestes Galvão, Official, a subscrevo e assigno.</div><div class="sg"><div class="ln"></div><div>O Official do Registro Civil</div></div>'),
     dict(est="RIO GRANDE DO NORTE", uf="RN", com="Mossoró", mun="Mossoró", dist="Mossoró", t="96", l="22", f="33", reg=(30, 6, 1941), nome="FRANCISCA",
          o="a", sx="feminino", cor="morena", nasc=(24, 6, 1941), h1="doze", h2="noite", hora="00:00",
          lug="em casa da declarante, á rua do Alto da Conceição, nesta cidade", estab="Domicílio", gem="não", leg="natural",
          pai="- - - - - - -", pn=("- - - -", ""), pp="- - -",
          mae="Luiza Ignacia do Espirito Santo", mn=("Apody, deste Estado", "Apody - RN"), ap=("- - - - - - -", "- - - - - - -"),
          am=("Ignacio Gomes da Silveira", "Josepha Maria do Espirito Santo"), dec="a mãe", t1="Vicente Praxedes da Costa", t2="Honorio Fernandes Pimenta",
          obs="Certidão isenta de sellos, por ser pobre a interessada.", av="Certidão isenta de sellos, por ser pobre a interessada.",
          em=(2, 7, 1941), of="Raymundo Nonato Escossia",
          ass='<div class="sg"><div class="ln"></div><div class="ty">p/ Raymundo Nonato Escossia</div><div>O Official do Registro Civil</div><div class="ty" style="font-size:9pt">(Maria Alzira Dantas Cascudo, ajudante)</div></div>'),
    ][n - 1]
    cart = "Cartorio de Paz e Registro Civil de " + d["dist"]
    a, b = d["nasc"], d["reg"]
    real = lambda x: "" if x.startswith("- -") else x
    body = f'''<div class="hd">{star(64)}<div class="h1">REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div>
<div class="h2">ESTADO D{"O" if n == 3 else "E"} {d["est"]}</div></div>
{R("Comarca de", (d["com"], 3), "Municipio de", (d["mun"], 3), "Districto de", (d["dist"], 3))}
<div class="off">{cart}</div>
<div class="tt">CERTIDÃO DE NASCIMENTO</div>
<div class="nn">N.º <span class="v" style="display:inline-block;min-width:90px">{d["t"]}</span></div>
{R("CERTIFICO que a fls.", (d["f"], 2), "do livro n.º", (d["l"], 2), "de registro de nascimentos d'este cartorio,")}
{R("foi lavrado no dia", (b[0], 1), "de", (OLDM[b[1]], 2.2), "de 19", ("%02d" % (b[2] % 100), 1), "o assento de nascimento de")}
{R((d["nome"], 1), cls="r big")}
{R("do sexo", (d["sx"], 2), ", de côr", (d["cor"], 2), f', nascid<span class="ty">{d["o"]}</span> aos', (a[0], 1), "de", (OLDM[a[1]], 2), "de 19", ("%02d" % (a[2] % 100), 1), ",")}
{R("ás", (d["h1"], 2), "horas da", (d["h2"], 2), "; logar do nascimento:", ("", 3))}
{R((d["lug"], 1))}
{R("gemeo", (d["gem"], 1))}
{R(f'filh<span class="ty">{d["o"]}</span>', (d["leg"], 1), "de", (d["pai"], 3), ",")}
{R("natural de", (d["pn"][0], 3), ", de profissão", (d["pp"], 2), ",")}
{R("e de D.", (d["mae"], 3), ",")}
{R("natural de", (d["mn"][0], 1), ".")}
{R("São avós paternos", (d["ap"][0], 3))}
{R("e D.", (d["ap"][1], 3), ",")}
{R("e maternos", (d["am"][0], 3))}
{R("e D.", (d["am"][1], 3), ".")}
{R("Foi declarante", (d["dec"], 3), "e serviram de testemunhas")}
{R((d["t1"], 3), "e", (d["t2"], 3), ".")}
{R("Observações:", (d["obs"], 1))}
<div style="margin-top:3mm">O referido é verdade e dou fé.</div>
{R((d["mun"], 2), ",", (d["em"][0], .7), "de", (OLDM[d["em"][1]], 1.6), "de 19", ("%02d" % (d["em"][2] % 100), .7), "<span style='display:inline-block;width:40mm'></span>")}
<div class="ft"><div class="stp">SELLO<br>de verba<br>Rs. 2$000</div><div class="stp">TAXA DE<br>EDUCAÇÃO<br>$200</div><div class="as">{d["ass"]}</div></div>
<div class="imp">Typ. Commercial — Mod. 7</div>'''
    css = '''.pg{font:11.5pt "Old Standard TT";background:#fbf6e6;color:#1b1713}.hd{text-align:center}.h1{font-size:16pt;letter-spacing:1px}.h2{font:bold 13pt "GFS Didot"}
.off{text-align:center;font:italic 14pt "GFS Didot";margin:3mm 0 1mm}.tt{text-align:center;font:bold 20pt "GFS Didot";letter-spacing:3px}.nn{text-align:right}
.r{margin-top:2.05mm}.v,.ty{font-family:"Courier Prime";font-size:11pt;color:#1d2350}.v{border-bottom:1.3px dotted #333;padding:0 3px;text-align:center}
.big .v{font-size:14pt;font-weight:bold;letter-spacing:1px}.ft{display:flex;gap:6mm;margin-top:5mm;align-items:flex-end}.stp{border:1px dashed #777;width:24mm;height:26mm;text-align:center;font-size:8pt;padding-top:6mm}
.as{flex:1;text-align:center}.sg{margin-top:8mm;text-align:center}.ln{border-bottom:1px solid #222;width:80mm;margin:0 auto 1mm}.imp{position:absolute;bottom:5mm;left:14mm;font-size:6.5pt}'''
    tx = f'{a[0]} de {OLDM[a[1]]} de {a[2]}'
    g = [(real(d["pai"]), d["pn"][1]), (d["mae"], d["mn"][1])]
    if not g[0][0]: g = [g[1], ("", "")]
    return page(body, css, pad="11mm 16mm"), T(f"X1-{n}", d["nome"], a, tx, d["hora"], "Masculino" if d["o"] == "o" else "Feminino", d["estab"], d["mun"], d["uf"], d["mun"], d["uf"], cart, b,
        d["l"], d["f"], d["t"], g[0], g[1], d["em"], d["of"], ap=(real(d["ap"][0]), real(d["ap"][1])), am=d["am"], twins=d.get("tw", ()),
        averb=d["av"], joint=bool(d["av"]), accept={"registro.cartório": ["Cartorio de Paz e Registro Civil"]})

# ---------------------------------------------------------------- X2  half sheet landscape 1951-64, left column of numbers
def X2(n):
    d = [
     dict(est="ESTADO DO ESPÍRITO SANTO", uf="ES", com="COLATINA", mun="Colatina", cart="CARTÓRIO DO REGISTRO CIVIL DA SEDE", t="8.914", l="37-A", f="176", reg=(19, 9, 1951),
          nome="Hildegard Berger Krause", sx="feminino", cor="branca", nasc=(11, 9, 1951), h="nove horas e quarenta minutos da manhã", hora="09:40",
          lug="Hospital Sílvio Avidos, nesta cidade", estab="Hospital Sílvio Avidos", pai="Germano Krause", pn=("Santa Leopoldina, dêste Estado", "Santa Leopoldina - ES"),
          mae="Erna Berger Krause", mn=("Itaguaçu, dêste Estado", "Itaguaçu - ES"), ap=("Augusto Krause", "Albertina Schulz"), am=("Frederico Berger", "Guilhermina Raasch"),
          dec="o pai", ts="Waldemar Ronchi e Otto Gums", obs="xxxxxxxxxxxxxxxxxxxxxx", av="", em=(22, 9, 1951), of="Arlindo Sarcinelli Vasconcelos",
          ass="Eu, Arlindo Sarcinelli Vasconcelos, Oficial do Registro Civil, a datilografei, subscrevo e assino."),
     dict(est="ESTADO DA PARAÍBA", uf="PB", com="CAJAZEIRAS", mun="Cajazeiras", cart="CARTÓRIO DO REGISTRO CIVIL DA SEDE", t="311", l="52", f="88v", reg=(3, 1, 1957),
          nome="Inácio Rolim de Abreu Neto", sx="masculino", cor="parda", nasc=(25, 12, 1956), h="doze horas da noite", hora="00:00",
          lug="domicílio, no sítio Serragem, dêste município", estab="Domicílio", pai="José Rolim de Abreu", pn=("São José de Piranhas, dêste Estado", "São José de Piranhas - PB"),
          mae="Raimunda Cartaxo de Abreu", mn=("Lavras da Mangabeira, Estado do Ceará", "Lavras da Mangabeira - CE"), ap=("Inácio Rolim de Abreu", "Ana Gonçalves Dias de Abreu"), am=("Sabino Cartaxo Duarte", "Tereza Bezerra Cartaxo"),
          dec="o avô paterno", ts="Cícero Leandro da Cruz e Pedro Moreira Coêlho",
          obs="À margem: Anotação - O registrado casou-se em 14-2-1978, em Sousa, dêste Estado, com Maria do Socorro Pordeus.", av="", an="O registrado casou-se em 14-2-1978, em Sousa, dêste Estado, com Maria do Socorro Pordeus.",
          em=(6, 3, 1979), of="Antônia Holanda Sobreira",
          ass="Eu, Geralda Matias Guedes, escrevente autorizada, a datilografei, e eu, Antônia Holanda Sobreira, Oficial, a conferi, subscrevo e assino."),
     dict(est="ESTADO DE GOIÁS", uf="GO", com="RIO VERDE", mun="Rio Verde", cart="CARTÓRIO DO REGISTRO CIVIL DA SEDE", t="14.027", l="61", f="204", reg=(10, 8, 1964),
          nome="Sebastiana", sx="feminino", cor="preta", nasc=(20, 1, 1939), h="- - - - -", hora="",
          lug="em domicílio, na Fazenda Boa Vista, dêste município", estab="Domicílio", pai="- - - - - - - - - -", pn=("- - - -", ""),
          mae="Benedita Maria de Jesus", mn=("Jataí, dêste Estado", "Jataí - GO"), ap=("- - - - - - - -", "- - - - - - - -"), am=("ignorado", "ignorada"),
          dec="a própria registrada", ts="Alaor Guimarães Leão e Orcalino Cruvinel",
          obs="Registro lavrado fora do prazo, por despacho do M.M. Juiz de Direito da Comarca, datado de 7 de agôsto de 1964.", em=(10, 8, 1964), of="Lázaro Fonsêca Campos",
          ass="Dou fé. O Escrivão do Registro Civil, LÁZARO FONSÊCA CAMPOS", ofp="LÁZARO FONSÊCA CAMPOS"),
    ][n - 1]
    a, b = d["nasc"], d["reg"]
    if n == 3: av = d["obs"]
    else: av = ""
    fill = " - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -"
    def V(s): return f'<span class="val">{s}</span><span class="fil">{fill}</span>'
    def L(*ps):
        return '<div class="ro">' + "".join(f'<div class="fl" style="flex:{f} 1 0"><span class="lb">{lb}</span> {V(v)}</div>' for lb, v, f in ps) + '</div>'
    body = f'''<div class="lf"><div class="ar">{star(52, "#1d3d2c")}</div><div class="bx"><span class="lb">TÊRMO N.º</span><br><b>{d["t"]}</b></div><div class="bx"><span class="lb">LIVRO</span><br><b>{d["l"]}</b></div>
<div class="bx"><span class="lb">FÔLHA</span><br><b>{d["f"]}</b></div><div class="em">Emolumentos<br>Cr$ ...........<br>Sêlo ...........<br>Busca ..........<br>Total ..........</div></div>
<div class="rt"><div class="hd">ESTADOS UNIDOS DO BRASIL<br><b>{d["est"]}</b><br>COMARCA E MUNICÍPIO DE {d["com"]}<br><i>{d["cart"]}</i></div><div class="tt">Certidão de Nascimento</div>
{L(("NOME", d["nome"], 1))}
{L(("SEXO", d["sx"], 1), ("CÔR", d["cor"], 1), ("DATA DO REGISTRO", med(b), 1.6))}
{L(("NASCIMENTO: DIA", ext(a), 1))}
{L(("HORA", d["h"], 1))}
{L(("LUGAR", d["lug"], 1))}
{L(("PAI", d["pai"], .72), ("NATURAL DE", d["pn"][0], 1))}
{L(("MÃE", d["mae"], .72), ("NATURAL DE", d["mn"][0], 1))}
{L(("AVÓS PATERNOS", d["ap"][0] + " e " + d["ap"][1], 1))}
{L(("AVÓS MATERNOS", d["am"][0] + " e " + d["am"][1], 1))}
{L(("DECLARANTE", d["dec"], 1), ("TESTEMUNHAS", d["ts"], 1.9))}
<div class="ob"><span class="lb">OBSERVAÇÕES</span> <span class="val">{d["obs"]}</span></div>
<div class="fe"><span class="val">{d["mun"]}, {med(d["em"])}. {d["ass"]}</span></div><div class="sl"></div></div>'''
    css = '''.pg{display:flex;gap:4mm;font:8pt "TeX Gyre Schola";background:#f4f7ef;color:#14301f}.lf{width:32mm;border:1.2px solid #1d3d2c;padding:2mm;text-align:center}.bx{border-top:1px solid #1d3d2c;padding:1.5mm 0;height:15mm}
.bx b{font:bold 12pt "Nimbus Mono PS";color:#111}.em{border-top:1px solid #1d3d2c;text-align:left;padding-top:2mm;font-size:7pt;line-height:1.7}.rt{flex:1;min-width:0}.hd{text-align:center;line-height:1.25}.tt{text-align:center;font:bold italic 17pt "Linux Libertine Display O"}
.ro{display:flex;gap:3mm;margin-top:2.1mm}.fl{padding-left:1.5px;border-bottom:.8px solid #1d3d2c;white-space:nowrap;overflow:hidden}.lb{font-size:6.6pt}.val,.fil{font:9pt "Nimbus Mono PS";font-weight:bold;color:#151515;letter-spacing:-.55px}.fil{font-weight:normal}
.ob{margin-top:2.5mm;min-height:12mm}.fe{margin-top:2mm}.sl{border-bottom:1px solid #000;width:70mm;margin:11mm 0 0 auto}'''
    real = lambda x: "" if x.startswith("- -") or x.startswith("ignorad") else x
    g = [(real(d["pai"]), d["pn"][1]), (d["mae"], d["mn"][1])]
    if not g[0][0]: g = [g[1], ("", "")]
    return page(body, css, 210, 148, "6mm 8mm"), T(f"X2-{n}", d["nome"], a, ext(a), d["hora"], d["sx"].capitalize(), d["estab"], d["mun"], d["uf"], d["mun"] if 0 else d["mun"], d["uf"], d["cart"], b, d["l"], d["f"], d["t"],
        g[0], g[1], d["em"], d.get("ofp", d["of"]), ap=tuple(map(real, d["ap"])), am=tuple(map(real, d["am"])), averb=av, anot=d.get("an", ""), joint=bool(av), size=(595, 420))

# ---------------------------------------------------------------- X3  1973-84, legal paper, labels below the lines
def X3(n):
    d = [
     dict(est="Rio Grande do Sul", uf="RS", mun="Passo Fundo", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE PASSO FUNDO", zona="1.ª Zona", t="22.480", l="A-74", f="61", reg=(25, 9, 1973), nome="CLÁUDIA REGINA ZANATTA",
          sx="feminino", cor="branca", nasc=(22, 9, 1973), h="às quinze horas e cinco minutos", hora="15:05", lug="Hospital São Vicente de Paulo", cid="Passo Fundo, neste Estado",
          pai="DARCI ANTÔNIO ZANATTA", pn=("Marau, neste Estado", "Marau - RS"), mae="IRACEMA BORTOLINI ZANATTA", mn=("Getúlio Vargas, neste Estado", "Getúlio Vargas - RS"),
          ap=("Vitório Zanatta", "Carolina Tibola Zanatta"), am=("Ângelo Bortolini", "Hermínia Faccio Bortolini"), dec="o pai, Darci Antônio Zanatta", obs="x.x.x.x.x.x.x.x.x.x", em=(26, 9, 1973),
          of="Bel. Odilon Vergueiro Fagundes", ofn="Odilon Vergueiro Fagundes", sig=("Neiva Terezinha Pimentel", "Oficial Ajudante"), car=1),
     dict(est="Rio Grande do Sul", uf="RS", mun="Santana do Livramento", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE SANTANA DO LIVRAMENTO", zona="Única Zona", t="3.117", l="A-102", f="118 v", reg=(2, 5, 1978), nome="WASHINGTON FERREYRA ROLDÁN",
          sx="masculino", cor="branca", nasc=(30, 4, 1978), h="às zero horas e vinte minutos", hora="00:20", lug="Santa Casa de Misericórdia", cid="Santana do Livramento, neste Estado",
          pai="RUBEN DARÍO FERREYRA", pn=("Rivera, Uruguai", "Rivera, Uruguai"), mae="GLADYS MABEL ROLDÁN", mn=("Tacuarembó, Uruguai", "Tacuarembó, Uruguai"),
          ap=("Aparicio Ferreyra", "Ramona Silvera"), am=("não declarado", "Blanca Nieves Roldán"), dec="o pai, Ruben Darío Ferreyra", obs="x.x.x.x.x.x.x.x.x.x", em=(2, 5, 1978),
          of="Adão Severo Trindade", ofn="Adão Severo Trindade", sig=None, car=0),
     dict(est="Rio Grande do Sul", uf="RS", mun="São Borja", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE SÃO BORJA", zona="Zona Urbana", t="9.655", l="A-58", f="240", reg=(6, 12, 1984), nome="ITAGIBA DORNELES",
          sx="masculino", cor="mista", nasc=(13, 11, 1984), h="às doze horas e trinta minutos", hora="12:30", lug="Hospital Ivan Goulart", cid="São Borja, neste Estado",
          pai="", pn=("", ""), mae="MARLI TERESINHA DORNELES", mn=("Itaqui, neste Estado", "Itaqui - RS"),
          ap=("", ""), am=("Pedro Alcides Dorneles", "Eva Loreni Palmeiro"), dec="a mãe",
          obs="Averbação: por escritura pública de 9-4-1986, do 1.º Tabelionato desta cidade, averba-se que o registrado foi reconhecido como filho por VALDIR AIRTON FLORIANO, conservando o nome do registro.", av="por escritura pública de 9-4-1986, do 1.º Tabelionato desta cidade, averba-se que o registrado foi reconhecido como filho por VALDIR AIRTON FLORIANO, conservando o nome do registro.",
          em=(15, 4, 1986), of="Bel. Ney Sampaio Loureiro", ofn="Ney Sampaio Loureiro", sig=("Jussara de Fátima Ávila", "Escrevente"), car=1),
    ][n - 1]
    a = d["nasc"]
    def L(*ps): return '<div class="ro">' + "".join(f'<div class="fl" style="flex:{f} 1 0"><div class="val">{v or "-.-.-.-.-.-.-"}</div><div class="lb">{lb}</div></div>' for v, lb, f in ps) + '</div>'
    st = f'<div class="car">{d["of"]}<br>OFICIAL<br>Registro Civil - {d["mun"]}</div>' if d["car"] else ""
    sg = f'<div class="ln"></div><div class="val">{d["sig"][0]}</div><div class="lb">{d["sig"][1]}</div>' if d["sig"] else f'<div class="ln"></div><div class="val">{d["of"]}</div><div class="lb">OFICIAL DO REGISTRO CIVIL</div>'
    body = f'''<div class="side">VÁLIDA EM TODO O TERRITÓRIO NACIONAL — QUALQUER RASURA INVALIDA ESTA CERTIDÃO</div>
<div class="hd"><div>{star(70, "#0c3a6b")}</div><div><div class="a">REPÚBLICA FEDERATIVA DO BRASIL</div><div>ESTADO DO {d["est"].upper()}</div><div class="c">{d["cart"]}</div><div>{d["zona"]}</div></div></div>
<div class="tt">NASCIMENTO</div>
{L((d["t"], "Número do têrmo", 1), (d["l"], "Livro", 1), (d["f"], "Fôlhas", 1), (num(d["reg"]).replace("/", "-"), "Data do assento", 1.2))}
<p class="tx">Certifico que, no livro, fôlhas e número acima, de registro de nascimentos dêste Ofício, se acha o assento de</p>
{L((d["nome"], "Nome e sobrenome", 1))}
{L((d["sx"], "Sexo", 1), (d["cor"], "Côr", 1), (d["h"], "Hora", 2.6))}
{L((ext(a), "Dia, mês e ano do nascimento", 1))}
{L((d["lug"], "Estabelecimento ou local do parto", 1.2), (d["cid"], "Cidade ou vila", 1))}
<div class="sec">FILIAÇÃO</div>
{L((d["pai"], "Nome do pai", 1.5), (d["pn"][0], "Naturalidade do pai", 1))}
{L((d["mae"], "Nome da mãe", 1.5), (d["mn"][0], "Naturalidade da mãe", 1))}
<div class="sec">AVÓS</div>
{L((d["ap"][0], "Avô paterno", 1), (d["ap"][1], "Avó paterna", 1))}
{L((d["am"][0], "Avô materno", 1), (d["am"][1], "Avó materna", 1))}
{L((d["dec"], "Declarante", 1))}
<div class="ob">{d["obs"]}</div><div class="lb">Observações</div>
<div class="ro" style="margin-top:7mm"><div style="flex:1"><div class="val">{d["mun"]}, {med(d["em"])}</div><div class="lb" style="border-top:.8px solid #0c3a6b">Local e data</div>{st}</div><div style="flex:1;text-align:center;padding-top:14mm">{sg}</div></div>'''
    css = '''.pg{font:10pt "URW Bookman";color:#0c3a6b;background:#fff}.side{position:absolute;left:7mm;top:60mm;height:200mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:7.5pt;letter-spacing:1.5px}
.hd{display:flex;gap:6mm;align-items:center;line-height:1.4;justify-content:center;text-align:center}.a{font-size:14pt;font-weight:bold}.c{font:bold 9.5pt "Nimbus Sans"}
.tt{font:bold 26pt "URW Bookman";text-align:center;letter-spacing:9px;border-top:3px double;border-bottom:3px double;margin:5mm 0}.ro{display:flex;gap:5mm;margin-top:6.2mm}.fl .val{border-bottom:.9px solid #0c3a6b;min-height:5mm}
.val{font:11pt "TeX Gyre Cursor";color:#111}.lb{font:7pt "Nimbus Sans"}.tx{margin:4mm 0 0}.sec{font:bold 9pt "Nimbus Sans";margin-top:4.5mm;background:#dbe6f2;padding:1mm 2mm;letter-spacing:4px}.sec+.ro{margin-top:3mm}
.ob{font:10.5pt/6.2mm "TeX Gyre Cursor";color:#111;min-height:25mm;margin-top:4mm;background:repeating-linear-gradient(transparent 0 6mm,#0c3a6b 6mm 6.2mm)}
.ln{border-bottom:1px solid #111}.car{display:inline-block;border:1.5px solid #7a2f78;color:#7a2f78;font:8pt "Nimbus Sans";text-align:center;padding:1.5mm 4mm;margin:7mm 0 0 8mm;transform:rotate(-3deg)}'''
    real = lambda x: "" if x == "não declarado" else x
    g = [(d["pai"], d["pn"][1]), (d["mae"], d["mn"][1])]
    if not g[0][0]: g = [g[1], ("", "")]
    return page(body, css, 216, 330, "12mm 14mm 10mm 20mm"), T(f"X3-{n}", d["nome"], a, ext(a), d["hora"], d["sx"].capitalize(), d["lug"], d["mun"], d["uf"], d["mun"], d["uf"], d["cart"], d["reg"], d["l"], d["f"], d["t"],
        g[0], g[1], d["em"], d["of"], ap=tuple(map(real, d["ap"])), am=tuple(map(real, d["am"])), averb=d.get("av", ""), size=(612, 935),
        accept={"autenticação.oficial_registro": [d["ofn"]]} if d["ofn"] != d["of"] else None)

# ---------------------------------------------------------------- X4  1988-99 RJ narrated, ornament, header names the officer, clerk signs
def X4(n):
    d = [
     dict(mun="Nova Iguaçu", cart="CARTÓRIO DO REGISTRO CIVIL DA 2.ª CIRCUNSCRIÇÃO", of="JURANDYR PESSANHA DE MORAES", oft="OFICIAL TITULAR", end="Rua Getúlio Vargas, 148 — Centro", em=(15, 6, 1988), l="A-211", f="077", t="64.208", reg=(14, 6, 1988),
          nome="ALESSANDRA CRISTINA DO NASCIMENTO GOMES", sexo="Feminino", nasc=(2, 6, 1988), hora="16:45", estab="CASA DE SAÚDE NOSSA SENHORA DA GLÓRIA", g1=("JORGE LUIZ GOMES", "São João de Meriti - RJ"), g2=("VERA LÚCIA DO NASCIMENTO GOMES", "Nova Iguaçu - RJ"),
          ap=("MANOEL GOMES FILHO", "ZULMIRA ROSA GOMES"), am=("ABÍLIO DO NASCIMENTO", "CONCEIÇÃO DAS GRAÇAS DO NASCIMENTO"),
          tx='''CERTIFICO QUE NO LIVRO <b>A-211</b>, ÀS FLS. <b>077</b>, SOB O N.º <b>64.208</b>, FOI LAVRADO NO DIA <b>14 DE JUNHO DE 1988</b> O ASSENTO DE NASCIMENTO DE <b class="nm">ALESSANDRA CRISTINA DO NASCIMENTO GOMES</b>,
FILHA DE <b>JORGE LUIZ GOMES</b>, NATURAL DE SÃO JOÃO DE MERITI, ESTADO DO RIO DE JANEIRO, INDUSTRIÁRIO, E DE <b>VERA LÚCIA DO NASCIMENTO GOMES</b>, NATURAL DE NOVA IGUAÇU, NESTE ESTADO, DO LAR; NETA PELO LADO PATERNO DE MANOEL GOMES FILHO E DE ZULMIRA ROSA GOMES, E PELO MATERNO DE ABÍLIO DO NASCIMENTO E DE CONCEIÇÃO DAS GRAÇAS DO NASCIMENTO;
NASCIDA AOS <b>DOIS DE JUNHO DE MIL NOVECENTOS E OITENTA E OITO</b>, ÀS 16 HORAS E 45 MINUTOS, NA CASA DE SAÚDE NOSSA SENHORA DA GLÓRIA, NESTA CIDADE DE NOVA IGUAÇU, DO SEXO <b>FEMININO</b>, DE COR PARDA. FOI DECLARANTE O PAI.''',
          texto="DOIS DE JUNHO DE MIL NOVECENTOS E OITENTA E OITO", av="", an="", selo="", obs="NADA CONSTA À MARGEM DO TERMO.", sig="<div class='ln'></div>P/ OFICIAL — SUELY BARCELLOS VENTURA<br>Escrevente Juramentada"),
     dict(mun="Campos dos Goytacazes", cart="CARTÓRIO DO 3.º SUBDISTRITO DE CAMPOS DOS GOYTACAZES", of="MARIA AMÉLIA TAVARES CRESPO", oft="OFICIAL INTERINA", end="Av. Sete de Setembro, 301", em=(9, 10, 1995), l="A-96", f="112v", t="38.551", reg=(2, 8, 1993),
          nome="THIAGO RANGEL PESSANHA", sexo="Masculino", nasc=(27, 7, 1993), hora="05:00", estab="HOSPITAL DOS PLANTADORES DE CANA", g1=("ELIANE RANGEL PESSANHA", "São Fidélis - RJ"), g2=("ADILSON BARRETO PESSANHA", "Macaé - RJ"),
          ap=("", ""), am=("AMARO RANGEL", "DEOLINDA RIBEIRO RANGEL"), twins=["DIEGO RANGEL PESSANHA"],
          tx='''CERTIFICO QUE, REVENDO OS LIVROS DE NASCIMENTO DESTE CARTÓRIO, NO DE N.º <b>A-96</b>, FLS. <b>112v</b>, TERMO <b>38.551</b>, CONSTA QUE NO DIA <b>VINTE E SETE DE JULHO DE MIL NOVECENTOS E NOVENTA E TRÊS</b>, ÀS CINCO HORAS DA MANHÃ, NO HOSPITAL DOS PLANTADORES DE CANA, EM CAMPOS DOS GOYTACAZES, NASCEU <b class="nm">THIAGO RANGEL PESSANHA</b>,
DO SEXO <b>MASCULINO</b>, DE COR BRANCA, GÊMEO DE <b>DIEGO RANGEL PESSANHA</b>, NASCIDO DEZ MINUTOS DEPOIS E REGISTRADO SOB O NÚMERO SEGUINTE; FILHO DE <b>ELIANE RANGEL PESSANHA</b>, NATURAL DE SÃO FIDÉLIS, E DE <b>ADILSON BARRETO PESSANHA</b>, NATURAL DE MACAÉ, AMBOS DESTE ESTADO; SÃO AVÓS MATERNOS: AMARO RANGEL E DEOLINDA RIBEIRO RANGEL, E PATERNOS: NÃO DECLARADOS.
O ASSENTO FOI LAVRADO AOS <b>2 DE AGOSTO DE 1993</b>, SENDO DECLARANTE A MÃE.''',
          texto="VINTE E SETE DE JULHO DE MIL NOVECENTOS E NOVENTA E TRÊS", selo="",
          av="POR MANDADO DO MM. JUIZ DA 1.ª VARA DE FAMÍLIA DESTA COMARCA, PROCESSO 4.417/94, FOI DECRETADO O DIVÓRCIO DOS PAIS DO REGISTRADO, VOLTANDO A MÃE A ASSINAR ELIANE RANGEL.", an="",
          obs="AVERBAÇÃO: POR MANDADO DO MM. JUIZ DA 1.ª VARA DE FAMÍLIA DESTA COMARCA, PROCESSO 4.417/94, FOI DECRETADO O DIVÓRCIO DOS PAIS DO REGISTRADO, VOLTANDO A MÃE A ASSINAR ELIANE RANGEL.", sig="<div class='ln'></div>GETÚLIO MANHÃES CORDEIRO<br>Técnico Judiciário Juramentado"),
     dict(mun="Petrópolis", cart="CARTÓRIO DO REGISTRO CIVIL DO 1.º DISTRITO DE PETRÓPOLIS", of="BEL. CARLOS OTTO KAPPEL", oft="OFICIAL TITULAR", end="Rua Dezesseis de Março, 87, sala 3", em=(23, 11, 1999), l="A-187", f="249", t="91.336", reg=(12, 5, 1967),
          nome="HELOÍSA MAYWORM STUMPF", sexo="Feminino", nasc=(1, 5, 1967), hora="18:00", estab="Domicílio", g1=("WALTER STUMPF", "Petrópolis - RJ"), g2=("ISOLDA MAYWORM STUMPF", "Teresópolis - RJ"),
          ap=("JACOB STUMPF", "BERTA WINTER STUMPF"), am=("PEDRO MAYWORM", ""),
          tx='''CERTIFICO, ATENDENDO A PEDIDO, QUE DO TERMO N.º <b>91.336</b>, LIVRO <b>A-187</b>, FOLHA <b>249</b>, VERIFICA-SE QUE <b class="nm">HELOÍSA MAYWORM STUMPF</b>, DE COR BRANCA E DO SEXO <b>FEMININO</b>, NASCEU EM DOMICÍLIO, NO BAIRRO MOSELA, NESTA CIDADE, AO <b>PRIMEIRO DIA DO MÊS DE MAIO DE MIL NOVECENTOS E SESSENTA E SETE</b> (01/05/1967), ÀS SEIS HORAS DA TARDE.
PAI: <b>WALTER STUMPF</b>, TECELÃO, NATURAL DE PETRÓPOLIS-RJ, E SEUS PAIS JACOB STUMPF E BERTA WINTER STUMPF. MÃE: <b>ISOLDA MAYWORM STUMPF</b>, NATURAL DE TERESÓPOLIS-RJ, E SEU PAI PEDRO MAYWORM. REGISTRO FEITO EM <b>12/05/1967</b>, DECLARANTE O PAI E TESTEMUNHAS ARMANDO ESCH E NILO SIXEL.''',
          texto="PRIMEIRO DIA DO MÊS DE MAIO DE MIL NOVECENTOS E SESSENTA E SETE", selo="RGP 48172", av="",
          an="CASOU-SE EM 18/07/1992 COM PAULO ROBERTO HANG, PASSANDO A ASSINAR HELOÍSA STUMPF HANG (LIVRO B-77, FLS. 31, 2.º DISTRITO DE PETRÓPOLIS). SEPARADA JUDICIALMENTE EM 30/03/1998.",
          obs="ANOTAÇÕES: CASOU-SE EM 18/07/1992 COM PAULO ROBERTO HANG, PASSANDO A ASSINAR HELOÍSA STUMPF HANG (LIVRO B-77, FLS. 31, 2.º DISTRITO DE PETRÓPOLIS). SEPARADA JUDICIALMENTE EM 30/03/1998.",
          sig="<div class='ln'></div>P/ BEL. CARLOS OTTO KAPPEL<br>Rosângela Kling Sutter — Substituta<div style='margin-top:3mm'>Selo de fiscalização: RGP 48172</div>"),
    ][n - 1]
    orn = '<svg class="orn" width="100%" height="100%"><defs><pattern id="o" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M0 9Q4.5 0 9 9T18 9M9 0Q0 4.5 9 9T9 18" fill="none" stroke="#3f7d55" stroke-width=".9"/><circle cx="9" cy="9" r="2" fill="none" stroke="#3f7d55" stroke-width=".6"/></pattern></defs><rect width="100%" height="100%" fill="url(#o)"/></svg>'
    body = f'''{orn}<div class="in"><div class="hd">{star(58, "#2b5d3e")}<div class="a">República Federativa do Brasil</div><div>ESTADO DO RIO DE JANEIRO — MUNICÍPIO DE {d["mun"].upper()}</div><div class="b">{d["cart"]}</div>
<div class="c">{d["of"]} — {d["oft"]}<br>{d["end"]}</div></div><div class="tt">CERTIDÃO DE NASCIMENTO</div><div class="tx">{d["tx"]}</div><div class="tx">{d["obs"]}</div>
<div class="tx">O REFERIDO É VERDADE E DOU FÉ. {d["mun"].upper()}, {med(d["em"]).upper()}.</div><div class="sg">{d["sig"]}</div></div>'''
    css = '''.orn{position:absolute;left:6mm;top:6mm;width:198mm;height:285mm}.in{position:absolute;left:17mm;top:17mm;right:17mm;height:263mm;background:#fdfffb;border:1.5px solid #2b5d3e;padding:7mm 10mm}
.hd{text-align:center;font:9.5pt "P052"}.a{font:italic 15pt "P052"}.b{font:bold 11.5pt "P052";margin-top:1mm}.c{font-size:8.5pt;margin-top:1mm}.tt{font:bold 22pt "TeX Gyre Bonum";color:#2b5d3e;text-align:center;margin:6mm 0}
.tx{font:10.6pt/1.62 "Liberation Mono";margin-bottom:5mm;text-align:left;color:#222}.nm{font-size:12.5pt}.sg{text-align:center;font:9.5pt "Liberation Mono";margin-top:14mm}.ln{width:85mm;border-top:1px solid;margin:0 auto 1mm}'''
    a = d["nasc"]
    acc = {"registro.município": [d["mun"]], "local_nascimento.município": [d["mun"]]}
    if n == 3:
        acc["dados_pessoais.data_nascimento.texto_completo"] = ["01/05/1967"]; acc["autenticação.oficial_registro"] = ["CARLOS OTTO KAPPEL"]
    M = d["mun"].upper()
    up = lambda g: (g[0], g[1].rsplit(" - ", 1)[0].upper() + " - RJ")
    return page(body, css, pad="0"), T(f"X4-{n}", d["nome"], a, d["texto"], d["hora"], d["sexo"], d["estab"], M, "RJ", M, "RJ", d["cart"], d["reg"], d["l"], d["f"], d["t"], up(d["g1"]), up(d["g2"]),
        d["em"], d["of"], ap=d["ap"], am=d["am"], twins=d.get("twins", ()), averb=d["av"], anot=d["an"], selo=d["selo"], accept=acc)

# ---------------------------------------------------------------- X5  inteiro teor 1999-2008 of entries of 1931-57, plain typed
def X5(n):
    if n == 1:
        txt = '''“Numero mil e quarenta e seis. Aos vinte e tres dias do mez de Julho do anno de mil novecentos e trinta e um, nesta cidade de Garanhuns, Estado de Pernambuco, em meu cartorio, compareceu Evangelista Tenorio Wanderley, agricultor, natural de Bom Conselho, deste Estado, e na presença das testemunhas abaixo assignadas declarou: que no dia quinze do corrente mez e anno, ás duas horas da madrugada, em sua residencia, no sitio Riacho Doce, deste municipio, nasceu uma creança do sexo feminino, de côr parda, que tem o nome de QUITERIA TENORIO DE HOLLANDA, filha legitima delle declarante e de sua mulher Maria Ephigenia de Hollanda, natural de Correntes, deste Estado, casados nesta comarca; sendo avós paternos Manoel Tenorio Wanderley e Anna Rosa da Conceição, já fallecida, e maternos Pedro Alexandre de Hollanda e Ephigenia Maria dos Prazeres. Do que, para constar, lavrei este termo, que, lido e achado conforme, assigna a rogo do declarante, por não saber escrever, José Florentino Branco, com as testemunhas Antonio Correia Vilella e Sylvio Godoy. Eu, Manoel Florentino Ivo, Official do Registro Civil, o escrevi e assigno. (aa) Manoel Florentino Ivo. José Florentino Branco. Antonio Correia Vilella. Sylvio Godoy.”'''
        d = dict(top=["PODER JUDICIÁRIO DO ESTADO DE PERNAMBUCO", "COMARCA DE GARANHUNS"], cart="Cartório do Registro Civil das Pessoas Naturais do 1º Distrito de Garanhuns", sub="Travessa do Comércio, 40 — Garanhuns - PE",
            lead="CERTIFICO, a pedido verbal de parte interessada, que revendo em meu Cartório o livro A-17 de Registro de Nascimentos, nele, às fls. 88v, sob o nº 1.046, encontrei o assento do teor seguinte:",
            tail="Nada mais se continha em o dito assento, para aqui fielmente transcrito do próprio original, ao qual me reporto. À margem do termo nada consta. Dou fé.",
            end="Garanhuns, 11 de março de 2004. Eu, Ivanildo Peixoto Calado, Oficial do Registro Civil, digitei, subscrevo e assino em público e raso.",
            sig="<div class='ln'></div>Oficial do Registro Civil", font='10.6pt/1.66 "Courier Prime"')
        tr = T("X5-1", "QUITERIA TENORIO DE HOLLANDA", (15, 7, 1931), "quinze do corrente mez e anno", "02:00", "Feminino", "Domicílio", "Garanhuns", "PE", "Garanhuns", "PE", d["cart"], (23, 7, 1931), "A-17", "88v", "1.046",
            ("Evangelista Tenorio Wanderley", "Bom Conselho - PE"), ("Maria Ephigenia de Hollanda", "Correntes - PE"), (11, 3, 2004), "Ivanildo Peixoto Calado", ap=("Manoel Tenorio Wanderley", "Anna Rosa da Conceição"), am=("Pedro Alexandre de Hollanda", "Ephigenia Maria dos Prazeres"),
            accept={"dados_pessoais.data_nascimento.texto_completo": ["quinze de Julho de mil novecentos e trinta e um", "quinze do corrente mez e anno (Julho de mil novecentos e trinta e um)"], "registro.termo": ["1046", "mil e quarenta e seis"]})
    elif n == 2:
        txt = '''“N.º 402. — Aos nove dias do mês de outubro de mil novecentos e quarenta e seis, nesta cidade de Prudentópolis, Estado do Paraná, em cartório, compareceu Basílio Kusnir, professor particular, residente na colônia Esperança, e declarou que, em vinte e oito de setembro dêste ano, às sete e meia horas da noite, na referida colônia Esperança, dêste Município, em domicílio, nasceu uma criança do sexo masculino, de côr branca, à qual foi pôsto o nome de NICOLAU SEMIANCZUK KUSNIR, gêmeo com outra, do sexo feminino, de nome Olga, registrada sob o número quatrocentos e três; filho legítimo de Teodoro Kusnir, lavrador, natural de Ternopil, Polônia, e de Dona Paraskeva Semianczuk, doméstica, natural desta cidade; avós paternos: Hryhorij Kusnir e Eudóquia Melnyk, residentes na Europa; avós maternos: Dmytro Semianczuk e Anna Boiko Semianczuk. Nada mais declarou. Foram testemunhas: Estefano Burko, comerciante, e Leopoldo Zarpellon, sapateiro. Lido e achado conforme, assinam. Eu, Frederico Lange Filho, Escrivão, o escrevi. (aa) Basílio Kusnir — Estefano Burko — Leopoldo Zarpellon — Frederico Lange Filho.”'''
        an = "O registrado contraiu matrimônio em 6 de janeiro de 1973, nesta cidade, com Stefânia Holovaty, conforme termo nº 88, fls. 44v, do livro B-21."
        an2 = "O registrado faleceu em 2 de abril de 2005, em Guarapuava - PR, conforme comunicação arquivada."
        d = dict(top=["REPÚBLICA FEDERATIVA DO BRASIL", "ESTADO DO PARANÁ — COMARCA DE PRUDENTÓPOLIS"], cart="SERVIÇO DE REGISTRO CIVIL DAS PESSOAS NATURAIS DE PRUDENTÓPOLIS", sub="Titular: Marilda Bahry Procek",
            lead="CERTIFICO que, em virtude de requerimento arquivado, extraio por INTEIRO TEOR o assento de nascimento lavrado sob o termo nº 402, às folhas 201, do livro A-38, como segue:",
            tail="À MARGEM — Anotações: " + an + " " + an2 + " É o que consta, do que dou fé.",
            end="Prudentópolis, 19 de julho de 2007.",
            sig="<div class='ln'></div>Josiane Techy<br>Escrevente Indicada<br><br>Selo FUNARPEN: GKD 30917", font='11.2pt/1.68 "Liberation Serif"')
        tr = T("X5-2", "NICOLAU SEMIANCZUK KUSNIR", (28, 9, 1946), "vinte e oito de setembro dêste ano", "19:30", "Masculino", "Domicílio", "Prudentópolis", "PR", "Prudentópolis", "PR", d["cart"], (9, 10, 1946), "A-38", "201", "402",
            ("Teodoro Kusnir", "Ternopil, Polônia"), ("Paraskeva Semianczuk", "Prudentópolis - PR"), (19, 7, 2007), "Marilda Bahry Procek", ap=("Hryhorij Kusnir", "Eudóquia Melnyk"), am=("Dmytro Semianczuk", "Anna Boiko Semianczuk"),
            twins=["Olga"], anot=an + " " + an2, selo="GKD 30917",
            accept={"dados_pessoais.data_nascimento.texto_completo": ["vinte e oito de setembro de mil novecentos e quarenta e seis"]})
    else:
        txt = '''“Têrmo número três mil setecentos e dezoito (3.718). Em vinte e sete de fevereiro de mil novecentos e cinqüenta e sete, neste distrito da cidade de Diamantina, Estado de Minas Gerais, em meu cartório, compareceu Dona Efigênia Ribas Mourão, parteira, natural de Serro, dêste Estado, aqui domiciliada, e, perante as testemunhas adiante nomeadas e assinadas, declarou que ao meio dia de dezenove de fevereiro de mil novecentos e cinqüenta e sete, na Casa de Caridade Nossa Senhora da Saúde, nesta cidade, nasceu uma criança do sexo feminino, de côr branca, que se chamará MARIA AUXILIADORA DUMONT PIRES, filha de Geraldo Pires da Mota, garimpeiro, natural de Gouveia, e de Nelsina Dumont Pires, costureira, natural de Datas, ambos dêste Estado. Não foram declarados os avós. Para constar, fiz êste têrmo, que li, acharam conforme e assinam a declarante e as testemunhas José Paulino Motta e Juscelino Baracho. Eu, Sócrates Alcântara, Oficial, o datilografei e subscrevo.”'''
        av = "Por sentença do MM. Juiz de Direito desta Comarca, de 4 de maio de 1962, fica retificado o prenome da mãe da registrada, que é Nelcina, e não como constou. Dou fé. Diamantina, 10 de maio de 1962."
        an = "Casou-se em 8 de dezembro de 1979, em Curvelo - MG, com Hamilton Mascarenhas Diniz (livro 24-B, fls. 190)."
        d = dict(top=["ESTADO DE MINAS GERAIS", "Comarca e Município de Diamantina"], cart="Cartório do Registro Civil das Pessoas Naturais", sub="Praça do Mercado, 12 — Telefone 531-0000",
            lead="CERTIDÃO — VERBO AD VERBUM. Certifico que às fls. 14 do livro 59-A dos assentos de nascimento deste Cartório se encontra o termo nº 3.718, do seguinte teor:",
            tail=f"À MARGEM: “Averbação: {av}” “Anotação: {an}” Era o que se continha. O referido é verdade e dou fé.",
            end="Diamantina, 30 de setembro de 1999. No impedimento da Oficial, Dalva Meira Guerra, a Substituta:",
            sig="<div class='ln'></div>Sônia Beatriz Meira Guerra<br>Oficial Substituta", font='12pt/1.6 "Linux Libertine Mono O"')
        tr = T("X5-3", "MARIA AUXILIADORA DUMONT PIRES", (19, 2, 1957), "dezenove de fevereiro de mil novecentos e cinqüenta e sete", "12:00", "Feminino", "Casa de Caridade Nossa Senhora da Saúde", "Diamantina", "MG", "Diamantina", "MG", d["cart"], (27, 2, 1957), "59-A", "14", "3.718",
            ("Geraldo Pires da Mota", "Gouveia - MG"), ("Nelsina Dumont Pires", "Datas - MG"), (30, 9, 1999), "Dalva Meira Guerra", averb=av, anot=an,
            accept={"filiação.genitor_2.nome_completo": ["Nelcina Dumont Pires"]})
    body = f'''<div class="hd">{"<br>".join(d["top"])}<div class="c">{d["cart"]}</div><div class="s">{d["sub"]}</div></div><div class="tt">CERTIDÃO DE INTEIRO TEOR<br><span>Nascimento</span></div>
<p>{d["lead"]}</p><p class="q">{txt}</p><p>{d["tail"]}</p><p>{d["end"]}</p><div class="sg">{d["sig"]}</div>'''
    css = f'''.pg{{font:{d["font"]};color:#111}}.hd{{text-align:center;line-height:1.35;border-bottom:2px solid;padding-bottom:3mm}}.c{{font-weight:bold}}.s{{font-size:9pt}}.tt{{text-align:center;font-weight:bold;font-size:15pt;margin:5mm 0;line-height:1.2}}.tt span{{font-size:11pt;font-weight:normal}}
p{{margin:0 0 4mm;text-align:left;text-indent:14mm}}.sg{{text-align:center;margin-top:12mm;line-height:1.25;font-size:10pt}}.ln{{width:80mm;border-top:1px solid;margin:0 auto 1mm}}'''
    return page(body, css, pad="14mm 20mm 10mm 28mm" if n != 2 else "16mm 22mm"), tr
