/**
 * The sponsors under their tiers, in the tiers' order; tiers without sponsors are left out.
 * A sponsor's tier is always among them: content is refused otherwise.
 */
export function groupByTier<Tier extends { id: string }, Sponsor extends { tierId: string | null }>(
  tiers: readonly Tier[],
  sponsors: readonly Sponsor[],
): { tier: Tier; sponsors: Sponsor[] }[] {
  return tiers
    .map((tier) => ({ tier, sponsors: sponsors.filter(({ tierId }) => tierId === tier.id) }))
    .filter((group) => group.sponsors.length > 0);
}
