import type { StatementView } from '#contracts/families/statement.ts';
import { dayOf, formatDay } from '#domain/calendar/day.ts';
import { describeLine } from '#domain/families/describe-line.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/statement.ts';

interface StatementTableProps {
  statement: StatementView;
  /** Of the program: dates are told in it. */
  timeZone: string;
}

const CELL = 'border-b border-line px-1 py-2 align-top sm:px-2';
const FIGURE = `${CELL} tabular text-end whitespace-nowrap`;

/** Every line of a statement, the oldest first, each with the balance after it. */
export function StatementTable({ statement, timeZone }: StatementTableProps) {
  const { columns } = messages;
  if (statement.lines.length === 0) return <p className="text-muted">{messages.empty}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{messages.caption}</caption>
      <thead>
        <tr className="text-start">
          <th scope="col" className={`${CELL} text-start`}>
            {columns.date}
          </th>
          <th scope="col" className={`${CELL} text-start`}>
            {columns.what}
          </th>
          <th scope="col" className={FIGURE}>
            {columns.amount}
          </th>
          <th scope="col" className={FIGURE}>
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbered(statement.lines).map(({ place, ...line }) => (
          <tr key={place}>
            <td className={CELL}>{formatDay(dayOf(new Date(line.at), timeZone))}</td>
            <td className={`${CELL} wrap-anywhere`}>{describeLine(line)}</td>
            <td className={FIGURE}>{formatCents(line.cents)}</td>
            <td className={FIGURE}>{formatCents(line.balanceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two lines may say the same of the same instant: their place tells them apart. */
function numbered<Line>(lines: readonly Line[]): (Line & { place: number })[] {
  return lines.map((line, place) => ({ ...line, place }));
}
