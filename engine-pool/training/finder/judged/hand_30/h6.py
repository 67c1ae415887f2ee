# -*- coding: utf-8 -*-
# H6: dot-matrix program of 1996-2004 on Legal continuous paper, dotted leaders, bars between the blocks
from common import *
import textwrap
A = [
 dict(uf='PB', city='Patos', sex='M', born=D(1997, 6, 29), place='MATERNIDADE DR. PEREGRINO FILHO', cart='CARTORIO DO 2. OFICIO - REGISTRO CIVIL', g='Pedro Jerônimo', of='Raimundo Nóbrega de Araújo'),
 dict(uf='PB', city='Pombal', sex='F', born=D(1975, 2, 20), reg=D(1975, 4, 8), issue=D(2001, 10, 3), place='NAO CONSTA', cart='CARTORIO CORONEL JOAO QUEIROGA', time=None, anot='CASOU-SE EM 08/12/1995 COM {x}, LIVRO B-12, FLS. 45, TERMO 2207, PASSANDO A ASSINAR-SE {n} QUEIROGA.'),
 dict(uf='MG', city='Almenara', sex='M', born=D(2000, 1, 1), pai='', vop='', vap='', place='HOSPITAL DERALDO GUIMARÃES', cart='REGISTRO CIVIL DAS PESSOAS NATURAIS DE ALMENARA', time=(0, 1), g='Milênio'),
 dict(uf='RN', city='Açu', sex='F', born=D(2002, 9, 16), place='HOSPITAL REGIONAL NELSON INÁCIO DOS SANTOS', cart='CARTORIO DO 2. OFICIO DE NOTAS E REGISTRO CIVIL', twin='x', g='Jéssica Mayara'),
 dict(uf='BA', city='Irecê', sex='M', born=D(1963, 8, 8), reg=D(1981, 3, 17), issue=D(1999, 7, 22), place='FAZENDA LAJEDO DO PAU D\'ARCO', home=1, cart='CARTORIO DO REGISTRO CIVIL - 1. OFICIO', vop='', vom='', averb='REGISTRO FEITO DE ACORDO COM O ART. 50 DA LEI 6.015/73, POR DESPACHO DO MM. JUIZ.', boil=1, g='Ciríaco'),
 dict(uf='SP', city='Registro', sex='F', born=D(1998, 4, 18), place='HOSPITAL SÃO JOÃO', cart='OFICIAL DE REGISTRO CIVIL E ANEXOS', foreign=True, g='Cíntia Harumi'),
 dict(uf='PB', city='Cajazeiras', sex='M', born=D(1989, 11, 15), reg=D(1990, 1, 9), issue=D(2003, 2, 13), place='HOSPITAL REGIONAL DE CAJAZEIRAS', cart='CARTORIO ANTONIO HOLANDA', averb='POR SENTENÇA DE 12/06/2000, AÇÃO DE INVESTIGAÇÃO DE PATERNIDADE, FOI INCLUÍDO O NOME DO PAI E DOS AVÓS PATERNOS.', anot=''),
 dict(uf='MG', city='Januária', bcity='Montes Claros', sex='F', born=D(2003, 12, 25), place='SANTA CASA DE MONTES CLAROS', cart='SERVICO DO REGISTRO CIVIL DE JANUARIA', vom='', vam='', g='Natália Emanuele Cristina das Graças'),
]
CSS = '''
.page{font-family:"TeX Gyre Cursor","Nimbus Mono PS";font-weight:bold;font-size:10.2pt;color:#26262e;background:#fff repeating-linear-gradient(#e3f1e3 0 12.7mm,#fff 12.7mm 25.4mm)}
.h{position:absolute;top:0;bottom:0;width:11mm;background:#fff radial-gradient(circle at 50% 50%,#cfcfcf 0 1.9mm,transparent 2mm) 0 0/11mm 12.7mm;border:0 dashed #bbb}
pre{position:absolute;left:20mm;top:19mm;margin:0;font:inherit;line-height:5.25mm;white-space:pre} big{font-size:15pt;letter-spacing:2px}
'''
W = 78
def make():
    for n, o in enumerate(A, 1):
        p = mk('H6', n, **o); t = truth('H6', n, (612, 1009)); r = p.r
        if n == 3: p.nome = p.f.nome_mae
        up(p, 'nome', 'pai', 'mae', 'vop', 'vap', 'vom', 'vam', 'city', 'bcity', 'painat', 'maenat', 'of', 'sub', 't1', 't2')
        if n == 2: p.anot = p.anot.format(x=somebody('H6x', 'M', 1970).upper(), n=p.nome)
        bl = ['NAO HA', '------------', 'IGNORADO', '***', 'NAO CONSTA', 'XXXXXXXXXXXXX', 'NIHIL', '-o-o-o-o-o-'][n-1]
        tw = p.nome.replace('JÉSSICA MAYARA', 'JENNIFER MAIARA') if p.twin else ''
        L = []
        def ld(l, v, w=26):
            v = str(v) if v else bl
            ls = textwrap.wrap(v, W-w-2)
            L.append(esc((l + '.'*w)[:w] + ': ' + ls[0])); L.extend(' '*(w+2) + esc(x) for x in ls[1:])
        bar = lambda c='-': L.append(c*W)
        ctr = lambda s: L.append(s.center(W))
        ctr('REPUBLICA FEDERATIVA DO BRASIL'); ctr(estado(p.uf).upper() + ' - COMARCA DE ' + p.city); ctr(p.cart)
        ctr('OFICIAL: ' + p.of if n % 2 else 'TABELIAO: ' + p.of); L.append('')
        L.append('<big>' + ' '*11 + 'C E R T I D A O   D E   N A S C I M E N T O</big>'.replace('C E R T I D A O   D E   N A S C I M E N T O', 'CERTIDAO DE NASCIMENTO')); L.append(''); bar('=')
        bk, fl, tm = f'A{p.book}', f'{p.leaf:03d}' + ('V' if n in (2, 5) else ''), f'{p.entry}'
        L.append(f'LIVRO: {bk}      FOLHA: {fl}      TERMO: {tm}      DATA REG.: {dmy(p.reg)}'); bar('=')
        for x in textwrap.wrap('CERTIFICO, A PEDIDO VERBAL DE PESSOA INTERESSADA, QUE DOS ASSENTAMENTOS DESTE CARTORIO CONSTA O SEGUINTE:', W): L.append(x)
        L.append('')
        ld('REGISTRAD' + gender(p, 'O', 'A'), p.nome)
        xt = f'{p.born.day:02d} DE {MES[p.born.month-1].upper()} DE {p.born.year}' if n % 2 else ext(p.born).upper()
        ld('NASCIMENTO', xt); hr = f'{p.time[0]:02d}:{p.time[1]:02d} HORAS' if p.time else bl
        ld('HORARIO', hr); ld('LOCAL', ('EM DOMICILIO, ' if getattr(p, 'home', 0) else '') + p.place); ld('MUNICIPIO/ESTADO', f'{p.bcity}/{p.buf}'); ld('SEXO', gender(p, 'MASCULINO', 'FEMININO'))
        if n in (1, 4, 6, 8): ld('COR', r.choice(['BRANCA', 'PARDA', 'MORENA']))
        L.append(''); bar()
        if p.pai: ld('NOME DO PAI', p.pai); ld('  NATURALIDADE', p.painat[0] + '/' + p.painat[1]); ld('  PROFISSAO', r.choice(['AGRICULTOR', 'COMERCIARIO', 'MOTORISTA', 'PEDREIRO', 'FUNCIONARIO PUBLICO']))
        else: ld('NOME DO PAI', '')
        ld('NOME DA MAE', p.mae); ld('  NATURALIDADE', p.maenat[0] + '/' + p.maenat[1]); ld('  PROFISSAO', r.choice(['DO LAR', 'AGRICULTORA', 'PROFESSORA', 'COSTUREIRA', 'DOMESTICA']))
        ld('AVO (PAI DO PAI)', p.vop); ld('AVO (MAE DO PAI)', p.vap); ld('AVO (PAI DA MAE)', p.vom); ld('AVO (MAE DA MAE)', p.vam); bar()
        ld('DECLARANTE', p.pai if n % 2 and p.pai else p.mae); ld('1A TESTEMUNHA', p.t1); ld('2A TESTEMUNHA', p.t2)
        dnv = re_dnv = p.dnv.replace('-', '') if p.born.year > 1995 and n != 8 else ''
        if p.born.year > 1995: ld('DECL. NASCIDO VIVO', dnv)
        if tw: ld('PARTO', 'DUPLO. IRMA GEMEA: ' + tw)
        bar(); L.append('OBSERVACOES:')
        for x in textwrap.wrap(p.averb + p.anot or 'SEM OBSERVACOES.', W): L.append(x)
        L.append(''); bar()
        seal = '' if n in (2, 7) else code(r, ['', 'AA 999999', '', 'A9999999', 'B 99.999', '0999AA999999', 'CC 9999', '', 'PBA99999'][n])
        L.append('O REFERIDO E VERDADE E DOU FE.'); iss = p.city + ', ' + f'{p.issue.day:02d} DE {MES[p.issue.month-1].upper()} DE {p.issue.year}.'
        L.append(iss); L += ['', '', '', '_'*44, (p.sub + ' - ESCREVENTE AUTORIZAD' + 'O(A)') if n in (3, 8) else p.of, '']
        if seal: L.append(f'SELO DE AUTENTICIDADE N. {seal}')
        L.append('CUSTAS: ' + (f'R$ {r.randint(5,19)},{r.randint(10,99)}  TAXA: R$ 1,{r.randint(10,99)}' if p.issue != p.reg else 'GRATIS (LEI 9.534/97)' if p.issue.year > 1997 else 'R$ 4,12'))
        L.append(f'SISREG 3.{r.randint(0,9)} - EMITIDA AS {r.randint(8,17):02d}H{r.randint(10,59)} - USUARIO {r.choice(["01","ADM","CIDA","JR"])}')
        b = f'<div class="h" style="left:0"></div><div class="h" style="right:0"></div><pre>' + '\n'.join(L) + '</pre>'
        nat = lambda x: f'{x[0]} - {x[1]}'
        g = [(p.pai, nat(p.painat)), (p.mae, nat(p.maenat))] if p.pai else [(p.mae, nat(p.maenat)), ('', '')]
        est = 'Domicílio' if getattr(p, 'home', 0) else '' if p.place == 'NAO CONSTA' else p.place
        fill(t, p.born, xt, tw, None, nome=p.nome, hora='%02d:%02d' % p.time if p.time else '', sexo=gender(p,'Masculino','Feminino'), est=est, mun=p.bcity, uf=p.buf, rmun=p.city, ruf=p.uf, cart=p.cart, dreg=dmy(p.reg), dnv=dnv,
          livro=bk, folha=fl, termo=tm, g1=g[0][0], g1n=g[0][1], g2=g[1][0], g2n=g[1][1], vop=p.vop, vap=p.vap, vom=p.vom, vam=p.vam, averb='' if getattr(p, 'boil', 0) else p.averb, anot=p.anot, selo=seal, oficial=p.of, emis=dmy(p.issue))
        if tw: t['data']['gêmeos']['informações_adicionais'] = 'DUPLO. IRMA GEMEA: ' + tw; t['accept']['gêmeos.informações_adicionais'] = [tw, 'IRMA GEMEA: ' + tw]
        if getattr(p, 'boil', 0): t['accept']['observações.averbações'] = [p.averb]
        if p.anot or p.averb: t['meta']['joint_notes'] = True
        save(t, b, CSS, 'LEGAL', [iss, hr, dmy(p.reg)])
