"""A: São Paulo, 1957-1972: printed running blank with dotted lines, filled by typewriter; heads with comarca, município, distrito."""
from common import *
CSS = """body{font-family:'Nimbus Roman';font-size:15px;color:#111;padding:13mm 15mm 0 22mm}
.k{font-family:'Nimbus Mono PS';font-size:14.5px;color:#1d1d3a;font-weight:600}
b{font-weight:400;background:#fff;padding:0 3px 0 1px}
.hd{text-align:center;line-height:1.5}.hd .r{font-size:19px;letter-spacing:1.5px}.hd .e{font-size:16px;letter-spacing:3px}
.arm{width:56px;height:56px;border:2px solid #333;border-radius:50%;margin:0 auto 4px;font-size:32px;line-height:50px;text-align:center}
.row{display:flex;align-items:baseline;gap:5px;margin-top:5px}.row i{flex:1;border-bottom:1.2px dotted #555;font-style:normal;text-align:center;white-space:nowrap}
.ti{text-align:center;font:700 27px 'Nimbus Roman';letter-spacing:4px;margin:14px 0 2px}
.nn{text-align:right;font-size:15px;margin-bottom:4px}
.sg{margin-top:46px;margin-left:45%;border-top:1.2px dotted #333;text-align:center;padding-top:3px;font-size:13px}
.est{position:absolute;left:22mm;bottom:14mm;width:118px;height:92px;border:1px solid #666;font-size:10px;text-align:center;padding-top:36px;color:#555}
.ft{position:absolute;right:15mm;bottom:14mm;font-size:10px;width:300px;text-align:right}"""


def K(s): return f'<span class="k">{tt(s)}</span>'
def B(s): return f"<b>{s}</b> "


def html_(f):
    h = f"""<div class="hd"><div class="arm">★</div><div class="r">{f['rep']}</div><div class="e">ESTADO DE SÃO PAULO</div></div>
<div class="row">COMARCA DE <i>{K(f['com'])}</i></div><div class="row">MUNICÍPIO DE <i>{K(f['mun'])}</i> {f['dl']} <i>{K(f['dist'])}</i></div>
<div class="hd" style="margin-top:8px;font-size:14px"><strong>CARTÓRIO DE PAZ E REGISTRO CIVIL</strong><br>{f['of']}<br><span style="font-size:12px">OFICIAL E ESCRIVÃO</span></div>
<div class="ti">CERTIDÃO DE NASCIMENTO</div><div class="nn">Nascimento N.º {K(f['termo'])}</div>"""
    x = (B("CERTIFICO que, a fls.") + K(f['fls']) + B(" do livro n.º") + K(f['liv']) + B(" de registro de nascimentos, foi lavrado") + K(f['lav'])
         + B(" o assento de") + K(f['nome']) + "<br>" + B("nascid") + K(f['oa']) + B(" aos") + K(f['dt']) + "<br>" + B("às") + K(f['hr']) + B(" horas, em") + K(f['loc'])
         + "<br>" + B("do sexo") + K(f['sx']) + B(", de côr") + K(f['cor']) + "<br>" + B("filh") + K(f['fil']) + B(" de") + K(f['pai']) + "<br>" + B("e de Dona") + K(f['mae'])
         + "<br>" + B("sendo avós paternos") + K(f['avp']) + "<br>" + B("e maternos") + K(f['avm']) + "<br>" + B("Foi declarante") + K(f['dec'])
         + "<br>" + B("e serviram de testemunhas") + K(f['tes']) + B("."))
    h += dotted(17, 26, x) + dotted(4, 27, B("Observações:") + K(f['obs']))
    h += f"""<div style="margin-top:8px;text-align:center">O referido é verdade e dou fé.</div>
<div class="row" style="margin-left:22%"><i>{K(f['em'])}</i></div><div class="sg">{f['sub']}</div>
<div class="est">ESTAMPILHAS</div><div class="ft">Tip. {f['tip']}</div>"""
    return page(CSS, h)


def make():
    EU, RF = "REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL", "REPÚBLICA FEDERATIVA DO BRASIL"
    F = []
    F.append((dict(rep=EU, com="Jaboticabal", mun="Jaboticabal", dl="DISTRITO DE", dist="Lusitânia", of="OSCAR PENTEADO DE FREITAS", termo="2.187",
        fls="143 vº", liv="A-9", lav="no dia quatro (4) de março de 1958", nome="ANTENOR BIÁGIO TOZATTO", oa="o", dt="vinte e seis (26) de fevereiro de 1958 (mil novecentos e cinquenta e oito),",
        hr="5,30", loc="a Fazenda Santa Olívia, neste distrito", sx="masculino", cor="branca", fil="o legítimo", pai="PEDRO TOZATTO, lavrador, natural de Monte Alto, dêste Estado,",
        mae="ASSUNTA GALLEGO TOZATTO, doméstica, natural de Taquaritinga, dêste Estado", avp="Biágio Tozatto e D. Rosa Zamperlini", avm="Antônio Gallego e D. Encarnación Ruiz",
        dec="o pai", tes="Hermínio Pavanelli e Osório de Almeida Lara, residentes neste distrito", obs="n/c.-.-.-.-.-.-.-.-", em="Lusitânia, 11 de janeiro de 1961", sub="O Oficial", tip="Minerva — Jaboticabal"),
        dict(nome="ANTENOR BIÁGIO TOZATTO", nasc_txt=("vinte e seis (26) de fevereiro de 1958 (mil novecentos e cinquenta e oito)", ["vinte e seis (26) de fevereiro de 1958"]), nasc="26/02/1958", hora="05:30",
        nat=NAT("Jaboticabal", "SP", "Lusitânia"), sexo="Masculino", estab="Fazenda Santa Olívia", mun="Jaboticabal", uf="SP", reg_mun="Jaboticabal", reg_uf="SP", data_reg="04/03/1958",
        livro="A-9", folha=("143 vº", ["143v", "143 v", "143", "143 v.º"]), termo=num("2.187"), g1="PEDRO TOZATTO", g1nat=P("Monte Alto", "SP", "Monte Alto, dêste Estado"),
        g2="ASSUNTA GALLEGO TOZATTO", g2nat=P("Taquaritinga", "SP", "Taquaritinga, dêste Estado"), pp="Biágio Tozatto", pm="Rosa Zamperlini", mp="Antônio Gallego", mm="Encarnación Ruiz",
        oficial="OSCAR PENTEADO DE FREITAS", emissao="11/01/1961")))
    F.append((dict(rep=EU, com="Itapira", mun="Itapira", dl="DISTRITO DE", dist="Eleutério", of="DJALMA VIEIRA COUTO", termo="76", fls="20", liv="17", lav="aos 2 de maio de 1939",
        nome="MARIA DE LOURDES", oa="a", dt="vinte e nove de abril de mil novecentos e trinta e nove,", hr="22", loc="um domicílio à rua da Estação, s/nº, nesta localidade", sx="feminino", cor="parda", fil="a natural",
        pai="-.-.-.-.-.-.-.-", mae="BENEDITA APARECIDA DE GODOY, natural desta localidade", avp="-.-.-.-.-.-.-", avm="Sebastião de Godoy, já falecido, e D. Jesuína Maria da Conceição",
        dec="a avó materna", tes="José Riboldi Sobrinho e Aristides Cruz, residentes nesta", obs="Casou-se a registrada com Nelson Bordignon, em 19 de setembro de 1956, no cartório de Mogi-Guaçu, dêste Estado, conforme anotação à margem. Nada mais.",
        em="Eleutério, 7 de fevereiro de 1957", sub="O Escrivão", tip="Cidade de Itapira"),
        dict(nome="MARIA DE LOURDES", nasc_txt="vinte e nove de abril de mil novecentos e trinta e nove", nasc="29/04/1939", hora="22:00", nat=NAT("Itapira", "SP", "Eleutério"), sexo="Feminino",
        estab=("rua da Estação, s/nº", ["um domicílio à rua da Estação, s/nº", "domicílio à rua da Estação, s/nº", "rua da Estação, s/nº, nesta localidade"]), mun="Itapira", uf="SP", reg_mun="Itapira", reg_uf="SP", data_reg="02/05/1939",
        livro="17", folha="20", termo="76", g1="BENEDITA APARECIDA DE GODOY", g1nat=("Itapira/SP", ["Itapira", "desta localidade", "Eleutério", "Eleutério/SP"]), mp="Sebastião de Godoy", mm="Jesuína Maria da Conceição",
        anot=("Casou-se a registrada com Nelson Bordignon, em 19 de setembro de 1956, no cartório de Mogi-Guaçu, dêste Estado, conforme anotação à margem.",
              ["Casou-se a registrada com Nelson Bordignon, em 19 de setembro de 1956, no cartório de Mogi-Guaçu, dêste Estado, conforme anotação à margem. Nada mais."]),
        oficial="DJALMA VIEIRA COUTO", emissao="07/02/1957", joint=True)))
    F.append((dict(rep=EU, com="Tupã", mun="Tupã", dl="DISTRITO DE", dist="Varpa", of="ARNALDO KRÚMINS FILHO", termo="1.905", fls="102", liv="A-8", lav="hoje",
        nome="SÔNIA MARA SPROGIS", oa="a", dt="três (3) de agôsto de mil novecentos e sessenta e seis (1966),", hr="13 e 40", loc="a Maternidade São Francisco, na cidade de Marília", sx="feminino", cor="branca", fil="a legítima",
        pai="ARVIDO SPROGIS, natural de Varpa,", mae="NEIDE FRANCISQUETTI SPROGIS, natural de Osvaldo Cruz", avp="João Sprogis e Emília Balodis Sprogis", avm="Ernesto Francisquetti e Palmira Bueno",
        dec="o pai", tes="Carlos Lépnis e Valdemar Zuim", obs="É gêmea de SUELI MARA SPROGIS, nascida dez minutos depois e registrada sob nº 1.906.", em="Varpa, 16 de agôsto de 1966", sub="O Oficial", tip="Sto. Antônio — Tupã"),
        dict(nome="SÔNIA MARA SPROGIS", nasc_txt=("três (3) de agôsto de mil novecentos e sessenta e seis (1966)", []), nasc="03/08/1966", hora="13:40", nat=NAT("Marília", "SP"), sexo="Feminino",
        estab="Maternidade São Francisco", mun="Marília", uf="SP", reg_mun="Tupã", reg_uf="SP", data_reg="16/08/1966", livro="A-8", folha="102", termo=num("1.905"), g1="ARVIDO SPROGIS",
        g1nat=("Varpa/SP", ["Varpa", "Tupã/SP"]), g2="NEIDE FRANCISQUETTI SPROGIS", g2nat=P("Osvaldo Cruz", "SP"), pp="João Sprogis", pm="Emília Balodis Sprogis", mp="Ernesto Francisquetti", mm="Palmira Bueno",
        gem="Sim", gem_info=("SUELI MARA SPROGIS", ["É gêmea de SUELI MARA SPROGIS, nascida dez minutos depois e registrada sob nº 1.906.", "SUELI MARA SPROGIS, nascida dez minutos depois e registrada sob nº 1.906", "SUELI MARA SPROGIS, 1.906", "SUELI MARA SPROGIS, nº 1.906"]),
        averb=("", ["É gêmea de SUELI MARA SPROGIS, nascida dez minutos depois e registrada sob nº 1.906."]), oficial="ARNALDO KRÚMINS FILHO", emissao="16/08/1966", twins=["SUELI MARA SPROGIS"], joint=True)))
    F.append((dict(rep=RF, com="São Paulo", mun="São Paulo", dl="SUBDISTRITO", dist="3.º - Penha de França", of="Bel. WALDOMIRO ESPÓSITO NETTO", termo="48.611", fls="299", liv="A-71", lav="no dia 30 de outubro de 1950",
        nome="DORIVAL TEODORO PIRES", oa="o", dt="onze de outubro de mil novecentos e cinquenta (11-10-1950),", hr="-x-x-", loc="domicílio", sx="masculino", cor="preta", fil="o",
        pai="-x-x-x-x-", mae="LAZARA PIRES, natural de Bragança Paulista, dêste Estado", avp="-x-x-x-x-", avm="Teodoro Pires e Francisca Leme do Prado", dec="a própria mãe", tes="Ruy Camasmie e Geraldo Szabo",
        obs="À margem consta: Por sentença do M. Juiz da 2.ª Vara da Família, de 14-6-1961, foi retificado o nome do registrado, que era DURVAL, para DORIVAL TEODORO PIRES. Nada mais consta. Certidão para fins militares.",
        em="São Paulo, 23 de maio de 1972", sub="P/ O Oficial — Escrevente habilitado", tip="Penha — Mod. 4"),
        dict(nome="DORIVAL TEODORO PIRES", nasc_txt=("onze de outubro de mil novecentos e cinquenta (11-10-1950)", ["onze de outubro de mil novecentos e cinquenta"]), nasc="11/10/1950", hora="", nat=NAT("São Paulo", "SP"), sexo="Masculino",
        estab=("Domicílio", ["domicílio"]), mun="São Paulo", uf="SP", reg_mun="São Paulo", reg_uf="SP", data_reg="30/10/1950", livro="A-71", folha="299", termo=num("48.611"), g1="LAZARA PIRES",
        g1nat=P("Bragança Paulista", "SP", "Bragança Paulista, dêste Estado"), mp="Teodoro Pires", mm="Francisca Leme do Prado",
        averb=("Por sentença do M. Juiz da 2.ª Vara da Família, de 14-6-1961, foi retificado o nome do registrado, que era DURVAL, para DORIVAL TEODORO PIRES.",
          ["À margem consta: Por sentença do M. Juiz da 2.ª Vara da Família, de 14-6-1961, foi retificado o nome do registrado, que era DURVAL, para DORIVAL TEODORO PIRES.",
           "Por sentença do M. Juiz da 2.ª Vara da Família, de 14-6-1961, foi retificado o nome do registrado, que era DURVAL, para DORIVAL TEODORO PIRES. Nada mais consta."]),
        oficial="WALDOMIRO ESPÓSITO NETTO", emissao="23/05/1972", joint=True)))
    for i, (f, k) in enumerate(F, 1):
        c = f"148A-{i}"
        k.setdefault("joint", True); k.setdefault("cartorio", ("CARTÓRIO DE PAZ E REGISTRO CIVIL", []))
        yield c, html_(f), truth(c, **k)
