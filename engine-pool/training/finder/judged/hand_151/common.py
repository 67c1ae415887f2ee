import re, html as H
U='zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D='_ _ vinte trinta quarenta cincoenta sessenta setenta oitenta noventa'.split()
C='_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
OLD={'dois':'dous','tres':'trez','dezesseis':'dezeseis','dezessete':'dezesete'}
NEW={'tres':'três','cincoenta':'cinquenta'}
MES='janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def w(n, sp='new'):
    if n < 20: s=U[n]
    elif n < 100: s=D[n//10]+(' e '+U[n%10] if n%10 else '')
    elif n == 100: s='cem'
    elif n < 1000: s=C[n//100]+(' e '+w(n%100,'mid') if n%100 else '')
    else:
        r=n%1000
        s=('' if n//1000==1 else w(n//1000,'mid')+' ')+'mil'
        if r: s+=(' e ' if r<100 or r%100==0 else ' ')+w(r,'mid')
    m={'old':OLD,'new':NEW}.get(sp,{})
    return ' '.join(m.get(x,x) for x in s.split(' '))
def dw(d,m,y,sp='new',cap=False):
    mm=MES[m-1]; mm=mm.capitalize() if cap else mm
    return f"{w(d,sp)} de {mm} de {w(y,sp)}"
def T(case,nome,dn,sexo,est,mun,uf,reg,g1=('',''),g2=('',''),ap=('',''),am=('',''),hora='',nat=None,gem=('Não',''),
      averb='',anot='',oficial='',emissao='',size=(595,842),accept=None,joint=False,twin_names=None,cadastro=None):
    """reg=(município,uf,cartório,data,livro,folha,termo); dn=(texto,dia,mês,ano)"""
    acc={k:(v if isinstance(v,list) else [v]) for k,v in (accept or {}).items()}
    if nat is None:
        nat=f"{mun}/{uf}" if mun else ''
        acc.setdefault('dados_pessoais.naturalidade',[])
        acc['dados_pessoais.naturalidade']+=['',mun]
    data={"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
     "dados_pessoais":{"nome_completo":nome,"cpf":"","matrícula":"","data_nascimento":{"texto_completo":dn[0],"dia":dn[1],"mês":dn[2],"ano":dn[3]},
       "hora_nascimento":hora,"naturalidade":nat,"sexo":sexo},
     "local_nascimento":{"estabelecimento":est,"município":mun,"uf":uf},
     "registro":{"município":reg[0],"uf":reg[1],"cartório":reg[2],"data_registro":reg[3],"número_dnv":"","livro":reg[4],"folha":reg[5],"termo":reg[6]},
     "filiação":{"genitor_1":{"nome_completo":g1[0],"naturalidade":g1[1]},"genitor_2":{"nome_completo":g2[0],"naturalidade":g2[1]}},
     "avós":{"paternos":{"avô":ap[0],"avó":ap[1]},"maternos":{"avô":am[0],"avó":am[1]}},
     "gêmeos":{"status":gem[0],"informações_adicionais":gem[1]},
     "observações":{"averbações":averb,"anotações":anot},
     "autenticação":{"selo_digital":"","oficial_registro":oficial,"data_emissão":emissao}}
    return {"case":case,"layout":case.split('-')[0],"condition":"pdf_born_digital","file":case+".pdf","width":size[0],"height":size[1],"resizeImage":False,
      "data":data,"accept":acc,"meta":{"twin_names":twin_names or [],"joint_notes":joint,"cadastro":cadastro or []}}
def page(css,body,size='210mm 297mm'):
    a,b=size.split()
    return f"""<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}
html,body{{margin:0;padding:0}}.pg{{position:relative;width:{a};height:{b};overflow:hidden;font-variant-ligatures:none}}
{css}</style><body><div class="pg">{body}</div></body></html>"""
def text(h):
    h=re.sub(r'<style.*?</style>','',h,flags=re.S); h=re.sub(r'<(br|/div|/td|/p)[^>]*>',' ',h)
    return re.sub(r'\s+',' ',H.unescape(re.sub(r'<[^>]+>','',h)).replace('\xa0',' '))
def check(case,h,t):
    p=text(h); out=[]
    def go(o,path):
        if isinstance(o,dict):
            for k,v in o.items(): go(v,path+[k])
        elif o and not (path[0] in('documento',) or path[-1] in('hora_nascimento','sexo','status','dia','mês','ano','uf','data_registro','data_emissão')):
            v=o[:-3] if path[-1]=='naturalidade' and re.search(r'/[A-Z]{2}$',o) else o
            if v not in p and v!='Domicílio': out.append('.'.join(path)+': '+o)
    go(t['data'],[])
    for x in out: print(case,'NOT ON PAGE',x)
    for k in t['accept']:
        d=t['data']
        for q in k.split('.'): d=d[q]
