"""L10: transcription in Book E of a birth abroad, landscape, 1996-2009."""
from base import *

# (given, sex, city, country, hospital, birth, consulate, consular date, transcription date, issue, registry town)
S10 = [
 dict(n='Beatriz', s='F', r='Goiânia/GO', d='14/05/1999', dr='23/08/2002', de='23/08/2002', h='10:42', est='Maternidade Alfredo da Costa', ab=('Lisboa', 'Portugal'), con=('Consulado-Geral do Brasil em Lisboa', '02/06/1999'), pat='Brandão', father='Armindo José Brandão', pgf='Belmiro Teles Brandão', pgm='Maria da Assunção Loureiro'),
 dict(n='Kevin Anthony', s='M', r='Governador Valadares/MG', d='08/11/2001', dr='15/01/2004', de='10/02/2008', h='16:25', est='Framingham Union Hospital', ab=('Framingham, Massachusetts', 'Estados Unidos da América'), con=('Consulado-Geral do Brasil em Boston', '20/12/2001')),
 dict(n='Lucas Kenji', s='M', r='Londrina/PR', d='03/02/1997', dr='30/07/1998', de='30/07/1998', h='05:18', est='', ab=('Hamamatsu, Província de Shizuoka', 'Japão'), con=('Consulado-Geral do Brasil em Nagóia', '27/02/1997'), pat='Nakamura', mt='Watanabe'),
 dict(n='Liz Marian', s='F', r='Foz do Iguaçu/PR', d='21/12/1994', dr='09/03/2000', de='17/04/2006', h='', est='', ab=('Ciudad del Este', 'Paraguai'), con=('Vice-Consulado do Brasil em Ciudad del Este', '13/02/1995'), home=1,
      av='Por sentença de 02 de março de 2006, da 1ª Vara Federal de Foz do Iguaçu, foi homologada a opção definitiva pela nacionalidade brasileira, registrada no livro E-9, fls. 14.'),
 dict(n='Giulia', s='F', r='Vitória/ES', d='19/08/2003', dr='12/12/2005', de='12/12/2005', h='20:03', est='Ospedale San Raffaele', ab=('Milão', 'Itália'), con=('Consulado-Geral do Brasil em Milão', '01/09/2003'), tw='Chiara', pat='Brunoro', father='Matteo Brunoro', pgf='Alessandro Brunoro', pgm='Donatella Ferrari'),
 dict(n='Ibrahim', s='M', r='São Paulo/SP', d='30/10/1990', dr='05/05/1997', de='19/11/2003', h='', est='', ab=('Zahlé', 'Líbano'), con=('Embaixada do Brasil em Beirute', '14/01/1991'), pat='Saad', mt='El-Khoury', father='Youssef Elias Saad', pgf='Elias Hanna Saad', pgm='Samira Maalouf'),
 dict(n='Noemi', s='F', r='Dourados/MS', d='11/04/1998', dr='21/10/1999', de='06/09/2007', h='07:50', est='', ab=('Pedro Juan Caballero', 'Paraguai'), con=('Consulado do Brasil em Pedro Juan Caballero', '25/05/1998'), nf=1, home=1),
 dict(n='Frederik Otto', s='M', r='Porto Alegre/RS', d='27/06/1985', dr='03/10/1996', de='08/01/2009', h='13:13', est='Charité Universitätsmedizin', ab=('Berlim', 'Alemanha'), con=('Consulado-Geral do Brasil em Berlim', '16/09/1985'), pat='von Bülow', father='Jürgen von Bülow', pgf='Karl-Heinz von Bülow', pgm='Ingeborg Schröder',
      an='Casou-se em 20/09/2008, em Florianópolis-SC, com Anelise Goulart Brum, livro B-88, fls. 201, termo 26.301.'),
]


def L10(i):
    sp = dict(S10[i])
    (city, country), (con, cdate), home = sp.pop('ab'), sp.pop('con'), sp.pop('home', 0)
    F = prep(f'L10-{i+1}', **sp)
    R = F.R
    if i in (0, 4, 5, 7):
        F.fn = (['Porto', '', '', '', 'Bérgamo', 'Trípoli', '', 'Hamburgo'][i], ['Portugal', '', '', '', 'Itália', 'Líbano', '', 'Alemanha'][i])
    cart = ['1º Registro Civil e Tabelionato de Notas de Goiânia', 'Cartório do 1º Ofício do Registro Civil de Governador Valadares', '1º Serviço de Registro Civil da Comarca de Londrina', 'Registro Civil - 1º Ofício de Foz do Iguaçu', 'Cartório do Registro Civil da 1ª Zona de Vitória',
            'Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito - Sé', 'Serviço de Registro Civil 1º Ofício de Dourados', 'Registro Civil das Pessoas Naturais da 1ª Zona de Porto Alegre'][i]
    o = gen(F, 'o', 'a')
    lv, fl, tm = f'E-{R.randrange(3,60)}', f'{R.randrange(2,300)}' + ['', ' v.º', ''][i % 3], str(R.randrange(100, 9800))
    cd = D_(cdate)
    assert F.d <= cd <= F.dr
    no = ['não constante', '——', '*****', 'não declarado'][i % 4]
    st = lambda t: f'{t[0]} - {t[1]}' if len(t[1]) == 2 else f'{t[0]}, {t[1]}'
    tn = lambda t: f'{t[0]} ({t[1]})'
    pa, pb, ma, mb = F.pgf, F.pgm, F.mgf, F.mgm
    fa = '' if F.nf else F.father
    if F.nf:
        pa = pb = ''
    if i == 3:
        mb = ''
    nm = F.name.upper()
    dnp = [mid(F.d), ext(F.d)][i % 2]
    hora = F.h and f'{F.h.replace(":", "h")} (hora local)'
    dregp = [br(F.dr), mid(F.dr)][i % 2]
    demis = [mid(F.de), ext(F.de), br(F.de, '-')][i % 3]
    selo_ = f'{letters(R,3)} {digits(R,5)}' if F.de.year >= 2000 and i != 7 else ''
    subs = i in (2, 4)

    def it(l, v):
        return f'<div class=i><em>{l}</em><span>{v or no}</span></div>'
    c = '#10402f'
    css = f'''body{{font:10.2pt/1.36 "TeX Gyre Pagella";color:#111}}.pg{{background:#fbfaf2}}.pn{{position:absolute;top:13mm;bottom:12mm}}.a{{left:13mm;width:148mm;border-right:2px solid {c};padding-right:7mm}}.b{{right:13mm;width:116mm}}
    h1{{font:700 14pt "Lato";color:{c};margin:0 0 1px}}h2{{font:600 8.6pt "Lato";margin:0 0 7px;color:#444;letter-spacing:.3px}}.i{{display:flex;align-items:baseline;padding:3.4px 0;border-bottom:.5px solid #c9cfbf}}.i em{{width:47mm;flex:none;text-align:right;padding-right:9px;color:{c};font-size:8.6pt}}.i span{{font-size:10.2pt}}
    .b p{{margin:0 0 6px;text-align:justify}}.rg{{display:flex;gap:8px;align-items:center;margin-bottom:8px;border-bottom:1px solid {c};padding-bottom:6px}}.rg p{{text-align:left;margin:0;font-size:9pt}}'''
    obs = []
    if F.av:
        obs.append(f'<p><u>Averbação</u>: {F.av}</p>')
    if F.an:
        obs.append(f'<p><u>Anotação</u>: {F.an}</p>')
    legal = ['Brasileir'+o+' nat'+o+', de acordo com o disposto no artigo 12, inciso I, alínea "c", in limine, da Constituição Federal.', 'A condição de nacionalidade brasileira depende de opção, a qualquer tempo, perante a Justiça Federal, na forma do art. 12, I, "c", da Constituição.'][1 if i in (3, 6) else 0]
    twl = it(f'Gêmeo de', F.twin) if F.twin else it('Parto', 'simples')
    body = guilloche(842, 595, 16, 7, ['#b9c9a8', '#d8c98c'], 2, 4) + f'''<div class="pn a"><h1>CERTIDÃO DE TRASLADO DE NASCIMENTO</h1><h2>Assento lavrado em repartição consular — Lei nº 6.015/73, art. 32</h2>
    {it('Traslad'+('ado' if F.masc else 'ada')+', nome',f'<b>{nm}</b>')}{it('Sexo',F.sx.lower())}{it('Veio à luz em',dnp)}{it('Hora do nascimento',hora)}{it('Casa de saúde','residência dos pais' if home else F.est)}{it('Cidade',city)}{it('País',country)}{twl}
    {it('Pai',fa)}{it('— de nacionalidade e origem', '' if F.nf else f'{"estrangeiro" if i in (0,4,5,7) else "brasileiro"}, de {tn(F.fn)}')}{it('Mãe',F.mother)}{it('— de nacionalidade e origem',f'brasileira, de {tn(F.mn)}')}
    {it('Avô, lado paterno',pa)}{it('Avó, lado paterno',pb)}{it('Avô, lado materno',ma)}{it('Avó, lado materno',mb)}{it('Repartição de origem',con)}{it('Data do assento consular',br(cd))}{it('Traslado efetuado em',dregp)}{it('Livro / folha / número',f'{lv} &nbsp;/&nbsp; {fl} &nbsp;/&nbsp; {tm}')}
    {it('Requerente',F.mother if F.nf or i%2 else fa)}</div>
    <div class="pn b"><div class=rg>{arms(58,c,'#b89b3a','#1f3d7a')}<p>República Federativa do Brasil<br><b>{cart}</b><br>{F.rm} – {F.ru}<br>{street(R)}</p></div>
    <p>CERTIFICO que, nesta data, foi extraída do Livro "E" deste Registro a presente certidão, relativa ao traslado do assento de nascimento, cujos elementos se acham ao lado, feito à vista da certidão nº {R.randrange(100,2000)} expedida pela repartição brasileira ali mencionada, legalizada pelo Ministério das Relações Exteriores.</p>
    <p>{legal}</p>{''.join(obs) or '<p>Sem averbações ou anotações até a presente data.</p>'}<p>O referido é verdade e dou fé.</p><p style="text-align:right;margin-top:8px">{F.rm}, {demis}</p>
    <div style="text-align:center;line-height:1.2;margin-top:6px">{sign(R,170,40,'#1c2b66')}<br>{F.escr if subs else F.oficial}<br><span style="font-size:8.4pt">{'Oficial Substituto(a)' if subs else 'Oficial do Registro Civil'}</span></div>
    <div style="position:absolute;left:0;right:0;bottom:4px;display:flex;align-items:flex-end;gap:14px">{stamp('REGISTRO CIVIL - LIVRO E',F.rm.upper(),82,'#6b2330',R.randrange(-25,25))}{f'<div style="border:1.4px solid #876;background:#f4ead0;padding:5px 9px;font:7.6pt Lato;text-align:center">Selo de Autenticidade<br><b style="font-size:11pt">{selo_}</b></div>' if selo_ else ''}<div style="font:7.6pt Lato;line-height:1.3">{'Oficial: '+F.oficial+'<br>' if subs else ''}Custas R$ {R.randrange(10,60)},{R.randrange(10,99)}<br>Conferido por: {woman().split()[0]}</div></div></div>'''
    acc = {'dn': [br(F.d)], 'mun': [f'{city}, {country}', f'{city} - {country}', city.split(',')[0]], 'uf': [country, 'EX'], 'g2n': tn(F.mn)}
    if fa:
        acc['g1n'] = [tn(F.fn), F.fn[0]]
    else:
        acc['g1n'] = acc.pop('g2n')
    if home:
        acc['est'] = 'residência dos pais'
    t = truth(F.case, (842, 595), birth=F.d, nome=nm, dn=dnp, hora=F.h, sexo=F.sx, est='Domicílio' if home else F.est, mun=city, uf='', rmun=F.rm, ruf=F.ru, cart=cart, dreg=br(F.dr), livro=lv, folha=fl, termo=tm,
              g1=fa or F.mother, g1n=st(F.fn) if fa else st(F.mn), g2=F.mother if fa else '', g2n=st(F.mn) if fa else '', pa=pa, pb=pb, ma=ma, mb=mb, tw=[F.twin] if F.twin else [], twinfo=F.twin, averb=F.av, anot=F.an,
              selo=selo_, oficial=F.oficial, demis=br(F.de), accept=acc,
              shown={'hora': hora, 'sexo': F.sx.lower(), 'est': 'residência dos pais' if home else F.est, 'dreg': dregp, 'demis': demis, 'dia': '', 'mes': MES[F.d.month-1], 'ano': num(F.d.year) if i % 2 else str(F.d.year), 'g1n': tn(F.fn) if fa else tn(F.mn), 'g2n': tn(F.mn) if fa else ''})
    return page('Traslado', css, body, 'A4 landscape'), t
