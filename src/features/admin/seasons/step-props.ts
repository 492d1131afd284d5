import type { SeasonCheck } from '#contracts/seasons/dashboard.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';

/** What a step is given. */
export interface StepProps {
  change: SeasonChange;
  /** What was counted; undefined until it is there. */
  check: SeasonCheck | undefined;
  /** It is being counted anew, so what was counted may be of before. */
  isCounting: boolean;
  /** After it was done or taken back, and to see what someone else did. */
  onChanged: () => void;
}

/** The record as it is seen: a step over someone else's is refused. */
export const seenOf = ({ id, updatedAt }: SeasonChange) => ({ id, seen: updatedAt });
