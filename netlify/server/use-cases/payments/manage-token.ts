import { randomBytes } from 'node:crypto';

/** The secret part of the link in receipts by which a payer manages a plan without a password: 192 bits. */
export function newManageToken(): string {
  return randomBytes(24).toString('base64url');
}
