# -*- coding: utf-8 -*-
import io, os, random, re, copy, html, subprocess, zlib
import pikepdf
from pikepdf import Name, Dictionary, Array, String, Stream
from PIL import Image, ImageDraw, ImageFont, ImageFilter, ImageChops
import people, layout, raw
from layout import T, L, R, width, wrap, Op, FONTS
from raw import Page, n as N, lit

WAYS = {}
DESC = {}
def way(k, d):
    def f(fn): WAYS[k] = fn; DESC[k] = d; return fn
    return f

class Case:
    def __init__(self, k, i, **kw):
        self.k, self.i = k, i
        self.v, self.truth = people.build(k, i, **kw)
        self.form = people.form(self.v)
        self.r = random.Random("way|%s|%d" % (k, i))
    def lay(self, form=None, **kw):
        self.ops, self.fields = layout.lay(form or self.form, self.v["design"], **kw)
        return self.ops
    @property
    def chars(self): return "".join(o.s for o in self.ops if o.t == "text")

ASC = "".join(chr(c) for c in range(32, 127)) + "áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÇºª–"
def newpdf(producer="", creator="", title="Certidão de Nascimento"):
    pdf = pikepdf.new()
    d = {"/Title": title}
    if producer: d["/Producer"] = producer
    if creator: d["/Creator"] = creator
    pdf.trailer.Info = pdf.make_indirect(Dictionary(d))
    return pdf
def save(pdf, path, **k):
    if "encryption" in k: k["static_id"] = True
    else: k.setdefault("deterministic_id", True)
    pdf.save(path, **k)

def simple(case, path, mode="win", producer="", modes=None, fn=None, W=595, H=842, **k):
    pdf = newpdf(producer)
    ops = case.lay(W=W, H=H, **k)
    p = Page(pdf, W, H, case.chars + ASC, mode, modes)
    p.shapes(ops)
    (fn or (lambda p, ops: p.texts(ops)))(p, ops)
    p.finish()
    save(pdf, path)

def raster(ops, dpi=200, W=595, H=842, gray=False):
    pdf = newpdf()
    p = Page(pdf, W, H, "".join(o.s for o in ops if o.t == "text") + "x", "win")
    p.shapes(ops); p.texts(ops); p.finish()
    b = io.BytesIO(); save(pdf, b)
    drawn = subprocess.run(["pdftoppm", "-r", str(dpi), "-singlefile"] + (["-gray"] if gray else []), input=b.getvalue(), stdout=subprocess.PIPE, check=True)
    return Image.open(io.BytesIO(drawn.stdout)).convert("L" if gray else "RGB")

def scanlook(im, r, skew=None, paper=True, noise=6):
    a = skew if skew is not None else r.choice([-1, 1]) * r.uniform(.3, 1.1)
    bg = 250 if im.mode == "L" else (250, 249, 244)
    if paper: im = ImageChops.multiply(im, Image.new(im.mode, im.size, bg))
    im = im.rotate(a, Image.BICUBIC, fillcolor=bg).filter(ImageFilter.GaussianBlur(.7))
    st = random.Random(r.random())
    nz = Image.frombytes("L", (im.width // 2, im.height // 2), bytes(st.choices(range(128 - noise, 129 + noise), k=(im.width // 2) * (im.height // 2)))).resize(im.size)
    if im.mode == "RGB": nz = Image.merge("RGB", (nz, nz, nz))
    im = ImageChops.add(im, nz, 1, -128)
    return im

# ------------------------------------------------------------ A reportlab
@way("A", "ReportLab, one drawString per line (standard Helvetica, TTF subset, platypus table)")
def _(c, path):
    os.environ["SOURCE_DATE_EPOCH"] = "1500000000"
    from reportlab.pdfgen import canvas
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    ops = c.lay()
    cv = canvas.Canvas(path, pagesize=(595, 842), invariant=1)
    std = {"sans": "Helvetica", "sansb": "Helvetica-Bold", "serif": "Times-Roman", "serifb": "Times-Bold", "mono": "Courier", "monob": "Courier-Bold"}
    cv.setTitle("Certidão"); cv.setAuthor("Registro Civil")
    for o in ops:
        if o.t == "line": cv.setLineWidth(o.w); cv.setStrokeGray(o.g); cv.line(o.x1, 842 - o.y1, o.x2, 842 - o.y2)
        elif o.t == "rect":
            cv.setLineWidth(o.lw); cv.setStrokeGray(o.g)
            if o.fill is not None: cv.setFillGray(o.fill)
            cv.rect(o.x, 842 - o.y - o.h, o.w, o.h, fill=o.fill is not None); cv.setFillGray(0)
        else:
            f = std[o.font]
            if c.i != 1:
                f = "L" + o.font
                if f not in pdfmetrics.getRegisteredFontNames(): pdfmetrics.registerFont(TTFont(f, FONTS[o.font]))
            cv.setFont(f, o.size)
            if c.i == 3 and o.role == "value": cv.drawRightString(o.x + width(o.s, o.font, o.size), 842 - o.y, o.s)
            else: cv.drawString(o.x, 842 - o.y, o.s)
    cv.showPage(); cv.save()

@way("B", "fpdf2 / TCPDF-like cells and multi_cells")
def _(c, path):
    import datetime, fpdf
    pdf = fpdf.FPDF(unit="mm", format="A4")
    pdf.set_creation_date(datetime.datetime(2020, 1, 2, tzinfo=datetime.timezone.utc))
    pdf.set_producer("TCPDF 6.2.13 (http://www.tcpdf.org)") if c.i != 2 else None
    pdf.set_auto_page_break(False)
    core = c.i == 1
    if not core:
        pdf.add_font("L", "", FONTS["nsans" if c.i == 2 else "dj"]); pdf.add_font("L", "B", FONTS["nsansb" if c.i == 2 else "djb"])
    F = "Helvetica" if core else "L"
    pdf.add_page(); pdf.set_margins(14, 12); pdf.set_y(12)
    for s, st in c.form["head"]:
        pdf.set_font(F, "B", {"h1": 15, "h2": 12, "h3": 9}[st]); pdf.cell(182, 7, s, align="C", new_x="LMARGIN", new_y="NEXT")
    pdf.ln(3)
    ls, vs = (7, 8.5) if c.i == 3 else (7, 9.5)
    def height(cell, w):
        pdf.set_font(F, "B" if cell.get("big") else "", vs)
        k = 1 if not cell.get("inline") else 1
        return len(pdf.multi_cell(w - 1, 4.6, cell["v"] or " ", dry_run=True, output="LINES"))
    for row in c.form["rows"]:
        x, y = 14, pdf.get_y()
        hh = max(max(height(q, q["w"] * 182), q.get("h", 1)) for q in row) * 4.6 + 5
        for q in row:
            w = q["w"] * 182
            pdf.rect(x, y, w, hh)
            pdf.set_xy(x, y + .6); z = ls; pdf.set_font(F, "", z)
            while pdf.get_string_width(q["l"]) > w - 2.2: z -= .2; pdf.set_font(F, "", z)
            pdf.cell(w, 3.4, q["l"])
            pdf.set_xy(x, y + 4.2); pdf.set_font(F, "B" if q.get("big") else "", vs)
            pdf.multi_cell(w - 1, 4.6, q["v"], align="L" if c.i != 2 else "C")
            x += w
        pdf.set_xy(14, y + hh)
    y = pdf.get_y() + 4
    pdf.set_font(F, "", 7.5)
    pdf.set_xy(14, y); pdf.multi_cell(90, 4, "\n".join(c.form["left"]), border=1, align="L")
    pdf.set_xy(108, y); pdf.multi_cell(88, 4, "\n".join(c.form["right"]), align="C")
    assert pdf.pages_count == 1
    pdf.output(path)

@way("C", "cairo: show_text (toolkit), glyphs placed one by one, show_text_glyphs by word")
def _(c, path):
    import cairocffi as cairo
    ops = c.lay()
    s = cairo.PDFSurface(path, 595, 842); x = cairo.Context(s)
    try: s.set_metadata(cairo.PDF_METADATA_CREATE_DATE, "2020-01-02T10:00:00Z")
    except Exception: pass
    fam = {"sans": "Liberation Sans", "serif": "Liberation Serif", "mono": "Liberation Mono"}
    for o in ops:
        if o.t == "line": x.set_source_rgb(o.g, o.g, o.g); x.set_line_width(o.w); x.move_to(o.x1, o.y1); x.line_to(o.x2, o.y2); x.stroke()
        elif o.t == "rect":
            if o.fill is not None: x.set_source_rgb(o.fill,) if 0 else x.set_source_rgb(o.fill, o.fill, o.fill); x.rectangle(o.x, o.y, o.w, o.h); x.fill()
            x.set_source_rgb(o.g, o.g, o.g); x.set_line_width(o.lw); x.rectangle(o.x, o.y, o.w, o.h); x.stroke()
        else:
            x.set_source_rgb(0, 0, 0)
            b = o.font.endswith("b"); x.select_font_face(fam[o.font.rstrip("b") if o.font != "b" else "sans"], cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if b else cairo.FONT_WEIGHT_NORMAL)
            x.set_font_size(o.size)
            if c.i == 1: x.move_to(o.x, o.y); x.show_text(o.s)
            else:
                sf = x.get_scaled_font()
                gl = sf.text_to_glyphs(o.x, o.y, o.s, with_clusters=False)
                if c.i == 2: x.show_glyphs(gl)
                else:
                    xx = o.x
                    for w in re.findall(r"\S+\s*", o.s):
                        g, cl, fl = sf.text_to_glyphs(xx, o.y, w.rstrip(), with_clusters=True)
                        x.show_text_glyphs(w.rstrip(), g, cl, fl)
                        xx += width(w, o.font, o.size)
    s.finish()

# ------------------------------------------------------------ html
def htmlpage(c, css="", page="A4", extra="", head=""):
    e = html.escape
    v = c.v
    o = ["<!doctype html><html lang='pt-BR'><head><meta charset='utf-8'><title>%s</title><style>" % e(head or "Certidão de Nascimento")]
    o.append("@page{size:210mm 297mm;margin:13mm} body{font-family:'Liberation Sans',sans-serif;font-size:9pt;margin:0} h1{font-size:17pt;margin:2px;text-align:center} h2,h3{font-size:11pt;text-align:center;margin:2px}"
             "table{border-collapse:collapse;width:100%;table-layout:fixed;margin-top:-1px} td{box-sizing:border-box;border:.6pt solid #333;padding:2px 4px;vertical-align:top;overflow-wrap:break-word} td b{font:6.5pt 'Liberation Sans';display:block;color:#222} td.big{font-weight:bold;font-size:11pt}"
             ".p{margin:3px 0;line-height:1.35} .p i{font-style:normal} .p u{text-decoration:none;font-weight:bold} .f{display:flex;margin-top:10px;font-size:8pt} .f div{width:50%;border:.5pt solid #777;padding:4px} .f .r{border:0;text-align:center}" + css + "</style></head><body>")
    for s, st in c.form["head"]: o.append("<%s>%s</%s>" % (st, e(s), st))
    o.append("<div style='height:8px'></div>")
    for row in c.form["rows"]:
        if row[0].get("inline"):
            o.append("<div class=p>" + " &nbsp; ".join("<i>%s</i> <u>%s</u>" % (e(q["l"]), e(q["v"])) for q in row) + "</div>")
        else:
            o.append("<table><tr>" + "".join("<td style='width:%.1f%%' class='%s'><b>%s</b><span class=v>%s</span></td>" % (q["w"] * 100, "big" if q.get("big") else "", e(q["l"]), e(q["v"]).replace("\n", "<br>") or "&nbsp;") for q in row) + "</tr></table>")
    o.append("<div class=f><div>%s</div><div class=r>%s</div></div>" % ("<br>".join(map(e, c.form["left"])), "<br>".join(map(e, c.form["right"]))))
    o.append(extra + "</body></html>")
    return "".join(o)

@way("D", "WeasyPrint from HTML, justified, automatic hyphenation, ligatures; Noto")
def _(c, path):
    import weasyprint, logging
    logging.getLogger("weasyprint").setLevel(logging.ERROR); logging.getLogger("fontTools").setLevel(logging.ERROR)
    css = {1: "td .v{text-align:justify;hyphens:auto;display:block}", 2: "body{font-family:'Noto Serif';font-size:8.6pt} .p{text-align:justify;hyphens:auto}", 3: "body{font-family:'DejaVu Serif';font-size:8pt} td .v{text-align:right;display:block} h1{letter-spacing:6px}"}[c.i]
    weasyprint.HTML(string=htmlpage(c, css)).write_pdf(path, pdf_identifier=b"124D%d" % c.i + b"0" * 11, pdf_tags=c.i == 3)

# ------------------------------------------------------------ E F G placing
@way("E", "every character placed on its own (Td/Tm); filling 3: characters in shuffled order")
def _(c, path):
    def fn(p, ops):
        out = []
        for o in ops:
            if o.t != "text": continue
            nm, f = p.font(o.font)
            x = o.x
            for ch in o.s:
                if ch != " " or c.i == 2:
                    out.append(b"BT /%s %s Tf %s %s Td %s Tj ET" % (nm.encode(), N(o.size).encode(), N(x).encode(), N(p.Y(o.y)).encode(), lit(f.enc(ch))))
                x += width(ch, o.font, o.size)
        if c.i == 3: c.r.shuffle(out)
        p.add(*out)
    simple(c, path, "win" if c.i != 2 else "cid", "QuickReport 5 / Delphi PDF", fn=fn)

@way("F", "words placed on their own in random order, no space characters")
def _(c, path):
    def fn(p, ops):
        out = []
        for o in ops:
            if o.t != "text": continue
            x = o.x
            for w in re.findall(r"\S+|\s+", o.s):
                if w.strip(): out.append(T(x, o.y, w, o.font, o.size))
                x += width(w, o.font, o.size)
        c.r.shuffle(out)
        p.texts(out)
    simple(c, path, "win" if c.i == 1 else "cid", "FastReport 4", fn=fn)

@way("G", "text of a whole visual line as one TJ, gaps by large kerning numbers instead of spaces (cells of a row run together)")
def _(c, path):
    def fn(p, ops):
        lines = {}
        for o in ops:
            if o.t == "text": lines.setdefault((round(o.y, 1), o.font, round(o.size, 2)), []).append(o)
        for (y, fo, sz), os_ in lines.items():
            os_.sort(key=lambda o: o.x)
            nm, f = p.font(fo)
            parts = []; x = os_[0].x
            for o in os_:
                xx = o.x
                for w in re.findall(r"\S+|\s+", o.s):
                    if w.strip():
                        gap = xx - x
                        if abs(gap) > .01: parts.append(N(-gap / sz * 1000).encode())
                        # inside words small kerns
                        if c.i == 3 and len(w) > 3: parts += [lit(f.enc(w[:2])), b"-3", lit(f.enc(w[2:]))]
                        else: parts.append(lit(f.enc(w)))
                        x = xx + width(w, o.font, sz) + (.003 * sz if c.i == 3 and len(w) > 3 else 0)
                    xx += width(w, o.font, sz)
            p.add(b"BT /%s %s Tf 1 0 0 1 %s %s Tm [%s] TJ ET" % (nm.encode(), N(sz).encode(), N(os_[0].x).encode(), N(p.Y(y)).encode(), b" ".join(parts)))
    simple(c, path, "win" if c.i != 2 else "cid", "Crystal Reports" if c.i == 1 else "Acrobat Distiller 9.0.0 (Windows)", fn=fn)

# ------------------------------------------------------------ H I acroform, J annots
def acro(c, path, ap=True):
    pdf = newpdf("Adobe LiveCycle Designer ES 9.0" if ap else "iText 2.1.7 by 1T3XT")
    ops = c.lay(sty=dict(underline=0))
    p = Page(pdf, 595, 842, c.chars + ASC, "win")
    p.shapes(ops)
    p.texts([o for o in ops if o.t == "text" and o.role != "value"])
    page = p.finish()
    helv = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica, Encoding=Name.WinAnsiEncoding))
    cour = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Courier, Encoding=Name.WinAnsiEncoding))
    F, fo, fk = (helv, "Helv", "sans") if c.i != 2 else (cour, "Cour", "mono")
    fl, an = Array([]), Array([])
    order = list(c.fields)
    if c.i == 3: c.r.shuffle(order)
    for q in order:
        x, y, w, h = q.rect
        rect = [x, 842 - y - h, x + w, 842 - y]
        sz = min(q.size, 9.5)
        ml = len(q.lines) > 1 or h > sz * 3
        if fk == "mono":
            while sz > 4.5 and any(width(s, "mono", sz) > w - 7 for s in q.lines): sz -= .2
        elif not ap:
            while sz > 5 and any(width(s, "sans", sz) > w - 8 for s in q.lines): sz -= .2
        if not ap and not ml: sz = min(sz, h * .78)
        if not ap and ml:
            while sz > 5 and len(q.lines) * sz * 1.18 + 5 > h: sz -= .2
        nm = re.sub(r"\W+", "_", q.label.lower()).strip("_")[:24] + "_" + q.fid if c.i != 3 else "Texto%s" % q.fid[1:]
        d = Dictionary(Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T=String(nm), V=String(q.value.replace("\n", "\r")), Rect=Array([round(t, 2) for t in rect]), F=4, DA=String("/%s %s Tf 0 g" % (fo, N(sz))), P=page.obj, Ff=(4096 if ml else 0) | 1)
        if ap:
            L_ = [b"/Tx BMC q BT /%s %s Tf 0 g" % (fo.encode(), N(sz).encode())]
            py = None
            for i, s in enumerate(q.lines):
                ww = width(s, fk, sz)
                lx = 2.5 if q.al == "l" else (w - ww) / 2
                ly = h - (q.vy - y) - i * q.lead
                L_.append(b"1 0 0 1 %s %s Tm %s Tj" % (N(lx).encode(), N(max(ly, 1.5) if i == 0 else ly).encode(), lit(s.encode("cp1252"))))
            L_.append(b"ET Q EMC")
            st = pdf.make_stream(b"\n".join(L_)); st.Type = Name.XObject; st.Subtype = Name.Form; st.BBox = Array([0, 0, round(w, 2), round(h, 2)]); st.Resources = Dictionary(Font=Dictionary({"/" + fo: F}))
            d.AP = Dictionary(N=st)
        o = pdf.make_indirect(d); fl.append(o); an.append(o)
    page.obj.Annots = an
    pdf.Root.AcroForm = pdf.make_indirect(Dictionary(Fields=fl, DR=Dictionary(Font=Dictionary(Helv=helv, Cour=cour)), DA=String("/Helv 0 Tf 0 g"), NeedAppearances=not ap))
    save(pdf, path)

@way("H", "AcroForm text fields with appearance streams over page-text labels")
def _(c, path): acro(c, path, True)
@way("I", "AcroForm text fields, NeedAppearances true, no appearance streams")
def _(c, path): acro(c, path, False)

@way("J", "values as FreeText annotations (1, 2: one per line, 2 drawn without DA text but AP) or as one/many Stamp annotations (3) over a printed blank")
def _(c, path):
    pdf = newpdf("PDF-XChange Editor 8" if c.i < 3 else "Foxit PhantomPDF")
    ops = c.lay()
    p = Page(pdf, 595, 842, c.chars + ASC, "win")
    p.shapes(ops)
    isv = lambda o: o.role == "value" or o.get("fid") == "fr" and "____" not in o.s
    p.texts([o for o in ops if o.t == "text" and not isv(o)])
    vals = [o for o in ops if o.t == "text" and isv(o)]
    groups = [[o] for o in vals] if c.i != 3 else [vals[i:i + 6] for i in range(0, len(vals), 6)]
    fon = {}
    def std(k):
        if k not in fon: fon[k] = raw.Font(pdf, k, "std", "")
        return fon[k]
    for g in groups:
        x0 = min(o.x for o in g) - 2; x1 = max(o.x + width(o.s, o.font, o.size) for o in g) + 4
        y0 = min(o.y - o.size for o in g) - 1; y1 = max(o.y for o in g) + 4
        w, h = x1 - x0, y1 - y0
        s = [b"q BT"]
        for o in g:
            s.append(b"/%s %s Tf 0 0 %s rg 1 0 0 1 %s %s Tm %s Tj" % (o.font.encode(), N(o.size).encode(), b".6" if c.i == 2 else b"0", N(o.x - x0).encode(), N(y1 - o.y).encode(), lit(std(o.font).enc(o.s))))
        s.append(b"ET Q")
        st = pdf.make_stream(b"\n".join(s)); st.Type = Name.XObject; st.Subtype = Name.Form; st.BBox = Array([0, 0, round(w, 2), round(h, 2)]); st.Resources = Dictionary(Font=Dictionary({"/" + k: f.obj for k, f in fon.items()}))
        d = Dictionary(Type=Name.Annot, Subtype=Name.FreeText if c.i != 3 else Name.Stamp, Rect=Array([round(x0, 2), round(842 - y1, 2), round(x1, 2), round(842 - y0, 2)]), F=4, AP=Dictionary(N=st), T=String("usuario"))
        if c.i != 3:
            d.DA = String("/Helv %s Tf 0 g" % N(g[0].size)); d.Contents = String(g[0].s); d.Border = Array([0, 0, 0])
        else: d.Name = Name("/#23Custom")
        p.annots.append(pdf.make_indirect(d))
    p.finish(); save(pdf, path)

# ------------------------------------------------------------ K L raster mixes
@way("K", "labels as page text, values as raster images (1: full-page transparent overlay, typewriter; 2: one JPEG a field, typewriter; 3: overlay in a hand font)")
def _(c, path):
    pdf = newpdf("Nitro Pro 10")
    ops = c.lay(sty=dict(vf="mono", vb="mono") if c.i != 3 else dict(vf="hand", vb="hand", vs=13))
    p = Page(pdf, 595, 842, "".join(o.s for o in ops if o.t == "text" and o.role != "value") + ASC, "win")
    p.shapes(ops); isv = lambda o: o.role == "value" or o.get("fid") == "fr" and "____" not in o.s and c.i == 3
    p.texts([o for o in ops if o.t == "text" and not isv(o)])
    k = 200 / 72
    ink = (20, 20, 40) if c.i != 3 else (15, 25, 120)
    def draw(d, o, dx=0, dy=0):
        f = ImageFont.truetype(FONTS[o.font if c.i != 3 else "hand"], int(o.size * k * (1.25 if o.role == "foot" and c.i == 3 else 1)))
        if c.i == 3: d.text(((o.x - dx) * k, (o.y - dy) * k), o.s, font=f, fill=255, anchor="ls")
        else:
            x = o.x
            for ch in o.s:
                j = c.r.uniform(-.35, .35)
                d.text(((x - dx) * k, (o.y - dy + j) * k), ch, font=f, fill=c.r.randint(190, 255), anchor="ls"); x += width(ch, o.font, o.size)
    vals = [o for o in ops if o.t == "text" and isv(o)]
    if c.i != 2:
        m = Image.new("L", (int(595 * k), int(842 * k)), 0); d = ImageDraw.Draw(m)
        for o in vals: draw(d, o)
        p.image("Im1", Image.new("RGB", m.size, ink), 0, 0, 595, 842, q=60, mask=m.filter(ImageFilter.GaussianBlur(.5)))
    else:
        for i, o in enumerate(vals):
            w, h = width(o.s, o.font, o.size) + 4, o.size * 1.05 + 1
            m = Image.new("L", (int(w * k), int(h * k)), 0); dy = o.y - o.size * .82
            draw(ImageDraw.Draw(m), o, o.x - 2, dy)
            im = ImageChops.invert(m).filter(ImageFilter.GaussianBlur(.4))
            p.image("Im%d" % i, im, o.x - 2, dy, w, h, q=75)
    p.finish(); save(pdf, path)

@way("L", "pre-printed form (frames, labels, headings) as one scanned image, values as real text over it")
def _(c, path):
    pdf = newpdf("SIRC - Emissor" if c.i == 1 else "Microsoft: Print To PDF")
    ops = c.lay(sty=dict(vf="mono", vb="monob") if c.i == 2 else dict())
    pre = [o for o in ops if o.t != "text" or o.role in ("head", "label") or "____" in o.s]
    im = raster(pre, 150 if c.i != 3 else 200)
    im = scanlook(im, c.r, 0 if c.i != 3 else .15, noise=4)
    p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 3 else "cid")
    p.image("Fundo", im, 0, 0, 595, 842, q=65)
    p.texts([o for o in ops if o.t == "text" and o not in pre])
    p.finish(); save(pdf, path)

# ------------------------------------------------------------ M N O scans
def code(r, k=4): return "-".join("".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(5)) for _ in range(k))

@way("M", "full-page JPEG scan with a digital-signature stripe of real text (1: right margin, vertical; 2: foot; 3: left margin upward + head)")
def _(c, path):
    pdf = newpdf("iText® 5.5.10 ©2000-2015 iText Group NV (AGPL-version)")
    ops = c.lay(M=54)
    im = scanlook(raster(ops, 200, gray=c.i == 2), c.r)
    p = Page(pdf, 595, 842, ASC, "std")
    p.image("Im0", im, 0, 0, 595, 842, q=62)
    cd = code(c.r); em = people.dmy(c.v["em"])
    who = people.person(c.r, "F").upper()
    ls = ["Documento assinado digitalmente por %s:%011d - %s %02d:%02d" % (who, c.r.randrange(10**11), people.dmy(people.later(c.r, c.v["em"], 1, 300)), c.r.randint(8, 18), c.r.randint(0, 59)),
          "Verifique a autenticidade em https://validar.exemplo.org.br/assinatura/%s" % cd, "Código de validação: %s   Hash SHA-256: %064x" % (cd, c.r.getrandbits(256)), "Este documento é cópia fiel do original apresentado. MP 2.200-2/2001. Página 1 de 1"]
    nm, f = p.font("sans")
    if c.i == 2:
        for i, s in enumerate(ls): p.text(T(40, 806 + i * 8.5, s, "sans", 6.5))
    else:
        z = 6.3
        for i, s in enumerate(ls):
            if c.i == 1: m = "0 -1 1 0 %s %s" % (N(588 - i * 8), N(760))
            else: m = "0 1 -1 0 %s %s" % (N(10 + i * 8), N(60))
            p.add(b"BT /%s %s Tf %s Tm %s Tj ET" % (nm.encode(), N(z).encode(), m.encode(), lit(f.enc(s))))
        if c.i == 3: p.text(T(330, 14, "Assinado eletronicamente - ICP-Brasil - Num. %d" % c.r.randrange(10**8), "sans", 7))
    p.finish(); save(pdf, path)

SUBS = {"a": "o", "e": "c", "i": "l", "o": "0", "m": "rn", "n": "ri", "ã": "a", "ç": "c", "é": "e", "á": "à", "u": "ii", "R": "P", "A": "4", "E": "F", "O": "Q", "S": "5", "I": "l", "0": "O", "1": "l", "5": "S", "8": "B", "6": "b", "3": "8", "7": "1", "Ã": "A", "Ç": "C", "t": "f", "l": "1", "D": "0", "G": "6", "4": "A", "9": "g", "2": "Z"}
def badocr(s, r, p=.14):
    o = ""
    for ch in s:
        x = r.random()
        if x < p and ch in SUBS: o += SUBS[ch]
        elif x < p + .015: o += ""
        elif x < p + .03: o += ch + r.choice([" ", ".", "'", ""])
        else: o += ch
    return o
def ocrlayer(p, ops, r, rate, tr=b"3 Tr", jitter=1.0):
    nm, f = p.font("sans", "std")
    for o in ops:
        if o.t != "text": continue
        for w in [o.s] if r.random() < .3 else re.findall(r"\S+", o.s):
            off = o.s.index(w)
            x = o.x + width(o.s[:off], o.font, o.size)
            b = badocr(w, r, rate)
            if not b.strip(): continue
            wd = width(w, o.font, o.size); wz = width(b, "sans", o.size) or 1
            p.add(b"BT %s /%s %s Tf %s Tz 1 0 0 1 %s %s Tm %s Tj ET" % (tr, nm.encode(), N(o.size).encode(), N(100 * wd / wz).encode(), N(x + r.uniform(-1, 1) * jitter).encode(), N(p.Y(o.y) + r.uniform(-1, 1) * jitter).encode(), lit(f.enc(b + " "))))

@way("N", "full-page scan with an invisible, bad OCR text layer (render mode 3)")
def _(c, path):
    pdf = newpdf({1: "HP Digital Sending Device", 2: "ABBYY FineReader Engine 11", 3: "Canon iR-ADV SC1011"}[c.i])
    ops = c.lay()
    im = scanlook(raster(ops, 200, gray=c.i != 1), c.r)
    p = Page(pdf, 595, 842, ASC, "std")
    p.image("Im0", im, 0, 0, 595, 842, q=60)
    ocrlayer(p, ops, c.r, {1: .22, 2: .08, 3: .4}[c.i])
    p.finish(); save(pdf, path)

@way("O", "bad OCR layer in visible mode painted first, scan image painted over it")
def _(c, path):
    pdf = newpdf({1: "Paper Capture", 2: "Readiris 14", 3: "KONICA MINOLTA bizhub C258"}[c.i])
    ops = c.lay()
    im = scanlook(raster(ops, 200, gray=c.i != 2), c.r)
    p = Page(pdf, 595, 842, ASC, "std")
    ocrlayer(p, ops, c.r, {1: .15, 2: .3, 3: .1}[c.i], tr=b"0 Tr")
    if c.i == 3:  # three strips
        h = im.height // 3 + 1
        for k in range(3):
            b = im.crop((0, k * h, im.width, min(im.height, (k + 1) * h)))
            p.image("S%d" % k, b, 0, k * h * 842 / im.height, 595, b.height * 842 / im.height, q=60)
    else: p.image("Im0", im, 0, 0, 595, 842, q=60)
    p.finish(); save(pdf, path)

# ------------------------------------------------------------ P Q R fonts
@way("P", "no ToUnicode: 1 symbolic TrueType with shuffled codes, 2 Identity-H with renumbered glyphs, 3 ToUnicode that lies (values' font only wrong in 3)")
def _(c, path):
    if c.i == 3:
        simple(c, path, "cid", "PDFCreator 1.7", modes={c_: "cidlie" for c_ in ("sansb", "sans", "serifb") if c_ in {layout.STY[c.v["design"]]["vf"], layout.STY[c.v["design"]]["vb"]}})
    else: simple(c, path, {1: "sym", 2: "cidno"}[c.i], "GPL Ghostscript 8.71" if c.i == 1 else "Microsoft Reporting Services PDF Rendering Extension")

@way("Q", "subset Type3 fonts: 1 vector glyphs, shuffled codes, no ToUnicode; 2 bitmap glyphs (dvips/driver); 3 vector with ToUnicode")
def _(c, path): simple(c, path, {1: "t3", 2: "t3b", 3: "t3u"}[c.i], {1: "", 2: "AFPL Ghostscript 6.50", 3: "cairo 1.9"}[c.i])

@way("R", "text turned into outlines: 1 everything, 2 values only, 3 labels and headings only")
def _(c, path):
    def fn(p, ops):
        for o in ops:
            if o.t != "text": continue
            out = c.i == 1 or (o.role in ("value", "foot")) == (c.i == 2)
            if not out: p.text(o); continue
            x = o.x
            for ch in o.s:
                p.add(raw.outline(o.font, ch, o.size, x, p.Y(o.y)) or b"n")
                x += width(ch, o.font, o.size)
    simple(c, path, "win", "CorelDRAW X7" if c.i == 1 else "Adobe Illustrator", fn=fn)

# ------------------------------------------------------------ S T U hidden text
def other(c, seed="o"):
    v, _ = people.build(c.k + seed, c.i, design=c.v["design"])
    return v
KEY = ["certidão de nascimento segunda via online cartório registro civil", "Nome: FULANO DE TAL  CPF: 000.000.000-00  Matrícula: 000000 00 00 0000 0 00000 000 0000000 00", "palavras-chave: nascimento, casamento, óbito, 2ª via, averbação, apostila, Haia"]

@way("S", "hidden text: 1 white keywords, 2 tiny (0.3 pt) text and off-colour near the fields, 3 white data of another person beside the real values")
def _(c, path):
    def fn(p, ops):
        nm, f = p.font("sans")
        if c.i == 1:
            for i, s in enumerate(KEY): p.text(T(45, 20 + i * 8, s, "sans", 6), extra="1 g")
            p.texts(ops, extra="0 g")
            for i, s in enumerate(KEY): p.text(T(45, 815 + i * 8, s, "sans", 6), extra="1 1 1 rg")
        elif c.i == 2:
            p.texts(ops, extra="0 g")
            for o in ops:
                if o.t == "text" and o.role == "label": p.text(T(o.x + 1, o.y + 2.5, "campo_%s valor_padrao NÃO INFORMADO" % o.fid, "sans", .3), extra=".97 g")
            for i, s in enumerate(KEY * 3): p.text(T(45, 830 + i, s, "sans", .4), extra=".8 g")
        else:
            v2 = other(c); o2, _f = layout.lay(people.form(v2), c.v["design"])
            for o in o2:
                if o.t == "text" and o.role == "value": p.text(T(o.x, o.y + 1.5, o.s, o.font, o.size), extra="1 g")
            p.texts(ops, extra="0 g")
    simple(c, path, "win" if c.i != 3 else "cid", "mPDF 6.0", fn=fn)

@way("T", "another person's certificate in the file but not seen: 1 clipped away, 2 off the MediaBox, 3 in a Form XObject beyond its BBox / under an opaque picture")
def _(c, path):
    pdf = newpdf("Aspose.Pdf for .NET 17.2")
    o2, _f = layout.lay(people.form(other(c)), c.v["design"])
    ops = c.lay()
    p = Page(pdf, 595, 842, c.chars + ASC, "win" if c.i != 2 else "cid")
    t2 = [o for o in o2 if o.t == "text"]
    if c.i == 1:
        p.add("q 10 10 5 5 re W n"); p.texts(t2); p.add("Q")
        p.shapes(ops); p.texts(ops)
        p.add("q 580 0 3 842 re W n"); p.texts([T(o.x, o.y + 4, o.s, o.font, o.size) for o in t2 if o.role == "value"]); p.add("Q")
    elif c.i == 2:
        p.shapes(ops); p.texts(ops)
        p.texts([T(o.x + 700, o.y, o.s, o.font, o.size) for o in t2]); p.texts([T(o.x, o.y - 900, o.s, o.font, o.size) for o in t2])
    else:
        q = Page(pdf, 595, 842, c.chars + ASC, "win"); q.texts(t2)
        st = pdf.make_stream(b"\n".join(q.c)); st.Type = Name.XObject; st.Subtype = Name.Form; st.BBox = Array([0, 0, 8, 8]); st.Resources = q.resources()
        p.xo["/Fx0"] = st; p.add("q /Fx0 Do Q")
        vals = [o for o in t2 if o.role == "value"][:12]
        p.texts([T(50 + 8 * (i % 3), 770 + 3 * i, o.s[:22], o.font, 6) for i, o in enumerate(vals)])
        im = Image.new("RGB", (400, 140), (228, 236, 228)); d = ImageDraw.Draw(im)
        for i in range(0, 400, 9): d.line((i, 0, 400 - i, 140), fill=(196, 214, 200))
        p.image("Selo", im, 44, 762, 200, 52, q=80)
        ops = c.lay(bottom=755)
        p.shapes(ops); p.texts(ops)
    p.finish(); save(pdf, path)

def alter(c, k):
    """an older version of the same certificate"""
    v = copy.copy(c.v); r = c.r; up = str.upper if v["up"] else (lambda s: s)
    v["gen"] = list(v["gen"])
    if k in (1, 3): v["kid"] = up(people.person(r, "M" if c.truth["data"]["dados_pessoais"]["sexo"] == "Masculino" else "F"))
    if k in (2, 3):
        g = v["gen"][0]; v["gen"][0] = (up(people.person(r, "F")),) + g[1:]
        v["gpm"] = (up(people.person(r, "M")), up(people.person(r, "F")))
    if k in (1, 2, 3):
        b = people.rdate(r, v["birth"][2] - 2, v["birth"][2]); v["birth"] = b; v["dwb"] = up(people.date_words(b)); v["hora"] = "%02d:%02d" % (r.randint(0, 23), r.choice([11, 22, 33, 44]))
    return v

@way("U", "older version of the values under white rectangles, new values above (1 name/date, 2 parents/date, 3 the whole old page under one white rectangle)")
def _(c, path):
    pdf = newpdf("PDFelement 7" if c.i != 3 else "Sejda 3.2")
    o1, f1 = layout.lay(people.form(alter(c, c.i)), c.v["design"])
    ops = c.lay()
    p = Page(pdf, 595, 842, c.chars + ASC, "win")
    p.shapes(o1 if c.i != 3 else ops); p.texts(o1)
    if c.i == 3:
        p.add("q 1 g 0 0 595 842 re f Q"); p.shapes(ops); p.texts(ops)
    else:
        # white over each text of the old page which is not on the new one; then the new page
        new = {(round(o.x, 1), round(o.y, 1), o.s) for o in ops if o.t == "text"}; old = {(round(o.x, 1), round(o.y, 1), o.s) for o in o1 if o.t == "text"}
        for o in o1:
            if o.t == "text" and (round(o.x, 1), round(o.y, 1), o.s) not in new: p.add("q 1 g %s %s %s %s re f Q" % (N(o.x - 1), N(p.Y(o.y) - o.size * .25), N(width(o.s, o.font, o.size) + 2), N(o.size * 1.12)))
        sh = lambda q: [tuple(sorted((k, round(v, 1) if isinstance(v, float) else str(v)) for k, v in o.items())) for o in q if o.t != "text"]
        if sh(o1) != sh(ops):
            p.c = []; p.shapes(ops); p.texts([o for o in o1 if o.t == "text" and (round(o.x, 1), round(o.y, 1), o.s) not in new]); p.add("q 1 g 30 30 535 782 re f Q"); p.shapes(ops); p.texts(ops)
        else: p.texts([o for o in ops if o.t == "text" and (round(o.x, 1), round(o.y, 1), o.s) not in old])
    p.finish(); save(pdf, path)
