import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';

type Amounts = Pick<LedgerEntry, 'amountCents' | 'refundedCents'>;

/** Whether all of it went back to the payer. */
export const isAllBack = ({ amountCents, refundedCents }: Amounts) => refundedCents >= amountCents;

/** What a dispute may take: of a payment that was refunded in full, all of it a second time. */
export const atStakeCents = (entry: Amounts): Cents =>
  isAllBack(entry) ? entry.amountCents : entry.amountCents - entry.refundedCents;

/** What went or came, as people are told of it: what a bank took a second time is in no sum, but it went. */
export const toldCents = ({
  amountCents,
  takenCents,
}: Pick<LedgerEntry, 'amountCents' | 'takenCents'>): Cents =>
  takenCents === undefined ? amountCents : -takenCents;
