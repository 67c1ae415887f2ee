"""RJ, 1940s-60s: printed blank of the Estado do Rio, dotted lines filled in by typewriter."""
from common import *
CSS = """body{font-family:'C059';font-size:11.6pt;padding:15mm 17mm 10mm 20mm}
.h{text-align:center;line-height:1.35}.h b{font-size:13pt;letter-spacing:.5px}.h .r{font-size:10.5pt;letter-spacing:1.5px}
h1{font-family:'URW Bookman';text-align:center;font-size:22pt;letter-spacing:3px;margin:5mm 0 4mm;font-weight:600}
.top{display:flex;justify-content:space-between;border-top:1.6pt solid #111;border-bottom:.6pt solid #111;padding:1.6mm 0;font-size:10.5pt}
.t{font-family:'Nimbus Mono PS';font-weight:bold;font-size:11.5pt;color:#1c1f3a;border-bottom:.8pt dotted #222;padding:0 1.2mm}
.c{line-height:8.1mm;text-align:justify;margin-top:3.5mm}.ob{line-height:7.3mm;margin-top:1mm}
.s{margin-top:5mm;line-height:8mm}.sig{margin:13mm 0 0 75mm;text-align:center;border-top:.7pt solid #111;font-size:10pt;padding-top:1mm}
.tb{position:absolute;left:20mm;bottom:17mm;width:44mm;border:.7pt solid #111;font-size:8.6pt;padding:1.5mm 2.5mm;line-height:1.55}.tb div{display:flex;justify-content:space-between}
.p{position:absolute;left:20mm;bottom:9mm;font-size:6.5pt}"""
def t(s): return f'<span class="t">{e(s)}</span>'
CASES = [
 dict(com="Vassouras", dist="1.º Distrito", of="Amâncio Portilho de Rezende", L="47", F="112 v.", N="3.184", rd=(9, 5, 1944), nome="Odair Machado Torrentes", dn=(2, 5, 1944), h=("seis horas e vinte minutos", "06:20"),
  loc="rua Barão de Capivari, n.º 38, nesta cidade", est="rua Barão de Capivari, n.º 38", home=True, mun="Vassouras", sx="masculino", cor="branca", f=("Floriano Torrentes", "natural dêste Estado"), m=("Idalina Machado Torrentes", "natural de Minas Gerais"),
  avp=("Belmiro Torrentes", "Rosa Maria Torrentes"), avm=("Sebastião Machado Vilela", "Carolina Vilela"), decl="o pai", test="Ari Coutinho e Nélson Fraga", obs="- - - - - - - - - - - - - - - -", ed=(17, 2, 1958)),
 dict(com="Valença", dist="3.º Distrito (Santa Isabel do Rio Prêto)", of="Otacílio Werneck Brandão", L="A-12", F="26", N="871", rd=(30, 11, 1949), nome="Maria da Glória", dn=(11, 11, 1949), h=("", ""),
  loc="Fazenda Boa Esperança, neste distrito", est="Fazenda Boa Esperança", home=True, mun="Valença", sx="feminino", cor="parda", f=("", ""), m=("Laudelina Eufrásia da Conceição", "natural dêste Estado"),
  avp=("", ""), avm=("", "Eufrásia Maria da Conceição"), decl="a mãe", test="Jovelino Peçanha e Osório Lemgruber", obs="Nada consta.", ed=(4, 8, 1961)),
 dict(com="Petrópolis", dist="1.º Distrito", of="Hermano Kling Sattler", L="A-88", F="204", N="20.417", rd=(14, 1, 1953), nome="Vera Lúcia Monken Erthal", dn=(8, 1, 1953), h=("quatorze horas e cinco minutos", "14:05"),
  loc="Casa de Saúde Santa Tereza, nesta cidade", est="Casa de Saúde Santa Tereza", home=False, mun="Petrópolis", sx="feminino", cor="branca", f=("Guilherme Erthal Filho", "natural de Petrópolis"), m=("Elvira Monken Erthal", "natural de Cantagalo"),
  avp=("Guilherme Erthal", "Catarina Hoelz Erthal"), avm=("Augusto Monken", "Leopoldina Monnerat Monken"), decl="o pai", test="Válter Nicolay e Jorge Deister",
  obs="É gêmea de Vera Regina Monken Erthal, registrada às fls. 204 v., sob n.º 20.418.", gem="Vera Regina Monken Erthal, registrada às fls. 204 v., sob n.º 20.418", tw=["Vera Regina Monken Erthal"], ed=(23, 1, 1953)),
 dict(com="Campos", dist="2.º Distrito (Goitacazes)", of="Manoel Póvoa Tinoco", L="31", F="77", N="4.502", rd=(6, 10, 1938), nome="José Arlindo Ribeiro do Espírito Santo", dn=(19, 3, 1921), h=("vinte e três horas", "23:00"),
  loc="lugar denominado Tócos, neste município", est="lugar denominado Tócos", home=True, mun="Campos", sx="masculino", cor="preta", f=("Arlindo do Espírito Santo", "natural dêste Estado"), m=("Benedita Ribeiro", "natural dêste Estado"),
  avp=("Cristóvão do Espírito Santo", "Joana Batista"), avm=("", "Felismina Ribeiro"), decl="o próprio registrado", test="Plínio Barreto e Edmundo Siqueira",
  obs="Registro feito fora do prazo legal, por despacho do M. M. Dr. Juiz de Direito, de 3 de outubro de 1938.", late=True, ed=(12, 7, 1947)),
]
def make():
    for i, c in enumerate(CASES, 1):
        cart = "Cartório do Registro Civil das Pessoas Naturais"
        fem = c["sx"] == "feminino"
        na = "x x x x x x x"
        g = lambda p: t(f"{p[0]}, {p[1]}") if p[0] else t(na)
        body = f"""<div class="h"><span class="r">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</span><br><b>ESTADO DO RIO DE JANEIRO</b><br>Comarca de {t(c['com'])} &nbsp; {t(c['dist'])}<br>{cart}</div>
<h1>Certidão de Nascimento</h1>
<div class="top"><span>Livro n.º {t(c['L'])}</span><span>Fôlhas {t(c['F'])}</span><span>Têrmo n.º {t(c['N'])}</span></div>
<div class="c">CERTIFICO que, no livro, fôlhas e têrmo acima indicados, foi registrado em {t(dl(*c['rd']))} o nascimento de {t(c['nome'])}, do sexo {t(c['sx'])}, de côr {t(c['cor'])}, ocorrido no dia {t(dw(*c['dn']))}, às {t(c['h'][0] or 'horas ignoradas')}, em {t(c['loc'])}, filh{t('a' if fem else 'o')} de {g(c['f'])} e de D. {g(c['m'])}, sendo avós paternos {t(c['avp'][0] or na)} e D. {t(c['avp'][1] or na)}, e avós maternos {t(c['avm'][0] or na)} e D. {t(c['avm'][1] or na)}. Foi declarante {t(c['decl'])} e serviram de testemunhas {t(c['test'])}.</div>
<div class="ob"><b>Observações:</b> {t(c['obs'])}</div>
<div class="s">O referido é verdade e dou fé.<br>{t(c['com'])}, {t(str(c['ed'][0]))} de {t(M[c['ed'][1]-1])} de 19{t(str(c['ed'][2])[2:])}</div>
<div class="sig"><span class="t" style="border:0">{e(c['of'])}</span><br>Oficial do Registro Civil</div>
<div class="tb"><div><span>Rasa</span><span>Cr$ 12,00</span></div><div><span>Busca</span><span>Cr$ 3,00</span></div><div><span>Sêlo</span><span>Cr$ 2,50</span></div><div><b>Soma</b><b>Cr$ 17,50</b></div></div>
<div class="p">Mod. 5 — Tip. Fluminense — Niterói</div>"""
        acc = {"registro.cartório": [f"{cart} - {c['dist']}", f"{cart} do {c['dist']}", f"{c['dist']} - {cart}", "Registro Civil das Pessoas Naturais", c["dist"]]}
        # parents whose birthplace is only a state
        def nat(p):
            return {"natural dêste Estado": "RJ", "natural de Minas Gerais": "Minas Gerais", "natural de Petrópolis": "Petrópolis/RJ", "natural de Cantagalo": "Cantagalo/RJ"}.get(p[1], "")
        gs = [(p[0], nat(p)) for p in (c["f"], c["m"]) if p[0]]
        for k, p in enumerate([p for p in (c["f"], c["m"]) if p[0]], 1):
            a = acc.setdefault(f"filiação.genitor_{k}.naturalidade", [])
            v = nat(p)
            a += {"RJ": ["dêste Estado", "natural dêste Estado", "deste Estado", "Rio de Janeiro", "Estado do Rio de Janeiro", ""], "Minas Gerais": ["MG", "natural de Minas Gerais"]}.get(v, [v.split("/")[0]])
        av, late = "", c.get("late")
        if late:
            av = c["obs"]; acc["observações.averbações"] = [""]
        if c["obs"] == "Nada consta.": acc["observações.averbações"] = ["Nada consta."]; acc["observações.anotações"] = ["Nada consta."]
        if c.get("gem"):
            acc["gêmeos.informações_adicionais"] = [c["obs"], c["tw"][0]]; acc["observações.averbações"] = [c["obs"]]; acc["observações.anotações"] = [c["obs"]]
        if i == 4: acc["registro.município"] = ["Goitacazes"]
        if i == 2: acc["registro.município"] = ["Santa Isabel do Rio Prêto"]; acc["local_nascimento.município"] = ["Santa Isabel do Rio Prêto"]
        html = page(CSS, body)
        yield T(f"156A-{i}", html, nome=c["nome"], dn=c["dn"], dntxt=dw(*c["dn"]), hora=c["h"][1], sexo=c["sx"].capitalize(), mun=c["mun"], uf="RJ", est=c["est"], home=c["home"],
                reg=(c["com"], "RJ", cart, br(*c["rd"]), c["L"], c["F"], c["N"]), g1=gs[0], g2=gs[1] if len(gs) > 1 else ("", ""), avp=c["avp"], avm=c["avm"],
                gem=c.get("gem"), twins=c.get("tw", []), averb=av, joint=True, oficial=c["of"], emissao=br(*c["ed"]), accept=acc)
