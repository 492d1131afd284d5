import * as z from 'zod/mini';
import { HandPaymentFormSchema } from '#contracts/payments/dashboard.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';

/** What the dialog of Mark Paid sends: an amount that is owed at most. */
export function handPaymentForm(owedCents: Cents) {
  return z.extend(HandPaymentFormSchema, { amountCents: amountUpTo(owedCents) });
}

/** An amount from a cent to the most there is, said in words where it is none. */
export function amountUpTo(most: Cents) {
  const wrong = messages.amountWrong(formatCents(most));
  return z.int(wrong).check(z.minimum(1, wrong), z.maximum(most, wrong));
}
