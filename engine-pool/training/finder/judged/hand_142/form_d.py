# D: character-mode system of 2010-2016: fixed pitch, dotted leaders, rules of "=" signs, no boxes; own order (registry first, grandparents before twins, office at the head)
from common import *
import textwrap
F = []
def P(**k): F.append(k)
P(nome="Maria Clara Zawadzki Przybysz", nasc=(27, 8, 2012), hora="10:26", mun="Mallet", uf="PR", reg_mun="Mallet", reg_uf="PR", estab="Hospital São Pedro Apóstolo", sexo="Feminino", g1=("Estanislau Przybysz", ("Rio Azul", "PR")), g2=("Jadwiga Zawadzki", ("Mallet", "PR")), pat=("Ladislau Przybysz", "Bronislava Kuchla"), mat=("Casemiro Zawadzki", "Sofia Wolski"),
  reg=(3, 9, 2012), dnv=dnv("d1"), livro="33", folha="154", termo="12988", cns="083071", cartorio="SERVIÇO DISTRITAL DE DORIZON - REGISTRO CIVIL", oficial="Teófilo Chemin Budziak", emis=(3, 9, 2012), selo="xKp9T.mLr4Q.3wZ8a", twins=[], av="")
P(nome="Wellington Kauê da Costa Ramalho", nasc=(16, 2, 2013), hora="21:15", mun="Guajará-Mirim", uf="RO", reg_mun="Guajará-Mirim", reg_uf="RO", estab="Rodovia BR-425, km 61, no interior de ambulância", sexo="Masculino", g1=("Deuzimar Ramalho Aponte", ("Trinidad", "Bolívia")), g2=("Ivonete da Costa Souza", ("Costa Marques", "RO")), pat=("Hugo Ramalho Suárez", "Lidia Aponte Vaca"), mat=("Raimundo Nonato de Souza", "Osmarina da Costa"),
  reg=(8, 4, 2013), dnv=dnv("d2"), livro="61", folha="20", termo="24300", cns="095687", cartorio="1º OFÍCIO DE REGISTRO CIVIL DE GUAJARÁ-MIRIM", oficial="Getúlio Mopes Cuellar", emis=(17, 10, 2016), selo="G7BAB20117-66F2D", twins=[("Washington Kaíque da Costa Ramalho", 24301)], av="Certifico que, por sentença da 2ª Vara Cível desta Comarca, de 02/05/2016, transitada em julgado, foi acrescido ao nome do registrado o apelido materno \"da Costa\". Averbado em 20/06/2016.")
P(nome="Antônio Rufino dos Anjos", nasc=(13, 6, 1951), hora="", mun="Januária", uf="MG", reg_mun="Januária", reg_uf="MG", estab="Lugar denominado Brejo do Amparo, em domicílio", home=True, sexo="Masculino", g1=("Rufina Pereira dos Anjos", ("Januária", "MG")), g2=None, pat=None, mat=("Simplício Pereira", "Ana dos Anjos"),
  reg=(5, 3, 2010), dnv="", livro="72", folha="3", termo="41006", cns="039875", cartorio="CARTÓRIO DO REGISTRO CIVIL DO 1º SUBDISTRITO DE JANUÁRIA", oficial="Neuza Itabirano Lacerda", emis=(5, 3, 2010), selo="BDQ 41877", twins=[], av="Registro lavrado fora do prazo legal, a requerimento do próprio registrado, na presença de duas testemunhas, conforme o art. 46 da Lei 6.015/1973.")
P(nome="Sophia Emanuelly Kerexu Benites Palmeira", nasc=(1, 1, 2015), hora="00:01", mun="Palhoça", uf="SC", reg_mun="Palhoça", reg_uf="SC", estab="Aldeia Itaty, Morro dos Cavalos, em domicílio", home=True, sexo="Feminino", g1=("Karai Mirim Benites", ("Amambai", "MS")), g2=("Rosalina Kerexu Palmeira", ("Biguaçu", "SC")), pat=("Adão Benites", "Florência Ortega"), mat=("Timóteo Palmeira", "Jaxuka Antunes"),
  reg=(30, 1, 2015), dnv=dnv("d4"), livro="207", folha="277", termo="101224", cns="107540", cartorio="OFÍCIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS DE PALHOÇA", oficial="Norberto Ouriques Espíndola", emis=(2, 2, 2015), selo="DZX11823-K0PA", twins=[], av="Indígena da etnia Guarani Mbya. A pedido dos declarantes consta como aldeia de origem dos pais a Aldeia Itaty.")
CSS = "body{width:210mm;height:296mm;padding:12mm 14mm}pre{font-family:'Liberation Mono';font-size:9.6pt;line-height:1.27;margin:0}"
W = 86
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"], p["folha"], p["termo"])
        p["twins"] = tw = [(a, mat(p["cns"], p["reg"][2], p["livro"], p["folha"], t)) for a, t in p["twins"]]
        if n in (2, 4): x = p["matr"].replace(" ", ""); p["livro"], p["folha"], p["termo"] = x[15:20], x[20:23], x[23:30]
        o = []; eq = "=" * W; hy = "-" * W
        def f(lab, v, k=27):
            ls = textwrap.wrap(v, W - k - 2, break_on_hyphens=False) or [""]
            o.append(lab.ljust(k, ".") + ": " + ls[0]); o.extend(" " * (k + 2) + z for z in ls[1:])
        dt = dw(p["nasc"]); no = ("NÃO CONSTA", "-o-o-o-o-", "/////////////", "=-=-=-=")[n-1]
        o += ["REPÚBLICA FEDERATIVA DO BRASIL".center(W), "REGISTRO CIVIL DAS PESSOAS NATURAIS".center(W), p["cartorio"].center(W), f"{p['reg_mun']} - {EST[p['reg_uf']]}".center(W), "", eq, "C E R T I D Ã O   D E   N A S C I M E N T O".center(W), eq, ""]
        f("NOME", p["nome"]); f("MATRÍCULA", p["matr"])
        if n in (1, 3): f("ASSENTO", f"Livro A-{p['livro']}   Folha {p['folha']}   Termo {p['termo']}")
        o.append(""); f("DATA DO REGISTRO", dw(p["reg"])); f("MUNICÍPIO DO REGISTRO/UF", f"{p['reg_mun']}/{p['reg_uf']}"); o.append(hy)
        f("DATA DE NASCIMENTO", dt); f("DIA / MÊS / ANO", "%02d / %02d / %d" % p["nasc"]); f("HORA", p["hora"] and p["hora"] + " horas" or "não declarada")
        f("LOCAL DE NASCIMENTO", p["estab"]); f("MUNICÍPIO NASCIMENTO/UF", f"{p['mun']}/{p['uf']}"); f("SEXO", p["sexo"]); f("Nº DA D.N.V.", p["dnv"] or no); o.append(hy)
        f("FILIAÇÃO", p["g1"][0]); f("  natural de", "/".join(p["g1"][1]))
        if p["g2"]: f("  e de", p["g2"][0]); f("  natural de", "/".join(p["g2"][1]))
        if p["pat"]: f("AVÓS PATERNOS", p["pat"][0]); f("", "e " + p["pat"][1]) if 0 else o.append(" " * 29 + "e " + p["pat"][1])
        else: f("AVÓS PATERNOS", no)
        f("AVÓS MATERNOS", p["mat"][0]); o.append(" " * 29 + "e " + p["mat"][1])
        f("GÊMEO", "Sim" if tw else "Não")
        f("NOME/MATRÍCULA DO GÊMEO", " - ".join(tw[0]) if tw else no); p["twin_txt"] = " - ".join(tw[0]) if tw else ""
        o += [hy, "OBSERVAÇÕES E AVERBAÇÕES"]; o += textwrap.wrap(p["av"] or no, W, break_on_hyphens=False)
        o += [hy, "", "O conteúdo da certidão é verdadeiro. Dou fé.", "", f"{p['reg_mun']}, {dl(p['emis'])}.".rjust(W), "", "", ("_" * 44).rjust(W), (p["oficial"].center(44)).rjust(W), (("Oficial do Registro Civil", "Oficial Titular", "Oficiala do Registro Civil", "Registrador Civil")[n-1].center(44)).rjust(W), "", eq, f"Selo: {p['selo']}" + "     " + ("1ª via gratuita" if n in (1, 3, 4) else "Emol. R$ 24,51  Fundos R$ 4,90  Selo R$ 0,96  Total R$ 30,37")]
        yield f"{HAND}D-{n}", page(CSS, "<pre>" + html.escape("\n".join(o), quote=False) + "</pre>"), truth(f"{HAND}D-{n}", p, dt, nat_label=False, joint=True)
