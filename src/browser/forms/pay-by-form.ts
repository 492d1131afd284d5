import type { ApiError, ApiResult } from '#browser/api.ts';
import type { Checkout } from '#contracts/payments/public.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/forms.ts';
import { pageAddress } from '#words/page-address.ts';
import { notePaying } from './draft.ts';
import type { PaymentMemory } from './open-payment.ts';
import { announcePayment } from './payment-news.ts';
import { withAdvice } from './refusal-advice.ts';
import { type PayableAnswer, type SentKeys, sendForPayment } from './send-for-payment.ts';

/*
 * What a form that is paid for does when it is sent. Apart from its hook (`use-payment-form.ts`), because
 * it comes with the first touch of the form, together with the form's rules.
 */

/** What a form is sent with, and how its hook shows what comes of it. */
interface PaidForm<Answer extends PayableAnswer, Sent> {
  name: string;
  values: Sent;
  /** What tells one record from another. */
  content: unknown;
  memory: PaymentMemory<Answer, Sent>;
  call: (keys: SentKeys) => Promise<ApiResult<Answer>>;
  isAsShown: (answer: Answer) => boolean;
  resultPath: string;
  words: { safeToRepeat: string; sentBefore: (number: string) => string };
  /** @param advised the same, with what is safe to do now, to stand beside the form's button */
  onRefused: (error: ApiError, advised: ApiError) => void;
  onFailure: (text: string) => void;
  onPledged: (answer: Answer) => void;
  /** The payment page is open, or will be when the person agrees: it is followed from now on. */
  onPay: (answer: Answer, checkout: Checkout) => void;
  /** What takes the form's place; not called where this page itself goes to the payment page. */
  onStep: (at: 'changed' | 'paying', answer: Answer, checkout: Checkout) => void;
}

/** To be called in the submit event itself: it opens the payment tab before its first await. */
export async function payByForm<
  Answer extends PayableAnswer,
  Sent extends { paymentMethod: PaymentMethod },
>(form: PaidForm<Answer, Sent>): Promise<void> {
  const { name, values, memory, words } = form;
  const outcome = await sendForPayment({
    form: name,
    content: form.content,
    method: values.paymentMethod,
    opening: messages.openingPayment,
    send: form.call,
  });
  if (outcome.kind === 'refused') return refuse(form, outcome.error);
  const { answer } = outcome;
  if (outcome.kind === 'settled') {
    const sessionId = memory.find(answer.number);
    if (!sessionId) return form.onFailure(words.sentBefore(answer.number));
    return window.location.assign(pageAddress(`${form.resultPath}?session_id=${sessionId}`));
  }
  memory.remember(answer, values);
  if (outcome.kind === 'pledged') return form.onPledged(answer);
  const { checkout, tab } = outcome;
  notePaying(name, checkout.sessionId);
  form.onPay(answer, checkout);
  const expected = form.isAsShown(answer);
  if (!expected) tab.close();
  // Where the tab was blocked, this page itself goes to the payment page.
  if (expected && !tab.goTo(checkout.url)) return;
  form.onStep(expected ? 'paying' : 'changed', answer, checkout);
}

function refuse<Answer extends PayableAnswer, Sent>(
  { memory, words, onRefused }: PaidForm<Answer, Sent>,
  error: ApiError,
): void {
  const awaited = memory.awaited();
  // The form listens, too: it shows what has come of it.
  if (error.code === 'already_paid' && awaited) announcePayment(awaited);
  onRefused(error, withAdvice(error, words.safeToRepeat));
}
