"""Places of the form grammar: municipalities (IBGE's list, see lists/), places that no list holds, foreign places,
addresses, hospitals and homes where children are born, and the many names of registry offices.

A place is (city, uf) in Brazil and (city, country) abroad; `is_uf` tells them apart. Either may be empty: only a city,
only a state or country is known.
"""
import os
import random

import people

UF_NAMES = {
    "AC": "Acre", "AL": "Alagoas", "AM": "Amazonas", "AP": "Amapá", "BA": "Bahia", "CE": "Ceará", "DF": "Distrito Federal", "ES": "Espírito Santo", "GO": "Goiás",
    "MA": "Maranhão", "MG": "Minas Gerais", "MS": "Mato Grosso do Sul", "MT": "Mato Grosso", "PA": "Pará", "PB": "Paraíba", "PE": "Pernambuco", "PI": "Piauí",
    "PR": "Paraná", "RJ": "Rio de Janeiro", "RN": "Rio Grande do Norte", "RO": "Rondônia", "RR": "Roraima", "RS": "Rio Grande do Sul", "SC": "Santa Catarina",
    "SE": "Sergipe", "SP": "São Paulo", "TO": "Tocantins",
}
UF_OF = {uf: "do" for uf in UF_NAMES} | dict.fromkeys(["AL", "GO", "MG", "MT", "PE", "RO", "RR", "SC", "SE", "SP"], "de") | {"BA": "da", "PB": "da", "MT": "de", "MS": "de"}
# Names and spellings that old books and typists use for a state.
_UF_OLD = {
    "PE": ["Pernambuco", "Pernãobuco"], "PB": ["Parahyba", "Parahyba do Norte"], "PI": ["Piauhy"], "CE": ["Ceará"], "GO": ["Goyaz"], "MT": ["Matto Grosso"], "RJ": ["Guanabara", "Estado do Rio"],
    "SP": ["São Paulo", "S. Paulo"], "RS": ["Rio Grande do Sul", "R. G. do Sul", "R. Grande do Sul"], "RN": ["R. G. do Norte", "Rio G. do Norte"], "MG": ["Minas", "Minas Geraes"], "ES": ["Esp. Santo", "Espirito Santo"],
    "SC": ["Sta. Catarina", "Santa Catharina"], "DF": ["D. Federal", "Distr. Federal"], "AC": ["Território do Acre"], "RO": ["Território de Rondônia", "Guaporé"], "AP": ["Território do Amapá"], "RR": ["Rio Branco"],
}


def _municipalities():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lists", "municipalities.tsv")
    with open(path, encoding="utf-8") as file:
        return [(name, uf) for uf, name in (line.rstrip("\n").split("\t") for line in file)]


ALL = _municipalities()
_BY_UF = {uf: [place for place in ALL if place[1] == uf] for uf in UF_NAMES}
_LARGE = [tuple(x.rsplit("/", 1)) for x in (
    "São Paulo/SP|Rio de Janeiro/RJ|Brasília/DF|Salvador/BA|Fortaleza/CE|Belo Horizonte/MG|Manaus/AM|Curitiba/PR|Recife/PE|Goiânia/GO|Belém/PA|Porto Alegre/RS|Guarulhos/SP|Campinas/SP|São Luís/MA|São Gonçalo/RJ|Maceió/AL|"
    "Duque de Caxias/RJ|Campo Grande/MS|Natal/RN|Teresina/PI|São Bernardo do Campo/SP|Nova Iguaçu/RJ|João Pessoa/PB|Santo André/SP|Osasco/SP|Jaboatão dos Guararapes/PE|São José dos Campos/SP|Ribeirão Preto/SP|Uberlândia/MG|"
    "Contagem/MG|Sorocaba/SP|Aracaju/SE|Feira de Santana/BA|Cuiabá/MT|Joinville/SC|Aparecida de Goiânia/GO|Londrina/PR|Juiz de Fora/MG|Porto Velho/RO|Ananindeua/PA|Serra/ES|Caxias do Sul/RS|Niterói/RJ|Macapá/AP|Florianópolis/SC|"
    "Campos dos Goytacazes/RJ|São João de Meriti/RJ|Vila Velha/ES|Mauá/SP|São José do Rio Preto/SP|Santos/SP|Mogi das Cruzes/SP|Betim/MG|Diadema/SP|Maringá/PR|Jundiaí/SP|Campina Grande/PB|Montes Claros/MG|Rio Branco/AC|Piracicaba/SP|"
    "Carapicuíba/SP|Boa Vista/RR|Olinda/PE|Anápolis/GO|Cariacica/ES|Bauru/SP|Itaquaquecetuba/SP|São Vicente/SP|Vitória/ES|Caruaru/PE|Caucaia/CE|Blumenau/SC|Franca/SP|Ponta Grossa/PR|Petrolina/PE|Canoas/RS|Pelotas/RS|Vitória da Conquista/BA|"
    "Ribeirão das Neves/MG|Uberaba/MG|Paulista/PE|Cascavel/PR|Praia Grande/SP|São José dos Pinhais/PR|Guarujá/SP|Taubaté/SP|Petrópolis/RJ|Limeira/SP|Santarém/PA|Camaçari/BA|Palmas/TO|Suzano/SP|Mossoró/RN|Taboão da Serra/SP|Várzea Grande/MT|"
    "Sumaré/SP|Santa Maria/RS|Gravataí/RS|Governador Valadares/MG|Marabá/PA|Juazeiro do Norte/CE|Barueri/SP|Embu das Artes/SP|Volta Redonda/RJ|Ipatinga/MG|Parnamirim/RN|Imperatriz/MA|Foz do Iguaçu/PR|Macaé/RJ|Viamão/RS|Novo Hamburgo/RS|"
    "Itaboraí/RJ|Magé/RJ|São Carlos/SP|Indaiatuba/SP|Sete Lagoas/MG|São José/SC|São Leopoldo/RS|Marília/SP|Divinópolis/MG|Colombo/PR|Jacareí/SP|Araraquara/SP|Itabuna/BA|Juazeiro/BA|Ilhéus/BA|Garanhuns/PE|Dourados/MS|Rondonópolis/MT|Sobral/CE|"
    "Passo Fundo/RS|Criciúma/SC|Chapecó/SC|Itajaí/SC|Lages/SC|Arapiraca/AL|Parnaíba/PI|Timon/MA|Araguaína/TO|Ji-Paraná/RO|Cruzeiro do Sul/AC|Parintins/AM|Corumbá/MS|Barreiras/BA|Teixeira de Freitas/BA|Cachoeiro de Itapemirim/ES|Poços de Caldas/MG"
).split("|")]
_LARGE_BY_UF = {uf: [p for p in _LARGE if p[1] == uf] or _BY_UF[uf] for uf in UF_NAMES}
_COUNTRIES = {
    "Portugal": "Lisboa|Porto|Braga|Coimbra|Viseu|Funchal|Guarda|Aveiro|Leiria|Faro|Ponta Delgada|Vila Real|Bragança|Setúbal|Póvoa de Varzim|Angra do Heroísmo",
    "Itália": "Roma|Milão|Gênova|Nápoles|Treviso|Vicenza|Verona|Pádua|Údine|Cosenza|Salerno|Mântua|Cremona|Bérgamo|Palermo|Bari|Lucca|Rovigo",
    "Espanha": "Madri|Barcelona|Vigo|Málaga|Granada|Sevilha|Ourense|Pontevedra|Bilbao|Almería|La Coruña",
    "Alemanha": "Berlim|Hamburgo|Munique|Frankfurt|Colônia|Stuttgart|Bremen|Trier|Leipzig|Düsseldorf",
    "Japão": "Tóquio|Osaka|Kyoto|Nagoia|Hiroshima|Fukuoka|Okinawa|Hamamatsu|Kumamoto|Nagasaki|Shizuoka|Toyota|Oizumi",
    "Argentina": "Buenos Aires|Córdoba|Rosário|Mendoza|Posadas|Salta|Corrientes|La Plata|Santo Tomé|Puerto Iguazú",
    "Uruguai": "Montevidéu|Rivera|Salto|Artigas|Melo|Rio Branco|Paysandú|Tacuarembó",
    "Paraguai": "Assunção|Cidade do Leste|Ciudad del Este|Pedro Juan Caballero|Encarnación|Salto del Guairá|Concepción|Hernandarias",
    "Bolívia": "La Paz|Santa Cruz de la Sierra|Cochabamba|Oruro|Cobija|Guayaramerín|Puerto Suárez|Sucre|Potosí",
    "Peru": "Lima|Cusco|Iquitos|Arequipa|Puerto Maldonado|Iñapari|Trujillo", "Chile": "Santiago|Valparaíso|Concepción|Temuco|Antofagasta",
    "Colômbia": "Bogotá|Letícia|Cali|Medellín|Barranquilla", "Venezuela": "Caracas|Santa Elena de Uairén|Maracaibo|Valencia|El Tigre|Ciudad Bolívar|Maturín",
    "Estados Unidos da América": "Boston|Nova York|Newark|Miami|Orlando|Danbury|Framingham|Los Angeles|Atlanta|Houston|Chicago|San Francisco", "Estados Unidos": "Boston|Nova Iorque|Framingham|Pompano Beach|Somerville|Filadélfia|Washington, D.C.",
    "EUA": "Boston|Miami|Orlando|Newark|Framingham|Marlborough, Massachusetts|Danbury, Connecticut", "Reino Unido": "Londres|Manchester|Liverpool|Birmingham|Oxford", "Inglaterra": "Londres|Bristol|Brent|Liverpool",
    "França": "Paris|Lyon|Marselha|Bordeaux|Caiena|Toulouse|Saint-Georges de l'Oyapock", "Guiana Francesa": "Caiena|Kourou|Saint-Laurent-du-Maroni", "Suíça": "Zurique|Genebra|Lausanne|Berna|Basileia", "Bélgica": "Bruxelas|Antuérpia|Gante|Anderlecht",
    "Holanda": "Amsterdã|Roterdã|Haia", "Países Baixos": "Amsterdam|Utrecht|Rotterdam", "Áustria": "Viena|Graz|Linz", "Polônia": "Varsóvia|Cracóvia|Lublin|Poznań|Chełm", "Ucrânia": "Kiev|Lviv|Ternopil|Odessa", "Rússia": "Moscou|São Petersburgo|Kazan",
    "Líbano": "Beirute|Zahlé|Trípoli|Sultan Yacoub|Kab Elias|Baalbek", "Síria": "Damasco|Homs|Alepo|Safita", "Turquia": "Istambul|Esmirna", "Israel": "Tel Aviv|Jerusalém|Haifa", "Palestina": "Belém|Ramallah", "Egito": "Cairo|Alexandria",
    "China": "Pequim|Xangai|Cantão|Qingtian|Taishan", "Coreia do Sul": "Seul|Busan|Incheon", "Taiwan": "Taipé|Kaohsiung", "Índia": "Nova Délhi|Mumbai|Goa", "Angola": "Luanda|Benguela|Lobito|Huambo", "Moçambique": "Maputo|Beira|Nampula",
    "Cabo Verde": "Praia|Mindelo", "Guiné-Bissau": "Bissau|Bafatá", "São Tomé e Príncipe": "São Tomé", "Senegal": "Dacar|Touba", "Nigéria": "Lagos|Abuja", "República Democrática do Congo": "Kinshasa|Goma", "África do Sul": "Joanesburgo|Cidade do Cabo",
    "Haiti": "Porto Príncipe|Gonaïves|Cap-Haïtien|Les Cayes|Jacmel", "Cuba": "Havana|Santiago de Cuba|Holguín", "México": "Cidade do México|Guadalajara|Monterrey", "Canadá": "Toronto|Montreal|Vancouver", "Guiana": "Georgetown|Lethem",
    "Suriname": "Paramaribo|Albina", "Irlanda": "Dublin|Cork|Gort", "Austrália": "Sydney|Melbourne|Gold Coast", "Hungria": "Budapeste", "Romênia": "Bucareste", "Grécia": "Atenas", "Suécia": "Estocolmo", "Noruega": "Oslo", "Dinamarca": "Copenhague",
    "Lituânia": "Vilna|Kaunas", "Letônia": "Riga", "Iugoslávia": "Belgrado|Split", "Tchecoslováquia": "Praga", "Império Austro-Húngaro": "Trieste|Trento", "Equador": "Quito|Guayaquil", "Panamá": "Cidade do Panamá", "República Dominicana": "Santo Domingo",
    "Emirados Árabes Unidos": "Dubai", "Afeganistão": "Cabul", "Nova Zelândia": "Auckland", "Macau": "Macau", "Timor-Leste": "Díli", "Filipinas": "Manila", "Sérvia": "Belgrado", "Croácia": "Zagreb|Dubrovnik", "Finlândia": "Helsinque", "Luxemburgo": "Luxemburgo",
}
FOREIGN = [(city, country) for country, cities in _COUNTRIES.items() for city in cities.split("|")]

_TUPI_HEAD = "Ita Pira Ibi Gua Guara Para Piri Jagua Ara Cara Tapi Ubi Ibira Uru Ape Ju Jara Cani Curu Boi Mara Mogi Sapu Tabo Taqua Tu Una Pinda Piaça Nhu Iga Ipa Cai Capi Cabe Embu Ere Aca Aqui Atu Butu Cata Goia Iga Jabo Jabu Jeri Maca Mandu Mu Parna Pau Peri Poty Quixa Saba Sara Taua Tere Toca Toro Ura Voti Xana".split()
_TUPI_TAIL = "tuba çu guaçu mirim nga ba petinga tininga ri ré pora juba una quara coara nema peva tiba bira piru ranga nhaém caia cema uera poã pó rana í oca açu mbé capuava puã ubá iba inga pé rema roca tama tinga ndava ndaia pava í-Mirim ral topolis ópolis lândia nópolis".split()
_PLACE_NOUNS = "Barra Vila Porto Lagoa Serra Campo Ribeirão Rio Cachoeira Várzea Morro Ponte Água Águas Monte Bom Boa Nova Novo Santa São Santo Passa Pedra Ilha Praia Baixa Alto Capela Riacho Poço Barro Córrego Pontal Furnas Chapada Baía Salto Cruz Mata Vale Pouso Arraial Encruzilhada Povoado Colônia Bela Boca Cabeceira Estiva Mina Foz Ouro Olho_d'Água Riachão Saco Sobradinho Lajes Lagoinha Cana".split()
_PLACE_TAILS = (
    "Grande|Alegre|Branca|Branco|Bonito|Bonita|Verde|Preto|Preta|Velho|Velha|Novo|do Norte|do Sul|do Oeste|da Serra|da Mata|do Rio Pardo|das Flores|dos Campos|do Piauí|do Araguaia|das Palmeiras|do Ouro|de Minas|das Missões|do Ivaí|de Cima|de Baixo|"
    "dos Índios|do Meio|da Glória|da Conceição|do Cariri|do Potengi|da Prata|Funda|Fundo|Seca|Seco|das Almas|da Cruz|do Padre|dos Cocos|do Mato|Comprida|Vermelha|Redonda|Clara|Fria|Quente|das Antas|dos Bois|das Pedras|de São João|do Bugre|do Tigre|da Onça"
).split("|")
_SAINTS = (
    "São José|Santa Maria|São João|Santo Antônio|São Francisco|São Sebastião|Santa Rita|São Pedro|Santa Luzia|São Miguel|Santa Isabel|São Lucas|Santa Clara|São Vicente|Santa Helena|São Paulo|Santa Rosa|São Rafael|Santa Cruz|São Camilo|Santa Marcelina|Santa Catarina|"
    "Santa Lúcia|Santa Teresinha|Santa Bárbara|São Gabriel|São Jorge|São Judas Tadeu|Nossa Senhora Aparecida|Nossa Senhora das Graças|Nossa Senhora de Fátima|Nossa Senhora do Rosário|Nossa Senhora da Conceição|Nossa Senhora de Lourdes|Nossa Senhora do Carmo|"
    "Nossa Senhora da Penha|Nossa Senhora das Dores|Nossa Senhora do Perpétuo Socorro|N. S. da Piedade|N. Sra. dos Navegantes|Nª Srª do Ó|Sagrado Coração de Jesus|Sagrada Família|Divina Providência|Bom Jesus|Senhor do Bonfim|Menino Jesus|Jesus de Nazaré|Santo Amaro|"
    "Santo Inácio|Santa Mônica|São Domingos|São Benedito|São Bento|São Cristóvão|São Geraldo|São Joaquim|Santana|Sant'Ana|Santa Genoveva|Santa Joana|Santa Tereza|São Roque|São Marcos|São Mateus|Imaculada Conceição|Divino Espírito Santo|Santa Filomena|Madre Teresa|"
    "São Cosme e Damião|São Raimundo Nonato|Santa Edwiges|Santa Águeda|Santo Agostinho|São Thiago|Santa Casa|Beata Nhá Chica|Frei Galvão|Irmã Dulce|São Lourenço|São Leopoldo Mandic|Bom Pastor|Bom Samaritano|Monte Sinai|Betesda|Samaritano|Evangélico|Adventista|Israelita"
).split("|")
_WORDS_OF_HOPE = "Vida|Esperança|Amparo|Bem-Nascer|Bem Viver|Nova Vida|Aurora|Renascer|Primavera|Mãe Luíza|Mãe Canguru|Cegonha|Bom Parto|Maternal|Estrela|Luz|Nascer|Alvorada|Colibri|Girassol|Maria Mãe|Mater Dei|Perinatal|Pró-Matre|Pró-Mater|Materclínica|Unimed|Modelo|Central|Albert Sabin|Oswaldo Cruz|Ana Nery|Carlos Chagas|Getúlio Vargas|Tancredo Neves|Vera Cruz|Beneficente|Operária|dos Servidores|do Trabalhador|Ipiranga|Guanabara|Planalto|Progresso|União|Fraternidade|Geral|Escola|do Coração|da Mulher|Infantil|Dom Bosco|Dom Pedro II|7 de Setembro".split("|")


def is_uf(uf):
    return uf in UF_NAMES


def made_city(rng):
    """A municipality or district that no list holds, built as Brazilian ones are."""
    k = rng.random()
    if k < .35:
        return rng.choice(_TUPI_HEAD) + rng.choice(_TUPI_TAIL)
    if k < .6:
        return rng.choice(_PLACE_NOUNS).replace("_", " ") + " " + rng.choice(_PLACE_TAILS)
    if k < .75:
        return rng.choice(_SAINTS).split(" do ")[0] + " " + rng.choice(["do", "do", "de", "da"]) + " " + rng.choice(_TUPI_HEAD) + rng.choice(_TUPI_TAIL)
    if k < .85:
        return rng.choice(["Coronel", "Doutor", "Dr.", "Major", "Capitão", "Presidente", "Senador", "Padre", "Frei", "Engenheiro", "Marechal", "Governador", "Barão de", "Visconde de", "Conselheiro", "Dom", "Professor", "Deputado", "General", "Tenente"]) + " " + people.person(rng, "M").split(" da ")[0]
    if k < .93:
        return rng.choice(["Nova ", "Vila ", "Alto ", "Porto ", ""]) + people.made_surname(rng) + rng.choice(["", "lândia", "ópolis", "", " do Sul", " Paulista", " Mineiro", " do Oeste"])
    return rng.choice(["Vila", "Povoado", "Distrito de", "Colônia", "Núcleo", "Arraial"]) + " " + people.surname(rng)


def city(rng, uf=None):
    return place(rng, uf)[0]


#: Municipalities that look like another word of a certificate: they want more practice than one page in 5,570.
_LIKE_WORDS = set(
    "Alegria Aliança Amparo Anchieta Areia Assis Bandeira Belém Bocaina Bonito Buriti Caldas Campestre Candeias Capela Casca Cascavel Castelo Central "
    "Colinas Conceição Condado Cruz Divino Escada Esperança Exu Feliz Franca Glória Independência Livramento Luz Machado Moreno Natal Nazaré Nazário Ouro "
    "Palmas Paulista Penha Piedade Pilar Planalto Prata Primavera Progresso Pureza Ramilândia Registro Rosário Salgado Santana Santos Saúde Serra Sertão "
    "Socorro Soledade Tesouro Turmalina União Valença Viana Vitória Viçosa Óbidos".split()
)
_WORDLIKE = [one for one in ALL if one[0] in _LIKE_WORDS]


def place(rng, uf=None):
    """(city, uf): a large city, any municipality, one that looks like a word, or (one in eight) a name of our own making."""
    uf = uf if uf in UF_NAMES else None
    if uf is None and rng.random() < .03:
        return rng.choice(_WORDLIKE)
    k = rng.random()
    if k < .3:
        return rng.choice(_LARGE_BY_UF[uf] if uf else _LARGE)
    if k < .88:
        return rng.choice(_BY_UF[uf] if uf else ALL)
    return made_city(rng).strip(), uf or rng.choice(ALL)[1]


def foreign(rng):
    """(city, country)."""
    where = rng.choice(FOREIGN)
    if rng.random() < .1:
        return people.made_surname(rng) + rng.choice(["", "burg", "grad", "ville", " di Sopra", " del Sur"]), where[1]
    return where


def region(rng):
    """What stands between a city abroad and its country."""
    name = rng.choice([people.made_surname(rng), rng.choice(FOREIGN)[0], rng.choice(FOREIGN)[0]])
    return rng.choice(["{}", "{}", "{}", "Província de {}", "Estado de {}", "Distrito de {}", "Cantão de {}", "{} State"]).format(name)


def uf_text(rng, uf):
    """A state (or country) as printed."""
    if uf not in UF_NAMES:
        return uf
    k = rng.random()
    if k < .72:
        return uf
    if k < .9:
        return UF_NAMES[uf]
    if k < .95 and uf in _UF_OLD:
        return rng.choice(_UF_OLD[uf])
    return rng.choice([f"{uf[0]}.{uf[1]}.", uf.lower(), uf[0] + uf[1].lower(), uf + ".", UF_NAMES[uf]])


PLACE_STYLES = ("/", "/", "/", "/", "-", "-", "-", ",", ",", "(", "(", "long", " ", "tight", " / ", "in", "country", ".")


def place_parts(rng, where, city_tag, uf_tag, style=None):
    """A place as parts (text, tag) to be joined as they are; separators carry the tag where both tags are one field."""
    name, uf = where
    if not name or not uf:
        return [(name, city_tag)] if name else [(UF_NAMES.get(uf, uf), uf_tag)]
    style = style or rng.choice(PLACE_STYLES)
    sep = city_tag if city_tag == uf_tag else None
    if uf not in UF_NAMES:
        if style == "(":
            return [(name, city_tag), (" (", sep), (uf, uf_tag), (")", sep)]
        joint = rng.choice([", ", ", ", " - ", "/", " / "])
        between = joint + region(rng) if rng.random() < .25 else ""
        return [(name, city_tag), (between + joint, sep), (uf, uf_tag)]
    of = UF_OF[uf]
    if style == "long":
        return [(name, city_tag), (rng.choice([", ", ", no ", " - ", ", ", " "]) + rng.choice(["Estado ", "Estado ", "estado "]) + of + " ", sep), (UF_NAMES[uf], uf_tag)]
    if style == "in":
        return [(name, city_tag), (rng.choice([", ", ", ", " "]) + {"do": "no ", "da": "na ", "de": "em "}[of] + rng.choice(["", "", f"Estado {of} "]), sep), (UF_NAMES[uf], uf_tag)]
    if style == "(":
        return [(name, city_tag), (rng.choice([" (", " (", "("]), sep), (uf if rng.random() < .8 else uf_text(rng, uf), uf_tag), (")", sep)]
    if style == " ":
        return [(name, city_tag), (" ", sep), (uf_text(rng, uf), uf_tag)]
    if style == "country":
        return [(name, city_tag), (rng.choice(["/", " - ", ", "]), sep), (uf_text(rng, uf), uf_tag), (rng.choice([", Brasil", " - Brasil", " / Brasil", " (Brasil)", "/BR", " - BR"]), sep)]
    return [(name, city_tag), ({"/": "/", "tight": "-", " / ": " / ", "-": " - ", ",": ", ", ".": ". "}[style], sep), (uf_text(rng, uf), uf_tag)]


def this_state(rng):
    """What stands behind a city of the registry's own state."""
    return rng.choice([", deste Estado", ", deste Estado", " - deste Estado", ", neste Estado", ", deste mesmo Estado", " (deste Estado)", ", d/Estado"])


def this_city(rng):
    """What stands for the registry's own city."""
    return rng.choice(["desta cidade", "desta cidade", "deste município", "deste distrito", "desta mesma cidade", "desta comarca", "desta localidade", "daqui"])


def place_text(rng, where, style=None):
    """A place in one string."""
    return "".join(text for text, _ in place_parts(rng, where, "x", "x", style))


_DISTRICTS = (
    "Centro|Jardim América|Vila Nova|Santa Cruz|Boa Vista|Bela Vista|São José|Cidade Nova|Industrial|Jardim Primavera|Alto da Serra|Planalto|Liberdade|Vila Mariana|Barra Funda|Ipiranga|Penha|Tatuapé|Madureira|Campo Grande|Copacabana|Méier|Bangu|Pampulha|Barreiro|Savassi|"
    "Aldeota|Messejana|Boa Viagem|Casa Amarela|Ponta Verde|Pituba|Itapuã|Cajazeiras|Cabula|Umarizal|Icoaraci|Marambaia|Ponta Negra|Alecrim|Lagoa Nova|Tambaú|Mangabeira|Jardim Paulista|Água Branca|Parque Industrial|Setor Oeste|Setor Bueno|Asa Norte|Asa Sul|Taguatinga|Ceilândia|Gama|"
    "Boqueirão|Portão|Santa Felicidade|Batel|Trindade|Estreito|Cidade Baixa|Menino Deus|Restinga|Partenon|Nossa Senhora das Graças|Nossa Senhora do Ó|Belenzinho|Capão Redondo|Itaquera|Guaianases|Sacomã|Perdizes|Bom Retiro|Brás|Santo Amaro|Pirituba|Vila Maria|Vila Prudente|Saúde|"
    "Cerqueira César|Consolação|Santa Ifigênia|Sé|Mooca|Butantã|Jabaquara|Jaraguá|Tucuruvi|Cidade Operária|Cohab|Conjunto Ceará|Zona Rural|Distrito Industrial|Jardim das Flores|Parque das Nações|Vila Operária|Novo Horizonte|Bom Jesus|Santo Antônio|São Cristóvão|Bairro Alto|Praia do Canto"
).split("|")


def district(rng):
    """A neighbourhood, district or sub-district."""
    k = rng.random()
    if k < .55:
        return rng.choice(_DISTRICTS)
    if k < .7:
        return rng.choice(["Jardim", "Vila", "Parque", "Conjunto", "Residencial", "Bairro", "Setor", "Núcleo", "Loteamento", "Cidade", "Alto", "Recanto"]) + " " + rng.choice([people.made_surname(rng), rng.choice(_SAINTS), people.surname(rng)])
    if k < .85:
        return made_city(rng)
    return city(rng)


_STREET_TYPES = "Rua Rua Rua Rua R. Avenida Av. Avenida Av Praça Pça. Pç. Travessa Tv. Trav. Alameda Al. Rodovia Rod. Estrada Estr. Ladeira Beco Viela Quadra Largo Via Servidão Vila Boulevard Calçada Passagem Rua_Dr. Av._Pres. Rua_Cel. Praça_Dom Rua_Padre R._Prof. Av._Gov. Rua_Barão_de Rua_Visconde_de Rua_Gen. Av._Des. Rua_Maj.".split()
_STREETS = (
    "Sete de Setembro|15 de Novembro|XV de Novembro|Quinze de Novembro|Treze de Maio|13 de Maio|1º de Maio|Primeiro de Março|Duque de Caxias|Tiradentes|Rui Barbosa|Getúlio Vargas|Barão do Rio Branco|Marechal Deodoro|Floriano Peixoto|Dom Pedro I|Dom Pedro II|da Matriz|da Independência|da República|"
    "Brasil|São João|São José|Santos Dumont|Amazonas|Pará|Bahia|Minas Gerais|das Flores|das Palmeiras|Direita|do Comércio|da Paz|Central|Principal|Beira Rio|Beira Mar|Juscelino Kubitschek|Presidente Vargas|José Bonifácio|Castro Alves|Machado de Assis|Carlos Gomes|Goiás|Paraná|Pernambuco|"
    "do Rosário|da Aurora|do Sol|da Saudade|Benjamin Constant|Saldanha Marinho|Júlio de Castilhos|Voluntários da Pátria|24 de Maio|2 de Julho|31 de Março|A|B|C|Um|Dois|Projetada|sem denominação|BR-116 km 14|da Liberdade|Nossa Senhora de Fátima|João Pessoa|Epitácio Pessoa|Sergipe|Campos Sales|Prudente de Morais"
).split("|")


def street(rng):
    k = rng.random()
    kind = rng.choice(_STREET_TYPES).replace("_", " ")
    if k < .45:
        return kind + " " + rng.choice(_STREETS)
    if k < .8:
        return kind + " " + people.person(rng, rng.choice("MMF"))
    return kind + " " + (people.made_surname(rng) if k < .9 else made_city(rng))


_HOUSES = (", {n}", ", {n}", ", {n}", ", nº {n}", ", n° {n}", " n. {n}", ", n.º {n}", " - {n}", ", s/n", ", s/nº", " S/N", ", número {n}", ", {n} - casa {m}", ", {n}, apto. {m}", ", Qd. {m}, Lt. {m}", ", {n} - fundos", ", {n}, bloco B", ", {n} sala {m}", ", {n} - loja {m}", ", {n} - 2º andar", ", {n}/{m}", ", {n}-A", ", km {m}")


def house_number(rng):
    n = 1 + int(3000 * rng.random()) if rng.random() < .9 else 3000 + int(17000 * rng.random())
    return rng.choice(_HOUSES).format(n=n, m=1 + int(250 * rng.random() ** 2))


def cep(rng):
    a, b = rng.randint(1000, 99999), rng.choice([0, 0, rng.randint(0, 999)])
    return rng.choice([f"{a:05d}-{b:03d}", f"{a:05d}-{b:03d}", f"{a // 1000:02d}.{a % 1000:03d}-{b:03d}", f"{a:05d}{b:03d}"])


def address(rng, where=None):
    """Street, number and what else an address line may hold; ends in `where` now and then."""
    out = street(rng) + house_number(rng)
    if rng.random() < .6:
        out += rng.choice([" - ", ", ", " - Bairro ", ", bairro ", " – "]) + district(rng)
    if where and rng.random() < .45:
        out += rng.choice([" - ", ", ", " – "]) + place_text(rng, where)
    if rng.random() < .25:
        out += rng.choice([" - CEP ", ", CEP: ", " CEP ", " - Cep. "]) + cep(rng)
    return out


_FARM_KINDS = "Fazenda Sítio Sitio Chácara Lugar Povoado Colônia Seringal Aldeia Engenho Estância Rancho Granja Assentamento Comunidade Vila Localidade Linha Picada Travessão Córrego Ilha Quilombo Acampamento Gleba Retiro Usina Núcleo_Colonial Terra_Indígena Lote Ramal Igarapé Beira_do_rio Vicinal Garimpo Projeto_de_Assentamento Comunidade_Quilombola".split()
_FARM_NAMES = "Boa Vista|Santa Rita|Bela Vista|Água Limpa|Três Barras|Boa Esperança|Cachoeira|São José|Barreiro|Olho d'Água|Lagoa Seca|Pau d'Arco|Jatobá|Boa Sorte|Santo Antônio|Serrinha|Umburana|Capim Grosso|Monte Alegre|Vargem Grande|Palmeiras|Cabeceira|Retiro|Campo Limpo|Tamanduá|Sapucaia|Barra Nova|Mata Verde|Lagoinha|Paraíso|Esperança|Progresso|Nova Vida|Tabuleiro|Riacho Fundo|Mulungu|Baixa Grande|Pedra Branca".split("|")


def farm(rng):
    name = rng.choice(_FARM_NAMES) if rng.random() < .6 else made_city(rng)
    return rng.choice(_FARM_KINDS).replace("_", " ") + rng.choice([" ", " ", " ", " denominado ", " de "]) + name


_HOME = (
    "domicílio|em domicílio|no domicílio|domicílio dos pais|no domicílio dos pais|em domicílio dos pais|residência|na residência|residência dos pais|na residência dos pais|em residência|na residência dos genitores|em casa|em casa dos pais|em sua residência|domicílio materno|"
    "domicílio da mãe|residência da genitora|casa de seus pais|em casa de residência|na casa dos avós maternos|na residência dos avós paternos|parto domiciliar|parto em domicílio|via pública|em via pública|em trânsito|no interior de ambulância|na ambulância do SAMU|a bordo de embarcação|"
    "em viatura policial|no trajeto para o hospital|em veículo particular|domiciliar|Domicílio|Em domicílio|nesta cidade, em domicílio|na casa da parteira|na zona rural|em casa da parturiente|domicílio, zona rural|residência particular|em casa particular|em aldeia indígena|na aldeia|domicílio - parto sem assistência médica"
).split("|")


def home_birth(rng, where):
    """Where a child was born outside a hospital."""
    k = rng.random()
    if k < .5:
        return rng.choice(_HOME)
    if k < .7:
        return rng.choice(["", "", "na ", "à ", "residência, ", "em domicílio, ", "casa da ", "em casa, sita à ", "domicílio: ", "no prédio sito na "]) + address(rng)
    if k < .9:
        return rng.choice(["", "", "na ", "no lugar denominado ", "em domicílio, ", "zona rural, ", "no ", "residência, "]) + farm(rng)
    return rng.choice(["neste distrito", "no distrito de ", "em ", "nesta cidade", "neste município", "no lugar ", "na localidade de "]).strip() + rng.choice([" ", " "]) + (made_city(rng) if rng.random() < .8 else farm(rng))


_HOSPITAL_KINDS = (
    "Hospital|Hospital|Hospital|Maternidade|Maternidade|Hospital e Maternidade|Hospital e Maternidade|Casa de Saúde|Casa de Saúde e Maternidade|Clínica|Clínica e Maternidade|Maternidade Municipal|Maternidade Estadual|Maternidade-Escola|Maternidade Escola|Hospital Municipal|Hospital Estadual|"
    "Hospital Regional|Hospital Geral|Hospital Universitário|Hospital Materno Infantil|Hospital Materno-Infantil|Hospital da Mulher|Hospital e Pronto-Socorro|Hospital Beneficente|Hospital de Caridade|Santa Casa|Irmandade da Santa Casa|Sociedade Beneficente|Associação Hospitalar|Fundação Hospitalar|"
    "Casa de Parto|Centro de Parto Normal|Centro Obstétrico|Centro Hospitalar|Complexo Hospitalar|Unidade Mista|Unidade Mista de Saúde|Pronto Socorro|Policlínica|Instituto|Hospital Infantil|Hospital Filantrópico|Hospital Militar|Hospital de Guarnição|Hospital de Pequeno Porte|Centro de Saúde|"
    "Posto de Saúde|Hosp.|Mat.|Hosp. e Mat.|Hosp. Mun.|H.M.|Associação de Proteção à Maternidade e à Infância|Instituto de Medicina|Unidade de Pronto Atendimento|UPA|Hospital Evangélico|Casa da Gestante|Sanatório|Lar|Enfermaria|Ambulatório|Hospital Distrital|Hospital Comunitário|Hospital Dia|Núcleo Hospitalar"
).split("|")
_DOCTOR = ["Dr.", "Dr.", "Dra.", "Doutor", "Prof.", "Professor", "Prof. Dr.", "Dr", "Governador", "Prefeito", "Presidente", "Deputado", "Irmã", "Dona", "Madre", "Padre", "Cônego", "Dom", "Frei", "Senador", "Coronel", "Cel.", "Conde", "Barão de", "Comendador", "", "", "Santa Irmã", "Monsenhor", "Desembargador", "Ministro", "Pastor", "Enfermeira", "Mãe"]


def hospital(rng, city):
    """An establishment of health: its kind with a saint, a person, a word of hope, the city, or a made-up name."""
    kind = rng.choice(_HOSPITAL_KINDS)
    k = rng.random()
    if k < .24:
        name = rng.choice(_SAINTS)
    elif k < .3:
        name = rng.choice(["São ", "Santa ", "Santo "]) + people.given_one(rng, rng.choice("MF"))
    elif k < .5:
        name = (rng.choice(_DOCTOR) + " " + people.person(rng, rng.choice("MMF"))).strip()
    elif k < .62:
        name = rng.choice(["de ", "de ", "Municipal de ", "Regional de ", "Geral de ", "do Município de ", "Público de ", "de Misericórdia de ", "de Caridade de ", "Santa Casa de "]) + city
    elif k < .75:
        name = rng.choice(_WORDS_OF_HOPE)
    elif k < .85:
        name = people.made_surname(rng) if rng.random() < .5 else made_city(rng)
    elif k < .9:
        name = rng.choice(["Regional do ", "do ", "da ", "Regional da "]) + rng.choice(["Vale", "Litoral Norte", "Médio Paraíba", "Agreste", "Sertão", "Cariri", "Alto Tietê", "Baixo Amazonas", "Oeste", "Sul", "Recôncavo", "Extremo Sul", "Polícia Militar", "Aeronáutica", "Exército", "Universidade Federal", "Marinha", "PUC", "UFMG", "USP", "Restinga", "Zona Leste", "Mulher Mineira", "Criança"])
    else:
        whole = [
            f"Santa Casa de Misericórdia de {city}", f"Irmandade da Santa Casa de Misericórdia de {city}", "Hospital das Clínicas", f"Hospital das Clínicas de {city}", f"Hospital de Clínicas de {city}", "Santa Casa", "Santa Casa local", "Santa Casa de Misericórdia",
            "Hospital local", "Maternidade local", "Hospital desta cidade", f"Maternidade de {city}", "Hospital Universitário", "IMIP", "Hospital do INPS", "INAMPS", "Hospital da Previdência", "Hospital do IPASE", "SAMDU", "Fundação SESP", f"Hospital da Fundação SESP de {city}",
            "CAISM - UNICAMP", "Hospital Maternidade", "Maternidade", "Hospital Geral", "Pro Matre Paulista", "Amparo Maternal", "Hospital São Paulo", "Casa de Saúde", f"Associação Beneficente de {city}", "Unidade Mista", "ambulatório da usina", "HU", "HC", "HUPE", "APAMI",
            f"Hospital e Maternidade Municipal de {city}", f"Sociedade Portuguesa de Beneficência de {city}", f"Beneficência Portuguesa de {city}", "Estabelecimento hospitalar", "Centro de Saúde local", f"Policlínica Regional de {city}", f"Posto Médico de {city}",
        ]
        return rng.choice(whole)
    out = kind + " " + name
    k = rng.random()
    if k < .06:
        out += rng.choice([" - ", " – ", " "]) + rng.choice([city, "SUS", "CNES " + str(rng.randint(2000000, 9999999)), "Unidade II", "Ltda.", "S/A", "Filial", "Unidade " + rng.choice(["Centro", "Norte", "Sul", "Leste"]), "APAE", "".join(rng.choice("AEHIMSPRC") for _ in range(rng.randint(3, 5)))])
    elif k < .1:
        out += ", " + address(rng)
    elif k < .12:
        out = "".join(w[0] for w in out.split() if w[0].isupper()) + " - " + out
    return out


_ORD = ["º", "º", "°", "o", "ª", ".º", "a"]
_ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
_ORDINAL = ["Primeiro", "Segundo", "Terceiro", "Quarto", "Quinto", "Sexto", "Sétimo", "Oitavo", "Nono", "Décimo", "Único"]
_SERVICE = (
    "Cartório de Registro Civil|Registro Civil das Pessoas Naturais|Ofício de Registro Civil das Pessoas Naturais|Cartório do Registro Civil das Pessoas Naturais|Oficial de Registro Civil das Pessoas Naturais|Serviço de Registro Civil das Pessoas Naturais|Registro Civil|Cartório de Registro Civil das Pessoas Naturais|"
    "Serviço Registral das Pessoas Naturais|Serventia Registral|Ofício do Registro Civil|Cartório de Paz|Escrivania de Paz|Tabelionato e Registro Civil|Registro Civil e Tabelionato|Cartório do Registro Civil e Anexos|Serventia Extrajudicial|Ofício de Notas e Registros|Serviço Notarial e Registral|"
    "Registro Civil das Pessoas Naturais e Tabelionato de Notas|Oficial de Registro Civil das Pessoas Naturais e de Interdições e Tutelas|Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas|Registro Civil das Pessoas Naturais e de Interdições e Tutelas da Sede|Cartório do Registro Civil e Casamentos|"
    "RCPN|R.C.P.N.|Cartório de Registros Públicos|Ofício Único|Cartório do Ofício Único|Serventia do Ofício Único|Serviço de Registros Públicos|Registro de Nascimentos|Cartório de Nascimentos e Óbitos|Registro Civil de Nascimentos, Casamentos e Óbitos|Registro Civil, Títulos e Documentos e Pessoas Jurídicas|"
    "Registros Públicos e Notas|Unidade Interligada|Cartório Distrital|Serviço Distrital|Ofício da Cidadania|Ofício da Cidadania do Registro Civil das Pessoas Naturais|Cartório do Registro Civil da Sede|Cart. Reg. Civil|Cartório Reg. Civil das P. Naturais|Of. Reg. Civil Pess. Nat.|Cartório de Notas e Registro Civil"
).split("|")


def consulate(rng, city):
    """The name of a Brazilian consulate or embassy that keeps entries."""
    return rng.choice(["Consulado-Geral do Brasil em {}", "Consulado-Geral do Brasil em {}", "Embaixada do Brasil em {}", "Embaixada do Brasil em {} — Setor Consular", "Consulado do Brasil em {}", "Vice-Consulado do Brasil em {}", "Setor Consular da Embaixada do Brasil em {}", "Repartição Consular Brasileira em {}", "Consulado Geral da República Federativa do Brasil em {}", "Consulado Honorário do Brasil - {}"]).format(city)


def office(rng, city, uf):
    """The name of a registry office: service, ordinal, place, district, own name or registrar, in any mixture."""
    service = rng.choice(_SERVICE)
    n = rng.randint(1, 12) if rng.random() < .8 else rng.randint(13, 48)
    o = rng.choice(_ORD)
    where = city if rng.random() < .6 else district(rng)
    who = people.person(rng, rng.choice("MMF"))
    short = people.surname(rng) if rng.random() < .5 else people.made_surname(rng)
    k = rng.randint(0, 47)
    if k < 8:
        out = f"{service} {rng.choice(['de', 'de', 'do Município de', 'da Comarca de', 'da Cidade de', 'do Distrito de', 'da Sede de', 'da Vila de', '-', 'da Sede da Comarca de', 'do Distrito da Sede de', 'e Anexos de'])} {where}"
    elif k < 12:
        out = f"{n}{o} {rng.choice(['Ofício', 'Cartório', 'Serviço', 'Tabelionato', 'Oficial', 'Registro', 'Subdistrito', 'Distrito', 'Zona', 'Circunscrição', 'Ofício de Justiça'])} {rng.choice(['de', 'do', '-', 'da', 'de Notas e'])} {rng.choice(['Registro Civil', service, 'Registro Civil das Pessoas Naturais', where])}"
    elif k < 15:
        out = f"{service} do {n}{o} {rng.choice(['Subdistrito', 'Distrito', 'Ofício', 'Subdistrito -', 'Subdistrito de', 'Distrito Judiciário', 'Registro'])} {rng.choice(['', '-', 'de']) if rng.random() < .5 else ''} {where}"
    elif k < 17:
        out = f"{service} da {n}ª {rng.choice(['Zona', 'Circunscrição', 'Zona Judiciária', 'Região', 'Zona de', 'Circunscrição de', 'Zona Distrital'])} {where if rng.random() < .5 else ''}"
    elif k < 20:
        out = f"{rng.choice(['Cartório', 'Cartório', 'Ofício', 'Serventia', 'Registro Civil', 'Cart.', 'Tabelionato', 'Cartórios Reunidos'])} {rng.choice([short, short, who, rng.choice(_SAINTS), rng.choice(_WORDS_OF_HOPE), made_city(rng)])}"
    elif k < 22:
        out = f"{rng.choice(['Cartório', 'Ofício', 'Serventia'])} {rng.choice([short, who])} - {service}" + (f" de {where}" if rng.random() < .5 else "")
    elif k < 24:
        out = f"{service} - {rng.choice(['Cartório ', '', 'Titular: ', '', 'Cart. '])}{rng.choice([short, who])}"
    elif k < 26:
        out = f"{service} e {rng.choice(['Tabelionato', 'Notas', 'Tabelionato de Notas', 'Protesto', 'Anexos', 'Registro de Imóveis', 'Interdições e Tutelas', 'de Pessoas Jurídicas', 'Títulos e Documentos'])} {rng.choice(['de', 'do Distrito de', 'da Comarca de'])} {where}"
    elif k < 28:
        out = f"{rng.choice(_ORDINAL)} {rng.choice(['Ofício', 'Cartório', 'Tabelionato', 'Serviço', 'Registro Civil', 'Ofício de Registro Civil', 'Serviço Registral'])} {rng.choice(['de', 'da Comarca de', 'do Registro Civil de', '-'])} {where}"
    elif k < 30:
        out = f"{rng.choice(['Serventia', 'Cartório', 'Ofício', 'Vara', 'Escrivania'])} {rng.choice(['do', 'da', 'de'])} {rng.choice([str(n) + 'º Ofício', 'Registro Civil', 'Único Ofício', 'Paz', 'Órfãos e Ausentes', str(n) + 'º Subdistrito', 'Primeira Entrância', 'Registros Públicos'])} {rng.choice(['de', 'da Comarca de', 'do Termo de', '-'])} {where}"
    elif k < 32:
        out = f"{n}{o} {service}" + (f" {rng.choice(['de', '-', 'da Comarca de', '–'])} {where}" if rng.random() < .7 else "")
    elif k < 34:
        out = f"{service} {rng.choice(_ROMAN)}"
    elif k < 36:
        out = f"{where} - {n}{o} {rng.choice(['Subdistrito', 'Distrito', 'Ofício', 'Registro Civil', 'Cartório'])}"
    elif k < 38:
        out = f"Registro Civil das Pessoas Naturais do {n}{o} Subdistrito {where} - {rng.choice(['Capital', city, 'Comarca de ' + city])}"
    elif k < 39:
        out = consulate(rng, rng.choice(FOREIGN)[0])
    elif k < 40:
        out = f"{rng.choice(['Posto de Registro Civil', 'Unidade Interligada', 'Posto Avançado', 'Posto de Atendimento', 'Sucursal'])} {rng.choice([hospital(rng, city), where])}"
    elif k < 42:
        out = f"{service}"
    elif k < 44:
        out = f"{service}, {rng.choice(['Município', 'Comarca', 'Distrito', 'Termo', 'Cidade', 'Vila', 'Freguesia', 'Paróquia'])} de {where}" + (f", Estado {UF_OF[uf]} {UF_NAMES[uf]}" if uf in UF_NAMES and rng.random() < .5 else "")
    elif k < 46:
        out = f"{rng.choice(['Cartório da', 'Ofício da', 'Registro Civil da'])} {n}ª {rng.choice(['Zona', 'Circunscrição', 'Pretoria Cível', 'Pretoria', 'Vara', 'Circunscrição do Registro Civil', 'Zona do Registro Civil'])}" + (f" - {where}" if rng.random() < .6 else "")
    else:
        out = f"{rng.choice(['Oficial', 'Oficialato', 'Delegação', 'Delegacia', 'Agência', 'Serviço Auxiliar', 'Serviço de Paz'])} {rng.choice(['do', 'de'])} {rng.choice(['Registro Civil', 'Registro Civil das Pessoas Naturais'])} {rng.choice(['de', 'do Distrito de', 'da Sede do Município de'])} {where}"
    k = rng.random()
    if k < .07:
        out += rng.choice([" - ", "/", ", "]) + uf
    elif k < .1:
        out += rng.choice([" - ", " ", ", "]) + f"CNS {rng.randint(10000, 199999)}"
    elif k < .13:
        out += rng.choice([" - Comarca de ", " - Município de ", " de ", ", Comarca de "]) + city
    return " ".join(out.split())


def phone(rng):
    ddd = rng.randint(11, 99)
    a, b = rng.choice([rng.randint(2200, 5999), rng.randint(90000, 99999)]), rng.randint(0, 9999)
    number = rng.choice([f"({ddd}) {a}-{b:04d}", f"({ddd}) {a}-{b:04d}", f"({ddd}){a}-{b:04d}", f"{ddd} {a}-{b:04d}", f"(0{ddd}) {a}-{b:04d}", f"{a}-{b:04d}", f"({ddd}) {a}.{b:04d}", f"0xx{ddd} {a}-{b:04d}", f"+55 {ddd} {a}-{b:04d}", f"{ddd}-{a}{b:04d}", f"({ddd}) {a} {b:04d}", f"0800 {rng.randint(100, 999)} {b:04d}"])
    return number + (f" / {a + 1}-{b:04d}" if rng.random() < .08 else "")


_DOMAINS = "com.br not.br gov.br jus.br com org.br net.br adv.br".split()


def _slug(text):
    plain = text.lower().translate(str.maketrans("áàâãéêíóôõúüç", "aaaaeeiooouuc"))
    return "".join(c for c in plain if c.isalnum() and c.isascii()) or "cartorio"


def email(rng, city):
    user = rng.choice(["registrocivil", "cartorio", "contato", "atendimento", "rcpn", "oficio", "certidoes", "civil", "secretaria", "faleconosco", "oficial", "nascimento", "balcao", _slug(people.made_surname(rng)), "cart", "1oficio", "registro"])
    user += rng.choice(["", "", "." + _slug(city)[:12], "_" + _slug(city)[:10], str(rng.randint(1, 99)), _slug(city)[:8]])
    host = rng.choice(["exemplo", "cartorio", "registro", "rcpn" + str(rng.randint(1, 30)), "cartorio" + _slug(people.made_surname(rng)), "gmail", "hotmail", "terra", "uol", "yahoo", "bol", "oi", _slug(city)[:14], "tj" + rng.choice(list(UF_NAMES)).lower(), "arpen" + rng.choice(list(UF_NAMES)).lower()])
    return f"{user}@{host}.{rng.choice(_DOMAINS)}"


def website(rng, city, uf):
    host = rng.choice(["www.", "https://", "http://", "", "https://www.", "selo.", "consulta."]) + rng.choice(["tj" + uf.lower()[:2], "selodigital.tj" + uf.lower()[:2], "registrocivil", "cartorio" + _slug(people.made_surname(rng)), "rcpn" + _slug(city)[:12], "corregedoria", "validar", "arpen" + uf.lower()[:2], "certidao", "extrajudicial", "portal." + _slug(people.made_surname(rng)), "cartorios"])
    return host + "." + rng.choice(["jus.br", "com.br", "org.br", "gov.br", "not.br", "exemplo.br"]) + rng.choice(["", "", "/selo", "/selodigital", "/consulta", "/autenticidade", "/valida", "/selo/consulta.aspx", "/sc/" + str(rng.randint(100, 9999)), "/certidao/validar"])


if __name__ == "__main__":
    rng = random.Random(5)
    for _ in range(40):
        where = place(rng) if rng.random() < .9 else foreign(rng)
        print(place_text(rng, where), "|", hospital(rng, where[0]), "|", home_birth(rng, where), "|", office(rng, *where), "|", address(rng, where), "|", phone(rng), "|", email(rng, where[0]), "|", website(rng, *where))
