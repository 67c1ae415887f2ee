"""F: letterpress form with typed blanks, Espírito Santo, 1938-1966 (República dos Estados Unidos do Brasil)."""
from common import *
CSS = """body{font:12.5pt/2.05 C059;width:210mm;height:296mm;padding:12mm 15mm;color:#141414;background:#fbf7ea}
.h{text-align:center;line-height:1.3;font-size:10.5pt;letter-spacing:.4px}.h .c{font:bold italic 25pt/1.3 C059;margin:1mm 0 0}
.w{display:flex;justify-content:space-between;font-size:11pt;line-height:1.7;margin:2mm 0 3mm}
u{font:11.5pt 'FreeMono';font-weight:bold;text-decoration:none;border-bottom:.8pt dotted #444;color:#1c2350;padding:0 1.5mm}u.x{padding:0 9mm}
p{margin:0;text-align:left;text-indent:12mm}.s{margin-top:9mm;display:flex;align-items:flex-end;gap:10mm;line-height:1.3}.st{width:25mm;height:31mm;border:1.6pt dashed #7a3b2e;color:#7a3b2e;text-align:center;font-size:8.5pt;padding-top:9mm}
.k{flex:1;text-align:center;font-size:11pt}.g{display:inline-block;border-top:.8pt solid #222;min-width:75mm;font-size:10pt;padding-top:1.2mm}"""
F = [dict(com="Colatina", mun="Colatina", dis="Sede", cart="Cartório do Registro Civil - 1.º Ofício", n="3.418", fl="87 v.º", liv="14-A", nome="ELZIRA BRAGATTO", b=("doze", "agosto", 12, 8, 1947), h="três horas e meia", hora="03:30", ht="3 e 30", loc="na Santa Casa desta cidade", sx="feminino",
          cor="branca", leg="legítima", g1="Angelo Bragatto", g2="Rosa Tononi Bragatto", n1="Ibiraçu, neste Estado", n2="Ibiraçu, neste Estado", av=("Luigi Bragatto", "Giovanna Menegatti", "Giuseppe Tononi", "Maria Zanotti"), dec="o pai", reg=(20, 8, 1947), em=(20, 8, 1947), emw=None, ofi="Aurino Quintaes Filho", obs="", pl="Colatina",
          est="Santa Casa", lm="Colatina", nn=("Ibiraçu/ES", "Ibiraçu/ES")),
     dict(com="Cachoeiro de Itapemirim", mun="Castelo", dis="Conceição do Castelo", cart="Cartório de Paz e do Registro Civil", n="902", fl="211", liv="7", nome="HERMÓGENES DA PENHA", b=("primeiro", "março", 1, 3, 1938), h="onze da noite", hora="23:00", loc="no lugar denominado Ribeirão do Meio, em domicílio", sx="masculino",
          cor="parda", leg="natural", g1="", g2="Leopoldina da Penha", n1="", n2="Muniz Freire, neste Estado", av=("", "", "incógnito", "Sebastiana da Penha"), dec="Antero Vargas Fontes, vizinho", reg=(4, 7, 1938), em=(15, 2, 1951), ofi="Olympio Perim Lacchine", pl="Conceição do Castelo",
          obs="Casou-se nesta vila, a 28 de janeiro de 1961, com Dalva Mozer.", est="lugar denominado Ribeirão do Meio, em domicílio", lm="Castelo", nn=("", "Muniz Freire/ES")),
     dict(com="Vitória", mun="Vitória", dis="2.ª Zona", cart="Cartório do Registro Civil da 2.ª Zona", n="12.077", fl="140", liv="33-A", nome="CARLOS AUGUSTO MONJARDIM NEFFA", b=("vinte e nove", "outubro", 29, 10, 1959), h="dezesseis e vinte", hora="16:20", loc="na Maternidade Pró-Matre, à Avenida Vitória", sx="masculino",
          cor="branca", leg="legítimo", g1="Elias Neffa", g2="Maria da Glória Monjardim Neffa", n1="Alegre, neste Estado", n2="esta Capital", av=("Jorge Miguel Neffa", "Adélia Abdalla Neffa", "Alpheu Monjardim", "Stella Ribeiro Monjardim"), dec="o pai", reg=(6, 11, 1959), em=(6, 11, 1959), ofi="Hyldo Bastos Serrano", pl="Vitória", obs="",
          est="Maternidade Pró-Matre, à Avenida Vitória", lm="Vitória", nn=("Alegre/ES", "Vitória/ES")),
     dict(com="São Mateus", mun="Conceição da Barra", dis="Itaúnas", cart="Cartório do Registro Civil de Itaúnas", n="266", fl="44", liv="3", nome="DAMIANA", b=("vinte e seis", "setembro", 26, 9, 1963), h="seis", hora="06:00", loc="no Córrego do Macuco, neste distrito", sx="feminino",
          cor="preta", leg="legítima", g1="Florentino Cosme dos Anjos", g2="Bernardina Conceição", n1="Mucuri, Estado da Bahia", n2="Conceição da Barra", av=("Silvério dos Anjos", "Theodora Maria", "Cassiano Conceição", ""), dec="o pai, a rogo", reg=(10, 11, 1966), em=(11, 11, 1966), ofi="Manoel Cunha Donatelli", pl="Itaúnas",
          obs="Gêmea com Cosmiana, registrada sob n.º 265. Registro feito com multa dispensada, por pobreza.", est="no Córrego do Macuco, neste distrito", lm="Conceição da Barra", nn=("Mucuri/BA", "Conceição da Barra/ES"), tw="Cosmiana")]


def make():
    for i, f in enumerate(F, 1):
        B = lambda v, wide=False: f'<u class=x>{v or "-----------"}</u>' if not v else f"<u>{v}</u>"
        dd, mm, _, m, y = f["b"]; d = (f["b"][2], m, y); p1, p2, m1, m2 = f["av"]; r, e = f["reg"], f["em"]
        o = "o" if f["sx"] == "masculino" else "a"
        dia = "dia"
        hoje = r == e
        body = f"""<div class=h>{arms(66, '#222')}<br>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br>ESTADO DO ESPÍRITO SANTO<br>REGISTRO CIVIL<div class=c>Certidão de Nascimento</div></div>
<div class=w><span>Comarca de {B(f['com'])}<br>Distrito de {B(f['dis'])}</span><span>Município de {B(f['mun'])}<br>N.º {B(f['n'])}</span></div>
<p>CERTIFICO que, a fls. {B(f['fl'])} do livro n.º {B(f['liv'])} de Registro de Nascimentos, foi {B('hoje' if hoje else f'em {r[0]} de {MES[r[1]]} de {r[2]}')} feito o assento de {B(f['nome'])}, nascid{B(o).replace('0 1.5mm', '0')} no dia {B(dd)} de {B(mm)} de 19{B(str(y)[2:])} às {B(f['h'])} horas, {B(f['loc'])}, do sexo {B(f['sx'])}, de côr {B(f['cor'])}, filh{B(o)} {B(f['leg'])} de {B(f['g1'])} natural de {B(f['n1'])} e de D. {B(f['g2'])} natural de {B(f['n2'])}, sendo avós paternos {B(p1)} e D. {B(p2)} e avós maternos {B(m1)} e D. {B(m2)}. Foi declarante {B(f['dec'])}.</p>
<p>Observações: {B(f['obs'])}</p><p>O referido é verdade e dou fé.</p>
<p style="text-align:right">{B(f['pl'])}, {B(e[0])} de {B(MES[e[1]])} de 19{B(str(e[2])[2:])}.</p>
<div class=s><div class=st>SELO<br>Cr$ {'2,00' if e[2] < 1950 else '10,00'}<br>E. E. SANTO</div><div class=k>O Oficial do Registro Civil,<br><br><br><span class=g>{f['ofi']}</span><br><span style="font-size:9pt">{f['cart']}</span></div></div>"""
        acc = {"dados_pessoais.naturalidade": ["", f["lm"]], "local_nascimento.estabelecimento": [f["loc"]], "registro.termo": [f["n"].replace(".", "")]}
        for a, n, t0 in (("1", "n1", 0), ("2", "n2", 1)):
            if f[n]:
                acc[f"filiação.genitor_{a}.naturalidade"] = [f[n], f["nn"][t0].split("/")[0]]
        dash = "-----------"
        if i == 2:
            acc["local_nascimento.estabelecimento"] += ["Domicílio", "Ribeirão do Meio", "lugar denominado Ribeirão do Meio", "no lugar denominado Ribeirão do Meio"]
            acc["avós.maternos.avô"] = ["incógnito"]; acc["registro.município"] = ["Conceição do Castelo"]; acc["local_nascimento.município"] = ["Conceição do Castelo"]
            acc["observações.anotações"] = [f["obs"]]
        if i == 1:
            acc["local_nascimento.estabelecimento"] += ["Santa Casa desta cidade"]
        if i == 3:
            acc["local_nascimento.estabelecimento"] += ["Maternidade Pró-Matre"]
            acc["filiação.genitor_2.naturalidade"] = [f["n2"], "Vitória"]
        if i == 4:
            acc["observações.averbações"] = ["", "Registro feito com multa dispensada, por pobreza."]; acc["local_nascimento.estabelecimento"] += ["Córrego do Macuco", "no Córrego do Macuco", "Córrego do Macuco, neste distrito", "Domicílio"]
            acc["registro.município"] = ["Itaúnas"]; acc["gêmeos.informações_adicionais"] = ["Cosmiana", "Cosmiana, n.º 265", "Cosmiana, 265", f["obs"].split(".")[0]]
        g1, n1, g2, n2 = f["g1"], f["nn"][0], f["g2"], f["nn"][1]
        if not g1:
            g1, n1, g2, n2 = g2, n2, "", ""
            acc["filiação.genitor_1.naturalidade"] = acc.pop("filiação.genitor_2.naturalidade")
        av_ = f["obs"]
        if i == 2:
            an_, av_ = f["obs"], ""
            acc["observações.averbações"] = [f["obs"]]; acc.pop("observações.anotações", 0)
        else:
            an_ = ""
        t = truth("F", i, accept=acc, joint=True, twins=[f["tw"]] if f.get("tw") else [], nome=f["nome"], dtxt=f"{dd} de {mm} de {y}", born=d, hora=f["hora"], nat=f["lm"] + "/ES", sexo="Masculino" if o == "o" else "Feminino",
                  estab=f["est"], lmun=f["lm"], luf="ES", rmun=f["mun"], ruf="ES", cart=f["cart"], dreg=dn(*r), livro=f["liv"], folha=f["fl"], termo=f["n"], g1=g1, n1=n1, g2=g2, n2=n2,
                  pp=p1, pm=p2, mp="" if m1 == "incógnito" else m1, mm=m2, gem="Sim" if f.get("tw") else "Não", gemx="Cosmiana, registrada sob n.º 265" if f.get("tw") else "", av=av_, an=an_, ofi=f["ofi"], demi=dn(*e))
        yield t["case"], page(CSS, body), t
# the note of 1961 needs a certificate of later date
F[1]["em"] = (15, 2, 1964)
