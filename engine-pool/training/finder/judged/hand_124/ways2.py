# -*- coding: utf-8 -*-
import json, unicodedata, tempfile, shutil
from ways1 import *
HERE = os.path.dirname(os.path.abspath(__file__))
import layout as _l

def size(c, w, h): c.truth["width"], c.truth["height"] = int(round(w)), int(round(h))

def fix(path):
    """same-length: producer's dates and ids made constant"""
    b = open(path, "rb").read()
    b = re.sub(rb"\(D:(\d{14})", b"(D:20200102100000", b)
    b = re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", b"2020-01-02T10:00:00", b)
    b = re.sub(rb"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", b"00000000-0000-0000-0000-000000000124", b)
    b = re.sub(rb"/ID ?\[.*?\]", lambda m: b"/ID[" + b" " * (len(m.group(0)) - 5) + b"]", b, flags=re.S)
    b = re.sub(rb"/[A-Z]{6}\+Lib", b"/ABCDEF+Lib", b)
    open(path, "wb").write(b)

# ------------------------------------------------------------ V W X page geometry
@way("V", "/Rotate 90, 180, 270 with content turned back (upright to the reader)")
def _(c, path):
    rot = {1: 90, 2: 180, 3: 270}[c.i]
    pdf = newpdf("Scan2PDF" if c.i != 2 else "Oracle PDF driver")
    ops = c.lay()
    p = Page(pdf, 595, 842, c.chars + ASC, "win")
    cm = {90: "0 1 -1 0 842 0", 180: "-1 0 0 -1 595 842", 270: "0 -1 1 0 0 595"}[rot]
    p.add("q " + cm + " cm"); p.shapes(ops); p.texts(ops); p.add("Q")
    mb = [0, 0, 595, 842] if rot == 180 else [0, 0, 842, 595]
    p.finish(mediabox=mb, Rotate=rot)
    save(pdf, path)

@way("W", "1 CropBox within a bigger MediaBox (printer's marks and another name outside it), 2 origin far off (MediaBox from 1000 2000) and negative, 3 UserUnit 2")
def _(c, path):
    pdf = newpdf("Xerox FreeFlow" if c.i == 1 else "AutoCAD" if c.i == 2 else "")
    ops = c.lay()
    p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 2 else "cid")
    if c.i == 1:
        p.add("q 1 0 0 1 60 70 cm"); p.shapes(ops); p.texts(ops); p.add("Q")
        o2 = other(c)
        p.texts([T(70, 842 - 20, "LOTE %d - %s - %s" % (c.r.randint(100, 999), o2["kid"], o2["matp"]), "sans", 9), T(70, 842 - 950, "PROVA DE IMPRESSÃO  C M Y K   " + o2["dwb"], "sans", 9), T(70, 842 - 40, "Nome: " + o2["gen"][0][0], "sans", 9)])
        for x in (60, 655): p.add("q .3 w %d 40 m %d 60 l %d 920 m %d 940 l S Q" % (x, x, x, x))
        p.finish(mediabox=[0, 0, 715, 982], CropBox=Array([60, 70, 655, 912]), TrimBox=Array([60, 70, 655, 912]))
    elif c.i == 2:
        p.add("q 1 0 0 1 1000 -2842 cm"); p.shapes(ops); p.texts(ops); p.add("Q")
        p.finish(mediabox=[1000, -2842, 1595, -2000])
    else:
        p.add("q .5 0 0 .5 0 0 cm"); p.shapes(ops); p.texts(ops); p.add("Q")
        p.finish(mediabox=[0, 0, 297.5, 421], UserUnit=2)
    save(pdf, path)

@way("X", "landscape page (1 A4, 2 Letter, 3 two thirds of A3 with a blank stub at the left)")
def _(c, path):
    W, H = {1: (842, 595), 2: (792, 612), 3: (842, 595)}[c.i]
    pdf = newpdf("Microsoft® Word 2013")
    ops = c.lay(W=W if c.i != 3 else 700, H=H, M=34)
    if c.i == 3:
        for o in ops:
            if o.t == "line": o.x1 += 142; o.x2 += 142
            else: o.x += 142
    p = Page(pdf, W, H, c.chars + ASC, "cid" if c.i == 2 else "win")
    if c.i == 3:
        p.add("q .5 w [3 3] 0 d 150 20 m 150 575 l S Q")
        nm, f = p.font("sansb"); p.add(b"BT /%s 15 Tf 0 1 -1 0 80 180 Tm %s Tj ET" % (nm.encode(), lit(f.enc("CANHOTO - VIA DO SERVIÇO"))))
    p.shapes(ops); p.texts(ops); p.finish(); size(c, W, H); save(pdf, path)

# ------------------------------------------------------------ Y Z two pages
def backpage(pdf, c):
    o2 = other(c, "n")
    p = Page(pdf, 595, 842, ASC, "win")
    L_ = ["RECONHECIMENTO DE FIRMA / AUTENTICAÇÃO", "", "Reconheço por semelhança a firma de %s," % o2["off"], "oficial do registro civil, do que dou fé.", "%s" % o2["place"], "Em testemunho ______ da verdade.", "", "Tabelião: %s" % o2["clerk"] if o2["clerk"] else "Tabelião substituto", "Selo: %s" % o2["selo"], "",
          "Este verso contém apenas o reconhecimento de firma. Valor do ato: R$ 9,%02d." % c.r.randrange(100), "Apostila (Convenção da Haia): 1. País: Brasil  2. Foi assinado por: %s" % o2["gen"][0][0], "3. Na qualidade de: Oficial  5. Em: %s  6. Data: %s" % (o2["cityR"], people.dmy(o2["em"]))]
    for i, s in enumerate(L_): 
        if s: p.text(T(60, 90 + i * 17, s, "serifb" if i == 0 else "serif", 11))
    p.finish()
def coverpage(pdf, c):
    o2 = other(c, "n")
    p = Page(pdf, 595, 842, ASC, "win")
    ls = [("Central de Informações do Registro Civil", "sansb", 15), ("Protocolo de entrega eletrônica de certidão", "sans", 12), ("", "", 0), ("Protocolo nº: %d" % c.r.randrange(10**9), "sans", 10), ("Solicitante: %s" % o2["kid"], "sans", 10), ("CPF do solicitante: %s" % people.cpf(c.r), "sans", 10),
          ("Data do pedido: %s   Data da entrega: %s" % (people.dmy(o2["reg"]), people.dmy(o2["em"])), "sans", 10), ("Tipo: Certidão de nascimento - inteiro teor: não", "sans", 10), ("Serventia: %s" % c.v["cart"], "sans", 10), ("A certidão solicitada encontra-se na página seguinte.", "sansi", 10)]
    for i, (s, f, z) in enumerate(ls):
        if s: p.text(T(60, 100 + i * 24, s, f, z))
    p.finish()

@way("Y", "two pages: certificate first, back with notary's text (another officer, date, seal)")
def _(c, path):
    pdf = newpdf("RICOH MP C3003" if c.i == 2 else "e-Notariado")
    ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 3 else "cid")
    if c.i == 2:
        p.image("I", scanlook(raster(ops, 200, gray=True), c.r), 0, 0, 595, 842, q=60)
    else: p.shapes(ops); p.texts(ops)
    p.finish(); backpage(pdf, c); c.truth["meta"].update(pages=2, certificate_page=1); save(pdf, path)
@way("Z", "two pages: cover / protocol page first, certificate second (meta.certificate_page 2)")
def _(c, path):
    pdf = newpdf("CRC Nacional")
    coverpage(pdf, c)
    ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 3 else "cid")
    if c.i == 2: p.image("I", scanlook(raster(ops, 200, gray=True), c.r), 0, 0, 595, 842, q=60)
    else: p.shapes(ops); p.texts(ops)
    p.finish(); c.truth["meta"].update(pages=2, certificate_page=2); save(pdf, path)

# ------------------------------------------------------------ AA AB AC file structure
@way("AA", "1 PDF 1.7 object streams + AES-256 with empty user password, 2 RC4-128 owner password only, 3 linearized with object streams")
def _(c, path):
    pdf = newpdf("Adobe PDF Library 15.0")
    ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i == 2 else "cid"); p.shapes(ops); p.texts(ops); p.finish()
    al = pikepdf.Permissions(extract=False, modify_annotation=False, modify_other=False, modify_form=False, modify_assembly=False)
    if c.i == 1: save(pdf, path, object_stream_mode=pikepdf.ObjectStreamMode.generate, encryption=pikepdf.Encryption(owner="d0n0", user="", R=6, allow=al))
    elif c.i == 2: save(pdf, path, object_stream_mode=pikepdf.ObjectStreamMode.disable, encryption=pikepdf.Encryption(owner="d0n0", user="", R=3, aes=False, metadata=False, allow=al))
    else: save(pdf, path, object_stream_mode=pikepdf.ObjectStreamMode.generate, linearize=True)

def increment(data, objs):
    """classic incremental update; objs {num: bytes}"""
    sx = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    tr = re.search(rb"trailer\s*<<(.*?)>>\s*startxref", data[sx:], re.S).group(1)
    out = bytearray(data if data.endswith(b"\n") else data + b"\n"); off = {}
    for k, b in sorted(objs.items()):
        off[k] = len(out); out += b"%d 0 obj\n" % k + b + b"\nendobj\n"
    x = len(out); out += b"xref\n"
    for k in sorted(off): out += b"%d 1\n%010d 00000 n \n" % (k, off[k])
    size_ = max(max(off) + 1, int(re.search(rb"/Size (\d+)", tr).group(1)))
    tr = re.sub(rb"/Prev \d+", b"", re.sub(rb"/Size \d+", b"/Size %d" % size_, tr))
    out += b"trailer\n<<" + tr + b" /Prev %d >>\nstartxref\n%d\n%%%%EOF\n" % (sx, x)
    return bytes(out)
def stm(b): return b"<< /Length %d >>\nstream\n" % len(b) + b + b"\nendstream"

@way("AB", "incremental update: 1 content stream replaced, 2 a second stream added (white-out and new value), 3 form fields changed, by a second revision")
def _(c, path):
    old = alter(c, c.i if c.i != 3 else 1)
    pdf = newpdf("PDFsam / iText 2.1.7")
    if c.i == 3:
        tmp = io.BytesIO(); acro(c, tmp, True); new = pikepdf.open(tmp)
        vals = {}
        c2 = copy.copy(c); c2.v = old; c2.form = people.form(old); t2 = io.BytesIO(); acro(c2, t2, True); o = pikepdf.open(t2)
        of = {str(a.T): a for a in o.Root.AcroForm.Fields}
        upd = {}
        # first revision: old values at the same fields
        b = io.BytesIO()
        news = {}
        for a in new.Root.AcroForm.Fields:
            k = str(a.T)
            if k in of and str(of[k].V) != str(a.V):
                news[k] = (str(a.V), a.AP.N.read_bytes())
                a.V = String(str(of[k].V)); a.AP.N.write(of[k].AP.N.read_bytes())
        new.save(b, object_stream_mode=pikepdf.ObjectStreamMode.disable, deterministic_id=True, compress_streams=False, stream_decode_level=pikepdf.StreamDecodeLevel.generalized)
        q = pikepdf.open(io.BytesIO(b.getvalue())); objs = {}
        for a in q.Root.AcroForm.Fields:
            k = str(a.T)
            if k in news:
                v, s = news[k]; a.V = String(v)
                objs[a.objgen[0]] = a.unparse(resolved=True)
                n_ = a.AP.N; n_.write(s)
                objs[n_.objgen[0]] = n_.stream_dict.unparse() if 0 else b"<< /Type /XObject /Subtype /Form /BBox %s /Resources %s /Length %d >>\nstream\n" % (n_.BBox.unparse(), n_.Resources.unparse(), len(s)) + s + b"\nendstream"
        c.lay(sty=dict(underline=0)); open(path, "wb").write(increment(b.getvalue(), objs)); return
    o1, _f = layout.lay(people.form(old), c.v["design"])
    ops = c.lay()
    chars = c.chars + ASC + "".join(o.s for o in o1 if o.t == "text")
    p = Page(pdf, 595, 842, chars, "win"); p.shapes(o1); p.texts(o1)
    q = Page(pdf, 595, 842, chars, "win"); q.fonts = p.fonts
    if c.i == 2: q.add("q 1 g 20 20 555 802 re f Q")
    q.shapes(ops); q.texts(ops)
    p.finish(); b = io.BytesIO()
    pdf.save(b, object_stream_mode=pikepdf.ObjectStreamMode.disable, deterministic_id=True)
    z = pikepdf.open(io.BytesIO(b.getvalue())); pg = z.pages[0].obj
    body = b"\n".join(q.c)
    if c.i == 1: objs = {pg.Contents.objgen[0]: stm(body)}
    else:
        k = int(z.trailer.Size); cn = pg.Contents.objgen[0]
        pgb = re.sub(rb"/Contents \d+ 0 R", b"/Contents [ %d 0 R %d 0 R ]" % (cn, k), pg.unparse(resolved=True))
        objs = {pg.objgen[0]: pgb, k: stm(body)}
    open(path, "wb").write(increment(b.getvalue(), objs))

@way("AC", "optional content: a layer switched off says other values (1 BDC/OC, 2 Form XObject with /OC, 3 OCMD; values of another person)")
def _(c, path):
    pdf = newpdf("Adobe InDesign CC 13.0")
    o2, _f = layout.lay(people.form(other(c) if c.i != 1 else alter(c, 3)), c.v["design"])
    ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 3 else "cid")
    on = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String("Dados"))); off = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String("Modelo (exemplo)")))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([on, off]), D=Dictionary(ON=Array([on]), OFF=Array([off]), Order=Array([on, off])))
    old = [o for o in o2 if o.t == "text" and o.role in ("value", "foot")]
    p.props["/L1"] = on
    p.props["/L0"] = off if c.i != 3 else pdf.make_indirect(Dictionary(Type=Name.OCMD, OCGs=Array([off]), P=Name.AllOn))
    p.shapes(ops); p.texts([o for o in ops if o.t == "text" and o.role not in ("value", "foot")])
    if c.i == 2:
        q = Page(pdf, 595, 842, c.chars + ASC, "win"); q.texts(old)
        st = pdf.make_stream(b"\n".join(q.c)); st.Type = Name.XObject; st.Subtype = Name.Form; st.BBox = Array([0, 0, 595, 842]); st.Resources = q.resources(); st.OC = off
        p.xo["/X0"] = st; p.add("q /X0 Do Q")
    else: p.add("/OC /L0 BDC"); p.texts(old); p.add("EMC")
    p.add("/OC /L1 BDC"); p.texts([o for o in ops if o.t == "text" and o.role in ("value", "foot")]); p.add("EMC")
    p.finish(); save(pdf, path, min_version="1.5")

# ------------------------------------------------------------ AD AE AF typography
@way("AD", "1 bold by printing twice with an offset, 2 shadow under values + letterspaced headings, 3 fill+stroke (Tr 2), letterspacing by Tc, headings as one letter per string")
def _(c, path):
    def spaced(p, o, out=None):
        k = o.size * .35; s = o.s
        w = sum(width(ch, o.font, o.size) + k for ch in s) - k
        z = min(1, 500 / w); x = (595 - w * z) / 2
        for ch in s:
            if ch != " ": p.text(T(x, o.y, ch, o.font, o.size * z))
            x += (width(ch, o.font, o.size) + k) * z
    def fn(p, ops):
        for o in ops:
            if o.t != "text": continue
            if c.i == 1:
                o = Op(o); o.font = o.font.rstrip("b") if o.font != "sansb" else "sans"
                p.text(o)
                if o.role in ("value", "head"): p.text(o, dx=.35, dy=0); 
                if o.role == "head": p.text(o, dx=.2, dy=.2)
            elif c.i == 2:
                if o.role == "head": spaced(p, o)
                elif o.role == "value": p.text(o, extra=".72 g", dx=.9, dy=-.9); p.text(o, extra="0 g")
                else: p.text(o, extra="0 g")
            else:
                if o.role == "head":
                    nm, f = p.font(o.font); tc = o.size * .3
                    w = width(o.s, o.font, o.size) + tc * (len(o.s) - 1); z = min(1, 510 / w)
                    p.add(b"BT /%s %s Tf %s Tc 1 0 0 1 %s %s Tm %s Tj 0 Tc ET" % (nm.encode(), N(o.size * z).encode(), N(tc * z).encode(), N((595 - w * z) / 2).encode(), N(p.Y(o.y)).encode(), lit(f.enc(o.s))))
                else: p.text(o, extra="2 Tr .25 w 0 g" if o.role == "value" else "0 Tr")
    simple(c, path, "win", "FastReport Export", fn=fn)

@way("AE", "1 justified by Tw, hyphenated notes, soft hyphens in the text, 2 no-break spaces everywhere, right-aligned values, 3 hyphenated values in narrow cells, Tc justification")
def _(c, path):
    import pyphen
    dic = pyphen.Pyphen(lang="pt_BR")
    SH = "\u00ad"
    oldwrap = _l.wrap
    def hw(s, f, size_, w):
        if len(s) < 60 and c.i != 3 or "\n" in s: return oldwrap(s, f, size_, w)
        if not re.search("[a-zà-ú]{4}", s): return oldwrap(s, f, size_, w)
        out = []; cur = ""
        for wd in s.split(" "):
            t = cur + " " + wd if cur else wd
            if width(t, f, size_) <= w: cur = t; continue
            done = False
            if re.fullmatch(r"[a-zà-ú]{6,}[.,]?", wd):
                for a, b in dic.iterate(wd):
                    t = (cur + " " if cur else "") + a + "-"
                    if len(a) >= 2 and width(t, f, size_) <= w: out.append(t); cur = b; done = True; break
            if not done:
                if cur: out.append(cur)
                cur = wd
        out.append(cur)
        return out
    if c.i in (1, 3): _l.wrap = hw
    try:
        ops = c.lay(align="r" if c.i == 2 else None, sty=dict(vs=13.5) if c.i == 3 and c.v["design"] != 3 else {})
    finally: _l.wrap = oldwrap
    pdf = newpdf("LibreOffice 6.4")
    p = Page(pdf, 595, 842, c.chars + ASC + "\u00ad\u00a0", "win" if c.i != 2 else "cid")
    p.shapes(ops)
    for o in ops:
        if o.t != "text": continue
        nm, f = p.font(o.font)
        s = o.s
        if c.i == 2 and o.role != "label": s = s.replace(" ", "\u00a0")
        if c.i == 1 and s.endswith("-") and o.role == "value" and len(s) > 20: s = s[:-1] + SH
        tw = tc = 0
        if o.role == "value" and not o.get("last", True):
            slack = o.bw - width(o.s, o.font, o.size)
            if 0 < slack < o.bw * .3:
                if c.i == 1 and o.s.count(" "): tw = slack / o.s.count(" ")
                elif c.i == 3: tc = slack / (len(o.s) - 1)
        p.add(b"BT /%s %s Tf %s Tw %s Tc 1 0 0 1 %s %s Tm %s Tj ET" % (nm.encode(), N(o.size).encode(), N(tw).encode(), N(tc).encode(), N(o.x).encode(), N(p.Y(o.y)).encode(), lit(f.enc(s))))
    p.finish(); save(pdf, path)

ACC = {"\u0301": "´", "\u0300": "`", "\u0302": "ˆ", "\u0303": "˜", "\u0308": "¨", "\u0327": "¸"}
@way("AF", "accents: 1 separate spacing accents overlaid (TeX style, dotless i), 2 base + combining glyphs (NFD order), 3 ToUnicode in NFD + fi ligatures")
def _(c, path):
    def gb(font, ch):
        gs, cm, u = raw._gs(font); from fontTools.pens.boundsPen import BoundsPen
        b = BoundsPen(gs); gs[cm[ord(ch)]].draw(b); return [t / u for t in b.bounds] if b.bounds else [0, 0, 0, 0]
    pdf = newpdf("pdfTeX-1.40.18" if c.i == 1 else "Mac OS X 10.13 Quartz PDFContext" if c.i == 2 else "XeTeX")
    ops = c.lay(sty=dict(lf="dj", vf="dj", vb="djb", hf="djb", vs=8.6, **({"ls": 8.6} if c.v["design"] == 3 else {})) if c.i == 2 else {})
    p = Page(pdf, 595, 842, c.chars + ASC + "ı´`ˆ˜¨¸ﬁﬂ" + "".join(ACC), {1: "cid", 2: "cid", 3: "cidnfd"}[c.i])
    p.shapes(ops)
    for o in ops:
        if o.t != "text": continue
        if c.i == 3:
            q = Op(o); q.s = o.s.replace("fi", "ﬁ").replace("fl", "ﬂ"); p.text(q); continue
        nm, f = p.font(o.font); x = o.x; run = ""; rx = x
        def flush():
            if run.strip(): p.add(b"BT /%s %s Tf 1 0 0 1 %s %s Tm %s Tj ET" % (nm.encode(), N(o.size).encode(), N(rx).encode(), N(p.Y(o.y)).encode(), lit(f.enc(run))))
        for ch in o.s:
            d = unicodedata.normalize("NFD", ch)
            if len(d) == 2 and d[1] in ACC:
                base = "ı" if d[0] == "i" else d[0]
                a = ACC[d[1]] if c.i == 1 else d[1]
                ab, bb, full = gb(o.font, a), gb(o.font, base), gb(o.font, ch)
                ax = x + ((bb[0] + bb[2]) / 2 - (ab[0] + ab[2]) / 2) * o.size
                ay = (full[3] - ab[3]) * o.size if a not in "¸\u0327" else (full[1] - ab[1]) * o.size
                flush(); run = ""
                A = b"BT /%s %s Tf 1 0 0 1 %s %s Tm %s Tj ET" % (nm.encode(), N(o.size).encode(), N(ax).encode(), N(p.Y(o.y) + ay).encode(), lit(f.enc(a)))
                B = b"BT /%s %s Tf 1 0 0 1 %s %s Tm %s Tj ET" % (nm.encode(), N(o.size).encode(), N(x).encode(), N(p.Y(o.y)).encode(), lit(f.enc(base)))
                p.add(*((A, B) if c.i == 1 else (B, A)))
                x += width(ch, o.font, o.size); rx = x
            else:
                if not run: rx = x
                run += ch; x += width(ch, o.font, o.size)
        flush(); run = ""
    p.finish(); save(pdf, path)

# ------------------------------------------------------------ AG AH
import math
def guilloche(p, r, W=595, H=842):
    p.add("q .35 w .78 .86 .8 RG")
    for k in range(26):
        ph = k * .24; pts = []
        for i in range(0, 121):
            x = 20 + i * (W - 40) / 120; y = H / 2 + math.sin(i * .21 + ph) * 150 * math.cos(k * .12 + i * .013) + (k - 13) * 16
            pts.append("%s %s %s" % (N(x), N(y), "l" if i else "m"))
        p.add(" ".join(pts) + " S")
    p.add("Q")
@way("AG", "background under the values: 1 small repeated REPÚBLICA FEDERATIVA DO BRASIL lines, 2 large slanted 2ª VIA + guilloche, 3 tiled CERTIDÃO DE NASCIMENTO as pattern-like text with transparency over the values")
def _(c, path):
    pdf = newpdf("JasperReports / iText"); ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "win")
    nm, f = p.font("sansb"); nb = nm.encode()
    if c.i == 1:
        s = "REPÚBLICA FEDERATIVA DO BRASIL "
        for k in range(0, 80): p.add(b"BT .84 .9 .86 rg /%s 5.5 Tf 1 0 0 1 %s %s Tm %s Tj ET" % (nb, N(20 - (k % 2) * 9).encode(), N(20 + k * 10.2).encode(), lit(f.enc(s * 5))))
    if c.i == 2:
        guilloche(p, c.r)
        p.add(b"BT .86 .86 .9 rg /%s 120 Tf .82 .57 -.57 .82 150 220 Tm %s Tj ET" % (nb, lit(f.enc("2ª VIA"))))
    if c.i == 3: guilloche(p, c.r)
    p.add("0 g"); p.shapes(ops)
    for o in ops:
        if o.t == "text": p.text(o, extra="0 g")
    if c.i == 3:
        p.gsd["/G5"] = Dictionary(ca=.13, CA=.13)
        p.add("q /G5 gs")
        for y in range(60, 842, 95):
            for x in range(0, 595, 200): p.add(b"BT 0 .3 .1 rg /%s 13 Tf .94 .34 -.34 .94 %d %d Tm %s Tj ET" % (nb, x, y, lit(f.enc("CERTIDÃO DE NASCIMENTO"))))
        p.add("Q")
    p.finish(); save(pdf, path)

@way("AH", "tagged PDF with ActualText (1 values' glyphs without ToUnicode, ActualText right; 2 hyphens/breaks hidden by ActualText over several lines; 3 tagged in wrong order, PDF/A-like with XMP and an embedded XML)")
def _(c, path):
    pdf = newpdf("Adobe PDF Library 15.0", "Acrobat PDFMaker 15 para Word")
    ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "cid")
    p.shapes(ops)
    kids = []; mc = 0
    tx = [o for o in ops if o.t == "text"]
    if c.i == 3: c.r.shuffle(tx)
    groups = []
    for o in tx:
        if c.i == 2 and groups and o.fid and groups[-1][0].fid == o.fid and groups[-1][0].role == o.role == "value": groups[-1].append(o)
        else: groups.append([o])
    bfr = lambda s: b"<" + (b"\xfe\xff" + s.encode("utf-16-be")).hex().encode() + b">"
    for g in groups:
        s = " ".join(o.s for o in g)
        if g[0].role == "value": p.add(b"/Span << /MCID %d /ActualText %s >> BDC" % (mc, bfr(s)))
        else: p.add("/P << /MCID %d >> BDC" % mc)
        for o in g: p.text(o, mode="cidno" if c.i == 1 and o.role == "value" else None)
        p.add("EMC"); kids.append((mc, g[0].role)); mc += 1
    page = p.finish(StructParents=0, Tabs=Name.S)
    root = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    doc = pdf.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=root))
    els = [pdf.make_indirect(Dictionary(Type=Name.StructElem, S=Name.H1 if r == "head" else Name.P, P=doc, Pg=page.obj, K=m)) for m, r in kids]
    doc.K = Array(els); root.K = doc; root.ParentTree = pdf.make_indirect(Dictionary(Nums=Array([0, Array(els)])))
    pdf.Root.StructTreeRoot = root; pdf.Root.MarkInfo = Dictionary(Marked=True); pdf.Root.Lang = String("pt-BR")
    if c.i == 3:
        o2 = other(c)
        fs = pikepdf.AttachedFileSpec(pdf, ("<registro><nome>%s</nome><matricula>%s</matricula></registro>" % (c.v["kid"], c.v["mat"])).encode(), filename="registro.xml", mime_type="text/xml", creation_date="D:20200101120000", mod_date="D:20200101120000")
        pdf.attachments["registro.xml"] = fs
        m = pdf.make_stream(b'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>')
        m.Type = Name.Metadata; m.Subtype = Name.XML; pdf.Root.Metadata = m
    save(pdf, path)

# ------------------------------------------------------------ own ideas
@way("AI", "own: PostScript printed through Ghostscript (1 re-encoded Helvetica/Times, 2 widthshow + per-letter positions, 3 ps2write round trip)")
def _(c, path):
    ops = c.lay()
    env = dict(os.environ, SOURCE_DATE_EPOCH="1500000000")
    with tempfile.TemporaryDirectory() as d:
        ps = d + "/a.ps"
        if c.i == 3:
            pdf = newpdf(); p = Page(pdf, 595, 842, c.chars + ASC, "win"); p.shapes(ops); p.texts(ops); p.finish(); save(pdf, d + "/a.pdf")
            subprocess.run(["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=ps2write", "-o", ps, d + "/a.pdf"], check=True, env=env)
        else:
            nm = {"sans": "Helvetica", "sansb": "Helvetica-Bold", "serif": "Times-Roman", "serifb": "Times-Bold"}
            o_ = ["%!PS-Adobe-3.0", "%%Creator: PScript5.dll Version 5.2.2", "%%Pages: 1", "%%EndComments"]
            for k in nm: o_.append("/%s findfont dup length dict begin {1 index /FID ne {def} {pop pop} ifelse} forall /Encoding ISOLatin1Encoding 256 array copy dup 45 /hyphen put dup 39 /quotesingle put def currentdict end /N%s exch definefont pop" % (nm[k], k))
            o_ += ["<< /PageSize [595 842] >> setpagedevice", "%%Page: 1 1"]
            esc = lambda s: "".join(("\\%03o" % b) if b > 126 or b < 32 or b in b"()\\" else chr(b) for b in s.replace("–", "-").encode("latin-1"))
            for o in ops:
                if o.t == "line": o_.append("%s setgray %s setlinewidth %s %s moveto %s %s lineto stroke" % (N(o.g), N(o.w), N(o.x1), N(842 - o.y1), N(o.x2), N(842 - o.y2)))
                elif o.t == "rect":
                    if o.fill is not None: o_.append("%s setgray %s %s %s %s rectfill" % (N(o.fill), N(o.x), N(842 - o.y - o.h), N(o.w), N(o.h)))
                    o_.append("%s setgray %s setlinewidth %s %s %s %s rectstroke" % (N(o.g), N(o.lw), N(o.x), N(842 - o.y - o.h), N(o.w), N(o.h)))
                else:
                    o_.append("0 setgray /N%s findfont %s scalefont setfont %s %s moveto" % (o.font, N(o.size), N(o.x), N(842 - o.y)))
                    if c.i == 1: o_.append("(%s) show" % esc(o.s))
                    elif o.role == "value": o_.append("(%s) [%s] xshow" % (esc(o.s), " ".join(N(width(ch, o.font, o.size)) for ch in o.s)))
                    else: o_.append("0.02 0 32 (%s) widthshow" % esc(o.s))
            o_.append("showpage\n%%EOF")
            open(ps, "w", encoding="latin-1").write("\n".join(o_))
        subprocess.run(["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite"] + (["-dCompatibilityLevel=1.3"] if c.i == 2 else []) + ["-o", path, ps], check=True, env=env)
    fix(path)

@way("AJ", "own: Chromium print of a portal's page, with the browser's header and footer (date, title, URL, 1/1)")
def _(c, path):
    css = {1: "td .v{font-family:'DejaVu Sans';font-size:8pt}", 2: "td{border-color:#8aa} body{font-family:'Liberation Serif'}", 3: "td .v{letter-spacing:.2px;text-transform:none}"}[c.i]
    e = html.escape
    extra = "<p style='font-size:7pt;color:#444;margin-top:14px'>A autenticidade desta certidão poderá ser confirmada em https://registro.exemplo.org.br/validar - código %s</p>" % code(c.r, 3)
    hd = "<div style='font-size:7px;width:100%%;padding:0 12mm;display:flex;justify-content:space-between'><span>%s 09:%02d</span><span>Certidão de Nascimento - Portal</span><span></span></div>"
    with tempfile.TemporaryDirectory() as d:
        f = d + "/certidao_%d.html" % c.i
        css += "@page{margin:15mm 13mm;@top-left{content:'%s, 10:%02d';font-size:7pt} @top-center{content:'Portal do Registro Civil - Certidão';font-size:7pt} @bottom-left{content:'https://registro.exemplo.org.br/segunda-via/visualizar?id=%d';font-size:7pt} @bottom-right{content:'1/1';font-size:7pt}}" % (people.dmy(people.later(c.r, c.v["em"], 30, 400)), c.r.randint(0, 59), c.r.randrange(10**7))
        open(f, "w").write(htmlpage(c, css, extra=extra))
        subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", "--user-data-dir=" + d + "/p", "--print-to-pdf=" + os.path.abspath(path), f], check=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    b = open(path, "rb").read()
    b = re.sub(rb"\(D:\d{14}\+00'00'\)", b"(D:20200102100000+00'00')", b)
    open(path, "wb").write(b)

@way("AK", "own: mobile scanner app - picture pages in strips, page size in pixels, 'Digitalizado com ...' mark as text (1 bilevel strips, 2 colour with shade, 3 bilevel whole page, pixel-sized)")
def _(c, path):
    pdf = newpdf("intsig.com pdf producer" if c.i != 2 else "Adobe Scan for Android")
    ops = c.lay()
    im = raster(ops, 200, gray=c.i != 2)
    if c.i == 2:
        im = scanlook(im, c.r, noise=10)
        g = Image.linear_gradient("L").resize(im.size).rotate(90 if c.r.random() < .5 else 180).resize(im.size).point(lambda v: 190 + v // 4)
        im = ImageChops.multiply(im, Image.merge("RGB", (g, g, g.point(lambda v: v - 8))))
        W, H = 595, 842
    else:
        im = scanlook(im, c.r, noise=3).point(lambda v: 255 if v > 150 else 0).convert("1")
        W, H = (595, 842) if c.i == 1 else (im.width, im.height)
    p = Page(pdf, W, H, ASC, "std"); k = H / 842
    n_ = {1: 8, 2: 4, 3: 1}[c.i]; hh = -(-im.height // n_)
    for i in range(n_):
        b = im.crop((0, i * hh, im.width, min(im.height, (i + 1) * hh)))
        if b.height <= 0: break
        p.image("Im%d" % i, b, 0, i * hh * H / im.height, W, b.height * H / im.height, q=62)
    p.text(T(W - 150 * k, H - 12 * k, "Digitalizado com CamScan", "sans", 9 * k) if c.i != 2 else T(40, H - 14, "Scanned with DocScan - %s.pdf" % people.dmy(c.v["em"]).replace("/", "-"), "sans", 7))
    p.finish(); size(c, W, H); save(pdf, path)

@way("AL", "own: page put as nested Form XObjects, shrunk, beside a validation stripe (portal's stamping); 3: two nested levels + each cell an own XObject")
def _(c, path):
    pdf = newpdf("iText 5.5.13 (stamped)")
    ops = c.lay(); q = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 2 else "cid")
    def form(pg, bbox, content=None, matrix=None):
        st = pdf.make_stream(content or b"\n".join(pg.c)); st.Type = Name.XObject; st.Subtype = Name.Form; st.BBox = Array(bbox); st.Resources = pg.resources()
        if matrix: st.Matrix = Array(matrix)
        return pdf.make_indirect(st)
    if c.i == 3:
        q.shapes(ops)
        by = {}
        for o in ops:
            if o.t == "text": by.setdefault((o.fid, o.role), []).append(o)
        parts = []
        for n_, g in enumerate(by.values()):
            z = Page(pdf, 595, 842, c.chars + ASC, "win"); z.fonts = q.fonts; z.texts(g); parts.append(("C%d" % n_, z))
            for o in g: pass
        for nm, z in parts:
            dx = 37.5; body = b"q 1 0 0 1 -%s 0 cm\n" % N(dx).encode() + b"\n".join(z.c) + b"\nQ"
            st = pdf.make_stream(body); st.Type = Name.XObject; st.Subtype = Name.Form; st.BBox = Array([-600, 0, 600, 842]); st.Matrix = Array([1, 0, 0, 1, dx, 0]); st.Resources = Dictionary(Font=Dictionary({"/" + a: f.obj for a, f in q.fonts.values()}))
            q.xo["/" + nm] = pdf.make_indirect(st); q.add("/%s Do" % nm)
    else: q.shapes(ops); q.texts(ops)
    inner = form(q, [0, 0, 595, 842])
    m = Page(pdf, 595, 842, ASC, "std"); m.xo["/Fm0"] = inner; m.add("q 1 0 0 1 0 0 cm /Fm0 Do Q")
    outer = form(m, [0, 0, 595, 842], matrix=[.5, 0, 0, .5, 0, 0])
    p = Page(pdf, 595, 842, ASC, "std"); p.xo["/Fm1"] = outer
    sc = {1: .92, 2: .88, 3: .9}[c.i]
    p.add("q %s 0 0 %s %s %s cm /Fm1 Do Q" % (N(sc * 2), N(sc * 2), N(8), N(842 - 842 * sc - 6)))
    nm, f = p.font("sans"); cd = code(c.r, 3)
    for i, s in enumerate(["Para verificar a validade desta certidão acesse https://consulta.exemplo.jus.br e informe o código %s" % cd, "Solicitada em %s por %s - CPF %s" % (people.dmy(people.later(c.r, c.v["em"], 1, 90)), people.person(c.r, "M"), people.cpf(c.r))]):
        p.add(b"BT /%s 7 Tf 0 1 -1 0 %s 90 Tm %s Tj ET" % (nm.encode(), N(568 + i * 10).encode(), lit(f.enc(s))))
    p.add("q .5 w 556 60 m 556 780 l S Q")
    p.text(T(40, 832, "Página 1/1 - documento estampado eletronicamente", "sans", 6.5))
    p.finish(); save(pdf, path)

@way("AM", "own: Word / Print-to-PDF - words broken into runs at random places, single-space runs, frames as thin filled rectangles, each run in its own marked content")
def _(c, path):
    def fn(p, ops):
        m = 0
        for o in ops:
            if o.t != "text": continue
            nm, f = p.font(o.font); x = o.x; s = o.s; i = 0
            while i < len(s):
                k = c.r.choice([1, 2, 3, 5, 8, 13, 99]) if c.i != 2 else (1 if s[i] == " " else c.r.choice([2, 4, 7, 30]))
                t = s[i:i + k]
                p.add(b"/P <</MCID %d>> BDC q 0.000008871 0 595.2 841.92 re W* n BT /%s %s Tf 1 0 0 1 %s %s Tm 0 g 0 G [%s] TJ ET Q EMC" % (m, nm.encode(), N(o.size).encode(), N(x).encode(), N(p.Y(o.y)).encode(), lit(f.enc(t))))
                m += 1; x += width(t, o.font, o.size); i += k
    pdf = newpdf("Microsoft® Word 2016", "Microsoft® Word 2016"); ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "cid" if c.i != 1 else "win")
    for o in ops:
        if o.t == "rect":
            for a in ((o.x, o.y, o.w, .48), (o.x, o.y + o.h, o.w + .48, .48), (o.x, o.y, .48, o.h), (o.x + o.w, o.y, .48, o.h)): p.add("0 g %s %s %s %s re f*" % (N(a[0]), N(842 - a[1] - a[3]), N(a[2]), N(a[3])))
        elif o.t == "line": p.add("0 g %s %s %s .4 re f*" % (N(o.x1), N(842 - o.y1), N(o.x2 - o.x1)))
    fn(p, ops); p.finish(); save(pdf, path)

@way("AN", "own: JavaScript producers - 1 jsPDF, 2 PDFKit, 3 pdf-lib (portal's front end)")
def _(c, path):
    ops = c.lay()
    with tempfile.TemporaryDirectory() as d:
        json.dump(dict(ops=ops, fonts={k: FONTS[k] for k in ("sans", "sansb", "serif", "serifb")}), open(d + "/o.json", "w"))
        subprocess.run(["node", HERE + "/node/w.js", str(c.i), d + "/o.json", os.path.abspath(path)], check=True)

@way("AO", "own: OpenPDF/iText in Java - 1 PdfPTable, 2 absolute text (Jasper style), 3 PdfPTable then stamped with a header and rotated stripe")
def _(c, path):
    if not os.path.exists(HERE + "/java/W.class"): subprocess.run(["javac", "-cp", HERE + "/java/openpdf-1.3.43.jar", "-d", HERE + "/java", HERE + "/java/W.java"], check=True)
    ops = c.lay()
    L_ = ["FONT\t%s\t%s" % (FONTS["sans"], FONTS["sansb"])]
    if c.i == 2:
        for o in ops:
            if o.t == "text": L_.append("T\t%f\t%f\t%f\t%s\t%s" % (o.x, 842 - o.y, o.size, o.font, o.s))
            elif o.t == "rect": L_.append("R\t%f\t%f\t%f\t%f\t%f\t%s" % (o.x, 842 - o.y - o.h, o.w, o.h, o.lw, "" if o.fill is None else o.fill))
            else: L_.append("L\t%f\t%f\t%f\t%f\t%f" % (o.x1, 842 - o.y1, o.x2, 842 - o.y2, o.w))
        L_.insert(1, "FONT2\t%s\t%s" % (FONTS["serif"], FONTS["serifb"]))
    else:
        for s, st in c.form["head"]: L_.append("H\t%s\t%s" % (st, s))
        for row in c.form["rows"]: L_.append("ROW\t" + "\t".join("%d|%s|%d|%s" % (round(q["w"] * 100), q["l"], 1 if q.get("inline") else 0, q["v"].replace("\n", "¶")) for q in row))
        L_.append("LEFT\t" + "¶".join(c.form["left"])); L_.append("RIGHT\t" + "¶".join(c.form["right"]))
        if c.i == 3: L_.append("STAMP\tConferido com o original - código %s - https://selo.exemplo.jus.br" % code(c.r, 2))
    with tempfile.TemporaryDirectory() as d:
        open(d + "/i.txt", "w").write("\n".join(L_))
        subprocess.run(["java", "-cp", HERE + "/java/openpdf-1.3.43.jar:" + HERE + "/java", "W", d + "/i.txt", os.path.abspath(path)], check=True)
    fix(path)

@way("AP", "own: visible signature field (Sig widget, n0/n2 appearance) that alone names the officer; no name on the page's own text (3: the seal too only in a stamp appearance)")
def _(c, path):
    v = c.v; em = people.dmy(v["em"])
    f = copy.deepcopy(c.form)
    f["left"] = [s for s in f["left"] if v["off"] not in s]
    seal = v["selo"] if c.i == 3 else ""
    if seal: f["left"] = [s for s in f["left"] if not s.startswith("Selo digital")]
    i0 = next(i for i, s in enumerate(f["right"]) if "____" in s)
    f["right"] = f["right"][:i0] + ["", "", "", "", "", f["right"][i0], v["title"]]
    pdf = newpdf("Adobe Acrobat Pro DC"); ops = c.lay(form=f); p = Page(pdf, 595, 842, c.chars + ASC, "win"); p.shapes(ops); p.texts(ops)
    ln = next(o for o in ops if o.t == "text" and "____" in o.s)
    w, h = 215, 44; x, y = 312, 842 - ln.y + 2
    page = p.finish()
    hv = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding))
    def fx(b, res, bb): 
        s = pdf.make_stream(b); s.Type = Name.XObject; s.Subtype = Name.Form; s.BBox = Array(bb); s.Resources = res; return pdf.make_indirect(s)
    e1 = lambda s: lit(s.encode("cp1252"))
    nm = v["off"] if not v["up"] else v["off"].upper()
    big = wrap(nm, "sans", 10.5, 100)
    z = 10.5
    t = b"q BT /T1 %s Tf 0 g " % N(z).encode()
    for i, s in enumerate(big): t += b"1 0 0 1 3 %s Tm %s Tj " % (N(h - 12 - i * 12).encode(), e1(s))
    t += b"/T1 6.2 Tf "
    sm = wrap("Assinado de forma digital por %s:%011d Dados: %s %02d:%02d:%02d -03'00'" % (nm, c.r.randrange(10**11), "%04d.%02d.%02d" % v["em"][::-1], c.r.randint(8, 17), c.r.randint(0, 59), c.r.randint(0, 59)), "sans", 6.2, 104)
    for i, s in enumerate(sm): t += b"1 0 0 1 108 %s Tm %s Tj " % (N(h - 9 - i * 7.4).encode(), e1(s))
    t += b"ET Q"
    assert len(big) <= 3 and len(sm) <= 5, (big, sm)
    n0 = fx(b"% DSBlank\n", Dictionary(), [0, 0, 100, 100]); n2 = fx(t, Dictionary(Font=Dictionary(T1=hv)), [0, 0, w, h])
    frm = fx(b"q 1 0 0 1 0 0 cm /n0 Do Q q 1 0 0 1 0 0 cm /n2 Do Q", Dictionary(XObject=Dictionary(n0=n0, n2=n2)), [0, 0, w, h])
    top = fx(b"q 1 0 0 1 0 0 cm /FRM Do Q", Dictionary(XObject=Dictionary(FRM=frm)), [0, 0, w, h])
    sig = pdf.make_indirect(Dictionary(Type=Name.Sig, Filter=Name("/Adobe.PPKLite"), SubFilter=Name("/adbe.pkcs7.detached"), ByteRange=Array([0, 100, 200, 100]), Contents=String(b"\0" * 64), M=String("D:%04d%02d%02d101112-03'00'" % v["em"][::-1]), Name=String(nm)))
    wd = pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Widget, FT=Name.Sig, T=String("Signature1"), V=sig, F=132, Rect=Array([x, y, x + w, y + h]), AP=Dictionary(N=top), P=page.obj))
    an = [wd]
    if seal:
        s = b"q .9 .95 .9 rg 0 0 190 30 re f Q q .3 .5 .3 RG .8 w .5 .5 189 29 re S Q BT /T1 8 Tf 0 g 1 0 0 1 6 18 Tm %s Tj 1 0 0 1 6 6 Tm %s Tj ET" % (e1("Selo digital de fiscalização"), e1(seal))
        yy = 60
        an.append(pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=Name.Stamp, Rect=Array([45, yy, 235, yy + 30]), F=4, AP=Dictionary(N=fx(s, Dictionary(Font=Dictionary(T1=hv)), [0, 0, 190, 30])))))
    page.obj.Annots = Array(an)
    pdf.Root.AcroForm = Dictionary(Fields=Array([wd]), SigFlags=3)
    c.truth["accept"]["autenticação.oficial_registro"] = [nm]
    save(pdf, path)

@way("AQ", "own: damaged as portals send it - 1 HTTP header lines before %PDF, 2 xref offsets wrong and startxref cut, 3 HTML after %%EOF, wrong /Length, CRLF mangling of the xref")
def _(c, path):
    pdf = newpdf("Sistema Cartorial 3.1"); ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "win"); p.shapes(ops); p.texts(ops); p.finish()
    b = io.BytesIO(); pdf.save(b, object_stream_mode=pikepdf.ObjectStreamMode.disable, deterministic_id=True, compress_streams=c.i != 3); d = b.getvalue()
    if c.i == 1: d = b"HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Disposition: inline; filename=certidao.pdf\r\n\r\n" + d
    elif c.i == 2:
        d = re.sub(rb"(\d{10}) 00000 n", lambda m: b"%010d 00000 n" % max(0, int(m.group(1)) + 17), d)
        d = re.sub(rb"startxref\s+\d+\s+%%EOF\s*$", b"startxref\n", d)
    else:
        a, x = d.rsplit(b"xref\n0 ", 1) if 0 else (d[:d.rindex(b"\nxref\n")], d[d.rindex(b"\nxref\n"):])
        ls = [m for m in re.finditer(rb"/Length (\d+)", a)]
        m = ls[-1]; a = a[:m.start(1)] + b"%0*d" % (len(m.group(1)), max(1, int(m.group(1)) - 40)) + a[m.end(1):]
        d = a + x.replace(b" \n", b"\r\n").replace(b"\n0000", b"\n0000") + b"\r\n<script>window.print()</script></body></html>\r\n"
    open(path, "wb").write(d)

@way("AR", "own: matrix tricks - 1 flipped page matrix with negative Tm (Skia/Quartz), 2 size-1 fonts scaled by Tm in 1/100 mm units with Tz and Ts, 3 one BT for the page, T*/'/\" operators and relative Td in drawing order bottom to top")
def _(c, path):
    pdf = newpdf({1: "Skia/PDF m71", 2: "Delphi Rave Reports 7", 3: "Oracle Reports 10g"}[c.i]); ops = c.lay(); p = Page(pdf, 595, 842, c.chars + ASC, "cid" if c.i == 1 else "win")
    p.shapes(ops); tx = [o for o in ops if o.t == "text"]
    if c.i == 1:
        p.add("q .24 0 0 -.24 0 842 cm")
        for o in tx:
            nm, f = p.font(o.font); k = 1 / .24
            p.add(b"BT /%s %s Tf 1 0 0 -1 %s %s Tm <%s> Tj ET" % (nm.encode(), N(o.size * k).encode(), N(o.x * k).encode(), N(o.y * k).encode(), f.enc(o.s).hex().encode()))
        p.add("Q")
    elif c.i == 2:
        u = 72 / 2540
        p.add("q %.8f 0 0 %.8f 0 0 cm" % (u, u))
        for o in tx:
            nm, f = p.font(o.font); tz = c.r.choice([80, 100, 100, 125]); z = o.size / u
            p.add(b"BT /%s 1 Tf %d Tz .2 Ts %s 0 0 %s %s %s Tm %s Tj 0 Ts ET" % (nm.encode(), tz, N(z * 100 / tz).encode(), N(z).encode(), N(o.x / u).encode(), N(p.Y(o.y) / u - .2 * z).encode(), lit(f.enc(o.s))))
        p.add("Q")
    else:
        p.add("BT"); cx = cy = 0
        for o in sorted(tx, key=lambda o: (-o.y, -o.x)):
            nm, f = p.font(o.font); X, Y_ = o.x, p.Y(o.y)
            op = c.r.choice(["Tj", "'", '"'])
            if op == "Tj": p.add(b"/%s %s Tf %s %s Td %s Tj" % (nm.encode(), N(o.size).encode(), ("%.4f" % (X - cx)).encode(), ("%.4f" % (Y_ - cy)).encode(), lit(f.enc(o.s))))
            elif op == "'": p.add(b"/%s %s Tf 12 TL %s %s Td %s '" % (nm.encode(), N(o.size).encode(), ("%.4f" % (X - cx)).encode(), ("%.4f" % (Y_ + 12 - cy)).encode(), lit(f.enc(o.s))))
            else: p.add(b"/%s %s Tf 12 TL %s %s Td 0 0 %s \"" % (nm.encode(), N(o.size).encode(), ("%.4f" % (X - cx)).encode(), ("%.4f" % (Y_ + 12 - cy)).encode(), lit(f.enc(o.s))))
            cx, cy = X, Y_
        p.add("ET")
    p.finish(); save(pdf, path)
