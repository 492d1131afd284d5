import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { emailAddress, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { companyName, personName } from '#domain/forms/names.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { recordId } from '#domain/records/record-id.ts';
import { BILL_STATUSES } from './player-bill.ts';
import { MAX_BILL_CENTS } from './player-bill-form.ts';
import { SPONSOR_PAYMENT_METHODS } from './sponsor-bill.ts';

const DateSchema = emptyAsNull(dayField());

/** What an admin says of a sponsor's bill. */
export const SponsorBillFormSchema = z.object({
  sponsorName: companyName('Sponsor name', 120),
  sponsorEmail: emailAddress(),
  contactPerson: emptyAsNull(personName('Contact person', 120)),
  amountCents: z
    .int('Enter an amount, such as 2500.00.')
    .check(
      z.minimum(1, 'Enter an amount above zero.'),
      z.maximum(MAX_BILL_CENTS, 'Enter an amount of at most $100,000.'),
    ),
  sponsorshipLevel: emptyAsNull(requiredText('Sponsorship level', 80)),
  paymentMethod: z.enum(SPONSOR_PAYMENT_METHODS, 'Choose a payment method.'),
  paymentStatus: z.enum(BILL_STATUSES, 'Choose a status.'),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES, 'Choose a frequency.'),
  dueDate: DateSchema,
  paidDate: DateSchema,
  invoiceNumber: emptyAsNull(requiredText('Invoice number', 60)),
  stripePaymentId: emptyAsNull(recordId('Enter the ID as Stripe shows it, such as pi_3Qf2Ab.')),
  notes: optionalLongText('Notes', 2000),
});
export type SponsorBillForm = z.infer<typeof SponsorBillFormSchema>;
