import { expect, test } from 'vitest';
import { DonationSchema } from '#domain/donations/donation.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { officeEmail, read, settings } from '#tests/helpers/emails/specimen.ts';
import { messages } from '#words/office/emails/orders.ts';
import { donationForOffice } from './donation-mails.ts';
import { orderForOffice } from './order-mails.ts';
import { registrationForOffice } from './registration-mails.ts';
import { sponsorshipForOffice } from './sponsorship-mails.ts';

const of = { settings, officeEmail };
const [order] = read('orders', OrderSchema);
const [registration] = read('registrations', RegistrationSchema);
const [donation] = read('donations', DonationSchema);
const [sponsorship] = read('sponsorships', SponsorshipSchema);

// Each payer by transfer is promised the bank details by the office, which replies to the payer.
test.each([
  ['ach', messages.headlines.awaitsTransfer, true],
  ['check', messages.headlines.awaitsCheck, false],
] as const)(
  'by %s, the office is asked for the bank details: %s',
  (paymentMethod, headline, isAsked) => {
    if (!order || !registration || !donation || !sponsorship)
      throw new Error('The corpus lacks one.');
    const emails = [
      orderForOffice({ ...of, order: { ...order, paymentMethod } }, 'placed', headline),
      registrationForOffice(
        { ...of, registration: { ...registration, paymentMethod } },
        'placed',
        headline,
      ),
      donationForOffice({ ...of, donation: { ...donation, paymentMethod } }),
      sponsorshipForOffice({ ...of, sponsorship: { ...sponsorship, paymentMethod } }),
    ];
    for (const { id, replyTo, blocks } of emails) {
      expect(blocks.includes(messages.sendBankDetails), id).toBe(isAsked);
      expect(replyTo).not.toBe(officeEmail);
    }
  },
);
