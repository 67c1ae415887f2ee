# DF 2024-2026: certidão eletrônica with a left band (issuer, validation, seal), two-column sections, label and value on one line
from common import *
CSS='''body{font:9.5pt Lato;display:flex;width:210mm;height:296mm}.sb{width:52mm;background:#16365c;color:#fff;padding:12mm 6mm;font-size:8pt;line-height:1.35}.sb h2{font-size:11pt;margin:0 0 4mm}.sb b{display:block;margin-top:4mm;font-size:7pt;color:#b9cbe4;font-weight:normal;text-transform:uppercase}
.qr{width:30mm;height:30mm;margin:3mm 0;background:#fff repeating-conic-gradient(#000 0 25%,#fff 0 50%) 0 0/3mm 3mm;border:2mm solid #fff}.mn{flex:1;padding:12mm 10mm}h1{font:900 18pt Lato;color:#16365c;margin:0}.sub{font-size:8pt;color:#555;margin-bottom:5mm}
.id{background:#eef2f8;padding:3mm 4mm;margin-bottom:4mm}.id .n{font-size:14pt;font-weight:bold}h3{font:bold 9pt Lato;color:#16365c;border-bottom:.8pt solid #16365c;margin:4mm 0 1.5mm;padding-bottom:.7mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:1.2mm 6mm}.w{grid-column:1/3}.k{color:#555;font-size:8.5pt}p{margin:0;text-align:justify;line-height:1.35}'''
OF="Cartório do 8º Ofício de Registro Civil de Sobradinho"
def kv(k,v,w=0): return f'<div class="{"w" if w else ""}"><span class="k">{k}:</span> {v}</div>'
def make():
    F=[
    dict(n="Laura Beatriz Vasconcelos Tormin",cp=108450372,b="12/03/2025",h="16:52",loc="Hospital Regional de Sobradinho",mu="Brasília/DF",nt="Brasília/DF",sx="Feminino",p=("Henrique Tormin de Paiva","Formosa/GO",("Orlando de Paiva Neves","Sônia Tormin de Paiva")),m=("Débora Cristina Vasconcelos Lins","Brasília/DF",("Adauto Lins","Nilza Vasconcelos Lins")),
      r="18/03/2025",dnv="30-95571204-6",bk=(211,93,104518),av="Não há.",an="Não há.",cad=[],em="18/03/2025",hm="14:21",selo="TJDFT20250410087163QWLZ",of="Allysson Mourão Perdigão",cg="Oficial Titular"),
    dict(n="Benício Hoffmann Cavalheiro",cp=107733518,b="25/10/2024",h="07:09",loc="Hospital Materno Infantil de Brasília",mu="Brasília/DF",nt="Planaltina/GO",sx="Masculino",p=("Priscila Hoffmann","Ijuí/RS",("Valdemar Hoffmann","Noeli Kist Hoffmann")),m=("Tatiane Cavalheiro da Rosa","Brasília/DF",("","Marizete Cavalheiro da Rosa")),
      r="05/11/2024",dnv="30-94102877-0",bk=(210,17,104142),av="Não há.",an="Não há.",cad=[],em="06/11/2024",hm="09:40",selo="TJDFT20240410311920HRKB",of="Allysson Mourão Perdigão",cg="Oficial Titular"),
    dict(n="Sônia Aparecida Guedes d'Abadia",cp=221640975,b="07/12/1963",h="Não consta",loc="Acampamento do DNOCS, Sobradinho",mu="Brasília/DF",nt="Brasília/DF",sx="Feminino",p=("Gumercindo Guedes d'Abadia","Corumbá de Goiás/GO",("Benedito d'Abadia","Rita Guedes")),m=("Alzira Pimenta Guedes","Paracatu/MG",("Não consta","Ana Pimenta")),
      r="30/12/1963",dnv="",bk=(4,211,1873),av="Retificação averbada em 02/06/2016: a data de nascimento da registrada é 7 de dezembro de 1963, e não 17, conforme decisão administrativa (art. 110 da Lei 6.015/73).",an="Casamento em 28/01/1984, com Edmilson Carneiro Leal, no 1º Ofício de Taguatinga, livro B-22, fl. 40, termo 6.530. Divórcio decretado em 09/03/2001.",
      cad=[("RG","411.907 SSP/DF"),("Título de eleitor","0017 3320 2046")],em="21/08/2025",hm="17:03",selo="TJDFT20250410255638MCXE",of="Cleide Sarmento Brandi",cg="Oficial Substituta"),
    dict(n="Ayla Sofia Nepomuceno",cp=109271640,b="01/02/2026",h="03:30",loc="Via pública – BR-020, km 18, em ambulância do SAMU",mu="Brasília/DF",nt="Brasília/DF",sx="Feminino",p=("Letícia Nepomuceno Falcão","Barreiras/BA",("José Falcão Sobrinho","Iracema Nepomuceno")),m=None,
      r="10/02/2026",dnv="30-98800415-2",bk=(214,155,105890),av="Não há.",an="Não há.",cad=[],em="10/02/2026",hm="11:11",selo="TJDFT20260410042219PVTA",of="Allysson Mourão Perdigão",cg="Oficial Titular",tw="Ísis Sofia Nepomuceno",tb=(214,156,105891))]
    for i,f in enumerate(F,1):
        c=f"155C-{i}"; mt=matr(21014,f["r"][-4:],*f["bk"]); cp=cpf(f["cp"]); tw=f.get("tw"); tm=tw and matr(21014,f["r"][-4:],*f["tb"])
        ps=[f["p"]]+([f["m"]] if f["m"] else [])
        fil="".join(kv(f"Genitor(a) {j}",f"<b>{q[0]}</b>",1)+kv("Natural de",q[1],1)+kv("Avô",q[2][0] or "—")+kv("Avó",q[2][1]) for j,q in enumerate(ps,1))
        cad="".join(kv(a,b) for a,b in f["cad"]) or kv("Documentos","nenhum informado",1)
        b=f'''<div class="sb"><h2>{OF}</h2>Distrito Federal<b>CNS</b>02.101-4<b>Endereço</b>Quadra Central, Bloco 7, Loja 4<br>Sobradinho – Brasília/DF<br>73010-507<b>Telefone</b>(61) 3591-0480<b>Selo digital</b><span style="font-size:7.5pt">{f["selo"]}</span><div class="qr"></div>Valide em registrocivil.org.br/validacao<b>Assinado digitalmente por</b>{f["of"]}<br>{f["cg"]}<b>Emitida em</b>{f["em"]} às {f["hm"]}<b>Emolumentos</b>isento na primeira via (Lei 9.534/97)</div>
<div class="mn"><h1>Certidão de Nascimento</h1><div class="sub">República Federativa do Brasil · Registro Civil das Pessoas Naturais · documento eletrônico</div>
<div class="id"><span class="k">Nome</span><div class="n">{f["n"]}</div><div class="g">{kv("CPF",cp)}{kv("Sexo",f["sx"])}{kv("Matrícula",mt,1)}</div></div>
<h3>Nascimento</h3><div class="g">{kv("Data",f["b"])}{kv("Hora",f["h"])}{kv("Por extenso",dext(f["b"]),1)}{kv("Local",f["loc"],1)}{kv("Município",f["mu"])}{kv("Naturalidade",f["nt"])}</div>
<h3>Filiação</h3><div class="g">{fil}</div>
<h3>Gêmeos</h3><div class="g">{kv("Gêmeo","Sim" if tw else "Não")}{kv("Nome e matrícula",f"{tw} – {tm}",1) if tw else ""}</div>
<h3>Registro</h3><div class="g">{kv("Data",f["r"])}{kv("DNV",f["dnv"] or "—")}{kv("Município de registro","Brasília/DF",1)}</div>
<h3>Averbações</h3><p>{f["av"]}</p><h3>Anotações</h3><p>{f["an"]}</p><h3>Anotações voluntárias de cadastro</h3><div class="g">{cad}</div>
<p style="margin-top:7mm;font-size:8.5pt">Certifico que as informações acima foram extraídas do assento a que se refere a matrícula indicada. O conteúdo da certidão é verdadeiro. Dou fé.</p></div>'''
        no=lambda s:"" if s.startswith("Não h") else s
        nc=lambda t:tuple("" if x=="Não consta" else x for x in t)
        a={"dados_pessoais.data_nascimento.texto_completo":[dext(f["b"]),f"{f['b']} {dext(f['b'])}",f"{dext(f['b'])} ({f['b']})"]}
        for k,v in(("averbações",f["av"]),("anotações",f["an"])):
            if not no(v): a["observações."+k]=[v]
        if tw: a["gêmeos.informações_adicionais"]=[tw,f"{tw}, {tm}"]
        if i==3: a["local_nascimento.estabelecimento"]=["Domicílio",""]; a["avós.maternos.avô"]=["Não consta"]
        if i==4: a["local_nascimento.estabelecimento"]=["Via pública","BR-020, km 18, em ambulância do SAMU"]
        e=("","",("","")); q=ps+[e]
        # paternal/maternal sides: man's side paternal; of two mothers the first printed goes to paternos, or the other way
        if i==4: pat,ma=("",""),f["p"][2]
        else: pat,ma=f["p"][2],nc(f["m"][2])
        if i==2:
            for s,x,y in(("paternos",0,1),("maternos",1,0)):
                for z,k in enumerate(("avô","avó")): a[f"avós.{s}.{k}"]=[q[y][2][z]]
        mo,uf=f["mu"].split("/")
        yield c,page(CSS,b),truth(c,f["n"],f["b"],f["b"],mo,uf,"Brasília","DF",OF,f["r"],f["of"],f["em"],estab=f["loc"],hora=f["h"] if i!=3 else "",nat=f["nt"],sexo=f["sx"],cpf=cp,mat=mt,dnv=f["dnv"],
          livro="%05d"%f["bk"][0],folha="%03d"%f["bk"][1],termo="%07d"%f["bk"][2],g1=q[0][:2],g2=q[1][:2],pat=pat,mate=ma,gem="Sim" if tw else "Não",geminfo=f"{tw} – {tm}" if tw else "",twins=[tw] if tw else [],
          averb=no(f["av"]),anot=no(f["an"]),selo=f["selo"],accept=a,cad=["%s: %s"%x for x in f["cad"]])
