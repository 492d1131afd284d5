import { adminsTab } from '../access/tab.ts';
import { activityTab } from '../activity/tab.ts';
import { billingTab } from '../billing/tab.ts';
import { messagesTab } from '../contact/tab.ts';
import { donationsTab } from '../donations/tab.ts';
import { familiesTab } from '../families/tab.ts';
import { galleryTab } from '../gallery/tab.ts';
import { gamesTab } from '../games/tab.ts';
import type { AdminTab } from '../kit/admin-location.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';
import { ordersTab } from '../orders/tab.ts';
import { overviewTab } from '../overview/tab.ts';
import { paymentsTab } from '../payments/tab.ts';
import { playersTab } from '../players/tab.ts';
import { registrationsTab } from '../registration/tab.ts';
import { seasonsTab } from '../seasons/tab.ts';
import { sponsorsTab } from '../sponsorship/tab.ts';
import { teamTab } from '../team/tab.ts';
import { volunteersTab } from '../volunteering/tab.ts';

/** Every tab of the dashboard, in the order of the navigation. One that is missing here is a type error. */
export const TABS: { readonly [Id in AdminTab]: DashboardTab<Id> } = {
  overview: overviewTab,
  players: playersTab,
  games: gamesTab,
  gallery: galleryTab,
  billing: billingTab,
  families: familiesTab,
  sponsors: sponsorsTab,
  payments: paymentsTab,
  team: teamTab,
  registrations: registrationsTab,
  orders: ordersTab,
  donations: donationsTab,
  volunteers: volunteersTab,
  messages: messagesTab,
  seasons: seasonsTab,
  activity: activityTab,
  admins: adminsTab,
};
