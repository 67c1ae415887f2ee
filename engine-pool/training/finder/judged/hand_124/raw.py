# -*- coding: utf-8 -*-
"""A small PDF writer over pikepdf: fonts said in many ways, content as bytes."""
import io, functools, random
import pikepdf
from pikepdf import Name, Dictionary, Array, Stream, String
from fontTools.ttLib import TTFont, newTable
from fontTools import subset
from fontTools.pens.basePen import BasePen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from layout import FONTS, width, tt, _adv

def n(x):
    s = "%.3f" % x
    s = s.rstrip("0").rstrip(".")
    return s if s not in ("-0", "") else "0"

def lit(b):
    return b"(" + b.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)").replace(b"\r", b"\\r") + b")"

@functools.lru_cache(None)
def _subset(font, chars, gid_keep, dropcmap, extra=()):
    o = subset.Options(); o.retain_gids = gid_keep; o.notdef_outline = True; o.layout_features = []; o.hinting = True; o.recalc_timestamp = False; o.glyph_names = False
    o.drop_tables += ["GSUB", "GPOS", "GDEF", "kern", "DSIG", "FFTM"]
    t = TTFont(FONTS[font], recalcTimestamp=False)
    names = list(extra)
    s = subset.Subsetter(o); s.populate(unicodes=[ord(c) for c in chars], glyphs=names); s.subset(t)
    return t

def tobytes(t):
    b = io.BytesIO(); t.save(b, reorderTables=False); return b.getvalue()

def desc(pdf, font, t, name, flags, data):
    h = t["head"]; u = h.unitsPerEm; os2 = tt(font)["OS/2"]
    k = 1000 / u
    ff = pdf.make_stream(data)
    ff.Length1 = len(data)
    return pdf.make_indirect(Dictionary(Type=Name.FontDescriptor, FontName=Name("/" + name), Flags=flags, FontBBox=Array([int(h.xMin * k), int(h.yMin * k), int(h.xMax * k), int(h.yMax * k)]), ItalicAngle=0,
        Ascent=int(tt(font)["hhea"].ascent * k), Descent=int(tt(font)["hhea"].descent * k), CapHeight=700, StemV=80, FontFile2=ff))

def tounicode(pdf, m, nbytes):
    L = ["/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def 1 begincodespacerange <%s> <%s> endcodespacerange" % ("0" * 2 * nbytes, "F" * 2 * nbytes)]
    it = sorted(m.items())
    for i in range(0, len(it), 100):
        q = it[i:i + 100]
        L.append("%d beginbfchar" % len(q))
        for c, u in q: L.append("<%0*X> <%s>" % (2 * nbytes, c, u.encode("utf-16-be").hex().upper()))
        L.append("endbfchar")
    L.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return pdf.make_stream("\n".join(L).encode())

TAG = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

class Font:
    """mode: win (WinAnsi TrueType), cid (Identity-H + ToUnicode), cidno (no ToUnicode, glyphs renumbered), cidlie (ToUnicode that lies), sym (symbolic, shuffled codes, no ToUnicode), t3 / t3u / t3b (Type3 vector, with ToUnicode, bitmap),
    std (standard 14)"""
    def __init__(self, pdf, font, mode, chars, seed=0, comb=None):
        self.pdf, self.font, self.mode = pdf, font, mode
        chars = "".join(sorted(set(chars) | {" "}))
        self.r = random.Random("%s|%s|%s" % (font, mode, seed))
        tag = "".join(self.r.choice(TAG) for _ in range(6))
        base = FONTS[font].split("/")[-1].split(".")[0]
        psname = tag + "+" + base
        a = _adv(font)
        self.w = lambda c: a.get(ord(c), .5)
        if mode == "std":
            nm = {"sans": "Helvetica", "sansb": "Helvetica-Bold", "serif": "Times-Roman", "serifb": "Times-Bold", "mono": "Courier", "monob": "Courier-Bold", "serifi": "Times-Italic", "sansi": "Helvetica-Oblique"}[font]
            self.obj = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name("/" + nm), Encoding=Name.WinAnsiEncoding))
            self.enc = lambda s: s.encode("cp1252", "replace")
        elif mode in ("win", "wintu"):
            t = _subset(font, chars, False, False)
            data = tobytes(t)
            ws = Array([])
            for c in range(32, 256):
                try: ch = bytes([c]).decode("cp1252")
                except UnicodeDecodeError: ch = None
                ws.append(int(round(a.get(ord(ch), 0) * 1000)) if ch and ch in chars else 0)
            self.obj = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.TrueType, BaseFont=Name("/" + psname), FirstChar=32, LastChar=255, Widths=ws, Encoding=Name.WinAnsiEncoding, FontDescriptor=desc(pdf, font, t, psname, 32, data)))
            self.enc = lambda s: s.encode("cp1252", "replace")
        elif mode.startswith("cid"):
            keep = mode in ("cid", "cidlie", "cidnfd")
            t = _subset(font, chars, keep, True)
            cm = t.getBestCmap()
            t2 = TTFont(io.BytesIO(tobytes(t)), recalcTimestamp=False)
            order = t2.getGlyphOrder(); gi = {g: i for i, g in enumerate(order)}
            cm2 = t2.getBestCmap()
            self.code = {chr(u): gi[g] for u, g in cm2.items()}
            if mode != "cid" or True:
                if "cmap" in t2: del t2["cmap"]
                if "name" in t2: del t2["name"]
            data = tobytes_nocmap(t2)
            W = Array([])
            for ch in chars:
                if ch in self.code: W.append(self.code[ch]); W.append(Array([round(a.get(ord(ch), 0) * 1000)]))
            df = Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name("/" + psname), CIDSystemInfo=Dictionary(Registry=String("Adobe"), Ordering=String("Identity"), Supplement=0), DW=600, W=W, CIDToGIDMap=Name.Identity,
                            FontDescriptor=desc(pdf, font, t, psname, 4, data))
            d = Dictionary(Type=Name.Font, Subtype=Name.Type0, BaseFont=Name("/" + psname), Encoding=Name("/Identity-H"), DescendantFonts=Array([pdf.make_indirect(df)]))
            if mode == "cidnfd":
                import unicodedata
                d.ToUnicode = tounicode(pdf, {self.code[c]: unicodedata.normalize("NFD", c) for c in chars if c in self.code}, 2)
            if mode == "cid": d.ToUnicode = tounicode(pdf, {self.code[c]: c for c in chars if c in self.code}, 2)
            if mode == "cidlie":
                # letters, digits shifted among themselves
                m = {}
                for grp in ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789", "áàâãéêíóôõúçñ", "ÁÀÂÃÉÊÍÓÔÕÚÇÑ"):
                    sh = list(grp); self.r.shuffle(sh)
                    m.update(zip(grp, sh))
                d.ToUnicode = tounicode(pdf, {self.code[c]: m.get(c, c) for c in chars if c in self.code}, 2)
            self.obj = pdf.make_indirect(d)
            self.enc = lambda s: b"".join(self.code.get(c, 0).to_bytes(2, "big") for c in s)
        elif mode == "sym":
            t = _subset(font, chars, False, False)
            cs = [c for c in chars if ord(c) in t.getBestCmap()]
            codes = [c for c in range(0x21, 0xFF) if c not in (0x7f, 0xa0, 0xad)]
            codes = codes[:len(cs) + 20]; self.r.shuffle(codes)
            self.code = {c: codes[i] for i, c in enumerate(cs)}
            bc = t.getBestCmap()
            t2 = TTFont(io.BytesIO(tobytes(t)), recalcTimestamp=False)
            o1, o2 = t.getGlyphOrder(), t2.getGlyphOrder()
            ren = dict(zip(o1, o2)); bc = {u: ren[g] for u, g in bc.items()}
            cmap = newTable("cmap"); cmap.tableVersion = 0
            st = CmapSubtable.newSubtable(4); st.platformID, st.platEncID, st.language = 3, 0, 0
            st.cmap = {0xF000 + self.code[c]: bc[ord(c)] for c in cs}
            s1 = CmapSubtable.newSubtable(6); s1.platformID, s1.platEncID, s1.language = 1, 0, 0
            s1.cmap = {self.code[c]: bc[ord(c)] for c in cs}
            cmap.tables = [s1, st]; t2["cmap"] = cmap
            if "post" in t2: t2["post"].formatType = 3.0
            data = tobytes(t2)
            inv = {v: k for k, v in self.code.items()}
            ws = Array([round(a.get(ord(inv[c]), 0) * 1000) if c in inv else 0 for c in range(32, 256)])
            self.obj = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.TrueType, BaseFont=Name("/" + psname), FirstChar=32, LastChar=255, Widths=ws, FontDescriptor=desc(pdf, font, t, psname, 4, data)))
            self.enc = lambda s: bytes(self.code.get(c, 0x20) for c in s)
        elif mode.startswith("t3"):
            cs = [c for c in chars if c != " "]
            codes = list(range(1, len(cs) + 1)) if mode != "t3u" else list(range(33, 33 + len(cs)))
            if mode == "t3": self.r.shuffle(codes)
            self.code = {c: codes[i] for i, c in enumerate(cs)}; self.code[" "] = max(codes) + 1
            cp = Dictionary(); diff = Array([])
            inv = sorted((v, k) for k, v in self.code.items())
            W = []
            for code, c in inv:
                gn = Name("/g%d" % code) if mode != "t3b" else Name("/a%d" % code)
                if mode == "t3b": stream = bitmap_glyph(font, c, a.get(ord(c), .5))
                else: stream = ("%s 0 0 -300 1200 1000 d1\n" % n(a.get(ord(c), .5) * 1000)).encode() + outline(font, c, 1000)
                cp[gn] = pdf.make_stream(stream)
                diff.append(code) if not len(diff) else None
                diff.append(gn)
                W.append(a.get(ord(c), .5) * (1000 if mode != "t3b" else 100))
            sc = .001 if mode != "t3b" else .01
            d = Dictionary(Type=Name.Font, Subtype=Name.Type3, FontBBox=Array([0, 0, 0, 0]), FontMatrix=Array([sc, 0, 0, sc, 0, 0]), CharProcs=cp, Encoding=Dictionary(Type=Name.Encoding, Differences=diff),
                           FirstChar=inv[0][0], LastChar=inv[-1][0], Widths=Array([round(x, 3) for x in W]), Resources=Dictionary())
            if mode == "t3u": d.ToUnicode = tounicode(pdf, {self.code[c]: c for c in self.code}, 1)
            self.obj = pdf.make_indirect(d)
            self.enc = lambda s: bytes(self.code.get(c, self.code[" "]) for c in s)

def tobytes_nocmap(t):
    return tobytes(t)

class _P(BasePen):
    def __init__(self, gs, k, dx=0, dy=0):
        BasePen.__init__(self, gs); self.o = []; self.k = k; self.dx, self.dy = dx, dy
    def q(self, p): return n(p[0] * self.k + self.dx) + " " + n(p[1] * self.k + self.dy)
    def _moveTo(self, p): self.o.append(self.q(p) + " m")
    def _lineTo(self, p): self.o.append(self.q(p) + " l")
    def _curveToOne(self, a, b, c): self.o.append(self.q(a) + " " + self.q(b) + " " + self.q(c) + " c")
    def _closePath(self): self.o.append("h")

@functools.lru_cache(None)
def _gs(font): 
    t = TTFont(FONTS[font]); return t.getGlyphSet(), t.getBestCmap(), t["head"].unitsPerEm

def outline(font, ch, size, x=0, y=0, fill=True):
    gs, cm, u = _gs(font)
    if ord(ch) not in cm: return b""
    p = _P(gs, size / u, x, y); gs[cm[ord(ch)]].draw(p)
    if not p.o: return b""
    return ("\n".join(p.o) + ("\nf\n" if fill else "\n")).encode()

@functools.lru_cache(None)
def _pil(font, px):
    from PIL import ImageFont
    return ImageFont.truetype(FONTS[font], px)

def bitmap_glyph(font, ch, adv):
    """as dvips / old drivers: 100 units an em, a 1-bit inline image"""
    from PIL import Image, ImageDraw
    px = 84
    f = _pil(font, px)
    w, h = int(adv * px) + 24, int(px * 1.4)
    im = Image.new("L", (w, h), 0)
    ImageDraw.Draw(im).text((12, px), ch, font=f, fill=255, anchor="ls")
    bb = im.getbbox()
    if not bb: return b"%s 0 0 0 1 1 d1\n" % n(adv * 100).encode()
    im = im.crop(bb).point(lambda v: 255 if v > 110 else 0).convert("1")
    k = 100 / px
    x0, y0 = (bb[0] - 12) * k, (px - bb[3]) * k
    ww, hh = im.size
    data = im.tobytes()
    return b"%s 0 %s %s %s %s d1\nq %s 0 0 %s %s %s cm\nBI /W %d /H %d /BPC 1 /IM true /D [1 0] /F /AHx ID\n" % tuple([n(v).encode() for v in (adv * 100, x0, y0, x0 + ww * k, y0 + hh * k, ww * k, hh * k, x0, y0)] + [ww, hh]) + data.hex().encode() + b">\nEI Q\n"

class Page:
    """collects content; fonts by key"""
    def __init__(self, pdf, W=595, H=842, chars="", mode="win", modes=None, seed=0):
        self.pdf, self.W, self.H, self.chars, self.mode, self.modes, self.seed = pdf, W, H, chars, mode, modes or {}, seed
        self.c = []; self.fonts = {}; self.xo = Dictionary(); self.props = Dictionary(); self.gsd = Dictionary(); self.annots = Array([])
    def font(self, key, mode=None):
        mode = mode or self.modes.get(key) or self.mode
        k = (key, mode)
        if k not in self.fonts:
            self.fonts[k] = ("F%d" % (len(self.fonts) + 1), Font(self.pdf, key, mode, self.chars, self.seed))
        return self.fonts[k]
    def add(self, *b):
        for x in b: self.c.append(x if isinstance(x, bytes) else x.encode("latin-1"))
    def Y(self, y): return self.H - y
    def shapes(self, ops):
        for o in ops:
            if o.t == "line": self.add("q %s G %s w %s %s m %s %s l S Q" % (n(o.g), n(o.w), n(o.x1), n(self.Y(o.y1)), n(o.x2), n(self.Y(o.y2))))
            elif o.t == "rect":
                if o.fill is not None: self.add("q %s g %s %s %s %s re f Q" % (n(o.fill), n(o.x), n(self.Y(o.y + o.h)), n(o.w), n(o.h)))
                if o.lw: self.add("q %s G %s w %s %s %s %s re S Q" % (n(o.g), n(o.lw), n(o.x), n(self.Y(o.y + o.h)), n(o.w), n(o.h)))
    def text(self, o, mode=None, extra="", dx=0, dy=0):
        nm, f = self.font(o.font, mode)
        self.add(b"BT /%s %s Tf %s 1 0 0 1 %s %s Tm %s Tj ET" % (nm.encode(), n(o.size).encode(), extra.encode(), n(o.x + dx).encode(), n(self.Y(o.y) + dy).encode(), lit(f.enc(o.s))))
    def texts(self, ops, **k):
        for o in ops:
            if o.t == "text": self.text(o, **k)
    def image(self, name, im, x, y, w, h, q=70, mask=None, g4=False, draw=True):
        """im PIL; x,y top left"""
        st = imgobj(self.pdf, im, q, mask)
        self.xo["/" + name] = st
        if draw: self.add("q %s 0 0 %s %s %s cm /%s Do Q" % (n(w), n(h), n(x), n(self.Y(y + h)), name))
    def resources(self):
        d = Dictionary(Font=Dictionary({"/" + nm: f.obj for nm, f in self.fonts.values()}), XObject=self.xo, ProcSet=Array([Name.PDF, Name.Text, Name.ImageC, Name.ImageB]))
        if len(self.props.keys()): d.Properties = self.props
        if len(self.gsd.keys()): d.ExtGState = self.gsd
        return d
    def finish(self, **k):
        pg = Dictionary(Type=Name.Page, MediaBox=Array(k.pop("mediabox", [0, 0, self.W, self.H])), Resources=self.resources(), Contents=self.pdf.make_stream(b"\n".join(self.c)))
        for a, b in k.items(): pg[Name("/" + a)] = b
        if len(self.annots): pg.Annots = self.annots
        p = pikepdf.Page(self.pdf.make_indirect(pg))
        self.pdf.pages.append(p)
        return self.pdf.pages[-1]

def imgobj(pdf, im, q=70, mask=None):
    if im.mode == "1":
        import zlib
        st = Stream(pdf, zlib.compress(im.tobytes()))
        st.stream_dict = Dictionary(Type=Name.XObject, Subtype=Name.Image, Width=im.width, Height=im.height, ColorSpace=Name.DeviceGray, BitsPerComponent=1, Filter=Name.FlateDecode)
    else:
        b = io.BytesIO(); im.save(b, "JPEG", quality=q)
        st = Stream(pdf, b.getvalue())
        st.stream_dict = Dictionary(Type=Name.XObject, Subtype=Name.Image, Width=im.width, Height=im.height, ColorSpace=Name.DeviceGray if im.mode == "L" else Name.DeviceRGB, BitsPerComponent=8, Filter=Name.DCTDecode)
    if mask is not None:
        import zlib
        m = Stream(pdf, zlib.compress(mask.tobytes()))
        m.stream_dict = Dictionary(Type=Name.XObject, Subtype=Name.Image, Width=mask.width, Height=mask.height, ColorSpace=Name.DeviceGray, BitsPerComponent=8, Filter=Name.FlateDecode)
        st.SMask = pdf.make_indirect(m)
    return pdf.make_indirect(st)
