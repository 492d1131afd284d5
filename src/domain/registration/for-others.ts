import type { Registration } from './registration.ts';

/**
 * Whether the office has given a registration to another guardian than who sends the form: with the key
 * of a registration alone nobody learns of it, changes it or cancels it then.
 */
export function isForOthers(
  { readdressedAt, payer }: Pick<Registration, 'readdressedAt' | 'payer'>,
  email: string,
): boolean {
  return readdressedAt !== undefined && payer.email !== email;
}
