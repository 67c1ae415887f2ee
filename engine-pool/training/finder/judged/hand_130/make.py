import sys, os, json, base64, io, shutil, importlib
HERE=os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0,HERE)
import numpy as np
from PIL import Image
import papers, scene
from scene import Scene, PAGES
OUT=None; ALL=[]; COUNT={}
def sc(page,cond,ext='jpg',q=86):
    def d(f):
        COUNT[page]=COUNT.get(page,0)+1; ALL.append((page,COUNT[page],cond,ext,q,f,len(ALL))); return f
    return d
# ---------------------------------------------------------------- photos: cards beside
@sc('127A-1','photo_rg_left_blank_bottom_out_of_picture')
def _(sd):
    S=Scene(420,266,8.4,'wood',sd); S.put('rg_f',92,72,-6); S.put('rg_b',88,165,4); S.cert('127A-1',288,166,2.2,fold=[('y',.5)]); S.put('pen',85,238,-9)
    return S.finish(persp=((.015,.02),(0,.0),(.01,0),(.01,.01)))
@sc('127A-2','scan_a3_cert_with_cards_right')
def _(sd):
    S=Scene(420,297,8,'scanwhite',sd,shadow=.35); S.cert('127A-2',110,152,-.8,lift=.3); S.put('rg_f2',310,60,2,lift=.4); S.put('rg_b2',318,150,-3,lift=.4); S.put('cpf',300,238,5,lift=.5)
    return S.finish(light=.02,vig=0,blur=.5,noise=1.5)
@sc('127B-1','scan_a3_marriage_left','pdf')
def _(sd):
    S=Scene(450,340,8,'scangrey',sd,shadow=.4); S.put('casamento2',110,170,1.6,lift=.3); S.cert('127B-1',336,170,-2.4,lift=.3)
    return S.finish(light=.03,vig=0,noise=2)
@sc('127B-2','photo_death_certificate_cert_turned_90')
def _(sd):
    S=Scene(570,310,7.6,'darkwood',sd); S.put('obito',460,160,-3); S.cert('127B-2',172,158,-90+2.5,fold=[('y',.33),('y',.67)])
    return S.finish(light=.18,warm=.5,persp=((.0,.0),(.01,.02),(.0,.01),(.01,0)))
@sc('127C-1','scan_a4_half_page_above_rg','jpg',80)
def _(sd):
    S=Scene(210,297,9,'scanwhite',sd,shadow=.3); S.cert('127C-1',104,112,.9,lift=.25); S.put('rg_f',54,258,-1,lift=.3); S.put('rg_b',157,256,1.5,lift=.3)
    return S.finish(light=.02,vig=0,noise=1.2,gray=True)
@sc('127C-2','photo_glued_on_notebook_page')
def _(sd):
    S=Scene(250,330,9.5,'plaid',sd); S.put('caderno',122,165,2); S.cert('127C-2',138,165,-3,lift=.4); S.put('tape',140,61,-4,lift=.1,opaque=False); S.put('pen',235,190,82)
    return S.finish(light=.14,angle=110,warm=.4,wave=.3)
@sc('127D-1','photo_on_desk_keyboard_and_screen')
def _(sd):
    S=Scene(480,480,7.2,'palewood',sd); S.put('monitor',250,-10,-1.5,lift=2); S.put('kb',330,205,-1,lift=2.5); S.cert('127D-1',170,322,-7,fold=[('y',.5)]); S.put('mug',420,330,20,lift=2.5); S.put('nota0',400,430,8)
    return S.finish(light=.16,angle=-60,persp=((0,0),(0,0),(.03,.0),(.03,.0)))
@sc('127D-2','screenshot_pdf_viewer','png')
def _(sd):
    S=Scene(3840,2160,1,(82,86,89),sd,shadow=0); S.cert('127D-2',1980,1150,0,lift=0,scale=2000/297,shade=False,tint=None); S.cov[:]=0
    S.rect(0,0,3840,130,(50,54,57)); S.text(40,40,'certidao_nascimento.pdf',44,(240,240,240)); S.text(1750,40,'1 / 1    —  167%  +    ⟳',44,(230,230,230)); S.rect(0,130,420,2030,(60,64,67)); S.rect(90,200,240,340,(255,255,255)); S.text(110,230,'1',36,(120,120,120)); S.rect(3240,180,560,640,(250,250,252),20)
    S.text(3280,220,'Conversas',50,(20,20,20),'Sans-Bold'); S.text(3280,310,'Rute (contabilidade):\npode mandar o IPTU\nda Dona Cacilda?\n\nVocê: hoje à tarde\n\nRute: o prazo é 28/06',40)
    return S.finish(light=0,vig=0,blur=0,noise=0)
@sc('127E-1','photo_open_ring_binder')
def _(sd):
    S=Scene(560,400,7.4,'grey',sd); S.put('cover',150,200,0,lift=3); S.put('cover',402,200,0,lift=3); S.put('procuracao',142,200,-1.5,lift=1); S.put('escolar',418,202,1,lift=.6); S.cert('127E-1',405,185,-89,lift=.8); S.put('rings',276,200,0,lift=.6)
    return S.finish(light=.2,angle=10,persp=((.02,.02),(.02,.02),(0,0),(0,0)))
@sc('127E-2','photo_envelope_under_receipt_half_out')
def _(sd):
    S=Scene(370,300,9.2,'leather',sd); S.put('envelope',120,70,-12); S.cert('127E-2',180,165,3,fold=[('x',.5)]); S.put('feesthin',371,120,14); S.put('coin',335,262,10,lift=1.5); S.put('coin',352,238,70,lift=1.5)
    return S.finish(light=.2,angle=200,warm=.6)
@sc('127F-1','photo_folded_bill_over_blank_bottom')
def _(sd):
    S=Scene(300,335,9,'granite',sd); S.cert('127F-1',140,165,2,fold=[('y',.5)]); S.put('luz',185,380,2.2,lift=.7,crop=(0,0,0,.82))
    return S.finish(light=.15,angle=60)
@sc('127F-2','photo_clipped_to_form')
def _(sd):
    S=Scene(290,370,8.6,'beige',sd); S.put('requerimento',158,190,7); S.cert('127F-2',138,180,-1.5,lift=1); S.put('clip',70,36,-4,lift=.8)
    return S.finish(light=.13,angle=150,persp=((.01,.02),(.0,.02),(0,0),(0,0)))
@sc('127G-1','scan_black_lid_power_of_attorney_half_out')
def _(sd):
    S=Scene(310,330,8.6,'scanblack',sd,shadow=.2); S.cert('127G-1',118,170,-1.7,lift=.3); S.put('procuracao',345,150,3.5,lift=.3)
    return S.finish(light=.02,vig=0,noise=2)
@sc('127G-2','photo_in_plastic_sleeve_report_behind')
def _(sd):
    S=Scene(400,340,8.4,'navy',sd); S.put('boletim',92,176,-9); S.cert('127G-2',262,170,3); S.put('sleeve',256,170,3,lift=1,opaque=False)
    return S.finish(light=.14,angle=-30)
@sc('127H-1','photo_strip_between_bill_and_receipt','webp',84)
def _(sd):
    S=Scene(330,330,9.6,'marble',sd); S.put('agua',58,150,-4); S.cert('127H-1',170,165,2); S.put('nfce',278,180,6,lift=1.2); S.put('keys',60,300,40,lift=2)
    return S.finish(light=.12,wave=.35)
@sc('127H-2','copy_sheet_four_documents','pdf',72)
def _(sd):
    S=Scene(250,320,10,'scanwhite',sd,shadow=.5); S.cert('127H-2',66,158,.7,lift=.3); S.put('rg_f2',182,46,-1,lift=.4); S.put('rg_b2',182,120,0.6,lift=.4); S.put('titulo',160,220,2,lift=.4); S.put('sus',190,300,-1,lift=.4)
    return S.finish(light=.03,vig=0,gray=True,contrast=1.12,speck=60,noise=2)
@sc('127I-1','scan_a3_cert_and_its_back')
def _(sd):
    S=Scene(424,299,8,'scanwhite',sd,shadow=.35); S.cert('127I-1',106,149,.5,lift=.25); S.put('verso',318,150,-.7,lift=.25)
    return S.finish(light=.025,vig=0,noise=1.5)
@sc('127I-2','wordprocessor_page_annex','pdf')
def _(sd):
    im=certimg('127I-2',7.9)
    return born(sd,f'''<div class=pg style="padding:14mm 18mm"><div style="font:10pt 'Liberation Serif';border-bottom:.3mm solid">Ação de Retificação — Autora: Domitila Salgueiro Prado</div><h2 style="text-align:center;font-family:'Liberation Serif';margin:3mm">ANEXO IV — DOCUMENTOS</h2><img src="{im}" style="display:block;margin:auto;height:218mm;border:.4mm solid #555"><p style="font:11pt 'Liberation Serif';text-align:center;margin:2mm">Figura 4 – Cópia da certidão juntada aos autos. A procuração está no Anexo III.</p><div style="position:absolute;bottom:9mm;left:18mm;right:18mm;font:9pt 'Liberation Serif';border-top:.2mm solid;padding-top:1mm">Dr. Belarmino Caiado — OAB 20.881 <span style="float:right">Página 17 de 22</span></div></div>''')
@sc('127J-1','photo_on_letters_and_family_photos')
def _(sd):
    S=Scene(340,430,7.8,'darkwood',sd); S.put('carta',70,110,-16); S.put('foto1',290,90,14); S.put('batismo',265,385,-8); S.cert('127J-1',165,215,1.8,fold=[('y',.5),('x',.5)],tint=(.97,.95,.9)); S.put('glasses',62,410,-20,lift=2)
    return S.finish(light=.18,warm=.7,angle=70)
@sc('127J-2','photo_album_page_with_corners')
def _(sd):
    S=Scene(440,370,7.9,'leather',sd); S.put('album',115,185,0,lift=2); S.put('album',330,185,0,lift=2); S.put('foto1',120,90,-2); S.put('foto1',92,265,2,tint=(.95,.9,.8)); S.cert('127J-2',310,187,-.8,lift=.3,tint=(.98,.96,.92))
    S.put('corner',209,29,0,lift=.1); S.put('corner',414,28,90,lift=.1); S.put('corner',411,346,180,lift=.1); S.put('corner',207,346,270,lift=.1)
    return S.finish(light=.15,angle=220,warm=.3)
@sc('127K-1','photo_vaccination_card_above')
def _(sd):
    S=Scene(270,330,10.4,'palewood',sd); S.put('vacina',128,78,-5); S.cert('127K-1',140,240,2,fold=[('x',.5)]); S.put('pen',130,158,-3)
    return S.finish(light=.14,angle=30)
@sc('127K-2','scan_a4_over_school_report','pdf')
def _(sd):
    S=Scene(216,300,10.5,'scangrey',sd,shadow=.4); S.cert('127K-2',107,78,-.7,lift=.3); S.put('boletim_a5',110,226,1.3,lift=.3)
    return S.finish(light=.03,vig=0,noise=2)
@sc('127L-1','email_print_inline_picture','pdf')
def _(sd):
    im=certimg('127L-1',8.2)
    return born(sd,f'''<div class=pg style="padding:9mm 14mm;font:9.5pt 'Liberation Sans'"><b style="font-size:12pt">Correio Expresso</b> <span style="float:right">Tarcila Noronha &lt;tarcila.n@correio.exemplo&gt;</span><hr><b style="font-size:13pt">ENC: documentos que faltavam</b><br>1 mensagem<hr><b>Balbino Queirós</b> &lt;balbino@oficina.exemplo&gt; <span style="float:right">3 de julho de 2024 às 08:12</span><br>Para: Tarcila Noronha<p style="margin:2mm 0">Bom dia, segue a certidão digitalizada. O RG do Seu Valfrido mando depois.</p><img src="{im}" style="height:208mm;border:.2mm solid #ccc"><p style="margin:1mm 0;color:#555">Balbino Queirós · Despachante · (00) 3221-0909</p><div style="position:absolute;bottom:6mm;font-size:7pt">https://mail.exemplo/print?view=pt&amp;search=all — 1/1</div></div>''')
@sc('127L-2','photo_of_printed_email')
def _(sd):
    pn=paperfrom(sd,f'''<div class=pg style="padding:10mm 14mm;font:10pt 'Liberation Sans'"><b style="font-size:14pt">Fwd: certidão</b><hr><b>De:</b> Salete Imbassahy &lt;salete@escola.exemplo&gt;<br><b>Enviada em:</b> terça-feira, 9 de abril de 2024 16:03<br><b>Para:</b> Secretaria<br><p>Segue abaixo.</p><div style="height:226mm"></div>Salete Imbassahy — Coordenação</div>''')
    S=Scene(290,340,10.7,'glass',sd); S._post(pn(S.ppm),140,168,-2.5,.8,None,False,None,False,True,1)
    S.cert('127L-2',141,180,-2.5,lift=0,scale=.70,tint=None); S.put('nota1',268,270,10); S.put('ruler',280,60,84)
    return S.finish(light=.13,angle=250)
@sc('127M-1','photo_military_card_and_voter_card_below')
def _(sd):
    S=Scene(300,300,9.6,'concrete',sd); S.cert('127M-1',142,88,-2.2); S.put('reservista',92,232,5); S.put('titulo',232,238,-8)
    return S.finish(light=.15,angle=100)
@sc('127M-2','scan_a4_cert_sideways_beside_workbook','jpg',82)
def _(sd):
    S=Scene(297,215,9.6,'scanwhite',sd,shadow=.4); S.cert('127M-2',80,108,90.8,lift=.3); S.put('ctps',222,105,-2,lift=.5)
    return S.finish(light=.02,vig=0,noise=1.5)
@sc('127N-1','photo_passport_partly_under_boarding_pass')
def _(sd):
    S=Scene(360,330,8.6,'black',sd); S.put('passport',72,118,-10,lift=2); S.cert('127N-1',222,172,2.5); S.put('boarding',40,280,24)
    return S.finish(persp=((.05,.03),(.05,.03),(-.0,0),(0,0)),light=.18,angle=-80)
@sc('127N-2','photo_cert_lying_sideways_upright_bill')
def _(sd):
    S=Scene(510,310,7.8,'tile',sd); S.put('luz',112,156,2); S.cert('127N-2',366,150,91.5,fold=[('y',.5)]); S.put('pen',360,285,3)
    return S.finish(light=.14,angle=20)
@sc('127O-1','photo_driving_licence_on_blank_corner')
def _(sd):
    S=Scene(280,360,8.6,'wood',sd); S.cert('127O-1',130,176,-1.2,fold=[('y',.5)]); S.put('cnh',222,292,9,lift=.6)
    return S.finish(light=.15,angle=-140,warm=.3)
@sc('127O-2','screenshot_chat_on_phone','png')
def _(sd):
    S=Scene(1440,3120,1,(11,20,26),sd,shadow=0); S.rect(0,0,1440,260,(31,44,52)); S.text(40,20,'14:22                                                       5G  71%',44,(230,230,230)); S.text(150,130,'Tia Glorinha (família)',60,(240,240,240),'Sans-Bold')
    S.rect(60,310,900,150,(32,44,51),24); S.text(90,350,'achou o registro da vó?',54,(235,235,235)); S.rect(60,500,1360,1960,(0,92,75),24)
    S.cert('127O-2',740,1430,0,lift=0,scale=1300/210,shade=False,tint=(.97,.965,.95)); S.cov[:]=0
    S.text(1180,2395,'14:19 ✓✓',40,(220,240,230)); S.rect(60,2500,1000,220,(32,44,51),24); S.text(90,2540,'isso! agora falta o CPF\ndo Aristeu, 440.771...',54,(235,235,235)); S.rect(0,2850,1440,270,(31,44,52)); S.rect(50,2890,1150,130,(42,57,66),60); S.text(110,2920,'Mensagem',54,(140,150,156)); S.bad=[]
    S.finish(light=0,vig=0,blur=0,noise=0); return S
@sc('127P-1','scan_grid_of_cards','pdf',88)
def _(sd):
    S=Scene(215,260,12,'scanwhite',sd,shadow=.4); S.put('rg_f',53,40,1,lift=.4); S.put('rg_b',159,41,-1.5,lift=.4); S.cert('127P-1',80,133,-1.2,lift=.3); S.put('cin',52,218,2,lift=.5); S.put('sus',160,216,-2,lift=.5)
    return S.finish(light=.02,vig=0,noise=1.5)
@sc('127P-2','photo_card_held_by_thumb_rg_behind')
def _(sd):
    S=Scene(205,155,17,'sheet',sd); S.put('rg_b2',140,40,9); S.cert('127P-2',100,82,-4,lift=2.5); S.put('thumb',84,158,6,lift=2)
    return S.finish(light=.16,angle=140,blur=.8)
@sc('127Q-1','long_scan_marriage_above_cert')
def _(sd):
    S=Scene(222,540,8.2,'scangrey',sd,shadow=.3); S.put('casamento3',110,118,-1.4,lift=.3); S.cert('127Q-1',112,386,1.1,lift=.3)
    return S.finish(light=.02,vig=0,noise=2)
@sc('127Q-2','photo_cork_board')
def _(sd):
    S=Scene(450,370,7.7,'cork',sd); S.put('calendario',90,120,-3,lift=1.4); S.put('nota2',60,285,6,lift=1.4); S.put('horario',420,80,5,lift=1.4); S.cert('127Q-2',262,192,1.5,lift=1.2); S.put('nota0',415,250,-7,lift=1.4); S.put('foto3x4',145,320,-4,lift=1)
    for i,(x,y) in enumerate([(90,34),(60,254),(400,28),(268,47)]): S.put(f'pin{i}',x,y,0,lift=2)
    return S.finish(light=.15,angle=45,persp=((.02,.0),(.0,.02),(.02,0),(.0,.01)))
@sc('127R-1','photo_on_pile_of_invoices')
def _(sd):
    S=Scene(360,370,8.2,'grey',sd); S.put('danfe',230,160,12); S.put('apolice',120,210,-9); S.put('danfe',210,230,78); S.cert('127R-1',178,182,-1,tint=(.98,.98,.97)); S.put('nfce',350,300,-18)
    return S.finish(light=.14,angle=190)
@sc('127R-2','photo_handwritten_letter_left')
def _(sd):
    S=Scene(440,310,8.2,'beige',sd); S.put('carta',90,160,-5,tint=(.95,.93,.88)); S.cert('127R-2',308,158,1.6); S.put('foto3x4',150,275,20,lift=.6)
    return S.finish(light=.2,angle=0,warm=.6,wave=.4)
@sc('127S-1','photo_manila_folder_two_sides')
def _(sd):
    S=Scene(520,370,7.5,'darkwood',sd); S.put('manila',260,185,.6,lift=2.5); S.put('escolar',140,190,-1.5); S.put('foto3x4',95,300,3,lift=.5); S.cert('127S-1',385,188,1.8,lift=.7)
    S.put('prong',259,188,.6,lift=.8)
    return S.finish(light=.16,angle=130,persp=((.0,.01),(.0,.01),(.02,0),(.02,0)))
@sc('127S-2','photo_clipboard_over_form')
def _(sd):
    S=Scene(290,380,8.4,'grass',sd); S.put('clipb',145,198,-2,lift=3); S.put('requerimento',152,205,1.5,lift=.5); S.cert('127S-2',143,212,-2.5,lift=.8); S.put('clamp',138,42,-2,lift=1.5)
    return S.finish(light=.2,angle=-45)
@sc('127T-1','photo_landscape_cert_ids_and_ruler_above_below')
def _(sd):
    S=Scene(390,410,8,'white',sd); S.put('cin',80,52,-8); S.put('ruler',260,50,3); S.cert('127T-1',195,190,.9,fold=[('x',.5)]); S.put('rg_f2',110,352,5); S.put('rg_b2',272,350,-4)
    return S.finish(light=.13,angle=75)
@sc('127T-2','photo_rotated_phone_on_tiles')
def _(sd):
    S=Scene(330,440,7.8,'tile',sd); S.cert('127T-2',146,215,-91,fold=[('x',.5)]); S.put('pulseira',300,90,80); S.put('vacina',330,330,94)
    return S.finish(light=.15,angle=10,warm=-.3)
# ---------------------------------------------------------------- second use of eight pages
@sc('127A-1','collage_app_two_by_two','webp',88)
def _(sd):
    S=Scene(3200,3400,1,(255,255,255),sd,shadow=0); S.rect(0,0,3200,130,(33,150,136)); S.text(50,30,'DocCollage — 4 imagens',60,(255,255,255))
    S.put('rg_f',2520,520,0,lift=0,scale=11.5); S.put('rg_b',2520,1440,0,lift=0,scale=11.5); S.put('feesthin',2560,2520,1,lift=0,scale=11.5); S.cert('127A-1',935,1600,.6,lift=0,scale=8.3); S.text(50,3270,'Criado com DocCollage · versão gratuita',60,(120,120,120))
    return S.finish(light=0,vig=0,blur=.5,noise=2)
@sc('127C-1','photo_in_open_book')
def _(sd):
    S=Scene(370,290,9.4,'plaid',sd); S.put('book',182,146,-3,lift=4); S.cert('127C-1',270,146,2,lift=.8); S.put('glasses',96,60,12,lift=2)
    return S.finish(light=.18,angle=170,warm=.5)
@sc('127D-1','photo_of_phone_showing_cert')
def _(sd):
    S=Scene(260,215,16.5,'palewood',sd); S.put('agua',38,120,-6); S.put('fees',222,70,9); S.put('phone',128,110,3,lift=3,scale=1.0); S.cert('127D-1',128.5,110,3,lift=0,scale=.418,shade=False,tint=(.96,.98,1)); S.put('keys',222,170,-30,lift=2)
    return S.finish(light=.14,angle=80,blur=.6)
@sc('127F-1','n_up_four_pages_on_one','pdf',88)
def _(sd):
    S=Scene(297,420,11.2,'scanwhite',sd,shadow=0)
    for i,(n,x,y) in enumerate([('casamento',75,105),('luz',222,105),('obito',75,315)]): S.put(n,x,y,0,lift=0,scale=.66); 
    S.cert('127F-1',222,315,0,lift=0,scale=.66,tint=None,shade=False)
    return S.finish(light=0,vig=0,blur=0,noise=1,skew=.4)
@sc('127H-1','photo_fridge_with_magnets')
def _(sd):
    S=Scene(330,360,9,'fridge',sd); S.put('desenho',78,92,-4,lift=.6); S.put('horario',272,100,3,lift=.6); S.cert('127H-1',165,190,-1,lift=.6); S.put('luz',298,330,4,lift=.6,crop=(0,0,0,0)); S.put('magnet',135,42,0,lift=2,scale=.6); S.put('magnet',60,40,10,lift=2); S.put('foto1',62,262,5,lift=.6); S.put('magnet',62,198,-20,lift=2,scale=.8); S.put('magnet',275,46,15,lift=2,scale=.8)
    return S.finish(light=.17,angle=-20,persp=((.0,.0),(.02,.03),(.02,.03),(.0,.0)))
@sc('127K-1','photo_baby_blanket_zip_bag')
def _(sd):
    S=Scene(330,310,9.6,'sheet',sd); S.put('pezinho',80,70,-10); S.put('pulseira',240,40,7); S.cert('127K-1',175,192,-2,fold=[('x',.5)]); S.put('zipbag',172,188,-2,lift=1,opaque=False)
    return S.finish(light=.15,angle=60)
@sc('127P-1','photo_cards_fanned_sideways')
def _(sd):
    S=Scene(220,200,15.5,'leather',sd); S.put('cpf',62,150,-70); S.put('cin',95,40,-20); S.put('rg_f2',175,150,88); S.cert('127P-1',104,102,-86,lift=1)
    return S.finish(light=.2,angle=-100,blur=.8)
@sc('127M-1','scan_fee_receipt_stapled_envelope_below')
def _(sd):
    S=Scene(240,320,9.6,'scangrey',sd,shadow=.5); S.put('envelope',118,250,-1,lift=.4); S.cert('127M-1',118,100,.8,lift=.3); S.put('feesthin',60,205,4,lift=.4); S.put('staple',62,150,35,lift=.2)
    return S.finish(light=.03,vig=0,noise=2)
# ----------------------------------------------------------------
def certimg(page,ppm):
    a=scene._render(f'{PAGES}/{page}.pdf',1,ppm,False)[...,:3].astype(np.float32); rng=np.random.default_rng(5); a=a*np.array([.985,.98,.96])+rng.normal(0,2,a.shape)
    b=io.BytesIO(); Image.fromarray(np.clip(a,0,255).astype(np.uint8)).rotate(.4,resample=Image.BICUBIC,fillcolor=(235,235,232)).save(b,'JPEG',quality=88); return 'data:image/jpeg;base64,'+base64.b64encode(b.getvalue()).decode()
def born(sd,body):
    h=f'{scene.CACHE}/b{sd}.html'; p=h[:-4]+'pdf'
    open(h,'w').write(f'<!doctype html><meta charset=utf-8><style>@page{{size:210mm 297mm;margin:0}}body{{margin:0}}*{{box-sizing:border-box;-webkit-print-color-adjust:exact}}.pg{{position:relative;width:210mm;height:296.5mm;overflow:hidden}}hr{{border:0;border-top:.2mm solid #aaa}}</style>'+body)
    papers.topdf(h,p); return p
def paperfrom(sd,body):
    p=born(sd,body); return lambda ppm: scene.flat(scene._render(p,1,ppm,False),0)
def main():
    out=sys.argv[1]; only=set(sys.argv[2].split(',')) if len(sys.argv)>2 else None
    os.makedirs(out,exist_ok=True); scene.INDEX.update(papers.build(scene.CACHE))
    for page,n,cond,ext,q,f,i in ALL:
        case=f'{page}-{n}'
        if only and case not in only: continue
        fn=f'{case}.{ext}'; p=f'{out}/{fn}'; r=f(1300+i); note=''
        if isinstance(r,str): shutil.copy(r,p); w,h=595,842
        else:
            im=r.out; w,h=im.size
            if ext=='pdf': im.save(p,'PDF',resolution=round(r.ppm*25.4),quality=q); w,h=round(w/r.ppm/25.4*72),round(h/r.ppm/25.4*72)
            elif ext=='png': im.save(p)
            elif ext=='webp': im.save(p,'WEBP',quality=q)
            else: im.save(p,'JPEG',quality=q,dpi=(72,72))
            note=f'{im.size} cert {r.certppm:.1f}px/mm '+(' !! '+' '.join(r.bad[:14]) if r.bad else '')
        d=json.load(open(f'{PAGES}/{page}.json')); d.update(case=case,file=fn,condition=cond,width=w,height=h,resizeImage=True)
        json.dump(d,open(f'{out}/{case}.json','w'),ensure_ascii=False,indent=1)
        print(case,cond,os.path.getsize(p)//1024,'KB',note,flush=True)
main()
