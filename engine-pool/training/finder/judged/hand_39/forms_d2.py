from base import *
from forms_a1 import R
import art
# ---------------- Q10: the odd ones: late, court-ordered, restored, indigenous, two mothers, foundling, triplets, birth abroad; numbered cells
Q10R = [
 R('São Fidélis','RJ','RCPN do 2º Distrito de São Fidélis (Ipuca)','Abelardo Crespo Gusmão',91873,'Rua da Matriz, 20'),
 R('Franca','SP','Registro Civil das Pessoas Naturais do 1º Subdistrito de Franca','Ondina Faleiros Barini',119954,'Rua Major Claudiano, 1.190'),
 R('Aracruz','ES','Cartório de Registro Civil de Santa Cruz – Aracruz','Sebastião Loureiro Devens',22450,'Rua Duque de Caxias, 3'),
 R('Belo Horizonte','MG','Registro Civil das Pessoas Naturais do 4º Subdistrito de Belo Horizonte','Cláudia Matoso Bhering',33906,'Rua dos Goitacazes, 1.004'),
 R('Sete Lagoas','MG','Ofício do Registro Civil das Pessoas Naturais de Sete Lagoas','Rômulo Avelar Cotta',42119,'Praça Tiradentes, 55'),
 R('Carangola','MG','Registro Civil e Notas do Distrito de Alvorada de Carangola','Zélia Fraga Lanna',47605,'Rua São Mateus, s/nº'),
 R('Botucatu','SP','Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Botucatu','Augusto Delmanto Serpa',118302,'Rua Curuzu, 612'),
 R('São Paulo','SP','Oficial de Registro Civil das Pessoas Naturais do 1º Subdistrito – Sé','Virgínia Toledo Ramenzoni',115014,'Praça Dr. João Mendes, 52')]
Q10S = [
 dict(sex='M', born='1958-06-29', dreg='2014-09-16', emis='2014-09-16', home=1, era='old', nohour=1, noav=(0,1,3), nodnv=1, nocpf=1, selo='EAGB 40128 XNT',
   kind='REGISTRO TARDIO', fund='Assento lavrado fora do prazo legal, nos termos do art. 46 da Lei nº 6.015/1973 e do Provimento CNJ nº 28/2013, à vista de requerimento assinado por duas testemunhas.'),
 dict(given='Ana Thereza', sex='F', born='2009-03-15', dreg='2015-10-08', emis='2023-06-21', nodnv=1, selo='1199541CE0000000241865230',
   kind='REGISTRO POR ORDEM JUDICIAL', fund='Mandado de inscrição expedido em 30/09/2015 pela Vara da Infância e Juventude da Comarca de Franca, arquivado em pasta própria sob nº 118.', nohour=0),
 dict(sex='F', born='2017-11-20', dreg='2018-02-05', emis='2018-02-05', home=1, nocpf=1, selo='022450.TKA1801.00377', nome='Kerexu Mirim da Silva Benites', g1='Werá Kwaray da Silva', g2='Jaxuka Poty Benites', av=['Karaí Tataendy da Silva','Ara Rete Carvalho','Tupã Nhevangá Benites','Takua Jerá Oliveira'], estab='Domicílio', n1=('Aracruz','ES'), n2=('Paranaguá','PR'), hora=(4,30),
   kind='REGISTRO DE PESSOA INDÍGENA', fund='Etnia Guarani Mbyá. Aldeia Boa Esperança (Tekoa Porã). Declaração de nascimento da FUNAI, nos termos da Resolução Conjunta CNJ/CNMP nº 3/2012.'),
 dict(sex='M', born='2021-05-09', dreg='2021-05-19', emis='2024-01-22', psex=('F','F'), selo='GMU40718', noav=(0,),
   kind='REPRODUÇÃO ASSISTIDA', fund='Registro com dupla maternidade, lavrado nos termos dos arts. 16 e 17 do Provimento CNJ nº 63/2017.', averb='Em 11/09/2023 foi averbada a alteração da ordem dos sobrenomes do registrado, a pedido das genitoras (art. 55, § 4º, da Lei nº 6.015/1973).'),
 dict(sex='F', born='1999-12-13', dreg='2000-01-28', emis='2017-04-06', estab='', nohour=1, noav=(0,1,2,3), nodnv=1, nocpf=0, selo='BQS67190', g1='', g2='', nome='Luzia Natalina de Jesus', bm=('Sete Lagoas','MG'),
   kind='CRIANÇA EXPOSTA', fund='Registro de exposta, encontrada na Praça da Matriz, lavrado por determinação do Juízo da Infância e da Juventude de Sete Lagoas, que lhe fixou nome, data e lugar de nascimento (art. 61 da Lei nº 6.015/1973).'),
 dict(sex='M', born='1945-01-08', dreg='1945-01-25', emis='2012-11-30', home=1, era='old', nodnv=1, nocpf=1, selo='BHT05963', hora=(21,0), noav=(1,),
   kind='REGISTRO RESTAURADO', fund='Termo restaurado por sentença de 18/05/1983 do MM. Juiz de Direito da Comarca de Carangola, por haver o livro primitivo se perdido na enchente de 1979.', anot='Casado em 22/07/1967 com Orminda Vieites Pacheco, registro nº 1.204, livro 12-B. Viúvo desde 15/02/2010.'),
 dict(sex='M', born='2020-02-20', dreg='2020-03-02', emis='2020-03-02', twin=2, selo='1183021NA0000000056329208', hora=(7,31),
   kind='NASCIMENTO MÚLTIPLO', fund='Trigêmeos nascidos vivos do mesmo parto, registrados em termos seguidos (art. 63 da Lei nº 6.015/1973).'),
 dict(sex='F', born='2012-07-18', dreg='2019-04-11', emis='2019-04-11', bm=('Lisboa, Portugal',''), nat=('Lisboa, Portugal',''), estab='Maternidade Dr. Alfredo da Costa', nodnv=1, nocpf=0, far=.1, n1=('Goiânia','GO'), n2=('São Paulo','SP'), selo='1150141TR0000000018840196', hora=(16,47),
   kind='TRASLADO – NASCIMENTO NO EXTERIOR', fund='Traslado de assento lavrado no Consulado-Geral do Brasil em Lisboa, às fls. 61 do livro A-133, sob nº 13.261. Brasileira nata, nos termos do art. 12, inciso I, alínea “c”, da Constituição Federal.')]
Q10CSS = '''.pg{font-family:"TeX Gyre Heros Cn";font-size:8.4pt;color:#33101f;background:#fdf3f4 url("%s");padding:10mm 11mm}.g{display:grid;grid-template-columns:repeat(12,1fr);border-left:.6pt solid #8c3b57;border-top:.6pt solid #8c3b57;margin-top:2mm}.g>div{border-right:.6pt solid #8c3b57;border-bottom:.6pt solid #8c3b57;padding:.8mm 1.6mm 1.2mm;background:#fffc;min-height:11.4mm}.n{font-size:6.6pt;color:#8c3b57;display:block}.x{font-family:"DejaVu Sans Condensed","DejaVu Sans";font-size:9.6pt;color:#111;line-height:1.25}.h{background:#8c3b57!important;color:#fff;font-weight:bold;min-height:0!important;letter-spacing:.8px;font-size:7.4pt;grid-column:span 12}'''
def q10(p):
    r = p.r; n = p.n; s = p.s
    if n in (1, 2, 5, 6): caps(p, up)
    elif n in (4, 8): caps(p, up, ('nome',))
    out = n == 8
    m = matricula(p.reg['cns'], p.dreg.year, p.book, p.leaf, p.term, kind='7' if out else '1')
    mf = mfmt(m, [0,4,1,3][n%4])
    cnt = [0]
    def c(lab, v, span):
        cnt[0] += 1
        return f'<div style="grid-column:span {span}"><span class="n">{cnt[0]:02d} &nbsp;{lab}</span><span class="x">{v}</span></div>'
    h = lambda t: f'<div class="h">{t}</div>'
    no = ['não consta','***','ignorado','—','não declarado'][n%5]
    unk = 'desconhecido(a)' if n == 5 else no
    wd, nu = ext(p.nasc), brdot(p.nasc) if n%2 else br(p.nasc)
    txt = wd if n not in (5, 6) else nu
    hora = (f"{p.hora[0]:02d}h{p.hora[1]:02d}" if n%2 else f"{p.hora[0]:02d}:{p.hora[1]:02d}") if p.hora else no
    place = {'Domicílio': f"Domicílio{' – Aldeia Boa Esperança' if n==3 else ' – ' + p.addr}", '': 'não identificado'}.get(p.estab, p.estab)
    nt = lambda t: f"{t[0]}/{t[1]}" if t[1] else t[0] or no
    two = s.get('psex') == ('F','F')
    g1, g2 = p.g1, p.g2
    if n == 5: g1.nat = g2.nat = ('','')
    L1, L2 = ('Genitora (1)', 'Genitora (2)') if two else ('Genitor', 'Genitora') if n%2 else ('Pai', 'Mãe')
    A = [('Avô','Avó','Avô','Avó'), ('Avô por parte de pai','Avó por parte de pai','Avô por parte de mãe','Avó por parte de mãe')][0 if two else 1]
    gl = ' (linha da genitora 1)', ' (linha da genitora 2)'
    av = [x or unk for x in p.av]
    dn = f"{'E' if out else 'A'}-{p.book:05d}" if n%2==0 else f"{p.book}{'-E' if out else '-A'}"
    p.livro, p.folha, p.termo = dn, f"{p.leaf:03d}" if n%2==0 else str(p.leaf), f"{p.term:07d}" if n%2==0 else dots(p.term)
    tw = ''
    if p.twin: tw = 'Sim – ' + ' e '.join(map(esc, p.twin))
    free = p.emis == p.dreg
    uf = p.reg['uf']
    sl = {'RJ':'Selo eletrônico de fiscalização','SP':'Selo digital','ES':'Selo digital do ato','MG':'Selo de consulta' if p.emis.year>2016 else 'Selo de fiscalização'}[uf]
    clerk = adult(r, r.choice('MF'), 'mid')
    b = f'''<div style="display:flex;gap:4mm;align-items:center"><div>{art.arms(56,'#8c3b57','#c991a5')}</div><div style="flex:1;line-height:1.25"><div style="font-size:9pt">República Federativa do Brasil · Estado {'d' + ('o' if uf in ('ES','RJ') else 'e')} {UFN[uf]}</div><div style="font-size:12pt;font-weight:bold">{p.reg['cart']}</div><div>{p.reg['end']} · {p.reg['mun']} · Titular da delegação: {p.oficial}</div></div><div style="text-align:center;border:1.2pt solid #8c3b57;padding:1.5mm 3mm;background:#fff"><b style="font-size:9pt">{s['kind']}</b></div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:3mm"><div style="font:bold 20pt 'TeX Gyre Adventor'">Certidão de Nascimento</div><div style="text-align:right">{art.bars(m,190,22,'#33101f')}<br><span style="font:bold 9.6pt 'DejaVu Sans Mono'">{mf}</span><br><span class="n">matrícula</span></div></div>
<div class="g">{h('A. IDENTIDADE')}{c('Nome', f'<b style="font-size:12pt">{esc(p.nome)}</b>', 9)}{c('CPF', p.cpf or 'não inscrito', 3)}{c('Data do nascimento' , (f'{nu} – {wd}' if n not in (5,6) else nu), 7)}{c('Hora', hora, 2)}{c('Sexo', p.sexo, 3)}{c('Lugar', esc(place), 5)}{c('Cidade e Estado (ou país) do nascimento', nt((p.mun, p.uf)), 4)}{c('Naturalidade', nt(p.nat), 3)}
{c('Parto múltiplo', tw or 'Não', 8)}{c('DNV', p.dnv or no, 4)}
{h('B. ASCENDÊNCIA')}{c(L1, esc(g1.nome) or unk, 8)}{c('natural de', nt(g1.nat), 4)}{c(A[0]+(gl[0] if two else ''), esc(av[0]), 6)}{c(A[1]+(gl[0] if two else ''), esc(av[1]), 6)}{c(L2, esc(g2.nome) or unk, 8)}{c('natural de', nt(g2.nat), 4)}{c(A[2]+(gl[1] if two else ''), esc(av[2]), 6)}{c(A[3]+(gl[1] if two else ''), esc(av[3]), 6)}
{h('C. ASSENTO')}{c('Livro', p.livro, 2)}{c('Folha', p.folha, 2)}{c('Termo', p.termo, 2)}{c('Feito em', f"{br(p.dreg) if n%2 else semi(p.dreg)}", 3)}{c('Município', f"{p.reg['mun']}/{uf}", 3)}{c('Fundamento do registro', esc(s['fund']), 12)}
{h('D. ALTERAÇÕES POSTERIORES')}{c('Averbações', f'<div style="min-height:9mm">{esc(p.averb) or "Nada consta."}</div>', 12)}{c('Anotações', f'<div style="min-height:9mm">{esc(p.anot) or "Nada consta."}</div>', 12)}</div>
<div style="display:flex;gap:6mm;margin-top:6mm;align-items:flex-end"><div style="flex:1;border:.7pt dotted #8c3b57;padding:2mm;line-height:1.5;background:#fff">{sl}<br><b style="font:bold 10pt 'DejaVu Sans Mono'">{p.selo}</b><br>{'Gratuita – art. 30 da Lei nº 6.015/1973' if free else f'Custas e emolumentos: R$ {money(38.4+n)}'}<br>Recibo nº {r.randint(10000,99999)} · Conferida por {clerk.split()[0]} {clerk.split()[-1][0]}.</div><div style="flex:1.2;text-align:center">É o que consta. Dou fé.<br>{p.reg['mun']}, {ext(p.emis) if n%2 else semi(p.emis)}.<br>{art.sig(p.nome+'10',160,40)}<div style="border-top:.6pt solid #33101f;margin:0 6mm">{p.oficial if n in (1,4,6) else clerk}<br>{'Registrador(a) Titular' if n in (1,4,6) else 'Preposto(a) designado(a)'}</div></div></div>
<div style="position:absolute;right:12mm;bottom:12mm">{art.stamp('REGISTRO CIVIL', p.reg['mun'].upper(), uf, 80, '#8c3b57', .4, 8)}</div>'''
    p.joint = False
    acc = {'dados_pessoais.data_nascimento.texto_completo': [nu, br(p.nasc), f"{nu} – {wd}"], 'observações.averbações': [s['fund']] if not p.averb else [], 'observações.anotações': [s['fund']] if not p.anot else []}
    acc = {k: v for k, v in acc.items() if v}
    if p.twin: acc['gêmeos.informações_adicionais'] = [tw]
    if out: acc['local_nascimento.município'] = ['Lisboa']; acc['dados_pessoais.naturalidade'] = ['Lisboa - Portugal']
    if n == 3: acc['local_nascimento.estabelecimento'] = ['Domicílio – Aldeia Boa Esperança']
    return page(Q10CSS % art.dotsbg('#d9a5b4', .35, 9), b), truth(p, 'Q10', texto=txt, mat=mf, natp=1, natg=1, dnv=1, cpf=1, accept=acc)
