import { useMemo, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import {
  type AdminPayoutLine,
  listPayoutLinesEndpoint,
  readPayoutEndpoint,
} from '#contracts/payouts/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { WAITING } from '#domain/payouts/payout-line.ts';
import { messages as payoutMessages } from '#words/office/dashboard/payouts.ts';
import { useAdminLocation } from '../../kit/admin-location.ts';
import { QueryView } from '../../kit/QueryView.tsx';
import { RowActions } from '../../kit/RowActions.tsx';
import { withActions } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useTableRows } from '../../kit/table/table-query.ts';
import { useEndpointQuery } from '../../kit/use-endpoint-query.ts';
import { KnownLineDialog } from './KnownLineDialog.tsx';
import { LINE_COLUMNS, LINE_FILTERS } from './line-columns.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';
import { FIRST_PAGE } from './places.ts';

const messages = payoutMessages.lines;

/** Lines of Stripe's balance. @param payout the payout that holds them, 'waiting', or '' for all */
export function LinesView({ payout }: { payout: string }) {
  const { params, setParams } = useAdminLocation();
  const isOne = payout !== '' && payout !== WAITING;
  const query = useEndpointQuery(readPayoutEndpoint, { id: payout }, { wanted: isOne });
  const table = useTableRows(listPayoutLinesEndpoint);
  const [opened, open] = useState<AdminPayoutLine>();
  const columns = useMemo(
    () =>
      withActions(LINE_COLUMNS, (line) => {
        const words = line.fit === 'known' ? messages.unknow : messages.know;
        if (line.fit !== 'none' && line.fit !== 'known') return null;
        const of = [formatCents(line.amountCents), line.sourceId].filter(Boolean).join(', ');
        return <RowActions of={of} actions={[{ label: words.open, run: () => open(line) }]} />;
      }),
    [],
  );
  const ofFit = params.fit === 'known' ? messages.knownTitle : messages.unmatchedTitle;
  const title = payout === WAITING ? messages.waitingTitle : ofFit;
  return (
    <>
      <div>
        <Button variant="outline" size="sm" onClick={() => setParams(FIRST_PAGE)}>
          {payoutMessages.back}
        </Button>
      </div>
      {isOne ? (
        <QueryView query={query} failedTitle={payoutMessages.failed}>
          {(data) => (
            <>
              <h3 className="text-h3">
                {messages.payoutTitle(formatCents(data.payout.amountCents))}
              </h3>
              <PayoutFacts payout={data.payout} onChanged={query.retry} />
            </>
          )}
        </QueryView>
      ) : (
        <h3 className="text-h3">{title}</h3>
      )}
      <DataTable
        caption={messages.caption(isOne ? payout : title)}
        name="payout-lines"
        table={table}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        filters={LINE_FILTERS}
        csvName={isOne ? payout : 'stripe-lines'}
        errorTitle={messages.failed}
      />
      {opened && (
        <KnownLineDialog
          line={opened}
          onClose={() => open(undefined)}
          onDone={() => {
            open(undefined);
            table.rows.reload();
          }}
        />
      )}
    </>
  );
}
