import type { Transaction } from '@google-cloud/firestore';
import type { SeenRecord } from '#contracts/admin/change.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import {
  changeOfficeSponsorship,
  composeOfficeSponsorship,
} from '#domain/sponsorship/office-sponsorship.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import { readSettings } from '../../../gateways/content.ts';
import { isAlreadyExists } from '../../../gateways/firestore.ts';
import { sponsorBills, sponsorships } from '../../../gateways/records.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Account } from '../../../http/authorise.ts';
import { newManageToken } from '../../manage-token.ts';
import { changeRecord, createRecord, deleteRecord } from '../change-record.ts';

/** Adds a sponsor. The same key twice is one. @throws AppError invalid_input */
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
  try {
    return await createRecord(bill, {
      collection: sponsorBills(),
      actor,
      action: 'sponsor.created',
      now,
      also: (transaction) => {
        transaction.create(sponsorships().doc(sponsorship.id), sponsorship);
      },
    });
  } catch (error) {
    const existing = isAlreadyExists(error) && (await sponsorBills().doc(bill.id).get()).data();
    if (existing) return existing;
    throw error;
  }
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
          'Money has been paid here, so it stays in the books. Set it to cancelled instead.',
        );
      }
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
  const moved = isPaid || hasMoved(sponsorship);
  if (moved && form.amountCents !== before.amountCents) {
    throw refusal('amountCents', 'Money has been paid here, so the amount stays.');
  }
  if (moved && form.paymentFrequency !== before.paymentFrequency) {
    throw refusal('paymentFrequency', 'Money has been paid here, so the frequency stays.');
  }
}

function paidDateAfter(bill: SponsorBill, form: SponsorBillForm): string | null {
  return bill.paymentStatus === 'paid' ? form.paidDate : null;
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`bill.${field}`]: message } });
}
