import { privateKey } from '#browser/private-storage.ts';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';
import { asRecord } from '#browser/stored-shape.ts';
import type { PayableAnswer } from './send-for-payment.ts';

/** A payment page that a form has opened. */
interface OpenPayment {
  /** The record's number, such as K7QF-2M9X. */
  number: string;
  /** Of Stripe's Checkout Session. */
  sessionId: string;
}

/** Where a form remembers the payment pages that it has opened, over a reload. Nothing personal is kept. */
export interface PaymentMemory<Answer extends PayableAnswer, Sent> {
  /** The Checkout Session that may still be open, or paid without this page knowing. */
  awaited: () => string | undefined;
  /** The Checkout Session of a record that was sent before. */
  find: (number: string) => string | undefined;
  remember: (answer: Answer, values: Sent) => void;
  /** What was awaited is paid; or it is dead, and may be sent again. */
  settle: (payment: OpenPayment, isPaid: boolean) => void;
  /** Calls back when another tab may have changed what is remembered. @returns ends it */
  listen: (changed: () => void) => () => void;
}

/** A memory of this tab alone. */
export function tabMemory(form: string): PaymentMemory<PayableAnswer, unknown> {
  const read = () => asRecord(readSession(storageKey(form)));
  return {
    awaited: () => asText(read()?.sessionId),
    find: (number) => (read()?.number === number ? asText(read()?.sessionId) : undefined),
    remember: ({ number, checkout }) => {
      if (checkout) writeSession(storageKey(form), { number, sessionId: checkout.sessionId });
    },
    settle: () => forgetPayment(form),
    listen: () => () => undefined,
  };
}

export function forgetPayment(form: string): void {
  removeSession(storageKey(form));
}

function asText(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function storageKey(form: string): string {
  return privateKey(`${form}-payment`);
}
