import { expect, test } from 'vitest';
import { mailingLine } from '#domain/address/postal-address.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { StoredSettingsSchema } from './settings.ts';
import { withTeam } from './with-team.ts';

const bare = StoredSettingsSchema.parse({
  legalName: 'Hoops, Inc.',
  ein: '00-0000000',
  timeZone: 'America/New_York',
  region: 'Southwest Florida',
  seasonName: '2026-27',
  hours: [],
  registrationFeeCents: 15_000,
  shippingCents: 599,
  monthlyInstallments: 12,
  quarterlyInstallments: 4,
  fallbackStats: { record: '0-0', averagePoints: '0', homeRecord: '0-0', awayRecord: '0-0' },
});
const mailingAddress = { street: '1 Old St', city: 'Naples', state: 'FL', zipCode: '34102' };
const old = { ...bare, programName: 'Old Name', mailingAddress };
const team: TeamInformation = {
  teamName: 'New Name',
  address: '1 New St',
  city: 'Waco',
  state: 'TX',
  zipCode: '76701',
  email: null,
  phone: null,
  website: null,
  description: null,
  foundedYear: null,
  logoUrl: null,
  logo: null,
  favicon: null,
  primaryColor: '#FF6B35',
  secondaryColor: '#1E3A8A',
  socialFacebook: null,
  socialInstagram: null,
  socialTwitter: null,
  coachName: null,
  coachEmail: null,
  coachPhone: null,
};

test('settings of before read as the demo’s', () => {
  expect(bare).toMatchObject({
    statesServed: ['FL', 'AL', 'GA'],
    ages: { from: 13, to: 17 },
    grades: { from: 8, to: 12 },
    sport: 'Basketball',
    taxStatus: '501(c)(3)',
    nightlyHour: 5,
    claimYears: 4,
    responseTimes: { paymentInstructions: '24 hours' },
  });
});

test('an entry that waits for its state is none yet', () => {
  const draft = { ...bare, statesServed: ['FL', ''] };
  expect(StoredSettingsSchema.parse(draft).statesServed).toEqual(['FL']);
});

test.each([
  ['no state', { statesServed: [] }],
  ['a state that there is not', { statesServed: ['ZZ'] }],
  ['ages upside down', { ages: { from: 18, to: 6 } }],
  ['half an age', { ages: { from: 6 } }],
  ['grade 14', { grades: { from: 0, to: 14 } }],
  ['hour 24', { nightlyHour: 24 }],
  ['no year to bring a claim', { claimYears: 0 }],
  ['a zone that there is not', { timeZone: 'America/Gotham' }],
  ['another tax status', { taxStatus: '501(c)(99)' }],
])('%s is refused by field', (_, change) => {
  const [issue] = StoredSettingsSchema.safeParse({ ...bare, ...change }).error?.issues ?? [];
  expect(issue?.path[0]).toBe(Object.keys(change)[0]);
});

test('name and address are those of Team Info, whatever the site settings still say', () => {
  for (const stored of [old, bare]) {
    const settings = withTeam(stored, team);
    expect(settings.programName).toBe('New Name');
    expect(mailingLine(settings)).toBe('Hoops, Inc., 1 New St, Waco, TX 76701');
  }
});

test('those of the site settings hold until Team Info has them, an address as a whole', () => {
  expect(withTeam(old, undefined)).toMatchObject({ programName: 'Old Name', mailingAddress });
  expect(withTeam(old, { ...team, city: null }).mailingAddress).toEqual(mailingAddress);
});

test('where nobody has said, the legal name stands, and no line is empty', () => {
  const settings = withTeam(bare, undefined);
  expect(settings.programName).toBe('Hoops, Inc.');
  expect(mailingLine(settings)).toBe('Hoops, Inc.');
});
