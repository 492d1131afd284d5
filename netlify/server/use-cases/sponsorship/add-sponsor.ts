import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { withGoodsOf } from '#domain/sponsorship/goods.ts';
import { composeOfficeSponsorship } from '#domain/sponsorship/office-sponsorship.ts';
import { messages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { readLevels } from '../../gateways/content-sponsorship.ts';
import { sponsorBills, sponsorships } from '../../gateways/records.ts';
import { newManageToken } from '../payments/manage-token.ts';
import { createOnceByKey } from '../records/change-record.ts';

/** Adds a sponsor. The same key twice is one. @throws AppError invalid_input, idempotency_key_reused */
export async function addSponsor(
  key: string,
  form: SponsorBillForm,
  actor: Account,
  now: Date,
): Promise<SponsorBill> {
  if (form.paymentStatus === 'paid') throw refusal('paymentStatus', messages.sponsor.markPaid);
  const [settings, levels] = await Promise.all([readSettings(), readLevels()]);
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
    inTransaction: (transaction) => {
      transaction.create(sponsorships().doc(sponsorship.id), withGoodsOf(sponsorship, levels));
    },
  });
}

/** The refusal of a field of the form. */
export function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`bill.${field}`]: message } });
}
