/** The page of the dashboard, before the dashboard itself is there. */
export const messages = {
  title: 'Admin Dashboard',
  description: 'For the people who run the program.',
  noScript: 'The dashboard needs JavaScript, which is turned off in this browser.',
};
