import { bookLabel } from '#domain/payments/record-label.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { donations } from '../../../gateways/records.ts';
import { mailBothSides, type ReadPayable, tellOffice } from './payable.ts';

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
          if (outcome.what !== 'received' || donation.emailReceipt)
            return mailBothSides(context, [outcome]);
          return [tellOffice(context, outcome)].filter((draft) => draft !== null);
        }),
    }
  );
};
