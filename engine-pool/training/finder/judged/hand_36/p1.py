# other acts of the registry, in the modern boxed look
from look import *
K={}
def kind(n,**kw):
    def w(fn): K[n]=(fn,kw); return fn
    return w
def filia(f): return f'{f.pai}<br>{f.mae}'
@kind('r01-casamento',hi=1994)
def casamento(i,f):
    g=fam(f'c{i}',f.nasc[2]-4,f.nasc[2]+4,'F' if f.sexo=='M' else 'M'); d=(f.nasc[0],f.nasc[1],f.nasc[2]+27); m=matricula(f.r,d[2],2,57+i,f.fl,f.termo,f.cns)
    if i==1:
        rs=[[('NOMES',f'{f.nome}<br>{g.nome}')],[('MATRÍCULA',f'<span style="font-size:1.25em">{m}</span>')]]
        for p in (f,g): rs.append([('NOMES COMPLETOS DE SOLTEIRO, DATAS E LOCAIS DE NASCIMENTO, NACIONALIDADE E FILIAÇÕES DOS CÔNJUGES',f'{p.nome}, nascid{p.oa} em {p.pcid}-{p.puf}, aos {dext(p.nasc)}, brasileir{p.oa}, {flex(p.pprof,p.sexo)}, filh{p.oa} de {p.pai} e de {p.mae}.')])
        rs+=[[('DATA DE REGISTRO DO CASAMENTO (POR EXTENSO)',dext(d),5),('DIA','%02d'%d[0]),('MÊS','%02d'%d[1]),('ANO',d[2])],[('REGIME DE BENS DO CASAMENTO','Comunhão Parcial de Bens')],
        [('NOME QUE CADA UM DOS CÔNJUGES PASSOU A UTILIZAR (QUANDO HOUVER ALTERAÇÃO)',f'{f.nome}<br>{g.nome} {f.nome.split()[-1]}')],[('OBSERVAÇÕES / AVERBAÇÕES',f'Nada consta.')]]
        return cert(f,'CERTIDÃO DE CASAMENTO',rs,'caixa',0,0)
    rs=[[('1º cônjuge',f.nome,3),('CPF',f.cpf)],[('2º cônjuge',g.nome,3),('CPF',g.cpf)],[('Matrícula',f'<b>{m}</b>')]]
    for t,p in (('1º cônjuge',f),('2º cônjuge',g)):
        rs+=[[(f'Data de nascimento do {t}',dnum(p.nasc)),('Naturalidade',f'{p.pcid}/{p.puf}'),('Estado civil anterior','solteir'+p.oa),('Sexo',p.sx)],[('Filiação',f'{p.pai} e {p.mae}')]]
    rs+=[[('Data da celebração do casamento',dext(d),3),('Regime de bens','Separação total')],[('Nomes após o casamento',f'{f.nome}; {g.nome}')],
    [('Anotações / averbações',f'Av. 1 – Divórcio: por escritura pública lavrada em {dmix(addd(d,2700))}, livro 211, fls. 88, do 2º Tabelionato de Notas de {f.cid}, foi dissolvido o casamento, voltando {g.nome.split()[0]} a assinar o nome de solteira.')]]
    return cert(f,'CERTIDÃO DE CASAMENTO',rs,'solta',1,1)
@kind('r02-obito',lo=1931,hi=1958)
def obito(i,f):
    d=f.hoje; m=matricula(f.r,d[2],4,131+i,f.fl,f.termo,f.cns); fi=', '.join(nome(f.r,s,'',f.nome.split()[-1]) for s in 'FM')
    rs=[[('NOME',f'<span style="font-size:1.2em">{f.nome}</span>',3),('CPF',f.cpf)],[('MATRÍCULA',m)],[('SEXO',f.sx),('COR','branca'),('ESTADO CIVIL E IDADE',f'viúv{f.oa}, {ext(d[2]-f.nasc[2]-1)} anos',2)],
    [('NATURALIDADE',f'{f.pcid} – {f.puf}'),('DOCUMENTO DE IDENTIFICAÇÃO',f'RG {f.rg} SSP/{f.uf}'),('ELEITOR','Sim')],[('FILIAÇÃO E RESIDÊNCIA',f'{f.pai} (falecido) e {f.mae} (falecida). Residia na {f.rua}, {f.cid}/{f.uf}')],
    [('DATA E HORA DE FALECIMENTO',f'{dext(d)} – às {f.hora}',4),('DIA','%02d'%d[0]),('MÊS','%02d'%d[1]),('ANO',d[2])],[('LOCAL DE FALECIMENTO',f'{f.hosp}, {f.cid}/{f.uf}')],[('CAUSA DA MORTE','Insuficiência respiratória aguda; pneumonia; doença pulmonar obstrutiva crônica')],
    [('SEPULTAMENTO / CREMAÇÃO',f'Cemitério Municipal de {f.cid}'),('DECLARANTE',f.t1)],[('NOME E DOCUMENTO DO MÉDICO QUE ATESTOU O ÓBITO',f'Dr. {f.t1.split()[0]} {f.t2.split()[-1]}, CRM {f.uf} {f.r.randint(3000,29000)}')],
    [('AVERBAÇÕES / ANOTAÇÕES A ACRESCER',f'Deixou filhos maiores: {fi}. Deixou bens. Registro de nascimento: assento nº {f.termo-900}, fls. {f.fl}, livro A-{f.livro}, {f.pcid}/{f.puf}, nascid{f.oa} aos {dext(f.nasc)}.')]]
    return cert(f,'CERTIDÃO DE ÓBITO',rs,('cinza','verde')[i-1],(2,1)[i-1],(1,2)[i-1])
@kind('r03-natimorto',lo=2017)
def natimorto(i,f):
    m=matricula(f.r,f.reg[2],5,3+i,f.fl,300+f.fl,f.cns)
    rs=[[('NOME',f'{f.nome if i==1 else "—  (não atribuído)"}')],[('MATRÍCULA',m)],[('DATA DO NASCIMENTO SEM VIDA (POR EXTENSO)' if i==1 else 'Data do parto',dext(f.nasc),4),('DIA','%02d'%f.nasc[0]),('MÊS','%02d'%f.nasc[1]),('ANO',f.nasc[2])],
    [('HORA',f.hora),('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',f'{f.cid} – {f.uf}',3)],[('LOCAL, MUNICÍPIO E UF DO PARTO',f'{f.hosp}, {f.cid}/{f.uf}',3),('SEXO',f.sx)],[('FILIAÇÃO',f'{f.pai}, natural de {f.pcid}/{f.puf}<br>{f.mae}, natural de {f.mcid}/{f.muf}')],
    [('AVÓS',f'{f.avop} e {f.avap}; {f.avom} e {f.avam}')],[('GESTAÇÃO','única – '+('35','31')[i-1]+' semanas'),('GÊMEO','não'),('CAUSA','Descolamento prematuro de placenta',2)],
    [('DATA DO REGISTRO POR EXTENSO',dext(f.reg),2),('Nº DA D.O. FETAL',f.r.randrange(10**7,10**8))],[('DECLARANTE','o pai'),('SEPULTAMENTO',f'Cemitério Jardim da Paz, {f.cid}',2)],[('OBSERVAÇÕES','Registro lavrado no Livro C-Auxiliar, na forma do art. 53, § 1º, da Lei nº 6.015/73.')]]
    return cert(f,'CERTIDÃO DE NATIMORTO',rs,('legenda','caixa')[i-1],(0,2)[i-1],(0,2)[i-1])
@kind('r04-emancipacao',lo=2006,hi=2008)
def emancipacao(i,f):
    d=(f.nasc[0],f.nasc[1],f.nasc[2]+16); m=matricula(f.r,d[2],7,4+i,f.fl,800+f.fl,f.cns)
    rs=[[('EMANCIPADO(A)',f.nome,3),('CPF',f.cpf)],[('MATRÍCULA',m)],[('DATA DE NASCIMENTO POR EXTENSO',dext(f.nasc),3),('DIA','%02d'%f.nasc[0]),('MÊS','%02d'%f.nasc[1]),('ANO',f.nasc[2])],[('NATURALIDADE',f'{f.pcid} – {f.puf}'),('SEXO',f.sx),('RESIDÊNCIA',f'{f.rua}, {f.cid}/{f.uf}',2)],
    [('FILIAÇÃO',filia(f))],[('REGISTRO DE NASCIMENTO',f'Livro A-{f.livro}, fls. {f.fl}, termo {f.termo} – RCPN de {f.pcid}/{f.puf} – matrícula {f.mat}')],
    [('TÍTULO',(f'Escritura pública de emancipação outorgada por ambos os pais, lavrada no 1º Tabelionato de Notas de {f.cid}, livro 318, fls. 45',f'Sentença proferida em {dmix(addd(d,-12))} pelo Juízo da 2ª Vara de Família da Comarca de {f.cid}, processo nº {f.proc}')[i-1])],[('DATA DO REGISTRO DA EMANCIPAÇÃO POR EXTENSO',dext(d))],[('ANOTAÇÕES','Comunicada ao Ofício do registro de nascimento, para anotação (art. 106 da Lei 6.015/73).')]]
    return cert(f,('CERTIDÃO DE EMANCIPAÇÃO','CERTIDÃO DO LIVRO “E” – EMANCIPAÇÃO')[i-1],rs,('verde','linha')[i-1],(1,0)[i-1],(2,1)[i-1])
@kind('r05-interdicao',lo=1950,hi=2000)
def interdicao(i,f):
    m=matricula(f.r,f.hoje[2],7,9+i,f.fl,400+f.fl,f.cns); d=f.hoje
    rs=[[('NOME DO(A) INTERDITO(A)' if i==1 else 'Nome do(a) curatelado(a)',f.nome)],[('MATRÍCULA',m,3),('CPF',f.cpf)],[('DATA DE NASCIMENTO',dext(f.nasc),3),('NATURALIDADE',f'{f.pcid}/{f.puf}',2),('SEXO',f.sx)],[('FILIAÇÃO',filia(f))],[('REGISTRO DE NASCIMENTO',f'Termo {f.termo}, fls. {f.fl}, livro A-{f.livro} – {f.pcid}/{f.puf}')],
    [('CURADOR(A)',f'{f.t2}, CPF {f.mcpf}')],[('DATA DA SENTENÇA',dnum(addd(d,-60))),('VARA E COMARCA',f'1ª Vara de Família e Sucessões – {f.cid}/{f.uf}',2),('PROCESSO',f.proc,2)],[('LIMITES DA CURATELA','Atos de natureza patrimonial e negocial (art. 85 da Lei nº 13.146/2015)')],[('LUGAR ONDE SE ENCONTRA',f'{f.rua}, {f.cid}/{f.uf}')],[('DATA DO REGISTRO',dext(addd(d,-9)))]]
    return cert(f,('CERTIDÃO DE INTERDIÇÃO','CERTIDÃO DE REGISTRO DE CURATELA')[i-1],rs,('caixa','solta')[i-1],(2,0)[i-1],(0,1)[i-1],font=("'Liberation Serif'","'Carlito'")[i-1],size='10.5pt')
@kind('r06-ausencia',lo=1948,hi=1985)
def ausencia(i,f):
    d=f.hoje
    if i==2:
        b=cab(f,'CERTIDÃO DE SENTENÇA DECLARATÓRIA DE AUSÊNCIA',2)+f'''<p class="j" style="text-indent:14mm;line-height:1.75">CERTIFICO que, às folhas {f.fl} do Livro E nº {f.livro%40+2} de Registro dos demais atos relativos ao estado civil, sob o número de ordem {f.termo%900+90}, foi feito hoje o registro da sentença que declarou a AUSÊNCIA de <b>{f.nome.upper()}</b>, do sexo {f.sx}, nascid{f.oa} às {f.hora} horas do dia {dext(f.nasc)}, em {f.hosp}, na cidade de {f.pcid}, Estado de {UFN[f.puf]}, filh{f.oa} de <b>{f.pai}</b> e de <b>{f.mae}</b>, sendo avós paternos {f.avop} e {f.avap} e avós maternos {f.avom} e {f.avam}, conforme assento de nascimento nº {f.termo}, fls. {f.fl} do livro A-{f.livro} do Registro Civil de {f.pcid}.</p><p class="j" style="text-indent:14mm;line-height:1.75">Sentença proferida aos {dext(addd(d,-40))} pelo MM. Juiz de Direito da Vara Cível da Comarca de {f.cid}, nos autos nº {f.proc}. Tempo de ausência: desde {dmix(addd(d,-3300))}, data em que deixou o seu domicílio, na {f.rua}, sem dela haver notícia. Promovente do processo: {f.t2}. Curador nomeado: {f.t1}. Observações: nada mais consta.</p>'''
        return page(b+rodape(f,2),'',"'EB Garamond'",'12.5pt','18mm 22mm')
    m=matricula(f.r,d[2],7,2,f.fl,200+f.fl,f.cns)
    rs=[[('NOME DO AUSENTE',f.nome)],[('MATRÍCULA',m)],[('DATA DE NASCIMENTO',dext(f.nasc),3),('IDADE',d[2]-f.nasc[2]),('SEXO',f.sx)],[('NATURALIDADE',f'{f.pcid}/{f.puf}'),('ÚLTIMO DOMICÍLIO',f'{f.rua}, {f.cid}/{f.uf}',2)],[('FILIAÇÃO',filia(f))],[('AUSENTE DESDE',dext(addd(d,-3900)))],[('CURADOR DOS BENS',f.t1),('PROMOVENTE',f.t2)],[('SENTENÇA',f'{dnum(addd(d,-50))}, Vara Única de {f.cid}, autos {f.proc}')],[('DATA DO REGISTRO POR EXTENSO',dext(addd(d,-5)))],[('AVERBAÇÕES','Sem averbações')]]
    return cert(f,'CERTIDÃO DE AUSÊNCIA',rs,'cinza',1,0)
