# D: Amazonas, Manaus, unidade interligada at the maternity (2016-2025): landscape A4, two columns of cards, label over value inside cards
from common import *
CART = "5º Ofício do Registro Civil das Pessoas Naturais de Manaus"
OF = "Jacqueline Benayon Fonseca"
CSS = """body{width:297mm;height:210mm;font-family:'Roboto';color:#20262b;font-size:9.4pt}
.hd{position:absolute;left:10mm;right:10mm;top:8mm;height:21mm;background:#e6f1ea;border-radius:2mm;display:flex;align-items:center;padding:0 6mm;gap:6mm}
.hd .o{width:14mm;height:14mm;border-radius:50%;border:1mm solid #1e6f4a;flex:none}.hd .t{flex:1;font-size:18pt;font-weight:500;color:#145437}.hd .t small{display:block;font-size:8pt;font-weight:400;color:#333}.hd .m{text-align:right;font-size:7.4pt;color:#456}.hd .m b{display:block;font-size:11.5pt;color:#111}
.L{position:absolute;left:10mm;top:32mm;width:136mm}.R{position:absolute;right:10mm;top:32mm;width:136mm}
.k{border:.3mm solid #9cc3ae;border-radius:2mm;margin-bottom:3.4mm;padding:2.8mm 4mm 2.6mm}.k h4{margin:0 0 1.8mm;font-size:9pt;color:#145437;font-weight:700}
.g{display:grid;grid-template-columns:repeat(6,1fr);gap:2.6mm 4mm}.g div{grid-column:span 2}.g .s6{grid-column:span 6}.g .s4{grid-column:span 4}.g .s3{grid-column:span 3}.g .s5{grid-column:span 5}.g .s1{grid-column:span 1}
small.l{display:block;font-size:6.6pt;color:#5c6b64;line-height:1.2}.g b{font-weight:500;font-size:10pt;line-height:1.25}
.cert{font-size:8.4pt;line-height:1.4}.sg{margin:8mm 10mm 0;border-top:.3mm solid #333;text-align:center;padding-top:.6mm}"""
def c(l, v, s=""):
    return f'<div class="{s}"><small class=l>{l}</small><b>{v}</b></div>'
R = [
 dict(nome="Ayla Sophia Munduruku Pinheiro", cpf=cpf(98214377), nasc="11/06/2018", hora="09:54", sexo="Feminino", mun="Manaus", uf="AM", estab="Maternidade Ana Braga",
  f=("Ezequiel Barroso Pinheiro", "Parintins/AM", "Raimundo Nonato Pinheiro", "Francisca Barroso Pinheiro"), m=("Keila Munduruku", "Borba/AM", "Hilário Munduruku", "Nilza Cardoso"),
  dreg="13/06/2018", dnv="30-77205419-3", demis="13/06/2018", l=402, fo=19, t=151620, av="", an="", selo="AMRCN05-18A77C21", nat="Manaus/AM"),
 dict(nome="Heitor Lucas Negreiros", cpf=cpf(103556710), nasc="30/01/2020", hora="23:20", sexo="Masculino", mun="Careiro da Várzea", uf="AM", estab="Lancha Ajato Rainha do Solimões, em trânsito pelo rio Solimões",
  f=None, m=("Suelen Negreiros", "Codajás/AM", "Abrahão Negreiros", "Zeneide Picanço Negreiros"),
  dreg="04/02/2020", dnv="30-83471126-0", demis="04/02/2020", l=418, fo=251, t=158007, av="", an="", selo="AMRCN05-20B01F98", nat="Codajás/AM"),
 dict(nome="Noah Gabriel Tuma Assayag", cpf=cpf(121908465), nasc="07/12/2022", hora="06:02", sexo="Masculino", mun="Manaus", uf="AM", estab="Instituto da Mulher Dona Lindu",
  f=("Fuad Assayag Neto", "Itacoatiara/AM", "Isaac Assayag", "Regina Celi Assayag"), m=("Thaís Tuma de Lima", "Santarém/PA", "Edilson Pereira de Lima", "Vânia Tuma de Lima"),
  dreg="09/12/2022", dnv="30-88920063-7", demis="09/12/2022", l=437, fo=88, t=165544, av="", an="", selo="AMRCN05-22D44E10", nat="Manaus/AM", twin=("Théo Miguel Tuma Assayag", 165545)),
 dict(nome="Jaqueline Frazão Valente", cpf="", nasc="19/08/2001", hora="15:00", sexo="Feminino", mun="Manacapuru", uf="AM", estab="Comunidade Bom Jesus do Jacaré, zona rural",
  f=("Alcemir Valente", "Anori/AM", "Não declarado", "Luzia Valente"), m=("Cosma Frazão da Silva", "Manacapuru/AM", "Elias da Silva", "Rosilda Frazão"),
  dreg="26/04/2004", dnv="", demis="02/05/2016", l=271, fo=133, t=98730, selo="AMRCN05-16C20A07", nat="",
  av="Registro tardio, lavrado por determinação do Juiz da Vara de Registros Públicos, ofício 118/2004.", an="Casou-se em 11/10/2015 com Denilson Queiroz Maia, no 2º Ofício de Manacapuru, passando a assinar Jaqueline Frazão Valente Maia."),
]
def make():
    for i, r in enumerate(R, 1):
        mat = matricula("004267", r["dreg"][-4:], r["l"], r["fo"], r["t"])
        tw = r.get("twin"); tm = matricula("004267", r["dreg"][-4:], r["l"], r["fo"], tw[1]) if tw else ""
        texto = dw(r["nasc"])
        none = "—"
        def par(lab, x):
            if not x: return ""
            return f'<div class=k><h4>{lab}</h4><div class=g>{c("Nome", x[0], "s4")}{c("Naturalidade", x[1])}{c("Avô", x[2], "s3")}{c("Avó", x[3], "s3")}</div></div>'
        L = f'''<div class=k><h4>Registrado(a)</h4><div class=g>{c("Nome completo", r["nome"], "s6")}{c("CPF", r["cpf"] or none)}{c("Sexo", r["sexo"])}{c("Naturalidade", r["nat"] or none)}</div></div>
<div class=k><h4>Nascimento</h4><div class=g>{c("Data por extenso", texto, "s6")}{c("Dia/mês/ano", r["nasc"])}{c("Hora", r["hora"].replace(":", "h"))}{c("DNV", r["dnv"] or none)}{c("Local", r["estab"], "s4")}{c("Município e UF", r["mun"] + "/" + r["uf"])}</div></div>
<div class=k><h4>Gêmeos</h4><div class=g>{c("Gêmeo?", "Sim" if tw else "Não", "s1")}{c("Nome do gêmeo", tw[0] if tw else none, "s5")}{c("Matrícula do gêmeo", tm or none, "s6")}</div></div>
<div class=k><h4>Registro</h4><div class=g>{c("Data do registro", dw(r["dreg"]), "s4")}{c("Município de registro", "Manaus/AM")}</div></div>'''
        Rr = par("Filiação 1", r["f"]) + par("Filiação 2" if r["f"] else "Filiação", r["m"]) + f'''
<div class=k style="min-height:17mm"><h4>Averbações</h4>{r["av"] or "Sem averbações."}</div><div class=k style="min-height:17mm"><h4>Anotações voluntárias e de cadastro</h4>{r["an"] or "Sem anotações."}</div>
<div class="k cert">O conteúdo da certidão é verdadeiro. Dou fé. Manaus/AM, {dl(r["demis"])}.<div class=sg>{OF}<br>Oficiala Registradora</div></div>'''
        body = f'''<div class=hd><div class=o></div><div class=t><small>República Federativa do Brasil — Registro Civil das Pessoas Naturais</small>Certidão de Nascimento</div><div class=m>Matrícula<b>{mat}</b></div></div>
<div class=L>{L}<div style="font-size:7.6pt;line-height:1.45;padding:1mm 3.5mm">{CART} — CNS 00.426-7<br>Av. Djalma Batista, 1200, Chapada, Manaus/AM<br>Selo eletrônico: {r["selo"]} · consulte em cidadao.portalselo.am</div></div><div class=R>{Rr}</div>'''
        f, m = r["f"] or ("",) * 4, r["m"]
        nd = lambda x: "" if x == "Não declarado" else x
        g = dict(g1=f[0], g1n=f[1], g2=m[0], g2n=m[1]) if r["f"] else dict(g1=m[0], g1n=m[1])
        acc = dict(texto=[r["nasc"], f"{texto} {r['nasc']}"], nat=[] if r["nat"] else [pl(r["mun"], r["uf"])], averb=[] if r["av"] else ["Sem averbações."], anot=[] if r["an"] else ["Sem anotações."])
        if i == 4: acc["estab"] = ["Domicílio", ""]; acc["pa"] = ["Não declarado"]
        if tw: acc["geminfo"] = [tw[0], f"{tw[0]}, matrícula {tm}", f"{tw[0]} - {tm}"]
        t = truth(f"{NN}D-{i}", r["nasc"], size=(842, 595), nome=r["nome"], cpf=r["cpf"], mat=mat, texto=texto, hora=r["hora"], nat=r["nat"], sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf=r["uf"],
            rmun="Manaus", ruf="AM", cart=CART, dreg=r["dreg"], dnv=r["dnv"], livro=f'{r["l"]:05d}', folha=f'{r["fo"]:03d}', termo=f'{r["t"]:07d}', pa=nd(f[2]), pm=f[3], ma=m[2], mm=m[3],
            gem="Sim" if tw else "Não", geminfo=f"{tw[0]} {tm}" if tw else "", averb=r["av"], anot=r["an"], selo=r["selo"], oficial=OF, demis=r["demis"], twins=[tw[0]] if tw else [], acc=acc, **g)
        yield t["case"], page(CSS, body, "297mm 210mm"), t
