from base import *
from forms_a1 import R
import art
# ---------------- Q2: Rio de Janeiro, model of 2017 (Prov. 63), grey label bars, register notes table
Q2R = [
 R('Rio de Janeiro','RJ','RCPN da 12ª Circunscrição da Capital','Thiago Barbalho Lustosa',92841,'Estrada do Galeão, nº 2.715, Ilha do Governador','',''),
 R('Nova Iguaçu','RJ','RCPN do 4º Distrito de Nova Iguaçu – Comendador Soares','Vânia Reis Casagrande',89345,'Av. Irmãos Guinle, nº 988'),
 R('Niterói','RJ','RCPN da 1ª Zona Judiciária da 1ª Circunscrição de Niterói','Benedito Acioli Wermelinger',90662,'Rua Visconde de Sepetiba, nº 519'),
 R('Campos dos Goytacazes','RJ','RCPN do 6º Distrito de Campos dos Goytacazes – Morro do Coco','Neide Manhães Boechat',91120,'Praça São Benedito, nº 14'),
 R('Petrópolis','RJ','RCPN e Notas do 5º Distrito de Petrópolis – Posse','Gláucia Stumpf Winter',88709,'Estrada União e Indústria, nº 30.201'),
 R('Rio de Janeiro','RJ','RCPN da 3ª Circunscrição – Freguesia do Engenho Velho','Hugo Sampaio Ventura',92075,'Rua Haddock Lobo, nº 211'),
 R('Valença','RJ','RCPN do 2º Distrito de Valença – Barão de Juparanã','Eurico Salomão Leoni',93314,'Rua Geraldo Lima Bastos, nº 75'),
 R('Macaé','RJ','Ofício Único do Distrito de Sana – Atribuição de RCPN','Rosane Picanço Heringer',87452,'Rua José de Jesus Júnior, s/nº')]
Q2S = [
 dict(sex='M', born='2018-03-05', dreg=6, selo='ECOX 18843 RPT', cad=[]),
 dict(sex='F', born='2021-08-17', dreg=12, selo='EDQL 55210 VNA', psex=('F','F'), noav=(1,)),
 dict(sex='M', born='1974-01-11', dreg='1974-01-29', emis='2022-05-26', era='mid', nodnv=1, selo='EEHB 03716 KZU', nat=('Niterói','RJ'), nocpf=0, anot='Casamento do registrado com DÉBORA PINHEIRO ALCÂNTARA em 06/07/2001, no RCPN do 2º Distrito de São Gonçalo, livro BA-45, fls. 112, termo 8.901; divórcio averbado naquele assento em 30/03/2015.', cad=[('RG','098456123-3','14/09/1992','IFP/RJ',''),('Título de Eleitor','0654 3210 0370','18/05/1994','Zona 072 / Seção 0144','')]),
 dict(sex='F', born='2019-10-22', dreg='2019-12-02', nofather=1, selo='EDAF 71109 MBI', bm=('Campos dos Goytacazes','RJ'), noav=(2,)),
 dict(given='Johann Wendelin', sex='M', born='2020-05-31', dreg=8, eth=('de','it'), selo='EDMN 22874 QOX', bm=('Petrópolis','RJ'), nat=('Areal','RJ')),
 dict(sex='F', born='1998-12-03', dreg='1999-01-08', emis='2023-07-19', selo='EEVP 49032 DTC', nocpf=0, averb='Por escritura pública de reconhecimento espontâneo de filiação, arquivada nesta Serventia, foi averbado em 21/03/2005 o reconhecimento da paternidade, passando a registrada a assinar-se como acima. CPF incluído nos termos do Provimento CNJ nº 63/2017.', cad=[('RG','21.554.870-2','02/02/2016','DETRAN/RJ',''),('CNH','05871236644','11/11/2018','DETRAN/RJ','10/11/2028'),('Título de Eleitor','1345 8802 0396','27/04/2015','Zona 229 / Seção 0061','')]),
 dict(sex='M', born='2022-02-14', dreg=5, twin=1, selo='EECT 60445 SGE', bm=('Volta Redonda','RJ'), nat=('Valença','RJ')),
 dict(sex='F', born='1951-06-24', dreg='1963-09-10', emis='2024-11-06', home=1, era='old', nohour=1, nodnv=1, noav=(0,1), nocpf=1, selo='EESD 90127 HLW', cad=[])]
Q2CSS = '''.pg{font-family:"Caladea";font-size:9.2pt;color:#000;background:#fffdf6;padding:9mm 12mm}table{border-collapse:collapse;width:100%%;table-layout:fixed;margin-top:-.6pt}
th{background:#dcdcd6;font:600 6.7pt "Open Sans";text-align:left;padding:.5mm 1.6mm;border:.6pt solid #555}td{border:.6pt solid #555;padding:1mm 1.6mm;background:#fff;vertical-align:top;height:6mm}
.w{position:absolute;inset:0;background:url("%s") center 120mm no-repeat}.in{position:relative}'''
def q2(p):
    r = p.r; caps(p, up, ('nome','g','av','twin') if p.n != 4 else ('nome',)); p.joint = True
    m = mfmt(p.mat, [1,0,3,0,4,1,0,2][p.n-1])
    def T(*cols):
        """row of label bar + row of values; cols (label, value, width%)"""
        cg = ''.join(f'<col style="width:{c[2]}%">' for c in cols)
        return f'<table><colgroup>{cg}</colgroup><tr>' + ''.join(f'<th>{c[0]}</th>' for c in cols) + '</tr><tr>' + ''.join(f'<td>{c[1]}</td>' for c in cols) + '</tr></table>'
    hora = ['{:02d}h{:02d}min','{:02d}:{:02d}','{:02d} h {:02d} min'][p.n%3].format(*p.hora) if p.hora else 'NÃO CONSTA'
    g = lambda x: f"{esc(x.nome)}<br>Naturalidade: {x.nat[0]}/{x.nat[1]}"
    fil = '<br>'.join(g(x) for x in (p.g1, p.g2) if x.nome)
    two = p.s.get('psex') == ('F','F')
    a = [x or '—' for x in p.av]
    f1, f2 = ('Avós por parte de ' + esc(p.g1.nome), 'Avós por parte de ' + esc(p.g2.nome)) if two else ('Paternos', 'Maternos')
    L = lambda h, x, y: '' if x == y == '—' else f'<b style="font-size:7.5pt">{h}:</b> {esc(x)} &nbsp;e&nbsp; {esc(y)}'
    av = '<br>'.join(x for x in (L(f1, a[0], a[1]), L(f2, a[2], a[3])) if x)
    tw, ti = 'NÃO', 'NÃO SE APLICA'
    if p.twin: tw = 'SIM'; t2 = mfmt(matricula(p.reg['cns'], p.dreg.year, p.book, p.leaf, p.term+1), [1,0,3,0,4,1,0,2][p.n-1]); ti = f"{esc(p.twin[0])}<br>{t2}"
    cad = ''.join('<tr>' + ''.join(f'<td style="height:4.4mm;font-size:8pt;padding:.4mm 1.6mm">{x or "—"}</td>' for x in c) + '</tr>' for c in p.s.get('cad', [])) or '<tr><td colspan=5 style="height:4.6mm;font-size:8pt">NADA CONSTA</td></tr>'
    p.cad = [' '.join(x for x in c if x) for c in p.s.get('cad', [])]
    txt = ext(p.nasc)
    free = p.emis == p.dreg
    em = 38.11 + p.n
    local = (p.estab if p.estab != 'Domicílio' else 'Domicílio') + f" — {p.addr}"
    b = f'''<div class="w"></div><div class="in"><div style="display:flex;align-items:center;gap:5mm"><div>{art.arms(62,'#222','#aaa')}</div><div style="flex:1;text-align:center;line-height:1.2"><div style="font-size:12pt">República Federativa do Brasil</div><div style="font-size:14pt;font-variant:small-caps;letter-spacing:1px">Registro Civil das Pessoas Naturais</div><div style="font:bold 18pt 'EB Garamond';margin-top:1mm">Certidão de Nascimento</div></div><div>{art.qr(p.nome,56)}</div></div>
<table style="margin-top:3mm"><tr><th style="width:72%">Nome</th><th>CPF</th></tr><tr><td style="font-weight:bold;font-size:13pt">{esc(p.nome)}</td><td style="font-size:11pt">{p.cpf or 'NÃO CONSTA'}</td></tr></table>
<div style="text-align:center;font:600 6.7pt 'Open Sans';margin-top:2mm">Matrícula</div><div style="text-align:center;font:bold 12.5pt 'Courier Prime';margin-bottom:2mm">{m}</div>
{T(('Data de nascimento por extenso', txt, 64), ('Dia', f'{p.nasc.day:02d}', 10), ('Mês', f'{p.nasc.month:02d}', 10), ('Ano', p.nasc.year, 16))}
{T(('Hora do nascimento', hora, 24), ('Naturalidade', f'{p.nat[0]}/{p.nat[1]}', 44), ('Sexo', p.sexo if p.n%2 else p.sexo.upper(), 32))}
{T(('Município de registro e Unidade da Federação', f"{p.reg['mun']}/{p.reg['uf']}", 48), ('Município de nascimento e Unidade da Federação', f"{p.mun}/{p.uf}", 52))}
{T(('Local do nascimento', esc(local), 100))}{T(('Filiação' if p.n!=2 else 'Filiação (genitoras)', fil, 100))}{T(('Avós', av, 100))}
{T(('Gêmeo', tw, 14), ('Nome e matrícula do(s) gêmeo(s)', ti, 86))}
{T(('Data do registro por extenso', ext(p.dreg), 62), ('Número da DNV / Declaração de Nascido Vivo', p.dnv or 'NÃO CONSTA', 38))}
{T(('Averbações / Anotações a acrescer', f'<div style="min-height:17mm;text-align:justify">{esc(p.averb or p.anot) or "Nada consta."}</div>', 100))}
<table><tr><th colspan=5 style="text-align:center">Anotações de cadastro</th></tr><tr><th>Tipo documento</th><th>Número</th><th>Data expedição</th><th>Órgão expedidor</th><th>Data de validade</th></tr>{cad}</table>
<div style="font-size:6.8pt;margin:.8mm 0 2mm">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigida pelo órgão solicitante.</div>
<div style="display:flex;gap:4mm"><div style="flex:1;border:.6pt solid #555;padding:1.5mm 2mm;font-size:8.4pt;line-height:1.35;background:#fff">Nome do Ofício<br><b>{p.reg['cart']}</b><br>Oficial Titular: {p.oficial}<br>{p.reg['mun']}/{p.reg['uf']}<br>{p.reg['end']}<br>E-mail: rcpn{r.randint(10,99)}@cartorio.example</div>
<div style="flex:1;text-align:center;font-size:8.6pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>Data e local: {br(p.emis)}, {p.reg['mun']}/{p.reg['uf']}<div>{art.sig(p.mat,140,34,'#111')}</div><div style="border-top:.6pt solid #000;margin:0 6mm;font-size:7.6pt">{adult(r,r.choice('MF'),'mid')} — Substituto(a) — Matr. 94/{r.randint(1000,9999)}</div></div></div>
<div style="display:flex;gap:4mm;margin-top:2.5mm;font:7pt 'Open Sans'"><div style="border:1pt dashed #666;padding:1.4mm 2.5mm;text-align:center;line-height:1.35;background:#fff">Poder Judiciário – TJERJ<br>Corregedoria Geral da Justiça<br>Selo de Fiscalização Eletrônico<br><b style="font-size:9pt">{p.selo}</b><br>Consulte a validade do selo em:<br>www4.tjrj.jus.br/Portal-Extrajudicial</div>
<div style="flex:1;line-height:1.45;align-self:center">{'Certidão isenta de emolumentos (Lei nº 9.534/97).' if free else f'Emolumentos R$ {money(em)} | FETJ (20%) R$ {money(em*.2)} | FUNDPERJ (5%) R$ {money(em*.05)} | FUNPERJ (5%) R$ {money(em*.05)} | FUNARPEN (6%) R$ {money(em*.06)} | ISS (5%) R$ {money(em*.05)} | Total R$ {money(em*1.41)}'}<br>CERP: {r.randint(10**7,10**8)}-{r.randint(1000,9999)}-4{r.randint(100,999)}</div></div></div>'''
    nat = lambda t: [f"{t[0]}/{t[1]}"] if t[0] else []
    acc = {'dados_pessoais.data_nascimento.texto_completo': [br(p.nasc)], 'dados_pessoais.naturalidade': nat(p.nat)}
    if p.twin: acc['gêmeos.informações_adicionais'] = [f"{p.twin[0]} {t2}", f"{p.twin[0]} - {t2}"]
    return page(Q2CSS % art.rosette('#b9a46a', .35, 420, 24), b), truth(p, 'Q2', texto=txt, mat=m, natp=1, natg=1, dnv=1, cpf=1, accept=acc)
