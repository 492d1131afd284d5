import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseAbout } from './about.ts';
import { parseContact } from './contact.ts';
import { parseDonatePage, parseDonationLevels } from './donate.ts';
import { findLegalDocument, parseLegalDocuments } from './legal.ts';
import { parseProducts } from './products.ts';
import { parseScholarships } from './scholarships.ts';
import { parseSponsors, parseSponsorsPage } from './sponsors.ts';
import { parseTiers } from './sponsorship-tiers.ts';
import { parseStories } from './stories.ts';
import { parseOpportunities, parseVolunteerPage } from './volunteer.ts';

beforeEach(() => {
  vi.stubEnv('SANITY_PROJECT_ID', 'abc123');
  vi.stubEnv('SANITY_DATASET', 'production');
});

const seo = { seoTitle: 'Title', seoDescription: 'Description' };
const page = { heading: 'Heading', intro: 'Intro', ...seo };
const picture = { alt: 'A gym', asset: { _ref: `image-${'a'.repeat(40)}-1600x1000-jpg` } };
const body = [{ _type: 'block', children: [{ _type: 'span', text: 'Hello.' }] }];
const headed = { heading: 'Our mission', text: 'To play.' };

describe('the About page', () => {
  const about = { ...page, mission: headed, vision: headed, purpose: headed };

  it('goes without the blocks that staff leave out', () => {
    expect(parseAbout({ ...about, image: null, founderMessage: null })).toMatchObject({
      mission: headed,
      image: null,
      socialImage: null,
      founderMessage: null,
      biography: null,
    });
  });

  it('goes without a block that staff have emptied, whatever the Studio leaves of it', () => {
    const founderMessage = { heading: null, image: { _type: 'image', alt: 'A gym' }, body: null };
    const emptied = { founderMessage, biography: { heading: null, heading_es: 'Quiénes somos' } };
    expect(parseAbout({ ...about, ...emptied })).toMatchObject({
      founderMessage: null,
      biography: null,
    });
  });

  it('brings its pictures with the space they take', () => {
    const founderMessage = { heading: 'Hi', image: picture, body, names: 'Ana', role: null };
    const parsed = parseAbout({ ...about, image: picture, founderMessage });
    expect(parsed.founderMessage?.image).toMatchObject({ alt: 'A gym', width: 1600, height: 1000 });
    expect(parsed.socialImage).toContain('/img/social/');
  });

  it.each([
    ['mission', null, 'mission: is missing (found: null)'],
    ['mission', { heading: 'Our mission' }, 'mission.text: is missing (found: nothing)'],
    ['heading', '', 'heading: is empty (found: "")'],
    ['biography', { heading: 'Founders', body: [] }, 'biography.body: is empty (found: [])'],
    ['image', { ...picture, alt: null }, 'image.alt: alternative text is missing (found: null)'],
  ])('with a broken %s (%j) is refused by field', (field, value, line) => {
    expect(() => parseAbout({ ...about, [field]: value })).toThrow(
      `Content: the document "aboutPage" has mistakes:\n  ${line}`,
    );
  });
});

describe('scholarships', () => {
  const program = { name: 'Partial', minAmount: 100, maxAmount: 250, description: 'Half.' };
  const scholarships = {
    ...page,
    programs: [program],
    notifiedWithin: '2 weeks',
    attendance: '90%+',
    minimumGpa: 3.5,
  };

  it('come with ranges in cents', () => {
    expect(parseScholarships(scholarships).programs[0]).toMatchObject({
      range: { minCents: 10_000, maxCents: 25_000 },
      eligibility: [],
    });
  });

  it('whose range is upside down are refused', () => {
    const upsideDown = { ...program, maxAmount: 99 };
    expect(() => parseScholarships({ ...scholarships, programs: [program, upsideDown] })).toThrow(
      '"scholarshipsPage" has mistakes:\n  programs[2].maxAmount: is less than the smallest amount (found: 99)',
    );
  });

  it('may be none, and may promise and ask for less', () => {
    expect(parseScholarships(page)).toMatchObject({
      programs: [],
      notifiedWithin: null,
      attendance: null,
      minimumGpa: null,
    });
  });
});

describe('sponsors', () => {
  const sponsor = {
    _id: 'sponsor-a',
    name: 'Acme',
    tierId: 'tier-a',
    tierReference: 'tier-a',
    logo: null,
    website: 'https://acme.example',
    text: null,
  };

  it('come with their tier', () => {
    expect(parseSponsors([sponsor])).toEqual([
      { name: 'Acme', tierId: 'tier-a', logo: null, website: 'https://acme.example', text: null },
    ]);
  });

  it('may have a space beside their address', () => {
    const [read] = parseSponsors([{ ...sponsor, website: ' http://acme.example/a?b#c ' }]);
    expect(read?.website).toBe('http://acme.example/a?b#c');
  });

  it('whose tier is gone are refused by the name of both', () => {
    expect(() => parseSponsors([{ ...sponsor, tierId: null }])).toThrow(
      'Content: the document "sponsor-a" has mistakes:\n  tier: refers to "tier-a", which is missing or not published',
    );
  });

  it.each([
    [{ tierId: null, tierReference: null }, 'tier: is missing'],
    [{ website: 'javascript:alert(1)' }, 'website: is not a web address'],
    [{ website: 'https:/acme.example' }, 'website: is not a web address'],
    [{ website: 'https:acme.example' }, 'website: is not a web address'],
    [{ website: 'https:\\\\acme.example' }, 'website: is not a web address'],
    [{ website: 'https://acme example' }, 'website: is not a web address'],
    [{ name: null }, 'name: is missing (found: null)'],
  ])('with %j are refused', (change, line) => {
    expect(() => parseSponsors([{ ...sponsor, ...change }])).toThrow(
      `Content: the document "sponsor-a" has mistakes:\n  ${line}`,
    );
  });

  it('have a page that names its missing field', () => {
    expect(() => parseSponsorsPage({ ...page, becomeHeading: 'Join' })).toThrow(
      '"sponsorsPage" has mistakes:\n  becomeIntro: is missing',
    );
  });

  it('choose from tiers in cents, the highest without an end', () => {
    const tier = { _id: 'tier-a', name: 'All', minAmount: 2500, maxAmount: null, benefits: null };
    expect(parseTiers([tier])).toEqual([
      {
        id: 'tier-a',
        name: 'All',
        range: { minCents: 250_000, maxCents: null },
        suggestedCents: 250_000,
        benefits: [],
      },
    ]);
    expect(parseTiers([{ ...tier, suggestedAmount: 3000 }])[0]?.suggestedCents).toBe(300_000);
    expect(parseTiers([{ ...tier, suggestedAmount: 2000 }])[0]?.suggestedCents).toBe(250_000);
    expect(() => parseTiers([{ ...tier, maxAmount: 10 }])).toThrow(
      '"tier-a" has mistakes:\n  maxAmount: is less than the smallest amount',
    );
  });
});

describe('giving', () => {
  const donate = { ...page, oneTimeMinimum: 1, monthlyMinimum: 5 };
  const share = (percent: number) => ({ name: 'Play', percent });

  it('has minimums in cents and shares that add up', () => {
    const fundAllocation = [share(33.3), share(33.3), share(33.4)];
    const amounts = { oneTimeAmounts: [50, 12.5], monthlyAmounts: null };
    expect(parseDonatePage({ ...donate, ...amounts, fundAllocation })).toMatchObject({
      oneTimeAmounts: [5000, 1250],
      monthlyAmounts: [],
      oneTimeMinimumCents: 100,
      monthlyMinimumCents: 500,
      claims: [],
    });
  });

  it('refuses shares that do not', () => {
    expect(() => parseDonatePage({ ...donate, fundAllocation: [share(40), share(59)] })).toThrow(
      '"donatePage" has mistakes:\n  fundAllocation: does not add up to 100 percent',
    );
  });

  it('names the level whose amount is wrong', () => {
    const level = { _id: 'level-a', name: 'Hero', amount: 12.345, text: 'Thanks.' };
    expect(() => parseDonationLevels([level])).toThrow(
      '"level-a" has mistakes:\n  amount: is not a dollar amount with at most two decimals (found: 12.345)',
    );
  });

  it('names the story that belongs nowhere', () => {
    const story = { _id: 'story-a', kind: 'other', title: 'T', person: 'P', text: 'X' };
    expect(() => parseStories([story])).toThrow(
      '"story-a" has mistakes:\n  kind: is neither donation nor volunteer (found: "other")',
    );
  });
});

describe('volunteering and contact', () => {
  it('go without what staff leave out', () => {
    expect(parseVolunteerPage(page)).toMatchObject({ stats: [], coordinator: null });
    const emptied = { ...page, coordinator: { name: null, role: null, email: null, phone: null } };
    expect(parseVolunteerPage(emptied).coordinator).toBeNull();
    expect(parseContact(page)).toMatchObject({ questions: [], answeredWithin: null });
  });

  it('take the email of a coordinator with a space beside it, and refuse what is none', () => {
    const withEmail = (email: string) =>
      parseVolunteerPage({ ...page, coordinator: { name: 'Ana', email } }).coordinator?.email;
    expect(withEmail(' ana@example.org ')).toBe('ana@example.org');
    for (const email of ['josé@example.org', 'a&b@example.org', 'x@-a.org', 'a@b']) {
      expect(() => withEmail(email)).toThrow('coordinator.email: is not an email address');
    }
  });

  it('name a document and its missing field', () => {
    expect(() => parseOpportunities([{ _id: 'opportunity-a', role: 'a', title: 'A' }])).toThrow(
      '"opportunity-a" has mistakes:\n  commitment: is missing (found: nothing)\n  text: is missing',
    );
    expect(() => parseContact(null)).toThrow(
      'Content: the document "contactPage" is missing or not published.',
    );
  });
});

describe('legal documents', () => {
  const terms = {
    _id: 'legal-terms',
    slug: 'terms',
    title: 'Terms',
    version: '1',
    ...seo,
    lastUpdated: '2026-08-03',
    sections: [{ heading: 'One', body }],
  };

  it('are found by name, or missed by name', () => {
    const documents = parseLegalDocuments([terms]);
    expect(findLegalDocument(documents, 'terms').title).toBe('Terms');
    expect(() => findLegalDocument(documents, 'privacy')).toThrow(
      'Content: the document "legal-privacy" is missing or not published.',
    );
  });

  it.each([
    [{ lastUpdated: 'today' }, 'lastUpdated: is not a date such as 2026-08-03 (found: "today")'],
    [{ sections: [] }, 'sections: needs at least one section (found: [])'],
    [{ version: null }, 'version: is missing (found: null)'],
  ])('with %j are refused', (change, line) => {
    expect(() => parseLegalDocuments([{ ...terms, ...change }])).toThrow(
      `Content: the document "legal-terms" has mistakes:\n  ${line}`,
    );
  });
});

describe('a page of drafts', () => {
  const level = { _id: 'level-25', name: 'Starter', amount: 25, text: 'A ball.' };

  it('is shown without what somebody is still writing, which the log names', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    vi.stubEnv('SANITY_PERSPECTIVE', 'drafts');
    vi.stubEnv('SANITY_API_TOKEN', 'token');
    expect(parseDonationLevels([level, { _id: 'unfinished' }])).toHaveLength(1);
    expect(parseProducts([{ _id: 'cap', name: 'Cap', active: true }])).toEqual([]);
    expect(log.mock.calls.flat().join()).toContain('the document "cap" has mistakes');
    // A legal text has a page of its own.
    expect(() => parseLegalDocuments([{ _id: 'legal-terms' }])).toThrow(
      '"legal-terms" has mistakes',
    );
  });

  it('is refused with that where it is published', () => {
    vi.stubEnv('SANITY_PERSPECTIVE', 'published');
    expect(() => parseDonationLevels([level, { _id: 'unfinished' }])).toThrow('"unfinished"');
  });
});
