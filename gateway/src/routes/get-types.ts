// GET /documents/types (contract 4.3): the documents this service reads.
import type { Route } from '../middleware/request.ts';
import { messagesIn } from '../reply/messages/languages.ts';

export function getTypes(): Route {
  return {
    method: 'GET',
    path: '/api/v1/documents/types',
    needsKey: true,
    readsBody: false,
    handle(ctx) {
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
    },
  };
}
