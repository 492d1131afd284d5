import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/records/change.ts';
import { reopenedStatus } from '#domain/billing/bill-status.ts';
import { statusWithDueDate } from '#domain/billing/more-time.ts';
import { asksTheSame } from '#domain/billing/player-bill.ts';
import { noteSponsorReceived } from '#domain/billing/received.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import { tidyLine } from '#domain/forms/tidy.ts';
import { isEndedByHand } from '#domain/payments/ended-by-hand.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { forgetSurplus, withSurplus } from '#domain/payments/surplus.ts';
import { withGoodsOf } from '#domain/sponsorship/goods.ts';
import { changeOfficeSponsorship, dueAfterChange } from '#domain/sponsorship/office-sponsorship.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import { messages as billMessages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { readLevels } from '../../gateways/content-sponsorship.ts';
import { sponsorBills, sponsorships } from '../../gateways/records.ts';
import { carryNewsStop } from '../families/stop-news.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { tellAddressBefore } from '../mail/tell-address-before.ts';
import { readEntries } from '../payments/book-payment.ts';
import { expirePages, mustBeExpired } from '../payments/pages/expire-pages.ts';
import { changeRecord, deleteRecord, refuseEarly } from '../records/change-record.ts';
import { refusal } from './add-sponsor.ts';

/**
 * Changes a sponsor's bill and the sponsorship behind it. What waits to be sent about them follows to the
 * address that they have now, and the one before, where it is known to be somebody's, is emailed that they have
 * left it. Where that changes what is owed, the payment page that asks for the old amount is closed first.
 * @throws AppError not_found, conflict, invalid_input, payment_unavailable
 */
export async function updateSponsor(
  record: SeenRecord,
  form: SponsorBillForm,
  actor: Account,
  now: Date,
): Promise<SponsorBill> {
  const [settings, levels] = await Promise.all([readSettings(), readLevels()]);
  const context = { settings, today: dayOf(now, settings.timeZone), now };
  const subject = { kind: 'sponsorship', recordId: record.id } as const;
  const seen = (await sponsorBills().doc(record.id).get()).data();
  const isAnother = seen?.updatedAt === record.seen && changesWhatIsOwed(seen, form);
  if (isAnother) {
    refuseAgainstBooks(seen, form, (await sponsorships().doc(record.id).get()).data());
  }
  const expired = isAnother ? await expirePages(subject, now) : undefined;
  return changeRecord(
    record,
    (bill: SponsorBill) => ({ ...bill, ...form, paidDate: paidDateAfter(bill, form) }),
    {
      collection: sponsorBills(),
      actor,
      action: 'sponsor.updated',
      now,
      inTransaction: async (transaction, changed, before) => {
        const doc = sponsorships().doc(changed.id);
        const sponsorship = (await transaction.get(doc)).data();
        refuseAgainstBooks(before, form, sponsorship);
        if (expired) await mustBeExpired(transaction, subject, expired);
        const current = sponsorship?.payment ?? null;
        const changedTo = sponsorship && changeOfficeSponsorship(sponsorship, form, context);
        const dueDate = dueAfterChange(
          form,
          { dueDate: before.dueDate, payment: current },
          changedTo?.payment ?? null,
          context.today,
        );
        const terms = { ...form, dueDate };
        const paymentStatus = statusWithDueDate(before, terms, current, context.today);
        const dated = { ...changed, dueDate, paymentStatus };
        if (!sponsorship || !changedTo) return dated;
        // The form tidies what was stored as content had it before.
        const isSameLevel = changedTo.sponsorshipLevel === tidyLine(sponsorship.sponsorshipLevel);
        const next = isSameLevel ? changedTo : withGoodsOf(changedTo, levels);
        transaction.set(doc, { ...next, payment: followStatus(next.payment, form) });
        const addresses = { from: before.sponsorEmail, to: form.sponsorEmail };
        const about = new Set([doc.path, sponsorBills().doc(changed.id).path]);
        await readdressMails(transaction, { ...addresses, about }, actor, now);
        await carryNewsStop(transaction, addresses, now);
        if (addresses.from !== addresses.to) {
          const { language } = sponsorship.payer;
          const news = {
            path: doc.path,
            old: addresses.from,
            updatedAt: changed.updatedAt,
            language,
          };
          await tellAddressBefore(transaction, { kind: 'sponsorship', ...news }, now);
        }
        return noteSponsorReceived(
          reopened(dated, before, next.payment, context.today),
          next.payment,
        );
      },
    },
  );
}

/** A canceled sponsor's bill that is opened again is paid where the books say so. */
function reopened(
  changed: SponsorBill,
  before: SponsorBill,
  payment: Payment,
  today: Day,
): SponsorBill {
  if (before.paymentStatus !== 'cancelled' || changed.paymentStatus === 'cancelled') return changed;
  const paymentStatus = reopenedStatus(changed.paymentStatus, payment, today);
  if (paymentStatus === null) throw refusal('paymentStatus', billMessages.refunded);
  return { ...changed, paymentStatus, paidDate: paymentStatus === 'paid' ? today : null };
}

function changesWhatIsOwed(before: SponsorBill, form: SponsorBillForm): boolean {
  return (
    before.amountCents !== form.amountCents ||
    !asksTheSame(before.paymentStatus, form.paymentStatus) ||
    before.paymentFrequency !== form.paymentFrequency
  );
}

/** The payment of a sponsorship whose bill was canceled, or is owed after all. That it had ended is over with either. */
function followStatus(payment: Payment, { paymentStatus }: SponsorBillForm): Payment {
  const isCancelled = paymentStatus === 'cancelled';
  const { endedByOffice, ...open } = payment;
  const isOver = isCancelled || payment.status === 'cancelled';
  const counted = withSurplus(isOver ? open : payment, isCancelled ? 0 : undefined);
  const noted = isCancelled ? counted : forgetSurplus(counted);
  if (isCancelled && (noted.status === 'pending' || noted.status === 'expired')) {
    return noted.paidCents === 0 ? { ...noted, status: 'cancelled' } : noted;
  }
  const isEmptied = isEndedByHand(noted) && noted.paidCents === 0;
  const isClosed = noted.status === 'cancelled' || isEmptied;
  return isClosed && !isCancelled ? { ...noted, status: 'pending' } : noted;
}

/** Deletes a sponsor for whom no money has moved. @throws AppError not_found, conflict, payment_unavailable */
export async function removeSponsor(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  const subject = { kind: 'sponsorship', recordId: record.id } as const;
  await refuseEarly(record, sponsorBills(), refuseToDelete);
  const expired = await expirePages(subject, now);
  await deleteRecord(record, {
    collection: sponsorBills(),
    actor,
    action: 'sponsor.deleted',
    now,
    inTransaction: async (transaction: Transaction, bill: SponsorBill) => {
      const sponsorship = await refuseToDelete(transaction, bill);
      await mustBeExpired(transaction, subject, expired);
      if (sponsorship) transaction.delete(sponsorships().doc(bill.id));
    },
  });
}

async function refuseToDelete(
  transaction: Transaction,
  bill: SponsorBill,
): Promise<Sponsorship | undefined> {
  const sponsorship = (await transaction.get(sponsorships().doc(bill.id))).data();
  const entries = await readEntries(transaction, bill.id);
  if (bill.paymentStatus === 'paid' || hasMoved(sponsorship) || entries.length > 0) {
    throw new AppError('conflict', billMessages.sponsor.hasMoney);
  }
  return sponsorship;
}

/** Money that came, is on its way, or is promised to Stripe. */
function hasMoved(sponsorship: Sponsorship | undefined): boolean {
  if (!sponsorship) return false;
  const { paidCents, status, stripeSubscriptionId } = sponsorship.payment;
  return paidCents > 0 || status === 'processing' || stripeSubscriptionId !== null;
}

/** What money has settled stays settled. */
function refuseAgainstBooks(
  before: SponsorBill,
  form: SponsorBillForm,
  sponsorship: Sponsorship | undefined,
): void {
  const isPaid = before.paymentStatus === 'paid';
  if (form.paymentStatus !== before.paymentStatus) {
    if (form.paymentStatus === 'paid')
      throw refusal('paymentStatus', billMessages.sponsor.markPaid);
    if (isPaid && form.paymentStatus !== 'cancelled') {
      throw refusal('paymentStatus', billMessages.sponsor.isPaid);
    }
    if (form.paymentStatus === 'cancelled' && sponsorship && isAtStripe(sponsorship.payment)) {
      throw refusal('paymentStatus', billMessages.sponsor.stripeCollects);
    }
  }
  const stays = isPaid || hasMoved(sponsorship);
  if (stays && form.amountCents !== before.amountCents) {
    throw refusal('amountCents', billMessages.sponsor.amountStays);
  }
  if (stays && form.paymentFrequency !== before.paymentFrequency) {
    throw refusal('paymentFrequency', billMessages.sponsor.frequencyStays);
  }
}

function paidDateAfter(bill: SponsorBill, form: SponsorBillForm): string | null {
  return bill.paymentStatus === 'paid' ? form.paidDate : null;
}
