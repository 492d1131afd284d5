import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { emailAddress, requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { companyName, personName } from '#domain/forms/names.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { recordId } from '#domain/records/record-id.ts';
import { MAX_LEVEL_LENGTH } from '#domain/sponsorship/level-name.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/bills.ts';
import { BILL_STATUSES } from './player-bill.ts';
import { MAX_BILL_CENTS } from './player-bill-form.ts';
import { SPONSOR_PAYMENT_METHODS } from './sponsor-bill.ts';

/** As long as the application may have it. */
export const MAX_SPONSOR_LENGTH = 150;
/** First and last name of the application, and what is between them. */
export const MAX_CONTACT_LENGTH = 201;

const DateSchema = emptyAsNull(dayField());

/** What an admin says of a sponsor's bill. */
export const SponsorBillFormSchema = z.object({
  sponsorName: companyName(() => officeFields.sponsorName, MAX_SPONSOR_LENGTH),
  sponsorEmail: emailAddress(),
  contactPerson: emptyAsNull(personName(() => officeFields.contactPerson, MAX_CONTACT_LENGTH)),
  amountCents: z
    .int(messages.sponsorAmount)
    .check(z.minimum(1, messages.aboveZero), z.maximum(MAX_BILL_CENTS, messages.tooMuch)),
  sponsorshipLevel: emptyAsNull(
    requiredText(() => officeFields.sponsorshipLevel, MAX_LEVEL_LENGTH),
  ),
  paymentMethod: z.enum(SPONSOR_PAYMENT_METHODS, messages.method),
  paymentStatus: z.enum(BILL_STATUSES, messages.status),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES, messages.frequency),
  dueDate: DateSchema,
  paidDate: DateSchema,
  invoiceNumber: emptyAsNull(requiredText(() => officeFields.invoiceNumber, 60)),
  stripePaymentId: emptyAsNull(recordId(() => messages.stripeId)),
  notes: optionalLongText('notes', 2000),
});
export type SponsorBillForm = z.infer<typeof SponsorBillFormSchema>;
