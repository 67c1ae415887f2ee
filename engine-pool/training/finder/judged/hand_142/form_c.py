# C: digital certificate of a web portal: two-tone lines without frames, label to the left above, lower third is validation text with other dates and codes
from common import *
F = []
def P(**k): F.append(k)
P(nome="Nathaniel Okonkwo Adeyemi Barroso", cpf=cpf("c1"), nasc=(14, 7, 2022), hora="02:50", mun="Fortaleza", uf="CE", reg_mun="Fortaleza", reg_uf="CE", estab="Maternidade-Escola Doutor Belarmino Fialho", sexo="Masculino",
  g1=("Chukwuemeka Obinna Adeyemi", ("Ibadan", "Nigéria"), "Ibadan, Nigéria"), g2=("Francisca Jocasta Barroso Lima", ("Quixeramobim", "CE"), "Quixeramobim, CE"), pat=("Oluwaseun Adeyemi", "Ngozi Okonkwo"), mat=("José Airton Lima", "Antônia Barroso Lima"),
  reg=(19, 7, 2022), dnv=dnv("c1"), livro="355", folha="62", termo="141870", cns="018416", cartorio="Cartório Alencar Furtado - 4º Ofício do Registro Civil", oficial="Maria Iracema Alencar Furtado Gentil", emis=(2, 9, 2025), val="04/09/2025 08:41:17", selo="ABX772190-P6R8", twins=[], av="", an="", ck="8f3c-71d0-a25b-99e4")
P(nome="Lívia Maitê Schwertner Pocahy", cpf=cpf("c2"), nasc=(9, 5, 2018), hora="18:33", mun="Pelotas", uf="RS", reg_mun="Pelotas", reg_uf="RS", estab="Santa Casa de Misericórdia de Pelotas", sexo="Feminino",
  g1=("Gládis Noemi Schwertner", ("São Lourenço do Sul", "RS"), "São Lourenço do Sul, RS"), g2=("Everton Luís Pocahy", ("Jaguarão", "RS"), "Jaguarão, RS"), pat=("Breno Pocahy", "Zilá Duarte Pocahy"), mat=("Arno Schwertner", "Elsa Bonow Schwertner"),
  reg=(21, 5, 2018), dnv=dnv("c2"), livro="219", folha="133", termo="87004", cns="099770", cartorio="Registro Civil das Pessoas Naturais da 2ª Zona de Pelotas", oficial="Vilmar Echevarria Ritzel", emis=(15, 1, 2026), val="15/01/2026 16:02:55", selo="0420.04.2600001.00318", twins=[],
  av="Reconhecimento de paternidade: por termo lavrado neste Ofício em 12/08/2022, nos termos do Provimento CNJ nº 16/2012, Everton Luís Pocahy reconheceu a registrada como sua filha, sendo acrescidos os avós paternos Breno Pocahy e Zilá Duarte Pocahy, e passando a registrada a chamar-se Lívia Maitê Schwertner Pocahy.", an="", ck="0b77-e2f9-4c18-d3a6")
P(nome="Osvaldina Firmo Terto de Alcântara", cpf=cpf("c3"), nasc=(3, 10, 1967), hora="", hora_txt="não consta do assento", mun="Viçosa", uf="AL", reg_mun="Viçosa", reg_uf="AL", estab="Engenho Bananal", sexo="Feminino",
  g1=("Petronilo Terto de Alcântara", ("Viçosa", "AL"), "Viçosa, AL"), g2=("Firmina Maria da Conceição", ("Chã Preta", "AL"), "Chã Preta, AL"), pat=("Manoel Terto", "Umbelina de Alcântara"), mat=("Firmo José dos Santos", "Maria da Conceição"),
  reg=(11, 11, 1970), dnv="", livro="58", folha="210", termo="19774", cns="002386", cartorio="Cartório do Registro Civil do 1º Distrito de Viçosa", oficial="Aldemar Vasconcelos Breda", emis=(28, 2, 2024), val="01/03/2024 23:59:02", selo="AEK40517-7HGL", twins=[],
  av="Averbada em 07/02/2020 a inscrição da registrada no CPF.", an="Casamento: a registrada casou-se em 24/06/1989, em Viçosa/AL, com Jurandir Bulhões de Melo, passando a assinar Osvaldina Firmo Terto de Alcântara Bulhões (termo 3.044, livro B-21, folha 45). Óbito do cônjuge: Jurandir Bulhões de Melo faleceu em 30/04/2021, em Maceió/AL.", ck="c901-5a3d-7fe2-1164",
  )
P(nome="Theo Miguel Prudente Sabóia", cpf=cpf("c4"), nasc=(21, 6, 2024), hora="15:00", mun="Palmas", uf="TO", reg_mun="Palmas", reg_uf="TO", estab="Hospital e Maternidade Dona Regina Siqueira", sexo="Masculino",
  g1=("Caio Augusto Prudente Nery", ("Gurupi", "TO"), "Gurupi, TO"), g2=("Rogério Sabóia Damasceno", ("Imperatriz", "MA"), "Imperatriz, MA"), same_sex=True, pat=("Odilon Nery da Silva", "Berenice Prudente Nery"), mat=("Clodoaldo Damasceno", "Raimunda Sabóia Damasceno"),
  reg=(25, 6, 2024), dnv=dnv("c4"), livro="133", folha="8", termo="61555", cns="127589", cartorio="Cartório de Registro Civil das Pessoas Naturais de Palmas", oficial="Cordélia Milhomem Aires", emis=(9, 7, 2025), val="10/07/2025 10:10:10", selo="127589AAB004417-RTZ", twins=[("Gael Henrique Prudente Sabóia", 61556)], av="", an="", ck="771a-bc05-33f8-e0d9")
CSS = """body{font-family:'Noto Sans';width:210mm;height:296mm;padding:7mm 14mm;font-size:8.6pt;color:#123}
.h{display:flex;justify-content:space-between;align-items:center;background:#0b3d62;color:#fff;padding:2mm 5mm;margin:0 -14mm 3mm}.h b{font-size:13pt}
.g{display:grid;grid-template-columns:repeat(12,1fr);column-gap:4mm}.g div{border-bottom:.5px solid #9bb;padding:.7mm 0 .6mm}.g s{display:block;text-decoration:none;color:#0b6a8f;font-size:6.6pt}
.sec{grid-column:span 12;color:#0b3d62;font-weight:bold;font-size:8pt;border-bottom:1.5px solid #0b3d62!important;margin-top:1.2mm}
.v{margin-top:3mm;border:1px solid #0b3d62;background:#f3f8fb;padding:2mm 3mm;font-size:6.9pt;display:flex;gap:4mm}"""
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"], p["folha"], p["termo"])
        p["twins"] = tw = [(a, mat(p["cns"], p["reg"][2], p["livro"], p["folha"], t)) for a, t in p["twins"]]
        x = p["matr"].replace(" ", ""); p["livro"], p["folha"], p["termo"] = x[15:20], x[20:23], x[23:30]
        dt = dl(p["nasc"], False) + " (" + dw(p["nasc"]) + ")" if n % 2 else dw(p["nasc"])
        f = lambda s, lab, v: f'<div style="grid-column:span {s}"><s>{lab}</s>{e(v) or "&mdash;"}</div>'
        ss = p.get("same_sex"); m1 = n == 2
        a1, a2 = (p["mat"], p["pat"]) if m1 else (p["pat"], p["mat"])
        l1, l2 = ("Avós", "Avós") if ss else ("Avós maternos", "Avós paternos") if m1 else ("Avós paternos", "Avós maternos")
        body = f"""<div class=h><div>REPÚBLICA FEDERATIVA DO BRASIL<br>Registro Civil das Pessoas Naturais</div><b>Certidão de Nascimento<br><span style="font-size:8pt;font-weight:normal">emitida em meio eletrônico · breve relato</span></b></div><div class=g>
{f(12,'Nome',p['nome'])}{f(8,'Matrícula',p['matr'])}{f(4,'CPF',p['cpf'])}
<div class=sec>Nascimento</div>{f(9,'Data por extenso',dt)}{f(1,'Dia',str(p['nasc'][0]))}{f(1,'Mês',str(p['nasc'][1]))}{f(1,'Ano',str(p['nasc'][2]))}
{f(3,'Horário',(p['hora'] and p['hora']+' h') or p['hora_txt'])}{f(6,'Naturalidade',p['mun']+', '+p['uf'])}{f(3,'Sexo',p['sexo'].lower())}
{f(12,'Local, município de nascimento e UF',p['estab']+' — '+p['mun']+', '+p['uf'])}
<div class=sec>Filiação</div>{f(8,'Nome',p['g1'][0])}{f(4,'Natural de',p['g1'][2])}{f(12,l1,p['g1'] and ' · '.join(a1))}{f(8,'Nome',p['g2'][0])}{f(4,'Natural de',p['g2'][2])}{f(12,l2,' · '.join(a2))}
{f(2,'Gêmeo',('sim' if tw else 'não'))}{f(10,'Nome e matrícula do(s) gêmeo(s)','; '.join(f'{a} ({m})' for a,m in tw))}
<div class=sec>Registro</div>{f(4,'Município e UF do registro',p['reg_mun']+', '+p['reg_uf'])}{f(5,'Data do registro por extenso',dw(p['reg']))}{f(3,'Nº da DNV',p['dnv'])}
<div class=sec>Averbações a acrescer</div><div style="grid-column:span 12;min-height:7mm">{e(p['av']) or 'Sem averbações.'}</div>
<div class=sec>Anotações a acrescer</div><div style="grid-column:span 12;min-height:7mm">{e(p['an']) or 'Sem anotações.'}</div></div>
<div style="margin-top:2.5mm;font-size:8pt"><b>{e(p['cartorio'])}</b> · CNS {p['cns'][:2]}.{p['cns'][2:5]}-{p['cns'][5]} · {p['reg_mun']}/{p['reg_uf']}<br>Oficial: {e(p['oficial'])}<br>O conteúdo da certidão é verdadeiro. Dou fé. {p['reg_mun']}, {dl(p['emis'])}.<br>Selo digital de fiscalização: <b>{p['selo']}</b></div>
<div class=v><div>{qr('c'+str(n),84,33)}</div><div style="text-align:justify"><b>VALIDAÇÃO DO DOCUMENTO ELETRÔNICO</b><br>Este documento é cópia fiel do original eletrônico, assinado digitalmente com certificado ICP-Brasil por {'Tarcísio Bento Vilaça, escrevente' if n in (1,3) else e(p['oficial'])}, em conformidade com a Medida Provisória nº 2.200-2/2001 e com a Lei nº 14.063/2020. A sua autenticidade pode ser conferida no portal https://portal.certidoes.example/validar, com o código <b>{p['ck']}</b>, no prazo de 90 dias. Arquivo acessado pelo solicitante em {p['val']} (horário de Brasília). Pedido nº {7_310_224 + n * 4099}.<br>A impressão deste arquivo não tem valor de original; a certidão eletrônica deve ser apresentada em formato PDF/A, com o arquivo de assinatura. Hash SHA-256: {'%064x' % random.Random('h%d' % n).getrandbits(256)}. Impresso por usuário externo. Versão do modelo 4.{n}.2. Provimento CNJ nº 149/2023.</div></div>"""
        p["twin_txt"] = "; ".join(f"{a} ({m})" for a, m in tw)
        yield f"{HAND}C-{n}", page(CSS, body), truth(f"{HAND}C-{n}", p, dt, joint=False)
