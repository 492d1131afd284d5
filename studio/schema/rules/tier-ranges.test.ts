import { describe, expect, it } from 'vitest';
import { findRangeProblem } from './tier-ranges.ts';

const tier = (name: string, minAmount: number, maxAmount?: number | null) => ({
  _id: name,
  name,
  minAmount,
  ...(maxAmount !== undefined && { maxAmount }),
});

describe('tiers', () => {
  it('that follow one another are right, in whatever order they come', () => {
    expect(
      findRangeProblem([
        tier('Gold', 1000, null),
        tier('Bronze', 100, 249),
        tier('Silver', 250, 999),
      ]),
    ).toBeUndefined();
    expect(findRangeProblem([tier('Gold', 1000)])).toBeUndefined();
    expect(findRangeProblem([])).toBeUndefined();
  });

  it.each([
    ['overlap', tier('Bronze', 100, 300), 'overlap'],
    ['share one dollar', tier('Bronze', 100, 250), 'overlap'],
    ['leave a gap', tier('Bronze', 100, 200), 'Nobody can give $201'],
    ['are open below the top', tier('Bronze', 100), 'only the highest tier is open'],
    [
      'are open below the top, with null',
      tier('Bronze', 100, null),
      'only the highest tier is open',
    ],
  ])('that %s are told by name', (_name, bronze, message) => {
    const problem = findRangeProblem([tier('Silver', 250), bronze]);
    expect(problem).toContain(message);
    expect(problem).toContain('“Bronze”');
  });

  it('without a smallest amount yet are left alone', () => {
    expect(findRangeProblem([{ _id: 'new', name: 'New' }, tier('Gold', 100)])).toBeUndefined();
  });
});
