from common import *
# ---------- Z9: inteiro teor, Legal sheet, book page transcribed with its margin in a side column ----------
def z9():
    out = []
    S = [
     dict(c="Registro Civil das Pessoas Naturais e Tabelionato de Notas",mun="Nova Trento",uf="SC",d=(17,9,1891),h=(2,0),s="M",reg=(20,9,1891),em=(12,4,2019),lv="A-01",lvn=1,fo="23v",fon=23,te="67",n="Giovanni Battista Marchiori Tomasini",pai="Luigi Tomasini",mae="Domenica Marchiori",pn="Trento, Império da Áustria",mn="Trento, Império da Áustria",ap=("Battista Tomasini","Maria Fontanive"),am=("Giovanni Marchiori","Lucia Dalsasso"),off="Valmir Cadorin Battisti",tpl=0,av="Averbação de 02/04/2019: por sentença do Juízo da Comarca de São João Batista, autos 0300418-22.2018.8.24.0062, fica declarado que Luigi Tomasini e “Luiz Thomasin”, nomes com que o pai figura em outros atos, são a mesma pessoa.",an="Anotação: o registrado casou-se em 08/05/1915 com Rosa Ângela Cipriani, livro B-02, fls. 71, termo 12."),
     dict(c="Oficial de Registro Civil das Pessoas Naturais",mun="Bastos",uf="SP",d=(4,4,1934),h=(13,0),s="F",reg=(16,4,1934),em=(30,8,2022),lv="A-03",lvn=3,fo="112",fon=112,te="1.340",n="Hisako Takemoto",pai="Kenji Takemoto",mae="Fumie Morishita Takemoto",pn="Hiroshima, Japão",mn="Okayama, Japão",ap=("Sadakichi Takemoto","Tome Hirata"),am=("Yasuo Morishita","Kiku Morishita"),off="Rogério Massami Fugita",tpl=1,an="Faleceu em 21/10/2017 em Tupã-SP, termo 20.118, fls. 90, livro C-57."),
     dict(c="Cartório do 1º Ofício do Registro Civil",mun="Cruz Alta",uf="RS",d=(28,2,1957),h=(20,15),s="M",reg=(11,3,1957),em=(9,11,2015),lv="A-61",lvn=61,fo="8",fon=8,te="20.455",off="Noemi Prates Viecili",tpl=2,pn="Ijuí, neste Estado",mn="Tupanciretã, neste Estado"),
     dict(c="Cartório do Registro Civil do 2º Distrito Judiciário",mun="Olinda",uf="PE",d=(9,5,1972),h=(6,40),s="F",reg=(2,6,1972),em=(17,1,2024),lv="A-44",lvn=44,fo="176v",fon=176,te="39.028",off="Gustavo Henrique Cysneiros Maranhão",tpl=2,pn="Paulista, neste Estado",mn="Goiana, neste Estado",est="Maternidade Brites de Albuquerque",cpf=1,av="Averbação: em 15/01/2024, por mandado da 1ª Vara de Família e Registro Civil de Olinda, fica suprida a omissão quanto ao estado civil dos pais, que eram casados entre si.",),
     dict(c="Serviço Registral de Cataguases",mun="Cataguases",uf="MG",d=(30,7,1909),h=(0,30),s="F",reg=(1,8,1909),em=(23,6,2017),lv="A-17",lvn=17,fo="54",fon=54,te="211",off="Marta Peixoto Inácio Lisbôa",tpl=0,n="Hermengarda Adelaide Vasques d'Eça",pai="Manoel Vasques d'Eça",mae="Adelaide Augusta Peixoto",pn="Vila Real, Reino de Portugal",mn="Leopoldina, Minas Gerais",ap=("João Vasques d'Eça","Thereza de Jesus"),am=("Honório Peixoto","Augusta Cândida Lisbôa"),off2=1),
     dict(c="Ofício Único de Monte Alegre",mun="Monte Alegre",uf="PA",d=(22,12,1988),h=(11,5),s="M",reg=(13,1,1989),em=(5,5,2012),lv="A-29",lvn=29,fo="201",fon=201,te="14.773",off="Lindanor Celina Vinagre Batista",tpl=2,np=1,mn="Prainha, neste Estado",est="Hospital Municipal",av="Averbação: nome do pai incluído? Não há."),
     dict(c="Registro Civil da 1ª Subdivisão Judiciária",mun="Manaus",uf="AM",d=(6,1,1999),h=(17,17),s="F",reg=(20,1,1999),em=(28,2,2025),lv="A-302",lvn=302,fo="19",fon=19,te="180.644",off="Zilda Benayon Sabbá",tpl=2,pn="Iquitos, República do Peru",mn="Benjamin Constant, neste Estado",est="Maternidade Ana Braga",tw=1,cpf=1),
     dict(c="Cartório Registral das Pessoas Naturais",mun="Santa Leopoldina",uf="ES",d=(14,11,1924),h=(9,0),s="M",reg=(1,12,1924),em=(19,9,2013),lv="A-09",lvn=9,fo="140v",fon=140,te="388",n="Germano Augusto Kretschmer Röhrig",pai="August Röhrig",mae="Bertha Kretschmer",pn="Santa Maria de Jetibá, neste Estado",mn="Pomerânia, Alemanha",ap=("Wilhelm Röhrig","Emilie Lindner"),am=("Gottlieb Kretschmer","Ulrike Bauermann"),off="Helmar Potratz Schaeffer",tpl=1),
    ]
    S[5]["av"] = ""
    for i, s in enumerate(S, 1):
        r = random.Random(9900 + i); uf = s["uf"]; d = s["d"]
        f = family(r, uf, d[2], s["s"], nome=s.get("n"), pai=s.get("pai"), mae=s.get("mae"))
        if "ap" in s: f["avo_p"], f["av_p"] = s["ap"]; f["avo_m"], f["av_m"] = s["am"]
        np = s.get("np")
        if np: f["mae"] = f["mae_s"]; f["nome"] = "Everton Josué " + f["sm"]
        t = truth(f"Z9-{i}", "Z9", 612, 1008); cns = f"{r.randrange(10000,150000):06d}"
        m = mfmt(matricula(cns, 1, s["reg"][2], s["lvn"], s["fon"], int(s["te"].replace(".", ""))), 0)
        c = cpf(r) if s.get("cpf") else ""
        nd = data_ext(d, "primeiro"); D = lambda x: data_ext(x, "primeiro"); est = s.get("est", "")
        dd = s["reg"]; aos = (f"Ao primeiro dia" if dd[0] == 1 else f"Aos {ext(dd[0])} dias") + f" do mês de {MES[dd[1]-1]} de {ano_ext(dd[2])}"
        a = "a" if s["s"] == "F" else "o"; sx = "feminino" if s["s"] == "F" else "masculino"
        w1, w2 = adult(r, "M", uf, s["reg"][2]-35), adult(r, "M", uf, s["reg"][2]-40)
        esc = adult(r, "M", "MG", s["reg"][2]-45)
        pn, mn = s.get("pn", ""), s["mn"]; nasc_h = hora_periodo(*s["h"]); ah = ("à " if nasc_h.startswith("meia") else "às ") + nasc_h
        if s["tpl"] == 0:
            tx = f"Numero {s['te']}. {aos}, neste districto de paz de {s['mun']}, Estado {DE[uf]} {ESTADO[uf]}, em meu cartorio compareceu {f['pai']}, lavrador, natural de {pn}, e perante as testemunhas abaixo nomeadas e assignadas declarou: que no dia {nd}, {ah}, em sua casa de morada neste districto, sua mulher {f['mae']}, natural de {mn}, com quem é casado, deu á luz uma criança do sexo {sx}, que terá o nome de {f['nome']}, {'filha' if a=='a' else 'filho'} legitim{a} delle declarante e da dita sua mulher. São avós paternos {f['avo_p']} e {f['av_p']}; são avós maternos {f['avo_m']} e {f['av_m']}. Do que para constar lavrei este termo, que commigo assignam o declarante e as testemunhas {w1} e {w2}, negociantes, moradores neste districto. Eu, {esc}, escrivão de paz, o escrevi."
            es, dom = "Domicílio", ["sua casa de morada", "casa de morada"]
        elif s["tpl"] == 1:
            tx = f"Termo n.º {s['te']} – {aos}, nesta cidade de {s['mun']}, Comarca do mesmo nome, em cartório, compareceu {w1}, comerciante, residente neste município, e declarou que {ah} do dia {nd}, em domicílio, na linha colonial deste município de {s['mun']}, nasceu uma criança do sexo {sx}, de côr {'amarela' if i==2 else 'branca'}, a quem se pôs o nome de {f['nome']}, filh{a} de {f['pai']}, agricultor, natural de {pn}, e de dona {f['mae']}, de prendas domésticas, natural de {mn}, casados, residentes neste município. Net{a} pelo lado paterno de {f['avo_p']} e {f['av_p']} e pelo materno de {f['avo_m']} e {f['av_m']}. Nada mais declarou. Lido e achado conforme, assina com as testemunhas {w2} e {adult(r,'M',uf,1890)}. Eu, {esc}, Oficial, o subscrevi."
            es, dom = "Domicílio", ["domicílio"]
        else:
            plu = f"filh{a} de {f['mae']}, solteira, doméstica, com vinte anos de idade, natural de {mn}" if np else f"filh{a} de {f['pai']}, com trinta e um anos de idade, natural de {pn}, e de {f['mae']}, com vinte e sete anos de idade, natural de {mn}, ambos domiciliados nesta cidade"
            avs = f"Avós maternos: {f['avo_m']} e {f['av_m']}." if np else f"Avós paternos: {f['avo_p']} e {f['av_p']}. Avós maternos: {f['avo_m']} e {f['av_m']}."
            tw = f" Trata-se de parto duplo, sendo a outra criança {f['gemeo']}, registrada sob o termo imediato." if s.get("tw") else ""
            tx = f"{aos}, em cartório, nesta cidade de {s['mun']}, Estado {DE[uf]} {ESTADO[uf]}, compareceu como declarante {'a mãe da criança' if np else 'o pai da criança'} e, exibindo {'a declaração fornecida pelo hospital' if est else 'documento de identidade'}, disse que no dia {nd}, {ah}, {('na ' if est.startswith('M') else 'no ')+est if est else 'em casa, na rua General Portinho'}, nesta cidade, nasceu uma criança do sexo {sx}, a quem deu o nome de {f['nome']}, {plu}. {avs}{tw} Testemunhas: {w1} e {w2}, brasileiros, maiores, residentes nesta cidade. Lido às partes, acharam conforme e assinam. Eu, {esc}, escrevente autorizado, lavrei o presente. (aa) O declarante e as testemunhas."
            es, dom = (est, []) if est else ("Domicílio", ["em casa", "casa"])
        if s.get("tw"): setp(t, twin=(f["gemeo"], [f["gemeo"]]))
        av = s.get("av", "").format(nome=f["nome"]); an = s.get("an", "")
        mar = "".join(f"<p>{E(x)}</p>" for x in (av, an) if x) or "<p>Sem lançamentos à margem.</p>"
        if c: mar += f"<p>CPF da pessoa registrada: {c}</p>"
        selo = {"SC": "FMR48211-KD0P", "SP": "1159421CIT00000088231422S", "RS": "0193.01.1500002.07734", "PE": "0074492.QWF01202401.00318", "MG": "BFK20558", "PA": "", "AM": "CERPN38402LJQ7M1XB55", "ES": "023481.HJA1307.02214"}[uf]
        off = s["off"]
        css = """body{width:8.5in;height:14in;position:relative;font:11pt 'Liberation Serif';color:#111;background:#fff}.o{position:absolute;left:15mm;right:15mm;top:14mm;bottom:12mm;border:1px solid #444;padding:9mm 9mm}.hd{display:flex;gap:14px;align-items:center;border-bottom:1px solid #444;padding-bottom:8px}
        .bk{display:flex;margin-top:12px}.ml{flex:0 0 45mm;font-size:9.6pt;line-height:1.4;border-right:2px solid #444;padding-right:9px;margin-right:12px;min-height:178mm}.ml p{margin:0 0 9px;text-align:justify}.tx{flex:1;line-height:1.82;text-align:justify;font-size:12.6pt}"""
        body = f"""<div class="o"><div class="hd">{arms(54,'#222')}<div style="flex:1"><span style="font-size:9pt">República Federativa do Brasil</span><br><b style="font-size:13pt">{E(s['c'])}</b><br><span style="font-size:9pt">{s['mun']} – {uf} · CNS {cns[:2]}.{cns[2:5]}-{cns[5]} · {r.choice(['Rua Duque de Caxias','Rua Barão do Rio Branco','Av. Independência'])}, {r.randrange(9,990)}</span></div><div style="text-align:right;font-size:8pt">Pedido nº {r.randrange(1000,99999)}<br>Fl. 01/01</div></div>
        <div style="text-align:center;margin:12px 0 4px;font:bold 15pt 'Liberation Serif'">CERTIDÃO DE NASCIMENTO EM INTEIRO TEOR</div>
        <div style="text-align:center;font-size:10pt">matrícula <b>{m}</b></div><div style="text-align:center;font-size:10pt;margin-top:3px">Livro {s['lv']} · fls. {s['fo']} · termo {s['te']}</div>
        <p style="text-align:justify;font-size:10pt;margin:10px 0 0">CERTIFICO, a requerimento {'do próprio registrado' if i%3==0 else 'de parte legitimada'}, arquivado nesta serventia, e na forma do art. 19 da Lei nº 6.015/1973, que no livro, folhas e termo acima indicados consta o assento cujo teor é o seguinte, transcrito <i>verbo ad verbum</i>:</p>
        <div class="bk"><div class="ml"><p style="text-align:center"><u>Coluna da margem</u></p>{mar}</div><div class="tx">“{E(tx)}”</div></div>
        <div style="position:absolute;left:9mm;right:9mm;bottom:8mm"><p style="font-size:10.5pt;text-align:justify;margin:0 0 8px">Era o que se continha em dito assento, que fielmente transcrevi, conferi e assino. {s['mun']}, {D(s['em']) if i%2 else data_mes(s['em'])}.</p>
        <div style="display:flex;align-items:flex-end;gap:16px"><div style="flex:1;text-align:center">{sign(r,190,44,'#14286b')}<div style="border-top:1px solid #222;font-size:10pt">{E(off)}<br><span style="font-size:8.5pt">{'Oficial Interino(a)' if i in (3,6) else 'Oficial de Registro Civil'}</span></div></div><div>{stamp(s['c'][:40].upper(),uf,92,'#333a8a',-15,.7)}</div><div style="width:190px;font-size:8pt;border:1px solid #444;padding:5px 7px">{('Selo digital de fiscalização<br><b style="font:bold 8pt Liberation Mono">'+selo+'</b><br>') if selo else 'Ato isento de selo (Lei 9.534/1997)<br>'}Emolumentos R$ {r.randrange(40,110)},{r.randrange(10,99)} – ISS R$ {r.randrange(1,5)},{r.randrange(10,99)}<br>Prazo de validade: indeterminado</div></div></div></div>"""
        def q(v):
            if not v: return ""
            a_, b_ = v.split(", ")
            return a_ + " - " + (uf if "Estado" in b_ else "MG" if b_ == "Minas Gerais" else "") if ("Estado" in b_ or b_ == "Minas Gerais") else v
        setp(t, nome=f["nome"], cpf=c, mat=m, nasc=(d, nd), hora=f"{s['h'][0]:02d}:{s['h'][1]:02d}", sexo=s["s"], estab=es, nmun=s["mun"], nuf=uf, rmun=s["mun"], ruf=uf, cart=s["c"], dreg=s["reg"], livro=s["lv"], folha=s["fo"], termo=s["te"], averb=av, anot=an, joint=bool(av or an), selo=selo, oficial=off, demi=s["em"], avm=(f["avo_m"], f["av_m"]))
        if dom: t["accept"]["local_nascimento.estabelecimento"] = dom
        if np: setp(t, g1=(f["mae"], q(mn)))
        elif s["tpl"] == 0 or s["tpl"] in (1, 2): setp(t, g1=(f["pai"], q(pn)), g2=(f["mae"], q(mn)), avp=(f["avo_p"], f["av_p"]))
        for k, v in (("genitor_1", mn if np else pn), ("genitor_2", "" if np else mn)):
            if v and q(v) != v: t["accept"][f"filiação.{k}.naturalidade"] = [v, v.split(", ")[0]]
        out.append((f"Z9-{i}", doc(css, body, "8.5in 14in"), t))
    return out

# ---------- Z10: transcription of a birth abroad (Livro E), lettered items, consular record quoted, 1993-2009 ----------
def z10():
    out = []
    S = [
     dict(c="1º Ofício do Registro Civil das Pessoas Naturais",mun="Governador Valadares",uf="MG",n="Jennifer Nicole Coelho Perpétuo",s="F",city="Framingham",pl="Framingham, Massachusetts, Estados Unidos da América",nat="Framingham, Estados Unidos",est="MetroWest Medical Center",d=(12,6,1998),h="21:34",con="Consulado-Geral do Brasil em Boston",cd=(3,9,1998),reg=(14,2,2003),em=(17,2,2003),lv="E-12",fo="88",te="1.204",pai="Adimar Perpétuo Quintão",mae="Rosinéia Coelho de Assis Perpétuo",pn="Tarumirim - MG",mn="Sobrália - MG",off="Lúcia Helena Byrro Soares"),
     dict(c="Cartório do 1º Ofício – Registro Civil",mun="Foz do Iguaçu",uf="PR",n="Derlis Ramón Benítez Kowalczyk",s="M",city="Presidente Franco",pl="Presidente Franco, Alto Paraná, República do Paraguai",nat="Presidente Franco, Paraguai",est="Centro de Salud",d=(1,1,1973),h="ignorada",con="Consulado do Brasil em Ciudad del Este",cd=(30,4,1991),reg=(6,10,1993),em=(6,10,1993),lv="E-05",fo="141v",te="2.377",pai="Sixto Benítez Ocampos",mae="Marli Terezinha Kowalczyk",pn="Hernandarias - Paraguai",mn="Medianeira - PR",off="Adélia Rossoni Wust",avp0=1,av="Por sentença da 1ª Vara Federal de Foz do Iguaçu, de 12/08/1993, foi homologada a opção pela nacionalidade brasileira, em caráter definitivo."),
     dict(c="Registro Civil da Sede – 1º Subdistrito",mun="Marília",uf="SP",n="Bruno Akira Yoshizawa Uehara",s="M",city="Hamamatsu",pl="Hamamatsu, Província de Shizuoka, Japão",nat="Hamamatsu, Japão",est="Hospital Seirei",d=(27,3,2001),h="08:05",con="Consulado-Geral do Brasil em Nagoia",cd=(19,4,2001),reg=(8,1,2008),em=(9,1,2008),lv="E-31",fo="204",te="6.019",pai="Sérgio Hideo Uehara",mae="Cristina Naomi Yoshizawa Uehara",pn="Marília - SP",mn="Pompéia - SP",off="Ivone Maldonado Pinto",tw="Lucas Kenzo Yoshizawa Uehara"),
     dict(c="Cartório do 1º Ofício de Registro Civil, Casamentos, Títulos e Documentos",mun="Brasília",uf="DF",n="Maria Inês Sottomayor Lustosa",s="F",city="Argel",pl="Argel, República Argelina Democrática e Popular",nat="Argel, Argélia",est="",d=(18,11,1967),h="14:20",con="Embaixada do Brasil em Argel",cd=(25,11,1967),reg=(9,8,1978),em=(4,5,1999),lv="E-2",fo="17",te="95",pai="Hélio Lustosa de Sá",mae="Marta Sottomayor Lustosa",pn="Parnaguá - PI",mn="Lisboa, Portugal",off="Emival Moreira Pacheco",an="Casada com Octávio Régis Bulhões Pinho, em 11/09/1992, termo 20.133, fls. 112 do livro B-67 deste Ofício; passou a assinar Maria Inês Sottomayor Lustosa Pinho. Brasília, 22/09/1992."),
     dict(c="Registro Civil das Pessoas Naturais da 1ª Circunscrição",mun="Rio de Janeiro",uf="RJ",n="Yasmin Farah Coutinho",s="F",city="Beirute",pl="Beirute, Líbano",nat="Beirute, Líbano",est="Hospital Americano de Beirute",d=(5,7,2006),h="03:30",con="Embaixada do Brasil em Beirute",cd=(14,7,2006),reg=(20,10,2006),em=(1,11,2006),lv="E-74",fo="9",te="11.852",pai="Nabil Georges Farah",mae="Luciana Coutinho Brandão",pn="Zahle, Líbano",mn="Niterói - RJ",off="Fernando Jasmim Lopes"),
     dict(c="Cartório do Registro Civil – 1ª Zona",mun="Sant'Ana do Livramento",uf="RS",n="Washington Fabián Varela Ribeiro",s="M",city="Rivera",pl="Rivera, República Oriental do Uruguai",nat="Rivera, Uruguai",est="Hospital Departamental de Rivera",d=(23,8,1979),h="17:00",con="Consulado do Brasil em Rivera",cd=(6,9,1979),reg=(15,5,1996),em=(22,5,1996),lv="E-1",fo="63v",te="188",pai=None,mae="Zully Teresita Varela Ribeiro",pn="",mn="Sant'Ana do Livramento - RS",off="Eda Fialho Mércio"),
     dict(c="1º Registro Civil de Pessoas Naturais",mun="Goiânia",uf="GO",n="Thalles Guimarães O'Brien",s="M",city="Dublin",pl="Dublin, República da Irlanda",nat="Dublin, Irlanda",est="The Rotunda Hospital",d=(29,12,2005),h="00:10",con="Embaixada do Brasil em Dublin",cd=(2,2,2006),reg=(31,3,2009),em=(2,4,2009),lv="E-19",fo="277",te="3.940",pai="Kieran Patrick O'Brien",mae="Fernanda Guimarães Curado",pn="Galway, Irlanda",mn="Anápolis - GO",off="Mauro Lôbo de Godoy",avp0=0,av="Averbação em 31/03/2009: acrescido ao nome da avó paterna o patronímico Walsh, conforme certidão estrangeira apresentada."),
     dict(c="Cartório do 1º Ofício",mun="Boa Vista",uf="RR",n="Oriana del Valle Makuxi Pereira",s="F",city="Santa Elena de Uairén",pl="Santa Elena de Uairén, Estado Bolívar, Venezuela",nat="Santa Elena de Uairén, Venezuela",est="Domicílio",d=(8,2,1990),h="ignorada",con="Vice-Consulado do Brasil em Santa Elena de Uairén",cd=(17,10,1995),reg=(11,11,2004),em=(12,11,2004),lv="E-3",fo="45",te="301",pai="Abelardo Pereira da Silva",mae="Teolinda Makuxi",pn="Normandia - RR",mn="Uiramutã - RR",off="Wagner Brasil Coêlho Mota"),
    ]
    G = [(("Geraldo Perpétuo","Efigênia Quintão Perpétuo"),("Sebastião Coelho Neto","Zilda Maria de Assis")),
         (("",""),("Estanislau Kowalczyk","Verônica Przybysz Kowalczyk")),
         (("Seitoku Uehara","Tsuruko Kanashiro Uehara"),("Minoru Yoshizawa","Alice Sachie Yoshizawa")),
         (("Deoclécio Lustosa Nogueira","Ana Benvinda de Sá"),("Duarte Vaz Sottomayor","Maria do Carmo Pestana Sottomayor")),
         (("Georges Elias Farah","Samira Chedid Farah"),("Moacyr Coutinho","Neide Brandão Coutinho")),
         (("",""),("Nery Ribeiro Fagundes","Blanca Nelly Varela")),
         (("Seán O'Brien","Maeve Walsh O'Brien"),("Antônio Celso Curado","Divina Guimarães Curado")),
         (("Raimundo Pereira da Silva","Luzia Maria da Silva"),("Caetano Makuxi","Rosa Makuxi"))]
    for i, s in enumerate(S, 1):
        r = random.Random(12000 + i); t = truth(f"Z10-{i}", "Z10"); (ap, am) = G[i-1]
        d = s["d"]; nd = data_ext(d, "primeiro") if i % 2 else f"{d[0]} de {MES[d[1]-1]} de {d[2]}"
        un = "não consta"
        av, an = s.get("av", ""), s.get("an", "")
        fee = "CR$ 940,00" if s["em"][2] == 1993 else f"R$ {r.randrange(8,39)},{r.randrange(10,99)}"
        selo = f"{r.choice('ABCD')}{r.choice('EFGH')}{r.randrange(10000,99999)}" if s["em"][2] >= 2001 and i != 8 else ""
        it = [("Nome da pessoa", f"<b>{E(s['n'])}</b>"), ("Sexo", "feminino" if s["s"] == "F" else "masculino"), ("Dia do nascimento", nd + (f", às {s['h']} horas (hora local)" if s["h"][0].isdigit() else ", hora ignorada")),
              ("Lugar", (E(s["est"]) + (" – " if s["est"] else "")) + E(s["pl"])), ("Natural de", E(s["nat"])), ("Pai", f"{E(s['pai'])}, natural de {E(s['pn'])}" if s["pai"] else un), ("Mãe", f"{E(s['mae'])}, natural de {E(s['mn'])}"),
              ("Avós pelo pai", f"{E(ap[0])} e {E(ap[1])}" if ap[0] else un), ("Avós pela mãe", f"{E(am[0])} e {E(am[1])}"), ("Gêmeos", f"sim – irmão: {s['tw']}" if s.get("tw") else "não"),
              ("Título transcrito", f"certidão do registro lavrado no {s['con']}" .replace("no Embaixada", "na Embaixada") + f", em {dmy(s['cd'])}, livro {r.randrange(2,60)}, folhas {r.randrange(2,200)}, sob nº {r.randrange(100,2900)}"),
              ("Apresentante", ("a mãe" if i % 2 else "o próprio" if i == 2 else "o pai") + f", {r.choice(['C.I.','RG'])} nº {r.randrange(1000000,9999999)}")]
        rows = "".join(f'<tr><td>{chr(97+k)})</td><td>{l}</td><td>{v}</td></tr>' for k, (l, v) in enumerate(it))
        if s.get("tw"): setp(t, twin=(s["tw"], [s["tw"]])); t["accept"]["gêmeos.informações_adicionais"] = ["irmão: " + s["tw"]]
        col = ["#1b3d2f", "#3d2a1b", "#20304f", "#111111"][i % 4]
        css = f"""body{{width:210mm;height:297mm;position:relative;background:#fdfcf7;font:10.4pt 'P052';color:{col}}}.o{{position:absolute;left:24mm;right:18mm;top:15mm;bottom:13mm}}.bd{{position:absolute;left:11mm;top:11mm;bottom:11mm;width:7mm;background:repeating-linear-gradient(45deg,{col}33 0 2px,transparent 2px 6px);border:1px solid {col}}}
        table.i{{width:100%;border-collapse:collapse;margin-top:6px}}.i td{{padding:6.4px 5px;vertical-align:top}}.i td:first-child{{width:20px;font-style:italic}}.i td:nth-child(2){{width:122px;font:small-caps 10pt 'P052'}}.i td:nth-child(3){{color:#000;font:10.4pt 'Liberation Sans'}}.bx{{border-top:1px solid {col};border-bottom:1px solid {col};padding:5px;margin-top:8px;min-height:60px}}"""
        body = f"""<div class="bd"></div><div class="o"><div style="display:flex;justify-content:space-between;font-size:8.5pt"><div>{'Estado '+DE[s['uf']]+' ' if s['uf']!='DF' else ''}{ESTADO[s['uf']]}<br>Comarca de {s['mun']}</div><div style="text-align:center">{arms(50,col)}</div><div style="text-align:right">Livro “E” – transcrições<br>(Lei nº 6.015/73, art. 32, § 1º)</div></div>
        <div style="text-align:center"><b style="font-size:12pt">{E(s['c'])}</b><br><span style="font-size:9pt">{s['mun']} – {s['uf']} &nbsp;·&nbsp; Oficial: {E(s['off'])}</span><div style="font:italic 19pt 'P052';margin:10px 0 1px">Certidão de Transcrição de Nascimento</div><span style="font-size:9pt">ocorrido em país estrangeiro</span></div>
        <p style="text-align:justify;margin:10px 0 2px">Certifico que, às folhas <b>{s['fo']}</b> do livro <b>{s['lv']}</b>, sob o número <b>{s['te']}</b>, foi transcrito, no dia {data_ext(s['reg'], 'primeiro')}, o assento de nascimento a seguir:</p><table class="i">{rows}</table>
        <div class="bx"><span style="font:small-caps 10pt 'P052'">Averbações</span><br><span style="font:9.8pt 'Liberation Sans';color:#000">{E(av) or 'Nenhuma.'}</span></div><div class="bx" style="border-top:0;margin-top:0"><span style="font:small-caps 10pt 'P052'">Anotações remissivas</span><br><span style="font:9.8pt 'Liberation Sans';color:#000">{E(an) or 'Nenhuma.'}</span></div>
        <p style="margin:10px 0;font-size:9pt;text-align:justify">{'A condição de nacionalidade observa o disposto no art. 12, inciso I, alínea “c”, da Constituição Federal.' if s['reg'][2]>1988 else 'Transcrição feita na forma do art. 32 da Lei de Registros Públicos.'} Documentos arquivados em cartório, maço {r.randrange(1,40)}.</p>
        <div style="text-align:right">{s['mun']}, {data_mes(s['em'])}.</div>
        <div style="position:absolute;bottom:0;left:0;right:0;display:flex;align-items:flex-end;gap:18px"><div>{stamp('REGISTRO CIVIL – LIVRO E – '+s['mun'].upper(),s['uf'],98,'#7a1f3a',10,.7)}</div><div style="flex:1;text-align:center">{sign(r,190,44)}<div style="border-top:1px solid {col}">{E(s['off'])}</div></div><div style="font-size:8pt;width:135px;line-height:1.4">{('Selo de fiscalização<br><b>'+selo+'</b><br>') if selo else ''}Custas: {fee}<br>Reconheça-se a firma para uso no exterior.</div></div></div>"""
        setp(t, nome=s["n"], nasc=(d, nd), hora=s["h"] if s["h"][0].isdigit() else "", nat=s["nat"], sexo=s["s"], estab=s["est"], nmun=s["city"], nuf="", rmun=s["mun"], ruf=s["uf"], cart=s["c"], dreg=s["reg"], livro=s["lv"], folha=s["fo"], termo=s["te"],
             averb=av, anot=an, selo=selo, oficial=s["off"], demi=s["em"], avm=am)
        t["accept"]["local_nascimento.município"] = [s["pl"], ", ".join(s["pl"].split(", ")[:2]), s["nat"]]
        t["accept"]["dados_pessoais.naturalidade"] = [s["pl"]]
        if s["pai"]: setp(t, g1=(s["pai"], s["pn"]), g2=(s["mae"], s["mn"]))
        else: setp(t, g1=(s["mae"], s["mn"]))
        if ap[0]: setp(t, avp=ap)
        out.append((f"Z10-{i}", doc(css, body), t))
    return out
