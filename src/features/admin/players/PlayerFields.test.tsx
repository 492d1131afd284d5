import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Player } from '#contracts/players/dashboard.ts';
import { PlayerFields } from './PlayerFields.tsx';

const RULES = { states: {}, ages: { from: 13, to: 17 }, grades: { from: 8, to: 12 } };
const PLAYER = { role: 'member', userId: null, pastSeason: null, age: 17, grade: 12 };

afterEach(() => {
  vi.unstubAllGlobals();
});

function offered(name: string): number[] {
  // The page of the dashboard, with the program's rules in it.
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(RULES) }) });
  const html = renderToStaticMarkup(<PlayerFields player={PLAYER as Player} errors={{}} />);
  const [select = ''] = new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html) ?? [];
  return [...select.matchAll(/value="(\d+)"/g)].map(([, value]) => Number(value));
}

test('a player who has grown out of the program’s ages can be given the age of today', () => {
  expect(offered('age')[0]).toBe(13);
  expect(offered('age')).toEqual(expect.arrayContaining([17, 18, 25]));
  expect(offered('grade')).toEqual([8, 9, 10, 11, 12]);
});
