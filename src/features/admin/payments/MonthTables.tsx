import type { MonthReport } from '#contracts/payments/month.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { AGES, type Age } from '#domain/families/age.ts';
import { formatCents } from '#domain/money/money.ts';
import { netAfterFees } from '#domain/payments/month-of-books.ts';
import { MOVES } from '#domain/payments/movements.ts';
import { sentToBank } from '#domain/payouts/month-of-payouts.ts';
import { messages } from '#words/office/dashboard/month.ts';
import { messages as booksMessages } from '#words/office/dashboard/payments.ts';
import { FiguresTable } from './FiguresTable.tsx';

/** The figures of a month: what came, what it cost, what was let off, what the bank got, and what is owed. */
export function MonthTables({ report }: { report: MonthReport }) {
  return (
    <>
      <Income report={report} />
      <Reductions report={report} />
      <Payouts report={report} />
      <Outstanding report={report} />
    </>
  );
}

function Income({ report }: { report: MonthReport }) {
  const { kinds, sums, netCents, feeCents, ownFeeCents, unknownFees } = report;
  const figures = (own: MonthReport['sums'], net: number) =>
    [...MOVES.map((what) => own[what]), net].map((cents) => formatCents(cents));
  const only = (cents: number) => [...MOVES.map(() => ''), formatCents(cents)];
  return (
    <>
      <FiguresTable
        title={messages.income}
        header={[messages.kind, ...MOVES.map((what) => messages.columns[what]), messages.net]}
        rows={[
          ...kinds.map((one) => ({
            name: booksMessages.kinds[one.kind],
            cells: figures(one.sums, one.netCents),
          })),
          { name: messages.total, cells: figures(sums, netCents), isSum: true },
          { name: messages.fees, cells: only(-feeCents || 0) },
          { name: messages.ownFees, cells: only(-ownFeeCents || 0) },
          { name: messages.afterFees, cells: only(netAfterFees(report)), isSum: true },
        ]}
      />
      {unknownFees > 0 && <p className="text-muted">{messages.unknownFees(unknownFees)}</p>}
    </>
  );
}

function Reductions({ report: { adjustments } }: { report: MonthReport }) {
  const all = adjustments.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <FiguresTable
      title={messages.reductions}
      header={[messages.reduction, messages.count, messages.amount]}
      rows={[
        ...adjustments.map(({ kind, count, cents }) => ({
          name: messages.adjustments[kind],
          cells: [String(count), formatCents(cents)],
        })),
        { name: messages.total, cells: ['', formatCents(all)], isSum: true },
      ]}
    />
  );
}

function Payouts({ report: { payouts } }: { report: MonthReport }) {
  const { payouts: words } = messages;
  const row = (
    name: string,
    { count, cents }: { count: number; cents: number },
    isSum = false,
  ) => ({
    name,
    isSum,
    cells: [String(count), formatCents(cents)],
  });
  return (
    <FiguresTable
      title={words.title}
      text={words.text}
      header={[words.payout, messages.count, messages.amount]}
      rows={[
        row(words.matched, payouts.matched),
        row(words.open, payouts.open),
        row(words.sent, sentToBank(payouts), true),
        row(words.returned, payouts.returned),
      ]}
    />
  );
}

function Outstanding({ report: { outstanding } }: { report: MonthReport }) {
  const { today, families, sponsors } = outstanding;
  const figures = (centsOf: (age: Age) => number) => {
    const cents = AGES.map(centsOf);
    const all = cents.reduce((sum, each) => sum + each, 0);
    return [...cents, all].map((each) => formatCents(each));
  };
  return (
    <FiguresTable
      title={messages.outstanding(formatDay(today))}
      text={messages.outstandingText}
      header={[messages.who, ...AGES.map((age) => messages.ages[age]), messages.total]}
      rows={[
        { name: messages.families, cells: figures((age) => families[age]) },
        { name: messages.sponsors, cells: figures((age) => sponsors[age]) },
        {
          name: messages.total,
          cells: figures((age) => families[age] + sponsors[age]),
          isSum: true,
        },
      ]}
    />
  );
}
