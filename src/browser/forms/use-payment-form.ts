import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiError, ApiResult } from '#browser/api.ts';
import type { Checkout, PaymentSummary } from '#contracts/payments/public.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { forgetDraft, payingOf } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { forgetPayment, type OpenPayment, readOpenPayment } from './open-payment.ts';
import type { PayableAnswer, SentKeys } from './send-for-payment.ts';
import { useAwaitedPayment } from './use-awaited-payment.ts';
import { type FormOptions, type FormRules, useForm, type Values } from './use-form.ts';

/** What takes the form's place once something has come of it. */
export type PaymentStep<Answer, Sent> =
  /** To be paid, but not what the person saw: they decide before the payment page opens. */
  | { at: 'changed'; answer: Answer; values: Sent; checkout: Checkout }
  | { at: 'paying'; answer: Answer; values: Sent; checkout: Checkout }
  | { at: 'pledged'; answer: Answer; values: Sent }
  | { at: 'paid'; payment: PaymentSummary };

interface PaymentRules extends FormRules {
  schema: z.ZodMiniType<{ paymentMethod: PaymentMethod }>;
}

/** The form's own rules, and what pays for it. */
async function loadPaying() {
  const { payByForm } = await import('./pay-by-form.ts');
  return { payByForm };
}
type PaidRules<Rules> = Rules & Awaited<ReturnType<typeof loadPaying>>;

interface Words {
  /** What the payment tab says until Stripe's page is there. */
  opening: string;
  /** Added to a failure that leaves open whether the form arrived. */
  safeToRepeat: string;
  sentBefore: (number: string) => string;
}

/** The words of this, and its toasts, are the form's own. */
interface PaymentFormOptions<
  Rules extends PaymentRules,
  Answer extends PayableAnswer & { number: string },
> extends Omit<FormOptions<Rules>, 'send' | 'rules'> {
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
  onRefused?: (error: ApiError) => void;
  onPledged?: (answer: Answer, values: Values<Rules>) => void;
  /** The payment page is open, or will be when the person agrees. */
  onPay?: (answer: Answer, values: Values<Rules>) => void;
  onPaid?: (payment: PaymentSummary) => void;
}

/**
 * A form that is paid for, on top of what every form does: opens Stripe's page in a new tab (in this
 * one where the browser blocks it), follows it, and shows what has come of it. `step` takes the
 * form's place where it is set: hide the form then and do not unmount it, so that `back` returns to
 * it with everything still in it.
 */
export function usePaymentForm<
  Rules extends PaymentRules,
  Answer extends PayableAnswer & { number: string },
>(options: PaymentFormOptions<Rules, Answer>) {
  type Sent = Values<Rules>;
  const {
    name,
    rules: loadRules,
    call,
    comparable,
    prefix,
    isAsShown,
    resultPath,
    words,
  } = options;
  const { onRefused, onPledged, onPay, onPaid, ...formOptions } = options;
  const [step, setStep] = useState<PaymentStep<Answer, Sent>>();
  const setAwaited = useFollowedPayment(name, (payment) => {
    setStep({ at: 'paid', payment });
    onPaid?.(payment);
  });
  const { showRefusal, setFailure, ...form } = useForm<PaidRules<Rules>>({
    ...formOptions,
    rules: async () => {
      const [rules, paying] = await Promise.all([loadRules(), loadPaying()]);
      return { ...rules, ...paying };
    },
    send: (values: Sent, element, rules): Promise<void> => {
      const website = String(new FormData(element).get('website') ?? '');
      return rules.payByForm<Answer>({
        name,
        resultPath,
        method: values.paymentMethod,
        words: typeof words === 'function' ? words(rules) : words,
        content: comparable ? comparable(values, rules) : values,
        call: (keys) => call(values, { ...keys, ...(website && { website }) }, rules),
        isAsShown: (answer) => isAsShown?.(answer, values, rules) ?? true,
        onRefused: (error, advised) => {
          showRefusal(advised, prefix);
          onRefused?.(error);
        },
        onFailure: (text) => setFailure(text),
        onPledged: (answer) => {
          setStep({ at: 'pledged', answer, values });
          onPledged?.(answer, values);
        },
        onPay: (answer, payment) => {
          setAwaited(payment);
          onPay?.(answer, values);
        },
        onStep: (at, answer, checkout) => setStep({ at, answer, values, checkout }),
      });
    },
  });

  return {
    ...form,
    step,
    back: () => {
      setStep(undefined);
      const button = form.form.current?.querySelector<HTMLElement>('[type="submit"]');
      // What is hidden takes no focus: by the next frame the form is back.
      requestAnimationFrame(() => button?.focus());
    },
    /** The person agrees to what has changed; the link they press opens the page. */
    agree: () =>
      setStep((current) => (current?.at === 'changed' ? { ...current, at: 'paying' } : current)),
  };
}

/**
 * Follows the payment page that this tab's form has opened, over reloads, until it is decided. The draft
 * is shared by all tabs: it goes only where it is what was paid.
 */
function useFollowedPayment(name: string, onPaid: (payment: PaymentSummary) => void) {
  const [awaited, setAwaited] = useState<OpenPayment>();
  useEffect(() => setAwaited(readOpenPayment(name)), [name]);
  const end = useCallback(() => {
    forgetPayment(name);
    setAwaited(undefined);
  }, [name]);
  const sessionId = awaited?.sessionId;
  useAwaitedPayment({
    sessionId,
    onPaid: (payment) => {
      end();
      forgetAttempt(name);
      if (payingOf(name) === sessionId) forgetDraft(name);
      onPaid(payment);
    },
    onDead: (payment) => {
      end();
      if (payment.status === 'payment_failed') forgetAttempt(name);
    },
  });
  return setAwaited;
}
