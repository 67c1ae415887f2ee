"""São Paulo, 2023-2026: digital certificate: dark title bar, zebra list with labels beside the values at left, reference column at right, family as a table with one row per parent."""
from common import *
L = "152D"
CSS = """body{font-family:'Roboto';color:#222;font-size:9.4pt}.top{background:#3b3b3b;color:#fff;padding:7mm 12mm 6mm;display:flex;justify-content:space-between;align-items:flex-end}
.top h1{margin:0;font-size:20pt;font-weight:300;letter-spacing:.5px}.top div{text-align:right;font-size:8.4pt;line-height:1.35}.ct{padding:6mm 12mm;height:262mm;display:flex;flex-direction:column}
.two{display:flex;gap:6mm}.two .l{flex:1}.two .r{width:51mm;border-left:.3mm solid #bbb;padding-left:5mm;font-size:8.6pt}.two .r h5{margin:0 0 .6mm;font-size:7pt;color:#8a5a00;font-weight:500;text-transform:uppercase}.two .r div{margin-bottom:3.6mm;line-height:1.3}
.z{width:100%;border-collapse:collapse}.z td{padding:1.7mm 2mm;vertical-align:top;line-height:1.25}.z tr:nth-child(odd){background:#f3efe6}.z td:first-child{width:40mm;color:#6b5420;font-size:8.2pt}
.nm{font-size:15pt;font-weight:500;margin:0 0 4mm;border-bottom:.6mm solid #8a5a00;padding-bottom:1.5mm;line-height:1.2}.nm small{display:block;font-size:7pt;color:#8a5a00;font-weight:400}
h3{font-size:9.4pt;margin:5mm 0 1.5mm;color:#8a5a00;font-weight:500}.f{width:100%;border-collapse:collapse}.f th{background:#8a5a00;color:#fff;font-weight:500;font-size:8pt;text-align:left;padding:1.2mm 2mm}.f td{border:.2mm solid #c9b78f;padding:1.4mm 2mm;vertical-align:top;line-height:1.3}
.nt{border:.2mm solid #c9b78f;padding:2mm;min-height:19mm;line-height:1.35}.end{margin-top:auto;display:flex;gap:8mm;font-size:8.3pt;line-height:1.4}.end>div{flex:1}"""

ROWS = [
 dict(nome="Isadora Yumi Takehara Bonfim", base="553904128", cns=115477, y=2025, l=161, f=88, t=98241, nasc="07/08/2025", hora="16:11", nat="São José dos Campos/SP", sx="Feminino", lm="São José dos Campos", reg="São José dos Campos", est="Hospital Pio XII, Rua Paraguassu, 51",
  p=("Rafael Bonfim", "Taubaté/SP", "Sidnei Bonfim", "Marlene Prado Bonfim"), m=("Camila Yumi Takehara", "Mogi das Cruzes/SP", "Paulo Hideo Takehara", "Sumiko Ogata Takehara"), gem="Não", dreg="15/08/2025", dnv="30-94820537-6",
  av_="", an="", emi="15/08/2025", of="Fernanda Bragança Toledo Piza", q="Oficial", cart="Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito da Sede da Comarca de São José dos Campos", end="Avenida Doutor João Guilhermino, 429 - Centro"),
 dict(nome="Benjamim Dall'Acqua Ferrarezi", base="561722490", cns=119784, y=2023, l=84, f=152, t=50337, nasc="31/12/2022", hora="23:47", nat="Jaboticabal/SP", sx="Masculino", lm="Ribeirão Preto", reg="Jaboticabal", est="Hospital das Clínicas da Faculdade de Medicina de Ribeirão Preto, Avenida Bandeirantes, 3900",
  m=("Larissa Dall'Acqua", "Jaboticabal/SP", "Osvaldo Dall'Acqua", "Neusa Marchió Dall'Acqua"), p=("Bruna Ferrarezi", "Monte Alto/SP", "Valter Ferrarezi", "Sônia Regina Cassiano Ferrarezi"), gem="Sim", tw="Caetano Dall'Acqua Ferrarezi", twt=50338, dreg="05/01/2023", dnv="30-91188402-9",
  av_="", an="", emi="05/01/2023", of="Júlio César Mantovani Neves", q="Oficial", cart="Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede da Comarca de Jaboticabal", end="Rua Barão do Rio Branco, 602 - Centro"),
 dict(nome="Dirce Aparecida Pavanelli Rocha", base="048371958", cns=120436, y=1957, l=33, f=214, t=19875, nasc="09/06/1957", hora="", nat="Itapetininga/SP", sx="Feminino", lm="Itapetininga", reg="Itapetininga", est="Domicílio, bairro do Chapadinha",
  p=("Benedito Rocha", "Angatuba/SP", "Salvador Rocha", "Gertrudes Maria da Luz"), m=("Ida Pavanelli Rocha", "Itapetininga/SP", "Rômulo Pavanelli", "Assunta Bertolai"), gem="Não", dreg="12/06/1957", dnv="",
  av_="Alterado o prenome da registrada de DIRCE para DIRCE APARECIDA, por requerimento na forma do art. 56 da Lei 6.015/73, com a redação da Lei 14.382/22. Averbado em 20/03/2023.",
  an="Casou-se em 27/07/1978 com NELSON CAMARGO DOS SANTOS (livro B-52, fls. 19, termo 8.846, desta serventia). NELSON faleceu em 03/10/2019, na cidade de Sorocaba/SP (livro C-140, fls. 71, termo 70.112, do 2º Subdistrito de Sorocaba).",
  emi="14/04/2026", of="Marcos Vinícius Ayrosa de Lima", q="Oficial Interino", cart="Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Itapetininga", end="Rua Monsenhor Soares, 318 - Centro"),
 dict(nome="Kauã Rodrigues", base="497260183", cns=116228, y=2009, l=57, f=3, t=34009, nasc="18/04/2008", hora="05:20", nat="Registro/SP", sx="Masculino", lm="Registro", reg="Registro", est="Rodovia BR-116, km 444",
  p=None, m=("Elisângela Rodrigues", "Sete Barras/SP", "", "Benedita Rodrigues"), gem="Não", dreg="26/01/2009", dnv="29-40318855-0",
  av_="Registro lavrado após o prazo legal, conforme procedimento arquivado sob nº 12/2009.", an="", emi="02/09/2024", of="Tereza Cristina Okamoto Garcez", q="Oficial", cart="Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Registro", end="Rua Shitiro Maeji, 56 - Centro"),
]

def make():
    for n, r in enumerate(ROWS, 1):
        mat, c = matricula(r["cns"], r["y"], r["l"], r["f"], r["t"]), cpf(r["base"]); d, m, y = r["nasc"].split("/")
        selo = f"{r['cns']}1CE{random.Random(r['t']).randint(10**10, 10**11-1):012d}{r['emi'][8:]}{'ABCD'[n-1]}"
        ext = words(r["nasc"]); gi = f"{r['tw']} - {matricula(r['cns'], r['y'], r['l'], r['f'], r['twt'])}" if r.get("tw") else ""
        ps = [r["m"], r["p"]] if n == 2 else [x for x in (r["p"], r["m"]) if x]
        kv = [("Data de nascimento", f"{d}/{m}/{y} ({ext})"), ("Hora de nascimento", r["hora"] or "—"), ("Local de nascimento", r["est"]), ("Município de nascimento / UF", r["lm"] + "/SP"), ("Naturalidade", r["nat"]),
              ("Sexo", r["sx"]), ("Gêmeo", r["gem"]), ("Nome e matrícula do gêmeo", gi or "—"), ("Data do registro", words(r["dreg"])), ("Município de registro / UF", r["reg"] + "/SP")]
        fam = "".join(f"<tr><td><b>{a}</b></td><td>{b}</td><td>{av or '—'}</td><td>{ao or '—'}</td></tr>" for a, b, av, ao in ps)
        tab = "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a, b in kv)
        h = f"""<div class="top"><h1>Certidão de Nascimento</h1><div>REPÚBLICA FEDERATIVA DO BRASIL<br>Registro Civil das Pessoas Naturais</div></div>
        <div class="ct"><div class="nm"><small>NOME</small>{r["nome"]}</div><div class="two"><div class="l"><table class="z">{tab}</table></div>
        <div class="r"><h5>CPF</h5><div>{c}</div><h5>Matrícula</h5><div>{mat[:19]}<br>{mat[20:]}</div><h5>Declaração de nascido vivo</h5><div>{r["dnv"] or "—"}</div><h5>Selo digital</h5><div style="font-family:'Roboto Condensed'">{selo}</div>{qr(selo, 118)}<div style="font-size:7.4pt;margin-top:2mm">Para conferir a procedência deste documento, leia o código ao lado ou acesse selodigital.tjsp.jus.br</div></div></div>
        <h3>Filiação e avós</h3><table class="f"><tr><th style="width:29%">Genitor(a)</th><th style="width:19%">Naturalidade</th><th>Avô</th><th>Avó</th></tr>{fam}</table>
        <h3>Averbações</h3><div class="nt">{nb(r["av_"]) or "—"}</div><h3>Anotações</h3><div class="nt">{nb(r["an"]) or "—"}</div>
        <div class="end"><div><b>{r["cart"]}</b><br>{r["of"]} - {r["q"]}<br>{r["end"]}<br>{r["reg"]}/SP</div><div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{r["reg"]}, {plain(r["emi"])}.<br><br>Assinado digitalmente por<br><b style="font-weight:500">{r["of"]}</b><br>{r["q"]}</div></div></div>"""
        h = h.replace("ao lado", "acima"); full = f"{d}/{m}/{y} ({ext})"
        ac = {"dados_pessoais.data_nascimento.texto_completo": [ext, f"{d}/{m}/{y}"]}
        if gi: ac["gêmeos.informações_adicionais"] = [r["tw"], gi.replace(" - ", ", "), gi.replace(" - ", " ")]
        if r["est"].startswith("Dom"): ac[EST] = ["bairro do Chapadinha", "Domicílio"]
        if n == 4: ac["observações.averbações"] = [""]
        g = [(x[0], x[1]) for x in ps] + [("", "")]; pat = (r["p"][2:] if r["p"] else ("", "")); mato = r["m"][2:]
        if n == 2: pat, mato = r["m"][2:], r["p"][2:]
        case = f"{L}-{n}"
        if n == 2:
            for a, b in (("paternos", mato), ("maternos", pat)): ac[f"avós.{a}.avô"] = [b[0]]; ac[f"avós.{a}.avó"] = [b[1]]
        yield case, page(CSS, h), truth(case, nome=r["nome"], cpf=c, mat=mat, nasc=(full, r["nasc"]), hora=r["hora"], natural=r["nat"], sexo=r["sx"], estab=r["est"], lmun=r["lm"], luf="SP", rmun=r["reg"], ruf="SP", cart=r["cart"], dreg=r["dreg"], dnv=r["dnv"],
            livro=f"{r['l']:05d}", folha=f"{r['f']:03d}", termo=f"{r['t']:07d}", g1=g[0], g2=g[1], pat=pat, mato=mato, gem=gi or None, averb=r["av_"], anot=r["an"], selo=selo, oficial=r["of"], emissao=r["emi"], accept=ac, twins=[r["tw"]] if gi else [])
