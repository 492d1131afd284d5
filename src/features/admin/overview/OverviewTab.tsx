import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type Overview, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { messages } from '#words/office/dashboard/overview.ts';
import { adminHref } from '../kit/admin-location.ts';
import { LoadFailed } from '../kit/LoadFailed.tsx';
import { openHere } from '../kit/open-here.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { LazyCharts } from './LazyCharts.tsx';
import { WaitingList } from './WaitingList.tsx';

const COUNTERS = ['totalPlayers', 'upcomingGames', 'pendingReviews', 'activeSponsors'] as const;

/** The first tab: live counters, what waits, ways into the other tabs, and how the year went. */
export function OverviewTab() {
  const { result, retry } = useEndpointQuery(readOverviewEndpoint, {});
  const overview = result?.ok ? result.data : undefined;
  return (
    <div className="flex flex-col gap-8">
      {result && !result.ok && (
        <LoadFailed title={messages.failed} message={result.error.message} onRetry={retry} />
      )}
      <Counters overview={overview} />
      {overview && <WaitingList overview={overview} />}
      {overview?.season && <SeasonLine season={overview.season} />}
      <Cards />
      <LazyCharts />
    </div>
  );
}

function Counters({ overview }: { overview: Overview | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {COUNTERS.map((name) => (
        <div key={name} className="rounded-lg bg-tint p-4">
          <dt className="text-sm text-muted">{messages.counters[name]}</dt>
          <dd className="tabular text-h3 font-semibold whitespace-nowrap sm:text-h2">
            {overview ? overview[name] : <Skeleton className="h-9 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Cards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {messages.cards.map(({ tab, title, text }) => (
        <li key={tab}>
          <a
            href={adminHref({ tab, params: {} })}
            onClick={openHere}
            className="block h-full rounded-lg border border-line p-4 transition-colors hover:bg-tint"
          >
            <span className="headline block text-h3">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How far the change of seasons has come, with the way to it. */
function SeasonLine({ season }: { season: NonNullable<Overview['season']> }) {
  return (
    <p className="rounded-lg border border-line p-4">
      {messages.season.text(season)}{' '}
      <a href={adminHref({ tab: 'seasons', params: {} })} onClick={openHere} className="underline">
        {messages.season.link}
      </a>
    </p>
  );
}
