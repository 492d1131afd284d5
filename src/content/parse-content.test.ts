import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withTeam } from '#domain/settings/with-team.ts';
import { createContentClient } from './client.ts';
import { readContentEnv } from './env.ts';
import { parseTeamInformation } from './given-team.ts';
import { parseHome } from './home.ts';
import { imageUrl, readImage, socialImageUrl } from './image.ts';
import { parseProducts } from './products.ts';
import { parseSettings } from './settings.ts';
import { defaultTeamInformation } from './team-information.ts';

const env = {
  SANITY_PROJECT_ID: 'abc123',
  SANITY_DATASET: 'production',
  SANITY_IMAGE_BASE_URL: 'http://127.0.0.1:9999',
};
beforeEach(() => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});

const sha1 = 'a'.repeat(40);
const picture = (extension: string) => ({
  alt: 'A cap',
  asset: { _ref: `image-${sha1}-800x600-${extension}` },
});
const cap = {
  _id: 'product-cap',
  name: 'Cap',
  category: 'Headwear',
  price: 29.99,
  description: 'A cap.',
  sizes: ['One Size'],
  colors: [
    { name: 'Navy', hex: '#1E3A8A', image: picture('png') },
    { name: 'White', hex: '#FFFFFF', image: picture('svg') },
  ],
};
const settings = {
  programName: 'Calusa Coast Hoops',
  legalName: 'Calusa Coast Hoops, Inc.',
  ein: '00-0000000',
  timeZone: 'America/New_York',
  region: 'Southwest Florida',
  seasonName: '2026-27',
  mailingAddress: { street: '1 Court Rd', city: 'Fort Myers', state: 'FL', zipCode: '33901' },
  hours: [{ days: 'Saturday', times: '9 AM-2 PM' }],
  registrationFee: 150,
  shipping: 5.99,
  monthlyInstallments: 12,
  quarterlyInstallments: 4,
  fallbackStats: { record: '12-3', averagePoints: '89.2', homeRecord: '8-2', awayRecord: '4-1' },
};

describe('products', () => {
  it('come with cents, and pictures with the space they take', () => {
    const [product] = parseProducts([cap]);
    expect(product).toMatchObject({ id: 'product-cap', priceCents: 2999, sizes: ['One Size'] });
    const [navy, white] = product?.colors ?? [];
    expect(navy?.image.src).toBe(`/img/800/${sha1}-800x600.png`);
    expect(white?.image).toMatchObject({
      src: `/img/drawn-800/${sha1}-800x600.svg`,
      alt: 'A cap',
      width: 800,
      height: 600,
      srcset: `/img/drawn-480/${sha1}-800x600.svg 480w, /img/drawn-800/${sha1}-800x600.svg 800w`,
    });
  });

  it.each([
    [
      'a price with three decimals',
      { ...cap, price: 9.999 },
      'price: is not a dollar amount with at most two decimals (found: 9.999)',
    ],
    [
      'a price as text',
      { ...cap, price: '9.99' },
      'price: is not a dollar amount with at most two decimals (found: "9.99")',
    ],
    [
      'a negative price',
      { ...cap, price: -1 },
      'price: is not a dollar amount with at most two decimals (found: -1)',
    ],
    [
      'a size that is too long to be ordered',
      { ...cap, sizes: ['x'.repeat(61)] },
      'sizes[1]: is longer than 60 characters',
    ],
    ['no sizes', { ...cap, sizes: [] }, 'sizes: needs at least one size (found: [])'],
    [
      'a color without alternative text',
      {
        ...cap,
        colors: [
          ...cap.colors,
          { name: 'Red', hex: '#ff0000', image: { ...picture('svg'), alt: '' } },
        ],
      },
      'colors[3].image.alt: alternative text is missing (found: "")',
    ],
    [
      'a picture without a file',
      { ...cap, colors: [{ ...cap.colors[0], image: { alt: 'A cap', asset: null } }] },
      'colors[1].image.asset: has no picture (found: null)',
    ],
    ['a name that was deleted', { ...cap, name: undefined }, 'name: is missing (found: nothing)'],
  ])('with %s are refused by document and field', (_name, product, line) => {
    expect(() => parseProducts([product])).toThrow(
      `Content: the document "product-cap" has mistakes:\n  ${line}`,
    );
  });

  it('name every mistake at once', () => {
    expect(() => parseProducts([{ ...cap, price: null, hex: 1, sizes: [''] }])).toThrow(
      /price: .*\n {2}sizes\[1\]: is empty/,
    );
  });
});

describe('settings', () => {
  it('turn the amounts of staff into cents', () => {
    expect(parseSettings(settings)).toMatchObject({
      registrationFeeCents: 15_000,
      shippingCents: 599,
    });
  });

  it('that are not published say so', () => {
    expect(() => parseSettings(null)).toThrow(
      'Content: the document "siteSettings" is missing or not published.',
    );
  });

  it('with mistakes name the field', () => {
    expect(() => parseSettings({ ...settings, hours: [{ days: 'Monday' }] })).toThrow(
      /hours\[1\]\.times/,
    );
  });
});

describe('home', () => {
  it('names a missing text', () => {
    expect(() => parseHome({ heroImage: picture('svg') })).toThrow(
      /document "home".*\n {2}heroHeading: is missing/,
    );
  });
});

describe('team information', () => {
  it('falls back to the settings, in the default colors', () => {
    const team = defaultTeamInformation(withTeam(parseSettings(settings), undefined));
    expect(team).toMatchObject({
      teamName: 'Calusa Coast Hoops',
      city: 'Fort Myers',
      primaryColor: '#FF6B35',
    });
    expect(parseTeamInformation(JSON.stringify(team))).toEqual(team);
  });

  it('that is wrong is told by field, or as no JSON', () => {
    const team = {
      ...defaultTeamInformation(withTeam(parseSettings(settings), undefined)),
      primaryColor: 'orange',
    };
    expect(() => parseTeamInformation(JSON.stringify(team))).toThrow(
      /"TEAM_INFORMATION" has mistakes:\n {2}primaryColor: .*"orange"/,
    );
    expect(() => parseTeamInformation('{')).toThrow('TEAM_INFORMATION is not JSON.');
  });
});

describe('environment', () => {
  it('names every variable that is missing', () => {
    expect(() => readContentEnv({ SANITY_DATASET: '' })).toThrow(
      'The site cannot be built without its content:\n  SANITY_PROJECT_ID: is missing\n  SANITY_DATASET: is missing',
    );
  });

  it('shows drafts only with a token', () => {
    const drafts = { SANITY_PROJECT_ID: 'p', SANITY_DATASET: 'd', SANITY_PERSPECTIVE: 'drafts' };
    expect(() => readContentEnv(drafts)).toThrow(
      'SANITY_API_TOKEN: is missing: only a token may see drafts',
    );
    const env = readContentEnv({ ...drafts, SANITY_API_TOKEN: 'secret' });
    expect(createContentClient(env).config()).toMatchObject({ perspective: 'drafts' });
    expect(readContentEnv({ ...drafts, SANITY_PERSPECTIVE: '' }).SANITY_PERSPECTIVE).toBe(
      'published',
    );
  });

  it("stands on Sanity's own hosts unless told", () => {
    expect(
      readContentEnv({ SANITY_PROJECT_ID: 'p', SANITY_DATASET: 'd', SANITY_API_HOST: '' }),
    ).toMatchObject({
      SANITY_API_HOST: 'https://api.sanity.io',
      SANITY_IMAGE_BASE_URL: 'https://cdn.sanity.io',
    });
  });
});

describe('image addresses', () => {
  it('make a bitmap of a drawing for social networks', () => {
    expect(socialImageUrl(picture('svg'))).toBe(`/img/drawn-social/${sha1}-800x600.svg`);
  });

  it('are on our own site, in a width that the original has', () => {
    expect(imageUrl(picture('jpg'), 480)).toBe(`/img/480/${sha1}-800x600.jpg`);
    expect(imageUrl(picture('jpg'), 1080)).toBe(`/img/full/${sha1}-800x600.jpg`);
    expect(imageUrl(picture('svg'), 1080)).toBe(`/img/drawn-1080/${sha1}-800x600.svg`);
  });

  it('offer nothing wider than the original, and the original itself where it is cut short', () => {
    const widths = [480, 640, 1080] as const;
    const file = `${sha1}-800x600.jpg`;
    const { srcset, avif } = readImage(picture('jpg'), { widths, first: true });
    expect(srcset).toBe(`/img/480/${file} 480w, /img/640/${file} 640w, /img/full/${file} 800w`);
    expect(avif).toContain(`/img/avif-full/${file} 800w`);
    expect(readImage(picture('jpg'), { widths: [480, 800, 1080] }).srcset).toBe(
      `/img/480/${file} 480w, /img/800/${file} 800w`,
    );
  });
});

describe('the second color of a dot', () => {
  const parse = (secondHex: string) =>
    parseProducts([{ ...cap, colors: [{ ...cap.colors[0], secondHex }] }]);

  it('is kept, and is a color as the first is', () => {
    expect(parse('#FF6B35')[0]?.colors[0]).toMatchObject({ hex: '#1E3A8A', secondHex: '#FF6B35' });
    expect(() => parse('orange')).toThrow('secondHex: is not a color such as #1E3A8A');
  });
});
