# -*- coding: utf-8 -*-
"""I: Pernambuco, 1946-1967. Printed sheet with braces: the heading at the left of a brace, two to four typed lines inside it without labels of their own."""
from lib import *
F = [
 dict(nome="Severino Ramos de Vasconcelos", nd="25/12/1938", hora="04:30", hs="às 4 e ½ horas", sexo="Masculino", lm="Limoeiro", lug=["no Engenho Pindoba, dêste município"], est="Domicílio", rm="Limoeiro", dist="1.º", cart="Cartório do Registro Civil de Limoeiro", dreg="17/01/1939", livro="34", folha="108", termo="5.327",
  g1="Amaro José de Vasconcelos", g1n="Bom Jardim/PE", g2="Josefa Ramos de Vasconcelos", g2n="Limoeiro/PE", a=("José Amaro de Vasconcelos","Antônia Maria da Conceição","Severino Ramos","Rita Barbosa Ramos"), ob="", of="Otávio Gouveia Cavalcanti", demi="11/04/1956"),
 dict(nome="Marluce Interaminense Cabral de Melo", nd="09/08/1951", hora="15:00", hs="às 15 horas", sexo="Feminino", lm="Recife", lug=["na Maternidade do Derby, nesta cidade"], est="Maternidade do Derby", rm="Recife", dist="6.º (Graças)", cart="Cartório do Registro Civil do 6.º Distrito Judiciário do Recife", dreg="20/08/1951", livro="A-51", folha="29v", termo="30.668",
  g1="Ruy Cabral de Melo", g1n="Nazaré da Mata/PE", g2="Maria Digna Interaminense Cabral de Melo", g2n="Campina Grande/PB", a=("Gaspar Cabral de Melo","Eulina Wanderley Cabral de Melo","Elpídio Interaminense","Corina Agra Interaminense"), ob="Retificado o sobrenome da mãe por despacho do Dr. Juiz da 4.ª Vara, de 3-5-1957.", of="Aderbal Galvão de Barros Corrêa", demi="14/06/1957"),
 dict(nome="Josefa Maria da Conceição", nd="19/03/1930", hora="", hs="", sexo="Feminino", lm="Águas Belas", lug=["no Sítio Garcia, dêste distrito"], est="Domicílio", rm="Águas Belas", dist="2.º (Curral Novo)", cart="Cartório do 2.º Distrito de Águas Belas", dreg="06/07/1948", livro="7", folha="142v", termo="880",
  g1="Maria Francisca da Conceição", g1n="Buíque/PE", g2="", g2n="", a=("","","Francisco Tertuliano","Maria José da Conceição"), ob="", of="Zacarias Tenório Vaz", demi="06/07/1948"),
 dict(nome="Paulo Roberto Guerra Pontual", nd="02/11/1965", hora="22:10", hs="às 22,10 hs.", sexo="Masculino", lm="Vitória de Santo Antão", lug=["no Hospital João Murilo de Oliveira, nesta cidade"], est="Hospital João Murilo de Oliveira", rm="Vitória de Santo Antão", dist="Sede", cart="1.º Cartório do Registro Civil de Vitória de Santo Antão", dreg="11/11/1965", livro="A-88", folha="200", termo="45.012",
  g1="José Humberto Pontual", g1n="Escada/PE", g2="Teresinha Guerra Pontual", g2n="Penedo/AL", a=("Davino Pontual","Laura Siqueira Pontual","Álvaro Guerra","Noêmia Peixoto Guerra"), ob="Gêmeo de Pedro Alberto Guerra Pontual.", tw="Pedro Alberto Guerra Pontual", of="Djalma Lira Cavalcanti", demi="30/03/1967"),
]
def brace(h): return '<svg width="11" height="%d" viewBox="0 0 11 100" preserveAspectRatio="none" style="flex:none"><path d="M10 1C4 2 6 20 6 34C6 46 5 49 1 50C5 51 6 54 6 66C6 80 4 98 10 99" fill="none" stroke="#123" stroke-width="1.4" vector-effect="non-scaling-stroke"/></svg>' % h
CSS = """body{font:10.6pt 'Liberation Serif',serif;color:#14213a}.p{width:210mm;height:296mm;padding:13mm 17mm;position:relative}.h{text-align:center;line-height:1.35}.h h1{font:bold 19pt 'Liberation Serif';margin:4mm 0;text-decoration:underline}
.t{font-family:'Liberation Mono',monospace;color:#000;font-size:10.4pt}.g{display:flex;align-items:center;margin-bottom:2.2mm}.g>.l{width:35mm;text-align:right;padding-right:2mm;font-size:10.4pt}.g>.v{flex:1;padding-left:2mm}.v div{border-bottom:.7pt dotted #14213a;height:6.1mm;padding-top:1.5mm;font:10.2pt 'Liberation Mono',monospace;color:#000;white-space:nowrap}"""
def make(n):
    f = F[n-1]; a = f["a"]; fe = f["sexo"][0] == "F"; nx = dext(f["nd"], "primeiro"); Z = {1: "", 2: "", 3: "—.—.—.—", 4: ""}[n]
    def grp(l, vs, extra=0):
        vs = list(vs)+[""]*extra
        return '<div class="g"><div class="l">%s</div>%s<div class="v">%s</div></div>' % (l, brace(int(len(vs)*23.2)), "".join("<div>%s</div>" % (v or Z or "&nbsp;") for v in vs))
    ns = lambda x: ("natural de "+x.split("/")[0]+", "+{"PE": "dêste Estado", "PB": "Est. da Paraíba", "AL": "Alagoas"}[x.split("/")[1]]) if x else ""
    pr = [("agricultor","doméstica"),("bacharel em direito","doméstica"),("agricultora",""),("comerciante","profª. primária")][n-1]
    P = [f["g1"], pr[0]+", "+ns(f["g1n"]), f["g2"], (pr[1]+", "+ns(f["g2n"])) if f["g2"] else ""]
    fil = ["Filho legítimo de", "Filha legítima de", "Filha natural de", "Filho legítimo de"][n-1]
    T = lambda s: '<span class="t">%s</span>' % s
    fl = f["folha"].replace("v", "-v"); de = dmed(f["demi"]); rx = dext(f["dreg"])
    tests = [["Manoel Felipe Santiago","Júlio Barbosa de Lima"],["Ivan Loyo","Maria Stela Maranhão"],["José Quirino","Antônio Ferro"],["Clodoaldo Queiroz","Abdias Vieira"]][n-1]
    body = """<div class="p"><div class="h"><b>%s</b><br>ESTADO DE PERNAMBUCO<br>Município de %s &nbsp;—&nbsp; Distrito %s<br><b>%s</b><h1>Certidão de Nascimento</h1></div>
<p style="line-height:1.7;margin:0 0 4mm;text-indent:14mm">Certifico que à fôlha %s do livro n.º %s de registro de nascimentos, sob o n.º de ordem %s, consta o têrmo lavrado em %s relativo a</p>""" % (
      "REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL" if n != 4 else "REPÚBLICA FEDERATIVA DO BRASIL".replace("REPÚBLICA FEDERATIVA DO BRASIL", "ESTADOS UNIDOS DO BRASIL"), T(f["rm"]), T(f["dist"]), f["cart"], T(fl), T(f["livro"]), T(f["termo"]), T(f["dreg"].replace("/", "-") if n in (1, 3) else dmed(f["dreg"])))
    sx = f["sexo"].lower()
    body += grp("Registrad"+("a" if fe else "o"), ["<b>%s</b>" % f["nome"], "sexo "+sx+", côr "+["parda","branca","morena","branca"][n-1]])
    body += grp("Nascimento", [nx, f["hs"]]+f["lug"]) + grp(fil, P)
    body += grp("Avós paternos", a[:2]) + grp("Avós maternos", a[2:]) + grp("Declarante", [["o pai","o pai","a própria mãe","o pai"][n-1]])+ grp("Testemunhas", tests) + grp("Observações", [f["ob"]] if len(f["ob"]) < 52 else [f["ob"][:f["ob"].rfind(" ", 0, 52)], f["ob"][f["ob"].rfind(" ", 0, 52)+1:]])
    body += """<p style="margin:4mm 0 2mm;text-indent:14mm">O referido é verdade e dou fé.</p><p style="text-align:right;margin:0 8mm 3mm 0">%s, %s.</p><div style="width:84mm;margin:0 4mm 0 auto;text-align:center">%s<div style="border-top:.6pt solid #14213a;padding-top:.5mm">%s<br>%s</div></div>
<div style="position:absolute;left:17mm;bottom:13mm;display:flex;gap:3mm"><div style="width:18mm;height:23mm;border:1.2pt dotted #a33;background:#f6e6dc;font-size:6.6pt;text-align:center;padding-top:4mm;color:#822">EDUCAÇÃO<br>E SAÚDE<br><b style="font-size:10pt">%s</b></div></div><div style="position:absolute;right:17mm;bottom:8mm;font-size:6.5pt">Imp. Oficial – Recife – Mod. R.C. 3</div></div>""" % (
      T(f["rm"]), T(de), sig("I%d" % n, col="#1c2c66"), T(f["of"]), ["Oficial do Registro Civil","Oficial","Escrivão do Registro Civil","Oficial do Registro Civil"][n-1], ["Cr$ 0,80","Cr$ 1,50","Cr$ 0,80","Cr$ 50"][n-1])
    nn = lambda x: [x.split("/")[0]]+([ns(x)[len("natural de "):]]) if x else []
    nn = lambda x: [ns(x)[len("natural de "):]] if x else []
    tr = truth("I", n, nome=f["nome"], nasc=nx, nd=f["nd"], hora=f["hora"], nat=f["lm"]+"/PE", sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf="PE", rmun=f["rm"], ruf="PE", cart=f["cart"], dreg=f["dreg"], livro=f["livro"], folha=f["folha"], termo=f["termo"],
      g1=f["g1"], g1n=f["g1n"], g2=f["g2"], g2n=f["g2n"], ap1=a[0], ap2=a[1], am1=a[2], am2=a[3], gem="Sim" if f.get("tw") else "Não", geminfo=f.get("tw", ""), averb=f["ob"] if n == 2 else "", anot="" if n == 2 else f["ob"], oficial=f["of"], demi=f["demi"],
      accept={"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [f["nd"]], "registro.folha": [fl] if fl != f["folha"] else [],
        "local_nascimento.estabelecimento": (["", "Domicílio"] if f["est"] == "Domicílio" else [])+[f["lug"][0], f["lug"][0].split(" ", 1)[1], f["lug"][0].split(",")[0]], "filiação.genitor_1.naturalidade": nn(f["g1n"]), "filiação.genitor_2.naturalidade": nn(f["g2n"]),
        "gêmeos.informações_adicionais": [f["ob"]] if f.get("tw") else []}, meta={"twin_names": [f["tw"]] if f.get("tw") else [], "joint_notes": True})
    return page(CSS, body), tr, {"dados_pessoais.hora_nascimento": [f["hs"]], "autenticação.data_emissão": [de], "registro.data_registro": [f["dreg"].replace("/", "-"), dmed(f["dreg"])], "dados_pessoais.naturalidade": [f["lm"]],
       "local_nascimento.uf": ["Pernambuco"], "registro.uf": ["Pernambuco"], "observações.averbações": [f["ob"][:30]]}
