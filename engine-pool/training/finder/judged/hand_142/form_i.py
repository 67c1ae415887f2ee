# I: 2017-2026 model with a sidebar (office, officer, seal, QR, fees, cadastro) left, fields "label: value" on the right in lettered groups, small-print signature block
from common import *
F = []
def P(**k): F.append(k)
P(nome="Miguel Ângelo Ferrazzo Winckler de Albuquerque e Mello Sobrinho", cpf=cpf("i1"), nasc=(4, 4, 2022), hora="17:17", mun="Joinville", uf="SC", reg_mun="Araquari", reg_uf="SC", estab="Hospital Dona Helena Strasser", sexo="Masculino", g1=("Carlos Augusto de Albuquerque e Mello", ("Lages", "SC")), g2=("Fernanda Ferrazzo Winckler", ("Concórdia", "SC")), pat=("Miguel Ângelo de Albuquerque e Mello", "Tereza Cristina Ramos de Albuquerque e Mello"), mat=("Nelson Winckler", "Ivanir Ferrazzo Winckler"),
  reg=(11, 4, 2022), dnv=dnv("i1"), livro="66", folha="231", termo="19831", cns="108928", cartorio="Ofício de Registro Civil, Títulos e Documentos de Araquari", oficial="Marlise Budal Arins", emis=(11, 4, 2022), selo="GJK30177-B4WD", twins=[], av="", an="", cad=[], bl="Nada a acrescer")
P(nome="Layla Yasmin Al-Khatib Haddad Nogueira", cpf=cpf("i2"), nasc=(19, 9, 2019), hora="05:55", mun="Foz do Iguaçu", uf="PR", reg_mun="Foz do Iguaçu", reg_uf="PR", estab="Hospital Ministro Costa Cavalcanti Júnior", sexo="Feminino", g1=("Jamile Haddad Nogueira", ("Medianeira", "PR")), g2=("Khaled Mahmoud Al-Khatib", ("Homs", "Síria")), pat=("Mahmoud Al-Khatib", "Amina Darwish"), mat=("Osni Nogueira", "Samira Haddad Nogueira"),
  reg=(27, 9, 2019), dnv=dnv("i2"), livro="191", folha="77", termo="83116", cns="085308", cartorio="2º Serviço de Registro Civil das Pessoas Naturais de Foz do Iguaçu", oficial="Péricles Vendruscolo Abib", emis=(30, 10, 2025), selo="SFRC1.VJ4Kp.MnvIw-3Zr0q.8530q", twins=[("Yousef Karim Al-Khatib Haddad Nogueira", 83117)], av="Averbo, em 12/09/2025, a mudança do sobrenome da genitora, em razão de casamento, de Jamile Haddad para Jamile Haddad Nogueira. Nada mais.", an="", cad=[("RG", "14.880.231-6 SESP/PR"), ("Passaporte", "GB440918")], bl="-.-.-.-")
P(nome="Oséias Joaquim Maciel Vidal", cpf=cpf("i3"), nasc=(27, 2, 1958), hora="", mun="Orós", uf="CE", reg_mun="Icó", reg_uf="CE", estab="Sítio Igarois, na residência dos pais", home=True, sexo="Masculino", g1=("Joaquim Vidal de Negreiros", ("Icó", "CE")), g2=("Raimunda Maciel Vidal", ("Orós", "CE")), pat=("João Vidal", "Isabel de Negreiros"), mat=("Vicente Maciel", "Maria Cândida Maciel"),
  reg=(19, 8, 2021), dnv="", livro="101", folha="40", termo="47712", cns="016162", cartorio="Cartório Monte Alverne - Registro Civil de Icó", oficial="Tereza Neuma Monte Alverne", emis=(20, 8, 2021), selo="ACN311402-T1Y9", twins=[], av="Registro tardio lavrado nos termos do Provimento CNJ nº 28/2013, mediante entrevista e duas testemunhas.", an="Título de eleitor: 0382 1177 0752, zona 15, seção 118.", cad=[("PIS/NIS", "107.22841.90-3"), ("CNS", "704 6001 2288 9130")], bl="Não informado")
P(nome="Nina", nasc=(16, 10, 2025), hora="19:02", mun="Natal", uf="RN", reg_mun="Parnamirim", reg_uf="RN", estab="Maternidade Divino Amor de Maria", sexo="Feminino", cpf=cpf("i4"), g1=("Adrielle Cortez Maranhão Ubarana", ("Macaíba", "RN")), g2=None, pat=None, mat=("Evilásio Ubarana", "Djanira Cortez Maranhão"),
  reg=(20, 10, 2025), dnv=dnv("i4"), livro="220", folha="300", termo="95200", cns="094482", cartorio="1º Ofício de Notas e Registro Civil de Parnamirim", oficial="Airene Paiva Galvão de Medeiros", emis=(21, 10, 2025), selo="RN202500944820331177TQX", twins=[], av="", an="", cad=[], bl="")
F[3]["nome"] = "Nina Cortez Ubarana"
CSS = """body{font-family:'Liberation Sans Narrow','Nimbus Sans Narrow';width:210mm;height:296mm;display:flex;font-size:10.5pt}.s{width:56mm;padding:9mm 5mm;background:#efeaf5;font-size:9pt;border-right:3px solid #4b2e83}.s h4{margin:4mm 0 .5mm;font-size:8pt;color:#4b2e83;text-transform:none}.m{flex:1;padding:10mm 10mm 8mm 9mm}.q{margin:0 0 1.15mm;padding-left:4mm;text-indent:-4mm}.q span{color:#4b2e83;font-size:9pt}.m h3{font-size:10pt;background:#4b2e83;color:#fff;margin:2.5mm 0 1.5mm;padding:.6mm 2mm}"""
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"], p["folha"], p["termo"], sep="" if n == 4 else " ")
        p["twins"] = tw = [(a, mat(p["cns"], p["reg"][2], p["livro"], p["folha"], t)) for a, t in p["twins"]]
        cad = p.pop("cad"); p["cadastro"] = [v for _, v in cad]
        x = p["matr"].replace(" ", ""); p["livro"], p["folha"], p["termo"] = x[15:20], x[20:23], x[23:30]
        bl = p["bl"]; dt = dl(p["nasc"], False) if n == 3 else dw(p["nasc"], "um")
        q = lambda l, v: f'<p class=q><span>{l}:</span> {e(v)}</p>'
        ord_ = [(p["g1"], p["mat"] if n in (2, 4) else p["pat"], "maternos" if n in (2, 4) else "paternos")] + ([(p["g2"], p["pat"] if n == 2 else p["mat"], "paternos" if n == 2 else "maternos")] if p["g2"] else [])
        fil = "".join(q("Filiação" if i == 0 else "e", f"{g[0]} (nat. {g[1][0]}, {g[1][1]})") for i, (g, a, l) in enumerate(ord_)) + "".join(q("Avós " + l, f"{a[0]} e {a[1]}") for g, a, l in ord_)
        if not p["g2"]: fil += q("Avós paternos", bl)
        p["twin_txt"] = "; ".join(f"{a}, matr. {m}" for a, m in tw)
        G1 = "<h3>A. Registrado(a)</h3>" + q("Nome completo", p["nome"]) + q("CPF nº", p["cpf"]) + q("Sexo", "M" if n == 1 else "F" if n == 2 else p["sexo"]) + q("Naturalidade", f"{p['mun']}, {p['uf']}")
        G2 = "<h3>B. Nascimento</h3>" + q("Data por extenso", dt) + q("Dia/mês/ano", dn(p["nasc"])) + q("Hora", p["hora"] or "não declarada") + q("Local", p["estab"]) + q("Município de nascimento e UF", f"{p['mun']}, {p['uf']}") + q("Declaração de Nascido Vivo", p["dnv"] or bl) + q("Gêmeo", "SIM" if tw else "NÃO") + q("Nome e matrícula do(s) gêmeo(s)", p["twin_txt"] or bl)
        G3 = "<h3>C. Filiação e avós</h3>" + fil
        G4 = "<h3>D. Registro</h3>" + q("Data do registro", dw(p["reg"]) + f" ({dn(p['reg'])})") + q("Município de registro e UF", f"{p['reg_mun']}, {p['reg_uf']}")
        G5 = "<h3>E. Averbações</h3>" + f'<p style="margin:0;min-height:10mm">{e(p["av"] or bl)}</p>' + "<h3>F. Anotações</h3>" + f'<p style="margin:0;min-height:8mm">{e(p["an"] or bl)}</p>'
        seq = [G1, G2, G3, G4] if n != 3 else [G4.replace("D. ", "A. "), G1.replace("A. ", "B. "), G2.replace("B. ", "C. "), G3.replace("C. ", "D. ")]
        side = f"""<div style="text-align:center">{arms(74,'#4b2e83','#b9a3dd','#4b2e83')}</div><h4>OFÍCIO</h4>{e(p['cartorio'])}<br>CNS {p['cns']}<h4>OFICIAL REGISTRADOR(A)</h4>{e(p['oficial'])}<h4>MUNICÍPIO</h4>{p['reg_mun']} - {p['reg_uf']}<h4>CONTATO</h4>rcpn{n}@oficio.example<h4>SELO DIGITAL</h4><b style="font-size:8.4pt">{p['selo']}</b><div style="margin:3mm 0">{qr('i'+str(n),120,33)}</div><h4>CUSTAS</h4>{'Ato gratuito (Lei nº 9.534/97)' if n in (1,4,3) else 'Emol. 43,60 + Funrejus 10,90 + ISS 0,87 = R$ 55,37'}<h4>ANOTAÇÕES DE CADASTRO</h4>{'<br>'.join(f'{a}: {v}' for a,v in cad) or 'Sem dados'}"""
        body = f"""<div class=s>{side}</div><div class=m><div style="text-align:center;font-size:9pt">REPÚBLICA FEDERATIVA DO BRASIL — REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="text-align:center;font-size:20pt;font-weight:bold;color:#4b2e83">CERTIDÃO DE NASCIMENTO</div><div style="text-align:center;margin-bottom:2mm">Matrícula <b>{p['matr']}</b></div>{''.join(seq)}{G5}
<p style="margin-top:6mm;text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p['reg_mun']}, {dl(p['emis'])}.</p><div style="text-align:center">{sig('i'+str(n))}<br>{'Laurindo Keller Pereira - Escrevente' if n==2 else e(p['oficial'])}</div></div>"""
        for k in ("g1", "g2"):
            if p[k]: p[k] = (*p[k], f"{p[k][1][0]}, {p[k][1][1]}")
        t = truth(f"{HAND}I-{n}", p, dt, joint=False)
        yield t["case"], page(CSS, body), t
