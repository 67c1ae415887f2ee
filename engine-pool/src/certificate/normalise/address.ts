// Tells a name from the address behind it: "Hospital Santa Rosália (Rua Direita, nº 7)".

export const ADDRESS_BEHIND =
  /\s*[,;(–—-]\s*(?:sit[oa]\b|(?:(?:[àa]|n[ao]) )?(?:rua|r\.|avenida|av\.|travessa|pra[çc]a|rodovia|alameda|largo|estrada|quadra))(?:\s.*)?$/isu;
