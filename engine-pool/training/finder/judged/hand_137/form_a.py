# -*- coding: utf-8 -*-
"""A: Paraná, 2024-2026. Electronic extract; row heads at the left, the parents in a table with column heads."""
from lib import *
F = [
 dict(nome="Heloísa Kowalczyk Tibúrcio", nd="29/02/2024", hora="14:35", hs="14h35min", sexo="Feminino", lm="Ponta Grossa", uf="PR", est="Hospital Universitário Materno-Infantil", rm="Castro", cart="2º Serviço de Registro Civil das Pessoas Naturais de Castro", dreg="07/03/2024", dnv="a1",
   livro=118, folha="042", termo=35117, cns="083451", g=[("Everton Luís Tibúrcio","Castro","PR","Aparecido Tibúrcio","Neide Fátima Barão Tibúrcio"),("Camila Kowalczyk","Irati","PR","Estanislau Kowalczyk","Verônica Hneda Kowalczyk")], av="", an="", of="Rosângela Maria Pietrobon", ot="Oficiala de Registro", cl="", demi="18/11/2025", selo="SFRC1.mJ7Gv.Xq2mt-kY4eZ.F918q", cad=[("PIS/NIS","—","—","—"),("Título de eleitor","—","—","—")], ci="4"),
 dict(nome="Bento Schactae Wosniak dos Santos", nd="11/08/2019", hora="03:07", hs="3h07min", sexo="Masculino", lm="Prudentópolis", uf="PR", est="Santa Casa de Misericórdia", rm="Prudentópolis", cart="Ofício do Registro Civil e Tabelionato de Notas da Sede da Comarca de Prudentópolis", dreg="13/08/2019", dnv="a2",
   livro=67, folha="197", termo=21097, cns="080127", g=[("Ludmila Schactae Wosniak","Prudentópolis","PR","Miroslau Wosniak","Eudóxia Schactae"),("Jean Carlo dos Santos","Joinville","SC","Osmar Agenor dos Santos","Ivone Pereira dos Santos")], av="Averbada em 22/05/2023, por mandado do Juízo da Vara de Família da Comarca de Prudentópolis, autos 0001874-33.2022.8.16.0139, a alteração da guarda, que passa a ser exercida pela genitora.", an="", of="Tarcísio Fedorczuk Neto", ot="Registrador Civil", cl="Kelly Cristina Machula, escrevente", demi="02/01/2026", selo="SFRC2.h5Fzv.9aTbq-Lm0Rd.F774q", cad=[("Carteira de identidade","15.207.733-1","II/PR","19/01/2024"),("Título de eleitor","—","—","—")], ci="6"),
 dict(nome="Antônia de Jesus Rufino", nd="05/10/1961", hora="", hs="Não consta", sexo="Feminino", lm="Ribeirão do Pinhal", uf="PR", est="Domicílio", rm="Ribeirão do Pinhal", cart="Serviço Distrital do Triolândia", dreg="30/12/1967", dnv="",
   livro=9, folha="211", termo=4418, cns="081992", g=[("Maria das Dores Rufino","Jacarezinho","PR","Benedito Rufino","Sebastiana Maria da Conceição")], av="Nada consta.", an="Casou-se em 08/09/1984 com Gumercindo Alves Prado, no Registro Civil de Abatiá/PR, Lv. B-5, fls. 88, termo 1.302, passando a assinar Antônia de Jesus Rufino Prado.", of="Sirlei Aparecida Coutinho", ot="Agente delegada", cl="", demi="25/06/2025", selo="SFRC1.t2Yhn.cP8wX-1bQuS.F201q", cad=[("Carteira de identidade","3.918.446-0","SSP/PR","14/02/1983"),("Título de eleitor","0418 8261 0639","—","—")], ci="5"),
 dict(nome="Davi Lucca Naoki Matsubara Figueiredo de Oliveira", nd="17/12/2022", hora="22:50", hs="22h50min", sexo="Masculino", lm="Londrina", uf="PR", est="Maternidade Municipal Lucilla Ballalai", rm="Ibiporã", cart="Registro Civil das Pessoas Naturais e Títulos e Documentos de Ibiporã", dreg="20/12/2022", dnv="a4",
   livro=93, folha="008", termo=27608, cns="082246", g=[("Thiago Kenji Matsubara","Assaí","PR","Hideo Matsubara","Luiza Sumie Hayashi Matsubara"),("Fernanda Figueiredo de Oliveira","Presidente Prudente","SP","Não informado","Cleusa Figueiredo de Oliveira")], av="", an="", of="Marcos Vinícius Galhardo", ot="Oficial Titular", cl="Débora Lie Takahashi, substituta", demi="09/04/2026", selo="SFRC1.kk3Wd.Zr6nB-pH7uA.F918q", cad=[("Carteira de identidade","—","—","—"),("Título de eleitor","—","—","—")], ci="3",
   twin="Noah Lucca Naoki Matsubara Figueiredo de Oliveira"),
]
CSS = """@page{size:A4;margin:0}body{font:9.2pt 'Noto Sans',sans-serif;color:#111}.p{width:210mm;height:296mm;padding:12mm 15mm;position:relative}
.h{display:flex;align-items:center;gap:5mm;border-bottom:2.2pt solid #1b5e3b;padding-bottom:2mm}.h div{line-height:1.25;font-size:8.6pt}.h b{font-size:15pt;letter-spacing:.5pt;display:block;color:#1b5e3b}
table{width:100%;border-collapse:collapse;margin-top:2.2mm}td,th{border:.4pt solid #9bb5a6;padding:1.1mm 1.8mm;text-align:left;vertical-align:top;font-weight:400}
table.k th{width:45mm;background:#e6efe9;color:#23482f;font-size:8pt}table.g thead th{background:#1b5e3b;color:#fff;font-size:7.8pt}table.g td:first-child{width:7mm;text-align:center}
h2{font-size:8.4pt;margin:3mm 0 0;color:#1b5e3b;text-transform:uppercase;letter-spacing:.4pt}.big{font-size:11.5pt;font-weight:700}.n{border:.4pt solid #9bb5a6;padding:1.5mm 2mm;min-height:10mm;margin-top:1mm;font-size:8.6pt;text-align:justify}
.f{position:absolute;left:15mm;right:15mm;bottom:9mm;font-size:7.2pt;color:#333;display:flex;gap:5mm;align-items:center;border-top:.6pt solid #1b5e3b;padding-top:2mm}"""
def make(n):
    f = F[n-1]; L = "A-%05d" % f["livro"]; fo = f["folha"]; tm = "%07d" % f["termo"]
    mt = matr(f["cns"], f["dreg"][-4:], f["livro"], fo, f["termo"]); c = cpf("A%d" % n); dn = dnv(f["dnv"]) if f["dnv"] else ""
    nx = dext(f["nd"]); nat = "%s/%s" % (f["lm"], f["uf"])
    rows = [("Nome", '<span class="big">%s</span>' % E(f["nome"])), ("CPF", c), ("Matrícula", "<b>%s</b>" % mt),
      ("Nascimento", "%s (%s)" % (f["nd"], nx)), ("Horário", f["hs"]), ("Sexo", f["sexo"]), ("Naturalidade", nat),
      ("Local do nascimento", "%s, %s" % (E(f["est"]), nat)),("Gêmeo", "Sim. %s — matrícula %s" % (E(f["twin"]), matr(f["cns"], f["dreg"][-4:], f["livro"], "%03d" % (int(fo)+1), f["termo"]+1)) if f.get("twin") else "Não"),
      ("Declaração de Nascido Vivo", dn or "Não consta"), ("Data do registro", f["dreg"]), ("Registro", "Livro %s &nbsp;·&nbsp; Folha %s &nbsp;·&nbsp; Termo %s" % (L, fo, tm))]
    if n in (2, 3): rows.insert(3, rows.pop(11)); 
    if n == 4: rows.insert(2, rows.pop(4))
    k = "".join("<tr><th>%s</th><td>%s</td></tr>" % r for r in rows)
    gs = "".join("<tr><td>%d</td><td><b>%s</b></td><td>%s/%s</td><td>%s<br>%s</td></tr>" % (i+1, E(a), b, u, E(p), E(q)) for i, (a, b, u, p, q) in enumerate(f["g"]))
    cad = "".join("<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>" % x for x in f["cad"])
    body = """<div class="p"><div class="h">%s<div>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<b>CERTIDÃO DE NASCIMENTO</b></div><div style="margin-left:auto;text-align:right;font-size:7.4pt">Certidão eletrônica por extrato<br>Via nº 0%s &nbsp; Pág. 1/1</div></div>
<table class="k">%s</table><h2>Filiação</h2><table class="g"><thead><tr><th>#</th><th>Nome</th><th>Naturalidade</th><th>Avós</th></tr></thead><tbody>%s</tbody></table>
<h2>Averbações</h2><div class="n">%s</div><h2>Anotações</h2><div class="n">%s</div><h2>Anotações voluntárias de cadastro</h2>
<table class="g" style="margin-top:1mm;font-size:8.2pt"><thead><tr><th>Documento</th><th>Número</th><th>Órgão</th><th>Emissão</th></tr></thead>%s</table>
<div style="margin-top:4mm;display:flex;justify-content:space-between;font-size:8.6pt"><div style="width:92mm"><b>%s</b><br>CNS %s — %s/PR<br>%s: %s%s</div><div style="text-align:right">O conteúdo da certidão é verdadeiro. Dou fé.<br>%s/PR, %s.<br>Assinado eletronicamente (ICP-Brasil)</div></div>
<div class="f">%s<div><b>FUNARPEN – SELO DE FISCALIZAÇÃO</b><br>%s<br>Consulte em horus.funarpen.com.br/consulta</div><div style="margin-left:auto;text-align:right">Emolumentos: %s<br>Esta certidão só é válida em meio digital. A impressão<br>não a substitui. Validação: %08d-%s</div></div></div>""" % (
      arms(62, "#1b5e3b"), f["ci"], k, gs, E(f["av"]) or "Sem averbações.", E(f["an"]) or "Sem anotações.", cad, E(f["cart"]), f["cns"], f["rm"], f["ot"], E(f["of"]), ("<br>Lavrada por: "+f["cl"]) if f["cl"] else "",
      f["rm"], dmed(f["demi"]), qr("A%d" % n, 62), f["selo"], "Isento (Lei 9.534/97)" if n in (1,) else "R$ 47,12 + Funrejus R$ 11,78 + ISS R$ 1,41", 48120377*n % 99999999, "XKQ"[n % 3])
    g = f["g"] + [("", "", "", "", "")]; fa = [x for x in f["g"] if x[0] not in ("Ludmila Schactae Wosniak", "Maria das Dores Rufino", "Camila Kowalczyk", "Fernanda Figueiredo de Oliveira")]
    fa = fa[0] if fa else ("",)*5; mo = [x for x in f["g"] if x is not fa][0]
    gn = lambda x: "%s/%s" % (x[1], x[2]) if x[1] else ""
    ni = lambda s: "" if s == "Não informado" else s
    tr = truth("A", n, nome=f["nome"], cpf=c, mat=mt, nasc=nx, nd=f["nd"], hora=f["hora"], nat=nat, sexo=f["sexo"], est=f["est"], lmun=f["lm"], luf=f["uf"],
      rmun=f["rm"], ruf="PR", cart=f["cart"], dreg=f["dreg"], dnv=dn, livro=L, folha=fo, termo=tm, g1=g[0][0], g1n=gn(g[0]), g2=g[1][0], g2n=gn(g[1]),
      ap1=ni(fa[3]), ap2=ni(fa[4]), am1=ni(mo[3]), am2=ni(mo[4]), gem="Sim" if f.get("twin") else "Não", geminfo=f.get("twin", ""),
      averb="" if f["av"].startswith("Nada") else f["av"], anot=f["an"], selo=f["selo"], oficial=f["of"], demi=f["demi"],
      accept={"observações.averbações": [] if f["av"] else ["Sem averbações."], "observações.anotações": [] if f["an"] else ["Sem anotações."], "dados_pessoais.data_nascimento.texto_completo": [f["nd"]], "local_nascimento.estabelecimento": ["%s, %s" % (f["est"], nat)],
              "gêmeos.informações_adicionais": ["%s — matrícula %s" % (f["twin"], matr(f["cns"], f["dreg"][-4:], f["livro"], "%03d" % (int(fo)+1), f["termo"]+1))] if f.get("twin") else []},
      meta={"twin_names": [f["twin"]] if f.get("twin") else [], "cadastro": [v for r in f["cad"] if r[1] != "—" for v in r[1:] if v != "—"]})
    return page(CSS, body), tr, {"dados_pessoais.hora_nascimento": [f["hs"]], "autenticação.data_emissão": [dmed(f["demi"])]}
