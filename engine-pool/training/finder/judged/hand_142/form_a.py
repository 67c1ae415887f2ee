# A: national model of 2009 (Provimentos 2 and 3) as one registry system prints it: serif, black frames, values in capitals, one box for observações/averbações
from common import *
F = []
def P(**k): F.append(k)
P(nome="Thauane Beatriz Quirino dos Reis Sacramento", nasc=(12, 3, 2011), hora="04:17", mun="Candeias", uf="BA", reg_mun="Candeias", reg_uf="BA", estab="Hospital Municipal José Mário dos Santos", sexo="Feminino",
  g1=("Edvaldo Sacramento de Jesus", None), g2=("Cleonice Quirino dos Reis", None), pat=("Honorato Sacramento de Jesus", "Maria Valdete de Jesus"), mat=("Aloísio Rodrigues dos Reis", "Nair Quirino dos Reis"),
  reg=(18, 3, 2011), dnv="", livro="A-41", folha="187", termo="32.654", cns="011247", cartorio="Cartório do Registro Civil das Pessoas Naturais da Sede de Candeias", oficial="Wanderléia Tourinho Barreto", cargo="Oficiala Titular",
  end="Praça Doutor Francisco Gualberto, 31, Centro - CEP 43805-090 - Tel.: (71) 3601-0000", emis=(21, 3, 2011), selo="", twins=[], av="", blank="------------------------------------------------")
P(nome="Pedro Emanuel Villasbôas Figueirôa de Araújo Pinho", nasc=(1, 9, 2009), hora="23:58", mun="Feira de Santana", uf="BA", reg_mun="Conceição do Jacuípe", reg_uf="BA", estab="Casa de Saúde Santa Emília do Tomba", sexo="Masculino",
  g1=("Ruy Guilherme Figueirôa de Araújo Pinho", None), g2=("Ana Cândida Villasbôas Figueirôa de Araújo Pinho", None), pat=("Demósthenes de Araújo Pinho", "Hercília Figueirôa de Araújo Pinho"), mat=("Epaminondas Villasbôas Neto", "Ignez Sodré Villasbôas"),
  reg=(2, 12, 2009), dnv="", livro="A-9", folha="64", termo="5.018", cns="008832", cartorio="Registro Civil das Pessoas Naturais de Conceição do Jacuípe", oficial="Crispiniano Alves Mutti", cargo="Oficial Registrador Designado",
  end="Rua da Matriz, s/nº - CEP 44245-000 - Fone (75) 3243-0000", emis=(30, 7, 2013), selo="", twins=[("Paulo Rafael Villasbôas Figueirôa de Araújo Pinho", "L5019")],
  av="Averbação: por mandado do Juízo de Direito da Vara de Registros Públicos desta Comarca, expedido em 04/06/2013 nos autos nº 0000871-22.2012.8.05.0064, retifica-se o prenome da avó materna, de Inês para Ignez. Averbado em 11/06/2013. Dou fé.", blank="xxxxxxxxxxxxxxxxxxxx")
P(nome="Janaína Aparecida das Dores", nasc=(30, 6, 1984), hora="", hora_txt="não declarada", mun="Ituaçu", uf="BA", reg_mun="Ituaçu", reg_uf="BA", estab="Fazenda Lagoa do Mandacaru, distrito de Tranqueiras", home=True, sexo="Feminino",
  g1=("Maria das Dores", None), g2=None, pat=None, mat=("", "Josefa das Dores"), reg=(14, 5, 1998), dnv="", livro="A-22", folha="93v", termo="11.307", cns="012093", cartorio="Cartório de Registro Civil do 1º Ofício de Ituaçu", oficial="Zélia Meira Caires Pereira", cargo="Oficiala",
  end="Rua Barão do Rio Branco, 116 - CEP 46640-000", emis=(9, 10, 2012), selo="", twins=[],
  av="Registro tardio feito nos termos do art. 46 da Lei nº 6.015/73. Anotação: a registrada casou-se em 19/01/2007 com Gildásio Novais Trindade, passando a assinar Janaína Aparecida das Dores Trindade, termo nº 2.118, livro B-12, fls. 18, deste Ofício. Anotação: por sentença de 22/08/2011 foi decretado o divórcio do casal, voltando a usar o nome de solteira.", blank="* * * * * * * * * *")
P(nome="Kauã Tupinambá Amaral de Olivença", nasc=(19, 4, 2014), hora="06:00", mun="Ilhéus", uf="BA", reg_mun="Ilhéus", reg_uf="BA", estab="Aldeia Itapuã, Terra Indígena Tupinambá de Olivença", home=True, sexo="Masculino",
  g1=("Cacilda Amaral Tupinambá", None), g2=("Jamopoty Ferreira de Olivença", None), pat=("Rosivaldo Ferreira de Olivença", "Maria da Glória de Jesus"), mat=("Alício Francisco do Amaral", "Nivalda Amaral de Jesus"), reg=(23, 6, 2014), dnv=dnv("a4"), livro="A-117", accept={"dados_pessoais.naturalidade": ["Aldeia Itapuã, Ilhéus/BA", "Aldeia Itapuã"]}, folha="5", termo="70.911", cns="010475",
  cartorio="Registro Civil das Pessoas Naturais do 1º Ofício de Ilhéus", oficial="Theodomiro Kruschewsky Badaró", cargo="Oficial", end="Avenida Soares Lopes, 402, 2º andar - CEP 45653-005", emis=(24, 6, 2014), selo="1047.AB338812-6", twins=[], av="Registrado indígena da etnia Tupinambá, natural da Aldeia Itapuã. Registro feito nos termos da Resolução Conjunta CNJ/CNMP nº 3, de 19/04/2012.", blank="NADA CONSTA")
CSS = """body{font-family:'Liberation Serif';width:210mm;height:296mm;padding:9mm 13mm;font-size:10.5pt;color:#000}
.h{text-align:center;line-height:1.25}.h b{font-size:14pt}.t{font-size:17pt;font-weight:bold;letter-spacing:2px;margin:3mm 0 2mm}
.c{text-align:center}.r{display:flex;gap:1.6mm;margin-bottom:1.6mm}.b{border:1px solid #000;padding:.6mm 1.5mm 1mm;flex:1;min-height:9.5mm}.b i{display:block;font-style:normal;font-size:6.6pt}
.b p{margin:.4mm 0 0}.nm{text-align:center;margin:0 0 1mm;font-weight:bold;font-size:8pt}.v{font-size:13pt;text-align:center;font-weight:bold}.f{display:flex;gap:6mm;font-size:9.5pt;margin-top:3mm}"""
def L(mat_, s): return s
def make():
    for n, P0 in enumerate(F, 1):
        p = up(P0); y = p["reg"][2]; lv = int(p["livro"].split("-")[1]); fo = int("".join(c for c in p["folha"] if c.isdigit())); te = int(p["termo"].replace(".", ""))
        p["matr"] = mat(p["cns"], y, lv, fo, te)
        if n in (1, 4): p["livro"], p["folha"], p["termo"] = str(lv), str(fo), str(te)
        p["twins"] = [(a, mat(p["cns"], y, lv, fo, 5019) if b else "") for a, b in p["twins"]]
        dt = dw(p["nasc"]).upper(); bl = p["blank"]
        b = lambda lab, v, fl=1, mh="": f'<div class=b style="flex:{fl};{mh}"><i>{lab}</i><p>{e(v)}</p></div>'
        fil = " e ".join(x[0] for x in (p["g1"], p["g2"]) if x)
        fil = fil.replace(" e ", " E ")
        def av2(t): return " E ".join(x for x in t if x)
        # A-4 prints the mother first
        av = []
        if n == 4: av = [f"MATERNOS: {av2(p['mat'])}", f"PATERNOS: {av2(p['pat'])}"]
        else: av = ([f"PATERNOS: {av2(p['pat'])}"] if p["pat"] else []) + [f"MATERNOS: {av2(p['mat'])}"]
        hora = hw(p["hora"]).upper() if p["hora"] and n != 4 else (p["hora"] or p["hora_txt"])
        if n == 4: hora = "06:00 HORAS"
        tw = p["twins"]
        p["twin_txt"] = "; ".join(f"{a} - {m}" for a, m in tw)
        lft = "" if n == 1 else f"<div class=r>{b('LIVRO', p['livro'])}{b('FOLHA', p['folha'])}{b('TERMO', p['termo'])}</div>" if n in (2, 3) else ""
        body = f"""<div class=h>{arms(62) if n != 3 else arms(62,'#333','#999','#666')}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class=t>CERTIDÃO DE NASCIMENTO</div></div>
<div class=nm>NOME</div><div class=v>{e(p['nome'])}</div><div class=nm style="margin-top:2mm">MATRÍCULA</div><div class=c style="font-size:12pt;margin-bottom:3mm">{p['matr']}</div>
<div class=r>{b('DATA DE NASCIMENTO POR EXTENSO', dt, 5)}{b('DIA','%02d'%p['nasc'][0],.5)}{b('MÊS','%02d'%p['nasc'][1],.5)}{b('ANO',str(p['nasc'][2]),.7)}</div>
<div class=r>{b('HORA', hora, 1.3)}{b('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', p['mun']+' - '+p['uf'], 2)}</div>
<div class=r>{b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', p['reg_mun']+' - '+p['reg_uf'],1.3)}{b('LOCAL DE NASCIMENTO', p['estab'],1.6)}{b('SEXO', p['sexo'],.5)}</div>
<div class=r>{b('FILIAÇÃO', fil,1,'min-height:14mm')}</div><div class=r>{b('AVÓS', chr(10).join(av),1,'min-height:18mm')}</div>
<div class=r>{b('GÊMEO','SIM' if tw else 'NÃO',.4)}{b('NOME E MATRÍCULA DO(S) GÊMEO(S)', chr(10).join(a+chr(10)+m for a,m in tw) or bl,3)}</div>
<div class=r>{b('DATA DO REGISTRO POR EXTENSO', dw(p['reg']).upper(),2.2)}{b('NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO', p['dnv'] or bl[:22],1.2)}</div>{lft}
<div class=r>{b('OBSERVAÇÕES / AVERBAÇÕES', p['av'] or bl,1,'min-height:30mm')}</div>
<div class=f><div style="flex:1;border:1px solid #000;padding:2mm"><b>NOME DO OFÍCIO</b><br>{e(p['cartorio'])}<br><b>OFICIAL REGISTRADOR</b><br>{e(p['oficial'])}<br><b>MUNICÍPIO / UF</b><br>{e(p['reg_mun'])} / {p['reg_uf']}<br><b>ENDEREÇO</b><br>{e(p['end'])}</div>
<div style="flex:1;text-align:center;padding-top:2mm">O conteúdo da certidão é verdadeiro. Dou fé.<br><br>Data e local: {e(p['reg_mun'].title().replace(' De ',' de ').replace(' Do ',' do '))}, {dl(p['emis'])}.<br><br>{sig('a'+str(n))}<br>______________________________________<br>{e(p['oficial'])}<br>{e(p['cargo'])}{('<br><br>Selo de autenticidade: '+p['selo']) if p['selo'] else ''}</div></div>"""
        t = truth(f"{HAND}A-{n}", p, dt, nat_label=False, joint=True)
        yield t["case"], page(CSS, body), t
