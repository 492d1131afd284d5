import type { FamilyTotals } from '#contracts/families/dashboard.ts';
import { AGES, type Age } from '#domain/families/age.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/list.ts';

/** From what can wait to what hurts; each amount stands below in words. */
const COLORS: Record<Age, string> = {
  'not-due': 'color-mix(in srgb, var(--secondary-text) 70%, var(--page))',
  '0-30': 'var(--secondary-text)',
  '31-60': 'var(--warning)',
  // Between the two beside it, and told from both in dark, too.
  '61-90': 'color-mix(in srgb, var(--primary) 60%, var(--warning))',
  'over-90': 'var(--danger)',
};

/** What is owed as one bar, in parts by how long each has been due. */
export function AgeBar({ ages }: Pick<FamilyTotals, 'ages'>) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden="true" className="flex overflow-hidden rounded-md bg-tint">
        {AGES.map((age) => (
          <span
            key={age}
            className="py-1.5"
            style={{ flexGrow: ages[age], background: COLORS[age] }}
          />
        ))}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:flex sm:flex-wrap sm:gap-y-3">
        {AGES.map((age) => (
          <div key={age} className="flex items-center justify-between gap-2">
            <dt className="flex items-center gap-2 text-muted">
              <span
                aria-hidden="true"
                className="size-3.5 rounded-sm"
                style={{ background: COLORS[age] }}
              />
              {messages.ages[age]}
            </dt>
            <dd className="tabular font-semibold">{formatCents(ages[age])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
