import random
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U = ('zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete '
     'dezoito dezenove').split()
T = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()

def num(n, fem=False):
    if n >= 1000:
        m, r = divmod(n, 1000)
        h = 'mil' if m == 1 else num(m, fem) + ' mil'
        return h if not r else h + (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r, fem)
    if n == 100: return 'cem'
    if n > 100:
        c = C[n // 100].replace('os', 'as') if fem else C[n // 100]
        return c + (' e ' + num(n % 100, fem) if n % 100 else '')
    if n >= 20: return T[n // 10] + (' e ' + num(n % 10, fem) if n % 10 else '')
    if fem and n in (1, 2): return ('uma', 'duas')[n - 1]
    return U[n]

def ext(d, first='primeiro'):
    """'07/03/1978' -> 'sete de março de mil novecentos e setenta e oito'"""
    a, b, c = map(int, d.split('/'))
    return f"{first if a == 1 else num(a)} de {MES[b - 1]} de {num(c)}"

def semi(d):
    a, b, c = map(int, d.split('/'))
    return f"{'1º' if a == 1 else f'{a:02d}'} de {MES[b - 1]} de {c}"

def hora_ext(h):
    a, b = map(int, h.split(':'))
    s = num(a, True) + (' hora' if a == 1 else ' horas')
    return s + (f" e {num(b)} minuto{'s' if b > 1 else ''}" if b else '')

def cpf(base):
    d = [int(x) for x in f'{base:09d}']
    for n in (10, 11):
        s = sum(x * (n - i) for i, x in enumerate(d)) % 11
        d.append(0 if s < 2 else 11 - s)
    s = ''.join(map(str, d))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'

def mat(cns, ano, livro, folha, termo, tipo=1, acervo='01'):
    s = f'{cns:06d}{acervo}55{ano:04d}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    for _ in range(2):
        m, t = 32 - len(s), 0
        for ch in s:
            t += int(ch) * m
            m = 0 if m == 10 else m + 1
        s += str(1 if t % 11 == 10 else t % 11)
    return ' '.join((s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]))

def qr(seed, n=33, px=88):
    r = random.Random(seed)
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for oy, ox in ((0, 0), (0, n - 7), (n - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= oy + y < n and 0 <= ox + x < n:
                    g[oy + y][ox + x] = 0 <= x < 7 and 0 <= y < 7 and (x in (0, 6) or y in (0, 6) or (1 < x < 5 and 1 < y < 5))
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{p}"/></svg>'

def arms(px=60, c='#333'):
    import math
    pt = lambda r, a: f'{50 + r * math.sin(a):.1f},{44 - r * math.cos(a):.1f}'
    star = ' '.join(pt(30 if i % 2 == 0 else 13, i * math.pi / 5) for i in range(10))
    rays = ''.join(f'<line x1="{pt(36, i*.262).split(",")[0]}" y1="{pt(36, i*.262).split(",")[1]}" x2="{pt(42, i*.262).split(",")[0]}" y2="{pt(42, i*.262).split(",")[1]}"/>' for i in range(24))
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 100 100" fill="none" stroke="{c}" stroke-width="1.6">{rays}'
            f'<polygon points="{star}"/><circle cx="50" cy="44" r="9"/><circle cx="50" cy="44" r="6"/>'
            f'<path d="M12 40C8 66 24 84 46 86M88 40C92 66 76 84 54 86M14 52l8 2M17 62l8-1M24 72l7-4M86 52l-8 2M83 62l-8-1M76 72l-7-4"/>'
            f'<path d="M22 86q28 10 56 0l-3 8q-25 8-50 0z"/></svg>')

def page(css, body, margin='0'):
    return ('<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}'
            f'html,body{{margin:0;padding:0}}body{{width:210mm;height:296.5mm;position:relative;overflow:hidden}}{css}</style></head><body>{body}</body></html>')

def truth(case, nome, nasc, txt, reg, mun, uf, rmun, ruf, cart, g1, g2=('', ''), cpf='', mat='', hora='', nat='', sexo='', estab='',
          dnv='', livro='', folha='', termo='', pat=('', ''), matn=('', ''), gem='Não', gem_info='', averb='', anot='', selo='',
          oficial='', emissao='', accept=None, twins=(), joint=False, cadastro=()):
    d, m, a = nasc.split('/')
    return {"case": case, "layout": case.split('-')[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": 595, "height": 842,
            "resizeImage": False, "data": {
        "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
        "dados_pessoais": {"nome_completo": nome, "cpf": cpf, "matrícula": mat,
            "data_nascimento": {"texto_completo": txt, "dia": d, "mês": m, "ano": a}, "hora_nascimento": hora, "naturalidade": nat, "sexo": sexo},
        "local_nascimento": {"estabelecimento": estab, "município": mun, "uf": uf},
        "registro": {"município": rmun, "uf": ruf, "cartório": cart, "data_registro": reg, "número_dnv": dnv, "livro": livro, "folha": folha, "termo": termo},
        "filiação": {"genitor_1": dict(zip(("nome_completo", "naturalidade"), g1)), "genitor_2": dict(zip(("nome_completo", "naturalidade"), g2))},
        "avós": {"paternos": dict(zip(("avô", "avó"), pat)), "maternos": dict(zip(("avô", "avó"), matn))},
        "gêmeos": {"status": gem, "informações_adicionais": gem_info},
        "observações": {"averbações": averb, "anotações": anot},
        "autenticação": {"selo_digital": selo, "oficial_registro": oficial, "data_emissão": emissao}},
        "accept": accept or {}, "meta": {"twin_names": list(twins), "joint_notes": joint, "cadastro": [" ".join(c.values()) if isinstance(c, dict) else c for c in cadastro]}}
