import type { SecondFactorState } from '#contracts/access/dashboard.ts';
import type { Account } from '../../core/account.ts';
import { findUser } from '../../gateways/auth.ts';
import { isPasswordKnown, readFactor } from './factor-record.ts';
import { isRecent } from './recent-password.ts';

/** What the caller has set up, and what is still to be done. */
export async function readSecondFactor(account: Account, now: Date): Promise<SecondFactorState> {
  const { uid } = account;
  const [factor, user] = await Promise.all([readFactor(uid, now), findUser({ uid })]);
  return {
    passwordSet: isPasswordKnown(factor, user),
    enrolledAt: factor.enrolledAt,
    recoveryCodesLeft: factor.recoveryHashes.length,
    signedInLately: isRecent(account, now),
  };
}
