// The classes that the tagger tells apart, in the order of its outputs; `training/finder/labels.py` holds the same lists.

/** What a token is the value of; `pnatboth` is a place said of both parents, `ecity` and `euf` where it was issued. */
export const FIELD_CLASSES = (
  'none name cpf mat bdate bday bmon byear hour nat sex bplace bcity buf rcity ruf office rdate dnv livro folha termo ' +
  'p1name p1nat p2name p2nat pnatboth gpm gpf gmm gmf twin twname averb anot selo officer edate ecity euf'
).split(' ') as readonly FieldClass[];

export type FieldClass =
  | 'none'
  | 'name'
  | 'cpf'
  | 'mat'
  | 'bdate'
  | 'bday'
  | 'bmon'
  | 'byear'
  | 'hour'
  | 'nat'
  | 'sex'
  | 'bplace'
  | 'bcity'
  | 'buf'
  | 'rcity'
  | 'ruf'
  | 'office'
  | 'rdate'
  | 'dnv'
  | 'livro'
  | 'folha'
  | 'termo'
  | 'p1name'
  | 'p1nat'
  | 'p2name'
  | 'p2nat'
  | 'pnatboth'
  | 'gpm'
  | 'gpf'
  | 'gmm'
  | 'gmf'
  | 'twin'
  | 'twname'
  | 'averb'
  | 'anot'
  | 'selo'
  | 'officer'
  | 'edate'
  | 'ecity'
  | 'euf';

/** What a page is: the first is a birth certificate. */
export const DOCUMENT_CLASSES =
  'birth blank_form marriage death identity declaration other_certificate foreign_birth other'.split(' ');
