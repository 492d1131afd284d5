import { useState } from 'react';
import type { Errors } from '#browser/forms/use-form.ts';
import { usePaymentForm } from '#browser/forms/use-payment-form.ts';
import { showToast } from '#components/ui/toast.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/orders/checkout.ts';
import { FORM } from './form-name.ts';
import { orderMemory } from './order-records.ts';

const NO_ERRORS: Errors = {};

/**
 * The behaviour of the checkout form on top of what every form that is paid for does.
 * @param shownCents the grand total on the button
 */
export function useCheckoutForm(cart: Cart | undefined, shownCents: Cents | undefined) {
  const [lineErrors, setLineErrors] = useState(NO_ERRORS);
  const form = usePaymentForm({
    name: FORM,
    rules: () => import('./submit-order.ts'),
    memory: orderMemory,
    records: ({ records }) => records,
    keepsDraft: true,
    read: (element, { readOrder }) => readOrder(element, cart, shownCents),
    comparable: (order, { comparableOrder }) => comparableOrder(order),
    call: (order, sent, { sendOrder }) => {
      setLineErrors(NO_ERRORS);
      return sendOrder(order, sent);
    },
    isAsShown: ({ totalCents }, order) => totalCents === order.shownCents,
    prefix: 'customer.',
    resultPath: '/checkout/success',
    words: messages,
    onInvalid: () => setLineErrors(NO_ERRORS),
    onRefused: ({ fields = {} }, rules) => {
      setLineErrors(rules.lineErrors(fields, cart));
      void showToast({ ...messages.failed, tone: 'error' });
    },
  });
  return { ...form, lineErrors };
}
