import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { readChartsEndpoint } from '#contracts/overview/dashboard.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

const messages = overviewMessages.charts;

/** Their library is heavier than the rest of the tab, which stands without them. */
const CHARTS = lazyPart(async () => (await import('./Charts.tsx')).Charts);

/** The charts, after the tab, and as fresh as it is. */
export function LazyCharts({ freshFor }: { freshFor: number }) {
  // What is known stays drawn while it is read again.
  const { data, result, retry } = useEndpointQuery(readChartsEndpoint, {}, { freshFor });
  const charts = useLazyPart(CHARTS);
  const { Part: Charts } = charts;
  if (charts.failed || (result && !result.ok)) {
    return (
      <Alert
        tone="error"
        title={messages.failed}
        action={
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              charts.retry();
              retry();
            }}
          >
            {overviewMessages.retry}
          </Button>
        }
      >
        {result && !result.ok ? result.error.message : undefined}
      </Alert>
    );
  }
  if (!Charts || !data) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="h-72 w-full" />
      </div>
    );
  }
  return <Charts data={data} />;
}
