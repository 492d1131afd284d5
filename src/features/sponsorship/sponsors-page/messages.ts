export const messages = {
  area: 'Support the program',
  byLevel: 'Sponsors by level',
  none: 'The first name on this wall can be yours.',
  visit: (sponsor: string) => `Visit ${sponsor}`,
  tiers: 'Sponsorship levels',
  tiersIntro: 'Every level has its own perks. You can pay at once or in installments.',
  choose: 'Choose this level',
  chooseLevel: (level: string) => `Choose this level: ${level}`,
  becomeSponsor: 'Become a Sponsor',
  benefits: 'Sponsor benefits',
  impact: 'What sponsors make possible',
  ownAmount: 'Name your own amount',
  ownAmountText: 'Every amount helps. Tell us what you have in mind.',
  teamWritesBack: (time: string) => `Our sponsor team will contact you within ${time}.`,
  apply: 'Start the application',
  otherWays: 'Other ways to help',
  donate: 'Donate',
  volunteer: 'Volunteer',
  donateOnce: 'Give once',
  donateMonthly: 'Give monthly',
  stories: 'What a gift becomes',
  allocation: 'Where your gift goes',
  levels: 'Suggested levels',
  levelsIntro: (once: string, monthly: string) =>
    `Or choose your own amount: ${once} or more once, ${monthly} or more a month.`,
  give: (amount: string) => `Give ${amount}`,
  volunteerBenefits: 'Why people stay',
  opportunities: 'Volunteer opportunities',
  needs: 'What it takes',
  volunteerStories: 'Volunteer stories',
  gettingStarted: 'How to get started',
  ready: 'Ready to help?',
  answered: (time: string) => `We contact you within ${time} of your application.`,
  applyToVolunteer: 'Apply to volunteer',
  contactCoordinator: 'Contact the coordinator',
  talkFirst: 'Would you rather talk to someone first?',
} as const;

/** The four pages of this area, in the order of its navigation. */
export const AREA_LINKS = [
  { href: '/sponsors', label: 'Sponsors' },
  { href: '/sponsors/become', label: 'Become a Sponsor' },
  { href: '/sponsors/donate', label: 'Donate' },
  { href: '/sponsors/volunteer', label: 'Volunteer' },
] as const;

export const ONE_TIME_PATH = '/donations/one-time';
export const MONTHLY_PATH = '/donations/monthly';
export const VOLUNTEER_FORM_PATH = '/volunteer-application';
/** The contact form, with the inquiry type chosen. */
export const COORDINATOR_PATH = '/contact?inquiry=volunteer';
