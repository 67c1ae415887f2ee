from people import *

# N3: electronic certificate with QR (2021-2025), right-aligned labels
def N3():
    S = [
     ('Ravi Luca','M','br','2023-08-19','06:03','Recife-PE','Hospital das Clínicas da UFPE',dict(em='2024-11-04')),
     ('Ana Beatriz','F','br','1996-05-11','15:20','Caruaru-PE','Casa de Saúde Bom Jesus',dict(em='2022-02-17',an='Casamento em 09/10/2021 com Ítalo Renan Feitosa Dourado, matrícula 074351 01 55 2021 2 00047 118 0014022 45, continuando a contraente a usar o nome de solteira.')),
     ('José Edilson','M','br','1961-03-19','','Serra Talhada-PE','D',dict(reg='1974-11-07',em='2023-07-25',np=1,av='CPF inserido ex officio em 25/07/2023, conforme art. 479 do Código Nacional de Normas da CN/CNJ (Prov. 149/2023).')),
     ('Noah','M','us/br','2022-04-30','22:51','Olinda-PE','Hospital Tricentenário',dict(natp='Boston, Massachusetts, Estados Unidos da América',em='2022-05-13')),
     ('Cecília','F','br','2024-01-15','11:39','João Pessoa-PB','Maternidade Cândida Vargas',dict(nf=1,em='2024-01-29')),
     ('Maria Alice','F','br','2021-10-10','10:10','Garanhuns-PE','Hospital Infantil Palmira Sales',dict(tw='Maria Clara',em='2025-03-06')),
     ('Dário','M','br','1985-12-02','19:00','Maceió-AL','Santa Casa de Misericórdia',dict(em='2021-09-09',nc=1,nm=1,rc='União dos Palmares-AL',av='Retificado o nome da genitora em 17/05/2019, por procedimento administrativo (art. 110 da Lei nº 6.015/73).',an='Óbito do registrado em 30/08/2021, termo 15.702 do RCPN do 3º Distrito de Maceió.')),
     ('Maria Isis Emanuelly','F','br','2025-02-02','03:27','Petrolina-PE','Hospital Dom Malan',dict(last='Holanda Evangelista de Sá e Benevides',em='2025-02-10',nmm=1))]
    for i, s in enumerate(S, 1):
        p = person('N3', i, *s[:7], **s[7]); r = p.r; n = f'N3-{i}'; c = idt
        k = i % 4
        cart = [f'Registro Civil de {p.rmun} – 1ª Zona', f'Cartório {p.of.split()[-1]} – RCPN de {p.rmun}', f'2º Serviço de Registro Civil de {p.rmun}', f'Serventia Registral da Sede de {p.rmun}'][k]
        m = matr(p.cns, p.dreg.year, p.livro, p.folha, p.termo, 2 if i % 2 else 1)
        se = f'{p.cns:07d}.{selo(r,"",3)}{p.dem.strftime("%m%Y")}.{r.randint(1,9999):05d}' if p.ruf == 'PE' else selo(r, 'AAF', 5) + '-' + selo(r, '', 4)
        code = '-'.join(selo(r, '', 4) for _ in range(5)); hsh = ''.join(r.choice('0123456789abcdef') for _ in range(40))
        L = lambda l, v: f'<div class="w"><div class="l">{l}</div><div class="v">{v}</div></div>' if v is not None else ''
        H = lambda x: f'<h2>{x}</h2>'
        def pg(nm, nat, q): return f'<b>{E(nm)}</b><br><span class="q">{q}{"; natural de " + E(", ".join(mu(nat)) if re.search("-[A-Z]{2}$", nat) else nat) if nat else ""}</span>'
        J2 = lambda a, b: ' e '.join(E(x) if x else '(não informado)' for x in (a, b)) if a or b else 'não constam'
        t = truth(n, p, (595, 842), c, dados_pessoais__cpf=p.cpf, dados_pessoais__matrícula=m, dados_pessoais__data_nascimento__texto_completo=num(p.d) + f' ({ext(p.d)})',
            dados_pessoais__naturalidade=f'{p.mun} - {p.uf}', registro__cartório=cart, registro__número_dnv=p.dnv, registro__livro=f'A-{p.livro}', registro__folha=f'{p.folha}', registro__termo=f'{p.termo}',
            observações__averbações=p.av or '', observações__anotações=p.an or '', autenticação__selo_digital=se, autenticação__oficial_registro=p.of)
        acc(t, 'dados_pessoais.data_nascimento.texto_completo', ext(p.d), num(p.d))
        if p.place == 'D': acc(t, 'local_nascimento.estabelecimento', 'residência da família')
        if p.twin:
            t['data']['gêmeos']['informações_adicionais'] = p.twin; acc(t, 'gêmeos.informações_adicionais', 'nasceu com '+p.twin)
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a:
                t['data']['filiação'][f'genitor_{q}']['naturalidade'] = natfmt(a)
                if re.search('-[A-Z]{2}$', a): acc(t, f'filiação.genitor_{q}.naturalidade', ', '.join(mu(a)))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {kk.replace('genitor_2', 'genitor_1'): v for kk, v in t['accept'].items()}
        hh = f'{r.randint(8,17):02d}:{r.randint(10,59)}'
        ps = p.dem + dt.timedelta(days=0)
        body = f'''<div class="bar"><div><div class="k">CERTIDÃO ELETRÔNICA</div><h1>Nascimento</h1><div class="k2">República Federativa do Brasil · Registro Civil das Pessoas Naturais<br>{E(cart)} — {E(p.rmun)}, {p.ruf}<br>{'Titular da delegação'}: {E(p.of)}</div></div><div class="q1">{qr(r,33,30)}<div>Código de validação<br><b>{code}</b></div></div></div>
        <div class="nm"><small>Pessoa registrada</small>{E(p.nome)}</div>
        <div class="cols">{H('Quem é')}{L('CPF', p.cpf or 'sem informação')}{L('Matrícula nacional', m)}{L('Sexo', G(p,'masculino','feminino'))}{L('Naturalidade', E(p.mun)+' – '+p.uf)}
        {H('O nascimento')}{L('Data', num(p.d)+f' ({ext(p.d)})')}{L('Horário', (p.hora+' (horário local)') if p.hora else 'não constou do assento')}{L('Cidade', E(p.mun)+', '+p.uf)}{L('Ocorrido em', 'residência da família' if p.place=='D' else E(p.place))}{L('DNV', p.dnv or 'anterior à Lei nº 12.662/2012')}{L('Nascimento múltiplo', 'sim; nasceu com '+E(p.twin) if p.twin else 'não')}
        {H('Genitores e avós')}{L('Genitor', pg(p.pai,p.natp,'pai') if p.pai else None)}{L('Genitora', pg(p.mae,p.natm,'mãe'))}{L(G(p,'Neto','Neta')+' paterno'.replace('o' if p.sexo=='F' else '~','a' if p.sexo=='F' else '~')[0:]+' de' if 0 else G(p,'Neto paterno de','Neta paterna de'), J2(*p.avs[:2]))}{L(G(p,'Neto materno de','Neta materna de'), J2(*p.avs[2:]))}
        {H('O assento')}{L('Registrado no dia', ext(p.dreg)+' ('+num(p.dreg)+')')}{L('Referência física', f'Livro A-{p.livro}, folha {p.folha}, termo {p.termo}')}{L('Averbações', E(p.av) if p.av else 'nenhuma')}{L('Anotações de outros atos', E(p.an) if p.an else 'nenhuma')}</div>
        <div class="sig"><div class="sx"><b>Documento assinado digitalmente</b><br>por {E(up(p.sub))}, escrevente autorizada<br>ICP-Brasil · MP 2.200-2/2001 · {num(ps)} {hh} (UTC−3)<br>SHA-1 {hsh}</div><div class="sx">Certidão expedida em {E(p.rmun)}, no dia {num(p.dem)}.<br>Selo digital de fiscalização<br><b class="mono">{se}</b><br>Confira: www.tj{p.ruf.lower()}.jus.br/selodigital</div></div>
        <div class="bt">Este arquivo só tem valor em meio eletrônico; sua impressão deve ser materializada por oficial de registro civil (art. 10 do Provimento CNJ nº 46/2015). Validade da consulta: 30 dias. Pedido CRC nº {r.randint(10**7,10**8)}.</div>'''
        css = '''#pg{font:10.2pt Lato;color:#1c2530;padding:0}.bar{background:#123b5d;color:#fff;padding:8mm 14mm;display:flex;justify-content:space-between;align-items:center}.k{letter-spacing:3px;font-size:8pt}.bar h1{font:900 26pt Lato;margin:0 0 2mm}.k2{font-size:8.5pt;line-height:1.5}.q1{text-align:center;font-size:7pt}.nm{padding:5mm 14mm 1mm;font:700 15pt Lato}.nm small{display:block;font:400 7.5pt Lato;color:#5b6b7a;letter-spacing:1px}
        .cols{padding:0 14mm}h2{font:700 8.5pt Lato;text-transform:uppercase;letter-spacing:2px;color:#123b5d;border-bottom:1pt solid #c3d2de;margin:3.5mm 0 1mm}.w{display:flex;padding:.75mm 0}.l{width:46mm;text-align:right;color:#5b6b7a;padding-right:5mm;flex:none}.v{flex:1}.q{font-size:8pt;color:#444}.sig{display:flex;gap:6mm;padding:6mm 14mm 0}.sx{flex:1;background:#eef3f7;padding:3mm;font-size:7.5pt;line-height:1.5;word-break:break-all}.mono{font:700 8.5pt "DejaVu Sans Mono"}.bt{position:absolute;left:14mm;right:14mm;bottom:7mm;font-size:6.8pt;color:#5b6b7a}'''
        emit(n, 'A4', css, body, t)

# N4: landscape matrix, 2023-2026
def N4():
    S = [
     ('Iara Potira','F','br','2024-06-24','17:48','Manaus-AM','Maternidade Ana Braga',dict(last='Camargo Arruda do Espírito Santo Cavalcanti de Holanda',em='2024-07-10')),
     ('Nguyrü','M','ti','2023-09-02','','Tabatinga-AM','D',dict(em='2023-11-21',reg='2023-11-21',nome2='Ngutchicü',cidx=1,cad=['RANI nº 0417/2023, Funai – CR Alto Solimões'])),
     ('Benício','M','br','2025-01-08','08:16','Belém-PA','Santa Casa de Misericórdia do Pará',dict(two=1,pai='Thalita Regina Pantoja Maciel',mae='Marcela Lobato d’Ávila',last='Pantoja d’Ávila',em='2025-01-20',natp='Cametá-PA',natm='Bragança-PA')),
     ('Emilly Raquel','F','br','2023-03-31','14:02','Rio Branco-AC','Maternidade Bárbara Heliodora',dict(nf=1,em='2024-02-08',av='Em 01/02/2024 averbou-se a inclusão do sobrenome materno, art. 57 da Lei 6.015/1973, redação da Lei 14.382/2022.')),
     ('Samuel','M','bo/br','2026-02-14','01:30','Guajará-Mirim-RO','Hospital Regional Perpétuo Socorro',dict(em='2026-02-20',natp='Guayaramerín, Beni, Bolívia')),
     ('Lorena','F','br','1972-07-17','20:00','Óbidos-PA','D',dict(em='2025-08-01',reg='1980-02-29',npp=1,an='Em 11/06/1994 casou com Edvaldo Trindade Sardinha (Livro B-7, fls. 40, termo 1.310, RCPN de Óbidos). Viúva desde 03/03/2020.',cad=['Título de eleitor: 0123 4455 1309, zona 004, seção 0088','RG 1877345 PC/PA'])),
     ('João Guilherme','M','br','2024-10-31','23:59','Macapá-AP','Hospital da Mulher Mãe Luzia',dict(em='2024-11-12',tw='João Rafael',twn=1)),
     ('Zoe','F','jp/br','2023-12-05','12:30','Tomé-Açu-PA','Hospital Amazônico de Quatro Bocas',dict(em='2023-12-18',np=1))]
    for i, s in enumerate(S, 1):
        p = person('N4', i, *s[:7], **s[7]); r = p.r; n = f'N4-{i}'; c = up
        if i == 3: p['avs'][0:2] = ['', '']
        m = matr(p.cns, p.dreg.year, p.livro, p.folha, p.termo, 0)
        cart = {1:'9º OFÍCIO DE REGISTRO CIVIL DE MANAUS',2:'CARTÓRIO DA COMARCA DE TABATINGA',3:'VAL-DE-CÃES – 4º OFÍCIO DE REGISTRO CIVIL',4:'1ª SERVENTIA DE REGISTRO CIVIL DE RIO BRANCO',5:'OFÍCIO DE REGISTROS CIVIS E TABELIONATO DE NOTAS DE GUAJARÁ-MIRIM',6:'CARTÓRIO DO ÚNICO OFÍCIO DE ÓBIDOS',7:'CARTÓRIO JUCÁ CRUZ',8:'CARTÓRIO ÚNICO DE TOMÉ-AÇU'}[i]
        if i == 5: p['cpf'] = ''
        se = f'{r.randint(100,999)}.{r.randint(100,999)}.{r.randint(100,999)}.{r.randint(100,999)}' if p.ruf in ('PA','AP') else selo(r, 'NASC', 22)
        rows = []
        two = p.two
        for nm, nat, ag, a, b, side in ((p.pai, p.natp, r.randint(19,48), *p.avs[:2], 'P'), (p.mae, p.natm, r.randint(17,42), *p.avs[2:], 'M')):
            if side == 'P' and not nm: continue
            ln = 'Linha materna' if side == 'M' or two else 'Linha paterna'
            rows.append(f'<tr><td class="t">{ln}</td><td><b>{E(c(nm))}</b></td><td>{E(c("-".join(mu(nat)) if re.search("-[A-Z]{2}$", nat) else nat))}</td><td>{ag} anos, {r.choice(["agricultora","autônoma","servidora pública","do lar","estudante"] if side == "M" or two else ["agricultor","autônomo","pescador","motorista","militar"])}</td><td>{E(c(a)) or "/////"}</td><td>{E(c(b)) or "/////"}</td></tr>')
        t = truth(n, p, (842, 595), c, dados_pessoais__cpf=p.cpf, dados_pessoais__matrícula=m, dados_pessoais__data_nascimento__texto_completo=c(ext(p.d)),
            dados_pessoais__naturalidade=f'{c(p.mun)} - {p.uf}', registro__cartório=cart, registro__número_dnv=p.dnv, registro__livro=str(p.livro), registro__folha=str(p.folha), registro__termo=str(p.termo),
            observações__averbações=p.av or '', observações__anotações=p.an or '', autenticação__selo_digital=se, autenticação__oficial_registro=p.of)
        if p.nome2: pass
        t['meta']['cadastro'] = p.cad or []
        if p.twin:
            t['data']['gêmeos']['informações_adicionais'] = c(p.twin)
        for q, a in (('1', p.natp), ('2', p.natm)):
            if a: t['data']['filiação'][f'genitor_{q}']['naturalidade'] = c(natfmt(a)); acc(t, f'filiação.genitor_{q}.naturalidade', c(a))
        if not p.pai:
            f = t['data']['filiação']; f['genitor_1'], f['genitor_2'] = f['genitor_2'], f['genitor_1']
            t['accept'] = {kk.replace('genitor_2', 'genitor_1'): v for kk, v in t['accept'].items()}
        td = lambda l, v, sp=1: f'<td colspan="{sp}"><span>{l}</span>{v}</td>'
        body = f'''<div class="side"><div class="vt">CERTIDÃO DE NASCIMENTO</div><div class="vs">{E(cart)} · CNS {p.cns:06d}</div></div><div class="main">
        <div class="h"><div>{arms(13,'#7a1f1f')}</div><div class="hh">República Federativa do Brasil — Registro Civil das Pessoas Naturais<br><b>{E(cart)}</b><br>{E(p.rua)} – {E(p.rmun)}/{p.ruf}</div><div class="mt"><span>MATRÍCULA</span>{m}<span>CPF</span>{p.cpf or '/////'}</div></div>
        <table class="a"><tr>{td('Nome completo','<b class="big">'+E(c(p.nome))+'</b>',4)}{td('Sexo',G(p,'MASCULINO','FEMININO'),1)}{td('Gêmeo(a)?','SIM' if p.twin else 'NÃO',1)}</tr>
        <tr>{td('Nascimento – por extenso',c(ext(p.d)),2)}{td('DD/MM/AAAA',num(p.d))}{td('Hora',(p.hora.split(':')[0]+' h '+p.hora.split(':')[1]) if p.hora else '/////')}{td('Município/UF do nascimento',E(c(p.mun))+' / '+p.uf)}{td('Município/UF da naturalidade',E(c(p.mun))+' / '+p.uf)}</tr>
        <tr>{td('Local do parto','DOMICÍLIO' if p.place=='D' else E(c(p.place)),2)}{td('Nº da DN',p.dnv or '/////')}{td('Irmão(ã) gêmeo(a)',E(c(p.twin)) or '/////',3)}</tr>
        <tr>{td('Data do registro – por extenso',c(ext(p.dreg)),2)}{td('DD/MM/AAAA',num(p.dreg))}{td('Serventia do registro',E(c(p.rmun))+' / '+p.ruf,3)}</tr></table>
        <table class="g"><tr><th></th><th>{'Genitoras' if two else 'Genitores'}</th><th>De onde é natural</th><th>Idade à época e ofício</th><th>Avô</th><th>Avó</th></tr>{''.join(rows)}</table>
        <div class="tri"><div><h3>Averbações</h3>{E(p.av) if p.av else '/////'}</div><div><h3>Anotações (art. 106 da LRP)</h3>{E(p.an) if p.an else '/////'}</div><div><h3>Anotações de cadastro</h3>{'<br>'.join(map(E,p.cad)) if p.cad else '/////'}</div></div>
        <div class="f"><div class="sl">{qr(r,25,19)}<div>Selo eletrônico<br><b>{se}</b><br>Tipo: GRATUITO · emissão {num(p.dem)}<br>Ato 0701 · R$ 0,00</div></div><div class="sg">Certifico que o teor desta confere com o assento. {E(p.rmun)}, {num(p.dem)}.<br>{sig(r,42,'#333')}<div>{E(p.of)}<br>{'Oficial de Registro' if p.ofs=='M' else 'Oficiala de Registro'}</div></div></div></div>'''
        css = '''#pg{font:8.6pt "DejaVu Sans Condensed","DejaVu Sans";font-stretch:condensed;display:flex;color:#1a1a1a;background:#fffdfd}.side{width:17mm;background:#7a1f1f;color:#fff;position:relative}.vt{position:absolute;left:2.5mm;bottom:10mm;writing-mode:vertical-rl;transform:rotate(180deg);font:bold 17pt "DejaVu Sans";letter-spacing:2px}.vs{position:absolute;left:11mm;bottom:10mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt}.main{flex:1;padding:7mm 9mm}.h{display:flex;gap:4mm;align-items:center;margin-bottom:3mm}.hh{flex:1;line-height:1.5}.mt{text-align:right;font-size:10.5pt;font-weight:bold}.mt span{display:block;font:6.5pt "DejaVu Sans";color:#7a1f1f}
        table{width:100%;border-collapse:collapse;margin-bottom:3mm}td,th{border:.5pt solid #b98;padding:1.9mm 1.6mm;vertical-align:top;text-align:left}td span{display:block;font-size:6.3pt;color:#7a1f1f;margin-bottom:.5mm}.big{font-size:12pt}.g th{background:#f3e4e1;font-size:7pt;font-weight:normal}.g td{font-size:8.2pt}.t{font-size:6.8pt!important;color:#7a1f1f;width:22mm}.tri{display:flex;gap:3mm}.tri>div{flex:1;border:.5pt solid #b98;min-height:34mm;padding:1.6mm;font-size:8pt;line-height:1.4}h3{font-size:7pt;margin:0 0 1.2mm;color:#7a1f1f}.f{display:flex;gap:8mm;margin-top:4mm;align-items:center}.sl{display:flex;gap:3mm;font-size:7pt;line-height:1.5;width:110mm;align-items:center}.sg{flex:1;text-align:center;line-height:1.4}'''
        emit(n, 'A4L', css, body, t)
