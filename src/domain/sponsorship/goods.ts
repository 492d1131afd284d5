import type { Cents } from '#domain/money/money.ts';
import { chargesCents } from '#domain/payments/due-now.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Sponsorship } from './sponsorship.ts';

/** What a level gives besides recognition. */
export interface LevelGoods {
  name: string;
  /** What its goods and services are worth, such as seats at a dinner; null where it gives recognition alone. */
  goodsCents: Cents | null;
}

/** What a sponsor is told of goods, beside what came. */
export interface Goods {
  /** What all of them are worth. */
  cents: Cents;
  /** The whole sponsorship that they come with, where less of it came; null where they come with just that. */
  wholeCents: Cents | null;
}

/**
 * What is told of a sponsorship's goods beside what came of it: they come once with all of it, with that of
 * each year where it has no end.
 * @param cameCents by one payment, or in a year
 */
export function goodsBeside(
  { goodsCents, payment }: { goodsCents?: Cents | undefined; payment: Payment },
  cameCents: Cents,
): Goods | undefined {
  if (!goodsCents) return undefined;
  const wholeCents = agreedCents(payment);
  return { cents: goodsCents, wholeCents: cameCents < wholeCents ? wholeCents : null };
}

/** What was agreed on: where the office has ended installments, the total is what came of it. */
function agreedCents({ plan, totalCents, endedByOffice }: Payment): Cents {
  return endedByOffice && plan?.count ? chargesCents(plan, plan.count) : totalCents;
}

/**
 * The sponsorship with what its level gives now. It is kept with it: what was promised stays, whatever the
 * level gives later.
 */
export function withGoodsOf<T extends Pick<Sponsorship, 'sponsorshipLevel' | 'goodsCents'>>(
  sponsorship: T,
  levels: readonly LevelGoods[],
): T {
  const { goodsCents: _, ...plain } = sponsorship;
  const level = levels.find(({ name }) => name === sponsorship.sponsorshipLevel);
  return { ...plain, ...(level?.goodsCents && { goodsCents: level.goodsCents }) } as T;
}
