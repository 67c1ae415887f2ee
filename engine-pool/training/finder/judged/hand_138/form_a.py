# A: printed narrative, dotted blanks between words, round school hand, blue-black ink, 1938-1956
from base import *
F=[dict(uf='MG',est='Minas Gerais',com='São João del-Rei',mun='São João del-Rei',dis='São Francisco do Onça',fl='87 v.',fo='87v',li='14',te='312',
 nome='Geralda Apparecida Sebastiana de Assis Rezende',sx='feminino',e='a',b=Dt(9,6,1938),hw='quatro e meia da tarde',hh='16:30',loc='no lugar denominado Fazenda do Mosquito, neste distrito',
 est2=('Domicílio','Fazenda do Mosquito','no lugar denominado Fazenda do Mosquito, neste distrito'),
 pai='Sebastião Olympio de Rezende',pn='Nazareth, dêste Estado',pna=('Nazareth/MG','Nazareth','Nazareth, dêste Estado'),mae='Maria do Carmo de Assis',mn='êste distrito',mna=('São João del-Rei/MG','São Francisco do Onça/MG','êste distrito',''),
 ap='Olympio José de Rezende',apf='Anna Josepha de Jesus',am='Joaquim Theodoro de Assis',amf='Rita Cassiana do Nascimento',
 decl='o proprio pae',t1='Antonio Lombardi',t2='José Bernardino Netto',reg=Dt(18,6,1938),obs='',em=Dt(3,2,1941),of='Custodio Baptista de Castro'),
 dict(uf='BA',est='Bahia',com='Santo Amaro',mun='Santo Amaro',dis='Oliveira dos Campinhos',fl='203',fo='203',li='22',te='1.047',
 nome='Maria das Dôres Purificação dos Santos Boaventura',sx='feminino',e='a',b=Dt(27,12,1946),hw='duas da madrugada',hh='02:00',loc='em casa de seus paes, á rua do Rosario',
 est2=('Domicílio','em casa de seus paes','em casa de seus paes, á rua do Rosario'),
 pai='Manoel Boaventura',pn='Cachoeira, Bahia',pna=('Cachoeira/BA','Cachoeira','Cachoeira, Bahia'),mae='Hermelinda Purificação dos Santos',mn='Santo Amaro, Ba.',mna=('Santo Amaro/BA','Santo Amaro','Santo Amaro, Ba.'),
 ap='',apf='Julia Boaventura',am='Fco. Xavier dos Santos',amf='Theodora da Purificação',
 decl='o pai',t1='Arlindo Gomes',t2='Cosme Pinheiro',reg=Dt(30,12,1946),obs='À margem consta: casou-se em 11 de Maio de 1968 com Edvaldo Nery.',em=Dt(1,8,1969),of='Almerinda Fróes da Motta'),
 dict(uf='SP',est='São Paulo',com='Taubaté',mun='Tremembé',dis='Tremembé',fl='9',fo='9',li='31',te='56',
 nome='Benedicto Ivo Monteclaro',sx='masculino',e='o',b=Dt(1,3,1956),hw='onze e vinte',hh='11:20',loc='na Santa Casa de Taubaté',est2=('Santa Casa de Taubaté','na Santa Casa de Taubaté'),lm='Taubaté',
 pai='Ivo Monteclaro Junior',pn='Pindamonhangaba, S.P.',pna=('Pindamonhangaba/SP','Pindamonhangaba','Pindamonhangaba, S.P.'),mae='Ottilia Wernsdorf Monteclaro',mn='Joinville, Sta. Catarina',mna=('Joinville/SC','Joinville','Joinville, Sta. Catarina'),
 ap='Ivo Monteclaro',apf='Conceição Ramos',am='Reinhold Wernsdorf',amf='Hedwig Pabst Wernsdorf',
 decl='a avó materna',t1='Lazaro Pupo',t2='Zélia Guisard',reg=Dt(7,3,1956),obs='',em=Dt(21,11,1957),of='Juvenal Corrêa Leite')]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('A',i,'playwrite-br',13,['#14204a','#1d2140','#10256b'][i-1],pf='Liberation Serif',ps=11.5); d.dyr=(-.7,.3)
        X,W,S=16,178,8.8
        d.p(105,19,'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL',12,al='c',bold=True,ls=.6)
        d.p(105,26.5,'REGISTRO CIVIL DAS PESSOAS NATURAIS',10,al='c')
        y=37
        d.line(X,y,W,['Estado de ',(62,f['est']),'  Comarca de ',(None,f['com'])]);y+=S
        d.line(X,y,W,['Município de ',(62,f['mun']),'  Distrito de ',(None,f['dis'])]);y+=12
        d.p(105,y,'Certidão de Nascimento',25,al='c',bold=True,it=False);y+=13
        L=lambda *s:(d.line(X,d.y,W,list(s)),setattr(d,'y',d.y+S))
        d.y=y
        d.p(X+10,y,'');
        d.line(X+12,y,W-12,[ 'CERTIFICO que, a fls. ',(26,f['fl']),' do livro n.º A- ',(20,f['li']),' e sob n.º ',(None,f['te'])]);d.y+=S
        w1=d.rest(W,['do registro de nascimentos, consta o assento de ',(None,'')])
        n=d.split(f['nome'],[w1,120])
        L('do registro de nascimentos, consta o assento de ',(None,n[0],{'x':.5}))
        L((None,n[1],{'x':.2}),' do sexo ',(34,f['sx']))
        L('nascid',(5,f['e'],{'x':.4}),' aos ',(40,num(f['b'].d) if f['b'].d>1 else 'primeiro'),' dias do mês de ',(None,MES[f['b'].m].capitalize()))
        yy=num(f['b'].y-1900)
        L('de mil novecentos e ',(58,yy),' às ',(None,f['hw']),' horas')
        L('em ',(None,f['loc']))
        L('filh',(5,f['e'],{'x':.4}),' legítim',(5,f['e'],{'x':.4}),' de ',(None,f['pai']))
        L('natural de ',(48,f['pn']),' e de Dona ',(None,''))
        L((None,f['mae']),' natural de ',(47,f['mn']))
        L('São avós paternos ',(None,f['ap'] or '— — —'))
        L('e Dona ',(None,f['apf']))
        L('e maternos ',(None,f['am']))
        L('e Dona ',(None,f['amf']))
        L('Foi declarante ',(62,f['decl']),' e testemunhas ',(None,f['t1']))
        L('e ',(68,f['t2']),'. Assento lavrado aos ',(None,f['reg'].long(cap=True)))
        w1=d.rest(W,['Observações: ',(None,'')])
        o=d.split(f['obs'],[w1,W,W]) if f['obs'] else ['nada consta' if i==1 else '','','']
        L('Observações: ',(None,o[0]));L((None,o[1]));L((None,o[2]))
        d.p(X+10,d.y+1,'O referido é verdade e dou fé.');d.y+=11
        d.line(X+20,d.y,W-20,[(62,f['dis'] if i!=2 else 'Oliveira'),', ',(16,'%02d'%f['em'].d if i!=2 else '1º'),' de ',(40,MES[f['em'].m]),' de 19',(14,str(f['em'].y)[2:])]);d.y+=14
        d.line(X+70,d.y,W-70,[(None,f['of'],{'size':15})])
        d.p(X+70+54,d.y+5,'O Oficial do Registro Civil',9.5,al='c')
        a='dados_pessoais.';b=f['b']
        d.set(a+'nome_completo',f['nome'])
        d.birth(b,b.words(),'%s dias do mês de %s de mil novecentos e %s'%('primeiro' if b.d==1 else num(b.d),MES[b.m],yy))
        d.set(a+'hora_nascimento',f['hh'],f['hw'],f['hw']+' horas')
        lm=f.get('lm',f['mun'])
        d.set(a+'naturalidade',lm+'/'+f['uf'],'',f['mun']+'/'+f['uf'],lm,f['est'])
        d.set(a+'sexo',f['sx'].capitalize())
        e=f['est2'];d.set('local_nascimento.estabelecimento',e[0],*(list(e[1:])+([''] if e[0]=='Domicílio' else [])))
        d.set('local_nascimento.município',lm,*([f['dis']] if i<3 else ['Tremembé']));d.set('local_nascimento.uf',f['uf'],f['est'])
        r='registro.';d.set(r+'município',f['mun']);d.set(r+'uf',f['uf'],f['est']);d.set(r+'cartório','Registro Civil das Pessoas Naturais','Registro Civil das Pessoas Naturais de '+f['dis'],'Registro Civil das Pessoas Naturais do Distrito de '+f['dis'],'')
        d.set(r+'data_registro',f['reg'].br(),f['reg'].long())
        d.set(r+'livro','A-'+f['li'],f['li']);d.set(r+'folha',f['fo'],f['fl']);d.set(r+'termo',f['te'],f['te'].replace('.',''))
        g='filiação.';d.set(g+'genitor_1.nome_completo',f['pai']);d.set(g+'genitor_1.naturalidade',*f['pna']);d.set(g+'genitor_2.nome_completo',f['mae']);d.set(g+'genitor_2.naturalidade',*f['mna'])
        d.set('avós.paternos.avô',f['ap']);d.set('avós.paternos.avó',f['apf']);d.set('avós.maternos.avô',f['am'],f['am'].replace('Fco.','Francisco'));d.set('avós.maternos.avó',f['amf'])
        ob=f['obs']
        if ob: d.set('observações.averbações','');d.set('observações.anotações',ob,ob.replace('À margem consta: ',''))
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',f['em'].br(),'%s, %s de %s de %d'%(f['dis'] if i!=2 else 'Oliveira','%02d'%f['em'].d if i!=2 else '1º',MES[f['em'].m],f['em'].y))
        d.wr(*[k for k in d.v if k not in ('registro.cartório',) and d.v[k]])
        yield d
