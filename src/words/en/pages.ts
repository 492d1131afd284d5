/** Titles, descriptions and headings of pages that content does not name. Only the build reads them. */
export const messages = {
  merchandise: {
    title: 'Merchandise',
    numbered: (page: number) => `Merchandise, page ${page}`,
    lead: (programName: string) =>
      `Wear the colors of ${programName}. Every order supports our players.`,
    position: (page: number, count: number) => `Page ${page} of ${count}.`,
    pages: 'Pages of the shop',
    /** Where a program sells nothing. */
    nothing: {
      title: 'Nothing Is for Sale Right Now',
      text: 'You can support our players with a gift instead.',
      action: 'Donate',
    },
  },
  cart: { title: 'Cart', description: 'The items in your cart.', heading: 'Your Cart' },
  checkout: { title: 'Checkout', description: 'Complete your order.' },
  order: { title: 'Your Order', description: 'See the status of your order.' },
  registration: {
    title: 'Your Registration',
    description: 'See the status of your registration.',
  },
  gift: { title: 'Your Gift', description: 'See the status of your gift.' },
  giving: {
    /** Beside an amount to give. What a gift does is the program's own sentence, said once. */
    pays: {
      aYear: (amount: string) => `${amount} a year.`,
      timesOnce: (times: number, amount: string) => `Does as much as ${times} gifts of ${amount}.`,
      timesMonthly: (times: number, amount: string) =>
        `Does as much as ${times} gifts of ${amount} a month.`,
    },
    kinds: { label: 'How often you give', 'one-time': 'Give Once', monthly: 'Give Monthly' },
    noScriptCheck: (payee: string) => `You can also mail a check to ${payee}.`,
  },
  sponsorship: {
    title: 'Your Sponsorship',
    description: 'See the status of your sponsorship.',
  },
  signIn: {
    title: 'Sign In',
    description: 'Sign in or create an account to see your registrations, bills, orders and gifts.',
    heading: 'Your Account',
    lead: 'One place for your family and the program.',
    points: [
      'Pay bills and find every receipt.',
      'See your players, their registrations and the next game.',
      'Send photos and videos to the gallery.',
      'Download or delete your data at any time.',
    ],
  },
  accountLink: {
    title: 'Your Account',
    description: 'Verify your email address, or set your password.',
  },
  signInToUpload: {
    heading: 'Sign In to Share Your Photos',
    lead: 'Then choose your photos and videos. We check each one, and email you when it is in the gallery.',
    points: [
      'Photos: JPG, PNG or HEIC, best at 1920x1080 or more, at most 10 MB each.',
      'Videos: MP4, MOV or AVI, best at 720p or more, at most 100 MB and 5 minutes each.',
      'Up to 10 files at once.',
      'Until we approve them, only we can see them.',
    ],
  },
  upload: {
    title: 'Upload',
    description: 'Send us photos and videos for the gallery.',
    heading: 'Upload Photos and Videos',
    lead: 'Share the moments that you caught.',
    points: [
      'Choose up to 10 photos or videos.',
      'Tell us what they show.',
      'We check each one, then we email you.',
    ],
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    eyebrow: '404: Out of bounds',
    heading: 'Oops! Page not found',
    text: 'The address may have a typo, or the page has moved.',
    home: 'Return to Home',
    waysOn: 'Back in play',
  },
};
