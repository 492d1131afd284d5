import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/admin/change.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { isPageOpen } from '#domain/payments/open-page.ts';
import {
  changeOfficeSponsorship,
  composeOfficeSponsorship,
} from '#domain/sponsorship/office-sponsorship.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import { readSettings } from '../../../gateways/content.ts';
import { sponsorBills, sponsorships } from '../../../gateways/records.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Account } from '../../../http/authorise.ts';
import { newManageToken } from '../../manage-token.ts';
import { changeRecord, createOnceByKey, deleteRecord } from '../change-record.ts';

/** Adds a sponsor. The same key twice is one. @throws AppError invalid_input, idempotency_key_reused */
export async function addSponsor(
  key: string,
  form: SponsorBillForm,
  actor: Account,
  now: Date,
): Promise<SponsorBill> {
  if (form.paymentStatus === 'paid') throw refusal('paymentStatus', MARK_PAID);
  const settings = await readSettings();
  const { bill, sponsorship } = composeOfficeSponsorship(key.toLowerCase(), form, {
    settings,
    today: dayOf(now, settings.timeZone),
    now,
    manageToken: newManageToken(),
  });
  return createOnceByKey(bill, {
    collection: sponsorBills(),
    actor,
    action: 'sponsor.created',
    now,
    also: (transaction) => {
      transaction.create(sponsorships().doc(sponsorship.id), sponsorship);
    },
  });
}

/** Changes a sponsor's bill and the sponsorship behind it. @throws AppError not_found, conflict, invalid_input */
export async function updateSponsor(
  record: SeenRecord,
  form: SponsorBillForm,
  actor: Account,
  now: Date,
): Promise<SponsorBill> {
  const settings = await readSettings();
  const context = { settings, today: dayOf(now, settings.timeZone), now };
  return changeRecord(
    record,
    (bill: SponsorBill) => ({ ...bill, ...form, paidDate: paidDateAfter(bill, form) }),
    {
      collection: sponsorBills(),
      actor,
      action: 'sponsor.updated',
      now,
      also: async (transaction, changed, before) => {
        const doc = sponsorships().doc(changed.id);
        const sponsorship = (await transaction.get(doc)).data();
        refuseAgainstBooks(before, form, sponsorship);
        if (sponsorship) transaction.set(doc, changeOfficeSponsorship(sponsorship, form, context));
      },
    },
  );
}

/** Deletes a sponsor for whom no money has moved. @throws AppError not_found, conflict */
export async function removeSponsor(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  await deleteRecord(record, {
    collection: sponsorBills(),
    actor,
    action: 'sponsor.deleted',
    now,
    also: async (transaction: Transaction, bill: SponsorBill) => {
      const doc = sponsorships().doc(bill.id);
      const sponsorship = (await transaction.get(doc)).data();
      if (bill.paymentStatus === 'paid' || hasMoved(sponsorship)) {
        throw new AppError(
          'conflict',
          `${MONEY_MOVED}, so it stays in the books. Set it to cancelled instead.`,
        );
      }
      if (isPageOpen(sponsorship?.payment))
        throw new AppError('conflict', `${PAGE_OPEN}, so it stays.`);
      if (sponsorship) transaction.delete(doc);
    },
  });
}

const MARK_PAID = 'To mark it as paid, use Mark Paid: it asks how and when, and writes the books.';

/** Money that came, is on its way, or is promised to Stripe. */
function hasMoved(sponsorship: Sponsorship | undefined): boolean {
  if (!sponsorship) return false;
  const { paidCents, status, stripeSubscriptionId } = sponsorship.payment;
  return paidCents > 0 || status === 'processing' || stripeSubscriptionId !== null;
}

const MONEY_MOVED = 'Money has been paid here';
const PAGE_OPEN = 'Its payment page at Stripe may still be paid, for a day at most';

/** What money has settled stays settled. */
function refuseAgainstBooks(
  before: SponsorBill,
  form: SponsorBillForm,
  sponsorship: Sponsorship | undefined,
): void {
  const isPaid = before.paymentStatus === 'paid';
  if (form.paymentStatus !== before.paymentStatus) {
    if (form.paymentStatus === 'paid') throw refusal('paymentStatus', MARK_PAID);
    if (isPaid && form.paymentStatus !== 'cancelled') {
      throw refusal(
        'paymentStatus',
        'This is paid. To undo that, give the money back under Payments.',
      );
    }
  }
  const reason =
    isPaid || hasMoved(sponsorship) ? MONEY_MOVED : isPageOpen(sponsorship?.payment) && PAGE_OPEN;
  if (reason && form.amountCents !== before.amountCents) {
    throw refusal('amountCents', `${reason}, so the amount stays.`);
  }
  if (reason && form.paymentFrequency !== before.paymentFrequency) {
    throw refusal('paymentFrequency', `${reason}, so the frequency stays.`);
  }
}

function paidDateAfter(bill: SponsorBill, form: SponsorBillForm): string | null {
  return bill.paymentStatus === 'paid' ? form.paidDate : null;
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`bill.${field}`]: message } });
}
