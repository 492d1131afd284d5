import type { SeenRecord } from '#contracts/records/change.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { latestArrival } from '#domain/payments/reversal.ts';
import { endOfSponsorship } from '#domain/sponsorship/end-of-sponsorship.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { sponsorBills, sponsorships } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { sponsorshipEnded } from '../../mails/sponsorship-ended-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addNewsMails } from '../mail/write-mail-once.ts';
import { readEntries } from '../payments/book-payment.ts';
import { expirePages, mustBeExpired } from '../payments/pages/expire-pages.ts';
import { changeRecord, staleRecord } from '../records/change-record.ts';
import { readRecord } from '../records/office-record.ts';

/**
 * Ends a sponsorship of which a part or some years came: nothing more is owed, and what came stays. Closes its
 * payment page first, and emails the sponsor.
 * @throws AppError not_found, conflict (changed since it was seen; charged by Stripe, paid, over, or nothing came),
 *   payment_unavailable
 */
export async function endSponsorship(
  { id, seen }: SeenRecord,
  actor: Account,
  now: Date,
): Promise<SponsorBill> {
  const { programName, timeZone } = await readSettings();
  const found = await readRecord(sponsorBills(), id);
  if (found.updatedAt !== seen) throw staleRecord();
  const promised = (await sponsorships().doc(id).get()).data();
  if (!promised || !endOfSponsorship(found, promised.payment, null)) throw notEnded();
  const subject = { kind: 'sponsorship', recordId: id } as const;
  const expired = await expirePages(subject, now);
  // Stripe's word that the page is closed may have been noted by now: that is no change of anyone's.
  const current = await readRecord(sponsorBills(), id);
  return changeRecord({ id, seen: current.updatedAt }, (bill: SponsorBill) => bill, {
    collection: sponsorBills(),
    actor,
    action: 'sponsor.ended',
    now,
    inTransaction: async (transaction, changed, bill) => {
      const doc = sponsorships().doc(id);
      const sponsorship = (await transaction.get(doc)).data();
      const last = latestArrival(await readEntries(transaction, id))?.paidAt;
      const paidOn = last ? dayOf(new Date(last), timeZone) : bill.paidDate;
      const ended = sponsorship && endOfSponsorship(bill, sponsorship.payment, paidOn);
      if (!ended) throw notEnded();
      await mustBeExpired(transaction, subject, expired);
      const language = await readerLanguage(sponsorship.payer);
      const draft = writtenIn(language, () =>
        sponsorshipEnded(sponsorship, programName, env().OFFICE_EMAIL),
      );
      // It may have ended before, and been asked for again since.
      await addNewsMails(transaction, [draft], now);
      const { updatedAt } = changed;
      transaction.set(doc, { ...sponsorship, payment: ended.payment, updatedAt });
      return { ...ended.bill, updatedAt };
    },
  });
}

const notEnded = () => new AppError('conflict', messages.sponsorshipNotEnded);
