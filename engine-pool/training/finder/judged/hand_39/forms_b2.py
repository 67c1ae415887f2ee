from base import *
from forms_a1 import R
import art
# ---------------- Q5: São Paulo, printed blank of 1978-1999, brown, ornamental border, typewriter filling
Q5R = [
 R('Cunha','SP','Cartório do Registro Civil e Anexos de Campos de Cunha','Lauro Bento Querido',0,'distrito de Campos de Cunha','Cunha'),
 R('São Paulo','SP','Cartório do Registro Civil das Pessoas Naturais do 18º Subdistrito – Ipiranga','Dr. Aparício Monforte Leone',0,'18º Subdistrito – Ipiranga','da Capital'),
 R('Itapeva','SP','Cartório do Registro Civil da Sede','Zuleika Camargo Rentz',0,'distrito da sede','Itapeva'),
 R('Ribeirão Preto','SP','Cartório do Registro Civil do 2º Subdistrito','Norberto Uzeda Spinola',0,'2º subdistrito','Ribeirão Preto'),
 R('Registro','SP','Registro Civil das Pessoas Naturais e Anexos','Takashi Morinaga Lopes',0,'distrito da sede','Registro'),
 R('Amparo','SP','Cartório do Registro Civil do Distrito de Arcadas','Inês Bertazzoli do Amaral',0,'distrito de Arcadas','Amparo'),
 R('São Paulo','SP','Cartório do Registro Civil do 27º Subdistrito – Tatuapé','Bel. Edgard Saliby Pontes',0,'27º Subdistrito – Tatuapé','da Capital'),
 R('Marília','SP','Cartório do Registro Civil do 1º Subdistrito','Herondina Vaz Stefani',0,'1º subdistrito','Marília')]
Q5S = [
 dict(sex='M', born='1979-08-14', dreg='1979-09-03', home=1, hora=(5,30), noav=(3,)),
 dict(given='Sandra Lúcia Aparecida do Perpétuo Socorro', sex='F', born='1983-03-21', dreg='1983-03-30', hora=(22,15)),
 dict(sex='M', born='1977-12-08', dreg='1978-06-19', emis='1985-02-11', nofather=1, nohour=1, noav=(2,)),
 dict(sex='F', born='1991-05-01', dreg='1991-05-06', eth=('it','it'), far=.1, hora=(14,20)),
 dict(sex='M', born='1980-10-17', dreg='1980-11-05', eth=('jp','jp'), far=0, twin=1, hora=(9,45), n1=('Kumamoto, Japão',''), n2=('Registro','SP')),
 dict(sex='F', born='1968-01-30', dreg='1968-02-12', emis='1996-04-25', era='mid', anot='A registrada casou-se em 24/05/1990 com Osmar Ruy Bassi, no cartório da sede desta comarca, livro B-31, fls. 55.', home=1),
 dict(given='Wanderlan', nome='Wanderlan Galvão Bicalho', sex='M', born='1994-07-22', dreg='1994-08-19', nodnv=1, hora=(18,5), emis='1997-11-10', averb='Por mandado do MM. Juiz da 3ª Vara da Família e Sucessões do Tatuapé, de 02.10.1997, o registrado é filho de quem acima consta, em virtude de investigação de paternidade julgada procedente.'),
 dict(sex='F', born='1988-02-29', dreg='1988-03-18', hora=(0,10), noav=(0,1), estab='Hospital Espírita de Marília')]
Q5CSS = '''.pg{font-family:"TeX Gyre Schola";color:#5a2f12;background:#fbf6e6;padding:17mm 19mm}.bd{position:absolute;inset:8mm;border:3.2mm solid #b98d5b;border-image:url("%s") 12 round}.bd2{position:absolute;inset:12.4mm;border:.5pt solid #8a5a2b}
.l{display:flex;align-items:baseline;gap:1.5mm;font-size:10.3pt;margin-top:2.35mm;white-space:nowrap}.f{font-family:"Courier Prime";font-size:10.6pt;color:#17120e;border-bottom:.8pt dotted #8a5a2b;flex:1;padding:0 1mm;white-space:normal;min-height:4.8mm;line-height:1.25}'''
def orn(c='#a3703a'):
    return art.uri(f'<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36">' + ''.join(f'<g transform="translate({x},{y})"><rect width="12" height="12" fill="none" stroke="{c}" stroke-width=".8"/><circle cx="6" cy="6" r="4" fill="none" stroke="{c}" stroke-width=".9"/><path d="M6 0v12M0 6h12M2 2l8 8M10 2l-8 8" stroke="{c}" stroke-width=".5"/></g>' for x in (0,12,24) for y in (0,12,24) if (x,y)!=(12,12)) + '</svg>')
def ptnat(t, uf):
    if not t[0]: return ''
    if not t[1]: return t[0]
    return f"{t[0]}, neste Estado" if t[1] == uf else f"{t[0]}, Estado d{ {'BA':'a','PB':'a','PR':'o','RS':'o','CE':'o','PI':'o','RN':'o','MA':'o','PA':'o','AM':'o','ES':'o','RJ':'o'}.get(t[1],'e') } {UFN[t[1]]}"
def q5(p):
    r = p.r; s = p.s
    caps(p, up, ('nome',) if p.n % 3 else ('nome','g'))
    fill = ['- - - - - - - - - -','x x x x x x x x','=================','-.-.-.-.-.-.-.-'][p.n % 4]
    L = lambda *x: '<div class="l">' + ''.join(f'<span>{a}</span>' if i%2==0 else f'<span class="f"{" style=flex:%s"%a[1] if isinstance(a,tuple) else ""}>{a[0] if isinstance(a,tuple) else a}</span>' for i, a in enumerate(x)) + '</div>'
    d = p.nasc
    if p.n % 3 == 0: txt = f"{diaw(d.day)} de {MES[d.month]} de {num(d.year)}"
    elif p.n % 3 == 1: txt = f"{diaw(d.day)} ({d.day:02d}) de {MES[d.month]} de {num(d.year)} ({d.year})"
    else: txt = f"{diaw(d.day)} de {MES[d.month]} de {d.year}"
    hora = ['{:02d},{:02d}','{:d}:{:02d}','{:02d}:{:02d}'][p.n%3].format(*p.hora) if p.hora else 'ignorada'
    if p.n in (4,): hora = hora_w(*p.hora).replace(' horas',' horas')
    cid = 'nesta Capital' if p.mun == 'São Paulo' else f'nesta cidade de {p.mun}' if p.estab != 'Domicílio' else f"neste {p.reg['end']}, município de {p.mun}"
    loc = f"{esc(p.estab)}, {cid}" if p.estab != 'Domicílio' else f"em domicílio, {cid}"
    sx = p.sexo.lower(); cor = r.choice(['branca','parda','branca','preta']) if p.n != 5 else 'amarela'
    uf = 'SP'; a = [esc(x) or fill for x in p.av]
    nt = lambda g: ptnat(g.nat, uf) or fill
    w1, w2 = adult(r,'M','mid'), adult(r,r.choice('MF'),'mid')
    decl = {0:'o pai',1:'o pai',2:'a mãe'}[p.n%3] if p.g1.nome else 'a mãe'
    notes = esc(p.averb or p.anot)
    if p.twin: notes = f"O registrado é gêmeo de {esc(p.twin[0])}, nascido(a) em primeiro lugar, registro nº {dots(p.term-1)}."
    notes = notes or ['Nada consta.', fill, 'Nada mais.', fill+' '+fill][p.n%4]
    free = p.emis == p.dreg; cur = 'Cr$' if p.emis.year < 1986 else 'Cz$' if p.emis.year < 1989 else 'Cr$' if p.emis.year < 1994 else 'R$'
    sub = adult(r, 'M', 'mid'); fee = 12.5*p.n if cur == 'R$' and False else r.choice([180,240,95,312.5])
    if cur == 'R$': fee = 6.8
    p.livro, p.folha, p.termo = f"A-{p.book}", f"{p.leaf}{'v' if p.verso else ''}", dots(p.term)
    lav = 'nesta data' if False else semi(p.dreg)
    rec = f'''<div style="position:absolute;left:21mm;bottom:20mm;width:62mm;font:7.6pt 'TeX Gyre Heros Cn';color:#2c3f8f;border:1pt solid #2c3f8f;padding:1.5mm;transform:rotate(-2deg);opacity:.85">RECONHEÇO POR SEMELHANÇA a firma supra de {sub}, do que dou fé. Em testº ____ da verdade.<br>2º Tabelião de Notas — {r.choice(["Cartório Veiga","Cartório Ruiz Leal"])}</div>''' if p.n in (2,6,7) else ''
    b = f'''<div class="bd"></div><div class="bd2"></div><div style="position:relative;text-align:center;line-height:1.3"><div>{art.arms(58,'#5a2f12','#c39a63')}</div><div style="font-size:11pt;letter-spacing:2px">REPÚBLICA FEDERATIVA DO BRASIL</div><div style="font-size:10pt">ESTADO DE SÃO PAULO &nbsp;—&nbsp; COMARCA {"DE "+p.reg["com"].upper() if p.reg["com"]!="da Capital" else "DA CAPITAL"}</div>
<div style="font:bold 12pt 'TeX Gyre Schola';margin-top:1.5mm">{p.reg['cart']}</div><div style="font-size:9pt"><b>{p.reg['of']}</b> — {"Oficial" if p.n!=3 else "Escrivã"} &nbsp;&nbsp; {sub} — Oficial Maior</div><div style="font:bold 22pt 'URW Bookman';letter-spacing:3px;margin-top:4mm">NASCIMENTO</div></div><div style="position:relative">
{L('Nº', p.termo, 'Livro', p.livro, 'Fls.', p.folha)}
<div style="font-size:10.3pt;margin-top:3mm"><i>Certifico</i> que no livro e às folhas acima, do Registro de Nascimentos, foi lavrado em</div>{L('', lav, ' o assento de')}
{L('', f'<b style="font-size:12pt;display:block;text-align:center">{esc(p.nome)}</b>')}
{L('do sexo', sx, ', de cor', cor, ', nascid'+p.o)}{L('aos', txt)}{L('às', hora, 'horas, em', (loc, 4))}
{L('filh'+p.o+' de', esc(p.g1.nome) or fill)}{L('natural de', nt(p.g1), 'profissão', (p.g1.prof or fill, .6))}{L('e de dona', esc(p.g2.nome))}{L('natural de', nt(p.g2), 'profissão', (p.g2.prof, .6))}
{L('Avós paternos:', a[0])}{L('e dona', a[1])}{L('Avós maternos:', a[2])}{L('e dona', a[3])}
{L('Foi declarante', decl, 'e serviram de testemunhas', (w1, 2))}{L('e', w2)}{L('OBSERVAÇÕES:', notes)}
<div style="font-size:10.3pt;margin-top:4mm;text-indent:10mm">O referido é verdade e dou fé.</div>{L('', p.reg['mun'] if p.reg['mun']!='São Paulo' else 'São Paulo', ',', (semi(p.emis), 2))}
<div style="text-align:right;margin-top:3mm">{art.sig(p.nome,170,40,'#20305f')}<div style="border-top:.6pt solid #5a2f12;width:75mm;margin-left:auto;text-align:center;font-size:8.5pt">{"Oficial" if p.n in (1,5) else "Oficial Maior" if p.n%2==0 else "Escrevente habilitado"}</div></div></div>
<div style="position:absolute;right:21mm;bottom:17mm;font-size:7.2pt;text-align:right">Custas: Oficial {cur} {money(fee)} &nbsp; Estado {cur} {money(fee*.27)} &nbsp; C. Serv. {cur} {money(fee*.2)}</div>{rec}'''
    w = ext(p.nasc)
    acc = {'dados_pessoais.data_nascimento.texto_completo': [w, br(p.nasc)], 'observações.anotações': []}
    del acc['observações.anotações']
    for k, g in (('genitor_1', p.g1 if p.g1.nome else p.g2), ('genitor_2', p.g2)):
        if g.nat[1]: acc[f'filiação.{k}.naturalidade'] = [ptnat(g.nat, uf), g.nat[0]]
    if not p.g1.nome: acc.pop('filiação.genitor_2.naturalidade', 0); acc['filiação.genitor_1.nome_completo'] = ['']; acc['filiação.genitor_2.nome_completo'] = [p.g2.nome]
    if p.twin: acc['gêmeos.informações_adicionais'] = [notes]; acc['observações.averbações'] = acc['observações.anotações'] = [notes]
    p.joint = True
    if p.reg['mun']=='São Paulo' or 1: acc['registro.cartório'] = [p.reg['cart'] + (' de ' + p.reg['mun'] if p.reg['mun']!='São Paulo' else '')]
    return page(Q5CSS % orn(), b), truth(p, 'Q5', texto=txt, natg=1, accept=acc)
