"""B: Provimento 63/2017 model (CPF, cadastro table) as offices of Minas Gerais print it, one ruled table, serif, 2018-2023."""
from common import *
CSS = """body{font:9pt 'Liberation Serif';width:210mm;height:296mm;padding:9mm 12mm;color:#000;background:#fff radial-gradient(circle at 50% 45%,#eef4ea 0,#fff 62%)}
.h{text-align:center;line-height:1.25;font-size:9.5pt}.h .c{font-size:15pt;font-weight:bold}
.n{text-align:center;font-size:8pt;margin-top:1mm}.n b{display:block;font-size:12pt}.k{display:flex;justify-content:center;gap:14mm}
table{width:100%;border-collapse:collapse;margin-bottom:1.2mm}td{border:.5pt solid #444;padding:.4mm 1.6mm 1mm;vertical-align:top;height:8.6mm}
i.l{display:block;font-style:normal;font-size:6.8pt;color:#234;margin-bottom:.3mm}.cad td{height:auto;font-size:7.4pt;padding:.5mm 1.2mm;text-align:center}
.ft{display:flex;gap:3mm;font-size:8.2pt;line-height:1.3}.ft>div{border:.5pt solid #444;padding:1.4mm 2mm;flex:1}.se{text-align:center;font:6.9pt 'Liberation Sans';line-height:1.35}"""
F = [dict(cns=34512, cart="1º Subdistrito - Registro Civil das Pessoas Naturais", ofi="Geralda Ruas Peixoto", rm="Montes Claros", end="Praça Doutor Carlos Versiani, 28 - Centro - 39400-612", tel="(38) 3221-0000",
          nome="Ayla Vitória Veloso Rametta", c="174302915", b=(28, 2, 2022), h="18h31min", nat="Bocaiúva", est="Santa Casa de Misericórdia", lm="Montes Claros", sx="Feminino",
          g=(("Rafael Rametta Neto", "Janaúba - MG"), ("Keila Cristina Veloso", "Bocaiúva - MG")), av=("Rafael Rametta Júnior", "Cleonice Antunes Rametta", "José Geraldo Veloso", "Maria das Mercês Ribeiro Veloso"),
          reg=(4, 3, 2022), liv=(402, 18, 164118), dnv="30-88213547-0", note="Sem averbações ou anotações.", av_="", an_="", em=(4, 3, 2022), selo="FKN30617", cod="2291.7340.1165.8020", tw=[], cad=None),
     dict(cns=52191, cart="Cartório do Registro Civil e Notas", ofi="Antônio Lúcio de Assis Fonseca", rm="São João Evangelista", end="Rua Getúlio Vargas, 91 - Centro - 39705-000", tel="(33) 3412-0000",
          nome="Rosilene Pinheiro Coelho", c="680417536", b=(6, 12, 1971), h="", nat="São João Evangelista", est="na Fazenda Bom Jardim, distrito de Nelson de Sena", lm="São João Evangelista", sx="Feminino",
          g=(("Sebastião Coelho Sobrinho", "Guanhães - MG"), ("Efigênia Pinheiro", "São João Evangelista - MG")), av=("Levindo Coelho", "Alzira Maria de Jesus", "Joaquim Pinheiro da Fonseca", "Ambrosina Teixeira Pinheiro"),
          reg=(10, 1, 1972), liv=(37, 112, 8045), dnv="", em=(21, 9, 2020), selo="DZT88450", cod="7716.0042.9318.5507", tw=[],
          av_="AVERBAÇÃO: Por sentença do MM. Juiz de Direito da Comarca de São João Evangelista, de 11/04/2019, transitada em julgado, foi retificado o nome da genitora para constar Efigênia Pinheiro, como ora se lê.",
          an_="ANOTAÇÃO: A registrada contraiu matrimônio com Vander Lúcio Carvalhais aos 30/07/1994, em Guanhães - MG (livro B-26, fls. 88, termo 3315), passando a assinar Rosilene Pinheiro Coelho Carvalhais.",
          cad=[("RG", "MG-5.412.903", "14/02/1989", "SSP/MG", ""), ("PIS/NIS", "124.05571.33-8", "", "", ""), ("Título de Eleitor", "0781 4402 0230", "", "TRE/MG", "")]),
     dict(cns=45872, cart="Registro Civil das Pessoas Naturais do Distrito de Parque Industrial", ofi="Nilo de Carvalho Nogueira Coelho Filho", rm="Contagem", end="Av. General David Sarnoff, 58 - 32210-110", tel="(31) 3333-0000",
          nome="Yuri Emanuel Souto Damasceno", c="149930628", b=(19, 5, 2010), h="00h10min", nat="Belo Horizonte", est="Maternidade Odete Valadares, Av. do Contorno, 9494, Prado", lm="Belo Horizonte", sx="Masculino",
          g=(("Michele Aparecida Souto", "Ibirité - MG"), ("Edmilson Damasceno da Cruz", "Itabuna - BA")), av=("Manoel Damasceno da Cruz", "", "Amarildo Souto", "Vera Lúcia Gomes Souto"),
          reg=(1, 6, 2010), liv=(219, 300, 77190), dnv="30-49018832-5", em=(15, 12, 2018), selo="CGP12097", cod="5503.2819.6640.1174", tw=[], an_="",
          av_="Reconhecimento de paternidade averbado em 08/11/2018, nos termos do Provimento 16/2012 do CNJ: pai Edmilson Damasceno da Cruz, avó paterna Raimunda Damasceno. O registrado, antes Yuri Emanuel Souto, passa a chamar-se Yuri Emanuel Souto Damasceno.",
          cad=[("RG", "Não informado", "", "", "")]),
     dict(cns=31260, cart="Ofício do 2º Registro Civil das Pessoas Naturais", ofi="Tereza Raquel Abjaud Mourthé", rm="Uberaba", end="Rua Major Eustáquio, 211 - Centro - 38010-270", tel="(34) 3336-0000",
          nome="Liz Maria Junqueira Bichuette", c="182205741", b=(11, 10, 2023), h="09h47min", nat="Uberaba", est="Mário Palmério Hospital Universitário", lm="Uberaba", sx="Feminino",
          g=(("Lucas Bichuette Prata", "Sacramento - MG"), ("Ana Flávia Junqueira", "Ituverava - SP")), av=("Wagner Bichuette", "Sônia Prata Bichuette", "Fernão Diniz Junqueira", "Maria Amélia Leonel Junqueira"),
          reg=(18, 10, 2023), liv=(255, 41, 101362), dnv="30-93358170-6", em=(18, 10, 2023), selo="HGA54429", cod="8018.4476.2093.6651", tw=[("Lara Maria Junqueira Bichuette", 42, 101363), ("Luísa Maria Junqueira Bichuette", 43, 101364)], av_="", an_="", cad=None)]


def make():
    for i, f in enumerate(F, 1):
        y = f["reg"][2]; mat = matricula(f["cns"], y, *f["liv"]); cp = cpf(f["c"]); rm = f["rm"]; d = f["b"]
        T = lambda lab, v, c=1, st="": f'<td colspan={c} style="{st}"><i class=l>{lab}</i>{v or "&nbsp;"}</td>'
        p1, p2, m1, m2 = f["av"]
        if i == 3:
            p2 = "Raimunda Damasceno"; p1 = ""
        avos = (f"{p1} e {p2}" if p1 else p2) + " (avós paternos)" * (i != 3) + " (avó paterna)" * (i == 3) + f"<br>{m1} e {m2} (avós maternos)"
        fil = "<br>".join(f"{a}, natural de {b}" for a, b in f["g"])
        tw = [(n, matricula(f["cns"], y, f["liv"][0], fo, te)) for n, fo, te in f["tw"]]
        gx = "; ".join(f"{n}, matrícula {m}" for n, m in tw)
        note = f.get("note") or "<br>".join(x for x in (f["av_"], f["an_"]) if x)
        cad = f["cad"] or []
        rows = "".join("<tr>" + "".join(f"<td>{c or '-'}</td>" for c in r) + "</tr>" for r in (cad or [("-",) * 5]))
        body = f"""<div class=h>{arms(46, '#1d5a34')}<br>REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class=c>CERTIDÃO DE NASCIMENTO</div></div>
<div class=n>Nome<b>{f['nome']}</b></div><div class=n>CPF<b style="font-size:10.5pt">{cp}</b></div><div class=n style="margin-bottom:2mm">Matrícula<b style="font-size:11pt">{mat}</b></div>
<table><tr>{T('Data de nascimento por extenso', dw(*d)[0].upper() + dw(*d)[1:], 3, 'width:64%')}{T('Dia', f'{d[0]:02d}')}{T('Mês', f'{d[1]:02d}')}{T('Ano', d[2])}</tr>
<tr>{T('Hora de nascimento', f['h'] or '-', 1, 'width:20%')}{T('Naturalidade', f['nat'] + ' - MG', 5)}</tr></table>
<table><tr>{T('Município de registro e Unidade da Federação', rm + ' - MG', 1, 'width:30%')}{T('Local, município de nascimento e UF', f"{f['est']}, {f['lm']} - MG", 1)}{T('Sexo', f['sx'], 1, 'width:15%')}</tr></table>
<table><tr>{T('Filiação', fil)}</tr><tr>{T('Avós', avos)}</tr></table>
<table><tr>{T('Gêmeo', 'Sim' if tw else 'Não', 1, 'width:14%')}{T('Nome e matrícula do(s) gêmeo(s)', gx or '-')}</tr></table>
<table><tr>{T('Data do registro por extenso', dw(*f['reg'])[0].upper() + dw(*f['reg'])[1:], 1, 'width:62%')}{T('Número da DNV/Declaração de Nascido Vivo', f['dnv'] or '-')}</tr>
<tr>{T('Averbações/Anotações à acrescer', note or '-', 2, 'height:30mm;text-align:justify')}</tr></table>
<div style="font-size:7pt;color:#234">Anotações de cadastro</div>
<table class=cad><tr><td>Tipo documento<td>Número<td>Data expedição<td>Órgão expedidor<td>Data de validade</tr>{rows}</table>
<div style="font-size:6.4pt;margin:-.4mm 0 2mm">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigida pelo órgão solicitante ou quando necessário para identificação de seu portador.</div>
<div class=ft><div>Nome do Ofício<br><b>{f['cart']}</b><br>Oficial Registrador<br><b>{f['ofi']}</b><br>Município/UF<br><b>{rm}/MG</b><br>Endereço: {f['end']}<br>Telefone: {f['tel']}</div>
<div style="text-align:center">O conteúdo da certidão é verdadeiro.<br>Dou fé.<br><br>Data e local: {rm} - MG, {dl(*f['em'])}.<br><br><br>________________________________<br>{'Escrevente' if i % 2 else f['ofi']}</div></div>
<div class=ft style="margin-top:2mm"><div class=se><b>PODER JUDICIÁRIO - TJMG - CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{f['cart']} de {rm} - MG<br>Selo Eletrônico Nº <b>{f['selo']}</b> &nbsp; Cód. Seg.: <b>{f['cod']}</b><br>
Quantidade de Atos Praticados: 01 - Emol. R$ {'0,00' if i in (1, 4) else '38,54'} - TFJ R$ {'0,00' if i in (1, 4) else '7,85'}<br>Consulte a validade deste Selo no site https://selos.tjmg.jus.br</div><div style="flex:0 0 26mm;text-align:center">{qr(f['selo'], px=70)}</div></div>"""
        st = f["est"]
        acc = {"registro.cartório": [f["cart"] + " de " + rm + " - MG"], "autenticação.selo_digital": [f["selo"] + " Cód. Seg.: " + f["cod"]], "local_nascimento.estabelecimento": [f"{st}, {f['lm']} - MG"],
               "dados_pessoais.data_nascimento.texto_completo": [dw(*d)]}
        if i == 2:
            acc["local_nascimento.estabelecimento"] += [st[3:], "Fazenda Bom Jardim", "Fazenda Bom Jardim, distrito de Nelson de Sena", "na Fazenda Bom Jardim"]
            acc["observações.averbações"] = [f["av_"], f["av_"] + " " + f["an_"]]; acc["observações.anotações"] = [f["an_"], f["av_"] + " " + f["an_"]]
        if i == 3:
            acc["local_nascimento.estabelecimento"] += ["Maternidade Odete Valadares"]
        if i == 1:
            acc["observações.averbações"] = acc["observações.anotações"] = [f["note"]]
        if tw:
            acc["gêmeos.informações_adicionais"] = [", ".join(n for n, _ in tw), "; ".join(n for n, _ in tw), " e ".join(n for n, _ in tw)]
        h = f["h"]
        U = lambda s: s.replace(" - ", "/")
        t = truth("B", i, accept=acc, joint=True, twins=[n for n, _ in tw], cadastro=[x for r in cad for x in r if x], nome=f["nome"], cpf=cp, mat=mat, dtxt=dw(*d)[0].upper() + dw(*d)[1:], born=d,
                  hora=f"{h[:2]}:{h[3:5]}" if h else "", nat=f["nat"] + "/MG", sexo=f["sx"], estab=st, lmun=f["lm"], luf="MG", rmun=rm, ruf="MG", cart=f["cart"], dreg=dn(*f["reg"]), dnv=f["dnv"],
                  livro=f"{f['liv'][0]:05d}", folha=f"{f['liv'][1]:03d}", termo=f"{f['liv'][2]:07d}", g1=f["g"][0][0], n1=U(f["g"][0][1]), g2=f["g"][1][0], n2=U(f["g"][1][1]),
                  pp=p1, pm=p2, mp=m1, mm=m2, gem="Sim" if tw else "Não", gemx=gx, av=f["av_"].removeprefix("AVERBAÇÃO: "), an=f["an_"].removeprefix("ANOTAÇÃO: "), selo=f["selo"], ofi=f["ofi"], demi=dn(*f["em"]))
        yield t["case"], page(CSS, body), t
