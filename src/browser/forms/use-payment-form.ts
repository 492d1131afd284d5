import { useEffect, useState } from 'react';
import { forgetDraft, payingOf } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { type PaymentMemory, tabMemory } from './open-payment.ts';
import type { PaymentFormOptions, PaymentRules, PaymentStep } from './pay-by-form.ts';
import type { PayableAnswer } from './send-for-payment.ts';
import { useAwaitedPayment } from './use-awaited-payment.ts';
import { useForm, type Values } from './use-form.ts';
import type { FollowedStep } from './watch-payment.ts';

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
  const follow = useFollowedPayment(name, memory, (told) =>
    // Where the form is back in its place, a payment page that is closed is no news.
    setStep((shown) => (told.at === 'closed' && !(shown && 'checkout' in shown) ? shown : told)),
  );
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
  onTold: (told: FollowedStep) => void,
) {
  const [sessionId, follow] = useState<string>();
  useEffect(() => {
    // What another tab has settled, or replaced, is followed to its end, so that this one shows it, too.
    const look = () => follow((followed) => followed ?? memory.awaited());
    look();
    return memory.listen(look);
  }, [memory]);
  useAwaitedPayment({
    sessionId,
    onTold: (told) => {
      if (!sessionId) return;
      const isPaid = told.at === 'decided';
      const paying = payingOf(name);
      memory.settle(sessionId, isPaid);
      // What is closed may have been replaced in another tab: then that page may be paid.
      follow(memory.awaited() ?? (isPaid || paying === sessionId ? undefined : paying));
      if (isPaid || told.view === 'failed') forgetAttempt(name);
      if (isPaid && paying === sessionId) forgetDraft(name);
      onTold(told);
    },
  });
  return follow;
}
