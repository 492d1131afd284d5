import { mailingLine } from '#domain/address/postal-address.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Payable } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
    return [
      `Please mail a check for ${amount}, payable to ${payee.legalName}, with “${memo}” on the memo line, to:`,
      mailingLine(payee),
    ];
  }
  return [
    `We'll contact you shortly with the bank details for your ACH transfer of ${amount}. Please put “${memo}” in its memo line.`,
  ];
}
