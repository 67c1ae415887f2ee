# H: ledger copy in columns (landscape), notes in the margin column by another hand in blue ink, 1949-1977
from base import *
F=[dict(uf='AL',est='ALAGOAS',mun='Viçosa',car='CARTÓRIO DO REGISTRO CIVIL DE VIÇOSA',li='17',fo='62',ano='1949',te='190',reg=Dt(11,3,1949),rs='11 de março de 1949',nome='Manoel Messias Tenório Cavalcante',sx='Masculino',b=Dt(25,12,1948),bs='25 de dezembro de 1948',hp='às 11 da noite',hh='23:00',lo='no sítio Gurgumba',
 pai='José Tenório Cavalcante',pn=('Quebrangulo/AL','Quebrangulo'),mae='Mª Salomé da Conceição',mn=('Viçosa/AL','Viçosa'),g=['Antônio Tenório','Josefa Cavalcante','','Salomé da Conceição'],note='Casou-se em Maceió, a 30-5-1974, com Ivone Leite. L. B-22, fls. 140.',k='anotações',em=Dt(8,6,1976),es='8 de junho de 1976',of='Otacílio Brandão Vilela'),
 dict(uf='MG',est='MINAS GERAIS',mun='Januária',car='REGISTRO CIVIL DE JANUÁRIA - SEDE',li='A-38',fo='19v',ano='1958',te='77',reg=Dt(2,4,1958),rs='2 de abril de 1958',nome='Zilda Pereira Lima',sx='Feminino',b=Dt(27,3,1958),bs='27 de março de 1958',hp='às 6 hs.',hh='06:00',lo='Hospital Municipal',
 pai='',pn=('',''),mae='Durvalina Pereira Lima',mn=('Manga/MG','Manga, neste Estado'),g=['','','Teodoro Pereira Lima','Ana de Jesus'],note='Reconhecida pelo pai Osvaldo Montalvão, por escritura de 5-9-1966. Dou fé. Viana.',k='averbações',em=Dt(20,10,1966),es='20 de outubro de 1966',of='Aristides Viana de Sá'),
 dict(uf='RS',est='RIO GRANDE DO SUL',mun='São Borja',car='OFÍCIO DO REGISTRO CIVIL DE SÃO BORJA',li='52',fo='208',ano='1970',te='3.145',reg=Dt(19,8,1970),rs='19 de agôsto de 1970',nome='Cláudio Ubirajara Fagundes Loureiro',sx='Masculino',b=Dt(10,8,1970),bs='10 de agôsto de 1970',hp='às 15,40 hs.',hh='15:40',lo='Hosp. Infantil Ivan Goulart',
 pai='Ubirajara Loureiro',pn=('Itaqui/RS','Itaqui'),mae='Eloá Fagundes Loureiro',mn=('São Borja/RS','São Borja'),g=['Dorval Loureiro','Noêmia Silveira','João Fagundes','Alzira Pinto'],note='Óbito: faleceu em Pôrto Alegre em 1º-2-1977. Têrmo 940, L. C-101.',k='anotações',em=Dt(14,2,1977),es='14 de fevereiro de 1977',of='Mário Gay da Fontoura')]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('H',i,'kalam' if 0 else ['rouge-script','caveat','zeyada'][1],[19,19.5,18.5][i-1],['#17171b','#2a2018','#141a33'][i-1],pw=297,ph=210,pf='Liberation Serif',ps=9)
        d.dyr=(-.4,.4);d.tilt=.4
        h2='la-belle-aurore';s2=18;i2=['#1c3fae','#1f49b8','#2343a0'][i-1]
        d.p(148.5,14,'REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL' if i<3 else 'REPÚBLICA FEDERATIVA DO BRASIL',11,al='c',bold=True);d.p(148.5,20,'ESTADO DE %s — %s'%(f['est'],f['car']) if i<3 else 'ESTADO DO %s — %s'%(f['est'],f['car']),9.5,al='c')
        d.p(148.5,30,'CERTIDÃO DE NASCIMENTO',16,al='c',bold=True,ls=1)
        d.p(148.5,36,'(cópia fiel do lançamento, por colunas)',8.5,al='c',it=True)
        x=d.line(12,46,200,['Cópia do livro n.º ',(26,f['li']),' fôlha ',(26,f['fo']),', exercício de ',(26,f['ano']),'.'])
        cols=[('N.º de\nordem',15),('Data do\nregistro',25),('Nome e sexo da criança',40),('Dia, hora e lugar\ndo nascimento',40),('Pais e sua\nnaturalidade',48),('Avós paternos',32),('Avós maternos',32),('Notas à margem',41)]
        x0=12;y0=52;HH=11;BH=96;S=8.4
        d.box(x0,y0,273,HH+BH,'border-width:.4mm');d.dot(x0,y0+HH,273,'sol')
        for k in range(1,12): d.body.append('<i class="sol" style="left:%.1fmm;top:%.2fmm;width:273mm;border-color:#a9b6c9"></i>'%(x0,y0+HH+k*S))
        none='—' 
        pai=f['pai'] and (f['pai']+', natural de '+f['pn'][1]+', e ')
        tx=[[f['te']],[f['rs']],[f['nome'],'sexo '+f['sx'].lower()],[f['bs']+', '+f['hp']+', '+f['lo']],[pai+f['mae']+', natural de '+f['mn'][1]] ,[ (f['g'][0]+' e '+f['g'][1]) if f['g'][1] else '— — —'],[(f['g'][2]+' e ' if f['g'][2] else 'ignorado e ')+f['g'][3]],None]
        x=x0
        for (lab,w),t in zip(cols,tx):
            if x>x0: d.vl(x,y0,HH+BH)
            ls=lab.split('\n')
            for k,l in enumerate(ls): d.p(x+w/2,y0+(6.6 if len(ls)==1 else 4.6)+k*4.2,l,8,al='c',bold=True)
            if t:
                k=1
                for para in t:
                    for l in wrap(para,d.font,d.size,[w-3]*60):
                        d.h(x+1.2+d.r.uniform(0,.8),y0+HH+k*S-.9,l,w=w-1);k+=1
                assert k<=12,(d.case,k)
            else:
                k=1
                for l in wrap(f['note'],h2,s2,[w-3]*60):
                    d.h(x+1.5,y0+HH+k*S*.92-.3,l,font=h2,size=s2,ink=i2,rot=-1.2,w=w);k+=1
                assert k<=12,(d.case,'n',k)
            x+=w
        d.p(14,168,'Conferida com o original. O referido é verdade e dou fé.',10)
        d.line(14,180,128,[(50,f['mun']),', ',(None,f['es'])])
        d.h(172,188,f['of'],size=d.size*1.4,rot=-1);d.dot(165,188.6,95,'sol');d.p(212,193.5,'Oficial do Registro Civil',8.5,al='c')
        A='dados_pessoais.';d.set(A+'nome_completo',f['nome']);d.birth(f['b'],f['bs']);d.set(A+'hora_nascimento',f['hh'],f['hp']);d.set(A+'naturalidade',f['mun']+'/'+f['uf'],'',f['mun']);d.set(A+'sexo',f['sx'])
        l=f['lo'];d.set('local_nascimento.estabelecimento',*(['Domicílio','sítio Gurgumba',l,''] if 'sítio' in l else [l,l.replace('Hosp.','Hospital')]));d.set('local_nascimento.município',f['mun'],'');d.set('local_nascimento.uf',f['uf'],'',f['est'])
        r='registro.';d.set(r+'município',f['mun']);d.set(r+'uf',f['uf'],f['est']);d.set(r+'cartório',f['car']);d.set(r+'data_registro',f['reg'].br(),f['rs']);d.set(r+'livro',f['li']);d.set(r+'folha',f['fo']);d.set(r+'termo',f['te'],f['te'].replace('.',''))
        ge=[(f['pai'],f['pn']),(f['mae'],f['mn'])]
        if not f['pai']: ge=[ge[1],('',('',))]
        for k,(n,na) in enumerate(ge,1): d.set('filiação.genitor_%d.nome_completo'%k,n,n.replace('Mª','Maria'));d.set('filiação.genitor_%d.naturalidade'%k,*na)
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x)
        d.set('observações.'+f['k'],f['note'])
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',f['em'].br(),f['es'])
        d.wr(*[k for k in d.v if d.v[k] and k not in(r+'cartório',r+'uf','local_nascimento.uf')])
        yield d
