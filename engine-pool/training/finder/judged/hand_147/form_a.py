"""A: boxed model of CNJ Provimento 3/2009 as an office in Rio Grande do Sul printed it, 2010-2016."""
from common import *
CSS = """body{font:9.5pt 'Liberation Sans';width:210mm;height:296mm;padding:13mm 14mm;color:#111}
.h{text-align:center;line-height:1.3}.h b{font-size:11.5pt}.h .c{font:bold 17pt 'Liberation Serif';letter-spacing:1px;margin:1mm 0 2mm}
.nm{text-align:center;font-weight:bold;font-size:12.5pt;border-bottom:.6pt solid #333;padding:0 0 1mm;margin-bottom:2mm}
.l{font-size:6.6pt;color:#333;display:block;margin-bottom:.7mm}.mt{text-align:center;font:bold 11pt 'Liberation Mono';margin-bottom:3mm}
.r{display:flex;gap:2mm;margin-bottom:2mm}.b{border:.7pt solid #222;border-radius:1.4mm;padding:1mm 2mm 1.3mm;flex:1;min-height:10.5mm}
.f{display:flex;margin-top:5mm;gap:5mm}.f .b{line-height:1.45;font-size:8.8pt}.s{text-align:center;margin-top:13mm;border-top:.6pt solid #000;padding-top:1mm}"""
F = [dict(cns=98319, cart="Ofício do Registro Civil das Pessoas Naturais", rm="SANTA CRUZ DO SUL", end="Rua Marechal Floriano, 1162 - Centro - CEP 96810-052 - Fone (51) 3711-0000",
          nome="HELENA GRÜTZMANN KIST", b=(14, 8, 2012), h="07h52min", hora="07:52", lm="SANTA CRUZ DO SUL", est="HOSPITAL SANTA CRUZ", sx="FEMININO",
          g1="MARCELO ANDRÉ KIST", n1="VENÂNCIO AIRES", g2="JOSIANE GRÜTZMANN", n2="SANTA CRUZ DO SUL",
          av=("ELEMAR KIST", "LORENI TERESINHA KIST", "VALDIR GRÜTZMANN", "NOELI SCHWENGBER GRÜTZMANN"), reg=(20, 8, 2012), liv=(131, 77, 58842),
          dnv="30-56120834-7", obs="NADA CONSTA", ofi="Clóvis Eduardo Hansel", em=(20, 8, 2012), selo="0527.01.1200004.01873", gem=None, tit="Registrador"),
     dict(cns=100289, cart="Registro Civil das Pessoas Naturais da 2ª Zona", rm="CAXIAS DO SUL", end="Av. Júlio de Castilhos, 2020 - sala 14 - Centro - CEP 95010-002",
          nome="BERNARDO DAL PIVA ZORZI", b=(2, 11, 2013), h="22h04min", hora="22:04", lm="CAXIAS DO SUL", est="HOSPITAL POMPÉIA", sx="MASCULINO",
          g1="TIAGO ZORZI", n1="FLORES DA CUNHA", g2="GRAZIELE DAL PIVA", n2="ANTÔNIO PRADO",
          av=("IVO ZORZI", "ROSA MARIA TOIGO ZORZI", "NADIR DAL PIVA", "INÊS CECATTO DAL PIVA"), reg=(11, 11, 2013), liv=(88, 214, 34613),
          dnv="30-60773125-2", obs="", ofi="Marlene Susin Fedrizzi", em=(11, 11, 2013), selo="0114.01.1300011.00452", gem=("AUGUSTO DAL PIVA ZORZI", 34614), tit="Oficial Registradora"),
     dict(cns=97196, cart="Serviço Notarial e Registral de Encruzilhada do Sul", rm="ENCRUZILHADA DO SUL", end="Rua Ramiro Barcelos, 377 - CEP 96610-000",
          nome="JUREMA DE LIMA", b=(30, 9, 1964), h="IGNORADA", hora="", lm="ENCRUZILHADA DO SUL", est="DOMICÍLIO, EM CORDILHEIRA, 2º DISTRITO", sx="FEMININO",
          g1="ZULMIRA DE LIMA", n1="RIO GRANDE DO SUL", g2="", n2="", av=("", "", "ADÃO CIRILO DE LIMA", "DOCELINA MACHADO DE LIMA"), reg=(4, 1, 1971), liv=(29, 143, 17206),
          dnv="***", ofi="Paulo Roberto Xavier Bica", em=(17, 3, 2015), selo="0218.01.1500002.00917", gem=None, tit="Tabelião e Registrador",
          obs="CASOU-SE EM 19/05/1984, NESTA CIDADE, COM OSMAR FAGUNDES DE FREITAS, PASSANDO A ASSINAR JUREMA DE LIMA FREITAS (LIVRO B-11, FLS. 62, TERMO 2140). DIVORCIADA POR SENTENÇA DE 22/08/2003 DO JUÍZO DESTA COMARCA, VOLTANDO A USAR O NOME DE SOLTEIRA."),
     dict(cns=99481, cart="Registro Civil das Pessoas Naturais e Especiais", rm="SOLEDADE", end="Rua Venâncio Aires, 845 - CEP 99300-000 - Fone (54) 3381-0000",
          nome="KAUÃ DIOGO DOS SANTOS DA ROSA", b=(27, 2, 2009), h="03h15min", hora="03:15", lm="LAJEADO", est="EM AMBULÂNCIA, NA RODOVIA BR-386, KM 339", sx="MASCULINO",
          g1="DIOGO ROBERTO DA ROSA", n1="FONTOURA XAVIER", g2="TATIANE DOS SANTOS", n2="SOLEDADE", av=("NÃO CONSTA", "ELVIRA DA ROSA", "PEDRO NOLASCO DOS SANTOS", "LURDES PADILHA DOS SANTOS"),
          reg=(6, 6, 2011), liv=(64, 9, 41377), dnv="NÃO CONSTA", ofi="Ana Carolina Tatim Borges", em=(9, 6, 2011), selo="0553.01.1000009.03310", gem=None, tit="Oficial",
          obs="REGISTRO FEITO FORA DO PRAZO LEGAL, NOS TERMOS DO ART. 46 DA LEI 6.015/73.")]


def make():
    for i, f in enumerate(F, 1):
        rm, lm, y = f["rm"], f["lm"], f["reg"][2]
        mat = matricula(f["cns"], y, *f["liv"])
        b = lambda lab, v, fl=1, st="": f'<div class=b style="flex:{fl};{st}"><span class=l>{lab}</span>{v or "&nbsp;"}</div>'
        fil = f"{f['g1']}, natural de {f['n1']}" + (f", RS, e<br>{f['g2']}, natural de {f['n2']}, RS." if f["g2"] else ".")
        p1, p2, m1, m2 = f["av"]
        avos = (f"PATERNOS: {p1 if p1 != 'NÃO CONSTA' else 'NÃO CONSTA'} e {p2}<br>" if p2 else "PATERNOS: ***<br>") + f"MATERNOS: {m1} e {m2}"
        gm, gx = (matricula(f["cns"], y, f["liv"][0], f["liv"][1] + 1, f["gem"][1]) if f["gem"] else ""), ""
        if f["gem"]:
            gx = f"{f['gem'][0]} - {gm}"
        d = f["b"]
        body = f"""<div class=h>{arms(58)}<br><b>REPÚBLICA FEDERATIVA DO BRASIL</b><br>ESTADO DO RIO GRANDE DO SUL<br>REGISTRO CIVIL DAS PESSOAS NATURAIS<div class=c>CERTIDÃO DE NASCIMENTO</div></div>
<span class=l style="text-align:center">NOME</span><div class=nm>{f['nome']}</div><span class=l style="text-align:center">MATRÍCULA</span><div class=mt>{mat}</div>
<div class=r>{b('DATA DE NASCIMENTO POR EXTENSO', dw(*d).upper(), 6)}{b('DIA', f'{d[0]:02d}', .7)}{b('MÊS', f'{d[1]:02d}', .7)}{b('ANO', d[2], .9)}</div>
<div class=r>{b('HORA', f['h'], 1)}{b('MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO', lm + ' - RS', 4)}</div>
<div class=r>{b('MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO', rm + ' - RS', 3)}{b('LOCAL DE NASCIMENTO', f['est'], 3.4)}{b('SEXO', f['sx'], 1)}</div>
<div class=r>{b('FILIAÇÃO', fil, 1, 'min-height:16mm;line-height:1.5')}</div><div class=r>{b('AVÓS', avos, 1, 'min-height:16mm;line-height:1.5')}</div>
<div class=r>{b('GÊMEO', 'SIM' if gx else 'NÃO', 1)}{b('NOME E MATRÍCULA DO(S) GÊMEO(S)', gx or '***', 7)}</div>
<div class=r>{b('DATA DO REGISTRO POR EXTENSO', dw(*f['reg']).upper(), 3)}{b('NÚMERO DA DECLARAÇÃO DE NASCIDO VIVO', f['dnv'], 1.7)}</div>
<div class=r>{b('OBSERVAÇÕES / AVERBAÇÕES', f['obs'], 1, 'min-height:34mm;line-height:1.45;text-align:justify')}</div>
<div class=f><div class=b>{f['cart']}<br>{f['ofi']} - {f['tit']}<br>{rm.title().replace(' Do ', ' do ')} - RS<br>{f['end']}<br><span style="font:8pt 'Liberation Mono'">Emol.: {'Nihil' if i != 3 else 'R$ 21,10'}<br>Selo Digital: {f['selo']}</span></div>
<div style="flex:1.05;text-align:center;padding-top:1mm">O conteúdo da certidão é verdadeiro. Dou fé.<br>{rm.title().replace(' Do ', ' do ')}, {dl(*f['em'])}.<div class=s>{'Juliana Bartz Konzen<br>Escrevente Autorizada' if i == 2 else f['ofi'] + '<br>' + f['tit']}</div></div></div>"""
        acc = {"registro.cartório": [f["cart"] + " - " + rm.title().replace(" Do ", " do ")]}
        an = lambda s: s + "/RS" if s and s != "RIO GRANDE DO SUL" else s
        ex = {}
        if f["n1"] == "RIO GRANDE DO SUL":
            acc["filiação.genitor_1.naturalidade"] = ["RS"]
        obs = f["obs"]
        if obs == "NADA CONSTA":
            acc["observações.averbações"], obs = [obs], ""
        if i == 4:
            acc["observações.averbações"] = [""]; acc["observações.anotações"] = [obs]
            acc["avós.paternos.avô"] = ["NÃO CONSTA"]; acc["registro.número_dnv"] = ["NÃO CONSTA"]
        if i == 3:
            acc["observações.anotações"] = [obs]; acc["registro.número_dnv"] = ["***"]
            acc["dados_pessoais.hora_nascimento"] = ["IGNORADA"]; acc["local_nascimento.estabelecimento"] = ["DOMICÍLIO"]
            acc["avós.paternos.avô"] = acc["avós.paternos.avó"] = ["***"]
        acc["dados_pessoais.naturalidade"] = ["", f"{lm} - RS"]
        if gx:
            acc["gêmeos.informações_adicionais"] = [f["gem"][0]]
        else:
            acc["gêmeos.informações_adicionais"] = ["***"]
        dash = lambda s: "" if s in ("***", "NÃO CONSTA") else s
        t = truth("A", i, accept=acc, twins=[f["gem"][0]] if gx else [], joint=True, nome=f["nome"], mat=mat, dtxt=dw(*d).upper(), born=d, hora=f["hora"], nat=lm + "/RS",
                  sexo=f["sx"].title(), estab=f["est"], lmun=lm, luf="RS", rmun=rm, ruf="RS", cart=f["cart"], dreg=dn(*f["reg"]), dnv=dash(f["dnv"]),
                  livro=f"{f['liv'][0]:05d}", folha=f"{f['liv'][1]:03d}", termo=f"{f['liv'][2]:07d}", g1=f["g1"], n1=an(f["n1"]), g2=f["g2"], n2=an(f["n2"]),
                  pp=dash(p1), pm=p2, mp=m1, mm=m2, gem="Sim" if gx else "Não", gemx=gx, av=obs, selo=f["selo"], ofi=f["ofi"], demi=dn(*f["em"]))
        yield t["case"], page(CSS, body), t
