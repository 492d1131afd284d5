import { US_STATES } from '#domain/address/us-states.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import type { SeedDocument } from '#local/seed/content/document.ts';

/* A second program, as unlike the demo's as a program can be: what is still the demo's then comes from the code. */

export const TEXAS_SETTINGS = {
  languages: ['en'],
  // As before Team Info had them: shown nowhere.
  programName: 'Stale Name',
  legalName: 'Bluebonnet Soccer Club',
  ein: '98-7654321',
  taxStatus: '501(c)(4)',
  timeZone: 'America/Chicago',
  region: 'Central Texas',
  copyrightYear: 2019,
  seasonName: 'Spring 2027',
  sport: 'Soccer',
  scoreName: 'Goals',
  statesServed: ['TX'],
  ages: { from: 6, to: 18 },
  grades: { from: 0, to: 12 },
  nightlyHour: 2,
  claimYears: 10,
  mailingAddress: { street: '1 Stale Street', city: 'Stale', state: 'TX', zipCode: '70000' },
  responseTimes: {
    contact: '2 days',
    paymentInstructions: '3 days',
    volunteerApplication: '2 weeks',
    sponsorship: '4 days',
    complaint: '5 weeks',
  },
};

export const TEXAS_TEAM: TeamInformation = {
  teamName: 'Bluebonnet Soccer',
  email: 'hello@bluebonnet.example',
  phone: '512-555-0177',
  address: '77 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  website: 'https://club.bluebonnet.example',
  description: 'Soccer for everyone from 6 to 18.',
  foundedYear: 2019,
  logoUrl: null,
  logo: null,
  favicon: null,
  primaryColor: '#14532D',
  secondaryColor: '#4C1D95',
  socialFacebook: null,
  socialInstagram: 'https://instagram.example/bluebonnet',
  socialTwitter: null,
  coachName: 'Lupe Garza',
  coachEmail: 'coach@bluebonnet.example',
  coachPhone: '512-555-0104',
};

/** What names the demo program, its place, its sport or its players, and facts whose home is elsewhere. */
const DEMO_WORDS = [
  /\bstale\b|calusa|hoops|tide pool|pelican/,
  /florida|alabama|georgia|fort myers|bonita|naples|cape coral|lee county|heron bay|gulf/,
  /basketball|\bcourt\b|\bgyms?\b|free[- ]throw|dribbl|\bhoop\b|\bdunk|average points/,
  /239[-. )]|\b339\d\d\b|00-0000000|america\/new_york|eastern time/,
  /\b13\s?(-|–|to)\s?17\b|\b8\s?(-|–|to)\s?12\b|\bboys\b|501\(c\)\(3\)|nonprofit501c3/,
  /24 hours|48 hours|3-5 business days|7 business days/,
];

/** Words of the demo program in a text that a person or a machine reads; none, if all is well. */
export function demoWordsIn(text: string): string[] {
  return DEMO_WORDS.flatMap((words) => [
    ...text.matchAll(new RegExp(`.{0,40}(${words.source}).{0,40}`, 'gi')),
  ]).map(([around]) => around);
}

/** The demo's documents with another program's words in the place of its own. */
export function texasDocuments(): SeedDocument[] {
  return allDocuments.map((document) => {
    const renamed = rename(document) as SeedDocument;
    return document._id === 'siteSettings' ? { ...renamed, ...TEXAS_SETTINGS } : renamed;
  });
}

/** Names of documents, files and links, and words that the code knows. */
const FIXED = /^(_.*|slug|category|role|icon|orderRank|href|tier)$/;

function rename(value: unknown): unknown {
  if (typeof value === 'string') {
    return DEMO_WORDS.reduce(
      (text, words) => text.replace(new RegExp(words.source, 'gi'), 'Prairie'),
      value,
    );
  }
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, FIXED.test(key) ? part : rename(part)]),
  );
}

/** The list of all states to ship to is no program's. */
export function withoutAllStates(html: string): string {
  const options = Object.entries(US_STATES).map(
    ([code, name]) => `<option value="${code}">${name}</option>`,
  );
  return html.replaceAll(options.join(''), '');
}
