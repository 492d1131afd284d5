import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Game } from './game.ts';
import { computeSeasonStats, isWin, parseResult } from './season-stats.ts';

function played(result: string | null, rest: Partial<Game> = {}): Game {
  return {
    id: 'game-1',
    date: '2026-10-03',
    time: '19:00',
    opponent: 'Naples Tide',
    location: 'Calusa Fieldhouse',
    address: '1 Court Way, Fort Myers, FL',
    gameType: 'regular',
    isHomeGame: true,
    result,
    status: 'scheduled',
    sequence: 0,
    updatedAt: '2026-10-04T00:00:00Z',
    ...rest,
  };
}

describe('parseResult', () => {
  test.prop([fc.constantFrom('W', 'L', 'w', 'l'), fc.nat(199), fc.nat(199)])(
    'reads our points first',
    (letter, ours, theirs) => {
      const outcome = letter.toUpperCase() === 'W' ? 'won' : 'lost';
      const expected = { outcome, score: { ours, theirs } };
      expect(parseResult(`${letter} ${ours}-${theirs}`)).toEqual(expected);
      expect(parseResult(`  ${letter}  ${ours} – ${theirs} (OT)`)).toEqual(expected);
    },
  );

  test('a forfeit has an outcome and no score', () => {
    expect(parseResult('W forfeit')).toEqual({ outcome: 'won' });
    expect(parseResult('L (forfeit)')).toEqual({ outcome: 'lost' });
  });

  test('a tie is one only with its score', () => {
    expect(parseResult('T 70-70')).toEqual({ outcome: 'tied', score: { ours: 70, theirs: 70 } });
    expect(parseResult('T.B.D.')).toBeUndefined();
  });

  test.each([null, '', ' ', '85-72', 'TBD', 'Won 85-72', 'Lost', 'Waiting', '– 85-72'])(
    '%j is no result',
    (text) => {
      expect(parseResult(text)).toBeUndefined();
    },
  );
});

describe('isWin', () => {
  test.each([
    ['W 85-72', true],
    [' w 85-72', true],
    ['W forfeit', true],
    ['L 72-85', false],
    ['T 70-70', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isWin(text)).toBe(expected);
  });
});

describe('computeSeasonStats', () => {
  test('has nothing to tell without results', () => {
    expect(computeSeasonStats([])).toBeUndefined();
    expect(computeSeasonStats([played(null), played('TBD'), played('')])).toBeUndefined();
  });

  test('leaves scrimmages out', () => {
    const scrimmage = played('L 10-99', { gameType: 'scrimmage' });
    expect(computeSeasonStats([scrimmage])).toBeUndefined();
    expect(computeSeasonStats([scrimmage, played('W 80-70')])).toEqual({
      record: '1-0',
      averagePoints: '80.0',
      homeRecord: '1-0',
      awayRecord: '0-0',
    });
  });

  test('shows ties as a third figure, only where there are any', () => {
    const season = [played('W 80-70'), played('T 70-70', { isHomeGame: false })];
    expect(computeSeasonStats(season)).toEqual({
      record: '1-0-1',
      averagePoints: '75.0',
      homeRecord: '1-0',
      awayRecord: '0-0-1',
    });
  });

  test('a forfeit counts in the record and not in the average', () => {
    expect(computeSeasonStats([played('W 80-70'), played('W forfeit')])).toMatchObject({
      record: '2-0',
      averagePoints: '80.0',
    });
    expect(computeSeasonStats([played('L forfeit')])).toMatchObject({
      record: '0-1',
      averagePoints: '–',
    });
  });

  test('an average that lies half way rounds up', () => {
    const season = [89, 89, 89, 90].map((points) => played(`W ${points}-50`));
    expect(computeSeasonStats(season)?.averagePoints).toBe('89.3');
  });

  const results = fc.record({
    won: fc.boolean(),
    ours: fc.integer({ min: 0, max: 150 }),
    home: fc.boolean(),
  });

  test.prop([fc.array(results, { minLength: 1, maxLength: 40 })])(
    'home and away add up to the record, and the average lies within the points',
    (rows) => {
      const stats = computeSeasonStats(
        rows.map((row) =>
          played(`${row.won ? 'W' : 'L'} ${row.ours}-75`, { isHomeGame: row.home }),
        ),
      );
      const [wins = 0, losses = 0] = (stats?.record ?? '').split('-').map(Number);
      const [homeWins = 0, homeLosses = 0] = (stats?.homeRecord ?? '').split('-').map(Number);
      const [awayWins = 0, awayLosses = 0] = (stats?.awayRecord ?? '').split('-').map(Number);
      expect([homeWins + awayWins, homeLosses + awayLosses]).toEqual([wins, losses]);
      expect(wins).toBe(rows.filter((row) => row.won).length);
      expect(wins + losses).toBe(rows.length);
      const points = rows.map((row) => row.ours);
      const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
      expect(Math.abs(Number(stats?.averagePoints) - mean)).toBeLessThanOrEqual(0.0500001);
    },
  );
});
