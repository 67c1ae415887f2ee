// GET /documents/prices (contract 4.2): what the operator charges today, in credits.
import { toCredits } from '@lavra/shared/credits';
import type { Gateway } from '../context.ts';
import type { Route } from '../middleware/request.ts';

export function getPrices({ prices }: Gateway): Route {
  return {
    method: 'GET',
    path: '/api/v1/documents/prices',
    needsKey: false,
    readsBody: false,
    async handle(ctx) {
      const { standardHundredths, fastHundredths, resizeImageHundredths } = await prices.get();
      ctx.body = {
        standard: toCredits(standardHundredths),
        fast: toCredits(fastHundredths),
        resizeImage: toCredits(resizeImageHundredths),
      };
    },
  };
}
