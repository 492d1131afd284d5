import { createHmac } from 'node:crypto';
import { type LimitScope, networkOf } from '#domain/limits/limit.ts';
import { signingKey } from '../../core/signing-key.ts';

/** The id of the record that counts an internet address. */
export function ipKey(scope: LimitScope, ip: string): string {
  return `${scope}-ip-${hash(networkOf(ip))}`;
}

/** The id of the record that counts an email address. */
export function addressKey(scope: LimitScope, email: string): string {
  return `${scope}-address-${hash(email.toLowerCase())}`;
}

/** Keyed, because all internet addresses there are can be hashed in minutes. */
function hash(text: string): string {
  return createHmac('sha256', signingKey('limit')).update(text).digest('base64url');
}
