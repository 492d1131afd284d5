import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Overview } from '#contracts/overview/dashboard.ts';
import { WaitingList } from './WaitingList.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });
});

const NOTHING: Overview = {
  totalPlayers: 0,
  upcomingGames: 0,
  pendingReviews: 0,
  activeSponsors: 0,
  overpaid: [],
  disputed: [],
  season: null,
  waiting: {
    overdueBills: 0,
    overdueSponsors: 0,
    ordersToPack: 0,
    newMessages: 0,
    newVolunteers: 0,
    expiredClearances: 0,
    unsentMail: 0,
    unmatchedMoney: 0,
    unbookedMoney: 0,
    unreadable: 0,
    publishing: 0,
    night: 0,
  },
};

test('a dispute leads to its record, and says until when Stripe takes an answer', () => {
  const dispute = {
    kind: 'order',
    number: 'K7QF-2M9X',
    name: 'Ana Diaz',
    cents: 5598,
    answerBy: '2026-12-05T23:59:59.000Z',
  } as const;
  const markup = renderToStaticMarkup(
    <WaitingList overview={{ ...NOTHING, disputed: [dispute] }} />,
  );
  const links = [...markup.matchAll(/<a href="([^"]*)".*?<span class="min-w-0 flex-1">([^<]*)/g)];
  expect(links.map(([, href, words]) => [href, words?.replace(/\s/g, ' ')])).toEqual([
    [
      '/admin?tab=orders&amp;search=K7QF-2M9X',
      '$55.98 is disputed (Order: Ana Diaz): answer at Stripe before Dec 5, 2026, 6:59 PM',
    ],
  ]);
});
