import type { Transaction } from '@google-cloud/firestore';
import { followBills } from '#domain/billing/follow-bills.ts';
import { openParts } from '#domain/billing/open-parts.ts';
import { hasShare } from '#domain/billing/owed-on-bill.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { noteReceived } from '#domain/billing/received.ts';
import { isPaidWith } from '#domain/billing/registration-bills.ts';
import { settleOwnBill } from '#domain/billing/settle-bill.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { waitsForCard } from '#domain/registration/waits-for-card.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { readEntries } from '../book-payment.ts';
import { newManageToken } from '../manage-token.ts';
import { mailBothSides, type ReadPayable } from './payable.ts';

/** A player's bill that is paid apart from its registration: online from the account page, or by hand. */
export const readBill: ReadPayable = async (transaction, id) => {
  const doc = playerBills().doc(id);
  const bill = (await transaction.get(doc)).data();
  if (!bill) return undefined;
  const from = bill.registrationId ? registrations().doc(bill.registrationId) : undefined;
  const registration = from && (await transaction.get(from)).data();
  const siblings = bill.registrationId ? await readSiblings(transaction, bill) : [];
  const entries = bill.registrationId ? await readEntries(transaction, bill.registrationId) : [];
  return {
    kind: 'bill',
    id,
    path: doc.path,
    number: bill.number,
    label: bookLabel('bill', bill.number),
    payer: bill.payer,
    payment: bill.payment ?? newPayment(bill.amountCents, null, newManageToken()),
    askedCents: bill.amountCents,
    isCancelled: bill.paymentStatus === 'cancelled',
    settledBy: registration?.payment,
    isShared: registration !== undefined && hasShare(bill),
    parts: openParts(await readOtherParts(transaction, bill)),
    write: (writer, change) => {
      // Whether the registration's money pays this bill is the question: its state does not say.
      const asked = bill.paymentStatus === 'paid' ? ({ paymentStatus: 'pending' } as const) : {};
      const withMoney = [...siblings, { ...bill, ...asked, payment: change.after.payment }];
      const shared = registration && { ...registration, entries };
      const isPaidElsewhere = !!shared && isPaidWith(shared, noteReceived(withMoney, shared));
      // Of a registration's bill the registration says whether money was to be returned.
      const { surplusCents } = registration?.payment ?? change.before.payment;
      const before = { ...change.before, payment: { ...change.before.payment, surplusCents } };
      const settled = settleOwnBill(bill, { ...change, before }, isPaidElsewhere);
      const isCancelled = settled.paymentStatus === 'cancelled';
      // Of a registration's bill it is noted there: both ask for the same money.
      const payment = registration
        ? change.after.payment
        : withSurplus(change.after.payment, isCancelled ? 0 : undefined);
      const whole = [...siblings, { ...settled, payment }];
      if (!from || !registration) {
        for (const one of noteReceived(whole, null)) writer.set(doc, one);
        return;
      }
      const { timeZone, now } = change;
      const givenUp = afterBill(registration, bill, settled);
      const followed = followBills({
        before: registration.payment,
        payment: givenUp,
        payer: registration.payer,
        bills: whole,
        entries,
        timeZone,
        now,
      });
      const updatedAt = now.toISOString();
      for (const [index, one] of followed.bills.entries()) {
        if (one === siblings[index]) continue;
        writer.set(playerBills().doc(one.id), { ...one, updatedAt });
      }
      if (followed.payment === registration.payment) return;
      writer.set(from, { ...registration, payment: followed.payment, updatedAt });
    },
    mails: mailBothSides,
  };
};

async function readSiblings(
  transaction: Transaction,
  { id, registrationId }: PlayerBill,
): Promise<PlayerBill[]> {
  const query = playerBills().where('registrationId', '==', registrationId);
  const bills = await transaction.get(query);
  return bills.docs.map((bill) => bill.data()).filter((bill) => bill.id !== id);
}

/** Of a plan by the office: the other bills that the same guardian pays for the same player. */
async function readOtherParts(
  transaction: Transaction,
  { id, registrationId, partOf, playerId, payer }: PlayerBill,
): Promise<PlayerBill[]> {
  const whole = registrationId ?? partOf;
  if (!whole) return [];
  const split = await transaction.get(playerBills().where('partOf', '==', whole));
  if (split.empty) return [];
  const own = await transaction.get(playerBills().where('registrationId', '==', whole));
  return [...own.docs, ...split.docs]
    .map((bill) => bill.data())
    .filter((one) => one.id !== id && one.playerId === playerId)
    .filter((one) => one.payer?.email === payer?.email);
}

/** The registration's payment: the same money must not be asked for on its own page any more. */
function afterBill(registration: Registration, before: PlayerBill, after: PlayerBill): Payment {
  const becamePaid = after.paymentStatus === 'paid' && before.paymentStatus !== 'paid';
  const isGivenUp = becamePaid && waitsForCard(registration);
  return isGivenUp ? { ...registration.payment, status: 'ended' } : registration.payment;
}
