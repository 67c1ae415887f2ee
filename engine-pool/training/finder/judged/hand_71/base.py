from lib import *
REG={"BA":"Feira de Santana|Itabuna|Jequié|Ilhéus|Alagoinhas|Vitória da Conquista|Serrinha|Irecê","SC":"Blumenau|Brusque|Joaçaba|Concórdia|Chapecó|Indaial|Timbó|Xanxerê",
"SP":"Araraquara|Jaú|Assis|Tupã|Bebedouro|Mogi Guaçu|Lins|Votuporanga|Itapetininga|Bragança Paulista","MG":"Muriaé|Patos de Minas|Curvelo|Ubá|Poços de Caldas|São João del-Rei|Araxá|Teófilo Otoni|Caratinga",
"RS":"Passo Fundo|Erechim|Bagé|Santa Cruz do Sul|Ijuí|Bento Gonçalves|Lajeado|Cachoeira do Sul","PE":"Caruaru|Garanhuns|Serra Talhada|Arcoverde|Petrolina|Vitória de Santo Antão|Belo Jardim",
"CE":"Sobral|Iguatu|Crato|Quixadá|Juazeiro do Norte|Canindé|Crateús","PA":"Santarém|Marabá|Castanhal|Abaetetuba|Bragança|Cametá|Altamira","PR":"Ponta Grossa|Guarapuava|Cascavel|Toledo|Umuarama|Irati|Paranavaí|União da Vitória",
"GO":"Rio Verde|Jataí|Itumbiara|Formosa|Ceres|Mineiros|Goianésia","RJ":"Campos dos Goytacazes|Nova Friburgo|Barra Mansa|Petrópolis|Três Rios|Itaboraí|Macaé","MA":"Caxias|Imperatriz|Bacabal|Codó|Pinheiro|Balsas",
"ES":"Colatina|Linhares|Cachoeiro de Itapemirim|Alegre|São Mateus","MT":"Rondonópolis|Cáceres|Sinop|Barra do Garças|Tangará da Serra","AM":"Parintins|Itacoatiara|Manacapuru|Tefé|Coari","PB":"Campina Grande|Patos|Sousa|Cajazeiras|Guarabira","MS":"Dourados|Três Lagoas|Corumbá|Aquidauana","RN":"Mossoró|Caicó|Currais Novos|Açu","PI":"Parnaíba|Picos|Floriano|Oeiras","TO":"Araguaína|Gurupi|Porto Nacional","RO":"Ji-Paraná|Vilhena|Cacoal","SE":"Lagarto|Estância|Itabaiana","AL":"Arapiraca|Penedo|Palmeira dos Índios"}
UFN={"AC":"Acre","AL":"Alagoas","AM":"Amazonas","BA":"Bahia","CE":"Ceará","ES":"Espírito Santo","GO":"Goiás","MA":"Maranhão","MT":"Mato Grosso","MS":"Mato Grosso do Sul","MG":"Minas Gerais","PA":"Pará","PB":"Paraíba","PR":"Paraná","PE":"Pernambuco","PI":"Piauí","RJ":"Rio de Janeiro","RN":"Rio Grande do Norte","RS":"Rio Grande do Sul","RO":"Rondônia","SC":"Santa Catarina","SP":"São Paulo","SE":"Sergipe","TO":"Tocantins"}
HOSP=["Santa Casa de Misericórdia","Hospital São Vicente de Paulo","Maternidade Nossa Senhora de Lourdes","Hospital e Maternidade Santa Isabel","Casa de Saúde São Lucas","Hospital Regional Dr. Aristeu Paz","Hospital Municipal Dona Iaiá","Maternidade Frei Damião","Hospital Beneficente São Roque","Hospital das Clínicas","Casa de Parto Mãe Luzia","Hospital Universitário Prof. Edgar Reis","Hospital e Maternidade Jesus Nazareno"]
PRECISE=["Rua","Avenida","Travessa","Praça"]
FOREIGN=["Asunción, Paraguai","Porto, Portugal","Beirute, Líbano","Kumamoto, Japão","Santa Cruz de la Sierra, Bolívia","Buenos Aires, Argentina","Luanda, Angola","Porto Príncipe, Haiti","Maracaibo, Venezuela","Treviso, Itália"]
PROF=["lavrador","comerciante","motorista","professora","do lar","pedreiro","funcionário público","costureira","mecânico","bancária"]
def base(r,uf,year,sex=None,scen="",imm=None,imm2=None,issue=None,sep=" - ",acervo_gap=True):
    b=P(); b.scen=scen; ms=REG[uf].split("|"); b.uf=uf
    sex=sex or r.choice("MF"); f=family(r,year,sex,imm,imm2); b.update(f)
    b.rmun=r.choice(ms); b.ruf=uf
    b.bmun=b.rmun if r.random()<.65 else r.choice(ms); b.buf=uf
    b.sexo="Masculino" if sex=="M" else "Feminino"
    b.birth=rdate(r,year); b.hm=(r.randint(0,23),r.randint(0,59))
    gap=r.choice([0,1,2,4,7,11,15,23,38]) if "late" not in scen else r.randint(900,4000)
    if "sameday" in scen: gap=0
    b.reg=add(b.birth,gap)
    lo=max(b.reg[2]+1,(issue or (2011,2024))[0]); b.issue=rdate(r,r.randint(min(lo,(issue or (2011,2024))[1]),(issue or (2011,2024))[1]))
    if (b.issue[2],b.issue[1],b.issue[0])<=(b.reg[2],b.reg[1],b.reg[0]): b.issue=add(b.reg,r.randint(1,60))
    b.book=r.randint(8,260); b.page=r.randint(2,299); b.term=r.randint(900,98000)
    b.cns="%06d"%r.randint(10500,159900)
    b.mat=matricula(b.cns,b.reg[2],b.book,b.page,b.term)
    b.est=r.choice(HOSP); 
    if "home" in scen: b.est="Domicílio"
    other=lambda: (r.choice(ms),uf) if r.random()<.6 else (lambda u:(r.choice(REG[u].split("|")),u))(r.choice(list(REG)))
    b.fn=sep.join(other()); b.mn=sep.join(other())
    if "foreign" in scen:
        x=r.choice(FOREIGN); b.fn=x
        if "foreign2" in scen: b.mn=r.choice([y for y in FOREIGN if y!=x])
    b.dnv="%02d-%08d-%d"%(30 if year<2020 else 30+r.randint(0,9),r.randint(10**7,10**8-1),r.randint(0,9)) if year>=2005 else ""
    b.cpf=cpf(r)
    if "mother" in scen.split(): b.father=b.fn=b.pf=b.pm=""; b.name=jn(given(r,sex,era_of(year)),b.mfull)
    b.officer=jn(given(r,r.choice("MF"),"mid"),sur(r),sur(r)); b.clerk=jn(given(r,r.choice("MF"),"mid"),sur(r))
    while b.clerk.split()[0]==b.officer.split()[0]: b.clerk=jn(given(r,r.choice("MF"),"mid"),sur(r))
    b.twin=jn(given(r,r.choice("MF"),era_of(year)),*(b.name.split()[-1:]))
    if b.twin.split()[0]==b.name.split()[0]: b.twin=given(r,"F" if sex=="M" else "M",era_of(year))+" "+b.name.split()[-1]
    b.street=f"{r.choice(PRECISE)} {r.choice(['Coronel Fabrício','Barão do Triunfo','Sete de Setembro','Padre Cícero','XV de Novembro','Marechal Deodoro','das Acácias','Dom Bosco'])}, {r.randint(10,2400)}"
    b.cep="%05d-%03d"%(r.randint(10000,99000),r.randint(0,999)); b.fone="(%d) %d-%04d"%(r.choice([11,27,31,42,48,54,62,65,71,77,81,85,91,92]),r.randint(3021,3899),r.randint(0,9999))
    b.wit=[jn(given(r,x,"mid"),sur(r),sur(r)) for x in "MF"]
    b.avenue="Sim"
    b.spouse=jn(given(r,"F" if sex=="M" else "M",era_of(year)),sur(r),sur(r))
    return b
def notecas(r,b):
    d=add(b.issue,-r.randint(60,2500)); 
    if d[2]<b.birth[2]+19: return noteret(r,b)
    return f"Casou-se com {b.spouse}, em {dm(d)}, conforme Livro B-{r.randint(3,90)}, fls. {r.randint(2,300)}, termo {r.randint(900,20000)}, do Registro Civil de {b.bmun}/{b.buf}."
def noteret(r,b):
    d=add(b.issue,-r.randint(20,300)); 
    return f"Procedida a retificação do assento, nos termos do art. 110 da Lei nº 6.015/73, para constar corretamente o nome da avó materna como {b.mm}. Averbado em {dm(d)}."
def notepat(r,b):
    return f"Por reconhecimento espontâneo de paternidade, nos termos do Provimento nº 16/2012 do CNJ, foi incluído o nome do pai, {b.father}, e dos avós paternos. Dou fé. {b.rmun}, {dm(add(b.issue,-r.randint(20,400)))}."
def notediv(r,b):
    y=max(b.birth[2]+20,b.reg[2]+1)
    if b.issue[2]-y<3: return noteret(r,b)
    m=rdate(r,r.randint(y,b.issue[2]-2)); d=add(m,r.randint(200,500))
    return f"Casou-se com {b.spouse}, em {dm(m)}, conforme Livro B-{r.randint(3,90)}, fls. {r.randint(2,300)}, termo {r.randint(900,20000)}, do Registro Civil de {b.bmun}/{b.buf}. Divórcio decretado por escritura pública de {dm(d)}, do 2º Tabelionato de Notas de {b.rmun}, voltando a usar o nome de solteir{'o' if b.sex=='M' else 'a'}."
def noteobt(r,b):
    d=add(b.issue,-r.randint(20,400))
    return f"Óbito registrado em {dm(d)}, Livro C-{r.randint(3,90)}, folha {r.randint(2,300)}, termo nº {r.randint(900,20000)}, desta Serventia."
