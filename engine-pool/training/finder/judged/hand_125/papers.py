"""HTML through chromium: unrelated papers, and the windows around a PDF."""
from core import *
import shutil, tempfile

def shot(html, w, h, out):
    d = tempfile.mkdtemp(dir=CACHE)
    open(d + '/a.html', 'w').write(html)
    subprocess.run(['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', f'--user-data-dir={d}/p', '--force-device-scale-factor=1',
                    f'--window-size={w},{h}', f'--screenshot={out}', 'file://' + d + '/a.html'], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=90)
    shutil.rmtree(d, ignore_errors=True)

ROWS = [[('Tinta acrílica fosca 18 L branco neve', 2, 289.9), ('Rolo de lã 23 cm', 4, 24.5), ('Lixa d\'água grão 220', 12, 2.35), ('Massa corrida 25 kg', 3, 74.9), ('Fita crepe 48 mm', 6, 9.8)],
        [('Mensalidade – plano família', 1, 412.0), ('Coparticipação consulta clínica', 2, 35.0), ('Exame laboratorial', 3, 18.4), ('Taxa de emissão', 1, 3.9)],
        [('Notebook 15,6" 8 GB 256 GB', 1, 2899.0), ('Mouse sem fio', 2, 59.9), ('Cabo HDMI 2 m', 1, 32.0), ('Instalação e configuração', 1, 120.0)]]
FIRM = [('Casa das Tintas Aquarela Ltda.', '12.345.678/0001-95', 'Av. dos Ipês, 1.220 – Londrina/PR', 'Sra. Odete Vasconcelos Prado', '14/03/2023'),
        ('Saúde Viva Assistência Médica S/A', '98.765.432/0001-10', 'Rua das Acácias, 88 – Niterói/RJ', 'Sr. Benjamim Tolentino Sá', '05/09/2022'),
        ('Ponto Certo Informática ME', '45.678.912/0001-37', 'Rua XV de Novembro, 402 – Blumenau/SC', 'Sra. Quitéria Lopes Damasceno', '27/11/2021')]
def invoice(i):
    k = i % 3; out = f'{CACHE}/invoice{k}.png'
    if not os.path.exists(out):
        f = FIRM[k]; col = ['#1d4f8f', '#2b7a4b', '#8f3a1d'][k]
        br = lambda v: f'{v:,.2f}'.replace(',', '_').replace('.', ',').replace('_', '.')
        rows = ''.join(f'<tr><td>{j+1:03d}</td><td>{a}</td><td class=r>{q}</td><td class=r>{br(p)}</td><td class=r>{br(q*p)}</td></tr>' for j, (a, q, p) in enumerate(ROWS[k]))
        tot = br(sum(q * p for _, q, p in ROWS[k]))
        bars = ''.join(f'<i style="display:inline-block;height:110px;width:{2+((j*7919+k*31)%5)*2}px;background:{"#000" if j%2==0 else "#fff"}"></i>' for j in range(150))
        shot(f'''<meta charset=utf8><style>body{{margin:0;width:2480px;height:3508px;font:38px "Liberation Sans";background:#fff;color:#111}}.p{{padding:150px}}table{{width:100%;border-collapse:collapse}}td,th{{border:3px solid #777;padding:14px 18px}}.r{{text-align:right}}h1{{color:{col};font-size:74px;margin:0}}.b{{border:3px solid #777;padding:24px;margin:36px 0}}</style>
        <div class=p><h1>{f[0]}</h1><div>CNPJ {f[1]} &nbsp; IE 90.112.334-{k}1<br>{f[2]} – Fone (00) 3344-10{k}7</div>
        <div class=b style="background:{col};color:#fff;font-size:52px"><b>FATURA / NOTA DE SERVIÇO Nº 00{k+3}.{417+k*88}</b> &nbsp; Série 1</div>
        <div class=b><b>Cliente:</b> {f[3]}<br><b>Endereço:</b> Travessa do Comércio, {31+k*12}, apto. 20{k}<br><b>Emissão:</b> {f[4]} &nbsp; <b>Vencimento:</b> dez dias &nbsp; <b>Pedido:</b> 77{k}02-{k}</div>
        <table><tr style="background:#e5e5e5"><th>Item<th>Descrição<th>Qtd.<th>Unit. R$<th>Total R$</tr>{rows}<tr><td colspan=4 class=r><b>TOTAL A PAGAR</b><td class=r><b>{tot}</b></tr></table>
        <p>Observações: após o vencimento cobrar multa de 2% e juros de 0,033% ao dia. Não receber após 30 dias. Dúvidas: atendimento de segunda a sexta, das 8h às 18h.</p>
        <div style="margin-top:900px;border-top:4px dashed #444;padding-top:40px"><b>Recibo do sacado</b> — 34191.7900{k} 01043.510047 91020.150008 {k+1} 9{k}120000{tot.replace('.','').replace(',','')}</div><div style="margin-top:40px">{bars}</div></div>''', 2480, 3508, out + '.png')
        os.replace(out + '.png', out)
    return np.asarray(Image.open(out).convert('RGB'))

def page_uri(n, w, h):
    raster(n, scale_to=(w, h)); return f'file://{CACHE}/{n}_s{w}x{h}.png'

def fn(n, i):
    return ['certidao_nascimento.pdf', 'Certidão.pdf', 'Scan_2024_0312.pdf', 'DOC-20240514-WA0007.pdf', 'certidao (1).pdf', '2via_certidao.pdf', 'documento.pdf', 'Certidão de Nascimento - cópia.pdf'][i % 8]

IC = lambda d, s=64, c='#fff', sw=2: f'<svg width={s} height={s} viewBox="0 0 24 24" fill=none stroke="{c}" stroke-width={sw} stroke-linecap=round stroke-linejoin=round><path d="{d}"/></svg>'
BACK = 'M20 12H5M11 5l-7 7 7 7'; CHEV = 'M15 4l-8 8 8 8'; DOTS = 'M12 5v.1M12 12v.1M12 19v.1'; FIND = 'M10 4a6 6 0 1 0 .01 0M15 15l5 5'; SHARE = 'M12 15V3M8 7l4-4 4 4M5 11v10h14V11'
DOWN = 'M12 4v11M7 11l5 5 5-5M4 20h16'; PRINT = 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z'; PEN = 'M4 20l4-1L20 7l-3-3L5 16z'; MENU = 'M3 6h18M3 12h18M3 18h18'; ROT = 'M5 12a7 7 0 1 0 3-6M8 2v4h4'; TRASH = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13'

def phone_html(n, i):
    w, h = size_mm(n); W, H = 1080, [2340, 2400, 2340, 2280][i % 4]
    kind = i % 4; m = [24, 0, 0, 18][kind]; pw = W - 2 * m; ph = round(pw * h / w); uri = page_uri(n, pw, ph)
    hh, mm = 8 + i, (i * 17 + 4) % 60; bat = 34 + i * 7
    dark = kind in (0, 2)
    fg = '#fff' if dark else '#111'
    status = f'''<div class=st style="color:{fg}"><b>{hh:02d}:{mm:02d}</b><span><svg width=46 height=36 viewBox="0 0 24 20"><path fill="{fg}" d="M2 19h4v-5H2zM8 19h4v-9H8zM14 19h4V5h-4zM20 19h4V0h-4z"/></svg> {["4G","5G","Wi‑Fi","4G+"][kind]} <span class=bt style="border-color:{fg}"><i style="width:{bat}%;background:{fg}"></i></span> {bat}%</span></div>'''
    pg = lambda sty: f'<img src="{uri}" width={pw} height={ph} style="display:block;{sty}">'
    if kind == 0:   # Android Drive-like viewer, dark
        body = f'''<div class=bar style="background:#202124;color:#e8eaed">{IC(BACK)}<span class=t>{fn(n,i)}</span>{IC(FIND)}{IC(SHARE)}{IC(DOTS,64,"#fff",4)}</div>
        <div style="position:absolute;top:{(H-ph)//2+20}px;left:{m}px">{pg('')}</div><div style="position:absolute;top:{(H-ph)//2-60}px;right:30px;background:#3c4043;color:#fff;border-radius:40px;padding:8px 26px;font-size:34px">1 / 1</div>
        <div style="position:absolute;right:60px;bottom:190px;width:150px;height:150px;border-radius:44px;background:#8ab4f8;display:flex;align-items:center;justify-content:center">{IC(PEN,72,"#202124")}</div>'''
        bg = '#17181a'
    elif kind == 1:   # iOS quick look-like, light
        body = f'''<div class=bar style="background:#f7f7f9;color:#0a7aff;border-bottom:2px solid #ccc"><span style="font-size:46px">OK</span><span class=t style="color:#111;text-align:center;font-weight:600">{fn(n,i)}</span>{IC(PEN,64,"#0a7aff")}</div>
        <div style="position:absolute;top:{120+130+max(0,(H-250-200-ph)//2)}px;left:{m}px">{pg('')}</div>
        <div style="position:absolute;bottom:0;left:0;right:0;height:200px;background:#f7f7f9;border-top:2px solid #ccc;display:flex;justify-content:space-between;padding:30px 60px;box-sizing:border-box">{IC(SHARE,72,"#0a7aff")}{IC(FIND,72,"#0a7aff")}{IC(TRASH,72,"#0a7aff")}</div>'''
        bg = '#e9e9ee'
    elif kind == 2:   # messenger's document viewer
        body = f'''<div class=bar style="background:#1f2c34;color:#fff">{IC(BACK)}<span class=t>{fn(n,i)}<br><small style="font-size:30px;color:#9ab">1 página • 74 kB • PDF</small></span>{IC(SHARE)}{IC(DOTS,64,"#fff",4)}</div>
        <div style="position:absolute;top:{max(250,(H-ph)//2)}px;left:0">{pg('')}</div>'''
        bg = '#0b141a'
    else:             # viewer with tool row at the bottom
        body = f'''<div class=bar style="background:#fff;color:#111;border-bottom:2px solid #ddd">{IC(CHEV,64,"#111")}<span class=t>{fn(n,i)}</span>{IC(FIND,64,"#111")}{IC(DOTS,64,"#111",4)}</div>
        <div style="position:absolute;top:268px;left:{m}px">{pg('box-shadow:0 4px 14px #0006')}</div>
        <div style="position:absolute;bottom:130px;left:0;right:0;height:170px;background:#fff;border-top:2px solid #ddd;display:flex;justify-content:space-around;align-items:center;font-size:28px;color:#333;text-align:center">{''.join(f"<div>{IC(d,60,'#c8102e')}<br>{t}</div>" for d,t in ((PEN,'Editar'),(MENU,'Comentar'),(ROT,'Girar'),(SHARE,'Compartilhar')))}</div>'''
        bg = '#d9dadd'
    nav = '' if kind == 1 else f'<div style="position:absolute;bottom:0;left:0;right:0;height:{130 if kind==3 else 120}px;background:{"#000" if dark else "#fff"};display:flex;justify-content:space-around;align-items:center">{IC("M8 5v14M12 5v14M16 5v14",56,"#999")}{IC("M12 4a8 8 0 1 0 .01 0",56,"#999")}{IC(CHEV,56,"#999")}</div>'
    if kind == 1: nav = '<div style="position:absolute;bottom:20px;left:340px;width:400px;height:14px;border-radius:7px;background:#111"></div>'
    stbg = {0: '#202124', 1: '#f7f7f9', 2: '#1f2c34', 3: '#fff'}[kind]
    return f'''<meta charset=utf8><style>body{{margin:0;width:{W}px;height:{H}px;background:{bg};font-family:"Noto Sans","Liberation Sans";position:relative;overflow:hidden}}.st{{height:110px;background:{stbg};display:flex;justify-content:space-between;align-items:center;padding:0 50px;font-size:36px}}.bt{{display:inline-block;width:60px;height:28px;border:4px solid;border-radius:8px;vertical-align:-6px}}.bt i{{display:block;height:28px}}.bar{{height:135px;display:flex;align-items:center;padding:0 40px;gap:40px;font-size:42px}}.t{{flex:1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;line-height:1.15}}</style>{status}{body}{nav}''', W, H

def desk_html(n, i, W=None, H=None, kind=None):
    w, h = size_mm(n)
    if W is None:
        W, H = [(2560, 1440), (2880, 1800), (2560, 1600), (3840, 2160)][i % 4]
        if n in ('121G-3', '121C-1') and i % 2: W, H = 1920, 1080
    kind = i % 3 if kind is None else kind
    s = H / 1440 if H >= 1440 else .85
    px = lambda v: round(v * s)
    top, bot = px(130), px(54); m = px(14)
    ph = H - top - bot - 2 * m; pw = round(ph * w / h)
    if kind == 0: pw, ph = pw, ph
    uri = page_uri(n, pw, ph); side = px([270, 300, 250][kind])
    tw = px(150); th = round(tw * h / w); turi = page_uri(n, tw, th)
    b = lambda *ds, c='#ddd': ''.join(f'<span style="margin:0 {px(12)}px">{IC(d,px(26),c)}</span>' for d in ds)
    zoom = round(pw / (w / 25.4 * 96) * 100)
    if kind == 0:      # browser's viewer
        head = f'''<div style="height:{px(42)}px;background:#dee1e6;display:flex;align-items:end;padding-left:{px(10)}px"><div style="background:#fff;border-radius:{px(10)}px {px(10)}px 0 0;padding:{px(9)}px {px(60)}px {px(9)}px {px(16)}px;font-size:{px(15)}px">📄 {fn(n,i)}  ×</div><div style="padding:{px(9)}px {px(26)}px;font-size:{px(15)}px;color:#555">Caixa de entrada (12)  ×</div><span style="flex:1"></span><span style="padding:{px(8)}px;font-size:{px(18)}px;letter-spacing:{px(22)}px">–□×</span></div>
        <div style="height:{px(40)}px;background:#fff;display:flex;align-items:center">{b(BACK,ROT,c="#555")}<div style="flex:1;margin:0 {px(20)}px;background:#f1f3f4;border-radius:{px(16)}px;padding:{px(6)}px {px(16)}px;font-size:{px(15)}px;color:#333">Arquivo | C:/Users/atendimento/Downloads/{fn(n,i).replace(" ","%20")}</div>{b(DOTS,c="#555")}</div>
        <div style="height:{px(48)}px;background:#323639;color:#fff;display:flex;align-items:center;font-size:{px(15)}px">{b(MENU)}<span>{fn(n,i)}</span><span style="flex:1"></span><span style="background:#191b1c;padding:{px(3)}px {px(8)}px">1</span>&nbsp;/ 1 &nbsp;&nbsp;|&nbsp; – <span style="background:#191b1c;padding:{px(3)}px {px(8)}px;margin:0 {px(8)}px">{zoom}%</span> + &nbsp;|{b(ROT)}<span style="flex:1"></span>{b(DOWN,PRINT,DOTS)}</div>'''
        bg, sbg, scol = '#525659', '#323639', '#fff'
    elif kind == 1:    # reader program
        head = f'''<div style="height:{px(34)}px;background:#f3f3f3;display:flex;align-items:center;font-size:{px(14)}px;padding:0 {px(10)}px"><b style="color:#b30b00">▲</b>&nbsp; {fn(n,i)} - Leitor de PDF <span style="flex:1"></span><span style="letter-spacing:{px(22)}px">–□×</span></div><div style="height:{px(30)}px;background:#fff;font-size:{px(14)}px;padding:0 {px(10)}px;line-height:{px(30)}px;word-spacing:{px(10)}px">Arquivo Editar Visualizar Assinar Janela Ajuda</div>
        <div style="height:{px(66)}px;background:#fafafa;border-bottom:1px solid #bbb;display:flex;align-items:center;font-size:{px(15)}px">{b(MENU,DOWN,PRINT,FIND,c="#444")}<span style="flex:1"></span><span style="border:1px solid #999;padding:{px(2)}px {px(10)}px">1</span> &nbsp;(1 de 1)&nbsp; {b(PEN,ROT,c="#444")} <span style="border:1px solid #999;padding:{px(2)}px {px(10)}px">{zoom}% ▾</span><span style="flex:1"></span><span style="background:#1473e6;color:#fff;border-radius:{px(14)}px;padding:{px(5)}px {px(18)}px;margin-right:{px(20)}px">Compartilhar</span></div>'''
        bg, sbg, scol = '#c9c9c9', '#ececec', '#222'
    else:              # mac preview
        head = f'''<div style="height:{px(36)}px;background:#e8e6ef;font-size:{px(15)}px;line-height:{px(36)}px;padding:0 {px(16)}px;word-spacing:{px(8)}px;display:flex"><b>Pré‑Visualização</b>&nbsp; Arquivo Editar Visualizar Ir Ferramentas Janela Ajuda<span style="flex:1"></span>Ter 14 mai 10:{20+i}</div>
        <div style="height:{px(94)}px;background:#f6f5f6;border-bottom:1px solid #ccc;display:flex;align-items:center;font-size:{px(17)}px"><span style="margin:0 {px(20)}px">{"".join(f'<i style="display:inline-block;width:{px(15)}px;height:{px(15)}px;border-radius:50%;background:{c};margin-right:{px(9)}px"></i>' for c in ("#ff5f57","#febc2e","#28c840"))}</span><div><b>{fn(n,i)}</b><br><span style="color:#777;font-size:{px(14)}px">Página 1 de 1</span></div><span style="flex:1"></span>{b(FIND,SHARE,PEN,ROT,c="#555")}</div>'''
        bg, sbg, scol = '#dcdbdd', '#efeef0', '#222'
    foot = f'<div style="position:absolute;bottom:0;left:0;right:0;height:{bot}px;background:{["#e9eef5","#101820","#e4e2ea"][kind]};display:flex;align-items:center;justify-content:center;gap:{px(14)}px">' + ''.join(f'<i style="width:{px(32)}px;height:{px(32)}px;border-radius:{px(7)}px;background:hsl({(j*53+i*31)%360},60%,52%)"></i>' for j in range(9)) + f'<span style="position:absolute;right:{px(16)}px;font-size:{px(14)}px;color:{"#fff" if kind==1 else "#222"};text-align:right">10:{20+i}<br>14/05/2024</span></div>'
    return f'''<meta charset=utf8><style>body{{margin:0;width:{W}px;height:{H}px;background:{bg};font-family:"Noto Sans","Liberation Sans";position:relative;overflow:hidden}}</style>{head}
    <div style="position:absolute;top:{top}px;bottom:{bot}px;left:0;width:{side}px;background:{sbg};color:{scol};text-align:center;font-size:{px(14)}px;border-right:1px solid #0003"><img src="{turi}" style="margin-top:{px(30)}px;outline:{px(5)}px solid #8ab4f8"><br><br>1</div>
    <img src="{uri}" width={pw} height={ph} style="position:absolute;left:{side+(W-side-pw)//2}px;top:{top+m}px;box-shadow:0 2px 8px #0007">{foot}''', W, H, (side + (W - side - pw) // 2, top + m, pw, ph)
