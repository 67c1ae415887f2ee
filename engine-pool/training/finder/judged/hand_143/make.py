# python make.py OUT : writes the 32 certificates (html + json)
import sys
import form_a, form_b, form_c, form_d, form_e, form_f, form_g, form_h
for m in (form_a, form_b, form_c, form_d, form_e, form_f, form_g, form_h): m.make(sys.argv[1])
