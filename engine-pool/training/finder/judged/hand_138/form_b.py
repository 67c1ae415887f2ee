# B: full-line cursive, no blanks, violet ink on a ruled sheet, 1925-1934; only the head is printed
from base import *
T=[dict(head='ESTADOS UNIDOS DO BRASIL',sub='ESTADO DO CEARÁ — COMARCA DE SOBRAL',car='CARTORIO DO REGISTRO CIVIL DE MERUOCA',uf='CE',mun='Meruoca',
 txt='Certifico que, revendo o livro numero 6 de registro de nascimentos deste cartorio, nelle á folha 41 v. encontrei, sob numero 118, o assento de Francisca Zulmira Ximenes Carneiro, do sexo feminino, nascida no dia 12 de ag.to de 1925, ás 5 horas da tarde, no sitio Santo Elias, deste termo, filha legitima de Vicente Ferreira Carneiro, natural de Ipú, deste Estado, e de Dona Raymunda Ximenes de Aragão, natural de Santa Quiteria, tambem do Ceará; são avós paternos Gonçalo Ferreira Carneiro e Anna Thereza de Jesus, e maternos José Ignacio Ximenes e Quiteria Maria de Aragão. Foi declarante o pae e testemunhas Luiz Parente e Diogo Lopes. Registrada em 20 de ag.to de 1925. Nada mais se continha em dito assento. O referido é verdade e dou fé. Meruoca, 4 de 10bro de 1931.',
 of='Honorato Alves Linhares',
 n='Francisca Zulmira Ximenes Carneiro',b=Dt(12,8,1925),bp='12 de ag.to de 1925',hh='17:00',hp='ás 5 horas da tarde',sx='Feminino',est=('Domicílio','no sitio Santo Elias','sitio Santo Elias',''),
 reg=Dt(20,8,1925),rp='20 de ag.to de 1925',li='6',fo='41v',fp='41 v.',te='118',p='Vicente Ferreira Carneiro',pn=('Ipú/CE','Ipu/CE','Ipú, deste Estado','Ipú'),m='Raymunda Ximenes de Aragão',mn=('Santa Quiteria/CE','Santa Quiteria, tambem do Ceará','Santa Quiteria'),
 g=('Gonçalo Ferreira Carneiro','Anna Thereza de Jesus','José Ignacio Ximenes','Quiteria Maria de Aragão'),em=Dt(4,12,1931),ep='4 de 10bro de 1931'),
 dict(head='REPUBLICA DOS ESTADOS UNIDOS DO BRASIL',sub='ESTADO DO RIO GRANDE DO SUL',car='OFFICIO DO REGISTRO CIVIL DE CAÇAPAVA',uf='RS',mun='Caçapava',
 txt='Certifico, a pedido verbal de parte interessada, que no livro A nº 9, á folha 160, sob o nº 77, se acha lavrado o termo de nascimento de Ramão Idalino, sexo masculino, nascido a 30 de 7bro de 1928, ás 10 hs. da noite, nesta villa, em casa da rua da Matriz, filho natural de Idalina Brum da Luz, natural de Encruzilhada, deste Estado, sendo avós maternos Manoel Pedro da Luz, já fallecido, e Felisbina Brum. É gemeo de Ramona Idalina, registrada sob o nº 78. Termo lavrado a 6 de 8bro de 1928, sendo declarante a avó. À margem lê-se: "Reconhecido pelo pae João Ramão Severo, por escriptura de 2 de março de 1933. O Escrivão, Prates." O referido é verdade. Caçapava, 15 de março de 1933.',
 of='Alcides Prates da Silva',
 n='Ramão Idalino',b=Dt(30,9,1928),bp='30 de 7bro de 1928',hh='22:00',hp='ás 10 hs. da noite',sx='Masculino',est=('Domicílio','em casa da rua da Matriz','casa da rua da Matriz',''),
 reg=Dt(6,10,1928),rp='6 de 8bro de 1928',li='A-9',lp='A nº 9',fo='160',te='77',p='Idalina Brum da Luz',pn=('Encruzilhada/RS','Encruzilhada, deste Estado','Encruzilhada'),m='',mn=('',),
 g=('','','Manoel Pedro da Luz','Felisbina Brum'),em=Dt(15,3,1933),ep='15 de março de 1933',tw='Ramona Idalina',twp='É gemeo de Ramona Idalina, registrada sob o nº 78',
 av='Reconhecido pelo pae João Ramão Severo, por escriptura de 2 de março de 1933. O Escrivão, Prates.'),
 dict(head='ESTADOS UNIDOS DO BRASIL',sub='ESTADO DE PERNAMBUCO — MUNICIPIO DE BEZERROS',car='REGISTRO CIVIL DO DISTRICTO DE SAPUCARANA',uf='PE',mun='Bezerros',
 txt='Certifico que ás folhas 5 do livro 3 de nascimentos consta sob numero 14 o termo do theor seguinte: Aos vinte e dois de janeiro de mil novecentos e trinta e um, neste districto de Sapucarana, compareceu Severino Tavares de Lyra e declarou que no dia dezenove do mesmo mez e anno, ás oito horas da manhã, em sua residencia no Engenho Riachão, nasceu uma creança do sexo masculino que recebeu o nome de Sebastião Tavares de Lyra, filho legitimo delle declarante, natural de Gravatá, Pernambuco, e de sua mulher Josepha Bezerra da Silveira, natural de Campina Grande, Parahyba, neto paterno de Herculano Tavares de Lyra e Alexandrina de Lyra e materno de Pedro Bezerra da Silveira e Umbelina Bezerra. E para constar lavrei este. O referido é verdade e dou fé. Sapucarana, 8 de fev.ro de 1934.',
 of='Deoclecio Wanderley',
 n='Sebastião Tavares de Lyra',b=Dt(19,1,1931),bp='dezenove de janeiro de mil novecentos e trinta e um',bacc='no dia dezenove do mesmo mez e anno',hh='08:00',hp='ás oito horas da manhã',sx='Masculino',est=('Domicílio','em sua residencia no Engenho Riachão','Engenho Riachão',''),
 reg=Dt(22,1,1931),rp='vinte e dois de janeiro de mil novecentos e trinta e um',li='3',fo='5',te='14',p='Severino Tavares de Lyra',pn=('Gravatá/PE','Gravatá, Pernambuco','Gravatá'),m='Josepha Bezerra da Silveira',mn=('Campina Grande/PB','Campina Grande, Parahyba','Campina Grande'),
 g=('Herculano Tavares de Lyra','Alexandrina de Lyra','Pedro Bezerra da Silveira','Umbelina Bezerra'),em=Dt(8,2,1934),ep='8 de fev.ro de 1934')]
def docs():
    for i,f in enumerate(T,1):
        d=Doc('B',i,'la-belle-aurore',[22.5,23.5,22][i-1],['#4a1f7a','#5b2a86','#432070'][i-1],pw=216,ph=318,pf='Liberation Serif',ps=11)
        d.tilt=.22;d.dyr=(-.5,.5)
        d.p(108,20,f['head'],13,al='c',bold=True,ls=1);d.p(108,27,f['sub'],10.5,al='c',ls=.5);d.p(108,36,f['car'],12.5,al='c',bold=True)
        d.p(108,52,'CERTIDÃO DE NASCIMENTO',17,al='c',ls=2.5)
        X,W,S=26,172,10.2
        for k in range(23): d.body.append('<i class="sol" style="left:%.1fmm;top:%.1fmm;width:%.1fmm;border-color:#8a93a8"></i>'%(X-6,66+k*S+.6,W+10))
        d.vl(X-2,57,242,'border-color:#b05a5a')
        L=wrap(f['txt'],d.font,d.size,[W-18]+[W-1]*70)
        assert len(L)<=21,(d.case,len(L))
        for k,l in enumerate(L):
            d.h(X+(16 if k==0 else d.r.uniform(0,1.5)),66+k*S,l,w=W-(16 if k==0 else 0)+2)
        k=min(max(len(L)+2,17),22)
        d.h(X+72,66+k*S+(2 if k<22 else 0),f['of'],size=d.size*1.15,rot=-1.2)
        d.p(X+104,66+k*S+7.5,'Escrivão do Registro Civil' if i!=2 else 'Official do Registro Civil',9,al='c')
        a='dados_pessoais.';d.set(a+'nome_completo',f['n']);d.birth(f['b'],f['bp'],f['b'].words(),f.get('bacc'));d.set(a+'hora_nascimento',f['hh'],f['hp'])
        d.set(a+'naturalidade',f['mun']+'/'+f['uf'],'',f['mun']);d.set(a+'sexo',f['sx'],'uma creança do sexo '+f['sx'].lower())
        d.set('local_nascimento.estabelecimento',*f['est']);d.set('local_nascimento.município',f['mun'],'Sapucarana' if i==3 else None);d.set('local_nascimento.uf',f['uf'],f['sub'].split('—')[0].replace('ESTADO DO','').replace('ESTADO DE','').strip())
        r='registro.';d.set(r+'município',f['mun'],'Sapucarana' if i==3 else None);d.set(r+'uf',f['uf'],d.accept['local_nascimento.uf'][0]);d.set(r+'cartório',f['car'])
        d.set(r+'data_registro',f['reg'].br(),f['rp']);d.set(r+'livro',f['li'],f.get('lp'));d.set(r+'folha',f['fo'],f.get('fp'));d.set(r+'termo',f['te'])
        g='filiação.';d.set(g+'genitor_1.nome_completo',f['p']);d.set(g+'genitor_1.naturalidade',*f['pn']);d.set(g+'genitor_2.nome_completo',f['m']);d.set(g+'genitor_2.naturalidade',*f['mn'])
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x)
        if f.get('tw'):
            d.set('gêmeos.status','Sim');d.set('gêmeos.informações_adicionais',f['tw'],f['twp']);d.twin=[f['tw']]
            d.set('observações.averbações',f['av'])
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',f['em'].br(),f['ep'])
        d.wr(*[k for k in d.v if k not in ('registro.cartório','registro.município','registro.uf','local_nascimento.uf') and d.v[k]])
        yield d
