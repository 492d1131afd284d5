import { RECENT_PASSWORD_MS } from '#domain/access/second-factor.ts';
import { messages } from '#words/refusals/common.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';

/** Whether the password was typed within the last minutes. */
export function isRecent({ signedInAt }: Account, now: Date): boolean {
  return now.getTime() - Date.parse(signedInAt) <= RECENT_PASSWORD_MS;
}

/** @throws AppError forbidden: a laptop left lying about is no proof */
export function requireRecentPassword(account: Account, now: Date): void {
  if (isRecent(account, now)) return;
  throw new AppError('forbidden', messages.passwordAgain);
}
