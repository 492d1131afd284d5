import type { FamilyTotals } from '#contracts/families/dashboard.ts';
import { AGES, type Age } from '#domain/families/age.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/families/list.ts';
import { ColorKey } from '../kit/ColorKey.tsx';

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
      <ColorKey
        items={AGES.map((age) => ({
          label: messages.ages[age],
          color: COLORS[age],
          value: formatCents(ages[age]),
        }))}
      />
    </div>
  );
}
