import { addStepUp, type SecondFactor } from '#domain/access/second-factor.ts';
import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { findUser } from '../../gateways/auth.ts';
import { recoveryCodeUsed } from '../../mails/access-mails.ts';
import { hashRecoveryCode, stepOf } from './codes.ts';
import { changeFactor, type FactorChange, isPasswordKnown } from './factor-record.ts';
import { type Refusal, refusalNow, refuseCode, takeWrongCode } from './refuse-code.ts';
import { canOpen, openSecret, sealSecret } from './seal-secret.ts';
import { makeStepUp } from './step-up.ts';

/**
 * Opens what needs the second factor, by a code of the app or a recovery code.
 * @returns the cookie, and how many recovery codes are left
 * @throws AppError conflict where nothing is set up, its key is gone, or the password is not known to be
 *   long enough, invalid_input for a code that is wrong or was used, rate_limited after too many wrong ones
 */
export async function passSecondFactor(
  account: Account,
  code: string,
  now: Date,
): Promise<{ recoveryCodesLeft: number; cookie: string }> {
  const { uid } = account;
  const user = await findUser({ uid });
  const { cookie, stepUp } = makeStepUp(account, now);
  const left = { recoveryCodes: 0 };
  const refusal = await changeFactor(uid, { actor: account, now }, (factor) => {
    if (!isPasswordKnown(factor, user)) throw begunAnew();
    const change = takeCode(factor, account, code, now);
    if (change.result || !change.next) return change;
    left.recoveryCodes = change.next.recoveryHashes.length;
    const stepUps = addStepUp(factor.stepUps, stepUp, now);
    return { ...change, next: { ...change.next, failedAt: [], stepUps } };
  });
  if (refusal) throw refuseCode(refusal, now);
  return { recoveryCodesLeft: left.recoveryCodes, cookie };
}

/** What a code changes, and why it was not taken, if so. */
function takeCode(
  factor: SecondFactor,
  account: Account,
  code: string,
  now: Date,
): FactorChange<Refusal | null> {
  const { uid, email } = account;
  if (!factor.secret) throw begunAnew();
  const blocked = refusalNow(factor, now);
  if (blocked) return { result: blocked };
  // First, as it needs no key: whose app cannot be read any more gets to a new one by it.
  const hash = hashRecoveryCode(code, uid);
  if (factor.recoveryHashes.includes(hash)) {
    const recoveryHashes = factor.recoveryHashes.filter((other) => other !== hash);
    return {
      result: null,
      next: { ...factor, recoveryHashes },
      action: 'secondFactor.recoveryCodeUsed',
      mail: recoveryCodeUsed(uid, email, recoveryHashes.length, now),
    };
  }
  if (!canOpen(factor.secret)) throw new AppError('conflict', messages.keyGone);
  const secret = openSecret(factor.secret, uid);
  const step = stepOf(code, secret, now);
  if (step === null) return takeWrongCode(factor, account, now);
  if (step <= factor.lastStep) return { result: { why: 'used' } };
  // Sealed again, so that a key that was replaced is no longer needed some day.
  return { result: null, next: { ...factor, secret: sealSecret(secret, uid), lastStep: step } };
}

function begunAnew(): AppError {
  return new AppError('conflict', messages.factorChanged);
}
