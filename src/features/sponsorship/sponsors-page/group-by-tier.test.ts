import { expect, it } from 'vitest';
import { groupByTier } from './group-by-tier.ts';

it('puts sponsors under their tiers in the tiers’ order, without empty tiers', () => {
  const [gold, silver, bronze] = [{ id: 'gold' }, { id: 'silver' }, { id: 'bronze' }] as const;
  const sponsor = (name: string, tierId: string) => ({ name, tierId });
  const [ana, bo, cy] = [sponsor('Ana', 'bronze'), sponsor('Bo', 'gold'), sponsor('Cy', 'bronze')];
  expect(groupByTier([gold, silver, bronze], [ana, bo, cy])).toEqual([
    { tier: gold, sponsors: [bo] },
    { tier: bronze, sponsors: [ana, cy] },
  ]);
});
