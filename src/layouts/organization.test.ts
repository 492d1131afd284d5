import { describe, expect, it } from 'vitest';
import { toScriptJson } from '#components/page/script-json.ts';
import { DEFAULTS } from '#domain/settings/defaults.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { describeOrganization } from './organization.ts';

const settings: Settings = {
  programName: 'Calusa Coast Hoops',
  legalName: 'Calusa Coast Hoops, Inc.',
  ein: '00-0000000',
  timeZone: 'America/New_York',
  region: 'Southwest Florida',
  seasonName: '2026-27',
  mailingAddress: { street: '1 Court Rd', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
  hours: [],
  registrationFeeCents: 15_000,
  shippingCents: 599,
  monthlyInstallments: 12,
  quarterlyInstallments: 4,
  ...DEFAULTS,
  responseTimes: { paymentInstructions: '24 hours' },
  fallbackStats: { record: '0-0', averagePoints: '0', homeRecord: '0-0', awayRecord: '0-0' },
};
const team: TeamInformation = {
  teamName: 'Calusa Coast Hoops',
  email: 'hello@example.com',
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  website: null,
  description: null,
  foundedYear: 2014,
  logoUrl: null,
  logo: null,
  favicon: null,
  primaryColor: '#FF6B35',
  secondaryColor: '#1E3A8A',
  socialFacebook: 'https://facebook.example/hoops',
  socialInstagram: null,
  socialTwitter: null,
  coachName: null,
  coachEmail: null,
  coachPhone: null,
};

describe('organization', () => {
  it('tells what is known and leaves out what is not', () => {
    const facts = describeOrganization(team, settings, 'https://hoops.example/');
    expect(facts).toMatchObject({
      '@id': 'https://hoops.example/#organization',
      taxID: '00-0000000',
      sport: 'Basketball',
      nonprofitStatus: 'https://schema.org/Nonprofit501c3',
      foundingDate: '2014',
      address: { addressLocality: 'Fort Myers', postalCode: '33901' },
      sameAs: ['https://facebook.example/hoops'],
    });
    expect(facts).not.toHaveProperty('telephone');
    expect(facts).not.toHaveProperty('logo');
  });

  it('cannot end the script it stands in', () => {
    const json = toScriptJson({ name: '</script><script>alert(1)</script>' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});
