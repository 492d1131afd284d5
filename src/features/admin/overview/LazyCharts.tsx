import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type Charts as ChartData, readChartsEndpoint } from '#contracts/admin/overview.ts';
import { useAnswer } from '../kit/use-answer.ts';
import { overviewMessages } from './messages.ts';

const messages = overviewMessages.charts;

/** The charts, whose library is heavier than the rest of the tab: after it, and without them it stands. */
export function LazyCharts() {
  const { result, retry } = useAnswer(readChartsEndpoint, {});
  const [Charts, setCharts] = useState<ComponentType<{ data: ChartData }>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return;
    import('./Charts.tsx').then(
      (module) => setCharts(() => module.Charts),
      () => setFailed(true),
    );
  }, [failed]);

  if (failed || (result && !result.ok)) {
    return (
      <Alert
        tone="error"
        title={messages.failed}
        action={
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setFailed(false);
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
  if (!Charts || !result) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="h-72 w-full" />
      </div>
    );
  }
  return <Charts data={result.data} />;
}
