import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Player } from '#contracts/players/dashboard.ts';
import { PlayerFields } from './PlayerFields.tsx';

const PLAYER = { role: 'member', userId: null, pastSeason: null, age: 17, grade: 12 };

function select(name: string, player: object = PLAYER): string {
  const html = renderToStaticMarkup(<PlayerFields player={player as Player} errors={{}} />);
  return new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(html)?.[0] ?? '';
}

const offered = (name: string) =>
  [...select(name).matchAll(/value="(\d+)"/g)].map(([, value]) => Number(value));

test('a player who is older or younger than the program’s ages can be given the age of today', () => {
  expect(offered('age')).toEqual(expect.arrayContaining([11, 12, 17, 18, 25]));
  expect(offered('grade')).toEqual(expect.arrayContaining([0, 6, 12]));
});

test('who came along with a gift or an order stays a supporter, and nobody else is offered that', () => {
  const supporter = select('role', { ...PLAYER, role: 'supporter', userId: 'ann' });
  expect(supporter).toMatch(/<option[^>]*selected=""[^>]*>Supporter</);
  expect(select('role')).toMatch(/<option[^>]*selected=""[^>]*>Team Member</);
  expect(select('role')).not.toContain('Supporter');
});
