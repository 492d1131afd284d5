import type { Overview } from '#contracts/overview/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';
import { type AdminTab, adminHref } from '../kit/admin-location.ts';
import { openHere } from '../kit/open-here.ts';
import { TAB_OF_KIND } from '../kit/payments/tab-of-kind.ts';

const messages = overviewMessages.waiting;

interface Waiting {
  tab: AdminTab;
  params?: Readonly<Record<string, string>>;
  count: number;
  words: (count: number) => string;
}

/** What waits for someone, each with the way to it; in the order in which it hurts. */
export function WaitingList({ overview }: { overview: Overview }) {
  const { waiting, pendingReviews } = overview;
  const all: Waiting[] = [
    {
      tab: 'activity',
      params: { view: 'money', status: 'open' },
      count: waiting.unmatchedMoney,
      words: messages.unmatchedMoney,
    },
    {
      tab: 'activity',
      params: { view: 'broken' },
      count: waiting.unreadable,
      words: messages.unreadable,
    },
    {
      tab: 'activity',
      params: { view: 'mail' },
      count: waiting.unsentMail,
      words: messages.unsentMail,
    },
    { tab: 'team', count: waiting.publishing, words: messages.publishing },
    ...overview.overpaid.map(({ kind, number, surplusCents }) => ({
      tab: TAB_OF_KIND[kind],
      params: { search: number },
      count: 1,
      words: () =>
        messages.overpaid(`${messages.kinds[kind]} ${number}`, formatCents(surplusCents)),
    })),
    {
      tab: 'billing',
      params: { paymentStatus: 'overdue' },
      count: waiting.overdueBills,
      words: messages.overdueBills,
    },
    {
      tab: 'sponsors',
      params: { paymentStatus: 'overdue' },
      count: waiting.overdueSponsors,
      words: messages.overdueSponsors,
    },
    {
      tab: 'messages',
      params: { status: 'new' },
      count: waiting.newMessages,
      words: messages.newMessages,
    },
    {
      tab: 'orders',
      params: { status: 'paid', fulfilment: 'open' },
      count: waiting.ordersToPack,
      words: messages.ordersToPack,
    },
    { tab: 'gallery', count: pendingReviews, words: messages.pendingReviews },
    {
      tab: 'volunteers',
      params: { status: 'applied' },
      count: waiting.newVolunteers,
      words: messages.newVolunteers,
    },
  ];
  const items = all.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-h3">
        {messages.heading}
      </h2>
      {items.length === 0 && <p className="text-muted">{messages.nothing}</p>}
      <ul className="flex flex-wrap gap-2">
        {items.map(({ tab, params = {}, count, words }) => (
          <li key={adminHref({ tab, params })}>
            <a
              href={adminHref({ tab, params })}
              onClick={openHere}
              className="tabular block rounded-full border border-control px-3 py-1 font-medium hover:bg-tint"
            >
              {words(count)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
