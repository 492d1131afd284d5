import type { PayableKind } from '#domain/payments/choices.ts';
import type { Move } from '#domain/payments/movements.ts';

/** What a person reads on the Payments tab. */
export const booksMessages = {
  title: 'Payments',
  views: { movements: 'Payments', payouts: 'Payouts', month: 'Month' },
  period: 'Period',
  month: 'Month',
  allTime: 'All years',
  caption: (period: string) => `Payments of ${period}`,
  failed: 'Error fetching payments',
  empty: {
    title: 'No money moved',
    text: 'Payments, refunds and reversals of the period appear here. A filter may hide some.',
  },
  searchFirst: {
    title: 'Search all years',
    text: 'Type a name, an email, a record number or a check number.',
  },
  none: '—',
  close: 'Close',
  details: 'Details',
  openRecord: (label: string) => `Open ${label}`,
  stats: {
    received: 'Received',
    refunded: 'Refunded',
    takenBack: 'Reversed or Disputed',
    net: 'Net',
  },
  columns: {
    date: 'Date',
    payer: 'Payer',
    email: 'Email',
    label: 'For',
    kind: 'Kind',
    what: 'Movement',
    method: 'Method',
    reference: 'Reference',
    amount: 'Amount',
    fee: 'Stripe Fee',
    payout: 'Payout',
    reason: 'Reason',
    actions: 'Actions',
  },
  moves: {
    received: 'Payment',
    refund: 'Refund',
    reversal: 'Reversal',
    dispute: 'Lost dispute',
  } satisfies Record<Move, string>,
  kinds: {
    registration: 'Registrations',
    bill: 'Player bills',
    sponsorship: 'Sponsorships',
    order: 'Orders',
    donation: 'Gifts',
  } satisfies Record<PayableKind, string>,
} as const;
