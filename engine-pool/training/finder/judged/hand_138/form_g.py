# G: booklet's card (family booklet / small card 110 x 160 mm), thin nib, 1931-1952
from base import *
F=[dict(uf='RJ',est='Rio de Janeiro',mun='Barra do Pirahy',car='1ª Circumscripção de Barra do Pirahy',nome='Nair Guimarães Xavier de Moura',b=Dt(24,4,1931),bs='24 de abril de 1931',hp='4 horas da tarde',hh='16:00',sx='feminino',lo='rua Franklin, nº 36',
 pai='Octavio Xavier de Moura',mae='Laura Guimarães de Moura',pn=('Valença/RJ','Valença, E. do Rio'),mn=('Juiz de Fóra/MG','Juiz de Fóra, Minas'),g=['Augusto Xavier de Moura','Emilia de Moura','Luiz Guimarães','Philomena Guimarães'],li='12',fo='33',te='201',reg=Dt(5,5,1931),rs='5 de maio de 1931',em=Dt(11,2,1936),es='11 de fevereiro de 1936',of='Lafayette Bastos'),
 dict(uf='SE',est='Sergipe',mun='Propriá',car='Unico Officio de Propriá',nome='José Edson Barbosa Nunes',b=Dt(3,6,1940),bs='3-6-1940',hp='1 da manhã',hh='01:00',sx='masculino',lo='Povoado São Miguel',
 pai='Pedro Nunes Filho',mae='Eurydice Barbosa Nunes',pn=('Porto da Folha/SE','Porto da Folha, Sergipe'),mn=('Penedo/AL','Penedo, Alagôas'),g=['Pedro Nunes','Josina Maria de Jesus','',''],li='A-5',fo='150v',te='1112',reg=Dt(10,6,1940),rs='10-6-1940',em=Dt(9,1,1943),es='9 de janeiro de 1943',of='Helvécio Britto'),
 dict(uf='SP',est='São Paulo',mun='Jaú',car='Registro Civil de Potunduva',nome='Dirce Zambolin',b=Dt(15,12,1951),bs='15 de dez. de 1951',hp='12,40 hs.',hh='12:40',sx='feminino',lo='Fazenda Pouso Alegre',
 pai='Attilio Zambolin',mae='Ignez Bergamasco',pn=('Jaú/SP','Jaú, Est. de S. Paulo'),mn=('Dous Corregos/SP','Dois Córregos/SP','Dous Corregos, S. Paulo'),g=['Giovanni Zambolin','Thereza Minatel','Ernesto Bergamasco','Palmyra Bergamasco'],li='8',fo='77',te='349',reg=Dt(22,12,1951),rs='22 de dez. de 1951',em=Dt(4,1,1952),es='4 de jan. de 1952',of='Plinio de Arruda Sampaio Neves')]
def docs():
    for i,f in enumerate(F,1):
        fn=['zeyada','dawning-of-a-new-day','bad-script'][0]
        d=Doc('G',i,'bad-script',[14.2,15,14][i-1],['#2b2118','#1e2350','#33261a'][i-1],pw=125,ph=182,pf='Liberation Serif',ps=8.8)
        d.tilt=.5;d.dyr=(-.5,.3)
        d.css.append('body{background:#fdfbf3}')
        d.box(5,5,115,171.5,'border-width:.7mm');d.box(6.2,6.2,112.6,169.1,'border-width:.2mm')
        d.p(62.5,13,'REPUBLICA DOS ESTADOS UNIDOS DO BRASIL',8,al='c',bold=True);d.p(62.5,21.5,'CERTIDÃO DE NASCIMENTO',13.5,al='c',bold=True,ls=1)
        X,W=10,105;d.y=31;S=8.1
        def L(*s): d.line(X,d.y,W,list(s)); d.y+=S
        L('Estado de ',(34,f['est']),' Municipio de ',(None,f['mun']))
        L('Cartorio: ',(None,f['car']))
        w=d.rest(W,['Nome: ',(None,'')]);n=d.split(f['nome'],[w,W]);L('Nome: ',(None,n[0]))
        if n[1]: L((None,n[1]))
        L('Nascid',(4,'o' if f['sx'][0]=='m' else 'a',{'x':.3}),' em ',(40,f['bs']),' ás ',(None,f['hp']))
        L('Sexo ',(26,f['sx']),' Local ',(None,f['lo']))
        L('Pae: ',(None,f['pai']));L('natural de ',(None,f['pn'][-1]))
        L('Mãe: ',(None,f['mae']));L('natural de ',(None,f['mn'][-1]))
        L('Avós paternos: ',(None,f['g'][0]));L('e ',(None,f['g'][1]))
        L('Avós maternos: ',(None,f['g'][2] or '———'));L('e ',(None,f['g'][3] or '———'))
        L('Livro ',(22,f['li']),' Folha ',(22,f['fo']),' N.º ',(None,f['te']))
        L('Registrad',(4,'o' if f['sx'][0]=='m' else 'a',{'x':.3}),' em ',(None,f['rs']))
        d.y+=1.5
        L((38,f['mun'] if i<3 else 'Potunduva'),', ',(None,f['es']))
        d.y=168
        d.h(52,d.y,f['of'],size=d.size*1.05,rot=-1,w=62);d.dot(48,d.y+.5,66,'sol');d.p(81,d.y+4,'O Official' if i<3 else 'O Oficial',7.5,al='c')
        A='dados_pessoais.';d.set(A+'nome_completo',f['nome']);d.birth(f['b'],f['bs']);d.set(A+'hora_nascimento',f['hh'],f['hp']);d.set(A+'naturalidade',f['mun']+'/'+f['uf'],'',f['mun']);d.set(A+'sexo',f['sx'].capitalize())
        l=f['lo'];d.set('local_nascimento.estabelecimento','Domicílio' if i<2 else l,l,'','Domicílio');d.set('local_nascimento.município',f['mun'],'');d.set('local_nascimento.uf',f['uf'],'',f['est'])
        r='registro.';d.set(r+'município',f['mun']);d.set(r+'uf',f['uf'],f['est']);d.set(r+'cartório',f['car']);d.set(r+'data_registro',f['reg'].br(),f['rs']);d.set(r+'livro',f['li']);d.set(r+'folha',f['fo']);d.set(r+'termo',f['te'])
        g='filiação.';d.set(g+'genitor_1.nome_completo',f['pai']);d.set(g+'genitor_1.naturalidade',*f['pn']);d.set(g+'genitor_2.nome_completo',f['mae']);d.set(g+'genitor_2.naturalidade',*f['mn'])
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x)
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',f['em'].br(),f['es'])
        d.wr(*[k for k in d.v if d.v[k]])
        yield d
