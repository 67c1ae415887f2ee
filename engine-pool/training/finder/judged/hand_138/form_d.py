# D: two columns; typed values; the day, the signature's name, a few values and notes by hand (black/blue), 1957-1971
from base import *
F=[dict(uf='GO',mun='Ipameri',car='Cartório do Registro Civil - Ipameri',nome='Divino Euripedes Vaz da Costa',sx='Masculino',b=Dt(17,5,1957),hp='3 horas',hh='03:00',lo='Hospital São Paulo',
 pai='Euripedes Vaz',pn=('Catalão/GO','Catalão, Goiás'),mae='Lazara da Costa Vaz',mn=('Araguari/MG','Araguari, Minas'),g=['Belarmino Vaz Ferreira','Sebastiana Vaz','Jeronimo Costa Sobrinho','Maria Luiza da Costa'],
 li='26',fo='58',te='3.314',reg=Dt(27,5,1957),rh=1,obs=['Nada consta.'],note='Casou-se aos 8/12/1979 com Neusa Leal.',em=Dt(5,1,1980),of='Zacharias Elias Bufaiçal'),
 dict(uf='RN',mun='Caicó',car='1.º Ofício de Notas e Registro Civil',nome='Iraneide Dantas de Medeiros',sx='Feminino',b=Dt(2,7,1963),hp='19,30 horas',hh='19:30',lo='Em domicílio',
 pai='Silvino Dantas de Medeiros',pn=('Caicó/RN','Caicó, R.G. do Norte'),mae='Terezinha Araújo de Medeiros',mn=('Jardim do Seridó/RN','Jardim do Seridó, RN'),g=['Januncio de Medeiros','','Tomaz de Araújo','Inacia Dantas'],
 li='A-41',fo='122v',te='9.880',reg=Dt(15,7,1963),rh=0,obs=[],note='',em=Dt(29,3,1966),of='Genésio Cabral de Macêdo'),
 dict(uf='SC',mun='Laguna',car='Escrivania de Paz - Pescaria Brava',nome='Ademir Prudêncio',sx='Masculino',b=Dt(11,10,1970),hp='14 h 05',hh='14:05',lo='Hosp. Senhor Bom Jesus dos Passos',
 pai='Hercílio Prudêncio',pn=('Laguna/SC','Laguna, S.C.'),mae='Benta Nazário Prudêncio',mn=('Imaruí/SC','Imaruí, S.C.'),g=['Manoel Prudêncio Filho','Osmarina Cardoso','','Benta Nazário'],
 li='A 12',fo='200',te='6.019',reg=Dt(19,10,1970),rh=1,obs=['Segunda via.'],note='O nome da mãe é Bento Nazário Prudência? Não.',em=Dt(6,12,1971),of='Arno Schlickmann Mattos')]
F[2]['note']='Faleceu em 4/5/1971, têrmo 811, livro C-3.'
def docs():
    for i,f in enumerate(F,1):
        d=Doc('D',i,'cedarville-cursive',[16,16.5,15.5][i-1],['#16161c','#123a9c','#1b1b3a'][i-1],pw=210,ph=297,pf='DejaVu Serif Condensed',ps=8.2)
        d.ls=.5;d.hst='-webkit-text-stroke:.15pt;'
        ty='Liberation Mono'
        def t(x,y,s,w=None): # typed, a hair off the line
            dy=d.r.uniform(-.5,.3)
            W=tw(s,ty,11)
            d.p(x,y+dy,s,11,font=ty,col='#26262a')
            if w and W>w: print('TYPED LONG',d.case,s)
        wr=[]
        d.p(105,20,'BRASIL',13,al='c',bold=False,ls=4);d.p(105,27,'REGISTRO CIVIL DAS PESSOAS NATURAIS',9.5,al='c');
        t(30,36,f['car']);d.dot(20,36.4,170,'sol');d.p(20,40.5,'Cartório',6.5)
        t(30,48,f['mun']);d.dot(20,48.4,110,'sol');d.p(20,52.5,'Município',6.5);t(140,48,f['uf']);d.dot(134,48.4,56,'sol');d.p(134,52.5,'Estado',6.5)
        d.p(105,66,'CERTIDÃO DE NASCIMENTO',18,al='c',font='DejaVu Serif')
        d.box(16,72,178,176);d.vl(105,88,116)
        d.p(19,76.5,'NOME DO REGISTRADO');t(24,84,f['nome'],165);d.dot(16,88,178,'sol')
        cols=[[('SEXO',f['sx'],0,'dados_pessoais.sexo'),('DATA DO NASCIMENTO',f['b'].long(),0,''),('HORA',f['hp'],1,'dados_pessoais.hora_nascimento'),('LOCAL DO NASCIMENTO',f['lo'],0,''),('NOME DO PAI',f['pai'],0,''),('NATURALIDADE DO PAI',f['pn'][1],0,''),('NOME DA MÃE',f['mae'],0,''),('NATURALIDADE DA MÃE',f['mn'][1],0,'')],
              [('AVÔ PATERNO',f['g'][0],0,''),('AVÓ PATERNA',f['g'][1],0,''),('AVÔ MATERNO',f['g'][2],0,''),('AVÓ MATERNA',f['g'][3],0,''),('LIVRO',f['li'],1,'registro.livro'),('FOLHA',f['fo'],1,'registro.folha'),('TÊRMO N.º',f['te'],1,'registro.termo'),('DATA DO REGISTRO',f['reg'].long(cap=f['rh']),f['rh'],'registro.data_registro')]]
        for c,col in enumerate(cols):
            x=16+c*89
            for k,(lab,val,hand,pt) in enumerate(col):
                y=88+k*14.5
                d.p(x+3,y+4.2,lab,7)
                if not val: t(x+6,y+11.6,'-x-x-x-x-x-x-')
                elif hand: d.h(x+d.r.uniform(6,14),y+11.6,val,w=76);wr.append(pt)
                elif tw(val,ty,11)>84:
                    d.p(x+3,y+11.4,val,11*83/tw(val,ty,11),font=ty,col='#26262a')
                else: t(x+5,y+11.6,val)
                d.dot(x,y+14.5,89,'sol')
        y=204
        d.p(19,y+4.5,'OBSERVAÇÕES E AVERBAÇÕES',7)
        yy=y+12
        for o in f['obs']: t(24,yy,o);yy+=8
        yy=y+22
        if f['note']:
            for l in d.split(f['note'],[150,150],size=d.size*1.05): 
                if l: d.h(26,yy,l,size=d.size*1.05,rot=-.7);yy+=9
        else: t(24,yy-8,'x'*26)
        d.p(20,256,'O referido é verdade e dou fé.',9)
        e=f['em'];t(24,266,f['mun']+',');x=24+tw(f['mun']+',  ',ty,11)
        x=d.h(x+1,266,'%d'%e.d if e.d>1 else '1º')
        t(x+3,266,'de');x+=3+tw('de ',ty,11)
        x=d.h(x+1,266,MES[e.m]);t(x+3,266,'de 19');x+=3+tw('de 19',ty,11)
        d.h(x+.5,266,str(e.y)[2:]);d.dot(20,266.6,125,'dot')
        d.h(112,280,f['of'],size=d.size*1.25,rot=-1.4,w=80);d.dot(105,280.5,84,'sol');d.p(147,285,'Oficial do Registro Civil',8,al='c')
        a='dados_pessoais.';d.set(a+'nome_completo',f['nome']);d.birth(f['b'],f['b'].long());d.set(a+'hora_nascimento',f['hh'],f['hp']);d.set(a+'naturalidade',f['mun']+'/'+f['uf'],'',f['mun']);d.set(a+'sexo',f['sx'])
        dom='domic' in f['lo'];d.set('local_nascimento.estabelecimento',*(['Domicílio',f['lo'],''] if dom else [f['lo'],f['lo'].replace('Hosp.','Hospital')]));d.set('local_nascimento.município',f['mun'],'');d.set('local_nascimento.uf',f['uf'],'')
        r='registro.';d.set(r+'município',f['mun']);d.set(r+'uf',f['uf']);d.set(r+'cartório',f['car']);d.set(r+'data_registro',f['reg'].br(),f['reg'].long());d.set(r+'livro',f['li'],f['li'].replace(' ','-'));d.set(r+'folha',f['fo']);d.set(r+'termo',f['te'],f['te'].replace('.',''))
        g='filiação.';d.set(g+'genitor_1.nome_completo',f['pai']);d.set(g+'genitor_1.naturalidade',*f['pn']);d.set(g+'genitor_2.nome_completo',f['mae']);d.set(g+'genitor_2.naturalidade',*f['mn'])
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x)
        if f['note']:
            tx=((f['obs'][0]+' ') if f['obs'] and f['obs'][0]!='Nada consta.' else '')+f['note']
            d.set('observações.averbações','');d.set('observações.anotações',tx,f['note'],*([f['obs'][0]+' '+f['note']] if f['obs'] else []));wr.append('observações.anotações')
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',e.br(),e.long())
        d.wr(*wr,'autenticação.oficial_registro','autenticação.data_emissão')
        yield d
