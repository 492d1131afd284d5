import type { Enrollment } from '#contracts/access/dashboard.ts';
import { addStepUp, RECENT_PASSWORD_MS, type SecondFactor } from '#domain/access/second-factor.ts';
import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { findUser } from '../../gateways/auth.ts';
import { readSettings } from '../../gateways/content.ts';
import { secondFactorSetUp } from '../../mails/access-mails.ts';
import {
  authenticatorUri,
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSecret,
  stepOf,
} from './codes.ts';
import { changeFactor, isPasswordKnown } from './factor-record.ts';
import { requireRecentPassword } from './recent-password.ts';
import { type Refusal, refusalNow, refuseCode, takeWrongCode } from './refuse-code.ts';
import { canOpen, openSecret, sealSecret } from './seal-secret.ts';
import { makeStepUp } from './step-up.ts';

/**
 * Makes a key for an authenticator app. It is of no use until `confirmEnrollment`, within the same
 * sign-in; until then the one before it stays.
 * @param replaces whether the caller has passed the second factor that is there
 * @throws AppError forbidden where the sign-in is not recent, conflict where the password is not known
 *   to be long enough, or where there is a second factor that was not passed
 */
export async function beginEnrollment(
  account: Account,
  replaces: boolean,
  now: Date,
): Promise<Enrollment> {
  const { uid, email, signedInAt } = account;
  requireRecentPassword(account, now);
  const [user, { programName }] = await Promise.all([findUser({ uid }), readSettings()]);
  const secret = makeSecret();
  await changeFactor(uid, { actor: account, now }, (factor) => {
    if (factor.secret && !replaces) throw new AppError('conflict', ALREADY_SET_UP);
    if (!isPasswordKnown(factor, user)) throw new AppError('conflict', SET_PASSWORD_FIRST);
    const pending = { secret: sealSecret(secret, uid), signedInAt, at: now.toISOString() };
    return { result: undefined, next: { ...factor, pending } };
  });
  return { secret, uri: authenticatorUri(secret, programName, email) };
}

/**
 * Takes the key into use, once its app gives the right code, and opens what needs the second factor. Where the
 * answer was lost, the next code within minutes gives other recovery codes: nobody has seen those before. The same
 * code does not: whoever has seen it typed may be somebody else.
 * @returns the recovery codes, which are shown this once, and the cookie
 * @throws AppError conflict where no key waits in this sign-in, invalid_input for a code that is wrong or was used,
 *   rate_limited after too many
 */
export async function confirmEnrollment(
  account: Account,
  code: string,
  now: Date,
): Promise<{ recoveryCodes: string[]; cookie: string }> {
  const { uid, email } = account;
  const recoveryCodes = makeRecoveryCodes();
  const { cookie, stepUp } = makeStepUp(account, now);
  const by = { actor: account, now };
  const refusal = await changeFactor<Refusal | null>(uid, by, (factor) => {
    const secret = pendingSecret(factor, account, now);
    const isAgain = isConfirmed(factor);
    const blocked = isAgain && refusalNow(factor, now);
    if (blocked) return { result: blocked };
    const step = stepOf(code, secret, now);
    if (step === null) return takeWrongCode(factor, account, now);
    if (isAgain && step <= factor.lastStep) return { result: { why: 'used' } };
    const next: SecondFactor = {
      ...factor,
      secret: sealSecret(secret, uid),
      enrolledAt: isAgain ? factor.enrolledAt : now.toISOString(),
      lastStep: step,
      recoveryHashes: recoveryCodes.map((recovery) => hashRecoveryCode(recovery, uid)),
      failedAt: [],
      stepUps: addStepUp([], stepUp, now),
    };
    const mail = secondFactorSetUp(uid, email, now);
    return { result: null, next, action: 'secondFactor.setUp', mail };
  });
  if (refusal) throw refuseCode(refusal, now);
  return { recoveryCodes, cookie };
}

/** Whether the key that was shown last is in use already. */
function isConfirmed({ pending, enrolledAt }: SecondFactor): boolean {
  return pending !== null && enrolledAt !== null && enrolledAt >= pending.at;
}

function pendingSecret(factor: SecondFactor, { uid, signedInAt }: Account, now: Date): string {
  const { pending, enrolledAt } = factor;
  const age = now.getTime() - Date.parse(enrolledAt ?? '');
  const isOver = isConfirmed(factor) && age >= RECENT_PASSWORD_MS;
  if (pending?.signedInAt !== signedInAt || isOver || !canOpen(pending.secret))
    throw new AppError('conflict', BEGIN_AGAIN);
  return openSecret(pending.secret, uid);
}

const ALREADY_SET_UP = messages.alreadySetUp;
const SET_PASSWORD_FIRST = messages.passwordFirst;
const BEGIN_AGAIN = messages.beginAgain;
