/**
 * Which pages a browser may fetch before their link is pressed: those that anyone may see, and nothing that
 * acts. As speculation rules, to the letter: each page's Content-Security-Policy has the hash of this text.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const FETCH_AHEAD_RULES: string = JSON.stringify({
  prefetch: [
    {
      where: {
        href_matches: [
          '/',
          '/:language([a-z][a-z])',
          '{/:language([a-z][a-z])}?/about{/*}?',
          '{/:language([a-z][a-z])}?/schedules',
          '{/:language([a-z][a-z])}?/scholarships',
          '{/:language([a-z][a-z])}?/gallery{/*}?',
          '{/:language([a-z][a-z])}?/merchandise{/*}?',
          '{/:language([a-z][a-z])}?/sponsors{/*}?',
          '{/:language([a-z][a-z])}?/sponsorship-form',
          '{/:language([a-z][a-z])}?/donations/one-time',
          '{/:language([a-z][a-z])}?/donations/monthly',
          '{/:language([a-z][a-z])}?/volunteer-application',
          '{/:language([a-z][a-z])}?/register',
          '{/:language([a-z][a-z])}?/contact',
          '{/:language([a-z][a-z])}?/cart',
          '{/:language([a-z][a-z])}?/privacy',
          '{/:language([a-z][a-z])}?/terms',
          '{/:language([a-z][a-z])}?/liability-waiver',
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
