"""C: electronic certificate (CRC digital) as sold on the central's site 2020-2025 by a system in São Paulo: coloured bands, label/value rows, code up the margin."""
from common import *
CSS = """body{font:8.8pt 'Open Sans','Carlito','Lato';font-family:Carlito;width:210mm;height:296mm;padding:10mm 12mm 8mm 20mm;color:#1a2430;position:relative;font-size:10pt}
.v{position:absolute;left:6mm;top:30mm;height:220mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:7.2pt;color:#444;text-align:center}
.h{display:flex;align-items:center;gap:5mm;border-bottom:1.6pt solid #0b5c8a;padding-bottom:2mm}.h div{flex:1}.h .t{font-size:17pt;font-weight:bold;color:#0b5c8a;line-height:1.1}
h3{font-size:8.6pt;background:#0b5c8a;color:#fff;margin:2.2mm 0 0;padding:.6mm 2mm;letter-spacing:.6px;font-weight:bold}
.g{display:grid;grid-template-columns:repeat(12,1fr);background:#f1f6f9}.g>div{padding:.7mm 2mm;border-bottom:.4pt solid #c6d6e0;min-height:8.6mm;line-height:1.2}.g s{display:block;text-decoration:none;font-size:6.9pt;color:#0b5c8a}
.ob{background:#f1f6f9;padding:1mm 2mm;min-height:9mm;line-height:1.25}
.ft{display:flex;gap:4mm;margin-top:3mm;font-size:8.2pt;line-height:1.3}.ft>div{flex:1}"""
F = [dict(cns=115238, cart="Oficial de Registro Civil das Pessoas Naturais do 28º Subdistrito - Jardim Paulista", rm="São Paulo", ofi="Oswaldo Tannuri Brandileone",
          nome="Theo Yamashita Carrazedo", c="532740981", b=(17, 1, 2021), h="14:22", est="Hospital e Maternidade Pro Matre Paulista, Alameda Joaquim Eugênio de Lima, 383", lm="São Paulo", nat="São Paulo/SP", sx="Masculino",
          g=(("Priscila Emi Yamashita", "Mogi das Cruzes/SP"), ("Fábio Luís Carrazedo", "São Caetano do Sul/SP")), ordm=True,
          av=("Hélio Carrazedo", "Neusa Aparecida Bizarro Carrazedo", "Kazuo Yamashita", "Mitiko Nakandakari Yamashita"), reg=(25, 1, 2021), liv=(310, 127, 185502), dnv="30-84710266-9",
          av_="Não há.", an_="Não há.", em=(2, 6, 2023), selo="1152382CE0000001208840238", val="3f7a-90c1-55de-2b18", gem=None, dec="Fábio Luís Carrazedo, pai"),
     dict(cns=121061, cart="Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede", rm="Ribeirão Preto", ofi="Lucila Ferracini Bittar",
          nome="Conceição Aparecida de Sant'Ana Lopes", c="093375128", b=(8, 12, 1958), h="05:00", est="nesta cidade, à Rua Capitão Salomão, 1133", lm="Ribeirão Preto", nat="Ribeirão Preto/SP", sx="Feminino",
          g=(("Avelino Lopes", "Cravinhos/SP"), ("Izolina de Sant'Ana", "Passos/MG")), ordm=False,
          av=("Bento Lopes", "Encarnação Peres", "Theodomiro de Sant'Ana", "Maria Rita da Conceição"), reg=(15, 12, 1958), liv=(141, 266, 21904), dnv="Não consta",
          av_="Averbo que o nome da mãe da registrada é Isolina de Sant'Ana e não como constou, conforme procedimento administrativo do art. 110 da LRP, aos 13/02/2020.",
          an_="Casada com Nivaldo Stoppa em 27/12/1980 (Reg. Civil do 2º Subdistrito de Ribeirão Preto, B-72, fls. 19v, nº 10.655). Viúva: óbito de Nivaldo Stoppa em 05/05/2019 (C-118, fls. 201, nº 47.310).",
          em=(11, 8, 2022), selo="1210612CE0000000447190221", val="c04e-7712-a9b6-f3d0", gem=None, dec="O pai"),
     dict(cns=118844, cart="Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas do Distrito de Barão Geraldo", rm="Campinas", ofi="Ricardo Augusto de Leo Mazzarotto",
          nome="Dandara Ngozi Okafor Baptista", c="611208847", b=(23, 7, 2024), h="23:59", est="Domicílio", lm="Campinas", nat="Paulínia/SP", sx="Feminino",
          g=(("Chukwuemeka Okafor", "Onitsha/Nigéria"), ("Elisângela Baptista", "Rio Claro/SP")), ordm=False,
          av=("Ikenna Okafor", "Adaeze Okafor", "Não consta", "Doraci Baptista"), reg=(31, 7, 2024), liv=(96, 44, 52087), dnv="30-95001147-6",
          av_="Não há.", an_="Não há.", em=(9, 1, 2025), selo="1188442CE0000000091330254", val="88ab-4e20-17c9-0d5f", gem=None, dec="Os pais"),
     dict(cns=124735, cart="Oficial de Registro Civil das Pessoas Naturais", rm="Iguape", ofi="Benedita Fortes Collaço",
          nome="Rubens Collaço de Pontes", c="277436105", b=(3, 3, 1983), h="11:40", est="Hospital São João", lm="Registro", nat="Registro/SP", sx="Masculino",
          g=(("Ezequiel de Pontes", "Iguape/SP"), ("Nair Muniz", "Cananéia/SP")), ordm=False,
          av=("João Batista de Pontes", "Benedicta Franco de Pontes", "Durvalino Muniz", "Rosa Alves Muniz"), reg=(14, 4, 1983), liv=(52, 198, 30011), dnv="Não consta",
          av_="Não há.", an_="Óbito do registrado em 19/10/2021, RCPN de Iguape/SP, livro C-33, fls. 71, nº 12.940.",
          em=(4, 11, 2021), selo="1247352CE0000000015020217", val="d1f9-003b-6a7e-c482", gem=("Rute Collaço de Pontes", 30012), dec="A mãe")]
F[3]["nome"], F[3]["gem"], F[3]["ofi"] = "Rubens Muniz de Pontes", ("Rute Muniz de Pontes", 30012), "Benedita Fortes Collaço Ribeiro"


def make():
    for i, f in enumerate(F, 1):
        mat = matricula(f["cns"], f["reg"][2], *f["liv"]); cp = cpf(f["c"]); d = f["b"]
        c = lambda lab, v, n=3, st="": f'<div style="grid-column:span {n};{st}"><s>{lab}</s>{v or "&nbsp;"}</div>'
        p1, p2, m1, m2 = f["av"]
        pat, matr = c("Avô paterno", p1, 6) + c("Avó paterna", p2, 6), c("Avô materno", m1, 6) + c("Avó materna", m2, 6)
        gm = matricula(f["cns"], f["reg"][2], f["liv"][0], f["liv"][1] + 1, f["gem"][1]) if f["gem"] else ""
        gx = f"{f['gem'][0]} - Matrícula {gm}" if f["gem"] else ""
        body = f"""<div class=v>Certidão emitida eletronicamente com assinatura digital ICP-Brasil (MP 2.200-2/2001). Valide em https://registrocivil.org.br/validacao &nbsp; Código: {f['val']}<br>A impressão desta certidão só tem valor se materializada em serventia de Registro Civil. Pedido nº {int(f['val'][:2], 16) * 38117 + 2000000}</div>
<div class=h>{arms(52, '#0b5c8a')}<div>República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br><span class=t>Certidão de Nascimento</span></div>{qr(f['val'], 33, 84)}</div>
<h3>REGISTRADO(A)</h3><div class=g>{c('Nome', '<b style="font-size:12pt">' + f['nome'] + '</b>', 9)}{c('CPF', cp, 3)}{c('Matrícula', '<b style="letter-spacing:.5px">' + mat + '</b>', 9)}{c('Sexo', f['sx'], 3)}
{c('Data de nascimento (por extenso)', dw(*d), 7)}{c('Data', dn(*d), 3)}{c('Hora', f['h'], 2)}{c('Naturalidade', f['nat'], 5)}{c('Município de nascimento', f['lm'] + '/SP', 7)}{c('Local de nascimento', f['est'], 12)}</div>
<h3>FILIAÇÃO</h3><div class=g>{''.join(c('Nome', g, 8) + c('Naturalidade', n, 4) for g, n in f['g'])}</div>
<h3>AVÓS</h3><div class=g>{matr + pat if f['ordm'] else pat + matr}</div>
<h3>GÊMEOS</h3><div class=g>{c('Gêmeo(a)', 'Sim' if gx else 'Não', 2)}{c('Nome e matrícula', gx or '--', 10)}</div>
<h3>REGISTRO</h3><div class=g>{c('Data do registro (por extenso)', dw(*f['reg']), 7)}{c('Data', dn(*f['reg']), 2)}{c('DNV', f['dnv'], 3)}{c('Município do registro', f['rm'] + '/SP', 4)}{c('Declarante', f['dec'], 8)}</div>
<h3>AVERBAÇÕES</h3><div class=ob>{f['av_']}</div><h3>ANOTAÇÕES</h3><div class=ob>{f['an_']}</div><h3>ANOTAÇÕES VOLUNTÁRIAS DE CADASTRO</h3><div class=ob style="font-size:8.4pt">Não constam RG, título de eleitor, PIS/NIS, passaporte ou CNS.</div>
<div class=ft><div><b>{f['cart']}</b><br>{f['rm']} - Estado de São Paulo<br>Oficial: {f['ofi']}<br>CNS: {f['cns'] // 10:05d}-{f['cns'] % 10}</div>
<div style="text-align:center">O conteúdo da certidão é verdadeiro. Dou fé.<br>{f['rm']}/SP, {dl(*f['em'])}.<br><br>Assinado digitalmente por<br>{f['ofi'] if i % 2 == 0 else 'Camila Rossetto Vilhena - Escrevente'}</div>
<div style="flex:.75;text-align:right">Selo Digital<br>{f['selo']}<br>Emolumentos: {'R$ 0,00' if i == 1 else 'R$ 43,90'}<br>https://selodigital.tjsp.jus.br</div></div>"""
        z = lambda s: "" if s in ("Não consta", "Não há.") else s
        acc = {"registro.cartório": [f["cart"] + " - " + f["rm"]]}
        for k, v in (("observações.averbações", f["av_"]), ("observações.anotações", f["an_"]), ("avós.maternos.avô", m1), ("registro.número_dnv", f["dnv"])):
            if not z(v):
                acc[k] = [v]
        acc["dados_pessoais.data_nascimento.texto_completo"] = [dn(*d)]
        if i == 1:
            acc["local_nascimento.estabelecimento"] = ["Hospital e Maternidade Pro Matre Paulista"]
        if i == 2:
            acc["local_nascimento.estabelecimento"] = ["Rua Capitão Salomão, 1133", "à Rua Capitão Salomão, 1133"]
        if gx:
            acc["gêmeos.informações_adicionais"] = [f["gem"][0]]
        t = truth("C", i, accept=acc, twins=[f["gem"][0]] if gx else [], nome=f["nome"], cpf=cp, mat=mat, dtxt=dw(*d), born=d, hora=f["h"], nat=f["nat"], sexo=f["sx"], estab=f["est"], lmun=f["lm"], luf="SP",
                  rmun=f["rm"], ruf="SP", cart=f["cart"], dreg=dn(*f["reg"]), dnv=z(f["dnv"]), livro=f"{f['liv'][0]:05d}", folha=f"{f['liv'][1]:03d}", termo=f"{f['liv'][2]:07d}",
                  g1=f["g"][0][0], n1=f["g"][0][1], g2=f["g"][1][0], n2=f["g"][1][1], pp=p1, pm=p2, mp=z(m1), mm=m2, gem="Sim" if gx else "Não", gemx=gx, av=z(f["av_"]), an=z(f["an_"]),
                  selo=f["selo"], ofi=f["ofi"], demi=dn(*f["em"]))
        yield t["case"], page(CSS, body), t
