import { image, type SeedDocument } from '../document.ts';
import { keyed, reference } from '../portable-text.ts';

export const sponsorsPage: SeedDocument = {
  _id: 'sponsorsPage',
  _type: 'sponsorsPage',
  heading: 'Our sponsors',
  intro:
    'Local businesses keep the lights on in our gym and the fee within reach. Buy your coffee there.',
  becomeHeading: 'Become a sponsor',
  becomeIntro:
    'Choose a level, or name your own amount. Pay at once or in installments, by card, bank transfer or check.',
  benefits: keyed([
    {
      title: 'Be seen by families',
      text: 'Your name on jerseys, banners and the page every parent opens on game day.',
    },
    {
      title: 'Show up in person',
      text: 'Present a player award, speak at study hall, or bring your staff to a home game.',
    },
    {
      title: 'Give with a receipt',
      text: 'We are a 501(c)(3) organization: sponsorships are tax-deductible as the law allows.',
    },
    {
      title: 'Know what it did',
      text: 'A letter in June says how many players your gift carried, and how they are doing.',
    },
  ]),
  impact: keyed([
    { figure: '150+', text: 'young people a year on our team, in camps and in clinics' },
    { figure: '33%', text: 'players on a scholarship' },
    { figure: '85%', text: 'of every dollar goes to programs' },
  ]),
  seoTitle: 'Sponsors',
  seoDescription:
    'The businesses that stand behind Calusa Coast Hoops, and how to become one of them.',
};

/**
 * The level's name is what an application stores. `minAmount` and `maxAmount` (dollars, null for no
 * limit) are what the tier card shows; `suggestedAmount` is what the application form is filled with.
 * `goodsValue` (dollars) is what the seats at the awards night are worth.
 */
export const sponsorshipTiers: SeedDocument[] = [
  {
    _id: 'tier-championship',
    name: 'Championship Sponsor',
    minAmount: 2500,
    maxAmount: null,
    suggestedAmount: 2500,
    goodsValue: 200,
    benefits: [
      'Logo on game jerseys and warm-ups',
      'Banner at center court for the season',
      'Name in every game-day announcement',
      'Eight seats at the awards night',
    ],
  },
  {
    _id: 'tier-all-star',
    name: 'All-Star Sponsor',
    minAmount: 1000,
    maxAmount: 2499,
    suggestedAmount: 1500,
    goodsValue: 100,
    benefits: [
      'Logo on practice shirts',
      'Banner in the gym for the season',
      'Four seats at the awards night',
    ],
  },
  {
    _id: 'tier-team-player',
    name: 'Team Player',
    minAmount: 250,
    maxAmount: 999,
    suggestedAmount: 750,
    benefits: ['Logo on our sponsors page', 'Thanks at one home game', 'Team photo for your wall'],
  },
  {
    _id: 'tier-supporting-friend',
    name: 'Supporting Friend',
    minAmount: 100,
    maxAmount: 249,
    suggestedAmount: 150,
    benefits: ['Name on our sponsors page', 'A card signed by the team'],
  },
].map((tier, index) => ({ _type: 'sponsorshipTier', ...tier, orderRank: `0|10000${index}:` }));

export const sponsors: SeedDocument[] = [
  {
    _id: 'sponsor-gulf-lantern',
    name: 'Gulf Lantern Credit Union',
    tier: reference('tier-championship'),
    logo: image('sponsor-gulf-lantern.svg', 'Gulf Lantern Credit Union: a navy and orange lantern'),
    website: 'https://gulflantern.example',
    text: 'Teaches our juniors and seniors to read a loan before they sign one.',
  },
  {
    _id: 'sponsor-sawgrass-orthopedics',
    name: 'Sawgrass Orthopedics',
    tier: reference('tier-all-star'),
    logo: image('sponsor-sawgrass-orthopedics.svg', 'Sawgrass Orthopedics: four blades of grass'),
    website: 'https://sawgrassortho.example',
    text: 'Gives every player a free preseason physical and sends a trainer to our tournaments.',
  },
  {
    _id: 'sponsor-pelican-point',
    name: 'Pelican Point Hardware',
    tier: reference('tier-team-player'),
    logo: image('sponsor-pelican-point.svg', 'Pelican Point Hardware: an orange hexagon nut'),
    website: 'https://pelicanpoint.example',
    text: 'Rebuilt our bleachers after the storm and would not send a bill.',
  },
  {
    _id: 'sponsor-mangrove-and-main',
    name: 'Mangrove & Main Coffee Roasters',
    tier: reference('tier-supporting-friend'),
    logo: image('sponsor-mangrove-and-main.svg', 'Mangrove & Main Coffee Roasters: a steaming cup'),
    website: 'https://mangroveandmain.example',
    text: 'Keeps Saturday’s scorer’s table awake.',
  },
].map((sponsor, index) => ({ _type: 'sponsor', ...sponsor, orderRank: `0|10000${index}:` }));
