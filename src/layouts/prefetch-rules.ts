import { pageAddress } from '#words/page-address.ts';

/** What a link may fetch ahead. All are files, so that fetching one has no effect. */
const PAGES = [
  ...['/', '/about{/*}?', '/schedules', '/scholarships', '/gallery{/*}?', '/merchandise{/*}?'],
  ...['/sponsors{/*}?', '/sponsorship-form', '/donations/one-time', '/donations/monthly'],
  ...['/volunteer-application', '/register', '/contact', '/cart'],
  ...['/privacy', '/terms', '/liability-waiver'],
];

/**
 * Speculation rules: a browser that knows them fetches the page of a link that is pointed at, so that it is
 * there when the link is pressed. The browser leaves that out where data or energy is saved. What is not
 * named is not fetched: nothing of the account or the office, and no link that does something.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    { where: { href_matches: PAGES.map((path) => pageAddress(path)) }, eagerness: 'moderate' },
  ],
});
