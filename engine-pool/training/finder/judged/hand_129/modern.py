from common import *
HAND='129'
def split_nat(s): return s.rsplit('/',1)
# ------------------------------------------------------------------ A : national model (2017), boxed grid, Paraná
A=[
 dict(nome='Isadora Vicentin Prado',cpf=cpf('127430981'),mat=mat('084921',2022,187,44,98213),livro='187',folha='44',termo='98213',nasc=(2022,3,14),hora='07:42',nat='Cambé/PR',
  estab='Hospital e Maternidade Santa Lucília',mun='Londrina',uf='PR',rmun='Londrina',ruf='PR',sexo='Feminino',g1='Thiago Henrique Prado',g1n='Cornélio Procópio/PR',g2='Renata Vicentin',g2n='Assaí/PR',
  pp='Valdemir Prado',pm='Ivonete Terezinha Prado',mp='Osvaldo Vicentin',mm='Maria Luzia Galego Vicentin',reg=(2022,3,17),dnv='30-90417735-2',cartorio='2º Serviço de Registro Civil e 15º Tabelionato de Notas de Londrina',
  oficial='Nelita Sarapião Borges',emis=(2022,3,17),selo='SFRCN.pX7Qv.bT93k-Rw4Lz.F287q',blank='***',gem=0,averb='',anot='',pref='Certidão da 1ª via, isenta de emolumentos (Lei nº 9.534/97).',rua='Rua Belo Jardim, 512 - Centro - CEP 86010-370',tel='(43) 3025-1177 - 2rcivil.londrina@cartorio.example',reg_h='dezessete de março de dois mil e vinte e dois'),
 dict(nome='Claudinei Antonio Werlang Stefanello',cpf='',mat=mat('080358',1987,31,208,18904),livro='31',folha='208',termo='18904',nasc=(1987,11,30),hora='23:15',nat='Guarapuava/PR',
  estab='Hospital São Bonifácio',mun='Guarapuava',uf='PR',rmun='Guarapuava',ruf='PR',sexo='Masculino',g1='Adelar Stefanello',g1n='Frederico Westphalen/RS',g2='Inês Werlang Stefanello',g2n='Pitanga/PR',
  pp='Angelo Stefanello',pm='Carolina Bortoluzzi Stefanello',mp='Edmundo Werlang',mm='Hilda Schwantes Werlang',reg=(1987,12,4),dnv='',cartorio='Serviço Distrital de Entre Rios do Jordão',
  oficial='João Batista Klosowski Neto',emis=(2021,8,9),selo='F701J.mDqPs.a5YkC-0Xb2r.1vHtu',blank='Não consta',gem=0,averb='',anot='Em 22/05/2015 o registrado casou-se com Fabiane Rocio Pacheco, no Serviço Registral desta sede, livro B-27, fls. 153, termo 8.140, sob o regime da comunhão parcial de bens, passando a mulher a assinar Fabiane Rocio Pacheco Stefanello.',pref='',rua='Avenida Moacir Júlio, 77 - CEP 85030-000',tel='(42) 3622-0540',reg_h='quatro de dezembro de mil novecentos e oitenta e sete'),
 dict(nome='Bernardo Kuchnir Taborda',cpf=cpf('118829045'),mat=mat('083675',2019,402,17,160551),livro='402',folha='17',termo='160551',nasc=(2019,6,1),hora='16:08',nat='Ponta Grossa/PR',
  estab='Maternidade Nossa Senhora do Pilar',mun='Ponta Grossa',uf='PR',rmun='Ponta Grossa',ruf='PR',sexo='Masculino',g1='Luiz Eduardo Taborda Ribas',g1n='Palmeira/PR',g2='Daniele Kuchnir',g2n='Prudentópolis/PR',
  pp='Joel Taborda Ribas',pm='Sueli de Fátima Mainardes',mp='Miguel Kuchnir',mm='Eudokia Hrechka Kuchnir',reg=(2019,6,5),dnv='30-77120964-8',cartorio='1º Ofício do Registro Civil de Pessoas Naturais',
  oficial='Mirtes Aparecida Ditzel',emis=(2024,2,27),selo='SFRC1.J5kWn.x2RtE-PqM8a.804ci',blank='-- x --',gem=1,twins=['Benjamin Kuchnir Taborda'],geminfo='Benjamin Kuchnir Taborda - '+mat('083675',2019,402,18,160552),averb='',anot='',pref='',rua='Rua Cel. Dulcídio Prestes, 1.204 - CEP 84010-280',tel='(42) 3224-9071',reg_h='cinco de junho de dois mil e dezenove'),
 dict(nome='Maria Eduarda Aparecida Benitez Villalba do Nascimento',cpf=cpf('093317526'),mat=mat('087742',2004,95,131,47266),livro='95',folha='131',termo='47266',nasc=(2004,9,9),hora='04:30',nat='Foz do Iguaçu/PR',
  estab='Domicílio',estab_p='Rua das Corruíras, 88, Vila Portes',mun='Foz do Iguaçu',uf='PR',rmun='Foz do Iguaçu',ruf='PR',sexo='Feminino',g1='Rosângela Benitez Villalba',g1n='São Miguel do Iguaçu/PR',g2='José Valdir do Nascimento',g2n='Campo Mourão/PR',
  pp='Sebastião do Nascimento',pm='Dirce Alves do Nascimento',mp='Catalino Benitez',mm='Ramona Villalba de Benitez',reg=(2004,10,21),dnv='',cartorio='Cartório do Registro Civil, Títulos e Documentos e Pessoas Jurídicas de Foz do Iguaçu',
  oficial='Marilei Schreiner Pontes',emis=(2023,11,6),selo='SFRC2.c9JPb.KhZ4s-tQv6M.F701p',blank='',gem=0,averb='Nos termos do Provimento nº 16/2012 do CNJ, em 14/03/2013 foi averbado o reconhecimento espontâneo de paternidade feito por José Valdir do Nascimento, passando a registrada a usar o nome que consta desta certidão e a ter como avós paternos os acima qualificados.',anot='',pref='',rua='Avenida Brasil, 1.555, sala 4',tel='(45) 3523-6600 / 3523-6601',reg_h='vinte e um de outubro de dois mil e quatro'),
]
def fA(i,d):
    bl=lambda x: e(x) if x else e(d['blank']); up=lambda s:s.upper()
    d['nasc_txt']=dx(d['nasc']) if i!=1 else dx(d['nasc']).capitalize()
    nt=lambda s:' - '.join(split_nat(s))
    loc=(d.get('estab_p') or d['estab'])+', '+d['mun']+' - '+d['uf']
    if d['estab']=='Domicílio': loc='Domicílio: '+loc; 
    d.setdefault('acc',{})
    if d.get('estab_p'): d['acc']['estab']=['','em domicílio',d['estab_p'],'Domicílio: '+d['estab_p']]
    d['pr']=dict(reg=d['reg_h'],emis=dm1(d['emis']) if i%2 else dn(d['emis']),hora=f"{d['hora'][:2]}h{d['hora'][3:]}min")
    for k in('nat','g1n','g2n'): d['pr'][k]=nt(d[k])
    if i in(0,2): fil=f"{up(d['g1'])}, natural de {nt(d['g1n'])}<br>{up(d['g2'])}, natural de {nt(d['g2n'])}"
    else: fil=f"{up(d['g1'])} (natural de {nt(d['g1n'])}) e {up(d['g2'])} (natural de {nt(d['g2n'])})"
    pat=f"{up(d['pp'])} e {up(d['pm'])}"; ma=f"{up(d['mp'])} e {up(d['mm'])}"
    avo=(f"Paternos: {pat}<br>Maternos: {ma}" if i!=3 else f"MATERNOS: {ma}<br>PATERNOS: {pat}")
    n=d['averb'] or d['anot']; hx=d['pr']['hora']
    hora=hx
    def c(l,v,w,cls=''): return f'<div class="c {cls}" style="flex:{w}"><b>{l}</b><span>{v}</span></div>'
    y,m,dd=d['nasc']
    cad=''
    d['cad']=[]
    rows=[('RG',('12.884.301-7','19/02/2009','IIPR','----') if i==3 else None),('PIS/NIS',None),('Passaporte',None),('Cartão Nacional de Saúde',('702 4009 1183 5527','','','') if i==0 else None)]
    if i==3: d['cad']=['12.884.301-7','19/02/2009','IIPR']
    if i==0: d['cad']=['702 4009 1183 5527']
    for a,r in rows: cad+='<tr><td>'+a+'</td>'+''.join(f'<td>{e(x)}</td>' for x in (r or (d['blank'] if d['blank'] in('***','') else '-',)*4))+'</tr>'
    col=['#27563f','#1d3c66','#5a3a1a','#333'][i]
    b=f'''<div class="sheet"><div class="top"><div>{arms(66)}</div><div class="t1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="t2">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class="t3">CERTIDÃO DE NASCIMENTO</div></div>
<div class="hd"><b>NOME</b><div class="nm">{e(up(d['nome']))}</div></div>
<div class="r"><div class="c" style="flex:1"><b>CPF</b><span class="ce">{e(d['cpf']) if d['cpf'] else bl('')}</span></div><div class="c" style="flex:2.2"><b>MATRÍCULA</b><span class="ce mt">{d['mat']}</span></div></div>
<div class="r">{c('DATA DE NASCIMENTO POR EXTENSO',e(d['nasc_txt']),6)}{c('DIA',f'{dd:02d}',.8,'k')}{c('MÊS',f'{m:02d}',.8,'k')}{c('ANO',y,1,'k')}</div>
<div class="r">{c('HORA DE NASCIMENTO',hora,1.2)}{c('NATURALIDADE',e(nt(d['nat'])),3)}</div>
<div class="r">{c('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',e(d['rmun']+' - '+d['ruf']),3)}{c('LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO',e(loc),4.6)}{c('SEXO',d['sexo'],1)}</div>
<div class="r">{c('FILIAÇÃO',fil,1,'tall')}</div><div class="r">{c('AVÓS',avo,1,'tall')}</div>
<div class="r">{c('GÊMEO','Sim' if d['gem'] else ('Não' if i!=1 else 'NÃO'),.6)}{c('NOME E MATRÍCULA DO(S) GÊMEO(S)',e(d.get('geminfo') or d['blank']),5)}</div>
<div class="r">{c('DATA DO REGISTRO POR EXTENSO',d['reg_h'],3.4)}{c('NÚMERO DA DNV / DECLARAÇÃO DE NASCIDO VIVO',bl(d['dnv']),2)}</div>
<div class="r">{c('AVERBAÇÕES / ANOTAÇÕES À ACRESCER',e(n) if n else (e(d['blank']) or '&nbsp;'),1,'notes')}</div>
<div class="r"><div class="c" style="flex:1;padding:1mm 1.5mm"><b>ANOTAÇÕES DE CADASTRO</b><table class="cad"><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>{cad}</table><i>* As anotações de cadastro acima não dispensam a apresentação do documento original, quando exigida pelo órgão solicitante.</i></div></div>
<div class="ft"><div class="fl">{e(d['cartorio'])}<br>{e(d['oficial'])} - {['Oficial','Agente Delegado','Oficial Titular','Oficiala Designada'][i]}<br>{e(d['rmun'])}/{d['ruf']}<br>{e(d['rua'])}<br>{e(d['tel'])}</div>
<div class="fr"><p>O conteúdo da certidão é verdadeiro. Dou fé.</p><p>Data e Local: {e(d['rmun'])} - {d['ruf']}, {d['pr']['emis']}</p><div class="sg">{squig(100+i,170,36)}</div><div class="sl">{e(d['oficial']) if i!=2 else 'Jéssica Pszybylski - Escrevente'}</div></div></div>
<div class="selo"><div>{qr(900+i,62)}</div><div><b>FUNARPEN</b><br>SELO DIGITAL Nº<br><b>{d['selo']}</b><br>Confira os dados do ato em: https://selo.funarpen.example/consulta<br>{e(d['pref'])}</div></div></div>'''
    css=f'''body{{font:9.2pt "Liberation Sans";color:#111}}.sheet{{width:210mm;height:297mm;padding:9mm 13mm;position:relative}}.sheet:before{{content:"";position:absolute;inset:5mm 8mm;border:2.2px double {col};border-radius:4mm}}
.top{{text-align:center}}.t1{{font-weight:bold;font-size:11pt}}.t2{{font-size:9.5pt}}.t3{{font-weight:bold;font-size:15pt;letter-spacing:1.5px;margin:1mm 0 2mm;color:{col}}}
.hd{{text-align:center;border:1px solid #555;border-radius:2mm;padding:1mm;margin-bottom:1mm}}.hd b,.c b{{display:block;font-size:6pt;font-weight:normal;color:#444}}.nm{{font-weight:bold;font-size:{13 if len(d['nome'])<45 else 11.5}pt}}
.r{{display:flex;gap:1mm;margin-bottom:1mm}}.c{{border:1px solid #666;border-radius:1.2mm;padding:.6mm 1.5mm;min-height:8.6mm}}.c span{{display:block;font-weight:{'bold' if i in (0,3) else 'normal'};line-height:1.25}}.ce{{text-align:center}}.mt{{font-size:11pt;letter-spacing:.5px}}.k span{{text-align:center}}.tall{{min-height:13mm}}.notes{{min-height:{[48,74,30,60][i]}mm}}.notes span{{text-align:justify;font-size:8.6pt}}
.cad{{width:100%;border-collapse:collapse;font-size:7pt}}.cad td,.cad th{{border:.6px solid #999;padding:.3mm 1mm;text-align:left;font-weight:normal}}.cad th{{background:#eee}}i{{font-size:5.8pt}}
.ft{{display:flex;gap:3mm;margin-top:1.5mm}}.fl{{flex:1;border:1px solid #666;border-radius:1.2mm;padding:1.5mm;font-size:7.6pt;line-height:1.35}}.fr{{flex:1.1;text-align:center;font-size:8pt}}.fr p{{margin:.6mm}}.sg{{height:12mm;overflow:visible}}.sl{{border-top:1px solid #000;margin:0 8mm;padding-top:.8mm}}
.selo{{display:flex;gap:3mm;font-size:6.8pt;margin-top:2mm;align-items:center}}'''
    return page(css,b)
# ------------------------------------------------------------------ B : national model (2009), legends on the frame, São Paulo
B=[
 dict(nome='Caio Augusto Bergamasco Toledo',mat=mat('122671',2012,233,96,140078,1),livro='233',folha='96',termo='140078',nasc=(2012,8,23),hora='10:05',estab='Casa de Saúde Dr. Bierrenbach Lobo',mun='Campinas',uf='SP',rmun='Campinas',ruf='SP',sexo='Masculino',
  g1='Rodrigo Toledo Piccolotto',g1n='Valinhos/SP',g2='Juliana Bergamasco',g2n='Ribeirão Preto/SP',pp='Antonio Carlos Piccolotto',pm='Marlene Toledo Piccolotto',mp='Dorival Bergamasco',mm='Neusa Zanirato Bergamasco',reg=(2012,8,27),dnv='30-54410287-6',
  cartorio='Oficial de Registro Civil das Pessoas Naturais do 3º Subdistrito',oficial='Hélio Scarparo Junior',emis=(2012,8,27),end='Rua Barreto Neto, 830 - Vila Industrial - CEP 13035-250',sig='Hélio Scarparo Junior',bl='-o-o-o-',gem=0,averb='',anot='',val='Isenta de emolumentos',barra=1),
 dict(nome='Therezinha de Jesus Figueiredo',mat=mat('116483',1959,64,187,25310,1),livro='64',folha='187',folha_v='v',termo='25310',nasc=(1959,2,15),hora='05:30',estab='Domicílio',estab_p='à Rua do Gasômetro, 219',mun='São Paulo',uf='SP',rmun='São Paulo',ruf='SP',sexo='Feminino',
  g1='Joaquim Figueiredo',g1n='Braga/Portugal',g2='Odette Marques Figueiredo',g2n='Jaú/SP',pp='Manoel Figueiredo',pm='Rosa da Conceição',mp='Benedicto Marques da Silva',mm='Maria do Carmo Marques',reg=(1959,2,18),dnv='',
  cartorio='Oficial de Registro Civil das Pessoas Naturais - 6º Subdistrito - Brás',oficial='Walkyria Penteado Zupo',emis=(2011,1,20),end='Avenida Rangel Pestana, 2.040 - CEP 03002-000',sig='Ademir Gotardo - Escrevente Autorizado',bl='///////////////',gem=0,averb='',anot='À margem do termo consta: Casou-se em 27/12/1980 com Oswaldo Sampaio, neste Subdistrito (livro B-141, fls. 22, nº 11.930), passando a assinar Therezinha de Jesus Figueiredo Sampaio. Óbito do marido em 03/06/2006, Santo Amaro.',val='Emolumentos: R$ 20,82  -  IPESP: R$ 4,20  -  Total: R$ 25,02',barra=0),
 dict(nome='Sérgio Massaharu Kanashiro',mat=mat('120915',1974,22,301,9645,1),livro='22',folha='301',termo='9645',nasc=(1974,12,1),hora='',estab='Santa Casa de Misericórdia',mun='Registro',uf='SP',rmun='Sete Barras',ruf='SP',sexo='Masculino',
  g1='Shigueo Kanashiro',g1n='Okinawa/Japão',g2='Yoshiko Nakandakare Kanashiro',g2n='Iguape/SP',pp='Kamado Kanashiro',pm='Ushi Kanashiro',mp='Saburo Nakandakare',mm='',reg=(1974,12,12),dnv='',
  cartorio='Registro Civil das Pessoas Naturais de Sete Barras',oficial='Ivete Lourdes Xavier Mancio',emis=(2014,10,2),end='Praça da Matriz, 16 - CEP 11910-000',sig='Ivete Lourdes Xavier Mancio',bl='* * * * *',gem=0,averb='Por mandado do MM. Juiz da Vara Única de Registro, de 30/04/1999, fica retificado o nome da mãe do registrado para constar como acima.',anot='',val='Ao Oficial: R$ 19,74 Ao IPESP: R$ 3,94',barra=0),
 dict(nome='Lavínia Moretti Cardoso Quadros',mat=mat('115220',2015,310,250,201877,1),livro='310',folha='250',termo='201877',nasc=(2015,5,7),hora='18:41',estab='Hospital Matarazzo Bueno',mun='Sorocaba',uf='SP',rmun='Sorocaba',ruf='SP',sexo='Feminino',
  g1='Priscila Moretti Cardoso',g1n='Tatuí/SP',g2='',g2n='',pp='',pm='',mp='Jair Cardoso',mm='Elza Moretti Cardoso Quadros',reg=(2015,5,11),dnv='30-66023914-0',
  cartorio='1º Subdistrito da Sede da Comarca de Sorocaba',oficial='Fausto Leme Rezende',emis=(2015,5,11),end='Rua XV de Agosto, 41, Centro',sig='Fausto Leme Rezende',bl='XXXXXXXXXX',gem=1,twins=['Lorena Moretti Cardoso Quadros','Luíza Moretti Cardoso Quadros'],averb='',anot='',val='Gratuita',barra=1),
]
def fB(i,d):
    d['nat']=f"{d['mun']}/{d['uf']}"; d['acc']={'nat':['']}
    if i==3: d['geminfo']='Lorena Moretti Cardoso Quadros ('+mat('115220',2015,310,251,201878,1)+'); Luíza Moretti Cardoso Quadros ('+mat('115220',2015,311,1,201879,1)+')'
    if d.get('folha_v'): pass
    bl=e(d['bl']); v=lambda x:e(x) if x else bl; nt=lambda s:', '.join(split_nat(s))
    hp=(['10 horas e 05 minutos','5h30','','18:41 h'][i]) or 'IGNORADA'
    regp=dx(d['reg']).upper() if i in(1,3) else dx(d['reg'])
    d['nasc_txt']=dx(d['nasc']).upper() if i in(1,3) else dx(d['nasc'])
    em=dm1(d['emis']) if i!=2 else '02 de outubro de 2014'
    d['pr']=dict(reg=regp,hora=hp,emis=em,g1n=nt(d['g1n']),g2n=nt(d['g2n']) if d['g2n'] else '')
    loc=d.get('estab_p') or d['estab']
    if d.get('estab_p'): loc='Em domicílio, '+loc; d['acc']['estab']=['','Em domicílio','Em domicílio, à Rua do Gasômetro, 219','à Rua do Gasômetro, 219']; 
    d['acc'].setdefault('folha',[])
    # leaf on the verso isn't printed on the form: take what the matrícula says
    U_=(lambda s:s.upper()) if i in(0,3) else (lambda s:s)
    fil=e(U_(d['g1']))+', natural de '+e(nt(d['g1n']))+('' if not d['g2'] else (' e ' if i==2 else '; ')+e(U_(d['g2']))+', natural de '+e(nt(d['g2n'])))
    if i==0: avo=f"{e(U_(d['pp']))} e {e(U_(d['pm']))} (paternos); {e(U_(d['mp']))} e {e(U_(d['mm']))} (maternos)"
    elif i==1: avo=f"Avô paterno: {e(d['pp'])} - Avó paterna: {e(d['pm'])}<br>Avô materno: {e(d['mp'])} - Avó materna: {e(d['mm'])}"
    elif i==2: avo=f"Pat.: {e(d['pp'])} e {e(d['pm'])}<br>Mat.: {e(d['mp'])} e avó não declarada"
    else: avo=f"Maternos: {e(U_(d['mp']))} e {e(U_(d['mm']))}<br>Paternos: {bl}"
    def F(l,x,w,c=''): return f'<fieldset style="flex:{w}" class="{c}"><legend>{l}</legend>{x}</fieldset>'
    y,m,dd=d['nasc']
    b=f'''<div class="s"><div class="bar">{bars(i*7+3,190,20)}<span>{['AA 004718236','AB 000190344','AA 011802417','AC 003377105'][i]}</span></div>
<div class="h">{arms(74,mono='#243f6b')}<div><div class="h1">República Federativa do Brasil</div><div class="h2">Registro Civil das Pessoas Naturais</div></div>{shield(58,'#243f6b',0)}</div><h1>CERTIDÃO DE NASCIMENTO</h1>
<div class="l">NOME:</div><div class="nome">{e(d['nome'].upper() if i!=1 else d['nome'])}</div><div class="l">MATRÍCULA:</div><div class="mt">{d['mat']}</div>
<div class="r">{F('Data de nascimento (por extenso)',e(d['nasc_txt']),7)}{F('Dia',f'{dd:02d}',.9,'m')}{F('Mês',f'{m:02d}',.9,'m')}{F('Ano',y,1.1,'m')}</div>
<div class="r">{F('Hora',hp,1.5)}{F('Município de nascimento e Unidade da Federação',e(d['mun']+', '+d['uf']),4)}</div>
<div class="r">{F('Município de registro e Unidade da Federação',e(d['rmun']+', '+d['ruf']),3)}{F('Local de nascimento',e(loc),4)}{F('Sexo',d['sexo'].lower() if i==2 else d['sexo'],1.2,'m')}</div>
<div class="r">{F('Filiação',fil,1,'t')}</div><div class="r">{F('Avós',avo,1,'t')}</div>
<div class="r">{F('Gêmeo','sim' if d['gem'] else 'não',.8,'m')}{F('Nome e matrícula do(s) gêmeo(s)',e(d.get('geminfo',''))or bl,6)}</div>
<div class="r">{F('Data do registro (por extenso)',regp,4)}{F('Número da DNV (Declaração de Nascido Vivo)',v(d['dnv']),2.4)}</div>
<div class="r">{F('Observações / Averbações',e(d['averb'] or d['anot']) or ('NADA MAIS. '+bl*2 if i in(0,) else bl),1,'o')}</div>
<div class="b"><div class="bl">{e(d['cartorio'])}<br><b>{e(d['oficial'])}</b><br>Oficial{'a' if i in(1,2) else ''} Registrador{'a' if i in(1,2) else ''}<br>{e(d['rmun'])} - {d['ruf']}<br>{e(d['end'])}</div>
<div class="br">O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(d['rmun'])}, {em}.<div>{squig(200+i,160,42,'#111')}</div><div class="sl">{e(d['sig'])}</div></div></div>
<div class="val">{d['val']}</div><div class="vt">VÁLIDA EM TODO O TERRITÓRIO NACIONAL · QUALQUER ADULTERAÇÃO, RASURA OU EMENDA INVALIDA ESTE DOCUMENTO</div></div>'''
    css=f'''body{{font:9.5pt {'"Noto Sans"' if i%2==0 else '"DejaVu Sans Condensed"'};color:#0d1320}}.s{{width:210mm;height:297mm;padding:12mm 17mm 8mm 22mm;position:relative;background:repeating-linear-gradient(135deg,#fff 0 3px,#eef4fb 3px 4px)}}
.bar{{text-align:right;font:7.5pt "Liberation Mono"}}.bar svg{{display:block;margin-left:auto}}.h{{display:flex;justify-content:space-between;align-items:center;text-align:center}}.h1{{font:italic 17pt "Noto Serif"}}.h2{{font:italic 12.5pt "Noto Serif"}}h1{{text-align:center;font:bold 17pt "Noto Serif";margin:1mm 0 3mm;letter-spacing:2px}}
.l{{text-align:center;font-size:7pt}}.nome{{text-align:center;font-weight:bold;font-size:14pt;margin-bottom:1.5mm}}.mt{{text-align:center;font:bold 12.5pt "Liberation Mono";margin-bottom:2mm}}
.r{{display:flex;gap:2mm}}fieldset{{border:1px solid #243f6b;margin:0 0 1.6mm;padding:.2mm 2mm 1mm;min-width:0;min-height:10mm}}legend{{font-size:6.4pt;color:#243f6b;padding:0 1mm}}.m{{text-align:center}}.t{{min-height:15mm}}.o{{min-height:{[44,40,42,34][i]}mm;text-align:justify}}
.b{{display:flex;gap:6mm;margin-top:2mm;font-size:8.3pt;line-height:1.4}}.bl{{flex:1;border:1px solid #243f6b;padding:2mm;border-left-width:4px}}.br{{flex:1;text-align:center}}.br svg{{margin:-2mm 0 -1mm}}.sl{{border-top:1px solid;font-size:8pt}}.val{{font-size:7pt;margin-top:2mm}}.vt{{position:absolute;left:9mm;bottom:12mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6pt;letter-spacing:1px;color:#243f6b;height:270mm;text-align:center}}'''
    return page(css,b)
# ------------------------------------------------------------------ C : national model (2017), labels at the left, Minas Gerais
C_=[
 dict(nome='Heitor Drumond Caldeira Pêgo',cpf=cpf('160294478'),mat=mat('053108',2021,520,63,155462,3),livro='520',folha='63',termo='155462',nasc=(2021,1,29),hora='00:20',estab='Maternidade Odete Vilhena',mun='Belo Horizonte',uf='MG',rmun='Belo Horizonte',ruf='MG',nat='Belo Horizonte/MG',sexo='Masculino',
  g1='Ana Flávia Drumond',g1n='Itabira/MG',g2='Vítor Caldeira Pêgo',g2n='Sete Lagoas/MG',pp='José Geraldo Pêgo',pm='Conceição Caldeira Pêgo',mp='Ronaldo Drumond',mm='Efigênia Lage Drumond',reg=(2021,2,3),dnv='30-83960152-4',gem=0,cartorio='Cartório do Registro Civil das Pessoas Naturais do 4º Subdistrito',oficial='Ildeu Sant\'Ana Furtado',emis=(2021,2,3),selo='EKC41877',seg='5192.8830.4417.0965',averb='',anot='',bl='-',
  cad_rows=[('CPF',['160.294.478'],0)],end='Av. Afonso Arinos, 3010, loja 2, Funcionários',at='1',fee='Emol.: R$ 0,00 - TFJ: R$ 0,00 - Valor final: R$ 0,00 - ISS: R$ 0,00'),
 dict(nome='Raimundo Nonato Pimenta',cpf=cpf('204517736'),mat=mat('043822',1965,14,2,2871,3),livro='14',folha='2',termo='2871',nasc=(1965,7,8),hora='12:00',estab='Domicílio',estab_p='Fazenda Capão do Mel',mun='Porteirinha',uf='MG',rmun='Porteirinha',ruf='MG',nat='Porteirinha/MG',sexo='Masculino',
  g1='Gercina Soares Pimenta',g1n='Monte Azul/MG',g2='Deoclides Pimenta de Jesus',g2n='Urandi/BA',pp='Ambrósio Pimenta',pm='Joana Francisca de Jesus',mp='Leobino Soares',mm='Ana Rosa Soares',reg=(1970,3,16),dnv='',gem=0,cartorio='Registro Civil das Pessoas Naturais da Sede de Porteirinha',oficial='Zulmira Mendes Antunes',emis=(2019,9,25),selo='CXU90213',seg='0088.6417.2290.1375',averb='',anot='Casou-se em 10/09/1988 com Marli Fernandes Lopes, livro 9-B, folha 77, termo 1.934, neste Ofício. Divorciado conforme sentença de 18/11/2003.',bl='Nada consta',
  end='Rua Camilo Prates, 95',at='1',fee='Emol.: R$ 38,10 - TFJ: R$ 8,06 - Valor final: R$ 46,16 - ISS: R$ 1,14'),
 dict(nome='Taynara Cristina Rezende Bicalho',cpf=cpf('139902861'),mat=mat('031277',1999,78,155,41933,3),livro='78',folha='155',termo='41933',nasc=(1999,4,21),hora='21:55',estab='Hospital Cônego Sinfrônio',mun='Conselheiro Lafaiete',uf='MG',rmun='Conselheiro Lafaiete',ruf='MG',nat='Conselheiro Lafaiete/MG',sexo='Feminino',
  g1='Sandra Lúcia Rezende',g1n='Ouro Branco/MG',g2='Wanderley Bicalho Gomes',g2n='Congonhas/MG',pp='Geraldo Magela Gomes',pm='Terezinha Bicalho Gomes',mp='Antônio Rezende Neto',mm='Lourdes Maria Rezende',reg=(1999,5,6),dnv='',gem=0,cartorio='Ofício do Registro Civil com Atribuição Notarial de Queluzito Velho',oficial='Maurílio Tavares Coimbra',emis=(2018,5,14),selo='BZT17740',seg='3305.1128.9046.6271',averb='Paternidade reconhecida por Wanderley Bicalho Gomes, conforme mandado da 2ª Vara Cível da Comarca, processo 0183.07.118266-0, averbado em 02/12/2008. A registrada passou a chamar-se Taynara Cristina Rezende Bicalho.',anot='CPF anotado nos termos do Provimento 63/2017 do CNJ.',bl='-x-x-x-',
  end='Praça Tiradentes, 300, sala 11',at='2',fee='Emol.: R$ 44,02 - TFJ: R$ 9,31 - Valor final: R$ 53,33'),
 dict(nome='Dalila Maria Guimarães Resplandes',cpf='',mat=mat('059446',1992,44,98,26507,3),livro='44',folha='98',termo='26507',nasc=(1992,10,12),hora='15:30',estab='Hospital Regional Antônio Dias Porto',mun='Patos de Minas',uf='MG',rmun='Lagamar',ruf='MG',nat='Patos de Minas/MG',sexo='Feminino',
  g1='Ilda Guimarães Resplandes',g1n='Vazante/MG',g2='Antônio Resplandes da Cunha',g2n='Carolina/MA',pp='Raimundo Resplandes',pm='',mp='Divino Guimarães',mm='Alzira Caetano Guimarães',reg=(1992,11,3),dnv='',gem=1,twins=['Débora Maria Guimarães Resplandes'],cartorio='Cartório de Registro Civil e Notas de Lagamar',oficial='Nivaldo Correia Braga Lins',emis=(2022,12,19),selo='GHM60358',seg='7741.0926.3558.1804',averb='',anot='',bl='',
  end='Rua Goiás, 12, Centro',at='1',fee='Emol.: R$ 48,88 - TFJ: R$ 10,34 - Valor final: R$ 59,22'),
]
def fC(i,d):
    d['joint']=False
    d['geminfo']=('Débora Maria Guimarães Resplandes, matrícula '+mat('059446',1992,44,99,26508,3)) if i==3 else ''
    d['nasc_txt']=dx(d['nasc']) if i%2 else dm(d['nasc'])
    hp=['0h20min','12 horas','21h55','às 15:30'][i]; regp=dm1(d['reg']) if i!=1 else dx(d['reg'])
    em=['3 de fevereiro de 2021','25/09/2019','14 de maio de 2018','19/12/2022'][i]
    nt=lambda s:s.replace('/',' / ')
    d['pr']=dict(hora=hp,reg=regp,emis=em)
    d['acc']={}
    if i==1: d['acc']['estab']=['','Em domicílio','Fazenda Capão do Mel','Domicílio (Fazenda Capão do Mel)','Fazenda Capão do Mel, em domicílio']
    loc=d['estab'] if i!=1 else 'Fazenda Capão do Mel (domicílio)'
    v=lambda x:e(x) if x else e(d['bl'])
    cadr=[('Identidade / RG',''),('PIS/PASEP/NIS',''),('Título de eleitor',''),('CNS','')]
    d['cad']=[]
    if i==1: cadr=[('Identidade / RG','M-4.518.093 - SSP/MG - 22/08/1984'),('PIS/PASEP/NIS','120.44871.09-3'),('Título de eleitor','0613 4420 0213 - zona 225 - seção 41'),('CNS','')]; d['cad']=[x[1] for x in cadr if x[1]]
    if i==2: cadr[0]=('Identidade / RG','MG-18.330.927 - PC/MG'); d['cad']=['MG-18.330.927 - PC/MG']
    def R(l,x): return f'<tr><th>{l}</th><td>{x}</td></tr>'
    oth=f'''{R('Nascimento',f'<b>{e(d["nasc_txt"])}</b> <span class="s">DIA</span> {d["nasc"][2]:02d} <span class="s">MÊS</span> {d["nasc"][1]:02d} <span class="s">ANO</span> {d["nasc"][0]}')}{R('Hora',hp)}{R('Sexo',d['sexo'].upper())}{R('Naturalidade',e(nt(d['nat'])))}{R('Local de nascimento',e(loc))}{R('Município / UF do nascimento',e(d['mun']+' / '+d['uf']))}{R('Município / UF do registro',e(d['rmun']+' / '+d['ruf']))}'''
    reg=f'''{R('Data do registro',regp)}{R('Nº da DNV',v(d['dnv']))}{R('Gêmeo',('Sim' if d['gem'] else 'Não'))}{R('Nome e matrícula do gêmeo',v(d['geminfo']))}'''
    fil=f'''<table class="fi"><tr><td></td><td>Nome</td><td>Natural de</td><td>Avô</td><td>Avó</td></tr><tr><td>{'Filiação 1' if i!=2 else 'Genitora'}</td><td><b>{e(d['g1'])}</b></td><td>{e(nt(d['g1n']))}</td><td>{e(d['mp'])}</td><td>{e(d['mm'])}</td></tr>
<tr><td>{'Filiação 2' if i!=2 else 'Genitor'}</td><td><b>{e(d['g2'])}</b></td><td>{e(nt(d['g2n']))}</td><td>{e(d['pp'])}</td><td>{v(d['pm'])}</td></tr></table>'''
    tag='<div class="tag">avós maternos na 1ª linha e paternos na 2ª linha</div>' 
    bx=f'''<div class="bx"><div><h4>Averbações</h4>{v(d['averb'])}</div><div><h4>Anotações</h4>{v(d['anot'])}</div></div>'''
    ct='<table class="ct"><tr><td colspan="4" class="ch">Anotações voluntárias de cadastro</td></tr><tr>'+''.join(f'<td>{a}</td>' for a,_ in cadr)+'</tr><tr>'+''.join(f'<td>{e(x) or "&nbsp;"}</td>' for _,x in cadr)+'</tr></table>'
    mid=(oth+reg) if i in(0,2) else oth
    b=f'''<div class="s"><div class="hd"><div>{arms(58)}</div><div class="ht">República Federativa do Brasil<br>Registro Civil das Pessoas Naturais<br><b>CERTIDÃO DE NASCIMENTO</b></div><div>{qr(300+i,60)}</div></div>
<div class="nm">{e(d['nome'])}</div><div class="two"><div><small>CPF</small> {v(d['cpf']) or '&nbsp;'}</div><div><small>MATRÍCULA</small> <b>{d['mat']}</b></div></div>
<table class="m">{mid}</table>{fil}{tag}{'' if i in(0,2) else '<table class="m">'+reg+'</table>'}{bx}{ct}
<div class="f"><div><b>{e(d['cartorio'])}</b><br>Oficial: {e(d['oficial'])}<br>{e(d['end'])} - {e(d['rmun'])}/{d['ruf']}</div><div>O conteúdo da certidão é verdadeiro. Dou fé.<br>{e(d['rmun'])}, {em}<div class="g">{squig(310+i,150,36)}</div><hr>{['Oficial','Oficiala','Mirela Dutra Coelho - Escrevente Substituta','Oficial'][i]}</div></div>
<div class="tj"><b>PODER JUDICIÁRIO - TJMG - CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{e(d['cartorio'])} de {e(d['rmun'])} - MG<br>Selo de consulta nº <b>{d['selo']}</b> &nbsp; Código de segurança: {d['seg']}<br>Quantidade de atos praticados: {d['at']} &nbsp; Ato(s) praticado(s) por: {['Ildeu Sant&#39;Ana Furtado - Oficial','Zulmira Mendes Antunes - Oficiala','Mirela Dutra Coelho - Escrevente','Nivaldo Correia Braga Lins - Oficial'][i]}<br>{d['fee']}<br>Consulte a validade deste selo no site: https://selos.tjmg.example</div></div>'''
    cc=['#7a1f2b','#234d5c','#4a4a4a','#6b4a10'][i]
    css=f'''body{{font:9.4pt "Liberation Sans Narrow","Liberation Sans";color:#161616}}.s{{width:210mm;height:297mm;padding:11mm 16mm}}.hd{{display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid {cc};padding-bottom:2mm}}.ht{{text-align:center;font-size:11pt;line-height:1.35}}.ht b{{font-size:17pt;color:{cc}}}
.nm{{font:bold 17pt "Liberation Serif";text-align:center;margin:4mm 0 2mm}}.two{{display:flex;justify-content:space-around;margin-bottom:3mm;font-size:11pt}}small{{font-size:7pt;color:{cc}}}
.m{{width:100%;border-collapse:collapse;margin-bottom:2.5mm}}.m th{{width:46mm;text-align:right;font-weight:normal;color:{cc};padding:.9mm 3mm .9mm 0;vertical-align:top;border-right:1.5px solid {cc}}}.m td{{padding:.9mm 0 .9mm 3mm;font-size:10.4pt}}.m tr:nth-child(odd) td,.m tr:nth-child(odd) th{{background:#f3f1ee}}.s .m .s{{font-size:6.5pt;color:{cc};padding:0 0 0 3mm;width:auto;height:auto}}
.fi{{width:100%;border-collapse:collapse}}.fi td{{border:1px solid #aaa;padding:1mm 1.5mm;vertical-align:top}}.fi tr:first-child td{{font-size:7.4pt;background:{cc};color:#fff;border-color:{cc}}}.fi td:first-child{{font-size:8pt;color:{cc}}}.tag{{font-size:6.5pt;font-style:italic;color:#555;margin-bottom:2.5mm}}
.bx{{display:{'flex' if i!=2 else 'block'};gap:3mm}}.bx>div{{flex:1;border:1px solid #999;min-height:{[26,28,18,26][i]}mm;padding:1.5mm 2mm;margin-bottom:2mm;text-align:justify}}h4{{margin:0 0 1mm;font-size:7.4pt;color:{cc};text-transform:uppercase}}
.ct{{width:100%;border-collapse:collapse;font-size:7.6pt;margin-bottom:3mm}}.ct td{{border:.7px solid #aaa;padding:.6mm 1.2mm}}.ch{{background:#eee;text-align:center}}
.f{{display:flex;gap:6mm;font-size:8.6pt;line-height:1.4}}.f>div{{flex:1}}.f>div:last-child{{text-align:center}}hr{{border:0;border-top:1px solid;margin:0 6mm}}.g{{height:10mm}}.tj{{border:1px solid #000;font-size:7pt;text-align:center;width:112mm;margin:3mm auto 0;padding:1.2mm;line-height:1.35}}'''
    return page(css,b)
