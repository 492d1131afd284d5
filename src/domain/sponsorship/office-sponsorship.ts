import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { SponsorBillForm } from '#domain/billing/sponsor-bill-form.ts';
import type { Day } from '#domain/calendar/day.ts';
import { keepLanguage } from '#domain/families/spoken-language.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { CUSTOM_LEVEL } from './level-name.ts';
import { inTime } from './sponsor-bill.ts';
import type { Sponsorship } from './sponsorship.ts';

interface OfficeContext {
  settings: InstallmentCounts;
  /** In the program's time zone, YYYY-MM-DD. */
  today: string;
  now: Date;
  manageToken: string;
}

const METHOD_OF: Readonly<Record<SponsorBillForm['paymentMethod'], PaymentMethod>> = {
  check: 'check',
  cash: 'check',
  bank_transfer: 'ach',
  credit_card: 'ach',
  stripe: 'ach',
};

/**
 * A sponsor that the office adds: the bill, and the sponsorship behind it as an application would have
 * made it, so that its money takes the same way through the books.
 */
export function composeOfficeSponsorship(
  id: string,
  form: SponsorBillForm,
  context: OfficeContext,
): { bill: SponsorBill; sponsorship: Sponsorship } {
  const at = context.now.toISOString();
  const number = recordNumberOf(id);
  const plan = planOf(form, context);
  const bill: SponsorBill = {
    ...form,
    id,
    dueDate: form.dueDate ?? plan?.lastOn ?? null,
    paidDate: null,
    sponsorshipId: id,
    createdAt: at,
    updatedAt: at,
  };
  const sponsorship: Sponsorship = {
    id,
    number,
    requestHash: '',
    payer: payerOf(form),
    paymentMethod: METHOD_OF[form.paymentMethod],
    payment: newPayment(form.amountCents, plan, context.manageToken),
    sponsorshipLevel: form.sponsorshipLevel ?? CUSTOM_LEVEL,
    phone: '',
    businessName: form.sponsorName,
    businessAddress: null,
    businessCity: null,
    businessState: null,
    businessZip: null,
    businessWebsite: null,
    paymentFrequency: form.paymentFrequency,
    comments: null,
    marketingConsent: false,
    newsletterConsent: false,
    createdAt: at,
    updatedAt: at,
  };
  return { bill, sponsorship };
}

/** The sponsorship after the office changed its bill; its payment follows, of which nothing has been paid where the amount changes. */
export function changeOfficeSponsorship(
  sponsorship: Sponsorship,
  form: SponsorBillForm,
  context: Omit<OfficeContext, 'manageToken'>,
): Sponsorship {
  const { payment } = sponsorship;
  const isSame =
    payment.totalCents === form.amountCents &&
    sponsorship.paymentFrequency === form.paymentFrequency;
  const changed: Payment = isSame
    ? payment
    : { ...payment, totalCents: form.amountCents, plan: planOf(form, context, payment.plan) };
  return {
    ...sponsorship,
    payer: keepLanguage(payerOf(form), sponsorship.payer),
    payment: changed,
    sponsorshipLevel: form.sponsorshipLevel ?? CUSTOM_LEVEL,
    businessName: form.sponsorName,
    paymentFrequency: form.paymentFrequency,
    updatedAt: context.now.toISOString(),
  };
}

/**
 * When the bill is due after the office changed it. Of installments that is the day of the last one, unless another
 * day is entered with the change. Where there are none any more, a check has its days from today, unless the office
 * had given the bill a day of its own.
 */
export function dueAfterChange(
  form: SponsorBillForm,
  before: { dueDate: Day | null; payment: Payment | null },
  after: Payment | null,
  today: Day,
): Day | null {
  const { dueDate } = form;
  const was = before.payment?.plan?.lastOn ?? null;
  const is = after?.plan?.lastOn ?? null;
  if (was === is) return dueDate;
  const isOwn = dueDate !== before.dueDate || (was !== null && dueDate !== was);
  return isOwn ? (dueDate ?? is) : (is ?? inTime(today));
}

/**
 * The plan by which a sponsor pays: the installments of an application, from the first day on that was
 * agreed, and a yearly sponsorship that goes on after it is paid.
 */
function planOf(
  form: SponsorBillForm,
  { settings, today }: Pick<OfficeContext, 'settings' | 'today'>,
  before: Payment['plan'] = null,
) {
  const firstOn = before?.firstOn ?? today;
  return planPayment(form.amountCents, form.paymentFrequency, settings, firstOn);
}

function payerOf({ contactPerson, sponsorName, sponsorEmail }: SponsorBillForm) {
  const [firstName = '', ...rest] = (contactPerson ?? sponsorName).split(' ');
  return { firstName, lastName: rest.join(' '), email: sponsorEmail };
}
