import json, os, sys, random, html
HAND='144'
MES=['','janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
U=['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
D=['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C=['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def W(n):
    if n<20: return U[n]
    if n<100: return D[n//10]+(' e '+U[n%10] if n%10 else '')
    if n==100: return 'cem'
    if n<1000: return C[n//100]+(' e '+W(n%100) if n%100 else '')
    m,r=divmod(n,1000); a='mil' if m==1 else W(m)+' mil'
    return a+('' if not r else (' e ' if r<=100 or r%100==0 else ' ')+W(r))
def dmy(s): return tuple(int(x) for x in s.split('/'))
def ext(s,um='primeiro'):
    d,m,y=dmy(s); return f"{um if d==1 else W(d)} de {MES[m]} de {W(y)}"
def semi(s):
    d,m,y=dmy(s); return f"{d:02d} de {MES[m]} de {y}"
esc=html.escape
def jit(text,seed,a=.7):
    "typewriter: words a hair off the line"
    rnd=random.Random(seed+text)
    return ' '.join(f'<span style="position:relative;top:{rnd.uniform(-a,a):.2f}px">{esc(w)}</span>' for w in text.split(' '))
def truth(form,n,r):
    """r keys: nome dn dntxt hora nat sexo est mun uf rmun ruf cart dreg dnv livro folha termo g1 g1n g2 g2n a1..a4 tw twn averb anot selo of dem accept joint"""
    d,m,y=r['dn'].split('/')
    g=lambda k:r.get(k,'')
    case=f'{HAND}{form}-{n}'
    return {"case":case,"layout":HAND+form,"condition":"pdf_born_digital","file":case+".pdf","width":r.get("wh",(595,842))[0],"height":r.get("wh",(595,842))[1],"resizeImage":False,
    "data":{"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
    "dados_pessoais":{"nome_completo":r['nome'],"cpf":"","matrícula":"","data_nascimento":{"texto_completo":g('dntxt') or r['dn'],"dia":d,"mês":m,"ano":y},
      "hora_nascimento":g('hora'),"naturalidade":g('nat'),"sexo":g('sexo')},
    "local_nascimento":{"estabelecimento":g('est'),"município":g('mun'),"uf":g('uf')},
    "registro":{"município":g('rmun'),"uf":g('ruf'),"cartório":g('cart'),"data_registro":g('dreg'),"número_dnv":g('dnv'),"livro":g('livro'),"folha":g('folha'),"termo":g('termo')},
    "filiação":{"genitor_1":{"nome_completo":g('g1'),"naturalidade":g('g1n')},"genitor_2":{"nome_completo":g('g2'),"naturalidade":g('g2n')}},
    "avós":{"paternos":{"avô":g('a1'),"avó":g('a2')},"maternos":{"avô":g('a3'),"avó":g('a4')}},
    "gêmeos":{"status":"Sim" if g('tw') else "Não","informações_adicionais":g('tw')},
    "observações":{"averbações":g('averb'),"anotações":g('anot')},
    "autenticação":{"selo_digital":g('selo'),"oficial_registro":g('of'),"data_emissão":g('dem')}},
    "accept":r.get('accept',{}),
    "meta":{"twin_names":(r['twn'] if isinstance(r['twn'],list) else [r['twn']]) if g('twn') else [],"joint_notes":bool(r.get('joint')),"cadastro":[]}}
def write(out,form,recs,page):
    os.makedirs(out,exist_ok=True)
    for n,r in enumerate(recs,1):
        p=page(r,n); t=truth(form,n,r)
        b=os.path.join(out,t['case'])
        open(b+'.html','w',encoding='utf-8').write(p)
        json.dump(t,open(b+'.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
def doc(css,body,size='A4',margin='0'):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>Certidão</title><style>@page{{size:{size};margin:{margin}}}
*{{box-sizing:border-box}}body{{margin:0;color:#111}}{css}</style></head><body>{body}</body></html>'''
