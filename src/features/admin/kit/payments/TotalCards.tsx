import { LoadFailed } from '../LoadFailed.tsx';
import { type StatCard, StatCards } from '../StatCards.tsx';
import { UnreadableNote } from '../UnreadableNote.tsx';
import type { EndpointQuery } from '../use-endpoint-query.ts';

interface TotalCardsProps<Sums extends { unreadable: number }> {
  totals: EndpointQuery<Sums>;
  cardsOf: (sums: Sums | undefined) => readonly StatCard[];
  failedTitle: string;
}

/** The sums above a table: those before stay in sight while they are asked for again. */
export function TotalCards<Sums extends { unreadable: number }>(props: TotalCardsProps<Sums>) {
  const { result, data, retry } = props.totals;
  if (result?.ok === false) {
    return <LoadFailed title={props.failedTitle} message={result.error.message} onRetry={retry} />;
  }
  return (
    <>
      <StatCards cards={props.cardsOf(data)} />
      <UnreadableNote count={data?.unreadable ?? 0} />
    </>
  );
}
