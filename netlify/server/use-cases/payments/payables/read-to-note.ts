import type { Transaction } from '@google-cloud/firestore';
import { atCurrentAmount } from '#domain/billing/owed-on-bill.ts';
import type { Day } from '#domain/calendar/calendar.ts';
import { mostAwaitedCents } from '#domain/donations/larger-gift.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { comeAgainCents } from '#domain/payments/come-again.ts';
import { isEnded } from '#domain/payments/ended-by-hand.ts';
import { isAtStripe, type OwedByHand, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../../core/app-error.ts';
import { readEntries } from '../book-payment.ts';
import type { Payable } from './payable.ts';
import { READ_PAYABLE } from './read-payable.ts';

/**
 * A record on which money by hand may be noted, at the amount that it asks for now.
 * @throws AppError not_found, conflict
 */
export async function readToNote(
  transaction: Transaction,
  { kind, recordId, date }: { kind: PayableKind; recordId: string; date: Day },
): Promise<ToNote> {
  const found = await READ_PAYABLE[kind](transaction, recordId);
  if (!found) throw new AppError('not_found', messages.gone);
  const payment = refuseMoney(found);
  const owed = owedByHand(payment, date, found.paidElsewhereCents);
  if (owed.owedCents > 0) {
    return {
      ...found,
      payment,
      ...owed,
      mostCents: mostAwaitedCents(kind, payment, owed.owedCents),
    };
  }
  const entries = isEnded(payment) ? await readEntries(transaction, recordId) : [];
  const mostCents = comeAgainCents(payment, entries);
  if (mostCents <= 0) throw conflict(messages.nothingOwed);
  return { ...found, payment, ...owed, mostCents, nextCents: mostCents };
}

/** With what may be noted: what is owed, or any amount of a gift, or what comes again of a payment that has ended. */
export interface ToNote extends Payable, OwedByHand {
  mostCents: Cents;
}

/**
 * Refuses where no money by hand can be taken, whatever is owed.
 * @returns the payment at the amount that is asked for now
 * @throws AppError conflict
 */
export function refuseMoney(found: Payable): Payment {
  if (found.isCancelled) {
    throw conflict(messages.cancelled);
  }
  const { askedCents = found.payment.totalCents, settledBy, isShared } = found;
  const payment = atCurrentAmount(found.payment, askedCents);
  if ([payment, settledBy].some((each) => each && isAtStripe(each))) {
    throw conflict(messages.underWay);
  }
  if (isShared) throw conflict(messages.partPaid);
  return payment;
}

const conflict = (message: string) => new AppError('conflict', message);
