from common import *
X = V
FILL = [
 dict(ink="#1f2230", bl="-o-o-o-", estado="PARANÁ", uf="PR", mun="Londrina", com="LONDRINA", cart="CARTÓRIO DO 2.º OFÍCIO DO REGISTRO CIVIL", livro="A-57", folha="218 v", termo="34.916",
  nome="CLÁUDIO ROGÉRIO HATSUMURA DE BARROS", nasc=(23, 11, 1977), dt="23.11.1977", ext="VINTE E TRÊS DE NOVEMBRO DE MIL NOVECENTOS E SETENTA E SETE", sexo="masculino", hora=X("05:35", "05,35 HS."),
  local=X("Santa Casa de Misericórdia", "SANTA CASA DE MISERICÓRDIA, AV. ESPÍRITO SANTO"), lmun="Cambé", luf="PR", gem=X("", ""),
  g1="JOÃO BATISTA DE BARROS", n1=X("Ourinhos/SP", "OURINHOS - SP"), pr1="MOTORISTA", pp="BENEDITO DE BARROS", pm="LÁZARA PEREIRA DE BARROS",
  g2="ELZA SATIKO HATSUMURA DE BARROS", n2=X("Assaí/PR", "ASSAÍ - PR"), pr2="DO LAR", mp="KENJI HATSUMURA", mm="TOSHIE HATSUMURA",
  decl="O PAI", test="DISPENSADAS (LEI 6.015/73)", reg=(30, 11, 1977), rdt="30.11.1977", averb="", anot="", custas="CR$ 42,00", cid="LONDRINA", emi=(30, 11, 1977), edt="30 DE NOVEMBRO DE 1977",
  of="OSWALDO GUILHERME PACCOLA", tit="Oficial do Registro Civil", esc="", acc={"registro.folha": ["218v", "218 verso"], "local_nascimento.estabelecimento": ["SANTA CASA DE MISERICÓRDIA, AV. ESPÍRITO SANTO"]}),
 dict(ink="#14141a", bl="- - -", estado="Pernambuco", uf="PE", mun="Caruaru", com="Caruaru", cart="Cartório do Reg. Civil do 1.º Distrito", livro="62", folha="15", termo="58.730",
  nome="Josineide Maria Bezerra Florêncio", nasc=(4, 6, 1971), dt="04/06/1971", ext="quatro de junho de mil novecentos e setenta e um", sexo="feminino", hora=X("13:20", "13 h 20 min"),
  local=X("Sítio Lagoa do Algodão", "Sítio Lagoa do Algodão, Z. rural"), lmun="Caruaru", luf="PE", gem=X("Josivânia Maria Bezerra Florêncio e Josivaldo Antônio Bezerra Florêncio", "Josivânia Maria Bezerra Florêncio (têrmo 58.731) e Josivaldo Antônio Bezerra Florêncio (têrmo 58.732)"),
  twins=("Josivânia Maria Bezerra Florêncio", "Josivaldo Antônio Bezerra Florêncio"),
  g1="Antônio Florêncio da Silva", n1=X("São Caetano/PE", "São Caetano, PE"), pr1="agricultor", pp="Florêncio José da Silva", pm="Maria Quitéria da Conceição",
  g2="Maria José Bezerra da Silva", n2=X("Monteiro/PB", "Monteiro, PB"), pr2="agricultora", mp="", mm="Josefa Bezerra de Lima",
  decl="o genitor", test="Cícero Amâncio Tôrres e Edvaldo Ramos, residentes n/ cidade", reg=(19, 3, 1984), rdt="19/03/1984", averb="", anot="Registro feito fora do prazo, cf. despacho do Dr. Juiz de Direito da 1a. Vara, de 16/03/1984.", custas="isento", cid="Caruaru", emi=(19, 3, 1984), edt="19 de março de 1984",
  of="Maria do Socorro Tabosa Lyra", tit="Oficial", esc="", acc={"local_nascimento.estabelecimento": ["Sítio Lagoa do Algodão, Z. rural", "Domicílio", ""], "gêmeos.informações_adicionais": ["Josivânia Maria Bezerra Florêncio (têrmo 58.731) e Josivaldo Antônio Bezerra Florêncio (têrmo 58.732)"]}),
 dict(ink="#2a2446", bl="xxx", estado="GOIÁS", uf="GO", mun="Anápolis", com="ANÁPOLIS", cart="Cartório do Registro Civil e Tabelionato Siqueira", livro="A-103", folha="077", termo="61.254",
  nome="Thiago Henrique Rezende Bastos", nasc=(9, 2, 1983), dt="09-FEV-1983", ext="nove de fevereiro de mil novecentos e oitenta e três", sexo="masculino", hora=X("18:05", "18:05 hs"),
  local=X("Hospital Evangélico Goiano", "Hospital Evangélico Goiano, n/ cidade"), lmun="Anápolis", luf="GO", gem=X("", ""),
  g1="Wanderley Bastos de Oliveira", n1=X("Patos de Minas/MG", "Patos de Minas - MG"), pr1="comerciário", pp="Adelino Bastos", pm="Nair de Oliveira Bastos",
  g2="Sônia Regina Rezende", n2=X("Silvânia/GO", "Silvânia - GO"), pr2="professora", mp="Urbano Rezende Sobrinho", mm="Divina Eterna Rezende",
  decl="os pais", test="xxx", reg=(14, 2, 1983), rdt="14-FEV-1983", averb="Por sent. do MM. Juiz da Vara de Família d/ Comarca, de 10/08/1987, a guarda do registrado foi deferida à genitora. Anápolis, 02/09/1987.",
  anot="Expedida 1a. via em 14/02/1983.", custas="NCz$ 1,80", cid="Anápolis", emi=(6, 4, 1989), edt="6 de abril de 1989", of="Hélio Siqueira de Amorim", tit="Titular", esc="",
  acc={"local_nascimento.estabelecimento": ["Hospital Evangélico Goiano, n/ cidade"], "registro.folha": ["77"]}),
 dict(ink="#1b1b1b", bl="----------", estado="PARÁ", uf="PA", mun="Santarém", com="SANTARÉM", cart="CARTÓRIO DO 3.º OFÍCIO - REG. CIVIL", livro="29", folha="141", termo="8.402",
  nome="RAIMUNDO NONATO PEDROSO", nasc=(31, 8, 1979), dt="31/08/79", ext="TRINTA E UM DE AGÔSTO DE MIL NOVECENTOS E SETENTA E NOVE", sexo="masculino", hora=X("", ""),
  local=X("Domicílio", "EM DOMICÍLIO, VILA DE ALTER DO CHÃO"), lmun="Santarém", luf="PA", gem=X("", ""),
  g1="", n1=X("", ""), pr1="", pp="", pm="", g2="MARIA DE NAZARÉ PEDROSO", n2=X("Óbidos/PA", "ÓBIDOS, PA"), pr2="COSTUREIRA", mp="RAIMUNDO PEDROSO FILHO", mm="TEREZA DE JESUS COUTO",
  decl="A MÃE", test="JOSÉ MARIA IMBIRIBA E DURVAL SERIQUE", reg=(7, 1, 1980), rdt="07/01/80", averb="", anot="", custas="GRÁTIS", cid="SANTARÉM", emi=(22, 10, 1986), edt="22 DE OUTUBRO DE 1986",
  of="ALARICO BARATA DE MENDONÇA", tit="Oficial Vitalício", esc="Ruth Helena Sirotheau, Escrevente Juramentada", acc={"local_nascimento.estabelecimento": ["", "EM DOMICÍLIO", "EM DOMICÍLIO, VILA DE ALTER DO CHÃO", "VILA DE ALTER DO CHÃO"]}),
]
CSS = """.b{border:.35mm solid #14563c;border-top:0;display:flex}.b.top{border-top:.35mm solid #14563c}.c{border-left:.25mm solid #14563c;padding:.8mm 1.5mm .6mm;position:relative}.c:first-child{border-left:0}
.k{font-size:6.8pt;color:#14563c;text-transform:none;display:block;white-space:nowrap}.v{min-height:5.6mm;line-height:1.12;padding-top:1mm}.t{white-space:pre-wrap!important}
.hd{background:#dcebe2;color:#14563c;font-weight:bold;font-size:9pt;text-align:center;padding:.6mm}.q{display:inline-block;border:.3mm solid #14563c;width:5mm;height:5mm;margin:0 1mm 0 4mm;text-align:center;vertical-align:middle;line-height:4.6mm}
.st{position:absolute;right:8mm;top:13mm;border:.5mm solid #3b3f93;color:#3b3f93;padding:1.5mm 4mm;transform:rotate(-3deg);text-align:center;font-size:9.5pt;font-family:'Liberation Serif'}
.g{color:#14563c}"""
def build(out):
    for i, d in enumerate(FILL, 1):
        P = Page(180, 9.5, 10.5, "", 2460 + i, d["ink"])
        bl = lambda v: p(v) or d["bl"]
        def C(w, k, v): return f'<div class=c style="width:{w}%"><span class=k>{k}</span><div class=v>{P.ty(bl(v))}</div></div>'
        R = lambda *c, top="": f'<div class="b {top}">' + "".join(c) + "</div>"
        q = lambda on: f'<span class=q>{P.ty("X") if on else ""}</span>'
        up = (lambda s: s.upper()) if d["nome"].isupper() else (lambda s: s)
        tw = d.get("twins", ())
        b = P.css("210mm 297mm", "12mm 15mm", 7, CSS)
        b += '<body><div class="b top"><div class=c style="width:62%;text-align:center;padding:2.5mm"><b class=g style="font-size:12pt">REPÚBLICA FEDERATIVA DO BRASIL</b><br><span class=g>REGISTRO CIVIL DAS PESSOAS NATURAIS</span><br><b class=g style="font-size:20pt;letter-spacing:.4mm">Certidão de Nascimento</b></div>'
        b += f'<div style="width:38%;border-left:.25mm solid #14563c"><div class=hd>ASSENTO</div>' + "".join(f'<div style="display:flex;align-items:baseline;padding:.7mm 2mm"><span class=g style="width:20mm">{k}</span>{P.ty(d[v])}</div>' for k, v in (("Livro", "livro"), ("Folha(s)", "folha"), ("Termo n.º", "termo"))) + "</div></div>"
        b += R(C(58, "Serventia", d["cart"]), C(42, "Comarca", d["com"]))
        b += R(C(58, "Município", up(d["mun"])), C(42, "Unidade da Federação", d["estado"]))
        b += R(C(100, "01 — Nome do(a) registrado(a)", d["nome"]))
        b += R(f'<div class=c style="width:46%"><span class=k>02 — Sexo (assinalar)</span><div class=v>{q(d["sexo"][0]=="m")}Masculino {q(d["sexo"][0]=="f")}Feminino</div></div>', C(29, "03 — Data do nascimento", d["dt"]), C(25, "04 — Hora", d["hora"]))
        b += R(C(100, "Data do nascimento por extenso", d["ext"]))
        b += R(C(62, "05 — Local do nascimento", d["local"]), C(38, "06 — Município e UF", up(d["lmun"]) + (" - " if i != 2 else ", ") + d["luf"]))
        b += R(f'<div class=c style="width:30%"><span class=k>07 — Gêmeo</span><div class=v>{q(tw)}Sim {q(not tw)}Não</div></div>', C(70, "08 — Em caso afirmativo, nome do(s) outro(s)", d["gem"]))
        b += '<div class=b><div class="c hd" style="width:50%">PAI</div><div class="c hd" style="width:50%">MÃE</div></div>'
        for k, a, z in (("Nome", "g1", "g2"), ("Natural de", "n1", "n2"), ("Profissão", "pr1", "pr2")): b += R(C(50, "09 — "*(k=="Nome") + k, d[a]), C(50, "10 — "*(k=="Nome") + k, d[z]))
        b += '<div class=b><div class="c hd" style="width:50%">AVÓS PATERNOS</div><div class="c hd" style="width:50%">AVÓS MATERNOS</div></div>'
        b += R(C(50, "11 — Avô", d["pp"]), C(50, "13 — Avô", d["mp"])) + R(C(50, "12 — Avó", d["pm"]), C(50, "14 — Avó", d["mm"]))
        b += R(C(34, "15 — Declarante", d["decl"]), C(66, "16 — Testemunhas", d["test"])) + R(C(34, "17 — Data do registro", d["rdt"]), C(66, "Custas e emolumentos", d["custas"]))
        av = [C(50, "18 — Averbações", d["averb"]), C(50, "19 — Anotações à margem", d["anot"])]
        b += f'<div class=b style="height:46mm">' + "".join(av) + "</div>"
        b += '<div style="position:relative;height:42mm"><p style="margin:2.5mm 0 3mm" class=g>CERTIFICO que os dados acima foram extraídos do assento original, ao qual me reporto e dou fé.</p>'
        b += P.ty(f'{d["cid"]}, {d["edt"]}.') + f'<div style="position:absolute;left:2mm;top:19mm;width:72mm;text-align:center">{sign(P.r)}<div class=g style="border-top:.3mm solid #14563c">{"p/ Oficial — " if d["esc"] else ""}assinatura</div>'
        b += (P.ty(d["esc"]).replace('normal 10.5pt', '') if d["esc"] else "") + "</div>"
        b += f'<div class=st>{d["cart"]}<br><b>{d["of"]}</b><br>{d["tit"]}<br>{d["mun"]} — {d["estado"].title()}</div></div></body>'
        n = d["nasc"]
        T = dict(d, texto=d["ext"], nat=f'{d["lmun"]}/{d["luf"]}', sexo=d["sexo"].capitalize())
        acc = dict(d["acc"]); acc.update({"dados_pessoais.naturalidade": [""], "dados_pessoais.data_nascimento.texto_completo": [d["dt"], "%02d/%02d/%d" % n]})
        for k, j in (("n1", "genitor_1"), ("n2", "genitor_2")):
            if t(d[k]): acc[f"filiação.{j}.naturalidade"] = [p(d[k])]
        if not d["g1"]:
            T.update(g1=d["g2"], n1=d["n2"], g2="", n2=""); acc["filiação.genitor_1.naturalidade"] = [p(d["n2"])]; acc.pop("filiação.genitor_2.naturalidade", None)
        save(out, f"146B-{i}", b, T, acc, False, tw)
