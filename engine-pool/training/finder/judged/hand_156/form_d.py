"""PE, 1930s-50s: printed sheet with a ruled left margin column (office, order data, averbações), blanks filled in by pen."""
from common import *
CSS = """body{font-family:'Liberation Serif';font-size:12pt;padding:14mm 14mm 10mm 16mm}
.w{display:flex;border:1pt solid #333;height:240mm}.m{width:47mm;border-right:1.6pt double #333;padding:5mm 3mm;font-size:9pt;line-height:5mm;text-align:center}
.m .k{margin-top:4mm;text-align:left;border-top:.5pt solid #777;padding-top:2mm;line-height:7mm}.m .a{margin-top:6mm;border-top:.5pt solid #777;padding-top:2mm;text-align:left;line-height:5.2mm}
.m h3{font-size:8.5pt;text-align:center;letter-spacing:1px;margin:0 0 2mm}.b{flex:1;padding:6mm 7mm}h1{font:bold 20pt 'Liberation Serif';text-align:center;margin:0 0 2mm;letter-spacing:1px}.s{text-align:center;font-size:9.5pt;margin-bottom:4mm;font-style:italic}
.h{font-family:'Z003';font-size:15.5pt;color:#1a2a5e;border-bottom:.5pt solid #555;padding:0 1.5mm}.m .h{font-size:13.5pt}.c{line-height:9.3mm}.sg{margin:13mm 0 0 20mm;text-align:center;font-size:10pt}.sg .h{border:0;display:block}
.sg i{display:block;border-top:.6pt solid #333}.st{position:absolute;right:22mm;bottom:46mm}.ft{margin-top:2mm;font-size:7.5pt;display:flex;justify-content:space-between}"""
CASES = [
 dict(mun="Recife", cart="Cartório do Registro Civil da Boa Vista", sub="4.º Distrito Judiciário", of="Apolônio Cabral de Vasconcelos", L="58", F="174", N="10.633", rd=(21, 6, 1933), nome="Lenira Cavalcanti de Albuquerque Lins", dn=(12, 6, 1933), h="13 horas", hh="13:00",
  loc="no prédio n.º 217 da rua da Glória", est="rua da Glória", estx=["prédio n.º 217 da rua da Glória", "no prédio n.º 217 da rua da Glória", "rua da Glória, n.º 217"], home=True, sx="feminino", cor="branca", f="Sigismundo de Albuquerque Lins", fn="funcionário público, natural de Nazaré", fm="Nazaré/PE", m="Maria Anita Cavalcanti Lins", mn="doméstica, natural desta capital", mm="Recife/PE",
  ap=("João Batista de Albuquerque Lins", "Francisca Lins"), am=("Henrique Cavalcanti Uchoa", "Anita Cavalcanti"), dec="o pai", note="Casou-se em 8 de dezembro de 1954, no 2.º Distrito desta Capital, com Romildo Guedes Pereira, passando a assinar-se Lenira Lins Guedes Pereira.", kind="anot", ed=(20, 1, 1955)),
 dict(mun="Caruaru", cart="Cartório do Registro Civil", sub="2.º Distrito", of="José Eustórgio Florêncio", L="A-21", F="9", N="5.116", rd=(18, 4, 1948), nome="Severino Ramos", dn=(4, 4, 1948), h="3 horas da manhã", hh="03:00",
  loc="no sítio Lagoa de Pedra", est="sítio Lagoa de Pedra", estx=["no sítio Lagoa de Pedra"], home=True, sx="masculino", cor="parda", f="", fn="", fm="", m="Quitéria Maria da Silva", mn="agricultora, natural dêste Estado", mm="PE", ap=("", ""), am=("", "Maria Quitéria da Conceição"), dec="a mãe", note="", kind="", ed=(10, 2, 1952)),
 dict(mun="Garanhuns", cart="Cartório do Registro Civil", sub="1.º Distrito", of="Alípio Tenório Godoi", L="A-16", F="240", N="8.905", rd=(2, 10, 1951), nome="Cosme Burgos Valença", dn=(27, 9, 1951), h="19 horas e 10 minutos", hh="19:10",
  loc="na Maternidade do Hospital D. Moura", est="Maternidade do Hospital D. Moura", estx=["na Maternidade do Hospital D. Moura", "Hospital D. Moura"], home=False, sx="masculino", cor="branca", f="Euclides Valença", fn="comerciário, natural de Pesqueira", fm="Pesqueira/PE", m="Iracema Burgos Valença", mn="doméstica, natural de Palmeira dos Índios, Alagoas", mm="Palmeira dos Índios/AL",
  ap=("Antero Valença", "Rosalina Siqueira Valença"), am=("Ulisses Burgos", "Petronila Burgos"), dec="o pai", note="Gêmeo com Damião Burgos Valença, registro n.º 8.906.", kind="gem", gi="Damião Burgos Valença, registro n.º 8.906", tw=["Damião Burgos Valença"], ed=(2, 10, 1951)),
 dict(mun="Petrolina", cart="Cartório do Registro Civil", sub="Distrito da Sede", of="Cardoso de Sá Ferreira Gomes", L="13", F="66 v.", N="742", rd=(11, 1, 1940), nome="Raimunda Nonata Coelho Granja", dn=(31, 8, 1922), h="", hh="",
  loc="na fazenda Caititu", est="fazenda Caititu", estx=["na fazenda Caititu"], home=True, sx="feminino", cor="morena", f="Clementino Granja", fn="já falecido", fm="", m="Auta Coelho Granja", mn="doméstica", mm="", ap=("Honório Granja", "Delfina Granja"), am=("Pacífico Coelho", "Maria Josefa Coelho"), dec="a própria registrada", note="Retificado o nome do pai para Clementino Rodrigues Granja, por sentença do Dr. Juiz de Direito, de 15 de maio de 1956.", kind="aver", ed=(28, 5, 1956)),
]
def make():
    def t(s): return f'<span class="h">{e(s)}</span>'
    for i, c in enumerate(CASES, 1):
        fem = c["sx"] == "feminino"; o = "a" if fem else "o"
        q = lambda p, s: t(p + (", " + s if s else "")) if p else t("não declarado")
        nd = "não declarados"
        pv = lambda a: t(a[0]) + " e D. " + t(a[1]) if a[0] else (t("não declarado") + " e D. " + t(a[1]) if a[1] else t(nd))
        hora = f", às {t(c['h'])}," if c["h"] else ", às " + t("— — —") + ","
        body = f"""<div class="w"><div class="m"><b>REPÚBLICA DOS<br>ESTADOS UNIDOS<br>DO BRASIL</b><br>Estado de Pernambuco<br><br>{c['cart']}<br>{c['sub']}<br>Município de {c['mun']}
<div class="k">Livro n.º {t(c['L'])}<br>Fôlha {t(c['F'])}<br>N.º de ordem {t(c['N'])}<br>Data do registro:<br>{t(br(*c['rd']).replace('/', '-'))}</div>
<div class="a"><h3>AVERBAÇÕES<br>E ANOTAÇÕES</h3>{('<span class="h" style="border:0;padding:0">' + e(c['note']) + '</span>') if c['note'] else ''}</div></div>
<div class="b"><h1>Certidão de Nascimento</h1><div class="s">extraída do livro de assentos de nascimentos</div>
<div class="c">Certifico que no livro, fôlha e número à margem declarados, consta o assento de nascimento de {t(c['nome'])}, do sexo {t(c['sx'])}, de côr {t(c['cor'])}, que nasceu a {t(dl(*c['dn']))}{hora} {t(c['loc'])}, neste município, filh{t(o)} de {q(c['f'], c['fn'])} e de D. {q(c['m'], c['mn'])}; avós paternos: {pv(c['ap'])}; avós maternos: {pv(c['am'])}. Declarante: {t(c['dec'])}.</div>
<div class="c">O referido é verdade; dou fé.<br>{t(c['mun'])}, em {t(dl(*c['ed']))}.</div><div class="sg"><span class="h">{e(c['of'])}</span><i>Oficial do Registro Civil</i></div></div></div>
<div class="ft"><span>Imprensa Industrial — Recife</span><span>Sêlo de Educação e Saúde: Cr$ 1,50</span></div>"""
        html = page(CSS, body)
        acc = {"registro.cartório": [f"{c['cart']} - {c['sub']}", f"{c['cart']} {c['sub']}", c["sub"]], "local_nascimento.estabelecimento": c["estx"]}
        gs = [(c["f"], c["fm"]), (c["m"], c["mm"])] if c["f"] else [(c["m"], c["mm"])]
        for k, (_, x) in enumerate(gs, 1):
            if x: acc[f"filiação.genitor_{k}.naturalidade"] = {"PE": ["dêste Estado", "deste Estado", "natural dêste Estado", "Pernambuco", ""], "Recife/PE": ["Recife", "desta capital"], "Palmeira dos Índios/AL": ["Palmeira dos Índios, Alagoas"]}.get(x, [x.split("/")[0]])
        av = an = ""
        if c["kind"] == "anot": an = c["note"]; acc["observações.averbações"] = [c["note"]]; acc["observações.anotações"] = [""]; acc["dados_pessoais.nome_completo"] = ["Lenira Lins Guedes Pereira"]
        if c["kind"] == "aver": av = c["note"]; acc["observações.anotações"] = [c["note"]]; acc["filiação.genitor_1.nome_completo"] = ["Clementino Rodrigues Granja"]
        if c["kind"] == "gem": acc["observações.averbações"] = acc["observações.anotações"] = [c["note"]]; acc["gêmeos.informações_adicionais"] = [c["note"], c["tw"][0]]
        if c["F"].endswith(" v."): acc["registro.folha"] = [c["F"].replace(" v.", "v"), "66"]
        est = c["estx"][0] if i == 1 else c["est"]
        if i == 1: acc["local_nascimento.estabelecimento"] = c["estx"][1:]
        yield T(f"156D-{i}", html, nome=c["nome"], dn=c["dn"], dntxt=dl(*c["dn"]), hora=c["hh"], sexo=c["sx"].capitalize(), mun=c["mun"], uf="PE", est=est, home=c["home"],
                reg=(c["mun"], "PE", c["cart"], br(*c["rd"]), c["L"], c["F"], c["N"]), g1=gs[0], g2=gs[1] if len(gs) > 1 else ("", ""), avp=c["ap"], avm=c["am"],
                gem=c.get("gi"), twins=c.get("tw", []), averb=av, anot=an, joint=True, oficial=c["of"], emissao=br(*c["ed"]), accept=acc)
