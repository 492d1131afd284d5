/** What a person reads around the dashboard's tabs. */
export const messages = {
  title: 'Admin Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  loading: 'Loading...',
  navigation: 'Dashboard',
  chooseTab: 'Section',
  tabFailed: 'This part of the dashboard could not be loaded',
  tabFailedText: 'Check your connection and try again.',
} as const;
