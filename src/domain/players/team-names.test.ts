import { expect, test } from 'vitest';
import { isSameTeam, teamsOf } from './team-names.ts';

test.each([
  ['Hawks', 'hawks', true],
  ['U14 Boys', ' u14  boys', true],
  ['Águilas', 'aguilas', true],
  ['U14 - Boys', 'U14 Boys', true],
  ['U14 Boys', 'U14_Boys.', true],
  ['St. Mark’s', "St Mark's", true],
  ['Hawks', 'Hawks B', false],
  ['12U', '12U+', false],
  ['Boys A', 'Boys A+', false],
  ['Hawks 🔴', 'Hawks 🔵', false],
  ['Southwestfloridahawks', 'Southwestfloridaterns', false],
  ['U14', 'U15', false],
  ['★', '★', true],
  ['★', '☆', false],
])('%s and %s are one team: %s', (one, other, isSame) => {
  expect(isSameTeam(one, other)).toBe(isSame);
});

test('each team is named once, as most write it', () => {
  expect(teamsOf(['hawks', 'Terns', 'HAWKS', 'Hawks', 'HAWKS'])).toEqual(['HAWKS', 'Terns']);
  expect(teamsOf(['Hawks', 'hawks'])).toEqual(teamsOf(['hawks', 'Hawks']));
  expect(teamsOf([])).toEqual([]);
});
