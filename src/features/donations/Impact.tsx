import { impactOf, type OfferedPick } from '#domain/donations/gift-picks.ts';
import { messages } from '#words/donations/results.ts';

interface ImpactProps {
  cents: number;
  picks: readonly OfferedPick[];
}

/** What a gift does, in the words that the donor chose it by. */
export function Impact({ cents, picks }: ImpactProps) {
  const impact = impactOf(cents, picks);
  if (impact === null) return null;
  return (
    <p>
      <strong className="text-on-court">{messages.impact}</strong> {impact}
    </p>
  );
}
