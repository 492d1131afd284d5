import type { Owed } from '#contracts/payments/dashboard.ts';
import type { Day } from '#domain/calendar/day.ts';
import { comeAgainCents } from '#domain/payments/come-again.ts';
import { isEnded } from '#domain/payments/ended-by-hand.ts';
import { owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { ledger } from '../../gateways/records.ts';

/**
 * What is owed by hand on a record that no bills settle, and of an ended one what may come again.
 * @param day by which charges count as due, local to the program
 */
export async function readOwed(recordId: string, payment: Payment, day: Day): Promise<Owed> {
  const owed = { ...owedByHand(payment, day), paidCents: payment.paidCents };
  if (!isEnded(payment)) return owed;
  const found = await ledger().where('recordId', '==', recordId).get();
  const entries = found.docs.map((doc) => doc.data());
  return { ...owed, comeAgainCents: comeAgainCents(payment, entries) };
}
