import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiError, ApiResult } from '#browser/api.ts';
import type { Checkout, PaymentSummary } from '#contracts/payments/public.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { forgetDraft, payingOf } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { type PaymentMemory, tabMemory } from './open-payment.ts';
import type { PayableAnswer, SentKeys } from './send-for-payment.ts';
import { useAwaitedPayment } from './use-awaited-payment.ts';
import { type FormOptions, type FormRules, useForm, type Values } from './use-form.ts';
import { useHydrated } from './use-hydrated.ts';

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
  /** Added to a failure that leaves open whether the form arrived. */
  safeToRepeat: string;
  sentBefore: (number: string) => string;
}

/** The words of this, and its toasts, are the form's own. */
interface PaymentFormOptions<Rules extends PaymentRules, Answer extends PayableAnswer>
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
  /** Where it remembers its payment pages: in its tab, where left out. The same in each rendering. */
  memory?: PaymentMemory<Answer, Values<Rules>>;
  /** Whether the draft stays where an ACH transfer or a check is to follow: the same may be sent again. */
  keepsDraft?: boolean;
  onRefused?: (error: ApiError, rules: Rules) => void;
  /** The payment page is open, or will be when the person agrees. */
  onPay?: () => void;
}

/**
 * A form that is paid for, on top of what every form does: opens Stripe's page in a new tab (in this
 * one where the browser blocks it), follows it, and shows what has come of it. `step` takes the
 * form's place where it is set: hide the form then and do not unmount it, so that `back` returns to
 * it with everything still in it.
 */
export function usePaymentForm<Rules extends PaymentRules, Answer extends PayableAnswer>(
  options: PaymentFormOptions<Rules, Answer>,
) {
  type Sent = Values<Rules>;
  const { name, call, comparable, prefix, isAsShown, resultPath, words } = options;
  const [memory] = useState<PaymentMemory<Answer, Sent>>(() => options.memory ?? tabMemory(name));
  const [step, setStep] = useState<PaymentStep<Answer, Sent>>();
  const follow = useFollowedPayment(name, memory, (payment) => setStep({ at: 'paid', payment }));
  const { showRefusal, setFailure, ...form } = useForm<PaidRules<Rules>>({
    ...options,
    rules: async () => {
      const [rules, paying] = await Promise.all([options.rules(), loadPaying()]);
      return { ...rules, ...paying };
    },
    send: (values: Sent, element, rules): Promise<void> => {
      const website = String(new FormData(element).get('website') ?? '');
      return rules.payByForm<Answer, Sent>({
        name,
        values,
        memory,
        resultPath,
        words: typeof words === 'function' ? words(rules) : words,
        content: comparable ? comparable(values, rules) : values,
        call: (keys) => call(values, { ...keys, ...(website && { website }) }, rules),
        isAsShown: (answer) => isAsShown?.(answer, values, rules) ?? true,
        onRefused: (error, advised) => {
          showRefusal(advised, prefix);
          options.onRefused?.(error, rules);
        },
        onFailure: (text) => setFailure(text),
        onPledged: (answer) => {
          if (!options.keepsDraft) forgetDraft(name);
          setStep({ at: 'pledged', answer, values });
        },
        onPay: (_, { sessionId }) => {
          follow(sessionId);
          options.onPay?.();
        },
        onStep: (at, answer, checkout) => setStep({ at, answer, values, checkout }),
      });
    },
  });

  return {
    ...form,
    step,
    /** It can be sent: the script is there. */
    isReady: useHydrated(),
    /** Stripe's page has sent the person back. */
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
 * Follows the payment page that the form has opened, over reloads, until it is decided. The draft is
 * shared by all tabs: it goes only where it is what was paid.
 * @returns to follow another one
 */
function useFollowedPayment<Answer extends PayableAnswer, Sent>(
  name: string,
  memory: PaymentMemory<Answer, Sent>,
  onPaid: (payment: PaymentSummary) => void,
) {
  const [sessionId, follow] = useState<string>();
  useEffect(() => {
    // What another tab has settled is followed to its end, so that this one shows it, too.
    const look = () => follow((followed) => memory.awaited() ?? followed);
    look();
    return memory.listen(look);
  }, [memory]);
  function end({ number }: PaymentSummary, isPaid: boolean) {
    if (sessionId) memory.settle({ number, sessionId }, isPaid);
    follow(memory.awaited());
  }
  useAwaitedPayment({
    sessionId,
    onPaid: (payment) => {
      end(payment, true);
      forgetAttempt(name);
      if (payingOf(name) === sessionId) forgetDraft(name);
      onPaid(payment);
    },
    onDead: (payment) => {
      end(payment, false);
      if (payment.status === 'payment_failed') forgetAttempt(name);
    },
  });
  return follow;
}
