import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { messages } from '#words/office/dashboard/overview.ts';
import { LoadFailed } from '../kit/LoadFailed.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { LazyCharts } from './LazyCharts.tsx';
import { SeasonLine } from './SeasonLine.tsx';
import { TabCards } from './TabCards.tsx';
import { WaitingList } from './WaitingList.tsx';

/** It is left open all day, and says what waits now. */
const FRESH_MS = 5 * 60_000;

/** The first tab: what waits for someone, then ways into the other tabs with their figures, and how the year went. */
export function OverviewTab() {
  // What is known stays while it is read again, and the focus with it.
  const query = useEndpointQuery(readOverviewEndpoint, {}, { freshFor: FRESH_MS });
  const { data: overview, result, retry } = query;
  return (
    <div className="flex flex-col gap-8">
      {result && !result.ok && (
        <LoadFailed title={messages.failed} message={result.error.message} onRetry={retry} />
      )}
      {(overview || result?.ok !== false) && <WaitingList overview={overview} />}
      {overview?.season && <SeasonLine season={overview.season} />}
      <section aria-labelledby="glance">
        <h2 id="glance" className="mb-3 text-h3">
          {messages.glance}
        </h2>
        <TabCards overview={overview} />
      </section>
      <LazyCharts freshFor={FRESH_MS} />
    </div>
  );
}
