import type { ApiError, ApiResult } from '#browser/api.ts';
import type { Checkout } from '#contracts/payments/public.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { pageAddress } from '#words/page-address.ts';
import { forgetDraft, notePaying } from './draft.ts';
import { type OpenPayment, readOpenPayment, rememberPayment } from './open-payment.ts';
import { announcePayment } from './payment-news.ts';
import { withAdvice } from './refusal-advice.ts';
import { type PayableAnswer, type SentKeys, sendForPayment } from './send-for-payment.ts';

/*
 * What a form that is paid for does when it is sent. Apart from its hook (`use-payment-form.ts`), because
 * it comes with the first touch of the form, together with the form's rules.
 */

/** What a form is sent with, and how its hook shows what comes of it. */
interface PaidForm<Answer> {
  name: string;
  method: PaymentMethod;
  /** What tells one record from another. */
  content: unknown;
  call: (keys: SentKeys) => Promise<ApiResult<Answer>>;
  isAsShown: (answer: Answer) => boolean;
  resultPath: string;
  words: { opening: string; safeToRepeat: string; sentBefore: (number: string) => string };
  /** @param advised the same, with what is safe to do now, to stand beside the form's button */
  onRefused: (error: ApiError, advised: ApiError) => void;
  onFailure: (text: string) => void;
  onPledged: (answer: Answer) => void;
  /** The payment page is open, or will be when the person agrees: it is followed from now on. */
  onPay: (answer: Answer, payment: OpenPayment) => void;
  /** What takes the form's place; not called where this page itself goes to the payment page. */
  onStep: (at: 'changed' | 'paying', answer: Answer, checkout: Checkout) => void;
}

/** To be called in the submit event itself: it opens the payment tab before its first await. */
export async function payByForm<Answer extends PayableAnswer & { number: string }>(
  form: PaidForm<Answer>,
): Promise<void> {
  const { name, method, content, words, call } = form;
  const { opening } = words;
  const outcome = await sendForPayment({ form: name, content, method, opening, send: call });
  if (outcome.kind === 'refused') return refuse(form, outcome.error);
  const { answer } = outcome;
  if (outcome.kind === 'settled') {
    const known = readOpenPayment(name);
    if (known?.number !== answer.number) return form.onFailure(words.sentBefore(answer.number));
    return window.location.assign(pageAddress(`${form.resultPath}?session_id=${known.sessionId}`));
  }
  if (outcome.kind === 'pledged') {
    forgetDraft(name);
    return form.onPledged(answer);
  }
  const { checkout, tab } = outcome;
  const payment = { number: answer.number, sessionId: checkout.sessionId };
  rememberPayment(name, payment);
  notePaying(name, checkout.sessionId);
  form.onPay(answer, payment);
  const expected = form.isAsShown(answer);
  if (!expected) tab.close();
  // Where the tab was blocked, this page itself goes to the payment page.
  if (expected && !tab.goTo(checkout.url)) return;
  form.onStep(expected ? 'paying' : 'changed', answer, checkout);
}

function refuse<Answer>({ name, words, onRefused }: PaidForm<Answer>, error: ApiError): void {
  const known = readOpenPayment(name);
  // The form listens, too: it shows what has come of it.
  if (error.code === 'already_paid' && known) announcePayment(known.sessionId);
  onRefused(error, withAdvice(error, words.safeToRepeat));
}
