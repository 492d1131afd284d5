import type { AdminTab } from '../kit/admin-location.ts';
import { TABS } from './tabs.ts';

/** What the tabs are about, in the order of the navigation; all of it at the top. */
const GROUPS = ['all', 'team', 'money', 'forms', 'office'] as const;
type TabGroup = (typeof GROUPS)[number];

/** One that is missing here is a type error. */
const GROUP_OF: { readonly [Id in AdminTab]: TabGroup } = {
  overview: 'all',
  players: 'team',
  games: 'team',
  gallery: 'team',
  billing: 'money',
  families: 'money',
  sponsors: 'money',
  payments: 'money',
  registrations: 'forms',
  orders: 'forms',
  donations: 'forms',
  volunteers: 'forms',
  messages: 'forms',
  team: 'office',
  seasons: 'office',
  activity: 'office',
  admins: 'office',
};

/** Each group with its tabs, in the order of `TABS`. */
export const TAB_GROUPS = GROUPS.map((group) => ({
  group,
  tabs: Object.values(TABS).filter(({ id }) => GROUP_OF[id] === group),
}));
