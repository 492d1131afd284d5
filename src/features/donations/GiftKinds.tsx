import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/donations/form.ts';
import { pageAddress } from '#words/page-address.ts';
import type { GiftType } from './read-gift.ts';

const KINDS = ['one-time', 'monthly'] as const;

/** Once or each month: the other form is one press away, and the amount comes along. */
export function GiftKinds({ type, amountCents }: { type: GiftType; amountCents: Cents | null }) {
  const query = amountCents === null ? '' : `?amount=${amountCents / 100}`;
  return (
    <nav aria-label={messages.kinds.label} className="grid grid-cols-2 rounded-md bg-tint p-1">
      {KINDS.map((kind) => (
        <a
          key={kind}
          href={pageAddress(`/donations/${kind}`) + query}
          aria-current={kind === type ? 'page' : undefined}
          className="headline rounded-sm border-2 border-transparent px-3 py-2 text-center text-xl text-muted no-underline aria-[current]:border-secondary-text aria-[current]:bg-surface aria-[current]:text-ink"
        >
          {messages.kinds[kind]}
        </a>
      ))}
    </nav>
  );
}
