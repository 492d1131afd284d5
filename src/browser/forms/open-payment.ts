import { privateKey } from '#browser/private-storage.ts';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';
import { asRecord } from '#browser/stored-shape.ts';

/** A payment page that a form of this tab has opened and that may still be open, or paid. */
export interface OpenPayment {
  /** The record's number, such as K7QF-2M9X. */
  number: string;
  /** Of Stripe's Checkout Session. */
  sessionId: string;
}

/** Remembers the payment page over a reload, in this tab. Nothing personal is kept. */
export function rememberPayment(form: string, { number, sessionId }: OpenPayment): void {
  writeSession(storageKey(form), { number, sessionId });
}

export function readOpenPayment(form: string): OpenPayment | undefined {
  const { number, sessionId } = asRecord(readSession(storageKey(form))) ?? {};
  if (typeof number !== 'string' || typeof sessionId !== 'string') return undefined;
  return { number, sessionId };
}

export function forgetPayment(form: string): void {
  removeSession(storageKey(form));
}

function storageKey(form: string): string {
  return privateKey(`${form}-payment`);
}
