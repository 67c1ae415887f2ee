import sys,os
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from base import *
OUT=sys.argv[1] if len(sys.argv)>1 else 'out'
SER="'Liberation Serif',serif";SAN="'Liberation Sans',sans-serif";MON="'Liberation Mono',monospace";DJS="'DejaVu Serif',serif"
FN={}
def form(L):
    def w(f):FN[L]=f;return f
    return w
def mk(L,i,y,opts,font,px,ink,**k):
    c=f'134{L}-{i}';p=person(c,*y,opts=opts,**k);return Doc(c,p,font,px,ink),p
def cart(d,head,written=False):
    d.set('registro.cartório',head)
    if written:d.mark('registro.cartório')
    return head
def emi(d,st,written=True):
    p=d.p;return d.v('autenticação.data_emissão',dt(p.emi,st),iso(p.emi),written=written)
def regd(d,st,written=True):
    p=d.p;return d.v('registro.data_registro',dt(p.reg,st),iso(p.reg),written=written)
def off(d,written=True,pre=''):
    return d.v('autenticação.oficial_registro',d.p.of,written=written)
def nome(d,written=True):return d.v('dados_pessoais.nome_completo',d.p.nome,written=written)
def cas_txt(p,k=0):
    g='a registrada' if p.fem else 'o registrado';dd=dt(p.md,'n');n=p.r.randint(40,900);l=p.r.randint(3,30);f=p.r.randint(5,200)
    return [f'Casou-se em {dd} com {p.con}, conf. têrmo nº {n}, fls. {f}, Lº B-{l}.' if p.md.year<1972 else f'Casou-se em {dd} com {p.con}, conf. termo nº {n}, fls. {f}, livro B-{l}.',
     f'Contraiu matrimônio com {p.con}, aos {dt(p.md,"m")}, neste Cartório, livro B-{l}, fls. {f}, nº {n}.'][k%2]
def obt_txt(p):
    y=p.emi.year-1;return f'Falec{"ida" if p.fem else "ido"} em {p.r.randint(1,28)}-{p.r.randint(1,12)}-{y}, termo nº {p.r.randint(30,900)}, fls. {p.r.randint(5,200)}, livro C-{p.r.randint(3,20)}.'
def div_txt(p):
    return f'Por sentença do MM. Juiz de Direito desta Comarca, de {p.r.randint(1,28)}-{p.r.randint(1,12)}-{p.emi.year-1}, foi decretado o divórcio do casal.'
def leg_txt(p):
    return f'Legitimad{"a" if p.fem else "o"} pelo subsequente casamento de seus pais, em {p.r.randint(1,28)}-{p.r.randint(1,12)}-{p.nas.year+2}.'
def stamp(txt,x,y,col='#4a4a8a',rot=-8):
    return f'<div style="position:absolute;left:{x}px;top:{y}px;width:104px;height:104px;border:2px solid {col};border-radius:50%;color:{col};opacity:.35;font:9px {SAN};text-align:center;padding-top:38px;transform:rotate({rot}deg)">{txt}</div>'
def st(p):return f'{p.mun} – {p.uf}'

@form('A')
def fA(i):
    d,p=mk('A',i,(1952,1968),['lo cas','nof','tw nam'][i-1],'playwrite-br',17.5,['#1c2a55','#20202c','#1d2b66'][i-1],uf='BA' if i==3 else None,age=(22,27) if i==1 else (0,24))
    if i==2:d.p.dom=True
    d.reg();h=cart(d,f'Registro Civil das Pessoas Naturais de {p.mun}')
    R=d.parents(nst=[1,0,2][i-1]);l,f,t=d.lft(p.liv,p.fm,p.termo)
    no='' if i!=1 or not hasattr(p,'md') else d.note('anotações',cas_txt(p))
    d.joint=True;B=d.bl;dash=['','—————','x — x — x'][i-1]
    e='em '+('domicílio, '+p.casa if p.dom else p.hosp);d.local(e if p.dom else p.hosp)
    def N(x):return B(x or dash)
    tw=f' Gêmeo{"s" if 0 else ""}: {B(d.twin("sim, de "+p.tw))}' if p.tw else ''
    body=f'''<div class=pg><div class=c style="font-size:15px;letter-spacing:2px">REPÚBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class=c style="font-size:17px;font-weight:bold;margin:6px">{h}</div>
<div class=c style="font-size:12px">Município e Comarca de {p.mun} — Estado {de[p.uf]} {UFN[p.uf]}</div>
<div class=c style="font-size:30px;letter-spacing:5px;margin:26px 0 18px">Certidão de Nascimento</div>
<div class="j n">CERTIFICO que, à folha {B(f)} do livro número {B(l)} de registro de nascimentos, sob o número de ordem {B(t)} foi lavrado em {B(regd(d,'m'))} o assento de {B(nome(d))}
do sexo {B(d.sexo())} nascid{"a" if p.fem else "o"} aos {B(d.birth(dt(p.nas,'w' if i!=2 else 'm')))} às {B(d.hour([4,0,1][i-1]))} {B(e)} neste distrito, filh{"a" if p.fem else "o"} de {N(R['pai'])}
natural de {N(R['pn'])} e de Dona {B(R['mae'])} natural de {B(R['mn'])}, sendo avós paternos {N(R['avop'])} e {N(R['avap'])} e avós maternos {N(R['avom'])} e {N(R['avam'])}.{tw}
<br>Observações: {B(no or dash or '—————')}</div>
<div class=n style="margin-top:12px">O referido é verdade e dou fé.<br>{p.mun}, {B(emi(d,'m'))}</div>
<div style="margin:30px 0 0 300px;width:330px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=320,px=19)}</div><span style="font-size:12px">Oficial do Registro Civil</span></div>{stamp('REGISTRO CIVIL<br>'+p.mun.upper(),110,930)}</div>'''
    d.write(OUT,f'body{{font-family:{SER}}}.pg{{padding:60px 64px;width:794px;height:1120px;position:relative;overflow:hidden}}.n{{font-size:15px;line-height:46px}}',body)

@form('B')
def fB(i):
    d,p=mk('B',i,(1972,1984),['cas hos','tw hos lo fco','nof dom'][i-1],'bad-script',21,['#1a2fa0','#142a8c','#1a1a22'][i-1],age=(0,27),gen=1)
    d.reg();h=cart(d,f'Cartório do Registro Civil – {p.mun} – {p.uf}');R=d.parents(ab=True,nst=[0,2,0][i-1]);l,f,t=d.lft(p.lt,p.fm,p.termo)
    d.joint=True;no=d.note('anotações',cas_txt(p,1)) if 'cas' in p.o and hasattr(p,'md') else d.note('anotações',obt_txt(p)) if i==3 and p.emi.year-p.nas.year>2 else ''
    e=('Domicílio - '+p.casa) if p.dom else p.hosp;d.local(e);da=['—','////////','x-x-x-x'][i-1];N=lambda x:x or da
    r=lambda *a:d.row(*a,total=670)
    rows=[r('Livro',(l,1),'Folha',(f,1),'Termo n.º',(t,1.2)),r('Nome',(nome(d),1)),r('Data do nascimento',(d.birth(dt(p.nas,['m','w','m'][i-1])),1)),r('Hora',(d.hour([2,0,5][i-1]),1),'Sexo',(d.sexo(),1)),
     r('Local do nascimento',(e,1)),r('Pai',(N(R['pai']),1)),r('Natural de',(N(R['pn']),1)),r('Mãe',(R['mae'],1)),r('Natural de',(R['mn'],1)),
     r('Avós paternos',(N(' e '.join(x for x in(R['avop'],R['avap']) if x)),1)),r('Avós maternos',(N(' e '.join(x for x in(R['avom'],R['avam']) if x)),1)),
     r('Data do registro',(regd(d,['n','m','n'][i-1]),1)),r('Declarante',(['o pai','o pai','a mãe'][i-1],1))]
    if i==2:rows.append(r('Gêmeos?',(d.twin('Sim, com '+p.tw),1)))
    else:rows.append(r('Gêmeos?',('Não',1)))
    body=f'''<div class=pg><div style="display:flex;justify-content:space-between;border-bottom:3px double #113;padding-bottom:8px"><div style="font-size:12px;line-height:16px"><b>{h}</b><br>Comarca de {p.mun}<br>Oficial: ............................</div><div style="font-size:24px;font-weight:bold">CERTIDÃO DE NASCIMENTO</div></div>
<div style="font-size:12.5px;margin:14px 0 4px">CERTIFICO que do livro de registro de nascimentos deste cartório consta o seguinte:</div>{''.join(rows)}
<div class=n>Observações: {d.bl(no or da)}</div><div class=n style="margin-top:6px">O referido é verdade. Dou fé. &nbsp; {p.mun}, {d.bl(emi(d,['m','n','m'][i-1]))}</div>
<div style="margin:36px 0 0 330px;width:320px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:32px">{d.hand(off(d),maxw=310,px=23)}</div><span style="font-size:11px">Oficial</span></div></div>'''.replace('Oficial: ............................','Registro de Nascimentos')
    d.write(OUT,f'body{{font-family:{SAN}}}.pg{{padding:52px 62px;width:794px;height:1120px;overflow:hidden}}.r{{font-size:13px;height:45px;line-height:45px}}.n{{font-size:13px;line-height:41px}}',body)

@form('C')
def fC(i):
    # two clerks: the grandparents and the notes by another one
    d,p=mk('C',i,(1985,1997),['cas hos','nam hos lo','tw hos'][i-1],'handlee',18.5,['#1b1b20','#18182a','#202020'][i-1],age=(24,33) if i==1 else (0,15),gen=1)
    d.reg();h=cart(d,f'Registro Civil das Pessoas Naturais do 1º Subdistrito de {p.mun}');R=d.parents(nst=[2,3,0][i-1]);l,f,t=d.lft(p.lt,p.folha,p.termo)
    e=p.hosp;d.local(e);b2=dict(font='caveat',px=22,ink='#2136a8');da=['—','não consta','x-x-x'][i-1]
    no=an=''
    if hasattr(p,'md'):an=d.note('anotações',cas_txt(p));no=d.note('averbações',div_txt(p)) if i==1 and p.emi.year>p.md.year+2 else ''
    def cell(lab,val,w=334,**k):return f'<div class=cl><div class=ll>{lab}</div>{d.row((val,1,k),total=w)}</div>'
    L=[('Nome do registrado',nome(d),{}),('Data do nascimento',d.birth(dt(p.nas,['m','s','m'][i-1])),{}),('Hora do nascimento',d.hour([2,3,0][i-1]),{}),('Sexo',d.sexo(),{}),('Local do nascimento',e,{}),('Município – UF',f'{p.mun} - {p.uf}',{}),('Gêmeo',d.twin('Sim - '+p.tw) if p.tw else 'Não',{}),('Data do registro',regd(d,'s'),{})]
    d.mark('local_nascimento.município','local_nascimento.uf')
    Rr=[('Pai',R['pai'],{}),('Natural de',R['pn'],{}),('Mãe',R['mae'],{}),('Natural de',R['mn'],{}),('Avô paterno',R['avop'],b2),('Avó paterna',R['avap'],b2),('Avô materno',R['avom'] or da,b2),('Avó materna',R['avam'] or da,b2)]
    body=f'''<div class=pg><div class=c style="font-size:11px">REPÚBLICA FEDERATIVA DO BRASIL</div><div class=c style="font-size:16px;font-weight:bold;margin:4px">{h}</div><div class=c style="font-size:11px">Estado {de[p.uf]} {UFN[p.uf]} – Comarca de {p.mun}</div>
<div class=c style="font-size:23px;margin:18px 0 10px;background:#e8e8ea;padding:4px">CERTIDÃO DE NASCIMENTO</div>
{d.row('Livro',(l,1),'Folhas',(f,1),'Termo nº',(t,1),total=690)}
<div style="display:flex;gap:22px;margin-top:8px"><div style="width:334px">{''.join(cell(a,b,**k) for a,b,k in L)}</div><div style="width:334px">{''.join(cell(a,b,**k) for a,b,k in Rr)}</div></div>
<div class=n>Averbações: {d.bl(no or da,**b2)}</div><div class=n>Anotações: {d.bl(an or da,**b2)}</div>
<div style="margin-top:10px;display:flex;justify-content:space-between;align-items:flex-end"><div style="width:310px">{d.row(p.mun+',',(emi(d,'m'),1),total=310)}</div><div style="width:310px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=300)}</div><span style="font-size:11px">Oficial do Registro Civil</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SAN}}}.pg{{padding:50px 52px;width:794px;height:1120px;overflow:hidden}}.r{{font-size:13px;height:40px;line-height:40px}}.cl{{margin-top:15px}}.ll{{font-size:10px;color:#222}}.n{{font-size:12px;line-height:36px;margin-top:6px}}',body)

@form('D')
def fD(i):
    d,p=mk('D',i,(1925,1936),['lo','nof','tw'][i-1],'la-belle-aurore',23,['#3a2a1c','#1d1d25','#33241c'][i-1],age=(0,26))
    d.reg();h=cart(d,f'Cartorio do Registro Civil do Districto de {p.mun}');R=d.parents(ab=i==2,nst=[1,1,0][i-1]);l,f,t=d.lft(p.liv,p.fm,p.termo)
    B=d.bl;d.joint=True;da=['','—————','— x —'][i-1];N=lambda x:B(x or da)
    e=['em domicilio, '+p.casa,'no '+p.casa if p.casa.startswith(('sít','lug')) else 'em domicilio, '+p.casa,'em casa, '+p.casa][i-1]
    p.dom=True;d.local(e)
    no=d.note('averbações',leg_txt(p).replace('seus pais','seus paes')) if i==1 and p.emi.year>p.nas.year+2 else ''
    dd=p.nas;day='primeiro' if dd.day==1 else ext(dd.day)
    ty=f'{day} de {MES[dd.month-1].lower()} de {ext(dd.year)}';d.birth(ty)
    d.set('dados_pessoais.data_nascimento.texto_completo',ty,[dt(dd,'m'),dt(dd,'l')])
    td,tm,ty_=(day,MES[dd.month-1],ext(dd.year)) if i!=2 else (str(dd.day),MES[dd.month-1],ext(dd.year))
    if i==2:d.set('dados_pessoais.data_nascimento.texto_completo',f'{dd.day} de {MES[dd.month-1]} de {ext(dd.year)}',[ty])
    body=f'''<div class=pg><div class=c style="font-size:14px;font-style:italic">Estado {de[p.uf]} {UFN[p.uf]}</div><div class=c style="font-size:19px;margin:4px">{h}</div><div class=c style="font-size:12px">═══ Comarca de {p.mun} ═══</div>
<div class=c style="font-size:27px;font-weight:bold;margin:26px 0 16px;letter-spacing:3px">CERTIDÃO DE NASCIMENTO</div>
<div class="j n">Certifico que a folhas {B(f)} do livro n. {B(l)} de assentamentos de nascimentos, sob o n. de ordem {B(t)} se acha o registro feito em {B(regd(d,'m'))} do nascimento de uma creança do sexo {B(d.sexo())} que recebeu o nome de {B(nome(d))}
{"e que é gemea de "+B(d.twin(p.tw,)) if p.tw else ""} occorrido no dia {B(td)} do mez de {B(tm)} do anno de {B(ty_)} ás {B(d.hour([1,0,5][i-1]))} {B(e)} deste districto, sendo filh{"a" if p.fem else "o"} de {N(R['pai'])} natural de {N(R['pn'])}
e de D. {B(R['mae'])} natural de {B(R['mn'])}; avós paternos: {N(R['avop'])} e D. {N(R['avap'])}; avós maternos: {B(R['avom'])} e D. {B(R['avam'])}.</div>
<div class=n>Averbações: {B(no or da or '———',)}</div>
<div class=n>É o que consta do referido livro, a que me reporto e dou fé. {p.mun}, {B(emi(d,'m'))}</div>
<div style="margin:34px 0 0 270px;width:340px;text-align:center"><div style="font-size:13px;text-align:left;margin-bottom:8px">O Escrivão e Official do Registro Civil,</div><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px dotted #222;height:40px">{d.hand(off(d),maxw=330,px=27)}</div></div></div>'''
    d.write(OUT,f'body{{font-family:{DJS};background:#fbf6e6}}.pg{{padding:60px 66px;width:794px;height:1120px;overflow:hidden}}.n{{font-size:13.5px;line-height:42px}}',body)

@form('E')
def fE(i):
    d,p=mk('E',i,(1976,1990),['hos lo','nof hos','cas dom'][i-1],'architects-daughter',18.5,['#1d36b0','#1b2f96','#18181c'][i-1],age=(0,12) if i<3 else (22,30),gen=1)
    d.reg();d.mark('local_nascimento.município','local_nascimento.uf');h=cart(d,f'Ofício do Registro Civil de {p.mun}');R=d.parents(nst=[0,2,3][i-1],ab=False);l,f,t=d.lft(p.lt,p.folha,p.termo)
    e=('Domicílio, '+p.casa) if p.dom else p.hosp;d.local(e);da=['- - - -','———','Nada consta'][i-1]
    av='';an=d.note('anotações',cas_txt(p)) if hasattr(p,'md') and i==3 else ''
    if i==3:av=d.note('averbações',div_txt(p))
    n=[0]
    def r(lab,val,long=False):
        n[0]+=1
        if long:return f'<div class="r" style="height:auto;white-space:normal;display:block;line-height:34px">{n[0]:02}. {lab}: {d.bl(val)}</div>'
        return d.row(f'{n[0]:02}. {lab}:',(val,1),total=676)
    X=[r('NOME',nome(d)),r('SEXO',d.sexo()),r('DATA DO NASCIMENTO',d.birth(dt(p.nas,['s','m','n'][i-1]))),r('HORA',d.hour([6,2,0][i-1])),r('LOCAL DO NASCIMENTO',e),r('MUNICÍPIO E ESTADO',f'{p.mun} - {p.uf}'),r('NOME DO PAI',R['pai'] or da),r('NATURALIDADE DO PAI',R['pn'] or da),r('NOME DA MÃE',R['mae']),r('NATURALIDADE DA MÃE',R['mn']),
    r('AVÔ PATERNO',R['avop'] or da),r('AVÓ PATERNA',R['avap'] or da),r('AVÔ MATERNO',R['avom']),r('AVÓ MATERNA',R['avam']),r('DECLARANTE','O PAI' if R['pai'] else 'A MÃE'),r('DATA DO REGISTRO',regd(d,['s','m','n'][i-1])),r('AVERBAÇÕES',av or da,True),r('ANOTAÇÕES',an or da,True)]
    body=f'''<div class=pg><div style="border:2px solid #222;padding:10px 14px;display:flex;justify-content:space-between"><div style="font-size:13px"><b>{h}</b><br>Estado {de[p.uf]} {UFN[p.uf]}</div><div style="font-size:20px"><b>CERTIDÃO DE NASCIMENTO</b></div></div>
<div style="margin-top:8px">{d.row('TERMO Nº',(t,1),'LIVRO',(l,1),'FOLHAS',(f,1),total=676)}</div>{''.join(X)}
<div style="margin-top:14px;display:flex;justify-content:space-between;align-items:flex-end"><div style="width:330px">{d.row(p.mun+',',(emi(d,['m','s','m'][i-1]),1),total=330)}</div><div style="width:300px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=296)}</div><span style="font-size:11px">OFICIAL DO REGISTRO CIVIL</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{MON}}}.pg{{padding:46px 58px;width:794px;height:1120px;overflow:hidden}}.r{{font-size:12px;height:38px;line-height:38px}}.b{{margin-left:4px}}',body)

@form('F')
def fF(i):
    # violet ink, notes in the margin in blue by another hand
    d,p=mk('F',i,(1938,1949),['cas','nof cas','cas lo'][i-1],'cedarville-cursive',18,['#5b2a86','#4e2378','#5a2f92'][i-1],age=(22,34))
    d.reg();h=cart(d,f'Registro Civil da Cidade de {p.mun}');R=d.parents(nst=[1,0,1][i-1]);l,f,t=d.lft(p.liv,p.fm,p.termo);d.joint=True
    no=d.note('anotações',[cas_txt(p),cas_txt(p,1),obt_txt(p)][i-1]);B=d.bl;p.dom=True
    e=['no '+p.casa if p.casa.startswith(('sít','lug')) else 'em domicílio, '+p.casa]*3;e=e[0];d.local(e)
    da=['','— — — —','x-x-x'][i-1];N=lambda x:B(x or da)
    dd=p.nas;sh=dt(dd,'m');d.birth(sh)
    body=f'''<div class=pg><div class=mg><div style="font:bold 10px {SER};text-align:center;border-bottom:1px solid #333;margin-bottom:8px">ANOTAÇÕES</div><div style="line-height:27px;transform:rotate(-.8deg)">{d.hand(no,font='reenie-beanie',px=23,ink='#1f3fb5')}</div></div>
<div class=mn><div class=c style="font-size:13px">ESTADOS UNIDOS DO BRASIL</div><div class=c style="font-size:17px;font-weight:bold;margin:5px">{h}</div><div class=c style="font-size:12px">Estado {de[p.uf]} {UFN[p.uf]}</div>
<div class=c style="font-size:25px;margin:20px 0 14px;font-style:italic">Certidão de Nascimento</div>
<div class="j n">N.º {B(t)} &nbsp; Livro n.º {B(l)} &nbsp; Fls. {B(f)}<br>Certifico que, no livro acima, foi feito em {B(regd(d,'m'))} o registro de nascimento de {B(nome(d))} do sexo {B(d.sexo())}, que nasceu aos {B(str(dd.day))} dias do mês de {B(MES[dd.month-1])} de {B(str(dd.year))} às {B(d.hour([1,3,5][i-1]))}, {B(e)} desta cidade,
filh{"a" if p.fem else "o"} de {N(R['pai'])}, natural de {N(R['pn'])}, e de {B(R['mae'])}, natural de {B(R['mn'])}. São avós paternos {N(R['avop'])} e {N(R['avap'])} e maternos {B(R['avom'])} e {B(R['avam'])}. Dou fé.</div>
<div class=n style="margin-top:8px">{p.mun}, {B(emi(d,'m'))}</div><div style="margin:24px 0 0 180px;width:320px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=310,px=21)}</div><span style="font-size:12px">O Oficial do Registro</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SER}}}.pg{{width:794px;height:1120px;overflow:hidden;position:relative}}.mg{{position:absolute;left:34px;top:120px;width:165px;height:880px;border-right:1px solid #444;padding-right:10px}}.mn{{position:absolute;left:224px;top:56px;width:512px}}.n{{font-size:14px;line-height:41px}}',body)

@form('G')
def fG(i):
    d,p=mk('G',i,(1990,2001),['hos lo','hos nof','hos tw'][i-1],'homemade-apple',16.5,['#1730c0','#1330a8','#16161a'][i-1],age=(0,14),gen=1)
    d.reg();d.mark('local_nascimento.município','local_nascimento.uf');h=cart(d,f'2º Ofício de Registro Civil das Pessoas Naturais – {p.mun}/{p.uf}');R=d.parents(nst=[2,0,2][i-1]);l,f,t=d.lft(p.lt,p.folha,p.termo)
    d.local(p.hosp);da=['———','————','x x x'][i-1];d.joint=True
    no=d.note('averbações',f'Retificado o nome do avô materno para {p.avom}, por mandado de {dt(p.emi,"n")}.') if i==2 else ''
    b=d.box;rw=lambda *a:'<div class=bxr>'+''.join(a)+'</div>'
    X=[rw(b('Livro',l,220),b('Folha',f,220),b('Termo',t,240)),rw(b('Nome',nome(d),680)),rw(b('Data de nascimento',d.birth(dt(p.nas,['m','s','m'][i-1])),330),b('Hora',d.hour([2,0,6][i-1]),150),b('Sexo',d.sexo(shown='Fem.' if p.fem and i==1 else None),200)),
     rw(b('Local de nascimento',p.hosp,400),b('Município / UF',f'{p.mun}/{p.uf}',280)),rw(b('Pai',R['pai'] or da,400),b('Naturalidade do pai',R['pn'] or da,280)),rw(b('Mãe',R['mae'],400),b('Naturalidade da mãe',R['mn'],280)),
     rw(b('Avô paterno',R['avop'] or da,340),b('Avó paterna',R['avap'] or da,340)),rw(b('Avô materno',R['avom'],340),b('Avó materna',R['avam'],340)),rw(b('Gêmeos (nome)',d.twin('Sim: '+p.tw) if p.tw else 'Não',420),b('Data do registro',regd(d,'s'),260)),
     f'<div class=bxr><div class=bx style="width:680px;min-height:110px"><div class=bll>Anotações / Averbações</div><div style="line-height:36px">{d.hand(no or da)}</div></div></div>']
    body=f'''<div class=pg><div class=c style="font-size:15px;font-weight:bold">{h}</div><div class=c style="font-size:11px;margin-top:3px">Comarca de {p.mun} – Estado {de[p.uf]} {UFN[p.uf]}</div><div class=c style="font-size:26px;font-weight:bold;margin:16px 0 18px">CERTIDÃO DE NASCIMENTO</div>
{''.join(X)}<div style="font-size:12px;margin-top:16px">CERTIFICO que os dados acima foram extraídos do livro próprio deste Ofício. Dou fé.</div><div style="font-size:13px;margin:20px 0">{p.mun} ({p.uf}), {d.bl(emi(d,'m'))}</div>
<div style="margin:40px 0 0 180px;width:330px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=322)}</div><span style="font-size:11px">Oficial Titular</span></div></div>'''
    d.write(OUT,f'body{{font-family:{SAN}}}.pg{{padding:50px 56px;width:794px;height:1120px;overflow:hidden}}.bx{{height:58px}}.bv{{line-height:40px}}',body)

@form('H')
def fH(i):
    d,p=mk('H',i,(1929,1943),['','nam lo','nof'][i-1],'rouge-script',26,['#17171f','#2a1d14','#1b2140'][i-1],age=(0,22))
    d.reg();h=cart(d,f'Registro Civil do 1.º Districto de {p.mun}');R=d.parents(nst=[0,1,0][i-1],ab=False);l,f,t=d.lft(p.liv,p.fm,p.termo)
    p.dom=True;e=p.casa;d.local(e);d.joint=True;da=['—','ignorado','—x—x—'][i-1];N=lambda x:x or da
    an=d.note('anotações',obt_txt(p)) if i==2 and p.emi.year>p.nas.year+1 else ''
    r=lambda *a:d.row(*a,total=668,lpx=7)
    d.birth(dt(p.nas,['m','w','m'][i-1]))
    bt=dt(p.nas,['m','w','m'][i-1])
    X=[r('Nome',(nome(d),1)),r('Sexo',(d.sexo(),1),'Hora',(d.hour([1,0,3][i-1]),1.3))]
    X+=[r('Dia, mez e anno',(bt,1))] if i!=2 else [f'<div class="n">Dia, mez e anno {d.bl(bt)}</div>']
    X+=[r('Logar do nascimento',(e,1)),r('Pae',(N(R['pai']),1)),r('Natural de',(N(R['pn']),1)),r('Mãe',(R['mae'],1)),r('Natural de',(R['mn'],1)),r('Avô paterno',(N(R['avop']),1)),r('Avó paterna',(N(R['avap']),1)),r('Avô materno',(N(R['avom']),1)),r('Avó materna',(N(R['avam']),1)),r('Registrado em',(regd(d,'m'),1)),f'<div class=n>Observações {d.bl(an or da)}</div>']
    body=f'''<div class=pg><div class=fr><div class=c style="font-size:13px">REPUBLICA DOS ESTADOS UNIDOS DO BRASIL</div><div class=c style="font-size:18px;font-weight:bold;margin:5px">{h}</div><div class=c style="font-size:12px;font-style:italic">Estado {de[p.uf]} {UFN[p.uf]}</div><div class=c style="font-size:24px;letter-spacing:6px;margin:12px 0">CERTIDÃO DE NASCIMENTO</div>
{r('Livro n.',(l,1),'Folhas',(f,1),'Numero',(t,1))}{''.join(X)}<div class=n style="line-height:44px">{p.mun}, {d.bl(emi(d,'m'))}</div><div style="margin:8px 0 0 250px;width:390px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px dotted #222;height:36px">{d.hand(off(d),maxw=384)}</div><span style="font-size:12px">Official do Registro Civil</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SER}}}.pg{{padding:30px;width:794px;height:1120px;overflow:hidden}}.fr{{border:4px double #333;padding:18px 28px;height:1056px}}.r{{font-size:14px;height:46px;line-height:46px}}.n{{font-size:14px;line-height:42px}}',body)

@form('I')
def fI(i):
    # booklet's card, two clerks
    d,p=mk('I',i,(1959,1979),['lo fco','nof','tw'][i-1],'kalam',16.5,['#1e1e28','#1a2c80','#22222a'][i-1],age=(0,9))
    d.meta['wh']=(454,680)
    d.reg();h=cart(d,f'Cartório do Registro Civil de {p.mun} – {p.uf}');R=d.parents(nst=2,ab=True);l,f,t=d.lft(p.lt,p.folha,p.termo)
    e='Domicílio' if p.dom else p.hosp;d.local(e);b2=dict(font='dancing-script',px=19,ink=['#1d33a0','#22222a','#1d33a0'][i-1]);da=['','———','//////'][i-1];N=lambda x:x or da or '—'
    r=lambda *a:d.row(*a,total=520,lpx=5.8)
    X=[r('Nome',(nome(d),1)),r('Nascid'+('a' if p.fem else 'o')+' em',(d.birth(dt(p.nas,['m','n','r'][i-1])),1.5),'às',(d.hour([0,2,0][i-1]),1)),r('Sexo',(d.sexo(),1),'Local',(e,1.7)),r('Pai',(N(R['pai']),1)),r('natural de',(N(R['pn']),1)),r('Mãe',(R['mae'],1)),r('natural de',(R['mn'],1)),r('Avós pat.',(N(R['avop']),1),'e',(N(R['avap']),1)),r('Avós mat.',(R['avom'],1),'e',(R['avam'],1))]
    if p.tw:X.append(r('Gêmeo de',(d.twin(p.tw),1)))
    X.append(r('Registro nº',(t,1,b2),'Livro',(l,1,b2),'Fls.',(f,1,b2)));X.append(r('feito em',(regd(d,['m','n','m'][i-1]),1,b2)))
    X.append(r(p.mun+',',(emi(d,['m','n','m'][i-1]),1,b2)))
    body=f'''<div class=pg><div class=fr><div class=c style="font-size:12.5px;font-weight:bold">{h}</div><div class=c style="font-size:18px;margin:8px 0 6px;letter-spacing:1px">CERTIDÃO DE NASCIMENTO</div><div class=c style="font-size:10px">(art. 14 do regulamento dos registros — caderneta)</div>{''.join(X)}
<div style="margin:22px 0 0 170px;width:340px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:30px">{d.hand(off(d),maxw=334,**b2)}</div><span style="font-size:10px">Oficial do Registro Civil</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SER}}}.pg{{padding:14px;width:605px;height:905px;overflow:hidden}}.fr{{border:1.5px solid #456;border-radius:8px;padding:16px 26px;height:875px}}.r{{font-size:12.5px;height:50px;line-height:50px}}',body,size='160mm 240mm')

@form('J')
def fJ(i):
    d,p=mk('J',i,(1949,1966),['cas','lo cas','nam cas fco'][i-1],'the-girl-next-door',20,['#15151c','#1c1c24','#1a2450'][i-1],age=(21,33))
    d.reg(munw=True);h=cart(d,f'Cartório do Registro Civil de {p.mun}',True);R=d.parents(nst=[0,1,0][i-1],ab=True);l,f,t=d.lft(p.liv,p.fm,p.termo);d.joint=True
    no=d.note('anotações',[cas_txt(p),cas_txt(p,1),cas_txt(p)][i-1]);B=d.bl;p.dom=True;e='em domicílio, '+p.casa;d.local(e);d.mark('local_nascimento.município')
    da=['','','————'][i-1];N=lambda x:B(x or da)
    dd=p.nas;yy=str(dd.year)
    d.birth(dt(dd,'m'))
    body=f'''<div class=pg><div style="position:absolute;right:20px;top:330px;width:150px;line-height:27px;transform:rotate(-1.5deg)">{d.hand(no,font='caveat',px=21,ink='#1a3bc0')}</div><div class=mn>
<div class=n style="font-size:16px;line-height:36px">Cartório do Registro Civil de {B(p.mun)}</div><div style="font-size:12px">Estado {de[p.uf]} {UFN[p.uf]}</div><div style="font-size:24px;margin:16px 0;font-weight:bold">CERTIDÃO DE NASCIMENTO</div>
<div class="j n">CERTIFICO, a pedido de pessoa interessada, que do livro n.º {B(l)}, a fls. {B(f)}, sob n.º {B(t)}, consta o assento de nascimento de {B(nome(d))}, do sexo {B(d.sexo())}, nascid{"a" if p.fem else "o"} no dia {B(str(dd.day))} de {B(MES[dd.month-1])} de {yy[:2]}{B(yy[2:],pad=6)}, às {B(d.hour([3,5,0][i-1]))}, {B(e)}, neste município,
filh{"a" if p.fem else "o"} legítim{"a" if p.fem else "o"} de {N(R['pai'])}, natural de {N(R['pn'])}, e de {B(R['mae'])}, natural de {B(R['mn'])}; avós paternos: {N(R['avop'])} e {N(R['avap'])}; avós maternos: {N(R['avom'])} e {N(R['avam'])}. Registro feito em {B(regd(d,['m','r','m'][i-1]))}.</div>
<div class=n>O referido é verdade e dou fé.<br>{B(p.mun)}, {B(emi(d,'m'))}</div><div style="margin:30px 0 0 150px;width:320px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=310,px=22)}</div><span style="font-size:12px">Escrivão do Registro Civil</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SER}}}.pg{{width:794px;height:1120px;overflow:hidden;position:relative}}.mn{{position:absolute;left:56px;top:54px;width:540px}}.n{{font-size:14.5px;line-height:46px}}',body)

@form('K')
def fK(i):
    # typed values; day, signature and note by hand
    d,p=mk('K',i,(1958,1975),['cas','nof','lo'][i-1],'caveat',24,['#1b2da8','#1a1a22','#1b2da8'][i-1],age=(22,30) if i==1 else (0,12))
    d.reg();h=cart(d,f'Cartório do Registro Civil das Pessoas Naturais de {p.mun}');R=d.parents(nst=[1,0,2][i-1],written=False);l,f,t=d.lft(p.liv,p.folha,p.termo,written=False);d.joint=True
    no=d.note('anotações',cas_txt(p)) if i==1 else d.note('averbações',leg_txt(p)) if i==3 and p.emi.year>p.nas.year+2 else '';da=['---','-x-x-x-','======'][i-1]
    e='em domicílio, '+p.casa if p.dom else p.hosp;d.local(e,written=False)
    T=lambda x:f'<span class=bl>&nbsp;{d.ty(x or da)}&nbsp;</span>'
    sg=off(d);E=p.emi;d.v('autenticação.data_emissão',iso(E),iso(E))
    body=f'''<div class=pg><div class=c style="font-size:17px;font-weight:bold">{h}</div><div class=c style="font-size:12px;margin-top:4px">Estado {de[p.uf]} {UFN[p.uf]}</div><div class=c style="font-size:28px;margin:24px 0 18px">CERTIDÃO DE NASCIMENTO</div>
<div class="j n">Certifico que, sob n.º {T(t)} a fls. {T(f)} do livro n.º {T(l)} foi registrado em {T(regd(d,'l',False))} o nascimento de {T(nome(d,False))} do sexo {T(d.sexo(False))} ocorrido em {T(d.birth(dt(p.nas,'w' if i!=3 else 'l'),False))} às {T(d.hour([4,4,3][i-1],False))} {T(e)} neste município, filh{"a" if p.fem else "o"} de {T(R['pai'])} natural de {T(R['pn'])} e de {T(R['mae'])} natural de {T(R['mn'])} avós paternos {T(R['avop'])} e {T(R['avap'])} avós maternos {T(R['avom'])} e {T(R['avam'])}</div>
<div class=n style="margin-top:10px">Observações: {d.bl(no) if no else T('')}</div>
<div class=n style="margin-top:14px">{p.mun}, {d.bl(f'{E.day}',pad=8)} de {d.bl(MES[E.month-1],pad=8)} de 19{d.bl(str(E.year)[2:],pad=6)}</div>
<div style="margin:40px 0 0 300px;width:340px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:36px">{d.hand(sg,maxw=330,px=27)}</div><span style="font-size:12px">Oficial do Registro Civil</span></div>{stamp('REGISTRO CIVIL',120,860)}</div>'''
    d.write(OUT,f'body{{font-family:{SER}}}.pg{{padding:64px 70px;width:794px;height:1120px;overflow:hidden;position:relative}}.n{{font-size:15px;line-height:40px}}',body)

@form('L')
def fL(i):
    # boxes typed, late additions by hand
    d,p=mk('L',i,(1978,1996),['cas hos','hos tw','hos nof'][i-1],'dancing-script',21,['#14259a','#14259a','#1a1a20'][i-1],age=(21,30) if i==1 else (0,12),gen=1)
    d.reg();h=cart(d,f'Registro Civil das Pessoas Naturais – Sede – {p.mun} – {p.uf}');R=d.parents(nst=2,written=False);l,f,t=d.lft(p.lt,p.folha,p.termo,written=False);d.local(p.hosp,written=False);da='***********'
    an=d.note('anotações',cas_txt(p)) if i==1 else '';av=d.note('averbações',div_txt(p)) if i==1 and p.emi.year>p.md.year+2 else ''
    b=lambda a,v,w:d.box(a,v,w,typed=True);rw=lambda *a:'<div class=bxr>'+''.join(a)+'</div>'
    X=[rw(b('LIVRO',l,226),b('FOLHA',f,226),b('TERMO',t,228)),rw(b('NOME',nome(d,False).upper(),680)),rw(b('DATA DE NASCIMENTO',d.birth(dt(p.nas,'l' if i<3 else 's'),False),320),d.box('HORA',d.hour(2),150),b('SEXO',d.sexo(False),210)),rw(b('LOCAL',p.hosp,400),b('MUNICÍPIO',f'{p.mun}/{p.uf}',280)),
     rw(b('PAI',R['pai'] or da,400),b('NATURAL DE',R['pn'] or da,280)),rw(b('MÃE',R['mae'],400),b('NATURAL DE',R['mn'],280)),rw(d.box('AVÓS PATERNOS',(R['avop']+' e '+R['avap']) if R['avop'] else '— — —',680)),rw(d.box('AVÓS MATERNOS',R['avom']+' e '+R['avam'],680)),rw(b('DATA DO REGISTRO',regd(d,'s',False),226),d.box('GÊMEO(S)',d.twin(p.tw) if p.tw else 'não',454)),
     f'<div class=bxr><div class=bx style="width:680px;height:104px"><div class=bll>AVERBAÇÕES</div><div style="line-height:34px">{d.hand(av) if av else d.ty(da)}</div></div></div><div class=bxr><div class=bx style="width:680px;height:104px"><div class=bll>ANOTAÇÕES</div><div style="line-height:34px">{d.hand(an) if an else d.ty(da)}</div></div></div>']
    d.set('dados_pessoais.nome_completo',p.nome,[p.nome.upper()])
    d.mark('avós.paternos.avô','avós.paternos.avó','avós.maternos.avô','avós.maternos.avó')
    body=f'''<div class=pg><div class=c style="font-size:12px">REPÚBLICA FEDERATIVA DO BRASIL</div><div class=c style="font-size:15px;font-weight:bold;margin:4px">{h}</div><div class=c style="font-size:24px;margin:12px 0 14px"><b>CERTIDÃO DE NASCIMENTO</b></div>{''.join(X)}
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:26px"><div style="width:320px">{d.row(p.mun+',',(emi(d,'m'),1),total=320)}</div><div style="width:320px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=310)}</div><span style="font-size:10px">OFICIAL</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SAN}}}.pg{{padding:50px 56px;width:794px;height:1120px;overflow:hidden}}.bx{{height:54px}}.bv{{line-height:34px}}.r{{font-size:13px}}',body)

@form('M')
def fM(i):
    d,p=mk('M',i,(1994,2004),['hos lo','hos nam','hos nof tw'][i-1],'sriracha',17,['#1a34c4','#141418','#1730b0'][i-1],age=(0,9),gen=1)
    d.reg(munw=True,ufw=True);h=cart(d,f'Serviço de Registro Civil das Pessoas Naturais de {p.mun}',True);R=d.parents(nst=[2,0,2][i-1]);l,f,t=d.lft(p.lt,p.folha,p.termo);d.local(p.hosp);da=['--------','não declarado','XXXXXX'][i-1]
    dnv='' if i==2 else d.v('registro.número_dnv',f'{p.r.randint(10,99)}.{p.r.randint(100,999)}.{p.r.randint(100,999)}-{p.r.randint(0,9)}')
    r=lambda *a:d.row(*a,total=684);dd=p.nas
    d.birth(dt(dd,'s'))
    X=[r('Matrícula do livro A, nº',(l,1),'Folha',(f,1),'Termo',(t,1)).replace('Matrícula do livro A','Livro'),r('Nome completo',(nome(d),1)),r('Nascimento: dia',(f'{dd.day:02}',1),'mês',(f'{dd.month:02}',1),'ano',(str(dd.year),1.4),'hora',(d.hour([6,2,6][i-1]),1.4)),r('Sexo',(d.sexo(),1),'D.N.V. nº',(dnv or '—',1.4)),r('Local',(p.hosp,1)),r('Município',(p.mun,2.6),'UF',(p.uf,1)),
    '<h4>FILIAÇÃO</h4>',r('Pai',(R['pai'] or da,1)),r('Natural de',(R['pn'] or da,1)),r('Mãe',(R['mae'],1)),r('Natural de',(R['mn'],1)),'<h4>AVÓS</h4>',r('Paternos',(R['avop'] or da,1),'e',(R['avap'] or da,1)),r('Maternos',(R['avom'] or da,1),'e',(R['avam'] or da,1)),'<h4>REGISTRO</h4>',r('Data do registro',(regd(d,'s'),1),'Declarante',('a mãe' if not R['pai'] else 'o pai',1)),r('Gêmeos',(d.twin('Sim, '+p.tw) if p.tw else 'Não',1)),r('Averbações',('Nada consta' if i!=2 else '————',1)),r('Anotações',('Nada consta' if i!=2 else '————',1))]
    body=f'''<div class=pg><div style="font-size:15px;font-weight:bold">{r('Serviço de Registro Civil das Pessoas Naturais de',(p.mun,1))}</div><div style="font-size:26px;font-weight:bold;margin:8px 0;border-bottom:2px solid #222">Certidão de Nascimento</div>{''.join(X)}
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:18px"><div style="width:320px">{d.row('Em',(emi(d,['s','m','m'][i-1]),1),total=320)}</div><div style="width:320px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:32px">{d.hand(off(d),maxw=310)}</div><span style="font-size:10px">Oficial Registrador(a)</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SAN}}}.pg{{padding:44px 54px;width:794px;height:1120px;overflow:hidden}}.r{{font-size:12.5px;height:40px;line-height:40px}}h4{{margin:12px 0 0;font-size:11px;background:#ddd;padding:2px 6px}}',body)

def modern(d,p,i,nst,cartw,mat=True):
    d.reg();R=d.parents(nst=nst,written=False,ab=False);pr=lambda *a:None
    M=''
    if mat:
        yr=p.reg.year;b=f'{p.r.randint(1000,159999):06}'+'0155'+str(yr)+'1'+f'{int(p.liv):05}'+f'{int(p.folha.rstrip("v")):03}'+f'{int(p.termo.replace(".","")):07}';b+=dv(b)
        M=f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}';d.set('dados_pessoais.matrícula',M)
        p.folha=p.folha.rstrip('v');d.set('registro.livro',str(int(p.liv)),[f'{int(p.liv):05}','A-'+p.liv]);d.set('registro.folha',str(int(p.folha)),[f'{int(p.folha):03}']);d.set('registro.termo',str(int(p.termo.replace(".",''))),[f'{int(p.termo.replace(".","")):07}'])
    return R,M

@form('N')
def fN(i):
    # 2005-2009, printed; notes, date and signature by hand
    d,p=mk('N',i,(2005,2009),['cas hos','hos','hos nof'][i-1],'mansalva',16,['#1c38c8','#1c1c20','#1a2fb0'][i-1],age=(24,36) if i==1 else (0,10),gen=1 if i==1 else 2)
    R,_=modern(d,p,i,2,0,mat=False);h=cart(d,f'Registro Civil das Pessoas Naturais de {p.mun} – {p.uf}');l,f,t=d.lft(p.lt,p.folha,p.termo,written=False);d.local(p.hosp,written=False)
    an=d.note('anotações',cas_txt(p)) if i==1 else '';d.joint=True
    if i==3:an=d.note('averbações',f'Alterado o endereço da mãe?') if 0 else ''
    if i==2:an=d.note('averbações',f'Retificado o nome da avó materna para {p.avam}, em {dt(p.emi,"s")}, por mandado judicial.') 
    b=lambda a,v:f'<div class=k><span>{a}</span><b>{html.escape(v)}</b></div>'
    body=f'''<div class=pg><div class=c style="font-size:12px">REPÚBLICA FEDERATIVA DO BRASIL</div><div class=c style="font-size:17px;font-weight:bold;margin:4px">{h}</div><div class=c style="font-size:24px;font-weight:bold;margin:18px 0">CERTIDÃO DE NASCIMENTO</div>
<p>Certifico que no livro {l}, folha {f}, termo {t}, consta o registro lavrado em {regd(d,'s',False)}:</p>
{b('Nome',nome(d,False))}{b('Data do nascimento',d.birth(dt(p.nas,'l'),False))}{b('Hora',d.hour(6,False))}{b('Sexo',d.sexo(False))}{b('Local',p.hosp+', '+p.mun+'/'+p.uf)}{b('Pai',R['pai'] or '***')}{b('Natural de',R['pn'] or '***')}{b('Mãe',R['mae'])}{b('Natural de',R['mn'])}{b('Avós paternos',(R['avop']+' e '+R['avap']) if R['avop'] else '***')}{b('Avós maternos',R['avom']+' e '+R['avam'])}
<div style="margin-top:16px;border:1px solid #555;min-height:150px;padding:6px 10px"><span style="font-size:11px">Observações / Averbações</span><div style="line-height:34px;margin-top:4px">{d.hand(an) if an else '***'}</div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:40px"><div style="width:330px">{d.row(p.mun+',',(emi(d,['m','s','m'][i-1]),1),total=330)}</div><div style="width:310px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:34px">{d.hand(off(d),maxw=300)}</div><span style="font-size:11px">Oficial do Registro Civil</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SAN};font-size:14px}}.pg{{padding:60px 62px;width:794px;height:1120px;overflow:hidden}}.k{{border-bottom:1px solid #bbb;padding:8px 0;display:flex}}.k span{{width:170px;font-size:12px}}.k b{{font-weight:normal}}.r{{font-size:13px}}',body)

@form('O')
def fO(i):
    d,p=mk('O',i,(2012,2018),['hos cas','hos tw','hos nof'][i-1],'playwrite-it-trad',15.5,['#1a32b8','#1a1a22','#1a32b8'][i-1],age=(0,2),gen=2)
    R,M=modern(d,p,i,2,0);h=cart(d,f'Registro Civil das Pessoas Naturais de {p.mun} - {p.uf}');d.local(p.hosp,written=False)
    d.set('dados_pessoais.naturalidade',f'{p.mun}/{p.uf}',['',f'{p.mun} - {p.uf}'])
    no=d.note('averbações',f'Expedida 2ª via em {dt(p.emi,"s")}.') if 0 else '';d.joint=True
    if i==1:no=d.note('averbações',f'Retificada a hora do nascimento para {p.h:02}:{p.m:02} hs, conf. requerimento de {dt(p.emi,"s")}.')
    if i==3:no=d.note('averbações',f'Acrescentado o nome da avó materna, {p.avam}, por mandado de {dt(p.emi,"s")}.')
    b=lambda a,v,w:f'<div class=bx style="width:{w}px"><div class=bll>{a}</div><div class=pv>{html.escape(v)}</div></div>';rw=lambda *a:'<div class=bxr>'+''.join(a)+'</div>'
    dnv=d.v('registro.número_dnv',f'30-{p.r.randint(10000000,79999999)}-{p.r.randint(0,9)}',written=False);dd=p.nas;w=dt(dd,'w')
    d.birth(w,False);selo=d.v('autenticação.selo_digital',f'{"".join(p.r.choice("ABCDEFGHJKLMN") for _ in range(3))}{p.r.randint(10000,99999)}-{p.r.choice("ABCDEF")}{p.r.randint(100,999)}',written=False)
    X=[rw(b('DATA DE NASCIMENTO POR EXTENSO',w,440),b('DIA',f'{dd.day:02}',70),b('MÊS',f'{dd.month:02}',70),b('ANO',str(dd.year),102)),rw(b('HORA',d.hour(6,False),110),b('NATURALIDADE',f'{p.mun} - {p.uf}',570)),rw(b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO',f'{p.mun} - {p.uf}',340),b('LOCAL DE NASCIMENTO, MUNICÍPIO E UF',f'{p.hosp}, {p.mun} - {p.uf}',341)),rw(b('SEXO',d.sexo(False),180),b('GÊMEOS',d.twin('Sim. '+p.tw,False) if p.tw else 'Não',501)),
    rw(b('FILIAÇÃO',''.join(f'{n}, natural de {q}. ' for n,q in((R['pai'],R['pn']),(R['mae'],R['mn'])) if n),681)),rw(b('AVÓS',(f"Paternos: {R['avop']} e {R['avap']}. " if R['avop'] else '')+f"Maternos: {R['avom']} e {R['avam']}.",681)),rw(b('DATA DO REGISTRO',regd(d,'w',False),480),b('NÚMERO DA DNV',dnv,202))]
    body=f'''<div class=pg><div class=c style="font-size:12px">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=c style="font-size:22px;font-weight:bold;margin:12px 0">CERTIDÃO DE NASCIMENTO</div><div class=c style="font-size:11px">NOME</div><div class=c style="font-size:17px;font-weight:bold">{nome(d,False)}</div><div class=c style="font-size:11px;margin-top:8px">MATRÍCULA</div><div class=c style="font-size:15px;margin-bottom:12px">{M}</div>{''.join(X)}
<div class=bxr><div class=bx style="width:681px;min-height:112px;height:auto"><div class=bll>OBSERVAÇÕES / AVERBAÇÕES</div><div style="line-height:34px">{d.hand(no) if no else 'Nada consta.'}</div></div></div>
<div style="display:flex;justify-content:space-between;margin-top:18px;font-size:12px"><div style="width:320px;line-height:18px"><b>{h}</b><br>Rua da Matriz, 120 – Centro<br>Selo digital: {selo}</div><div style="width:330px">O conteúdo da certidão é verdadeiro. Dou fé.{d.row(p.mun+',',(emi(d,['m','s','m'][i-1]),1),total=330)}<div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:40px;text-align:center;margin-top:22px;padding-top:6px">{d.hand(off(d),maxw=316)}</div><div class=c style="font-size:10px">Oficial(a) de Registro</div></div></div></div>'''
    d.write(OUT,f'body{{font-family:{SAN}}}.pg{{padding:46px 56px;width:794px;height:1120px;overflow:hidden}}.bx{{min-height:52px}}.pv{{font-size:13.5px;padding:5px 0}}.r{{font-size:12px;height:44px;line-height:44px}}',body)

@form('P')
def fP(i):
    d,p=mk('P',i,(2016,2024),['hos','hos cas','hos nam'][i-1],'bad-script',21,['#1738c0','#1738c0','#18181e'][i-1],age=(0,2) if i!=2 else (24,30),gen=2 if i!=2 else 1)
    R,M=modern(d,p,i,2,0);h=cart(d,f'Oficial de Registro Civil das Pessoas Naturais – {p.mun}/{p.uf}');d.local(p.hosp,written=False);cp=d.v('dados_pessoais.cpf',cpf(p.r),written=False)
    an=d.note('anotações',cas_txt(p)) if hasattr(p,'md') and i==2 else '';av=''
    if i==2:av=d.note('averbações',div_txt(p))
    selo=d.v('autenticação.selo_digital',f'{p.r.randint(1000,9999)}.{p.r.randint(10,99)}.{p.r.randint(1000000,9999999)}.{p.r.randint(10000,99999)}',written=False)
    k=lambda a,v:f'<div class=k><span>{a}</span><div>{html.escape(v)}</div></div>'
    w=dt(p.nas,'w');d.birth(w,False)
    body=f'''<div class=pg><div style="border-bottom:4px solid #264;padding-bottom:8px"><b style="font-size:14px">{h}</b></div><div style="font-size:25px;margin:16px 0 10px">Certidão de Nascimento</div>
{k('Nome',nome(d,False))}{k('CPF',cp)}{k('Matrícula',M)}{k('Nascimento',f"{w} ({iso(p.nas)}), às "+d.hour(6,False)+" horas")}{k('Sexo',d.sexo(False))}{k('Local',f'{p.hosp} – {p.mun}/{p.uf}')}{k('Filiação',' e '.join(f'{n}, natural de {q}' for n,q in((R['pai'],R['pn']),(R['mae'],R['mn'])) if n))}{k('Avós paternos',R['avop']+' e '+R['avap'])}{k('Avós maternos',(R['avom']+' e '+R['avam']) if R['avom'] else 'Não declarados')}{k('Data do registro',regd(d,'s',False))}{k('Gêmeos','Não')}
<div class=k style="min-height:96px"><span>Averbações</span><div style="line-height:34px">{d.hand(av) if av else 'Nada consta'}</div></div><div class=k style="min-height:96px"><span>Anotações</span><div style="line-height:34px">{d.hand(an) if an else 'Nada consta'}</div></div>
<div style="font-size:12px;margin-top:10px">Selo digital de fiscalização: {selo}</div><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:34px"><div style="width:320px">{d.row('Data:',(emi(d,['s','m','m'][i-1]),1),total=320)}</div><div style="width:320px;text-align:center"><div style="display:flex;align-items:flex-end;justify-content:center;border-bottom:1px solid #222;height:36px">{d.hand(off(d),maxw=310,px=23)}</div><span style="font-size:11px">Oficial de Registro (nome e assinatura)</span></div></div></div>'''
    d.write(OUT,f'body{{font-family:"Noto Sans",{SAN};font-size:13.5px}}.pg{{padding:52px 60px;width:794px;height:1120px;overflow:hidden}}.k{{border-bottom:1px dotted #789;padding:9px 0;display:flex}}.k span{{flex:0 0 130px;font-size:11px;color:#264}}.r{{font-size:13px}}',body)

for L in sorted(FN):
    if len(sys.argv)>2 and L not in sys.argv[2]:continue
    for i in(1,2,3):FN[L](i)
