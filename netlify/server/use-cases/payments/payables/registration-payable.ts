import { dueWithPlan } from '#domain/billing/due-with-plan.ts';
import { endedWithBills } from '#domain/billing/follow-bills.ts';
import { openParts } from '#domain/billing/open-parts.ts';
import {
  areAllCancelled,
  coveredByBillsCents,
  coveredCents,
  registrationSurplusCents,
} from '#domain/billing/registration-bills.ts';
import { settleBills } from '#domain/billing/settle-bill.ts';
import { isOwnBill, ownFirst } from '#domain/billing/share-in-turn.ts';
import { sumCents } from '#domain/money/money.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { noteSurplus } from '#domain/payments/surplus.ts';
import { isPartOf } from '#domain/registration/cancellation.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { mailBothSides, type ReadPayable } from './payable.ts';

/** A registration: its payment settles one bill a player, but for those that were paid on their own. */
export const readRegistration: ReadPayable = async (transaction, id) => {
  const doc = registrations().doc(id);
  const registration = (await transaction.get(doc)).data();
  if (!registration) return undefined;
  const bills = await transaction.get(playerBills().where('registrationId', '==', id));
  const split = await transaction.get(playerBills().where('partOf', '==', id));
  const all = bills.docs.map((bill) => bill.data());
  const covered = coveredCents(registration, all);
  const [, ofOthers = []] = ownFirst(all, registration.payer);
  return {
    kind: 'registration',
    id,
    path: doc.path,
    number: registration.number,
    label: bookLabel('registration', registration.number),
    payer: registration.payer,
    payment: registration.payment,
    isCancelled: areAllCancelled(all),
    paidElsewhereCents: covered,
    others: {
      totalCents: sumCents(ofOthers.map(({ amountCents }) => amountCents)),
      coveredCents: coveredByBillsCents(ofOthers),
    },
    parts: openParts(
      split.docs
        .map((bill) => bill.data())
        .filter((bill) => isPartOf(registration, bill) && isOwnBill(bill, registration.payer)),
    ),
    write: (writer, change) => {
      const { after, now } = change;
      const due = all.map((bill) => dueWithPlan(bill, change));
      const settled = settleBills(due, registration.payer, change, covered);
      const { payer } = registration;
      const ended = endedWithBills(after.payment, settled);
      const surplus = registrationSurplusCents({ payer, payment: ended }, settled);
      const payment = noteSurplus(ended, surplus);
      writer.set(doc, { ...registration, payment, updatedAt: now.toISOString() });
      for (const [index, bill] of bills.docs.entries()) {
        const next = settled[index];
        if (next && next !== all[index]) writer.set(bill.ref, next);
      }
    },
    mails: mailBothSides,
  };
};
