import type { PayableNow } from '#domain/billing/pay-now.ts';
import type { Cents } from '#domain/money/money.ts';
import type { OwedNow } from './read-owed-now.ts';

/** What is paid for, as Stripe's page and the bank statement say it. */
export function titleOf(found: OwedNow, { on }: PayableNow): string {
  if ('record' in found) return nameOfPledge(found);
  if (found.kind === 'sponsorship') return `Sponsorship ${found.sponsorship.number}`;
  return on === 'bill'
    ? `Bill ${found.bill?.number ?? ''}`
    : `Registration ${found.registration?.number ?? ''}`;
}

/** The record that a page, an email or a link is about: where its registration is paid, that. */
export function nameOf(found: OwedNow): string {
  if ('record' in found) return nameOfPledge(found);
  if (found.kind === 'sponsorship') return `Sponsorship ${found.sponsorship.number}`;
  if (found.payNow.what === 'pay') return titleOf(found, found.payNow);
  return found.bill
    ? `Bill ${found.bill.number}`
    : `Registration ${found.registration?.number ?? ''}`;
}

const nameOfPledge = ({ kind, record: { number } }: Extract<OwedNow, { record: unknown }>) =>
  kind === 'donation' ? `Gift ${number}` : `Order ${number}`;

const PART_WORDS = { whole: '', rest: ', the rest', installments: ', installments' } as const;

/** The one line of the page: what the money is for. */
export function linesOf(
  found: OwedNow,
  payNow: PayableNow,
): { name: string; quantity: number; unitCents: Cents }[] {
  const what =
    found.kind === 'bill' && found.bill && payNow.on === 'bill'
      ? found.bill.description
      : titleOf(found, payNow);
  const name = `${what}${PART_WORDS[payNow.part]}`;
  return [{ name, quantity: 1, unitCents: payNow.cents }];
}
