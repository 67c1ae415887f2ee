# B: Santa Catarina, Blumenau, model of Provimento 63 (2018-2026) as an electronic certificate: labels at the left, values at the right, hairlines
from common import *
CART = "Ofício do Registro Civil das Pessoas Naturais de Blumenau - 1º Distrito"
OF = "Ingrid Wackerhagen Poltronieri"
CSS = """body{width:210mm;height:297mm;font-family:'Open Sans','Lato';color:#1d1d1d;font-size:9.4pt}
.p{position:absolute;left:16mm;right:16mm;top:12mm}.hd{display:flex;align-items:center;border-bottom:.8mm solid #22406b;padding-bottom:3mm}
.hd .l{flex:1}.hd .a{font-size:7.6pt;color:#444}.hd .t{font-size:15pt;font-weight:600;color:#22406b}.hd .s{font-size:7pt;color:#666;text-align:right;width:46mm}
dl{display:grid;grid-template-columns:47mm 1fr;margin:2.2mm 0 0}dt,dd{margin:0;padding:1.05mm 0;border-bottom:.2mm solid #cfd6e0}dt{color:#5a6b84;font-size:7.4pt;padding-top:1.4mm}dd{font-weight:600}
h3{font-size:7.8pt;margin:3mm 0 1mm;color:#22406b;letter-spacing:.5px;font-weight:600}
table{border-collapse:collapse;width:100%;font-size:8pt}th{font-weight:400;text-align:left;color:#5a6b84;font-size:7pt;background:#eef2f7;padding:1mm 1.5mm}td{padding:1.2mm 1.5mm;border-bottom:.2mm solid #cfd6e0;vertical-align:top}
.n{border:.25mm solid #9fb0c8;min-height:11mm;padding:1.5mm 2mm;font-size:8pt;line-height:1.35}
.f{display:flex;gap:5mm;margin-top:4mm;align-items:flex-start}.q{width:23mm;height:23mm;flex:none;background:repeating-conic-gradient(#222 0 25%,#fff 0 50%) 0 0/3.1mm 3.1mm;border:1.2mm solid #222}
.f .x{flex:1;font-size:7.8pt;line-height:1.42}"""
R = [
 dict(nome="Benjamin Schlögl Tavares", cpf=cpf(134882097), nasc="05/04/2019", hora="07:16", nat="Blumenau/SC", mun="Blumenau", uf="SC", estab="Hospital Santo Antônio", sexo="Masculino",
  g=[("Rafael Tavares", "Laguna/SC", "Odair Tavares", "Salete Fontana Tavares"), ("Camila Schlögl", "Timbó/SC", "Ingo Schlögl", "Traudi Krambeck Schlögl")],
  dreg="08/04/2019", dnv="30-79922154-0", demis="14/07/2021", l=312, f=88, t=120455, averb="Sem averbações ou anotações.", none=1, cad=[], selo="GHT81420-K9QP", tw=None),
 dict(nome="Yasmin Aparecida Bittencourt", cpf="", nasc="26/12/1996", hora="22:50", nat="", mun="Gaspar", uf="SC", estab="Hospital Nossa Senhora do Perpétuo Socorro", sexo="Feminino",
  g=[("Marlete Aparecida Bittencourt", "São Joaquim/SC", "Valdir Bittencourt", "Doraci Godoi Bittencourt")],
  dreg="15/01/1997", dnv="", demis="03/02/2020", l=148, f=231, t=57790, averb="Nada consta.", none=1, cad=[("RG", "4.871.203", "10/05/2011", "SSP/SC", "")], selo="FQL20937-T3WX", tw=None),
 dict(nome="Vicente Deeke Zanluca", cpf=cpf(155320414), nasc="17/09/2023", hora="10:31", nat="Pomerode/SC", mun="Blumenau", uf="SC", estab="Hospital Santa Catarina de Blumenau", sexo="Masculino",
  g=[("Bruna Deeke", "Blumenau/SC", "Horst Deeke", "Eliane Jansen Deeke"), ("Mariana Zanluca", "Rio do Sul/SC", "Aldo Zanluca", "Ivonete Moser Zanluca")],
  dreg="20/09/2023", dnv="30-90415577-1", demis="20/09/2023", l=341, f=7, t=131902, averb="Sem averbações ou anotações.", none=1, cad=[], selo="HVR55218-A0LM",
  tw=("Martina Deeke Zanluca", 131903)),
 dict(nome="Osnildo Reichow", cpf=cpf(418839209), nasc="02/01/1962", hora="", nat="", mun="Blumenau", uf="SC", estab="Rua Itoupava Rega, s/nº", sexo="Masculino",
  g=[("Erich Reichow", "Indaial/SC", "Wilhelm Reichow", "Bertha Reichow"), ("Irmgard Siewert Reichow", "Blumenau/SC", "Hermann Siewert", "Não consta")],
  dreg="09/01/1962", dnv="", demis="22/11/2024", l=67, f=140, t=20611, selo="HZX10377-B6TD", tw=None,
  averb="AVERBAÇÃO: Por mandado do Juízo da 1ª Vara da Fazenda Pública e Registros Públicos de Blumenau, de 14/08/2003, foi retificado o prenome da mãe do registrado, para constar Irmgard.",
  anot="ANOTAÇÃO: Casou-se com Nadir Censi em 20/05/1989, neste Ofício, livro B-71, fls. 33, termo 18204. Óbito da cônjuge em 30/06/2019.",
  cad=[("RG", "911.054", "14/02/1998", "SSP/SC", ""), ("Título de eleitor", "0123 4567 0949", "", "Zona 003 / Seção 0118", "Blumenau/SC")]),
]
def make():
    for i, r in enumerate(R, 1):
        yr = r["dreg"][-4:]
        mat = matricula("107144", yr, r["l"], r["f"], r["t"])
        twm = matricula("107144", yr, r["l"], r["f"], r["tw"][1]) if r["tw"] else ""
        texto = dw(r["nasc"])
        a, m, y = r["nasc"].split("/")
        rows = [("Nome", r["nome"]), ("CPF", r["cpf"] or "Não informado"), ("Matrícula", mat), ("Data de nascimento por extenso", texto), ("Dia / Mês / Ano", f"{a} / {m} / {y}"),
                ("Hora de nascimento", r["hora"].replace(":", "h") + "min" if r["hora"] else "Não consta"), ("Naturalidade", r["nat"] or "Não consta"),
                ("Local, município de nascimento e UF", f'{r["estab"]}, {r["mun"]}/{r["uf"]}'), ("Município de registro e UF", "Blumenau/SC"), ("Sexo", r["sexo"]), ("Gêmeo", "Sim" if r["tw"] else "Não"),
                ("Nome e matrícula do(s) gêmeo(s)", f'{r["tw"][0]} - {twm}' if r["tw"] else "Não se aplica"),
                ("Data do registro por extenso", dw(r["dreg"])), ("Número da DNV", r["dnv"] or "Não consta")]
        d = "".join(f"<dt>{k}</dt><dd>{v}</dd>" for k, v in rows)
        fil = "".join(f"<tr><td><b>{n}</b></td><td>{p}</td><td>{v} e {o if o != 'Não consta' else 'avó não consta'}</td></tr>" for n, p, v, o in r["g"])
        if i == 4: fil = fil.replace("Hermann Siewert e avó não consta", "Hermann Siewert")
        notes = r["averb"] + ("<br>" + r["anot"] if r.get("anot") else "")
        cad = "".join("<tr>" + "".join(f"<td>{x or '-'}</td>" for x in c) + "</tr>" for c in r["cad"]) or "<tr><td colspan=5>Nenhum documento anotado no assento.</td></tr>"
        body = f'''<div class=p><div class=hd><div class=l><div class=a>República Federativa do Brasil · Registro Civil das Pessoas Naturais</div><div class=t>Certidão de Nascimento</div></div><div class=s>Documento eletrônico expedido por meio da CRC Nacional</div></div>
<dl>{d}</dl><h3>FILIAÇÃO</h3><table><tr><th style="width:33%">Nome</th><th style="width:22%">Município de nascimento / UF</th><th>Avós</th></tr>{fil}</table>
<h3>AVERBAÇÕES / ANOTAÇÕES À ACRESCER</h3><div class=n>{notes}</div>
<h3>ANOTAÇÕES DE CADASTRO</h3><table><tr><th>Tipo</th><th>Número</th><th>Data de expedição</th><th>Órgão expedidor</th><th>Município / UF</th></tr>{cad}</table>
<div class=f><div class=q></div><div class=x><b>{CART}</b> · CNS 10.714-4<br>Oficial: {OF}<br>Rua Amadeu da Luz, 88, Centro, Blumenau/SC · CEP 89010-160 · (47) 3326-0000<br>Selo digital de fiscalização do tipo normal: <b style="white-space:nowrap">{r["selo"]}</b><br>Confira os dados do ato em: selo.tjsc.jus.br</div>
<div class=x>O conteúdo da certidão é verdadeiro. Dou fé.<br>Blumenau/SC, {dl(r["demis"])}.<br><br>Assinado digitalmente por<br><b>{OF}</b><br>Oficial Registradora</div></div></div>'''
        g = r["g"] + [("", "", "", "")]
        av = lambda x: "" if x == "Não consta" else x
        p, q = (g[0], g[1]) if g[1][0] else (g[1], g[0])
        dom = i == 4
        acc = dict(texto=[r["nasc"], f"{a} / {m} / {y}", f"{texto} {r['nasc']}"], nat=[] if r["nat"] else [f'{r["mun"]}/{r["uf"]}', "Não consta"], cpf=[] if r["cpf"] else ["Não informado"],
            dnv=[] if r["dnv"] else ["Não consta"], estab=["Domicílio", ""] if dom else [], averb=[r["averb"]] if r.get("none") else [r["averb"].split(": ", 1)[1], notes.replace("<br>", " ")], anot=[])
        if r.get("none"): acc["anot"] = [r["averb"]]
        else: acc["anot"] = [r["anot"].split(": ", 1)[1]]
        if r["tw"]: acc["geminfo"] = [r["tw"][0], f'{r["tw"][0]} {twm}', f'{r["tw"][0]}, matrícula {twm}']
        t = truth(f"{NN}B-{i}", r["nasc"], nome=r["nome"], cpf=r["cpf"], mat=mat, texto=texto, hora=r["hora"], nat=r["nat"], sexo=r["sexo"], estab=r["estab"], mun=r["mun"], uf=r["uf"],
            rmun="Blumenau", ruf="SC", cart=CART, dreg=r["dreg"], dnv=r["dnv"], livro=f'{r["l"]:05d}', folha=f'{r["f"]:03d}', termo=f'{r["t"]:07d}',
            g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1], pa=av(p[2]), pm=av(p[3]), ma=av(q[2]), mm=av(q[3]),
            gem="Sim" if r["tw"] else "Não", geminfo=f'{r["tw"][0]} - {twm}' if r["tw"] else "", averb="" if r.get("none") else r["averb"].split(": ", 1)[1], anot=r["anot"].split(": ", 1)[1] if r.get("anot") else "",
            selo=r["selo"], oficial=OF, demis=r["demis"], twins=[r["tw"][0]] if r["tw"] else [], joint=True,
            cadastro=[" ".join(x for x in c if x) for c in r["cad"]], acc=acc)
        yield t["case"], page(CSS, body), t
