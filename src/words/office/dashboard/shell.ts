/** What a person reads around the dashboard's tabs. */
export const messages = {
  title: 'Admin Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  loading: 'Loading...',
  navigation: 'Dashboard',
  chooseTab: 'Section',
  /** Above the tabs that belong together. */
  groups: { team: 'Team', money: 'Money', forms: 'Forms and Gifts', office: 'Office' },
  /** In the browser's tab and history. */
  tabTitle: (tab: string, page: string) => `${tab} · ${page}`,
  tabFailed: 'This part of the dashboard could not be loaded',
  tabFailedText: 'Check your connection and try again.',
} as const;
