import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ApiError } from '#browser/api.ts';
import { showToast } from '#components/ui/toast.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import type { Cents } from '#domain/money/money.ts';
import { CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import { readForm, restoreDraft, saveDraft } from './checkout-draft.ts';
import { messages } from './messages.ts';
import { findSession, recordOrder } from './order-records.ts';
import { openPaymentTab } from './payment-tab.ts';
import {
  prepareSubmission,
  type Submission,
  sortFieldErrors,
  submitOrder,
} from './submit-order.ts';
import type { Payment } from './TotalChanged.tsx';

type Errors = Readonly<Record<string, string>>;
const NO_ERRORS: Errors = {};

interface CheckoutFormOptions {
  cart: Cart | undefined;
  /** The grand total on the button. */
  totalCents: Cents | undefined;
  onPayment: (payment: Payment) => void;
  onPledge: (shownCents: Cents) => void;
}

/** The behaviour of the checkout form: draft, validation, sending, and the errors of each. */
export function useCheckoutForm({ cart, totalCents, onPayment, onPledge }: CheckoutFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [lineErrors, setLineErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** State comes too late for the second of two quick clicks. */
  const sending = useRef(false);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);
  const focusError = useFocusOnError(form);

  function edit(event: FormEvent<HTMLFormElement>) {
    saveDraft(event.currentTarget);
    const { name } = event.target as HTMLInputElement;
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
  }

  function refuse(error: ApiError, submission: Submission) {
    const sorted = sortFieldErrors(error.fields ?? {}, submission.cart);
    setErrors(sorted.form);
    setLineErrors(sorted.lines);
    // Whether the order arrived is not known when no clear refusal came back.
    const isClear = error.fields !== undefined || error.code === 'idempotency_key_reused';
    setFailure(isClear ? error.message : `${error.message} ${messages.safeToRepeat}`);
    focusError();
    void showToast({ ...messages.failed, tone: 'error' });
  }

  /** The order was sent before and its payment page is closed: its own page says what became of it. */
  function followUp(orderNumber: string) {
    const sessionId = findSession(orderNumber);
    if (sessionId) window.location.assign(`/checkout/success?session_id=${sessionId}`);
    else setFailure(messages.sentBefore(orderNumber));
  }

  async function send(submission: Submission, shownCents: Cents) {
    const key = prepareSubmission(submission);
    const byCard = submission.customer.paymentMethod === 'credit-card';
    // In the click itself: later, the browser would block it.
    const tab = byCard ? openPaymentTab() : undefined;
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

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current || !cart || totalCents === undefined) return;
    const { website = '', ...values } = readForm(event.currentTarget);
    const parsed = z.safeParse(CheckoutFormSchema, values);
    setFailure(undefined);
    setLineErrors(NO_ERRORS);
    setErrors(parsed.success ? NO_ERRORS : fieldErrors(parsed.error.issues));
    if (!parsed.success) return focusError();
    sending.current = true;
    setBusy(true);
    try {
      await send({ cart, customer: parsed.data, website }, totalCents);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { form, errors, lineErrors, failure, busy, submit, edit };
}

/**
 * Takes the person to the first thing to mend: a field, else the line that cannot be had.
 * @returns to be called after the errors have been set; typing, which clears them, must not move the focus.
 */
function useFocusOnError(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const line = form.current?.querySelector<HTMLElement>('[data-line-error]');
    (field ?? line)?.focus();
  }, [form, refusals]);
  return () => setRefusals((count) => count + 1);
}
