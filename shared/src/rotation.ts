// Changing a secret or a token without a moment in which somebody is refused: for a while two are accepted. Configured
// as "A,B": A is used and shown to others, both are accepted. First "old,new" everywhere, then "new,old", then "new".
import { createHmac } from 'node:crypto';

/** The one that is used. @param configured one, or two separated by a comma */
export function currentOf(configured: string): string {
  return acceptedOf(configured)[0] as string;
}

/** All that are accepted, the one in use first. */
export function acceptedOf(configured: string): string[] {
  return configured.split(',').map((part) => part.trim());
}

/** Tells secrets apart and says nothing of them: which one a hash was made with is kept beside it. */
export function secretIdOf(secret: string): string {
  return createHmac('sha256', secret).update('lavra secret id').digest('hex').slice(0, 8);
}
