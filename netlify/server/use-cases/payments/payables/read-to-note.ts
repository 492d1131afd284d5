import type { Transaction } from '@google-cloud/firestore';
import { atCurrentAmount, hasPart } from '#domain/billing/owed-on-bill.ts';
import type { Day } from '#domain/calendar/calendar.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Payable } from './payable.ts';
import { READ_PAYABLE } from './read-payable.ts';

/**
 * A record on which money by hand may be noted, at the amount that it asks for now.
 * @throws AppError not_found, conflict
 */
export async function readToNote(
  transaction: Transaction,
  { kind, recordId, date }: { kind: PayableKind; recordId: string; date: Day },
): Promise<Payable> {
  const found = await READ_PAYABLE[kind](transaction, recordId);
  if (!found) throw new AppError('not_found', 'This record is not there any more.');
  const payment = refuseMoney(found);
  if (owedByHand(payment, date, found.paidElsewhereCents).owedCents <= 0) {
    throw conflict('Nothing is owed any more.');
  }
  return { ...found, payment };
}

/**
 * Refuses where no money by hand can be taken, whatever is owed.
 * @returns the payment at the amount that is asked for now
 * @throws AppError conflict
 */
export function refuseMoney(found: Payable): Payment {
  if (found.isCancelled) {
    throw conflict('This was cancelled, so nothing is owed. Set it to pending first.');
  }
  const { askedCents = found.payment.totalCents, settledBy } = found;
  const payment = atCurrentAmount(found.payment, askedCents);
  if ([payment, settledBy].some((each) => each && isAtStripe(each))) {
    throw conflict('A card or bank payment is under way at Stripe. Stop it there first.');
  }
  if (settledBy && hasPart(settledBy)) {
    throw conflict(
      'A part of its registration is already paid: note the rest under Registrations.',
    );
  }
  return payment;
}

const conflict = (message: string) => new AppError('conflict', message);
