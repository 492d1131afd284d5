import { privateKey } from '#browser/private-storage.ts';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';
import { asRecord } from '#browser/stored-shape.ts';

/** A payment page that a form has opened. */
export interface OpenPayment {
  /** The record's number, such as K7QF-2M9X. */
  number: string;
  /** Of Stripe's Checkout Session. */
  sessionId: string;
}

/** What is known of the payment page that a form has opened, over a reload. Nothing personal is kept. */
export interface PaymentMemory {
  /** The Checkout Session that may still be open, or paid without this page knowing. */
  awaited: () => string | undefined;
  /** What was awaited is paid; or it is dead, and may be sent again. */
  settle: (sessionId: string, isPaid: boolean) => void;
  /** Calls back when another tab may have changed what is known. @returns ends it */
  listen: (changed: () => void) => () => void;
}

/** What this tab knows alone. */
export function tabMemory(form: string): PaymentMemory {
  return {
    awaited: () => readOpenPayment(form)?.sessionId,
    settle: () => forgetPayment(form),
    listen: () => () => undefined,
  };
}

export function readOpenPayment(form: string): OpenPayment | undefined {
  const { number, sessionId } = asRecord(readSession(storageKey(form))) ?? {};
  if (typeof number !== 'string' || typeof sessionId !== 'string') return undefined;
  return { number, sessionId };
}

export function rememberPayment(form: string, payment: OpenPayment): void {
  writeSession(storageKey(form), payment);
}

export function forgetPayment(form: string): void {
  removeSession(storageKey(form));
}

function storageKey(form: string): string {
  return privateKey(`${form}-payment`);
}
