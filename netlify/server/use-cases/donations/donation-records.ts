import type { SeenRecord } from '#contracts/records/change.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { Account } from '../../core/account.ts';
import { donations } from '../../gateways/records.ts';
import { correctPayerEmail } from '../records/correct-payer-email.ts';
import { payableRecords } from '../records/kinds-of-records.ts';

/** What the office does with gifts. */
export const donationRecords = {
  ...payableRecords(donations, 'donation'),
  /** @throws AppError not_found, conflict, invalid_input */
  correctEmail: (
    request: SeenRecord & { email: string },
    actor: Account,
    now: Date,
  ): Promise<Donation> =>
    correctPayerEmail(request, {
      collection: donations(),
      kind: 'donation',
      action: 'donation.emailCorrected',
      actor,
      now,
    }),
};
