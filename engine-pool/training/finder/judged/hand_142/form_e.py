# E: key/value table with a coloured left column of labels (one row a field), filiação and avós as sub-tables; narrow serif; 2017 model of a northern registry
from common import *
F = []
def P(**k): F.append(k)
P(nome="Raoni Sateré Vasconcelos Michiles", cpf=cpf("e1"), nasc=(5, 8, 2019), hora="04:40", mun="Maués", uf="AM", reg_mun="Maués", reg_uf="AM", estab="A bordo da embarcação Comandante Lindoia III, em navegação no rio Maués-Açu", sexo="Masculino", g1=("Otniel Michiles da Silva", ("Barreirinha", "AM")), g2=("Mircilene Sateré Vasconcelos", ("Maués", "AM")),
  pat=("Dacinho Michiles", "Zuleide da Silva"), mat=("Evaristo Vasconcelos", "Bernardina Sateré"), reg=(2, 10, 2019), dnv=dnv("e1"), livro="84", folha="66", termo="33201", cns="006429", cartorio="Cartório Único de Maués - Registro Civil", oficial="Perpétua Socorro Negreiros Dinelly", emis=(2, 10, 2019), selo="REGCIV0142RPN7JHXQ4S01", twins=[], av="", an="Etnia: Sateré-Mawé. Aldeia de origem dos genitores: Vila Nova do Marau.", bl="Sem registro")
P(nome="Zuri Antonella Mbemba Falcão", cpf=cpf("e2"), nasc=(30, 11, 2020), hora="22:22", mun="Belém", uf="PA", reg_mun="Ananindeua", reg_uf="PA", estab="Fundação Santa Casa de Misericórdia do Pará", sexo="Feminino", g1=("Marie-Thérèse Mbemba Nzuzi", ("Kinshasa", "República Democrática do Congo")), g2=("Suellen Patrícia Falcão Tavares", ("Abaetetuba", "PA")), same_sex=True,
  pat=("Jean-Baptiste Mbemba Kalala", "Honorine Nzuzi Lukoki"), mat=("Sandoval Tavares", "Izabel Falcão Tavares"), reg=(14, 12, 2020), dnv=dnv("e2"), livro="167", folha="290", termo="88012", cns="067215", cartorio="Cartório Bentes Lobato - 2º Ofício de Registro Civil", oficial="Ademar Bentes Lobato", emis=(8, 3, 2022), selo="009.214.377-K", twins=[], av="", an="", bl="não há")
P(nome="Emilly Vitória Nascimento Cordovil", cpf=cpf("e3"), nasc=(12, 12, 2016), hora="07:07", mun="Santana", uf="AP", reg_mun="Macapá", reg_uf="AP", estab="Hospital Estadual de Santana", sexo="Feminino", g1=("Jackson Cordovil Picanço", ("Afuá", "PA")), g2=("Tatiane do Nascimento Guedes", ("Macapá", "AP")),
  pat=("Benedito Picanço", "Lourdes Cordovil"), mat=("Expedito Guedes", "Ruth do Nascimento"), reg=(6, 1, 2017), dnv=dnv("e3"), livro="310", folha="75", termo="162400", cns="072918", cartorio="Cartório Cristiane Façanha - Registro Civil de Macapá", oficial="Cristiane Façanha de Oeiras", emis=(19, 9, 2023), selo="00012309190907005308477",
  twins=[("Evelly Beatriz Nascimento Cordovil", 162401), ("Enzo Gabriel Nascimento Cordovil", 162402)], av="Em 04/05/2021, por sentença da Vara da Infância e Juventude da Comarca de Macapá, de 15/02/2021, foi concedida a guarda da registrada à avó paterna, Lourdes Cordovil. Em 11/08/2023 foi incluído o número do CPF da registrada.", an="", bl="---")
P(nome="Dom Ravi", nasc=(6, 4, 2018), hora="", hora_txt="não declarada", mun="Cruzeiro do Sul", uf="AC", reg_mun="Mâncio Lima", reg_uf="AC", estab="Residência, Ramal do Barão, Seringal Boa Fé", home=True, sexo="Masculino", g1=("Noêmia Poyanawa de Lima", ("Mâncio Lima", "AC")), g2=None, pat=None, mat=("Valdenor Manoel Poyanawa", "Creuza de Lima"),
  reg=(23, 7, 2018), dnv="", livro="12", folha="119", termo="4719", cns="000927", cartorio="Serventia de Registro Civil de Mâncio Lima", oficial="Abraão Cameli Jucá", emis=(27, 7, 2018), selo="A0091227-EE4", twins=[], av="", an="", bl="")
F[3]["nome"] = "Dom Ravi Poyanawa de Lima"
CSS = """body{font-family:'Noto Serif','DejaVu Serif';width:210mm;height:296mm;padding:8mm 12mm;font-size:8.3pt}table{border-collapse:collapse;width:100%}.m>tbody>tr>td{border-top:.7px solid #7a5;border-bottom:.7px solid #7a5;padding:1mm 2mm;vertical-align:top}.m>tbody>tr>td:first-child{width:46mm;background:#e7f1df;font-size:7.2pt;color:#243}.s td,.s th{text-align:left;font-weight:normal;padding:.3mm 1mm}.s th{font-size:6.4pt;color:#575}"""
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"], p["folha"], p["termo"])
        p["twins"] = tw = [(a, mat(p["cns"], p["reg"][2], p["livro"], p["folha"], t)) for a, t in p["twins"]]
        bl = p["bl"]; dt = dw(p["nasc"]); R = []
        r = lambda a, b, raw=0: R.append(f"<tr><td>{a}</td><td>{b if raw else e(b)}</td></tr>")
        r("Nome", f"<b style='font-size:10.5pt'>{e(p['nome'])}</b>", 1); r("CPF", p.get("cpf") or bl); r("Matrícula", p["matr"])
        r("Livro A nº / folha nº / termo nº", f"{p['livro']} / {p['folha']} / {p['termo']}")
        r("Sexo", p["sexo"]); r("Nascimento: dia, mês e ano por extenso", dt + (f" — {dn(p['nasc'])}" if n != 4 else "")); r("Hora do nascimento", (hw(p["hora"]) if n in (1, 3) else p["hora"]) or p["hora_txt"])
        r("Local de nascimento", p["estab"]); r("Município de nascimento e UF", f"{p['mun']} ({p['uf']})"); r("Naturalidade", f"{p['mun']} ({p['uf']})"); r("DNV", p["dnv"] or bl)
        gs = [g for g in (p["g1"], p["g2"]) if g]
        r("Filiação", "<table class=s><tr><th style='width:60%'>nome<th>naturalidade</tr>" + "".join(f"<tr><td>{e(g[0])}<td>{e(g[1][0])} ({e(g[1][1])})</tr>" for g in gs) + "</table>", 1)
        rows = [(("1º genitor" if p.get("same_sex") else "paternos"), p["pat"]), (("2º genitor" if p.get("same_sex") else "maternos"), p["mat"])]
        if p.get("same_sex"): rows = [("de " + p["g1"][0], p["pat"]), ("de " + p["g2"][0], p["mat"])]
        r("Avós", "<table class=s><tr><th style='width:28%'><th style='width:36%'>avô<th>avó</tr>" + "".join(f"<tr><td>{k}<td>{e(v[0] if v else bl)}<td>{e(v[1] if v else bl)}</tr>" for k, v in rows) + "</table>", 1)
        r("Gêmeo(s)?", "Sim" if tw else "Não"); r("Nome e matrícula do(s) gêmeo(s)", "\n".join(f"{a}\nmatrícula {m}" for a, m in tw) or bl)
        r("Registrado em", dw(p["reg"])); r("Município de registro e UF", f"{p['reg_mun']} ({p['reg_uf']})")
        r("Averbações", p["av"] or bl); r("Anotações", p["an"] or bl)
        p["twin_txt"] = "; ".join(f"{a}, matrícula {m}" for a, m in tw)
        for i, g in enumerate(("g1", "g2")):
            if p[g]: p[g] = (*p[g], f"{p[g][1][0]} ({p[g][1][1]})")
        col = ("#2d6a2f", "#7a1f2b", "#1f3f7a", "#444")[n-1]
        body = f"""<div style="display:flex;align-items:center;gap:4mm;margin-bottom:3mm">{qr('e'+str(n),56,25,col)}<div style="flex:1;text-align:right;color:{col}"><span style="font-size:19pt">Certidão de Nascimento</span><br>República Federativa do Brasil · Registro Civil das Pessoas Naturais</div></div>
<table class=m><tbody>{''.join(R)}</tbody></table>
<div style="display:flex;gap:8mm;margin-top:3mm;font-size:7.8pt"><div style="flex:1.2"><b>{e(p['cartorio'])}</b><br>Código Nacional da Serventia {p['cns']}<br>{p['reg_mun']} - {EST[p['reg_uf']]}<br>{'Titular' if n!=4 else 'Delegatário'}: {e(p['oficial'])}<br><br>Selo de fiscalização nº {p['selo']}</div><div style="flex:1;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p['reg_mun']} ({p['reg_uf']}), em {dn(p['emis'])}<br>{sig('e'+str(n),120,34,col)}<br>{'Assinado por: Rosivan Pantoja - Escrevente Juramentado' if n==3 else e(p['oficial'])}</div></div>"""
        yield f"{HAND}E-{n}", page(CSS, body), truth(f"{HAND}E-{n}", p, dt, joint=False, nat_printed=[f"{p['mun']} ({p['uf']})"])
