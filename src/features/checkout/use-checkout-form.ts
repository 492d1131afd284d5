import { useState } from 'react';
import type { ApiError } from '#browser/api.ts';
import { openPaymentTab } from '#browser/forms/payment-tab.ts';
import { type Errors, useForm } from '#browser/forms/use-form.ts';
import { showToast } from '#components/ui/toast.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/money.ts';
import { CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import { messages } from './messages.ts';
import { findSession, recordOrder } from './order-records.ts';
import {
  FORM,
  prepareSubmission,
  type Submission,
  sortFieldErrors,
  submitOrder,
} from './submit-order.ts';
import type { Payment } from './TotalChanged.tsx';

const NO_ERRORS: Errors = {};

interface CheckoutFormOptions {
  cart: Cart | undefined;
  /** The grand total on the button. */
  totalCents: Cents | undefined;
  onPayment: (payment: Payment) => void;
  onPledge: (shownCents: Cents) => void;
}

/** The behaviour of the checkout form on top of what every form does: what becomes of an order. */
export function useCheckoutForm({ cart, totalCents, onPayment, onPledge }: CheckoutFormOptions) {
  const [lineErrors, setLineErrors] = useState(NO_ERRORS);
  const { showErrors, ...form } = useForm({
    name: FORM,
    schema: CheckoutFormSchema,
    onInvalid: () => setLineErrors(NO_ERRORS),
    send: async (customer, element) => {
      setLineErrors(NO_ERRORS);
      if (!cart || totalCents === undefined) return;
      const website = String(new FormData(element).get('website') ?? '');
      await send({ cart, customer, website }, totalCents);
    },
  });

  function refuse(error: ApiError, submission: Submission) {
    const sorted = sortFieldErrors(error.fields ?? {}, submission.cart);
    setLineErrors(sorted.lines);
    // Whether the order arrived is not known when no clear refusal came back.
    const isClear = error.fields !== undefined || error.code === 'idempotency_key_reused';
    form.setFailure(isClear ? error.message : `${error.message} ${messages.safeToRepeat}`);
    showErrors(sorted.form);
    void showToast({ ...messages.failed, tone: 'error' });
  }

  /** The order was sent before and its payment page is closed: its own page says what became of it. */
  function followUp(orderNumber: string) {
    const sessionId = findSession(orderNumber);
    if (sessionId) window.location.assign(`/checkout/success?session_id=${sessionId}`);
    else form.setFailure(messages.sentBefore(orderNumber));
  }

  async function send(submission: Submission, shownCents: Cents) {
    const key = prepareSubmission(submission);
    const byCard = submission.customer.paymentMethod === 'credit-card';
    // In the click itself: later, the browser would block it.
    const tab = byCard ? openPaymentTab(messages.openingPayment) : undefined;
    const outcome = await submitOrder(submission, key);
    if (outcome.kind !== 'pay') tab?.close();
    if (outcome.kind === 'refused') return refuse(outcome.error, submission);
    if (outcome.kind === 'settled') return followUp(outcome.orderNumber);
    recordOrder(outcome.record);
    if (outcome.kind === 'pledged') {
      onPledge(shownCents);
      return void showToast({ ...messages.submitted, tone: 'success' });
    }
    const { record, checkoutUrl } = outcome;
    const expected = record.totalCents === shownCents;
    if (!expected) tab?.close();
    // Where the tab was blocked, this page itself goes to the payment page.
    const opened = expected && tab?.goTo(checkoutUrl) === true;
    if (opened || !expected) onPayment({ record, checkoutUrl, shownCents, opened });
  }

  return { ...form, lineErrors };
}
