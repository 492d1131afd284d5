import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Fee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';

interface FeeBarProps {
  fee: Fee;
  /** Whether the dates count from today; until then the last is left out. */
  hasDates: boolean;
  /** Whether all about the fee is shown below. */
  isOpen: boolean;
  onToggle: () => void;
}

/** On small screens: what is paid first, later and in all, in two lines; pressed, it opens to the rest. */
export function FeeBar({ fee: { plan, ...fee }, hasDates, isOpen, onToggle }: FeeBarProps) {
  const { fee: words } = messages;
  const first = formatCents(fee.firstCents);
  const total = formatCents(fee.totalCents);
  const last = plan?.lastOn && hasDates ? formatDay(plan.lastOn) : null;
  return (
    // The button is its arrow, and pressed anywhere on the bar: a field half below the bar keeps room beside it.
    <div className="tabular relative flex items-center gap-3 py-2.5 ps-4 text-sm lg:hidden">
      <p id="fee-bar" className="min-w-0 flex-1">
        <span className="block text-base font-semibold">{words.bar(first, total)}</span>
        {plan?.count && plan.count > 1 && (
          <span className="block text-xs text-muted">
            {words.rest(plan.count - 1, formatCents(plan.eachCents), last)}
          </span>
        )}
      </p>
      <button
        type="button"
        aria-labelledby="fee-bar"
        aria-expanded={isOpen}
        aria-controls="fee-details"
        onClick={onToggle}
        className="grid w-12 place-items-center self-stretch after:absolute after:inset-0"
      >
        <Icon
          path={icons.chevronDown}
          className={`size-5 transition-transform ${isOpen ? '' : 'rotate-180'}`}
        />
      </button>
    </div>
  );
}
