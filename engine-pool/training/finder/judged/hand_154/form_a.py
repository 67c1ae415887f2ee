# A: Minas Gerais, Governador Valadares, model of Provimento 2/3 CNJ (2010-2017): frames with the label set into the border
from common import *
CART = "Serviço Registral das Pessoas Naturais do 1º Subdistrito de Governador Valadares"
OF = "Terezinha Lucas Brandão"
CSS = """body{width:210mm;height:297mm;font-family:'Liberation Sans';color:#111}
.bd{position:absolute;left:9mm;top:9mm;width:192mm;height:279mm;border:2.2mm double #6b8f5b;padding:5mm 6mm}
.h{text-align:center;line-height:1.3}.h .r{font-size:10.5pt;letter-spacing:.6px}.h .t{font-size:17pt;font-weight:bold;letter-spacing:2px;margin-top:1mm}
.arm{width:17mm;height:17mm;margin:0 auto 1mm;border-radius:50%;border:1.2mm solid #587d49;color:#587d49;font-size:22pt;line-height:14.5mm;text-align:center}
fieldset{border:.35mm solid #54744a;border-radius:1.2mm;margin:0 0 1.6mm;padding:.8mm 2.5mm 2.2mm;min-width:0;min-height:10.5mm}
legend{font-size:6.4pt;color:#3f5c37;padding:0 1mm;letter-spacing:.3px}
.v{font-size:9.6pt;line-height:1.32}.row{display:flex;gap:2mm}.row>*{flex:1}.c{text-align:center}
.nm{margin:3mm auto 2.5mm;text-align:center;font-size:7pt;color:#3f5c37}.nm b{display:block;font-size:14pt;color:#111;margin-top:.5mm}
.ft{display:flex;gap:6mm;margin-top:3mm;font-size:8.6pt;line-height:1.4}.ft>div{flex:1}.sg{margin-top:11mm;border-top:.3mm solid #111;text-align:center;padding-top:1mm}
.sl{border:.3mm dashed #54744a;font-size:7.4pt;padding:1.5mm;margin-top:2mm;line-height:1.35}"""
def fs(lab, val, fl="1", c=""):
    return f'<fieldset style="flex:{fl}"><legend>{lab}</legend><div class="v {c}">{val}</div></fieldset>'
R = [
 dict(nome="KAUÃ HENRIQUE TOMICH DE ASSIS", nasc="14/02/2011", hora="03:42", mun="Governador Valadares", uf="MG", estab="Hospital Municipal de Governador Valadares", sexo="Masculino",
  g1="ROMÁRIO TOMICH DE ASSIS", g1n="Itambacuri/MG", g2="LUDIMILA FERRAZ NUNES", g2n="Governador Valadares/MG",
  pa="ADELINO DE ASSIS SOBRINHO", pm="NEUZA TOMICH DE ASSIS", ma="GERALDO MAGELA NUNES", mm="CLEONICE FERRAZ NUNES",
  dreg="22/02/2011", dnv="30-51207733-8", demis="22/02/2011", l=187, f=64, t=92118, obs="", selo="BSR 48817"),
 dict(nome="ROSÂNGELA DAS DORES", nasc="30/08/1979", hora="", mun="Governador Valadares", uf="MG", estab="Sítio Boa Esperança, distrito de Derribadinha", sexo="Feminino",
  g1="MARIA DAS DORES DE SÃO JOSÉ", g1n="Tarumirim/MG", g2="", g2n="", pa="", pm="", ma="JOAQUIM DE SÃO JOSÉ", mm="ANA ROSA DE JESUS",
  dreg="11/03/1996", dnv="", demis="05/05/2014", l=118, f=203, t=64407, obs="Registro lavrado fora do prazo legal, nos termos do art. 46 da Lei nº 6.015/73.", selo="CQW 20531"),
 dict(nome="ANA LÍVIA PERPÉTUO GUSMÃO", nasc="09/11/2012", hora="18:05", mun="Governador Valadares", uf="MG", estab="Casa de Saúde Nossa Senhora das Graças", sexo="Feminino",
  g1="WESLLEY GUSMÃO DA CRUZ", g1n="Teófilo Otoni/MG", g2="DAYANE PERPÉTUO", g2n="Vitória/ES",
  pa="", pm="IRACEMA GUSMÃO DA CRUZ", ma="OSMAR PERPÉTUO", mm="LÚCIA HELENA DO CARMO PERPÉTUO",
  dreg="20/11/2012", dnv="30-58110246-3", demis="20/11/2012", l=193, f=12, t=95530, obs="", selo="CAD 77019", twin="ANA LAURA PERPÉTUO GUSMÃO", tt=95531),
 dict(nome="EVERALDO COTTA BICALHO", nasc="01/06/1988", hora="11:30", mun="Coronel Fabriciano", uf="MG", estab="Hospital Siderúrgica", sexo="Masculino",
  g1="HÉLCIO BICALHO", g1n="Antônio Dias/MG", g2="MARLENE COTTA BICALHO", g2n="Dom Silvério/MG",
  pa="JOSÉ ALVES BICALHO", pm="RAIMUNDA DOS REIS BICALHO", ma="SEBASTIÃO COTTA", mm="MARIA APARECIDA LANA COTTA",
  dreg="17/06/1988", dnv="", demis="29/09/2016", l=91, f=156, t=48022, selo="AXT 10946",
  obs="Casou-se em 12/10/2013 com GISLAINE MOREIRA PINTO, no Registro Civil de Caratinga/MG, continuando ele a usar o mesmo nome. Divorciado conforme sentença da 2ª Vara de Família desta comarca, transitada em julgado em 03/03/2016."),
]
def make():
    for i, r in enumerate(R, 1):
        mat = matricula("041525", r["dreg"][-4:], r["l"], r["f"], r["t"])
        a, m, y = r["nasc"].split("/")
        tw = r.get("twin", "")
        tmat = matricula("041525", r["dreg"][-4:], r["l"], r["f"] + 0, r["tt"]) if tw else ""
        fil = f'{r["g1"]}, natural de {r["g1n"]}' + (f'<br>{r["g2"]}, natural de {r["g2n"]}' if r["g2"] else "")
        pat = " e ".join(x for x in (r["pa"], r["pm"]) if x)
        av = (f"Paternos: {pat}<br>" if pat else "") + f'Maternos: {r["ma"]} e {r["mm"]}'
        texto = dw(r["nasc"])
        body = f'''<div class=bd><div class=h><div class=arm>★</div><div class=r>REPÚBLICA FEDERATIVA DO BRASIL</div><div class=r>REGISTRO CIVIL DAS PESSOAS NATURAIS</div><div class=t>CERTIDÃO DE NASCIMENTO</div></div>
<div class=nm>NOME<b>{r["nome"]}</b></div><div class=nm>MATRÍCULA<b>{mat}</b></div>
<div class=row>{fs("DATA DE NASCIMENTO POR EXTENSO", texto, 5)}{fs("DIA", a, .7, "c")}{fs("MÊS", m, .7, "c")}{fs("ANO", y, .9, "c")}</div>
<div class=row>{fs("HORA", r["hora"] + (" h" if r["hora"] else ""), 1, "c")}{fs("MUNICÍPIO DE NASCIMENTO E UNIDADE DA FEDERAÇÃO", r["mun"] + "/" + r["uf"], 3)}</div>
<div class=row>{fs("MUNICÍPIO DE REGISTRO E UNIDADE DA FEDERAÇÃO", "Governador Valadares/MG", 3)}{fs("SEXO", r["sexo"], 1, "c")}</div>
{fs("LOCAL DE NASCIMENTO", r["estab"])}
{fs("FILIAÇÃO", fil)}{fs("AVÓS", av)}
<div class=row>{fs("GÊMEO", "Sim" if tw else "Não", .6, "c")}{fs("NOME E MATRÍCULA DO(S) GÊMEO(S)", (tw + "<br>" + tmat) if tw else "", 4)}</div>
<div class=row>{fs("DATA DO REGISTRO POR EXTENSO", dw(r["dreg"]), 3)}{fs("NÚMERO DA DNV", r["dnv"] or "Não consta", 1.4, "c")}</div>
<fieldset style="min-height:24mm"><legend>OBSERVAÇÕES / AVERBAÇÕES</legend><div class=v style="font-size:9pt">{r["obs"]}</div></fieldset>
<div class=ft><div>Nome do Ofício<br><b>{CART}</b><br>Oficial Registradora<br><b>{OF}</b><br>Município / UF<br><b>Governador Valadares / MG</b><br>Endereço<br>Rua Barão do Rio Branco, 480 - Centro</div>
<div>O conteúdo da certidão é verdadeiro. Dou fé.<br>Governador Valadares, {dl(r["demis"])}.<div class=sg>{OF}<br>Oficial</div><div class=sl>PODER JUDICIÁRIO - TJMG - CORREGEDORIA-GERAL DE JUSTIÇA<br>Selo de Fiscalização: <b>{r["selo"]}</b></div></div></div></div>'''
        dom = ["Domicílio", ""] if i == 2 else []
        t = truth(f"{NN}A-{i}", r["nasc"], nome=r["nome"], mat=mat, texto=texto, hora=r["hora"], nat=pl(r["mun"], r["uf"]), sexo=r["sexo"], estab=r["estab"],
            mun=r["mun"], uf=r["uf"], rmun="Governador Valadares", ruf="MG", cart=CART, dreg=r["dreg"], dnv=r["dnv"], livro=f'{r["l"]:05d}', folha=f'{r["f"]:03d}', termo=f'{r["t"]:07d}',
            g1=r["g1"], g1n=r["g1n"], g2=r["g2"], g2n=r["g2n"], pa=r["pa"], pm=r["pm"], ma=r["ma"], mm=r["mm"], gem="Sim" if tw else "Não", geminfo=f"{tw} {tmat}" if tw else "",
            averb=r["obs"], selo=r["selo"], oficial=OF, demis=r["demis"], twins=[tw] if tw else [], joint=True,
            acc=dict(nat=[""], texto=[r["nasc"], texto + " " + r["nasc"]], estab=dom + (["Sítio Boa Esperança"] if dom else []), geminfo=[tw, f"{tw}, matrícula {tmat}", f"{tw} - {tmat}"] if tw else [],
                     dnv=[] if r["dnv"] else ["Não consta"], averb=[""] if i == 2 else []))
        yield t["case"], page(CSS, body), t
