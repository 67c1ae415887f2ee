UN="zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
DZ="x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
CT="x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
MES="x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
def ext(n):
    if n<20: return UN[n]
    if n<100: return DZ[n//10]+(" e "+UN[n%10] if n%10 else "")
    if n==100: return "cem"
    if n<1000: return CT[n//100]+(" e "+ext(n%100) if n%100 else "")
    m,r=divmod(n,1000)
    s="mil" if m==1 else ext(m)+" mil"
    if not r: return s
    return s+(" e " if r<=100 or r%100==0 else " ")+ext(r)
def dmy(s): return tuple(int(x) for x in s.split("/"))
def dext(s):
    d,m,y=dmy(s); return ("primeiro" if d==1 else ext(d))+" de "+MES[m]+" de "+ext(y)
def dlong(s):
    d,m,y=dmy(s); return f"{d:02d} de {MES[m]} de {y}"
def cpf(b):
    b=str(b).zfill(9)
    for _ in 0,1:
        r=sum(int(c)*w for c,w in zip(b,range(len(b)+1,1,-1)))*10%11%10; b+=str(r)
    return f"{b[:3]}.{b[3:6]}.{b[6:9]}-{b[9:]}"
def matr(cns,year,livro,folha,termo,ac="01"):
    b=f"{cns:06d}{ac}55{year}1{livro:05d}{folha:03d}{termo:07d}"
    for _ in 0,1:
        m=32-len(b); s=0
        for c in b:
            s+=int(c)*m; m=0 if m==10 else m+1
        r=s%11; b+=str(1 if r>9 else r)
    return f"{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}"
def esc(s): return str(s).replace("&","&amp;").replace("<","&lt;")
def page(css,body,size="A4"):
    return ('<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:%s;margin:0}'
     '*{box-sizing:border-box}html,body{margin:0;padding:0}%s</style></head><body>%s</body></html>')%(size,css,body)
def truth(case,nome,nasc,nasc_txt,munic,uf,rm,ruf,cart,dreg,of,emis,estab="",hora="",nat="",sexo="",cpf="",mat="",dnv="",
          livro="",folha="",termo="",g1=("",""),g2=("",""),pat=("",""),mate=("",""),gem="Não",geminfo="",averb="",anot="",
          selo="",accept=None,twins=(),joint=False,cad=(),w=595,h=842):
    d,m,y=nasc.split("/")
    acc=dict(accept or {})
    return {"case":case,"layout":case[:4],"condition":"pdf_born_digital","file":case+".pdf","width":w,"height":h,"resizeImage":False,
     "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
      "dados_pessoais":{"nome_completo":nome,"cpf":cpf,"matrícula":mat,
        "data_nascimento":{"texto_completo":nasc_txt,"dia":d,"mês":m,"ano":y},"hora_nascimento":hora,"naturalidade":nat,"sexo":sexo},
      "local_nascimento":{"estabelecimento":estab,"município":munic,"uf":uf},
      "registro":{"município":rm,"uf":ruf,"cartório":cart,"data_registro":dreg,"número_dnv":dnv,"livro":livro,"folha":folha,"termo":termo},
      "filiação":{"genitor_1":{"nome_completo":g1[0],"naturalidade":g1[1]},"genitor_2":{"nome_completo":g2[0],"naturalidade":g2[1]}},
      "avós":{"paternos":{"avô":pat[0],"avó":pat[1]},"maternos":{"avô":mate[0],"avó":mate[1]}},
      "gêmeos":{"status":gem,"informações_adicionais":geminfo},
      "observações":{"averbações":averb,"anotações":anot},
      "autenticação":{"selo_digital":selo,"oficial_registro":of,"data_emissão":emis}},
     "accept":{k:(v if isinstance(v,list) else [v]) for k,v in acc.items()},
     "meta":{"twin_names":list(twins),"joint_notes":joint,"cadastro":list(cad)}}
UFN={"RN":"Rio Grande do Norte","MS":"Mato Grosso do Sul","DF":"Distrito Federal","ES":"Espírito Santo","RO":"Rondônia","PB":"Paraíba","TO":"Tocantins","PI":"Piauí","SE":"Sergipe","MT":"Mato Grosso","CE":"Ceará","GO":"Goiás","BA":"Bahia","PR":"Paraná","SP":"São Paulo","MG":"Minas Gerais","PE":"Pernambuco","MA":"Maranhão","AL":"Alagoas","PA":"Pará","AC":"Acre","AM":"Amazonas","RJ":"Rio de Janeiro","RS":"Rio Grande do Sul","SC":"Santa Catarina"}
def pl(p):  # "Município/UF" -> "Município, Estado"
    a,b=p.split("/"); return f"{a}, {UFN[b]}"
