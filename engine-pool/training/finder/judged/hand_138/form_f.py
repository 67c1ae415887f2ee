# F: boxes, digits by hand in small boxes; blue/black ball-point; a second clerk signs, dates and adds a note; 1984-2003
from base import *
F=[dict(uf='ES',mun='Colatina',car='CARTÓRIO DO REGISTRO CIVIL - 1ª ZONA DE COLATINA',nome='Sabrina Gaburro de Almeida',sx='F',b=Dt(23,9,1984),h=(4,50),lo='Hosp. e Maternidade Silvio Avidos',
 pai='Adilson de Almeida',pn=('Baixo Guandu','ES'),mae='Marinete Gaburro',mn=('Colatina','ES'),g=['Nelson de Almeida','Zenilda Rodrigues','Angelo Gaburro','Assunta Dalla'],li='0047',le='A',fo='113',te='028641',reg=Dt(2,10,1984),note='',em=Dt(2,10,1984),of='Maria da Penha Lyrio Braga'),
 dict(uf='PI',mun='Picos',car='CARTÓRIO DO 3º OFÍCIO DE PICOS',nome='Cícero Ramon de Sousa Bezerra',sx='M',b=Dt(19,6,1992),h=(21,5),lo='Povoado Mirolândia - em casa',
 pai='Antonio Bezerra Filho',pn=('Jaicós','PI'),mae='Edileusa Maria de Sousa',mn=('Araripina','PE'),g=['Antonio Luiz Bezerra','Luzia Maria da Conceição','','Maria Edite de Sousa'],li='0083',le='A',fo='207',te='061190',reg=Dt(8,4,1994),note='Registro fora do prazo, art. 46 da Lei 6.015/73.',em=Dt(11,4,1994),of='José Wilton Bringel'),
 dict(uf='AC',mun='Sena Madureira',car='REGISTRO CIVIL DE SENA MADUREIRA',nome='Kelrilene Nascimento Manchineri',sx='F',b=Dt(7,12,1999),h=(13,30),lo='Hospital João Câncio Fernandes',
 pai='Pedro Souza Manchineri',pn=('Assis Brasil','AC'),mae='Rosilda Nascimento',mn=('Boca do Acre','AM'),g=['','Joana Souza','Aldenor Nascimento','Raimunda Lopes'],li='0031',le='A',fo='088',te='019427',reg=Dt(15,12,1999),note='Averb.: por sentença de 6/5/2003, a mãe passa a assinar Rosilda Nascimento Manchineri.',av=1,em=Dt(28,8,2003),of='Walmir Sales de Araújo')]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('F',i,'the-girl-next-door',[18,18.5,17.6][i-1],['#15308f','#1a1a1f','#1b3aa0'][i-1],pf='Liberation Sans Narrow',ps=8.5)
        h2=['caveat','dancing-script','caveat'][i-1];i2=['#101014','#1f3fa8','#17171d'][i-1];d.hst='-webkit-text-stroke:.2pt;'
        X=15;BW=180
        d.box(X,12,BW,268,'border-width:.5mm')
        d.p(105,19.5,'REPÚBLICA FEDERATIVA DO BRASIL',12,al='c',font='Liberation Sans',bold=True);d.p(105,25.5,f['car'],10,al='c',font='Liberation Sans')
        d.p(105,30.5,'Município de %s - Estado: %s'%(f['mun'],f['uf']),9,al='c',font='Liberation Sans')
        d.p(105,41,'CERTIDÃO DE NASCIMENTO',17,al='c',font='Liberation Sans',bold=True)
        def cell(x,y,w,hh,lab,val='',**o):
            d.box(x,y,w,hh);d.p(x+1.5,y+3.4,lab,7.5)
            if val: d.h(x+d.r.uniform(3,7),y+hh-3.2,val,w=w-4,**o)
        def digs(x,y,w,hh,lab,s,n=None,sep=()):
            d.box(x,y,w,hh);d.p(x+1.5,y+3.4,lab,7.5)
            n=n or len(s);bw=6.8;tot=n*bw+2.4*len(sep);bx=x+(w-tot)/2
            for k in range(n):
                d.box(bx,y+5,bw,9)
                c=s[k] if k<len(s) else ''
                if c: d.h(bx+bw/2+d.r.uniform(-.5,.5),y+12.4,c,al='c',ls=0,rot=d.r.uniform(-4,3),size=d.size*1.2)
                bx+=bw
                if k in sep: bx+=2.4
        y=46;H=16.2
        digs(X,y,41,H,'LIVRO',f['le']+f['li'],sep=(0,));digs(X+41,y,27,H,'FOLHA',f['fo']);digs(X+68,y,46,H,'Nº DO TERMO',f['te']);b=f['b'];r=f['reg']
        digs(X+114,y,66,H,'DATA DO REGISTRO','%02d%02d%d'%(r.d,r.m,r.y),sep=(1,3));y+=H
        cell(X,y,BW,H,'NOME',f['nome']);y+=H
        digs(X,y,74,H,'DATA DO NASCIMENTO','%02d%02d%d'%(b.d,b.m,b.y),sep=(1,3));digs(X+74,y,46,H,'HORA E MINUTO','%02d%02d'%f['h'],sep=(1,))
        d.box(X+120,y,60,H);d.p(X+121.5,y+3.4,'SEXO',7.5)
        for k,(c,l) in enumerate((('M','Masculino'),('F','Feminino'))):
            xx=X+126+k*27;d.box(xx,y+6,4.6,4.6);d.p(xx+6,y+9.8,l,8.5)
            if f['sx']==c: d.h(xx+2.4,y+10.6,'X',al='c',size=17)
        y+=H
        cell(X,y,102,H,'LOCAL DO NASCIMENTO',f['lo']);cell(X+102,y,60,H,'MUNICÍPIO',f['mun']);cell(X+162,y,18,H,'UF',f['uf']);y+=H
        for lab,n,na in (('PAI',f['pai'],f['pn']),('MÃE',f['mae'],f['mn'])):
            cell(X,y,102,H,lab,n);cell(X+102,y,60,H,'NATURAL DE',na[0]);cell(X+162,y,18,H,'UF',na[1]);y+=H
        for k in (0,2):
            cell(X,y,90,H,'AVÔ '+('PATERNO' if k==0 else 'MATERNO'),f['g'][k] or '*******');cell(X+90,y,90,H,'AVÓ '+('PATERNA' if k==0 else 'MATERNA'),f['g'][k+1] or '*******');y+=H
        digs(X,y,40,H,'GÊMEO  (1-SIM  2-NÃO)','2');cell(X+40,y,140,H,'DECLARANTE',{1:'O pai',2:'O pai',3:'A avó Raimunda Lopes'}[i]);y+=H
        d.box(X,y,BW,34);d.p(X+1.5,y+3.4,'OBSERVAÇÕES / AVERBAÇÕES',7.5)
        if f['note']:
            L=wrap(f['note'],h2,19,[BW-14]*5)
            for k,l in enumerate(L): d.h(X+6,y+12.5+k*9.5,l,font=h2,size=19,ink=i2,rot=-.5)
        else: d.h(X+8,y+14,'Nada consta',size=d.size)
        y+=34
        d.p(X+6,y+8,'O referido é verdade e dou fé.',9.5)
        e=f['em'];d.line(X+6,y+19,120,[(40,f['mun'],{'font':h2,'size':19,'ink':i2}),', ',(14,'%02d'%e.d,{'font':h2,'size':19,'ink':i2}),' de ',(38,MES[e.m],{'font':h2,'size':19,'ink':i2}),' de ',(16,str(e.y),{'font':h2,'size':19,'ink':i2})])
        yb=y+33
        d.h(X+88,yb,f['of'],font=h2,size=23,ink=i2,rot=-1);d.dot(X+82,yb+.7,84,'sol');d.p(X+124,yb+5,'OFICIAL DO REGISTRO CIVIL',8,al='c')
        A='dados_pessoais.';d.set(A+'nome_completo',f['nome']);d.birth(b,b.br());d.set(A+'hora_nascimento','%02d:%02d'%f['h']);d.set(A+'naturalidade',f['mun']+'/'+f['uf'],'')
        d.set(A+'sexo','Masculino' if f['sx']=='M' else 'Feminino');l=f['lo'];d.set('local_nascimento.estabelecimento',*(['Domicílio',l,'Povoado Mirolândia',''] if 'em casa' in l else [l,l.replace('Hosp.','Hospital')]));d.set('local_nascimento.município',f['mun']);d.set('local_nascimento.uf',f['uf'])
        r_='registro.';d.set(r_+'município',f['mun']);d.set(r_+'uf',f['uf']);d.set(r_+'cartório',f['car']);d.set(r_+'data_registro',r.br());d.set(r_+'livro',f['le']+f['li'],f['le']+'-'+f['li']);d.set(r_+'folha',f['fo']);d.set(r_+'termo',f['te'])
        for k,(n,na) in enumerate(((f['pai'],f['pn']),(f['mae'],f['mn'])),1): d.set('filiação.genitor_%d.nome_completo'%k,n,n.replace('Mª','Maria'));d.set('filiação.genitor_%d.naturalidade'%k,na[0]+'/'+na[1])
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x,x.replace('Mª','Maria'))
        if f['note']:
            if f.get('av'): d.set('observações.averbações',f['note'].replace('Averb.: ',''),f['note'])
            else: d.set('observações.anotações',f['note'])
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',e.br(),'%02d de %s de %d'%(e.d,MES[e.m],e.y))
        d.wr(*[k for k in d.v if d.v[k] and k not in(r_+'cartório',r_+'município',r_+'uf')])
        yield d
