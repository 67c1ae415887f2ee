import random, html, json, sys, datetime
OUT = sys.argv[1]
E = lambda s: html.escape(str(s), quote=False)
UFN = {'AC':'Acre','AL':'Alagoas','AP':'Amapá','AM':'Amazonas','BA':'Bahia','CE':'Ceará','DF':'Distrito Federal','ES':'Espírito Santo','GO':'Goiás','MA':'Maranhão','MT':'Mato Grosso','MS':'Mato Grosso do Sul','MG':'Minas Gerais','PA':'Pará','PB':'Paraíba','PR':'Paraná','PE':'Pernambuco','PI':'Piauí','RJ':'Rio de Janeiro','RN':'Rio Grande do Norte','RS':'Rio Grande do Sul','RO':'Rondônia','RR':'Roraima','SC':'Santa Catarina','SP':'São Paulo','SE':'Sergipe','TO':'Tocantins'}
DE = {'BA':'da','PB':'da','AC':'do','AP':'do','AM':'do','CE':'do','DF':'do','ES':'do','MA':'do','PA':'do','PR':'do','PI':'do','RJ':'do','RN':'do','RS':'do','TO':'do'}
def deuf(uf): return DE.get(uf, 'de') + ' ' + UFN[uf]
CITIES = {
'AC':['Cruzeiro do Sul','Brasiléia','Sena Madureira'],'AL':['Arapiraca','Palmeira dos Índios','Penedo'],'AP':['Santana','Laranjal do Jari'],
'AM':['Parintins','Tefé','Itacoatiara','São Gabriel da Cachoeira'],'BA':['Feira de Santana','Ilhéus','Jequié','Juazeiro','Senhor do Bonfim','Vitória da Conquista'],
'CE':['Sobral','Crato','Quixadá','Juazeiro do Norte','Iguatu'],'ES':['Colatina','Cachoeiro de Itapemirim','Linhares'],'GO':['Anápolis','Rio Verde','Jataí','Catalão'],
'MA':['Imperatriz','Caxias','Codó','Pinheiro'],'MT':['Rondonópolis','Cáceres','Sinop'],'MS':['Dourados','Corumbá','Três Lagoas','Aquidauana'],
'MG':['Uberaba','Governador Valadares','Montes Claros','Teófilo Otoni','São João del-Rei','Poços de Caldas','Diamantina','Ubá','Patos de Minas'],
'PA':['Santarém','Marabá','Altamira','Bragança','Cametá'],'PB':['Campina Grande','Patos','Sousa','Cajazeiras'],'PR':['Londrina','Maringá','Guarapuava','Ponta Grossa','Toledo','Irati'],
'PE':['Caruaru','Garanhuns','Petrolina','Serra Talhada','Vitória de Santo Antão'],'PI':['Parnaíba','Picos','Floriano'],'RJ':['Campos dos Goytacazes','Volta Redonda','Petrópolis','Nova Friburgo','Itaperuna'],
'RN':['Mossoró','Caicó','Açu'],'RS':['Pelotas','Santa Maria','Ijuí','Passo Fundo','Erechim','Uruguaiana','Bento Gonçalves'],'RO':['Ji-Paraná','Vilhena','Guajará-Mirim'],
'RR':['Caracaraí','Rorainópolis'],'SC':['Blumenau','Chapecó','Lages','Joinville','Criciúma','São Miguel do Oeste'],'SP':['Sorocaba','Ribeirão Preto','Presidente Prudente','Itapetininga','Franca','São José do Rio Preto','Registro','Botucatu','Mogi das Cruzes','Jaú'],
'SE':['Estância','Lagarto','Itabaiana'],'TO':['Araguaína','Gurupi','Porto Nacional']}
ALLC = [(c,u) for u in CITIES for c in CITIES[u]]
M = '''Antônio|José Raimundo|Francisco das Chagas|Cícero|Edvaldo|Otávio|Benedito|João Vítor|Luís Gustavo|Davi Lucca|Enzo|Heitor|Raoni|Ubirajara|Wanderley|Josué|Ezequiel|Thiago|Caíque|Gaspar|Sebastião|Valdomiro|Aurélio|Murilo|Ítalo|Bento|Joaquim Pedro|Kauã|Mateus Henrique|Breno|Anselmo|Genivaldo|Adalberto|Nilson|Osvaldo|Lindomar|Pedro Paulo|Rui|Teófilo|Zacarias|Isaac|Vicente|Clóvis|Ariovaldo|Raul|Ravi|Dirceu|Natanael|Evandro|Fábio'''.split('|')
F = '''Maria das Dores|Francisca|Ana Beatriz|Josefa|Raimunda|Severina|Luzia|Iracema|Jussara|Maria Eduarda|Heloísa|Yasmin|Antonella|Cecília|Rosângela|Conceição|Aparecida|Terezinha|Maria do Socorro|Zuleide|Marlene|Ivone|Nair|Odete|Elza|Valéria|Débora|Tainá|Lívia Maria|Sophia|Anita|Benedita|Dulce|Edileuza|Gildete|Marilúcia|Noêmia|Olívia|Perpétua|Quitéria|Rute|Solange|Úrsula|Vitória|Jacira|Ester|Isadora|Lorena|Joana d'Arc|Cleusa|Ágata|Inês'''.split('|')
S = '''da Silva|dos Santos|de Oliveira|Pereira|de Souza|Lima|Carvalho|Ferreira|do Nascimento|Araújo|Barbosa|Cavalcanti|Nóbrega|Bezerra|Sarmento|Figueirêdo|Peçanha|Quaresma|Teixeira|Moura|Brandão|Sá Barreto|Vasconcelos|Guimarães|Leitão|Feitosa|Mourão|Tavares|Xavier|Valadão|Bittencourt|Prates|Coutinho|Magalhães|Alencar|Queiroz|da Conceição|Gonçalves|Damasceno|Falcão|Espíndola|Assunção|da Cruz|Pimentel|Arruda|Siqueira|Lacerda|Bandeira|Rocha|Toledo|Furtado|Paixão|Camargo|Noronha|Vilela|Sampaio|Dantas|Medeiros'''.split('|')
FOR = {'it':(['Giuseppe','Ângelo','Gino','Dante','Vittorio','Leonel'],['Giovanna','Assunta','Carmela','Pierina','Bianca','Rosina'],['Zanchettin','Bortoluzzi','Dal Pizzol','Scarpellini','Fontanive','Peruzzo']),
'de':(['Arno','Egon','Helmuth','Guilherme','Lothar','Rudi'],['Hildegard','Ingrid','Edeltraud','Elfrida','Marlise','Gertrudes'],['Schwantes','Kretzmann','Hoffmeister','Wendhausen','Knebel','Brüning']),
'jp':(['Kenji','Hiroshi','Mário Takeo','Satoru','Yukio','Paulo Akira'],['Sayuri','Tomiko','Harumi','Emi','Yoko','Lúcia Mieko'],['Nakamura','Ishizaki','Kuramoto','Hamaguchi','Tsukamoto','Okabayashi']),
'ar':(['Elias','Nagib','Jamil','Salim','Khalil','Miguel'],['Samira','Latife','Nadia','Leila','Salma','Najla'],['Haddad','Khouri','Abdalla','Saliba','Chediak','Mansur']),
'pl':(['Estanislau','Casimiro','Ladislau','Miroslau','Taras','Edmundo'],['Verônica','Edviges','Sofia','Estefânia','Ludmila','Helena'],['Wierzbicki','Kowalczuk','Stachiw','Przybylski','Hryniewicz','Sawczuk'])}
NUM = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
TEN = {2:'vinte',3:'trinta',4:'quarenta',5:'cinquenta',6:'sessenta',7:'setenta',8:'oitenta',9:'noventa'}
HUN = {1:'cento',2:'duzentos',3:'trezentos',4:'quatrocentos',5:'quinhentos',6:'seiscentos',7:'setecentos',8:'oitocentos',9:'novecentos'}
def W(n):
    if n < 20: return NUM[n]
    if n < 100: return TEN[n//10] + (' e '+NUM[n%10] if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return HUN[n//100] + (' e '+W(n%100) if n%100 else '')
    q, r = divmod(n, 1000); s = ('' if q == 1 else W(q)+' ')+'mil'
    if not r: return s
    return s + (' e ' if r < 100 or r % 100 == 0 else ' ') + W(r)
def WF(n):
    s = W(n)
    for a,b in (('um','uma'),('dois','duas')):
        if s == a or s.endswith(' '+a): s = s[:-len(a)]+b
    return s
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def dmy(d, s='/'): return f'{d.day:02d}{s}{d.month:02d}{s}{d.year}'
def dword(d, first='primeiro'): return f"{first if d.day==1 else W(d.day)} de {MES[d.month-1]} de {W(d.year)}"
def dlong(d): return f"{'1º' if d.day==1 else ('%02d'%d.day)} de {MES[d.month-1]} de {d.year}"
def add(d, n): return d + datetime.timedelta(days=n)
def cpf(r):
    n = [r.randrange(10) for _ in range(9)]
    for _ in range(2):
        s = sum(a*b for a,b in zip(n, range(len(n)+1,1,-1))) % 11
        n.append(0 if s < 2 else 11-s)
    t = ''.join(map(str,n)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matr(cns, year, book, leaf, term, acervo='01', kind='1'):
    s = f'{cns}{acervo}55{year}{kind}{book:05d}{leaf:03d}{term:07d}'; assert len(s)==30, s
    for _ in range(2):
        m = 32-len(s); t = 0
        for c in s:
            t += int(c)*m; m = 0 if m == 10 else m+1
        t %= 11; s += str(1 if t > 9 else t)
    p=[6,2,2,4,1,5,3,7,2]; o=[]; i=0
    for k in p: o.append(s[i:i+k]); i+=k
    return o
class P: pass
def surname(r, st=None): return r.choice(FOR[st][2]) if st else r.choice(S)
def given(r, sex, st=None):
    if st: return r.choice(FOR[st][0 if sex=='M' else 1])
    return r.choice(M if sex=='M' else F)
USED=set()
def last(s):
    return s
def person(r, uf=None, y0=1950, y1=2022, **k):
    """k: nofather, twin, home, nohour, unkp, unkm, two (two mothers), style, sex, long"""
    p = P(); p.k = k; st = k.get('style')
    ALL = [c for c in ALLC if not k.get('lim') or c[1] not in ('MS','TO','RO','RR','AP','AC')]
    if uf: p.city,p.uf = r.choice(CITIES[uf]),uf
    else: p.city,p.uf = r.choice(ALL)
    p.sex = k.get('sex') or r.choice('MF'); p.m = p.sex=='M'
    while True:
        fs, ms, fs2, ms2, x1, x2 = surname(r,st), surname(r, st if r.random()<.3 else None), *[r.choice(S) for _ in range(4)]
        if len({fs,ms,fs2,ms2,x1,x2})<6: continue
        p.sobren = (fs,ms)
        g = given(r,p.sex,st)
        if r.random()<.35 and ' ' not in g: g += ' ' + given(r,p.sex)
        p.name = f'{g} {ms} {fs}' if not k.get('nofather') else f'{g} {ms2} {ms}'
        if k.get('long'): p.name = f'{g} {given(r,p.sex)} {ms2} {ms} {fs2} {fs}' if not k.get('nofather') else f'{g} {ms2} {x2} {ms}'
        if p.m and not k.get('nofather') and r.random()<.12 and not k.get('long'): g2 = given(r,'M',st)
        else: g2 = given(r,'M',st)
        p.father = f'{g2} {fs2} {fs}'
        g3 = given(r,'F')
        p.mother = f'{g3} {ms2} {ms}' + (f' {fs}' if r.random()<.4 and not k.get('nofather') else '')
        p.mother2 = f"{given(r,'F')} {fs2} {fs}"
        p.pgf = f"{given(r,'M',st)} {x1} {fs}"; p.pgm = f"{given(r,'F',st)} {fs2}"+(f' {fs}' if r.random()<.6 else '')
        p.mgf = f"{given(r,'M')} {ms2} {ms}"; p.mgm = f"{given(r,'F')} {x2}"+(f' {ms}' if r.random()<.6 else '')
        al = [p.name,p.father,p.mother,p.mother2,p.pgf,p.pgm,p.mgf,p.mgm]
        firsts = [a.split()[0] for a in al]
        if len(set(firsts))==len(firsts) and p.name not in USED and ' da da ' not in p.name:
            USED.add(p.name); break
    p.twin = ''
    if k.get('twin'):
        base = p.name[len(g):]
        while True:
            t = given(r, r.choice('MF'), st)
            if t.split()[0] not in firsts: break
        p.twin = t + base
    near = [(c,p.uf) for c in CITIES[p.uf]]
    p.fcity, p.fuf = r.choice(near) if r.random()<.6 else r.choice(ALL)
    p.mcity, p.muf = r.choice(near) if r.random()<.6 else r.choice(ALL)
    y = r.randint(y0,y1); p.birth = datetime.date(y,1,1)+datetime.timedelta(days=r.randrange(365))
    p.reg = add(p.birth, r.randint(1,25)); p.h, p.mi = r.randrange(24), r.choice([0,5,10,15,20,25,30,35,40,45,50,55,7,18,42])
    p.cpf = cpf(r); p.cns = f'{r.randint(300,159999):06d}'
    p.book, p.leaf, p.term = r.randint(3,240), r.randint(1,298), r.randint(300,98000)
    p.side = r.choice(['','v'])
    p.dnv = f'{r.randint(30,90)}-{r.randint(10000000,79999999)}-{r.randrange(10)}'
    p.off = r.choice(['Maria Goreti','Nélson','Alcides','Cleonice','Marcos Vinícius','Iolanda','Patrícia','Euclides','Sílvia Regina','Roberval','Tânia Mara','Januário'])+' '+r.choice(S)+' '+r.choice(['Pontes','Mesquita','Bulhões','Cordeiro','Amorim','Rezende','Sobral','Villela','Maciel','Portugal'])
    p.clerk = r.choice(['Daiane','Wesley','Jocimara','Edson','Priscila','Robson','Kátia','Leandro'])+' '+r.choice(S)+' '+r.choice(['Ramos','Batista','Freire','Martins','Chaves'])
    p.decl = p.father if not k.get('nofather') else p.mother
    p.t1 = given(r,'M')+' '+r.choice(S)+' Machado'; p.t2 = given(r,'F')+' '+r.choice(S)+' Borges'
    p.hosp = r.choice(['Hospital e Maternidade São José','Santa Casa de Misericórdia','Maternidade Nossa Senhora de Fátima','Hospital Regional Dr. Aristides Maia','Casa de Saúde Santa Rita','Hospital São Vicente de Paulo','Maternidade Municipal Ana Nery','Hospital Universitário','Casa de Parto Mãe Luzia','Hospital da Mulher','Hospital Beneficente São Lucas','Unidade Mista de Saúde'])
    if k.get('home'): p.hosp='Domicílio'
    p.street = r.choice(['Rua Quinze de Novembro','Avenida Getúlio Vargas','Rua do Comércio','Praça da Matriz','Rua Coronel Pedro Leite','Travessa São Benedito','Rua Barão do Rio Branco'])+f', nº {r.randint(12,1890)}'
    p.dir = p.street + ', ' + r.choice(['Centro','Vila Nova','Bairro São José','Jardim América'])
    p.bdist = r.choice(['Sítio Lagoa Seca','Fazenda Boa Esperança','Rua da Palha, s/nº','Povoado Olho d\'Água','Linha São Roque','Rua das Flores, nº 88'])
    p.cep = f'{r.randint(10000,98999):05d}-{r.randrange(1000):03d}'; p.tel=f'({r.randint(11,99)}) {r.randint(3200,3899)}-{r.randint(1000,9999)}'
    return p
def truth(form, n, w=595, h=842):
    return {"case":f"{form}-{n}","layout":form,"condition":"pdf_born_digital","file":f"{form}-{n}.pdf","width":w,"height":h,"resizeImage":False,
    "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":"","cpf":"","matrícula":"","data_nascimento":{"texto_completo":"","dia":"","mês":"","ano":""},"hora_nascimento":"","naturalidade":"","sexo":""},
    "local_nascimento":{"estabelecimento":"","município":"","uf":""},
    "registro":{"município":"","uf":"","cartório":"","data_registro":"","número_dnv":"","livro":"","folha":"","termo":""},
    "filiação":{"genitor_1":{"nome_completo":"","naturalidade":""},"genitor_2":{"nome_completo":"","naturalidade":""}},
    "avós":{"paternos":{"avô":"","avó":""},"maternos":{"avô":"","avó":""}},
    "gêmeos":{"status":"Não","informações_adicionais":""},"observações":{"averbações":"","anotações":""},
    "autenticação":{"selo_digital":"","oficial_registro":"","data_emissão":""}},"accept":{},"negative":None,"meta":{"twin_names":[],"joint_notes":False,"cadastro":[]}}
def birth(t, p, text, alt=()):
    t['data']['dados_pessoais']['data_nascimento'] = {"texto_completo":text,"dia":f'{p.birth.day:02d}',"mês":f'{p.birth.month:02d}',"ano":str(p.birth.year)}
    if alt: t['accept']['dados_pessoais.data_nascimento.texto_completo'] = list(alt)
def base(t, p, **o):
    """o: name, cpf, mat, hour(bool), nat, sexo, est, city, uf, rc, ru, cart, reg, dnv, livro, folha, termo, g1, g1n, g2, g2n, pgf.., av, an, selo, off, em, twin, twintext"""
    d=t['data']; a=d['dados_pessoais']
    a['nome_completo']=o.get('name',p.name); a['cpf']=o.get('cpf',''); a['matrícula']=o.get('mat','')
    a['hora_nascimento']=f'{p.h:02d}:{p.mi:02d}' if o.get('hour') else ''
    a['naturalidade']=o.get('nat',''); a['sexo']='' if o.get('nosex') else ('Masculino' if p.m else 'Feminino')
    d['local_nascimento']={"estabelecimento":o.get('est',''),"município":o.get('city',p.city),"uf":o.get('uf',p.uf)}
    d['registro']={"município":o.get('rc',p.city),"uf":o.get('ru',p.uf),"cartório":o.get('cart',''),"data_registro":dmy(p.reg) if o.get('reg',True) else '',"número_dnv":o.get('dnv',''),"livro":o.get('livro',''),"folha":o.get('folha',''),"termo":o.get('termo','')}
    d['filiação']={"genitor_1":{"nome_completo":o.get('g1',''),"naturalidade":o.get('g1n','')},"genitor_2":{"nome_completo":o.get('g2',''),"naturalidade":o.get('g2n','')}}
    d['avós']={"paternos":{"avô":o.get('pgf',''),"avó":o.get('pgm','')},"maternos":{"avô":o.get('mgf',''),"avó":o.get('mgm','')}}
    if o.get('twin'): d['gêmeos']={"status":"Sim","informações_adicionais":o.get('twintext',o['twin'])}; t['meta']['twin_names']=[o['twin']]
    d['observações']={"averbações":o.get('av',''),"anotações":o.get('an','')}
    d['autenticação']={"selo_digital":o.get('selo',''),"oficial_registro":o.get('off',''),"data_emissão":o.get('em','')}
    return t
def save(t, body, css, size='A4', bg='#fff'):
    n=t['case']
    with open(f'{OUT}/{n}.html','w',encoding='utf-8') as f:
        f.write(f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{n}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}body{{-webkit-print-color-adjust:exact;print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>')
    json.dump(t,open(f'{OUT}/{n}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
def qr(r, mm=22, col='#000'):
    n=29; g=[[r.random()<.48 for _ in range(n)] for _ in range(n)]
    for (a,b) in ((0,0),(0,n-7),(n-7,0)):
        for i in range(-1,8):
            for j in range(-1,8):
                if 0<=a+i<n and 0<=b+j<n: g[a+i][b+j]= (0<=i<7 and 0<=j<7) and (i in(0,6) or j in(0,6) or (2<=i<=4 and 2<=j<=4))
    d=''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if g[i][j])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="-1 -1 {n+2} {n+2}" style="display:block"><path d="{d}" fill="{col}"/></svg>'
def scribble(r, w=46, h=13, col='#1a2a6c'):
    x,y=4,30; d=f'M{x} {y}'
    for i in range(9):
        x1=x+r.randint(8,20); d+=f' C{x+r.randint(-4,12)} {r.randint(0,18)},{x1-r.randint(0,14)} {r.randint(34,58)},{x1} {r.randint(20,40)}'; x=x1
    d+=f' Q{x+20} 10,{x-60} 50'
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 190 60" preserveAspectRatio="none" style="display:block;margin:0 auto"><path d="{d}" fill="none" stroke="{col}" stroke-width="1.6"/></svg>'
def stamp(t1, t2, t3='', mm=30, col='#3b4fa0', rot=-8, uid='s'):
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 120 120" style="display:block;transform:rotate({rot}deg);opacity:.75"><defs><path id="{uid}" d="M60 60m-45 0a45 45 0 1 1 90 0a45 45 0 1 1 -90 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{col}" stroke-width="2"/><circle cx="60" cy="60" r="38" fill="none" stroke="{col}" stroke-width="1"/><text font-size="9.5" fill="{col}" font-family="Liberation Sans"><textPath href="#{uid}" startOffset="2%">{E(t1)}</textPath></text><text x="60" y="58" font-size="9" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{E(t2)}</text><text x="60" y="70" font-size="8" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{E(t3)}</text></svg>'
def arms(mm=18, col='#2b5d34', c2='#d9b400', c3='#24439b'):
    import math
    pts=' '.join(f'{50+(44 if i%2==0 else 19)*math.sin(i*math.pi/5):.1f},{50-(44 if i%2==0 else 19)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    leaves=''.join(f'<ellipse cx="{50+s*46*math.cos(a):.1f}" cy="{52+46*math.sin(a):.1f}" rx="7" ry="3" transform="rotate({s*(math.degrees(a)+70):.0f} {50+s*46*math.cos(a):.1f} {52+46*math.sin(a):.1f})" fill="{col}"/>' for s in(1,-1) for a in [x*.22-.3 for x in range(8)])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="-6 0 112 108" style="display:block;margin:0 auto">{leaves}<polygon points="{pts}" fill="{c2}" stroke="{col}" stroke-width="2"/><circle cx="50" cy="50" r="15" fill="{c3}" stroke="#fff" stroke-width="2"/><path d="M20 98h60l-6 8h-48z" fill="{c3}"/></svg>'
def R(form,n): return random.Random(f'j2/{form}/{n}/k7')
def code(r,pat): return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') if c=='A' else str(r.randrange(10)) if c=='9' else c for c in pat)
