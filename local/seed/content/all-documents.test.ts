import { describe, expect, it } from 'vitest';
import { centsFromDollars } from '#domain/money/money.ts';
import { allDocuments } from './all-documents.ts';

const ofType = (type: string) => allDocuments.filter((document) => document._type === type);
const walk = (value: unknown, visit: (node: Record<string, unknown>) => void): void => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>);
    for (const child of Object.values(value)) walk(child, visit);
  }
};

describe('the demo content', () => {
  it('has legal documents of 11, 14 and 10 sections, each with a version and a real date', () => {
    const legal = ofType('legalDocument').map(({ slug, sections, version, lastUpdated }) => ({
      slug,
      sections: Array.isArray(sections) ? sections.length : 0,
      version: /^\d+\.\d+$/.test(String(version)),
      dated: !Number.isNaN(Date.parse(String(lastUpdated))),
    }));
    expect(legal).toEqual([
      { slug: 'privacy', sections: 11, version: true, dated: true },
      { slug: 'terms', sections: 14, version: true, dated: true },
      { slug: 'liability-waiver', sections: 10, version: true, dated: true },
    ]);
  });

  it('shows every gallery category of the specification', () => {
    expect(new Set(ofType('galleryItem').map((item) => item.category))).toEqual(
      new Set([
        'Game Highlights',
        'Training',
        'Community',
        'Team Events',
        'Behind the Scenes',
        'Player Features',
        'Interviews',
      ]),
    );
  });

  it('allocates the whole of every gift', () => {
    const [page] = ofType('donatePage');
    const shares: number[] = [];
    walk(page?.fundAllocation, (node) => {
      if (typeof node.percent === 'number') shares.push(node.percent);
    });
    expect(shares).toEqual([40, 30, 20, 10]);
  });

  it('prices products and tiers in dollars and cents', () => {
    const amounts = [
      ...ofType('product').map(({ price }) => price),
      ...ofType('sponsorshipTier').map(({ minAmount }) => minAmount),
    ];
    expect(amounts.map((amount) => centsFromDollars(Number(amount)))).toEqual([
      2999, 2499, 4999, 5999, 3499, 1999, 250000, 100000, 25000, 10000,
    ]);
  });

  it('refers only to documents that exist, and keys every object in a list', () => {
    const ids = new Set(allDocuments.map((document) => document._id));
    const dangling: unknown[] = [];
    const unkeyed: unknown[] = [];
    walk(allDocuments, (node) => {
      if (typeof node._ref === 'string' && !ids.has(node._ref)) dangling.push(node._ref);
      for (const value of Object.values(node)) {
        if (!Array.isArray(value)) continue;
        unkeyed.push(
          ...value.filter((item) => typeof item === 'object' && item !== null && !('_key' in item)),
        );
      }
    });
    expect(dangling).toEqual([]);
    expect(unkeyed).toEqual([]);
  });

  it('keeps search descriptions to what a result page shows', () => {
    const long = allDocuments.filter(
      ({ seoDescription }) => String(seoDescription ?? '').length > 170,
    );
    expect(long.map((document) => document._id)).toEqual([]);
  });
});
