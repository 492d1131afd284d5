import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { Overview } from '#contracts/overview/dashboard.ts';
import { messages } from '#words/office/dashboard/overview.ts';
import { adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';

type CardTab = (typeof messages.cards)[number]['tab'];

/** What a tab's card says of today, and under which word. */
const FIGURES: Readonly<
  Record<CardTab, [keyof typeof messages.counters, (overview: Overview) => ReactNode]>
> = {
  players: ['totalPlayers', ({ totalPlayers }) => totalPlayers],
  games: ['upcomingGames', ({ upcomingGames }) => upcomingGames],
  gallery: ['pendingReviews', ({ pendingReviews }) => pendingReviews],
  billing: ['overdueBills', ({ waiting }) => waiting.overdueBills],
  sponsors: ['activeSponsors', ({ activeSponsors }) => activeSponsors],
  team: ['colors', () => <Colors />],
};

/** The tabs that are opened most, each with what it is for and its figure of today. */
export function TabCards({ overview }: { overview: Overview | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-3">
      {messages.cards.map(({ tab, title, text }) => (
        <li key={tab}>
          <a
            href={adminHref({ tab, params: {} })}
            onClick={openHere}
            className="flex h-full flex-col-reverse justify-end gap-x-4 rounded-lg border border-line bg-surface p-3 transition-colors hover:bg-tint sm:flex-row sm:items-start sm:justify-between sm:p-4"
          >
            <span>
              <span className="headline block text-xl sm:text-h3">{title}</span>
              <span className="block text-sm text-muted max-sm:hidden">{text}</span>
            </span>
            <Figure tab={tab} overview={overview} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Figure({ tab, overview }: { tab: CardTab; overview: Overview | undefined }) {
  const [counter, read] = FIGURES[tab];
  return (
    <span className="shrink-0 sm:text-end">
      <span className="tabular block text-h3 font-semibold">
        {overview ? read(overview) : <Skeleton className="h-7 sm:ms-auto w-16" />}
      </span>
      <span className="block text-xs text-muted">{messages.counters[counter]}</span>
    </span>
  );
}

/** The two that the site wears now. */
function Colors() {
  return (
    <span aria-hidden="true" className="flex gap-2 py-1 sm:justify-end">
      <span className="size-6 rounded-full bg-primary" />
      <span className="size-6 rounded-full bg-secondary" />
    </span>
  );
}
