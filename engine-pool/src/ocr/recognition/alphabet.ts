// The alphabet: which of the recognition network's 18,710 classes a Brazilian certificate can show, in the network's order.

/** What CTC answers where there is no character, or between two equal ones. */
export const BLANK = '';

/**
 * Digits, Latin letters with the accents of Portuguese and of the names that immigrants brought, and the signs that
 * registries print: Ĩ and Ũ for indigenous names, Ł and Ń for Polish ones. The network also knows Chinese, emoji and
 * look-alikes such as Ā and Ă: leaving them out lets their place be taken by the character that is really there. With Č
 * it reads "Čr$" where a speck stands over "Cr$".
 */
export const ALPHABET: readonly string[] = [
  BLANK,
  ...'!"#$%&\'()*+,-./:;=?@[]_|0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz§ª«°´º»',
  ...'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåçèéêëìíîïñòóôõöøùúûüýĨĩŁłŃńŨũ–—‘’“”•… ',
];
