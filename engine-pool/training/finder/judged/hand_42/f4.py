from common import *
# ---------- Z7: 2000-2009 word-processor grid with rotated group headings, much of other people's data ----------
def z7():
    out = []
    S = [
     ("Santos","SP","Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito","Santos","SP","Sociedade Portuguesa de Beneficência",(14,4,1981),(11,20),"F",(22,4,1981),(3,8,2004),"A-203","167","81.456",dict(an="Casou-se em 02/06/2004 com {c}, termo 10.955, fls. 190, livro B-61, Praia Grande-SP; continua a assinar o nome de solteira.")),
     ("Presidente Prudente","SP","Registro Civil da Sede da Comarca","Martinópolis","SP","Santa Casa de Martinópolis",(9,1,2006),(4,1),"M",(23,1,2006),(23,1,2006),"A-177","288","105.340",dict(dnv=1)),
     ("Jaboatão dos Guararapes","PE","Cartório de Registro Civil do 1º Distrito","Recife","PE","IMIP – Instituto Materno Infantil",(18,12,2002),(0,5),"F",(10,2,2003),(11,2,2003),"A-90","34v","54.007",dict(dnv=1,np=1)),
     ("Garanhuns","PE","Cartório do Registro Civil – Sede","Brejão","PE","Residência, Sítio Batinga",(24,6,1964),None,"M",(5,9,1980),(17,10,2001),"A-19","206","18.777",dict(dom=1,av="Registro lavrado em virtude de mandado do Juízo de Direito da 2ª Vara de Garanhuns, datado de 01/09/1980.")),
     ("Cascavel","PR","1º Ofício de Registro Civil e Títulos","Toledo","PR","Hospital Bom Jesus",(16,5,1990),(19,55),"M",(28,5,1990),(6,5,2008),"A-58","12","29.561",dict(tw=1)),
     ("Aracaju","SE","6º Ofício da Comarca – Registro Civil","Nossa Senhora do Socorro","SE","Maternidade Hildete Falcão Baptista",(2,7,1996),(15,0),"F",(15,7,1996),(20,3,2007),"A-46","98","44.318",dict(av="Reconhecida a paternidade por escritura pública lavrada em 12/02/2007, 1º Ofício de Aracaju, livro 311, fls. 45; passou a constar o pai e os avós paternos.")),
     ("São Luís","MA","3ª Zona de Registro Civil","Alcântara","MA","Ignorado",(20,11,1949),None,"F",(30,1,1975),(13,9,2005),"A-27","301","61.090",dict(noest=1,an="Viúva de {c}, falecido em 19/03/1999 (óbito: livro 41-C, fls. 7, termo 12.300, 1ª Zona).")),
     ("Rio Branco","AC","2º Ofício do Registro Civil","Sena Madureira","AC","Hospital João Câncio Fernandes",(13,3,2000),(9,10),"M",(17,3,2000),(4,6,2009),"A-71","55","20.812",dict(dnv=1)),
    ]
    off = ["Benedicto Ayres Bittar","Clélia Regina Tozzi Furuno","Severina Galvão de Araújo Lins","Elpídio Valença Notaro","Adir Roque Sartoretto","Acrísio Gararu Sobral","Iêda Viveiros Trovão","Jorge Araken Diógenes"]
    esc = ["","Edna Tiemi Okubo – Escrevente","","","Nara Biazus – Escrevente Juramentada","","",""]
    nats = {"SP":["São Vicente-SP","Rancharia-SP","Mirassol-SP","Poços de Caldas-MG"],"PE":["Vitória de Santo Antão-PE","Bom Conselho-PE","Palmares-PE"],"PR":["Marechal Cândido Rondon-PR","Palotina-PR","Erechim-RS"],"SE":["Lagarto-SE","Propriá-SE","Estância-SE"],"MA":["Alcântara-MA","Bequimão-MA"],"AC":["Xapuri-AC","Tarauacá-AC","Boca do Acre-AM"]}
    prof = [["pedreiro","estivador","lavrador","motorista","autônomo","vigilante","torneiro mecânico"],["bancária","do lar","professora","comerciária","costureira","auxiliar de limpeza"]]
    for i, (mun, uf, cart, nm, nu, est, d, h, sx, reg, em, lv, fo, te, o) in enumerate(S, 1):
        r = random.Random(7700 + i); f = family(r, uf, d[2], sx); t = truth(f"Z7-{i}", "Z7"); pn, mn = r.sample(nats[uf], 2); np = o.get("np")
        if np: f["mae"] = f["mae_s"]; f["nome"] = "Emilly Vitória " + f["sm"]
        if i == 7: f["avo_m"] = ""
        dn = dnv(r, 2) if o.get("dnv") else ""
        an = o.get("an", "").format(c="Wagner Souto Maior Lopes" if i == 1 else "Domingos Ferreira Pinheiro"); av = o.get("av", "")
        tv = f["gemeo"] if o.get("tw") else "- - -"
        if o.get("tw"): setp(t, twin=(tv, [tv]))
        selo = f"{r.randrange(1000,9999)}AA{r.randrange(100000,999999)}" if uf == "SP" else f"{r.choice('ABCDE')}{r.choice('KLM')}{r.choice('XYZ')} {r.randrange(100000,999999)}" if i in (3, 5, 8) else ""
        nd = dmy(d, ".") if i % 3 == 0 else data_mes(d)
        P = lambda n, nat, g: f"<tr><td><b>{n}</b></td><td>{nat}</td><td>{r.choice(prof[g])}</td><td>{r.randrange(19,44)}</td><td>{cpf(r) if d[2]>1990 else '- - -'}</td></tr>"
        V = lambda tx: f'<div class="g"><span>{tx}</span></div>'
        sec = lambda tx, inner: f'<div class="s">{V(tx)}<div class="w">{inner}</div></div>'
        css = """body{width:210mm;height:297mm;position:relative;font:10pt 'Caladea';color:#000}.o{position:absolute;left:16mm;right:14mm;top:12mm;bottom:10mm}.s{display:flex;border:1.3px solid #000;margin-top:5px}.g{flex:0 0 22px;background:#ddd;border-right:1px solid #000;display:flex;align-items:center;justify-content:center}.g span{writing-mode:vertical-rl;transform:rotate(180deg);font:bold 7pt 'Carlito';letter-spacing:1px}
        .w{flex:1}table{width:100%;border-collapse:collapse}td{border-left:1px solid #888;border-top:1px solid #888;padding:5px 6px 6px;vertical-align:top}th{font:bold 7pt 'Carlito';text-align:left;padding:1px 6px;border-left:1px solid #888;background:#f4f4f4}tr>:first-child{border-left:0}.w table:first-child tr:first-child td{border-top:0}small{font:7pt 'Carlito';display:block;color:#333}"""
        fl = lambda *c: "<table><tr>" + "".join(f'<td style="width:{w}%"><small>{l}</small>{v}</td>' for l, v, w in c) + "</tr></table>"
        un = "- - -"
        body = f"""<div class="o"><table style="margin-bottom:8px"><tr><td style="border:0;width:70px">{arms(56,'#000',1)}</td><td style="border:0;text-align:center"><span style="font-size:9pt">Registro Civil das Pessoas Naturais<br>Estado {DE[uf]} {ESTADO[uf]} – Município e Comarca de {mun}</span><br><b style="font-size:11pt">{cart}</b><br><span style="font-size:8.5pt">{off[i-1]} – {'Oficial' if i%2 else 'Oficial Designado(a)'}</span></td><td style="border:0;width:110px;font:7.4pt Carlito">Livro <b style="font-size:10pt">{lv}</b><br>Folha <b style="font-size:10pt">{fo}</b><br>Termo <b style="font-size:10pt">{te}</b></td></tr></table>
        <div style="text-align:center;font:bold 16pt 'Caladea';border:1.3px solid #000;background:#eee;padding:3px;margin-bottom:7px">CERTIDÃO DE NASCIMENTO</div>
        <div style="margin-bottom:6px;text-align:justify">Certifico, usando da faculdade que me confere a lei e a pedido verbal de pessoa interessada, que, revendo em cartório o livro, folha e termo acima, nele encontrei registrado em <b>{dmy(reg)}</b> o nascimento adiante discriminado:</div>
        {sec('REGISTRADO', fl(('Nome', f'<b style="font-size:12pt">{f["nome"]}</b>', 100)) + fl(('Nascimento', nd, 32), ('Hora', f'{h[0]:02d}h{h[1]:02d}' if h else un, 15), ('Sexo', 'Fem.' if sx=='F' else 'Masc.', 15), ('Cidade e UF', f'{nm} – {nu}', 38)) + fl(('Hospital/Local', est, 60), ('Decl. Nasc. Vivo', dn or un, 40)) + fl(('Gêmeo(a) com', tv, 60), ('Ordem', f'{r.randrange(1,5)}ª gestação', 40)))}
        {sec('PAIS', '<table><tr><th style="width:40%">Nome</th><th>Naturalidade</th><th>Profissão</th><th>Idade</th><th>CPF</th></tr>' + ('' if np else P(f['pai'], pn, 0)) + P(f['mae'], mn, 1) + '</table>' + fl(('Residência', f"{r.choice(['Rua Projetada B','Rua das Palmeiras','Av. Brasil','Travessa Boa Vista'])}, nº {r.randrange(5,900)}, {nm} – {nu}", 65), ('Casados em', un if np or i in (4,6) else f'{mun} – {uf}', 35)))}
        {sec('AVÓS', fl(('Paternos', un if np else f"{f['avo_p']}<br>{f['av_p']}", 50), ('Maternos', f"{f['avo_m'] or 'ignorado'}<br>{f['av_m']}", 50)))}
        {sec('TERMO', fl(('Declarante', ('A mãe' if np else 'O pai') + f", RG {r.randrange(1000000,49000000)} SSP/{uf}", 40), ('Testemunhas', (adult(r,'M',uf) + ' e ' + adult(r,'F',uf)) if i in (1,4,7) else 'não exigidas', 60)))}
        {sec('NOTAS', fl(('Averbações à margem', av or 'Nada consta', 100)) + fl(('Anotações', an or 'Nada consta', 100)))}
        <div style="margin-top:12px">O referido é verdade. Dou fé.</div><div style="text-align:right">{mun}, {data_mes(em) if i%2 else data_ext(em)}.</div>
        <div style="display:flex;align-items:flex-end;margin-top:26px;gap:20px"><div>{stamp(cart[:42],mun if len(mun)<12 else uf,96,'#20407c',-9,.75)}</div><div style="flex:1;text-align:center">{sign(r,180,42,'#111')}<div style="border-top:1px solid #000">{esc[i-1] or off[i-1]+' – Oficial'}</div></div>
        <div style="width:165px;border:1px solid #000;font:7.4pt 'Carlito';padding:4px 6px"><b>Emolumentos</b><br>Ao Oficial ........ R$ {r.randrange(9,17)},{r.randrange(10,99)}<br>{'Ao IPESP' if uf=='SP' else 'Ao FERC'} .......... R$ {r.randrange(1,4)},{r.randrange(10,99)}<br>Total ................ R$ {r.randrange(17,24)},{r.randrange(10,99)}{('<br><b>Selo nº '+selo+'</b>') if selo else ''}</div></div>
        <div style="position:absolute;bottom:0;left:0;right:0;font:7pt Carlito;text-align:center;border-top:1px solid #888;padding-top:3px">{r.choice(['Rua XV de Novembro','Av. Presidente Vargas','Praça da Matriz'])}, {r.randrange(20,800)} – {mun}/{uf} – Fone/Fax (0xx{r.randrange(11,99)}) 3{r.randrange(200,999)}-{r.randrange(1000,9999)} &nbsp;•&nbsp; sistema {r.choice(['CARTWIN 4.2','RegCivil 2000','SisNasc v3'])} &nbsp;•&nbsp; não é válida com emendas ou rasuras</div></div>"""
        q = lambda v: v[:-3] + " - " + v[-2:]
        setp(t, nome=f["nome"], nasc=(d, nd), hora=f"{h[0]:02d}:{h[1]:02d}" if h else "", sexo=sx, estab="Residência" if o.get("dom") else "" if o.get("noest") else est, nmun=nm, nuf=nu, rmun=mun, ruf=uf, cart=cart, dreg=reg, dnv=dn, livro=lv, folha=fo, termo=te, averb=av, anot=an, selo=selo, oficial=off[i-1], demi=em, avm=(f["avo_m"], f["av_m"]))
        if o.get("dom"): t["accept"]["local_nascimento.estabelecimento"] = ["Domicílio", est]
        if np: setp(t, g1=(f["mae"], q(mn)))
        else: setp(t, g1=(f["pai"], q(pn)), g2=(f["mae"], q(mn)), avp=(f["avo_p"], f["av_p"]))
        out.append((f"Z7-{i}", doc(css, body), t))
    return out

# ---------- Z8: typed narration 1939-1972 under a printed heading ----------
def z8():
    out = []
    S = [ # head style, place..., names
     dict(c="Districto de Paz da Séde",mun="Botucatu",uf="SP",st="Republica dos Estados Unidos do Brasil",nm="Botucatu",d=(11,2,1917),h=(15,15),s="F",reg=(13,2,1917),em=(6,5,1939),lv="28",fo="114",te="207",old=1,nome="Assumpta Philomena Giacobbe Trevisan",pai="Giacomo Trevisan",mae="Carmella Giacobbe",ap=("Pietro Trevisan","Angela Dal Pozzo"),am=("Vicenzo Giacobbe","Rosalia Giacobbe"),pn="Treviso, Italia",mn="Cosenza, Italia",off="Horacio de Mello Camargo",an=""),
     dict(c="Cartório do Registro Civil do 1º Distrito",mun="Pelotas",uf="RS",st="Estados Unidos do Brasil",nm="Pelotas",d=(30,9,1938),h=(22,0),s="M",reg=(7,10,1938),em=(18,1,1947),lv="A-77",fo="35v",te="1.903",off="Zeferino Costa Netto"),
     dict(c="Cartório do 2º Ofício",mun="Crato",uf="CE",st="Estados Unidos do Brasil",nm="Barbalha",d=(19,3,1932),h=(5,0),s="F",reg=(2,4,1932),em=(23,8,1951),lv="6",fo="88",te="341",off="Joaquim Pinheiro Teles",np=1),
     dict(c="Registro Civil da 3ª Circunscrição",mun="Salvador",uf="BA",st="Estados Unidos do Brasil",nm="Salvador",d=(4,10,1945),h=(12,30),s="M",reg=(9,10,1945),em=(15,2,1955),lv="A-41",fo="190",te="22.480",off="Almerinda Seixas Doria",est="Maternidade Climério de Oliveira",tw=1),
     dict(c="Cartório de Paz de Morretes",mun="Morretes",uf="PR",st="Estados Unidos do Brasil",nm="Antonina",d=(1,6,1928),h=None,s="F",reg=(20,11,1940),em=(12,12,1958),lv="11",fo="7",te="15",off="Eurico Linhares de Lacerda",av="Registro autorizado por despacho do Meritíssimo Juiz de Direito, de 18 de novembro de 1940, na forma do Decreto-lei 1.116, de 1939."),
     dict(c="Registro Civil do 4º Subdistrito",mun="Belo Horizonte",uf="MG",st="Estados Unidos do Brasil",nm="Belo Horizonte",d=(28,8,1949),h=(3,45),s="M",reg=(5,9,1949),em=(30,6,1964),lv="A-62",fo="211",te="37.904",off="Dulce Baeta Vianna",est="Casa de Saúde São Lucas",an="O registrado casou-se em 16 de maio de 1964 com {c}, perante este Cartório, conforme termo nº 8.871, fls. 120 do livro B-33."),
     dict(c="Cartório Rabelo – Registro Civil de Caruaru",mun="Caruaru",uf="PE",st="República Federativa do Brasil",nm="São Caetano",d=(13,12,1936),h=(7,0),s="F",reg=(18,12,1936),em=(3,3,1970),lv="18",fo="50v",te="1.117",off="Pedro Celestino Rabelo"),
     dict(c="Registro Civil do Distrito de Santo Antônio",mun="Vitória",uf="ES",st="República Federativa do Brasil",nm="Vitória",d=(25,1,1953),h=(0,0),s="M",reg=(29,1,1953),em=(14,11,1972),lv="A-30",fo="163",te="9.245",off="Otília Pagani Sarmento",est="Santa Casa de Misericórdia"),
    ]
    nats = {"RS":("Cangussú, deste Estado","Montevidéo, Uruguai"),"CE":("Missão Velha, Ceará","Barbalha, Ceará"),"BA":("Cachoeira, Bahia","Santo Amaro, Bahia"),"PR":("Paranaguá, Paraná","Morretes, Paraná"),"MG":("Sabará, Minas Gerais","Caeté, Minas Gerais"),"PE":("Bezerros, Pernambuco","São Caetano, Pernambuco"),"ES":("Santa Leopoldina, Espírito Santo","Serra, Espírito Santo")}
    tn = {"deste Estado": "RS", "Ceará": "CE", "Bahia": "BA", "Paraná": "PR", "Minas Gerais": "MG", "Pernambuco": "PE", "Espírito Santo": "ES"}
    for i, s in enumerate(S, 1):
        r = random.Random(8800 + i); d = s["d"]; uf = s["uf"]; old = s.get("old")
        f = family(r, uf, d[2], s["s"], nome=s.get("nome"), pai=s.get("pai"), mae=s.get("mae"))
        if "ap" in s: f["avo_p"], f["av_p"] = s["ap"]; f["avo_m"], f["av_m"] = s["am"]
        if s.get("np"): f["mae"] = f["mae_s"]; f["nome"] = "Maria Quitéria " + f["sm"]
        pn, mn = (s["pn"], s["mn"]) if "pn" in s else nats[uf]
        t = truth(f"Z8-{i}", "Z8"); np = s.get("np")
        nd = data_ext(d, "primeiro"); hh = hora_periodo(*s["h"]) if s["h"] else ""
        if i == 8: hh = "zero hora"
        est = s.get("est", ""); a = "a" if s["s"] == "F" else "o"
        un = lambda x: f"<u>{x}</u>"
        dreg = data_ext(s["reg"], "primeiro")
        av = s.get("av", ""); an = s.get("an", "").format(c="Terezinha Neves Gontijo")
        tw = ""
        if s.get("tw"): tw = f" Nasceu de parto gemelar, sendo seu irmão gêmeo {un(f['gemeo'])}."; setp(t, twin=(f["gemeo"], [f["gemeo"]]))
        home = i in (1, 2, 3, 7); onde = f"no {est}" if est.startswith("H") else f"na {est}" if est else "em casa de seus paes" if old else ("em domicílio" if home else "em lugar não declarado")
        hs = (("ás " if old else "às ") + hh) if hh and not hh.startswith(("meio", "zero")) else ("ao " + hh if hh.startswith("meio-dia") else "à " + hh) if hh else "em hora ignorada"
        sexo = {"M": "masculino", "F": "feminino"}[s["s"]]
        if old:
            tx = f"""<p>CERTIFICO que, a fls. {s['fo']} do livro numero {s['lv']} de assentos de nascimentos, sob numero de ordem {s['te']}, consta o de {un(f['nome'])}, do sexo {sexo}, nascida aos {un(nd)}, {hs}, {onde}, nesta cidade; filha legitima de {un(f['pai'])} e de Dona {un(f['mae'])}, elle natural de {pn}, ella natural de {mn}, lavradores, aqui residentes; neta pelo lado paterno de {f['avo_p']} e de Dona {f['av_p']}, e pelo materno de {f['avo_m']} e de Dona {f['av_m']}. Foi declarante o pae e serviram de testemunhas Achilles Nardy e Bento Lopes de Faria, negociantes. O assento foi feito aos {dreg}. É o que se contém no dito assento, ao qual me reporto e dou fé.</p>"""
        elif i % 2 == 0:
            tx = f"""<p>CERTIFICO, a pedido de pessoa interessada, que revendo o livro {s['lv']} do Registro de Nascimentos deste Cartório, nêle, às fôlhas {s['fo']}, sob o número {s['te']}, encontrei o assento lavrado em {dreg}, do qual consta que {un(nd)}, {hs}, {onde}, {'nesta cidade de '+s['nm'] if s['nm']==s['mun'] else 'no município de '+s['nm']}, nasceu uma criança do sexo {sexo}, que recebeu o nome de {un(f['nome'])}, filh{a} de {un(f['pai'])}, natural de {pn}, e de dona {un(f['mae'])}, natural de {mn}.{tw} São seus avós paternos: {f['avo_p']} e dona {f['av_p']}; e maternos: {f['avo_m']} e dona {f['av_m']}. Foi declarante o pai da criança e testemunhas {adult(r,'M',uf,1915)} e {adult(r,'M',uf,1910)}.</p>"""
        else:
            fl = f"filh{a} natural de {un(f['mae'])}, natural de {mn}, solteira, doméstica; avós maternos: {f['avo_m']} e {f['av_m']}" if np else f"filh{a} legítim{a} do senhor {un(f['pai'])}, agricultor, natural de {pn}, e de sua mulher {un(f['mae'])}, doméstica, natural de {mn}; avós pelo lado paterno: {f['avo_p']} e {f['av_p']}; avós pelo lado materno: {f['avo_m']} e {f['av_m']}"
            tx = f"""<p>NOME: {un(f['nome'])}.- Certifico que o nascimento d{'a' if a=='a' else 'o'} pessoa acima foi registrado neste Cartório em {dreg}, no livro nº {s['lv']}, fls. {s['fo']}, têrmo nº {s['te']}, como ocorrido {onde}, em {s['nm']}, Estado {DE[uf]} {ESTADO[uf]}, no dia {un(nd)}, {hs}. Sexo: {sexo}. É {fl}. Declarante: {'a mãe' if np else 'o pai'}. Testemunhas do têrmo: {adult(r,'M',uf,1905)} e {adult(r,'M',uf,1912)}.</p>"""
        ob = " ".join(x for x in (av, an) if x)
        obl = ("OBSERVAÇÕES" if not old else "Observações")
        tx += f"<p>{obl}: {ob if ob else 'nada consta à margem.' if not old else 'nada consta á margem.'} {'-x-'*8}</p><p>O referido é verdade e dou fé.{'-x'*12}</p>"
        paper = ["#f3e8cd", "#f7f0dc", "#efe6d2", "#f8f3e6"][i % 4]; ink = ["#1c1c22", "#20285a", "#2a2622", "#1c1c22"][i % 4]; hd = ["#3a2c16", "#1d2d55", "#222"][i % 3]
        emx = f"{em_city(s)}"
        css = f"""body{{width:210mm;height:297mm;position:relative;background:{paper};overflow:hidden}}.h{{position:absolute;top:15mm;left:0;right:0;text-align:center;color:{hd};font:11pt 'URW Bookman'}}.h b{{font:22pt '{["TeX Gyre Bonum","EB Garamond","P052"][i%3]}';letter-spacing:2px;display:block;margin:7px 0}}
        .t{{position:absolute;left:36mm;right:17mm;top:83mm;font:11.6pt/{'23px' if len(tx)<1500 else '21.5px'} 'TeX Gyre Cursor';color:{ink};-webkit-text-stroke:.28px {ink};text-align:left;font-stretch:normal;letter-spacing:-.55px}}.t p{{margin:0 0 9px;text-indent:44px}}.mg{{position:absolute;left:8mm;top:84mm;width:23mm;font:7.5pt 'URW Bookman';color:{hd};text-align:center;border-right:1px solid {hd};height:175mm;padding-right:4px}}
        .est{{width:70px;height:86px;border:2px dotted {hd};background:#d9c8a0;font:6.8pt 'URW Bookman';padding-top:10px;margin:16px auto}}"""
        stt = s["st"].upper() if i % 2 else s["st"]
        body = f"""<div class="h">{arms(62,hd)}<br>{stt}<br><span style="font-size:9.5pt">Estado {DE[uf]} {ESTADO[uf] if not old else 'São Paulo'} &nbsp;–&nbsp; {'Comarca' if i%3 else 'Têrmo e Comarca'} de {s['mun']}</span><br><span style="font-size:9.5pt">{s['c']}</span><b>{'Certidão de Nascimento' if i%3!=1 else 'CERTIDÃO DE NASCIMENTO'}</b><span style="font:italic 9.5pt 'URW Bookman'">{s['off']}, {'Official do Registro Civil' if old else 'Oficial do Registro Civil'}{' e Tabelião' if i in (3,5,7) else ''}, {'na fórma da lei, etc.' if old else 'na forma da lei, etc.'}</span></div>
        <div class="mg">{'Sello' if old else 'Sêlo'}<div class="est">{'THESOURO' if old else 'TESOURO'}<br>NACIONAL<br><br><b style="font-size:11pt">{'1$000' if old else 'Cr$ 2,00' if i<7 else 'Cr$ 0,50'}</b></div><div class="est" style="transform:rotate(-3deg)">EDUCAÇÃO<br>E SAÚDE<br><br><b style="font-size:10pt">{'200 rs' if old else '80 ctvs' if i<7 else 'taxa'}</b></div><br>Rasa<br>Busca<br>Sêlo<br>____<br>Total</div>
        <div class="t">{tx}<div style="text-align:right;margin-top:12px">{emx}</div><div style="text-align:center;margin:26px 0 0 120px">{sign(r,200,44,'#1b2460')}<br>{s['off']}<br>{'O Official' if old else 'O Oficial'}</div></div><div style="position:absolute;left:46mm;bottom:24mm">{stamp(s['c'][:40].upper(),s['mun'].upper() if len(s['mun'])<12 else uf,104,'#4a2c7c',-22,.55,'URW Bookman')}</div>"""
        def q(v):
            if v == "Cangussú, deste Estado": return "Cangussú - RS"
            a_, b_ = v.split(", "); return f"{a_} - {tn[b_]}" if b_ in tn else v
        H = f"{s['h'][0]:02d}:{s['h'][1]:02d}" if s["h"] else ""
        setp(t, nome=f["nome"], nasc=(d, nd), hora=H, sexo=s["s"], estab=est or ("Domicílio" if home else ""), nmun=s["nm"], nuf=uf, rmun=s["mun"], ruf=uf, cart=s["c"], dreg=s["reg"], livro=s["lv"], folha=s["fo"], termo=s["te"], averb=av, anot=an, joint=bool(ob), oficial=s["off"], demi=s["em"], avm=(f["avo_m"], f["av_m"]))
        if home: t["accept"]["local_nascimento.estabelecimento"] = ["casa de seus paes"] if old else ["em domicílio"]
        acc = lambda k, v: t["accept"].update({k: [v]}) if q(v) != v else None
        if np: setp(t, g1=(f["mae"], q(mn))); acc("filiação.genitor_1.naturalidade", mn)
        else:
            setp(t, g1=(f["pai"], q(pn)), g2=(f["mae"], q(mn)), avp=(f["avo_p"], f["av_p"]))
            acc("filiação.genitor_1.naturalidade", pn); acc("filiação.genitor_2.naturalidade", mn)
        out.append((f"Z8-{i}", doc(css, body), t))
    return out
def em_city(s):
    e = s["em"]
    return f"{s['mun']}, {e[0]} de {MES[e[1]-1]} de {e[2]}" + (".-" if e[0] % 2 else ".")
