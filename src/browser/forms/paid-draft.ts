import { forgetDraft, payingOf } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';

/*
 * What a result page may do to the form. Its address stays in the history, in a tab that a phone loads
 * again, and in emails: by then the draft may be another gift, or another child's registration.
 */

/** Whether the draft on this device is what is paid for with this Checkout Session. */
export function isPaidWith(form: string, sessionId: string | undefined): boolean {
  return sessionId !== undefined && payingOf(form) === sessionId;
}

/**
 * Frees a form whose payment is decided, unless another payment for it is open by now. Of what was paid,
 * the draft is done with; one that was begun since stays.
 * @returns whether it did
 */
export function freeForm(form: string, sessionId: string | undefined, isPaid: boolean): boolean {
  if (payingOf(form) !== undefined && !isPaidWith(form, sessionId)) return false;
  forgetAttempt(form);
  if (isPaid && isPaidWith(form, sessionId)) forgetDraft(form);
  return true;
}
