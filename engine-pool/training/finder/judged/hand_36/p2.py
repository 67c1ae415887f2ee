# other acts of the registry, second part
from look import *
from p1 import kind,K,filia
@kind('r07-negativa',lo=1920,hi=2019)
def negativa(i,f):
    if i==1:
        b=cab(f,'CERTIDÃO NEGATIVA DE REGISTRO DE NASCIMENTO',1)+rows([[('NOME PESQUISADO',f.nome,3),('SEXO',f.sx)],[('DATA DE NASCIMENTO INFORMADA',dext(f.nasc),2),('NATURALIDADE INFORMADA',f'{f.cid} – {f.uf}')],[('FILIAÇÃO INFORMADA',filia(f))],[('AVÓS INFORMADOS',f'{f.avop} e {f.avap}<br>{f.avom} e {f.avam}')],[('PERÍODO DA BUSCA',f'{f.nasc[2]} a {f.hoje[2]}'),('LIVROS','A-1 a A-%d'%f.livro),('REQUERENTE',f.t2,2)],
        [('RESULTADO','<b>NÃO FOI ENCONTRADO</b> neste Ofício assento de nascimento em nome da pessoa acima, nem com grafia aproximada.')]])+rodape(f,1)
        return page(b,TH['solta'],"'Liberation Sans'",'10pt','14mm 16mm')
    b=f'<div class="c">{brasao(50)}<br>Estado de {UFN[f.uf]} – Município e Comarca de {f.cid}<br><b>CARTÓRIO DO REGISTRO CIVIL DAS PESSOAS NATURAIS</b><h1 style="margin:14mm 0 8mm;letter-spacing:4px;font-size:17pt">CERTIDÃO NEGATIVA</h1></div><p class="j" style="line-height:2;text-indent:20mm">{f.oficial}, Oficial do Registro Civil, na forma da lei, <b>CERTIFICA</b>, a pedido verbal de pessoa interessada, que revendo os livros de <b>REGISTRO DE NASCIMENTOS</b> deste cartório, desde o ano de {f.nasc[2]-3} até {f.nasc[2]+10}, deles <b>NÃO CONSTA</b> o assento de nascimento de <b>{f.nome.upper()}</b>, nascid{f.oa} em {dmix(f.nasc)}, filh{f.oa} de {f.pai} e de {f.mae}, net{f.oa} patern{f.oa} de {f.avop} e {f.avap} e matern{f.oa} de {f.avom} e {f.avam}. A presente certidão destina-se a instruir pedido de registro tardio (Provimento CNJ 28/2013). O referido é verdade e dou fé.</p>'+rodape(f,2)
    return page(b,'',"'Nimbus Mono PS'",'11.5pt','20mm 24mm')
@kind('r08-uniao-estavel',lo=1965,hi=1999)
def uniao(i,f):
    g=fam(f'u{i}',f.nasc[2]-5,f.nasc[2]+5); m=matricula(f.r,f.hoje[2],7,14,f.fl,500+f.fl,f.cns)
    rs=[[('COMPANHEIROS',f'{f.nome}<br>{g.nome}')],[('MATRÍCULA',m)]]
    for p in(f,g): rs+=[[('NOME',p.nome,3),('CPF',p.cpf)],[('DATA DE NASCIMENTO',dext(p.nasc),2),('NATURALIDADE',f'{p.pcid}/{p.puf}'),('SEXO',p.sx)],[('FILIAÇÃO',f'{p.pai} e {p.mae}'),]]
    rs+=[[('INÍCIO DA UNIÃO',dnum(addd(f.hoje,-2400))),('REGIME DE BENS','Comunhão parcial'),('TÍTULO',('Termo declaratório','Escritura pública')[i-1])],[('DATA DO REGISTRO POR EXTENSO',dext(addd(f.hoje,-3)))],[('OBSERVAÇÕES','Registro feito no Livro E. Não produz os efeitos da conversão em casamento (Provimento CNJ nº 141/2023).')]]
    return cert(f,'CERTIDÃO DE UNIÃO ESTÁVEL',rs,('legenda','verde')[i-1],i-1,(2,0)[i-1])
@kind('r09-opcao-nacionalidade',lo=1985,hi=2005)
def opcao(i,f):
    pais=('Assunção, República do Paraguai','Lisboa, Portugal')[i-1]; m=matricula(f.r,f.hoje[2],7,21,f.fl,700+f.fl,f.cns)
    rs=[[('NOME',f.nome)],[('MATRÍCULA',m)],[('DATA DE NASCIMENTO POR EXTENSO',dext(f.nasc),3),('DIA','%02d'%f.nasc[0]),('MÊS','%02d'%f.nasc[1]),('ANO',f.nasc[2])],[('LOCAL DE NASCIMENTO',pais,2),('HORA',f.hora),('SEXO',f.sx)],[('FILIAÇÃO',f'{f.pai}, brasileiro<br>{f.mae}, brasileira')],[('AVÓS',f'{f.avop} e {f.avap}<br>{f.avom} e {f.avam}')],[('SENTENÇA HOMOLOGATÓRIA DA OPÇÃO',f'{dmix(addd(f.hoje,-44))} – {i}ª Vara Federal de {f.cid} – autos {f.proc.replace(".8.",".4.")}')],[('NACIONALIDADE OPTADA','BRASILEIRA (art. 12, I, “c”, da Constituição Federal)')],[('DATA DO REGISTRO POR EXTENSO',dext(f.hoje))],[('TRASLADO DO ASSENTO ESTRANGEIRO',f'Livro E-{f.livro%30+1}, fls. {f.fl}, termo {f.termo%900}')]]
    return cert(f,('CERTIDÃO DE OPÇÃO DE NACIONALIDADE','CERTIDÃO – REGISTRO DE OPÇÃO PELA NACIONALIDADE BRASILEIRA')[i-1],rs,('linha','caixa')[i-1],(1,2)[i-1],(0,2)[i-1])
@kind('r10-obito-crianca',lo=1948,hi=1976)
def obitocr(i,f):
    dd=addd(f.nasc,(11,260)[i-1]); nat=f'filh{f.oa} legítim{f.oa} de {f.pai}, {f.pprof}, natural de {f.pcid}, e de dona {f.mae}, de prendas domésticas, natural de {f.mcid}'
    t=f'''CERTIFICO que, às fls. <u>{f.fl}</u> do livro nº <u>C-{f.livro%60+4}</u>, sob o nº <u>{f.termo%9000}</u> de Registro de Óbitos, consta o assento de <b><u>{f.nome.upper()}</u></b>, do sexo <u>{f.sx}</u>, de cor <u>branca</u>, nascid{f.oa} aos <u>{dext(f.nasc)}</u>, às {f.hora.replace(":"," horas e ")} minutos, em <u>{f.hosp}</u>, nesta cidade de {f.cid}, {nat}; sendo avós paternos <u>{f.avop}</u> e <u>{f.avap}</u> e maternos <u>{f.avom}</u> e <u>{f.avam}</u>; e falecid{f.oa} aos <u>{dext(dd)}</u>, às {int(f.hora[:2])*7%24} horas, com a idade de <u>{("onze dias","oito meses e dias")[i-1]}</u>, em domicílio, de <u>{("tétano umbilical","gastroenterite aguda")[i-1]}</u>, conforme atestado firmado pelo Dr. {f.t1}. Foi declarante <u>o pai</u> e testemunhas {f.t1} e {f.t2}. O sepultamento foi feito no cemitério desta cidade.'''
    if i==1: b=f'<div class="c">{brasao(56,"#145")}<br>REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL<br><b>REGISTRO CIVIL</b><br>Estado de {UFN[f.uf]} — Comarca de {f.cid}<br>Município de {f.cid} — Distrito da Sede<h1 style="font-size:24pt;letter-spacing:5px;margin:6mm 0">Certidão de Óbito</h1></div>'
    else: b=f'<div style="border:3px double #222;padding:10px" class="c"><b>CARTÓRIO DO REGISTRO CIVIL DE {f.cid.upper()} — {f.uf}</b><br>{f.oficial} – Escrivão e Oficial<br><span style="font-size:20pt">ÓBITO Nº {f.termo%9000}</span></div><br>'
    b+=f'<p class="j" style="line-height:1.85">{t}</p><p>Observações: segunda via, extraída do livro original. Nada mais se continha.</p>'+rodape(f,(2,1)[i-1])
    return page(b,'',("'Liberation Serif'","'Nimbus Mono PS'")[i-1],('13pt','11.5pt')[i-1],'16mm 20mm',("background:#fbf7e9",'')[i-1])
@kind('r11-tutela',lo=2009,hi=2019)
def tutela(i,f):
    m=matricula(f.r,f.hoje[2],7,6,f.fl,150+f.fl,f.cns)
    if i==1:
        rs=[[('NOME DO(A) MENOR',f.nome,3),('CPF',f.cpf)],[('MATRÍCULA',m)],[('DATA DE NASCIMENTO',dext(f.nasc),3),('HORA',f.hora),('SEXO',f.sx)],[('NATURALIDADE',f'{f.cid}/{f.uf}'),('FILIAÇÃO',f'{f.pai} (falecido) e {f.mae} (falecida)',2)],[('AVÓS',f'{f.avop} e {f.avap}; {f.avom} e {f.avam}')],[('REGISTRO DE NASCIMENTO',f.mat)],[('TUTOR(A) NOMEADO(A)',f'{f.avam}, avó materna')],[('JUÍZO, DATA E PROCESSO',f'Vara da Infância e Juventude de {f.cid} – {dnum(addd(f.hoje,-30))} – {f.proc}')],[('DATA DO REGISTRO',dext(f.hoje))]]
        return cert(f,'CERTIDÃO DE TUTELA',rs,'verde',0,1)
    b=f'''<div class="c">{brasao(48)}<br><b>PODER JUDICIÁRIO DO ESTADO DE {UFN[f.uf].upper()}</b><br>Comarca de {f.cid} – Vara da Infância e da Juventude<h2 style="margin:8mm 0">TERMO DE GUARDA E TUTELA DEFINITIVA</h2></div><table class="t">'''+''.join(f'<tr><td class="b" style="width:48mm">{a}</td><td>{v}</td></tr>' for a,v in [('Autos',f.proc),('Criança',f.nome),('Sexo',f.sx),('Nascimento',f'{dext(f.nasc)}, às {f.hora}, em {f.hosp}, {f.cid}/{f.uf}'),('Certidão de nascimento',f'matrícula {f.mat}'),('Pai',f.pai),('Mãe',f.mae),('Avós paternos',f'{f.avop} e {f.avap}'),('Avós maternos',f'{f.avom} e {f.avam}'),('Tutora',f'{f.t2}, CPF {f.mcpf}, residente na {f.rua}')])+f'</table><p class="j">Aos {dext(f.hoje)}, compareceu em cartório a tutora acima, a quem foi deferido o compromisso legal de bem e fielmente desempenhar o encargo, cuidando da pessoa e dos bens d{f.oa} menor, na forma dos arts. 1.728 e seguintes do Código Civil. Prestado o compromisso, lavrou-se este termo, que vai assinado.</p><div class="row" style="gap:20mm"><div class="sig">{f.t2}<br>Tutora</div><div class="sig">{f.oficial}<br>Juiz(a) de Direito</div></div>'
    return page(b,'.t td{border:1px solid #666;padding:4px 7px}',"'Carlito'",'11.5pt','18mm 20mm')
