// The API key: in this page's memory alone, gone with it.
import { signal } from '@preact/signals';

export const apiKey = signal('');

/** `npm start` prints the page's address with the demo key behind the #, which browsers send to nobody. */
export function takeKeyFromAddress(): void {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!given) return;
  apiKey.value = given;
  history.replaceState(history.state, '', location.pathname + location.search);
}
