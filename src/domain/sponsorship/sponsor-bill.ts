import { addDays, formatISO, parseISO } from 'date-fns';
import { fullName } from '#domain/accounts/full-name.ts';
import type { SPONSOR_PAYMENT_METHODS, SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import type { Sponsorship } from './sponsorship.ts';

/** The admin's word for how a sponsorship is paid. */
const METHOD_OF: Readonly<Record<PaymentMethod, (typeof SPONSOR_PAYMENT_METHODS)[number]>> = {
  'credit-card': 'stripe',
  ach: 'bank_transfer',
  check: 'check',
};

/** How long an ACH transfer or a check may take. */
const DAYS_TO_PAY = 30;

/** The day by which an ACH transfer or a check is to be here that was asked for on a day. */
export function inTime(day: Day): Day {
  return formatISO(addDays(parseISO(day), DAYS_TO_PAY), { representation: 'date' });
}

/**
 * The bill that an application makes, under its id: due with its last installment, today by card,
 * else in 30 days.
 * @param today in the program's time zone, YYYY-MM-DD
 */
export function billSponsor(sponsorship: Sponsorship, today: string): SponsorBill {
  const { id, number, payer, payment, paymentMethod } = sponsorship;
  return {
    id,
    sponsorName: sponsorship.businessName,
    sponsorEmail: payer.email,
    contactPerson: fullName(payer),
    amountCents: payment.totalCents,
    sponsorshipLevel: sponsorship.sponsorshipLevel,
    paymentMethod: METHOD_OF[paymentMethod],
    paymentStatus: 'pending',
    paymentFrequency: sponsorship.paymentFrequency,
    dueDate: payment.plan?.lastOn ?? (paymentMethod === 'credit-card' ? today : inTime(today)),
    paidDate: null,
    invoiceNumber: number,
    stripePaymentId: null,
    notes: sponsorship.comments,
    sponsorshipId: id,
    createdAt: sponsorship.createdAt,
    updatedAt: sponsorship.createdAt,
  };
}
