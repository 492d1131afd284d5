import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Charts as ChartData } from '#contracts/overview/dashboard.ts';
import { formatMonthAbbreviation } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';
import { ColorKey } from '../kit/ColorKey.tsx';
import { UnreadableNote } from '../kit/UnreadableNote.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { stepsTo } from './nice-steps.ts';
import { describeMoney, describeRegistrations, sumOf } from './summaries.ts';

const messages = overviewMessages.charts;

/** Told apart by lightness, too, not by hue alone. */
const COLORS: Record<PayableKind, string> = {
  registration: 'var(--secondary-text)',
  donation: 'var(--primary)',
  sponsorship: 'var(--success)',
  order: 'color-mix(in srgb, var(--secondary-text) 55%, var(--page))',
  bill: 'var(--muted)',
};

/** Its kinds are told apart by color: where colors are forced, it keeps its own, on its own ground. */
const OWN_COLORS = 'bg-page text-ink forced-color-adjust-none';

/** Side by side their charts begin level, however long the words above. */
const FIGURE = `${OWN_COLORS} xl:row-span-2 xl:grid xl:grid-cols-1 xl:grid-rows-subgrid`;

/** In the size of small print, whatever the chart's; without lines that the grid draws already. */
const TICKS = {
  tick: { fill: 'var(--muted)', fontSize: 12 },
  axisLine: false,
  tickLine: false,
} as const;

/** Above, for the upper half of the highest mark. */
const MARGIN = { top: 10, right: 4, bottom: 4, left: 0 };

/** Level, so that they are read at a glance: on a phone there is room for each second month. */
const MONTHS = { ...TICKS, dataKey: 'month', interval: 'equidistantPreserveStart' } as const;

const dollarsOf = ({ byKind }: ChartData['money'][number]) =>
  Object.values(byKind).reduce((sum, cents) => sum + Math.max(0, cents), 0) / 100;

/** The marks of an axis for bars as high as `top`. */
function axisTo(top: number) {
  const ticks = stepsTo(top);
  return { ticks, domain: [(low: number) => Math.min(0, low), ticks.at(-1) ?? 'auto'] } as const;
}

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
    <div className="grid gap-x-8 max-xl:gap-y-8 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
      <figure aria-labelledby="chart-money" className={FIGURE}>
        <figcaption>
          <h2 id="chart-money" className="text-h3">
            {messages.money}
          </h2>
          <p className="mb-3 text-sm text-muted">{describeMoney(data.money)}</p>
        </figcaption>
        <div>
          <AxisTitle>{messages.dollars}</AxisTitle>
          <ResponsiveContainer width="100%" height={260}>
            <BarChart data={money} accessibilityLayer={false} aria-hidden="true" margin={MARGIN}>
              <CartesianGrid vertical={false} stroke="var(--line)" />
              <XAxis {...MONTHS} />
              <YAxis
                {...TICKS}
                width={56}
                {...axisTo(Math.max(...data.money.map(dollarsOf)))}
                tickFormatter={(dollars: number) => `$${dollars.toLocaleString('en-US')}`}
              />
              <Tooltip formatter={(dollars) => formatCents(Math.round(Number(dollars) * 100))} />
              {PAYABLE_KINDS.map((kind) => (
                <Bar
                  key={kind}
                  dataKey={kind}
                  name={messages.kinds[kind]}
                  stackId="money"
                  fill={COLORS[kind]}
                  stroke="var(--page)"
                  isAnimationActive={false}
                />
              ))}
            </BarChart>
          </ResponsiveContainer>
          <div className="mt-2 mb-3">
            <ColorKey
              items={PAYABLE_KINDS.map((kind) => ({
                label: messages.kinds[kind],
                color: COLORS[kind],
                value: formatCents(sumOf(data.money, kind)),
              }))}
            />
          </div>
          <UnreadableNote count={data.unreadable} />
          <MoneyTable months={data.money} />
        </div>
      </figure>
      <figure aria-labelledby="chart-registrations" className={FIGURE}>
        <figcaption>
          <h2 id="chart-registrations" className="text-h3">
            {messages.registrations}
          </h2>
          <p className="mb-3 text-sm text-muted">{describeRegistrations(data.registrations)}</p>
        </figcaption>
        <div>
          <AxisTitle>{messages.count}</AxisTitle>
          <ResponsiveContainer width="100%" height={260}>
            <BarChart
              data={registrations}
              accessibilityLayer={false}
              aria-hidden="true"
              margin={MARGIN}
            >
              <CartesianGrid vertical={false} stroke="var(--line)" />
              <XAxis {...MONTHS} />
              <YAxis
                {...TICKS}
                width={32}
                {...axisTo(Math.max(...registrations.map(({ count }) => count)))}
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
        </div>
      </figure>
    </div>
  );
}

/** Above its axis, and level: a word on its side is read with a bent neck. */
function AxisTitle({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="mb-1 text-xs text-muted">
      {children}
    </p>
  );
}
