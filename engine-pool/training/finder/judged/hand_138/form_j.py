# J: model of 2010 onward with matricula, computer-printed; day, note, some values and the officer's name by hand (2011-2023)
from base import *
F=[dict(uf='TO',mun='Babaçulândia',car='Cartório de Registro Civil das Pessoas Naturais de Babaçulândia',cns=127563,li=9,fo=44,te=2871,nome='MARIA CLARA AGUIAR MIRANDA',sx='Feminino',b=Dt(16,8,2011),hp='10:12',lo='Hospital Regional de Araguaína',lm=('Araguaína','TO'),pai='DEUZIVAN MIRANDA DE SOUSA',pn='Tocantinópolis/TO',mae='ELIENE AGUIAR LEITE',mn='Babaçulândia/TO',g=['RAIMUNDO MIRANDA','DALVA DE SOUSA','EPITÁCIO LEITE','MARIA HELENA AGUIAR'],reg=Dt(22,8,2011),dnv='30-57118204-6',cpf='',tw='',note='CPF nº %s, incluído em 9/10/2015.'%cpf('073418251'),selo='',em=Dt(9,10,2015),of='Lindomar Pereira Brito',hh=0),
 dict(uf='BA',mun='Ibiassucê',car='Registro Civil das Pessoas Naturais - Ofício Único de Ibiassucê',cns=10884,li=15,fo=201,te=6102,nome='DAVI LUCCA PRATES CARDOSO',sx='Masculino',b=Dt(5,4,2017),hp='21 h 08',lo='Hospital Municipal Dr. Osmar Lobo',lm=('Caculé','BA'),pai='JOELSON PRATES CARDOSO',pn='Ibiassucê/BA',mae='LARISSA PRATES TEIXEIRA',mn='Guanambi/BA',g=['','','NILTON TEIXEIRA','VALDÍVIA PRATES'],reg=Dt(12,4,2017),dnv='30-71340092-1',cpf=cpf('861204377'),tw='Lívia Maitê Prates Cardoso',note='',selo='1088.AB041377-0',em=Dt(12,4,2017),of='Norma Suely Lacerda',hh=1),
 dict(uf='RS',mun='Cerro Grande do Sul',car='Ofício do Registro Civil das Pessoas Naturais de Cerro Grande do Sul',cns=98277,li=7,fo=118,te=1930,nome='OTÁVIO MÜLLER SCHWANTES',sx='Masculino',b=Dt(30,11,2022),hp='06:51',lo='Hospital Nossa Senhora Aparecida',lm=('Camaquã','RS'),pai='RAFAEL SCHWANTES',pn='Tapes/RS',mae='GABRIELA MÜLLER',mn='Camaquã/RS',g=['ADEMAR SCHWANTES','LECI BIERHALS SCHWANTES','PAULO MÜLLER','IARA DUARTE MÜLLER'],reg=Dt(2,12,2022),dnv='30-88470153-9',cpf=cpf('052886140'),tw='',note='2ª via. Registro retificado de ofício (art. 110 da Lei nº 6.015/73), em 4/7/2023.',selo='0982.01.2300001.04417',em=Dt(6,7,2023),of='Vera Lúcia Kologeski',hh=1)]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('J',i,'kalam',[12.5,13,12.6][i-1],['#15348f','#17171c','#1d3fb0'][i-1],pf=['Liberation Sans','DejaVu Sans Condensed','Liberation Serif'][i-1],ps=[9.5,9,10.5][i-1])
        d.tilt=.5;d.dyr=(-.6,.3);X,W=14,182;b,r,e=f['b'],f['reg'],f['em'];wr=[]
        d.p(105,16,'REPÚBLICA FEDERATIVA DO BRASIL',12,al='c',bold=True,font='Liberation Sans');d.p(105,22,'REGISTRO CIVIL DAS PESSOAS NATURAIS',10,al='c',font='Liberation Sans')
        d.p(105,34,'CERTIDÃO DE NASCIMENTO',18,al='c',bold=True,font='Liberation Sans')
        y=39
        def cell(x,w,hh,lab,val='',hand='',size=None):
            d.box(x,y,w,hh);d.p(x+1.5,y+3.3,lab,6.3,font='Liberation Sans')
            if val:
                s=size or d.ps;W_=tw(val,d.pf,s)
                if W_>w-4: s*=(w-4)/W_
                d.p(x+2.2,y+hh-2.6,val,s)
            if hand: d.h(x+d.r.uniform(2.5,6),y+hh-2.4,hand,w=w-4)
        m=matricula(f['cns'],r.y,f['li'],f['fo'],f['te'])
        H=12
        cell(X,W,H,'NOME',f['nome'],size=12);y+=H
        cell(X,62,H,'CPF',f['cpf'],'' if f['cpf'] else '-----' if 0 else '');cell(X+62,W-62,H,'MATRÍCULA',m,size=11);y+=H
        cell(X,110,H,'DATA DE NASCIMENTO POR EXTENSO',b.words());cell(X+110,22,H,'DIA','%02d'%b.d);cell(X+132,22,H,'MÊS','%02d'%b.m);cell(X+154,28,H,'ANO',str(b.y));y+=H
        if f['hh']: cell(X,36,H,'HORA','',f['hp']);wr.append('dados_pessoais.hora_nascimento')
        else: cell(X,36,H,'HORA',f['hp'])
        cell(X+36,73,H,'MUNICÍPIO DE NASCIMENTO E UF','%s/%s'%f['lm']);cell(X+109,73,H,'MUNICÍPIO DE REGISTRO E UF','%s/%s'%(f['mun'],f['uf']));y+=H
        cell(X,140,H,'LOCAL DE NASCIMENTO',f['lo']);cell(X+140,42,H,'SEXO',f['sx']);y+=H
        d.box(X,y,W,21);d.p(X+1.5,y+3.3,'FILIAÇÃO',6.3,font='Liberation Sans')
        d.p(X+2.2,y+10,'%s, natural de %s'%(f['pai'],f['pn']));d.p(X+2.2,y+17,'%s, natural de %s'%(f['mae'],f['mn']));y+=21
        d.box(X,y,W,21);d.p(X+1.5,y+3.3,'AVÓS',6.3,font='Liberation Sans')
        d.p(X+2.2,y+10,'Paternos: '+(' e '.join(f['g'][:2]) if f['g'][0] else '***'));d.p(X+2.2,y+17,'Maternos: '+' e '.join(f['g'][2:]));y+=21
        cell(X,24,H,'GÊMEO','' if f['tw'] else 'Não','Sim' if f['tw'] else '');cell(X+24,W-24,H,'NOME E MATRÍCULA DO(S) GÊMEO(S)','' if f['tw'] else '***',f['tw']);y+=H
        cell(X,118,H,'DATA DO REGISTRO POR EXTENSO',r.words());cell(X+118,64,H,'NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO',f['dnv']);y+=H
        d.box(X,y,W,44);d.p(X+1.5,y+3.3,'OBSERVAÇÕES / AVERBAÇÕES',6.3,font='Liberation Sans')
        if f['note']:
            for k,l in enumerate(wrap(f['note'],d.font,d.size*1.1,[W-14]*6)): d.h(X+5,y+14+k*9.5,l,size=d.size*1.1,rot=-.8)
        else: d.p(X+2.2,y+10,'Nada consta.')
        y+=44
        d.box(X,y,88,42);d.box(X+88,y,94,42)
        for k,l in enumerate([f['car'].split(' de ')[0] if 0 else '',]): pass
        L=wrap(f['car'],'Liberation Sans',8.5,[82]*3,hy=False)
        for k,l in enumerate(L): d.p(X+3,y+6+k*4.2,l,8.5,font='Liberation Sans',bold=False)
        yy=y+6+len(L)*4.2+1
        d.p(X+3,yy,'%s/%s'%(f['mun'],f['uf']),8.5,font='Liberation Sans')
        if f['selo']: d.p(X+3,yy+7,'Selo digital: '+f['selo'],8.5,font='Liberation Sans')
        d.p(X+91,y+6,'O conteúdo da certidão é verdadeiro. Dou fé.',8.5,font='Liberation Sans')
        d.line(X+91,y+15,88,['Data e local: ',(None,'%02d/%02d/%d'%(e.d,e.m,e.y)+' - '+f['mun'] if i==3 else '%s, %d de %s de %d'%(f['mun'],e.d,MES[e.m],e.y) if i==2 else '%02d/%02d/%d'%(e.d,e.m,e.y))]) if i!=2 else (d.p(X+91,y+11,'Data:'),d.line(X+91,y+18,88,[(None,'%d de %s de %d'%(e.d,MES[e.m],e.y))]))
        d.h(X+101,y+32.5,f['of'],size=d.size*1.15,rot=-1.5);d.dot(X+96,y+33,78,'sol');d.p(X+135,y+38,'Oficial Registrador(a)',8,al='c',font='Liberation Sans')
        A='dados_pessoais.';d.set(A+'nome_completo',f['nome'])
        cp=f['cpf'];
        if i==1: cp=f['note'].split('nº ')[1].split(',')[0];wr.append(A+'cpf')
        d.set(A+'cpf',cp,*([''] if i==1 else []));d.set(A+'matrícula',m);d.birth(b,b.words())
        hv=f['hp'].replace(' h ',':');d.set(A+'hora_nascimento',hv,f['hp']);d.set(A+'naturalidade','%s/%s'%f['lm'],'');d.set(A+'sexo',f['sx'])
        d.set('local_nascimento.estabelecimento',f['lo']);d.set('local_nascimento.município',f['lm'][0]);d.set('local_nascimento.uf',f['lm'][1])
        R='registro.';d.set(R+'município',f['mun']);d.set(R+'uf',f['uf']);d.set(R+'cartório',f['car']);d.set(R+'data_registro',r.br(),r.words());d.set(R+'número_dnv',f['dnv']);d.set(R+'livro','%05d'%f['li'],'A-%d'%f['li']);d.set(R+'folha','%03d'%f['fo']);d.set(R+'termo','%07d'%f['te'])
        for k,(n,na) in enumerate(((f['pai'],f['pn']),(f['mae'],f['mn'])),1): d.set('filiação.genitor_%d.nome_completo'%k,n);d.set('filiação.genitor_%d.naturalidade'%k,na)
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x)
        if f['tw']: d.set('gêmeos.status','Sim');d.set('gêmeos.informações_adicionais',f['tw']);d.twin=[f['tw']];wr+=['gêmeos.status','gêmeos.informações_adicionais']
        if f['note']: k='observações.'+('averbações' if i==3 else 'anotações');d.set(k,f['note']);wr.append(k)
        d.set('autenticação.selo_digital',f['selo']);d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',e.br(),'%d de %s de %d'%(e.d,MES[e.m],e.y))
        d.wr(*wr,'autenticação.oficial_registro','autenticação.data_emissão')
        yield d
