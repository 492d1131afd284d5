/** What the office is emailed when what was published cannot come to the website. */
export const messages = {
  subject: 'The website could not be updated',
  opening:
    'What was published or changed lately is not on the website: it could not be built, and still shows what was there before. If a new version of a legal text was published, families cannot register until this is fixed.',
  why: 'Please forward this email to the person who looks after the website. The deploy log at Netlify says why, and names the document and the field if one of them is wrong. Once it is fixed, press Publish Now.',
  open: 'See how publishing stands',
};
