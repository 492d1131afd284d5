import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { StatementLine } from './statement.ts';

/** How money came, as it stands in a sentence: 'Payment by check'. */
const WAYS: Readonly<Record<LedgerEntry['method'], string>> = {
  card: 'card',
  us_bank_account: 'bank account',
  check: 'check',
  ach: 'ACH transfer',
  cash: 'cash',
  bank_transfer: 'bank transfer',
  venmo: 'Venmo',
  zelle: 'Zelle',
  other: 'other means',
};

type Told = Pick<StatementLine, 'kind' | 'label' | 'text' | 'method' | 'cents'>;

/** A line of a statement in words: the same on the account page, in the dashboard and in emails. */
export function describeLine(line: Told): string {
  const what = wordsOf(line);
  return line.text === '' || line.kind === 'charge' ? what : `${what}: ${line.text}`;
}

function wordsOf({ kind, label, text, method, cents }: Told): string {
  switch (kind) {
    case 'charge':
      return text === '' ? label : `${text} (${label})`;
    case 'discount':
      return `Discount on ${label}`;
    case 'scholarship':
      return `Scholarship for ${label}`;
    case 'write-off':
      return `Write-off of ${label}`;
    case 'cancelled':
      return `${label} canceled`;
    case 'taken-back':
      return `Charge removed with the refund, ${label}`;
    case 'settled':
      return `No longer owed, ${label}`;
    case 'shared':
      return cents > 0
        ? `Your payment for another guardian, ${label}`
        : `Paid by another guardian, ${label}`;
    case 'received':
      return `Payment by ${method ? WAYS[method] : WAYS.other}, ${label}`;
    case 'refund':
      return `Refund, ${label}`;
    case 'reversal':
      return `Payment taken back, ${label}`;
    case 'dispute':
      return `Payment taken back by the bank, ${label}`;
  }
}
