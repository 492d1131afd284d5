import { Skeleton } from '#components/ui/Skeleton.tsx';

interface StatCardsProps {
  /** Undefined until it is known. */
  cards: readonly StatCard[];
}

export interface StatCard {
  label: string;
  value: string | number | undefined;
  /** Somebody has to act on it. */
  isUrgent?: boolean;
}

/** The figures above a tab's table. */
export function StatCards({ cards }: StatCardsProps) {
  // Rows that are full: nine cards as three by three.
  const columns = cards.length % 3 === 0 ? 'sm:grid-cols-3' : 'xl:grid-cols-4';
  // On a phone two in a row, or one where its text is set so large that a sum would run out of its card.
  return (
    <dl className={`grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1 sm:gap-3 ${columns}`}>
      {cards.map(({ label, value, isUrgent }) => (
        <div
          key={label}
          className="@container flex flex-col justify-between rounded-lg border border-line bg-tint px-3 py-2 sm:px-4 sm:py-3"
        >
          <dt className="text-sm text-muted">{label}</dt>
          {/* A sum of six digits has to fit its card. */}
          <dd
            className={`tabular text-[clamp(1rem,12cqi,1.5rem)] font-semibold whitespace-nowrap ${isUrgent ? 'text-danger' : ''}`}
          >
            {value ?? <Skeleton className="h-7 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
