const fs = require('node:fs');
const [, , k, inp, out] = process.argv;
const J = JSON.parse(fs.readFileSync(inp));
const D = new Date(Date.UTC(2020, 0, 2, 10, 0, 0));
const H = 842;
(async () => {
  if (k === '1') {
    const { jsPDF } = require('jspdf');
    const d = new jsPDF({ unit: 'pt', format: [595, 842] });
    d.setCreationDate(D);
    d.setFileId('0123456789ABCDEF0123456789ABCDEF');
    const m = {
      sans: ['helvetica', 'normal'],
      sansb: ['helvetica', 'bold'],
      serif: ['times', 'normal'],
      serifb: ['times', 'bold'],
    };
    for (const o of J.ops) {
      if (o.t === 'line') {
        d.setLineWidth(o.w);
        d.setDrawColor(o.g * 255);
        d.line(o.x1, o.y1, o.x2, o.y2);
      } else if (o.t === 'rect') {
        d.setLineWidth(o.lw);
        d.setDrawColor(o.g * 255);
        if (o.fill !== null) {
          d.setFillColor(o.fill * 255);
          d.rect(o.x, o.y, o.w, o.h, 'FD');
        } else d.rect(o.x, o.y, o.w, o.h);
      } else {
        d.setFont(...m[o.font]);
        d.setFontSize(o.size);
        d.setTextColor(0);
        d.text(o.s, o.x, o.y);
      }
    }
    fs.writeFileSync(out, Buffer.from(d.output('arraybuffer')));
  } else if (k === '2') {
    const P = require('pdfkit');
    const d = new P({ size: [595, 842], margin: 0, info: { CreationDate: D, Title: 'Certidao' } });
    const ch = [];
    d.on('data', (b) => ch.push(b));
    const done = new Promise((r) => d.on('end', r));
    for (const f in J.fonts) d.registerFont(f, J.fonts[f]);
    for (const o of J.ops) {
      const g = (v) => {
        const x = Math.round(v * 255);
        return [x, x, x];
      };
      if (o.t === 'line') {
        d.lineWidth(o.w).strokeColor(g(o.g)).moveTo(o.x1, o.y1).lineTo(o.x2, o.y2).stroke();
      } else if (o.t === 'rect') {
        if (o.fill !== null) d.rect(o.x, o.y, o.w, o.h).fill(g(o.fill));
        d.lineWidth(o.lw).strokeColor(g(o.g)).rect(o.x, o.y, o.w, o.h).stroke();
      } else {
        d.font(o.font)
          .fontSize(o.size)
          .fillColor('black')
          .text(o.s, o.x, o.y, { lineBreak: false, baseline: 'alphabetic' });
      }
    }
    d.end();
    await done;
    fs.writeFileSync(out, Buffer.concat(ch));
  } else {
    const { PDFDocument, StandardFonts, rgb } = require('pdf-lib');
    const d = await PDFDocument.create();
    d.setCreationDate(D);
    d.setModificationDate(D);
    const p = d.addPage([595, 842]);
    const F = {
      sans: await d.embedFont(StandardFonts.Helvetica),
      sansb: await d.embedFont(StandardFonts.HelveticaBold),
      serif: await d.embedFont(StandardFonts.TimesRoman),
      serifb: await d.embedFont(StandardFonts.TimesRomanBold),
    };
    for (const o of J.ops) {
      const g = (v) => rgb(v, v, v);
      if (o.t === 'line')
        p.drawLine({ start: { x: o.x1, y: H - o.y1 }, end: { x: o.x2, y: H - o.y2 }, thickness: o.w, color: g(o.g) });
      else if (o.t === 'rect') {
        p.drawRectangle({
          x: o.x,
          y: H - o.y - o.h,
          width: o.w,
          height: o.h,
          borderWidth: o.lw,
          borderColor: g(o.g),
          color: o.fill === null ? undefined : g(o.fill),
        });
      } else p.drawText(o.s, { x: o.x, y: H - o.y, size: o.size, font: F[o.font] });
    }
    fs.writeFileSync(out, await d.save());
  }
})();
