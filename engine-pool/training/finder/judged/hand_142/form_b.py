# B: national model of 2017 (Provimento 63), sans, grey label bands, CPF beside the name, "à acrescer" joint box, cadastro table, QR and seal label on the right
from common import *
F = []
def P(**k): F.append(k)
P(nome="Jhoselyn Abigail Mamani Condori Quispe", cpf=cpf("b1"), nasc=(8, 11, 2021), hora="13:05", mun="São Paulo", uf="SP", reg_mun="São Paulo", reg_uf="SP", estab="Hospital e Maternidade Ermelino Brandão", sexo="Feminino",
  g1=("Wilfredo Mamani Huanca", ("Achacachi, La Paz", "Bolívia"), "boliviano, natural de Achacachi, La Paz - Bolívia"), g2=("Nilda Condori Quispe", ("Santiago de Huata", "Bolívia"), "boliviana, natural de Santiago de Huata - Bolívia"),
  pat=("Ceferino Mamani Choque", "Felisa Huanca de Mamani"), mat=("Severo Condori Laura", "Toribia Quispe Apaza"), reg=(16, 11, 2021), dnv=dnv("b1"), livro="512", folha="44", termo="304517", cns="121558",
  cartorio="Oficial de Registro Civil das Pessoas Naturais do 41º Subdistrito - Vila Esperança", oficial="Eurípedes Tavolaro Gasparini", cargo="Oficial Registrador", esc="Priscila Monteiro Zwarg - Escrevente Autorizada",
  end="Rua Domingos Preto, 1.288, Vila Esperança, São Paulo/SP, CEP 03649-000 - (11) 2957-0000 - contato@rcpn41.example", emis=(16, 11, 2021), selo="1215580CV000000051204721K", twins=[], av="", blank="Nada consta.",
  cad=[("RG", "", "", "", ""), ("PIS/NIS", "", "", "", ""), ("Passaporte", "", "", "", ""), ("Cartão Nacional de Saúde", "", "", "", "")])
P(nome="Ícaro Valentim Steinbruch Malaquias", cpf=cpf("b2"), nasc=(29, 2, 2020), hora="00:12", mun="Santo André", uf="SP", reg_mun="São Bernardo do Campo", reg_uf="SP", estab="Hospital Maternidade Doutora Cristhiane Moraes", sexo="Masculino",
  g1=("Renata Steinbruch Paolillo", ("Mauá", "SP"), "natural de Mauá - SP"), g2=("Luciene Malaquias de Godói", ("Montes Claros", "MG"), "natural de Montes Claros - MG"), same_sex=True,
  pat=("Hélio Steinbruch", "Vera Lúcia Paolillo Steinbruch"), mat=("Geraldo Magela de Godói", "Maria Eunice Malaquias"), reg=(10, 3, 2020), dnv=dnv("b2"), livro="288", folha="201", termo="172893", cns="117390",
  cartorio="Oficial de Registro Civil das Pessoas Naturais do 2º Subdistrito de São Bernardo do Campo", oficial="Ludmila Capistrano Ozores", cargo="Oficial", esc="", end="Avenida Caminho do Mar, 2.030, Rudge Ramos - CEP 09611-000 - tel. 11 4368-0000", emis=(5, 8, 2024), selo="1173900CE000000087654024U",
  twins=[("Ísis Valentina Steinbruch Malaquias", 172894), ("Ian Vinícius Steinbruch Malaquias", 172895)], av="", blank="-x-x-x-x-x-x-x-x-",
  cad=[("RG", "63.218.440-7", "14/02/2023", "SSP/SP", "sem prazo"), ("PIS/NIS", "", "", "", ""), ("Passaporte", "FX812344", "02/05/2022", "DPF/SP", "01/05/2027"), ("Cartão Nacional de Saúde", "898 0051 2239 4417", "", "", "")])
P(nome="Marco Antônio Brizzola Castanheira", cpf=cpf("b3"), nasc=(17, 1, 1979), hora="19:40", mun="Ourinhos", uf="SP", reg_mun="Salto Grande", reg_uf="SP", estab="Santa Casa de Misericórdia de Ourinhos", sexo="Masculino",
  g1=("Osmar Castanheira", ("Chavantes", "SP"), "natural de Chavantes - SP"), g2=("Neide Brizzola Castanheira", ("Jacarezinho", "PR"), "natural de Jacarezinho - PR"), pat=("Joaquim Castanheira", "Palmira Zanoni"), mat=("Attilio Brizzola", "Rosa Mantovan"),
  reg=(22, 1, 1979), dnv="", livro="37", folha="129", termo="8460", cns="119206", cartorio="Oficial de Registro Civil das Pessoas Naturais e Tabelião de Notas de Salto Grande", oficial="Fabrício Delfim Nogarotto", cargo="Oficial e Tabelião", esc="",
  end="Rua Coronel Vilela, 77, Centro - CEP 19920-000 - salto@cartorio.example", emis=(27, 6, 2023), selo="1192060CE000000019923523A", twins=[],
  av="AVERBAÇÃO nº 1: Consta a inscrição do registrado no Cadastro de Pessoas Físicas sob o nº " + cpf("b3") + ", averbada de ofício nos termos do art. 6º do Provimento CNJ nº 63/2017. Salto Grande, 12 de março de 2020.",
  an="ANOTAÇÃO nº 1: Casou-se em 09/12/2006 com Silmara Regina Prioste, que passou a assinar Silmara Regina Prioste Castanheira, conforme matrícula " + mat(119206, 2006, 14, 88, 2690, tipo=2) + ". ANOTAÇÃO nº 2: Divorciado por escritura pública lavrada em 03/10/2016 no Tabelionato de Notas de Ourinhos, livro 211, fls. 340; a mulher voltou ao nome de solteira. ANOTAÇÃO nº 3: Contraiu novas núpcias em 21/04/2018 com Daiane Cristine Furlan do Couto, matrícula " + mat(119206, 2018, 19, 12, 3611, tipo=2) + ".",
  blank="", cad=[("RG", "15.903.227-X", "30/08/2010", "SSP/SP", ""), ("PIS/NIS", "124.50981.33-6", "", "CEF", ""), ("Passaporte", "", "", "", ""), ("Cartão Nacional de Saúde", "", "", "", "")])
P(nome="Anna Luísa Maria Francisca Theodora de Mesquita Barros Penteado Vergueiro Lacerda", cpf=cpf("b4"), nasc=(25, 12, 2023), hora="11:11", mun="Campinas", uf="SP", reg_mun="Valinhos", reg_uf="SP", estab="Maternidade Nossa Senhora do Belo Ramo", sexo="Feminino",
  g1=("Antônio Olavo Fortunato de Mesquita Barros Penteado Vergueiro de Souza Queiroz Lacerda Filho", ("Campinas", "SP"), "natural de Campinas - SP"), g2=("Maria Francisca Gabriela Henriqueta Theodora Sampaio Moreira de Castro Prado Uchôa Cintra Lacerda", ("Rio Claro", "SP"), "natural de Rio Claro - SP"),
  pat=("Antônio Olavo Fortunato de Mesquita Barros Penteado Vergueiro de Souza Queiroz Lacerda", "Escolástica Josephina Ferraz do Amaral Penteado Lacerda"), mat=("Luiz Gonzaga Sampaio Moreira de Castro Prado", "Theodora Henriqueta Uchôa Cintra de Castro Prado"),
  reg=(3, 1, 2024), dnv=dnv("b4"), livro="94", folha="17", termo="56302", cns="120873", cartorio="Oficial de Registro Civil das Pessoas Naturais da Sede da Comarca de Valinhos", oficial="Giuseppina Rastelli Bombonatti", cargo="Oficiala Interina", esc="Kléber Augusto Hirata - Substituto do Oficial",
  end="Rua Treze de Maio, 505 - CEP 13270-000", emis=(4, 1, 2024), selo="1208730CV000000002217724D", twins=[], av="", blank="Não há.", cad=[("RG", "", "", "", ""), ("PIS/NIS", "", "", "", ""), ("Passaporte", "", "", "", ""), ("Cartão Nacional de Saúde", "", "", "", "")])
CSS = """body{font-family:'Liberation Sans';width:210mm;height:296mm;padding:8mm 11mm;font-size:9.6pt}
table{border-collapse:collapse;width:100%;margin-bottom:2mm}td{border:.6px solid #777;padding:0;vertical-align:top}td>u{display:block;text-decoration:none;background:#e3e3e3;font-size:6.3pt;padding:.3mm 1.2mm;color:#222}td>p{margin:0;padding:.8mm 1.2mm;min-height:7mm}
.h{display:flex;align-items:center;gap:5mm;border-bottom:2px solid #1d5b2c;padding-bottom:2mm;margin-bottom:2.5mm}.h div{flex:1;text-align:center}.h h1{margin:1mm 0 0;font-size:16pt;font-weight:normal;letter-spacing:1px}
.cd td,.cd th{border:.6px solid #777;font-size:7pt;padding:.6mm 1.2mm;font-weight:normal;text-align:left}.cd th{background:#f1f1f1;font-size:6.3pt}"""
def td(lab, v, w_=None, cs=1): return f'<td colspan={cs} {"style=width:"+w_ if w_ else ""}><u>{lab}</u><p>{e(v)}</p></td>'
def make():
    for n, p in enumerate(F, 1):
        p["matr"] = mat(p["cns"], p["reg"][2], p["livro"], p["folha"], p["termo"])
        tw = [(a, mat(p["cns"], p["reg"][2], p["livro"], p["folha"], t)) for a, t in p["twins"]]; p["twins"] = tw
        p["livro"] = "%05d" % int(p["livro"]); p["folha"] = "%03d" % int(p["folha"]); p["termo"] = "%07d" % int(p["termo"])
        cad = p.pop("cad"); bl = p["blank"]
        p["cadastro"] = [x for r in cad if any(r[1:]) for x in r[1:] if x]
        fil = f"{p['g1'][0]}, {p['g1'][2]}; e\n{p['g2'][0]}, {p['g2'][2]}."
        if p.get("same_sex"): av = f"Por parte de {p['g1'][0]}: {p['pat'][0]} e {p['pat'][1]}\nPor parte de {p['g2'][0]}: {p['mat'][0]} e {p['mat'][1]}"
        else: av = f"Avós paternos: {p['pat'][0]} e {p['pat'][1]}\nAvós maternos: {p['mat'][0]} e {p['mat'][1]}"
        dt = dw(p["nasc"]); notes = "\n".join(x for x in (p["av"], p.get("an", "")) if x)
        body = f"""<div class=h>{arms(58)}<div>REPÚBLICA FEDERATIVA DO BRASIL<br><span style="font-size:7.5pt">REGISTRO CIVIL DAS PESSOAS NATURAIS</span><h1>CERTIDÃO DE NASCIMENTO</h1></div>{qr('b'+str(n),62)}</div>
<table><tr>{td('NOME', p['nome'], '72%')}{td('NÚMERO DO CPF', p['cpf'])}</tr></table>
<div style="text-align:center;margin-bottom:1.5mm"><span style="font-size:6.3pt">MATRÍCULA</span><br><b style="font-size:11pt">{p['matr']}</b></div>
<table><tr>{td('DATA DE NASCIMENTO POR EXTENSO', dt, '64%')}{td('DIA','%02d'%p['nasc'][0])}{td('MÊS','%02d'%p['nasc'][1])}{td('ANO',str(p['nasc'][2]))}</tr></table>
<table><tr>{td('HORA DE NASCIMENTO', p['hora'].replace(':','h') + ('min' if n == 3 else ''), '20%')}{td('NATURALIDADE', p['mun']+' - '+p['uf'])}</tr></table>
<table><tr>{td('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', p['reg_mun']+' - '+p['reg_uf'],'38%')}{td('LOCAL, MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', p['estab']+', '+p['mun']+' - '+p['uf'])}{td('SEXO', p['sexo'],'14%')}</tr></table>
<table><tr>{td('FILIAÇÃO', fil)}</tr></table><table><tr>{td('AVÓS', av)}</tr></table>
<table><tr>{td('GÊMEO', 'Sim' if tw else 'Não','14%')}{td('NOME E MATRÍCULA DO(S) GÊMEO(S)', chr(10).join(f'{a}, matrícula {m}' for a,m in tw) or bl or '---')}</tr></table>
<table><tr>{td('DATA DO REGISTRO POR EXTENSO', dw(p['reg'], 'um' if n == 4 else 'primeiro'),'64%')}{td('NÚMERO DA DNV', p['dnv'] or 'Ignorado')}</tr></table>
<table><tr>{td('AVERBAÇÕES/ANOTAÇÕES À ACRESCER', notes or bl)}</tr></table>
<table class=cd><tr><th colspan=5 style="text-align:center">ANOTAÇÕES DE CADASTRO</th></tr><tr><th>Tipo documento<th>Número<th>Data expedição<th>Órgão expedidor<th>Data de validade</tr>{''.join('<tr>'+''.join(f'<td>{e(x) or ("-" if n!=4 else "")}</td>' for x in r)+'</tr>' for r in cad)}</table>
<div style="font-size:6pt;margin-bottom:2mm">* As anotações de cadastro acima não dispensam a parte interessada da apresentação do documento original, quando exigida pelo órgão solicitante ou quando necessária para identificação de seu portador.</div>
<div style="display:flex;gap:4mm"><div style="flex:1.1;border:.6px solid #777;padding:1.5mm;font-size:8pt"><span style="font-size:6.3pt">Nome do Ofício:</span><br>{e(p['cartorio'])}<br><span style="font-size:6.3pt">Oficial Registrador:</span><br>{e(p['oficial'])}<br><span style="font-size:6.3pt">Município / UF:</span><br>{p['reg_mun']} / {p['reg_uf']}<br><span style="font-size:6.3pt">Endereço:</span><br>{e(p['end'])}</div>
<div style="flex:1;text-align:center;font-size:8pt">O conteúdo da certidão é verdadeiro. Dou fé.<br>{p['reg_mun']}, {dl(p['emis'], n==2)}.<br>{sig('b'+str(n))}<br>________________________________<br>{e(p['esc'] or p['oficial'] + ' - ' + p['cargo'])}</div>
<div style="width:44mm;border:1px dashed #1d5b2c;padding:1.5mm;font-size:6.6pt;text-align:center">SELO DIGITAL<br><b style="font-size:7pt">{p['selo']}</b><br>Consulte em selodigital.example<br>{bars(n,120,18)}<br>{'Isenta de emolumentos - 1ª via' if n in (1,4) else 'Ao Oficial 26,80 · Estado 7,62 · Ipesp 5,21 · ISS 0,54'}</div></div>"""
        yield f"{HAND}B-{n}", page(CSS, body), truth(f"{HAND}B-{n}", p, dt, joint=True)
