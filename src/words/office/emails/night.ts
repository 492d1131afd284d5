/** What the office is emailed about the work that the website does each night. */
export const messages = {
  subject: 'The website’s nightly work had a problem',
  opening:
    'Each night, the website marks bills overdue, sends reminders, and deletes what we promised to delete. Some of that was not done, or it did not run at all. Please forward this email to the person who looks after the website. The list of nightly runs says what went wrong.',
  open: 'See the nightly runs',
};
