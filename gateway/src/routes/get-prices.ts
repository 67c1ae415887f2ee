// GET /documents/prices (contract 4.2): what the operator charges today, in credits.
import { toCredits } from '@lavra/shared/credits';
import type { Gateway } from '../context.ts';
import type { RequestContext } from '../middleware/request-context.ts';

export function getPrices({ prices }: Gateway) {
  return async (ctx: RequestContext): Promise<void> => {
    const { standardHundredths, fastHundredths, resizeImageHundredths } = await prices.get();
    ctx.body = {
      standard: toCredits(standardHundredths),
      fast: toCredits(fastHundredths),
      resizeImage: toCredits(resizeImageHundredths),
    };
  };
}
