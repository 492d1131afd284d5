import { useEffect, useState } from 'react';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import { forgetDraft, payingOf } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { type PaymentMemory, tabMemory } from './open-payment.ts';
import type { PaymentFormOptions, PaymentRules, PaymentStep } from './pay-by-form.ts';
import type { PayableAnswer } from './send-for-payment.ts';
import { useAwaitedPayment } from './use-awaited-payment.ts';
import { useForm, type Values } from './use-form.ts';

/** The form's own rules, and what pays for it. */
async function loadPaying() {
  const { payByForm } = await import('./pay-by-form.ts');
  return { payByForm };
}
type PaidRules<Rules> = Rules & Awaited<ReturnType<typeof loadPaying>>;

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
  const { name } = options;
  const [memory] = useState(() => options.memory ?? tabMemory(name));
  const [step, setStep] = useState<PaymentStep<Answer, Sent>>();
  const follow = useFollowedPayment(name, memory, (payment) => setStep({ at: 'paid', payment }));
  const { showRefusal, setFailure, ...form } = useForm<PaidRules<Rules>>({
    ...options,
    rules: async () => {
      const [rules, paying] = await Promise.all([options.rules(), loadPaying()]);
      return { ...rules, ...paying };
    },
    send: (values: Sent, element, rules): Promise<void> => {
      const hook = { memory, showRefusal, setFailure, setStep, follow };
      return rules.payByForm(options, { values, element, rules, ...hook });
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
 * Follows the payment page that the form has opened, over reloads, until it is decided. The draft is
 * shared by all tabs: it goes only where it is what was paid.
 * @returns to follow another one
 */
function useFollowedPayment(
  name: string,
  memory: PaymentMemory,
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
