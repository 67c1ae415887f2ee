# -*- coding: utf-8 -*-
# H: 2021-2026 vendor grid: rotated section bands at the left, parents as a matrix (rows name/naturality/grandparents, columns genitor 1/2), field codes, barcode foot, cadastro table
from common import *
CSS = """
body{width:210mm;height:297mm;font-family:'DejaVu Sans Condensed','DejaVu Sans',sans-serif;font-size:8.4pt;padding:8mm 10mm;position:relative}
table{border-collapse:collapse;width:100%%;table-layout:fixed;margin-top:1.5mm}td{border:%s;padding:1px 4px 2px;vertical-align:top;line-height:1.22}
.v{width:7mm;background:%s;color:%s;text-align:center;vertical-align:middle;padding:0}.v div{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:bold;font-size:7pt;margin:auto;white-space:nowrap}
.q{display:block;font-size:%s;color:%s;white-space:nowrap;overflow:hidden}
"""
def render(p, o):
    E = lambda s: esc(s) if s else esc(p.blank)
    cd = iter(range(101, 190))
    def cel(w, a, b, span=1): return (w, '<span class="q">%s%s</span>%s' % (("%d " % next(cd)) if o["code"] else "", a, b or "&nbsp;"))
    def sec(title, rows):
        inner = "".join('<div style="display:flex;%s">%s</div>' % ("border-top:%s" % o["bs"] if i else "", "".join('<div style="flex:0 0 %s%%;padding:1px 4px 2px;min-height:8.4mm;%s">%s</div>' % (w, "border-left:%s" % o["bs"] if j else "", x) for j, (w, x) in enumerate(r))) for i, r in enumerate(rows))
        return '<table><tr><td class="v"><div>%s</div></td><td style="padding:0">%s</td></tr></table>' % (title, inner)
    G = [(p.pai, p.pai_nat, p.avop, p.avop2), (p.mae, p.mae_nat, p.avom, p.avom2)]
    if o["order"] == "mp": G.reverse()
    S = {}
    S["p"] = lambda: sec("REGISTRADO", [[cel(70, "Nome civil completo", "<b style='font-size:10pt'>%s</b>" % esc(p.nome)), cel(30, "Inscrição no CPF", E(p.cpf))],
        [cel(46, "Data nasc. (extenso)", esc(words(p.nasc))), cel(10, "Dia", "%02d" % p.nasc.day), cel(10, "Mês", o["mm"]), cel(10, "Ano", str(p.nasc.year)), cel(12, "Hora", p.hora or E("")), cel(12, "Sexo", "Feminino" if p.sexo == "F" else "Masculino")],
        [cel(50, "Local do nascimento (estab. de saúde)", E(p.estab)), cel(25, "Munic. nasc./UF", esc(p.cid + " - " + p.uf)), cel(25, "Naturalidade", esc(p.nat.replace("/", " - ")))],
        [cel(14, "Gêmeo(s)", "Sim" if p.twins else "Não"), cel(62, "Nome e matrícula do(s) gêmeo(s)", E(p.gemeo)), cel(24, "Nº Decl. Nascido Vivo", E(p.dnv))]])
    S["r"] = lambda: sec("REGISTRO", [[cel(58, "Matrícula", "<b>%s</b>" % o["ms"]), cel(42, "Data do registro (extenso)", esc(words(p.reg)))], [cel(58, "Ofício / Serventia", esc(p.cartorio)), cel(30, "Munic. do registro", esc(p.rcid)), cel(12, "UF", p.ruf)]])
    def f():
        hd = '<tr style="background:%s">%s</tr>' % (o["l"], "".join("<td><b>%s</b></td>" % x for x in ("", o["g"][0], o["g"][1])))
        rs = "".join("<tr><td>%s</td><td>%s</td><td>%s</td></tr>" % (a, E(G[0][i]), E(G[1][i])) for i, a in enumerate(o["rl"]))
        return '<table><colgroup><col style="width:7mm"><col style="width:24%%"><col><col></colgroup><tr><td class="v" rowspan="6"><div>FILIAÇÃO</div></td></tr>%s%s</table>' % (hd, rs)
    S["f"] = f
    S["o"] = lambda: sec("NOTAS", [[cel(100, "Averbações", E(p.averb))], [cel(100, "Anotações", E(p.anot))]] if not p.joint else [[cel(100, "Anotações / Averbações", E(p.averb or p.anot))]])
    def c():
        return '<table style="font-size:7.2pt"><tr style="background:%s"><td colspan="5"><b>ANOTAÇÕES DE CADASTRO</b></td></tr><tr>%s</tr>%s</table>' % (o["l"], "".join("<td>%s</td>" % x for x in ("Documento", "Número", "Dt. expedição", "Órgão exp.", "Dt. validade")), "".join("<tr>%s</tr>" % "".join("<td>%s</td>" % (x or esc(o["cb"]) or "&nbsp;") for x in r) for r in o["cad"]))
    b = '<div style="display:flex;align-items:center;gap:6mm">%s<div style="flex:1;text-align:center;line-height:1.3"><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font-size:14pt">CERTIDÃO DE NASCIMENTO</b></div>%s</div>' % (arms(48, o["hb"]), qr(p.mat + "h", 56))
    for k in o["seq"]: b += S[k]() if k != "c" else c()
    b += '<div style="display:flex;gap:8mm;margin-top:4mm;line-height:1.3"><div style="flex:1"><b>%s</b><br>CNS %06d<br>%s: %s<br>%s<br>%s</div><div style="flex:1;text-align:center">Certifico que o conteúdo é verdadeiro. Dou fé.<br>%s/%s, %s<div style="border-top:1px solid #000;margin-top:13mm">%s<br>%s</div></div></div>' % (esc(p.cartorio), p.cns, o["of"], esc(p.oficial), esc(o["end"]), esc(p.rcid + " - " + p.ruf), esc(p.rcid), p.ruf, o["ed"], esc(o["sg"][0]), o["sg"][1])
    b += '<div style="margin-top:3mm;border:1px solid #888;padding:2px 5px;font-size:7.2pt;line-height:1.3">%s</div>' % o["box"]
    b += '<div style="position:absolute;left:10mm;right:10mm;bottom:6mm;text-align:center;font-size:6.4pt;line-height:1.25">%s<br>%s %s</div>' % (i25(p.mat, 330, 26), o["ft"], o["num"])
    return page(CSS % (o["bs"], o["hb"], o["hc"], o["qs"], o["qc"]), b)
def forms():
    P = [
     (person("H1", nasc="30/09/2024", cid="Feira de Santana", uf="BA", sexo="M", estab="Hospital Inácia Pinto Nova", pai_nat="Serrinha/BA", mae_nat="Santo Amaro/BA", nat="Conceição do Jacuípe/BA", rcid="Conceição do Jacuípe", emi="18/11/2025", reg="04/10/2024", cartorio="Ofício do Registro Civil de Conceição do Jacuípe", blank="", selo="1187.AB402917-3", joint=False, dnv="30-92208131-4"),
      dict(seq="prfoc", order="pm", code=True, mm="09", g=("Genitor(a) 1", "Genitor(a) 2"), rl=("Nome", "Naturalidade", "Avô", "Avó"), l="#eee", bs="1px solid #000", hb="#222", hc="#fff", qs="6.2pt", qc="#444", cad=[("RG", "", "", "", ""), ("Título de eleitor", "", "", "", "")], cb="", of="Oficial", end="Praça da Bandeira, 12", sgk="e", box="Selo de autenticidade: {selo} · Consulte www.tjba.jus.br/autenticidade · DAJE isento", ft="Provimento nº 149/2023 do CNJ, art. 473.", num="Form. CN-04")),
     (person("H2", nasc="21/01/1993", cid="Manhuaçu", uf="MG", sexo="F", hora="", dnv="", estab="Hospital César Leite Filho", pai_nat="Simonésia/MG", mae_nat="Lajinha/MG", nat="Manhuaçu/MG", emi="05/05/2022", reg="01/02/1993", cartorio="Cartório do Registro Civil com Atribuição Notarial", blank="******", joint=False, cpf="x", selo="FRT90412", averb="Por escritura pública de 10/03/2020, lavrada no 1º Tabelionato desta cidade, restabelecido o nome de solteira em razão de divórcio consensual.", anot="Casou-se em 14/02/2015 com Welber Dias Hott, matrícula 046789 01 55 2015 2 00030 008 0004408 93."),
      dict(seq="rpfco", order="mp", code=False, mm="janeiro", g=("MÃE", "PAI"), rl=("Nome completo", "Natural de", "Avô", "Avó"), l="#dbe5f1", bs="1px solid #365f91", hb="#365f91", hc="#fff", qs="8.4pt", qc="#000", cad=[("RG", "MG-14.088.213", "12/08/2008", "SSP/MG", ""), ("CNH", "04417820931", "", "DETRAN/MG", "03/11/2029"), ("PIS/NIS", "", "", "", "")], cb="---", of="Oficiala", end="Rua Amaral Franco, 250", sgk="o", box="PODER JUDICIÁRIO - TJMG - CORREGEDORIA-GERAL DE JUSTIÇA. Selo de consulta: {selo} · Código de segurança: 4471.0092.6618.0437 · Quantidade de atos: 1 · Emol. R$ 41,53 · TFJ R$ 8,71 · Valor final R$ 50,24", ft="Art. 19, § 1º, da Lei nº 6.015/1973.", num="02/07")),
     (person("H3", nasc="11/11/2021", cid="Palmas", uf="TO", sexo="F", nome="x", twins=["?", "?"], estab="Hospital e Maternidade Dona Regina Aires", pai_nat="Porto Nacional/TO", mae_nat="Imperatriz/MA", nat="Palmas/TO", emi="26/11/2021", reg="24/11/2021", cartorio="2º Registro Civil das Pessoas Naturais de Palmas", blank="Não há", joint=True, selo="126466AAB551208-QKE", dnv="30-84990217-2"),
      dict(seq="pfroc", order="mp", code=True, mm="11", g=("1ª filiação", "2ª filiação"), rl=("Nome", "Munic. nasc. e UF", "Avô", "Avó"), l="#f4ecd8", bs="1px solid #806000", hb="#fff", hc="#000", qs="6.4pt", qc="#000", cad=[("CPF", "*", "24/11/2021", "RFB", "")], cb="", of="Registradora", end="Quadra 104 Sul, Rua SE 09, lote 17", sgk="o", box="Selo digital nº {selo} - confira em corregedoria.tjto.jus.br · Emolumentos R$ 0,00 · TFJ R$ 0,00 · Funcivil R$ 0,00", ft="", num="")),
     (person("H4", nasc="02/08/2009", cid="Cruzeiro do Sul", uf="AC", sexo="M", pai="", pai_nat="", avop="", avop2="", cpf="", estab="Hospital da Mulher do Juruá Velho", mae_nat="Mâncio Lima/AC", nat="Cruzeiro do Sul/AC", emi="20/01/2026", reg="19/05/2010", cartorio="Serventia de Registro Civil de Cruzeiro do Sul", blank="prejudicado", joint=True, selo="AC-26-0117-88X2", dnv="", anot="Registro tardio, Lei nº 11.790/2008."),
      dict(seq="fprco", order="pm", code=False, mm="AGO", g=("Pai", "Mãe"), rl=("Nome", "Naturalidade", "Avô", "Avó"), l="#e2f0e8", bs="1px dotted #000", hb="#2e5e4e", hc="#fff", qs="7pt", qc="#2e5e4e", cad=[("CPF", "", "", "", ""), ("RG", "", "", "", "")], cb="xxx", of="Oficial Interino", end="Av. Coronel Mâncio Lima, 401", sgk="e", box="Selo: {selo} · FUNFIS · Emolumentos: R$ 37,90 · Total: R$ 41,69", ft="Falsidade: arts. 297 e 299 do Código Penal.", num="rel_nasc_v9")),
    ]
    out = []
    for n, (p, o) in enumerate(P, 1):
        if p.cpf == "x": p.cpf = cpf(p.rng)
        if n == 3:
            ln = " ".join(p.nome.split()[-2:]) if p.nome != "x" else " ".join(p.mae.split()[-2:-1] + p.pai.split()[-1:])
            p.nome = "Alice " + ln; p.twins = ["Aline " + ln, "Olívia " + ln]
            p.gemeo = "; ".join("%s, %s" % (t, msp(matricula(p.cns, p.reg.year, p.livro_n, p.folha_n, p.termo_n + i))) for i, t in enumerate(p.twins, 1))
        o["ms"] = mdash(p.mat) if n == 4 else msp(p.mat)
        p.livro, p.folha, p.termo = "%05d" % p.livro_n, "%03d" % p.folha_n, "%07d" % p.termo_n
        o["cad"] = [[p.cpf if x == "*" else x for x in r] for r in o["cad"]]; p.cadastro = [x for r in o["cad"] for x in r[1:] if x]
        o["sg"] = (p.oficial, o["of"]) if o["sgk"] == "o" else (p.escrev, "Escrevente Substituta(o)")
        o["ed"] = [dmy(p.emi), ext(p.emi), words(p.emi), dmy(p.emi)][n-1]
        o["box"] = o["box"].format(selo=p.selo)
        if "4471" in o["box"]: pass
        acc = {"registro.livro": [str(p.livro_n)], "dados_pessoais.data_nascimento.texto_completo": [dmy(p.nasc)]}
        if p.twins: acc["gêmeos.informações_adicionais"] = ["; ".join(p.twins)]
        out.append((truth("H", n, p, order=o["order"], texto=words(p.nasc), mat=o["ms"], accept=acc), render(p, o)))
    return out
