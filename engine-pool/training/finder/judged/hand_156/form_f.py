"""BA, 1905-1922: verbatim transcript of the entry in the old spelling, manuscript on ruled paper with a printed heading."""
from common import *
CSS = """body{font-family:'Z003';font-size:15.2pt;padding:12mm 16mm 8mm 26mm;color:#2b1d10;background:#fffdf6}
.h{font-family:'Nimbus Roman';text-align:center;font-size:11pt;line-height:1.4;color:#111;border-bottom:2pt double #111;padding-bottom:2mm}.h b{font-size:13.5pt;letter-spacing:1px}
h1{font:bold 17pt 'Nimbus Roman';text-align:center;margin:3.5mm 0 1mm;letter-spacing:2px;color:#111}p{margin:0;line-height:8.2mm;text-align:justify;background:repeating-linear-gradient(transparent 0 7.9mm,#c9c2ac 7.9mm 8.2mm)}p.i{text-indent:12mm}
.sg{text-align:center;line-height:7mm;margin:5mm 0 0 50mm}.es{position:absolute;left:5mm;top:70mm;width:17mm;height:21mm;border:.8pt dashed #7a1f1f;color:#7a1f1f;font:bold 6.4pt/3mm 'Nimbus Roman';text-align:center;padding-top:4mm}"""
CASES = [
 dict(dist="Sant'Anna", mun="Salvador", hd="Comarca da Capital", inm="nesta cidade do Salvador", of="Theotonio Pacifico de Argollo", L=(9, "nove"), F=(87, ""), N=214, rd=(23, 3, 1911), nome="Cecilia", dn=(22, 3, 1911), dtx="hontem", told=True, h="ás quatro horas da madrugada", hh="04:00",
  loc="em a casa numero nove da rua do Tijolo", est="casa numero nove da rua do Tijolo", home=True, fem=True, comp="Elysio Archanjo Baptista, artista, natural deste Estado", fil="filha legitima delle declarante e de sua mulher Dona Philomena Rosa Baptista, natural da Villa de São Francisco", f=("Elysio Archanjo Baptista", "BA"), m=("Philomena Rosa Baptista", "São Francisco/BA"),
  av="São avós paternos Archanjo Baptista e Theodora Maria, e maternos Manoel Felippe Nery e Rosa Nery.", ap=("Archanjo Baptista", "Theodora Maria"), am=("Manoel Felippe Nery", "Rosa Nery"), ed=(14, 5, 1913)),
 dict(dist="São Gonçalo dos Campos", mun="São Gonçalo dos Campos", hd="Comarca da Cachoeira", inm="nesta villa", of="Hermelino Cerqueira Daltro", L=(4, "quatro"), F=(31, " verso"), N=66, rd=(27, 10, 1907), nome="Durval", dn=(18, 10, 1907), dtx="no dia dezoito do corrente mez", told=True, h="á uma hora da tarde", hh="13:00",
  loc="no engenho Natiba, deste municipio", est="engenho Natiba", home=True, fem=False, comp="Porcina Maria de Jesus, lavadeira", fil="filho natural de Bernarda Maria de Jesus, solteira, filha da declarante", f=("", ""), m=("Bernarda Maria de Jesus", ""),
  av="É avó materna a mesma declarante, não se declarando o nome do pae.", ap=("", ""), am=("", "Porcina Maria de Jesus"), ed=(2, 7, 1920)),
 dict(dist="Ilhéos", mun="Ilhéos", hd="Comarca de Ilhéos", inm="nesta cidade", of="Ramiro Ildefonso Berbert", L=(6, "seis"), F=(140, ""), N=303, rd=(9, 1, 1916), nome="Edgard", dn=(30, 12, 1915), dtx="no dia trinta de Dezembro do anno proximo findo", told=True, h="ás oito horas da noite", hh="20:00",
  loc="na fazenda Almada, deste termo", est="fazenda Almada", home=True, fem=False, comp="Gustavo Schaun Lavigne, lavrador, natural deste Estado", fil="filho legitimo delle declarante e de Dona Etelvina Homem Lavigne, natural do Estado de Sergipe, sendo gemeo com outro de nome Edmundo, registrado sob o numero trezentos e quatro", f=("Gustavo Schaun Lavigne", "BA"), m=("Etelvina Homem Lavigne", "Estado de Sergipe"),
  av="Avós paternos: Fernando Lavigne e Anna Schaun; e maternos: Tiburcio Homem e Carlota Homem.", ap=("Fernando Lavigne", "Anna Schaun"), am=("Tiburcio Homem", "Carlota Homem"), gi="Edmundo, registrado sob o numero trezentos e quatro", tw=["Edmundo"], ed=(21, 8, 1922)),
 dict(dist="Serrinha", mun="Serrinha", hd="Comarca da Serrinha", inm="nesta villa", of="Leovigildo Carneiro Mattos", L=(2, "dous"), F=(19, " verso"), N=41, rd=(5, 5, 1901), nome="Maria Esmeraldina", dn=(29, 9, 1900), dtx=None, told=False, h="", hh="",
  loc="no logar Tanque Grande, deste districto", est="logar Tanque Grande", home=True, fem=True, comp="Rufino Gonçalves da Motta, criador", fil="filha legitima de Rufino Gonçalves da Motta, declarante, e de Senhorinha Carneiro da Motta, ambos naturaes desta freguezia", f=("Rufino Gonçalves da Motta", "Serrinha/BA"), m=("Senhorinha Carneiro da Motta", "Serrinha/BA"),
  av="Avós paternos, já fallecidos, Gonçalo da Motta e Ursula das Virgens; maternos, João Carneiro e Victoria Carneiro.", ap=("Gonçalo da Motta", "Ursula das Virgens"), am=("João Carneiro", "Victoria Carneiro"),
  av_note="Contrahiu matrimonio nesta villa, em 12 de Junho de 1918, com Symphronio Ferreira Lima.", ed=(30, 6, 1919)),
]
def w(v): return old(n(v)).replace("dezessete", "dezesete").replace("dezesseis", "dezeseis")
def mes(m): return M[m-1].capitalize()
def make():
    for i, c in enumerate(CASES, 1):
        dtx = c["dtx"] or f"{w(c['dn'][0])} de {mes(c['dn'][1])} de {w(c['dn'][2])}"
        pre = "a " if not c["told"] else ""
        F = w(c["F"][0]) + c["F"][1]
        d, m, y = c["rd"]
        dias = f"Aos {w(d)} dias do mez de {mes(m)} do anno de {w(y)}"
        same = c["dist"] == c["mun"]
        note = f" Á margem do termo lê-se: «{c['av_note']}»" if c.get("av_note") else ""
        body = f"""<div class="h">REPUBLICA DOS ESTADOS UNIDOS DO BRAZIL<br><b>ESTADO DA BAHIA</b><br>{c['hd']}<br>Registro Civil do Districto de {c['dist']}</div><h1>CERTIDÃO DE NASCIMENTO</h1><div class="es">ESTADO<br>DA BAHIA<br>300 RÉIS</div>
<p class="i">{e(c['of'])}, Escrivão de Paz e Official do Registro Civil do Districto de {c['dist']}, na fórma da lei, etc.</p>
<p class="i">Certifico que, revendo o livro numero {c['L'][1]} de registro de nascimentos, nelle, a folhas {F}, encontrei o termo do theor seguinte: «Numero {w(c['N'])}. {dias}, {c['inm']}, Estado da Bahia, em meu cartorio, compareceu {c['comp']}, e em presença das testemunhas abaixo assignadas declarou que {dtx if c['told'] else 'a ' + dtx}{', ' + c['h'] if c['h'] else ''}, {c['loc']}, nasceu uma creança do sexo {'feminino' if c['fem'] else 'masculino'}, que se chama {c['nome']}, {c['fil']}. {c['av']} E para constar lavrei este termo, que assigno com o declarante e testemunhas.»{note} Nada mais se continha em o dito termo, ao qual me reporto e dou fé.</p>
<p class="i">{'Bahia' if i == 1 else c['mun']}, {c['ed'][0]} de {mes(c['ed'][1])} de {c['ed'][2]}.</p><div class="sg">O Escrivão<br>{e(c['of'])}</div>"""
        if i == 2: body = body.replace("com o declarante e", "a rogo da declarante com as")
        html = page(CSS, body)
        acc = {"registro.cartório": [f"Registro Civil do Districto de {c['dist']}, {c['hd']}", f"Districto de {c['dist']}", "Registro Civil"], "registro.livro": [str(c["L"][0])], "registro.termo": [str(c["N"])],
               "registro.folha": [f"{c['F'][0]}{c['F'][1]}"] + ([f"{c['F'][0]}v", f"{c['F'][0]} v.", str(c['F'][0])] if c["F"][1] else []),
               "local_nascimento.estabelecimento": [c["loc"], c["loc"].split(",")[0]], "dados_pessoais.naturalidade": [c["mun"]]}
        if i == 1: acc["local_nascimento.estabelecimento"] += ["rua do Tijolo", "rua do Tijolo, numero nove"]; acc["registro.município"] = ["Bahia"]
        if c["told"]: acc["dados_pessoais.data_nascimento.texto_completo"] = [dtx.replace("no dia ", "")] if dtx.startswith("no dia ") else []
        else: acc["dados_pessoais.data_nascimento.texto_completo"] = ["a " + dtx]
        if i == 3:
            for k in ("local_nascimento.município", "registro.município"): acc[k] = ["Ilhéus"]
            acc["dados_pessoais.naturalidade"].append("Ilhéus/BA")
            acc["gêmeos.informações_adicionais"] = ["gemeo com outro de nome Edmundo, registrado sob o numero trezentos e quatro", "Edmundo"]
        gs = [c["f"], c["m"]] if c["f"][0] else [c["m"]]
        for k, (_, x) in enumerate(gs, 1):
            if x: acc[f"filiação.genitor_{k}.naturalidade"] = {"BA": ["deste Estado", "natural deste Estado", "Bahia", ""], "Estado de Sergipe": ["SE", "Sergipe"], "Serrinha/BA": ["Serrinha", "desta freguezia"], "São Francisco/BA": ["São Francisco", "Villa de São Francisco", "Villa de São Francisco/BA"]}[x]
        nt = c.get("av_note", "")
        if nt: acc["observações.averbações"] = [nt]; acc["observações.anotações"] = [""]
        yield T(f"156F-{i}", html, nome=c["nome"], dn=c["dn"], dntxt=dtx, hora=c["hh"], sexo="Feminino" if c["fem"] else "Masculino", mun=c["mun"], uf="BA", est=c["est"], home=c["home"], told=c["told"],
                reg=(c["mun"], "BA", f"Registro Civil do Districto de {c['dist']}", br(*c["rd"]), c["L"][1], F, w(c["N"])), g1=gs[0], g2=gs[1] if len(gs) > 1 else ("", ""), avp=c["ap"], avm=c["am"],
                gem=c.get("gi"), twins=c.get("tw", []), anot=nt, joint=True, oficial=c["of"], emissao=br(*c["ed"]), accept=acc)
