# G: boxed form of 1967-1974, numbered small-lettered boxes, typed values; separate boxes for averbações and anotações
from common import *
CSS = """body{font-family:'Liberation Serif',serif;color:#123;font-size:9pt}
.p{width:210mm;height:296mm;padding:10mm 12mm}.hd{text-align:center;line-height:1.35;margin-bottom:3mm}.hd b{font-size:12pt}.hd h1{font-size:17pt;margin:2mm 0 0;letter-spacing:3px}
.r{display:flex}.x{border:1px solid #234;margin:0 -1px -1px 0;padding:1mm 1.8mm 1.6mm;min-height:12.5mm;flex:1}.x i{display:block;font-style:normal;font-size:7pt;color:#345;margin-bottom:1mm}
.v{font-family:'Liberation Mono','Courier New',monospace;font-size:10pt;color:#0d0d2b;line-height:1.3}.sec{background:#234;color:#fff;font-size:8pt;padding:.8mm 2mm;letter-spacing:2px;margin-right:-1px}.big{min-height:25mm}
.ft{display:flex;justify-content:space-between;margin-top:12mm;align-items:flex-end;font-size:9.5pt}.ft div.s{border-top:1px solid #222;width:82mm;text-align:center;padding-top:1mm}"""
R = []
R.append(dict(t=dict(nome="Wellington Roberto Sant'Anna Quintanilha", dn="28/02/1968", d="28/02/1968", hora="07:40", sexo="Masculino", estab="Casa de Saúde e Maternidade Pio XII", lm="Nova Iguaçu", luf="RJ", rm="Nilópolis", ruf="RJ", cart="2ª Circunscrição de Nilópolis", dreg="06/03/1968", livro="A-133", folha="207", termo="66.412",
   g1="Adauto Quintanilha", g1n="Macaé/RJ", g2="Neuza Sant'Anna Quintanilha", g2n="Ubá/MG", ap="Alcino Quintanilha", avp="Durvalina Rosa Quintanilha", am="Geraldo Sant'Anna", avm="Efigênia Sant'Anna", oficial="Moacyr Pessanha Viégas", demis="06/03/1968"),
  acc=dict(g1n=["Macaé - RJ"], g2n=["Ubá - MG"]), prn=dict(hora="07,40 hs.", g1n="Macaé - RJ", g2n="Ubá - MG"), hr="07,40 hs.", bl="-x-x-x-x-", gr=0))
R.append(dict(t=dict(nome="Marlene de Fátima", dn="13 (treze) de maio de 1970", d="13/05/1970", hora="20:00", sexo="Feminino", estab="Domicílio", lm="Buriti dos Lopes", luf="PI", rm="Buriti dos Lopes", ruf="PI", cart="Cartório do 1º Ofício de Buriti dos Lopes", dreg="22/06/1972", livro="12", folha="88v", termo="3.419",
   g1="Francisca das Chagas", g1n="Parnaíba/PI", g2="", g2n="", am="", avm="Luiza das Chagas", anot="Registro tardio, conforme art. 50 do Decreto 4.857/39.", oficial="Benedito Veras Escórcio", demis="22/06/1972"),
  acc=dict(g1n=["Parnaíba - PI"], estab=["em domicílio, lugar Barra"]), prn=dict(hora="vinte horas", g1n="Parnaíba - PI", dreg="22 de junho de 1972", demis="22 de junho de 1972"), hr="vinte horas", est="em domicílio, lugar Barra", bl="//////////", dr="22 de junho de 1972", em="22 de junho de 1972", gr=1))
R.append(dict(t=dict(nome="Khalil Jorge Haddad Sobrinho", dn="1º/10/1965", d="01/10/1965", hora="11:30", sexo="Masculino", estab="Hospital São Lucas", lm="Goiânia", luf="GO", rm="Goiânia", ruf="GO", cart="Registro Civil da 3ª Zona", dreg="15/10/1965", livro="A-54", folha="14", termo="26.700",
   g1="Jorge Khalil Haddad", g1n="Zahle, Líbano", g2="Salma Nicolau Haddad", g2n="Anápolis/GO", ap="Khalil Jorge Haddad", avp="Wadia Haddad", am="Nicolau Miguel Abrão", avm="Latife Abrão", gem="Sim", geminfo="Nicolau Jorge Haddad, nascido às 11,42 hs.", averb="Retificado o nome da mãe para Salma Abrão Haddad, por sentença de 4-3-1973.", anot="Identidade nº 712.004 SSP-GO.", oficial="Zilda Curado Lôbo", demis="20/03/1974"),
  twins=["Nicolau Jorge Haddad"], acc=dict(g1n=["Zahle/Líbano", "Líbano"], g2n=["Anápolis - GO"], geminfo=["Nicolau Jorge Haddad"]), prn=dict(hora="11,30 hs.", g2n="Anápolis - GO", dreg="15/10/1965", demis="20/03/1974"), hr="11,30 hs.", bl="***", gr=2, em="20/03/1974"))
R.append(dict(t=dict(nome="José Ricardo Menino Deus", dn="12/04/1973", d="12/04/1973", hora="", sexo="Masculino", estab="", lm="Vitória da Conquista", luf="BA", rm="Vitória da Conquista", ruf="BA", cart="Cartório do Registro Civil do 2º Ofício", dreg="30/04/1973", livro="70", folha="19", termo="44.088",
   oficial="Corintho Sampaio Lago", demis="07/11/1974", averb="Por Mandado de 18 de outubro de 1974, do Juízo de Menores, foi alterado o nome do registrado para José Ricardo Lemos.", anot="Exposto; pais ignorados."),
  acc=dict(), prn=dict(), hr="ignorada", bl="ignorado", gr=0, em="07/11/1974"))
def make(out):
    for i, r in enumerate(R, 1):
        t = r["t"]; k = [0]
        def x(l, val, f=1, cls=""):
            k[0] += 1
            return '<div class="x %s" style="flex:%s"><i>%d. %s</i><span class="v">%s</span></div>' % (cls, f, k[0], l, val or r["bl"])
        row = lambda *c: '<div class="r">' + "".join(c) + "</div>"
        sec = lambda s: '<div class="sec">%s</div>' % s
        nat = lambda z: (t.get(z) or "").replace("/", " - ") if t.get(z) else ""
        S = sec("DO REGISTRO") + row(x("Livro", t["livro"]), x("Fôlha", t["folha"]), x("Têrmo", t["termo"]), x("Data do registro", r.get("dr", t["dreg"]), 2))
        Nn = sec("DO REGISTRADO") + row(x("Nome", t["nome"], 4), x("Sexo", t["sexo"][0] + t["sexo"][1:].lower(), 1.2)) + row(x("Data do nascimento", t["dn"], 1.6), x("Hora", r["hr"]), x("Estabelecimento ou lugar", r.get("est", t["estab"] if t["estab"] != "Domicílio" else "em domicílio"), 2.4)) + row(x("Município do nascimento", t["lm"], 2), x("U.F.", t["luf"], .6), x("Gêmeo (nome do irmão)", t.get("geminfo") or ("não" if i < 4 else ""), 2.6))
        Pm = sec("DOS PAIS") + row(x("Pai" if i != 2 else "Mãe", t.get("g1"), 3), x("Natural de", nat("g1n"), 1.6)) + row(x("Mãe" if i != 2 else "Pai", t.get("g2"), 3), x("Natural de", nat("g2n"), 1.6))
        pa = [x("Avô paterno", t.get("ap")), x("Avó paterna", t.get("avp"))]; ma = [x("Avô materno", t.get("am")), x("Avó materna", t.get("avm"))]
        A = sec("DOS AVÓS") + row(*pa) + row(*ma)
        body = [S + Nn + Pm + A, Nn + A + Pm + S, S + Pm + A + Nn][r["gr"]]
        # numbers run in printed order
        n = [0]
        def renum(m): n[0] += 1; return "<i>%d. " % n[0]
        body = re.sub(r"<i>\d+\. ", renum, body)
        k[0] = n[0]
        body += row(x("AVERBAÇÕES", t.get("averb"), 1, "big"), x("ANOTAÇÕES", t.get("anot"), 1, "big"))
        b = '<div class="p"><div class="hd">REPÚBLICA FEDERATIVA DO BRASIL<br><b>%s</b><br>%s — %s<h1>CERTIDÃO DE NASCIMENTO</h1></div>%s<div class="ft"><div>Dou fé. %s, %s</div><div class="s"><span class="v">%s</span><br>Oficial</div></div></div>' % (t["cart"], t["rm"], t["ruf"], body, t["rm"], '<span class="v">%s</span>' % r.get("em", t["demis"]), t["oficial"])
        emit(out, "G", i, doc(CSS, b), t, r.get("acc"), r.get("prn"), r.get("twins", ()), joint=False)
