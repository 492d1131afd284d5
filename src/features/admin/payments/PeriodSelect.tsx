import { programToday } from '#browser/program-zone.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { monthOf } from '#domain/calendar/calendar.ts';
import { ALL_TIME, formatPeriod, isPeriod, type Period } from '#domain/payments/period.ts';
import { messages } from '#words/office/dashboard/payments.ts';
import { useAdminLocation } from '../kit/admin-location.ts';
import { recentMonths } from '../kit/recent-months.ts';

/** The books are kept for seven years. */
const YEARS_BACK = 7;

interface PeriodSelectProps {
  /** Months only. */
  monthsOnly?: boolean;
}

/** Which month, or which year; in the address, which leaves this month out. */
export function PeriodSelect({ monthsOnly = false }: PeriodSelectProps) {
  const { params, setParams } = useAdminLocation();
  const current = monthOf(programToday());
  const asked = params.period ?? '';
  const shown = isPeriod(asked) ? asked : current;
  return (
    <Field label={monthsOnly ? messages.month : messages.period}>
      <Select
        value={shown}
        onChange={({ currentTarget: { value } }) =>
          setParams({ period: value === current ? '' : value, page: '' })
        }
      >
        {recentMonths(shown).map((month) => option(month))}
        {!monthsOnly && yearsUpTo(current).map((year) => option(year))}
        {!monthsOnly && <option value={ALL_TIME}>{messages.allTime}</option>}
      </Select>
    </Field>
  );
}

function option(period: Period) {
  return (
    <option key={period} value={period}>
      {formatPeriod(period)}
    </option>
  );
}

function yearsUpTo(month: Period): Period[] {
  const year = Number(month.slice(0, 4));
  return Array.from({ length: YEARS_BACK }, (_, back) => String(year - back));
}
