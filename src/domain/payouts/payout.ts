import * as z from 'zod/mini';
import { DaySchema } from '#domain/calendar/day-schema.ts';
import { type Cents, sumCents } from '#domain/money/money.ts';
import { textOrNull } from '#domain/records/stored.ts';
import { ITSELF, type PayoutLine } from './payout-line.ts';

export const PAYOUT_STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
export const BANK_STATES = ['open', 'matched'] as const;

/** What the office found on the bank's statement. */
const BankMatchSchema = z.object({
  /** The day of the statement, local to the program. */
  day: DaySchema,
  note: textOrNull(),
  /** Who said so, by name. */
  by: z.string(),
  at: z.iso.datetime(),
});

/**
 * What Stripe sent to the bank at one time (collection `payouts`, under Stripe's id). What it is made of
 * are the lines that name it (`payoutLines`); their sums stand here.
 */
export const PayoutSchema = z.object({
  id: z.string(),
  /** Less than zero where Stripe took money from the bank. */
  amountCents: z.int(),
  status: z.enum(PAYOUT_STATUSES),
  /** Why the bank sent it back, in Stripe's words. */
  failure: textOrNull(),
  /** When the bank has it, or is to have it. */
  arrivesOn: DaySchema,
  /** Stripe pays out automatically. Of one that a person asked for, Stripe does not say what it is made of. */
  isAutomatic: z.boolean(),
  /** How many payments are in it. */
  payments: z.int(),
  /** What Stripe kept of them, its other fees included. */
  feeCents: z.int(),
  /** What its lines come to; the amount, when all of them are here. */
  linesCents: z.int(),
  /** How many of its lines fit no entry of the ledger. */
  unmatched: z.int(),
  /** The line after which there was no time for more; null where Stripe was asked for all of them. */
  linesAfter: textOrNull(),
  /** 'matched' where `match` is there; stored, so that tables can filter by it. */
  bank: z.enum(BANK_STATES),
  match: z.nullable(BankMatchSchema),
  /** When Stripe sent it. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Payout = z.infer<typeof PayoutSchema>;

/** A payout as Stripe tells it. */
export type PayoutFacts = Pick<
  Payout,
  'id' | 'amountCents' | 'status' | 'failure' | 'arrivesOn' | 'isAutomatic' | 'createdAt'
>;

export type PayoutSums = Pick<Payout, 'payments' | 'feeCents' | 'linesCents' | 'unmatched'>;
type SummedLine = Pick<
  PayoutLine,
  'kind' | 'amountCents' | 'feeCents' | 'netCents' | 'fit' | 'payout'
>;

/** What the lines of one payout come to; its own line, by which it left, is none of them. */
export function sumUpLines(all: readonly SummedLine[]): PayoutSums {
  const lines = all.filter(({ payout }) => payout !== ITSELF);
  return {
    payments: lines.filter(({ kind }) => kind === 'payment').length,
    feeCents: sumCents(lines.map(feesOfLine)),
    linesCents: sumCents(lines.map(({ netCents }) => netCents)),
    unmatched: lines.filter(({ fit }) => fit === 'none').length,
  };
}

/** What Stripe kept by a line: its fee, and of a line that is a fee the whole. */
export function feesOfLine({
  kind,
  feeCents,
  netCents,
}: Pick<SummedLine, 'kind' | 'feeCents' | 'netCents'>): Cents {
  return kind === 'fee' ? -netCents : feeCents;
}

/**
 * The payout as it is to be stored: what the office found at the bank stays. The very one before where nothing
 * changed.
 * @param lines what they come to; and where to go on with them, unless that stays as it is
 */
export function notePayout(
  before: Payout | undefined,
  facts: PayoutFacts,
  lines: PayoutSums & Partial<Pick<Payout, 'linesAfter'>>,
  now: Date,
): Payout {
  const next = { linesAfter: before?.linesAfter ?? null, ...facts, ...lines };
  const isSame =
    before &&
    (Object.keys(next) as (keyof typeof next)[]).every((field) => before[field] === next[field]);
  if (isSame) return before;
  const { bank = 'open', match = null } = before ?? {};
  return { ...next, bank, match, updatedAt: now.toISOString() };
}

/** What a payout is more than its lines; 0 where they agree. Where Stripe tells no lines, all of it. */
export function differenceOf({
  amountCents,
  linesCents,
}: Pick<Payout, 'amountCents' | 'linesCents'>): Cents {
  return amountCents - linesCents;
}

/** Whether it is, or is to be, in the bank. */
export function isSent({ status }: Pick<Payout, 'status'>): boolean {
  return status !== 'failed' && status !== 'canceled';
}
