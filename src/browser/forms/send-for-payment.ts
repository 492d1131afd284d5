import type { ApiError, ApiResult } from '#browser/api.ts';
import type { Checkout } from '#contracts/payments/public.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/payments/choices.ts';
import { earlierKeys, MAX_EARLIER, prepareAttempt, renewAttempt } from './attempt.ts';
import { forgetDraft, noteSentAs } from './draft.ts';
import { forgetAttempt } from './forget-attempt.ts';
import { openPaymentTab, type PaymentTab } from './payment-tab.ts';

/** What every form that is paid for is answered. */
export interface PayableAnswer {
  /** The record's, such as K7QF-2M9X. */
  number: string;
  status: PaymentStatus;
  /** Stripe's page while there is something to pay by card. */
  checkout: Checkout | null;
  /** All that is to be paid; 0 where discounts leave nothing. */
  totalCents?: Cents;
}

export type PaymentOutcome<Answer extends PayableAnswer> =
  /** To be paid by card on the page; the tab for it is open where the browser let us. */
  | { kind: 'pay'; answer: Answer; checkout: Checkout; tab: PaymentTab }
  /** Recorded; an ACH transfer or a check will follow. */
  | { kind: 'pledged'; answer: Answer }
  /** Sent before, and its payment page is closed: what became of it must be asked. */
  | { kind: 'settled'; answer: Answer }
  | { kind: 'refused'; error: ApiError };

const IS_OVER: readonly PaymentStatus[] = ['payment_failed', 'cancelled', 'ended'];

interface Sending<Answer extends PayableAnswer> {
  /** Names the form's attempt. */
  form: string;
  /** All that is sent but the key: the same again is the same record. */
  content: unknown;
  method: PaymentMethod;
  /** What the payment tab says until it is sent on. */
  opening: string;
  send: (keys: SentKeys) => Promise<ApiResult<Answer>>;
}

/** What names a request. */
export interface SentKeys {
  idempotencyKey: string;
  /** The keys of what it takes the place of: what this form has sent before. Left out where there is none. */
  replaces?: string[];
}

/**
 * Sends a form that is paid for and says what to do next. To be called in the submit event itself:
 * the tab for a card is opened before the first await, and the key is chosen before that, so that the
 * tab's copy of the storage has it.
 */
export async function sendForPayment<Answer extends PayableAnswer>(
  sending: Sending<Answer>,
): Promise<PaymentOutcome<Answer>> {
  const { form, content, method, opening, send } = sending;
  const keys = keysFor(form, content);
  const tab = method === 'credit-card' ? openPaymentTab(opening) : undefined;
  let result = await send(keys);
  if (result.ok && IS_OVER.includes(result.data.status)) {
    // Refused by the bank for good, or given up for another: the same content is a new record now.
    forgetAttempt(form);
    result = await send(keysFor(form, content));
  }
  if (result.ok && result.data.checkout && tab) {
    return { kind: 'pay', answer: result.data, checkout: result.data.checkout, tab };
  }
  tab?.close();
  if (!result.ok) {
    if (result.error.code === 'idempotency_key_reused') renewAttempt(form);
    // What was sent before counts: the next submit is one on top of it.
    if (result.error.code === 'already_paid') {
      forgetAttempt(form);
      forgetDraft(form);
    }
    return { kind: 'refused', error: result.error };
  }
  if (method === 'credit-card' && result.data.totalCents !== 0) {
    return { kind: 'settled', answer: result.data };
  }
  // The key is spent: the next submit is a new record.
  forgetAttempt(form);
  return { kind: 'pledged', answer: result.data };
}

function keysFor(form: string, content: unknown): SentKeys {
  const idempotencyKey = prepareAttempt(form, content);
  // Of the draft, which all tabs share, and of this tab.
  const before = new Set([...noteSentAs(form, idempotencyKey), ...earlierKeys(form)]);
  const replaces = [...before].slice(-MAX_EARLIER);
  return { idempotencyKey, ...(replaces.length > 0 && { replaces }) };
}
