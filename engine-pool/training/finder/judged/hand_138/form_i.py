# I: computer-printed narrative 2005-2009 (dot-matrix / laser), date of issue, some blanks and the officer's name by hand, note in the margin in blue by hand
from base import *
F=[dict(uf='RO',est='RONDÔNIA',mun='Alvorada do Oeste',car='CARTÓRIO DE REGISTRO CIVIL E NOTAS DE ALVORADA DO OESTE',nome='EMANUELLY CRISTINE TESSMANN RIBEIRO',sx='Feminino',b=Dt(28,5,2006),hp='09:40',hh='09:40',lo='Hospital Municipal de Alvorada do Oeste',pai='VALDECIR RIBEIRO',pn='Pato Branco/PR',mae='SOLANGE TESSMANN',mn='Cacoal/RO',g=['ARLINDO RIBEIRO','NAIR DE FÁTIMA RIBEIRO','ERVINO TESSMANN','HILDA KRAUSE TESSMANN'],li='A-021',fo='187',te='12.433',reg=Dt(31,5,2006),dnv='23.517.448-5',note='Averbado o divórcio dos pais em 14/9/2009.',k='averbações',rot=0,em=Dt(3,11,2009),of='Neide Aparecida Lisboa'),
 dict(uf='PB',est='PARAÍBA',mun='Cuité',car='CARTÓRIO ÚNICO DO REGISTRO CIVIL DE CUITÉ',nome='JOSÉ WELLINGTON DANTAS DOS SANTOS',sx='Masculino',b=Dt(9,12,2004),hp='17:25',hh='17:25',lo='Maternidade Nossa Senhora das Mercês',pai='',pn='',mae='MARIA JOSILENE DOS SANTOS',mn='Nova Floresta/PB',g=['','','SEVERINO RAMOS DOS SANTOS','MARIA DO SOCORRO DANTAS'],li='A-33',fo='052v',te='9.918',reg=Dt(17,1,2005),dnv='',note='Tem CPF desde 2008. Vide pasta nº 12.',k='anotações',rot=1,em=Dt(7,4,2008),of='Francinaldo Fialho Pontes'),
 dict(uf='MS',est='MATO GROSSO DO SUL',mun='Porto Murtinho',car='SERVIÇO DE REGISTRO CIVIL DE PORTO MURTINHO',nome='LAURA BEATRIZ ESPÍNDOLA VILLALBA',sx='Feminino',b=Dt(1,1,2008),hp='00:35',hh='00:35',lo='Hospital Oscar Ramires Pereira',pai='ESTEBAN VILLALBA',pn='Porto Murtinho/MS',mae='ROSIMEIRE ESPÍNDOLA',mn='Bela Vista/MS',g=['RAMÓN VILLALBA','ELADIA CENTURIÓN','ADÃO ESPÍNDOLA','EVA GONÇALVES ESPÍNDOLA'],li='A-44',fo='299',te='22.187',reg=Dt(15,1,2008),dnv='35.660.912-8',note='',k='',rot=0,em=Dt(15,1,2008),of='Wilson Roberto Cáceres')]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('I',i,['reenie-beanie','handlee','kalam'][1],[16,16.5,15.8][i-1],['#161619','#1c3a9e','#1a1a20'][i-1],pf=['Liberation Sans','Liberation Mono','DejaVu Sans Condensed'][i-1],ps=[10.5,10.5,10][i-1])
        d.tilt=.6;bi='#1d44b8';h2=d.font
        X,W=22,132;MX=158
        d.p(105,18,'REPÚBLICA FEDERATIVA DO BRASIL',12,al='c',font='Liberation Serif',bold=True)
        d.p(105,24.5,'ESTADO '+('DA ' if i==2 else 'DE ')+f['est'],10.5,al='c',font='Liberation Serif')
        d.p(105,30.5,f['car'],10.5,al='c',font='Liberation Serif',bold=True)
        d.p(105,47,'CERTIDÃO DE NASCIMENTO',19,al='c',font='Liberation Serif',bold=True)
        d.vl(MX-3,56,190);d.p(MX+16,60,'MARGEM',7,al='c',font='Liberation Serif')
        b,r=f['b'],f['reg']
        fe=f['sx'][0]=='F'
        par='CERTIFICO que no livro %s, às folhas %s, sob o número %s, foi lavrado em %s o assento de nascimento de %s, do sexo %s, nascid%s em %s (%s), às %s horas, em %s, neste município de %s/%s, '%(f['li'],f['fo'],f['te'],r.long(o=False),f['nome'],f['sx'].lower(),'a' if fe else 'o',b.long(o=False),b.words(),f['hp'],f['lo'],f['mun'],f['uf'])
        par+='filh%s de '%('a' if fe else 'o')
        if f['pai']: par+='%s, natural de %s, e de '%(f['pai'],f['pn'])
        par+='%s, natural de %s. '%(f['mae'],f['mn'])
        if f['g'][0]: par+='São avós paternos %s e %s. '%tuple(f['g'][:2])
        par+='São avós maternos %s e %s. '%tuple(f['g'][2:])
        par+='Foi declarante %s.'%('o pai' if f['pai'] else 'a mãe')
        if f['dnv']: par+=' DNV nº %s.'%f['dnv']
        y=64
        for l in wrap(par,d.pf,d.ps,[W-1]*60): d.p(X,y,l);y+=7.2
        y=max(y+6,186)
        d.line(X,y,W,['Observações: ',(None,'Nada consta' if i==3 else '')]);y+=9
        d.p(X,y,'O referido é verdade e dou fé.');y+=13
        e=f['em'];d.line(X,y,W,[f['mun']+'/'+f['uf']+', ',(15,'%02d'%e.d),' de ',(36,MES[e.m]),' de ',(18,str(e.y))]);y+=24
        d.h(X+26,y,f['of'],size=d.size*1.25,rot=-1.2);d.dot(X+18,y+.6,96,'sol');d.p(X+66,y+5.5,'Oficial do Registro Civil',9,al='c')
        if f['note']:
            if f['rot']:
                s=17;wd=tw(f['note'],h2,s)
                d.fonts.add(h2)
                d.body.append('<span class="a" style="left:%.1fmm;top:%.1fmm;font:%spt \'%s\';line-height:1;color:%s;transform-origin:0 0;transform:rotate(-90.6deg)">%s</span>'%(MX+9,80+wd,s,h2,bi,esc(f['note'])))
            else:
                k=0
                for l in wrap(f['note'],h2,16,[35]*30): d.h(MX,76+k*8.6,l,font=h2,size=16,ink=bi,rot=-1.3,w=38);k+=1
        A='dados_pessoais.';d.set(A+'nome_completo',f['nome']);d.birth(b,'%s (%s)'%(b.long(o=False),b.words()),b.words());d.set(A+'hora_nascimento',f['hh']);d.set(A+'naturalidade',f['mun']+'/'+f['uf'],'');d.set(A+'sexo',f['sx'])
        d.set('local_nascimento.estabelecimento',f['lo']);d.set('local_nascimento.município',f['mun']);d.set('local_nascimento.uf',f['uf'])
        R='registro.';d.set(R+'município',f['mun']);d.set(R+'uf',f['uf'],f['est']);d.set(R+'cartório',f['car']);d.set(R+'data_registro',r.br(),r.long(o=False));d.set(R+'número_dnv',f['dnv']);d.set(R+'livro',f['li']);d.set(R+'folha',f['fo']);d.set(R+'termo',f['te'],f['te'].replace('.',''))
        ge=[(f['pai'],f['pn']),(f['mae'],f['mn'])]
        if not f['pai']: ge=[ge[1],('','')]
        for k,(n,na) in enumerate(ge,1): d.set('filiação.genitor_%d.nome_completo'%k,n);d.set('filiação.genitor_%d.naturalidade'%k,na)
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x)
        if f['note']:
            d.set('observações.'+f['k'],f['note'])

            d.wr('observações.'+f['k'])
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',e.br(),'%02d de %s de %d'%(e.d,MES[e.m],e.y))
        d.wr('autenticação.oficial_registro','autenticação.data_emissão')
        yield d
