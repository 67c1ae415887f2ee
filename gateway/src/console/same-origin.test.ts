// Which requests may change something by the session's cookie.
import { expect, test } from 'vitest';
import { isFromOurPage } from './same-origin.ts';

const host = 'lavra.example:8080';
test.each([
  ['our page', { secFetchSite: 'same-origin', origin: 'http://lavra.example:8080', host }, true],
  ['our page behind a proxy that changes Host', { secFetchSite: 'same-origin', origin: 'https://x', host }, true],
  ['a page of a sister domain', { secFetchSite: 'same-site', origin: 'http://lavra.example:8080', host }, false],
  ['a foreign page', { secFetchSite: 'cross-site', origin: 'http://lavra.example:8080', host }, false],
  ['an address typed in', { secFetchSite: 'none', origin: '', host }, false],
  ['an older browser on our page', { secFetchSite: '', origin: 'http://lavra.example:8080', host }, true],
  ['an older browser on another port', { secFetchSite: '', origin: 'http://lavra.example', host }, false],
  ['an older browser on a foreign page', { secFetchSite: '', origin: 'https://evil.example', host }, false],
  ['a page without an origin', { secFetchSite: '', origin: 'null', host }, false],
  ['no browser', { secFetchSite: '', origin: '', host }, false],
])('%s', (_name, request, expected) => {
  expect(isFromOurPage(request)).toBe(expected);
});
