import { ScrollArea } from '#components/ui/ScrollArea.tsx';
import type { Charts } from '#contracts/overview/dashboard.ts';
import { formatMonthAbbreviation } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';
import { Fold } from '../kit/Fold.tsx';

const messages = overviewMessages.charts;

/** The figures of the chart, for whoever cannot see it or wants them exactly. */
export function MoneyTable({ months }: { months: Charts['money'] }) {
  return (
    <Fold summary={messages.asTable} className="text-sm">
      <ScrollArea label={messages.money} className="overflow-x-auto">
        <table className="tabular mt-2 w-full text-end text-sm">
          <thead>
            <tr>
              <th scope="col" className="text-start">
                {messages.month}
              </th>
              {PAYABLE_KINDS.map((kind) => (
                <th key={kind} scope="col" className="px-2 text-end">
                  {messages.kinds[kind]}
                </th>
              ))}
              <th scope="col" className="text-end">
                {messages.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, byKind }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="text-start font-normal">
                  {formatMonthAbbreviation(month)} {month.slice(0, 4)}
                </th>
                {PAYABLE_KINDS.map((kind) => (
                  <td key={kind} className="px-2">
                    {formatCents(byKind[kind] ?? 0)}
                  </td>
                ))}
                <td>{formatCents(Object.values(byKind).reduce((sum, cents) => sum + cents, 0))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Fold>
  );
}
