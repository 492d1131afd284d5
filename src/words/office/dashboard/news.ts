/** What a person reads in the details of a record about newsletters to its person. */
export const messages = {
  stop: 'Stop News',
  stopping: 'Saving...',
  stopped: (email: string) => ({
    title: 'No more news',
    description: `The spreadsheets of Donations, Sponsors, Registrations and Volunteers will say No for ${email}.`,
  }),
  since: (day: string) => `No news since ${day}`,
  by: (who: string) =>
    `Recorded by ${who}. The spreadsheets of Donations, Sponsors, Registrations and Volunteers say No to the newsletter for this address, whatever its earlier forms say. If the person asks for it on a later form, that counts again.`,
  allow: 'Allow News',
  allowing: 'Saving...',
  allowed: { title: 'News allowed again' },
  failed: 'Error saving the choice',
} as const;
