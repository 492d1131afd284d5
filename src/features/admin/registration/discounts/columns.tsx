import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { CostRow, DiscountRow } from '#contracts/discounts/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { formatPeriod } from '#domain/payments/period.ts';
import { messages } from '#words/office/dashboard/discounts.ts';
import type { ArrayColumn } from '../../kit/table/array-rows.ts';
import { withActions } from '../../kit/table/column.ts';
import { DiscountActions } from './DiscountActions.tsx';

const { columns: words, costs: costWords } = messages;

const takesOf = ({ percent, cents, per }: DiscountRow) =>
  percent === null ? messages.amount(formatCents(cents ?? 0), per) : messages.percent(percent);

function validOf({ validFrom, validTo }: DiscountRow): string {
  if (validFrom && validTo) return messages.between(formatDay(validFrom), formatDay(validTo));
  if (validFrom) return messages.from(formatDay(validFrom));
  return validTo ? messages.until(formatDay(validTo)) : messages.always;
}

/** Whether families can use a discount today, or what keeps them from it. */
export const stateOf = ({ hindrance }: DiscountRow): DiscountState => hindrance ?? 'on';
type DiscountState = keyof typeof messages.states;
const TONES: Record<DiscountState, BadgeTone> = {
  on: 'success',
  off: 'neutral',
  'not-yet': 'outline',
  ended: 'neutral',
  'used-up': 'warning',
};

/** The discounts, with what can be done to each. */
export function discountColumns(act: {
  onEdit: (discount: DiscountRow) => void;
  onChanged: () => void;
}): ArrayColumn<DiscountRow>[] {
  const text = (id: string, header: string, of: (row: DiscountRow) => string) =>
    ({ id, header, cell: of, csv: of, sortBy: of, sortable: true }) as const;
  const columns: ArrayColumn<DiscountRow>[] = [
    {
      ...text('name', words.name, ({ name }) => name),
      card: 'title',
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    text('code', words.code, ({ code }) => code ?? messages.noCode),
    text('takes', words.takes, takesOf),
    text('who', words.who, ({ rule }) => messages.rules[rule]),
    text('valid', words.valid, validOf),
    {
      ...text('state', words.state, (row) => messages.states[stateOf(row)]),
      cell: (row) => <Badge tone={TONES[stateOf(row)]}>{messages.states[stateOf(row)]}</Badge>,
    },
    {
      id: 'uses',
      header: words.uses,
      align: 'end',
      sortable: true,
      sortBy: ({ uses }) => uses,
      cell: ({ uses, maxUses }) => messages.uses(uses, maxUses),
      csv: ({ uses }) => uses,
    },
    {
      id: 'cost',
      header: words.cost,
      align: 'end',
      sortable: true,
      sortBy: ({ costCents }) => costCents,
      cell: ({ costCents }) => formatCents(costCents),
      csv: ({ costCents }) => costCents / 100,
    },
  ];
  return withActions(columns, (row) => (
    <DiscountActions discount={row} onEdit={() => act.onEdit(row)} onChanged={act.onChanged} />
  ));
}

/** What was taken off bills, by month and reason. */
export const COST_COLUMNS: readonly ArrayColumn<CostRow>[] = [
  {
    id: 'month',
    header: costWords.month,
    sortable: true,
    card: 'title',
    sortBy: ({ month }) => month,
    cell: ({ month }) => <span className="font-semibold">{formatPeriod(month)}</span>,
    csv: ({ month }) => month,
  },
  {
    id: 'season',
    header: costWords.season,
    sortable: true,
    sortBy: ({ season }) => season,
    cell: ({ season }) => season || costWords.noSeason,
    csv: ({ season }) => season,
  },
  {
    id: 'kind',
    header: costWords.kind,
    sortable: true,
    sortBy: ({ kind }) => kind,
    cell: ({ kind }) => costWords.kinds[kind],
    csv: ({ kind }) => costWords.kinds[kind],
  },
  {
    id: 'name',
    header: costWords.name,
    sortable: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name || costWords.byOffice,
    csv: ({ name }) => name,
  },
  {
    id: 'count',
    header: costWords.count,
    align: 'end',
    sortable: true,
    sortBy: ({ count }) => count,
    cell: ({ count }) => count,
    csv: ({ count }) => count,
  },
  {
    id: 'cost',
    header: costWords.cents,
    align: 'end',
    sortable: true,
    sortBy: ({ cents }) => cents,
    cell: ({ cents }) => formatCents(cents),
    csv: ({ cents }) => cents / 100,
  },
];
