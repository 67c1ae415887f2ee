// Refuses what no route took: 405 with the methods that the path has, 404 for any other path. The router's own
// `allowedMethods` would answer OPTIONS with 200 and a method it does not know with 501.
import { RefusedError } from '../reply/refusals.ts';
import type { RequestContext } from './request-context.ts';

export function refuseUnrouted({ matched = [] }: RequestContext): never {
  const allowed = matched.flatMap(({ methods }) => methods).sort();
  throw new RefusedError(allowed.length > 0 ? { kind: 'method_not_allowed', allowed } : { kind: 'not_found' });
}
