from base import *
from forms_a1 import R
import art
# ---------------- Q3: Minas, after 2018, vendor's sheet: labels at the left, family grid, selo de consulta
Q3R = [
 R('Ouro Preto','MG','Cartório de Registro Civil e Notas do Distrito de Cachoeira do Campo','Ana Flávia Zschaber Gontijo',49213,'Praça Coronel Ramos, 37 – Cachoeira do Campo'),
 R('Belo Horizonte','MG','Cartório do Registro Civil e Notas de Venda Nova','Emerson Duque Tanure',34758,'Rua Padre Pedro Pinto, 1.402 – Venda Nova'),
 R('Juiz de Fora','MG','2º Subdistrito de Registro Civil das Pessoas Naturais de Juiz de Fora','Rosângela Halfeld Picorelli',56104,'Rua Halfeld, 651, loja 4 – Centro'),
 R('Diamantina','MG','Registro Civil e Tabelionato de Notas do Distrito de Senador Mourão','Crispim Leão da Mata',40866,'Rua do Curralinho, 12 – Senador Mourão'),
 R('Uberaba','MG','1º Ofício do Registro Civil das Pessoas Naturais de Uberaba','Wanda Prata Borges de Sene',31992,'Rua Artur Machado, 210 – Centro'),
 R('Teófilo Otoni','MG','Registro Civil das Pessoas Naturais da Sede da Comarca de Teófilo Otoni','Ludovico Schaper Ganem',46377,'Avenida Getúlio Vargas, 899'),
 R('Manhuaçu','MG','Registro Civil com Atribuição Notarial do Distrito de Vilanova','Jerusa Sathler Heringer',52081,'Rua Principal, s/nº – Vilanova'),
 R('Pouso Alegre','MG','Cartório de Paz e Registro Civil – Pouso Alegre','Décio Tramontini Rezek',38540,'Rua Comendador José Garcia, 318')]
Q3S = [
 dict(sex='F', born='2023-06-08', dreg=7, selo='GXV83017'),
 dict(sex='M', born='1990-09-23', dreg='1990-10-15', emis='2024-03-12', nodnv=1, selo='HJC40952', anot='Em 18/05/2019 contraiu casamento com TALITA EVANGELISTA PORTO, sob o regime da comunhão parcial de bens, conforme matrícula 034758 01 55 2019 2 00211 084 0063020 34.', cad=['Carteira de Identidade MG-11.482.905, PCMG, exp. 30/01/2008','Título eleitoral 1520 3398 0256, zona 333, seção 0117']),
 dict(sex='M', born='2024-01-30', dreg=2, psex=('M','M'), noav=(), selo='HFA11860'),
 dict(sex='F', born='1966-11-12', dreg='1978-05-04', emis='2023-09-01', home=1, era='old', nodnv=1, nocpf=1, nohour=1, noav=(1,3), selo='HAB75531', averb='Ao termo foi acrescido, em 09/10/2001, por mandado do MM. Juiz de Direito da Comarca de Diamantina, o apelido de família materno da registrada.', cad=[]),
 dict(sex='F', born='2020-12-31', dreg=18, eth=('ar','it'), far=.1, selo='EIQ52768', hora=(23,59)),
 dict(given='Ubiratã Zion', sex='M', born='2022-04-21', dreg=30, nofather=1, noav=(2,3), selo='FSW09344', bm=('Teófilo Otoni','MG'), nat=('Ladainha','MG')),
 dict(sex='F', born='2021-10-02', dreg=4, twin=1, selo='FDL66190', hora=(6,18)),
 dict(sex='M', born='2006-03-17', dreg=25, emis='2025-02-20', selo='HXT28405', averb='Foi averbada em 11/04/2018 a inclusão do patronímico do padrasto, Osni Valdemiro Krauss, nos termos do art. 57, § 8º, da Lei nº 6.015/1973.', anot='Óbito do genitor comunicado em 02/12/2020, folhas 198 do livro C-56.', cad=['CNH 06648190273, DETRAN/MG, validade 14/05/2034'])]
Q3CSS = '''.pg{font-family:"Roboto Condensed";font-size:9pt;color:#1c1c1c;padding:11mm 12mm 8mm;background:#fff url("%s")}
.g{display:grid;grid-template-columns:44mm 1fr}.g>div{border-bottom:.4pt solid #bbb;padding:1.15mm 1.5mm;line-height:1.2}.g>.l{background:#efe9dd;color:#6b3d10;font-size:7.5pt;text-align:right;padding-top:1.5mm}
h3{font:700 8.5pt "Roboto Condensed";background:#6b3d10;color:#fff;margin:3.2mm 0 0;padding:.8mm 2mm;letter-spacing:.6px;text-transform:none}
table{border-collapse:collapse;width:100%%}td,th{border:.4pt solid #b9a37f;padding:1mm 1.5mm;text-align:left;vertical-align:top;font-size:8.4pt}th{background:#efe9dd;color:#6b3d10;font-size:7.2pt}'''
def q3(p):
    r = p.r
    if p.n in (2, 5, 7): caps(p, up)
    elif p.n in (1, 8): caps(p, up, ('nome',))
    m = mfmt(p.mat, [0,4,0,2,3,0,1,0][p.n-1])
    G = lambda *kv: '<div class="g">' + ''.join(f'<div class="l">{k}</div><div>{v}</div>' for k, v in kv) + '</div>'
    no = ['Não informado','Não consta do termo','—','Ignorado(a)'][p.n % 4]
    hora = '{:02d}:{:02d}'.format(*p.hora) + ' horas' if p.hora else 'Não consta do termo'
    two = p.s.get('psex') == ('M','M')
    if p.g1.nome:
        rows = [(p.g1, 0), (p.g2, 2)]
    else: rows = [(p.g2, 2)]
    tb = ''.join(f'<tr><td><b>{esc(g.nome)}</b></td><td>{g.nat[0]} – {g.nat[1]}</td><td>{esc(p.av[k]) or no}<br>{esc(p.av[k+1]) or no}</td></tr>' for g, k in rows)
    hd = ('Pai / Mãe' if p.g1.nome and not two else 'Genitores' if two else 'Mãe')
    txt = f"{semi2(p.nasc)} ({ext(p.nasc)})"
    twin = G(('Gemelaridade', 'Sim'), ('Irmã(o) gêmea(o)', esc(p.twin[0]))) if p.twin else G(('Gemelaridade', 'Não'))
    em = 41.2 + p.n*1.37; free = p.emis == p.dreg
    loc = (f"{esc(p.estab)} ({p.addr})") if p.estab != 'Domicílio' else f"Domicílio dos pais, {p.addr}"
    b = f'''<div style="display:flex;gap:4mm;align-items:center;border-bottom:2pt solid #6b3d10;padding-bottom:2.5mm">{art.shield(50,'#6b3d10')}<div style="flex:1"><div style="font-size:13pt;font-weight:700">{p.reg['cart']}</div><div style="font-size:8pt">{p.reg['end']} · {p.reg['mun']} – Minas Gerais · CEP 3{r.randint(1000,9999)}-{r.randint(100,999)} · (3{p.n}) 3{r.randint(200,999)}-{r.randint(1000,9999)}</div><div style="font-size:8pt">Oficial: {p.oficial}</div></div><div style="text-align:right;font-size:7pt">República Federativa<br>do Brasil<br><b>Registro Civil das<br>Pessoas Naturais</b></div></div>
<div style="display:flex;justify-content:space-between;align-items:baseline;margin-top:3mm"><div style="font:700 19pt 'Roboto'">Certidão de nascimento</div><div style="font:9pt 'Roboto'">Matrícula &nbsp;<b style="font-size:11pt">{m}</b></div></div>
<h3>1 · Pessoa registrada</h3>{G(('Nome', f'<b style="font-size:12pt">{esc(p.nome)}</b>'), ('Inscrição no CPF', p.cpf or 'Não inscrito(a)'), ('Sexo', p.sexo), ('Nasceu em', txt), ('Horário', hora), ('Onde nasceu', loc), ('Cidade/UF do nascimento', f'{p.mun} – {p.uf}'), ('Natural de', f'{p.nat[0]} – {p.nat[1]}'))}{twin}
<h3>2 · Filiação e ascendência</h3><table><tr><th style="width:38%">{hd}</th><th style="width:20%">Naturalidade</th><th>{'Avós (avô / avó) de cada linha' if not two else 'Pais de cada genitor'}</th></tr>{tb}</table>
<h3>3 · Registro</h3>{G(('Lavrado em', f"{br(p.dreg)} ({ext(p.dreg)})"), ('Cidade/UF do registro', f"{p.reg['mun']} – MG"), ('Declaração de nascido vivo', p.dnv or 'Não há'))}
<h3>4 · Averbações</h3><div style="min-height:11mm;padding:1.4mm 2mm;border:.4pt solid #bbb">{esc(p.averb) or 'Não há averbações.'}</div>
<h3>5 · Anotações</h3><div style="min-height:11mm;padding:1.4mm 2mm;border:.4pt solid #bbb">{esc(p.anot) or 'Não há anotações.'}</div>
<h3>6 · Anotações voluntárias de cadastro</h3><div style="min-height:9mm;padding:1.4mm 2mm;border:.4pt solid #bbb">{'<br>'.join(p.cad) or 'Sem informações.'}</div>
<div style="display:flex;gap:5mm;margin-top:4mm"><div style="width:78mm;border:.8pt solid #000;padding:2mm;font:7pt 'Roboto';line-height:1.4;text-align:center;background:#fff"><b>PODER JUDICIÁRIO – TJMG<br>CORREGEDORIA-GERAL DE JUSTIÇA</b><br>{p.reg['cart']}<br>Selo de consulta nº <b style="font-size:9pt">{p.selo}</b><br>Código de segurança: {r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}.{r.randint(1000,9999)}<br>Quantidade de atos praticados: {1 if free else 2}<br>{'Isento de emolumentos' if free else f'Emol.: R$ {money(em)} – TFJ: R$ {money(em*.29)} – Valor final: R$ {money(em*1.29)} – ISS: R$ {money(em*.03)}'}<br>Consulte a validade deste selo no site https://selos.tjmg.jus.br</div>
<div style="flex:1;text-align:center;align-self:end;font-size:8.6pt">Certifico que o conteúdo acima é verdadeiro e dou fé.<br>{p.reg['mun']}, {semi(p.emis)}.<div>{art.sig(p.selo,150,36)}</div><div style="border-top:.5pt solid #000;margin:0 8mm">{adult(r,'F','mid')}<br><i>Escrevente autorizada</i></div></div></div>'''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [ext(p.nasc), semi2(p.nasc), br(p.nasc)]}
    if p.estab == 'Domicílio': acc['local_nascimento.estabelecimento'] = ['Domicílio dos pais']
    p.joint = False
    return page(Q3CSS % art.dotsbg('#c9b08a', .22, 7), b), truth(p, 'Q3', texto=txt, mat=m, natp=1, natg=1, dnv=1, cpf=1, accept=acc)
