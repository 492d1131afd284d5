import type * as z from 'zod/mini';
import type { readChartsEndpoint } from '#contracts/overview/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { formatPeriod } from '#domain/payments/period.ts';
import { messages } from '#words/office/dashboard/donations.ts';
import { dayForSheet } from '../kit/instants.ts';
import { TotalCards } from '../kit/payments/TotalCards.tsx';
import type { EndpointQuery } from '../kit/use-endpoint-query.ts';
import { givenIn } from './given-in.ts';

interface GivenCardsProps {
  charts: EndpointQuery<z.output<typeof readChartsEndpoint.response>>;
}

/** What came as gifts this year, by the ledger as on the overview: its twelve months hold all of a year so far. */
export function GivenCards({ charts }: GivenCardsProps) {
  const months = charts.data?.money;
  const month = dayForSheet(new Date().toISOString()).slice(0, 7);
  const year = month.slice(0, 4);
  return (
    <TotalCards
      totals={charts}
      failedTitle={messages.sumsFailed}
      cardsOf={() => [
        {
          label: messages.given(year),
          value: months && formatCents(givenIn(months, year)),
        },
        {
          label: messages.given(formatPeriod(month)),
          value: months && formatCents(givenIn(months, month)),
        },
      ]}
    />
  );
}
