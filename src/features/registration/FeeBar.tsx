import { formatCents } from '#domain/money/money.ts';
import type { Fee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';

/**
 * What is paid now and in all, in sight while one fills in a long form. It sticks below the header, but
 * not on screens so low that it would cover what one types.
 */
export function FeeBar({ count, fee }: { count: number; fee: Fee }) {
  const first = formatCents(fee.firstCents);
  const total = formatCents(fee.totalCents);
  return (
    <a
      href="#fee"
      data-sticky-bar
      className="tabular flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md border border-line bg-surface px-4 text-ink no-underline shadow-card [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-17 [@media(min-height:30rem)]:z-10"
    >
      <span className="font-semibold">{messages.fee.bar(count, first, total)}</span>
      {fee.plan && <span className="text-muted">{messages.fee.inAll(total)}</span>}
    </a>
  );
}
