import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { StatCards } from '../StatCards.tsx';
import { UnreadableNote } from '../UnreadableNote.tsx';

export interface TotalCardsProps<Sums extends { unreadable: number }> {
  /** From `useAnswer`. */
  totals: { result: ApiResult<Sums> | undefined; retry: () => void };
  cardsOf: (
    sums: Sums | undefined,
  ) => readonly { label: string; value: string | number | undefined }[];
  failedTitle: string;
}

/** The sums above a table: those before stay in sight while they are asked for again. */
export function TotalCards<Sums extends { unreadable: number }>({
  totals,
  cardsOf,
  failedTitle,
}: TotalCardsProps<Sums>) {
  const { result, retry } = totals;
  const [shown, setShown] = useState<Sums>();
  const fresh = result?.ok ? result.data : undefined;
  if (fresh && fresh !== shown) setShown(fresh);
  if (result && !result.ok) {
    return <LoadFailed title={failedTitle} message={result.error.message} onRetry={retry} />;
  }
  const sums = fresh ?? shown;
  return (
    <>
      <StatCards cards={cardsOf(sums)} />
      <UnreadableNote count={sums?.unreadable ?? 0} />
    </>
  );
}
