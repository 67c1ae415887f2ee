# E: numbered lines, upright letters set apart, black/blue ball-point, small registry 2005-2009, everything by hand
from base import *
F=[dict(uf='AM',mun='Pauini',car='CARTÓRIO DA COMARCA DE PAUINI',nome='Jhonatas Apurinã da Silva Lopes',sx='MASCULINO',b=Dt(14,2,2005),hp='05h 20min',hh='05:20',lo='UNIDADE MISTA DE PAUINI',
 pai='Antônio Lopes Apurinã',pn='PAUINI - AM',pna='Pauini/AM',mae='Maria Elcimar da Silva',mn='LÁBREA - AM',mna='Lábrea/AM',g=['José Lopes Apurinã','Francisca das Chagas','Elcias Barbosa da Silva','Maria Auxiliadora Pereira'],
 dnv='30-1.558.204-7',li='A-13',fo='098',te='4.386',reg=Dt(1,3,2005),obs=['SEM AVERBAÇÕES'],em=Dt(1,3,2005),of='Cleide Nogueira Falcão'),
 dict(uf='MA',mun='Bacuri',car='SERVENTIA EXTRAJUDICIAL DO OFÍCIO ÚNICO DE BACURI',nome='Thayane Vitória Conceição dos Remédios Costa Cutrim',sx='FEMININO',b=Dt(30,9,2007),hp='22:10',hh='22:10',lo='POVOADO MADRAGOA (DOMICÍLIO)',
 pai='',pn='',pna='',mae='Luzinete Costa Cutrim',mn='CURURUPU - MA',mna='Cururupu/MA',g=['','','Benedito de Jesus Cutrim','Joana Batista Costa'],
 dnv='',li='A-08',fo='17v',te='2.219',reg=Dt(19,2,2008),obs=['REG. TARDIO - PROC. Nº 44/2008.'],em=Dt(22,4,2008),of='Raimundo Penha Diniz'),
 dict(uf='MT',mun='Cotriguaçu',car='CARTÓRIO DE PAZ E NOTAS DE COTRIGUAÇU',nome='Kauã Henrique Bortolanza Ferraz de Vasconcelos',sx='MASCULINO',b=Dt(7,7,2009),hp='11:48',hh='11:48',lo='HOSP. MUNICIPAL',
 pai='Edivânio Ferraz de Vasconcelos',pn='PARANATINGA - MT',pna='Paranatinga/MT',mae='Janete Bortolanza',mn='CHAPECÓ - SC',mna='Chapecó/SC',g=['Edson de Vasconcelos','Marlene Ferraz','Vilmar Bortolanza','Ivete Zanin'],
 dnv='30-4.207.716-2',li='A-05',fo='141',te='1.341',reg=Dt(13,7,2009),obs=['GÊMEO: KAIO HENRIQUE BORTOLANZA FERRAZ DE VASCONCELOS,','TERMO 1.342.'],tw='KAIO HENRIQUE BORTOLANZA FERRAZ DE VASCONCELOS',em=Dt(13,7,2009),of='Odete Schmitz Kunz')]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('E',i,'architects-daughter',[14,14.6,14][i-1],['#141418','#1a2f8f','#17171c'][i-1],pf='Liberation Sans',ps=9.5)
        d.ls=.9;d.ws=2;d.tilt=.3;d.hst='-webkit-text-stroke:.12pt;'
        up=str.upper
        d.p(105,17,'REPÚBLICA FEDERATIVA DO BRASIL',12,al='c',bold=True);d.p(105,23,'ESTADO DE '+{'AM':'AMAZONAS','MA':'MARANHÃO','MT':'MATO GROSSO'}[f['uf']].replace('ESTADO DE AM','') if f['uf']=='MT' else 'ESTADO DO '+{'AM':'AMAZONAS','MA':'MARANHÃO'}[f['uf']],10,al='c')
        d.p(105,29,f['car'],10,al='c',bold=True);d.p(105,34,'REGISTRO CIVIL DAS PESSOAS NATURAIS',8.5,al='c')
        d.p(105,46,'CERTIDÃO DE NASCIMENTO',18,al='c',bold=True)
        X,W=14,182;d.y=60;S=10.1;n=[0]
        def L(*s,num=True):
            s=list(s)
            if num:
                n[0]+=1;d.p(X,d.y,'%02d.'%n[0],9,bold=True)
            d.line(X+8,d.y,W-8,s,'sol');d.y+=S
        L('Livro ',(38,f['li']),'  Folha ',(38,f['fo']),'  Termo ',(None,f['te']))
        w=d.rest(W-8,['Nome ',(None,'')]);a=d.split(up(f['nome']),[w,W-8])
        L('Nome ',(None,a[0]));
        L((None,a[1]),num=False)
        L('Data do nascimento ',(70,f['b'].br().replace('/',' / ')),'  Hora ',(None,f['hp']))
        L('Sexo ',(56,f['sx']),'  DNV nº ',(None,f['dnv']))
        L('Local ',(None,f['lo']))
        L('Município/UF do nascimento ',(None,up(f['mun'])+' - '+f['uf']))
        L('Pai ',(None,up(f['pai']) or '- - - - - - - -'));L('Natural de ',(None,f['pn'] or '- - - - - - - -'))
        L('Mãe ',(None,up(f['mae'])));L('Natural de ',(None,f['mn']))
        L('Avós paternos ',(None,up(f['g'][0]) or '- - - - - -'));L('e ',(None,up(f['g'][1]) or '- - - - - -'),num=False)
        L('Avós maternos ',(None,up(f['g'][2])));L('e ',(None,up(f['g'][3])),num=False)
        L('Data do registro ',(64,f['reg'].br()),'  Declarante ',(None,'O PAI' if f['pai'] else 'A MÃE'))
        o=f['obs']+['']
        w=d.rest(W-8,['Observações ',(None,'')])
        L('Observações ',(None,'')) if 0 else None
        n[0]+=1;d.p(X,d.y,'%02d.'%n[0],9,bold=True)
        oo=d.split(' '.join(f['obs']),[w,W-8]);d.line(X+8,d.y,W-8,['Observações/averbações ',(None,'')],'sol');d.y+=S
        L((None,oo[0]),num=False);L((None,oo[1]),num=False)
        d.p(X+8,d.y,'O referido é verdade e dou fé.');d.y+=10
        d.line(X+8,d.y,150,[(58,f['mun'].upper()),', ',(12,'%02d'%f['em'].d),' de ',(36,MES[f['em'].m].upper()),' de ',(None,str(f['em'].y))],'sol');d.y+=13
        d.h(X+92,d.y,f['of'],size=d.size*1.2,ls=.2,rot=-1);d.dot(X+85,d.y+.6,90,'sol');d.p(X+130,d.y+5,'Oficial(a) Registrador(a)',8.5,al='c')
        A='dados_pessoais.';d.set(A+'nome_completo',up(f['nome']));d.birth(f['b'],f['b'].br());d.set(A+'hora_nascimento',f['hh'],f['hp'])
        d.set(A+'naturalidade',up(f['mun'])+'/'+f['uf'],'',up(f['mun'])+' - '+f['uf']);d.set(A+'sexo',f['sx'].capitalize())
        l=f['lo'];d.set('local_nascimento.estabelecimento',*(['Domicílio',l,'Povoado Madragoa',''] if 'DOMIC' in l else [l,l.replace('HOSP.','HOSPITAL')]));d.set('local_nascimento.município',up(f['mun']));d.set('local_nascimento.uf',f['uf'])
        r='registro.';d.set(r+'município',f['mun']);d.set(r+'uf',f['uf']);d.set(r+'cartório',f['car']);d.set(r+'data_registro',f['reg'].br());d.set(r+'número_dnv',f['dnv']);d.set(r+'livro',f['li']);d.set(r+'folha',f['fo']);d.set(r+'termo',f['te'],f['te'].replace('.',''))
        ge=[(f['pai'],f['pna'],f['pn']),(f['mae'],f['mna'],f['mn'])]
        if not f['pai']: ge=[ge[1],('','','')]
        for k,(nn,na,pr) in enumerate(ge,1): d.set('filiação.genitor_%d.nome_completo'%k,up(nn));d.set('filiação.genitor_%d.naturalidade'%k,na,pr)
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,up(x))
        t=' '.join(f['obs'])
        if i==1: d.set('observações.averbações','',t);d.accept['observações.averbações']=[t]
        if i==2: d.set('observações.anotações',t)
        if f.get('tw'): d.set('gêmeos.status','Sim',t);d.set('gêmeos.informações_adicionais',f['tw'],t);d.twin=[f['tw']];d.set('observações.anotações',t)
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',f['em'].br(),'%02d de %s de %d'%(f['em'].d,MES[f['em'].m],f['em'].y))
        d.wr(*[k for k in d.v if d.v[k] and k not in(r+'cartório',r+'município',r+'uf')])
        yield d
