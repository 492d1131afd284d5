import { formatCents } from '#domain/money/money.ts';
import type { Fee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';

/**
 * What is paid now and in all, at the foot of a small screen while one fills in the form, but not on
 * screens so low that it would cover what one types. Large ones have it at the side.
 */
export function FeeBar({ count, fee }: { count: number; fee: Fee }) {
  const first = formatCents(fee.firstCents);
  const total = formatCents(fee.totalCents);
  return (
    <p
      data-sticky-bar
      className="tabular -mx-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-4 shadow-float lg:hidden [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0 [@media(min-height:30rem)]:z-10"
    >
      <span className="font-semibold">{messages.fee.bar(count, first, total)}</span>
      {fee.plan && <span className="text-muted">{messages.fee.inAll(total)}</span>}
    </p>
  );
}
