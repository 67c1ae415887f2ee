// How the operator's words become values: credits, counts and points in time.
import { parseCredits } from '@lavra/shared/credits';
import { argument } from './output.ts';

export const creditsArgument = argument(parseCredits, 'credits with at most two decimals, for example 12.5');

export const limitArgument = argument((text) => {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value > 0 ? value : undefined;
}, 'a whole number above 0');

export const timeArgument = argument((text) => {
  const time = new Date(text);
  return /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined;
}, 'an ISO 8601 time, for example 2027-01-31T00:00:00Z');
