import com.lowagie.text.*;import com.lowagie.text.pdf.*;import java.io.*;import java.nio.file.*;import java.util.*;
public class W{
 public static void main(String[] a)throws Exception{
  java.util.List<String> L=Files.readAllLines(Paths.get(a[0]));
  ByteArrayOutputStream bo=new ByteArrayOutputStream();Document d=new Document(new Rectangle(595,842),40,40,36,36);PdfWriter w=PdfWriter.getInstance(d,bo);d.open();PdfContentByte cb=w.getDirectContent();
  Map<String,BaseFont> B=new HashMap<>();String stamp=null;PdfPTable foot=null;
  for(String s:L){String[] p=s.split("\t",-1);
   if(p[0].equals("FONT")){B.put("sans",bf(p[1]));B.put("sansb",bf(p[2]));}
   else if(p[0].equals("FONT2")){B.put("serif",bf(p[1]));B.put("serifb",bf(p[2]));}
   else if(p[0].equals("T")){cb.beginText();cb.setFontAndSize(B.get(p[4]),f(p[3]));cb.showTextAligned(0,p[5],f(p[1]),f(p[2]),0);cb.endText();}
   else if(p[0].equals("R")){cb.setLineWidth(f(p[5]));cb.rectangle(f(p[1]),f(p[2]),f(p[3]),f(p[4]));if(p[6].isEmpty())cb.stroke();else{cb.setGrayFill(f(p[6]));cb.fillStroke();cb.setGrayFill(0);}}
   else if(p[0].equals("L")){cb.setLineWidth(f(p[5]));cb.moveTo(f(p[1]),f(p[2]));cb.lineTo(f(p[3]),f(p[4]));cb.stroke();}
   else if(p[0].equals("H")){Paragraph q=new Paragraph(p[2],new Font(B.get("sansb"),p[1].equals("h1")?17:p[1].equals("h2")?13:10));q.setAlignment(1);q.setSpacingAfter(3);d.add(q);}
   else if(p[0].equals("ROW")){float[] ws=new float[p.length-1];PdfPTable t=new PdfPTable(p.length-1);t.setWidthPercentage(100);for(int i=1;i<p.length;i++){String[] c=p[i].split("\\|",4);ws[i-1]=Float.parseFloat(c[0]);Phrase ph=new Phrase();boolean in=c[2].equals("1");
     ph.add(new Chunk(c[1]+(in?" ":"\n"),new Font(B.get("sans"),in?9.5f:6.2f)));ph.add(new Chunk(c[3].replace('\u00b6','\n'),new Font(B.get("sansb"),9.5f)));PdfPCell k=new PdfPCell(ph);k.setPadding(3);k.setPaddingBottom(5);k.setLeading(2,1.05f);if(in)k.setBorder(Rectangle.BOTTOM);t.addCell(k);}t.setWidths(ws);d.add(t);}
   else if(p[0].equals("LEFT")){foot=new PdfPTable(2);foot.setWidthPercentage(100);foot.setSpacingBefore(12);PdfPCell k=new PdfPCell(new Phrase(p[1].replace('\u00b6','\n'),new Font(B.get("sans"),8)));k.setPadding(5);foot.addCell(k);}
   else if(p[0].equals("RIGHT")){PdfPCell k=new PdfPCell(new Phrase(p[1].replace('\u00b6','\n'),new Font(B.get("sans"),8)));k.setHorizontalAlignment(1);k.setBorder(0);foot.addCell(k);d.add(foot);}
   else if(p[0].equals("STAMP"))stamp=p[1];}
  d.close();byte[] o=bo.toByteArray();
  if(stamp!=null){PdfReader r=new PdfReader(o);ByteArrayOutputStream b2=new ByteArrayOutputStream();PdfStamper st=new PdfStamper(r,b2);PdfContentByte c=st.getOverContent(1);BaseFont h=BaseFont.createFont(BaseFont.HELVETICA,BaseFont.WINANSI,false);c.beginText();c.setFontAndSize(h,7);c.showTextAligned(0,stamp,578,120,90);c.showTextAligned(1,"Documento eletr\u00f4nico - p\u00e1gina 1 de 1",297,16,0);c.endText();st.close();o=b2.toByteArray();}
  Files.write(Paths.get(a[1]),o);}
 static BaseFont bf(String p)throws Exception{return BaseFont.createFont(p,BaseFont.IDENTITY_H,BaseFont.EMBEDDED);}
 static float f(String s){return Float.parseFloat(s);}
}
