from base import *
from forms_a1 import R
import art
# ---------------- Q6: Rio, A5 landscape, 1976-1996, blue ink, captions below the rules, matrix printer
Q6R = [
 R('Rio de Janeiro','RJ','8ª CIRCUNSCRIÇÃO – FREGUESIA DE INHAÚMA','Dr. Murilo Castanheira Dorneles',0,'3ª ZONA'),
 R('Rio de Janeiro','RJ','5ª CIRCUNSCRIÇÃO – FREGUESIAS DA LAGOA E GÁVEA','Aloysio Cordovil Paes Leme',0,'1ª ZONA'),
 R('Niterói','RJ','2º DISTRITO DE NITERÓI – BARRETO','Mercedes Fróes Carvalhal',0,'4ª ZONA'),
 R('Rio de Janeiro','RJ','11ª CIRCUNSCRIÇÃO – FREGUESIA DE IRAJÁ','',0,'2ª ZONA'),
 R('Duque de Caxias','RJ','3º DISTRITO DE DUQUE DE CAXIAS – IMBARIÊ','Sylvio Tostes Bulcão',0,'COMARCA DE DUQUE DE CAXIAS'),
 R('Itaperuna','RJ','REGISTRO CIVIL DO 1º DISTRITO DE ITAPERUNA','',0,'COMARCA DE ITAPERUNA'),
 R('Rio de Janeiro','RJ','14ª CIRCUNSCRIÇÃO – FREGUESIA DE CAMPO GRANDE','Dr. Nestor Quintella Feijó',0,'6ª ZONA'),
 R('São Gonçalo','RJ','4º DISTRITO DE SÃO GONÇALO – NEVES','Iolita Vassimon Guedes',0,'COMARCA DE SÃO GONÇALO')]
Q6S = [
 dict(sex='F', born='1978-04-02', dreg='1978-04-10', emis='1978-04-10'),
 dict(sex='M', born='1964-11-19', dreg='1964-12-01', era='mid', emis='1981-07-07', eth=('pt','pt'), n1=('Vila Nova de Gaia, Portugal',''), n2=('Rio de Janeiro','RJ')),
 dict(sex='F', born='1982-09-09', dreg='1982-09-29', emis='1988-03-15', bm=('Niterói','RJ'), noav=(0,1)),
 dict(sex='M', born='1976-01-25', dreg='1976-02-06', twin=1, emis='1990-10-22', hora=(13,5)),
 dict(sex='F', born='1986-12-31', dreg='1987-02-02', nofather=1, noav=(2,), hora=(1,0)),
 dict(given='Amarildo', sex='M', born='1971-06-13', dreg='1974-08-21', home=1, nohour=1, emis='1977-05-30'),
 dict(sex='F', born='1969-03-28', dreg='1969-04-15', era='mid', emis='1995-08-04', anot='CASOU-SE EM 19/12/1987 COM PAULO SÉRGIO FRAGOSO BRUM, 9ª CIRC., LIVRO B-77, FLS. 201, TERMO 15.330. SEPARAÇÃO CONSENSUAL EM 14/06/1994.'),
 dict(sex='M', born='1992-08-30', dreg='1992-09-11', emis='1996-01-19', averb='RECONHECIDO PELO PAI POR ESCRITURA DE 04/05/1995, AVERBADA EM 10/05/1995.')]
Q6CSS = '''.pg{font-family:"Liberation Sans Narrow";color:#173a8a;background:#fdfdff;padding:6mm 9mm 5mm}.fr{position:absolute;inset:3.5mm;border:1pt solid #173a8a}.r{display:flex;gap:3mm;margin-top:1.2mm;position:relative;align-items:flex-end}.c{flex:1;min-width:0}.c u{display:block;text-decoration:none;border-bottom:.5pt solid #173a8a;font-family:"Liberation Mono";font-size:9.2pt;letter-spacing:-.4px;color:#101010;min-height:4.6mm;padding:.5mm .6mm 0;line-height:1.12}.c i{display:block;font-style:normal;font-size:6.5pt;line-height:1.15}'''
def q6(p):
    r = p.r; caps(p, up); U = up
    C = lambda v, cap, fl=1: f'<div class="c" style="flex:{fl}"><u>{v}</u><i>{cap}</i></div>'
    W = lambda *x: '<div class="r">' + ''.join(x) + '</div>'
    no = ['XXXXXXXXXX','***','IGNORADO','NÃO DECLARADO'][p.n%4]
    d = p.nasc
    txt = {0: f"{d.day:02d} {MES3[d.month]} {d.year}", 1: f"{d.day:02d} DE {MES[d.month].upper()} DE {d.year}", 2: br(d), 3: f"{ext(d).upper()}"}[p.n%4]
    hora = (['{:02d}.{:02d} H','{:02d}:{:02d}','{:02d} H {:02d} M'][p.n%3].format(*p.hora) if p.hora else no)
    nt = lambda g: (f"{g.nat[0]}-{g.nat[1]}" if g.nat[1] else g.nat[0]).upper() if g.nome else no
    loc = (p.estab if p.estab != 'Domicílio' else f'DOMICÍLIO - {p.addr}').upper()
    p.livro, p.folha, p.termo = (f"A-{p.book}", f"{p.leaf}{'V' if p.verso else ''}", [str(p.term), dots(p.term)][p.n%2])
    clerk = adult(r, r.choice('MF'), 'mid')
    obs = (p.averb or p.anot)
    tw = ''
    if p.twin: tw = f'GÊMEO COM {p.twin[0]}, TERMO {p.term+1}.'
    av = [x or no for x in p.av]
    dr = {0: br(p.dreg), 1: f"{p.dreg.day:02d} DE {MES[p.dreg.month].upper()} DE {p.dreg.year}"}[p.n%2]
    head = f'<div style="font-size:7.6pt">OFICIAL DO REGISTRO: <b>{p.reg["of"]}</b></div>' if p.reg['of'] else ''
    if not p.reg['of']: p.oficial = clerk
    dec = r.choice(['O PAI','A MÃE','A AVÓ MATERNA']) if p.g1.nome else 'A MÃE'
    b = f'''<div class="fr"></div><div style="display:flex;position:relative;align-items:center;gap:4mm"><div>{art.arms(40,'#173a8a','#9bb0dd')}</div><div style="flex:1;line-height:1.18"><div style="font-size:7.4pt">ESTADO DO RIO DE JANEIRO · PODER JUDICIÁRIO · CORREGEDORIA DA JUSTIÇA</div><div style="font-size:9pt;font-weight:bold">REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div style="font-size:9.6pt;font-weight:bold">{p.reg['cart']}</div><div style="font-size:7.6pt">{p.reg['end']}</div>{head}</div><div style="text-align:center"><div style="font:bold 13.5pt 'URW Gothic'">CERTIDÃO DE<br>NASCIMENTO</div></div></div>
{W(C(p.livro,'livro'), C(p.folha,'folha'), C(p.termo,'termo'), C(dr,'data do assento',2.4), C(p.reg['mun'].upper()+' - RJ','município',2.2))}
<div style="font-size:7.4pt;margin-top:.8mm;position:relative">CERTIFICO que do livro, folha e termo acima indicados consta o registro de nascimento de:</div>
{W(C(f'<b style="font-size:10.5pt">{esc(p.nome)}</b>','nome por extenso',4), C(p.sexo.upper(),'sexo',1))}
{W(C(txt,'data do nascimento',3.2), C(hora,'hora',.9), C(esc(loc),'lugar do nascimento',4.2))}{W(C(f"{p.mun.upper()} - {p.uf}",'cidade do nascimento',2), C(dec,'declarante',1.5), C(f"{adult(r,'M','mid').upper()} E OUTRO",'testemunhas',3))}
{W(C(esc(p.g1.nome) or no,'pai',3), C(nt(p.g1),'sua naturalidade',2), C((p.g1.prof or no).upper(),'profissão',1.7))}{W(C(esc(p.g2.nome),'mãe',3), C(nt(p.g2),'sua naturalidade',2), C(p.g2.prof.upper(),'profissão',1.7))}
{W(C(esc(av[0]),'avô paterno'), C(esc(av[1]),'avó paterna'))}{W(C(esc(av[2]),'avô materno'), C(esc(av[3]),'avó materna'))}
{W(C(esc(tw or obs or ['XXXXXXXXXX','***','NADA CONSTA','- - - - -'][p.n%4]),'observações e averbações'))}
<div style="display:flex;justify-content:space-between;position:absolute;left:9mm;right:9mm;bottom:5.5mm;align-items:flex-end"><div style="font-size:7pt;line-height:1.3">O referido é verdade, do que dou fé.<br>Emolumentos: {'Cr$' if p.emis.year<1986 or 1990<=p.emis.year<1993 else 'Cz$' if p.emis.year<1989 else 'NCz$' if p.emis.year<1990 else 'R$'} {money(r.choice([31.2,48.5,120,7.35]))} &nbsp; Tab. XIX, nº 4<br><span style="font:8.4pt 'Liberation Mono';color:#101010">{p.reg['mun'].upper()}, {br(p.emis) if p.n%2 else f"{p.emis.day:02d} DE {MES[p.emis.month].upper()} DE {p.emis.year}"}</span></div><div style="text-align:center;font-size:7pt;width:62mm">{art.sig(p.nome,120,26,'#111')}<div style="border-top:.5pt solid #173a8a">{clerk + ' — Escrevente Juramentad' + 'o(a)' if not p.reg['of'] or p.n in (1,5) else 'Escrevente Substituto'}</div></div></div>
<div style="position:absolute;right:70mm;bottom:4mm">{art.stamp('REG. CIVIL '+p.reg['mun'].upper(), 'ESTADO DO RIO DE JANEIRO', 'R.J.', 62, '#7a2a6a', .4)}</div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [br(p.nasc)]}
    if not p.g1.nome: acc['filiação.genitor_1.nome_completo'] = ['']; acc['filiação.genitor_2.nome_completo'] = [p.g2.nome]
    if p.estab != 'Domicílio': p.estab = p.estab.upper()
    p.mun = up(p.mun); ov = {'registro.município': up(p.reg['mun'])}; acc['registro.cartório'] = ['REGISTRO CIVIL DAS PESSOAS NATURAIS ' + p.reg['cart'], f"REGISTRO CIVIL DAS PESSOAS NATURAIS {p.reg['cart']} {p.reg['end']}", f"{p.reg['cart']} {p.reg['end']}"]
    for g in (p.g1, p.g2): g.nat = (up(g.nat[0]), g.nat[1])
    if p.twin: acc['gêmeos.informações_adicionais'] = [tw, f'GÊMEO COM {p.twin[0]}']; acc['observações.averbações'] = acc['observações.anotações'] = [tw]
    p.joint = True
    return page(Q6CSS, b, 'A5 landscape'), truth(p, 'Q6', (595, 420), texto=txt, natg=1, accept=acc, over=ov)
