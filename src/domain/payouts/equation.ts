import type { Cents } from '#domain/money/money.ts';

/** What the equation is made of, of one month or of all time, in cents. */
export interface EquationParts {
  /** What was at Stripe when the month began; 0 of all time. */
  beforeCents: Cents;
  /** What the ledger says came by Stripe and stayed. */
  ledgerCents: Cents;
  /** What Stripe kept. */
  feeCents: Cents;
  /** What banks hold because of disputes that are not decided, less what they gave back of such. */
  heldCents: Cents;
  /** What Stripe sent to the bank, less what the bank sent back. */
  paidOutCents: Cents;
  /** What is at Stripe when the month ends, or now. */
  afterCents: Cents;
}

/**
 * What is missing so that everything that came is accounted for; 0 where the ledger equals what Stripe
 * paid out, kept and still has. Above 0 the ledger has more than Stripe, below it Stripe has more.
 */
export function differenceIn(parts: EquationParts): Cents {
  const { beforeCents, ledgerCents, feeCents, heldCents, paidOutCents, afterCents } = parts;
  return beforeCents + ledgerCents - feeCents - heldCents - paidOutCents - afterCents;
}
