"""Pernambuco, 2019-2024: certidão with a coloured side band (code, QR, seal) and rounded cards, labels inside the cards."""
from common import *
L = "152A"
CSS = """body{font-family:'Open Sans';color:#1c2430}.w{display:flex;width:210mm;height:296mm}
.s{width:38mm;background:#e3ecf4;border-right:1.2mm solid #2f5d86;padding:9mm 4mm 6mm;text-align:center;font-size:6.6pt;line-height:1.35}
.s svg{display:block;margin:4mm auto}.s h4{margin:5mm 0 1mm;font-size:6.6pt;color:#2f5d86}.s .m{font-family:'Roboto Condensed';font-size:7.4pt;overflow-wrap:anywhere}
.c{flex:1;padding:8mm 8mm 5mm 7mm}.h{text-align:center;line-height:1.25;font-size:8.5pt}.h h1{font-size:17pt;margin:1.5mm 0 3mm;letter-spacing:1.5px;color:#2f5d86}
.r{display:flex;gap:1.8mm;margin-bottom:1.8mm}.k{border:.25mm solid #8fa9c0;border-radius:1.8mm;padding:.7mm 2mm 1mm;flex:1;min-height:13mm}
.k i{display:block;font-style:normal;font-size:6.2pt;margin-bottom:.6mm;color:#2f5d86;text-transform:uppercase;letter-spacing:.2px}.k b{font-weight:600;font-size:9.3pt;line-height:1.35;display:block}
.k.n b{font-size:12pt}.sig{display:flex;gap:4mm;font-size:7.2pt;margin-top:2.5mm;line-height:1.35}.sig>div{flex:1}.sig .x{text-align:center;padding-top:12mm}.sig .x u{text-decoration:none;border-top:.25mm solid #333;display:block;padding-top:1mm}"""

ROWS = [
 dict(nome="Heitor Valdevino de Barros", base="158274936", cns=73247, y=2021, l=118, f=42, t=61877, nasc="14/09/2021", hora="06:52", hp="06h52min",
  nat="Garanhuns-PE", reg="Garanhuns", loc="Hospital Regional Dom Moura, Garanhuns-PE", est="Hospital Regional Dom Moura", lm="Garanhuns", sx="Masculino",
  p=("Adeildo Valdevino da Silva", "Lajedo-PE"), m=("Rosineide de Barros Tenório", "Garanhuns-PE"), av=("Cícero Valdevino da Silva", "Quitéria Maria da Silva"), am=("José Tenório Sobrinho", "Luzinete de Barros Tenório"),
  gem="Não", dreg="20/09/2021", dnv="30-86241957-3", av_="Nada consta.", emi="20/09/2021", of="Marília Guedes Alcoforado", ser="Oficial de Registro Civil",
  cart="Serviço de Registro Civil das Pessoas Naturais de Garanhuns", end="Rua Treze de Maio, 61, Santo Antônio - CEP 55293-140<br>Fone (87) 3761-0423 - registrocivilgaranhuns@exemplo.com.br"),
 dict(nome="Ayla Cristina Nogueira do Vale", base="170935248", cns=74393, y=2019, l=205, f=188, t=80412, nasc="02/11/2019", hora="23:08", hp="23h08min",
  nat="Petrolina-PE", reg="Petrolina", loc="Hospital Dom Malan, Av. Joaquim Nabuco, s/n, Petrolina-PE", est="Hospital Dom Malan, Av. Joaquim Nabuco, s/n", lm="Petrolina", sx="Feminino",
  p=None, m=("Jéssica Nogueira do Vale", "Juazeiro-BA"), av=None, am=("Edmilson Lopes do Vale", "Maria das Neves Nogueira"),
  gem="Sim", tw="Alana Beatriz Nogueira do Vale", twt=80413, dreg="12/11/2019", dnv="30-79910246-8", av_="", emi="13/11/2019", of="Otávio Brennand de Sá Leitão", ser="Oficial Registrador",
  cart="Cartório do Registro Civil - 1º Distrito de Petrolina", end="Praça Dom Malan, 30, Centro - CEP 56302-000<br>Fone (87) 3861-2290"),
 dict(nome="Maria do Socorro Gomes Feitosa", base="284610357", cns=74120, y=1976, l=17, f=96, t=9034, nasc="27/05/1969", hora="", hp="Não consta",
  nat="Serra Talhada-PE", reg="Serra Talhada", loc="Sítio Caiçarinha da Penha, Serra Talhada-PE", est="Sítio Caiçarinha da Penha", lm="Serra Talhada", sx="Feminino",
  p=("Pedro Alves Feitosa", "Flores-PE"), m=("Antônia Gomes Feitosa", "Serra Talhada-PE"), av=("Alexandre Alves Feitosa", "Josefa Maria da Conceição"), am=("Joaquim Gomes de Lima", "Ana Gomes de Lima"),
  gem="Não", dreg="04/08/1976", dnv="", dn="Não consta", av_=f"Casou-se em 18/12/1990 com Severino Ramos de Andrade, passando a assinar Maria do Socorro Feitosa de Andrade, conforme matrícula {matricula(74120, 1990, 11, 153, 2207, 2)} deste Serviço. Divorciada por sentença de 06/03/2008 da 1ª Vara Cível desta Comarca, voltando ao nome de solteira.",
  emi="30/06/2023", of="Kátia Magalhães Diniz", ser="Oficiala Interina", cart="Serventia de Registro Civil de Serra Talhada", end="Rua Cornélio Soares, 485, Nossa Senhora da Penha - CEP 56903-440<br>Fone (87) 3831-1107 - contato@rcserratalhada.exemplo.br"),
 dict(nome="Luiz Guilherme de Albuquerque Maranhão Cavalcanti Pontes", base="193047581", cns=73650, y=2024, l=291, f=7, t=112950, nasc="01/03/2024", hora="12:20", hp="12h20min",
  nat="Caruaru-PE", reg="Caruaru", loc="Real Hospital Português de Beneficência em Pernambuco, Av. Agamenon Magalhães, 4760, Recife-PE", est="Real Hospital Português de Beneficência em Pernambuco, Av. Agamenon Magalhães, 4760", lm="Recife", sx="Masculino",
  p=("Gustavo Henrique Cavalcanti Pontes", "Campina Grande-PB"), m=("Thaís de Albuquerque Maranhão Cavalcanti Pontes", "Caruaru-PE"), av=("Roberval Pontes Filho", "Suzana Cavalcanti Pontes"), am=("Luiz de Albuquerque Maranhão Neto", "Verônica Torres de Albuquerque Maranhão"),
  gem="Não", dreg="08/03/2024", dnv="30-92378815-0", av_="Nada consta.", emi="11/03/2024", of="Everaldo Cordeiro Vilela", ser="Oficial de Registro Civil",
  cart="1º Ofício de Registro Civil das Pessoas Naturais da Comarca de Caruaru", end="Rua Visconde de Inhaúma, 233, Maurício de Nassau - CEP 55012-010<br>Fone (81) 3721-5540 - www.rccaruaru.exemplo.br"),
]

def k(lab, val, w=1, cls="", mh=""):
    return f'<div class="k {cls}" style="flex:{w};{"min-height:"+mh if mh else ""}"><i>{lab}</i><b>{val}</b></div>'

def make():
    for n, r in enumerate(ROWS, 1):
        U_ = lambda s: s.upper()
        mat, c = matricula(r["cns"], r["y"], r["l"], r["f"], r["t"]), cpf(r["base"])
        d, m, y = r["nasc"].split("/")
        ext = words(r["nasc"]).capitalize(); dx = words(r["dreg"]).capitalize()
        rd = random.Random(r["t"])
        selo = f"{r['cns']:07d}.{''.join(rd.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(3))}{rd.randint(10,99)}{r['emi'][6:]}{r['emi'][3:5]}.{rd.randint(100,4999):05d}"
        fil = "<br>".join(f"{U_(a)}, natural de {b}" for a, b in [x for x in (r["p"], r["m"]) if x])
        avo = "<br>".join(f"{t}: {U_(x[0])} e {U_(x[1])}" for t, x in (("Paternos", r["av"]), ("Maternos", r["am"])) if x)
        twm = matricula(r["cns"], r["y"], r["l"], r["f"], r["twt"]) if r.get("tw") else ""
        gi = f"{U_(r['tw'])}, {twm}" if twm else ""
        side = f"""<div class="s"><svg width="76" height="76" viewBox="0 0 76 76"><circle cx="38" cy="38" r="35" fill="none" stroke="#2f5d86" stroke-width="2"/><path d="M38 12l6 18h19l-15 11 6 19-16-12-16 12 6-19-15-11h19z" fill="#2f5d86"/></svg>
        <b>REPÚBLICA FEDERATIVA DO BRASIL</b><h4>SELO DIGITAL DE FISCALIZAÇÃO</h4><div>Tribunal de Justiça de Pernambuco</div><div class="m" style="font-size:6.1pt;white-space:nowrap">{selo}</div>{qr(selo, 92)}<div>Consulte a autenticidade em www.tjpe.jus.br/selodigital</div>
        <h4>CERTIDÃO ELETRÔNICA</h4><div>Código hash</div><div class="m">{''.join(rd.choice('0123456789abcdef') for _ in range(40))}</div><div style="margin-top:3mm">Documento válido por 90 dias para fins de casamento.</div></div>"""
        main = f"""<div class="c"><div class="h">REGISTRO CIVIL DAS PESSOAS NATURAIS<h1>CERTIDÃO DE NASCIMENTO</h1></div>
        <div class="r">{k("Nome", U_(r["nome"]), cls="n")}</div><div class="r">{k("CPF", c, 1)}{k("Matrícula", mat, 2)}</div>
        <div class="r">{k("Data de nascimento por extenso", ext, 6)}{k("Dia", d)}{k("Mês", m)}{k("Ano", y)}</div>
        <div class="r">{k("Hora", r["hp"], 1)}{k("Naturalidade", r["nat"], 2)}{k("Sexo", r["sx"], 1)}</div>
        <div class="r">{k("Município de registro e unidade da federação", r["reg"] + "-PE", 1)}{k("Local, município de nascimento e UF", r["loc"], 1.5)}</div>
        <div class="r">{k("Filiação", fil, mh="20mm")}</div><div class="r">{k("Avós", avo, mh="20mm")}</div>
        <div class="r">{k("Gêmeo", r["gem"], 1)}{k("Nome e matrícula do(s) gêmeo(s)", gi, 5, mh="14mm")}</div>
        <div class="r">{k("Data do registro por extenso", dx, 2)}{k("Número da DNV", r["dnv"] or r["dn"], 1)}</div>
        <div class="r">{k("Averbações/anotações a acrescer", r["av_"], mh="42mm")}</div>
        <div class="r">{k("Anotações de cadastro", "", mh="18mm")}</div>
        <div class="sig"><div><b>{r["cart"]}</b><br>{r["of"]} - {r["ser"]}<br>{r["reg"]}-PE<br>{r["end"]}</div>
        <div class="x" style="padding-top:0">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r["reg"]}-PE, {plain(r["emi"], "01")}<div style="height:11mm"></div><u>{r["of"]}<br>{r["ser"]}</u></div></div></div>"""
        sl = lambda s: s.replace("-PE", "/PE").replace("-PB", "/PB").replace("-BA", "/BA")
        ps = [x for x in (r["p"], r["m"]) if x]; ac = {NAT: [r["nat"]], EST: [r["loc"]]}
        for key, x in zip((G1, G2), ps): ac[key] = [x[1]]
        av = r["av_"]
        if av == "Nada consta.": ac["observações.averbações"] = [av]; av = ""
        if gi: ac["gêmeos.informações_adicionais"] = [U_(r["tw"]), f"{U_(r['tw'])} {twm}"]
        if not r['hora']: ac['dados_pessoais.hora_nascimento'] = [r['hp']]
        if not r["dnv"]: ac["registro.número_dnv"] = ["Não consta"]
        ups = lambda x: (U_(x[0]), U_(x[1])) if x else ("", "")
        par = [(U_(a), sl(b)) for a, b in ps] + [("", "")]
        case = f"{L}-{n}"
        yield case, page(CSS, f'<div class="w">{side}{main}</div>'), truth(case, nome=U_(r["nome"]), cpf=c, mat=mat, nasc=(ext, r["nasc"]), hora=r["hora"], natural=sl(r["nat"]), sexo=r["sx"],
            estab=r["est"], lmun=r["lm"], luf="PE", rmun=r["reg"], ruf="PE", cart=r["cart"], dreg=r["dreg"], dnv=r["dnv"], livro=f"{r['l']:05d}", folha=f"{r['f']:03d}", termo=f"{r['t']:07d}",
            g1=par[0], g2=par[1], pat=ups(r["av"]), mato=ups(r["am"]), gem=gi if gi else None, averb=av, selo=selo, oficial=r["of"], emissao=r["emi"], accept=ac, twins=[U_(r["tw"])] if gi else [], joint=True)
