import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Charts as ChartData } from '#contracts/overview/dashboard.ts';
import { formatMonthAbbreviation } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';
import { UnreadableNote } from '../kit/UnreadableNote.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { describeMoney, describeRegistrations } from './summaries.ts';

const messages = overviewMessages.charts;

/** Told apart by lightness, too, not by hue alone. */
const COLORS: Record<PayableKind, string> = {
  registration: 'var(--secondary-text)',
  donation: 'var(--primary)',
  sponsorship: 'var(--success)',
  order: 'var(--muted)',
  bill: 'var(--control)',
};

/** Every month is named, at any width: slanted, the names need no more room than their bars. */
const MONTHS = {
  stroke: 'var(--muted)',
  interval: 0,
  angle: -45,
  textAnchor: 'end',
  height: 44,
} as const;

/** Left of the figures, and in the middle of their height. */
const AXIS_TITLE = {
  angle: -90,
  position: 'insideLeft',
  fill: 'var(--muted)',
  style: { textAnchor: 'middle' },
} as const;

/** Money in and registrations by month, each with its summary in words and the figures as a table. */
export function Charts({ data }: { data: ChartData }) {
  const money = data.money.map(({ month, byKind }) => ({
    month: formatMonthAbbreviation(month),
    ...Object.fromEntries(PAYABLE_KINDS.map((kind) => [kind, (byKind[kind] ?? 0) / 100])),
  }));
  const registrations = data.registrations.map(({ month, count }) => ({
    month: formatMonthAbbreviation(month),
    count,
  }));
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <figure aria-labelledby="chart-money">
        <figcaption>
          <h2 id="chart-money" className="text-h3">
            {messages.money}
          </h2>
          <p className="mb-3 text-sm text-muted">{describeMoney(data.money)}</p>
        </figcaption>
        <ResponsiveContainer width="100%" height={280}>
          <BarChart data={money} accessibilityLayer={false} aria-hidden="true">
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="month" {...MONTHS} />
            <YAxis
              stroke="var(--muted)"
              width={88}
              tickFormatter={(dollars: number) => `$${dollars.toLocaleString('en-US')}`}
              label={{ value: messages.dollars, ...AXIS_TITLE }}
            />
            <Tooltip formatter={(dollars) => formatCents(Math.round(Number(dollars) * 100))} />
            <Legend />
            {PAYABLE_KINDS.map((kind) => (
              <Bar
                key={kind}
                dataKey={kind}
                name={messages.kinds[kind]}
                stackId="money"
                fill={COLORS[kind]}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
        <UnreadableNote count={data.unreadable} />
        <MoneyTable months={data.money} />
      </figure>
      <figure aria-labelledby="chart-registrations">
        <figcaption>
          <h2 id="chart-registrations" className="text-h3">
            {messages.registrations}
          </h2>
          <p className="mb-3 text-sm text-muted">{describeRegistrations(data.registrations)}</p>
        </figcaption>
        <ResponsiveContainer width="100%" height={280}>
          <BarChart data={registrations} accessibilityLayer={false} aria-hidden="true">
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="month" {...MONTHS} />
            <YAxis
              stroke="var(--muted)"
              allowDecimals={false}
              width={56}
              label={{ value: messages.count, ...AXIS_TITLE }}
            />
            <Tooltip />
            <Bar
              dataKey="count"
              name={messages.count}
              fill="var(--secondary-text)"
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </figure>
    </div>
  );
}
