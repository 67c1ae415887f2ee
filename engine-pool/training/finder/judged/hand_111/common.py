import random
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
UN='zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
DE='x x vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
CE='x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
def ext(n):
    if n<20: return UN[n]
    if n<100: return DE[n//10]+(' e '+UN[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return CE[n//100]+(' e '+ext(n%100) if n%100 else '')
    m,r=divmod(n,1000); s='mil' if m==1 else ext(m)+' mil'
    return s if not r else s+(' e ' if r<=100 or r%100==0 else ' ')+ext(r)
HN=('Adalberto Benício Cauã Clodoaldo Davi Edmilson Evandro Fabrício Gilvan Heitor Ivanildo Joaquim Josué Laércio Leandro Lourival Matias Nivaldo Otávio '
 'Raimundo Rômulo Sebastião Tadeu Ubiratan Valdecir Wagner Zaqueu Anselmo Breno Dirceu').split()
MN=('Adélia Benedita Cacilda Dalva Edilene Eulália Francisca Gisele Helena Iracema Jussara Lavínia Luzia Marlene Nair Odete Priscila Quitéria Rosângela Solange '
 'Teresinha Valquíria Yasmin Zulmira Aparecida Conceição Dorotéia Ivone Laís Noêmia').split()
SN=('Albuquerque Bittencourt Carvalhal Damasceno Espíndola Fagundes Galdino Holanda Inocêncio Junqueira Lacerda Macedo Nascimento Orsini Patriota Quadros Rezende '
 'Saldanha Tavares Uchôa Valadares Xavier Zanella Abrantes Brandão Cavalcante Dornelas Evangelista Figueiroa Guedes Lins Moscardini Negromonte Peixoto Ribas Siqueira Trindade Vasconcelos').split()
CI=[('Juiz de Fora','MG','Minas Gerais'),('Caruaru','PE','Pernambuco'),('Londrina','PR','Paraná'),('Sobral','CE','Ceará'),('Pelotas','RS','Rio Grande do Sul'),('Marabá','PA','Pará'),
('Itabuna','BA','Bahia'),('Bauru','SP','São Paulo'),('Joinville','SC','Santa Catarina'),('Anápolis','GO','Goiás'),('Mossoró','RN','Rio Grande do Norte'),('Dourados','MS','Mato Grosso do Sul'),
('Campos dos Goytacazes','RJ','Rio de Janeiro'),('Imperatriz','MA','Maranhão'),('Arapiraca','AL','Alagoas'),('Colatina','ES','Espírito Santo'),('Campina Grande','PB','Paraíba'),('Parintins','AM','Amazonas')]
RUAS=['Rua das Acácias','Rua Coronel Bento Pires','Avenida Sete de Setembro','Travessa do Riachuelo','Rua Marechal Floriano','Rua Padre Anchieta','Avenida Getúlio Vargas','Rua Dom Bosco','Rua Barão do Cerro','Praça da Matriz']
BAI=['Centro','Vila Nova','Jardim Planalto','São Benedito','Boa Vista','Alto da Serra','Santa Rita']
PROF=['lavrador','comerciante','professora','pedreiro','costureira','do lar','motorista','enfermeira','contador','serralheiro','cozinheira','funcionária pública']
class D:
    def __init__(s,d,m,a): s.d,s.m,s.a=d,m,a
    n=property(lambda s:f'{s.d:02}/{s.m:02}/{s.a}')
    l=property(lambda s:f'{s.d} de {MES[s.m-1]} de {s.a}')
    x=property(lambda s:f'{"primeiro" if s.d==1 else ext(s.d)} de {MES[s.m-1]} de {ext(s.a)}')
    aos=property(lambda s:f'{"Ao primeiro (1º) dia" if s.d==1 else f"Aos {ext(s.d)} ({s.d:02}) dias"} do mês de {MES[s.m-1]} do ano de {ext(s.a)} ({s.a})')
class P:  # invented person
    def __init__(s,R,sx=None,sn=None,y=(1950,2000)):
        s.sx=sx or R.choice('MF'); s.sn=sn or ' '.join(R.sample(SN,2))
        a=R.sample(HN if s.sx=='M' else MN,2); s.fn=a[0]+(' '+a[1] if R.random()<.4 else '')
        s.nome=s.fn+' '+s.sn; s.NOME=s.nome.upper(); s.b=R2(R,*y); s.city,s.uf,s.est=R.choice(CI)
        s.prof=R.choice([p for p in PROF if p[-1]!='a' and p!='do lar'] if s.sx=='M' else [p for p in PROF if p[-1]=='a' or p=='do lar'])
        c=''.join(str(R.randrange(10)) for _ in range(9)); s.cpf=f'{c[:3]}.{c[3:6]}.{c[6:]}-{(dv(c)+37)%100:02}' # check digits wrong on purpose: nobody's CPF
        s.rg=f'{R.randrange(2,59)}.{R.randrange(100,999)}.{R.randrange(100,999)}-{R.randrange(10)}'
        s.end=f'{R.choice(RUAS)}, nº {R.randrange(11,1900)}, {R.choice(BAI)}'
        s.o='o' if s.sx=='M' else 'a'; s.nac='brasileir'+s.o; s.masc='masculino' if s.sx=='M' else 'feminino'
def dv(c):
    c=[int(x) for x in c]
    for _ in 1,2:
        t=sum(x*(len(c)+1-i) for i,x in enumerate(c))*10%11%10; c.append(t)
    return c[-2]*10+c[-1]
def R2(R,a,b): return D(R.randrange(1,29),R.randrange(1,13),R.randrange(a,b+1))
class Fam:  # child + parents + grandparents
    def __init__(s,R,sx=None,y=(1960,2015)):
        yy=R.randrange(y[0],y[1]+1); a,b,c,d=R.sample(SN,4)
        s.p=P(R,'M',b,(yy-40,yy-22)); s.m=P(R,'F',f'{d} {b}',(yy-38,yy-20)); s.f=P(R,sx,f'{d} {b}',(yy,yy))
        s.ap=P(R,'M',b,(yy-70,yy-50)); s.am=P(R,'F',f'{a} {b}',(yy-70,yy-50)); s.mp=P(R,'M',d,(yy-70,yy-50)); s.mm=P(R,'F',f'{c} {d}',(yy-70,yy-50))
        s.city,s.uf,s.est=s.f.city,s.f.uf,s.f.est
def matric(R,ano,tipo,livro=None,folha=None,termo=None,cns=None):
    b=f'{cns or R.randrange(10000,169999):06}0155{ano}{tipo}{livro or R.randrange(3,320):05}{folha or R.randrange(1,300):03}{termo or R.randrange(300,99000):07}'
    for _ in 1,2:
        k,t=32-len(b),0
        for ch in b: t+=int(ch)*k; k=0 if k>=10 else k+1
        b+=str(1 if t%11>9 else t%11)
    return f'{b[:6]} {b[6:8]} {b[8:10]} {b[10:14]} {b[14]} {b[15:20]} {b[20:23]} {b[23:30]} {b[30:]}'
def tel(R): return f'({R.randrange(11,99)}) {R.randrange(3000,3999)}-{R.randrange(1000,9999)}'
def nn(R,k): return ''.join(str(R.randrange(10)) for _ in range(k))
def hexa(R,k): return ''.join(R.choice('0123456789ABCDEF') for _ in range(k))
def brl(v): return f'R$ {v:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
CSS='''@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:10.5pt/1.35 "Liberation Serif","Times New Roman",serif;color:#111}
.pg{position:relative;width:210mm;height:296.5mm;padding:14mm 16mm}.c{text-align:center}.r{text-align:right}.j{text-align:justify}.s{font-family:"Liberation Sans",Arial,sans-serif}.mo{font-family:"Liberation Mono","Courier New",monospace}
.b{font-weight:bold}.sm{font-size:8pt}.xs{font-size:6.6pt;line-height:1.25}h1,h2,h3,p{margin:0 0 2mm}.row{display:flex;gap:1mm;margin-bottom:1mm}.f{flex:1;border:.25mm solid #444;padding:.5mm 1.2mm 1mm;min-height:8.5mm;overflow-wrap:anywhere}
.f i{display:block;font:normal 6.4pt/1.25 "Liberation Sans",Arial,sans-serif;color:#333;overflow-wrap:normal}.f.ub{border-width:0 0 .2mm}table{border-collapse:collapse;width:100%}td,th{border:.2mm solid #555;padding:.8mm 1.5mm;font-size:8.5pt;vertical-align:top;text-align:left}
.sig{margin:9mm auto 0;width:85mm;border-top:.25mm solid #000;text-align:center;font-size:9pt;padding-top:.8mm}.seal{display:inline-block;border:.4mm solid #345;border-radius:50%;width:32mm;height:32mm;padding:8mm 2mm 0;text-align:center;font:bold 6.5pt/1.25 Arial,"Liberation Sans";color:#345}
.st{border:.3mm solid #456;color:#234;padding:1.5mm 2mm;font:7pt/1.3 "Liberation Sans",Arial}.ph{background:#ddd;border:.2mm solid #888;color:#888;font:7pt Arial;display:flex;align-items:center;justify-content:center}.bar{background:#ddd;font:bold 8pt "Liberation Sans",Arial;padding:.7mm 1.5mm;margin:1.5mm 0 1mm}'''
def F(l,v='',w=1,k=''): return f'<div class="f {k}" style="flex:{w}"><i>{l}</i>{v or "&nbsp;"}</div>'
def row(*fs): return '<div class="row">'+''.join(fs)+'</div>'
def tab(rows,head=None,st=''): return f'<table style="{st}">'+(('<tr>'+''.join(f'<th>{h}</th>' for h in head)+'</tr>') if head else '')+''.join('<tr>'+''.join(f'<td>{x}</td>' for x in r)+'</tr>' for r in rows)+'</table>'
def ps(*a,st=''): return ''.join(f'<p class="j" style="{st}">{x}</p>' for x in a)
def sig(n,t): return f'<div class="sig">{n}<br>{t}</div>'
def arms(t='REPÚBLICA FEDERATIVA DO BRASIL',sub='REGISTRO CIVIL DAS PESSOAS NATURAIS'):
    star='<svg width="44" height="44" viewBox="0 0 44 44"><circle cx="22" cy="22" r="20" fill="none" stroke="#333"/><path d="M22 5l4.5 11.5 12.500 .6-9.700 7.900 3.300 12-10.600-6.800-10.600 6.800 3.300-12L5 17.100l12.500-.6z" fill="#bbb" stroke="#333"/></svg>'
    return f'<div class="c">{star}<div class="b" style="font-size:12pt">{t}</div><div class="b" style="font-size:10.5pt">{sub}</div></div>'
class Cart:
    def __init__(s,R,city=None):
        s.city,s.uf,s.est=city or R.choice(CI); s.of=P(R); s.esc=P(R); s.n=R.choice(['1º','2º','3º']); s.cns=f'{R.randrange(10000,169999):06}'
        s.nome=f'{s.n} Ofício de Registro Civil das Pessoas Naturais'; s.end=f'{R.choice(RUAS)}, {R.randrange(20,999)} - {R.choice(BAI)}'; s.tel=tel(R); s.cep=f'{nn(R,5)}-{nn(R,3)}'
        s.mail='registrocivil.'+s.city.lower().replace(' ','').translate(str.maketrans('áãçéíóõ','aaceioo'))+'@exemplo.not.br'
def doc(body,css='',title='',lang='pt-BR'): return f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title><style>{CSS}{css}</style></head><body><div class="pg">{body}</div></body></html>'
