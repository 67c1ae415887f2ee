// GET /documents/types (contract 4.3): the documents this service reads.
import type { RequestContext } from '../middleware/request-context.ts';
import { messagesIn } from '../reply/messages/languages.ts';

export function getTypes(ctx: RequestContext): void {
  ctx.body = {
    types: [
      {
        id: 'birth-certificate',
        ...messagesIn(ctx.state.language).birthCertificate,
        icon: '👶',
        enabled: true,
        endpoint: '/documents/birth-certificate',
      },
    ],
  };
}
