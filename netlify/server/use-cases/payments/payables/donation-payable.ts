import type { Donation } from '#domain/donations/donation.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { donations } from '../../../gateways/records.ts';
import type { WrittenMail } from '../../../mails/compose.ts';
import { wishesOf } from '../../../mails/donation-mails.ts';
import { type ReadPayable, tellOffice, tellPayer } from './payable.ts';

/** A gift, once or every month. A donor who wants no receipts is still told when something goes wrong. */
export const readDonation: ReadPayable = async (transaction, id) => {
  const doc = donations().doc(id);
  const donation = (await transaction.get(doc)).data();
  return (
    donation && {
      kind: 'donation',
      id,
      path: doc.path,
      number: donation.number,
      label: bookLabel('donation', donation.number),
      payer: donation.payer,
      payment: donation.payment,
      write: (writer, { after, now }) => {
        const payment = withSurplus(after.payment);
        writer.set(doc, { ...donation, payment, updatedAt: now.toISOString() });
      },
      mails: (context, outcomes) =>
        outcomes.flatMap((outcome) => {
          const isQuiet = outcome.what === 'received' && !donation.emailReceipt;
          const toOffice = tellOffice(context, outcome);
          return [
            isQuiet ? null : tellPayer(context, outcome),
            toOffice && isThanked(outcome) ? withWishes(toOffice, donation) : toOffice,
          ].filter((draft) => draft !== null);
        }),
    }
  );
};

/** What the office thanks a donor for. */
const isThanked = ({ what }: Outcome) => what === 'received' || what === 'started';

const withWishes = (mail: WrittenMail, donation: Donation): WrittenMail => ({
  ...mail,
  blocks: [...mail.blocks, ...wishesOf(donation)],
});
