import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

/** What a line of Stripe's balance is about; 'payout' is money on its way to the bank or back from it. */
export const LINE_KINDS = ['payment', 'refund', 'dispute', 'fee', 'payout', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Of a line that no payout holds yet. */
export const WAITING = 'waiting';
/** Of the line by which a payout itself left the balance: it is in no payout. */
export const ITSELF = 'itself';

/**
 * Whether a line belongs to an entry of the ledger, is Stripe's own business, fits nothing but is known to the
 * office, or fits nothing.
 */
export const LINE_FITS = ['entry', 'own', 'known', 'none'] as const;

/**
 * One line of Stripe's balance (collection `payoutLines`, under Stripe's id `txn_…`): what came, went
 * or was kept, and the payout that brought it to the bank. It names nobody: the ledger does.
 */
export const PayoutLineSchema = z.object({
  id: z.string(),
  kind: z.enum(LINE_KINDS),
  /** Stripe's word for it, such as 'charge' or 'adjustment'. */
  type: z.string(),
  /** Less than zero for what went. */
  amountCents: z.int(),
  feeCents: z.int(),
  /** What the balance was changed by: the amount less the fee. */
  netCents: z.int(),
  /** The day the ledger has it on: when a payment set out, when it was refunded or disputed. */
  at: z.iso.datetime(),
  /** Stripe's payout, or `WAITING`, or `ITSELF`. */
  payout: z.string(),
  /** What it is about at Stripe: `ch_…`, `re_…`, `dp_…`, `po_…`. */
  sourceId: textOrNull(),
  paymentIntentId: textOrNull(),
  /** The entry of the ledger. */
  entryId: textOrNull(),
  /** 'Order K7QF-2M9X', of the entry. */
  label: textOrNull(),
  fit: z.enum(LINE_FITS),
  /** Of one that is known: what it is, in the office's words. */
  known: z.optional(z.object({ note: z.string(), by: z.string() })),
  /** When Stripe wrote it. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PayoutLine = z.infer<typeof PayoutLineSchema>;

/** A line as Stripe tells it. */
export type LineFacts = Pick<
  PayoutLine,
  | 'id'
  | 'kind'
  | 'type'
  | 'amountCents'
  | 'feeCents'
  | 'netCents'
  | 'at'
  | 'sourceId'
  | 'paymentIntentId'
  | 'createdAt'
>;

/** What a line needs of the entry that it belongs to. */
export interface LineEntry {
  id: string;
  label: string;
}

/**
 * The line as it is to be stored; the very line before where nothing changed.
 * @param payout that holds it; null where the question was not about a payout: what was noted stays
 * @param entry of the ledger, where there is one
 */
export function noteLine(
  before: PayoutLine | undefined,
  facts: LineFacts,
  payout: string | null,
  entry: LineEntry | undefined,
  now: Date,
): PayoutLine {
  const isItself = facts.type === 'payout';
  const fit = fitOf(facts.kind, entry, before);
  const next = {
    ...facts,
    payout: isItself ? ITSELF : (payout ?? before?.payout ?? WAITING),
    entryId: entry?.id ?? null,
    label: entry?.label ?? null,
    fit,
    ...(fit === 'known' && { known: before?.known }),
  } as const;
  const isSame =
    before &&
    (Object.keys(next) as (keyof typeof next)[]).every((field) => before[field] === next[field]);
  return isSame ? before : { ...next, updatedAt: now.toISOString() };
}

function fitOf(
  kind: LineKind,
  entry: LineEntry | undefined,
  before: PayoutLine | undefined,
): PayoutLine['fit'] {
  if (entry) return 'entry';
  if (before?.fit === 'known') return 'known';
  return kind === 'fee' || kind === 'payout' ? 'own' : 'none';
}
