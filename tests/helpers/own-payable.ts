import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';

/** In everything that must never leave the server: tokens, Stripe's ids, notes of the office, medical notes. */
export const SECRET = 'SECRET';

export const NOW = new Date('2026-11-20T15:00:00Z');
export const createdAt = NOW.toISOString();
export const STAMPS = { createdAt, updatedAt: createdAt };

/** The parts that all records with a payment have; the email is the payer's. */
export function payable(email: string, totalCents: number, change: Partial<Payment> = {}) {
  const id = crypto.randomUUID();
  return {
    id,
    number: recordNumberOf(id),
    requestHash: SECRET,
    payer: { firstName: 'Robin', lastName: 'Doe', email },
    paymentMethod: 'credit-card' as const,
    payment: {
      ...newPayment(totalCents, null, `token-${SECRET}`),
      stripeCheckoutSessionId: `cs_${SECRET}`,
      stripePaymentIntentId: `pi_${SECRET}`,
      ...change,
    },
    ...STAMPS,
  };
}

export const ADDRESS = { address: '1 Main St', city: 'Fort Myers', state: 'FL', zipCode: '33901' };
