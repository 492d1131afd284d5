import { addDays, formatISO, parseISO } from 'date-fns';
import type { BILL_PAYMENT_METHODS } from '#domain/billing/player-bill.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import type { Plan } from '#domain/payments/plan.ts';

/** How long an ACH transfer or a check may take. */
const DAYS_TO_PAY = 30;

/** When a player's bill is due: with the last installment, today by card, else in 30 days. YYYY-MM-DD. */
export function dueDateOf(method: PaymentMethod, plan: Plan | null, today: string): string {
  if (plan?.lastOn) return plan.lastOn;
  if (method === 'credit-card') return today;
  return formatISO(addDays(parseISO(today), DAYS_TO_PAY), { representation: 'date' });
}

/** The admin's word for how a public form is paid. */
export const BILL_METHOD_OF: Readonly<
  Record<PaymentMethod, (typeof BILL_PAYMENT_METHODS)[number]>
> = { 'credit-card': 'credit_card', ach: 'bank_transfer', check: 'check' };
