import type { SeedDocument } from '../document.ts';
import { keyed } from '../portable-text.ts';

/** Amounts are dollars, shares are percent and add up to 100. */
export const donatePage: SeedDocument = {
  _id: 'donatePage',
  _type: 'donatePage',
  heading: 'Give a kid a team',
  intro:
    'It takes $45 a month to coach, equip and tutor one player. More than 150 young people count on our team, camps and free clinics this year.',
  claims: keyed([
    { figure: '85%', text: 'of donations go to programs' },
    { figure: '150+', text: 'youth served on our team, in camps and in free clinics' },
    { figure: '$45', text: 'a month coaches, equips and tutors one player' },
  ]),
  fundAllocation: keyed([
    {
      name: 'Player development',
      percent: 40,
      text: 'Coaches, clinics, league and tournament fees',
    },
    { name: 'Equipment and facilities', percent: 30, text: 'Uniforms, balls, gym time, first aid' },
    { name: 'Academic support', percent: 20, text: 'Tutors, study hall, test preparation' },
    { name: 'Community programs', percent: 10, text: 'Open gyms, reading hours, cleanups' },
  ]),
  oneTimeAmounts: [50, 100, 250, 500, 1000],
  monthlyAmounts: [25, 50, 100, 250, 500],
  oneTimeMinimum: 1,
  monthlyMinimum: 5,
  disclosure:
    'Calusa Coast Hoops, Inc. is a 501(c)(3) organization. Donations are tax-deductible as the law allows. A copy of the official registration and financial information may be obtained from the Florida Division of Consumer Services by calling toll-free 800-435-7352 within the state. Registration does not imply endorsement, approval, or recommendation by the state.',
  seoTitle: 'Donate',
  seoDescription:
    'Your gift pays for coaching, equipment and tutoring for boys aged 13-17 in Southwest Florida. See where it goes.',
};

export const donationLevels: SeedDocument[] = [
  {
    _id: 'level-team-champion',
    name: 'Team Champion',
    amount: 500,
    text: 'Sends one player to every tournament of the season.',
    severalText: 'Sends {count} players to every tournament of the season.',
  },
  {
    _id: 'level-court-hero',
    name: 'Court Hero',
    amount: 250,
    text: 'Pays a season of gym time and coaching for one player.',
    severalText: 'Pays a season of gym time and coaching for {count} players.',
  },
  {
    _id: 'level-game-changer',
    name: 'Game Changer',
    amount: 100,
    text: 'Dresses a player: jersey, shorts, warm-up and shoes.',
  },
  {
    _id: 'level-team-supporter',
    name: 'Team Supporter',
    amount: 50,
    text: 'Buys ten hours with a tutor at study hall.',
  },
].map((level, index) => ({ _type: 'donationLevel', ...level, orderRank: `0|10000${index}:` }));
