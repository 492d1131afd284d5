import * as z from 'zod/mini';
import { privateKey } from '#browser/private-storage.ts';
import { readSession, removeSession, writeSession } from '#browser/session-storage.ts';
import { CheckoutSessionIdSchema } from '#contracts/payments/public.ts';

/** A payment page that a form of this tab has opened and that may still be open, or paid. */
const OpenPaymentSchema = z.object({ number: z.string(), sessionId: CheckoutSessionIdSchema });
export type OpenPayment = z.infer<typeof OpenPaymentSchema>;

/** Remembers the payment page over a reload, in this tab. Nothing personal is kept. */
export function rememberPayment(form: string, { number, sessionId }: OpenPayment): void {
  writeSession(storageKey(form), { number, sessionId });
}

export function readOpenPayment(form: string): OpenPayment | undefined {
  return z.safeParse(OpenPaymentSchema, readSession(storageKey(form))).data;
}

export function forgetPayment(form: string): void {
  removeSession(storageKey(form));
}

function storageKey(form: string): string {
  return privateKey(`${form}-payment`);
}
