import { messages } from '#words/refusals/common.ts';
import type { Account } from '../core/account.ts';
import { AppError } from './app-error.ts';

/**
 * The caller's email, by which records are theirs. Anyone can sign up with any address, so only a
 * verified one opens anything.
 * @throws AppError forbidden
 */
export function requireVerifiedEmail(account: Account): string {
  if (account.emailVerified && account.email !== '') return account.email;
  throw new AppError('forbidden', messages.verifyEmail);
}

/**
 * The record, when it belongs to the caller by verified email. Of another's record it is not even
 * told that it exists.
 * @param emailOf the address that owns the record
 * @throws AppError forbidden without a verified email, not_found
 */
export function ownedBy<T>(
  account: Account,
  record: T | undefined,
  emailOf: (record: T) => string | null,
): T {
  const email = requireVerifiedEmail(account);
  if (record !== undefined && emailOf(record)?.toLowerCase() === email) return record;
  throw new AppError('not_found', messages.notYours);
}
