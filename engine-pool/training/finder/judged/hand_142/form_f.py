# F: landscape-free two-column card layout: a box a parent with that parent's own grandparents, label UNDER the value, fee table at the right, averbações and anotações numbered separately
from common import *
F = []
def P(**k): F.append(k)
P(nome="Valentin Eguren Dal Bosco", cpf=cpf("f1"), nasc=(2, 2, 2025), hora="16:48", mun="Santana do Livramento", uf="RS", reg_mun="Santana do Livramento", reg_uf="RS", estab="Santa Casa de Misericórdia de Livramento", sexo="Masculino", g1=("Joaquín Eguren Bordaberry", ("Rivera", "Uruguai")), g2=("Graziela Dal Bosco Menegotto", ("Antônio Prado", "RS")), pat=("Washington Eguren Píriz", "Mirta Bordaberry Olivera"), mat=("Ivo Menegotto", "Lourdes Dal Bosco Menegotto"),
  reg=(10, 2, 2025), dnv=dnv("f1"), livro="160", folha="15", termo="72110", cns="098814", cartorio="Ofício dos Registros Especiais e Registro Civil de Santana do Livramento", oficial="Honorina Machado Duarte Lopes", emis=(10, 2, 2025), selo="0543.01.2500003.07714", twins=[], av="", an="")
P(nome="Helena Sofia Rocha Guimarães de Sá Lustosa", cpf=cpf("f2"), nasc=(23, 5, 2008), hora="09:30", mun="Teresina", uf="PI", reg_mun="Floriano", reg_uf="PI", estab="Maternidade Dona Evangelina Portela", sexo="Feminino", g1=("Leôncio de Sá Lustosa Nogueira", ("Gilbués", "PI")), g2=("Isadora Rocha Guimarães", ("Floriano", "PI")), pat=("Fenelon Lustosa Nogueira", "Dorotéa de Sá Lustosa"), mat=("Amílcar Guimarães", "Constância Rocha Guimarães"),
  reg=(30, 5, 2008), dnv="", livro="49", folha="88", termo="26715", cns="077735", cartorio="2ª Serventia Extrajudicial de Registro Civil de Floriano", oficial="Sílvio Mendes Bucar Arcoverde", emis=(12, 3, 2026), selo="AHK44021-8ZPT", twins=[],
  av="1) Em 17/04/2015, por sentença de adoção unilateral proferida em 09/02/2015 pelo Juízo da 1ª Vara de Floriano, o adotante Leôncio de Sá Lustosa Nogueira passou a figurar como pai da registrada, com os avós paternos acima. 2) Em 30/01/2026, a requerimento da registrada, maior de 18 anos, nos termos do art. 56 da Lei nº 6.015/73, o prenome foi alterado de Helena para Helena Sofia.", an="1) CPF da registrada inscrito na base da Receita Federal e anotado em 02/02/2026.")
P(nome="Ayla Nzinga Evangelista Kalunga", cpf=cpf("f3"), nasc=(20, 11, 2017), hora="03:03", mun="Cavalcante", uf="GO", reg_mun="Cavalcante", reg_uf="GO", estab="Comunidade Vão de Almas, em casa de parteira", sexo="Feminino", g1=("Domingas Evangelista dos Santos Rosa", ("Cavalcante", "GO")), g2=None, pat=None, mat=("Sirilo dos Santos Rosa", "Procópia Evangelista"),
  reg=(18, 12, 2017), dnv=dnv("f3"), livro="28", folha="101", termo="9034", cns="025549", cartorio="Cartório de Registro Civil e Tabelionato de Notas de Cavalcante", oficial="Jessé Torquato Szervinsk", emis=(3, 1, 2018), selo="04731712211108009640004", twins=[], av="", an="")
P(nome="Benjamin Ezra Katz Nudelman", cpf=cpf("f4"), nasc=(31, 3, 2023), hora="12:00", mun="Rio de Janeiro", uf="RJ", reg_mun="Niterói", reg_uf="RJ", estab="Casa de Saúde e Maternidade Perinatal Laranjal", sexo="Masculino", g1=("Daniel Nudelman Fridman", ("Rosário", "Argentina")), g2=("Thiago Henrique Katz de Mendonça Furtado", ("Nova Friburgo", "RJ")), same_sex=True, pat=("Samuel Nudelman", "Raquel Fridman"), mat=("Ricardo de Mendonça Furtado", "Berta Katz Furtado"),
  reg=(17, 4, 2023), dnv=dnv("f4"), livro="402", folha="150", termo="118006", cns="090027", cartorio="Registro Civil das Pessoas Naturais da 1ª Circunscrição e 1ª Zona Judiciária de Niterói", oficial="Astrogilda Porciúncula Rezende", emis=(22, 8, 2025), selo="EDQK 38802 RIV", twins=[("Davi Noam Katz Nudelman", 118007)], av="", an="")
CSS = """body{font-family:'DejaVu Sans Condensed','DejaVu Sans';font-stretch:condensed;width:210mm;height:296mm;padding:9mm 10mm;font-size:9.6pt}.o{border:2.5px double #5b3a1a;padding:4mm;height:100%}
.k{border-bottom:1px dotted #5b3a1a;padding-top:2mm;line-height:1.25}.k small{display:block;font-size:6.4pt;color:#7a5a3a;border-top:1px dotted #5b3a1a;padding-top:.5mm;margin-top:.5mm;line-height:1.25}.k{border:0}.g{display:grid;grid-template-columns:repeat(12,1fr);column-gap:3mm}
.p{border:1px solid #5b3a1a;border-radius:3mm;padding:1mm 3mm 1.5mm;margin-top:2mm}.fee td{border:.5px solid #5b3a1a;padding:.3mm 1mm;font-size:6.6pt}"""
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"], p["folha"], p["termo"], sep="." if n in (2, 3) else " ")
        p["twins"] = tw = [(a, mat(p["cns"], p["reg"][2], p["livro"], p["folha"], t)) for a, t in p["twins"]]
        x = p["matr"].replace(" ", "").replace("-", ""); p["livro"], p["folha"], p["termo"] = x[15:20], x[20:23], x[23:30]
        no = ("Nada consta", "***", "Ignorado", "—")[n-1]; dt = dw(p["nasc"])
        k = lambda s, v, lab: f'<div class=k style="grid-column:span {s}">{e(v) or "&nbsp;"}<small>{lab}</small></div>'
        def par(i, g, a):
            lab = ["genitor(a) 1", "genitor(a) 2"][i]
            return f'<div class=p><div class=g>{k(8, g[0], "Filiação — " + lab)}{k(4, g[1][0] + " - " + g[1][1], "Naturalidade")}{k(6, a[0], "Avô, pai d" + "e " + lab)}{k(6, a[1], "Avó, mãe de " + lab)}</div></div>'
        ps = [(p["g1"], p["pat"] or p["mat"]), (p["g2"], p["mat"])]
        if n == 2: pass
        pb = "".join(par(i, g, a) for i, (g, a) in enumerate(ps) if g)
        if not p["g2"]: pb += f'<div class=p><div class=g>{k(8, no, "Filiação — genitor(a) 2")}{k(4, no, "Naturalidade")}{k(6, no, "Avô, pai de genitor(a) 2")}{k(6, no, "Avó, mãe de genitor(a) 2")}</div></div>'
        p["twin_txt"] = "; ".join(f"{a} / {m}" for a, m in tw)
        fees = [("Emolumentos", "0,00"), ("Fundos", "0,00"), ("ISSQN", "0,00"), ("Total", "GRATUITO")] if n in (1, 3) else [("Emolumentos", "48,19"), ("FETJ 20%", "9,63"), ("Fundos 15%", "7,22"), ("ISS", "2,40"), ("Total R$", "67,44")]
        body = f"""<div class=o><div style="text-align:center;color:#5b3a1a"><b>{e(p['cartorio'])}</b><br><span style="font-size:7pt">{p['reg_mun']}, {EST[p['reg_uf']]} · {e(p['oficial'])}, {'Oficial' if n!=4 else 'Oficial Delegatária'}</span><div style="font-size:7pt;margin-top:2mm">República Federativa do Brasil — Registro Civil das Pessoas Naturais</div><div style="font-size:18pt;font-variant:small-caps">Certidão de Nascimento</div></div>
<div class=g>{k(9,p['nome'],'Nome')}{k(3,p['cpf'],'Número do CPF')}{k(12,p['matr'],'Matrícula')}{k(6,dt,'Data de nascimento por extenso')}{k(1,'%02d'%p['nasc'][0],'Dia')}{k(2,MES[p['nasc'][1]-1] if n%2 else '%02d'%p['nasc'][1],'Mês')}{k(1,str(p['nasc'][2]),'Ano')}{k(2,p['hora'],'Hora')}
{k(4,p['mun']+' - '+p['uf'],'Naturalidade')}{k(6,p['estab'],'Local de nascimento')}{k(2,p['sexo'],'Sexo')}{k(4,p['mun']+' - '+p['uf'],'Município de nascimento e UF')}{k(4,p['reg_mun']+' - '+p['reg_uf'],'Município de registro e UF')}{k(4,p['dnv'] or no,'Declaração de nascido vivo (DNV)')}{k(8,dw(p['reg']),'Data do registro por extenso')}{k(4,'Sim' if tw else 'Não','Gêmeo')}{k(12,p['twin_txt'] or no,'Nome e matrícula do(s) gêmeo(s)')}</div>
{pb}<div style="display:flex;gap:3mm;margin-top:2.5mm"><div style="flex:1"><b style="font-size:7pt">AVERBAÇÕES</b><div style="border:1px solid #5b3a1a;min-height:16mm;padding:1.5mm;margin-bottom:2mm">{e(p['av'] or no)}</div><b style="font-size:7pt">ANOTAÇÕES</b><div style="border:1px solid #5b3a1a;min-height:12mm;padding:1.5mm">{e(p['an'] or no)}</div></div>
<div style="width:36mm"><table class=fee style="border-collapse:collapse;width:100%">{''.join(f'<tr><td>{a}<td style="text-align:right">{b}</tr>' for a,b in fees)}</table><div style="text-align:center;margin-top:2mm;font-size:6.5pt">{qr('f'+str(n),78)}<br>Selo eletrônico<br><b>{p['selo']}</b></div></div></div>
<div style="text-align:center;margin-top:4mm">O conteúdo da certidão é verdadeiro. Dou fé. {p['reg_mun']}/{p['reg_uf']}, {dl(p['emis'])}.<br>{sig('f'+str(n))}<br>{e(p['oficial']) if n!=1 else 'Mauren Ilha Cavalheiro, Substituta'}</div></div>"""
        for g in ("g1", "g2"):
            if p[g]: p[g] = (*p[g], f"{p[g][1][0]} - {p[g][1][1]}")
        yield f"{HAND}F-{n}", page(CSS, body), truth(f"{HAND}F-{n}", p, dt, joint=False)
