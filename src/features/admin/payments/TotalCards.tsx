import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { StatCards } from '../frame/StatCards.tsx';
import { paymentMessages as messages } from './messages.ts';

export interface TotalCardsProps<Sums> {
  /** From `useAnswer`. */
  totals: { result: ApiResult<Sums> | undefined; retry: () => void };
  cardsOf: (
    sums: Sums | undefined,
  ) => readonly { label: string; value: string | number | undefined }[];
  failedTitle: string;
}

/** The sums above a table: those before stay in sight while they are asked for again. */
export function TotalCards<Sums>({ totals, cardsOf, failedTitle }: TotalCardsProps<Sums>) {
  const { result, retry } = totals;
  const [shown, setShown] = useState<Sums>();
  const fresh = result?.ok ? result.data : undefined;
  if (fresh && fresh !== shown) setShown(fresh);
  if (result && !result.ok) {
    return (
      <Alert
        tone="error"
        title={failedTitle}
        action={
          <Button variant="outline" size="sm" onClick={retry}>
            {messages.retry}
          </Button>
        }
      >
        {result.error.message}
      </Alert>
    );
  }
  return <StatCards cards={cardsOf(fresh ?? shown)} />;
}
