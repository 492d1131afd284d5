import type { PaymentSummary } from '#contracts/payments/public.ts';
import { formatDay } from '#domain/calendar/day.ts';
import type { PaymentView } from '#domain/payments/choices.ts';
import { messages as resultMessages } from '#words/donations/results.ts';

/** What a donor is told of a gift, on the page they return to and in the tab with the form. */
export function giftWords(view: PaymentView, payment: PaymentSummary | undefined) {
  const { result } = resultMessages;
  if (view !== 'paid' || !payment?.plan) return result[view];
  const started = payment.paidCents > 0;
  if (payment.status === 'ended') {
    const { title, text, thanks } = result.ended;
    return { title, text: started ? `${text} ${thanks}` : text };
  }
  const { title, text, textStarted } = result.monthly;
  return {
    title,
    text: started ? textStarted : text(formatDay(payment.plan.firstOn)),
  };
}

/** What happens next, where the gift is made; a monthly one that has ended is not. */
export function nextOfGift(view: PaymentView, payment: PaymentSummary | undefined) {
  const { next } = resultMessages;
  if (view === 'processing') return next.processing;
  if (view !== 'paid' || payment?.status === 'ended') return undefined;
  return payment?.plan ? next.monthly : next.once;
}
