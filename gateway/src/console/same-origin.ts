// Does a request that changes something come from our own page? (CSRF) The cookie is SameSite=Strict already; this also
// holds against pages of sister domains, which are the same site, and against browsers that treat cookies otherwise.

export interface RequestOrigin {
  /** '' where the header is missing. */
  readonly secFetchSite: string;
  readonly origin: string;
  readonly host: string;
}

/**
 * The browser itself says where a request comes from, and no page can change what it says: Sec-Fetch-Site, or in browsers
 * and over plain HTTP without it, Origin against Host. Whoever sends neither is no browser: the command is there for them.
 */
export function isFromOurPage({ secFetchSite, origin, host }: RequestOrigin): boolean {
  if (secFetchSite !== '') return secFetchSite === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
