import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { type Cents, sumCents } from '#domain/money/money.ts';
import { textOrNull } from '#domain/records/stored.ts';

/** Why a bill asks for less than its full price. */
export const ADJUSTMENT_KINDS = ['discount', 'scholarship', 'write-off'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** One reduction of a bill. The bill's `amountCents` is what is left after all of them. */
export const AdjustmentSchema = z.object({
  id: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  /** How much less is owed; at least 1. */
  cents: CentsSchema,
  /** Why, as the family reads it on the bill: 'Second child, 10 % off'. */
  reason: z.string(),
  /** The discount code that was entered, or null. */
  code: textOrNull(),
  /** The email address of the admin who decided it; null where a rule did. */
  by: textOrNull(),
  at: z.iso.datetime(),
});
export type Adjustment = z.infer<typeof AdjustmentSchema>;

interface Adjusted {
  amountCents: Cents;
  adjustments?: readonly Adjustment[] | undefined;
}

/** What all adjustments of a bill come to. */
export function adjustedCents({ adjustments = [] }: Pick<Adjusted, 'adjustments'>): Cents {
  return sumCents(adjustments.map(({ cents }) => cents));
}

/** The price of a bill before its adjustments. */
export function grossCents(bill: Adjusted): Cents {
  return bill.amountCents + adjustedCents(bill);
}
