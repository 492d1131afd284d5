import { describe, expect, it } from 'vitest';
import { bandTones } from './band-tones.ts';
import { filledBlocks } from './filled-blocks.ts';

const BLOCKS = [
  { _type: 'gamesBlock' },
  { _type: 'photosBlock' },
  { _type: 'sponsorsBlock' },
  { _type: 'giveBlock' },
];
const types = (blocks: readonly { _type: string }[]) => blocks.map(({ _type }) => _type);

describe('the blocks of the home page', () => {
  it('keep their order, whatever it is', () => {
    const having = { photos: ['a'], sponsors: ['b'], today: '2026-11-21' };
    expect(filledBlocks(BLOCKS, having)).toEqual(BLOCKS);
    expect(filledBlocks(BLOCKS.toReversed(), having)).toEqual(BLOCKS.toReversed());
  });

  it('without a photo or a sponsor are not there', () => {
    const having = { photos: [], sponsors: [], today: '2026-11-21' };
    expect(types(filledBlocks(BLOCKS, having))).toEqual(['gamesBlock', 'giveBlock']);
  });

  it('show the dates of today and later in order, and go with the last', () => {
    const dates = ['2026-12-19', '2026-11-20', '2026-11-21'].map((date) => ({ date }));
    const on = (today: string) =>
      filledBlocks([{ _type: 'datesBlock', dates }], { photos: [], sponsors: [], today });
    expect(on('2026-11-21')).toEqual([
      { _type: 'datesBlock', dates: [{ date: '2026-11-21' }, { date: '2026-12-19' }] },
    ]);
    expect(on('2026-12-20')).toEqual([]);
  });

  it('keep the dates that come after those which are shown', () => {
    const dates = Array.from({ length: 20 }, (_, index) => ({ date: `2026-12-${index + 10}` }));
    const having = { photos: [], sponsors: [], today: '2026-12-12' };
    const [block] = filledBlocks([{ _type: 'datesBlock', dates }], having);
    expect(block?.dates).toEqual(dates.slice(2));
  });

  it('lie tinted and plain by turns, whatever has a ground of its own between them', () => {
    const types = [
      'feeBlock',
      'gamesBlock',
      'datesBlock',
      'voiceBlock',
      'photosBlock',
      'giveBlock',
    ];
    expect(bandTones(types)).toEqual(['tint', 'plain', 'plain', 'plain', 'tint', 'plain']);
  });
});
