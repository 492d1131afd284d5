import type * as z from 'zod/mini';
import type { ApiError, ApiResult } from '#browser/api.ts';
import type { Checkout } from '#contracts/payments/public.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/forms.ts';
import { pageAddress } from '#words/page-address.ts';
import { forgetDraft, notePaying, payingOf } from './draft.ts';
import { type PaymentMemory, readOpenPayment, rememberPayment } from './open-payment.ts';
import { announcePayment } from './payment-news.ts';
import { withAdvice } from './refusal-advice.ts';
import { type PayableAnswer, type SentKeys, sendForPayment } from './send-for-payment.ts';
import type { FormOptions, FormRules, Values } from './use-form.ts';
import type { FollowedStep } from './watch-payment.ts';

/*
 * What a form that is paid for does when it is sent. Apart from its hook (`use-payment-form.ts`), because
 * it comes with the first touch of the form, together with the form's rules.
 */

/** What takes the form's place once something has come of it. */
export type PaymentStep<Answer, Sent> =
  /** To be paid, but not what the person saw: they decide before the payment page opens. */
  | { at: 'changed'; answer: Answer; values: Sent; checkout: Checkout }
  | { at: 'paying'; answer: Answer; values: Sent; checkout: Checkout }
  | { at: 'pledged'; answer: Answer; values: Sent }
  | FollowedStep;

export interface PaymentRules extends FormRules {
  schema: z.ZodMiniType<{ paymentMethod: PaymentMethod }>;
}

interface Words {
  /** Added to a failure that leaves open whether the form arrived. */
  safeToRepeat: string;
  sentBefore: (number: string) => string;
}

/** What is remembered of records that were sent. */
interface SentRecords<Answer, Sent> {
  /** The Checkout Session of a record, by its number. */
  find: (number: string) => string | null | undefined;
  remember: (answer: Answer, values: Sent) => void;
}

/** The words of this, and its toasts, are the form's own. */
export interface PaymentFormOptions<Rules extends PaymentRules, Answer extends PayableAnswer>
  extends Omit<FormOptions<Rules>, 'send' | 'rules'> {
  rules: () => Promise<Rules>;
  /** Sends the request. @param website the honeypot as it was left; people leave it empty */
  call: (
    values: Values<Rules>,
    sent: SentKeys & { website?: string },
    rules: Rules,
  ) => Promise<ApiResult<Answer>>;
  /** The part of the request that the form is: 'customer.'; where it is the whole, left out. */
  prefix?: string;
  /**
   * What tells one record from another: the same again is sent with the same key. All values, where it
   * is left out; to be given where some of them are too private to be kept in the browser.
   */
  comparable?: (values: Values<Rules>, rules: Rules) => unknown;
  /** Whether what is to be paid is what the person saw; always, where it is left out. */
  isAsShown?: (answer: Answer, values: Values<Rules>, rules: Rules) => boolean;
  /** Where Stripe's page sends a person who paid, such as '/donations/thank-you'. */
  resultPath: string;
  /** As a function, where they are loaded with the rules. */
  words: Words | ((rules: Rules) => Words);
  /** What is known of its payment page, the same in each rendering; where left out, what its tab knows. */
  memory?: PaymentMemory;
  /** The records that were sent, where more tabs than its own remember them. */
  records?: (rules: Rules) => SentRecords<Answer, Values<Rules>>;
  /** Whether the draft stays where an ACH transfer or a check is to follow: the same may be sent again. */
  keepsDraft?: boolean;
  onRefused?: (error: ApiError, rules: Rules) => void;
  /** The payment page is open, or will be when the person agrees. */
  onPay?: () => void;
}

/** What was sent, and how the form's hook shows what comes of it. */
interface Sending<Rules extends PaymentRules, Answer extends PayableAnswer> {
  values: Values<Rules>;
  element: HTMLFormElement;
  rules: Rules;
  memory: PaymentMemory;
  showRefusal: (error: ApiError, prefix?: string) => void;
  setFailure: (text: string) => void;
  setStep: (step: PaymentStep<Answer, Values<Rules>>) => void;
  /** Follows the payment page of this Checkout Session from now on. */
  follow: (sessionId: string) => void;
}

/** To be called in the submit event itself: it opens the payment tab before its first await. */
export async function payByForm<Rules extends PaymentRules, Answer extends PayableAnswer>(
  options: PaymentFormOptions<Rules, Answer>,
  { values, element, rules, memory, ...form }: Sending<Rules, Answer>,
): Promise<void> {
  const { name, comparable } = options;
  const records = options.records?.(rules) ?? recordsOfTab(name);
  const words = typeof options.words === 'function' ? options.words(rules) : options.words;
  const website = String(new FormData(element).get('website') ?? '');
  const outcome = await sendForPayment({
    form: name,
    content: comparable ? comparable(values, rules) : values,
    method: values.paymentMethod,
    opening: messages.openingPayment,
    send: (keys) => options.call(values, { ...keys, ...(website && { website }) }, rules),
  });
  if (outcome.kind === 'refused') {
    const { error } = outcome;
    const awaited = memory.awaited();
    // The form listens, too: it shows what has come of it.
    if (error.code === 'already_paid' && awaited) announcePayment(awaited);
    form.showRefusal(withAdvice(error, words.safeToRepeat), options.prefix);
    return options.onRefused?.(error, rules);
  }
  const { answer } = outcome;
  if (outcome.kind === 'settled') {
    const sessionId = records.find(answer.number);
    if (!sessionId) return form.setFailure(words.sentBefore(answer.number));
    return window.location.assign(pageAddress(`${options.resultPath}?session_id=${sessionId}`));
  }
  records.remember(answer, values);
  if (outcome.kind === 'pledged') {
    if (!options.keepsDraft) {
      forgetDraft(name);
      // Browsers bring typed text back where a page is loaded again: it would look as if it had not been sent.
      element.reset();
    }
    return form.setStep({ at: 'pledged', answer, values });
  }
  const { checkout, tab } = outcome;
  const before = payingOf(name);
  notePaying(name, checkout.sessionId);
  // A tab that waits for the page that this one replaces hears that it is closed.
  if (before && before !== checkout.sessionId) announcePayment(before);
  form.follow(checkout.sessionId);
  options.onPay?.();
  // It said that nothing was charged the last time (`KnownEarly.astro`).
  delete document.documentElement.dataset.cancelled;
  const expected = options.isAsShown?.(answer, values, rules) ?? true;
  if (!expected) tab.close();
  // Where the tab was blocked, this page itself goes to the payment page.
  if (expected && !tab.goTo(checkout.url)) return;
  form.setStep({ at: expected ? 'paying' : 'changed', answer, values, checkout });
}

/** A tab remembers the one payment page that it has opened last. */
function recordsOfTab(form: string): SentRecords<PayableAnswer, unknown> {
  return {
    find: (number) => {
      const known = readOpenPayment(form);
      return known?.number === number ? known.sessionId : undefined;
    },
    remember: ({ number, checkout }) => {
      if (checkout) rememberPayment(form, { number, sessionId: checkout.sessionId });
    },
  };
}
