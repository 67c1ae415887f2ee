#!/usr/bin/env python3
import sys,os,json,re,html
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import l1,l2
LAY=dict(A=l1.A,B=l1.B,C=l1.C,D=l1.D,E=l1.Ef,F=l1.Ff,G=l1.G,H=l2.H,I=l2.I,J=l2.J,K=l2.K,L=l2.Lf,M=l2.M,N=l2.N)
out=sys.argv[1]; os.makedirs(out,exist_ok=True); bad=0
an=lambda s:re.sub(r'[\W_]','',s.casefold())
for k,fn in LAY.items():
    for n in range(6):
        case=f'76{k}-{n+1}'; h,t=fn(case,n)
        open(f'{out}/{case}.html','w',encoding='utf-8').write(h); json.dump(t,open(f'{out}/{case}.json','w',encoding='utf-8'),ensure_ascii=False,indent=1)
        txt=an(html.unescape(re.sub(r'<[^>]+>',' ',h.split('<body>')[1])))
        def fl(d,p=''):
            for a,v in d.items():
                if isinstance(v,dict): yield from fl(v,p+a+'.')
                else: yield p+a,v
        for p,v in fl(t['data']):
            if not v or p.startswith('documento') or p=='gêmeos.status' or p.endswith(('.dia','.mês','.ano','data_registro','data_emissão','hora_nascimento','sexo')): continue
            if an(v) not in txt:
                if p=='gêmeos.informações_adicionais' and all(an(x) in txt for x in t['meta']['twin_names']): continue
                if 'naturalidade' in p and '' in t['accept'].get(p,[]): continue
                if p.startswith('registro.') and k=='G': continue
                bad+=1; print(case,p,repr(v))
print('unprinted',bad)
