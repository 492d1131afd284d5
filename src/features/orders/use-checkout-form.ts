import { useState } from 'react';
import type { ApiError } from '#browser/api.ts';
import { notePaying } from '#browser/forms/draft.ts';
import { announcePayment } from '#browser/forms/payment-news.ts';
import { withAdvice } from '#browser/forms/refusal-advice.ts';
import { type Errors, useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages as words } from '#words/forms.ts';
import { messages } from '#words/orders/checkout.ts';
import { pageAddress } from '#words/page-address.ts';
import { FORM } from './form-name.ts';
import type { Payment } from './OrderPayment.tsx';
import { $orders, findSession, recordOrder } from './order-records.ts';
import type { Submission } from './submit-order.ts';
import { awaitedSession } from './use-awaited-order.ts';

const NO_ERRORS: Errors = {};

interface CheckoutFormOptions {
  cart: Cart | undefined;
  /** The grand total on the button. */
  totalCents: Cents | undefined;
  onPayment: (payment: Payment) => void;
  onPledge: (shownCents: Cents) => void;
}

type Ordering = typeof import('./submit-order.ts');

/** The behaviour of the checkout form on top of what every form does: what becomes of an order. */
export function useCheckoutForm({ cart, totalCents, onPayment, onPledge }: CheckoutFormOptions) {
  const [lineErrors, setLineErrors] = useState(NO_ERRORS);
  const { showErrors, ...form } = useForm({
    name: FORM,
    rules: () => import('./submit-order.ts'),
    onInvalid: () => setLineErrors(NO_ERRORS),
    send: async (customer, element, ordering) => {
      setLineErrors(NO_ERRORS);
      if (!cart || totalCents === undefined) return;
      const data = new FormData(element);
      const website = String(data.get('website') ?? '');
      const createAccount = data.has('createAccount');
      await send({ cart, customer, createAccount, website }, totalCents, ordering);
    },
  });

  function refuse(error: ApiError, { cart }: Submission, { sortFieldErrors }: Ordering) {
    const sorted = sortFieldErrors(error.fields ?? {}, cart);
    setLineErrors(sorted.lines);
    const awaited = error.code === 'already_paid' && awaitedSession($orders.get());
    // This page listens, too: it takes the paid order out of the cart and shows it.
    if (awaited) announcePayment(awaited);
    form.setFailure(withAdvice(error, messages.safeToRepeat).message);
    showErrors(sorted.form);
    void showToast({ ...messages.failed, tone: 'error' });
  }

  /** The order was sent before and its payment page is closed: its own page says what became of it. */
  function followUp(orderNumber: string) {
    const sessionId = findSession(orderNumber);
    if (sessionId) window.location.assign(pageAddress(`/checkout/success?session_id=${sessionId}`));
    else form.setFailure(messages.sentBefore(orderNumber));
  }

  async function send(submission: Submission, shownCents: Cents, ordering: Ordering) {
    const { submitOrder, recordOf } = ordering;
    const outcome = await submitOrder(submission, words.openingPayment);
    if (outcome.kind === 'refused') return refuse(outcome.error, submission, ordering);
    if (outcome.kind === 'settled') return followUp(outcome.answer.orderNumber);
    const record = recordOf(submission, outcome.answer);
    recordOrder(record);
    if (outcome.kind === 'pledged') return onPledge(shownCents);
    const { tab, checkout } = outcome;
    notePaying(FORM, checkout.sessionId);
    const expected = record.totalCents === shownCents;
    if (!expected) tab.close();
    // Where the tab was blocked, this page itself goes to the payment page.
    const opened = expected && tab.goTo(checkout.url);
    if (opened || !expected) onPayment({ record, checkoutUrl: checkout.url, shownCents, opened });
  }

  return { ...form, lineErrors };
}
