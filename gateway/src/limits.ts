// What the gateway bounds in a request on its own, beyond the contract's limits.

/** Signed links of object stores have some 2,000 characters. */
export const IMAGE_URL_CHARACTERS_MAX = 8_192;
