/* What the content pages must say: the specification's constants word for word, and the demo's own words. */

interface ContentPage {
  path: string;
  heading: string;
  texts: readonly (string | RegExp)[];
  /** Its form is the one part that needs script. */
  hasForm?: true;
}

export const CONTENT_PAGES: readonly ContentPage[] = [
  {
    path: '/about',
    heading: 'A team first, a program second',
    texts: [
      'A message from our founders',
      'Marcus and Denise Ellery',
      'Our mission',
      /^To give boys aged 13-17 in Southwest Florida/,
      'Our vision',
      'Our purpose',
      'About the founders',
      /^Denise Ellery is a pediatric nurse/,
    ],
  },
  {
    path: '/scholarships',
    heading: 'Scholarships',
    texts: [
      ...['Full Season Scholarship', '$350', 'Partial Scholarship', '$100-250'],
      ...['Academic Excellence Scholarship', '$200', '3.5+', '2 weeks', '90%+'],
      ...['How to apply', 'Requirements', '90%+ attendance at practices and games'],
    ],
  },
  {
    path: '/contact',
    hasForm: true,
    heading: 'Talk to us',
    texts: [
      ...['Phone', 'Email', 'Mailing Address', 'Hours', '2450 Heron Bay Road, Suite 4'],
      ...['Monday-Friday', '9 AM-6 PM', 'Saturday', '9 AM-2 PM', 'Who can join?'],
      'We’ll get back to you within 24 hours.',
    ],
  },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    texts: ['Contents', /7 years/, /3 years/, /within 7 business days/],
  },
  { path: '/terms', heading: 'Terms of Service', texts: ['Contents', /^Version /] },
  {
    path: '/liability-waiver',
    heading: 'Liability Waiver',
    texts: ['Assumption of risk', /^READ THIS FORM COMPLETELY AND CAREFULLY\./],
  },
  {
    path: '/sponsors',
    heading: 'Our sponsors',
    texts: ['Sponsorship levels', '$2,500+', '$1,000-2,499', '$250-999', '$100-249'],
  },
  {
    path: '/sponsors/become',
    heading: 'Become a sponsor',
    texts: [
      ...['Championship Sponsor', 'All-Star Sponsor', 'Team Player', 'Supporting Friend'],
      ...['Be seen by families', 'Logo on game jerseys and warm-ups', '150+'],
      /will contact you within 48 hours\./,
    ],
  },
  {
    path: '/sponsors/donate',
    heading: 'Give a kid a team',
    texts: [
      ...['85%', 'of donations go to programs', '150+', 'youth served', '$45'],
      ...['Team Champion', '$500', 'Court Hero', '$250', 'Game Changer', '$100'],
      ...['Team Supporter', '$50', 'From benched to B-plus', /tax-deductible/],
      /\$1 or more once, \$5 or more a month\./,
    ],
  },
  {
    path: '/sponsors/volunteer',
    heading: 'Lend a hand, change a season',
    texts: [
      ...['50+', 'active volunteers', '2,400+', 'hours a year', '$120,000', '100%'],
      ...['of programs rely on volunteers', 'Be someone’s adult', 'Join the bench'],
      ...['Assistant Coach', '6-8 hours a week', 'Event Coordinator', '4-6 hours a week'],
      ...['Team Parent Liaison', '3-5 hours a week', 'Academic Tutor', '2-4 hours a week'],
      ...['Fundraising Support', 'Flexible hours', 'Game Day Support', 'Game days only'],
      ...['The voice of the scorer’s table', 'An engineer in the paint'],
      ...['Application', 'Background check', 'Start', /within 3-5 business days/],
    ],
  },
];
