"""PR, 1970s: "2.ª via", ruled label lines, separate headed sections for averbações and anotações."""
from common import *
CSS = """body{font-family:'Liberation Sans Narrow','Liberation Sans';font-size:11pt;padding:12mm 18mm 8mm 22mm}
.hd{text-align:center;line-height:1.4;position:relative}.hd b{font-size:13pt}.via{position:absolute;right:0;top:0;border:1.8pt solid #a3202c;color:#a3202c;font:bold 14pt 'Liberation Sans';padding:1.2mm 3mm;letter-spacing:1px;transform:rotate(-3deg)}
h1{font:bold 18pt 'Liberation Sans Narrow';text-align:center;letter-spacing:4px;margin:4mm 0 4mm;border-top:1pt solid #222;border-bottom:1pt solid #222;padding:1.4mm}
.r{display:flex;align-items:flex-end;min-height:8.6mm;gap:3mm}.r>div{display:flex;flex:1;align-items:flex-end}.r>.s{flex:0 0 52mm}.r>.z{flex:0 0 38mm}.r span{white-space:nowrap;padding-right:1.5mm}.r em{flex:1;border-bottom:.6pt solid #333;font:normal 10.6pt/5mm 'Liberation Mono';min-height:5mm;color:#1b1b1b}
h2{font:bold 9.5pt 'Liberation Sans Narrow';letter-spacing:2px;margin:5mm 0 1mm;text-align:center;background:#e9e9e9;padding:.8mm}.n{font:10.2pt/5.3mm 'Liberation Mono';min-height:15mm}.e{margin-top:4mm;line-height:6mm}.e em{font:normal 10.6pt 'Liberation Mono'}
.sg{margin:12mm 0 0 70mm;border-top:.6pt solid #222;text-align:center;font-size:9.5pt;padding-top:1mm}.sg b{display:block;font:10.4pt 'Liberation Mono'}"""
CASES = [
 dict(com="Jacarezinho", mun="Ourinhos", uf="SP", nat="Ourinhos - São Paulo", of="Benedito Sanches Pimentel", L="A-33", F="187", N="14.092", rd=(20, 2, 1952), nome="Neusa Aparecida Fabris", dn=(3, 2, 1952), h="8,30 hs.", hh="08:30", loc="Santa Casa de Misericórdia", sx="feminino", f="Atílio Fabris", nf="São Manuel - São Paulo", m="Palmira Gobbo Fabris", nm="Ourinhos - São Paulo",
  ap=("Luigi Fabris", "Teresa Marin"), am=("Ernesto Gobbo", "Assunta Piva Gobbo"), av="Por mandado do MM. Juiz de Direito desta Comarca, datado de 14-06-1971, foi retificado o nome da registrada para Neusa Aparecida Fabris de Almeida.", an="A registrada casou-se em 26-06-1971 com Darci Leme de Almeida, Lº B-29, fls. 140, nº 3.377, neste Cartório.", ed=(9, 11, 1976)),
 dict(com="Guarapuava", mun="Guarapuava", uf="PR", nat="Guarapuava - Paraná", of="Hortência Lacerda Abreu", L="27", F="44-v", N="2.815", rd=(30, 5, 1947), nome="Miguel Kruk Marcondes", dn=(17, 5, 1947), h="Ignorada", hh="", loc="Estrada da Colônia Murici, em viagem", sx="masculino", f="Teodoro Marcondes", nf="", m="Estefânia Kruk", nm="", ap=("Eugênio Marcondes", "Escolástica Marcondes"), am=("Basílio Kruk", "Olga Kruk"), av="Não há.", an="Óbito do registrado em Curitiba, a 02-01-1974, Lº C-118, fls. 77, nº 46.231.", ed=(22, 3, 1974)),
 dict(com="Rolândia", mun="Rolândia", uf="PR", nat="Rolândia - Paraná", of="Waldir Teixeira Bonfim", L="A-08", F="219", N="3.960", rd=(6, 8, 1955), nome="Paulo Yukio Nishida", dn=(1, 8, 1955), h="17 hs.", hh="17:00", loc="Fazenda Bandeirantes", home=True, sx="masculino", f="Kaoru Nishida", nf="Japão", m="Setsuko Ogawa Nishida", nm="Lins - São Paulo", ap=("Tokujiro Nishida", "Hana Nishida"), am=("Masao Ogawa", "Kimi Ogawa"), av="", an="", ed=(15, 7, 1979)),
 dict(com="Rio Negro", mun="Rio Negro", uf="PR", nat="Rio Negro - Paraná", of="Ewaldo Ruthes Pscheidt", L="A-19", F="102", N="5.774", rd=(12, 10, 1959), nome="Rosane do Rocio Hirt", dn=(10, 10, 1959), h="4 hs.", hh="04:00", loc="Hospital Bom Jesus", sx="feminino", f="", nf="", m="Leonila Hirt", nm="Mafra - Santa Catarina", ap=("", ""), am=("Rodolfo Hirt", "Ana Grossl Hirt"), gem="Gêmea: Rosângela do Rocio Hirt (têrmo nº 5.775).", gi="Rosângela do Rocio Hirt (têrmo nº 5.775)", tw=["Rosângela do Rocio Hirt"],
  av="Em 05-03-1965, por escritura pública, a registrada foi reconhecida por Osvaldo Liebl, passando a chamar-se Rosane do Rocio Hirt Liebl e tendo por avós paternos Francisco Liebl e Bertha Liebl.", an="- o -", ed=(28, 9, 1975)),
]
UF = {"São Paulo": "SP", "Paraná": "PR", "Santa Catarina": "SC"}
def slash(s):
    a, *b = s.split(" - ")
    return f"{a}/{UF[b[0]]}" if b else s
def make():
    for i, c in enumerate(CASES, 1):
        r = lambda *x: '<div class="r">' + "".join(f'<div class="{k}"><span>{l}</span><em>{e(v) or "&nbsp;"}</em></div>' for l, v, k in x) + "</div>"
        blank = lambda s: s or "-.-.-.-"
        cart = f"Cartório do Registro Civil da Comarca de {c['com']}"
        body = f"""<div class="hd">REPÚBLICA FEDERATIVA DO BRASIL<br><b>ESTADO DO PARANÁ</b><br>{cart}<div class="via">2.ª VIA</div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
{r(("Livro", c['L'], "s"), ("Fls.", c['F'], "s"), ("Têrmo n.º", c['N'], ""))}{r(("Data do registro:", dl(*c['rd']), ""))}{r(("Nome:", c['nome'], ""))}
{r(("Nasceu em", dl(*c['dn']), ""), ("Hora", c['h'], "s"))}{r(("Local do nascimento:", c['loc'], ""))}{r(("Naturalidade:", c['nat'], ""), ("Sexo", c['sx'], "s"))}
{r(("Pai:", blank(c['f']), ""))}{r(("Natural de", blank(c['nf']), ""))}{r(("Mãe:", c['m'], ""))}{r(("Natural de", blank(c['nm']), ""))}
{r(("Avós paternos:", (c['ap'][0] + ' e ' + c['ap'][1]) if c['ap'][0] else blank(''), ""))}{r(("Avós maternos:", c['am'][0] + ' e ' + c['am'][1], ""))}{r(("Observações:", c.get('gem', ''), ""))}
<h2>AVERBAÇÕES</h2><div class="n">{e(c['av'])}</div><h2>ANOTAÇÕES</h2><div class="n">{e(c['an'])}</div>
<div class="e">O referido é verdade e dou fé.<br><em>{c['com']}, {dl(*c['ed'])}.</em></div><div class="sg"><b>{e(c['of'])}</b>Oficial do Registro Civil</div>"""
        html = page(CSS, body)
        gs = [(c["f"], c["nf"]), (c["m"], c["nm"])] if c["f"] else [(c["m"], c["nm"])]
        acc = {"registro.cartório": ["Cartório do Registro Civil"], "dados_pessoais.naturalidade": [c["nat"], c["nat"].split(" - ")[0]]}
        for k, (_, x) in enumerate(gs, 1):
            if x: acc[f"filiação.genitor_{k}.naturalidade"] = [x, x.split(" - ")[0]]
        av, an = c["av"], c["an"]
        if av == "Não há.": av = ""; acc["observações.averbações"] = ["Não há."]
        if an == "- o -": an = ""; acc["observações.anotações"] = ["- o -"]
        if i == 1: acc["dados_pessoais.nome_completo"] = ["Neusa Aparecida Fabris de Almeida"]
        if i == 2: acc["local_nascimento.estabelecimento"] = ["Estrada da Colônia Murici", ""]
        if c.get("gi"):
            acc["gêmeos.informações_adicionais"] = [c["gem"], c["tw"][0]]; acc["dados_pessoais.nome_completo"] = ["Rosane do Rocio Hirt Liebl"]; acc["observações.anotações"] = [c["gem"], "- o -"]
            acc["filiação.genitor_2.nome_completo"] = ["Osvaldo Liebl"]; acc["avós.paternos.avô"] = ["Francisco Liebl"]; acc["avós.paternos.avó"] = ["Bertha Liebl"]
        g = [(n_, slash(x)) for n_, x in gs]
        yield T(f"156E-{i}", html, nome=c["nome"], dn=c["dn"], dntxt=dl(*c["dn"]), hora=c["hh"], sexo=c["sx"].capitalize(), mun=c["mun"], uf=c["uf"], est=c["loc"], home=c.get("home", False), nat=slash(c["nat"]),
                reg=(c["com"], "PR", cart, br(*c["rd"]), c["L"], c["F"], c["N"]), g1=g[0], g2=g[1] if len(g) > 1 else ("", ""), avp=c["ap"], avm=c["am"],
                gem=c.get("gi"), twins=c.get("tw", []), averb=av, anot=an, oficial=c["of"], emissao=br(*c["ed"]), accept=acc)
