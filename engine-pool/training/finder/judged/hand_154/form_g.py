# G: Goiás, Anápolis (2000-2009): computer-printed grid, caption within the cell before the value, two columns of families, ornamental frame
from common import *
CART = "Cartório de Registro Civil e Tabelionato de Notas Lobo & Curado"
OF = "Divino Curado de Sá"
CSS = """body{width:210mm;height:297mm;font-family:'Liberation Sans Narrow';color:#000}
.o{position:absolute;left:8mm;top:8mm;width:194mm;height:281mm;border:2.5mm solid;border-color:#b8923a #d9bf7b #b8923a #d9bf7b}
.i{position:absolute;left:13mm;right:13mm;top:13mm;text-align:center}.i .a{font-size:12pt;line-height:1.35}.i .t{font-family:'Z003';font-size:34pt;line-height:1;margin:3mm 0 4mm}
.c{text-align:left;font-size:9pt;line-height:1.35;font-family:'Liberation Sans'}
table{position:absolute;left:14mm;width:182mm;top:63mm;border-collapse:collapse;font-size:10.4pt;table-layout:fixed}td{border:.3mm solid #000;padding:1.5mm 2mm;vertical-align:top;line-height:1.3;height:9mm}td s{text-decoration:none;font-size:8.6pt;font-weight:bold}
.hd td{background:#eee3c4;text-align:center;font-weight:bold;height:6mm;padding:.8mm}
.b{position:absolute;left:14mm;right:14mm;top:222mm;font-size:10pt;line-height:1.4}.sg{margin:13mm auto 0;width:90mm;border-top:.3mm solid #000;text-align:center}
.se{position:absolute;left:14mm;top:262mm;width:58mm;border:.3mm solid #888;padding:1.5mm;font-size:8pt;line-height:1.3;text-align:center}"""
R = [
 dict(nome="PABLO VINICIUS DAMACENA ROCHA", nasc="18/01/2003", hora="08:27", sexo="Masculino", estab="MATERNIDADE DR. ADALBERTO PEREIRA DA SILVA", mun="ANÁPOLIS", uf="GO",
  g=[("WESLEY ROCHA DOS SANTOS", "BARREIRAS/BA", "ORLANDO ROCHA DOS SANTOS", "IZABEL ALVES ROCHA"), ("LEIDIMAR DAMACENA", "JARAGUÁ/GO", "CÍCERO DAMACENA", "VALDIVINA MENDES DAMACENA")],
  dreg="27/01/2003", dnv="14.882.036-5", livro="A-098", folha="212", termo="71.645", demis="27/01/2003", obs="NADA CONSTA", selo="0208B017733"),
 dict(nome="KAROLLYNE STÉFANY DE PAIVA", nasc="06/05/2005", hora="19:14", sexo="Feminino", estab="HOSPITAL EVANGÉLICO GOIANO", mun="ANÁPOLIS", uf="GO",
  g=[None, ("CRISTIANE MARIA DE PAIVA", "ANÁPOLIS/GO", "", "EURÍPEDES MARIA DE PAIVA")],
  dreg="16/05/2005", dnv="22.104.797-8", livro="A-107", folha="045", termo="76.018", demis="12/07/2007", obs="NADA CONSTA", selo="0208D041190"),
 dict(nome="AURÉLIO PIRES DE MOURA", nasc="11/11/1971", hora="", sexo="Masculino", estab="FAZENDA CAPOEIRÃO", mun="CORUMBÁ DE GOIÁS", uf="GO",
  g=[("BENJAMIM PIRES DE MOURA", "CORUMBÁ DE GOIÁS/GO", "LAUDELINO PIRES DE MOURA", "BRASILINA PIRES"), ("ODÍLIA GONÇALVES DE MOURA", "PIRENÓPOLIS/GO", "ANTÔNIO GONÇALVES CHAVEIRO", "JOANA GONÇALVES")],
  dreg="20/06/1972", dnv="", livro="A-031", folha="178-V", termo="19.206", demis="04/09/2006", selo="0208C029504",
  obs="À MARGEM DO TERMO CONSTA O CASAMENTO DO REGISTRADO COM SUELI XAVIER BATISTA, EM 24/12/1995, NESTE CARTÓRIO, LIVRO B-041, FLS. 12. CONSTA AINDA A RETIFICAÇÃO DO NOME DA AVÓ PATERNA PARA BRASILINA PIRES, CONFORME MANDADO DE 10/03/2001."),
 dict(nome="LORRANE RAQUEL ABADIA CAMILO", nasc="03/02/2008", hora="12:48", sexo="Feminino", estab="SANTA CASA DE MISERICÓRDIA DE ANÁPOLIS", mun="ANÁPOLIS", uf="GO",
  g=[("ADRIANO CAMILO FILHO", "GOIANÉSIA/GO", "ADRIANO CAMILO", "DIVINA LUÍZA CAMILO"), ("ROSIMEIRE ABADIA PORTO", "CERES/GO", "NIVALDO PORTO", "ABADIA DE FÁTIMA PORTO")],
  dreg="13/02/2008", dnv="40.550.913-2", livro="A-118", folha="300", termo="81.577", demis="13/02/2008", obs="NADA CONSTA", selo="0208E002281", twin="LUANA RAQUEL ABADIA CAMILO", tt="81.578"),
]
def make():
    for i, r in enumerate(R, 1):
        texto = dw(r["nasc"]).upper()
        s = lambda k, v: f"<s>{k}:</s> {v or '*****'}"
        f, m = r["g"]
        f = f or ("", "", "", "")
        tw = r.get("twin")
        body = f'''<div class=o></div><div class=i><div class=a>REPÚBLICA FEDERATIVA DO BRASIL<br>ESTADO DE GOIÁS — COMARCA DE ANÁPOLIS</div><div class=t>Certidão de Nascimento</div>
<div class=c><b>{CART}</b><br>{OF}, Oficial e Tabelião — Rua Engenheiro Portela, 512, Centro, Anápolis-GO — Fone: (62) 3324-0000</div></div>
<table><colgroup><col><col><col><col><col><col></colgroup><tr><td colspan=2>{s("LIVRO", r["livro"])}</td><td colspan=2>{s("FOLHA", r["folha"])}</td><td colspan=2>{s("TERMO", r["termo"])}</td></tr>
<tr><td colspan=6 style="font-size:12.5pt">{s("NOME", "<b>" + r["nome"] + "</b>")}</td></tr>
<tr><td colspan=6>{s("DATA DO NASCIMENTO", texto)}</td></tr>
<tr><td colspan=2>{s("HORA", r["hora"])}</td><td colspan=2>{s("SEXO", r["sexo"].upper())}</td><td colspan=2>{s("D.N.V.", r["dnv"])}</td></tr>
<tr><td colspan=4>{s("LOCAL", r["estab"])}</td><td colspan=2>{s("CIDADE", r["mun"] + "/" + r["uf"])}</td></tr>
<tr><td colspan=6>{s("GÊMEO", f"SIM, DE {tw}, TERMO {r['tt']}" if tw else "NÃO")}</td></tr>
<tr class=hd><td colspan=3>LADO PATERNO</td><td colspan=3>LADO MATERNO</td></tr>
<tr><td colspan=3>{s("PAI", f[0])}</td><td colspan=3>{s("MÃE", m[0])}</td></tr>
<tr><td colspan=3>{s("NATURAL DE", f[1])}</td><td colspan=3>{s("NATURAL DE", m[1])}</td></tr>
<tr><td colspan=3>{s("AVÔ", f[2])}</td><td colspan=3>{s("AVÔ", m[2])}</td></tr>
<tr><td colspan=3>{s("AVÓ", f[3])}</td><td colspan=3>{s("AVÓ", m[3])}</td></tr>
<tr><td colspan=3>{s("REGISTRADO EM", r["dreg"])}</td><td colspan=3>{s("DECLARANTE", "A MÃE" if not f[0] else "O PAI")}</td></tr>
<tr><td colspan=6 style="height:24mm">{s("OBSERVAÇÕES", r["obs"])}</td></tr></table>
<div class=b>CERTIFICO e dou fé que os dados acima foram extraídos fielmente do assento de nascimento lavrado neste Cartório.<br>Anápolis-GO, {dl(r["demis"])}.<div class=sg>{OF}<br>Oficial</div></div>
<div class=se>PODER JUDICIÁRIO DE GOIÁS<br>SELO DE FISCALIZAÇÃO<br><b>{r["selo"]}</b></div>'''
        nc = r["obs"] == "NADA CONSTA"
        g = dict(g1=f[0], g1n=f[1], g2=m[0], g2n=m[1]) if f[0] else dict(g1=m[0], g1n=m[1])
        mt = r["mun"]
        acc = dict(nat=[""], texto=[r["nasc"]], termo=[r["termo"].replace(".", "")], averb=["NADA CONSTA"] if nc else [], anot=["NADA CONSTA"] if nc else [r["obs"]])
        if i == 3: acc["estab"] = ["Domicílio", ""]
        if tw: acc["geminfo"] = [tw, f"{tw} TERMO {r['tt']}", f"SIM, DE {tw}, TERMO {r['tt']}"]
        t = truth(f"{NN}G-{i}", r["nasc"], nome=r["nome"], texto=texto, hora=r["hora"], nat=pl(mt, r["uf"]), sexo=r["sexo"], estab=r["estab"], mun=mt, uf=r["uf"], rmun="Anápolis", ruf="GO", cart=CART, dreg=r["dreg"], dnv=r["dnv"],
            livro=r["livro"], folha=r["folha"], termo=r["termo"], pa=f[2], pm=f[3], ma=m[2], mm=m[3], gem="Sim" if tw else "Não", geminfo=f"{tw}, TERMO {r['tt']}" if tw else "", averb="" if nc else r["obs"],
            selo=r["selo"], oficial=OF, demis=r["demis"], twins=[tw] if tw else [], joint=True, acc=acc, **g)
        yield t["case"], page(CSS, body), t
