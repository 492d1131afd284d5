import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Stripe shapes them: `newId('pi')` is `pi_` and 24 letters or digits. */
export function newId(prefix: string, length = 24): string {
  let id = `${prefix}_`;
  for (let i = 0; i < length; i += 1) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}
