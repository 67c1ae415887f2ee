# G: Pernambuco, 1974-1978: blank of boxes, filled in by typewriter in capitals, instructions and articles of Law 6.015 printed at the foot
from common import *
CSS="""
.pg{padding:9mm 12mm 0 12mm;font-family:'Liberation Sans Narrow','Liberation Sans';color:#123d2c;background:#f3f7ee}
.hd{display:flex;align-items:center;gap:5mm;border:1.4px solid #123d2c;padding:2mm 3mm}
.hd .x{flex:1;text-align:center;line-height:1.35}.hd .a{font-size:10.5pt;letter-spacing:1px}.hd .b{font-size:13pt;font-weight:bold}.hd .ce{font-size:9.5pt}
h1{font-size:18pt;text-align:center;margin:2.5mm 0 2mm;letter-spacing:6px}
.g{display:grid;grid-template-columns:repeat(12,1fr);border-top:1.2px solid #123d2c;border-left:1.2px solid #123d2c}
.c{border-right:1.2px solid #123d2c;border-bottom:1.2px solid #123d2c;padding:.7mm 1.5mm;min-height:10.6mm}
.c i{font-style:normal;font-size:6.6pt;display:block;letter-spacing:.3px}
.t{font-family:'Liberation Mono';font-size:9.6pt;color:#1a1a1a;line-height:1.25}
.sec{grid-column:span 12;background:#d9e7d6;font-size:7.5pt;font-weight:bold;letter-spacing:2px;padding:.6mm 1.5mm;border-right:1.2px solid #123d2c;border-bottom:1.2px solid #123d2c}
.fe{display:grid;grid-template-columns:1fr 78mm;gap:6mm;margin-top:3mm;font-size:9pt}
.sg{text-align:center;padding-top:9mm}.sg div{border-top:1px solid #123d2c;padding-top:.7mm;font-size:8pt}
.ar{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:7pt;line-height:1.3;column-count:2;column-gap:6mm;border-top:1.2px solid #123d2c;padding-top:1.2mm;text-align:justify}
.ar p{margin:0 0 .8mm}.ar b{letter-spacing:.5px}
"""
def c(l,v,s,h=''): return f'<div class="c" style="grid-column:span {s}{h}"><i>{l}</i><span class="t">{v}</span></div>'
F=[
 dict(car='CARTÓRIO DO REGISTRO CIVIL DO 9.º DISTRITO JUDICIÁRIO',end='Casa Amarela — Recife',mun='RECIFE',liv='A-112',fls='83',n='38.419',dr='05/09/1974',nome='WELLINGTON BARBALHO DE LUCENA',sx='MASC.',dx='vinte e oito de agosto de mil novecentos e setenta e quatro',da='28-08-1974',h='02:35',est='MATERNIDADE DA ENCRUZILHADA',ml='RECIFE - PE',gm='NÃO',
  pai='GERALDO BARBALHO DE LUCENA',pn='TIMBAÚBA - PE',pp='ELETRICISTA',mae='MARIA DAS DÔRES DE LUCENA',mn='BOM JARDIM - PE',mp='DOMÉSTICA',apo='SEVERINO BARBALHO DE LUCENA',apa='JOSEFA FRANCISCA DE LUCENA',amo='AMARO JOSÉ DE SANTANA',ama='OTACÍLIA MARIA DE SANTANA',dec='O PAI',tes='NIVALDO CORDEIRO e IVANILDO TORRES',ob='',dt=('Recife','05','setembro','1974'),em='05/09/1974',of='MARIA DO CARMO BELTRÃO RÊGO'),
 dict(car='CARTÓRIO DO REGISTRO CIVIL DO 2.º DISTRITO DE OLINDA',end='Rua do Bonfim, 115 — Olinda',mun='OLINDA',liv='A-47',fls='19v',n='9.207',dr='22/01/1975',nome='PATRÍCIA KELLY',sx='FEM.',dx='treze de janeiro de mil novecentos e setenta e cinco',da='13-01-1975',h='17:00',est='HOSPITAL TRICENTENÁRIO',ml='OLINDA - PE',gm='SIM (1.ª)',
  pai='---o---',pn='---o---',pp='---o---',mae='EDILEUZA GOMES DA PAZ',mn='IGARASSU - PE',mp='OPERÁRIA',apo='---o---',apa='---o---',amo='MANOEL GOMES DA PAZ',ama='CÍCERA MARIA DA PAZ',dec='A MÃE',tes='LAÉRCIO DA MOTA e DJALMA PESSOA',ob='A IRMÃ GÊMEA CHAMA-SE PRISCILA KELLY, ASSENTO 9.208.',dt=('Olinda','30','junho','1976'),em='30/06/1976',of='ANTÔNIO CORREIA MARANHÃO'),
 dict(car='REGISTRO CIVIL - 1.º CARTÓRIO',end='Garanhuns',mun='GARANHUNS',liv='36',fls='270',n='17.551',dr='14/06/1927',nome='ULISSES CAVALCANTI BRANCO',sx='MASC.',dx='dez de junho de mil novecentos e vinte e sete',da='10-06-1927',h='-',est='SÍTIO VÁRZEA COMPRIDA',ml='DISTRITO DE SÃO JOÃO, GARANHUNS - PE',gm='não consta',
  pai='LEONARDO CAVALCANTI BRANCO',pn='PERNAMBUCO',pp='AGRICULTOR',mae='JÚLIA VILELA CAVALCANTI',mn='PALMEIRA DOS ÍNDIOS - AL',mp='',apo='JOSÉ CAVALCANTI BRANCO',apa='não consta',amo='não consta',ama='MARIA VILELA',dec='O PAI',tes='AMADEU TENÓRIO e SÍLVIO PAES',ob='2.ª VIA. CASADO COM NORMA PIMENTEL EM 30-01-1951, NESTE CARTÓRIO, L. B-19, FLS. 114, N. 3.002. FALECEU A MÃE DO REGISTRADO EM 1940.',dt=('Garanhuns','09','março','1977'),em='09/03/1977',of='ELZA DE MELO SOUTO'),
 dict(car='CARTÓRIO ÚNICO DE REGISTRO CIVIL',end='Petrolândia',mun='PETROLÂNDIA',liv='A-9',fls='112',n='4.410',dr='17/11/1977',nome='JUCINEIDE PANKARARU DA SILVA BARROS',sx='FEM.',dx='primeiro de maio de mil novecentos e setenta e dois',da='01-05-1972',h='06:00',est='DOMICÍLIO, ALDEIA BREJO DOS PADRES',ml='TACARATU - PE',gm='NÃO',
  pai='QUITÉRIO PEDRO DE BARROS',pn='TACARATU - PE',pp='AGRICULTOR',mae='MARIA PANKARARU DA SILVA',mn='TACARATU - PE',mp='AGRICULTORA',apo='PEDRO LUCIANO DE BARROS',apa='QUITÉRIA BINGA',amo='ANTÔNIO PANKARARU DA SILVA',ama='MARIA CALU',dec='OS PAIS',tes='JOÃO TOMAZ e CLEMENTE GOUVEIA',ob='REGISTRO FEITO FORA DO PRAZO, DESPACHO DO M.M. JUIZ DE 16-11-1977. EM 20-02-1978, POR MANDADO, FICA RETIFICADO O DIA DO NASCIMENTO PARA 11-05-1972.',dt=('Petrolândia','02','outubro','1978'),em='02/10/1978',of='REGINALDO LUNA FREIRE')]
def make():
    for i,r in enumerate(F,1):
        case=f'151G-{i}'
        body=f"""<div class="hd"><svg width="46" height="50" viewBox="0 0 46 50"><path d="M3 3h40v26q0 14-20 19Q3 43 3 29z" fill="none" stroke="#123d2c" stroke-width="1.5"/><path d="M6 18q17 16 34 0" fill="none" stroke="#123d2c" stroke-width="2"/><circle cx="23" cy="13" r="5" fill="none" stroke="#123d2c"/><path d="M23 30v12M17 36h12" stroke="#123d2c" stroke-width="2"/></svg>
<div class="x"><div class="a">REPÚBLICA FEDERATIVA DO BRASIL — ESTADO DE PERNAMBUCO</div><div class="b">{r['car']}</div><div class="ce">{r['end']}</div></div></div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div class="g">{c('N.º DO ASSENTO',r['n'],3)}{c('LIVRO',r['liv'],3)}{c('FOLHAS',r['fls'],3)}{c('DATA DO REGISTRO',r['dr'],3)}<div class="sec">DO REGISTRADO</div>
{c('NOME COMPLETO',r['nome'],9)}{c('SEXO',r['sx'],3)}{c('DATA DO NASCIMENTO (por extenso)',r['dx'],8)}{c('(em algarismos)',r['da'],2)}{c('HORA',r['h'],2)}
{c('LOCAL DO NASCIMENTO (hospital, rua e número ou lugar)',r['est'],6)}{c('MUNICÍPIO E ESTADO',r['ml'],4)}{c('GÊMEO?',r['gm'],2)}<div class="sec">FILIAÇÃO</div>
{c('PAI',r['pai'],6)}{c('NATURALIDADE',r['pn'],3)}{c('PROFISSÃO',r['pp'],3)}{c('MÃE',r['mae'],6)}{c('NATURALIDADE',r['mn'],3)}{c('PROFISSÃO',r['mp'],3)}
{c('AVÔ PATERNO',r['apo'],6)}{c('AVÓ PATERNA',r['apa'],6)}{c('AVÔ MATERNO',r['amo'],6)}{c('AVÓ MATERNA',r['ama'],6)}
{c('DECLARANTE',r['dec'],4)}{c('TESTEMUNHAS',r['tes'],8)}{c('OBSERVAÇÕES E AVERBAÇÕES',r['ob'],12,';min-height:25mm')}</div>
<div class="fe"><div>O referido é verdade e dou fé.<br><br><span class="t">{r['dt'][0]}</span>, <span class="t">{r['dt'][1]}</span> de <span class="t">{r['dt'][2]}</span> de <span class="t">{r['dt'][3]}</span></div><div class="sg"><div><span class="t">{r['of']}</span><br>OFICIAL DO REGISTRO CIVIL</div></div></div>
<div class="ar"><p><b>INSTRUÇÕES</b> — 1. Esta certidão não pode conter emendas, rasuras ou entrelinhas sem ressalva. 2. Conserve-a em lugar seguro; a segunda via está sujeita ao pagamento de emolumentos.</p>
<p><b>LEI N.º 6.015, DE 31-12-1973</b> — Art. 50. Todo nascimento que ocorrer no território nacional deverá ser dado a registro, no lugar em que tiver ocorrido o parto ou no lugar da residência dos pais, dentro do prazo de quinze dias, ampliado em até três meses para os lugares distantes mais de trinta quilômetros da sede do cartório.</p>
<p>Art. 55, parágrafo único. Os oficiais do registro civil não registrarão prenomes suscetíveis de expor ao ridículo os seus portadores.</p></div>"""
        sx={'M':'Masculino','F':'Feminino'}[r['sx'][0]]; pl=lambda s:'' if not s or s=='---o---' else (s.replace(' - ','/'))
        a={'dados_pessoais.data_nascimento.texto_completo':[r['da'],f"{r['dx']} {r['da']}"],'registro.cartório':[r['car']+' - '+r['end'].split(' — ')[0] if i==1 else r['car'].title()],
           'filiação.genitor_2.naturalidade':[r['mn']]}
        pai=('', '') if '-o-' in r['pai'] else (r['pai'],pl(r['pn'])); mae=(r['mae'],pl(r['mn']))
        if pai[0]: a['filiação.genitor_1.naturalidade']=[r['pn']]; g1,g2=pai,mae
        else: g1,g2=mae,('',''); a={k:v for k,v in a.items() if 'genitor_2' not in k}; a['filiação.genitor_1.naturalidade']=[r['mn']]
        no=lambda s:'' if s in('---o---','não consta') else s
        k=dict(gem=('Não',''),averb='',anot=''); est=r['est']; d=(r['da'][:2],r['da'][3:5],r['da'][6:]); mun=r['ml'].split(' - ')[0]; tx=r['dx']
        if i==2:
            k=dict(gem=('Sim','PRISCILA KELLY, ASSENTO 9.208'),averb='',anot=r['ob'],twin_names=['PRISCILA KELLY']); a['gêmeos.informações_adicionais']=['PRISCILA KELLY',r['ob'],'A IRMÃ GÊMEA CHAMA-SE PRISCILA KELLY, ASSENTO 9.208']; a['observações.anotações']=['']; a['registro.folha']=['19-v']
        if i==3:
            mun='GARANHUNS'; est='SÍTIO VÁRZEA COMPRIDA'; k['anot']=r['ob']; a['local_nascimento.estabelecimento']=['SÍTIO VÁRZEA COMPRIDA, DISTRITO DE SÃO JOÃO']; a['observações.anotações']=[r['ob'][8:]]; a['local_nascimento.município']=['SÃO JOÃO','DISTRITO DE SÃO JOÃO, GARANHUNS']; a['filiação.genitor_1.naturalidade']=['PE']
        if i==4:
            k['averb']=r['ob']; a['local_nascimento.estabelecimento']=['ALDEIA BREJO DOS PADRES']; a['observações.averbações']=['EM 20-02-1978, POR MANDADO, FICA RETIFICADO O DIA DO NASCIMENTO PARA 11-05-1972.']; a['dados_pessoais.data_nascimento.dia']=['11']
            a['dados_pessoais.data_nascimento.texto_completo']+=['11-05-1972']; a['registro.município']=['Petrolândia']
        yield case,page(CSS,body),T(case,r['nome'],(tx,)+d,sx,est,mun,'PE',(r['dt'][0] ,'PE',r['car'],r['dr'],r['liv'],r['fls'],r['n']),g1,g2,(no(r['apo']),no(r['apa'])),(no(r['amo']),no(r['ama'])),
          hora='' if r['h']=='-' else r['h'],oficial=r['of'],emissao=r['em'],accept=a,joint=True,**k)
