import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Player } from '#contracts/players/dashboard.ts';
import { PlayerFields } from './PlayerFields.tsx';

const PLAYER = { role: 'member', userId: null, pastSeason: null, age: 17, grade: 12 };

function offered(name: string): number[] {
  const html = renderToStaticMarkup(<PlayerFields player={PLAYER as Player} errors={{}} />);
  const [select = ''] = new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html) ?? [];
  return [...select.matchAll(/value="(\d+)"/g)].map(([, value]) => Number(value));
}

test('a player who is older or younger than the program’s ages can be given the age of today', () => {
  expect(offered('age')).toEqual(expect.arrayContaining([11, 12, 17, 18, 25]));
  expect(offered('grade')).toEqual(expect.arrayContaining([0, 6, 12]));
});
