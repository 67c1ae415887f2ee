// What the gateway bounds in a request on its own, beyond the contract's limits.

/** Signed links of object stores have some 2,000 characters. */
export const IMAGE_URL_CHARACTERS_MAX = 8_192;

/** Of a header that lists languages or encodings: browsers send 100; 15,000 take ten times the time of the rest. */
export const PREFERENCES_CHARACTERS_MAX = 1_024;
