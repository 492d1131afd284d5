import type { ComponentType } from 'react';
import type { AdminTab } from '../kit/admin-location.ts';

/** Who works here, for greetings and "by you". */
export interface AdminTabProps {
  admin: { uid: string; name: string };
}

type LoadTab = () => Promise<ComponentType<AdminTabProps>>;

/** Each tab is a file of its own, loaded when it is first opened. A tab that is not here does not exist. */
export const TAB_LOADERS: Partial<Record<AdminTab, LoadTab>> = {
  billing: async () => (await import('../billing/BillingTab.tsx')).BillingTab,
  sponsors: async () => (await import('../sponsors/SponsorsTab.tsx')).SponsorsTab,
  games: async () => (await import('../games/GamesTab.tsx')).GamesTab,
  gallery: async () => (await import('../gallery/GalleryTab.tsx')).GalleryTab,
  team: async () => (await import('../team/TeamTab.tsx')).TeamTab,
  players: async () => (await import('../players/PlayersTab.tsx')).PlayersTab,
  registrations: async () =>
    (await import('../registrations/RegistrationsTab.tsx')).RegistrationsTab,
  orders: async () => (await import('../orders/OrdersTab.tsx')).OrdersTab,
  donations: async () => (await import('../donations/DonationsTab.tsx')).DonationsTab,
  volunteers: async () => (await import('../volunteers/VolunteersTab.tsx')).VolunteersTab,
  messages: async () => (await import('../messages/MessagesTab.tsx')).MessagesTab,
  activity: async () => (await import('../activity/ActivityTab.tsx')).ActivityTab,
  admins: async () => (await import('../admins/AdminsTab.tsx')).AdminsTab,
  overview: async () => (await import('../overview/OverviewTab.tsx')).OverviewTab,
};
