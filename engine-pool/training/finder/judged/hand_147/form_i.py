"""I: dot-matrix print on fanfold paper, 80 columns, space-justified capitals with hardly an accent, Ceará, 1990-2003."""
import textwrap
from common import *
CSS = """body{width:241mm;height:278mm;background:repeating-linear-gradient(#fff 0 12.7mm,#edf5ec 12.7mm 25.4mm);position:relative;color:#26262e}
pre{font:10.6pt/1.42 'Liberation Mono';margin:0;padding:9mm 0 0 31mm}
.p{position:absolute;top:0;width:12.7mm;height:278mm;background:radial-gradient(circle,#999 0 1.8mm,#fff 1.9mm);background-size:12.7mm 12.7mm}"""
W = 80


def just(s, first=6):
    ls = textwrap.wrap(" " * 0 + s, W, initial_indent=" " * first, break_on_hyphens=False)
    out = []
    for j, l in enumerate(ls):
        ind = len(l) - len(l.lstrip()); ws = l.split()
        if j < len(ls) - 1 and len(ws) > 1:
            gap = W - ind - sum(map(len, ws)); q, r = divmod(gap, len(ws) - 1)
            l = " " * ind + "".join(w + " " * (q + (1 if (x < r if j % 2 else x >= len(ws) - 1 - r) else 0)) for x, w in enumerate(ws[:-1])) + ws[-1]
        out.append(l)
    return "\n".join(out)


F = [dict(rm="SOBRAL", cart="CARTORIO DO 1o. OFICIO DE REGISTRO CIVIL - SOBRAL", end="RUA CEL. JOSE SABOYA, 513 - CENTRO - CGC 07.598.600/0001-15", ofi="FRANCISCO DE ASSIS PONTE ARCANJO", te="58.217", li="A-76", fo="119", nome="JOSE ROBERVAL FROTA LINHARES",
          b=(12, 1, 1979), hx="AS QUATRO HORAS E CINQUENTA MINUTOS (04:50)", h="04:50", loc="NA SANTA CASA DE MISERICORDIA DE SOBRAL", est="SANTA CASA DE MISERICORDIA DE SOBRAL", lm="SOBRAL", sx="MASCULINO", reg=(2, 2, 1979), em=(20, 10, 1992),
          g1="RAIMUNDO LINHARES NETO", n1="MERUOCA", g2="MARIA IVONEIDE FROTA LINHARES", n2="GRANJA", av=("VICENTE LINHARES", "MARIA DO CARMO LINHARES", "OSCAR FROTA", "RAIMUNDA NONATA FROTA"), dec="O PAI", obs="NENHUMA."),
     dict(rm="JUAZEIRO DO NORTE", cart="CARTORIO PIMENTEL - 2o. REGISTRO CIVIL", end="RUA SAO PEDRO, 344 - FONE (085) 511.0000", ofi="TEREZINHA PIMENTEL GONDIM", te="31.002", li="A-44", fo="8v", nome="CICERA DAMIANA BEZERRA",
          b=(20, 7, 1966), hx="AS ONZE HORAS DA NOITE", h="23:00", loc="NO SITIO GAVIAO, EM DOMICILIO, NO MUNICIPIO DE MISSAO VELHA, DESTE ESTADO", est="SITIO GAVIAO, EM DOMICILIO", lm="MISSAO VELHA", sx="FEMININO", reg=(14, 5, 1979), em=(6, 3, 1997),
          g1="", n1="", g2="JOSEFA BEZERRA", n2="MISSAO VELHA", av=("", "", "PEDRO BEZERRA DA LUZ", "NAO DECLARADA"), dec="A PROPRIA REGISTRADA, MAIOR PUBERE, ASSISTIDA PELA MAE", obs="REGISTRO LAVRADO FORA DO PRAZO, NA FORMA DA LEI 6.015/73. CASOU-SE COM SEVERINO PEREIRA LEITE EM 29.11.1985, NESTA CIDADE, ADOTANDO O NOME DE CICERA DAMIANA BEZERRA LEITE. TERMO 7.208, LIVRO B-19, FLS. 96."),
     dict(rm="FORTALEZA", cart="CARTORIO JOAO DE DEUS - REGISTRO CIVIL DA 3a. ZONA", end="RUA MAJOR FACUNDO, 709 - CENTRO", ofi="JAIME DE ALENCAR ARARIPE SOBRINHO", te="102.640", li="A-131", fo="240", nome="THAYNARA KELLY MOREIRA DO VALE",
          b=(30, 6, 1998), hx="AS 15:25 HORAS", h="15:25", loc="NA MATERNIDADE-ESCOLA ASSIS CHATEAUBRIAND, NESTA CAPITAL", est="MATERNIDADE-ESCOLA ASSIS CHATEAUBRIAND", lm="FORTALEZA", sx="FEMININO", reg=(10, 8, 1998), em=(10, 8, 1998),
          g1="FRANCISCO GLEYSON DO VALE", n1="FORTALEZA", g2="ANA PATRICIA MOREIRA", n2="PACAJUS", av=("VALDEMIR DO VALE", "FRANCISCA SALES DO VALE", "JOAQUIM MOREIRA", "ANTONIA NEUMA MOREIRA"), dec="O PAI", obs="", dnv="17-03308254-1", tw=("THAYANE KEYLA MOREIRA DO VALE", "102.641")),
     dict(rm="ARACATI", cart="2o. OFICIO DE NOTAS E REGISTRO CIVIL DE ARACATI", end="RUA CEL. ALEXANZITO, 1127", ofi="LUIZA ZARANZA PORTO LIMA", te="19.433", li="A-29", fo="77", nome="ELIARDO COSTA PACHECO",
          b=(15, 11, 1985), hx="AS SETE HORAS E QUINZE MINUTOS", h="07:15", loc="EM CANOA QUEBRADA, DESTE MUNICIPIO, EM CASA DA PARTEIRA MARIA PURCINA", est="EM CANOA QUEBRADA, DESTE MUNICIPIO, EM CASA DA PARTEIRA MARIA PURCINA", lm="ARACATI", sx="MASCULINO", reg=(25, 11, 1985), em=(17, 12, 2003),
          g1="JOSE PACHECO NETO", n1="ARACATI", g2="MARIA ELIETE COSTA", n2="MOSSORO, RN", av=("EDMUNDO PACHECO", "LUZIA BARBOSA PACHECO", "ABEL COSTA", "SEBASTIANA COSTA"), dec="O PAI",
          obs="AVERBACAO: POR SENTENCA DA 1a. VARA DE ARACATI, PROC. 1999.071.00344, FOI ACRESCIDO O PATRONIMICO MATERNO AO NOME DO REGISTRADO, ANTES ELIARDO PACHECO. EM 22.09.1999. ANOTACAO: SOLTEIRO, FALECEU EM FORTALEZA A 30.08.2002, CART. NOROES MILFONT, C-88, FLS. 12, TERMO 63.518.")]


def make():
    for i, f in enumerate(F, 1):
        d, r = f["b"], f["reg"]; o = "O" if f["sx"] == "MASCULINO" else "A"; dx = f"{dw(*d).upper()} ({dn(*d, '.')})".replace("Ç", "C").replace("Ê", "E").replace("É", "E")
        plain = lambda s: s.replace("Ç", "C").replace("Ê", "E").replace("É", "E")
        p1, p2, m1, m2 = f["av"]; nat = lambda n: f"NATURAL DE {n}" + (", DESTE ESTADO" if "," not in n else "")
        par = (f"{f['g1']}, {nat(f['n1'])}, E DE " if f["g1"] else "") + f"{f['g2']}, {nat(f['n2'])}"
        avs = (f"AVOS PATERNOS: {p1} E {p2}. " if p1 else "") + f"AVOS MATERNOS: {m1} E {m2}."
        tx = f"CERTIFICO QUE SOB O No. {f['te']}, AS FOLHAS {f['fo']} DO LIVRO No. {f['li']} DE REGISTRO DE NASCIMENTOS, FOI FEITO EM {dn(*r, '.')} O ASSENTO DE"
        t2 = f"NASCID{o} NO DIA {dx}, {f['hx']}, {f['loc']}, DO SEXO {f['sx']}, FILH{o} DE {par}. {avs} FOI DECLARANTE {f['dec']}." + (f" D.N.V. No. {f['dnv']}." if f.get("dnv") else "")
        gem = f.get("tw")
        ln = "=" * W
        txt = [ln, "REPUBLICA FEDERATIVA DO BRASIL".center(W), f"ESTADO DO CEARA  *  COMARCA DE {f['rm']}".center(W), f["cart"].center(W), f["end"].center(W), f"OFICIAL: {f['ofi']}".center(W), ln, "", "C E R T I D A O   D E   N A S C I M E N T O".center(W), "",
               just(tx), "", f"*** {f['nome']} ***".center(W), "", just(t2), "", "-" * W]
        if gem:
            txt += [just(f"GEMEO(S): SIM - {gem[0]}, TERMO {gem[1]}", 0)]
        txt += [just("OBSERVACOES: " + (f["obs"] or "." * 60), 0), "-" * W, "", "      O REFERIDO E VERDADE E DOU FE.", "", plain(f"{f['rm']}-CE, {f['em'][0]:02d} DE {MES[f['em'][1]].upper()} DE {f['em'][2]}.").rjust(W), "", "", "",
                ("_" * 42).center(W), ("MARIA LIDUINA SIMOES - ESCREVENTE" if i == 3 else f["ofi"]).center(W)]
        body = f"<div class=p style='left:0'></div><div class=p style='right:0'></div><pre>" + "\n".join(txt) + "</pre>"
        U = lambda n: "" if not n else (n + "/CE" if "," not in n else n.replace(", ", "/"))
        acc = {"dados_pessoais.naturalidade": ["", f["lm"]], "local_nascimento.estabelecimento": [f["loc"], "NA " + f["est"], "NO " + f["est"], f["loc"].removeprefix("NA ").removeprefix("NO ")], "registro.termo": [f["te"].replace(".", "")], "registro.livro": [f["li"][2:]],
               "dados_pessoais.data_nascimento.texto_completo": [dx.split(" (")[0], dn(*d, "."), "DIA " + dx]}
        g = [(f["g1"], f["n1"]), (f["g2"], f["n2"])] if f["g1"] else [(f["g2"], f["n2"]), ("", "")]
        for a, (x, n) in enumerate(g, 1):
            if n:
                acc[f"filiação.genitor_{a}.naturalidade"] = [n] + ([n + ", DESTE ESTADO"] if "," not in n else [])
        av, an = f["obs"], ""
        if i == 1:
            acc["observações.averbações"] = ["NENHUMA."]; av = ""
        if i == 2:
            k = av.index("CASOU"); acc["observações.anotações"] = [av]; acc["observações.averbações"] = [av, ""]; av, an = av[:k].strip(), av[k:]
            acc["local_nascimento.estabelecimento"] += ["Domicílio", "SITIO GAVIAO", "NO SITIO GAVIAO", "DOMICILIO"]; acc["avós.maternos.avó"] = ["NAO DECLARADA"]
            m2 = ""
        if i == 4:
            k = av.index("ANOTACAO"); acc["observações.averbações"] = [av, av[:k].strip()]; acc["observações.anotações"] = [av, av[k:]]; av, an = av[11:k].strip(), av[k + 10:]
            acc["local_nascimento.estabelecimento"] += ["EM CANOA QUEBRADA", "CANOA QUEBRADA", "CASA DA PARTEIRA MARIA PURCINA", "EM CASA DA PARTEIRA MARIA PURCINA", "CANOA QUEBRADA, DESTE MUNICIPIO, EM CASA DA PARTEIRA MARIA PURCINA", "CANOA QUEBRADA, EM CASA DA PARTEIRA MARIA PURCINA"]
        gx = f"{gem[0]}, TERMO {gem[1]}" if gem else ""
        if gem:
            acc["gêmeos.informações_adicionais"] = [gem[0]]
        t = truth("I", i, size=(683, 792), accept=acc, joint=True, twins=[gem[0]] if gem else [], nome=f["nome"], dtxt=dx, born=d, hora=f["h"], nat=f["lm"] + "/CE", sexo=f["sx"].title(), estab=f["est"], lmun=f["lm"], luf="CE", rmun=f["rm"], ruf="CE", cart=f["cart"], dreg=dn(*r),
                  dnv=f.get("dnv", ""), livro=f["li"], folha=f["fo"], termo=f["te"], g1=g[0][0], n1=U(g[0][1]), g2=g[1][0], n2=U(g[1][1]), pp=p1, pm=p2, mp=m1, mm=m2, gem="Sim" if gem else "Não", gemx=gx, av=av, an=an, ofi=f["ofi"], demi=dn(*f["em"]))
        yield t["case"], page(CSS, body, size="241mm 279.4mm"), t
