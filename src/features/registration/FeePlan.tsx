import { Skeleton } from '#components/ui/Skeleton.tsx';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import type { Fee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';
import type { FoundDiscounts } from './found-discounts.ts';

interface FeePlanProps {
  fee: Fee;
  count: number;
  method: PaymentMethod;
  rowsOf: FoundDiscounts['rowsOf'];
  /** Whether the dates count from today; until then they are left open. */
  hasDates: boolean;
}

/** Each amount, the number, the total and the last date (decisions §2). */
export function FeePlan({ fee, count, method, rowsOf, hasDates }: FeePlanProps) {
  const { plan, totalCents, firstCents } = fee;
  const { fee: words } = messages;
  const first = totalCents === 0 ? words.free : words.pays(formatCents(firstCents), method);
  const rows: [string, React.ReactNode][] = [
    ...(rowsOf?.(fee, count) ?? []),
    [plan ? words.first : words.payment, first],
  ];
  if (plan?.count && plan.count > 1 && plan.lastOn) {
    rows.push([words.others, words.thenEach(plan.count - 1, formatCents(plan.eachCents))]);
    const last = hasDates ? formatDay(plan.lastOn) : <Skeleton className="h-[1lh] w-32" />;
    rows.push([words.last, last]);
  }
  rows.push([words.total, formatCents(totalCents)]);
  return (
    <div>
      <h3 className="text-xl">{words.plan}</h3>
      <dl className="tabular mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents last:text-lg last:font-semibold">
            <dt>{name}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      {plan && <p className="mt-3 text-sm text-muted">{words.noInterest}</p>}
    </div>
  );
}
