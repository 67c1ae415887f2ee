"""Rondônia, 2010-2016: the first national model as the offices printed it: grey bars with the label, the content centred under it in Times capitals."""
from common import *
L = "152B"
CSS = """body{font-family:'Liberation Serif';color:#000}.p{margin:9mm 12mm 8mm;border:.6mm double #444;outline:1.4mm solid #cfe0cf;outline-offset:.6mm;padding:5mm 7mm;height:277mm}
.t{text-align:center;line-height:1.3}.t .a{font-size:11pt;font-weight:bold}.t .b{font-size:10pt}.t .c{font-size:19pt;font-weight:bold;margin:2mm 0 1mm;letter-spacing:1px}
.l{background:#d9d9d9;font-family:'Liberation Sans';font-size:6.8pt;padding:.4mm 2mm;border:.2mm solid #999}.v{font-size:10.4pt;padding:.9mm 2mm 1.3mm;min-height:8.2mm;line-height:1.25}
.g{display:flex;gap:2mm}.g>div{flex:1}.ctr{text-align:center}.nm{font-size:14pt;font-weight:bold;text-align:center}
.ft{display:flex;margin-top:2mm;gap:6mm;font-size:8.6pt;line-height:1.35}.ft>div{flex:1}.ft .r{text-align:center}"""

ROWS = [
 dict(nome="KETLYN VITÓRIA ZANOTELLI PIRES", cns=95869, y=2011, l=64, f=211, t=38714, nasc="29/01/2011", hora="17:40", hp="17:40 horas", sx="FEMININO", lm="Ji-Paraná", reg="Ji-Paraná",
  loc="HOSPITAL MUNICIPAL DR. CLAUDIONOR COUTO RORIZ", p=("VALDECIR PIRES", "natural de Cascavel, Estado do Paraná"), m=("ADRIELI ZANOTELLI", "natural de Ji-Paraná, Estado de Rondônia"),
  av=("ORLANDO PIRES", "TEREZINHA BATISTA PIRES"), am=("ANGELIN ZANOTELLI", "NAIR FRIGO ZANOTELLI"), gem="NÃO", dreg="11/02/2011", dnv="30-48120733-5", obs="NADA CONSTA", emi="11/02/2011",
  of="JACIRA PINHEIRO BENTES", cg="Tabeliã e Registradora", cart="2º OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS", end="Av. Marechal Rondon, 870 - Centro"),
 dict(nome="WANDERSON DA SILVA QUARESMA", cns=96297, y=1988, l=9, f=74, t=2633, nasc="15/12/1986", hora="", hp="***", sx="MASCULINO", lm="Ariquemes", reg="Ariquemes",
  loc="EM DOMICÍLIO, NA LINHA C-65, LOTE 22", p=("RAIMUNDO NONATO QUARESMA", "natural de Lábrea, Estado do Amazonas"), m=("CREUZA DA SILVA", "natural de Ouro Preto do Oeste, neste Estado"),
  av=("***", "FRANCISCA QUARESMA"), am=("MANOEL JUVÊNCIO DA SILVA", "ALZIRA ROSA DA SILVA"), gem="NÃO", dreg="07/04/1988", dnv="", obs="À margem do termo consta a averbação de que o registrado casou-se em 22/09/2012, nesta cidade, com ELIANE COSTA BRAVIN, continuando a assinar o mesmo nome. Conforme livro B-21, fls. 140, termo 6.188.", emi="03/02/2014",
  of="HERMES LUDOVICO SCHWANZ", cg="Oficial Registrador", cart="CARTÓRIO DE REGISTRO CIVIL E TABELIONATO DE NOTAS", end="Alameda Piquiá, 1528 - Setor 01"),
 dict(nome="ENZO GABRIEL LUCHTENBERG", cns=95703, y=2015, l=140, f=33, t=83918, nasc="30/06/2015", hora="03:05", hp="03:05 horas", sx="MASCULINO", lm="Porto Velho", reg="Porto Velho",
  loc="HOSPITAL DE BASE DR. ARY PINHEIRO", p=None, m=("DAIANE LUCHTENBERG", "natural de Colorado do Oeste, Estado de Rondônia"), av=None, am=("ARNO LUCHTENBERG", "ILDA KRAUSE LUCHTENBERG"),
  gem="SIM", tw="NICOLAS GABRIEL LUCHTENBERG", twt=83919, dreg="06/07/2015", dnv="30-68447120-1", obs="NADA CONSTA", emi="06/07/2015",
  of="VINÍCIUS ALEXANDRE GODOY", cg="Oficial Registrador", cart="1º OFÍCIO DE REGISTRO CIVIL DAS PESSOAS NATURAIS", end="Rua Dom Pedro II, 637 - Caiari"),
 dict(nome="MARIA APARECIDA DE JESUS BERGAMIM", cns=96412, y=1979, l=3, f=18, t=718, nasc="01/10/1978", hora="09:30", hp="09:30 horas", sx="FEMININO", lm="Mantena", luf="MG", reg="Cacoal",
  loc="HOSPITAL SÃO VICENTE", p=("SEBASTIÃO BERGAMIM", "natural de Alfredo Chaves, Estado do Espírito Santo"), m=("CONCEIÇÃO DE JESUS BERGAMIM", "natural de Mantena, Estado de Minas Gerais"),
  av=("LUIZ BERGAMIM", "ROSA PESSIN BERGAMIM"), am=("JOÃO EUGÊNIO DE JESUS", "GERALDA LOPES DE JESUS"), gem="NÃO", dreg="26/03/1979", dnv="",
  obs="Retificado o registro, por sentença de 14/05/2010 do Juízo da 2ª Vara Cível desta Comarca, para constar o patronímico correto BERGAMIM, e não BERGAMIN. Registro lavrado fora do prazo, nos termos do art. 46 da Lei 6.015/73.", emi="19/08/2013",
  of="ROSÂNGELA FIALHO MUNIZ", cg="Oficiala", cart="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS", end="Rua General Osório, 512 - Princesa Isabel"),
]

def bar(lab, val, cls="", w=1, mh=""):
    return f'<div style="flex:{w}"><div class="l">{lab}</div><div class="v {cls}" style="{"min-height:" + mh if mh else ""}">{val}</div></div>'

def make():
    for n, r in enumerate(ROWS, 1):
        mat = matricula(r["cns"], r["y"], r["l"], r["f"], r["t"]); luf = r.get("luf", "RO")
        d, m, y = r["nasc"].split("/"); ext, dx = words(r["nasc"]).upper(), words(r["dreg"]).upper()
        gi = f"{r['tw']}, matrícula {matricula(r['cns'], r['y'], r['l'], r['f'], r['twt'])}" if r.get("tw") else ""
        ps = [x for x in (r["p"], r["m"]) if x]
        fil = "; ".join(f"{a}, {b}" for a, b in ps) if len(ps) == 1 else "<br>".join(f"{a}, {b}" + (" e" if i == 0 else "") for i, (a, b) in enumerate(ps))
        av = r["av"]; avo = (f"Avós paternos: {av[0]} e {av[1]}<br>" if av else "Avós paternos: ***<br>") + f"Avós maternos: {r['am'][0]} e {r['am'][1]}"
        loc = f"{r['lm']}/{luf}"
        h = f"""<div class="p"><div class="t"><div class="a">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="b">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="c">CERTIDÃO DE NASCIMENTO</div></div>
        {bar("NOME", r["nome"], "nm")}{bar("MATRÍCULA", mat, "ctr")}
        <div class="g">{bar("DATA DE NASCIMENTO POR EXTENSO", ext, w=6)}{bar("DIA", d, "ctr")}{bar("MÊS", m, "ctr")}{bar("ANO", y, "ctr")}</div>
        <div class="g">{bar("HORA", r["hp"], w=1)}{bar("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", loc, w=2)}{bar("SEXO", r["sx"], w=1)}</div>
        <div class="g">{bar("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", r["reg"] + "/RO")}{bar("LOCAL DE NASCIMENTO", r["loc"])}</div>
        {bar("FILIAÇÃO", fil, mh="14mm")}{bar("AVÓS", avo, mh="13mm")}
        <div class="g">{bar("GÊMEO", r["gem"], "ctr")}{bar("NOME E MATRÍCULA DO(S) GÊMEO(S)", gi or "***", w=5)}</div>
        <div class="g">{bar("DATA DO REGISTRO POR EXTENSO", dx, w=2)}{bar("NÚMERO DA DNV", r["dnv"] or "***", "ctr")}</div>
        {bar("OBSERVAÇÕES / AVERBAÇÕES", nb(r["obs"]), mh="66mm")}
        <div class="ft"><div>{r["cart"]}<br>Oficial: {r["of"]}<br>Município: {r["reg"]} - RO<br>Endereço: {r["end"]}</div>
        <div class="r">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {r["reg"]}/RO, {plain(r["emi"])}.<br><br><br>______________________________________<br>{r["of"]}<br>{r["cg"]}</div></div></div>"""
        def pl(b):
            mu, st = b.replace("natural de ", "").split(", "); uf = {"Paraná": "PR", "Rondônia": "RO", "Amazonas": "AM", "neste Estado": "RO", "Espírito Santo": "ES", "Minas Gerais": "MG"}[st.replace("Estado do ", "").replace("Estado de ", "")]
            return f"{mu}/{uf}", [f"{mu}, {st}"] + ([mu] if "neste" in st else [])
        ac = {NAT: [""]}; par = []
        for key, (a, b) in zip((G1, G2), ps): v, o = pl(b); ac[key] = o; par.append((a, v))
        par.append(("", "")); ob = r["obs"]
        if ob == "NADA CONSTA": ac["observações.averbações"] = [ob]; ob = ""
        if "Registro lavrado" in ob: ac["observações.averbações"] = [ob.split(" Registro lavrado")[0]]
        if gi: ac["gêmeos.informações_adicionais"] = [r["tw"], gi.replace("matrícula ", "")]
        if not r["hora"]: ac["dados_pessoais.hora_nascimento"] = ["***"]
        est = r["loc"]
        if est.startswith("EM DOM"): ac[EST] = ["LINHA C-65, LOTE 22", "DOMICÍLIO, NA LINHA C-65, LOTE 22"]
        c0 = lambda t: tuple("" if x == "***" else x for x in t) if t else ("", "")
        case = f"{L}-{n}"
        yield case, page(CSS, h), truth(case, nome=r["nome"], mat=mat, nasc=(ext, r["nasc"]), hora=r["hora"], natural=loc, sexo=r["sx"].capitalize(), estab=est, lmun=r["lm"], luf=luf,
            rmun=r["reg"], ruf="RO", cart=r["cart"], dreg=r["dreg"], dnv=r["dnv"], livro=f"{r['l']:05d}", folha=f"{r['f']:03d}", termo=f"{r['t']:07d}", g1=par[0], g2=par[1], pat=c0(av), mato=c0(r["am"]),
            gem=gi or None, averb=ob, oficial=r["of"], emissao=r["emi"], accept=ac, twins=[r["tw"]] if gi else [], joint=True)
