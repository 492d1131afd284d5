import { mailingLine } from '#domain/address/postal-address.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { formatCents } from '#domain/money/money.ts';
import { recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as families } from '#words/emails/families.ts';
import { messages } from '#words/emails/pledges.ts';
import type { MailBlock } from './compose.ts';

interface HowToPay {
  /** By which it is paid without an account. */
  payLink: string;
  settings: Settings;
  /** Whether it is paid in installments, so that not all of it is asked for now. */
  inInstallments?: boolean;
}

/** How what is left of a bill is paid without an account: by the link, and by check where that was chosen. */
export function billPayBlocks(
  bill: PlayerBill,
  { payLink, settings, inInstallments = false }: HowToPay,
): MailBlock[] {
  const label = recordLabel('bill', bill.number);
  const amount = formatCents(stillOwedCents(bill));
  if (bill.paymentMethod !== 'check' || inInstallments) {
    return [{ label: families.payLabel(label), link: payLink }, messages.noAccount];
  }
  return [
    messages.mailCheck(amount, settings.legalName, label),
    mailingLine(settings),
    { label: messages.payOnline(amount), link: payLink },
    messages.payOnce,
  ];
}
