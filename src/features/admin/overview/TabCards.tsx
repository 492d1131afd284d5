import { Icon } from '#components/ui/Icon.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { Overview } from '#contracts/overview/dashboard.ts';
import { messages } from '#words/office/dashboard/overview.ts';
import { type AdminTab, adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';

/** The figure that stands on a tab's card. */
const COUNTERS: { readonly [Id in AdminTab]?: keyof typeof messages.counters } = {
  players: 'totalPlayers',
  games: 'upcomingGames',
  gallery: 'pendingReviews',
  sponsors: 'activeSponsors',
};

/** The tabs that are opened most, each with what it is for and, where it has one, its figure of today. */
export function TabCards({ overview }: { overview: Overview | undefined }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {messages.cards.map(({ tab, title, text }) => (
        <li key={tab}>
          <a
            href={adminHref({ tab, params: {} })}
            onClick={openHere}
            className="flex h-full items-start justify-between gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-tint"
          >
            <span>
              <span className="headline block text-h3">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
            <Figure counter={COUNTERS[tab]} overview={overview} />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  counter: keyof typeof messages.counters | undefined;
  overview: Overview | undefined;
}

function Figure({ counter, overview }: FigureProps) {
  if (!counter) return <Icon name="arrowRight" className="mt-1 size-5 text-muted" />;
  return (
    <span className="shrink-0 text-end">
      <span className="tabular block text-h3 font-semibold">
        {overview ? overview[counter] : <Skeleton className="ms-auto h-7 w-16" />}
      </span>
      <span className="block text-xs text-muted">{messages.counters[counter]}</span>
    </span>
  );
}
