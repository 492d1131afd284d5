import { mailingLine } from '#domain/address/postal-address.ts';
import { type Day, dayOf, formatDay } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Payable } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/emails/pledges.ts';
import type { MailBlock } from './compose.ts';

/**
 * How to pay what is pledged by ACH transfer or check: where a plan is agreed, its first charge, unless another amount is due.
 * @param memo what is written on the memo line, such as 'Monthly Giving K7QF-2M9X'
 */
export function pledgeInstructions(
  { paymentMethod, payment }: Pick<Payable, 'paymentMethod' | 'payment'>,
  memo: string,
  payee: Pick<Settings, 'legalName' | 'mailingAddress'>,
  amountCents: Cents = payment.plan?.firstCents ?? payment.totalCents,
): MailBlock[] {
  const amount = formatCents(amountCents);
  if (paymentMethod === 'check') {
    return [messages.mailCheck(amount, payee.legalName, memo), mailingLine(payee)];
  }
  return [messages.transferShortly(amount, memo)];
}

/**
 * By when one check for the whole has to arrive; installments say their own days.
 * @param dueOn the day on which the bill is due of what was sent on a day
 */
export function arriveBy(
  { paymentMethod, payment, createdAt }: Pick<Payable, 'paymentMethod' | 'payment' | 'createdAt'>,
  { timeZone }: Pick<Settings, 'timeZone'>,
  dueOn: (sentOn: Day) => Day,
): MailBlock[] {
  if (payment.plan || paymentMethod !== 'check') return [];
  return [messages.arriveBy(formatDay(dueOn(dayOf(new Date(createdAt), timeZone))))];
}
