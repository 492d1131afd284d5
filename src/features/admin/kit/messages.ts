import type { AdminTab } from './admin-location.ts';

/** What a person reads around the dashboard's tabs. */
export const frameMessages = {
  title: 'Admin Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  loading: 'Loading...',
  tabs: {
    overview: 'Overview',
    players: 'Players',
    games: 'Games',
    gallery: 'Gallery',
    billing: 'Player Bills',
    sponsors: 'Sponsors',
    team: 'Team Info',
    registrations: 'Registrations',
    orders: 'Orders',
    donations: 'Donations',
    volunteers: 'Volunteers',
    messages: 'Messages',
    activity: 'Activity',
    admins: 'Admins',
  } satisfies Record<AdminTab, string>,
  navigation: 'Dashboard',
  chooseTab: 'Section',
  tabFailed: 'This part of the dashboard could not be loaded',
  tabFailedText: 'Check your connection and try again.',
  retry: 'Retry',
  reload: 'Reload',
  cancel: 'Cancel',
  discard: 'Discard what you typed? It has not been saved.',
  saving: 'Saving...',
  none: '—',
} as const;
