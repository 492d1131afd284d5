import type { Account } from '../../core/account.ts';
import { setPassword } from '../../gateways/auth.ts';
import { passwordChanged } from '../../mails/access-mails.ts';
import { changeFactor } from './factor-record.ts';
import { requireRecentPassword } from './recent-password.ts';

/**
 * Sets the caller's password, whose length the contract has checked, and notes that it is the one in
 * force. It ends every session of the account, this one too.
 * @throws AppError forbidden where the sign-in is not recent
 */
export async function setAdminPassword(
  account: Account,
  password: string,
  now: Date,
): Promise<void> {
  requireRecentPassword(account, now);
  const { uid, email } = account;
  // First at Firebase: were we stopped in between, it would be asked for again, and no more.
  const { tokensValidAfterTime = null } = await setPassword(uid, password);
  await changeFactor(uid, { actor: account, now }, (factor) => ({
    result: undefined,
    next: { ...factor, passwordSince: tokensValidAfterTime, stepUps: [] },
    action: 'password.changed',
    mail: passwordChanged(uid, email, now),
  }));
}
