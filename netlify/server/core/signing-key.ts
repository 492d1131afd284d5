import { hkdfSync } from 'node:crypto';
import { env } from './env.ts';

/** What we sign or hash for. Each has a key of its own, so that nothing made for one passes for another. */
export type SigningPurpose =
  | 'account-link'
  | 'payment-link'
  | 'manage-link'
  | 'seal'
  | 'review-link'
  | 'invitation'
  | 'limit';

const keys = new Map<SigningPurpose, Buffer>();

/** The 32 bytes to sign with for this purpose, derived from the one secret that is set for it. */
export function signingKey(purpose: SigningPurpose): Buffer {
  const known = keys.get(purpose);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', env().SIGNING_SECRET, '', purpose, 32));
  keys.set(purpose, key);
  return key;
}
