// What every request of the page is sent with: where to, and the options that the person chose.
import { signal } from '@preact/signals';
import { LavraClient, type Prices } from '../../../client/src/index.ts';

export const BASE_URL = `${location.origin}/api/v1`;

export interface Options {
  readonly engine: 'standard' | 'fast';
  readonly resizeImage: boolean;
}

export const options = signal<Options>({ engine: 'standard', resizeImage: false });

/** In credits; undefined until the service has said. */
export const prices = signal<Prices | undefined>(undefined);

export async function loadPrices(): Promise<void> {
  const client = new LavraClient({ baseUrl: BASE_URL, apiKey: '' });
  prices.value = await client.getPrices().catch(() => undefined);
}
