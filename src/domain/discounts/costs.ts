import * as z from 'zod/mini';
import type { Adjustment } from '#domain/billing/adjustment.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import type { Cents } from '#domain/money/money.ts';

/** What of a bill a report of its adjustments needs. */
export const AdjustedBillSchema = z.pick(PlayerBillSchema, {
  id: true,
  amountCents: true,
  paymentStatus: true,
  adjustments: true,
  registrationId: true,
  partOf: true,
});
export type AdjustedBill = z.infer<typeof AdjustedBillSchema>;

/** The registration that a bill, or the bill that it was split from, is for; null where it is for none. */
export function registrationOf({
  registrationId,
  partOf,
}: Pick<AdjustedBill, 'registrationId' | 'partOf'>): string | null {
  return registrationId ?? partOf ?? null;
}

/** What one reason cost in a month: a discount, all scholarships, all write-offs. */
export interface Cost {
  /** 'YYYY-MM', local to the program. */
  month: string;
  /** Of the registration; empty for bills that belong to none. */
  season: string;
  kind: Adjustment['kind'];
  /** Which discount it was; null for what the office decided. */
  discountId: string | null;
  /** As the family read it; empty for what the office decided. */
  name: string;
  code: string | null;
  /** For how many registrations and bills of their own. */
  count: number;
  cents: Cents;
}

/**
 * Whether what was taken off a bill counts as given: not where the bill itself was canceled, because
 * then nobody was asked for anything. A write-off is what cancels a bill that it brings to nothing.
 */
export function countsAsGiven({ amountCents, paymentStatus, adjustments }: AdjustedBill): boolean {
  if (paymentStatus !== 'cancelled') return true;
  return amountCents === 0 && adjustments?.at(-1)?.kind === 'write-off';
}

interface Telling {
  /** The month of an instant, local to the program. */
  monthOf: (at: string) => string;
  seasonOf: (registrationId: string) => string;
}

/** What adjustments of bills cost, the newest month first. Their sum is that of all lines that count. */
export function costsOf(bills: readonly AdjustedBill[], { monthOf, seasonOf }: Telling): Cost[] {
  const costs = new Map<string, Cost & { whose: Set<string> }>();
  for (const bill of bills.filter(countsAsGiven)) {
    const registrationId = registrationOf(bill);
    const season = registrationId ? seasonOf(registrationId) : '';
    for (const { id, kind, by, reason, code, cents, at } of bill.adjustments ?? []) {
      const discountId = by === null && kind === 'discount' ? id : null;
      const month = monthOf(at);
      const key = [month, season, kind, discountId].join(' ');
      const name = discountId === null ? '' : reason;
      const cost = costs.get(key) ?? {
        month,
        season,
        kind,
        discountId,
        name,
        code,
        count: 0,
        cents: 0,
        whose: new Set(),
      };
      cost.whose.add(registrationId ?? bill.id);
      costs.set(key, { ...cost, count: cost.whose.size, cents: cost.cents + cents });
    }
  }
  return [...costs.values()]
    .map(({ whose: _, ...cost }) => cost)
    .sort((a, b) => b.month.localeCompare(a.month) || b.cents - a.cents);
}
