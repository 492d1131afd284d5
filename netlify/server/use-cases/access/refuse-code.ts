import type { SecondFactor } from '#domain/access/second-factor.ts';
import { nextTryAt, withWrongCode } from '#domain/access/wrong-codes.ts';
import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { wrongCodes } from '../../mails/access-mails.ts';
import type { FactorChange } from './factor-record.ts';

/** Why a code was not taken. */
export type Refusal = { why: 'wrong' | 'used' } | { why: 'too-many'; nextTry: Date };

/** The refusal of any code while too many wrong ones came, or null. */
export function refusalNow({ failedAt }: SecondFactor, now: Date): Refusal | null {
  const nextTry = nextTryAt(failedAt, now);
  return nextTry && { why: 'too-many', nextTry };
}

/** Remembers a wrong code. The one that is the last for now is emailed to the owner. */
export function takeWrongCode(
  factor: SecondFactor,
  { uid, email }: Account,
  now: Date,
): FactorChange<Refusal> {
  const refusal = refusalNow(factor, now);
  if (refusal) return { result: refusal };
  const next = { ...factor, failedAt: withWrongCode(factor.failedAt, now) };
  if (!refusalNow(next, now)) return { result: { why: 'wrong' }, next };
  const mail = wrongCodes(uid, email, now);
  return { result: { why: 'wrong' }, next, action: 'secondFactor.blocked', mail };
}

/** What the person is told of a code that was not taken. */
export function refuseCode(refusal: Refusal, now: Date): AppError {
  if (refusal.why === 'too-many') {
    const minutes = Math.ceil((refusal.nextTry.getTime() - now.getTime()) / 60_000);
    const wait = minutes > 90 ? messages.hours(Math.ceil(minutes / 60)) : messages.minutes(minutes);
    return new AppError('rate_limited', messages.tooManyCodes(wait));
  }
  const code = refusal.why === 'used' ? messages.usedCode : messages.wrongCode;
  return new AppError('invalid_input', code, { fields: { code } });
}
