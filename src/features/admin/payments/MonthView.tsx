import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { type MonthReport, readMonthEndpoint } from '#contracts/payments/month.ts';
import { formatPeriod, isMonth } from '#domain/payments/period.ts';
import { messages } from '#words/office/dashboard/month.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { savePdf } from '../kit/table/save-file.ts';
import { UnreadableNote } from '../kit/UnreadableNote.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { fetchLogo } from './fetch-logo.ts';
import { MonthTables } from './MonthTables.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';

/** The close of a month, and its page for the board. */
export function MonthView() {
  const { period = '' } = useAdminLocation().params;
  const request = { month: isMonth(period) ? period : '' };
  const query = useEndpointQuery(readMonthEndpoint, request);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <PeriodSelect monthsOnly />
        {query.data && <PrintButton report={query.data} />}
      </div>
      <QueryView query={query} failedTitle={messages.failed}>
        {(report) => (
          <section aria-label={formatPeriod(report.month)} className="flex flex-col gap-6">
            <UnreadableNote count={report.unreadable} />
            <MonthTables report={report} />
          </section>
        )}
      </QueryView>
    </div>
  );
}

function PrintButton({ report }: { report: MonthReport }) {
  const [busy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      // Half as heavy as the dashboard itself, and pressed once a month.
      const { writeMonthPage } = await import('#pdf/month-page.ts');
      const bytes = await writeMonthPage(report, new Date(), await fetchLogo(report.logo));
      savePdf(`month-${report.month}.pdf`, bytes);
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ title: messages.printFailed, description, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" loading={busy} onClick={() => void print()}>
      {busy ? messages.printing : messages.print}
    </Button>
  );
}
