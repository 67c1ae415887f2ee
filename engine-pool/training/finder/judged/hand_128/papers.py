# other people's papers (all invented); every function: (rng, dpi) -> RGB array
from base import html
F = ['Adalgisa Pimenta Rocha', 'Breno Tavolaro Siqueira', 'Cíntia Marques Veloso', 'Dirceu Altafin Borba', 'Eunápio Garrido Teles', 'Fabíola Stancati Nunes', 'Gérson Macedo Pavão', 'Heloísa Quirino Prates', 'Ivo Camargo Lessa', 'Jandira Bulhões Farias', 'Kleber Antunes Rossato', 'Lenira Vidal Schultz', 'Marilda Peçanha Góis', 'Nélio Sampaio Drumond', 'Odete Figueira Lobo', 'Plínio Barcelos Ramalho', 'Querubina Sales Bonfim', 'Rogério Zanetti Cunha', 'Solange Uchoa Meireles', 'Tarcísio Brandt Falcão', 'Ubirajara Leal Moura', 'Vilma Castanho Peres', 'Wagner Toscano Braga', 'Zuleica Amorim Fontes']
CID = [('Sorocaba', 'SP'), ('Londrina', 'PR'), ('Uberaba', 'MG'), ('Niterói', 'RJ'), ('Caruaru', 'PE'), ('Blumenau', 'SC'), ('Pelotas', 'RS'), ('Palmas', 'TO')]
RUA = ['Rua das Acácias', 'Avenida Sete de Setembro', 'Rua Barão do Triunfo', 'Travessa dos Ipês', 'Rua Padre Anchieta', 'Alameda Santos Dumont']
def people(rng, n): return [F[i] for i in rng.permutation(len(F))[:n]]
def men_women(rng, m, w):
    q = list(rng.permutation(len(F)//2)); r = list(rng.permutation(len(F)//2))
    return [F[2*i+1] for i in q[:m]] + [F[2*i] for i in r[:w]]
def cid(rng): return CID[int(rng.integers(len(CID)))]
def rua(rng): return f'{RUA[int(rng.integers(len(RUA)))]}, {rng.integers(12, 1890)}'
def dg(rng, n): return ''.join(str(rng.integers(10)) for _ in range(n))
def cpf(rng): d = dg(rng, 11); return f'{d[:3]}.{d[3:6]}.{d[6:9]}-{d[9:]}'
def cnpj(rng): d = dg(rng, 8); return f'{d[:2]}.{d[2:5]}.{d[5:8]}/0001-{dg(rng, 2)}'
def rg_n(rng): d = dg(rng, 9); return f'{d[:2]}.{d[2:5]}.{d[5:8]}-{d[8]}'
def data(rng, a=2009, b=2024): return f'{rng.integers(1, 29):02d}/{rng.integers(1, 13):02d}/{rng.integers(a, b+1)}'
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(rng): return f'{rng.integers(1, 29)} de {MES[int(rng.integers(12))]} de {rng.integers(2012, 2025)}'
def bars(n=70, h='9mm', seed=3):
    import random; r = random.Random(seed)
    return f'<div style="display:flex;height:{h}">' + ''.join(f'<i style="width:{r.choice([.25,.25,.5,.75])}mm;margin-right:{r.choice([.25,.3,.5])}mm;background:#111"></i>' for _ in range(n)) + '</div>'
def qr(mm, seed):
    import random; r = random.Random(seed); n = 25; s = ''
    def fin(x, y):
        for (a, b) in ((0, 0), (n-7, 0), (0, n-7)):
            if a <= x < a+7 and b <= y < b+7:
                u, v = x-a, y-b; return u in (0, 6) or v in (0, 6) or (2 <= u <= 4 and 2 <= v <= 4)
        return None
    for y in range(n):
        for x in range(n):
            f = fin(x, y)
            if f if f is not None else r.random() < .48: s += f'<rect x={x} y={y} width=1.02 height=1.02 />'
    return f'<svg width={mm}mm height={mm}mm viewBox="0 0 {n} {n}">{s}</svg>'
def sign(seed, w=46, c='#1c2c7a'):
    import random; r = random.Random(seed); x, p = 4, 'M4 16'
    while x < 92: x += r.uniform(5, 12); p += f' Q{x-4:.0f} {r.uniform(-2,8):.0f} {x:.0f} {r.uniform(10,24):.0f}'
    return f'<svg width={w}mm height={w*.28:.1f}mm viewBox="0 -2 100 30"><path d="{p}" fill=none stroke="{c}" stroke-width=1.5 /></svg>'
def face(w, h, seed=1):
    s = ['#c9a184', '#8a5f45', '#dcb89a', '#6f4a36'][seed % 4]; c = ['#2c2622', '#4b3222', '#191919'][seed % 3]
    return f'<svg width={w}mm height={h}mm viewBox="0 0 30 40" style="background:#dfe4e8"><path d="M2 40q2-12 13-12t13 12z" fill="#44506a"/><ellipse cx=15 cy=17 rx=7.6 ry=10 fill="{s}"/><path d="M7 16q-1-13 8-13t8 13q-2-7-8-7t-8 7z" fill="{c}"/><circle cx=12 cy=17 r=.9 /><circle cx=18 cy=17 r=.9 /><path d="M12.4 22.5q2.6 1.6 5.2 0" stroke="#7a3b32" fill=none stroke-width=.8 /></svg>'
def thumb(w, h):
    s = ''.join(f'<ellipse cx=15 cy=20 rx={i*1.15+.5:.1f} ry={i*1.6+.6:.1f} fill=none stroke="#333" stroke-width=.55 stroke-dasharray="{5+i} .9"/>' for i in range(11))
    return f'<svg width={w}mm height={h}mm viewBox="0 0 30 40">{s}</svg>'
def round_stamp(rng, dpi, top, mid, c='#2a3d98', mm=34):
    b = f'''<svg width={mm}mm height={mm}mm viewBox="0 0 100 100" style="position:absolute;left:2mm;top:2mm"><circle cx=50 cy=50 r=47 fill=none stroke="{c}" stroke-width=2 /><circle cx=50 cy=50 r=30 fill=none stroke="{c}" stroke-width=1.2 />
<path id=p d="M50 50 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0" fill=none /><text font-family="Liberation Sans" font-size=8.6 fill="{c}" font-weight=bold textLength=218><textPath href="#p">{top}</textPath></text>
<text x=50 y=48 text-anchor=middle font-size=8.5 fill="{c}" font-family="Liberation Sans" font-weight=bold>{mid[0]}</text><text x=50 y=59 text-anchor=middle font-size=7.5 fill="{c}" font-family="Liberation Sans">{mid[1]}</text></svg>'''
    return html(b, mm+4, mm+4, dpi)

def danfe(rng, dpi, w=210, h=297):
    a, b, v = people(rng, 3); c, u = cid(rng); items = ['Parafuso sext. 3/8', 'Tinta acrílica 18L', 'Cimento CP-II 50kg', 'Tubo PVC 25mm', 'Registro esfera 3/4', 'Massa corrida 25kg', 'Cabo flex 2,5mm', 'Disjuntor 20A', 'Luminária LED', 'Argamassa AC-III']
    rows = ''; tot = 0
    for i in range(int(rng.integers(7, 11))):
        q, p = int(rng.integers(1, 20)), float(rng.integers(190, 9900))/100; tot += q*p
        rows += f'<tr><td>{rng.integers(1000,9999)}<td>{items[i%10]}<td>{dg(rng,8)}<td>5102<td>UN<td align=right>{q}<td align=right>{p:.2f}<td align=right>{q*p:.2f}'
    B = lambda l, t, W: f'<td style="width:{W}%;border:.3mm solid #222;padding:.6mm 1mm;vertical-align:top"><div style="font-size:5.5pt">{l}</div><div style="font-size:8.5pt">{t}</div>'
    T = lambda *c: '<table style="width:100%;margin-top:1.2mm"><tr>' + ''.join(B(*x) for x in c) + '</table>'
    return html(f'''<div class=a style="left:9mm;right:9mm;top:9mm"><table style="width:100%"><tr><td style="width:44%;border:.3mm solid #222;padding:2mm"><b style="font-size:12pt">CASA {v.split()[1].upper()} MATERIAIS LTDA</b><br><span style="font-size:7.5pt">{rua(rng)} - Centro<br>{c}/{u} - CEP {dg(rng,5)}-{dg(rng,3)}<br>Fone (0{rng.integers(11,99)}) {dg(rng,4)}-{dg(rng,4)}</span>
<td style="width:18%;border:.3mm solid #222;padding:2mm;text-align:center"><b style="font-size:13pt">DANFE</b><div style="font-size:6.5pt">Documento Auxiliar da Nota Fiscal Eletrônica<br>0-ENTRADA &nbsp; 1-SAÍDA &nbsp;<b>[1]</b></div><b style="font-size:9pt">Nº {dg(rng,3)}.{dg(rng,3)}<br>SÉRIE 1<br>FOLHA 1/1</b><td style="border:.3mm solid #222;padding:1.5mm">{bars(95,'11mm',int(rng.integers(99)))}<div style="font-size:6pt;margin-top:1mm">CHAVE DE ACESSO</div><div style="font-size:7pt">{' '.join(dg(rng,4) for _ in range(11))}</div></table>
{T(('NATUREZA DA OPERAÇÃO','VENDA DE MERCADORIA',55),('PROTOCOLO DE AUTORIZAÇÃO',dg(rng,15)+' '+data(rng),45))}{T(('INSCRIÇÃO ESTADUAL',dg(rng,9),34),('INSC. EST. SUBST.','',33),('CNPJ',cnpj(rng),33))}
<b style="font-size:7pt">DESTINATÁRIO / REMETENTE</b>{T(('NOME / RAZÃO SOCIAL',a.upper(),55),('CNPJ / CPF',cpf(rng),25),('DATA DA EMISSÃO',data(rng),20))}{T(('ENDEREÇO',rua(rng),50),('BAIRRO','Vila Nova',20),('MUNICÍPIO',c,22),('UF',u,8))}
<b style="font-size:7pt">FATURA</b>{T(('001',f'{data(rng)} R$ {tot/2:.2f}',33),('002',f'{data(rng)} R$ {tot/2:.2f}',33),('','',34))}
<b style="font-size:7pt">CÁLCULO DO IMPOSTO</b>{T(('BASE CÁLC. ICMS',f'{tot:.2f}',25),('VALOR ICMS',f'{tot*.18:.2f}',25),('VALOR DO FRETE','0,00',25),('VALOR TOTAL DA NOTA',f'<b>{tot:.2f}</b>',25))}
<b style="font-size:7pt">DADOS DOS PRODUTOS / SERVIÇOS</b><table class=i style="width:100%;font-size:7.5pt"><tr style="font-size:6pt"><td>CÓD.<td>DESCRIÇÃO<td>NCM<td>CFOP<td>UN<td>QTD<td>V.UNIT<td>V.TOTAL{rows}</table>
<div style="border:.3mm solid #222;height:30mm;margin-top:3mm;padding:1mm;font-size:7pt">INFORMAÇÕES COMPLEMENTARES<br>Vendedor: {b}. Pedido {dg(rng,6)}. Documento emitido por ME optante pelo Simples Nacional.</div></div>''', w, h, dpi, '.i td{border:.2mm solid #555;padding:.7mm 1mm}')

def energia(rng, dpi, w=210, h=297):
    a, = people(rng, 1); c, u = cid(rng); col = ['#e36b12', '#0a7a4b', '#1c5aa8'][int(rng.integers(3))]; v = rng.integers(6400, 39000)/100
    hist = ''.join(f'<div style="width:7mm;margin-right:2mm;background:{col};height:{rng.integers(8,30)}mm"></div>' for _ in range(12))
    return html(f'''<div class=a style="left:0;top:0;width:100%;height:26mm;background:{col};color:#fff;padding:6mm 12mm"><b style="font-size:20pt">LuzForte</b> <span style="font-size:9pt">Distribuidora de Energia S.A. - CNPJ {cnpj(rng)}</span></div>
<div class=a style="left:12mm;right:12mm;top:33mm"><div style="display:flex;justify-content:space-between"><div><b>{a.upper()}</b><br>{rua(rng)}<br>{dg(rng,5)}-{dg(rng,3)} {c} - {u}<br>CPF: {cpf(rng)}</div><div style="text-align:right;font-size:9pt">Nota Fiscal / Conta de Energia Elétrica nº {dg(rng,9)}<br>Série B &nbsp; Emissão {data(rng)}<br>Classe: RESIDENCIAL MONOFÁSICO</div></div>
<table style="width:100%;margin-top:7mm;text-align:center"><tr style="background:#eee"><td class=c>Nº DO CLIENTE<br><b style="font-size:14pt">{dg(rng,9)}</b><td class=c>MÊS/ANO<br><b style="font-size:14pt">{rng.integers(1,13):02d}/{rng.integers(2015,2024)}</b><td class=c>VENCIMENTO<br><b style="font-size:14pt">{data(rng)}</b><td class=c>TOTAL A PAGAR<br><b style="font-size:14pt">R$ {v:.2f}</b></table>
<table style="width:100%;margin-top:6mm;font-size:9pt"><tr><td class=c><b>Descrição</b><td class=c><b>Quant.</b><td class=c><b>Tarifa</b><td class=c><b>Valor</b><tr><td class=c>Consumo TUSD<td class=c>{rng.integers(90,400)} kWh<td class=c>0,38120<td class=c>{v*.45:.2f}<tr><td class=c>Consumo TE<td class=c>{rng.integers(90,400)} kWh<td class=c>0,29117<td class=c>{v*.41:.2f}<tr><td class=c>Adicional bandeira vermelha<td class=c><td class=c><td class=c>{v*.06:.2f}<tr><td class=c>CIP - Ilum. Pública Municipal<td class=c><td class=c><td class=c>{v*.08:.2f}</table>
<p><b>Histórico de consumo (kWh)</b></p><div style="display:flex;align-items:flex-end;height:32mm">{hist}</div>
<p style="font-size:8.5pt">Leitura anterior {dg(rng,5)} em {data(rng)} - leitura atual {dg(rng,5)}. Próxima leitura {data(rng)}.<br>Reservado ao Fisco: {dg(rng,4)}.{dg(rng,4)}.{dg(rng,4)}.{dg(rng,4)}.{dg(rng,4)}</p><div style="border-top:.3mm dashed #555;margin-top:12mm;padding-top:6mm;font-size:11pt">{dg(rng,11)}-{rng.integers(9)} {dg(rng,11)}-{rng.integers(9)} {dg(rng,11)}-{rng.integers(9)}</div><div style="margin-top:3mm">{bars(150,'14mm',int(rng.integers(99)))}</div></div>''', w, h, dpi, f'.c{{border:.3mm solid {col};padding:1.5mm}}')

def nfse(rng, dpi, w=210, h=297):
    a, b = people(rng, 2); c, u = cid(rng); v = rng.integers(180, 4200)
    S = lambda t: f'<div style="background:#dfe6ee;text-align:center;font-weight:bold;font-size:9pt;padding:1mm;border:.3mm solid #444;margin-top:-.3mm">{t}</div>'
    D = lambda t: f'<div style="border:.3mm solid #444;padding:2mm 3mm;font-size:9.5pt;margin-top:-.3mm;line-height:1.55">{t}</div>'
    return html(f'''<div class=a style="left:13mm;right:13mm;top:13mm"><table style="width:100%;border:.3mm solid #444"><tr><td style="padding:3mm;text-align:center;font-size:10pt"><b>PREFEITURA MUNICIPAL DE {c.upper()}</b><br>SECRETARIA MUNICIPAL DA FAZENDA<br><b style="font-size:13pt">NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e</b><td style="border-left:.3mm solid #444;padding:2mm;font-size:8.5pt">Número da Nota<br><b>{dg(rng,8)}</b><br>Emissão<br><b>{data(rng)} {rng.integers(8,19)}:{rng.integers(10,59)}</b><br>Código de Verificação<br><b>{dg(rng,4)}-XKQZ</b></table>
{S('PRESTADOR DE SERVIÇOS')}{D(f'CPF/CNPJ: <b>{cnpj(rng)}</b> &nbsp; Inscrição Municipal: {dg(rng,7)}<br>Nome/Razão Social: <b>CLÍNICA {b.split()[1].upper()} E ASSOCIADOS S/S</b><br>Endereço: {rua(rng)} - Município: {c} UF: {u}')}{S('TOMADOR DE SERVIÇOS')}{D(f'Nome/Razão Social: <b>{a}</b><br>CPF/CNPJ: {cpf(rng)}<br>Endereço: {rua(rng)} - {c} - {u}<br>E-mail: contato@exemplo.com.br')}
{S('DISCRIMINAÇÃO DOS SERVIÇOS')}<div style="border:.3mm solid #444;height:78mm;padding:3mm;font-size:10pt;margin-top:-.3mm">Consultas e procedimentos ambulatoriais realizados em {data(rng)}.<br>Parcela 1 de 2.<br><br>Valor aproximado dos tributos: 13,45% - Fonte IBPT.</div>{S(f'VALOR TOTAL DA NOTA = R$ {v},00')}{D(f'Código do Serviço: 4.03 - Hospitais, clínicas e congêneres<br>Deduções R$ 0,00 &nbsp; Base de Cálculo R$ {v},00 &nbsp; Alíquota 2,00% &nbsp; ISS R$ {v*.02:.2f}')}{S('OUTRAS INFORMAÇÕES')}{D('Esta NFS-e foi emitida com respaldo na Lei nº 14.097/2005.')}</div>''', w, h, dpi)
INV = [danfe, energia, nfse]

def receipt(rng, dpi, w=190, h=84, kind=0):
    a, b = people(rng, 2); c, u = cid(rng); v = rng.integers(30, 900)
    if kind == 0:
        return html(f'''<div class=a style="inset:2mm;border:.6mm solid #1d3f6e;border-radius:3mm;padding:4mm 7mm"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:20pt;letter-spacing:2mm;color:#1d3f6e">RECIBO</b><span>Nº <b>{dg(rng,4)}</b></span><b style="border:.4mm solid #1d3f6e;padding:1.5mm 5mm;font-size:13pt">R$ {v},00</b></div>
<p style="line-height:1.9;font-size:11pt;margin:3mm 0">Recebi(emos) de <u>&nbsp;{a}&nbsp;</u> a quantia de <u>&nbsp;{v} reais&nbsp;</u> referente a <u>&nbsp;aluguel do mês de {MES[int(rng.integers(12))]} e taxa de água&nbsp;</u>, para clareza firmo o presente.</p><div style="text-align:right;font-size:10.5pt">{c}, {ext(rng)}.</div><div style="text-align:center">{sign(int(rng.integers(999)),40)}<div style="border-top:.3mm solid #222;width:80mm;margin:-2mm auto 0;font-size:9pt">{b} - CPF {cpf(rng)}</div></div></div>''', w, h, dpi)
    if kind == 1:
        return html(f'''<div class=a style="inset:2mm;font-family:'Liberation Mono';font-size:9.5pt;line-height:1.35;border-top:.3mm dashed #444;padding:3mm 8mm"><div style="text-align:center"><b>BANCO MERIDIONAL DO BRASIL S.A.</b><br>COMPROVANTE DE PAGAMENTO DE TÍTULO - VIA DO CLIENTE</div>AGÊNCIA: {dg(rng,4)}-{rng.integers(9)} &nbsp;&nbsp; CONTA: {dg(rng,5)}-{rng.integers(9)} &nbsp;&nbsp; TERMINAL: {dg(rng,6)}<br>CLIENTE: {a.upper()}<br>LINHA DIGITÁVEL: {dg(rng,5)}.{dg(rng,5)} {dg(rng,5)}.{dg(rng,6)} {dg(rng,5)}.{dg(rng,6)} {rng.integers(9)}<br>BENEFICIÁRIO: {b.upper()} ME &nbsp; CNPJ: {cnpj(rng)}<br>DATA DE VENCIMENTO: {data(rng)}<br>DATA DO PAGAMENTO: &nbsp;{data(rng)}<br>VALOR DO DOCUMENTO: &nbsp;R$ {v},90<br>VALOR COBRADO: &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; <b>R$ {v},90</b><br>AUTENTICAÇÃO: {dg(rng,1)}.A{dg(rng,2)}.F{dg(rng,2)}.{dg(rng,3)}.C{dg(rng,2)}.{dg(rng,3)}<br>DOCUMENTO: {dg(rng,6)} &nbsp; CENTRAL DE ATENDIMENTO 0800 000 0000</div>''', w, h, dpi)
    return html(f'''<div class=a style="inset:2mm;background:#fff;border:.3mm solid #bbb;border-radius:4mm;padding:4mm 8mm;font-size:10.5pt;line-height:1.55"><div style="color:#7a1fa2;font-weight:bold;font-size:15pt">Comprovante de transferência <span style="float:right;font-size:12pt">pix</span></div><div style="color:#666">{data(rng)} - {rng.integers(8,22)}:{rng.integers(10,59)}:{rng.integers(10,59)}</div><b style="font-size:14pt">R$ {v},00</b><table style="width:100%"><tr><td><b>Destino</b><br>Nome: {a}<br>CPF: ***.{dg(rng,3)}.{dg(rng,3)}-**<br>Instituição: BCO MERIDIONAL S.A.<td><b>Origem</b><br>Nome: {b}<br>CPF: ***.{dg(rng,3)}.{dg(rng,3)}-**<br>Instituição: PAGA FÁCIL IP</table><div style="font-size:8.5pt;color:#555">ID da transação: E{dg(rng,20)}x{dg(rng,6)}</div></div>''', w, h, dpi)

def rg(rng, dpi, side=0):
    a, p, m = people(rng, 3); c, u = cid(rng); k = int(rng.integers(99))
    if side == 0:
        b = f'''<div class=a style="inset:0;background:#d9ead3;background-image:repeating-linear-gradient(35deg,#c5dfba 0 .4mm,transparent .4mm 1.6mm)"></div><div class=a style="left:0;right:0;top:2.5mm;text-align:center;font-size:6.6pt;font-weight:bold;color:#123c1c">REPÚBLICA FEDERATIVA DO BRASIL<br>SECRETARIA DA SEGURANÇA PÚBLICA - {u}<br>INSTITUTO DE IDENTIFICAÇÃO</div><div class=a style="left:7mm;top:17mm">{face(27,36,k)}</div><div class=a style="left:42mm;top:17mm;width:26mm;height:34mm;background:#fffa;text-align:center">{thumb(24,33)}</div><div class=a style="left:70mm;top:24mm;width:29mm;font-size:5.6pt;text-align:center">POLEGAR DIREITO</div><div class=a style="left:42mm;top:53mm;width:54mm;border-bottom:.3mm solid #222;height:8mm">{sign(k,34)}</div><div class=a style="left:42mm;top:61.5mm;width:54mm;text-align:center;font-size:5.4pt">ASSINATURA DO TITULAR</div><div class=a style="left:5mm;top:60mm;font-size:9pt;font-weight:bold;color:#123c1c">CARTEIRA DE<br>IDENTIDADE</div>'''
    else:
        L = lambda l, t, x, y, s=8: f'<div class=a style="left:{x}mm;top:{y}mm"><div style="font-size:5pt;color:#244">{l}</div><div style="font-size:{s}pt;font-weight:bold">{t}</div></div>'
        b = '<div class=a style="inset:0;background:#dbeadb;background-image:repeating-linear-gradient(-30deg,#c9dfc5 0 .4mm,transparent .4mm 1.6mm)"></div><div class=a style="top:2mm;left:0;right:0;text-align:center;font-weight:bold;font-size:7pt;color:#123c1c">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div>' + L('REGISTRO GERAL', rg_n(rng), 5, 7, 10) + L('DATA DE EXPEDIÇÃO', data(rng), 66, 7) + L('NOME', a.upper(), 5, 15) + L('FILIAÇÃO', p.upper() + '<br>' + m.upper(), 5, 22.5, 7.6) + L('NATURALIDADE', f'{c.upper()} - {u}', 5, 34) + L('DATA DE NASCIMENTO', data(rng, 1955, 1988), 66, 34) + L('DOC. ORIGEM', f'C.NASC L-{rng.integers(9,99)}A FLS {rng.integers(9,299)} N {dg(rng,5)}', 5, 42, 7.4) + L('CPF', cpf(rng), 5, 50) + f'<div class=a style="left:46mm;top:51mm">{sign(k+1,38)}</div><div class=a style="left:44mm;top:61mm;font-size:5.6pt;width:50mm;text-align:center;border-top:.2mm solid #222">ASSINATURA DO DIRETOR<br>LEI Nº 7.116 DE 29/08/83</div>'
    return html(b, 102, 68, dpi)
def cpf_card(rng, dpi):
    a, = people(rng, 1)
    return html(f'''<div class=a style="inset:0;background:linear-gradient(120deg,#2f6fb5,#7db4df 55%,#3a7cc0)"></div><div class=a style="left:5mm;top:4mm;color:#fff;font-size:7pt;font-weight:bold">MINISTÉRIO DA FAZENDA<br><span style="font-size:6pt;font-weight:normal">Secretaria da Receita Federal</span></div><div class=a style="right:6mm;top:4mm;color:#fff;font-weight:bold;font-size:16pt">CPF</div><div class=a style="left:5mm;top:15mm;font-size:6pt;color:#f0f6fb">CADASTRO DE PESSOAS FÍSICAS</div><div class=a style="left:5mm;top:20mm;font-size:5pt;color:#eef">Número de Inscrição</div><div class=a style="left:5mm;top:22.5mm;font:bold 13pt 'Liberation Mono';color:#fff">{cpf(rng)}</div><div class=a style="left:5mm;top:31mm;font-size:5pt;color:#eef">Nome</div><div class=a style="left:5mm;top:33.5mm;font:bold 9pt 'Liberation Mono';color:#fff">{a.upper()}</div><div class=a style="left:5mm;top:42mm;font-size:5pt;color:#eef">Nascimento</div><div class=a style="left:5mm;top:44mm;font:bold 9pt 'Liberation Mono';color:#fff">{data(rng,1950,1990)}</div>''', 86, 54, dpi)

def letter(rng, dpi, w=210, h=297):
    a, b = people(rng, 2); c, u = cid(rng)
    P = ['Venho por meio desta agradecer a atenção dispensada por Vossa Senhoria quando de nossa visita ao escritório no mês passado.', 'Conforme combinado, encaminho em anexo os documentos que pude reunir até agora. Faltam ainda os comprovantes do imóvel da serra, que meu irmão ficou de procurar nas gavetas da casa velha.', 'Peço a gentileza de me avisar se for preciso reconhecer firma em alguma das vias, pois o cartório daqui só atende até as quinze horas.', 'Quanto aos honorários, o depósito da segunda parcela será feito no dia dez, na conta informada.', 'Sem mais para o momento, aproveito para renovar meus votos de estima e consideração.']
    f = ["'Z003';font-size:15.5pt;line-height:1.5;color:#1d2b66", "'Liberation Serif';font-size:12pt;line-height:1.7", "'Nimbus Mono PS','Liberation Mono';font-size:10.5pt;line-height:1.7"][int(rng.integers(3))]
    return html(f'''<div class=a style="left:24mm;right:20mm;top:26mm;font-family:{f}"><div style="text-align:right">{c}, {ext(rng)}</div><p>Ilmo. Sr.<br>Dr. {b}<br>Nesta</p><p>Prezado Doutor,</p>{''.join(f'<p style="text-indent:12mm;text-align:justify">{p}</p>' for p in P)}<p>Atenciosamente,</p><div style="margin-top:4mm">{sign(int(rng.integers(999)),52)}</div><div>{a}</div></div>''', w, h, dpi)

def procuracao(rng, dpi, w=210, h=297):
    a, b, t = people(rng, 3); c, u = cid(rng); pub = rng.random() < .5
    head = f'<div style="text-align:center;font-size:10pt;border-bottom:.6mm double #333;padding-bottom:2mm"><b>{int(rng.integers(2,9))}º TABELIÃO DE NOTAS DE {c.upper()}</b><br>{rua(rng)} - {c}/{u}<br>Livro {rng.integers(100,900)} - Páginas {rng.integers(10,390)}/{rng.integers(391,399)} - 1º Traslado</div>' if pub else ''
    tx = f'<b>OUTORGANTE:</b> {a.upper()}, brasileiro(a), casado(a), comerciante, portador(a) da cédula de identidade RG nº {rg_n(rng)} SSP/{u} e inscrito(a) no CPF sob nº {cpf(rng)}, nascido(a) em {data(rng,1950,1985)}, residente e domiciliado(a) na {rua(rng)}, na cidade de {c}, Estado de {u}.'
    ou = f'<b>OUTORGADO:</b> Dr. {b.upper()}, brasileiro, advogado, inscrito na OAB/{u} sob nº {dg(rng,3)}.{dg(rng,3)}, com escritório na {rua(rng)}, {c} - {u}.'
    po = '<b>PODERES:</b> Pelo presente instrumento de mandato, o outorgante nomeia e constitui seu bastante procurador o outorgado acima qualificado, a quem confere amplos poderes para o foro em geral, com a cláusula <i>ad judicia et extra</i>, em qualquer Juízo, Instância ou Tribunal, podendo propor contra quem de direito as ações competentes e defendê-lo nas contrárias, seguindo umas e outras até final decisão, usando os recursos legais e acompanhando-os, conferindo-lhe ainda poderes especiais para confessar, desistir, transigir, firmar compromissos ou acordos, receber e dar quitação, requerer certidões em repartições e cartórios, agindo em conjunto ou separadamente, podendo substabelecer esta em outrem, com ou sem reservas de iguais poderes, dando tudo por bom, firme e valioso.'
    return html(f'''<div class=a style="left:24mm;right:22mm;top:20mm;font-family:'Liberation Serif';font-size:12pt;line-height:1.65;text-align:justify">{head}<h2 style="text-align:center;letter-spacing:1.2mm;margin:8mm 0">PROCURAÇÃO</h2><p>{tx}</p><p>{ou}</p><p>{po}</p><p style="text-align:right">{c}, {ext(rng)}.</p><div style="text-align:center;margin-top:8mm">{sign(int(rng.integers(999)),54)}<div style="border-top:.3mm solid #222;width:96mm;margin:-3mm auto 0;font-size:11pt">{a}</div></div></div>''', w, h, dpi)

def vaccine(rng, dpi, w=210, h=148):
    a, m = men_women(rng, 1, 1); c, u = cid(rng)
    V = ['BCG', 'Hepatite B', 'Pentavalente 1ª', 'Pentavalente 2ª', 'Pentavalente 3ª', 'VIP 1ª', 'VIP 2ª', 'Rotavírus', 'Pneumo 10 1ª', 'Pneumo 10 2ª', 'Meningo C', 'Febre amarela', 'Tríplice viral', 'Tetra viral', 'Hepatite A', 'DTP reforço']
    cells = ''
    for i, v in enumerate(V):
        cells += ('<tr>' if i % 4 == 0 else '') + f'<td style="width:25%;height:{(h-46)/4:.1f}mm;border:.3mm solid #2a7f86;vertical-align:top;padding:1mm"><div style="background:#2a7f86;color:#fff;font-size:7.5pt;text-align:center">{v}</div><div style="font:11pt Z003;color:#22307a;line-height:1.35">Data: {data(rng,2003,2022) if rng.random()<.85 else "__/__/__"}<br>Lote: {dg(rng,3)}VFC{dg(rng,2)}Z<br>Unid.: UBS Central</div>'
    return html(f'''<div class=a style="inset:0;background:#eef6f2"></div><div class=a style="left:7mm;right:7mm;top:6mm;color:#1a5a60"><div style="display:flex;justify-content:space-between"><b style="font-size:15pt">CADERNETA DE VACINAÇÃO</b><span style="font-size:8pt;text-align:right">MINISTÉRIO DA SAÚDE - SUS<br>Secretaria Municipal de Saúde de {c}/{u}</span></div>
<div style="color:#111;font-size:9pt;margin:2.5mm 0;line-height:1.7">Nome: <span style="font:13pt Z003;color:#22307a">{a}</span> &nbsp; Data de nascimento: <span style="font:13pt Z003;color:#22307a">{data(rng,2001,2018)}</span><br>Nome da mãe: <span style="font:13pt Z003;color:#22307a">{m}</span> &nbsp; Cartão SUS: {dg(rng,3)} {dg(rng,4)} {dg(rng,4)} {dg(rng,4)}</div><table style="width:100%;table-layout:fixed">{cells}</table></div>''', w, h, dpi)

def marriage(rng, dpi, w=210, h=297):
    a, p1, p2, b, m1, m2, o = men_women(rng, 3, 4); c, u = cid(rng); d = data(rng, 1979, 2019)
    B = lambda l, t, hh=12: f'<div style="border:.3mm solid #333;padding:1mm 2mm;min-height:{hh}mm;margin-top:1.2mm"><div style="font-size:6pt">{l}</div><div style="font-size:10pt">{t}</div></div>'
    mt = f'{dg(rng,6)} 01 55 {d[-4:]} 2 {dg(rng,5)} {dg(rng,3)} {dg(rng,7)} {dg(rng,2)}'
    return html(f'''<div class=a style="left:14mm;right:14mm;top:14mm;font-family:'Liberation Serif'"><div style="text-align:center;font-size:11pt">REPÚBLICA FEDERATIVA DO BRASIL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<br><b style="font-size:19pt">CERTIDÃO DE CASAMENTO</b><div style="font-size:8pt;margin-top:2mm">NOMES</div><b style="font-size:12pt">{a.upper()}<br>{b.upper()}</b><div style="font-size:8pt;margin-top:1mm">MATRÍCULA</div><b>{mt}</b></div>
{B('NOMES COMPLETOS DE SOLTEIRO, DATAS E LOCAIS DE NASCIMENTO, NACIONALIDADE E FILIAÇÃO DOS CÔNJUGES', f'{a}, nascido em {data(rng,1950,1975)}, natural de {c}/{u}, brasileiro, filho de {p1} e de {m1}.<br><br>{b}, nascida em {data(rng,1950,1978)}, natural de {c}/{u}, brasileira, filha de {p2} e de {m2}.', 42)}
{B('DATA DO REGISTRO DO CASAMENTO (POR EXTENSO) &nbsp;&nbsp; DIA / MÊS / ANO', f'Data por extenso constante do termo &nbsp;&nbsp;&nbsp; {d}')}{B('REGIME DE BENS DO CASAMENTO', 'Comunhão parcial de bens')}{B('NOME QUE CADA UM DOS CÔNJUGES PASSOU A UTILIZAR', 'O contraente continuou a usar o mesmo nome; a contraente continuou a usar o mesmo nome.')}{B('OBSERVAÇÕES / AVERBAÇÕES', 'Nada mais me cumpria certificar.', 34)}
<div style="display:flex;justify-content:space-between;margin-top:7mm;font-size:9.5pt"><div style="border:.3mm solid #333;padding:2mm;width:80mm">Oficial de Registro Civil das Pessoas Naturais<br>{o}<br>{c} - {u}<br>{rua(rng)}</div><div style="text-align:center;width:86mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>{c}, {ext(rng)}.<br>{sign(int(rng.integers(999)),48)}<div style="border-top:.3mm solid #222;margin-top:-2mm">{o}</div></div></div></div>''', w, h, dpi)

def verso(rng, dpi, w, h, bg):
    a, t = people(rng, 2); c, u = cid(rng); k = int(rng.integers(3))
    s = min(1, w/200)
    parts = ['<div class=a style="left:12mm;right:12mm;bottom:8mm;font-size:7.5pt;text-align:center;border-top:.3mm solid #777;padding-top:1.5mm">VÁLIDA EM TODO O TERRITÓRIO NACIONAL - QUALQUER RASURA OU EMENDA INVALIDA ESTE DOCUMENTO</div>']
    if k != 1: parts.append(f'<div class=a style="left:{w*.22}mm;top:{h*.36}mm;font:bold {34*s:.0f}pt \'Liberation Sans\';color:#33479c;border:1mm solid #33479c;padding:2mm 6mm;transform:rotate(-24deg);letter-spacing:1mm">EM BRANCO</div>')
    if k != 0: parts.append(f'<div class=a style="left:{w*.08}mm;top:{h*.10}mm;width:{92*s}mm;border:.5mm solid #223;padding:2mm;font-size:{9*s}pt;line-height:1.4;background:#fff6"><b>TABELIONATO DE NOTAS DE {c.upper()}</b><br>Reconheço, por semelhança, a firma de <b>{t}</b>, em documento sem valor econômico. Dou fé.<br>{c}, {ext(rng)}. Em test. ______ da verdade.<br>{sign(int(rng.integers(999)),34*s)}<br>Escrevente: {a} &nbsp; Valor R$ {rng.integers(5,13)},{rng.integers(10,99)}</div>')
    return html(f'<div class=a style="inset:0;background:rgb({bg[0]},{bg[1]},{bg[2]})"></div>' + ''.join(parts), w, h, dpi)

def apostille(rng, dpi, w=180, h=104):
    a, b = people(rng, 2); c, u = cid(rng)
    r = [('1. País: (Country / Pays)', '<b>REPÚBLICA FEDERATIVA DO BRASIL</b>'), ('&nbsp;&nbsp;&nbsp;Este documento público', '(This public document / Le présent acte public)'), ('2. Foi assinado por:', a.upper()), ('3. Na qualidade de:', 'ESCREVENTE'), ('4. Tem o selo/carimbo de:', 'REGISTRO CIVIL DAS PESSOAS NATURAIS'), ('5. Em (At / À):', f'{c.upper()}'), ('6. No dia (The / Le):', data(rng, 2017, 2024)), ('7. Por (By / Par):', b.upper() + ' - TABELIÃO'), ('8. Nº:', dg(rng, 8)), ('9. Selo/Carimbo:', '(Seal / Timbre)'), ('10. Assinatura:', 'Assinado digitalmente')]
    rows = ''.join(f'<tr><td style="width:44%">{x}<td>{y}' for x, y in r)
    return html(f'''<div class=a style="inset:1mm;border:.7mm solid #2f5d3a;outline:.3mm solid #2f5d3a;background:#f6faf4;padding:3mm 5mm"><div style="text-align:center;line-height:1.2"><b style="font-size:15pt">APOSTILLE</b><br><span style="font-size:8.5pt">(Convention de La Haye du 5 octobre 1961)</span></div><table style="width:{w-52}mm;font-size:8.6pt;margin-top:2mm" class=t>{rows}</table><div class=a style="right:6mm;top:22mm;text-align:center;font-size:6.5pt">{qr(32,int(rng.integers(999)))}<br>Código {dg(rng,7)}<br>CRC {dg(rng,4)}AB</div><div class=a style="left:5mm;right:5mm;bottom:2mm;font-size:6.6pt;text-align:center">Esta Apostila certifica apenas a assinatura, a capacidade do signatário e, quando apropriado, o selo ou carimbo constantes no documento público. Verifique em www.exemplo.jus.br/apostil</div></div>''', w, h, dpi, '.t td{border:.2mm solid #8aa58c;padding:.55mm 1.2mm}')

def auth_label(rng, dpi, w=60, h=38):
    a, = people(rng, 1); c, u = cid(rng)
    return html(f'''<div class=a style="inset:0;background:#eaf1f8;border:.4mm solid #2d4f7c;padding:1.6mm 2mm;font-size:6.4pt;line-height:1.25"><b style="font-size:7.4pt">{rng.integers(2,12)}º TABELIÃO DE NOTAS - {c.upper()}/{u}</b><br><b>AUTENTICAÇÃO</b> - Autentico a presente cópia reprográfica, conforme o original a mim apresentado, do que dou fé.<br>{c}, {data(rng)}. Valor R$ {rng.integers(2,5)},{rng.integers(10,99)}<div style="display:flex;align-items:center;justify-content:space-between"><div style="padding-top:1mm">{sign(int(rng.integers(999)),24)}<br>{a}<br>Escrevente</div><div style="text-align:center;font-size:5.6pt">{bars(24,'6mm',int(rng.integers(99)))}<b>SELO AUT {dg(rng,4)}-XB{dg(rng,4)}</b></div></div></div>''', w, h, dpi)
def auth_stamp(rng, dpi, w=66, h=34, c='#28389a'):
    a, = people(rng, 1); cc, u = cid(rng)
    return html(f'''<div class=a style="inset:1mm;border:.7mm solid {c};color:{c};padding:1.5mm 2mm;font-size:7.4pt;line-height:1.35;text-align:center"><b style="font-size:10pt">CÓPIA AUTENTICADA</b><br>CONFERE COM O ORIGINAL. DOU FÉ.<br>{cc}/{u}, {data(rng)}<br>{sign(int(rng.integers(999)),26,c)}<br>{a} - Escrevente Autorizado</div>''', w, h, dpi)
def sticky(rng, dpi, s=50):
    T = [['Dra. Fabíola,', 'conferir com o', 'original!'], ['Ligar p/ Odete', '99812-3344', 'depois das 14h'], ['Juntar ao', 'processo do', 'inventário'], ['Tirar 2 cópias', 'até sexta'], ['URGENTE', 'prazo dia 15'], ['devolver', 'p/ Sr. Nélio']]
    col = [('#fbe96a', '#f3dc4c'), ('#f8a7c4', '#f08fb2'), ('#a9e39a', '#93d684'), ('#9ad4f0', '#84c6e6'), ('#fbe96a', '#f3dc4c')][int(rng.integers(5))]
    k = s/50
    return html(f'<div class=a style="inset:0;background:linear-gradient(170deg,{col[0]} 60%,{col[1]})"></div><div class=a style="left:3mm;top:{6*k}mm;right:1mm;font:{18*k:.1f}pt Z003;color:#223;line-height:1.25">{"<br>".join(T[int(rng.integers(len(T)))])}</div>', s, s, dpi)
