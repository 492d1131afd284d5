import type { Cents } from '#domain/money/money.ts';
import type { Sponsorship } from './sponsorship.ts';

/** What a level gives besides recognition. */
export interface LevelGoods {
  name: string;
  /** What its goods and services are worth, such as seats at a dinner; null where it gives recognition alone. */
  goodsCents: Cents | null;
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
