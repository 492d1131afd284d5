import { stillOwedCents } from '#domain/billing/received.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { owedByPlayers } from '#tests/audit/checks/owed.ts';
import { checkPayments, netOf, sum } from '#tests/audit/checks/records.ts';
import { type Books, type BooksWorld, readBooks } from '../world.ts';

/** What of the stored books contradicts itself: looked at after every step. */
export async function checkStored(world: BooksWorld): Promise<string[]> {
  const books = await readBooks(world);
  const owed = (await owedByPlayers(books.entries)).byBill;
  return [
    ...(await checkPayments(paymentsOf(books), books.entries)),
    ...books.bills
      .filter((bill) => stillOwedCents(bill) !== owed.get(bill.id))
      .map((bill) => `bill ${bill.id} asks for ${stillOwedCents(bill)}, not ${owed.get(bill.id)}`),
    ...checkStatuses(books),
    ...checkCancelled(books),
  ];
}

function paymentsOf({ registrations, bills, orders }: Books): Map<string, Payment> {
  const of = (name: string, records: readonly { id: string; payment: Payment | null }[]) =>
    records.flatMap(({ id, payment }) => (payment ? [[`${name}/${id}`, payment] as const] : []));
  return new Map([
    ...of('registrations', registrations),
    ...of('playerBills', bills),
    ...of('orders', orders),
  ]);
}

/** A bill is paid by money alone. */
function checkStatuses({ bills, entries }: Books): string[] {
  const came = (id: string | null) =>
    sum(entries.filter(({ recordId }) => recordId === id).map(netOf));
  return bills
    .filter(({ paymentStatus }) => paymentStatus === 'paid')
    .filter(({ id, registrationId, amountCents }) => {
      return came(id) + came(registrationId) < 1 && amountCents > 0;
    })
    .map(({ id }) => `bill ${id} is paid, and no money is there`);
}

/** Of each canceled bill it is known since when. */
function checkCancelled({ bills }: Books): string[] {
  return bills
    .filter((bill) => (bill.paymentStatus === 'cancelled') !== (bill.cancelledAt !== undefined))
    .map(({ id, paymentStatus }) => `bill ${id}: ${paymentStatus}, and not canceled at a time`);
}
