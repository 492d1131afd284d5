import { createHmac } from 'node:crypto';
import { type LimitScope, networkOf } from '#domain/limits/limit.ts';
import { signingKey } from '../../core/signing-key.ts';

/** The id of the record that counts an internet address. */
export function ipKey(scope: LimitScope, ip: string): string {
  return `${scope}-ip-${hash(networkOf(ip))}`;
}

/**
 * The id of the record that counts an email address. Anyone can name an address in a form; whoever has
 * shown that it is theirs is counted apart, so that nobody else uses up what they may do.
 * @param isProven whether a verified account or a link from an email stands for the address
 */
export function addressKey(scope: LimitScope, email: string, isProven = false): string {
  return `${scope}-${isProven ? 'proven' : 'address'}-${hash(email.toLowerCase())}`;
}

/** Keyed, because all internet addresses there are can be hashed in minutes. */
function hash(text: string): string {
  return createHmac('sha256', signingKey('limit')).update(text).digest('base64url');
}
