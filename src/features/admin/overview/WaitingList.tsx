import { Alert } from '#components/ui/Alert.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { Overview } from '#contracts/overview/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { PACKABLE } from '#domain/orders/fulfillment.ts';
import { CLEARANCE_STATUSES } from '#domain/volunteering/standing.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';
import { type AdminTab, adminHref } from '../kit/admin-location.ts';
import { formatInstant } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { TAB_OF_KIND } from '../kit/payments/tab-of-kind.ts';

const messages = overviewMessages.waiting;

interface Waiting {
  tab: AdminTab;
  params?: Readonly<Record<string, string>>;
  count: number;
  words: (count: number) => string;
  /** Money may be lost, a child may not be safe, or somebody was not told, while it waits. */
  isUrgent?: boolean;
  /** What it is about; else only that it waits. */
  icon?: IconPath;
}

/** What waits for someone, each with the way to it; in the order in which it hurts. */
export function WaitingList({ overview }: { overview: Overview | undefined }) {
  const items = overview && whatWaits(overview).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting" aria-busy={!items}>
      <h2 id="waiting" className="mb-3 text-h2">
        {messages.heading}
      </h2>
      {items?.length === 0 && <Alert tone="success" title={messages.nothing} />}
      <ul className="grid gap-2 sm:auto-rows-fr sm:grid-cols-2 xl:grid-cols-3">
        {!items && PLACES.map((place) => <Skeleton key={place} className="h-10 w-full" />)}
        {items?.map((item) => (
          <WaitingItem key={`${adminHref(placeOf(item))} ${item.words(item.count)}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

const PLACES = [1, 2, 3];
const placeOf = ({ tab, params = {} }: Waiting) => ({ tab, params });

function WaitingItem({ item }: { item: Waiting }) {
  const { count, words, isUrgent = false, icon = isUrgent ? icons.alert : icons.clock } = item;
  return (
    <li>
      <a
        href={adminHref(placeOf(item))}
        onClick={openHere}
        className="tabular flex h-full min-h-11 items-center gap-3 rounded-lg border border-line bg-surface p-2 font-medium transition-colors hover:bg-tint"
      >
        <span
          className={`shrink-0 rounded-md p-2 ${isUrgent ? 'bg-danger-tint text-danger' : 'bg-secondary-tint text-secondary-text'}`}
        >
          <Icon path={icon} />
        </span>
        <span className="min-w-0 flex-1">{words(count)}</span>
        <Icon path={icons.arrowRight} className="size-4 text-muted" />
      </a>
    </li>
  );
}

/** What is wrong with the money of one record. */
function ofRecord(
  { kind, number, name }: Pick<Overview['overpaid'][number], 'kind' | 'number' | 'name'>,
  tell: (label: string) => string,
): Waiting {
  const what = messages.kinds[kind];
  const text = tell(name ? messages.ofPerson(what, name) : `${what} ${number}`);
  return {
    tab: TAB_OF_KIND[kind],
    params: { search: number },
    count: 1,
    words: () => text,
    isUrgent: true,
  };
}

function whatWaits(overview: Overview): Waiting[] {
  const { waiting, pendingReviews } = overview;
  return [
    ...overview.disputed.map((one) =>
      ofRecord(one, (label) =>
        messages.disputed(label, formatCents(one.cents), formatInstant(one.answerBy)),
      ),
    ),
    {
      tab: 'activity',
      params: { view: 'money', status: 'open' },
      count: waiting.unmatchedMoney,
      words: messages.unmatchedMoney,
      isUrgent: true,
    },
    {
      tab: 'payments',
      params: { view: 'payouts', fit: 'none' },
      count: waiting.unbookedMoney,
      words: messages.unbookedMoney,
      isUrgent: true,
    },
    {
      tab: 'activity',
      params: { view: 'broken' },
      count: waiting.unreadable,
      words: messages.unreadable,
      isUrgent: true,
    },
    {
      tab: 'activity',
      params: { view: 'mail', status: 'stuck' },
      count: waiting.unsentMail,
      words: messages.unsentMail,
      icon: icons.mail,
      isUrgent: true,
    },
    {
      tab: 'activity',
      params: { view: 'nightly' },
      count: waiting.night,
      words: messages.night,
      isUrgent: true,
    },
    { tab: 'team', count: waiting.publishing, words: messages.publishing, isUrgent: true },
    ...overview.overpaid.map((one) =>
      ofRecord(one, (label) => messages.overpaid(label, formatCents(one.surplusCents))),
    ),
    {
      tab: 'billing',
      params: { paymentStatus: 'overdue' },
      count: waiting.overdueBills,
      words: messages.overdueBills,
      isUrgent: true,
    },
    {
      tab: 'sponsors',
      params: { paymentStatus: 'overdue' },
      count: waiting.overdueSponsors,
      words: messages.overdueSponsors,
      isUrgent: true,
    },
    {
      tab: 'volunteers',
      params: { status: CLEARANCE_STATUSES.join(','), sort: 'clearedUntil', direction: 'asc' },
      count: waiting.expiredClearances,
      words: messages.expiredClearances,
    },
    {
      tab: 'messages',
      params: { status: 'new' },
      count: waiting.newMessages,
      words: messages.newMessages,
      icon: icons.mail,
    },
    {
      tab: 'orders',
      params: { status: PACKABLE.join(','), fulfilment: 'open' },
      count: waiting.ordersToPack,
      words: messages.ordersToPack,
      icon: icons.cart,
    },
    { tab: 'gallery', count: pendingReviews, words: messages.pendingReviews },
    {
      tab: 'volunteers',
      params: { status: 'applied' },
      count: waiting.newVolunteers,
      words: messages.newVolunteers,
    },
  ];
}
