import { forgetDraft, payingOf } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { forgetPayment } from './open-payment.ts';

/*
 * What a result page may do to the form. Its address stays in the history, in a tab that a phone loads
 * again, and in emails: by then the draft may be another gift, or another child's registration.
 */

/** Whether the draft on this device is what is paid for with this Checkout Session. */
export function isPaidWith(form: string, sessionId: string | undefined): boolean {
  return sessionId !== undefined && payingOf(form) === sessionId;
}

/**
 * Frees a form whose payment is decided, unless another payment for it is open by now: for the next
 * record, or for another try with what was typed. Of what was paid, the draft is done with; one that was
 * begun since stays.
 */
export function freeForm(form: string, sessionId: string, isPaid: boolean): void {
  if (payingOf(form) !== undefined && !isPaidWith(form, sessionId)) return;
  forgetAttempt(form);
  forgetPayment(form);
  if (isPaid && isPaidWith(form, sessionId)) forgetDraft(form);
}
