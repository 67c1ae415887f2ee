# C: leaders after labels, hurried slanting cursive, thick blue ball-point, 1969-1986
from base import *
F=[dict(uf='MG',mun='Muriaé',car='Cartório do 2º Distrito - Itamuri',nome='Wanderley Moreira Sampaio Heringer',sx='masc.',b=Dt(8,11,1969),bs='8 de Novembro de 1969',hp='6,35 hs. da manhã',hh='06:35',lo='Maternidade de Muriaé',
 pai='Walter Heringer',pn='Muriaé, M.G.',pna=('Muriaé/MG',),mae='Odete Moreira Sampaio Heringer',mn='Eugenópolis, M.G.',mna=('Eugenópolis/MG',),
 g=['Guilherme Heringer','Olga Lamblet Heringer','Durval Sampaio','Isaura Moreira Sampaio'],li='A-19',fo='144',te='8.702',reg=Dt(12,11,1969),rs='12 de Nov. de 1969',de='o pai',obs='',em=Dt(2,3,1972),es='2 de Março de 1972',of='Nilo Peçanha Erthal'),
 dict(uf='SC',mun='Canoinhas',car='Escrivania de Paz de Bela Vista',nome='Marli Ap. dos Anjos',sx='fem.',b=Dt(30,1,1975),bs='30 de Jan. de 1975',hp='23 hs.',hh='23:00',lo='Sítio Boa Vista - domicílio',
 pai='',pn='',pna=('',),mae='Iracema dos Anjos',mn='Porto União, S.C.',mna=('Porto União/SC',),
 g=['','','João Maria dos Anjos','Ana Maria Pires'],li='A-7',fo='66 v',te='2.391',reg=Dt(3,2,1975),rs='3 de Fev. de 1975',de='a mãe',obs='Lavrado nos têrmos da Lei 6.015/73.',em=Dt(14,7,1986),es='14 de Julho de 1986',of='Dorvalina Mattos Pedroso'),
 dict(uf='PA',mun='Óbidos',car='Cartório Único de Óbidos',nome='Domingos Nonato Figueira Canto',sx='masc.',b=Dt(31,8,1981),bs='31 de Agosto de 1981',hp='zero horas e 15 min.',hh='00:15',lo='Hosp. Sta. Casa de Óbidos',
 pai='Francisco Picanço Canto',pn='Oriximiná, Pará',pna=('Oriximiná/PA',),mae='Mª de Nazaré Figueira',mn='Óbidos, Pará',mna=('Óbidos/PA',),
 g=['Lauro Canto','Mª José Picanço','Pedro Figueira','Benedita Vieira'],li='34',fo='290',te='15.006',reg=Dt(4,9,1981),rs='4 de Set. de 1981',de='o pai',obs='Gêmeo com Domingas Nonata Figueira Canto, t. 15.007.',tw='Domingas Nonata Figueira Canto',em=Dt(9,9,1981),es='9 de Set. de 1981',of='Inácio Savino Marinho')]
def docs():
    for i,f in enumerate(F,1):
        d=Doc('C',i,'homemade-apple',[14.6,15,14.3][i-1],['#1732a8','#1a3fb5','#122a94'][i-1],pw=210,ph=297,pf='Liberation Sans',ps=10)
        d.ws=4;d.hst='-webkit-text-stroke:.25pt;'
        d.tilt=.6;d.dyr=(-.9,.2);X,W=20,172
        d.p(X,18,'REPÚBLICA FEDERATIVA DO BRASIL',10,bold=True);d.p(X,23.5,'REGISTRO CIVIL',9);
        d.line(X,33,W,['Estado: ',(30,f['uf'],{'x':6}),'   Município: ',(None,f['mun'])])
        d.line(X,43,W,['Cartório: ',(None,f['car'])])
        d.p(105,60,'CERTIDÃO DE NASCIMENTO',20,al='c',bold=True,ls=1)
        d.y=76;S=10.6
        def L(*s): d.line(X,d.y,W,list(s)); d.y+=S
        L('Nome ',(None,f['nome']))
        L('Sexo ',(34,f['sx']),'  Data do nascimento ',(None,f['bs']))
        L('Hora ',(70,f['hp']),'  Local ',(None,f['lo']))
        ml=f['mun']+' - '+f['uf']
        L('Município e Estado do nascimento ',(None,ml))
        L('Pai ',(None,f['pai'] or '— x — x — x —'))
        L('Natural de ',(None,f['pn'] or '— x — x —'))
        L('Mãe ',(None,f['mae']));L('Natural de ',(None,f['mn']))
        L('Avô paterno ',(None,f['g'][0] or '—//—'));L('Avó paterna ',(None,f['g'][1] or '—//—'))
        L('Avô materno ',(None,f['g'][2]));L('Avó materna ',(None,f['g'][3]))
        L('Livro ',(32,f['li']),'  Fls. ',(32,f['fo']),'  Termo n.º ',(None,f['te']))
        L('Registrado em ',(86,f['rs']),'  Declarante ',(None,f['de']))
        w=d.rest(W,['Observações ',(None,'')]);o=d.split(f['obs'],[w,W]) if f['obs'] else ['','']
        L('Observações ',(None,o[0]));L((None,o[1]))
        d.p(X,d.y,'É verdade e dou fé.');d.y+=11
        L((56,f['mun']),', ',(None,f['es']),' ',(58,''))
        d.y+=4
        d.line(X+62,d.y,W-62,[(None,f['of'],{'size':16.5})]);d.p(X+62+55,d.y+5,'Oficial',9,al='c')
        d.joint=True;a='dados_pessoais.';d.set(a+'nome_completo',f['nome'],f['nome'].replace('Ap.','Aparecida'));d.birth(f['b'],f['bs']);d.set(a+'hora_nascimento',f['hh'],f['hp'])
        d.set(a+'naturalidade',f['mun']+'/'+f['uf'],'',ml);d.set(a+'sexo','Masculino' if f['sx'][0]=='m' else 'Feminino',f['sx'])
        dom='domic' in f['lo'];d.set('local_nascimento.estabelecimento',*(['Domicílio',f['lo'],'Sítio Boa Vista','no Sítio Boa Vista',''] if dom else [f['lo'],f['lo'].replace('Hosp. Sta. Casa','Hospital Santa Casa')]))
        d.set('local_nascimento.município',f['mun']);d.set('local_nascimento.uf',f['uf'])
        r='registro.';d.set(r+'município',f['mun']);d.set(r+'uf',f['uf']);d.set(r+'cartório',f['car']);d.set(r+'data_registro',f['reg'].br(),f['rs']);d.set(r+'livro',f['li']);d.set(r+'folha',f['fo'].replace(' ',''),f['fo']);d.set(r+'termo',f['te'],f['te'].replace('.',''))
        g='filiação.'
        ge=[(f['pai'],f['pna'],f['pn']),(f['mae'],f['mna'],f['mn'])]
        if not f['pai']: ge=[ge[1],('',('',),'')]
        for k,(n,na,pr) in enumerate(ge,1):
            d.set(g+'genitor_%d.nome_completo'%k,n,n.replace('Mª','Maria'));d.set(g+'genitor_%d.naturalidade'%k,*(list(na)+[pr]))
        for k,x in zip(('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó'),f['g']): d.set(k,x,x.replace('Mª','Maria').replace('Fco.','Francisco'))
        if f['obs']:
            if f.get('tw'): d.set('gêmeos.status','Sim',f['obs']);d.set('gêmeos.informações_adicionais',f['tw'],f['obs']);d.twin=[f['tw']]
            d.set('observações.anotações',f['obs'])
        d.set('autenticação.oficial_registro',f['of']);d.set('autenticação.data_emissão',f['em'].br(),f['es'])
        d.wr(*[k for k in d.v if d.v[k]])
        yield d
