"""RS, 1970s: printed grid of cells with small labels, typewritten answers, 216 x 280 mm."""
from common import *
CSS = """body{font-family:'Nimbus Sans';padding:10mm 12mm}
.hd{display:flex;align-items:center;border:1.2pt solid #123c22;height:25mm}.hd .a{width:27mm;text-align:center;font-size:6.5pt;line-height:1.3;color:#123c22}.a i{display:block;width:13mm;height:13mm;border:1.2pt solid #123c22;border-radius:50%;margin:0 auto 1mm;font:bold 9pt/12mm 'C059'}
.hd .b{flex:1;text-align:center;line-height:1.4;font-size:8.5pt;color:#123c22}.b b{font-size:14.5pt;letter-spacing:1.5px}.hd .d{width:44mm;height:100%;border-left:.8pt solid #123c22}.d div{height:33.33%;border-bottom:.5pt solid #123c22;padding:.7mm 1.5mm;font-size:6.6pt;color:#123c22;display:flex;gap:2mm;align-items:center}.d div:last-child{border-bottom:0}
table{width:100%;border-collapse:collapse;margin-top:2.5mm;table-layout:fixed}td{border:.7pt solid #123c22;height:11mm;vertical-align:top;padding:.7mm 1.4mm}
.l{display:block;font-size:6pt;color:#123c22;text-transform:uppercase;line-height:2.6mm}.v{font-family:'FreeMono';font-weight:bold;font-size:10.4pt;line-height:4mm;display:block;margin-top:.9mm;color:#111}
.g{background:#dfeae1;height:5mm;font-size:7.4pt;font-weight:bold;text-align:center;letter-spacing:2px;color:#123c22;padding-top:1mm}
.ft{display:flex;justify-content:space-between;margin-top:5mm;font-size:9pt}.ft .v{display:inline;font-size:10.4pt}.sg{margin:15mm 0 0 95mm;border-top:.7pt solid #111;text-align:center;font-size:8pt;padding-top:1mm}"""
CASES = [
 dict(mun="Ijuí", cart="Ofício do Registro Civil das Pessoas Naturais", z="1.ª Zona", of="Arno Ludwig Schirmbeck", L="A-54", F="118", N="31.406", rd=(13, 7, 1971), nome="Clóvis Roberto Dallabrida Wottrich", dn=(9, 7, 1971), h="22h15min", hh="22:15",
  loc="Hospital de Caridade de Ijuí", nm="Ijuí", nu="RS", sx="Masculino", cor="Branca", f=("Lotário Wottrich", "Panambi - RS"), m=("Ivone Dallabrida Wottrich", "Ijuí - RS"),
  ap=("Reinoldo Wottrich", "Hulda Kegler Wottrich"), am=("Fioravante Dallabrida", "Angelina Cossetin Dallabrida"), gem="Não", obs="", decl="O pai", ed=(13, 7, 1971)),
 dict(mun="Santana do Livramento", cart="Cartório do Registro Civil de Nascimentos", z="2.ª Zona", of="Dinarte Ilha Severo", L="63-A", F="21-v", N="40.018", rd=(5, 12, 1969), nome="Mirta Beatriz", dn=(28, 11, 1969), h="5 horas", hh="05:00",
  loc="Rua Silveira Martins, 1.212", home=True, nm="Santana do Livramento", nu="RS", sx="Feminino", cor="Mista", f=("- - -", ""), m=("Olga Yolanda Bitencourt", "Rivera - Uruguai"),
  ap=("- - -", "- - -"), am=("- - -", "Ramona Bitencourt"), gem="Não", obs="Por assento de casamento dos pais em 17-04-1973, Lº B-41, fls. 88, a registrada foi legitimada, passando a assinar-se Mirta Beatriz Bitencourt Farias.", aver=True, decl="A mãe", ed=(22, 5, 1974)),
 dict(mun="Antônio Prado", cart="Cartório do Registro Civil", z="Sede", of="Avelino Tergolina", L="A-19", F="7", N="6.230", rd=(3, 3, 1975), nome="Jaqueline Bocchese Zanotto", dn=(24, 2, 1975), h="11,40 horas", hh="11:40",
  loc="Hospital São José", nm="Antônio Prado", nu="RS", sx="Feminino", cor="Branca", f=("Hermes Zanotto", "neste município"), m=("Lourdes Bocchese Zanotto", "Ipê, Vacaria - RS"),
  ap=("Primo Zanotto", "Amábile Roncato Zanotto"), am=("Severino Bocchese", "Pierina Golin Bocchese"), gem="Sim - Janete Bocchese Zanotto, têrmo 6.231", gi="Janete Bocchese Zanotto, têrmo 6.231", tw=["Janete Bocchese Zanotto"], obs="Nada consta", decl="O pai", ed=(3, 3, 1975)),
 dict(mun="São Borja", cart="Cartório do Registro Civil", z="1.º Distrito", of="Nery Trindade Escobar", L="A-30", F="262", N="12.877", rd=(19, 8, 1968), nome="Setembrino Loreto dos Passos", dn=(7, 9, 1946), h="", hh="",
  loc="Rincão dos Meira, 3.º distrito", home=True, nm="Itaqui", nu="RS", sx="Masculino", cor="", f=("Orfelino dos Passos", ""), m=("Crespina Loreto", ""),
  ap=("", ""), am=("Marcelino Loreto", "Aristotelina Meira"), gem="", obs="Registro tardio, feito nos têrmos da Lei n.º 765, de 14-07-1949.", decl="O próprio", ed=(2, 10, 1978)),
]
def make():
    def v(x): return f'<span class="v">{e(x) or "&nbsp;"}</span>'
    def td(l, x, k): return f'<td colspan="{k}"><span class="l">{l}</span>{v(x)}</td>'
    for i, c in enumerate(CASES, 1):
        rows = [[td("Nome do registrado", c["nome"], 12)], [td("Data do nascimento (por extenso)", dw(*c["dn"]), 9), td("Hora", c["h"], 3)],
          [td("Local do nascimento", c["loc"], 6), td("Município", c["nm"], 4), td("Estado", c["nu"], 2)],
          [td("Sexo", c["sx"], 4), td("Côr", c["cor"], 3), td("Gêmeo (nome do outro)", c["gem"], 5)], '<td class="g" colspan="12">FILIAÇÃO</td>',
          [td("Pai", c["f"][0], 8), td("Natural de", c["f"][1], 4)], [td("Mãe", c["m"][0], 8), td("Natural de", c["m"][1], 4)],
          '<td class="g" colspan="12">AVÓS</td>', [td("Avô paterno", c["ap"][0], 6), td("Avó paterna", c["ap"][1], 6)], [td("Avô materno", c["am"][0], 6), td("Avó materna", c["am"][1], 6)],
          [td("Declarante", c["decl"], 6), td("Data do registro", "-".join((f"{c['rd'][0]:02d}", f"{c['rd'][1]:02d}", str(c['rd'][2]))), 6)],
          f'<td colspan="12" style="height:27mm"><span class="l">Observações e averbações</span>{v(c["obs"])}</td>']
        tb = "".join("<tr>" + (r if isinstance(r, str) else "".join(r)) + "</tr>" for r in rows)
        body = f"""<div class="hd"><div class="a"><i>RS</i>REPÚBLICA FEDERATIVA<br>DO BRASIL</div><div class="b">ESTADO DO RIO GRANDE DO SUL<br>{c['cart']} — {c['z']}<br>Município e Comarca de {c['mun']}<br><b>CERTIDÃO DE NASCIMENTO</b></div>
<div class="d"><div>LIVRO {v(c['L'])}</div><div>FOLHA {v(c['F'])}</div><div>TÊRMO N.º {v(c['N'])}</div></div></div>
<table><colgroup>{'<col>' * 12}</colgroup>{tb}</table>
<div class="ft"><span>O referido é verdade e dou fé.</span><span><span class="v">{c['mun']}, {dl(*c['ed'])}.</span></span></div><div class="sg"><span class="v" style="margin:0">{e(c['of'])}</span>Oficial do Registro Civil</div>"""
        html = page(CSS, body, "216mm", "280mm")
        nat = lambda p: {"Panambi - RS": "Panambi/RS", "Ijuí - RS": "Ijuí/RS", "Rivera - Uruguai": "Rivera - Uruguai", "neste município": "Antônio Prado/RS", "Ipê, Vacaria - RS": "Vacaria/RS"}.get(p[1], "")
        x = lambda s: "" if s == "- - -" else s
        gs = [(x(p[0]), nat(p)) for p in (c["f"], c["m"]) if x(p[0])]
        acc = {"registro.cartório": [f"{c['cart']} — {c['z']}", f"{c['cart']} - {c['z']}", f"{c['cart']} {c['z']}", f"{c['z']}"]}
        for k, p in enumerate([p for p in (c["f"], c["m"]) if x(p[0])], 1):
            if p[1]: acc[f"filiação.genitor_{k}.naturalidade"] = [p[1]] + {"Ipê, Vacaria - RS": ["Ipê/RS", "Ipê, Vacaria/RS"], "Rivera - Uruguai": ["Rivera/Uruguai", "Rivera"], "neste município": ["Antônio Prado"]}.get(p[1], [])
        av = ""
        if c.get("aver"): av = c["obs"]; acc["dados_pessoais.nome_completo"] = ["Mirta Beatriz Bitencourt Farias"]; acc["observações.anotações"] = [c["obs"]]
        elif i == 4: av = c["obs"]; acc["observações.averbações"] = [""]; acc["observações.anotações"] = [c["obs"]]
        elif c["obs"]: acc["observações.averbações"] = [c["obs"]]; acc["observações.anotações"] = [c["obs"]]
        if c.get("gi"): acc["gêmeos.informações_adicionais"] = [c["tw"][0], c["gem"]]
        yield T(f"156C-{i}", html, nome=c["nome"], dn=c["dn"], dntxt=dw(*c["dn"]), hora=c["hh"], sexo=c["sx"], mun=c["nm"], uf=c["nu"], est=c["loc"], home=c.get("home", False),
                reg=(c["mun"], "RS", c["cart"], br(*c["rd"]), c["L"], c["F"], c["N"]), g1=gs[0], g2=gs[1] if len(gs) > 1 else ("", ""), avp=tuple(map(x, c["ap"])), avm=tuple(map(x, c["am"])),
                gem=c.get("gi"), twins=c.get("tw", []), averb=av, joint=True, oficial=c["of"], emissao=br(*c["ed"]), accept=acc, size=(612, 794))
