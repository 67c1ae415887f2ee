"""The classes of words and pages, in the order of the network's outputs; `find/classes.ts` holds the same lists."""

#: What a word is the value of. `bday bmon byear` are printed apart from the whole date, `pnatboth` is said of both parents.
FIELDS = (
    "none name cpf mat bdate bday bmon byear hour nat sex bplace bcity buf rcity ruf office rdate dnv livro folha termo "
    "p1name p1nat p2name p2nat pnatboth gpm gpf gmm gmf twin twname averb anot selo officer edate ecity euf"
).split()

#: What a word is part of the label of.
CONCEPTS = (
    "none name cpf matricula birth_date birth_day birth_month birth_year hour nat sex birth_place birth_city birth_uf "
    "reg_city reg_uf office reg_date dnv livro folha termo filiation father mother parent_nat gp_paternal gp_maternal "
    "gp_all grandfather grandmother twin twin_names averbacoes anotacoes seal officer issue_date issue_place heading other"
).split()

#: What the page is.
DOCUMENTS = "birth blank_form marriage death identity declaration other_certificate foreign_birth other".split()

FIELD = {name: i for i, name in enumerate(FIELDS)}
CONCEPT = {name: i for i, name in enumerate(CONCEPTS)}
DOCUMENT = {name: i for i, name in enumerate(DOCUMENTS)}
