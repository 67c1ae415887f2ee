import sys,re,json,os,random
HERE=os.path.dirname(os.path.abspath(__file__))
PATH={'n':'dados_pessoais.nome_completo','cpf':'dados_pessoais.cpf','mat':'dados_pessoais.matrícula','h':'dados_pessoais.hora_nascimento',
'nat':'dados_pessoais.naturalidade','sx':'dados_pessoais.sexo','est':'local_nascimento.estabelecimento','lm':'local_nascimento.município','lu':'local_nascimento.uf',
'rm':'registro.município','ru':'registro.uf','car':'registro.cartório','dr':'registro.data_registro','dnv':'registro.número_dnv','li':'registro.livro','fo':'registro.folha','te':'registro.termo',
'g1':'filiação.genitor_1.nome_completo','g1n':'filiação.genitor_1.naturalidade','g2':'filiação.genitor_2.nome_completo','g2n':'filiação.genitor_2.naturalidade',
'pp':'avós.paternos.avô','pm':'avós.paternos.avó','mp':'avós.maternos.avô','mm':'avós.maternos.avó','gi':'gêmeos.informações_adicionais',
'av':'observações.averbações','an':'observações.anotações','selo':'autenticação.selo_digital','of':'autenticação.oficial_registro','de':'autenticação.data_emissão'}
PRINTACC={'g1n','g2n','nat','li','fo','te','gi','rm','lm','est'}
TAG=re.compile(r'\[\[(\w+)\|(.*?)\]\]')
def skel():
    return {"documento":{"tipo":"Certidão de Nascimento","órgão_emissor":"Registro Civil das Pessoas Naturais"},
 "dados_pessoais":{"nome_completo":"","cpf":"","matrícula":"","data_nascimento":{"texto_completo":"","dia":"","mês":"","ano":""},"hora_nascimento":"","naturalidade":"","sexo":""},
 "local_nascimento":{"estabelecimento":"","município":"","uf":""},
 "registro":{"município":"","uf":"","cartório":"","data_registro":"","número_dnv":"","livro":"","folha":"","termo":""},
 "filiação":{"genitor_1":{"nome_completo":"","naturalidade":""},"genitor_2":{"nome_completo":"","naturalidade":""}},
 "avós":{"paternos":{"avô":"","avó":""},"maternos":{"avô":"","avó":""}},
 "gêmeos":{"status":"Não","informações_adicionais":""},"observações":{"averbações":"","anotações":""},
 "autenticação":{"selo_digital":"","oficial_registro":"","data_emissão":""}}
def put(d,path,v):
    ks=path.split('.')
    for k in ks[:-1]:d=d[k]
    d[ks[-1]]=v
def cpf(b):
    b=[int(c) for c in b]
    for _ in range(2):
        s=sum(x*w for x,w in zip(b,range(len(b)+1,1,-1)))*10%11%10
        b.append(s)
    s=''.join(map(str,b));return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def dv(n):
    m=32-len(n);s=0
    for c in n:
        s+=int(c)*m;m+=1
        if m>10:m=0
    d=s%11
    return '1' if d>9 else str(d)
def strip(s):
    return re.sub(r'\s+',' ',re.sub(r'<[^>]+>',' ',s)).strip()
def load():
    out=[]
    for f in('t1.txt','t2.txt','t3.txt'):
        for blk in re.split(r'^=== ',open(os.path.join(HERE,f),encoding='utf-8').read(),flags=re.M)[1:]:
            name,rest=blk.split('\n',1)
            e={'id':name.strip(),'set':{},'twins':[],'joint':False,'type':'1','cns':'','mun':'','sec':{}}
            cur=None
            for l in rest.split('\n'):
                m=re.match(r'(set|cns|type|mun|twin) (.*)$',l)
                if l=='joint':e['joint']=True
                elif m and m[1]=='set':
                    k,v=m[2].split('=',1) if '=' in m[2] else (m[2],'');e['set'][k]=v
                elif m and m[1]=='twin':e['twins'].append(m[2])
                elif m:e[m[1]]=m[2]
                elif l.startswith('## '):cur=l[3:].strip();e['sec'][cur]=''
                elif cur:e['sec'][cur]+=l+'\n'
            out.append(e)
    return out
MATFMT=[lambda s:f'{s[:6]} {s[6:8]} {s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}',lambda s:f'{s[:6]}.{s[6:8]}.{s[8:10]}.{s[10:14]}.{s[14]}.{s[15:20]}.{s[20:23]}.{s[23:30]}-{s[30:]}',lambda s:f'{s[:6]}{s[6:8]}{s[8:10]} {s[10:14]} {s[14]} {s[15:20]} {s[20:23]} {s[23:30]} {s[30:]}'.replace(s[:10]+' ',s[:6]+' '+s[6:10]+' ')]
def process(e,idx):
    case='117'+e['id'][0]+'-'+e['id'][1]
    d=skel();acc={};seen={};order=[]
    def addacc(p,vals,main):
        for v in vals:
            if v!=main and v not in acc.setdefault(p,[]):acc[p].append(v)
        if not acc.get(p):acc.pop(p,None)
    alltxt='\n'.join(e['sec'].values())
    def dig(k):
        for m in TAG.finditer(alltxt):
            if m[1]==k:
                p=m[2].split('|');return re.sub(r'\D','',p[1] if len(p)>1 else p[0])
        return re.sub(r'\D','',e['set'][k])
    mat=''
    if '[[mat|' in alltxt:
        yr=re.search(r'\[\[dr\|.*?(\d{4})\]\]',alltxt)[1]
        b=e['cns']+'0155'+yr+e['type']+dig('li').zfill(5)[-5:]+dig('fo').zfill(3)+dig('te').zfill(7)
        assert len(b)==30,(case,b)
        b+=dv(b);b+=dv(b);mat=MATFMT[idx%3](b)
    def sub(m):
        k=m[1];p=m[2].split('|');pr=p[0]
        if k=='mat':pr=mat;p=[mat]
        if k=='cpf':pr=cpf(pr[1:]);p=[pr]
        val=strip(p[1] if len(p)>1 else pr);ps=strip(pr)
        if k in('dn','dnx'):
            if k=='dnx':t,dt=p[1],p[2]
            else:
                t=ps;dt=p[1] if len(p)>1 else ps
            D=d['dados_pessoais']['data_nascimento']
            assert not D['dia'],case
            D.update(texto_completo=t,dia=dt[:2],mês=dt[3:5],ano=dt[6:])
            addacc('dados_pessoais.data_nascimento.texto_completo',[ps,dt],t)
            order.append('dn');return pr
        if k=='esth':
            d['local_nascimento']['estabelecimento']='Domicílio'
            acc['local_nascimento.estabelecimento']=['','em domicílio',ps];order.append('est');return pr
        assert k in PATH,(case,k)
        if k in seen:assert seen[k]==val,(case,k,val,seen[k])
        seen[k]=val;order.append(k);put(d,PATH[k],val)
        if k in PRINTACC:
            extra=[ps]+[strip(x) for x in p[2:]]
            if k in('g1n','g2n') and ps.lower().startswith(('de ','da ','do ','em ')):extra.append(ps.split(' ',1)[1])
            if k=='gi':extra=[ps]+[strip(x) for x in p[1:]];put(d,PATH[k],ps);val=ps
            if k in('g1n','g2n') and ', ' in val and '/' not in val:extra.append(val.replace(', ','/'))
            if k=='te' and val.count('.'):extra.append(val.replace('.',''))
            if k in('li','fo','te') and re.sub(r'\W','',ps).lower()==re.sub(r'\W','',val).lower():extra=[x for x in extra if x!=ps]
            addacc(PATH[k],extra,val)
        if k=='gi':d['gêmeos']['status']='Sim'
        return pr
    sec={k:TAG.sub(sub,v).strip('\n') for k,v in e['sec'].items()}
    for k,v in e['set'].items():
        if k not in seen:put(d,PATH[k],v)
    if not d['local_nascimento']['município'] and not e['mun']:d['local_nascimento']['município']=d['registro']['município']
    L=d['local_nascimento']
    if 'nat' not in seen:
        if e['mun']:
            nat=e['mun'];c=nat.split(', ',1)[1]
            acc['dados_pessoais.naturalidade']=['',nat.replace(', ','/'),L['município']]
        else:
            nat=L['município']+'/'+L['uf'];acc['dados_pessoais.naturalidade']=['']
        d['dados_pessoais']['naturalidade']=nat
    if e['mun']:acc['local_nascimento.uf']=['EX',e['mun'].split(', ',1)[1]]
    ALT={'E1':('Petropolis','Petrópolis'),'D1':('Cuyabá','Cuiabá'),'G1':('Botucatú','Botucatu'),'H4':('Nagoya','Nagoia')}.get(e['id'])
    if ALT:
        for p,v in(('local_nascimento.município',L['município']),('registro.município',d['registro']['município']),('dados_pessoais.naturalidade',d['dados_pessoais']['naturalidade'])):
            if ALT[0] in v:addacc(p,[v.replace(*ALT)],v)
    if e['id']=='H2':acc['local_nascimento.uf']+=['Massachusetts','MA','EUA']
    if 'g2' in order:assert order.index('g1')<order.index('g2'),case
    t={"case":case,"layout":case[:4],"condition":"pdf_born_digital","file":case+'.pdf',"width":595,"height":842,"resizeImage":False,"data":d,"accept":acc,
       "meta":{"twin_names":e['twins'],"joint_notes":e['joint'],"cadastro":[]}}
    return case,sec,t
from layout import render
def main():
    out=sys.argv[1];os.makedirs(out,exist_ok=True)
    for i,e in enumerate(load()):
        case,sec,t=process(e,i)
        open(os.path.join(out,case+'.html'),'w',encoding='utf-8').write(render(case,sec))
        json.dump(t,open(os.path.join(out,case+'.json'),'w',encoding='utf-8'),ensure_ascii=False,indent=1)
if __name__=="__main__":main()
