import sys, form_a, form_b, form_c, form_d
for f in (form_a, form_b, form_c, form_d):
    f.R.seed(145); f.main(sys.argv[1])
