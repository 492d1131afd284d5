import { createHash } from 'node:crypto';

/** By so much of its hash a secret is known again; it says nothing of one that is random. */
const LENGTH = 12;

/** Pure: by what a service's webhook can note which secret it signs with, where everyone may read it. */
export function markOf(secret: string): string {
  return createHash('sha256').update(`courtside:${secret}`).digest('hex').slice(0, LENGTH);
}
