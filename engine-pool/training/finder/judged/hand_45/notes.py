from lib import *
def spouse(r,p): return (given(r,'F') if p.m else given(r,'M'))+' '+surname(r)+' '+r.choice(['Duarte','Aguiar','Fontes','Cabral','Meireles'])
def av(r,p,kind,after=None):
    d=add(p.reg, r.randint(700,4000)); lim=datetime.date(p.k.get('lim',2024),6,1)
    if d>lim: d=add(p.reg, max(30,(lim-p.reg).days//2))
    if kind in('cpf','cpfn'): d=max(datetime.date(2018,2,1),p.reg)+datetime.timedelta(days=r.randint(20,1500))
    p.lastnote=max(getattr(p,'lastnote',p.reg),d)
    if kind=='pat': return r.choice([f"Averbo para constar que {p.father} reconheceu a paternidade d{'o registrado' if p.m else 'a registrada'}, nos termos da Lei nº 8.560/92, por escritura lavrada nas notas desta comarca, em {dmy(d)}.",f"Reconhecimento espontâneo de paternidade por {p.father}, averbado em {dmy(d)}, passando {'o registrado' if p.m else 'a registrada'} a assinar como consta nesta certidão."])
    if kind=='nome': return r.choice([f"Por sentença do MM. Juiz de Direito da Vara de Registros Públicos desta comarca, proferida nos autos nº {r.randint(100,999)}/{d.year}, o nome foi retificado para {p.name}. Averbado em {dmy(d)}.",f"Retificação de prenome, à margem do termo, por mandado judicial datado de {dmy(d)}, arquivado em cartório sob nº {r.randint(20,400)}."])
    if kind=='cpf': return f"CPF incluído por averbação em {dmy(d)}, com base no art. 6º do Provimento nº 63/2017 da Corregedoria Nacional de Justiça."
    if kind=='cpfn': return f"Nos termos do art. 6º do Provimento nº 63/2017-CNJ, averba-se a inscrição no CPF sob nº {p.cpf}. Em {dmy(d)}."
    if kind=='mae': return f"Averbada em {dmy(d)} a alteração do nome da genitora, que voltou a usar o nome de solteira, {p.mother}."
    if kind=='ado': return f"Procede-se a esta averbação, em cumprimento a mandado do Juízo da Infância e da Juventude, para constar a destituição do poder familiar. Em {dmy(d)}."
def an(r,p,kind):
    d=add(p.birth, r.randint(21*365,34*365)); lim=datetime.date(p.k.get('lim',2024),6,1)
    if d>lim: d=add(lim,-r.randint(100,600))
    p.lastnote=max(getattr(p,'lastnote',p.reg),d); s=spouse(r,p); c,u=r.choice([x for x in ALLC if p.k.get('lim',2024)>2000 or x[1] not in ('MS','TO','RO','RR','AP','AC')]); b,f,t=r.randint(3,90),r.randint(1,290),r.randint(200,19000)
    cas=f"Casou-se com {s} em {dmy(d)}, em {c}/{u}, Livro B-{b}, fls. {f}, termo {t}"
    if kind=='cas': return r.choice([cas+f", continuando a assinar o mesmo nome.", f"Contraiu matrimônio em {dmy(d)} com {s}, no Registro Civil de {c}/{u}, conforme termo nº {t}, fls. {f} do livro B nº {b}."])
    if kind=='div':
        d2=add(d,r.randint(800,3000)); d2=min(d2,datetime.date(p.k.get('lim',2024),7,1)); p.lastnote=max(p.lastnote,d2)
        return cas+f". Divorciad{'o' if p.m else 'a'} por {'escritura pública' if d2.year>2007 else 'sentença'} de {dmy(d2)}."
    if kind=='obi':
        d2=add(d,r.randint(800,3000)); d2=min(d2,datetime.date(p.k.get('lim',2024),7,1)); p.lastnote=max(p.lastnote,d2)
        return f"Faleceu em {dmy(d2)}, na cidade de {c}/{u}; óbito registrado no livro C-{r.randint(2,60)}, fls. {f}, sob nº {t}."
def issue(r,p,lo,hi):
    lo=max(datetime.date(lo,1,5),add(p.reg,0),add(getattr(p,'lastnote',p.reg),3)); hi=datetime.date(hi,12,20)
    if lo>hi: return lo
    return add(lo,r.randrange((hi-lo).days+1))
