import { beforeEach, expect, it, vi } from 'vitest';
import { parseHome } from './home.ts';

beforeEach(() => {
  vi.stubEnv('SANITY_PROJECT_ID', 'abc123');
  vi.stubEnv('SANITY_DATASET', 'production');
});

const picture = { alt: 'A gym', asset: { _ref: `image-${'a'.repeat(40)}-1600x1000-jpg` } };
const home = {
  heroHeading: 'Play hard.',
  heroText: 'For all.',
  heroImage: picture,
  features: [],
  seoTitle: 'Title',
  seoDescription: 'Description',
};
const typesOf = (blocks?: unknown) => parseHome({ ...home, blocks }).blocks.map((it) => it._type);
const voice = { _type: 'voiceBlock', quote: 'They asked.', person: 'The Bells' };

it('a program that never chose has the blocks that need no text of its own', () => {
  const usual = ['gamesBlock', 'feeBlock', 'photosBlock', 'sponsorsBlock', 'giveBlock'];
  expect(typesOf()).toEqual(usual);
  expect(typesOf(null)).toEqual(usual);
  expect(typesOf([])).toEqual([]);
});

it('blocks stand in the staff’s order, without those that are switched off', () => {
  const given = [
    { _type: 'giveBlock', shown: true },
    { _type: 'photosBlock', shown: false },
    { _type: 'feeBlock' },
  ];
  expect(typesOf(given)).toEqual(['giveBlock', 'feeBlock']);
});

it('a quotation stands with its picture or without', () => {
  const [without, withOne] = parseHome({
    ...home,
    blocks: [voice, { ...voice, image: picture }],
  }).blocks;
  expect(without).toMatchObject({ person: 'The Bells', image: null });
  expect(withOne).toMatchObject({ image: { alt: 'A gym', width: 1600, height: 1000 } });
});

it('a picture that was removed in the Studio leaves its words behind, and is none', () => {
  const removed = { _type: 'image', alt: 'A gym' };
  const [block] = parseHome({ ...home, blocks: [{ ...voice, image: removed }] }).blocks;
  expect(block).toMatchObject({ person: 'The Bells', image: null });
});

it.each([
  [{ _type: 'weatherBlock' }, 'blocks[1]._type: is none of the home page’s blocks'],
  [{ ...voice, quote: '' }, 'blocks[1].quote: is empty'],
  [{ _type: 'numbersBlock', figures: [] }, 'blocks[1].figures: needs at least one figure'],
  [
    { _type: 'datesBlock', dates: [{ date: 'soon', title: 'Camp' }] },
    'blocks[1].dates[1].date: is not a date such as 2026-12-05',
  ],
])('%j is refused by its field', (block, line) => {
  expect(() => parseHome({ ...home, blocks: [block] })).toThrow(line);
});
